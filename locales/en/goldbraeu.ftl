# The game of Goldbräu. The words are those of docs/glossary.md; names of firms stay German.

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
goldbraeu-figure-drunkard = Drunkard
goldbraeu-figure-waitress = Waitress

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
goldbraeu-action-expand = Expand
goldbraeu-action-appoint = Appoint
goldbraeu-action-buy = Buy
goldbraeu-action-expand-does = enlarge a garden
goldbraeu-action-appoint-does = boss or contract
goldbraeu-action-buy-does = one card
goldbraeu-pick-expand = expands
goldbraeu-pick-appoint = appoints
goldbraeu-pick-buy = buys
goldbraeu-alone-twice = alone: twice
goldbraeu-alone-buy = alone: 2 thalers

# Days.
goldbraeu-day-1 = Monday
goldbraeu-day-2 = Tuesday
goldbraeu-day-3 = Wednesday
goldbraeu-day-4 = Thursday
goldbraeu-day-5 = Friday
goldbraeu-day-6 = Saturday
goldbraeu-day-7 = Sunday
goldbraeu-day-short-1 = Mo
goldbraeu-day-short-2 = Tu
goldbraeu-day-short-3 = We
goldbraeu-day-short-4 = Th
goldbraeu-day-short-5 = Fr
goldbraeu-day-short-6 = Sa
goldbraeu-day-short-7 = Su
goldbraeu-week = Week { $week }
goldbraeu-week-now = { $day ->
    [none] Week { $week }. { $start } starts.
   *[other] Week { $week }, { $day }. { $start } starts.
}

