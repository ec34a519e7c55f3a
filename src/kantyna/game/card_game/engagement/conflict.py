"""The conflict phase: declaring an attack and the units on both sides, and the end of the engagement."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.abilities.windows import ActionWindow, occur_to_all
from ....engine.effects.card_choice import Select
from ....engine.effects.constants import NOTHING_FORBIDS, forbidden, read
from ....engine.effects.effect import DECLINE, DONE, NOTHING, Ask, Effect, Step, Verb
from ....engine.errors import Refusal, refusal
from ....engine.ids import NO_CARD, NO_SEAT, Card, Seat
from ....engine.voice import Message, card_name
from .. import board
from ..cards.card_types import OBJECTIVE
from ..formats.mode import mode_of
from ..terms import ATTACKED, ATTACKER, ATTACKING, DEFENDER, DEFENDING, ENGAGED, HAS_EDGE, PARTICIPATION, TURNS
from ..turn.movement import Over
from . import edge_battle, strikes, support
from .damage import deal
from .shields import SHIELDING

if TYPE_CHECKING:
    from ....engine.state import State

MOST_UNITS: Final = 60
MUST_DEFEND: Final = "must-defend"


class Engage(Verb):
    """Engage an objective. Why it cannot be attacked, or not yet, is said whenever it is tried."""

    def refuse(self, t: State, me: Step) -> Refusal | None:
        if me.card >= 0 and board.is_in_play(t, me.card) and board.kind(t, me.card) == OBJECTIVE:
            if t.controller(me.card) not in board.enemies(t, me.seat):
                return refusal("SWLCG-331", "no-enemy-objective", t, me.card)
            if t.controller(me.card) not in board.opposite(t, me.seat):
                return refusal("BOTF-019", "not-opposite", t, me.card)
            if is_too_early(t, me.seat, me.card):
                return refusal("BOTF-201", "too-early", t, me.card)
        return super().refuse(t, me)


class DeclareUnit(Verb):
    """Declare a unit. After the declaration, the refusal says what kept the unit out."""

    def refuse(self, t: State, me: Step) -> Refusal | None:
        declared = ATTACKING if self.name == "attack-with" else DEFENDING
        side = t.seat_held(ATTACKER) if declared == ATTACKING else board.defender(t)
        if me.card < 0 or not board.is_engagement(t) or side != me.seat or not board.participants(t, me.seat):
            return super().refuse(t, me)
        if t.marks[PARTICIPATION][me.card]:
            return refusal(self.rule, "takes-part", t, me.card)
        if support.has_lent(t, me.seat, me.card):
            return refusal("BOTF-212", "support-one", t, me.card)
        engaged = t.card_held(ENGAGED)
        own = me.card in board.units(t, me.seat) and board.is_ready(t, me.card)
        if own and engaged >= 0 and declared == ATTACKING:
            most = read(t, "most-attackers", engaged, MOST_UNITS)
            if most <= len(board.participants(t, me.seat)):
                return refusal("SWLCG-116", "most-attackers", t, engaged, n=most)
        return super().refuse(t, me)


ENGAGE: Final = Engage("engage", "SWLCG-331")
ATTACK_WITH: Final = DeclareUnit("attack-with", "SWLCG-340")
DEFEND_WITH: Final = DeclareUnit("defend-with", "SWLCG-342")


class ConflictLoop(Effect):
    """Window 5.2, then the choice to attack; after an engagement, again (SWLCG-725)."""

    word: ClassVar[str] = "conflict-loop"

    def run(self, t: State, me: Step) -> None:
        t.push(DECLARE_OBJECTIVE, me.seat, NO_CARD, 0)
        t.push(ActionWindow("conflict"), NO_SEAT, NO_CARD, 0)


class DeclareObjective(Ask):
    """The active player may attack an enemy objective, each once per turn (SWLCG-213 to 218, SWLCG-331), or the dial
    where a card allows it (SWLCG-750, SWLCG-751)."""

    word: ClassVar[str] = "declare-objective"
    rule: ClassVar[str] = "SWLCG-331"

    def offer(self, t: State, me: Step) -> None:
        open_ones = [
            card
            for card in board.engageable(t, me.seat)
            if is_open(t, card) and attackers_of(t, me.seat, card)  # SWLCG-330, SWLCG-726
            if not is_too_early(t, me.seat, card)
        ]
        if open_ones:
            steps = [Step(ENGAGE, me.seat, card, 0, me.setup) for card in open_ones]
            t.asked = {me.seat: [*steps, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0:
            t.push(CONFLICT_LOOP, me.seat, NO_CARD, 0)
            most = read(t, "most-attackers", choice.card, MOST_UNITS)
            t.push(DeclareAttackers(1, most), me.seat, choice.card, 0)

    def reject(self, t: State, me: Step, tried: Step, question: Message) -> Refusal:
        card = tried.card
        if card in board.engageable(t, me.seat) and not is_too_early(t, me.seat, card):
            if not is_open(t, card):
                return refusal("SWLCG-216", "attacked", t, card)
            return refusal("SWLCG-330", "no-attacker", t, card)
        if card >= 0 and board.is_in_play(t, card) and board.kind(t, card) == OBJECTIVE:
            if board.is_sheltered(t, card):
                return refusal("BOTF-142", "sheltered", t, card)
            return ENGAGE.refuse(t, tried) or super().reject(t, me, tried, question)
        return super().reject(t, me, tried, question)


def is_too_early(t: State, seat: Seat, card: Card) -> bool:
    """In your first turn you cannot attack a player who has not had a turn (BOTF-201). In a game of two, the first
    player has no conflict phase in that turn anyway (SWLCG-219)."""
    turns = t.seat_numbers[TURNS]
    return turns[seat] == 1 and not turns[defender_of(t, seat, card)] and not mode_of(t).skips_conflict


def is_open(t: State, card: Card) -> bool:
    """May it still be engaged this turn? Once, plus what cards allow (SWLCG-216)."""
    return t.marks[ATTACKED][card] < read(t, "engagements", card, 1)


def able(t: State, seat: Seat, what: str) -> list[Card]:
    """The ready units that may be declared to attack or defend and that no card forbids to (SWLCG-335)."""
    return [
        card
        for card in board.units(t, seat)
        if board.is_ready(t, card) and not t.marks[PARTICIPATION][card] and forbidden(t, what, card) == NOTHING_FORBIDS
    ]


def attackers_of(t: State, seat: Seat, objective: Card) -> list[Card]:
    """The units that may be declared as attackers against that objective."""
    return [card for card in able(t, seat, "attack") if not bars(t, objective, card)]


def bars(t: State, objective: Card, unit: Card) -> bool:
    """Does the objective's own text keep that unit from attacking it?"""
    return any(
        [
            constant.stat == "cannot-attack-it" and constant.applies(t, objective, unit)
            for constant in board.printed(t, objective).constants
        ]
    )


