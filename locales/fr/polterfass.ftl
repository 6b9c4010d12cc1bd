# The game of Polterfass.

# Events.
polterfass-innkeeper-drawn = Le sort a parlé : le premier patron, c’est { $innkeeper }.
polterfass-round-began = Tour { $round } : { $innkeeper } tient le robinet.
polterfass-first-rolled = { $again ->
    [yes] { $innkeeper } lance les neuf tonneaux. Aucun tonneau numéroté debout : on recommence.
   *[no] { $innkeeper } lance les neuf tonneaux. Debout : { $tops }. Somme : { $sum }.
}
polterfass-ordered = { $cards ->
    [none] { $seat } commande.
   *[other] { $seat } commande : { $cards }.
}
polterfass-orders-in = Toutes les commandes sont sur la table.
polterfass-rolls-on = { $put-back ->
    [0] { $innkeeper } relance ; tonneaux dans le gobelet : { $cup }.
    [one] { $innkeeper } remet un tonneau spécial et relance ; tonneaux dans le gobelet : { $cup }.
   *[other] { $innkeeper } remet { $put-back } tonneaux spéciaux et relance ; tonneaux dans le gobelet : { $cup }.
}
polterfass-rolled = { $tops-count ->
    [0] { $innkeeper } lance.
   *[other] { $innkeeper } lance. Debout maintenant : { $tops }. Nouvelle somme : { $sum }.
}
polterfass-failed = { $cup ->
    [one] Le seul tonneau se couche : c’est l’échec, { $innkeeper } repart bredouille.
   *[other] Sur { $cup } tonneaux, aucun debout : c’est l’échec pour { $innkeeper }.
}
polterfass-closed = { $innkeeper } ferme le robinet.
polterfass-served = { $served ->
    [0] { $innkeeper } ne sert rien.
    [one] { $innkeeper } sert { $served } chope.
   *[other] { $innkeeper } sert { $served } chopes.
}{ $destroyed-count ->
    [0] { "" }
    [one] { " " }Tonneau détruit : { $destroyed }.
   *[other] { " " }Tonneaux détruits : { $destroyed }.
}{ $doubled-count ->
    [0] { "" }
    [one] { " " }Tonneau doublé : { $doubled }.
   *[other] { " " }Tonneaux doublés : { $doubled }.
}
polterfass-billed = { $verdict ->
    [failed] L’addition : { $innkeeper } repart bredouille, et chaque client reçoit sa propre commande.
    [enough] L’addition : tournée { $served }, commandes { $ordered }, il y en a assez pour tout le monde. Chaque client reçoit sa propre commande, { $innkeeper } garde le reste.
   *[too_greedy] L’addition : commandes { $ordered }, tournée { $served } seulement, trop gourmands ! { $innkeeper } garde toute la tournée. Points perdus pour la plus grosse commande : { $greediest }.{ $modest-count ->
        [0] { "" }
       *[other] { " " }Points gagnés pour la plus petite : { $modest }.
    }
}
polterfass-ended = { $winners-count ->
    [one] { $winners } l’emporte avec { $score } chopes.
   *[other] { $winners } partagent la victoire avec { $score } chopes.
}

