# Balance of the Force: its cards, and texts that only they need.

card-watchers_in_the_wasteland = Strażnicy Pustkowi
card-obi_wan_kenobi_91 = Obi-Wan Kenobi
card-shistavanen_wolfman = Shistavański człowiek-wilk
card-force_cleansing = Oczyszczenie Mocą
card-supporting_fire_light = Ogień wspierający
card-blue_squadron_support = Wsparcie Eskadry Niebieskich
card-blue_leader = Niebieski Dowódca
card-rapid_fire = Szybki ogień
card-rendars_wrath = Gniew Rendara
card-dash_rendar = Dash Rendar
card-arcona_rumor_monger = Arkoński plotkarz
card-smuggling_shipment = Przemycany ładunek
card-the_emperors_hand = Ręka Imperatora
card-mara_jade = Mara Jade
card-agent_of_the_hand = Agent Ręki
card-join_me = Dołącz do mnie
card-supporting_fire_dark = Ogień wspierający
card-repair_and_refurbish = Naprawa i odnowa
card-thunderflare = Thunderflare
card-logistics_officer = Oficer logistyki
card-weapons_upgrade = Ulepszenie uzbrojenia
card-mercenary_support = Wsparcie najemników
card-punishing_one = Punishing One
card-trandoshan_security_team = Trandoshańska drużyna ochrony
card-a_price_on_their_heads = Cena za ich głowy

