### A study of many games: the command, and the page that it writes.

cli-usage-study = kantyna study star-realms [--games N] [--policy P] [--seed S] [--threads T] [--engine native|gpu] [--option X=Y] [--out FILE]
cli-about-study = Play many games in C and write a page about cards, first players and the length of games.
cli-arg-policy = who plays both seats: random, eager (ends a turn only when nothing else is left) or greedy (buys expensive cards, attacks with everything); default: eager
cli-arg-threads = how many threads share the work (default: 1); the results stay the same
cli-arg-out = the page, one HTML file (default: study.html); an earlier study page is overwritten, any other file is not
cli-studied = { $file }: { $n ->
    [one] 1 game
   *[other] { $n } games
} in { $seconds } s
cli-error-study-game = only { $known } can be studied, not { $value }.
cli-error-study-engine = a study is played by { $known }, not by { $value }.
cli-error-study-file = cannot write { $file }: { $reason }.
cli-error-study-other = { $file } is not a study page, so it is not overwritten; name another file with --out.
error-native-study-policy = There is no policy { $value } for a study; there are: { $known }.

study-policy-random = random (every choice is as likely as any other)
study-policy-eager = eager (chooses at random, but ends a turn only when nothing else can be done)
study-policy-greedy = greedy (plays all it can, buys expensive cards, attacks with everything)
study-title = { $game }: a study of the duel
study-facts = { $games } games, both players: { $policy }; seed { $seed }. All intervals are at 95 % confidence (Wilson). This command makes the page again:
study-first-title = Going first
study-first = The first player wins { $share } of the games ({ $interval })
study-draws = Draws, which count for neither player: { $n }
study-lengths-title = Length of games, in turns of both players together
study-lengths = On average { $mean } turns, half of the games at most { $median }, the longest { $most }.
study-paces-title = Trade and Combat over a player's own turns
study-paces = What the cards give on average in a player's first turn, second turn and so on, among players who reached that turn.
study-paces-cross = From a player's turn { $n } on, it is more Combat than Trade.
study-cards-title = Cards by when they are bought
study-cards = The share of winners among players who bought or acquired at least one copy in that part of the game. Scouts and Vipers cannot be bought.
study-cards-care = A high rate does not prove that the card is the reason: expensive cards are bought by players with much Trade, late ones only by players who are still in the game. A player who buys a card in two parts of the game counts in both. A click on a heading sorts by that column; cards bought by fewer than { $n } players come last. The line in a cell is the interval, on a scale from 10 to 90 % with 50 % in the middle.
study-card = Card
study-cost = Cost
study-early = Early (own turns { $turns })
study-middle = Middle ({ $turns })
study-late = Late ({ $turns })
study-bought = of { $n }
