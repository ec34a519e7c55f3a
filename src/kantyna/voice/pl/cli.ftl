# Texts of the command line.

cli-about-top = Kantyna: gry karciane co do litery instrukcji, w twojej przeglądarce i w terminalu.
cli-more-help = Każde polecenie objaśnia kantyna POLECENIE --help. Każde przyjmuje --lang pl albo --lang en.
cli-arguments = argumenty

cli-usage-play = kantyna play [--no-browser] [--share] [--port P] | --terminal GRA [--format F] [--seats N] [--seat N] [--bot B] [--deck D] [--seed S] [--option X=Y]
cli-usage-games = kantyna games [--json]
cli-usage-cards = kantyna cards GRA [--json]
cli-usage-rules = kantyna rules [ID] [--coverage [-v]] [--json]
cli-usage-simulate = kantyna simulate GRA [--format F] [--seats N] [--bots A,B] [--decks A,B] [--games N] [--seed S] [--workers W] [--engine E] [--option X=Y] [--json]
cli-usage-replay = kantyna replay PLIK [--at N]

cli-about-play = Stół w przeglądarce albo, z --terminal, gra w terminalu przeciwko botom.
cli-about-games = Jakie są gry, ich formaty i opcje.
cli-about-cards = Karty gry i to, co na nich napisano.
cli-about-rules = Zasady, wiersz po wierszu; z ID: ten jeden wiersz.
cli-about-simulate = Niech boty rozegrają wiele gier; policzymy zwycięstwa.
cli-about-replay = Co się działo w zapisanej grze i do jakiego stołu to doprowadziło.

cli-usage-deck = kantyna deck check PLIK [--format F] [--option X=Y] [--json] | list [--json] | write PLIK [--form text|o8d|json]
cli-about-deck = Sprawdź własną talię, wypisz gotowe talie albo zapisz talię w innej postaci.

cli-meta-game = GRA
cli-meta-file = PLIK

cli-arg-help = pokaż tę pomoc
cli-arg-lang = język: pl albo en (domyślnie język systemu)
cli-arg-json = wypisz jeden dokument JSON zamiast tekstu
cli-arg-game = gra; ich listę podaje kantyna games
cli-arg-terminal = gra w terminalu
cli-arg-format = format (domyślnie pierwszy format gry)
cli-arg-seats = liczba graczy, jeśli format pozwala na różne
cli-arg-option = opcja formatu; ich listę podaje kantyna games; można powtarzać
cli-arg-seed = liczba; to samo ziarno daje te same tasowania (domyślnie za każdym razem nowe)
cli-arg-seat = twoje miejsce, licząc od 0 (domyślnie 0)
cli-arg-bot = kto gra na pozostałych miejscach: pilot, greedy, random, bot z zainstalowanego pakietu albo plik z klasą, jak ./mybot.py:Mine (domyślnie greedy)
cli-arg-id = numer zasady, na przykład SR-031
cli-arg-coverage = w kopii repozytorium: które zasady mają test; kod wyjścia 1, gdy którejś go brak
cli-arg-verbose = z --coverage: każda zasada i jej testy
cli-arg-bots = boty według miejsc, podane jak w --bot; gdy jest ich mniej niż miejsc, powtarzają się po kolei (domyślnie random)
cli-arg-games = ile gier (domyślnie 100, w badaniu 100 000)
cli-arg-workers = ile procesów dzieli się pracą (domyślnie 1); wyniki są te same
cli-arg-engine = który silnik gra: python (domyślnie w symulacji); native, w C, który ma boty random i pilot dla niektórych formatów Star Realms (domyślnie w badaniu); albo gpu, to samo na karcie graficznej NVIDIA; wyniki są te same
cli-arg-file = zapisana gra; - czyta standardowe wejście
cli-arg-action = co zrobić: check (sprawdź), list (wypisz) albo write (zapisz)
cli-arg-deck = talia: plik, - dla standardowego wejścia albo id gotowej talii; ich listę podaje kantyna deck list
cli-arg-decks = talie, które się spotykają, każda podana tak jak w --deck: po jednej na miejsce; gdy jest ich więcej, każda talia jednej strony gra z każdą talią drugiej
cli-arg-form = postać talii: text (domyślnie), o8d albo json
cli-arg-at = zatrzymaj się po tylu wyborach

