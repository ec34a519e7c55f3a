"""How fast tables are while somebody attacks the server. Loopback only, bounded in count and time.

A few tables are played, one move a second each, by people with different addresses. Meanwhile an attacker at another
address runs one attack after the other as fast as possible. Prints for each attack the median and 99th percentile of a
move, from sending a choice to receiving the new state. The server has its usual limits.

`python benchmarks/attack.py [seconds for each] [tables]`
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from people import UNLIMITED, Player, Server

import kantyna
from kantyna.server.settings import Settings
from server import Seated, Table, alive, every_second, without_garbage_collection

ATTACKER = "127.0.0.66"
MOST = 250
"""99th percentile in milliseconds."""
HEAD = "Host: 127.0.0.1\r\nContent-Type: application/json\r\n"


class Guest(Seated):
    """A person at a table, with an address of their own."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.source = source

    async def live(self, address: str, cookie: str) -> None:
        headers = {"Cookie": cookie}
        line = websockets.connect(address, additional_headers=headers, compression=None, local_addr=(self.source, 0))
        async with line as self.socket:
            async for text in self.socket:
                now = time.perf_counter()
                if self._is_answer(str(text)) and self._heard is not None and not self._heard.done():
                    self._heard.set_result(now)


def player(server: Server, source: str) -> Player:
    one = Player.__new__(Player)
    one.server = server
    one.http = httpx.Client(base_url=server.url, timeout=20, transport=httpx.HTTPTransport(local_address=source))
    one.me = one.get("/api/me", 200)
    return one


# the attacks; each runs many times at once


async def line(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))


async def half_open(port: int, table: str) -> None:
    """Half a request, and then silence."""
    reader, writer = await line(port)
    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0")
    await reader.read()
    writer.close()


async def come_and_go(port: int, table: str) -> None:
    async with websockets.connect(f"ws://127.0.0.1:{port}/ws/{table}", local_addr=(ATTACKER, 0)):
        pass


async def requests(port: int, table: str) -> None:
    """The lobby, by a new visitor each time."""
    reader, writer = await line(port)
    try:
        for _ in range(50):
            writer.write(f"GET /api/lobby HTTP/1.1\r\n{HEAD}\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            size = next(
                int(one[15:]) for one in head.decode().lower().split("\r\n") if one.startswith("content-length:")
            )
            await reader.readexactly(size)
    finally:
        writer.close()


async def messages(port: int, table: str) -> None:
    """Every request of the protocol, without waiting for answers."""
    async with websockets.connect(f"ws://127.0.0.1:{port}/ws/{table}", local_addr=(ATTACKER, 0)) as socket:
        for n in range(2000):
            await socket.send(json.dumps({"type": "look", "at": n % 3}))
            await socket.send('{"type": "why"')


async def pings(port: int, table: str) -> None:
    async with websockets.connect(f"ws://127.0.0.1:{port}/ws/{table}", local_addr=(ATTACKER, 0)) as socket:
        for _ in range(2000):
            await socket.ping()


