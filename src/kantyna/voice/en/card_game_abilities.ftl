# Abilities of The Card Game: texts for cards, timings, costs and effects.

point-this = this card
point-host = the enhanced card
point-targeted = the target
point-each-target = each target
point-each-chosen = each chosen card
point-first-target = the first target
point-second-target = the second target
point-chosen = the chosen card
point-concerned = that card
point-engaged = the engaged objective

which = { $form ->
    [many] { $body }
    [ofmany] { $body }
   *[other] { $first ->
        [enemy] an { $body }
        [exhausted] an { $body }
        [attacking] an { $body }
        [ewok] an { $body }
        [engineer] an { $body }
        [objective] an { $body }
        [enhancement] an { $body }
        [event] an { $body }
        [affiliation] an { $body }
       *[other] a { $body }
    }
}
which-every = { $form ->
    [many] all { $body }
    [ofmany] all { $body }
   *[other] each { $body }
}
which-body = { $qualities }{ $traits }{ $nouns }{ $tails }
    .join = { "" }
which-or = { $parts }
    .join = { " or " }
which-pointed = { $point } (if it is { $rest })
which-traits = { $n ->
    [0] { "" }
   *[other] { $traits }{ " " }
}
    .join = { " or " }
which-nouns = { $nouns }
    .join = { " or " }
which-noun = { $form ->
    [many] { which-nouns-many }
    [ofmany] { which-nouns-many }
   *[other] { which-noun-one }
}
which-noun-one = { $what ->
    [unit] unit
    [objective] objective
    [enhancement] enhancement
    [event] event
    [fate] fate card
    [affiliation] affiliation card
   *[card] card
}
which-nouns-many = { $what ->
    [unit] units
    [objective] objectives
    [enhancement] enhancements
    [event] events
    [fate] fate cards
    [affiliation] affiliation cards
   *[card] cards
}
which-on-this = { " " }on this card
which-cheapest = { " " }of the lowest printed cost among those in play
which-own = { " " }you control
which-of = { " " }of the { $affiliation } affiliation
which-titled = { " " }named { $card }
which-cost-at-least = { " " }of printed cost { $n } or more
which-at-most-cost = { " " }of printed cost { $n } or less
which-without-trait = { " " }without the trait { $trait }
which-not-type = { " " }other than { $what }
which-not-chosen = { " " }that was not chosen
which-not-shielded = { " " }without a shield
which-not-limited = { " " }without the keyword limited
which-not-participating = { " " }that does not take part
which-other-than = { " " }other than { $what }
such-friendly = friendly{ " " }
such-enemy = enemy{ " " }
such-participating = participating{ " " }
such-attacking = attacking{ " " }
such-defending = defending{ " " }
such-exhausted = exhausted{ " " }
such-damaged = damaged{ " " }
which-damaged = { "" }
such-shielded = shielded{ " " }
such-committed = committed{ " " }
such-unique = unique{ " " }

icon-unit-damage = { $n } unit damage { icon-count }
icon-tactics = { $n } tactics { icon-count }
icon-blast = { $n } blast damage { icon-count }
icon-edge-unit-damage = { $n } edge-enabled unit damage { icon-count }
icon-edge-tactics = { $n } edge-enabled tactics { icon-count }
icon-edge-blast = { $n } edge-enabled blast damage { icon-count }
icon-count = { $n ->
    [one] icon
   *[other] icons
}

ability-action = Action: { $moment }{ $count ->
    [0] { "" }
   *[other] ,{ " " }
}{ $does }.{ ability-limit }
    .join = { "; " }
ability-interrupt = Interrupt: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-reaction = Reaction: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-forced-interrupt = Forced interrupt: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-forced-reaction = Forced reaction: { $moment }, { $does }.{ ability-limit }
    .join = { "; " }
ability-fate = { $parts }{ $count ->
    [0] { "" }
   *[other] ,{ " " }
}{ $does }
    .join = { "; " }
ability-limit = { $limit ->
    [1] { " " }Once per turn.
    [2] { " " }At most one such card per player and turn.
   *[0] { "" }
}
ability-price = { $price } to do this: { $does }
    .join = { "; " }
ability-moment = { $parts }
    .join = { " " }

