# The Card Game at the table.

game-card-game = Star Wars: The Card Game
option-dark_side = Dark side
option-dark_side-help = Which seat plays the dark side. If chance decides, every player brings a deck for each side.
web-value-dark_side-0 = By the decks
web-value-dark_side-1 = Seat 2
web-value-dark_side-chance = Chance decides
option-mulligan = Mulligan
option-mulligan-help = A starting hand may be exchanged once.
option-discard_order = Order of discarded cards
option-discard_order-help = When several of your cards are discarded together, you choose their order in the pile, if a card of your side can make use of it.
option-open_decks = Open decks
option-open_decks-help = Everybody can see which cards are in the decks.
option-tournament = Tournament
option-tournament-help = Every deck has at least ten objective sets, so the ready-made ones of eight are too small.
faction-light = Light side
faction-dark = Dark side

event-phase = { $n ->
    [1] Balance phase
    [2] Refresh phase
    [3] Draw phase
    [4] Deployment phase
    [5] Conflict phase
   *[6] Force phase
}
event-objectives-chosen = { doer } choose{ verb-end } three objectives
event-mulligan = { doer } take{ verb-end } a mulligan
event-entered = { $card } comes into play ({ whose })
event-to-victory = { $card } goes to the victory pile ({ whose })
event-discard-from-play = { $card } is discarded ({ whose })
event-order-discards = { $card } lies on top of the discard pile ({ whose })
event-rescue = { $card } is rescued ({ whose })
event-rescue-hidden = A captured card is rescued ({ whose })
event-focus = { $card }: { $n ->
    [one] 1 focus token
   *[other] { $n } focus tokens
}
event-refresh = { $card }: { $n ->
    [one] 1 focus token less
   *[other] { $n } focus tokens less
}
event-shield = { $card } gets a shield
event-shield-used = The shield on { $card } is used
event-shield-gone = The shield on { $card } is gone
event-dial = The Death Star dial stands at { $n }
event-damage-taken = { $card } takes { $n } damage
event-protect = { $card } takes over { $n } damage
event-take-back = { doer } take{ verb-end } { $card } back to hand
event-into-reserve = { doer } put{ verb-end } { $card } into the common reserve
event-into-reserve-hidden = { doer } put{ verb-end } a card into the common reserve
event-back-from-reserve = { doer } take{ verb-end } { $card } back from the common reserve
event-back-from-reserve-hidden = { doer } take{ verb-end } the card back from the common reserve
event-choose-opponent = { $card }: { $whom } is meant
event-attach = { $card } is enhanced
event-commit = { doer } commit{ verb-end } { $card } to the Force
event-struggle-won = The Balance of the Force is with { $who }
event-engage = { doer } attack{ verb-end } { $card }
event-attackers = { $card } attacks
event-defenders = { $card } defends
event-engagement-over = The engagement is over
event-unopposed = The attack is unopposed
event-engagement-story = { doer } attack{ verb-end } { $card } with { $units }: { $outcome }
    .join = { ", " }
story-damage = { $n ->
    [0] no damage
   *[other] { $n } damage
}
story-objective-destroyed = objective destroyed
story-unopposed = unopposed
story-destroyed = destroyed: { $cards }
    .join = { ", " }
event-placed = { doer } place{ verb-end } { $card } in the edge stack
event-placed-hidden = { doer } place{ verb-end } a card in the edge stack
event-edge-pass = { doer } pass{ $you ->
    [who] {""}
   *[other] es
}
event-reveal-edge = { $card } lies in the edge stack ({ whose })
event-fate = { $card } takes effect
event-edge-count = Force icons for the edge: { $n } ({ whose })
event-edge-won = The edge is with { $who }: { $n } Force icons
event-strike = { $card } strikes
event-empty-deck = { doer } must draw from an empty deck

ask-choose-objectives = Of four objectives three come into play: which one goes to the bottom of the objective deck?
ask-ask-mulligan = Do you want to exchange your starting hand for six new cards?
ask-reveal-objectives = Which objective is turned up next?
ask-into-reserve = { $n ->
    [0] Put a card from your hand into your common reserve, for your team to use?
   *[other] Put a card from your hand into your common reserve? The one that lies there is discarded.
}
ask-choose-opponent = { $card }: choose an opponent.
ask-balance-damage = The Balance is with the light side: deal 1 damage to an objective of the dark side?
ask-pay-cost = Pay for a card.
ask-pay = { $card }: { $n } { $n ->
    [one] resource is
   *[other] resources are
} still to be paid.
ask-pay-match = { $card }: { $n ->
    [one] 1 resource is still to be paid, by a card of this affiliation: { $match }.
   *[other] { $n } resources are still to be paid, at least one of them by a card of this affiliation: { $match }.
}
ask-attach = What does { $card } enhance?
ask-shield = { $card } would get { $n ->
    [one] 1 token: use its shield to prevent it?
   *[other] { $n } tokens: use its shield to prevent one?
}
ask-protect = { $card } would take { $n } damage: shall another card take some of it?
ask-may-discard-one = You may discard one card from your hand before you draw.
ask-commit-units = Commit a unit to the Force?
ask-declare-objective = Attack an enemy objective?
ask-declare-attackers = Which units attack { $card }?
ask-declare-defenders = Which units defend?
ask-shielding = { $card }: who gets a shield?
ask-placing = Place a card in your edge stack, or pass.
ask-fates = Which fate card is resolved first?
ask-strike-turn = Which unit strikes?
ask-resolve-icons = Which icons are resolved first?
ask-strike-unit = { $card }: which unit takes { $n } damage?
ask-place-tactics = Place focus tokens: { $picked } placed, { $left } left.
ask-unopposed = The engagement was unopposed: 1 more damage to the objective?

