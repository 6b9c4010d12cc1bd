# Che cosa pensa la casa di ogni scelta. Le probabilità sono percentuali, come testo: intere o con un decimo.
advice-title = Consiglio della casa
advice-about = Quanto è probabile vincere con ogni scelta. Toccane una per prepararla.
advice-asking = La casa sta calcolando…
advice-slow = La casa calcola ancora. Puoi decidere anche senza.
advice-first = La migliore: { $choice }, { $percent }% di vincere.
advice-percent = { $percent }%
advice-range = { $low }–{ $high }
advice-best = , buona come la migliore
advice-legend = In oro: buona come la migliore, per quanto si può dire. Linea sottile: il margine d’errore.
advice-legend-exact = In oro: la migliore. Calcolo esatto.
advice-rough = Solo una stima: la casa ha avuto poco tempo.
advice-order = Ordine { $sum }
advice-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
advice-back = { $tops } rimesso
advice-destroys = guasta { $tops }
advice-doubles = raddoppia { $tops }
advice-space = riga { $row }, colonna { $column }{ $parasol ->
    [yes] , ombrellone
   *[other] { "" }
}
