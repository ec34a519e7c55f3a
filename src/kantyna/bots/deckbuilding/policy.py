"""The policy for The Deckbuilding Game: it plans its turn as `greedy` does, by a table of weights and without imagining
what it cannot see."""

from __future__ import annotations

from math import exp

from ...engine.cards import CardDef
from ...engine.effects.effect import Step as Choice
from ...engine.effects.effect import without_may
from ...engine.effects.hands import DECK, DISCARD, HAND
from ...engine.effects.nature import PHASE
from ...engine.ids import Card, Seat
from ...engine.state import State
from ...engine.table import sketch_state
from ...game.deckbuilding.cards.card_types import PrintedCard
from ...game.deckbuilding.cards.clone_wars import CLONE_WARS_CARDS
from ...game.deckbuilding.cards.original import ORIGINAL_CARDS
from ...game.deckbuilding.play import bases_of
from ...game.deckbuilding.seating import seating_of
from ...game.deckbuilding.terms import ACTIVE, BASE, DAMAGE, FORCE, OUTERMOST, RESOURCES, SHIPS, TURN, UNITS, VICTORY
from ..bot import View
from ..policy import Policy, decided_value
from .player import Player
from .weights import BASES, NUMBERS, STANDING, TIERS
from .worth import AGE, order_of_play, wants_hand

Tiers = dict[str, tuple[int, int]]


class Weights:
    """The weights of one player."""

    def __init__(self, tiers: Tiers, bases: Tiers, numbers: dict[str, int]) -> None:
        self.tiers = tiers
        self.bases = bases
        self.numbers = {name: n / 100 for name, n in numbers.items()}


def check(cards: list[CardDef]) -> None:
    """Raise unless the weights are about exactly the cards that there are."""
    ids = {card.id for card in cards if isinstance(card, PrintedCard) and card.type != BASE}
    assert set(TIERS) == ids, set(TIERS) ^ ids
    bases = {card.id for card in cards if isinstance(card, PrintedCard) and card.type == BASE}
    assert set(BASES) == bases, set(BASES) ^ bases


check([*CLONE_WARS_CARDS, *ORIGINAL_CARDS])


class PilotPlayer(Player):
    """One decision, by the weights."""

    def __init__(self, view: View, choices: list[Choice], weights: Weights) -> None:
        # not `Estimates.__init__`: all that depends on the weights
        self.choices = choices
        self.seat = choices[0].seat
        self.t = sketch_state(view, choices[0].setup)
        self.defs = self.t.setup.defs
        self.seating = seating_of(self.t)
        self.team = self.seating.team[self.seat]
        self.enemies = self.seating.enemies[self.seat]
        self.resources = self.t.seat_numbers[RESOURCES][self.seat]
        self.asker = self.t.stack[-1]
        self.question = without_may(self.asker.effect)
        self.weights = weights
        numbers = weights.numbers
        rounds = self.t.numbers[TURN] / 2
        self.age = min(1.0, max(self.beaten(self.team), self.beaten(self.enemies), 0.8 * rounds / AGE))
        self.youth = 1.0 - self.age
        self.resource = mixed(numbers["resource_early"], numbers["resource_late"], self.youth)
        self.attack = mixed(numbers["attack_early"], numbers["attack_late"], self.youth)
        self.powers: dict[str, float] = {}
        own = self.own_cards()
        self.size = len(own)
        self.mean = sum([self.power(card) for card in own], 0.0) / max(1, self.size)
        self.plays = max(0.3, (1.5 + numbers["turns"] * self.youth) * 5 / (self.size + 1) - 0.5)
        self.prices = {}

    def power(self, card: Card) -> float:
        id: str = self.defs[card].id
        known = self.powers.get(id)
        if known is None:
            tier = self.weights.tiers.get(id)
            # a card that no weight is about is valued by what is printed on it
            known = super().power(card) if tier is None else mixed(tier[0], tier[1], self.youth) / 100
            self.powers[id] = known
        return known

    def gain(self, card: Card) -> float:
        return self.plays * (self.power(card) - self.weights.numbers["keep"] * self.mean)

    def dislike(self, card: Card) -> float:
        definition = self.defs[card]
        if definition.faction == self.seating.enemy_faction[self.seat]:
            return self.weights.numbers["denied"] * self.plays * self.power(card)
        own = definition.neutral or definition.faction == self.seating.faction[self.seat]
        return -(0.2 if definition.neutral else 0.4) * max(0.0, self.gain(card)) if own else 0.0

    def force_at(self, space: int) -> float:
        numbers = self.weights.numbers
        income = numbers["income"] * self.plays * self.resource
        ends = income if space == OUTERMOST else -income if space == -OUTERMOST else 0.0
        return numbers["force_point"] * space + (numbers["flip"] if space > 0 else 0.0) + ends

    def pick_worth(self, choice: Choice) -> float:
        if choice.effect.spoken() == "choose-base":
            tier = self.weights.bases.get(self.defs[choice.card].id)
            if tier is not None:
                return mixed(tier[0], tier[1], self.youth) / 100
        return super().pick_worth(choice)


