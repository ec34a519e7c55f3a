"""Damage: assigned to several cards as one event, taken over by protectors, stopped by shields, placed; then destroyed.

The order is that of SWLCG-442.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import PendingEvent, replacement, report, until_settled
from ....engine.abilities.windows import happen_without_interrupts, occur_to_all
from ....engine.effects.constants import Modifier, read
from ....engine.effects.effect import DECLINE, Ask, Effect, Step
from ....engine.effects.fields import small_number
from ....engine.errors import Refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..formats.mode import mode_of
from ..terms import DAMAGE, PLAY
from ..turn.movement import TO_DISCARD, destroy_broken, leave_play, worn_out
from ..turn.tokens import heal
from .shields import ASK_SHIELDS, DEFLECTED

if TYPE_CHECKING:
    from ....engine.setup import Setup
    from ....engine.state import State


def deal(t: State, seat: Seat, cards: list[Card], amounts: list[int], source: Card = NO_CARD) -> None:
    """Deal damage to several cards at once (SWLCG-440); `source` is the card it comes from, if any."""
    hit = [
        i for i, card in enumerate(cards) if amounts[i] > 0 and board.is_in_play(t, card) and not board.is_safe(t, card)
    ]
    if hit:
        occur_to_all(t, "damage", DamageNow(), seat, [cards[i] for i in hit], [amounts[i] for i in hit], source)


def move(t: State, seat: Seat, card: Card, to: Card, n: int, source: Card) -> None:
    """Move damage. Moved damage is not dealt, so interrupts to dealing do not apply. But the receiving card is damaged,
    and may be protected and shielded (SWLCG-778, SWLCG-468)."""
    occur_to_all(t, MOVED, RECEIVE, seat, [to], [heal(t, card, n)], source)


class Receive(Effect):
    """After the interrupts to moving damage: the cards receive it."""

    word: ClassVar[str] = "receive-damage"

    def run(self, t: State, me: Step) -> None:
        moved = t.pending[-1]
        event = PendingEvent("damage", moved.seat, NO_CARD, moved.other, 0)
        cards = [card for card in moved.affected() if moved.amount(card)]
        event.set_group(cards, [moved.amount(card) for card in cards])
        happen_without_interrupts(t, event, DamageNow())


class DamageNow(Effect):
    """After the interrupts: ask protectors, then shields, then place the rest."""

    word: ClassVar[str] = "damage-now"

    def run(self, t: State, me: Step) -> None:
        t.push(PLACE, me.seat, NO_CARD, 0)
        if STRUCK_DOWN in t.setup.replacers:
            t.push(STAND_INS, me.seat, NO_CARD, 0)
        t.push(ASK_SHIELDS, me.seat, NO_CARD, 0)
        event = t.pending[-1]
        for card in reversed(event.affected()):
            t.push(PROTECT, t.controller(card), card, event.amount(card))


class StandIns(Effect):
    """After shields and protectors: what replaces damage that would destroy a card (BOTF-277)."""

    word: ClassVar[str] = "stand-ins"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        for card in event.affected():
            if event.amount(card) >= board.remaining_capacity(t, card) > 0:
                replace_damage(t, event, card, STRUCK_DOWN)


def replace_damage(t: State, event: PendingEvent, card: Card, kind: str) -> bool:
    """Replace the damage to that card, if a replacement applies. Returns whether one did."""
    instead = replacement(t, kind, card) if event.amount(card) else None
    if instead is None:
        return False
    instead.effect.run(t, Step(instead.effect, t.controller(card), card, event.amount(card), t.setup))
    return True


class TakeOver(Effect):
    """A choice: a protector takes `amount` of the damage, "protect guardian_of_peace#1 2"."""

    word: ClassVar[str] = "protect"

    def key(self, me: Step) -> str:
        return f"protect {me.setup.labels[me.card]} {me.amount}"

    def read(self, seat: Seat, card: Card, rest: list[str], setup: Setup) -> Step | None:
        n = small_number(rest[0]) if len(rest) == 1 else None
        return Step(self, seat, card, n, setup) if card >= 0 and n else None

    def button(self, me: Step) -> Message:
        return Message("choice-protect", card=card_name(me.setup.defs[me.card].id), n=me.amount)

    def attempt(self, me: Step) -> str:
        return f"protect {me.setup.labels[me.card]} 1"

    def refuse(self, t: State, me: Step) -> Refusal | None:
        return Refusal("SWLCG-574", Message("refuse-protect", card=card_name(t.setup.defs[me.card].id)))


class Protect(Ask):
    """The controller may move any of the damage to cards that protect the damaged one (SWLCG-574, SWLCG-578). In a team
    each player decides for their own protectors, the damaged card's controller first (BOTF-261, BOTF-318).

    `amount` may still be moved: what was assigned to the card, without what was moved to it (SWLCG-583).
    """

    word: ClassVar[str] = "ask-protect"
    rule: ClassVar[str] = "SWLCG-574"

    def offer(self, t: State, me: Step) -> None:
        steps: list[Step] = []
        for card in protectors(t, me.card, me.seat):
            most = min(me.amount, spare_capacity(t, card))
            steps.extend([Step(TAKE_OVER, me.seat, card, n, me.setup) for n in range(most, 0, -1)])
        if steps:
            t.asked = {me.seat: [*steps, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}
        else:
            self.pass_on(t, me)

    def pass_on(self, t: State, me: Step) -> None:
        """Ask the next partner about the rest, once around the team."""
        mates = board.team(t, t.controller(me.card))
        if me.amount and len(mates) > 1 and me.seat in mates:
            following = mates[(mates.index(me.seat) + 1) % len(mates)]
            if following != t.controller(me.card):
                t.push(self, following, me.card, me.amount)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card < 0:
            self.pass_on(t, me)
            return
        pass_on(t, len(t.pending) - 1, me.card, choice.card, choice.amount)
        t.tell("protect", me.seat, choice.card, choice.amount)
        t.push(self, me.seat, me.card, me.amount - choice.amount)

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        rule = "SWLCG-575" if tried.card in protectors(t, me.card, me.seat) else "SWLCG-574"
        return Refusal(rule, Message("refuse-protect", card=card_name(t.setup.defs[tried.card].id)))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-protect", card=card_name(t.setup.defs[me.card].id), n=me.amount)


def pass_on(t: State, place: int, card: Card, other: Card, n: int) -> int:
    """Move up to `n` damage of the pending event at `place` from one card to another. Returns how much. Damage that an
    enemy deflected stays the enemy's (SWLCG-581)."""
    event = t.pending[place]
    n = min(n, event.amount(card))
    event.add(other, n)
    prevent(event, card, n)
    if read(t, DEFLECTED, card, 0):
        note_deflected(t, place, other)
    return n


