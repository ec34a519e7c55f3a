"""Bots: players that see the view and the choices of their seat, never the table itself."""

from __future__ import annotations

from .bot import UNLIMITED, Bot, Budget, accepts_draw, decide
from .registry import BOTS, UnknownBot, make_bot

__all__ = ["BOTS", "UNLIMITED", "Bot", "Budget", "UnknownBot", "accepts_draw", "decide", "make_bot"]
