# How to play Goldbräu, on one page. The words are those of docs/glossary.md.

goldbraeu-help-title = Comment jouer à Goldbräu

goldbraeu-help-goal-title = Le but
goldbraeu-help-goal-text = Trois semaines d’été, six jardins à bière, quatre brasseries, et toute la ville a soif. Tu collectionnes les parts, tu mets tes patrons en place et tu clôtures les meilleures tables. Après le troisième jour de paye, le plus gros magot de thalers l’emporte ; en cas d’égalité, on partage la victoire.

goldbraeu-help-board-title = Jardins et brasseries
goldbraeu-help-board-text = Chaque restaurant possède la case devant sa porte, et son jardin pousse à partir de là. L’enseigne au mur dit quelle brasserie le fournit, et touche donc la moitié de ses recettes. Chaque établissement, jardin ou brasserie, compte six parts, cinq à trois joueurs. Sur le plateau, une part est une pièce ; dans ta main, une carte cachée.

goldbraeu-help-start-title = Avant le premier lundi
goldbraeu-help-start-text = Tu reçois six cartes et tu en gardes deux cachées ; les quatre autres deviennent des pièces (à trois : huit cartes, six pièces). Ensuite, à tour de rôle, chacun place deux patrons, ou trois à trois joueurs, là où il n’y en a pas encore. Pour une fois, pas besoin de part. Tout le monde démarre avec 25 thalers.

goldbraeu-help-day-title = Une journée
goldbraeu-help-day-text = Deux cartes sont mises en vente. Chacun pose en secret une de ses trois cartes d’action : agrandir, nommer ou acheter. On retourne tout, puis on joue exactement dans cet ordre, à partir du premier joueur dans le sens des aiguilles d’une montre. Personne d’autre que toi n’agrandit, ou ne nomme ? Alors tu peux le faire deux fois. Ce que tu ne peux ou ne veux pas faire, tu y renonces, et demain quelqu’un d’autre commence.

goldbraeu-help-expand-title = Agrandir
goldbraeu-help-expand-text = Ajoute une case libre à un jardin qui a ton patron ; elle doit le toucher par un côté. Ou transfère une case entre deux jardins qui se touchent et ont tous deux ton patron, sauf la case devant la porte. Les cases qui perdent le contact avec leur porte deviennent libres. Sous un parasol, on gagne le double.

goldbraeu-help-appoint-title = Nommer
goldbraeu-help-appoint-text = Place ton patron là où tu as une pièce ; une carte cachée que tu retournes fait l’affaire. S’il y a déjà le patron d’un autre, celui-ci peut t’en empêcher s’il a plus de pièces que tous les autres ensemble, quitte à retourner des cartes cachées. Avec les tiennes, tu peux casser cette majorité, et ainsi de suite jusqu’à ce que l’un de vous s’arrête. Si ça ne passe pas, essaie ailleurs. Un patron nommé aujourd’hui reste jusqu’à demain. Ou bien conclus un contrat : avec ton patron dans une brasserie et dans un jardin, tu y accroches l’enseigne de la brasserie. Aucune n’en a plus de trois.

goldbraeu-help-buy-title = Acheter
goldbraeu-help-buy-text = Une carte par acheteur : 2 thalers si personne d’autre n’achète, 5 à deux, 8 au-delà. Une part face visible devient aussitôt une pièce ; celle de la pile, tu peux la garder cachée. L’ivrogne et la serveuse sont aussi des cartes : l’acheteur avance le jeton de zéro, un ou deux jardins dans le sens des aiguilles d’une montre, sans compter celui où se trouve l’autre.

goldbraeu-help-full-title = Établissements complets
goldbraeu-help-full-text = Dès que toutes les parts d’un établissement sont des pièces, ceux qui n’y en ont qu’une la perdent, comme ça. Aie donc la deuxième à temps… ou fais en sorte qu’un autre ne l’ait pas.

goldbraeu-help-payday-title = Le jour de paye
goldbraeu-help-payday-text = Le dimanche soir, on peut d’abord retourner des cartes cachées, car cachées, elles ne rapportent rien. Puis chaque jardin encaisse 4 thalers par case, 8 sous un parasol ; l’ivrogne coûte 12 à son jardin, la serveuse rapporte 20 au sien. La moitié va à la brasserie, l’autre se répartit entre les pièces, et ce qui ne se divise pas est le salaire du patron. Pour finir, les brasseries partagent de la même façon ce qu’on leur a apporté.

goldbraeu-help-end-title = On ferme !
goldbraeu-help-end-text = Trois payes, et la saison est finie. Avant la dernière, ne cache rien qui puisse encore rapporter. L’argent, les pièces, les patrons et le nombre de cartes de chacun restent visibles ; seules les faces ne regardent que toi.

# Examples in steps, told under their pictures.
goldbraeu-help-back = Étape précédente
goldbraeu-help-next = Étape suivante
goldbraeu-help-expand-example = Des jardins qui s’agrandissent, pas à pas
goldbraeu-help-expand-step-1 = Ajouter : la case libre à parasol (+) touche Zum Krug par un côté, elle peut donc le rejoindre.
goldbraeu-help-expand-step-2 = Transférer : une case (+) passe de Zur Eiche à Zum Krug, car ton patron est dans les deux. Une autre (−) perd le chemin vers sa porte…
goldbraeu-help-expand-step-3 = … et redevient libre. Tout jardin qui la touche peut l’ajouter.
goldbraeu-help-appoint-example = Une nomination disputée et un contrat, pas à pas
goldbraeu-help-appoint-step-1 = Toi (carré), tu veux le patron de Zum Hirschen. Son propriétaire (triangle) y a une pièce, toi aussi : ce n’est pas une majorité.
goldbraeu-help-appoint-step-2 = Le propriétaire retourne une carte cachée : deux pièces contre une. Nomination empêchée !
goldbraeu-help-appoint-step-3 = Tu en retournes une aussi : deux contre deux. La majorité est cassée.
goldbraeu-help-appoint-step-4 = Le propriétaire cède. Ton patron s’installe et reste au moins jusqu’à demain ; l’ancien rentre chez lui.
goldbraeu-help-appoint-step-5 = Un contrat, que personne ne peut empêcher : ton patron est à Schmidbräu et à Zum Hirschen, le restaurant reçoit donc l’enseigne de Schmidbräu.
goldbraeu-help-payday-example = La paye d’un jardin, pas à pas
goldbraeu-help-payday-step-1 = Zum Adler encaisse 44 thalers : quatre cases à 4, une à parasol à 8, et 20 grâce à la serveuse.
goldbraeu-help-payday-step-2 = La moitié, 22, va à la brasserie de l’enseigne : Mayerbräu.
goldbraeu-help-payday-step-3 = Les 22 autres divisés par cinq pièces font 4 par pièce. Les 2 qui restent sont le salaire du patron.
goldbraeu-help-payday-step-4 = Trois pièces rapportent 12. Deux pièces et le patron rapportent 8 + 2 = 10.
goldbraeu-help-payday-step-5 = Quand tous les jardins ont payé, Mayerbräu divise ses 22 par quatre pièces : 5 par pièce, et 2 pour le patron.
