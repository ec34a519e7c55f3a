"""Choosing cards: the targets of an ability, and picks while an effect resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import frame
from ....engine.abilities.triggers import Target, used_by_force
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import NOTHING_FORBIDS, forbidden
from ....engine.effects.effect import Effect, Nothing, Step
from ....engine.effects.fields import AMOUNT, PART, SEAT, SELECTOR, SELECTORS, WORD, Fields
from ....engine.effects.selectors import Selector
from ....engine.effects.trees import tree_of
from ....engine.errors import Refusal, refusal
from ....engine.ids import Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..effects.opponents import opponent, undecided
from .phrases import ACC, about, as_concerned, phrase, without_own
from .players import DEFENDING_PLAYER, OPPONENT, YOU
from .reported_choice import SelectOrReport
from .selectors import CONCERNED, SHIELDED, all_in_play, conjuncts, matching, pointer_in, points

if TYPE_CHECKING:
    from ....engine.state import State


class TargetCards(Target):
    """From `least` to `most` cards in play as targets, chosen after the cost is paid (SWLCG-656 to 661)."""

    word: ClassVar[str] = "target-cards"
    fields: ClassVar[Fields] = {"which": SELECTOR, "least": AMOUNT, "most": AMOUNT}
    rule: ClassVar[str] = "SWLCG-657"
    must_rule: ClassVar[str] = "SWLCG-660"

    def __init__(self, which: Selector, least: int = 1, most: int = 1) -> None:
        super().__init__(least, most)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return targetable(t, self.which, me)

    def exists(self, t: State, me: Step) -> bool:
        which = self.which
        if points(which):
            return bool(targetable(t, which, me))
        for card in all_in_play(t):
            if which.fits(t, me.seat, card, me.card) and may_target(t, me.seat, card):
                # what cannot be damaged may still be left out
                return not board.is_safe(t, card) or bool(targetable(t, which, me))
        return False

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-target", card=card_name(t.setup.defs[me.card].id), most=self.most), self.which)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refuse_target(t, self.which, me, card)

    def describe(self) -> Message:
        return about(Message("effect-target-cards", least=self.least, most=self.most), self.which)


def targetable(t: State, which: Selector, me: Step) -> list[Card]:
    cards = [card for card in matching(t, which, me) if may_target(t, me.seat, card)]
    if me.card < 0 or not some_safe(t, cards):
        return cards
    ability = me.ability if isinstance(me.effect, Nothing) else frame(t).ability
    return choosable(t, cards, t.setup.defs[me.card].triggers[ability].effects)


def some_safe(t: State, cards: list[Card]) -> bool:
    """Can some of them not be damaged? Asked all the time, so without such a constant no card is looked at."""
    if board.SAFE not in t.setup.constants and not t.modifiers:
        return False
    return any([board.is_safe(t, card) for card in cards])


def choosable(t: State, cards: list[Card], effects: tuple[Effect, ...]) -> list[Card]:
    """The cards that may be chosen for these effects: cards that cannot be damaged are not for damage (SWLCG-779)."""
    if not some_safe(t, cards) or not any([each.damages for effect in effects for each in tree_of(effect)]):
        return cards
    return [card for card in cards if not board.is_safe(t, card)]


def may_target(t: State, seat: Seat, card: Card) -> bool:
    """May an ability of that player target the card, by the card's own text?"""
    return not board.is_immune(t, card, seat) and forbidden(t, "be-targeted", card) == NOTHING_FORBIDS


def refuse_target(t: State, which: Selector, me: Step, card: Card) -> Refusal:
    name = card_name(t.setup.defs[card].id)
    if board.is_in_play(t, card):
        if board.is_immune(t, card, me.seat) and board.is_sheltered(t, card):
            return Refusal("BOTF-143", Message("refuse-sheltered", card=name))
        if board.is_immune(t, card, me.seat):
            return Refusal("SWLCG-433", Message("refuse-immune", card=name))
        if forbidden(t, "be-targeted", card) != NOTHING_FORBIDS:
            return Refusal("SWLCG-116", Message("refuse-cannot-be-targeted", card=name))
        if board.is_safe(t, card) and which.fits(t, me.seat, card, me.card):
            return Refusal("SWLCG-779", Message("refuse-cannot-be-damaged", card=name))
    return refuse_mismatch(t, which, me, card, "SWLCG-661")


