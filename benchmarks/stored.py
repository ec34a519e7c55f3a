"""How long the server takes to start with many stored games: from starting the process to the first answer of /health.

One game of each kind is played and stored, and its rows are copied: half of the games are finished, a quarter go on
between people, a quarter with a bot. Prints the median of three starts, beside that with an empty database.

`python benchmarks/stored.py [games]`
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from sqlalchemy import create_engine, insert, select

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from people import SERVE, Server

from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.settings import Settings
from kantyna.server.storage import schema
from kantyna.server.storage.store import Store

GAMES = 10_000
CHOICES = 130
"""Choices in each game: enough that two positions are stored."""
MOST = 3.0
COPIED = (schema.tables, schema.seats, schema.choices, schema.snapshots)


async def play(database: str) -> dict[str, list[str]]:
    """One table of each kind, by its status."""
    store = Store(database)
    await store.open()
    rooms = Rooms(store, Settings(database, bot_pause=1000))
    made: dict[str, list[str]] = {"playing": [], "finished": []}
    for bot in (False, True):
        seats = [{"kind": "person", "player": "ada", "name": "Ada", "token": f"t{bot}{n}"} for n in range(2)]
        room = await rooms.create("ada", "star-realms", "duel", {}, seats, True)
        while room.table.length < CHOICES:
            seat = next(iter(room.table.choices))
            await room.play.choose("ada", seat, room.table.length, room.table.choices[seat][0].key)
        if bot:
            seats[1 - room.table.waiting[0]] = {"kind": "bot", "bot": "greedy"}
            await store.save_seats(room.row, seats, "playing")
        else:
            made["finished"].append(room.row.id)
        made["playing"].append(room.row.id)
    await rooms.close()
    await store.close()
    return made


def fill(file: Path, made: dict[str, list[str]], games: int) -> None:
    """Copy these tables until there are `games` of them."""
    engine = create_engine(f"sqlite:///{file}")
    kinds = [("finished", made["finished"][0])] * 2 + [("playing", id) for id in made["playing"]]
    with engine.begin() as db:
        for k, (status, id) in enumerate(kinds):
            copies = range(k, games, len(kinds))
            for table in COPIED:
                key = table.c.id if table is schema.tables else table.c.table_id
                rows = [dict(row._mapping) for row in db.execute(select(table).where(key == id))]
                for begin in range(0, len(copies), 100):
                    many = []
                    for n in copies[begin : begin + 100]:
                        for row in rows:
                            new = {**row, key.name: f"copy{n}"}
                            if table is schema.tables:
                                new |= {"status": status, "updated": time.time() - n, "owner": f"owner{n % 500}"}
                            if new.get("player"):
                                new |= {"player": f"player{n % 500}", "token": f"{row['token']}-{n}"}
                            many.append(new)
                    db.execute(insert(table), many)
    engine.dispose()


def start(server: Server) -> float:
    """Seconds until a new process has answered."""
    begin = time.perf_counter()
    command = [sys.executable, "-c", SERVE, str(server.port), json.dumps(server.settings)]
    process = subprocess.Popen(command, env=os.environ)
    try:
        with httpx.Client(timeout=30) as client:
            while True:
                try:
                    answer = client.get(server.url + "/health")
                except httpx.TransportError:
                    time.sleep(0.01)
                    continue
                assert answer.status_code == 200, answer.text
                return time.perf_counter() - begin
    finally:
        process.kill()
        process.wait()


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        empty.mkdir()
        full.mkdir()
        server = Server(full)
        file = full / "games.sqlite"
        fill(file, asyncio.run(play(server.database)), games)
        size = sum(path.stat().st_size for path in full.glob("games.sqlite*")) / 2**20
        little = statistics.median(start(Server(empty)) for _ in range(3))
        much = statistics.median(start(server) for _ in range(3))
    print(f"start with an empty database {little:.2f} s")
    print(f"start with {games:,} stored games ({size:,.0f} MiB) {much:.2f} s (at most {MOST:.0f} with {GAMES:,})")


if __name__ == "__main__":
    main()
