# Messages of the server.

server-too-large = That is too long: at most { $n } bytes.
server-not-json = That is not JSON.
server-not-object = That must be a JSON object.
server-no-such-message = A message has a type, one of: { $known }.
server-unknown-field = { $name } is unknown here; known fields: { $known }.
server-field = { $name } is missing or has the wrong type; it must be { $kind }.
server-content-type = Send this as application/json.
server-no-cookie = Your browser did not say who you are. Allow cookies for this page and reload it.
server-too-often = Too many requests in a short time. Wait a moment.
server-no-deck = You have no such deck.
server-too-many-decks = You already have { $n } decks. Delete one you no longer need.
server-deck-name = Give the deck a name.
server-deck-changed = This deck has been changed elsewhere, perhaps in another window. Load the newer version, or keep yours as a copy.
server-no-shared-deck = This link opens no deck. Perhaps its owner no longer shares it: ask for a new link.
server-deck-count = { $n ->
    [one] This seat takes one deck.
   *[other] This seat takes at most { $n } decks.
}
server-deck-side = { $name } does not fit this seat: it needs a deck for { $sides }, because the others bring the rest. Ready-made decks that fit: { $known }.
    .join = { ", " }
server-deck-side-name = { $side ->
    [light] the light side
    [dark] the dark side
   *[other] { $side }
}
server-decks-apart = The decks of your side do not go together: they have too many copies of something. Ask your partners what they bring, or bring another deck.
server-deck-called = { $en }
server-deck-of-other = The player at that seat brings their own deck. You can choose decks for your own seats and for bots.
server-already-dealt = The cards have been dealt: decks can no longer be changed at this table.
server-first-hand-over = This first hand has been kept, so there is nothing left to choose. Deal a new one.
server-no-ledger = There are no such rules; there are: { $known }.
server-no-language = There is no such language; there are: { $known }.
server-no-rule = There is no such rule.
server-no-table = There is no such table.
server-no-invite = This invitation is no longer valid. Ask for a new one.
server-private = This table is by invitation only.
server-people-away = Everybody at this table has left. It will be open again when one of them comes back; with an invitation you can sit down now.
server-seat-taken = Somebody sits there already.
server-seat-range = Seats are 0 to { $n }.
server-seat-kind = A seat is one of: { $known }.
server-not-your-seat = That is not your seat.
server-not-your-table = That is not your table.
server-others-sit = Somebody else sits at this table too, so you cannot remove it.
server-code-length = A QR code holds 1 to { $n } bytes of text.
server-not-begun = The game has not begun: a player is still missing.
server-not-over = The game is not over yet.
server-moved-on = The game has moved on in the meantime.
server-undo-range = You can go back to any point from 0 to { $n } moves.
server-look-range = You can look at any point from 0 to { $n } moves.
server-no-wish = Nobody is waiting for your answer.
server-other-wish = The request to go back has changed. Look at the new one and answer that.
server-undo-over = The game is over and can no longer be changed. “Play on from here” makes a new table from any moment of it.
server-pace = Bots can play at one of these paces: { $known }.
server-stops-window = There is no window { $name }; there are: { $known }.
server-until = You can pass until one of these: { $known }.
server-no-stops = This game has no action windows.
server-undo-refused = { $who } does not agree to go back.
server-undo-lapsed = The game has gone on, so your request to go back has lapsed.
server-chat-seat = Only players at this table can talk here.
server-chat-empty = That message is empty.
server-chat-no-team = You have no teammates here. Talk to the whole table instead.
server-chat-teams = You play for more than one side here, so there is no team to talk to. Talk to the whole table instead.
server-closed = This table cannot be played on. { $detail }
server-unvouched = This record begins at a position that this server has not signed, so it cannot be used here. Records of whole games can, and so can records downloaded from here.
server-record-long = A record may have at most { $n } choices.
server-record-running = The record shows everything that is hidden, so you can have it only when the game is over.
server-over-there = The game is already over at that point; go back a move.
server-closed-cards = Some cards of this game have changed since it began ({ $cards }), so it can only be watched. “Play on from here” starts a new game with today's cards.
server-closed-rules = The rules have changed since this game began: only { $at } of its { $n } moves lead to the same table as before, so it can only be watched. “Play on from here” starts a new game with today's rules.
server-went-on = The rules have changed since this game began. It goes on from where it stood; its first { $n } moves can no longer be shown.
server-unsure = The database cannot be reached right now, so it is not certain whether that was saved. The table will show it as soon as the database is back.
server-database-taken = Another Kantyna already uses this database. Stop it first, or give this one a database of its own.
server-database-taken-at = Another Kantyna already uses this database: { $address }. Stop it first, or give this one a database of its own.
server-newer-database = This database has version { $value } and was written by a newer Kantyna; this one knows versions up to { $known }. Install the newer Kantyna again.
server-not-stored = Games cannot be saved right now, so nothing was changed. Try again in a moment.
server-host = This server does not go by that name. Its operator can allow the name with KANTYNA_HOSTS.
server-no-file = There is no such file.
server-half-character = The text contains half a character (a lone surrogate). Send whole characters.
server-nul = The text contains the character with the number 0 (NUL). Leave it out.
server-setting = { $name } must be a number of at least 0 ({ $kind }), not { $value }.
server-too-many-made = You have created a lot in a short time. Wait a minute and try again.
server-too-many-tables = You have { $n } tables already. Finish or remove some first.
server-too-many-bots = At most { $n } bots play at your tables. Finish or remove some first.
server-too-many-records = You have { $n } records here already. Remove some first.
server-too-many-deck-tries = You have tried many decks at this table. Ask your partners what goes with theirs, and try again in ten minutes.
server-too-many-sockets = This page is open in { $n } places already. Close some of them.
server-full = { $n } people are watching already. Come back later.
server-not-for-you = That is only for the operator of this server.
server-secret-short = The secret that signs cookies needs at least { $n } characters.
server-record-private = The record shows everything that was hidden, so only the players of that game have it. Ask one of them for the link.
server-one-seat = You sit at this table already. The other seat is for somebody else.
server-other-commitment = This table uses another secret than the one announced to you, so your value was not accepted. Try again.
server-value = A value has 24 characters: letters, digits, - and _.
server-no-proof = This game was not dealt from a secret on this server, so there is nothing to prove.
