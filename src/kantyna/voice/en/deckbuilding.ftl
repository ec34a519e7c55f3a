game-deckbuilding = Star Wars: The Deckbuilding Game
format-clone-wars = Clone Wars
format-original = The original game
format-mixed = Mixed sets
format-teams = Teams of two

# Options

option-faction_0 = Faction of seat 1
option-faction_0-help = What the player in the first seat plays.
option-faction_1 = Faction of seat 2
option-faction_1-help = What the player in the second seat plays.
option-faction_2 = Faction of seat 3
option-faction_2-help = What the player in the third seat plays.
option-faction_3 = Faction of seat 4
option-faction_3-help = What the player in the fourth seat plays.
option-bases = Bases
option-bases-help = The five bases of the beginner game, or all ten of the faction.
option-length = Bases to destroy
option-length-help = How many of each opponent's bases you must destroy to win. By the rulebook 3, or 4 with all ten bases and two players.
option-buy_off_neutrals = Paying off neutral cards
option-buy_off_neutrals-help = In your turn you may spend a neutral card's cost to discard it from the galaxy row.
option-start_ability_on_reveal = Start abilities at once
option-start_ability_on_reveal-help = A base's ability at the start of the turn also works in the turn in which the base is revealed.
option-neutrals = Neutral cards
option-neutrals-help = Which set the neutral cards are from; in a team game, those of region 1.
option-neutrals_2 = Neutral cards, region 2
option-neutrals_2-help = Which set the neutral cards of region 2 are from.
option-pilots = Pilots
option-pilots-help = Which set the Outer Rim Pilots are from; in a team game, those of region 1.
option-pilots_2 = Pilots, region 2
option-pilots_2-help = Which set the Outer Rim Pilots of region 2 are from.
web-value-republic = Republic
web-value-separatist = Separatists
web-value-rebel = Rebels
web-value-empire = Empire
web-value-beginner = Five, for beginners
web-value-all = All ten
web-value-rulebook = By the rulebook
web-value-random = At random
web-value-clone-wars = Clone Wars
web-value-original = The original game
error-same-faction = { $first } and { $second } are both { $value }; the two players need different factions.
error-same-faction-region = { $first } and { $second } are both { $value }; the two players of region { $n } need different factions.

# Card texts

faction-republic = Republic
faction-separatist = Separatists
faction-rebel = Rebels
faction-empire = Empire
faction-neutral = Neutral
type-unit = Unit
type-capital_ship = Capital ship
trait-jedi = Jedi
trait-sith = Sith

card-ability = { $parts }
    .each = sentence
card-ability-needs = If { $needs }, { $parts }
    .each = clause
card-ability-price = { $price }: { $parts }
    .each = clause
card-reward = Reward: { $parts }.
    .join = { ", " }
reward-purchase = buy a card of your faction from the galaxy row for free

price-exile-this = Exile this card
price-spend = { $n ->
    [one] Spend 1 resource
   *[other] Spend { $n } resources
}
price-discard-one = Discard a card from your hand
price-exile-cards = Exile { $most ->
    [one] { $acc }
   *[other] { $most } { $many }
} from your { $source ->
    [hand] hand
   *[other] hand or discard pile
}

# Kinds of cards in texts, built from parts. $form: one (bare), acc (with an article), many, with, yours (several)

kind = { $form ->
    [one] { $body }
    [many] { $body }
    [yours] { $body }
   *[acc] { $first ->
        [enemy] an
        [empire] an
        [officer] an
       *[other] a
    } { $body }
}
kind-or = { $parts }
    .join = { " or " }
kind-and = { $parts }
    .join = { " and " }
kind-tail = { $body } with the { $traits } trait
    .join = { " and " }
