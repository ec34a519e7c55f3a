"""A game at any moment: replayed, shared, kept in a file, played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from screen import Open, Screen, expect, played

import kantyna


@pytest.fixture(scope="module")
def duel() -> kantyna.Table:
    return played(seed=5)


def load(screen: Screen, duel: kantyna.Table, folder: Path) -> str:
    """Loads a record in the lobby; the id under which it lies."""
    file = folder / "duel.json"
    file.write_text(json.dumps(duel.record()), encoding="utf-8")
    screen.find("#load-file").set_input_files(file)
    screen.page.wait_for_url("**/replay/*")
    screen.page.wait_for_selector(".replay")
    return screen.page.url.rpartition("/")[2].partition("?")[0]


def at_moment(screen: Screen, duel: kantyna.Table, at: int) -> None:
    """Does the page show the table after that many choices?"""
    screen.page.wait_for_selector(".table")
    expect(screen.find(".replay-at")).to_have_text(f"{at} / {duel.length}")
    screen.until("(at) => received.looked?.at === at", at)
    past = duel.copy()
    past.rewind(at)
    view = past.view(None)
    assert screen.labels("trade_row") == view["trade_row"]
    for seat, side in enumerate(view["seats"]):
        assert sorted(screen.labels(f"{seat}/play")) == sorted(side["play"])
        counter = screen.find(f'.seat-plate[data-seat="{seat}"] .counter')
        expect(counter).to_have_attribute("aria-label", f"Authority: {max(0, side['authority'])}")


def someones_turn(duel: kantyna.Table, seat: int, after: int) -> int:
    """The first moment from `after` on at which a seat may do what it likes."""
    for at in range(after, duel.length):
        past = duel.copy()
        past.rewind(at)
        if any(choice.key == "end" for choice in past.choices.get(seat, [])):
            return at
    raise AssertionError("no such moment")


def test_any_moment_of_a_finished_game_can_be_seen(open_screen: Open, duel: kantyna.Table, tmp_path: Path) -> None:
    me = open_screen()
    load(me, duel, tmp_path)
    at_moment(me, duel, 0)
    slider = me.page.get_by_role("slider")
    slider.fill("60")
    at_moment(me, duel, 60)
    me.button("One move forward").click()
    at_moment(me, duel, 61)
    me.button("One move back").click()
    me.button("One move back").click()
    at_moment(me, duel, 59)
    me.page.locator("body").press("ArrowRight")
    at_moment(me, duel, 60)
    assert me.page.url.endswith("?at=60")
    me.button("Play").click()
    me.until("() => received.looked.at > 61")
    me.button("Pause").click()
    slider.fill(str(duel.length))
    at_moment(me, duel, duel.length)
    expect(me.prompt).to_have_text(f"Player {duel.winners[0] + 1} wins.")
    me.button("To the beginning").click()
    at_moment(me, duel, 0)
    me.nothing_amiss()


def test_a_link_leads_to_the_same_moment(open_screen: Open, duel: kantyna.Table, tmp_path: Path) -> None:
    me = open_screen(permissions=["clipboard-read", "clipboard-write"])
    id = load(me, duel, tmp_path)
    me.page.get_by_role("slider").fill("33")
    at_moment(me, duel, 33)
    me.button("Copy link").click()
    expect(me.button("Copied")).to_be_visible()
    link = me.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{me.url}/replay/{id}?at=33&share="), "anybody with the link may see the record"
    friend = open_screen(link)
    at_moment(friend, duel, 33)
    friend.nothing_amiss()


def test_a_game_goes_on_from_a_moment_against_a_bot(open_screen: Open, duel: kantyna.Table, tmp_path: Path) -> None:
    me = open_screen()
    id = load(me, duel, tmp_path)
    at = someones_turn(duel, 1, 70)
    past = duel.copy()
    past.rewind(at)
    me.page.get_by_role("slider").fill(str(at))
    at_moment(me, duel, at)
    boxes = "(all) => all.map((one) => JSON.stringify(one.getBoundingClientRect()))"
    before = me.find(".table > section").evaluate_all(boxes)
    me.button("Play on from here").click()
    expect(me.find(".play-on")).to_be_in_viewport(ratio=1)
    assert me.find(".table > section").evaluate_all(boxes) == before, "the table stays as it is"
    me.find(".play-on select").first.select_option("1")
    me.find(".play-on [type=submit]").click()
    assert me.table_id != id
    me.until_asked()
    view = past.view(1)
    assert me.labels("1/hand") == view["seats"][1]["hand"] and me.labels("trade_row") == view["trade_row"]
    assert {choice["key"] for choice in me.state["choices"]["1"]} == {choice.key for choice in past.choices[1]}
    expect(me.find(".opponents .plate-name")).to_have_text("Rusty")
    turn = view["turn"]
    while me.state["views"]["1"]["turn"] == turn:
        me.until_asked()
        me.move()
    me.until_asked()
    me.nothing_amiss()


def test_a_game_of_ones_own_is_saved_and_loaded_again(open_screen: Open, tmp_path: Path) -> None:
    me = open_screen()
    me.play_against_bot()
    for _ in range(4):
        me.until_asked()
        me.move()
    me.until_asked()
    me.button("Resign").click()
    me.button("Really resign?").click()
    expect(me.prompt).to_have_text("Cog wins.")
    with me.page.expect_download() as download:
        me.button("Download").click()
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    game = kantyna.replay(json.loads(file.read_text(encoding="utf-8")))
    assert game.over and game.winners == (1,) and game.length == me.at

    friend = open_screen()
    friend.find("#load-file").set_input_files(file)
    friend.page.wait_for_url("**/replay/*")
    at_moment(friend, game, 0)
    friend.page.get_by_role("slider").fill(str(game.length - 1))
    at_moment(friend, game, game.length - 1)

    other = tmp_path / "other.json"
    other.write_text('{"no": "record"}', encoding="utf-8")
    friend.follow("/")
    friend.find("#load-file").set_input_files(other)
    expect(friend.page.get_by_role("alert")).not_to_be_empty()