def refuse_mismatch(t: State, which: Selector, me: Step, card: Card, rule: str) -> Refusal:
    """Refuse a card that does not match, citing that line; a card that already has a shield has its own line."""
    if board.is_in_play(t, card):
        failed = [part for part in conjuncts(which) if not part.fits(t, me.seat, card, me.card)]
        if failed == [~SHIELDED]:
            return refusal("SWLCG-467", "shielded", t, card)
    return Refusal(rule, about(Message("refuse-not-target", card=card_name(t.setup.defs[card].id)), which))


def refuse_chosen(t: State, which: Selector, me: Step, card: Card, rule: str) -> Refusal:
    """The same for a chosen card that is no target: immunity does not matter."""
    if board.is_in_play(t, card) and which.fits(t, me.seat, card, me.card):
        if board.is_sheltered(t, card) and board.is_immune(t, card, me.seat):
            return refusal("BOTF-143", "sheltered", t, card)
        if board.is_safe(t, card):
            return refusal("SWLCG-779", "cannot-be-damaged", t, card)
    return refuse_mismatch(t, which, me, card, rule)


class TargetEach(Target):
    """One target of each kind, one by one: "a damaged friendly unit and an enemy unit"."""

    word: ClassVar[str] = "target-each"
    fields: ClassVar[Fields] = {"parts": SELECTORS}
    rule: ClassVar[str] = "SWLCG-657"
    must_rule: ClassVar[str] = "SWLCG-660"

    def __init__(self, *parts: Selector) -> None:
        super().__init__(len(parts), len(parts))
        self.parts = parts

    def fitting(self, t: State, me: Step, place: int) -> list[Card]:
        return targetable(t, self.parts[place], me)

    def candidates(self, t: State, me: Step) -> list[Card]:
        """Candidates for the next kind; none if any kind has none, because then there is no target (SWLCG-658)."""
        if not all([self.fitting(t, me, place) for place in range(len(self.parts))]):
            return []
        place = len(t.picks) if isinstance(me.effect, TargetEach) else 0
        return self.fitting(t, me, min(place, len(self.parts) - 1))

    def room(self, t: State, me: Step, cards: list[Card]) -> int:
        return len(self.parts)

    def next_kind(self, t: State) -> Selector:
        return self.parts[min(len(t.picks), len(self.parts) - 1)]

    def prompt(self, t: State, me: Step) -> Message:
        return about(Message("ask-target", card=card_name(t.setup.defs[me.card].id), most=1), self.next_kind(t))

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refuse_target(t, self.next_kind(t), me, card)

    def describe(self) -> Message:
        return Message("effect-target-each", parts=[phrase(part, ACC) for part in self.parts])


class TargetThat(TargetCards):
    """The card of the answered event is the target. Nobody picks it, but it must be a legal target."""

    word: ClassVar[str] = "target-that"
    fields: ClassVar[Fields] = {}
    asks_always: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__(CONCERNED)


class Choose(Effect):
    """A player picks matching cards in play; then an effect uses the picks as `CHOSEN`.

    They are no targets. The selector is read from the choosing player's side: "a unit you control" is the opponent's
    own where the opponent chooses. The effect is still that of the ability's user.
    """

    word: ClassVar[str] = "choose"
    fields: ClassVar[Fields] = {"who": WORD, "which": SELECTOR, "effect": PART, "least": AMOUNT, "most": AMOUNT}

    def __init__(self, who: str, which: Selector, effect: Effect, least: int = 1, most: int = 1) -> None:
        self.who = who
        self.which = which
        self.effect = effect
        self.least = least
        self.most = most

    def choosers(self, t: State, me: Step) -> list[Seat]:
        """The players who could choose and have something to choose."""
        seats = [me.seat]
        if self.who == DEFENDING_PLAYER:
            seats = [board.defender(t)]
        elif self.who == OPPONENT:
            seats = board.enemies(t, me.seat)
        return [seat for seat in seats if self.open_cards(t, me.for_seat(seat))]

    def run(self, t: State, me: Step) -> None:
        able = self.choosers(t, me)
        if self.who == OPPONENT and undecided(t, me, able):
            return
        chooser = opponent(t, me.seat) if self.who == OPPONENT else able[0] if able else me.seat
        t.push(Choosing(self, me.seat), chooser, me.card, 0)

    def open_cards(self, t: State, me: Step) -> list[Card]:
        """The cards that the step's seat could choose."""
        cards = matching(t, self.which, me)
        if board.some_immune(t):  # sheltered cards are out of reach; immune ones may be picked without effect
            cards = [card for card in cards if not (board.is_sheltered(t, card) and board.is_immune(t, card, me.seat))]
        return choosable(t, cards, (self.effect,))

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.choosers(t, me))

    def asks_user(self, t: State, me: Step) -> bool:
        return self.who == YOU

    def describe(self) -> Message:
        if pointer_in(self.which) is CONCERNED:  # there is rarely more than one
            return as_concerned(self.effect.describe())
        message = Message("effect-choose", who=self.who, least=self.least, most=self.most, does=self.effect.describe())
        return about(message, self.which if self.who == YOU else without_own(self.which))


