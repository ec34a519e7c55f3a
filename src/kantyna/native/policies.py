"""Policies, which make the choices: at random, by weights, or by a function of the caller."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from ctypes import POINTER, c_int32, cast
from typing import Any, Final

from ..engine.serialization.codec import quote
from .constants import (
    CHOICES,
    FEATURES,
    KINDS,
    PHASES,
    PILOT_BY_PHASE,
    PILOT_COLUMNS,
    PILOT_COLUMNS_BY_PHASE,
    PILOT_COLUMNS_SINGLE,
    PILOT_NUMBERS,
    PILOT_SINGLE,
    POLICIES,
)
from .engine import Engine, Game, bad
from .library import PolicyEntry
from .styles import Styled

RANDOM: Final = "random"
"""Every choice is equally likely."""
EAGER: Final = "eager"
"""The same, but a turn is ended only when there is no other choice."""
SORTS: Final = {name: POLICIES.index(name) for name in (RANDOM, EAGER)}
LINEAR: Final = POLICIES.index("linear")
PILOT: Final = POLICIES.index("pilot")
STYLE: Final = POLICIES.index("style")

Ask = Callable[[Game], int]
"""Takes a game at a question and returns the index of its choice. It must not step that game, only a copy."""

LEAST, MOST = -(2**31), 2**31 - 1


class Weights:
    """A policy that makes the choice with the highest sum of weights; of several, the first.

    `rows` has a row for each of `CHOICES`. A row has a weight for each of `FEATURES` and then, optionally, one for each
    card of `Engine.card_ids`. Weights are whole numbers, so that the sums are equal on every machine.
    """

    def __init__(self, rows: Any) -> None:
        table = _rows(rows)
        self.cards = len(table[0]) - len(FEATURES)
        width = len(FEATURES) + KINDS
        numbers: Any = (c_int32 * (len(CHOICES) * width))()
        for i, row in enumerate(table):
            numbers[i * width : i * width + len(row)] = row
        self.numbers = numbers


Row = Mapping[str, int | tuple[int, ...]]
"""Numbers of the pilot by name: one, or one for each phase of the game."""


class PilotWeights:
    """The weights of the policy of `kantyna.bots.star_realms`, which C plays choice for choice."""

    def __init__(self, numbers: Row, cards: Mapping[str, Row]) -> None:
        """`cards`: a row for each card, in the order of `Engine.card_ids`."""
        self.card_ids = list(cards)
        written = _flat(numbers, PILOT_BY_PHASE, PILOT_SINGLE)
        for row in cards.values():
            written += _flat(row, PILOT_COLUMNS_BY_PHASE, PILOT_COLUMNS_SINGLE)
        flat: Any = (c_int32 * (PILOT_NUMBERS + KINDS * PILOT_COLUMNS))(*written)
        self.numbers = flat


def standings(game: Game, weights: PilotWeights) -> list[int]:
    """How each seat stands, in thousandths of a logit, as `kantyna.bots.star_realms.policy.standing` says."""
    found = (c_int32 * game.engine.setup.seat_count)()
    game.engine.calls.kn_standings(game.engine.pointer, game.state, weights.numbers, found)
    return list(found)


def _flat(row: Row, by_phase: tuple[str, ...], single: tuple[str, ...]) -> list[int]:
    """The numbers of a row in the order in which C reads them."""
    written: list[int] = []
    for name in by_phase:
        phases = row[name]
        assert isinstance(phases, tuple) and len(phases) == PHASES, name
        written += phases
    for name in single:
        number = row[name]
        assert isinstance(number, int), name
        written.append(number)
    return written


def weights(**by_choice: dict[str, int]) -> Weights:
    """Weights by name: `weights(buy={"cost": 10}, end={"one": -100})`. All others are 0."""
    rows = [[0] * len(FEATURES) for _ in CHOICES]
    for choice, row in by_choice.items():
        if choice not in CHOICES:
            raise bad("weights-choice", value=quote(choice), known=", ".join(CHOICES))
        for feature, weight in row.items():
            if feature not in FEATURES:
                raise bad("weights-feature", value=quote(feature), known=", ".join(FEATURES))
            rows[CHOICES.index(choice)][FEATURES.index(feature)] = weight
    return Weights(rows)


def _rows(given: Any) -> list[list[int]]:
    listed = given.tolist() if hasattr(given, "tolist") else given
    if not isinstance(listed, (list, tuple)) or len(listed) != len(CHOICES):
        raise _shape(given)
    table: list[list[int]] = []
    for row in listed:
        if not isinstance(row, (list, tuple)) or not len(FEATURES) <= len(row) <= len(FEATURES) + KINDS:
            raise _shape(given)
        for weight in row:
            if isinstance(weight, bool) or not isinstance(weight, int) or not LEAST <= weight <= MOST:
                raise bad("weight", value=quote(weight))
        table.append(list(row))
    if any([len(row) != len(table[0]) for row in table]):
        raise _shape(given)
    return table


def _shape(given: Any) -> Exception:
    return bad("weights-shape", rows=len(CHOICES), columns=len(FEATURES), value=quote(getattr(given, "shape", given)))


Table = Weights | PilotWeights | Styled
"""A policy that is numbers in memory."""
TABLES: Final = (Weights, PilotWeights, Styled)
Policy = str | Table | Ask


def for_seats(engine: Engine, policies: Any) -> list[Policy]:
    """A policy for each seat. Fewer policies than seats are repeated in turn, as bots are."""
    seats = engine.setup.seat_count
    given = list(policies) if isinstance(policies, (list, tuple)) else [policies]
    if not 1 <= len(given) <= seats:
        raise bad("policies", n=len(given), seats=seats)
    for policy in given:
        known = isinstance(policy, TABLES) or callable(policy) or (isinstance(policy, str) and policy in SORTS)
        if not known:
            raise bad("policy", value=quote(policy), known=", ".join(SORTS))
        if isinstance(policy, (Weights, Styled)) and policy.cards not in (0, len(engine.card_ids)):
            raise bad("weights-cards", n=len(engine.card_ids), given=policy.cards)
        if isinstance(policy, PilotWeights) and policy.card_ids != list(engine.card_ids):
            raise bad("weights-cards", n=len(engine.card_ids), given=len(policy.card_ids))
    return [given[seat % len(given)] for seat in range(seats)]


def sort_of(policy: Table) -> int:
    if isinstance(policy, Styled):
        return STYLE
    return PILOT if isinstance(policy, PilotWeights) else LINEAR


def entries(policies: Sequence[Policy], room: int) -> Any:
    """The policies as C takes them. The entry of a function stays empty."""
    listed = (PolicyEntry * room)()
    for entry, policy in zip(listed, policies, strict=False):
        if isinstance(policy, TABLES):
            entry.sort, entry.weights = sort_of(policy), cast(policy.numbers, POINTER(c_int32))
        elif isinstance(policy, str):
            entry.sort = SORTS[policy]
    return listed


STYLES: Final = {
    "greedy": weights(
        play={"one": 1000, "draws": 10},
        use={"one": 900},
        ally={"one": 950},
        take={"one": 1, "combat": 5, "trade": 4},
        attack={"one": 200},
        attack_seat={"one": 100, "amount": 1},
        buy={"one": 300, "cost": 10},
        scrap_card={"one": 5, "starting": 20, "cost": -3},
        discard={"starting": 5, "cost": -1},
        scrap={"one": -1},
    ),
}
"""Named weights. `greedy` plays everything it can, buys the dearest card and attacks with all combat."""
