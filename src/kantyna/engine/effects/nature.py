"""What a verb is about, as far as it is always so: said once, on the verb, for whoever shows choices or makes them."""

from __future__ import annotations

from typing import Final

PHASE: Final = "phase"
QUESTION: Final = "question"
ANOTHERS: Final = "other/"
"""Before the name of a zone: that of another seat."""


class Nature:
    """`zones`: where the cards lie with which it is done; a seat's own, or with `ANOTHERS` before their name another
    seat's. `lines`: the lines of a card's text that it is about. `ends`: a `PHASE`, or a `QUESTION` without a further
    word to it. `free`: it costs nothing. `paid`: nobody should do it by chance, for it is paid for. `pressing`: hardly
    anybody leaves it undone, although it is not free. `spare`: seldom the thing to do. `amount`: its number says how
    much. `aside`: it says what becomes of a card, and is not made on the card. `agreed`: partners talk about it first.
    `passes`: it only lets a window go by, so that nobody would go back to it. `spends`: which of the seat's numbers it
    uses up, such as "trade". `expires`: the ledger line by which what it would carry out is lost with the phase.
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
