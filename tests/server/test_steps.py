"""Undo and replay skip passes in windows."""

from __future__ import annotations

import asyncio

from people import Player, Seat, Server, set_up

from card_game_situations import LIGHT, side, table


def test_undo_and_replay_skip_passes(server: Server) -> None:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"])
    invites = set_up(server, table(dark, light, LIGHT, "conflict").position(), [0, 1])
    ada = Player(server, "Ada")
    for invite in invites:
        made = ada.post("/api/join", {"token": invite.removeprefix("/join/")}, 200)["id"]

    async def game() -> None:
        async with Seat(ada, made) as a:
            assert a.state["back"] is None
            await a.send("stops", everywhere=True)
            await a.until(lambda: bool(a.latest.get("stops", {"stops": {"everywhere": False}})["stops"]["everywhere"]))
            keys = ["pass"] * a.state["at"]  # automatic passes before the stops were set
            for key in ("engage fall_of_the_jedi#1", "attack-with luke_skywalker#1", "defend-with darth_vader#1"):
                while key not in (offered := [choice["key"] for choice in (a.mine() or (0, []))[1]]):
                    keys.append("pass" if "pass" in offered else "done")
                    await a.choose(keys[-1])
                keys.append(key)
                await a.choose(key)
            assert keys.count("pass") > 2 and a.state["back"] == len(keys) - 1
            while "pass" in [choice["key"] for choice in (a.mine() or (0, []))[1]] and a.view["window"]:
                keys.append("pass")
                await a.choose("pass")
            decisions = [n for n, key in enumerate(keys) if key != "pass"]
            assert keys[-1] == "pass" and a.state["back"] == decisions[-1], "passes since then are skipped"
            await a.send("steps")
            await a.until(lambda: "steps" in a.latest)
            assert a.latest["steps"]["steps"] == sorted({0, *decisions, len(keys)})
            await a.send("undo", to=a.state["back"])
            await a.until(lambda: a.state["at"] == decisions[-1])
            assert a.mine() is not None

    asyncio.run(game())
