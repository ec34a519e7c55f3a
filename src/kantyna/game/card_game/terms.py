"""The names of zones, numbers and tokens."""

from __future__ import annotations

from typing import Final

from ...engine.effects.fields import CARD, SEAT
from ...engine.effects.hands import DECK, DISCARD, HAND
from ...engine.zones import EVERYBODY, HOLDER, NOBODY, Number, ZoneKind

# zones of a player; hand, command deck and discard pile come first
OBJECTIVE_DECK: Final = 3
CHOSEN: Final = 4
PLAY: Final = 5
EDGE: Final = 6
CAPTURED: Final = 7
VICTORY: Final = 8
LOST: Final = 9
PLAYING: Final = 10
COMMON: Final = 11
"""The common reserve, in team play only."""
SEAT_ZONES: Final = (
    ZoneKind("hand", HOLDER, ready=True, about="the hand"),
    ZoneKind("deck", NOBODY, deck=True, about="the command deck"),
    ZoneKind("discard", EVERYBODY, about="the discard pile"),
    ZoneKind("objective_deck", NOBODY, deck=True, about="the objective deck"),
    ZoneKind("chosen", HOLDER, about="objectives drawn during set-up, before they are chosen"),
    ZoneKind("play", EVERYBODY, active=True, about="affiliation card, objectives, units and enhancements in play"),
    ZoneKind("edge", HOLDER, about="the edge stack, face down"),
    ZoneKind("captured", HOLDER, about="captured cards; `hosts` says at which objective, and an enemy owns them"),
    ZoneKind("victory", EVERYBODY, about="enemy objectives that this player destroyed"),
    ZoneKind("lost_objectives", EVERYBODY, about="objectives that left play without being destroyed"),
    ZoneKind("playing", EVERYBODY, about="an event that is being played"),
)
RESERVED: Final = "common_reserve"
TEAM_SEAT_ZONES: Final = (
    *SEAT_ZONES,
    ZoneKind(RESERVED, HOLDER, ready=True, about="the common reserve: one card (BOTF-187)"),
)
assert TEAM_SEAT_ZONES[COMMON].name == RESERVED
ASIDE: Final = 12
BENEATH: Final = 13
GONE: Final = 14
CHALLENGE_SEAT_ZONES: Final = (
    *TEAM_SEAT_ZONES,
    ZoneKind("aside", EVERYBODY, about="cards set aside"),
    ZoneKind("beneath", EVERYBODY, about="cards beneath a card of the challenge"),
    ZoneKind("gone", NOBODY, about="what left the game with its player"),
)
"""Zones of challenges: cards set aside, cards beneath another, cards that left the game with their player."""
FACEDOWN: Final = 15
REINFORCEMENTS: Final = 16
REINFORCEMENT_DECK: Final = 17
COLLECTION: Final = 18
OTHER_SIDES: Final = 19
REINFORCING: Final = "reinforcements"
HUNT_SEAT_ZONES: Final = (
    *CHALLENGE_SEAT_ZONES,
    ZoneKind("facedown", HOLDER, about="what a face-down objective really is; `hosts` ties it to the side that shows"),
    ZoneKind(REINFORCING, HOLDER, ready=True, about="reinforcements; `hosts` says under which objective"),
    ZoneKind("reinforcement_deck", NOBODY, deck=True, about="the reinforcement deck"),
    ZoneKind("collection", EVERYBODY, about="objective sets that reinforcements may be chosen from"),
    ZoneKind("other_sides", EVERYBODY, about="sides of objectives that are not up"),
)
"""Zones of The Hunt for Skywalker: the hidden faces of face-down objectives, attached to the side that everybody sees;
reinforcements and their deck; the sets to choose them from; sides of cards that are not up."""
assert [SEAT_ZONES[zone].name for zone in (HAND, DECK, DISCARD)] == ["hand", "deck", "discard"]

