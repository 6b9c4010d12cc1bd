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

# What each seat has, in lists.
each-picks = { $seat }: { $value ->
    [expand] expand
    [appoint] appoint
   *[buy] buy
}
each-cards = { $seat }: { $value }

# Events.
goldbraeu-start-drawn = The lot has spoken: { $start } starts.
goldbraeu-signs-drawn = The breweries’ signs go up at the inns.
goldbraeu-dealt = { $hand ->
    [none] The cards are dealt.
   *[other] The cards are dealt. Yours: { $hand }.
}
goldbraeu-kept = { $cards ->
    [none] { $seat } keeps two cards.
   *[other] { $seat } keeps: { $cards }.
}
goldbraeu-shown = The other cards are shown and become stones. { $cards }.
goldbraeu-full-firm = { $losers-count ->
    [0] { $firm } is full. Nobody has a lone stone there.
   *[other] { $firm } is full. Lone stones are lost: { $losers }.
}
goldbraeu-boss-placed = { $seat } sets a boss: { $firm }.
goldbraeu-day-began = Week { $week }, day { $day }: { $start } starts.
goldbraeu-laid-out = On offer: { $card }.
goldbraeu-picked = { $action ->
    [none] { $seat } picks an action.
    [expand] { $seat } picks: expand.
    [appoint] { $seat } picks: appoint.
   *[buy] { $seat } picks: buy.
}
goldbraeu-picks-shown = The actions are turned over. { $picks }.
goldbraeu-annexed = { $parasol ->
    [yes] { $seat } takes a space with a parasol for { $garden }.
   *[no] { $seat } takes a space for { $garden }.
}
goldbraeu-shifted = { $freed-count ->
    [0] { $seat } moves a space from { $from } to { $to }.
    [one] { $seat } moves a space from { $from } to { $to }. 1 space is cut off and free.
   *[other] { $seat } moves a space from { $from } to { $to }. { $freed-count } spaces are cut off and free.
}
goldbraeu-declined = { $action ->
    [expand] { $seat } expands no more.
    [appoint] { $seat } appoints no more.
   *[buy] { $seat } buys nothing.
}
goldbraeu-idle = { $action ->
    [expand] { $seat } has nothing to expand.
    [appoint] { $seat } has nobody to appoint.
   *[buy] { $seat } can’t buy anything.
}
goldbraeu-challenged = { $owner ->
    [none] { $seat } wants a boss at { $firm }.
   *[other] { $seat } wants to take { $firm } from { $owner }.
}
goldbraeu-turned-over = { $cards ->
    [one] { $seat } turns over a card: { $firm }.
   *[other] { $seat } turns over { $cards } cards: { $firm }.
}
goldbraeu-blocked = { $seat } blocks at { $firm }: { $own } against { $others }.
goldbraeu-broke = { $seat } breaks the majority at { $firm }: { $own } against { $others }.
goldbraeu-let-be = { $seat } lets it be: { $firm }.
goldbraeu-repelled = { $no-stone ->
    [yes] { $seat } has no stone left and gets no boss: { $firm }.
   *[no] { $seat } is turned away: { $firm }.
}
goldbraeu-appointed = { $old ->
    [none] { $firm } has a boss now: { $seat }.
   *[other] { $firm } has a new boss: { $seat } instead of { $old }.
}
goldbraeu-contracted = { $seat } signs a contract: { $brewery } supplies { $garden }, no longer { $replaced }.
goldbraeu-bought = { $seat } buys for { $price } thalers: { $card }.
goldbraeu-drew = { $card ->
    [none] { $seat } buys the top card for { $price } thalers.
   *[other] { $seat } buys the top card for { $price } thalers: { $card }.
}
goldbraeu-kept-hidden = { $seat } keeps the card hidden.
goldbraeu-moved = { $figure ->
    [drunkard] { $seat } moves the drunkard: { $to }.
   *[waitress] { $seat } moves the waitress: { $to }.
}
goldbraeu-day-ended = The day is over.
goldbraeu-put-under = Under the pile: { $cards }.
goldbraeu-payday-began = Payday of week { $week }.
goldbraeu-finished = { $seat } turns no more cards over.
goldbraeu-garden-paid = { $garden }: takings { $takings }, { $half } of it to { $supplier }. { $per-stone } a stone, salary { $salary }.
goldbraeu-brewery-paid = { $brewery }: { $received } received. { $per-stone } a stone, salary { $salary }.
goldbraeu-payday-ended = Everybody is paid. { $totals }.
goldbraeu-hands-shown = All show their hidden cards.
goldbraeu-ended = { $winners-count ->
    [one] { $winners } wins with { $money } thalers.
   *[other] { $winners } share the win with { $money } thalers each.
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
