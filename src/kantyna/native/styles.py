"""The numbers of a style: the policy of `kantyna.bots.star_realms.reference_player` in C."""

from __future__ import annotations

from ctypes import Structure, c_int32, sizeof
from typing import Any

from .constants import EFFECTS, KINDS, PHASES


class StyleTable(Structure):
    """`kn_style` in c/styles.h. Worths are in hundredths; where there are three, by part of the game."""

    _fields_ = [
        *[(name, c_int32) for name in ("early_turns", "middle_turns", "near_end", "hold_fire", "racing", "second")],
        *[(name, c_int32 * PHASES) for name in ("bar", "draw")],
        ("effect", (c_int32 * EFFECTS) * PHASES),
        *[(name, (c_int32 * KINDS) * PHASES) for name in ("played", "allied")],
        *[(name, c_int32 * KINDS) for name in ("order", "needs_hand", "must_scrap", "for_trade", "for_combat")],
    ]


class Styled:
    """A policy by rules of thumb and a table of worths, for engines with that many kinds of cards."""

    def __init__(self, table: StyleTable, cards: int) -> None:
        self.cards = cards
        self.numbers: Any = (c_int32 * (sizeof(table) // sizeof(c_int32))).from_buffer(table)
