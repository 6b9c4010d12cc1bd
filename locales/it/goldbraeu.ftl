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

# What each seat has, in lists.
each-picks = { $seat }: { $value ->
    [expand] ampliare
    [appoint] nominare
   *[buy] comprare
}
each-cards = { $seat }: { $value }

# Events.
goldbraeu-start-drawn = La sorte ha deciso: comincia { $start }.
goldbraeu-signs-drawn = Le insegne dei birrifici sono appese alle locande.
goldbraeu-dealt = { $hand ->
    [none] Le carte sono distribuite.
   *[other] Le carte sono distribuite. Le tue: { $hand }.
}
goldbraeu-kept = { $cards ->
    [none] { $seat } tiene due carte.
   *[other] { $seat } tiene: { $cards }.
}
goldbraeu-shown = Le altre carte si scoprono e diventano gettoni. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } è al completo. Nessuno vi ha un gettone solo.
   *[other] { $firm } è al completo. Gettoni soli persi: { $losers }.
}
goldbraeu-boss-placed = { $seat } mette un gestore: { $firm }.
goldbraeu-day-began = Settimana { $week }, giorno { $day }: comincia { $start }.
goldbraeu-laid-out = In vendita: { $card }.
goldbraeu-picked = { $action ->
    [none] { $seat } sceglie un’azione.
    [expand] { $seat } sceglie: ampliare.
    [appoint] { $seat } sceglie: nominare.
   *[buy] { $seat } sceglie: comprare.
}
goldbraeu-picks-shown = Le azioni si scoprono. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } annette una casella con ombrellone: { $garden }.
   *[no] { $seat } annette una casella: { $garden }.
}
goldbraeu-shifted = { $freed-count ->
    [0] { $seat } sposta una casella: { $from } → { $to }.
    [one] { $seat } sposta una casella: { $from } → { $to }. 1 casella resta isolata e libera.
   *[other] { $seat } sposta una casella: { $from } → { $to }. { $freed-count } caselle restano isolate e libere.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } non amplia più.
    [appoint] { $seat } non nomina più nessuno.
   *[buy] { $seat } non compra nulla.
}
goldbraeu-idle = { $action ->
    [expand] { $seat } non ha nulla da ampliare.
    [appoint] { $seat } non ha nessuno da nominare.
   *[buy] { $seat } non può comprare nulla.
}
goldbraeu-challenged = { $owner ->
    [none] { $seat } vuole mettere un gestore: { $firm }.
   *[other] { $seat } vuole prendere il posto di { $owner }: { $firm }.
}
goldbraeu-turned-over = { $cards ->
    [one] { $seat } scopre una carta: { $firm }.
   *[other] { $seat } scopre { $cards } carte: { $firm }.
}
goldbraeu-blocked = { $seat } blocca, { $own } contro { $others }: { $firm }.
goldbraeu-broke = { $seat } rompe la maggioranza, { $own } contro { $others }: { $firm }.
goldbraeu-let-be = { $seat } lascia fare: { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } non ha più gettoni e non nomina nessuno: { $firm }.
   *[no] { $seat } non ci riesce: { $firm }.
}
goldbraeu-appointed = { $old ->
    [none] { $firm } ha un gestore: { $seat }.
   *[other] { $firm } cambia gestore: { $seat } al posto di { $old }.
}
goldbraeu-contracted = { $seat } stipula un contratto: { $brewery } rifornisce { $garden }, non più { $replaced }.
goldbraeu-bought = { $seat } compra per { $price } talleri: { $card }.
goldbraeu-drew = { $card ->
    [none] { $seat } compra la prima carta del mazzo per { $price } talleri.
   *[other] { $seat } compra la prima carta del mazzo per { $price } talleri: { $card }.
}
goldbraeu-kept-hidden = { $seat } tiene la carta coperta.
goldbraeu-moved = { $figure ->
    [drunkard] { $seat } sposta l’ubriacone: { $to }.
   *[waitress] { $seat } sposta la cameriera: { $to }.
}
goldbraeu-day-ended = La giornata è finita.
goldbraeu-put-under = Sotto il mazzo: { $cards }.
goldbraeu-payday-began = Giorno di paga della settimana { $week }.
goldbraeu-finished = { $seat } non scopre più nulla.
goldbraeu-garden-paid = { $garden }: incasso { $takings }, di cui { $half } a { $supplier }. { $per-stone } per gettone, stipendio { $salary }.
goldbraeu-brewery-paid = { $brewery }: { $received } ricevuti. { $per-stone } per gettone, stipendio { $salary }.
goldbraeu-payday-ended = La paga è distribuita. { $totals }.
goldbraeu-hands-shown = Tutti scoprono le carte coperte.
goldbraeu-ended = { $winners-count ->
    [one] { $winners } vince con { $money } talleri.
   *[other] { $winners } vincono insieme con { $money } talleri a testa.
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
