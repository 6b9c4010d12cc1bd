# Une première partie guidée : ce qui se dit à la table. `guide-<jeu>-<leçon>`, voir web/src/guide.
guide-title = L’habitué explique
guide-progress = { $at } sur { $all }
guide-next = Suite
guide-got-it = Compris
guide-back = Retour
guide-skip = Continuer sans guide
guide-skip-key = Continuer sans guide. La touche G mène au guide.
# Folds the card and unfolds it.
guide-fold = Explication
# Where the table is told in words: at what the guide speaks of, and on the button that leads there.
guide-here = L’habitué parle de ceci
guide-go = Y aller
guide-try = Par exemple : { $action }
guide-ready = Préparer
guide-press = Appuie ensuite sur le bouton doré.
guide-act = À toi de jouer.
guide-watch = Regarde ou joue : je reprends la parole dès qu’il y a du nouveau.
guide-play-on = Continuer la partie
guide-rules = Toutes les règles
guide-harder = Des joueurs plus forts
guide-problem = La partie guidée n’a pas pu s’ouvrir : { $problem }

guide-polterfass-welcome = Assieds-toi, j’explique en jouant. { $innkeeper } est le patron de ce tour et tire la bière avec neuf petits tonneaux ; tu es client et tu commandes. Le plus de chopes gagne, et c’est fini dès que quelqu’un en a { $goal }.
guide-polterfass-stand = Debout : { $tops }. Seul compte ce qui est debout, par le nombre du dessus : { $sum } pour l’instant. Ce qui est couché retourne dans le gobelet si le patron relance.
guide-polterfass-special = Il y a un tonneau spécial : { $specials }. Un double double un tonneau numéroté, un mauvais en détruit un ; le patron choisit lequel, mais seulement une fois le robinet fermé.
guide-polterfass-order = Pose une ou deux cartes, face cachée ; leur somme est ta commande. S’il y en a assez pour tout le monde, tu la reçois ; sinon, qui a le plus commandé la perd. Les clients se partagent ce que sert { $innkeeper } ; debout pour l’instant : { $sum }.
guide-polterfass-others = Toutes les commandes sont posées, face cachée. { $innkeeper } ferme maintenant le robinet ou relance ce qui est couché ; tonneaux dans le gobelet : { $cup }. Si rien de ce lancer ne tient debout, c’est l’échec ; cela arrive { $risk } fois sur 100.
guide-polterfass-enough = Assez pour tout le monde : servies { $served }, commandées { $ordered }. Chaque client reçoit sa commande, le patron le reste. { $you ->
    [innkeeper] Le patron, c’était toi : tu reçois { $own }.
   *[guest] Tu reçois { $own }, { $innkeeper } reçoit { $theirs }.
}
guide-polterfass-greedy = Trop gourmands : servies { $served }, mais commandées { $ordered }. Le patron prend tout ; la plus grosse commande ({ $greediest }) coûte { $highest }, la plus petite ({ $modest }) en rapporte autant. Toi : { $own }.
guide-polterfass-failed = C’est l’échec : rien du dernier lancer n’est resté debout. Chaque client reçoit quand même sa commande, le patron rien. Toi : { $own }.
guide-polterfass-roll = Le patron, c’est toi maintenant ; le rôle tourne autour de la table. Lance les neuf tonneaux. Si aucun nombre n’est debout, on relance les neuf.
guide-polterfass-guests = Tes clients commandent, face cachée. Quand tous ont commandé, tu vois combien de cartes chacun a posées, mais pas lesquelles. Rien ne t’oblige à dire si tu relances, et tu peux bluffer.
guide-polterfass-tap = Debout { $sum }, couchés { $cup }. Si tu relances, rien ne tient { $risk } fois sur 100 et tu n’as rien. Si tu fermes, tu gardes ce que laissent les clients ; s’il n’y en a pas assez pour eux, tu gardes tout.
guide-polterfass-targets = Le robinet est fermé et les tonneaux spéciaux agissent : tu choisis sur quels nombres. Plus n’est pas toujours mieux : s’il n’y en a pas assez pour les clients, tout est à toi.
guide-polterfass-risky = Voilà un risque : { $cup } dans le gobelet, et { $risk } fois sur 100 rien ne tient. Qui lance maintenant veut plus que ce qu’il y a, et les clients espèrent l’échec.
guide-polterfass-again = Te revoilà client. Regarde ce qui est debout ({ $sum }) et le bloc : qui est en retard peut commander plus hardiment, car c’est fini dès que quelqu’un a { $goal }.
guide-polterfass-done = Tu connais Polterfass : tu as été client et patron. Continue sans moi, lis les règles, ou essaie des joueurs plus forts.

