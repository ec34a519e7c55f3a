# Said by the kernel, whatever the game.

seat-name = Player { $number }

# What happened is told to the one who reads it: `$you` is "who" where the reader did it, "whom" where it was done to them.
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

ask-interrupt = You may answer before this happens, or pass.
ask-use = { $card }: will you use the ability?
ask-reaction = You may answer what has just happened, or pass.
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
refuse-turn = It is not your move. Awaited: { $who }.
    .join = { ", " }
refuse-picked = { $card } has been chosen already.
refuse-draw-out = You are out of the game: a draw is for those who still play.
refuse-draw-agreed = You have offered or accepted a draw already; it waits for the others.
refuse-draw-no-offer = Nobody has offered a draw; you may offer one.
refuse-compulsory = This has to be done. { $question }
refuse-cap = No more than { $n } of it may be on this card. { $question }
refuse-ability-timing = { $card }: this ability is not for this moment.
refuse-ability-place = { $card }: you cannot use that from where it lies.
refuse-ability-event = { $card }: what is happening does not concern this ability.
refuse-ability-none = { $card } has no such ability.
refuse-ability-used = { $card }: this ability has answered already.
refuse-ability-cost = { $card }: the cost cannot be paid.
refuse-ability-target = { $card }: there is no target for it.
refuse-ability-effect = { $card }: it could do nothing now.
refuse-ability-cannot = { $card } cannot be used now: another card forbids it.
refuse-unfit = { $card } does not qualify. { $question }
refuse-unfit-seat = { $whom } does not qualify. { $question }
refuse-no-option = That is not among the answers. { $question }
refuse-ending = Here that is “{ $how }”. { $question }
refuse-question = Another question is open. { $question }
refuse-no-copy = { $n ->
    [0] There is no { $card } in this game.
    [one] There is only one { $card } in this game.
   *[other] There are only { $n } copies of { $card } in this game.
}

error-game = There is no game { $value }; there are: { $known }.
error-format = { $game } has no format { $value }; there are: { $known }.
error-no-decks = In { $game } nobody brings a deck; leave decks out.
error-deck-form = A deck cannot be written as { $value }; it can be: { $known }.
flaw-deck-named = { $name }: { $flaw }
flaw-deck-pairing = decks that meet are one a seat, { $n } in all, not { $value }
flaw-deck-several = a seat brings one deck, not { $n }
error-deck = The decks cannot be played: { $flaws }
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
error-rewind = One can go back to after 0 to { $n } choices, not { $value }.
error-position = This position cannot stand: { $detail }
error-record = This record cannot be replayed: { $detail }
error-view = No table can be imagined behind this view: { $detail }

