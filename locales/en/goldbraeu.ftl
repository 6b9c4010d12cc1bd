# The events and refusals of Goldbräu. Firms keep their German names in every language.

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
name-drunkard = the drunkard
name-waitress = the waitress

# Days, by number.
name-day-1 = Monday
name-day-2 = Tuesday
name-day-3 = Wednesday
name-day-4 = Thursday
name-day-5 = Friday
name-day-6 = Saturday
name-day-7 = Sunday

# Equal cards in a list.
cards-alike = { $count } × { $card }

# What each seat or garden has, in lists.
each-picks = { $value ->
    [expand] { $seat } expands
    [appoint] { $seat } appoints
   *[buy] { $seat } buys
}
each-cards = { $seat }: { $value }
each-hands = { $seat }: { $value }
each-signs = { $garden }: { $value }
each-paid = { $seat } { $value }
each-money = { $seat } { $value }

# Events. A name has what a message selects by beside it: $owner-id, which is “none” if there is nobody.
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
goldbraeu-picked = { $action ->
    [none] { $seat } lays an action card.
    [expand] { $seat } lays an action card: expand.
    [appoint] { $seat } lays an action card: appoint.
   *[buy] { $seat } lays an action card: buy.
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
   *[other] { " " }{ $freed-count } spaces are cut off and free.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } leaves the gardens as they are.
    [appoint] { $seat } leaves bosses and signs as they are.
   *[buy] { $seat } buys nothing.
}
goldbraeu-idle = { $action ->
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
goldbraeu-contracted = { $seat } signs a contract. { $brewery } supplies { $garden }, no longer { $replaced }.{ $signs-left ->
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
goldbraeu-day-ended = { $day } is over. Thalers: { $money }.
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
           *[other] { " " }Of this, { $salary } is the salary of { $boss }.
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
           *[other] { " " }Of this, { $salary } is the salary of { $boss }.
        }
    }
}
goldbraeu-payday-ended = { $totals-count ->
    [0] The payday of week { $week } is over. Nobody gets anything.
   *[other] The payday of week { $week } is over. Thalers earned: { $totals }.
}
goldbraeu-hands-shown = { $hands-count ->
    [0] Nobody has a hidden card left.
   *[other] All hidden cards are shown. { $hands }.
}
goldbraeu-ended = { $winners-count ->
    [one] { $winners } wins with { $money } thalers.
   *[other] { $winners } share the win with { $money } thalers each.
}

# Refusals.
error-goldbraeu-not-asked = It isn’t your turn. Wait until you’re asked (G3.2).
error-goldbraeu-wrong-phase = That can’t be done at this point of the day (G3.1). Choose one of the actions on offer.
error-goldbraeu-already-chosen = You have chosen already, and that stands (G2.6, G3.1).
error-goldbraeu-bad-keep = Keep exactly two cards of your hand (G2.6).
error-goldbraeu-has-boss = { $firm } has a boss already (G2.7). Choose another firm.
error-goldbraeu-no-space = There is no such space on this map (G1.6).
error-goldbraeu-not-your-garden = The boss of { $garden } isn’t yours (G4.1, G4.2).
error-goldbraeu-space-not-free = This space belongs to a garden already (G4.1).
error-goldbraeu-not-touching = The space must share an edge with { $garden } (G4.1, G4.2).
error-goldbraeu-not-its-space = This space can’t change over from { $garden } (G4.2).
error-goldbraeu-front-space = A front space stays with its inn (G2.1, G4.2).
error-goldbraeu-own-boss = The boss of { $firm } is yours already (G5.7).
error-goldbraeu-fresh-boss = The boss of { $firm } was appointed today and stays for the day (G5.5).
error-goldbraeu-closed-firm = You were blocked at { $firm } today (G5.4). Try another firm or a contract.
error-goldbraeu-no-boss-left = All six of your bosses are on the board (G5.7).
error-goldbraeu-no-share = You need a stone in { $firm }, or a hidden card of it and a stone for it (G5.1).
error-goldbraeu-not-your-firm = A contract needs your boss on both sides; that of { $firm } isn’t yours (G5.8).
error-goldbraeu-same-supplier = { $brewery } supplies { $garden } already (G5.8).
error-goldbraeu-no-sign-left = { $brewery } supplies three gardens already (G5.8).
error-goldbraeu-cant-turn-over = You can’t turn over so many cards of { $firm } (G5.2, G5.3, G6.6).
error-goldbraeu-no-majority = That would give you no majority in { $firm } (G5.2).
error-goldbraeu-majority-stands = That would not break the majority in { $firm } (G5.3).
error-goldbraeu-not-face-up = This card isn’t on offer: { $card } (G6.2).
error-goldbraeu-no-stone-left = You have no stone left for a share (G6.2).
error-goldbraeu-pile-empty = The pile is empty (G6.5).
error-goldbraeu-out-of-reach = The figure can’t get there: { $garden } (G6.4).
error-goldbraeu-not-in-hand = You have no hidden card of { $firm } (G8.1).
error-goldbraeu-bad-draw = This outcome of luck is impossible here.
error-goldbraeu-over = The game is over (G9.1).
