"""No frame of The Card Game names a card that its reader must not know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import frames
import pytest
from frames import Counts, play_and_search
from people import Player, Server

Json = Any


def test_no_frame_names_a_hidden_card(server: Server) -> None:
    counts = Counts()
    asyncio.run(play_and_search(server, "card-game", 5, 60, counts))
    assert counts.games == 1 and counts.looked_for > 1000


def test_the_search_finds_a_leaked_card(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """One label of a hand in the view of another player."""
    play = frames.played

    async def leaking(players: list[Player], table: str, seed: int, most: int) -> list[list[str]]:
        own, other, guest = await play(players, table, seed, most)
        mine = [json.loads(text) for text in own]
        hands = {one["at"]: one["views"]["0"]["seats"][0]["hand"] for one in mine if one["type"] == "state"}
        leaked: list[str] = []
        for text in other:
            message = json.loads(text)
            if message["type"] == "state" and hands.get(message["at"]):
                message["views"]["1"]["marks"]["focus"][hands[message["at"]][0]] = 1
            leaked.append(json.dumps(message))
        return [own, leaked, guest]

    monkeypatch.setattr(frames, "played", leaking)
    with pytest.raises(AssertionError):
        asyncio.run(play_and_search(server, "card-game", 5, 20, Counts()))