def note_deflected(t: State, place: int, card: Card) -> None:
    """Note, until the event at that place is over, that an enemy deflected damage to the card."""
    t.modifiers.append(Modifier(DEFLECTED, card, 1, until_settled(t, place)))


def prevent(event: PendingEvent, card: Card, n: int) -> int:
    """Up to `n` of the damage is not dealt to that card. Returns how much. Where no damage is left, there is nothing
    more to interrupt (SWLCG-547)."""
    prevented = event.lower(card, n)
    if not event.amount(card):
        event.spare(card)
    event.cancelled = event.cancelled or not event.affected()
    return prevented


def protectors(t: State, card: Card, seat: Seat) -> list[Card]:
    """That player's cards that protect a friendly card; none protects itself (SWLCG-573, SWLCG-585)."""
    return [
        other
        for other in t.cards_in(seat, PLAY)
        if board.protects(t, other, card) and board.takes_damage(t, other)  # SWLCG-582
    ]


def spare_capacity(t: State, card: Card) -> int:
    """The damage that a protector can take besides its own (SWLCG-577, SWLCG-580)."""
    event = t.pending[-1]
    own = event.amount(card) if card in event.cards else 0
    return max(0, board.remaining_capacity(t, card) - own)


class PlaceDamage(Effect):
    """Place what is left, up to the remaining capacity (SWLCG-436, SWLCG-777). Destroyed cards leave together.

    From then on the event is about what was really dealt: a card that got nothing was not damaged (SWLCG-443).
    """

    word: ClassVar[str] = "place-damage"
    damages: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        if HARMED in t.setup.replacers:
            for card in event.affected():
                replace_damage(t, event, card, HARMED)
        # a card whose damage was replaced counts as damaged
        dealt = [(card, event.amount(card)) for card in event.cards if card in event.spared and event.amount(card)]
        for card in event.affected():
            amount = event.amount(card)
            placed = min(amount, board.remaining_capacity(t, card))
            report(t, placed, amount)
            if placed:
                t.marks[DAMAGE][card] += placed
                t.note_progress()
                t.tell("damage", t.controller(card), card, placed)
                dealt.append((card, placed))
                if mode_of(t).dial_falls and board.stands_for_dial(t, card) and not board.remaining_capacity(t, card):
                    t.finish(board.all_of(t, t.controller(card)), "SWLCG-291")
                    return
        # SWLCG-443: reactions see only what was really placed
        event.keep([card for card, _ in dealt], [n for _, n in dealt])
        destroy_broken(t, me.seat)
        leave_play(t, me.seat, worn_out(t), TO_DISCARD)


MOVED: Final = "moved-damage"
"""Damage is about to be moved to a card."""
RECEIVE: Final = Receive()
HARMED: Final = "harmed"
"""What a card may replace: damage placed on it."""
STRUCK_DOWN: Final = "struck-down"
"""What a card may replace: damage that would destroy it."""
PLACE: Final = PlaceDamage()
STAND_INS: Final = StandIns()
PROTECT: Final = Protect()
TAKE_OVER: Final = TakeOver()
EFFECTS: Final[list[type[Effect]]] = [
    DamageNow, Receive, StandIns, TakeOver, Protect, PlaceDamage,
]  # fmt: skip
