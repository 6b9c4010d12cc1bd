# Errors: what is wrong and what to do. One message per stable code; a rule's number stands in brackets.

# Any code that is not listed here.
error-unknown-code = That didn’t work ({ $code }). Reload the page and try again.
error-illegal = The rules don’t allow that. Choose one of the actions on offer.

# Polterfass.
error-polterfass-not-asked = It isn’t your turn. Wait until you’re asked.
error-polterfass-wrong-phase = That can’t be done at this point of the round. Choose one of the actions on offer.
error-polterfass-already-laid = Your order is on the table and can’t be changed (P3.2).
error-polterfass-not-standing-special = Only standing special barrels can be put back (P4.2). Choose others.
error-polterfass-empty-cup = The cup is empty. Put a special barrel back, or close the tap (P4.3).
error-polterfass-bad-target = Every target must be a standing number barrel, and none may be both destroyed and doubled (P5.6). Choose others.
error-polterfass-target-count = The number of targets is wrong (P5.6). To destroy: { $destroyed }; to double: { $doubled }.
error-polterfass-bad-draw = This roll is impossible at this point. The record is damaged.
error-polterfass-over = The game is over (P7.1). Start another one.

# At the table.
error-too-late = Too late: a computer player decides this for you. After that you can take your seat back.
error-already-decided = That decision has been made, perhaps in another tab. Go on with the next one.
error-standing-in = A computer player stands in for you. Take your seat back first.
error-no-seat = You have no seat at this table. Sit down, or use your return link.
error-already-seated = You have a seat at this table already. Play on with that one.
error-not-host = Only the host can do that. Ask the host.
error-not-yours = That isn’t yours to do. Choose one of the actions on offer.
error-advice-off = This table is played without advice. The host can allow it before a game.
error-notices-off = This house doesn’t send such notices. Look in from time to time.
error-not-your-turn = It isn’t your turn. Ask again when it is.
error-has-begun = The game has begun; that can only be done before. Open a new table.
error-not-playing = No game is going on. Wait until the host begins.
error-not-over = The game isn’t over yet. Play it to the end first.
error-table-closed = This table is closed. Open a new one.
error-table-full = Every chair is taken. Watch, or open a table of your own.
error-chairs-free = { $open ->
    [one] One chair is still free. Seat somebody there, or take the chair away.
   *[other] { $open } chairs are still free. Seat somebody there, or take the chairs away.
}
error-unknown-seat = This table has no such chair. Choose another one.
error-wrong-occupant = That can’t be done with this chair as it is. Choose another one.
error-too-many-people = Seated: { $people }; chairs: { $seats }. Free some chairs first.
error-bad-setup = These house rules are impossible: { $what }. Change them.
error-name-taken = Somebody at this table has that name already. Choose another one.
error-unknown = There is no “{ $what }”. Choose something from the list.
error-muted = The host has muted you. You can go on playing.
error-deadline-range = A time limit of { $seconds } s is out of range. Choose 30 s to 14 days.
error-text-empty = The text is empty. Write at least one letter.
error-text-too-long = The text is too long. At most { $max } characters are allowed.
error-text-control = The character at place { $place } can’t be shown. Delete it.

# From the server.
error-bad-message = The server didn’t understand the message: { $what }. Reload the page.
error-message-too-large = The message is too large. At most { $max } bytes are allowed.
error-unknown-table = There is no such table. Check the link, or open a new table.
error-unknown-return-link = This return link is not valid, or has been used. Make a new one on the device where you last played.
error-unknown-token = This token opens no seat here (any more). Have a new one made at the table.
error-not-for-programs = A program can’t do that. It plays its seat; everything else is for people.
error-spectators-forbidden = Spectators are not allowed at this table. Ask the host for a seat.
error-bad-origin = The request comes from another site. Open the page at the server’s own address.
error-bad-host-name = The server doesn’t know itself by this address. Use the address that it was started with.
error-unsupported-protocol = This page is from another version. Reload it; nothing is lost.
error-unknown-game = This server has no such game. Choose one from the first page.
error-unknown-map = This server has no map called “{ $map }”. Choose one from the first page.
error-too-many-requests = Too many requests. Wait a moment, then try again.
error-too-many-devices = This seat is on too many devices already. Go on playing on one of them.
error-too-much-written = Too much has been written at this table. Go on at a new one.
error-internal = An error in the server. Nothing of the game is lost; try again.
error-store-full = The server’s disk is full, so nothing can be saved. Tell whoever runs the server.
error-read-only = The server can’t save at the moment. Try again later.
error-not-away-long-enough = { $seconds ->
    [one] This person hasn’t been away long enough. Wait another second.
   *[other] This person hasn’t been away long enough. Wait another { $seconds } seconds.
}
error-offline = No connection to the server. Check the network; the page keeps trying.
error-bad-field = The field “{ $field }” is wrong: { $what }. Correct it.
error-forbidden-address = The house doesn’t send to this address. It takes https addresses on the internet only.
error-not-found = There is no such page. Go to the first page.
error-shutting-down = The server is restarting. The page comes back by itself.

# Files and the command line.
error-port-in-use = The address { $address } is in use. Choose another one with --listen.
error-file-unreadable = The file { $path } can’t be read: { $what }. Check the path.
error-bad-record = The record is damaged: { $what }. Use an undamaged copy.
error-record-too-new = The record has format { $version }, which this version doesn’t know. Use a newer program.
error-record-mismatch = Step { $n } of the record doesn’t follow from what goes before: { $what }. Use an undamaged copy.
error-bad-luck = Roll { $ordinal } of the record doesn’t follow from its secret. The record has been altered.
error-device-full = This device has no room left. Nothing is lost, but nothing more can be kept: make some room, and the game goes on.
error-not-kept = This device could not keep the last step, so it was not made. It is tried again.
error-not-on-this-device = This table is on another device, or its storage was cleared here. A game on a device can’t be opened elsewhere.
error-damaged = What is kept of this table does not fit together ({ $what }), so it can’t go on. Nothing was changed.
