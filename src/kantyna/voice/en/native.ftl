### Errors of the C engine: games that it cannot play, and wrong arguments.

error-native-game = The C engine plays only star-realms, not { $game }; the Python engine plays every game.
error-native-format = The C engine does not play the format { $format }; it plays: { $known }. The Python engine plays every format.
error-native-effect = The C engine has no counterpart for { $effect }; the Python engine plays it.
error-native-card-effect = The C engine has no counterpart for { $effect }, an effect of the card { $card }; it plays set-ups without that card. The Python engine plays this one.
error-native-large = The C engine has no room for this set-up: { $what } is { $n }. The Python engine plays it.
error-native-secret = The chance of this table comes from a secret, which the C engine cannot draw from; it plays tables with a whole number as seed, and imagined ones.
error-native-table = The C engine cannot hold this table: { $what } never occur in a game that was dealt.
error-native-compiler = The C engine is compiled on this machine when it is first needed, and there is no C compiler: install one (cc, gcc or clang), or name it in CC. The Python engine plays meanwhile.
error-native-build = The C engine could not be compiled with { $compiler }: { $detail }. The Python engine plays meanwhile.
error-native-layout = { $path } was built from other sources; remove it, and it will be built again.
error-native-bots = The C engine has no bot { $value }; it has: { $known }. Play others with --engine python.

error-native-table-type = A game is made from a Table, not from { $value }.
error-native-other-setup = This table has another set-up ({ $value }); ask native.engine for the one with its format, seats and options.
error-native-block = A block is made from games of the same engine, not from { $value }.
error-native-size = A game of this set-up has { $n } bytes, not { $given }.
error-native-bytes-type = A game is read from its { $n } bytes, or from an array of them, not from { $value }.
error-native-bytes = These bytes are not a playable game (fault { $n }); take them from bytes(game) of the same set-up and the same version.
error-native-index = The choices are numbered 0 to { $n } now; { $value } is not one of them.
error-native-over = The game is over; there is nothing to choose.
error-native-fault = This game is inconsistent (fault { $n }): it was made from a state that no game reaches. It has not been changed.
error-native-whole = { $what } must be a whole number from { $least } to { $most }, not { $value }.
error-native-number = The games are numbered 0 to { $n }; { $value } is not one of them.
error-native-study = On a GPU, parts of games and turns are counted only with study=True.
error-native-each = The cards of each game were not counted; play with each=True.
error-native-numpy = Arrays need NumPy, which is not installed: pip install 'kantyna[native]'.
error-native-policies = { $n } policies for { $seats } seats; give one, or at most one for each seat.
error-native-policy = { $value } is not a policy; there are: { $known }, Weights, or a function that takes a Game and returns the index of its choice.
error-native-playout-policy = Playouts run entirely in C: give policies by name or as Weights, not as a function.
error-native-weight = Weights are whole numbers from -2147483648 to 2147483647, not { $value }.
error-native-weights-shape = Weights have { $rows } rows, one for each of native.CHOICES, and in each { $columns } columns, one for each of native.FEATURES, then none or one for each card; not { $value }.
error-native-weights-cards = These weights are for { $given } cards, but this set-up has { $n }: give none, or one for each of Engine.card_ids.
error-native-weights-choice = There is no choice { $value }; there are: { $known }.
error-native-weights-feature = There is no feature { $value }; there are: { $known }.
error-native-gpu = Games cannot be played on a GPU here: that needs an NVIDIA GPU with its driver, and CuPy (pip install 'kantyna[gpu]'). { $detail }
error-native-gpu-policy = A function cannot make the choices on a GPU: use random, eager or weights, or play without a GPU.
