game-star-realms = Star Realms
format-duel = Pojedynek

# Options

option-boxes = Liczba pudełek
option-boxes-help = Z ilu pudełek zmieszano Talie Handlu i Odkrywców.
option-destroy_own_bases = Własne Bazy jako cel
option-destroy_own_bases-help = Zdolnością, która niszczy Bazę, można zniszczyć także własną.
option-discard_timing = Kiedy przeciwnik odrzuca
option-discard_timing-help = Przeciwnik odrzuca od razu albo na początku swojej następnej tury.
option-needle_copies_scrapped = Igła kopiuje złomowane Okręty
option-needle_copies_scrapped-help = Igła Mimetyczna może skopiować Okręt zagrany w tej turze i już złomowany.
option-fleet_hq_pays_for_copies = Kwatera Główna płaci za kopie
option-fleet_hq_pays_for_copies-help = Kwatera Główna Floty daje Walkę jeszcze raz, gdy Igła Mimetyczna kopiuje Okręt.
option-mech_world_counts_as_blob = Planeta Mechów liczy się dla Planety Blobów
option-mech_world_counts_as_blob-help = Zagrana w tej turze Planeta Mechów liczy się dla Planety Blobów jako karta Blobów.
option-needle_counts_for_blob_world = Igła liczy się dla Planety Blobów
option-needle_counts_for_blob_world-help = Igła Mimetyczna, która kopiuje Okręt Blobów, liczy się dla Planety Blobów jako karta Blobów.
option-fleet_hq_counts_ships_in_play = Kwatera Główna liczy Okręty w grze
option-fleet_hq_counts_ships_in_play-help = Zagrana Kwatera Główna Floty daje Walkę także za Okręty, które już są w grze.
option-on_top_effects_add_up = Frachtowce się sumują
option-on_top_effects_add_up-help = Każdy czekający efekt Frachtowca i Biura Centralnego dotyczy osobnego Okrętu.

# Card texts

faction-blob = Bloby
faction-trade_federation = Federacja Handlowa
faction-star_empire = Gwiezdne Imperium
faction-machine_cult = Kult Maszyn
faction-unaligned = Bez frakcji
type-ship = Okręt
type-base = Baza
type-outpost = Posterunek

card-primary = { $parts }
    .each = sentence
card-ally = Sojusz ({ $faction ->
    [blob] Bloby
    [trade_federation] Federacja Handlowa
    [star_empire] Gwiezdne Imperium
   *[machine_cult] Kult Maszyn
}): { $parts }.
    .join = { ", a potem " }
card-scrap = Złomuj tę kartę: { $parts }.
    .join = { ", a potem " }

effect-trade = +{ $n } Handlu
effect-combat = +{ $n } Walki
effect-authority = +{ $n } Autorytetu
effect-draw-per-card = dobierz po karcie za każdą kartę { $faction ->
    [blob] Blobów
    [trade_federation] Federacji Handlowej
    [star_empire] Gwiezdnego Imperium
   *[machine_cult] Kultu Maszyn
} zagraną przez ciebie w tej turze
effect-if-bases = jeśli masz w grze co najmniej { $n ->
    [one] 1 Bazę
    [few] { $n } Bazy
   *[many] { $n } Baz
}, { $then }
effect-opponent-discards = { $n ->
    [one] wybrany przeciwnik odrzuca kartę z ręki
    [few] wybrany przeciwnik odrzuca { $n } karty z ręki
   *[many] wybrany przeciwnik odrzuca { $n } kart z ręki
}
effect-discard-for-cards = odrzuć z ręki do { $most ->
    [one] 1 karty
   *[other] { $most } kart
} i dobierz tyle samo
effect-scrap-cards = { $least ->
    [0] { $most ->
        [one] możesz złomować kartę
       *[other] możesz złomować do { $most } kart
    }
   *[other] { $most ->
        [one] złomuj kartę
        [few] złomuj { $most } karty
       *[many] złomuj { $most } kart
    }
} z { $source ->
    [hand] ręki
   *[other] ręki lub ze swojego stosu kart odrzuconych
}
effect-scrap-for-cards = złomuj do { $most ->
    [one] 1 karty
   *[other] { $most } kart
} z ręki i/lub ze swojego stosu kart odrzuconych, a potem dobierz tyle samo
effect-scrap-trade-row = { $least ->
    [0] { $most ->
        [one] możesz złomować kartę
       *[other] możesz złomować do { $most } kart
    }
   *[other] { $most ->
        [one] złomuj kartę
        [few] złomuj { $most } karty
       *[many] złomuj { $most } kart
    }
} z Rzędu Handlu
effect-destroy-base = { $least ->
    [0] { $most ->
        [one] możesz zniszczyć Bazę przeciwnika
       *[other] możesz zniszczyć do { $most } Baz przeciwników
    }
   *[other] { $most ->
        [one] zniszcz Bazę przeciwnika
        [few] zniszcz { $most } Bazy przeciwników
       *[many] zniszcz { $most } Baz przeciwników
    }
}
effect-acquire-ship = kup za darmo dowolny Okręt z Rzędu Handlu lub stosu Odkrywców i połóż go na wierzchu swojej Talii Osobistej
effect-next-ship-on-top = następny Okręt kupiony w tej turze możesz położyć na wierzchu swojej Talii Osobistej
effect-copy-ship = staje się kopią innego Okrętu zagranego przez ciebie w tej turze i pozostaje zarazem kartą Kultu Maszyn
trigger-whenever-you-play-a-ship = Ilekroć zagrywasz Okręt: { $effects }
    .each = clause
