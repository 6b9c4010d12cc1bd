# Ereignisse und Absagen von Goldbräu. Die Betriebe behalten in jeder Sprache ihre deutschen Namen.

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
name-drunkard = der Zecher
name-waitress = die Kellnerin

# What each seat has, in lists.
each-picks = { $seat }: { $value ->
    [expand] erweitern
    [appoint] einsetzen
   *[buy] kaufen
}
each-cards = { $seat }: { $value }

# Events.
goldbraeu-start-drawn = Das Los hat entschieden: { $start } beginnt.
goldbraeu-signs-drawn = Die Brauereischilder hängen an den Wirtshäusern.
goldbraeu-dealt = { $hand ->
    [none] Die Karten sind verteilt.
   *[other] Die Karten sind verteilt. Deine: { $hand }.
}
goldbraeu-kept = { $cards ->
    [none] { $seat } behält zwei Karten.
   *[other] { $seat } behält: { $cards }.
}
goldbraeu-shown = Die anderen Karten liegen offen und werden Steine. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } ist voll. Niemand hat dort einen einzelnen Stein.
   *[other] { $firm } ist voll. Einzelne Steine gehen verloren: { $losers }.
}
goldbraeu-boss-placed = { $seat } setzt einen Chef: { $firm }.
goldbraeu-day-began = Woche { $week }, Tag { $day }: { $start } beginnt.
goldbraeu-laid-out = Im Angebot: { $card }.
goldbraeu-picked = { $action ->
    [none] { $seat } wählt eine Aktion.
    [expand] { $seat } wählt: erweitern.
    [appoint] { $seat } wählt: einsetzen.
   *[buy] { $seat } wählt: kaufen.
}
goldbraeu-picks-shown = Die Aktionen werden aufgedeckt. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } nimmt ein Feld mit Sonnenschirm dazu: { $garden }.
   *[no] { $seat } nimmt ein Feld dazu: { $garden }.
}
goldbraeu-shifted = { $freed-count ->
    [0] { $seat } verschiebt ein Feld: { $from } → { $to }.
    [one] { $seat } verschiebt ein Feld: { $from } → { $to }. 1 Feld ist abgeschnitten und frei.
   *[other] { $seat } verschiebt ein Feld: { $from } → { $to }. { $freed-count } Felder sind abgeschnitten und frei.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } erweitert nichts mehr.
    [appoint] { $seat } setzt niemanden mehr ein.
   *[buy] { $seat } kauft nichts.
}
goldbraeu-idle = { $action ->
    [expand] { $seat } hat nichts zu erweitern.
    [appoint] { $seat } hat niemanden einzusetzen.
   *[buy] { $seat } kann nichts kaufen.
}
goldbraeu-challenged = { $owner ->
    [none] { $seat } will den Chef stellen: { $firm }.
   *[other] { $seat } will { $owner } ablösen: { $firm }.
}
goldbraeu-turned-over = { $cards ->
    [one] { $seat } deckt eine Karte auf: { $firm }.
   *[other] { $seat } deckt { $cards } Karten auf: { $firm }.
}
goldbraeu-blocked = { $seat } blockiert, { $own } gegen { $others }: { $firm }.
goldbraeu-broke = { $seat } bricht die Mehrheit, { $own } gegen { $others }: { $firm }.
goldbraeu-let-be = { $seat } lässt es zu: { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } hat keinen Stein mehr und stellt keinen Chef: { $firm }.
   *[no] { $seat } wird abgewiesen: { $firm }.
}
goldbraeu-appointed = { $old ->
    [none] { $firm } hat einen Chef: { $seat }.
   *[other] { $firm } hat einen neuen Chef: { $seat } statt { $old }.
}
goldbraeu-contracted = { $seat } schließt einen Vertrag: { $brewery } beliefert { $garden }, nicht mehr { $replaced }.
goldbraeu-bought = { $seat } kauft für { $price } Taler: { $card }.
goldbraeu-drew = { $card ->
    [none] { $seat } kauft die oberste Karte für { $price } Taler.
   *[other] { $seat } kauft die oberste Karte für { $price } Taler: { $card }.
}
goldbraeu-kept-hidden = { $seat } behält die Karte verdeckt.
goldbraeu-moved = { $figure ->
    [drunkard] { $seat } bewegt den Zecher: { $to }.
   *[waitress] { $seat } bewegt die Kellnerin: { $to }.
}
goldbraeu-day-ended = Der Tag ist zu Ende.
goldbraeu-put-under = Unter den Stapel: { $cards }.
goldbraeu-payday-began = Zahltag der Woche { $week }.
goldbraeu-finished = { $seat } deckt nichts mehr auf.
goldbraeu-garden-paid = { $garden }: Einnahmen { $takings }, davon { $half } an { $supplier }. Je Stein { $per-stone }, Chefgehalt { $salary }.
goldbraeu-brewery-paid = { $brewery }: { $received } erhalten. Je Stein { $per-stone }, Chefgehalt { $salary }.
goldbraeu-payday-ended = Alle sind ausgezahlt. { $totals }.
goldbraeu-hands-shown = Alle zeigen ihre verdeckten Karten.
goldbraeu-ended = { $winners-count ->
    [one] { $winners } gewinnt mit { $money } Talern.
   *[other] { $winners } teilen sich den Sieg mit je { $money } Talern.
}

