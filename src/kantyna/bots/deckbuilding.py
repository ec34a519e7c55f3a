"""What is good in Star Wars: The Deckbuilding Game, and the plan of a turn that follows from it.

Committing a card to an attack is final, so a look one choice ahead will not do. The bot reckons instead: it imagines a
table behind its view, reads there what everybody may read (attack, damage, prices), and counts everything in points of
damage to a base: a card by what it gives as often as it will still be played, a reward by what it buys, a defeated card
by what it would have given its buyer.
"""

from __future__ import annotations

from ..engine import views
from ..engine.abilities import Trigger
from ..engine.effects import All, Effect, Either, Take
from ..engine.effects import Step as Choice
from ..engine.trees import tree_of
from ..game.deckbuilding.attacks import row_targets, value_against
from ..game.deckbuilding.buying import may_buy, price
from ..game.deckbuilding.cards import Ability, Card
from ..game.deckbuilding.decks import IfRevealed, Reveal, RevealGalaxy
from ..game.deckbuilding.effects import Gain, If, Instead, OneOf, OneOfTheTeam, OpponentChooses
from ..game.deckbuilding.picking import ExileCards
from ..game.deckbuilding.play import attack_of, bases_of, cards_in, endures, in_play, row_of, ships_of
from ..game.deckbuilding.prices import Spend
from ..game.deckbuilding.seating import seating_of
from ..game.deckbuilding.terms import (
    AT_BASE,
    AT_CARD,
    ATTACKED,
    BASE,
    DAMAGE,
    DECK,
    DISCARD,
    EXILE,
    FORCE,
    HAND,
    OUTERMOST,
    RESOURCES,
    SHIP,
    SHIPS,
    TARGET,
    TURN,
    UNITS,
    VICTORY,
)
from .bot import View
from .values import Values

WORTH = {
    "draw": 1.6,
    "force": 0.4,
    "attack": 1.0,
    "repair": 0.5,
    "repair-this": 0.5,
    "damage-this": -1.0,
    "damage-base": 1.0,
    "damage-enemy": 1.0,
    "damage-ship": 0.6,
    "may-damage-ship": 0.6,
    "destroy-ship": 3.0,
    "opponent-discards": 1.2,
    "opponent-loses": 1.6,
    "return-to-hand": 2.2,
    "may-return-to-hand": 2.2,
    "return-hunter": 2.5,
    "put-on-deck": 1.0,
    "unit-on-deck": 1.2,
    "exile-cards": 1.2,
    "discard-from-row": 0.7,
    "buy-free": 4.0,
    "may-buy-free": 5.0,
    "take-from-row": 3.0,
    "spend-to-take": 2.0,
    "buy-from": 0.8,
    "next-neutral-cheaper": 1.0,
    "resources-per": 1.5,
    "may-draw-top": 1.6,
    "bombard": 3.0,
}
"""What an effect gives once, for each point it has; what is not here gives a little."""
LITTLE = 0.5

LASTING = {
    "more-attack": 0.5,
    "more-attack-at-row": 0.3,
    "more-attack-each": 2.0,
    "more-attack-per-lost-base": 1.2,
    "lead": 1.5,
    "lead-more": 1.2,
    "shield": 3.0,
    "keep-resources": 1.5,
    "first-on-top": 1.5,
    "first-neutral-lent": 2.0,
    "hunt-neutrals": 2.5,
}
"""The same for an ability that lasts, for each point it has."""

TRIGGERED = {"when-defeats": 0.4, "when-bought": 0.3, "taken-when-bought": 0.8, "when-you-buy": 0.6}
"""How much of its worth an ability has that waits for something which does not always come."""

EVERY_TURN = 3.0
"""A base's ability that works each turn, against one that works once."""

FORCE_POINT = 0.45
FLIP = 1.0
INCOME = 0.7
"""A step on the track; the step that brings the Force to one's side; the resource at the end of the track, as a share
of what a resource buys."""
SHIP_TURNS = 2.2
ABSORBS = 0.6
"""How many turns a capital ship lasts, and what it is worth for each point that it keeps from the base."""
EXILED = 0.35
"""How much of its worth an ability has whose price is the card itself."""
TURNS = 9.0
AGE = 16
"""Turns of a side that a young game still has, and the one that makes a game old however little has happened."""
RAZED = 3.0
WON = 1000.0
DENIED = 0.3
"""A destroyed base beyond its damage; the last one; and the share of what a card would give the enemy."""
SMALLEST = 7
"""A deck is not thinned below so many cards."""
MOST_UNITS = 10

