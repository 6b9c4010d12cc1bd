# What the page says at a table of Goldbräu.

# Titles of the tab.
garden-title = Goldbräu
garden-title-your-turn = À toi – Goldbräu
garden-title-over = Fin de partie – Goldbräu

# Figures, actions, days.
garden-figure-drunkard = Ivrogne
garden-figure-waitress = Serveuse
garden-action-expand = Agrandir
garden-action-expand-does = un jardin
garden-action-appoint = Nommer
garden-action-appoint-does = patron ou contrat
garden-action-buy = Acheter
garden-action-buy-does = une carte
garden-alone-twice = choix unique : deux fois
garden-alone-buy = seul achat : 2 thalers
garden-day-1 = { name-day-1 }
garden-day-2 = { name-day-2 }
garden-day-3 = { name-day-3 }
garden-day-4 = { name-day-4 }
garden-day-5 = { name-day-5 }
garden-day-6 = { name-day-6 }
garden-day-7 = { name-day-7 }
garden-day-short-1 = lu
garden-day-short-2 = ma
garden-day-short-3 = me
garden-day-short-4 = je
garden-day-short-5 = ve
garden-day-short-6 = sa
garden-day-short-7 = di
garden-week = Semaine { $week }
garden-week-now = Semaine { $week }, { $day }. { $start } commence.
garden-week-before = Les trois semaines n’ont pas encore commencé.

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
garden-ask-lot = Le sort désigne qui commence…
garden-ask-signs = On distribue les enseignes…
garden-ask-deal = On distribue les cartes…
garden-ask-lay-out = On retourne de nouvelles cartes…
garden-ask-blind = Une carte de la pile…
garden-ask-keep = Garde deux cartes cachées
garden-ask-keep-detail = { $count ->
    [one] Tu montres l’autre : elle devient une pièce.
   *[other] Tu montres les { $count } autres : chacune devient une pièce sur son établissement.
}
garden-ask-keep-other = En train de choisir : { $names }
garden-ask-bosses = Place un patron sur un établissement
garden-ask-bosses-detail = { $left ->
    [one] Sans part, sans opposition. C’est ton dernier avant la partie.
   *[other] Sans part, sans opposition. Tu en places { $left } avant la partie.
}
garden-ask-bosses-other = { $seat } place un patron
garden-ask-day-detail = Semaine { $week }, { $day }. { $days ->
    [0] Ce soir, jour de paye.
    [1] Demain, jour de paye.
   *[other] Jour de paye dans { $days } jours.
}
garden-ask-pick = Choisis ton action du jour
garden-ask-pick-other = En train de choisir : { $names }
garden-ask-picked-detail = Ton choix : { $action }. Tout se retourne en même temps.
garden-ask-expand = Agrandir : choisis une case pour { $gardens }
garden-ask-expand-none = Agrandir : aucune case possible
garden-ask-expand-other = { $seat } agrandit un jardin
garden-ask-cuts-detail = { $count ->
    [one] 1 case se retrouve coupée et devient libre.
   *[other] { $count } cases se retrouvent coupées et deviennent libres.
}
garden-ask-which-garden-detail = Quel jardin ? Touche encore la case, ou le restaurant.
garden-ask-twice-detail = Choix unique : tu peux le faire deux fois.
garden-ask-appoint = Nomme un patron ou conclus un contrat
garden-ask-appoint-detail = Pour un contrat : la brasserie, puis le jardin, les deux avec ton patron.
garden-ask-appoint-other = { $seat } nomme ou conclut un contrat
garden-ask-contract-end-detail = { $firm } : un contrat avec qui ?
garden-ask-may-block-detail = { $owner } pourrait l’empêcher.
garden-ask-qualify-detail = Pour cela, tu retournes une carte de { $firm }.
garden-ask-unblocked-detail = Personne ne peut l’empêcher.
garden-ask-block = { $challenger } veut diriger { $firm }
garden-ask-block-detail = Tu peux l’empêcher avec plus de pièces que toutes les autres réunies.
garden-ask-block-other = { $seat } peut empêcher { $challenger } : { $firm }
garden-ask-break = { $owner } t’empêche : { $firm }
garden-ask-break-detail = Retourne des cartes pour briser la majorité, ou cède.
garden-ask-break-other = { $owner } bloque, { $seat } peut briser la majorité
garden-ask-buy = Achète une carte pour { $price } thalers
garden-ask-buy-detail = Tu as { $money } thalers et encore { $stones } pièces.
garden-ask-buy-other = { $seat } achète pour { $price } thalers
garden-ask-drawn = Tirée : { $card }. La montrer ou la cacher ?
garden-ask-drawn-detail = Montrée, elle devient une pièce et rapporte ; cachée, elle peut surprendre.
garden-ask-drawn-other = { $seat } regarde sa carte
garden-ask-move = { $figure ->
    [drunkard] Où va l’ivrogne ?
   *[other] Où va la serveuse ?
}
garden-ask-move-detail = { $figure ->
    [drunkard] Il coûte 12 thalers à son jardin le jour de paye. Touche un jardin.
   *[other] Elle rapporte 20 thalers à son jardin le jour de paye. Touche un jardin.
}
garden-ask-move-other = { $figure ->
    [drunkard] { $seat } déplace l’ivrogne
   *[other] { $seat } déplace la serveuse
}
garden-ask-turn-over = Avant la paye : retourner des cartes ?
garden-ask-turn-over-detail = Retournée, une carte devient une pièce. Cachée, elle ne rapporte rien.
garden-ask-turn-over-other = { $seat } peut retourner des cartes avant la paye
garden-ask-over-won = C’est gagné : { $money } thalers !
garden-ask-over = { $winners-count ->
    [1] { $winners } gagne avec { $money } thalers
   *[other] { $winners } gagnent avec { $money } thalers par tête
}
garden-ask-over-detail = Les trois semaines sont passées.

