# The last turn of each player, and the end of the game

story-last-turns = Ostatnie tury pozostałych
story-nothing = Bez zagrań

ending-title = Koniec gry
ending-close = Zobacz stół
ending-open = Jak było
ending-course = Przebieg gry
ending-turn = Tura { $n }
ending-turns = Tura
ending-end = Koniec
ending-line = { $name } od { $first } do { $last }
ending-table = W liczbach
ending-decks = Talie
ending-deck = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}

gauge-authority = Autorytet
gauge-bases = Zniszczone bazy
gauge-force = Moc
gauge-dial = Tarcza Gwiazdy Śmierci
gauge-objectives = Zniszczone cele
gauge-units = Jednostki w grze
