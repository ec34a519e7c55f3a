"""Tables of Hydra."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import do, keys, number, table

HYDRAS = [("hydra-2", 2), ("hydra-3", 3)]
each_hydra = pytest.mark.parametrize(("format", "heads"), HYDRAS)


def two(a: dict[str, Any], b: dict[str, Any], *enemies: dict[str, Any], **more: Any) -> kantyna.Table:
    """Two-headed Hydra in the main phase of seats 0 and 1; enemies left out have nothing."""
    return table("hydra-2", a, b, *[*enemies, {}, {}][:2], **more)


def three(
    a: dict[str, Any], b: dict[str, Any], c: dict[str, Any], *enemies: dict[str, Any], **more: Any
) -> kantyna.Table:
    """Three-headed Hydra in the main phase of seats 0, 1 and 2; enemies left out have nothing."""
    return table("hydra-3", a, b, c, *[*enemies, {}, {}, {}][:3], **more)


def each(t: kantyna.Table, name: str) -> list[int]:
    """That number of every seat."""
    return [number(t, name, seat) for seat in range(t.seat_count)]


def all_done(t: kantyna.Table) -> kantyna.Table:
    """Every member of the acting team ends their main phase."""
    for seat in list(t.choices):
        do(t, "end", seat=seat)
    return t


def starting(with_key: str, t: kantyna.Table, seat: int) -> list[str]:
    return [key for key in keys(t, seat) if key.startswith(with_key)]
