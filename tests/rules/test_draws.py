"""Draws, by agreement and by rule: this program's additions to the rulebooks of both games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kantyna
from deckbuilding_situations import match
from kantyna.engine.draws import QUIET_TURNS
from situations import do


def duel() -> kantyna.Table:
    """Two players who have scrapped nearly everything: their cards give only trade."""
    sides = [{"hand": ["scout#1"], "authority": 20}, {"hand": ["scout#9"], "authority": 30}]
    return kantyna.Table.from_position({"game": "star-realms", "format": "duel", "seats": sides})


def bare_match() -> kantyna.Table:
    return match("rebel", {"hand": ["alliance_shuttle#1"]}, {"hand": ["imperial_shuttle#1"]})


TABLES = pytest.mark.parametrize("table", [duel, bare_match])


def idle_turns(t: kantyna.Table, n: int) -> kantyna.Table:
    for _ in range(n):
        if not t.over:
            t.choose(t.waiting[0], "end")
    return t


def refusal(t: kantyna.Table, seat: int, key: str) -> tuple[str, str]:
    found = t.why_not(seat, key)
    assert found is not None
    with pytest.raises(kantyna.IllegalChoice):
        t.choose(seat, key)
    return found.rule, found.message.id


@pytest.mark.rule("SR-367")
@pytest.mark.rule("DBG-516")
@TABLES
def test_a_draw_needs_the_agreement_of_both(table: Callable[[], kantyna.Table]) -> None:
    t = table()
    rule = t._state.setup.rules.agreement_rule
    assert refusal(t, 1, "accept-draw") == (rule, "refuse-draw-no-offer")
    t.choose(1, "offer-draw")  # it is not their turn
    assert not t.over and t.waiting == [0]
    assert t.view(None)["draw_offers"] == t.position()["draw_offers"] == [1]
    assert refusal(t, 1, "offer-draw") == (rule, "refuse-draw-agreed")
    assert kantyna.Table.from_position(t.position()) == t
    t.choose(0, "accept-draw")
    assert t.over and t.winners == () and t.choices == {}
    assert t.view(0)["drawn"] == rule
    assert t.events[-1].kind == "drawn-agreed" and rule in t.events[-1].text("pl")
    assert kantyna.replay(t.record()) == t
    assert t.record()["choices"] == [[1, "offer-draw"], [0, "accept-draw"]]
    assert refusal(t, 0, "offer-draw")[1] == "refuse-over"
    t.undo()
    assert not t.over and t.view(None)["draw_offers"] == [1] and t.view(None)["drawn"] is None


@pytest.mark.rule("SR-367")
@pytest.mark.rule("DBG-516")
@TABLES
def test_a_player_who_plays_on_withdraws_the_draw_offer(table: Callable[[], kantyna.Table]) -> None:
    t = table()
    t.choose(0, "offer-draw")
    t.choose(0, t.choices[0][0])
    assert t.view(1)["draw_offers"] == []
    t.choose(1, "offer-draw")
    t.choose(0, "end")
    assert t.view(0)["draw_offers"] == [1]
    t.choose(1, "end")
    assert t.view(0)["draw_offers"] == [] and not t.over


@pytest.mark.rule("SR-367")
def test_the_eliminated_have_no_say_in_a_draw() -> None:
    t = kantyna.Table("star-realms", format="free-for-all", seats=4, seed=1)
    for seat in (0, 1):
        t.choose(seat, "offer-draw")
    t.choose(2, "resign")
    assert refusal(t, 2, "offer-draw") == ("SR-367", "refuse-draw-out")
    assert not t.over and t.view(None)["draw_offers"] == [0, 1]
    other = t.copy()
    other.choose(3, "accept-draw")
    assert other.over and other.winners == ()
    t.choose(3, "resign")  # everybody who is left has agreed
    assert t.over and t.winners == ()
    assert t.view(None)["drawn"] == "SR-367"


@pytest.mark.rule("SR-368")
@pytest.mark.rule("DBG-517")
@TABLES
def test_a_hundred_turns_without_progress_are_a_draw(table: Callable[[], kantyna.Table]) -> None:
    t = table()
    idle_turns(t, QUIET_TURNS - 1)
    assert not t.over and t.view(None)["quiet"] == 99
    assert kantyna.Table.from_position(t.position()) == t
    assert kantyna.imagine(t.view(0), seed=1).view(0) == t.view(0)
    idle_turns(t, 1)
    assert t.over and t.winners == ()
    assert t.view(1)["drawn"] == t._state.setup.rules.quiet_rule
    assert t.events[-1].kind == "drawn-quiet" and t.events[-1].n == 100
    assert t.view(1)["drawn"] in t.events[-1].text("en")
    assert t.position()["stack"] == []


@pytest.mark.rule("SR-368")
@pytest.mark.parametrize(
    ("side", "choices"),
    [
        ({"hand": ["viper"]}, ["play viper", "attack seat#1 1"]),
        ({"hand": ["cutter"]}, ["play cutter"]),
        ({"trade": 3}, ["buy ram"]),
        ({"play": ["explorer"]}, ["scrap explorer"]),
        ({"combat": 5}, ["attack blob_wheel"]),
    ],
    ids=["authority lost", "authority gained", "bought", "scrapped", "destroyed"],
)
def test_progress_in_a_duel_restarts_the_count(side: dict[str, object], choices: list[str]) -> None:
    other = {"play": ["blob_wheel"]} if "combat" in side else {}
    t = kantyna.Table.from_position(
        {"game": "star-realms", "format": "duel", "trade_row": ["ram"], "quiet": 60, "seats": [side, other]}
    )
    do(t, *choices[:-1])
    assert t.view(None)["quiet"] == 60
    do(t, choices[-1])
    idle_turns(t, 1)
    assert t.view(None)["quiet"] == 0
    idle_turns(t, 1)
    assert t.view(None)["quiet"] == 1


@pytest.mark.rule("DBG-517")
@pytest.mark.parametrize(
    ("force", "side", "choices"),
    [
        (0, {"units": ["rebel_trooper"]}, ["commit rebel_trooper#1 base", "resolve base"]),
        (0, {"hand": ["temple_guardian"]}, ["play temple_guardian", "take force"]),
        (0, {"resources": 9}, ["buy rebel_trooper"]),
        (0, {"units": ["y_wing"]}, ["commit y_wing#1 stormtrooper#1", "resolve stormtrooper#1"]),
    ],
    ids=["damage", "force", "bought", "attack on the row"],
)
def test_progress_in_the_deckbuilding_game_restarts_the_count(
    force: int, side: dict[str, object], choices: list[str]
) -> None:
    t = match("rebel", side, force=force, row=["rebel_trooper#2", "stormtrooper#1"], quiet=60)
    do(t, *choices)
    changed = choices[-1] != "resolve stormtrooper#1"
    if not t.over and "decline" in [choice.key for choice in t.choices[0]]:
        t.choose(0, "decline")
    assert t.view(None)["quiet"] == (-1 if changed else 60)


@pytest.mark.rule("DBG-517")
@pytest.mark.parametrize(("force", "quiet"), [(2, -1), (3, 60)])
def test_force_gained_at_the_end_of_the_track_is_no_progress(force: int, quiet: int) -> None:
    t = match("rebel", {"hand": ["chirrut_imwe"]}, force=force, quiet=60)
    do(t, "play chirrut_imwe")
    assert t.view(None)["quiet"] == quiet
