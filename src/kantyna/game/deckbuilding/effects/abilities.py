"""Triggered abilities ("when") and lasting abilities ("while")."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import PendingEvent
from ....engine.abilities.triggers import REACTION, Trigger
from ....engine.abilities.windows import ANSWER
from ....engine.effects.conditional import Condition, If
from ....engine.effects.constants import Constant
from ....engine.effects.effect import Effect, Step
from ....engine.effects.hands import HAND
from ....engine.effects.selectors import Selector, chosen
from ....engine.ids import Card, Seat
from ....engine.voice import Message
from ..cards.card_types import PrintedCard
from ..cards.kinds import YOURS, about, of, phrase
from ..play import (
    BASE_REVEALED,
    BOUGHT_EVENT,
    DECK_REVEALED,
    DEFEATED,
    DESTROYED,
    DISCARDED,
    PLAYED,
    TURN_STARTS,
    in_play,
    team_number,
)
from ..seating import Seating, seating_of
from ..terms import ACTIVE, ATTACKED, FRESH, NEUTRAL, NEUTRALS_PLAYED, TROOPERS_PLAYED, VICTORY
from .basic import count_everywhere

if TYPE_CHECKING:
    from ....engine.state import State


# when


class When(Trigger):
    """Fires each time its event happens, and may be declined unless forced (DBG-222 to DBG-226).

    It is not offered when it would have no effect. In a team the member who caused the event uses it (DBG-335).
    """

    event: ClassVar[str] = ""
    itself: ClassVar[bool] = False
    """It concerns the card itself, which need not be in play."""

    def __init__(self, *effects: Effect, forced: bool = False, asks: bool = False) -> None:
        super().__init__(REACTION, self.event, *effects, forced=forced, anywhere=self.itself, asks=asks)

    def applies(self, t: State, card: Card, event: PendingEvent) -> bool:
        if not self.concerns(t, card, event):
            return False
        me = Step(ANSWER, self.user(t, card, event), card, len(t.pending) - 1, t.setup)
        return any([effect.possible(t, me) for effect in self.effects])

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        return event.card == card

    def user(self, t: State, card: Card, event: PendingEvent) -> Seat:
        return event.seat


def of_team(t: State, card: Card, event: PendingEvent) -> bool:
    """Did the event's seat belong to the team of the card's controller?"""
    return event.seat in seating_of(t).team[t.controller(card)]


class WhenPlayed(When):
    word: ClassVar[str] = "when-played"
    event: ClassVar[str] = PLAYED


class WhenYouPlay(When):
    """Fires for each card of a kind that you play (DBG-433)."""

    word: ClassVar[str] = "when-you-play"
    event: ClassVar[str] = PLAYED

    def __init__(self, what: Selector, *effects: Effect, forced: bool = False, asks: bool = False) -> None:
        super().__init__(*effects, forced=forced, asks=asks)
        self.what = what

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        return self.what.fits(t, event.seat, event.card) and of_team(t, card, event)

    def describe(self) -> Message:
        return about(super().describe(), self.what)


class FirstPlayed(WhenYouPlay):
    """Fires for the turn's first card of a kind, neutral or trooper (DBG-228, DBG-386, DBG-449)."""

    word: ClassVar[str] = "first-played"

    def __init__(self, what: Selector, *effects: Effect, forced: bool = False, asks: bool = False) -> None:
        super().__init__(what, *effects, forced=forced, asks=asks)
        self.counter: int = NEUTRALS_PLAYED if what == of(NEUTRAL) else TROOPERS_PLAYED

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        return super().concerns(t, card, event) and team_number(t, event.seat, self.counter) == 1


class WhenBought(When):
    word: ClassVar[str] = "when-bought"
    event: ClassVar[str] = BOUGHT_EVENT
    itself: ClassVar[bool] = True


class TakenWhenBought(WhenBought):
    """The buyer may take the card to hand; if so, the effects follow (DBG-475)."""

    word: ClassVar[str] = "taken-when-bought"

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        return event.card == card and t.where[card] == t.zone_of(event.seat, HAND)

    def describe(self) -> Message:
        """The condition is part of the sentence: "if you do and the Force is with you, draw a card"."""
        message = super().describe()
        more = [effect for effect in self.effects if isinstance(effect, If)]
        message.args["conditions"] = len(more)
        if more:
            message.args["needs"] = more[0].needs.describe()
            message.args["effects"] = [more[0].then.describe()]
        return message


