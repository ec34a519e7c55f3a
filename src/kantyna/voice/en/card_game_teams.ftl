# The Card Game with more than two players (Balance of the Force).

format-two-on-two = Two against two
format-jerjerrods-task = Jerjerrod's Task
format-hunt-for-skywalker = The Hunt for Skywalker
option-team_hands = Partners see each other's cards
option-team_hands-help = Members of a team see each other's hands and know each other's decks.
option-facedown_resources = Resources of facedown objectives
option-facedown_resources-help = How many resources a facedown objective of The Hunt for Skywalker generates: 1, as reconstructed, or 0.
event-member-phase = { $you ->
    [who] You are the active player
   *[other] Active player: { $who }
}
ask-who-takes = { $card } was destroyed by its own side: whose victory pile does it go to?
refuse-too-early = { $card } cannot be attacked yet: in your first turn you cannot attack a player who has not had a turn.
choice-lend = Lend { $card }
ask-consent = Lend { $card } to { $who } for this engagement?
event-lend = { doer } lend{ verb-end } { $card } for the engagement
event-refuse-support = { doer } refuse{ verb-end } to lend { $card }
event-give-back = { $card } goes back to { $who }
refuse-support-refused = { $card } has been asked for in this declaration, and its controller refused.
refuse-support-one = { $card } cannot join: this partner already lends a unit, and a partner may lend only one.
refuse-support-first = { $card } cannot join yet: first declare an attacker of your own.
refuse-not-opposite = { $card } belongs to an opponent who does not sit opposite you.
refuse-time-lend = No partner has asked you for a unit.
refuse-time-reserve = A card goes to the common reserve at the end of its player's own draw.
refuse-no-reserve = You have no common reserve, because you have no partner in the game.
refuse-no-opponent-of-yours = { $whom } is not an opponent of yours.
refuse-nothing-to-opponent = It would do nothing to { $whom }.
refuse-out-of-game = { $whom } is out of the game.
refuse-no-partner = { $whom } is not a partner of yours in the game.
refuse-no-friend = { $whom } is not a friendly player in the game.
swlcg-folded = Objectives: { $objectives }, units: { $units }
swlcg-open-camp = { $who }: open this part of the table
swlcg-out = out of the game
swlcg-partner = partner
swlcg-opposite = opposite you
swlcg-reserve-of = { $who }'s reserve
swlcg-lent-by = lent by { $who }
swlcg-part-of = { $you ->
    [who] You are the active player
   *[other] Active player: { $who }
}
swlcg-aside = Set aside
swlcg-beneath = Beneath the Death Star II
swlcg-dial-free = Death Star dial: { $n }
swlcg-force-cards = Force cards of the team in use: { $n } of { $of }
swlcg-facedown = Objectives face down
swlcg-reinforcements = Reinforcements
swlcg-reinforcement = Reinforcement
swlcg-reinforcement-deck = Reinforcement deck
swlcg-collection = Sets to choose from
swlcg-token-reserve = A reinforcement lies under it.
swlcg-token-beneath = Affiliation cards beneath it: { $n }.
swlcg-pyramid-place = { $place }: { $state ->
    [empty] empty
    [open] vulnerable
   *[closed] not vulnerable
}
