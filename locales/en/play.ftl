# What `stammtisch play` says in the terminal besides the words of the games.

play-guest = Guest
play-welcome = Answer with the number of your choice. ? helps, log tells the latest events, quit leaves.
play-help =
    Type the number before an answer, or what stands after it in [ ], and press Enter.
    Several answers may stand in one line, such as a garden and then a space: k c2
    0     back to the question before
    log   the latest events
    quit  leave the table
    ?     this help
# $answer is what was typed, $count the number of answers.
play-wrong = “{ $answer }” is not among the answers. { $count ->
    [1] Type 1
   *[other] Type a number from 1 to { $count }
}, or ? for help.
play-wrong-short = “{ $answer }” is not among the answers. { play-order-hint }
play-not-asked = You aren’t being asked at the moment.
play-passed = The question has passed: somebody else has decided.
play-back = Back
play-none = nothing

# Advice: $error and $percent are percentage points, as text, $count the answers that aren’t shown.
play-help-advice =
    ?a    what each answer is worth (or: advice)
play-advice = Chance to win with each answer, the best first; right to about ±{ $error } points:
play-advice-chance = { $percent }%
play-advice-more = { "        " }and { $count } more
play-advice-none = You aren’t being asked at the moment, so there is nothing to advise.

# Leaving.
play-leave = Leave? The game isn’t finished yet.
play-leave-yes = Leave
play-leave-no = Play on
play-left = You have left the table.
play-ended = No more input: you leave the table before the game is over.
play-interrupted = Interrupted.
play-closed = The table is closed.
play-removed = You no longer have a seat at this table.
play-return = You can come back with:

# The result.
play-final = Final standing
play-recorded = The record of the game is in { $file }.

# At a server’s table.
play-lost = Connection lost. Trying again …
play-found = Connected again.
play-replaced = A computer player stands in for you.
play-chairs-free = A chair is free. Friends sit down by the table’s link; or you seat a computer player:
play-chairs-taken = Every chair is taken.
play-seat-computer = Computer player: { $player }
play-wait-host = Waiting for the host to begin.

# Polterfass. $tops and $barrels are lists of what barrels show.
play-round = Round { $round }, goal { $goal }
play-standing = Standing: { $tops }. Sum: { $sum }
play-fresh = (new: { $tops })
play-lying = Lying: { $barrels }
play-cup = In the cup: { $barrels }
play-special = special
play-put-back = { $roll } ({ $tops } put back)
play-order-hint = Type one card or two different ones, from 0 to 7: 5 or 2 6
play-destroy = Destroy { $tops }
play-double = double { $tops }

# Goldbräu. Headings of columns are at most 10 characters long.
play-legend = (K) space of the garden K, ( ) free, * parasol, [K] inn
play-line = { $title }: { $cards }
play-boss = Boss
play-supplier = Supplier
play-money = Thalers
play-stones = Stones
play-hidden = Hidden
play-bosses = Bosses
play-forecast = Forecast
play-known = Known of { $name }: { $cards }
play-annex = { $garden }: take a free space ({ $count } to choose from)
play-shift = { $from } → { $to }: shift a space ({ $count } to choose from)
play-which-space = Which space?
play-frees = (frees { $count })
