"""Rules change between releases: a stored game continues unchanged or says why it cannot."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import kantyna
from kantyna.engine import setup_cache as setups
from kantyna.engine.chance import deal as dealing
from kantyna.engine.chance import secret
from kantyna.engine.ids import Seat
from kantyna.engine.registry import load_rules
from kantyna.engine.rules.formats import Option
from kantyna.game.star_realms.effects import Combat, Trade
from kantyna.server.errors import Refused
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store
from kantyna.shapes import Record
from loose import position_of, view_of

BOTH = [{"kind": "person", "player": "ada", "name": "Ada", "token": "t"} for _ in range(2)]


@pytest.fixture(autouse=True)
def fresh_setups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set-ups are cached for the whole process; here each test has its own cache."""
    monkeypatch.setattr(setups, "_setups", {})


def forget_setups() -> None:
    """Empty the cache, like the process of the next release."""
    setups._setups.clear()


def card(id: str) -> Any:
    return next(card for card in load_rules("star-realms").cards() if card.id == id)


async def play(room: Room, count: int, seed: int = 1) -> None:
    pick = random.Random(seed)
    for _ in range(count):
        seat = next(iter(room.table.choices))
        keys = [choice.key for choice in room.table.choices[seat]]
        await room.play.choose("ada", seat, room.table.length, pick.choice([k for k in keys if k != "end"] or keys))


def over_a_release(
    database: str, change: Callable[[], None], then: Callable[[Rooms, Room, dict[str, Any]], Awaitable[None]]
) -> None:
    """Store a game of 150 choices, change the rules, and load the game again."""

    async def scene() -> None:
        store = Store(database)
        await store.open()
        rooms = Rooms(store, Settings(database=database))
        seats = [dict(one) for one in BOTH]
        room = await rooms.create("ada", "star-realms", "duel", {}, seats, True)
        await play(room, 150)
        before = position_of(room.table)
        rooms.open.clear()
        forget_setups()
        change()
        await then(rooms, await rooms.room(room.row.id), before)
        await store.close()

    asyncio.run(scene())


def test_a_game_continues_when_the_changes_do_not_concern_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = load_rules("star-realms").formats[0]

    def change() -> None:
        monkeypatch.setattr(duel, "options", (*duel.options, Option("brand-new", False, (False, True))))

    async def then(rooms: Rooms, room: Room, before: dict[str, Any]) -> None:
        now = room.table.position()
        assert now["options"].pop("brand-new") is False
        assert now == before and room.closed is None and room.notice() is None
        stored = await rooms.store.table(room.row.id)
        assert stored is not None and stored.rules == room.table.rules == room.row.rules
        await play(room, 5, seed=2)

    over_a_release(database, change, then)


def test_a_game_whose_cards_changed_is_closed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the check, one changed number would silently lead to another table."""

    async def then(rooms: Rooms, room: Room, before: dict[str, Any]) -> None:
        assert room.closed is not None and room.closed.id == "server-closed-cards"
        assert room.closed.args["cards"] == "scout"
        assert room.table.position() == before, "restored from the last snapshot and the choices after it"
        assert room.notice() is room.closed
        seat = next(iter(room.table.choices))
        assert room.broadcast.state_json([Seat(0), Seat(1)], 0)["choices"] == {}
        for attempt in (
            room.play.choose("ada", seat, room.table.length, room.table.choices[seat][0].key),
            room.play.resign("ada", 0),
            room.undo.ask("ada", "Ada", 0),
        ):
            with pytest.raises(Refused, match="cards of this game have changed since it began"):
                await attempt
        assert (await room.play.look_back("ada", 3))["at"] == 3

    def change() -> None:
        monkeypatch.setattr(card("scout"), "cost", 3)  # no choice so far depended on this number

    over_a_release(database, change, then)


def test_a_closed_game_shows_only_a_state_that_existed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choices depended on the changed number, so an earlier state of the table is shown."""
    seen: list[dict[str, Any]] = []

    async def then(rooms: Rooms, room: Room, before: dict[str, Any]) -> None:
        made = await rooms.store.choices_of(room.row.id)
        assert len(made) == 150, "all choices stay stored"
        assert room.closed is not None
        seen.append(view_of(room.table))
        forget_setups()
        monkeypatch.undo()
        monkeypatch.setattr(setups, "_setups", {})
        past = kantyna.Table("star-realms", seed=room.row.seed)
        views = [past.view(None)]
        for seat, key in made:
            past.choose(seat, key)
            views.append(past.view(None))
        assert seen[0] in views

    def change() -> None:
        monkeypatch.setattr(card("scout"), "primary", (Trade(2),))

    over_a_release(database, change, then)


