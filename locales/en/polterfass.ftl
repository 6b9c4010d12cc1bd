# The game of Polterfass.

# Events: one message per kind, its fields are the arguments.
polterfass-innkeeper-drawn = The lot has spoken: { $innkeeper } is the first innkeeper.
polterfass-round-began = Round { $round }: { $innkeeper } keeps the tap.
polterfass-first-rolled = { $again ->
    [yes] { $innkeeper } rolls all nine barrels. No number barrel stands, so once more.
   *[no] { $innkeeper } rolls all nine barrels. Standing: { $tops }. Sum: { $sum }.
}
polterfass-ordered = { $cards ->
    [none] { $seat } orders.
   *[other] { $seat } orders: { $cards }.
}
polterfass-orders-in = All orders are on the table.
polterfass-rolls-on = { $put-back ->
    [0] { $innkeeper } rolls on; barrels in the cup: { $cup }.
    [one] { $innkeeper } puts a special barrel back and rolls on; barrels in the cup: { $cup }.
   *[other] { $innkeeper } puts { $put-back } special barrels back and rolls on; barrels in the cup: { $cup }.
}
polterfass-rolled = { $tops-count ->
    [0] { $innkeeper } rolls.
   *[other] { $innkeeper } rolls. Newly standing: { $tops }. Sum now: { $sum }.
}
polterfass-failed = { $cup ->
    [one] The only barrel falls over: { $innkeeper } fails.
   *[other] Not one of { $cup } barrels stands: { $innkeeper } fails.
}
polterfass-closed = { $innkeeper } closes the tap.
polterfass-served = { $innkeeper } serves { $served ->
    [0] nothing
    [one] 1 mug
   *[other] { $served } mugs
}.{ $destroyed-count ->
    [0] { "" }
   *[other] { " " }Destroyed: { $destroyed }.
}{ $doubled-count ->
    [0] { "" }
   *[other] { " " }Doubled: { $doubled }.
}
# If all orders are alike, everybody is on both lists, but with a house rule nobody gets a plus (P6.5): then the second list
# is empty.
polterfass-billed = { $verdict ->
    [failed] The bill: { $innkeeper } goes away empty-handed, and every guest gets their own order.
    [enough] The bill: { $served } served, { $ordered } ordered, enough for all. Every guest gets their own order, { $innkeeper } keeps the rest.
   *[too_greedy] The bill: { $ordered } ordered, only { $served } served, too greedy! { $innkeeper } takes the whole serving. Minus for the highest order: { $greediest }.{ $modest-count ->
        [0] { "" }
       *[other] { " " }Plus for the lowest: { $modest }.
    }
}
polterfass-ended = { $winners-count ->
    [one] { $winners } wins with { $score } mugs.
   *[other] { $winners } share the win with { $score } mugs each.
}

# The prompt bar: what is asked now. Ids that end in -detail go on the smaller line.
ask-lot = The lot names the first innkeeper…
ask-first-roll = You keep the tap: make the first roll.
ask-first-roll-detail = Roll all nine, until at least one number barrel stands.
ask-first-roll-other = { $innkeeper } makes the first roll.
ask-first-roll-other-detail = Your hand is full again: all eight cards.
ask-rolling = The barrels tumble…
ask-order = Order one or two cards.
ask-order-detail = { $innkeeper } keeps the tap. Standing: { $tops }. Sum: { $sum }.
ask-wait-guests = { $count ->
    [one] One guest is still ordering.
   *[other] { $count } guests are still ordering.
}
ask-wait-guest = { $seat } is still ordering.
ask-wait-guests-detail = Standing: { $tops }. Sum: { $sum }.
ask-ordered-detail = { $sum ->
    [one] Your order: 1 mug ({ $cards }).
   *[other] Your order: { $sum } mugs ({ $cards }).
}
ask-tap = Close the tap or roll on?
ask-tap-detail = { $cup ->
    [one] Sum: { $sum }. Rolling 1 barrel fails { $risk }% of the time.
   *[other] Sum: { $sum }. Rolling { $cup } barrels fails { $risk }% of the time.
}
ask-tap-full-detail = Sum: { $sum }. All nine stand: to roll on, put a special barrel back.
ask-tap-other = { $innkeeper } decides: close the tap or roll on.
ask-tap-other-detail = Standing: { $tops }. Sum: { $sum }. In the cup: { $cup }.
ask-targets = { $destroy ->
    [0] { $double ->
        [one] Choose the barrel to double.
       *[other] Choose { $double } barrels to double.
    }
    [one] { $double ->
        [0] Choose the barrel to destroy.
        [one] Choose one barrel to destroy, one to double.
       *[other] Choose one barrel to destroy, { $double } to double.
    }
   *[other] { $double ->
        [0] Choose { $destroy } barrels to destroy.
       *[other] Choose { $destroy } barrels to destroy, { $double } to double.
    }
}
ask-targets-detail = { $served ->
    [one] Serving as chosen: 1 mug.
   *[other] Serving as chosen: { $served } mugs.
}
ask-destroy-left-detail = { $count ->
    [one] One more to destroy.
   *[other] { $count } more to destroy.
}
ask-double-left-detail = { $count ->
    [one] One more to double.
   *[other] { $count } more to double.
}
ask-targets-other = { $innkeeper } sees to the special barrels.
ask-bill-enough = Enough for all: { $served } served, { $ordered } ordered.
ask-bill-too-greedy = Too greedy: { $ordered } ordered, { $served } served.
ask-bill-failed = { $innkeeper } fails, all guests drink.
ask-round-over = The tap is yours next.
ask-round-over-other = { $innkeeper } keeps the tap next.
ask-over-won = You win with { $score } mugs!
ask-over = { $winners } wins with { $score } mugs.
ask-over-shared = A shared win: { $winners }, { $score } mugs each.
ask-over-detail = That’s it for tonight. Another game?
ask-watching-detail = You’re watching.
ask-stand-in = A computer player stands in for you.
ask-stand-in-detail = Take your seat back whenever you like.
ask-offline = Connection lost.
ask-offline-detail = Trying again… Nothing is lost.
ask-lobby = Waiting for the host to begin.
ask-lobby-newcomer-detail = One name, no account.

