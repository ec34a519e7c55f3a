"""Setup: sides, decks, three of four objectives, starting hands, the mulligan, and the reveal (SWLCG-055)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ...engine.effects.effect import DECLINE, Ask, Effect, Step, Verb
from ...engine.effects.hands import DECK, HAND, draw
from ...engine.ids import NO_CARD, NO_SEAT, Seat
from . import board
from .formats.mode import mode_of
from .terms import ACTIVE, CHOSEN, HAND_AT_START, OBJECTIVE_DECK, OBJECTIVES
from .turn import phases
from .turn.movement import enter_play

if TYPE_CHECKING:
    from ...engine.state import State

LAY_ASIDE: Final = Verb("lay-aside", "SWLCG-093")
REVEAL: Final = Verb("reveal", "SWLCG-100")
MULLIGAN: Final = Verb("mulligan", "SWLCG-109")


def begin(t: State) -> None:
    """Set up the table once the decks are in place (SWLCG-085 to 104). The dark side, or its first player, begins
    (BOTF-024)."""
    order = [*board.dark_team(t), *board.light_team(t)]
    t.numbers[ACTIVE] = order[0]
    for seat in t.setup.seats:
        t.shuffle(t.zone_of(seat, OBJECTIVE_DECK))
        t.shuffle(t.zone_of(seat, DECK))
        deck = t.cards_in(seat, OBJECTIVE_DECK)
        for card in deck[-OBJECTIVES - 1 :]:
            t.move(card, t.zone_of(seat, CHOSEN))
    t.push(phases.TURN_OF, order[0], NO_CARD, 0)
    for seat in reversed(order):
        mode_of(t).push_objectives(t, seat)
    if t.setup.options["mulligan"]:
        for seat in reversed(order):
            t.push(ASK_MULLIGAN, seat, NO_CARD, 0)
    t.push(STARTING_HANDS, NO_SEAT, NO_CARD, 0)
    t.push(CHOOSE_OBJECTIVES, NO_SEAT, NO_CARD, 0)


def has_first_hand(t: State, seat: Seat) -> bool:
    """Has the player chosen objectives, drawn a hand, and kept or exchanged it?"""
    waiting = (CHOOSE_OBJECTIVES, STARTING_HANDS, ASK_MULLIGAN)
    return not any([step.effect in waiting and step.seat in (-1, seat) for step in t.stack])


class ChooseObjectives(Ask):
    """Each player puts one of their top four objectives aside, unseen, at the same time (SWLCG-092 to 097)."""

    word: ClassVar[str] = "choose-objectives"
    rule: ClassVar[str] = "SWLCG-093"

    def offer(self, t: State, me: Step) -> None:
        for seat in t.setup.seats:
            cards = t.cards_in(seat, CHOSEN)
            if len(cards) > OBJECTIVES:
                t.asked[seat] = [Step(LAY_ASIDE, seat, card, 0, me.setup) for card in cards]

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.stack.append(me)
        t.move_to(choice.card, t.zone_of(choice.seat, OBJECTIVE_DECK), 0)
        t.known[choice.card] = 1 << choice.seat
        t.tell("objectives-chosen", choice.seat)


class StartingHands(Effect):
    """Six cards each (SWLCG-098, SWLCG-099)."""

    word: ClassVar[str] = "starting-hands"

    def run(self, t: State, me: Step) -> None:
        for seat in t.setup.seats:
            draw(t, seat, HAND_AT_START, reshuffles=False)


class AskMulligan(Ask):
    """Once, a player may exchange all six cards for six new ones; the dark side decides first (SWLCG-109 to 114)."""

    word: ClassVar[str] = "ask-mulligan"
    rule: ClassVar[str] = "SWLCG-109"

    def offer(self, t: State, me: Step) -> None:
        yes = Step(MULLIGAN, me.seat, NO_CARD, 0, me.setup)
        t.asked = {me.seat: [Step(DECLINE, me.seat, NO_CARD, 0, me.setup), yes]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect is not MULLIGAN:
            return
        t.tell("mulligan", me.seat)
        for card in t.cards_in(me.seat, HAND)[:]:
            t.move(card, t.zone_of(me.seat, DECK))
        t.shuffle(t.zone_of(me.seat, DECK))
        draw(t, me.seat, HAND_AT_START, reshuffles=False)


class RevealObjectives(Ask):
    """A player reveals their objectives one by one in any order; answers to each come first (SWLCG-100 to 102)."""

    word: ClassVar[str] = "reveal-objectives"
    rule: ClassVar[str] = "SWLCG-100"

    def offer(self, t: State, me: Step) -> None:
        t.numbers[ACTIVE] = me.seat  # SWLCG-106
        cards = t.cards_in(me.seat, CHOSEN)
        if len(cards) == 1:
            enter_play(t, me.seat, cards[0])
        elif cards:
            t.asked = {me.seat: [Step(REVEAL, me.seat, card, 0, me.setup) for card in cards]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.stack.append(me)
        enter_play(t, me.seat, choice.card)


CHOOSE_OBJECTIVES: Final = ChooseObjectives()
STARTING_HANDS: Final = StartingHands()
ASK_MULLIGAN: Final = AskMulligan()
REVEAL_OBJECTIVES: Final = RevealObjectives()
EFFECTS: Final[list[type[Effect]]] = [ChooseObjectives, StartingHands, AskMulligan, RevealObjectives]
VERBS: Final[list[Effect]] = [LAY_ASIDE, REVEAL, MULLIGAN]
