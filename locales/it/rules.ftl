# The pages with all rules of a game.

rules-page-title = Le regole di { $game }
rules-page-about = Ogni regola ha un numero, per citarla e per darne il link.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-hint = Una parola, o un numero come { $example }
rules-found = { $count ->
    [one] 1 regola trovata
   *[other] { $count } regole trovate
}
rules-none = Nessun risultato per «{ $what }». Prova con una parola più corta, o con il numero di una regola.
rules-clear = Cancella la ricerca
rules-house = regola della casa
rules-house-about = Il regolamento lo lascia aperto, in tutto o in parte; qui si gioca così.
rules-option = opzione
rules-option-about = Sceglie chi apre il tavolo.
rules-copy = Copia il link alla regola { $rule }
rules-copied = Link a { $rule } copiato.
rules-pages = Sezione precedente e successiva
rules-previous = Precedente: { $section }
rules-next = Successiva: { $section }
rules-print-note = Tutte le regole, con ricerca e link: { $url }
