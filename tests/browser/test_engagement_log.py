"""The log of an engagement of The Card Game, taken back and gone through again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from people import Server
from playwright.sync_api import Browser
from screen import Screen, expect, set_up
from test_accessibility import look

from card_game_situations import LIGHT, side, table

Json = Any
HEADLINE = "You attack Fall of the Jedi with Luke Skywalker: 3 damage, unopposed"


@pytest.fixture(scope="module")
def me(browser: Browser, server: Server) -> Iterator[Screen]:
    """In the conflict phase, with Luke against a bot that has nothing to do."""
    dark = side("sith", "fall_of_the_jedi")
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick", "rebel_sympathizer#4"])
    position = table(dark, light, LIGHT, "conflict").position()
    screen = Screen.open(browser, server.url, viewport={"width": 1366, "height": 768}, bypass_csp=True)
    screen.call("Ada")
    screen.follow(set_up(server, position, [LIGHT])[0])
    expect(screen.find(".table.my-move")).to_have_count(1)
    yield screen
    screen.nothing_amiss()
    screen.context.close()


def keys(me: Screen) -> list[str]:
    return [choice["key"] for choice in me.state["choices"].get(str(LIGHT), [])]


def choose(me: Screen, key: str) -> None:
    """Pass, done and decline until that is offered, then that."""
    while True:
        assert me.until_asked()
        offered = keys(me)
        chosen = key if key in offered else next(one for one in ("pass", "decline", "done") if one in offered)
        at = me.at
        me.page.evaluate(
            "(message) => sockets.at(-1).send(JSON.stringify(message))",
            {"type": "choose", "seat": LIGHT, "at": at, "key": chosen},
        )
        me.until_at(at + 1)
        if chosen == key:
            return


def test_a_running_engagement_lies_open_and_folds_when_it_is_over(me: Screen) -> None:
    choose(me, "engage fall_of_the_jedi#1")
    choose(me, "attack-with luke_skywalker#1")
    story = me.find(".side .log-story details")
    expect(story).to_have_count(1)
    expect(story).to_have_attribute("open", "")
    expect(story.locator("summary")).to_have_text("You attack Fall of the Jedi")
    expect(story.locator("li")).to_contain_text(["Luke Skywalker attacks"])
    assert look(me, "a running story") == []
    choose(me, "deal-one fall_of_the_jedi#1")
    while me.state["views"][str(LIGHT)]["attacker"]:
        choose(me, "pass")
    expect(story).to_have_count(1)
    expect(story.locator("summary")).to_have_text(HEADLINE)
    assert story.get_attribute("open") is None
    expect(story.locator("li").first).to_be_hidden()
    assert look(me, "a story that is over") == []
    summary = story.locator("summary")
    summary.focus()
    me.page.keyboard.press("Enter")
    expect(story.locator("li").first).to_be_visible()
    me.page.keyboard.press("Space")
    expect(story.locator("li").first).to_be_hidden()


def test_a_card_enlarged_says_what_is_true_of_it_now(me: Screen) -> None:
    objective = me.find('[data-card="fall_of_the_jedi#1"]')
    objective.hover()
    now = me.find(".lens .page-now")
    expect(now).to_contain_text("Damage: 3 of 5.")
    expect(now).to_contain_text("Attacked this turn already.")
    me.find('[data-card="luke_skywalker#1"]').hover()
    expect(now).to_contain_text("Focus tokens: 1.")
    me.find('.hand [data-card="rebel_sympathizer#4"]').hover()
    expect(me.find(".lens")).to_contain_text("Rebel Sympathizer")
    expect(now).to_have_count(0)  # all of it is as printed
    me.page.mouse.move(0, 0)


def test_the_replay_steps_from_decision_to_decision(me: Screen) -> None:
    me.button("Replay").click()
    me.until("() => received.steps?.at === received.at")
    steps: list[int] = me.page.evaluate("received.steps.steps")
    assert len(steps) < me.at, "there were passes"
    slider = me.find(".replay input[type=range]")
    expect(slider).to_have_attribute("max", str(len(steps) - 1))
    seen: list[int] = []
    me.find(".replay").focus()
    for _ in steps[1:]:
        me.find(".replay .icon-button").nth(1).click()  # one move back
        me.until("(was) => received.looked && received.looked.at !== was", seen[-1] if seen else -1)
        seen.append(me.page.evaluate("received.looked.at"))
    assert seen == steps[-2::-1]
    slider.fill("2")
    me.until("(at) => received.looked.at === at", steps[2])
    # any other moment is there too
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("Shift+ArrowRight")
    me.until("(at) => received.looked.at === at", steps[2] + 1)
    assert steps[2] + 1 not in steps
    expect(me.find(".replay-at")).to_contain_text(f"{steps[2] + 1} / {me.at}")
    # the log of that moment: the engagement runs
    expect(me.find(".side .log-story details")).to_have_attribute("open", "")
    me.find(".replay").get_by_role("button", name="Close the replay").click()


def test_undo_goes_over_passes_to_the_last_decision(me: Screen) -> None:
    assert me.until_asked()
    back = me.state["back"]
    assert back is not None and back < me.at - 1, "passes were made since"
    me.page.keyboard.press("Control+z")
    me.until("(at) => received.at === at", back)
    assert "deal-one fall_of_the_jedi#1" in keys(me)
    expect(me.find(".side .log-story details")).to_have_attribute("open", "")


LOG_PARTS = """async (events) => {
  const { logParts } = await import("/web/room/log.js");
  const brief = (part) =>
    part.parts ? [part.key, part.text, part.running, part.parts.map(brief)] : part.text + "×" + part.times;
  return logParts(events, 40, (text) => text).map(brief);
}"""


def test_stories_that_began_before_the_log_follow_each_other_or_lie_within(me: Screen) -> None:
    def event(text: str, **more: str) -> Json:
        return {"kind": "phase", "seat": -1, "card": None, "text": text, **more}

    def log_parts(*events: Json) -> Json:
        return me.page.evaluate(LOG_PARTS, list(events))

    ended = event("over", ends="fight", headline="A beats B")
    assert log_parts(event("x"), event("x"), ended, event("y")) == [[39, "A beats B", False, ["x×2"]], "y×1"]
    begun = event("A attacks", begins="fight")
    assert log_parts(event("x"), begun, event("y"), begun) == [
        "x×1",
        [41, "A attacks", False, ["y×1"]],
        [43, "A attacks", True, []],
    ], "the next of its name ends a story that nothing ended"
    outer = event("turn 1", begins="turn")
    assert log_parts(outer, begun, event("y"), ended, event("z")) == [
        [40, "turn 1", True, [[41, "A beats B", False, ["y×1"]], "z×1"]]
    ]
    assert log_parts(begun, event("y", headline="A wins")) == [[40, "A wins", True, ["y×1"]]], "the game is over"
    assert log_parts(begun, event("over", ends="fight")) == [[40, "A attacks", False, []]], "no headline: first line"
