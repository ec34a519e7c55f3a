"""Writes the tables of a set-up, by which C plays: its cards, their effects, the numbers of its rules.

Everything comes from the declarations of the cards. Equal effects are written once, as the number of their class in C
and their fields. An effect whose class C does not have is refused, with its name and its card.
"""

from __future__ import annotations

from ctypes import sizeof
from typing import Any, Final

from ..engine.abilities.pending import SETTLE, Happen
from ..engine.abilities.triggers import REACTION
from ..engine.abilities.windows import ANSWER, REACTIONS, Occur
from ..engine.effects.card_choice import Select
from ..engine.effects.effect import NOTHING, Effect, Parts
from ..engine.effects.hands import Draw
from ..engine.effects.trees import parts_of, tree_of
from ..engine.errors import KantynaError
from ..engine.setup import Setup
from ..engine.voice import Message
from ..game.star_realms import actions, buying, effects, formats, play, rules
from ..game.star_realms.cards import PrintedCard
from ..game.star_realms.cards_core import EXPLORER as EXPLORER_CARD
from ..game.star_realms.formats import StarRealmsFormat
from .constants import (
    CHOICES,
    COPIERS,
    EFFECTS,
    EVERY_ALLY,
    EXPLORER,
    GIVEN,
    HAS_CONSTANTS,
    KINDS,
    LISTENERS,
    LISTENS,
    NOBODY,
    OUTPOST,
    PARTS,
    SHIP,
)
from .layout import OPTIONS, AbilityEntry, Layout
from .source import DECLARED, EFFECT_CLASSES, GAINS

AMOUNTS: Final[dict[type[Effect], tuple[str, str]]] = {
    effects.Trade: ("trade", "n"),
    effects.Combat: ("combat", "n"),
    effects.Authority: ("authority", "n"),
    Draw: ("draws", "n"),
    effects.ScrapCards: ("scraps", "most"),
    effects.ScrapForCards: ("scraps", "most"),
    effects.OpponentDiscards: ("discards", "n"),
}
"""By class of effect: what it gives, as a feature that policies weigh, and the field that says how much."""


class NotServed(KantynaError):
    """A set-up or a table that the C engine does not play; the Python engine does."""


class MissingEffect(NotServed):
    """An effect of a card in the set-up has no counterpart in C. Set-ups without that card are played in C."""


def not_served(id: str, **args: Any) -> NotServed:
    message = Message("error-native-" + id)
    message.args = args
    return NotServed(message)


def check_served(setup: Setup) -> StarRealmsFormat:
    """Raises `NotServed` unless it is a format of Star Realms without teams and bosses."""
    format = setup.format
    if not isinstance(setup.rules, rules.StarRealms) or not isinstance(format, StarRealmsFormat):
        raise not_served("game", game=setup.rules.id)
    alone = format.grouping == formats.EACH_ALONE and not (format.boss or format.passing or format.legacy)
    if not alone or format.reach not in (formats.ALL_ENEMIES, formats.NEIGHBOURS):
        known = [f.id for f in setup.rules.formats if isinstance(f, StarRealmsFormat) and _alone(f)]
        raise not_served("format", format=format.id, known=", ".join(known))
    return format


def _alone(format: StarRealmsFormat) -> bool:
    return format.grouping == formats.EACH_ALONE


