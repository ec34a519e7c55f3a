"""The structures of `c/tables.h` and `c/game.h` (tables, games, results) for ctypes, by size of build."""

from __future__ import annotations

from ctypes import Structure, c_int8, c_int16, c_int32, c_uint8, c_uint16, c_uint32, c_uint64
from functools import cache
from typing import Any, NamedTuple

from .constants import (
    COMMON_ZONES,
    COPIERS,
    EFFECTS,
    GIVEN,
    KINDS,
    LISTENERS,
    PARTS,
    PICKS,
    SEAT_ZONES,
    SETS,
    STACK,
    TURNS,
)
from .source import EFFECT_CLASSES

OPTIONS = (
    "destroy_own_bases", "needle_copies_scrapped", "fleet_hq_pays_for_copies",
    "mech_world_counts_as_blob", "needle_counts_for_blob_world", "fleet_hq_counts_ships_in_play",
    "on_top_effects_add_up",
)  # fmt: skip


class EffectEntry(Structure):
    _fields_ = [
        *[(name, c_uint8) for name in ("name", "a", "b", "word", "first", "count", "source", "spare")],
        ("gives", c_uint8 * len(GIVEN)),
    ]


class AbilityEntry(Structure):
    _fields_ = [("first", c_uint8), ("count", c_uint8), ("gives", c_uint8 * len(GIVEN))]


class KindEntry(Structure):
    _fields_ = [
        *[(name, c_uint8) for name in ("faction", "cost", "defense", "flags", "uses", "share")],
        *[(name, AbilityEntry) for name in ("primary", "ally", "scrap", "trigger")],
    ]


class ChoiceEntry(Structure):
    """The fields of one word in a list of choices."""

    _fields_ = [
        ("word", c_uint8), ("part", c_uint8), ("card", c_uint16), ("n", c_uint16), ("count", c_uint16),
    ]  # fmt: skip


class Layout(NamedTuple):
    """The structures of a build for that many seats and cards."""

    seats: int
    cards: int
    tables: Any
    game: Any
    result: Any


@cache
def layout(seats: int, cards: int) -> Layout:
    zones = COMMON_ZONES + SEAT_ZONES * seats

    class Tables(Structure):
        _fields_ = [
            *[
                (name, c_int32)
                for name in (
                    "bytes", "seats", "cards", "kinds", "effects", "parts", "copiers", "listeners", "allies",
                    "neighbours", "discard_next_turn", *OPTIONS,
                )
            ],
            *[(name, c_int32 * seats) for name in ("authority", "standard_hand", "starting_hand")],
            ("one", c_uint8 * len(EFFECT_CLASSES)),
            ("attack_seat", c_uint8 * seats),
            ("enter", c_uint8),
            ("noticed", c_uint8),
            ("kind_of", c_uint8 * cards),
            ("copier_of", c_uint8 * cards),
            ("listener", c_uint16 * LISTENERS),
            ("every_ally", c_uint16 * LISTENERS),
            ("part", c_uint8 * PARTS),
            ("effect", EffectEntry * EFFECTS),
            ("kind", KindEntry * KINDS),
        ]  # fmt: skip

    class Game(Structure):
        _fields_ = [
            ("chance", c_uint64),
            ("authority", c_int32 * seats),
            ("turn", c_uint32),
            ("step", c_uint32 * STACK),
            ("trade", c_int16 * seats),
            ("combat", c_int16 * seats),
            ("last", c_uint16 * zones),
            ("pick", c_uint16 * PICKS),
            ("copies", c_uint16 * COPIERS),
            ("event_card", c_uint16),
            ("step_n", c_uint16 * STACK),
            ("link", c_uint16 * cards),
            ("sets", (c_uint8 * ((cards + 7) // 8)) * len(SETS)),
            *[(name, c_uint8 * seats) for name in ("on_top", "owed", "out")],
            ("played_as", c_uint8 * COPIERS),
            *[(name, c_uint8) for name in ("depth", "picks", "active", "over", "winner", "ended", "agreed")],
            ("quiet", c_int8),
            *[(name, c_uint8) for name in ("pending", "event_seat", "event_used", "fault")],
        ]

    class Result(Structure):
        _fields_ = [
            ("choices", c_uint32),
            ("turns", c_uint32),
            *[(name, c_uint8) for name in ("winner", "first", "over", "fault")],
            ("bought", (c_uint16 * KINDS) * seats),
            ("played", (c_uint16 * KINDS) * seats),
            *[(name, c_uint16 * TURNS) for name in ("trade", "combat")],
            ("bands", (c_uint8 * KINDS) * seats),
        ]

    return Layout(seats, cards, Tables, Game, Result)
