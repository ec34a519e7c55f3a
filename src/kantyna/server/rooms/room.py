"""A room: one table being played, who sits at it and who looks on.

Everything that changes a table happens under the room's lock, in this order: a copy of the table, the database, the
table itself, the people.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ...engine.draws import ACCEPT, OFFER
from ...engine.registry import load_rules
from ...engine.serialization.brought_decks import deck_of
from ...engine.table import RESIGN, Table
from ...engine.voice import Message, seat_name
from .. import worker_threads
from ..decks.seat_decks import check_place, secret_decks, told
from ..protocol.wire import NOTHING_DEALT, Refused, choice_json, dumps, error_json, events_json, eyes, picture, refused
from ..settings import Settings
from ..shuffles import signatures
from ..shuffles.commitments import Given, taken_back, with_value
from ..storage.store import Dealt, Row, Store
from ..tables.free_undo import GoingBack
from ..tables.recap import looked, recap, rewound, round_start
from ..tables.stale_choices import still_stands
from ..tables.stored_tables import LoadedTable, deal, is_dealt, snapshot
from ..tables.summaries import chosen_by, has_part, kept_for, summary
from ..tables.synced_table import Kept
from ..tables.team_chat import Said, heard, own_team, teams_to_talk
from .auto_pass import Passing
from .bot_driver import Driver
from .connection import Connection
from .debounce import Soon
from .proposals import Rematch, UndoRequest
from .saved_stops import KeptStops

Json = Any
log = logging.getLogger(__name__)
EVENTS_AT_FIRST = 60
FEW_EVENTS = 30
COMING_AND_GOING = 1.0
"""Seconds within which everybody hears who has come and gone."""
NOTE_EVERY = 10.0
"""Seconds after which a move also brings the date of the table in the lobby up to date."""


class Room(Kept):
    def __init__(
        self,
        row: Row,
        loaded: LoadedTable,
        store: Store,
        settings: Settings,
        stops: KeptStops | None = None,
    ) -> None:
        super().__init__(row, loaded, store)
        self.settings = settings
        self.connections: set[Connection] = set()
        self.going_back = GoingBack()
        self.undo_request: UndoRequest | None = None
        self._undo_requests = secrets.randbits(20)
        """The number of the last request; not from 0, for a browser may still show one from before a restart."""
        self.rematch: Rematch | None = None
        self._recap: dict[str, Json] | None = None
        self.touched = time.monotonic()
        self._left = 0.0
        """When the last of its people left, in seconds since 1970; 0: none of them has been here."""
        self._telling = Soon(COMING_AND_GOING, self._tell_table)
        self.driver = Driver(self)
        self.passing = Passing(self, stops or KeptStops(store))

    def wake(self) -> None:
        """Whoever moves by themselves is to look at the table."""
        self.driver.wake()
        self.passing.wake()

    async def read_again(self) -> None:
        self.undo_request = None
        self.going_back.forget()
        await self.going_back.prepare(self.row, self.table)
        self.driver.bots.clear()
        self._tell_anew()

    # who is who

    def seats_of(self, player: str) -> list[int]:
        return [i for i, seat in enumerate(self.row.seats) if seat["kind"] == "person" and seat.get("player") == player]

    def kept_for(self, player: str) -> list[int]:
        return kept_for(self.row, player)

    def people(self) -> set[str]:
        return {seat["player"] for seat in self.row.seats if seat["kind"] == "person" and seat.get("player")}

    def may_tell_all(self, player: str) -> bool:
        """May this player see everything that was ever hidden? Of a finished game those who sat there; of another,
        where nobody else is playing for it, or will be. A record is for whoever has its address."""
        if self.row.status == "finished":
            mine = player in (*self.people(), self.row.owner)
            return mine or all(seat["kind"] == "record" for seat in self.row.seats)
        others = [seat for seat in self.row.seats if seat["kind"] == "person" and seat.get("player") != player]
        return bool(self.seats_of(player)) and not others

    def summary(self, player: str) -> dict[str, Json]:
        online = {connection.player for connection in self.connections}
        return summary(self.row, player, self.table.length, online, self.table.waiting)

    def table_json(self, player: str) -> dict[str, Json]:
        request, notice = self.undo_request, self.notice()
        rematch = self.rematch if self.seats_of(player) else None
        invites = {}
        if player == self.row.owner:
            invites = {
                str(i): f"/join/{seat['token']}"
                for i, seat in enumerate(self.row.seats)
                if seat["kind"] == "person" and not seat.get("player")
            }
        return {
            "type": "table",
            **self.summary(player),
            "options": self.row.options,
            "teams": teams_to_talk(self.table),
            "invites": invites,
            "decks": self._decks_of(player),
            "lists": self._lists_for(player),
            "reach": self.settings.reach if invites else "",
            "watching": len([c for c in self.connections if not c.seats]),
            "undo": None if request is None else request.told(player),
            "notice": None if notice is None else notice.data(),
            "rematch": None if rematch is None else rematch.told(player),
            "shuffles": signatures.shuffles(self.row, self.table, self.may_tell_all(player)),
        }

    def _decks_of(self, player: str) -> dict[str, Json]:
        return {str(i): told(self.row.seats[i]) for i in chosen_by(self.row, player)}

    def hides_decks_from(self, player: str) -> bool:
        """Could this player learn about somebody else's deck by trying which decks go with it?"""
        partners = not is_dealt(self.row) and bool(teams_to_talk(self.table))
        return partners and bool(secret_decks(self.row.seats, chosen_by(self.row, player)))

    def _lists_for(self, player: str) -> dict[str, Json]:
        """The decks on the table that this player may read, by seat."""
        if not is_dealt(self.row):
            return {}
        eyes_of: list[int | None] = [*self.seats_of(player)] or [None]
        found = {str(i): [deck_of(self.table, i, seat) for seat in eyes_of] for i in range(self.table.seat_count)}
        return {i: next(filter(None, decks)) for i, decks in found.items() if any(decks)}

    def forget(self, seats: list[int], said: Said) -> None:
        """The player's name and words leave the room; `said` is how much of the chat is left."""
        self.said = said
        self.chat = [line for line in self.chat if line["seat"] not in seats]
        for proposal in (self.undo_request, self.rematch):
            if proposal is not None and proposal.seat in seats:
                proposal.name = ""
        for connection in list(self.connections):
            connection.hang_up()  # a browser comes back and is told everything as it is now
        self._tell_anew()

    # people come and go

    def last_here(self) -> float:
        """When one of this table's people was here last or did something, in seconds since 1970."""
        if any([has_part(self.row, connection.player) for connection in self.connections]):
            return time.time()
        return max(self._left, self.row.updated)

    def has_place_for(self, connection: Connection) -> bool:
        """Whoever sits here always finds a place; others as long as there are not too many of them."""
        watching = len([one for one in self.connections if not one.seats])
        return bool(self.seats_of(connection.player)) or watching < self.settings.watchers_a_table

    async def enter(self, connection: Connection) -> None:
        async with self.lock:
            self.touched = time.monotonic()
            seats = self.seats_of(connection.player)
            await self.going_back.prepare(self.row, self.table)
            state = await self._state(seats, self._first_event())
            # from here on nothing can fail: nobody is let in half
            connection.seats = seats
            connection.told = self.table.event_count
            self.connections.add(connection)
            connection.send(self.table_json(connection.player))
            self._telling.ask()
            connection.send(state)
            self._tell_chat(connection)
            if self.closed is not None:
                connection.send(error_json(self.closed))
            self.wake()

    def close_table(self, why: Message) -> None:
        """Nothing moves here any more, and everybody is told why."""
        self.closed = why
        for connection in list(self.connections):
            connection.send(error_json(why))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = time.monotonic()
        if has_part(self.row, connection.player):
            self._left = time.time()
        self._telling.ask()

    async def sit(self, player: str, name: str, seat: int, decks: Json = None, given: Given = None) -> None:
        """Take a free seat, with these decks if any are brought; the game begins with the last one."""
        async with self.held():
            place = self.row.seats[seat]
            if place["kind"] != "person" or place.get("player") not in (None, player):
                raise refused("seat-taken", 409)
            seats = [dict(one) for one in self.row.seats]
            if place.get("for") not in (None, player):
                seats[seat]["decks"] = None  # chosen by whom the seat was kept for
            seats[seat].update(player=player, name=name)
            self._bring(player, seats, seat, decks)
            shuffles = with_value(self.row, seat, player, given)
            full = all(one["kind"] == "bot" or one.get("player") for one in seats)
            status = "playing" if full and self.row.status == "waiting" else self.row.status
            table: Table = self.table
            dealt: Dealt | None = None
            if status == "playing" and not is_dealt(self.row):
                table, dealt = await worker_threads.soon(deal, replace(self.row, seats=seats, shuffles=shuffles))
            revision = await self.stored(
                self.store.save_seats(self.row, seats, status, dealt=dealt, shuffles=shuffles),
                lambda: seat in self.seats_of(player),
            )
            if revision is not None:
                self.table = table
                self.row.seed, self.row.rules, self.row.edition = table.seed, table.rules, table.edition
                self.row.seats, self.row.status, self.row.revision = seats, status, revision
                self.row.shuffles = shuffles
                if dealt is not None:
                    self.row.options, self.row.decks = dealt.options, dealt.decks
                self._tell_anew()

    async def bring(self, player: str, seat: int, decks: list[dict[str, Json]]) -> None:
        """Other decks for one's seat, or for a bot at one's table, until the cards are dealt."""
        async with self.held():
            place = self.row.seats[seat]
            if seat not in self.seats_of(player) and not (place["kind"] == "bot" and player == self.row.owner):
                raise refused("not-your-seat", 403)
            seats = [dict(one) for one in self.row.seats]
            self._bring(player, seats, seat, decks)
            revision = await self.stored(
                self.store.save_seats(self.row, seats, self.row.status),
                lambda: self.row.seats[seat].get("decks") == decks,
            )
            if revision is not None:
                self.row.seats, self.row.revision = seats, revision
                self._tell_table()

    def _bring(self, player: str, seats: list[dict[str, Any]], seat: int, decks: list[dict[str, Json]] | None) -> None:
        """Put decks on a seat among these; None: it keeps those it has."""
        if is_dealt(self.row):
            if decks is not None:
                raise refused("already-dealt", 409)
            return
        if decks is not None:
            seats[seat]["decks"] = decks
        known = [seat, *chosen_by(self.row, player)]
        check_place(self.row.game, self.row.format, self.row.options, seats, seat, known)

    # what people do

    async def choose(self, player: str, seat: int, at: int, key: str) -> None:
        async with self.held():
            self._check_player(player, seat)
            if at != self.table.length and not still_stands(self.table, seat, at, key):
                return
            await self.make(seat, key)

    async def resign(self, player: str, seat: int) -> None:
        async with self.held():
            self._check_player(player, seat)
            await self.make(seat, RESIGN)

    async def draw(self, player: str) -> None:
        """Offer a draw, or accept the one that is offered, with all one's seats; the bots answer at once."""
        async with self.held():
            mine = self.seats_of(player)
            self._check_player(player, mine[0] if mine else -1)
            word = ACCEPT if any([self.table.why_not(seat, ACCEPT) is None for seat in mine]) else OFFER
            willing = [seat for seat in mine if self.table.why_not(seat, word) is None]
            for seat in willing or mine[:1]:  # the engine says why none of them may
                await self.make(seat, word)
                word = ACCEPT
            for seat in self.driver.seats():
                if self.driver.accepts_draw(seat):
                    await self.make(seat, ACCEPT)

    def _check_player(self, player: str, seat: int) -> None:
        if seat not in self.seats_of(player):
            raise refused("not-your-seat", 403)
        if self.row.status == "waiting":
            raise refused("not-begun", 409)
        self._check_open()

    def _check_open(self) -> None:
        if self.closed is not None:
            raise Refused(self.closed, 409)

    async def make(self, seat: int, key: str) -> None:
        """One choice, and after it the passes of those who do not want to be asked; the lock is held."""
        if await self.take(seat, key):
            await self.passing.follow()
            await self._tell_chosen(seat)

    async def settle(self) -> None:
        """Somebody may not want to be asked any more; the lock is held."""
        before = self.table
        await self.passing.follow()
        if self.table is not before:
            await self._tell_states(list(self.connections))
            self.driver.wake()

    async def take(self, seat: int, key: str) -> bool:
        """One choice, before anybody is told; the lock is held. False: it is there, but the table was read again."""
        n = self.table.length
        after = self.table.copy()
        player = self.row.seats[seat].get("player")
        if player and self.people() != {player}:
            self.going_back.choose(after, seat, key, self.seats_of(player))
        else:
            after.choose(seat, key)
        status, winners = "finished" if after.over else "playing", list(after.winners)
        ended = status != self.row.status
        note = ended or time.time() - self.row.updated > NOTE_EVERY
        writing = self.store.add_choice(self.row, n, seat, key, after.mark(), status, winners, note, snapshot(after))
        if await self.stored(writing, lambda: self.table.choices_since(n) == [(seat, key)]) is None:
            return False
        self.table = after
        self.touched = time.monotonic()
        self.row.status, self.row.winners = status, winners
        if note:
            self.row.updated = time.time()
        request, self.undo_request = self.undo_request, None
        if request is not None:
            self._tell_player(request.player, Message("server-undo-lapsed"))
        if ended or request is not None:
            self._tell_table()
        waiting = after.waiting
        for connection in self.connections:
            if after.over or not set(connection.seats).isdisjoint(waiting):
                connection.pace.until_turn = False
        return True

    async def _tell_chosen(self, seat: int) -> None:
        """Whoever has chosen waits for it: their answer is on its way before the others' are made."""
        waiting = [connection for connection in self.connections if seat in connection.seats]
        await self._tell_states(waiting)
        try:
            if waiting:
                await asyncio.sleep(0)
        finally:
            await self._tell_states(self.connections.difference(waiting))
            self.driver.wake()

    def why(self, player: str, seat: int, key: str) -> dict[str, Json]:
        if seat not in self.seats_of(player):
            raise refused("not-your-seat", 403)
        refusal = self.table.why_not(seat, key)
        if refusal is None:
            return {"type": "why", "rule": None}
        return {"type": "why", "rule": refusal.rule, "text": refusal.message.data()}

    async def undo(self, player: str, name: str, to: int) -> None:
        async with self.held():
            seats = self.seats_of(player)
            if not seats:
                raise refused("not-your-seat", 403)
            if self.row.status == "finished":
                raise refused("undo-over", 409)
            self._check_open()
            if not 0 <= to < self.table.length:
                raise refused("undo-range", n=max(0, self.table.length - 1))
            others = self.people() - {player}
            await self.going_back.prepare(self.row, self.table)
            if others and to < self.going_back.since(self.table, seats):
                self._undo_requests += 1
                self.undo_request = UndoRequest(self._undo_requests, player, name, seats[0], to, others)
                self._tell_table()
            else:
                await self._go_back(to, seats)

    async def answer_undo(self, player: str, number: int, yes: bool) -> None:
        """An answer is to the request that was read, and to no other that came in its place."""
        async with self.held():
            request = self.undo_request
            if request is None or (player != request.player and player not in request.others):
                raise refused("no-wish", 409)
            if number != request.number:
                raise refused("other-wish", 409)
            if player == request.player or not yes:
                self.undo_request = None
                if player != request.player:
                    self._tell_player(request.player, Message("server-undo-refused", who=self._called(player)))
                self._tell_table()
                return
            request.others.discard(player)
            if not request.others:
                await self._go_back(request.to, self.seats_of(request.player))

    async def _go_back(self, to: int, seats: list[int]) -> None:
        past = await worker_threads.soon(rewound, self.table.copy(), to)
        self.going_back.forget()
        await self.going_back.prepare(self.row, past)
        shuffles = taken_back(self.row.shuffles, to)
        writing = self.store.truncate(self.row, self.table.length, to, shuffles)
        revision = await self.stored(writing, lambda: self.table.length == to)
        if revision is None:
            return
        self.undo_request = None
        self.table = past
        self.driver.bots.clear()
        self.row.status, self.row.winners, self.row.revision, self.row.shuffles = "playing", [], revision, shuffles
        self.passing.forget(seats)
        self._tell_table()
        for connection in self.connections:
            connection.told = min(connection.told, self._first_event())
        await self._tell_states(list(self.connections))
        self.wake()

    async def look(self, player: str, at: int) -> dict[str, Json]:
        """The table after its first `at` choices, as this player may see it."""
        if not is_dealt(self.row):
            raise refused("not-begun", 409)
        if not 0 <= at <= self.table.length:
            raise refused("look-range", n=self.table.length)
        return await worker_threads.soon(looked, self.table.copy(), self.seats_of(player), at)

    async def recap(self) -> dict[str, Json]:
        """How the game went, once it is over: worked out for the first who asks, in a thread, and kept."""
        if self.row.status != "finished":
            raise refused("not-over", 409)
        if self._recap is None:
            self._recap = await worker_threads.at_length(recap, self.table.copy())
        return self._recap

    def recap_for(self, player: str, whole: dict[str, Json]) -> dict[str, Json]:
        """Decks that people brought are for those who sat there, and for whoever may read them anyway."""
        if not load_rules(self.row.game).brings_decks or self.may_tell_all(player):
            return whole
        known = self._lists_for(player)
        return {**whole, "decks": [deck if str(i) in known else {} for i, deck in enumerate(whole["decks"])]}

    async def say(self, player: str, name: str, text: str, to_team: bool = False) -> None:
        seats = self.seats_of(player)
        if not seats:
            raise refused("chat-seat", 403)
        if not text:
            raise refused("chat-empty")
        async with self.held():
            at, team = time.time(), own_team(self.table, seats) if to_team else None
            line = await self.stored(
                self.store.add_chat(self.row, name, seats[0], text, at, team),
                lambda: any(one["at"] == at and one["text"] == text for one in self.chat),
            )
            if line is not None:
                self.chat = [*self.chat, line][-100:]
                self.said[team] = self.said.get(team, 0) + 1
                for connection in self.connections:
                    lines = heard(self.table, [line], self.said, connection.seats)
                    if lines:  # who does not hear it does not hear that either
                        connection.send({"type": "chat", "lines": lines})

    def _tell_chat(self, connection: Connection) -> None:
        """All of it, as far as it is still known."""
        connection.send({"type": "chat", "lines": heard(self.table, self.chat, self.said, connection.seats)})

    async def set_pace(self, player: str, name: str, until_turn: bool) -> None:
        """How fast bots are to move for this player."""
        async with self.lock:
            for connection in self.connections:
                if connection.player == player:
                    on_turn = not set(connection.seats).isdisjoint(self.table.waiting)
                    connection.pace.set(name, until_turn and bool(connection.seats) and not on_turn)
            self.driver.hurry()

    async def set_stops(self, player: str, wishes: dict[str, Json]) -> None:
        """Where this player wants to be asked."""
        async with self.held():
            if not self.seats_of(player):
                raise refused("not-your-seat", 403)
            await self.passing.change(player, wishes)
            await self.settle()

    async def pass_until(self, player: str, seat: int, what: str | None) -> None:
        async with self.held():
            self._check_player(player, seat)
            await self.passing.pass_until(seat, what)
            await self.settle()

    # what people are told

    def _tell_anew(self) -> None:
        """Everything, to everybody: who sits where may have changed, and what has happened."""
        for connection in list(self.connections):
            connection.seats = self.seats_of(connection.player)
            connection.told = -1
            self._tell_state(connection)
            self._tell_chat(connection)
        self._tell_table()
        self.wake()

    def _called(self, player: str) -> Message | str:
        """Somebody who sits here, by name."""
        seat = self.seats_of(player)[0]
        return str(self.row.seats[seat]["name"] or "") or seat_name(seat)

    def _tell_player(self, player: str, text: Message) -> None:
        """Something that only this player is to hear."""
        for connection in self.connections:
            if connection.player == player:
                connection.send({"type": "notice", "text": text.data()})

    def _tell_table(self) -> None:
        """To those who have no part in it the same."""
        self._telling.cancel()
        said = ""
        for connection in list(self.connections):
            if has_part(self.row, connection.player):
                connection.send(self.table_json(connection.player))
            else:
                said = said or dumps(self.table_json(connection.player))
                connection.send(said)

    async def _tell_states(self, connections: Iterable[Connection]) -> None:
        """The lock is held: the table stays what it is meanwhile."""
        said: dict[tuple[tuple[int, ...], int], str] = {}
        for connection in connections:
            start = self._events_from(connection)
            eyes_and_start = (tuple(connection.seats), start)
            if eyes_and_start not in said:
                said[eyes_and_start] = await self._state(connection.seats, start)
            connection.send(said[eyes_and_start])
            connection.told = self.table.event_count

    async def _state(self, seats: list[int], start: int) -> str:
        """With more than a few events it is written beside the event loop."""
        if self.table.event_count - start <= FEW_EVENTS:
            return dumps(self.state_json(seats, start))
        self.table.copy()  # puts its lists in order, so that nothing writes to them while the thread reads
        return await worker_threads.soon(lambda: dumps(self.state_json(seats, start)))

    async def tell_again(self, connection: Connection) -> None:
        """Everything about the state, to somebody who has missed something."""
        async with self.lock:
            connection.told = -1
            await self._tell_states([connection])

    def _tell_state(self, connection: Connection) -> None:
        connection.send(self.state_json(connection.seats, self._events_from(connection)))
        connection.told = self.table.event_count

    def _events_from(self, connection: Connection) -> int:
        if connection.told >= 0:
            return min(connection.told, self.table.event_count)
        return self._first_event()

    def _first_event(self) -> int:
        """From where the log is told to somebody who comes: some lines, and the last turn of every seat."""
        return min(max(0, self.table.event_count - EVENTS_AT_FIRST), round_start(self.table))

    def state_json(self, seats: list[int], events_from: int) -> dict[str, Json]:
        if not is_dealt(self.row):
            return {"type": "state", **NOTHING_DEALT}
        table = self.table
        waiting = self.row.status == "waiting" or self.closed is not None
        return {
            "type": "state",
            **picture(table, seats),
            "choices": {
                str(seat): [choice_json(table, choice) for choice in table.choices[seat]]
                for seat in seats
                if seat in table.choices and not waiting
            },
            "events": events_json(table, events_from, eyes(seats)),
            "events_from": events_from,
            "back": table.last_decision_of(seats),
            "chosen": table.last_decision_of(seats, passes=True),
            "free": self._free_since(seats),
        }

    def _free_since(self, seats: list[int]) -> int:
        """How far back whoever has these seats may go without asking anybody."""
        if self.people() == {self.row.seats[seat].get("player") for seat in seats}:
            return 0
        return self.going_back.since(self.table, seats)

    async def close(self) -> None:
        await self.driver.close()
        await self.passing.close()
        self._telling.cancel()
        await self.give_up()
        for connection in self.connections:
            connection.hang_up()
