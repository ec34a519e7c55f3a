# Texts of the command line.

cli-about-top = Kantyna: card games that follow their rulebooks to the letter, in your browser and your terminal.
cli-more-help = kantyna COMMAND --help explains a command. Every command takes --lang en or --lang pl.
cli-arguments = arguments

cli-usage-play = kantyna play [--no-browser] [--share] [--port P] | --terminal GAME [--format F] [--seats N] [--seat N] [--bot B] [--deck D] [--seed S] [--option X=Y]
cli-usage-games = kantyna games [--json]
cli-usage-cards = kantyna cards GAME [--json]
cli-usage-rules = kantyna rules [ID] [--coverage [-v]] [--json]
cli-usage-simulate = kantyna simulate GAME [--format F] [--seats N] [--bots A,B] [--decks A,B] [--games N] [--seed S] [--workers W] [--engine E] [--option X=Y] [--json]
cli-usage-replay = kantyna replay FILE [--at N]

cli-about-play = The table in the browser, or with --terminal a game at a text prompt against bots.
cli-about-games = List the games, with their formats and options.
cli-about-cards = The cards of a game and their texts.
cli-about-rules = The rules, line by line; with an ID, that line.
cli-about-simulate = Let bots play many games and count who wins.
cli-about-replay = What happened in a saved game, and the table it led to.

cli-usage-deck = kantyna deck check FILE [--format F] [--option X=Y] [--json] | list [--json] | write FILE [--form text|o8d|json]
cli-about-deck = Check a deck of your own, list the ready-made ones, or write a deck in another form.

cli-meta-game = GAME
cli-meta-file = FILE

cli-arg-help = show this help
cli-arg-lang = language: en or pl (default: that of your system)
cli-arg-json = print one JSON document instead of text
cli-arg-game = the game, as listed by: kantyna games
cli-arg-terminal = play at a text prompt
cli-arg-format = the format (default: the game's first)
cli-arg-seats = the number of players, where the format allows several
cli-arg-option = an option of the format, as listed by: kantyna games; may be repeated
cli-arg-seed = a number; the same seed gives the same shuffles (default: a new one each time)
cli-arg-seat = your seat, from 0 (default: 0)
cli-arg-bot = who plays the other seats: pilot, greedy, random, a bot of an installed package, or a file and its class, as ./mybot.py:Mine (default: greedy)
cli-arg-id = a rule's number, such as SR-031
cli-arg-coverage = in a checkout: which rules have a test; exit code 1 when one has none
cli-arg-verbose = with --coverage: every rule and its tests
cli-arg-bots = the bots by seat, named as for --bot, repeated in turn when there are fewer than seats (default: random)
cli-arg-games = how many games (default: 100, of a study 100,000)
cli-arg-workers = how many processes share the work (default: 1); the results stay the same
cli-arg-engine = which engine plays: python (default of a simulation); native, in C, which has the bots random and pilot for some formats of Star Realms (default of a study); or gpu, the same on an NVIDIA GPU; the results are the same
cli-arg-file = a saved game; - reads standard input
cli-arg-action = what to do: check, list or write
cli-arg-deck = a deck: a file, - for standard input, or the id of a ready-made one, as listed by: kantyna deck list
cli-arg-decks = the decks, named as for --deck: one for each seat; with more, every deck of one side plays every deck of the other
cli-arg-form = how the deck is written: text (default), o8d or json
cli-arg-at = stop after this many choices

error-bot = There is no bot { $value }; there are: { $known }.
error-bot-file = There is no file { $value }; a bot from a file is named like ./mybot.py:Mine.
error-bot-python = { $value } is no Python file; a bot from a file is named like ./mybot.py:Mine.
error-bot-name = { $file } has no { $value }; name a class in it, as in ./mybot.py:Mine.
error-bot-class = { $value } makes a { $kind }, not a bot; write a subclass of kantyna.bots.Bot.
error-bot-game = The reference opponents play Star Realms only, not { $game }; take pilot or captain.
error-bot-broken = The bot { $value } cannot be loaded: { $detail }
error-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
} cannot share { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}; give at least one bot and at most one for each seat.
error-count = { $what } must be a whole number of at least 1, not { $value }.

