"""The last round that a visitor receives, and the recap of a finished game."""

from __future__ import annotations

import asyncio
import json
import random

import pytest
from people import Player, Seat, Server

import kantyna
from kantyna.server.rooms.broadcast import EVENTS_AT_FIRST
from kantyna.server.tables.recap import round_start


def played(game: str, format: str, seats: int, choices: int) -> kantyna.Table:
    t = kantyna.Table(game, format, 5, seats=seats)
    chance = random.Random(2)
    while not t.over and t.length < choices:
        t.choose(t.waiting[0], chance.choice(t.choices[t.waiting[0]]))
    return t


@pytest.mark.parametrize(
    ("format", "seats", "game"),
    [
        ("duel", 2, "star-realms"),
        ("free-for-all", 6, "star-realms"),
        ("teams", 4, "deckbuilding"),
        ("duel", 2, "card-game"),
    ],
)
def test_the_round_holds_the_last_turn_of_everybody(format: str, seats: int, game: str) -> None:
    t = played(game, format, seats, 700)
    start = round_start(t)
    turns = [event for event in t.events_since(start) if event.kind == "turn"]
    assert t.events_since(start)[0].kind == "turn" and len(turns) == seats
    taken = {event.seat for event in t.events if event.kind == "turn"}
    assert {event.seat for event in turns} == taken
    fresh = kantyna.Table(game, format, 5, seats=seats)
    assert round_start(fresh) == 0


def length_of_round(seat: Seat, seats: int) -> int:
    """The number of events that this seat received since the last round started."""
    kinds: dict[int, str] = {}
    for text in seat.received:
        message = json.loads(text)
        if message["type"] == "state":
            kinds.update({message["events_from"] + n: event["kind"] for n, event in enumerate(message["events"])})
    turns = sorted([n for n, kind in kinds.items() if kind == "turn"])
    return max(kinds) + 1 - turns[-seats]


def test_a_returning_player_receives_the_last_round_without_hidden_cards(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", *["random"] * 5, format="free-for-all")

    async def play() -> None:
        async with Seat(ada, table) as seat:
            chance = random.Random(1)
            await seat.until(lambda: seat.mine() is not None)
            # until the round is longer than the minimum that is sent
            while seat.state["views"]["0"]["turn"] < 13 or length_of_round(seat, 6) <= EVENTS_AT_FIRST:
                offered = seat.mine()
                assert offered is not None
                await seat.choose(chance.choice(offered[1])["key"])
                await seat.until(lambda: seat.mine() is not None)
        async with Seat(ada, table) as back:
            turns = [event["seat"] for event in back.state["events"] if event["kind"] == "turn"]
            assert set(turns) == set(range(6))
            hidden = [event for event in back.state["events"] if event["kind"] == "draw" and event["seat"] != 0]
            assert hidden and all(event["card"] is None for event in hidden)
            await back.send("look", at=back.state["at"])
            await back.until(lambda: "looked" in back.latest)
            recent = back.latest["looked"]["recent"]
            assert recent[0]["kind"] == "turn" and len([e for e in recent if e["kind"] == "turn"]) == 6
            assert recent == back.state["events"][-len(recent) :]

    asyncio.run(play())


def test_a_recap_is_available_once_the_game_is_over(server: Server) -> None:
    ada = Player(server, "Ada")
    table = ada.new_table("me", "greedy")
    running = ada.get(f"/api/tables/{table}/story", 409)
    assert running["error"]["id"] == "server-not-over", "decks would reveal hidden cards"

    async def resign() -> None:
        async with Seat(ada, table) as seat:
            await seat.until(lambda: seat.mine() is not None)
            await seat.send("resign", seat=0)
            await seat.until(lambda: seat.state["over"])
            assert seat.state["views"]["0"]["ended_by"] == "SR-175"

    asyncio.run(resign())
    recap = Player(server, "Bartek").get(f"/api/tables/{table}/story", 200)
    assert recap["winners"] == [1] and recap["ended_by"] == "SR-175"
    assert [line["name"] for line in recap["lines"]] == ["authority", "authority"]
    assert all(len(line["values"]) == len(recap["moments"]) for line in recap["lines"])
    assert recap["decks"][0] == {"scout": 8, "viper": 2}
    assert ada.get("/api/tables/nowhere/story", 404)["error"]["id"] == "server-no-table"
