# Pages and controls of the browser client.

# Titles of pages, as shown in the tab.
title-home = Stammtisch
title-table = { $table } – Stammtisch
title-your-turn = Your turn – Polterfass
title-over = Game over – Polterfass
title-help = How to play { $game } – Stammtisch
title-pad = { $game } at a real table – Stammtisch
title-rules = The rules of { $game } – Stammtisch
title-return = Back to your seat – Stammtisch
title-error = Something is missing – Stammtisch
meta-description = Two tavern games in the browser: Polterfass for 3 to 6 and Goldbräu for 3 or 4, with friends or against the computer.

# First page.
home-tagline = Nine barrels, one tap, and nobody knows what the others want to drink.
home-tagline-goldbraeu = Six beer gardens, four breweries, and three weeks in which every table, boss and share counts.
home-game = Game
home-play = Play now
home-play-about = Against three computer players
home-strength = How strong they play
home-invite = Invite friends
home-invite-about = Open a table and send the link
home-help = How to play
home-help-game = How to play { $game }
home-learn = First time? A guided game, ten minutes
help-learn = A guided game
home-players = { $least }–{ $most } players
home-name = Your name
home-name-hint = So that the others know whom to blame.
home-tables = Your tables
home-pads = At the real table
home-pad-polterfass = Notepad for Polterfass
home-pad-goldbraeu = Payday reckoner for Goldbräu
home-table-playing = Game going on
home-table-lobby = Waiting for players
home-table-over = Finished
home-table-until = until { $time }
home-tables-finished = Finished
title-turns = { $count ->
    [one] Your turn at one table – Stammtisch
   *[other] Your turn at { $count } tables – Stammtisch
}
home-opening = Opening a table…

# Language and theme.
language-label = Language
theme-label = Colours
theme-light = Light
theme-dark = Dark
theme-auto = As the device

# Settings.
settings-title = Settings
pace-label = Pace
pace-slow = slow
pace-normal = normal
pace-off = off
pace-about = How long you see rolls and bills. It only slows down your own screen. With “off” nothing moves, and the bill waits for you.
view-label = View
view-table = table
view-text = text
view-about = As text the table is told in sentences, for screen readers and for large print.
view-to-text = Tell the table as text
view-to-table = Show the table
sound-label = Sound
sound-on = on
sound-off = off
sound-about = A knock on wood when it’s your turn.
motion-reduced = Your device asks for less motion: the barrels don’t tumble.

# Parts of the table page.
menu-open = Menu
close = Close
try-again = Try again
back = Back
cancel = Cancel
confirm = Yes
more = More
copy = Copy
copied = Copied.
copy-failed = Copying didn’t work. Select the link and copy it.
share = Share
loading = One moment…
panel-paper = Notepad and log
panel-people = At the table
panel-log = Log
panel-log-empty = Nothing has happened yet.
chart-line = { $name }: { $total }
chart-goal = Goal: { $goal }
panel-odds = Odds
panel-luck = Fair luck
panel-talk = Talk
panel-tell = Notices
panel-rules = House rules
since-away = While you were away

# Headings and regions for screen readers.
sr-action = Your decision
sr-live = What is happening
sr-your-turn = It’s your turn.
sr-main = The table
sr-nav = Menu

# Notices.
notice-new-version = There is a new version.
notice-reload = Reload
notice-reload-about = Nothing of the game is lost.
notice-turn = Your turn

# Pages for what is missing.
missing-title = Nobody here
missing-text = This table is gone, or the link is incomplete.
missing-home = To the first page

# Footer.
footer-independent = An independent implementation, not affiliated with the publishers of the games.
footer-game = Polterfass is a game by Andreas Schmidt, Goldbräu one by Franz-Benno Delonge.

# The keyboard, and what else the pages say.
keys-title = Keys
keys-cards = choose a card
keys-go = press the golden button
keys-close = close the tap
keys-roll = roll on
keys-specials = put specials back or leave them
keys-paper = pull up notepad and log
keys-advice = Advice, where the house gives it
keys-view = table or text
keys-menu = menu
keys-help = how to play
name-guest = Guest
option-more = More house rules
return-page-text = Your seat at a table is waiting. Press the button to play on with this device.
title-gone = This table can’t be shown

# Without a network.
home-here = Keep it on this device: works without a network
home-play-here-about = With computer players, on this device and without a network.
home-out = No connection to the house. Play against the computer, keep score and read the rules all the same: this device has all that is needed.
home-invite-out = Needs a connection.
home-table-here = on this device
as-of = This is how the table stood at { $time }.
here-forgets = This browser keeps nothing: the game lasts as long as this page is open.
offline-install = Install
offline-ready = Works without a network

# Rules by their numbers.
rules-all = All rules
rules-all-game = All rules of { $game }
rules-which = Which rule?
rules-rule = Rule { $rule }
home-forget-ask = Delete this game for good?
home-forget = Delete
home-forget-what = Delete this game of { $game }