# The golden button and its neighbour.
garden-do-keep = Garder : { $cards }
garden-do-place-boss = Placer un patron : { $firm }
garden-do-pick = Choisir : { $action }
garden-do-annex = Annexer : { $garden }
garden-do-shift = Transférer : { $from } → { $to }
garden-do-appoint = Nommer : { $firm }
garden-do-contract = Contrat : { $brewery } – { $garden }
garden-do-block = { $cards ->
    [0] Empêcher
    [one] Retourner 1 carte et empêcher
   *[other] Retourner { $cards } cartes et empêcher
}
garden-do-break = { $cards ->
    [one] Retourner 1 carte : briser la majorité
   *[other] Retourner { $cards } cartes : briser la majorité
}
garden-do-buy = Acheter : { $card }, { $price }
garden-do-buy-blind = Tirer de la pile pour { $price }
garden-do-keep-hidden = La garder cachée
garden-do-show = La montrer
garden-do-move = Vers { $garden }
garden-do-turn-over = Retourner : { $firm }
garden-do-decline = Renoncer
garden-do-let-be = Laisser faire
garden-do-give-in = Céder
garden-do-no-more = Ne plus rien retourner
garden-do-none-keep = Choisis deux cartes
garden-do-none-bosses = Choisis un établissement
garden-do-none-pick = Choisis une action
garden-do-none-expand = Choisis une case
garden-do-none-appoint = Choisis un établissement
garden-do-none-contract = Choisis l’autre partie
garden-do-none-block = Choisis combien
garden-do-none-break = Choisis combien
garden-do-none-buy = Choisis une carte
garden-do-none-move = Choisis un jardin
garden-do-none-turn-over = Choisis une carte

# What everybody is about.
garden-status-keep = choisit
garden-status-bosses = place un patron
garden-status-pick = choisit
garden-status-expand = agrandit
garden-status-appoint = nomme
garden-status-block = peut empêcher
garden-status-break = face au blocage
garden-status-buy = achète
garden-status-drawn = a tiré
garden-status-move = déplace
garden-status-turn-over = peut retourner
garden-status-chosen = a choisi

