# The table, whatever game is played at it.

# Events: one message per kind, its fields are the arguments.
table-opened = The table is open.
table-arranged = The table has new rules.
table-sat = { $name } sits down.
table-computer = { $player ->
    [newcomer] { $name } sits down, a computer player ({ player-newcomer }).
    [regular] { $name } sits down, a computer player ({ player-regular }).
    [seasoned] { $name } sits down, a computer player ({ player-seasoned }).
    [expert] { $name } sits down, a computer player ({ player-expert }).
    [master] { $name } sits down, a computer player ({ player-master }).
    [random] { $name } sits down, a computer player ({ player-random }).
    [careful] { $name } sits down, a computer player ({ player-careful }).
    [trader] { $name } sits down, a computer player ({ player-trader }).
   *[other] { $name } sits down, a computer player.
}
table-stood = { $name } gets up.
table-removed = The host frees { $name }’s chair.
table-renamed = { $before } is now called { $name }.
table-host = { $seat } is the host now.
table-nonce = { $seat } adds to the luck.
table-began = The game begins.
table-stand-in = { $why ->
    [deadline] Time’s up for { $seat }: a computer player stands in.
    [left] { $seat } leaves: a computer player stands in.
   *[away] { $seat } is away: a computer player stands in.
}
table-took-back = { $seat } takes the seat back.
table-said = { $seat }: { $text }
table-phrase = { $seat }: { $phrase ->
    [more] { phrase-more }
    [last] { phrase-last }
    [old-barrel] { phrase-old-barrel }
    [cheers] { phrase-cheers }
    [sip] { phrase-sip }
    [parched] { phrase-parched }
    [cellar] { phrase-cellar }
    [service] { phrase-service }
   *[other] { $phrase }
}
table-muted = { $muted ->
    [yes] The host mutes { $seat }.
   *[no] { $seat } may speak again.
}
table-disclosed = The secret of the luck is out: everybody can check all of it.
table-rematch = Another game! The party moves to a new table.
table-closed = The table is closed.

# Before the game: chairs and invitation.
lobby-title = Who’s coming?
lobby-table = { $name }’s table
lobby-invite = Invite friends
lobby-invite-about = Send this link. Whoever opens it takes a chair.
lobby-copy = Copy link
lobby-share-text = Come and join me at the table:
lobby-qr = QR code of the invitation
lobby-local-only = This address only works on this computer. To play in your network, start the server with --lan.
lobby-free = Free chair
lobby-sit = Sit down
lobby-stand = Get up
lobby-seat-computer = Computer player
lobby-which-computer = Which computer player?
lobby-fill = Fill with computer players
lobby-remove = Free the chair
lobby-remove-name = Free { $name }’s chair
lobby-begin = Begin
lobby-begin-free = { $open ->
    [one] 1 chair is free
   *[other] { $open } chairs are free
}
lobby-full = Every chair is taken. You can watch.

# House rules.
option-title = House rules
option-only-host = The host sets the house rules.
option-seats = Players
option-goal = Goal in mugs
option-goal-about = Whoever reaches it ends the game with the round.
option-equal = All too greedy alike
option-equal-about = If all orders are equal and too high.
option-equal-net-zero = nobody gains or loses
option-equal-penalty = all lose
option-first = First innkeeper
option-first-luck = by lot
option-start = Start player
option-map = Square
option-map-reconstruction = Reconstruction
option-stand = A barrel stands
option-stand-value = in { $percent }% of rolls
option-stand-about = The more often barrels stand, the more is poured.
option-deadline = Time limit
option-deadline-about = When it’s up, a computer player stands in.
option-deadline-off = none
option-deadline-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
option-deadline-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
option-deadline-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
option-deadline-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
option-listed = Open table
option-listed-about = Strangers find the table on the first page, without anybody’s name, and may take a free chair. You can free it again.
option-listed-yes = for everybody
option-listed-no = only by the link
option-spectators = Spectators
option-spectators-yes = welcome
option-spectators-no = not tonight
option-advice = Advice from the house
option-advice-about = Whoever is on turn may ask how likely each choice wins.
option-advice-yes = everybody may ask
option-advice-no = none

