"""A table as it stands in a list, and what somebody may do with it from there."""

from __future__ import annotations

import secrets
from typing import Any

from ..decks.seat_decks import free_places, sides
from ..identity import public
from ..shuffles.commitments import commitment_of
from ..storage.store import Row

Json = Any


def kept_for(row: Row, player: str) -> list[int]:
    """The free seats that are kept for this player."""
    return [i for i, seat in enumerate(row.seats) if seat.get("for") == player and not seat.get("player")]


def chosen_by(row: Row, player: str) -> list[int]:
    """The seats whose decks this player has chosen: their own, those kept for them, bots at their own table."""
    kept = kept_for(row, player)
    return [
        i
        for i, seat in enumerate(row.seats)
        if i in kept or seat.get("player") == player or (seat["kind"] == "bot" and row.owner == player)
    ]


def has_part(row: Row, player: str) -> bool:
    """Is it this player's table, or has the player a seat there or one that is kept?"""
    return player == row.owner or any([player in (seat.get("player"), seat.get("for")) for seat in row.seats])


def summary(row: Row, player: str, length: int, online: set[str], waiting: list[int]) -> dict[str, Json]:
    """A table as it stands in a list; `waiting`: the seats that it waits for, as far as that is known."""
    places = free_places(row)
    mine = [i for i, seat in enumerate(row.seats) if seat.get("player") == player and seat["kind"] == "person"]
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
        "kept": kept_for(row, player),
        "owner": row.owner == player,
        "removable": may_remove(row, player),
        "public": row.public,
        "length": length,
        "updated": row.updated,
        "winners": row.winners,
        "commitment": commitment_of(row),
    }


def may_remove(row: Row, player: str) -> bool:
    """Whose table it is may remove it, as long as nobody else sits there or has a seat kept."""
    others = [seat.get("player") or seat.get("for") for seat in row.seats if seat["kind"] == "person"]
    return row.owner == player and all(other in (None, player) for other in others)


def once_more(seat: dict[str, Any], player: str) -> dict[str, Any]:
    """A seat of a finished table at the next one, with its decks: this player's, or kept for whoever sat there."""
    if seat["kind"] == "bot":
        return dict(seat)
    who = seat["player"]
    again = {"kind": "person", "token": secrets.token_urlsafe(16), "player": None, "name": seat["name"], "for": who}
    again["decks"] = seat.get("decks")
    return {**again, "player": player} if who == player else again
