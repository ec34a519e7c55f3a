"""The summary of an engagement, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...engine.rules.formats import Story
from ...engine.voice import Arg, Message, card_name, seat_name

if TYPE_CHECKING:
    from ...engine.history.events import Event

ENGAGEMENT: Final = Story("engagement", ("engage",), ("engagement-over",))


def engagement(events: list[Event]) -> Message:
    """Who attacked what with which units; the damage to the objective and whether it was destroyed; whether anybody
    defended; which other cards were destroyed."""
    begun = events[0]
    side: list[int] = begun.setup.seating.team[begun.seat]
    objective = begun.card_index
    attackers: list[int] = []
    lost: list[int] = []
    damage = 0
    unopposed = False
    for event in events:
        if event.kind == "turn-engagement":
            objective = event.card_index
        elif event.kind == "attackers" or (event.kind == "join-engagement" and event.seat in side):
            attackers.append(event.card_index)
        elif event.kind == "damage" and event.card_index == objective:
            damage += event.n
        elif event.kind == "destroy":
            lost.append(event.card_index)
        elif event.kind == "unopposed":
            unopposed = True
    defs = begun.setup.defs
    outcome = [Message("story-damage", n=damage)]
    if objective in lost:
        outcome.append(Message("story-objective-destroyed"))
    if unopposed:
        outcome.append(Message("story-unopposed"))
    fallen = [card_name(defs[card].id) for card in lost if card != objective]
    if fallen:
        outcome.append(Message("story-destroyed", cards=fallen))
    units: list[Message] = [card_name(defs[card].id) for card in attackers]
    args: dict[str, Arg] = {
        "who": seat_name(begun.seat),
        "card": card_name(defs[objective].id),
        "units": units,
        "outcome": outcome,
    }
    message = Message("event-engagement-story")
    message.args = args
    return message
