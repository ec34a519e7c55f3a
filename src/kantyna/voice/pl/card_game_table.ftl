# The Card Game at the table.

game-card-game = Star Wars: Gra karciana
option-dark_side = Ciemna strona
option-dark_side-help = Kto gra ciemną stroną Mocy albo czy decyduje los; wtedy każdy przynosi talię dla obu stron.
web-value-dark_side-0 = Tak jak wynika z talii
web-value-dark_side-1 = Miejsce 2
web-value-dark_side-chance = Decyduje los
option-mulligan = Mulligan
option-mulligan-help = Początkową rękę można raz wymienić.
option-discard_order = Kolejność odrzucanych kart
option-discard_order-help = Właściciel kart odrzucanych naraz ustala, w jakiej kolejności leżą na stosie, jeśli jakaś karta jego strony mogłaby zauważyć różnicę.
option-open_decks = Jawne talie
option-open_decks-help = Wszyscy widzą, jakie karty są w taliach.
option-tournament = Turniej
option-tournament-help = Każda talia ma co najmniej dziesięć zestawów celu, więc gotowe talie po osiem są za małe.
faction-light = Jasna strona
faction-dark = Ciemna strona

event-phase = { $n ->
    [1] Faza równowagi
    [2] Faza odpoczynku
    [3] Faza dobierania
    [4] Faza wystawiania
    [5] Faza konfliktu
   *[6] Faza Mocy
}
event-objectives-chosen = { doer }wybiera{ verb-end } trzy karty celu
event-mulligan = { doer }wymienia{ verb-end } początkową rękę
event-entered = Do gry wchodzi: { $card } ({ whose })
event-to-victory = Na stos zwycięstwa trafia: { $card } ({ whose })
event-discard-from-play = Odrzucona zostaje karta: { $card } ({ whose })
event-order-discards = Na wierzchu stosu kart odrzuconych leży: { $card } ({ whose })
event-rescue = Uratowana zostaje karta: { $card } ({ whose })
event-rescue-hidden = Uratowana zostaje schwytana karta ({ whose })
event-focus = { $card }: żetony skupienia +{ $n }
event-refresh = { $card }: żetony skupienia −{ $n }
event-shield = { $card }: żeton osłon
event-shield-used = Użyty żeton osłon: { $card }
event-shield-gone = Zdjęty żeton osłon: { $card }
event-dial = Tarcza Gwiazdy Śmierci wskazuje { $n }
event-damage-taken = { $card }: obrażenia +{ $n }
event-protect = { $card } przejmuje obrażenia: { $n }
event-take-back = { doer }zabiera{ verb-end } na rękę: { $card }
event-into-reserve = { doer }odkłada{ verb-end } do wspólnej rezerwy kartę: { $card }
event-into-reserve-hidden = { doer }odkłada{ verb-end } kartę do wspólnej rezerwy
event-back-from-reserve = { doer }zabiera{ verb-end } ze wspólnej rezerwy kartę: { $card }
event-back-from-reserve-hidden = { doer }zabiera{ verb-end } kartę ze wspólnej rezerwy
event-choose-opponent = { $card }: wybrany przeciwnik to { $whom }
event-attach = Ulepszona zostaje karta: { $card }
event-commit = { doer }przydziela{ verb-end } do Mocy: { $card }
event-struggle-won = { $you ->
    [who] Równowaga Mocy jest po twojej stronie
   *[other] Równowaga Mocy: { $who }
}
event-engage = { doer }atakuje{ verb-end }: { $card }
event-attackers = Atakuje: { $card }
event-defenders = Broni się: { $card }
event-engagement-over = Bitwa dobiega końca
event-unopposed = Atak nie napotyka oporu
event-engagement-story = { doer }atakuje{ verb-end }: { $card } (jednostki: { $units }). { $outcome }
    .join = { ", " }
