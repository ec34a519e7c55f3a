"""Tables as the lobby lists them, and what a player may do with them there."""

from __future__ import annotations

import secrets
from typing import Any

from ...engine.ids import Seat
from ..decks.seat_decks import free_places, sides
from ..identity import public
from ..shuffles.commitments import commitment_of
from ..storage.rows import Row

Json = Any


def seats_of(row: Row, player: str) -> list[Seat]:
    """The seats that this player has taken."""
    return [Seat(i) for i, seat in enumerate(row.seats) if seat["kind"] == "person" and seat.get("player") == player]


def reserved_for(row: Row, player: str) -> list[Seat]:
    """The free seats that are reserved for this player."""
    return [Seat(i) for i, seat in enumerate(row.seats) if seat.get("for") == player and not seat.get("player")]


def decks_chosen_by(row: Row, player: str) -> list[Seat]:
    """The seats whose decks this player chose: their own, those reserved for them, and bots at their table."""
    reserved = reserved_for(row, player)
    return [
        Seat(i)
        for i, seat in enumerate(row.seats)
        if i in reserved or seat.get("player") == player or (seat["kind"] == "bot" and row.owner == player)
    ]


def involves(row: Row, player: str) -> bool:
    """Does the player own the table, sit there or have a reserved seat?"""
    return player == row.owner or any([player in (seat.get("player"), seat.get("for")) for seat in row.seats])


def summary(row: Row, player: str, length: int, online: set[str], waiting: list[int]) -> dict[str, Json]:
    """A table in the lobby. `waiting`: the seats that are to move, if known."""
    places = free_places(row)
    mine = seats_of(row, player)
    return {
        "id": row.id,
        "game": row.game,
        "format": row.format,
        "status": row.status,
        "seats": [
            {
                "kind": seat["kind"],
                "name": seat.get("name") or "",
                "bot": seat.get("bot"),
                "player": public(seat["player"]) if seat.get("player") else None,
                "online": bool(seat.get("player")) and seat["player"] in online,
                **({"sides": sides(seat), "places": places[i]} if places else {}),
            }
            for i, seat in enumerate(row.seats)
        ],
        "you": mine,
        "turn": row.status == "playing" and not set(mine).isdisjoint(waiting),
        "kept": reserved_for(row, player),
        "owner": row.owner == player,
        "removable": may_remove(row, player),
        "public": row.public,
        "length": length,
        "updated": row.updated,
        "winners": row.winners,
        "commitment": commitment_of(row),
    }


def may_remove(row: Row, player: str) -> bool:
    """Owners may remove their table while nobody else sits there or has a reserved seat."""
    others = [seat.get("player") or seat.get("for") for seat in row.seats if seat["kind"] == "person"]
    return row.owner == player and all(other in (None, player) for other in others)


def rematch_seat(seat: dict[str, Any], player: str) -> dict[str, Any]:
    """A seat of a finished table at the rematch, with its decks: taken by this player or reserved for its player."""
    if seat["kind"] == "bot":
        return dict(seat)
    other = seat["player"]
    again = {"kind": "person", "token": secrets.token_urlsafe(16), "player": None, "name": seat["name"], "for": other}
    again["decks"] = seat.get("decks")
    return {**again, "player": player} if other == player else again
