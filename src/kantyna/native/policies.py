"""Policies, which make the choices: at random, by weights, or by a function of the caller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import POINTER, c_int32, cast
from typing import Any, Final

from ..engine.serialization.codec import quote
from .constants import CHOICES, FEATURES, KINDS, POLICIES
from .engine import Engine, Game, bad
from .library import PolicyEntry

RANDOM: Final = "random"
"""Every choice is equally likely."""
EAGER: Final = "eager"
"""The same, but a turn is ended only when there is no other choice."""
SORTS: Final = {name: POLICIES.index(name) for name in (RANDOM, EAGER)}
LINEAR: Final = POLICIES.index("linear")

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


Policy = str | Weights | Ask


def for_seats(engine: Engine, policies: Any) -> list[Policy]:
    """A policy for each seat. Fewer policies than seats are repeated in turn, as bots are."""
    seats = engine.setup.seat_count
    given = list(policies) if isinstance(policies, (list, tuple)) else [policies]
    if not 1 <= len(given) <= seats:
        raise bad("policies", n=len(given), seats=seats)
    for policy in given:
        known = isinstance(policy, Weights) or callable(policy) or (isinstance(policy, str) and policy in SORTS)
        if not known:
            raise bad("policy", value=quote(policy), known=", ".join(SORTS))
        if isinstance(policy, Weights) and policy.cards not in (0, len(engine.card_ids)):
            raise bad("weights-cards", n=len(engine.card_ids), given=policy.cards)
    return [given[seat % len(given)] for seat in range(seats)]


def entries(policies: Sequence[Policy], room: int) -> Any:
    """The policies as C takes them. The entry of a function stays empty."""
    listed = (PolicyEntry * room)()
    for entry, policy in zip(listed, policies, strict=False):
        if isinstance(policy, Weights):
            entry.sort, entry.weights = LINEAR, cast(policy.numbers, POINTER(c_int32))
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
