"""Bots: players that are given what their seat may know and what it may do, and never the table itself."""

from __future__ import annotations

from .bot import BOTS, Bot, UnknownBot, accepts_draw, decide, make_bot

__all__ = ["BOTS", "Bot", "UnknownBot", "accepts_draw", "decide", "make_bot"]
