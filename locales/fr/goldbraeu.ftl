# Les événements et les refus de Goldbräu. Les établissements gardent leur nom allemand dans toutes les langues.

# Names.
name-krug = Zum Krug
name-eiche = Zur Eiche
name-baeren = Zum Bären
name-post = Zur Post
name-hirschen = Zum Hirschen
name-adler = Zum Adler
name-mayerbraeu = Mayerbräu
name-steinbraeu = Steinbräu
name-kramerbraeu = Kramerbräu
name-schmidbraeu = Schmidbräu
name-drunkard = l’ivrogne
name-waitress = la serveuse

# What each seat has, in lists.
each-picks = { $seat } : { $value ->
    [expand] agrandir
    [appoint] nommer
   *[buy] acheter
}
each-cards = { $seat } : { $value }

# Events.
goldbraeu-start-drawn = Le sort a parlé : { $start } commence.
goldbraeu-signs-drawn = Les enseignes des brasseries sont accrochées.
goldbraeu-dealt = { $hand ->
    [none] Les cartes sont distribuées.
   *[other] Les cartes sont distribuées. Les tiennes : { $hand }.
}
goldbraeu-kept = { $cards ->
    [none] { $seat } garde deux cartes.
   *[other] { $seat } garde : { $cards }.
}
goldbraeu-shown = Les autres cartes sont montrées et deviennent des pièces. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } : complet. Personne n’y a de pièce isolée.
   *[other] { $firm } : complet. Pièces isolées perdues : { $losers }.
}
goldbraeu-boss-placed = { $seat } place un patron : { $firm }.
goldbraeu-day-began = Semaine { $week }, jour { $day } : { $start } commence.
goldbraeu-laid-out = À vendre : { $card }.
goldbraeu-picked = { $action ->
    [none] { $seat } choisit une action.
    [expand] { $seat } choisit : agrandir.
    [appoint] { $seat } choisit : nommer.
   *[buy] { $seat } choisit : acheter.
}
goldbraeu-picks-shown = Les actions sont retournées. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } ajoute une case avec parasol : { $garden }.
   *[no] { $seat } ajoute une case : { $garden }.
}
goldbraeu-shifted = { $freed-count ->
    [0] { $seat } transfère une case : { $from } → { $to }.
    [one] { $seat } transfère une case : { $from } → { $to }. 1 case est isolée et libre.
   *[other] { $seat } transfère une case : { $from } → { $to }. { $freed-count } cases sont isolées et libres.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } n’agrandit plus.
    [appoint] { $seat } ne nomme plus personne.
   *[buy] { $seat } n’achète rien.
}
goldbraeu-idle = { $action ->
    [expand] { $seat } n’a rien à agrandir.
    [appoint] { $seat } n’a personne à nommer.
   *[buy] { $seat } ne peut rien acheter.
}
goldbraeu-challenged = { $owner ->
    [none] { $seat } veut y mettre un patron : { $firm }.
   *[other] { $seat } veut remplacer { $owner } : { $firm }.
}
goldbraeu-turned-over = { $cards ->
    [one] { $seat } retourne une carte : { $firm }.
   *[other] { $seat } retourne { $cards } cartes : { $firm }.
}
goldbraeu-blocked = { $seat } empêche la nomination, { $own } contre { $others } : { $firm }.
goldbraeu-broke = { $seat } brise la majorité, { $own } contre { $others } : { $firm }.
goldbraeu-let-be = { $seat } laisse faire : { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } n’a plus de pièce et ne nomme personne : { $firm }.
   *[no] { $seat } échoue : { $firm }.
}
goldbraeu-appointed = { $old ->
    [none] { $firm } a un patron : { $seat }.
   *[other] { $firm } change de patron : { $seat } remplace { $old }.
}
goldbraeu-contracted = { $seat } conclut un contrat : { $brewery } fournit { $garden }, et non plus { $replaced }.
goldbraeu-bought = { $seat } achète pour { $price } thalers : { $card }.
goldbraeu-drew = { $card ->
    [none] { $seat } achète la carte du dessus pour { $price } thalers.
   *[other] { $seat } achète la carte du dessus pour { $price } thalers : { $card }.
}
goldbraeu-kept-hidden = { $seat } garde la carte cachée.
goldbraeu-moved = { $figure ->
    [drunkard] { $seat } déplace l’ivrogne : { $to }.
   *[waitress] { $seat } déplace la serveuse : { $to }.
}
goldbraeu-day-ended = La journée est finie.
goldbraeu-put-under = Sous la pile : { $cards }.
goldbraeu-payday-began = Jour de paye de la semaine { $week }.
goldbraeu-finished = { $seat } ne retourne plus rien.
goldbraeu-garden-paid = { $garden } : recettes { $takings }, dont { $half } pour { $supplier }. { $per-stone } par pièce, salaire { $salary }.
goldbraeu-brewery-paid = { $brewery } : { $received } en caisse. { $per-stone } par pièce, salaire { $salary }.
goldbraeu-payday-ended = La paye est faite. { $totals }.
goldbraeu-hands-shown = Les cartes cachées sont montrées.
goldbraeu-ended = { $winners-count ->
    [one] { $winners } gagne avec { $money } thalers.
   *[other] { $winners } partagent la victoire avec { $money } thalers chacun.
}

