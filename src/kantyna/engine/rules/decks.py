"""What a game with players' decks answers about them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from ..errors import BadDeck
from ..ids import Card, Seat
from ..setup import OptionValue
from ..voice import Message

if TYPE_CHECKING:
    from ..state import State
    from .formats import Format
    from .game import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckRules:
    """What a game with players' decks answers about them."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def ready(self) -> list[dict[str, Any]]:
        """The ready-made decks, where each player brings one."""
        return []

    def parts(self) -> list[dict[str, Any]]:
        """What decks are built of, where each player brings one: the `id` of each part, its `cards`, `most` copies."""
        return []

    def read_all(self, format: Format, options: dict[str, OptionValue], seats: int, decks: Any) -> list[dict[str, Any]]:
        """One deck a seat in the form that records have. Given are ids of ready-made ones, decks as JSON, or None for
        ready-made ones. Raises `BadDeck` with every flaw."""
        return []

    def read(self, format: Format, options: dict[str, OptionValue], given: Any) -> dict[str, Any]:
        """One deck, whoever brings it, in the form that records have. Given are the id of a ready-made one, JSON, or a
        text as people share it. Raises `BadDeck` with every flaw."""
        return self.read_all(format, options, 1, [given])[0]

    def write(self, given: Any, lang: str, form: str) -> str:
        """A deck in one of the `deck_forms`; one that may not be played as well, but none that nobody understands."""
        return json.dumps(given) + "\n"

    def seat(
        self, format: Format, options: dict[str, OptionValue], said: set[str], own: list[list[dict[str, Any]]]
    ) -> tuple[dict[str, OptionValue], list[Any]]:
        """What all seats bring where some have decks of their own (read ones, by seat), ready-made ones where not; and
        the options for it: those that nobody said may follow from the decks."""
        brought: list[Any] = list(self.read_all(format, options, len(own), None))
        for seat, decks in enumerate(own):
            if len(decks) > 1:
                raise BadDeck([Message("flaw-deck-several", n=len(decks))])
            if decks:
                brought[seat] = decks[0]
        return options, brought

    def pair(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        seats: int,
        decks: list[dict[str, Any]],
    ) -> tuple[dict[str, OptionValue], list[list[Any]]]:
        """Who plays whom when these decks (read ones) meet: pairings, each what the seats bring, as numbers in the list
        of decks; and the options, as in `seat_decks`. Raises `BadDeck` when they cannot meet."""
        if len(decks) != seats:
            raise BadDeck([Message("flaw-deck-pairing", n=seats, value=str(len(decks)))])
        return options, [list(range(seats))]

    def side(self, deck: dict[str, Any]) -> str:
        """Which side a read deck is for, where decks have one: everybody at the table may know that before the deal."""
        return ""

    def places(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        seat: Seat,
    ) -> list[list[str]]:
        """For each deck that the seat brings, the sides that it may be for, as far as that follows from the options
        that were `said` and from the decks (read ones, by seat) that the others bring."""
        return [[""]]

    def conflicts(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        absent: set[int],
    ) -> list[Message]:
        """What is wrong with these decks taken together, ready-made ones for who has none, before those who are absent
        have brought theirs. Sides are another matter (`deck_places`)."""
        return []

    def played(self, t: State, owner: Seat, brought: Any) -> dict[str, Any]:
        """Of what a seat brought, the deck that it plays with."""
        return dict(brought)

    def has_first_hand(self, t: State, seat: Seat) -> bool:
        """Does the seat hold what it begins with, with nothing left to choose about it?"""
        return True

    def lay_out(self, t: State, decks: list[dict[str, Any]]) -> None:
        """Put the decks on the table, before anything else is set up. What lies nowhere then is in no deck."""

    def is_known(self, t: State, seat: Seat | None, owner: Seat) -> bool:
        """May that seat (None: a spectator) know which cards the deck of that owner holds?"""
        return True

    def guess(self, t: State, owner: Seat, cards: int, pool: list[Card]) -> None:
        """Fill the pool of unseen cards of an owner up to that many with cards that could be in the deck."""
