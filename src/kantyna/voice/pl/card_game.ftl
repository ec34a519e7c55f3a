# The Card Game: cards and decks.

# Cards

card-limit-one = Najwyżej jedna taka karta w talii celów.
card-affiliation-only = Tylko stronnictwo { affiliation-gen }.
card-enhance = Ulepsz { $what ->
    [unit-any] jednostkę o cesze { $traits }
    [unit-enemy] wrogą jednostkę o cesze { $traits }
    [unit-you] swoją jednostkę o cesze { $traits }
    [unit-friendly] przyjazną jednostkę o cesze { $traits }
    [objective-any] kartę celu
    [objective-enemy] wrogą kartę celu
    [objective-you] swoją kartę celu
    [play_area-you] swój obszar gry
   *[other] tarczę Gwiazdy Śmierci
}.
    .join = { " lub " }
card-may-enhance = Może wejść do gry jako karta ulepszenia dołączona do { $what ->
    [unit-you] jednostki o cesze { $traits } pod twoją kontrolą
    [unit-enemy] wrogiej jednostki o cesze { $traits }
    [objective-you] karty celu pod twoją kontrolą
   *[other] jednostki o cesze { $traits }
}.
    .join = { " lub " }
card-keywords = { $parts }
    .each = sentence
keyword-edge = przewaga ({ $n })
keyword-elite = elita
keyword-limited = ograniczenie
keyword-no-enhancements = żadnych ulepszeń
keyword-protect = ochrona: { $trait }
keyword-shielding = osłony
keyword-targeted-strike = precyzyjne uderzenie

trait-alter = Przemiana
trait-armor = Pancerz
trait-black_squadron = Czarna Eskadra
trait-bounty = Nagroda
trait-capital_ship = Okręt liniowy
trait-character = Postać
trait-civilian = Cywil
trait-cloud_city = Miasto w Chmurach
trait-condition = Stan
trait-control = Kontrola
trait-coruscant = Coruscant
trait-creature = Stworzenie
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomira
trait-death_squadron = Eskadra Śmierci
trait-death_star = Gwiazda Śmierci
trait-decoy = Przynęta
trait-despayre = Despayre
trait-endor = Endor
trait-engineer = Inżynier
trait-espionage = Szpiegostwo
trait-ewok = Ewok
trait-executor = Egzekutor
trait-fleet = Flota
trait-force = Moc
trait-force_sensitive = Wrażliwy na Moc
trait-force_user = Użytkownik Mocy
trait-fortification = Fortyfikacja
trait-imperial_guard = Gwardia Imperialna
trait-kuat = Kuat
trait-leader = Przywódca
trait-lightsaber_form = Forma walki mieczem
trait-location = Obszar
trait-maneuver = Manewr
trait-mercenary = Najemnik
trait-mission = Misja
trait-operation = Operacja
trait-ord_mantell = Ord Mantell
trait-pilot = Pilot
trait-rogue = Szelma
trait-sense = Wyczucie
trait-skill = Umiejętność
trait-smuggler = Przemytnik
trait-space_station = Stacja kosmiczna
trait-spy = Szpieg
trait-squadron = Eskadra
trait-superlaser = Superlaser
trait-tatooine = Tatooine
trait-trap = Pułapka
trait-upgrade = Usprawnienie
trait-walker = Maszyna krocząca
trait-weapon = Broń
trait-wookiee = Wookiee
trait-yavin_4 = Yavin 4

# Decks

