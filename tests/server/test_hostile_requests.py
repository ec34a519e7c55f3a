"""Invalid requests are refused with a message: nothing from the network causes a 500."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from people import Player, running
from starlette.routing import Route

import kantyna
from kantyna.server.app import create_app
from kantyna.server.errors import Refused
from kantyna.server.protocol.messages import DeckPlaces, FirstHand, SetStops, Sit, TableOrder, read_body, read_message
from kantyna.server.settings import Settings

Json = Any
DECK = {"affiliation": "jedi", "sets": [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]}
BODIES: dict[str, Json] = {
    "/api/me": {"name": "Ada"},
    "/api/me/erase": {},
    "/api/tables": {
        "game": "card-game",
        "seats": [{"kind": "me", "decks": ["jedi"]}, {"kind": "bot", "bot": "random", "name": "", "decks": ["sith"]}],
        "format": "duel",
        "options": {"dark_side": 1},
        "public": False,
        "contribution": None,
    },
    "/api/commitments": {},
    "/api/join": {"token": "guess", "decks": ["jedi"], "contribution": {"hash": "x", "value": "y"}},
    "/api/tables/{id}/sit": {"seat": 1, "decks": ["jedi"], "contribution": None},
    "/api/tables/{id}/decks": {"seat": 0, "decks": ["jedi"]},
    "/api/tables/{id}/rematch": {"contribution": None},
    "/api/tables/{id}/remove": {},
    "/api/tables/{id}/play-on": {"at": 0, "seat": 0, "bot": "random", "share": "guess"},
    "/api/records": kantyna.Table("star-realms", seed=1).record(),
    "/api/decks": {"game": "card-game", "name": "Moja", "deck": DECK},
    "/api/decks/{id}": {"name": "Moja", "deck": DECK, "version": 1},
    "/api/decks/{id}/remove": {},
    "/api/decks/{id}/share": {},
    "/api/decks/{id}/unshare": {},
    "/api/deck-places": {"game": "card-game", "decks": [["jedi"], ["sith"]], "format": "duel", "options": {}},
    "/api/first-hand": {"game": "card-game", "deck": DECK, "seed": 1, "made": ["keep"]},
}
"""A valid body for each route, to be made invalid."""
HOSTILE: list[Json] = [
    None, True, 0, -1, 7, 10**40, 1.5, "", " ", "x", "\x00", "a\x00b", "é" * 50, "a" * 5000, "..", "%s", [], {}, [[]],
    [None], [{}], [[{}]], [{"kind": {}}], [7], ["a\x00b"], {"x": {}}, {"": []}, {"deck": [{"sets": [{}]}]},
]  # fmt: skip
RAW = [
    b"", b"{", b"[]", b"null", b"7", b'"x"', b"\xff", b'{"name": "\xff"}', b'{"name": "\xed\xa0\x80"}',
    b"\xff\xfe{\x00}\x00",
    b'{"name": "\\ud800"}', b'{"name": "\x00"}', b'{"\xc3\x28": 1}', b'{"name": "a", "name": "\xe2\x28\xa1"}',
    b"\xef\xbb\xbf{}", b"[" * 5000, b'{"a":' * 5000, b'{"name": NaN}', b'{"name": 1e999}', b'{"game": "\\u0000"}',
]  # fmt: skip
IDS = ["x", "a b", "%00", "a%00b", "%FF", "%ED%A0%80", "%F0%9F%9B%B8", "..%2f..", "a" * 3000, "%", "%0a", "'", "-1"]


def spots(value: Json, path: tuple[Json, ...] = ()) -> Iterator[tuple[Json, ...]]:
    """The path to every value in a body."""
    yield path
    parts = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    for step, part in parts:
        yield from spots(part, (*path, step))


def replaced(value: Json, path: tuple[Json, ...], hostile: Json) -> Json:
    """The body with another value at that path."""
    if not path:
        return hostile
    copied = json.loads(json.dumps(value))
    part = copied
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = hostile
    return copied


def invalid_bodies(body: Json, count: int, dice: random.Random) -> Iterator[bytes]:
    everything = [(path, hostile) for path in spots(body) for hostile in HOSTILE]
    for path, hostile in dice.sample(everything, min(count, len(everything))):
        yield json.dumps(replaced(body, path, hostile)).encode()
    for field in body:
        yield json.dumps({**body, field: [{}]}).encode()
    yield from RAW


def routes() -> list[tuple[str, str]]:
    app = create_app(Settings(database="sqlite+aiosqlite:///:memory:"))
    found = [route for route in app.routes if isinstance(route, Route)]
    return [(method, route.path) for route in found for method in sorted(route.methods or ()) if method != "HEAD"]


def test_no_request_causes_a_500(tmp_path: Path, database: str) -> None:
    dice = random.Random(3)
    json_type = {"content-type": "application/json"}
    failed: list[str] = []
    with running(tmp_path, database=database) as server:
        ada = Player(server, "Ada")

        def fresh() -> list[str]:
            """A deck, a waiting table and a running one, for the ids in paths."""
            ada.http.get("/api/me")
            deck = ada.post("/api/decks", BODIES["/api/decks"], 201)["id"]
            return [deck, ada.new_table("me", "person", game="card-game"), ada.new_table("me", "random")]

        known = fresh()

        def ask(method: str, path: str, content: bytes | None = None) -> None:
            answer = ada.http.request(method, path, content=content, headers=json_type if method == "POST" else {})
            if answer.status_code >= 500:
                failed.append(f"{answer.status_code} {method} {path} {(content or b'')[:200]!r}")
            elif answer.status_code >= 400:
                assert answer.headers["content-type"].startswith(("application/json", "text/plain")), path
            if "%00" in path:
                assert answer.status_code == 400, f"NUL: {answer.status_code} {method} {path}"

        for method, path in routes():
            name = path[path.index("{") : path.index("}") + 1] if "{" in path else ""
            for id in [*IDS, *known] if name else [""]:
                there = path.replace(name, id).replace("{card}", id) if name else path
                if method == "GET":
                    ask(method, there)
                    query = dice.choice(("lang", "text", "share", "form"))
                    ask(method, f"{there}?{query}={quote(dice.choice(IDS), safe='%')}")
                elif not path.endswith(("erase", "remove")):
                    assert path in BODIES, f"a body for {path} is missing here"
                    few = 40 if not name else 15 if id in known else 1
                    for content in invalid_bodies(BODIES[path], few, dice):
                        ask(method, there, content)
                        if id not in known and name:
                            break
                else:
                    for content in RAW:
                        ask(method, there, content)
            if path.startswith("/api/tables/") and method == "POST":
                known = fresh()
    assert not failed, "\n".join(failed[:20])


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (FirstHand, {"game": "card-game", "deck": {}, "made": [{}]}),
        (DeckPlaces, {"game": "card-game", "decks": [{}]}),
        (DeckPlaces, {"game": "card-game", "decks": [[{}]]}),
        (TableOrder, {"game": "card-game", "seats": [{"kind": "me", "decks": [{}]}]}),
        (TableOrder, {"game": "card-game", "seats": [[{}]]}),
        (Sit, {"seat": 0, "decks": [{}]}),
    ],
)
def test_a_wrong_object_in_a_list_is_refused_with_the_expected_type(kind: Any, body: Json) -> None:
    with pytest.raises(Refused) as caught:
        read_body(json.dumps(body).encode(), kind)
    assert caught.value.status == 400
    assert str(caught.value).endswith(("list of str.", "list of list of str.", "list of str, null.", "JSON object."))


def test_a_message_with_an_object_inside_a_list_is_refused() -> None:
    with pytest.raises(Refused, match="own is missing or has the wrong type; it must be list of str"):
        read_message(json.dumps({"type": "stops", "own": [{}]}))
    assert SetStops(own=["force"]) == read_message('{"type": "stops", "own": ["force"]}')


@pytest.mark.parametrize("body", [b'{"seat": 0, "decks": ["a\\u0000b"]}', b'{"seat": 0, "decks": ["\\\\\\u0000"]}'])
def test_a_nul_is_refused_anywhere_in_a_body(body: bytes) -> None:
    with pytest.raises(Refused) as caught:
        read_body(body, Sit)
    assert (caught.value.message.id, caught.value.status) == ("server-nul", 400)
    with pytest.raises(Refused):
        read_message('{"type": "chat", "text": "a\\u0000"}')
    assert read_body(b'{"seat": 0, "decks": ["\\\\u0000"]}', Sit).decks == ["\\u0000"], "this is not a NUL"