class Choosing(SelectOrReport):
    """The question. The step's seat picks; the ability belongs to `user`."""

    word: ClassVar[str] = "choosing"
    fields: ClassVar[Fields] = {"whole": PART, "user": SEAT}
    rule: ClassVar[str] = "SWLCG-537"
    must_rule: ClassVar[str] = "SWLCG-190"

    def __init__(self, whole: Effect, user: Seat) -> None:
        assert isinstance(whole, Choose)
        super().__init__(whole.least, whole.most)
        self.whole: Choose = whole
        self.user = user

    def candidates(self, t: State, me: Step) -> list[Card]:
        return self.whole.open_cards(t, me)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        frame(t).targets = cards
        t.push(self.whole.effect, self.user, me.card, 0)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        forced = used_by_force(t)
        return refuse_chosen(t, self.whole.which, me, card, self.rule_of(t) if forced else "SWLCG-661")

    def rule_of(self, t: State) -> str:
        return t.setup.rules.forced_rule if used_by_force(t) else self.rule

    def must_rule_of(self, t: State) -> str:
        return t.setup.rules.forced_rule if used_by_force(t) else self.must_rule

    def prompt(self, t: State, me: Step) -> Message:
        card = card_name(t.setup.defs[me.card].id)
        return about(Message("ask-choose", card=card, least=self.least, most=self.most), self.whole.which)


class EachChooses(Effect):
    """Each player picks up to `most` cards that match from their side, in order (`in_order`). Then an effect uses all
    picks as `CHOSEN`."""

    word: ClassVar[str] = "each-chooses"
    fields: ClassVar[Fields] = {"which": SELECTOR, "most": AMOUNT, "effect": PART}

    def __init__(self, which: Selector, most: int, effect: Effect) -> None:
        self.which = which
        self.most = most
        self.effect = effect

    def run(self, t: State, me: Step) -> None:
        frame(t).targets = []
        t.push(self.effect, me.seat, me.card, 0)
        for seat in reversed(board.in_order(t, me.seat)):
            t.push(ChoosingToo(self.which, self.most), seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        """Is there anything to pick, or to leave out?"""
        seats = t.setup.seats
        return any([matching(t, self.which, me.for_seat(seat)) for seat in seats])

    def describe(self) -> Message:
        message = Message("effect-each-chooses", most=self.most, does=self.effect.describe())
        return about(message, without_own(self.which))


class ChoosingToo(Select):
    """One player's question; the picks are added to those of the others."""

    word: ClassVar[str] = "choosing-too"
    fields: ClassVar[Fields] = {"which": SELECTOR, "most": AMOUNT}
    rule: ClassVar[str] = "SWLCG-537"

    def __init__(self, which: Selector, most: int) -> None:
        super().__init__(0, most)
        self.which = which

    def candidates(self, t: State, me: Step) -> list[Card]:
        return matching(t, self.which, me)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        using = frame(t)
        using.targets = [*using.targets, *cards]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refuse_chosen(t, self.which, me, card, "SWLCG-661")

    def prompt(self, t: State, me: Step) -> Message:
        card = card_name(t.setup.defs[me.card].id)
        return about(Message("ask-choose", card=card, least=0, most=self.most), self.which)


class ByOpponent(Effect):
    """An opponent does it, with their own cards; the user chooses which opponent (BOTF-254)."""

    word: ClassVar[str] = "by-opponent"
    fields: ClassVar[Fields] = {"effect": PART}

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def run(self, t: State, me: Step) -> None:
        if not undecided(t, me, self.able(t, me)):
            t.push(self.effect, opponent(t, me.seat), me.card, me.payload)

    def able(self, t: State, me: Step) -> list[Seat]:
        return [seat for seat in board.enemies(t, me.seat) if self.effect.possible(t, me.for_seat(seat))]

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.able(t, me))

    def describe(self) -> Message:
        """The effect's own sentence, with the opponent as subject."""
        message = self.effect.describe()
        message.id = "effect-by-opponent-" + self.effect.word
        return message


EFFECTS: Final[list[type[Effect]]] = [
    TargetCards, TargetThat, TargetEach, Choose, Choosing, EachChooses, ChoosingToo, ByOpponent,
]  # fmt: skip