if-with-balance = { $side ->
    [light] if the Balance of the Force is with the light side
   *[dark] if the Balance of the Force is with the dark side
}
if-in-phase = during a { $phase ->
    [1] balance phase
    [2] refresh phase
    [3] draw phase
    [4] deployment phase
    [5] conflict phase
   *[6] Force phase
}
if-your-turn = in your turn
if-in-engagement = during an engagement
if-fate-placed = if you have placed a fate card in the edge battle of this engagement
if-you-attack = if you are the attacking player
if-takes-part = { $how ->
    [attacking] as an attacker
   *[any] while this card participates
}
if-there = { $n ->
    [1] if there is { $one } in play
   *[other] if there are at least { $n } { $many } in play
}

after-turn-begins = { $who ->
    [you] after your turn begins
    [side] after your turn begins
    [opponent] after an opponent's turn begins
   *[anybody] after a turn begins
}
after-refreshed = { $who ->
    [you] after you refresh
   *[anybody] after a player refreshes
}
after-refresh-ends = { $who ->
    [you] after your refresh phase ends
   *[anybody] after a refresh phase ends
}
after-draw-begins = { $who ->
    [you] after your draw phase begins
   *[anybody] after a draw phase begins
}
after-focus-to-strike = after { $one } is focused to strike
after-entered = after { $one } enters play
after-played = { $who ->
    [you] after you play { $acc }
    [opponent] after an opponent plays { $acc }
   *[anybody] after a player plays { $acc }
}
when-play = { $who ->
    [you] when you play { $acc }
    [opponent] when an opponent plays { $acc }
   *[anybody] when a player plays { $acc }
}
when-pricing = { $who ->
    [you] when you play { $acc }, before its cost is paid
    [opponent] when an opponent plays { $acc }, before its cost is paid
   *[anybody] when a player plays { $acc }, before its cost is paid
}
after-damage-by = after { $by_one } deals damage to { $acc }
after-destroy = after { $one } is destroyed
after-attackers = after { $one } is declared as an attacker
after-attackers-by = { $who ->
    [you] after you attack { $by_acc }
    [opponent] after an opponent attacks { $by_acc }
   *[anybody] after a player attacks { $by_acc }
}
after-defenders = after { $one } is declared as a defender
after-declared = after { $one } is declared as an attacker or a defender
after-edge-won = { $who ->
    [you] after you win an edge battle
   *[anybody] after a player wins an edge battle
}
after-unopposed = after { $one }, attacking, has survived an unopposed engagement
when-interrupted = when another interrupt is used
after-struck = after { $one } has struck
after-survived = after { $one } survives an engagement
after-commit = after { $one } is committed to the Force
after-generate = after { $one } generates resources
after-readied = after { $one } turns from exhausted to ready
after-damage-removed = after damage is removed from { $gen }
after-capture = after you capture { $acc } from play
when-destroy = when { $one } is destroyed
when-leave = when { $one } leaves play
when-damage = when { $one } would be dealt damage
when-placed-damage = when damage would be placed on { $acc }

effect-deal = deal { $n } damage to { $acc }
effect-move-damage = move { $n } damage from { $from_gen } to { $to_acc }
effect-heal = { $n ->
    [99] remove all damage from { $acc }
   *[other] remove { $n } damage from { $acc }
}
effect-exhaust = place { $n ->
    [one] 1 focus token
   *[other] { $n } focus tokens
} on { $acc }
effect-ready = { $n ->
    [99] remove all focus tokens from { $acc }
    [one] remove 1 focus token from { $acc }
   *[other] remove { $n } focus tokens from { $acc }
}
effect-give-shield = place 1 shield on { $acc }
effect-give-second-shield = place 1 shield on { $acc }, even if it already has some
effect-destroy = destroy { $acc }
effect-discard-in-play = discard { $acc } from play
effect-back-to-hand = return { $acc } to its owner's hand
effect-take-control = take control of { $gen }
effect-remove-from-engagement = remove { $acc } from the engagement
effect-trade-places = switch { $first_acc } that participates with { $second_acc } that does not
effect-under-decks = put { $acc } on the bottom of its owner's command deck, in random order
effect-gain-icons = { $one } gains { $icons } until { until-end }
    .join = { " and " }
