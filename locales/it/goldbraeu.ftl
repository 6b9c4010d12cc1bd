# The game of Goldbräu. The words are those of docs/glossary.md.

# Firms.
goldbraeu-firm-krug = Zum Krug
goldbraeu-firm-eiche = Zur Eiche
goldbraeu-firm-baeren = Zum Bären
goldbraeu-firm-post = Zur Post
goldbraeu-firm-hirschen = Zum Hirschen
goldbraeu-firm-adler = Zum Adler
goldbraeu-firm-mayerbraeu = Mayerbräu
goldbraeu-firm-steinbraeu = Steinbräu
goldbraeu-firm-kramerbraeu = Kramerbräu
goldbraeu-firm-schmidbraeu = Schmidbräu

# The two figures, as titles of their cards.
goldbraeu-figure-drunkard = Ubriacone
goldbraeu-figure-waitress = Cameriera

# Cards: the firm of a share, or a figure.
goldbraeu-card-krug = { goldbraeu-firm-krug }
goldbraeu-card-eiche = { goldbraeu-firm-eiche }
goldbraeu-card-baeren = { goldbraeu-firm-baeren }
goldbraeu-card-post = { goldbraeu-firm-post }
goldbraeu-card-hirschen = { goldbraeu-firm-hirschen }
goldbraeu-card-adler = { goldbraeu-firm-adler }
goldbraeu-card-mayerbraeu = { goldbraeu-firm-mayerbraeu }
goldbraeu-card-steinbraeu = { goldbraeu-firm-steinbraeu }
goldbraeu-card-kramerbraeu = { goldbraeu-firm-kramerbraeu }
goldbraeu-card-schmidbraeu = { goldbraeu-firm-schmidbraeu }
goldbraeu-card-drunkard = { goldbraeu-figure-drunkard }
goldbraeu-card-waitress = { goldbraeu-figure-waitress }

# Action cards: name, what it does, and what whoever picked it is up to.
goldbraeu-action-expand = Ampliare
goldbraeu-action-appoint = Nominare
goldbraeu-action-buy = Comprare
goldbraeu-action-expand-does = un giardino
goldbraeu-action-appoint-does = gestore o contratto
goldbraeu-action-buy-does = una carta
goldbraeu-pick-expand = amplia
goldbraeu-pick-appoint = nomina
goldbraeu-pick-buy = compra
goldbraeu-alone-twice = senza rivali: due volte
goldbraeu-alone-buy = senza rivali: 2 talleri

# Days.
goldbraeu-day-1 = lunedì
goldbraeu-day-2 = martedì
goldbraeu-day-3 = mercoledì
goldbraeu-day-4 = giovedì
goldbraeu-day-5 = venerdì
goldbraeu-day-6 = sabato
goldbraeu-day-7 = domenica
goldbraeu-day-short-1 = Lu
goldbraeu-day-short-2 = Ma
goldbraeu-day-short-3 = Me
goldbraeu-day-short-4 = Gi
goldbraeu-day-short-5 = Ve
goldbraeu-day-short-6 = Sa
goldbraeu-day-short-7 = Do
goldbraeu-week = Settimana { $week }
goldbraeu-week-now = { $day ->
    [none] Settimana { $week }. Comincia { $start }.
   *[other] Settimana { $week }, { $day }. Comincia { $start }.
}

