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

# Days, by number.
name-day-1 = Montag
name-day-2 = Dienstag
name-day-3 = Mittwoch
name-day-4 = Donnerstag
name-day-5 = Freitag
name-day-6 = Samstag
name-day-7 = Sonntag

# Equal cards in a list.
cards-alike = { $count } × { $card }

# What each seat or garden has, in lists.
each-picks = { $value ->
    [expand] { $seat } erweitert
    [appoint] { $seat } setzt ein
   *[buy] { $seat } kauft
}
each-cards = { $seat }: { $value }
each-hands = { $seat }: { $value }
each-signs = { $garden }: { $value }
each-paid = { $seat } { $value }
each-money = { $seat } { $value }

# Events. A name has what a message selects by beside it: $owner-id, which is “none” if there is nobody.
goldbraeu-start-drawn = Das Los hat gesprochen: { $start } fängt an.
goldbraeu-signs-drawn = Die Brauereischilder hängen. { $signs }.
goldbraeu-dealt = { $hand-count ->
    [0] Die ersten Karten sind verteilt.
   *[other] Deine ersten Karten: { $hand }.
}
goldbraeu-kept = { $cards-count ->
    [0] { $seat } behält zwei Karten verdeckt.
   *[other] { $seat } behält zwei Karten verdeckt: { $cards }.
}
goldbraeu-shown = Alle anderen Karten werden gezeigt und zu Steinen. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } ist voll. Niemand hat dort nur einen Stein.
    [one] { $firm } ist voll: { $losers } verliert einen einzelnen Stein.
   *[other] { $firm } ist voll: { $losers } verlieren je einen einzelnen Stein.
}
goldbraeu-boss-placed = { $seat } setzt einen Chef: { $firm }.
goldbraeu-day-began = Woche { $week }, { $day }: { $start } fängt an.
goldbraeu-laid-out = { $card-id ->
    [drunkard] Im Angebot: der Zecher.
    [waitress] Im Angebot: die Kellnerin.
   *[other] Im Angebot: ein Anteil an { $card }.
}
goldbraeu-picked = { $action ->
    [none] { $seat } legt eine Aktionskarte.
    [expand] { $seat } legt eine Aktionskarte: erweitern.
    [appoint] { $seat } legt eine Aktionskarte: einsetzen.
   *[buy] { $seat } legt eine Aktionskarte: kaufen.
}
goldbraeu-picks-shown = Die Aktionskarten werden aufgedeckt. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } nimmt ein Feld mit Sonnenschirm dazu: { $garden }.
   *[no] { $seat } nimmt ein Feld dazu: { $garden }.
}
goldbraeu-shifted = { $parasol ->
    [yes] { $seat } verschiebt ein Feld mit Sonnenschirm: { $from } → { $to }.
   *[no] { $seat } verschiebt ein Feld: { $from } → { $to }.
}{ $freed-count ->
    [0] { "" }
    [one] { " " }Ein Feld ist abgeschnitten und wird frei.
   *[other] { " " }{ $freed-count } Felder sind abgeschnitten und werden frei.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } lässt die Gärten, wie sie sind.
    [appoint] { $seat } lässt Chefs und Schilder, wie sie sind.
   *[buy] { $seat } kauft nichts.
}
goldbraeu-idle = { $action ->
    [expand] { $seat } hat nichts zu erweitern.
    [appoint] { $seat } kann weder einen Chef einsetzen noch einen Vertrag schließen.
   *[buy] { $seat } hat nichts zu kaufen.
}
goldbraeu-challenged = { $owner-id ->
    [none] { $seat } will einen Chef einsetzen: { $firm }.
   *[other] { $seat } will den Chef stellen: { $firm }, bisher mit { $owner }.
}
goldbraeu-turned-over = { $purpose ->
    [qualify] { $seat } deckt eine Karte auf: { $firm }.
    [drawn] { $seat } zeigt den Anteil sofort: { $firm }.
   *[other] { $cards ->
        [one] { $seat } deckt eine Karte auf: { $firm }.
       *[other] { $seat } deckt { $cards } Karten auf: { $firm }.
    }
}
# $own: stones of the boss’s owner; $others: those of all others together.
goldbraeu-blocked = { $seat } blockiert { $challenger } mit { $own } gegen { $others }: { $firm }.
goldbraeu-broke = { $seat } bricht die Mehrheit, { $owner } hat nur { $own } gegen { $others }: { $firm }.
goldbraeu-let-be = { $seat } lässt { $challenger } gewähren: { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } hat keinen Stein mehr und kann heute keinen Chef einsetzen: { $firm }.
   *[no] { $firm } ist für { $seat } heute geschlossen.
}
goldbraeu-appointed = { $old-id ->
    [none] { $seat } setzt einen Chef ein: { $firm }.
   *[other] { $seat } setzt den Chef ein: { $firm }. { $old } nimmt den alten zurück.
}
goldbraeu-contracted = { $seat } schließt einen Vertrag. { $brewery } beliefert { $garden }, nicht mehr { $replaced }.{ $signs-left ->
    [0] { " " }Das war ihr letztes Schild.
   *[other] { "" }
}
goldbraeu-bought = { $card-id ->
    [drunkard] { $seat } kauft den Zecher für { $price } Taler.
    [waitress] { $seat } kauft die Kellnerin für { $price } Taler.
   *[other] { $seat } kauft einen Anteil an { $card } für { $price } Taler.
}
goldbraeu-drew = { $seat } zieht für { $price } Taler vom Stapel{ $card-id ->
    [none] .
    [drunkard] { "" }: den Zecher.
    [waitress] { "" }: die Kellnerin.
   *[other] { "" }: { $card }{ $known ->
        [yes] , und alle wissen es.
       *[no] . Nur du weißt das.
    }
}
goldbraeu-kept-hidden = { $seat } behält die Karte verdeckt.
goldbraeu-moved = { $stays ->
    [yes] { $figure ->
        [drunkard] { $seat } lässt den Zecher sitzen: { $to }.
       *[waitress] { $seat } lässt die Kellnerin, wo sie ist: { $to }.
    }
   *[no] { $figure ->
        [drunkard] { $seat } schickt den Zecher weiter: { $from } → { $to }.
       *[waitress] { $seat } schickt die Kellnerin weiter: { $from } → { $to }.
    }
}
goldbraeu-day-ended = { $day } ist vorbei. Taler: { $money }.
goldbraeu-put-under = Unverkauft, unter den Stapel: { $cards }.
goldbraeu-payday-began = Zahltag der Woche { $week }! Vorher dürfen verdeckte Karten aufgedeckt werden.
goldbraeu-finished = { $seat } deckt nichts mehr auf.
goldbraeu-garden-paid = { $takings ->
    [0] { $garden } nimmt nichts ein.
   *[other] { $garden } nimmt { $takings } Taler ein: { $half } für { $supplier }, { $half } zu verteilen.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }An die Bank: { $salary }.
           *[other] { " " }Davon { $salary } Chefgehalt für { $boss }.
        }
    }
}
goldbraeu-brewery-paid = { $received ->
    [0] { $brewery } bekommt nichts.
   *[other] { $brewery } verteilt { $received } Taler.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }An die Bank: { $salary }.
           *[other] { " " }Davon { $salary } Chefgehalt für { $boss }.
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] Der Zahltag der Woche { $week } ist vorbei. Niemand bekommt etwas.
   *[other] Der Zahltag der Woche { $week } ist vorbei. Verdiente Taler: { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Niemand hat noch verdeckte Karten.
   *[other] Alle verdeckten Karten werden gezeigt. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } gewinnt mit { $money } Talern.
   *[other] { $winners } teilen sich den Sieg mit je { $money } Talern.
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
