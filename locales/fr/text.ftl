# The table in words, for those who listen or who want it large.

text-now = Ce qui se passe
text-round = Tour { $round } : { $innkeeper } tient le robinet
text-waits = La table attend { $names }
text-can = Ce que tu peux faire
text-nothing = Rien pour le moment.
text-why = Ce qui ne peut pas être choisi, et pourquoi
text-options = Possibilités

# Polterfass. $total and $result are texts with their sign.
text-barrels = Tonneaux
text-none-standing = Aucun tonneau n’est debout
text-standing = { $count ->
    [one] Un tonneau debout, somme { $sum } :
   *[other] { $count } tonneaux debout, somme { $sum } :
}
text-lying = { $count ->
    [0] Aucun tonneau n’est couché sur le sous-bock
    [one] Un tonneau est couché sur le sous-bock
   *[other] { $count } tonneaux sont couchés sur le sous-bock
}
text-cup = { $count ->
    [0] Le gobelet est vide
    [one] Un tonneau est dans le gobelet
   *[other] { $count } tonneaux sont dans le gobelet
}
text-orders = Commandes
text-ordered = { $name } a commandé
text-person = { $name } : { $total } en tout{ $status ->
    [none] { "" }
   *[other] { ", " }{ $status }
}
text-pad-round = Tour { $round }, { $innkeeper } au robinet : { $served } servies, { $ordered } commandées.
text-pad-failed = Tour { $round }, { $innkeeper } au robinet : échec.
text-pad-seat = { $name } { $result } ({ $total } en tout)

# Goldbräu.
text-contest = Une nomination contestée
text-turned = Cartes retournées : { $cards }
text-money = { $name } a maintenant { $money } thalers
text-rank = { $place } { $name }, { $money } thalers
text-breweries = Brasseries
text-supplies = Fournit { $gardens }
text-supplies-none = Ne fournit aucun jardin
text-garden = Jardin { $garden }
text-row = { $count ->
    [one] Rangée { $row }, colonne { $columns }
   *[other] Rangée { $row }, colonnes { $columns }
}
text-column = { $parasol ->
    [yes] { $column } avec parasol
   *[other] { $column }
}
text-free = Cases libres
text-firm-pays = { $firm } : { $paid }
