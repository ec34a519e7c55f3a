# Abilities of The Card Game: texts for cards, timings, costs and effects.

point-this = { $form ->
    [acc] tę kartę
    [gen] tej karty
    [loc] tej karcie
   *[other] ta karta
}
point-host = { $form ->
    [acc] ulepszoną kartę
    [gen] ulepszonej karty
    [loc] ulepszonej karcie
   *[other] ulepszona karta
}
point-targeted = { $form ->
    [acc] wybraną kartę
    [gen] wybranej karty
    [loc] wybranej karcie
   *[other] wybrana karta
}
point-first-target = { $form ->
    [acc] pierwszą wybraną kartę
    [gen] pierwszej wybranej karty
    [loc] pierwszej wybranej karcie
   *[other] pierwsza wybrana karta
}
point-second-target = { $form ->
    [acc] drugą wybraną kartę
    [gen] drugiej wybranej karty
    [loc] drugiej wybranej karcie
   *[other] druga wybrana karta
}
point-each-target = { $form ->
    [acc] każdą wybraną kartę
    [gen] każdej wybranej karty
    [loc] każdej wybranej karcie
   *[other] każda wybrana karta
}
# As in the Polish rulebook: a target (SWLCG-656) is „wybrany”, something merely chosen is „wskazane”.
point-each-chosen = { $form ->
    [acc] każdą wskazaną kartę
    [gen] każdej wskazanej karty
    [loc] każdej wskazanej karcie
   *[other] każda wskazana karta
}
point-chosen = { $form ->
    [acc] wskazaną kartę
    [gen] wskazanej karty
    [loc] wskazanej karcie
   *[other] wskazana karta
}
point-concerned = { $form ->
    [acc] tamtą kartę
    [gen] tamtej karty
    [loc] tamtej karcie
   *[other] tamta karta
}
point-engaged = { $form ->
    [acc] atakowaną kartę celu
    [gen] atakowanej karty celu
    [loc] atakowanej karcie celu
   *[other] atakowana karta celu
}

which = { $body }
which-every = { $form ->
    [acc] każdą { $body }
    [gen] każdej { $body }
    [loc] każdej { $body }
    [many] wszystkie { $body }
    [ofmany] wszystkich { $body }
   *[other] każda { $body }
}
which-body = { $qualities }{ $nouns }{ $traits }{ $tails }
    .join = { "" }
which-or = { $parts }
    .join = { " lub " }
which-pointed = { $point } (jeśli jest to { $rest })
which-traits = { $n ->
    [0] { "" }
   *[other] { " " }o cesze { $traits }
}
    .join = { " lub " }
which-nouns = { $nouns }
    .join = { " lub " }
