### A study of many games: the command, and the page that it writes.

cli-usage-study = kantyna study star-realms [--games N] [--policy P] [--seed S] [--threads T] [--engine native|gpu] [--option X=Y] [--out FILE]
cli-about-study = Play very many games in C and write a page about cards, first players and lengths of games.
cli-arg-policy = who plays both seats: random, eager (ends a turn only when nothing else is left) or greedy (buys what is dear, attacks with everything); default: eager
cli-arg-threads = how many threads share the work (default: 1); the results stay the same
cli-arg-out = the page, one HTML file (default: study.html); an earlier page is written over, no other file is
cli-studied = { $file }: { $n ->
    [one] 1 game
   *[other] { $n } games
} in { $seconds } s
cli-error-study-game = there are studies of { $known } alone, not of { $value }.
cli-error-study-engine = a study is played by { $known }, not by { $value }.
cli-error-study-file = cannot write { $file }: { $reason }.
cli-error-study-other = { $file } is no page of a study and is left as it is; name another file with --out.
error-native-study-policy = There is no policy { $value } for a study; there are: { $known }.

study-policy-random = random (every choice is as likely as any other)
study-policy-eager = eager (by chance, but nobody ends a turn while anything else can be done)
study-policy-greedy = greedy (plays all it can, buys what is dear, attacks with everything)
study-title = { $game }: a study of the duel
study-facts = { $games } games, both players: { $policy }; seed { $seed }. All intervals hold with 95 % (Wilson). This command makes the page again:
study-first-title = Who begins
study-first = Who begins wins { $share } of the games ({ $interval })
study-draws = Draws, which count for neither: { $n }
study-lengths-title = Length of games, in turns of both players
study-lengths = On average { $mean } turns, half of the games at most { $median }, the longest { $most }.
study-paces-title = Trade and Combat over a player's own turns
study-paces = What the cards give on average in a player's first turn, second turn and so on, over those who came to it.
study-paces-cross = From own turn { $n } on it is more Combat than Trade.
study-cards-title = Cards by when they are bought
study-cards = How many of the players won who bought or acquired at least one copy in that part of the game. Scouts and Vipers cannot be bought.
study-cards-care = A rate is no proof that the card is the reason: dear cards are bought by who has much Trade, and late ones only by who is still playing. Who buys a card in two parts counts in both. A column's heading sorts by it, what is bought by fewer than { $n } players last; the line in a cell is the interval, between 10 and 90 %, the middle 50 %.
study-card = Card
study-cost = Cost
study-early = Early (own turns { $turns })
study-middle = Middle ({ $turns })
study-late = Late ({ $turns })
study-bought = of { $n }
