"""No request blocks the others: however large it is, no turn of the event loop is long.

Every route and every kind of message is asked with its largest input, and the longest turn that the loop took is
measured. The first time also loads and packs what is kept afterwards, so it may take longer than the best of the next.
"""

from __future__ import annotations

import asyncio
import copy
import functools
import gc
import json
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from event_loops import Inside, Turns, inside
from people import Player, Seat

import kantyna
from kantyna.bots import decide, make_bot
from kantyna.engine.serialization.table_cards import card_marks
from kantyna.engine.table import Table
from kantyna.game.card_game.cards.sets import CARDS
from kantyna.game.card_game.decks.octgn import GAME
from kantyna.server import identity
from kantyna.server.limits.costs import PricedRoute, PricedSocket
from kantyna.server.protocol.messages import MESSAGES
from kantyna.server.storage.rows import Row
from kantyna.server.tables.stored_tables import history, new_row

Json = Any
MOST = 5.0
"""Milliseconds."""
AT_FIRST = 20.0
"""The same for the first try, and for a busy machine."""
TRIES = 20
FORMAT = "two-on-two"
SECRET = "of-the-event-loop-tests-"


def played(game: str, format: str, seats: int, length: int) -> Table:
    """A game of that length, played at random, whose shuffles can be proven."""
    table, bot = Table(game, format=format, seats=seats, seed=SECRET), make_bot("random", 1)
    while table.length < length:
        seat = table.waiting[0]
        table.choose(seat, decide(bot, table, seat))
    return table


def game_without_attacks(length: int) -> Table:
    """A game of that length without attacks."""
    table, chance = Table("star-realms", seed=1), random.Random(1)
    while table.length < length:
        seat = table.waiting[0]
        offered = table.choices[seat]
        table.choose(seat, chance.choice([one for one in offered if not one.key.startswith("attack")] or offered))
    return table


class World:
    """A server with many tables and decks, and two people."""

    def __init__(self, server: Inside, turns: Turns) -> None:
        self.server = server
        self.turns = turns
        self.app = server.app.state.server
        self.ada = Player(server, "Ada")
        self.bartek = Player(server, "Bartek")
        self.record = game_without_attacks(20_000).record()
        self.team_table = played("card-game", FORMAT, 4, 511)
        self.team_game = self.add(self.team_table, ["ada", "bartek", "ada", "ada"])
        self.long_game = str(self.ada.post("/api/records", self.record, 201)["id"])
        self.deck = kantyna.decks("card-game")[-1]["id"]
        self._fill()

    def id(self, player: Player) -> str:
        return str(identity.read(player.http.cookies[identity.COOKIE], self.app.reader.secret))

    def seat(self, who: str | None) -> dict[str, Json]:
        player = None if who is None else self.id(getattr(self, who))
        return {"kind": "person", "player": player, "name": who or "", "token": secrets.token_urlsafe(16)}

    def row(self, table: Table, people: list[str | None], status: str = "playing", start: Json = None) -> Row:
        return new_row(table, self.id(self.ada), [self.seat(who) for who in people], start, status, True)

    def add(self, table: Table, people: list[str | None], status: str = "playing", start: Json = None) -> str:
        row = self.row(table, people, status, start)
        made = [] if start is not None else history(table)
        self.server.do(self.app.store.add_table(row, card_marks(table), made))
        return row.id

    def _fill(self) -> None:
        """Fill the lobby, mostly with tables of one player, and save as many decks as allowed."""
        position = self.team_table.position()
        fresh = Table("card-game", format=FORMAT, seats=4)
        for status in ("waiting", "playing", "finished"):
            for _ in range(40):
                self.add(fresh, [None, "bartek", "bartek", "bartek"], status)
        for _ in range(40):
            self.add(Table.from_position(position), ["ada", "bartek", "ada", "ada"], "playing", position)
        for n in range(100):
            deck = {"affiliation": "jedi", "sets": [1] * (n + 1) + [2, 3, 4, 5] * 50}
            self.ada.post("/api/decks", {"game": "card-game", "name": f"{n} " + "x" * 50, "deck": deck}, 201)
        kept = {"game": "card-game", "name": "ours", "deck": self.deck}
        self.kept = [str(self.bartek.post("/api/decks", kept, 201)["id"]) for _ in range(8)]

    def waiting(self) -> tuple[str, Row]:
        """A table that waits only for Bartek."""
        row = self.row(Table("card-game", format=FORMAT, seats=4), ["ada", None, "ada", "ada"], "waiting")
        self.server.do(self.app.store.add_table(row, {}, []))
        return row.id, row

    def measure(self, act: Callable[[], object]) -> tuple[float, str]:
        self.turns.clear()
        act()
        return self.turns.longest, self.turns.doing


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    turns = Turns()
    seldom = gc.get_threshold()
    gc.set_threshold(700, 10, 10)  # as in a server: short pauses for garbage, and not a long one now and then
    with pytest.MonkeyPatch.context() as patch:
        turns.watch(patch)
        with inside(tmp_path_factory.mktemp("loop"), turns) as server:
            yield World(server, turns)
    gc.set_threshold(*seldom)