which-noun = { $form ->
    [acc] { which-noun-acc }
    [gen] { which-noun-gen }
    [loc] { which-noun-loc }
    [many] { which-noun-gen }
    [ofmany] { which-noun-ofmany }
   *[other] { which-noun-one }
}
which-noun-one = { $what ->
    [unit] jednostka
    [objective] karta celu
    [enhancement] karta ulepszenia
    [event] karta wydarzenia
    [fate] karta losu
    [affiliation] karta stronnictwa
   *[card] karta
}
which-noun-acc = { $what ->
    [unit] jednostkę
    [objective] kartę celu
    [enhancement] kartę ulepszenia
    [event] kartę wydarzenia
    [fate] kartę losu
    [affiliation] kartę stronnictwa
   *[card] kartę
}
which-noun-gen = { $what ->
    [unit] jednostki
    [objective] karty celu
    [enhancement] karty ulepszenia
    [event] karty wydarzenia
    [fate] karty losu
    [affiliation] karty stronnictwa
   *[card] karty
}
which-noun-loc = { $what ->
    [unit] jednostce
    [objective] karcie celu
    [enhancement] karcie ulepszenia
    [event] karcie wydarzenia
    [fate] karcie losu
    [affiliation] karcie stronnictwa
   *[card] karcie
}
which-noun-ofmany = { $what ->
    [unit] jednostek
    [objective] kart celu
    [enhancement] kart ulepszeń
    [event] kart wydarzeń
    [fate] kart losu
    [affiliation] kart stronnictwa
   *[card] kart
}
which-on-this = { " " }na tej karcie
which-cheapest = { " " }o najniższym wydrukowanym koszcie spośród będących w grze
# „swój” refers to the subject: use it only where the subject is the player, and never in the nominative.
which-own = { " " }pod { $whose ->
    [yours] twoją
   *[own] { $form ->
        [one] twoją
        [many] twoją
       *[other] swoją
    }
} kontrolą
which-of = { " " }stronnictwa { affiliation-gen }
# The affiliation in the genitive; $of is its id.
affiliation-gen = { $of ->
    [rebel_alliance] Sojuszu Rebeliantów
    [smugglers_and_spies] Przemytników i Szpiegów
    [sith] Sithów
    [imperial_navy] Marynarki Imperialnej
    [scum_and_villainy] Szumowin i Nikczemników
   *[other] { $affiliation }
}
which-titled = { " " }o nazwie { $card }
which-cost-at-least = { " " }o wydrukowanym koszcie co najmniej { $n }
which-at-most-cost = { " " }o wydrukowanym koszcie najwyżej { $n }
which-without-trait = { " " }bez cechy { $trait }
which-not-type = { " " }{ $form ->
    [acc] inną niż
    [gen] innej niż
    [loc] innej niż
    [many] inne niż
    [ofmany] innych niż
   *[other] inna niż
} { $what }
which-not-chosen = { " " }{ $form ->
    [acc] niewskazaną
    [gen] niewskazanej
    [loc] niewskazanej
    [many] niewskazane
    [ofmany] niewskazanych
   *[other] niewskazana
}
which-not-shielded = { " " }bez żetonu osłon
which-not-limited = { " " }bez słowa kluczowego „ograniczenie”
which-not-participating = { " " }nieuczestnicząca w bitwie
which-other-than = { " " }{ $form ->
    [acc] inną niż
    [gen] innej niż
    [loc] innej niż
    [many] inne niż
    [ofmany] innych niż
   *[other] inna niż
} { $what }
such-friendly = { $form ->
    [acc] przyjazną{ " " }
    [gen] przyjaznej{ " " }
    [loc] przyjaznej{ " " }
    [many] przyjazne{ " " }
    [ofmany] przyjaznych{ " " }
   *[other] przyjazna{ " " }
}
such-enemy = { $form ->
    [acc] wrogą{ " " }
    [gen] wrogiej{ " " }
    [loc] wrogiej{ " " }
    [many] wrogie{ " " }
    [ofmany] wrogich{ " " }
   *[other] wroga{ " " }
}
such-participating = { $form ->
    [acc] uczestniczącą{ " " }
    [gen] uczestniczącej{ " " }
    [loc] uczestniczącej{ " " }
    [many] uczestniczące{ " " }
    [ofmany] uczestniczących{ " " }
   *[other] uczestnicząca{ " " }
}
such-attacking = { $form ->
    [acc] atakującą{ " " }
    [gen] atakującej{ " " }
    [loc] atakującej{ " " }
    [many] atakujące{ " " }
    [ofmany] atakujących{ " " }
   *[other] atakująca{ " " }
}
such-defending = { $form ->
    [acc] broniącą się{ " " }
    [gen] broniącej się{ " " }
    [loc] broniącej się{ " " }
    [many] broniące się{ " " }
    [ofmany] broniących się{ " " }
   *[other] broniąca się{ " " }
}
such-exhausted = { $form ->
    [acc] wyczerpaną{ " " }
    [gen] wyczerpanej{ " " }
    [loc] wyczerpanej{ " " }
    [many] wyczerpane{ " " }
    [ofmany] wyczerpanych{ " " }
   *[other] wyczerpana{ " " }
}
# Not „uszkodzona”: it may be a character.
such-damaged = { "" }
which-damaged = { " " }z obrażeniami
such-shielded = { $form ->
    [acc] osłoniętą{ " " }
    [gen] osłoniętej{ " " }
    [loc] osłoniętej{ " " }
    [many] osłonięte{ " " }
    [ofmany] osłoniętych{ " " }
   *[other] osłonięta{ " " }
}
such-committed = { $form ->
    [acc] przydzieloną do Mocy{ " " }
    [gen] przydzielonej do Mocy{ " " }
    [loc] przydzielonej do Mocy{ " " }
    [many] przydzielone do Mocy{ " " }
    [ofmany] przydzielonych do Mocy{ " " }
   *[other] przydzielona do Mocy{ " " }
}
such-unique = { $form ->
    [acc] unikatową{ " " }
    [gen] unikatowej{ " " }
    [loc] unikatowej{ " " }
    [many] unikatowe{ " " }
    [ofmany] unikatowych{ " " }
   *[other] unikatowa{ " " }
}

