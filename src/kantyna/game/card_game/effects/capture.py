"""Capturing cards from play, hand or deck (dark side), and rescuing them (light side).

Captured cards lie face down at an objective of the dark side, out of play. Players who saw a card still know it; the
dark side may look at any time (SWLCG-622).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import Replacement, report
from ....engine.abilities.windows import occur_to_all
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.effects.fields import AMOUNT, SELECTOR, YES_OR_NO, Fields
from ....engine.effects.hands import DECK, HAND
from ....engine.effects.selectors import Selector
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, Card, Seat
from ....engine.seating import ChooseSeat
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.phrases import about
from ..abilities.reported_choice import SelectOrReport
from ..abilities.selectors import affected
from ..affiliations import LIGHT_SIDE
from ..terms import CAPTURED
from ..turn.movement import TO_CAPTURED, enter_play, hold, leave_play, rescue, strip
from .hidden_zones import BackOnTop, look_at
from .opponents import note_seat, noted_seat, opponent, refuse_opponent, undecided, with_cards

if TYPE_CHECKING:
    from ....engine.state import State


RESCUED: Final = "rescued-of"
"""The note of the owner of a rescued card, if a partner."""


def is_capturable(t: State, card: Card) -> bool:
    """Only cards of the light side (SWLCG-608, SWLCG-787)."""
    return board.printed(t, card).side == LIGHT_SIDE


def captives(t: State, objective: Card) -> list[Card]:
    """The cards captured at that objective, in the order of their capture."""
    return [card for card in t.cards_in(t.controller(objective), CAPTURED) if t.host[card] == objective]


class Capture(Select):
    """Capture cards in play together: `here`, at the ability's own card, or at an objective that the player picks.

    Only the dark side captures (SWLCG-787).
    """

    word: ClassVar[str] = "take-captive"
    fields: ClassVar[Fields] = {"which": SELECTOR, "here": YES_OR_NO}
    rule: ClassVar[str] = "SWLCG-610"
    must_rule: ClassVar[str] = "SWLCG-610"
    asks_always: ClassVar[bool] = False

    def __init__(self, which: Selector, here: bool = False) -> None:
        super().__init__(1, 1)
        self.which = which
        self.here = here

    def caught(self, t: State, me: Step) -> list[Card]:
        return [card for card in affected(t, self.which, me) if is_capturable(t, card)]

    def candidates(self, t: State, me: Step) -> list[Card]:
        return holders(t, me, self.here)

    def run(self, t: State, me: Step) -> None:
        if self.caught(t, me) and self.candidates(t, me):
            super().run(t, me)
        else:
            report(t, 0, 1)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        cards = self.caught(t, me)
        occur_to_all(t, "capture", CaptureNow(), me.seat, cards, [0] * len(cards), card)

    def possible(self, t: State, me: Step) -> bool:
        return bool(self.caught(t, me)) and bool(self.candidates(t, me))

    def asks_user(self, t: State, me: Step) -> bool:
        return not self.here

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-take-captive", card=card_name(t.setup.defs[me.card].id))

    def describe(self) -> Message:
        return about(Message("effect-take-captive", here=here_or_there(self.here)), self.which)


def holders(t: State, me: Step, here: bool) -> list[Card]:
    """The objectives that can hold what the step's seat captures."""
    if not board.is_dark(t, me.seat):
        return []
    own = board.objectives(t, me.seat)
    return [card for card in own if card == me.card] if here else own


def dark_objectives(t: State) -> list[Card]:
    """The objectives of all players of the dark side."""
    return [card for seat in board.dark_team(t) for card in board.objectives(t, seat)]


def here_or_there(here: bool) -> str:
    return "here" if here else "there"


class CaptureNow(Effect):
    """The cards leave play for the objective, if it is still there (SWLCG-636)."""

    word: ClassVar[str] = "capture-now"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        t.push(KEEP_CAPTIVES, me.seat, NO_CARD, 0)
        if board.is_in_play(t, event.other):
            leave_play(t, me.seat, event.affected(), TO_CAPTURED, event.other)


class KeepCaptives(Effect):
    """From now on the event is about the cards that were really captured."""

    word: ClassVar[str] = "keep-captives"

    def run(self, t: State, me: Step) -> None:
        event = t.pending[-1]
        captured = [card for card in event.affected() if t.where[card] == t.zone_of(me.seat, CAPTURED)]
        event.keep(captured, [0] * len(captured))


