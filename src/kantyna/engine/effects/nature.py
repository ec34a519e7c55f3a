"""Facts about a verb that always hold, declared once on the verb for clients and bots."""

from __future__ import annotations

from typing import Final

PHASE: Final = "phase"
QUESTION: Final = "question"
ANOTHERS: Final = "other/"
"""Prefix of a zone name: the zone belongs to another seat."""


class Nature:
    """The facts about a verb.

    `zones`: the zones of its cards; `ANOTHERS` before a name: another seat's. `lines`: the lines of the card's text
    that it uses. `ends`: it ends a `PHASE` or a `QUESTION`. `free`: it costs nothing. `paid`: it has a cost, so it
    needs a deliberate click. `pressing`: hardly anybody leaves it undone, although it is not free. `spare`: rarely a
    good move. `amount`: its payload is an amount. `aside`: it says where a card goes and is not a click on the card.
    `agreed`: partners agree on it first. `passes`: it lets a window go by, so undo skips it. `spends`: the seat's
    number that it spends, such as "trade". `expires`: the ledger line by which it is lost at the end of the phase.
    """

    __slots__ = (
        "zones", "lines", "ends", "free", "paid", "pressing", "spare", "amount", "aside", "agreed", "passes", "spends",
        "expires",
    )  # fmt: skip

    def __init__(
        self,
        *zones: str,
        lines: tuple[str, ...] = (),
        ends: str = "",
        free: bool = False,
        paid: bool = False,
        pressing: bool = False,
        spare: bool = False,
        amount: bool = False,
        aside: bool = False,
        agreed: bool = False,
        passes: bool = False,
        spends: str = "",
        expires: str = "",
    ) -> None:
        self.zones = zones
        self.lines = lines
        self.ends = ends
        self.free = free
        self.paid = paid
        self.pressing = pressing
        self.spare = spare
        self.amount = amount
        self.aside = aside
        self.agreed = agreed
        self.passes = passes
        self.spends = spends
        self.expires = expires


PLAIN: Final = Nature()
