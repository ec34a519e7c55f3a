"""The rules about the log: headlines, gauges, and the ledger line of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ..draws import BY_AGREEMENT, BY_RULE
from ..ids import Seat
from ..setup import Setup
from ..voice import Arg, Message
from .formats import Gauge, Story

if TYPE_CHECKING:
    from ..history.events import Event
    from ..state import State
    from .game import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class LogRules:
    """The rules about the log: headlines, gauges, and the ledger line of an event."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def event_args(self, setup: Setup, kind: str, seat: Seat) -> dict[str, Arg]:
        """Further arguments for the sentence about an event, such as what that seat's side calls it."""
        return {"deck": self.game.deck_name} if kind == "shuffle" else {}

    def gauges(self, t: State) -> list[Gauge]:
        """The public numbers that show how the game goes, always the same in the same order."""
        return []

    def headline(self, story: Story, events: list[Event]) -> Message | None:
        """The outcome of a finished story, from its public events; None: nothing to say."""
        return None

    def is_decisive(self, kind: str) -> bool:
        """Can an event of this kind end the game?"""
        return kind in self.game.decisive or kind in (BY_AGREEMENT, BY_RULE)

    def event_rule(self, kind: str) -> str:
        """The ledger line of an event of this kind; empty: none."""
        if kind == BY_AGREEMENT:
            return self.game.agreement_rule
        return self.game.quiet_rule if kind == BY_RULE else ""
