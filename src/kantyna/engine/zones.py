"""Zones and numbers: the named places and counters that a game declares for its tables."""

from __future__ import annotations

from typing import Final

from .effects.fields import Field

NOBODY: Final = 0
HOLDER: Final = 1
EVERYBODY: Final = 2
SEEN_BY: Final = ("nobody", "holder", "everybody")
"""What a view calls them."""


class ZoneKind:
    """A place where cards lie. `seen` says who sees their faces.

    The last card of a zone is its top. Positions and views list a `deck` from the top, and other zones in the
    order in which the cards came.
    `active`: abilities of cards there are in force. `ready`: interrupts and reactions may be played from there,
    as from a hand in some games. `about` is one phrase for the documentation of positions.
    """

    __slots__ = ("name", "seen", "deck", "active", "ready", "about")

    def __init__(
        self,
        name: str,
        seen: int,
        deck: bool = False,
        active: bool = False,
        ready: bool = False,
        about: str = "",
    ) -> None:
        self.name = name
        self.seen = seen
        self.deck = deck
        self.active = active
        self.ready = ready
        self.about = about


class Number:
    """A named number of the table, of a seat or of a card, with its starting value.

    It may hold a card or a seat (`holds=CARD`, `holds=SEAT`). Then `first` stands for card 0 or seat 0, smaller values
    for none; read and write it through `State.card_held`, `State.hold_card` and so on. Positions and views write a held
    card by its label. `names` are what the values are called ("": nothing), and a position may give the name instead
    of the value. `public` marks are tokens that everybody sees, even on a card whose face is hidden. `about` is one
    phrase for the documentation of positions.
    """

    __slots__ = ("name", "start", "least", "most", "holds", "first", "public", "names", "about")

    def __init__(
        self,
        name: str,
        start: int = 0,
        least: int = 0,
        most: int = 1_000_000,
        holds: Field | None = None,
        first: int = 1,
        public: bool = False,
        names: tuple[str, ...] = (),
        about: str = "",
    ) -> None:
        self.name = name
        self.start = start
        self.least = least
        self.most = most
        self.holds = holds
        self.first = first
        self.public = public
        self.names = names
        self.about = about
