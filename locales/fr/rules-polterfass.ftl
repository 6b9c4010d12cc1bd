# The rules of Polterfass for players, one message for each rule of docs/rules/polterfass.md. The words are those of docs/glossary.md.

rules-p1 = La table
rule-p1-1 = On joue de trois à six.
rule-p1-2 = Il y a sept tonneaux numérotés. Les deux bouts d’un tonneau font toujours 11 ensemble : un 9/2, deux 8/3, deux 7/4 et deux 6/5.
rule-p1-3 = Il y a deux tonneaux spéciaux : mauvais à un bout, double à l’autre.
rule-p1-4 = Un tonneau s’arrête couché, ou debout sur un bout. Debout, c’est le bout du dessus qui compte.
rule-p1-5 = Tu as huit cartes de commande, une de chaque valeur de 0 à 7. Après chaque tour, elles reviennent toutes en main.
rule-p1-6 = Le bloc a une colonne pour la tournée, une pour la commande et, pour chaque joueur, le résultat du tour et le total. Après un échec, on met un tiret dans les deux premières.
rule-p1-7 = D’après la règle, c’est la personne la plus généreuse qui fait le premier patron. Ici, le sort décide, à moins que le chef de table ne désigne une place.
rule-p1-8 = À chaque tour, c’est le voisin de gauche qui fait le patron, dans le sens des aiguilles d’une montre.
rule-p1-9 = La règle ne dit pas combien de fois un tonneau tient debout. Ici, chaque tonneau lancé tient debout dans 30 % des cas, chaque bout étant aussi souvent dessus ; une table peut avoir d’autres valeurs.

rules-p2 = Le premier lancer
rule-p2-1 = Le patron lance les neuf tonneaux. Tant qu’aucun tonneau numéroté ne tient debout, il relance les neuf, même si un spécial est debout.
rule-p2-2 = Tout ce qui est debout, spéciaux compris, se range à côté du sous-bock, à la vue de tous.
rule-p2-3 = Le patron ne dit pas encore s’il va relancer, et il a le droit de bluffer. Tout le monde peut s’en mêler.

rules-p3 = Les commandes
rule-p3-1 = Chaque client pose une ou deux cartes face cachée. Leur somme, c’est sa commande : de 0 à 7 chopes avec une carte, de 1 à 13 avec deux.
rule-p3-2 = Tous les clients commandent en même temps, et carte posée ne se reprend plus. Quand tout le monde a commandé, on voit combien de cartes chacun a posées ; les valeurs restent cachées jusqu’à l’addition.
rule-p3-3 = Il y a 36 façons de poser ses cartes : 8 avec une carte, 28 avec deux. Si seuls comptent le nombre de cartes et la somme, il reste 21 commandes différentes.

rules-p4 = La tournée
rule-p4-1 = Le patron ferme le robinet ou relance. Il peut fermer tout de suite, sans deuxième lancer.
rule-p4-2 = Pour relancer, on laisse debout, et pour de bon, les tonneaux numérotés debout. Tout ce qui est couché va dans le gobelet. Chaque spécial debout, même d’un lancer précédent, y va aussi ou reste, au choix du patron.
rule-p4-3 = Il faut au moins un tonneau dans le gobelet. Si les neuf sont debout, il faut y remettre un spécial pour relancer.
rule-p4-4 = Si aucun tonneau de ce lancer ne tient debout, c’est l’échec, quoi qu’il y ait eu debout avant. On ne compte rien, et on passe tout de suite à l’addition. Un seul spécial debout suffit pour éviter l’échec.
rule-p4-5 = Sinon, le patron choisit de nouveau, aussi souvent qu’il l’ose.

rules-p5 = Le décompte des tonneaux
rule-p5-1 = Une fois le robinet fermé, chaque mauvais tonneau debout détruit un tonneau numéroté debout. Le patron choisit lequel.
rule-p5-2 = Chaque tonneau double debout double un tonneau numéroté debout. Le patron choisit lequel.
rule-p5-3 = Deux doubles demandent deux tonneaux numérotés différents. S’il n’y en a qu’un, le second double est perdu.
rule-p5-4 = Deux mauvais détruisent deux tonneaux numérotés. S’il n’y en a qu’un, le second mauvais est sans effet.
rule-p5-5 = Avec un mauvais, un double et un seul tonneau numéroté, ce tonneau est détruit et la tournée est de 0. À partir de deux tonneaux numérotés, ils en touchent deux différents.
rule-p5-6 = Ces effets ne se refusent pas. On détruit d’abord, puis on double parmi ce qui reste.
rule-p5-7 = La tournée est la somme des chiffres du dessus des tonneaux numérotés qui restent ; un tonneau doublé compte deux fois. Elle peut être de 0.
rule-p5-8 = Le patron choisit avant que l’on retourne les commandes. Une petite tournée peut très bien faire son affaire.
rule-p5-9 = Un tonneau couché n’a aucun effet, spécial ou non.
rule-p5-10 = Un exemple : 3, 3, 5 et 9 avec un mauvais et un double. Détruire un 3, doubler le 9 : 26. Détruire le 5, doubler un 3 : 18. Détruire le 9, doubler un 3 : 14. Deux doubles sur 9 et 8 à côté d’un 4 font 38 ; un 6 seul avec deux doubles fait 12.
rule-p5-11 = On ne peut pas servir plus de 68 chopes : tous les tonneaux avec le plus grand chiffre dessus, le 9 et un 8 doublés.

