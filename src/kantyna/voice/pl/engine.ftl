# Messages of the kernel, for every game.

seat-name = Gracz { $number }

# `$you` says what part the reader has in an event: "who" if they did it, "whom" if it was done to them. „Eryk zagrywa” becomes „Zagrywasz”.
you-who = ty
you-whom = ty
doer = { $you ->
    [who] {""}
   *[other] { $who }{" "}
}
whose = { $you ->
    [who] { you-whom }
   *[other] { $who }
}
verb-end = { $you ->
    [who] sz
   *[other] {""}
}

choice-done = Gotowe
choice-decline = Nie, dziękuję
choice-pass = Pas
choice-pick = { $card }
choice-act = { $card }: użyj
event-unpaid = { $who }: { $card }, koszt nieopłacony w całości
choice-answer = { $card }
choice-answer-for = { $card }, dla: { $concerned }
choice-resign = Poddaj się
choice-offer-draw = Zaproponuj remis
choice-accept-draw = Przyjmij remis

ask-interrupt = Możesz odpowiedzieć, zanim to się stanie, albo spasować.
ask-use = { $card }: czy używasz zdolności?
ask-reaction = Możesz odpowiedzieć na to, co się właśnie stało, albo spasować.
ask-forced-order = Kilka rzeczy musi się teraz stać: wybierz, która najpierw.
ask-action = Wykonaj akcję albo spasuj.
ask-either = Wybierz jedno.
ask-either-of = { $card }: wybierz jedno.
ask-any-of = Wybierz, co chcesz zrobić, w dowolnej kolejności.
ask-any-of-of = { $card }: wybierz, co chcesz zrobić, w dowolnej kolejności.

effect-all = { $parts }
    .join = { " i " }
effect-either = albo { $parts }
    .join = { ", albo " }
effect-any-of = { $parts }
    .join = { " i/lub " }
effect-cancel = anuluj efekt
effect-lower = zmniejsz to o { $by }
effect-nothing = nic

refuse-over = Gra jest już zakończona.
refuse-turn = To nie twój ruch. Ruch ma: { $who }.
    .join = { ", " }
refuse-picked = Karta „{ $card }” jest już wybrana.
refuse-draw-out = Nie grasz już w tej partii: o remisie decydują ci, którzy jeszcze grają.
refuse-draw-agreed = Remis już proponujesz lub przyjmujesz; czeka on na pozostałych.
refuse-draw-no-offer = Nikt nie zaproponował remisu; możesz go zaproponować.
refuse-compulsory = To trzeba zrobić. { $question }
refuse-cap = Na tej karcie nie może być tego więcej niż { $n }. { $question }
refuse-ability-timing = { $card }: to nie jest chwila na tę zdolność.
refuse-ability-place = { $card }: stamtąd nie możesz jej użyć.
refuse-ability-event = { $card }: to, co się dzieje, nie dotyczy tej zdolności.
refuse-ability-none = { $card } nie ma takiej zdolności.
refuse-ability-used = { $card }: ta zdolność już odpowiedziała.
refuse-ability-cost = { $card }: nie da się opłacić kosztu.
refuse-ability-target = { $card }: nie ma dla niej dozwolonego obiektu.
refuse-ability-effect = { $card }: nic by teraz nie zrobiła.
refuse-ability-cannot = Nie można teraz użyć karty { $card }: inna karta tego zabrania.
refuse-unfit = { $card }: tej karty nie można tu wybrać. { $question }
refuse-unfit-seat = { $whom }: tej osoby nie można tu wybrać. { $question }
refuse-no-option = Nie ma tu takiej odpowiedzi. { $question }
refuse-ending = Tutaj służy do tego „{ $how }”. { $question }
refuse-question = Czeka inne pytanie. { $question }
refuse-no-copy = { $n ->
    [0] W tej grze nie ma karty „{ $card }”.
    [one] W tej grze jest tylko jedna karta „{ $card }”.
    [few] W tej grze są tylko { $n } karty „{ $card }”.
   *[many] W tej grze jest tylko { $n } kart „{ $card }”.
}

error-game = Nie ma gry { $value }; są: { $known }.
error-format = { $game } nie ma formatu { $value }; są: { $known }.
error-no-decks = W grze { $game } nikt nie przynosi talii; pomiń talie.
error-deck-form = Talii nie można zapisać jako { $value }; można jako: { $known }.
flaw-deck-named = { $name }: { $flaw }
flaw-deck-pairing = na każde miejsce przypada jedna talia, razem { $n }, a nie { $value }
flaw-deck-several = na jedno miejsce przynosi się jedną talię, a nie { $n }
error-deck = Tymi taliami nie można grać: { $flaws }
    .join = { "; " }