# Refusals.
error-goldbraeu-not-asked = Du bist nicht dran. Warte, bis du gefragt wirst (G3.2).
error-goldbraeu-wrong-phase = Das geht zu diesem Zeitpunkt des Tages nicht (G3.1). Wähl eine der angebotenen Aktionen.
error-goldbraeu-already-chosen = Du hast schon gewählt, und dabei bleibt es (G2.6, G3.1).
error-goldbraeu-bad-keep = Behalte genau zwei Karten deiner Hand (G2.6).
error-goldbraeu-has-boss = { $firm } hat schon einen Chef (G2.7). Wähl einen anderen Betrieb.
error-goldbraeu-no-space = Dieses Feld gibt es auf diesem Plan nicht (G1.6).
error-goldbraeu-not-your-garden = Der Chef von { $garden } ist nicht deiner (G4.1, G4.2).
error-goldbraeu-space-not-free = Dieses Feld gehört schon zu einem Garten (G4.1).
error-goldbraeu-not-touching = Das Feld muss mit einer Kante angrenzen: { $garden } (G4.1, G4.2).
error-goldbraeu-not-its-space = Dieses Feld kann nicht wechseln, von { $garden } aus (G4.2).
error-goldbraeu-front-space = Das Feld vor der Tür bleibt bei seinem Wirtshaus (G2.1, G4.2).
error-goldbraeu-own-boss = Der Chef von { $firm } ist schon deiner (G5.7).
error-goldbraeu-fresh-boss = Der Chef von { $firm } ist von heute und bleibt heute (G5.5).
error-goldbraeu-closed-firm = Du bist heute schon blockiert worden: { $firm } (G5.4). Versuch einen anderen Betrieb oder einen Vertrag.
error-goldbraeu-no-boss-left = Deine sechs Chefs stehen alle auf dem Plan (G5.7).
error-goldbraeu-no-share = Du brauchst einen Stein oder eine verdeckte Karte und einen Stein dafür: { $firm } (G5.1).
error-goldbraeu-not-your-firm = Für einen Vertrag müssen beide Chefs deine sein; der von { $firm } ist es nicht (G5.8).
error-goldbraeu-same-supplier = { $brewery } beliefert { $garden } schon (G5.8).
error-goldbraeu-no-sign-left = { $brewery } beliefert schon drei Gärten (G5.8).
error-goldbraeu-cant-turn-over = So viele Karten kannst du nicht aufdecken: { $firm } (G5.2, G5.3, G6.6).
error-goldbraeu-no-majority = Das gäbe dir keine Mehrheit: { $firm } (G5.2).
error-goldbraeu-majority-stands = Das bräche die Mehrheit nicht: { $firm } (G5.3).
error-goldbraeu-not-face-up = Diese Karte ist nicht im Angebot: { $card } (G6.2).
error-goldbraeu-no-stone-left = Du hast keinen Stein mehr für einen Anteil (G6.2).
error-goldbraeu-pile-empty = Der Stapel ist leer (G6.5).
error-goldbraeu-out-of-reach = Die Figur kommt nicht dorthin: { $garden } (G6.4).
error-goldbraeu-not-in-hand = Davon hast du keine verdeckte Karte: { $firm } (G8.1).
error-goldbraeu-bad-draw = Dieser Zufall ist hier unmöglich.
error-goldbraeu-over = Das Spiel ist zu Ende (G9.1).
