# How to play Polterfass, on one page. The words are those of docs/glossary.md.

help-title = Comment jouer à Polterfass

help-goal-title = Le but
help-goal-text = L’un de vous fait le patron, tous les autres ont soif, et on change à chaque tour. À la fin, c’est le plus grand nombre de chopes sur le bloc qui l’emporte : à toi de commander malin ou de servir avec culot.

help-barrels-title = Les tonneaux
help-barrels-text = Ici, on lance des tonneaux en guise de dés. Debout, un tonneau compte pour le chiffre du dessus ; couché, il ne vaut rien. Sept tonneaux numérotés portent une valeur à chaque bout, toujours 11 à eux deux, et deux tonneaux foncés sont spéciaux.

help-first-roll-title = Le premier lancer
help-first-roll-text = Le patron renverse les neuf tonneaux sur son sous-bock, et recommence tant qu’aucun tonneau numéroté ne tient debout. Va-t-il relancer ensuite ? Là-dessus, il a le droit de mentir comme un arracheur de dents.

help-orders-title = Les commandes
help-orders-text = Quand tu es client, tu poses face cachée une ou deux de tes cartes, de 0 à 7 : leur somme, c’est ta commande. Celles des autres, tu les découvres à l’addition. Ensuite, toutes tes cartes reviennent en main.

help-serving-title = La tournée
help-serving-text = Au patron de choisir : fermer le robinet ou relancer. Les tonneaux numérotés debout ne bougent plus, tout ce qui est couché retourne dans le gobelet, et les spéciaux debout peuvent les y rejoindre. Si aucun tonneau du nouveau lancer ne tient debout, c’est l’échec : le patron repart bredouille et chaque client reçoit sa commande.

help-specials-title = Les tonneaux spéciaux
help-specials-text = Une fois le robinet fermé, chaque mauvais tonneau debout détruit un tonneau numéroté debout, puis chaque tonneau double debout fait compter deux fois l’un des survivants, un différent à chaque fois. C’est le patron qui désigne lesquels, avant de voir les commandes.

help-bill-title = L’addition
help-bill-text = S’il y en a assez pour tout le monde, chaque client reçoit sa commande et le patron garde le reste. Si les clients ont commandé plus que la tournée, ils ont été trop gourmands : le patron garde tout, la plus grosse commande se paie en points perdus, et la plus petite en gagne tout autant. Entre les deux, on regarde le fond de sa chope vide.

help-example-title = Un exemple
help-example-text = Anne commande 2 chopes, Bruno 7 et Claire 11 : 20 en tout. Avec une tournée de 26, il y en a assez : 2, 7 et 11 pour les clients, 6 pour le patron. Avec une tournée de 18, le patron garde les 18 ; Claire perd 11, Anne gagne 11, et Bruno rien du tout.

help-end-title = On ferme !
help-end-text = Dès que quelqu’un a 75 chopes ou plus à la fin d’un tour, la partie s’arrête et le plus grand nombre de chopes l’emporte. En cas d’égalité, on partage la victoire. On peut fixer un autre objectif en ouvrant la table.