error-engine = There is no engine { $value }; there are: { $known }.
error-pairings = { $n } pairings of decks need at least { $n } games, not { $games }.

cli-error-no-command = say what to do: { $known }.
cli-error-command = there is no command { $value }; there are: { $known }.
cli-error-arguments = { $detail }
cli-error-unknown-argument = { $command } does not take { $value }; see kantyna { $command } --help.
cli-error-no-value = { $argument } needs a value after it.
cli-error-extra-value = { $argument } takes no value.
cli-error-whole = { $argument } must be a whole number of at least { $least }, not { $value }.
cli-error-lang = there is no language { $value }; there are: { $known }.
cli-error-setting = an option is given as name=value, such as boxes=2, not { $value }.
cli-error-no-game = say which game: { $known }.
cli-error-no-file = say which file to replay, or - for standard input.
cli-error-file = cannot read { $file }: { $reason }.
cli-error-large = { $file } is larger than { $n } MB; no saved game is.
cli-error-json = { $file } is not JSON; a saved game is what "save" in a terminal game or Table.record() gives.
cli-error-at = --at must be from 0 to { $n }, the number of choices in this game, not { $value }.
cli-error-rule = there is no rule { $value }; rules are numbered { $known }.
cli-error-coverage-id = --coverage is about all rules; leave out { $value }.
cli-error-no-checkout = --coverage reads the project's tests, and there are none here: run it in a checkout of the sources.
cli-error-test-file = { $file } is not a Python file that can be read; correct it first.

cli-error-no-deck-game = players bring no decks to the games here: { $known }.
cli-error-no-deck-action = say what to do with decks: { $known }.
cli-error-deck-action = there is no kantyna deck { $value }; there are: { $known }.
cli-error-no-deck = say which deck: a file, - for standard input, or the id of a ready-made one.
cli-error-deck-file = cannot read { $file }: { $reason }. A deck is a file or a ready-made one: { $known }.
cli-error-deck-large = { $file } is larger than { $n } MB; no deck is.
cli-error-deck-text = { $file } is not text in UTF-8; a deck is a text, JSON or an .o8d file, saved as UTF-8.
cli-error-deck = { $file } cannot be understood: { $flaws }
    .join = { "; " }

cli-deck-legal = { $file }: a legal deck
cli-deck-illegal = { $file }: not a legal deck, { $n ->
    [one] 1 flaw
   *[other] { $n } flaws
}
cli-deck-secret = unknown to you
cli-deck-ready = { $name } ({ $id }) · { $side }{ $ours ->
    [True] { " · " }ours: the box has no ready-made one
   *[False] {""}
}
cli-pairing = { $decks }, { $n ->
    [one] 1 draw
   *[other] { $n } draws
}
cli-deck-wins = { $name }: { $n } ({ $share } %)
cli-deck-rate = { $name }: won { $share } % of its games
cli-format = { $name } ({ $id }), players: { $seats }
cli-provenance = [not confirmed: { $provenance ->
    [reconstructed] reconstructed
    [single] one source only
   *[other] { $provenance }
}]
cli-unshowable = (no program can show this: { $reason })
cli-coverage = { $ledger }: { $covered } of { $n } lines covered
cli-uncovered = without a test: { $ids }
cli-no-test = – no test
cli-unknown-mark = No ledger has { $id }, which these tests cite: { $tests }
cli-simulated = { $game }, { $format }: { $n ->
    [one] 1 game
   *[other] { $n } games
}, seed { $seed }
cli-seat-wins = seat { $seat }  { $name }  { $n ->
    [one] 1 win
   *[other] { $n } wins
} ({ $share } %)
cli-side-wins = { $name }  won { $share } % of the games, began { $began } %
cli-draws = { $n ->
    [one] 1 draw
   *[other] { $n } draws
}
cli-forfeits = { $name } forfeited { $n ->
    [one] 1 game
   *[other] { $n } games
}: { $why ->
    [crashed] it crashed
    [illegal] its choice was not allowed
   *[stalled] it took too long
}
cli-pace = { $turns } turns and { $choices } choices a game, { $rate } choices a second

