"""Who sends a request, and what comes with it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.websockets import WebSocket

from ...engine.voice import LANGUAGES
from .. import identity, worker_threads
from ..errors import refused
from ..limits.costs import MOST_PIECES, SMALL_BODY, largest_body
from ..protocol.messages import S, read_body
from ..storage.store import Store


class RequestReader:
    """`secret` signs cookies and records. It is known once the database is open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret = ""

    def player(self, request: Request | WebSocket) -> str | None:
        return identity.read(request.cookies.get(identity.COOKIE), self.secret)

    async def require_player(self, request: Request) -> tuple[str, str]:
        """The id and name of a player who changes something. Refuses requests that another site could send."""
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise refused("content-type", 415)
        player = self.player(request)
        if player is None:
            raise refused("no-cookie", 401)
        return player, await self.store.name_of(player) or ""

    async def body(self, request: Request, kind: type[S]) -> S:
        data = await self.data(request)
        return (
            read_body(data, kind) if len(data) <= SMALL_BODY else await worker_threads.run_short(read_body, data, kind)
        )

    async def data(self, request: Request) -> bytes:
        """The body as bytes. Refuses one that is too large before reading all of it."""
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


def language(request: Request) -> str:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise refused("no-language", 404, known=", ".join(LANGUAGES))
    return lang
