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

# Days, by number.
name-day-1 = lundi
name-day-2 = mardi
name-day-3 = mercredi
name-day-4 = jeudi
name-day-5 = vendredi
name-day-6 = samedi
name-day-7 = dimanche

# Equal cards in a list.
cards-alike = { $count } × { $card }

# What each seat or garden has, in lists.
each-picks = { $value ->
    [expand] { $seat } agrandit
    [appoint] { $seat } nomme
   *[buy] { $seat } achète
}
each-cards = { $seat } : { $value }
each-hands = { $seat } : { $value }
each-signs = { $garden } : { $value }
each-paid = { $seat } { $value }
each-money = { $seat } { $value }

# Events. A name has what a message selects by beside it: $owner-id, which is “none” if there is nobody.
goldbraeu-start-drawn = Le sort a parlé : { $start } commence.
goldbraeu-signs-drawn = On accroche les enseignes des brasseries. { $signs }.
goldbraeu-dealt = { $hand-count ->
    [0] On distribue les premières cartes.
   *[other] Tes premières cartes : { $hand }.
}
goldbraeu-kept = { $cards-count ->
    [0] { $seat } garde deux cartes cachées.
   *[other] { $seat } garde deux cartes cachées : { $cards }.
}
goldbraeu-shown = Toutes les autres cartes se montrent et deviennent des pièces. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } est complet. Personne n’y avait qu’une seule pièce.
    [one] { $firm } est complet : { $losers } perd sa seule pièce.
   *[other] { $firm } est complet : { $losers } perdent chacun leur seule pièce.
}
goldbraeu-boss-placed = { $seat } place un patron à { $firm }.
goldbraeu-day-began = Semaine { $week }, { $day } : { $start } commence.
goldbraeu-laid-out = { $card-id ->
    [drunkard] À vendre : l’ivrogne.
    [waitress] À vendre : la serveuse.
   *[other] À vendre : une part de { $card }.
}
goldbraeu-picked = { $action ->
    [none] { $seat } pose une carte d’action.
    [expand] { $seat } pose une carte d’action : agrandir.
    [appoint] { $seat } pose une carte d’action : nommer.
   *[buy] { $seat } pose une carte d’action : acheter.
}
goldbraeu-picks-shown = On retourne les cartes d’action. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } ajoute une case à parasol à { $garden }.
   *[no] { $seat } ajoute une case à { $garden }.
}
goldbraeu-shifted = { $parasol ->
    [yes] { $seat } transfère une case à parasol : { $from } la cède à { $to }.
   *[no] { $seat } transfère une case : { $from } la cède à { $to }.
}{ $freed-count ->
    [0] { "" }
    [one] { " " }Une case, coupée du jardin, devient libre.
   *[other] { " " }{ $freed-count } cases, coupées du jardin, deviennent libres.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } laisse les jardins tels quels.
    [appoint] { $seat } laisse patrons et enseignes tels quels.
   *[buy] { $seat } n’achète rien.
}
goldbraeu-idle = { $action ->
    [expand] { $seat } n’a rien à agrandir.
    [appoint] { $seat } n’a ni patron à nommer ni contrat à conclure.
   *[buy] { $seat } n’a rien à acheter.
}
goldbraeu-challenged = { $owner-id ->
    [none] { $seat } veut nommer un patron à { $firm }.
   *[other] { $seat } veut nommer le patron à { $firm }. Pour l’instant, c’est { $owner } qui y a le sien.
}
goldbraeu-turned-over = { $purpose ->
    [qualify] { $seat } retourne une carte cachée de { $firm }.
    [drawn] { $seat } montre aussitôt sa part : { $firm }.
   *[other] { $cards ->
        [one] { $seat } retourne une carte cachée de { $firm }.
       *[other] { $seat } retourne { $cards } cartes cachées de { $firm }.
    }
}
# $own: stones of the boss’s owner; $others: those of all others together.
goldbraeu-blocked = { $seat } empêche la nomination à { $firm } et arrête { $challenger }, { $own } contre { $others }.
goldbraeu-broke = { $seat } casse la majorité à { $firm } : { $owner } n’a que { $own } contre { $others }.
goldbraeu-let-be = { $seat } laisse { $firm } à { $challenger }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } n’a plus de pièce à { $firm } et n’y nommera personne aujourd’hui.
   *[no] { $firm } : porte close pour { $seat } aujourd’hui.
}
goldbraeu-appointed = { $old-id ->
    [none] { $seat } nomme un patron à { $firm }.
   *[other] { $seat } nomme le patron à { $firm } ; { $old } reprend l’ancien.
}
goldbraeu-contracted = { $seat } conclut un contrat. { $brewery } fournit { $garden } à la place de { $replaced }.{ $signs-left ->
    [0] { " " }C’était sa dernière enseigne.
   *[other] { "" }
}
goldbraeu-bought = { $card-id ->
    [drunkard] { $seat } achète l’ivrogne pour { $price } thalers.
    [waitress] { $seat } achète la serveuse pour { $price } thalers.
   *[other] { $seat } achète une part de { $card } pour { $price } thalers.
}
goldbraeu-drew = { $seat } pioche dans la pile pour { $price } thalers{ $card-id ->
    [none] .
    [drunkard]  : l’ivrogne.
    [waitress]  : la serveuse.
   *[other]  : { $card }{ $known ->
        [yes] , et tout le monde le sait.
       *[no] . Personne d’autre ne le sait.
    }
}
goldbraeu-kept-hidden = { $seat } garde la carte cachée.
goldbraeu-moved = { $stays ->
    [yes] { $figure ->
        [drunkard] { $seat } laisse l’ivrogne à { $to }.
       *[waitress] { $seat } laisse la serveuse à { $to }.
    }
   *[no] { $figure ->
        [drunkard] { $seat } envoie l’ivrogne de { $from } à { $to }.
       *[waitress] { $seat } envoie la serveuse de { $from } à { $to }.
    }
}
goldbraeu-day-ended = Fin de la journée ({ $day }). Thalers : { $money }.
goldbraeu-put-under = Pas vendu, sous la pile : { $cards }.
goldbraeu-payday-began = Jour de paye de la semaine { $week } ! D’abord, on peut retourner des cartes cachées.
goldbraeu-finished = { $seat } ne retourne plus rien.
goldbraeu-garden-paid = { $takings ->
    [0] { $garden } n’a pas de recettes.
   *[other] { $garden } encaisse { $takings } thalers : { $half } pour { $supplier }, { $half } à répartir.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }À la banque : { $salary }.
           *[other] { " " }Dont { $salary } de salaire pour { $boss }.
        }
    }
}
goldbraeu-brewery-paid = { $received ->
    [0] { $brewery } ne reçoit rien.
   *[other] { $brewery } répartit { $received } thalers.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }À la banque : { $salary }.
           *[other] { " " }Dont { $salary } de salaire pour { $boss }.
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] La paye de la semaine { $week } est passée. Personne ne reçoit rien.
   *[other] La paye de la semaine { $week } est passée. Thalers gagnés : { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Plus personne n’a de carte cachée.
   *[other] Toutes les cartes cachées se montrent. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } l’emporte avec { $money } thalers.
   *[other] { $winners } partagent la victoire avec { $money } thalers.
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
