"""The set-up: everything about a table that never changes while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import CardDef

if TYPE_CHECKING:
    from .rules import Format, Rules

OptionValue = bool | int | str


class Setup:
    """Game, format, options, seats, and the copies of cards in play. A card on a table is a number; this says which.

    Tables, choices and events of one game share one set-up. It knows which cards listen to which kind of event and
    which hold a constant effect on which number, so that what nobody listens to costs a dictionary look-up.
    """

    __slots__ = (
        "rules", "format", "options", "seat_count", "defs", "labels", "index", "copies", "listeners", "constants",
        "common_zones", "zone_names", "seats_first_zone", "seat_of_zone", "active_zones", "ready_zones", "hand_kinds",
        "anywhere_kinds", "memo",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, format: Format, options: dict[str, OptionValue], seat_count: int, defs: list[CardDef]
    ) -> None:
        self.rules = rules
        self.format = format
        self.options = options
        self.seat_count = seat_count
        self.defs: list[Any] = defs
        """What is printed on each card; a game knows the class of its own cards."""
        self.labels: list[str] = []
        self.index: dict[str, int] = {}
        self.copies: dict[str, int] = {}
        self.listeners: dict[str, list[int]] = {}
        self.constants: dict[str, list[int]] = {}
        self.hand_kinds: set[str] = set()
        self.anywhere_kinds: set[str] = set()
        for card, definition in enumerate(defs):
            number = self.copies.get(definition.id, 0) + 1
            self.copies[definition.id] = number
            label = f"{definition.id}#{number}"
            self.labels.append(label)
            self.index[label] = card
            for trigger in definition.triggers:
                _note(self.listeners, trigger.on, card)
                if trigger.from_hand:
                    self.hand_kinds.add(trigger.on)
                if trigger.anywhere:
                    self.anywhere_kinds.add(trigger.on)
            for constant in definition.constants:
                _note(self.constants, constant.stat, card)
        self.common_zones = rules.zones(format)
        zones = list(self.common_zones)
        self.zone_names = [zone.name for zone in zones]
        self.seat_of_zone = [-1] * len(zones)
        self.seats_first_zone: list[int] = []
        for seat in range(seat_count):
            self.seats_first_zone.append(len(zones))
            zones.extend(rules.seat_zones)
            self.zone_names.extend([f"{seat}/{zone.name}" for zone in rules.seat_zones])
            self.seat_of_zone.extend([seat] * len(rules.seat_zones))
        self.memo: list[Any] = []
        """What a game works out once for all tables of the set-up."""
        self.active_zones = [zone.active for zone in zones]
        self.ready_zones = [zone.ready for zone in zones]

    def zone_name(self, zone: int) -> str | None:
        return self.zone_names[zone] if zone >= 0 else None


def _note(cards_by_word: dict[str, list[int]], word: str, card: int) -> None:
    cards = cards_by_word.setdefault(word, [])
    if card not in cards:
        cards.append(card)
