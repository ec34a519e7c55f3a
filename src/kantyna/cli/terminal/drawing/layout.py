"""How a game's table is drawn. Without a layout of its own, a game is drawn by the names of its zones and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.history.events import Event
from ....engine.registry import load_rules
from ....engine.rules.formats import Format
from ....engine.voice import Message
from ....engine.zones import Number, ZoneKind
from ....voice import bundle
from ...card_text import kind
from ..games.registry import game_attribute

if TYPE_CHECKING:
    from .screen import Screen

View = Mapping[str, Any]
"""A view, or the part of a seat in it. Zones and numbers are read by the names that the game declares."""

Question = tuple[str, int, str]
"""A question that narrows choices down: the message that asks it, this choice's answer, and the answer in words."""

Row = list[list[Choice]]
"""A line of the menu: one group of choices, or several groups that differ in their target and have a letter each."""


def format_of(screen: Screen) -> Format:
    return next(each for each in load_rules(screen.table.game).formats if each.id == screen.table.format)


def title_of(kind: str, name: str, screen: Screen) -> str:
    """The title of a zone or number, or its id in plain letters where the texts have none."""
    id = f"show-{kind}-{name}"
    return screen.say(id) if bundle(screen.lang).has_message(id) else name.replace("_", " ").capitalize()


class Layout:
    """The layout of a game that has none of its own."""

    consequences: tuple[str, ...] = ("draw", "shuffle")
    """Kinds of event that are told on the line of their cause."""
    unmentioned: tuple[str, ...] = ()
    """Kinds of event that are left out."""
    cleanup: tuple[str, ...] = ()
    """Kinds of event that put a turn's cards away."""
    outcomes: dict[tuple[str, str], str] = {}
    """A kind of event and the kind that is its outcome, with the message that says so on the line of the first."""
    refill: tuple[str, str] = ("", "")
    """The kind of event that puts a card on offer, and a short message for it."""
    names_cause: bool = True
    """Is a question in another seat's turn always asked by the card that was used last?"""
    menu_zones: tuple[str, ...] = ()
    """Zones that a menu may have to tell apart, each with a message (`cli-zone-<zone>`)."""

    # the table

    def table(self, screen: Screen, view: View) -> list[str]:
        """The others in turn order, then the shared zones, then the player's own side."""
        seats = list(range(len(view["seats"])))
        if screen.seat is not None:
            seats = seats[screen.seat + 1 :] + seats[: screen.seat + 1]
        lines = [screen.headline(view), ""]
        for seat in seats if screen.seat is None else seats[:-1]:
            lines += [*self.side(screen, view, seat), ""]
        lines += [*self.market(screen, view), ""]
        if screen.seat is not None:
            lines += self.side(screen, view, screen.seat)
        return lines

    def status(self, screen: Screen, view: View) -> list[str]:
        """The short picture between two choices of one turn."""
        others = [seat for seat in range(len(view["seats"])) if seat != screen.seat]
        return [line for seat in [*others, screen.seat] if seat is not None for line in self.side(screen, view, seat)]

    def market(self, screen: Screen, view: View) -> list[str]:
        rules = load_rules(screen.table.game)
        format = format_of(screen)
        numbers = self._numbers(screen, view, rules.tables.numbers_in(format))
        return [
            *(["   ".join(numbers)] if numbers else []),
            *self._zones(screen, view, view, rules.tables.zones(format)),
        ]

    def side(self, screen: Screen, view: View, seat: int) -> list[str]:
        rules = load_rules(screen.table.game)
        format = format_of(screen)
        side = view["seats"][seat]
        numbers = self._numbers(screen, side, rules.tables.seat_numbers_in(format))
        return [
            "   ".join([screen.bold(f"{screen.titled(seat):<22}"), *numbers]),
            *self._zones(screen, view, side, rules.tables.zones_of_seat(format)),
        ]

    def _numbers(self, screen: Screen, view: View, numbers: tuple[Number, ...]) -> list[str]:
        """Numbers that are 0 and start at 0 are left out, and so are those with an empty title."""
        shown = [number for number in numbers if view[number.name] or number.start]
        named = [(title_of("number", number.name, screen), view[number.name]) for number in shown]
        return [f"{name} {n}" for name, n in named if name]

    def _zones(self, screen: Screen, view: View, holder: View, zones: tuple[ZoneKind, ...]) -> list[str]:
        lines: list[str] = []
        for zone in zones:
            known = [label for label in holder[zone.name] if label is not None]
            hidden = len(holder[zone.name]) - len(known)
            shown = [screen.listed(known, view)] if known else []
            shown += [screen.say("show-hidden", n=hidden)] if hidden else []
            if shown:
                lines += screen.paragraph(title_of("zone", zone.name, screen), ", ".join(shown))
        return lines

    # cards

    def note(self, screen: Screen, view: View, label: str) -> str:
        """What follows the name of a card on the table."""
        return ""

    def kind(self, screen: Screen, card: CardDef) -> str:
        """Faction, type and cost."""
        cost = card.facts().get("cost")
        return kind(card, screen.lang) + (f" · {screen.say('cli-cost')} {cost}" if cost is not None else "")

    def examples(self, screen: Screen, view: View) -> list[CardDef]:
        """Cards that are likely in an example."""
        return list(screen.cards.values())

    # what happened

    def combine(self, screen: Screen, events: list[Event], i: int) -> tuple[str, int]:
        """One line for several events from index i on: the line, and the index of the first event after them.

        An empty line leaves these events out.
        """
        return "", i

    # choices

    def reminder(self, choice: Choice, view: View) -> Message:
        """How the player is reminded of this unused move. Equal reminders are given once."""
        return choice.message()

    def rows(self, screen: Screen, groups: list[list[Choice]], view: View) -> list[Row]:
        """The lines of the menu."""
        return [[group] for group in groups]

    def questions(self, screen: Screen, choice: Choice) -> list[Question]:
        """The questions that lead to this choice, where there are too many choices to list; usually none."""
        return []

    def row_text(self, screen: Screen, row: Row, view: View) -> str:
        """The text of a line with several choices, before their letters."""
        return ""

    def target(self, choice: Choice) -> object:
        """The target of such a choice. A target has the same letter on all lines of a menu."""
        return None

    def targets(self, rows: list[Row]) -> list[object]:
        """The targets with the letters a, b, c ... in a menu."""
        return list(dict.fromkeys([self.target(group[0]) for row in rows if len(row) > 1 for group in row]))

    def legend(self, screen: Screen, targets: dict[str, Choice], view: View) -> str:
        """What the letters mean, given a choice for each."""
        return ""

    def detail(self, screen: Screen, choice: Choice, view: View) -> str:
        """What the menu says about a choice after its text."""
        return screen.card(choice.cards[0]).text(screen.lang).replace("\n", " ") if choice.card >= 0 else ""


def layout_of(game: str) -> Layout:
    layout = game_attribute(game, "LAYOUT", Layout())
    assert isinstance(layout, Layout)
    return layout