class WhenYouBuy(When):
    """Fires for each purchase of a card with at least that printed cost (DBG-446)."""

    word: ClassVar[str] = "when-you-buy"
    event: ClassVar[str] = BOUGHT_EVENT

    def __init__(self, cost: int, *effects: Effect) -> None:
        super().__init__(*effects)
        self.cost = cost

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        definition: PrintedCard = t.setup.defs[event.card]
        return definition.cost >= self.cost and of_team(t, card, event)

    def user(self, t: State, card: Card, event: PendingEvent) -> Seat:
        return t.controller(card)

    def describe(self) -> Message:
        message = super().describe()
        message.args["cost"] = self.cost
        return message


class WhenDefeats(When):
    """This unit helped to defeat a card of the row (DBG-503). The event's amount is the number of the attack."""

    word: ClassVar[str] = "when-defeats"
    event: ClassVar[str] = DEFEATED

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        return t.marks[ATTACKED][card] == event.n


class WhenRevealed(When):
    """This base has just been revealed (DBG-090, DBG-223)."""

    word: ClassVar[str] = "when-revealed"
    event: ClassVar[str] = BASE_REVEALED


class AtStartOfTurn(When):
    """After the steps of the start of turn; in the turn of the reveal only with that option (DBG-091)."""

    word: ClassVar[str] = "at-start-of-turn"
    event: ClassVar[str] = TURN_STARTS

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        late = bool(t.setup.options["start_ability_on_reveal"]) or not t.marks[FRESH][card]
        return late and of_team(t, card, event)


class WhenOpponentDiscards(When):
    """An opponent discards from hand in your turn; for the player in that opponent's region (DBG-421)."""

    word: ClassVar[str] = "when-opponent-discards"
    event: ClassVar[str] = DISCARDED

    def concerns(self, t: State, card: Card, event: PendingEvent) -> bool:
        seating: Seating = t.setup.seating
        owner = t.controller(card)
        return t.numbers[ACTIVE] in seating.team[owner] and event.seat in seating.enemies[owner]

    def user(self, t: State, card: Card, event: PendingEvent) -> Seat:
        return seating_of(t).opponent[event.seat]


class WhenTopRevealed(When):
    """This card is revealed from the top of the deck (DBG-467)."""

    word: ClassVar[str] = "when-top-revealed"
    event: ClassVar[str] = DECK_REVEALED
    itself: ClassVar[bool] = True


class WhenDestroyed(When):
    """This ship or base is destroyed, in any player's turn (DBG-487, DBG-504)."""

    word: ClassVar[str] = "when-destroyed"
    event: ClassVar[str] = DESTROYED
    itself: ClassVar[bool] = True


# while


class WhileInPlay(Constant):
    """An ability that works while its card is in play, perhaps under a condition (DBG-217, DBG-218)."""

    def __init__(self, stat: str, n: int, needs: Condition | None = None) -> None:
        super().__init__(stat, n)
        self.needs = needs

    def applies(self, t: State, holder: Card, card: Card) -> bool:
        return self.concerns(t, holder, card) and (
            self.needs is None or self.needs.holds(t, t.controller(holder), holder)
        )

    def concerns(self, t: State, holder: Card, card: Card) -> bool:
        return holder == card

    def describe(self) -> Message:
        message = Message("constant-" + self.word, n=self.n)
        if self.needs is not None:
            message.id += "-if"
            message.args["needs"] = self.needs.describe()
            message.args["kind"] = self.needs.word
        return message


class MoreAttack(WhileInPlay):
    """This card has more attack."""

    word: ClassVar[str] = "more-attack"

    def __init__(self, n: int, needs: Condition | None = None) -> None:
        super().__init__("attack", n, needs)


class MoreAttackAtRow(WhileInPlay):
    """This card has more attack against a target in the row."""

    word: ClassVar[str] = "more-attack-at-row"

    def __init__(self, n: int) -> None:
        super().__init__("row-attack", n)