class DeclareUnits(Select):
    """Units are declared together. Declaring does not focus them (SWLCG-338, SWLCG-340)."""

    role: ClassVar[int] = 0
    kind: ClassVar[str] = ""
    what: ClassVar[str] = ""
    """Cards forbid it with `cannot-` and this word."""

    support_rule: ClassVar[str] = ""
    """The ledger line that allows asking a partner for a unit."""

    def units_of(self, t: State, me: Step, seat: Seat) -> list[Card]:
        """The units of that player that may be declared."""
        return able(t, seat, self.what)

    def may_ask(self, t: State, me: Step) -> bool:
        """May partners be asked for support now?"""
        return True

    def candidates(self, t: State, me: Step) -> list[Card]:
        """The player's own units, and one unit per partner, with consent: all of them until one is lent."""
        cards = self.units_of(t, me, me.seat)
        for partner in board.partners(t, me.seat) if self.may_ask(t, me) else []:
            lent = support.is_lent(t, me.seat, partner, t.picks)
            for card in self.units_of(t, me, partner):
                if card in t.picks or not (lent or support.was_refused(t, card)):
                    cards.append(card)
        return cards

    def run(self, t: State, me: Step) -> None:
        support.resume(t)
        if t.picks and len(t.picks) >= min(self.most, len(self.candidates(t, me))):
            self.finish(t, me)  # the last one was lent or refused
        else:
            super().run(t, me)

    def answer(self, t: State, me: Step, choice: Step) -> None:
        if choice.card >= 0 and t.controller(choice.card) != me.seat:
            t.stack.append(me)
            support.ask_for(t, me.seat, choice.card)
        else:
            super().answer(t, me, choice)

    def finish(self, t: State, me: Step) -> None:
        cards = t.picks
        t.picks = []
        self.act(t, me, cards)

    def declare(self, t: State, me: Step, cards: list[Card]) -> None:
        """The units join. Keywords resolve at once; reactions follow the whole declaration, support included
        (SWLCG-586, BOTF-206, BOTF-210)."""
        for card in cards:
            t.marks[PARTICIPATION][card] = self.role
            t.tell(self.kind, me.seat, card)
        if cards:
            occur_to_all(t, self.kind, NOTHING, me.seat, cards, [0] * len(cards), t.card_held(ENGAGED))
        for card in reversed(cards):
            if board.has_keyword(t, card, "shielding"):
                t.push(SHIELDING, me.seat, card, 0)
        for card in cards:
            if t.controller(card) != me.seat:
                support.borrow(t, me.seat, card)

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if support.is_partners(t, me.seat, card):
            return support.refuse_support(t, me.seat, card, self.support_rule)
        if card not in board.units(t, me.seat):
            return refusal(self.rule, "no-own-unit", t, card)
        if t.marks[PARTICIPATION][card]:
            return refusal(self.rule, "takes-part", t, card)
        if not board.is_ready(t, card):
            return refusal("SWLCG-337" if self.role == ATTACKING else "SWLCG-343", "exhausted", t, card)
        return refusal("SWLCG-116", "cannot-" + self.what, t, card)


