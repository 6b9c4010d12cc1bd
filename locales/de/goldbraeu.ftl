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
goldbraeu-figure-drunkard = Zecher
goldbraeu-figure-waitress = Kellnerin

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
goldbraeu-action-expand = Erweitern
goldbraeu-action-appoint = Einsetzen
goldbraeu-action-buy = Kaufen
goldbraeu-action-expand-does = Garten vergrößern
goldbraeu-action-appoint-does = Chef oder Vertrag
goldbraeu-action-buy-does = eine Karte
goldbraeu-pick-expand = erweitert
goldbraeu-pick-appoint = setzt ein
goldbraeu-pick-buy = kauft
goldbraeu-alone-twice = allein: zweimal
goldbraeu-alone-buy = allein: 2 Taler

# Days.
goldbraeu-day-1 = Montag
goldbraeu-day-2 = Dienstag
goldbraeu-day-3 = Mittwoch
goldbraeu-day-4 = Donnerstag
goldbraeu-day-5 = Freitag
goldbraeu-day-6 = Samstag
goldbraeu-day-7 = Sonntag
goldbraeu-day-short-1 = Mo
goldbraeu-day-short-2 = Di
goldbraeu-day-short-3 = Mi
goldbraeu-day-short-4 = Do
goldbraeu-day-short-5 = Fr
goldbraeu-day-short-6 = Sa
goldbraeu-day-short-7 = So
goldbraeu-week = Woche { $week }
goldbraeu-week-now = { $day ->
    [none] Woche { $week }. { $start } fängt an.
   *[other] Woche { $week }, { $day }. { $start } fängt an.
}

# Events.
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
goldbraeu-boss-placed = { $seat } setzt einen Chef auf { $firm }.
goldbraeu-day-began = Woche { $week }, { $day }: { $start } fängt an.
goldbraeu-laid-out = { $card-id ->
    [drunkard] Im Angebot: der Zecher.
    [waitress] Im Angebot: die Kellnerin.
   *[other] Im Angebot: ein Anteil an { $card }.
}
goldbraeu-picked = { $action-id ->
    [none] { $seat } legt eine Aktionskarte.
   *[other] { $seat } legt eine Aktionskarte: { $action }.
}
goldbraeu-picks-shown = Die Aktionskarten werden aufgedeckt. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } nimmt ein Feld mit Sonnenschirm zu { $garden } dazu.
   *[no] { $seat } nimmt ein Feld zu { $garden } dazu.
}
goldbraeu-shifted = { $parasol ->
    [yes] { $seat } verschiebt ein Feld mit Sonnenschirm von { $from } zu { $to }.
   *[no] { $seat } verschiebt ein Feld von { $from } zu { $to }.
}{ $freed-count ->
    [0] { "" }
    [one] { " " }Ein Feld ist abgeschnitten und wird frei.
   *[other] { " " }{ $freed-count } Felder sind abgeschnitten und werden frei.
}
goldbraeu-declined = { $action-id ->
    [expand] { $seat } lässt die Gärten, wie sie sind.
    [appoint] { $seat } lässt Chefs und Schilder, wie sie sind.
   *[buy] { $seat } kauft nichts.
}
goldbraeu-idle = { $action-id ->
    [expand] { $seat } hat nichts zu erweitern.
    [appoint] { $seat } kann weder einen Chef einsetzen noch einen Vertrag schließen.
   *[buy] { $seat } hat nichts zu kaufen.
}
goldbraeu-challenged = { $owner-id ->
    [none] { $seat } will einen Chef auf { $firm } einsetzen.
   *[other] { $seat } will den Chef auf { $firm } einsetzen. Noch steht dort einer von { $owner }.
}
goldbraeu-turned-over = { $purpose ->
    [qualify] { $seat } deckt eine Karte von { $firm } auf.
    [drawn] { $seat } zeigt den Anteil sofort: { $firm }.
   *[other] { $cards ->
        [one] { $seat } deckt eine Karte von { $firm } auf.
       *[other] { $seat } deckt { $cards } Karten von { $firm } auf.
    }
}
# $own: stones of the boss’s owner; $others: those of all others together.
goldbraeu-blocked = { $seat } blockiert { $challenger } auf { $firm }, { $own } gegen { $others }.
goldbraeu-broke = { $seat } bricht die Mehrheit auf { $firm }: { $owner } hat nur { $own } gegen { $others }.
goldbraeu-let-be = { $seat } lässt { $challenger } auf { $firm } gewähren.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } hat auf { $firm } keinen Stein mehr und kann dort heute keinen Chef einsetzen.
   *[no] { $firm } ist für { $seat } heute geschlossen.
}
goldbraeu-appointed = { $old-id ->
    [none] { $seat } setzt einen Chef auf { $firm } ein.
   *[other] { $seat } setzt den Chef auf { $firm } ein; { $old } nimmt den alten zurück.
}
goldbraeu-contracted = { $seat } schließt einen Vertrag: { $brewery } beliefert { $garden }, statt { $replaced }.{ $signs-left ->
    [0] { " " }Das war das letzte Schild.
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
        [drunkard] { $seat } lässt den Zecher bei { $to } sitzen.
       *[waitress] { $seat } lässt die Kellnerin bei { $to }.
    }
   *[no] { $figure ->
        [drunkard] { $seat } schickt den Zecher von { $from } zu { $to }.
       *[waitress] { $seat } schickt die Kellnerin von { $from } zu { $to }.
    }
}
goldbraeu-day-ended = { $day } ist vorbei. { $money } (in Talern).
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
           *[other] { "" }
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
           *[other] { "" }
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] Der Zahltag der Woche { $week } ist vorbei. Niemand bekommt etwas.
   *[other] Der Zahltag der Woche { $week } in Talern. { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Niemand hat noch verdeckte Karten.
   *[other] Alle verdeckten Karten werden gezeigt. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } gewinnt mit { $money } Talern.
   *[other] { $winners } teilen sich den Sieg mit je { $money } Talern.
}

