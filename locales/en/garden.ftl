# What the page says at a table of Goldbräu.

# Titles of the tab.
garden-title = Goldbräu
garden-title-your-turn = Your turn – Goldbräu
garden-title-over = Game over – Goldbräu

# Figures, actions, days.
garden-figure-drunkard = Drunkard
garden-figure-waitress = Waitress
garden-action-expand = Expand
garden-action-expand-does = a garden
garden-action-appoint = Appoint
garden-action-appoint-does = boss or contract
garden-action-buy = Buy
garden-action-buy-does = a card
garden-alone-twice = alone: twice
garden-alone-buy = alone: 2 thalers
garden-day-1 = { name-day-1 }
garden-day-2 = { name-day-2 }
garden-day-3 = { name-day-3 }
garden-day-4 = { name-day-4 }
garden-day-5 = { name-day-5 }
garden-day-6 = { name-day-6 }
garden-day-7 = { name-day-7 }
garden-day-short-1 = Mo
garden-day-short-2 = Tu
garden-day-short-3 = We
garden-day-short-4 = Th
garden-day-short-5 = Fr
garden-day-short-6 = Sa
garden-day-short-7 = Su
garden-week = Week { $week }
garden-week-now = Week { $week }, { $day }. { $start } starts.
garden-week-before = The three weeks have not begun yet.

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
garden-ask-lot = The lot decides who starts…
garden-ask-signs = The signs are dealt…
garden-ask-deal = The cards are dealt…
garden-ask-lay-out = New cards are laid out…
garden-ask-blind = A card from the pile…
garden-ask-keep = Keep two cards hidden
garden-ask-keep-detail = { $count ->
    [one] You show the other: it becomes a stone.
   *[other] You show the other { $count }: each becomes a stone on its firm.
}
garden-ask-keep-other = Still choosing: { $names }
garden-ask-bosses = Set a boss on a firm
garden-ask-bosses-detail = { $left ->
    [one] No share needed, nobody blocks. It’s your last before the game.
   *[other] No share needed, nobody blocks. You set { $left } before the game.
}
garden-ask-bosses-other = { $seat } sets a boss
garden-ask-day-detail = Week { $week }, { $day }. { $days ->
    [0] Payday tonight.
    [one] Payday tomorrow.
   *[other] Payday in { $days } days.
}
garden-ask-pick = Pick your action for today
garden-ask-pick-other = Still picking: { $names }
garden-ask-picked-detail = Your pick: { $action }. All turn over together.
garden-ask-expand = Expand: choose a space for { $gardens }
garden-ask-expand-none = Expand: no space fits
garden-ask-expand-other = { $seat } expands a garden
garden-ask-cuts-detail = { $count ->
    [one] 1 space is cut off and becomes free.
   *[other] { $count } spaces are cut off and become free.
}
garden-ask-which-garden-detail = Which garden? Tap the space again, or the inn.
garden-ask-twice-detail = Only you picked this, so you may do it twice.
garden-ask-appoint = Appoint a boss or sign a contract
garden-ask-appoint-detail = For a contract: first the brewery, then the garden, both with your boss.
garden-ask-appoint-other = { $seat } appoints or signs a contract
garden-ask-contract-end-detail = { $firm }: a contract with whom?
garden-ask-may-block-detail = { $owner } could block it.
garden-ask-qualify-detail = You turn over a card of { $firm } for it.
garden-ask-unblocked-detail = Nobody can block it.
garden-ask-block = { $challenger } wants to run { $firm }
garden-ask-block-detail = You can block if you have more stones than all others together.
garden-ask-block-other = { $seat } may block { $challenger } at { $firm }
garden-ask-break = { $owner } blocks you at { $firm }
garden-ask-break-detail = Turn cards over until the majority breaks, or give in.
garden-ask-break-other = { $owner } blocks, { $seat } can break the majority
garden-ask-buy = Buy a card for { $price } thalers
garden-ask-buy-detail = You have { $money } thalers and { $stones } stones left.
garden-ask-buy-other = { $seat } buys for { $price } thalers
garden-ask-drawn = Drawn: { $card }. Show it or hide it?
garden-ask-drawn-detail = Shown, it is a stone and earns on payday; hidden, it can surprise.
garden-ask-drawn-other = { $seat } looks at the card
garden-ask-move = { $figure ->
    [drunkard] Where does the drunkard go?
   *[other] Where does the waitress go?
}
garden-ask-move-detail = { $figure ->
    [drunkard] He costs his garden 12 thalers on payday. Tap a garden.
   *[other] She brings her garden 20 thalers on payday. Tap a garden.
}
garden-ask-move-other = { $figure ->
    [drunkard] { $seat } moves the drunkard
   *[other] { $seat } moves the waitress
}
garden-ask-turn-over = Before payday: turn cards over?
garden-ask-turn-over-detail = Turned over, a card becomes a stone. Hidden ones earn nothing.
garden-ask-turn-over-other = { $seat } may turn cards over before payday
garden-ask-over-won = You win with { $money } thalers!
garden-ask-over = { $winners-count ->
    [1] { $winners } wins with { $money } thalers
   *[other] { $winners } share the win with { $money } thalers each
}
garden-ask-over-detail = Three weeks are over.

