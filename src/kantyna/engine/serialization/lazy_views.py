"""Views whose parts are written when they are first read, for bots that read little of a view.

A lazy view has the contents of the view of the same moment (`views.view`), and nothing else. It reads the table, so it
is closed before the table changes: what was not read by then cannot be read any more.
"""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, ValuesView
from typing import Any

from ..chance.secret import Seed, stream
from ..effects import fields
from ..errors import BadView
from ..ids import Seat, Zone
from ..state import State
from ..voice import Message
from ..zones import EVERYBODY, ZoneKind
from . import codec, views

Json = Any


class LazyView(dict[str, Json]):
    """A view of a seat, or the part of a view about one seat (`side`)."""

    def __init__(self, t: State, seat: Seat | None, side: Seat | None = None) -> None:
        super().__init__()
        self.state: State | None = t
        self.seat = seat
        self.side = side
        self.whole = False
        self.sees: list[bool] = []
        self.sides: list[LazyView] = []
        # never empty: `json` writes an empty dict without asking it for its items
        if side is None:
            self["game"] = t.setup.rules.id
        elif t.setup.seat_zones:
            self.__missing__(t.setup.seat_zones[0].name)

    def __missing__(self, key: str) -> Json:
        t = self.state
        if t is None:
            raise BadView(Message("error-view-closed", value=codec.quote(key)))
        if self.whole:
            raise KeyError(key)
        found = self._of_side(t, key) if self.side is not None else self._of_table(t, key)
        if found is None and not dict.__contains__(self, key):
            self._complete()
            return dict.__getitem__(self, key)
        self[key] = found
        return found

    def _of_side(self, t: State, key: str) -> Json:
        """A number or zone of the seat."""
        setup = t.setup
        assert self.side is not None
        for i, number in enumerate(setup.seat_numbers):
            if number.name == key and number.holds is not fields.CARD:
                return t.seat_numbers[i][self.side]
        for i, kind in enumerate(setup.seat_zones):
            if kind.name == key:
                return self._faces(t, setup.seat_zone_table[self.side][i], kind)
        return None

    def _of_table(self, t: State, key: str) -> Json:
        """A part that can be written without the others; None: there is no such part."""
        setup = t.setup
        if key == "seats":
            if not self.sides:
                self.sides = [LazyView(t, self.seat, side) for side in setup.seats]
            return self.sides
        if key == "over":
            return t.over
        if key == "unseen" and False not in [setup.rules.decks.is_known(t, self.seat, owner) for owner in setup.seats]:
            return views.unseen(t, self.seat, self._seen(t), set())
        for i, number in enumerate(setup.numbers):
            if number.name == key and number.holds is not fields.CARD:
                return t.numbers[i]
        for zone, kind in zip(setup.each_zone, setup.common_zones, strict=False):
            if kind.name == key:
                return self._faces(t, zone, kind)
        if key == "marks":
            return views.marks(t, self._seen(t))
        facts = setup.rules.seats.facts(t)
        if key in facts:
            self.update(facts)
            return facts[key]
        return None

    def _seen(self, t: State) -> list[bool]:
        if not self.sees:
            self.sees = views.seen(t, self.seat)
        return self.sees

    def _faces(self, t: State, zone: Zone, kind: ZoneKind) -> list[str | None]:
        labels = t.setup.labels
        seat = self.seat
        cards = t.zones[zone]
        if kind.seen == EVERYBODY or (seat is not None and t.setup.rules.seats.sees(t, seat, zone)):
            faces: list[str | None] = [labels[card] for card in cards]
        else:
            sees = [t.known[card] for card in cards]
            if sees.count(0) == len(sees):
                return [None] * len(cards)
            told = self._seen(t)
            faces = [labels[card] if told[card] else None for card in cards]
        return faces[::-1] if kind.deck else faces

    def _complete(self) -> None:
        """Write all parts that have not been read yet, in the usual order."""
        t = self.state
        if self.whole or t is None:
            return
        written = views.view(t, self.seat)
        sides: list[dict[str, Json]] = written["seats"]
        if self.side is not None:
            self._fill(sides[self.side])
            return
        written["seats"] = self._of_table(t, "seats")
        for side, full in zip(self.sides, sides, strict=True):
            side._fill(full)
        self._fill(written)

    def _fill(self, written: dict[str, Json]) -> None:
        self.whole = True
        dict.clear(self)
        dict.update(self, written)

    def imagine(self, seed: Seed) -> State:
        """The state that `views.imagine` makes from this view."""
        t, seat = self._opened()
        return views.imagine_behind(t, seat, seed)

    def sketch(self) -> State:
        """A state for reading only (`views.sketch`)."""
        t, seat = self._opened()
        return views.sketch(t, seat)

    def _opened(self) -> tuple[State, Seat]:
        if self.state is None or self.seat is None:
            raise BadView(Message("error-view-closed", value=codec.quote("stack")))
        return self.state, self.seat

    def close(self) -> None:
        """Forget the table: it is about to change."""
        self.state = None
        for side in self.sides:
            side.state = None

    # the rest of a dict

    def get(self, key: str, default: Json = None) -> Json:
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key: object) -> bool:
        self._complete()
        return dict.__contains__(self, key)

    def __iter__(self) -> Iterator[str]:
        self._complete()
        return dict.__iter__(self)

    def __len__(self) -> int:
        self._complete()
        return dict.__len__(self)

    def __eq__(self, other: object) -> bool:
        self._complete()
        return dict.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        self._complete()
        return dict.__repr__(self)

    def keys(self) -> KeysView[str]:  # type: ignore[override]
        self._complete()
        return dict.keys(self)

    def items(self) -> ItemsView[str, Json]:  # type: ignore[override]
        self._complete()
        return dict.items(self)

    def values(self) -> ValuesView[Json]:  # type: ignore[override]
        self._complete()
        return dict.values(self)

    def copy(self) -> dict[str, Json]:
        return dict(self)

    def __reduce__(self) -> Any:
        return (dict, (dict(self),))


class OpenView(LazyView):
    """The same for an imagined table, in which nothing is a secret: a sketch is the table itself."""

    def sketch(self) -> State:
        return self._opened()[0]

    def imagine(self, seed: Seed) -> State:
        t = self._opened()[0].copy()
        t.chance = stream(seed)
        return t