def test_a_game_continues_from_its_snapshot_when_its_start_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For example, shuffling changed: the deal differs, but the position in the middle of the game is the same."""

    def change() -> None:
        monkeypatch.setattr(dealing, "stream", lambda seed: secret.stream(seed[::-1]))

    async def then(rooms: Rooms, room: Room, before: dict[str, Any]) -> None:
        assert room.closed is None and room.table.position() == before
        assert room.table.length == 150 - 128
        notice = room.notice()
        assert notice is not None and (notice.id, notice.args["n"]) == ("server-went-on", 128)
        await play(room, 70, seed=3)
        after = room.table.position()
        rooms.open.clear()
        again = await rooms.room(room.row.id)
        assert again.table.position() == after and again.earlier == 128
        await again.undo.ask("ada", "Ada", 80)
        stored = await rooms.store.read(room.row.id)
        assert stored is not None and len(stored.made) == 80 and stored.snapshot_at == 64

    over_a_release(database, change, then)


def test_a_change_in_the_code_of_an_effect_is_noticed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def change() -> None:
        def twice(self: Combat, t: Any, me: Any) -> None:
            given(self, t, me)
            given(self, t, me)

        given = Combat.run
        monkeypatch.setattr(Combat, "run", twice)

    async def then(rooms: Rooms, room: Room, before: dict[str, Any]) -> None:
        assert room.closed is not None and room.closed.id == "server-closed-rules"
        assert room.closed.args["n"] == 150 and room.closed.args["at"] == room.table.length < 150

    over_a_release(database, change, then)


def test_a_table_without_choices_takes_the_new_rules(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        rooms = Rooms(store, Settings(database=database))
        room = await rooms.create("ada", "star-realms", "duel", {}, [dict(BOTH[0]), {**BOTH[1], "player": None}], True)
        rooms.open.clear()
        forget_setups()
        monkeypatch.setattr(card("scout"), "cost", 3)
        again = await rooms.room(room.row.id)
        assert again.closed is None
        await again.seats.sit("bartek", "Bartek", 1)
        assert again.row.status == "playing"
        await store.close()

    asyncio.run(scene())


def test_a_stored_record_is_compared_choice_by_choice_too(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        rooms = Rooms(store, Settings(database=database))
        game = kantyna.Table("star-realms", seed=5)
        for _ in range(80):
            seat = min(game.choices)
            game.choose(seat, game.choices[seat][0].key)
        room = await rooms.add_record("ada", game.record())
        stored = await store.read(room.row.id)
        assert stored is not None and stored.made[-1][2] == game.mark()
        rooms.open.clear()
        forget_setups()
        monkeypatch.setattr(card("viper"), "primary", (Combat(2),))
        assert (await rooms.room(room.row.id)).closed is not None
        await store.close()

    asyncio.run(scene())


def finished(seed: int) -> Record:
    game = kantyna.Table("star-realms", seed=seed)
    pick = random.Random(seed)
    while not game.over and game.length < 120:
        seat = min(game.choices)
        game.choose(seat, pick.choice(game.choices[seat]).key)
    return game.record()


def test_a_record_under_other_rules_gives_the_same_game_or_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    written = [finished(seed) for seed in range(24)]
    ends = [kantyna.replay(record).view(None) for record in written]
    forget_setups()
    monkeypatch.setattr(card("viper"), "primary", (Combat(2),))
    outcomes = []
    for record, end in zip(written, ends, strict=True):
        try:
            assert kantyna.replay(record).view(None) == end, "replayed to another table without an error"
            outcomes.append("same")
        except kantyna.BadRecord as error:
            assert "played with other rules" in error.text("en") and "innych zasad" in error.text("pl")
            with pytest.raises(kantyna.BadRecord, match="played with other rules"):
                kantyna.replay(record, upto=1)
            outcomes.append("error")
    assert "error" in outcomes


def test_the_version_of_the_rules_depends_on_declarations(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(game: str = "star-realms", **more: Any) -> str:
        forget_setups()
        return kantyna.Table(game, seed=1, **more).rules

    first = version()
    assert version() == first and len(first) == 16
    assert version(options={"discard_timing": "next_turn"}) == first, "a choice between rules is part of the rules"
    assert version(format="free-for-all", seats=3) != first
    viper = card("viper")
    with monkeypatch.context() as changed:
        changed.setattr(viper, "primary", (Combat(2),))
        assert version() != first
    with monkeypatch.context() as changed:
        changed.setattr(viper, "provenance", "reconstructed")
        assert version() == first
    assert version() == first