rules-p6 = L’addition
rule-p6-1 = On retourne toutes les commandes.
rule-p6-2 = En cas d’échec, chaque client reçoit sa commande, et le patron rien.
rule-p6-3 = Assez pour tout le monde : si la tournée couvre toutes les commandes, chaque client reçoit la sienne et le patron le reste.
rule-p6-4 = Trop gourmands : si les commandes dépassent la tournée, le patron la reçoit tout entière. La plus grosse commande devient autant de points perdus ; la plus petite gagne autant de chopes que la plus grosse en comptait. S’il y a plusieurs plus grosses, toutes perdent ; s’il y a plusieurs plus petites, chacune gagne tout, mais une seule fois, quel que soit le nombre des plus grosses. Entre les deux, c’est 0.
rule-p6-5 = Si toutes les commandes sont égales et trop gourmandes, chacune est à la fois la plus grosse et la plus petite : gains et pertes s’annulent. Une table peut décider que seules les pertes comptent.
rule-p6-6 = Un total peut passer sous zéro.
rule-p6-7 = Un exemple : tournée de 29, commandes de 11, 11, 3 et 7, soit 32. Le patron reçoit 29, les deux 11 perdent 11, le 3 gagne 11, le 7 rien. Avec une tournée de 26 et des commandes de 20, le patron garde 6. S’il échoue face à des commandes de 13, 7, 7 et 0, les clients reçoivent juste cela, et lui 0.

rules-p7 = La fin
rule-p7-1 = La partie s’arrête après un tour où quelqu’un a 75 chopes ou plus. Une table peut avoir un autre objectif, de 25 à 300.
rule-p7-2 = Le plus grand nombre de chopes l’emporte. En cas d’égalité, on partage la victoire.
rule-p7-3 = Il n’est pas nécessaire que chacun ait fait le patron aussi souvent.

# What the pictures show, for screen readers.
rules-picture-p1-2 = Les tonneaux numérotés et leurs deux bouts : une fois 9 et 2, deux fois 8 et 3, 7 et 4, 6 et 5.
rules-picture-p1-3 = Un tonneau spécial porte ×2 à un bout, et à l’autre une fente avec une goutte verte.
rules-picture-p1-4 = Un tonneau debout, son chiffre dessus, et un tonneau couché.
rules-picture-p1-8 = Quatre joueurs autour d’un sous-bock ; une flèche va de l’un au suivant dans le sens des aiguilles d’une montre.
rules-picture-p2-1 = Deux premiers lancers : si seul un spécial est debout, on relance les neuf ; si un 9, un 3 et un double sont debout, le lancer compte.
rules-picture-p3-1 = Une commande visible de deux cartes, 2 et 6 ; à côté, des commandes face cachée d’une et de deux cartes.
rules-picture-p4-2 = Un 9 et un 3 sont debout à l’écart ; trois tonneaux couchés retournent dans le gobelet.
rules-picture-p4-4 = Deux lancers : tous les tonneaux couchés, barré ; un spécial debout, coché.
rules-picture-p5-1 = Un mauvais tonneau détruit un tonneau numéroté, un double en double un autre.
rules-picture-p5-5 = Un mauvais, un double et un 6 : le 6 est détruit, la tournée est de 0.
rules-picture-p5-10 = Trois façons de servir avec 3, 3, 5 et 9 : 26, 18 ou 14, selon ce qui est détruit et doublé.
rules-picture-p6-2 = L’échec : les commandes de 13, 7, 7 et 0 sont servies, le patron reçoit 0.
rules-picture-p6-3 = Tournée de 26 et commandes de 20 : deux barres avec un trait par chope, celle de la tournée est plus longue.
rules-picture-p6-4 = Tournée de 29, commandes de 11, 11, 3 et 7 : moins 11, moins 11, plus 11 et 0, le patron plus 29.
rules-picture-p6-5 = Tournée de 18, commandes de 8, 8 et 8 : 0 pour chacune ou, en option, moins 8 ; le patron plus 18.
rules-picture-p7-1 = Un bloc : à la dernière ligne, quelqu’un a 78 chopes.
