"""Stops: in which windows a seat wants to be asked. Where it does not, a pass is made for it, an ordinary one.

A game names its action windows and which of them are stops by itself (`Rules.windows`). What is read here is what
everybody knows, so that passing at once tells nothing; only `able` reads the hand, and is for tables where nobody else
could notice: against bots, or at one screen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .engine.registry import load_rules
from .engine.rules import Rules
from .engine.table import Table

TURN = "turn"
ENGAGEMENT = "engagement"
NEWS = "news"
PASS = "pass"


@dataclass
class Stops:
    """One seat's. `own` and `theirs`: names of action windows in the own turn and in another's. `answers`: whether to
    be asked for interrupts and reactions. `able`: only when there is something besides passing. `everywhere`: ask
    always, whatever else is said. `until`: pass everything until the own turn, an engagement, or something happens."""

    own: set[str] = field(default_factory=set)
    theirs: set[str] = field(default_factory=set)
    answers: bool = True
    able: bool = False
    everywhere: bool = False
    until: str = ""
    since: tuple[int, int] = (0, 0)
    """The turn and the number of events when `until` was said."""

    def pass_until(self, table: Table, what: str) -> None:
        self.until = what
        self.since = (table.view(None).get("turn", 0), table.event_count)

    def passes(self, table: Table, seat: int) -> bool:
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
        if self.until and self._still(table, seat, view):
            return True
        self.until = ""
        if self.able and offered == [PASS]:
            return True
        if window["event"]:
            return not self.answers
        return window["name"] not in (self.own if view.get("active") == seat else self.theirs)

    def _still(self, table: Table, seat: int, view: dict[str, Any]) -> bool:
        """Is what one waits for still to come?"""
        turn, events = self.since
        if self.until == TURN:
            return view.get("active") != seat or view.get("turn") == turn
        if self.until == ENGAGEMENT:
            return not view.get("engaged")
        return not any([event.seat not in (-1, seat) for event in table.events_since(events)])


def usual(game: str, able: bool = False) -> Stops:
    """The stops of somebody who has changed nothing."""
    rules: Rules = load_rules(game)
    own = {window.name for window in rules.windows if window.own}
    theirs = {window.name for window in rules.windows if window.theirs}
    return Stops(own, theirs, able=able)
