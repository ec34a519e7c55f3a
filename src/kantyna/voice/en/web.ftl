# Texts of the browser client.

web-title = Kantyna
web-title-turn = Your turn · Kantyna
web-title-table = { $names } · Kantyna
web-loading = One moment…
web-invited = You are invited to a table.
web-joining = Taking your seat…
web-to-lobby = Lobby
web-switch-language = Po polsku
web-close = Close
web-copied = Copied

# The lobby

web-hero = Sit down and play.
web-hero-line = Card games that follow their rulebooks to the letter: alone, at one screen, or with friends.
web-play-bot = Play against a bot
web-game = Game
web-format = Format
web-opponent = Opponent
web-seat-count = Players
web-your-name = Your name
web-your-name-hint = What should we call you?
web-footer = Not affiliated with any publisher. Every drawing is our own.

web-bot = Bot ({ $bot })
web-bot-greedy = Tactician bot
web-bot-random = Random bot
web-your-faction = Your faction
web-your-turn = Your turn
web-remove = Remove this table
web-remove-sure = Really remove it?
bot-name-0 = Rusty
bot-name-1 = Cog
bot-name-2 = Sparks
bot-name-3 = Gasket
bot-name-4 = Bolt
bot-name-5 = Piston
web-name-twice = { $name } ({ $number })

web-mine = Your tables
web-open = Open tables
web-open-none = Nobody is waiting for a player. Set a table and leave a seat free.
web-watch = Games to watch
web-finished = Finished games
web-sit = Sit down
web-return = Back to the table
web-watch-this = Watch
web-replay = Replay
web-winner = Winner
web-free-seat = free seat
web-just-now = just now
web-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

web-new-table = New table
web-what = Game
web-seats = Who plays
web-seat = Seat { $number }
web-seat-me = Me
web-seat-person = Another person
web-seat-name = Name at seat { $number }
web-hot-seat-help = Hot seat: you share this screen. Hands stay covered until the next player says who they are.
web-person-help = { $n ->
    [one] You get a link to send to the other person.
   *[other] You get a link for each of the others, to send to them.
}
web-bots-help = The game begins at once.
web-no-me-help = You will only watch.
web-public = Public table
web-public-help = Anybody in the lobby may take the free seat.
web-options = Optional rules
web-options-changed = { $n ->
    [0] default
    [one] { $n } changed
   *[other] { $n } changed
}
web-set-table = Set the table
web-value-at_once = At once
web-value-next_turn = At the start of the next turn

web-load = Load a game
web-load-help = Replay a saved game, or play on from any move.
web-load-choose = Choose a file

# The prompt line

web-prompt-turn = Your turn: { $question }
web-prompt-asked = You are asked: { $question }
web-prompt-other = { $name }: { $question }
web-prompt-theirs = It is { $name }'s move.
web-prompt-thinking = { $name } is thinking
web-prompt-away = { $name } is away. The game waits.
web-waiting-people = { $n ->
    [one] Waiting for another person to sit down.
   *[other] Waiting for { $n } more people to sit down.
}
web-invited-by = { $name } invites you to a game.
web-invites = { $n ->
    [one] Invite somebody
   *[other] Invite { $n } people
}
web-invite-here = This link works on this computer only. To let others on your network join, start Kantyna with:
web-show-code = QR code
web-code-of = QR code for { $link }
web-until-turn = Until my turn
web-seat-waits = A seat at this table is free.
web-invite-link = Invite link
web-copy-invite = Copy invite
web-cover = { $name } is next. The hand is covered.
web-cover-show = I am { $name }, show my hand
web-over-you = You win!
web-over-other = { $n ->
    [one] { $names } wins.
   *[other] { $names } win.
}
web-shuffles-proven = Shuffles proven
web-shuffles-kept-to = Shuffles checked, with limits
web-shuffles-unchecked = Shuffles not checked
web-shuffles-broken = Shuffles not proven
web-shuffles-bound = The server has committed to its shuffles with this hash. Your browser stores it; you can write it down too.
web-shuffles-promised = Before a card was dealt, the server committed to its secret with this hash: { $hash }. The secret it revealed at the end matches.
web-shuffles-promised-late = This browser received the hash only after the cards were dealt: { $hash }. The secret revealed at the end matches, so nothing was changed since then.
web-shuffles-value = After that, your browser’s value was mixed in: { $value }. So the server could not choose the deal by itself, and neither could a player, because no player knew the secret.
web-shuffles-no-value = Values were mixed in for other seats, but none by this browser, so it cannot tell whether those values were chosen freely.
web-shuffles-no-values = Nobody mixed in a value: the server chose the seed alone, and this only shows that it did not change it.
web-shuffles-recomputed = Every shuffle and every random draw was recomputed here from the secret and the values, with the same result. Shuffles: { $shuffles }. Random draws: { $draws }.
web-shuffles-seen = All cards that this browser saw were where these shuffles put them. Moments compared: { $n }.
web-shuffles-unseen = This browser stored nothing of what it saw, so it could not compare any card.
web-shuffles-unexplained = This page cannot check what only the rules explain, such as a search, or the order of a deck before its first shuffle. Such cases here: { $n }.
web-shuffles-not-proven = Not proven: that the server did not try out values together with another player, especially the last to sit down; that it did not call off games whose deal it disliked; that it told nobody about hidden cards; that this page, which comes from the same server, is honest.
web-shuffles-verify = To trust nobody, save the proof and check it with your own Kantyna: kantyna verify FILE. That replays the whole game by the rules, which this page does not know, and so also checks the order of the cards before each shuffle.
web-shuffles-save = Save the proof
web-shuffles-broken-promise = The secret revealed at the end ({ $secret }) does not match the hash that this browser received first ({ $hash }).
web-shuffles-broken-value = This browser’s value ({ $value }) was not mixed in.
web-shuffles-broken-bot = A value ({ $value }) was mixed in for a bot; bots have none.
web-shuffles-broken-seed = The seed of the deal ({ $seed }) does not follow from the secret and the values.
web-shuffles-broken-shuffle = Shuffle { $n } does not follow from the secret and the values.
web-shuffles-broken-draw = Random draw { $n } does not follow from the secret and the values.
web-shuffles-broken-seen = After { $at } choices, this browser saw other cards than the proof says. It saw { $saw } in { $zone }; the proof says { $card }.
web-shuffles-broken-journal = The table’s account of its shuffles contradicts itself.
web-over-nobody = The game is drawn: nobody wins.
web-record-ends = The record ends here.
web-rematch = Rematch
web-rematch-join = { $name } wants a rematch: join
web-seat-kept = A seat at this table is reserved for you.
web-rule = Show rule { $rule }