class DeclareAttackers(DeclareUnits):
    """At least one unit. From now on the objective, the step's card, is engaged (SWLCG-334, SWLCG-336)."""

    word: ClassVar[str] = "declare-attackers"
    rule: ClassVar[str] = "SWLCG-335"
    must_rule: ClassVar[str] = "SWLCG-336"
    picks: ClassVar[Verb] = ATTACK_WITH
    role: ClassVar[int] = ATTACKING
    kind: ClassVar[str] = "attackers"
    what: ClassVar[str] = "attack"
    support_rule: ClassVar[str] = "BOTF-208"

    def units_of(self, t: State, me: Step, seat: Seat) -> list[Card]:
        return attackers_of(t, seat, me.card)

    def may_ask(self, t: State, me: Step) -> bool:
        """The first unit must be your own (BOTF-208, BOTF-211)."""
        return any([t.controller(card) == me.seat for card in t.picks])

    def unfit(self, t: State, me: Step, card: Card) -> Refusal | None:
        if not self.may_ask(t, me) and support.is_partners(t, me.seat, card):
            return refusal("BOTF-211", "support-first", t, card)
        return super().unfit(t, me, card)

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        t.hold_card(ENGAGED, me.card)
        t.hold_seat(ATTACKER, me.seat)
        defender = begin_defence(t, me.seat, me.card)
        t.marks[ATTACKED][me.card] += 1
        t.tell("engage", me.seat, me.card)
        t.push(END_ENGAGEMENT, me.seat, NO_CARD, 0)
        t.push(SURVIVORS, me.seat, NO_CARD, 0)
        t.push(UNOPPOSED, me.seat, NO_CARD, 0)
        t.push(strikes.STRIKES, me.seat, NO_CARD, 0)
        t.push(ActionWindow("edge-fought"), NO_SEAT, NO_CARD, 0)
        t.push(edge_battle.EDGE_BATTLE, me.seat, NO_CARD, 0)
        t.push(ActionWindow("defenders"), NO_SEAT, NO_CARD, 0)
        t.push(DECLARE_DEFENDERS, defender, NO_CARD, 0)
        t.push(ActionWindow("attackers"), NO_SEAT, NO_CARD, 0)
        self.declare(t, me, cards)

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-declare-attackers", card=card_name(t.setup.defs[me.card].id))


