# The Card Game: cards and decks.

# Cards

card-limit-one = Limit 1 per objective deck.
card-affiliation-only = { $affiliation } affiliation only.
card-enhance = Enhance { $what ->
    [unit-any] a { $traits } unit
    [unit-enemy] an enemy { $traits } unit
    [unit-you] a { $traits } unit you control
    [unit-friendly] a friendly { $traits } unit
    [objective-any] an objective
    [objective-enemy] an enemy objective
    [objective-you] an objective you control
    [play_area-you] your play area
   *[other] the Death Star dial
}.
    .join = { " or " }
card-may-enhance = It may enter play as an enhancement attached to { $what ->
    [unit-you] a { $traits } unit you control
    [unit-enemy] an enemy { $traits } unit
    [objective-you] an objective you control
   *[other] a { $traits } unit
}.
    .join = { " or " }
card-keywords = { $parts }
    .each = sentence
keyword-edge = edge ({ $n })
keyword-elite = elite
keyword-limited = limited
keyword-no-enhancements = no enhancements
keyword-protect = protect { $trait }
keyword-shielding = shielding
keyword-targeted-strike = targeted strike

trait-alter = Alter
trait-armor = Armor
trait-black_squadron = Black Squadron
trait-bounty = Bounty
trait-capital_ship = Capital Ship
trait-character = Character
trait-civilian = Civilian
trait-cloud_city = Cloud City
trait-condition = Condition
trait-control = Control
trait-coruscant = Coruscant
trait-creature = Creature
trait-dagobah = Dagobah
trait-dantooine = Dantooine
trait-dathomir = Dathomir
trait-death_squadron = Death Squadron
trait-death_star = Death Star
trait-decoy = Decoy
trait-despayre = Despayre
trait-endor = Endor
trait-engineer = Engineer
trait-espionage = Espionage
trait-ewok = Ewok
trait-executor = Executor
trait-fleet = Fleet
trait-force = Force
trait-force_sensitive = Force Sensitive
trait-force_user = Force User
trait-fortification = Fortification
trait-imperial_guard = Imperial Guard
trait-kuat = Kuat
trait-leader = Leader
trait-lightsaber_form = Lightsaber Form
trait-location = Location
trait-maneuver = Maneuver
trait-mercenary = Mercenary
trait-mission = Mission
trait-operation = Operation
trait-ord_mantell = Ord Mantell
trait-pilot = Pilot
trait-rogue = Rogue
trait-sense = Sense
trait-skill = Skill
trait-smuggler = Smuggler
trait-space_station = Space Station
trait-spy = Spy
trait-squadron = Squadron
trait-superlaser = Superlaser
trait-tatooine = Tatooine
trait-trap = Trap
trait-upgrade = Upgrade
trait-walker = Walker
trait-weapon = Weapon
trait-wookiee = Wookiee
trait-yavin_4 = Yavin 4

# Decks

flaw-unique-twice = { $card } is unique, and a card of that title is in play already ({ $rule }).
flaw-enhances-nothing = { $card } is in play and enhances nothing; name the card it is attached to in hosts ({ $rule }).
flaw-wrong-side = { $card } is a card of the { $light ->
    [1] light
   *[other] dark
} side and belongs to seat { $seat }, which plays the other side.
flaw-shields = { $card } has { $n } shields, and nothing gives such a card more than one ({ $rule }).
flaw-tokens = { $card } has tokens and is not in play ({ $rule }).
flaw-deck-of-seat = { $who }: { $flaw }
flaw-deck-number = there must be one deck for each seat, { $n } in a list, not { $value }
flaw-deck-both = this seat brings two decks, one for each side, as "light" and "dark", not { $value }
flaw-deck-side = { $side ->
    [light] the seat plays the light side of the Force, and { $affiliation } is of the dark side ({ $rule })
   *[dark] the seat plays the dark side of the Force, and { $affiliation } is of the light side ({ $rule })
}
flaw-deck-too-many = a seat brings one deck, or with dark_side=chance one for each side, not { $n }
flaw-deck-no-opponent = none of these decks is of the { $side ->
    [light] light
   *[dark] dark
} side of the Force, and one plays against the other ({ $rule }); ready-made are: { $known }
flaw-deck-shape = a deck is the name of a ready-made one, a text, or an object with affiliation and sets, not { $value }
flaw-deck-json = this looks like JSON but is not a deck; a deck is an object such as {"{"}"affiliation": "jedi", "sets": [1, 1, 2]{"}"}
flaw-deck-xml = this looks like an .o8d file but is not a valid one; such a file has sections with cards in a deck, and declares no entities of its own
flaw-deck-xml-game = this .o8d file belongs to another game ({ $value }), not to Star Wars: The Card Game
flaw-deck-long = the deck is too long: { $n }, and { $most } is the limit
flaw-deck-key = { $value } is unknown in a deck; a deck has affiliation and sets
flaw-deck-sets = sets is a list of numbers of objective sets, not { $value }
flaw-deck-no-affiliation = a deck begins with one affiliation, and none is named ({ $rule })
flaw-deck-affiliation = there is no affiliation { $value }; there are: { $known }
    .join = { ", " }
flaw-deck-affiliations = a deck has one affiliation card, not several: { $names } (SWLCG-673)
    .join = { ", " }
flaw-deck-set = there is no objective set { $value }
flaw-deck-set-like = there is no objective set { $value }; did you mean { $nearest }?
flaw-deck-number-of-set = there is no objective set { $value }; they are numbered { $known }
flaw-deck-card = there is no card { $value }
flaw-deck-card-like = there is no card { $value }; did you mean { $nearest }?
flaw-deck-copies = { $value } is not a valid number of copies of { $name }; a deck has a set once or twice
flaw-deck-missing = { $n ->
    [one] { $card } is missing: all six cards of a set go into a deck together (SWLCG-026)
   *[other] { $n } copies of { $card } are missing: all six cards of a set go into a deck together (SWLCG-026)
}
flaw-deck-extra = { $n ->
    [one] { $card } is one too many: only whole sets go into a deck (SWLCG-027)
   *[other] { $n } copies of { $card } are too many: only whole sets go into a deck (SWLCG-027)
}
flaw-deck-sides = its sets belong to both sides of the Force; a deck is built for one ({ $rule })
flaw-deck-other-side = { $name } is a set of the { $side ->
    [light] light
   *[dark] dark
} side, and the affiliation is of the other ({ $rule })
flaw-deck-only = { $name } is only for decks of the affiliation { $affiliation } ({ $rule })
flaw-deck-most = { $name } is in it { $n } times, and may be { $most ->
    [one] once
   *[other] twice
} at most ({ $rule })
flaw-deck-least = it has { $n ->
    [one] one objective set
   *[other] { $n } objective sets
}, and at least { $least } are needed ({ $rule })
flaw-deck-many = it has { $n } objective sets, and at most { $most } are allowed ({ $rule })
flaw-deck-no-seat = in this format the { $side ->
    [light] light
   *[dark] dark
} side of the Force plays a challenge deck, and nobody brings another ({ $rule })
flaw-deck-format = { $format }: { $flaw }
flaw-team-most = { $name } is in decks of one team too often: { $holders }; { $most ->
    [one] only one member of a team may use it, once
   *[other] a team may have it twice at most in all its decks together
} ({ $rule })
    .join = { ", " }
team-deck-holds = { $who }{ $known ->
    [yes] { " (" }{ $affiliation })
   *[no] { "" }
} { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
}
flaw-deck-challenge = this seat plays the challenge deck { $deck } and brings no other, not { $value } ({ $rule })
ready-deck-team = { $affiliation } (team)