# Events.
goldbraeu-start-drawn = La sorte ha deciso: comincia { $start }.
goldbraeu-signs-drawn = Si appendono le insegne dei birrifici. { $signs }.
goldbraeu-dealt = { $hand-count ->
    [0] Si distribuiscono le prime carte.
   *[other] Le tue prime carte: { $hand }.
}
goldbraeu-kept = { $cards-count ->
    [0] { $seat } tiene coperte due carte.
   *[other] { $seat } tiene coperte due carte: { $cards }.
}
goldbraeu-shown = Tutte le altre carte si mostrano e diventano gettoni. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } è al completo. Nessuno ha lì un gettone solo.
    [one] { $firm } è al completo: { $losers } perde il suo unico gettone.
   *[other] { $firm } è al completo: { $losers } perdono il loro unico gettone.
}
goldbraeu-boss-placed = { $seat } mette un gestore a { $firm }.
goldbraeu-day-began = Settimana { $week }, { $day }: comincia { $start }.
goldbraeu-laid-out = { $card-id ->
    [drunkard] In vendita: l’ubriacone.
    [waitress] In vendita: la cameriera.
   *[other] In vendita: una quota di { $card }.
}
goldbraeu-picked = { $action-id ->
    [none] { $seat } gioca una carta azione.
   *[other] { $seat } gioca una carta azione: { $action }.
}
goldbraeu-picks-shown = Si scoprono le carte azione. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } annette a { $garden } una casella con l’ombrellone.
   *[no] { $seat } annette una casella a { $garden }.
}
goldbraeu-shifted = { $parasol ->
    [yes] { $seat } sposta una casella con l’ombrellone da { $from } a { $to }.
   *[no] { $seat } sposta una casella da { $from } a { $to }.
}{ $freed-count ->
    [0] { "" }
    [one] { " " }Una casella resta isolata e diventa libera.
   *[other] { " " }{ $freed-count } caselle restano isolate e diventano libere.
}
goldbraeu-declined = { $action-id ->
    [expand] { $seat } lascia i giardini come sono.
    [appoint] { $seat } lascia gestori e insegne come sono.
   *[buy] { $seat } non compra niente.
}
goldbraeu-idle = { $action-id ->
    [expand] { $seat } non ha niente da ampliare.
    [appoint] { $seat } non ha gestori da nominare né contratti da stipulare.
   *[buy] { $seat } non ha niente da comprare.
}
goldbraeu-challenged = { $owner-id ->
    [none] { $seat } vuole nominare un gestore a { $firm }.
   *[other] { $seat } vuole nominare il gestore a { $firm }. Per ora è di { $owner }.
}
goldbraeu-turned-over = { $purpose ->
    [qualify] { $seat } scopre una carta di { $firm }.
    [drawn] { $seat } mostra subito la quota: { $firm }.
   *[other] { $cards ->
        [one] { $seat } scopre una carta di { $firm }.
       *[other] { $seat } scopre { $cards } carte di { $firm }.
    }
}
# $own: stones of the boss’s owner; $others: those of all others together.
goldbraeu-blocked = { $seat } blocca { $challenger } a { $firm }, { $own } contro { $others }.
goldbraeu-broke = { $seat } rompe la maggioranza a { $firm }: { $owner } ha solo { $own } contro { $others }.
goldbraeu-let-be = { $seat } lascia { $firm } a { $challenger }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } non ha più gettoni a { $firm } e oggi non può nominare lì nessuno.
   *[no] { $firm } oggi è una porta chiusa per { $seat }.
}
goldbraeu-appointed = { $old-id ->
    [none] { $seat } nomina un gestore a { $firm }.
   *[other] { $seat } nomina il gestore a { $firm }; { $old } riprende il vecchio.
}
goldbraeu-contracted = { $seat } stipula un contratto: { $brewery } rifornisce { $garden } al posto di { $replaced }.{ $signs-left ->
    [0] { " " }Era la sua ultima insegna.
   *[other] { "" }
}
goldbraeu-bought = { $card-id ->
    [drunkard] { $seat } compra l’ubriacone per { $price } talleri.
    [waitress] { $seat } compra la cameriera per { $price } talleri.
   *[other] { $seat } compra una quota di { $card } per { $price } talleri.
}
goldbraeu-drew = { $seat } pesca dal mazzo per { $price } talleri{ $card-id ->
    [none] .
    [drunkard] { "" }: l’ubriacone.
    [waitress] { "" }: la cameriera.
   *[other] { "" }: { $card }{ $known ->
        [yes] , e lo sanno tutti.
       *[no] . Lo sai solo tu.
    }
}
goldbraeu-kept-hidden = { $seat } tiene la carta coperta.
goldbraeu-moved = { $stays ->
    [yes] { $figure ->
        [drunkard] { $seat } lascia l’ubriacone a { $to }.
       *[waitress] { $seat } lascia la cameriera a { $to }.
    }
   *[no] { $figure ->
        [drunkard] { $seat } manda l’ubriacone da { $from } a { $to }.
       *[waitress] { $seat } manda la cameriera da { $from } a { $to }.
    }
}
goldbraeu-day-ended = Fine della giornata ({ $day }). { $money } (in talleri).
goldbraeu-put-under = Invendute, sotto il mazzo: { $cards }.
goldbraeu-payday-began = Giorno di paga della settimana { $week }! Prima si possono scoprire carte coperte.
goldbraeu-finished = { $seat } non scopre più carte.
goldbraeu-garden-paid = { $takings ->
    [0] { $garden } non incassa niente.
   *[other] { $garden } incassa { $takings } talleri: { $half } per { $supplier }, { $half } da dividere.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }Alla banca: { $salary }.
           *[other] { "" }
        }
    }
}
goldbraeu-brewery-paid = { $received ->
    [0] { $brewery } non riceve niente.
   *[other] { $brewery } divide { $received } talleri.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }Alla banca: { $salary }.
           *[other] { "" }
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] Il giorno di paga della settimana { $week } è passato. Nessuno riceve niente.
   *[other] La paga della settimana { $week }, in talleri. { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Nessuno ha più carte coperte.
   *[other] Tutte le carte coperte si mostrano. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } vince con { $money } talleri.
   *[other] { $winners } dividono la vittoria con { $money } talleri a testa.
}