error-bot = Nie ma bota { $value }; są: { $known }.
error-bot-file = Nie ma pliku { $value }; bota z pliku podaje się tak: ./mybot.py:Mine.
error-bot-python = { $value } nie jest plikiem w Pythonie; bota z pliku podaje się tak: ./mybot.py:Mine.
error-bot-name = W pliku { $file } nie ma { $value }; podaj klasę z tego pliku, jak w ./mybot.py:Mine.
error-bot-class = { $value } tworzy { $kind }, a nie bota; napisz podklasę kantyna.bots.Bot.
error-bot-game = Przeciwnicy wzorcowi grają tylko w Star Realms, nie w { $game }; weź bota pilot albo captain.
error-bot-broken = Bota { $value } nie można wczytać: { $detail }
error-bots = Liczba botów: { $n }, a miejsc: { $seats }; podaj co najmniej jednego bota, a najwyżej po jednym na miejsce.
error-count = { $what } musi być liczbą całkowitą od 1 wzwyż, a nie { $value }.

error-engine = Nie ma silnika { $value }; są: { $known }.
error-pairings = Par talii jest { $n } i co najmniej tyle musi być gier, a nie { $games }.

cli-error-no-command = napisz, co zrobić: { $known }.
cli-error-command = nie ma polecenia { $value }; są: { $known }.
cli-error-arguments = { $detail }
cli-error-unknown-argument = { $command } nie przyjmuje { $value }; zobacz kantyna { $command } --help.
cli-error-no-value = po { $argument } potrzebna jest wartość.
cli-error-extra-value = { $argument } nie przyjmuje wartości.
cli-error-whole = { $argument } musi być liczbą całkowitą od { $least } wzwyż, a nie { $value }.
cli-error-lang = nie ma języka { $value }; są: { $known }.
cli-error-setting = opcję podaje się jako nazwa=wartość, na przykład boxes=2, a nie { $value }.
cli-error-no-game = napisz, która gra: { $known }.
cli-error-no-file = napisz, który plik odtworzyć, albo - dla standardowego wejścia.
cli-error-file = nie można odczytać pliku { $file }: { $reason }.
cli-error-large = { $file } ma ponad { $n } MB; tak duży nie jest żaden zapis gry.
cli-error-json = { $file } to nie JSON; zapis gry daje „save” w grze w terminalu albo Table.record().
cli-error-at = --at musi być od 0 do { $n }, bo tyle jest wyborów w tej grze, a nie { $value }.
cli-error-rule = nie ma zasady { $value }; zasady mają numery { $known }.
cli-error-coverage-id = --coverage dotyczy wszystkich zasad; pomiń { $value }.
cli-error-no-checkout = --coverage czyta testy projektu, a tu ich nie ma: uruchom je w kopii repozytorium.
cli-error-test-file = { $file } nie jest plikiem Pythona, który da się odczytać; najpierw go popraw.

cli-error-no-deck-game = nie ma tu gry, do której gracze przynoszą talie; są: { $known }.
cli-error-no-deck-action = napisz, co zrobić z taliami: { $known }.
cli-error-deck-action = nie ma polecenia kantyna deck { $value }; są: { $known }.
cli-error-no-deck = napisz, która talia: plik, - dla standardowego wejścia albo id gotowej talii.
cli-error-deck-file = nie można odczytać pliku { $file }: { $reason }. Talia to plik albo jedna z gotowych: { $known }.
cli-error-deck-large = { $file } ma ponad { $n } MB; tak duża nie jest żadna talia.
cli-error-deck-text = { $file } to nie tekst w UTF-8; talia to tekst, JSON albo plik .o8d, zapisane w UTF-8.
cli-error-deck = nie można zrozumieć talii { $file }: { $flaws }
    .join = { "; " }

