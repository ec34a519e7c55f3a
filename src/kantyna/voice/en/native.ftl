### What the C engine says: what it does not play, and what is wrong with what it was given.

error-native-game = The C engine plays star-realms alone, not { $game }; the Python engine plays every game.
error-native-format = The C engine does not play the format { $format }; it plays: { $known }. The Python engine plays every format.
error-native-effect = The C engine has no counterpart for { $effect }; the Python engine plays it.
error-native-large = The C engine has no room for this set-up: { $what } is { $n }. The Python engine plays it.
error-native-secret = The chance of this table comes from a secret, which the C engine cannot draw from; it plays tables with a whole number as seed, and imagined ones.
error-native-table = The C engine cannot hold this table: { $what } are nothing that comes about in a game that was dealt.
error-native-compiler = The C engine is compiled on this machine when it is first needed, and there is no C compiler: install one (cc, gcc or clang), or name it in CC. The Python engine plays meanwhile.
error-native-build = The C engine could not be compiled with { $compiler }: { $detail }. The Python engine plays meanwhile.
error-native-layout = { $path } was built from another source; remove it, and it is built anew.
error-native-bots = The C engine has the bot random alone, not { $value }; play with --bots random, or with --engine python.

error-native-table-type = A game is made from a Table, not from { $value }.
error-native-other-setup = This table is of another set-up ({ $value }); ask native.engine for the one of its format, seats and options.
error-native-block = A block is made of games of the same engine, not of { $value }.
error-native-size = A game of this set-up has { $n } bytes, not { $given }.
error-native-bytes-type = A game is read from its { $n } bytes, or from an array of them, not from { $value }.
error-native-bytes = These bytes are no game that could go on (fault { $n }); take them from bytes(game) of the same set-up and the same version.
error-native-index = There are choices 0 to { $n } now, not { $value }.
error-native-over = The game is over; there is nothing to choose.
error-native-fault = This game does not hold together (fault { $n }): it was made from what no game comes to. It is as it was.
error-native-whole = { $what } must be a whole number from { $least } to { $most }, not { $value }.
error-native-number = There are games 0 to { $n }, not { $value }.
error-native-study = On a GPU the parts of the games and their turns are counted where study=True asks for it.
error-native-each = The cards of each game were not counted; play with each=True.
error-native-numpy = Arrays need NumPy, which is not installed: pip install 'kantyna[native]'.
error-native-policies = { $n } policies for { $seats } seats; give one, or at most one for each seat.
error-native-policy = { $value } is no policy; there are: { $known }, Weights, or a function that is given a Game and returns the place of its choice.
error-native-playout-policy = Playouts are played in C alone: give policies by name or as Weights, no function.
error-native-weight = Weights are whole numbers from -2147483648 to 2147483647, not { $value }.
error-native-weights-shape = Weights have { $rows } rows, one for each of native.CHOICES, and in each { $columns } columns, one for each of native.FEATURES, then none or one for each card; not { $value }.
error-native-weights-cards = These weights name { $given } cards, and this set-up has { $n }: give none or one for each of Engine.card_ids.
error-native-weights-choice = There is no choice { $value }; there are: { $known }.
error-native-weights-feature = There is no feature { $value }; there are: { $known }.
error-native-gpu = The games cannot be played on a GPU here: it takes an NVIDIA GPU with its driver, and CuPy (pip install 'kantyna[gpu]'). { $detail }
error-native-gpu-policy = A function that is asked for each choice cannot play on a GPU: give random, eager or weights, or play without it.
