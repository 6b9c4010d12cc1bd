# The payday reckoner: Goldbräu at a real table.

reckoner-title = Zahltagsrechner
reckoner-about = Für Goldbräu am echten Tisch: Gib ein, was auf dem Plan liegt, und jeder Zahltag wird ausgerechnet, jede Zahl erklärt.
reckoner-players = Spieler
reckoner-player = Spieler { $number }
reckoner-colour = Farbe von Spieler { $number }
reckoner-colour-0 = grüner Kreis
reckoner-colour-1 = blaues Quadrat
reckoner-colour-2 = oranges Dreieck
reckoner-colour-3 = violette Raute
reckoner-colour-4 = rosa Fünfeck
reckoner-colour-5 = olivgrüner Stern
reckoner-begin = Block anlegen
reckoner-pads = Deine Blöcke
reckoner-pads-none = Noch keiner. Sie bleiben auf diesem Gerät.
reckoner-state-new = vor dem ersten Zahltag
reckoner-state-week = nach Zahltag { $week }
reckoner-state-over = beendet
reckoner-remove = Block von { $names } wegwerfen
reckoner-removed = Der Block ist weg.
reckoner-undo = Rückgängig
reckoner-import = Datei einlesen
reckoner-taken = Übernommen: { $names }
reckoner-import-not-ours = Diese Datei ist kein Block von Goldbräu.
reckoner-import-newer = Diese Datei stammt aus einer neueren Version des Programms.
reckoner-import-damaged = Diese Datei ist beschädigt.
reckoner-lies-missing = Diesen Block gibt es auf diesem Gerät nicht.
reckoner-lies-newer = Diesen Block hat eine neuere Version des Programms geschrieben. Er bleibt, wie er ist.
reckoner-lies-damaged = Dieser Block lässt sich nicht lesen. Er bleibt, wie er ist.
reckoner-not-kept-unavailable = Nicht aufbewahrt: Dieser Browser lässt uns nichts speichern. Der Block hält so lange wie diese Seite.
reckoner-not-kept-full = Nicht aufbewahrt: Der Speicher dieses Browsers ist voll. Der Block hält so lange wie diese Seite.
reckoner-no-rules = Die Regeln ließen sich nicht laden. Versuch es noch einmal, wenn du Netz hast.
reckoner-all = Alle Blöcke
reckoner-purses = Taler
reckoner-weeks = Wochen
reckoner-settled = abgerechnet
reckoner-end = Ende
reckoner-parts = Was eingegeben wird
reckoner-part-board = Plan
reckoner-part-money = Geld
reckoner-part-payday = Zahltag

# The golden button.
reckoner-settle = Zahltag { $week } abrechnen
reckoner-to-week = Weiter zu Woche { $week }
reckoner-to-end = Zum Ende
reckoner-doubts = { $count ->
    [one] 1 Punkt zu klären
   *[other] { $count } Punkte zu klären
}

# The board.
reckoner-mode = Wie die Gärten eingegeben werden
reckoner-tapped = Auf dem Plan tippen
reckoner-counted = Zählen
reckoner-firms = Betriebe
reckoner-look-here = hier nachsehen
reckoner-firm-before = Zurück zu { $firm }
reckoner-firm-next = Weiter zu { $firm }
reckoner-spaces = Felder
reckoner-tap = tipp auf den Platz
reckoner-to-firm = { $firm }: Schild, Chef, Steine
reckoner-plain = ohne Schirm
reckoner-parasols = mit Schirm
reckoner-less = Weniger: { $what }
reckoner-more = Mehr: { $what }
reckoner-differs = Anders gezählt als gezeichnet: Die Zeichnung hat { $plain } ohne und { $parasols } mit Schirm.
reckoner-take-drawing = Zeichnung nehmen
reckoner-sign = Schild der Brauerei
reckoner-no-supplier = Noch kein Schild
reckoner-boss = Chef
reckoner-nobody = niemand
reckoner-stones = Steine
reckoner-stones-of = Steine von { $name }
reckoner-figures = Wer steht hier?
reckoner-here = hier
reckoner-now-at = jetzt: { $firm }

