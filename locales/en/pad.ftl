# The notepad of Polterfass at a real table.

title-pad-one = { $title } – Stammtisch
pad-heading = Notepads for Polterfass
pad-about = For the game in the box: enter what was served and ordered, and the pad reckons. It works without a network and stays on this device.
pad-new = New pad
pad-begin = Begin
pad-save = Save
pad-yours = Your pads
pad-none = No pad yet.
pad-all = Pads
pad-of = Notepad: { $title }
pad-again = New pad, same players
pad-play-on = Play on
pad-undo = Undo
pad-redo = Redo
pad-delete = Delete
pad-delete-pad = Delete the pad { $title }
pad-deleted = Deleted: { $title }
pad-no-rounds = No round yet
pad-leads = { $count ->
    [one] { $winners } leads with { $score } after round { $round }.
   *[other] { $winners } lead with { $score } after round { $round }.
}
pad-was-over = Over after round { $round }: { $result } You play on.
pad-house-note = * kept as a house rule

# Who plays.
pad-setup = Players and rules
pad-names = Players, clockwise
pad-player = Player { $number }
pad-name = Name of player { $number }
pad-mark = Colour of { $name }
pad-mark-0 = green circle
pad-mark-1 = blue square
pad-mark-2 = orange triangle
pad-mark-3 = purple diamond
pad-mark-4 = red pentagon
pad-mark-5 = olive star
pad-own-goal = Another goal, 25 to 300

# One round.
pad-round-number = Round { $round }
pad-innkeeper = Innkeeper
pad-keeps = { $name } keeps the tap
pad-edit-round = Change round { $round }
pad-delete-round = Delete round
pad-chip-tap = { $name }, innkeeper: no serving yet
pad-chip-served = { $name }, innkeeper: served { $served }
pad-chip-failed = { $name }, innkeeper: failed
pad-chip-guest = { $name }: no order yet
pad-chip-order = { $name }: ordered { $order }
pad-enter-order = Order of { $name }
pad-enter-serving = Serving of { $name }
pad-erase = Erase
pad-failed = Failed
pad-other-number = Another number
pad-barrels = Barrel helper
pad-stood = Stood: { $tops }
pad-forget = Forget the barrels
pad-live-begin = { $name } keeps the tap. Enter orders and serving in any order.
pad-live-failed = Failed: every guest will get their own order.
pad-live-ordered = Ordered so far: { $ordered }
pad-live-left = { $served } served, { $left } left over so far
pad-live-greedy = Too greedy already: { $ordered } ordered, { $served } served
pad-missing = Still missing: { $names }
pad-next = Next: { $name }
pad-missing-many = { $count } numbers still missing
pad-write = Write down round { $round }
pad-write-edit = Save round { $round }
pad-write-house = Keep it as a house rule

# What the rules doubt.
pad-doubt-serving = No barrels make a serving of { $served }: it is 0 or 2 to 68.
pad-doubt-not-from-barrels = The barrels that stand can’t make { $served }.
pad-doubt-no-number-barrel = No number barrel stands: roll all nine again.
pad-doubt-order = { $name } can’t order { $order }: one or two cards make 0 to 13.
pad-doubt-innkeeper-orders = The innkeeper orders nothing.
pad-doubt-innkeeper = It is { $name }’s turn to keep the tap.

# The barrel helper.
pad-stands = What stands
pad-stands-none = Tap the barrels that stand, by what shows on top.
pad-barrel-end = Barrel { $number }: { $top } on top (other end { $other })
pad-clear = All lie
pad-sum = Sum: { $sum }
pad-servings = { $count ->
    [one] The serving
   *[other] Possible servings: { $count }
}
pad-due = To destroy: { $destroy }. To double: { $double }.
pad-wish = I want to serve
pad-less = One less
pad-more = One more
pad-wish-impossible = { $wanted } can’t be served.
pad-wish-both = The nearest are { $below } and { $above }.
pad-wish-one = The nearest is { $near }.
pad-way-destroyed = Destroy: { $tops }.
pad-way-doubled = Double: { $tops }.
pad-way-plain = All count as they stand.
pad-take = Serve { $served }
pad-next-roll = Rolling on
pad-roll = { $cup ->
    [one] With one barrel
   *[other] With { $cup } barrels
}{ $back ->
    [0] { "" }
    [one] , one special put back
   *[other] , both specials put back
}
pad-fails = fails { $percent }%
pad-model = Reckoned for barrels that each stand in 30% of rolls; the book gives no odds.
pad-failed-now = The roll has failed

# Handing it on, and keeping it.
pad-share-picture = As a picture
pad-share-text = As text
pad-share-file = As a file
pad-share-file-about = The file can be taken in again here, on this device or another one.
pad-share-failed = This browser can’t draw the picture.
pad-saved = Saved as { $file }.
pad-copy-failed = Copying was refused. Select the text below and copy it.
pad-import = Take in a file
pad-import-not-ours = This file is not a pad of Polterfass.
pad-import-newer = This file comes from a newer version of the program. Reload the page to get it.
pad-import-damaged = This file is damaged.
pad-foreign-newer = A newer version of the program has written the pad { $id }. It is left untouched: reload the page to read it.
pad-foreign-damaged = The pad { $id } is damaged. It is left untouched, and can be saved as a file.
pad-not-kept-unavailable = Not kept: this browser lets the page store nothing. The pads last until it is closed; save them as files.
pad-not-kept-full = Not kept: the storage of this device is full. Make room, or save the pad as a file, before you close the page.
pad-missing-title = No such pad
pad-missing-text = This pad is not on this device, or it was deleted.
pad-conflict = Changed in two tabs
pad-conflict-about = Another tab has changed the same thing ({ $time }; rounds there: { $rounds }). What should stay?
pad-conflict-both = Both: this one as a new pad
pad-conflict-mine = What is here
pad-conflict-theirs = What is there
pad-conflict-removed = Another tab has deleted this pad.
pad-conflict-keep = Keep it here
