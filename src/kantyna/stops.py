"""Stops: the windows in which a seat wants to be asked. In all others an ordinary pass is made for it.

A game names its action windows and the default stops (`Rules.windows`). The decision uses public knowledge only, so
that a quick pass reveals nothing. Only `able` looks at the hand. It therefore applies only where nobody could notice
(`free`: against bots, or at one screen).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from .engine.registry import load_rules
from .engine.table import Table
from .shapes import View

TURN = "turn"
ENGAGEMENT = "engagement"
NEWS = "news"
UNTIL = (TURN, ENGAGEMENT, NEWS)
"""What `until` may name."""
PASS = "pass"
ANSWERS = ("interrupt", "reaction")
"""The windows in which an event is answered. Every game with windows has these, too."""

SAVED = ("own", "theirs", "target", "answers", "able", "everywhere")
"""The fields that are saved for the player's next game."""
Json = Any


@dataclass
class Stops:
    """The stops of one seat.

    `own`, `theirs`: the windows in which the seat is asked, on its own turn and on others'.
    `target`: ask for an answer when the event targets one of the seat's cards.
    `answers`: ask for an answer when a visible card of the seat could give one; with `able`, also a card in hand.
    `able`: where `free`, ask only if the seat can do something besides passing.
    `everywhere`: ask in every window, whatever the other fields say.
    `until`: pass everywhere until the seat's own turn, an engagement, or an event caused by another seat.
    """

    own: set[str] = field(default_factory=set)
    theirs: set[str] = field(default_factory=set)
    target: bool = True
    answers: bool = True
    able: bool = True
    everywhere: bool = False
    until: str = ""
    since: tuple[int, int] = (0, 0)
    """The turn and the number of events when `until` was set."""

    def pass_until(self, table: Table, what: str) -> None:
        self.until = what
        self.since = (table.view(None).get("turn", 0), table.event_count)

    def passes(self, table: Table, seat: int, free: bool = False) -> bool:
        """Should the seat pass automatically now? Only in windows, and only where passing is allowed."""
        view = table.view(None)
        window = view["window"]
        if window is None or seat not in table.waiting:
            return False
        offered = [choice.key for choice in table.choices[seat]]
        if PASS not in offered:
            return False
        if self.everywhere:
            return False
        if self.is_passing(table, seat):
            return True
        able = free and self.able
        if able and offered == [PASS]:
            return True
        if window["name"] in (self.own if _is_turn_of(view, seat) else self.theirs):
            return False
        if not window["event"]:
            return True
        if self.target and _is_aimed_at(view, seat, load_rules(table.game).harms):
            return False
        return not (self.answers and (able or table.answers_in_sight(seat)))

    def is_passing(self, table: Table, seat: int) -> bool:
        """Is the seat still passing until something happens? Clears `until` once it has happened."""
        if self.until and not self._still_passing(table, seat):
            self.until = ""
        return bool(self.until)

    def _still_passing(self, table: Table, seat: int) -> bool:
        turn, events = self.since
        if self.until == TURN:
            view = table.view(None)
            return not _is_turn_of(view, seat) or view.get("turn") == turn
        rules = load_rules(table.game)
        since = table.events_since(events)
        if self.until == ENGAGEMENT:
            return not any([event.kind in rules.attacks for event in since])
        return not any([event.seat not in (-1, seat) and event.kind not in rules.routine for event in since])

    def json(self, game: str) -> dict[str, Json]:
        """The saved fields."""
        saved: dict[str, Json] = {name: getattr(self, name) for name in SAVED}
        for turns in ("own", "theirs"):
            saved[turns] = [name for name in windows(game) if name in saved[turns]]
        return saved


def _is_turn_of(view: View, seat: int) -> bool:
    """Is it that seat's turn, or its team's where teams have a common turn?"""
    active = view.get("active")
    if active == seat or not view["team_turns"]:
        return bool(active == seat)
    format = next(one for one in load_rules(view["game"]).formats if one.id == view["format"])
    return any([seat in team and active in team for team in format.alliances(len(view["seats"]))])


def _is_aimed_at(view: View, seat: int, harms: Iterable[str]) -> bool:
    """Does another seat's event target or harm one of this seat's cards?"""
    event = view["pending"][-1]
    if event["seat"] == seat:
        return False
    aims: list[str | int | None] = [*event.get("targets", [])]
    if event["kind"] in harms:
        aims += [event["card"], *[label for label, _ in event.get("cards", [])]]
    side = view["seats"][seat]
    lying = {label for zone in side.values() if isinstance(zone, list) for label in zone}
    return any([isinstance(label, str) and (label in lying or label.startswith(f"{seat}/")) for label in aims])


def windows(game: str) -> list[str]:
    """The names of a game's windows; most games have none."""
    named = [window.name for window in load_rules(game).windows]
    return [*named, *ANSWERS] if named else []


def default_stops(game: str) -> Stops:
    """The default stops."""
    known = load_rules(game).windows
    return Stops({window.name for window in known if window.own}, {window.name for window in known if window.theirs})


def read(game: str, saved: dict[str, Json]) -> Stops:
    """Saved stops, without windows that no longer exist. Old ones have null for a default `able`."""
    known = windows(game)
    fields = {name: value for name, value in saved.items() if name in SAVED and value is not None}
    stops = replace(default_stops(game), **fields)
    stops.own = {name for name in stops.own if name in known}
    stops.theirs = {name for name in stops.theirs if name in known}
    return stops