# The prompt bar.
ask-lot = Le sort désigne le premier patron…
ask-first-roll = Tu tiens le robinet : à toi le premier lancer.
ask-first-roll-detail = Les neuf tonneaux, jusqu’à ce qu’un tonneau numéroté tienne debout.
ask-first-roll-other = { $innkeeper } fait le premier lancer.
ask-first-roll-other-detail = Tes huit cartes sont revenues en main.
ask-rolling = Les tonneaux roulent…
ask-order = Commande avec une ou deux cartes.
ask-order-detail = { $innkeeper } tient le robinet. Debout : { $tops }. Somme : { $sum }.
ask-wait-guests = { $count ->
    [one] Un client commande encore.
   *[other] { $count } clients commandent encore.
}
ask-wait-guest = { $seat } commande encore.
ask-wait-guests-detail = Debout : { $tops }. Somme : { $sum }.
ask-ordered-detail = { $sum ->
    [one] Ta commande : { $sum } chope ({ $cards }).
   *[other] Ta commande : { $sum } chopes ({ $cards }).
}
ask-tap = Fermer le robinet ou relancer ?
ask-tap-detail = { $cup ->
    [one] Somme : { $sum }. Risque d’échec avec { $cup } tonneau : { $risk } %.
   *[other] Somme : { $sum }. Risque d’échec avec { $cup } tonneaux : { $risk } %.
}
ask-tap-full-detail = Somme : { $sum }. Les neuf tiennent debout : pour relancer, remets un spécial.
ask-tap-other = { $innkeeper } hésite : fermer le robinet ou relancer ?
ask-tap-other-detail = Debout : { $tops }. Somme : { $sum }. Dans le gobelet : { $cup }.
ask-targets = { $destroy ->
    [0] { $double ->
        [1] Choisis le tonneau à doubler.
       *[other] Choisis { $double } tonneaux à doubler.
    }
    [1] { $double ->
        [0] Choisis le tonneau à détruire.
        [1] Choisis un tonneau à détruire, un à doubler.
       *[other] Choisis un tonneau à détruire, { $double } à doubler.
    }
   *[other] { $double ->
        [0] Choisis { $destroy } tonneaux à détruire.
       *[other] Choisis { $destroy } tonneaux à détruire, { $double } à doubler.
    }
}
ask-targets-detail = { $served ->
    [one] Tournée selon ton choix : { $served } chope.
   *[other] Tournée selon ton choix : { $served } chopes.
}
ask-destroy-left-detail = { $count ->
    [1] Encore un à détruire.
   *[other] Encore { $count } à détruire.
}
ask-double-left-detail = { $count ->
    [1] Encore un à doubler.
   *[other] Encore { $count } à doubler.
}
ask-targets-other = { $innkeeper } s’occupe des tonneaux spéciaux.
ask-bill-enough = Assez pour tout le monde : tournée { $served }, commandes { $ordered }.
ask-bill-too-greedy = Trop gourmands : commandes { $ordered }, tournée { $served }.
ask-bill-failed = Échec pour { $innkeeper }, tous les clients boivent.
ask-round-over = À toi de tenir le robinet.
ask-round-over-other = Au tour suivant, { $innkeeper } tient le robinet.
ask-over-won = Tu l’emportes avec { $score } chopes !
ask-over = { $winners } l’emporte avec { $score } chopes.
ask-over-shared = Victoire partagée : { $winners }, { $score } chopes.
ask-over-detail = C’est tout pour ce soir. Une revanche ?
ask-watching-detail = Tu regardes la partie.
ask-stand-in = Un ordinateur joue à ta place.
ask-stand-in-detail = Reprends ta place quand tu veux.
ask-offline = Connexion perdue.
ask-offline-detail = Nouvel essai… Rien n’est perdu.
ask-lobby = Le chef de table va lancer la partie.
ask-lobby-newcomer-detail = Un nom suffit, pas de compte.

# Buttons that say what they do.
do-roll-all = Lancer les neuf tonneaux
do-order = { $sum ->
    [one] Commander { $sum } chope ({ $cards })
   *[other] Commander { $sum } chopes ({ $cards })
}
do-order-none = Choisis une ou deux cartes
do-close = Fermer : servir { $sum }
do-close-plain = Fermer le robinet
do-roll-on = { $cup ->
    [one] Relancer { $cup } tonneau
   *[other] Relancer { $cup } tonneaux
}
do-roll-on-none = Remets un spécial
do-serve = { $served ->
    [one] Servir { $served } chope
   *[other] Servir { $served } chopes
}
do-serve-none = Choisis les cibles
do-start-over = Recommencer
do-continue = Continuer
do-take-back = Reprendre ma place