effect-forbid = { $one } cannot { $what ->
    [attack] be declared as an attacker
    [defend] be declared as a defender
   *[other] be declared as an attacker or defender
} until { until-end }
until-end = { $until ->
    [strike-end] the end of this strike
    [engagement-end] the end of this engagement
    [phase-end] the end of the phase
   *[turn-end] the end of the turn
}
effect-restart-edge = void this edge battle: nobody wins it, no other fate card is resolved, both edge stacks are discarded, and a new edge battle begins
effect-turn-engagement = the attackers engage this objective instead
effect-to-hand-instead = { $one } goes to its owner's hand instead of the discard pile
effect-prevent-damage = prevent { $n } of that damage
effect-deflect-damage = redirect { $n } of that damage to { $acc }
effect-from-discard = put { $acc } from your discard pile into play
effect-search-objectives = search your objective deck, put 1 objective from it into play if you like, and shuffle the deck
effect-cleanse = discard any number of tokens and enhancements from { $acc }
effect-draw-cards = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-put-from-hand = put { $acc } from your hand into play
effect-put-this = { $joins ->
    [yes] put this card from your hand into play, participating in the engagement on your side
   *[no] put this card into play { $place ->
        [discard] from your discard pile
        [aside] from where it lies set aside
       *[hand] from your hand
    }
}
effect-reveal-top = reveal the top { $n } cards of your command deck; { $one } among them goes to your hand, the others go under the deck in any order
effect-if-you-do = { $first }; if you do, { $rest }
effect-cancel-interrupt = cancel the effects of that interrupt
effect-move-dial = advance the Death Star dial by { $n }
effect-turn-back-dial = turn the Death Star dial back by { $n }, to no less than 1
effect-target-cards = { $most ->
    [one] target { $acc }
   *[other] target up to { $most } { $ofmany }
}
effect-target-each = target { $parts }
    .join = { " and " }
effect-choose = { $who ->
    [you] choose { $most ->
        [one] { $acc }
       *[other] up to { $most } { $ofmany }
    }; { $does }
    [defender] the defending player chooses { $most ->
        [one] { $acc }
       *[other] up to { $most } { $ofmany }
    } of their own; { $does }
   *[opponent] the opponent chooses { $most ->
        [one] { $acc }
       *[other] up to { $most } { $ofmany }
    } of their own; { $does }
}
effect-by-opponent-sacrifice-one = the opponent must sacrifice { $acc }
effect-name-icon = name a type of combat icon; { $one } gains 1 such icon until { until-end }
effect-take-top = take the top { $n ->
    [one] card
   *[other] { $n } cards
} of your discard pile into your hand
effect-instead-take-top = take the top { $n ->
    [one] card
   *[other] { $n } cards
} of your discard pile into your hand, or the top { $better_n } { $needs }
effect-take-from-pile = take { $acc } from your discard pile into your hand
effect-focus-this = focus this card
effect-focus-one = focus { $acc }
effect-sacrifice-this = sacrifice this card
effect-sacrifice-one = sacrifice { $acc }
effect-harm-this = deal { $n } damage to this card
effect-spend-resources = pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
effect-discard-own = discard { $least ->
    [one] 1 card
   *[other] { $least } cards
} from your hand
effect-discard-any = discard any number of cards from your hand, at least 1,
effect-cheaper-by-discards = that card costs 1 less for each card discarded, but no less than { $least }
effect-next-cheaper = the next card that you play in this phase costs { $n } less and needs no resource match
effect-no-match = you need no resource match for cards that you play from your hand until { until-end }
effect-play-into-engagement = play this card from your hand, at its cost, as a participant in the engagement on your side
effect-engage-again = { $acc } may be engaged once more in this phase
effect-each-chooses = each player, you first (in a team game, clockwise from the active player), chooses up to { $most } { $ofmany } under their own control; { $does }
effect-by-opponent-discard-own = the opponent discards { $least ->
    [one] 1 card
   *[other] { $least } cards
} of their choice from hand
effect-then = { $first }; then { $rest }
effect-lower-reserve = lower your reserve value by { $n } until the end of the phase
effect-take-captive = capture { $acc }{ $here ->
    [here] { " " }at this card
   *[there] {""}
}
effect-capture-at-random = capture a random card from each opponent's hand at this card
effect-look-and-capture = look at the top { $n } cards of the opponent's command deck, capture one of them at this card and put the others back on top in any order
effect-rescue-one = rescue a captured card: choose an objective that holds any, and a random one returns to its owner's hand
effect-rescued-enters = you may put it into play if it is a unit
effect-move-captive = move a captured card to another objective
effect-hold-instead = it is captured instead, at an objective that the opponent chooses
effect-discard-at-random = { effect-each-discards-at-random }
effect-see-hand = look at the opponent's hand
effect-discard-theirs = { $n ->
    [one] choose a card in it; its owner discards it
   *[other] choose { $n } cards in it; their owner discards them
}
effect-hand-under-deck = put a card from your hand on the bottom of your command deck
effect-discard-top = discard the top card of your command deck
effect-gain-printed-icons = if it is a unit, { $one } gains every combat icon printed on it until { until-end }

