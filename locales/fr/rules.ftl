# The pages with all rules of a game.

rules-page-title = Les règles de { $game }
rules-page-about = Chaque règle a un numéro, pour la citer et pour en donner le lien.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = Un mot, ou un numéro comme { $example }
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-none = Rien trouvé pour « { $what } ». Essaie un mot plus court, ou le numéro d’une règle.
rules-clear = Effacer la recherche
rules-house = règle maison
rules-house-about = Le livret laisse ce point ouvert, en tout ou en partie ; voici comment on joue ici.
rules-option = option
rules-option-about = Au choix de qui ouvre la table.
rules-copy = Copier le lien vers la règle { $rule }
rules-copied = Lien vers { $rule } copié.
rules-pages = Sections précédente et suivante
rules-previous = Précédent : { $section }
rules-next = Suivant : { $section }
rules-print-note = Toutes les règles, avec recherche et liens : { $url }