# The prompt bar.
goldbraeu-ask-lot = La sorte sceglie chi comincia…
goldbraeu-ask-signs = Si mescolano le insegne…
goldbraeu-ask-deal = Si distribuiscono le carte…
goldbraeu-ask-lay-out = Si scoprono due carte…
goldbraeu-ask-blind = La prima carta del mazzo…
goldbraeu-ask-keep = Tieni coperte due carte.
goldbraeu-ask-keep-detail = Le altre { $count } si mostrano, e ognuna diventa un tuo gettone.
goldbraeu-ask-keep-other = Ancora a scegliere: { $names }.
goldbraeu-ask-bosses = Metti un gestore in un esercizio che non ne ha.
goldbraeu-ask-bosses-detail = { $left ->
    [one] Per ora è l’ultimo. Non ti serve una quota.
   *[other] Ne metti ancora { $left }, compreso questo. Non ti serve una quota.
}
goldbraeu-ask-bosses-other = { $seat } mette un gestore.
goldbraeu-ask-pick = Gioca coperta una carta azione.
goldbraeu-ask-pick-other = Ancora a pensarci: { $names }.
goldbraeu-ask-picked-detail = La tua carta: { $action }.
goldbraeu-ask-day-detail = { $days ->
    [0] Settimana { $week }, { $day }. Stasera si paga.
    [one] Settimana { $week }, { $day }. Manca un giorno alla paga.
   *[other] Settimana { $week }, { $day }. Mancano { $days } giorni alla paga.
}
goldbraeu-ask-expand = Amplia { $gardens }.
goldbraeu-ask-expand-other = { $seat } amplia.
goldbraeu-ask-twice-detail = L’hai scelto solo tu: puoi farlo due volte.
goldbraeu-ask-which-garden-detail = Più giardini tuoi possono avere questa casella: sceglila di nuovo, o scegli la locanda.
goldbraeu-ask-cuts-detail = { $count ->
    [one] Così una casella resta isolata e diventa libera.
   *[other] Così { $count } caselle restano isolate e diventano libere.
}
goldbraeu-ask-appoint = Nomina un gestore o stipula un contratto.
goldbraeu-ask-appoint-detail = Per un gestore ti serve una quota; per un contratto, un tuo gestore da entrambe le parti.
goldbraeu-ask-appoint-other = { $seat } nomina.
goldbraeu-ask-contract-end-detail = { $firm }: un contratto con chi?
goldbraeu-ask-may-block-detail = { $owner } potrà bloccare la nomina.
goldbraeu-ask-qualify-detail = Per farlo scopri una carta di { $firm }.
goldbraeu-ask-unblocked-detail = Nessuno può bloccarlo.
goldbraeu-ask-block = { $challenger } vuole nominare il gestore a { $firm }.
goldbraeu-ask-block-detail = Blocca con la maggioranza o lascia fare.
goldbraeu-ask-block-other = { $seat } decide: bloccare { $challenger } a { $firm } o lasciar fare?
goldbraeu-ask-break = { $owner } ti blocca a { $firm }.
goldbraeu-ask-break-detail = Rompi la maggioranza con carte coperte o cedi.
goldbraeu-ask-break-other = { $seat } decide: rompere la maggioranza a { $firm } o cedere?
goldbraeu-ask-buy = Compra una carta per { $price } talleri.
goldbraeu-ask-buy-detail = I tuoi talleri: { $money }. Gettoni liberi: { $stones }.
goldbraeu-ask-buy-other = { $seat } può comprare una carta per { $price } talleri.
goldbraeu-ask-drawn = Hai pescato una quota di { $card }.
goldbraeu-ask-drawn-detail = Tienila coperta o mostrala subito come gettone.
goldbraeu-ask-drawn-other = { $seat } guarda la carta pescata.
goldbraeu-ask-move = { $figure ->
    [drunkard] Dove va l’ubriacone?
   *[waitress] Dove va la cameriera?
}
goldbraeu-ask-move-detail = { $figure ->
    [drunkard] Al massimo due giardini in senso orario. Alla paga costa 12 talleri al suo giardino.
   *[waitress] Al massimo due giardini in senso orario. Alla paga porta 20 talleri al suo giardino.
}
goldbraeu-ask-move-other = { $figure ->
    [drunkard] { $seat } muove l’ubriacone.
   *[waitress] { $seat } muove la cameriera.
}
goldbraeu-ask-turn-over = Scoprire carte prima della paga?
goldbraeu-ask-turn-over-detail = Le carte coperte non rendono. Ogni carta scoperta diventa un gettone.
goldbraeu-ask-turn-over-other = { $seat } può scoprire carte prima della paga.
goldbraeu-ask-over-won = Vinci tu con { $money } talleri!
goldbraeu-ask-over = { $winners-count ->
    [one] { $winners } vince con { $money } talleri.
   *[other] Vittoria a pari merito: { $winners }, { $money } talleri a testa.
}
goldbraeu-ask-over-detail = Tre settimane, tre paghe: la stagione è finita.

