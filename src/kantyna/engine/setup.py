"""The set-up: everything about a table that never changes while it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .cards import CardDef
from .ids import NO_SEAT, Card, Seat, Zone
from .zones import EVERYBODY

if TYPE_CHECKING:
    from .abilities.triggers import Trigger
    from .rules.formats import Format
    from .rules.game import Rules

OptionValue = bool | int | str


class Setup:
    """Game, format, options, seats and cards of a table. Cards, seats and zones are indices into its lists.

    Tables, choices and events of one game share one set-up. It indexes which cards
    listen to which kind of event and which change which number, so that a kind nobody listens to costs one look-up.
    """

    __slots__ = (
        "rules", "format", "options", "seat_count", "seats", "cards", "defs", "labels", "index", "by_label", "copies",
        "listeners", "each_zone", "seat_zone_table",
        "answering", "constants",
        "common_zones", "seat_zones", "zone_kinds", "zone_names", "seats_first_zone", "seat_of_zone", "active_zones",
        "ready_zones", "card_actions", "secret_actions", "shared_actions", "action_zones", "open_kinds",
        "hidden_answers", "secret_answers", "works_in", "replacers", "seating", "menus", "version",
        "numbers", "seat_numbers", "marks", "out_number", "every_window",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        format: Format,
        options: dict[str, OptionValue],
        seat_count: int,
        defs: list[CardDef],
        every_window: bool = False,
    ) -> None:
        self.rules = rules
        self.format = format
        self.options = options
        self.seat_count = seat_count
        self.every_window = every_window
        """Ask seats in every window, even if nobody could act. For tests and teaching."""
        self.defs: list[Any] = defs
        """The definition of each card. Typed Any: each game has a class of its own."""
        self.labels: list[str] = []
        self.index: dict[str, Card] = {}
        self.copies: dict[str, int] = {}
        self.listeners: dict[str, list[Card]] = {}
        self.constants: dict[str, list[Card]] = {}
        self.open_kinds: set[str] = set()
        """The kinds of event that some card may answer or replace from any zone. With `every_window`: all kinds that
        some card answers."""
        self.hidden_answers: list[dict[str, list[tuple[CardDef, Trigger]]]] = [{}, {}, {}]
        """By timing and kind of event: the abilities that could answer it from a hidden zone."""
        self.secret_answers: list[dict[str, list[Card]]] = [{}, {}, {}]
        """By timing and kind of event: the cards with an ability whose use depends on hidden information."""
        self.replacers: dict[str, list[Card]] = {}
        self.works_in: dict[Trigger, list[bool]] = {}
        """By zone: does the ability work while its card lies there? The last entry is for a card in no zone."""
        self.cards: list[Card] = [Card(i) for i in range(len(defs))]
        self.seats: list[Seat] = [Seat(i) for i in range(seat_count)]
        for card in self.cards:
            definition = defs[card]
            number = self.copies.get(definition.id, 0) + 1
            self.copies[definition.id] = number
            label = f"{definition.id}#{number}"
            self.labels.append(label)
            self.index[label] = card
            for trigger in definition.triggers:
                _note(self.listeners, trigger.on, card)
                if trigger.secret:
                    _note(self.secret_answers[trigger.timing], trigger.on, card)
                if trigger.anywhere or trigger.zones:
                    self.open_kinds.add(trigger.on)
            for constant in definition.constants:
                _note(self.constants, constant.stat, card)
            for replacement in definition.replacements:
                _note(self.replacers, replacement.kind, card)
                self.open_kinds.add(replacement.kind)
        self.by_label: list[Card] = [self.index[label] for label in sorted(self.labels)]
        """The cards sorted by label, an order that reveals nothing about where they lie."""
        self.numbers = rules.tables.numbers_in(format)
        self.seat_numbers = rules.tables.seat_numbers_in(format)
        self.marks = rules.tables.marks_in(format)
        self.out_number = rules.out_number if rules.out_number < len(self.seat_numbers) else -1
        """The seat number that says whether a seat has left the game; -1: nobody can in this format."""
        self.common_zones = rules.tables.zones(format)
        self.seat_zones = rules.tables.zones_of_seat(format)
        zones = list(self.common_zones)
        self.zone_names = [zone.name for zone in zones]
        self.seat_of_zone = [NO_SEAT] * len(zones)
        self.seats_first_zone: list[Zone] = []
        for seat in self.seats:
            self.seats_first_zone.append(Zone(len(zones)))
            zones.extend(self.seat_zones)
            self.zone_names.extend([f"{seat}/{zone.name}" for zone in self.seat_zones])
            self.seat_of_zone.extend([seat] * len(self.seat_zones))
        self.seat_of_zone.append(NO_SEAT)
        """By zone: its seat, or `NO_SEAT`. The last entry is for `NOWHERE`."""
        self.each_zone: list[Zone] = [Zone(i) for i in range(len(zones))]
        self.seat_zone_table: list[list[Zone]] = [
            self.each_zone[first : first + len(self.seat_zones)] for first in self.seats_first_zone
        ]
        """By seat: its zones, in the order of their declarations."""
        self.version = ""
        """The version of the rules, filled in by `versions.version_of` on first use."""
        self.active_zones = [*[zone.active for zone in zones], False]
        """By zone: are abilities of the cards there in force? The last entry is for `NOWHERE`."""
        self.ready_zones = [zone.ready for zone in zones]
        self.zone_kinds = zones
        self.answering: list[dict[str, list[tuple[Card, int, list[bool]]]]] = [{}, {}, {}]
        """By timing and kind of event: the abilities that answer it, as card, ability index and `works_in`."""
        self.card_actions: list[list[tuple[int, list[bool]]]] = []
        """By card: its actions, as ability index and `works_in`."""
        self.secret_actions: list[tuple[Card, int, list[bool]]] = []
        """The actions whose use depends on hidden information."""
        self.shared_actions: list[tuple[Card, int, list[bool]]] = []
        """The actions that partners may use."""
        self._find_abilities()
        self._find_hidden_answers()
        # Computed once for all tables. Typed Any: each game has classes of its own.
        self.seating: Any = rules.tables.make_seating(self)
        self.menus: list[Any] = [rules.tables.make_menu(self, seat) for seat in self.seats]

    def _find_hidden_answers(self) -> None:
        hidden = [zone for zone in self.each_zone if self.zone_kinds[zone].seen != EVERYBODY]
        for i, definition in enumerate(self.defs):
            if i == 0 or definition is not self.defs[i - 1]:
                for trigger in definition.triggers:
                    if not trigger.anywhere and any([trigger.works_in(self, zone) for zone in hidden]):
                        self.hidden_answers[trigger.timing].setdefault(trigger.on, []).append((definition, trigger))
                        self.open_kinds.add(trigger.on)

    def _find_abilities(self) -> None:
        acting = [False] * (len(self.zone_kinds) + 1)
        works = self.works_in
        for card in self.cards:
            definition = self.defs[card]
            actions: list[tuple[int, list[bool]]] = []
            for i, trigger in enumerate(definition.triggers):
                if trigger not in works:
                    works[trigger] = [trigger.works_in(self, zone) for zone in self.each_zone] + [False]
                self.answering[trigger.timing].setdefault(trigger.on, []).append((card, i, works[trigger]))
                if trigger.acts:
                    actions.append((i, works[trigger]))
                    if trigger.secret:
                        self.secret_actions.append((card, i, works[trigger]))
                    if trigger.shared:
                        self.shared_actions.append((card, i, works[trigger]))
                    acting = [either or other for either, other in zip(acting, works[trigger], strict=True)]
                elif self.every_window:
                    self.open_kinds.add(trigger.on)
            self.card_actions.append(actions)
        self.action_zones = [[zone for zone in self.zones_of(seat) if acting[zone]] for seat in self.seats]

    def answers_unseen(self, timing: int, kind: str) -> bool:
        """Could some answer to that kind of event depend on hidden information?"""
        return kind in self.hidden_answers[timing] or kind in self.secret_answers[timing]

    def zones_of(self, seat: Seat) -> list[Zone]:
        """A seat's zones. Not to be changed."""
        return self.seat_zone_table[seat]

    def zone_name(self, zone: Zone) -> str | None:
        return self.zone_names[zone] if zone >= 0 else None


def _note(cards_by_word: dict[str, list[Card]], word: str, card: Card) -> None:
    cards = cards_by_word.setdefault(word, [])
    if card not in cards:
        cards.append(card)