kind-not = { $body } other than { $parts }
kind-yours = { $body } that you control
kind-theirs = { $body } that an opponent controls
kind-at-most-cost = { $body } with a cost of { $n } or less
kind-with-trait = { $trait } { $noun }
kind-described = { $quality } { $noun }
kind-gender = it
noun-card = { $form ->
    [many] cards
    [yours] cards
   *[one] card
}
noun-unit = { $form ->
    [many] units
    [yours] units
   *[one] unit
}
noun-capital_ship = { $form ->
    [many] capital ships
    [yours] capital ships
   *[one] capital ship
}
noun-bounty_hunter = { $form ->
    [many] bounty hunters
    [yours] bounty hunters
   *[one] bounty hunter
}
noun-droid = { $form ->
    [many] droids
    [yours] droids
   *[one] droid
}
noun-fighter = { $form ->
    [many] fighters
    [yours] fighters
   *[one] fighter
}
noun-jedi = Jedi
noun-officer = { $form ->
    [many] officers
    [yours] officers
   *[one] officer
}
noun-scoundrel = { $form ->
    [many] scoundrels
    [yours] scoundrels
   *[one] scoundrel
}
noun-sith = Sith
noun-transport = { $form ->
    [many] transports
    [yours] transports
   *[one] transport
}
noun-trooper = { $form ->
    [many] troopers
    [yours] troopers
   *[one] trooper
}
noun-vehicle = { $form ->
    [many] vehicles
    [yours] vehicles
   *[one] vehicle
}
quality-unique = unique
quality-enemy = enemy
quality-neutral = neutral
quality-republic = Republic
quality-separatist = Separatist
quality-rebel = Rebel
quality-empire = Empire

if-force-with-you = the Force is with you
if-have = you have { $acc } in play
if-have-other = you have another { $one } in play
if-have-many = you have { $n } or more { $many } in play
if-jedi-or-other-trooper = you have a Jedi or another trooper in play
# Some card names take an article in a sentence.
the-card = { $which ->
    [death_star] the { $card }
    [millennium_falcon] the { $card }
   *[other] { $card }
}
if-have-card = you have { the-card } in play
if-base-is = your base is { the-card }
if-opponent-has-ship = your opponent has a capital ship in play
if-had-ship = you had a capital ship in play when the turn began
if-have-exiled = you have exiled a card this turn
if-in-row = there is { $acc } in the galaxy row
if-more-enemies-in-row = there are more enemy cards than { $many } in the galaxy row

effect-resources = { $n ->
    [one] +1 resource
   *[other] +{ $n } resources
}
effect-force = +{ $n } Force
effect-attack = this unit gets +{ $n } attack this turn
effect-resources-per = +{ $n ->
    [one] 1 resource
   *[other] { $n } resources
} for each { $one } in play and in the galaxy row
effect-if = if { $needs }, { $then }
effect-instead = { $normal }; if { $needs }, { $better } instead
effect-instead-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}; { $better_n } cards instead if { $needs }
effect-instead-attack = this unit gets +{ $n } attack this turn, +{ $better_n } instead if { $needs }
effect-instead-exile-cards = you may exile { $most ->
    [one] { $acc }
   *[other] up to { $most } { $many }
} from your { $source ->
    [hand] hand
   *[other] hand or discard pile
}, up to { $better_most } instead if { $needs }
effect-instead-buy-free = buy { $acc } from the galaxy row for free; if { $needs }, { $better_to ->
    [hand] take it to your hand
   *[deck] put it on top of your deck
}
effect-one-of = choose: { $parts }
    .join = { " or " }
effect-may-one-of = you may choose: either { $parts }
    .join = { ", or " }
effect-opponent-chooses = your opponent chooses: { $parts }
    .join = { ", or " }
chosen-their-discard = { $n ->
    [one] they discard a card from hand
   *[other] they discard { $n } cards from hand
}
chosen-force = you get +{ $n } Force
chosen-attack = this unit gets +{ $n } attack this turn (not if it has already attacked)
effect-may-pay = { $n ->
    [one] you may spend 1 resource
   *[other] you may spend { $n } resources
}; if you do, { $effects }
    .join = { " and " }