# The board and what lies on it, for those who listen.
garden-board = La place
garden-board-spaces = Cases
garden-zoom-in = Plus près
garden-zoom-out = Plus loin
garden-label-space = Rangée { $row }, colonne { $column }{ $parasol ->
    [yes] , parasol
   *[other] { "" }
}, { $garden ->
    [none] libre
   *[other] { $garden }
}
garden-label-stones = { $count ->
    [one] { $name } : 1 pièce
   *[other] { $name } : { $count } pièces
}
garden-label-no-stones = Aucune pièce
garden-label-no-boss = Pas de patron
garden-label-boss = Patron de { $name }
garden-label-boss-fresh = Patron de { $name }, de ce jour
garden-label-crown = Majorité : { $name }
garden-label-lone = Pièce seule menacée : { $name }
garden-label-signs = { $count ->
    [one] 1 enseigne libre
   *[other] { $count } enseignes libres
}
garden-label-supplier = Fournisseur : { $brewery }
garden-label-spaces = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
garden-label-person = { $name } : { $money } thalers, cartes cachées { $hidden }, pièces { $stones }, patrons { $bosses }. { $status }
garden-label-guest = { $figure ->
    [drunkard] L’ivrogne est ici
   *[other] La serveuse est ici
}
garden-label-start = Commence aujourd’hui
garden-label-payday = A le pion « jour de paye »
garden-label-hidden = { $card }, cachée
garden-label-drawn = { $card }, tirée à l’instant
garden-label-offer = { $card }{ $priced ->
    [yes] { " " }pour { $price } thalers
   *[other] { "" }
}
garden-label-pile = { $count ->
    [one] Pile, 1 carte
   *[other] Pile, { $count } cartes
}
garden-note-share = part
garden-note-figure = avance 0–2
garden-note-drawn = tirée
garden-actions = Tes cartes d’action
garden-picks = Les actions du jour
garden-hidden = Tes cartes cachées
garden-count = Combien de cartes retourner ?
garden-keep-cards = Tes cartes
garden-keep-keep = garder
garden-keep-show = montrer
garden-offers = En vente
garden-pile = Pile
garden-paper = Prévision, ventes, chronique
garden-forecast = Si on payait maintenant
garden-forecast-more = Par établissement
garden-forecast-divides = partage
garden-today = Aujourd’hui
garden-today-line = { $action } : { $names }{ $alone ->
    [yes] { " " }(sans concurrence)
   *[other] { "" }
}
garden-today-none = Toutes les actions sont encore cachées.

# A contested appointment.
garden-duel-title = Qui dirige { $firm } ?
garden-duel-detail = Le patron ne reste qu’avec plus de pièces que toutes les autres réunies.
garden-duel-challenger = lance le défi
garden-duel-owner = a le patron
garden-duel-blocked = Empêché !
garden-duel-appointed = C’est nommé !
garden-duel-balance = { $own } pièces contre { $others }
garden-duel-turned = Cartes retournées
garden-duel-side = { $name } : pièces { $stones }, cartes cachées { $hidden }

# Payday.
garden-payday-title = Jour de paye, semaine { $week }
garden-payday-detail = D’abord les jardins, puis les brasseries.
garden-paydays-none = Pas encore de jour de paye.
garden-panel-paydays = Jours de paye
garden-pay-firm = Établissement
garden-pay-takings = Recettes
garden-pay-half = à la brasserie
garden-pay-each = par pièce
garden-pay-total = Total
garden-pay-salary = avec salaire
garden-pay-salary-of = salaire
garden-pay-bank = à la banque
garden-pay-next = Suivant
garden-pay-skip = Au tableau
garden-pay-spaces = { $count ->
    [one] 1 case
   *[other] { $count } cases
}
garden-pay-parasols = { $count ->
    [one] 1 parasol
   *[other] { $count } parasols
}
garden-pay-line = { $name } { $amount }
garden-pay-label = { $firm } : { $takings } thalers, { $each } par pièce. { $paid ->
    [none] Personne ne reçoit rien.
   *[other] { $paid }.
}
garden-over-detail = On montre les cartes cachées ; elles ne rapportent plus rien.
garden-chart = L’argent en trois semaines

# Keys.
garden-keys-number = choisir carte, action ou cible
garden-keys-next = la possibilité suivante
garden-keys-arrows = de case en case
garden-keys-zoom = agrandir, réduire la place
garden-keys-decline = le bouton brun : renoncer
garden-keys-paper = ouvrir prévision et chronique
