"""The numbers and names that C is compiled with. The rules declare some of them; the others are declared here.

C has no numbers of its own: `header` writes all of these before the source.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..engine.draws import QUIET_TURNS
from ..engine.state import STEPS
from ..game.star_realms import terms

# room: the most that a game or its tables can hold
KINDS: Final = 64
EFFECTS: Final = 160
PARTS: Final = 256
COPIERS: Final = 4
LISTENERS: Final = 4
STACK: Final = 20
PICKS: Final = 8
MOST_AUTHORITY: Final = 1_000_000
MOST_POOL: Final = 20_000
"""The most trade or combat that a game may hold."""

# cards and zones share a word of 16 bits: the card in the lower bits, the zone above
CARD_BITS: Final = 9
NONE: Final = (1 << CARD_BITS) - 1
"""No card."""
NOWHERE: Final = 126
"""The zone of a card that lies in none. Only positions written by hand have such cards."""
NOBODY: Final = 255
"""No seat."""

COMMON_ZONES: Final = len(terms.COMMON_ZONES)
SEAT_ZONES: Final = len(terms.SEAT_ZONES)

# what a study counts
BANDS: Final = 3
"""A game has three parts, by a player's own turns: early, middle, late."""
EARLY: Final = 4
"""The last own turn that is early."""
MIDDLE: Final = 9
"""The last own turn that is neither early nor late."""
TURNS: Final = 60
"""Trade and combat are counted turn by turn for this many turns of a game."""
ROWS: Final = 12
"""Rows of sums by kind, before those by turn: `kn_add_up` in c/playing.h says which."""
TOTALS: Final = ROWS * KINDS + 2 * TURNS
"""The number of sums over many games."""

# flags of a card
SHIP: Final = 1
OUTPOST: Final = 2
EXPLORER: Final = 4
LISTENS: Final = 8
EVERY_ALLY: Final = 16
HAS_CONSTANTS: Final = 32

# lists of names: each name is numbered by its place
SETS: Final = ("used_primary", "used_ally", "used_scrap", "played", "known")
"""Sets of cards: marks that a card has or has not."""
ENDINGS: Final = ("running", "by_win", "by_quiet", "by_resigning", "by_agreement")
FAULTS: Final = ("fine", "full", "endless", "broken", "no_choice")
"""What can be wrong with a game that was not dealt."""
POLICIES: Final = ("random", "eager", "linear", "pilot", "style")
CHOICES: Final = (
    "play", "use", "ally", "scrap", "buy", "attack", "attack_seat", "end", "take", "put_on_top", "put_on_discard",
    "discard", "scrap_card", "destroy", "acquire", "copy", "target", "done", "decline",
)  # fmt: skip
"""The kinds of choices: the first word of a choice's key, with `_` for `-`."""
GIVEN: Final = ("trade", "combat", "authority", "draws", "scraps", "discards")
"""The features of a choice that say what its ability gives."""
FEATURES: Final = (
    "one", "amount", "cost", "ship", "outpost", "defense", "starting", *GIVEN, "allies", "lethal", "left", "turn",
    "cards", "own", "enemy",
)  # fmt: skip
"""What a policy may weigh of a choice; docs/native.md says what each is."""

MOST_OFFERED: Final = 8
"""The reference opponents compare at most this many cards as a set."""
PHASES: Final = 3
"""The pilot tells the beginning, the middle and the end of a game apart."""
PILOT_BY_PHASE: Final = (*GIVEN, "row_kept", "standing_authority", "standing_deck", "standing_bases", "standing_turn")
"""Numbers of the pilot that have a value for each phase; `kantyna.bots.star_realms.weights` says what each is."""
PILOT_SINGLE: Final = (
    "turn_middle", "turn_late", "authority_middle", "authority_late", "behind", "outpost_behind", "trade_glut",
    "scrap_glut", "second", "idle_combat", "base_held", "defense_held", "hand_scrapped", "kept_off_deck",
    "turn_stalled",
)  # fmt: skip
PILOT_COLUMNS_BY_PHASE: Final = ("buy", "scrap", "drop")
PILOT_COLUMNS_SINGLE: Final = ("ally", "target", "order", "use")
"""Numbers of the pilot for each kind of card."""
USES: Final = ("use_later", "use_with_hand", "use_with_junk", "use_with_junk_held")
"""When the pilot uses a base's ability: after the hand, before it, or if there is a card to get rid of."""
PILOT_NUMBERS: Final = PHASES * len(PILOT_BY_PHASE) + len(PILOT_SINGLE)
PILOT_COLUMNS: Final = PHASES * len(PILOT_COLUMNS_BY_PHASE) + len(PILOT_COLUMNS_SINGLE)