# The prompt bar.
goldbraeu-ask-lot = Das Los bestimmt, wer anfängt …
goldbraeu-ask-signs = Die Brauereischilder werden gemischt …
goldbraeu-ask-deal = Die Karten werden verteilt …
goldbraeu-ask-lay-out = Zwei Karten kommen auf den Tisch …
goldbraeu-ask-blind = Die oberste Karte vom Stapel …
goldbraeu-ask-keep = Behalte zwei Karten verdeckt.
goldbraeu-ask-keep-detail = Die anderen { $count } werden gezeigt, und jede wird einer deiner Steine.
goldbraeu-ask-keep-other = Noch beim Aussuchen: { $names }.
goldbraeu-ask-bosses = Setz einen Chef auf einen Betrieb, der keinen hat.
goldbraeu-ask-bosses-detail = { $left ->
    [one] Für jetzt dein letzter. Einen Anteil brauchst du dort nicht.
   *[other] Du setzt noch { $left }, diesen mitgezählt. Einen Anteil brauchst du dort nicht.
}
goldbraeu-ask-bosses-other = { $seat } setzt einen Chef.
goldbraeu-ask-pick = Leg eine Aktionskarte verdeckt hin.
goldbraeu-ask-pick-other = Noch beim Überlegen: { $names }.
goldbraeu-ask-picked-detail = Du hast gelegt: { $action }.
goldbraeu-ask-day-detail = { $days ->
    [0] Woche { $week }, { $day }. Heute Abend ist Zahltag.
    [one] Woche { $week }, { $day }. Noch ein Tag bis zum Zahltag.
   *[other] Woche { $week }, { $day }. Noch { $days } Tage bis zum Zahltag.
}
goldbraeu-ask-expand = Erweitere { $gardens }.
goldbraeu-ask-expand-other = { $seat } erweitert.
goldbraeu-ask-twice-detail = Nur du hast das gewählt: Du darfst es zweimal tun.
goldbraeu-ask-which-garden-detail = Mehrere deiner Gärten können das Feld haben: Wähl es noch einmal oder wähl das Wirtshaus.
goldbraeu-ask-cuts-detail = { $count ->
    [one] Das schneidet ein Feld ab, es wird frei.
   *[other] Das schneidet { $count } Felder ab, sie werden frei.
}
goldbraeu-ask-appoint = Setz einen Chef ein oder schließ einen Vertrag.
goldbraeu-ask-appoint-detail = Wo dein Chef hinsoll, brauchst du einen Anteil. Für einen Vertrag brauchst du auf beiden Seiten den Chef.
goldbraeu-ask-appoint-other = { $seat } setzt ein.
goldbraeu-ask-contract-end-detail = { $firm }: Vertrag mit wem?
goldbraeu-ask-may-block-detail = { $owner } wird gefragt, ob das so bleibt oder blockiert wird.
goldbraeu-ask-qualify-detail = Du deckst dafür eine Karte von { $firm } auf.
goldbraeu-ask-unblocked-detail = Das kann niemand blockieren.
goldbraeu-ask-block = { $challenger } will den Chef auf { $firm } einsetzen.
goldbraeu-ask-block-detail = Blockiere mit einer Mehrheit oder lass es zu.
goldbraeu-ask-block-other = { $seat } entscheidet: { $challenger } auf { $firm } blockieren oder gewähren lassen?
goldbraeu-ask-break = { $owner } blockiert dich auf { $firm }.
goldbraeu-ask-break-detail = Brich die Mehrheit mit verdeckten Karten oder gib nach.
goldbraeu-ask-break-other = { $seat } entscheidet: die Mehrheit auf { $firm } brechen oder nachgeben?
goldbraeu-ask-buy = Kauf eine Karte für { $price } Taler.
goldbraeu-ask-buy-detail = Deine Taler: { $money }. Freie Steine: { $stones }.
goldbraeu-ask-buy-other = { $seat } darf eine Karte für { $price } Taler kaufen.
goldbraeu-ask-drawn = Gezogen: ein Anteil an { $card }.
goldbraeu-ask-drawn-detail = Behalte ihn verdeckt oder zeig ihn gleich als Stein.
goldbraeu-ask-drawn-other = { $seat } sieht sich die gezogene Karte an.
goldbraeu-ask-move = { $figure ->
    [drunkard] Wohin mit dem Zecher?
   *[waitress] Wohin mit der Kellnerin?
}
goldbraeu-ask-move-detail = { $figure ->
    [drunkard] Bis zu zwei Gärten im Uhrzeigersinn. Am Zahltag kostet er seinen Garten 12 Taler.
   *[waitress] Bis zu zwei Gärten im Uhrzeigersinn. Am Zahltag bringt sie ihrem Garten 20 Taler.
}
goldbraeu-ask-move-other = { $figure ->
    [drunkard] { $seat } schickt den Zecher los.
   *[waitress] { $seat } schickt die Kellnerin los.
}
goldbraeu-ask-turn-over = Vor dem Zahltag verdeckte Karten aufdecken?
goldbraeu-ask-turn-over-detail = Verdeckte Karten bringen nichts ein. Jede aufgedeckte wird ein Stein.
goldbraeu-ask-turn-over-other = { $seat } darf vor dem Zahltag Karten aufdecken.
goldbraeu-ask-over-won = Du gewinnst mit { $money } Talern!
goldbraeu-ask-over = { $winners-count ->
    [one] { $winners } gewinnt mit { $money } Talern.
   *[other] Geteilter Sieg: { $winners }, je { $money } Taler.
}
goldbraeu-ask-over-detail = Drei Wochen, drei Zahltage: Die Saison ist vorbei.

