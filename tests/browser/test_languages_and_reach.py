"""Polish and English, thumbs and keys, people who see little motion or share a screen."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from screen import MOTION, Open, Screen, expect, played

import kantyna
from kantyna.engine.registry import load_rules
from loose import view_of
from shipped import SHIPPED

ID = re.compile(r"\b(?:web|table|choice|effect|event|ask|refuse|server|card|faction|type)-[a-z]+(?:-[a-z]+)*\b")
NAMED = {"button", "link", "textbox", "combobox", "checkbox", "slider", "tab"}


def nodes(screen: Screen) -> list[dict[str, Any]]:
    """What a screen reader finds on the page."""
    session = screen.context.new_cdp_session(screen.page)
    found: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [node for node in found if not node.get("ignored")]


def well_named(screen: Screen) -> None:
    """Everything that can be used has a name, and every text is a text in the reader's language."""
    found = nodes(screen)
    used = [node for node in found if node["role"]["value"] in NAMED]
    assert used
    assert [node["role"]["value"] for node in used if not node.get("name", {}).get("value", "").strip()] == []
    for node in found:
        name = node.get("name", {}).get("value", "")
        assert not ID.search(name), name


# languages


@pytest.mark.parametrize(
    ("locale", "lang", "play"),
    [("pl-PL", "pl", "Zagraj z botem"), ("en-US", "en", "Play against a bot"), ("de-DE", "en", "Play against a bot")],
)
def test_the_browser_says_which_language(open_screen: Open, locale: str, lang: str, play: str) -> None:
    me = open_screen(locale=locale)
    expect(me.find("html")).to_have_attribute("lang", lang)
    expect(me.find(".huge")).to_have_text(play)


def test_the_language_changes_at_once_and_stays(open_screen: Open) -> None:
    me = open_screen(locale="pl-PL")
    me.play_against_bot()
    me.move()
    me.until_asked()
    card = me.find(".market .trade-row [data-card]").first

    def said() -> tuple[str, str, str, str]:
        name = card.evaluate("(card) => card.getAttribute('aria-label') ?? card.textContent")
        return me.prompt.inner_text(), me.log.last.inner_text(), str(name), me.page.title()

    me.page.evaluate("window.same = true")
    polish = said()
    assert polish[0].startswith("Twoja tura:")
    me.find(".language").click()
    expect(me.prompt).to_have_text(re.compile("^Your turn:"))
    english = said()
    assert all(one != other for one, other in zip(polish, english, strict=True))
    card.hover()
    expect(me.find(".page h2")).to_be_visible()
    text = me.find(".page").inner_text()
    me.find(".language").click()
    expect(me.prompt).to_have_text(re.compile("^Twoja tura:"))
    assert said() == polish
    card.hover()
    expect(me.find(".page h2")).to_be_visible()
    assert me.find(".page").inner_text() != text
    assert me.page.evaluate("window.same")
    me.find(".language").click()
    expect(me.find("html")).to_have_attribute("lang", "en")
    me.go(me.page.url)
    expect(me.find("html")).to_have_attribute("lang", "en")
    me.nothing_amiss()


# hands and keys


def test_a_phone_is_enough(open_screen: Open) -> None:
    me = open_screen(phone=True, **MOTION)
    me.find(".huge").tap()
    done: set[str] = set()
    turns = 0
    while turns < 4:
        if not me.until_asked():
            break
        wide = me.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert wide[0] <= 390
        did = me.move(lambda one: one.tap())
        done.add(did)
        turns += did == "end"
    assert {"buy", "end"} <= done and done & {"card", "all"}
    me.nothing_amiss()


def test_thumbs_reach_what_is_needed(open_screen: Open) -> None:
    me = open_screen(phone=True)
    me.play_against_bot()
    for selector in (".hand button.card.lit", ".action.end", ".prompt-text"):
        box = me.find(selector).first.bounding_box()
        assert box is not None and box["y"] > 844 / 2 and box["y"] + box["height"] <= 844
    for button in me.find(".actions button, .tools button, .tools a").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 40, button.get_attribute("aria-label")


def focus(me: Screen, selector: str, key: str = "Tab") -> None:
    """Press a key until the focus is there."""
    for _ in range(80):
        if me.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        me.page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with {key}")


def press(me: Screen, key: str) -> None:
    before = me.at
    me.page.keyboard.press(key)
    me.until_at(before + 1)


def test_keys_alone_play_buy_and_end_the_turn(open_screen: Open) -> None:
    me = open_screen()
    focus(me, ".huge")
    me.page.keyboard.press("Enter")
    me.until_asked()
    focus(me, ".hand button.card.lit")
    first = me.page.evaluate("document.activeElement.dataset.card")
    me.page.keyboard.press("ArrowRight")
    assert me.page.evaluate("document.activeElement.dataset.card") != first
    while me.find(".hand button.card.lit").count():
        focus(me, ".hand button.card.lit")
        press(me, "Enter")
    bought = me.find(".market button.card.lit").count() > 0
    if bought:
        focus(me, ".market button.card.lit")
        press(me, "Enter")
        assert me.labels("0/discard")
    focus(me, ".action.end")
    press(me, "Enter")
    me.until_asked()
    me.page.keyboard.press("e")
    me.until("() => received.state.views[0].active === 1 || received.state.views[0].turn > 3")
    me.nothing_amiss()


