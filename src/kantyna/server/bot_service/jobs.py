"""One question to a bot, as data: what its seat may see, and how long it may think."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ...bots import decide, make_bot
from ...engine.table import imagine

QUEUE = "kantyna:bots"
"""The list of jobs in Redis. Jobs of several clusters may share it: each says where its answer goes."""


READY = "kantyna:bots:ready"
"""A key that is there while a bot process runs."""


class Job(Struct, array_like=True):
    id: int
    reply: str
    """The channel for the answer."""
    bot: str
    seed: int
    seat: int
    view: dict[str, Any]


def think(job: Job) -> str:
    """The key of the bot's choice. The bot's process has no table: it imagines one that fits the view."""
    return decide(make_bot(job.bot, job.seed), imagine(job.view, job.seed), job.seat).key
