"""The application: routes, headers, start and end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.websockets import WebSocket

import kantyna

from .. import ledgers
from ..bots import BOTS, make_bot
from ..engine.chance.secret import fresh_secret
from ..engine.errors import KantynaError, UnknownGame
from ..engine.registry import MODULES, load_rules
from ..engine.setup_cache import make_setup
from ..engine.table import imagine
from ..engine.voice import LANGUAGES
from ..qr import MOST_BYTES, qr
from . import erasure, garbage_collector, identity, worker_threads
from .decks.seat_decks import check_place, chosen
from .http.card_list import card_list, whole_ledger
from .http.deck_routes import DeckRoutes
from .http.static_files import Files, Shelf, large, packed
from .http.websockets import Sockets
from .limits.costs import LARGEST_BODY, MOST_PIECES, SMALL_BODY, Priced, PricedRoute, PricedSocket, largest_body
from .limits.gate import Gate, address
from .limits.quotas import CHOICES_A_TABLE, Quotas
from .limits.rate_limits import within
from .metrics import TYPE, Metrics
from .protocol.messages import Again, Invitation, Name, Nothing, PlayOn, S, SeatOrder, Sit, TableOrder, read_body
from .protocol.wire import Answer, Refused, dumps, refused
from .rooms.open_rooms import Rooms
from .rooms.room import Room
from .settings import Settings
from .shuffles import signatures
from .shuffles.commitments import commitment_of
from .shuffles.proofs import Proofs, with_shuffles
from .storage import secret_key
from .storage.cleanup import clean_if_possible
from .storage.store import NOT_STORED, Row, Store, brief
from .tables.recap import rewound
from .tables.summaries import has_part

Json = Any
log = logging.getLogger(__name__)
WEB = Path(__file__).parent.parent / "web"
VOICE = Path(__file__).parent.parent / "voice"
PAGES = [
    "/", "/table/{id}", "/replay/{id}", "/join/{token}", "/cards/{game}", "/cards/{game}/{card}", "/rules/{id}",
    "/decks", "/decks/{id}", "/shared/{token}",
]  # fmt: skip
"""Where the one page is found; what it shows there it knows itself."""
HEALTH_WITHIN = 2.0
"""Seconds within which a healthy database answers."""


class Server:
    """What the routes share."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or Store(settings.url(), settings.address)
        self.store.regained = self._regained
        self.rooms = Rooms(self.store, settings)
        self.secret = ""
        self.metrics = Metrics()
        self.quotas = Quotas(self.store, settings)
        self.decks = DeckRoutes(self, self.store, settings, self.quotas)
        self.sockets = Sockets(self.rooms, settings, self.metrics, self.player)
        self.proofs = Proofs()
        self.shelf = Shelf(WEB)
        self.voices = {lang: Files(sorted((VOICE / lang).glob("*.ftl")), "text/plain") for lang in LANGUAGES}

    def _regained(self) -> None:
        self.rooms.doubt()

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        await asyncio.to_thread(kantyna.games)  # so that nobody waits for a game to be loaded
        worker_threads.shorten_turns()
        self.secret = await secret_key.secret(self.store, self.settings)
        await clean_if_possible(self.store, self.settings)
        garbage_collector.shorten_pauses()
        looking = asyncio.create_task(garbage_collector.look_often())
        tidying = asyncio.create_task(self._tidy())
        try:
            yield
        finally:
            for task in (looking, tidying):
                task.cancel()
            garbage_collector.stop()
            await self.rooms.close()
            await self.store.close()

    async def _tidy(self) -> None:
        """Once a minute, hour and day. What fails once is tried again the next time."""
        minutes = 0
        while True:
            await asyncio.sleep(60)
            minutes += 1
            try:
                await self.rooms.tidy()
                if minutes % 60 == 0:
                    garbage_collector.collect_all()
                else:
                    garbage_collector.collect_if_grown()
                if minutes % (24 * 60) == 0:
                    await clean_if_possible(self.store, self.settings, self.rooms.open)
            except Exception:
                log.exception("could not tidy up")

    # who asks

    def player(self, request: Request | WebSocket) -> str | None:
        return identity.read(request.cookies.get(identity.COOKIE), self.secret)

    async def known(self, request: Request) -> tuple[str, str]:
        """The player and name of somebody who changes something."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise refused("content-type", 415)
        player = self.player(request)
        if player is None:
            raise refused("no-cookie", 401)
        return player, await self.store.name_of(player) or ""

    async def body(self, request: Request, kind: type[S]) -> S:
        sent = await self.sent(request)
        return read_body(sent, kind) if len(sent) <= SMALL_BODY else await worker_threads.soon(read_body, sent, kind)

    async def sent(self, request: Request) -> bytes:
        size, most = request.headers.get("content-length", "0"), largest_body(request)
        if not size.isdigit() or int(size) > most:
            raise refused("too-large", 413, n=most)
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise refused("too-large", 413, n=most)
        if data.count(b",") + data.count(b"[") + data.count(b"{") > MOST_PIECES:
            raise refused("too-large", 413, n=most)
        return data

    # pages and texts

    async def page(self, request: Request) -> Response:
        return self.shelf.files["index.html"].kept().answer(request)

    async def file(self, request: Request) -> Response:
        found = self.shelf.files.get(request.path_params["path"])
        if found is None:
            raise refused("no-file", 404)
        return found.kept().answer(request)

    async def voice(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise refused("no-language", 404, known=", ".join(LANGUAGES))
        return (await worker_threads.soon(self.voices[lang].kept)).answer(request)

    async def me(self, request: Request) -> Response:
        player = self.player(request)
        fresh = player is None
        if player is None:
            player = identity.fresh_id()
        if request.method == "POST":
            await self.known(request)
            body = await self.body(request, Name)
            self.quotas.check_pace(address(request.scope))
            await self.store.save_player(player, identity.clean_text(body.name, 24))
        name = await self.store.name_of(player)
        if name is None:
            name = ""
        answer = Answer({"player": identity.public(player), "name": name})
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

    async def erase(self, request: Request) -> Response:
        player, _ = await self.known(request)
        await self.body(request, Nothing)
        await erasure.erase(self.rooms, player)
        answer = Answer({})
        answer.delete_cookie(identity.COOKIE, httponly=True, samesite="lax")
        return answer

    async def games(self, request: Request) -> Response:
        def told() -> bytes:
            decks = [game for game in MODULES if load_rules(game).brings_decks]
            return dumps({"games": kantyna.games(), "bots": list(BOTS), "decks": decks}).encode()

        return (await self.shelf.made("games", told)).answer(request)

    async def card_list(self, request: Request) -> Response:
        game = request.path_params["game"]
        try:
            load_rules(game)
        except UnknownGame as error:
            raise Refused(error.message, 404) from None
        return (await self.shelf.made(f"cards {game}", lambda: card_list(game))).answer(request)

    def _lang(self, request: Request) -> str:
        lang = request.query_params.get("lang", LANGUAGES[0])
        if lang not in LANGUAGES:
            raise refused("no-language", 404, known=", ".join(LANGUAGES))
        return lang

    async def ledger(self, request: Request) -> Response:
        """All lines of a ledger, for whoever reads the rules."""
        lang = self._lang(request)
        code = request.path_params["code"].upper()
        if code not in ledgers.folders():
            raise refused("no-ledger", 404, known=", ".join(sorted(ledgers.folders())))
        return (await self.shelf.made(f"ledger {code} {lang}", lambda: whole_ledger(code, lang))).answer(request)

    async def rule(self, request: Request) -> Response:
        lang = self._lang(request)
        line = await worker_threads.soon(ledgers.find, request.path_params["id"], lang)
        if line is None:
            raise refused("no-rule", 404)
        return Answer({"id": line.id, "lang": lang, "chapter": line.chapter, "text": line.text})

    # the lobby

    async def lobby(self, request: Request) -> Response:
        player = self.player(request) or ""
        mine = await self.store.tables_of(player, 40) if player else []
        known = {row.id for row in mine}
        listed = {status: await self.rooms.offered(status, 40) for status in ("waiting", "playing")}
        listed["finished"] = await self.store.tables("finished", 40, True)

        slices = worker_threads.Slices()

        async def shown(rows: list[Row]) -> list[Json]:
            found: list[Json] = []
            for row in rows:
                found.append(self.rooms.summary(row, player))
                await slices.pause()
            return found

        told = {
            "mine": await shown([row for row in mine if row.status != "finished"]),
            "open": await shown([row for row in listed["waiting"] if row.id not in known]),
            "watch": await shown([row for row in listed["playing"] if row.id not in known]),
            "finished": await shown(
                [row for row in mine if row.status == "finished"]
                + [row for row in listed["finished"] if row.id not in known]
            ),
        }
        return await large(request, lambda: told)

    async def create(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request, TableOrder)
        setup = await worker_threads.soon(make_setup, body.game, body.format, len(body.seats), body.options)
        seats = [self._seat(seat, player, name) for seat in body.seats]
        await self._may_make(request, player, seats)
        for i, order in enumerate(body.seats):
            if order.decks and order.kind == "person":
                raise refused("deck-of-other")
            seats[i]["decks"] = await chosen(self.decks.decks, player, setup, order.decks) or None
        for i, order in enumerate(body.seats):
            if order.kind != "person":
                check_place(body.game, body.format, body.options or {}, seats, i, range(len(seats)))
        mixed = self.rooms.promises.redeem(player, seats, body.contribution)
        room = await self.rooms.create(
            player, body.game, body.format, body.options or {}, seats, body.public, shuffles=mixed
        )
        return Answer({"id": room.row.id}, 201)

    async def _may_make(self, request: Request, player: str, seats: list[dict[str, Json]]) -> None:
        self.quotas.check_pace(address(request.scope))
        await self.quotas.check_table(player, seats)

    def _seat(self, seat: SeatOrder, player: str, name: str) -> dict[str, Json]:
        if seat.kind == "bot":
            make_bot(seat.bot)
            return {"kind": "bot", "bot": seat.bot}
        if seat.kind not in ("me", "person"):
            raise refused("seat-kind", known="me, person, bot")
        place: dict[str, Json] = {"kind": "person", "token": secrets.token_urlsafe(16), "player": None, "name": ""}
        if seat.kind == "me":
            place.update(player=player, name=identity.clean_text(seat.name, 24) or name)
        return place

    async def join(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request, Invitation)
        room, seat = await self._invited(body.token)
        decks = await self._brought(request, room, player, body.decks)
        await room.sit(player, name, seat, decks, body.contribution)
        return Answer({"id": room.row.id, "seat": seat})

    async def invitation(self, request: Request) -> Response:
        """Who invites to what, for the page that a link opens."""
        player = self.player(request) or ""
        room, seat = await self._invited(request.path_params["token"])
        row = room.row
        by = next((one["name"] for one in row.seats if one.get("player") == row.owner), "")
        taken = row.seats[seat].get("player")
        return Answer(
            {
                "id": row.id,
                "game": row.game,
                "format": row.format,
                "by": by or await self.store.name_of(row.owner) or "",
                "seats": room.summary(player)["seats"],
                "seat": seat,
                "options": row.options,
                "commitment": commitment_of(row),
                "taken": taken is not None and taken != player,
                "yours": taken is not None and taken == player,
            }
        )

    async def code(self, request: Request) -> Response:
        """A QR code, for links that are shown on one screen and opened on another."""
        text = request.query_params.get("text", "")
        if not 0 < len(text.encode()) <= MOST_BYTES:
            raise refused("code-length", n=MOST_BYTES)
        return Answer({"rows": ["".join(map(str, row)) for row in qr(text)]})

    async def remove(self, request: Request) -> Response:
        player, _ = await self.known(request)
        await self.body(request, Nothing)
        await self.rooms.remove(request.path_params["id"], player)
        return Answer({"id": request.path_params["id"]})

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
        body = await self.body(request, Sit)
        room, seat = await self._seat_of(request, body)
        kept = seat in room.kept_for(player)
        if not kept and player != room.row.owner and room.seats_of(player) not in ([], [seat]):
            raise refused("one-seat", 409)
        if not room.row.public and not kept:
            raise refused("private", 403)
        if not self.rooms.is_offered(room.row) and not has_part(room.row, player):
            raise refused("people-away", 409)
        decks = await self._brought(request, room, player, body.decks)
        called = (kept and room.row.seats[seat]["name"]) or name
        await room.sit(player, called, seat, decks, body.contribution)
        return Answer({"id": room.row.id, "seat": seat})

    async def bring(self, request: Request) -> Response:
        """Other decks for one's seat, or for a bot at one's own table."""
        player, _ = await self.known(request)
        body = await self.body(request, Sit)
        room, seat = await self._seat_of(request, body)
        await room.bring(player, seat, await self._brought(request, room, player, body.decks) or [])
        return Answer({"id": room.row.id, "seat": seat})

    async def _seat_of(self, request: Request, body: Sit) -> tuple[Room, int]:
        room = await self.rooms.room(request.path_params["id"])
        if not 0 <= body.seat < len(room.row.seats):
            raise refused("seat-range", n=len(room.row.seats) - 1)
        return room, body.seat

    async def _brought(
        self, request: Request, room: Room, player: str, ids: list[str] | None
    ) -> list[dict[str, Json]] | None:
        row = room.row
        if room.hides_decks_from(player):
            self.quotas.check_deck_try(address(request.scope), row.id)
        setup = make_setup(row.game, row.format, len(row.seats), row.options)
        return None if ids is None else await chosen(self.decks.decks, player, setup, ids)

    async def rematch(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request, Again)
        room = await self.rooms.room(request.path_params["id"])
        await self._may_make(request, player, room.row.seats)
        made = await self.rooms.rematch(room, player, name, body.contribution)
        return Answer({"id": made.row.id, "seat": made.seats_of(player)[0]}, 201)

    # records

    async def record(self, request: Request) -> Response:
        room = await self.rooms.room(request.path_params["id"])
        if not self._may_tell_all(room, self.player(request) or "", request.query_params.get("share")):
            raise refused("record-private" if room.row.status == "finished" else "record-running", 403)
        file = f'attachment; filename="kantyna-{room.row.game}-{room.row.id}.json"'
        row, table = room.row, room.table.copy()
        answer = await large(request, lambda: with_shuffles(row, signatures.signed(table.record(), self.secret)))
        answer.headers["Content-Disposition"] = file
        return answer

    async def proof(self, request: Request) -> Response:
        """All that is needed to check the shuffles of a finished game."""
        room = await self.rooms.room(request.path_params["id"])
        if not self._may_tell_all(room, self.player(request) or "", request.query_params.get("share")):
            raise refused("record-private" if room.row.status == "finished" else "not-over", 403)
        return await packed(request, await self.proofs.of(room.row, room.table, self.secret))

    async def promise(self, request: Request) -> Response:
        """The hash of a secret, for the next table that this person sets."""
        player, _ = await self.known(request)
        await self.body(request, Nothing)
        return Answer({"hash": self.rooms.promises.make(player)}, 201)

    async def recap(self, request: Request) -> Response:
        room = await self.rooms.room(request.path_params["id"])
        told = room.recap_for(self.player(request) or "", await room.recap())
        return await large(request, lambda: told)

    async def share(self, request: Request) -> Response:
        """For those who sat there: what opens the record to whom they give it."""
        room = await self.rooms.room(request.path_params["id"])
        if room.row.status != "finished":
            raise refused("not-over", 409)
        if not room.may_tell_all(self.player(request) or ""):
            raise refused("record-private", 403)
        return Answer({"share": signatures.share(room.row.id, self.secret)})

    def _may_tell_all(self, room: Room, player: str, share: Json) -> bool:
        given = room.row.status == "finished" and signatures.is_share(room.row.id, share, self.secret)
        return given or room.may_tell_all(player)

    async def add_record(self, request: Request) -> Response:
        player, _ = await self.known(request)
        self.quotas.check_pace(address(request.scope))
        await self.quotas.check_record(player)
        record = await worker_threads.soon(signatures.read, await self.sent(request), self.secret)
        self.quotas.check_pace(address(request.scope), signatures.choices_in(record) / CHOICES_A_TABLE)
        room = await self.rooms.add_record(player, record)
        return Answer({"id": room.row.id}, 201)

    async def play_on(self, request: Request) -> Response:
        player, name = await self.known(request)
        body = await self.body(request, PlayOn)
        make_bot(body.bot)
        room = await self.rooms.room(request.path_params["id"])
        if not 0 <= body.at <= room.table.length:
            raise refused("look-range", n=room.table.length)
        if not 0 <= body.seat < room.table.seat_count:
            raise refused("seat-range", n=room.table.seat_count - 1)
        seats: list[dict[str, Json]] = [{"kind": "bot", "bot": body.bot} for _ in range(room.table.seat_count)]
        seats[body.seat] = {"kind": "person", "player": player, "name": name, "token": secrets.token_urlsafe(16)}
        await self._may_make(request, player, seats)
        past = await worker_threads.soon(rewound, room.table.copy(), body.at)
        if past.over:
            raise refused("over-there")
        if not self._may_tell_all(room, player, body.share):
            # what was hidden is not theirs to know: play on at a table that could be this one
            mine = body.seat if body.seat in room.seats_of(player) else None
            past = await worker_threads.soon(lambda view: imagine(view, fresh_secret()), past.view(mine))
        made = await self.rooms.create(
            player, past.game, past.format, past.options, seats, False, start=past.position()
        )
        return Answer({"id": made.row.id}, 201)

    # for whoever runs it

    async def health(self, request: Request) -> Response:
        """Is the server there, and does its database answer?"""
        try:
            async with asyncio.timeout(HEALTH_WITHIN):
                await self.store.ask()
        except (TimeoutError, *NOT_STORED):
            return Answer({"status": "no database"}, 503)
        return Answer({"status": "ok"})

    async def numbers(self, request: Request) -> Response:
        """For those who may: somebody behind a proxy that nobody has configured comes from everywhere."""
        host = request.client.host if request.client else ""
        unknown_proxy = not self.settings.proxies and "x-forwarded-for" in request.headers
        if unknown_proxy or not within(host, self.settings.metrics_for):
            raise refused("not-for-you", 403)
        return PlainTextResponse(self.metrics.text(len(self.rooms.open), self.sockets.addresses.total), media_type=TYPE)


def create_app(settings: Settings | None = None, store: Store | None = None) -> Starlette:
    """`store`: one that may be open already, so that whoever fails to get it hears of it before anything is served."""
    server = Server(settings or Settings(), store)

    routes: list[Priced] = [
        *[PricedRoute(path, server.page, 0.2) for path in PAGES],
        PricedRoute("/voice/{lang}.ftl", server.voice, 0.5),
        PricedRoute("/api/me", server.me, 1),
        PricedRoute("/api/me", server.me, 3, "POST"),
        PricedRoute("/api/games", server.games, 0.5),
        PricedRoute("/api/cards/{game}", server.card_list, 1),
        PricedRoute("/api/rules/{id}", server.rule, 0.5),
        PricedRoute("/api/ledgers/{code}", server.ledger, 1),
        *server.decks.routes(),
        PricedRoute("/api/lobby", server.lobby, 6),
        PricedRoute("/api/tables", server.create, 30, "POST"),
        PricedRoute("/api/join", server.join, 30, "POST"),
        PricedRoute("/api/invites/{token}", server.invitation, 5),
        PricedRoute("/api/qr", server.code, 4),
        PricedRoute("/api/tables/{id}/sit", server.sit, 30, "POST"),
        PricedRoute("/api/tables/{id}/decks", server.bring, 20, "POST"),
        PricedRoute("/api/tables/{id}/rematch", server.rematch, 30, "POST"),
        PricedRoute("/api/tables/{id}/remove", server.remove, 5, "POST"),
        PricedRoute("/api/tables/{id}/record", server.record, 30),
        PricedRoute("/api/tables/{id}/proof", server.proof, 30),
        PricedRoute("/api/commitments", server.promise, 1, "POST"),
        PricedRoute("/api/tables/{id}/share", server.share, 2),
        PricedRoute("/api/me/erase", server.erase, 60, "POST"),
        PricedRoute("/api/tables/{id}/story", server.recap, 10),
        PricedRoute("/api/records", server.add_record, 60, "POST", LARGEST_BODY),
        PricedRoute("/api/tables/{id}/play-on", server.play_on, 60, "POST"),
        PricedSocket("/ws/{id}", server.sockets.open, 10),
        PricedRoute("/web/{path:path}", server.file, 0.2),
        PricedRoute("/health", server.health, 1),
        PricedRoute("/metrics", server.numbers, 1),
    ]

    async def said(request: Request, error: Exception) -> Response:
        assert isinstance(error, KantynaError)
        status = error.status if isinstance(error, Refused) else 400
        return Answer({"error": error.message.data()}, status)

    async def away(request: Request, error: Exception) -> Response:
        log.warning("%s could not be answered: %s", request.url.path, brief(error))
        return Answer({"error": refused("not-stored").message.data()}, 503)

    handlers: dict[Any, Any] = {KantynaError: said, **dict.fromkeys(NOT_STORED, away)}
    app = Starlette(routes=routes, lifespan=server.lifespan, exception_handlers=handlers)
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)
    app.add_middleware(Gate, settings=server.settings, metrics=server.metrics, routes=routes)
    app.state.server = server
    return app