error-seats = W formacie { $format } liczba graczy nie może być równa { $value }; możliwe: { $known }.
error-options = Opcje podaje się jako nazwy i wartości, a nie jako { $value }.
error-option = Format { $format } nie ma opcji { $value }; są: { $known }.
error-option-value = Opcja { $option } nie może mieć wartości { $value }; może mieć: { $known }.
error-windows = Okna to jedno z: { $known }, a nie { $value }.
error-seed = Ziarno to liczba całkowita od 0 do 18446744073709551615 albo sekret złożony z 24 liter, cyfr, - i _, a nie { $value }.
error-simulation-seed = Ziarno symulacji to liczba całkowita, a nie { $value }.
error-seat = Przy tym stole nie ma miejsca { $value }; miejsca mają numery od 0 do { $n }.
error-key-type = Wybór podaje się jako obiekt albo jako jego klucz (napis), a nie jako { $value }.
error-key-word = Żaden wybór nie nazywa się { $value }; klucze zaczynają się od: { $known }.
error-key-shape = { $value } nie jest pełnym kluczem: klucz to słowo, a po nim karta, na przykład scout#1, albo gracz, na przykład seat#1, i liczba.
error-undo = Nie ma czego cofnąć: nie było jeszcze żadnego wyboru.
error-rewind = Można wrócić do chwili po 0 do { $n } wyborach, a nie { $value }.
error-position = Taka pozycja nie może stanąć na stole: { $detail }
error-record = Tego zapisu nie da się odtworzyć: { $detail }
error-view-closed = Ten widok jest już zamknięty: czytaj { $value } podczas wyboru albo skopiuj wtedy widok.
error-view = Za tym widokiem nie może stać żaden stół: { $detail }

flaw-version = ma wersję { $value }, a ten program czyta wersję { $n }.
flaw-name = { $what } musi być liczbą całkowitą albo jednym z: { $known }, a nie { $value }.
flaw-impossible = żadna gra nie może do niej doprowadzić: { $detail } Jeśli mimo to jest potrzebna, podaj allow_impossible=True.
flaw-object = { $what } musi być obiektem z nazwami, a nie { $value }.
flaw-list = { $what } musi być listą, a nie { $value }.
flaw-missing = brakuje { $what }.
flaw-unknown-key = w { $where } jest { $value }, co nic nie znaczy; może być: { $known }.
flaw-line = { $what } to numer zasady („SR-016”) albo null, a nie { $value }.
flaw-whole = { $what } musi być liczbą całkowitą od { $least } do { $most }, a nie { $value }.
flaw-active = active musi być miejscem od 0 do { $n }, a nie { $value }.
flaw-card = { $value } nie jest kartą gry { $game }.
flaw-card-elsewhere = na stole w formacie { $format } i z tymi opcjami nie ma karty { $card }.
flaw-copy = nie ma karty { $card }: w grze takich kart jest { $n }, numerowanych od 1.
flaw-twice = { $card } leży w dwóch miejscach: { $first } i { $second }.
flaw-too-many = kart { $card } jest więcej, niż gra ich ma ({ $n }).
flaw-chance = chance to 16 cyfr szesnastkowych albo sekret z 24 znaków, dwukropek i liczba, a nie { $value }.
flaw-seed = seed to liczba całkowita od 0 do 18446744073709551615 albo sekret złożony z 24 liter, cyfr, - i _, a nie { $value }.
flaw-delayed-shape = rzecz odłożoną zapisuje się jako [kiedy, krok], a nie { $value }.
flaw-effect-shape = efekt to lista, która zaczyna się od jego słowa, a nie { $value }.
flaw-effect-word = żaden efekt nie nazywa się { $value }; najbardziej podobne nazwy: { $known }.
flaw-effect-fields = efekt { $value } ma pól: { $n }, a podano: { $given }.
flaw-effect-make = z tego nie da się zrobić efektu: { $value }.
flaw-effect-parts = kilka efektów zapisuje się jako obiekt z listą parts od 1 do { $most } efektów, a nie { $value }.
flaw-selector = { $what } musi mówić, o które karty chodzi, a nie być { $value }.
flaw-step-shape = krok ma do, seat, card i n, a nie { $value }.
flaw-pending-shape = { $value } nie jest oczekującym zdarzeniem.
flaw-lasting-shape = trwały efekt to [stat, card, n, until], a nie { $value }.
flaw-stack = jej stos nie trzyma się całości i nie prowadzi do żadnego pytania.
flaw-spot = { $value } nie jest miejscem na tym stole.
flaw-unseen = niewidocznych kart nie wystarcza na { $value }.
flaw-view = nie ma kształtu widoku.
flaw-effect-many = jest w niej więcej efektów niż { $n } albo są zagnieżdżone głębiej niż { $deep }.
flaw-flag = { $what } musi być true albo false, a nie { $value }.
flaw-word = { $what } musi być słowem złożonym z najwyżej { $n } małych liter, cyfr, odstępów, _ i -, a nie { $value }.
flaw-too-long = { $what } ma { $n } elementów; może mieć najwyżej { $most }.
flaw-winners = winners to różne miejsca, a dopóki gra trwa, żadne; nie { $value }.
flaw-hosts = { $card } jest przez inne karty dołączona do samej siebie.
flaw-off-table = { $value } nie jest kartą, która leży na tym stole.
flaw-picks = { $card } jest wybrana więcej razy, niż pozwala pytanie.
flaw-unseen-owner = niewidoczne karty należą do -1 (nikogo) albo do miejsca, a nie do { $value }.
flaw-unseen-twice = jedna z niewidocznych kart jest wymieniona dwa razy.
error-unsaid = Nie ma tu słów na { $value }.
error-endless = przez { $n } kroków nikt nie dostaje żadnego pytania.
flaw-large = jest dłuższa od każdej rozgrywki ({ $n }).
flaw-position = nie ma takiej postaci, jaką powinna mieć.
flaw-check = zmieniono go albo ucięto po zapisaniu (nie zgadza się check { $value }). Weź go takim, jaki był, albo pomiń check.
flaw-choice-shape = wybór { $n } musi mieć postać [miejsce, klucz], a nie { $value }.
flaw-choice = wybór { $n } nie jest tam możliwy: { $detail }

