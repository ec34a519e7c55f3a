"""Plays games over real sockets and searches every frame for cards that its reader must not know.

Two people choose at random and a spectator watches; from time to time each looks back at an earlier moment. Then the
game is replayed from its record, which shows where each card was at every moment. A label that was hidden from a reader
at some moment must not appear in the frames about that moment.
"""

from __future__ import annotations

import json
import random
from typing import Any

from people import Player, Seat, Server

import kantyna
from kantyna.engine.zones import EVERYBODY, HOLDER

Json = Any
LOOK_BACK = 0.03
"""The share of choices after which everybody looks back."""


class Counts:
    def __init__(self) -> None:
        self.games = self.choices = self.frames = self.letters = self.looked_for = 0


def hidden(position: Json, seat: int | None, zones: dict[str, int]) -> set[str]:
    """The labels that are hidden from this seat (None: a spectator)."""
    known = position["known"]
    found: set[str] = set()
    for owner, side in [(-1, position), *enumerate(position["seats"])]:
        for name, seen in zones.items():
            lying = side.get(name)
            if isinstance(lying, list) and seen != EVERYBODY and not (seen == HOLDER and owner == seat):
                found.update(lying)
    eyes = 0 if seat is None else 1 << seat
    return {label for label in found if not (known.get(label) == -1 or known.get(label, 0) & eyes)}


def waiting(view: Json) -> set[str]:
    """Cards that pending effects refer to: everybody saw them when the effect started."""
    text = json.dumps([view.get(part) for part in ("stack", "pending", "lasting", "delayed")])
    return set(text.split('"'))


async def played(players: list[Player], table: str, seed: int, most: int) -> list[list[str]]:
    """The frames that each of them received while the first two played at random."""
    chance = random.Random(seed)
    seats = [Seat(player, table) for player in players]
    for seat in seats:
        await seat.connect()
    for _ in range(most):
        at = max(seat.state["at"] for seat in seats)
        for seat in seats:
            while seat.state["at"] < at:
                await seat.receive()
        if seats[0].state["over"]:
            break
        acting = next((seat for seat in seats[:2] if seat.mine()), None)
        if acting is None:  # an automatic pass is about to be made
            await seats[0].receive()
            continue
        offered = acting.mine()
        assert offered is not None
        await acting.choose(chance.choice(offered[1])["key"])
        if chance.random() < LOOK_BACK:
            for seat in seats:
                seat.latest.pop("looked", None)
                await seat.send("look", at=chance.randrange(at + 1))
                while "looked" not in seat.latest:
                    await seat.receive()
    if not seats[0].state["over"]:
        await seats[0].send("resign", seat=0)
        for seat in seats:
            while not seat.state["over"]:
                await seat.receive()
    for seat in seats:
        await seat.socket.close()
    return [seat.received for seat in seats]


def search(received: list[list[str]], record: Json, counts: Counts) -> None:
    t = kantyna.replay(record, upto=0)
    setup = t._state.setup
    zones = {zone.name: zone.seen for zone in [*setup.common_zones, *setup.seat_zones]}
    positions = [t.position()]
    for seat, key in record["choices"]:
        t.choose(seat, key)
        positions.append(t.position())
    for eyes, texts in zip((0, 1, None), received, strict=True):
        before: dict[int, set[str]] = {}
        for text in texts:
            counts.frames += 1
            counts.letters += len(text)
            message = json.loads(text)
            if message["type"] not in ("state", "looked"):
                continue
            at = min(message["at"], len(positions) - 1)
            for moment in (at, max(0, at - 1)):
                if moment not in before:
                    before[moment] = hidden(positions[moment], eyes, zones)
            now = before[at]
            # an event may name a card that is visible before or after it
            for event in [*message.pop("events"), *message.pop("recent", [])]:
                label = event["card"]
                assert label is None or label not in now or may_be_named(event, eyes, zones), (eyes, at, event)
            for view in message["views"].values():
                del view["unseen"]
                now = now - waiting(view)
            words = set(json.dumps(message).replace('"', " ").split())
            counts.looked_for += len(now)
            assert not words & now, (eyes, at, words & now)
    counts.games += 1
    counts.choices += len(record["choices"])


def may_be_named(event: Json, eyes: int | None, zones: dict[str, int]) -> bool:
    """Did the card move from or to a zone that this reader sees, or was it shown to everybody?"""
    for zone in (event["from"], event["to"]):
        owner, _, name = (zone or "").rpartition("/")
        seen = zones.get(name)
        if seen == EVERYBODY or (seen == HOLDER and owner == str(eyes)):
            return True
    return event["from"] is None and event["to"] is None


async def play_and_search(server: Server, game: str, seed: int, most: int, counts: Counts) -> None:
    """Play and search one game. Fails if a frame names a card that its reader must not know."""
    players = [Player(server, one) for one in ("Ada", "Bartek", "")]
    table = players[0].new_table("me", "person", game=game)
    players[1].post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    received = await played(players, table, seed, most)
    search(received, players[0].get(f"/api/tables/{table}/record", 200), counts)
    for player in players:
        player.http.close()
