"""The decisions in a game: the choices that were no pass in a window."""

from __future__ import annotations

from ..table import Table


def decisions(table: Table) -> list[int]:
    """The number of choices made before each decision, in order: the moments at which a replay stops."""
    return [n for n, step in enumerate(table._made.since(0)) if not step.effect.nature.passes]
