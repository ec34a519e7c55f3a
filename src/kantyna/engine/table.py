"""The table: the interface of the engine to everything outside it."""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from .abilities.windows import ANSWER, answers_in_sight
from .chance.deal import check_seed, deal, read_decks
from .chance.secret import Seed, commitment
from .draws import DRAW_WORDS, agree, refuse_draw, take_back
from .effects.choice_facts import about, attempts
from .effects.effect import DECLINE, DONE, PASS, Ask, Effect, Step, Take
from .effects.fields import small_number
from .effects.phases import END_PHASE, RESUME
from .errors import BadKey, BadPosition, BadSeat, BadView, IllegalChoice, KantynaError, NothingToUndo, Refusal
from .history import stories
from .history.append_only import AppendOnlyList
from .history.events import Event
from .ids import NO_CARD, Seat
from .serialization import codec, positions, records, views
from .serialization.codec import Flaw, quote
from .serialization.lazy_views import LazyView, OpenView
from .serialization.versions import version_of
from .setup import OptionValue, Setup
from .setup_cache import make_setup, written_windows
from .state import State
from .voice import Message

if TYPE_CHECKING:
    from ..shapes import ChoiceFacts, Deck, Position, Record, View
    from .rules.game import Rules

Given = object
"""What callers pass in. It is checked here, with an error in words: a narrower type would make the compiled build raise
a bare TypeError instead."""
KEEP_EVERY: Final = 256
RESIGN: Final = "resign"
NO_STEPS: Final[list[Step]] = []


class TableData:
    """The parts of a table that was not dealt but made from a position, a view or a copy."""

    __slots__ = ("state", "seed", "dealt", "decks", "made", "kept")

    def __init__(self, state: State, seed: Seed, dealt: bool) -> None:
        self.state = state
        self.seed = seed
        self.dealt = dealt
        self.decks: list[Deck] = []
        self.made: AppendOnlyList[Step] = AppendOnlyList()
        self.kept: list[State] = []


