"""What makes it pleasant to play with others and with bots: pace, undo, invitations, names, the lobby, keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from people import Server, running
from playwright.sync_api import Browser, Route
from screen import Open, Screen, expect, set_up
from test_two_people import seated

PLAY_ALL = ".free .actions .action.primary:enabled:has(svg):not(.attack):not(.end)"


TICK = 1.5
"""Seconds between two choices of a calm bot."""


def seconds_a_choice(me: Screen, since: int) -> float:
    """How long a choice took on average, as this page received them."""
    moments = [moment for moment in me.page.evaluate("received.moments") if moment[0] >= since]
    (first, begin), (last, end) = moments[0], moments[-1]
    return float((end - begin) / (last - first))


@pytest.fixture
def slow_bots(browser: Browser, tmp_path: Path) -> Any:
    """Somebody at a server where bots take their time."""
    with running(tmp_path, bot_pause=TICK) as server:
        one = Screen.open(browser, server.url)
        yield one
        one.context.close()


@pytest.fixture
def alone(browser: Browser, tmp_path: Path) -> Any:
    """Somebody in a lobby where nobody else has a table."""
    with running(tmp_path, bot_pause=0.02) as server:
        one = Screen.open(browser, server.url)
        yield one
        one.context.close()


def test_the_pace_of_bots_is_chosen_and_remembered(slow_bots: Screen) -> None:
    slow_bots.page.evaluate("localStorage.setItem('kantyna.pace', '\"at-once\"')")
    slow_bots.play_against_bot()
    expect(slow_bots.find(".pace")).to_have_attribute("aria-label", "Bots: at once")
    before = slow_bots.at
    slow_bots.end_turn()
    slow_bots.until("(at) => received.at > at + 3 && document.querySelector('.table.my-move')", before)
    assert seconds_a_choice(slow_bots, before + 1) < TICK / 2
    slow_bots.find(".pace").click()
    expect(slow_bots.find(".pace")).to_have_attribute("aria-label", "Bots: calm")
    before = slow_bots.at
    slow_bots.end_turn()
    slow_bots.until_at(before + 3)
    assert seconds_a_choice(slow_bots, before + 1) > TICK / 2
    slow_bots.go(slow_bots.page.url)
    expect(slow_bots.find(".pace")).to_have_attribute("aria-label", "Bots: calm")
    slow_bots.nothing_amiss()


def test_one_can_skip_on_to_ones_own_turn(slow_bots: Screen) -> None:
    slow_bots.find(".huge").click()
    slow_bots.until("() => document.querySelector('.table.my-move, .until-turn')")
    if slow_bots.find(".until-turn").count():
        slow_bots.find(".until-turn").click()
    slow_bots.until_asked()
    for how in ("click", "key"):
        before = slow_bots.at
        slow_bots.end_turn()
        if how == "click":
            slow_bots.button("Until my turn").click()
        else:
            slow_bots.page.keyboard.press("n")
        slow_bots.until("(at) => received.at > at + 3 && document.querySelector('.table.my-move')", before)
        assert seconds_a_choice(slow_bots, before + 1) < TICK / 2
    slow_bots.end_turn()
    expect(slow_bots.find(".until-turn")).to_be_enabled()
    slow_bots.nothing_amiss()


def test_cards_played_together_are_taken_back_together(open_screen: Open) -> None:
    first, second = seated(open_screen)
    me = first.page.evaluate("received.table.you[0]")
    hand = first.labels(f"{me}/hand")
    first.find(PLAY_ALL).click()
    first.until("(me) => !received.state.views[me].seats[me].hand.length", me)
    expect(first.button("Undo")).to_have_attribute("title", "Undo your last move")
    first.button("Undo").click()
    first.until("() => received.at === 0")
    assert first.labels(f"{me}/hand") == hand, "all of them, and nobody was asked"
    second.until("() => received.at === 0")
    first.act(first.find(".hand button.card").first)
    first.act(first.find(".hand button.card").first)
    first.button("Undo").click()
    first.until("() => received.at === 1")
    first.nothing_amiss()
    second.nothing_amiss()


def test_who_asked_hears_that_it_was_refused(open_screen: Open) -> None:
    first, second = seated(open_screen)
    name = second.page.evaluate("received.table.seats[received.table.you[0]].name")
    first.end_turn()
    second.until_asked()
    expect(first.button("Undo")).to_have_count(0)
    first.button("Ask to undo").click()
    second.button("Refuse").click()
    expect(first.find(".toast")).to_have_text(f"{name} does not agree to go back.")
    assert second.find(".toast").count() == 0


def test_the_page_of_an_invitation_says_who_invites_to_what(open_screen: Open) -> None:
    ada = open_screen()
    ada.call("Ada")
    ada.find(".new-table .what select").first.select_option("deckbuilding")
    ada.find(".new-table .what select").nth(1).select_option("mixed")
    ada.set_table("me", "person")
    bo = open_screen(ada.find(".invite-link").input_value(), locale="pl-PL")
    expect(bo.find("h1")).to_have_text("Ada zaprasza cię do gry.")
    expect(bo.find(".join-game b")).to_have_text("Star Wars: The Deckbuilding Game")
    expect(bo.find(".join-game span")).to_have_text("Łączenie wersji gry")
    expect(bo.find(".join-seats li")).to_have_text(["Ada", "Ty"])
    bo.nothing_amiss()


def slow_name(me: Screen) -> None:
    """Saving one's name takes a while; everything else does not."""

    def later(route: Route) -> None:
        me.page.wait_for_timeout(400)
        route.continue_()

    me.page.route("**/api/me", later)


