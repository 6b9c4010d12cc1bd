# Was das Haus von jeder Wahl hält. Chancen sind Prozent, als Text: ganze oder mit einem Zehntel.
advice-title = Rat des Hauses
advice-about = So wahrscheinlich gewinnst du mit jeder Wahl. Tippe eine an, um sie vorzubereiten.
advice-asking = Das Haus rechnet …
advice-slow = Das Haus rechnet noch. Du kannst auch ohne Rat entscheiden.
advice-first = Am besten: { $choice }, { $percent } % Gewinnchance.
advice-percent = { $percent } %
advice-range = { $low }–{ $high }
advice-best = , so gut wie das Beste
advice-legend = Golden: so gut wie das Beste, soweit man es sagen kann. Dünne Linie: so weit kann es danebenliegen.
advice-legend-exact = Golden: das Beste. Genau berechnet.
advice-rough = Nur eine grobe Schätzung: Das Haus hatte wenig Zeit zum Rechnen.
advice-order = Bestellung { $sum }
advice-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
advice-back = { $tops } zurück
advice-destroys = verdirbt { $tops }
advice-doubles = verdoppelt { $tops }
advice-space = Reihe { $row }, Spalte { $column }{ $parasol ->
    [yes] , Sonnenschirm
   *[other] { "" }
}
