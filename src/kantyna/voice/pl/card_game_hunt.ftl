# The challenge deck The Hunt for Skywalker: its cards, texts that only they need, and its questions.

card-the_hunt_for_skywalker_l01 = Polowanie na Skywalkera
card-the_mines_l01 = Kopalnie
card-the_final_ship_l01 = Ostatni statek
card-dagobah_refuge_l01 = Schronienie na Dagobah
card-return_to_tatooine_l01 = Powrót na Tatooine
card-rebel_command_l01 = Dowództwo Rebelii
card-the_ruins_of_alderaan_l01 = Ruiny Alderaana
card-front_line_reinforcements_l01 = Posiłki na linii frontu
card-mission_at_kothlis_l01 = Misja na Kothlis
card-the_coruscant_rescue_l01 = Ratunek na Coruscant
card-rebel_sentry_l01 = Wartownik Rebelii
card-bothan_facilitator_l01 = Bothański pośrednik
card-tatooine_sympathizer_l01 = Sympatyk z Tatooine
card-rogue_squadron_backup_l01 = Wsparcie Eskadry Łotrów
card-specforces_commando_l01 = Komandos Sił Specjalnych
card-rebel_ambush_team_l01 = Drużyna zasadzkowa Rebelii
card-red_five_l01 = Czerwony Pięć
card-r2_d2_l01 = R2-D2
card-decoy_wing_l01 = Skrzydło-wabik
card-boushh_l01 = „Boushh”
card-wedge_antilles_l01 = Wedge Antilles
card-luke_skywalker_l01 = Luke Skywalker
card-secret_hideout_l01 = Sekretna kryjówka
card-command_center_l01 = Centrum dowodzenia
card-entrenched_position_l01 = Umocniona pozycja
card-rebel_honor_guard_l01 = Gwardia honorowa Rebelii
card-rigged_to_explode_l01 = Zaminowane
card-the_force_is_strong_l01 = Moc jest silna
card-run_luke_run_l01 = Uciekaj, Luke! Uciekaj!
card-premonitions_of_the_future_l01 = Przeczucia przyszłości
card-evading_pursuit_l01 = Umykając pogoni
card-change_of_plan_l01 = Zmiana planu

trait-alderaan = Alderaan
trait-guardian = Strażnik
trait-kothlis = Kothlis
keyword-influence = wpływ
protect-unique = unikatowe jednostki

