"""Versions of the rules: a hash for every card, and one for everything that a set-up declares.

Cards are hashed as data. What an effect *does* is code and not covered; replayed games are compared by the checksums of
their tables for that (`Table.mark`).
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from ..abilities.triggers import Trigger
from ..cards import CardDef
from ..setup import Setup
from . import codec

Json = Any


def card_marks(setup: Setup) -> dict[str, str]:
    """By card id, a hash that changes with the card's numbers and abilities."""
    version = version_of(setup)
    marks = _marks.get(version)
    if marks is None:
        marks = _card_marks(setup)
        _remember(version, marks)
    return marks.copy()


_marks: dict[str, dict[str, str]] = {}
"""By version: the card hashes it was made from."""
MOST_KEPT: Final = 64


def _remember(version: str, marks: dict[str, str]) -> None:
    _marks[version] = marks
    for oldest in list(_marks)[:-MOST_KEPT]:
        _marks.pop(oldest, None)


def _card_marks(setup: Setup) -> dict[str, str]:
    marks: dict[str, str] = {}
    for definition in setup.defs:
        if definition.id not in marks:
            marks[definition.id] = _digest(_card(definition), 4)
    return marks


def _card(card: CardDef) -> list[Json]:
    return [
        card.data(),
        [_trigger(trigger) for trigger in card.triggers],
        [[c.word, c.describe().data(), c.stat, c.n, c.layer] for c in card.constants],
        [[r.kind, r.ends, codec.dump_printed((r.effect,))] for r in card.replacements],
    ]


def _trigger(trigger: Trigger) -> list[Json]:
    return [
        [trigger.word, trigger.describe().data(), trigger.timing, trigger.on, list(trigger.zones)],
        [trigger.forced, trigger.from_hand, trigger.anywhere, trigger.asks, trigger.each, trigger.secret],
        codec.dump_printed((trigger.price, *trigger.effects)),
        codec.dump_printed((trigger.target,)) if trigger.target is not None else [],
    ]


def version_of(setup: Setup) -> str:
    """16 hexadecimal digits over all declarations: cards in their order, options, effects, zones, numbers."""
    if not setup.version:
        rules = setup.rules
        classes = codec.effect_classes(setup)
        marks = _card_marks(setup)
        version = _digest(
            [
                [rules.id, setup.format.id, setup.seat_count],
                [definition.id for definition in setup.defs],
                marks,
                [[option.id, list(option.values)] for option in setup.format.options],
                [[word, list(classes[word].fields)] for word in sorted(classes)],
                setup.zone_names,
                [[n.name, n.start] for n in (*setup.numbers, *setup.seat_numbers, *setup.marks)],
            ],
            8,
        )
        _remember(version, marks)
        setup.version = version
    return setup.version


def _digest(value: Json, size: int) -> str:
    written = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(written.encode(), digest_size=size).hexdigest()