# Buttons that say what they do.
goldbraeu-do-keep = { $cards } behalten
goldbraeu-do-place-boss = Chef auf { $firm } setzen
goldbraeu-do-pick = „{ $action }“ legen
goldbraeu-do-annex = Feld zu { $garden } dazunehmen
goldbraeu-do-shift = { $freed ->
    [0] Von { $from } zu { $to } verschieben
    [one] Von { $from } zu { $to } verschieben, 1 Feld wird frei
   *[other] Von { $from } zu { $to } verschieben, { $freed } Felder werden frei
}
goldbraeu-do-appoint = Chef auf { $firm } einsetzen
goldbraeu-do-contract = { $brewery } beliefert { $garden }
goldbraeu-do-block = { $cards ->
    [0] Blockieren
    [one] 1 Karte aufdecken und blockieren
   *[other] { $cards } Karten aufdecken und blockieren
}
goldbraeu-do-break = { $cards ->
    [one] 1 Karte aufdecken: Mehrheit brechen
   *[other] { $cards } Karten aufdecken: Mehrheit brechen
}
goldbraeu-do-buy = { $card } für { $price } Taler kaufen
goldbraeu-do-buy-blind = Für { $price } Taler vom Stapel ziehen
goldbraeu-do-keep-hidden = Verdeckt behalten
goldbraeu-do-show = Als Stein zeigen
goldbraeu-do-move = Zu { $garden }
goldbraeu-do-turn-over = Karte von { $firm } aufdecken
goldbraeu-do-let-be = Gewähren lassen
goldbraeu-do-give-in = Nachgeben
goldbraeu-do-no-more = Nichts mehr aufdecken
goldbraeu-do-decline = Verzichten
goldbraeu-do-none-keep = Wähl zwei Karten
goldbraeu-do-none-bosses = Wähl einen Betrieb
goldbraeu-do-none-pick = Wähl eine Aktion
goldbraeu-do-none-expand = Wähl ein Feld
goldbraeu-do-none-appoint = Wähl einen Betrieb
goldbraeu-do-none-contract = Wähl die andere Seite
goldbraeu-do-none-block = Wähl, wie viele Karten
goldbraeu-do-none-break = Wähl, wie viele Karten
goldbraeu-do-none-buy = Wähl eine Karte
goldbraeu-do-none-drawn = Wähl aus
goldbraeu-do-none-move = Wähl einen Garten
goldbraeu-do-none-turn-over = Wähl eine Karte

