# What is shown of a link before it is followed. Plain texts without arguments, each on one line.

preview-title = Stammtisch
preview-text = Zwei Wirtshausspiele im Browser: Polterfass für 3 bis 6 und Goldbräu für 3 oder 4, mit Freunden oder gegen den Computer.
# A link to a table. It tells nothing of the table, not even whether there is one.
preview-table-title = Eine Einladung an den Stammtisch
preview-table-text = An einem Tisch ist ein Platz für dich frei. Polterfass oder Goldbräu, im Browser, ohne Konto.
