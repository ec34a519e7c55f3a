"""Jerjerrod's Task: a player of the dark side alone against two or three of the light side."""

from __future__ import annotations

from typing import Final

from .challenges import Challenge


class JerjerrodsTask(Challenge):
    """The dial only lowers the cost of Death Star II, and no number of objectives wins (BOTF-073, BOTF-080)."""


JERJERRODS_TASK: Final = JerjerrodsTask("jerjerrods-task", (3, 4))