# What a seat is up to.
goldbraeu-status-keep = behält zwei …
goldbraeu-status-bosses = setzt einen Chef …
goldbraeu-status-pick = überlegt …
goldbraeu-status-chosen = hat gewählt
goldbraeu-status-expand = erweitert …
goldbraeu-status-appoint = setzt ein …
goldbraeu-status-block = blockieren?
goldbraeu-status-break = brechen?
goldbraeu-status-buy = kauft …
goldbraeu-status-drawn = sieht nach …
goldbraeu-status-move = zieht …
goldbraeu-status-turn-over = deckt auf …

# In full, for screen readers. Those of a firm are put one after another, so they have no full stop.
goldbraeu-label-boss = Chef von { $name }
goldbraeu-label-boss-fresh = Chef von { $name }, heute eingesetzt, bleibt bis morgen
goldbraeu-label-no-boss = kein Chef
goldbraeu-label-stones = { $count ->
    [one] { $name } 1 Stein
   *[other] { $name } { $count } Steine
}
goldbraeu-label-no-stones = Keine Steine
goldbraeu-label-crown = { $name } hat die Mehrheit und darf blockieren
goldbraeu-label-warned = Einzelne Steine in Gefahr: { $names }
goldbraeu-label-full = Voller Betrieb: Alle Anteile waren Steine
goldbraeu-label-closed = Heute für dich geschlossen
goldbraeu-label-signs = { $count ->
    [0] Kein Schild mehr: beliefert drei Gärten
    [one] Noch 1 Schild
   *[other] Noch { $count } Schilder
}
goldbraeu-label-supplier = Lieferant { $brewery }
goldbraeu-label-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
goldbraeu-label-space = { $garden ->
    [none] Freies Feld
   *[other] Feld von { $garden }
}{ $parasol ->
    [yes] { " " }mit Sonnenschirm
   *[no] { "" }
}, Reihe { $row }, Spalte { $column }
goldbraeu-label-hidden = Verdeckte Karte: { $card }
goldbraeu-label-drawn = Eben gezogen: { $card }
goldbraeu-label-offer = { $priced ->
    [yes] Im Angebot: { $card }, { $price } Taler
   *[no] Im Angebot: { $card }
}
goldbraeu-label-pile = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
}
goldbraeu-label-person = { $name }: { $money ->
    [one] 1 Taler
   *[other] { $money } Taler
}, { $hidden ->
    [one] 1 verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}, unbenutzt: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, { $bosses ->
    [one] 1 Chef
   *[other] { $bosses } Chefs
}. { $status }
goldbraeu-label-starts = fängt heute an
goldbraeu-label-payday-figure = hat die Zahltagfigur

# Keeping two cards.
goldbraeu-keep-cards = Deine ersten Karten
goldbraeu-keep-keep = behalten
goldbraeu-keep-show = zeigen