Acts = list[Callable[[], object]]
"""The requests to measure, after preparation."""
LARGEST: dict[tuple[str, str], Callable[[World], Acts]] = {}
PAGES = [
    "/", "/table/{id}", "/replay/{id}", "/join/{token}", "/cards/{game}", "/cards/{game}/{card}", "/rules/{id}",
    "/decks", "/decks/{id}", "/shared/{token}",
]  # fmt: skip


def largest(method: str, path: str) -> Callable[[Callable[[World], Acts]], Callable[[World], Acts]]:
    def note(act: Callable[[World], Acts]) -> Callable[[World], Acts]:
        LARGEST[method, path] = act
        return act

    return note


def reading(path: str, asked: str = "", status: int = 200) -> None:
    """A GET request that everybody may send."""

    def act(w: World) -> Acts:
        def ask() -> None:
            answer = w.ada.http.get(asked.format(w=w) or path)
            assert answer.status_code == status, answer.text

        return [ask]

    LARGEST["GET", path] = act


for page in PAGES:
    reading(page, page.replace("{", "").replace("}", "") + ("x" * 2000 if "{" in page else ""))
reading("/voice/{lang}.ftl", "/voice/pl.ftl")
reading("/api/me")
reading("/api/games")
reading("/api/cards/{game}", "/api/cards/card-game")
reading("/api/rules/{id}", "/api/rules/SWLCG-523?lang=pl")
reading("/api/ledgers/{code}", "/api/ledgers/SWLCG?lang=pl")
reading("/api/decks")
reading("/api/deck-parts/{game}", "/api/deck-parts/card-game")
reading("/api/lobby")
reading("/api/qr", "/api/qr?text=" + "x" * 180)
reading("/api/tables/{id}/record", "/api/tables/{w.long_game}/record")
reading("/api/tables/{id}/story", "/api/tables/{w.long_game}/story")
reading("/api/tables/{id}/share", "/api/tables/{w.long_game}/share")
reading("/web/{path:path}", "/web/style/table.css")
reading("/health")
reading("/metrics")


def cards(*names: str) -> str:
    return f'<deck game="{GAME}">' + "".join(f'<card qty="999" id="x">{name}</card>' for name in names) + "</deck>"


@functools.cache
def hostile_decks() -> list[Json]:
    near = [card.name("en")[:-1] + "qz"[n % 2] for n, card in enumerate(CARDS * 3)][:300]
    return [
        cards(*near),
        cards(*["\ufdfa" * 120] * 300),
        cards("\n" * 99_000),
        cards(*[card.name("en") for card in CARDS][:300]),
        f'<deck game="{GAME}">' + "<a/>" * 24_000 + "</deck>",
        f'<deck game="{GAME}" ' + "".join(f'a{n}="" ' for n in range(10_000)) + "/>",
        "jedi\n" + "\n".join(f"A Hero's Journej {n}" for n in range(299)),
        "jedi" + "\n" * 99_000,
        "\n".join(["1" * 330] * 300),
        "jedi\n" + "999 A Hero's Journey\n" * 299,
        "[" * 99_000,
        "[" + "[]," * 33_000 + "[]]",
        {"affiliation": "jedi", "sets": ["x" * 300] * 300},
        {str(n): n for n in range(20_000)},
        {"affiliation": "jedi", "sets": [[]] * 100_000},
    ]


