# Texts of the browser client.

web-title = Kantyna
web-title-turn = Twoja tura · Kantyna
web-title-table = { $names } · Kantyna
web-loading = Chwileczkę…
web-invited = Czeka na ciebie miejsce przy stole.
web-joining = Zajmujemy miejsce…
web-to-lobby = Do kantyny
web-switch-language = In English
web-close = Zamknij
web-copied = Skopiowano

# The lobby

web-hero = Siadaj i graj.
web-hero-line = Gry karciane co do litery instrukcji: w pojedynkę, przy jednym ekranie albo ze znajomymi.
web-play-bot = Zagraj z botem
web-game = Gra
web-format = Format
web-opponent = Przeciwnik
web-seat-count = Liczba graczy
web-your-name = Twoje imię
web-your-name-hint = Jak cię nazywać?
web-footer = Bez związku z żadnym wydawcą. Wszystkie rysunki są nasze.

web-bot = Bot ({ $bot })
web-bot-greedy = Bot taktyk
web-bot-random = Bot losowy
web-your-faction = Twoja frakcja
web-your-turn = Twoja tura
web-remove = Usuń ten stół
web-remove-sure = Na pewno usunąć?
bot-name-0 = Rdza
bot-name-1 = Trybik
bot-name-2 = Iskra
bot-name-3 = Uszczelka
bot-name-4 = Śrubka
bot-name-5 = Tłok
web-name-twice = { $name } ({ $number })

web-mine = Twoje stoły
web-open = Otwarte stoły
web-open-none = Nikt teraz nie czeka na gracza. Rozstaw stół i zostaw wolne miejsce.
web-watch = Gry, które można oglądać
web-finished = Skończone gry
web-sit = Usiądź
web-return = Wróć do stołu
web-watch-this = Oglądaj
web-replay = Powtórka
web-winner = Zwycięzca
web-free-seat = wolne miejsce
web-just-now = przed chwilą
web-moves = { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}

web-new-table = Nowy stół
web-what = W co gramy
web-seats = Kto gra
web-seat = Miejsce { $number }
web-seat-me = Ja
web-seat-person = Inna osoba
web-seat-name = Imię na miejscu { $number }
web-hot-seat-help = Gracie przy jednym ekranie. Ręka jest zakryta, dopóki następna osoba nie powie, że to ona.
web-person-help = { $n ->
    [one] Dostaniesz link, który wyślesz drugiej osobie.
    [few] Dostaniesz { $n } linki, po jednym dla każdej z pozostałych osób.
   *[many] Dostaniesz { $n } linków, po jednym dla każdej z pozostałych osób.
}
web-bots-help = Gra zacznie się od razu.
web-no-me-help = Będziesz tylko oglądać.
web-public = Stół publiczny
web-public-help = Wolne miejsce może zająć każdy, kto jest w kantynie.
web-options = Zasady do uzgodnienia
web-options-changed = { $n ->
    [0] jak zwykle
    [one] { $n } zmieniona
    [few] { $n } zmienione
   *[many] { $n } zmienionych
}
web-set-table = Rozstaw stół
web-value-at_once = Od razu
web-value-next_turn = Na początku następnej tury

web-load = Wczytaj grę
web-load-help = Zapis wcześniejszej gry: do obejrzenia albo do dalszej gry.
web-load-choose = Wybierz plik

# The prompt line