replacement-leave = if this card would leave play, { $effect }
constant-while = { $needs }, { $says }
constant-per = for each of the { $ofmany }, { $says }
constant-icons = { $one } gains { $icons }
    .join = { " and " }
constant-targeted-strike = { $one } gains targeted strike
constant-splits = when { $one } strikes, its unit damage may be divided among any number of enemy participants
constant-shielding = { $one } gains shielding
constant-destroyed-sooner = { $one } is destroyed by { $n } damage less than its damage capacity
constant-capacity = { $one } has { $n } more damage capacity
constant-cost = { $one } costs { $n } more
constant-cannot-attack-it = { $one } cannot be declared as an attacker against this card
constant-most-attackers = at most { $n } attackers can be declared against { $acc }
constant-at-stake = if { $one } is destroyed, its controller loses the game
constant-cannot-attack = { $one } cannot be declared as an attacker
constant-cannot-be-damaged = { $one } cannot be damaged
constant-cannot-be-targeted = { $one } cannot be targeted
constant-immune = effects of enemy cards do nothing to { $acc }
constant-fate-repeats = { $n ->
    [one] you may resolve each fate card in your edge stack one more time
   *[other] you may resolve each fate card in your edge stack { $n } more times
}
constant-first-face-up = the first card that the opponent places in each edge battle lies face up
constant-discount = each turn, the first of the { $many } that you play costs { $n } less
constant-no-match = you need no resource match for cards that you play from your hand
constant-matches-all = resources that { $one } generates match every affiliation
constant-played-from-discard = you may play { $acc } from your discard pile as if it were in your hand
constant-dial-capacity = you may engage the Death Star dial as you engage an enemy objective, though it is not an objective; damage stays on it while this card is in play; when there is { $n } damage on it, you win the game
constant-reserve = your reserve value is { $n } higher
constant-struggle-icons = you count { $n } more Force icon in every Force struggle

event-restart-edge = The edge battle is void and begins anew
event-turn-engagement = The attackers now engage { $card }
event-prevent-damage = { $card }: { $n } damage prevented
event-deflect-damage = { $n } damage is redirected to { $card }
event-search-objectives = { doer } look{ verb-end } through the objective deck
event-shuffle-objectives = { doer } shuffle{ verb-end } the objective deck
event-reveal-top = Revealed from the deck: { $card } ({ whose })
event-revealed-to-hand = { $card } goes from the deck to hand ({ whose })
event-under-deck = Cards under the deck: { $n } ({ whose })
event-damage-removed = { $card }: { $n } damage less
event-return-to-hand = { $card } returns to hand ({ whose })
event-to-bottom = { $card } goes to the bottom of the deck ({ whose })
event-gain-icons = { $card } gains icons: { $n }
event-forbid = { $card } cannot be declared for now
event-sacrifice = { $card } is sacrificed ({ whose })
event-cheaper = { $card } costs { $n } less
event-next-cheaper = The next card costs { $n } less and needs no resource match ({ whose })
event-no-match = No resource match is needed for now ({ whose })
event-join-engagement = { $card } joins the engagement ({ whose })
event-remove-from-engagement = { $card } no longer takes part in the engagement ({ whose })
event-trade-places = { $card } leaves the engagement, and another unit takes its place ({ whose })
event-controlled = { $card } comes under another control ({ whose })
event-move-captive = A captured card is moved to { $card }
event-engage-again = { $card } may be engaged once more
event-reserve = { whose }: reserve value { $n } lower in this phase
event-captured = { $card } is captured ({ whose })
event-captured-hidden = A card is captured ({ whose })
event-stake-lost = { doer } lose{ verb-end } the game with { $card }
event-look-through = { doer } look{ verb-end } at { $card }, a card of the opponent's
event-look-through-hidden = { doer } look{ verb-end } at a card of the opponent's
event-hand-under-deck = { doer } put{ verb-end } { $card } on the bottom of the deck
event-hand-under-deck-hidden = { doer } put{ verb-end } a card from hand on the bottom of the deck
event-back-on-top = { doer } put{ verb-end } { $n } cards back on top of the opponent's deck

