"""Draws: by agreement at any time, or by rule after too many turns without progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from .effects.effect import Effect
from .errors import Refusal
from .ids import NO_CARD, NO_SEAT, Seat
from .voice import Message

if TYPE_CHECKING:
    from .state import State

OFFER: Final = "offer-draw"
ACCEPT: Final = "accept-draw"
QUIET_TURNS: Final = 100
MOST_CHOICES: Final = 20_000
"""A simulated game that is not over after this many choices counts as a draw: bots may go on for ever."""
BY_AGREEMENT: Final = "drawn-agreed"
BY_RULE: Final = "drawn-quiet"


class OfferDraw(Effect):
    """A seat offers a draw. Accepted at any time, like resigning, and never listed among the choices."""

    word: ClassVar[str] = OFFER


class AcceptDraw(Effect):
    """Another seat agrees. Any other choice withdraws an offer or an acceptance."""

    word: ClassVar[str] = ACCEPT


DRAW_WORDS: Final[dict[str, Effect]] = {OFFER: OfferDraw(), ACCEPT: AcceptDraw()}


def refuse_draw(t: State, seat: Seat, word: str) -> Refusal | None:
    """Why that seat may not offer or accept a draw now; None when it may."""
    rules = t.setup.rules
    if rules.seats.is_out(t, seat):
        return Refusal(rules.agreement_rule, Message("refuse-draw-out"))
    if t.agreed >> seat & 1:
        return Refusal(rules.agreement_rule, Message("refuse-draw-agreed"))
    if word == ACCEPT and not t.agreed:
        return Refusal(rules.agreement_rule, Message("refuse-draw-no-offer"))
    return None


def agree(t: State, seat: Seat, word: str) -> None:
    """That seat offers or accepts; the last one to agree ends the game."""
    t.agreed |= 1 << seat
    t.tell(word, seat)
    settle_agreement(t)


def take_back(t: State, seat: Seat) -> None:
    """Withdraw that seat's offer or acceptance, because it has gone on playing."""
    t.agreed &= ~(1 << seat)
    settle_agreement(t)


def settle_agreement(t: State) -> None:
    """End the game if every seat still in it has agreed. A seat that had not may just have left."""
    if not t.agreed or t.over:
        return
    for seat in t.setup.seats:
        if not t.agreed >> seat & 1 and not t.setup.rules.seats.is_out(t, seat):
            return
    _draw(t, BY_AGREEMENT, 0)


def end_turn(t: State) -> bool:
    """End a turn, and the game after `QUIET_TURNS` turns without progress. Returns whether the game is over."""
    t.quiet += 1
    if t.quiet >= QUIET_TURNS:
        _draw(t, BY_RULE, t.quiet)
    return t.over


def _draw(t: State, why: str, n: int) -> None:
    t.finish((), t.setup.rules.log.event_rule(why))
    t.tell(why, NO_SEAT, NO_CARD, n)


def drawn_by(t: State) -> str | None:
    """The ledger line by which the game was drawn; None when it was not."""
    return t.ended_by if t.over and not t.winners else None
