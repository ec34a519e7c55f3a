"""Bots: players that see the view and the choices of their seat, never the table itself."""

from __future__ import annotations

from .bot import BOTS, Bot, UnknownBot, accepts_draw, decide, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "accepts_draw", "decide", "make_bot"]