# Corrections of printed numbers

error-corrections-folder = { $path } musi być plikiem, a jest katalogiem
error-corrections-unreadable = nie można odczytać pliku { $path }
error-corrections-line = { $path }, wiersz { $line }: { $detail }
corrections-game = nie ma gry „{ $value }”; są: { $known }
corrections-table = „{ $value }” musi być tabelą, np. [deckbuilding.x_wing]
corrections-card = nie ma karty „{ $value }”; podobne: { $known }
corrections-name = „{ $value }” nie jest liczbą karty { $card }; są: { $known }
corrections-number = { $name } karty { $card } musi być liczbą całkowitą od 0 do { $most }, a nie { $value }
corrections-list = { $name } karty { $card } musi być listą { $n ->
    [one] 1 liczby całkowitej
   *[other] { $n } liczb całkowitych
} od 0 do { $most }, jak teraz: [{ $printed }]
corrections-reward = { $name } karty { $card } musi być tabelą liczb całkowitych od 0 do { $most }, według nazw: { $known }
corrections-toml = to nie jest TOML; tabela zaczyna się od [deckbuilding.x_wing], a liczba to cost = 3
corrections-utf8 = to nie jest UTF-8
corrections-count-more = liczby kopii się nie zgadzają: talia { $deck } miałaby o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} za dużo
corrections-count-fewer = liczby kopii się nie zgadzają: talia { $deck } miałaby o { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[many] { $n } kart
} za mało
flaw-rules = rozegrano go według innych zasad ({ $value }) niż tutejsze ({ $known }), a według tych { $detail }
flaw-end = jego wybory prowadzą do innego stołu niż ten, przy którym się skończył.
flaw-edition = zapis powstał z innymi poprawkami kart ({ $value }) niż ten stół ({ $known })

# Draws

event-offer-draw = { doer }proponuje{ verb-end } remis
event-accept-draw = { doer }przyjmuje{ verb-end } remis
event-drawn-agreed = Remis: wszyscy się na niego zgodzili ({ $rule })
event-drawn-quiet = Remis: od { $n } tur nie zmieniło się nic, co mogłoby rozstrzygnąć grę ({ $rule })

# Proofs of shuffles
proof-file = To nie jest dowód rozgrywki: { $detail }
proof-position = Nie ma czego dowodzić: ta gra zaczęła się od pozycji, więc nikogo nie wiązały jej tasowania.
proof-number = Nie ma czego dowodzić: ziarno to { $value }, liczba, którą można znaleźć, próbując. Wiąże tylko sekret.
proof-commitment = Sekret ujawniony na końcu ({ $value }) nie ma podanego z nim skrótu: ma { $hash }, a nie { $told }.
proof-promise = Sekret ujawniony na końcu nie jest tym obiecanym: ma skrót { $hash }, a przed rozdaniem podano { $told }.
proof-seed = Kart nie rozdano z tego sekretu i tych wartości: dają one ziarno { $value }, a zapis rozdano z { $seed }.
proof-values = Liczba wartości to { $n }, a liczba miejsc to { $seats }.
proof-value = Wartości { $value }, którą dała ta przeglądarka, nie domieszano dla żadnego z jej miejsc.
proof-journal = Tasowanie { $n } albo to, co zrobiono z kartami przed nim, przebiegło inaczej, niż podano: po { $at } wyborach sekret i zasady prowadzą do czegoś innego.
proof-short = Zapis ma { $n } wyborów, a widziano stół po { $at } wyborach.
proof-seen = Po { $at } wyborach ta przeglądarka widziała w { $zone } inne karty: { $saw } zamiast { $card }.
