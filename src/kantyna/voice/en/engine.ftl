# Messages of the kernel, for every game.

seat-name = Player { $number }

# `$you` says what part the reader has in an event: "who" if they did it, "whom" if it was done to them.
you-who = you
you-whom = you
doer = { $who }
whose = { $you ->
    [who] { you-whom }
   *[other] { $who }
}
verb-end = { $you ->
    [who] {""}
   *[other] s
}

choice-done = Done
choice-decline = No, thank you
choice-pass = Pass
choice-pick = { $card }
choice-act = { $card }: use
event-unpaid = { $who }: { $card }, not paid in full
choice-answer = { $card }
choice-answer-for = { $card }, for { $concerned }
choice-resign = Resign
choice-offer-draw = Offer a draw
choice-accept-draw = Accept the draw

ask-interrupt = You may interrupt this before it happens, or pass.
ask-use = { $card }: will you use the ability?
ask-reaction = You may react to what has just happened, or pass.
ask-forced-order = Several things have to happen now: choose which comes first.
ask-action = Take an action, or pass.
ask-either = Choose one.
ask-either-of = { $card }: choose one.
ask-any-of = Choose what to do, in any order.
ask-any-of-of = { $card }: choose what to do, in any order.

effect-all = { $parts }
    .join = { " and " }
effect-either = either { $parts }
    .join = { ", or " }
effect-any-of = { $parts }
    .join = { " and/or " }
effect-cancel = cancel the effect
effect-lower = lower it by { $by }
effect-nothing = nothing

refuse-over = The game is over.
refuse-turn = It is not your move. Waiting for: { $who }.
    .join = { ", " }
refuse-picked = { $card } has been chosen already.
refuse-draw-out = You are out of the game: only players still in it can agree to a draw.
refuse-draw-agreed = You have already offered or accepted a draw; the others have to answer.
refuse-draw-no-offer = Nobody has offered a draw; you may offer one.
refuse-compulsory = This has to be done. { $question }
refuse-cap = This card can have no more than { $n } of it. { $question }
refuse-ability-timing = { $card }: this ability cannot be used at this time.
refuse-ability-place = { $card }: you cannot use that from where it lies.
refuse-ability-event = { $card }: this ability does not apply to what is happening.
refuse-ability-none = { $card } has no such ability.
refuse-ability-used = { $card }: this ability has already been used for this.
refuse-ability-cost = { $card }: the cost cannot be paid.
refuse-ability-target = { $card }: there is no target for it.
refuse-ability-effect = { $card }: it would do nothing now.
refuse-ability-cannot = { $card } cannot be used now: another card forbids it.
refuse-unfit = { $card } does not qualify. { $question }
refuse-unfit-seat = { $whom } does not qualify. { $question }
refuse-no-option = That is not among the answers. { $question }
refuse-ending = Here, choose “{ $how }” instead. { $question }
refuse-question = Another question is open. { $question }
refuse-no-copy = { $n ->
    [0] There is no { $card } in this game.
    [one] There is only one { $card } in this game.
   *[other] There are only { $n } copies of { $card } in this game.
}

error-game = There is no game { $value }; there are: { $known }.
error-format = { $game } has no format { $value }; there are: { $known }.
error-no-decks = Players bring no decks to { $game }; leave decks out.
error-deck-form = A deck cannot be written as { $value }; it can be: { $known }.
flaw-deck-named = { $name }: { $flaw }
flaw-deck-pairing = there must be one deck for each seat, { $n } in all, not { $value }
flaw-deck-several = a seat brings one deck, not { $n }
error-deck = These decks cannot be played: { $flaws }
    .join = { "; " }
error-seats = The format { $format } is not played by { $value }; possible numbers of players: { $known }.
error-options = Options are given as names and values, not as { $value }.
error-option = The format { $format } has no option { $value }; there are: { $known }.
error-option-value = The option { $option } cannot be { $value }; it can be: { $known }.
error-windows = Windows are one of { $known }, not { $value }.
error-seed = A seed is a whole number from 0 to 18446744073709551615 or a secret of 24 letters, digits, - and _, not { $value }.
error-simulation-seed = The seed of a simulation is a whole number, not { $value }.
error-seat = There is no seat { $value } at this table; seats are 0 to { $n }.
error-key-type = A choice is given as itself or as its key (a string), not as { $value }.
error-key-word = No choice is called { $value }; keys begin with one of: { $known }.
error-key-shape = { $value } is not a whole key: a key is a word, then perhaps a card such as scout#1, or a player such as seat#1 and a number.
error-undo = There is nothing to undo: no choice has been made yet.
error-rewind = You can go back to after 0 to { $n } choices, not { $value }.
error-position = This position is not valid: { $detail }
error-record = This record cannot be replayed: { $detail }
error-view-closed = This view is closed: read { $value } while you choose, or copy the view then.
error-view = No table can be imagined behind this view: { $detail }