cli-deck-legal = { $file }: talia zgodna z zasadami
cli-deck-illegal = { $file }: talia niezgodna z zasadami, { $n ->
    [one] 1 błąd
    [few] { $n } błędy
   *[many] { $n } błędów
}
cli-deck-secret = tego nie możesz wiedzieć
cli-deck-ready = { $name } ({ $id }) · { $side }{ $ours ->
    [True] { " · " }nasza: w pudełku nie ma gotowej
   *[False] {""}
}
cli-pairing = { $decks }, { $n ->
    [one] 1 remis
    [few] { $n } remisy
   *[many] { $n } remisów
}
cli-deck-wins = { $name }: { $n } ({ $share }%)
cli-deck-rate = { $name }: wygrane gry: { $share }%
cli-format = { $name } ({ $id }), graczy: { $seats }
cli-provenance = [niepotwierdzone: { $provenance ->
    [reconstructed] odtworzone
    [single] tylko jedno źródło
   *[other] { $provenance }
}]
cli-unshowable = (tego nie pokaże żaden program: { $reason })
cli-coverage = { $ledger }: wiersze z testem: { $covered } z { $n }
cli-uncovered = bez testu: { $ids }
cli-no-test = – bez testu
cli-unknown-mark = W żadnym spisie zasad nie ma { $id }, a jest w: { $tests }
cli-simulated = { $game }, { $format }: { $n ->
    [one] 1 gra
    [few] { $n } gry
   *[many] { $n } gier
}, ziarno { $seed }
cli-seat-wins = miejsce { $seat }  { $name }  { $n ->
    [one] 1 zwycięstwo
    [few] { $n } zwycięstwa
   *[many] { $n } zwycięstw
} ({ $share }%)
cli-side-wins = { $name }  wygrane gry: { $share }%, rozpoczęte: { $began }%
cli-draws = { $n ->
    [one] 1 remis
    [few] { $n } remisy
   *[many] { $n } remisów
}
cli-forfeits = { $name }: { $n ->
    [one] 1 gra oddana
    [few] { $n } gry oddane
   *[many] { $n } gier oddanych
}, bo { $why ->
    [crashed] bot przerwał działanie błędem
    [illegal] jego wybór był niedozwolony
   *[stalled] namyślał się za długo
}
cli-pace = średnio tur w grze: { $turns }, wyborów: { $choices }; wyborów na sekundę: { $rate }

# The table in the terminal