icon-unit-damage = { icon-count } obrażeń jednostek
icon-tactics = { icon-count } taktyki
icon-blast = { icon-count } obrażeń wybuchowych
icon-edge-unit-damage = { icon-count } obrażeń jednostek { icon-edge }
icon-edge-tactics = { icon-count } taktyki { icon-edge }
icon-edge-blast = { icon-count } obrażeń wybuchowych { icon-edge }
icon-edge = { $n ->
    [one] aktywowany
    [few] aktywowane
   *[other] aktywowanych
} dzięki przewadze
icon-count = { $n ->
    [one] 1 symbol
    [few] { $n } symbole
   *[other] { $n } symboli
}

ability-action = Akcja: { $moment }{ $count ->
    [0] { "" }
   *[other] ,{ " " }
}{ $does }.{ ability-limit }
    .join = { "; " }
ability-interrupt = Zakłócenie: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-reaction = Reakcja: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-forced-interrupt = Wymuszone zakłócenie: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-forced-reaction = Wymuszona reakcja: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-fate = { $parts }{ $count ->
    [0] { "" }
   *[other] ,{ " " }
}{ $does }
    .join = { "; " }
ability-limit = { $limit ->
    [1] { " " }Raz na turę.
    [2] { " " }Najwyżej jedna taka karta na gracza i turę.
   *[0] { "" }
}
ability-price = { $price }, aby to zrobić: { $does }
    .join = { "; " }
ability-moment = { $parts }
    .join = { ", " }

if-with-balance = { $side ->
    [light] jeśli równowaga Mocy jest po jasnej stronie
   *[dark] jeśli równowaga Mocy jest po ciemnej stronie
}
if-in-phase = jeśli trwa faza { $phase ->
    [1] równowagi
    [2] odpoczynku
    [3] dobierania
    [4] wystawiania
    [5] konfliktu
   *[6] Mocy
}
if-your-turn = jeśli trwa twoja tura
if-in-engagement = jeśli trwa bitwa
if-fate-placed = jeśli w tej bitwie na twój stos przewagi trafiła karta losu
if-you-attack = jeśli jesteś atakującym graczem
if-takes-part = { $how ->
    [attacking] jeśli atakuje
   *[any] gdy ta karta uczestniczy w bitwie
}
if-there = { $n ->
    [1] jeśli w grze jest { $one }
   *[other] jeśli w grze jest co najmniej { $n } { $ofmany }
}

