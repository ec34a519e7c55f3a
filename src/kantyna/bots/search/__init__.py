"""The search bots: they imagine tables behind their view and play them out, for any game with a policy."""

from __future__ import annotations

from .bot import SearchBot

__all__ = ["SearchBot"]