# Buttons that say what they do.
goldbraeu-do-keep = Tieni { $cards }
goldbraeu-do-place-boss = Metti un gestore a { $firm }
goldbraeu-do-pick = Gioca «{ $action }»
goldbraeu-do-annex = Annetti la casella a { $garden }
goldbraeu-do-shift = { $freed ->
    [0] Sposta da { $from } a { $to }
    [one] Sposta da { $from } a { $to }, 1 diventa libera
   *[other] Sposta da { $from } a { $to }, { $freed } diventano libere
}
goldbraeu-do-appoint = Nomina il gestore a { $firm }
goldbraeu-do-contract = { $brewery } rifornisce { $garden }
goldbraeu-do-block = { $cards ->
    [0] Blocca
    [one] Scopri 1 carta e blocca
   *[other] Scopri { $cards } carte e blocca
}
goldbraeu-do-break = { $cards ->
    [one] Scopri 1 carta: rompi la maggioranza
   *[other] Scopri { $cards } carte: rompi la maggioranza
}
goldbraeu-do-buy = Compra: { $card }, { $price } talleri
goldbraeu-do-buy-blind = Pesca dal mazzo per { $price } talleri
goldbraeu-do-keep-hidden = Tienila coperta
goldbraeu-do-show = Mostrala come gettone
goldbraeu-do-move = A { $garden }
goldbraeu-do-turn-over = Scopri una carta di { $firm }
goldbraeu-do-let-be = Lascia fare
goldbraeu-do-give-in = Cedi
goldbraeu-do-no-more = Basta carte
goldbraeu-do-decline = Rinuncia
goldbraeu-do-none-keep = Scegli due carte
goldbraeu-do-none-bosses = Scegli un esercizio
goldbraeu-do-none-pick = Scegli un’azione
goldbraeu-do-none-expand = Scegli una casella
goldbraeu-do-none-appoint = Scegli un esercizio
goldbraeu-do-none-contract = Scegli l’altra parte
goldbraeu-do-none-block = Scegli quante carte
goldbraeu-do-none-break = Scegli quante carte
goldbraeu-do-none-buy = Scegli una carta
goldbraeu-do-none-drawn = Scegli
goldbraeu-do-none-move = Scegli un giardino
goldbraeu-do-none-turn-over = Scegli una carta

