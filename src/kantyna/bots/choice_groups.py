"""Groups of equivalent choices: nobody needs to distinguish five Scouts in a hand."""

from __future__ import annotations

from ..engine.effects.effect import Effect
from ..engine.effects.effect import Step as Choice
from .bot import View


def places(view: View) -> dict[str, str]:
    """The zone of each card in the view, by label: "trade_row", "0/hand"."""
    found: dict[str, str] = {}
    for name, cards in view.items():
        if name not in ("seats", "picks") and isinstance(cards, list):
            found.update({card: name for card in cards if isinstance(card, str)})
    for seat, side in enumerate(view["seats"]):
        for name, cards in side.items():
            if isinstance(cards, list):
                found.update({card: f"{seat}/{name}" for card in cards if card is not None})
    return found


def group_alike(choices: list[Choice], zones: dict[str, str]) -> list[list[Choice]]:
    """Lists of choices that do the same with copies of one card in one zone, or with different amounts."""
    found: dict[tuple[Effect, str, str, int], list[Choice]] = {}
    for choice in choices:
        id = place = ""
        if choice.card >= 0:
            id = choice.setup.defs[choice.card].id
            place = zones.get(choice.setup.labels[choice.card], "")
        aim = 0 if choice.effect.nature.amount else choice.payload
        found.setdefault((choice.effect, id, place, aim), []).append(choice)
    return list(found.values())
