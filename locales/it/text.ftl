# The table in words, for those who listen or who want it large.

text-now = Che cosa succede
text-round = Turno { $round }: la spina è di { $innkeeper }
text-waits = Il tavolo aspetta { $names }
text-can = Che cosa puoi fare
text-nothing = Per ora niente.
text-why = Che cosa non si può scegliere, e perché
text-options = Possibilità

# Polterfass. $total and $result are texts with their sign.
text-barrels = Botti
text-none-standing = Nessuna botte è dritta
text-standing = { $count ->
    [one] Una botte dritta, somma { $sum }:
   *[other] { $count } botti dritte, somma { $sum }:
}
text-lying = { $count ->
    [0] Nessuna botte rovesciata sul sottobicchiere
    [one] Una botte rovesciata sul sottobicchiere
   *[other] { $count } botti rovesciate sul sottobicchiere
}
text-cup = { $count ->
    [0] Il bussolotto è vuoto
    [one] Una botte è nel bussolotto
   *[other] { $count } botti sono nel bussolotto
}
text-orders = Ordinazioni
text-ordered = { $name } ha ordinato
text-person = { $name }: { $total } in tutto{ $status ->
    [none] { "" }
   *[other] { ", " }{ $status }
}
text-pad-round = Turno { $round }, alla spina { $innkeeper }: { $served } spillati, { $ordered } ordinati.
text-pad-failed = Turno { $round }, alla spina { $innkeeper }: sballato.
text-pad-seat = { $name } { $result } ({ $total } in tutto)

# Goldbräu.
text-contest = Una nomina contesa
text-turned = Carte scoperte: { $cards }
text-money = { $name } ora ha { $money } talleri
text-rank = { $place } { $name }, { $money } talleri
text-breweries = Birrifici
text-supplies = Fornisce { $gardens }
text-supplies-none = Non fornisce nessun giardino
text-garden = Giardino { $garden }
text-row = { $count ->
    [one] Riga { $row }, colonna { $columns }
   *[other] Riga { $row }, colonne { $columns }
}
text-column = { $parasol ->
    [yes] { $column } con ombrellone
   *[other] { $column }
}
text-free = Caselle libere
text-firm-pays = { $firm }: { $paid }
