"""What cards, purchases and attacks are worth to one seat of The Deckbuilding Game."""

from __future__ import annotations

from ...engine.effects.effect import Step as Choice
from ...engine.effects.effect import without_may
from ...engine.effects.hands import DECK, DISCARD, HAND
from ...engine.ids import Card, Seat
from ...engine.table import imagine_state
from ...game.deckbuilding.attacks import row_targets, value_against
from ...game.deckbuilding.buying import may_buy, price
from ...game.deckbuilding.cards.card_types import PrintedCard
from ...game.deckbuilding.play import attack_of, bases_of, endures, in_play, row_of, ships_of
from ...game.deckbuilding.seating import seating_of
from ...game.deckbuilding.terms import (
    AT_BASE,
    ATTACKED,
    BASE,
    DAMAGE,
    FORCE,
    OUTERMOST,
    RESOURCES,
    SHIP,
    SHIPS,
    TARGET,
    TURN,
    UNITS,
    VICTORY,
    aim_at,
)
from ..bot import View
from .worth import (
    ABSORBS,
    AGE,
    DENIED,
    FLIP,
    FORCE_POINT,
    INCOME,
    MOST_UNITS,
    RAZED,
    SHIP_TURNS,
    SMALLEST,
    TURNS,
    WON,
    ability_of,
)


