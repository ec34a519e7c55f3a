# Balance of the Force: its cards, and texts that only they need.

card-watchers_in_the_wasteland = Watchers in the Wasteland
card-obi_wan_kenobi_91 = Obi-Wan Kenobi
card-shistavanen_wolfman = Shistavanen Wolfman
card-force_cleansing = Force Cleansing
card-supporting_fire_light = Supporting Fire
card-blue_squadron_support = Blue Squadron Support
card-blue_leader = Blue Leader
card-rapid_fire = Rapid Fire
card-rendars_wrath = Rendar's Wrath
card-dash_rendar = Dash Rendar
card-arcona_rumor_monger = Arcona Rumor Monger
card-smuggling_shipment = Smuggling Shipment
card-the_emperors_hand = The Emperor's Hand
card-mara_jade = Mara Jade
card-agent_of_the_hand = Agent of the Hand
card-join_me = Join Me
card-supporting_fire_dark = Supporting Fire
card-repair_and_refurbish = Repair and Refurbish
card-thunderflare = Thunderflare
card-logistics_officer = Logistics Officer
card-weapons_upgrade = Weapons Upgrade
card-mercenary_support = Mercenary Support
card-punishing_one = Punishing One
card-trandoshan_security_team = Trandoshan Security Team
card-a_price_on_their_heads = A Price on Their Heads

such-generating = resource-generating{ " " }
which-not-engaged = { " " }that is not engaged
which-not-unique = { " " }that is not unique
ability-shared = { $says } Any friendly player may use this.
if-in-your-phase = in your { $phase ->
    [1] balance phase
    [2] refresh phase
    [3] draw phase
    [4] deployment phase
    [5] conflict phase
   *[6] Force phase
}
if-attacks-alone = while this card is attacking alone
after-phase-begins = after a phase begins
after-turn-ends = { $who ->
    [side] after your turn ends
   *[anybody] after a turn ends
}
after-deployment-begins = { $who ->
    [you] after your deployment phase begins
   *[anybody] after a deployment phase begins
}
after-struggle-won = after you win a Force struggle
after-struggle-won-by-more = after you win a Force struggle by { $n } or more Force icons
after-dial-by-more = after the Death Star dial goes up
after-defenders-alone = after an opponent declares { $acc } as the only defender
after-controlled = after you take control of { $acc }
after-borrowed = after you play a card from another player's common reserve
effect-each-friendly-keep-one-of-top = each friendly player looks at the top { $n } cards of their command deck, takes one of them into hand and puts the rest on the bottom of the deck
effect-keep-one-of-top = look at the top { $n } cards of your command deck; { $to ->
    [hand] take one of them into your hand and put the rest on the bottom of the deck
   *[top] put one of them on the bottom of the deck and leave the other on top
}
effect-each-friendly-may-take-top = each friendly player may take the top card of their discard pile into their hand
effect-may-take-top = you may take the top card of your discard pile into your hand
effect-each-friendly-choose = each friendly player may choose { $acc } of their own; { $does }
effect-each-other-friendly-draw-cards = each other friendly player draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-each-opponent-chooses = each opponent chooses { $acc } of their own; { $does }
effect-target-one-per-player = target up to { $most } { $ofmany }, each of a different player
effect-may-give-control = you may give control of this card to another friendly player
effect-put-for-friend = put { $acc } from your hand into play under the control of a friendly player; discard it from play at the end of the phase
effect-heal-one = { $target }; { $heals }
effect-support-stack = target a friendly player, who may place a card from hand, no fate card, face up in your edge stack
constant-struggle-icons-per-reserve = your side counts { $n } more Force icon in every Force struggle for each card in its common reserves
constant-least-defenders = an opponent who declares any defenders must declare at least { $n }
constant-for-partner = when you play this card from your hand, it may enter play under the control of another friendly player; if it does, { $does }
constant-by-option-resources = where the options of the table say so, this card has a resource value of { $n }
constant-on-partners = when you attach this card to a card of another friendly player, { $does }
constant-strikes-from-outside = while an objective of your side is engaged, { $one } may strike without being a defender