story-damage = { $n ->
    [0] Bez obrażeń
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
story-objective-destroyed = cel zniszczony
story-unopposed = bez oporu
story-destroyed = zniszczono: { $cards }
    .join = { ", " }
event-placed = { doer }kładzie{ verb-end } na stos przewagi: { $card }
event-placed-hidden = { doer }kładzie{ verb-end } kartę na stos przewagi
event-edge-pass = { doer }pasuje{ verb-end }
event-reveal-edge = Na stosie przewagi leży: { $card } ({ whose })
event-fate = Działa karta losu: { $card }
event-edge-count = Symbole Mocy w walce o przewagę: { $n } ({ whose })
event-edge-won = { $you ->
    [who] Masz przewagę
   *[other] Przewagę ma { $who }
}: symbole Mocy { $n }
event-strike = Naciera: { $card }
event-empty-deck = { doer }musi{ verb-end } dobrać z pustej talii

ask-choose-objectives = Z czterech kart celu trzy wejdą do gry: która trafi na spód talii celów?
ask-ask-mulligan = Czy chcesz wymienić początkową rękę na sześć nowych kart?
ask-reveal-objectives = Którą kartę celu odkrywasz teraz?
ask-into-reserve = { $n ->
    [0] Odłożyć kartę z ręki do swojej wspólnej rezerwy, na użytek drużyny?
   *[other] Odłożyć kartę z ręki do swojej wspólnej rezerwy? Karta, która tam leży, zostanie odrzucona.
}
ask-choose-opponent = { $card }: o którego przeciwnika chodzi?
ask-balance-damage = Równowaga jest po jasnej stronie: zadać 1 obrażenie karcie celu ciemnej strony?
ask-pay-cost = Zapłać za kartę.
ask-pay = { $card }: punkty zasobów do zapłacenia: { $n }.
ask-pay-match = { $card }: { $n ->
    [one] do zapłacenia 1 punkt zasobów, z karty stronnictwa: { $match }.
   *[other] punkty zasobów do zapłacenia: { $n }, w tym co najmniej jeden z karty stronnictwa: { $match }.
}
ask-attach = Którą kartę ulepsza { $card }?
ask-shield = { $card } otrzyma { $n ->
    [one] 1 żeton: użyć osłon, by mu zapobiec?
    [few] { $n } żetony: użyć osłon, by zapobiec jednemu?
   *[other] { $n } żetonów: użyć osłon, by zapobiec jednemu?
}
ask-protect = { $card } otrzyma { $n ->
    [one] 1 obrażenie: czy przejmie je inna karta?
    [few] { $n } obrażenia: czy inna karta przejmie ich część?
   *[other] { $n } obrażeń: czy inna karta przejmie ich część?
}
ask-may-discard-one = Przed dobraniem kart możesz odrzucić z ręki jedną kartę.
ask-commit-units = Przydzielić jednostkę do Mocy?
ask-declare-objective = Zaatakować wrogą kartę celu?
ask-declare-attackers = Które jednostki atakują: { $card }?
ask-declare-defenders = Które jednostki się bronią?
ask-shielding = { $card }: która karta otrzyma żeton osłon?
ask-placing = Połóż kartę na stos przewagi albo spasuj.
ask-fates = Która karta losu działa najpierw?
ask-strike-turn = Która jednostka naciera?
ask-resolve-icons = Które symbole rozpatrujesz najpierw?
ask-strike-unit = { $card }: która jednostka otrzyma { damage-count }?
ask-place-tactics = Rozłóż żetony skupienia: położone { $picked }, zostało { $left }.
ask-unopposed = Brak oporu: zadać atakowanej karcie celu jeszcze 1 obrażenie?

choice-use-shield = Użyj osłon: { $card }
choice-generate = { $card }: { $n }
choice-pay-with = Zapłać: { $cards }
    .join = { ", " }
payment-source = { $n ->
    [1] { $card }
   *[other] { $card } × { $n }
}
choice-lay-aside = Odłóż: { $card }
choice-reveal = Odkryj: { $card }
choice-mulligan = Wymień wszystkie sześć kart
choice-place = Połóż: { $card }
choice-reserve = Do wspólnej rezerwy: { $card }
choice-resolve-first = Najpierw: { $card }
choice-engage = Atakuj: { $card }
choice-attack-with = Atakuje: { $card }
choice-defend-with = Broni się: { $card }
choice-deal-one = 1 obrażenie: { $card }
choice-strike = Natarcie: { $card }
choice-resolve-unit-damage = Obrażenia jednostek
choice-resolve-tactics = Taktyka
choice-resolve-blast = Obrażenia wybuchowe
choice-commit = Przydziel: { $card }
choice-protect = { $card } przejmuje { $n }

refuse-protect = { $card } nie może przejąć tych obrażeń.
refuse-not-your-source = { $card } nie tworzy punktów zasobów dla ciebie.
refuse-no-resource-value = { $card } nie ma wartości zasobów.
refuse-exhausted-source = Karta { $card } jest wyczerpana; punkty zasobów tworzy tylko przygotowana karta.
refuse-too-many-resources = { $card } tworzy najwyżej { $n }.
refuse-unmatched-payment = Co najmniej jedna z tych kart musi należeć do stronnictwa: { $match }.
refuse-payment-amount = Każda karta płaci raz, a razem mają zapłacić dokładnie { $n }.
refuse-payment = Po użyciu karty { $card } nie da się zapłacić reszty kosztu ({ $n }) z dopasowaniem zasobów.
refuse-no-match = Aby zagrać kartę { $card }, co najmniej jeden punkt zasobów musi pochodzić z karty jej stronnictwa.
refuse-cost = { $card } kosztuje { $n }; twoje przygotowane karty nie stworzą tylu punktów zasobów.
refuse-unique = Karta { $card } jest unikatowa, a karta o tym tytule jest w grze.
refuse-nothing-to-enhance = W grze nie ma nic, co karta { $card } mogłaby ulepszyć.
refuse-no-enhancements = Do karty { $card } nie można dołączać ulepszeń.
refuse-limited = Karta { $card } ma ograniczenie: jedna taka karta na turę.
refuse-fate = { $card } to karta losu: działa tylko na stosie przewagi.
refuse-event-time = { $card } to wydarzenie: zagrywa się je, gdy pozwala na to jego zdolność.
refuse-not-deployment = Kartę { $card } zagrywa się we własnej fazie wystawiania.
refuse-no-force-card = Wszystkie trzy karty Mocy są już przydzielone.
refuse-has-force-card = Karta { $card } jest już przydzielona do Mocy.
refuse-commit-time = Jednostki przydziela się do Mocy na początku własnej fazy Mocy.
refuse-no-unit-to-commit = Karta { $card } nie jest twoją jednostką w grze; tylko taką jednostkę można przydzielić do Mocy.
refuse-discard-from-hand = Karty { $card } nie masz na ręce.
refuse-no-dark-objective = Karta { $card } nie jest aktualną kartą celu ciemnej strony.
refuse-attacked = Karta { $card } była już atakowana w tej turze.
refuse-no-attacker = Nie masz przygotowanej jednostki, która może zaatakować tę kartę: { $card }.
refuse-cannot-attack = Karta { $card } nie może tu zostać zadeklarowana jako atakująca.
refuse-cannot-defend = Karta { $card } nie może teraz zostać zadeklarowana jako obrońca.
refuse-exhausted = Karta { $card } jest wyczerpana.
refuse-not-participating = { $card } nie uczestniczy w bitwie.
refuse-no-enemy-unit = { $card }: to nie jest wroga jednostka w grze.
refuse-no-enemy-objective = { $card }: to nie jest wroga karta celu.
refuse-no-own-card = { $card }: to nie jest twoja karta w grze.
refuse-no-own-unit = { $card }: to nie jest twoja jednostka w grze.
refuse-takes-part = { $card } już uczestniczy w bitwie.
refuse-most-attackers = Kartę celu { $card } może atakować najwyżej tyle jednostek: { $n }.
refuse-shielded = { $card }: leży tu już żeton osłon, a drugiego się nie kładzie.
refuse-not-to-shield = { $card }: to ani przyjazna jednostka w tej bitwie, ani atakowana karta celu.
refuse-no-captive = { $card }: przy tej karcie celu nie ma schwytanej karty.
refuse-played-by-ability = { $card }: tę kartę zagrywa się teraz jej własną zdolnością.
refuse-not-fighting = { $card } dołącza tylko do bitwy, w której atakujesz lub się bronisz.
refuse-time-use-shield = Osłon używa się, gdy na kartę ma trafić żeton obrażeń lub skupienia od wroga.
refuse-time-pay-with = Nie ma teraz nic do zapłacenia.
refuse-time-place = Karty kładzie się na stosie przewagi podczas walki o przewagę.
refuse-time-resolve-first = O kolejności kart losu decyduje się po odkryciu stosów przewagi.
refuse-time-resolve-again = Efekt karty losu stosuje się jeszcze raz zaraz po niej, jeśli pozwala na to inna karta.
refuse-time-strike = Natarcia przeprowadza się w bitwie, na zmianę, po walce o przewagę.
refuse-time-resolve-unit-damage = Symbole walki rozpatruje się podczas natarcia jednostki.
refuse-time-resolve-tactics = Symbole walki rozpatruje się podczas natarcia jednostki.
refuse-time-resolve-blast = Symbole walki rozpatruje się podczas natarcia jednostki.
refuse-time-engage = Karty celów atakuje się w fazie konfliktu własnej tury, po jej oknie akcji.
refuse-time-attack-with = Atakujące jednostki deklaruje się razem, na początku bitwy.
refuse-time-defend-with = Obrońców deklaruje się razem, po atakujących.
refuse-time-deal-one = Dodatkowe obrażenie zadaje się na końcu bitwy bez oporu.
refuse-time-lay-aside = Karty celów odkłada się podczas przygotowania gry.
refuse-time-reveal = Karty celów odkrywa się kolejno podczas przygotowania gry.
refuse-time-mulligan = Karty początkowe wymienia się podczas przygotowania gry.

# In the terminal

swlcg-passed = pas: { $names }
swlcg-balance = { $side ->
    [light] Równowaga: jasna strona
   *[dark] Równowaga: ciemna strona
}
swlcg-struggle = Zmagania Mocy: jasna { $light }, ciemna { $dark }
swlcg-dial = Tarcza Gwiazdy Śmierci { $n }/{ $of }
swlcg-victory = zwycięstwa { $n }
swlcg-resources = gotowe zasoby: { $n } ({ $parts })
swlcg-neutral = neutralne
swlcg-force-icons = Moc { $n }
swlcg-resource-value = zasoby { $n }
swlcg-focus = skupienie { $n }
swlcg-shield = osłony { $n }
swlcg-committed = w Mocy
swlcg-captured = schwytane { $n }
swlcg-attacking = atakuje
swlcg-defending = broni się
swlcg-engagement = { $who } atakuje: { $card }
swlcg-attackers = Atakują: { $names }
swlcg-defenders = Bronią się: { $names }
swlcg-edge-stacks = Stosy przewagi: { $attack } przeciw { $defence }
swlcg-has-edge = Przewaga: { $who }
window-refresh = okno na koniec fazy odpoczynku
window-draw = okno na koniec fazy dobierania
window-deployment = wystawianie
window-conflict = okno przed atakiem
window-attackers = okno po zadeklarowaniu atakujących
window-defenders = okno po zadeklarowaniu obrońców
window-edge-fought = okno po walce o przewagę
window-strike = okno po natarciu
window-conflict-end = okno na koniec fazy konfliktu
window-force = okno na koniec fazy Mocy
window-answer-interrupt = zakłócenia
window-answer-reaction = reakcje

# The table in the browser: places, numbers, tokens

faction-jedi = { card-affiliation_jedi }
faction-rebel_alliance = { card-affiliation_rebel_alliance }
faction-smugglers_and_spies = { card-affiliation_smugglers_and_spies }
faction-sith = { card-affiliation_sith }
faction-imperial_navy = { card-affiliation_imperial_navy }
faction-scum_and_villainy = { card-affiliation_scum_and_villainy }
type-objective = Cel
type-enhancement = Ulepszenie
type-event = Wydarzenie
type-fate = Karta losu
type-affiliation = Stronnictwo
figure-force_icons = symbole Mocy { $n }
figure-edge_priority = priorytet { $n }
figure-damage_capacity = próg obrażeń { $n }
figure-unit-damage = obrażenia jednostek { $n }
figure-tactics = taktyka { $n }
figure-blast = obrażenia wybuchowe { $n }
figure-edge-unit-damage = z przewagą obrażenia jednostek { $n }
figure-edge-tactics = z przewagą taktyka { $n }
figure-edge-blast = z przewagą obrażenia wybuchowe { $n }
swlcg-phases = Fazy tury
swlcg-phase = { $n ->
    [1] Równowaga
    [2] Odpoczynek
    [3] Dobieranie
    [4] Wystawianie
    [5] Konflikt
   *[6] Moc
}
swlcg-turn-of = { $you ->
    [who] Twoja tura
   *[other] Tura: { $who }
}
swlcg-has-passed = pas
swlcg-may-act = { $you ->
    [who] możesz działać
   *[other] może działać
}
swlcg-decides = Tarcza Gwiazdy Śmierci i Moc
swlcg-dial-name = Tarcza Gwiazdy Śmierci
swlcg-balance-name = Równowaga
swlcg-struggle-name = Zmagania
swlcg-command-deck = Talia dowództwa
swlcg-objective-deck = Talia celów
swlcg-captured-cards = Schwytane karty
swlcg-common-reserve = Wspólna rezerwa
swlcg-victory-pile = Stos zwycięstwa
swlcg-lost-objectives = Utracone cele
swlcg-won = Zniszczone wrogie cele: { $n }
swlcg-won-of = Zniszczone wrogie cele: { $n } z { $of }
swlcg-objectives = Cele
swlcg-units = Jednostki
swlcg-no-units = brak jednostek
swlcg-nobody = nikt
swlcg-engagement-name = Bitwa
swlcg-engaged = Atakowany cel
swlcg-attackers-short = Atak
swlcg-defenders-short = Obrona
swlcg-edge = Przewaga
swlcg-edge-stack = stos przewagi, kart { $n }
swlcg-edge-sum = Symbole Mocy na stosie przewagi: { $n }
swlcg-strikes = naciera
swlcg-pay = Zapłać
swlcg-token-damage = Obrażenia na karcie: { $n }.
swlcg-token-focus = Żetony skupienia: { $n }.
swlcg-token-planned = Żetony skupienia z proponowanej zapłaty: { $n }.
swlcg-token-shield = Żetony osłon: { $n }.
swlcg-token-force = Przydzielona do Mocy.
swlcg-token-captured = Schwytane karty: { $n }.
swlcg-token-target = Już atakowana w tej turze.
swlcg-now = Teraz
swlcg-now-cost = Koszt dla ciebie: { $n } (na karcie: { $printed }).
swlcg-now-icons = Symbole walki:
swlcg-now-damage = Obrażenia: { $n } z { $of }.
swlcg-now-capacity = Próg obrażeń na karcie: { $n }.
swlcg-now-on = Leży na karcie: { $name }.
swlcg-now-attached = Ulepszenia: { $names }.
swlcg-now-captured = Schwytane: { $names }.
swlcg-now-unknown = karta zakryta
