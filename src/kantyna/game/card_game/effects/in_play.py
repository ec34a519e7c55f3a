"""Effects on cards in play, on hands, and on the dial. `which` selects the cards.

What happens to several cards is one event (SWLCG-440). An effect that could do nothing is not possible, and an ability
without a possible effect cannot be used (SWLCG-763).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ....engine.abilities.pending import Cancel, frame, report, until_settled
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import Effect, Step
from ....engine.effects.fields import AMOUNT, SELECTOR, WORD, Fields
from ....engine.effects.selectors import Selector
from ....engine.ids import NO_CARD, Card
from ....engine.voice import Message
from .. import board
from ..abilities.phrases import about
from ..abilities.selectors import affected
from ..cards.card_types import read_icons
from ..engagement import damage
from ..engagement.shields import give_shield
from ..formats.mode import mode_of
from ..terms import DAMAGE, DIAL, FOCUS, SHIELD
from ..turn import phases, tokens
from ..turn.movement import TO_BOTTOM_MIXED, TO_DISCARD, TO_HAND, destroy, leave_play

if TYPE_CHECKING:
    from ....engine.state import State

EVERY: Final = 99
"""As many tokens as there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ToCards(Effect):
    """Does something to all matching cards together."""

    fields: ClassVar[Fields] = {"which": SELECTOR}

    def __init__(self, which: Selector) -> None:
        self.which = which

    def run(self, t: State, me: Step) -> None:
        cards = [card for card in affected(t, self.which, me) if self.can(t, me, card)]
        if cards:
            self.act(t, me, cards)
        else:
            report(t, 0, 1)

    def can(self, t: State, me: Step, card: Card) -> bool:
        """Would it do anything to that card?"""
        return True

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        """Do it, and report what was really done."""

    def possible(self, t: State, me: Step) -> bool:
        for card in affected(t, self.which, me):
            if self.can(t, me, card):
                return True
        return False

    def describe(self) -> Message:
        return about(Message("effect-" + self.word), self.which, every=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class TokensTo(ToCards):
    """Places or removes `n` tokens on each card."""

    fields: ClassVar[Fields] = {"n": AMOUNT, "which": SELECTOR}

    def __init__(self, n: int, which: Selector) -> None:
        super().__init__(which)
        self.n = n

    def describe(self) -> Message:
        message = super().describe()
        message.args["n"] = self.n
        return message


class Deal(TokensTo):
    """Deal `n` damage to each."""

    word: ClassVar[str] = "deal"
    damages: ClassVar[bool] = True

    def can(self, t: State, me: Step, card: Card) -> bool:
        return board.takes_damage(t, card)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        damage.deal(t, me.seat, cards, [self.n] * len(cards), me.card)


class MoveDamage(Effect):
    """Move `n` damage from one card to another."""

    word: ClassVar[str] = "move-damage"
    fields: ClassVar[Fields] = {"n": AMOUNT, "source": SELECTOR, "to": SELECTOR}

    def __init__(self, n: int, source: Selector, to: Selector) -> None:
        self.n = n
        self.source = source
        self.to = to

    def run(self, t: State, me: Step) -> None:
        damaged, receiving = self.damaged(t, me), self.receiving(t, me)
        if damaged and receiving:
            damage.move(t, me.seat, damaged[0], receiving[0], self.n, me.card)
        else:
            report(t, 0, self.n)

    def damaged(self, t: State, me: Step) -> list[Card]:
        return [card for card in affected(t, self.source, me) if t.marks[DAMAGE][card]]

    def receiving(self, t: State, me: Step) -> list[Card]:
        return [card for card in affected(t, self.to, me) if board.takes_damage(t, card)]

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.damaged(t, me)) and bool(self.receiving(t, me))

    def describe(self) -> Message:
        return about(about(Message("effect-move-damage", n=self.n), self.source, "from_"), self.to, "to_")


class Heal(TokensTo):
    """Remove `n` damage from each."""

    word: ClassVar[str] = "heal"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return t.marks[DAMAGE][card] > 0

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            report(t, tokens.heal(t, card, self.n), 1 if self.n == EVERY else self.n)


class Exhaust(TokensTo):
    """Place `n` focus tokens on each."""

    word: ClassVar[str] = "exhaust"

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        tokens.exhaust(t, me.seat, cards, [self.n] * len(cards), me.card)


class Ready(TokensTo):
    """Remove `n` focus tokens from each."""

    word: ClassVar[str] = "ready"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return t.marks[FOCUS][card] > 0

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            report(t, tokens.refresh(t, card, self.n), 1 if self.n == EVERY else self.n)


class GiveShield(ToCards):
    """Give a shield to each card without one (SWLCG-467)."""

    word: ClassVar[str] = "give-shield"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return board.is_damageable(t, card) and not t.marks[SHIELD][card]

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            give_shield(t, card)
            report(t, 1, 1)


class GiveSecondShield(ToCards):
    """Give a shield to each card, even with one (SWLCG-121)."""

    word: ClassVar[str] = "give-second-shield"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return board.is_damageable(t, card)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            give_shield(t, card, most=EVERY)
            report(t, 1, 1)


