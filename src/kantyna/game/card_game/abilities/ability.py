"""Abilities as printed on cards: timing, limit, cost, target and effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.abilities.pending import PendingEvent
from ....engine.abilities.triggers import ACTION, INTERRUPT, REACTION, TIMING, Target, Trigger
from ....engine.effects.conditional import Condition
from ....engine.effects.constants import Modifier
from ....engine.effects.effect import NOTHING, Effect, Step
from ....engine.effects.selectors import Selector
from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat, Zone
from ....engine.voice import Message
from .. import board
from ..formats.common_reserve import lies_in_reserve
from ..terms import REINFORCING, RESERVED
from .phrases import ONES_OWN, YOURS
from .phrases import about as say_about
from .players import ANYBODY, YOU, YOUR_SIDE
from .selectors import THIS, about

if TYPE_CHECKING:
    from ....engine.setup import Setup
    from ....engine.state import State

NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1
"""Once per turn for this copy of the card (SWLCG-502)."""
ONE_A_TURN: Final = 2
"""Once per turn for a player, over all copies of the title (SWLCG-502)."""


CONDITION: Final = "condition"
LIMIT: Final = "limit"
"""Reasons that hinder an ability, besides those of the engine."""


class When:
    """The trigger of an interrupt or reaction: the kind of event, whose, about which cards, from which source."""

    def __init__(
        self, kind: str, who: str = ANYBODY, of: Selector | None = None, source: Selector | None = None
    ) -> None:
        self.kind = kind
        self.who = who
        self.of = of
        self.source = source

    def holds(self, t: State, holder: Card, event: PendingEvent) -> bool:
        return self.holds_for(t, t.controller(holder), holder, event)

    def holds_for(self, t: State, seat: Seat, holder: Card, event: PendingEvent) -> bool:
        """Does it apply for that player, who controls the card or may use it as if?"""
        if not self.by(t, seat, event):
            return False
        if self.of is not None and not about(t, event, self.of, seat, holder):
            return False
        if self.source is None:
            return True
        return event.other >= 0 and self.source.fits(t, seat, event.other, holder)

    def by(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """Is it the event of a player that the card means?"""
        if self.who == ANYBODY:
            return True
        if self.who == YOU:
            return event.seat == seat
        return (event.seat in t.setup.seating.team[seat]) == (self.who == YOUR_SIDE)

    def could_hold(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """The same for a card that might be held; conditions about the card itself are ignored."""
        if not self.by(t, seat, event):
            return False
        return self.of is None or any([self.of.fits(t, seat, card) for card in event.affected()])

    def describe(self, timing: int) -> Message:
        """An interrupt is "when", a reaction "after" (SWLCG-652, SWLCG-654)."""
        message = Message(("when-" if timing == INTERRUPT else "after-") + self.kind, who=self.who)
        if self.source is not None:
            message.id += "-by"
            say_about(message, self.source, "by_", whose=YOURS)
        if self.of is None:
            return message
        return say_about(message, self.of, whose=ONES_OWN if self.who == YOU else YOURS)


class Declared(When):
    """A card was declared for either side of an engagement: two abilities, described once."""

    def describe(self, timing: int) -> Message:
        return say_about(Message("after-declared"), self.of or THIS)


class WhenPlaced(When):
    """Damage is about to be placed on a card, dealt or moved: two abilities, described once."""

    def describe(self, timing: int) -> Message:
        return say_about(Message("when-placed-damage"), self.of or THIS, whose=YOURS)


class WhenMore(When):
    """An amount of at least `least`: a Force struggle won by that many icons, the dial advanced that far."""

    def __init__(self, kind: str, least: int, who: str = ANYBODY) -> None:
        super().__init__(kind, who)
        self.least = least

    def holds_for(self, t: State, seat: Seat, holder: Card, event: PendingEvent) -> bool:
        return event.n >= self.least and super().holds_for(t, seat, holder, event)

    def could_hold(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        return event.n >= self.least and super().could_hold(t, seat, event)

    def describe(self, timing: int) -> Message:
        message = super().describe(timing)
        message.id += "-by-more"
        message.args["n"] = self.least
        return message


class WhenAlone(When):
    """The event is about a single card."""

    def holds_for(self, t: State, seat: Seat, holder: Card, event: PendingEvent) -> bool:
        return len(event.affected()) == 1 and super().holds_for(t, seat, holder, event)

    def describe(self, timing: int) -> Message:
        message = super().describe(timing)
        message.id += "-alone"
        return message


class WhenPhaseBegins(When):
    """Any phase begins; in a team, that of its first player: one ability per phase, described once."""

    def holds(self, t: State, holder: Card, event: PendingEvent) -> bool:
        return event.seat == board.first_player(t, event.seat)

    def describe(self, timing: int) -> Message:
        return Message("after-phase-begins")


class WhenUsed(When):
    """Any player uses an action, reaction or interrupt, forced or not: not of this card, and not of a fate card
    (BOTF-272)."""

    def __init__(self) -> None:
        super().__init__("ability")

    def holds(self, t: State, holder: Card, event: PendingEvent) -> bool:
        return event.card != holder and self.could_hold(t, NO_SEAT, event)

    def could_hold(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        return not isinstance(t.setup.defs[event.card].triggers[event.ability], Fated)

    def describe(self, timing: int) -> Message:
        return Message("when-used")


class WhenPlayed(When):
    """An event card is being played. Its ability is paid for and its targets are chosen by then (SWLCG-499)."""

    def __init__(self, of: Selector) -> None:
        super().__init__("ability", of=of)

    def describe(self, timing: int) -> Message:
        message = super().describe(timing)
        message.id = "when-play"
        return message


class WhenInterrupted(When):
    """Any player uses an interrupt, but not of this card."""

    def __init__(self) -> None:
        super().__init__("ability")

    def holds_for(self, t: State, seat: Seat, holder: Card, event: PendingEvent) -> bool:
        return event.card != holder and self.could_hold(t, NO_SEAT, event)

    def could_hold(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        trigger: Trigger = t.setup.defs[event.card].triggers[event.ability]
        return trigger.timing == INTERRUPT

    def describe(self, timing: int) -> Message:
        return Message("when-interrupted")


class Ability(Trigger):
    """`needs`: the condition for using it; `limit`: how often per turn."""

    def __init__(
        self,
        timing: int,
        when: When,
        *effects: Effect,
        needs: Condition | None = None,
        limit: int = NO_LIMIT,
        forced: bool = False,
        from_hand: bool = False,
        zones: tuple[str, ...] = (),
        each: bool = False,
        secret: bool = False,
        price: Effect = NOTHING,
        target: Target | None = None,
        shared: bool = False,
    ) -> None:
        super().__init__(
            timing, when.kind, *effects, forced=forced, from_hand=from_hand, zones=zones, each=each, secret=secret,
            price=price, target=target, shared=shared,
        )  # fmt: skip
        self.when = when
        self.needs = needs
        self.limit = limit

    def applies(self, t: State, card: Card, event: PendingEvent) -> bool:
        return self.when.holds(t, card, event) if not lies_in_reserve(t, card) else bool(self.users(t, card, event))

    def users(self, t: State, card: Card, event: PendingEvent) -> list[Seat]:
        """The controller; in a common reserve, each member of the team for whom it applies (BOTF-188)."""
        if not lies_in_reserve(t, card):
            return super().users(t, card, event)
        return [mate for mate in board.team(t, t.controller(card)) if self.when.holds_for(t, mate, card, event)]

    def works_in(self, setup: Setup, zone: Zone) -> bool:
        """Abilities that work from hand also work from a common reserve and under an objective (BOTF-118, BOTF-197)."""
        as_if_in_hand = "hand" in self.zones and setup.zone_kinds[zone].name in (RESERVED, REINFORCING)
        return as_if_in_hand or super().works_in(setup, zone)

    def hindered(self, t: State, seat: Seat, card: Card, ability: int) -> str:
        if self.needs is not None and not self.needs.holds(t, seat, card):
            return TIMING if self.needs.of_time else CONDITION
        if self.limit:
            word = limit_word(t, card, ability, self.limit)
            for modifier in t.modifiers:
                if modifier.stat == word and (modifier.card == card or modifier.seat == seat):
                    return LIMIT
        return ""

    def could(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """Judged from public knowledge, including condition and target as far as they do not depend on the card."""
        if not self.when.could_hold(t, seat, event) or not (self.needs is None or self.needs.holds(t, seat, NO_CARD)):
            return False
        return self.target is None or self.target.exists(t, Step(NOTHING, seat, NO_CARD, 0, t.setup))

    def describe(self) -> Message:
        """Timing, cost, target and effects; then the limit."""
        moment = "action" if self.timing == ACTION else "interrupt" if self.timing == INTERRUPT else "reaction"
        parts: list[Message] = []
        if self.timing != ACTION:
            parts.append(self.when.describe(self.timing))
        if self.needs is not None:
            parts.append(self.needs.describe())
        does: list[Message] = [self.target.describe()] if self.target is not None else []
        does.extend([effect.describe() for effect in self.effects])
        if self.price is not NOTHING:
            does = [Message("ability-price", price=self.price.describe(), does=does)]
        message = Message("ability-" + ("forced-" if self.forced else "") + moment)
        message.args["moment"] = Message("ability-moment", parts=parts)
        message.args["does"] = does
        message.args["count"] = len(parts)
        message.args["limit"] = self.limit
        return Message("ability-shared", says=message) if self.shared else message


class Fated(Ability):
    """The effect of a fate card, resolved in an edge battle (SWLCG-376)."""

    def __init__(self, *effects: Effect, needs: Condition | None = None, target: Target | None = None) -> None:
        super().__init__(REACTION, When("fate"), *effects, needs=needs, zones=("edge",), target=target)

    def describe(self) -> Message:
        does = [self.target.describe()] if self.target is not None else []
        does.extend([effect.describe() for effect in self.effects])
        parts = [self.needs.describe()] if self.needs is not None else []
        line = Message("ability-fate", parts=parts, does=does, count=len(parts))
        return Message("card-says", parts=[line])


def note_use(t: State, seat: Seat, card: Card, ability: int) -> None:
    """Note the use of a limited ability, whatever becomes of it (SWLCG-671)."""
    trigger = t.setup.defs[card].triggers[ability]
    if isinstance(trigger, Ability) and trigger.limit:
        word = limit_word(t, card, ability, trigger.limit)
        own = trigger.limit == ONCE_A_TURN
        t.modifiers.append(Modifier(word, card if own else NO_CARD, 1, "turn-end", seat=NO_SEAT if own else seat))


def limit_word(t: State, card: Card, ability: int, limit: int) -> str:
    return f"used-{ability}" if limit == ONCE_A_TURN else "used-" + board.printed(t, card).title


ACT: Final = When("act")