# The table in the terminal

cli-letter-blob = B
cli-letter-trade_federation = T
cli-letter-star_empire = S
cli-letter-machine_cult = M
cli-letter-unaligned = –
cli-turn = Turn { $n }: { $who }
cli-you = you
cli-authority = Authority
cli-trade = Trade
cli-combat = Combat
cli-hand = Hand
cli-deck = Deck
cli-discard = Discard pile
cli-bases = Bases
cli-ships = Ships in play
cli-trade-row = Trade row
cli-trade-deck = Trade deck
cli-scrap-heap = Scrap heap
cli-cost = cost
cli-defense = defense
cli-zone-hand = hand
cli-zone-discard = discard pile
cli-zone-play = in play
cli-zone-captured = captured
cli-zone-common_reserve = common reserve
cli-zone-aside = set aside
cli-zone-facedown = objectives face down
cli-zone-reinforcements = reinforcements
cli-zone-collection = collection
cli-zone-trade_row = trade row
cli-zone-explorers = Explorer pile
cli-zone-units = in play
cli-zone-ships = in play
cli-zone-base = in play
cli-zone-galaxy_row = galaxy row
cli-zone-galaxy_row_2 = galaxy row
cli-zone-galaxy_discard = galaxy discard pile
cli-zone-exile = exiled
cli-exile = Exiled
cli-bases-left = Bases left
cli-bases-lost = Bases lost { $n } of { $of }
cli-base = base
cli-no-base = none; a new one is chosen as the next turn begins
cli-endures = { $n } of { $most } left
cli-used = used
cli-attacked = has attacked
cli-waiting = Attack waits
cli-waits-base = on the base with { $n }: { $who }
cli-waits-row = { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} against { $card } with { $n } of { $needs }: { $who }
cli-commit = Commit { $card }
cli-targets = Targets: { $targets }
cli-strength = attack { $n } of { $needs }
cli-commits-base = { $who } commits to an attack on the base: { $cards }
cli-commits-row = { $who } commits to { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} against { $card }: { $cards }
cli-fill-row = into the galaxy row: { $card }, cost { $cost }
cli-defeated = defeated
cli-attack-failed = in vain
cli-team = Team { $n }
cli-team-of = team { $n }
cli-out = out of the game
cli-offer = Offer points to a teammate …
cli-offer-card = For which card?
cli-offer-whom = Who is to buy it?
cli-offer-nobody = nobody: a base
cli-offer-amount = How much? From { $least } to { $most }.
cli-step-no = Type one of: { $known }; anything else leaves the question.
cli-resign-how = Type resign! if you really want to resign.
cli-welcome = Type the number of a choice; c and a card's name to read the card; h for help. (Seed { $seed }.)
cli-turn-end = { $who } ends the turn: { $away ->
    [0] nothing to put away
    [one] puts 1 card away
   *[other] puts { $away } cards away
}, { $drawn ->
    [0] nothing to draw
   *[other] draws { $drawn }
}{ $shuffled ->
    [0] { "" }
   *[other] { " " }after a shuffle
}
cli-refill = into the trade row: { $card }, cost { $cost }
cli-destroyed = destroyed
cli-picked = picked: { $names }
cli-you-win = You win!
cli-drawn = The game is drawn.
cli-draw-refused = Not everybody wants a draw. Your offer stands until your next move.
cli-they-win = { $who } wins.
cli-after-game = The game is over: save FILE saves it, u undoes your last choice, log shows the whole log, q quits.
cli-game-over = The game is over.
cli-what = I do not understand “{ $value }”; h lists what you can type.
cli-what-near = I do not understand “{ $value }”; do you mean a card: { $names }?
cli-what-move = I do not understand the move “{ $value }”. Ask for example: why buy { $card }
cli-none-now = You have no such move now: { $value }.
cli-no-letter = Add the letter of the target: { $known }.
cli-letter-nowhere = Line { $n } has no letters; type { $n }.
cli-no-number = Type a number from 1 to { $n }, or h for help.
cli-attack-how = Say how much: a 3; with several opponents also whom: a 3 2 attacks Player 2 with 3.
cli-all-left = { $n ->
    [one] Play this one by hand, because it asks something: { $names }
   *[other] Play these by hand, because they ask something: { $names }
}
cli-all-none = You have no card and no ability that can be used without a question.
cli-could-buy = something to buy with your resources ({ $n })
cli-all-nobody = Nothing is left that could attack that.
cli-left-undone = There is still: { $moves }. Type end again to end your turn all the same.
cli-no-undo = You have nothing to undo.
cli-undone = Undone.
cli-why-how = Ask about a move: why buy { $card }.
cli-allowed = That is allowed: { $move }
cli-card-how = Say which card: c { $card }
cli-no-card = No card in this game is called “{ $value }”.
cli-no-card-near = No card is called “{ $value }”. Perhaps: { $names }?
cli-many-moves = Which move? { $moves }
cli-many-cards = Which one? { $names }
cli-save-how = Say where: save game.json
cli-save-over = There is already a saved game in { $file }; save! { $file } replaces it.
cli-save-other = { $file } already exists and is not a saved game; choose another name.
cli-save-failed = Cannot write { $file }: { $reason }
cli-saved = Saved in { $file }; kantyna replay shows it again.
cli-help =
    number           make that choice
    { $moves }
    u, undo          take your last choice back, and what the others did since
    why MOVE         why a move is not allowed: why buy { $card } (also: ?)
    RULE             what a rule says, by its number: { $rule }
    c, card NAME     what a card says: c { $card }
    t, table         the whole table
    PILE             what lies there: { $piles }
    offer-draw       offer a draw; bots accept once nothing has changed for a long time
    log              everything that happened
    save FILE        save the game in a file; save! FILE replaces another game
    resign!          resign
    q, quit          leave

