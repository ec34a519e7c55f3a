"""Decks that players bring: chosen when they sit down, dealt when the last seat is taken, hidden from others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from people import Player, Seat, Server, running

import kantyna
from kantyna.engine.registry import load_rules
from kantyna.engine.voice import Message

Json = Any
RULES = load_rules("card-game")
PARTS = {part["id"]: part for part in RULES.decks.parts()}
DARK = {"affiliation": "sith", "sets": [19, 19, 20, 20, 21, 22, 23, 24, 25, 36]}
LIGHT = {"affiliation": "jedi", "sets": [1, 1, 2, 2, 3, 4, 5, 6, 7, 18]}
USUAL = {"light": "jedi", "dark": "sith"}


def saved(player: Player, deck: Json, name: str = "Moja") -> str:
    return str(player.post("/api/decks", {"game": "card-game", "name": name, "deck": deck}, 201)["id"])


def new_table(player: Player, *seats: Json, status: int = 201, **more: Json) -> Json:
    return player.post("/api/tables", {"game": "card-game", "seats": list(seats), **more}, status)


def me(*decks: str) -> Json:
    return {"kind": "me", "decks": list(decks)}


def bot(*decks: str) -> Json:
    return {"kind": "bot", "bot": "random", "decks": list(decks)}


PERSON: Json = {"kind": "person"}


def ids(deck: Json) -> set[str]:
    """The cards of a deck."""
    return {card for number in deck["sets"] for card in PARTS[number]["cards"]}


async def table_of(player: Player, table: str) -> dict[str, Json]:
    async with Seat(player, table) as seat:
        return {**seat.latest["table"], "state": seat.state}


def shown(player: Player, table: str) -> dict[str, Json]:
    return asyncio.run(table_of(player, table))


def cards_named(text: str, cards: set[str]) -> set[str]:
    """Those of the cards that a frame names."""
    return {card for card in cards if f'"{card}"' in text or f'"{card}#' in text or f"card-{card}" in text}


def sentence(error: Json, lang: str) -> str:
    """The text of an error on the page."""
    return message_of(error).text(lang)


def message_of(data: Json) -> Message:
    def read(value: Json) -> Json:
        if isinstance(value, list):
            return [read(each) for each in value]
        return message_of(value) if isinstance(value, dict) else value

    message = Message(data["id"])
    message.args = {name: read(value) for name, value in data.get("args", {}).items()}
    return message


def test_each_seat_brings_its_deck_and_the_last_one_is_dealt(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    mine, his = saved(ada, DARK), saved(bartek, LIGHT)
    table = new_table(ada, me(mine), PERSON)["id"]
    waiting = shown(ada, table)
    assert waiting["state"]["views"] == {} and waiting["lists"] == {}
    assert waiting["decks"] == {"0": [{"id": mine, "name": "Moja", "side": "dark"}]}
    assert [seat["sides"] for seat in waiting["seats"]] == [["dark"], []]
    assert waiting["seats"][1]["places"] == [["light"]], "the side that is left"
    seen = shown(bartek, table)
    assert seen["decks"] == {} and seen["seats"][0]["sides"] == ["dark"]
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [his]}, 200)
    dealt = shown(ada, table)
    assert dealt["status"] == "playing" and dealt["options"]["dark_side"] == 0
    assert set(dealt["lists"]) == {"0"} and dealt["lists"]["0"] == DARK
    unseen = {label.split("#")[0] for label in dealt["state"]["views"]["0"]["unseen"]["0"]}
    assert unseen < ids(DARK)
    assert shown(bartek, table)["lists"] == {"1": LIGHT}


def test_the_side_of_a_seat_follows_from_its_deck(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = new_table(ada, me("jedi"), PERSON)["id"]
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": ["imperial_navy"]}, 200)
    assert shown(ada, table)["options"]["dark_side"] == 1
    assert shown(bartek, table)["lists"]["1"]["affiliation"] == "imperial_navy"


def test_two_decks_of_one_side_are_refused_with_suggestions(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = new_table(ada, me("sith"), PERSON)["id"]
    invite = shown(ada, table)["invites"]["1"].split("/")[-1]
    for path, body in (("/api/join", {"token": invite}), (f"/api/tables/{table}/sit", {"seat": 1})):
        error = bartek.post(path, {**body, "decks": ["imperial_navy"]}, 409)["error"]
        assert error["id"] == "server-deck-side" and error["args"]["sides"][0]["args"] == {"side": "light"}
        known = [one["args"]["en"] for one in error["args"]["known"]]
        assert known[:2] == ["Jedi", "Rebel Alliance"] and "Sith" not in known
        said = sentence(error, "en")
        assert said.startswith("Imperial Navy does not fit this seat: it needs a deck for the light side")
        assert "Talii „Marynarka Imperialna” nie można" in sentence(error, "pl")
    waiting = shown(ada, table)
    assert waiting["status"] == "waiting" and waiting["seats"][1]["player"] is None, "nothing was changed"
    error = new_table(ada, me("sith"), bot("imperial_navy"), status=409)["error"]
    assert error["id"] == "server-deck-side"


@pytest.mark.parametrize("by_chance", [False, True])
def test_bots_play_with_the_deck_that_was_chosen_or_the_usual_one(server: Server, by_chance: bool) -> None:
    ada = Player(server, "Ada")
    options = {"dark_side": "chance"} if by_chance else {}
    mine = ["rebel_alliance", "imperial_navy"] if by_chance else ["rebel_alliance"]
    for decks, expected in ((["scum_and_villainy"], "scum_and_villainy"), ([], "sith")):
        table = new_table(ada, me(*mine), bot(*decks), options=options)["id"]
        record = ada.get(f"/api/tables/{table}/record", 200)
        first, second = record["decks"]
        if by_chance:
            assert (first["light"]["affiliation"], first["dark"]["affiliation"]) == tuple(mine)
            assert (second["light"]["affiliation"], second["dark"]["affiliation"]) == ("jedi", expected)
        else:
            assert (first["affiliation"], second["affiliation"]) == ("rebel_alliance", expected)


def test_illegal_decks_are_refused_and_no_table_is_created(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    foreign, small = saved(bartek, LIGHT), saved(ada, {"affiliation": "jedi", "sets": [1, 2]})
    assert new_table(ada, me(foreign), PERSON, status=404)["error"]["id"] == "server-no-deck"
    assert new_table(ada, me("nonsense"), PERSON, status=404)["error"]["id"] == "server-no-deck"
    error = new_table(ada, me(small), PERSON, status=400)["error"]
    assert (error["id"], error["args"]["flaws"][0]["args"]["rule"]) == ("error-deck", "SWLCG-674")
    error = new_table(ada, me("jedi"), PERSON, status=400, options={"tournament": True})["error"]
    assert error["args"]["flaws"][0]["args"]["rule"] == "SWLCG-675"
    assert new_table(ada, me("jedi", "sith"), PERSON, status=400)["error"]["id"] == "server-deck-count"
    assert new_table(ada, me(*["jedi"] * 9), PERSON, status=400)["error"]["id"] == "server-deck-count"
    assert new_table(ada, me(), {**PERSON, "decks": ["jedi"]}, status=400)["error"]["id"] == "server-deck-of-other"
    assert new_table(ada, {"kind": "me", "decks": "jedi"}, PERSON, status=400)["error"]["id"] == "server-field"
    error = new_table(ada, me("jedi"), PERSON, status=400, game="star-realms")["error"]
    assert error["id"] == "error-no-decks"
    assert ada.get("/api/lobby")["mine"] == []
    table = new_table(ada, me(), PERSON)["id"]
    assert bartek.post(f"/api/tables/{table}/sit", {"seat": 0, "decks": []}, 409)["error"]["id"] == "server-seat-taken"
    assert bartek.post(f"/api/tables/{table}/sit", {"seat": 2}, 400)["error"]["id"] == "server-seat-range"
    for seat in (0, 1):
        error = bartek.post(f"/api/tables/{table}/decks", {"seat": seat, "decks": ["jedi"]}, 403)["error"]
        assert error["id"] == "server-not-your-seat"
    error = ada.post(f"/api/tables/{table}/decks", {"seat": 0, "decks": [foreign]}, 404)["error"]
    assert error["id"] == "server-no-deck"


def test_decks_are_changed_until_the_cards_are_dealt(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = new_table(ada, me("sith"), PERSON)["id"]
    ada.post(f"/api/tables/{table}/decks", {"seat": 0, "decks": ["jedi"]}, 200)
    assert shown(bartek, table)["seats"][1]["places"] == [["dark"]], "the other seat is still free"
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    assert shown(bartek, table)["lists"]["1"]["affiliation"] == USUAL["dark"]
    for player, seat in ((ada, 0), (bartek, 1)):
        error = player.post(f"/api/tables/{table}/decks", {"seat": seat, "decks": ["jedi"]}, 409)["error"]
        assert error["id"] == "server-already-dealt"
    error = bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": ["sith"]}, 409)["error"]
    assert error["id"] == "server-already-dealt"


def test_brought_decks_survive_a_restart_before_and_after_the_deal(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
        mine, his = saved(ada, DARK), saved(bartek, LIGHT)
        table = new_table(ada, me(mine), PERSON)["id"]
        waiting = shown(ada, table)
        ada.post(f"/api/decks/{mine}/remove", {}, 200)
        server.kill()
        server.start()
        again = shown(ada, table)
        assert (again["decks"], again["seats"]) == (waiting["decks"], waiting["seats"])
        bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [his]}, 200)
        before = shown(bartek, table)
        record = kantyna.Table("card-game", seed=3, decks=[DARK, LIGHT]).record()
        loaded = ada.post("/api/records", record, 201)["id"]
        server.kill()
        server.start()
        after = shown(bartek, table)
        assert after["lists"] == {"1": LIGHT} and after["notice"] is None
        assert after["state"]["views"] == before["state"]["views"]
        assert ada.get(f"/api/tables/{loaded}/record", 200)["decks"] == [DARK, LIGHT], "also in an uploaded record"


HIDDEN = {"hand", "deck", "objective_deck", "chosen", "edge"}


async def play_a_while(ada: Player, bartek: Player, table: str) -> list[str]:
    """Play some turns, then Ada resigns. Returns everything that Bartek received."""
    async with Seat(ada, table) as first, Seat(bartek, table) as second:
        while not second.state["over"] and second.state["at"] < 120:
            for seat in (first, second):
                while (offered := seat.mine()) is not None:
                    await seat.choose(offered[1][-1]["key"])
            for seat, other in ((first, second), (second, first)):
                if seat.state["at"] < other.state["at"]:
                    await seat.receive()
        if not second.state["over"]:
            await first.send("resign", seat=0)
        await second.until(lambda: second.latest["table"]["status"] == "finished")
        return second.received


def shown_by_then(record: Json) -> list[set[str]]:
    """For each choice: the cards of seat 0 that seat 1 has seen until then."""
    table = kantyna.replay(record)
    past = table.copy()
    past.rewind(0)
    seen: set[str] = set()
    steps: list[set[str]] = []
    for seat, key in [(-1, ""), *record["choices"]]:
        if seat >= 0:
            past.choose(seat, key)
        zones = past.position()["seats"]
        lying = [labels for i, own in enumerate(zones) for name, labels in own.items() if i == 1 or name not in HIDDEN]
        seen |= {label.split("#")[0] for labels in lying if isinstance(labels, list) for label in labels}
        cards = [str(event.view(1)["card"]) for event in past.events_since(0)]
        seen |= {card.split("#")[0] for card in cards}
        steps.append(set(seen))
    return steps


def test_no_card_of_a_deck_is_sent_to_the_opponent_before_it_is_seen(server: Server) -> None:
    ada, bartek, celina = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
    mine = saved(ada, DARK, "Tajna lista")
    table = new_table(ada, me(mine), PERSON)["id"]
    invite = shown(ada, table)["invites"]["1"].split("/")[-1]
    secret = ids(DARK) - ids(LIGHT)
    there = f"/api/tables/{table}"
    answers = [bartek.get(path) for path in ("/api/lobby", f"/api/invites/{invite}", there + "/story")]
    answers.append(bartek.post("/api/join", {"token": invite, "decks": ["jedi"]}, 200))
    answers += [bartek.get(path) for path in ("/api/lobby", there + "/record", there + "/story", "/api/decks")]
    said = json.dumps(answers)
    assert not cards_named(said, secret) and "Tajna lista" not in said and mine not in said
    received = asyncio.run(play_a_while(ada, bartek, table))
    seen = shown_by_then(ada.get(f"/api/tables/{table}/record", 200))
    for text in received:
        assert "Tajna lista" not in text and mine not in text
        message = json.loads(text)
        by_then = seen[message["at"]] if message["type"] == "state" and message["views"] else set()
        assert cards_named(text, secret) <= by_then, "a card that was never shown"
    assert seen[-1] & secret and len(secret - seen[-1]) > 5, "some were seen, others never"
    story = celina.get(f"/api/tables/{table}/story", 200)
    assert story["decks"] == [{}, {}], "a stranger may not read the decks"
    assert bartek.get(f"/api/tables/{table}/story", 200)["decks"][0], "the game is over: its players may read them"


def test_open_decks_are_read_by_everybody_at_the_table(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    mine = saved(ada, DARK)
    table = new_table(ada, me(mine), PERSON, options={"open_decks": True})["id"]
    assert shown(bartek, table)["lists"] == {}, "not before the cards are dealt"
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": ["jedi"]}, 200)
    lists = shown(bartek, table)["lists"]
    assert lists["0"] == DARK and lists["1"]["affiliation"] == "jedi"
    assert shown(ada, table)["lists"] == lists


def test_a_rematch_keeps_the_decks_and_players_may_change_them(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    mine = saved(ada, DARK)
    table = new_table(ada, me(mine), PERSON)["id"]
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": ["jedi"]}, 200)

    async def resign(table: str) -> None:
        async with Seat(ada, table) as seat:
            await seat.send("resign", seat=0)
            await seat.until(lambda: seat.latest["table"]["status"] == "finished")

    asyncio.run(resign(table))
    again = bartek.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    waiting = shown(bartek, again)
    assert [seat["sides"] for seat in waiting["seats"]] == [["dark"], ["light"]]
    bartek.post(f"/api/tables/{again}/decks", {"seat": 1, "decks": ["rebel_alliance"]}, 200)
    error = bartek.post(f"/api/tables/{again}/decks", {"seat": 1, "decks": ["sith"]}, 409)["error"]
    assert error["id"] == "server-deck-side", "sides stay with the decks"
    ada.post(f"/api/tables/{table}/rematch", {}, 201)
    assert shown(ada, again)["lists"] == {"0": DARK}
    assert shown(bartek, again)["lists"]["1"]["affiliation"] == "rebel_alliance"


def test_an_erased_player_takes_the_deck_along(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = new_table(bartek, me("jedi"), PERSON)["id"]
    ada.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [saved(ada, DARK)]}, 200)

    async def resign() -> None:
        async with Seat(bartek, table) as seat:
            await seat.send("resign", seat=0)
            await seat.until(lambda: seat.latest["table"]["status"] == "finished")

    asyncio.run(resign())
    again = bartek.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    assert [seat["sides"] for seat in shown(bartek, again)["seats"]] == [["light"], ["dark"]]
    ada.post("/api/me/erase", {}, 200)
    assert [seat["sides"] for seat in shown(bartek, again)["seats"]] == [["light"], []]


def test_partners_bring_decks_that_go_together(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    seats = [me("scum_and_villainy_team"), bot(), PERSON, bot()]
    table = new_table(ada, *seats, format="two-on-two")["id"]
    waiting = shown(bartek, table)
    assert [seat["places"] for seat in waiting["seats"]] == [[["dark"]], [["dark"]], [["light"]], [["light"]]]
    error = bartek.post(f"/api/tables/{table}/sit", {"seat": 2, "decks": ["scum_and_villainy_team"]}, 409)["error"]
    assert error["id"] == "server-deck-side"
    both = [me("scum_and_villainy_team"), bot("scum_and_villainy"), PERSON, bot()]
    error = new_table(ada, *both, format="two-on-two", status=400)["error"]
    assert error["args"]["flaws"][0]["id"] == "flaw-team-most"
    error = new_table(ada, me("sith"), bot(), PERSON, bot(), format="two-on-two", status=400)["error"]
    assert error["args"]["flaws"][0]["args"]["rule"] == "BOTF-174", "too small for teams"
    bartek.post(f"/api/tables/{table}/sit", {"seat": 2}, 200)
    assert shown(ada, table)["status"] == "playing" and "2" not in shown(ada, table)["lists"]
    # no ready-made deck goes with this one, so its partner must bring one
    table = new_table(ada, me("scum_and_villainy"), PERSON, bot(), bot(), format="two-on-two")["id"]
    for decks in ({}, {"decks": ["sith_team"]}):
        error = bartek.post(f"/api/tables/{table}/sit", {"seat": 1, **decks}, 409)["error"]
        assert error == {"id": "server-decks-apart", "args": {}}, "it does not say which cards conflict"
    assert shown(ada, table)["seats"][1]["player"] is None
    own = saved(bartek, {"affiliation": "sith", "sets": [19, 19, 22, 22, 23, 23, 24, 24, 25, 25]})
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [own]}, 200)
    assert shown(bartek, table)["status"] == "playing"
    new_table(bartek, me("scum_and_villainy"), bot(own), bot(), bot(), format="two-on-two")


SITHS = {"affiliation": "sith", "sets": [19, 19, 20, 20, 21, 21, 22, 22, 23, 23]}
NAVY = {"affiliation": "imperial_navy", "sets": [26, 26, 27, 27, 28, 28, 29, 29, 30, 30]}


def test_trying_decks_reveals_nothing_about_a_partners_deck(server: Server) -> None:
    """A stranger at a public table learns no set, count or affiliation of the other deck."""
    ada, stranger = Player(server, "Ada"), Player(server, "Zła")
    probes = [saved(stranger, deck) for deck in (SITHS, NAVY)]
    answers: list[Json] = []
    for secret in (SITHS, NAVY):
        table = new_table(ada, me(saved(ada, secret)), PERSON, PERSON, bot(), format="two-on-two")["id"]
        invite = shown(ada, table)["invites"]["1"].split("/")[-1]
        for probe in probes:
            tried = [stranger.post("/api/join", {"token": invite, "decks": [probe]})]
            tried.append(stranger.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [probe]}))
            answers += [one["error"] for one in tried if "error" in one]
        # a partner who already sits there learns nothing either
        error = stranger.post(f"/api/tables/{table}/decks", {"seat": 1, "decks": [probes[secret is NAVY]]}, 409)[
            "error"
        ]
        answers.append(error)
    assert len(answers) > 4 and all(one == {"id": "server-decks-apart", "args": {}} for one in answers), answers
    for lang in kantyna.LANGUAGES:
        assert not any(char.isdigit() for char in sentence(answers[0], lang))


def test_flaws_of_ones_own_decks_are_named_in_full_beside_secret_decks(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    mine = saved(ada, SITHS)
    table = new_table(ada, me(mine), bot(), PERSON, PERSON, format="two-on-two")["id"]
    bartek.post(f"/api/tables/{table}/sit", {"seat": 2, "decks": ["jedi_team"]}, 200)
    error = ada.post(f"/api/tables/{table}/decks", {"seat": 1, "decks": [mine]}, 400)["error"]
    assert {flaw["id"] for flaw in error["args"]["flaws"]} == {"flaw-team-most"}


def test_trying_decks_against_anothers_is_limited(tmp_path: Path) -> None:
    with running(tmp_path, deck_try_rate=0, deck_try_burst=3) as server:
        ada, stranger = Player(server, "Ada"), Player(server, "Zła")
        probe = saved(stranger, SITHS)
        table = new_table(ada, me(saved(ada, SITHS)), PERSON, PERSON, PERSON, format="two-on-two")["id"]
        for _ in range(2):
            assert stranger.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [probe]}, 409)["error"]["id"]
        stranger.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [saved(stranger, NAVY)]}, 200)
        for path in ("decks", "sit"):
            again = Player(server, "Gorsza") if path == "sit" else stranger
            error = again.post(f"/api/tables/{table}/{path}", {"seat": 1, "decks": [probe]}, 429)["error"]
            assert error["id"] == "server-too-many-deck-tries", (
                "yes tells as much as no, and a new cookie changes nothing"
            )
        ada.post(f"/api/tables/{table}/decks", {"seat": 0, "decks": ["scum_and_villainy_team"]}, 429)
        duel = new_table(ada, me("sith"), PERSON)["id"]
        for _ in range(5):
            stranger.post(f"/api/tables/{duel}/sit", {"seat": 1, "decks": ["sith"]}, 409)
        stranger.post(f"/api/tables/{duel}/sit", {"seat": 1, "decks": ["jedi"]}, 200)


def test_a_reserved_seat_taken_by_another_does_not_show_its_deck(server: Server) -> None:
    ada, bartek, celina = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
    table = new_table(ada, me("jedi"), PERSON)["id"]
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1, "decks": [saved(bartek, DARK)]}, 200)

    async def resign() -> None:
        async with Seat(ada, table) as seat:
            await seat.send("resign", seat=0)
            await seat.until(lambda: seat.latest["table"]["status"] == "finished")

    asyncio.run(resign())
    again = ada.post(f"/api/tables/{table}/rematch", {}, 201)["id"]
    invite = shown(ada, again)["invites"]["1"].split("/")[-1]
    celina.post("/api/join", {"token": invite}, 200)
    assert shown(celina, again)["lists"]["1"]["affiliation"] == USUAL["dark"]
    assert shown(celina, again)["lists"]["1"] != DARK


def test_the_places_for_decks_are_served_while_a_table_is_created(server: Server) -> None:
    ada = Player(server)
    ask = {"game": "card-game", "decks": [[], []]}
    both = ["light", "dark"]
    assert ada.post("/api/deck-places", ask, 200)["places"] == [[both], [both]]
    places = ada.post("/api/deck-places", {**ask, "decks": [["sith"], ["sith"]]}, 200)["places"]
    assert places == [[both], [["light"]]], "each after those before it"
    chance = {**ask, "options": {"dark_side": "chance"}}
    assert ada.post("/api/deck-places", chance, 200)["places"] == [[["light"], ["dark"]]] * 2
    said = {**ask, "options": {"dark_side": 1}}
    assert ada.post("/api/deck-places", said, 200)["places"] == [[["light"]], [["dark"]]]
    assert ada.post("/api/deck-places", {"game": "star-realms", "decks": [[], []]}, 200)["places"] == []
    assert ada.post("/api/deck-places", {**ask, "decks": [[], [], []]}, 400)["error"]["id"] == "error-seats"