WANTS_HAND = ("discard-one", "swap-hand-with-top")
LOOKS_AT_ROW = ("discard-from-row",)
AFTER_BUYING = ("exile-from-row", "take-from-row")
AFTER_ATTACKING = ("unit-on-deck", "damage-enemy")
"""When an ability is used best, by the words in it; all others come as soon as the hand is played."""

SOON, ROW, LATE, LAST = range(4)


def words_of(effect: Effect) -> list[str]:
    """The words of an effect and of all its parts."""
    return [part.word for part in tree_of(effect)]


def gives(effect: Effect, resource: float) -> float:
    """What an effect gives once, when a resource is worth so much."""
    if isinstance(effect, OpponentChooses):
        return min([gives(part, resource) for part in effect.parts])
    if isinstance(effect, Either):
        return max([gives(part, resource) for part in effect.parts]) + 0.2
    if isinstance(effect, (All, Reveal)):
        return sum([gives(part, resource) for part in effect.parts])
    if isinstance(effect, If):
        return 0.5 * gives(effect.then, resource)
    if isinstance(effect, (IfRevealed, RevealGalaxy)):
        return 0.3 * gives(effect.then, resource)
    if isinstance(effect, Instead):
        return 0.5 * (gives(effect.normal, resource) + gives(effect.better, resource))
    if isinstance(effect, OneOfTheTeam):
        return gives(effect.effect, resource)
    worth = resource if effect.word == "resources" else WORTH.get(effect.word, LITTLE)
    if isinstance(effect, Gain):
        return worth * effect.n
    if isinstance(effect, ExileCards):
        return worth * effect.most
    amount = getattr(effect, "n", 1)
    return worth * amount if isinstance(amount, int) and effect.word in WORTH else worth


def used(ability: Ability, resource: float) -> float:
    total = sum([gives(effect, resource) for effect in ability.effects])
    if ability.price is not None:
        return total * EXILED if ability.price.word == "exile-this" else 0.6 * total
    return 0.6 * total if ability.needs is not None else total


def fires(trigger: Trigger, resource: float) -> float:
    total = sum([gives(effect, resource) for effect in trigger.effects])
    return TRIGGERED.get(trigger.word, 1.0) * total


def ability_of(card: Card, resource: float) -> float:
    """What is written on a card, each time it is played."""
    total = sum([fires(trigger, resource) for trigger in card.triggers])
    total += sum([LASTING.get(constant.word, LITTLE) * constant.n for constant in card.constants])
    return total + (used(card.ability, resource) if card.ability is not None else 0.0)


def base_worth(card: Card, youth: float) -> float:
    """What a base is worth to who chooses it: hit points, and an ability that works once or every turn."""
    once = 0.0
    always = sum([LASTING.get(constant.word, LITTLE) * constant.n for constant in card.constants])
    for trigger in card.triggers:
        worth = fires(trigger, 1.0)
        if trigger.word in ("when-revealed", "when-destroyed"):
            once += worth * (1.0 + youth if worth > 0 else 1.0)
        else:
            always += worth
    if card.ability is not None:
        always += used(card.ability, 1.0)
    return card.hit_points + once + EVERY_TURN * (0.5 + youth) * always


def order_of_play(card: Card) -> tuple[int, str]:
    """Ships first, then what brings the Force or cards; what may become this or that comes last."""
    if any([isinstance(effect, OneOf) for trigger in card.triggers for effect in trigger.effects]):
        return 3, card.id
    if card.type == SHIP:
        return 0, card.id
    return (1 if card.force else 2), card.id


def moment(card: Card) -> int:
    """When to use the ability of a card; those that want a hand are told apart before."""
    ability = card.ability
    assert ability is not None
    words = [word for step in ability.steps for word in words_of(step)]
    for at, known in ((LAST, AFTER_ATTACKING), (LATE, AFTER_BUYING), (ROW, LOOKS_AT_ROW)):
        if any([word in known for word in words]):
            return at
    if "exile-this" in words:
        return LATE if "destroy-ship" in words or "exile-cards" in words or "buy-from" in words else LAST
    return SOON


