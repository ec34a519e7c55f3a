# What The Card Game says where more than two play (Balance of the Force).

format-two-on-two = Two against two
format-jerjerrods-task = Jerjerrod's Task
format-hunt-for-skywalker = The Hunt for Skywalker
option-team_hands = Partners see each other's cards
option-team_hands-help = Members of a team see each other's hands and know each other's decks.
event-part = Active player: { $who }
ask-who-takes = { $card } was destroyed by its own side: whose victory pile does it go to?
refuse-too-early = { $card } cannot be attacked yet: in your first turn you attack nobody who has not had a turn.
choice-lend = Lend { $card }
ask-consent = Lend { $card } to { $who } for this engagement?
event-lend = { doer } lend{ verb-end } { $card } for the engagement
event-refuse-support = { doer } refuse{ verb-end } to lend { $card }
event-give-back = { $card } goes back to { $who }
refuse-support-refused = { $card } has been asked for in this declaration, and its controller refused.
refuse-support-one = { $card } cannot join: this partner lends a unit already, and one is all a partner may lend.
refuse-support-first = { $card } cannot join yet: first declare an attacker of your own.
refuse-not-opposite = { $card } belongs to an opponent who does not sit opposite you.