effect-return-to-hand = take { $acc } from your discard pile to your hand
effect-may-return-to-hand = you may take { $acc } from your discard pile to your hand
effect-return-hunter = take { $acc } from your discard pile to your hand; if it is a bounty hunter, it has +{ $n } attack against cards in the galaxy row this turn
effect-put-on-deck = put { $acc } from your discard pile on top of your deck
effect-unit-on-deck = put another unit you have in play on top of your deck
effect-exile-cards = { $least ->
    [0] { $most ->
        [one] you may exile { $acc }
       *[other] you may exile up to { $most } { $many }
    }
   *[other] { $most ->
        [one] exile { $acc }
       *[other] exile { $most } { $many }
    }
} from your { $source ->
    [hand] hand
   *[other] hand or discard pile
}
effect-exile-for = you may exile { $acc } from your { $source ->
    [hand] hand
   *[other] hand or discard pile
}; if you do, { $then }
effect-each-may-exile = each player may exile a card from their hand or discard pile
effect-their-discard = { $n ->
    [one] your opponent discards a card from hand
   *[other] your opponent discards { $n } cards from hand
}
effect-opponent-loses = { $n ->
    [one] your opponent discards a card from hand at random
   *[other] your opponent discards { $n } cards from hand at random
}
effect-look-at-hand = look at your opponent's hand
effect-their-card-on-deck = put a card from your opponent's hand on top of your opponent's deck
effect-repair = repair { $n } damage on your base
effect-repair-this = repair { $n } damage on this base
effect-damage-this = this base takes { $n } damage
effect-damage-base = deal { $n } damage to your opponent's base
effect-damage-ship = deal { $n } damage to a capital ship your opponent has in play
effect-may-damage-ship = you may deal { $n } damage to a capital ship your opponent has in play
effect-damage-enemy = deal { $n } damage to your opponent's base or to a capital ship your opponent has in play
effect-destroy-ship = { $where ->
    [row] destroy a capital ship that your opponent has in play, or any one in the galaxy row
    [enemy-row] destroy a capital ship that your opponent has in play, or an enemy one in the galaxy row
   *[play] destroy a capital ship your opponent has in play
}
effect-exile-this = exile this card
effect-spend = { $n ->
    [one] spend 1 resource
   *[other] spend { $n } resources
}
effect-discard-one = discard a card from your hand
effect-spend-to-take = take { $acc } from your discard pile to your hand by spending as many resources as it costs
effect-next-on-top = the next card you buy this turn goes on top of your deck
effect-next-droid-on-top = the next droid you buy this turn goes on top of your deck
effect-next-neutral-cheaper = the next neutral card you buy this turn costs { $n } less
effect-fill-next = the next slot of the galaxy row that becomes empty this turn is filled with a card of your choice from your exile pile that is not a starter card
effect-to-opponent = this card goes to your opponent's discard pile
effect-capture-under = you may put a card from your opponent's discard pile face down under this base
effect-free-captured = the card under it goes back to the discard pile it came from
effect-reward-again = take the defeated card's reward again

effect-reveal = reveal the top card of your deck; { $parts }
    .join = { "; " }
effect-take-revealed = you may take it to your hand and reveal the next card instead
effect-if-revealed = if it is { $acc }, { $then }
effect-if-revealed-else = if it is { $acc }, { $then }; if not, { $otherwise }
effect-may-draw-top = you may draw it
effect-may-discard-top = you may discard it
effect-may-swap-top = you may swap it with a card of your discard pile
effect-swap-hand-with-top = swap a card of your hand with the top card of your deck
effect-reveal-galaxy = reveal the top card of the galaxy deck; if it is { $acc }, { $then }; if it is an enemy card, discard it
effect-look-at-galaxy = look at the top card of the galaxy deck; { $then }
effect-may-swap-galaxy-top = you may swap it with a card of the galaxy row
effect-look-at-two = look at the top two cards of the galaxy deck; discard one and leave the other on top

effect-discard-from-row = discard { $acc } from the galaxy row
effect-exile-from-row = exile { $acc } from the galaxy row; if you do, { $then }
effect-exile-one-from-row = exile { $acc } from the galaxy row
effect-swap-with-exiled = swap { $acc } of the galaxy row with a card of your exile pile that is not a starter card
effect-replace-from-discard = { $pays ->
    [0] discard { $acc } from the galaxy row
   *[other] you may discard { $acc } from the galaxy row
}{ $force ->
    [0] { " " }and replace it with { $by } from the galaxy discard pile (not the same one)
   *[other] ; if the Force is with you, you may replace it with { $by } from the galaxy discard pile
}{ $pays ->
    [0] { "" }
   *[other] ; gain as many resources as the replacing card costs
}
effect-swap-with-discard = swap a card of the galaxy row with { $by } of the galaxy discard pile
effect-dig-for-own-faction = discard cards from the galaxy deck until you discard one of your faction, then swap it with a neutral unit of the galaxy row
effect-bombard = deal 1 damage to your opponent's base for each enemy card in the galaxy row, then discard those cards