choice-use-shield = Use the shield: { $card }
choice-generate = { $card }: { $n }
choice-pay-with = Pay: { $cards }
    .join = { ", " }
payment-source = { $n ->
    [1] { $card }
   *[other] { $card } × { $n }
}
choice-lay-aside = Lay aside: { $card }
choice-reveal = Turn up: { $card }
choice-mulligan = Exchange all six cards
choice-place = Place: { $card }
choice-reserve = To the common reserve: { $card }
choice-resolve-first = First: { $card }
choice-engage = Attack: { $card }
choice-attack-with = { $card } attacks
choice-defend-with = { $card } defends
choice-deal-one = 1 damage: { $card }
choice-strike = Strike: { $card }
choice-resolve-unit-damage = Unit damage
choice-resolve-tactics = Tactics
choice-resolve-blast = Blast damage
choice-commit = Commit: { $card }
choice-protect = { $card } takes over { $n }

refuse-protect = { $card } cannot take this damage over.
refuse-not-your-source = { $card } does not generate resources for you.
refuse-no-resource-value = { $card } has no resource value.
refuse-exhausted-source = { $card } is exhausted; only a ready card generates resources.
refuse-too-many-resources = { $card } generates { $n } at most.
refuse-unmatched-payment = At least one of these cards has to be of this affiliation: { $match }.
refuse-payment-amount = Each card pays once, and together they pay exactly { $n }.
refuse-payment = With { $card } the rest of the cost ({ $n }) could not be paid with a resource match.
refuse-no-match = To play { $card } at least one resource must come from a card of its affiliation.
refuse-cost = { $card } costs { $n }; your ready cards cannot generate that much.
refuse-unique = { $card } is unique, and a card of that title is in play.
refuse-nothing-to-enhance = There is nothing in play that { $card } could enhance.
refuse-no-enhancements = { $card } cannot have enhancements.
refuse-limited = { $card } is limited: one limited card per turn.
refuse-fate = { $card } is a fate card: it works in edge stacks only.
refuse-event-time = { $card } is an event: it is played when its ability allows it.
refuse-not-deployment = { $card } is played in its player's own deployment phase.
refuse-no-force-card = All three Force cards are attached already.
refuse-has-force-card = { $card } is committed to the Force already.
refuse-commit-time = Units are committed to the Force at the beginning of their player's own Force phase.
refuse-no-unit-to-commit = { $card } is not one of your units in play; only those can be committed to the Force.
refuse-discard-from-hand = { $card } is not in your hand.
refuse-no-dark-objective = { $card } is not a current objective of the dark side.
refuse-attacked = { $card } has been attacked this turn.
refuse-no-attacker = You have no ready unit that may attack { $card }.
refuse-cannot-attack = { $card } cannot be declared as an attacker here.
refuse-cannot-defend = { $card } cannot be declared as a defender now.
refuse-exhausted = { $card } is exhausted.
refuse-not-participating = { $card } does not take part in the engagement.
refuse-no-enemy-unit = { $card } is not an enemy unit in play.
refuse-no-enemy-objective = { $card } is not an enemy objective.
refuse-no-own-card = { $card } is not one of your cards in play.
refuse-no-own-unit = { $card } is not one of your units in play.
refuse-takes-part = { $card } already takes part in the engagement.
refuse-most-attackers = No more than { $n } units may attack { $card }.
refuse-shielded = { $card } already has a shield; it cannot have two.
refuse-not-to-shield = { $card } is neither a friendly unit of this engagement nor the engaged objective.
refuse-no-captive = There is no captured card at { $card }.
refuse-played-by-ability = { $card } is played now by using its own ability.
refuse-not-fighting = { $card } can only join an engagement in which you attack or defend.
refuse-time-use-shield = A shield is used when its card would get damage or a focus token from an enemy.
refuse-time-pay-with = There is nothing to pay for now.
refuse-time-place = Cards are placed in edge stacks during an edge battle.
refuse-time-resolve-first = The order of fate cards is chosen when edge stacks have been revealed.
refuse-time-resolve-again = A fate card is resolved again right after it was resolved, if a card allows that.
refuse-time-strike = Units strike in an engagement, in turns, after the edge battle.
refuse-time-resolve-unit-damage = Combat icons are resolved while a unit strikes.
refuse-time-resolve-tactics = Combat icons are resolved while a unit strikes.
refuse-time-resolve-blast = Combat icons are resolved while a unit strikes.
refuse-time-engage = You attack objectives in the conflict phase of your own turn, after its action window.
refuse-time-attack-with = Attackers are declared together, when an engagement begins.
refuse-time-defend-with = Defenders are declared together, after the attackers.
refuse-time-deal-one = One more damage is dealt at the end of an unopposed engagement.
refuse-time-lay-aside = Objectives are laid aside when the game is set up.
refuse-time-reveal = Objectives are turned up one by one when the game is set up.
refuse-time-mulligan = A starting hand is exchanged when the game is set up.