class Table:
    """A game being played. `choices` says who may do what, `choose` does it, `undo` takes it back.

    Engine modules that take a table may read its `_state` and `_made`; nothing outside the engine does.
    """

    __slots__ = ("_state", "_seed", "_dealt", "_decks", "_made", "_kept", "_unkept")

    def __init__(
        self,
        game: Given,
        format: Given = None,
        seed: Given = None,
        seats: Given = None,
        options: Given = None,
        decks: Given = None,
        windows: Given = None,
    ) -> None:
        data: TableData
        if isinstance(game, TableData):
            data = game
        else:
            setup = make_setup(game, format, seats, options, windows)
            checked = check_seed(seed)
            brought = read_decks(setup, decks)
            data = TableData(deal(setup, checked, brought), checked, True)
            data.decks = brought
        self._state: State = data.state
        self._seed: Seed = data.seed
        self._dealt: bool = data.dealt
        self._decks: list[Deck] = data.decks
        self._made: AppendOnlyList[Step] = data.made
        self._kept: list[State] = data.kept or [data.state.copy()]
        self._unkept = len(self._made) % KEEP_EVERY

    # what is on the table

    @property
    def game(self) -> str:
        return self._state.setup.rules.id

    @property
    def format(self) -> str:
        return self._state.setup.format.id

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self._state.setup.options)

    @property
    def windows(self) -> str:
        """In which windows seats are asked: "needed", where somebody could act from what everybody knows, or "all"."""
        return written_windows(self._state.setup)

    @property
    def seed(self) -> Seed:
        """The source of its chance: the number that was given, or a secret (see `secret.py`)."""
        return self._seed

    @property
    def commitment(self) -> str | None:
        """The hash of its secret, public during the game; None if its shuffles come from no secret."""
        return commitment(self._seed) if self._dealt else None

    @property
    def edition(self) -> str:
        """The corrections applied to the printed numbers; empty: none."""
        return self._state.setup.rules.corrections.edition()

    @property
    def rules(self) -> str:
        """The version of its rules: 16 hexadecimal digits that change with any card or option."""
        return version_of(self._state.setup)

    @property
    def seat_count(self) -> int:
        return self._state.setup.seat_count

    @property
    def over(self) -> bool:
        return self._state.over

    @property
    def winners(self) -> tuple[int, ...]:
        return self._state.winners

    @property
    def ended_by(self) -> str | None:
        """The ledger line by which the game ended; None while it runs."""
        return self._state.ended_by or None

    @property
    def choices(self) -> dict[int, list[Step]]:
        """The choices of each seat that may act now; never empty while the game runs. The lists are copies."""
        asked = self._state.asked
        own: dict[int, list[Step]] = {}
        for seat in asked:  # no comprehension, which would be a call: this runs for every choice
            own[seat] = asked[seat].copy()
        return own

    @property
    def waiting(self) -> list[int]:
        """The seats that the table waits for: those with a choice that has to be made sometime."""
        return [*self._state.waiting()]

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the table was set up."""
        return self.events_since(0)

    def events_since(self, number: int) -> list[Event]:
        """What happened from event `number` on."""
        return [Event(note, self._state.setup) for note in self._state.log.since(number)]

    def headline(self, number: int) -> Message | None:
        """The outcome of the story that event `number` ends; None if it ends none."""
        return stories.headline(self._state, number)

    def is_within_story(self, number: int) -> bool:
        """Did event `number` happen within a story that had begun before?"""
        return stories.is_within(self._state, number)

    @property
    def event_count(self) -> int:
        """How many things have happened."""
        return len(self._state.log)

    @property
    def length(self) -> int:
        """How many choices have been made."""
        return len(self._made)

    def last_decision_of(self, seats: list[Seat], passes: bool = False) -> int | None:
        """The number of the latest choice of these seats; None if there is none. Passes in a window count only with
        `passes`."""
        for n in range(len(self._made) - 1, -1, -1):
            step = self._made.at(n)
            if step.seat in seats and (passes or not step.effect.nature.passes):
                return n
        return None

    def choices_since(self, number: int) -> list[tuple[int, str]]:
        """The seat and key of each choice from `number` on, counted from 0."""
        return [(step.seat, step.key) for step in self._made.since(number)]

    def prompt(self, lang: str = "en") -> str:
        """The open question as a sentence without secrets; empty when the game is over."""
        question = self.question()
        return question.text(lang) if question is not None else ""

    def question(self) -> Message | None:
        """The open question as a message, before it is put into a language."""
        if self._state.over:
            return None
        asker = self._state.stack[-1]
        assert isinstance(asker.effect, Ask)
        try:
            return asker.effect.prompt(self._state, asker)
        except Exception as error:
            if self._dealt:
                raise
            raise _broken(error) from error

    # acting

    def choose(self, seat: Given, choice: Given) -> None:
        """Make a choice, given as an object or by its key."""
        state = self._state
        number: Any = seat  # not Seat(seat): that is a call, and this runs for every choice
        offered: list[Step] = state.asked.get(number, NO_STEPS) if type(seat) is int else NO_STEPS
        for step in offered:
            if step is choice:
                break
        else:
            checked = self._check_seat(seat)
            key = choice.key if isinstance(choice, Step) else choice
            declared = key if isinstance(key, str) and (key == RESIGN or key in DRAW_WORDS) else ""
            if declared and self._refusal(checked, declared) is None:
                self._declare(checked, declared)
                return
            for step in offered:
                if not declared and step.effect.key(step) == key:
                    break
            else:
                unlisted = self._unlisted(checked, key)
                if unlisted is None:
                    refusal = self._refusal(checked, key)
                    assert refusal is not None
                    raise IllegalChoice(refusal)
                step = unlisted
        try:
            state.take(step)
            if not self._dealt:
                _check_question(state)
        except Exception as error:
            self.rewind(len(self._made))
            if self._dealt:
                raise
            raise _broken(error) from error
        if state.agreed:
            take_back(state, step.seat)
        self._made.tail.append(step)
        self._unkept += 1
        if self._unkept == KEEP_EVERY:
            self._keep()

    def _declare(self, seat: Seat, word: str) -> None:
        """Resign, or offer or accept a draw: possible at any time."""
        state = self._state
        try:
            if word == RESIGN:
                state.setup.rules.resign(state, seat)
                state.advance()
                if state.agreed:
                    take_back(state, seat)
            else:
                agree(state, seat, word)
            if not self._dealt:
                _check_question(state)
        except Exception as error:
            self.rewind(len(self._made))
            if self._dealt:
                raise
            raise _broken(error) from error
        effect = RESIGNED if word == RESIGN else DRAW_WORDS[word]
        self._made.tail.append(Step(effect, seat, NO_CARD, 0, state.setup))
        self._unkept += 1
        if self._unkept == KEEP_EVERY:
            self._keep()

    def _keep(self) -> None:
        """Keep a copy of the state, so that going back does not replay the whole game."""
        self._unkept = 0
        self._kept.append(self._state.copy())

    def undo(self) -> None:
        """Take back the last choice. Works any number of times."""
        if not len(self._made):
            raise NothingToUndo(Message("error-undo"))
        self.rewind(len(self._made) - 1)

    def rewind(self, length: Given) -> None:
        """Go back to the table after its first `length` choices."""
        if isinstance(length, bool) or not isinstance(length, int) or not 0 <= length <= len(self._made):
            raise NothingToUndo(Message("error-rewind", value=quote(length), n=len(self._made)))
        made = self._made.since(0)[:length]
        kept = length // KEEP_EVERY
        self._kept = self._kept[: kept + 1]
        self._unkept = 0
        self._state = self._kept[kept].copy()
        self._made = AppendOnlyList()
        for step in made[: kept * KEEP_EVERY]:
            self._made.append(step)
        for step in made[kept * KEEP_EVERY :]:
            self.choose(step.seat, step.key)

    def copy(self) -> Table:
        """An independent table in the same state, with the same history."""
        twin = TableData(self._state.copy(), self._seed, self._dealt)
        twin.decks = self._decks
        twin.made = self._made.copy()
        twin.kept = self._kept[:]
        return Table(twin)

    def __eq__(self, other: object) -> bool:
        """Equal if both are in the same state now; their histories may differ."""
        if not isinstance(other, Table):
            return False
        a, b = self._state.setup, other._state.setup
        same = a.rules is b.rules and a.format is b.format and a.options == b.options and a.seat_count == b.seat_count
        return same and a.every_window == b.every_window and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    # knowing

    def view(self, seat: Given) -> View:
        """Everything that a seat may know, as JSON; None: a spectator."""
        checked = None if seat is None else self._check_seat(seat)
        try:
            return cast("View", views.view(self._state, checked))
        except Exception as error:
            if self._dealt:
                raise
            raise _broken(error) from error

    def lazy_view(self, seat: Given) -> LazyView:
        """The view of a seat, whose parts are written when they are first read. Close it before the next choice."""
        return LazyView(self._state, self._check_seat(seat))

    def open_view(self, seat: Given) -> LazyView:
        """A lazy view of a table that the caller imagined: what reads it may also sketch from the table itself."""
        return OpenView(self._state, self._check_seat(seat))

    def why_not(self, seat: Given, key: Given) -> Refusal | None:
        """Why that seat may not make that choice now, as far as it may know; None if it may.
        For a card's label alone: why not the likeliest thing to do with the card (`tried`)."""
        checked = self._check_seat(seat)
        if isinstance(key, str) and key in self._state.setup.index:
            key = (self.tried(checked, key) or [key])[0]
        return self._refusal(checked, key)

    def _refusal(self, seat: Seat, key: Given) -> Refusal | None:
        if not isinstance(key, str):
            raise BadKey(Message("error-key-type", value=quote(key)))
        state = self._state
        rules = state.setup.rules
        for step in state.asked.get(seat, []):
            if step.key == key:
                return None
        if self._unlisted(seat, key) is not None:
            return None
        tried = self._read_key(seat, key)
        if isinstance(tried, Refusal):
            return tried
        if state.over:
            return Refusal(rules.over_rule, Message("refuse-over"))
        try:
            if key == RESIGN:
                return rules.refuse_resign(state, seat)
            if key in DRAW_WORDS:
                return refuse_draw(state, seat, key)
            if seat not in state.asked:
                return rules.refuse_turn(state, seat)
            asker = state.stack[-1]
            assert isinstance(asker.effect, Ask)
            return asker.effect.deny(state, asker, tried)
        except Exception as error:
            if self._dealt:
                raise
            raise _broken(error) from error

    def _unlisted(self, seat: Seat, key: Given) -> Step | None:
        """The choice with that key, if the open question accepts it without listing it."""
        state = self._state
        if seat not in state.asked or not isinstance(key, str):
            return None
        asker = state.stack[-1]
        assert isinstance(asker.effect, Ask)
        return asker.effect.unlisted(state, asker, seat, key)

    def answers_in_sight(self, seat: int) -> bool:
        """Could a face-up card give the answer that seat is asked for, as far as everybody knows?"""
        return answers_in_sight(self._state, Seat(seat))

    def about(self, choice: Step) -> ChoiceFacts:
        """Facts about a choice, as JSON (docs/protocol.md); false ones are left out."""
        return about(self._state, choice)

    def tried(self, seat: Given, label: str) -> list[str]:
        """The keys that a player would try with a card, the likeliest first."""
        checked = self._check_seat(seat)
        card = self._state.setup.index.get(label)
        if card is None:
            raise BadKey(Message("error-key-shape", value=quote(label)))
        return attempts(self._state, checked, card)

    def _read_key(self, seat: Seat, key: str) -> Step | Refusal:
        """The step that a key names, or a refusal if its card is not at this table."""
        setup = self._state.setup
        words = key.split()
        verbs = _verbs_by_word(setup.rules)
        if not words or words[0] not in verbs:
            raise BadKey(Message("error-key-word", value=quote(key), known=", ".join(sorted(verbs))))
        card = NO_CARD
        rest = words[1:]
        if rest and "#" in rest[0]:
            id, _, number = rest[0].partition("#")
            found = setup.index.get(rest[0])
            if found is not None:
                card = found
                rest = rest[1:]
            elif id in setup.copies:
                copy = small_number(number)
                if copy is not None:
                    return setup.rules.no_such_copy(setup, id, copy)
        step = verbs[words[0]].read(seat, card, rest, setup)
        if step is None:
            raise BadKey(Message("error-key-shape", value=quote(key)))
        return step

    def _check_seat(self, seat: Given) -> Seat:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seat_count:
            raise BadSeat(Message("error-seat", value=quote(seat), n=self.seat_count - 1))
        return Seat(seat)

    # keeping

    def record(self) -> Record:
        """The game so far, to be replayed. It reveals everything: keep it from people who still play."""
        setup = self._state.setup
        written = records.dump(
            version_of(setup),
            setup.rules.corrections.edition(),
            setup.rules.id,
            setup.format.id,
            setup.seat_count,
            setup.options,
            self._decks,
            self._seed,
            None if self._dealt else positions.dump(self._kept[0]),
            self._made.since(0),
            self.mark(),
            setup.every_window,
        )
        return cast("Record", written)

    def mark(self) -> int:
        """A checksum of the state, to compare games that were replayed elsewhere or later."""
        state = self._state
        numbers = (state.zones, state.numbers, state.seat_numbers, state.marks, state.over, list(state.winners))
        # Version 2 of marshal writes equal lists alike, even if they are shared, and is much faster than repr.
        rest = f"{state.chance.written()} {len(state.stack)}"
        return zlib.crc32(marshal.dumps(numbers, 2), zlib.crc32(rest.encode()))

    def position(self) -> Position:
        """The whole table as JSON, hidden things included."""
        return cast("Position", positions.dump(self._state))

    @staticmethod
    def from_position(position: Given, allow_impossible: bool = False) -> Table:
        """The table that a position describes; docs/positions.md says what may be left out.

        `allow_impossible`: accept a position that no game could reach, such as two copies of a unique card in play.
        """
        try:
            setup, written = _setup_of(position, "position")
            state = positions.load(setup, written)
            problem = None if allow_impossible else setup.rules.tables.impossible(state)
            if problem is not None:
                raise Flaw(Message("flaw-impossible", detail=problem))
            _settle(state)
        except KantynaError as error:
            raise BadPosition(Message("error-position", detail=error.message)) from None
        except Exception as failure:  # any other flaw of a position from outside
            raise BadPosition(Message("error-position", detail=Message("flaw-position"))) from failure
        return Table(TableData(state, 0, False))

    def _repr_html_(self) -> str:
        return _painter[0](self)

    def __repr__(self) -> str:
        choices = "1 choice" if self.length == 1 else f"{self.length} choices"
        return f"<Table {self.game} {self.format}, {choices}{', over' if self.over else ''}>"