# What a seat is up to.
status-you = toi
status-innkeeper = patron
status-first-roll = fait le premier lancer
status-ordering = commande…
status-ordered = a commandé
status-cards = { $count ->
    [1] une carte posée
   *[other] { $count } cartes posées
}
status-your-order = commande : { $sum }
status-decides = hésite…
status-targets = choisit les cibles
status-away = hors ligne
status-computer = ordinateur
status-stand-in = remplaçant
status-host = chef de table
status-muted = sans voix
status-winner = victoire

# The bill.
bill-title = L’addition
bill-served = tournée
bill-ordered = commandes
bill-verdict-enough = { $rest ->
    [0] Assez pour tout le monde, à la goutte près
    [one] Assez pour tout le monde, reste { $rest } chope
   *[other] Assez pour tout le monde, restent { $rest } chopes
}
bill-verdict-too-greedy = { $missing ->
    [one] Il manque { $missing } chope : trop gourmands !
   *[other] Il manque { $missing } chopes : trop gourmands !
}
bill-verdict-failed = Échec du patron
tag-innkeeper = patron
tag-greediest = la plus grosse commande
tag-most-modest = la plus petite commande
tag-both = la plus grosse et la plus petite
why-enough = reçoit sa propre commande
why-rest = garde le reste
why-failed-guest = reçoit sa propre commande
why-failed-innkeeper = échec : repart bredouille
why-greedy-innkeeper = garde toute la tournée
why-greedy-highest = moins sa propre commande
why-greedy-lowest = reçoit la plus grosse commande
why-greedy-between = entre les deux : rien
why-equal-net-zero = commandes égales : plus et moins s’annulent
why-equal-penalty = commandes égales : moins sa propre commande
bill-line = { $name } : { $why }, { $result }.
bill-line-order = { $name } commande { $order } : { $why }, { $result }.

# The notepad.
pad-title = Bloc
pad-round = Tour
# With a soft hyphen, for narrow columns.
pad-tap = Tour{ "\u00AD" }née
pad-ordered = Com{ "\u00AD" }mande

# Barrels, for screen readers.
barrel-number-standing = tonneau numéroté, debout, { $top } dessus (dessous { $other })
barrel-double = tonneau spécial, debout : double ×2
barrel-spoiled = tonneau spécial, debout : mauvais
barrel-selectable = { $barrel }, au choix
barrel-put-back = { $barrel }, retourne dans le gobelet
barrel-destroyed = { $barrel }, détruit
barrel-doubled = { $barrel }, compte double
barrel-double-plain = double
barrel-spoiled-plain = mauvais

# Coaster, cup and the standing barrels.
coaster-label = { $lying ->
    [0] Sous-bock : aucun tonneau couché
    [one] Sous-bock : un tonneau couché
   *[other] Sous-bock : { $lying } tonneaux couchés
}
set-aside-label = Tonneaux debout
set-aside-empty = rien ne tient debout

# Cards.
hand-label = Tes cartes
card-label = { $chosen ->
    [yes] carte { $value }, choisie
   *[no] carte { $value }
}
cards-laid = { $count ->
    [0] { $seat } n’a pas encore commandé
    [one] { $seat } a posé une carte
   *[other] { $seat } a posé { $count } cartes
}

# Odds.
odds-title = Chances
odds-fail = { $cup ->
    [one] Risque d’échec d’un lancer avec un tonneau : { $percent } %.
   *[other] Risque d’échec d’un lancer avec { $cup } tonneaux : { $percent } %.
}
odds-stand = Chaque tonneau tient debout dans { $percent } % des cas.
odds-none = Rien à lancer pour le moment.
odds-barrels = Tonneaux
odds-risk = Risque
odds-about = Si aucun tonneau d’un lancer ne tient debout, c’est l’échec du patron.