def test_a_quiet_card_says_why_not_with_the_rule(open_screen: Open) -> None:
    me = open_screen()
    me.play_against_bot()
    me.find(".trade-row button.card.quiet").first.click()
    expect(me.find(".prompt.tone-refused")).to_be_visible()
    chip = me.find(".rule-chip")
    expect(chip).to_have_text("SR-114")
    chip.click()
    expect(me.find(".rule-text")).to_contain_text("SR-114")
    me.page.keyboard.press("Escape")
    expect(me.find(".prompt.tone-yours")).to_be_visible()
    me.nothing_amiss()


def test_the_rule_is_read_in_the_readers_language(open_screen: Open) -> None:
    me = open_screen(locale="pl-PL")
    me.play_against_bot()
    me.find(".trade-row button.card.quiet").first.click()
    me.find(".rule-chip").click()
    expect(me.find(".rule-text")).to_contain_text("nie można kupić karty")
    expect(me.find(".rule-text")).to_have_attribute("lang", "pl")
    me.nothing_amiss()


# one screen, two people


def test_at_one_screen_the_hand_is_covered_between_turns(open_screen: Open) -> None:
    me = open_screen()
    me.set_table("me", "me")
    for turn in range(3):
        seat = me.state["asked"][0]
        expect(me.find(".prompt.tone-covered")).to_be_visible()
        assert me.labels("0/hand") == me.labels("1/hand") == []
        held = {card for view in me.state["views"].values() for side in view["seats"] for card in side["hand"]}
        shown = me.find("[data-card]").evaluate_all("all => all.map((card) => card.dataset.card)")
        assert not held & set(shown)
        assert me.find(".action.end").count() == 0
        me.find(".prompt-actions button").click()
        expect(me.find(".prompt.tone-yours")).to_be_visible()
        assert len(me.labels(f"{seat}/hand")) == (3 if turn == 0 else 5)
        assert me.labels(f"{1 - seat}/hand") == []
        me.end_turn()
        me.until("(seat) => received.state.asked[0] !== seat", seat)
    me.nothing_amiss()


def test_under_the_cover_only_what_everybody_knows_is_face_up(open_screen: Open) -> None:
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for game in SHIPPED:
        for format in load_rules(game).formats:
            t = kantyna.Table(game, format.id, seed=3)
            random = Random(3)
            for made in range(60):
                if made % 12 == 0:
                    pairs += [(view_of(t, seat), view_of(t)) for seat in t.choices]
                if not t.over:
                    seat = min(t.choices)
                    t.choose(seat, random.choice(t.choices[seat]))
    covered = open_screen().page.evaluate(
        "async (views) => views.map((await import('/web/room/cover.js')).withHiddenFaces)", [own for own, _ in pairs]
    )
    for view, (_, spectators) in zip(covered, pairs, strict=True):
        for part in view["seen_by"]:
            assert view[part] == spectators[part]
    assert any([own["seats"] != spectators["seats"] for own, spectators in pairs])


# those who see little motion, or nothing

RUNNING = """async () => {
  const seen = new Set();
  for (let n = 0; n < 20; n++) {
    for (const one of document.getAnimations()) {
      const timing = one.effect.getComputedTiming();
      if (one.playState === "running" && timing.duration > 20)
        seen.add(`${one.animationName ?? one.transitionProperty ?? one.id} on ${one.effect.target.className}`);
    }
    await new Promise((done) => requestAnimationFrame(done));
  }
  return [...seen];
}"""


def test_reduced_motion_is_stillness(open_screen: Open) -> None:
    me = open_screen(reduced_motion="reduce")
    assert me.page.evaluate(RUNNING) == []
    me.play_against_bot()
    for _ in range(6):
        me.until_asked()
        me.move()
        assert me.page.evaluate(RUNNING) == []
    other = open_screen(**MOTION)
    other.play_against_bot()
    other.find(".hand button.card.lit").first.click()
    assert other.page.evaluate(RUNNING) != []


@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_whatever_can_be_used_has_a_name(open_screen: Open, locale: str, phone: bool) -> None:
    me = open_screen(locale=locale, phone=phone)
    well_named(me)
    me.play_against_bot()
    well_named(me)
    for _ in range(5):
        me.until_asked()
        me.move()
    me.until_asked()
    well_named(me)
    made = me.context.request.post("/api/records", data=played(7).record()).json()["id"]
    me.follow(f"/replay/{made}?at=150")
    me.page.wait_for_selector(".replay")
    if phone:
        me.find(".replay-toggle").tap()
    me.find(".replay-more [aria-expanded]").click()
    me.until("() => received.looked?.at === 150 && document.querySelectorAll('.play-on option').length > 2")
    well_named(me)


def test_a_player_who_asks_to_be_forgotten_confirms_first(open_screen: Open) -> None:
    me, other = open_screen(), open_screen()
    me.call("Ada")
    table = me.play_against_bot()
    me.follow("/")
    expect(me.find("#tables-mine")).to_be_visible()
    known = me.context.request.get("/api/me").json()
    me.find(".erase").click()
    expect(me.find(".lobby-foot [role=alert]")).to_contain_text("deleted for good")
    me.button("Keep everything").click()
    expect(me.find(".erase")).to_be_visible()
    assert me.context.request.get("/api/me").json() == known
    me.find(".erase").click()
    with me.page.expect_navigation():
        me.find(".erase-really").click()
    expect(me.find(".your-name input")).to_have_value("")
    expect(me.find(".lobby-tables")).to_be_visible()
    assert me.find("#tables-mine").count() == 0
    now = me.context.request.get("/api/me").json()
    assert now["name"] == "" and now["player"] != known["player"]
    other.follow(f"/table/{table}")
    expect(other.find(".notice-page")).to_be_visible()
    me.nothing_amiss()