class Destroy(ToCards):
    """Destroy the cards, without damage."""

    word: ClassVar[str] = "destroy"

    def can(self, t: State, me: Step, card: Card) -> bool:
        return board.is_damageable(t, card)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        destroy(t, me.seat, cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class Leave(ToCards):
    """The cards leave play together."""

    to: ClassVar[str] = TO_DISCARD

    def can(self, t: State, me: Step, card: Card) -> bool:
        return board.can_leave(t, card)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        leave_play(t, me.seat, cards, self.to)


class DiscardInPlay(Leave):
    """Discard the cards from play."""

    word: ClassVar[str] = "discard-in-play"


class ReturnToHand(Leave):
    """Return the cards to their owners' hands."""

    word: ClassVar[str] = "back-to-hand"
    to: ClassVar[str] = TO_HAND


class UnderDecks(Leave):
    """Put the cards on the bottom of their owners' decks, those of one deck in random order."""

    word: ClassVar[str] = "under-decks"
    to: ClassVar[str] = TO_BOTTOM_MIXED


class ToHandInstead(ToCards):
    """If the answered event sends the cards to the discard pile, they go to their owners' hands instead (SWLCG-796)."""

    word: ClassVar[str] = "to-hand-instead"

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            t.modifiers.append(Modifier("goes-to-hand", card, 1, until_settled(t, frame(t).about)))
            report(t, 1, 1)


class GainIcons(ToCards):
    """The cards gain these icons, written as in the rulebook, "UD (BD)", until something ends."""

    word: ClassVar[str] = "gain-icons"
    fields: ClassVar[Fields] = {"signs": WORD, "which": SELECTOR, "until": WORD}

    def __init__(self, signs: str, which: Selector, until: str) -> None:
        super().__init__(which)
        self.signs = signs
        self.until = until

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        icons = read_icons(self.signs.upper())
        for card in cards:
            gain_icons(t, card, icons, self.until)
            report(t, 1, 1)

    def describe(self) -> Message:
        message = super().describe()
        message.args["icons"] = icons_text(read_icons(self.signs.upper()))
        message.args["until"] = self.until
        return message


def gain_icons(t: State, card: Card, icons: dict[str, int], until: str) -> None:
    for icon, n in icons.items():
        if n:
            t.modifiers.append(Modifier(icon, card, n, until))
    t.tell("gain-icons", t.controller(card), card, sum(icons.values()))


def icons_text(icons: dict[str, int]) -> list[Message]:
    """Each type of icon with its number."""
    return [Message("icon-" + icon, n=n) for icon, n in icons.items() if n]


class Forbid(ToCards):
    """The cards cannot be or do `what` until something ends: an absolute prohibition (SWLCG-116)."""

    word: ClassVar[str] = "forbid"
    fields: ClassVar[Fields] = {"what": WORD, "which": SELECTOR, "until": WORD}

    def __init__(self, what: str, which: Selector, until: str) -> None:
        super().__init__(which)
        self.what = what
        self.until = until

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            for what in self.what.split():
                t.modifiers.append(Modifier("cannot-" + what, card, 1, self.until))
            t.tell("forbid", t.controller(card), card)
            report(t, 1, 1)

    def describe(self) -> Message:
        message = super().describe()
        message.args["what"] = self.what
        message.args["until"] = self.until
        return message


class CancelInterrupt(Cancel):
    """The answered interrupt has no effect; its cost stays paid (SWLCG-668, SWLCG-669)."""

    word: ClassVar[str] = "cancel-interrupt"


class EngageAgain(ToCards):
    """The cards may be engaged once more this phase."""

    word: ClassVar[str] = "engage-again"

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        for card in cards:
            t.modifiers.append(Modifier("engagements", card, 1, "phase-end"))
            t.tell("engage-again", me.seat, card)
            report(t, 1, 1)


class DrawCards(Effect):
    """Draw `n` cards one by one, each as its own event."""

    word: ClassVar[str] = "draw-cards"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        for _ in range(self.n):
            t.push(phases.DRAW_ONE, me.seat, NO_CARD, 0)


class MoveDial(Effect):
    """The Death Star dial advances by `n`."""

    word: ClassVar[str] = "move-dial"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        report(t, self.n, self.n)
        tokens.advance_dial(t, self.n)

    def possible(self, t: State, me: Step) -> bool:
        return mode_of(t).has_dial  # BOTF-302


class TurnBackDial(Effect):
    """The dial goes back by `n`, to 1 at least."""

    word: ClassVar[str] = "turn-back-dial"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, t: State, me: Step) -> None:
        back = min(self.n, t.numbers[DIAL] - 1)
        report(t, max(0, back), self.n)
        if back > 0:
            tokens.advance_dial(t, -back)

    def possible(self, t: State, me: Step) -> bool:
        return t.numbers[DIAL] > 1


EFFECTS: Final[list[type[Effect]]] = [
    Deal, MoveDamage, Heal, Exhaust, Ready, GiveShield, GiveSecondShield, Destroy, DiscardInPlay, ReturnToHand,
    UnderDecks, ToHandInstead, GainIcons, Forbid, CancelInterrupt, EngageAgain, DrawCards,
    MoveDial, TurnBackDial,
]  # fmt: skip