constant-ally-of-every-faction = Sojusznik każdej frakcji.

# Choices

choice-ally = Sojusz: { $card }
choice-scrap = Złomuj dla zdolności: { $card }
choice-attack-base = Zaatakuj: { $card }
choice-attack-seat = Atak za { $n } (cel: { $whom })
choice-scrap-card = Złomuj: { $card }
choice-acquire = Kup za darmo: { $card }
choice-copy = Skopiuj: { $card }
choice-put-on-top = Na wierzch Talii Osobistej
choice-put-on-discard = Na stos kart odrzuconych

# Questions

ask-main-phase = Zagrywaj, używaj, kupuj lub atakuj, a potem zakończ turę.
ask-opponent-discards = Wybierz przeciwnika, który ma odrzucić kartę.
ask-discard-for-cards = { $n ->
    [one] Możesz odrzucić jeszcze jedną kartę; dobierzesz tyle, ile odrzucisz.
   *[other] Odrzuć do { $n } kart; dobierzesz tyle samo.
}
ask-scrap-cards = { $least ->
    [0] Możesz złomować kartę z { $source ->
        [hand] ręki
       *[other] ręki lub ze swojego stosu kart odrzuconych
    }.
   *[other] Wybierz do złomowania kartę z { $source ->
        [hand] ręki
       *[other] ręki lub ze swojego stosu kart odrzuconych
    }.
}
ask-scrap-for-cards = { $n ->
    [one] Możesz złomować jeszcze jedną kartę; dobierzesz tyle, ile złomujesz.
   *[other] Złomuj do { $n } kart z ręki i/lub ze swojego stosu kart odrzuconych; dobierzesz tyle samo.
}
ask-scrap-trade-row = Możesz złomować kartę z Rzędu Handlu.
ask-destroy-base = Możesz zniszczyć Bazę.
ask-acquire-ship = Wybierz Okręt, który kupisz za darmo i położysz na wierzchu swojej Talii Osobistej.
ask-copy-ship = Wybierz Okręt do skopiowania.
ask-put-where = Gdzie położyć kartę „{ $card }”?

# Events

event-ally = { doer }używa{ verb-end } Zdolności Sojuszu: { $card }
event-trade = { $who }: +{ $n } Handlu
event-combat = { $who }: +{ $n } Walki
event-authority = { $who }: +{ $n } Autorytetu
event-acquire = { doer }kładzie{ verb-end } na stosie kart odrzuconych: { $card }
event-acquire-top = { doer }kładzie{ verb-end } na wierzchu Talii Osobistej: { $card }
event-refill = Do Rzędu Handlu dochodzi: { $card }
event-attack = { $you ->
    [whom] { $who } atakuje cię za { $n }
   *[other] { doer }atakuje{ verb-end } za { $n } (cel: { $whom })
}
event-attack-base = { doer }atakuje{ verb-end } za { $n }: { $card }
event-clear-ships = { $n ->
    [one] { doer }odkłada{ verb-end } Okręt na stos kart odrzuconych
    [few] { doer }odkłada{ verb-end } { $n } Okręty na stos kart odrzuconych
   *[many] { doer }odkłada{ verb-end } { $n } Okrętów na stos kart odrzuconych
}
event-scrap = { doer }złomuje{ verb-end }: { $card }
event-scrap-explorer = { doer }złomuje{ verb-end }: { $card } (wraca na swój stos)
event-copy = { doer }kopiuje{ verb-end }: { $card }
event-next-ship-on-top = { $who }: następny Okręt może trafić na wierzch Talii Osobistej
event-owes-discard = { $n ->
    [one] { doer }odrzuci{ verb-end } kartę na początku swojej następnej tury
    [few] { doer }odrzuci{ verb-end } { $n } karty na początku swojej następnej tury
   *[many] { doer }odrzuci{ verb-end } { $n } kart na początku swojej następnej tury
}
event-eliminated = { doer }odpada{ verb-end } z gry

