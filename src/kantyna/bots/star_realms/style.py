"""What a reference opponent values, and the worth of each card that follows from it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ...engine.effects.effect import AnyOf, Effect, Either, Gain
from ...game.star_realms.cards import PrintedCard
from ...game.star_realms.effects import IfBases
from ...native.constants import PHASES

Phased = tuple[float, float, float]
"""A weight early in the game, in its middle, and late."""
PARTS: Final = range(PHASES)
LATE: Final = 2


class Style(NamedTuple):
    """Weights by part of the game: of effects, by the point, and of traits of cards."""

    trade: Phased
    combat: Phased
    authority: Phased
    draw: Phased
    discard: Phased
    """A card that the opponent discards."""
    scrap: Phased
    """A card scrapped from the seat's own hand or discard pile."""
    destroy: Phased
    """A base destroyed without combat."""
    ally: Phased
    """The share of an ally ability that counts while it has its ally."""
    stays: Phased
    """How many times a base counts what it gives: it stays in play."""
    defense: Phased
    outpost: Phased
    bar: Phased
    """What a card must be worth before it is bought: a worse one makes the deck worse."""
    early_turns: int = 8
    """The last turn, of both players together, that is early."""
    middle_turns: int = 20
    near_end: int = 22
    """An authority below this makes it late."""
    hold_fire: float = 1.0
    """The combat that a base is worth, for each point of its worth."""
    racing: float = 0.5
    """With combat for this share of an opponent's authority, bases that do not stand in the way are left alone."""
    second: float = 0.4
    """The share of its worth that a second card bought in the same turn counts."""


LIKE: Final[dict[str, tuple[str, float]]] = {
    "opponent-discards": ("discard", 1.0),
    "draw-per-card": ("draw", 2.2),
    "discard-for-cards": ("draw", 0.4),
    "scrap-cards": ("scrap", 1.0),
    "scrap-for-cards": ("scrap", 1.6),
    "scrap-trade-row": ("destroy", 0.1),
    "destroy-base": ("destroy", 1.0),
    "acquire-ship": ("draw", 1.8),
    "next-ship-on-top": ("draw", 0.4),
    "copy-ship": ("combat", 4.0),
}
"""Effects that a style has no weight for: one that it has, and how many points of it they are like."""
LIKE_ANY_OTHER: Final = ("combat", 1.0)
TRIGGER: Final = 2.5
"""The worth of an ability that answers every ship, or of a constant one, in combat."""
USED_UP: Final = 0.2
"""The share of a scrap ability that counts: it can be used once."""
BOTH: Final = 0.3
"""What having a choice between two parts is worth."""
CONDITION: Final = 0.3
"""The share of an effect with a condition that counts."""
NEEDS_HAND: Final = ("scrap-cards", "scrap-for-cards", "discard-for-cards")


def worth_of(effect: Effect, style: Style, part: int) -> float:
    if isinstance(effect, Either):
        return max([worth_of(each, style, part) for each in effect.parts]) + BOTH
    if isinstance(effect, AnyOf):
        return sum([worth_of(each, style, part) for each in effect.parts])
    if isinstance(effect, IfBases):
        return CONDITION * worth_of(effect.then, style, part)
    n = effect.n if isinstance(effect, Gain) else 1
    word = effect.word
    name, points = (word, 1.0) if word in Style._fields else LIKE.get(word, LIKE_ANY_OTHER)
    weights: Phased = getattr(style, name)
    return weights[part] * points * n


def gives(effects: tuple[Effect, ...], style: Style, part: int) -> float:
    return sum([worth_of(effect, style, part) for effect in effects])


def hundredths(worth: float) -> int:
    return round(100 * worth)


class Worths:
    """The worth of a card to a style, by part of the game and in hundredths; and what else a player asks of it."""

    __slots__ = ("played", "allied", "order", "needs_hand", "must_scrap", "for_trade", "for_combat")

    def __init__(self, card: PrintedCard, style: Style) -> None:
        self.played = [hundredths(_played(card, style, part)) for part in PARTS]
        """Each time it is drawn, without an ally."""
        self.allied = [hundredths(gives(card.ally, style, part) * style.ally[part]) for part in PARTS]
        leaves = _leaves(card.primary)
        words = [effect.word for effect in leaves]
        self.order = _order(card, words)
        self.needs_hand = any([word in NEEDS_HAND for word in words])
        self.must_scrap = any([effect.word == "scrap-cards" and getattr(effect, "least", 0) > 0 for effect in leaves])
        self.for_trade = _scrapped_for(card, "trade")
        self.for_combat = _scrapped_for(card, "combat")


def _played(card: PrintedCard, style: Style, part: int) -> float:
    total = gives(card.primary, style, part)
    total += TRIGGER * style.combat[part] * (len(card.triggers) + len(card.constants))
    if not card.ship:
        total *= style.stays[part]
        total += card.defense * style.defense[part] + card.outpost * style.outpost[part]
    return total + USED_UP * gives(card.scrap, style, part)


def _leaves(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects without alternatives and conditions around them."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, (Either, AnyOf)):
            found += _leaves(effect.parts)
        else:
            found += _leaves((effect.then,)) if isinstance(effect, IfBases) else [effect]
    return found


def _order(card: PrintedCard, words: list[str]) -> int:
    """Bases are played first, then what draws, then what scraps; what depends on other cards in play comes last."""
    if "copy-ship" in words:
        return 5
    if any([isinstance(effect, IfBases) for effect in card.primary]):
        return 4
    if not card.ship:
        return 0
    if "draw" in words:
        return 1
    return 2 if "scrap-cards" in words else 3


def _scrapped_for(card: PrintedCard, word: str) -> int:
    """The trade or combat that its scrap ability gives."""
    return sum([effect.n for effect in card.scrap if isinstance(effect, Gain) and effect.word == word])


@cache
def worths_of(card: PrintedCard, style: Style) -> Worths:
    return Worths(card, style)