class Estimates:
    """A table imagined behind the view of a seat. Only what the seat may know is read from it."""

    def __init__(self, view: View, choices: list[Choice]) -> None:
        self.choices = choices
        self.seat = choices[0].seat
        self.t = imagine_state(view, 0, choices[0].setup)
        self.defs: list[PrintedCard] = self.t.setup.defs
        self.seating = seating_of(self.t)
        self.team = self.seating.team[self.seat]
        self.enemies = self.seating.enemies[self.seat]
        self.resources = self.t.seat_numbers[RESOURCES][self.seat]
        self.asker = self.t.stack[-1]
        self.question = without_may(self.asker.effect)
        rounds = self.t.numbers[TURN] / 2
        self.age = min(1.0, max(self.beaten(self.team), self.beaten(self.enemies), 0.8 * rounds / AGE))
        youth = 1.0 - self.age
        self.resource = 0.2 + 0.95 * youth
        self.attack = 1.2 - 0.45 * youth
        own = self.own_cards()
        self.size = len(own)
        self.mean = sum([self.power(card) for card in own], 0.0) / max(1, self.size)
        # a bought card is drawn once each time through the deck, and not before the next shuffle
        self.plays = max(0.3, (1.5 + TURNS * youth) * 5 / (self.size + 1) - 0.5)
        self.prices: dict[int, float] = {}

    # what there is

    def own_cards(self) -> list[Card]:
        t = self.t
        zones = (HAND, DECK, DISCARD, UNITS, SHIPS)
        return [card for zone in zones for card in t.cards_in(self.seat, zone) if self.defs[card].type != BASE]

    def beaten(self, team: list[Seat]) -> float:
        """The share of its bases that a team has lost, damage included: from 0 to 1."""
        t = self.t
        lost = float(len(t.cards_in(self.seating.lead[self.seating.opponent[team[0]]], VICTORY)))
        for base in bases_of(t, team):
            lost += t.marks[DAMAGE][base] / max(1, self.defs[base].hit_points)
        return lost / (self.seating.to_win * len(team))

    def junk(self, cards: list[Card]) -> list[Card]:
        """The cards that the deck would be better without, the worst first; starting shuttles before all others."""
        if self.size < SMALLEST:
            return []
        bad = [card for card in cards if self.defs[card].deck == "starter" and not self.defs[card].attack]
        if self.mean > 2.4:
            bad = [card for card in cards if self.defs[card].deck == "starter"]
        bad.extend([card for card in cards if card not in bad and self.power(card) < 0.35 * self.mean])
        return sorted(bad, key=lambda card: (self.defs[card].deck != "starter", self.power(card), card))

    # what it is worth

    def power(self, card: Card) -> float:
        """What playing the card gives."""
        definition = self.defs[card]
        written = ability_of(definition, self.resource)
        flow = self.attack * definition.attack + self.resource * definition.resources
        if definition.type == SHIP:
            return SHIP_TURNS * (flow + 0.7 * written) + ABSORBS * definition.hit_points
        return flow + FORCE_POINT * definition.force + written

    def gain(self, card: Card) -> float:
        """What owning this card adds in the rest of the game; negative if it makes the deck worse."""
        return self.plays * (self.power(card) - 0.6 * self.mean)

    def dislike(self, card: Card) -> float:
        """What it is worth that the card leaves the row: what enemies would gain by it, less what this seat would."""
        definition = self.defs[card]
        if definition.faction == self.seating.enemy_faction[self.seat]:
            return DENIED * self.plays * self.power(card)
        own = definition.neutral or definition.faction == self.seating.faction[self.seat]
        return -(0.2 if definition.neutral else 0.4) * max(0.0, self.gain(card)) if own else 0.0

    def purchase(self, resources: int) -> float:
        """The worth of the best purchase with these resources now."""
        if resources not in self.prices:
            self.prices[resources] = self.basket(resources)[0]
        return self.prices[resources]

    def basket(self, resources: int) -> tuple[float, list[Card]]:
        """The best purchase with these resources: its worth, and at most three cards."""
        pilots = self.t.zones[self.seating.pilots[self.seat]]
        wares: list[tuple[int, float, Card]] = []
        for card in row_of(self.t, self.seat) + pilots[-1:]:
            if may_buy(self.t, self.seat, card):
                cost = price(self.t, self.seat, card)
                worth = self.gain(card)
                if cost <= resources and worth > 0:
                    wares.append((cost, worth, card))
        best: tuple[float, list[Card]] = (0.0, [])
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
        """The purchases that are lost if `n` resources are spent on something else."""
        return self.purchase(self.resources) - self.purchase(max(0, self.resources - n))

    def gained(self, n: int) -> float:
        """What `n` more resources are worth: what they buy now, and a little for later."""
        return self.purchase(self.resources + n) - self.purchase(self.resources) + 0.1 * n * self.resource

    def force_gain(self, n: int) -> float:
        mine = self.t.numbers[FORCE] * self.seating.sign[self.seat]
        return self.force_at(min(mine + n, OUTERMOST)) - self.force_at(mine)

    def force_at(self, space: int) -> float:
        """What it is worth to have the Force marker there, with the resource at either end of the track."""
        income = INCOME * self.plays * self.resource
        ends = income if space == OUTERMOST else -income if space == -OUTERMOST else 0.0
        return FORCE_POINT * space + (FLIP if space > 0 else 0.0) + ends

    def reward(self, target: Card) -> float:
        reward = self.defs[target].reward
        if reward is None:
            return self.gained(self.defs[target].cost)
        worth = self.gained(reward.resources) if reward.resources else 0.0
        if reward.force:
            worth += self.force_gain(reward.force)
        if reward.exile:
            held = self.t.cards_in(self.seat, HAND) + self.t.cards_in(self.seat, DISCARD)
            worth += 0.4 * self.plays * min(reward.exile, len(self.junk(held)))
        if reward.purchase:
            own = [card for card in row_of(self.t, self.seat) if self.owns_faction(card)]
            worth += max([0.0, *[self.gain(card) for card in own]])
        return worth

    def owns_faction(self, card: Card) -> bool:
        return self.defs[card].faction == self.seating.faction[self.seat]

    def ship_worth(self, ship: Card) -> float:
        """What an enemy ship in play gives its owner, beside the damage that it absorbs."""
        definition = self.defs[ship]
        return SHIP_TURNS * (self.attack * definition.attack + self.resource * definition.resources) + 1.0

    def last_base(self, base: Card) -> bool:
        """Would destroying it win the game?"""
        t = self.t
        pile = [t.owner[card] for card in t.cards_in(self.seating.lead[self.seat], VICTORY)]
        pile.append(t.controller(base))
        return all([pile.count(enemy) >= self.seating.to_win for enemy in self.enemies])

    def blow(self, total: int) -> float:
        """What an attack on the enemy base with that much damage is worth: ships first, then the base."""
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

    def fleet(self) -> list[Card]:
        """Enemy ships, the best to destroy first."""
        ships = ships_of(self.t, self.enemies)
        return sorted(ships, key=lambda ship: (endures(self.t, ship) / self.ship_worth(ship), ship))

    # attacks

    def waits(self, aim: int) -> list[Card]:
        """Cards committed to the unresolved attack with that aim."""
        t = self.t
        cards = in_play(t, self.team if aim == AT_BASE else [self.seat])
        return [card for card in cards if t.marks[TARGET][card] == aim and not t.marks[ATTACKED][card]]

    def plan(self) -> tuple[int, int]:
        """The next unit to commit against the row and its target, or (-1, -1): the rest goes to the base.

        Every way to defeat some of the targets, none with a unit too many, is weighed against the damage to the base
        that it costs.
        """
        t = self.t
        targets = row_targets(t, self.seat)
        free = [card for card in t.cards_in(self.seat, UNITS) if not t.marks[TARGET][card]]
        at_row = {card: attack_of(t, card, True) for card in free}
        free = sorted([card for card in free if at_row[card] > 0], key=lambda card: -at_row[card])[:MOST_UNITS]
        for target in targets:
            ready = self.waits(aim_at(target))
            need = value_against(t, target) - sum([attack_of(t, card, True) for card in ready])
            if ready and need > 0:
                covers = self.covers(free, at_row, need)
                return (self.least(free, covers), target) if covers else (-1, -1)
        ships = [card for card in t.cards_in(self.seat, SHIPS) if not t.marks[TARGET][card]]
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

    def covers(self, free: list[Card], at_row: dict[Card, int], need: int) -> list[int]:
        """Minimal sets of units that reach the value, as bit masks; one of each sort of equal sets."""
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

    def least(self, free: list[Card], masks: list[int]) -> int:
        """The first unit of the set that adds least to an attack on the base."""

        def missed(mask: int) -> int:
            return sum([attack_of(self.t, card, False) for k, card in enumerate(free) if mask >> k & 1])

        mask = min(masks, key=missed)
        return next(card for k, card in enumerate(free) if mask >> k & 1)
