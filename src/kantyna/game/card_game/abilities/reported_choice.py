"""A question about cards that reports when there is none to pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ....engine.abilities.pending import report
from ....engine.effects.card_choice import Select
from ....engine.effects.effect import Step

if TYPE_CHECKING:
    from ....engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SelectOrReport(Select):
    """Without a candidate nobody is asked, and the report says that nothing was done: "then" and "if you do" read
    it."""

    def run(self, t: State, me: Step) -> None:
        if self.candidates(t, me):
            super().run(t, me)
        else:
            report(t, 0, 1)
