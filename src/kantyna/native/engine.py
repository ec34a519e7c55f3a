"""The C engine of one set-up, and its games: blocks of bytes that are read, copied and stepped."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable, Sequence
from ctypes import byref, c_int, memmove, sizeof
from typing import Any, Final, overload

from ..engine.chance.deal import check_seed
from ..engine.effects.effect import DECLINE, DONE, Effect, Step, Take
from ..engine.effects.hands import DISCARD_CARD
from ..engine.effects.phases import END_PHASE
from ..engine.errors import KantynaError, setup_error
from ..engine.ids import NO_CARD, Card, Seat
from ..engine.seating import TargetSeat
from ..engine.serialization.codec import quote
from ..engine.setup import OptionValue, Setup
from ..engine.setup_cache import make_setup
from ..engine.state import State
from ..engine.table import Table, TableData
from ..engine.voice import Message
from ..game.star_realms import actions, buying, effects
from . import states
from .constants import CHOICES, NOBODY, NONE
from .layout import ChoiceEntry, layout
from .library import load, size_for
from .tables import Writer, check_served

Json = Any

VERBS: Final[dict[str, Effect]] = {
    "play": actions.PLAY_CARD,
    "use": actions.USE_PRIMARY,
    "ally": actions.USE_ALLY,
    "scrap": actions.USE_SCRAP,
    "buy": actions.BUY,
    "attack": actions.ATTACK_BASE,
    "end": END_PHASE,
    "put_on_top": buying.ON_DECK,
    "put_on_discard": buying.ON_DISCARD,
    "discard": DISCARD_CARD,
    "scrap_card": effects.SCRAP_CARD,
    "destroy": effects.DESTROY,
    "acquire": effects.ACQUIRE,
    "copy": effects.COPY,
    "done": DONE,
    "decline": DECLINE,
}
"""The effects of those kinds of choices that always have the same effect."""


class BadGame(KantynaError):
    """Bytes that are no game, an index without a choice, an array of the wrong shape."""


def bad(id: str, **args: Any) -> BadGame:
    error = BadGame(Message("error-native-" + id))
    error.message.args = args
    return error


class Engine:
    """Plays one set-up: its tables, and the library of its size. All games of the set-up share it."""

    def __init__(self, setup: Setup) -> None:
        check_served(setup)
        self.setup = setup
        size = size_for(setup.seat_count, len(setup.defs))
        writer = Writer(setup, layout(*size))
        self.tables: Any = writer.write()  # first: where an effect has no C, nothing need be compiled
        self.library = load(*size)
        self.calls = self.library.calls
        self.effects: list[Effect] = writer.effects
        self.numbers: dict[Effect, int] = writer.numbers
        self.card_ids: tuple[str, ...] = tuple([card.id for card in writer.kinds])
        """The card of each kind, in the order of the arrays that count cards."""
        self.size: int = sizeof(self.library.layout.game)
        """The size of a game in bytes."""
        self.pointer = ctypes.pointer(self.tables)

    def new(self, seed: int) -> Game:
        """A new game, as `Table(…, seed=seed)` deals it."""
        number = check_seed(seed)
        if not isinstance(number, int):
            raise setup_error("error-simulation-seed", value=number)
        game = Game(self)
        self.calls.kn_new(self.pointer, game.state, number)
        return game

    def from_table(self, table: Table) -> Game:
        """The game that a table is at, also an imagined table. Raises `NotServed` for a table that C cannot hold."""
        if not isinstance(table, Table):
            raise bad("table-type", value=quote(table))
        state = table._state
        ours, theirs = self.setup, state.setup
        if ours is not theirs and (
            theirs.rules is not ours.rules
            or theirs.format is not ours.format
            or theirs.options != ours.options
            or theirs.seat_count != ours.seat_count
        ):
            raise bad("other-setup", value=f"{theirs.rules.id} {theirs.format.id}")
        game = Game(self)
        states.write(state, game.state, self.numbers, self.tables)
        game._check()
        return game

    def from_bytes(self, data: Any) -> Game:
        """A game from its bytes, or from an array of that size. They are checked: they may come from anywhere."""
        try:
            given = memoryview(data).tobytes()
        except (TypeError, ValueError, BufferError):
            raise bad("bytes-type", n=self.size, value=quote(data)) from None
        if len(given) != self.size:
            raise bad("size", n=self.size, given=len(given))
        game = Game(self)
        memmove(byref(game.state), given, self.size)
        game._check()
        return game

    def block(self, games: Iterable[Game]) -> Block:
        """Copies of these games in one block of memory."""
        listed = list(games)
        for game in listed:
            if not isinstance(game, Game) or game.engine is not self:
                raise bad("block", value=quote(game))
        states = (self.library.layout.game * len(listed))()
        for place, game in enumerate(listed):
            memmove(byref(states, place * self.size), byref(game.state), self.size)
        return Block(self, states, len(listed))

    def step_of(self, seat: int, entry: Any, n: int) -> Step:
        """A choice as a step of the Python engine."""
        word = CHOICES[entry.word]
        effect = VERBS.get(word)
        if effect is None:
            if word == "take":
                effect = Take(self.effects[entry.part])
            else:
                effect = actions.ATTACK_SEAT[entry.part] if word == "attack_seat" else TargetSeat(entry.part)
        return Step(effect, Seat(seat), Card(entry.card) if entry.card != NONE else NO_CARD, n, self.setup)


class Game:
    """A game at a question, or over: `legal` lists the choices, `step` makes one, `copy` copies the game."""

    __slots__ = ("engine", "state")

    def __init__(self, engine: Engine) -> None:
        """All bytes are zero: use `Engine.new`, `from_table` or `from_bytes`."""
        self.engine = engine
        self.state: Any = engine.library.layout.game()

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.state.winner == NOBODY else (self.state.winner,)

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def seat(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        return int(self.state.step[self.state.depth - 1] >> 8 & 255) if not self.state.over else None

    def _runs(self) -> tuple[Any, int, int, int]:
        runs = (ChoiceEntry * self.engine.library.offers)()
        seat, count = c_int(), c_int()
        engine = self.engine
        n = engine.calls.kn_legal(engine.pointer, self.state, runs, byref(seat), byref(count))
        return runs, n, seat.value, count.value

    @property
    def count(self) -> int:
        """The number of choices; 0 when the game is over."""
        found: int = self.engine.calls.kn_count(self.engine.pointer, self.state)
        return found

    def legal(self) -> list[Step]:
        """The choices, in the order of `Table.choices`. `step` takes an index into this list."""
        runs, n, seat, _ = self._runs()
        steps: list[Step] = []
        for run in runs[:n]:
            steps.extend([self.engine.step_of(seat, run, run.n - i) for i in range(run.count)])
        return steps

    def step(self, index: int, result: Any = None) -> None:
        """Make the choice at that index. A wrong index changes nothing. (`result` counts cards, for `play`.)"""
        if isinstance(index, bool) or not isinstance(index, int) or not 0 <= index < 2**31:
            raise bad("index", value=quote(index), n=self.count - 1)
        fault = self.engine.calls.kn_step_at(self.engine.pointer, self.state, index, result)
        if fault:
            self._failed(fault, index)

    def _failed(self, fault: int, index: int) -> None:
        count = self.count
        if not count:
            raise bad("over")
        if index >= count:
            raise bad("index", value=str(index), n=count - 1)
        raise bad("fault", n=fault)

    def copy(self) -> Game:
        twin = Game(self.engine)
        memmove(byref(twin.state), byref(self.state), self.engine.size)
        return twin

    def children(self) -> Block:
        """The game after each choice, in the order of `legal`: copied and stepped in one call."""
        engine = self.engine
        room, count = 0, FEW
        while room < count:  # seldom twice
            room = count
            states = (engine.library.layout.game * room)()
            count = engine.calls.kn_children(engine.pointer, self.state, states, room)
        if count < 0:
            raise bad("fault", n=-1 - count)
        return Block(engine, states, count)

    def _check(self) -> None:
        fault = self.engine.calls.kn_check(self.engine.pointer, self.state)
        if fault:
            raise bad("bytes", n=fault)

    def as_state(self) -> State:
        """The state of a table at this game, with its question asked."""
        engine = self.engine
        state = states.read(self.state, engine.setup, engine.effects, engine.tables)
        state.advance()
        return state

    def table(self) -> Table:
        """A table at this game. Its history begins here."""
        return Table(TableData(self.as_state(), 0, False))

    def __bytes__(self) -> bytes:
        return bytes(memoryview(self.state).cast("B"))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.engine.setup is other.engine.setup and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash((self.state.chance, self.state.turn))

    def __repr__(self) -> str:
        return f"<Game {self.engine.setup.format.id}, turn {self.turn}{', over' if self.over else ''}>"


FEW: Final = 12
"""Most questions have at most this many choices."""


class Block(Sequence[Game]):
    """Games in one block of memory. `block[i]` is the game itself, not a copy."""

    __slots__ = ("engine", "states", "games")

    def __init__(self, engine: Engine, states: Any, count: int) -> None:
        self.engine = engine
        self.states = states
        self.games = count

    def __len__(self) -> int:
        return self.games

    @overload
    def __getitem__(self, place: int) -> Game: ...
    @overload
    def __getitem__(self, place: slice) -> list[Game]: ...
    def __getitem__(self, place: int | slice) -> Game | list[Game]:
        if isinstance(place, slice):
            return [self[i] for i in range(*place.indices(len(self)))]
        game = Game.__new__(Game)
        game.engine = self.engine
        game.state = self.states[range(len(self))[place]]
        return game

    def children(self) -> tuple[Block, list[int]]:
        """The game after each choice of each game, and the number of choices of each game."""
        engine = self.engine
        counts = (c_int * len(self))()
        total = engine.calls.kn_counts(engine.pointer, self.states, len(self), counts)
        states = (engine.library.layout.game * total)()
        fault = engine.calls.kn_expand(engine.pointer, self.states, len(self), counts, states)
        if fault:
            raise bad("fault", n=fault)
        return Block(engine, states, total), list(counts)


MOST_KEPT: Final = 16
_engines: dict[tuple[str, str, int, tuple[tuple[str, OptionValue], ...]], Engine] = {}


def engine(format: Json = None, seats: Json = None, options: Json = None, game: Json = "star-realms") -> Engine:
    """The C engine of that set-up, made once and shared. Raises `NotServed` or `NoCompiler`."""
    setup = make_setup(game, format, seats, options)
    return engine_of(setup)


def engine_of(setup: Setup) -> Engine:
    key = (setup.rules.id, setup.format.id, setup.seat_count, tuple(sorted(setup.options.items())))
    found = _engines.get(key)
    if found is None:
        found = _engines.setdefault(key, Engine(setup))
        for oldest in list(_engines)[:-MOST_KEPT]:
            _engines.pop(oldest, None)
    return found
