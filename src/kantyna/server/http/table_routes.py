"""Requests about tables: the lobby, creating and removing tables, taking seats."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...bots import make_bot
from ...engine.setup_cache import make_setup
from .. import identity, worker_threads
from ..cluster.router import Router
from ..decks.saved_decks import SavedDecks
from ..decks.seat_decks import check_place, find_decks
from ..errors import refused
from ..limits.costs import Priced, PricedRoute
from ..limits.gate import address
from ..limits.quotas import Quotas
from ..protocol.messages import Again, Invitation, Nothing, SeatOrder, Sit, TableOrder
from ..protocol.wire import Answer
from ..rooms.room import Room
from ..shuffles.commitments import commitment_of
from ..storage.rows import Row
from ..tables.summaries import involves
from .request_reader import RequestReader
from .static_files import answer_in_thread

Json = Any
LISTED = 40
"""Tables of each kind in the lobby."""
COMMITMENT = 0.1
"""A secret for the next table counts as this much of a table."""


class TableRoutes:
    def __init__(self, reader: RequestReader, router: Router, decks: SavedDecks, quotas: Quotas) -> None:
        self.reader = reader
        self.store = reader.store
        self.router = router
        self.rooms = router.rooms
        self.decks = decks
        self.quotas = quotas

    def routes(self) -> list[Priced]:
        return [
            PricedRoute("/api/lobby", self.lobby, 6),
            PricedRoute("/api/tables", self.create, 30, "POST"),
            PricedRoute("/api/join", self.join, 30, "POST", table="body"),
            PricedRoute("/api/invites/{token}", self.invitation, 5, table="token"),
            PricedRoute("/api/tables/{id}/sit", self.sit, 30, "POST", table="id"),
            PricedRoute("/api/tables/{id}/decks", self.change_decks, 20, "POST", table="id"),
            PricedRoute("/api/tables/{id}/rematch", self.rematch, 30, "POST", table="id"),
            PricedRoute("/api/tables/{id}/remove", self.remove, 5, "POST", table="id"),
            PricedRoute("/api/commitments", self.commit, 1, "POST"),
        ]

    async def lobby(self, request: Request) -> Response:
        player = self.reader.player(request) or ""
        mine = await self.store.tables_of(player, LISTED) if player else []
        known = {row.id for row in mine}
        listed = {status: await self.rooms.offered(status, LISTED) for status in ("waiting", "playing")}
        listed["finished"] = await self.store.tables("finished", LISTED, True)

        everything = [*mine, *listed["waiting"], *listed["playing"], *listed["finished"]]
        elsewhere = await self.router.presence(list({row.id for row in everything}))
        slices = worker_threads.Slices()

        async def summaries(rows: list[Row]) -> list[Json]:
            found: list[Json] = []
            for row in rows:
                found.append(self.rooms.summary(row, player, elsewhere))
                await slices.pause()
            return found

        lobby = {
            "mine": await summaries([row for row in mine if row.status != "finished"]),
            "open": await summaries([row for row in listed["waiting"] if row.id not in known]),
            "watch": await summaries([row for row in listed["playing"] if row.id not in known]),
            "finished": await summaries(
                [row for row in mine if row.status == "finished"]
                + [row for row in listed["finished"] if row.id not in known]
            ),
        }
        return await answer_in_thread(request, lambda: lobby)

    async def create(self, request: Request) -> Response:
        player, name = await self.reader.require_player(request)
        body = await self.reader.body(request, TableOrder)
        setup = await worker_threads.run_short(make_setup, body.game, body.format, len(body.seats), body.options)
        seats = [_seat(seat, player, name, self.rooms.settings.bots) for seat in body.seats]
        await self.quotas.check_new_table(address(request.scope), player, seats)
        for i, order in enumerate(body.seats):
            if order.decks and order.kind == "person":
                raise refused("deck-of-other")
            seats[i]["decks"] = await find_decks(self.decks, player, setup, order.decks) or None
        for i, order in enumerate(body.seats):
            if order.kind != "person":
                check_place(body.game, body.format, body.options or {}, seats, i, range(len(seats)))
        mixed = await self.rooms.commitments.redeem(player, seats, body.contribution)
        room = await self.rooms.create(
            player, body.game, body.format, body.options or {}, seats, body.public, shuffles=mixed
        )
        return Answer({"id": room.row.id}, 201)

    async def join(self, request: Request) -> Response:
        player, name = await self.reader.require_player(request)
        body = await self.reader.body(request, Invitation)
        room, seat = await self._invited(body.token)
        decks = await self._find_decks(request, room, player, body.decks)
        await room.seats.sit(player, name, seat, decks, body.contribution)
        return Answer({"id": room.row.id, "seat": seat})

    async def invitation(self, request: Request) -> Response:
        """Who invites to what, for the page that an invitation opens."""
        player = self.reader.player(request) or ""
        room, seat = await self._invited(request.path_params["token"])
        row = room.row
        by = next((one["name"] for one in row.seats if one.get("player") == row.owner), "")
        sitting = row.seats[seat].get("player")
        return Answer(
            {
                "id": row.id,
                "game": row.game,
                "format": row.format,
                "by": by or await self.store.name_of(row.owner) or "",
                "seats": room.broadcast.summary(player)["seats"],
                "seat": seat,
                "options": row.options,
                "commitment": commitment_of(row),
                "taken": sitting is not None and sitting != player,
                "yours": sitting is not None and sitting == player,
            }
        )

    async def _invited(self, token: str) -> tuple[Room, int]:
        row = await self.store.table_of_token(token)
        if row is not None:
            room = await self.rooms.room(row.id)
            for i, seat in enumerate(room.row.seats):
                if secrets.compare_digest(str(seat.get("token") or ""), token):
                    return room, i
        raise refused("no-invite", 404)

    async def sit(self, request: Request) -> Response:
        player, name = await self.reader.require_player(request)
        body = await self.reader.body(request, Sit)
        room, seat = await self._room_and_seat(request, body)
        reserved = seat in room.seats.reserved_for(player)
        if not reserved and player != room.row.owner and room.seats.of(player) not in ([], [seat]):
            raise refused("one-seat", 409)
        if not room.row.public and not reserved:
            raise refused("private", 403)
        if not self.rooms.is_offered(room.row) and not involves(room.row, player):
            raise refused("people-away", 409)
        decks = await self._find_decks(request, room, player, body.decks)
        own_name = (reserved and room.row.seats[seat]["name"]) or name
        await room.seats.sit(player, own_name, seat, decks, body.contribution)
        return Answer({"id": room.row.id, "seat": seat})

    async def change_decks(self, request: Request) -> Response:
        """Other decks for one's own seat, or for a bot at one's own table."""
        player, _ = await self.reader.require_player(request)
        body = await self.reader.body(request, Sit)
        room, seat = await self._room_and_seat(request, body)
        decks = await self._find_decks(request, room, player, body.decks) or []
        await room.seats.change_decks(player, seat, decks)
        return Answer({"id": room.row.id, "seat": seat})

    async def _room_and_seat(self, request: Request, body: Sit) -> tuple[Room, int]:
        room = await self.rooms.room(request.path_params["id"])
        if not 0 <= body.seat < len(room.row.seats):
            raise refused("seat-range", n=len(room.row.seats) - 1)
        return room, body.seat

    async def _find_decks(
        self, request: Request, room: Room, player: str, ids: list[str] | None
    ) -> list[dict[str, Json]] | None:
        row = room.row
        if room.seats.hides_decks_from(player):
            self.quotas.check_deck_try(address(request.scope), row.id)
        setup = make_setup(row.game, row.format, len(row.seats), row.options)
        return None if ids is None else await find_decks(self.decks, player, setup, ids)

    async def rematch(self, request: Request) -> Response:
        player, name = await self.reader.require_player(request)
        body = await self.reader.body(request, Again)
        room = await self.rooms.room(request.path_params["id"])
        await self.quotas.check_new_table(address(request.scope), player, room.row.seats)
        made = await self.rooms.rematch(room, player, name, body.contribution)
        return Answer({"id": made.row.id, "seat": made.seats.of(player)[0]}, 201)

    async def remove(self, request: Request) -> Response:
        player, _ = await self.reader.require_player(request)
        await self.reader.body(request, Nothing)
        await self.rooms.remove(request.path_params["id"], player)
        return Answer({"id": request.path_params["id"]})

    async def commit(self, request: Request) -> Response:
        """The hash of a secret, for the next table that this player creates."""
        player, _ = await self.reader.require_player(request)
        await self.reader.body(request, Nothing)
        self.quotas.check_pace(address(request.scope), COMMITMENT)
        return Answer({"hash": await self.rooms.commitments.make(player)}, 201)


def _seat(order: SeatOrder, player: str, name: str, bots: tuple[str, ...]) -> dict[str, Json]:
    if order.kind == "bot":
        make_bot(order.bot, allowed=bots)
        return {"kind": "bot", "bot": order.bot}
    if order.kind not in ("me", "person"):
        raise refused("seat-kind", known="me, person, bot")
    seat: dict[str, Json] = {"kind": "person", "token": secrets.token_urlsafe(16), "player": None, "name": ""}
    if order.kind == "me":
        seat.update(player=player, name=identity.clean_text(order.name, 24) or name)
    return seat
