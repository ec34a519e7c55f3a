game-deckbuilding = Star Wars: The Deckbuilding Game
format-clone-wars = Wojny Klonów
format-original = Pierwsza wersja gry
format-mixed = Łączenie wersji gry
format-teams = Drużyny dwuosobowe

# Options

option-faction_0 = Frakcja na miejscu 1
option-faction_0-help = Czym gra osoba na pierwszym miejscu.
option-faction_1 = Frakcja na miejscu 2
option-faction_1-help = Czym gra osoba na drugim miejscu.
option-faction_2 = Frakcja na miejscu 3
option-faction_2-help = Czym gra osoba na trzecim miejscu.
option-faction_3 = Frakcja na miejscu 4
option-faction_3-help = Czym gra osoba na czwartym miejscu.
option-bases = Bazy
option-bases-help = Pięć baz z gry dla początkujących albo wszystkie dziesięć baz frakcji.
option-length = Bazy do zniszczenia
option-length-help = Ile baz każdego przeciwnika trzeba zniszczyć, żeby wygrać; według instrukcji 3, a w grze dwuosobowej ze wszystkimi bazami 4.
option-buy_off_neutrals = Spłacanie kart neutralnych
option-buy_off_neutrals-help = W swojej turze możesz wydać koszt karty neutralnej, żeby odrzucić ją z rzędu galaktyki.
option-start_ability_on_reveal = Zdolności początku tury od razu
option-start_ability_on_reveal-help = Zdolność bazy z początku tury działa także w turze, w której baza została odkryta.
option-neutrals = Karty neutralne
option-neutrals-help = Z której wersji gry są karty neutralne; w grze drużynowej te z regionu 1.
option-neutrals_2 = Karty neutralne, region 2
option-neutrals_2-help = Z której wersji gry są karty neutralne regionu 2.
option-pilots = Piloci
option-pilots-help = Z której wersji gry są piloci z Zewnętrznych Rubieży; w grze drużynowej ci z regionu 1.
option-pilots_2 = Piloci, region 2
option-pilots_2-help = Z której wersji gry są piloci z Zewnętrznych Rubieży w regionie 2.
web-value-republic = Republika
web-value-separatist = Separatyści
web-value-rebel = Rebelia
web-value-empire = Imperium
web-value-beginner = Pięć, dla początkujących
web-value-all = Wszystkie dziesięć
web-value-rulebook = Według instrukcji
web-value-random = Losowo
web-value-clone-wars = Wojny Klonów
web-value-original = Pierwsza wersja gry
error-same-faction = { $first } i { $second } to ta sama frakcja ({ $value }); gracze muszą mieć różne.
error-same-faction-region = { $first } i { $second } to ta sama frakcja ({ $value }); gracze regionu { $n } muszą mieć różne.

# Card texts

faction-republic = Republika
faction-separatist = Separatyści
faction-rebel = Rebelia
faction-empire = Imperium
faction-neutral = Neutralne
type-unit = Jednostka
type-capital_ship = Okręt
trait-jedi = Jedi
trait-sith = Sith

card-ability = { $parts }
    .each = sentence
card-ability-needs = Jeśli { $needs }, { $parts }
    .each = clause
card-ability-price = { $price }: { $parts }
    .each = clause
card-reward = Nagroda: { $parts }.
    .join = { ", " }
reward-purchase = kup za darmo kartę swojej frakcji z rzędu galaktyki

price-exile-this = Anihiluj tę kartę
price-spend = { $n ->
    [one] Wydaj 1 zasób
    [few] Wydaj { $n } zasoby
   *[many] Wydaj { $n } zasobów
}
price-discard-one = Odrzuć kartę z ręki
price-exile-cards = Anihiluj { $most ->
    [one] { $acc }
   *[other] { $most } { $many }
} z { $source ->
    [hand] ręki
   *[other] ręki lub ze swojego stosu kart odrzuconych
}

# Kinds of cards in texts, built from parts. $form: one and yours (nominative), acc (accusative), many (genitive plural), with (instrumental)
# Adjectives are feminine only: they go with „karta” and „jednostka”, not with „okręt”. Names of factions and traits are not declined.

kind = { $body }
kind-or = { $parts }
    .join = { " lub " }
kind-and = { $parts }
    .join = { " i " }
kind-tail = { $body } z cechą { $traits }
    .join = { " i " }