cli-help-star-realms =
    all              play the cards and use the abilities that cost nothing and ask nothing
    buy NAME         a move in words: buy { $card }, play { $card }, end
    a 3              attack with 3 only (the list offers an attack with all you have)
cli-help-deckbuilding =
    9b               commit attacker 9 against target b
    all              play the cards and use the abilities that cost nothing and ask nothing
    all base         commit all who are left against the base; against a card of the row: all NAME
    buy NAME         a move in words: buy { $card }, play { $card }, resolve base, end
    commit WHO WHAT  who attacks what: commit { $card } base; so also a card with attack 0, which is not listed
    assign NAME 2    only 2 damage to that ship or base (the list offers the most it can take)
    sabotage         an attack on a card of the galaxy row, made by the Republic or the Rebels
    bounty hunting   the same, made by the Separatists or the Empire
cli-help-card-game =
    play NAME        a move in words: play { $card }, attack-with, strike, pass
    pay              pay with the cards that the list names: focus tokens are spread, fighters stay ready
    stops            where you are asked; stops 3 turns the third window on or off, stops 3 own only in your turn
    stops all        be asked in every window, or not any more
    until turn       pass until your next turn; until attack, until news: until an attack, until something happens
cli-help-any = all              play the cards and use the abilities that cost nothing and ask nothing

cli-help-decks = decks            what is left in the decks that you know

cli-words-play = play
cli-words-buy = buy
cli-words-attack = attack a
cli-words-use = use
cli-words-ally = ally
cli-words-scrap = scrap
cli-words-pay-off = pay-off payoff
cli-words-commit = commit
cli-words-resolve = resolve
cli-words-assign = assign
cli-words-exile = exile
cli-words-discard = discard
cli-words-reward = reward
cli-words-choose-base = choose-base choose
cli-words-hit = hit damage
cli-words-repair = repair
cli-words-take-card = take
cli-words-base = base bases
cli-words-at = at against the to on sabotage bounty hunting
cli-words-end = end
cli-words-decline = no
cli-words-zone-discard = discard
cli-words-zone-scrap_heap = scrap
cli-words-zone-exile = exiled
cli-words-zone-victory = victory

