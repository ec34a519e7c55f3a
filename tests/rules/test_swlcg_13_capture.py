"""The Card Game: cards that are captured and rescued (SWLCG-607 to 627, 460, 771, 787)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import fight
from card_game_made_up import made_up
from card_game_situations import DARK, LIGHT, do, keys, pass_windows, side, table, until, using, zone
from kantyna.game.card_game.abilities.selectors import FORCE_USER, FRIENDLY, UNITS
from kantyna.game.card_game.effects.capture import Capture, CaptureAtRandom, LookAndCapture, RescueOne
from kantyna.game.card_game.turn.movement import TO_CAPTURED, leave_play
from loose import view_of

HAND = ["luke_skywalker", "yoda", "c_3po"]


def interrogations(*hand: str, **more: Any) -> kantyna.Table:
    """Cruel Interrogations enters play in the refresh phase; its reaction is offered if it can be used."""
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", objective_deck=["cruel_interrogations"])
    return table(dark, side("jedi", hand=list(hand)), phase="refresh", **more)


@pytest.mark.rule("SWLCG-609")
@pytest.mark.rule("SWLCG-536")
@pytest.mark.rule("SWLCG-549")
@pytest.mark.rule("SWLCG-619")
def test_a_random_card_from_hand_is_captured_at_the_named_objective() -> None:
    taken = set()
    for seed in range(12):
        t = interrogations(*HAND, seed=seed)
        do(t, (DARK, "answer cruel_interrogations#1"))
        [card] = zone(t, DARK, "captured")
        taken.add(card)
        assert sorted([*zone(t, LIGHT, "hand"), card]) == sorted(HAND)
        assert t.position()["hosts"] == {f"{card}#1": "cruel_interrogations#1"}
    assert taken == set(HAND), "chance decides"


@pytest.mark.rule("SWLCG-537")
def test_the_capture_may_be_declined_and_needs_a_card_in_hand() -> None:
    t = interrogations(*HAND)
    do(t, (DARK, "pass"))
    assert zone(t, DARK, "captured") == [] and len(zone(t, LIGHT, "hand")) == 3
    t = interrogations()
    assert "answer cruel_interrogations#1" not in keys(t, DARK)
    assert "cruel_interrogations" in zone(t, DARK, "play")


def test_another_objective_entering_play_does_not_trigger_it() -> None:
    dark = side("sith", "fall_of_the_jedi", "cruel_interrogations", objective_deck=["shadows_of_dathomir"])
    t = table(dark, side("jedi", hand=HAND), phase="refresh")
    assert "shadows_of_dathomir" in zone(t, DARK, "play") and "answer cruel_interrogations#1" not in keys(t, DARK)


@pytest.mark.rule("SWLCG-622")
@pytest.mark.rule("SWLCG-181")
def test_who_sees_a_captured_card() -> None:
    """The dark side looks; the light side knows what is missing from its hand; a spectator sees neither."""
    t = interrogations(*HAND)
    do(t, (DARK, "answer cruel_interrogations#1"))
    [card] = t.position()["seats"][DARK]["captured"]
    assert t.view(DARK)["seats"][DARK]["captured"] == [card]
    assert t.view(LIGHT)["seats"][DARK]["captured"] == [card]
    watching = t.view(None)
    assert watching["seats"][DARK]["captured"] == [None]
    assert card not in str(watching)
    assert watching["hosts"] == {"0/captured@0": "cruel_interrogations#1"}, "where it lies is open"
    event = next(event for event in t.events if event.kind == "capture")
    assert event.view(None)["card"] is None
    assert event.view(LIGHT)["card"] == card and event.view(DARK)["card"] == card
    assert "A card is captured" in event.text("en")


@pytest.mark.rule("SWLCG-622")
@pytest.mark.rule("SWLCG-183")
def test_a_card_captured_from_a_deck_is_seen_by_the_dark_side_only() -> None:
    dark = side("sith", "fall_of_the_jedi")
    deck = ["luke_skywalker", "yoda", "c_3po", "x_wing"]
    t = using(table(dark, side("jedi", deck=deck)), LookAndCapture(3), DARK, "fall_of_the_jedi#1")
    assert keys(t, DARK) == ["pick luke_skywalker#1", "pick yoda#1", "pick c_3po#1"]
    assert t.view(LIGHT)["seats"][LIGHT]["deck"] == [None] * 4
    do(t, (DARK, "pick yoda#1"))
    assert keys(t, DARK) == ["pick luke_skywalker#1", "pick c_3po#1"]
    do(t, (DARK, "pick c_3po#1"))
    assert zone(t, LIGHT, "deck") == ["c_3po", "luke_skywalker", "x_wing"], "in the order that the dark side likes"
    assert t.view(DARK)["seats"][DARK]["captured"] == ["yoda#1"]
    assert t.view(DARK)["seats"][LIGHT]["deck"] == ["c_3po#1", "luke_skywalker#1", None]
    for seat in (LIGHT, None):
        # the owner of the deck knows what is unseen
        seen = {name: part for name, part in view_of(t, seat).items() if name != "unseen"}
        assert seen["seats"][DARK]["captured"] == [None]
        assert "yoda" not in str(seen) and "c_3po" not in str(seen)
        assert not any("Yoda" in event.text("en", seat) for event in t.events)


@pytest.mark.rule("SWLCG-286")
def test_fewer_than_three_cards_are_looked_at_if_the_deck_has_no_more() -> None:
    dark = side("sith", "fall_of_the_jedi")
    t = using(table(dark, side("jedi", deck=["yoda"])), LookAndCapture(3), DARK, "fall_of_the_jedi#1")
    do(t, (DARK, "pick yoda#1"))
    assert zone(t, DARK, "captured") == ["yoda"] and not t.over


@pytest.mark.rule("SWLCG-608")
@pytest.mark.rule("SWLCG-787")
def test_only_the_dark_side_captures_and_only_cards_of_the_light_side() -> None:
    play = table(side("sith", "nightsister", "fall_of_the_jedi"), side("jedi", "yoda", "x_wing", "jedi_training"))
    t = using(play, Capture(UNITS), DARK, "fall_of_the_jedi#1")
    assert zone(t, DARK, "captured") == ["yoda", "x_wing"], "all that are meant, at once"
    assert "nightsister" in zone(t, DARK, "play")
    t = using(play, Capture(UNITS), LIGHT, "jedi_training#1")
    assert zone(t, LIGHT, "captured") == zone(t, DARK, "captured") == []
    t = using(play, CaptureAtRandom(), LIGHT, "jedi_training#1")
    assert zone(t, LIGHT, "captured") == []
    t = using(play, Capture(FRIENDLY & UNITS), DARK, "fall_of_the_jedi#1")
    assert zone(t, DARK, "captured") == []


@pytest.mark.rule("SWLCG-614")
@pytest.mark.rule("SWLCG-616")
@pytest.mark.parametrize("captured", [True, False])
def test_a_captured_card_is_blank(captured: bool) -> None:
    """Ancient Monument counts a Force icon in the struggle while it is in play; captured it counts nothing."""
    dark, light = side("sith", "fall_of_the_jedi"), side("jedi")
    light["play"] += [] if captured else ["ancient_monument"]
    held: dict[str, Any] = {
        "hosts": {"ancient_monument#1": "fall_of_the_jedi#1"},
        "owners": {"ancient_monument#1": LIGHT},
    }
    dark["captured"] = ["ancient_monument"] if captured else []
    t = table(dark, light, phase="force", balance=1, **(held if captured else {}))
    until(t, "discard", "mulligan")
    assert t.position()["balance"] == (1 if captured else 0)


@pytest.mark.rule("SWLCG-617")
@pytest.mark.rule("SWLCG-626")
@pytest.mark.rule("SWLCG-627")
@pytest.mark.rule("SWLCG-625")
def test_all_captured_cards_return_when_their_objective_is_destroyed() -> None:
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", captured=["yoda", "c_3po", "luke_skywalker"])
    light = side("jedi", "x_wing", "jedi_training")
    at = {"yoda#1": "fall_of_the_jedi#1", "c_3po#1": "fall_of_the_jedi#1", "luke_skywalker#1": "counsel_of_the_sith#1"}
    t = fight(
        dark, light, "x_wing", "", "fall_of_the_jedi", LIGHT, hosts=at, owners=dict.fromkeys(at, LIGHT),
        damage={"fall_of_the_jedi#1": 4},
    )  # fmt: skip
    assert zone(t, DARK, "captured") == ["luke_skywalker"]
    assert sorted(zone(t, LIGHT, "hand")) == ["c_3po", "yoda"]
    assert sorted(view_of(t, DARK)["seats"][LIGHT]["hand"]) == ["c_3po#1", "yoda#1"], "the dark side had looked at them"
    assert t.view(None)["seats"][LIGHT]["hand"] == [None, None]


@pytest.mark.rule("SWLCG-618")
@pytest.mark.rule("SWLCG-624")
def test_a_rescue_frees_a_random_card_of_the_objective_that_the_light_side_names() -> None:
    dark = side(
        "sith",
        "fall_of_the_jedi",
        "counsel_of_the_sith",
        "black_squadron_assault",
        captured=["yoda", "c_3po", "x_wing"],
    )
    at = {"yoda#1": "fall_of_the_jedi#1", "c_3po#1": "fall_of_the_jedi#1", "x_wing#1": "counsel_of_the_sith#1"}
    freed = set()
    for seed in range(12):
        held = table(dark, side("jedi", "jedi_training"), hosts=at, owners=dict.fromkeys(at, LIGHT), seed=seed)
        t = using(held, RescueOne(), LIGHT, "jedi_training#1")
        assert keys(t, LIGHT) == ["pick fall_of_the_jedi#1", "pick counsel_of_the_sith#1"], "the third holds none"
        do(t, (LIGHT, "pick fall_of_the_jedi#1"))
        freed.update(zone(t, LIGHT, "hand"))
        assert len(zone(t, DARK, "captured")) == 2
    assert freed == {"yoda", "c_3po"}
    t = using(table(side("sith"), side("jedi", "jedi_training")), RescueOne(), LIGHT, "jedi_training#1")
    assert not any(key.startswith("pick") for seat in t.choices for key in keys(t, seat))


@pytest.mark.rule("SWLCG-609")
def test_nothing_is_captured_at_an_objective_that_has_left_play() -> None:
    """If an interrupt removes the objective before the card has left play, the card stays in play."""
    t = made_up(side("sith", "fall_of_the_jedi", victory=["jedi_training"]), side("jedi", "yoda", "mourner"))
    before = t._state
    for objective, there in (("fall_of_the_jedi#1", True), ("jedi_training#1", False)):
        state = before.copy()
        yoda, at = state.setup.index["yoda#1"], state.setup.index[objective]
        state.asked = {}
        leave_play(state, DARK, [yoda], TO_CAPTURED, at)
        state.advance()
        t._state = state
        assert ("yoda" in zone(t, LIGHT, "play")) != there and ("yoda" in zone(t, DARK, "captured")) == there
        assert ("answer mourner#1" in keys(t, LIGHT)) == there, "only a card that leaves play is answered"


@pytest.mark.rule("SWLCG-622")
@pytest.mark.parametrize("held", [1, 2])
def test_who_knows_which_of_several_captured_cards_was_rescued(held: int) -> None:
    """Everybody saw the captures from play. Only the players see which of two is rescued, so they know the other."""
    cards = ["yoda#1", "c_3po#1"][:held]
    dark = side("sith", "fall_of_the_jedi", captured=cards)
    t = table(
        dark, side("jedi", "jedi_training"), hosts=dict.fromkeys(cards, "fall_of_the_jedi#1"),
        owners=dict.fromkeys(cards, LIGHT), known=dict.fromkeys(cards, -1),
    )  # fmt: skip
    assert t.view(None)["seats"][DARK]["captured"] == cards
    t = using(t, RescueOne(), LIGHT, "jedi_training#1")
    do(t, (LIGHT, "pick fall_of_the_jedi#1"))
    [rescued] = t.position()["seats"][LIGHT]["hand"]
    left = [card for card in cards if card != rescued]
    for seat in (DARK, LIGHT):
        assert t.view(seat)["seats"][LIGHT]["hand"] == [rescued]
        assert t.view(seat)["seats"][DARK]["captured"] == left
    assert t.view(None)["seats"][LIGHT]["hand"] == ([rescued] if held == 1 else [None])
    assert t.view(None)["seats"][DARK]["captured"] == [None] * len(left)


@pytest.mark.rule("SWLCG-617")
def test_the_owner_sees_which_card_is_rescued_even_if_only_the_dark_side_knew_it() -> None:
    dark = side("sith", "fall_of_the_jedi", captured=["yoda#1"])
    t = table(
        dark, side("jedi", "jedi_training"), hosts={"yoda#1": "fall_of_the_jedi#1"}, owners={"yoda#1": LIGHT},
        known={"yoda#1": 1 << DARK},
    )  # fmt: skip
    assert t.view(LIGHT)["seats"][DARK]["captured"] == [None]
    t = using(t, RescueOne(), LIGHT, "jedi_training#1")
    do(t, (LIGHT, "pick fall_of_the_jedi#1"))
    event = next(event for event in t.events if event.kind == "rescue")
    assert event.view(LIGHT)["card"] == event.view(DARK)["card"] == "yoda#1" and event.view(None)["card"] is None
    assert t.view(LIGHT)["seats"][LIGHT]["hand"] == t.view(DARK)["seats"][LIGHT]["hand"] == ["yoda#1"]
    assert t.view(None)["seats"][LIGHT]["hand"] == [None]


@pytest.mark.parametrize("saved", [True, False])
def test_nobody_reacts_to_the_capture_of_a_card_that_was_saved(saved: bool) -> None:
    dark = side("scum_and_villainy", "the_bespin_exchange")
    t = made_up(dark, side("jedi", "yoda", "savior"), marks={"focus": {"the_bespin_exchange#1": 2}})
    t = using(t, Capture(UNITS & FORCE_USER, here=True), DARK, "the_bespin_exchange#1")
    do(t, (LIGHT, "answer savior#1" if saved else "pass"))
    assert ("yoda" in zone(t, LIGHT, "play")) == saved
    pass_windows(t, "answer")
    assert ("answer the_bespin_exchange#1" in keys(t, DARK)) != saved