def _plain_picture(table: Table) -> str:
    return repr(table)


_painter: list[Callable[[Table], str]] = [_plain_picture]


def use_painter(painter: Callable[[Table], str]) -> None:
    """Set the function that draws a table in a notebook."""
    _painter[0] = painter


class Resigned(Effect):
    """A seat resigns. Accepted at any time but never listed: random players should not resign."""

    word: ClassVar[str] = RESIGN


RESIGNED: Final = Resigned()
ANYWHERE: list[Effect] = [
    RESIGNED, *DRAW_WORDS.values(), DONE, DECLINE, PASS, Take(RESIGNED), ANSWER, END_PHASE, RESUME,
]  # fmt: skip
"""First words of keys that every game has."""
_verbs: Final[dict[Rules, dict[str, Effect]]] = {}


def _verbs_by_word(rules: Rules) -> dict[str, Effect]:
    """By the first word of a key: the verb that reads it."""
    found = _verbs.get(rules)
    if found is None:
        found = _verbs[rules] = {verb.spoken(): verb for verb in ANYWHERE + rules.verbs()}
    return found


def _settle(state: State) -> None:
    """Advance a loaded state to its question. A broken stack is a flaw of the input, not a crash."""
    if state.over:
        state.stack = []
        return
    try:
        state.advance()
        _check_question(state)
        positions.check_numbers(state)
        asker = state.stack[-1] if not state.over else None
        if asker is not None:
            effect = asker.effect
            assert isinstance(effect, Ask)
            effect.prompt(state, asker)
    except KantynaError:
        raise
    except Exception as error:
        raise Flaw(Message("flaw-stack")) from error


