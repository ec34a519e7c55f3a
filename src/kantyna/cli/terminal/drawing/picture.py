"""How a table is drawn: any game's by the names of its zones and numbers. A game's own module draws it better."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....engine.cards import CardDef
from ....engine.effects.effect import Step as Choice
from ....engine.history.events import Event
from ....engine.registry import load_rules
from ....engine.rules import Format
from ....engine.voice import Message
from ....engine.zones import Number, ZoneKind
from ....voice import bundle
from ...commands.listings import kind
from ..games.registry import part

if TYPE_CHECKING:
    from .screen import Screen

View = dict[str, Any]

Step = tuple[str, int, str]
"""One thing that is asked for a choice: the message that asks, the answer of this choice, and what the answer says."""

Row = list[list[Choice]]
"""A line of the menu: one sort of choice, or several that differ in their target and have a letter each."""


def format_of(screen: Screen) -> Format:
    return next(each for each in load_rules(screen.table.game).formats if each.id == screen.table.format)


def called(what: str, name: str, screen: Screen) -> str:
    """A zone or number by its name; what the voice has no words for is called what the program calls it."""
    id = f"show-{what}-{name}"
    return screen.say(id) if bundle(screen.lang).has_message(id) else name.replace("_", " ").capitalize()


class Picture:
    """The picture of a game that has none of its own."""

    gains: tuple[str, ...] = ("draw", "shuffle")
    """Events that follow from another one and are told in its line."""
    tacit: tuple[str, ...] = ()
    """Events that go without saying."""
    clears: tuple[str, ...] = ()
    """Events that put a turn's cards away."""
    finishing: dict[tuple[str, str], str] = {}
    """An event, one after it that only says what became of it, and the message that says so in its line."""
    refill: tuple[str, str] = ("", "")
    """The event of a card coming on offer, and the message that says it in few words."""
    names_cause: bool = True
    """Is a question in another's turn asked by the card that was used last?"""
    menu_zones: tuple[str, ...] = ()
    """The zones that a menu may have to tell apart, each with a message of its own (`cli-zone-`)."""

    # the table

    def table(self, screen: Screen, view: View) -> list[str]:
        """The others in the order of play, then what lies between, then oneself at the near edge."""
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
        """The players in short, between two choices of one turn."""
        others = [seat for seat in range(len(view["seats"])) if seat != screen.seat]
        return [line for seat in [*others, screen.seat] if seat is not None for line in self.side(screen, view, seat)]

    def market(self, screen: Screen, view: View) -> list[str]:
        rules = load_rules(screen.table.game)
        format = format_of(screen)
        numbers = self._numbers(screen, view, rules.numbers_in(format))
        return [*(["   ".join(numbers)] if numbers else []), *self._zones(screen, view, view, rules.zones(format))]

    def side(self, screen: Screen, view: View, seat: int) -> list[str]:
        rules = load_rules(screen.table.game)
        format = format_of(screen)
        side = view["seats"][seat]
        numbers = self._numbers(screen, side, rules.seat_numbers_in(format))
        return [
            "   ".join([screen.bold(f"{screen.titled(seat):<22}"), *numbers]),
            *self._zones(screen, view, side, rules.zones_of_seat(format)),
        ]

    def _numbers(self, screen: Screen, view: View, numbers: tuple[Number, ...]) -> list[str]:
        """One that is naught, and usually is, is left out, and so is one with an empty name."""
        shown = [number for number in numbers if view[number.name] or number.start]
        named = [(called("number", number.name, screen), view[number.name]) for number in shown]
        return [f"{name} {n}" for name, n in named if name]

    def _zones(self, screen: Screen, view: View, part: View, zones: tuple[ZoneKind, ...]) -> list[str]:
        lines: list[str] = []
        for zone in zones:
            known = [label for label in part[zone.name] if label is not None]
            hidden = len(part[zone.name]) - len(known)
            parts = [screen.listed(known, view)] if known else []
            parts += [screen.say("show-hidden", n=hidden)] if hidden else []
            if parts:
                lines += screen.paragraph(called("zone", zone.name, screen), ", ".join(parts))
        return lines

    # cards

    def aside(self, screen: Screen, view: View, label: str) -> str:
        """What one should know of a card that lies there, after its name."""
        return ""

    def kind(self, screen: Screen, card: CardDef) -> str:
        """What sort of card it is, under its name."""
        cost = card.facts().get("cost")
        return kind(card, screen.lang) + (f" · {screen.say('cli-cost')} {cost}" if cost is not None else "")

    def examples(self, screen: Screen, view: View) -> list[CardDef]:
        """Cards that one may well want to buy or play."""
        return list(screen.cards.values())

    # what happened

    def together(self, screen: Screen, events: list[Event], i: int) -> tuple[str, int]:
        """Events from there on that are told in one line: the line, and the number of the first after them.

        With an empty line they go without saying.
        """
        return "", i

    # what one may do

    def left(self, choice: Choice, view: View) -> Message:
        """How it is said that this is still to be had; what is said alike is said once."""
        return choice.message()

    def rows(self, screen: Screen, groups: list[list[Choice]], view: View) -> list[Row]:
        """The lines of the menu."""
        return [[group] for group in groups]

    def steps(self, screen: Screen, choice: Choice) -> list[Step]:
        """What is asked, one after the other, for a choice of which there are too many to list; none for most."""
        return []

    def row_text(self, screen: Screen, row: Row, view: View) -> str:
        """What a line of several choices says, before their letters."""
        return ""

    def target(self, choice: Choice) -> object:
        """What such a choice is aimed at; it has the same letter in all lines of a menu."""
        return None

    def targets(self, rows: list[Row]) -> list[object]:
        """What has the letters a, b, c ... in a menu."""
        return list(dict.fromkeys([self.target(group[0]) for row in rows if len(row) > 1 for group in row]))

    def legend(self, screen: Screen, targets: dict[str, Choice], view: View) -> str:
        """What the letters mean, given a choice for each."""
        return ""

    def detail(self, screen: Screen, choice: Choice, view: View) -> str:
        """What one should know before choosing it."""
        return screen.card(choice.cards[0]).text(screen.lang).replace("\n", " ") if choice.card >= 0 else ""


def picture_of(game: str) -> Picture:
    picture = part(game, "PICTURE", Picture())
    assert isinstance(picture, Picture)
    return picture
