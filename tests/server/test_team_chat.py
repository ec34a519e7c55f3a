"""Only its members read the chat of a team: at once, after a reload, after a restart."""

from __future__ import annotations

import asyncio
import json

import pytest
from people import Player, Seat, Server

SECRET = "Twierdza bez straży"
"""A team message with non-ASCII letters; json.dumps escapes them, so both spellings are searched for."""
ALOUD = "na głos"


def sit_down(server: Server, game: str, format: str, people: int) -> tuple[list[Player], str]:
    players = [Player(server, name) for name in ("Ada", "Bartek", "Celina", "Dorota")[:people]]
    table = players[0].new_table("me", *["person"] * (people - 1), game=game, format=format)

    async def invites() -> dict[str, str]:
        async with Seat(players[0], table) as seat:
            return dict(seat.latest["table"]["invites"])

    for i, link in asyncio.run(invites()).items():
        players[int(i)].post("/api/join", {"token": link.rpartition("/")[2]}, 200)
    return players, table


def received_secret(seat: Seat) -> bool:
    return any(SECRET in text or json.dumps(SECRET)[1:-1] in text for text in seat.received)


def last_said(seat: Seat) -> str:
    lines = seat.latest.get("chat", {}).get("lines") or [{"text": ""}]
    return str(lines[-1]["text"])


async def listen(people: list[Player], table: str, until: str) -> list[Seat]:
    """Connect each of them now, and wait for that line."""
    seats = [Seat(player, table) for player in people]
    for seat in seats:
        await seat.connect()
        while last_said(seat) != until:
            await seat.receive()
        await seat.socket.close()
    return seats


async def speak(people: list[Player], table: str) -> list[int]:
    """The first player writes to the team, then to everybody. Returns the seats of the team."""
    seats = [Seat(player, table) for player in people]
    for seat in seats:
        await seat.connect()
    teams = seats[0].latest["table"]["teams"]
    mine: list[int] = next(team for team in teams if 0 in team)
    mate = mine[1]
    await seats[0].send("chat", text=SECRET, team=True)
    while last_said(seats[mate]) != SECRET:
        await seats[mate].receive()
    line = seats[mate].latest["chat"]["lines"][-1]
    assert (line["seat"], line["team"]) == (0, teams.index(mine))
    # frames arrive in order: a seat with this line has all lines before it
    await seats[0].send("chat", text=ALOUD)
    for seat in seats:
        while last_said(seat) != ALOUD:
            await seat.receive()
        await seat.socket.close()
    assert [i for i, seat in enumerate(seats) if received_secret(seat)] == mine
    return mine


@pytest.mark.rule("BOTF-181")
def test_only_the_team_receives_its_chat(server: Server) -> None:
    formats = [("card-game", "two-on-two"), ("star-realms", "hydra-2"), ("deckbuilding", "teams")]
    tables = [sit_down(server, game, format, 4) for game, format in formats]
    stranger = Player(server, "Zła")
    for restarted in (False, True):
        if restarted:
            server.kill()
            server.start()
        for players, table in tables:
            people = [*players, stranger]
            mine = [0, 1] if restarted else asyncio.run(speak(people, table))
            again = asyncio.run(listen(people, table, ALOUD))
            assert [i for i, seat in enumerate(again) if received_secret(seat)] == mine == [0, 1]


def numbers(seat: Seat) -> list[int]:
    """The numbers of all received lines, in order, each once."""
    lines = [line for text in seat.received for line in json.loads(text).get("lines", [])]
    return [line["n"] for line in lines]


def test_others_cannot_count_the_lines_of_a_team(server: Server) -> None:
    players, table = sit_down(server, "card-game", "two-on-two", 4)
    elsewhere = players[0].new_table("me", "greedy")
    people = [*players, Player(server, "Zła")]

    async def scene() -> None:
        seats = [Seat(player, table) for player in people]
        for seat in seats:
            await seat.connect()
        async with Seat(players[0], elsewhere) as other:
            for n in range(3):
                await other.send("chat", text="gdzie indziej")
                for line in range(n + 1):
                    await seats[0].send("chat", text=f"{SECRET} {line}", team=True)
                while last_said(seats[0]) != f"{SECRET} {n}":
                    await seats[0].receive()
                await seats[3].send("chat", text=f"{ALOUD} {n}")
                for seat in seats:
                    while last_said(seat) != f"{ALOUD} {n}":
                        await seat.receive()
        for seat in seats:
            await seat.socket.close()
        assert [numbers(seat) for seat in seats[2:]] == [[1, 2, 3]] * 3, "no gap for opponents and spectators"
        assert [numbers(seat) for seat in seats[:2]] == [list(range(1, 10))] * 2

    asyncio.run(scene())
    server.kill()
    server.start()
    again = asyncio.run(listen(people, table, f"{ALOUD} 2"))
    assert [numbers(seat) for seat in again] == [list(range(1, 10))] * 2 + [[1, 2, 3]] * 3


def test_a_player_without_a_team_is_refused(server: Server) -> None:
    (ada, _), table = sit_down(server, "star-realms", "duel", 2)
    alone = ada.new_table("me", "greedy", "greedy", game="card-game", format="jerjerrods-task")
    both = ada.new_table("me", "me", "me", "me", game="card-game", format="two-on-two")
    stranger = Player(server, "Zła")

    async def scene() -> None:
        for where, says in (
            (table, "server-chat-no-team"),
            (alone, "server-chat-no-team"),
            (both, "server-chat-teams"),
        ):
            async with Seat(ada, where) as seat:
                assert await seat.error("chat", text=SECRET, team=True) == says
                assert await seat.error("chat", text=" ", team=True) == "server-chat-empty"
                assert await seat.error("chat", text=SECRET, team="dark") == "server-field"
                assert not received_secret(seat)
        async with Seat(stranger, both) as seat:
            assert await seat.error("chat", text=SECRET, team=True) == "server-chat-seat"

    asyncio.run(scene())
