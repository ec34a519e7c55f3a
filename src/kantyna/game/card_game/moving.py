"""Cards that enter and leave play, and what becomes of all that belongs to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects import NOTHING, Effect, Step
from ...engine.fields import WORD, Fields
from ...engine.hands import DISCARD, HAND
from ...engine.pending import report
from ...engine.windows import Occur, occur_to_all
from . import board
from .cards import OBJECTIVE
from .terms import ENGAGED, LOST, PLAY, VICTORY

if TYPE_CHECKING:
    from ...engine.state import State

ENTERED: Final = Occur("entered", NOTHING)
TO_DISCARD: Final = "discard"
TO_VICTORY: Final = "victory"


def enter_play(t: State, seat: int, card: int, host: int = -1, why: str = "enter-play") -> None:
    """A card comes into play, ready and without tokens (SWLCG-193, SWLCG-633); its reactions to that follow."""
    t.send(card, t.zone_of(seat, PLAY), why, seat)
    t.host[card] = host
    t.push(ENTERED, seat, card, 0)


def leave_play(t: State, seat: int, cards: list[int], to: str) -> None:
    """Cards leave play together, for that place of their owners (SWLCG-634)."""
    if cards:
        occur_to_all(t, "leave", LeaveNow(to), seat, cards, [0] * len(cards))


class LeaveNow(Effect):
    """They go, one after another."""

    word: ClassVar[str] = "leave-now"
    fields: ClassVar[Fields] = {"to": WORD}

    def __init__(self, to: str) -> None:
        self.to = to

    def run(self, t: State, me: Step) -> None:
        for card in t.pending[-1].befallen():
            strip(t, card)
            put(t, card, self.to)
            report(t, 1, 1)


def put(t: State, card: int, to: str) -> None:
    """A card goes where it is sent: always to its owner's (SWLCG-638); objectives have a pile of their own (182)."""
    owner = t.owner[card]
    if to == TO_VICTORY:
        winner = board.enemy_of(t, owner)
        t.send(card, t.zone_of(winner, VICTORY), "to-victory", winner)
    else:
        pile = LOST if board.printed(t, card).kind == OBJECTIVE else DISCARD
        t.send(card, t.zone_of(owner, pile), "discard-from-play", owner)


def strip(t: State, card: int) -> None:
    """A card that leaves play loses its tokens, what is attached to it, and its Force card (SWLCG-637, 202, 228).

    Captured cards under it are rescued (SWLCG-626). It takes no further part in the engagement.
    """
    for each in t.attached(card):
        t.host[each] = -1
        if t.setup.zone_kinds[t.where[each]].name == "captured":
            rescue(t, each)
        else:
            strip(t, each)
            put(t, each, TO_DISCARD)
    t.host[card] = -1
    t.forget(card)
    if t.numbers[ENGAGED] == card + 1:
        t.numbers[ENGAGED] = 0


def rescue(t: State, card: int) -> None:
    """A captured card returns to its owner's hand (SWLCG-617). Who had seen it knows it still."""
    owner = t.owner[card]
    known = t.known[card] | 1 << t.controller(card) | 1 << owner
    t.host[card] = -1
    t.send(card, t.zone_of(owner, HAND), "rescue", owner, known)


EFFECTS: Final[list[type[Effect]]] = [LeaveNow]
