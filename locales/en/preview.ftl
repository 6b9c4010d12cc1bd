# What is shown of a link before it is followed. Plain texts without arguments, each on one line.

preview-title = Stammtisch
preview-text = Two tavern games in the browser: Polterfass for 3 to 6 and Goldbräu for 3 or 4, with friends or against the computer.
# A link to a table. It tells nothing of the table, not even whether there is one.
preview-table-title = An invitation to the Stammtisch
preview-table-text = Somebody has kept a chair for you at a table. Polterfass or Goldbräu, in the browser, without an account.
