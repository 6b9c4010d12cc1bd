# What the page says at a table of Goldbräu.

# Titles of the tab.
garden-title = Goldbräu
garden-title-your-turn = Du bist dran – Goldbräu
garden-title-over = Spielende – Goldbräu

# Figures, actions, days.
garden-figure-drunkard = Zecher
garden-figure-waitress = Kellnerin
garden-action-expand = Erweitern
garden-action-expand-does = einen Garten
garden-action-appoint = Einsetzen
garden-action-appoint-does = Chef oder Vertrag
garden-action-buy = Kaufen
garden-action-buy-does = eine Karte
garden-alone-twice = allein: zweimal
garden-alone-buy = allein: 2 Taler
garden-day-1 = { name-day-1 }
garden-day-2 = { name-day-2 }
garden-day-3 = { name-day-3 }
garden-day-4 = { name-day-4 }
garden-day-5 = { name-day-5 }
garden-day-6 = { name-day-6 }
garden-day-7 = { name-day-7 }
garden-day-short-1 = Mo
garden-day-short-2 = Di
garden-day-short-3 = Mi
garden-day-short-4 = Do
garden-day-short-5 = Fr
garden-day-short-6 = Sa
garden-day-short-7 = So
garden-week = Woche { $week }
garden-week-now = Woche { $week }, { $day }. { $start } beginnt.
garden-week-before = Die drei Wochen haben noch nicht begonnen.

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
garden-ask-lot = Das Los bestimmt, wer beginnt …
garden-ask-signs = Die Schilder werden verteilt …
garden-ask-deal = Die Karten werden verteilt …
garden-ask-lay-out = Neue Karten werden ausgelegt …
garden-ask-blind = Eine Karte vom Stapel …
garden-ask-keep = Behalte zwei Karten verdeckt
garden-ask-keep-detail = { $count ->
    [one] Die andere zeigst du: Sie wird ein Stein.
   *[other] Die anderen { $count } zeigst du: Jede wird ein Stein auf ihrem Betrieb.
}
garden-ask-keep-other = Es wählen noch: { $names }
garden-ask-bosses = Setz einen Chef auf einen Betrieb
garden-ask-bosses-detail = { $left ->
    [one] Ohne Anteil, ohne Gegner. Das ist dein letzter vor dem Spiel.
   *[other] Ohne Anteil, ohne Gegner. Du setzt { $left } vor dem Spiel.
}
garden-ask-bosses-other = { $seat } setzt einen Chef
garden-ask-day-detail = Woche { $week }, { $day }. { $days ->
    [0] Heute Abend ist Zahltag.
    [one] Morgen ist Zahltag.
   *[other] Zahltag in { $days } Tagen.
}
garden-ask-pick = Wähl deine Aktion für heute
garden-ask-pick-other = Es wählen noch: { $names }
garden-ask-picked-detail = Deine Wahl: { $action }. Alle decken zugleich auf.
garden-ask-expand = Erweitern: Wähl ein Feld für { $gardens }
garden-ask-expand-none = Erweitern: Kein Feld passt
garden-ask-expand-other = { $seat } erweitert einen Garten
garden-ask-cuts-detail = { $count ->
    [one] 1 Feld wird abgeschnitten und frei.
   *[other] { $count } Felder werden abgeschnitten und frei.
}
garden-ask-which-garden-detail = Welcher Garten? Tippe noch einmal auf das Feld oder auf das Wirtshaus.
garden-ask-twice-detail = Nur du hast das gewählt: Du darfst es zweimal.
garden-ask-appoint = Setz einen Chef ein oder schließ einen Vertrag
garden-ask-appoint-detail = Vertrag: erst die Brauerei, dann den Garten, beide mit deinem Chef.
garden-ask-appoint-other = { $seat } setzt einen Chef ein oder schließt einen Vertrag
garden-ask-contract-end-detail = { $firm }: Mit wem der Vertrag?
garden-ask-may-block-detail = { $owner } könnte blockieren.
garden-ask-qualify-detail = Du deckst dafür eine Karte von { $firm } auf.
garden-ask-unblocked-detail = Niemand kann das blockieren.
garden-ask-block = { $challenger } will den Chef von { $firm } stellen
garden-ask-block-detail = Dafür brauchst du mehr Steine als alle anderen zusammen.
garden-ask-block-other = { $seat } überlegt, ob { $challenger } { $firm } bekommt
garden-ask-break = { $owner } blockiert dich: { $firm }
garden-ask-break-detail = Deck Karten auf, bis die Mehrheit bricht, oder gib nach.
garden-ask-break-other = { $owner } blockiert, { $seat } kann die Mehrheit brechen
garden-ask-buy = Kauf eine Karte für { $price } Taler
garden-ask-buy-detail = Du hast { $money } Taler und noch { $stones } Steine.
garden-ask-buy-other = { $seat } kauft für { $price } Taler
garden-ask-drawn = Gezogen: { $card }. Zeigen oder behalten?
garden-ask-drawn-detail = Gezeigt bringt sie am Zahltag Geld, verdeckt kann sie überraschen.
garden-ask-drawn-other = { $seat } sieht sich die gezogene Karte an
garden-ask-move = { $figure ->
    [drunkard] Wohin geht der Zecher?
   *[other] Wohin geht die Kellnerin?
}
garden-ask-move-detail = { $figure ->
    [drunkard] Er kostet seinen Garten am Zahltag 12 Taler. Tippe einen Garten an.
   *[other] Sie bringt ihrem Garten am Zahltag 20 Taler. Tippe einen Garten an.
}
garden-ask-move-other = { $figure ->
    [drunkard] { $seat } bewegt den Zecher
   *[other] { $seat } bewegt die Kellnerin
}
garden-ask-turn-over = Vor dem Zahltag: Willst du Karten aufdecken?
garden-ask-turn-over-detail = Aufgedeckt wird eine Karte ein Stein. Verdeckte bringen nichts.
garden-ask-turn-over-other = { $seat } kann vor dem Zahltag Karten aufdecken
garden-ask-over-won = Du gewinnst mit { $money } Talern!
garden-ask-over = { $winners-count ->
    [1] { $winners } gewinnt mit { $money } Talern
   *[other] { $winners } gewinnen mit je { $money } Talern
}
garden-ask-over-detail = Drei Wochen sind vorbei.