# Money between paydays.
reckoner-whose = Wessen Geld?
reckoner-prices = Preis einer Karte
reckoner-card = eine Karte
reckoner-other = Anderer Betrag
reckoner-sign-key = Ausgegeben oder bekommen
reckoner-back-key = Ziffer löschen
reckoner-book = { $name }: { $thalers }
reckoner-book-none = Betrag wählen
reckoner-entries = Eingetragen in dieser Woche
reckoner-entries-none = Noch nichts.
reckoner-strike = { $thalers } von { $name } streichen

# The payday.
reckoner-sums = Was der Zahltag bringt
reckoner-explain = Wie er erklärt wird
reckoner-way-table = Tabelle
reckoner-way-firms = Nach Betrieb
reckoner-way-players = Nach Spieler
reckoner-gets-nothing = Bekommt nichts.
reckoner-purse = { $before } { $paid } = { $after } Taler
reckoner-house-result = Nicht ganz nach dem Buch: Etwas wurde als Hausregel behalten.

# What can’t be so.
reckoner-mend = Dorthin
reckoner-keep = So lassen
reckoner-doubt = Doch prüfen
reckoner-house-rule = Als Hausregel behalten
reckoner-fault-no-front = { $firm }: Das Feld vor der Tür gehört zum Garten.
reckoner-fault-torn = { $firm }: Einige Felder hängen nicht mit der Tür zusammen.
reckoner-fault-shared = { $firm } und { $other } haben ein Feld gemeinsam.
reckoner-fault-too-many-plain = Alle Gärten zusammen haben { $count } Felder ohne Schirm; der Plan hat { $most }.
reckoner-fault-too-many-parasols = Alle Gärten zusammen haben { $count } Schirme; der Plan hat { $most }.
reckoner-fault-no-supplier = { $firm }: Wessen Schild hängt dort?
reckoner-fault-too-many-signs = { $firm } hat { $most } Schilder und kann nicht { $count } Gärten beliefern.
reckoner-fault-too-many-shares = { $firm } hat { $most } Anteile, aber dort liegen { $count } Steine.
reckoner-fault-lone-stone = { $firm } ist voll: { $name } verliert den einzelnen Stein dort.
reckoner-fault-too-many-stones = { $name } hat { $count } Steine auf dem Plan, besitzt aber { $most }.
reckoner-fault-too-many-bosses = { $name } hat { $count } Chefs auf dem Plan, besitzt aber { $most }.
reckoner-fault-too-few-bosses = { $most ->
    [one] { $count } Betriebe haben keinen Chef; höchstens einer darf ohne sein.
   *[other] { $count } Betriebe haben keinen Chef; höchstens { $most } dürfen ohne sein.
}
reckoner-fault-no-figure = { $figure ->
    [drunkard] Wo ist der Zecher?
   *[other] Wo ist die Kellnerin?
}
reckoner-fault-together = { $firm }: Kellnerin und Zecher können nicht in einem Garten stehen.
reckoner-fault-debt = { $name } hat mehr Taler ausgegeben, als da waren.
reckoner-fault-income = { $name }: { $thalers } zwischen den Zahltagen kann nicht sein; Taler gibt es nur am Zahltag.
reckoner-fault-no-price = { $name }: { $thalers } kann nicht sein; eine Karte kostet 2, 5 oder 8 Taler, und mehr als eine am Tag kauft niemand.
reckoner-fault-too-many-cards = { $name } hätte mindestens { $count } Karten gekauft; eine Woche hat { $most } Tage, und jeder kauft höchstens eine am Tag.

# Sharing.
reckoner-share = Teilen und Namen
reckoner-names = Namen
reckoner-as-picture = Als Bild
reckoner-as-text = Als Text kopieren
reckoner-as-file = Als Datei speichern
reckoner-saved = Gespeichert: { $file }
reckoner-share-failed = Dieser Browser kann das Bild nicht zeichnen.
reckoner-copied = Kopiert.
reckoner-row-other = Woche { $week }: aus und ein
reckoner-row-payday = Zahltag { $week }
reckoner-row-after = Nach Zahltag { $week }
