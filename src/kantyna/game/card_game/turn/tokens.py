"""Focus and damage tokens on cards, the dial, and how the game is won by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.abilities.windows import Occur, may_matter, occur_to_all
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.ids import NO_CARD, Card, Seat
from .. import board
from ..engagement.shields import ask_for_shields
from ..formats.mode import mode_of
from ..terms import DAMAGE, DIAL, FOCUS, VICTORY

if TYPE_CHECKING:
    from ....engine.state import State


def focus(t: State, card: Card, n: int) -> None:
    """Focus a card as a cost or to strike. Nothing prevents this (SWLCG-243, SWLCG-475)."""
    t.marks[FOCUS][card] += n
    t.tell("focus", t.controller(card), card, n)


def exhaust(t: State, seat: Seat, cards: list[Card], amounts: list[int], source: Card) -> None:
    """An effect of that seat puts focus tokens on cards. Their controller does not focus them (SWLCG-081)."""
    if cards:
        occur_to_all(t, "exhaust", ExhaustNow(), seat, cards, amounts, source)


class ExhaustNow(Effect):
    """Place the tokens that shields do not prevent."""

    word: ClassVar[str] = "exhaust-now"

    def run(self, t: State, me: Step) -> None:
        t.push(PLACE_FOCUS, me.seat, NO_CARD, 0)
        ask_for_shields(t)


class PlaceFocus(Effect):
    """Place the rest. A card that gets no token was not exhausted."""

    word: ClassVar[str] = "place-focus"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        placed = [(card, event.amount(card)) for card in event.affected() if event.amount(card)]
        for card, n in placed:
            focus(t, card, n)
            report(t, n, n)
        # SWLCG-443: reactions see only what was really placed
        event.keep([card for card, _ in placed], [n for _, n in placed])


def refresh(t: State, card: Card, n: int) -> int:
    """Remove up to `n` focus tokens from a card. Returns how many."""
    n = min(n, t.marks[FOCUS][card])
    if n:
        t.marks[FOCUS][card] -= n
        t.tell("refresh", t.controller(card), card, n)
        if not t.marks[FOCUS][card] and may_matter(t, READIED.kind):
            t.push(READIED, t.controller(card), card, 0)  # SWLCG-768
    return n


def heal(t: State, card: Card, n: int) -> int:
    """Remove up to `n` damage from a card, or take it off to move it (SWLCG-781). Returns how much."""
    n = min(n, t.marks[DAMAGE][card])
    if n:
        t.marks[DAMAGE][card] -= n
        t.tell("damage-removed", t.controller(card), card, n)
        if may_matter(t, HEALED.kind):
            t.push(HEALED, t.controller(card), card, n)
    return n


# the dial, and the end


def advance_dial(t: State, n: int) -> None:
    """Move the dial forward or back. Far enough, and the dark side wins at once (SWLCG-133, SWLCG-281)."""
    if mode_of(t).has_dial:
        t.push(ADVANCE, board.dark_team(t)[0], NO_CARD, n)


class AdvanceNow(Effect):
    word: ClassVar[str] = "advance-now"

    def run(self, t: State, me: Step) -> None:
        t.numbers[DIAL] = max(0, t.numbers[DIAL] + me.amount)  # SWLCG-290
        t.note_progress()
        t.tell("dial", me.seat, NO_CARD, t.numbers[DIAL])
        mode = mode_of(t)
        if mode.dial_wins and t.numbers[DIAL] >= mode.dial_wins:
            t.finish(board.all_of(t, me.seat), mode.dial_rule)


def count_victory(t: State, seat: Seat, waiting: list[Seat]) -> None:
    """Count an enemy objective in that player's victory pile. The dial advances by the objectives in that pile; the
    light side counts the piles of all its players (SWLCG-456, SWLCG-459, BOTF-029, BOTF-031). `waiting` are the players
    whose piles hold an objective that counts later."""
    t.note_progress()
    mode = mode_of(t)
    if board.is_dark(t, seat):
        advance_dial(t, len(t.cards_in(seat, VICTORY)) - waiting.count(seat))
        return
    later = [other for other in waiting if other in board.all_of(t, seat)]
    if 0 < mode.objectives_win <= victories(t, seat) - len(later):
        t.finish(board.all_of(t, seat), mode.objectives_rule)


def victories(t: State, seat: Seat) -> int:
    """The number of objectives in the victory piles of that seat's team."""
    return sum([len(t.cards_in(each, VICTORY)) for each in board.all_of(t, seat)])


READIED: Final = Occur("readied", NOTHING)
HEALED: Final = Occur("damage-removed", NOTHING)
PLACE_FOCUS: Final = PlaceFocus()
ADVANCE: Final = Occur("dial", AdvanceNow())
EFFECTS: Final[list[type[Effect]]] = [ExhaustNow, PlaceFocus, AdvanceNow]