# The golden button and its neighbour.
garden-do-keep = Behalten: { $cards }
garden-do-place-boss = Chef setzen: { $firm }
garden-do-pick = { $action } wählen
garden-do-annex = Zu { $garden } dazunehmen
garden-do-shift = Verschieben: { $from } → { $to }
garden-do-appoint = Chef einsetzen: { $firm }
garden-do-contract = Vertrag: { $brewery } – { $garden }
garden-do-block = { $cards ->
    [0] Blockieren
    [one] 1 Karte aufdecken und blockieren
   *[other] { $cards } Karten aufdecken und blockieren
}
garden-do-break = { $cards ->
    [one] 1 Karte aufdecken: Mehrheit brechen
   *[other] { $cards } Karten aufdecken: Mehrheit brechen
}
garden-do-buy = { $card } für { $price } kaufen
garden-do-buy-blind = Blind ziehen für { $price }
garden-do-keep-hidden = Verdeckt behalten
garden-do-show = Als Stein zeigen
garden-do-move = Nach { $garden }
garden-do-turn-over = { $firm } aufdecken
garden-do-decline = Verzichten
garden-do-let-be = Geschehen lassen
garden-do-give-in = Nachgeben
garden-do-no-more = Nichts mehr aufdecken
garden-do-none-keep = Wähl zwei Karten
garden-do-none-bosses = Wähl einen Betrieb
garden-do-none-pick = Wähl eine Aktion
garden-do-none-expand = Wähl ein Feld
garden-do-none-appoint = Wähl einen Betrieb
garden-do-none-contract = Wähl den Partner
garden-do-none-block = Wähl, wie viele
garden-do-none-break = Wähl, wie viele
garden-do-none-buy = Wähl eine Karte
garden-do-none-move = Wähl einen Garten
garden-do-none-turn-over = Wähl eine Karte

# What everybody is about.
garden-status-keep = wählt Karten
garden-status-bosses = setzt einen Chef
garden-status-pick = wählt noch
garden-status-expand = erweitert
garden-status-appoint = setzt ein
garden-status-block = kann blockieren
garden-status-break = wird blockiert
garden-status-buy = kauft
garden-status-drawn = hat gezogen
garden-status-move = bewegt
garden-status-turn-over = kann aufdecken
garden-status-chosen = hat gewählt

