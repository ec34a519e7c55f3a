"""The edge battle: hidden stacks built in turns and revealed at once, fate cards, and who gets the edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.frames import use_ability
from ....engine.abilities.pending import report
from ....engine.abilities.triggers import hindrance
from ....engine.abilities.windows import Occur
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import Modifier, read_seat
from ....engine.effects.effect import DECLINE, NOTHING, Ask, Effect, Ending, Step, Verb
from ....engine.effects.fields import SEAT, YES_OR_NO, Fields
from ....engine.effects.hands import DISCARD, HAND
from ....engine.errors import Refusal, refusal
from ....engine.history.events import ALL
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.seating import ChooseSeat
from ....engine.voice import Message, card_name
from .. import board
from ..cards.card_types import FATE
from ..formats.common_reserve import held, holds, is_as_if_in_hand, team_mask
from ..terms import EDGE, HAS_EDGE, RESOLVED
from ..turn.discard_order import ask_for_order, pile_sizes

if TYPE_CHECKING:
    from ....engine.state import State

PLACE: Final = Verb("place", "SWLCG-361")
PLACE_NOTHING: Final = Ending("pass")
"""Unlike a pass in a window it is a decision, so undo may return to it."""
FATES_PLACED: Final = "fates-placed"
FATE_FIRST: Final = Verb("resolve-first", "SWLCG-377")
FATE_AGAIN: Final = Verb("resolve-again", "SWLCG-380")


class EdgeBattle(Effect):
    """Place, reveal, resolve fate cards, count (SWLCG-360). Without a defender the attacker has won (SWLCG-358,
    SWLCG-393)."""

    word: ClassVar[str] = "edge-battle"

    def run(self, t: State, me: Step) -> None:
        undefended = not board.participants(t, board.defender(t))
        t.push(Count(undefended), me.seat, NO_CARD, 0)
        t.push(FATES, me.seat, NO_CARD, 0)
        t.push(REVEAL, me.seat, NO_CARD, 0)
        t.push(PLACING, me.seat, NO_CARD, 0)


class Placing(Ask):
    """Players place a card face down or pass, in turns, until both have passed in a row (SWLCG-361 to 369).

    The step's seat is next. A player without a participant or a card can only pass, and everybody sees that.
    """

    word: ClassVar[str] = "placing"
    rule: ClassVar[str] = "SWLCG-364"

    def run(self, t: State, me: Step) -> None:
        if me.passes >= 2:  # both have passed
            return
        if may_place(t, me.seat):
            super().run(t, me)
        else:
            t.push(self, board.rival(t, me.seat), NO_CARD, me.passes + 1)

    def offer(self, t: State, me: Step) -> None:
        steps = t.setup.menus[me.seat].of(PLACE)
        cards = held(t, me.seat)
        t.asked = {me.seat: [*[steps[card] for card in cards], Step(PLACE_NOTHING, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        other = board.rival(t, me.seat)
        if choice.card < 0:
            t.tell("edge-pass", me.seat)
            t.push(self, other, NO_CARD, me.passes + 1)
            return
        t.push(self, other, NO_CARD, 0)
        face_up, reserved = is_seen(t, me.seat), is_as_if_in_hand(t, choice.card)
        seen: int = t.setup.seating.seen_by[me.seat]
        mates = team_mask(t, me.seat) if reserved else seen  # they have seen it there
        t.send(choice.card, t.zone_of(me.seat, EDGE), "placed", me.seat, ALL if face_up else mates)
        t.host[choice.card] = NO_CARD  # it may have been under an objective
        if face_up:
            t.known[choice.card] = ALL
        elif reserved:
            t.known[choice.card] = mates
        else:  # players who had seen the hand no longer know what is left
            t.lose_track(t.zone_of(me.seat, HAND), seen)
        t.push(PLACED, me.seat, choice.card, 0)

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        if tried.card < 0:
            return super().reject(t, me, tried, question)
        return refusal("SWLCG-361", "discard-from-hand", t, tried.card)


def may_place(t: State, seat: Seat) -> bool:
    return bool(held(t, seat)) and bool(board.participants(t, seat))


def is_seen(t: State, seat: Seat) -> bool:
    """Is that player's next card placed face up? Cards may say so of the first card of a stack."""
    return not t.cards_in(seat, EDGE) and read_seat(t, "first-face-up", seat, 0) > 0