# What a seat is up to.
goldbraeu-status-keep = tiene due carte…
goldbraeu-status-bosses = mette un gestore…
goldbraeu-status-pick = ci pensa…
goldbraeu-status-chosen = ha scelto
goldbraeu-status-expand = amplia…
goldbraeu-status-appoint = nomina…
goldbraeu-status-block = bloccare?
goldbraeu-status-break = rompere?
goldbraeu-status-buy = compra…
goldbraeu-status-drawn = guarda…
goldbraeu-status-move = muove…
goldbraeu-status-turn-over = scopre…

# In full, for screen readers. Those of a firm are put one after another, so they have no full stop.
goldbraeu-label-boss = Gestore di { $name }
goldbraeu-label-boss-fresh = Gestore di { $name }, nominato oggi, resta fino a domani
goldbraeu-label-no-boss = nessun gestore
goldbraeu-label-stones = { $count ->
    [one] { $name } 1 gettone
   *[other] { $name } { $count } gettoni
}
goldbraeu-label-no-stones = Nessun gettone
goldbraeu-label-crown = { $name } ha la maggioranza e può bloccare
goldbraeu-label-warned = Gettoni soli in pericolo: { $names }
goldbraeu-label-full = Esercizio al completo: tutte le quote sono state gettoni
goldbraeu-label-closed = Oggi porta chiusa per te
goldbraeu-label-signs = { $count ->
    [0] Niente più insegne: rifornisce tre giardini
    [one] Ancora 1 insegna
   *[other] Ancora { $count } insegne
}
goldbraeu-label-supplier = Fornitore: { $brewery }
goldbraeu-label-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
goldbraeu-label-space = { $garden ->
    [none] Casella libera
   *[other] Casella di { $garden }
}{ $parasol ->
    [yes] { " " }con ombrellone
   *[no] { "" }
}, riga { $row }, colonna { $column }
goldbraeu-label-hidden = Carta coperta: { $card }
goldbraeu-label-drawn = Appena pescata: { $card }
goldbraeu-label-offer = { $priced ->
    [yes] In vendita: { $card }, { $price } talleri
   *[no] In vendita: { $card }
}
goldbraeu-label-pile = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
}
goldbraeu-label-person = { $name }: { $money ->
    [one] 1 tallero
   *[other] { $money } talleri
}, { $hidden ->
    [one] 1 carta coperta
   *[other] { $hidden } carte coperte
}, da usare: { $stones ->
    [one] 1 gettone
   *[other] { $stones } gettoni
}, { $bosses ->
    [one] 1 gestore
   *[other] { $bosses } gestori
}. { $status }
goldbraeu-label-starts = oggi comincia
goldbraeu-label-payday-figure = ha il segnalino di paga

# Keeping two cards.
goldbraeu-keep-cards = Le tue prime carte
goldbraeu-keep-keep = tenere
goldbraeu-keep-show = mostrare