def posting(path: str, *bodies: Json) -> Callable[[World], Acts]:
    """Hostile bodies, sent by Bartek."""

    def act(w: World) -> Acts:
        def send(body: Json) -> None:
            answer = w.bartek.http.post(path.format(w=w), json=body)
            assert answer.status_code < 500, answer.text

        return [functools.partial(send, body) for body in bodies]

    return act


@largest("POST", "/api/me")
def name(w: World) -> Acts:
    return [lambda: w.ada.post("/api/me", {"name": "ż" * 3000}, 200)]


@largest("POST", "/api/decks")
def add_deck(w: World) -> Acts:
    legal = {"game": "card-game", "name": "ours", "deck": "jedi"}
    refused = posting("/api/decks", *[{"game": "card-game", "name": "x", "deck": deck} for deck in hostile_decks()])
    return [*refused(w), lambda: w.bartek.post("/api/decks", legal, 201)]


@largest("POST", "/api/decks/{id}")
def change_deck(w: World) -> Acts:
    bodies = [{"version": 1, "name": "x", "deck": deck} for deck in hostile_decks()]
    return posting("/api/decks/{w.kept[0]}", *bodies)(w)


@largest("POST", "/api/decks/{id}/remove")
def remove_deck(w: World) -> Acts:
    id = w.bartek.post("/api/decks", {"game": "card-game", "name": "x", "deck": "jedi"}, 201)["id"]
    return [lambda: w.bartek.post(f"/api/decks/{id}/remove", {}, 200)]


@largest("GET", "/api/decks/{id}/file")
def deck_file(w: World) -> Acts:
    id = w.ada.get("/api/decks", 200)["decks"][0]["id"]
    return [functools.partial(w.ada.http.get, f"/api/decks/{id}/file?form={form}") for form in ("o8d", "text", "json")]


@largest("POST", "/api/decks/{id}/share")
def share_deck(w: World) -> Acts:
    return [lambda: w.bartek.post(f"/api/decks/{w.kept[0]}/share", {}, 200)]


@largest("POST", "/api/decks/{id}/unshare")
def unshare_deck(w: World) -> Acts:
    return [lambda: w.bartek.post(f"/api/decks/{w.kept[0]}/unshare", {}, 200)]


@largest("GET", "/api/shared/{token}")
def shared_deck(w: World) -> Acts:
    id = w.ada.get("/api/decks", 200)["decks"][0]["id"]
    token = w.ada.post(f"/api/decks/{id}/share", {}, 200)["share"]
    return [lambda: w.bartek.get(f"/api/shared/{token}", 200)]


@largest("POST", "/api/deck-places")
def deck_places(w: World) -> Acts:
    options = {"open_decks": True}
    body = {"game": "card-game", "format": FORMAT, "options": options, "decks": [w.kept] * 4}
    many = {"game": "card-game", "format": FORMAT, "decks": [["x"]] * 3000}
    return [lambda: w.bartek.post("/api/deck-places", body), *posting("/api/deck-places", many)(w)]


@largest("POST", "/api/first-hand")
def first_hand(w: World) -> Acts:
    bodies = [{"game": "card-game", "deck": deck} for deck in hostile_decks()]
    legal = {"game": "card-game", "deck": w.deck}
    return [*posting("/api/first-hand", *bodies)(w), lambda: w.ada.post("/api/first-hand", legal, 200)]


def table_order(*kinds: str, **more: Json) -> Json:
    seats = [{"kind": "bot", "bot": "greedy"} if kind == "bot" else {"kind": kind} for kind in kinds]
    return {"game": "card-game", "format": FORMAT, "seats": seats, **more}


@largest("POST", "/api/tables")
def create(w: World) -> Acts:
    order = table_order("me", "bot", "bot", "bot", options={"open_decks": True})
    many = table_order(*["me"] * 600)
    return [lambda: w.ada.post("/api/tables", order, 201), *posting("/api/tables", many)(w)]


@largest("POST", "/api/join")
def join(w: World) -> Acts:
    _, row = w.waiting()
    return [lambda: w.bartek.post("/api/join", {"token": row.seats[1]["token"]}, 200)]


@largest("GET", "/api/invites/{token}")
def invitation(w: World) -> Acts:
    _, row = w.waiting()
    return [lambda: w.bartek.get(f"/api/invites/{row.seats[1]['token']}", 200)]


