"""The seats of a set-up: the format, and whom each seat may attack."""

from __future__ import annotations

from ...engine import seating
from ...engine.ids import Seat
from ...engine.setup import Setup
from .formats.mode import Mode


class Seating(seating.Seating):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        mode = setup.format
        assert isinstance(mode, Mode)
        self.mode: Mode = mode
        self.opposite: list[list[Seat]] = mode.opposite(setup.seat_count, setup.options)
        """By seat: whom it may attack (BOTF-019, BOTF-023)."""
