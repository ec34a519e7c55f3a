"""What the effects, abilities and cards of The Deckbuilding Game are worth, in points of damage to a base."""

from __future__ import annotations

from ...engine.abilities.triggers import Trigger
from ...engine.effects.conditional import If, Instead
from ...engine.effects.effect import All, Effect, Either, Gain, May
from ...engine.effects.trees import tree_of
from ...game.deckbuilding.buying import BuyFree
from ...game.deckbuilding.cards.card_types import Ability, PrintedCard
from ...game.deckbuilding.effects.basic import OneOfTheTeam, OpponentChooses
from ...game.deckbuilding.effects.deck_top import IfRevealed, Reveal, RevealGalaxy
from ...game.deckbuilding.effects.picks import ExileCards
from ...game.deckbuilding.terms import SHIP

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
    "destroy-ship": 3.0,
    "their-discard": 1.2,
    "opponent-loses": 1.6,
    "return-to-hand": 2.2,
    "return-hunter": 2.5,
    "put-on-deck": 1.0,
    "unit-on-deck": 1.2,
    "exile-cards": 1.2,
    "discard-from-row": 0.7,
    "buy-free": 4.0,
    "take-from-row": 3.0,
    "spend-to-take": 2.0,
    "buy-from": 0.8,
    "next-neutral-cheaper": 1.0,
    "resources-per": 1.5,
    "draw-top": 1.6,
    "bombard": 3.0,
}
"""What an effect gives once, for each point of its amount."""
LITTLE = 0.5
"""The worth of effects that bring little, and of those without a worth yet."""
WORTH_LITTLE = frozenset(
    (
        "capture-under", "dig-for-own-faction", "discard-top", "each-may-exile", "exile-for", "exile-from-row",
        "exile-one-from-row", "fill-next", "free-captured", "look-at-galaxy", "look-at-hand", "look-at-two", "may-pay",
        "next-droid-on-top", "next-on-top", "replace-from-discard", "swap-hand-with-top", "swap-top",
        "swap-with-discard", "swap-with-exiled", "take-revealed", "their-card-on-deck",
    )
)  # fmt: skip
AT_ONCE = 1.0
"""A card bought to hand can still be played this turn."""

