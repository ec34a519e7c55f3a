"""Plans a turn of Star Wars: The Deckbuilding Game.

Committing a card to an attack is final, so looking one choice ahead is not enough. The bot imagines a table behind its
view, reads there what everybody may know (attack, damage, prices), and values everything in points of damage to a base:
a card by what it gives each time it is still played, a reward by what it buys, a defeated card by what it would have
given its buyer.
"""

from __future__ import annotations

from ...engine.cards import CardDef
from ...engine.effects.effect import Gain, Step, Take
from ...engine.effects.effect import Step as Choice
from ...engine.effects.hands import DECK, DISCARD, HAND
from ...engine.effects.nature import PHASE
from ...engine.effects.trees import tree_of
from ...engine.ids import NO_CARD, Card
from ...game.deckbuilding.attacks import target_of, value_against
from ...game.deckbuilding.buying import may_buy, price
from ...game.deckbuilding.cards.card_types import Ability, PrintedCard
from ...game.deckbuilding.effects.ability_costs import Spend
from ...game.deckbuilding.effects.basic import OpponentChooses
from ...game.deckbuilding.effects.damage import Harm
from ...game.deckbuilding.effects.picks import ExileCards
from ...game.deckbuilding.play import attack_of, bases_of, endures, in_play, row_of, ships_of
from ...game.deckbuilding.terms import AT_BASE, ATTACKED, DAMAGE, EXILE, SHIP, UNITS
from ..bot import View
from ..evaluation import Evaluation
from .estimates import Estimates
from .worth import (
    ABSORBS,
    FORCE_POINT,
    LAST,
    LATE,
    RAZED,
    ROW,
    SOON,
    WON,
    base_worth,
    gives,
    moment,
    order_of_play,
    wants_hand,
    without_worth,
    words_of,
)