# The golden button and its neighbour.
garden-do-keep = Keep { $cards }
garden-do-place-boss = Set a boss on { $firm }
garden-do-pick = Pick { $action }
garden-do-annex = Take it for { $garden }
garden-do-shift = Shift: { $from } → { $to }
garden-do-appoint = Appoint at { $firm }
garden-do-contract = Contract: { $brewery } – { $garden }
garden-do-block = { $cards ->
    [0] Block
    [one] Turn over 1 card and block
   *[other] Turn over { $cards } cards and block
}
garden-do-break = { $cards ->
    [one] Turn over 1 card: break it
   *[other] Turn over { $cards } cards: break it
}
garden-do-buy = Buy { $card } for { $price }
garden-do-buy-blind = Draw blind for { $price }
garden-do-keep-hidden = Keep it hidden
garden-do-show = Show it as a stone
garden-do-move = To { $garden }
garden-do-turn-over = Turn over { $firm }
garden-do-decline = Decline
garden-do-let-be = Let it be
garden-do-give-in = Give in
garden-do-no-more = Turn no more over
garden-do-none-keep = Choose two cards
garden-do-none-bosses = Choose a firm
garden-do-none-pick = Choose an action
garden-do-none-expand = Choose a space
garden-do-none-appoint = Choose a firm
garden-do-none-contract = Choose the partner
garden-do-none-block = Choose how many
garden-do-none-break = Choose how many
garden-do-none-buy = Choose a card
garden-do-none-move = Choose a garden
garden-do-none-turn-over = Choose a card

# What everybody is about.
garden-status-keep = is choosing
garden-status-bosses = sets a boss
garden-status-pick = is picking
garden-status-expand = expands
garden-status-appoint = appoints
garden-status-block = may block
garden-status-break = is blocked
garden-status-buy = buys
garden-status-drawn = has drawn
garden-status-move = moves
garden-status-turn-over = may turn over
garden-status-chosen = has chosen

# The board and what lies on it, for those who listen.
garden-board = The square
garden-board-spaces = Spaces
garden-zoom-in = Closer
garden-zoom-out = Further away
garden-label-space = Row { $row }, column { $column }{ $parasol ->
    [yes] , parasol
   *[other] { "" }
}, { $garden ->
    [none] free
   *[other] { $garden }
}
garden-label-stones = { $count ->
    [one] { $name }: 1 stone
   *[other] { $name }: { $count } stones
}
garden-label-no-stones = No stones
garden-label-no-boss = No boss
garden-label-boss = Boss of { $name }
garden-label-boss-fresh = Boss of { $name }, appointed today
garden-label-crown = Majority: { $name }
garden-label-lone = Lone stone at risk: { $name }
garden-label-signs = { $count ->
    [one] 1 free sign
   *[other] { $count } free signs
}
garden-label-supplier = Supplier: { $brewery }
garden-label-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
garden-label-person = { $name }: { $money } thalers, hidden cards { $hidden }, stones { $stones }, bosses { $bosses }. { $status }
garden-label-guest = { $figure ->
    [drunkard] The drunkard is here
   *[other] The waitress is here
}
garden-label-start = Starts today
garden-label-payday = Holds the payday figure
garden-label-hidden = { $card }, hidden
garden-label-drawn = { $card }, just drawn
garden-label-offer = { $card }{ $priced ->
    [yes] { " " }for { $price } thalers
   *[other] { "" }
}
garden-label-pile = { $count ->
    [one] Pile, 1 card
   *[other] Pile, { $count } cards
}
garden-note-share = share
garden-note-figure = moves 0–2
garden-note-drawn = drawn
garden-actions = Your action cards
garden-picks = Today’s actions
garden-hidden = Your hidden cards
garden-count = How many cards to turn over?
garden-keep-cards = Your cards
garden-keep-keep = keep
garden-keep-show = show
garden-offers = On offer
garden-pile = Pile
garden-paper = Forecast, offers, log
garden-forecast = If payday were now
garden-forecast-more = Firm by firm
garden-forecast-divides = shares
garden-today = Today
garden-today-line = { $action }: { $names }{ $alone ->
    [yes] { " " }(alone)
   *[other] { "" }
}
garden-today-none = All actions are still face down.

# A contested appointment.
garden-duel-title = Who runs { $firm }?
garden-duel-detail = The boss stays only with more stones than all others together.
garden-duel-challenger = challenges
garden-duel-owner = has the boss
garden-duel-blocked = Blocked!
garden-duel-appointed = Appointed!
garden-duel-balance = { $own } stones against { $others }
garden-duel-turned = Cards turned over
garden-duel-side = { $name }: stones { $stones }, hidden cards { $hidden }

# Payday.
garden-payday-title = Payday of week { $week }
garden-payday-detail = All gardens first, then the breweries.
garden-paydays-none = There has been no payday yet.
garden-panel-paydays = Paydays
garden-pay-firm = Firm
garden-pay-takings = Takings
garden-pay-half = to brewery
garden-pay-each = a stone
garden-pay-total = Together
garden-pay-salary = with salary
garden-pay-salary-of = salary
garden-pay-bank = to the bank
garden-pay-next = Next
garden-pay-skip = To the table
garden-pay-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
garden-pay-parasols = { $count ->
    [one] 1 parasol
   *[other] { $count } parasols
}
garden-pay-line = { $name } { $amount }
garden-pay-label = { $firm }: { $takings } thalers, { $each } a stone. { $paid ->
    [none] Nobody gets anything.
   *[other] { $paid }.
}
garden-over-detail = All show their hidden cards; they earn nothing any more.
garden-chart = Money over three weeks

# Keys.
garden-keys-number = choose a card, action or target
garden-keys-next = the next possibility
garden-keys-arrows = from space to space
garden-keys-zoom = the square larger, smaller
garden-keys-decline = the brown button: decline
garden-keys-paper = pull up forecast and log
