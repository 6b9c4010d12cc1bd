# The payday reckoner: Goldbräu at a real table.

reckoner-title = Payday reckoner
reckoner-about = For Goldbräu at a real table: enter what lies on the board, and every payday is reckoned with every number explained.
reckoner-players = Players
reckoner-player = Player { $number }
reckoner-colour = Colour of player { $number }
reckoner-colour-0 = green circle
reckoner-colour-1 = blue square
reckoner-colour-2 = orange triangle
reckoner-colour-3 = violet diamond
reckoner-colour-4 = pink pentagon
reckoner-colour-5 = olive star
reckoner-begin = Begin a pad
reckoner-pads = Your pads
reckoner-pads-none = None yet. They stay on this device.
reckoner-state-new = before the first payday
reckoner-state-week = after payday { $week }
reckoner-state-over = over
reckoner-remove = Throw away the pad of { $names }
reckoner-removed = The pad is gone.
reckoner-undo = Undo
reckoner-import = Take in a file
reckoner-taken = Taken in: { $names }
reckoner-import-not-ours = This file is no pad of Goldbräu.
reckoner-import-newer = This file comes from a newer version of the program.
reckoner-import-damaged = This file is damaged.
reckoner-lies-missing = This pad is not on this device.
reckoner-lies-newer = A newer version of the program has written this pad. It stays as it is.
reckoner-lies-damaged = This pad can’t be read. It stays as it is.
reckoner-not-kept-unavailable = Not kept: this browser lets us store nothing. The pad lasts as long as this page.
reckoner-not-kept-full = Not kept: the storage of this browser is full. The pad lasts as long as this page.
reckoner-no-rules = The rules could not be fetched. Try again when you have a network.
reckoner-all = All pads
reckoner-purses = Thalers
reckoner-weeks = Weeks
reckoner-settled = settled
reckoner-end = End
reckoner-parts = What to enter
reckoner-part-board = Board
reckoner-part-money = Money
reckoner-part-payday = Payday

# The golden button.
reckoner-settle = Settle payday { $week }
reckoner-to-week = On to week { $week }
reckoner-to-end = To the end
reckoner-doubts = { $count ->
    [one] 1 thing to look at
   *[other] { $count } things to look at
}

# The board.
reckoner-mode = How the gardens are entered
reckoner-tapped = Tap the board
reckoner-counted = Count
reckoner-firms = Firms
reckoner-look-here = look here
reckoner-firm-before = Back to { $firm }
reckoner-firm-next = On to { $firm }
reckoner-spaces = Spaces
reckoner-tap = tap the square
reckoner-to-firm = { $firm }: sign, boss, stones
reckoner-plain = without parasol
reckoner-parasols = with parasol
reckoner-less = Less: { $what }
reckoner-more = More: { $what }
reckoner-differs = Counted otherwise than drawn: the drawing has { $plain } without and { $parasols } with a parasol.
reckoner-take-drawing = Take the drawing
reckoner-sign = Sign of the brewery
reckoner-no-supplier = No sign yet
reckoner-boss = Boss
reckoner-nobody = nobody
reckoner-stones = Stones
reckoner-stones-of = Stones of { $name }
reckoner-figures = Who stands here?
reckoner-here = here
reckoner-now-at = now at { $firm }

# Money between paydays.
reckoner-whose = Whose money?
reckoner-prices = Price of a card
reckoner-card = a card
reckoner-other = Other amount
reckoner-sign-key = Spent or got
reckoner-back-key = Delete a digit
reckoner-book = { $name }: { $thalers }
reckoner-book-none = Choose an amount
reckoner-entries = Entered this week
reckoner-entries-none = Nothing yet.
reckoner-strike = Strike { $thalers } of { $name }

# The payday.
reckoner-sums = What the payday brings
reckoner-explain = How it is explained
reckoner-way-table = Table
reckoner-way-firms = Firm by firm
reckoner-way-players = By player
reckoner-gets-nothing = Gets nothing.
reckoner-purse = { $before } { $paid } = { $after } thalers
reckoner-house-result = Not quite by the book: something was kept as a house rule.

# What can’t be so.
reckoner-mend = Go there
reckoner-keep = Keep it so
reckoner-doubt = Look at it again
reckoner-house-rule = Kept as a house rule
reckoner-fault-no-front = { $firm }: the space before the door belongs to the garden.
reckoner-fault-torn = { $firm }: some spaces are not connected to the door.
reckoner-fault-shared = { $firm } and { $other } have a space in common.
reckoner-fault-too-many-plain = All gardens together have { $count } spaces without a parasol; the map has { $most }.
reckoner-fault-too-many-parasols = All gardens together have { $count } parasols; the map has { $most }.
reckoner-fault-no-supplier = { $firm }: whose sign is it?
reckoner-fault-too-many-signs = { $firm } has { $most } signs and can’t supply { $count } gardens.
reckoner-fault-too-many-shares = { $firm } has { $most } shares, but { $count } stones lie there.
reckoner-fault-lone-stone = { $firm } is full: { $name } loses the lone stone there.
reckoner-fault-too-many-stones = { $name } has { $count } stones on the board, but owns { $most }.
reckoner-fault-too-many-bosses = { $name } has { $count } bosses on the board, but owns { $most }.
reckoner-fault-too-few-bosses = { $most ->
    [one] { $count } firms have no boss; 1 at most can have none.
   *[other] { $count } firms have no boss; { $most } at most can have none.
}
reckoner-fault-no-figure = { $figure ->
    [drunkard] Where is the drunkard?
   *[other] Where is the waitress?
}
reckoner-fault-together = { $firm }: the waitress and the drunkard can’t stand in one garden.
reckoner-fault-debt = { $name } has spent more thalers than there were.
reckoner-fault-income = { $name }: { $thalers } between paydays can’t be; thalers come at paydays only.
reckoner-fault-no-price = { $name }: { $thalers } can’t be; a card costs 2, 5 or 8 thalers, and nobody buys more than one a day.
reckoner-fault-too-many-cards = { $name } would have bought { $count } cards at least; a week has { $most } days, and nobody buys more than one a day.

# Sharing.
reckoner-share = Share and names
reckoner-names = Names
reckoner-as-picture = As a picture
reckoner-as-text = Copy as text
reckoner-as-file = Save as a file
reckoner-saved = Saved: { $file }
reckoner-share-failed = This browser can’t draw the picture.
reckoner-copied = Copied.
reckoner-row-other = Week { $week }: spent and got
reckoner-row-payday = Payday { $week }
reckoner-row-after = After payday { $week }