effect-buy-free = buy { $acc } from the galaxy row for free{ $to ->
    [hand] { " " }and take it to your hand
    [deck] { " " }and put it on top of your deck
   *[other] { "" }
}
effect-may-buy-free = you may { effect-buy-free }
effect-buy-from = buy { $acc } from { $pile ->
    [exile] your exile pile
   *[other] the galaxy discard pile
} as if it were in the galaxy row{ $to ->
    [hand] { " " }and take it to your hand
    [deck] { " " }and put it on top of your deck
   *[other] { "" }
}
effect-take-from-row = take { $acc } from the galaxy row to your hand; you must exile it at the end of the turn

trigger-when-played = When you play this card, { $effects }
    .each = clause
trigger-when-you-play = When you play { $acc }: { $effects }
    .each = clause
trigger-first-played = When you play your first { $one } of a turn: { $effects }
    .each = clause
trigger-when-bought = When you buy this card, { $effects }
    .each = clause
trigger-taken-when-bought = When you buy this card, you may take it to your hand; if you do{ $conditions ->
    [0] { "" }
   *[other] { " " }and { $needs }
}, { $effects }
    .each = clause
trigger-when-you-buy = When you buy a card that costs { $cost } or more: { $effects }
    .each = clause
trigger-when-defeats = When this unit defeats a card in the galaxy row: { $effects }
    .each = clause
trigger-when-revealed = When you reveal this base: { $effects }
    .each = clause
trigger-at-start-of-turn = At the start of your turn: { $effects }
    .each = clause
trigger-when-opponent-discards = When your opponent discards a card from hand in your turn: { $effects }
    .each = clause
trigger-when-top-revealed = When you reveal this card from the top of your deck: { $effects }
    .each = clause
trigger-when-destroyed = When this card is destroyed: { $effects }
    .each = clause

constant-more-attack = This unit has +{ $n } attack.
constant-more-attack-if = { $kind ->
    [have-exiled] If
   *[other] While
} { $needs }, this unit has +{ $n } attack.
constant-more-attack-at-row = This unit has +{ $n } attack against cards in the galaxy row.
constant-more-attack-each = { $where ->
    [everywhere] This unit has +1 attack for each { $one } in play and in the galaxy row.
   *[others] This unit has +1 attack for each { $one } you have in play besides this one, at most +{ $most }.
}
constant-more-attack-per-lost-base = This unit has +1 attack for each { $faction ->
    [republic] Republic
    [separatist] Separatist
    [rebel] Rebel
   *[empire] Empire
} base in your opponent's victory pile.
constant-lead = While this card is in play, each of your { $yours } has +{ $n } { $stat ->
    [hit-points] hit points
   *[attack] attack
}.
constant-lead-if = While { $needs }, each of your { $yours } has +{ $n } { $stat ->
    [hit-points] hit points
   *[attack] attack
}.
constant-lead-more = While this card is in play, each of your { $yours } has +{ $n } attack, +{ $more } instead if { $then }.
constant-keep-resources = You keep unspent resources at the end of your turn.
constant-shield = Each turn you prevent the first { $n } damage to this base.
constant-first-on-top = The first card you buy each turn goes on top of your deck.
constant-first-neutral-lent = The first neutral card you buy each turn goes to your hand; at the end of the turn you must exile it.
constant-hunt-neutrals = Once a turn a neutral unit in the galaxy row may be the target of bounty hunting: its cost is its target value, and as reward you gain as many resources.

# Choices