def test_a_name_typed_just_before_the_table_is_set_is_the_hosts(open_screen: Open) -> None:
    ada = open_screen()
    slow_name(ada)
    ada.find(".your-name input").fill("Ada")
    ada.set_table("me", "person")
    bo = open_screen(ada.find(".invite-link").input_value())
    expect(bo.find("h1")).to_have_text("Ada invites you to a game.")
    expect(bo.find(".join-seats li")).to_have_text(["Ada", "You"])


def test_a_name_typed_just_before_is_that_of_all_who_share_a_screen(open_screen: Open) -> None:
    ada = open_screen()
    for i in range(2):
        ada.find(".new-table .seat-field > .field:first-child select").nth(i).select_option("me")
    slow_name(ada)
    ada.find(".your-name input").fill("Ada")
    ada.set_table("me", "me")
    assert [seat["name"] for seat in ada.page.evaluate("received.table.seats")] == ["Ada", "Ada 2"]


def test_a_table_that_only_this_machine_reaches_says_so(open_screen: Open) -> None:
    ada = open_screen()
    ada.set_table("me", "person")
    expect(ada.find(".invite-note")).to_contain_text("kantyna play --share")
    assert ada.find("svg.code").count() == 0


def test_a_shared_table_gives_its_address_and_a_code(browser: Browser, tmp_path: Path) -> None:
    with running(tmp_path, reach="http://192.168.1.10:8642") as server:
        ada = Screen.open(browser, server.url)
        ada.find(".new-table .what select").nth(1).select_option("free-for-all")
        ada.set_table("me", "person", "person")
        links = [one.input_value() for one in ada.find(".invite-link").all()]
        assert len(links) == 2 and all(link.startswith("http://192.168.1.10:8642/join/") for link in links)
        assert ada.find(".invite-note, svg.code").count() == 0
        ada.button("QR code").nth(1).click()
        expect(ada.find("svg.code")).to_have_attribute("aria-label", f"QR code for {links[1]}")
        size = float(str(ada.find("svg.code").get_attribute("viewBox")).split()[2])
        assert size == 33 + 8, "version 4, with a margin of four modules"
        ada.nothing_amiss()
        ada.context.close()


@pytest.mark.parametrize(
    "locale, you, bot, game", [("en-GB", "You", "Cog", "Duel"), ("pl-PL", "Ty", "Trybik", "Pojedynek")]
)
def test_you_are_you_bots_have_names_and_the_table_a_heading(
    open_screen: Open, locale: str, you: str, bot: str, game: str
) -> None:
    me = open_screen(locale=locale)
    me.play_against_bot()
    expect(me.find(".home .plate-name")).to_have_text(you)
    expect(me.find(".opponents .plate-name")).to_have_text(bot)
    expect(me.find("h1")).to_contain_text(f"Star Realms, {game}: {you}")
    assert me.find("h1").count() == 1


def test_people_at_one_screen_keep_their_names(open_screen: Open) -> None:
    me = open_screen()
    me.set_table("me", "me")
    expect(me.find(".home .plate-name")).not_to_have_text("You")


def test_the_lobby_marks_ones_turn_and_lets_tables_go(alone: Screen) -> None:
    me = alone
    table = me.play_against_bot()
    me.follow("/")
    row = me.find(".table-row").first
    expect(row.locator(".table-act a")).to_have_attribute("href", f"/table/{table}")
    expect(row.locator(".turn-mark")).to_have_text("Your turn")
    expect(row.locator(".table-who")).to_contain_text("You")
    row.get_by_role("button", name="Remove this table").click()
    expect(me.find(".table-row")).to_have_count(1)
    row.get_by_role("button", name="Really remove it?").click()
    expect(me.find(".table-row")).to_have_count(0)
    me.nothing_amiss()


def test_the_whole_name_of_a_game_and_ones_faction_are_in_sight(open_screen: Open) -> None:
    for phone in (False, True):
        me = open_screen(phone=phone)
        game = me.find(".hero-choice select").first
        game.select_option("deckbuilding")
        me.wait_until_drawn()
        needed = me.page.evaluate(
            """() => { const select = document.querySelector(".hero-choice select"), style = getComputedStyle(select);
              const pen = document.createElement("canvas").getContext("2d"); pen.font = style.font;
              return pen.measureText(select.selectedOptions[0].text).width
                + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) - select.clientWidth; }"""
        )
        assert needed <= 0, "the name is cut"
        me.page.get_by_label("Your faction").select_option("separatist")
        me.find(".huge").click()
        me.until("() => received.state")
        assert me.state["views"]["0"]["factions"] == ["separatist", "republic"]


