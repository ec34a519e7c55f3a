# The challenge deck The Hunt for Skywalker: its cards, texts that only they need, and its questions.

card-the_hunt_for_skywalker_l01 = The Hunt for Skywalker
card-the_mines_l01 = The Mines
card-the_final_ship_l01 = The Final Ship
card-dagobah_refuge_l01 = Dagobah Refuge
card-return_to_tatooine_l01 = Return to Tatooine
card-rebel_command_l01 = Rebel Command
card-the_ruins_of_alderaan_l01 = The Ruins of Alderaan
card-front_line_reinforcements_l01 = Front Line Reinforcements
card-mission_at_kothlis_l01 = Mission at Kothlis
card-the_coruscant_rescue_l01 = The Coruscant Rescue
card-rebel_sentry_l01 = Rebel Sentry
card-bothan_facilitator_l01 = Bothan Facilitator
card-tatooine_sympathizer_l01 = Tatooine Sympathizer
card-rogue_squadron_backup_l01 = Rogue Squadron Backup
card-specforces_commando_l01 = SpecForces Commando
card-rebel_ambush_team_l01 = Rebel Ambush Team
card-red_five_l01 = Red Five
card-r2_d2_l01 = R2-D2
card-decoy_wing_l01 = Decoy Wing
card-boushh_l01 = "Boushh"
card-wedge_antilles_l01 = Wedge Antilles
card-luke_skywalker_l01 = Luke Skywalker
card-secret_hideout_l01 = Secret Hideout
card-command_center_l01 = Command Center
card-entrenched_position_l01 = Entrenched Position
card-rebel_honor_guard_l01 = Rebel Honor Guard
card-rigged_to_explode_l01 = Rigged to Explode
card-the_force_is_strong_l01 = The Force Is Strong
card-run_luke_run_l01 = Run Luke! Run!
card-premonitions_of_the_future_l01 = Premonitions of the Future
card-evading_pursuit_l01 = Evading Pursuit
card-change_of_plan_l01 = Change of Plan

trait-alderaan = Alderaan
trait-guardian = Guardian
trait-kothlis = Kothlis
keyword-influence = influence
protect-unique = unique units

after-turned = { $who ->
    [you] after an objective of yours is turned face up
   *[anybody] after { $one } is turned face up
}
after-leave = after { $one } leaves play
after-milled-by = after the effect of { $by_one } discards cards from the top of an opponent's command deck
if-not-in-engagement = if no engagement is going on
if-host-engaged = if the enhanced card is engaged
if-you-have-edge = if you have the edge
effect-mill = each opponent discards { mill-count } from the top of their command deck
mill-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
effect-mill-defender = the defending player discards { $n } cards from the top of their command deck for each opponent who was in the game when it began
effect-mill-facedown = each opponent discards { mill-count } from the top of their command deck for each of your face-down objectives
effect-mill-damage = each opponent discards as many cards from the top of their command deck as damage was placed on { $acc }
effect-mill-more = that opponent discards { mill-count } more from the top of their command deck
effect-turn-one = turn one of your face-down objectives face up
effect-trade-facedown = two of your face-down objectives trade places
effect-put-aside = put { $acc } that was set aside into play
effect-spy-on-all = look at the hand and the common reserve of each opponent and discard one of the cards you see from each of them
effect-reattach = attach this card to { $acc } other than that card, and it stays in play
effect-one-thing = do one of these: { $parts }
    .join = { "; or " }
ask-one-thing = { $card }: choose one.
effect-up-to-heal = remove up to { $n } damage from { $acc }
effect-up-to-ready = remove up to { $n } focus tokens from { $acc }
ask-up-to = { $card }: how many?
effect-each-discards-at-random = each opponent discards { $n ->
    [one] a random card
   *[other] { $n } random cards
} from hand
effect-take-one-of-top = look at the top { $n } cards of your command deck and take one of them into your hand
effect-search-for-card = search your command deck; you may put { $acc } from it into play; shuffle the deck
effect-shuffle-this = shuffle this card into your command deck
effect-focus-host = focus the enhanced card
effect-instead-draw-cards = draw { mill-count }, or { $better_n } { $needs }
effect-instead-deal = deal { $n } damage to { $acc }, or { $better_n } { $needs }
effect-turn-this = it is turned face up
effect-turn-harmed = it is turned face up
constant-must-defend = { $one } must be declared as a defender of this card, if able
constant-lost-with = when { $one } leaves play, you lose the game
constant-discarded = { $one } is discarded from play
replacement-destroy = if this card would be destroyed, { $effect } instead
replacement-harmed = if this card takes damage, { $effect } and the damage is gone
replacement-struck-down = damage that would destroy { $acc } is placed on this card instead, all of it

event-lay-out = { doer } lay{ verb-end } an objective out face down
event-call-in = { doer } choose{ verb-end } the set of { $card } as reinforcements
event-look-at-reinforcement = { doer } draw{ verb-end } { $card } as a reinforcement
event-look-at-reinforcement-hidden = { doer } draw{ verb-end } a reinforcement
event-lay-under = { doer } put{ verb-end } a reinforcement under { $card }
event-turned = An objective is turned face up: { $card } ({ whose })
event-harm-turned = Turning { $card } uses up the damage: { $n }
event-trade-facedown = { doer } exchange{ verb-end } two objectives that lie face down
event-final-blow = { doer } deal{ verb-end } the final blow to { $card }

choice-lay = Lay { $card } here
choice-call-in = The set of { $card }
choice-reinforce = Draw a reinforcement
ask-lay-out = Which objective lies at { $place } (F: front row, M: middle, B: back)?
ask-choose-sets = Choose two sets as reinforcements.
ask-may-reinforce = An objective has been turned face up: draw a reinforcement?
ask-lay-under = Under which objective does the reinforcement go?
ask-hunters-damage = The Balance is with the dark side: deal 1 damage to an objective that can be attacked?
ask-turn-one = { $card }: which objective is turned face up?
ask-trade-facedown = { $card }: which two objectives trade places?
ask-spy-on = { $card }: which card is discarded?
ask-taking-one = { $card }: which card do you take into your hand?
ask-fetch-card = { $card }: which card of your deck enters play?
refuse-sheltered = { $card } is not vulnerable: no objective in front of it has been destroyed.
refuse-not-vulnerable = { $card } is not an objective that can be attacked now.
refuse-set-of-luke = The set of { $card } contains a card named Luke Skywalker.
refuse-reinforced = There is already a reinforcement under { $card }.
refuse-faceup = { $card } is face up.
refuse-must-defend = { $card } must be declared as a defender here.
refuse-time-lay = Objectives are laid out when the game is set up.
refuse-time-call-in = Reinforcements are chosen when the game is set up.
refuse-time-reinforce = A reinforcement is drawn when an objective has been turned face up.
refuse-time-shuffle-back = A card is shuffled back right after it was played, if its text says so.

show-zone-facedown = Objectives face down
show-zone-reinforcements = Reinforcements
show-zone-reinforcement_deck = Reinforcement deck
show-zone-collection = Collection
show-zone-other_sides = Other sides of objectives
swlcg-place = { $place }{ $open ->
    [True] , vulnerable
   *[False] {""}
}
swlcg-reinforced = reinforcement: { $name }
swlcg-really = really { $name }
show-number-place_F1 = F1
show-number-place_F2 = F2
show-number-place_M1 = M1
show-number-place_M2 = M2
show-number-place_M3 = M3
show-number-place_B1 = B1
show-number-place_B2 = B2
show-number-place_B3 = B3
show-number-place_B4 = B4
