"""What somebody at a table would like of the others: to go back, to play again."""

from __future__ import annotations

from typing import Any


class UndoRequest:
    """Somebody wants to go back, and these people have still to agree. No other request at the table has its number."""

    def __init__(self, number: int, player: str, name: str, seat: int, to: int, others: set[str]) -> None:
        self.number = number
        self.player = player
        self.name = name
        self.seat = seat
        self.to = to
        self.others = others

    def told(self, player: str) -> dict[str, Any]:
        mine = self.player == player
        return {"wish": self.number, "by": self.name, "seat": self.seat, "to": self.to, "mine": mine}


class Rematch:
    """Somebody has set the table anew, with the seats of the others kept for them."""

    def __init__(self, id: str, player: str, name: str, seat: int, commitment: str | None) -> None:
        self.id = id
        self.player = player
        self.name = name
        self.seat = seat
        self.commitment = commitment

    def told(self, player: str) -> dict[str, Any]:
        mine = self.player == player
        return {"id": self.id, "by": self.name, "seat": self.seat, "mine": mine, "commitment": self.commitment}
