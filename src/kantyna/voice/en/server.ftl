# Said by the server.

server-too-large = That is too long: at most { $n } bytes.
server-not-json = That is not JSON.
server-not-object = That must be an object with names.
server-no-such-message = A message has a type, one of: { $known }.
server-unknown-field = { $name } means nothing here; there may be: { $known }.
server-field = { $name } is missing or of the wrong kind; it must be { $kind }.
server-content-type = Send this as application/json.
server-no-cookie = Your browser sent no sign of who you are. Allow cookies for this page and load it again.
server-too-often = Too many requests in a short time. Wait a moment.
server-no-deck = There is no such deck of yours.
server-too-many-decks = You keep { $n } decks already. Delete one you no longer need.
server-deck-name = Give the deck a name.
server-deck-changed = This deck was changed elsewhere in the meantime, in another window perhaps. Load it as it is now, or keep yours as a copy.
server-no-shared-deck = This link opens no deck. Perhaps whoever gave it to you no longer shares it: ask for a new one.
server-deck-count = { $n ->
    [one] One deck is brought to this seat.
   *[other] At most { $n } decks are brought to this seat.
}
server-deck-side = { $name } cannot be brought to this seat: a deck for { $sides } is needed here, since the others bring the rest. Ready-made there are: { $known }.
    .join = { ", " }
server-deck-side-name = { $side ->
    [light] the light side
    [dark] the dark side
   *[other] { $side }
}
server-decks-apart = The decks of your side do not go together: they hold something too often. Ask your partners what they bring, or bring another deck.
server-deck-called = { $en }
server-deck-of-other = Whoever takes that seat brings their own deck; choose decks for your own seats and for bots.
server-already-dealt = The cards are dealt: no other deck can be brought to this table.
server-first-hand-over = The first hand is drawn and kept: nothing is left to choose about it. Deal a new one.
server-no-ledger = There are no such rules; there are: { $known }.
server-no-language = There is no such language; there are: { $known }.
server-no-rule = There is no such rule.
server-no-table = There is no such table.
server-no-invite = This invitation is for no table. Ask for a new one.
server-private = This table is by invitation only.
server-people-away = Everybody who sat at this table has left. It is offered again when one of them comes back; with an invitation you can sit down now.
server-seat-taken = Somebody sits there already.
server-seat-range = Seats are 0 to { $n }.
server-seat-kind = A seat is one of: { $known }.
server-not-your-seat = That is not your seat.
server-not-your-table = That is not your table.
server-others-sit = Somebody else sits at this table too, so it stays.
server-code-length = A code holds 1 to { $n } bytes of text.
server-not-begun = The game has not begun: somebody is still to come.
server-not-over = The game is not over yet.
server-moved-on = The table has moved on in the meantime.
server-undo-range = One can go back to after 0 to { $n } moves.
server-look-range = One can look at the table after 0 to { $n } moves.
server-no-wish = Nobody is waiting for your answer.
server-other-wish = The wish to go back has changed. Look at it again and answer that one.
server-undo-over = The game is over and stays as it was. “Play on from here” makes a new table from any moment of it.
server-pace = Bots can play at one of these paces: { $known }.
server-stops-window = There is no window { $name }; there are: { $known }.
server-until = One can pass until one of these: { $known }.
server-no-stops = This game has no windows in which to be asked.
server-undo-refused = { $who } does not agree to go back.
server-undo-lapsed = The game has gone on, so nobody is asked any more whether you may go back.
server-chat-seat = Only those who sit at the table can talk here.
server-chat-empty = There is nothing to say in that.
server-chat-no-team = Your side is you alone: what you say is for the whole table.
server-chat-teams = You sit here for more than one side, so there is no team to talk to: say it to the whole table.
server-closed = This table cannot be played on. { $detail }
server-unvouched = This record begins at a position that this server has not signed, so it is not played on here. Records of whole games are, and those that were downloaded here.
server-record-long = A record may have at most { $n } choices.
server-record-running = The record tells everything that is hidden, so it is there when the game is over.
server-over-there = The game is over at that moment; go back a move.
server-closed-cards = This game was begun with cards that have changed since ({ $cards }), so one can only look on here. “Play on from here” begins a new one with the cards of today.
server-closed-rules = This game was begun with rules that have changed since: { $at } of its { $n } moves lead to the same table as before, and it can only be looked at. “Play on from here” begins a new one with the rules of today.
server-went-on = The rules have changed since this game began. It goes on as it stood; its first { $n } moves can no longer be shown here.
server-unsure = The database cannot be reached just now, so it is not certain whether that was stored. The table will show it as soon as it is back.
server-database-taken = Another Kantyna already uses this database. Stop it first, or give this one a database of its own.
server-database-taken-at = Another Kantyna already uses this database: { $address }. Stop it first, or give this one a database of its own.
server-newer-database = This database is of version { $value } and was written by a newer Kantyna; this one knows versions up to { $known }. Install the newer one again.
server-not-stored = The games cannot be stored just now, so nothing was changed. Try again in a moment.
server-host = This server is not called that. Whoever runs it can allow the name with KANTYNA_HOSTS.
server-no-file = There is no such file.
server-half-character = The text holds half a character (a lone surrogate). Send whole characters.
server-nul = The text holds a character with the number 0 (NUL). Leave it out.
server-setting = { $name } must be a number from 0 up ({ $kind }), not { $value }.
server-too-many-made = You have made a great deal in a short time. Wait a minute and try again.
server-too-many-tables = You have { $n } tables already. Finish or remove some first.
server-too-many-bots = At most { $n } bots play at your tables. Finish or remove some first.
server-too-many-records = You have { $n } records here already. Remove some first.
server-too-many-deck-tries = You have tried many decks at this table. Ask your partners what goes with theirs, and try again in ten minutes.
server-too-many-sockets = This page is open in { $n } places already. Close some of them.
server-full = There are { $n } people watching already. Come back later.
server-not-for-you = That is only for whoever runs this server.
server-secret-short = The secret that signs cookies needs at least { $n } characters.
server-record-private = The record shows everything that was hidden, so it is for those who sat there. Ask one of them for the link.
server-one-seat = You sit at this table already. The other seat is for somebody else.
server-other-commitment = This table is bound to another secret than the one you were told of, so your value was not taken. Try again.
server-value = A value is 24 letters, digits, - and _.
server-no-proof = This game was not dealt from a secret here, so there is nothing to prove.
