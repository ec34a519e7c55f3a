"""The server under load, beside a bare WebSocket echo on the same machine. Loopback only, bounded in count and time.

Every table has two people with a socket each, choosing when they are asked, one move a second a table. Printed: the
answer's median and 99th percentile (from sending a choice to hearing of it), those of an echo at the same rate of
messages, memory a table, and the server's processor time a move for few and for many tables.

`python benchmarks/server.py [seconds] [tables]`
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
from people import Player, Server

ECHO = """
import asyncio, sys, websockets
async def echo(socket):
    async for text in socket:
        await socket.send(text)
async def main():
    async with websockets.serve(echo, "127.0.0.1", int(sys.argv[1])):
        await asyncio.Future()
asyncio.run(main())
"""


class Table:
    """Two people at one table, choosing by turns."""

    def __init__(self, server: Server, id: str, players: list[Player], seed: int) -> None:
        self.server = server
        self.id = id
        self.players = players
        self.chance = random.Random(seed)
        self.states: list[dict[str, Any]] = [{}, {}]
        self.sockets: list[Any] = []
        self.waits: list[float] = []
        self.sent: list[tuple[int, str]] = []
        self.arrived = asyncio.Event()

    async def open(self) -> None:
        for i, player in enumerate(self.players):
            address = self.server.url.replace("http", "ws") + f"/ws/{self.id}"
            socket = await websockets.connect(address, additional_headers={"Cookie": player.cookie()})
            self.sockets.append(socket)
            asyncio.get_running_loop().create_task(self.listen(i, socket))

    async def listen(self, i: int, socket: Any) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                raise RuntimeError(text)
            if message["type"] == "state":
                before = self.states[i].get("at", -1)
                if message["at"] not in (before, before + 1) and before >= 0:
                    raise RuntimeError(f"lost or reordered: {before} then {message['at']}")
                self.states[i] = message
                self.arrived.set()

    async def play(self, seconds: float) -> None:
        await asyncio.sleep(self.chance.random())
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            begin = time.perf_counter()
            latest = max(self.states, key=lambda state: state.get("at", -1))
            if latest.get("over"):
                return
            for i, state in enumerate(self.states):
                if state.get("choices") and state["at"] == latest["at"]:
                    seat, offered = next(iter(state["choices"].items()))
                    key = self.chance.choice(offered)["key"]
                    self.sent.append((int(seat), key))
                    message = {"type": "choose", "seat": int(seat), "at": state["at"], "key": key}
                    await self.sockets[i].send(json.dumps(message))
                    while self.states[i]["at"] == message["at"]:
                        self.arrived.clear()
                        await asyncio.wait_for(self.arrived.wait(), 30)
                    self.waits.append(time.perf_counter() - begin)
                    break
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begin)))


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
            pairs = [Player(server, f"P{i}") for i in range(2)]
            empty = memory(pid)
            played: list[Table] = []
            for i in range(tables):
                id = pairs[0].new_table("me", "person")
                pairs[1].post(f"/api/tables/{id}/sit", {"seat": 1}, 200)
                played.append(Table(server, id, pairs, i))
                time.sleep(0.07)  # visits are limited to 30 a second
            for table in played:
                await table.open()
            await asyncio.sleep(1)
            begin = processor(pid)
            await asyncio.gather(*[table.play(seconds) for table in played])
            used = processor(pid) - begin
            full = memory(pid)
            await asyncio.sleep(1)
            moves = sum(len(table.sent) for table in played)
            for table in played:
                await table.sockets[0].send(json.dumps({"type": "resign", "seat": 0}))
            await asyncio.sleep(2)
            for table in played[:: max(1, tables // 20)]:
                made = pairs[0].get(f"/api/tables/{table.id}/record")["choices"]
                stored = [(seat, key) for seat, key in made if key != "resign"]
                assert stored == table.sent, "a choice was lost, doubled or reordered"
                await asyncio.sleep(0.1)
            waits = [wait for table in played for wait in table.waits]
            return {
                "moves": moves,
                "median": statistics.median(waits) * 1000,
                "p99": statistics.quantiles(waits, n=100)[98] * 1000,
                "memory": (full - empty) / tables,
                "processor": used / moves * 1000,
            }
        finally:
            server.kill()


async def echo(clients: int, seconds: float) -> dict[str, float]:
    """The same number of messages a second of the usual size through a server that does nothing."""
    port = Server(Path(tempfile.gettempdir())).port
    process = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    await asyncio.sleep(1)
    waits: list[float] = []
    text = json.dumps({"type": "state", "filling": "x" * 4000})

    async def client(seed: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}") as socket:
            await asyncio.sleep(random.Random(seed).random())
            end = time.perf_counter() + seconds
            while time.perf_counter() < end:
                begin = time.perf_counter()
                await socket.send(text)
                await socket.recv()
                waits.append(time.perf_counter() - begin)
                await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - begin)))

    try:
        await asyncio.gather(*[client(i) for i in range(clients)])
    finally:
        process.kill()
    return {"median": statistics.median(waits) * 1000, "p99": statistics.quantiles(waits, n=100)[98] * 1000}


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    many = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    few = max(1, many // 10)
    bare = asyncio.run(echo(many, min(seconds, 20)))
    small = asyncio.run(load(few, min(seconds, 30)))
    big = asyncio.run(load(many, seconds))
    print(f"bare echo, {many} messages a second:  median {bare['median']:.2f} ms, 99th {bare['p99']:.2f} ms")
    for name, result in ((f"{few} tables", small), (f"{many} tables", big)):
        print(
            f"{name}, a move a second each: {result['moves']:.0f} moves, none lost, doubled or reordered; "
            f"median {result['median']:.2f} ms, 99th {result['p99']:.2f} ms; "
            f"{result['memory']:.0f} KiB a table; {result['processor']:.2f} ms of processor a move"
        )
    print(f"99th percentile: {big['p99'] / bare['p99']:.1f} times the echo's (at most 5)")
    print(f"processor a move: {big['processor'] / small['processor']:.2f} times that with {few} tables (at most 1.5)")


if __name__ == "__main__":
    main()
