"""What a game says about its log: outcomes, gauges, and the ledger line of an event."""

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
    """What a game says about its log: outcomes, gauges, and the ledger line of an event."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    def event_args(self, setup: Setup, kind: str, seat: Seat) -> dict[str, Arg]:
        """What the sentence about an event of that kind needs besides, such as what that seat's side calls it."""
        return {"deck": self.game.deck_name} if kind == "shuffle" else {}

    def gauges(self, t: State) -> list[Gauge]:
        """The numbers by which one follows how the game goes, known to all; always the same ones in the same order."""
        return []

    def headline(self, story: Story, events: list[Event]) -> Message | None:
        """What came of a story that is over, from those of its events that everybody knows; None: nothing to say."""
        return None

    def is_decisive(self, kind: str) -> bool:
        """Can an event of this kind end the game?"""
        return kind in self.game.decisive or kind in (BY_AGREEMENT, BY_RULE)

    def event_rule(self, kind: str) -> str:
        """The ledger line that an event of this kind names; empty: none."""
        if kind == BY_AGREEMENT:
            return self.game.agreement_rule
        return self.game.quiet_rule if kind == BY_RULE else ""
