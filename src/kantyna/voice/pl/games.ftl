# Messages that several games share: the turn, hand and deck, buying, teams that play their turn together.

event-turn = Tura { $n }: { $who }
event-play = { doer }zagrywa{ verb-end }: { $card }
event-use = { doer }używa{ verb-end }: { $card }
event-buy = { doer }kupuje{ verb-end } za { $n }: { $card }
event-draw = { doer }dobiera{ verb-end }: { $card }
event-draw-hidden = { doer }dobiera{ verb-end } kartę
event-shuffle = { doer }tasuje{ verb-end } stos kart odrzuconych w nową { $deck ->
    [personal] Talię Osobistą
   *[other] talię
}
event-discard = { doer }odrzuca{ verb-end }: { $card }
event-clear-hand = { $n ->
    [one] { doer }odrzuca{ verb-end } ostatnią kartę z ręki
    [few] { doer }odrzuca{ verb-end } { $n } pozostałe karty z ręki
   *[many] { doer }odrzuca{ verb-end } { $n } pozostałych kart z ręki
}
event-destroy = Zniszczono: { $card } ({ whose })
event-done = { doer }kończy{ verb-end } swoją część tury
event-resign = { doer }poddaje{ verb-end } się
event-win = { doer }wygrywa{ verb-end }

choice-play = Zagraj: { $card }
choice-use = Użyj: { $card }
choice-buy = Kup: { $card }
choice-discard = Odrzuć: { $card }
choice-destroy = Zniszcz: { $card }
choice-target = { $whom }
choice-end = Zakończ turę
choice-resume = Jeszcze nie kończę

ask-discard-cards = { $n ->
    [one] Wybierz z ręki kartę do odrzucenia.
    [few] Wybierz z ręki { $n } karty do odrzucenia.
   *[many] Wybierz z ręki { $n } kart do odrzucenia.
}

effect-draw = { $n ->
    [one] dobierz kartę
    [few] dobierz { $n } karty
   *[many] dobierz { $n } kart
}

refuse-not-in-hand = Karty „{ $card }” nie masz na ręce, a karty zagrywa się z ręki.
refuse-not-in-play = Karty „{ $card }” nie masz w grze, więc nie możesz użyć jej zdolności.
refuse-used = Ta zdolność karty „{ $card }” została już użyta w tej turze.
refuse-done = Twoja część tury jest już skończona; najpierw to cofnij.
refuse-not-done = Twoja część tury jeszcze trwa.

# Cards and traits that several games have

card-luke_skywalker = Luke Skywalker
card-obi_wan_kenobi = Obi-Wan Kenobi
card-y_wing = Y-wing
card-x_wing = X-wing
card-b_wing = B-wing
card-rebel_trooper = Żołnierz Rebelii
card-han_solo = Han Solo
card-twilek_smuggler = Twi'lekańska przemytniczka
card-darth_vader = Darth Vader
card-nightsister = Siostra Nocy
card-tie_fighter = Myśliwiec TIE
card-tie_bomber = Bombowiec TIE
card-grand_moff_tarkin = Wielki Moff Tarkin
card-at_st = AT-ST
card-boba_fett = Boba Fett

trait-bounty_hunter = Łowca nagród
trait-droid = Droid
trait-fighter = Myśliwiec
trait-officer = Oficer
trait-scoundrel = Szubrawiec
trait-transport = Transportowiec
trait-trooper = Żołnierz
trait-vehicle = Pojazd