# An appointment that may be blocked.
goldbraeu-duel-title = Chi gestisce { $firm }?
goldbraeu-duel-detail = Per bloccare, al gestore servono più gettoni che a tutti gli altri insieme.
goldbraeu-duel-challenger = vuole nominare
goldbraeu-duel-owner = ha il gestore
goldbraeu-duel-side = { $name }: { $stones ->
    [one] 1 gettone
   *[other] { $stones } gettoni
}, { $hidden ->
    [one] 1 carta coperta
   *[other] { $hidden } carte coperte
}
goldbraeu-duel-balance = Gettoni del gestore: { $own }; di tutti gli altri: { $others }
goldbraeu-duel-turned = Carte scoperte
goldbraeu-duel-blocked = Bloccato!
goldbraeu-duel-appointed = Nominato!

# Payday.
goldbraeu-payday-title = Giorno di paga della settimana { $week }
goldbraeu-payday-detail = Prima i giardini, a partire da Zum Adler, poi i birrifici.
goldbraeu-pay-firm = Esercizio
goldbraeu-pay-takings = Incasso
goldbraeu-pay-half = Al birrificio
goldbraeu-pay-each = A gettone
goldbraeu-pay-total = Totale
goldbraeu-pay-salary = con stipendio
goldbraeu-pay-salary-of = stipendio
goldbraeu-pay-bank = alla banca
goldbraeu-pay-next = Avanti
goldbraeu-pay-skip = Alla tabella
goldbraeu-pay-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
goldbraeu-pay-parasols = { $count ->
    [one] 1 ombrellone
   *[other] { $count } ombrelloni
}
goldbraeu-pay-line = { $name } { $amount }
goldbraeu-pay-label = { $paid ->
    [none] { $firm }: incasso { $takings }. Nessuno riceve niente.
   *[other] { $firm }: incasso { $takings }, a gettone { $each }. { $paid }.
}
goldbraeu-panel-paydays = Giorni di paga
goldbraeu-paydays-none = Ancora nessuna paga. Arriva ogni domenica.

# Beside the board.
goldbraeu-board = Tabellone
goldbraeu-board-spaces = Caselle dei giardini
goldbraeu-zoom-in = Più vicino
goldbraeu-zoom-out = Più lontano
goldbraeu-paper = Calendario, previsioni e cronaca
goldbraeu-forecast = Se si pagasse adesso
goldbraeu-forecast-more = Da quali esercizi
goldbraeu-forecast-divides = da dividere
goldbraeu-offers = In vendita
goldbraeu-pile = Mazzo
goldbraeu-price-about = Se compra uno solo, la carta costa 2 talleri; in due, 5 a testa; in tre o quattro, 8 a testa.
goldbraeu-note-share = quota
goldbraeu-note-figure = avanza da 0 a 2
goldbraeu-note-drawn = appena pescata
goldbraeu-today = Oggi
goldbraeu-today-none = Le carte azione sono ancora coperte.
goldbraeu-today-line = { $alone ->
    [yes] { $action }: { $names }, senza rivali
   *[no] { $action }: { $names }
}
goldbraeu-actions = Le tue carte azione
goldbraeu-picks = Le carte azione
goldbraeu-hidden = Le tue carte coperte
goldbraeu-count = Carte da scoprire
goldbraeu-chart = Talleri in tre settimane
goldbraeu-over-detail = La terza paga è passata, e tutte le carte sono scoperte.

# Keys.
goldbraeu-keys-number = scegliere per numero
goldbraeu-keys-next = scegliere il prossimo
goldbraeu-keys-arrows = percorrere il tabellone
goldbraeu-keys-zoom = più vicino, più lontano
goldbraeu-keys-decline = rinunciare, lasciar fare
goldbraeu-keys-paper = calendario, previsioni, cronaca

# The title of the page.
goldbraeu-title = Goldbräu
goldbraeu-title-your-turn = Tocca a te – Goldbräu
goldbraeu-title-over = Fine stagione – Goldbräu

