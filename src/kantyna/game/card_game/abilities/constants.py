"""Constant effects of cards while they are in play (SWLCG-503, SWLCG-504)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.effects.conditional import Condition
from ....engine.effects.constants import ADD, SET, Constant
from ....engine.effects.effect import Effect
from ....engine.effects.selectors import Selector
from ....engine.ids import Card, Seat
from ....engine.voice import Message
from ..board import IMMUNE, is_immune
from ..cards.card_types import PrintedCard, read_icons
from .phrases import YOURS, about
from .selectors import Of, Type, all_in_play

if TYPE_CHECKING:
    from ....engine.state import State


class For(Constant):
    """Changes a number of matching cards, while `needs` holds."""

    word: ClassVar[str] = "for"

    def __init__(self, stat: str, n: int, which: Selector, needs: Condition | None = None, layer: int = ADD) -> None:
        super().__init__(stat, n, layer)
        self.which = which
        self.needs = needs

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        seat = t.controller(holder)
        if not self.which.fits(t, seat, card, holder):
            return False
        if self.stat != IMMUNE and is_immune(t, card, seat):
            return False
        return self.needs is None or self.needs.holds(t, seat, holder)

    def applies_to_seat(self, t: State, holder: Card, seat: Seat) -> bool:
        return False

    def describe(self) -> Message:
        every = not self.stat.startswith("cannot-")  # what no unit can is said of "a unit"
        message = about(Message("constant-" + self.stat, n=self.n), self.which, every=every, whose=YOURS)
        if self.needs is not None:
            return Message("constant-while", needs=self.needs.describe(), says=message)
        return message


class ForYou(Constant):
    """Changes a number of the card's controller, while `needs` holds."""

    word: ClassVar[str] = "for-you"

    def __init__(self, stat: str, n: int, needs: Condition | None = None, layer: int = ADD) -> None:
        super().__init__(stat, n, layer)
        self.needs = needs

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return False

    def applies_to_seat(self, t: State, holder: Card, seat: Seat) -> bool:
        controller = t.controller(holder)
        return self.concerns(t, controller, seat) and (self.needs is None or self.needs.holds(t, controller, holder))

    def concerns(self, t: State, controller: Seat, seat: Seat) -> bool:
        return controller == seat

    def describe(self) -> Message:
        message = Message("constant-" + self.stat, n=self.n)
        if self.needs is not None:
            return Message("constant-while", needs=self.needs.describe(), says=message)
        return message


class ForOpponent(ForYou):
    """Changes a number of each opponent."""

    word: ClassVar[str] = "for-opponent"

    def concerns(self, t: State, controller: Seat, seat: Seat) -> bool:
        return seat in t.setup.seating.enemies[controller]


class WhereChosen(Constant):
    """Sets a number of its own card if an option of the table has that value."""

    word: ClassVar[str] = "where-chosen"

    def __init__(self, stat: str, option: str, n: int) -> None:
        super().__init__(stat, n, SET)
        self.option = option

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return holder == card and t.setup.options[self.option] == self.n

    def applies_to_seat(self, t: State, holder: Card, seat: Seat) -> bool:
        return False

    def describe(self) -> Message:
        return Message("constant-by-option-" + self.stat, n=self.n)


class WithPartner(Constant):
    """What its player does when the card goes to a partner. It belongs to entering play and is no ability: nothing
    answers or cancels it."""

    word: ClassVar[str] = "with-partner"

    def __init__(self, stat: str, effect: Effect) -> None:
        super().__init__(stat, 1)
        self.effect = effect

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return False

    def applies_to_seat(self, t: State, holder: Card, seat: Seat) -> bool:
        return False

    def describe(self) -> Message:
        return Message("constant-" + self.stat, does=self.effect.describe())


class Discount(Constant):
    """The first card of that type (and affiliation, if given) that its controller plays each turn costs less. Cards
    played before the discount entered play count too."""

    word: ClassVar[str] = "discount"

    def __init__(self, n: int, kind: str, affiliation: str = "") -> None:
        super().__init__("discount", n)
        self.kind = kind
        self.affiliation = affiliation

    def off(self, t: State, seat: Seat, card: Card) -> int:
        """The discount for that card and player."""
        definition: PrintedCard = t.setup.defs[card]
        if definition.kind != self.kind or self.affiliation not in ("", definition.affiliation):
            return 0
        first = played_word(self.kind, self.affiliation)
        for modifier in t.modifiers:
            if modifier.seat == seat and modifier.stat.startswith(first):
                return 0
        return self.n

    def describe(self) -> Message:
        which: Selector = Type(self.kind)
        if self.affiliation:
            which = which & Of(self.affiliation)
        return about(Message("constant-discount", n=self.n), which)


def played_word(kind: str, affiliation: str) -> str:
    """The name of the note that a player has played such a card this turn."""
    return f"played-{kind}-{affiliation}"


class Icon(For):
    """Additional icons. One printed sentence may give several constants: the first describes them all."""

    word: ClassVar[str] = "icon"

    def __init__(
        self, stat: str, n: int, which: Selector, needs: Condition | None, signs: str, per: Selector | None = None
    ) -> None:
        super().__init__(stat, n, which, needs)
        self.signs = signs
        self.per = per

    def amount(self, t: State, holder: Card, card: Card) -> int:
        """The fixed amount, or the amount per counted card in play."""
        if self.per is None:
            return self.n
        seat, per = t.controller(holder), self.per
        return self.n * len([each for each in all_in_play(t) if per.fits(t, seat, each, holder)])

    def describe(self) -> Message:
        parts = [Message("icon-" + icon, n=n) for icon, n in read_icons(self.signs).items() if n]
        message = about(Message("constant-icons", icons=parts), self.which, every=True, whose=YOURS)
        if self.per is not None:
            message = about(Message("constant-per", says=message), self.per, whose=YOURS)
        if self.needs is not None:
            return Message("constant-while", needs=self.needs.describe(), says=message)
        return message


def icons(signs: str, which: Selector, needs: Condition | None = None, per: Selector | None = None) -> list[Constant]:
    """Icons such as "UD (BD)", edge-enabled ones in parentheses; once, or for each card in play that matches `per`."""
    return [Icon(icon, n, which, needs, signs, per) for icon, n in read_icons(signs).items() if n]


def keyword(name: str, which: Selector, needs: Condition | None = None) -> Constant:
    return For(name, 1, which, needs)


def cannot(what: str, which: Selector, needs: Condition | None = None) -> Constant:
    return For("cannot-" + what, 1, which, needs)
