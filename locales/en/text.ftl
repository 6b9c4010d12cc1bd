# The table in words, for those who listen or who want it large.

text-now = What is going on
text-round = Round { $round }: { $innkeeper } keeps the tap
text-waits = The table waits for { $names }
text-can = What you can do
text-nothing = Nothing for the moment.
text-why = What can’t be chosen, and why
text-options = Possibilities

# Polterfass. $total and $result are texts with their sign.
text-barrels = Barrels
text-none-standing = No barrel stands
text-standing = { $count ->
    [one] One barrel stands, sum { $sum }:
   *[other] { $count } barrels stand, sum { $sum }:
}
text-lying = { $count ->
    [0] No barrel lies on the coaster
    [one] One barrel lies on the coaster
   *[other] { $count } barrels lie on the coaster
}
text-cup = { $count ->
    [0] The cup is empty
    [one] One barrel is in the cup
   *[other] { $count } barrels are in the cup
}
text-orders = Orders
text-ordered = { $name } has ordered
text-person = { $name }: { $total } in all{ $status ->
    [none] { "" }
   *[other] { ", " }{ $status }
}
text-pad-round = Round { $round }, { $innkeeper } kept the tap: { $served } served, { $ordered } ordered.
text-pad-failed = Round { $round }, { $innkeeper } kept the tap and failed.
text-pad-seat = { $name } { $result } ({ $total } in all)

# Goldbräu.
text-contest = A contested appointment
text-turned = Cards turned over: { $cards }
text-money = { $name } now has { $money } thalers
text-rank = { $place } { $name }, { $money } thalers
text-breweries = Breweries
text-supplies = Supplies { $gardens }
text-supplies-none = Supplies no garden
text-garden = Beer garden { $garden }
text-row = { $count ->
    [one] Row { $row }, column { $columns }
   *[other] Row { $row }, columns { $columns }
}
text-column = { $parasol ->
    [yes] { $column } with a parasol
   *[other] { $column }
}
text-free = Free spaces
text-firm-pays = { $firm }: { $paid }