async def posts(port: int, *orders: tuple[str, str]) -> None:
    """Request bodies from a new visitor, each sent as soon as the one before is answered."""
    reader, writer = await line(port)
    try:
        writer.write(f"GET /api/me HTTP/1.1\r\n{HEAD}\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        cookie = next((one[12:].partition(";")[0] for one in head.split("\r\n") if one.startswith("set-cookie:")), "")
        for path, body in orders:
            data = body.encode()
            start = f"POST {path} HTTP/1.1\r\n{HEAD}Cookie: {cookie}\r\nContent-Length: {len(data)}\r\n\r\n"
            writer.write(start.encode() + data)
            await reader.read(4096)
    finally:
        writer.close()


async def records(port: int, table: str) -> None:
    """Records with hostile positions, and huge records, by a new visitor each time."""
    position = kantyna.Table("star-realms", seed=1).position()
    position["stack"].append({"do": ["combat", 10**18], "seat": 0, "card": None, "n": 0})
    about = {"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 0}
    hostile = json.dumps({**about, "start": position, "choices": []})
    huge = json.dumps({**about, "choices": [[0, "end"]] * 60_000})
    await posts(port, *[("/api/records", body) for body in (hostile, huge, hostile)])


def o8d(*names: str) -> str:
    listed = "".join(f'<card qty="1" id="x">{name}</card>' for name in names)
    return f'<deck game="d5cf89e5-1984-4873-8ae0-f06eea411bb3">{listed}</deck>'


async def near_misses(port: int, table: str) -> None:
    """Decks in which every name is almost that of a card."""
    names = [card.name()[:-1] + "q" for card in kantyna.cards("card-game")]
    body = json.dumps({"game": "card-game", "name": "x", "deck": o8d(*(names * 3)[:300])})
    await posts(port, *[("/api/decks", body)] * 20)


async def line_ends(port: int, table: str) -> None:
    """A card name and a deck of a hundred thousand lines."""
    for deck in (o8d("\n" * 99_000), "jedi" + "\n" * 99_000):
        await posts(port, *[("/api/decks", json.dumps({"game": "card-game", "name": "x", "deck": deck}))] * 10)


async def first_hands(port: int, table: str) -> None:
    body = json.dumps({"game": "card-game", "deck": "jedi"})
    await posts(port, *[("/api/first-hand", body)] * 20)


async def play_on(port: int, table: str) -> None:
    """New tables from the middle of another, far more than the limit."""
    body = json.dumps({"at": 1, "seat": 0, "bot": "greedy"})
    await posts(port, *[(f"/api/tables/{table}/play-on", body)] * 20)


async def codes(port: int, table: str) -> None:
    reader, writer = await line(port)
    try:
        for _ in range(20):
            writer.write(f"GET /api/qr?text={'x' * 180} HTTP/1.1\r\n{HEAD}\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


Attack = Callable[[int, str], Awaitable[None]]
ATTACKS: dict[str, tuple[Attack, int]] = {
    "half-open connections": (half_open, 300),
    "watchers who come and go": (come_and_go, 40),
    "a flood of requests": (requests, 80),
    "a flood of messages": (messages, 40),
    "a flood of pings": (pings, 40),
    "hostile and huge records": (records, 20),
    "decks of near misses": (near_misses, 20),
    "names of many lines": (line_ends, 20),
    "QR codes": (codes, 20),
    "first hands": (first_hands, 20),
    "playing on": (play_on, 20),
}


async def attack(name: str, port: int, table: str, seconds: float) -> None:
    act, at_once = ATTACKS[name]
    end = time.monotonic() + seconds
    done = 0

    async def again() -> None:
        nonlocal done
        while time.monotonic() < end:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    await act(port, table)
            done += 1
            await asyncio.sleep(0)

    await asyncio.gather(*[again() for _ in range(at_once)])
    print(done)


# the other tables


async def measure(server: Server, seconds: float, tables: int) -> bool:
    played: list[Table] = []
    lives: list[Awaitable[None]] = []
    address = server.url.replace("http", "ws") + "/ws/"
    for i in range(tables):
        sources = [f"127.1.{i}.{seat + 1}" for seat in range(2)]
        pair = [player(server, source) for source in sources]
        table = Table(pair[0].new_table("me", "person"), i)
        pair[1].post(f"/api/tables/{table.id}/sit", {"seat": 1}, 200)
        guests = [Guest(source) for source in sources]
        table.people = list(guests)
        played.append(table)
        lives += [guest.live(address + table.id, one.cookie()) for guest, one in zip(guests, pair, strict=True)]
    well = True
    async with alive(lives):
        for name in ["nothing", *ATTACKS]:
            for table in played:
                for person in table.people:
                    person.waits.clear()
            attacker = None
            if name != "nothing":
                command = [sys.executable, __file__, "--attack", name, str(server.port), played[0].id, str(seconds)]
                attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
                await asyncio.sleep(1.5)
            with without_garbage_collection():
                await asyncio.gather(*[every_second(i, seconds, table.move) for i, table in enumerate(played)])
            times = "" if attacker is None else f", {(await asyncio.to_thread(attacker.communicate))[0].strip()} times"
            waits = [wait for table in played for person in table.people for wait in person.waits]
            p99 = statistics.quantiles(waits, n=100)[98] * 1000
            well = well and p99 < MOST
            print(
                f"{name}{times}: {len(waits)} moves at other tables, median {statistics.median(waits) * 1000:.1f} ms, "
                f"99th {p99:.1f} ms",
                flush=True,
            )
    print(f"99th percentile under {MOST} ms throughout: {'yes' if well else 'no'}")
    return well


def main() -> None:
    if sys.argv[1:2] == ["--attack"]:
        _, _, name, port, table, long = sys.argv
        asyncio.run(attack(name, int(port), table, float(long)))
        return
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    tables = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    usual = Settings()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), rate=usual.message_rate, **{name: getattr(usual, name) for name in UNLIMITED})
        server.start()
        try:
            asyncio.run(measure(server, seconds, tables))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