after-turned = { $who ->
    [you] po tym jak zostanie odkryta twoja karta celu
   *[anybody] po tym jak { $one } zostanie odkryta
}
after-leave = po tym jak { $one } opuści grę
after-milled-by = po tym jak efekt { $by_gen } odrzuci karty z wierzchu talii dowództwa przeciwnika
if-not-in-engagement = jeśli nie trwa bitwa
if-host-engaged = jeśli ulepszona karta jest atakowana
if-you-have-edge = jeśli masz przewagę
effect-mill = każdy przeciwnik odrzuca z wierzchu swojej talii dowództwa { mill-count }
mill-count = { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
effect-mill-defender = broniący się gracz odrzuca z wierzchu swojej talii dowództwa { mill-count } za każdego przeciwnika, który zaczynał grę
effect-mill-facedown = każdy przeciwnik odrzuca z wierzchu swojej talii dowództwa { mill-count } za każdą twoją zakrytą kartę celu
effect-mill-damage = każdy przeciwnik odrzuca z wierzchu swojej talii dowództwa tyle kart, ile obrażeń umieszczono na { $loc }
effect-mill-more = ten przeciwnik odrzuca z wierzchu swojej talii dowództwa jeszcze { mill-count }
effect-turn-one = odkryj jedną ze swoich zakrytych kart celu
effect-trade-facedown = dwie z twoich zakrytych kart celu zamieniają się miejscami
effect-put-aside = umieść w grze odłożoną na bok { $acc }
effect-spy-on-all = obejrzyj rękę i wspólną rezerwę każdego przeciwnika i odrzuć po jednej z obejrzanych kart każdego z nich
effect-reattach = dołącz tę kartę do innej { $gen }; pozostaje ona w grze
effect-one-thing = zrób jedno z poniższych: { $parts }
    .join = { "; albo " }
ask-one-thing = { $card }: wybierz jedno.
effect-up-to-heal = usuń do { $n } obrażeń { from-it }
effect-up-to-ready = usuń do { $n } żetonów skupienia { from-it }
ask-up-to = { $card }: ile?
effect-each-discards-at-random = każdy przeciwnik odrzuca z ręki { $n ->
    [one] losową kartę
    [few] { $n } losowe karty
   *[other] { $n } losowych kart
}
effect-take-one-of-top = obejrzyj { top-cards } swojej talii dowództwa i weź jedną z nich na rękę
effect-search-for-card = przejrzyj swoją talię dowództwa; możesz umieścić z niej w grze { $acc }; potasuj talię
effect-shuffle-this = wtasuj tę kartę do swojej talii dowództwa
effect-focus-host = skup ulepszoną kartę
effect-instead-draw-cards = dobierz { mill-count }, a { $needs }, { $better_n ->
    [one] 1 kartę
    [few] { $better_n } karty
   *[other] { $better_n } kart
}
effect-instead-deal = zadaj { damage-count } { $loc }, a { $needs }, { $better_n ->
    [one] 1 obrażenie
    [few] { $better_n } obrażenia
   *[other] { $better_n } obrażeń
}
effect-turn-this = zostaje odkryta
effect-turn-harmed = zostaje odkryta
constant-must-defend = { $one } musi zostać zadeklarowana jako obrońca tej karty, jeśli może
constant-lost-with = gdy { $one } opuści grę, przegrywasz grę
constant-discarded = { $one } zostaje odrzucona z gry
replacement-destroy = jeśli ta karta miałaby zostać zniszczona, zamiast tego { $effect }
replacement-harmed = jeśli ta karta otrzyma obrażenia, { $effect }, a obrażenia przepadają
replacement-struck-down = obrażenia, które zniszczyłyby { $acc }, w całości trafiają zamiast tego na tę kartę

event-lay-out = { doer }wykłada{ verb-end } zakrytą kartę celu
event-call-in = { doer }wybiera{ verb-end } jako wsparcie zestaw: { $card }
event-look-at-reinforcement = { doer }dobiera{ verb-end } jako wsparcie kartę: { $card }
event-look-at-reinforcement-hidden = { doer }dobiera{ verb-end } kartę wsparcia
event-lay-under = { doer }kładzie{ verb-end } wsparcie pod kartą: { $card }
event-turned = Zostaje odkryta karta celu: { $card } ({ whose })
event-harm-turned = { $card }: odkrycie pochłania obrażenia ({ $n })
event-trade-facedown = { doer }zamienia{ verb-end } miejscami dwie zakryte karty celu
event-final-blow = { doer }zadaje{ verb-end } ostateczny cios: { $card }

choice-lay = Połóż tutaj: { $card }
choice-call-in = Zestaw: { $card }
choice-reinforce = Dobierz wsparcie
ask-lay-out = Która karta celu leży na miejscu { $place } (F: przedni rząd, M: środkowy, B: tylny)?
ask-choose-sets = Wybierz dwa zestawy jako wsparcie.
ask-may-reinforce = Odkryto kartę celu: dobrać kartę wsparcia?
ask-lay-under = Pod którą kartę celu trafia wsparcie?
ask-hunters-damage = Równowaga jest po ciemnej stronie: zadać 1 obrażenie karcie celu podatnej na ataki?
ask-turn-one = { $card }: którą kartę celu odkryć?
ask-trade-facedown = { $card }: które dwie karty celu zamieniają się miejscami?
ask-spy-on = { $card }: którą kartę odrzucić?
ask-taking-one = { $card }: którą kartę wziąć na rękę?
ask-fetch-card = { $card }: która karta z talii wchodzi do gry?
refuse-sheltered = Karta { $card } nie jest podatna na ataki: nie zniszczono żadnej karty celu przed nią.
refuse-not-vulnerable = Karta { $card } nie jest teraz kartą celu podatną na ataki.
refuse-set-of-luke = W zestawie karty { $card } jest karta z „Luke Skywalker” w nazwie.
refuse-reinforced = Pod kartą { $card } leży już wsparcie.
refuse-faceup = Karta { $card } jest odkryta.
refuse-must-defend = Karta { $card } musi zostać tu zadeklarowana jako obrońca.
refuse-time-lay = Karty celów rozkłada się podczas przygotowania gry.
refuse-time-call-in = Zestawy wsparcia wybiera się podczas przygotowania gry.
refuse-time-reinforce = Wsparcie dobiera się, gdy karta celu zostanie odkryta.
refuse-time-shuffle-back = Kartę wtasowuje się z powrotem zaraz po jej zagraniu, jeśli tak mówi jej tekst.

show-zone-facedown = Zakryte karty celu
show-zone-reinforcements = Wsparcie
show-zone-reinforcement_deck = Talia wsparcia
show-zone-collection = Kolekcja
show-zone-other_sides = Drugie strony kart celu
swlcg-place = { $place }{ $open ->
    [True] , podatna na ataki
   *[False] {""}
}
swlcg-reinforced = wsparcie: { $name }
swlcg-really = naprawdę { $name }
show-number-place_F1 = F1
show-number-place_F2 = F2
show-number-place_M1 = M1
show-number-place_M2 = M2
show-number-place_M3 = M3
show-number-place_B1 = B1
show-number-place_B2 = B2
show-number-place_B3 = B3
show-number-place_B4 = B4
