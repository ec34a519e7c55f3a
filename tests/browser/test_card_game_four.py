"""The Card Game for four in the browser: everybody's part of the table, reserves, consent, what partners alone see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from card_game_clicks import view
from four_fights import HANDS, RESERVES, consent, crowd, fight
from people import Server
from playwright.sync_api import Browser
from screen import Screen, expect, set_up
from test_accessibility import look
from test_fit import REACH
from test_languages_and_reach import focus, press

import kantyna
from kantyna.bots import decide, make_bot

Json = Any
NAMES = ["Ada", "Bartek", "Wielki Celin", "Dorota"]
SIZES = {False: [(1366, 768), (1280, 720), (1920, 1080)], True: [(390, 844), (360, 640)]}


@pytest.fixture(scope="module", params=[False, True], ids=["desktop", "phone"])
def me(request: pytest.FixtureRequest, browser: Browser, paused_server: Server) -> Iterator[Screen]:
    screen = Screen.open(
        browser, paused_server.url, locale="pl-PL", phone=request.param, reduced_motion="reduce", bypass_csp=True
    )
    screen.call("Zofia")
    yield screen
    screen.nothing_amiss()
    screen.context.close()


@pytest.fixture
def phone(me: Screen) -> bool:
    return bool(me.page.evaluate("matchMedia('(max-width: 640px)').matches"))


def sit(me: Screen, paused_server: Server, table: kantyna.Table, seat: int) -> None:
    me.follow(set_up(paused_server, table.position(), [seat], NAMES[: table.seat_count])[0])
    me.page.wait_for_selector(".table.many.my-move")
    me.wait_until_drawn()


@pytest.mark.parametrize("moment", [crowd, fight])
def test_everything_fits_and_can_be_reached(me: Screen, paused_server: Server, phone: bool, moment: Any) -> None:
    sit(me, paused_server, moment(), 0)
    wrong: list[str] = []
    for wide, high in SIZES[phone]:
        me.page.set_viewport_size({"width": wide, "height": high})
        me.page.mouse.move(0, 0)
        me.wait_until_drawn()
        wrong += [f"{wide}×{high}: {one}" for one in me.page.evaluate(REACH)]
    wide, high = SIZES[phone][0]
    me.page.set_viewport_size({"width": wide, "height": high})
    assert not wrong + look(me, moment.__name__)


def test_who_sits_where_and_what_partners_alone_see(me: Screen, paused_server: Server, phone: bool) -> None:
    sit(me, paused_server, crowd(), 0)
    heads = me.find(".flank.far .plate-name").all_inner_texts()
    assert heads == ["Dorota", "Wielki Celin"], "who sits opposite comes first"
    expect(me.find(".flank.far .plate .in-reach")).to_have_count(1)
    expect(me.find(".flank.mates .plate-name")).to_have_text("Bartek")
    expect(me.find(".dial-face")).to_have_text("9/16")
    # the reserves of the team lie with the hand; those of the enemies are a number, and no frame ever named them
    shown = me.find(".hand .in-reserve [data-card]").evaluate_all("all => all.map((card) => card.dataset.id)")
    assert shown == list(RESERVES[:2])
    frame = json.dumps([me.state, me.page.content()])
    for hidden in (*HANDS[2], *HANDS[3], *RESERVES[2:]):
        assert f"{hidden}#" not in json.dumps(me.state["views"]["0"]["seats"]), hidden
        assert f'data-id="{hidden}"' not in frame, hidden
    me.find('.flank.mates button[data-zone="1/hand"]').click()
    partners = me.find(".sheet [data-card]").evaluate_all("all => all.map((card) => card.dataset.id)")
    assert sorted(partners) == sorted(HANDS[1])
    me.find(".sheet header button").click()


def test_a_part_of_the_table_is_opened(me: Screen, paused_server: Server, phone: bool) -> None:
    sit(me, paused_server, crowd(), 0)
    other = me.find(".flank.far .camp").nth(1)
    expect(me.find(".camp.opened .plate-name")).to_have_text("Dorota")
    focus(me, ".flank.far .camp:nth-child(2) .camp-open")
    me.page.keyboard.press("Enter")
    expect(me.find(".camp.opened .plate-name")).to_have_text("Wielki Celin")
    expect(other.locator(".back-line .card").first).to_be_visible()


def test_a_card_in_reserve_is_played_with_a_key_as_from_the_hand(me: Screen, paused_server: Server) -> None:
    sit(me, paused_server, crowd(), 0)
    focus(me, ".hand .in-reserve button.card.lit")
    label = me.page.evaluate("document.activeElement.dataset.card")
    press(me, "Enter")
    side = view(me, 0)["seats"][0]
    assert label in [*side["playing"], *side["play"]]


def test_the_partner_is_asked_in_place_by_whom_for_what(me: Screen, paused_server: Server) -> None:
    sit(me, paused_server, consent(), 1)
    expect(me.prompt).to_contain_text("Wielki Moff Tarkin")
    expect(me.prompt).to_contain_text("Ada")
    expect(me.find(".actions .action")).to_have_count(2)
    me.find(".action.lend").click()
    me.until("() => Object.values(received.state.views)[0].stack.every((step) => step.do[0] !== 'consent')")


def test_the_engagement_says_who_fights_and_who_has_lent(me: Screen, paused_server: Server) -> None:
    sit(me, paused_server, fight(), 0)
    expect(me.find(".fighters.ours .fighters-who")).to_have_text("Ty")
    expect(me.find(".fighters.theirs .fighters-who")).to_have_text("Dorota")
    notes = me.find(".fighting .card-note").all_inner_texts()
    assert notes == ["użycza: Wielki Celin", "użycza: Bartek"]


def test_one_player_against_three(me: Screen, paused_server: Server) -> None:
    sit(me, paused_server, kantyna.Table("card-game", "jerjerrods-task", seats=4, seed=5), 1)
    expect(me.find(".flank.mates .camp")).to_have_count(2)
    expect(me.find(".flank.far .camp")).to_have_count(1)
    assert not me.page.evaluate(REACH)


def test_objectives_lie_in_rows_with_their_places_and_stay_face_down(me: Screen, paused_server: Server) -> None:
    table = kantyna.Table("card-game", "hunt-for-skywalker", seats=3, seed=3)
    bots = [make_bot("greedy", i) for i in range(3)]
    while not (table.view(1)["pyramid"] or {}).get("vulnerable") or 1 not in table.waiting or len(table.choices[1]) < 4:
        seat = min(table.waiting)
        table.choose(seat, decide(bots[seat], table, seat).key)
    sit(me, paused_server, table, 1)
    pyramid = view(me, 1)["pyramid"]
    shown = me.find(".far .place").evaluate_all("all => all.map((one) => one.dataset.place)")
    assert shown == ["B1", "B2", "B3", "B4", "M1", "M2", "M3", "F1", "F2"], "the front row towards the middle"
    open_ones = me.find(".far .place.vulnerable").evaluate_all("all => all.map((one) => one.dataset.place)")
    assert sorted(open_ones) == sorted(pyramid["vulnerable"])
    hidden = [label for label in table.view(0)["seats"][0]["facedown"] if label]
    # what is hidden somewhere is known to all (`unseen`); where it lies is not
    frame = {**me.state, "views": [{**one, "unseen": None} for one in me.state["views"].values()]}
    frames = json.dumps([frame, me.page.content()])
    assert hidden and not [label for label in hidden if label in frames]
    assert not me.page.evaluate(REACH)


@pytest.mark.parametrize("format", ["two-on-two", "jerjerrods-task", "hunt-for-skywalker"])
def test_one_click_in_the_lobby_deals_at_once(me: Screen, format: str) -> None:
    me.follow("/")
    me.find(".hero-choice select").nth(0).select_option("card-game")
    me.find(".hero-choice select").nth(1).select_option(format)
    me.find(".huge").click()
    me.page.wait_for_selector(".table.many")
    assert me.state["views"]["0"]["format"] == format


def test_who_waits_is_seen_with_team_and_side(me: Screen) -> None:
    me.follow("/")
    me.find(".new-table .what select").nth(0).select_option("card-game")
    me.find(".new-table .what select").nth(1).select_option("two-on-two")
    me.set_table("me", "person", "bot:greedy", "bot:greedy")
    seats = me.find(".waiting-seats > li")
    expect(seats).to_have_count(4)
    for i, team in enumerate((1, 1, 2, 2)):
        expect(seats.nth(i)).to_contain_text(f"Drużyna {team}")


def test_something_is_said_to_the_team(me: Screen, paused_server: Server) -> None:
    sit(me, paused_server, crowd(), 0)
    me.find(".tools").get_by_role("button", name="Rozmowa").click()
    me.find(".chat-to .tab").nth(1).click()
    me.find(".chat-form input").fill("Bronimy Tatooine")
    me.find(".chat-form [type=submit]").click()
    expect(me.find(".chat-line.to-team")).to_contain_text("Bronimy Tatooine")
    me.find(".side-head .icon-button").click()