guide-goldbraeu-picked = { $seat } : { $action }
guide-goldbraeu-welcome = Assieds-toi, j’explique en jouant. Brasseries et jardins rapportent de l’argent ; qui y a des parts et des patrons en touche, à trois jours de paye. Tu commences avec { $money } thalers, et le plus riche gagne.
guide-goldbraeu-keep = Tu as { $hand } cartes, chacune une part sociale d’un établissement. Gardes-en deux en secret pour plus tard ; les { $shown } autres deviennent tout de suite des pièces sur le plateau.
guide-goldbraeu-stones = Chaque pièce est une part qui rapporte au jour de paye. Tu en as { $stones }, surtout ici : { $most } ({ $most-stones }). Les cartes cachées ne rapportent rien tant qu’elles ne sont pas retournées.
guide-goldbraeu-bosses = Chacun place maintenant un patron sur un établissement qui n’en a pas, trois tours de suite. Le patron touche ce qui ne se divise pas, et un jardin ne s’agrandit que sous son patron. Un établissement où tu as beaucoup de pièces est un bon choix.
guide-goldbraeu-offers = Une semaine a sept jours. Chaque jour, deux cartes sont face visible, aujourd’hui { $offers }, et tous choisissent en secret une action sur trois : agrandir, nommer ou acheter.
guide-goldbraeu-pick = Choisis ton action pour le jour { $day }. Agrandir étend un jardin, nommer place patrons et contrats, acheter apporte des parts. Qui est seul à choisir une action en profite davantage.
guide-goldbraeu-picks = Toutes les cartes sont visibles : { $picks }. On agrandit d’abord, puis on nomme, puis on achète, chaque fois dans le sens horaire depuis le premier joueur.
guide-goldbraeu-twice = Personne d’autre n’a choisi cette action : tu peux l’exécuter deux fois aujourd’hui.
guide-goldbraeu-expand = Choisis une case libre à côté d’un jardin dont le patron est à toi : { $firms }. Au jour de paye chaque case rapporte 4 thalers, une case à parasol 8.
guide-goldbraeu-appoint = Nomme un patron là où tu as au moins une pièce, ou conclus un contrat entre une brasserie et un jardin à toi. Le jardin verse alors la moitié de ses recettes à cette brasserie.
guide-goldbraeu-block = Il s’agit de { $firm }. Qui y a le patron et plus de pièces que tous les autres ensemble peut empêcher la nomination ; les deux camps peuvent retourner des cartes cachées de l’établissement.
guide-goldbraeu-buy = Une carte coûte { $price } thalers aujourd’hui ; plus il y a d’acheteurs, plus c’est cher. Une part visible devient aussitôt une pièce ; la première carte de la pile reste ton secret. Tu as { $money } thalers.
guide-goldbraeu-drawn = Tu as pioché { $drawn }. Garde la carte cachée pour surprendre, ou montre-la : la pièce rapporte dès maintenant.
guide-goldbraeu-move = Tu as acheté une figure : { $figure }. Tu peux l’avancer dans le sens horaire de deux jardins au plus. La serveuse rapporte 20 thalers de plus à un jardin, l’ivrogne lui en coûte 12.
guide-goldbraeu-forecast = La prévision montre ce que rapporterait un jour de paye aujourd’hui : { $coming } thalers pour toi. Jours restants cette semaine : { $left }.
guide-goldbraeu-majority = Ton patron n’est à l’abri que là où tu as plus de pièces que tous les autres ensemble. Tes patrons : { $firms }. Ailleurs, quiconque a une pièce peut te remplacer.
guide-goldbraeu-turn-over = Jour de paye. Avant, tu peux retourner des cartes cachées ; elles deviennent des pièces et rapportent aussitôt. Ce qui reste caché n’a rien cette fois.
guide-goldbraeu-payday = La semaine { $week } est payée, établissement par établissement. La moitié des recettes d’un jardin va à sa brasserie ; chacun divise par ses pièces, et le reste est au patron. Tu touches { $got } et tu as maintenant { $money } thalers.
guide-goldbraeu-second = Encore deux semaines comme celle-ci. Gare aux établissements complets : quand toutes les parts sont des pièces, qui n’en a qu’une là-bas la perd.
guide-goldbraeu-done = Tu connais Goldbräu. Continue sans moi, lis les règles, ou essaie des joueurs plus forts.