def wants_hand(card: Card) -> bool:
    """Does its ability cost or swap a card of the hand?"""
    ability = card.ability
    if ability is None:
        return False
    if isinstance(ability.price, ExileCards):
        return True
    return any([word in WANTS_HAND for step in ability.steps for word in words_of(step)])


class Sight:
    """All that a seat knows, as a table imagined behind its view. Only what is open there is ever asked for."""

    def __init__(self, view: View, choices: list[Choice]) -> None:
        self.choices = choices
        self.seat = choices[0].seat
        self.t = views.imagine(choices[0].setup, view, 0)
        self.defs: list[Card] = self.t.setup.defs
        self.seating = seating_of(self.t)
        self.team = self.seating.team[self.seat]
        self.enemies = self.seating.enemies[self.seat]
        self.resources = self.t.seat_numbers[RESOURCES][self.seat]
        self.asking = self.t.stack[-1]
        rounds = self.t.numbers[TURN] / 2
        self.age = min(1.0, max(self.beaten(self.team), self.beaten(self.enemies), 0.8 * rounds / AGE))
        youth = 1.0 - self.age
        self.resource = 0.2 + 0.95 * youth
        self.attack = 1.2 - 0.45 * youth
        own = self.own_cards()
        self.size = len(own)
        self.mean = sum([self.power(card) for card in own]) / max(1, self.size)
        # a bought card is drawn once in a turn of the deck, and not before the next one
        self.plays = max(0.3, (1.5 + TURNS * youth) * 5 / (self.size + 1) - 0.5)
        self.prices: dict[int, float] = {}

    # what there is

    def own_cards(self) -> list[int]:
        t = self.t
        zones = (HAND, DECK, DISCARD, UNITS, SHIPS)
        return [card for zone in zones for card in cards_in(t, self.seat, zone) if self.defs[card].type != BASE]

    def beaten(self, team: list[int]) -> float:
        """How much of what a team may lose it has lost, from 0 to 1."""
        t = self.t
        lost = float(len(cards_in(t, self.seating.lead[self.seating.opponent[team[0]]], VICTORY)))
        for base in bases_of(t, team):
            lost += t.marks[DAMAGE][base] / max(1, self.defs[base].hit_points)
        return lost / (self.seating.to_win * len(team))

    def junk(self, cards: list[int]) -> list[int]:
        """Those of the cards that the deck would be better without, the worst first; starter shuttles before all."""
        if self.size < SMALLEST:
            return []
        bad = [card for card in cards if self.defs[card].deck == "starter" and not self.defs[card].attack]
        if self.mean > 2.4:
            bad = [card for card in cards if self.defs[card].deck == "starter"]
        bad.extend([card for card in cards if card not in bad and self.power(card) < 0.35 * self.mean])
        return sorted(bad, key=lambda card: (self.defs[card].deck != "starter", self.power(card), card))

    # what it is worth

    def power(self, card: int) -> float:
        """What playing the card gives."""
        definition = self.defs[card]
        written = ability_of(definition, self.resource)
        flow = self.attack * definition.attack + self.resource * definition.resources
        if definition.type == SHIP:
            return SHIP_TURNS * (flow + 0.7 * written) + ABSORBS * definition.hit_points
        return flow + FORCE_POINT * definition.force + written

    def gain(self, card: int) -> float:
        """What owning this card too adds in the rest of the game; less than nothing when it dilutes the deck."""
        return self.plays * (self.power(card) - 0.6 * self.mean)

    def dislike(self, card: int) -> float:
        """How glad one is to have the card leave the row: an enemy's gain, one's own loss."""
        definition = self.defs[card]
        if definition.faction == self.seating.enemy_faction[self.seat]:
            return DENIED * self.plays * self.power(card)
        own = definition.neutral or definition.faction == self.seating.faction[self.seat]
        return -(0.2 if definition.neutral else 0.4) * max(0.0, self.gain(card)) if own else 0.0

    def purchase(self, resources: int) -> float:
        """The best that so many resources buy now."""
        if resources not in self.prices:
            self.prices[resources] = self.basket(resources)[0]
        return self.prices[resources]

    def basket(self, resources: int) -> tuple[float, list[int]]:
        """What to buy with so many resources, at most three cards, and what it is worth."""
        pilots = self.t.zones[self.seating.pilots[self.seat]]
        wares: list[tuple[int, float, int]] = []
        for card in row_of(self.t, self.seat) + pilots[-1:]:
            if may_buy(self.t, self.seat, card):
                cost = price(self.t, self.seat, card)
                worth = self.gain(card)
                if cost <= resources and worth > 0:
                    wares.append((cost, worth, card))
        best: tuple[float, list[int]] = (0.0, [])
        for i, (cost, worth, card) in enumerate(wares):
            best = max(best, (worth, [card]))
            for j in range(i + 1, len(wares)):
                cost_2, worth_2, card_2 = wares[j]
                if cost + cost_2 > resources:
                    continue
                best = max(best, (worth + worth_2, [card, card_2]))
                for cost_3, worth_3, card_3 in wares[j + 1 :]:
                    if cost + cost_2 + cost_3 <= resources:
                        best = max(best, (worth + worth_2 + worth_3, [card, card_2, card_3]))
        return best

    def spent(self, n: int) -> float:
        """What one does without who spends so many resources otherwise."""
        return self.purchase(self.resources) - self.purchase(max(0, self.resources - n))

    def gained(self, n: int) -> float:
        """What so many more resources are worth: what they buy at once, and a little for what may come."""
        return self.purchase(self.resources + n) - self.purchase(self.resources) + 0.1 * n * self.resource

    def force_gain(self, n: int) -> float:
        mine = self.t.numbers[FORCE] * self.seating.sign[self.seat]
        return self.force_at(min(mine + n, OUTERMOST)) - self.force_at(mine)

    def force_at(self, space: int) -> float:
        """What it is worth to have the marker there: the Force itself, and the resource at either end."""
        income = INCOME * self.plays * self.resource
        ends = income if space == OUTERMOST else -income if space == -OUTERMOST else 0.0
        return FORCE_POINT * space + (FLIP if space > 0 else 0.0) + ends

    def reward(self, target: int) -> float:
        reward = self.defs[target].reward
        if reward is None:
            return self.gained(self.defs[target].cost)
        worth = self.gained(reward.resources) if reward.resources else 0.0
        if reward.force:
            worth += self.force_gain(reward.force)
        if reward.exile:
            held = cards_in(self.t, self.seat, HAND) + cards_in(self.t, self.seat, DISCARD)
            worth += 0.4 * self.plays * min(reward.exile, len(self.junk(held)))
        if reward.purchase:
            own = [card for card in row_of(self.t, self.seat) if self.owns_faction(card)]
            worth += max([0.0, *[self.gain(card) for card in own]])
        return worth

    def owns_faction(self, card: int) -> bool:
        return self.defs[card].faction == self.seating.faction[self.seat]

    def ship_worth(self, ship: int) -> float:
        """What an enemy ship in play gives its owner, over and above what it takes to destroy it."""
        definition = self.defs[ship]
        return SHIP_TURNS * (self.attack * definition.attack + self.resource * definition.resources) + 1.0

    def last_base(self, base: int) -> bool:
        """Would its fall decide the game?"""
        t = self.t
        pile = [t.owner[card] for card in cards_in(t, self.seating.lead[self.seat], VICTORY)]
        pile.append(t.controller(base))
        return all([pile.count(enemy) >= self.seating.to_win for enemy in self.enemies])

    def blow(self, total: int) -> float:
        """What an attack on the enemy base with so much damage is worth: ships first, then the base."""
        worth = 0.0
        for ship in self.fleet():
            need = endures(self.t, ship)
            if total < need:
                return worth + 0.7 * total
            worth += ABSORBS * need + self.ship_worth(ship)
            total -= need
        bases = sorted(bases_of(self.t, self.enemies), key=lambda base: endures(self.t, base))
        for base in bases:
            need = endures(self.t, base)
            if total < need:
                return worth + total
            worth += need + (WON if self.last_base(base) else RAZED)
            total -= need
        return worth

    def fleet(self) -> list[int]:
        """Enemy ships in the order in which they are best destroyed."""
        ships = ships_of(self.t, self.enemies)
        return sorted(ships, key=lambda ship: (endures(self.t, ship) / self.ship_worth(ship), ship))

    # attacks

    def waits(self, target: int) -> list[int]:
        """The own cards committed to the attack on that target and not resolved yet."""
        t = self.t
        cards = in_play(t, self.team if target == AT_BASE else [self.seat])
        return [card for card in cards if t.marks[TARGET][card] == target and not t.marks[ATTACKED][card]]

    def plan(self) -> tuple[int, int]:
        """The next unit to commit against the row and its target, or (-1, -1): the rest goes to the base.

        Every way to defeat some of the targets, none with a unit too many, is weighed against the damage to the base
        that it costs.
        """
        t = self.t
        targets = row_targets(t, self.seat)
        free = [card for card in cards_in(t, self.seat, UNITS) if not t.marks[TARGET][card]]
        at_row = {card: attack_of(t, card, True) for card in free}
        free = sorted([card for card in free if at_row[card] > 0], key=lambda card: -at_row[card])[:MOST_UNITS]
        for target in targets:
            ready = self.waits(target + AT_CARD)
            need = value_against(t, target) - sum([attack_of(t, card, True) for card in ready])
            if ready and need > 0:
                covers = self.covers(free, at_row, need)
                return (self.least(free, covers), target) if covers else (-1, -1)
        ships = [card for card in cards_in(t, self.seat, SHIPS) if not t.marks[TARGET][card]]
        ready_power = sum([attack_of(t, card, False) for card in self.waits(AT_BASE)])
        at_base = [attack_of(t, card, False) for card in free]
        everything = ready_power + sum(at_base) + sum([attack_of(t, ship, False) for ship in ships])
        hunts = [
            (self.reward(target) + self.dislike(target), target, self.covers(free, at_row, value_against(t, target)))
            for target in targets
        ]
        best = self.blow(everything)
        chosen: tuple[int, int] = (-1, -1)

        def weigh(i: int, taken: int, worth: float, first: tuple[int, int]) -> None:
            nonlocal best, chosen
            if i == len(hunts):
                left = everything - sum([n for k, n in enumerate(at_base) if taken >> k & 1])
                total = worth + self.blow(left)
                if total > best + 0.01:
                    best, chosen = total, first
                return
            weigh(i + 1, taken, worth, first)
            prize, target, covers = hunts[i]
            for mask in covers:
                if not mask & taken:
                    unit = next(card for k, card in enumerate(free) if mask >> k & 1)
                    weigh(i + 1, taken | mask, worth + prize, first if first[0] >= 0 else (unit, target))

        weigh(0, 0, 0.0, (-1, -1))
        return chosen

    def covers(self, free: list[int], at_row: dict[int, int], need: int) -> list[int]:
        """Sets of units, as bit masks, that reach the value and would not without any one of them; alike ones once."""
        found: dict[tuple[str, ...], int] = {}

        def extend(i: int, mask: int, total: int, least: int) -> None:
            if total >= need:
                if total - least < need:
                    ids = sorted([self.defs[card].id for k, card in enumerate(free) if mask >> k & 1])
                    found.setdefault(tuple(ids), mask)
                return
            for k in range(i, len(free)):
                n = at_row[free[k]]
                extend(k + 1, mask | 1 << k, total + n, min(least, n))

        extend(0, 0, 0, 1000)
        return list(found.values())

    def least(self, free: list[int], masks: list[int]) -> int:
        """The first unit of the set that the attack on the base will miss least."""

        def missed(mask: int) -> int:
            return sum([attack_of(self.t, card, False) for k, card in enumerate(free) if mask >> k & 1])

        mask = min(masks, key=missed)
        return next(card for k, card in enumerate(free) if mask >> k & 1)

    # the turn

    def choice(self) -> Choice:
        """What to do now."""
        if self.choices[-1].effect.word == "end":
            return self.action()
        return self.answer()

    def named(self, word: str) -> list[Choice]:
        return [choice for choice in self.choices if choice.effect.spoken() == word]

    def action(self) -> Choice:
        plays = self.named("play")
        uses = [choice for choice in self.named("use") if self.useful(choice.card)]
        for use in uses:
            if wants_hand(self.defs[use.card]):
                return use
        if plays:
            return min(plays, key=lambda play: order_of_play(self.defs[play.card]))
        return (
            self.use_at(uses, SOON)
            or self.at_row()
            or self.use_at(uses, ROW)
            or self.best_purchase()
            or self.use_at(uses, LATE)
            or self.at_base()
            or self.use_at(uses, LAST)
            or self.choices[-1]
        )

    def use_at(self, uses: list[Choice], at: int) -> Choice | None:
        for use in uses:
            if moment(self.defs[use.card]) == at:
                return use
        return None

    def at_row(self) -> Choice | None:
        for choice in self.named("resolve"):
            if choice.n > AT_BASE:
                power = sum([attack_of(self.t, card, True) for card in self.waits(choice.n)])
                if power >= value_against(self.t, choice.n - AT_CARD):
                    return choice
        unit, target = self.plan()
        for choice in self.named("commit"):
            if choice.card == unit and choice.n == target + AT_CARD:
                return choice
        return None

    def best_purchase(self) -> Choice | None:
        _, cards = self.basket(self.resources)
        if not cards:
            return None
        dearest = max(cards, key=lambda card: (self.defs[card].cost, card))
        for choice in self.named("buy"):
            if choice.card == dearest:
                return choice
        return None

    def at_base(self) -> Choice | None:
        for choice in self.named("commit"):
            if choice.n == AT_BASE and attack_of(self.t, choice.card, False) > 0:
                return choice
        for choice in self.named("resolve"):
            if choice.n == AT_BASE:
                return choice
        return None

    def useful(self, card: int) -> bool:
        """Is the ability worth its price now?"""
        definition = self.defs[card]
        ability = definition.ability
        assert ability is not None
        words = [word for step in ability.steps for word in words_of(step)]
        if wants_hand(definition):
            held = cards_in(self.t, self.seat, HAND)
            weakest = min([self.power(other) for other in held], default=100.0)
            if isinstance(ability.price, ExileCards):
                return bool(self.junk(held))
            return weakest < (0.8 if "repair" in words else 1.0) * self.mean and self.mends(words)
        if "discard-from-row" in words:
            return max([self.dislike(other) for other in row_of(self.t, self.seat)], default=0.0) > 0
        if "exile-from-row" in words:
            harm = bool(ships_of(self.t, self.enemies)) if "may-damage-ship" in words else self.mends(words)
            return harm
        if "buy-from" in words:
            price_paid = max(0.0, self.gain(card)) if "exile-this" in words else 0.0
            pile = EXILE if getattr(ability.effects[0], "pile", "") == "exile" else -1
            return self.best_from(self.pile(pile)) > price_paid
        if "spend-to-take" in words:
            droids = [other for other in cards_in(self.t, self.seat, DISCARD) if "droid" in self.defs[other].kinds]
            return any([self.taking(other) > 0 for other in droids])
        if isinstance(ability.price, Spend):
            return self.use_worth(words, ability) > self.spent(ability.price.n)
        if "exile-this" in words:
            return self.use_worth(words, ability) > self.gain(card)
        if "exile-cards" in words and "destroy-ship" in words:
            return bool(ships_of(self.t, self.enemies) or self.junk(self.at_hand()))
        if "unit-on-deck" in words:
            return any([self.power(other) > self.mean for other in self.unit_choices(card)])
        return True

    def mends(self, words: list[str]) -> bool:
        """There is damage worth repairing, or repairing is not what it is about."""
        hurt = sum([self.t.marks[DAMAGE][base] for base in bases_of(self.t, self.team)])
        return "repair" not in words or hurt >= 2

    def at_hand(self) -> list[int]:
        return cards_in(self.t, self.seat, HAND) + cards_in(self.t, self.seat, DISCARD)

    def pile(self, zone: int) -> list[int]:
        return cards_in(self.t, self.seat, zone) if zone >= 0 else self.t.zones[self.seating.discards[self.seat]]

    def best_from(self, cards: list[int]) -> float:
        """What the best card of a pile is worth that one could pay for, less what else the money would buy."""
        worth = [0.0]
        for card in cards:
            if may_buy(self.t, self.seat, card):
                cost = price(self.t, self.seat, card)
                if cost <= self.resources:
                    worth.append(self.gain(card) - self.spent(cost))
        return max(worth)

    def taking(self, card: int) -> float:
        """What it gives to pay a card's cost to have it back in hand."""
        return self.power(card) - self.spent(self.defs[card].cost)

    def unit_choices(self, card: int) -> list[int]:
        return [other for other in cards_in(self.t, self.seat, UNITS) if other != card]

    def use_worth(self, words: list[str], ability: Ability) -> float:
        """What an ability with a price would give now."""
        if "destroy-ship" in words:
            ships = ships_of(self.t, self.enemies)
            return max([0.0, *[self.ship_worth(ship) + ABSORBS * endures(self.t, ship) for ship in ships]])
        if "damage-enemy" in words:
            aims = bases_of(self.t, self.enemies) + ships_of(self.t, self.enemies)
            return max([0.0, *[self.harm(aim, 2) for aim in aims]])
        if "exile-cards" in words:
            return 0.5 * self.plays if self.junk(self.at_hand()) else 0.0
        if "repair" in words:
            hurt = max([self.t.marks[DAMAGE][base] for base in bases_of(self.t, self.team)], default=0)
            return 0.7 * min(4, hurt)
        if "dig-for-own-faction" in words:
            return 0.0
        if "force" in words:
            return self.force_gain(1)
        return sum([gives(effect, self.resource) for effect in ability.effects])

    def harm(self, target: int, n: int) -> float:
        """What so much damage straight to a base or ship is worth."""
        need = endures(self.t, target)
        if self.defs[target].type == SHIP:
            return ABSORBS * need + self.ship_worth(target) if n >= need else ABSORBS * n
        if n < need:
            return 0.9 * n
        return need + (WON if self.last_base(target) else RAZED)

    # questions

    def answer(self) -> Choice:
        """The answer to a question that an ability or the rules ask."""
        named: dict[str, list[Choice]] = {}
        for choice in self.choices:
            named.setdefault(choice.effect.spoken(), []).append(choice)
        refusal = (named.get("decline") or named.get("done") or named.get("pass") or [self.choices[-1]])[0]
        for word in ("answer", "reward", "to-hand", "to-deck", "draw"):
            if word in named:
                return named[word][0]
        if "take" in named:
            return max(named["take"], key=self.part_worth)
        if "seat" in named:
            own = [choice for choice in named["seat"] if getattr(choice.effect, "target", -1) == self.seat]
            return (own or named["seat"])[0]
        if "pay" in named:
            return named["pay"][0] if self.spent(2) < 1.0 else refusal
        if "assign" in named:
            return self.assigned(named["assign"])
        picks = [choice for choice in self.choices if choice.card >= 0]
        if not picks:
            return refusal
        best = max(picks, key=lambda choice: self.pick_worth(choice))
        may_decline = len(picks) < len(self.choices)
        return refusal if may_decline and self.pick_worth(best) <= 0 else best

    def part_worth(self, choice: Choice) -> float:
        """What one of several parts gives; the enemy's, when it is they who gain by it."""
        taken = choice.effect
        assert isinstance(taken, Take)
        part = taken.part
        n = part.n if isinstance(part, Gain) else getattr(part, "n", 1)
        if isinstance(self.asking.effect, OpponentChooses):
            if part.word == "opponent-discards":
                held = cards_in(self.t, self.seat, HAND)
                return -min([self.power(card) for card in held], default=0.0)
            return -gives(part, self.resource)
        if part.word == "resources":
            return self.gained(n)
        if part.word == "force":
            return self.force_gain(n)
        if part.word == "repair":
            hurt = max([self.t.marks[DAMAGE][base] for base in bases_of(self.t, self.team)], default=0)
            return 0.7 * min(n, hurt)
        if part.word == "attack":
            return self.sharpened(n)
        if part.word == "destroy-ship":
            return self.use_worth(["destroy-ship"], Ability())
        if part.word == "exile-cards":
            return self.use_worth(["exile-cards"], Ability())
        return gives(part, self.resource)

    def sharpened(self, n: int) -> float:
        """What so much more attack on the base is worth."""
        t = self.t
        free = [card for card in in_play(t, [self.seat]) if not t.marks[ATTACKED][card]]
        total = sum([attack_of(t, card, False) for card in free])
        return self.blow(total + n) - self.blow(total)

    def pick_worth(self, choice: Choice) -> float:
        """What picking that card is worth; nothing or less: rather not."""
        t = self.t
        card = choice.card
        word = choice.effect.spoken()
        zone = t.where[card]
        owner = t.setup.seat_of_zone[zone] if zone >= 0 else -1
        definition = self.defs[card]
        if word == "choose-base":
            return base_worth(definition, 1.0 - self.age)
        if word == "hit":
            harm = self.asking.effect
            return self.harm(card, getattr(harm, "n", 1))
        if word == "destroy":
            if owner >= 0:
                return self.ship_worth(card) + ABSORBS * endures(t, card) + 1.0
            return max(0.01, self.dislike(card))
        if word == "repair":
            return float(t.marks[DAMAGE][card])
        if word == "capture":
            return self.power(card)
        if word == "put-in-row":
            return -self.dislike(card)
        if word == "buy":
            if self.asking.effect.word == "buy-from":
                return self.gain(card) - self.spent(price(t, self.seat, card)) + 0.01
            return self.gain(card)
        if owner < 0:
            return self.row_pick(word, card)
        if owner in self.enemies:
            return self.power(card)
        if word in ("exile", "discard"):
            return self.shed(word, card)
        if word == "swap":
            if self.asking.effect.word == "may-swap-top":
                return self.power(card) - self.power(cards_in(t, self.seat, DECK)[-1])
            return 100.0 - self.power(card)
        if word == "take-card" and self.asking.effect.word == "spend-to-take":
            return self.taking(card)
        if self.asking.effect.word == "unit-on-deck" and not t.marks[ATTACKED][card]:
            return 0.1 * self.power(card)
        return self.power(card)

    def row_pick(self, word: str, card: int) -> float:
        """A card of the galaxy: taken for this turn, or one that is to go."""
        t = self.t
        if word == "take-card":
            definition = self.defs[card]
            return definition.attack + 0.5 * definition.resources + FORCE_POINT * definition.force
        if self.asking.effect.word == "may-swap-galaxy-top":
            top = t.zones[self.seating.decks[self.seat]][-1]
            return self.dislike(card) - self.dislike(top) - 0.3
        return self.dislike(card)

    def shed(self, word: str, card: int) -> float:
        """An own card exiled or discarded: the worst, and if one need not, only what one is better without."""
        if word == "exile":
            bad = self.junk([choice.card for choice in self.choices if choice.card >= 0])
            held = self.t.where[card] == self.t.setup.seats_first_zone[self.seat] + HAND
            return 100.0 - bad.index(card) - 0.5 * held if card in bad else -self.power(card)
        if self.asking.effect.word == "may-discard-top":
            return self.mean - self.power(card)
        return 100.0 - self.power(card)

    def assigned(self, choices: list[Choice]) -> Choice:
        """Destroy what can be destroyed, the best bargain first; otherwise all on one."""
        damage = self.asking.n
        whole = [choice for choice in choices if choice.n >= endures(self.t, choice.card)]
        if whole and self.defs[whole[0].card].type == SHIP:
            order = self.fleet()
            return min(whole, key=lambda choice: order.index(choice.card))
        if whole:
            return max(whole, key=lambda choice: self.harm(choice.card, damage))
        return max(choices, key=lambda choice: (choice.n, -endures(self.t, choice.card), -choice.card))


class DeckbuildingValues(Values):
    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """The hand is played before anything else, but for abilities that want a hand."""
        if choices[-1].effect.word != "end":
            return None
        plays: list[Choice] = []
        for choice in choices:
            word = choice.effect.word
            if word == "play":
                plays.append(choice)
            elif word == "use" and wants_hand(choice.setup.defs[choice.card]):
                return None
        return min(plays, key=lambda play: order_of_play(play.setup.defs[play.card])) if plays else None

    def plan(self, view: View, choices: list[Choice]) -> Choice | None:
        return Sight(view, choices).choice()


VALUES = DeckbuildingValues()
