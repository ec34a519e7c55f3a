"""The decks that seats bring to a table: ready-made ones, or saved ones of the player.

A seat lists them as `decks`. Each has the `id` and `name` by which it was chosen, its `side`, and the `deck` itself as
it was then. Other players may know only the side. A seat without decks plays the usual ready-made deck of the side
that is left.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import kantyna

from ...engine.errors import BadDeck, KantynaError, setup_error
from ...engine.ids import Seat
from ...engine.setup import Setup
from ...engine.setup_cache import make_setup
from ...engine.voice import Message
from ..errors import refused
from ..storage.rows import Row
from .saved_decks import SavedDecks

Json = Any
Seats = list[dict[str, Any]]
MOST = 8
"""Decks that one seat may choose."""


def combined_decks(
    game: str, format: Json, options: dict[str, Json], seats: Seats
) -> tuple[dict[str, Json], list[Json] | None]:
    """The options and decks of a table with these seats; None in games where players bring no decks.

    Options that were not set may follow from the decks. Raises `BadDeck` when the decks cannot play together.
    """
    setup = make_setup(game, format, len(seats), options)
    if not setup.rules.brings_decks:
        return options, None
    all_options, decks = setup.rules.decks.seat(setup.format, setup.options, set(options), _own(seats))
    return dict(all_options), decks


def deck_places(game: str, format: Json, options: dict[str, Json], seats: Seats) -> list[list[list[str]]]:
    """By seat, for each deck it may bring: the sides that the deck may have, given the other seats."""
    setup = make_setup(game, format, len(seats), options)
    return [_places(setup, options, seats, seat) for seat in range(len(seats))] if setup.rules.brings_decks else []


def free_places(row: Row) -> list[list[list[str]]]:
    """The same for a table that waits for players, for the lobby; empty for other tables."""
    if row.status != "waiting" or row.start is not None:
        return []
    try:
        return deck_places(row.game, row.format, row.options, row.seats)
    except KantynaError:  # its format no longer exists; opening the table says so
        return []


def check_place(
    game: str, format: Json, options: dict[str, Json], seats: Seats, seat: int, known: Container[int]
) -> None:
    """Refuses if the decks of this seat cannot play with those of the other seats.

    `known`: the seats whose decks the player chose. Problems among these are named in full. For decks of others,
    teammates included, the player learns only that they do not go together.
    """
    setup = make_setup(game, format, len(seats), options)
    if not setup.rules.brings_decks:
        return
    brought = seats[seat].get("decks") or []
    free = _places(setup, options, seats, seat)
    if len(brought) > len(free):
        raise refused("deck-count", n=len(free))
    for one in brought:
        fitting = [place for place in free if one["side"] in place]
        if not fitting:
            wanted = sorted({side for place in free for side in place})
            ready = [deck for deck in setup.rules.decks.ready() if deck["side"] in wanted]
            fit = [_deck_name(deck) for deck in ready if setup.format.id in deck["formats"]]
            sides = [Message("server-deck-side-name", side=side) for side in wanted]
            names = {deck["id"]: _deck_name(deck) for deck in setup.rules.decks.ready()}
            name = names.get(one["id"], one["name"])
            raise refused("deck-side", 409, name=name, sides=sides, known=fit)
        free.remove(fitting[0])
    absent = {i for i, other in enumerate(seats) if i != seat and is_free(other) and not other.get("decks")}
    secret = secret_decks(seats, known)
    open_decks = [{} if i in secret else one for i, one in enumerate(seats)]
    flaws = setup.rules.decks.conflicts(setup.format, setup.options, set(options), _own(open_decks), absent | secret)
    if flaws:
        raise BadDeck(flaws)
    if setup.rules.decks.conflicts(setup.format, setup.options, set(options), _own(seats), absent):
        raise refused("decks-apart", 409)


def secret_decks(seats: Seats, known: Container[int]) -> set[int]:
    """The seats with decks that another player chose."""
    return {i for i, one in enumerate(seats) if one.get("decks") and i not in known}


def is_free(seat: dict[str, Any]) -> bool:
    """Does the seat wait for a player?"""
    return seat.get("kind") == "person" and not seat.get("player")


async def find_decks(saved: SavedDecks, player: str, setup: Setup, ids: list[str]) -> list[dict[str, Json]]:
    """The decks with these ids, ready-made or saved by the player. Refuses decks that are illegal at that table."""
    rules = setup.rules
    if ids and not rules.brings_decks:
        raise setup_error("error-no-decks", game=rules.id)
    if len(ids) > MOST:
        raise refused("deck-count", n=MOST)
    found: list[dict[str, Json]] = []
    given: Json
    ready = {deck["id"] for deck in rules.decks.ready()} if ids else set()
    for id in ids:
        if id in ready:
            name, given = "", id
        else:
            own = await saved.one(player, id)
            if own["game"] != rules.id:
                raise refused("no-deck", 404)
            name, given = own["name"], own["deck"]
        deck = kantyna.read_deck(rules.id, given, setup.format.id, setup.options)
        found.append({"id": id, "name": name, "side": rules.decks.side({**deck}), "deck": deck})
    return found


def chosen_decks(seat: dict[str, Any]) -> list[dict[str, Json]]:
    """The decks of a seat without their cards, for the player who chose them."""
    return [{name: one[name] for name in ("id", "name", "side")} for one in seat.get("decks") or []]


def sides(seat: dict[str, Any]) -> list[str]:
    """The sides of a seat's decks, for everybody."""
    return [one["side"] for one in seat.get("decks") or []]


def _deck_name(ready: dict[str, Any]) -> Message:
    """The name of a ready-made deck."""
    return Message("server-deck-called", **ready["name"])


def _own(seats: Seats) -> list[list[Json]]:
    return [[one["deck"] for one in seat.get("decks") or []] for seat in seats]


def _places(setup: Setup, options: dict[str, Json], seats: Seats, seat: int) -> list[list[str]]:
    return setup.rules.decks.places(setup.format, setup.options, set(options), _own(seats), Seat(seat))