after-turn-begins = { $who ->
    [you] po tym jak zacznie się twoja tura
    [side] po tym jak zacznie się twoja tura
    [opponent] po tym jak zacznie się tura przeciwnika
   *[anybody] po tym jak zacznie się tura
}
after-refreshed = { $who ->
    [you] po tym jak odpoczniesz
   *[anybody] po tym jak gracz odpocznie
}
after-refresh-ends = { $who ->
    [you] po tym jak skończy się twoja faza odpoczynku
   *[anybody] po tym jak skończy się faza odpoczynku
}
after-draw-begins = { $who ->
    [you] po tym jak zacznie się twoja faza dobierania
   *[anybody] po tym jak zacznie się faza dobierania
}
after-focus-to-strike = po tym jak { $one } zostanie skupiona do natarcia
after-entered = po tym jak { $one } wejdzie do gry
after-played = { $who ->
    [you] po tym jak zagrasz { $acc }
    [opponent] po tym jak przeciwnik zagra { $acc }
   *[anybody] po tym jak gracz zagra { $acc }
}
when-play = { $who ->
    [you] kiedy zagrywasz { $acc }
    [opponent] kiedy przeciwnik zagrywa { $acc }
   *[anybody] kiedy gracz zagrywa { $acc }
}
when-pricing = { $who ->
    [you] kiedy zagrywasz { $acc }, przed zapłaceniem kosztu
    [opponent] kiedy przeciwnik zagrywa { $acc }, przed zapłaceniem kosztu
   *[anybody] kiedy gracz zagrywa { $acc }, przed zapłaceniem kosztu
}
after-damage-by = po tym jak { $by_one } zada obrażenia { $loc }
after-destroy = po tym jak { $one } zostanie zniszczona
after-attackers = po tym jak { $one } zostanie zadeklarowana jako atakująca
after-attackers-by = po tym jak { $by_one } zostanie zaatakowana { $who ->
    [you] przez ciebie
    [opponent] przez przeciwnika
   *[anybody] przez gracza
}
after-defenders = po tym jak { $one } zostanie zadeklarowana jako obrońca
after-declared = po tym jak { $one } zostanie zadeklarowana jako atakująca lub obrońca
after-edge-won = { $who ->
    [you] po tym jak wygrasz walkę o przewagę
   *[anybody] po tym jak gracz wygra walkę o przewagę
}
after-unopposed = po tym jak { $one }, atakując, przetrwa bitwę bez oporu
when-interrupted = kiedy używane jest inne zakłócenie
after-struck = po tym jak { $one } przeprowadzi natarcie
after-survived = po tym jak { $one } przetrwa bitwę
after-commit = po tym jak { $one } zostanie przydzielona do Mocy
after-generate = po tym jak { $one } stworzy punkty zasobów
after-readied = po tym jak { $one } przestanie być wyczerpana
after-damage-removed = po tym jak z { $gen } zostaną usunięte obrażenia
after-capture = po tym jak schwytasz z gry { $acc }
when-destroy = kiedy { $one } zostaje zniszczona
when-leave = kiedy { $one } opuszcza grę
when-damage = kiedy { $one } ma otrzymać obrażenia
when-placed-damage = kiedy na { $acc } mają trafić obrażenia