def begin_defence(t: State, attacker: Seat, objective: Card) -> Seat:
    """The controller of the objective defends; for the dial, the dark player opposite (BOTF-323)."""
    defender = defender_of(t, attacker, objective)
    if len(t.numbers) > DEFENDER:
        t.hold_seat(DEFENDER, defender)
    return defender


def defender_of(t: State, attacker: Seat, objective: Card) -> Seat:
    holder = t.controller(objective)
    return board.opposite(t, attacker)[0] if holder == attacker else holder


class DeclareDefenders(DeclareUnits):
    """Any number of units, or none (SWLCG-342, SWLCG-344)."""

    word: ClassVar[str] = "declare-defenders"
    rule: ClassVar[str] = "SWLCG-342"
    picks: ClassVar[Verb] = DEFEND_WITH
    role: ClassVar[int] = DEFENDING
    kind: ClassVar[str] = "defenders"
    what: ClassVar[str] = "defend"
    support_rule: ClassVar[str] = "BOTF-204"

    def candidates(self, t: State, me: Step) -> list[Card]:
        """No units, if too few are left for the least number that must be declared together."""
        cards = super().candidates(t, me)
        return cards if self.reach(t, cards) >= least_defenders(t) else []

    def reach(self, t: State, cards: list[Card]) -> int:
        """How many of these can be declared together: each partner lends one (BOTF-212)."""
        defender = board.defender(t)
        own = len([card for card in cards if t.controller(card) == defender])
        return own + len({t.controller(card) for card in cards} - {defender})

    def offer(self, t: State, me: Step) -> None:
        super().offer(t, me)
        if t.asked and (0 < len(t.picks) < least_defenders(t) or self.missing(t, me)):
            t.asked = {me.seat: [step for step in t.asked[me.seat] if step.effect not in (DONE, DECLINE)]}

    def missing(self, t: State, me: Step) -> list[Card]:
        """Units that must defend if able and are not declared yet (BOTF-278)."""
        if MUST_DEFEND not in t.setup.constants:
            return []
        cards = [card for card in self.candidates(t, me) if card not in t.picks]
        return [card for card in cards if read(t, MUST_DEFEND, card, 0) > 0]

    def act(self, t: State, me: Step, cards: list[Card]) -> None:
        """If a partner's refusal leaves too few, none are declared."""
        self.declare(t, me, cards if len(cards) >= least_defenders(t) else [])

    def stays_open(self, t: State, me: Step, question: Message) -> Refusal:
        missing = self.missing(t, me)
        if missing:
            return refusal("BOTF-278", "must-defend", t, missing[0])
        if 0 < len(t.picks) < least_defenders(t):
            return Refusal("SWLCG-117", Message("refuse-least-defenders", n=least_defenders(t)))
        return super().stays_open(t, me, question)


def least_defenders(t: State) -> int:
    """The least number of defenders, if any are declared: 1, or more if an attacker says so."""
    if "least-defenders" not in t.setup.constants:
        return 1
    return max([read(t, "least-defenders", card, 1) for card in attackers(t)], default=1)


def attackers(t: State) -> list[Card]:
    roles = t.marks[PARTICIPATION]
    return [card for card in t.setup.cards if roles[card] == ATTACKING] if ATTACKING in roles else []


