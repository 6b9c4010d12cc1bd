# What is shown of a link before it is followed. Plain texts without arguments, each on one line.

preview-title = Stammtisch
preview-text = Due giochi da taverna nel browser: Polterfass per 3–6 e Goldbräu per 3 o 4, con gli amici o contro il computer.
# A link to a table. It tells nothing of the table, not even whether there is one.
preview-table-title = Un invito allo Stammtisch
preview-table-text = A un tavolo c’è un posto per te. Polterfass o Goldbräu, nel browser, senza registrazione.