choice-pay-off = Pay off { $card }
choice-commit-base = { $card }: attack the base
choice-commit-row = { $card }: { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} against { $target }
choice-resolve-base = Resolve the attack on the base
choice-resolve-row = Resolve the { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} against { $card }
choice-assign = { $n } damage to { $card }
choice-reward = Take the reward of { $card }: { $parts }
    .join = { ", " }
choice-choose-base = Choose { $card }
choice-take-card = Take { $card }
choice-put-on-deck = { $card } on top of the deck
choice-exile = Exile { $card }
choice-repair = Repair { $card }
choice-hit = Damage { $card }
choice-capture = Put { $card } under the base
choice-pay = { $n ->
    [one] Spend 1 resource
   *[other] Spend { $n } resources
}
choice-draw = Draw { $card }
choice-grant-their-discard = { $n ->
    [one] Discard a card from your hand
   *[other] Discard { $n } cards from your hand
}
choice-grant-force = +{ $n } Force for your opponent
choice-grant-attack = +{ $n } attack for the opponent's card
choice-swap = Swap { $card }
choice-put-in-row = { $card } into the galaxy row
choice-to-hand = To your hand
choice-to-deck = On top of your deck
choice-to-discard = On your discard pile

# Questions

ask-actions = Play, use, buy or attack; then end your turn.
ask-replace-base = Choose your next base.
ask-assign-damage = Assign the damage of the attack: { $n } left.
ask-take-reward = Do you take the reward of { $card }?
ask-where-to = Where does { $card } go?
ask-one-of = { $card }: choose one.
ask-may-one-of = { ask-one-of }
ask-opponent-chooses = { $card }: the choice is yours.
ask-may-pay = { $card }: do you spend { $n ->
    [one] 1 resource
   *[other] { $n } resources
}?
ask-one-of-the-team = { $card }: which of you uses it?
ask-return-to-hand = Choose { $acc } of your discard pile to take to your hand.
ask-may-return-to-hand = You may take { $acc } from your discard pile to your hand.
ask-return-hunter = Choose { $acc } of your discard pile to take to your hand.
ask-put-on-deck = Choose { $acc } of your discard pile to put on top of your deck.
ask-unit-on-deck = Choose another unit of yours to put on top of your deck.
ask-exile-cards = { $least ->
    [0] { $n ->
        [one] You may exile { $acc } from your { $source ->
            [hand] hand
           *[other] hand or discard pile
        }.
       *[other] You may exile up to { $n } { $many } from your { $source ->
            [hand] hand
           *[other] hand or discard pile
        }.
    }
   *[other] Choose { $acc } from your { $source ->
        [hand] hand
       *[other] hand or discard pile
    } to exile.
}
ask-their-card-on-deck = Choose a card of your opponent's hand to put on top of your opponent's deck.
ask-repair = Choose the base to repair.
ask-damage = Choose what takes { $n } damage.
ask-may-damage = { ask-damage }
ask-destroy-ship = Choose a capital ship to destroy.
ask-spend-to-take = Choose a card of your discard pile to take for its cost.
ask-capture-under = You may put a card from your opponent's discard pile under your base.
ask-may-draw-top = { $card } is revealed: do you draw it?
ask-may-discard-top = { $card } is revealed: do you discard it?
ask-may-swap-top = You may swap the revealed card with one of your discard pile.
ask-swap-hand-with-top = Choose a card of your hand to swap with the top card of your deck.
ask-may-swap-galaxy-top = You may swap the top card of the galaxy deck with one of the galaxy row.
ask-discard-one-of-two = Choose which of the two cards to discard.
ask-discard-from-row = Choose { $acc } to discard from the galaxy row.
ask-exile-from-row = Choose { $acc } to exile from the galaxy row.
ask-exile-one-from-row = Choose { $acc } to exile from the galaxy row.
ask-swap-with-exiled = Choose { $acc } of the galaxy row to swap with a card of your exile pile.
ask-replace-from-discard = Choose { $acc } of the galaxy row to discard.
ask-swap-with-discard = Choose the card of the galaxy row to swap.
ask-swap-neutral-unit = Choose the neutral unit of the galaxy row to swap.
ask-into-slot = Choose the card that fills the empty slot of the galaxy row.
ask-fill-from-exile = Which card of your exile pile fills the empty slot of the galaxy row?
ask-buy-free = Choose a card to buy for free.
ask-may-buy-free = You may buy a card for free.
ask-buy-from = Choose a card to buy.
ask-take-from-row = Choose a card of the galaxy row to take to your hand.

