# The player's decks in the browser, and the builder.

decks-title = Talie
decks-mine = Twoje talie
decks-none = Nie masz jeszcze talii. Zacznij od gotowej albo wczytaj taką, którą ktoś ci przysłał.
decks-this = Ta talia
decks-name = Nazwa
decks-sets = { $n ->
    [one] { $n } zestaw
    [few] { $n } zestawy
   *[other] { $n } zestawów
}
decks-legal = można nią grać
decks-ready-smaller = gotowa talia może mieć mniej niż { $least } zestawów, dopóki nic w niej nie zmienisz (SWLCG-689)
decks-flaws = { $n ->
    [one] jeszcze nie do gry: { $n } błąd
    [few] jeszcze nie do gry: { $n } błędy
   *[other] jeszcze nie do gry: { $n } błędów
}
decks-no-affiliation = bez stronnictwa
decks-copy = Kopiuj
decks-copy-name = { $name } (kopia)
decks-delete = Usuń
decks-delete-this = Usuń: { $name }
decks-delete-sure = Na pewno usunąć?
decks-new = Nowa talia
decks-from = Zacznij od
decks-from-ready = { $name }: gotowa talia
decks-from-empty = { $name }: pusta talia
decks-make = Buduj
decks-import = Wczytaj talię
decks-import-help = Wklej ją jako tekst (stronnictwo, potem zestaw w każdym wierszu), jako JSON albo plik .o8d z OCTGN, albo wybierz plik.
decks-import-text = Talia
decks-import-do = Wczytaj
decks-imported = Wczytana talia
decks-as = Zapisz jako { $form }
decks-copy-text = Kopiuj jako tekst
decks-search = Szukaj zestawów i ich kart, po polsku lub angielsku
decks-only = Tylko zestawy z tej talii
decks-shown = { $n } z { $of } zestawów
decks-bound = tylko { $name }
decks-once = raz w talii
decks-less = Wyjmij: { $name }
decks-more = Dołóż: { $name }
decks-copies = { $n } z najwyżej { $most }
decks-icons = Symbole walki
decks-play = Zagraj nią z botem
decks-hands = Próbne ręce
decks-hand-again = Rozdaj od nowa
decks-hand-kept = Z tym zaczynasz grę.
decks-zone-chosen = Cele
decks-zone-hand = Ręka
decks-share = Udostępnij przez link
decks-shared = Kto ma ten link, może przeczytać i skopiować talię
decks-copy-link = Kopiuj link
decks-unshare = Przestań udostępniać
decks-shared-title = Udostępniona talia
decks-take-copy = Skopiuj do moich talii
decks-load-newer = Wczytaj nowszą
decks-keep-copy = Zachowaj moją jako kopię
seat-deck = Talia
seat-your-deck = Twoja talia
seat-deck-of = Talia miejsca { $number }
seat-deck-for = { $label }: { $side }
seat-deck-usual = zwykła talia
seat-deck-ready = gotowa: { $name }
seat-deck-sided = { $name } ({ $side })
seat-decks-help = Kto siada, przynosi talię; z niej wynika, którą stroną gra. Zbuduj własną:
seat-open-decks = Odkryte talie: każdy przy stole może przeczytać wszystkie.
seat-lists = Listy talii
