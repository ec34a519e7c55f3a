"""Strikes: in turns, beginning with the player who has the edge, ready participants are focused to resolve their combat
icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.windows import ActionWindow, Occur
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import Modifier, read
from ....engine.effects.effect import DECLINE, NOTHING, Ask, Effect, Step, Verb
from ....engine.effects.fields import AMOUNT, NUMBER, Field, Fields
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat
from ....engine.voice import Message, card_name, seat_name
from .. import board
from ..cards.card_types import ICONS, TACTICS, UNIT_DAMAGE
from ..terms import ATTACKING, COMMITTED, ENGAGED, HAS_EDGE, PARTICIPATION
from ..turn.movement import Over
from ..turn.tokens import exhaust, focus
from .damage import deal
from .support import LEND, REFUSED, was_refused

if TYPE_CHECKING:
    from ....engine.state import State

STRIKE_WITH: Final = Verb("strike", "SWLCG-399")
FROM_OUTSIDE: Final = "strikes-from-outside"
RESOLVE_ICON: Final = tuple([Verb("resolve-" + icon, "SWLCG-407") for icon in ICONS])
ICONS_MUST: Final = "SWLCG-424"
"""Icons must be resolved if they can do anything."""


class Strikes(Effect):
    """The winner of the edge battle strikes, then the loser, with a window after each, while anybody can
    (SWLCG-735)."""

    word: ClassVar[str] = "strikes"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        first = t.seat_held(HAS_EDGE)
        second = board.rival(t, first)
        t.push(STRIKES_AGAIN, me.seat, NO_CARD, 0)
        for seat in (second, first):
            t.push(ActionWindow("strike"), NO_SEAT, NO_CARD, 0)
            t.push(STRIKE_TURN, seat, NO_CARD, 0)


class StrikesAgain(Effect):
    word: ClassVar[str] = "strikes-again"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        if any([strikers(t, seat) for seat in (me.seat, board.rival(t, me.seat))]):
            t.push(STRIKES, me.seat, NO_CARD, 0)


def strikers(t: State, seat: Seat) -> list[Card]:
    """The ready participants (SWLCG-399)."""
    return [card for card in board.participants(t, seat) if board.is_ready(t, card)]


def outsiders(t: State, seat: Seat) -> list[Card]:
    """Ready units of the defending player, and of partners who have not refused, that may strike without participating
    (BOTF-286, BOTF-313)."""
    if FROM_OUTSIDE not in t.setup.constants:
        return []
    units = [card for mate in board.team(t, seat) for card in board.units(t, mate)]
    return [
        card
        for card in units
        if not t.marks[PARTICIPATION][card] and board.is_ready(t, card) and fights(t, card) and not was_refused(t, card)
    ]


def fights(t: State, card: Card) -> bool:
    """Does that unit participate, or may it strike for the defender of the engaged objective as if it did?"""
    if t.marks[PARTICIPATION][card]:
        return True
    engaged = t.card_held(ENGAGED)
    return (
        engaged >= 0
        and board.is_in_play(t, card)
        and t.controller(engaged) in board.team(t, t.controller(card))
        and read(t, FROM_OUTSIDE, card, 0) > 0
    )


class StrikeTurn(Ask):
    """A player with a ready participant must strike with one (SWLCG-402). A unit that may strike without participating
    may strike instead, but never must."""

    word: ClassVar[str] = "strike-turn"
    rule: ClassVar[str] = "SWLCG-402"

    def offer(self, t: State, me: Step) -> None:
        cards = strikers(t, me.seat)
        others = outsiders(t, me.seat)
        if len(cards) == 1 and not others:
            begin_strike(t, me.seat, cards[0])
        elif cards or others:
            steps = [Step(STRIKE_WITH, me.seat, card, 0, me.setup) for card in [*cards, *others]]
            t.asked = {me.seat: steps if cards else [*steps, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            holder = t.controller(choice.card)
            if holder == me.seat:
                begin_strike(t, me.seat, choice.card)
            else:
                t.push(STRIKE_FOR, holder, choice.card, me.seat)

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        if tried.card in board.participants(t, me.seat):
            return refusal("SWLCG-663", "exhausted", t, tried.card)
        if tried.card in board.units(t, me.seat):
            return refusal("SWLCG-399", "not-participating", t, tried.card)
        return super().reject(t, me, tried, question)


class StrikeFor(Ask):
    """A unit that does not participate could strike at a partner's opportunity: its controller decides. If not, the
    opportunity stays with the partner, `other_seat` (BOTF-313)."""

    word: ClassVar[str] = "strike-for"
    rule: ClassVar[str] = "BOTF-313"

    def offer(self, t: State, me: Step) -> None:
        yes = Step(LEND, me.seat, me.card, 0, me.setup)
        t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            begin_strike(t, me.seat, me.card)
        else:
            t.modifiers.append(Modifier(REFUSED, me.card, 1, "strike-end"))
            t.push(STRIKE_TURN, me.other_seat, NO_CARD, 0)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-strike-for", card=card_name(t.setup.defs[me.card].id), who=seat_name(me.other_seat))


def begin_strike(t: State, seat: Seat, card: Card) -> None:
    t.push(Over("strike-end"), seat, card, 0)
    t.push(STRUCK, seat, card, 0)
    t.push(ResolveIcons(0), seat, card, 0)
    t.push(FOCUSED, seat, card, 0)


class FocusToStrike(Effect):
    """One focus token, two on a unit committed to the Force (SWLCG-406)."""

    word: ClassVar[str] = "focus-to-strike"

    def run(self, t: State, me: Step) -> None:
        t.tell("strike", me.seat, me.card)
        focus(t, me.card, 2 if t.marks[COMMITTED][me.card] else 1)


class ResolveIcons(Ask):
    """Resolve the remaining types of icons, in the order that the striking player chooses (SWLCG-407, SWLCG-424).

    `done` has a bit for each resolved type. A unit that has left the engagement resolves no more (SWLCG-429).
    """

    word: ClassVar[str] = "resolve-icons"
    damages: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"done": Field(NUMBER, 0, 7)}
    rule: ClassVar[str] = "SWLCG-407"
    must_rule: ClassVar[str] = ICONS_MUST

    def __init__(self, done: int) -> None:
        self.done = done

    def offer(self, t: State, me: Step) -> None:
        left = [i for i in range(len(ICONS)) if not self.done >> i & 1 and self.can_resolve(t, me, i)]
        if len(left) == 1:
            self.resolve(t, me, left[0])
        elif left:
            t.asked = {me.seat: [Step(RESOLVE_ICON[i], me.seat, NO_CARD, 0, me.setup) for i in left]}

    def can_resolve(self, t: State, me: Step, i: int) -> bool:
        """Does the unit have such icons now, and could they do anything (SWLCG-425, SWLCG-430)?"""
        if not fights(t, me.card) or not board.strength(t, me.card, ICONS[i]):
            return False
        if ICONS[i] == UNIT_DAMAGE:
            return bool(damage_targets(t, me.seat, me.card))
        if ICONS[i] == TACTICS:
            return bool(enemy_units(t, me.seat))
        engaged = t.card_held(ENGAGED)
        return t.marks[PARTICIPATION][me.card] == ATTACKING and engaged >= 0 and not board.is_safe(t, engaged)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        for i, verb in enumerate(RESOLVE_ICON):
            if choice.effect == verb:
                self.resolve(t, me, i)

    def resolve(self, t: State, me: Step, i: int) -> None:
        t.push(ResolveIcons(self.done | 1 << i), me.seat, me.card, 0)
        n = board.strength(t, me.card, ICONS[i])
        if ICONS[i] == UNIT_DAMAGE:
            t.push(SplitDamage(n) if board.has_keyword(t, me.card, "splits") else STRIKE_UNIT, me.seat, me.card, n)
        elif ICONS[i] == TACTICS:
            t.push(PlaceTactics(n), me.seat, me.card, 0)
        else:
            deal(t, me.seat, [t.card_held(ENGAGED)], [n], me.card)


def damage_targets(t: State, seat: Seat, card: Card) -> list[Card]:
    """Enemy participants; for an attacker with Targeted Strike, any enemy unit (SWLCG-410, SWLCG-591, SWLCG-592)."""
    targeted = t.marks[PARTICIPATION][card] == ATTACKING and board.has_keyword(t, card, "targeted-strike")
    units = enemy_units(t, seat) if targeted else board.participants(t, board.rival(t, seat))
    return [unit for unit in units if not board.is_safe(t, unit)]


def enemy_units(t: State, seat: Seat) -> list[Card]:
    """The units of all enemies, for tactics icons and Targeted Strike (BOTF-021, BOTF-027)."""
    return [card for enemy in board.enemies(t, seat) for card in board.units(t, enemy)]


class StrikeUnit(Select):
    """All the unit damage of a strike goes to one unit (SWLCG-410, SWLCG-411)."""

    word: ClassVar[str] = "strike-unit"
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "SWLCG-410"
    must_rule: ClassVar[str] = ICONS_MUST

    def candidates(self, t: State, me: Step) -> list[Card]:
        return damage_targets(t, me.seat, me.card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        deal(t, me.seat, [card], [me.amount], me.card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card not in enemy_units(t, me.seat):
            return refusal("SWLCG-410", "no-enemy-unit", t, card)
        if board.is_safe(t, card):
            return refusal("SWLCG-779", "cannot-be-damaged", t, card)
        return refusal("SWLCG-410", "not-participating", t, card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-strike-unit", card=card_name(t.setup.defs[me.card].id), n=me.amount)


def count_picks(cards: list[Card]) -> tuple[list[Card], list[int]]:
    """Each card once, and how often it was picked."""
    once = list(dict.fromkeys(cards))
    return once, [cards.count(card) for card in once]


class SplitDamage(Select):
    """The unit damage of a strike may be divided among enemy participants, or all of it goes to one unit that Targeted
    Strike reaches (SWLCG-782)."""

    word: ClassVar[str] = "split-damage"
    damages: ClassVar[bool] = True
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SWLCG-410"
    must_rule: ClassVar[str] = ICONS_MUST
    repeats: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(n, n)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        units = damage_targets(t, me.seat, me.card)
        return [unit for unit in units if t.marks[PARTICIPATION][unit]] if t.picks else units

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0 and not t.marks[PARTICIPATION][choice.card]:
            deal(t, me.seat, [choice.card], [self.n], me.card)
        else:
            super().answer(t, me, choice)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        once, times = count_picks(cards)
        deal(t, me.seat, once, times, me.card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if t.picks and card in damage_targets(t, me.seat, me.card):
            return refusal("SWLCG-782", "not-participating", t, card)
        return STRIKE_UNIT.unfit(t, me, card)

    def prompt(self, t: State, me: Step) -> Message:
        message = super().prompt(t, me)
        message.args["card"] = card_name(t.setup.defs[me.card].id)
        return message


class PlaceTactics(Select):
    """Focus tokens on enemy units, divided in any way, all at the same time (SWLCG-412 to 414, SWLCG-427)."""

    word: ClassVar[str] = "place-tactics"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SWLCG-412"
    must_rule: ClassVar[str] = ICONS_MUST
    repeats: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        super().__init__(n, n)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return enemy_units(t, me.seat)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        once, times = count_picks(cards)
        exhaust(t, me.seat, once, times, me.card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal("SWLCG-412", "no-enemy-unit", t, card)


STRIKES: Final = Strikes()
STRIKES_AGAIN: Final = StrikesAgain()
STRIKE_TURN: Final = StrikeTurn()
STRIKE_FOR: Final = StrikeFor()
STRIKE_UNIT: Final = StrikeUnit(1, 1)
FOCUSED: Final = Occur("focus-to-strike", FocusToStrike())
STRUCK: Final = Occur("struck", NOTHING)
EFFECTS: Final[list[type[Effect]]] = [
    Strikes, StrikesAgain, StrikeTurn, StrikeFor, FocusToStrike, ResolveIcons, StrikeUnit, SplitDamage,
    PlaceTactics,
]  # fmt: skip
VERBS: Final[list[Effect]] = [STRIKE_WITH, *RESOLVE_ICON]