def mixed(early: float, late: float, youth: float) -> float:
    return late + (early - late) * youth


class DeckbuildingPolicy(Policy):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def best(self, view: View, choices: list[Choice]) -> Choice:
        return at_sight(choices) or PilotPlayer(view, choices, self.weights).choice()

    def scores(self, view: View, choices: list[Choice]) -> list[float]:
        """1 for the best choice; purchases by what they add; 0 for everything else, less for ending the turn."""
        best = self.best(view, choices)
        player = PilotPlayer(view, choices, self.weights)
        found = []
        for choice in choices:
            score = 0.0
            if choice.effect.word == "buy":
                score = min(0.9, max(0.0, 0.1 * player.gain(choice.card)))
            elif choice.effect.nature.ends == PHASE:
                score = -0.5
            found.append(1.0 if choice is best else score)
        return found

    def value(self, view: View, seat: int) -> float:
        if view["over"]:
            return decided_value(view, seat)
        t = sketch_state(view)
        seating = seating_of(t)
        ours = standing(t, seating.team[seat], self.weights)
        theirs = standing(t, seating.enemies[seat], self.weights)
        return 1 / (1 + exp((theirs - ours) / 1000))


def at_sight(choices: list[Choice]) -> Choice | None:
    """The hand is played before anything else, except abilities that need a hand."""
    if choices[-1].effect.nature.ends != PHASE:
        return None
    first: Choice | None = None
    for choice in choices:
        word = choice.effect.word
        if word == "play":
            if first is None or order(choice) < order(first):
                first = choice
        elif word == "use" and wants_hand(choice.setup.defs[choice.card]):
            return None
    return first


_orders: dict[str, tuple[int, str]] = {}


def order(choice: Choice) -> tuple[int, str]:
    card: PrintedCard = choice.setup.defs[choice.card]
    known = _orders.get(card.id)
    if known is None:
        known = _orders[card.id] = order_of_play(card)
    return known


def features(t: State, team: list[Seat], weights: Weights) -> list[float]:
    """What a team's standing is made of: bases lost, an average card, the Force, whether it is its turn."""
    seating = seating_of(t)
    enemy = seating.lead[seating.opponent[team[0]]]
    lost = float(len(t.cards_in(enemy, VICTORY)))
    for base in bases_of(t, team):
        lost += t.marks[DAMAGE][base] / max(1, t.setup.defs[base].hit_points)
    youth = max(0.0, 1.0 - t.numbers[TURN] / 2 / AGE)
    zones = (HAND, DECK, DISCARD, UNITS, SHIPS)
    ids = [t.setup.defs[card].id for seat in team for zone in zones for card in t.cards_in(seat, zone)]
    powers = [mixed(*weights.tiers[id], youth) for id in ids if id in weights.tiers]
    mean = sum(powers, 0.0) / max(1, len(powers)) / 100
    force = t.numbers[FORCE] * seating.sign[team[0]]
    return [-lost / (seating.to_win * len(team)), mean, force / 2, float(t.numbers[ACTIVE] in team)]


def standing(t: State, team: list[Seat], weights: Weights) -> float:
    return sum([n * worth for n, worth in zip(features(t, team, weights), STANDING.values(), strict=True)], 0.0)


POLICY = DeckbuildingPolicy(Weights(TIERS, BASES, NUMBERS))