PHASES: Final = ("balance", "refresh", "draw", "deployment", "conflict", "force")

# numbers of the table
ACTIVE: Final = 0
TURN: Final = 1
DARK: Final = 2
DIAL: Final = 3
BALANCE: Final = 4
PHASE: Final = 5
ENGAGED: Final = 6
HAS_EDGE: Final = 7
ATTACKER: Final = 8
NUMBERS: Final = (
    Number("active", 0, 0, 1, about="the active player"),
    Number("turn", about="the number of the turn"),
    Number("dark_side", 0, 0, 1, about="the seat that leads the dark side"),
    Number("dial", 0, 0, 99, about="the Death Star dial"),
    Number("balance", 0, 0, 1, about="who holds the balance of the Force: 0 the light side, 1 the dark side"),
    Number(
        "phase",
        0,
        0,
        6,
        names=("", *PHASES),
        about="the phase, by name or number; 0 before the first",
    ),
    Number("engaged", holds=CARD, about="the objective that is attacked; 0: no engagement"),
    Number("edge", 0, 0, 2, holds=SEAT, about="who won the edge; 0: nobody yet"),
    Number("attacker", 0, 0, 2, holds=SEAT, about="who attacks; 0: nobody"),
)
DEFENDER: Final = 9
TEAM_NUMBERS: Final = (
    Number("active", 0, 0, 3, about="the active player"),
    *NUMBERS[1:HAS_EDGE],
    Number("edge", 0, 0, 4, holds=SEAT, about="who won the edge; 0: nobody yet"),
    Number("attacker", 0, 0, 4, holds=SEAT, about="who attacks; 0: nobody"),
    Number("defender", 0, 0, 4, holds=SEAT, about="who defends; 0: nobody"),
)
"""With more than two players: also the defender, who then does not follow from the attacker."""
PLACES_FROM: Final = 10
PLACES: Final = ("F1", "F2", "M1", "M2", "M3", "B1", "B2", "B3", "B4")
"""Front, middle and back (BOTF-107)."""
HUNT_NUMBERS: Final = (
    *TEAM_NUMBERS,
    *[Number("place_" + place, holds=CARD, about=f"the objective at {place}") for place in PLACES],
)
"""With objectives laid out in rows: also the objective at each place; none once it was destroyed."""
LIGHT_HOLDS: Final = 0
DARK_HOLDS: Final = 1

# numbers of a seat
TURNS: Final = 0
LIMITED: Final = 1
OUT: Final = 2
SEAT_NUMBERS: Final = (
    Number("turns", about="how many turns this player has begun"),
    Number("limited", about="Limited cards played this turn (SWLCG-565)"),
)
TEAM_SEAT_NUMBERS: Final = (*SEAT_NUMBERS, Number("out", 0, 0, 1, about="1: this player has left the game"))
"""With more than two players: also whether the player has left the game."""

# tokens and other marks on a card
DAMAGE: Final = 0
FOCUS: Final = 1
SHIELD: Final = 2
COMMITTED: Final = 3
PARTICIPATION: Final = 4
ATTACKED: Final = 5
RESOLVED: Final = 6
MARKS: Final = (
    Number("damage", public=True, about="damage tokens"),
    Number("focus", public=True, about="focus tokens"),
    Number("shield", public=True, about="shield tokens"),
    Number("committed", 0, 0, 1, public=True, about="1: committed to the Force"),
    Number("part", 0, 0, 2, public=True, about="part in the engagement: 1 attacking, 2 defending"),
    Number("attacked", 0, 0, 99, public=True, about="how often it was attacked this turn"),
    Number("resolved", 0, 0, 1, public=True, about="a fate card of an edge stack: 1 once it has resolved"),
)
ATTACKING: Final = 1
DEFENDING: Final = 2

FORCE_CARDS: Final = 3
RESERVE: Final = 6
OBJECTIVES: Final = 3
HAND_AT_START: Final = 6
