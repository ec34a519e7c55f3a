"""The fields of effects. Positions come from outside, so each field has a type and bounds."""

from __future__ import annotations

from typing import Final

from ..ids import NO_SEAT, Seat

MOST: Final = 99
"""The largest number that a card, or a correction of one, may print."""
LONGEST_WORD: Final = 60
MOST_PARTS: Final = 16
DEEPEST: Final = 12
MOST_EFFECTS: Final = 400
"""The most effects in one position, so that its stack stays within what a table can list."""

NUMBER: Final = 0
TEXT: Final = 1
EFFECT: Final = 2
EFFECTS: Final = 3
FLAG: Final = 4
SEATED: Final = 5
CARDS: Final = 6
SELECTING: Final = 7
SELECTING_PARTS: Final = 8


class Field:
    """One field: its kind, and the bounds of a number."""

    __slots__ = ("kind", "least", "most")

    def __init__(self, kind: int, least: int = 0, most: int = MOST) -> None:
        self.kind = kind
        self.least = least
        self.most = most


Fields = dict[str, Field]
"""The fields of an effect by name, in the order of its constructor."""

AMOUNT: Final = Field(NUMBER)
"""How many, how much."""
WORD: Final = Field(TEXT)
"""Words of the game: lower-case letters, digits, `_`, `-` and spaces; may be empty."""
PART: Final = Field(EFFECT)
"""An effect within the effect."""
PARTS: Final = Field(EFFECTS)
SELECTOR: Final = Field(SELECTING)
"""Which cards are meant."""
SELECTORS: Final = Field(SELECTING_PARTS)
YES_OR_NO: Final = Field(FLAG)
SEAT: Final = Field(SEATED)
CARD: Final = Field(CARDS)
"""A card or `NO_CARD`. Positions and views write its label, or null."""
TIMING: Final = Field(NUMBER, 0, 1)


def is_word(text: str) -> bool:
    if len(text) > LONGEST_WORD:
        return False
    return all(["a" <= letter <= "z" or "0" <= letter <= "9" or letter in "_- " for letter in text])


def small_number(text: str) -> int | None:
    """The number in a part of a key; None if it is no number or too long."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def seat_number(text: str, seats: int) -> Seat:
    """The seat in a part of a key, "seat#2", or `NO_SEAT`."""
    for seat in range(seats):
        if text == f"seat#{seat}":
            return Seat(seat)
    return NO_SEAT
