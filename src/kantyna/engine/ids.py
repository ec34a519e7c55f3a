"""What the integers of a table stand for. At run time all are plain ints; the type checker tells them apart."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player's place at the table, from 0."""
Card = NewType("Card", int)
"""One copy of a card at the table: its index in `Setup.defs` and `Setup.labels`."""
Zone = NewType("Zone", int)
"""A place where cards lie: its index in `State.zones`."""

NO_SEAT: Final = Seat(-1)
NO_CARD: Final = Card(-1)
NOWHERE: Final = Zone(-1)


def number_of_seat(seat: Seat) -> int:
    """A seat or `NO_SEAT` as an amount, a payload or a declared number stores it: 0 is nobody."""
    return seat + 1


def seat_of_number(n: int) -> Seat:
    return Seat(n - 1)
