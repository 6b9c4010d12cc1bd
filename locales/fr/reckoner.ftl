# The payday reckoner: Goldbräu at a real table.

reckoner-title = Calculateur de paye
reckoner-about = Pour Goldbräu à une vraie table : indique ce qui est sur le plateau, et chaque jour de paye est calculé, chaque nombre expliqué.
reckoner-players = Joueurs
reckoner-player = Joueur { $number }
reckoner-colour = Couleur du joueur { $number }
reckoner-colour-0 = rond vert
reckoner-colour-1 = carré bleu
reckoner-colour-2 = triangle orange
reckoner-colour-3 = losange violet
reckoner-colour-4 = pentagone rose
reckoner-colour-5 = étoile olive
reckoner-begin = Ouvrir un carnet
reckoner-pads = Tes carnets
reckoner-pads-none = Aucun pour l’instant. Ils restent sur cet appareil.
reckoner-state-new = avant la première paye
reckoner-state-week = après la paye { $week }
reckoner-state-over = terminé
reckoner-remove = Jeter le carnet de { $names }
reckoner-removed = Le carnet est jeté.
reckoner-undo = Annuler
reckoner-import = Lire un fichier
reckoner-taken = Repris : { $names }
reckoner-import-not-ours = Ce fichier n’est pas un carnet de Goldbräu.
reckoner-import-newer = Ce fichier vient d’une version plus récente du programme.
reckoner-import-damaged = Ce fichier est abîmé.
reckoner-lies-missing = Ce carnet n’est pas sur cet appareil.
reckoner-lies-newer = Une version plus récente du programme a écrit ce carnet. Il reste tel quel.
reckoner-lies-damaged = Ce carnet est illisible. Il reste tel quel.
reckoner-not-kept-unavailable = Non conservé : ce navigateur ne nous laisse rien enregistrer. Le carnet dure autant que cette page.
reckoner-not-kept-full = Non conservé : la mémoire de ce navigateur est pleine. Le carnet dure autant que cette page.
reckoner-no-rules = Les règles n’ont pas pu être chargées. Réessaie quand tu auras du réseau.
reckoner-all = Tous les carnets
reckoner-purses = Thalers
reckoner-weeks = Semaines
reckoner-settled = payée
reckoner-end = Fin
reckoner-parts = Ce que l’on saisit
reckoner-part-board = Plateau
reckoner-part-money = Argent
reckoner-part-payday = Paye

# The golden button.
reckoner-settle = Verser la paye { $week }
reckoner-to-week = À la semaine { $week }
reckoner-to-end = À la fin
reckoner-doubts = { $count ->
    [one] { $count } point à voir
   *[other] { $count } points à voir
}

# The board.
reckoner-mode = Comment saisir les jardins
reckoner-tapped = Toucher le plateau
reckoner-counted = Compter
reckoner-firms = Établissements
reckoner-look-here = à vérifier
reckoner-firm-before = Retour à { $firm }
reckoner-firm-next = Suite : { $firm }
reckoner-spaces = Cases
reckoner-tap = touche la place
reckoner-to-firm = { $firm } : enseigne, patron, pièces
reckoner-plain = sans parasol
reckoner-parasols = avec parasol
reckoner-less = Moins : { $what }
reckoner-more = Plus : { $what }
reckoner-differs = Compté autrement que dessiné : le dessin a { $plain } sans et { $parasols } avec parasol.
reckoner-take-drawing = Prendre le dessin
reckoner-sign = Enseigne de la brasserie
reckoner-no-supplier = Pas encore d’enseigne
reckoner-boss = Patron
reckoner-nobody = personne
reckoner-stones = Pièces
reckoner-stones-of = Pièces de { $name }
reckoner-figures = Qui est ici ?
reckoner-here = ici
reckoner-now-at = maintenant : { $firm }

# Money between paydays.
reckoner-whose = L’argent de qui ?
reckoner-prices = Prix d’une carte
reckoner-card = une carte
reckoner-other = Autre montant
reckoner-sign-key = Dépensé ou reçu
reckoner-back-key = Effacer un chiffre
reckoner-book = { $name } : { $thalers }
reckoner-book-none = Choisis un montant
reckoner-entries = Saisi cette semaine
reckoner-entries-none = Rien encore.
reckoner-strike = Rayer { $thalers } de { $name }

# The payday.
reckoner-sums = Ce que rapporte la paye
reckoner-explain = Comment elle est expliquée
reckoner-way-table = Tableau
reckoner-way-firms = Par établissement
reckoner-way-players = Par joueur
reckoner-gets-nothing = Ne reçoit rien.
reckoner-purse = { $before } { $paid } = { $after } thalers
reckoner-house-result = Pas tout à fait selon le livre : un point a été gardé comme règle maison.

# What can’t be so.
reckoner-mend = Y aller
reckoner-keep = Laisser ainsi
reckoner-doubt = Revoir
reckoner-house-rule = Gardé comme règle maison
reckoner-fault-no-front = { $firm } : la case devant la porte appartient au jardin.
reckoner-fault-torn = { $firm } : des cases ne sont pas reliées à la porte.
reckoner-fault-shared = { $firm } et { $other } ont une case en commun.
reckoner-fault-too-many-plain = Tous les jardins ont ensemble { $count } cases sans parasol ; le plateau en a { $most }.
reckoner-fault-too-many-parasols = Tous les jardins ont ensemble { $count } parasols ; le plateau en a { $most }.
reckoner-fault-no-supplier = { $firm } : quelle enseigne y pend ?
reckoner-fault-too-many-signs = { $firm } a { $most } enseignes et ne peut pas livrer { $count } jardins.
reckoner-fault-too-many-shares = { $firm } a { $most } parts, mais { $count } pièces y sont posées.
reckoner-fault-lone-stone = { $firm } est complet : { $name } y perd sa pièce isolée.
reckoner-fault-too-many-stones = { $name } a { $count } pièces sur le plateau, mais n’en possède que { $most }.
reckoner-fault-too-many-bosses = { $name } a { $count } patrons sur le plateau, mais n’en possède que { $most }.
reckoner-fault-too-few-bosses = { $most ->
    [one] { $count } établissements n’ont pas de patron ; un seul peut rester sans.
   *[other] { $count } établissements n’ont pas de patron ; { $most } au plus peuvent rester sans.
}
reckoner-fault-no-figure = { $figure ->
    [drunkard] Où est l’ivrogne ?
   *[other] Où est la serveuse ?
}
reckoner-fault-together = { $firm } : la serveuse et l’ivrogne ne peuvent pas être dans un même jardin.
reckoner-fault-debt = { $name } a dépensé plus de thalers qu’il n’y en avait.
reckoner-fault-income = { $name } : { $thalers } entre deux jours de paye, c’est impossible ; on ne touche des thalers que les jours de paye.
reckoner-fault-no-price = { $name } : { $thalers }, c’est impossible ; une carte coûte 2, 5 ou 8 thalers, et on n’en achète qu’une par jour.
reckoner-fault-too-many-cards = { $name } aurait acheté au moins { $count } cartes ; une semaine a { $most } jours, et on n’en achète qu’une par jour.

# Sharing.
reckoner-share = Partager, noms
reckoner-names = Noms
reckoner-as-picture = En image
reckoner-as-text = Copier le texte
reckoner-as-file = Enregistrer un fichier
reckoner-saved = Enregistré : { $file }
reckoner-share-failed = Ce navigateur ne peut pas dessiner l’image.
reckoner-copied = Copié.
reckoner-row-other = Semaine { $week } : dépenses et gains
reckoner-row-payday = Paye { $week }
reckoner-row-after = Après la paye { $week }
