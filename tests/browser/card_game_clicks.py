"""Somebody who plays The Card Game by clicking at what is lit, without much thought."""

from __future__ import annotations

from typing import Any

from screen import Screen

Json = Any


def view(me: Screen, seat: int) -> Json:
    return me.state["views"][str(seat)]


def keys(me: Screen, seat: int) -> list[str]:
    return [choice["key"] for choice in me.state["choices"].get(str(seat), [])]


def step(me: Screen, seat: int) -> str:
    """One click: what is paid at once, a card that is lit, a button; the verb that it was."""
    verbs = {key.split()[0] for key in keys(me, seat)}
    if "pay-with" in verbs:
        me.act(me.find(".action.pay-with"))
        return "pay-with"
    for verb in ("lay-aside", "reveal", "engage", "attack-with", "defend-with", "strike", "play", "commit"):
        labels = [key.split()[1] for key in keys(me, seat) if key.startswith(verb + " ")]
        if verb in verbs and labels and not (verb == "commit" and view(me, seat)["marks"]["committed"]):
            me.chosen(me.find(f'[data-card="{labels[0]}"]'))
            return verb
    hand = [key.split()[1] for key in keys(me, seat) if key.startswith("place ")]
    if hand and not view(me, seat)["seats"][seat]["edge"]:
        me.chosen(me.find(f'.hand [data-card="{hand[0]}"]'))
        return "place"
    buttons = me.find(".actions .action")
    if buttons.count():
        me.act(buttons.last)
        return "button"
    card = me.find("button.card:is(.asked, .lit):not(.picked)")
    me.chosen(card.first)
    return "card"


def play_out(me: Screen, most: int = 3000) -> dict[str, int]:
    """Click to the end of the game; how often what was done."""
    done: dict[str, int] = {}
    while me.until_asked():
        (seat, *_) = me.state["asked"]
        verb = step(me, seat)
        done[verb] = done.get(verb, 0) + 1
        assert sum(done.values()) < most, "the game does not end"
    return done
