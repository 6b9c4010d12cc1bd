# What the house thinks of each choice. Chances are percent, as text: whole ones, or with a tenth.
advice-title = Advice from the house
advice-about = How likely you win the game with each choice. Press one to get it ready.
advice-asking = The house is reckoning…
advice-slow = Still reckoning. You can decide without it.
advice-first = Best: { $choice }, { $percent }% to win.
advice-percent = { $percent }%
advice-range = { $low }–{ $high }
advice-best = , as good as the best
advice-legend = Gold: as good as the best, as far as can be told. The thin line: how far off it may be.
advice-legend-exact = Gold: the best. Reckoned exactly.
advice-rough = Only a rough guess: the house had little time to reckon.
advice-order = Order { $sum }
advice-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
advice-back = { $tops } back in
advice-destroys = spoils { $tops }
advice-doubles = doubles { $tops }
advice-space = row { $row }, column { $column }{ $parasol ->
    [yes] , parasol
   *[other] { "" }
}