ask-take-captive = { $card }: at which of your objectives is the captured card held?
ask-hold-instead = { $card } is captured: at which of your objectives?
ask-capture-from-top = { $card }: which of the cards is captured?
ask-back-on-top = { $card }: which card goes on top? Then the next; the last one lies under them.
ask-rescue-one = { $card }: rescue a random card from which objective?
ask-move-captive = { $card }: move which captured card?
ask-moving-captive = { $card }: to which objective is the captured card moved?
ask-count-victory = Which destroyed objective counts first?
refuse-cannot-be-damaged = { $card } cannot be damaged.
refuse-immune = Effects of your cards do nothing to { $card }.
ask-discard-theirs = { $card }: which { $n ->
    [one] card of the opponent's hand is discarded?
   *[other] { $n } cards of the opponent's hand are discarded?
}
ask-hand-under-deck = { $card }: which card from your hand goes to the bottom of your deck?
ask-target = { $card }: choose { $most ->
    [one] a target
   *[other] up to { $most } targets
}: { $acc }.
ask-choose = { $card }: choose { $most ->
    [one] { $acc }
   *[other] up to { $most } { $ofmany }
}.
ask-order-discards = Discarded together: which card lies on top, then next, and so on? Decline, and they lie as they were laid.
ask-repeat-fate = Resolve { $card } once more?
ask-name-icon = { $card }: name a type of combat icon.
ask-take-from-pile = { $card }: take { $acc } from your discard pile into your hand.
refuse-take-from-pile = { $card }: that is not { $one } in your discard pile.
choice-name-unit-damage = Unit damage
choice-name-tactics = Tactics
choice-name-blast = Blast damage
ask-from-discard = { $card }: put which card into play from your discard pile?
ask-fetch-objective = { $card }: put an objective from your objective deck into play?
ask-cleansing = { $what ->
    [damage] { $card }: how much damage is taken off?
    [focus] { $card }: how many focus tokens are taken off?
   *[shield] { $card }: how many shields are taken off?
}
ask-cleanse-now = { $card }: which enhancements are discarded?
ask-split-damage = { $card }: divide the damage: { $picked } assigned, { $left } left.
ask-rescued-enters = { $card }: put the rescued card into play, if it is a unit?
ask-put-from-hand = { $card }: put which card from your hand into play?
ask-under-deck = Put these cards under the deck; the one that is left lies lowest.
ask-enter-as = { $card }: attach it to which card? Decline, and it enters play as a unit.
ask-focus-one = { $card }: focus which one?
ask-discard-any = { $card }: discard as many cards as you like, at least one.
ask-sacrifice-one = { $card }: sacrifice which one?
refuse-not-target = { $card } is not { $one }.
refuse-take-off = No tokens are to be taken off now.
refuse-cannot-be-targeted = { $card } cannot be targeted.
refuse-ability-limit = { $card }: this ability has been used this turn.
refuse-ability-condition = { $card }: the condition of this ability does not hold now.
choice-sacrifice = Sacrifice { $card }
choice-resolve-again = Resolve { $card } again
choice-take-off = { $what ->
    [damage] Damage: { $n }
    [focus] Focus tokens: { $n }
   *[shield] Shields: { $n }
}
choice-focus = Focus { $card }
effect-instead-exhaust = place { $n ->
    [one] 1 focus token
   *[other] { $n } focus tokens
} on { $acc }, or { $better_n } { $needs }
card-says = { $parts }
    .each = sentence
