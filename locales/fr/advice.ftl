# Ce que la maison pense de chaque choix. Les chances sont des pourcentages, en texte : entiers ou avec un dixième.
advice-title = Conseil de la maison
advice-about = Tes chances de gagner la partie avec chaque choix. Touches-en un pour le préparer.
advice-asking = La maison calcule…
advice-slow = La maison calcule encore. Tu peux décider sans elle.
advice-first = Le mieux : { $choice }, { $percent } % de chances.
advice-percent = { $percent } %
advice-range = { $low }–{ $high }
advice-best = , aussi bon que le meilleur
advice-legend = En or : aussi bon que le meilleur, autant qu’on puisse dire. Trait fin : la marge d’erreur.
advice-legend-exact = En or : le meilleur. Calcul exact.
advice-rough = Une simple estimation : la maison a eu peu de temps.
advice-order = Commande { $sum }
advice-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
advice-back = { $tops } remis
advice-destroys = gâte { $tops }
advice-doubles = double { $tops }
advice-space = rangée { $row }, colonne { $column }{ $parasol ->
    [yes] , parasol
   *[other] { "" }
}
