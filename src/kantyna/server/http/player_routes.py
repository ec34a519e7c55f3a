"""Requests about the player: the cookie, the name, and being forgotten."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .. import erasure, identity
from ..cluster.router import Router
from ..limits.costs import Priced, PricedRoute
from ..limits.gate import address
from ..limits.quotas import Quotas
from ..protocol.messages import Name, Nothing
from ..protocol.wire import Answer
from .request_reader import RequestReader


class PlayerRoutes:
    def __init__(self, reader: RequestReader, router: Router, quotas: Quotas) -> None:
        self.reader = reader
        self.router = router
        self.quotas = quotas

    def routes(self) -> list[Priced]:
        return [
            PricedRoute("/api/me", self.me, 1),
            PricedRoute("/api/me", self.me, 3, "POST"),
            PricedRoute("/api/me/erase", self.erase, 60, "POST"),
        ]

    async def me(self, request: Request) -> Response:
        """The player's public id and name. POST changes the name; a new visitor gets a cookie."""
        store = self.reader.store
        player = self.reader.player(request)
        fresh = player is None
        if player is None:
            player = identity.fresh_id()
        if request.method == "POST":
            await self.reader.require_player(request)
            body = await self.reader.body(request, Name)
            self.quotas.check_pace(address(request.scope))
            await store.save_player(player, identity.clean_text(body.name, 24))
        answer = Answer({"player": identity.public(player), "name": await store.name_of(player) or ""})
        if fresh:
            answer.set_cookie(
                identity.COOKIE,
                identity.sign(player, self.reader.secret),
                max_age=identity.YEAR,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return answer

    async def erase(self, request: Request) -> Response:
        player, _ = await self.reader.require_player(request)
        await self.reader.body(request, Nothing)
        await erasure.erase(self.router, player)
        answer = Answer({})
        answer.delete_cookie(identity.COOKIE, httponly=True, samesite="lax")
        return answer
