game-star-realms = Star Realms
format-duel = Duel

# Options

option-boxes = Boxes of cards
option-boxes-help = How many boxes' trade decks and Explorers are mixed together.
option-destroy_own_bases = Own bases as targets
option-destroy_own_bases-help = Abilities that destroy a base may also destroy one of your own.
option-discard_timing = When opponents discard
option-discard_timing-help = At once, or at the start of the opponent's next turn.
option-needle_copies_scrapped = Needle copies scrapped ships
option-needle_copies_scrapped-help = Stealth Needle may copy a ship that was played this turn and scrapped since.
option-fleet_hq_pays_for_copies = Fleet HQ pays for copies
option-fleet_hq_pays_for_copies-help = Fleet HQ gives combat once more when Stealth Needle copies a ship.
option-mech_world_counts_as_blob = Mech World counts for Blob World
option-mech_world_counts_as_blob-help = Mech World played this turn counts as a Blob card for Blob World.
option-needle_counts_for_blob_world = Needle counts for Blob World
option-needle_counts_for_blob_world-help = A Stealth Needle that copies a Blob ship counts as a Blob card for Blob World.
option-fleet_hq_counts_ships_in_play = Fleet HQ counts ships in play
option-fleet_hq_counts_ships_in_play-help = When Fleet HQ is played, ships already in play give combat too.
option-on_top_effects_add_up = Freighters add up
option-on_top_effects_add_up-help = Several waiting effects of Freighter and Central Office serve one ship each.

# Card texts

faction-blob = Blobs
faction-trade_federation = Trade Federation
faction-star_empire = Star Empire
faction-machine_cult = Machine Cult
faction-unaligned = Unaligned
type-ship = Ship
type-base = Base
type-outpost = Outpost

card-primary = { $parts }
    .each = sentence
card-ally = { $faction ->
    [blob] Blob
    [trade_federation] Trade Federation
    [star_empire] Star Empire
   *[machine_cult] Machine Cult
} ally: { $parts }.
    .join = { ", then " }
card-scrap = Scrap this card: { $parts }.
    .join = { ", then " }

effect-trade = +{ $n } Trade
effect-combat = +{ $n } Combat
effect-authority = +{ $n } Authority
effect-draw-per-card = draw a card for each { $faction ->
    [blob] Blob
    [trade_federation] Trade Federation
    [star_empire] Star Empire
   *[machine_cult] Machine Cult
} card you have played this turn
effect-if-bases = if you have { $n } or more bases in play, { $then }
effect-opponent-discards = { $n ->
    [one] an opponent of your choice discards a card
   *[other] an opponent of your choice discards { $n } cards
}
effect-discard-for-cards = discard up to { $most ->
    [one] 1 card
   *[other] { $most } cards
} and draw as many
effect-scrap-cards = { $least ->
    [0] { $most ->
        [one] you may scrap a card
       *[other] you may scrap up to { $most } cards
    }
   *[other] { $most ->
        [one] scrap a card
       *[other] scrap { $most } cards
    }
} from your { $source ->
    [hand] hand
   *[other] hand or discard pile
}
effect-scrap-for-cards = scrap up to { $most ->
    [one] 1 card
   *[other] { $most } cards
} from your hand and/or discard pile, then draw as many
effect-scrap-trade-row = { $least ->
    [0] { $most ->
        [one] you may scrap a card
       *[other] you may scrap up to { $most } cards
    }
   *[other] { $most ->
        [one] scrap a card
       *[other] scrap { $most } cards
    }
} in the trade row
effect-destroy-base = { $least ->
    [0] { $most ->
        [one] you may destroy an opponent's base
       *[other] you may destroy up to { $most } of your opponents' bases
    }
   *[other] { $most ->
        [one] destroy an opponent's base
       *[other] destroy { $most } of your opponents' bases
    }
}
effect-acquire-ship = acquire any ship from the trade row or the Explorer pile for free and put it on top of your deck
effect-next-ship-on-top = you may put the next ship you buy this turn on top of your deck
effect-copy-ship = becomes a copy of another ship you have played this turn, and stays a Machine Cult card as well
trigger-whenever-you-play-a-ship = Whenever you play a ship: { $effects }
    .each = clause
constant-ally-of-every-faction = An ally for every faction.

# Choices

