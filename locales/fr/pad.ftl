# Le bloc de Polterfass à une vraie table.

title-pad-one = { $title } – Stammtisch
pad-heading = Blocs pour Polterfass
pad-about = Pour le jeu de la boîte : note ce qui a été servi et commandé, le bloc compte. Il marche sans réseau et reste sur cet appareil.
pad-new = Nouveau bloc
pad-begin = Commencer
pad-save = Valider
pad-yours = Tes blocs
pad-none = Pas encore de bloc.
pad-all = Blocs
pad-of = Bloc : { $title }
pad-again = Nouveau bloc, mêmes joueurs
pad-play-on = Continuer à jouer
pad-undo = Annuler
pad-redo = Rétablir
pad-delete = Supprimer
pad-delete-pad = Supprimer le bloc { $title }
pad-deleted = Supprimé : { $title }
pad-no-rounds = Pas encore de tour
pad-leads = { $count ->
    [one] { $winners } mène avec { $score } après le tour { $round }.
   *[other] { $winners } mènent avec { $score } après le tour { $round }.
}
pad-was-over = Fini après le tour { $round } : { $result } Vous continuez à jouer.
pad-house-note = * gardé comme règle maison

# Qui joue.
pad-setup = Joueurs et règles
pad-names = Joueurs, dans le sens horaire
pad-player = Joueur { $number }
pad-name = Nom du joueur { $number }
pad-mark = Couleur de { $name }
pad-mark-0 = rond vert
pad-mark-1 = carré bleu
pad-mark-2 = triangle orange
pad-mark-3 = losange violet
pad-mark-4 = pentagone rouge
pad-mark-5 = étoile olive
pad-own-goal = Autre objectif, 25 à 300

# Un tour.
pad-round-number = Tour { $round }
pad-innkeeper = Patron
pad-keeps = { $name } tient le robinet
pad-edit-round = Modifier le tour { $round }
pad-delete-round = Supprimer le tour
pad-chip-tap = { $name }, patron : pas encore de tournée
pad-chip-served = { $name }, patron : sert { $served }
pad-chip-failed = { $name }, patron : échec
pad-chip-guest = { $name } : pas encore de commande
pad-chip-order = { $name } : commande { $order }
pad-enter-order = Commande de { $name }
pad-enter-serving = Tournée de { $name }
pad-erase = Effacer
pad-failed = Échec
pad-other-number = Autre nombre
pad-barrels = Aide aux tonneaux
pad-stood = Debout : { $tops }
pad-forget = Oublier les tonneaux
pad-live-begin = { $name } tient le robinet. Note commandes et tournée, dans n’importe quel ordre.
pad-live-failed = Échec : chaque client reçoit sa commande.
pad-live-ordered = Commandé jusqu’ici : { $ordered }
pad-live-left = { $served } servies, il en reste { $left } pour l’instant
pad-live-greedy = Déjà trop gourmands : { $ordered } commandées, { $served } servies
pad-missing = Il manque encore : { $names }
pad-next = Suivant : { $name }
pad-missing-many = Il manque encore { $count } nombres
pad-write = Noter le tour { $round }
pad-write-edit = Modifier le tour { $round }
pad-write-house = Garder comme règle maison

# Ce dont les règles doutent.
pad-doubt-serving = Aucun tonneau ne donne une tournée de { $served } : c’est 0, ou de 2 à 68.
pad-doubt-not-from-barrels = Les tonneaux debout ne donnent pas { $served }.
pad-doubt-no-number-barrel = Aucun tonneau à chiffre n’est debout : on relance les neuf.
pad-doubt-order = { $name } ne peut pas commander { $order } : une ou deux cartes donnent de 0 à 13.
pad-doubt-innkeeper-orders = Le patron ne commande rien.
pad-doubt-innkeeper = C’est à { $name } de tenir le robinet.

# L’aide aux tonneaux.
pad-stands = Ce qui est debout
pad-stands-none = Touche les tonneaux debout, selon ce qui se voit dessus.
pad-barrel-end = Tonneau { $number } : { $top } dessus (autre bout { $other })
pad-clear = Tous couchés
pad-sum = Somme : { $sum }
pad-servings = { $count ->
    [one] La tournée
   *[other] Tournées possibles : { $count }
}
pad-due = À détruire : { $destroy }. À doubler : { $double }.
pad-wish = Je veux servir
pad-less = Une de moins
pad-more = Une de plus
pad-wish-impossible = { $wanted }, c’est impossible.
pad-wish-both = Au plus près : { $below } et { $above }.
pad-wish-one = Au plus près : { $near }.
pad-way-destroyed = Détruire : { $tops }.
pad-way-doubled = Doubler : { $tops }.
pad-way-plain = Tous comptent comme ils sont.
pad-take = Servir { $served }
pad-next-roll = Relancer
pad-roll = { $cup ->
    [one] Avec un tonneau
   *[other] Avec { $cup } tonneaux
}{ $back ->
    [0] { "" }
    [one] , un spécial remis
   *[other] , les deux spéciaux remis
}
pad-fails = échoue à { $percent } %
pad-model = Calculé pour des tonneaux qui tiennent debout dans 30 % des cas ; le livret ne donne pas de chances.
pad-failed-now = Le lancer a échoué

# Transmettre et garder.
pad-share-picture = En image
pad-share-text = En texte
pad-share-file = En fichier
pad-share-file-about = Le fichier peut être repris ici, sur cet appareil ou sur un autre.
pad-share-failed = Ce navigateur ne peut pas dessiner l’image.
pad-saved = Enregistré sous { $file }.
pad-copy-failed = La copie a échoué. Sélectionne le texte ci-dessous et copie-le.
pad-import = Reprendre un fichier
pad-import-not-ours = Ce fichier n’est pas un bloc de Polterfass.
pad-import-newer = Ce fichier vient d’une version plus récente du programme. Recharge la page pour l’avoir.
pad-import-damaged = Ce fichier est abîmé.
pad-foreign-newer = Une version plus récente du programme a écrit le bloc { $id }. Il reste intact : recharge la page pour le lire.
pad-foreign-damaged = Le bloc { $id } est abîmé. Il reste intact et peut être enregistré en fichier.
pad-not-kept-unavailable = Pas gardé : ce navigateur ne laisse rien enregistrer. Les blocs durent jusqu’à la fermeture de la page ; enregistre-les en fichiers.
pad-not-kept-full = Pas gardé : la mémoire de cet appareil est pleine. Fais de la place, ou enregistre le bloc en fichier avant de fermer la page.
pad-missing-title = Bloc introuvable
pad-missing-text = Ce bloc n’est pas sur cet appareil, ou il a été supprimé.
pad-conflict = Modifié dans deux onglets
pad-conflict-about = Un autre onglet a modifié la même chose ({ $time } ; tours là-bas : { $rounds }). Que faut-il garder ?
pad-conflict-both = Les deux : celui-ci en nouveau bloc
pad-conflict-mine = Ce qui est ici
pad-conflict-theirs = Ce qui est là-bas
pad-conflict-removed = Un autre onglet a supprimé ce bloc.
pad-conflict-keep = Le garder ici
