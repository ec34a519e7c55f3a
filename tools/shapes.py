"""Write src/kantyna/shapes.py: the types of views, positions and records, from what the games declare.

    python tools/shapes.py

`tests/test_shapes.py` fails if the file is out of date, or if a table of any format has other keys or types.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kantyna.engine.effects.fields import CARD
from kantyna.engine.registry import MODULES, load_rules
from kantyna.engine.zones import EVERYBODY, Number, ZoneKind

TARGET = Path(__file__).parent.parent / "src" / "kantyna" / "shapes.py"
HEAD = '''"""The types of what the API returns as JSON. Written by tools/shapes.py from what the games declare.

For type checkers and editors: no code reads these classes. What depends on the game, format or moment is not required.
"""

from __future__ import annotations

from typing import NotRequired, Required, TypedDict

OptionValue = bool | int | str
Texts = dict[str, str]
"""A text by language: "en", "pl"."""


class Step(TypedDict):
    """A step on the stack: an effect (its word, then its fields), its seat, its card and its payload."""

    do: list[object]
    seat: int
    card: str | None
    n: int


class PendingEvent(TypedDict):
    """An event that waits for answers. `cards`: each with its amount. `used`: the cards and abilities that answered."""

    kind: str
    seat: int
    card: str | None
    other: str | None
    n: int
    cancelled: bool
    used: list[list[str | int | None]]
    cards: NotRequired[list[list[str | int | None]]]
    spared: NotRequired[list[str | None]]
    targets: NotRequired[list[str | None]]
    ability: NotRequired[int]
    about: NotRequired[int]
    done: NotRequired[int]
    short: NotRequired[bool]
    in_play: NotRequired[bool]


class Window(TypedDict):
    """The open window, the kind of event that it answers ("": none), and the seats that have passed."""

    name: str
    event: str
    passed: list[int]


class Pyramid(TypedDict):
    """The places of The Hunt for Skywalker: what lies there, the places in front, and which can be attacked."""

    places: dict[str, str | None]
    in_front: dict[str, list[str]]
    vulnerable: list[str]


class Deck(TypedDict, total=False):
    """What a seat brings: a deck of sets, a challenge deck, or a deck for each side if chance decides the sides."""

    affiliation: str
    sets: list[int]
    challenge: str
    light: Deck
    dark: Deck


class ReadyDeck(TypedDict):
    """A ready-made deck (`kantyna.decks`). `ours`: not from the rulebook."""

    id: str
    name: Texts
    side: str
    affiliation: str
    sets: list[int]
    formats: list[str]
    ours: bool


class OptionFacts(TypedDict):
    """An option of a format. `rule` is the ledger line behind it."""

    default: OptionValue
    values: list[OptionValue]
    rule: str
    name: Texts
    help: Texts


class FormatFacts(TypedDict):
    """A format of a game. `teams`: the seats of each team, by the number of seats."""

    id: str
    name: Texts
    seats: list[int]
    teams: dict[str, list[list[int]]]
    options: dict[str, OptionFacts]


class GameFacts(TypedDict):
    """A game and its formats (`kantyna.games`). `files`: the name of its modules and files."""

    id: str
    files: str
    name: Texts
    formats: list[FormatFacts]


class ChoiceFacts(TypedDict, total=False):
    """Facts about a choice (`Table.about`); docs/protocol.md says what each means. False ones are left out."""

    zones: list[str]
    lines: list[str]
    at: str
    uses: dict[str, int]
    amount: int
    ends: str
    free: bool
    wanted: bool
    spare: bool
    asks: bool
    order: int
    aside: bool
    agreed: bool
    passes: bool
    spends: str
    expires: str


EventView = TypedDict(
    "EventView",
    {
        "kind": str,
        "seat": int,
        "card": str | None,
        "n": int,
        "other": int,
        "from": str | None,
        "to": str | None,
        "decisive": NotRequired[bool],
        "begins": NotRequired[str],
        "ends": NotRequired[str],
    },
)
"""An event as one seat may know it (`Event.view`). `begins` and `ends` name a story."""
'''
BOTH = {
    "game": "str",
    "format": "str",
    "options": "dict[str, OptionValue]",
    "marks": "dict[str, dict[str, int | str]]",
    "owners": "dict[str, int]",
    "hosts": "dict[str, str]",
    "known": "dict[str, int]",
    "stack": "list[Step]",
    "pending": "list[PendingEvent]",
    "lasting": "list[list[str | int | None]]",
    "delayed": "list[list[str | Step]]",
    "quiet": "int",
    "draw_offers": "list[int]",
    "over": "bool",
    "winners": "list[int]",
    "ended_by": "str | None",
    "windows": "str",
}
"""What views and positions have besides zones and numbers. Views always have it, except `windows`."""
VIEW = {
    "seats": "Required[list[SeatView]]",
    "seat": "Required[int | None]",
    "team_turns": "Required[bool]",
    "seen_by": "Required[dict[str, str | dict[str, str]]]",
    "unseen": "Required[dict[str, list[str]]]",
    "picks": "Required[int | list[str]]",
    "asked": "Required[list[int]]",
    "window": "Required[Window | None]",
    "teams": "Required[list[list[int]]]",
    "drawn": "Required[str | None]",
    "roles": "list[str]",
    "hands": "list[int]",
    "reach": "list[list[int]]",
    "factions": "list[str]",
    "regions": "list[int]",
    "sides": "list[int] | list[str]",
    "track": "str",
    "to_win": "int | dict[str, int | None]",
    "committed": "dict[str, list[str]]",
    "strength": "dict[str, int]",
    "attack": "dict[str, int]",
    "hit_points": "dict[str, int]",
    "opposite": "list[list[int]]",
    "has_dial": "bool",
    "icons": "dict[str, dict[str, int]]",
    "capacity": "dict[str, int]",
    "resources": "list[dict[str, int]]",
    "struggle": "list[int]",
    "edge_icons": "list[int] | None",
    "target": "str | None",
    "striker": "int | None",
    "costs": "dict[str, int]",
    "pyramid": "Pyramid",
}
"""What only views have: first for every game, then what games add (`SeatRules.facts`)."""
POSITION = {
    "kantyna": "int",
    "game": "Required[str]",
    "seats": "list[SeatPosition]",
    "seed": "int | str",
    "chance": "str",
    "picks": "list[str]",
}
"""What only positions have. One written by hand may leave out all but the game."""
RECORD = {
    "kantyna": "Required[int]",
    "game": "Required[str]",
    "format": "Required[str]",
    "seats": "Required[int]",
    "options": "Required[dict[str, OptionValue]]",
    "seed": "Required[int | str]",
    "choices": "Required[list[list[int | str]]]",
    "rules": "str",
    "end": "str",
    "check": "str",
    "edition": "str",
    "decks": "list[Deck]",
    "windows": "str",
    "start": "Position",
    "vouched": "str",
    "shuffles": "dict[str, object]",
    "journal": "dict[str, object]",
    "witness": "dict[str, object]",
}
"""The last four are for records from a server: its signature, and what proves the shuffles."""


def declared() -> tuple[dict[str, str], dict[str, str]]:
    """The zones and numbers of all games and formats with their types: those of the table, those of a seat."""
    common: dict[str, str] = {}
    of_seat: dict[str, str] = {}
    for game, module in MODULES.items():
        if not module.startswith("kantyna."):
            continue
        rules = load_rules(game)
        tables = rules.tables
        for format in rules.formats:
            _add(common, tables.zones(format), tables.numbers_in(format))
            _add(of_seat, tables.zones_of_seat(format), tables.seat_numbers_in(format))
    return common, of_seat


def _add(types: dict[str, str], zones: tuple[ZoneKind, ...], numbers: tuple[Number, ...]) -> None:
    found = [(zone.name, "list[str]" if zone.seen == EVERYBODY else "list[str | None]") for zone in zones]
    found += [(number.name, "int | str" if number.holds is CARD else "int") for number in numbers]
    for name, type in found:
        known = types.get(name, type)
        types[name] = type if known in (type, "list[str]") else known


def _open(types: dict[str, str]) -> dict[str, str]:
    """The same where no card is hidden."""
    return {name: type.replace("list[str | None]", "list[str]") for name, type in types.items()}


def _class(name: str, about: str, keys: dict[str, str]) -> str:
    lines = [f"    {key}: {type}" for key, type in keys.items()]
    return f'\n\nclass {name}(TypedDict, total=False):\n    """{about}"""\n\n' + "\n".join(lines) + "\n"


def text() -> str:
    """The file as it should be."""
    common, of_seat = declared()
    always = {key: type if key == "windows" else f"Required[{type}]" for key, type in BOTH.items()}
    written = (
        HEAD
        + _class("SeatView", "The zones and numbers of a seat in a view. A hidden card is None.", of_seat)
        + _class("SeatPosition", "The zones and numbers of a seat in a position.", _open(of_seat))
        + _class("View", "What a seat, or a spectator, may know (`Table.view`).", {**always, **VIEW, **common})
        + _class("Position", "A whole table (`Table.position`).", {**BOTH, **POSITION, **_open(common)})
        + _class("Record", "A game as its choices (`Table.record`).", RECORD)
    )
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(TARGET), "-"]
    return subprocess.run(ruff, input=written, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    TARGET.write_text(text())
