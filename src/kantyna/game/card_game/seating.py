"""Who sits where: the format, and whom each seat may attack; worked out once for a set-up."""

from __future__ import annotations

from ...engine import seating
from ...engine.ids import Seat
from ...engine.setup import Setup
from .formats.mode import Mode


class Seating(seating.Seating):
    """What never changes about the seats of a set-up."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        mode = setup.format
        assert isinstance(mode, Mode)
        self.mode: Mode = mode
        self.opposite: list[list[Seat]] = mode.opposite(setup.seat_count, setup.options)
        """Whom each seat may attack (BOTF-019, BOTF-023)."""
