# What is shown of a link before it is followed. Plain texts without arguments, each on one line.

preview-title = Stammtisch
preview-text = Две трактирные игры в браузере: Polterfass на 3–6 человек и Goldbräu на 3 или 4, с друзьями или против компьютера.
# A link to a table. It tells nothing of the table, not even whether there is one.
preview-table-title = Приглашение за Stammtisch
preview-table-text = За столом тебя ждёт место. Polterfass или Goldbräu, в браузере, без регистрации.