def _broken(error: Exception) -> KantynaError:
    """The error for an effect that failed on a loaded table: its stack was inconsistent."""
    detail = error.message if isinstance(error, KantynaError) else Message("flaw-stack")
    return BadPosition(Message("error-position", detail=detail))


def _check_question(state: State) -> None:
    """Raise unless somebody may choose or the game is over: a loaded table may reach neither."""
    if state.over:
        return
    for seat, steps in state.asked.items():
        if not steps or not 0 <= seat < state.setup.seat_count:
            raise Flaw(Message("flaw-stack"))


def _setup_of(written: Given, what: str) -> tuple[Setup, dict[str, Any]]:
    if not isinstance(written, dict):
        raise Flaw(Message("flaw-object", what=what, value=quote(written)))
    if "game" not in written:
        raise Flaw(Message("flaw-missing", what="game"))
    sides = written.get("seats")
    if sides is not None and not isinstance(sides, list):
        raise Flaw(Message("flaw-list", what="seats", value=quote(sides)))
    setup = make_setup(
        written["game"],
        written.get("format"),
        len(sides) if sides is not None else None,
        written.get("options"),
        written.get("windows"),
    )
    return setup, written


def imagine_state(view: Given, seed: Seed, setup: Setup | None = None) -> State:
    """A state that matches the view, not yet advanced to its question. `setup`: that of the table, if it is known."""
    if isinstance(view, LazyView):
        return view.imagine(seed)
    if setup is not None and isinstance(view, dict):
        return views.imagine(setup, view, seed)
    found, written = _setup_of(view, "view")
    return views.imagine(found, written, seed)


def sketch_state(view: Given, setup: Setup | None = None) -> State:
    """A state for reading what the view shows; hidden cards in it mean nothing."""
    if isinstance(view, LazyView):
        return view.sketch()
    state = imagine_state(view, 0, setup)
    state.advance()
    assert isinstance(view, dict)
    return views.sketch(state, Seat(view["seat"]))


def imagine(view: Given, seed: Given = 1) -> Table:
    """A table that matches the view; cards that the seat cannot know are dealt again from the seed."""
    try:
        checked = codec.seed(seed)
        state = imagine_state(view, checked)
        _settle(state)
    except KantynaError as error:
        raise BadView(Message("error-view", detail=error.message)) from None
    except Exception as failure:
        raise BadView(Message("error-view", detail=Message("flaw-view"))) from failure
    return Table(TableData(state, checked, False))
