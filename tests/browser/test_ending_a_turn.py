"""What would be lost with the turn is said before it ends."""

from __future__ import annotations

from typing import Any

import pytest
from people import Server
from screen import Open, Screen, expect, set_up
from test_quick_hands import PLAY_ALL, click_at_once

import kantyna
from deckbuilding_situations import match
from situations import duel

END = ".action.end"
ANYWAY = "End it anyway"
UNSPENT = "Not used yet: 3 Trade, 5 Combat. It is lost when the turn ends."
DECK = ["scout"] * 7 + ["viper"] * 1


def sit(open_screen: Open, server: Server, table: kantyna.Table, **how: bool) -> Screen:
    me = open_screen(warned=True, **how)
    (link,) = set_up(server, table.position(), [0])
    me.call("Ada")
    me.follow(link)
    me.until_asked()
    return me


def rich(**more: Any) -> kantyna.Table:
    """Something to buy and somebody to attack, and the means for both."""
    return duel(row=["cutter"], deck=DECK, trade=3, combat=5, opponent={"deck": ["scout"] * 8}, **more)


@pytest.mark.parametrize("how", ["click", "key"])
def test_what_is_not_spent_is_said_once_a_turn(open_screen: Open, server: Server, how: str) -> None:
    me = sit(open_screen, server, rich())
    before = me.at

    def end() -> None:
        me.find(END).click() if how == "click" else me.page.keyboard.press("e")

    end()
    expect(me.prompt).to_contain_text(UNSPENT)
    expect(me.find(END)).to_have_text(ANYWAY)
    assert me.at == before, "the turn goes on"
    me.page.keyboard.press("Escape")
    expect(me.find(END)).to_have_text("End turn")
    expect(me.prompt).not_to_contain_text("Not used yet")
    end()
    me.until("() => received.state.views[0].turn > 1")
    me.nothing_amiss()


def test_who_was_told_can_end_the_turn_with_a_second_press(open_screen: Open, server: Server) -> None:
    me = sit(open_screen, server, rich())
    me.find(END).click()
    expect(me.prompt).to_contain_text(UNSPENT)
    me.act(me.find(END))
    me.until("() => received.state.views[0].turn > 1")


def test_who_does_not_want_to_be_asked_is_not_asked_again(open_screen: Open, server: Server) -> None:
    me = sit(open_screen, server, rich())
    me.find(END).click()
    me.act(me.button("Don't ask again"))
    other = me.tab()
    (link,) = set_up(server, rich().position(), [0])
    other.follow(link)
    other.until_asked()
    other.act(other.find(END))
    other.nothing_amiss()


def test_nothing_is_said_of_what_nobody_could_use(open_screen: Open, server: Server) -> None:
    poor = duel(row=["battlecruiser"], deck=DECK, trade=1, combat=2, opponent={"play": ["war_world"]})
    me = sit(open_screen, server, poor)
    me.act(me.find(END))


def test_a_turn_ended_while_the_hand_is_played_waits_for_an_answer(open_screen: Open, server: Server) -> None:
    me = sit(open_screen, server, rich(hand=["scout", "viper"]))
    click_at_once(me, PLAY_ALL, END)
    me.until("() => !received.state.views[0].seats[0].hand.length")
    expect(me.prompt).to_contain_text("Not used yet: 4 Trade, 6 Combat.")
    assert me.state["views"]["0"]["turn"] == 1
    me.act(me.find(END))


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_attack_that_waits_is_never_lost_unsaid(open_screen: Open, server: Server, phone: bool) -> None:
    me = sit(
        open_screen, server, match("rebel", {"units": ["rebel_trooper"], "deck": ["alliance_shuttle"] * 5}), phone=phone
    )
    me.page.evaluate("localStorage.setItem('kantyna.unspent', 'false')")
    me.go(me.page.url)
    me.chosen(me.find('.mine [data-card="rebel_trooper#1"]'))
    before = me.at
    me.find(END).click()
    expect(me.prompt).to_contain_text(
        "“Resolve the attack on the base” has not been done yet. It is lost when the turn ends."
    )
    expect(me.find(".rule-chip")).to_have_text("DBG-192")
    expect(me.button("Don't ask again")).to_have_count(0)
    assert me.at == before
    me.act(me.find(".action.resolve"))
    me.act(me.find(END))
    me.nothing_amiss()


def test_units_that_could_attack_and_resources_are_named(open_screen: Open, server: Server) -> None:
    table = match(
        "rebel", {"units": ["rebel_trooper"], "resources": 4, "deck": ["alliance_shuttle"] * 5}, row=["x_wing"]
    )
    me = sit(open_screen, server, table)
    me.find(END).click()
    expect(me.prompt).to_contain_text("Not used yet: 4 resources, 2 attack.")
