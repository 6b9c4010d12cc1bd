# What is shown of a link before it is followed. Plain texts without arguments, each on one line.

preview-title = Stammtisch
preview-text = Deux jeux de taverne dans le navigateur : Polterfass à 3–6 et Goldbräu à 3 ou 4, entre amis ou contre l’ordinateur.
# A link to a table. It tells nothing of the table, not even whether there is one.
preview-table-title = Une invitation au Stammtisch
preview-table-text = Une place t’attend à une table. Polterfass ou Goldbräu, dans le navigateur, sans compte.