event-look-at-top = { doer } look{ verb-end } at { $card }, on top of the deck
event-look-at-top-hidden = { doer } look{ verb-end } at a card on top of the deck
event-keep-to-hand = { doer } take{ verb-end } { $card } into hand
event-keep-to-hand-hidden = { doer } take{ verb-end } a card of the deck into hand
ask-keeping-one = { $card }: { $to ->
    [hand] which card do you take into your hand? The rest goes to the bottom of the deck.
   *[top] which card stays on top? The rest goes to the bottom of the deck.
}
ask-may-take-top = { $card }: take the top card of your discard pile into your hand?
ask-may-give-control = { $card }: to which player do you give control of it?
ask-deploy-for = { $card }: under whose control does it enter play? Decline, and it is yours.
ask-which-friend = Under whose control does the unit enter play?
ask-support-stack = { $card }: which player may place a card in your edge stack?
ask-add-to-stack = { $card }: place a card from your hand face up in the edge stack?
refuse-fate-added = { $card } is a fate card; here another card is placed.
refuse-same-player = { $card } is controlled by the player of another target.
refuse-least-defenders = If any defenders are declared, there must be at least { $n }.

# The challenge deck Jerjerrod's Task

card-lemelisks_ambition_d01 = Lemelisk's Ambition
card-along_the_sanctuary_pipeline_d01 = Along the Sanctuary Pipeline
card-heightened_security_d01 = Heightened Security
card-jerjerrods_task_d01 = Jerjerrod's Task
card-construction_droid_d01 = Construction Droid
card-death_star_guards_d01 = Death Star Guards
card-tie_interceptor_d01 = TIE Interceptor
card-destroyer_defense_fleet_d01 = Destroyer Defense Fleet
card-lambda_class_shuttle_d01 = Lambda-class Shuttle
card-darth_vader_d01 = Darth Vader
card-moff_jerjerrod_d01 = Moff Jerjerrod
card-admiral_piett_d01 = Admiral Piett
card-emperor_palpatine_d01 = Emperor Palpatine
card-death_star_ii_d01 = Death Star II
card-orbital_construction_yard_d01 = Orbital Construction Yard
card-tactical_command_center_d01 = Tactical Command Center
card-strategic_command_center_d01 = Strategic Command Center
card-endor_shield_generator_d01 = Endor Shield Generator
card-signal_jam_d01 = Signal Jam
card-we_shall_double_our_efforts_d01 = We Shall Double Our Efforts
card-fleet_ambush_d01 = Fleet Ambush
card-fully_armed_d01 = Fully Armed
card-change_of_plan_d01 = Change of Plan

when-used = when another action, reaction or interrupt is used
when-generate = when you generate resources with a card
when-focus-to-strike = when { $one } is focused to strike
effect-cancel-ability = cancel the effects of that ability
effect-may-shuffle-back = then you may pay { $n ->
    [one] 1 resource
   *[other] { $n } resources
} to shuffle this card into your command deck instead of discarding it
effect-double-yield = that card gives twice as many resources
effect-all-damage-here = all of that damage is placed on this card
effect-from-victory = put an objective from an opponent's victory pile into play under your control
effect-search-for-defender = search your command deck; you may put { $acc } from it into play as a declared defender of this engagement; shuffle the deck
effect-eliminate = target an opponent: that player is out of the game, their affiliation card goes beneath the Death Star II, and the cards under their control are discarded
effect-spend-less-dial = pay { $n } resources, less the number on the Death Star dial,
constant-reserve-per-opponent = your reserve value is { $n } higher for each opponent in the game
constant-capacity-per-enemy = the damage capacity of { $acc } is { $n } for each opponent who began the game
constant-resources = { $one } gives twice as many resources
constant-takes-affiliations = whenever an objective of an opponent leaves play, that player's affiliation card goes beneath this card; with those of all opponents beneath it, you win the game
constant-worn-out = this card is discarded from play when there is { $n } or more damage on it
constant-cannot-be-cancelled = effects of enemy cards can neither cancel nor copy this card
event-shuffle-this = { $card } is shuffled into the deck ({ whose })
event-double-yield = { $card } gives twice as many resources: { $n } more
event-search-deck = { doer } look{ verb-end } through the command deck
event-shuffle-deck = { doer } shuffle{ verb-end } the command deck
event-taken-out = { doer } leave{ verb-end } the game, defeated
event-take-affiliation = { $card } goes beneath the Death Star II ({ whose })
event-leaves-game = { $card } leaves the game ({ whose })
choice-shuffle-back = Shuffle { $card } into the deck
ask-may-shuffle-back = { $card }: pay { $n } to shuffle it into your deck?
ask-from-victory = { $card }: which objective enters play?
ask-fetch-defender = { $card }: which card of your deck enters play as a defender?
ask-eliminate = { $card }: which player is out of the game?
refuse-objective-from-hand = { $card } cannot be played from hand: only its own action, or another card, puts it into play.
ask-strike-for = Shall { $card } strike in the engagement of { $who }?