class Writer:
    """Collects the effects of a set-up, each once, and writes the tables."""

    def __init__(self, setup: Setup, layout: Layout) -> None:
        self.setup = setup
        self.format = check_served(setup)
        self.effects: list[Effect] = []
        self.numbers: dict[Effect, int] = {}
        self.tables: Any = layout.tables()
        self.parts: list[int] = []
        self.kinds: list[PrintedCard] = []
        self.card = ""
        """The id of the card that is being written, for messages."""
        for card in setup.defs:
            if not any([card is kind for kind in self.kinds]):
                self.kinds.append(card)
        self.number_of(NOTHING)

    # effects

    def number_of(self, effect: Effect) -> int:
        """The number of an effect in the tables. An effect is written when it is first asked for, after its parts."""
        known = self.numbers.get(effect)
        if known is not None:
            return known
        name = type(effect).__name__
        if name not in EFFECT_CLASSES:
            raise self.missing(name)
        parts = [self.number_of(part) for part in parts_of(effect)]
        number = len(self.effects)
        if number >= EFFECTS:
            raise not_served("large", what="KN_EFFECTS", n=EFFECTS)
        self.effects.append(effect)
        self.numbers[effect] = number
        entry = self.tables.effect[number]
        entry.name = EFFECT_CLASSES.index(name)
        entry.a, entry.b = self.amounts(effect)
        if isinstance(effect, Select):
            entry.word = CHOICES.index(effect.picks.name.replace("-", "_"))
        entry.source = getattr(effect, "source", "hand") == "hand-discard"
        if isinstance(effect, effects.ScrapCards) and effect.source not in ("hand", "hand-discard"):
            raise self.missing(repr(effect))
        if isinstance(effect, Occur) and effect.kind != effects.PLAYED_EVENT:
            raise self.missing(repr(effect))
        if isinstance(effect, Parts):
            if any([type(part).__name__ == "All" for part in effect.parts]):
                raise self.missing(repr(effect))  # C can only ask of a single part whether it is possible
            entry.first, entry.count = self.list_of([*parts, *effect.numbers]), len(parts)
        elif parts:
            entry.first, entry.count = self.list_of(parts), len(parts)
        entry.gives[:] = gives(effect)
        return number

    def missing(self, effect: str) -> MissingEffect:
        """The error for an effect that C does not have, by name or written out."""
        if not self.card:
            return MissingEffect(Message("error-native-effect", effect=effect))
        return MissingEffect(Message("error-native-card-effect", effect=effect, card=self.card))

    def amounts(self, effect: Effect) -> tuple[int, int]:
        if isinstance(effect, Select):
            return effect.least, effect.most
        for name in ("n", "faction", "target"):
            if name in effect.fields:
                return getattr(effect, name), 0
        return 0, 0

    def list_of(self, numbers: list[int]) -> int:
        """The index at which that list begins. Equal lists are written once."""
        for first in range(len(self.parts) - len(numbers) + 1):
            if self.parts[first : first + len(numbers)] == numbers:
                return first
        if len(self.parts) + len(numbers) > PARTS:
            raise not_served("large", what="KN_PARTS", n=PARTS)
        self.parts.extend(numbers)
        return len(self.parts) - len(numbers)

    def ability(self, entry: AbilityEntry, ability: tuple[Effect, ...]) -> None:
        if ability:
            entry.first, entry.count = self.list_of([self.number_of(effect) for effect in ability]), len(ability)
            entry.gives[:] = summed([gives(effect) for effect in ability])

    # cards

    def write(self) -> Any:
        t = self.tables
        t.bytes = sizeof(t)
        t.seats = self.setup.seat_count
        t.cards = len(self.setup.defs)
        t.kinds = len(self.kinds)
        if t.kinds > KINDS:
            raise not_served("large", what="KN_KINDS", n=KINDS)
        for number, kind in enumerate(self.kinds):
            self.write_kind(t.kind[number], kind)
        self.write_cards()
        self.write_rules()
        t.effects = len(self.effects)
        t.parts = len(self.parts)
        t.part[: len(self.parts)] = self.parts
        return t

    def write_kind(self, entry: Any, card: PrintedCard) -> None:
        self.card = card.id
        entry.faction, entry.cost, entry.defense, entry.uses = card.faction, card.cost, card.defense, card.uses
        entry.share = rules.STARTING_DECK.get(card.id, 0)
        entry.flags = SHIP * card.ship | OUTPOST * card.outpost | EXPLORER * (card.id == EXPLORER_CARD.id)
        self.ability(entry.primary, card.primary)
        self.ability(entry.ally, card.ally)
        self.ability(entry.scrap, card.scrap)
        for trigger in card.triggers:
            fits = trigger.forced and trigger.timing == REACTION and trigger.on == effects.PLAYED_EVENT
            plain = not (trigger.from_hand or trigger.zones or trigger.anywhere or trigger.each or trigger.target)
            if type(trigger).__name__ not in DECLARED or not fits or not plain or len(card.triggers) > 1:
                raise self.missing(type(trigger).__name__)
            if any([type(effect).__name__ not in GAINS for effect in trigger.effects]) or len(trigger.effects) != 1:
                raise self.missing(repr(trigger.effects))
            entry.flags |= LISTENS
            self.ability(entry.trigger, trigger.effects)
        for constant in card.constants:
            if type(constant).__name__ not in DECLARED:
                raise self.missing(type(constant).__name__)
            entry.flags |= EVERY_ALLY | HAS_CONSTANTS
        if card.replacements:
            raise self.missing(type(card.replacements[0]).__name__)
        self.card = ""

    def write_cards(self) -> None:
        t = self.tables
        setup = self.setup
        where = {id(kind): number for number, kind in enumerate(self.kinds)}
        copiers = [_copies(kind) for kind in self.kinds]
        listeners: list[int] = []
        allies: list[int] = []
        t.copier_of[:] = [NOBODY] * len(t.copier_of)
        for card, definition in enumerate(setup.defs):
            kind = where[id(definition)]
            t.kind_of[card] = kind
            if copiers[kind]:
                if t.copiers == COPIERS:
                    raise not_served("large", what="KN_COPIERS", n=COPIERS)
                t.copier_of[card] = t.copiers
                t.copiers += 1
            if t.kind[kind].flags & LISTENS:
                listeners.append(card)
            if t.kind[kind].flags & EVERY_ALLY:
                allies.append(card)
        if len({t.kind_of[card] for card in listeners}) > 1:  # a player would have to order their answers
            raise self.missing("ForcedOrder")
        if max(len(listeners), len(allies)) > LISTENERS:
            raise not_served("large", what="KN_LISTENERS", n=LISTENERS)
        t.listeners, t.allies = len(listeners), len(allies)
        t.listener[: len(listeners)] = listeners
        t.every_ally[: len(allies)] = allies

    # the rest of the rules

    def write_rules(self) -> None:
        t = self.tables
        options, seats = self.setup.options, self.setup.seat_count
        for name in OPTIONS:
            setattr(t, name, bool(options[name]))
        t.discard_next_turn = options["discard_timing"] == "next_turn"
        t.neighbours = self.format.reach == formats.NEIGHBOURS
        for seat in self.setup.seats:
            t.authority[seat] = self.format.starting_authority(seats, options, seat)
            t.standard_hand[seat] = self.format.standard_hand(seats, options, seat)
            t.starting_hand[seat] = self.format.starting_hand(seats, options, seat, seat)
            t.attack_seat[seat] = self.number_of(actions.ATTACK_SEAT[seat])
        for effect in PUSHED:
            t.one[EFFECT_CLASSES.index(type(effect).__name__)] = self.number_of(effect)
        t.enter = self.number_of(actions.ENTER)
        t.noticed = self.number_of(NOTICED)


