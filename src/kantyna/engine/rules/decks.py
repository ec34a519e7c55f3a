"""The rules about decks, for a game in which each player brings one."""

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
    """The rules about decks, for a game in which each player brings one."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def ready(self) -> list[dict[str, Any]]:
        """The ready-made decks."""
        return []

    def parts(self) -> list[dict[str, Any]]:
        """What decks are built of: the `id` of each part, its `cards`, and `most` copies."""
        return []

    def read_all(self, format: Format, options: dict[str, OptionValue], seats: int, decks: Any) -> list[dict[str, Any]]:
        """One deck for each seat, as records write it. `decks` are ids of ready-made ones, decks as JSON, or None for
        the default ones. Raises `BadDeck` with every flaw."""
        return []

    def read(self, format: Format, options: dict[str, OptionValue], given: Any) -> dict[str, Any]:
        """One deck, as records write it. `given` is the id of a ready-made one, JSON, or a text as people share it.
        Raises `BadDeck` with every flaw."""
        return self.read_all(format, options, 1, [given])[0]

    def write(self, given: Any, lang: str, form: str) -> str:
        """A deck in one of the `deck_forms`. It may be illegal, but must be readable."""
        return json.dumps(given) + "\n"

    def seat(
        self, format: Format, options: dict[str, OptionValue], said: set[str], own: list[list[dict[str, Any]]]
    ) -> tuple[dict[str, OptionValue], list[Any]]:
        """The decks of all seats, ready-made ones for seats without their own (`own`: decks read before, by seat); and
        the
        options: those not in `said` may follow from the decks."""
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
        """How these decks (read before) can be seated: for each pairing, the index of each seat's deck; and the
        options,
        as in `seat`. Raises `BadDeck` if they cannot meet."""
        if len(decks) != seats:
            raise BadDeck([Message("flaw-deck-pairing", n=seats, value=str(len(decks)))])
        return options, [list(range(seats))]

    def side(self, deck: dict[str, Any]) -> str:
        """The side of a deck, if decks have one. It is public before the deal."""
        return ""

    def places(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        seat: Seat,
    ) -> list[list[str]]:
        """For each deck of the seat, its possible sides, given the options in `said` and the others' decks."""
        return [[""]]

    def conflicts(
        self,
        format: Format,
        options: dict[str, OptionValue],
        said: set[str],
        own: list[list[dict[str, Any]]],
        absent: set[int],
    ) -> list[Message]:
        """What is wrong with these decks together, before absent seats have chosen theirs. Seats without a deck play a
        ready-made one. Sides are checked by `places`."""
        return []

    def played(self, t: State, owner: Seat, brought: Any) -> dict[str, Any]:
        """The deck that a seat plays, if it brought several."""
        return dict(brought)

    def has_first_hand(self, t: State, seat: Seat) -> bool:
        """Is the seat's starting hand final, with no mulligan left?"""
        return True

    def lay_out(self, t: State, decks: list[dict[str, Any]]) -> None:
        """Put the decks on the table before the set-up. Cards in no zone afterwards are in no deck."""

    def is_known(self, t: State, seat: Seat | None, owner: Seat) -> bool:
        """May that seat (None: a spectator) know the cards in the deck of that owner?"""
        return True

    def guess(self, t: State, owner: Seat, cards: int, pool: list[Card]) -> None:
        """Fill the pool of an owner's unseen cards up to `cards` with cards that could be in the deck."""