WORTH_WHILE_IN_PLAY = {
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
"""What an ability gives while it is in play, for each point of its amount."""

TRIGGERED = {
    "at-start-of-turn": 1.0,
    "first-played": 1.0,
    "taken-when-bought": 0.8,
    "when-bought": 0.3,
    "when-defeats": 0.4,
    "when-destroyed": 1.0,
    "when-opponent-discards": 1.0,
    "when-played": 1.0,
    "when-revealed": 1.0,
    "when-top-revealed": 1.0,
    "when-you-buy": 0.6,
    "when-you-play": 1.0,
}
"""The share of its worth that a triggered ability has: its event does not always happen."""

EVERY_TURN = 3.0
"""How much more an ability of a base is worth that works every turn, compared with once."""

FORCE_POINT = 0.45
FLIP = 1.0
INCOME = 0.7
"""A step on the Force track; the step that brings the Force to your side; the resource at the end of the track, as a
share of what a resource buys."""
SHIP_TURNS = 2.2
ABSORBS = 0.6
"""The turns that a capital ship lasts, and the worth of each point of damage that it absorbs."""
EXILED = 0.35
"""The share of its worth that an ability has if it costs the card itself."""
TURNS = 9.0
AGE = 16
"""The turns that a side still has at the start, and the turn after which a game counts as old."""
RAZED = 3.0
WON = 1000.0
DENIED = 0.3
"""The worth of a destroyed base beside its damage; of the last base; the share of what a card would give the enemy."""
SMALLEST = 7
"""A deck is not thinned below this number of cards."""
MOST_UNITS = 10

WANTS_HAND = ("discard-one", "swap-hand-with-top")
LOOKS_AT_ROW = ("discard-from-row",)
AFTER_BUYING = ("exile-from-row", "take-from-row")
AFTER_ATTACKING = ("unit-on-deck", "damage-enemy")
"""When to use an ability, by the words in it. All others are used as soon as the hand is played."""

SOON, ROW, LATE, LAST = range(4)


def words_of(effect: Effect) -> list[str]:
    """The words of an effect and of all its parts."""
    return [part.word for part in tree_of(effect)]


def valued_parts(effect: Effect) -> tuple[Effect, ...]:
    """The parts whose worth makes up that of the effect; empty: it has a worth of its own."""
    if isinstance(effect, (Either, All, Reveal)):
        return effect.parts
    if isinstance(effect, (If, IfRevealed, RevealGalaxy)):
        return (effect.then,)
    if isinstance(effect, Instead):
        return effect.normal, effect.better
    return (effect.effect,) if isinstance(effect, (OneOfTheTeam, May)) else ()


def gives(effect: Effect, resource: float) -> float:
    """What an effect gives once; `resource` is the worth of one resource."""
    parts = [gives(part, resource) for part in valued_parts(effect)]
    if parts:
        if isinstance(effect, OpponentChooses):
            return min(parts)
        if isinstance(effect, Either):
            return max(parts) + 0.2
        if isinstance(effect, (IfRevealed, RevealGalaxy)):
            return 0.3 * sum(parts, 0.0)
        return sum(parts, 0.0) * (0.5 if isinstance(effect, (If, Instead)) else 1.0)
    if isinstance(effect, BuyFree) and effect.to == "hand":
        return WORTH["buy-free"] + AT_ONCE
    worth = resource if effect.word == "resources" else WORTH.get(effect.word, LITTLE)
    if isinstance(effect, Gain):
        return worth * effect.n
    if isinstance(effect, ExileCards):
        return worth * effect.most
    amount = getattr(effect, "n", 1)
    return worth * amount if isinstance(amount, int) and effect.word in WORTH else worth


def without_worth(card: PrintedCard) -> list[str]:
    """The words on a card that have only a default worth."""
    effects = [effect for trigger in card.triggers for effect in trigger.effects]
    effects += card.ability.effects if card.ability is not None else ()
    found = [word for effect in effects for word in _without_worth(effect)]
    found += [trigger.word for trigger in card.triggers if trigger.word not in TRIGGERED]
    return found + [constant.word for constant in card.constants if constant.word not in WORTH_WHILE_IN_PLAY]


def _without_worth(effect: Effect) -> list[str]:
    parts = valued_parts(effect)
    if parts:
        return [word for part in parts for word in _without_worth(part)]
    known = effect.word == "resources" or effect.word in WORTH or effect.word in WORTH_LITTLE
    return [] if known else [effect.word]


def used(ability: Ability, resource: float) -> float:
    total = sum([gives(effect, resource) for effect in ability.effects], 0.0)
    if ability.price is not None:
        return total * EXILED if ability.price.word == "exile-this" else 0.6 * total
    return 0.6 * total if ability.needs is not None else total


def fires(trigger: Trigger, resource: float) -> float:
    total = sum([gives(effect, resource) for effect in trigger.effects], 0.0)
    return TRIGGERED.get(trigger.word, 1.0) * total


def ability_of(card: PrintedCard, resource: float) -> float:
    """What the abilities of a card give each time it is played."""
    total = sum([fires(trigger, resource) for trigger in card.triggers], 0.0)
    total += sum([WORTH_WHILE_IN_PLAY.get(constant.word, LITTLE) * constant.n for constant in card.constants], 0.0)
    return total + (used(card.ability, resource) if card.ability is not None else 0.0)


def base_worth(card: PrintedCard, youth: float) -> float:
    """What a base is worth when it is chosen: its hit points, and abilities that work once or every turn."""
    once = 0.0
    always = sum([WORTH_WHILE_IN_PLAY.get(constant.word, LITTLE) * constant.n for constant in card.constants], 0.0)
    for trigger in card.triggers:
        worth = fires(trigger, 1.0)
        if trigger.word in ("when-revealed", "when-destroyed"):
            once += worth * (1.0 + youth if worth > 0 else 1.0)
        else:
            always += worth
    if card.ability is not None:
        always += used(card.ability, 1.0)
    return card.hit_points + once + EVERY_TURN * (0.5 + youth) * always


def order_of_play(card: PrintedCard) -> tuple[int, str]:
    """Ships first, then cards that bring the Force. Cards with alternatives come last."""
    if any(["one-of" in words_of(effect) for trigger in card.triggers for effect in trigger.effects]):
        return 3, card.id
    if card.type == SHIP:
        return 0, card.id
    return (1 if card.force else 2), card.id


def moment(card: PrintedCard) -> int:
    """When to use the ability of a card that does not need a hand."""
    ability = card.ability
    assert ability is not None
    words = [word for step in ability.steps for word in words_of(step)]
    for at, known in ((LAST, AFTER_ATTACKING), (LATE, AFTER_BUYING), (ROW, LOOKS_AT_ROW)):
        if any([word in known for word in words]):
            return at
    if "exile-this" in words:
        return LATE if "destroy-ship" in words or "exile-cards" in words or "buy-from" in words else LAST
    return SOON


def wants_hand(card: PrintedCard) -> bool:
    """Does its ability cost or swap a card in hand?"""
    ability = card.ability
    if ability is None:
        return False
    if isinstance(ability.price, ExileCards):
        return True
    return any([word in WANTS_HAND for step in ability.steps for word in words_of(step)])