# Refusals

refuse-no-use = Karta „{ $card }” nie ma Zdolności Głównej, której można by użyć.
refuse-no-ally = Karta „{ $card }” nie ma Zdolności Sojuszu.
refuse-no-scrap = Karta „{ $card }” nie ma Zdolności Złomowiska.
refuse-ship-primary = { $card } to Okręt: jego Zdolność Główna działa w chwili zagrania i tylko wtedy.
refuse-no-ally-card = Zdolność Sojuszu karty „{ $card }” wymaga innej karty { $faction ->
    [blob] Blobów
    [trade_federation] Federacji Handlowej
    [star_empire] Gwiezdnego Imperium
   *[machine_cult] Kultu Maszyn
} w grze.
refuse-not-for-sale = Karty „{ $card }” nie ma ani w Rzędzie Handlu, ani na stosie Odkrywców.
refuse-not-top-explorer = Odkrywców bierze się z wierzchu ich stosu.
refuse-no-explorers = Stos Odkrywców jest pusty.
refuse-too-dear = Karta „{ $card }” kosztuje { $cost }, a masz { $trade } Handlu.
refuse-no-target = { $card } nie jest Bazą przeciwnika będącą w grze.
refuse-own-base = { $card } to Baza po twojej stronie.
refuse-target-out = { $whom } nie jest już w grze.
refuse-team-attack = { $whom } dzieli jeden Autorytet z drużyną. Atakuj zamiast tego: { $handle }.
refuse-guarded-base = Karta „{ $card }” jest chroniona. Najpierw zniszcz: { $outposts }.
    .join = { ", " }
refuse-guarded-player = { $whom } jest pod ochroną. Najpierw zniszcz: { $outposts }.
    .join = { ", " }
refuse-defense = Zniszczenie karty „{ $card }” wymaga { $defense } Walki, a masz { $combat }.
refuse-no-opponent = { $whom } jest teraz poza twoim zasięgiem. W zasięgu: { $others }.
    .join = { ", " }
refuse-amount = Atak jest za co najmniej 1 i najwyżej całą twoją Walkę ({ $combat }), a nie za { $n }.
refuse-not-an-action = To nie jest akcja Fazy Głównej.
refuse-not-held = Karty „{ $card }” nie masz na ręce.
refuse-not-held-or-discarded = Karty „{ $card }” nie masz ani na ręce, ani na swoim stosie kart odrzuconych.
refuse-not-in-trade-row = Karty „{ $card }” nie ma w Rzędzie Handlu.
refuse-no-ship = { $card } to Baza, a to musi być Okręt.
refuse-copies-itself = { $card } kopiuje inny Okręt, a nie siebie.
refuse-not-played = Karta „{ $card }” nie została zagrana przez ciebie w tej turze.
refuse-not-in-play-any-more = Karty „{ $card }” nie ma już w grze.
refuse-not-yours = Karta „{ $card }” nie jest jedną z twoich kart.

# Flaws of positions

flaw-row = w Rzędzie Handlu jest kart: { $n }; może być najwyżej { $most }.
flaw-explorers = na stosie Odkrywców mogą leżeć tylko Odkrywcy.
flaw-authority = miejsce { $seat } ma Autorytet { $n }, więc gra jest skończona; zapisz to w over i winners albo daj co najmniej 1.