web-prompt-turn = Twoja tura: { $question }
web-prompt-asked = Pytanie do ciebie: { $question }
web-prompt-other = { $name }: { $question }
web-prompt-theirs = Ruch ma { $name }.
web-prompt-thinking = { $name } myśli
web-prompt-away = { $name }: chwilowo poza stołem. Gra czeka.
web-waiting-people = { $n ->
    [one] Czekamy, aż usiądzie druga osoba.
    [few] Czekamy, aż usiądą jeszcze { $n } osoby.
   *[many] Czekamy, aż usiądzie jeszcze { $n } osób.
}
web-invited-by = { $name } zaprasza cię do gry.
web-invites = { $n ->
    [one] Zaproś jedną osobę
    [few] Zaproś { $n } osoby
   *[many] Zaproś { $n } osób
}
web-invite-here = Ten link działa tylko na tym komputerze. Aby mogli dołączyć inni z twojej sieci, uruchom stół poleceniem:
web-show-code = Kod QR
web-code-of = Kod QR: { $link }
web-until-turn = Do mojej tury
web-seat-waits = Przy tym stole jest wolne miejsce.
web-invite-link = Link z zaproszeniem
web-copy-invite = Kopiuj zaproszenie
web-cover = Teraz { $name }. Ręka jest zakryta.
web-cover-show = { $name } to ja, pokaż moją rękę
web-over-you = Wygrywasz!
web-over-other = { $n ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają { $names }.
}
web-shuffles-proven = Tasowania sprawdzone
web-shuffles-kept-to = Tasowania sprawdzone częściowo
web-shuffles-unchecked = Nie udało się sprawdzić tasowań
web-shuffles-broken = Tasowania niesprawdzone
web-shuffles-bound = Tasowania tego stołu wiąże sekret o tym skrócie. Możesz go zanotować; przeglądarka robi to za ciebie.
web-shuffles-promised = Zanim rozdano pierwszą kartę, serwer związał się sekretem o skrócie { $hash }. Sekret ujawniony na końcu ma właśnie ten skrót.
web-shuffles-promised-late = Ta przeglądarka poznała skrót { $hash } dopiero po rozdaniu. Sekret ujawniony na końcu ma właśnie ten skrót, więc od tamtej chwili nic nie zmieniono.
web-shuffles-value = Potem domieszano wartość twojej przeglądarki: { $value }. Serwer sam nie mógł więc wybrać rozdania; nie mógł też żaden gracz, bo nikt nie znał sekretu.
web-shuffles-no-value = Domieszano wartości innych miejsc, ale nie tej przeglądarki, więc nie wie ona, czy ich nie dobrano.
web-shuffles-no-values = Nikt nie domieszał wartości: serwer sam wybrał ziarno, a to pokazuje tylko, że się go trzymał.
web-shuffles-recomputed = Każde tasowanie i każde losowanie przeliczono tu z sekretu i wartości; są takie, jak podano. Tasowania: { $shuffles }. Losowania: { $draws }.
web-shuffles-seen = Wszystkie karty, które widziała ta przeglądarka, leżą tam, gdzie położyły je te tasowania. Porównane chwile: { $n }.
web-shuffles-unseen = Ta przeglądarka nie zapamiętała niczego, co widziała, więc nie mogła porównać żadnej karty.
web-shuffles-unexplained = Tego, co wyjaśniają tylko zasady, na przykład przeszukania talii albo kolejności kart przed pierwszym tasowaniem, strona nie może ocenić. Takich przypadków: { $n }.
web-shuffles-not-proven = Nie jest dowiedzione: że serwer nie dobierał wartości razem z innym graczem, zwłaszcza z tym, kto usiadł ostatni; że nie przerywał gier, których rozdanie mu się nie podobało; że nikomu nie zdradził tego, co zakryte; że uczciwa jest ta strona, która pochodzi z tego samego serwera.
web-shuffles-verify = Jeśli nie chcesz nikomu ufać, zapisz dowód i sprawdź go własną Kantyną: kantyna verify PLIK. Rozegra ona całą grę ponownie według zasad, których ta strona nie zna, sprawdzi więc i to, jak karty leżały przed każdym tasowaniem.
web-shuffles-save = Zapisz dowód
web-shuffles-broken-promise = Sekret ujawniony na końcu ({ $secret }) nie ma skrótu, który ta przeglądarka poznała najpierw ({ $hash }).
web-shuffles-broken-value = Wartości tej przeglądarki ({ $value }) nie domieszano.
web-shuffles-broken-bot = Domieszano wartość ({ $value }) w imieniu bota, a boty żadnej nie mają.
web-shuffles-broken-seed = Ziarno rozdania ({ $seed }) nie wynika z sekretu i wartości.
web-shuffles-broken-shuffle = Tasowanie { $n } nie jest tym, które wynika z sekretu i wartości.
web-shuffles-broken-draw = Losowanie { $n } nie jest tym, które wynika z sekretu i wartości.
web-shuffles-broken-seen = Po { $at } wyborach ta przeglądarka widziała inne karty, niż podaje dowód. Widziała { $saw } w { $zone }, a dowód ma tam { $card }.
web-shuffles-broken-journal = To, co stół podaje o swoich tasowaniach, jest sprzeczne.
web-over-nobody = Remis: nikt nie wygrywa.
web-record-ends = Tu kończy się zapis.
web-rematch = Rewanż
web-rematch-join = { $name } chce rewanżu: dołącz
web-seat-kept = Przy tym stole czeka twoje miejsce.
web-rule = Pokaż zasadę { $rule }

