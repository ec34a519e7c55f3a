"""Nothing is lost: not when the server dies in the middle of a game, and not between two tabs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from people import Server, running
from screen import MOTION, Open, Screen, expect


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed."""
    with running(tmp_path, bot_pause=0.02) as one:
        yield one


def restart_and_reconnect(me: Screen, server: Server) -> None:
    """After a crash: the page says so, the server comes back, and so does the page, by itself."""
    expect(me.find(".link-lost")).to_be_visible()
    expect(me.find(".room-top .warning")).to_have_text("Connection lost. Trying again…")
    me.page.evaluate("received.state = null")
    server.start()
    me.until("() => received.state !== null")
    expect(me.find(".link-open")).to_be_visible()
    expect(me.find(".room-top .warning")).to_have_count(0)


def test_the_page_comes_back_by_itself_after_the_server_was_killed(open_screen: Open, server: Server) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    for _ in range(6):
        me.until_asked()
        me.move()
    me.until_asked()
    hand, row, at = me.labels("0/hand"), me.labels("trade_row"), me.at
    log = me.log.all_inner_texts()
    server.kill()
    restart_and_reconnect(me, server)
    assert (me.labels("0/hand"), me.labels("trade_row"), me.at) == (hand, row, at)
    assert me.log.all_inner_texts()[-3:] == log[-3:]
    me.move()
    assert me.at > at


def test_a_choice_made_right_before_the_crash_is_there(open_screen: Open, server: Server) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    first, second, *_ = me.labels("0/hand")
    me.act(me.find(f'[data-card="{first}"]'))
    me.find(f'[data-card="{second}"]').evaluate("(card) => card.click()")  # and nobody waits for an answer
    server.kill()
    restart_and_reconnect(me, server)
    me.until("(card) => received.state.views[0].seats[0].play.includes(card)", second)
    assert me.labels("0/play") == [first, second]
    assert first not in me.labels("0/hand") and second not in me.labels("0/hand")
    expect(me.find(".prompt.tone-yours")).to_be_visible()


def test_a_choice_made_while_the_server_is_away_is_made_when_it_is_back(open_screen: Open, server: Server) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    at, card = me.at, me.labels("0/hand")[0]
    server.kill()
    expect(me.find(".link-lost")).to_be_visible()
    me.find(f'[data-card="{card}"]').click()
    restart_and_reconnect(me, server)
    me.until_at(at + 1)
    assert me.labels("0/play") == [card] and me.at == at + 1


def test_a_bot_goes_on_after_the_crash(open_screen: Open, server: Server) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    me.end_turn()
    server.kill()
    restart_and_reconnect(me, server)
    me.until_asked()
    assert me.state["asked"] == [0] and me.state["views"]["0"]["turn"] >= 2


def test_two_tabs_of_one_person_agree(open_screen: Open) -> None:
    one = open_screen()
    one.play_against_bot()
    other = one.tab()
    card = one.labels("0/hand")[0]
    one.act(one.find(f'[data-card="{card}"]'))
    other.until_at(one.at)
    assert other.labels("0/play") == one.labels("0/play") == [card]
    other.act(other.find(f'[data-card="{other.labels("0/hand")[0]}"]'))
    one.until_at(other.at)
    assert one.labels("0/play") == other.labels("0/play") and len(one.labels("0/play")) == 2
    other.end_turn()
    one.until("() => received.state.views[0].turn >= 2 && received.state.asked[0] === 0")
    other.until_at(one.at)
    for zone in ("0/hand", "0/discard", "trade_row", "1/play"):
        assert one.labels(zone) == other.labels(zone)
    assert one.log.all_inner_texts()[-3:] == other.log.all_inner_texts()[-3:]
    one.nothing_amiss()
