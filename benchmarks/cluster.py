"""Two server processes beside one, on PostgreSQL and Redis of their own. Loopback only, bounded in count and time.

How much of the machine the people of this benchmark take would decide the result, so that is taken out: each server
process gets a fixed share of a core (a quota of the kernel, in slices of a few milliseconds); people, PostgreSQL and
Redis share the rest. Then the number of tables is raised until the 99th percentile of an answer passes a limit. Two
processes have twice the share of one, so a ratio of 2 would be perfect. Sockets are spread evenly over the processes,
no matter which process owns their table.

Also: the processor time of a move with 200 and with 2,000 tables, at as many moves a second; and the memory of the
servers with 2,000 tables where two people sit and nothing happens.

`python benchmarks/cluster.py [ratio] [cost] [memory]`, as root: quotas need a cgroup.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "cluster"))
from nodes import Nodes, nodes
from people import Player
from postgres import new_database, postgres_server
from redis_server import RedisServer

from server import Table, alive, every_second, processor, without_garbage_collection

SHARE = 0.3
"""Of a core, for each server process."""
PERIOD = 10_000
"""Microseconds in which a process may use its share."""
SLOWEST = 100.0
"""Milliseconds: the 99th percentile that counts as too slow."""
SECONDS = 10
CGROUP = Path("/sys/fs/cgroup/cpu")
LARGEST_MEMORY = 600
"""MB for 2,000 idle tables with their sockets."""


@dataclass
class Load:
    moves: int
    median: float
    p99: float
    cost: float
    """Milliseconds of processor time of all server processes for a move."""
    busiest: float
    """The same for the process that used most."""


@contextlib.contextmanager
def limited(pids: list[int], share: float) -> Iterator[None]:
    """Each of these processes gets this share of a core."""
    groups: list[Path] = []
    try:
        for pid in pids:
            group = CGROUP / f"kantyna-{pid}"
            group.mkdir()
            groups.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(int(share * PERIOD)))
            (group / "cgroup.procs").write_text(str(pid))
        yield
    finally:
        for pid, group in zip(pids, groups, strict=False):
            with contextlib.suppress(OSError):
                (CGROUP / "cgroup.procs").write_text(str(pid))
            with contextlib.suppress(OSError):
                group.rmdir()


@contextlib.contextmanager
def cluster(count: int) -> Iterator[Nodes]:
    with (
        postgres_server("synchronous_commit=on") as postgres,
        new_database(postgres.address) as database,
        RedisServer() as redis,
        tempfile.TemporaryDirectory() as folder,
        nodes(Path(folder), database, redis, count) as group,
    ):
        time.sleep(2)  # shards are shared out
        yield group


def pids(group: Nodes) -> list[int]:
    return [node.process.pid for node in group.all if node.process is not None]


def two_people(group: Nodes) -> list[Player]:
    return [Player(group.all[0], "P0"), Player(group.all[-1], "P1")]


def set_up(pair: list[Player], numbers: range) -> list[Table]:
    tables: list[Table] = []
    for n in numbers:
        id = pair[0].new_table("me", "person")
        pair[1].post(f"/api/tables/{id}/sit", {"seat": 1}, 200)
        tables.append(Table(id, n))
    return tables


def lives(group: Nodes, tables: list[Table], pair: list[Player]) -> list[Awaitable[None]]:
    """The sockets of all people, spread evenly: every table has people at both processes, or at either."""
    found: list[Awaitable[None]] = []
    for n, table in enumerate(tables):
        for seat, (person, player) in enumerate(zip(table.people, pair, strict=True)):
            node = group.all[(n // 2 + seat * (n % 2)) % len(group.all)]
            found.append(person.live(node.url.replace("http", "ws") + f"/ws/{table.id}", player.cookie()))
    return found


async def everybody_is_here(tables: list[Table]) -> None:
    async with asyncio.timeout(300):
        while any(person.at < 0 for table in tables for person in table.people):
            await asyncio.sleep(0.1)
    await asyncio.sleep(2)


async def play(
    group: Nodes, tables: list[Table], pair: list[Player], seconds: float, rate: float, share: float
) -> Load:
    """Every table makes `rate` moves a second."""
    async with alive(lives(group, tables, pair)):
        await everybody_is_here(tables)
        limits = limited(pids(group), share) if share else contextlib.nullcontext()
        with limits, without_garbage_collection():
            begin = [processor(pid) for pid in pids(group)]
            turns = [every_second(n, int(seconds * rate), table.move, 1 / rate) for n, table in enumerate(tables)]
            await asyncio.gather(*turns)
            used = [processor(pid) - before for pid, before in zip(pids(group), begin, strict=True)]
    waits = [wait for table in tables for person in table.people for wait in person.waits]
    for table in tables:
        for person in table.people:
            person.waits.clear()
            person.at, person.text = -1, ""
    p99 = statistics.quantiles(waits, n=100)[98] * 1000
    cost = [1000 * one / len(waits) for one in used]
    return Load(len(waits), statistics.median(waits) * 1000, p99, sum(cost), max(cost))


def capacity(count: int) -> tuple[float, Load]:
    """How many tables `count` processes hold, and the load below the limit."""
    with cluster(count) as group:
        pair = two_people(group)
        tables = set_up(pair, range(70 * count))
        best, at = None, 0
        while True:
            load = asyncio.run(play(group, tables, pair, SECONDS, 1.0, SHARE))
            print(
                f"  {count} x {SHARE:.0%} of a core, {len(tables)} tables: median {load.median:.1f} ms, "
                f"99th {load.p99:.1f} ms, {load.cost:.2f} ms of processor a move, busiest {load.busiest:.2f}",
                flush=True,
            )
            if load.p99 > SLOWEST or len(tables) > 1500:
                assert best is not None, "the first step was too slow already"
                # between the last two steps, on the logarithm of the percentile
                return at + (len(tables) - at) * _between(best.p99, load.p99), best
            best, at = load, len(tables)
            tables += set_up(pair, range(len(tables), len(tables) + max(6, len(tables) // 8)))


def _between(below: float, above: float) -> float:
    """Where the limit lies between two percentiles, on a logarithmic scale."""
    return math.log(SLOWEST / below) / math.log(above / below)


def ratio() -> None:
    print("tables that server processes hold, a move a second each")
    one, low = capacity(1)
    two, high = capacity(2)
    print(f"one process {one:.0f} tables, two processes {two:.0f}: {two / one:.2f} times (at least 1.7)")
    print(f"processor a move: {high.cost / low.cost:.2f} times that of one process; the busiest of two has "
          f"{high.busiest / high.cost:.0%} of the work")  # fmt: skip


def cost() -> None:
    print("processor time of a move, two processes, 200 moves a second in all")
    found = []
    for count in (200, 2000):
        with cluster(2) as group:
            pair = two_people(group)
            tables = set_up(pair, range(count))
            load = asyncio.run(play(group, tables, pair, 20, 200 / count, 0.0))
            print(
                f"  {count} tables: {load.cost:.2f} ms a move, 99th {load.p99:.1f} ms, {load.moves} moves", flush=True
            )
            found.append(load.cost)
    print(f"with 2,000 tables: {found[1] / found[0]:.2f} times that with 200")


def memory() -> None:
    with cluster(2) as group:
        empty = sum(pss(pid) for pid in pids(group))
        pair = two_people(group)
        tables = set_up(pair, range(2000))

        async def scene() -> int:
            async with alive(lives(group, tables, pair)):
                await everybody_is_here(tables)
                return sum(pss(pid) for pid in pids(group))

        full = asyncio.run(scene())
    print(
        f"memory of two server processes: {empty / 1e6:.0f} MB empty, {full / 1e6:.0f} MB with 2,000 idle tables and "
        f"4,000 sockets (at most {LARGEST_MEMORY})"
    )


def pss(pid: int) -> int:
    """Bytes of memory, with what is shared with other processes counted in parts."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    return 0


def main() -> None:
    wanted = sys.argv[1:] or ["ratio", "cost", "memory"]
    for name in wanted:
        {"ratio": ratio, "cost": cost, "memory": memory}[name]()


if __name__ == "__main__":
    main()
