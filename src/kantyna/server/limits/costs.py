"""What requests and messages cost. Every route says it where it is declared, and it is paid before anything is done.

A cost is about how many milliseconds of the server's time the largest request of that kind takes. What an address may
spend is in the settings (`visit_rate`); an address that has spent it is refused, late (`gate.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

UNKNOWN = 1.0
"""What a request costs that no route is for."""
SMALL_BODY = 20_000
"""Bytes that an ordinary body has at most: names, seats, ids of decks."""
DECK_BODY = 400_000
"""A deck of 100,000 letters, whichever they are."""
LARGEST_BODY = 1_000_000
MOST_PIECES = 80_000
"""Commas and brackets in a body, counted before it is read: a record has three for each of its 20,000 choices, and a
few thousand for a position."""
ROUTE = "kantyna.route"
"""Where the gate leaves the route in a scope."""


class PricedRoute(Route):
    def __init__(
        self,
        path: str,
        endpoint: Callable[[Request], Awaitable[Response]],
        cost: float,
        method: str = "GET",
        body: int = SMALL_BODY,
    ) -> None:
        super().__init__(path, endpoint, methods=[method])
        self.cost = cost
        self.body = body
        """Bytes that a body may have."""


class PricedSocket(WebSocketRoute):
    def __init__(self, path: str, endpoint: Callable[[WebSocket], Awaitable[None]], cost: float) -> None:
        super().__init__(path, endpoint)
        self.cost = cost


Priced = PricedRoute | PricedSocket


def find_route(routes: Sequence[Priced], scope: Scope) -> Priced | None:
    return next((route for route in routes if route.matches(scope)[0] is Match.FULL), None)


def largest_body(request: Request) -> int:
    """Bytes that may come with this request."""
    route = request.scope[ROUTE]
    assert isinstance(route, PricedRoute)
    return route.body
