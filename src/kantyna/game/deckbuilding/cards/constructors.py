"""The constructors that card declarations are written with."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.abilities.triggers import Trigger
from ....engine.effects.constants import Constant
from ..provenance import RECONSTRUCTED
from ..terms import BASE, SHIP, UNIT
from .card_types import Ability, PrintedCard, Reward


def uncertain(id: str) -> tuple[str, ...]:
    return tuple(RECONSTRUCTED.get(id, "").split())


def Unit(
    id: str, set: str, faction: str, count: int, traits: str, cost: int, attack: int, resources: int, force: int,
    unique: bool = False, deck: str = "galaxy", reward: Reward | None = None, ability: Ability | None = None,
    triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(
        id, set, deck, faction, UNIT, count, traits=tuple(traits.split()), unique=unique, cost=cost, attack=attack,
        resources=resources, force=force, reward=reward, ability=ability, triggers=triggers, constants=constants,
        uncertain=uncertain(id),
    )  # fmt: skip


def CapitalShip(
    id: str, set: str, faction: str, count: int, cost: int, attack: int, resources: int, hit_points: int,
    ability: Ability | None = None, triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(
        id, set, "galaxy", faction, SHIP, count, cost=cost, attack=attack, resources=resources, hit_points=hit_points,
        ability=ability, triggers=triggers, constants=constants, uncertain=uncertain(id),
    )  # fmt: skip


def Base(
    id: str, set: str, faction: str, hit_points: int, starting: bool = False, beginner: bool = False,
    ability: Ability | None = None, triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(
        id, set, "bases", faction, BASE, 1, unique=True, hit_points=hit_points, ability=ability, triggers=triggers,
        constants=constants, starting=starting, beginner=beginner, uncertain=uncertain(id),
    )  # fmt: skip
