# What the page says at a table of Goldbräu.

# Titles of the tab.
garden-title = Goldbräu
garden-title-your-turn = Tocca a te – Goldbräu
garden-title-over = Partita finita – Goldbräu

# Figures, actions, days.
garden-figure-drunkard = Ubriacone
garden-figure-waitress = Cameriera
garden-action-expand = Ampliare
garden-action-expand-does = un giardino
garden-action-appoint = Nominare
garden-action-appoint-does = gestore o contratto
garden-action-buy = Comprare
garden-action-buy-does = una carta
garden-alone-twice = in solitario: due volte
garden-alone-buy = in solitario: 2 talleri
garden-day-1 = { name-day-1 }
garden-day-2 = { name-day-2 }
garden-day-3 = { name-day-3 }
garden-day-4 = { name-day-4 }
garden-day-5 = { name-day-5 }
garden-day-6 = { name-day-6 }
garden-day-7 = { name-day-7 }
garden-day-short-1 = lu
garden-day-short-2 = ma
garden-day-short-3 = me
garden-day-short-4 = gi
garden-day-short-5 = ve
garden-day-short-6 = sa
garden-day-short-7 = do
garden-week = Settimana { $week }
garden-week-now = Settimana { $week }, { $day }. Comincia { $start }.
garden-week-before = Le tre settimane non sono ancora cominciate.

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
garden-ask-lot = La sorte decide chi comincia…
garden-ask-signs = Si distribuiscono le insegne…
garden-ask-deal = Si distribuiscono le carte…
garden-ask-lay-out = Si scoprono nuove carte…
garden-ask-blind = Una carta dal mazzo…
garden-ask-keep = Tieni coperte due carte
garden-ask-keep-detail = { $count ->
    [one] Mostri l’altra: diventa un gettone.
   *[other] Mostri le altre { $count }: ognuna diventa un gettone sul suo esercizio.
}
garden-ask-keep-other = Stanno scegliendo: { $names }
garden-ask-bosses = Metti un gestore su un esercizio
garden-ask-bosses-detail = { $left ->
    [one] Senza quota, senza ostacoli. È l’ultimo prima della partita.
   *[other] Senza quota, senza ostacoli. Prima della partita ne metti { $left }.
}
garden-ask-bosses-other = { $seat } mette un gestore
garden-ask-day-detail = Settimana { $week }, { $day }. { $days ->
    [0] Stasera è giorno di paga.
    [one] Domani è giorno di paga.
   *[other] Giorno di paga tra { $days } giorni.
}
garden-ask-pick = Scegli la tua azione di oggi
garden-ask-pick-other = Stanno scegliendo: { $names }
garden-ask-picked-detail = La tua scelta: { $action }. Si scopre tutto insieme.
garden-ask-expand = Ampliare: una casella per { $gardens }
garden-ask-expand-none = Ampliare: nessuna casella va bene
garden-ask-expand-other = { $seat } amplia un giardino
garden-ask-cuts-detail = { $count ->
    [one] 1 casella resta isolata e torna libera.
   *[other] { $count } caselle restano isolate e tornano libere.
}
garden-ask-which-garden-detail = Quale giardino? Tocca di nuovo la casella, oppure la locanda.
garden-ask-twice-detail = L’hai scelta solo tu: puoi farla due volte.
garden-ask-appoint = Nomina un gestore o stipula un contratto
garden-ask-appoint-detail = Per un contratto: prima il birrificio, poi il giardino, entrambi col tuo gestore.
garden-ask-appoint-other = { $seat } nomina o stipula un contratto
garden-ask-contract-end-detail = { $firm }: un contratto con chi?
garden-ask-may-block-detail = { $owner } potrebbe bloccare.
garden-ask-qualify-detail = Per farlo scopri una carta di { $firm }.
garden-ask-unblocked-detail = Nessuno può bloccare.
garden-ask-block = { $challenger } vuole gestire { $firm }
garden-ask-block-detail = Puoi bloccare con più gettoni di tutti gli altri insieme.
garden-ask-block-other = { $seat } può bloccare { $challenger }: { $firm }
garden-ask-break = { $owner } ti blocca: { $firm }
garden-ask-break-detail = Scopri carte finché cade la maggioranza, oppure cedi.
garden-ask-break-other = { $owner } blocca, { $seat } può rompere la maggioranza
garden-ask-buy = Compra una carta per { $price } talleri
garden-ask-buy-detail = Hai { $money } talleri e ancora { $stones } gettoni.
garden-ask-buy-other = { $seat } compra per { $price } talleri
garden-ask-drawn = Pescata: { $card }. Mostrarla o tenerla coperta?
garden-ask-drawn-detail = Mostrata, è un gettone e rende; coperta, può sorprendere.
garden-ask-drawn-other = { $seat } guarda la carta
garden-ask-move = { $figure ->
    [drunkard] Dove va l’ubriacone?
   *[other] Dove va la cameriera?
}
garden-ask-move-detail = { $figure ->
    [drunkard] Al suo giardino costa 12 talleri nel giorno di paga. Tocca un giardino.
   *[other] Al suo giardino porta 20 talleri nel giorno di paga. Tocca un giardino.
}
garden-ask-move-other = { $figure ->
    [drunkard] { $seat } muove l’ubriacone
   *[other] { $seat } muove la cameriera
}
garden-ask-turn-over = Prima della paga: scoprire carte?
garden-ask-turn-over-detail = Scoperta, una carta diventa un gettone. Coperta non rende nulla.
garden-ask-turn-over-other = { $seat } può scoprire carte prima della paga
garden-ask-over-won = Hai vinto con { $money } talleri!
garden-ask-over = { $winners-count ->
    [1] { $winners } vince con { $money } talleri
   *[other] { $winners } vincono con { $money } talleri a testa
}
garden-ask-over-detail = Le tre settimane sono finite.

