"""What seats bring to a table: ready-made decks, or those that somebody keeps.

A seat that brings decks has them listed as `decks`: the `id` and `name` by which they were chosen, the `side` they are
for, and the `deck` itself as it was then. Only the side is anybody else's business. A seat without any plays with the
usual ready-made deck of the side that is left for it.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any

import kantyna

from ...engine.errors import BadDeck, KantynaError, setup_error
from ...engine.setup import Setup
from ...engine.setup_cache import make_setup
from ...engine.voice import Message
from ..protocol.wire import refused
from ..storage.store import Row
from .saved_decks import Decks

Json = Any
Seats = list[dict[str, Any]]
MOST = 8
"""Decks that one seat may name."""


def together(game: str, format: Json, said: dict[str, Json], seats: Seats) -> tuple[dict[str, Json], list[Json] | None]:
    """Options and decks of a table at which these sit; None where nobody brings decks.

    Options that nobody said may follow from the decks. Raises `BadDeck` when the decks cannot meet.
    """
    setup = make_setup(game, format, len(seats), said)
    if not setup.rules.brings_decks:
        return said, None
    options, decks = setup.rules.seat_decks(setup.format, setup.options, set(said), _own(seats))
    return dict(options), decks


def places(game: str, format: Json, said: dict[str, Json], seats: Seats) -> list[list[list[str]]]:
    """By seat, for each deck that it brings, the sides it may be for as the others sit there."""
    setup = make_setup(game, format, len(seats), said)
    return [_places(setup, said, seats, seat) for seat in range(len(seats))] if setup.rules.brings_decks else []


def free_places(row: Row) -> list[list[list[str]]]:
    """The same of a table that waits, for everybody to see; empty for any other."""
    if row.status != "waiting" or row.start is not None:
        return []
    try:
        return places(row.game, row.format, row.options, row.seats)
    except KantynaError:  # set when there was such a format; opening it says what is wrong
        return []


def check_place(game: str, format: Json, said: dict[str, Json], seats: Seats, seat: int, known: Container[int]) -> None:
    """Does this seat go with the others as they sit there, with its decks or the usual one?

    `known` are the seats whose decks the asker has chosen. What these break together is told in full. Of decks that
    others bring, partners included, the asker only hears that they do not go together.
    """
    setup = make_setup(game, format, len(seats), said)
    if not setup.rules.brings_decks:
        return
    brought = seats[seat].get("decks") or []
    left = _places(setup, said, seats, seat)
    if len(brought) > len(left):
        raise refused("deck-count", n=len(left))
    for one in brought:
        fitting = [place for place in left if one["side"] in place]
        if not fitting:
            wanted = sorted({side for place in left for side in place})
            ready = [deck for deck in setup.rules.ready_decks() if deck["side"] in wanted]
            fit = [_called(deck) for deck in ready if setup.format.id in deck["formats"]]
            sides = [Message("server-deck-side-name", side=side) for side in wanted]
            named = {deck["id"]: _called(deck) for deck in setup.rules.ready_decks()}
            name = named.get(one["id"], one["name"])
            raise refused("deck-side", 409, name=name, sides=sides, known=fit)
        left.remove(fitting[0])
    absent = {i for i, other in enumerate(seats) if i != seat and is_free(other) and not other.get("decks")}
    secret = secret_decks(seats, known)
    open_decks = [{} if i in secret else one for i, one in enumerate(seats)]
    flaws = setup.rules.deck_conflicts(setup.format, setup.options, set(said), _own(open_decks), absent | secret)
    if flaws:
        raise BadDeck(flaws)
    if setup.rules.deck_conflicts(setup.format, setup.options, set(said), _own(seats), absent):
        raise refused("decks-apart", 409)


def secret_decks(seats: Seats, known: Container[int]) -> set[int]:
    """The seats that bring decks which somebody else has chosen."""
    return {i for i, one in enumerate(seats) if one.get("decks") and i not in known}


def is_free(seat: dict[str, Any]) -> bool:
    """Is somebody still to come?"""
    return seat.get("kind") == "person" and not seat.get("player")


async def chosen(decks: Decks, player: str, setup: Setup, ids: list[str]) -> list[dict[str, Json]]:
    """The decks that somebody names by their ids, ready-made ones or their own; each may be played at that table."""
    rules = setup.rules
    if ids and not rules.brings_decks:
        raise setup_error("error-no-decks", game=rules.id)
    if len(ids) > MOST:
        raise refused("deck-count", n=MOST)
    found: list[dict[str, Json]] = []
    given: Json
    ready = {deck["id"] for deck in rules.ready_decks()} if ids else set()
    for id in ids:
        if id in ready:
            name, given = "", id
        else:
            kept = await decks.one(player, id)
            if kept["game"] != rules.id:
                raise refused("no-deck", 404)
            name, given = kept["name"], kept["deck"]
        deck = kantyna.read_deck(rules.id, given, setup.format.id, setup.options)
        found.append({"id": id, "name": name, "side": rules.deck_side(deck), "deck": deck})
    return found


def told(seat: dict[str, Any]) -> list[dict[str, Json]]:
    """What a seat brings, for whoever chose it."""
    return [{name: one[name] for name in ("id", "name", "side")} for one in seat.get("decks") or []]


def sides(seat: dict[str, Any]) -> list[str]:
    """The sides of what a seat brings, for everybody."""
    return [one["side"] for one in seat.get("decks") or []]


def _called(ready: dict[str, Any]) -> Message:
    """A ready-made deck by its name."""
    return Message("server-deck-called", **ready["name"])


def _own(seats: Seats) -> list[list[Json]]:
    return [[one["deck"] for one in seat.get("decks") or []] for seat in seats]


def _places(setup: Setup, said: dict[str, Json], seats: Seats, seat: int) -> list[list[str]]:
    return setup.rules.deck_places(setup.format, setup.options, set(said), _own(seats), seat)
