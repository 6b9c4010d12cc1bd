# The game of Goldbräu. The words are those of docs/glossary.md. No “de” before a player’s name, which may begin with a vowel.

# Firms.
goldbraeu-firm-krug = Zum Krug
goldbraeu-firm-eiche = Zur Eiche
goldbraeu-firm-baeren = Zum Bären
goldbraeu-firm-post = Zur Post
goldbraeu-firm-hirschen = Zum Hirschen
goldbraeu-firm-adler = Zum Adler
goldbraeu-firm-mayerbraeu = Mayerbräu
goldbraeu-firm-steinbraeu = Steinbräu
goldbraeu-firm-kramerbraeu = Kramerbräu
goldbraeu-firm-schmidbraeu = Schmidbräu

# The two figures, as titles of their cards.
goldbraeu-figure-drunkard = Ivrogne
goldbraeu-figure-waitress = Serveuse

# Cards: the firm of a share, or a figure.
goldbraeu-card-krug = { goldbraeu-firm-krug }
goldbraeu-card-eiche = { goldbraeu-firm-eiche }
goldbraeu-card-baeren = { goldbraeu-firm-baeren }
goldbraeu-card-post = { goldbraeu-firm-post }
goldbraeu-card-hirschen = { goldbraeu-firm-hirschen }
goldbraeu-card-adler = { goldbraeu-firm-adler }
goldbraeu-card-mayerbraeu = { goldbraeu-firm-mayerbraeu }
goldbraeu-card-steinbraeu = { goldbraeu-firm-steinbraeu }
goldbraeu-card-kramerbraeu = { goldbraeu-firm-kramerbraeu }
goldbraeu-card-schmidbraeu = { goldbraeu-firm-schmidbraeu }
goldbraeu-card-drunkard = { goldbraeu-figure-drunkard }
goldbraeu-card-waitress = { goldbraeu-figure-waitress }

# Action cards: name, what it does, and what whoever picked it is up to.
goldbraeu-action-expand = Agrandir
goldbraeu-action-appoint = Nommer
goldbraeu-action-buy = Acheter
goldbraeu-action-expand-does = un jardin à bière
goldbraeu-action-appoint-does = patron ou contrat
goldbraeu-action-buy-does = une carte
goldbraeu-pick-expand = agrandit
goldbraeu-pick-appoint = nomme
goldbraeu-pick-buy = achète
goldbraeu-alone-twice = sans rival : deux fois
goldbraeu-alone-buy = sans rival : 2 thalers

# Days.
goldbraeu-day-1 = lundi
goldbraeu-day-2 = mardi
goldbraeu-day-3 = mercredi
goldbraeu-day-4 = jeudi
goldbraeu-day-5 = vendredi
goldbraeu-day-6 = samedi
goldbraeu-day-7 = dimanche
goldbraeu-day-short-1 = Lu
goldbraeu-day-short-2 = Ma
goldbraeu-day-short-3 = Me
goldbraeu-day-short-4 = Je
goldbraeu-day-short-5 = Ve
goldbraeu-day-short-6 = Sa
goldbraeu-day-short-7 = Di
goldbraeu-week = Semaine { $week }
goldbraeu-week-now = { $day ->
    [none] Semaine { $week }. { $start } commence.
   *[other] Semaine { $week }, { $day }. { $start } commence.
}

