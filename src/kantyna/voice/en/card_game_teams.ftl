# What The Card Game says where more than two play (Balance of the Force).

format-two-on-two = Two against two
format-jerjerrods-task = Jerjerrod's Task
format-hunt-for-skywalker = The Hunt for Skywalker
option-team_hands = Partners see each other's cards
option-team_hands-help = Members of a team see each other's hands and know each other's decks.
event-part = Active player: { $who }
ask-who-takes = { $card } was destroyed by its own side: whose victory pile does it go to?
refuse-too-early = { $card } cannot be attacked yet: in your first turn you attack nobody who has not had a turn.