choice-ally = Ally ability: { $card }
choice-scrap = Scrap { $card } for its ability
choice-attack-base = Attack { $card }
choice-attack-seat = Attack { $whom }: { $n }
choice-scrap-card = Scrap { $card }
choice-acquire = Acquire { $card } for free
choice-copy = Copy { $card }
choice-put-on-top = On top of the deck
choice-put-on-discard = On the discard pile

# Questions

ask-main-phase = Play, use, buy or attack; then end your turn.
ask-opponent-discards = Choose the opponent who has to discard.
ask-discard-for-cards = { $n ->
    [one] You may discard one more card; you will draw as many as you discard.
   *[other] Discard up to { $n } cards; you will draw as many.
}
ask-scrap-cards = { $least ->
    [0] You may scrap a card from your { $source ->
        [hand] hand
       *[other] hand or discard pile
    }.
   *[other] Choose a card from your { $source ->
        [hand] hand
       *[other] hand or discard pile
    } to scrap.
}
ask-scrap-for-cards = { $n ->
    [one] You may scrap one more card; you will draw as many as you scrap.
   *[other] Scrap up to { $n } cards from your hand and/or discard pile; you will draw as many.
}
ask-scrap-trade-row = You may scrap a card in the trade row.
ask-destroy-base = You may destroy a base.
ask-acquire-ship = Choose a ship to acquire for free and put on top of your deck.
ask-copy-ship = Choose the ship to copy.
ask-put-where = Where does { $card } go?

# Events

event-ally = { doer } use{ verb-end } the ally ability of { $card }
event-trade = { $who }: +{ $n } Trade
event-combat = { $who }: +{ $n } Combat
event-authority = { $who }: +{ $n } Authority
event-acquire = { doer } put{ verb-end } { $card } on the discard pile
event-acquire-top = { doer } put{ verb-end } { $card } on top of the deck
event-refill = { $card } comes into the trade row
event-attack = { doer } attack{ verb-end } { $whom } for { $n }
event-attack-base = { doer } attack{ verb-end } { $card } with { $n }
event-clear-ships = { $n ->
    [one] { doer } put{ verb-end } a ship on the discard pile
   *[other] { doer } put{ verb-end } { $n } ships on the discard pile
}
event-scrap = { doer } scrap{ verb-end } { $card }
event-scrap-explorer = { doer } scrap{ verb-end } { $card } (back to its pile)
event-copy = { $you ->
    [who] You copy { $card }
   *[other] { $who }: copies { $card }
}
event-next-ship-on-top = { $who }: the next ship may go on top of the deck
event-owes-discard = { $n ->
    [one] { $who } will discard a card
   *[other] { $who } will discard { $n } cards
} at the start of { $you ->
    [who] your
   *[other] their
} next turn
event-eliminated = { $you ->
    [who] You are
   *[other] { $who } is
} defeated

# Refusals

refuse-no-use = { $card } has no primary ability to use.
refuse-no-ally = { $card } has no ally ability.
refuse-no-scrap = { $card } has no scrap ability.
refuse-ship-primary = { $card } is a ship: its primary ability is carried out when it is played, and only then.
refuse-no-ally-card = The ally ability of { $card } needs another { $faction ->
    [blob] Blob
    [trade_federation] Trade Federation
    [star_empire] Star Empire
   *[machine_cult] Machine Cult
} card in play.
refuse-not-for-sale = { $card } is neither in the trade row nor in the Explorer pile.
refuse-not-top-explorer = Explorers are taken from the top of their pile.
refuse-no-explorers = The Explorer pile is empty.
refuse-too-dear = { $card } costs { $cost }, and you have { $trade } Trade.
refuse-no-target = { $card } is not an opponent's base in play.
refuse-own-base = { $card } is a base of your own side.
refuse-target-out = { $whom } is out of the game.
refuse-team-attack = { $whom } shares one authority with the team: attack { $handle } instead.
refuse-guarded-base = { $card } is protected. Destroy first: { $outposts }.
    .join = { ", " }
refuse-guarded-player = { $whom } is protected. Destroy first: { $outposts }.
    .join = { ", " }
refuse-defense = { $card } takes { $defense } Combat to destroy, and you have { $combat }.
refuse-no-opponent = { $whom } is not in your reach now. In your reach: { $others }.
    .join = { ", " }