class Reveal(Effect):
    """Reveal both stacks at the same time (SWLCG-372)."""

    word: ClassVar[str] = "reveal-edge"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        for seat in (me.seat, board.rival(t, me.seat)):
            for card in t.cards_in(seat, EDGE):
                t.known[card] = ALL
                t.tell("reveal-edge", seat, card)
                if board.printed(t, card).kind == FATE:
                    note_fate(t, seat)


def note_fate(t: State, seat: Seat) -> None:
    """That player has placed a fate card in this engagement, whatever happens to it (SWLCG-785).

    It counts from the moment it is placed. But it is secret until it is revealed, and nothing asks before.
    """
    if not read_seat(t, FATES_PLACED, seat, 0):
        t.modifiers.append(Modifier(FATES_PLACED, NO_CARD, 1, "engagement-end", seat=seat))


class Fates(Ask):
    """Resolve fate cards by priority; among equals the attacker chooses the first (SWLCG-376 to 382)."""

    word: ClassVar[str] = "fates"
    rule: ClassVar[str] = "SWLCG-377"

    def waiting(self, t: State) -> list[Card]:
        """The unresolved fate cards with the lowest priority."""
        found = [
            card
            for seat in t.setup.seats
            for card in t.cards_in(seat, EDGE)
            if board.printed(t, card).kind == FATE and not t.marks[RESOLVED][card]
        ]
        lowest = min([board.printed(t, card).priority for card in found], default=0)
        return [card for card in found if board.printed(t, card).priority == lowest]

    def offer(self, t: State, me: Step) -> None:
        cards = self.waiting(t)
        if len(cards) == 1:
            t.stack.append(me)
            self.resolve(t, cards[0])
        elif cards:
            t.asked = {me.seat: [Step(FATE_FIRST, me.seat, card, 0, me.setup) for card in cards]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.stack.append(me)
        self.resolve(t, choice.card)

    def resolve(self, t: State, card: Card) -> None:
        t.marks[RESOLVED][card] = 1
        seat = t.controller(card)
        t.push(REPEAT_FATE, seat, card, 0)
        resolve_fate(t, seat, card)


def resolve_fate(t: State, seat: Seat, card: Card) -> None:
    """Resolve a fate card; its player makes its choices (SWLCG-380). One that can do nothing does nothing
    (SWLCG-381)."""
    t.tell("fate", seat, card)
    if not hindrance(t, seat, card, 0):
        use_ability(t, seat, card, 0, -1)


class RepeatFate(Ask):
    """A player may resolve their own fate card again, as often as cards allow: `amount` times so far. The question
    follows the fate card itself, if it could do anything once more."""

    word: ClassVar[str] = "repeat-fate"
    rule: ClassVar[str] = "SWLCG-380"

    def offer(self, t: State, me: Step) -> None:
        lies = t.where[me.card] == t.zone_of(me.seat, EDGE)  # else the battle has restarted
        if lies and me.amount < read_seat(t, "fate-repeats", me.seat, 0) and not hindrance(t, me.seat, me.card, 0):
            again = Step(FATE_AGAIN, me.seat, me.card, 0, me.setup)
            t.asked = {me.seat: [again, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            t.push(self, me.seat, me.card, me.amount + 1)
            resolve_fate(t, me.seat, me.card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-repeat-fate", card=card_name(t.setup.defs[me.card].id))


class RestartEdge(Effect):
    """The edge battle is void: nobody wins it, no more fate cards resolve, the stacks are discarded, and a new one
    begins (SWLCG-383)."""

    word: ClassVar[str] = "restart-edge"

    def run(self, t: State, me: Step) -> None:
        discard_in_order(t)
        t.tell("restart-edge", me.seat)
        stack: list[Step] = []
        for step in t.stack:
            if isinstance(step.effect, Count):
                stack.append(Step(EDGE_BATTLE, step.seat, NO_CARD, 0, t.setup))
            elif not isinstance(step.effect, Fates):
                stack.append(step)
        t.stack[:] = stack


class SupportStack(ChooseSeat):
    """Choose a friendly player who may add a card from hand, but no fate card, to your edge stack (BOTF-284)."""

    word: ClassVar[str] = "support-stack"
    rule: ClassVar[str] = "BOTF-284"

    def seats(self, t: State, me: Step) -> list[Seat]:
        return [seat for seat in board.friends(t, me.seat) if held(t, seat)]

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        t.push(AddToStack(me.seat), seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.seats(t, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-support-stack", card=card_name(t.setup.defs[me.card].id))


class AddToStack(Select):
    """The step's seat may add a card face up to that player's edge stack; its icons count."""

    word: ClassVar[str] = "add-to-stack"
    fields: ClassVar[Fields] = {"whose": SEAT}
    rule: ClassVar[str] = "BOTF-284"

    def __init__(self, whose: Seat) -> None:
        super().__init__(0, 1)
        self.whose = whose

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in held(t, me.seat) if board.printed(t, card).kind != FATE]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule, "fate-added" if holds(t, me.seat, card) else "discard-from-hand", t, card)

    def unseen(self, t: State, me: Step) -> bool:
        return bool(held(t, me.seat))

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.send(card, t.zone_of(self.whose, EDGE), "placed", me.seat)
        t.known[card] = ALL
        t.push(PLACED, me.seat, card, 0)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-add-to-stack", card=card_name(t.setup.defs[me.card].id))


class Count(Effect):
    """More Force icons win; ties go to the defender. Then the stacks are discarded (SWLCG-385 to 389)."""

    word: ClassVar[str] = "count-edge"
    fields: ClassVar[Fields] = {"undefended": YES_OR_NO}
    outlives: ClassVar[bool] = True

    def __init__(self, undefended: bool) -> None:
        self.undefended = undefended

    def run(self, t: State, me: Step) -> None:
        defender = board.defender(t)
        attack, defence = edge_icons(t, me.seat), edge_icons(t, defender)
        winner = me.seat if self.undefended or attack > defence else defender
        t.hold_seat(HAS_EDGE, winner)
        if not self.undefended:
            t.tell("edge-count", me.seat, NO_CARD, attack)
            t.tell("edge-count", defender, NO_CARD, defence)
        t.tell("edge-won", winner, NO_CARD, attack if winner == me.seat else defence)
        t.push(EDGE_WON, winner, NO_CARD, 0)
        discard_in_order(t)


def edge_icons(t: State, seat: Seat) -> int:
    """The icons in the stack, the Edge keyword of participants, and what cards add (SWLCG-385, SWLCG-391,
    SWLCG-560)."""
    stack = sum([board.printed(t, card).force_icons for card in t.cards_in(seat, EDGE)])
    keywords = sum([board.keyword_value(t, card, "edge") for card in board.participants(t, seat)])
    return read_seat(t, "edge-icons", seat, stack + keywords)


def discard_in_order(t: State) -> None:
    """Discard each stack at once, in an order that its owner chooses (SWLCG-389, SWLCG-178)."""
    piles = pile_sizes(t)
    discard_stacks(t)
    ask_for_order(t, piles)


def discard_stacks(t: State) -> None:
    for seat in t.setup.seats:
        for card in t.cards_in(seat, EDGE)[:]:
            t.marks[RESOLVED][card] = 0
            t.send(card, t.zone_of(t.owner[card], DISCARD), "discard", seat)


EDGE_BATTLE: Final = EdgeBattle()
PLACING: Final = Placing()
REVEAL: Final = Reveal()
FATES: Final = Fates()
REPEAT_FATE: Final = RepeatFate()
PLACED: Final = Occur("placed", NOTHING)
EDGE_WON: Final = Occur("edge-won", NOTHING)
EFFECTS: Final[list[type[Effect]]] = [
    EdgeBattle, Placing, Reveal, Fates, RepeatFate, RestartEdge, SupportStack, AddToStack, Count,
]  # fmt: skip
VERBS: Final[list[Effect]] = [PLACE, FATE_FIRST, FATE_AGAIN]
