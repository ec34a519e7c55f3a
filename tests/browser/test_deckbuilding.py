"""The Deckbuilding Game in the browser: played by clicks, taps and drags; its teams; on a phone; for everybody."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from people import Server
from screen import MOTION, Open, Screen, expect, played, set_up
from test_accessibility import look

import kantyna

Json = Any
MINE = ".mine .camp.ours .units"


def table(format: str = "clone-wars", seats: int = 2) -> kantyna.Table:
    """A game of random bots, some way into it."""
    return played(5, 120, ("random",) * seats, "deckbuilding", format)


def sit_down(me: Screen, format: str = "clone-wars", bots: int = 1) -> None:
    """At a new table against random bots, from the lobby."""
    me.find(".new-table .what select").nth(0).select_option("deckbuilding")
    me.find(".new-table .what select").nth(1).select_option(format)
    me.set_table("me", *["bot:random"] * bots)
    assert me.until_asked()


def view(me: Screen) -> Json:
    return me.state["views"]["0"]


def keys(me: Screen) -> list[str]:
    return [choice["key"] for choice in me.state["choices"].get("0", [])]


def answer(me: Screen) -> None:
    """Questions are answered by what is lit first, until the turn is free again."""
    while me.until_asked() and "end" not in keys(me):
        card = me.find("button.card.asked:not(.picked)")
        if card.count():
            me.chosen(card.first)
        else:
            me.act(me.find(".question .actions .action").first)


def play_hand(me: Screen) -> None:
    answer(me)
    while view(me)["seats"][0]["hand"]:
        all_of_them = me.find(".action.play-all:enabled")
        if all_of_them.count():
            me.act(all_of_them)
            me.until("() => !document.querySelector('.action.play-all:disabled')")
        else:
            me.act(me.find(".hand button.card.lit").first)
        answer(me)


def free_attackers(me: Screen) -> list[str]:
    """Own cards in play that can attack both the base and a card of the row."""
    at_base = {key.split()[1] for key in keys(me) if key.startswith("commit ") and key.endswith(" base")}
    at_row = {key.split()[1] for key in keys(me) if key.startswith("commit ") and not key.endswith(" base")}
    strong = {label for label, attack in view(me)["attack"].items() if attack}
    return sorted(at_base & at_row & strong & set(view(me)["seats"][0]["units"]))


def unit(me: Screen, label: str) -> Any:
    return me.find(f'{MINE} [data-card="{label}"]')


def drag(me: Screen, label: str, target: Any) -> None:
    box, to = unit(me, label).bounding_box(), target.bounding_box()
    assert box and to
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(to["x"] + to["width"] / 2, to["y"] + to["height"] / 2, steps=8)
    me.page.mouse.up()


def test_turns_are_played_by_clicks_taps_and_drags(open_screen: Open) -> None:
    me = open_screen(**MOTION)
    sit_down(me)
    done: set[str] = set()
    for _ in range(30):
        play_hand(me)
        if not me.until_asked():
            break
        rows = [key.split()[2] for key in keys(me) if key.startswith("commit ") and not key.endswith(" base")]
        waiting = free_attackers(me)
        if waiting and rows and "tap" not in done:
            # taken up by one tap, put down at its target by the next
            unit(me, waiting[0]).click()
            expect(me.find(".table.aiming")).to_have_count(1)
            target = me.find(f'.galaxy-row [data-card="{rows[0]}"]')
            expect(target).to_have_class(re.compile("asked"))
            me.act(target)
            assert view(me)["committed"][rows[0]] == [waiting[0]]
            berth = me.find(f'.berth[data-target="{rows[0]}"]')
            expect(berth.locator(f'[data-card="{waiting[0]}"]')).to_be_visible()
            expect(berth.locator(".sum b")).to_have_text(str(view(me)["strength"][rows[0]]))
            me.act(berth.locator("button.sum"))
            done.add("tap")
            answer(me)
            waiting = free_attackers(me)
        if waiting and "drag" not in done:
            before = me.at
            drag(me, waiting[0], me.find(".far .base-in-play .card").first)
            me.until_at(before + 1)
            assert waiting[0] in view(me)["committed"]["base"]
            me.act(me.find(".far button.sum"))
            done.add("drag")
            answer(me)
        if me.until_asked() and me.find(".action.commit-all").count():
            me.find(".action.commit-all").click()
            me.until("() => !document.querySelector('.action.commit-all')")
            expect(me.find(".far button.sum b")).to_have_text(str(view(me)["strength"]["base"]))
            me.act(me.find(".far button.sum"))
            done.add("all")
            answer(me)
        for_sale = me.find(".galaxy button.card.lit")
        if me.until_asked() and for_sale.count():
            me.chosen(me.dearest(for_sale))
            done.add("buy")
            answer(me)
        if {"tap", "drag", "all", "buy"} <= done or not me.until_asked():
            break
        me.end_turn()
    assert {"tap", "drag", "all", "buy"} <= done
    me.nothing_amiss()


def test_the_blow_that_decides_the_game_is_dealt_and_its_replay_seen(server: Server, open_screen: Open) -> None:
    ship, enemy = "venator_class_star_destroyer", {"base": ["xorrn"], "bases": ["dac"], "deck": ["b1_battle_droid"]}
    position = {
        "game": "deckbuilding",
        "format": "clone-wars",
        "active": 0,
        "marks": {"damage": {"xorrn#1": 5}},
        "seats": [{"units": ["at_te"], "ships": [ship], "base": ["rishi"], "victory": ["felucia", "geonosis"]}, enemy],
    }
    (link,) = set_up(server, position, [0])
    me = open_screen(reduced_motion="reduce")
    me.call("Ada")
    me.follow(link)
    assert me.until_asked()
    expect(me.find(".far .base-in-play .card")).to_have_count(1)
    me.act(me.find(".action.commit-all"))
    me.until("() => !document.querySelector('.action.commit-all')")
    me.find(".far button.sum").click()
    me.until("() => received.state.over")
    expect(me.find(".prompt")).to_contain_text("You win")
    me.find(".ending-actions button:has(svg)").click()
    expect(me.find("input[type=range]")).to_be_visible()
    me.nothing_amiss()


PLACES = """() => [...document.querySelectorAll(".galaxy-row .berth")].map((berth) => {
  const [card, flag] = [".card", ".pennant"].map((one) => berth.querySelector(one).getBoundingClientRect());
  const turned = [...berth.querySelectorAll(".face, .card")].some((one) => {
    const style = getComputedStyle(one);
    return style.rotate !== "none" || style.transform !== "none";
  });
  return {
    label: berth.dataset.target, middle: card.top + card.height / 2, turned,
    below: flag.bottom > card.bottom + 2, above: flag.top < card.top - 2,
    beside: flag.left < card.left - 2 && flag.right > card.right + 2,
  };
})"""
"""How the cards of the row lie: where, to which side their pennants show, and whether anything is turned round."""


@pytest.mark.rule("DBG-027")
def test_place_and_pennant_turn_a_card_of_the_row_towards_the_player_of_its_faction(open_screen: Open) -> None:
    me = open_screen(reduced_motion="reduce")
    sit_down(me)
    turned = {"republic": "to-us", "separatist": "to-them", "neutral": "aside"}
    factions = {card.id: card.facts()["faction"] for card in kantyna.cards("deckbuilding")}
    for label in view(me)["galaxy_row"]:
        towards = turned[str(factions[label.partition("#")[0]])]
        expect(me.find(f'.berth[data-target="{label}"]')).to_have_class(re.compile(rf"\b{towards}\b"))
    # a card that is read the right way up all the same
    heights: dict[str, set[float]] = {"to-us": set(), "to-them": set(), "aside": set()}
    for one in me.page.evaluate(PLACES):
        towards = turned[str(factions[one["label"].partition("#")[0]])]
        heights[towards].add(one["middle"])
        assert not one["turned"], one
        shows = {"to-us": one["below"], "to-them": one["above"], "aside": one["beside"]}
        assert [side for side, there in shows.items() if there] == [towards], one
    seen = [at for at in ("to-them", "aside", "to-us") if heights[at]]
    assert len(seen) > 1
    for upper, lower in pairwise(seen):
        assert max(heights[upper]) < min(heights[lower])


def test_what_is_not_allowed_says_why_with_its_rule(open_screen: Open) -> None:
    me = open_screen()
    sit_down(me)
    answer(me)
    faction = view(me)["factions"][1]
    enemies = me.find(f".galaxy-row .card.of-{faction}")
    if not enemies.count():
        enemies = me.find(".galaxy-row button.card.quiet")
    enemies.first.click()
    expect(me.find(".rule-chip")).to_contain_text("DBG-")
    me.find(".far .base-in-play button.card").click()
    expect(me.find(".rule-chip")).to_have_text("DBG-144")
    me.find(".rule-chip").click()
    expect(me.find(".rule-text")).to_contain_text("DBG-144")
    # the keyboard reaches the hand, and asks too
    me.find(".hand button.card").first.focus()
    me.page.keyboard.press("ArrowUp")
    assert me.page.evaluate("document.activeElement.closest('.camp, .galaxy') !== null")
    me.nothing_amiss()


def test_piles_open_and_the_force_track_says_whose_it_is(open_screen: Open) -> None:
    me = open_screen()
    me.play_on(table(), 120)
    now = view(me)
    spaces = me.find(".force-space")
    expect(spaces).to_have_count(7)
    expect(me.find(".force-track")).to_have_attribute("aria-label", re.compile("Force"))
    for seat in (0, 1):
        for zone in ("discard", "exile", "victory"):
            labels = now["seats"][seat][zone]
            if labels:
                me.find(f'button:is([data-zone="{seat}/{zone}"], [data-zone="{seat}/{zone}"] *)').last.click()
                expect(me.find(".sheet [data-card]")).to_have_count(len(labels))
                me.find(".sheet .quiet-button").click()
    me.nothing_amiss()


def test_the_lobby_says_who_plays_together_and_what(open_screen: Open) -> None:
    me = open_screen()
    me.find(".new-table .what select").nth(0).select_option("deckbuilding")
    me.find(".new-table .what select").nth(1).select_option("teams")
    labels = me.find(".new-table .seat-field > .field:first-child > span:first-child")
    expect(labels).to_have_text(["Seat 1 · Team 1", "Seat 2 · Team 1", "Seat 3 · Team 2", "Seat 4 · Team 2"])
    factions = me.find(".new-table .seat-field .field:nth-child(2) option:checked")
    assert factions.all_inner_texts() == ["Rebels", "Republic", "Empire", "Separatists"]
    me.find("details summary").first.click()
    expect(me.find(".option-list .option, .option-list .check")).to_have_count(8)
    me.nothing_amiss()


def test_a_game_of_teams_shows_two_regions_and_is_watched(open_screen: Open) -> None:
    me = open_screen()
    sit_down(me, "teams", 3)
    expect(me.find(".region")).to_have_count(2)
    expect(me.find(".far .camp")).to_have_count(2)
    expect(me.find(".far .team-name")).to_have_text("Against you")
    expect(me.find(".mine .team-name")).to_have_text("Your team")
    mate = [label for label in view(me)["seats"][1]["hand"] if label]
    assert sorted(me.labels("1/hand")) == sorted(mate)
    boxes = [me.find(".region").nth(i).bounding_box() for i in (0, 1)]
    assert boxes[0] and boxes[1] and boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    other = open_screen(f"/table/{me.table_id}")
    expect(other.find(".region")).to_have_count(2)
    for _ in range(2):
        if not me.until_asked():
            break
        play_hand(me)
        if "end" in keys(me):
            me.end_turn()
    other.until_at(me.at)
    assert not other.labels("0/hand")
    for one in (me, other):
        one.nothing_amiss()


OVERLAP = """() => {
  const boxOf = (el) => el.getBoundingClientRect();
  const table = boxOf(document.querySelector(".table"));
  const apart = (one, other) => one.top >= other.bottom - 1 || one.left >= other.right - 1;
  const parts = [...document.querySelectorAll(".far, .galaxy, .mine, .ask-prompt, section.home, .actions")]
    .filter((el) => boxOf(el).height > 1);
  const over = parts.flatMap((one, i) => parts.slice(i + 1)
    .filter((other) => !apart(boxOf(one), boxOf(other)) && !apart(boxOf(other), boxOf(one)))
    .map((other) => one.className + " / " + other.className));
  const held = ".table :is(.plate, .my-plate, .base-in-play .card, .stock-item, .action, .sum)";
  const out = [...document.querySelectorAll(held)]
    .filter((el) => el.offsetParent && !el.closest(".region") && boxOf(el).width)
    .filter((el) => boxOf(el).left < table.left - 1 || boxOf(el).right > table.right + 1)
    .map((el) => el.className);
  const low = parts.some((el) => el.matches(".actions, .home") && boxOf(el).bottom > table.bottom + 1);
  return { wide: document.scrollingElement.scrollWidth > innerWidth, low, over, out };
}"""
"""What does not fit: wider than the screen, below its edge, over one another, out at the side."""
FITS: Json = {"wide": False, "low": False, "over": [], "out": []}


@pytest.mark.parametrize("format, seats", [("clone-wars", 2), ("teams", 4)])
@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
def test_a_phone_holds_the_table(open_screen: Open, format: str, seats: int, locale: str) -> None:
    me = open_screen(phone=True, locale=locale, reduced_motion="reduce", bypass_csp=True)
    wrong: list[str] = []
    game = table(format, seats)
    for at in (0, 60, 120):
        me.play_on(game, at)
        found = me.page.evaluate(OVERLAP)
        assert found == FITS, (at, found)
        wrong += look(me, f"{format} after {at}")
    if seats == 4:
        me.find(".region-tab").nth(1).click()
        expect(me.find(".region.elsewhere")).to_be_hidden()
        assert me.page.evaluate(OVERLAP) == FITS
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("format, seats", [("clone-wars", 2), ("teams", 4)])
def test_nothing_serious_is_wrong_on_a_desktop(open_screen: Open, format: str, seats: int) -> None:
    me = open_screen(locale="pl-PL", bypass_csp=True, reduced_motion="reduce")
    me.play_on(table(format, seats), 120)
    for width, height in ((1440, 900), (1366, 768), (1024, 768)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.wait_until_drawn()
        assert me.page.evaluate(OVERLAP) == FITS, (width, height, me.page.evaluate(OVERLAP))
    wrong = look(me, format)
    assert not wrong, "\n\n".join(wrong)
    me.nothing_amiss()