format-free-for-all = Wolna amerykanka
format-hunter = Myśliwy
format-hydra-2 = Dwugłowa Hydra
format-hydra-3 = Trzygłowa Hydra
format-emperor = Imperator
format-raid = Rajd
option-open_team_hands = Odkryte ręce w drużynie
option-open_team_hands-help = Członkowie drużyny widzą nawzajem swoje karty na ręce.
option-boss = Miejsce Bossa
option-boss-help = Które miejsce zajmuje Boss; Atakujący siedzą dalej zgodnie z ruchem wskazówek zegara.
role-boss = Boss
role-attacker = Atakujący
role-emperor = Imperator
role-admiral = Admirał
error-boss = Miejsce { $value } nie może być miejscem Bossa: w tym rajdzie są miejsca od 0 do { $n }.

# Teams

choice-damage-base = Zaatakuj za { $n }: { $card }
choice-pledge-trade = Zaoferuj { $n } Handlu: { $card } (kupuje { $whom })
choice-pledge-combat = Zaoferuj { $n } Walki przeciw: { $card }
choice-withdraw = Wycofaj ofertę
choice-buy-together = Kupcie razem: { $card }
choice-attack-together = Zniszczcie razem: { $card }
choice-pass-card = Przekaż za 1 Handlu: { $card } (dostaje { $whom })
choice-leave = Zostaw: { $card }
ask-legacy = Odpadasz z gry. Możesz zostawić jedną ze swoich kart; dostaje ją { $whom }.
event-pledge = { doer }oferuje{ verb-end } { $n } Handlu: { $card } ({ $you ->
    [whom] kupujesz
   *[other] kupuje { $whom }
})
event-pledge-combat = { doer }oferuje{ verb-end } { $n } Walki przeciw: { $card }
event-withdraw = { doer }wycofuje{ verb-end } ofertę
event-lapse = Oferta przepada, bo punkty są już wydane: { $card } ({ whose })
event-gave = { doer }daje{ verb-end } { $n } Handlu: { $card } ({ $you ->
    [whom] kupujesz
   *[other] kupuje { $whom }
})
event-gave-combat = { doer }daje{ verb-end } { $n } Walki przeciw: { $card }
event-pass = { doer }przekazuje{ verb-end }: { $card } ({ $you ->
    [whom] dostajesz
   *[other] dostaje { $whom }
})
event-legacy = { doer }dziedziczy{ verb-end }: { $card }
refuse-not-together = W tym formacie nikt nie płaci razem z innymi.
refuse-pledge-row = Karty „{ $card }” nie ma w Rzędzie Handlu, a razem kupuje się tylko karty z Rzędu.
refuse-pledge-buyer = { $whom } nie może kupować: to musi być ktoś z twojej drużyny, kto jeszcze gra.
refuse-pledge-for = Kartę „{ $card }” kupuje jedno z was: powiedz, kto z drużyny ma ją kupić.
refuse-pledge-amount = Możesz zaoferować od 1 do { $most }, a nie { $n }.
refuse-no-pledge = Nie masz żadnej oferty.
refuse-nothing-pledged = Nikt z drużyny nic nie zaoferował: { $card }.
refuse-rest = Do zapłacenia za kartę „{ $card }” zostaje { $n }, a masz { $points }.
refuse-too-much-pledged = Drużyna zaoferowała za kartę „{ $card }” o { $n } za dużo, a płaci się dokładnie tyle, ile trzeba.
refuse-no-combat = Nie masz Walki.
refuse-no-trade = Nie masz Handlu.
refuse-no-passing = W tym formacie nie przekazuje się kart między graczami.
refuse-pass-card = Karty „{ $card }” nie ma na twoim stosie kart odrzuconych.
refuse-pass-to = { $whom } nie jest graczem twojej drużyny, który jeszcze gra.
refuse-pass-trade = Przekazanie karty kosztuje 1 Handlu.
refuse-damage = Na tę Bazę możesz wydać od 1 do { $most } Walki, a nie { $n }.
refuse-part = Karta „{ $card }” pada od całej Obrony ({ $defense }) naraz albo wcale.
flaw-team-authority = miejsca { $first } i { $second } to jedna drużyna, więc muszą mieć ten sam Autorytet.
flaw-active-out = miejsce { $seat } odpadło z gry i nie może być aktywne.
flaw-decided = została tylko jedna strona, więc gra jest skończona; zapisz to w over i winners.
flaw-pledge = miejsce { $seat } zaoferowało { $n }, czyli więcej, niż ma.
refuse-out = Już nie grasz w tej partii.
refuse-out-of-reach = Karta „{ $card }” jest poza twoim zasięgiem (ma ją { $whom }). W zasięgu są Bazy, które ma: { $others }.
    .join = { ", " }
