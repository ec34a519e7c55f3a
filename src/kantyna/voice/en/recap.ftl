# The last turn of each player, and the end of the game

story-last-turns = The others' last turns
story-nothing = Nothing played

ending-title = The end of the game
ending-close = See the table
ending-open = How the game went
ending-course = The course of the game
ending-turn = Turn { $n }
ending-turns = Turn
ending-end = End
ending-line = { $name } from { $first } to { $last }
ending-table = As a table
ending-decks = The decks
ending-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

gauge-authority = Authority
gauge-bases = Bases destroyed
gauge-force = The Force
gauge-dial = Death Star dial
gauge-objectives = Objectives destroyed
gauge-units = Units in play