# Buttons that say what they do.
do-roll-all = Roll all nine barrels
do-order = { $sum ->
    [one] Order 1 mug ({ $cards })
   *[other] Order { $sum } mugs ({ $cards })
}
do-order-none = Choose one or two cards
do-close = Close the tap: serve { $sum }
do-close-plain = Close the tap
do-roll-on = { $cup ->
    [one] Roll on with 1 barrel
   *[other] Roll on with { $cup } barrels
}
do-roll-on-none = Put a special back
do-serve = { $served ->
    [one] Serve 1 mug
   *[other] Serve { $served } mugs
}
do-serve-none = Choose the targets
do-start-over = Start over
do-continue = Carry on
do-take-back = Take my seat back

# What a seat is up to.
status-you = you
status-innkeeper = innkeeper
status-first-roll = makes the first roll
status-ordering = is ordering…
status-ordered = has ordered
status-cards = { $count ->
    [one] laid one card
   *[other] laid { $count } cards
}
status-your-order = ordered { $sum }
status-decides = decides…
status-targets = chooses targets
status-away = connection lost
status-computer = computer player
status-stand-in = stand-in
status-host = host
status-muted = muted
status-winner = winner

# The bill: headings, tags, and why each seat gets what it gets.
bill-title = The bill
bill-served = served
bill-ordered = ordered
bill-verdict-enough = { $rest ->
    [0] Enough for all, to the last drop
    [one] Enough for all, 1 mug left
   *[other] Enough for all, { $rest } mugs left
}
bill-verdict-too-greedy = { $missing ->
    [one] 1 mug short: too greedy!
   *[other] { $missing } mugs short: too greedy!
}
bill-verdict-failed = The innkeeper failed
tag-innkeeper = innkeeper
tag-greediest = highest order
tag-most-modest = lowest order
tag-both = highest and lowest order
why-enough = gets their own order
why-rest = keeps the rest
why-failed-guest = gets their own order
why-failed-innkeeper = failed: goes away empty-handed
why-greedy-innkeeper = takes the whole serving
why-greedy-highest = minus their own order
why-greedy-lowest = gets the highest order
why-greedy-between = in between: nothing
why-equal-net-zero = all alike: plus and minus cancel out
why-equal-penalty = all alike: minus their own order
# One line of the bill for screen readers; $result is text with its sign.
bill-line = { $name }: { $why }, { $result }.
bill-line-order = { $name } ordered { $order }: { $why }, { $result }.

# The notepad.
pad-title = Notepad
pad-round = Round
pad-tap = tap
pad-ordered = orders

# Barrels, for screen readers.
barrel-number-standing = number barrel, standing, { $top } on top (other end { $other })
barrel-double = special barrel, standing: double ×2
barrel-spoiled = special barrel, standing: spoiled
# A barrel ($barrel is one of the texts above) with a mark.
barrel-selectable = { $barrel }, can be chosen
barrel-put-back = { $barrel }, goes back into the cup
barrel-destroyed = { $barrel }, destroyed
barrel-doubled = { $barrel }, counts twice
barrel-double-plain = double
barrel-spoiled-plain = spoiled

# Coaster, cup and the standing barrels.
coaster-label = { $lying ->
    [0] Coaster: no barrel lies
    [one] Coaster: one barrel lies
   *[other] Coaster: { $lying } barrels lie
}
set-aside-label = Standing barrels
set-aside-empty = nothing stands yet

# Cards.
hand-label = Your cards
card-label = { $chosen ->
    [yes] card { $value }, chosen
   *[no] card { $value }
}
cards-laid = { $count ->
    [0] { $seat } has not ordered
    [one] { $seat } laid one card
   *[other] { $seat } laid { $count } cards
}

# Odds.
odds-title = Odds
odds-fail = { $cup ->
    [one] A roll with one barrel fails { $percent }% of the time.
   *[other] A roll with { $cup } barrels fails { $percent }% of the time.
}
odds-stand = Each barrel stands { $percent }% of the time.
odds-none = Nothing to roll at the moment.
odds-barrels = Barrels
odds-risk = Risk
odds-about = If not one barrel of a roll stands, the innkeeper has failed.
