"""The server under load, beside a bare WebSocket echo on the same machine. Loopback only, bounded in count and time.

Every table has two people with a socket each, choosing when they are asked: one move in every second, at a random
moment of it. Prints the median and 99th percentile of an answer (from sending a choice to receiving the new state), the
same for an echo with as many sockets and messages, memory for each table, and the server's processor time for a move
with few and with many tables. Afterwards every choice must be in the table's record.

The echo shows what uvicorn can do: the same setup with an application that does nothing. It is measured before and
after the tables, so that a change of the machine's speed affects both.

`python benchmarks/server.py [seconds] [tables]`
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import websockets

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from people import Player, Server

ECHO = """
import sys
from kantyna.server.runner import listen, run
from kantyna.server.settings import Settings
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    while (event := await receive())["type"] != "websocket.disconnect":
        if event["type"] == "websocket.connect":
            await send({"type": "websocket.accept"})
        else:
            await send({"type": "websocket.send", "text": event["text"]})
run(app, listen("127.0.0.1", int(sys.argv[1])), Settings(connections_each=100_000))
"""
USUAL_SIZE = 4000
AT = re.compile(r'"at":(\d+)')


class Person:
    """A socket. It notes when an answer came and parses it later, to keep the processor free for the others."""

    def __init__(self) -> None:
        self.text = ""
        self.at = -1
        self.waits: list[float] = []
        self._heard: asyncio.Future[float] | None = None

    async def live(self, address: str, cookie: str) -> None:
        headers = {"Cookie": cookie} if cookie else {}
        async with websockets.connect(address, additional_headers=headers, compression=None) as self.socket:
            async for text in self.socket:
                now = time.perf_counter()
                assert isinstance(text, str)
                if self._is_answer(text) and self._heard is not None and not self._heard.done():
                    self._heard.set_result(now)

    def _is_answer(self, text: str) -> bool:
        return True

    async def ask(self, question: str) -> None:
        self._heard = asyncio.get_running_loop().create_future()
        begin = time.perf_counter()
        await self.socket.send(question)
        async with asyncio.timeout(30):
            self.waits.append(await self._heard - begin)
        self._heard = None


class Seated(Person):
    """A person at a table. Their answer is a state that is one choice further."""

    def _is_answer(self, text: str) -> bool:
        if text.startswith('{"type":"error"'):
            raise RuntimeError(text)
        found = AT.search(text) if text.startswith('{"type":"state"') else None
        if found is None:
            return False
        at, before = int(found[1]), self.at
        if before >= 0 and at not in (before, before + 1):
            raise RuntimeError(f"lost or reordered: {before} then {at}")
        self.at, self.text = at, text
        return at == before + 1


class Table:
    """Two people at one table, choosing by turns."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.people = [Seated(), Seated()]
        self.chance = random.Random(seed)
        self.sent: list[tuple[int, str]] = []

    async def move(self) -> None:
        while self.people[0].at != self.people[1].at:
            await asyncio.sleep(0.001)
        for person in self.people:
            if '"choices":{}' not in person.text:
                seat, offered = next(iter(json.loads(person.text)["choices"].items()))
                key = self.chance.choice(offered)["key"]
                self.sent.append((int(seat), key))
                await person.ask(json.dumps({"type": "choose", "seat": int(seat), "at": person.at, "key": key}))
                return


async def every_second(seed: int, times: float, act: Callable[[], Awaitable[None]], length: float = 1.0) -> None:
    """Once in every second, or in every stretch of another length, at a random moment of it."""
    chance = random.Random(f"moments {seed}")
    begin = time.perf_counter()
    for stretch in range(int(times)):
        await asyncio.sleep(max(0.0, begin + length * (stretch + chance.random()) - time.perf_counter()))
        await act()