def numbers() -> dict[str, int]:
    """Every constant of C by its name, without `KN_`."""
    return {
        "ROW": terms.ROW_SIZE,
        "QUIET_TURNS": QUIET_TURNS,
        "MOST_STEPS": len(STEPS),
        "COMMON_ZONES": COMMON_ZONES,
        "SEAT_ZONES": SEAT_ZONES,
        "ALL_FACTIONS": terms.ALL_FACTIONS,
        "USES_PRIMARY": terms.USED_PRIMARY,
        "USES_ALLY": terms.USED_ALLY,
        "USES_SCRAP": terms.USED_SCRAP,
        "KINDS": KINDS,
        "EFFECTS": EFFECTS,
        "PARTS": PARTS,
        "COPIERS": COPIERS,
        "LISTENERS": LISTENERS,
        "STACK": STACK,
        "PICKS": PICKS,
        "PHASES": PHASES,
        "OFFERED": MOST_OFFERED,
        "MOST_AUTHORITY": MOST_AUTHORITY,
        "MOST_POOL": MOST_POOL,
        "CARD_BITS": CARD_BITS,
        "NONE": NONE,
        "NOWHERE": NOWHERE,
        "NOBODY": NOBODY,
        "BANDS": BANDS,
        "EARLY": EARLY,
        "MIDDLE": MIDDLE,
        "TURNS": TURNS,
        "ROWS": ROWS,
        "TOTALS": TOTALS,
        "SHIP": SHIP,
        "OUTPOST": OUTPOST,
        "EXPLORER": EXPLORER,
        "LISTENS": LISTENS,
        "EVERY_ALLY": EVERY_ALLY,
        "HAS_CONSTANTS": HAS_CONSTANTS,
        "GIVES": len(GIVEN),
        "SETS": len(SETS),
        "CHOICES": len(CHOICES),
        "FEATURES": len(FEATURES),
        "PILOT_NUMBERS": PILOT_NUMBERS,
        "PILOT_COLUMNS": PILOT_COLUMNS,
        **_numbered([zone.name for zone in terms.COMMON_ZONES]),
        **_numbered([zone.name for zone in terms.SEAT_ZONES]),
        **_numbered(SETS),
        **_numbered(ENDINGS),
        **_numbered(FAULTS),
        **_numbered(POLICIES),
        **{f"C_{name}": number for number, name in enumerate(CHOICES)},
        **{f"F_{name}": number for number, name in enumerate(FEATURES)},
        **_numbered(USES),
        **{f"P_{name}": place for name, place in _places(PILOT_BY_PHASE, PILOT_SINGLE).items()},
        **{f"K_{name}": place for name, place in _places(PILOT_COLUMNS_BY_PHASE, PILOT_COLUMNS_SINGLE).items()},
    }


def _places(by_phase: tuple[str, ...], single: tuple[str, ...]) -> dict[str, int]:
    """Where each number begins in a row: first those with a value for each phase, then the others."""
    places = {name: PHASES * i for i, name in enumerate(by_phase)}
    return {**places, **{name: PHASES * len(by_phase) + i for i, name in enumerate(single)}}


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name.upper(): number for number, name in enumerate(names)}


def header(seats: int, cards: int, study: bool = True) -> str:
    """The lines that stand before the source, for a build with room for that many seats and cards. `study`: count by
    parts of the game and by turns."""
    build = {"SEATS": seats, "CARDS": cards, "STUDY": int(study)}
    return "".join([f"#define KN_{name} {number}\n" for name, number in {**build, **numbers()}.items()])
