"""Ships and bases: their printed facts, and the text derived from these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...engine.abilities.triggers import Trigger
from ...engine.cards import CardDef
from ...engine.effects.constants import Constant
from ...engine.effects.effect import Effect
from ...engine.serialization.codec import dump_printed
from ...engine.voice import Message
from .terms import FACTION_NAMES, USED_ALLY, USED_PRIMARY, USED_SCRAP

Effects = Sequence[Effect]


class PrintedCard(CardDef):
    """A card of Star Realms. The effects of `primary`, `ally` and `scrap` are in printed order."""

    def __init__(
        self, id: str, faction: int, cost: int, count: int, ship: bool, defense: int = 0, outpost: bool = False,
        primary: Effects = (), ally: Effects = (), scrap: Effects = (), triggers: Sequence[Trigger] = (),
        constants: Sequence[Constant] = (),
    ) -> None:  # fmt: skip
        super().__init__(id, count, "confirmed", tuple(triggers), tuple(constants))
        self.faction = faction
        self.cost = cost
        self.ship = ship
        self.defense = defense
        self.outpost = outpost
        self.primary: tuple[Effect, ...] = tuple(primary)
        self.ally: tuple[Effect, ...] = tuple(ally)
        self.scrap: tuple[Effect, ...] = tuple(scrap)
        self.faction_id: str = FACTION_NAMES[faction]
        self.uses: int = (
            (USED_PRIMARY if primary and not ship else 0) | (USED_ALLY if ally else 0) | (USED_SCRAP if scrap else 0)
        )
        """Which of its abilities are used while it is in play, as bits; 0 for most cards."""

    def lines(self) -> list[Message]:
        lines: list[Message] = []
        if self.primary:
            lines.append(Message("card-primary", parts=_describe(self.primary)))
        for trigger in self.triggers:
            lines.append(trigger.describe())
        for constant in self.constants:
            lines.append(constant.describe())
        if self.ally:
            lines.append(Message("card-ally", faction=self.faction_id, parts=_describe(self.ally)))
        if self.scrap:
            lines.append(Message("card-scrap", parts=_describe(self.scrap)))
        return lines

    def data(self) -> list[Any]:
        return [*super().data(), dump_printed(self.primary), dump_printed(self.ally), dump_printed(self.scrap)]

    def facts(self) -> dict[str, object]:
        facts: dict[str, object] = {
            "type": "ship" if self.ship else "base",
            "faction": self.faction_id,
        }
        if self.cost:  # starting cards are never for sale and have no printed cost
            facts["cost"] = self.cost
        if not self.ship:
            facts["defense"] = self.defense
            facts["outpost"] = self.outpost
        return facts


def _describe(effects: tuple[Effect, ...]) -> list[Message]:
    return [effect.describe() for effect in effects]


def Ship(
    id: str, faction: int, cost: int, count: int = 1, primary: Effects = (), ally: Effects = (), scrap: Effects = ()
) -> PrintedCard:
    return PrintedCard(id, faction, cost, count, True, 0, False, primary, ally, scrap)


def Base(
    id: str, faction: int, cost: int, defense: int, count: int = 1, primary: Effects = (), ally: Effects = (),
    scrap: Effects = (), triggers: Sequence[Trigger] = (), constants: Sequence[Constant] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(id, faction, cost, count, False, defense, False, primary, ally, scrap, triggers, constants)


def Outpost(
    id: str, faction: int, cost: int, defense: int, count: int = 1, primary: Effects = (), ally: Effects = (),
    scrap: Effects = (), constants: Sequence[Constant] = (),
) -> PrintedCard:  # fmt: skip
    return PrintedCard(id, faction, cost, count, False, defense, True, primary, ally, scrap, (), constants)