# The board and what lies on it, for those who listen.
garden-board = Der Platz
garden-board-spaces = Felder
garden-zoom-in = Näher heran
garden-zoom-out = Weiter weg
garden-label-space = Reihe { $row }, Spalte { $column }{ $parasol ->
    [yes] , Sonnenschirm
   *[other] { "" }
}, { $garden ->
    [none] frei
   *[other] { $garden }
}
garden-label-stones = { $count ->
    [one] { $name }: 1 Stein
   *[other] { $name }: { $count } Steine
}
garden-label-no-stones = Keine Steine
garden-label-no-boss = Kein Chef
garden-label-boss = Chef von { $name }
garden-label-boss-fresh = Chef von { $name }, heute eingesetzt
garden-label-crown = Mehrheit: { $name }
garden-label-lone = Einzelner Stein in Gefahr: { $name }
garden-label-signs = { $count ->
    [one] 1 freies Schild
   *[other] { $count } freie Schilder
}
garden-label-supplier = Lieferant: { $brewery }
garden-label-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
garden-label-person = { $name }: { $money } Taler, verdeckte Karten { $hidden }, Steine { $stones }, Chefs { $bosses }. { $status }
garden-label-guest = { $figure ->
    [drunkard] Der Zecher ist hier
   *[other] Die Kellnerin ist hier
}
garden-label-start = Beginnt heute
garden-label-payday = Hat die Zahltagfigur
garden-label-hidden = { $card }, verdeckt
garden-label-drawn = { $card }, eben gezogen
garden-label-offer = { $card }{ $priced ->
    [yes] { " " }für { $price } Taler
   *[other] { "" }
}
garden-label-pile = { $count ->
    [one] Stapel, 1 Karte
   *[other] Stapel, { $count } Karten
}
garden-note-share = Anteil
garden-note-figure = zieht 0–2
garden-note-drawn = gezogen
garden-actions = Deine Aktionskarten
garden-picks = Die Aktionen von heute
garden-hidden = Deine verdeckten Karten
garden-count = Wie viele Karten aufdecken?
garden-keep-cards = Deine Karten
garden-keep-keep = behalten
garden-keep-show = zeigen
garden-offers = Im Angebot
garden-pile = Stapel
garden-paper = Vorschau, Angebot, Chronik
garden-forecast = Wäre jetzt Zahltag
garden-forecast-more = Betrieb für Betrieb
garden-forecast-divides = teilt
garden-today = Heute
garden-today-line = { $action }: { $names }{ $alone ->
    [yes] { " " }(allein)
   *[other] { "" }
}
garden-today-none = Noch liegen alle Aktionen verdeckt.

# A contested appointment.
garden-duel-title = Wer führt { $firm }?
garden-duel-detail = Wer den Chef hat, hält ihn nur mit mehr Steinen als alle anderen zusammen.
garden-duel-challenger = fordert heraus
garden-duel-owner = hat den Chef
garden-duel-blocked = Blockiert!
garden-duel-appointed = Eingesetzt!
garden-duel-balance = { $own } gegen { $others } Steine
garden-duel-turned = Aufgedeckte Karten
garden-duel-side = { $name }: Steine { $stones }, verdeckte Karten { $hidden }

# Payday.
garden-payday-title = Zahltag der { $week }. Woche
garden-payday-detail = Erst alle Gärten, dann die Brauereien.
garden-paydays-none = Noch war kein Zahltag.
garden-panel-paydays = Zahltage
garden-pay-firm = Betrieb
garden-pay-takings = Einnahmen
garden-pay-half = an die Brauerei
garden-pay-each = je Stein
garden-pay-total = Zusammen
garden-pay-salary = mit Chefgehalt
garden-pay-salary-of = Gehalt
garden-pay-bank = an die Bank
garden-pay-next = Weiter
garden-pay-skip = Zur Tabelle
garden-pay-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
garden-pay-parasols = { $count ->
    [one] 1 Schirm
   *[other] { $count } Schirme
}
garden-pay-line = { $name } { $amount }
garden-pay-label = { $firm }: { $takings } Taler, je Stein { $each }. { $paid ->
    [none] Niemand bekommt etwas.
   *[other] { $paid }.
}
garden-over-detail = Alle zeigen ihre verdeckten Karten; sie bringen nichts mehr.
garden-chart = Geld in drei Wochen

# Keys.
garden-keys-number = Karte, Aktion oder Ziel wählen
garden-keys-next = die nächste Möglichkeit
garden-keys-arrows = von Feld zu Feld
garden-keys-zoom = den Platz größer, kleiner
garden-keys-decline = der braune Knopf: verzichten
garden-keys-paper = Vorschau und Chronik hochziehen
