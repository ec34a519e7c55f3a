"""docs/protocol.md names every request, message and field."""

from __future__ import annotations

import asyncio
import json
import re

from people import Player, Seat, Server
from starlette.routing import Route, WebSocketRoute

from kantyna.server.app import create_app
from kantyna.server.protocol.messages import MESSAGES, TableOrder, read_body, read_message
from kantyna.server.settings import Settings
from pages import ROOT, all_blocks

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"# {title}\n")[1].split("\n#")[0]


def first_column(title: str) -> set[str]:
    rows = [line.split(" | ")[0] for line in section(title).splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`(\w+)", row)}


def test_every_route_is_on_the_page() -> None:
    app = create_app(Settings(database="sqlite+aiosqlite:///:memory:"))
    routes = {
        (method, re.sub(r"\{[^}]*\}", "*", route.path))
        for route in app.routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    named: set[tuple[str, str]] = set()
    for line in PAGE.splitlines():
        method = ""
        for code in re.findall(r"`([^`]+)`", line.split(" | ")[0]) if line.startswith("| `") else []:
            words = code.split()
            method = words.pop(0) if words[0] in ("GET", "POST") else method
            if words[0].startswith("/"):
                named.add((method, re.sub(r"\b[A-Z]+\b|\.\.\.", "*", words[0].split("?")[0])))
    assert named == routes
    assert [route.path for route in app.routes if isinstance(route, WebSocketRoute)] == ["/ws/{id}"]
    assert PAGE.count("## WebSocket `/ws/ID`") == 2


def test_the_examples_are_read_by_the_server() -> None:
    (order,) = [block.text for block in all_blocks("json") if block.page == "protocol.md"]
    assert read_body(order.encode(), TableOrder).game == "star-realms"
    short, full = [block.text.splitlines() for block in all_blocks("jsonl") if block.page == "protocol.md"]
    for line in [*short, *full]:
        read_message(line)
    assert [json.loads(line)["type"] for line in full] == list(MESSAGES)
    rows = first_column("WebSocket `/ws/ID`: what the client sends")
    assert rows == {kind.split("-")[0] for kind in MESSAGES}


def test_the_page_names_every_field_of_table_and_state(server: Server) -> None:
    (order,) = [json.loads(block.text) for block in all_blocks("json") if block.page == "protocol.md"]
    player = Player(server, "Ada")

    async def sit() -> tuple[set[str], set[str]]:
        async with Seat(player, player.post("/api/tables", order, 201)["id"]) as seat:
            await seat.until(lambda: {"table", "state"} <= seat.latest.keys())
            return set(seat.latest["table"]), set(seat.latest["state"])

    table, state = asyncio.run(sit())
    summary = set(re.findall(r'"(\w+)"', re.split(r"A \*\*summary\*\* is ", PAGE)[1].split("\n\n")[0]))
    assert first_column("state") == state
    assert first_column("table") <= table | {"decks", "lists"} and table <= first_column("table") | summary
