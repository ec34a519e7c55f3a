### A study of many games: the command, and the page that it writes.

cli-usage-study = kantyna study star-realms [--games N] [--policy P] [--seed S] [--threads T] [--engine native|gpu] [--option X=Y] [--out PLIK]
cli-about-study = Rozegraj w C bardzo wiele gier i zapisz stronę o kartach, pierwszym graczu i długości gier.
cli-arg-policy = kto gra na obu miejscach: random, eager (kończy turę dopiero, gdy nic innego nie zostało) albo greedy (kupuje to, co drogie, atakuje wszystkim); domyślnie eager
cli-arg-threads = ile wątków dzieli się pracą (domyślnie 1); wyniki są te same
cli-arg-out = strona, jeden plik HTML (domyślnie study.html); zastąpi wcześniejszą stronę, ale żadnego innego pliku
cli-studied = { $file }: { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[many] { $n } gier
} w { $seconds } s
cli-error-study-game = badać można tylko { $known }, a nie { $value }.
cli-error-study-engine = badanie rozgrywa { $known }, a nie { $value }.
cli-error-study-file = nie można zapisać pliku { $file }: { $reason }.
cli-error-study-other = { $file } nie jest stroną badania i zostaje, jak jest; podaj inny plik w --out.
error-native-study-policy = Nie ma strategii { $value } do badania; są: { $known }.

study-policy-random = random (każdy wybór jest tak samo prawdopodobny)
study-policy-eager = eager (losowo, ale nikt nie kończy tury, póki może zrobić coś innego)
study-policy-greedy = greedy (zagrywa wszystko, co może, kupuje to, co drogie, atakuje wszystkim)
study-title = { $game }: badanie pojedynku
study-facts = Liczba gier: { $games }; obaj gracze: { $policy }; ziarno { $seed }. Wszystkie przedziały są 95-procentowe (Wilsona). Tę stronę tworzy od nowa polecenie:
study-first-title = Kto zaczyna
study-first = Kto zaczyna, wygrywa { $share } gier ({ $interval })
study-draws = Remisy, które nie liczą się nikomu: { $n }
study-lengths-title = Długość gier, w turach obu graczy
study-lengths = Średnio { $mean } tury; połowa gier najwyżej { $median }, najdłuższa { $most }.
study-paces-title = Handel i Walka w kolejnych własnych turach gracza
study-paces = Ile dają średnio karty w pierwszej turze gracza, w drugiej i tak dalej; liczą się gracze, którzy do niej doszli.
study-paces-cross = Od { $n }. własnej tury Walki jest więcej niż Handlu.
study-cards-title = Karty według tego, kiedy je kupiono
study-cards = Ilu wygrało spośród graczy, którzy w tej części gry kupili lub pozyskali co najmniej jeden egzemplarz. Zwiadowców i Żmij kupić nie można.
study-cards-care = Odsetek nie dowodzi, że to zasługa karty: drogie karty kupuje ten, kto ma dużo Handlu, a późno tylko ten, kto jeszcze gra. Kto kupił kartę w dwóch częściach gry, liczy się w obu. Nagłówek kolumny sortuje według niej, a to, co kupiło mniej niż { $n } graczy, stoi na końcu; kreska w komórce to przedział, między 10 a 90%, pośrodku 50%.
study-card = Karta
study-cost = Koszt
study-early = Wcześnie (własne tury { $turns })
study-middle = W środku ({ $turns })
study-late = Późno ({ $turns })
study-bought = z { $n }
