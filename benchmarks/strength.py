"""Plays pairings of bots with alternating seats, and prints shares of wins with Wilson's 95 % intervals.

    python benchmarks/strength.py star-realms duel captain@2000 rush,thin 200
    python benchmarks/strength.py card-game duel captain greedy 40

The first list of bots meets the second. Every deal is played twice, with sides swapped: a side is a seat, or all seats
of a team. A bot that forfeits loses the game and is named. Where players bring decks, starter decks take turns.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from multiprocessing import get_context
from typing import NamedTuple

import kantyna
from kantyna.arena import Forfeit, play
from kantyna.bots import make_bot
from kantyna.native.study import Rate

STARTERS = {
    "card-game": [
        ["sith", "jedi"],
        ["sith", "rebel_alliance"],
        ["imperial_navy", "jedi"],
        ["imperial_navy", "rebel_alliance"],
    ]
}
"""By game: the decks of a duel, by turns."""
PROGRESS = 10


class Job(NamedTuple):
    game: str
    format: str
    seats: int | None
    first: str
    second: str
    seed: int
    number: int


class Outcome(NamedTuple):
    won: bool
    drawn: bool
    forfeited: str
    side: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("format")
    parser.add_argument("first", help="bots, separated by commas")
    parser.add_argument("second")
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    for first in given.first.split(","):
        for second in given.second.split(","):
            if first == second:
                continue
            jobs = [
                Job(given.game, given.format, given.seats, first, second, given.seed, k) for k in range(given.games)
            ]
            began = time.perf_counter()
            report(jobs, played(jobs, given.workers), time.perf_counter() - began)
    return 0


def played(jobs: list[Job], workers: int) -> list[Outcome]:
    if workers == 1:
        return counted(map(run, jobs))
    with get_context("spawn").Pool(workers) as pool:
        return counted(pool.imap(run, jobs))


def counted(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """All outcomes; every few games the wins so far go to the standard error stream."""
    found: list[Outcome] = []
    for outcome in outcomes:
        found.append(outcome)
        if len(found) % PROGRESS == 0:
            print(f"  {[each.won for each in found].count(True)} of {len(found)}", file=sys.stderr, flush=True)
    return found


def run(job: Job) -> Outcome:
    decks = STARTERS.get(job.game) if job.format == "duel" else None
    deal = job.number // 2
    table = kantyna.Table(
        job.game,
        format=job.format,
        seats=job.seats,
        seed=job.seed + deal,
        decks=decks[deal % len(decks)] if decks else None,
    )
    side = job.number % 2
    teams = table.view(None).get("teams") or [[seat] for seat in range(table.seat_count)]
    own = [seat for team in teams[side :: len(teams)] for seat in team]
    bots = [make_bot(job.first if seat in own else job.second, job.number) for seat in range(table.seat_count)]
    forfeits: list[Forfeit] = []
    play(table, bots, forfeits=forfeits)
    name = ""
    if forfeits:
        failed = forfeits[0]
        name = f"{job.first if failed.seat in own else job.second} ({failed.why}) {failed.detail}"
    return Outcome(own[0] in table.winners, not table.winners, name, side)


def report(jobs: list[Job], outcomes: list[Outcome], seconds: float) -> None:
    job = jobs[0]
    rate = Rate(len(outcomes), [outcome.won for outcome in outcomes].count(True))
    low, high = rate.interval
    drawn = [outcome.drawn for outcome in outcomes].count(True)
    by_side = [[outcome.won for outcome in outcomes if outcome.side == side] for side in (0, 1)]
    shares = " and ".join([f"{100 * Rate(len(won), sum(won)).rate:.0f} %" for won in by_side])
    print(
        f"{job.game} {job.format}: {job.first} against {job.second} won {rate.won} of {rate.n}, "
        f"{100 * rate.rate:.1f} % [{100 * low:.1f}, {100 * high:.1f}], {drawn} drawn, "
        f"{shares} as side 0 and 1, {seconds / rate.n:.2f} s a game"
    )
    for name in {outcome.forfeited for outcome in outcomes} - {""}:
        count = len([outcome for outcome in outcomes if outcome.forfeited == name])
        print(f"  {count} games forfeited by {name}", file=sys.stderr)
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
