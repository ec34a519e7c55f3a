"""Units, capital ships and bases: their printed facts, and the text derived from these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine.abilities.triggers import Trigger
from ....engine.cards import CardDef
from ....engine.effects.constants import Constant
from ....engine.effects.effect import Effect
from ....engine.serialization.codec import dump_printed
from ....engine.voice import Message
from ..terms import BASE, NEUTRAL, SHIP, UNIT
from .kinds import CARD, about


class Reward:
    """The reward for defeating a card of the galaxy row, taken as a whole or not at all (DBG-065, DBG-180)."""

    def __init__(self, resources: int = 0, force: int = 0, exile: int = 0, purchase: bool = False) -> None:
        self.resources = resources
        self.force = force
        self.exile = exile
        self.purchase = purchase

    def facts(self) -> dict[str, object]:
        facts: dict[str, object] = {}
        if self.resources:
            facts["resources"] = self.resources
        if self.force:
            facts["force"] = self.force
        if self.exile:
            facts["exile_up_to"] = self.exile
        if self.purchase:
            facts["free_purchase"] = True
        return facts

    def parts(self) -> list[Message]:
        parts: list[Message] = []
        if self.resources:
            parts.append(Message("effect-resources", n=self.resources))
        if self.force:
            parts.append(Message("effect-force", n=self.force))
        if self.exile:
            exile = Message("effect-exile-cards", least=0, most=self.exile, source="hand-discard")
            parts.append(about(exile, CARD))
        if self.purchase:
            parts.append(Message("reward-purchase"))
        return parts

    def describe(self) -> Message:
        return Message("card-reward", parts=self.parts())


class Ability:
    """An ability that a player may use once a turn (DBG-126), perhaps with a price or a condition.

    The player of a unit uses it. `either`: the ally may use it instead, with the ally's own cards; abilities of bases
    and capital ships always work for both (DBG-353). `by`: only a player of that faction may use it.
    """

    def __init__(
        self,
        *effects: Effect,
        price: Effect | None = None,
        needs: Effect | None = None,
        either: bool = False,
        by: str = "",
    ) -> None:
        self.effects = effects
        self.price = price
        self.needs = needs
        self.either = either
        self.by = by
        self.steps: tuple[Effect, ...] = (price, *effects) if price is not None else effects

    def data(self) -> list[Any]:
        needs = dump_printed((self.needs,)) if self.needs is not None else []
        return [dump_printed(self.steps), needs, self.either, self.by]

    def describe(self) -> Message:
        parts = [effect.describe() for effect in self.effects]
        if self.price is not None:
            price = self.price.describe()
            price.id = "price-" + self.price.word
            return Message("card-ability-price", price=price, parts=parts)
        if self.needs is not None:
            return Message("card-ability-needs", needs=self.needs.describe(), parts=parts)
        return Message("card-ability", parts=parts)


class PrintedCard(CardDef):
    """A card of The Deckbuilding Game. `uncertain` names the printed facts that no source confirms."""

    def __init__(
        self, id: str, set: str, deck: str, faction: str, type: str, count: int, traits: tuple[str, ...] = (),
        unique: bool = False, cost: int = 0, attack: int = 0, resources: int = 0, force: int = 0, hit_points: int = 0,
        reward: Reward | None = None, target_value: int = -1, ability: Ability | None = None,
        triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (), starting: bool = False,
        beginner: bool = False, uncertain: tuple[str, ...] = (),
    ) -> None:  # fmt: skip
        super().__init__(id, count, "reconstructed" if uncertain else "confirmed", tuple(triggers), tuple(constants))
        self.set = set
        self.deck = deck
        self.faction = faction
        self.type = type
        self.traits = traits
        self.unique = unique
        self.cost = cost
        self.attack = attack
        self.resources = resources
        self.force = force
        self.hit_points = hit_points
        self.reward = reward
        # in both boxes it equals the cost; a correction may say otherwise
        self.target_value: int = 0 if reward is None else cost if target_value < 0 else target_value
        self.ability = ability
        self.starting = starting
        self.beginner = beginner
        self.uncertain = uncertain
        self.neutral: bool = faction == NEUTRAL
        self.unit: bool = type == UNIT
        self.trooper: bool = "trooper" in traits
        self.kinds: frozenset[str] = frozenset(_kinds(self))

    def lines(self) -> list[Message]:
        lines: list[Message] = []
        if self.ability is not None:
            lines.append(self.ability.describe())
        for trigger in self.triggers:
            lines.append(trigger.describe())
        for constant in self.constants:
            lines.append(constant.describe())
        if self.reward is not None:
            lines.append(self.reward.describe())
        return lines

    def data(self) -> list[Any]:
        facts = self.facts()
        del facts["reconstructed"]  # whether a number is certain does not change the game
        return [self.id, facts, self.ability.data() if self.ability is not None else None]

    def facts(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "set": self.set,
            "deck": self.deck,
            "type": self.type,
            "faction": self.faction,
            "unique": self.unique,
            "traits": list(self.traits),
        }
        if self.type != BASE:
            facts["cost"] = self.cost
            facts["attack"] = self.attack
            facts["resources"] = self.resources
            facts["force"] = self.force
        if self.hit_points:
            facts["hit_points"] = self.hit_points
        if self.reward is not None:
            facts["target_value"] = self.target_value
            facts["reward"] = self.reward.facts()
        if self.type == BASE:
            facts["starting"] = self.starting
            facts["beginner"] = self.beginner
        facts["reconstructed"] = list(self.uncertain)
        return facts


def _kinds(card: PrintedCard) -> list[str]:
    """The kinds that abilities select the card by: type, faction, traits and the like."""
    kinds = ["card", card.type, card.faction, *card.traits]
    if card.unique:
        kinds.append("unique")
    if card.type in (UNIT, SHIP) and card.deck != "starter":
        kinds.append("not-starter")
    return kinds
