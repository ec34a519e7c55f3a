"""The HTTP requests about tables, seats, invitations and records, and their refusals."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from people import Player, Server

import kantyna

DUEL: dict[str, Any] = {"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


def test_a_player_is_a_signed_cookie_and_a_name(server: Server) -> None:
    ada = Player(server, "  Ada\n\u202e  Łęcka  ")
    assert ada.get("/api/me")["name"] == "Ada Łęcka", "one line without bidirectional characters"
    assert ada.get("/api/me")["player"] == ada.me["player"]
    forged = httpx.get(server.url + "/api/me", cookies={"kantyna": "somebody.0123456789abcdef0123456789abcdef"}).json()
    assert forged["name"] == "" and forged["player"] != ada.me["player"]
    cookie = httpx.get(server.url + "/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_every_answer_has_a_content_security_policy(server: Server) -> None:
    for path in ("/", "/api/games", "/web/app.js", "/nowhere"):
        headers = httpx.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_texts_and_cards_are_served(server: Server) -> None:
    polish = httpx.get(server.url + "/voice/pl.ftl").text
    assert "effect-draw" in polish and "dobierz kartę" in polish
    assert httpx.get(server.url + "/voice/de.ftl").status_code == 404
    cards = httpx.get(server.url + "/api/cards/star-realms").json()
    assert len(cards) == 49
    ram = next(card for card in cards if card["id"] == "ram")
    assert ram["facts"]["cost"] == 3 and ram["provenance"] == "confirmed" and len(ram["lines"]) == 3
    assert "SR-358" in ram["rules"] and "SR-114" not in ram["rules"]
    assert httpx.get(server.url + "/api/cards/chess").status_code == 404
    rule = httpx.get(server.url + "/api/rules/SR-114").json()
    assert rule["id"] == "SR-114" and "pool" in rule["text"]
    rule = httpx.get(server.url + "/api/rules/SR-114?lang=pl").json()
    assert rule["lang"] == "pl" and "Pula nigdy nie spada poniżej 0" in rule["text"].replace("pula", "Pula")
    assert httpx.get(server.url + "/api/rules/SR-999?lang=pl").status_code == 404
    unknown = httpx.get(server.url + "/api/rules/SR-114?lang=de")
    assert unknown.status_code == 404 and unknown.json()["error"]["id"] == "server-no-language"
    assert httpx.get(server.url + "/api/rules/SR-999").status_code == 404


def test_whole_ledgers_are_served_with_the_id_of_their_game(server: Server) -> None:
    english = httpx.get(server.url + "/api/ledgers/dbg").json()
    polish = httpx.get(server.url + "/api/ledgers/DBG?lang=pl").json()
    assert (english["game"], english["lang"], polish["ledger"], polish["lang"]) == ("deckbuilding", "en", "DBG", "pl")
    assert [line["id"] for line in english["lines"]] == [line["id"] for line in polish["lines"]]
    assert english["lines"][6]["text"].startswith("The Clone Wars galaxy deck")
    assert polish["lines"][6]["text"] == "Talia galaktyki Clone Wars liczy 90 kart."
    unknown = httpx.get(server.url + "/api/ledgers/XYZ")
    assert unknown.status_code == 404 and unknown.json()["error"]["id"] == "server-no-ledger"
    assert "DBG, SR" in unknown.json()["error"]["args"]["known"]
    assert httpx.get(server.url + "/api/ledgers/SR?lang=de").json()["error"]["id"] == "server-no-language"
    for page in ("/cards/star-realms", "/cards/star-realms/ram", "/rules/SR-114"):
        assert httpx.get(server.url + page).text.startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "server-field"),
        ([], "server-not-object"),
        ({**DUEL, "game": "chess"}, "error-game"),
        ({**DUEL, "format": "solo"}, "error-format"),
        ({**DUEL, "seats": []}, "error-seats"),
        ({**DUEL, "seats": DUEL["seats"] * 2}, "error-seats"),
        ({**DUEL, "options": {"boxes": 9}}, "error-option-value"),
        ({**DUEL, "options": []}, "error-options"),
        ({**DUEL, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deepest"}]}, "error-bot"),
        ({**DUEL, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "/etc/passwd:Bot"}]}, "error-bot"),
        ({**DUEL, "seats": [{"kind": "me"}, {"kind": "ghost"}]}, "server-seat-kind"),
        ({**DUEL, "seats": [{"kind": "me"}, 7]}, "server-not-object"),
        ({**DUEL, "public": "yes"}, "server-field"),
        ({**DUEL, "surprise": 1}, "server-unknown-field"),
    ],
)
def test_a_bad_table_is_refused_with_the_reason(server: Server, body: Any, named: str) -> None:
    answer = Player(server).http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == named


def test_requests_that_change_something_are_checked(server: Server) -> None:
    ada = Player(server)
    assert ada.http.post("/api/tables", content="{", headers={"content-type": "application/json"}).status_code == 400
    assert ada.http.post("/api/tables", content="a=b").status_code == 415
    assert httpx.post(server.url + "/api/tables", json=DUEL).status_code == 401
    huge = ada.http.post("/api/records", content=b" " * 1_100_000, headers={"content-type": "application/json"})
    assert huge.status_code == 413
    assert ada.http.get("/api/tables/nosuch/record").status_code == 404


def test_an_invitation_seats_one_person(server: Server) -> None:
    ada, bartek, celina = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
    table = ada.new_table("me", "person", public=False)
    assert ada.get("/api/lobby")["mine"][0]["status"] == "waiting"
    assert all(entry["id"] != table for entry in celina.get("/api/lobby")["open"]), "a private table is not listed"
    assert celina.post(f"/api/tables/{table}/sit", {"seat": 1}, 403)["error"]["id"] == "server-private"
    assert bartek.post("/api/join", {"token": "guess"}, 404)["error"]["id"] == "server-no-invite"
    assert bartek.post("/api/join", {"token": "%"}, 404)["error"]["id"] == "server-no-invite"


def test_players_at_a_shared_screen_have_their_own_names(server: Server) -> None:
    ada = Player(server, "Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": " Bartek\n"}, {"kind": "me", "name": ""}]
    order = {"game": "star-realms", "format": "free-for-all", "seats": seats}
    table = ada.post("/api/tables", order, 201)["id"]
    summary = next(entry for entry in ada.get("/api/lobby")["mine"] if entry["id"] == table)
    assert [seat["name"] for seat in summary["seats"]] == ["Ada", "Bartek", "Ada"]
    wrong = {**order, "seats": [{"kind": "me", "name": 7}, *seats[1:]]}
    assert ada.post("/api/tables", wrong, 400)["error"]["id"] == "server-field"


def test_an_open_seat_of_a_public_table_can_be_taken_once(server: Server) -> None:
    ada, bartek, celina = Player(server, "Ada"), Player(server, "Bartek"), Player(server, "Celina")
    table = ada.new_table("me", "person")
    assert any(entry["id"] == table for entry in bartek.get("/api/lobby")["open"])
    assert bartek.post(f"/api/tables/{table}/sit", {"seat": 5}, 400)["error"]["id"] == "server-seat-range"
    assert bartek.post(f"/api/tables/{table}/sit", {"seat": 0}, 409)["error"]["id"] == "server-seat-taken"
    assert bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200) == {"id": table, "seat": 1}
    assert celina.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)["error"]["id"] == "server-seat-taken"
    summary = next(entry for entry in bartek.get("/api/lobby")["mine"] if entry["id"] == table)
    assert summary["status"] == "playing" and summary["you"] == [1]
    assert [seat["name"] for seat in summary["seats"]] == ["Ada", "Bartek"]
    assert any(entry["id"] == table for entry in celina.get("/api/lobby")["watch"])


def test_a_record_is_loaded_and_replayed(server: Server) -> None:
    t = kantyna.Table("star-realms", seed=3)
    for _ in range(20):
        for seat, choices in t.choices.items():
            t.choose(seat, choices[0])
            break
    ada = Player(server, "Ada")
    table = ada.post("/api/records", t.record(), 201)["id"]
    assert ada.get(f"/api/tables/{table}/record", 200) == t.record()
    broken = {**t.record(), "seed": 4}
    assert ada.post("/api/records", broken, 400)["error"]["id"] == "error-record"
    assert ada.post("/api/records", [], 400)["error"]["id"] == "error-record"
    onward = ada.post(f"/api/tables/{table}/play-on", {"at": 12, "seat": 0, "bot": "random"}, 201)["id"]
    assert onward != table
    assert ada.get(f"/api/tables/{onward}/record", 200)["start"] is not None
    refusals = [({"at": 99, "seat": 0}, "server-look-range"), ({"at": 1, "seat": 4}, "server-seat-range")]
    for body, named in refusals:
        assert ada.post(f"/api/tables/{table}/play-on", body, 400)["error"]["id"] == named


def test_nobody_gets_the_record_of_a_running_game_between_people(server: Server) -> None:
    ada, bartek = Player(server, "Ada"), Player(server, "Bartek")
    table = ada.new_table("me", "person")
    assert ada.get(f"/api/tables/{table}/record", 403), (
        "nor may the first to sit down look while the other seat is free"
    )
    bartek.post(f"/api/tables/{table}/sit", {"seat": 1}, 200)
    for player in (ada, bartek, Player(server)):
        assert player.get(f"/api/tables/{table}/record", 403)["error"]["id"] == "server-record-running"
    alone = ada.new_table("me", "random")
    assert ada.get(f"/api/tables/{alone}/record", 200)["game"] == "star-realms"
    assert bartek.get(f"/api/tables/{alone}/record", 403)["error"]["id"] == "server-record-running"