# Refusals.
error-goldbraeu-not-asked = Ce n’est pas à toi. Attends qu’on te le demande (G3.2).
error-goldbraeu-wrong-phase = C’est impossible à ce moment de la journée (G3.1). Choisis une des actions proposées.
error-goldbraeu-already-chosen = Ton choix est déjà fait, et il reste (G2.6, G3.1).
error-goldbraeu-bad-keep = Garde exactement deux cartes de ta main (G2.6).
error-goldbraeu-has-boss = { $firm } a déjà un patron (G2.7). Choisis un autre établissement.
error-goldbraeu-no-space = Cette case n’existe pas sur ce plan (G1.6).
error-goldbraeu-not-your-garden = Le patron de { $garden } n’est pas le tien (G4.1, G4.2).
error-goldbraeu-space-not-free = Cette case appartient déjà à un jardin (G4.1).
error-goldbraeu-not-touching = La case doit toucher par un côté : { $garden } (G4.1, G4.2).
error-goldbraeu-not-its-space = Cette case ne peut pas être transférée depuis { $garden } (G4.2).
error-goldbraeu-front-space = La case devant le restaurant ne change jamais de main (G2.1, G4.2).
error-goldbraeu-own-boss = Le patron de { $firm } est déjà le tien (G5.7).
error-goldbraeu-fresh-boss = Le patron de { $firm } vient d’être nommé et reste pour la journée (G5.5).
error-goldbraeu-closed-firm = Échec aujourd’hui déjà : { $firm } (G5.4). Essaie un autre établissement ou un contrat.
error-goldbraeu-no-boss-left = Tes six patrons sont tous sur le plan (G5.7).
error-goldbraeu-no-share = Il te faut une pièce, ou une carte cachée et une pièce à poser : { $firm } (G5.1).
error-goldbraeu-not-your-firm = Un contrat demande ton patron des deux côtés ; celui de { $firm } n’est pas à toi (G5.8).
error-goldbraeu-same-supplier = { $brewery } fournit déjà { $garden } (G5.8).
error-goldbraeu-no-sign-left = { $brewery } fournit déjà trois jardins (G5.8).
error-goldbraeu-cant-turn-over = Tu ne peux pas retourner autant de cartes : { $firm } (G5.2, G5.3, G6.6).
error-goldbraeu-no-majority = Cela ne te donnerait pas la majorité : { $firm } (G5.2).
error-goldbraeu-majority-stands = Cela ne briserait pas la majorité : { $firm } (G5.3).
error-goldbraeu-not-face-up = Cette carte n’est pas à vendre : { $card } (G6.2).
error-goldbraeu-no-stone-left = Tu n’as plus de pièce pour une part (G6.2).
error-goldbraeu-pile-empty = La pile est vide (G6.5).
error-goldbraeu-out-of-reach = Le pion ne peut pas aller là : { $garden } (G6.4).
error-goldbraeu-not-in-hand = Tu n’as pas de carte cachée de { $firm } (G8.1).
error-goldbraeu-bad-draw = Ce hasard est impossible ici.
error-goldbraeu-over = La partie est finie (G9.1).