refuse-amount = An attack is for at least 1 and at most all your Combat ({ $combat }), not { $n }.
refuse-not-an-action = That is not an action of the main phase.
refuse-not-held = { $card } is not in your hand.
refuse-not-held-or-discarded = { $card } is neither in your hand nor in your discard pile.
refuse-not-in-trade-row = { $card } is not in the trade row.
refuse-no-ship = { $card } is a base; it has to be a ship.
refuse-copies-itself = { $card } copies another ship, not itself.
refuse-not-played = You have not played { $card } this turn.
refuse-not-in-play-any-more = { $card } is no longer in play.
refuse-not-yours = { $card } is not among your cards.

# Flaws of positions

flaw-row = the trade row has { $n } cards; there can be at most { $most }.
flaw-explorers = only Explorers can lie in the Explorer pile.
flaw-authority = seat { $seat } has { $n } authority, so the game is over; set over and winners, or give at least 1.

format-free-for-all = Free-for-all
format-hunter = Hunter
format-hydra-2 = Two-headed Hydra
format-hydra-3 = Three-headed Hydra
format-emperor = Emperor
format-raid = Raid
option-open_team_hands = Open hands in a team
option-open_team_hands-help = Members of a team see each other's hands.
option-boss = The Boss's seat
option-boss-help = Which seat is the Boss; the Attackers follow clockwise.
role-boss = Boss
role-attacker = Attacker
role-emperor = Emperor
role-admiral = Admiral
error-boss = Seat { $value } cannot be the Boss: this raid has seats 0 to { $n }.

# Teams

choice-damage-base = Attack { $card }: { $n }
choice-pledge-trade = Offer { $n } Trade for { $card }, to be bought by { $whom }
choice-pledge-combat = Offer { $n } Combat against { $card }
choice-withdraw = Withdraw my offer
choice-buy-together = Buy { $card } together
choice-attack-together = Destroy { $card } together
choice-pass-card = Pass { $card } to { $whom } for 1 Trade
choice-leave = Leave { $card }
ask-legacy = You are out of the game. You may leave a card of yours to { $whom }.
event-pledge = { doer } offer{ verb-end } { $n } Trade for { $card }, to be bought by { $whom }
event-pledge-combat = { doer } offer{ verb-end } { $n } Combat against { $card }
event-withdraw = { doer } withdraw{ verb-end } the offer
event-lapse = { $you ->
    [who] Your offer
   *[other] The offer of { $who }
} for { $card } lapses: the points are spent
event-gave = { doer } give{ verb-end } { $n } Trade for { $card }, bought by { $whom }
event-gave-combat = { doer } give{ verb-end } { $n } Combat against { $card }
event-pass = { $you ->
    [who] You pass
   *[other] { $who } passes
} { $card } to { $whom }
event-legacy = { doer } inherit{ verb-end } { $card }
refuse-not-together = In this format players cannot pay together.
refuse-pledge-row = { $card } is not in the trade row; only cards of the row are bought together.
refuse-pledge-buyer = { $whom } cannot be the buyer: that must be a teammate still in the game.
refuse-pledge-for = Say which teammate buys { $card }.
refuse-pledge-amount = You can offer from 1 to { $most }, not { $n }.
refuse-no-pledge = You have offered nothing.
refuse-nothing-pledged = No teammate has offered anything for { $card }.
refuse-rest = { $card } still needs { $n }, and you have { $points }.
refuse-too-much-pledged = Your teammates have offered { $n } too much for { $card }; you must pay exactly its price.
refuse-no-combat = You have no Combat.
refuse-no-trade = You have no Trade.
refuse-no-passing = In this format players cannot pass cards to each other.
refuse-pass-card = { $card } is not in your discard pile.
refuse-pass-to = { $whom } is not a teammate of yours who is still in the game.
refuse-pass-trade = Passing a card costs 1 Trade.
refuse-damage = You can spend from 1 to { $most } Combat on this base, not { $n }.
refuse-part = { $card } must be destroyed with its whole defense ({ $defense }) at once.
flaw-team-authority = seats { $first } and { $second } are one team and must have the same authority.
flaw-active-out = seat { $seat } is out of the game and cannot be the active one.
flaw-decided = only one side is left, so the game is over; set over and winners.
flaw-pledge = seat { $seat } has pledged { $n }, which is more than it has.
refuse-out = You are out of the game already.
refuse-out-of-reach = { $card } is out of your reach: it belongs to { $whom }. Bases in your reach are those of: { $others }.
    .join = { ", " }