# Events

event-resources = { $n ->
    [one] { $who }: +1 resource
   *[other] { $who }: +{ $n } resources
}
event-force = { $who }: +{ $n } Force
event-spend = { $n ->
    [one] { doer } spend{ verb-end } 1 resource
   *[other] { doer } spend{ verb-end } { $n } resources
}
event-attack-gained = { $card }: +{ $n } attack this turn
event-shuffle-galaxy = The galaxy discard pile is shuffled into a new galaxy deck
event-fill-row = { $card } comes into the galaxy row
event-exile = { doer } exile{ verb-end } { $card }
event-return = { doer } take{ verb-end } { $card } from the discard pile to hand
event-put-on-deck = { doer } put{ verb-end } { $card } on top of the deck
event-hide-on-deck = { doer } put{ verb-end } { $card } face down on top of the deck
event-hide-on-deck-hidden = { doer } put{ verb-end } a card from hand on top of the deck
event-their-card-on-deck = { $card } goes from { $you ->
    [who] your hand
   *[other] the hand of { $who }
} to the top of the deck
event-their-card-on-deck-hidden = A card goes from { $you ->
    [who] your hand
   *[other] the hand of { $who }
} to the top of the deck
event-look = { doer } look{ verb-end } at { $card } in the galaxy deck
event-look-hidden = { doer } look{ verb-end } at a card of the galaxy deck
event-look-at-hand = { doer } look{ verb-end } at { $you ->
    [whom] your hand
   *[other] the hand of { $whom }
}
event-reveal = { doer } reveal{ verb-end } { $card } on top of the deck
event-reveal-galaxy = { doer } reveal{ verb-end } { $card } on top of the galaxy deck
event-take-revealed = { doer } take{ verb-end } the revealed { $card } to hand
event-draw-revealed = { doer } draw{ verb-end } the revealed { $card }
event-discard-revealed = { doer } discard{ verb-end } the revealed { $card }
event-discard-galaxy = { doer } discard{ verb-end } { $card } from the galaxy deck
event-put-on-galaxy = { doer } put{ verb-end } { $card } on top of the galaxy deck
event-discard-row = { doer } discard{ verb-end } { $card } from the galaxy row
event-swap = { doer } swap{ verb-end } { $card } out of the galaxy row
event-pay-off = { doer } pay{ verb-end } off { $card }
event-gain-hand = { doer } take{ verb-end } { $card } to hand
event-gain-deck = { doer } put{ verb-end } { $card } on top of the deck
event-gain-discard = { doer } put{ verb-end } { $card } on the discard pile
event-take-from-row = { doer } take{ verb-end } { $card } from the galaxy row to hand
event-to-opponent = { doer } put{ verb-end } { $card } on an opponent's discard pile
event-capture = { doer } put{ verb-end } { $card } face down under the base
event-free = { $card } goes back to the discard pile ({ whose })
event-repair = { doer } repair{ verb-end } { $n } damage on { $card }
event-prevent = { $n } damage to { $card } is prevented ({ whose })
event-damage = { doer } deal{ verb-end } { $n } damage to { $card } ({ $whom })
event-damage-lost = { $n } damage of { $you ->
    [who] yours
   *[other] { $who }
} finds no target
event-destroy-base = The base { $card } is destroyed ({ whose })
event-base = { doer } reveal{ verb-end } the base { $card }
event-commit-base = { doer } commit{ verb-end } { $card } against the base
event-commit-row = { doer } commit{ verb-end } { $card } to { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
}
event-commit-target = Target of the { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
}: { $card }
event-resolve-base = { doer } attack{ verb-end } the base with { $n }
event-resolve-row = { doer } resolve{ verb-end } { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} with { $n } against { $card }
event-attack-failed = The { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} against { $card } fails ({ $n })
event-defeat = { doer } defeat{ verb-end } { $card }
event-clear-units = { $n ->
    [one] { doer } put{ verb-end } a unit on the discard pile
   *[other] { doer } put{ verb-end } { $n } units on the discard pile
}
event-next-on-top = { $who }: the next card bought goes on top of the deck
event-next-droid-on-top = { $who }: the next droid bought goes on top of the deck
event-next-neutral-cheaper = { $who }: the next neutral card costs { $n } less
event-fill-next = { $who }: the next empty slot of the galaxy row will be filled from exile

