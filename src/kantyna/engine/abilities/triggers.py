"""Abilities of cards: when a seat may use one, its cost and targets, and what prevents its use."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ..effects.card_choice import Select
from ..effects.constants import NOTHING_FORBIDS, forbidden
from ..effects.effect import NOTHING, Effect, Step
from ..errors import Refusal
from ..ids import Card, Seat, Zone
from ..voice import Message, card_name
from .pending import PendingEvent, frame

if TYPE_CHECKING:
    from ..setup import Setup
    from ..state import State

INTERRUPT: Final = 0
REACTION: Final = 1
ACTION: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Trigger:
    """An ability with its timing: before an event (interrupt), after it (reaction), or in a window (action).

    `on` is the kind of event; for an action the game gives it a meaning. It works while its card lies in an active
    zone; `from_hand`: in a ready zone, from which it is played; `zones`: in the zones with these names; `anywhere`: in
    any zone, because it is about the card itself, such as being bought. `price` is paid before `target` is chosen.
    `asks`: its effects offer to decline, so no question comes first. `each`: it may answer once for every card of an
    event. `secret`: its use depends on hidden information, so its seat is asked whenever it could be possible.
    `shared`: an action that partners may use too.
    """

    word: ClassVar[str] = "trigger"

    def __init__(
        self,
        timing: int,
        on: str,
        *effects: Effect,
        forced: bool = False,
        from_hand: bool = False,
        zones: tuple[str, ...] = (),
        anywhere: bool = False,
        asks: bool = False,
        each: bool = False,
        secret: bool = False,
        price: Effect = NOTHING,
        target: Target | None = None,
        shared: bool = False,
    ) -> None:
        self.timing = timing
        self.on = on
        self.effects = effects
        self.forced = forced
        self.acts = timing == ACTION
        self.from_hand = from_hand
        self.zones = zones
        self.anywhere = anywhere
        self.asks = asks
        self.each = each
        self.secret = secret
        self.price = price
        self.target = target
        self.shared = shared

    def applies(self, t: State, card: Card, event: PendingEvent) -> bool:
        """Does the ability of this card answer this event?"""
        return True

    def user(self, t: State, card: Card, event: PendingEvent) -> Seat:
        """The seat that may use this ability of this card."""
        return t.controller(card)

    def users(self, t: State, card: Card, event: PendingEvent) -> list[Seat]:
        """The seats that may use it; several in some games."""
        return [self.user(t, card, event)]

    def could(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """As far as everybody knows: could that seat use it now, if it held such a card hidden?"""
        return True

    def hindered(self, t: State, seat: Seat, card: Card, ability: int) -> str:
        """A further reason of the game why that seat cannot use it, as the name of a message; empty: none."""
        return ""

    def works_in(self, setup: Setup, zone: Zone) -> bool:
        """Does it work while its card lies in that zone?"""
        if self.anywhere:
            return True
        if self.zones:
            return setup.zone_kinds[zone].name in self.zones
        return setup.ready_zones[zone] if self.from_hand else setup.active_zones[zone]

    def sets_off(self) -> tuple[Effect, ...]:
        """Everything that its use may run: price, target and effects."""
        aims: tuple[Effect, ...] = (self.target,) if self.target is not None else ()
        return (self.price, *aims, *self.effects)

    def describe(self) -> Message:
        return Message("trigger-" + self.word, effects=[effect.describe() for effect in self.effects])


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Select):
    """The targets of an ability; the picks are kept on its frame."""

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        frame(t).targets = cards

    def exists(self, t: State, me: Step) -> bool:
        """Is there a possible target? Called often, for abilities that are not used."""
        return bool(self.candidates(t, me))

    def fitting(self, t: State, me: Step, place: int) -> list[Card]:
        """The candidates for the target number `place`, if each target has its own."""
        return self.candidates(t, me)


def targets(t: State) -> list[Card]:
    """The targets of the current ability that are still legal; others are not affected."""
    return [card for place in range(len(frame(t).targets)) for card in target_in(t, place)]


def target_in(t: State, place: int) -> list[Card]:
    """The target number `place` of the current ability, if it is still legal."""
    using = frame(t)
    target = t.setup.defs[using.card].triggers[using.ability].target
    me = Step(target, using.seat, using.card, 0, t.setup)
    return [card for card in using.targets[place : place + 1] if card in target.fitting(t, me, place)]


# why an ability cannot be used

FINE: Final = ""
COST: Final = "cost"
NO_TARGET: Final = "target"
NO_EFFECT: Final = "effect"
CANNOT: Final = "cannot"
TIMING: Final = "timing"


def hindrance(t: State, seat: Seat, card: Card, ability: int, openly: bool = False) -> str:
    """Why that seat cannot use the ability, apart from timing: cost, no target, no effect. Empty: it can.

    `openly`: only reasons that everybody sees.
    """
    trigger: Trigger = t.setup.defs[card].triggers[ability]
    me = Step(NOTHING, seat, card, ability, t.setup)
    if forbidden(t, "use", card) != NOTHING_FORBIDS:
        return CANNOT
    why = trigger.hindered(t, seat, card, ability)
    if why:
        return why
    price = trigger.price
    if price is not NOTHING and not (price.might(t, me) if openly else price.possible(t, me)):
        return COST
    target = trigger.target
    if target is not None and not target.exists(t, me):
        return NO_TARGET
    if t.setup.rules.framed:
        for effect in trigger.effects:
            if effect.might(t, me) if openly else effect.possible(t, me):
                return FINE
        return NO_EFFECT
    return FINE


def refuse_ability(t: State, seat: Seat, card: Card, ability: int, why: str) -> Refusal:
    """The refusal for that reason: what the effects say themselves, or the general sentence."""
    triggers: tuple[Trigger, ...] = t.setup.defs[card].triggers
    trigger = triggers[ability] if ability < len(triggers) else None
    if trigger is not None and why == NO_EFFECT:
        me = Step(NOTHING, seat, card, ability, t.setup)
        for effect in trigger.effects:
            reason = effect.hindered(t, me)
            if reason is not None:
                return reason
    rule = t.setup.rules.ability_rule(t, why, trigger)
    return Refusal(rule, Message("refuse-ability-" + why, card=card_name(t.setup.defs[card].id)))


def used_by_force(t: State) -> bool:
    """Is the current ability forced? Then its questions must be answered."""
    for event in reversed(t.pending):
        if event.ability >= 0:
            trigger: Trigger = t.setup.defs[event.card].triggers[event.ability]
            return trigger.forced
    return False