flaw-version = its version is { $value }, and this program reads version { $n }.
flaw-name = { $what } must be a whole number or one of { $known }, not { $value }.
flaw-impossible = no game could lead to it: { $detail } To use it anyway, pass allow_impossible=True.
flaw-object = { $what } must be an object, not { $value }.
flaw-list = { $what } must be a list, not { $value }.
flaw-missing = { $what } is missing.
flaw-unknown-key = { $where } has the unknown key { $value }; known keys: { $known }.
flaw-line = { $what } must be the number of a rule ("SR-016") or null, not { $value }.
flaw-whole = { $what } must be a whole number from { $least } to { $most }, not { $value }.
flaw-active = active must be a seat from 0 to { $n }, not { $value }.
flaw-card = { $value } is not a card of { $game }.
flaw-card-elsewhere = no table of the format { $format } with these options has { $card }.
flaw-copy = there is no { $card }: the game has { $n } copies of this card, numbered from 1.
flaw-twice = { $card } is in two places, { $first } and { $second }.
flaw-too-many = there are more copies of { $card } than the { $n } in the game.
flaw-chance = chance must be 16 hexadecimal digits, or a secret of 24 characters, a colon and a number, not { $value }.
flaw-seed = seed must be a whole number from 0 to 18446744073709551615 or a secret of 24 letters, digits, - and _, not { $value }.
flaw-delayed-shape = a delayed step is written as [when, step], not { $value }.
flaw-effect-shape = an effect is a list that begins with its word, not { $value }.
flaw-effect-word = no effect is called { $value }; similar names: { $known }.
flaw-effect-fields = the effect { $value } has { $n } fields, not { $given }.
flaw-effect-make = the effect { $value } cannot be made from these fields.
flaw-effect-parts = several effects are written as an object with 1 to { $most } parts, not { $value }.
flaw-selector = { $what } must be a selector of cards, not { $value }.
flaw-step-shape = a step has the keys do, seat, card and n, not { $value }.
flaw-pending-shape = { $value } is not a pending event.
flaw-lasting-shape = a lasting effect is [stat, card, n, until], not { $value }.
flaw-stack = its stack is inconsistent and leads to no question.
flaw-spot = { $value } is not a place on this table.
flaw-unseen = the unseen cards do not fill { $value }.
flaw-view = it does not have the form of a view.
flaw-effect-many = it has more than { $n } effects, or they are nested deeper than { $deep }.
flaw-flag = { $what } must be true or false, not { $value }.
flaw-word = { $what } must consist of at most { $n } lower-case letters, digits, spaces, _ and -, not { $value }.
flaw-too-long = { $what } has { $n } entries; there can be at most { $most }.
flaw-winners = winners must be different seats, and empty while the game goes on, not { $value }.
flaw-hosts = { $card } is attached to itself through other cards.
flaw-off-table = { $value } is not a card on this table.
flaw-picks = { $card } is picked more often than the question allows.
flaw-unseen-owner = unseen cards belong to -1 (nobody) or to a seat, not to { $value }.
flaw-unseen-twice = a card is listed twice among the unseen ones.
error-unsaid = There is no text for { $value }.
error-endless = nobody is asked anything within { $n } steps.
flaw-large = it is longer than any game can be ({ $n }).
flaw-position = it does not have the right form.
flaw-check = it was changed or cut off after it was written (its check { $value } does not match). Use the original, or leave the check out.
flaw-choice-shape = choice { $n } must be [seat, key], not { $value }.
flaw-choice = choice { $n } is not possible there: { $detail }

# Corrections of printed numbers

error-corrections-folder = { $path } has to be a file, but it is a folder
error-corrections-unreadable = { $path } cannot be read
error-corrections-line = { $path }, line { $line }: { $detail }
corrections-game = there is no game “{ $value }”; there are: { $known }
corrections-table = “{ $value }” has to be a table, such as [deckbuilding.x_wing]
corrections-card = there is no card “{ $value }”; similar names: { $known }
corrections-name = the card { $card } has no number “{ $value }”; it has: { $known }
corrections-number = { $name } of { $card } has to be a whole number from 0 to { $most }, not { $value }
corrections-list = { $name } of { $card } has to be a list of { $n ->
    [one] 1 whole number
   *[other] { $n } whole numbers
} from 0 to { $most }, as now: [{ $printed }]
corrections-reward = { $name } of { $card } has to be a table of whole numbers from 0 to { $most }, by name: { $known }
corrections-toml = this is not TOML; a table begins with [deckbuilding.x_wing], a number is cost = 3
corrections-utf8 = this is not UTF-8
corrections-count-more = the copies do not add up: the deck { $deck } would have { $n ->
    [one] a card
   *[other] { $n } cards
} too many
corrections-count-fewer = the copies do not add up: the deck { $deck } would have { $n ->
    [one] a card
   *[other] { $n } cards
} too few
flaw-rules = it was played with other rules ({ $value }) than the ones here ({ $known }), and with these { $detail }
flaw-end = its choices lead to another table than the one at which it ended.
flaw-edition = the record was made with other corrections of the cards ({ $value }) than this table has ({ $known })

# Draws

event-offer-draw = { doer } offer{ verb-end } a draw
event-accept-draw = { doer } accept{ verb-end } the draw
event-drawn-agreed = The game is drawn: everybody has agreed ({ $rule })
event-drawn-quiet = The game is drawn: nothing that could decide it has changed for { $n } turns ({ $rule })

# Proofs of shuffles
proof-file = This is not a proof of a game: { $detail }
proof-position = There is nothing to prove: this game began at a position, so nobody had committed to its shuffles.
proof-number = There is nothing to prove: the seed is { $value }, a number that can be guessed. Only a secret is a commitment.
proof-commitment = The secret revealed at the end ({ $value }) does not match its hash: it has { $hash }, not { $told }.
proof-promise = The secret revealed at the end is not the one that was promised: its hash is { $hash }, but the hash announced before the deal was { $told }.
proof-seed = The cards were not dealt from this secret and these values: they give the seed { $value }, but the record was dealt from { $seed }.
proof-values = There are { $n } values for { $seats } seats.
proof-value = This browser's value { $value } was not mixed in for any of its seats.
proof-journal = Shuffle { $n }, or what happened to the cards before it, is not as reported: after { $at } choices the secret and the rules lead to something else.
proof-short = The record has { $n } choices, but the browser saw the table after { $at } choices.
proof-seen = After { $at } choices this browser saw other cards in { $zone }: { $saw } instead of { $card }.