flaw-unique-twice = { $card } jest unikatowa, a karta o tym tytule jest już w grze ({ $rule }).
flaw-enhances-nothing = { $card } jest w grze i niczego nie ulepsza; podaj w hosts kartę, do której jest dołączona ({ $rule }).
flaw-wrong-side = { $card } to karta { $light ->
    [1] jasnej
   *[other] ciemnej
} strony, a należy do miejsca { $seat }, które gra drugą stroną.
flaw-shields = { $card } ma { $n } żetony osłony, a nic nie daje takiej karcie więcej niż jednego ({ $rule }).
flaw-tokens = na karcie { $card } leżą żetony, a nie ma jej w grze ({ $rule }).
flaw-deck-of-seat = { $who }: { $flaw }
flaw-deck-number = na każde miejsce przypada jedna talia, razem lista { $n } talii, a nie { $value }
flaw-deck-both = z tego miejsca przynosi się dwie talie, po jednej na stronę, jako "light" i "dark", a nie { $value }
flaw-deck-side = { $side ->
    [light] to miejsce gra jasną stroną Mocy, a { $affiliation } to stronnictwo ciemnej strony ({ $rule })
   *[dark] to miejsce gra ciemną stroną Mocy, a { $affiliation } to stronnictwo jasnej strony ({ $rule })
}
flaw-deck-too-many = na jedno miejsce przynosi się jedną talię, a przy dark_side=chance po jednej na stronę, a nie { $n }
flaw-deck-no-opponent = żadna z tych talii nie należy do { $side ->
    [light] jasnej
   *[dark] ciemnej
} strony Mocy, a jedna strona gra przeciwko drugiej ({ $rule }); gotowe są: { $known }
flaw-deck-shape = talia to nazwa gotowej talii, tekst albo obiekt z affiliation i sets, a nie { $value }
flaw-deck-json = to wygląda na JSON, ale nie ma w nim talii; talia to obiekt taki jak {"{"}"affiliation": "jedi", "sets": [1, 1, 2]{"}"}
flaw-deck-xml = to wygląda na plik .o8d, ale nim nie jest; taki plik ma w talii sekcje z kartami i nie deklaruje własnych encji
flaw-deck-xml-game = ten plik .o8d jest z innej gry ({ $value }), a nie ze Star Wars: Gra karciana
flaw-deck-long = to za długie na talię: { $n }, a może być najwyżej { $most }
flaw-deck-key = { $value } nic w talii nie znaczy; ma ona affiliation i sets
flaw-deck-sets = sets to lista numerów zestawów celu, a nie { $value }
flaw-deck-no-affiliation = talia zaczyna się od jednego stronnictwa, a nie podano żadnego ({ $rule })
flaw-deck-affiliation = nie ma stronnictwa { $value }; są: { $known }
    .join = { ", " }
flaw-deck-affiliations = talia ma jedną kartę stronnictwa, a nie kilka: { $names } (SWLCG-673)
    .join = { ", " }
flaw-deck-set = nie ma zestawu celu { $value }
flaw-deck-set-like = nie ma zestawu celu { $value }; czy chodzi o „{ $nearest }”?
flaw-deck-number-of-set = nie ma zestawu celu { $value }; mają numery { $known }
flaw-deck-card = nie ma karty { $value }
flaw-deck-card-like = nie ma karty { $value }; czy chodzi o „{ $nearest }”?
flaw-deck-copies = { $value } to nie liczba egzemplarzy ({ $name }); zestaw może być w talii raz lub dwa razy
flaw-deck-missing = { $n ->
    [one] brakuje karty „{ $card }”: wszystkie sześć kart zestawu wkłada się do talii razem (SWLCG-026)
   *[other] brakuje kart „{ $card }” (liczba: { $n }): wszystkie sześć kart zestawu wkłada się do talii razem (SWLCG-026)
}
flaw-deck-extra = { $n ->
    [one] jedna karta „{ $card }” jest ponad miarę: do talii wkłada się tylko całe zestawy (SWLCG-027)
   *[other] kart „{ $card }” jest za dużo (o { $n }): do talii wkłada się tylko całe zestawy (SWLCG-027)
}
flaw-deck-sides = są w niej zestawy obu stron Mocy, a talię buduje się dla jednej ({ $rule })
flaw-deck-other-side = „{ $name }” to zestaw { $side ->
    [light] jasnej
   *[dark] ciemnej
} strony, a stronnictwo jest po drugiej ({ $rule })
flaw-deck-only = „{ $name }” jest tylko do talii stronnictwa { affiliation-gen } ({ $rule })
flaw-deck-most = „{ $name }” jest w niej { $n ->
    [one] { $n } raz
   *[other] { $n } razy
}, a może być najwyżej { $most ->
    [one] raz
   *[other] dwa razy
} ({ $rule })
flaw-deck-least = zestawów celu jest w niej { $n }, a potrzeba co najmniej { $least } ({ $rule })
flaw-deck-many = zestawów celu jest w niej { $n }, a może być najwyżej { $most } ({ $rule })
flaw-deck-no-seat = w tym formacie { $side ->
    [light] jasna
   *[dark] ciemna
} strona Mocy gra talią wyzwań i nikt nie przynosi innej ({ $rule })
flaw-deck-format = { $format }: { $flaw }
flaw-team-most = „{ $name }” jest w taliach jednej drużyny zbyt wiele razy: { $holders }; { $most ->
    [one] może go używać tylko jeden członek drużyny, i to raz
   *[other] drużyna może go mieć najwyżej dwa razy we wszystkich swoich taliach łącznie
} ({ $rule })
    .join = { ", " }
team-deck-holds = { $who }{ $known ->
    [yes] { " (" }{ $affiliation })
   *[no] { "" }
} – { $n ->
    [one] raz
   *[other] { $n } razy
}
flaw-deck-challenge = to miejsce gra talią wyzwań { $deck } i nie przynosi innej, a podano { $value } ({ $rule })
ready-deck-team = { $affiliation } (drużyna)