# Events.
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
goldbraeu-picked = { $action-id ->
    [none] { $seat } pose une carte d’action.
   *[other] { $seat } pose une carte d’action : { $action }.
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
goldbraeu-declined = { $action-id ->
    [expand] { $seat } laisse les jardins tels quels.
    [appoint] { $seat } laisse patrons et enseignes tels quels.
   *[buy] { $seat } n’achète rien.
}
goldbraeu-idle = { $action-id ->
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
goldbraeu-contracted = { $seat } conclut un contrat : { $brewery } fournit { $garden } à la place de { $replaced }.{ $signs-left ->
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
goldbraeu-day-ended = Fin de la journée ({ $day }). { $money } (en thalers).
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
           *[other] { "" }
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
           *[other] { "" }
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] Le jour de paye de la semaine { $week } est passé. Personne ne reçoit rien.
   *[other] La paye de la semaine { $week }, en thalers. { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Plus personne n’a de carte cachée.
   *[other] Toutes les cartes cachées se montrent. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } l’emporte avec { $money } thalers.
   *[other] { $winners } partagent la victoire avec { $money } thalers.
}

# The prompt bar.
goldbraeu-ask-lot = Le sort désigne qui commence…
goldbraeu-ask-signs = On mélange les enseignes…
goldbraeu-ask-deal = On distribue les cartes…
goldbraeu-ask-lay-out = On pose deux cartes face visible…
goldbraeu-ask-blind = La première carte de la pile…
goldbraeu-ask-keep = Garde deux cartes cachées.
goldbraeu-ask-keep-detail = Les { $count } autres se montrent, et chacune devient une de tes pièces.
goldbraeu-ask-keep-other = Encore à choisir leurs cartes : { $names }.
goldbraeu-ask-bosses = Place un patron dans un établissement qui n’en a pas.
goldbraeu-ask-bosses-detail = { $left ->
    [one] Ton dernier pour l’instant. Pas besoin d’y avoir une part.
   *[other] Encore { $left } à placer, celui-ci compris. Pas besoin d’y avoir une part.
}
goldbraeu-ask-bosses-other = { $seat } place un patron.
goldbraeu-ask-pick = Pose une carte d’action, face cachée.
goldbraeu-ask-pick-other = En pleine réflexion : { $names }.
goldbraeu-ask-picked-detail = Ta carte : { $action }.
goldbraeu-ask-day-detail = { $days ->
    [0] Semaine { $week }, { $day }. La paye, c’est ce soir.
    [one] Semaine { $week }, { $day }. Encore un jour avant la paye.
   *[other] Semaine { $week }, { $day }. Encore { $days } jours avant la paye.
}
goldbraeu-ask-expand = Agrandis { $gardens }.
goldbraeu-ask-expand-other = { $seat } agrandit.
goldbraeu-ask-twice-detail = Personne d’autre n’a choisi cela : tu peux le faire deux fois.
goldbraeu-ask-which-garden-detail = Plusieurs de tes jardins peuvent prendre cette case : choisis-la encore, ou choisis le restaurant.
goldbraeu-ask-cuts-detail = { $count ->
    [one] Une case est coupée du jardin et devient libre.
   *[other] { $count } cases sont coupées du jardin et deviennent libres.
}
goldbraeu-ask-appoint = Nomme un patron ou conclus un contrat.
goldbraeu-ask-appoint-detail = Pour un patron, il te faut une part ; pour un contrat, ton patron des deux côtés.
goldbraeu-ask-appoint-other = { $seat } nomme.
goldbraeu-ask-contract-end-detail = { $firm } : un contrat avec qui ?
goldbraeu-ask-may-block-detail = { $owner } pourra empêcher la nomination.
goldbraeu-ask-qualify-detail = Pour cela, tu retournes une carte cachée de { $firm }.
goldbraeu-ask-unblocked-detail = Personne ne peut l’empêcher.
goldbraeu-ask-block = { $challenger } veut nommer le patron à { $firm }.
goldbraeu-ask-block-detail = Empêche-le avec la majorité, ou laisse faire.
goldbraeu-ask-block-other = { $seat } décide : arrêter { $challenger } à { $firm } ou laisser faire ?
goldbraeu-ask-break = { $owner } empêche ta nomination à { $firm }.
goldbraeu-ask-break-detail = Casse la majorité avec des cartes cachées, ou cède.
goldbraeu-ask-break-other = { $seat } décide : casser la majorité à { $firm } ou céder ?
goldbraeu-ask-buy = Achète une carte pour { $price } thalers.
goldbraeu-ask-buy-detail = Tes thalers : { $money }. Pièces libres : { $stones }.
goldbraeu-ask-buy-other = { $seat } peut acheter une carte pour { $price } thalers.
goldbraeu-ask-drawn = Tu pioches une part de { $card }.
goldbraeu-ask-drawn-detail = Garde-la cachée, ou montre-la tout de suite comme pièce.
goldbraeu-ask-drawn-other = { $seat } regarde la carte piochée.
goldbraeu-ask-move = { $figure ->
    [drunkard] Où va l’ivrogne ?
   *[waitress] Où va la serveuse ?
}
goldbraeu-ask-move-detail = { $figure ->
    [drunkard] Jusqu’à deux jardins dans le sens des aiguilles d’une montre. À la paye, il coûte 12 thalers à son jardin.
   *[waitress] Jusqu’à deux jardins dans le sens des aiguilles d’une montre. À la paye, elle rapporte 20 thalers à son jardin.
}
goldbraeu-ask-move-other = { $figure ->
    [drunkard] { $seat } déplace l’ivrogne.
   *[waitress] { $seat } déplace la serveuse.
}
goldbraeu-ask-turn-over = Retourner des cartes cachées avant la paye ?
goldbraeu-ask-turn-over-detail = Cachée, une carte ne rapporte rien. Retournée, elle devient une pièce.
goldbraeu-ask-turn-over-other = { $seat } peut retourner des cartes avant la paye.
goldbraeu-ask-over-won = Tu l’emportes avec { $money } thalers !
goldbraeu-ask-over = { $winners-count ->
    [one] { $winners } l’emporte avec { $money } thalers.
   *[other] Victoire partagée : { $winners }, { $money } thalers.
}
goldbraeu-ask-over-detail = Trois semaines, trois payes : la saison est finie.

# Buttons that say what they do.
goldbraeu-do-keep = Garder { $cards }
goldbraeu-do-place-boss = Placer un patron à { $firm }
goldbraeu-do-pick = Poser « { $action } »
goldbraeu-do-annex = Ajouter la case à { $garden }
goldbraeu-do-shift = { $freed ->
    [0] { $from } cède la case à { $to }
    [one] { $from } cède la case à { $to }, { $freed } libre
   *[other] { $from } cède la case à { $to }, { $freed } libres
}
goldbraeu-do-appoint = Nommer le patron à { $firm }
goldbraeu-do-contract = { $brewery } fournit { $garden }
goldbraeu-do-block = { $cards ->
    [0] Empêcher
    [one] Retourner { $cards } carte et empêcher
   *[other] Retourner { $cards } cartes et empêcher
}
goldbraeu-do-break = { $cards ->
    [one] Retourner { $cards } carte : casser la majorité
   *[other] Retourner { $cards } cartes : casser la majorité
}
goldbraeu-do-buy = Acheter : { $card }, { $price } thalers
goldbraeu-do-buy-blind = Piocher pour { $price } thalers
goldbraeu-do-keep-hidden = Garder cachée
goldbraeu-do-show = Montrer comme pièce
goldbraeu-do-move = À { $garden }
goldbraeu-do-turn-over = Retourner une carte de { $firm }
goldbraeu-do-let-be = Laisser faire
goldbraeu-do-give-in = Céder
goldbraeu-do-no-more = Ne plus rien retourner
goldbraeu-do-decline = Renoncer
goldbraeu-do-none-keep = Choisis deux cartes
goldbraeu-do-none-bosses = Choisis un établissement
goldbraeu-do-none-pick = Choisis une action
goldbraeu-do-none-expand = Choisis une case
goldbraeu-do-none-appoint = Choisis un établissement
goldbraeu-do-none-contract = Choisis l’autre côté
goldbraeu-do-none-block = Choisis combien de cartes
goldbraeu-do-none-break = Choisis combien de cartes
goldbraeu-do-none-buy = Choisis une carte
goldbraeu-do-none-drawn = Choisis
goldbraeu-do-none-move = Choisis un jardin
goldbraeu-do-none-turn-over = Choisis une carte

# What a seat is up to.
goldbraeu-status-keep = garde deux cartes…
goldbraeu-status-bosses = place un patron…
goldbraeu-status-pick = réfléchit…
goldbraeu-status-chosen = a choisi
goldbraeu-status-expand = agrandit…
goldbraeu-status-appoint = nomme…
goldbraeu-status-block = empêcher ?
goldbraeu-status-break = casser ?
goldbraeu-status-buy = achète…
goldbraeu-status-drawn = regarde…
goldbraeu-status-move = déplace…
goldbraeu-status-turn-over = retourne…

# In full, for screen readers. Those of a firm are put one after another, so they have no full stop.
goldbraeu-label-boss = Patron : { $name }
goldbraeu-label-boss-fresh = Patron : { $name }, nommé aujourd’hui, reste jusqu’à demain
goldbraeu-label-no-boss = pas de patron
goldbraeu-label-stones = { $count ->
    [one] { $name } { $count } pièce
   *[other] { $name } { $count } pièces
}
goldbraeu-label-no-stones = Aucune pièce
goldbraeu-label-crown = { $name } a la majorité absolue et peut empêcher une nomination
goldbraeu-label-warned = Pièces seules en danger : { $names }
goldbraeu-label-full = Établissement complet : toutes les parts ont été posées
goldbraeu-label-closed = Porte close pour toi aujourd’hui
goldbraeu-label-signs = { $count ->
    [0] Plus d’enseigne : fournit trois jardins
    [one] Encore { $count } enseigne
   *[other] Encore { $count } enseignes
}
goldbraeu-label-supplier = Fournisseur : { $brewery }
goldbraeu-label-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
goldbraeu-label-space = { $garden ->
    [none] Case libre
   *[other] Case de { $garden }
}{ $parasol ->
    [yes] { " " }avec parasol
   *[no] { "" }
}, ligne { $row }, colonne { $column }
goldbraeu-label-hidden = Carte cachée : { $card }
goldbraeu-label-drawn = Tout juste piochée : { $card }
goldbraeu-label-offer = { $priced ->
    [yes] À vendre : { $card }, { $price } thalers
   *[no] À vendre : { $card }
}
goldbraeu-label-pile = { $count ->
    [0] La pile est vide
    [one] Pile : { $count } carte
   *[other] Pile : { $count } cartes
}
goldbraeu-label-person = { $name } : { $money ->
    [one] { $money } thaler
   *[other] { $money } thalers
}, { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}, en réserve : { $stones ->
    [one] { $stones } pièce
   *[other] { $stones } pièces
}, { $bosses ->
    [one] { $bosses } patron
   *[other] { $bosses } patrons
}. { $status }
goldbraeu-label-starts = commence aujourd’hui
goldbraeu-label-payday-figure = a le pion « jour de paye »

# Keeping two cards.
goldbraeu-keep-cards = Tes premières cartes
goldbraeu-keep-keep = garder
goldbraeu-keep-show = montrer

# An appointment that may be blocked.
goldbraeu-duel-title = Qui dirige { $firm } ?
goldbraeu-duel-detail = Pour empêcher une nomination, il faut plus de pièces que tous les autres ensemble.
goldbraeu-duel-challenger = veut nommer
goldbraeu-duel-owner = a le patron
goldbraeu-duel-side = { $name } : { $stones ->
    [one] { $stones } pièce
   *[other] { $stones } pièces
}, { $hidden ->
    [one] { $hidden } carte cachée
   *[other] { $hidden } cartes cachées
}
goldbraeu-duel-balance = Pièces du patron : { $own } ; de tous les autres : { $others }
goldbraeu-duel-turned = Cartes retournées
goldbraeu-duel-blocked = Empêché !
goldbraeu-duel-appointed = Nommé !

# Payday.
goldbraeu-payday-title = Jour de paye de la semaine { $week }
goldbraeu-payday-detail = Les jardins d’abord, à partir de Zum Adler, puis les brasseries.
goldbraeu-pay-firm = Établissement
goldbraeu-pay-takings = Recettes
goldbraeu-pay-half = Brasserie
goldbraeu-pay-each = Par pièce
goldbraeu-pay-total = Total
goldbraeu-pay-salary = avec salaire de directeur
goldbraeu-pay-salary-of = salaire
goldbraeu-pay-bank = à la banque
goldbraeu-pay-next = Suivant
goldbraeu-pay-skip = Voir le tableau
goldbraeu-pay-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
goldbraeu-pay-parasols = { $count ->
    [one] { $count } parasol
   *[other] { $count } parasols
}
goldbraeu-pay-line = { $name } { $amount }
goldbraeu-pay-label = { $paid ->
    [none] { $firm } : recettes { $takings }. Personne ne reçoit rien.
   *[other] { $firm } : recettes { $takings }, par pièce { $each }. { $paid }.
}
goldbraeu-panel-paydays = Jours de paye
goldbraeu-paydays-none = Pas encore de paye. Elle tombe chaque dimanche.

# Beside the board.
goldbraeu-board = Plateau
goldbraeu-board-spaces = Cases des jardins
goldbraeu-zoom-in = Plus près
goldbraeu-zoom-out = Plus loin
goldbraeu-paper = Calendrier, prévisions et chronique
goldbraeu-forecast = Si la paye tombait maintenant
goldbraeu-forecast-more = De quels établissements
goldbraeu-forecast-divides = à répartir
goldbraeu-offers = À vendre
goldbraeu-pile = Pile
goldbraeu-price-about = Une seule personne achète : 2 thalers. Deux : 5 chacune. Trois ou quatre : 8 chacune.
goldbraeu-note-share = part sociale
goldbraeu-note-figure = avance de 0 à 2
goldbraeu-note-drawn = tout juste piochée
goldbraeu-today = Aujourd’hui
goldbraeu-today-none = Les cartes d’action sont encore cachées.
goldbraeu-today-line = { $alone ->
    [yes] { $action } : { $names }, sans rival
   *[no] { $action } : { $names }
}
goldbraeu-actions = Tes cartes d’action
goldbraeu-picks = Les cartes d’action
goldbraeu-hidden = Tes cartes cachées
goldbraeu-count = Cartes à retourner
goldbraeu-chart = Thalers en trois semaines
goldbraeu-over-detail = La troisième paye est passée, toutes les cartes sont visibles.

# Keys.
goldbraeu-keys-number = choisir par numéro
goldbraeu-keys-next = choisir le suivant
goldbraeu-keys-arrows = parcourir le plateau
goldbraeu-keys-zoom = plus près, plus loin
goldbraeu-keys-decline = renoncer, laisser faire
goldbraeu-keys-paper = calendrier, prévisions, chronique

# The title of the page.
goldbraeu-title = Goldbräu
goldbraeu-title-your-turn = À toi de jouer – Goldbräu
goldbraeu-title-over = Fin de saison – Goldbräu

# Errors: which rule stands against it.
error-goldbraeu-not-asked = Ce n’est pas à toi de jouer (G3.2). Attends qu’on te le demande.
error-goldbraeu-wrong-phase = Ce n’est pas possible à ce moment de la journée (G3.1). Choisis une des actions proposées.
error-goldbraeu-already-chosen = Tu as déjà choisi, et un choix secret ne change plus (G2.6, G3.1).
error-goldbraeu-bad-keep = On garde exactement deux de ses cartes (G2.6). Choisis-en deux.
error-goldbraeu-has-boss = { $firm } a déjà un patron (G2.7). Choisis un établissement qui n’en a pas.
error-goldbraeu-no-space = Cette case n’existe pas sur le plateau (G1.6). Choisis-en une autre.
error-goldbraeu-not-your-garden = Le patron de { $garden } n’est pas à toi (G4.1, G4.2). Choisis un jardin qui a ton patron.
error-goldbraeu-space-not-free = Cette case est déjà à un jardin (G4.1). Choisis une case libre.
error-goldbraeu-not-touching = Cette case n’a pas de côté commun avec { $garden } (G4.1, G4.2). Choisis-en une qui le touche.
error-goldbraeu-not-its-space = { $garden } ne peut pas céder cette case (G4.2). Choisis une case de ce jardin, à céder à un autre.
error-goldbraeu-front-space = Un jardin ne cède jamais la case devant le restaurant (G4.2). Choisis-en une autre.
error-goldbraeu-own-boss = Le patron de { $firm } est déjà le tien (G5.7). Choisis un autre établissement.
error-goldbraeu-fresh-boss = Le patron de { $firm } est nommé d’aujourd’hui et reste jusqu’à demain (G5.5). Choisis un autre établissement.
error-goldbraeu-closed-firm = On t’a fermé { $firm } pour aujourd’hui en empêchant ta nomination (G5.4). Choisis un autre établissement.
error-goldbraeu-no-boss-left = Tes six patrons sont sur le plateau (G5.7). Conclus un contrat ou renonce.
error-goldbraeu-no-share = Il te faut une pièce à { $firm }, ou une carte cachée et une pièce libre (G5.1). Choisis un autre établissement.
error-goldbraeu-not-your-firm = Un contrat demande ton patron des deux côtés, et celui de { $firm } n’est pas à toi (G5.8). Choisis-en d’autres.
error-goldbraeu-same-supplier = { $brewery } fournit déjà { $garden }, et un contrat doit changer cela (G5.8). Choisis-en d’autres.
error-goldbraeu-no-sign-left = { $brewery } fournit déjà trois jardins et n’a plus d’enseigne (G5.8). Choisis une autre brasserie.
error-goldbraeu-cant-turn-over = Il te manque des cartes cachées de { $firm } ou des pièces libres (G5.2, G5.3, G6.6). Choisis moins de cartes.
error-goldbraeu-no-majority = Cela ne te donne pas la majorité à { $firm } (G5.2). Retourne plus de cartes ou laisse faire.
error-goldbraeu-majority-stands = Cela ne casse pas la majorité à { $firm } (G5.3). Retourne plus de cartes ou cède.
error-goldbraeu-not-face-up = { $card-id ->
    [drunkard] L’ivrogne n’est pas à vendre (G6.2). Choisis une carte face visible.
    [waitress] La serveuse n’est pas à vendre (G6.2). Choisis une carte face visible.
   *[other] { $card } n’est pas à vendre (G6.2). Choisis une carte face visible.
}
error-goldbraeu-no-stone-left = Tu n’as plus de pièce pour une part (G6.2). Pioche ou renonce.
error-goldbraeu-pile-empty = La pile est vide (G6.5). Achète une carte face visible ou renonce.
error-goldbraeu-out-of-reach = Le jeton ne peut pas aller à { $garden } (G6.4). Il avance de zéro, un ou deux jardins dans le sens des aiguilles d’une montre.
error-goldbraeu-not-in-hand = Tu n’as pas de carte cachée de { $firm } (G8.1). Choisis-en une autre.
error-goldbraeu-bad-draw = Cette carte est impossible à cet endroit. L’enregistrement est abîmé.
error-goldbraeu-over = La partie est finie (G9.1). Commences-en une autre.
