"""Saved decks: private, readable in every file format, checked each time, and deleted on request."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from people import Player, Server, running
from sqlalchemy import text

from kantyna.engine.registry import load_rules
from kantyna.server.decks.saved_decks import SavedDecks
from kantyna.server.errors import Refused
from kantyna.server.protocol.messages import NewDeck
from kantyna.server.settings import Settings
from kantyna.server.storage.cleanup import clean
from kantyna.server.storage.store import Store

HOLIDAYS = "Jedi\n2 A Hero's Journey\n2x Wejść tam musisz\nForgotten Heroes\n"
"""Five sets, of which a deck needs ten."""
JEDI = {"affiliation": "jedi", "sets": [1, 2, 3, 4, 5, 6, 7, 18]}


def order(name: str = "Święta", deck: Any = HOLIDAYS, game: str = "card-game") -> dict[str, Any]:
    return {"game": game, "name": name, "deck": deck}


def test_a_deck_is_saved_changed_copied_renamed_and_deleted(server: Server) -> None:
    ada = Player(server, "Ada")
    assert ada.get("/api/decks")["decks"] == []
    made = ada.post("/api/decks", order("  Na \n święta "), 201)
    assert (made["name"], made["game"], made["deck"]["sets"]) == ("Na święta", "card-game", [1, 1, 2, 2, 3])
    assert [flaw["id"] for flaw in made["flaws"]] == ["flaw-deck-least"], "it may be saved, but not played"
    copy = ada.post("/api/decks", order("Kopia", made["deck"]), 201)
    assert copy["deck"] == made["deck"] and copy["id"] != made["id"]
    changed = ada.post(f"/api/decks/{made['id']}", {"name": "Jedi", "deck": JEDI, "version": 1}, 200)
    assert (changed["name"], changed["deck"], changed["flaws"]) == ("Jedi", JEDI, [])
    small = next(flaw for flaw in changed["elsewhere"] if flaw["args"]["format"]["id"] == "format-two-on-two")
    assert small["args"]["flaw"]["args"]["rule"] == "BOTF-174", "too small for a team"
    assert [deck["name"] for deck in ada.get("/api/decks")["decks"]] == ["Jedi", "Kopia"], "the latest first"
    ada.post(f"/api/decks/{copy['id']}/remove", {}, 200)
    assert [deck["id"] for deck in ada.get("/api/decks")["decks"]] == [made["id"]]


def test_nobody_else_sees_or_changes_a_deck(server: Server) -> None:
    ada, bartek = Player(server), Player(server)
    id = ada.post("/api/decks", order(), 201)["id"]
    assert bartek.get("/api/decks") == {"decks": [], "games": ["card-game"]}
    change = {"name": "x", "deck": JEDI, "version": 1}
    for path, body in ((f"/api/decks/{id}", change), *[(f"/api/decks/{id}/{do}", {}) for do in ("remove", "share")]):
        assert bartek.post(path, body, 404)["error"]["id"] == "server-no-deck"
    assert bartek.get(f"/api/decks/{id}/file", 404)["error"]["id"] == "server-no-deck"
    assert ada.get("/api/decks")["decks"][0]["name"] == "Święta"


def test_a_deck_is_imported_and_exported_in_every_format(server: Server) -> None:
    ada = Player(server)
    for given in ("jedi", JEDI):
        assert ada.post("/api/decks", order(deck=given), 201)["deck"] == JEDI
    id = ada.post("/api/decks", order(deck=HOLIDAYS), 201)["id"]
    answer = ada.http.get(f"/api/decks/{id}/file?lang=pl")
    assert answer.text.splitlines()[:2] == ["Jedi", "2 Ścieżka bohatera"]
    assert answer.headers["content-disposition"].endswith('.txt"')
    for form in load_rules("card-game").deck_forms:
        written = ada.http.get(f"/api/decks/{id}/file?form={form}").text
        again = ada.post("/api/decks", order(deck=written), 201)
        assert again["deck"] == {"affiliation": "jedi", "sets": [1, 1, 2, 2, 3]}, form
    assert ada.get(f"/api/decks/{id}/file?form=pdf", 400)["error"]["id"] == "error-deck-form"
    assert ada.get(f"/api/decks/{id}/file?lang=de", 404)["error"]["id"] == "server-no-language"


@pytest.mark.parametrize(
    ("body", "named"),
    [
        (order(deck="Jedi\n2 A Hero's Jorney\n"), "error-deck"),
        (order(deck="<deck"), "error-deck"),
        (order(deck=7), "error-deck"),
        (order(deck="x" * 200_000), "error-deck"),
        (order(name=" \n"), "server-deck-name"),
        (order(game="star-realms"), "error-no-decks"),
        (order(game="chess"), "error-game"),
        ({"game": "card-game"}, "server-field"),
    ],
)
def test_an_invalid_deck_is_refused_with_the_reason_and_not_saved(server: Server, body: Any, named: str) -> None:
    ada = Player(server)
    assert ada.post("/api/decks", body, 400)["error"]["id"] == named
    assert ada.get("/api/decks")["decks"] == []


def test_a_refused_change_leaves_the_deck_as_it_was(server: Server) -> None:
    ada = Player(server)
    made = ada.post("/api/decks", order(), 201)
    change = {"name": "Nowa", "deck": "Jedi\nNo Such Set\n", "version": 1}
    error = ada.post(f"/api/decks/{made['id']}", change, 400)["error"]
    assert [flaw["id"] for flaw in error["args"]["flaws"]] == ["flaw-deck-set"]
    assert ada.get("/api/decks")["decks"] == [made]


def test_the_second_of_two_changes_to_one_version_is_refused(server: Server) -> None:
    ada = Player(server)
    made = ada.post("/api/decks", order(), 201)
    first = ada.post(f"/api/decks/{made['id']}", {"name": "Jedna", "deck": JEDI, "version": made["version"]}, 200)
    assert first["version"] == made["version"] + 1
    late = {"name": "Druga", "deck": HOLIDAYS, "version": made["version"]}
    assert ada.post(f"/api/decks/{made['id']}", late, 409)["error"]["id"] == "server-deck-changed"
    assert ada.get("/api/decks")["decks"] == [first], "nothing is lost"
    assert ada.post(f"/api/decks/{made['id']}", {**late, "version": first["version"]}, 200)["name"] == "Druga"
    error = ada.post(f"/api/decks/{made['id']}", {"name": "Trzecia", "deck": JEDI}, 400)["error"]
    assert (error["id"], error["args"]["name"]) == ("server-field", "version")


def test_a_shared_deck_is_readable_by_link_until_sharing_ends(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    made = ada.post("/api/decks", order(), 201)
    path = f"/api/decks/{made['id']}"
    assert made["share"] is None
    word = ada.post(path + "/share", {}, 200)["share"]
    assert ada.post(path + "/share", {}, 200)["share"] == word, "the link stays the same"
    shared = bartek.get(f"/api/shared/{word}", 200)
    assert shared == {name: made[name] for name in ("game", "name", "deck", "flaws")}, "and nothing else about her"
    copy = bartek.post("/api/decks", {name: shared[name] for name in ("game", "name", "deck")}, 201)
    assert copy["deck"] == made["deck"] and copy["share"] is None
    assert bartek.post(path, {"name": "x", "deck": JEDI, "version": 1}, 404)["error"]["id"] == "server-no-deck"
    ada.post(path, {"name": "Nowa", "deck": JEDI, "version": 1}, 200)
    assert bartek.get(f"/api/shared/{word}", 200)["deck"] == JEDI, "as it is now"
    assert ada.post(path + "/unshare", {}, 200)["share"] is None
    for wrong in (word, "guess", "%25", "x" * 300):
        assert bartek.get(f"/api/shared/{wrong}", 404)["error"]["id"] == "server-no-shared-deck"
    again = ada.post(path + "/share", {}, 200)["share"]
    assert again != word and bartek.get(f"/api/shared/{word}", 404)
    ada.post(path + "/remove", {}, 200)
    assert bartek.get(f"/api/shared/{again}", 404)


def test_a_first_hand_is_dealt_and_exchanged_by_the_rules(server: Server) -> None:
    ada = Player(server)
    for deck in (JEDI, {"affiliation": "sith", "sets": [19, 19, 20, 20, 21, 22, 23, 24, 25, 36]}):
        ask = {"game": "card-game", "deck": deck}
        dealt = ada.post("/api/first-hand", ask, 200)
        assert (len(dealt["seat"]["chosen"]), dealt["seat"]["hand"], len(dealt["choices"])) == (4, [], 4)
        aside = dealt["choices"][0]["key"]
        first = ada.post("/api/first-hand", {**ask, "seed": dealt["seed"], "made": [aside]}, 200)
        assert (len(first["seat"]["chosen"]), len(first["seat"]["hand"])) == (3, 6)
        assert first["prompt"]["id"] == "ask-ask-mulligan"
        assert first == ada.post("/api/first-hand", {**ask, "seed": dealt["seed"], "made": [aside]}, 200)
        other = ada.post("/api/first-hand", {**ask, "seed": dealt["seed"], "made": [aside, "mulligan"]}, 200)
        assert len(other["seat"]["hand"]) == 6 and other["seat"]["hand"] != first["seat"]["hand"]
        assert other["choices"] == [] and other["prompt"] is None
        more = {**ask, "seed": dealt["seed"], "made": [aside, "mulligan", "mulligan"]}
        assert ada.post("/api/first-hand", more, 409)["error"]["id"] == "server-first-hand-over"


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"deck": HOLIDAYS}, "error-deck"),
        ({"made": ["mulligan"]}, "refuse-question"),
        ({"made": ["nonsense"]}, "error-key-word"),
        ({"seed": [1]}, "error-seed"),
        ({"game": "star-realms"}, "error-no-decks"),
        ({"deck": None}, "error-deck"),
    ],
)
def test_an_illegal_deck_has_no_first_hand(server: Server, wrong: Any, named: str) -> None:
    error = Player(server).post("/api/first-hand", {"game": "card-game", "deck": JEDI, **wrong}, 400)["error"]
    assert error["id"] == named


def test_the_parts_of_decks_are_served(server: Server) -> None:
    parts = Player(server).get("/api/deck-parts/card-game")
    cards = {card.id for card in load_rules("card-game").cards()}
    assert parts["parts"] == load_rules("card-game").decks.parts() and all(
        len(part["cards"]) == 6 for part in parts["parts"]
    )
    assert {card for part in parts["parts"] for card in part["cards"]} < cards
    facts = {card.id: card.facts() for card in load_rules("card-game").cards()}
    for part in parts["parts"]:
        assert part["only"] == facts[part["cards"][0]]["affiliation_only"]
        assert (part["most"] == 1) == facts[part["cards"][0]]["limit_one_per_objective_deck"]
    assert {deck["id"] for deck in parts["ready"]} > {"jedi", "sith"} and "o8d" in parts["forms"]
    assert Player(server).get("/api/deck-parts/star-realms", 400)["error"]["id"] == "error-no-decks"


def test_decks_are_limited_and_erased_with_their_player(tmp_path: Any) -> None:
    with running(tmp_path, decks_each=2) as server:
        ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
        kept = [who.post("/api/decks", order(), 201) for who in (ada, ada, bartek)]
        error = ada.post("/api/decks", order(), 429)["error"]
        assert (error["id"], error["args"]["n"]) == ("server-too-many-decks", 2)
        ada.post("/api/me/erase", {}, 200)
        server.kill()
        store = Store(server.database)

        async def left() -> list[str]:
            await store.open()
            async with store.reading() as db:
                ids = (await db.execute(text("SELECT id FROM decks"))).scalars().all()
            await store.close()
            return list(ids)

        assert asyncio.run(left()) == [kept[2]["id"]]


def test_old_decks_are_removed_and_a_player_with_a_deck_keeps_the_name(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        decks = SavedDecks(store, Settings(decks_each=1))
        for name in ("ada", "bartek"):
            await store.save_player(name, name.capitalize())
            await decks.add(name, NewDeck(**order()))
        with pytest.raises(Refused):
            await decks.add("ada", NewDeck(**order()))
        async with store.writing() as db:
            await db.execute(text("UPDATE players SET created = 1.0"))
            await db.execute(text("UPDATE decks SET updated = 1.0 WHERE player = 'ada'"))
        await clean(store, Settings())
        assert (await decks.of("ada"), await store.name_of("ada")) == ([], None)
        assert len(await decks.of("bartek")) == 1 and await store.name_of("bartek") == "Bartek"
        await store.close()

    asyncio.run(scene())
