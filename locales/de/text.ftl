# The table in words, for those who listen or who want it large.

text-now = Was gerade ist
text-round = Runde { $round }: { $innkeeper } hat den Zapfhahn
text-waits = Der Tisch wartet auf { $names }
text-can = Was du tun kannst
text-nothing = Im Augenblick nichts.
text-why = Was nicht geht, und warum nicht
text-options = Möglichkeiten

# Polterfass. $total and $result are texts with their sign.
text-barrels = Fässer
text-none-standing = Kein Fass steht
text-standing = { $count ->
    [one] Ein Fass steht, Summe { $sum }:
   *[other] { $count } Fässer stehen, Summe { $sum }:
}
text-lying = { $count ->
    [0] Auf dem Bierdeckel liegt kein Fass
    [one] Auf dem Bierdeckel liegt ein Fass
   *[other] Auf dem Bierdeckel liegen { $count } Fässer
}
text-cup = { $count ->
    [0] Der Becher ist leer
    [one] Im Becher ist ein Fass
   *[other] Im Becher sind { $count } Fässer
}
text-orders = Bestellungen
text-ordered = { $name } hat bestellt
text-person = { $name }: insgesamt { $total }{ $status ->
    [none] { "" }
   *[other] { ", " }{ $status }
}
text-pad-round = Runde { $round }, Wirt { $innkeeper }: { $served } ausgeschenkt, { $ordered } bestellt.
text-pad-failed = Runde { $round }, Wirt { $innkeeper }: gescheitert.
text-pad-seat = { $name } { $result } (insgesamt { $total })

# Goldbräu.
text-contest = Eine umstrittene Einsetzung
text-turned = Aufgedeckte Karten: { $cards }
text-money = { $name } hat jetzt { $money } Taler
text-rank = { $place } { $name }, { $money } Taler
text-breweries = Brauereien
text-supplies = Beliefert { $gardens }
text-supplies-none = Beliefert keinen Biergarten
text-garden = Biergarten { $garden }
text-row = { $count ->
    [one] Reihe { $row }, Spalte { $columns }
   *[other] Reihe { $row }, Spalten { $columns }
}
text-column = { $parasol ->
    [yes] { $column } mit Sonnenschirm
   *[other] { $column }
}
text-free = Freie Felder
text-firm-pays = { $firm }: { $paid }