# In the terminal

swlcg-passed = passed: { $names }
swlcg-balance = { $side ->
    [light] Balance: light side
   *[dark] Balance: dark side
}
swlcg-struggle = Force: light { $light }, dark { $dark }
swlcg-dial = Death Star dial { $n }/{ $of }
swlcg-victory = victory { $n }
swlcg-resources = ready resources: { $n } ({ $parts })
swlcg-neutral = neutral
swlcg-force-icons = Force { $n }
swlcg-resource-value = resources { $n }
swlcg-focus = focus { $n }
swlcg-shield = shield { $n }
swlcg-committed = in the Force
swlcg-captured = captured { $n }
swlcg-attacking = attacking
swlcg-defending = defending
swlcg-engagement = { $who } attacks: { $card }
swlcg-attackers = Attacking: { $names }
swlcg-defenders = Defending: { $names }
swlcg-edge-stacks = Edge stacks: { $attack } against { $defence }
swlcg-has-edge = The edge: { $who }
window-refresh = window at the end of the refresh phase
window-draw = window at the end of the draw phase
window-deployment = deployment
window-conflict = window before an attack
window-attackers = window after attackers are declared
window-defenders = window after defenders are declared
window-edge-fought = window after the edge battle
window-strike = window after a strike
window-conflict-end = window at the end of the conflict phase
window-force = window at the end of the Force phase
window-answer-interrupt = interrupts
window-answer-reaction = reactions

# The table in the browser: places, numbers, tokens

faction-jedi = { card-affiliation_jedi }
faction-rebel_alliance = { card-affiliation_rebel_alliance }
faction-smugglers_and_spies = { card-affiliation_smugglers_and_spies }
faction-sith = { card-affiliation_sith }
faction-imperial_navy = { card-affiliation_imperial_navy }
faction-scum_and_villainy = { card-affiliation_scum_and_villainy }
type-objective = Objective
type-enhancement = Enhancement
type-event = Event
type-fate = Fate
type-affiliation = Affiliation
figure-force_icons = Force icons { $n }
figure-edge_priority = priority { $n }
figure-damage_capacity = damage capacity { $n }
figure-unit-damage = unit damage { $n }
figure-tactics = tactics { $n }
figure-blast = blast damage { $n }
figure-edge-unit-damage = with the edge unit damage { $n }
figure-edge-tactics = with the edge tactics { $n }
figure-edge-blast = with the edge blast damage { $n }
swlcg-phases = Phases of the turn
swlcg-phase = { $n ->
    [1] Balance
    [2] Refresh
    [3] Draw
    [4] Deployment
    [5] Conflict
   *[6] Force
}
swlcg-turn-of = { $you ->
    [who] Your turn
   *[other] Turn: { $who }
}
swlcg-has-passed = passed
swlcg-may-act = may act
swlcg-decides = Death Star dial and the Force
swlcg-dial-name = Death Star dial
swlcg-balance-name = Balance
swlcg-struggle-name = Struggle
swlcg-command-deck = Command deck
swlcg-objective-deck = Objective deck
swlcg-captured-cards = Captured cards
swlcg-common-reserve = Common reserve
swlcg-victory-pile = Victory pile
swlcg-lost-objectives = Lost objectives
swlcg-won = Enemy objectives destroyed: { $n }
swlcg-won-of = Enemy objectives destroyed: { $n } of { $of }
swlcg-objectives = Objectives
swlcg-units = Units
swlcg-no-units = no units
swlcg-nobody = nobody
swlcg-engagement-name = Engagement
swlcg-engaged = Engaged objective
swlcg-attackers-short = Attack
swlcg-defenders-short = Defence
swlcg-edge = Edge
swlcg-edge-stack = edge stack, { $n } cards
swlcg-edge-sum = Force icons in the edge stack: { $n }
swlcg-strikes = strikes
swlcg-pay = Pay
swlcg-token-damage = Damage on it: { $n }.
swlcg-token-focus = Focus tokens: { $n }.
swlcg-token-planned = Focus tokens of the proposed payment: { $n }.
swlcg-token-shield = Shield tokens: { $n }.
swlcg-token-force = Committed to the Force.
swlcg-token-captured = Captured cards: { $n }.
swlcg-token-target = Attacked this turn already.
swlcg-now = Now
swlcg-now-cost = Costs you { $n } (printed: { $printed }).
swlcg-now-icons = Combat icons:
swlcg-now-damage = Damage: { $n } of { $of }.
swlcg-now-capacity = Printed damage capacity: { $n }.
swlcg-now-on = Lies on: { $name }.
swlcg-now-attached = Attached: { $names }.
swlcg-now-captured = Captured here: { $names }.
swlcg-now-unknown = a card face down
