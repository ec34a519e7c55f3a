"""The log: what happened, for the log that people read and for animation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..ids import Card, Seat, Zone
from ..setup import Setup
from ..voice import Arg, Message, card_name, seat_name

if TYPE_CHECKING:
    from ...shapes import EventView

ALL: Final = -1
TURN: Final = "turn"
"""The event that begins a turn in every game, with its seat and number."""

Note = tuple[str, Seat, Card, int, Seat, int, Zone, Zone]
"""A log entry: kind, seat, card, n, other, seen, came_from, went_to. A tuple, because many are made and few read."""


class Event:
    """One thing that happened: `kind`, by or to `seat`, with `card`, an amount and perhaps another seat.

    `seen` is a bit mask of the seats that may know which card it was; -1 is everybody. `came_from` and `went_to` are
    zones, for animation.
    """

    __slots__ = ("kind", "seat", "card_index", "n", "other", "seen", "setup", "came_from", "went_to")

    def __init__(self, note: Note, setup: Setup) -> None:
        self.kind, self.seat, self.card_index, self.n, self.other, self.seen, self.came_from, self.went_to = note
        self.setup = setup

    @property
    def card(self) -> str | None:
        """The label of the card, such as "ram#2"; None if there is none."""
        return self.setup.labels[self.card_index] if self.card_index >= 0 else None

    def shows(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) know which card it was?"""
        if self.seen == ALL:
            return True
        return seat is not None and bool(self.seen >> seat & 1)

    def text(self, lang: str = "en", seat: int | None = None) -> str:
        """The log line for that seat; without a seat, for everybody."""
        return self.message(seat).text(lang)

    def message(self, seat: int | None = None) -> Message:
        args: dict[str, Arg] = {"n": self.n}
        if self.seat >= 0:
            args["who"] = seat_name(self.seat)
        if self.other >= 0:
            args["whom"] = seat_name(self.other)
        rule = self.setup.rules.log.event_rule(self.kind)
        if rule:
            args["rule"] = rule
        id = self.setup.rules.events.message(self.kind)
        if self.card_index >= 0:
            if self.shows(seat):
                args["card"] = card_name(self.setup.defs[self.card_index].id)
            else:
                id += "-hidden"
        args.update(self.setup.rules.log.event_args(self.setup, self.kind, self.seat))
        message = Message(id)
        message.args = args
        return message

    def view(self, seat: int | None) -> EventView:
        """The event as JSON, as far as that seat may know it."""
        written: EventView = {
            "kind": self.kind,
            "seat": self.seat,
            "card": self.card if self.shows(seat) else None,
            "n": self.n,
            "other": self.other,
            "from": self.setup.zone_name(self.came_from),
            "to": self.setup.zone_name(self.went_to),
        }
        if self.setup.rules.log.is_decisive(self.kind):
            written["decisive"] = True
        for story in self.setup.rules.stories:
            if self.kind in story.begins:
                written["begins"] = story.name
            if self.kind in story.ends:
                written["ends"] = story.name
        return written

    def begins(self) -> bool:
        """Does a story begin with it (`Rules.stories`)?"""
        return any([self.kind in story.begins for story in self.setup.rules.stories])

    def ends(self) -> bool:
        """Does a story end with it?"""
        return any([self.kind in story.ends for story in self.setup.rules.stories])

    def __repr__(self) -> str:
        return f"<Event {self.text()}>"