def join(t: State, card: Card) -> None:
    """A unit joins the engagement on its controller's side without being declared (SWLCG-354)."""
    t.marks[PARTICIPATION][card] = ATTACKING if t.seat_held(ATTACKER) == t.controller(card) else DEFENDING
    t.tell("join-engagement", t.controller(card), card)


class TurnEngagement(Effect):
    """The attackers engage this objective instead. The declared one counts as engaged this turn, this one does not
    (SWLCG-224)."""

    word: ClassVar[str] = "turn-engagement"

    def run(self, t: State, me: Step) -> None:
        t.hold_card(ENGAGED, me.card)
        t.tell("turn-engagement", me.seat, me.card)
        report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return t.card_held(ENGAGED) not in (NO_CARD, me.card)


class Unopposed(Ask):
    """An attacker has survived and no defender has: the attacking player may deal 1 more damage (SWLCG-477,
    SWLCG-485)."""

    word: ClassVar[str] = "unopposed"
    damages: ClassVar[bool] = True
    rule: ClassVar[str] = "SWLCG-477"

    def offer(self, t: State, me: Step) -> None:
        engaged = t.card_held(ENGAGED)
        defended = board.participants(t, board.defender(t))
        if engaged >= 0 and not board.is_safe(t, engaged) and board.participants(t, me.seat) and not defended:
            yes = Step(DEAL_ONE, me.seat, engaged, 0, me.setup)
            t.asked = {me.seat: [yes, Step(DECLINE, me.seat, NO_CARD, 0, me.setup)]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        t.tell("unopposed", me.seat)
        if choice.card >= 0:
            deal(t, me.seat, [choice.card], [1])


class Survivors(Effect):
    """Units still participating after the strikes have survived; attackers alone have survived an unopposed engagement
    (SWLCG-476, SWLCG-477, SWLCG-738)."""

    word: ClassVar[str] = "survivors"

    def run(self, t: State, me: Step) -> None:
        engaged = t.card_held(ENGAGED)
        attackers = board.participants(t, me.seat)
        defenders = board.participants(t, board.defender(t))
        if attackers and not defenders:
            occur_to_all(t, "unopposed", NOTHING, me.seat, attackers, [0] * len(attackers), engaged)
        both = [*attackers, *defenders]
        if both:
            occur_to_all(t, "survived", NOTHING, me.seat, both, [0] * len(both), engaged)


class EndEngagement(Effect):
    """Units stop participating, nobody has the edge, and effects that lasted until now end (SWLCG-489)."""

    word: ClassVar[str] = "end-engagement"
    outlives: ClassVar[bool] = True

    def run(self, t: State, me: Step) -> None:
        t.marks[PARTICIPATION] = [0] * len(t.setup.defs)
        t.hold_seat(HAS_EDGE, NO_SEAT)
        t.hold_card(ENGAGED, NO_CARD)
        t.hold_seat(ATTACKER, NO_SEAT)
        if len(t.numbers) > DEFENDER:
            t.hold_seat(DEFENDER, NO_SEAT)
        t.tell("engagement-over", me.seat)
        t.push(Over("engagement-end"), me.seat, NO_CARD, 0)


DEAL_ONE: Final = Verb("deal-one", "SWLCG-477")
CONFLICT_LOOP: Final[Effect] = ConflictLoop()
DECLARE_OBJECTIVE: Final = DeclareObjective()
DECLARE_DEFENDERS: Final = DeclareDefenders(0, MOST_UNITS)
UNOPPOSED: Final = Unopposed()
SURVIVORS: Final = Survivors()
END_ENGAGEMENT: Final = EndEngagement()
EFFECTS: Final[list[type[Effect]]] = [
    ConflictLoop, DeclareObjective, DeclareAttackers, DeclareDefenders, TurnEngagement, Unopposed, Survivors,
    EndEngagement,
]  # fmt: skip
VERBS: Final[list[Effect]] = [ENGAGE, ATTACK_WITH, DEFEND_WITH, DEAL_ONE]