cli-command-undo = u undo
cli-command-why = ? why
cli-command-card = c card
cli-command-attack = a
cli-command-all = all
cli-command-draw = offer-draw
cli-command-stops = stops
cli-command-until = until
cli-command-decks = decks
cli-command-save = save
cli-command-resign = resign
cli-command-log = log
cli-command-table = t table
cli-command-help = h help
cli-command-quit = q quit

cli-os-missing = no such file or folder
cli-os-forbidden = permission denied
cli-os-folder = that is a folder
cli-os-read-only = that place is read-only
cli-os-full = no room left on the disk
cli-os-long = the name is too long
cli-os-name = that is not a file's name
cli-os-port-taken = that port is in use

# The server

cli-usage-serve = kantyna serve [--host H] [--port P] [--database URL] [--workers N --bus URL] [--bots N]
cli-about-serve = The table for a network: others join by an invitation.
cli-arg-share = let others on the local network join: listen there, and show the address and a QR code
cli-arg-no-browser = do not open the browser
cli-arg-port = port to listen on (8642, or a free one)
cli-arg-host = address to listen on (0.0.0.0: everybody in your network)
cli-arg-database = where games are kept, for example sqlite:///games.sqlite or postgresql://user@host/name (a file of yours)
cli-serving = Kantyna is at { $address } (Ctrl-C ends it; games are kept).
cli-serving-already = Kantyna is already running at { $address }
cli-error-only-terminal = { $value } goes with --terminal; in the browser you choose it in the lobby.
cli-error-port = a port is a number from 0 to 65535, not { $value }.
cli-shared = Others on your network find it at { $address }
cli-only-here = Only this machine reaches it. To let others on your network join: kantyna play --share
cli-error-no-network = --share needs a network, but this machine is not connected to one. Without --share you can play here.
cli-error-only-browser = { $value } is for the table in the browser: leave out either it or --terminal.
cli-error-listen = cannot listen on { $host }, port { $port }: { $detail }. Choose another port with --port.
cli-error-metrics-port = cannot listen on { $host }, port { $port }, for metrics: { $detail }. Choose another port with KANTYNA_METRICS_PORT.
cli-error-database = cannot use the database { $value }: { $detail }. An address looks like sqlite:///games.sqlite or postgresql://user@host/name.
cli-error-driver = { $value } needs the driver for PostgreSQL: pip install 'kantyna[postgres]', or pip install asyncpg.
cli-arg-processes = how many processes to start (default: 1)
cli-arg-bot-processes = how many processes to start in which bots think (default: 1; 0: others run kantyna bots)
cli-arg-bus = the Redis or Valkey that carries messages between processes, for example redis://localhost:6379; with it goes PostgreSQL
cli-usage-bots = kantyna bots --bus URL [--workers N]
cli-about-bots = Processes in which the bots of a large server think.
cli-bots = { $n ->
        [one] One process is ready for bots (Ctrl-C ends it).
       *[other] { $n } processes are ready for bots (Ctrl-C ends them).
    }
cli-usage-migrate = kantyna migrate [--database URL]
cli-about-migrate = Create the tables of a database, or update those of an older Kantyna.
cli-migrated = The database has version { $n } and is ready.
cli-error-needs-bus = { $value } needs --bus: several processes talk over a Redis, for example --bus redis://localhost:6379.
cli-error-bus-database = --bus needs a PostgreSQL database, not { $value }: --database postgresql://user@host/name.
cli-error-no-bus = name the bus, for example --bus redis://localhost:6379.
cli-error-redis-driver = --bus needs a package for Redis: pip install 'kantyna[redis]', or pip install hiredis.

# A table drawn in a notebook

