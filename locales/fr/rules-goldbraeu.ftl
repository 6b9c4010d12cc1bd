# The rules of Goldbräu for players, a message for each rule of docs/rules/goldbraeu.md. The words are those of docs/glossary.md.

rules-g1 = Le matériel
rule-g1-1 = Goldbräu se joue à 3 ou à 4.
rule-g1-2 = Il y a dix établissements. Quatre sont des brasseries : Mayerbräu, Steinbräu, Kramerbräu et Schmidbräu. Six sont des jardins à bière, chacun devant son restaurant : Zum Krug, Zur Eiche, Zum Bären, Zur Post, Zum Hirschen et Zum Adler.
rule-g1-3 = Il y a 70 cartes : six parts de chacun des dix établissements, cinq ivrognes et cinq serveuses.
rule-g1-4 = Chacun dispose de 16 pièces (18 à trois), de 6 patrons et de 3 cartes d’action : agrandir, nommer, acheter.
rule-g1-5 = Il y a douze enseignes, trois par brasserie, 48 clôtures, et de l’argent en thalers entiers. La banque n’est jamais à court.
rule-g1-6 = Le plateau est une place divisée en cases, avec les restaurants tout autour ; certaines cases ont un parasol rouge. Du jeu imprimé, nous n’avons que les règles, pas le plateau : nous jouons donc sur une reconstitution de 38 cases, ou sur un autre plan que connaît le serveur.
rule-g1-7 = À trois, une part de chaque établissement reste dans la boîte : cinq parts par établissement, 60 cartes en tout.

rules-g2 = Avant le premier lundi
rule-g2-1 = Dès le début, chaque restaurant possède la case devant sa porte, et personne ne peut la lui prendre.
rule-g2-2 = Tout le monde démarre avec 25 thalers.
rule-g2-3 = On mélange les douze enseignes et chaque restaurant en reçoit une au hasard ; les six autres retournent à leurs brasseries. Une brasserie peut donc commencer sans jardin.
rule-g2-4 = La serveuse commence à Zum Bären, l’ivrogne à Zum Adler.
rule-g2-5 = On mélange toutes les cartes et chacun en reçoit six (huit à trois). Les ivrognes et les serveuses s’échangent aussitôt, jusqu’à ce que ta main n’en ait plus. Ce n’est qu’après qu’on les remélange avec le reste, qui forme la pile.
rule-g2-6 = Tu gardes deux cartes en secret. Tout le monde montre les autres en même temps, quatre par personne (six à trois) : pour chacune, une pièce est posée sur son établissement, et la carte quitte le jeu.
rule-g2-7 = Dans le sens des aiguilles d’une montre, à partir du premier joueur, chacun place un patron sur un établissement qui n’en a pas, et cela deux fois (trois fois à trois). Pas besoin d’y avoir une part, mais on ne passe pas son tour. Il reste deux établissements sans patron, un seul à trois.
rule-g2-8 = D’après la règle, c’est la plus grande soif qui commence. Ici, c’est le sort qui décide, à moins que le chef de table ne désigne une place.
rule-g2-9 = Le pion « jour de paye » va deux places à gauche du premier joueur ; à trois, il va au premier joueur.
rule-g2-10 = Un établissement peut déjà être complet (G7.1). Quand toutes les premières pièces sont posées, et avant les patrons, les pièces isolées dans un établissement complet sont rendues.

rules-g3 = Une journée
rule-g3-1 = On joue trois semaines de sept jours. Chaque jour, deux cartes de la pile sont posées face visible, chacun choisit une action en secret et on les retourne ensemble. Viennent alors tous les agrandissements, puis toutes les nominations, puis tous les achats. Tu peux choisir n’importe quelle action, même irréalisable.
rule-g3-2 = Quand plusieurs ont choisi la même action, on la joue dans le sens des aiguilles d’une montre, à partir du premier joueur.
rule-g3-3 = On peut renoncer à une action ou à une partie. La journée finit quand tout le monde a agi ou renoncé.
rule-g3-4 = Après la journée, le pion du premier joueur passe à la place de gauche. Les cartes invendues vont sous la pile, dans l’ordre où elles étaient ; ensuite seulement on en pose deux nouvelles, ou ce qu’il en reste.
rule-g3-5 = Une semaine a sept jours. Les jours 3 et 7, la personne qui a le pion « jour de paye » commence (à trois : les jours 1, 4 et 7). À quatre, la deuxième semaine commence à droite du tout premier joueur, la troisième en face de lui ; à trois, c’est à chaque fois la place suivante à gauche.
rule-g3-6 = Si personne d’autre que toi n’a choisi agrandir, ou nommer, tu peux le faire deux fois : deux fois la même chose ou deux choses différentes, et la seconde peut s’appuyer sur la première. Acheter sans concurrence ne fait que baisser le prix (G6.1). Ce sont les cartes choisies qui comptent, même si quelqu’un renonce ensuite.