# Around the table

web-tools = Narzędzia
web-undo = Cofnij
web-undo-hint = Cofnij: od razu, bez pytania innych
web-undo-ask = Poproś o cofnięcie
web-undo-ask-hint = Poproś o cofnięcie: inni muszą się zgodzić
web-undo-here = Wróć do tej chwili
web-undo-asked = Prosisz o powrót do ruchu { $to }. Czekamy na odpowiedź.
web-undo-wish = { $name } chce wrócić do ruchu { $to }.
web-undo-allow = Zgoda
web-undo-refuse = Nie
web-undo-withdraw = Wycofaj prośbę
web-undo-look = Zobacz
web-draw-offer = { $name } proponuje remis.
web-draw-offered = Chcesz remisu. Czekamy na pozostałych; następny ruch cofa twoje słowo.
web-resign = Poddaj się
web-resign-sure = Na pewno?
web-you-watch = Oglądasz
web-watching = { $n ->
    [one] { $n } osoba ogląda
    [few] { $n } osoby oglądają
   *[many] { $n } osób ogląda
}
web-lost = Nie ma połączenia. Próbujemy dalej…
web-link-connecting = Łączenie
web-link-open = Połączono
web-link-lost = Brak połączenia
web-link-closed = Brak połączenia
web-no-table = Nie ma takiego stołu.

web-table-heading = { $game }, { $format }: { $names }
web-pace-calm = Boty: spokojnie
web-pace-quick = Boty: szybko
web-pace-at-once = Boty: od razu

# Keys

web-keys = Klawisze
web-key-digits = zagraj tę kartę z ręki, weź to, co świeci, albo wybierz tę odpowiedź
web-key-arrows = od karty do karty
web-key-tab = do następnej rzeczy, którą można zrobić
web-key-enter = zrób to
web-key-why = na karcie: dlaczego nie mogę? Gdzie indziej: te klawisze
web-key-end = zakończ turę
web-key-until = pomiń ruchy botów aż do swojej tury
web-key-stops = kiedy cię pytać (w grach, które mają okna)
web-key-undo = cofnij
web-key-replay = w powtórce: przez każdy wybór, także przez pasy
web-key-escape = zamknij to, co otwarte
web-key-help = te klawisze

web-side = Przebieg gry i rozmowa
web-close-side = Zamknij panel
web-log = Przebieg
web-chat = Rozmowa
web-chat-empty = Jeszcze nikt nic nie powiedział.
web-chat-write = Powiedz coś
web-chat-send = Wyślij
web-chat-table = Stół
web-chat-team = Drużyna
web-chat-to = Do kogo
web-chat-write-team = Powiedz coś drużynie
web-chat-team-line = (drużyna)
web-chat-players = Pisać tu mogą tylko osoby, które siedzą przy stole.
web-mute = Wycisz: { $name }
web-muted = { $name }: wyciszono.
web-unmute = Słuchaj znowu

# The replay bar

web-replay-bar = Powtórka
web-replay-first = Na początek
web-replay-back = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Zatrzymaj
web-replay-speed = Tempo: { $n }×
web-replay-slider = Ruch
web-replay-at = Ruch { $at } z { $n }
web-replay-live = Teraz
web-replay-end = Na koniec
web-replay-more = Więcej
web-replay-close = Zamknij powtórkę
web-play-on = Graj dalej od tej chwili
web-play-on-seat = Grasz jako
web-play-on-bot = Pozostali
web-play-on-start = Graj dalej od ruchu { $at }
web-share = Kopiuj link
web-download = Pobierz zapis

# Errors

web-error-unreachable = Serwer nie odpowiada.
web-error-status = Serwer odmówił ({ $status }).
web-error-unknown = Coś poszło tu nie tak. Jeśli to nie minie, odśwież stronę.
web-error-no-record = { $file } nie jest zapisem gry.
web-erase = Zapomnij o mnie
web-erase-ask = Twoje imię, wypowiedzi, talie i stoły znikną na zawsze. Tam, gdzie siedzą też inni, poddasz grę, a twoje miejsce będzie niczyje. Usunąć?
web-erase-not = Zostaw wszystko
