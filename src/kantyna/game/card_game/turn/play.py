"""Playing units, enhancements and events from hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.frames import use_ability
from ....engine.abilities.pending import RESULT, PendingEvent
from ....engine.abilities.triggers import Trigger, hindrance
from ....engine.abilities.windows import Occur
from ....engine.cards import CardDef
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import DECLINE, NOTHING, Effect, Step
from ....engine.effects.fields import AMOUNT, CARD, NUMBER, Field, Fields
from ....engine.effects.hands import DISCARD
from ....engine.effects.nature import ANOTHERS, Nature
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat, Zone
from ....engine.rules.game import Rules
from ....engine.voice import Message, card_name
from .. import board
from ..abilities.ability import note_use
from ..cards.card_types import ENHANCEMENT, EVENT, FATE, OBJECTIVE, UNIT, PrintedCard
from ..effects.friendly_players import MayChooseFriend
from ..engagement.conflict import join
from ..formats.common_reserve import as_if_in_hand, held, holds, is_as_if_in_hand
from ..formats.mode import mode_of
from ..terms import ACTIVE, LIMITED, PHASE, PHASES, PLAYING, RESERVED
from .costs import PRICED, cost_for, match_needed, payable
from .discounts import lowest_cost
from .movement import FOR_PARTNER, do_with_partner, enter_play

if TYPE_CHECKING:
    from ....engine.state import State

DEPLOYMENT: Final = PHASES.index("deployment") + 1
PLAYED: Final = Occur("played", NOTHING)
BORROWED: Final = Occur("borrowed", NOTHING)
"""A card was played from a partner's common reserve."""


def can_pay(t: State, seat: Seat, card: Card, supposed: bool = False) -> bool:
    """Could the player pay for that card, perhaps after interrupts that lower its cost (SWLCG-320)?

    `supposed`: the copy need not be in hand; it might lie wherever the player may play it from.
    """
    cost = cost_for(t, seat, card)
    if payable(t, seat, cost, match_needed(t, seat, card, cost), supposed):
        return True
    reserved = bool(as_if_in_hand(t, seat)) if supposed else is_as_if_in_hand(t, card)
    lowest = lowest_cost(t, seat, card, cost, 0 if reserved else 1)
    return lowest < cost and payable(t, seat, lowest, match_needed(t, seat, card, lowest), supposed)


def refuse_cost(t: State, seat: Seat, card: Card) -> Refusal | None:
    """Why the player cannot pay for that card."""
    if can_pay(t, seat, card):
        return None
    cost = cost_for(t, seat, card)
    name = card_name(t.setup.defs[card].id)
    if payable(t, seat, cost, ""):
        return Refusal("SWLCG-308", Message("refuse-no-match", card=name))
    return Refusal("SWLCG-188", Message("refuse-cost", card=name, n=cost))


def refuse_restrictions(t: State, card: Card, seat: Seat = NO_SEAT) -> Refusal | None:
    """Why that card cannot be played or put into play, whatever it costs: unique, or nothing to enhance.

    `seat` would play it, if not its holder.
    """
    definition = board.printed(t, card)
    if definition.unique and board.same_title_in_play(t, card):
        return refusal("SWLCG-600", "unique", t, card)
    if board.enhances_dial(t, card) and not mode_of(t).has_dial:
        return refusal("SWLCG-207", "nothing-to-enhance", t, card)
    if definition.kind == ENHANCEMENT and not board.enhances_place(t, card) and not board.hosts(t, card, seat):
        return refusal("SWLCG-207", "nothing-to-enhance", t, card)
    return None


def refuse_limited(t: State, seat: Seat, card: Card) -> Refusal | None:
    """One Limited card per turn (SWLCG-565)."""
    if board.printed(t, card).keywords.get("limited") and t.seat_numbers[LIMITED][seat]:
        return refusal("SWLCG-565", "limited", t, card)
    return None