class CaptureAtRandom(Effect):
    """Capture a random card from each opponent's hand at this objective (BOTF-255). Its owner sees which one is
    missing."""

    word: ClassVar[str] = "capture-at-random"

    def run(self, t: State, me: Step) -> None:
        if not self.possible(t, me):
            report(t, 0, 1)
            return
        for enemy in with_cards(t, me.seat, HAND):
            cards = t.cards_in(enemy, HAND)
            both = 1 << me.seat | 1 << enemy
            hold(t, cards[t.chance.below(len(cards))], me.card, both)
            t.lose_track(t.zone_of(enemy, HAND), both)
            report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(with_cards(t, me.seat, HAND)) and bool(holders(t, me, here=True))


class CaptureFromTop(Select):
    """Capture one of the top cards of the opponent's deck, which the seat has looked at, at this objective."""

    word: ClassVar[str] = "capture-from-top"
    fields: ClassVar[Fields] = {"n": AMOUNT}
    rule: ClassVar[str] = "SWLCG-619"
    must_rule: ClassVar[str] = "SWLCG-619"

    def __init__(self, n: int) -> None:
        super().__init__(1, 1)
        self.n = n

    def candidates(self, t: State, me: Step) -> list[Card]:
        return t.cards_in(opponent(t, me.seat), DECK)[: -self.n - 1 : -1]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        rest = len(self.candidates(t, me)) - 1
        hold(t, card, me.card, 1 << me.seat)
        report(t, 1, 1)
        if rest > 1:
            t.push(BackOnTop(rest), me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return bool(with_cards(t, me.seat, DECK)) and bool(holders(t, me, here=True))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-capture-from-top", card=card_name(t.setup.defs[me.card].id))


class LookAndCapture(Effect):
    """Look at the top cards of an opponent's deck (BOTF-254), capture one at this objective, and put the others back in
    any order."""

    word: ClassVar[str] = "look-and-capture"
    fields: ClassVar[Fields] = {"n": AMOUNT}

    def __init__(self, n: int) -> None:
        self.n = n
        self.capture = CaptureFromTop(n)

    def run(self, t: State, me: Step) -> None:
        if not self.possible(t, me):
            report(t, 0, 1)
            return
        if undecided(t, me, with_cards(t, me.seat, DECK)):
            return
        look_at(t, me.seat, self.capture.candidates(t, me))
        t.push(self.capture, me.seat, me.card, 0)

    def possible(self, t: State, me: Step) -> bool:
        return self.capture.possible(t, me)

    def asks_user(self, t: State, me: Step) -> bool:
        return True


class MoveCaptive(SelectOrReport):
    """Move a captured card to another objective of the dark side, also a partner's. This is no new capture
    (SWLCG-621)."""

    word: ClassVar[str] = "move-captive"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-621"
    must_rule: ClassVar[str] = "SWLCG-621"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        seats = board.friends(t, me.seat)
        if len([card for seat in seats for card in board.objectives(t, seat)]) < 2:
            return []
        return held_by(t, me.seat)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.push(MovingCaptive(held_by(t, me.seat).index(card)), me.seat, me.card, 0)

    def asks_user(self, t: State, me: Step) -> bool:
        return True

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-move-captive", card=card_name(t.setup.defs[me.card].id))


def held_by(t: State, seat: Seat) -> list[Card]:
    """All cards captured by that seat's side, which may look at them (SWLCG-622)."""
    return [card for friend in t.setup.seating.team[seat] for card in t.cards_in(friend, CAPTURED)]


class MovingCaptive(Select):
    """The objective to move it to. The captive is named by its `place` among all captives, because its face is
    secret."""

    word: ClassVar[str] = "moving-captive"
    fields: ClassVar[Fields] = {"place": AMOUNT}
    rule: ClassVar[str] = "SWLCG-621"
    must_rule: ClassVar[str] = "SWLCG-621"
    asks_always: ClassVar[bool] = False

    def __init__(self, place: int) -> None:
        super().__init__(1, 1)
        self.place = place

    def candidates(self, t: State, me: Step) -> list[Card]:
        seats = board.friends(t, me.seat)
        captives = held_by(t, me.seat)[self.place : self.place + 1]
        here = [t.host[card] for card in captives]
        return [card for seat in seats for card in board.objectives(t, seat) if captives and card not in here]

    def act_on(self, t: State, me: Step, card: Card) -> None:
        captive = held_by(t, me.seat)[self.place]
        known = t.known[captive]
        if t.controller(card) != t.controller(captive):
            t.move(captive, t.zone_of(t.controller(card), CAPTURED))
            t.known[captive] = known | 1 << me.seat
        t.host[captive] = card
        t.tell("move-captive", me.seat, card)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-moving-captive", card=card_name(t.setup.defs[me.card].id))


class CapturedInstead(Replacement):
    """Instead of leaving play, the card is captured, if an objective that does not leave as well can hold it."""

    def __init__(self) -> None:
        super().__init__("leave", HOLD_INSTEAD, ends=False)

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        event = t.pending[-1]
        staying = [objective for objective in dark_objectives(t) if objective not in event.affected()]
        return holder == card and event.other < 0 and bool(staying)


class WhoHolds(ChooseSeat):
    """The player of the step's card, which is leaving play, chooses the opponent who captures it (BOTF-254)."""

    word: ClassVar[str] = "who-holds"
    rule: ClassVar[str] = "BOTF-254"

    def seats(self, t: State, me: Step) -> list[Seat]:
        return [seat for seat in board.dark_team(t) if board.objectives(t, seat)]

    def unfit(self, t: State, me: Step, seat: Seat) -> Refusal | None:
        return refuse_opponent(t, me.seat, seat)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        t.push(HOLD_INSTEAD, seat, me.card, 0)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-choose-opponent", card=card_name(t.setup.defs[me.card].id))


class HoldInstead(Select):
    """The dark side chooses the objective for the step's card, which is leaving play (SWLCG-610)."""

    word: ClassVar[str] = "hold-instead"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-610"
    must_rule: ClassVar[str] = "SWLCG-610"
    asks_always: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return board.objectives(t, me.seat) or dark_objectives(t)

    def run(self, t: State, me: Step) -> None:
        if board.is_dark(t, me.seat):
            super().run(t, me)
        else:
            t.push(WHO_HOLDS, me.seat, me.card, 0)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        strip(t, me.card)
        hold(t, me.card, card)
        report(t, 1, 1)
        occur_to_all(t, "capture", NOTHING, me.seat, [me.card], [0], card)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-hold-instead", card=card_name(t.setup.defs[me.card].id))


class RescueOne(SelectOrReport):
    """Choose an objective with captured cards: a random one of them returns to its owner's hand (SWLCG-618)."""

    word: ClassVar[str] = "rescue-one"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-624"
    must_rule: ClassVar[str] = "SWLCG-618"

    def __init__(self) -> None:
        super().__init__(1, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        return [card for card in dark_objectives(t) if captives(t, card)]

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        return refusal(self.rule, "no-captive" if card in dark_objectives(t) else "no-dark-objective", t, card)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        held = captives(t, card)
        if len(held) > 1:  # only the two players see which of them it is
            for each in held:
                t.known[each] &= 1 << me.seat | 1 << t.controller(card)
        rescued = held[t.chance.below(len(held))]
        t.known[rescued] |= 1 << me.seat
        note_owner(t, me.seat, t.owner[rescued])
        rescue(t, rescued)
        report(t, 1, 1)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-rescue-one", card=card_name(t.setup.defs[me.card].id))


def note_owner(t: State, seat: Seat, owner: Seat) -> None:
    """Note the owner of a partner's rescued card: it is public, and the rest of the ability needs it."""
    if owner != seat:
        note_seat(t, RESCUED, seat, owner)


class RescuedEnters(Select):
    """If the rescued card is a unit, it may enter play under its owner (SWLCG-601).

    It is the last card of that hand and is not named, because spectators have not seen it. For the same reason the
    question is always asked.
    """

    word: ClassVar[str] = "rescued-enters"
    fields: ClassVar[Fields] = {}
    rule: ClassVar[str] = "SWLCG-639"

    def __init__(self) -> None:
        super().__init__(0, 1)

    def candidates(self, t: State, me: Step) -> list[Card]:
        rescued = t.cards_in(self.owner(t, me), HAND)[-1:]
        return [card for card in rescued if board.is_unit(t, card) and not board.same_title_in_play(t, card)]

    def owner(self, t: State, me: Step) -> Seat:
        """The player whose card it is: the step's player, or a partner."""
        noted = noted_seat(t, RESCUED)
        return noted if noted >= 0 else me.seat

    def unseen(self, t: State, me: Step) -> bool:
        return True

    def act_on(self, t: State, me: Step, card: Card) -> None:
        enter_play(t, self.owner(t, me), card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if card in t.cards_in(self.owner(t, me), HAND)[-1:] and board.is_unit(t, card):
            return refusal("SWLCG-601", "unique", t, card)
        return None

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-rescued-enters", card=card_name(t.setup.defs[me.card].id))


KEEP_CAPTIVES: Final = KeepCaptives()
WHO_HOLDS: Final = WhoHolds()
HOLD_INSTEAD: Final = HoldInstead()
EFFECTS: Final[list[type[Effect]]] = [
    Capture, CaptureNow, KeepCaptives, CaptureAtRandom, CaptureFromTop, LookAndCapture, WhoHolds, HoldInstead,
    RescueOne, RescuedEnters, MoveCaptive, MovingCaptive,
]  # fmt: skip