# Events: one message per kind. A name ($firm, $seat, ...) has its id beside it ($firm-id, "none" if there is nothing).
goldbraeu-start-drawn = The lot has spoken: { $start } starts.
goldbraeu-signs-drawn = The breweries’ signs go up. { $signs }.
goldbraeu-dealt = { $hand-count ->
    [0] The first hands are dealt.
   *[other] Your first hand: { $hand }.
}
goldbraeu-kept = { $cards-count ->
    [0] { $seat } keeps two cards hidden.
   *[other] { $seat } keeps two cards hidden: { $cards }.
}
goldbraeu-shown = All other cards are shown and become stones. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } is a full firm. Nobody has a lone stone there.
    [one] { $firm } is a full firm: { $losers } loses a lone stone.
   *[other] { $firm } is a full firm: { $losers } lose a lone stone each.
}
goldbraeu-boss-placed = { $seat } sets a boss at { $firm }.
goldbraeu-day-began = Week { $week }, { $day }: { $start } starts.
goldbraeu-laid-out = { $card-id ->
    [drunkard] On offer: the drunkard.
    [waitress] On offer: the waitress.
   *[other] On offer: a share of { $card }.
}
goldbraeu-picked = { $action-id ->
    [none] { $seat } lays an action card.
   *[other] { $seat } lays an action card: { $action }.
}
goldbraeu-picks-shown = The action cards are turned over. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } annexes a space with a parasol to { $garden }.
   *[no] { $seat } annexes a space to { $garden }.
}
goldbraeu-shifted = { $parasol ->
    [yes] { $seat } shifts a space with a parasol from { $from } to { $to }.
   *[no] { $seat } shifts a space from { $from } to { $to }.
}{ $freed-count ->
    [0] { "" }
    [one] { " " }One space is cut off and free.
   *[other] { " " }{ $freed-count } spaces are cut off and free.
}
goldbraeu-declined = { $action-id ->
    [expand] { $seat } leaves the gardens as they are.
    [appoint] { $seat } leaves bosses and signs as they are.
   *[buy] { $seat } buys nothing.
}
goldbraeu-idle = { $action-id ->
    [expand] { $seat } has nothing to expand.
    [appoint] { $seat } has nobody to appoint and nothing to sign.
   *[buy] { $seat } has nothing to buy.
}
goldbraeu-challenged = { $owner-id ->
    [none] { $seat } wants to appoint a boss at { $firm }.
   *[other] { $seat } wants to appoint the boss at { $firm }. So far that is { $owner }’s.
}
goldbraeu-turned-over = { $purpose ->
    [qualify] { $seat } turns over a hidden card of { $firm }.
    [drawn] { $seat } shows the share at once: { $firm }.
   *[other] { $cards ->
        [one] { $seat } turns over a hidden card of { $firm }.
       *[other] { $seat } turns over { $cards } hidden cards of { $firm }.
    }
}
# $own: stones of the boss’s owner; $others: those of all others together.
goldbraeu-blocked = { $seat } blocks { $challenger } at { $firm }, { $own } against { $others }.
goldbraeu-broke = { $seat } breaks the majority at { $firm }: { $owner } has only { $own } against { $others }.
goldbraeu-let-be = { $seat } lets { $challenger } have { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } has no stone at { $firm } any more and can’t appoint there today.
   *[no] { $firm } is closed to { $seat } for today.
}
goldbraeu-appointed = { $old-id ->
    [none] { $seat } appoints a boss at { $firm }.
   *[other] { $seat } appoints the boss at { $firm }; { $old } takes the old one back.
}
goldbraeu-contracted = { $seat } signs a contract: { $brewery } supplies { $garden } instead of { $replaced }.{ $signs-left ->
    [0] { " " }That was its last sign.
   *[other] { "" }
}
goldbraeu-bought = { $card-id ->
    [drunkard] { $seat } buys the drunkard for { $price } thalers.
    [waitress] { $seat } buys the waitress for { $price } thalers.
   *[other] { $seat } buys a share of { $card } for { $price } thalers.
}
goldbraeu-drew = { $seat } draws from the pile for { $price } thalers{ $card-id ->
    [none] .
    [drunkard] { "" }: the drunkard.
    [waitress] { "" }: the waitress.
   *[other] { "" }: { $card }{ $known ->
        [yes] , and everybody knows it.
       *[no] . Only you know.
    }
}
goldbraeu-kept-hidden = { $seat } keeps the card hidden.
goldbraeu-moved = { $stays ->
    [yes] { $figure ->
        [drunkard] { $seat } leaves the drunkard at { $to }.
       *[waitress] { $seat } leaves the waitress at { $to }.
    }
   *[no] { $figure ->
        [drunkard] { $seat } sends the drunkard from { $from } to { $to }.
       *[waitress] { $seat } sends the waitress from { $from } to { $to }.
    }
}
goldbraeu-day-ended = { $day } is over. { $money } (in thalers).
goldbraeu-put-under = Unsold, under the pile: { $cards }.
goldbraeu-payday-began = Payday of week { $week }! First, hidden cards may be turned over.
goldbraeu-finished = { $seat } turns no more cards over.
goldbraeu-garden-paid = { $takings ->
    [0] { $garden } takes nothing.
   *[other] { $garden } takes { $takings } thalers: { $half } for { $supplier }, { $half } to divide.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }To the bank: { $salary }.
           *[other] { "" }
        }
    }
}
goldbraeu-brewery-paid = { $received ->
    [0] { $brewery } is brought nothing.
   *[other] { $brewery } divides { $received } thalers.{ $paid-count ->
        [0] { "" }
       *[other] { " " }{ $paid }.
    }{ $salary ->
        [0] { "" }
       *[other] { $boss-id ->
            [none] { " " }To the bank: { $salary }.
           *[other] { "" }
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] The payday of week { $week } is over. Nobody gets anything.
   *[other] The payday of week { $week } in thalers. { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Nobody has a hidden card left.
   *[other] All hidden cards are shown. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } wins with { $money } thalers.
   *[other] { $winners } share the win with { $money } thalers each.
}

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
goldbraeu-ask-lot = The lot names the start player…
goldbraeu-ask-signs = The breweries’ signs are shuffled…
goldbraeu-ask-deal = The cards are dealt…
goldbraeu-ask-lay-out = Two cards are laid out…
goldbraeu-ask-blind = The top card of the pile…
goldbraeu-ask-keep = Keep two cards hidden.
goldbraeu-ask-keep-detail = The other { $count } are shown, and each becomes a stone of yours.
goldbraeu-ask-keep-other = Still choosing what to keep: { $names }.
goldbraeu-ask-bosses = Set a boss on a firm without one.
goldbraeu-ask-bosses-detail = { $left ->
    [one] Your last for now. You need no share there.
   *[other] You have { $left } to set, this one included. You need no share there.
}
goldbraeu-ask-bosses-other = { $seat } sets a boss.
goldbraeu-ask-pick = Lay one action card, face down.
goldbraeu-ask-pick-other = Still choosing an action: { $names }.
goldbraeu-ask-picked-detail = You’ve laid: { $action }.
goldbraeu-ask-day-detail = { $days ->
    [0] Week { $week }, { $day }. Payday is tonight.
    [one] Week { $week }, { $day }. One day left until payday.
   *[other] Week { $week }, { $day }. { $days } days left until payday.
}
goldbraeu-ask-expand = Expand { $gardens }.
goldbraeu-ask-expand-other = { $seat } expands.
goldbraeu-ask-twice-detail = You alone picked this: you may do it twice.
goldbraeu-ask-which-garden-detail = More than one of your gardens can have this space: choose it again, or choose the inn.
goldbraeu-ask-cuts-detail = { $count ->
    [one] This cuts off one space, which becomes free.
   *[other] This cuts off { $count } spaces, which become free.
}
goldbraeu-ask-appoint = Appoint a boss, or sign a contract.
goldbraeu-ask-appoint-detail = A boss needs a share of yours there. A contract needs your boss on both sides.
goldbraeu-ask-appoint-other = { $seat } appoints.
goldbraeu-ask-contract-end-detail = { $firm }: with whom is the contract?
goldbraeu-ask-may-block-detail = { $owner } will be asked whether to block.
goldbraeu-ask-qualify-detail = You turn over a hidden card of { $firm } for it.
goldbraeu-ask-unblocked-detail = Nobody can block this.
goldbraeu-ask-block = { $challenger } wants to appoint the boss at { $firm }.
goldbraeu-ask-block-detail = Block with a majority, or let it be.
goldbraeu-ask-block-other = { $seat } decides: block { $challenger } at { $firm }, or let it be?
goldbraeu-ask-break = { $owner } blocks you at { $firm }.
goldbraeu-ask-break-detail = Break the majority with hidden cards, or give in.
goldbraeu-ask-break-other = { $seat } decides: break the majority at { $firm }, or give in?
goldbraeu-ask-buy = Buy one card for { $price } thalers.
goldbraeu-ask-buy-detail = Your thalers: { $money }. Stones left: { $stones }.
goldbraeu-ask-buy-other = { $seat } may buy a card for { $price } thalers.
goldbraeu-ask-drawn = You’ve drawn a share of { $card }.
goldbraeu-ask-drawn-detail = Keep it hidden, or show it at once as a stone.
goldbraeu-ask-drawn-other = { $seat } looks at the card drawn.
goldbraeu-ask-move = { $figure ->
    [drunkard] Where does the drunkard go?
   *[waitress] Where does the waitress go?
}
goldbraeu-ask-move-detail = { $figure ->
    [drunkard] Up to two gardens clockwise. He costs his garden 12 thalers at payday.
   *[waitress] Up to two gardens clockwise. She brings her garden 20 thalers at payday.
}
goldbraeu-ask-move-other = { $figure ->
    [drunkard] { $seat } moves the drunkard.
   *[waitress] { $seat } moves the waitress.
}
goldbraeu-ask-turn-over = Turn over hidden cards before payday?
goldbraeu-ask-turn-over-detail = Hidden cards earn nothing. Each that you turn over becomes a stone.
goldbraeu-ask-turn-over-other = { $seat } may turn over cards before payday.
goldbraeu-ask-over-won = You win with { $money } thalers!
goldbraeu-ask-over = { $winners-count ->
    [one] { $winners } wins with { $money } thalers.
   *[other] A shared win: { $winners }, { $money } thalers each.
}
goldbraeu-ask-over-detail = Three weeks, three paydays: the season is over.

# Buttons that say what they do.
goldbraeu-do-keep = Keep { $cards }
goldbraeu-do-place-boss = Set a boss at { $firm }
goldbraeu-do-pick = Lay “{ $action }”
goldbraeu-do-annex = Annex this space to { $garden }
goldbraeu-do-shift = { $freed ->
    [0] Shift from { $from } to { $to }
    [one] Shift from { $from } to { $to }, 1 becomes free
   *[other] Shift from { $from } to { $to }, { $freed } become free
}
goldbraeu-do-appoint = Appoint the boss at { $firm }
goldbraeu-do-contract = { $brewery } supplies { $garden }
goldbraeu-do-block = { $cards ->
    [0] Block
    [one] Turn over 1 card and block
   *[other] Turn over { $cards } cards and block
}
goldbraeu-do-break = { $cards ->
    [one] Turn over 1 card: break the majority
   *[other] Turn over { $cards } cards: break the majority
}
goldbraeu-do-buy = Buy { $card } for { $price } thalers
goldbraeu-do-buy-blind = Draw from the pile for { $price } thalers
goldbraeu-do-keep-hidden = Keep it hidden
goldbraeu-do-show = Show it as a stone
goldbraeu-do-move = To { $garden }
goldbraeu-do-turn-over = Turn over a card of { $firm }
goldbraeu-do-let-be = Let it be
goldbraeu-do-give-in = Give in
goldbraeu-do-no-more = No more cards
goldbraeu-do-decline = Decline
goldbraeu-do-none-keep = Choose two cards
goldbraeu-do-none-bosses = Choose a firm
goldbraeu-do-none-pick = Choose an action
goldbraeu-do-none-expand = Choose a space
goldbraeu-do-none-appoint = Choose a firm
goldbraeu-do-none-contract = Choose the other side
goldbraeu-do-none-block = Choose how many cards
goldbraeu-do-none-break = Choose how many cards
goldbraeu-do-none-buy = Choose a card
goldbraeu-do-none-drawn = Choose
goldbraeu-do-none-move = Choose a garden
goldbraeu-do-none-turn-over = Choose a card

# What a seat is up to.
goldbraeu-status-keep = keeps two cards…
goldbraeu-status-bosses = sets a boss…
goldbraeu-status-pick = chooses…
goldbraeu-status-chosen = has chosen
goldbraeu-status-expand = expands…
goldbraeu-status-appoint = appoints…
goldbraeu-status-block = block?
goldbraeu-status-break = break it?
goldbraeu-status-buy = buys…
goldbraeu-status-drawn = has a look…
goldbraeu-status-move = moves…
goldbraeu-status-turn-over = turns over…

# In full, for screen readers. Those of a firm are put one after another, so they have no full stop.
goldbraeu-label-boss = The boss is { $name }’s
goldbraeu-label-boss-fresh = The boss is { $name }’s, appointed today, and stays until tomorrow
goldbraeu-label-no-boss = no boss
goldbraeu-label-stones = { $count ->
    [one] { $name } 1 stone
   *[other] { $name } { $count } stones
}
goldbraeu-label-no-stones = No stones
goldbraeu-label-crown = { $name } has the majority and may block
goldbraeu-label-warned = Lone stones in danger: { $names }
goldbraeu-label-full = Full firm: all shares have been stones
goldbraeu-label-closed = Closed to you for today
goldbraeu-label-signs = { $count ->
    [0] No sign left: supplies three gardens
    [one] 1 sign left
   *[other] { $count } signs left
}
goldbraeu-label-supplier = Supplied by { $brewery }
goldbraeu-label-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
goldbraeu-label-space = { $garden ->
    [none] Free space
   *[other] Space of { $garden }
}{ $parasol ->
    [yes] { " " }with a parasol
   *[no] { "" }
}, row { $row }, column { $column }
goldbraeu-label-hidden = Hidden card: { $card }
goldbraeu-label-drawn = Just drawn: { $card }
goldbraeu-label-offer = { $priced ->
    [yes] On offer: { $card }, { $price } thalers
   *[no] On offer: { $card }
}
goldbraeu-label-pile = { $count ->
    [0] The pile is empty
    [one] Pile: 1 card
   *[other] Pile: { $count } cards
}
goldbraeu-label-person = { $name }: { $money ->
    [one] 1 thaler
   *[other] { $money } thalers
}, { $hidden ->
    [one] 1 hidden card
   *[other] { $hidden } hidden cards
}, unused: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, { $bosses ->
    [one] 1 boss
   *[other] { $bosses } bosses
}. { $status }
goldbraeu-label-starts = starts today
goldbraeu-label-payday-figure = has the payday figure

# Keeping two cards.
goldbraeu-keep-cards = Your first hand
goldbraeu-keep-keep = keep
goldbraeu-keep-show = show

# An appointment that may be blocked.
goldbraeu-duel-title = Who runs { $firm }?
goldbraeu-duel-detail = The boss’s owner blocks with more stones than all others together.
goldbraeu-duel-challenger = wants to appoint
goldbraeu-duel-owner = has the boss
goldbraeu-duel-side = { $name }: { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, { $hidden ->
    [one] 1 hidden card
   *[other] { $hidden } hidden cards
}
goldbraeu-duel-balance = Stones of the boss’s owner: { $own }; of all others: { $others }
goldbraeu-duel-turned = Cards turned over
goldbraeu-duel-blocked = Blocked!
goldbraeu-duel-appointed = Appointed!

# Payday.
goldbraeu-payday-title = Payday of week { $week }
goldbraeu-payday-detail = The gardens first, from Zum Adler on, then the breweries.
goldbraeu-pay-firm = Firm
goldbraeu-pay-takings = Takings
goldbraeu-pay-half = To the brewery
goldbraeu-pay-each = Per stone
goldbraeu-pay-total = Total
goldbraeu-pay-salary = with salary
goldbraeu-pay-salary-of = salary
goldbraeu-pay-bank = to the bank
goldbraeu-pay-next = Next
goldbraeu-pay-skip = To the table
goldbraeu-pay-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
goldbraeu-pay-parasols = { $count ->
    [one] 1 parasol
   *[other] { $count } parasols
}
goldbraeu-pay-line = { $name } { $amount }
goldbraeu-pay-label = { $paid ->
    [none] { $firm }: takings { $takings }. Nobody gets anything.
   *[other] { $firm }: takings { $takings }, per stone { $each }. { $paid }.
}
goldbraeu-panel-paydays = Paydays
goldbraeu-paydays-none = No payday yet. It comes every Sunday.

# Beside the board.
goldbraeu-board = Board
goldbraeu-board-spaces = Spaces of the gardens
goldbraeu-zoom-in = Closer
goldbraeu-zoom-out = Farther away
goldbraeu-paper = Calendar, forecast and log
goldbraeu-forecast = If payday were now
goldbraeu-forecast-more = From which firms
goldbraeu-forecast-divides = divides
goldbraeu-offers = On offer
goldbraeu-pile = Pile
goldbraeu-price-about = One buyer pays 2 thalers, two pay 5 each, three or four pay 8 each.
goldbraeu-note-share = share
goldbraeu-note-figure = goes 0 to 2 on
goldbraeu-note-drawn = just drawn
goldbraeu-today = Today
goldbraeu-today-none = The action cards are still face down.
goldbraeu-today-line = { $alone ->
    [yes] { $action }: { $names }, alone
   *[no] { $action }: { $names }
}
goldbraeu-actions = Your action cards
goldbraeu-picks = The action cards
goldbraeu-hidden = Your hidden cards
goldbraeu-count = Cards to turn over
goldbraeu-chart = Money over three weeks
goldbraeu-over-detail = The third payday is over, and all cards lie open.

# Keys.
goldbraeu-keys-number = choose by number
goldbraeu-keys-next = choose the next one
goldbraeu-keys-arrows = walk over the board
goldbraeu-keys-zoom = closer, farther away
goldbraeu-keys-decline = decline, let it be
goldbraeu-keys-paper = calendar, forecast, log

# The title of the page.
goldbraeu-title = Goldbräu
goldbraeu-title-your-turn = Your turn – Goldbräu
goldbraeu-title-over = Season over – Goldbräu

# Errors: which rule stands against it.
error-goldbraeu-not-asked = It isn’t your turn (G3.2). Wait until you’re asked.
error-goldbraeu-wrong-phase = That can’t be done at this point of the day (G3.1). Choose one of the actions on offer.
error-goldbraeu-already-chosen = You’ve chosen, and a secret choice can’t be changed (G2.6, G3.1).
error-goldbraeu-bad-keep = You keep exactly two cards of your hand (G2.6). Choose two.
error-goldbraeu-has-boss = { $firm } has a boss (G2.7). Choose a firm without one.
error-goldbraeu-no-space = The map has no such space (G1.6). Choose another one.
error-goldbraeu-not-your-garden = The boss of { $garden } isn’t yours (G4.1, G4.2). Choose a garden with your boss.
error-goldbraeu-space-not-free = This space belongs to a garden (G4.1). Choose a free one.
error-goldbraeu-not-touching = This space shares no edge with { $garden } (G4.1, G4.2). Choose one that does.
error-goldbraeu-not-its-space = This space can’t change over from { $garden } (G4.2). Choose one that belongs to it and not to the receiving garden.
error-goldbraeu-front-space = A garden never gives its front space away (G4.2). Choose another space.
error-goldbraeu-own-boss = The boss of { $firm } is yours already (G5.7). Choose another firm.
error-goldbraeu-fresh-boss = The boss of { $firm } was appointed today and stays until tomorrow (G5.5). Choose another firm.
error-goldbraeu-closed-firm = You were blocked at { $firm }, so it’s closed to you for today (G5.4). Choose another firm.
error-goldbraeu-no-boss-left = All six of your bosses are on the board (G5.7). Sign a contract, or decline.
error-goldbraeu-no-share = You need a stone at { $firm }, or a hidden card of it and an unused stone (G5.1). Choose another firm.
error-goldbraeu-not-your-firm = A contract needs your boss on both sides, and that of { $firm } isn’t yours (G5.8). Choose others.
error-goldbraeu-same-supplier = { $brewery } supplies { $garden } already, and a contract must change that (G5.8). Choose others.
error-goldbraeu-no-sign-left = { $brewery } supplies three gardens and has no sign left (G5.8). Choose another brewery.
error-goldbraeu-cant-turn-over = You lack the hidden cards of { $firm } or the unused stones for that (G5.2, G5.3, G6.6). Choose fewer cards.
error-goldbraeu-no-majority = With that you would have no majority at { $firm } (G5.2). Turn over more cards, or let it be.
error-goldbraeu-majority-stands = With that the majority at { $firm } still stands (G5.3). Turn over more cards, or give in.
error-goldbraeu-not-face-up = { $card-id ->
    [drunkard] The drunkard isn’t on offer (G6.2). Choose a card that lies face up.
    [waitress] The waitress isn’t on offer (G6.2). Choose a card that lies face up.
   *[other] { $card } isn’t on offer (G6.2). Choose a card that lies face up.
}
error-goldbraeu-no-stone-left = You have no stone left for a share (G6.2). Draw from the pile, or decline.
error-goldbraeu-pile-empty = The pile is empty (G6.5). Buy a card that lies face up, or decline.
error-goldbraeu-out-of-reach = The figure can’t get to { $garden } (G6.4). It goes zero, one or two gardens clockwise.
error-goldbraeu-not-in-hand = You have no hidden card of { $firm } (G8.1). Choose another one.
error-goldbraeu-bad-draw = This draw is impossible at this point. The record is damaged.
error-goldbraeu-over = The game is over (G9.1). Start another one.
