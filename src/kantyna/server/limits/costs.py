"""The cost of requests and messages. Every route declares its own; it is charged before anything else is done.

A cost is roughly the number of milliseconds that the largest request of that kind takes. The settings say how much an
address may spend (`visit_rate`); after that its requests are refused, with a delay (`gate.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

UNKNOWN = 1.0
"""The cost of a request without a route."""
SMALL_BODY = 20_000
"""The largest ordinary body in bytes: names, seats, ids of decks."""
DECK_BODY = 400_000
"""A deck of 100,000 characters, in any script."""
LARGEST_BODY = 1_000_000
MOST_PIECES = 80_000
"""Commas and brackets in a body, counted before it is parsed. A record has three for each of its 20,000 choices, and a
few thousand in a position."""
ROUTE = "kantyna.route"
"""The key in a scope under which the gate stores the route."""


class PricedRoute(Route):
    def __init__(
        self,
        path: str,
        endpoint: Callable[[Request], Awaitable[Response]],
        cost: float,
        method: str = "GET",
        body: int = SMALL_BODY,
        table: str = "",
    ) -> None:
        super().__init__(path, endpoint, methods=[method])
        self.cost = cost
        self.body = body
        """The largest body in bytes."""
        self.table = table
        """Where the request names the table it is about: "id" or "token" in its path, "body"; empty: it is about none.
        Only the table's owner can carry it out (`cluster/forwarding.py`)."""


class PricedSocket(WebSocketRoute):
    def __init__(self, path: str, endpoint: Callable[[WebSocket], Awaitable[None]], cost: float) -> None:
        super().__init__(path, endpoint)
        self.cost = cost


Priced = PricedRoute | PricedSocket


def find_route(routes: Sequence[Priced], scope: Scope) -> Priced | None:
    return next((route for route in routes if route.matches(scope)[0] is Match.FULL), None)


def largest_body(request: Request) -> int:
    """The largest body of this request in bytes."""
    route = request.scope[ROUTE]
    assert isinstance(route, PricedRoute)
    return route.body
