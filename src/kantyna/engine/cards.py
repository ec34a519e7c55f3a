"""Card definitions: what is printed on a card, as data that a program can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from .voice import Message, card_name

if TYPE_CHECKING:
    from .abilities.pending import Replacement
    from .abilities.triggers import Trigger
    from .effects.constants import Constant


@mypyc_attr(allow_interpreted_subclasses=True)
class CardDef:
    """A card as printed. A game's subclass adds its numbers and abilities; text is derived from these."""

    def __init__(
        self,
        id: str,
        count: int = 1,
        provenance: str = "confirmed",
        triggers: tuple[Trigger, ...] = (),
        constants: tuple[Constant, ...] = (),
        replacements: tuple[Replacement, ...] = (),
    ) -> None:
        self.id = id
        self.count = count
        self.provenance = provenance
        self.triggers = triggers
        self.constants = constants
        self.replacements = replacements

    def name(self, lang: str = "en") -> str:
        return card_name(self.id).text(lang)

    def lines(self) -> list[Message]:
        """The rules text in printed order, one message for each ability."""
        return []

    def text(self, lang: str = "en") -> str:
        return "\n".join([line.text(lang) for line in self.lines()])

    def facts(self) -> dict[str, object]:
        """The printed numbers, for a card list or a client."""
        return {}

    def data(self) -> list[Any]:
        """Everything printed that affects a game, as data, except triggers and constants."""
        return [self.id, self.facts()]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"
