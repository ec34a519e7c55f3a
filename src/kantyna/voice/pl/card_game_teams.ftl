# The Card Game with more than two players (Balance of the Force).

format-two-on-two = Dwóch na dwóch
format-jerjerrods-task = Zadanie Jerjerroda
format-hunt-for-skywalker = Polowanie na Skywalkera
option-team_hands = Partnerzy widzą swoje karty
option-team_hands-help = Członkowie drużyny widzą nawzajem swoje ręce i znają swoje talie.
option-facedown_resources = Zasoby zakrytych celów
option-facedown_resources-help = Ile punktów zasobów tworzy zakryta karta celu w Polowaniu na Skywalkera: 1, jak odtworzono, albo 0.
event-member-phase = { $you ->
    [who] Jesteś aktywnym graczem
   *[other] Aktywny gracz: { $who }
}
ask-who-takes = Karta { $card } została zniszczona przez własną stronę. Na czyj stos zwycięstwa trafia?
refuse-too-early = Karty { $card } nie można jeszcze atakować: w swojej pierwszej turze nie atakuje się gracza, który nie miał jeszcze tury.
choice-lend = Użycz jednostki { $card }
ask-consent = Czy użyczasz jednostki { $card } na czas tej bitwy? Prosi: { $who }
event-lend = { doer }użycza{ verb-end } na czas bitwy: { $card }
event-refuse-support = { doer }odmawia{ verb-end } wsparcia: { $card }
event-give-back = Po bitwie wraca jednostka { $card } ({ $who })
refuse-support-refused = O jednostkę { $card } w tej deklaracji już pytano i partner odmówił.
refuse-support-one = Jednostka { $card } nie może dołączyć: ten partner już użycza jednostki, a wolno mu tylko jednej.
refuse-support-first = Jednostka { $card } nie może jeszcze dołączyć: najpierw zadeklaruj własną jednostkę atakującą.
refuse-not-opposite = Karta { $card } należy do przeciwnika, który nie siedzi naprzeciw ciebie.
refuse-time-lend = Żaden partner nie prosi cię o jednostkę.
refuse-time-reserve = Kartę kładzie się we wspólnej rezerwie na końcu własnego dobierania.
refuse-no-reserve = Nie masz wspólnej rezerwy: nie masz partnera w grze.
refuse-no-opponent-of-yours = { $whom } nie jest twoim przeciwnikiem.
refuse-nothing-to-opponent = Na gracza { $whom } nie miałoby to żadnego wpływu.
refuse-out-of-game = { $whom } nie jest już w grze.
refuse-no-partner = { $whom } nie jest twoim partnerem w grze.
refuse-no-friend = { $whom } nie jest przyjaznym graczem w grze.
swlcg-folded = Cele: { $objectives }, jednostki: { $units }
swlcg-open-camp = { $who }: otwórz tę część stołu
swlcg-out = poza grą
swlcg-partner = partner
swlcg-opposite = naprzeciw
swlcg-reserve-of = Rezerwa: { $who }
swlcg-lent-by = użycza: { $who }
swlcg-part-of = { $you ->
    [who] Jesteś aktywnym graczem
   *[other] Aktywny gracz: { $who }
}
swlcg-aside = Odłożone
swlcg-beneath = Pod Drugą Gwiazdą Śmierci
swlcg-dial-free = Tarcza Gwiazdy Śmierci: { $n }
swlcg-force-cards = Karty Mocy drużyny w użyciu: { $n } z { $of }
swlcg-facedown = Zakryte karty celu
swlcg-reinforcements = Wsparcie
swlcg-reinforcement = Wsparcie
swlcg-reinforcement-deck = Talia wsparcia
swlcg-collection = Zestawy do wyboru
swlcg-token-reserve = Leży pod nią wsparcie.
swlcg-token-beneath = Karty stronnictw pod nią: { $n }.
swlcg-pyramid-place = { $place }: { $state ->
    [empty] puste miejsce
    [open] można zaatakować
   *[closed] nie można zaatakować
}
