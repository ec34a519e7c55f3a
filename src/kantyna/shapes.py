"""The types of what the API returns as JSON. Written by tools/shapes.py from what the games declare.

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


class SeatView(TypedDict, total=False):
    """The zones and numbers of a seat in a view. A hidden card is None."""

    hand: list[str | None]
    deck: list[str | None]
    discard: list[str]
    play: list[str]
    gone: list[str | None]
    authority: int
    trade: int
    combat: int
    ships_on_top: int
    discards_owed: int
    out: int
    done: int
    pledged_to: int | str
    pledged: int
    pledged_for: int
    units: list[str]
    ships: list[str]
    base: list[str]
    bases: list[str | None]
    exile: list[str]
    victory: list[str]
    under: list[str | None]
    resources: int
    bought: int
    neutrals_bought: int
    neutrals_played: int
    troopers_played: int
    exiled: int
    ships_at_start: int
    next_on_top: int
    next_droid_on_top: int
    discount: int
    fills: int
    hunts: int
    shielded: int
    objective_deck: list[str | None]
    chosen: list[str | None]
    edge: list[str | None]
    captured: list[str | None]
    lost_objectives: list[str]
    playing: list[str]
    turns: int
    limited: int
    common_reserve: list[str | None]
    aside: list[str]
    beneath: list[str]
    facedown: list[str | None]
    reinforcements: list[str | None]
    reinforcement_deck: list[str | None]
    collection: list[str]
    other_sides: list[str]


class SeatPosition(TypedDict, total=False):
    """The zones and numbers of a seat in a position."""

    hand: list[str]
    deck: list[str]
    discard: list[str]
    play: list[str]
    gone: list[str]
    authority: int
    trade: int
    combat: int
    ships_on_top: int
    discards_owed: int
    out: int
    done: int
    pledged_to: int | str
    pledged: int
    pledged_for: int
    units: list[str]
    ships: list[str]
    base: list[str]
    bases: list[str]
    exile: list[str]
    victory: list[str]
    under: list[str]
    resources: int
    bought: int
    neutrals_bought: int
    neutrals_played: int
    troopers_played: int
    exiled: int
    ships_at_start: int
    next_on_top: int
    next_droid_on_top: int
    discount: int
    fills: int
    hunts: int
    shielded: int
    objective_deck: list[str]
    chosen: list[str]
    edge: list[str]
    captured: list[str]
    lost_objectives: list[str]
    playing: list[str]
    turns: int
    limited: int
    common_reserve: list[str]
    aside: list[str]
    beneath: list[str]
    facedown: list[str]
    reinforcements: list[str]
    reinforcement_deck: list[str]
    collection: list[str]
    other_sides: list[str]


class View(TypedDict, total=False):
    """What a seat, or a spectator, may know (`Table.view`)."""

    game: Required[str]
    format: Required[str]
    options: Required[dict[str, OptionValue]]
    marks: Required[dict[str, dict[str, int | str]]]
    owners: Required[dict[str, int]]
    hosts: Required[dict[str, str]]
    known: Required[dict[str, int]]
    stack: Required[list[Step]]
    pending: Required[list[PendingEvent]]
    lasting: Required[list[list[str | int | None]]]
    delayed: Required[list[list[str | Step]]]
    quiet: Required[int]
    draw_offers: Required[list[int]]
    over: Required[bool]
    winners: Required[list[int]]
    ended_by: Required[str | None]
    windows: str
    seats: Required[list[SeatView]]
    seat: Required[int | None]
    team_turns: Required[bool]
    seen_by: Required[dict[str, str | dict[str, str]]]
    unseen: Required[dict[str, list[str]]]
    picks: Required[int | list[str]]
    asked: Required[list[int]]
    window: Required[Window | None]
    teams: Required[list[list[int]]]
    drawn: Required[str | None]
    roles: list[str]
    hands: list[int]
    reach: list[list[int]]
    factions: list[str]
    regions: list[int]
    sides: list[int] | list[str]
    track: str
    to_win: int | dict[str, int | None]
    committed: dict[str, list[str]]
    strength: dict[str, int]
    attack: dict[str, int]
    hit_points: dict[str, int]
    opposite: list[list[int]]
    has_dial: bool
    icons: dict[str, dict[str, int]]
    capacity: dict[str, int]
    resources: list[dict[str, int]]
    struggle: list[int]
    edge_icons: list[int] | None
    target: str | None
    striker: int | None
    costs: dict[str, int]
    pyramid: Pyramid
    trade_deck: list[str | None]
    trade_row: list[str]
    explorers: list[str]
    scrap_heap: list[str]
    turn: int
    active: int
    galaxy_deck: list[str | None]
    galaxy_row: list[str]
    galaxy_discard: list[str]
    pilots: list[str]
    force: int
    attacks: int
    galaxy_deck_2: list[str | None]
    galaxy_row_2: list[str]
    galaxy_discard_2: list[str]
    pilots_2: list[str]
    dark_side: int
    dial: int
    balance: int
    phase: int
    engaged: int | str
    edge: int
    attacker: int
    defender: int
    place_F1: int | str
    place_F2: int | str
    place_M1: int | str
    place_M2: int | str
    place_M3: int | str
    place_B1: int | str
    place_B2: int | str
    place_B3: int | str
    place_B4: int | str


class Position(TypedDict, total=False):
    """A whole table (`Table.position`)."""

    game: Required[str]
    format: str
    options: dict[str, OptionValue]
    marks: dict[str, dict[str, int | str]]
    owners: dict[str, int]
    hosts: dict[str, str]
    known: dict[str, int]
    stack: list[Step]
    pending: list[PendingEvent]
    lasting: list[list[str | int | None]]
    delayed: list[list[str | Step]]
    quiet: int
    draw_offers: list[int]
    over: bool
    winners: list[int]
    ended_by: str | None
    windows: str
    kantyna: int
    seats: list[SeatPosition]
    seed: int | str
    chance: str
    picks: list[str]
    trade_deck: list[str]
    trade_row: list[str]
    explorers: list[str]
    scrap_heap: list[str]
    turn: int
    active: int
    galaxy_deck: list[str]
    galaxy_row: list[str]
    galaxy_discard: list[str]
    pilots: list[str]
    force: int
    attacks: int
    galaxy_deck_2: list[str]
    galaxy_row_2: list[str]
    galaxy_discard_2: list[str]
    pilots_2: list[str]
    dark_side: int
    dial: int
    balance: int
    phase: int
    engaged: int | str
    edge: int
    attacker: int
    defender: int
    place_F1: int | str
    place_F2: int | str
    place_M1: int | str
    place_M2: int | str
    place_M3: int | str
    place_B1: int | str
    place_B2: int | str
    place_B3: int | str
    place_B4: int | str


class Record(TypedDict, total=False):
    """A game as its choices (`Table.record`)."""

    kantyna: Required[int]
    game: Required[str]
    format: Required[str]
    seats: Required[int]
    options: Required[dict[str, OptionValue]]
    seed: Required[int | str]
    choices: Required[list[list[int | str]]]
    rules: str
    end: str
    check: str
    edition: str
    decks: list[Deck]
    windows: str
    start: Position
    vouched: str
    shuffles: dict[str, object]
    journal: dict[str, object]
    witness: dict[str, object]
