"""Requests about whole games: records, proofs of the shuffles, recaps, and playing on from a moment."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...bots import make_bot
from ...engine.chance.secret import fresh_secret
from ...engine.table import imagine
from .. import worker_threads
from ..errors import refused
from ..limits.costs import LARGEST_BODY, Priced, PricedRoute
from ..limits.gate import address
from ..limits.quotas import CHOICES_A_TABLE, Quotas
from ..protocol.messages import PlayOn
from ..protocol.wire import Answer
from ..rooms.open_rooms import Rooms
from ..rooms.room import Room
from ..shuffles import signatures
from ..shuffles.proofs import Proofs, with_shuffles
from ..tables.recap import rewound
from .request_reader import RequestReader
from .static_files import answer_in_thread, gzipped_json

Json = Any


class RecordRoutes:
    def __init__(self, reader: RequestReader, rooms: Rooms, quotas: Quotas) -> None:
        self.reader = reader
        self.rooms = rooms
        self.quotas = quotas
        self.proofs = Proofs()

    def routes(self) -> list[Priced]:
        return [
            PricedRoute("/api/tables/{id}/record", self.record, 30, table="id"),
            PricedRoute("/api/tables/{id}/proof", self.proof, 30, table="id"),
            PricedRoute("/api/tables/{id}/share", self.share, 2, table="id"),
            PricedRoute("/api/tables/{id}/story", self.recap, 10, table="id"),
            PricedRoute("/api/records", self.add_record, 60, "POST", LARGEST_BODY),
            PricedRoute("/api/tables/{id}/play-on", self.play_on, 60, "POST", table="id"),
        ]

    async def record(self, request: Request) -> Response:
        room = await self.rooms.room(request.path_params["id"])
        if not self._may_see_all(room, self.reader.player(request) or "", request.query_params.get("share")):
            raise refused("record-private" if room.row.status == "finished" else "record-running", 403)
        row, table, secret = room.row, room.table.copy(), self.reader.secret
        answer = await answer_in_thread(request, lambda: with_shuffles(row, signatures.signed(table.record(), secret)))
        answer.headers["Content-Disposition"] = f'attachment; filename="kantyna-{row.game}-{row.id}.json"'
        return answer

    async def proof(self, request: Request) -> Response:
        """Everything that is needed to check the shuffles of a finished game."""
        room = await self.rooms.room(request.path_params["id"])
        if not self._may_see_all(room, self.reader.player(request) or "", request.query_params.get("share")):
            raise refused("record-private" if room.row.status == "finished" else "not-over", 403)
        return await gzipped_json(request, await self.proofs.of(room.row, room.table, self.reader.secret))

    async def recap(self, request: Request) -> Response:
        room = await self.rooms.room(request.path_params["id"])
        recap = await room.play.recap_for(self.reader.player(request) or "")
        return await answer_in_thread(request, lambda: recap)

    async def share(self, request: Request) -> Response:
        """For players of the game: the token of a link that shows the record to others."""
        room = await self.rooms.room(request.path_params["id"])
        if room.row.status != "finished":
            raise refused("not-over", 409)
        if not room.seats.may_see_all(self.reader.player(request) or ""):
            raise refused("record-private", 403)
        return Answer({"share": signatures.share_token(room.row.id, self.reader.secret)})

    def _may_see_all(self, room: Room, player: str, share: Json) -> bool:
        shared = room.row.status == "finished" and signatures.is_share_token(room.row.id, share, self.reader.secret)
        return shared or room.seats.may_see_all(player)

    async def add_record(self, request: Request) -> Response:
        player, _ = await self.reader.require_player(request)
        self.quotas.check_pace(address(request.scope))
        await self.quotas.check_record(player)
        data = await self.reader.data(request)
        record = await worker_threads.run_short(signatures.read, data, self.reader.secret)
        self.quotas.check_pace(address(request.scope), signatures.choices_in(record) / CHOICES_A_TABLE)
        room = await self.rooms.add_record(player, record)
        return Answer({"id": room.row.id}, 201)

    async def play_on(self, request: Request) -> Response:
        """A new table against bots that starts at an earlier moment of a game."""
        player, name = await self.reader.require_player(request)
        body = await self.reader.body(request, PlayOn)
        make_bot(body.bot, allowed=self.rooms.settings.bots)
        room = await self.rooms.room(request.path_params["id"])
        if not 0 <= body.at <= room.table.length:
            raise refused("look-range", n=room.table.length)
        if not 0 <= body.seat < room.table.seat_count:
            raise refused("seat-range", n=room.table.seat_count - 1)
        seats: list[dict[str, Json]] = [{"kind": "bot", "bot": body.bot} for _ in range(room.table.seat_count)]
        seats[body.seat] = {"kind": "person", "player": player, "name": name, "token": secrets.token_urlsafe(16)}
        await self.quotas.check_new_table(address(request.scope), player, seats)
        past = await worker_threads.run_short(rewound, room.table.copy(), body.at)
        if past.over:
            raise refused("over-there")
        if not self._may_see_all(room, player, body.share):
            # the player may not learn what was hidden: play on at a table that this one could be
            mine = body.seat if body.seat in room.seats.of(player) else None
            past = await worker_threads.run_short(lambda view: imagine(view, fresh_secret()), past.view(mine))
        made = await self.rooms.create(
            player, past.game, past.format, past.options, seats, False, start=past.position()
        )
        return Answer({"id": made.row.id}, 201)
