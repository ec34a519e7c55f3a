"""The Hunt for Skywalker: a player of the light side alone against two or three of the dark side."""

from __future__ import annotations

from typing import Final

from ...engine.setup import OptionValue
from .challenges import Challenge
from .deck_limits import HUNTERS, Limits


class HuntForSkywalker(Challenge):
    """There is no dial, and the Balance brings other things (BOTF-008, BOTF-167)."""

    def dark_lead(self, options: dict[str, OptionValue]) -> int:
        return 1

    def limits(self, options: dict[str, OptionValue]) -> Limits:
        return HUNTERS


HUNT_FOR_SKYWALKER: Final = HuntForSkywalker("hunt-for-skywalker", (3, 4), stake_rule="BOTF-297", has_dial=False)
