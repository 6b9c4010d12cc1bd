# Was `stammtisch play` im Terminal außer den Worten der Spiele sagt.

play-guest = Gast
play-welcome = Antworte mit der Nummer deiner Wahl. ? hilft, log erzählt das Neueste, quit verlässt den Tisch.
play-help =
    Tipp die Nummer vor einer Antwort ein, oder was dahinter in [ ] steht, und drück die Eingabetaste.
    Mehrere Antworten dürfen in einer Zeile stehen, etwa Biergarten und Feld: k c2
    0     zurück zur Frage davor
    log   was zuletzt geschah
    quit  den Tisch verlassen
    ?     diese Hilfe
# $answer ist die Eingabe, $count die Zahl der Antworten.
play-wrong = „{ $answer }“ steht nicht zur Wahl. { $count ->
    [1] Tipp 1
   *[other] Tipp eine Nummer von 1 bis { $count }
} oder ? für Hilfe.
play-wrong-short = „{ $answer }“ steht nicht zur Wahl. { play-order-hint }
play-not-asked = Du bist gerade nicht gefragt.
play-passed = Die Frage ist vorbei: Es wurde für dich entschieden.
play-back = Zurück
play-none = nichts

# Rat: $error und $percent sind Prozentpunkte, als Text, $count die Zahl der Antworten, die nicht gezeigt werden.
play-help-advice =
    ?a    was jede Antwort wert ist (oder: advice)
play-advice = Gewinnchance jeder Antwort, die beste zuerst; auf etwa ±{ $error } Punkte genau:
play-advice-chance = { $percent } %
play-advice-more = { "        " }und { $count } weitere
play-advice-none = Du bist gerade nicht gefragt, also gibt es nichts zu raten.

# Gehen.
play-leave = Gehen? Das Spiel ist noch nicht zu Ende.
play-leave-yes = Gehen
play-leave-no = Weiterspielen
play-left = Du hast den Tisch verlassen.
play-ended = Die Eingabe ist zu Ende: Du verlässt den Tisch vor dem Ende des Spiels.
play-interrupted = Abgebrochen.
play-closed = Der Tisch ist geschlossen.
play-removed = Du hast keinen Platz mehr an diesem Tisch.
play-return = Zurück kommst du mit:

# Das Ergebnis.
play-final = Endstand
play-recorded = Die Aufzeichnung des Spiels steht in { $file }.

# Am Tisch eines Servers.
play-lost = Verbindung verloren. Neuer Versuch …
play-found = Wieder verbunden.
play-replaced = Ein Computer vertritt dich.
play-chairs-free = Ein Stuhl ist frei. Freunde setzen sich über den Link des Tisches; oder du setzt einen Computer hin:
play-chairs-taken = Alle Stühle sind besetzt.
play-seat-computer = Computer: { $player }
play-wait-host = Gleich geht’s los: Wer den Vorsitz hat, fängt an.

# Polterfass. $tops und $barrels sind Listen dessen, was Fässer zeigen.
play-round = Runde { $round }, Ziel { $goal }
play-standing = Es stehen: { $tops }. Summe: { $sum }
play-fresh = (neu: { $tops })
play-lying = Es liegen: { $barrels }
play-cup = Im Becher: { $barrels }
play-special = Spezial
play-put-back = { $roll } ({ $tops } zurückgelegt)
play-order-hint = Tipp eine Karte oder zwei verschiedene ein, von 0 bis 7: 5 oder 2 6
play-destroy = { $tops } zerstören
play-double = { $tops } verdoppeln

# Goldbräu. Spaltenköpfe haben höchstens 10 Zeichen.
play-legend = (K) Feld des Biergartens K, ( ) frei, * Sonnenschirm, [K] Wirtshaus
play-line = { $title }: { $cards }
play-boss = Chef
play-supplier = Lieferant
play-money = Taler
play-stones = Steine
play-hidden = Verdeckt
play-bosses = Chefs
play-forecast = Vorschau
play-known = Bekannt von { $name }: { $cards }
play-annex = { $garden }: ein freies Feld dazunehmen ({ $count } zur Wahl)
play-shift = { $from } → { $to }: ein Feld verschieben ({ $count } zur Wahl)
play-which-space = Welches Feld?
play-frees = (macht { $count } frei)