kind-not = { $body } z wyjątkiem { $parts }
kind-yours = { $body } pod twoją kontrolą
kind-theirs = { $body } pod kontrolą przeciwnika
kind-at-most-cost = { $body } o koszcie { $n } lub mniejszym
kind-with-trait = { $own }
kind-described = { $first ->
    [unique] { $quality } { $noun }
    [enemy] { $quality } { $noun }
    [neutral] { $head ->
        [unit] { $quality } { $noun }
       *[card] { $noun } { $quality }
    }
   *[other] { $noun } { $quality }
}
# f: feminine, i: masculine inanimate, m: masculine animate
kind-gender = { $noun ->
    [card] f
    [unit] f
    [capital_ship] i
    [fighter] i
    [transport] i
    [vehicle] i
   *[other] m
}
noun-card = { $form ->
    [acc] kartę
    [many] kart
    [with] kartą
   *[one] karta
}
noun-unit = { $form ->
    [acc] jednostkę
    [many] jednostek
    [with] jednostką
   *[one] jednostka
}
noun-capital_ship = { $form ->
    [many] okrętów
    [with] okrętem
   *[one] okręt
}
noun-bounty_hunter = { $form ->
    [acc] łowcę nagród
    [many] łowców nagród
    [with] łowcą nagród
   *[one] łowca nagród
}
noun-droid = { $form ->
    [acc] droida
    [many] droidów
    [with] droidem
   *[one] droid
}
noun-fighter = { $form ->
    [many] myśliwców
    [with] myśliwcem
   *[one] myśliwiec
}
noun-jedi = Jedi
noun-officer = { $form ->
    [acc] oficera
    [many] oficerów
    [with] oficerem
   *[one] oficer
}
noun-scoundrel = { $form ->
    [acc] szubrawca
    [many] szubrawców
    [with] szubrawcem
   *[one] szubrawiec
}
noun-sith = { $form ->
    [acc] Sitha
    [many] Sithów
    [with] Sithem
   *[one] Sith
}
noun-transport = { $form ->
    [many] transportowców
    [with] transportowcem
   *[one] transportowiec
}
noun-trooper = { $form ->
    [acc] żołnierza
    [many] żołnierzy
    [with] żołnierzem
   *[one] żołnierz
}
noun-vehicle = { $form ->
    [many] pojazdów
    [with] pojazdem
   *[one] pojazd
}
quality-unique = { $form ->
    [acc] unikatową
    [many] unikatowych
    [with] unikatową
   *[one] unikatowa
}
quality-enemy = { $form ->
    [acc] wrogą
    [many] wrogich
    [with] wrogą
   *[one] wroga
}
quality-neutral = { $form ->
    [acc] neutralną
    [many] neutralnych
    [with] neutralną
   *[one] neutralna
}
quality-republic = Republiki
quality-separatist = Separatystów
quality-rebel = Rebelii
quality-empire = Imperium

if-force-with-you = Moc jest z tobą
if-have = masz w grze { $acc }
if-have-other = oprócz tej karty masz w grze { $acc }
if-have-many = masz w grze { $n } lub więcej { $many }
if-jedi-or-other-trooper = masz w grze Jedi albo innego żołnierza
the-card = { $card }
if-have-card = masz w grze kartę { $card }
if-base-is = twoją bazą jest { the-card }
if-opponent-has-ship = przeciwnik ma w grze okręt
if-had-ship = na początku tury w grze był twój okręt
if-have-exiled = w tej turze karta została przez ciebie anihilowana
if-in-row = w rzędzie galaktyki leży { $one }
if-more-enemies-in-row = w rzędzie galaktyki jest więcej wrogich kart niż { $many }

effect-resources = { $n ->
    [one] +1 zasób
    [few] +{ $n } zasoby
   *[many] +{ $n } zasobów
}
effect-force = +{ $n } Mocy
effect-attack = ta jednostka zyskuje +{ $n } do ataku w tej turze
effect-resources-per = { $n ->
    [one] +1 zasób
    [few] +{ $n } zasoby
   *[many] +{ $n } zasobów
} za { $gender ->
    [f] każdą
    [i] każdy
   *[m] każdego
} { $acc } w grze i w rzędzie galaktyki
effect-if = jeśli { $needs }, { $then }
effect-instead = { $normal }; jeśli { $needs }, zamiast tego { $better }
effect-instead-draw = { $n ->
    [one] dobierz kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
} ({ $better_n ->
    [one] 1 kartę
    [few] { $better_n } karty
   *[many] { $better_n } kart
}, jeśli { $needs })
effect-instead-attack = ta jednostka zyskuje +{ $n } do ataku w tej turze (+{ $better_n }, jeśli { $needs })
effect-instead-exile-cards = możesz anihilować { $most ->
    [one] { $acc }
   *[other] do { $most } { $many }
} z ręki{ $source ->
    [hand] { "" }
   *[other] { " " }lub ze swojego stosu kart odrzuconych
} (do { $better_most }, jeśli { $needs })
effect-instead-buy-free = kup za darmo { $acc } z rzędu galaktyki; jeśli { $needs }, { $better_to ->
    [hand] weź ją na rękę
   *[deck] umieść ją na wierzchu swojej talii
}
effect-one-of = wybierz: { $parts }
    .join = { " albo " }
effect-may-one-of = możesz wybrać: albo { $parts }
    .join = { ", albo " }
effect-opponent-chooses = przeciwnik wybiera: { $parts }
    .join = { " albo " }
