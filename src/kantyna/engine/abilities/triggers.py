"""Abilities: what a card lets a seat do, when, at what cost, aimed at what; and what keeps one from being used."""

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
    """An ability that is used at its time: before an event (interrupt), after it (reaction), or in a window (action).

    `on` is the kind of event, or for an action what the game makes of it. It works while its card lies in an active
    zone; `from_hand`: while it lies in a ready zone, from which it is played; `zones`: in the zones of these names;
    `anywhere`: wherever its card lies, being about what happens to the card itself, such as being bought.
    `price` is paid before `target` is chosen. `asks`: its effects let the seat decline themselves, so that nobody need
    ask before. `each`: it may answer once for every card that an event befalls, not once for the event. `secret`:
    whether it can be used depends on what others do not see, so that its seat is asked whenever it could be. `shared`:
    an action that partners of its seat may use as well.
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
        """Does this event concern the ability of this card?"""
        return True

    def user(self, t: State, card: Card, event: PendingEvent) -> Seat:
        """The seat that may use this ability of this card."""
        return t.controller(card)

    def users(self, t: State, card: Card, event: PendingEvent) -> list[Seat]:
        """The seats that may use it, where the rules let several."""
        return [self.user(t, card, event)]

    def could(self, t: State, seat: Seat, event: PendingEvent) -> bool:
        """From what everybody knows: could that seat use it now, if it held such a card where nobody sees it?"""
        return True

    def hindered(self, t: State, seat: Seat, card: Card, ability: int) -> str:
        """What else keeps that seat from using it, as a word that the game has a sentence for; empty: nothing."""
        return ""

    def works_in(self, setup: Setup, zone: Zone) -> bool:
        """Does it work while its card lies in that zone?"""
        if self.anywhere:
            return True
        if self.zones:
            return setup.zone_kinds[zone].name in self.zones
        return setup.ready_zones[zone] if self.from_hand else setup.active_zones[zone]

    def sets_off(self) -> tuple[Effect, ...]:
        """What its use may do and ask: its price, its target, its effects."""
        aims: tuple[Effect, ...] = (self.target,) if self.target is not None else ()
        return (self.price, *aims, *self.effects)

    def describe(self) -> Message:
        return Message("trigger-" + self.word, effects=[effect.describe() for effect in self.effects])


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Select):
    """What an ability is aimed at: the picks are kept on its frame."""

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        frame(t).targets = cards

    def exists(self, t: State, me: Step) -> bool:
        """Is there anything to aim at? Asked all the time, of abilities that are not used."""
        return bool(self.candidates(t, me))

    def fitting(self, t: State, me: Step, place: int) -> list[Card]:
        """The cards that may be the target in that place, where each place has its own."""
        return self.candidates(t, me)


def targets(t: State) -> list[int]:
    """The targets of the ability being used that may still be its targets: others are not affected."""
    return [card for place in range(len(frame(t).targets)) for card in target_in(t, place)]


def target_in(t: State, place: int) -> list[Card]:
    """The target of the ability being used that was chosen in that place, if it still may be one."""
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
    """What keeps that seat from using the ability, apart from the time: its cost, no target, nothing it could do.

    `openly`: what everybody sees to keep it from that.
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
    """Why that seat does not use the ability, in the word of it: what its effects say themselves, or a sentence."""
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
    """Is the ability being used a forced one? Then what it asks must be decided."""
    for event in reversed(t.pending):
        if event.ability >= 0:
            trigger: Trigger = t.setup.defs[event.card].triggers[event.ability]
            return trigger.forced
    return False