rules-g4 = Agrandir
rule-g4-1 = Ajouter : une case libre rejoint un jardin qui a ton patron si elle le touche par un côté ; un coin ne suffit pas. C’est gratuit.
rule-g4-2 = Transférer : si deux jardins se touchent par un côté et ont tous deux ton patron, une case peut passer de l’un à l’autre. Elle doit toucher par un côté le jardin qui la reçoit, et ce n’est jamais la case devant la porte.
rule-g4-3 = Les cases du jardin qui cède et qui, de ce fait, n’ont plus de lien avec la case devant leur porte deviennent libres.
rule-g4-4 = Les clôtures se dessinent et ne se comptent pas : aucune case n’est refusée parce que les 48 sont épuisées.

rules-g5 = Nommer
rule-g5-1 = Place un de tes patrons disponibles sur un établissement où tu as au moins une pièce. Pour cela, tu peux aussi retourner une carte cachée de cet établissement et poser pour elle une pièce disponible. L’ancien patron est rendu.
rule-g5-2 = La personne à qui appartient le patron en place peut t’en empêcher si elle a plus de pièces dans l’établissement que tous les autres ensemble, mais rien ne l’y oblige. Pour y arriver, elle peut retourner autant de cartes cachées de l’établissement qu’elle veut, à condition que la majorité soit alors acquise.
rule-g5-3 = Qui défie peut retourner des cartes cachées pour casser la majorité, l’autre pour la rétablir, et ainsi de suite à tour de rôle jusqu’à ce que l’un des deux s’arrête ; personne d’autre ne peut retourner de carte. Chaque carte est aussitôt une pièce, et si elle complète l’établissement, les pièces isolées sont d’abord perdues (G7.1). À 3 contre 1 et 1, la sixième pièce ne casse donc rien : cela fait 3 contre 2. À 2 contre 1, 1 et 1, la sixième pièce du propriétaire fait 3 contre 0.
rule-g5-4 = Si on t’en empêche, tu peux essayer un autre établissement ou un contrat dans la même action, autant de fois que tu veux. L’établissement te reste fermé jusqu’à demain, même si tu peux nommer deux fois ; les pièces posées y restent. Une nomination qui échoue faute de pièce (G5.7) compte aussi comme empêchée.
rule-g5-5 = Un patron nommé aujourd’hui ne peut plus être remplacé aujourd’hui.
rule-g5-6 = Dans un établissement sans patron, personne ne peut t’en empêcher. Il t’y faut quand même une pièce (G5.1).
rule-g5-7 = Tu ne peux pas remplacer ton propre patron, ni en nommer quand tes six sont sur le plateau. Un patron reste même si son propriétaire n’a plus de pièce là. Si tu y perds ta seule pièce en nommant, parce que l’établissement devient complet (G7.1), la nomination échoue.
rule-g5-8 = Contrat : avec ton patron dans une brasserie et dans un jardin, tu y accroches l’enseigne de la brasserie ; l’ancienne retourne à la sienne. Il faut une enseigne libre, donc une brasserie fournit trois jardins au plus, et elle ne doit pas déjà être le fournisseur. Pas besoin de part, et personne ne peut l’empêcher.
rule-g5-9 = Qu’on pose la question à quelqu’un ne trahit rien : cela ne dépend que de ce que tout le monde voit, jamais des faces cachées. On la pose au propriétaire du patron s’il a la majorité ou pourrait l’avoir avec des cartes cachées. On en compte au plus autant qu’il en a, qu’il a de pièces disponibles et qu’il manque de pièces à l’établissement ; si cela le complète, on le règle d’abord (G7.1). Pour qui défie, la mesure est la même.
rule-g5-10 = Exemple à Zum Hirschen : Rond a le patron et 2 pièces, Carré 1, Triangle 1. Triangle veut nommer. 2, ce n’est pas plus que 2 ; Rond retourne donc une carte : 3 contre 2, nomination empêchée.

