"""Plays The Card Game: imagines a table behind the view, tries the choices on it, lets both sides play on by `reflexes`
until what was begun is over, and values the result.

An engagement is played to its end, an ability until it has resolved, an answer until the event has settled.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ...engine.abilities.pending import Settle
from ...engine.abilities.windows import ActionWindow, Answer, AnswerWindow
from ...engine.effects.effect import DONE, PASS, Effect, Step, Verb, without_may
from ...engine.effects.effect import Step as Choice
from ...engine.ids import NO_CARD, NO_SEAT, Card
from ...engine.state import State
from ...engine.table import imagine_state
from ...game.card_game import board
from ...game.card_game.cards.card_types import FATE
from ...game.card_game.engagement.conflict import (
    ATTACK_WITH,
    DEAL_ONE,
    DEFEND_WITH,
    DeclareAttackers,
    DeclareObjective,
    DeclareUnits,
    EndEngagement,
    attackers_of,
)
from ...game.card_game.engagement.damage import Protect
from ...game.card_game.engagement.edge_battle import Fates, Placing
from ...game.card_game.engagement.shields import Shielding, UseShield
from ...game.card_game.engagement.strikes import PlaceTactics, ResolveIcons, StrikeTurn, StrikeUnit
from ...game.card_game.terms import COMMITTED, DAMAGE, FOCUS, PARTICIPATION, SHIELD
from ...game.card_game.turn.costs import PayWith, cost_for
from ...game.card_game.turn.play import PLAY_CARD, Attach
from ..bot import View
from ..evaluation import Evaluation
from .reflexes import doubling, reflex
from .worth import defence, power, unit_worth, worth

MOST_AHEAD: Final = 120
"""The most choices played ahead before the table is valued."""
GAIN: Final = 0.3
"""What an action must gain at least: it could be more useful later."""
COMPETING: Final = 1.2
"""What a resource is worth while units can be played with it."""
TRIED: Final = (StrikeTurn, ResolveIcons, StrikeUnit, PlaceTactics, Shielding, UseShield, Protect, Fates, Attach)
"""Questions of the rules for which trying the options is better than the reflex."""

HALTED: Final = NO_SEAT


class Effort:
    """How much is tried for one decision.

    `samples`: tables imagined where much depends on the enemy's hand. `depth`: questions by cards, one after another,
    whose options are all tried. `breadth`, `wide`: the most options tried at the real question, and at later ones.
    `largest`: the most units added to a force.
    """

    def __init__(self, samples: int, depth: int, breadth: int, wide: int, largest: int) -> None:
        self.samples = samples
        self.depth = depth
        self.breadth = breadth
        self.wide = wide
        self.largest = largest


GREAT: Final = Effort(samples=2, depth=2, breadth=8, wide=4, largest=5)


class Halt(Effect):
    """Marks the place on the stack of an imagined table at which playing ahead stops."""

    word: ClassVar[str] = "halt"

    def run(self, t: State, me: Step) -> None:
        t.asked = {HALTED: []}


HALT: Final = Halt()


def horizon(t: State) -> int:
    """The index on the stack at which playing ahead from the open question stops."""
    for i, step in enumerate(t.stack):
        if isinstance(step.effect, EndEngagement):
            return i
    for i in range(len(t.stack) - 1, -1, -1):
        if isinstance(t.stack[i].effect, Settle):
            return i
    return len(t.stack) - 1


def halting(t: State, place: int) -> State:
    """A copy that stops at that place of the stack."""
    copy = t.copy()
    copy.stack.insert(place, Step(HALT, HALTED, NO_CARD, 0, t.setup))
    return copy


def alike(t: State, step: Step) -> tuple[object, ...]:
    """Options with equal values are equivalent: the same card in the same state."""
    card = step.card
    if card < 0:
        return (step.effect, step.payload)
    marks = [t.marks[mark][card] for mark in (DAMAGE, FOCUS, SHIELD, COMMITTED, PARTICIPATION)]
    return (step.effect, step.payload, t.setup.defs[card].id, t.where[card], t.host[card], t.picks.count(card), *marks)


def distinct(t: State, steps: list[Step], most: int) -> list[Step]:
    found: dict[tuple[object, ...], Step] = {}
    for step in steps:
        found.setdefault(alike(t, step), step)
    chosen = list(found.values())
    if len(chosen) <= most:
        return chosen
    chosen.sort(key=lambda step: -prominence(t, step))
    return chosen[:most]


def prominence(t: State, step: Step) -> float:
    """If there are too many options, endings and the strongest cards are tried."""
    if step.card < 0:
        return 100.0
    return unit_worth(t, step.card) if board.is_unit(t, step.card) else 1.0


def close(t: State) -> None:
    """Close the window: while playing ahead, everybody passes."""
    t.stack.pop()
    t.asked = {}
    t.advance()


def is_fate(t: State, card: Card) -> bool:
    definition = board.printed(t, card)
    return definition.kind == FATE and bool(definition.triggers)


class Player:
    """One decision of a seat."""

    def __init__(self, view: View, choices: list[Choice], effort: Effort = GREAT) -> None:
        self.effort = effort
        self.view = view
        self.choices = choices
        self.seat = choices[0].seat
        self.t = self.imagined(0)
        self.question = without_may(self.t.stack[-1].effect)

    def imagined(self, seed: int) -> State:
        t = imagine_state(self.view, seed, self.choices[0].setup)
        t.advance()
        return t

    def choice(self) -> Choice:
        question = self.question
        if isinstance(question, DeclareObjective):
            return self.objective()
        if isinstance(question, DeclareUnits):
            return self.unit()
        if isinstance(question, ActionWindow):
            return self.action()
        if isinstance(question, AnswerWindow):
            return self.answer()
        if isinstance(question, Placing):
            return self.placed()
        if not isinstance(question, TRIED):
            known = reflex(self.t, self.seat, self.choices)
            if known is not None:
                return known
        return self.tried()

    # windows

    def action(self) -> Choice:
        """The best action that gains something; otherwise a card to play, or a pass."""
        known = reflex(self.t, self.seat, self.choices) or self.choices[-1]
        acts = [choice for choice in self.choices[:-1] if choice.effect != PLAY_CARD]
        if not acts:
            return known
        now = self.passing()
        best, most = known, 0.0
        for choice in distinct(self.t, acts, self.effort.breadth):
            gain = self.outcome_of_action(choice) - now - GAIN
            if known.effect == PLAY_CARD:  # its cost is missing for units
                gain -= COMPETING * self.price(choice.card)
            if gain > most:
                best, most = choice, gain
        return best

    def price(self, card: Card) -> int:
        """The cost of the card, if it is not in play yet."""
        return 0 if board.is_in_play(self.t, card) else cost_for(self.t, self.seat, card)

    def passing(self) -> float:
        """What passing is worth."""
        place = horizon(self.t)
        if place == len(self.t.stack) - 1:
            return worth(self.t, self.seat)
        t = halting(self.t, place)
        t.take(self.choices[-1])
        return self.outlook(t, self.effort.depth)

    def outcome_of_action(self, choice: Choice) -> float:
        """What an action is worth: at the end of the engagement, or, outside one, at the end of the action."""
        place = horizon(self.t)
        if place < len(self.t.stack) - 1:
            t = halting(self.t, place)
            t.take(choice)
            return self.outlook(t, self.effort.depth)
        t = self.t.copy()
        base = len(t.stack)
        me = t.stack.pop()
        t.asked = {}
        me.effect.answer(t, me, choice)
        t.stack.insert(
            base, Step(HALT, HALTED, NO_CARD, 0, t.setup)
        )  # above the window, which goes on after the action
        t.advance()
        return self.outlook(t, self.effort.depth)

    def answer(self) -> Choice:
        """The best answer, unless refusing is better."""
        known = doubling(self.t, self.seat, self.choices)
        if known is not None:
            return known
        values = [(self.outcome(choice), choice) for choice in distinct(self.t, self.choices, self.effort.breadth)]
        refusal = self.choices[-1]
        if isinstance(refusal.effect, Answer):
            return max(values, key=lambda each: each[0])[1]
        kept = next((value for value, choice in values if choice == refusal), 0.0)
        offers = [(value, choice) for value, choice in values if isinstance(choice.effect, Answer)]
        if not offers:
            return refusal
        value, best = max(offers, key=lambda each: each[0])
        return best if value >= kept else refusal

    # the edge

    def placed(self) -> Choice:
        """The reflex, unless the effect of a fate card is worth more."""
        best = reflex(self.t, self.seat, self.choices) or self.choices[-1]
        fates = [choice for choice in self.choices if choice.card >= 0 and is_fate(self.t, choice.card)]
        if not fates:
            return best
        tables = self.tables()
        most = self.mean_outcome(tables, best) + GAIN
        for choice in distinct(self.t, fates, self.effort.breadth):
            value = self.mean_outcome(tables, choice) if choice != best else most
            if value > most:
                best, most = choice, value
        return best

    def tables(self) -> list[State]:
        """Several tables imagined behind the view."""
        return [self.t, *[self.imagined(seed) for seed in range(1, self.effort.samples)]]

    def mean_outcome(self, tables: list[State], choice: Choice) -> float:
        return sum([self.outcome(choice, t) for t in tables], 0.0) / len(tables)

    # other questions

    def tried(self) -> Choice:
        """The option with the best outcome; of equal ones, that of the reflex."""
        options = distinct(self.t, self.choices, self.effort.breadth)
        if len(options) == 1:
            return options[0]
        known = reflex(self.t, self.seat, self.choices)
        best, most = options[0], float("-inf")
        for option in options:
            value = self.outcome(option) + (0.01 if known is not None and option == known else 0.0)
            if value > most:
                best, most = option, value
        return best

    def outcome(self, choice: Choice, table: State | None = None) -> float:
        t = halting(table or self.t, horizon(table or self.t))
        t.take(choice)
        return self.outlook(t, self.effort.depth)

    def outlook(self, t: State, depth: int) -> float:
        """Play on by reflexes, trying all options where a card asks this seat. Returns the worth of the result."""
        for _ in range(MOST_AHEAD):
            if t.over or HALTED in t.asked:
                break
            seat, steps = next(iter(t.asked.items()))
            known = steps[0] if len(steps) == 1 else reflex(t, seat, steps)
            if known is not None and known.effect == PASS and isinstance(t.stack[-1].effect, ActionWindow):
                close(t)
                continue
            if known is None and seat == self.seat and depth:
                return max([self.branch(t, option, depth - 1) for option in distinct(t, steps, self.effort.wide)])
            t.take(known or steps[0])
        return worth(t, self.seat)

    def branch(self, t: State, option: Step, depth: int) -> float:
        copy = t.copy()
        copy.take(option)
        return self.outlook(copy, depth)

    # engagements

    def objective(self) -> Choice:
        """The objective to attack with the best outcome, if that is better than no attack."""
        best, most = self.choices[-1], worth(self.t, self.seat)
        tables = self.tables()
        for choice in self.choices[:-1]:
            begun: list[State] = []
            for table in tables:
                t = table.copy()
                t.take(choice)
                begun.append(halting(t, len(t.stack) - 1))
            for units in self.forces(attackers_of(self.t, self.seat, choice.card), [], power):
                value = self.declared(begun, ATTACK_WITH, units)
                if value > most + 0.05:
                    best, most = choice, value
        return best

    def unit(self) -> Choice:
        """The next unit of the best force, or no more."""
        tables = self.tables()
        attacks = isinstance(self.question, DeclareAttackers)
        verb: Verb = ATTACK_WITH if attacks else DEFEND_WITH
        begun = [halting(t, len(t.stack) - 1 if attacks else horizon(t)) for t in tables]
        picked = self.t.picks
        free = [choice.card for choice in self.choices if choice.card >= 0]
        best: list[Card] = []
        most = float("-inf")
        forces = self.forces(free, picked, power if attacks else defence)
        if self.choices[-1].card < 0:
            forces.insert(0, [])
        for units in forces:
            value = self.declared(begun, verb, units)
            if value > most:
                best, most = units, value
        for choice in self.choices:
            if choice.card in best:
                return choice
        return self.choices[-1]

    def forces(
        self, free: list[Card], picked: list[Card], strength: Callable[[State, Card], float]
    ) -> list[list[Card]]:
        """Some forces of free units: the strongest one, two, three …; all; the same of those not committed to the
        Force; each of the strongest alone."""
        order = sorted(free, key=lambda card: (-strength(self.t, card), card))
        found = [order[: n + 1] for n in range(min(len(order), self.effort.largest))]
        found.append(order)
        idle = [card for card in order if not self.t.marks[COMMITTED][card]]
        found.extend([idle[: n + 1] for n in range(min(len(idle), self.effort.largest))])
        if not picked:
            found.extend([[card] for card in order[: self.effort.wide]])
            found.append(order[1:])
        chosen: list[list[Card]] = []
        for units in found:
            if units and units not in chosen:
                chosen.append(units)
        return chosen

    def declared(self, begun: list[State], verb: Verb, units: list[Card]) -> float:
        """The mean outcome over the imagined tables if these units are declared, beside those already picked."""
        total = 0.0
        for table in begun:
            t = table.copy()
            asking = t.stack[-1].effect
            for card in units:
                if not t.stack or t.stack[-1].effect != asking:
                    break  # no more may be declared
                t.take(Step(verb, self.seat, card, 0, t.setup))
            steps = t.asked.get(self.seat)
            if steps and t.stack[-1].effect == asking:
                ends = [step for step in steps if step.card < 0]
                t.take(ends[0] if ends else Step(DONE, self.seat, NO_CARD, 0, t.setup))
            total += self.outlook(t, 0)
        return total / len(begun)


class CardGameEvaluation(Evaluation):
    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """The proposed payment, and unopposed damage."""
        first = choices[0]
        return first if isinstance(first.effect, PayWith) or first.effect == DEAL_ONE else None

    def plan(self, view: View, choices: list[Choice]) -> Choice | None:
        return self.at_sight(choices) or Player(view, choices).choice()


EVALUATION = CardGameEvaluation()
