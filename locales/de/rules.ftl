# The pages with all rules of a game.

rules-page-title = Die Regeln von { $game }
rules-page-about = Jede Regel hat eine Nummer, mit der man sie nennen und verlinken kann.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-hint = Ein Wort oder eine Nummer wie { $example }
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-none = Nichts gefunden zu „{ $what }“. Versuch es mit einem kürzeren Wort oder einer Nummer.
rules-clear = Suche löschen
rules-house = Hausregel
rules-house-about = Die Anleitung lässt das ganz oder teilweise offen; so wird es hier gespielt.
rules-option = Option
rules-option-about = Wer den Tisch eröffnet, kann wählen.
rules-copy = Link zu Regel { $rule } kopieren
rules-copied = Link zu { $rule } kopiert.
rules-pages = Abschnitte davor und danach
rules-previous = Zurück: { $section }
rules-next = Weiter: { $section }
rules-print-note = Alle Regeln, mit Suche und Links: { $url }
