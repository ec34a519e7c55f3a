"""Zones and numbers: what a game declares so that its table is plain data with names."""

from __future__ import annotations

from typing import Final

NOBODY: Final = 0
HOLDER: Final = 1
EVERYBODY: Final = 2


class ZoneKind:
    """A place where cards lie. `seen` says who sees their faces.

    The last card of a zone is its top. A `deck` is listed from the top in positions and views, because that is how
    people speak of decks; other zones are listed in the order in which the cards came.
    `active`: the abilities of cards lying there are in force. `ready`: answers (interrupts, reactions) may be played
    from there, which is true of a hand in some games. `about` is one phrase for the documentation of positions.
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
    """A named number of the table, of a seat or of a card, with the value it has when nothing is said.

    A number may hold a card: from `cards_from` on, it is a card's number plus that. Positions and views write the card
    as they write any other; 0: it holds none. `names` are what its values are called ("": nothing), and a position may
    give the name instead of the value. `public` marks are tokens that lie on a card for all to see, also on one whose
    face is hidden. `about` is one phrase for the documentation of positions.
    """

    __slots__ = ("name", "start", "least", "most", "cards_from", "public", "names", "about")

    def __init__(
        self,
        name: str,
        start: int = 0,
        least: int = 0,
        most: int = 1_000_000,
        cards_from: int = 0,
        public: bool = False,
        names: tuple[str, ...] = (),
        about: str = "",
    ) -> None:
        self.name = name
        self.start = start
        self.least = least
        self.most = most
        self.cards_from = cards_from
        self.public = public
        self.names = names
        self.about = about
