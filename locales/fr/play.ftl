# Ce que `stammtisch play` dit dans le terminal, en plus des mots des jeux.

play-guest = Invité
play-welcome = Réponds par le numéro de ton choix. ? aide, log raconte les derniers événements, quit quitte la table.
play-help =
    Tape le numéro devant une réponse, ou ce qui la suit entre [ ], puis la touche Entrée.
    Plusieurs réponses peuvent tenir sur une ligne, par exemple un jardin puis une case : k c2
    0     retour à la question précédente
    log   les derniers événements
    quit  quitter la table
    ?     cette aide
# $answer est ce qui a été tapé, $count le nombre de réponses.
play-wrong = « { $answer } » n’est pas parmi les réponses. { $count ->
    [1] Tape 1
   *[other] Tape un numéro de 1 à { $count }
}, ou ? pour l’aide.
play-wrong-short = « { $answer } » n’est pas parmi les réponses. { play-order-hint }
play-not-asked = Ce n’est pas à toi de répondre pour l’instant.
play-passed = La question est passée : la décision a été prise sans toi.
play-back = Retour
play-none = rien

# Conseil : $error et $percent sont des points de pourcentage, en texte, $count le nombre de réponses non montrées.
play-help-advice =
    ?a    ce que vaut chaque réponse (ou : advice)
play-advice = Chances de gagner avec chaque réponse, la meilleure d’abord ; à ±{ $error } points près :
play-advice-chance = { $percent } %
play-advice-more = { "        " }et { $count } de plus
play-advice-none = Ce n’est pas à toi de répondre pour l’instant : rien à conseiller.

# Partir.
play-leave = Quitter la table ? La partie n’est pas finie.
play-leave-yes = Quitter
play-leave-no = Continuer à jouer
play-left = Tu as quitté la table.
play-ended = Plus rien à lire : tu quittes la table avant la fin de la partie.
play-interrupted = Interrompu.
play-closed = La table est fermée.
play-removed = Tu n’as plus de place à cette table.
play-return = Tu peux revenir avec :

# Le résultat.
play-final = Classement final
play-recorded = L’enregistrement de la partie est dans { $file }.

# À la table d’un serveur.
play-lost = Connexion perdue. Nouvel essai…
play-found = De nouveau en ligne.
play-replaced = Un ordinateur te remplace.
play-chairs-free = Une chaise est libre. Tes amis s’assoient par le lien de la table ; ou bien tu y mets un ordinateur :
play-chairs-taken = Toutes les chaises sont prises.
play-seat-computer = Ordinateur : { $player }
play-wait-host = On attend que le chef de table commence.

# Polterfass. $tops et $barrels sont des listes de ce que montrent les tonneaux.
play-round = Tour { $round }, objectif { $goal }
play-standing = Debout : { $tops }. Somme : { $sum }
play-fresh = (nouveau : { $tops })
play-lying = Couchés : { $barrels }
play-cup = Dans le gobelet : { $barrels }
play-special = spécial
play-put-back = { $roll } (remis : { $tops })
play-order-hint = Tape une carte ou deux cartes différentes, de 0 à 7 : 5 ou 2 6
play-destroy = Détruire { $tops }
play-double = doubler { $tops }

# Goldbräu. Les titres de colonnes ont au plus 10 caractères.
play-legend = (K) case du jardin K, ( ) libre, * parasol, [K] restaurant
play-line = { $title } : { $cards }
play-boss = Patron
play-supplier = Brasserie
play-money = Thalers
play-stones = Pièces
play-hidden = Cachées
play-bosses = Patrons
play-forecast = Prévision
play-known = Connu de { $name } : { $cards }
play-annex = { $garden } : annexer une case libre ({ $count } au choix)
play-shift = { $from } → { $to } : transférer une case ({ $count } au choix)
play-which-space = Quelle case ?
play-frees = (en libère { $count })
