"""Conditions of abilities, beyond the event they answer: whose turn it is, who has the balance, who attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.effects.conditional import Condition, If, Instead, OneOf
from ....engine.effects.constants import read_seat
from ....engine.effects.effect import Effect
from ....engine.effects.fields import AMOUNT, SELECTOR, WORD, Fields
from ....engine.effects.selectors import Selector
from ....engine.ids import Card, Seat
from ....engine.voice import Message
from .. import board
from ..engagement.edge_battle import FATES_PLACED
from ..terms import (
    ACTIVE,
    ATTACKER,
    ATTACKING,
    BALANCE,
    DARK_HOLDS,
    ENGAGED,
    HAS_EDGE,
    LIGHT_HOLDS,
    PARTICIPATION,
    PHASE,
    PHASES,
)
from .phrases import about
from .selectors import all_in_play

if TYPE_CHECKING:
    from ....engine.state import State


class WithBalance(Condition):
    """That side has the balance of the Force."""

    word: ClassVar[str] = "with-balance"
    fields: ClassVar[Fields] = {"side": WORD}

    def __init__(self, side: str) -> None:
        self.side = side

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return t.numbers[BALANCE] == (DARK_HOLDS if self.side == "dark" else LIGHT_HOLDS)

    def describe(self) -> Message:
        return Message("if-with-balance", side=self.side)


class InPhase(Condition):
    """It is that phase, of any player."""

    word: ClassVar[str] = "in-phase"
    of_time: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return t.numbers[PHASE] == PHASES.index(self.name) + 1

    def describe(self) -> Message:
        return Message("if-in-phase", phase=PHASES.index(self.name) + 1)


class InYourPhase(Condition):
    """It is that phase, and you are the active player in it (BOTF-026)."""

    word: ClassVar[str] = "in-your-phase"
    of_time: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"name": WORD}

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return t.numbers[PHASE] == PHASES.index(self.name) + 1 and t.numbers[ACTIVE] == seat

    def describe(self) -> Message:
        return Message("if-in-your-phase", phase=PHASES.index(self.name) + 1)


class AttacksAlone(Condition):
    """The card itself is the only attacker."""

    word: ClassVar[str] = "attacks-alone"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        roles = t.marks[PARTICIPATION]
        return roles[card] == ATTACKING and roles.count(ATTACKING) == 1


class YourTurn(Condition):
    word: ClassVar[str] = "your-turn"
    of_time: ClassVar[bool] = True

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return board.is_turn_of(t, seat)


class InEngagement(Condition):
    """There is an engagement."""

    word: ClassVar[str] = "in-engagement"
    of_time: ClassVar[bool] = True

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return board.is_engagement(t)


class NotInEngagement(Condition):
    """There is no engagement."""

    word: ClassVar[str] = "not-in-engagement"
    of_time: ClassVar[bool] = True

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return not board.is_engagement(t)


class HostEngaged(Condition):
    """The card that this one is attached to is engaged."""

    word: ClassVar[str] = "host-engaged"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return card >= 0 and t.host[card] >= 0 and t.card_held(ENGAGED) == t.host[card]


class YouHaveEdge(Condition):
    word: ClassVar[str] = "you-have-edge"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return t.seat_held(HAS_EDGE) == seat


class YouAttack(Condition):
    """You are the attacking player of the engagement."""

    word: ClassVar[str] = "you-attack"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return t.seat_held(ATTACKER) == seat


class FatePlaced(Condition):
    """You have placed a fate card in the edge battle of this engagement."""

    word: ClassVar[str] = "fate-placed"

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return read_seat(t, FATES_PLACED, seat, 0) > 0


class ThisTakesPart(Condition):
    """The card itself participates in the engagement; `attacking`: as an attacker."""

    word: ClassVar[str] = "takes-part"
    fields: ClassVar[Fields] = {"how": WORD}

    def __init__(self, how: str = "") -> None:
        self.how = how

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        role = t.marks[PARTICIPATION][card]
        return role == ATTACKING if self.how == "attacking" else role > 0

    def describe(self) -> Message:
        return Message("if-takes-part", how=self.how or "any")


class There(Condition):
    """At least `least` matching cards are in play."""

    word: ClassVar[str] = "there"
    fields: ClassVar[Fields] = {"which": SELECTOR, "least": AMOUNT}

    def __init__(self, which: Selector, least: int = 1) -> None:
        self.which = which
        self.least = least

    def holds(self, t: State, seat: Seat, card: Card) -> bool:
        return len([each for each in all_in_play(t) if self.which.fits(t, seat, each, card)]) >= self.least

    def describe(self) -> Message:
        return about(Message("if-there", n=self.least), self.which)


LIGHT_BALANCE: Final = WithBalance("light")
DARK_BALANCE: Final = WithBalance("dark")
YOUR_TURN: Final = YourTurn()
IN_ENGAGEMENT: Final = InEngagement()
YOU_ATTACK: Final = YouAttack()
NO_ENGAGEMENT: Final = NotInEngagement()
HOST_ENGAGED: Final = HostEngaged()
YOUR_EDGE: Final = YouHaveEdge()
FATE_PLACED: Final = FatePlaced()
ATTACKS_ALONE: Final = AttacksAlone()
EFFECTS: Final[list[type[Effect]]] = [
    If, Instead, OneOf, WithBalance, InPhase, InYourPhase, AttacksAlone, YourTurn, InEngagement, YouAttack, FatePlaced,
    NotInEngagement, HostEngaged, YouHaveEdge,
    ThisTakesPart, There,
]  # fmt: skip
