# Gli eventi e i rifiuti di Goldbräu. Gli esercizi tengono il nome tedesco in ogni lingua.

# Names.
name-krug = Zum Krug
name-eiche = Zur Eiche
name-baeren = Zum Bären
name-post = Zur Post
name-hirschen = Zum Hirschen
name-adler = Zum Adler
name-mayerbraeu = Mayerbräu
name-steinbraeu = Steinbräu
name-kramerbraeu = Kramerbräu
name-schmidbraeu = Schmidbräu
name-drunkard = l’ubriacone
name-waitress = la cameriera

# Days, by number.
name-day-1 = lunedì
name-day-2 = martedì
name-day-3 = mercoledì
name-day-4 = giovedì
name-day-5 = venerdì
name-day-6 = sabato
name-day-7 = domenica

# Equal cards in a list.
cards-alike = { $count } × { $card }

# What each seat or garden has, in lists.
each-picks = { $value ->
    [expand] { $seat } amplia
    [appoint] { $seat } nomina
   *[buy] { $seat } compra
}
each-cards = { $seat }: { $value }
each-hands = { $seat }: { $value }
each-signs = { $garden }: { $value }
each-paid = { $seat } { $value }
each-money = { $seat } { $value }

# Events. A name has what a message selects by beside it: $owner-id, which is “none” if there is nobody.
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
goldbraeu-picked = { $action ->
    [none] { $seat } gioca una carta azione.
    [expand] { $seat } gioca una carta azione: ampliare.
    [appoint] { $seat } gioca una carta azione: nominare.
   *[buy] { $seat } gioca una carta azione: comprare.
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
goldbraeu-declined = { $action ->
    [expand] { $seat } lascia i giardini come sono.
    [appoint] { $seat } lascia gestori e insegne come sono.
   *[buy] { $seat } non compra niente.
}
goldbraeu-idle = { $action ->
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
goldbraeu-contracted = { $seat } stipula un contratto. { $brewery } rifornisce { $garden } al posto di { $replaced }.{ $signs-left ->
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
goldbraeu-day-ended = Fine della giornata ({ $day }). Talleri: { $money }.
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
           *[other] { " " }Di questi, { $salary } di stipendio a { $boss }.
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
           *[other] { " " }Di questi, { $salary } di stipendio a { $boss }.
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] La paga della settimana { $week } è passata. Nessuno riceve niente.
   *[other] La paga della settimana { $week } è passata. Talleri guadagnati: { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Nessuno ha più carte coperte.
   *[other] Tutte le carte coperte si mostrano. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } vince con { $money } talleri.
   *[other] { $winners } dividono la vittoria con { $money } talleri a testa.
}

# Refusals.
error-goldbraeu-not-asked = Non tocca a te. Aspetta che te lo si chieda (G3.2).
error-goldbraeu-wrong-phase = In questo momento della giornata non si può (G3.1). Scegli una delle azioni proposte.
error-goldbraeu-already-chosen = Hai già scelto, e la scelta resta (G2.6, G3.1).
error-goldbraeu-bad-keep = Tieni esattamente due carte della mano (G2.6).
error-goldbraeu-has-boss = { $firm } ha già un gestore (G2.7). Scegli un altro esercizio.
error-goldbraeu-no-space = Questa casella non c’è su questa mappa (G1.6).
error-goldbraeu-not-your-garden = Il gestore di { $garden } non è tuo (G4.1, G4.2).
error-goldbraeu-space-not-free = Questa casella appartiene già a un giardino (G4.1).
error-goldbraeu-not-touching = La casella deve toccare con un lato: { $garden } (G4.1, G4.2).
error-goldbraeu-not-its-space = Questa casella non può passare da { $garden } (G4.2).
error-goldbraeu-front-space = La casella davanti alla porta resta alla sua locanda (G2.1, G4.2).
error-goldbraeu-own-boss = Il gestore di { $firm } è già tuo (G5.7).
error-goldbraeu-fresh-boss = Il gestore di { $firm } è di oggi e per oggi resta (G5.5).
error-goldbraeu-closed-firm = Oggi ti hanno già bloccato: { $firm } (G5.4). Prova un altro esercizio o un contratto.
error-goldbraeu-no-boss-left = I tuoi sei gestori sono tutti sulla mappa (G5.7).
error-goldbraeu-no-share = Ti serve un gettone, o una carta coperta e un gettone da mettere: { $firm } (G5.1).
error-goldbraeu-not-your-firm = Un contratto vuole il tuo gestore da entrambe le parti; quello di { $firm } non è tuo (G5.8).
error-goldbraeu-same-supplier = { $brewery } rifornisce già { $garden } (G5.8).
error-goldbraeu-no-sign-left = { $brewery } rifornisce già tre giardini (G5.8).
error-goldbraeu-cant-turn-over = Non puoi scoprire tante carte: { $firm } (G5.2, G5.3, G6.6).
error-goldbraeu-no-majority = Così non avresti la maggioranza: { $firm } (G5.2).
error-goldbraeu-majority-stands = Così la maggioranza non si rompe: { $firm } (G5.3).
error-goldbraeu-not-face-up = Questa carta non è in vendita: { $card } (G6.2).
error-goldbraeu-no-stone-left = Non hai più gettoni per una quota (G6.2).
error-goldbraeu-pile-empty = Il mazzo è vuoto (G6.5).
error-goldbraeu-out-of-reach = La figura non può arrivarci: { $garden } (G6.4).
error-goldbraeu-not-in-hand = Non hai carte coperte di { $firm } (G8.1).
error-goldbraeu-bad-draw = Questo esito della sorte qui è impossibile.
error-goldbraeu-over = La partita è finita (G9.1).
