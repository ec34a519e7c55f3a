"""When an answer of the database is lost, the players, the room and the database still agree."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from proxy import AFTER, BEFORE, Proxy, through_proxy

from kantyna.server.errors import Refused
from kantyna.server.rooms.open_rooms import Rooms
from kantyna.server.rooms.room import Room
from kantyna.server.settings import Settings
from kantyna.server.storage.store import Store

MOST_MESSAGES = 60
Act = Callable[[Rooms, Room], Awaitable[object]]


@asynccontextmanager
async def broken_line(database: str) -> AsyncIterator[tuple[Proxy, Rooms, Store]]:
    async with through_proxy(database) as (proxy, address):
        settings = Settings(database=address, bot_pause=0)
        store = Store(address)
        await store.open()
        rooms = Rooms(store, settings)
        direct = Store(database)  # for reading only: the other store owns the database
        try:
            yield proxy, rooms, direct
        finally:
            await direct.close()
            await rooms.close()
            await store.close()


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """No background traffic to the database."""
    monkeypatch.setattr("kantyna.server.storage.ownership.LOOK_EVERY", 1000.0)
    monkeypatch.setattr("kantyna.server.tables.synced_table.TRY_AGAIN", 0.02)


async def new_room(rooms: Rooms, *players: str | None) -> Room:
    seats = [{"kind": "person", "player": player, "name": "", "token": f"t{i}"} for i, player in enumerate(players)]
    return await rooms.create("ada", "star-realms", "duel", {}, seats, True)


async def choose(rooms: Rooms, room: Room) -> None:
    seat = next(iter(room.table.choices))
    await room.play.choose("ada", seat, room.table.length, room.table.choices[seat][0].key)


async def undo(rooms: Rooms, room: Room) -> None:
    await room.undo.ask("ada", "Ada", room.table.length - 3)


async def sit(rooms: Rooms, room: Room) -> None:
    await room.seats.sit("bartek", "Bartek", 1)


async def say(rooms: Rooms, room: Room) -> None:
    await room.chat.say("ada", "Ada", f"hej {len(room.chat_lines)}")


async def check(direct: Store, room: Room) -> None:
    """The room, the database and a restarted server agree."""
    assert not room.stale
    row, made = await direct.table(room.row.id), await direct.choices_of(room.row.id)
    assert row is not None
    assert [list(one) for one in made] == room.table.record()["choices"]
    assert (row.seats, row.status, row.revision) == (room.row.seats, room.row.status, room.row.revision)
    assert await direct.chat_of(room.row.id, 100) == room.chat_lines


async def cut_everywhere(
    proxy: Proxy, mode: str, again: Callable[[], Awaitable[Room]], act: Act, rooms: Rooms, direct: Store
) -> list[str]:
    """Act with the connection cut at the first message, at the second, … until it succeeds. Returns the outcomes."""
    outcomes: list[str] = []
    for message in range(MOST_MESSAGES):
        room = await again()
        before = (room.table.length, len(room.chat_lines), room.seats.of("bartek"))
        proxy.arm(message, mode)
        try:
            await asyncio.wait_for(act(rooms, room), 30)
            outcome = "done"
        except Refused as error:
            outcome = error.message.id
        cut = proxy.disarm()
        await check(direct, room)
        changed = before != (room.table.length, len(room.chat_lines), room.seats.of("bartek"))
        assert changed == (outcome == "done"), (outcome, message)
        if not cut:
            return outcomes
        outcomes.append(outcome)
    raise AssertionError("it never goes through")


@pytest.mark.parametrize("mode", [BEFORE, AFTER])
@pytest.mark.parametrize("act", [choose, undo, sit, say])
def test_the_answer_matches_what_is_stored(postgres_database: str, mode: str, act: Act) -> None:
    async def scene() -> list[str]:
        async with broken_line(postgres_database) as (proxy, rooms, direct):
            table = await new_room(rooms, "ada", "ada")
            for _ in range(6):
                await choose(rooms, table)

            async def again() -> Room:
                if act is sit:
                    return await new_room(rooms, "ada", None)
                while table.table.length < 6:
                    await choose(rooms, table)
                return table

            return await cut_everywhere(proxy, mode, again, act, rooms, direct)

    outcomes = asyncio.run(scene())
    assert len(outcomes) >= 4 and set(outcomes) <= {"done", "server-not-stored"}
    if mode == AFTER:
        assert "done" in outcomes, "the answer to COMMIT was lost, but the write succeeded"


@pytest.mark.parametrize("mode", [BEFORE, AFTER])
def test_a_new_table_is_stored_completely_or_not_at_all(postgres_database: str, mode: str) -> None:
    async def scene() -> list[str]:
        outcomes = []
        async with broken_line(postgres_database) as (proxy, rooms, direct):
            for message in range(MOST_MESSAGES):
                before = len(await rooms.store.tables("playing", 500))
                proxy.arm(message, mode)
                try:
                    room = await new_room(rooms, "ada", "ada")
                    await check(direct, room)
                    outcome = "done"
                except Refused as error:
                    outcome = error.message.id
                cut = proxy.disarm()
                assert len(await rooms.store.tables("playing", 500)) == before + (outcome == "done")
                if not cut:
                    break
                outcomes.append(outcome)
        return outcomes

    outcomes = asyncio.run(scene())
    assert len(outcomes) >= 3 and set(outcomes) <= {"done", "server-not-stored"}
    assert mode == BEFORE or "done" in outcomes


@pytest.mark.parametrize("mode", [BEFORE, AFTER])
def test_a_failed_batch_refuses_no_choice(postgres_database: str, mode: str) -> None:
    """Three tables move at once, and the connection is cut at each message of their transaction."""

    async def scene() -> None:
        async with broken_line(postgres_database) as (proxy, rooms, direct):
            tables = [await new_room(rooms, "ada", "ada") for _ in range(3)]
            for message in range(MOST_MESSAGES):
                lengths = [room.table.length for room in tables]
                proxy.arm(message, mode)
                await asyncio.wait_for(asyncio.gather(*[choose(rooms, room) for room in tables]), 30)
                cut = proxy.disarm()
                assert [room.table.length for room in tables] == [length + 1 for length in lengths]
                for room in tables:
                    await check(direct, room)
                if not cut:
                    return
            raise AssertionError("it never goes through")

    asyncio.run(scene())


def test_a_table_that_cannot_be_written_does_not_stop_the_others(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        await store.open()
        rooms = Rooms(store, Settings(database=database))
        good, poisoned, overtaken = [await new_room(rooms, "ada", "ada") for _ in range(3)]
        seat = next(iter(poisoned.table.choices))
        key = poisoned.table.choices[seat][0].key
        await store.read(overtaken.row.id)  # another process plays there now

        async def broken() -> None:
            wrong = poisoned.row.id, poisoned.row.revision
            poisoned.row.id = "x" * 30  # too long for its column, and no such table
            try:
                with pytest.raises(Exception, match=r".*"):
                    await store.add_choice(poisoned.row, 0, seat, key, 0, "playing", [], False)
            finally:
                poisoned.row.id, poisoned.row.revision = wrong

        await asyncio.gather(choose(rooms, good), broken(), return_exceptions=False)
        with pytest.raises(Refused, match="nothing was changed"):
            await choose(rooms, overtaken)
        await choose(rooms, overtaken)
        assert (good.table.length, poisoned.table.length, overtaken.table.length) == (1, 0, 1)
        for room in (good, poisoned, overtaken):
            assert len(await store.choices_of(room.row.id)) == room.table.length
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("mode", [BEFORE, AFTER])
@pytest.mark.parametrize("act", [choose, undo, sit, say])
def test_without_a_database_players_are_told_nothing_uncertain(postgres_database: str, mode: str, act: Act) -> None:
    async def scene() -> set[str]:
        said = set()
        async with broken_line(postgres_database) as (proxy, rooms, direct):
            for message in range(MOST_MESSAGES):
                room = await new_room(rooms, "ada", "ada" if act is not sit else None)
                if act is not sit:
                    for _ in range(4):
                        await choose(rooms, room)
                before = (room.table.record(), room.row.seats, room.chat_lines)
                proxy.arm(message, mode, then_away=True)
                try:
                    await asyncio.wait_for(act(rooms, room), 30)
                except Refused as error:
                    said.add(error.message.id)
                    assert (room.table.record(), room.row.seats, room.chat_lines) == before, (
                        "as it was before, until it is known"
                    )
                cut = proxy.disarm()
                proxy.away = False
                while room.stale:  # the room recovers by itself
                    await asyncio.sleep(0.01)
                await check(direct, room)
                if not cut:
                    return said
        raise AssertionError("it never goes through")

    assert asyncio.run(scene()) == {"server-unsure"}


def test_a_seat_that_could_not_be_saved_is_free_after_a_restart(postgres_database: str) -> None:
    """The refused player may try again; a stranger does not get a seat that was confirmed to another player."""

    async def scene() -> None:
        async with broken_line(postgres_database) as (proxy, rooms, _):
            for message in range(MOST_MESSAGES):
                room = await new_room(rooms, "ada", None)
                proxy.arm(message, AFTER)
                try:
                    await room.seats.sit("bartek", "Bartek", 1)
                    seated = "bartek"
                except Refused:
                    seated = None
                cut = proxy.disarm()
                del rooms.open[room.row.id]
                again = await rooms.room(room.row.id)
                assert again.row.seats[1]["player"] == seated
                if seated:
                    with pytest.raises(Refused, match="Somebody sits there already"):
                        await again.seats.sit("celina", "Celina", 1)
                if not cut:
                    return

    asyncio.run(scene())


def test_a_late_write_is_refused_after_the_table_was_loaded_again(database: str) -> None:
    """A delayed write names an old revision."""

    async def scene() -> None:
        store = Store(database)
        await store.open()
        rooms = Rooms(store, Settings(database=database))
        room = await new_room(rooms, "ada", "ada")
        for _ in range(4):
            await choose(rooms, room)
        known = room.row.revision
        stored = await store.read(room.row.id)
        assert stored is not None and stored.row.revision == known + 1
        seat = next(iter(room.table.choices))
        late = [
            store.add_choice(room.row, 4, seat, room.table.choices[seat][0].key, 0, "playing", [], True),
            store.truncate(room.row, 4, 1),
            store.save_seats(room.row, [], "finished"),
            store.add_chat(room.row, "Ada", 0, "hej", 1.0),
        ]
        for one in late:
            with pytest.raises(Exception, match=room.row.id):
                await one
        again = await store.read(room.row.id)
        assert again is not None and (again.made, again.chat) == (stored.made, [])
        assert again.row.seats == stored.row.seats and again.row.status == "playing"
        await store.close()

    asyncio.run(scene())
