# A guided first game: what is said at the table. `guide-<game>-<lesson>`, see web/src/guide.
guide-title = The guide
guide-progress = { $at } of { $all }
guide-next = Next
guide-got-it = Got it
guide-back = Back
guide-skip = Skip the guide
guide-skip-key = Skip the guide. Key G leads to the guide.
# Folds the card and unfolds it.
guide-fold = Explanation
# Where the table is told in words: at what the guide speaks of, and on the button that leads there.
guide-here = The guide means this
guide-go = Go there
guide-try = For example: { $action }
guide-ready = Get it ready
guide-press = Then press the golden button.
guide-act = It’s your turn at the table.
guide-watch = Just watch or play on: I speak up when there is something new.
guide-play-on = Play on
guide-rules = All rules
guide-harder = Stronger players
guide-problem = The guided game could not be opened: { $problem }

guide-polterfass-welcome = Sit down, I explain while we play. { $innkeeper } is the innkeeper of this round and taps with nine little barrels; you are a guest and order. Most mugs win, and it ends once somebody has { $goal }.
guide-polterfass-stand = Standing: { $tops }. Only what stands counts, by the number on top: { $sum } so far. What lies goes back into the cup if the innkeeper rolls on.
guide-polterfass-special = There is a special barrel: { $specials }. A double doubles one number barrel, a spoiled one destroys one; the innkeeper chooses which, but only once the tap is closed.
guide-polterfass-order = Lay one or two cards face down; their sum is your order. If it is enough for all, you get it; if not, whoever ordered most loses it. All guests share what { $innkeeper } serves, and { $sum } stand so far.
guide-polterfass-others = All orders lie there, face down. { $innkeeper } now closes the tap or rolls again what lies, { $cup } in all. If nothing of that roll stands, the innkeeper fails; that happens in { $risk } of 100 rolls.
guide-polterfass-enough = Enough for all: { $served } served, { $ordered } ordered. Every guest gets their order, the innkeeper the rest. { $you ->
    [innkeeper] You were the innkeeper and get { $own }.
   *[guest] You get { $own }, { $innkeeper } gets { $theirs }.
}
guide-polterfass-greedy = Too greedy: { $served } served, but { $ordered } ordered. The innkeeper takes it all; the highest order ({ $greediest }) costs { $highest }, the lowest ({ $modest }) brings as much. You: { $own }.
guide-polterfass-failed = The innkeeper failed: nothing of the last roll stood. Every guest gets their order all the same, the innkeeper nothing. You: { $own }.
guide-polterfass-roll = Now you are the innkeeper; the role goes round the table. Roll all nine barrels. If no number stands, all nine are rolled again.
guide-polterfass-guests = Your guests order, face down. Once all have ordered you see how many cards each of them laid, not which. You need not say whether you will roll on, and you may bluff.
guide-polterfass-tap = { $sum } stand, { $cup } lie. Roll on, and in { $risk } of 100 rolls nothing stands and you get nothing. Close, and you keep what the guests leave; if it is too little for them, you keep it all.
guide-polterfass-targets = The tap is closed, and the special barrels take effect: you choose on which numbers. More is not always better: if it is too little for your guests, all of it is yours.
guide-polterfass-risky = That is a risk: { $cup } in the cup, and in { $risk } of 100 rolls nothing stands. Whoever rolls now hopes for more than there is, and the guests hope for the failure.
guide-polterfass-again = You are a guest again. Look at what stands ({ $sum }) and at the pad: whoever lags behind may order more boldly, as it ends once somebody has { $goal }.
guide-polterfass-done = Now you know Polterfass: you were guest and innkeeper. Play this game on without me, look into the rules, or try stronger players.

guide-goldbraeu-picked = { $seat }: { $action }
guide-goldbraeu-welcome = Sit down, I explain while we play. Breweries and beer gardens earn money; who has shares and bosses there gets some of it, on three paydays. You begin with { $money } thalers, and the richest wins.
guide-goldbraeu-keep = You have { $hand } cards, each a share of a firm. Keep two of them secretly for later; the other { $shown } become stones on the board at once.
guide-goldbraeu-stones = Each stone is a share that earns money on payday. You have { $stones } of them, most at { $most } ({ $most-stones }). Hidden cards earn nothing until you turn them over.
guide-goldbraeu-bosses = Now each sets a boss on a firm without one, three times round. A boss gets what can’t be divided, and a garden can only grow under its boss. A firm with many of your stones is a good place.
guide-goldbraeu-offers = A week has seven days. On each, two cards lie face up, today { $offers }, and all secretly pick one of three actions: expand, appoint or buy.
guide-goldbraeu-pick = Pick your action for day { $day }. Expand makes a garden larger, appoint sets bosses and contracts, buy brings shares. Whoever alone picks an action has more of it.
guide-goldbraeu-picks = All cards are open: { $picks }. First all expand, then all appoint, then all buy, each time clockwise from the start player.
guide-goldbraeu-twice = Nobody else picked this action, so you may carry it out twice today.
guide-goldbraeu-expand = Choose a free space beside a garden whose boss is yours: { $firms }. On payday each space takes 4 thalers, one with a parasol 8.
guide-goldbraeu-appoint = Set a boss where you have at least one stone, or close a contract between a brewery and a garden of yours. The garden then brings half of its takings to that brewery.
guide-goldbraeu-block = It is about { $firm }. Whoever has the boss there and more stones than all others together may block; either side may turn over hidden cards of the firm.
guide-goldbraeu-buy = A card costs { $price } thalers today; the more buy, the dearer. A face-up share becomes a stone at once; the top card of the pile stays your secret. You have { $money } thalers.
guide-goldbraeu-drawn = You drew { $drawn }. Keep it hidden as a surprise, or show it as a stone that earns from now on.
guide-goldbraeu-move = You bought a figure: { $figure }. You may move it clockwise by up to two gardens. The waitress brings a garden 20 thalers more, the drunkard costs it 12.
guide-goldbraeu-forecast = The forecast shows what a payday would bring if it were today: { $coming } thalers for you. There are { $left } days left this week.
guide-goldbraeu-majority = A boss of yours is safe only where you have more stones than all others together. Your bosses: { $firms }. Elsewhere anybody with a stone may replace you.
guide-goldbraeu-turn-over = Payday. Before it you may turn over hidden cards, which become stones and earn at once. What stays hidden gets nothing this time.
guide-goldbraeu-payday = Week { $week } is paid, firm by firm. Half of a garden’s takings goes to its brewery; each firm divides by its stones, and the rest is the boss’s. You get { $got } and now have { $money } thalers.
guide-goldbraeu-second = Two more weeks like this. Mind full firms: once all shares of a firm are stones, whoever has exactly one there loses it.
guide-goldbraeu-done = Now you know Goldbräu. Play this game on without me, look into the rules, or try stronger players.
