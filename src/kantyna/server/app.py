"""The application: routes, headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import kantyna

from .. import ledgers
from ..bots import BOTS, make_bot
from ..engine.errors import KantynaError, UnknownGame
from ..engine.registry import load_rules
from ..engine.secret import fresh_secret
from ..engine.setups import make_setup
from ..engine.table import imagine
from ..engine.voice import LANGUAGES, card_name
from ..qr import MOST_BYTES, qr
from . import identity, pauses, vouching
from .connection import Connection
from .limits import Bucket, Buckets
from .rooms import Room, Rooms
from .settings import Settings
from .store import NOT_STORED, Row, Store
from .wire import Refused, check_shape, dumps, error_json, read_message, refused

Json = Any
log = logging.getLogger(__name__)
WEB = Path(__file__).parent.parent / "web"
VOICE = Path(__file__).parent.parent / "voice"
LARGEST_BODY = 1_000_000
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class SafeHeaders:
    """Every answer says what a browser may load and run: our own files and nothing else."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message["headers"],
                    *[(name.lower().encode(), value.encode()) for name, value in HEADERS.items()],
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class Server:
    """What the routes share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url())
        self.rooms = Rooms(self.store, settings)
        self.secret = ""
        self.visits = Buckets(30, 90)
        self.cards: dict[str, Json] = {}

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        self.secret = await self.store.secret(secrets.token_urlsafe(32))
        await self.store.clean(self.settings.keep_waiting_days, self.settings.keep_finished_days)
        await self.rooms.resume()
        pauses.shorten()
        tidying = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            tidying.cancel()
            pauses.stop()
            await self.rooms.close()
            await self.store.close()

    async def _tidy(self) -> None:
        minutes = 0
        while True:
            await asyncio.sleep(60)
            await self.rooms.tidy()
            minutes += 1
            if minutes % 60 == 0:
                pauses.collect_all()
            if minutes % (24 * 60) == 0:
                await self.store.clean(self.settings.keep_waiting_days, self.settings.keep_finished_days)

    # who asks

    def player(self, request: Request | WebSocket) -> str | None:
        return identity.read(request.cookies.get(identity.COOKIE), self.secret)

    async def known(self, request: Request) -> tuple[str, str]:
        """The player and name of somebody who changes something."""
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise refused("content-type", 415)
        player = self.player(request)
        if player is None:
            raise refused("no-cookie", 401)
        return player, await self.store.name_of(player) or ""

    async def body(self, request: Request) -> Json:
        size = request.headers.get("content-length", "0")
        if not size.isdigit() or int(size) > LARGEST_BODY:
            raise refused("too-large", 413, n=LARGEST_BODY)
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > LARGEST_BODY:
                raise refused("too-large", 413, n=LARGEST_BODY)
        try:
            return json.loads(data)
        except (ValueError, RecursionError):
            raise refused("not-json") from None

    # pages and texts

    async def page(self, request: Request) -> Response:
        return FileResponse(WEB / "index.html", headers={"Cache-Control": "no-cache"})

    async def voice(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise refused("no-language", 404, known=", ".join(LANGUAGES))
        text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((VOICE / lang).glob("*.ftl")))
        return PlainTextResponse(text, headers={"Cache-Control": "no-cache"})

    async def me(self, request: Request) -> Response:
        player = self.player(request)
        fresh = player is None
        if player is None:
            player = identity.fresh_id()
        if request.method == "POST":
            await self.known(request)
            body = await self.body(request)
            check_shape(body, {"name": str}, set())
            await self.store.save_player(player, identity.clean_text(body["name"], 24))
        name = await self.store.name_of(player)
        if name is None:
            name = ""
        answer = JSONResponse({"player": identity.public(player), "name": name})
        if fresh:
            answer.set_cookie(
                identity.COOKIE,
                identity.sign(player, self.secret),
                max_age=identity.YEAR,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return answer

    async def games(self, request: Request) -> Response:
        return JSONResponse({"games": kantyna.games(), "bots": list(BOTS)})

    async def card_list(self, request: Request) -> Response:
        game = request.path_params["game"]
        try:
            rules = load_rules(game)
        except UnknownGame as error:
            raise Refused(error.message, 404) from None
        if game not in self.cards:
            self.cards[game] = [
                {
                    "id": card.id,
                    "name": card_name(card.id).data(),
                    "lines": [line.data() for line in card.lines()],
                    "facts": card.facts(),
                    "count": card.count,
                    "provenance": card.provenance,
                }
                for card in rules.cards()
            ]
        return JSONResponse(self.cards[game], headers={"Cache-Control": "no-cache"})

    async def rule(self, request: Request) -> Response:
        lang = request.query_params.get("lang", LANGUAGES[0])
        if lang not in LANGUAGES:
            raise refused("no-language", 404, known=", ".join(LANGUAGES))
        line = ledgers.find(request.path_params["id"], lang)
        if line is None:
            raise refused("no-rule", 404)
        return JSONResponse({"id": line.id, "lang": lang, "chapter": line.chapter, "text": line.text})

    # the lobby

    async def lobby(self, request: Request) -> Response:
        player = self.player(request) or ""
        mine = await self.store.tables_of(player, 40) if player else []
        known = {row.id for row in mine}
        listed = {status: await self.store.tables(status, 40, True) for status in ("waiting", "playing", "finished")}

        def shown(rows: list[Row]) -> list[Json]:
            return [self.rooms.summary(row, player) for row in rows]

        return JSONResponse(
            {
                "mine": shown([row for row in mine if row.status != "finished"]),
                "open": shown([row for row in listed["waiting"] if row.id not in known]),
                "watch": shown([row for row in listed["playing"] if row.id not in known]),
                "finished": shown(
                    [row for row in mine if row.status == "finished"]
                    + [row for row in listed["finished"] if row.id not in known]
                ),
            }
        )

    async def create(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request)
        check_shape(body, {"game": str, "seats": list}, {"format", "options", "public"})
        if not isinstance(body.get("public", True), bool):
            raise refused("field", name="public", kind="bool")
        make_setup(body["game"], body.get("format"), len(body["seats"]), body.get("options"))
        seats = [self._seat(seat, player, name) for seat in body["seats"]]
        room = await self.rooms.create(
            player, body["game"], body.get("format"), body.get("options") or {}, seats, body.get("public", True)
        )
        return JSONResponse({"id": room.row.id}, 201)

    def _seat(self, seat: Json, player: str, name: str) -> dict[str, Json]:
        check_shape(seat, {"kind": str}, {"bot", "name"})
        if not isinstance(seat.get("name", ""), str):
            raise refused("field", name="name", kind="str")
        if seat["kind"] == "bot":
            make_bot(seat.get("bot", "greedy"))
            return {"kind": "bot", "bot": seat.get("bot", "greedy")}
        if seat["kind"] not in ("me", "person"):
            raise refused("seat-kind", known="me, person, bot")
        place: dict[str, Json] = {"kind": "person", "token": secrets.token_urlsafe(16), "player": None, "name": ""}
        if seat["kind"] == "me":
            place.update(player=player, name=identity.clean_text(seat.get("name", ""), 24) or name)
        return place

    async def join(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request)
        check_shape(body, {"token": str}, set())
        room, seat = await self._invited(body["token"])
        await room.sit(player, name, seat)
        return JSONResponse({"id": room.row.id, "seat": seat})

    async def invitation(self, request: Request) -> Response:
        """Who invites to what, for the page that a link opens."""
        player = self.player(request) or ""
        room, seat = await self._invited(request.path_params["token"])
        row = room.row
        by = next((one["name"] for one in row.seats if one.get("player") == row.owner), "")
        taken = row.seats[seat].get("player")
        return JSONResponse(
            {
                "id": row.id,
                "game": row.game,
                "format": row.format,
                "by": by or await self.store.name_of(row.owner) or "",
                "seats": room.summary(player)["seats"],
                "seat": seat,
                "taken": taken is not None and taken != player,
                "yours": taken is not None and taken == player,
            }
        )

    async def code(self, request: Request) -> Response:
        """A QR code, for links that are shown on one screen and opened on another."""
        text = request.query_params.get("text", "")
        if not 0 < len(text.encode()) <= MOST_BYTES:
            raise refused("code-length", n=MOST_BYTES)
        return JSONResponse({"rows": ["".join(map(str, row)) for row in qr(text)]})

    async def remove(self, request: Request) -> Response:
        player, _ = await self.known(request)
        check_shape(await self.body(request), {}, set())
        await self.rooms.remove(request.path_params["id"], player)
        return JSONResponse({"id": request.path_params["id"]})

    async def _invited(self, token: str) -> tuple[Room, int]:
        row = await self.store.table_of_token(token)
        if row is not None:
            room = await self.rooms.room(row.id)
            for i, seat in enumerate(room.row.seats):
                if secrets.compare_digest(str(seat.get("token") or ""), token):
                    return room, i
        raise refused("no-invite", 404)

    async def sit(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request)
        check_shape(body, {"seat": int}, set())
        room = await self.rooms.room(request.path_params["id"])
        if not 0 <= body["seat"] < len(room.row.seats):
            raise refused("seat-range", n=len(room.row.seats) - 1)
        kept = body["seat"] in room.kept_for(player)
        if not room.row.public and not kept:
            raise refused("private", 403)
        await room.sit(player, (kept and room.row.seats[body["seat"]]["name"]) or name, body["seat"])
        return JSONResponse({"id": room.row.id, "seat": body["seat"]})

    async def rematch(self, request: Request) -> Response:
        player, name = await self.known(request)
        check_shape(await self.body(request), {}, set())
        made = await self.rooms.rematch(await self.rooms.room(request.path_params["id"]), player, name)
        return JSONResponse({"id": made.row.id, "seat": made.seats_of(player)[0]}, 201)

    # records

    async def record(self, request: Request) -> Response:
        room = await self.rooms.room(request.path_params["id"])
        if not room.may_tell_all(self.player(request) or ""):
            raise refused("record-running", 403)
        file = f'attachment; filename="kantyna-{room.row.game}-{room.row.id}.json"'
        return JSONResponse(vouching.signed(room.table.record(), self.secret), headers={"Content-Disposition": file})

    async def story(self, request: Request) -> Response:
        room = await self.rooms.room(request.path_params["id"])
        return JSONResponse(await room.story())

    async def add_record(self, request: Request) -> Response:
        player, _ = await self.known(request)
        record = await self.body(request)
        vouching.check(record, self.secret)
        room = await self.rooms.add_record(player, record)
        return JSONResponse({"id": room.row.id}, 201)

    async def play_on(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request)
        check_shape(body, {"at": int, "seat": int}, {"bot"})
        bot = body.get("bot", "greedy")
        make_bot(bot)
        room = await self.rooms.room(request.path_params["id"])
        if not 0 <= body["at"] <= room.table.length:
            raise refused("look-range", n=room.table.length)
        if not 0 <= body["seat"] < room.table.seat_count:
            raise refused("seat-range", n=room.table.seat_count - 1)
        past = room.table.copy()
        past.rewind(body["at"])
        if past.over:
            raise refused("over-there")
        if not room.may_tell_all(player):
            # somebody else is still playing for what is hidden: play on at a table that could be this one
            mine = body["seat"] if body["seat"] in room.seats_of(player) else None
            past = imagine(past.view(mine), fresh_secret())
        seats: list[dict[str, Json]] = [{"kind": "bot", "bot": bot} for _ in range(past.seat_count)]
        seats[body["seat"]] = {"kind": "person", "player": player, "name": name, "token": secrets.token_urlsafe(16)}
        made = await self.rooms.create(
            player, past.game, past.format, past.options, seats, False, start=past.position()
        )
        return JSONResponse({"id": made.row.id}, 201)

    # the socket

    async def socket(self, socket: WebSocket) -> None:
        player = self.player(socket)
        origin = socket.headers.get("origin")
        if origin is not None and origin.partition("://")[2] != socket.headers.get("host"):
            await socket.close(4403)
            return
        connection = Connection(player or identity.fresh_id())
        await socket.accept()
        try:
            room = await self.rooms.room(socket.path_params["id"])
            await room.enter(connection)
        except KantynaError as error:
            if not isinstance(error, Refused) or error.status != 404:
                await socket.send_text(dumps(error_json(error.message)))
            await socket.close(4404)
            return
        writer = asyncio.create_task(_write(socket, connection))
        bucket = Bucket(self.settings.message_rate, self.settings.message_burst)
        try:
            while True:
                text = await socket.receive_text()
                await self._hear(room, connection, text, bucket)
        except (WebSocketDisconnect, RuntimeError, KeyError):
            pass
        finally:
            writer.cancel()
            room.leave(connection)

    async def _hear(self, room: Room, connection: Connection, text: str, bucket: Bucket) -> None:
        """One message: whatever is wrong with it is answered, and nobody else notices."""
        id: Json = None
        try:
            if not bucket.take():
                raise refused("too-often", 429)
            message = read_message(text)
            id = message.get("id")
            await self._do(room, connection, message)
        except KantynaError as error:
            rule = getattr(error, "rule", None)
            connection.send(error_json(error.message, id, rule))
            if isinstance(error, Refused) and error.message.id == "server-moved-on":
                connection.told = -1
                room._tell_state(connection)
        except NOT_STORED as error:
            log.warning("a message at table %s could not be seen to: %s", room.row.id, error)
            connection.send(error_json(refused("not-stored").message, id))

    async def _do(self, room: Room, connection: Connection, message: dict[str, Json]) -> None:
        player = connection.player
        kind = message["type"]
        if kind == "choose":
            await room.choose(player, message["seat"], message["at"], message["key"])
        elif kind == "why":
            connection.send({**room.why(player, message["seat"], message["key"]), "id": message.get("id")})
        elif kind == "look":
            connection.send({**room.look(player, message["at"]), "id": message.get("id")})
        elif kind == "resign":
            await room.resign(player, message["seat"])
        elif kind == "draw":
            await room.draw(player)
        elif kind == "pace":
            await room.set_pace(player, message["pace"], message["until_turn"])
        elif kind == "undo":
            await room.undo(player, await self._name(player), message["to"])
        elif kind == "undo-answer":
            await room.answer_undo(player, message["wish"], message["yes"])
        elif kind == "undo-withdraw":
            await room.answer_undo(player, message["wish"], False)
        else:
            text = identity.clean_text(message["text"], 300)
            await room.say(player, await self._name(player), text)

    async def _name(self, player: str) -> str:
        return await self.store.name_of(player) or ""


async def _write(socket: WebSocket, connection: Connection) -> None:
    while True:
        text = await connection.queue.get()
        if text is None:
            await socket.close(4408)
            return
        await socket.send_text(text)


def create_app(settings: Settings | None = None) -> Starlette:
    server = Server(settings or Settings())

    def open(handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """A route for anybody who does not ask too often."""

        async def answer(request: Request) -> Response:
            client = request.client.host if request.client else ""
            if not server.visits.take(server.player(request) or client):
                raise refused("too-often", 429)
            return await handler(request)

        return answer

    routes = [
        Route("/", server.page),
        Route("/table/{id}", server.page),
        Route("/replay/{id}", server.page),
        Route("/join/{token}", server.page),
        Route("/voice/{lang}.ftl", server.voice),
        Route("/api/me", open(server.me), methods=["GET", "POST"]),
        Route("/api/games", open(server.games)),
        Route("/api/cards/{game}", open(server.card_list)),
        Route("/api/rules/{id}", open(server.rule)),
        Route("/api/lobby", open(server.lobby)),
        Route("/api/tables", open(server.create), methods=["POST"]),
        Route("/api/join", open(server.join), methods=["POST"]),
        Route("/api/invites/{token}", open(server.invitation)),
        Route("/api/qr", open(server.code)),
        Route("/api/tables/{id}/sit", open(server.sit), methods=["POST"]),
        Route("/api/tables/{id}/rematch", open(server.rematch), methods=["POST"]),
        Route("/api/tables/{id}/remove", open(server.remove), methods=["POST"]),
        Route("/api/tables/{id}/record", open(server.record)),
        Route("/api/tables/{id}/story", open(server.story)),
        Route("/api/records", open(server.add_record), methods=["POST"]),
        Route("/api/tables/{id}/play-on", open(server.play_on), methods=["POST"]),
        WebSocketRoute("/ws/{id}", server.socket),
        Mount("/web", StaticFiles(directory=WEB)),
    ]

    async def said(request: Request, error: Exception) -> Response:
        assert isinstance(error, KantynaError)
        status = error.status if isinstance(error, Refused) else 400
        return JSONResponse({"error": error.message.data()}, status)

    async def away(request: Request, error: Exception) -> Response:
        log.warning("%s could not be answered: %s", request.url.path, error)
        return JSONResponse({"error": refused("not-stored").message.data()}, 503)

    handlers = {KantynaError: said, **dict.fromkeys(NOT_STORED, away)}
    app = Starlette(routes=routes, lifespan=server.lifespan, exception_handlers=handlers)
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(SafeHeaders)
    app.state.server = server
    return app