def test_factions_stand_with_the_seats_of_a_new_table(open_screen: Open) -> None:
    me = open_screen()
    me.find(".new-table .what select").first.select_option("deckbuilding")
    me.find(".new-table .what select").nth(1).select_option("mixed")
    mine, theirs = me.page.get_by_label("Faction of seat 1"), me.page.get_by_label("Faction of seat 2")
    expect(mine).to_be_visible()
    had, taken = mine.input_value(), theirs.input_value()
    mine.select_option(taken)
    expect(theirs).to_have_value(had)


def test_the_focus_stays_in_the_hand_when_a_card_is_played_by_key(open_screen: Open) -> None:
    me = open_screen()
    me.play_against_bot()
    hand = me.labels("0/hand")
    me.find(f'.hand [data-card="{hand[1]}"]').focus()
    me.page.keyboard.press("ArrowRight")
    me.act(me.find("body"), lambda _: me.page.keyboard.press("Enter"))
    me.until("(label) => document.activeElement?.dataset.card === label", hand[3] if len(hand) > 3 else hand[1])
    for _ in range(len(hand) - 1):
        me.act(me.find("body"), lambda _: me.page.keyboard.press("Enter"))
    me.until("() => document.activeElement?.closest('.actions, .card.lit')")  # what can be done next
    me.nothing_amiss()


def test_digits_choose_and_stand_on_the_cards_while_keys_are_used(open_screen: Open) -> None:
    me = open_screen()
    me.play_against_bot()
    hand = me.labels("0/hand")
    me.act(me.find("body"), lambda _: me.page.keyboard.press("2"))
    assert me.labels("0/hand") == [hand[0], *hand[2:]]
    marks = me.find(".hand [data-digit]").evaluate_all("all => all.map((card) => card.dataset.digit)")
    assert marks == [str(i + 1) for i in range(len(hand) - 1)]
    mark = "() => getComputedStyle(document.querySelector('.hand [data-digit]'), '::before').content"
    assert me.page.evaluate(mark) == '"1"'
    me.page.mouse.click(5, 5)
    assert me.page.evaluate(mark) == "none"


def test_digits_answer_questions(open_screen: Open, server: Server) -> None:
    position = {"game": "star-realms", "seats": [{"hand": ["patrol_mech", "scout"]}, {}]}
    (link,) = set_up(server, position, [0])
    me = open_screen()
    me.call("Ada")
    me.follow(link)
    me.until_asked()
    me.act(me.find("body"), lambda _: me.page.keyboard.press("1"))
    expect(me.find(".question .actions .action")).to_have_count(2)
    me.act(me.find("body"), lambda _: me.page.keyboard.press("2"))
    assert me.state["views"]["0"]["seats"][0]["combat"] == 5


def test_the_keys_are_listed_and_a_question_mark_on_a_card_asks_why(open_screen: Open) -> None:
    me = open_screen()
    me.play_against_bot()
    for key in ("h", "?"):
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("dialog", name="Keys")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.find("dialog")).to_have_count(0)
    me.find(".market button.card.quiet").first.focus()
    me.page.keyboard.press("?")
    expect(me.find(".rule-chip")).to_be_visible()
    assert me.find("dialog").count() == 0
    me.button("Keys").click()
    expect(me.page.get_by_role("dialog", name="Keys")).to_contain_text("end your turn")
    me.nothing_amiss()


def test_whom_one_may_attack_is_drawn_where_it_is_not_everybody(open_screen: Open) -> None:
    for format, near in (("hunter", [1]), ("free-for-all", [])):
        me = open_screen()
        me.find(".hero-choice select").nth(1).select_option(format)
        me.play_against_bot()
        plates = me.find(".opponents .seat-plate:has(.in-reach)")
        assert plates.evaluate_all("all => all.map((plate) => Number(plate.dataset.seat))") == near
        assert me.state["views"]["0"]["reach"][0] == near or not near
        if near:
            expect(plates).to_contain_text("in your reach")


def test_who_sits_opposite_is_drawn_in_teams(open_screen: Open) -> None:
    me = open_screen()
    me.find(".hero-choice select").first.select_option("deckbuilding")
    me.find(".hero-choice select").nth(1).select_option("teams")
    me.play_against_bot()
    view = me.state["views"]["0"]
    mates = next(team for team in view["teams"] if 0 in team)
    across = [seat for seat, region in enumerate(view["regions"]) if region == view["regions"][0] and seat not in mates]
    marked = me.find(".plate:has(.in-reach)")
    assert marked.evaluate_all("all => all.map((plate) => Number(plate.dataset.seat))") == across
    expect(marked).to_contain_text("opposite you")
    me.find(".language").click()
    expect(marked).to_contain_text("naprzeciw ciebie")
