# Messages that several games share: the turn, hand and deck, buying, teams that play their turn together.

event-turn = Turn { $n }: { $who }
event-play = { doer } play{ verb-end } { $card }
event-use = { doer } use{ verb-end } { $card }
event-buy = { doer } buy{ verb-end } { $card } for { $n }
event-draw = { doer } draw{ verb-end } { $card }
event-draw-hidden = { doer } draw{ verb-end } a card
event-shuffle = { doer } shuffle{ verb-end } the discard pile into a new deck
event-discard = { doer } discard{ verb-end } { $card }
event-clear-hand = { $n ->
    [one] { doer } discard{ verb-end } the last card of the hand
   *[other] { doer } discard{ verb-end } the { $n } cards left in hand
}
event-destroy = { $card } is destroyed ({ whose })
event-done = { $you ->
    [who] You are
   *[other] { $who } is
} done
event-resign = { doer } resign{ verb-end }
event-win = { doer } win{ verb-end }

choice-play = Play { $card }
choice-use = Use { $card }
choice-buy = Buy { $card }
choice-discard = Discard { $card }
choice-destroy = Destroy { $card }
choice-target = { $whom }
choice-end = End turn
choice-resume = I am not done yet

ask-discard-cards = { $n ->
    [one] Choose a card from your hand to discard.
   *[other] Choose { $n } cards from your hand to discard.
}

effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}

refuse-not-in-hand = { $card } is not in your hand; cards are played from hand.
refuse-not-in-play = { $card } is not in play in front of you, so it has no ability to use.
refuse-used = That ability of { $card } has already been used this turn.
refuse-done = You have said that you are done; take that back first.
refuse-not-done = You have not said that you are done.

# Cards and traits that several games have

card-luke_skywalker = Luke Skywalker
card-obi_wan_kenobi = Obi-Wan Kenobi
card-y_wing = Y-Wing
card-x_wing = X-Wing
card-b_wing = B-Wing
card-rebel_trooper = Rebel Trooper
card-han_solo = Han Solo
card-twilek_smuggler = Twi'lek Smuggler
card-darth_vader = Darth Vader
card-nightsister = Nightsister
card-tie_fighter = TIE Fighter
card-tie_bomber = TIE Bomber
card-grand_moff_tarkin = Grand Moff Tarkin
card-at_st = AT-ST
card-boba_fett = Boba Fett

trait-bounty_hunter = Bounty Hunter
trait-droid = Droid
trait-fighter = Fighter
trait-officer = Officer
trait-scoundrel = Scoundrel
trait-transport = Transport
trait-trooper = Trooper
trait-vehicle = Vehicle