# The golden button and its neighbour.
garden-do-keep = Tieni: { $cards }
garden-do-place-boss = Metti un gestore: { $firm }
garden-do-pick = Scegli: { $action }
garden-do-annex = Annetti: { $garden }
garden-do-shift = Sposta: { $from } → { $to }
garden-do-appoint = Nomina: { $firm }
garden-do-contract = Contratto: { $brewery } – { $garden }
garden-do-block = { $cards ->
    [0] Blocca
    [one] Scopri 1 carta e blocca
   *[other] Scopri { $cards } carte e blocca
}
garden-do-break = { $cards ->
    [one] Scopri 1 carta: rompi la maggioranza
   *[other] Scopri { $cards } carte: rompi la maggioranza
}
garden-do-buy = Compra: { $card }, { $price }
garden-do-buy-blind = Pesca dal mazzo per { $price }
garden-do-keep-hidden = Tieni coperta
garden-do-show = Mostra la carta
garden-do-move = Verso { $garden }
garden-do-turn-over = Scopri: { $firm }
garden-do-decline = Rinuncia
garden-do-let-be = Lascia fare
garden-do-give-in = Cedi
garden-do-no-more = Basta così
garden-do-none-keep = Scegli due carte
garden-do-none-bosses = Scegli un esercizio
garden-do-none-pick = Scegli un’azione
garden-do-none-expand = Scegli una casella
garden-do-none-appoint = Scegli un esercizio
garden-do-none-contract = Scegli la controparte
garden-do-none-block = Scegli quante
garden-do-none-break = Scegli quante
garden-do-none-buy = Scegli una carta
garden-do-none-move = Scegli un giardino
garden-do-none-turn-over = Scegli una carta

# What everybody is about.
garden-status-keep = sceglie
garden-status-bosses = mette un gestore
garden-status-pick = sceglie
garden-status-expand = amplia
garden-status-appoint = nomina
garden-status-block = può bloccare
garden-status-break = trova un blocco
garden-status-buy = compra
garden-status-drawn = ha pescato
garden-status-move = muove
garden-status-turn-over = può scoprire
garden-status-chosen = ha scelto