# An appointment that may be blocked.
goldbraeu-duel-title = Wer führt { $firm }?
goldbraeu-duel-detail = Zum Blockieren braucht der Chef mehr Steine als alle anderen zusammen.
goldbraeu-duel-challenger = will einsetzen
goldbraeu-duel-owner = stellt den Chef
goldbraeu-duel-side = { $name }: { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}, { $hidden ->
    [one] 1 verdeckte Karte
   *[other] { $hidden } verdeckte Karten
}
goldbraeu-duel-balance = Steine des Chefs: { $own }; aller anderen: { $others }
goldbraeu-duel-turned = Aufgedeckte Karten
goldbraeu-duel-blocked = Blockiert!
goldbraeu-duel-appointed = Eingesetzt!

# Payday.
goldbraeu-payday-title = Zahltag der Woche { $week }
goldbraeu-payday-detail = Erst die Gärten, von Zum Adler an, dann die Brauereien.
goldbraeu-pay-firm = Betrieb
goldbraeu-pay-takings = Einnahmen
goldbraeu-pay-half = An Brauerei
goldbraeu-pay-each = Je Stein
goldbraeu-pay-total = Summe
goldbraeu-pay-salary = mit Chefgehalt
goldbraeu-pay-salary-of = Chefgehalt
goldbraeu-pay-bank = an die Bank
goldbraeu-pay-next = Weiter
goldbraeu-pay-skip = Zur Tabelle
goldbraeu-pay-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
goldbraeu-pay-parasols = { $count ->
    [one] 1 Schirm
   *[other] { $count } Schirme
}
goldbraeu-pay-line = { $name } { $amount }
goldbraeu-pay-label = { $paid ->
    [none] { $firm }: Einnahmen { $takings }. Niemand bekommt etwas.
   *[other] { $firm }: Einnahmen { $takings }, je Stein { $each }. { $paid }.
}
goldbraeu-panel-paydays = Zahltage
goldbraeu-paydays-none = Noch kein Zahltag. Er kommt jeden Sonntag.

# Beside the board.
goldbraeu-board = Spielplan
goldbraeu-board-spaces = Felder der Gärten
goldbraeu-zoom-in = Näher heran
goldbraeu-zoom-out = Weiter weg
goldbraeu-paper = Kalender, Vorschau und Chronik
goldbraeu-forecast = Wäre jetzt Zahltag
goldbraeu-forecast-more = Aus welchen Betrieben
goldbraeu-forecast-divides = verteilt
goldbraeu-offers = Im Angebot
goldbraeu-pile = Stapel
goldbraeu-price-about = Kauft nur einer, kostet die Karte 2 Taler, bei zweien 5, bei dreien oder vieren 8.
goldbraeu-note-share = Anteil
goldbraeu-note-figure = zieht 0 bis 2
goldbraeu-note-drawn = eben gezogen
goldbraeu-today = Heute
goldbraeu-today-none = Die Aktionskarten liegen noch verdeckt.
goldbraeu-today-line = { $alone ->
    [yes] { $action }: { $names }, allein
   *[no] { $action }: { $names }
}
goldbraeu-actions = Deine Aktionskarten
goldbraeu-picks = Die Aktionskarten
goldbraeu-hidden = Deine verdeckten Karten
goldbraeu-count = Karten aufdecken
goldbraeu-chart = Taler in drei Wochen
goldbraeu-over-detail = Der dritte Zahltag ist vorbei, und alle Karten liegen offen.

# Keys.
goldbraeu-keys-number = nach Nummer wählen
goldbraeu-keys-next = das Nächste wählen
goldbraeu-keys-arrows = über den Plan gehen
goldbraeu-keys-zoom = näher, weiter weg
goldbraeu-keys-decline = verzichten, gewähren lassen
goldbraeu-keys-paper = Kalender, Vorschau, Chronik

# The title of the page.
goldbraeu-title = Goldbräu
goldbraeu-title-your-turn = Du bist dran – Goldbräu
goldbraeu-title-over = Saisonende – Goldbräu

