"""Views, positions and records without their types, for tests that change them or read keys that they compute."""

from __future__ import annotations

from typing import Any

import kantyna


def view_of(t: kantyna.Table, seat: int | None = None) -> Any:
    """What that seat may know; None: a spectator."""
    return t.view(seat)


def position_of(t: kantyna.Table) -> Any:
    return t.position()


def record_of(t: kantyna.Table) -> Any:
    return t.record()