# The board and what lies on it, for those who listen.
garden-board = La piazza
garden-board-spaces = Caselle
garden-zoom-in = Più vicino
garden-zoom-out = Più lontano
garden-label-space = Riga { $row }, colonna { $column }{ $parasol ->
    [yes] , ombrellone
   *[other] { "" }
}, { $garden ->
    [none] libera
   *[other] { $garden }
}
garden-label-stones = { $count ->
    [one] { $name }: 1 gettone
   *[other] { $name }: { $count } gettoni
}
garden-label-no-stones = Nessun gettone
garden-label-no-boss = Nessun gestore
garden-label-boss = Gestore di { $name }
garden-label-boss-fresh = Gestore di { $name }, da oggi
garden-label-crown = Maggioranza: { $name }
garden-label-lone = Gettone solo a rischio: { $name }
garden-label-signs = { $count ->
    [one] 1 insegna libera
   *[other] { $count } insegne libere
}
garden-label-supplier = Fornitore: { $brewery }
garden-label-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
garden-label-person = { $name }: { $money } talleri, carte coperte { $hidden }, gettoni { $stones }, gestori { $bosses }. { $status }
garden-label-guest = { $figure ->
    [drunkard] L’ubriacone è qui
   *[other] La cameriera è qui
}
garden-label-start = Comincia oggi
garden-label-payday = Ha il segnalino di paga
garden-label-hidden = { $card }, coperta
garden-label-drawn = { $card }, appena pescata
garden-label-offer = { $card }{ $priced ->
    [yes] { " " }per { $price } talleri
   *[other] { "" }
}
garden-label-pile = { $count ->
    [one] Mazzo, 1 carta
   *[other] Mazzo, { $count } carte
}
garden-note-share = quota
garden-note-figure = muove 0–2
garden-note-drawn = pescata
garden-actions = Le tue carte azione
garden-picks = Le azioni di oggi
garden-hidden = Le tue carte coperte
garden-count = Quante carte scoprire?
garden-keep-cards = Le tue carte
garden-keep-keep = tieni
garden-keep-show = mostra
garden-offers = In vendita
garden-pile = Mazzo
garden-paper = Previsione, offerte, cronaca
garden-forecast = Se si pagasse ora
garden-forecast-more = Esercizio per esercizio
garden-forecast-divides = divide
garden-today = Oggi
garden-today-line = { $action }: { $names }{ $alone ->
    [yes] { " " }(in solitario)
   *[other] { "" }
}
garden-today-none = Tutte le azioni sono ancora coperte.

# A contested appointment.
garden-duel-title = Chi gestisce { $firm }?
garden-duel-detail = Il gestore resta solo con più gettoni di tutti gli altri insieme.
garden-duel-challenger = sfida
garden-duel-owner = ha il gestore
garden-duel-blocked = Bloccato!
garden-duel-appointed = Fatto!
garden-duel-balance = { $own } gettoni contro { $others }
garden-duel-turned = Carte scoperte
garden-duel-side = { $name }: gettoni { $stones }, carte coperte { $hidden }

# Payday.
garden-payday-title = Giorno di paga, settimana { $week }
garden-payday-detail = Prima tutti i giardini, poi i birrifici.
garden-paydays-none = Nessun giorno di paga finora.
garden-panel-paydays = Paghe
garden-pay-firm = Esercizio
garden-pay-takings = Incasso
garden-pay-half = al birrificio
garden-pay-each = a gettone
garden-pay-total = Totale
garden-pay-salary = con stipendio
garden-pay-salary-of = stipendio
garden-pay-bank = alla banca
garden-pay-next = Avanti
garden-pay-skip = Alla tabella
garden-pay-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
garden-pay-parasols = { $count ->
    [one] 1 ombrellone
   *[other] { $count } ombrelloni
}
garden-pay-line = { $name } { $amount }
garden-pay-label = { $firm }: { $takings } talleri, { $each } a gettone. { $paid ->
    [none] Nessuno riceve nulla.
   *[other] { $paid }.
}
garden-over-detail = Si mostrano le carte coperte; non rendono più nulla.
garden-chart = I soldi in tre settimane

# Keys.
garden-keys-number = scegliere carta, azione o bersaglio
garden-keys-next = la possibilità seguente
garden-keys-arrows = di casella in casella
garden-keys-zoom = ingrandire, ridurre la piazza
garden-keys-decline = il pulsante marrone: rinunciare
garden-keys-paper = aprire previsione e cronaca