# Errors: which rule stands against it.
error-goldbraeu-not-asked = Du bist nicht dran (G3.2). Warte, bis du gefragt wirst.
error-goldbraeu-wrong-phase = Das geht zu dieser Stunde des Tages nicht (G3.1). Wähle eine der angebotenen Möglichkeiten.
error-goldbraeu-already-chosen = Du hast schon gewählt, und eine geheime Wahl gilt (G2.6, G3.1).
error-goldbraeu-bad-keep = Du behältst genau zwei deiner Karten (G2.6). Wähle zwei.
error-goldbraeu-has-boss = { $firm } hat schon einen Chef (G2.7). Wähle einen Betrieb ohne Chef.
error-goldbraeu-no-space = Dieses Feld gibt es auf dem Plan nicht (G1.6). Wähle ein anderes.
error-goldbraeu-not-your-garden = Der Chef von { $garden } ist nicht deiner (G4.1, G4.2). Wähle einen Garten mit deinem Chef.
error-goldbraeu-space-not-free = Dieses Feld gehört schon zu einem Garten (G4.1). Wähle ein freies.
error-goldbraeu-not-touching = Dieses Feld hat mit { $garden } keine Kante gemeinsam (G4.1, G4.2). Wähle eines, das angrenzt.
error-goldbraeu-not-its-space = Dieses Feld kann { $garden } nicht abgeben (G4.2). Wähle eines, das dazugehört und nicht schon beim Empfänger liegt.
error-goldbraeu-front-space = Das Feld vor der Tür gibt kein Garten ab (G4.2). Wähle ein anderes.
error-goldbraeu-own-boss = Auf { $firm } steht schon dein eigener Chef (G5.7). Wähle einen anderen Betrieb.
error-goldbraeu-fresh-boss = Der Chef auf { $firm } ist erst heute eingesetzt und bleibt bis morgen (G5.5). Wähle einen anderen Betrieb.
error-goldbraeu-closed-firm = Du bist auf { $firm } blockiert, der Betrieb ist heute für dich geschlossen (G5.4). Wähle einen anderen.
error-goldbraeu-no-boss-left = Alle deine sechs Chefs sind im Spiel (G5.7). Schließ einen Vertrag oder verzichte.
error-goldbraeu-no-share = Du brauchst auf { $firm } einen Stein, oder eine verdeckte Karte und einen freien Stein (G5.1). Wähle einen anderen Betrieb.
error-goldbraeu-not-your-firm = Für einen Vertrag brauchst du auf beiden Seiten den Chef, und der auf { $firm } ist nicht deiner (G5.8). Wähle andere.
error-goldbraeu-same-supplier = { $brewery } beliefert { $garden } schon, und ein Vertrag muss daran etwas ändern (G5.8). Wähle andere.
error-goldbraeu-no-sign-left = { $brewery } beliefert schon drei Gärten und hat kein Schild mehr (G5.8). Wähle eine andere Brauerei.
error-goldbraeu-cant-turn-over = Dafür fehlen dir verdeckte Karten von { $firm } oder freie Steine (G5.2, G5.3, G6.6). Wähle weniger Karten.
error-goldbraeu-no-majority = Damit hättest du auf { $firm } keine Mehrheit (G5.2). Deck mehr Karten auf oder lass es zu.
error-goldbraeu-majority-stands = Damit bleibt die Mehrheit auf { $firm } bestehen (G5.3). Deck mehr Karten auf oder gib nach.
error-goldbraeu-not-face-up = { $card-id ->
    [drunkard] Der Zecher ist nicht im Angebot (G6.2). Wähle eine Karte, die offen liegt.
    [waitress] Die Kellnerin ist nicht im Angebot (G6.2). Wähle eine Karte, die offen liegt.
   *[other] { $card } ist nicht im Angebot (G6.2). Wähle eine Karte, die offen liegt.
}
error-goldbraeu-no-stone-left = Du hast keinen Stein mehr für einen Anteil (G6.2). Zieh vom Stapel oder verzichte.
error-goldbraeu-pile-empty = Der Stapel ist leer (G6.5). Kauf eine offene Karte oder verzichte.
error-goldbraeu-out-of-reach = Bis { $garden } kommt die Figur nicht (G6.4). Sie zieht null, einen oder zwei Gärten im Uhrzeigersinn.
error-goldbraeu-not-in-hand = Du hast keine verdeckte Karte von { $firm } (G8.1). Wähle eine andere.
error-goldbraeu-bad-draw = Diese Karte ist an dieser Stelle unmöglich. Die Aufzeichnung ist beschädigt.
error-goldbraeu-over = Das Spiel ist zu Ende (G9.1). Fang ein neues an.