rules-g6 = Acheter
rule-g6-1 = Chaque acheteur reçoit une carte. Le prix dépend du nombre de cartes « acheter » jouées : 2 thalers pour une, 5 chacun pour deux, 8 chacun pour trois ou quatre. Qui ne peut ou ne veut pas payer renonce ; pour les autres, le prix reste.
rule-g6-2 = Une part face visible devient aussitôt une pièce, et la carte quitte le jeu. Sans pièce disponible, tu ne peux pas l’acheter.
rule-g6-3 = Ou tu prends la carte du dessus de la pile : tu la gardes cachée, ou tu la montres aussitôt comme pièce s’il t’en reste une. On paye avant de la regarder, et on ne revient plus en arrière. Quand les deux cartes visibles sont vendues, il ne reste que la pile.
rule-g6-4 = L’ivrogne et la serveuse s’achètent de la même façon. Tu avances le jeton de zéro, un ou deux jardins dans le sens des aiguilles d’une montre autour de la place, comme les restaurants sont disposés sur le plan ; le jardin où se trouve l’autre jeton ne compte pas. La carte se joue aussitôt, même tirée de la pile, et quitte le jeu ; elle ne reste jamais en main. Avec l’ivrogne à Zum Adler et la serveuse à Zum Krug, un pas le mène à Zur Eiche, deux à Zum Bären ; si elle est à Zur Eiche, un pas le mène à Zum Krug et deux à Zum Bären.
rule-g6-5 = Une pile vide n’est pas reformée. S’il n’y a plus rien à acheter, tu ne payes rien.
rule-g6-6 = Tu peux avoir autant de cartes cachées que tu veux, mais pas autant de pièces (G1.4), et il n’en revient que d’un établissement complet (G7.1). On ne retourne une carte que pour nommer, empêcher ou casser une majorité (G5.1 à G5.3), juste après l’avoir tirée (G6.3) et le jour de paye (G8.1).

rules-g7 = Un établissement complet
rule-g7-1 = Dès que les six parts d’un établissement (les cinq, à trois) sont des pièces, ceux qui y ont exactement une pièce la perdent sans compensation. Peu importe d’où vient la dernière : mise en place, achat, nomination, majorité défendue ou jour de paye.
rule-g7-2 = Cela n’arrive qu’une fois par établissement, car les parts perdues sont hors du jeu.

rules-g8 = Le jour de paye
rule-g8-1 = Après les jours 7, 14 et 21, chacun peut d’abord retourner autant de cartes cachées qu’il veut et qu’il a de pièces : un seul tour, à partir du premier joueur de la journée qui finit. Cachées, elles ne rapportent rien. On les retourne une à une, et un établissement qui devient complet est réglé aussitôt (G7.1). Qui a fini n’est plus sollicité.
rule-g8-2 = Un jardin encaisse 4 thalers par case, 8 par case à parasol. L’ivrogne lui coûte 12 thalers, sans jamais descendre sous 0 ; la serveuse lui en rapporte 20.
rule-g8-3 = La moitié va à la brasserie de l’enseigne, l’autre se répartit entre les pièces du jardin. Le compte est toujours rond, car les recettes sont des multiples de 4.
rule-g8-4 = Un établissement divise ce qu’il a reçu par le nombre de ses pièces, en arrondissant vers le bas : voilà ce que rapporte chaque pièce. Le reste est le salaire du patron. Sans patron, le reste va à la banque ; sans pièces, le propriétaire du patron prend tout ; sans l’un ni l’autre, c’est la banque.
rule-g8-5 = D’abord tous les jardins, à partir de Zum Adler, puis les brasseries avec ce qu’on leur a apporté.
rule-g8-6 = La règle comporte un tableau pour 2 à 36 thalers et 1 à 6 pièces. C’est exactement cette division : d’abord ce que rapporte chaque pièce, puis le salaire.
rule-g8-7 = Un exemple complet. Zum Adler avec quatre cases simples, un parasol et la serveuse : 16 + 8 + 20 = 44. 22 vont à Mayerbräu ; 22 par 5 pièces font 4 chacune et 2 de salaire : Rond (3 pièces) 12, Carré (2 et le patron) 8 + 2 = 10. Zum Krug avec cinq cases simples, un parasol et l’ivrogne : 20 + 8 − 12 = 16. 8 vont à Steinbräu ; 8 par 3 font 2 chacune et 2 de salaire : Losange (2) 4, Triangle (1 et le patron) 2 + 2 = 4. Zur Eiche avec trois cases simples : 12. 6 vont à Steinbräu ; 6 par 3 font 2 chacune pour Rond, Carré et Triangle, sans salaire. Mayerbräu : 22 par 4 font 5 chacune et 2 de salaire : Losange (1) 5, Rond (2) 10, Carré (1 et le patron) 7. Steinbräu : 8 + 6 = 14 par 5 font 2 chacune et 4 de salaire : Rond (2) 4, Carré (1) 2, Triangle (2 et le patron) 8. En tout : Rond 28, Carré 21, Losange 9, Triangle 14, soit 72 = 44 + 16 + 12.
rule-g8-8 = Après la première et la deuxième paye, le pion du premier joueur avance d’une place, et d’une seule (G3.4). Le pion « jour de paye » est redonné en comptant à partir du nouveau premier joueur (G2.9).

rules-g9 = La fin
rule-g9-1 = Après la troisième paye, la plus grosse fortune l’emporte. En cas d’égalité, on partage la victoire.