show-hidden = { $n ->
    [one] 1 card face down
   *[other] { $n } cards face down
}
show-to-move = to choose
show-winner = wins
show-over = The game is over.
show-zone-trade_deck = Trade deck
show-zone-trade_row = Trade row
show-zone-explorers = Explorers
show-zone-scrap_heap = Scrap heap
show-zone-hand = Hand
show-zone-deck = Deck
show-zone-discard = Discard pile
show-zone-play = In play
show-zone-gone = Out of the game
show-zone-common_reserve = Common reserve
show-zone-aside = Set aside
show-zone-beneath = Beneath
show-number-turn = Turn
show-number-active = { "" }
show-number-authority = Authority
show-number-trade = Trade
show-number-combat = Combat
show-number-ships_on_top = Ships to put on top
show-number-discards_owed = Cards to discard
show-number-out = { "" }
show-number-done = { "" }
show-number-pledged_to = { "" }
show-number-pledged = { "" }
show-number-pledged_for = { "" }

cli-usage-backup = kantyna backup FILE [--database URL]
cli-about-backup = Copy the whole database to a new file, even while the server runs.
cli-arg-copy = the new file
cli-backup = { $file }: a complete copy, { $n } bytes.
cli-error-no-backup-file = name the new file, for example: kantyna backup games-copy.sqlite
cli-error-backup-server = { $value } is not an SQLite file. PostgreSQL has its own tool: pg_dump.
cli-error-no-database = there is no database { $file }.
cli-error-there-already = { $file } already exists; choose another name.
cli-error-backup = cannot write { $file }: { $reason }.

cli-words-pay-with = pay
cli-words-act = act
cli-words-answer = answer
cli-words-pass = pass
cli-words-engage = engage
cli-words-attack-with = attack-with
cli-words-defend-with = defend-with
cli-words-strike = strike
cli-words-place = place
cli-words-mulligan = mulligan
cli-words-pick = pick
cli-words-all = all everywhere
cli-words-own = own mine
cli-words-theirs = theirs
cli-words-until-turn = turn
cli-words-until-engagement = attack engagement
cli-words-until-news = news
cli-stops-title = You are asked in the windows marked × (first column: your turn, second: others' turns):
cli-stops-all = You are asked in every window. Type "stops all" again to go back to the marks below.
cli-stops-how = Type "stops" and a number from 1 to { $n }, perhaps with "own" or "theirs", or type "stops all".
cli-until-how = Type: until turn, until attack, or until news.

cli-usage-verify = kantyna verify FILE [--hash H] [--json]
cli-about-verify = Check that the shuffles of a finished game follow from what was announced before the deal; exit code 1 if not.
cli-arg-hash = the hash that you noted before the cards were dealt
cli-error-no-proof = say which file: the proof or the record that the table offers when the game is over, or - for standard input.
cli-verify-failed = Not verified. { $detail }
cli-verified = Verified: the deal and everything after it ({ $choices ->
    [one] 1 choice
   *[other] { $choices } choices
}, { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
}, { $draws ->
    [one] 1 draw by lot
   *[other] { $draws } draws by lot
}) follow from the secret, the values and the rules here.
cli-verify-promised = The server had committed to this secret with a hash noted beforehand: { $hash }
cli-verify-unpromised = The file does not say when this hash was announced; compare it with the one you noted (--hash): { $hash }
cli-verify-values = { $n ->
    [one] 1 seat of { $seats }
   *[other] { $n } seats of { $seats }
} mixed in a value, so the server alone could not choose the deal.
cli-verify-own-value = One of them is the value of the browser that saved this file.
cli-verify-no-own-value = Only the browsers themselves can tell whether these are the values they gave.
cli-verify-no-values = Nobody mixed in a value: the server chose the seed alone, and this only shows that it did not change it.
cli-verify-seen = { $n ->
    [one] The cards match what the browser saw at 1 moment.
   *[other] The cards match what the browser saw at { $n } moments.
}
cli-verify-unseen = This file does not contain what anybody saw during the game.