@largest("POST", "/api/tables/{id}/sit")
def sit(w: World) -> Acts:
    id, _ = w.waiting()
    return [lambda: w.bartek.post(f"/api/tables/{id}/sit", {"seat": 1}, 200)]


@largest("POST", "/api/tables/{id}/decks")
def change_decks(w: World) -> Acts:
    id, _ = w.waiting()
    return [lambda: w.ada.post(f"/api/tables/{id}/decks", {"seat": 0, "decks": [w.deck] * 8})]


@largest("POST", "/api/tables/{id}/rematch")
def rematch(w: World) -> Acts:
    id = w.add(w.team_table, ["ada", "bartek", "ada", "ada"], "finished")
    return [lambda: w.ada.post(f"/api/tables/{id}/rematch", {}, 201)]


@largest("GET", "/api/tables/{id}/proof")
def proof(w: World) -> Acts:
    id = w.add(w.team_table, ["ada", "bartek", "ada", "ada"], "finished")
    return [lambda: w.ada.get(f"/api/tables/{id}/proof", 200)]


@largest("POST", "/api/commitments")
def commit(w: World) -> Acts:
    return [lambda: w.ada.post("/api/commitments", {}, 201)]


@largest("POST", "/api/tables/{id}/remove")
def remove(w: World) -> Acts:
    id = w.add(w.team_table, ["ada"] * 4)
    return [lambda: w.ada.post(f"/api/tables/{id}/remove", {}, 200)]


@largest("POST", "/api/me/erase")
def erase(w: World) -> Acts:
    celina = Player(w.server, "Celina")
    for _ in range(5):
        celina.post("/api/tables", table_order("me", "person", "me", "me"), 201)
    return [lambda: celina.post("/api/me/erase", {}, 200)]


@largest("POST", "/api/records")
def records(w: World) -> Acts:
    changed = copy.deepcopy(w.record)
    changed["choices"][-1] = [0, "x"]
    changed.pop("check")
    position = {**w.record, "start": w.team_table.position(), "vouched": "x"}
    pieces = [{"choices": [{}] * 300_000}, {"choices": [[0, "end"]] * 60_000}, {"choices": [], "seed": [[]] * 79_000}]
    refused = posting("/api/records", changed, position, *pieces)
    return [lambda: w.ada.post("/api/records", w.record, 201), *refused(w)]


@largest("POST", "/api/tables/{id}/play-on")
def play_on(w: World) -> Acts:
    return [lambda: w.ada.post(f"/api/tables/{w.team_game}/play-on", {"at": 511, "seat": 0}, 201)]


async def visit(w: World, table: str, *then: Callable[[Seat], Awaitable[None]]) -> None:
    async with Seat(w.ada, table) as seat:
        for act in then:
            await act(seat)


def visited(w: World, table: str) -> None:
    asyncio.run(visit(w, table))


@largest("WEBSOCKET", "/ws/{id}")
def enter(w: World) -> Acts:
    again = w.add(w.team_table, ["ada", "bartek", "ada", "ada"])
    return [functools.partial(visited, w, id) for id in (w.team_game, again, w.long_game)]


MESSAGE: dict[str, list[dict[str, Json]]] = {
    "choose": [
        {"seat": 0, "at": 0, "key": "x" * 4000},
        {"seat": 0, "at": 511, "key": "x" * 4000},
        {"seat": 0, "at": 400, "key": "pass"},
    ],
    "why": [{"seat": 0, "key": "x" * 4000}, {"seat": 0, "key": "play " + "luke_skywalker#1 " * 200}],
    "undo": [{"to": 256}, {"to": 500}],
    "undo-answer": [{"wish": 1, "yes": True}],
    "undo-withdraw": [{"wish": 1}],
    "pace": [{"pace": "x" * 4000, "until_turn": True}, {"pace": "at-once", "until_turn": True}],
    "stops": [{"own": ["x"] * 900, "theirs": []}, {"own": [], "theirs": [], "everywhere": True}],
    "until": [{"seat": 0, "what": "x" * 4000}],
    "look": [{"at": 511}, {"at": 256}, {"at": 255}],
    "steps": [{}],
    "resign": [{"seat": 1}],
    "draw": [{}],
    "chat": [{"text": "ż" * 1500}, {"text": "", "team": True}],
}


