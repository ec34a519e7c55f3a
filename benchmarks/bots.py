"""How strong and how fast a bot is beside another: wins with Wilson 95 % intervals, seats alternating; games a second.

    python benchmarks/bots.py [--bot pilot] [--against greedy] [--games 400] [--case star-realms/duel ...] [--seed 1]

A case is a game and a format, with the number of seats where a format has several: `star-realms/free-for-all/4`. With
more than two seats, the bots sit in turn; in teams, every member of a team has the same bot.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator

import kantyna
from kantyna import native
from kantyna.arena import play
from kantyna.bots import Bot, make_bot
from kantyna.bots.star_realms.policy import pilot_weights
from kantyna.engine.chance.simulation_seeds import bot_seed, table_seed
from kantyna.native.study import Rate

DUELS = ("star-realms/duel", "deckbuilding/clone-wars", "deckbuilding/original", "deckbuilding/mixed", "card-game/duel")


def teams_of(table: kantyna.Table) -> list[list[int]]:
    """The teams of a table; a seat alone is a team of one."""
    teams = table.view(None).get("teams")
    return [list(team) for team in teams] if isinstance(teams, list) else [[seat] for seat in range(table.seat_count)]


def games(case: str, count: int, seed: int, bots: tuple[str, str]) -> Iterator[tuple[bool, bool]]:
    """For each game: did the first bot's teams win, and was it a draw?"""
    game, format, *seats = case.split("/")
    for k in range(count):
        table = kantyna.Table(game, format, table_seed(seed, k // 2), int(seats[0]) if seats else None)
        teams = teams_of(table)
        side = {seat: (i + k) % 2 for i, team in enumerate(teams) for seat in team}
        players: list[Bot] = [make_bot(bots[side[seat]], bot_seed(seed, k, seat)) for seat in range(table.seat_count)]
        play(table, players)
        yield any([side[seat] == 0 for seat in table.winners]), not table.winners


def speed(case: str, bot: str, count: int, seed: int) -> float:
    """Games in a second of processor time with that bot in every seat."""
    game, format, *seats = case.split("/")
    began = time.process_time()
    for k in range(count):
        table = kantyna.Table(game, format, table_seed(seed, k), int(seats[0]) if seats else None)
        players = [make_bot(bot, bot_seed(seed, k, seat)) for seat in range(table.seat_count)]
        play(table, players)
    return count / (time.process_time() - began)


def speed_in_c(games: int) -> float:
    """Star Realms duels of pilots in C, in a second of processor time."""
    native.play(1, 1, pilot_weights())  # the library is built when it is first needed
    began = time.process_time()
    native.play(games, 7, pilot_weights())
    return games / (time.process_time() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="pilot")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--speed-games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--case", nargs="*", default=list(DUELS))
    given = parser.parse_args()
    for case in given.case:
        wins = draws = 0
        for won, drawn in games(case, given.games, given.seed, (given.bot, given.against)):
            wins += won
            draws += drawn
        rate = Rate(given.games - draws, wins)
        low, high = rate.interval
        print(
            f"{case}: {given.bot} wins {wins} of {given.games} against {given.against} ({draws} draws): "
            f"{rate.rate:.1%} ({low:.1%} to {high:.1%})",
            flush=True,
        )
        if given.speed_games:
            rates = [f"{bot} {speed(case, bot, given.speed_games, 7):.1f}" for bot in (given.bot, given.against)]
            if (case, given.bot) == ("star-realms/duel", "pilot") and native.available():
                rates.append(f"pilot in C {speed_in_c(4000):,.0f}")
            print(f"{case}: games a second: {', '.join(rates)}", flush=True)


if __name__ == "__main__":
    main()