rules-g10 = Qui sait quoi
rule-g10-1 = Sont cachées les faces des cartes en main et de la pile, ainsi que l’action choisie tant que tout le monde n’a pas choisi.
rule-g10-2 = Sont visibles l’argent, les pièces, les patrons, le nombre de cartes de chaque main et de la pile, et tout ce qui est posé.
rule-g10-3 = À la fin de la partie, toutes les mains sont montrées.
rule-g10-4 = Sont aussi connues les cartes qui ont quitté le jeu et celles qui sont allées invendues sous la pile, dans leur ordre. Une fois la première pile épuisée, tout le monde sait donc ce que quelqu’un pioche « à l’aveugle » et garde en main. Les ordinateurs non plus ne comptent qu’avec ce que tout le monde peut savoir.

# What the pictures show, for those who listen.
rules-picture-g1-2 = Les enseignes des quatre brasseries et des six restaurants.
rules-picture-g1-3 = Une part, un ivrogne et une serveuse : 60, 5 et 5 cartes.
rules-picture-g1-4 = Ce que chacun possède : 16 pièces, 6 patrons et 3 cartes d’action.
rules-picture-g1-6 = La place vue d’en haut : 38 cases, dont huit à parasol, et les six restaurants tout autour.
rules-picture-g2-1 = Un restaurant et la case devant sa porte ; trois clôtures l’entourent, le quatrième côté est la porte.
rules-picture-g2-6 = Six cartes : deux restent cachées, quatre sont montrées et deviennent des pièces.
rules-picture-g2-9 = Quatre personnes à table : la chope est devant le premier joueur, la bourse deux places à sa gauche.
rules-picture-g3-1 = Trois cartes d’action dans leur ordre : agrandir, nommer, acheter.
rules-picture-g3-5 = Les sept jours de la première semaine à quatre et à trois, avec la marque de qui commence ; la bourse commence les jours 3 et 7, à trois les jours 1, 4 et 7.
rules-picture-g3-6 = Sans concurrence : agrandir compte deux fois, nommer compte deux fois, acheter coûte 2 thalers.
rules-picture-g4-1 = Les cases qui touchent le jardin par un côté conviennent (+) ; celles qui ne le touchent que par un coin, non (×).
rules-picture-g4-2 = Deux jardins avec le même patron : la case à leur frontière passe de l’un à l’autre.
rules-picture-g4-3 = Avant et après : une case change de jardin (+), une autre derrière elle est coupée (−), et la voilà libre.
rules-picture-g5-1 = Une carte cachée est retournée et devient une pièce, puis le nouveau patron s’installe.
rules-picture-g5-2 = Trois pièces du propriétaire du patron contre deux autres : c’est la majorité, nomination empêchée. Deux contre deux n’en est pas une.
rules-picture-g5-3 = Trois contre un et un ; la sixième pièce complète l’établissement, une pièce isolée est perdue, et cela reste trois contre deux.
rules-picture-g5-5 = Un patron à cocarde, nommé aujourd’hui ; un autre ne peut pas entrer.
rules-picture-g5-6 = Un restaurant sans patron, porte close : avec une pièce là, le nouveau patron y entre.
rules-picture-g5-8 = Le même patron à Schmidbräu et à Zum Hirschen : le restaurant reçoit l’enseigne de Schmidbräu, l’ancienne retourne à Kramerbräu.
rules-picture-g5-10 = Zum Hirschen avant : deux pièces contre une et une. Une fois la carte retournée : trois contre deux, avec la couronne de la majorité.
rules-picture-g6-1 = Un acheteur paye 2 thalers, deux en payent 5 chacun, trois ou quatre 8 chacun.
rules-picture-g6-2 = Une carte face visible devient une pièce sur son établissement.
rules-picture-g6-3 = La carte du dessus de la pile reste cachée ou devient une pièce.
rules-picture-g6-4 = De Zum Adler, l’ivrogne saute la serveuse à Zum Krug : un pas le mène à Zur Eiche, deux à Zum Bären.
rules-picture-g7-1 = Un établissement complet avec trois, deux et une pièce : la pièce isolée est perdue.
rules-picture-g8-2 = Une case rapporte 4, une case à parasol 8, la serveuse 20 ; l’ivrogne coûte 12.
rules-picture-g8-3 = 44 thalers : 22 pour la brasserie, 22 pour les pièces du jardin.
rules-picture-g8-4 = 22 thalers pour cinq pièces : 4 chacune, et 2 pour le patron.
rules-picture-g8-6 = Ce que rapporte chaque pièce et, après le plus, le salaire.
rules-picture-g8-7 = Les cinq établissements de l’exemple, leurs recettes et ce que chacun reçoit.
rules-picture-g9-1 = Quatre tours de thalers ; la plus haute porte une couronne.
rules-picture-g10-1 = Face cachée : les cartes en main, la pile et l’action choisie.