async def say(at_table: Seat, kind: str, **more: Json) -> None:
    """Send a message, and wait until it or the next one is answered."""
    await at_table.send(kind, id="this", **more)
    await at_table.send("why", seat=-1, key="", id="next")
    while (await at_table.receive()).get("id") != "next":
        pass


def longest(w: World, prepare: Callable[[World], Acts]) -> tuple[float, float, str]:
    """The longest turn of the first try and of the best later try, in milliseconds, and what it did."""
    tries: list[tuple[float, str]] = []
    while len(tries) < 2 or (len(tries) <= TRIES and min(tries[1:])[0] > MOST):
        tries.append(max([w.measure(act) for act in prepare(w)]))
        time.sleep(0.02)
    return tries[0][0], *min(tries[1:])


def routes(w: World) -> dict[tuple[str, str], PricedRoute | PricedSocket]:
    found: dict[tuple[str, str], PricedRoute | PricedSocket] = {}
    for route in w.server.app.routes:
        assert isinstance(route, PricedRoute | PricedSocket), f"{route} says no cost"
        methods = (route.methods or set()) - {"HEAD"} if isinstance(route, PricedRoute) else {"WEBSOCKET"}
        for method in methods:
            found[method, route.path] = route
    return found


def test_every_route_and_message_has_a_cost_and_is_measured(world: World) -> None:
    assert set(routes(world)) == set(LARGEST)
    assert all(route.cost > 0 for route in routes(world).values())
    assert set(MESSAGES) == set(MESSAGE)
    assert all(kind.cost >= 1 for kind in MESSAGES.values())


@pytest.mark.parametrize("method, path", LARGEST)
def test_no_request_blocks_the_event_loop(world: World, method: str, path: str) -> None:
    first, best, doing = longest(world, LARGEST[method, path])
    assert best < MOST and first < AT_FIRST, f"{first:.1f} ms, then {best:.1f} ms in {doing}"


@pytest.mark.parametrize("kind", MESSAGE)
def test_no_message_blocks_the_event_loop(world: World, kind: str) -> None:
    def prepare(w: World) -> Acts:
        id = w.add(w.team_table, ["ada", "bartek", "ada", "ada"])
        asyncio.run(visit(w, id))

        def act(message: dict[str, Json]) -> None:
            asyncio.run(visit(w, id, lambda seat: say(seat, kind, **message)))

        return [functools.partial(act, message) for message in MESSAGE[kind]]

    first, best, doing = longest(world, prepare)
    assert best < MOST and first < AT_FIRST, f"{first:.1f} ms, then {best:.1f} ms in {doing}"


def test_replaying_a_long_game_does_not_block_the_loop(world: World) -> None:
    async def walk(seat: Seat) -> None:
        for at in (20_000, 19_967, 255, 0):
            await say(seat, "look", at=at)
        await say(seat, "steps")

    _, best, doing = longest(world, lambda w: [lambda: asyncio.run(visit(w, w.long_game, walk))])
    assert best < MOST, f"{best:.1f} ms in {doing}"


def test_routes_refuse_bodies_larger_than_they_need(world: World) -> None:
    large = "x" * 25_000
    for path in ("/api/me", "/api/tables", "/api/deck-places", "/api/join"):
        answer = world.ada.http.post(
            path, content=json.dumps({"name": large}), headers={"Content-Type": "application/json"}
        )
        assert answer.status_code == 413, path


def test_a_refused_request_does_no_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Playing on, creating a table and adding a record, once an address has reached its limit."""
    table = played("star-realms", "duel", 2, 20)
    with inside(tmp_path, Turns(), make_rate=0.0001, make_burst=1.5) as server:
        ada = Player(server)
        id = ada.post("/api/records", table.record(), 201)["id"]

        def fail(*_: Any) -> None:
            raise AssertionError("work was done")

        for place in (
            "http.record_routes.rewound",
            "http.table_routes.find_decks",
            "http.table_routes.check_place",
            "shuffles.signatures.read",
            "rooms.open_rooms.Rooms.create",
        ):
            monkeypatch.setattr("kantyna.server." + place, fail)
        for path, body in (
            (f"/api/tables/{id}/play-on", {"at": 10, "seat": 0}),
            ("/api/tables", {"game": "star-realms", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
            ("/api/records", table.record()),
        ):
            assert ada.post(path, body, 429)["error"]["id"] == "server-too-many-made", path
