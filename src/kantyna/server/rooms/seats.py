"""The seats of a room: who sits where, with which decks, and what they may know."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ...engine.ids import Seat
from ...engine.serialization.brought_decks import deck_of
from ...engine.table import Table
from ...engine.voice import Message, seat_name
from .. import worker_threads
from ..decks.seat_decks import check_place, chosen_decks, secret_decks
from ..errors import refused
from ..shuffles.commitments import GivenValue, with_value
from ..storage.rows import Deal
from ..tables.stored_tables import deal, is_dealt
from ..tables.summaries import decks_chosen_by, reserved_for, seats_of
from ..tables.team_chat import chat_teams

if TYPE_CHECKING:
    from .room import Room

Json = Any


class Seats:
    def __init__(self, room: Room) -> None:
        self.room = room

    def of(self, player: str) -> list[Seat]:
        return seats_of(self.room.row, player)

    def reserved_for(self, player: str) -> list[Seat]:
        return reserved_for(self.room.row, player)

    def people(self) -> set[str]:
        return {seat["player"] for seat in self.room.row.seats if seat["kind"] == "person" and seat.get("player")}

    def name_of(self, player: str) -> Message | str:
        """The name of a player who sits here."""
        seat = self.of(player)[0]
        return str(self.room.row.seats[seat]["name"] or "") or seat_name(seat)

    def may_see_all(self, player: str) -> bool:
        """May this player see everything that was ever hidden?

        In a finished game: the players who sat there, and everybody if it is an uploaded record. In a running game: a
        player without human opponents.
        """
        row = self.room.row
        if row.status == "finished":
            mine = player in (*self.people(), row.owner)
            return mine or all(seat["kind"] == "record" for seat in row.seats)
        others = [seat for seat in row.seats if seat["kind"] == "person" and seat.get("player") != player]
        return bool(self.of(player)) and not others

    def chosen_decks(self, player: str) -> dict[str, Json]:
        """By seat: the decks that this player chose."""
        row = self.room.row
        return {str(i): chosen_decks(row.seats[i]) for i in decks_chosen_by(row, player)}

    def readable_decks(self, player: str) -> dict[str, Json]:
        """By seat: the decks on the table that this player may read."""
        table = self.room.table
        if not is_dealt(self.room.row):
            return {}
        viewers: list[Seat | None] = [*self.of(player)] or [None]
        found = {str(i): [deck_of(table, Seat(i), viewer) for viewer in viewers] for i in range(table.seat_count)}
        return {i: next(filter(None, decks)) for i, decks in found.items() if any(decks)}

    def hides_decks_from(self, player: str) -> bool:
        """Could this player learn about the deck of a teammate by trying which decks go with it?"""
        row = self.room.row
        partners = not is_dealt(row) and bool(chat_teams(self.room.table))
        return partners and bool(secret_decks(row.seats, decks_chosen_by(row, player)))

    async def sit(self, player: str, name: str, seat: int, decks: Json = None, value: GivenValue = None) -> None:
        """Take a free seat, with these decks if any are given. The game starts when the last seat is taken."""
        room = self.room
        async with room.in_sync():
            place = room.row.seats[seat]
            if place["kind"] != "person" or place.get("player") not in (None, player):
                raise refused("seat-taken", 409)
            seats = [dict(one) for one in room.row.seats]
            if place.get("for") not in (None, player):
                seats[seat]["decks"] = None  # chosen by the player for whom the seat was reserved
            seats[seat].update(player=player, name=name)
            self._put_decks(player, seats, seat, decks)
            shuffles = with_value(room.row, seat, player, value)
            full = all(one["kind"] == "bot" or one.get("player") for one in seats)
            status = "playing" if full and room.row.status == "waiting" else room.row.status
            table: Table = room.table
            dealt: Deal | None = None
            if status == "playing" and not is_dealt(room.row):
                table, dealt = await worker_threads.run_short(deal, replace(room.row, seats=seats, shuffles=shuffles))
            revision = await room.write(
                room.store.save_seats(room.row, seats, status, deal=dealt, shuffles=shuffles),
                lambda: seat in self.of(player),
            )
            if revision is not None:
                room.table = table
                room.row.seed, room.row.rules, room.row.edition = table.seed, table.rules, table.edition
                room.row.seats, room.row.status, room.row.revision = seats, status, revision
                room.row.shuffles = shuffles
                if dealt is not None:
                    room.row.options, room.row.decks = dealt.options, dealt.decks
                room.broadcast.send_everything()

    async def change_decks(self, player: str, seat: int, decks: list[dict[str, Json]]) -> None:
        """Choose other decks for one's own seat, or for a bot at one's own table, until the cards are dealt."""
        room = self.room
        async with room.in_sync():
            place = room.row.seats[seat]
            if seat not in self.of(player) and not (place["kind"] == "bot" and player == room.row.owner):
                raise refused("not-your-seat", 403)
            seats = [dict(one) for one in room.row.seats]
            self._put_decks(player, seats, seat, decks)
            revision = await room.write(
                room.store.save_seats(room.row, seats, room.row.status),
                lambda: room.row.seats[seat].get("decks") == decks,
            )
            if revision is not None:
                room.row.seats, room.row.revision = seats, revision
                room.broadcast.send_table()

    def _put_decks(
        self, player: str, seats: list[dict[str, Any]], seat: int, decks: list[dict[str, Json]] | None
    ) -> None:
        """Give one of these seats other decks; None: it keeps its decks."""
        row = self.room.row
        if is_dealt(row):
            if decks is not None:
                raise refused("already-dealt", 409)
            return
        if decks is not None:
            seats[seat]["decks"] = decks
        known = [seat, *decks_chosen_by(row, player)]
        check_place(row.game, row.format, row.options, seats, seat, known)