# Around the table

web-tools = Tools
web-undo = Undo
web-undo-hint = Undo your last move
web-undo-ask = Ask to undo
web-undo-ask-hint = Ask to undo your last move: the others have to agree
web-undo-here = Go back to here
web-undo-asked = You asked to go back to move { $to }. Waiting for an answer.
web-undo-wish = { $name } wants to go back to move { $to }.
web-undo-allow = Allow
web-undo-refuse = Refuse
web-undo-withdraw = Withdraw
web-undo-look = Look
web-draw-offer = { $name } offers a draw.
web-draw-offered = You want a draw. Waiting for the others; your next move takes it back.
web-resign = Resign
web-resign-sure = Really resign?
web-you-watch = You are watching
web-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
web-lost = Connection lost. Trying again…
web-link-connecting = Connecting
web-link-open = Connected
web-link-lost = Not connected
web-link-closed = Not connected
web-no-table = There is no such table.

web-table-heading = { $game }, { $format }: { $names }
web-pace-calm = Bots: calm
web-pace-quick = Bots: quick
web-pace-at-once = Bots: at once

# Keys

web-keys = Keys
web-key-digits = play that card from your hand, take that lit card, or give that answer
web-key-arrows = from card to card
web-key-tab = to the next possible move
web-key-enter = make that move
web-key-why = on a card: why can’t I do this? Elsewhere: these keys
web-key-end = end your turn
web-key-until = skip the bots’ moves until your turn
web-key-stops = when to ask you, in games with action windows
web-key-undo = undo
web-key-replay = in a replay: step through every choice, including passes
web-key-escape = close whatever is open
web-key-help = these keys

web-side = Log and chat
web-close-side = Close the panel
web-log = Log
web-chat = Chat
web-chat-empty = Nothing said yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-table = Table
web-chat-team = Team
web-chat-to = To
web-chat-write-team = Say something to your team
web-chat-team-line = (team)
web-chat-players = Only players at this table can write here.
web-mute = Mute { $name }
web-muted = { $name } is muted.
web-unmute = Unmute

# The replay bar

web-replay-bar = Replay
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed: { $n }×
web-replay-slider = Move
web-replay-at = Move { $at } of { $n }
web-replay-live = Now
web-replay-end = To the end
web-replay-more = More
web-replay-close = Close the replay
web-play-on = Play on from here
web-play-on-seat = You are
web-play-on-bot = The others
web-play-on-start = Play on from move { $at }
web-share = Copy link
web-download = Download

# Errors

web-error-unreachable = The server does not answer.
web-error-status = The server refused this ({ $status }).
web-error-unknown = Something went wrong. If it happens again, reload the page.
web-error-no-record = { $file } is not a game record.
web-erase = Forget me
web-erase-ask = Your name, your chat messages, your decks and your own tables will be deleted for good. At tables with other people you resign, and your seat loses your name. Go ahead?
web-erase-not = Keep everything