flaw-version = its version is { $value }, and this program reads version { $n }.
flaw-name = { $what } must be a whole number or one of { $known }, not { $value }.
flaw-impossible = no game could come to it: { $detail } If you want it all the same, pass allow_impossible=True.
flaw-object = { $what } must be an object with names, not { $value }.
flaw-list = { $what } must be a list, not { $value }.
flaw-missing = { $what } is missing.
flaw-unknown-key = { $where } has { $value }, which means nothing; there may be: { $known }.
flaw-line = { $what } must be the number of a rule ("SR-016") or null, not { $value }.
flaw-whole = { $what } must be a whole number from { $least } to { $most }, not { $value }.
flaw-active = active must be a seat from 0 to { $n }, not { $value }.
flaw-card = { $value } is no card of { $game }.
flaw-card-elsewhere = no table of the format { $format } with these options has { $card }.
flaw-copy = there is no { $card }: the game has { $n } of these cards, numbered from 1.
flaw-twice = { $card } lies in two places, { $first } and { $second }.
flaw-too-many = there are more copies of { $card } than the { $n } that the game has.
flaw-chance = chance is 16 hexadecimal digits, or a secret of 24 characters, a colon and a number, not { $value }.
flaw-seed = seed must be a whole number from 0 to 18446744073709551615 or a secret of 24 letters, digits, - and _, not { $value }.
flaw-delayed-shape = something put off is written as [when, step], not { $value }.
flaw-effect-shape = an effect is a list that begins with its word, not { $value }.
flaw-effect-word = no effect is called { $value }; the most like it are: { $known }.
flaw-effect-fields = the effect { $value } has { $n } fields, not { $given }.
flaw-effect-make = the effect { $value } cannot be made of that.
flaw-effect-parts = several effects are written as an object with 1 to { $most } parts, not { $value }.
flaw-selector = { $what } must say which cards are meant, not { $value }.
flaw-step-shape = a step has do, seat, card and n, not { $value }.
flaw-pending-shape = { $value } is no pending event.
flaw-lasting-shape = a lasting effect is [stat, card, n, until], not { $value }.
flaw-stack = its stack does not hold together and leads to no question.
flaw-spot = { $value } is no place on this table.
flaw-unseen = the unseen cards do not fill { $value }.
flaw-view = it is not the shape of a view.
flaw-effect-many = there are more effects in it than { $n }, or some lie deeper in each other than { $deep }.
flaw-flag = { $what } must be true or false, not { $value }.
flaw-word = { $what } must be a word of at most { $n } small letters, digits, spaces, _ and -, not { $value }.
flaw-too-long = { $what } has { $n } entries; there can be at most { $most }.
flaw-winners = winners must be different seats, and none while the game goes on, not { $value }.
flaw-hosts = { $card } is attached to itself by way of others.
flaw-off-table = { $value } is no card that lies on this table.
flaw-picks = { $card } is picked more often than the question allows.
flaw-unseen-owner = unseen cards belong to -1 (nobody) or to a seat, not to { $value }.
flaw-unseen-twice = a card is listed twice among the unseen ones.
error-unsaid = There are no words for { $value } here.
error-endless = nobody is asked anything within { $n } steps.
flaw-large = it is longer than any game ({ $n }).
flaw-position = it is not of the shape that it should be.
flaw-check = it was changed or cut short after it was written (its check { $value } does not fit). Take it as it was, or leave the check out.
flaw-choice-shape = choice { $n } must be [seat, key], not { $value }.
flaw-choice = choice { $n } is not possible there: { $detail }

# Corrections of printed numbers

error-corrections-folder = { $path } has to be a file and is a folder
error-corrections-unreadable = { $path } cannot be read
error-corrections-line = { $path }, line { $line }: { $detail }
corrections-game = there is no game “{ $value }”; there are: { $known }
corrections-table = “{ $value }” has to be a table, such as [deckbuilding.x_wing]
corrections-card = there is no card “{ $value }”; near it: { $known }
corrections-name = “{ $value }” is no number of the card { $card }; there are: { $known }
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
flaw-rules = it was played with other rules ({ $value }) than there are here ({ $known }), and with these { $detail }
flaw-end = its choices lead to another table than the one at which it ended.
flaw-edition = the record was made with other corrections of the cards ({ $value }) than this table has ({ $known })

# draws

event-offer-draw = { doer } offer{ verb-end } a draw
event-accept-draw = { doer } accept{ verb-end } the draw
event-drawn-agreed = The game is drawn: everybody has agreed ({ $rule })
event-drawn-quiet = The game is drawn: for { $n } turns nothing has changed that could decide it ({ $rule })

# proofs of shuffles
proof-file = This is no proof of a game: { $detail }
proof-position = There is nothing to prove: this game began at a position, so nobody was bound to its shuffles.
proof-number = There is nothing to prove: the seed is { $value }, a number that can be found by trying. Only a secret binds.
proof-commitment = The secret told at the end ({ $value }) does not have the hash told with it: it has { $hash }, not { $told }.
proof-promise = The secret told at the end is not the one that was promised: its hash is { $hash }, and before the cards were dealt { $told } was told.
proof-seed = The cards were not dealt from this secret and these values: they give the seed { $value }, and the record was dealt from { $seed }.
proof-values = There are { $n } values for { $seats } seats.
proof-value = The value { $value } that this browser gave was not mixed in for any of its seats.
proof-journal = Shuffle { $n }, or what was done with the cards before it, was not made as told: after { $at } choices the secret and the rules lead to something else.
proof-short = The record has { $n } choices, but a table after { $at } choices was seen.
proof-seen = After { $at } choices this browser saw other cards in { $zone }: { $saw } instead of { $card }.
