# Labels around the table, in every game.

table-authority = Autorytet
table-trade = Handel
table-combat = Walka
table-hand = Ręka
table-deck = Talia
table-personal-deck = Talia Osobista
table-discard = Odrzucone
table-scrap-heap = Złomowisko
table-trade-deck = Talia Handlu
table-trade-row = Rząd Handlu
table-explorers = Odkrywcy
table-in-play = W grze
table-bases = Bazy
table-ships = Okręty w grze
table-opponents = Przeciwnicy
table-cost = koszt { $n }
table-defense = obrona { $n }
table-copy-of = Kopia karty { $card }.
table-no-text = Bez zdolności.
table-provenance = Niepotwierdzone: { $provenance ->
    [reconstructed] odtworzone
    [single] tylko jedno źródło
   *[other] { $provenance }
}.
table-play-all = { $n ->
    [one] Zagraj { $n } kartę
    [few] Zagraj { $n } karty
   *[many] Zagraj { $n } kart
}
table-look-through = Przejrzyj: { $pile } ({ $n })
table-close = Zamknij
table-less = Mniej
table-more = Więcej
table-on-top = { $n ->
    [one] Następny kupiony Okręt możesz położyć na wierzchu Talii Osobistej.
    [few] { $n } następne kupione Okręty możesz położyć na wierzchu Talii Osobistej.
   *[many] { $n } następnych kupionych Okrętów możesz położyć na wierzchu Talii Osobistej.
}
table-owes = { $n ->
    [one] Na początku tury odrzuca kartę.
    [few] Na początku tury odrzuca { $n } karty.
   *[many] Na początku tury odrzuca { $n } kart.
}
table-attack = Atak za { $n }
table-team = Drużyna { $number }
table-your-team = Twoja drużyna
table-their-team = Przeciw tobie
table-out = poza grą
table-on-turn = ma turę
table-in-reach = w twoim zasięgu
table-opposite = naprzeciw ciebie
table-is-done = już po ruchu
table-done = Skończone
table-whom = Kogo zaatakować
table-buyer = Kupuje
table-legacy = Twoje karty: zostaw jedną
table-damage = Obrażenia w tej turze: { $n }.

# A warning before the turn ends

table-expires = Jeszcze czeka: „{ $what }”. Z końcem tury to przepadnie.
table-unspent = Niewykorzystane: { $what }. Z końcem tury to przepadnie.
    .join = {", "}
table-unspent-trade = { $n } Handlu
table-unspent-combat = { $n } Walki
table-unspent-resources = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
   *[other] { $n } zasobów
}
table-unspent-attack = { $n } ataku
table-end-anyway = Zakończ mimo to
table-ask-no-more = Nie pytaj więcej

# Numbers on cards, and facts that no source confirms

figure-unique = unikatowa
figure-attack = atak { $n }
figure-resources = zasoby { $n }
figure-force = Moc { $n }
figure-hit_points = punkty wytrzymałości { $n }
figure-target_value = wartość docelowa { $n }
figure-attack-now = Atak teraz: { $n }.
figure-damage = Obrażenia: { $n }, pozostało: { $left }.
fact-doubt = Odtworzone, niepotwierdzone w żadnym źródle: { $facts }.
    .join = {", "}
fact-name = nazwa
fact-count = liczba kopii
fact-faction = frakcja
fact-type = rodzaj karty
fact-unique = czy jest unikatowa
fact-traits = cechy
fact-cost = koszt
fact-attack = atak
fact-resources = zasoby
fact-force = Moc
fact-hit_points = punkty wytrzymałości
fact-target_value = wartość docelowa
fact-reward = nagroda
fact-abilities = zdolności
fact-ability_symbol = symbol zdolności
