# Labels around the table, in every game.

table-authority = Authority
table-trade = Trade
table-combat = Combat
table-hand = Hand
table-deck = Deck
table-personal-deck = Deck
table-discard = Discard
table-scrap-heap = Scrap heap
table-trade-deck = Trade deck
table-trade-row = Trade row
table-explorers = Explorers
table-in-play = In play
table-bases = Bases
table-ships = Ships in play
table-opponents = Opponents
table-cost = cost { $n }
table-defense = defense { $n }
table-copy-of = Copy of { $card }.
table-no-text = No abilities.
table-provenance = Not confirmed: { $provenance ->
    [reconstructed] reconstructed
    [single] one source only
   *[other] { $provenance }
}.
table-play-all = Play { $n } cards
table-look-through = Look through: { $pile } ({ $n })
table-close = Close
table-less = Less
table-more = More
table-on-top = { $n ->
    [one] The next ship you buy may go on top of your deck.
   *[other] The next { $n } ships you buy may go on top of your deck.
}
table-owes = { $n ->
    [one] Discards a card at the start of the turn.
   *[other] Discards { $n } cards at the start of the turn.
}
table-attack = Attack: { $n }
table-team = Team { $number }
table-your-team = Your team
table-their-team = Against you
table-out = out of the game
table-on-turn = taking their turn
table-in-reach = in your reach
table-opposite = opposite you
table-is-done = done
table-done = I am done
table-whom = Whom to attack
table-buyer = The buyer
table-legacy = Your cards: leave one to a teammate
table-damage = Damage this turn: { $n }.

# A warning before the turn ends

table-expires = “{ $what }” has not been done yet. It is lost when the turn ends.
table-unspent = Not used yet: { $what }. It is lost when the turn ends.
    .join = {", "}
table-unspent-trade = { $n } Trade
table-unspent-combat = { $n } Combat
table-unspent-resources = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
table-unspent-attack = { $n } attack
table-end-anyway = End it anyway
table-ask-no-more = Don't ask again

# Numbers on cards, and facts that no source confirms

figure-unique = unique
figure-attack = attack { $n }
figure-resources = resources { $n }
figure-force = Force { $n }
figure-hit_points = hit points { $n }
figure-target_value = target value { $n }
figure-attack-now = Attack now: { $n }.
figure-damage = Damage: { $n }, left: { $left }.
fact-doubt = Reconstructed, not confirmed by any source: { $facts }.
    .join = {", "}
fact-name = name
fact-count = number of copies
fact-faction = faction
fact-type = type
fact-unique = whether it is unique
fact-traits = traits
fact-cost = cost
fact-attack = attack
fact-resources = resources
fact-force = Force
fact-hit_points = hit points
fact-target_value = target value
fact-reward = reward
fact-abilities = abilities
fact-ability_symbol = ability symbol