# Advice at a table that has it.
advice-button = Advice
advice-on = The house gives advice at this table.

# The time limit of a decision.
deadline-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
deadline-soon = Time is running out.
deadline-warn = If nothing happens until { $time }, the computer plays for { $name }.
deadline-warn-you = If you don’t play until { $time }, the computer plays for you.

# Luck that can be checked.
luck-title = Fair luck
luck-about = { $game ->
    [goldbraeu] Before the first card is dealt the server commits to a secret. Your browsers mix in numbers of their own, and all luck follows from both: the start player, the signs and every card.
   *[other] Before the first roll the server commits to a secret. Your browsers mix in numbers of their own, and all rolls follow from both.
}
luck-commitment = Commitment
luck-shares = The players’ shares
luck-share-none = no share
luck-secret = Secret
luck-secret-later = disclosed at the end of the game
luck-check = { $game ->
    [goldbraeu] Check the cards
   *[other] Check the rolls
}
luck-checking = Checking…
luck-checked = { $game ->
    [goldbraeu] { $count ->
        [one] 1 draw checked: it matches.
       *[other] { $count } draws checked: all match.
    }
   *[other] { $count ->
        [one] 1 roll checked: it matches.
       *[other] { $count } rolls checked: all match.
    }
}
luck-check-failed = { $game ->
    [goldbraeu] Draw { $ordinal } doesn’t match the secret.
   *[other] Roll { $ordinal } doesn’t match the secret.
}
luck-how = Or check it yourself: save the record and run “{ $command }”.
luck-record = Save the record

# Talk.
chat-title = Talk
chat-empty = Quiet in here. Somebody say something!
chat-say = Say something
chat-send = Send
chat-phrases = Phrases
chat-muted = The host has muted you.
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
chat-bluff = Bluffing is allowed: nobody has to tell the truth about barrels.

# The host.
host-mute = Mute
host-mute-name = Mute { $name }
host-unmute = Let speak
host-unmute-name = Let { $name } speak
host-remove = Remove
host-remove-name = Remove { $name }
host-remove-ask = Give { $name }’s seat to a computer player for good?
host-pass = Make host
host-pass-name = Make { $name } host
host-stand-in = Let a computer player stand in
host-stand-in-name = Let a computer player stand in for { $name }
host-away = { $minutes ->
    [0] { $name } has just gone.
    [one] { $name } has been away for 1 minute.
   *[other] { $name } has been away for { $minutes } minutes.
}
host-passes = If the host is away for two minutes, the role passes on.

# Leaving, and coming back on another device.
leave-button = Leave
leave-ask = Leave the table? A computer player stands in, and you can come back.
return-title = Take your seat along
return-about = With this link you go on playing on another device. It works once and is meant for you alone.
return-make = Make a link
return-copy = Copy link
return-qr = QR code of your return link
return-used = As soon as it’s used, it’s replaced by a new one.
return-page-title = Back to your seat
return-confirm = Take the seat on this device
program-title = Let a program play this seat
program-title-free = A seat for a program
program-about = A program takes part by a token: your own, one of the examples, or ours by the command below. The token opens this seat and nothing else. Show it to nobody.
program-make = Make a token
program-again = Make a new token
program-revoke = Take the seat from the program
program-copy-token = Copy token
program-copy-command = Copy command
program-once = It is shown only now. A new one ends the old one.
program-seat = a program
program-name-label = What the program is called
program-name = Robot
rename-button = Change name
rename-label = Your name

# After the game.
over-title = Closing time
over-ranking = Final score
over-chart = Totals over the rounds
over-rounds = { $rounds ->
    [one] 1 round played
   *[other] { $rounds } rounds played
}
rematch-button = Another game
rematch-go = To the new table

# Those who watch.
spectators-count = { $count ->
    [0] no spectators
    [one] 1 spectator
   *[other] { $count } spectators
}
spectators-you = You’re watching.
