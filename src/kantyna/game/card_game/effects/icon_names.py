"""Naming a type of combat icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....engine.abilities.pending import report
from ....engine.effects.effect import Ask, Effect, Step, Verb
from ....engine.effects.fields import SELECTOR, WORD, Fields
from ....engine.effects.selectors import Selector
from ....engine.ids import NO_CARD
from ....engine.voice import Message, card_name
from ..abilities.phrases import about
from ..abilities.selectors import affected
from ..cards.card_types import ICONS
from .in_play import gain_icons

if TYPE_CHECKING:
    from ....engine.state import State

NAME_ICON: Final = tuple([Verb("name-" + icon) for icon in ICONS])


class NameIcon(Ask):
    """Name a type of combat icon: matching cards gain one of it until something ends."""

    word: ClassVar[str] = "name-icon"
    fields: ClassVar[Fields] = {"which": SELECTOR, "until": WORD}
    rule: ClassVar[str] = "SWLCG-537"

    def __init__(self, which: Selector, until: str) -> None:
        self.which = which
        self.until = until

    def run(self, t: State, me: Step) -> None:
        if affected(t, self.which, me):
            super().run(t, me)
        else:
            report(t, 0, 1)

    def offer(self, t: State, me: Step) -> None:
        t.asked = {me.seat: [Step(verb, me.seat, NO_CARD, 0, me.setup) for verb in NAME_ICON]}

    def answer(self, t: State, me: Step, choice: Step) -> None:
        icons = {icon: 1 for i, icon in enumerate(ICONS) if choice.effect == NAME_ICON[i]}
        for card in affected(t, self.which, me):
            gain_icons(t, card, icons, self.until)
            report(t, 1, 1)

    def possible(self, t: State, me: Step) -> bool:
        return bool(affected(t, self.which, me))

    def prompt(self, t: State, me: Step) -> Message:
        return Message("ask-name-icon", card=card_name(t.setup.defs[me.card].id))

    def describe(self) -> Message:
        return about(Message("effect-name-icon", until=self.until), self.which, every=True)


EFFECTS: Final[list[type[Effect]]] = [NameIcon]
VERBS: Final[list[Effect]] = [*NAME_ICON]