@contextlib.contextmanager
def without_garbage_collection() -> Iterator[None]:
    """Turn off garbage collection on the measuring side: little garbage collects in a minute."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextlib.asynccontextmanager
async def alive(lives: Sequence[Awaitable[None]]) -> AsyncIterator[None]:
    """People listen while this is open. Their errors are raised here."""
    tasks = [asyncio.ensure_future(life) for life in lives]
    await asyncio.sleep(2 + len(tasks) / 200)
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def memory(pid: int) -> int:
    """Resident memory in KiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def processor(pid: int) -> float:
    """Seconds of processor time used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(tables: int, seconds: float) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        assert server.process is not None
        pid = server.process.pid
        try:
            pair = [Player(server, f"P{i}") for i in range(2)]
            empty = memory(pid)
            played: list[Table] = []
            for i in range(tables):
                id = pair[0].new_table("me", "person")
                pair[1].post(f"/api/tables/{id}/sit", {"seat": 1}, 200)
                played.append(Table(id, i))
                time.sleep(0.05)  # visits are limited to 30 a second
            address = server.url.replace("http", "ws") + "/ws/"
            lives = [
                person.live(address + table.id, player.cookie())
                for table in played
                for person, player in zip(table.people, pair, strict=True)
            ]
            async with alive(lives):
                begin = processor(pid)
                with without_garbage_collection():
                    await asyncio.gather(*[every_second(i, seconds, table.move) for i, table in enumerate(played)])
                used = processor(pid) - begin
                full = memory(pid)
                for table in played:
                    await table.people[0].socket.send(json.dumps({"type": "resign", "seat": 0}))
                await asyncio.sleep(2)
            for table in played:
                made = pair[0].get(f"/api/tables/{table.id}/record", 200)["choices"]
                stored = [(seat, key) for seat, key in made if key != "resign"]
                assert stored == table.sent, "a choice was lost, doubled or reordered"
                time.sleep(0.04)
            waits = [wait for table in played for person in table.people for wait in person.waits]
            return {
                "moves": len(waits),
                "median": statistics.median(waits) * 1000,
                "p99": statistics.quantiles(waits, n=100)[98] * 1000,
                "memory": (full - empty) / tables,
                "processor": used / len(waits) * 1000,
            }
        finally:
            server.kill()


async def echo(tables: int, seconds: float) -> list[float]:
    """As many sockets and messages of the usual size, to a server that does nothing."""
    port = Server(Path(tempfile.gettempdir())).port
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    await asyncio.sleep(2)
    text = json.dumps({"type": "state", "filling": "x" * USUAL_SIZE})
    pairs = [(Person(), Person()) for _ in range(tables)]

    def asking(i: int) -> Callable[[], Awaitable[None]]:
        chance = random.Random(i)
        return lambda: chance.choice(pairs[i]).ask(text)

    try:
        async with alive([person.live(f"ws://127.0.0.1:{port}", "") for pair in pairs for person in pair]):
            with without_garbage_collection():
                await asyncio.gather(*[every_second(i, seconds, asking(i)) for i in range(tables)])
    finally:
        process.kill()
        process.wait()
    return [wait for pair in pairs for person in pair for wait in person.waits]


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    many = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    few = max(1, many // 10)
    bare = asyncio.run(echo(many, min(seconds, 15)))
    small = asyncio.run(load(few, min(seconds, 20)))
    big = asyncio.run(load(many, seconds))
    bare += asyncio.run(echo(many, min(seconds, 15)))
    bare_p99 = statistics.quantiles(bare, n=100)[98] * 1000
    print(
        f"bare echo, {many} messages a second: {len(bare)} messages; "
        f"median {statistics.median(bare) * 1000:.2f} ms, 99th {bare_p99:.2f} ms"
    )
    for name, result in ((f"{few} tables", small), (f"{many} tables", big)):
        print(
            f"{name}, a move a second each: {result['moves']:.0f} moves, none lost, doubled or reordered; "
            f"median {result['median']:.2f} ms, 99th {result['p99']:.2f} ms; "
            f"{result['memory']:.0f} KiB a table; {result['processor']:.2f} ms of processor a move"
        )
    print(f"99th percentile: {big['p99'] / bare_p99:.1f} times the echo's (at most 5)")
    print(f"processor a move: {big['processor'] / small['processor']:.2f} times that with {few} tables (at most 1.5)")


if __name__ == "__main__":
    main()
