"""How texts speak of kinds of cards: "a trooper", "żołnierza", "żołnierzy"."""

from __future__ import annotations

from typing import Final

from ...engine.voice import Message

FORMS: Final = ("one", "acc", "gen", "many")


def about(message: Message, what: str) -> Message:
    """Give a message the kind in every form a sentence may need: one (nominative), acc, gen, many (genitive plural)."""
    for form in FORMS:
        message.args[form] = Message(f"kind-{what}-{form}")
    return message
