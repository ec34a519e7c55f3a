"""Stops: in which windows a seat wants to be asked. Where it does not, a pass is made for it, an ordinary one.

A game names its action windows and which of them are stops by itself (`Rules.windows`). What is read here is what
everybody knows, so that passing at once tells nothing. Only `able` reads the hand, so it holds only where nobody could
notice (`free`: against bots, or at one screen).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from .engine.registry import load_rules
from .engine.table import Table

TURN = "turn"
ENGAGEMENT = "engagement"
NEWS = "news"
UNTIL = (TURN, ENGAGEMENT, NEWS)
"""What one may pass until."""
PASS = "pass"
ANSWERS = ("interrupt", "reaction")
"""The windows in which an event is answered; every game that has windows has these, too."""

KEPT = ("own", "theirs", "target", "answers", "able", "everywhere")
"""What is kept for the next time."""
Json = Any


@dataclass
class Stops:
    """One seat's. `own` and `theirs`: names of windows in the own turn and in another's. `target`: be asked for an
    answer when it is aimed at one's card. `answers`: be asked for one when a card of one's own in sight could give it,
    with `able` also one in the hand. `able`: only when there is something besides passing, where that is free.
    `everywhere`: ask always, whatever else is said. `until`: pass everything until the own turn, an engagement, or
    something happens."""

    own: set[str] = field(default_factory=set)
    theirs: set[str] = field(default_factory=set)
    target: bool = True
    answers: bool = True
    able: bool = True
    everywhere: bool = False
    until: str = ""
    since: tuple[int, int] = (0, 0)
    """The turn and the number of events when `until` was said."""

    def pass_until(self, table: Table, what: str) -> None:
        self.until = what
        self.since = (table.view(None).get("turn", 0), table.event_count)

    def passes(self, table: Table, seat: int, free: bool = False) -> bool:
        """Is a pass to be made for that seat now? Only in windows, and never instead of a choice that must be made."""
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
        """Is what one passes until still to come? Once it has come, `until` is empty."""
        if self.until and not self._still(table, seat):
            self.until = ""
        return bool(self.until)

    def _still(self, table: Table, seat: int) -> bool:
        turn, events = self.since
        if self.until == TURN:
            view = table.view(None)
            return not _is_turn_of(view, seat) or view.get("turn") == turn
        rules = load_rules(table.game)
        since = table.events_since(events)
        if self.until == ENGAGEMENT:
            return not any([event.kind in rules.attacks for event in since])
        return not any([event.seat not in (-1, seat) and event.kind not in rules.routine for event in since])

    def kept(self, game: str) -> dict[str, Json]:
        """As JSON."""
        kept: dict[str, Json] = {name: getattr(self, name) for name in KEPT}
        for turns in ("own", "theirs"):
            kept[turns] = [name for name in windows(game) if name in kept[turns]]
        return kept


def _is_turn_of(view: dict[str, Json], seat: int) -> bool:
    """Is it that seat's turn, or its team's where that is one?"""
    active = view.get("active")
    if active == seat or not view["team_turns"]:
        return bool(active == seat)
    format = next(one for one in load_rules(view["game"]).formats if one.id == view["format"])
    return any([seat in team and active in team for team in format.alliances(len(view["seats"]))])


def _is_aimed_at(view: dict[str, Json], seat: int, harms: Iterable[str]) -> bool:
    """Does another seat bring about what is to be answered, and does it concern a card of this one's?"""
    event = view["pending"][-1]
    if event["seat"] == seat:
        return False
    aims = [*event.get("targets", [])]
    if event["kind"] in harms:
        aims += [event["card"], *[label for label, _ in event.get("cards", [])]]
    side = view["seats"][seat]
    lying = {label for zone in side.values() if isinstance(zone, list) for label in zone}
    return any([label is not None and (label in lying or label.startswith(f"{seat}/")) for label in aims])


def windows(game: str) -> list[str]:
    """The windows of a game in which one may want to be asked; most games have none."""
    named = [window.name for window in load_rules(game).windows]
    return [*named, *ANSWERS] if named else []


def usual(game: str) -> Stops:
    """The stops of somebody who has changed nothing."""
    known = load_rules(game).windows
    return Stops({window.name for window in known if window.own}, {window.name for window in known if window.theirs})


def read(game: str, kept: dict[str, Json]) -> Stops:
    """What was kept: windows that are no more are left out. `able` was null once for what is usual."""
    known = windows(game)
    said = {name: value for name, value in kept.items() if name in KEPT and value is not None}
    stops = replace(usual(game), **said)
    stops.own = {name for name in stops.own if name in known}
    stops.theirs = {name for name in stops.theirs if name in known}
    return stops