such-generating = { $form ->
    [acc] tworzącą punkty zasobów{ " " }
    [gen] tworzącej punkty zasobów{ " " }
    [loc] tworzącej punkty zasobów{ " " }
    [many] tworzące punkty zasobów{ " " }
    [ofmany] tworzących punkty zasobów{ " " }
   *[other] tworząca punkty zasobów{ " " }
}
which-not-engaged = , która nie jest atakowana
which-not-unique = , która nie jest unikatowa
ability-shared = { $says } Tej zdolności może użyć każdy przyjazny gracz.
if-in-your-phase = jeśli trwa twoja faza { $phase ->
    [1] równowagi
    [2] odpoczynku
    [3] dobierania
    [4] wystawiania
    [5] konfliktu
   *[6] Mocy
}
if-attacks-alone = gdy ta karta atakuje sama
after-phase-begins = po tym jak zacznie się dowolna faza
after-turn-ends = { $who ->
    [side] po tym jak skończy się twoja tura
   *[anybody] po tym jak skończy się tura
}
after-deployment-begins = { $who ->
    [you] po tym jak zacznie się twoja faza wystawiania
   *[anybody] po tym jak zacznie się faza wystawiania
}
after-struggle-won = po tym jak wygrasz zmagania Mocy
after-struggle-won-by-more = po tym jak wygrasz zmagania Mocy różnicą co najmniej { $n } symboli Mocy
after-dial-by-more = po tym jak tarcza Gwiazdy Śmierci przesunie się do przodu
after-defenders-alone = po tym jak przeciwnik zadeklaruje { $acc } jako jedynego obrońcę
after-controlled = po tym jak weźmiesz pod swoją kontrolę { $acc }
after-borrowed = po tym jak zagrasz kartę ze wspólnej rezerwy innego gracza
effect-each-friendly-keep-one-of-top = każdy przyjazny gracz ogląda { top-cards } swojej talii dowództwa, bierze jedną z nich na rękę, a resztę odkłada na spód talii
effect-keep-one-of-top = obejrzyj { top-cards } swojej talii dowództwa; { $to ->
    [hand] weź jedną z nich na rękę, a resztę odłóż na spód talii
   *[top] odłóż jedną z nich na spód talii, a drugą zostaw na wierzchu
}
effect-each-friendly-may-take-top = każdy przyjazny gracz może wziąć na rękę wierzchnią kartę swojego stosu kart odrzuconych
effect-may-take-top = możesz wziąć na rękę wierzchnią kartę swojego stosu kart odrzuconych
effect-each-friendly-choose = każdy przyjazny gracz może wskazać swoją { $acc }; { $does }
effect-each-other-friendly-draw-cards = każdy inny przyjazny gracz dobiera { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
effect-each-opponent-chooses = każdy przeciwnik wskazuje swoją { $acc }; { $does }
effect-target-one-per-player = wybierz do { $most } { $ofmany }, każdą pod kontrolą innego gracza
effect-may-give-control = możesz oddać kontrolę nad tą kartą innemu przyjaznemu graczowi
effect-put-for-friend = umieść w grze { $acc } ze swojej ręki pod kontrolą przyjaznego gracza; odrzuć ją z gry na koniec fazy
effect-heal-one = { $target }; { $heals }
effect-support-stack = wybierz przyjaznego gracza, który może położyć odkrytą kartę z ręki (inną niż karta losu) na twoim stosie przewagi
constant-struggle-icons-per-reserve = w każdych zmaganiach Mocy twoja strona liczy o { $n } symbol Mocy więcej za każdą kartę w swoich wspólnych rezerwach
constant-least-defenders = przeciwnik, który deklaruje obrońców, musi zadeklarować ich co najmniej { $n }
constant-for-partner = gdy zagrywasz tę kartę z ręki, może ona wejść do gry pod kontrolą innego przyjaznego gracza; jeśli tak się stanie, { $does }
constant-by-option-resources = jeśli tak ustalono w opcjach stołu, ta karta ma wartość zasobów { $n }
constant-on-partners = gdy dołączasz tę kartę do karty innego przyjaznego gracza, { $does }
constant-strikes-from-outside = gdy atakowana jest karta celu twojej strony, { $one } może przeprowadzić natarcie, nie będąc obrońcą

event-look-at-top = { doer }ogląda{ verb-end } kartę z wierzchu talii: { $card }
event-look-at-top-hidden = { doer }ogląda{ verb-end } kartę z wierzchu talii
event-keep-to-hand = { doer }bierze{ verb-end } na rękę kartę: { $card }
event-keep-to-hand-hidden = { doer }bierze{ verb-end } na rękę kartę z talii
ask-keeping-one = { $card }: { $to ->
    [hand] którą kartę bierzesz na rękę? Reszta trafia na spód talii.
   *[top] która karta zostaje na wierzchu? Reszta trafia na spód talii.
}
ask-may-take-top = { $card }: wziąć na rękę wierzchnią kartę stosu kart odrzuconych?
ask-may-give-control = { $card }: któremu graczowi oddajesz nad nią kontrolę?
ask-deploy-for = { $card }: pod czyją kontrolą wchodzi do gry? Bez wyboru jest twoja.
ask-which-friend = Pod czyją kontrolą jednostka wchodzi do gry?
ask-support-stack = { $card }: który gracz może położyć kartę na twoim stosie przewagi?
ask-add-to-stack = { $card }: położyć odkrytą kartę z ręki na stosie przewagi?
refuse-fate-added = { $card } to karta losu; tutaj kładzie się inną kartę.
refuse-same-player = Kartę { $card } kontroluje ten sam gracz co inną wybraną kartę.
refuse-least-defenders = Jeśli są obrońcy, musi ich być co najmniej { $n }.

# The challenge deck Jerjerrod's Task

card-lemelisks_ambition_d01 = Ambicja Lemeliska
card-along_the_sanctuary_pipeline_d01 = Na linii zaopatrzenia Sanktuarium
card-heightened_security_d01 = Wzmocniona obrona
card-jerjerrods_task_d01 = Zadanie Jerjerroda
card-construction_droid_d01 = Droid konstrukcyjny
card-death_star_guards_d01 = Strażnicy Gwiazdy Śmierci
card-tie_interceptor_d01 = TIE Interceptor
card-destroyer_defense_fleet_d01 = Obronna flota niszczycieli
card-lambda_class_shuttle_d01 = Prom klasy Lambda
card-darth_vader_d01 = Darth Vader
card-moff_jerjerrod_d01 = Moff Jerjerrod
card-admiral_piett_d01 = Admirał Piett
card-emperor_palpatine_d01 = Imperator Palpatine
card-death_star_ii_d01 = Druga Gwiazda Śmierci
card-orbital_construction_yard_d01 = Orbitalna stocznia
card-tactical_command_center_d01 = Taktyczne centrum dowodzenia
card-strategic_command_center_d01 = Strategiczne centrum dowodzenia
card-endor_shield_generator_d01 = Generator osłon na Endorze
card-signal_jam_d01 = Zagłuszanie sygnału
card-we_shall_double_our_efforts_d01 = Podwoimy nasze wysiłki
card-fleet_ambush_d01 = Zasadzka floty
card-fully_armed_d01 = W pełni uzbrojona
card-change_of_plan_d01 = Zmiana planu

when-used = kiedy używana jest inna akcja, reakcja lub zakłócenie
when-generate = kiedy tworzysz punkty zasobów za pomocą karty
when-focus-to-strike = kiedy { $one } jest skupiana do natarcia
effect-cancel-ability = anuluj efekty tej zdolności
effect-may-shuffle-back = następnie możesz zapłacić { $n ->
    [one] 1 punkt zasobów
    [few] { $n } punkty zasobów
   *[other] { $n } punktów zasobów
}, aby wtasować tę kartę do swojej talii dowództwa zamiast ją odrzucić
effect-double-yield = tamta karta daje dwa razy więcej punktów zasobów
effect-all-damage-here = wszystkie te obrażenia trafiają na tę kartę
effect-from-victory = umieść w grze pod swoją kontrolą kartę celu ze stosu zwycięstwa przeciwnika
effect-search-for-defender = przejrzyj swoją talię dowództwa; możesz umieścić z niej w grze { $acc } jako zadeklarowanego obrońcę w tej bitwie; potasuj talię
effect-eliminate = wybierz przeciwnika: odpada on z gry, jego karta stronnictwa trafia pod Drugą Gwiazdę Śmierci, a karty pod jego kontrolą zostają odrzucone
effect-spend-less-dial = zapłać { $n ->
    [one] 1 punkt zasobów
    [few] { $n } punkty zasobów
   *[other] { $n } punktów zasobów
}, pomniejszone o liczbę na tarczy Gwiazdy Śmierci
constant-reserve-per-opponent = twoja wartość rezerwy jest większa o { $n } za każdego przeciwnika w grze
constant-capacity-per-enemy = próg obrażeń { $gen } wynosi { $n } za każdego przeciwnika, który zaczynał grę
constant-resources = { $one } daje dwa razy więcej punktów zasobów
constant-takes-affiliations = za każdym razem, gdy karta celu przeciwnika opuści grę, jego karta stronnictwa trafia pod tę kartę; gdy leżą pod nią karty stronnictwa wszystkich przeciwników, wygrywasz grę
constant-worn-out = ta karta zostaje odrzucona z gry, gdy leży na niej co najmniej { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
constant-cannot-be-cancelled = efekty wrogich kart nie mogą ani anulować, ani skopiować tej karty
event-shuffle-this = Do talii zostaje wtasowana karta: { $card } ({ whose })
event-double-yield = { $card }: o { $n } więcej punktów zasobów
event-search-deck = { doer }przegląda{ verb-end } talię dowództwa
event-shuffle-deck = { doer }tasuje{ verb-end } talię dowództwa
event-taken-out = { doer }odpada{ verb-end } z gry
event-take-affiliation = Pod Drugą Gwiazdę Śmierci trafia: { $card } ({ whose })
event-leaves-game = Grę opuszcza karta: { $card } ({ whose })
choice-shuffle-back = Wtasuj do talii: { $card }
ask-may-shuffle-back = { $card }: zapłacić { $n }, aby wtasować ją do talii?
ask-from-victory = { $card }: która karta celu wchodzi do gry?
ask-fetch-defender = { $card }: która karta z talii wchodzi do gry jako obrońca?
ask-eliminate = { $card }: który gracz odpada z gry?
refuse-objective-from-hand = Karty { $card } nie można zagrać z ręki: do gry wprowadza ją tylko jej własna akcja lub inna karta.
ask-strike-for = Czy { $card } ma przeprowadzić natarcie w bitwie, w której broni się { $who }?
