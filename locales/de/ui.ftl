# Pages and controls of the browser client.

# Titles of pages.
title-home = Stammtisch
title-table = { $table } – Stammtisch
title-your-turn = Du bist dran – Polterfass
title-over = Feierabend – Polterfass
title-help = So spielt man { $game } – Stammtisch
title-pad = { $game } am echten Tisch – Stammtisch
title-rules = Die Regeln von { $game } – Stammtisch
title-return = Zurück an deinen Platz – Stammtisch
title-error = Hier fehlt etwas – Stammtisch
meta-description = Zwei Wirtshausspiele im Browser: Polterfass für 3 bis 6 und Goldbräu für 3 oder 4, mit Freunden oder gegen den Computer.

# First page.
home-tagline = Neun Fässer, ein Zapfhahn, und keiner weiß, was die anderen trinken wollen.
home-tagline-goldbraeu = Sechs Biergärten, vier Brauereien und drei Wochen, in denen jedes Feld, jeder Chef und jeder Anteil zählt.
home-game = Spiel
home-play = Gleich spielen
home-play-about = Sofort, gegen drei Computer
home-strength = Wie stark sie spielen
home-invite = Freunde einladen
home-invite-about = Tisch eröffnen und Link verschicken
home-help = So spielt man
home-help-game = So spielt man { $game }
home-learn = Zum ersten Mal hier? Ein geführtes Spiel, zehn Minuten
help-learn = Ein geführtes Spiel
home-players = { $least }–{ $most } Spieler
home-name = Dein Name
home-name-hint = Damit die anderen wissen, wem sie die Zeche verdanken.
home-tables = Deine Tische
home-pads = Am echten Tisch
home-pad-polterfass = Notizblock für Polterfass
home-pad-goldbraeu = Zahltagsrechner für Goldbräu
home-table-playing = Spiel läuft
home-table-lobby = Wartet auf Mitspieler
home-table-over = Beendet
home-table-until = bis { $time }
home-tables-finished = Beendet
title-turns = { $count ->
    [one] Du bist dran – Stammtisch
   *[other] An { $count } Tischen dran – Stammtisch
}
home-opening = Der Tisch wird gedeckt …

# Language and theme.
language-label = Sprache
theme-label = Farben
theme-light = Hell
theme-dark = Dunkel
theme-auto = Wie das Gerät

# Settings.
settings-title = Einstellungen
pace-label = Tempo
pace-slow = langsam
pace-normal = normal
pace-off = sofort
pace-about = Wie lange du Würfe und Zechen siehst. Es bremst nur deinen eigenen Bildschirm. Bei „sofort“ bewegt sich nichts, und die Zeche wartet auf dich.
view-label = Ansicht
view-table = Tisch
view-text = Text
view-about = Als Text wird der Tisch in Sätzen erzählt, für Screenreader und große Schrift.
view-to-text = Den Tisch als Text
view-to-table = Den Tisch zeigen
sound-label = Ton
sound-on = an
sound-off = aus
sound-about = Ein Klopfen auf Holz, wenn du dran bist.
motion-reduced = Dein Gerät wünscht weniger Bewegung: Die Fässer poltern nicht.

# Parts of the table page.
menu-open = Menü
close = Schließen
try-again = Noch einmal versuchen
back = Zurück
cancel = Abbrechen
confirm = Ja
more = Mehr
copy = Kopieren
copied = Kopiert.
copy-failed = Kopieren ging nicht. Markiere den Link und kopier ihn selbst.
share = Teilen
loading = Einen Moment …
panel-paper = Block und Chronik
panel-people = Am Tisch
panel-log = Chronik
panel-log-empty = Noch ist nichts passiert.
chart-line = { $name }: { $total }
chart-goal = Ziel: { $goal }
panel-odds = Chancen
panel-luck = Ehrlicher Zufall
panel-talk = Gerede
panel-tell = Bescheid geben
panel-rules = Hausregeln
since-away = Während du weg warst

# Headings and regions for screen readers.
sr-action = Deine Entscheidung
sr-live = Was geschieht
sr-your-turn = Du bist dran.
sr-main = Der Tisch
sr-nav = Menü

# Notices.
notice-new-version = Es gibt eine neue Version.
notice-reload = Neu laden
notice-reload-about = Vom Spiel geht nichts verloren.
notice-turn = Du bist dran

# Pages for what is missing.
missing-title = Niemand da
missing-text = Diesen Tisch gibt es nicht mehr, oder der Link ist unvollständig.
missing-home = Zur Startseite

# Footer.
footer-independent = Eine unabhängige Umsetzung, ohne Verbindung zu den Verlagen der Spiele.
footer-game = Polterfass ist ein Spiel von Andreas Schmidt, Goldbräu eines von Franz-Benno Delonge.

# The keyboard, and what else the pages say.
keys-title = Tasten
keys-cards = Karte wählen
keys-go = goldenen Knopf drücken
keys-close = Zapfhahn zudrehen
keys-roll = weiterwürfeln
keys-specials = Spezialfässer zurücklegen oder stehen lassen
keys-paper = Notizblock und Verlauf aufziehen
keys-advice = Rat, wo das Haus ihn gibt
keys-view = Tisch oder Text
keys-menu = Menü
keys-help = So wird gespielt
name-guest = Gast
option-more = Weitere Hausregeln
return-page-text = Dein Platz an einem Tisch wartet. Drück den Knopf, dann spielst du auf diesem Gerät weiter.
title-gone = Diesen Tisch kannst du nicht sehen

# Without a network.
home-here = Auf diesem Gerät behalten: geht ohne Netz
home-play-here-about = Mit Computerspielern, auf diesem Gerät und ohne Netz.
home-out = Keine Verbindung zum Haus. Gegen den Computer spielen, Punkte aufschreiben und Regeln nachlesen geht trotzdem: Dieses Gerät hat alles, was es dafür braucht.
home-invite-out = Braucht eine Verbindung.
home-table-here = auf diesem Gerät
as-of = So stand der Tisch um { $time }.
here-forgets = Dieser Browser behält nichts: Das Spiel dauert, solange die Seite offen ist.
offline-install = Installieren
offline-ready = Geht auch ohne Netz

# Rules by their numbers.
rules-all = Alle Regeln
rules-all-game = Alle Regeln von { $game }
rules-which = Welche Regel?
rules-rule = Regel { $rule }
home-forget-ask = Dieses Spiel endgültig löschen?
home-forget = Löschen
home-forget-what = Dieses Spiel { $game } löschen