chosen-their-discard = { $n ->
    [one] odrzuca kartę z ręki
    [few] odrzuca { $n } karty z ręki
   *[many] odrzuca { $n } kart z ręki
}
chosen-force = ty zyskujesz +{ $n } Mocy
chosen-attack = ta jednostka zyskuje +{ $n } do ataku w tej turze (chyba że już zaatakowała)
effect-may-pay = { $n ->
    [one] możesz wydać 1 zasób
    [few] możesz wydać { $n } zasoby
   *[many] możesz wydać { $n } zasobów
}; jeśli to zrobisz, { $effects }
    .join = { " i " }
effect-return-to-hand = weź na rękę { $acc } ze swojego stosu kart odrzuconych
effect-may-return-to-hand = możesz wziąć na rękę { $acc } ze swojego stosu kart odrzuconych
effect-return-hunter = weź na rękę { $acc } ze swojego stosu kart odrzuconych; jeśli to łowca nagród, ma w tej turze +{ $n } do ataku na karty z rzędu galaktyki
effect-put-on-deck = umieść { $acc } ze swojego stosu kart odrzuconych na wierzchu swojej talii
effect-unit-on-deck = umieść inną swoją jednostkę z gry na wierzchu swojej talii
effect-exile-cards = { $least ->
    [0] { $most ->
        [one] możesz anihilować { $acc }
       *[other] możesz anihilować do { $most } { $many }
    }
   *[other] { $most ->
        [one] anihiluj { $acc }
       *[other] anihiluj { $most } { $many }
    }
} z { $source ->
    [hand] ręki
   *[other] ręki lub ze swojego stosu kart odrzuconych
}
effect-exile-for = możesz anihilować { $acc } z { $source ->
    [hand] ręki
   *[other] ręki lub ze swojego stosu kart odrzuconych
}; jeśli to zrobisz, { $then }
effect-each-may-exile = każdy gracz może anihilować kartę z ręki lub ze swojego stosu kart odrzuconych
effect-their-discard = { $n ->
    [one] przeciwnik odrzuca kartę z ręki
    [few] przeciwnik odrzuca { $n } karty z ręki
   *[many] przeciwnik odrzuca { $n } kart z ręki
}
effect-opponent-loses = { $n ->
    [one] przeciwnik odrzuca losową kartę z ręki
    [few] przeciwnik odrzuca { $n } losowe karty z ręki
   *[many] przeciwnik odrzuca { $n } losowych kart z ręki
}
effect-look-at-hand = podejrzyj rękę przeciwnika
effect-their-card-on-deck = umieść kartę z ręki przeciwnika na wierzchu jego talii
effect-repair = napraw { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} ze swojej bazy
effect-repair-this = napraw { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} z tej bazy
effect-damage-this = ta baza otrzymuje { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
effect-damage-base = zadaj { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} bazie przeciwnika
effect-damage-ship = zadaj { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} okrętowi, który przeciwnik ma w grze
effect-may-damage-ship = możesz zadać { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} okrętowi, który przeciwnik ma w grze
effect-damage-enemy = zadaj { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
} bazie przeciwnika albo okrętowi, który przeciwnik ma w grze
effect-destroy-ship = { $where ->
    [row] zniszcz okręt, który przeciwnik ma w grze, albo dowolny okręt w rzędzie galaktyki
    [enemy-row] zniszcz okręt, który przeciwnik ma w grze, albo wrogi okręt w rzędzie galaktyki
   *[play] zniszcz okręt przeciwnika będący w grze
}
effect-exile-this = anihiluj tę kartę
effect-spend = { $n ->
    [one] wydaj 1 zasób
    [few] wydaj { $n } zasoby
   *[many] wydaj { $n } zasobów
}
effect-discard-one = odrzuć kartę z ręki
effect-spend-to-take = weź na rękę { $acc } ze swojego stosu kart odrzuconych, wydając tyle zasobów, ile wynosi koszt tej karty
effect-next-on-top = następna karta, którą kupisz w tej turze, trafia na wierzch twojej talii
effect-next-droid-on-top = następny droid, którego kupisz w tej turze, trafia na wierzch twojej talii
effect-next-neutral-cheaper = następna karta neutralna, którą kupisz w tej turze, kosztuje o { $n } mniej
effect-fill-next = następne miejsce, które w tej turze opustoszeje w rzędzie galaktyki, zapełnij wybraną kartą ze swojego stosu anihilowanych kart, ale nie startową
effect-to-opponent = ta karta trafia na stos kart odrzuconych przeciwnika
effect-capture-under = możesz umieścić pod tą bazą zakrytą kartę ze stosu kart odrzuconych przeciwnika
effect-free-captured = karta spod niej wraca na stos kart odrzuconych, z którego pochodzi
effect-reward-again = weź nagrodę za pokonaną kartę jeszcze raz

effect-reveal = odkryj wierzchnią kartę swojej talii; { $parts }
    .join = { "; " }
effect-take-revealed = możesz wziąć ją na rękę i odkryć zamiast niej następną
effect-if-revealed = jeśli to { $one }, { $then }
effect-if-revealed-else = jeśli to { $one }, { $then }; jeśli nie, { $otherwise }
effect-may-draw-top = możesz ją dobrać
effect-may-discard-top = możesz ją odrzucić
effect-may-swap-top = możesz zamienić ją z kartą ze swojego stosu kart odrzuconych
effect-swap-hand-with-top = zamień kartę z ręki z wierzchnią kartą swojej talii
effect-reveal-galaxy = odkryj wierzchnią kartę talii galaktyki; jeśli to { $one }, { $then }; jeśli to wroga karta, odrzuć ją
effect-look-at-galaxy = podejrzyj wierzchnią kartę talii galaktyki; { $then }
effect-may-swap-galaxy-top = możesz zamienić ją z kartą z rzędu galaktyki
effect-look-at-two = podejrzyj dwie wierzchnie karty talii galaktyki; jedną odrzuć, a drugą zostaw na wierzchu

effect-discard-from-row = odrzuć { $acc } z rzędu galaktyki
effect-exile-from-row = anihiluj { $acc } z rzędu galaktyki; jeśli to zrobisz, { $then }
effect-exile-one-from-row = anihiluj { $acc } z rzędu galaktyki
effect-swap-with-exiled = zamień { $acc } z rzędu galaktyki z kartą ze swojego stosu anihilowanych kart, ale nie startową
effect-replace-from-discard = { $pays ->
    [0] odrzuć { $acc } z rzędu galaktyki
   *[other] możesz odrzucić { $acc } z rzędu galaktyki
}{ $force ->
    [0] { $pays ->
        [0] { " " }i zastąp
       *[other] { " " }i zastąpić
    } ją inną { $by } ze stosu odrzuconych kart galaktyki
   *[other] ; jeśli Moc jest z tobą, możesz zastąpić ją { $by } ze stosu odrzuconych kart galaktyki
}{ $pays ->
    [0] { "" }
   *[other] ; zyskujesz tyle zasobów, ile wynosi koszt nowej karty
}
effect-swap-with-discard = zamień kartę z rzędu galaktyki z { $by } ze stosu odrzuconych kart galaktyki
effect-dig-for-own-faction = odrzucaj karty z talii galaktyki, aż odrzucisz kartę swojej frakcji, a potem zamień ją z neutralną jednostką z rzędu galaktyki
effect-bombard = zadaj bazie przeciwnika 1 obrażenie za każdą wrogą kartę w rzędzie galaktyki, a potem odrzuć te karty

effect-buy-free = kup za darmo { $acc } z rzędu galaktyki{ $to ->
    [hand] { " " }i weź ją na rękę
    [deck] { " " }i umieść ją na wierzchu swojej talii
   *[other] { "" }
}
effect-may-buy-free = możesz kupić za darmo { $acc } z rzędu galaktyki{ $to ->
    [hand] { " " }i wziąć ją na rękę
    [deck] { " " }i umieścić ją na wierzchu swojej talii
   *[other] { "" }
}
effect-buy-from = kup { $acc } ze { $pile ->
    [exile] swojego stosu anihilowanych kart
   *[other] stosu odrzuconych kart galaktyki
}, jakby { $gender ->
    [f] była
   *[m] był
} w rzędzie galaktyki{ $to ->
    [hand] , i weź tę kartę na rękę
    [deck] , i umieść tę kartę na wierzchu swojej talii
   *[other] { "" }
}
effect-take-from-row = weź na rękę { $acc } z rzędu galaktyki; na koniec tury musisz anihilować tę kartę

trigger-when-played = Gdy zagrasz tę kartę, { $effects }
    .each = clause
trigger-when-you-play = Gdy zagrasz { $acc }: { $effects }
    .each = clause
trigger-first-played = Gdy pierwszy raz w turze zagrasz { $acc }: { $effects }
    .each = clause
trigger-when-bought = Gdy kupisz tę kartę, { $effects }
    .each = clause
trigger-taken-when-bought = Gdy kupisz tę kartę, możesz wziąć ją na rękę; jeśli to zrobisz{ $conditions ->
    [0] { "" }
   *[other] , a { $needs }
}, { $effects }
    .each = clause
trigger-when-you-buy = Gdy kupisz kartę o koszcie { $cost } albo większym: { $effects }
    .each = clause
trigger-when-defeats = Gdy ta jednostka pokona kartę w rzędzie galaktyki: { $effects }
    .each = clause
trigger-when-revealed = Gdy odkryjesz tę bazę: { $effects }
    .each = clause
trigger-at-start-of-turn = Na początku swojej tury: { $effects }
    .each = clause
trigger-when-opponent-discards = Gdy w twojej turze przeciwnik odrzuci kartę z ręki: { $effects }
    .each = clause
trigger-when-top-revealed = Gdy odkryjesz tę kartę z wierzchu swojej talii: { $effects }
    .each = clause
trigger-when-destroyed = Gdy ta karta zostanie zniszczona: { $effects }
    .each = clause

constant-more-attack = Ta jednostka ma +{ $n } do ataku.
constant-more-attack-if = { $kind ->
    [have-exiled] Jeśli
   *[other] Dopóki
} { $needs }, ta jednostka ma +{ $n } do ataku.
constant-more-attack-at-row = Ta jednostka ma +{ $n } do ataku na karty z rzędu galaktyki.
constant-more-attack-each = { $where ->
    [everywhere] Ta jednostka ma +1 do ataku za { $gender ->
        [f] każdą
        [i] każdy
       *[m] każdego
    } { $acc } w grze i w rzędzie galaktyki.
   *[others] Ta jednostka ma +1 do ataku za { $gender ->
        [f] każdą
        [i] każdy
       *[m] każdego
    } { $acc }, { $gender ->
        [f] którą
        [i] który
       *[m] którego
    } masz w grze oprócz tej, najwyżej +{ $most }.
}
constant-more-attack-per-lost-base = Ta jednostka ma +1 do ataku za każdą bazę { $faction ->
    [republic] Republiki
    [separatist] Separatystów
    [rebel] Rebelii
   *[empire] Imperium
} w stosie zwycięstwa przeciwnika.
constant-lead = Dopóki ta karta jest w grze, { $gender ->
    [f] każda twoja
   *[m] każdy twój
} { $yours } ma +{ $n } do { $stat ->
    [hit-points] punktów wytrzymałości
   *[attack] ataku
}.
constant-lead-if = Dopóki { $needs }, { $gender ->
    [f] każda twoja
   *[m] każdy twój
} { $yours } ma +{ $n } do { $stat ->
    [hit-points] punktów wytrzymałości
   *[attack] ataku
}.
constant-lead-more = Dopóki ta karta jest w grze, { $gender ->
    [f] każda twoja
   *[m] każdy twój
} { $yours } ma +{ $n } do ataku (+{ $more }, jeśli { $then }).
constant-keep-resources = Na koniec tury zachowujesz niewydane zasoby.
constant-shield = W każdej turze zapobiegasz { $n ->
    [one] pierwszemu obrażeniu zadanemu
   *[other] { $n } pierwszym obrażeniom zadanym
} tej bazie.
constant-first-on-top = Pierwsza karta, którą kupujesz w turze, trafia na wierzch twojej talii.
constant-first-neutral-lent = Pierwsza karta neutralna, którą kupujesz w turze, trafia na twoją rękę; na koniec tury musisz ją anihilować.
constant-hunt-neutrals = Raz na turę celem eliminacji może być neutralna jednostka z rzędu galaktyki: jej koszt jest jej wartością docelową, a nagrodą jest tyle samo zasobów.

# Choices

choice-pay-off = Spłać: { $card }
choice-commit-base = { $card }: atak na bazę
choice-commit-row = { $card }: { $raid ->
    [sabotage] sabotaż
   *[bounty-hunting] eliminacja
} karty { $target }
choice-resolve-base = Rozpatrz atak na bazę
choice-resolve-row = Rozpatrz { $raid ->
    [sabotage] sabotaż
   *[bounty-hunting] eliminację
} karty { $card }
choice-assign = { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}: { $card }
choice-reward = Weź nagrodę za kartę { $card }: { $parts }
    .join = { ", " }
choice-choose-base = Wybierz: { $card }
choice-take-card = Weź: { $card }
choice-put-on-deck = Na wierzch talii: { $card }
choice-exile = Anihiluj: { $card }
choice-repair = Napraw: { $card }
choice-hit = Zadaj obrażenia: { $card }
choice-capture = Umieść pod bazą: { $card }
choice-pay = { $n ->
    [one] Wydaj 1 zasób
    [few] Wydaj { $n } zasoby
   *[many] Wydaj { $n } zasobów
}
choice-draw = Dobierz: { $card }
choice-grant-their-discard = { $n ->
    [one] Odrzuć kartę z ręki
    [few] Odrzuć { $n } karty z ręki
   *[many] Odrzuć { $n } kart z ręki
}
choice-grant-force = +{ $n } Mocy dla przeciwnika
choice-grant-attack = +{ $n } do ataku dla karty przeciwnika
choice-swap = Zamień: { $card }
choice-put-in-row = Do rzędu galaktyki: { $card }
choice-to-hand = Na rękę
choice-to-deck = Na wierzch talii
choice-to-discard = Na stos kart odrzuconych

# Questions

ask-actions = Zagrywaj, używaj, kupuj lub atakuj, a potem zakończ turę.
ask-replace-base = Wybierz swoją następną bazę.
ask-assign-damage = Przydziel obrażenia z ataku; zostało: { $n }.
ask-take-reward = Czy bierzesz nagrodę za kartę { $card }?
ask-where-to = Dokąd trafia karta { $card }?
ask-one-of = { $card }: wybierz jedno.
ask-may-one-of = { ask-one-of }
ask-opponent-chooses = { $card }: wybór należy do ciebie.
ask-may-pay = { $card }: czy wydajesz { $n ->
    [one] 1 zasób
    [few] { $n } zasoby
   *[many] { $n } zasobów
}?
ask-one-of-the-team = { $card }: kto z was jej używa?
ask-return-to-hand = Wybierz { $acc } ze swojego stosu kart odrzuconych i weź na rękę.
ask-may-return-to-hand = Możesz wziąć na rękę { $acc } ze swojego stosu kart odrzuconych.
ask-return-hunter = Wybierz { $acc } ze swojego stosu kart odrzuconych i weź na rękę.
ask-put-on-deck = Wybierz { $acc } ze swojego stosu kart odrzuconych i umieść na wierzchu swojej talii.
ask-unit-on-deck = Wybierz inną swoją jednostkę, która trafi na wierzch twojej talii.
ask-exile-cards = { $least ->
    [0] { $n ->
        [one] Możesz anihilować { $acc } z { $source ->
            [hand] ręki
           *[other] ręki lub ze swojego stosu kart odrzuconych
        }.
       *[other] Możesz anihilować do { $n } { $many } z { $source ->
            [hand] ręki
           *[other] ręki lub ze swojego stosu kart odrzuconych
        }.
    }
   *[other] Wybierz do anihilacji { $acc } z { $source ->
        [hand] ręki
       *[other] ręki lub ze swojego stosu kart odrzuconych
    }.
}
ask-their-card-on-deck = Wybierz z ręki przeciwnika kartę, która trafi na wierzch jego talii.
ask-repair = Wybierz bazę do naprawy.
ask-damage = Wybierz, co otrzyma { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}.
ask-may-damage = { ask-damage }
ask-destroy-ship = Wybierz okręt do zniszczenia.
ask-spend-to-take = Wybierz ze swojego stosu kart odrzuconych kartę, którą weźmiesz za jej koszt.
ask-capture-under = Możesz umieścić pod swoją bazą kartę ze stosu kart odrzuconych przeciwnika.
ask-may-draw-top = Odkryta karta to { $card }. Czy ją dobierasz?
ask-may-discard-top = Odkryta karta to { $card }. Czy ją odrzucasz?
ask-may-swap-top = Możesz zamienić odkrytą kartę z kartą ze swojego stosu kart odrzuconych.
ask-swap-hand-with-top = Wybierz z ręki kartę, którą zamienisz z wierzchnią kartą swojej talii.
ask-may-swap-galaxy-top = Możesz zamienić wierzchnią kartę talii galaktyki z kartą z rzędu galaktyki.
ask-discard-one-of-two = Wybierz, którą z dwóch kart odrzucić.
ask-discard-from-row = Wybierz { $acc } do odrzucenia z rzędu galaktyki.
ask-exile-from-row = Wybierz { $acc } do anihilacji z rzędu galaktyki.
ask-exile-one-from-row = Wybierz { $acc } do anihilacji z rzędu galaktyki.
ask-swap-with-exiled = Wybierz z rzędu galaktyki { $acc } do zamiany z kartą ze swojego stosu anihilowanych kart.
ask-replace-from-discard = Wybierz { $acc } do odrzucenia z rzędu galaktyki.
ask-swap-with-discard = Wybierz z rzędu galaktyki kartę do zamiany.
ask-swap-neutral-unit = Wybierz z rzędu galaktyki neutralną jednostkę do zamiany.
ask-into-slot = Wybierz kartę, która zapełni puste miejsce w rzędzie galaktyki.
ask-fill-from-exile = Która karta z twojego stosu anihilowanych kart zapełni puste miejsce w rzędzie galaktyki?
ask-buy-free = Wybierz kartę, którą kupisz za darmo.
ask-may-buy-free = Możesz kupić kartę za darmo.
ask-buy-from = Wybierz kartę, którą kupisz.
ask-take-from-row = Wybierz z rzędu galaktyki kartę, którą weźmiesz na rękę.

# Events

event-resources = { $n ->
    [one] { $who }: +1 zasób
    [few] { $who }: +{ $n } zasoby
   *[many] { $who }: +{ $n } zasobów
}
event-force = { $who }: +{ $n } Mocy
event-spend = { $n ->
    [one] { doer }wydaje{ verb-end } 1 zasób
    [few] { doer }wydaje{ verb-end } { $n } zasoby
   *[many] { doer }wydaje{ verb-end } { $n } zasobów
}
event-attack-gained = { $card }: +{ $n } do ataku w tej turze
event-shuffle-galaxy = Stos odrzuconych kart galaktyki zostaje potasowany w nową talię galaktyki
event-fill-row = Do rzędu galaktyki trafia: { $card }
event-exile = { doer }anihiluje{ verb-end }: { $card }
event-return = { doer }bierze{ verb-end } na rękę ze stosu kart odrzuconych: { $card }
event-put-on-deck = { doer }umieszcza{ verb-end } na wierzchu talii: { $card }
event-hide-on-deck = { doer }umieszcza{ verb-end } zakrytą na wierzchu talii: { $card }
event-hide-on-deck-hidden = { doer }umieszcza{ verb-end } kartę z ręki na wierzchu talii
event-their-card-on-deck = { $who }: z ręki na wierzch talii trafia { $card }
event-their-card-on-deck-hidden = { $who }: z ręki na wierzch talii trafia karta
event-look = { doer }podgląda{ verb-end } w talii galaktyki: { $card }
event-look-hidden = { doer }podgląda{ verb-end } kartę talii galaktyki
event-look-at-hand = { doer }podgląda{ verb-end } { $you ->
    [whom] twoją rękę
   *[other] cudzą rękę ({ $whom })
}
event-reveal = { doer }odkrywa{ verb-end } z wierzchu talii: { $card }
event-reveal-galaxy = { doer }odkrywa{ verb-end } z wierzchu talii galaktyki: { $card }
event-take-revealed = { doer }bierze{ verb-end } na rękę odkrytą kartę: { $card }
event-draw-revealed = { doer }dobiera{ verb-end } odkrytą kartę: { $card }
event-discard-revealed = { doer }odrzuca{ verb-end } odkrytą kartę: { $card }
event-discard-galaxy = { doer }odrzuca{ verb-end } z talii galaktyki: { $card }
event-put-on-galaxy = { doer }umieszcza{ verb-end } na wierzchu talii galaktyki: { $card }
event-discard-row = { doer }odrzuca{ verb-end } z rzędu galaktyki: { $card }
event-swap = { doer }zabiera{ verb-end } na zamianę z rzędu galaktyki: { $card }
event-pay-off = { doer }spłaca{ verb-end }: { $card }
event-gain-hand = { doer }bierze{ verb-end } na rękę: { $card }
event-gain-deck = { doer }umieszcza{ verb-end } na wierzchu talii: { $card }
event-gain-discard = { doer }umieszcza{ verb-end } na stosie kart odrzuconych: { $card }
event-take-from-row = { doer }bierze{ verb-end } na rękę z rzędu galaktyki: { $card }
event-to-opponent = { doer }umieszcza{ verb-end } na stosie kart odrzuconych przeciwnika: { $card }
event-capture = { doer }umieszcza{ verb-end } zakrytą pod bazą: { $card }
event-free = Na stos kart odrzuconych wraca: { $card } ({ whose })
event-repair = { $n ->
    [one] { doer }naprawia{ verb-end } 1 obrażenie: { $card }
    [few] { doer }naprawia{ verb-end } { $n } obrażenia: { $card }
   *[many] { doer }naprawia{ verb-end } { $n } obrażeń: { $card }
}
event-prevent = { $n ->
    [one] Zapobieżono 1 obrażeniu: { $card } ({ whose })
   *[other] Zapobieżono { $n } obrażeniom: { $card } ({ whose })
}
event-damage = { $n ->
    [one] { doer }zadaje{ verb-end } 1 obrażenie: { $card } ({ $whom })
    [few] { doer }zadaje{ verb-end } { $n } obrażenia: { $card } ({ $whom })
   *[many] { doer }zadaje{ verb-end } { $n } obrażeń: { $card } ({ $whom })
}
event-damage-lost = { $who }: obrażenia bez celu ({ $n })
event-destroy-base = Zniszczono bazę: { $card } ({ whose })
event-base = { doer }odkrywa{ verb-end } bazę: { $card }
event-commit-base = { doer }wyznacza{ verb-end } do ataku na bazę: { $card }
event-commit-row = { doer }wyznacza{ verb-end } do { $raid ->
    [sabotage] sabotażu
   *[bounty-hunting] eliminacji
}: { $card }
event-commit-target = Cel { $raid ->
    [sabotage] sabotażu
   *[bounty-hunting] eliminacji
}: { $card }
event-resolve-base = { doer }atakuje{ verb-end } bazę za { $n }
event-resolve-row = { doer }rozpatruje{ verb-end } { $raid ->
    [sabotage] sabotaż
   *[bounty-hunting] eliminację
} za { $n }: { $card }
event-attack-failed = { $raid ->
    [sabotage] Nieudany sabotaż
   *[bounty-hunting] Nieudana eliminacja
} za { $n }: { $card }
event-defeat = { doer }pokonuje{ verb-end }: { $card }
event-clear-units = { $n ->
    [one] { doer }odkłada{ verb-end } jednostkę na stos kart odrzuconych
    [few] { doer }odkłada{ verb-end } { $n } jednostki na stos kart odrzuconych
   *[many] { doer }odkłada{ verb-end } { $n } jednostek na stos kart odrzuconych
}
event-next-on-top = { $who }: następna kupiona karta trafi na wierzch talii
event-next-droid-on-top = { $who }: następny kupiony droid trafi na wierzch talii
event-next-neutral-cheaper = { $who }: następna karta neutralna kosztuje o { $n } mniej
event-fill-next = { $who }: następne puste miejsce w rzędzie galaktyki zapełni karta anihilowana

# Refusals

refuse-no-ability = Karta { $card } nie ma zdolności, której można by użyć.
refuse-not-your-card = Zdolności karty { $card } może użyć tylko druga osoba z twojej drużyny.
refuse-condition = Zdolności karty { $card } można użyć tylko wtedy, gdy { $needs }.
refuse-price = Zdolność karty { $card } ma cenę, której nie możesz zapłacić („{ $price }”).
refuse-no-effect = Zdolność karty { $card } nic by teraz nie zmieniła.
refuse-not-on-offer = Karty { $card } nie możesz kupić: kupuje się ze swojego rzędu galaktyki i z wierzchu stosu pilotów.
refuse-enemy-card = { $card } to wroga karta; kupuje się karty swojej frakcji i neutralne.
refuse-no-resources = Karta { $card } kosztuje { $cost }, a masz { $resources ->
    [one] 1 zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
}.
refuse-no-paying-off = W tej grze nie spłaca się kart neutralnych; to jest opcja.
refuse-not-in-row = Karty { $card } nie ma w twoim rzędzie galaktyki.
refuse-not-neutral = Karta { $card } nie jest neutralna, a spłaca się tylko karty neutralne.
refuse-not-yours-to-commit = { $card } nie jest jednostką ani okrętem, które masz w grze.
refuse-committed = Karta { $card } została już w tej turze wyznaczona do ataku.
refuse-no-base = Nie ma czego atakować: w grze nie ma wrogiej bazy ani wrogiego okrętu.
refuse-ship-at-row = { $card } to okręt, a okręty atakują tylko bazy; do { $raid ->
    [sabotage] sabotażu
   *[bounty-hunting] eliminacji
} wyznacza się jednostki.
refuse-ship-in-row = { $card } to okręt, a okręty w rzędzie galaktyki nie mogą być celem { $raid ->
    [sabotage] sabotażu
   *[bounty-hunting] eliminacji
}.
refuse-no-enemy = { $card } nie jest wrogą jednostką, więc nie może być celem { $raid ->
    [sabotage] sabotażu
   *[bounty-hunting] eliminacji
}.
refuse-nothing-committed = Żadna karta nie czeka na ten atak.
refuse-ships-first = Obrażenia przyjmują najpierw okręty, potem baza.
refuse-too-much = Obrażenia, które możesz tu przydzielić: od 1 do { $most }, a nie { $n }.
refuse-base-stands = Bazę wybiera się na początku tury i tylko wtedy, gdy nie ma się bazy w grze.
refuse-no-action = To nie jest akcja twojej tury.

# Flaws of positions

flaw-galaxy-row = w rzędzie galaktyki jest kart: { $n }; może być najwyżej { $most }.
flaw-not-leading = active musi być pierwszym miejscem drużyny, a nie { $value }.
flaw-bases = miejsce { $seat } ma w grze kilka baz, a może mieć jedną.
flaw-type = { $card } nie może leżeć w { $zone }: nie ma tam kart tego rodzaju.
flaw-won = jedna strona zniszczyła dość baz, więc gra jest skończona; zapisz to w over i winners.

# Names of zones and numbers

cli-letter-republic = R
cli-letter-separatist = S
cli-letter-rebel = B
cli-letter-empire = I
cli-letter-neutral = –
show-zone-galaxy_deck = Talia galaktyki
show-zone-galaxy_row = Rząd galaktyki
show-zone-galaxy_discard = Odrzucone karty galaktyki
show-zone-pilots = Piloci z Zewnętrznych Rubieży
show-zone-galaxy_deck_2 = Talia galaktyki, region 2
show-zone-galaxy_row_2 = Rząd galaktyki, region 2
show-zone-galaxy_discard_2 = Odrzucone karty galaktyki, region 2
show-zone-pilots_2 = Piloci z Zewnętrznych Rubieży, region 2
show-zone-units = Jednostki
show-zone-ships = Okręty
show-zone-base = Baza
show-zone-bases = Pozostałe bazy
show-zone-exile = Karty anihilowane
show-zone-victory = Stos zwycięstwa
show-zone-under = Pod bazą
show-number-force = Moc
show-number-attacks = { "" }
show-number-resources = Zasoby
show-number-bought = { "" }
show-number-neutrals_bought = { "" }
show-number-neutrals_played = { "" }
show-number-troopers_played = { "" }
show-number-exiled = { "" }
show-number-ships_at_start = { "" }
show-number-next_on_top = Następna kupiona na wierzch talii
show-number-next_droid_on_top = Następny kupiony droid na wierzch talii
show-number-discount = Zniżka na następną neutralną
show-number-fills = Miejsca do zapełnienia z anihilowanych
show-number-hunts = { "" }
show-number-shielded = Zapobieżone obrażenia