cli-letter-blob = B
cli-letter-trade_federation = F
cli-letter-star_empire = I
cli-letter-machine_cult = M
cli-letter-unaligned = –
cli-turn = Tura { $n }: { $who }
cli-you = ty
cli-authority = Autorytet
cli-trade = Handel
cli-combat = Walka
cli-hand = Ręka
cli-deck = Talia Osobista
cli-discard = Odrzucone
cli-bases = Bazy
cli-ships = Okręty w grze
cli-trade-row = Rząd Handlu
cli-trade-deck = Talia Handlu
cli-scrap-heap = Złomowisko
cli-cost = koszt
cli-defense = Obrona
cli-zone-hand = ręka
cli-zone-discard = odrzucone
cli-zone-play = w grze
cli-zone-captured = schwytane
cli-zone-common_reserve = wspólna rezerwa
cli-zone-aside = odłożone
cli-zone-facedown = zakryte karty celu
cli-zone-reinforcements = wsparcie
cli-zone-collection = kolekcja
cli-zone-trade_row = Rząd Handlu
cli-zone-explorers = stos Odkrywców
cli-zone-units = w grze
cli-zone-ships = w grze
cli-zone-base = w grze
cli-zone-galaxy_row = rząd galaktyki
cli-zone-galaxy_row_2 = rząd galaktyki
cli-zone-galaxy_discard = odrzucone z galaktyki
cli-zone-exile = anihilowane
cli-exile = Anihilowane
cli-bases-left = Talia baz
cli-bases-lost = Stracone bazy { $n } z { $of }
cli-base = baza
cli-no-base = brak; nowa zostanie wybrana na początku tury
cli-endures = zostało { $n } z { $most }
cli-used = użyta
cli-attacked = po ataku
cli-waiting = Czeka atak
cli-waits-base = na bazę za { $n }: { $who }
cli-waits-row = { $raid ->
    [sabotage] sabotaż
   *[bounty-hunting] eliminacja
} karty { $card } za { $n } z { $needs }: { $who }
cli-commit = Wyznacz: { $card }
cli-targets = Cele: { $targets }
cli-strength = atak { $n }, potrzeba { $needs }
cli-commits-base = { $who } wyznacza do ataku na bazę: { $cards }
cli-commits-row = { $who } wyznacza do { $raid ->
    [sabotage] sabotażu
   *[bounty-hunting] eliminacji
} karty { $card }: { $cards }
cli-fill-row = do rzędu galaktyki: { $card }, koszt { $cost }
cli-defeated = pokonano
cli-attack-failed = na próżno
cli-team = Drużyna { $n }
cli-team-of = drużyna { $n }
cli-out = nie jest już w grze
cli-offer = Zaoferuj punkty komuś z drużyny …
cli-offer-card = Na którą kartę?
cli-offer-whom = Kto ma ją kupić?
cli-offer-nobody = nikt: to Baza
cli-offer-amount = Ile? Od { $least } do { $most }.
cli-step-no = Wpisz jedno z: { $known }; cokolwiek innego zamyka pytanie.
cli-resign-how = Wpisz poddaj! (albo resign!), jeśli naprawdę chcesz się poddać.
cli-welcome = Wpisz numer wyboru; c i nazwa karty pokazują ją w całości, h pokazuje pomoc. (Ziarno { $seed }.)
cli-turn-end = { $who } kończy turę: { $away ->
    [0] nie ma czego odłożyć
    [one] odkłada kartę
    [few] odkłada { $away } karty
   *[many] odkłada { $away } kart
}, { $drawn ->
    [0] nie ma czego dobrać
    [one] dobiera 1
   *[many] dobiera { $drawn }
}{ $shuffled ->
    [0] { "" }
   *[other] { " " }po przetasowaniu
}
cli-refill = do Rzędu Handlu: { $card }, koszt { $cost }
cli-destroyed = zniszczono
cli-picked = wybrano: { $names }
cli-you-win = Wygrywasz!
cli-drawn = Gra kończy się remisem.
cli-draw-refused = Nie wszyscy chcą remisu. Twoja propozycja obowiązuje do twojego następnego ruchu.
cli-they-win = Wygrywa { $who }.
cli-after-game = Koniec gry: zapisz PLIK ją zapisze, u cofnie twój ostatni wybór, dziennik opowie ją od nowa, q kończy.
cli-game-over = Gra jest już zakończona.
cli-what = Nie rozumiem „{ $value }”; h pokaże, co można wpisać.
cli-what-near = Nie rozumiem „{ $value }”; może chodzi o kartę: { $names }?
cli-what-move = Nie rozumiem ruchu „{ $value }”. Zapytaj np.: dlaczego kup { $card }
cli-none-now = Teraz nie masz takiego ruchu: { $value }.
cli-no-letter = Dopisz literę celu: { $known }.
cli-letter-nowhere = Wiersz { $n } nie ma liter; wpisz { $n }.
cli-no-number = Wpisz numer od 1 do { $n } albo h, żeby zobaczyć pomoc.
cli-attack-how = Napisz, za ile: a 3; gdy przeciwników jest kilku, także kogo: a 3 2 atakuje Gracza 2 za 3.
cli-all-left = { $n ->
    [one] Do zagrania osobno, bo pyta o wybór: { $names }
   *[other] Do zagrania osobno, bo pytają o wybór: { $names }
}
cli-all-none = Nie masz karty ani zdolności, której można użyć bez pytania.
cli-could-buy = coś do kupienia za zasoby ({ $n })
cli-all-nobody = Nie ma już nikogo, kto mógłby to zaatakować.
cli-left-undone = Masz jeszcze: { $moves }. Wpisz koniec jeszcze raz, żeby mimo to zakończyć turę.
cli-no-undo = Nie masz czego cofnąć.
cli-undone = Cofnięto.
cli-why-how = Zapytaj o ruch: dlaczego kup { $card }.
cli-allowed = To wolno: { $move }
cli-card-how = Napisz, jaka karta: c { $card }
cli-no-card = Żadna karta w tej grze nie nazywa się „{ $value }”.
cli-no-card-near = Żadna karta nie nazywa się „{ $value }”. Może: { $names }?
cli-many-moves = Który ruch? { $moves }
cli-many-cards = Która? { $names }
cli-save-how = Napisz, gdzie: zapisz gra.json
cli-save-over = W pliku { $file } jest już zapisana gra; zapisz! { $file } zastąpi ją tą.
cli-save-other = Plik { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
cli-save-failed = Nie można zapisać { $file }: { $reason }
cli-saved = Zapisano w { $file }; kantyna replay pokaże grę jeszcze raz.
cli-help =
    numer            wybierz to
    { $moves }
    u, cofnij        cofnij swój ostatni wybór i to, co potem zrobili inni
    dlaczego RUCH    dlaczego tego nie wolno: dlaczego kup { $card } (też: why, ?)
    ZASADA           co mówi zasada, po numerze: { $rule }
    c, karta NAZWA   co jest napisane na karcie: c { $card }
    t, stół          cały stół
    STOS             co tam leży: { $piles }
    remis            zaproponuj remis; boty zgadzają się, gdy od dawna nic się nie zmienia
    dziennik         wszystko, co się stało (też: log)
    zapisz PLIK      zapisz grę do pliku (też: save); zapisz! PLIK zastąpi inną grę
    poddaj!          poddaj grę (też: resign!)
    q, wyjdź         zakończ program

cli-help-star-realms =
    wszystko         zagraj karty i użyj zdolności, które nic nie kosztują i o nic nie pytają (też: all)
    kup NAZWA        ruch słowami: kup { $card }, zagraj { $card }, koniec
    a 3              zaatakuj tylko za 3 (na liście jest atak z całą siłą)
cli-help-deckbuilding =
    9b               wyznacz atakującego z wiersza 9 przeciw celowi b
    wszystko         zagraj karty i użyj zdolności, które nic nie kosztują i o nic nie pytają (też: all)
    wszystko na bazę wyznacz do ataku na bazę wszystkich, którzy zostali; na kartę z rzędu: wszystko NAZWA
    kup NAZWA        ruch słowami: kup { $card }, zagraj { $card }, rozpatrz baza, koniec
    wyznacz KTO CO   kto co atakuje: wyznacz { $card } baza; tak też karta z atakiem 0, której nie ma na liście
    przydziel CO 2   tylko 2 obrażenia dla tego okrętu albo bazy (na liście jest najwięcej, ile można)
    sabotaż          atak na kartę w rzędzie galaktyki, gdy atakuje Republika albo Rebelia
    eliminacja       taki sam atak, gdy atakują Separatyści albo Imperium
cli-help-card-game =
    zagraj NAZWA     ruch słowami: zagraj { $card }, zaatakuj, nacieraj, pas
    zapłać           zapłać kartami z listy: żetony są rozłożone, a walczący zostają gotowi
    okna             gdzie cię pytać; okna 3 włącza lub wyłącza trzecie okno, okna 3 moje tylko w twojej turze
    okna wszystkie   pytaj w każdym oknie albo już nie
    aż tura          pasuj do twojej następnej tury; aż atak, aż zmiana: do ataku, aż coś się stanie
cli-help-any = wszystko         zagraj karty i użyj zdolności, które nic nie kosztują i o nic nie pytają (też: all)

cli-help-decks = talie            co zostało w taliach, które znasz

cli-words-play = zagraj graj zagrac
cli-words-buy = kup kupic kupuj
cli-words-attack = atak atakuj zaatakuj a
cli-words-use = uzyj uzyc
cli-words-ally = sojusz
cli-words-scrap = zlomuj
cli-words-pay-off = spłać splac
cli-words-commit = wyznacz wyznaczam
cli-words-resolve = rozpatrz rozpatruję
cli-words-assign = przydziel
cli-words-exile = anihiluj
cli-words-discard = odrzuć
cli-words-reward = nagroda nagrodę
cli-words-choose-base = wybierz
cli-words-hit = zadaj uderz
cli-words-repair = napraw
cli-words-take-card = weź
cli-words-base = baza bazę bazie
cli-words-at = na przeciw w kartę karty atak sabotaż eliminacja eliminację
cli-words-end = koniec zakoncz
cli-words-decline = nie
cli-words-zone-discard = odrzucone
cli-words-zone-scrap_heap = złomowisko
cli-words-zone-exile = anihilowane
cli-words-zone-victory = zwycięstwo

cli-command-undo = cofnij
cli-command-why = dlaczego czemu
cli-command-card = karta
cli-command-attack = a
cli-command-all = wszystko
cli-command-draw = remis
cli-command-stops = okna
cli-command-until = aż az
cli-command-decks = talie
cli-command-save = zapisz
cli-command-resign = poddaj resign
cli-command-log = dziennik
cli-command-table = stół
cli-command-help = pomoc
cli-command-quit = wyjdź

cli-os-missing = nie ma takiego pliku albo katalogu
cli-os-forbidden = brak uprawnień
cli-os-folder = to katalog
cli-os-read-only = tam można tylko czytać
cli-os-full = brak miejsca na dysku
cli-os-long = nazwa jest za długa
cli-os-name = to nie jest nazwa pliku
cli-os-port-taken = ten port jest już zajęty

# The server

cli-usage-serve = kantyna serve [--host H] [--port P] [--database URL] [--workers N --bus URL] [--bots N]
cli-about-serve = Stół dla całej sieci: inni dosiadają się z zaproszeniem.
cli-arg-share = wpuść innych z sieci lokalnej: słuchaj tam i pokaż adres oraz kod QR
cli-arg-no-browser = nie otwieraj przeglądarki
cli-arg-port = port, na którym słuchać (8642 albo wolny)
cli-arg-host = adres, na którym słuchać (0.0.0.0: wszyscy w twojej sieci)
cli-arg-database = gdzie trzymać gry, na przykład sqlite:///gry.sqlite albo postgresql://user@host/nazwa (twój własny plik)
cli-serving = Kantyna jest pod adresem { $address } (Ctrl-C kończy; gry zostają zapisane).
cli-serving-already = Kantyna już działa, pod adresem { $address }
cli-error-only-terminal = { $value } idzie w parze z --terminal; w przeglądarce wybierasz to przy rozstawianiu stołu.
cli-error-port = port to liczba od 0 do 65535, a nie { $value }.
cli-shared = Inni w twojej sieci znajdą ją pod adresem { $address }
cli-only-here = Dostęp ma tylko ten komputer. Aby wpuścić innych z twojej sieci: kantyna play --share
cli-error-no-network = --share potrzebuje sieci, a tego komputera nie ma w żadnej. Bez --share gra się tutaj.
cli-error-only-browser = { $value } dotyczy stołu w przeglądarce: pomiń to albo --terminal.
cli-error-listen = nie można słuchać pod adresem { $host }, port { $port }: { $detail }. Wybierz inny przez --port.
cli-error-metrics-port = nie można słuchać pod adresem { $host }, port { $port } (metryki): { $detail }. Wybierz inny przez KANTYNA_METRICS_PORT.
cli-error-database = nie można użyć bazy { $value }: { $detail }. Adres wygląda tak: sqlite:///gry.sqlite albo postgresql://user@host/nazwa.
cli-error-driver = { $value } wymaga sterownika PostgreSQL: pip install 'kantyna[postgres]' albo pip install asyncpg.
cli-arg-processes = ile procesów uruchomić (domyślnie 1)
cli-arg-bot-processes = ile uruchomić procesów, w których myślą boty (domyślnie 1; 0: gdzie indziej działa kantyna bots)
cli-arg-bus = Redis albo Valkey, który przenosi wiadomości między procesami, na przykład redis://localhost:6379; w parze z PostgreSQL
cli-usage-bots = kantyna bots --bus URL [--workers N]
cli-about-bots = Procesy, w których myślą boty dużego serwera.
cli-bots = { $n ->
        [one] Jeden proces czeka na boty (Ctrl-C kończy).
        [few] { $n } procesy czekają na boty (Ctrl-C kończy).
       *[other] { $n } procesów czeka na boty (Ctrl-C kończy).
    }
cli-usage-migrate = kantyna migrate [--database URL]
cli-about-migrate = Utwórz tabele bazy danych albo zaktualizuj tabele starszej Kantyny.
cli-migrated = Baza danych ma wersję { $n } i jest gotowa.
cli-error-needs-bus = { $value } wymaga --bus: kilka procesów rozmawia przez Redis, na przykład --bus redis://localhost:6379.
cli-error-bus-database = --bus wymaga bazy PostgreSQL, a nie { $value }: --database postgresql://user@host/nazwa.
cli-error-no-bus = podaj szynę, na przykład --bus redis://localhost:6379.
cli-error-redis-driver = --bus wymaga pakietu dla Redisa: pip install 'kantyna[redis]' albo pip install hiredis.

# A table drawn in a notebook

show-hidden = { $n ->
    [one] 1 zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}
show-to-move = wybiera
show-winner = wygrywa
show-over = Gra jest już zakończona.
show-zone-trade_deck = Talia Handlu
show-zone-trade_row = Rząd Handlu
show-zone-explorers = Odkrywcy
show-zone-scrap_heap = Złomowisko
show-zone-hand = Ręka
show-zone-deck = Talia Osobista
show-zone-discard = Karty odrzucone
show-zone-play = W grze
show-zone-gone = Poza grą
show-zone-common_reserve = Wspólna rezerwa
show-zone-aside = Odłożone
show-zone-beneath = Pod spodem
show-number-turn = Tura
show-number-active = { "" }
show-number-authority = Autorytet
show-number-trade = Handel
show-number-combat = Walka
show-number-ships_on_top = Okręty na wierzch Talii Osobistej
show-number-discards_owed = Karty do odrzucenia
show-number-out = { "" }
show-number-done = { "" }
show-number-pledged_to = { "" }
show-number-pledged = { "" }
show-number-pledged_for = { "" }

cli-usage-backup = kantyna backup PLIK [--database URL]
cli-about-backup = Pełna kopia bazy w nowym pliku, także podczas pracy serwera.
cli-arg-copy = nowy plik
cli-backup = { $file }: pełna kopia, bajtów: { $n }.
cli-error-no-backup-file = podaj nazwę nowego pliku, na przykład: kantyna backup kopia-gier.sqlite
cli-error-backup-server = { $value } nie jest plikiem SQLite. PostgreSQL ma własne narzędzie: pg_dump.
cli-error-no-database = nie ma bazy { $file }.
cli-error-there-already = { $file } już istnieje; podaj inną nazwę.
cli-error-backup = nie można zapisać { $file }: { $reason }.

cli-words-pay-with = zapłać zaplac płacę place
cli-words-act = użyj uzyj
cli-words-answer = odpowiedz
cli-words-pass = pas pasuję pasuje
cli-words-engage = bitwa
cli-words-attack-with = zaatakuj atakuj
cli-words-defend-with = broń bron
cli-words-strike = nacieraj natrzyj
cli-words-place = połóż poloz
cli-words-mulligan = wymień wymien
cli-words-pick = wskaż wskaz
cli-words-all = wszystkie wszędzie
cli-words-own = moje
cli-words-theirs = cudze
cli-words-until-turn = tura tury
cli-words-until-engagement = atak ataku bitwa
cli-words-until-news = zmiana zmiany
cli-stops-title = Pytanie padnie w oknach ze znakiem × (najpierw w twojej turze, potem w cudzej):
cli-stops-all = Pytanie padnie w każdym oknie. Znaki poniżej zaczną znów działać po: okna wszystkie
cli-stops-how = Napisz „okna” z numerem od 1 do { $n }, ewentualnie z „moje” albo „cudze”, lub „okna wszystkie”.
cli-until-how = Napisz: aż tura, aż atak albo aż zmiana.

cli-usage-verify = kantyna verify PLIK [--hash H] [--json]
cli-about-verify = Czy tasowania skończonej gry wynikają z tego, co podano przed rozdaniem; jeśli nie, kod wyjścia 1.
cli-arg-hash = skrót zanotowany przed rozdaniem kart
cli-error-no-proof = podaj plik: dowód albo zapis, który stół daje po skończonej grze, albo - dla standardowego wejścia.
cli-verify-failed = Nie sprawdzono. { $detail }
cli-verified = Sprawdzono: rozdanie i wszystko po nim (wybory: { $choices }, tasowania: { $shuffles }, losowania: { $draws }) wynika z sekretu, wartości i tutejszych zasad.
cli-verify-promised = Serwer był związany tym sekretem przez skrót zanotowany wcześniej: { $hash }
cli-verify-unpromised = Plik nie mówi, kiedy podano ten skrót; porównaj go z tym, który masz zanotowany (--hash): { $hash }
cli-verify-values = Liczba miejsc, które domieszały wartość: { $n } z { $seats }; serwer sam nie mógł więc wybrać rozdania.
cli-verify-own-value = Jest wśród nich wartość przeglądarki, z której pochodzi ten plik.
cli-verify-no-own-value = Czy to wartości, które dały przeglądarki, wiedzą tylko one.
cli-verify-no-values = Nikt nie domieszał wartości: serwer sam wybrał ziarno, a to pokazuje tylko, że się go trzymał.
cli-verify-seen = Karty są tymi, które przeglądarka widziała; liczba porównanych chwil: { $n }.
cli-verify-unseen = W pliku nie ma tego, co ktokolwiek widział podczas gry.
