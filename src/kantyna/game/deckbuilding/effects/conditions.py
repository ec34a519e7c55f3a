"""Conditions of abilities. "You" means "your team" (DBG-332)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.conditional import Condition
from ....engine.effects.effect import Effect
from ....engine.effects.fields import AMOUNT, SELECTOR, WORD, YES_OR_NO, Fields
from ....engine.effects.selectors import Selector, chosen
from ....engine.ids import Card, Seat
from ....engine.voice import Message, card_name
from ..cards.card_types import PrintedCard
from ..cards.kinds import about, of
from ..play import base_of, force_is_with, in_play, row_of, ships_of, team_number
from ..seating import seating_of
from ..terms import EXILED, SHIPS_AT_START

if TYPE_CHECKING:
    from ....engine.state import State


class ForceWithYou(Condition):
    """The marker is on one of your three spaces (DBG-053, DBG-230)."""

    word: ClassVar[str] = "force-with-you"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return force_is_with(t, seat)


class Have(Condition):
    """You have `n` cards of a kind in play; `other`: not counting the card with the condition."""

    word: ClassVar[str] = "have"
    fields: ClassVar[Fields] = {"what": SELECTOR, "n": AMOUNT, "other": YES_OR_NO}

    def __init__(self, what: Selector, n: int = 1, other: bool = False) -> None:
        self.what = what
        self.n = n
        self.other = other

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        n = 0
        for lying in in_play(t, seating_of(t).team[seat]):
            if self.what.fits(t, seat, lying) and not (self.other and lying == card):
                n += 1
                if n == self.n:
                    return True
        return False

    def describe(self) -> Message:
        id = "if-have-other" if self.other else "if-have" if self.n == 1 else "if-have-many"
        return about(Message(id, n=self.n), self.what)


class JediOrOtherTrooper(Condition):
    """You have a Jedi, or a trooper besides this one, in play (DBG-481)."""

    word: ClassVar[str] = "jedi-or-other-trooper"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        cards: list[PrintedCard] = t.setup.defs
        for lying in in_play(t, seating_of(t).team[seat]):
            if "jedi" in cards[lying].kinds or (lying != card and "trooper" in cards[lying].kinds):
                return True
        return False


class HaveCard(Condition):
    """You have the card with that id in play, as unit or ship."""

    word: ClassVar[str] = "have-card"
    fields: ClassVar[Fields] = {"id": WORD}

    def __init__(self, id: str) -> None:
        self.id = id

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return any([t.setup.defs[c].id == self.id for c in in_play(t, seating_of(t).team[seat])])

    def describe(self) -> Message:
        return Message("if-" + self.word, card=card_name(self.id), which=self.id)


class BaseIs(HaveCard):
    """The base with that id is yours or your ally's (DBG-390, DBG-471)."""

    word: ClassVar[str] = "base-is"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        for mate in seating_of(t).team[seat]:
            base = base_of(t, mate)
            if base >= 0 and t.setup.defs[base].id == self.id:
                return True
        return False


class OpponentHasShip(Condition):
    word: ClassVar[str] = "opponent-has-ship"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return bool(ships_of(t, seating_of(t).enemies[seat]))


class HadShip(Condition):
    """You had a capital ship in play when the turn began (DBG-424)."""

    word: ClassVar[str] = "had-ship"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return team_number(t, seat, SHIPS_AT_START) > 0


class HaveExiled(Condition):
    """You have exiled a card this turn; a swap with the exile pile does not count (DBG-438, DBG-507)."""

    word: ClassVar[str] = "have-exiled"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return team_number(t, seat, EXILED) > 0


class InRow(Condition):
    """A card of a kind is in the galaxy row of your region (DBG-430)."""

    word: ClassVar[str] = "in-row"
    fields: ClassVar[Fields] = {"what": SELECTOR}

    def __init__(self, what: Selector) -> None:
        self.what = what

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return bool(chosen(t, self.what, seat, row_of(t, seat)))

    def describe(self) -> Message:
        return about(Message("if-in-row"), self.what)


class MoreEnemiesInRow(Condition):
    """The row holds more enemy cards than cards of that faction (DBG-474)."""

    word: ClassVar[str] = "more-enemies-in-row"
    fields: ClassVar[Fields] = {"faction": WORD}

    def __init__(self, faction: str) -> None:
        self.faction = faction

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        cards: list[PrintedCard] = t.setup.defs
        enemy = seating_of(t).enemy_faction[seat]
        row = [cards[lying].faction for lying in row_of(t, seat)]
        return row.count(enemy) > row.count(self.faction)

    def describe(self) -> Message:
        return about(Message("if-more-enemies-in-row"), of(self.faction))


FORCE_WITH_YOU: Final = ForceWithYou()

CONDITIONS: Final[list[type[Effect]]] = [
    ForceWithYou, Have, JediOrOtherTrooper, HaveCard, BaseIs, OpponentHasShip, HadShip, HaveExiled, InRow,
    MoreEnemiesInRow,
]  # fmt: skip