# Refusals

refuse-no-ability = { $card } has no ability to use.
refuse-not-your-card = Only your teammate can use the ability of { $card }.
refuse-condition = The ability of { $card } can be used only if { $needs }.
refuse-price = The ability of { $card } has a price that you cannot pay (“{ $price }”).
refuse-no-effect = The ability of { $card } would do nothing now.
refuse-not-on-offer = { $card } is not for sale to you: you buy from your galaxy row and from the top of the pilots.
refuse-enemy-card = { $card } is an enemy card; you buy cards of your own faction and neutral ones.
refuse-no-resources = { $card } costs { $cost }, and you have { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
}.
refuse-no-paying-off = Neutral cards cannot be paid off in this game; that is an option.
refuse-not-in-row = { $card } is not in your galaxy row.
refuse-not-neutral = { $card } is not neutral; only neutral cards can be paid off.
refuse-not-yours-to-commit = { $card } is not a unit or capital ship you have in play.
refuse-committed = { $card } has already been committed this turn.
refuse-no-base = There is nothing to attack: no enemy base and no enemy capital ship is in play.
refuse-ship-at-row = { $card } is a capital ship; those attack only bases, and { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
} is for units.
refuse-ship-in-row = { $card } is a capital ship; in the galaxy row it cannot be a target of { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
}.
refuse-no-enemy = { $card } is not an enemy unit, so it cannot be a target of { $raid ->
    [sabotage] sabotage
   *[bounty-hunting] bounty hunting
}.
refuse-nothing-committed = No card is committed to that attack.
refuse-ships-first = Capital ships take the damage before the base does.
refuse-too-much = Here you assign at least 1 and at most { $most } damage, not { $n }.
refuse-base-stands = A base is chosen at the start of the turn, and only when none is in play.
refuse-no-action = That is not an action of your turn.

# Flaws of positions

flaw-galaxy-row = a galaxy row has { $n } cards; there can be at most { $most }.
flaw-not-leading = active must be the first seat of a team, not { $value }.
flaw-bases = seat { $seat } has several bases in play; there can be one.
flaw-type = { $card } cannot lie in { $zone }: a card of that type has no place there.
flaw-won = one side has destroyed enough bases, so the game is over; set over and winners.

# Names of zones and numbers

cli-letter-republic = R
cli-letter-separatist = S
cli-letter-rebel = A
cli-letter-empire = E
cli-letter-neutral = –
show-zone-galaxy_deck = Galaxy deck
show-zone-galaxy_row = Galaxy row
show-zone-galaxy_discard = Galaxy discard pile
show-zone-pilots = Outer Rim Pilots
show-zone-galaxy_deck_2 = Galaxy deck, region 2
show-zone-galaxy_row_2 = Galaxy row, region 2
show-zone-galaxy_discard_2 = Galaxy discard pile, region 2
show-zone-pilots_2 = Outer Rim Pilots, region 2
show-zone-units = Units
show-zone-ships = Capital ships
show-zone-base = Base
show-zone-bases = Bases left
show-zone-exile = Exile pile
show-zone-victory = Victory pile
show-zone-under = Under the base
show-number-force = Force
show-number-attacks = { "" }
show-number-resources = Resources
show-number-bought = { "" }
show-number-neutrals_bought = { "" }
show-number-neutrals_played = { "" }
show-number-troopers_played = { "" }
show-number-exiled = { "" }
show-number-ships_at_start = { "" }
show-number-next_on_top = Next card bought on top
show-number-next_droid_on_top = Next droid bought on top
show-number-discount = Next neutral card cheaper by
show-number-fills = Slots to fill from exile
show-number-hunts = { "" }
show-number-shielded = Damage prevented