# Errors: which rule stands against it.
error-goldbraeu-not-asked = Non tocca a te (G3.2). Aspetta che ti venga chiesto.
error-goldbraeu-wrong-phase = In questo momento della giornata non si può (G3.1). Scegli una delle azioni proposte.
error-goldbraeu-already-chosen = Hai già scelto, e una scelta segreta non si cambia (G2.6, G3.1).
error-goldbraeu-bad-keep = Si tengono esattamente due delle proprie carte (G2.6). Scegline due.
error-goldbraeu-has-boss = { $firm } ha già un gestore (G2.7). Scegli un esercizio che non ne ha.
error-goldbraeu-no-space = Sul tabellone questa casella non c’è (G1.6). Scegline un’altra.
error-goldbraeu-not-your-garden = Il gestore di { $garden } non è tuo (G4.1, G4.2). Scegli un giardino con un tuo gestore.
error-goldbraeu-space-not-free = Questa casella è già di un giardino (G4.1). Scegline una libera.
error-goldbraeu-not-touching = Questa casella non ha lati in comune con { $garden } (G4.1, G4.2). Scegline una che lo tocca.
error-goldbraeu-not-its-space = { $garden } non può cedere questa casella (G4.2). Scegline una sua, da dare a un altro giardino.
error-goldbraeu-front-space = La casella davanti alla porta non si cede mai (G4.2). Scegline un’altra.
error-goldbraeu-own-boss = Il gestore di { $firm } è già tuo (G5.7). Scegli un altro esercizio.
error-goldbraeu-fresh-boss = Il gestore di { $firm } è stato nominato oggi e resta fino a domani (G5.5). Scegli un altro esercizio.
error-goldbraeu-closed-firm = A { $firm } la tua nomina è stata bloccata: per oggi la porta è chiusa (G5.4). Scegli un altro esercizio.
error-goldbraeu-no-boss-left = Tutti e sei i tuoi gestori sono in gioco (G5.7). Stipula un contratto o rinuncia.
error-goldbraeu-no-share = A { $firm } ti serve un gettone, oppure una carta coperta e un gettone libero (G5.1). Scegli un altro esercizio.
error-goldbraeu-not-your-firm = Per un contratto servono tuoi gestori da entrambe le parti, e quello di { $firm } non è tuo (G5.8). Scegline altri.
error-goldbraeu-same-supplier = { $brewery } rifornisce già { $garden }, e un contratto deve cambiare le cose (G5.8). Scegline altri.
error-goldbraeu-no-sign-left = { $brewery } rifornisce già tre giardini e non ha più insegne (G5.8). Scegli un altro birrificio.
error-goldbraeu-cant-turn-over = Ti mancano carte coperte di { $firm } o gettoni liberi (G5.2, G5.3, G6.6). Scegli meno carte.
error-goldbraeu-no-majority = Così non hai la maggioranza a { $firm } (G5.2). Scopri più carte o lascia fare.
error-goldbraeu-majority-stands = Così la maggioranza a { $firm } resta (G5.3). Scopri più carte o cedi.
error-goldbraeu-not-face-up = { $card-id ->
    [drunkard] L’ubriacone non è in vendita (G6.2). Scegli una carta scoperta.
    [waitress] La cameriera non è in vendita (G6.2). Scegli una carta scoperta.
   *[other] { $card } non è in vendita (G6.2). Scegli una carta scoperta.
}
error-goldbraeu-no-stone-left = Non hai più gettoni per una quota (G6.2). Pesca dal mazzo o rinuncia.
error-goldbraeu-pile-empty = Il mazzo è vuoto (G6.5). Compra una carta scoperta o rinuncia.
error-goldbraeu-out-of-reach = A { $garden } la figura non arriva (G6.4). Si muove di zero, uno o due giardini in senso orario.
error-goldbraeu-not-in-hand = Non hai carte coperte di { $firm } (G8.1). Scegline un’altra.
error-goldbraeu-bad-draw = Questa carta è impossibile in questo punto. La registrazione è danneggiata.
error-goldbraeu-over = La partita è finita (G9.1). Cominciane un’altra.
