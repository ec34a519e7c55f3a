"""Proposals to the other players at a table: an undo, a rematch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class UndoRequest:
    """A player wants to undo, and `others` have not agreed yet. Its number is unique at the table."""

    def __init__(self, number: int, player: str, name: str, seat: int, to: int, others: set[str]) -> None:
        self.number = number
        self.player = player
        self.name = name
        self.seat = seat
        self.to = to
        self.others = others

    def json(self, player: str) -> dict[str, Any]:
        mine = self.player == player
        return {"wish": self.number, "by": self.name, "seat": self.seat, "to": self.to, "mine": mine}


@dataclass
class Rematch:
    """A player created a new table for the same players, whose seats are reserved there. Stored with the table."""

    id: str
    player: str
    name: str
    seat: int
    commitment: str | None

    def json(self, player: str) -> dict[str, Any]:
        mine = self.player == player
        return {"id": self.id, "by": self.name, "seat": self.seat, "mine": mine, "commitment": self.commitment}