class Player(Estimates):
    """Makes the choices, by these estimates."""

    def choice(self) -> Choice:
        if self.choices[-1].effect.nature.ends == PHASE:
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
            if target_of(choice) >= 0:
                power = sum([attack_of(self.t, card, True) for card in self.waits(choice.aim)])
                if power >= value_against(self.t, target_of(choice)):
                    return choice
        unit, target = self.plan()
        for choice in self.named("commit"):
            if choice.card == unit and target_of(choice) == target:
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
            if choice.aim == AT_BASE and attack_of(self.t, choice.card, False) > 0:
                return choice
        for choice in self.named("resolve"):
            if choice.aim == AT_BASE:
                return choice
        return None

    def useful(self, card: Card) -> bool:
        """Is the ability worth its price now?"""
        definition = self.defs[card]
        ability = definition.ability
        assert ability is not None
        words = [word for step in ability.steps for word in words_of(step)]
        if wants_hand(definition):
            held = self.t.cards_in(self.seat, HAND)
            weakest = min([self.power(other) for other in held], default=100.0)
            if isinstance(ability.price, ExileCards):
                return bool(self.junk(held))
            return weakest < (0.8 if "repair" in words else 1.0) * self.mean and self.mends(words)
        if "discard-from-row" in words:
            return max([self.dislike(other) for other in row_of(self.t, self.seat)], default=0.0) > 0
        if "exile-from-row" in words:
            hits = self.hits(ability)
            return any([self.targets(hit) for hit in hits]) if hits else self.mends(words)
        if "buy-from" in words:
            price_paid = max(0.0, self.gain(card)) if "exile-this" in words else 0.0
            pile = EXILE if getattr(ability.effects[0], "pile", "") == "exile" else -1
            return self.best_from(self.pile(pile)) > price_paid
        if "spend-to-take" in words:
            droids = [other for other in self.t.cards_in(self.seat, DISCARD) if "droid" in self.defs[other].kinds]
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
        """Is there damage worth repairing, or does the ability not repair?"""
        hurt = sum([self.t.marks[DAMAGE][base] for base in bases_of(self.t, self.team)])
        return "repair" not in words or hurt >= 2

    def at_hand(self) -> list[Card]:
        return self.t.cards_in(self.seat, HAND) + self.t.cards_in(self.seat, DISCARD)

    def pile(self, zone: int) -> list[Card]:
        return self.t.cards_in(self.seat, zone) if zone >= 0 else self.t.zones[self.seating.discards[self.seat]]

    def best_from(self, cards: list[Card]) -> float:
        """The worth of the best affordable card of a pile, less what else the resources would buy."""
        worth = [0.0]
        for card in cards:
            if may_buy(self.t, self.seat, card):
                cost = price(self.t, self.seat, card)
                if cost <= self.resources:
                    worth.append(self.gain(card) - self.spent(cost))
        return max(worth)

    def taking(self, card: Card) -> float:
        """What it is worth to pay the cost of a card and take it into hand."""
        return self.power(card) - self.spent(self.defs[card].cost)

    def unit_choices(self, card: Card) -> list[Card]:
        return [other for other in self.t.cards_in(self.seat, UNITS) if other != card]

    def use_worth(self, words: list[str], ability: Ability) -> float:
        """What an ability with a cost would give now."""
        if "destroy-ship" in words:
            ships = ships_of(self.t, self.enemies)
            return max([0.0, *[self.ship_worth(ship) + ABSORBS * endures(self.t, ship) for ship in ships]])
        hits = self.hits(ability)
        if hits:
            return max([0.0, *[self.harm(target, hit.n) for hit in hits for target in self.targets(hit)]])
        if "exile-cards" in words:
            return 0.5 * self.plays if self.junk(self.at_hand()) else 0.0
        if "repair" in words:
            hurt = max([self.t.marks[DAMAGE][base] for base in bases_of(self.t, self.team)], default=0)
            return 0.7 * min(4, hurt)
        if "dig-for-own-faction" in words:
            return 0.0
        if "force" in words:
            return self.force_gain(1)
        return sum([gives(effect, self.resource) for effect in ability.effects], 0.0)

    def hits(self, ability: Ability) -> list[Harm]:
        """The parts of an ability that damage a target of the player's choice."""
        parts = [part for effect in ability.effects for part in tree_of(effect)]
        return [part for part in parts if part.damages and isinstance(part, Harm)]

    def targets(self, hit: Harm) -> list[Card]:
        return hit.candidates(self.t, Step(hit, self.seat, NO_CARD, 0, self.t.setup))

    def harm(self, target: Card, n: int) -> float:
        """What `n` damage straight to a base or ship is worth."""
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
        endings = [choice for choice in self.choices if choice.effect.nature.ends]
        refusal = (endings or self.choices[-1:])[0]
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
        """What one of several alternatives gives. When the enemy gains by it, its negative."""
        taken = choice.effect
        assert isinstance(taken, Take)
        part = taken.part
        n = part.n if isinstance(part, Gain) else getattr(part, "n", 1)
        if isinstance(self.question, OpponentChooses):
            if part.word == "their-discard":
                held = self.t.cards_in(self.seat, HAND)
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
        """What `n` more attack on the base is worth."""
        t = self.t
        free = [card for card in in_play(t, [self.seat]) if not t.marks[ATTACKED][card]]
        total = sum([attack_of(t, card, False) for card in free])
        return self.blow(total + n) - self.blow(total)

    def pick_worth(self, choice: Choice) -> float:
        """What picking that card is worth. If it is 0 or less, the bot declines if it may."""
        t = self.t
        card = choice.card
        word = choice.effect.spoken()
        zone = t.where[card]
        owner = t.setup.seat_of_zone[zone] if zone >= 0 else -1
        definition = self.defs[card]
        if word == "choose-base":
            return base_worth(definition, 1.0 - self.age)
        if choice.effect.damages:
            return self.harm(card, getattr(self.question, "n", 1))
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
            if self.question.word == "buy-from":
                return self.gain(card) - self.spent(price(t, self.seat, card)) + 0.01
            return self.gain(card)
        if owner < 0:
            return self.row_pick(word, card)
        if owner in self.enemies:
            return self.power(card)
        if word in ("exile", "discard"):
            return self.shed(word, card)
        if word == "swap":
            if self.question.word == "swap-top":
                return self.power(card) - self.power(t.cards_in(self.seat, DECK)[-1])
            return 100.0 - self.power(card)
        if word == "take-card" and self.question.word == "spend-to-take":
            return self.taking(card)
        if self.question.word == "unit-on-deck" and not t.marks[ATTACKED][card]:
            return 0.1 * self.power(card)
        return self.power(card)

    def row_pick(self, word: str, card: Card) -> float:
        """What it is worth to pick a card of the galaxy row: to use it this turn, or to remove it."""
        t = self.t
        if word == "take-card":
            definition = self.defs[card]
            return definition.attack + 0.5 * definition.resources + FORCE_POINT * definition.force
        if self.question.word == "swap-galaxy-top":
            top = t.zones[self.seating.decks[self.seat]][-1]
            return self.dislike(card) - self.dislike(top) - 0.3
        return self.dislike(card)

    def shed(self, word: str, card: Card) -> float:
        """What it is worth to exile or discard an own card: most for the worst. Good cards are kept if possible."""
        if word == "exile":
            bad = self.junk([choice.card for choice in self.choices if choice.card >= 0])
            held = self.t.where[card] == self.t.setup.seats_first_zone[self.seat] + HAND
            return 100.0 - bad.index(card) - 0.5 * held if card in bad else -self.power(card)
        if self.question.word == "discard-top":
            return self.mean - self.power(card)
        return 100.0 - self.power(card)

    def assigned(self, choices: list[Choice]) -> Choice:
        """Destroy the best target that can be destroyed; otherwise deal all damage to one."""
        damage = self.asker.amount
        whole = [choice for choice in choices if choice.amount >= endures(self.t, choice.card)]
        if whole and self.defs[whole[0].card].type == SHIP:
            order = self.fleet()
            return min(whole, key=lambda choice: order.index(choice.card))
        if whole:
            return max(whole, key=lambda choice: self.harm(choice.card, damage))
        return max(choices, key=lambda choice: (choice.amount, -endures(self.t, choice.card), -choice.card))


class DeckbuildingEvaluation(Evaluation):
    def without_worth(self, card: CardDef) -> list[str]:
        assert isinstance(card, PrintedCard)
        return without_worth(card)

    def at_sight(self, choices: list[Choice]) -> Choice | None:
        """The hand is played before anything else, except abilities that need a hand."""
        if choices[-1].effect.nature.ends != PHASE:
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
        return Player(view, choices).choice()


EVALUATION = DeckbuildingEvaluation()