class MoreAttackEach(WhileInPlay):
    """More attack for each card of a kind, at most `most`; `where` is "everywhere" or "others"."""

    word: ClassVar[str] = "more-attack-each"

    def __init__(self, what: Selector, where: str, most: int = 99) -> None:
        super().__init__("attack", 1)
        self.what = what
        self.where = where
        self.most = most

    def amount(self, t: State, holder: Card, card: Card) -> int:
        seat = t.controller(holder)
        if self.where == "everywhere":
            return min(self.most, count_everywhere(t, seat, self.what))
        lying = chosen(t, self.what, seat, in_play(t, seating_of(t).team[seat]))
        return min(self.most, len([other for other in lying if other != holder]))

    def describe(self) -> Message:
        return about(Message("constant-more-attack-each", where=self.where, most=self.most), self.what)


class MoreAttackPerLostBase(WhileInPlay):
    """More attack for each base of a faction in the opponent's victory pile."""

    word: ClassVar[str] = "more-attack-per-lost-base"

    def __init__(self, faction: str) -> None:
        super().__init__("attack", 1)
        self.faction = faction

    def amount(self, t: State, holder: Card, card: Card) -> int:
        seating: Seating = t.setup.seating
        pile = t.cards_in(seating.lead[seating.opponent[t.controller(holder)]], VICTORY)
        return len([base for base in pile if t.setup.defs[base].faction == self.faction])

    def describe(self) -> Message:
        return Message("constant-more-attack-per-lost-base", faction=self.faction)


class Lead(WhileInPlay):
    """The team's cards of a kind have more of a number, one bonus from each source (DBG-220, DBG-334)."""

    word: ClassVar[str] = "lead"

    def __init__(self, what: Selector, n: int, needs: Condition | None = None, stat: str = "attack") -> None:
        super().__init__(stat, n, needs)
        self.what = what

    def concerns(self, t: State, holder: Card, card: Card) -> bool:
        seat = t.controller(holder)
        return self.what.fits(t, seat, card) and t.controller(card) in seating_of(t).team[seat]

    def describe(self) -> Message:
        message = about(super().describe(), self.what)
        message.args["stat"] = self.stat
        message.args["yours"] = phrase(self.what, YOURS)
        return message


class LeadMore(Lead):
    """Like `Lead`, with a higher number under a condition (DBG-459)."""

    word: ClassVar[str] = "lead-more"

    def __init__(self, what: Selector, n: int, then: Condition, more: int) -> None:
        super().__init__(what, n)
        self.then = then
        self.more = more

    def amount(self, t: State, holder: Card, card: Card) -> int:
        return self.more if self.then.holds(t, t.controller(holder), holder) else self.n

    def describe(self) -> Message:
        message = super().describe()
        message.args["then"] = self.then.describe()
        message.args["more"] = self.more
        return message


class Privilege(WhileInPlay):
    """A lasting ability of a base that the rules look up by name; `n` is its amount."""

    def __init__(self, n: int = 1) -> None:
        super().__init__(self.word, n)


class KeepResources(Privilege):
    """You and your ally keep unspent resources at the end of the turn (DBG-462)."""

    word: ClassVar[str] = "keep-resources"


class Shield(Privilege):
    """The first damage to this base each turn is prevented (DBG-396)."""

    word: ClassVar[str] = "shield"


class FirstOnTop(Privilege):
    """The turn's first card bought goes on top of the buyer's deck (DBG-416)."""

    word: ClassVar[str] = "first-on-top"


class FirstNeutralLent(Privilege):
    """The turn's first neutral card bought goes to the buyer's hand and is exiled at the end (DBG-400)."""

    word: ClassVar[str] = "first-neutral-lent"


class HuntNeutrals(Privilege):
    """Once a turn a neutral unit of the row may be attacked, for resources of its cost (DBG-411, DBG-491)."""

    word: ClassVar[str] = "hunt-neutrals"


HUNT_NEUTRALS: Final = HuntNeutrals.word
KEEP_RESOURCES: Final = KeepResources.word
