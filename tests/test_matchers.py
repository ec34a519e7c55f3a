"""The matchers fail when the table does not fit."""

from __future__ import annotations

import pytest

from matchers import assert_cards, assert_choices, assert_no_choice, assert_refused
from situations import duel


def test_choices_are_compared_in_both_directions() -> None:
    t = duel(hand=["scout"])
    assert_choices(t, 0, "end", "play scout#1")
    with pytest.raises(AssertionError, match=r"missing: \[\], not expected: \['end'\]"):
        assert_choices(t, 0, "play scout#1")
    with pytest.raises(AssertionError, match=r"missing: \['play ram#1'\]"):
        assert_choices(t, 0, "play scout#1", "play ram#1", "end")


def test_cards_are_named_by_id_or_by_label() -> None:
    t = duel(hand=["scout", "scout", "ram"])
    assert_cards(t, 0, "play", "scout", "ram")
    assert_cards(t, 0, "play", "scout#1", "scout#2", "ram")
    with pytest.raises(AssertionError, match=r"not expected: \['ram'\]"):
        assert_cards(t, 0, "play", "scout")
    with pytest.raises(AssertionError, match=r"not expected: \['scout'\]"):
        assert_cards(t, 0, "play", "scout#1", "ram")


def test_a_verb_is_offered_to_nobody() -> None:
    t = duel(hand=["scout"])
    assert_no_choice(t, "attack")
    assert_no_choice(t, "play", 1)
    with pytest.raises(AssertionError, match="play scout#1"):
        assert_no_choice(t, "play")


def test_a_refusal_must_cite_the_rule() -> None:
    t = duel(trade=2, row=["ram#1"])
    assert_refused(t, 0, "buy ram#1", "SR-114")
    with pytest.raises(AssertionError, match="refused by SR-114, not SR-001"):
        assert_refused(t, 0, "buy ram#1", "SR-001")
    with pytest.raises(AssertionError, match="end is allowed"):
        assert_refused(t, 0, "end", "SR-114")