effect-move-damage = przenieś { damage-count } z { $from_gen } na { $to_acc }
effect-deal = zadaj { damage-count } { $loc }
damage-count = { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
from-it = { $points ->
    [chosen] ze { $gen }
   *[other] z { $gen }
}
effect-heal = { $n ->
    [99] usuń wszystkie obrażenia { from-it }
   *[other] usuń { damage-count } { from-it }
}
effect-exhaust = umieść { focus-count } na { $loc }
focus-count = { $n ->
    [one] 1 żeton skupienia
    [few] { $n } żetony skupienia
   *[other] { $n } żetonów skupienia
}
effect-ready = { $n ->
    [99] usuń wszystkie żetony skupienia { from-it }
   *[other] usuń { focus-count } { from-it }
}
effect-give-shield = umieść 1 żeton osłon na { $loc }
effect-give-second-shield = umieść 1 żeton osłon na { $loc }, nawet jeśli już jakiś ma
effect-destroy = zniszcz { $acc }
effect-discard-in-play = odrzuć z gry { $acc }
effect-back-to-hand = { $one } wraca na rękę właściciela
effect-take-control = weź pod swoją kontrolę { $acc }
effect-remove-from-engagement = usuń z bitwy { $acc }
effect-trade-places = wycofaj z bitwy { $first_acc }, a na jej miejsce wprowadź do bitwy { $second_acc }, o ile możliwe jest jedno i drugie
effect-under-decks = odłóż { $acc } na spód talii dowództwa jej właściciela, w losowej kolejności
effect-gain-icons = { $one } zyskuje { $icons } do { until-end }
    .join = { " i " }
effect-forbid = { $one } nie może zostać zadeklarowana { $what ->
    [attack] jako atakująca
    [defend] jako obrońca
   *[other] ani jako atakująca, ani jako obrońca
} do { until-end }
until-end = { $until ->
    [strike-end] końca tego natarcia
    [engagement-end] końca tej bitwy
    [phase-end] końca fazy
   *[turn-end] końca tury
}
effect-restart-edge = unieważnij tę walkę o przewagę: nikt jej nie wygrywa, pozostałe karty losu nie działają, obaj gracze odrzucają swoje stosy przewagi i zaczyna się nowa walka o przewagę
effect-turn-engagement = atakujący prowadzą bitwę przeciwko tej karcie celu zamiast tamtej
effect-to-hand-instead = { $one } trafia na rękę właściciela zamiast na stos kart odrzuconych
effect-prevent-damage = zapobiegnij { $n } z tych obrażeń
effect-deflect-damage = przekieruj { $n } z tych obrażeń na { $acc }
effect-from-discard = umieść w grze { $acc } ze swojego stosu kart odrzuconych
effect-search-objectives = przejrzyj swoją talię celów, umieść z niej w grze 1 kartę celu (jeśli chcesz) i potasuj talię
effect-cleanse = odrzuć dowolną liczbę żetonów i kart ulepszeń znajdujących się na { $loc }
effect-draw-cards = dobierz { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
effect-put-from-hand = umieść w grze { $acc } ze swojej ręki
effect-put-this = { $joins ->
    [yes] umieść tę kartę z ręki w grze; uczestniczy ona w bitwie po twojej stronie
   *[no] umieść tę kartę w grze { $place ->
        [discard] ze swojego stosu kart odrzuconych
        [aside] z miejsca, w którym leży odłożona
       *[hand] z ręki
    }
}
top-cards = { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[other] { $n } wierzchnich kart
}
effect-reveal-top = odkryj { top-cards } swojej talii dowództwa; na rękę trafia spośród nich { $one }, a pozostałe trafiają pod talię w dowolnej kolejności
effect-if-you-do = { $first }; jeśli to zrobisz, { $rest }
effect-cancel-interrupt = anuluj efekty tego zakłócenia
effect-move-dial = przesuń tarczę Gwiazdy Śmierci do przodu o { $n }
effect-turn-back-dial = cofnij tarczę Gwiazdy Śmierci o { $n }, najdalej do 1
effect-target-cards = { $most ->
    [one] wybierz { $acc }
   *[other] wybierz do { $most } { $ofmany }
}
effect-target-each = wybierz { $parts }
    .join = { " i " }
effect-choose = { $who ->
    [you] wskaż { $most ->
        [one] { $acc }
       *[other] do { $most } { $ofmany }
    }; { $does }
    [defender] broniący się gracz wskazuje { $most ->
        [one] swoją { $acc }
       *[other] do { $most } swoich { $ofmany }
    }; { $does }
   *[opponent] przeciwnik wskazuje { $most ->
        [one] swoją { $acc }
       *[other] do { $most } swoich { $ofmany }
    }; { $does }
}
effect-by-opponent-sacrifice-one = przeciwnik musi poświęcić { $acc }
effect-name-icon = podaj rodzaj symbolu walki; { $one } zyskuje 1 taki symbol do { until-end }
effect-take-top = weź na rękę { top-cards } swojego stosu kart odrzuconych
effect-instead-take-top = weź na rękę { top-cards } swojego stosu kart odrzuconych, a { $needs }, { $better_n ->
    [one] wierzchnią kartę
    [few] { $better_n } wierzchnie karty
   *[other] { $better_n } wierzchnich kart
}
effect-take-from-pile = weź na rękę { $acc } ze swojego stosu kart odrzuconych
effect-focus-this = skup tę kartę
effect-focus-one = skup { $acc }
effect-sacrifice-this = poświęć tę kartę
effect-sacrifice-one = poświęć { $acc }
effect-harm-this = zadaj tej karcie { damage-count }
effect-spend-resources = zapłać { $n ->
    [one] 1 punkt zasobów
    [few] { $n } punkty zasobów
   *[other] { $n } punktów zasobów
}
effect-discard-own = odrzuć z ręki { $least ->
    [one] 1 kartę
    [few] { $least } karty
   *[other] { $least } kart
}
effect-discard-any = odrzuć z ręki dowolną liczbę kart, co najmniej 1
effect-cheaper-by-discards = tamta karta kosztuje o 1 mniej za każdą odrzuconą kartę, ale nie mniej niż { $least }
effect-next-cheaper = następna karta, którą zagrasz w tej fazie, kosztuje o { $n } mniej i nie wymaga dopasowania zasobów
effect-no-match = do { until-end } nie potrzebujesz dopasowania zasobów do kart zagrywanych z ręki
effect-play-into-engagement = zagraj tę kartę z ręki za jej koszt; bierze ona udział w bitwie po twojej stronie
effect-engage-again = { $one } może zostać w tej fazie zaatakowana jeszcze raz
effect-each-chooses = każdy gracz, począwszy od ciebie (w grze drużynowej zgodnie z ruchem wskazówek zegara od aktywnego gracza), wskazuje do { $most } { $ofmany } pod swoją kontrolą; { $does }
effect-by-opponent-discard-own = przeciwnik odrzuca z ręki { $least ->
    [one] 1 wskazaną przez siebie kartę
    [few] { $least } wskazane przez siebie karty
   *[other] { $least } wskazanych przez siebie kart
}
effect-then = { $first }; następnie { $rest }
effect-lower-reserve = zmniejsz swoją wartość rezerwy o { $n } do końca fazy
effect-take-captive = schwytaj { $acc }{ $here ->
    [here] {" "}i dołącz ją do tej karty
   *[there] {""}
}
effect-capture-at-random = schwytaj losową kartę z ręki każdego przeciwnika i dołącz ją do tej karty
effect-look-and-capture = obejrzyj { top-cards } talii dowództwa przeciwnika, schwytaj jedną z nich i dołącz do tej karty, a pozostałe odłóż na wierzch w dowolnej kolejności
effect-rescue-one = uratuj schwytaną kartę: wskaż kartę celu z dołączonymi schwytanymi kartami, a losowa z nich wraca na rękę właściciela
effect-rescued-enters = możesz umieścić ją w grze, jeśli jest jednostką
effect-move-captive = przenieś schwytaną kartę do innej karty celu
effect-hold-instead = zamiast tego zostaje schwytana i dołączona do karty celu wskazanej przez przeciwnika
effect-discard-at-random = { effect-each-discards-at-random }
effect-see-hand = obejrzyj rękę przeciwnika
effect-discard-theirs = { $n ->
    [one] wskaż w niej kartę; jej właściciel ją odrzuca
   *[other] wskaż w niej karty ({ $n }); ich właściciel je odrzuca
}
effect-hand-under-deck = odłóż kartę z ręki na spód swojej talii dowództwa
effect-discard-top = odrzuć wierzchnią kartę swojej talii dowództwa
effect-gain-printed-icons = jeśli to jednostka, { $one } zyskuje wszystkie wydrukowane na niej symbole walki do { until-end }

replacement-leave = jeśli ta karta miałaby opuścić grę, { $effect }
constant-while = { $needs }, { $says }
constant-per = za każdą { $acc }: { $says }
constant-icons = { $one } zyskuje { $icons }
    .join = { " i " }
constant-targeted-strike = { $one } zyskuje precyzyjne uderzenie
constant-splits = kiedy { $one } naciera, jej obrażenia jednostek można rozdzielić między dowolną liczbę uczestniczących wrogich jednostek
constant-shielding = { $one } zyskuje osłony
constant-destroyed-sooner = do zniszczenia { $gen } wystarczy o { $n } mniej obrażeń, niż wynosi jej próg obrażeń
constant-capacity = { $one } ma próg obrażeń większy o { $n }
constant-cost = { $one } kosztuje o { $n } więcej
constant-cannot-attack-it = { $one } nie może zostać zadeklarowana do ataku na tę kartę
constant-most-attackers = przeciwko { $loc } można zadeklarować najwyżej { $n } { $n ->
    [one] atakującą jednostkę
    [few] atakujące jednostki
   *[other] atakujących jednostek
}
constant-at-stake = jeśli { $one } zostanie zniszczona, kontrolujący ją gracz przegrywa grę
constant-cannot-attack = { $one } nie może zostać zadeklarowana jako atakująca
constant-cannot-be-damaged = { $one } nie może otrzymać obrażeń
constant-cannot-be-targeted = { $one } nie może zostać wybrana jako obiekt efektu
constant-immune = efekty wrogich kart nie działają na { $acc }
constant-fate-repeats = { $n ->
    [one] możesz zastosować efekt każdej karty losu ze swojego stosu przewagi jeszcze raz
   *[other] możesz zastosować efekt każdej karty losu ze swojego stosu przewagi jeszcze { $n } razy
}
constant-first-face-up = w każdej walce o przewagę pierwsza karta, którą kładzie przeciwnik, leży odkryta
constant-discount = w każdej turze pierwsza { $one }, którą zagrywasz, kosztuje o { $n } mniej
constant-no-match = do kart zagrywanych z ręki nie potrzebujesz dopasowania zasobów
constant-matches-all = punkty zasobów, które tworzy { $one }, pasują do każdego stronnictwa
constant-played-from-discard = możesz zagrać { $acc } ze swojego stosu kart odrzuconych tak jak z ręki
constant-dial-capacity = możesz zaatakować tarczę Gwiazdy Śmierci tak jak wrogą kartę celu, choć nią nie jest; obrażenia pozostają na tarczy, dopóki ta karta jest w grze; gdy na tarczy jest { damage-count }, wygrywasz grę
constant-reserve = twoja wartość rezerwy jest większa o { $n }
constant-struggle-icons = w każdych zmaganiach Mocy liczysz o { $n } symbol Mocy więcej

event-restart-edge = Walka o przewagę jest nieważna i zaczyna się od nowa
event-turn-engagement = Atakujący prowadzą teraz bitwę przeciwko: { $card }
event-prevent-damage = { $card }: zapobieżono obrażeniom: { $n }
event-deflect-damage = Przekierowane obrażenia ({ $n }): { $card }
event-search-objectives = { doer }przegląda{ verb-end } talię celów
event-shuffle-objectives = { doer }tasuje{ verb-end } talię celów
event-reveal-top = Odkryta karta z talii: { $card } ({ whose })
event-revealed-to-hand = Z talii na rękę trafia: { $card } ({ whose })
event-under-deck = Karty odłożone pod talię: { $n } ({ whose })
event-damage-removed = { $card }: obrażenia −{ $n }
event-return-to-hand = Na rękę wraca: { $card } ({ whose })
event-to-bottom = Na spód talii trafia: { $card } ({ whose })
event-gain-icons = { $card }: dodatkowe symbole walki: { $n }
event-forbid = Karta { $card } na razie nie może zostać zadeklarowana
event-sacrifice = Poświęcona zostaje karta: { $card } ({ whose })
event-cheaper = { $card }: koszt mniejszy o { $n }
event-next-cheaper = Następna karta kosztuje o { $n } mniej i nie wymaga dopasowania zasobów ({ whose })
event-no-match = Na razie dopasowanie zasobów nie jest potrzebne ({ whose })
event-join-engagement = Do bitwy dołącza: { $card } ({ whose })
event-remove-from-engagement = Karta { $card } nie bierze już udziału w bitwie ({ whose })
event-trade-places = Karta { $card } opuszcza bitwę, a jej miejsce zajmuje inna jednostka ({ whose })
event-controlled = Karta { $card } przechodzi pod inną kontrolę ({ whose })
event-move-captive = Schwytana karta zostaje przeniesiona do karty celu: { $card }
event-engage-again = { $card }: kartę można zaatakować jeszcze raz
event-reserve = { whose }: wartość rezerwy w tej fazie −{ $n }
event-captured = Schwytana zostaje karta: { $card } ({ whose })
event-captured-hidden = Schwytana zostaje zakryta karta ({ whose })
event-stake-lost = { doer }przegrywa{ verb-end } grę z powodu zniszczenia karty: { $card }
event-look-through = { doer }ogląda{ verb-end } kartę przeciwnika: { $card }
event-look-through-hidden = { doer }ogląda{ verb-end } kartę przeciwnika
event-hand-under-deck = { doer }odkłada{ verb-end } na spód talii: { $card }
event-hand-under-deck-hidden = { doer }odkłada{ verb-end } kartę z ręki na spód talii
event-back-on-top = { doer }odkłada{ verb-end } na wierzch talii przeciwnika karty: { $n }

ask-take-captive = { $card }: do której z twoich kart celu dołączyć schwytaną kartę?
ask-hold-instead = Karta { $card } zostaje schwytana: do której z twoich kart celu ją dołączyć?
ask-capture-from-top = { $card }: którą z kart schwytać?
ask-back-on-top = { $card }: która karta ma leżeć na wierzchu? Potem następna; ostatnia leży pod nimi.
ask-rescue-one = { $card }: od której karty celu uratować losową kartę?
ask-discard-theirs = { $card }: { $n ->
    [one] która karta z ręki przeciwnika zostanie odrzucona?
   *[other] które karty z ręki przeciwnika zostaną odrzucone ({ $n })?
}
ask-move-captive = { $card }: którą schwytaną kartę przenieść?
ask-moving-captive = { $card }: do której karty celu przenieść schwytaną kartę?
ask-count-victory = Która zniszczona karta celu liczy się najpierw?
refuse-cannot-be-damaged = Karta { $card } nie może otrzymywać obrażeń.
refuse-immune = Efekty twoich kart nie działają na kartę { $card }.
ask-hand-under-deck = { $card }: którą kartę z ręki odłożyć na spód talii?
ask-target = { $card }: wybierz { $most ->
    [one] { $acc }
   *[other] do { $most } { $ofmany }
}.
ask-choose = { $card }: wskaż { $most ->
    [one] { $acc }
   *[other] do { $most } { $ofmany }
}.
ask-order-discards = Odrzucone naraz: która karta leży na wierzchu, która pod nią i tak dalej? Jeśli zrezygnujesz, leżą tak, jak je położono.
ask-repeat-fate = Zastosować efekt karty { $card } jeszcze raz?
ask-name-icon = { $card }: podaj rodzaj symbolu walki.
ask-take-from-pile = { $card }: weź na rękę { $acc } ze swojego stosu kart odrzuconych.
refuse-take-from-pile = { $card }: to nie { $one } z twojego stosu kart odrzuconych.
choice-name-unit-damage = Obrażenia jednostek
choice-name-tactics = Taktyka
choice-name-blast = Obrażenia wybuchowe
ask-from-discard = { $card }: którą kartę ze swojego stosu kart odrzuconych umieścić w grze?
ask-fetch-objective = { $card }: umieścić w grze kartę celu ze swojej talii celów?
ask-cleansing = { $what ->
    [damage] { $card }: ile obrażeń usunąć?
    [focus] { $card }: ile żetonów skupienia usunąć?
   *[shield] { $card }: ile żetonów osłon usunąć?
}
ask-cleanse-now = { $card }: które karty ulepszeń odrzucić?
ask-split-damage = { $card }: rozdziel obrażenia: przydzielone { $picked }, pozostałe { $left }.
ask-rescued-enters = { $card }: umieścić uratowaną kartę w grze, jeśli jest jednostką?
ask-put-from-hand = { $card }: którą kartę z ręki umieścić w grze?
ask-under-deck = Odłóż te karty pod talię; ta, która zostanie, leży najniżej.
ask-enter-as = { $card }: do której karty ją dołączyć? Bez wyboru wchodzi do gry jako jednostka.
ask-focus-one = { $card }: którą kartę skupić?
ask-discard-any = { $card }: odrzuć dowolną liczbę kart, co najmniej jedną.
ask-sacrifice-one = { $card }: którą kartę poświęcić?
refuse-not-target = { $card } to nie { $one }.
refuse-take-off = Nie pora teraz usuwać żetonów.
refuse-cannot-be-targeted = Karta { $card } nie może zostać wybrana jako obiekt efektu.
refuse-ability-limit = { $card }: tej zdolności użyto już w tej turze.
refuse-ability-condition = { $card }: warunek tej zdolności teraz nie zachodzi.
choice-sacrifice = Poświęć: { $card }
choice-resolve-again = Jeszcze raz: { $card }
choice-take-off = { $what ->
    [damage] Obrażenia: { $n }
    [focus] Żetony skupienia: { $n }
   *[shield] Żetony osłon: { $n }
}
choice-focus = Skup: { $card }
effect-instead-exhaust = umieść { focus-count } na { $loc }, a { $needs }, { $better_n ->
    [one] 1 żeton
    [few] { $better_n } żetony
   *[other] { $better_n } żetonów
}
card-says = { $parts }
    .each = sentence
