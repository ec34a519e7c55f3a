"""Corrections of printed numbers: owners of the box can replace reconstructed numbers by what the card says.

A card is changed in place before any table is set up. The numbers in its abilities are those of its effects, in the
order in which its text says them; an ability with other numbers is built again, because effects never change.
"""

from __future__ import annotations

from typing import Any, Final

from ...engine.abilities.triggers import Trigger
from ...engine.effects.constants import Constant
from ...engine.effects.effect import Effect
from ...engine.effects.trees import Rebuild
from .cards.card_types import Ability, PrintedCard, Reward
from .effects.abilities import (
    Lead,
    LeadMore,
    MoreAttack,
    MoreAttackAtRow,
    MoreAttackEach,
    Privilege,
    When,
    WhenYouBuy,
    WhenYouPlay,
    WhileInPlay,
)
from .terms import BASE, SHIP

ON_EVERY_CARD: Final = ("count", "cost", "attack", "resources", "force")


def correctable(card: PrintedCard) -> dict[str, Any]:
    """The numbers printed on a card, by name."""
    names = ["hit_points"] if card.type == BASE else list(ON_EVERY_CARD)
    if card.type == SHIP:
        names.append("hit_points")
    if card.reward is not None:
        names.append("target_value")
    printed: dict[str, Any] = {name: getattr(card, name) for name in names}
    reward = card.reward
    if reward is not None:
        printed["reward"] = {"resources": reward.resources, "force": reward.force, "exile_up_to": reward.exile}
    numbers = ability_numbers(card)
    if numbers:
        printed["ability_numbers"] = numbers
    return printed


def correct(card: PrintedCard, name: str, value: Any) -> None:
    """Replace a number of the card; it is then no longer uncertain. The value has been checked."""
    fact = "abilities" if name == "ability_numbers" else name
    card.uncertain = tuple([doubt for doubt in card.uncertain if doubt != fact])
    if not card.uncertain:
        card.provenance = "confirmed"
    if name == "reward":
        reward = card.reward
        assert reward is not None
        card.reward = Reward(
            value.get("resources", reward.resources),
            value.get("force", reward.force),
            value.get("exile_up_to", reward.exile),
            reward.purchase,
        )
    elif name == "ability_numbers":
        renumber(card, value)
    else:
        setattr(card, name, value)


# the numbers in abilities


class Numbers(Rebuild):
    """Reads the numbers of an ability one by one, or replaces them."""

    def __init__(self, given: list[int] | None = None) -> None:
        self.found: list[int] = []
        self.given = given

    def next(self, n: int) -> int:
        self.found.append(n)
        return n if self.given is None else self.given[len(self.found) - 1]

    def value(self, effect: Effect, name: str, value: Any) -> Any:
        silent = name == "least" or (effect.word == "have" and value == 1)
        return self.next(value) if type(value) is int and not silent else value

    def finish(self, effect: Effect, fields: list[Any]) -> None:
        """The least number of picks is not printed; it follows the greatest."""
        if "least" in effect.fields:
            i = list(effect.fields).index("least")
            if fields[i]:
                fields[i] = fields[i + 1]


def ability_numbers(card: PrintedCard) -> list[int]:
    """The numbers in the text of the card's abilities, in order."""
    numbers = Numbers()
    _walk(card, numbers)
    return numbers.found


def renumber(card: PrintedCard, given: list[int]) -> None:
    card.ability, card.triggers, card.constants = _walk(card, Numbers(given))


def _walk(card: PrintedCard, numbers: Numbers) -> tuple[Ability | None, tuple[Trigger, ...], tuple[Constant, ...]]:
    ability = card.ability
    if ability is not None:
        price = numbers.of(ability.price) if ability.price is not None else None
        needs = numbers.of(ability.needs) if ability.needs is not None else None
        effects = [numbers.of(effect) for effect in ability.effects]
        ability = Ability(*effects, price=price, needs=needs, either=ability.either, by=ability.by)
    triggers = tuple([_trigger(trigger, numbers) for trigger in card.triggers])
    constants = tuple([_constant(constant, numbers) for constant in card.constants])
    return ability, triggers, constants


def _trigger(trigger: Trigger, numbers: Numbers) -> Trigger:
    make: Any = type(trigger)
    if isinstance(trigger, WhenYouBuy):
        cost = numbers.next(trigger.cost)
        made = make(cost, *[numbers.of(effect) for effect in trigger.effects])
    else:
        assert isinstance(trigger, When)
        effects = [numbers.of(effect) for effect in trigger.effects]
        if isinstance(trigger, WhenYouPlay):
            made = make(trigger.what, *effects, forced=trigger.forced, asks=trigger.asks)
        else:
            made = make(*effects, forced=trigger.forced, asks=trigger.asks)
    assert isinstance(made, Trigger)
    return made


def _constant(constant: Constant, numbers: Numbers) -> Constant:
    if isinstance(constant, LeadMore):
        return LeadMore(constant.what, numbers.next(constant.n), constant.then, numbers.next(constant.more))
    if isinstance(constant, Lead):
        return Lead(constant.what, numbers.next(constant.n), constant.needs, constant.stat)
    if isinstance(constant, MoreAttack):
        return MoreAttack(numbers.next(constant.n), constant.needs)
    if isinstance(constant, MoreAttackAtRow):
        return MoreAttackAtRow(numbers.next(constant.n))
    if isinstance(constant, MoreAttackEach) and constant.most < 99:
        return MoreAttackEach(constant.what, constant.where, numbers.next(constant.most))
    if isinstance(constant, Privilege) and constant.stat == "shield":
        make: Any = type(constant)
        made = make(numbers.next(constant.n))
        assert isinstance(made, WhileInPlay)
        return made
    return constant