class Play(Effect):
    """Play a unit or an enhancement: an action of the active player in the deployment phase (SWLCG-184, SWLCG-189)."""

    word: ClassVar[str] = "play"
    takes_card: ClassVar[bool] = True
    nature: ClassVar[Nature] = Nature("hand", RESERVED, ANOTHERS + RESERVED)

    def run(self, t: State, me: Step) -> None:
        begin_play(t, me.seat, me.card, DEPLOY, 0)

    def refuse(self, t: State, me: Step) -> Refusal | None:
        definition = board.printed(t, me.card)
        if not holds(t, me.seat, me.card) and me.card not in played_from_discard(t, me.seat):
            return refusal("SWLCG-184", "not-in-hand", t, me.card)
        if definition.kind == FATE:
            return refusal("SWLCG-379", "fate", t, me.card)
        if definition.kind == OBJECTIVE:
            return refusal("BOTF-088", "objective-from-hand", t, me.card)
        if definition.kind == EVENT:
            return refusal("SWLCG-498", "event-time", t, me.card)
        if not may_deploy(t, me.seat):
            joins = joining(t, me.seat, me.card)
            if joins is not None:
                return joins.hindered(t, me) or refusal("SWLCG-197", "played-by-ability", t, me.card)
            rule = "SWLCG-196" if t.numbers[PHASE] == DEPLOYMENT else "SWLCG-192"
            return refusal(rule, "not-deployment", t, me.card)
        return (
            refuse_limited(t, me.seat, me.card)
            or refuse_restrictions(t, me.card, me.seat)
            or refuse_cost(t, me.seat, me.card)
        )


def begin_play(t: State, seat: Seat, card: Card, then: Effect, n: int) -> None:
    """Reveal a card and pay for it (SWLCG-294); `then` asks `was_paid`."""
    came_from = t.where[card]
    t.send(card, t.zone_of(seat, PLAYING), "play", seat)
    t.pending.append(PendingEvent(RESULT, seat, card, t.host[card], came_from))
    t.host[card] = NO_CARD
    t.push(then, seat, card, n)
    t.push(PRICED, seat, card, 0)


def was_paid(t: State, seat: Seat, card: Card) -> bool:
    """Was the card paid for? If not, it goes back where it was; everybody has seen it (SWLCG-295, SWLCG-320)."""
    payment = t.pending.pop()
    came_from = Zone(payment.n)
    if payment.short:
        t.send(card, came_from, "take-back", seat)
        t.host[card] = payment.other
        t.show(card)
        return False
    if board.printed(t, card).keywords.get("limited"):
        t.seat_numbers[LIMITED][seat] += 1
    if t.zone_kind(came_from).name == RESERVED and t.setup.seat_of_zone[came_from] != seat:
        t.push(BORROWED, seat, card, 0)
    return True


class Deploy(Effect):
    """The card is paid for and enters play. `flag`: it joins the engagement."""

    word: ClassVar[str] = "deploy"

    def run(self, t: State, me: Step) -> None:
        if not was_paid(t, me.seat, me.card):
            return
        definition = board.printed(t, me.card)
        if definition.kind == ENHANCEMENT and not board.enhances_place(t, me.card):
            t.push(ATTACH, me.seat, me.card, 0)
        elif me.card in t.setup.constants.get(FOR_PARTNER, ()):
            t.push(DEPLOY_FOR, me.seat, me.card, 0)
        else:
            t.push(PLAYED, me.seat, me.card, 0)
            enter_play(t, me.seat, me.card)
            if me.flag and board.is_engagement(t):
                join(t, me.card)


class DeployFor(MayChooseFriend):
    """A paid unit may enter play under a partner's control, if its text says so."""

    word: ClassVar[str] = "deploy-for"
    rule: ClassVar[str] = "BOTF-258"

    def run(self, t: State, me: Step) -> None:
        if self.seats(t, me):
            super().run(t, me)
        else:
            self.act_on(t, me, me.seat)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.effect == DECLINE:
            self.act_on(t, me, me.seat)
        else:
            super().answer(t, me, choice)

    def act_on(self, t: State, me: Step, seat: Seat) -> None:
        t.push(PLAYED, me.seat, me.card, 0)
        enter_play(t, seat, me.card)
        if seat != me.seat:
            do_with_partner(t, me.seat, me.card, FOR_PARTNER)


class PlayIntoEngagement(Effect):
    """Play this unit from hand at its cost, in any phase; it joins the engagement (SWLCG-197).

    It was not declared, so answers to declarations ignore it.
    """

    word: ClassVar[str] = "play-into-engagement"

    def run(self, t: State, me: Step) -> None:
        begin_play(t, me.seat, me.card, DEPLOY, 1)

    def possible(self, t: State, me: Step) -> bool:
        """Judged from public knowledge; whether the card is held is checked elsewhere."""
        return self.may_join(t, me) and can_pay(t, me.seat, me.card)

    def might(self, t: State, me: Step) -> bool:
        return self.may_join(t, me) and can_pay(t, me.seat, me.card, supposed=True)

    def may_join(self, t: State, me: Step) -> bool:
        """Only the two fighting players bring units into the engagement (BOTF-330)."""
        return board.fights(t, me.seat) and refuse_restrictions(t, me.card, me.seat) is None

    def hindered(self, t: State, me: Step) -> Refusal | None:
        if not board.fights(t, me.seat):
            return refusal("BOTF-330", "not-fighting", t, me.card)
        return refuse_restrictions(t, me.card, me.seat) or refuse_cost(t, me.seat, me.card)


