"""What may stand in the fields of an effect. Positions come from elsewhere, so a field has a type and bounds."""

from __future__ import annotations

from typing import Final

from ..ids import NO_SEAT, Seat

MOST: Final = 99
"""No card, and no correction of one, prints a greater number."""
LONGEST_WORD: Final = 60
MOST_PARTS: Final = 16
DEEPEST: Final = 12
MOST_EFFECTS: Final = 400
"""In one position: what its stack could add up to stays within what a table can list."""

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
    """One field: what kind of thing it is, and, if it is a number, its bounds."""

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
"""A short word of the game's own, or several: small letters, digits, `_`, `-` and spaces, or nothing."""
PART: Final = Field(EFFECT)
PARTS: Final = Field(EFFECTS)
SELECTOR: Final = Field(SELECTING)
"""Which cards are meant."""
SELECTORS: Final = Field(SELECTING_PARTS)
YES_OR_NO: Final = Field(FLAG)
SEAT: Final = Field(SEATED)
CARD: Final = Field(CARDS)
"""A card's number (-1: none); positions and views write the card itself by its label, or None."""
TIMING: Final = Field(NUMBER, 0, 1)


def is_word(text: str) -> bool:
    if len(text) > LONGEST_WORD:
        return False
    return all(["a" <= letter <= "z" or "0" <= letter <= "9" or letter in "_- " for letter in text])


def small_number(text: str) -> int | None:
    """The number that a part of a key says; None: it is none, or longer than any table needs."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None


def seat_number(text: str, seats: int) -> Seat:
    """The seat that a part of a key names, "seat#2"; -1: none of the table's."""
    for seat in range(seats):
        if text == f"seat#{seat}":
            return Seat(seat)
    return NO_SEAT
