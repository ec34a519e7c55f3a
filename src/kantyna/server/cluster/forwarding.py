"""Requests about a table are carried out by the process that owns it."""

from __future__ import annotations

from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import traces
from ..errors import Refused
from ..limits.costs import ROUTE, Priced, PricedRoute, find_route
from ..limits.gate import ADDRESS
from ..protocol.messages import Invitation, read_body
from ..protocol.wire import Answer
from ..storage.leases import NotOwner
from .router import Router

ELSEWHERE = "x-kantyna-elsewhere"
"""Marks the answer of a process that lost the table before it did anything. It never leaves the cluster."""
HEADERS = (b"cookie", b"content-type", b"content-length", b"accept-encoding", b"if-none-match", b"host")
"""What the owner has to know of a request's headers."""


class AtOwner:
    """Lets the owner answer, here or elsewhere. If the table moves meanwhile, the next owner does.

    A route says where it names its table (`PricedRoute.table`).
    """

    def __init__(self, app: ASGIApp, router: Router, routes: list[Priced]) -> None:
        self.app = app
        self.router = router
        self.routes = routes
        router.operations["http"] = self._serve

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        route = scope.get(ROUTE)
        if not self.router.is_shared or not isinstance(route, PricedRoute) or not route.table:
            await self.app(scope, receive, send)
            return
        body = await _body(receive, route.body)
        table = await self._table(route, scope, body)
        if table is None:
            await self.app(scope, _replayed(body), send)
            return
        headers = [[name, value] for name, value in scope["headers"] if name in HEADERS]
        try:
            with traces.span("forwarded request", route.path):
                headers += traces.headers()
                status, answered, content = await self.router.ask(
                    table, "http", scope["method"], scope["path"], scope["query_string"], headers, scope[ADDRESS],
                    scope.get("scheme", "http"), body,
                )  # fmt: skip
        except Refused as error:
            await Answer({"error": error.message.data()}, error.status)(scope, receive, send)
            return
        await send(
            {"type": "http.response.start", "status": status, "headers": [(name, value) for name, value in answered]}
        )
        await send({"type": "http.response.body", "body": content})

    async def _table(self, route: PricedRoute, scope: Scope, body: bytes) -> str | None:
        """The id of the table that a request is about; None: there is none, and any process can say so."""
        named = route.matches(scope)[1]["path_params"]
        if route.table == "id":
            return str(named["id"])
        try:
            token = named["token"] if route.table == "token" else read_body(body, Invitation).token
        except Refused:
            return None
        row = await self.router.store.table_of_token(token)
        return None if row is None else row.id

    async def _serve(self, values: list[Any]) -> list[Any]:
        """Carry out a request that came to another process. Its costs were paid there."""
        _, method, path, query, headers, address, scheme, body = values
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": scheme,
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query,
            "headers": [(name, value) for name, value in headers],
            "client": (address, 0),
            "server": None,
            ADDRESS: address,
        }
        scope[ROUTE] = find_route(self.routes, scope)
        status, answered, content = 500, [], b""

        async def send(message: Message) -> None:
            nonlocal status, answered, content
            if message["type"] == "http.response.start":
                status, answered = message["status"], [[name, value] for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                content += message.get("body", b"")

        kind = "" if scope[ROUTE] is None else scope[ROUTE].path
        with traces.span_of("request of another process", kind, scope["headers"]):
            await self.app(scope, _replayed(body), send)
        if any(name == ELSEWHERE.encode() for name, _ in answered):
            raise NotOwner(values[0])  # nothing was done
        return [status, answered, content]


async def _body(receive: Receive, most: int) -> bytes:
    """The body, or the first part of one that is too large: the handler of the request refuses it."""
    body = b""
    while len(body) <= most:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body"):
            break
    return body


def _replayed(body: bytes) -> Receive:
    sent = False

    async def receive() -> Message:
        nonlocal sent
        if sent:
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
