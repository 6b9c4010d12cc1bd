# Der Notizblock für Polterfass am echten Tisch.

title-pad-one = { $title } – Stammtisch
pad-heading = Notizblöcke für Polterfass
pad-about = Für das Spiel aus der Schachtel: Trag ein, was ausgeschenkt und bestellt wurde, der Block rechnet. Er geht ohne Netz und bleibt auf diesem Gerät.
pad-new = Neuer Block
pad-begin = Anfangen
pad-save = Übernehmen
pad-yours = Deine Blöcke
pad-none = Noch kein Block.
pad-all = Blöcke
pad-of = Notizblock: { $title }
pad-again = Neuer Block, gleiche Runde
pad-play-on = Weiterspielen
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-delete = Löschen
pad-delete-pad = Block { $title } löschen
pad-deleted = Gelöscht: { $title }
pad-no-rounds = Noch keine Runde
pad-leads = { $count ->
    [one] { $winners } führt mit { $score } nach Runde { $round }.
   *[other] { $winners } führen mit { $score } nach Runde { $round }.
}
pad-was-over = Aus nach Runde { $round }: { $result } Ihr spielt weiter.
pad-house-note = * als Hausregel stehen gelassen

# Wer spielt.
pad-setup = Spieler und Regeln
pad-names = Spieler, im Uhrzeigersinn
pad-player = Spieler { $number }
pad-name = Name von Spieler { $number }
pad-mark = Farbe von { $name }
pad-mark-0 = grüner Kreis
pad-mark-1 = blaues Quadrat
pad-mark-2 = oranges Dreieck
pad-mark-3 = violette Raute
pad-mark-4 = rotes Fünfeck
pad-mark-5 = oliver Stern
pad-own-goal = Anderes Ziel, 25 bis 300

# Eine Runde.
pad-round-number = Runde { $round }
pad-innkeeper = Wirt
pad-keeps = { $name } ist Wirt
pad-edit-round = Runde { $round } ändern
pad-delete-round = Runde löschen
pad-chip-tap = { $name }, Wirt: noch kein Ausschank
pad-chip-served = { $name }, Wirt: { $served } ausgeschenkt
pad-chip-failed = { $name }, Wirt: gescheitert
pad-chip-guest = { $name }: noch keine Bestellung
pad-chip-order = { $name }: { $order } bestellt
pad-enter-order = Bestellung von { $name }
pad-enter-serving = Ausschank von { $name }
pad-erase = Löschen
pad-failed = Gescheitert
pad-other-number = Andere Zahl
pad-barrels = Fasshelfer
pad-stood = Es standen: { $tops }
pad-forget = Fässer vergessen
pad-live-begin = { $name } ist Wirt. Trag Bestellungen und Ausschank ein, egal in welcher Folge.
pad-live-failed = Gescheitert: Jeder Gast bekommt seine Bestellung.
pad-live-ordered = Bisher bestellt: { $ordered }
pad-live-left = { $served } ausgeschenkt, bisher bleiben { $left }
pad-live-greedy = Schon zu gierig: { $ordered } bestellt, { $served } ausgeschenkt
pad-missing = Es fehlt noch: { $names }
pad-next = Weiter: { $name }
pad-missing-many = Es fehlen noch { $count } Zahlen
pad-write = Runde { $round } aufschreiben
pad-write-edit = Runde { $round } ändern
pad-write-house = Als Hausregel stehen lassen

# Was die Regeln bezweifeln.
pad-doubt-serving = Keine Fässer ergeben einen Ausschank von { $served }: Es sind 0 oder 2 bis 68.
pad-doubt-not-from-barrels = Die Fässer, die stehen, ergeben keine { $served }.
pad-doubt-no-number-barrel = Es steht kein Zahlenfass: Alle neun werden noch einmal gewürfelt.
pad-doubt-order = { $name } kann nicht { $order } bestellen: Eine oder zwei Karten ergeben 0 bis 13.
pad-doubt-innkeeper-orders = Der Wirt bestellt nichts.
pad-doubt-innkeeper = Wirt wäre jetzt { $name }.

# Der Fasshelfer.
pad-stands = Was steht
pad-stands-none = Tipp die Fässer an, die stehen: nach dem, was oben ist.
pad-barrel-end = Fass { $number }: oben { $top } (anderes Ende { $other })
pad-clear = Alle liegen
pad-sum = Summe: { $sum }
pad-servings = { $count ->
    [one] Der Ausschank
   *[other] Möglicher Ausschank: { $count }
}
pad-due = Zu zerstören: { $destroy }. Zu verdoppeln: { $double }.
pad-wish = Ausschenken will ich
pad-less = Eins weniger
pad-more = Eins mehr
pad-wish-impossible = { $wanted } geht nicht.
pad-wish-both = Am nächsten sind { $below } und { $above }.
pad-wish-one = Am nächsten ist { $near }.
pad-way-destroyed = Zerstören: { $tops }.
pad-way-doubled = Verdoppeln: { $tops }.
pad-way-plain = Alle zählen, wie sie stehen.
pad-take = { $served } ausschenken
pad-next-roll = Weiterwürfeln
pad-roll = { $cup ->
    [one] Mit einem Fass
   *[other] Mit { $cup } Fässern
}{ $back ->
    [0] { "" }
    [one] , ein Spezialfass zurückgelegt
   *[other] , beide Spezialfässer zurückgelegt
}
pad-fails = scheitert zu { $percent } %
pad-model = Gerechnet für Fässer, die in 30 % der Würfe stehen; das Heft nennt keine Chancen.
pad-failed-now = Der Wurf ist gescheitert

# Weitergeben und aufheben.
pad-share-picture = Als Bild
pad-share-text = Als Text
pad-share-file = Als Datei
pad-share-file-about = Die Datei lässt sich hier wieder einlesen, auf diesem Gerät oder einem anderen.
pad-share-failed = Dieser Browser kann das Bild nicht zeichnen.
pad-saved = Gespeichert als { $file }.
pad-copy-failed = Kopieren ging nicht. Markiere den Text unten und kopier ihn selbst.
pad-import = Datei einlesen
pad-import-not-ours = Diese Datei ist kein Block von Polterfass.
pad-import-newer = Diese Datei stammt von einer neueren Version des Programms. Lad die Seite neu, dann hast du sie.
pad-import-damaged = Diese Datei ist beschädigt.
pad-foreign-newer = Den Block { $id } hat eine neuere Version des Programms geschrieben. Er bleibt unberührt: Lad die Seite neu, um ihn zu lesen.
pad-foreign-damaged = Der Block { $id } ist beschädigt. Er bleibt unberührt und lässt sich als Datei speichern.
pad-not-kept-unavailable = Nicht aufgehoben: Dieser Browser lässt die Seite nichts speichern. Die Blöcke halten, bis sie geschlossen wird; speichere sie als Datei.
pad-not-kept-full = Nicht aufgehoben: Der Speicher dieses Geräts ist voll. Schaff Platz oder speichere den Block als Datei, bevor du die Seite schließt.
pad-missing-title = Kein solcher Block
pad-missing-text = Diesen Block gibt es auf diesem Gerät nicht, oder er wurde gelöscht.
pad-conflict = In zwei Tabs geändert
pad-conflict-about = Ein anderer Tab hat dasselbe geändert ({ $time }; Runden dort: { $rounds }). Was soll bleiben?
pad-conflict-both = Beides: dieser als neuer Block
pad-conflict-mine = Was hier steht
pad-conflict-theirs = Was dort steht
pad-conflict-removed = Ein anderer Tab hat diesen Block gelöscht.
pad-conflict-keep = Hier behalten
