# The pages with all rules of a game.

rules-page-title = The rules of { $game }
rules-page-about = Each rule has a number to cite and to link to.
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A word, or a number such as { $example }
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
}
rules-none = Nothing found for “{ $what }”. Try a shorter word, or a rule’s number.
rules-clear = Clear the search
rules-house = house ruling
rules-house-about = The book leaves this open, in whole or in part; this is how it is played here.
rules-option = option
rules-option-about = Whoever opens the table can choose.
rules-copy = Copy the link to rule { $rule }
rules-copied = Link to { $rule } copied.
rules-pages = Sections before and after
rules-previous = Previous: { $section }
rules-next = Next: { $section }
rules-print-note = All rules, with search and links: { $url }