NOTICED: Final = Occur(effects.PLAYED_EVENT, NOTHING)
DISCARD_SOME: Final = effects.DiscardCards(0, 0)
"""The step says how many cards."""
PUSHED: Final[tuple[Effect, ...]] = (
    rules.TURN_OF, *rules.PHASES, play.LEAVE_GAME, buying.TAKE_BOUGHT, buying.PUT_WHERE, actions.PLAY_CARD,
    actions.USE_PRIMARY, actions.USE_ALLY, actions.USE_SCRAP, actions.BUY, actions.ATTACK_BASE, DISCARD_SOME,
    SETTLE, REACTIONS, ANSWER, Happen(actions.EnterPlay()),
)  # fmt: skip
"""The effects that the rules push, not cards."""


def _copies(card: PrintedCard) -> bool:
    """Can the card copy another one?"""
    declared = (*card.primary, *card.ally, *card.scrap)
    return any([isinstance(part, effects.CopyShip) for effect in declared for part in tree_of(effect)])


def gives(effect: Effect) -> list[int]:
    """What an effect gives, by the features of `GIVEN`. Of alternatives the greatest amount of each counts."""
    counted = [0] * len(GIVEN)
    if type(effect) in AMOUNTS:
        feature, field = AMOUNTS[type(effect)]
        counted[GIVEN.index(feature)] = getattr(effect, field)
    parts = [gives(part) for part in parts_of(effect)]
    if parts and isinstance(effect, Parts):
        return [max(column) for column in zip(*parts, strict=True)]
    return summed([counted, *parts])


def summed(rows: list[list[int]]) -> list[int]:
    return [sum(column) for column in zip(*rows, strict=True)]
