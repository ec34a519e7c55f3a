"""One `May(…)` around what asks: the same question, and one can do without."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from deckbuilding_situations import match
from kantyna.engine.voice import LANGUAGES

RETURN = ["return-to-hand", ["kind", "trooper"]]


def asked(effect: list[Any], *discard: str, **side: Any) -> kantyna.Table:
    """The Rebels' turn, with that effect to be done now."""
    position = match("rebel", {"discard": list(discard), **side}).position()
    position["stack"].append({"do": effect, "seat": position["active"], "card": None, "n": 0})
    return kantyna.Table.from_position(position)


def keys(t: kantyna.Table) -> list[str]:
    return [choice.key for choices in t.choices.values() for choice in choices]


def test_what_must_be_done_with_the_only_card_is_done_at_once() -> None:
    t = asked(RETURN, "rebel_trooper#1")
    assert "end" in keys(t) and "rebel_trooper#1" in t.view(t.waiting[0])["seats"][t.waiting[0]]["hand"]


def test_what_one_may_do_is_asked_and_can_be_declined() -> None:
    t = asked(["may", RETURN], "rebel_trooper#1")
    (seat,) = t.waiting
    assert keys(t) == ["take-card rebel_trooper#1", "decline"]
    assert t.prompt("en") == "You may take a trooper from your discard pile to your hand."
    assert t.prompt("pl") == "Możesz wziąć na rękę żołnierza ze swojego stosu kart odrzuconych."
    assert t.position()["stack"][-1]["do"] == ["may", RETURN]
    t.choose(seat, "decline")
    assert "end" in keys(t) and t.view(seat)["seats"][seat]["discard"] == ["rebel_trooper#1"]


def test_what_is_taken_is_done_as_without_may() -> None:
    t = asked(["may", RETURN], "rebel_trooper#1", "rebel_trooper#2")
    (seat,) = t.waiting
    t.choose(seat, "take-card rebel_trooper#2")
    view = t.view(seat)["seats"][seat]
    assert view["discard"] == ["rebel_trooper#1"] and "rebel_trooper#2" in view["hand"] and "end" in keys(t)


def test_nothing_is_asked_where_nothing_can_be_done() -> None:
    assert "end" in keys(asked(["may", RETURN], "x_wing#1"))


@pytest.mark.parametrize("key", ["done", "take-card x_wing#1"])
def test_no_other_answer_will_do_and_nothing_of_it_is_compulsory(key: str) -> None:
    t = asked(["may", RETURN], "rebel_trooper#1", "x_wing#1")
    refusal = t.why_not(t.waiting[0], key)
    assert refusal is not None and refusal.rule == "DBG-339"
    assert "You may take a trooper" in refusal.text("en") and "Możesz wziąć" in refusal.text("pl")


def test_one_of_several_things_or_none_of_them() -> None:
    t = asked(["may", ["one-of", {"parts": [["resources", 1], ["force", 1]]}]])
    assert keys(t) == ["take resources", "take force", "decline"]


@pytest.mark.parametrize("effect", [["may", ["draw", 1]], ["may", ["kind", "card"]], ["may"], ["may", "one-of"]])
def test_what_asks_nothing_is_refused_in_words(effect: list[Any]) -> None:
    with pytest.raises(kantyna.BadPosition) as error:
        asked(effect)
    said = [error.value.text(lang) for lang in LANGUAGES]
    assert said[0] != said[1]
