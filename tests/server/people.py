"""Servers and players for tests. The players use HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import websockets
from launcher import Launched, launch
from seeded import file_for_servers
from sqlalchemy import create_engine, insert

import kantyna
from kantyna.server.storage import schema
from kantyna.server.storage.rows import seat_values
from kantyna.server.tables.stored_tables import new_row

Json = Any

PATIENCE = 120
"""Seconds after which something that should have happened did not: every wait of the tests with servers and browsers.
A test that passes does not wait so long, and one on a busy machine may."""
SERVE = """
import json, sys
from kantyna.server.app import create_app
from kantyna.server.runner import listen, run
from kantyna.server.settings import Settings
settings = Settings(**json.loads(sys.argv[2]))
run(create_app(settings), listen("127.0.0.1", int(sys.argv[1])), settings)
"""
SEED = "import sys; from seeded import seed_server; seed_server(*sys.argv[3:5])\n"
UNLIMITED = [
    "visit_rate", "visit_burst", "make_rate", "make_burst", "address_rate", "address_burst", "open_rate", "open_burst",
    "connections_each", "sockets_an_address", "sockets_a_person", "watchers_a_table", "tables_each", "bots_each",
    "records_each", "decks_each", "deck_try_rate", "deck_try_burst",
]  # fmt: skip
"""Limits that are lifted, because all tests come from one address."""


def http_client(url: str) -> httpx.Client:
    """Without certificates, which take 30 ms to load and which no test needs."""
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=False)


class Server:
    """A server process. `kill` ends it like a crash; `start` restarts it with the same database and port."""

    def __init__(
        self, folder: Path, bot_pause: float = 0.0, rate: float = 10_000, database: str = "", **settings: Json
    ) -> None:
        self.database = database or f"sqlite+aiosqlite:///{folder / 'games.sqlite'}"
        self.settings = {
            **dict.fromkeys(UNLIMITED, 1_000_000),
            "database": self.database,
            "bot_pause": bot_pause,
            "message_rate": rate,
            "message_burst": 2 * rate,
            **settings,
        }
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: Launched | None = None
        self.starts = 0
        self.prelude = ""
        """Program text that the process runs before it serves."""

    def start(self) -> None:
        arguments = [str(self.port), json.dumps(self.settings), str(file_for_servers()), str(self.starts)]
        self.starts += 1
        self.process = launch(SEED + self.prelude + SERVE, arguments)
        end = time.monotonic() + PATIENCE
        with http_client(self.url) as http:
            while time.monotonic() < end:
                assert self.process.is_running(), "the server did not start"
                try:
                    http.get("/api/games")
                    return
                except httpx.TransportError:
                    time.sleep(0.05)
        raise AssertionError("the server did not start in time")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()


@contextmanager
def running(
    folder: Path, bot_pause: float = 0.0, rate: float = 10_000, database: str = "", **settings: Json
) -> Iterator[Server]:
    server = Server(folder, bot_pause, rate, database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Reachable(Protocol):
    """A server, wherever it runs."""

    url: str


class Player:
    """A player with a cookie."""

    def __init__(self, server: Reachable, name: str = "") -> None:
        self.server = server
        self.http = http_client(server.url)
        self.me = self.http.get("/api/me").json()
        if name:
            self.post("/api/me", {"name": name})

    def post(self, path: str, body: Json, status: int | None = None) -> Json:
        answer = self.http.post(path, json=body)
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int | None = None) -> Json:
        answer = self.http.get(path)
        assert status is None or answer.status_code == status, answer.text
        return answer.json()

    def new_table(self, *seats: str, **more: Json) -> str:
        """A table with these seats: "me", "person", or the name of a bot."""
        listed = [{"kind": kind} if kind in ("me", "person") else {"kind": "bot", "bot": kind} for kind in seats]
        return str(self.post("/api/tables", {"game": "star-realms", "seats": listed, **more}, 201)["id"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Seat:
    """A player's open socket at a table; `latest` holds the last message of each type, `received` every text."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.latest: dict[str, Json] = {}
        self.received: list[str] = []
        self.socket: Any = None

    async def __aenter__(self) -> Seat:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def connect(self) -> None:
        self.latest.clear()
        address = self.player.server.url.replace("http", "ws") + f"/ws/{self.table}"
        self.socket = await websockets.connect(address, additional_headers={"Cookie": self.player.cookie()})
        await self.until(lambda: "state" in self.latest)

    async def send(self, type: str, **more: Json) -> None:
        await self.socket.send(json.dumps({"type": type, **more}))

    async def receive(self) -> dict[str, Json]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        self.received.append(text)
        message: dict[str, Json] = json.loads(text)
        self.latest[message["type"]] = message
        return message

    async def until(self, happened: Callable[[], bool]) -> None:
        while not happened():
            await self.receive()

    @property
    def state(self) -> dict[str, Json]:
        state: dict[str, Json] = self.latest["state"]
        return state

    @property
    def view(self) -> dict[str, Json]:
        """The view of the player's first seat, or a spectator's."""
        return next(iter(self.state["views"].values()))

    def mine(self) -> tuple[int, list[dict[str, Json]]] | None:
        """A seat of this player that may choose, and its choices."""
        for seat, choices in self.state["choices"].items():
            return int(seat), choices
        return None

    async def choose(self, key: str) -> None:
        """Choose, and wait for the new state."""
        offered = self.mine()
        assert offered is not None
        at = self.state["at"]
        await self.send("choose", seat=offered[0], at=at, key=key)
        await self.until(lambda: self.state["at"] > at or self.state["over"])

    async def error(self, type: str, **more: Json) -> str:
        """Send a message that is refused. Returns the id of the refusal."""
        self.latest.pop("error", None)
        await self.send(type, **more)
        await self.until(lambda: "error" in self.latest)
        return str(self.latest["error"]["error"]["id"])


def set_up(server: Server, position: Json, people: list[int], names: list[str] | None = None) -> list[str]:
    """Store a table at this position, with free seats for people and named bots elsewhere. Returns the invite links."""
    table = kantyna.Table.from_position(position)
    count = table.seat_count
    seats: list[dict[str, Json]] = [{"kind": "bot", "bot": "greedy", "name": one} for one in names or [""] * count]
    for seat in people:
        seats[seat] = {"kind": "person", "token": secrets.token_urlsafe(8), "player": None, "name": ""}
    row = new_row(table, "nobody", seats, position, "waiting", True)
    file = create_engine(server.database.replace("+aiosqlite", ""))
    with file.begin() as db:
        db.execute(insert(schema.tables).values(**row.values()))
        db.execute(insert(schema.seats), seat_values(row.id, row.seats))
    file.dispose()
    return [f"/join/{seats[seat]['token']}" for seat in people]