def joining(t: State, seat: Seat, card: Card) -> PlayIntoEngagement | None:
    """The effect that lets the player play that card into the current engagement, whatever it costs."""
    if board.fights(t, seat):
        for trigger in board.printed(t, card).triggers:
            for effect in trigger.effects:
                if isinstance(effect, PlayIntoEngagement):
                    return effect
    return None


class Attach(Select):
    """Choose the card to enhance (SWLCG-201)."""

    word: ClassVar[str] = "attach"
    rule: ClassVar[str] = "SWLCG-201"

    def candidates(self, t: State, me: Step) -> list[Card]:
        return board.hosts(t, me.card)

    def run(self, t: State, me: Step) -> None:
        if not self.candidates(t, me):
            t.send(me.card, t.zone_of(t.owner[me.card], DISCARD), "discard", me.seat)
            return
        super().run(t, me)

    def act_on(self, t: State, me: Step, card: Card) -> None:
        t.push(PLAYED, me.seat, me.card, 0)
        attach(t, me.seat, me.card, card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if board.is_in_play(t, card) and board.has_keyword(t, card, "no-enhancements"):
            return Refusal("SWLCG-570", Message("refuse-no-enhancements", card=card_name(t.setup.defs[card].id)))
        return None

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-attach", card=card_name(t.setup.defs[me.card].id))


def attach(t: State, seat: Seat, card: Card, host: Card) -> None:
    enter_play(t, seat, card, host)
    t.tell("attach", seat, host)


def played_from_discard(t: State, seat: Seat) -> list[Card]:
    """Discarded cards that may be played as from hand."""
    holders = t.setup.constants.get("played-from-discard", [])
    pile = t.zone_of(seat, DISCARD)
    there = [card for card in holders if t.where[card] == pile]
    return [card for card in t.zones[pile] if card in there] if len(there) > 1 else there


def may_deploy(t: State, seat: Seat) -> bool:
    """May that player deploy? Only the active player, in the deployment phase (SWLCG-192, SWLCG-196)."""
    return t.numbers[ACTIVE] == seat and t.numbers[PHASE] == DEPLOYMENT


def could_hold_action(t: State, seat: Seat) -> bool:
    """Judged from public knowledge: could that player hold and pay for a card with an action?"""
    for definition, i in held_actions(t.setup.rules, board.side(t, seat)):
        # any copy will do: only public facts are read
        card = t.setup.index.get(definition.id + "#1", NO_CARD)
        there = card >= 0 and mode_of(t).might_have(t, seat, card)
        payable = there and (definition.kind != EVENT or can_pay(t, seat, card, supposed=True))
        if payable and not hindrance(t, seat, card, i, openly=True):
            return True
    return False


def held_actions(rules: Rules, side: str) -> list[tuple[PrintedCard, int]]:
    """That side's actions that work from hand, found once because windows ask all the time. The caller needs only one,
    so the easiest come first: without target or cost, then cheap."""
    known = _held_actions.get((rules, side))
    if known is None:
        known = []
        for definition in rules.cards():
            assert isinstance(definition, PrintedCard)
            acting = [i for i, trigger in enumerate(definition.triggers) if trigger.acts and works_from_hand(trigger)]
            known.extend([(definition, i) for i in acting if definition.side == side])
        known.sort(key=_difficulty)
        _held_actions[(rules, side)] = known
    return known


def _difficulty(action: tuple[PrintedCard, int]) -> tuple[bool, int]:
    definition, i = action
    trigger = definition.triggers[i]
    return (trigger.target is not None or trigger.price is not NOTHING, definition.cost or 0)


def works_from_hand(trigger: Trigger) -> bool:
    """Could the ability work from hand?"""
    return trigger.from_hand or trigger.anywhere or "hand" in trigger.zones


_held_actions: dict[tuple[Rules, str], list[tuple[PrintedCard, int]]] = {}


def could_hold(t: State, seat: Seat, definition: CardDef) -> bool:
    """Judged from public knowledge: could that player hold such a card and pay for it?"""
    assert isinstance(definition, PrintedCard)
    side = board.side(t, seat)
    copy = t.setup.index.get(definition.id + "#1", NO_CARD)
    if definition.side != side or not held(t, seat) or copy < 0 or not mode_of(t).might_have(t, seat, copy):
        return False
    # any copy will do: its cost is public
    return definition.kind != EVENT or can_pay(t, seat, copy, supposed=True)


def plays(t: State, seat: Seat) -> list[Step]:
    """The units and enhancements that the player may play now."""
    if not may_deploy(t, seat):
        return []
    return _plays(t, seat, [*held(t, seat), *played_from_discard(t, seat)])


def plays_from_discard(t: State, seat: Seat) -> list[Step]:
    """Those in the discard pile, where everybody sees them."""
    return _plays(t, seat, played_from_discard(t, seat)) if may_deploy(t, seat) else []


def _plays(t: State, seat: Seat, cards: list[Card]) -> list[Step]:
    steps = t.setup.menus[seat].of(PLAY_CARD)
    found: list[Step] = []
    for card in cards:
        if board.printed(t, card).kind in (UNIT, ENHANCEMENT) and PLAY_CARD.refuse(t, steps[card]) is None:
            found.append(steps[card])
    return found


# events


class PutAway(Effect):
    """An event is discarded after its effect (SWLCG-497)."""

    word: ClassVar[str] = "put-away"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        if t.where[me.card] == t.zone_of(me.seat, PLAYING):
            t.send(me.card, t.zone_of(t.owner[me.card], DISCARD), "discard", me.seat)


ANSWERED: Final = Field(NUMBER, -1, 1000)
"""The index of the answered event among the pending ones; -1: none."""


class PlayEvent(Effect):
    """Reveal an event and pay for it; then use its ability (SWLCG-499)."""

    word: ClassVar[str] = "play-event"
    fields: ClassVar[Fields] = {"about": ANSWERED, "concerned": CARD}

    def __init__(self, about: int, concerned: Card) -> None:
        self.about = about
        self.concerned = concerned

    def run(self, t: State, me: Step) -> None:
        begin_play(t, me.seat, me.card, CarryOut(self.about, self.concerned), me.ability)


class CarryOut(PlayEvent):
    """The event is paid for. Pay the ability's own cost, choose targets, allow cancelling, resolve it, put it away,
    then allow reactions (SWLCG-499)."""

    word: ClassVar[str] = "carry-out"

    def run(self, t: State, me: Step) -> None:
        if was_paid(t, me.seat, me.card):
            note_use(t, me.seat, me.card, me.ability)
            t.push(PLAYED, me.seat, me.card, 0)
            use_ability(t, me.seat, me.card, me.ability, self.about, self.concerned, PUT_AWAY)


class UsePlayed(Effect):
    """Only in positions of earlier versions, which asked about cancelling before targets were chosen: use the ability
    of an event that could have been cancelled."""

    word: ClassVar[str] = "use-played"
    fields: ClassVar[Fields] = {"ability": AMOUNT, "about": ANSWERED, "concerned": CARD}

    def __init__(self, ability: int, about: int, concerned: Card) -> None:
        self.ability = ability
        self.about = about
        self.concerned = concerned

    def run(self, t: State, me: Step) -> None:
        use_ability(t, me.seat, me.card, self.ability, self.about, self.concerned)


def use(t: State, seat: Seat, card: Card, ability: int, about: int, concerned: Card) -> None:
    """Use an ability of a card in play, or play the event that has it."""
    trigger: Trigger = t.setup.defs[card].triggers[ability]
    if trigger.from_hand:
        t.push(PlayEvent(about, concerned), seat, card, ability)
    else:
        note_use(t, seat, card, ability)
        use_ability(t, seat, card, ability, about, concerned)


def refuse_event(t: State, seat: Seat, card: Card) -> Refusal | None:
    """Why that player cannot play or pay for the event."""
    return refuse_limited(t, seat, card) or refuse_cost(t, seat, card)


def may_play_event(t: State, seat: Seat, card: Card) -> bool:
    """May that player play the event and pay for it?"""
    return can_pay(t, seat, card) and refuse_limited(t, seat, card) is None


PLAY_CARD: Final = Play()
DEPLOY: Final = Deploy()
DEPLOY_FOR: Final = DeployFor()
ATTACH: Final = Attach(1, 1)
PUT_AWAY: Final = PutAway()
EFFECTS: Final[list[type[Effect]]] = [
    Play, Deploy, DeployFor, PlayIntoEngagement, Attach, UsePlayed, PutAway, PlayEvent, CarryOut,
]  # fmt: skip
VERBS: Final[list[Effect]] = [PLAY_CARD]
