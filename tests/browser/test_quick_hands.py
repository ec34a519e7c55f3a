"""Quick hands, and a layout that fails: what was clicked is done as it was meant, or not at all."""

from __future__ import annotations

import re

from playwright.sync_api import Route
from screen import MOTION, Open, Screen, expect, played

CLICK_BOTH = "(selectors) => selectors.map((one) => document.querySelector(one)).forEach((one) => one.click())"
PLAY_ALL = ".free .actions .action.primary:has(svg):not(.attack):not(.end)"


def click_at_once(me: Screen, *selectors: str) -> None:
    """Faster than any answer: all in one go."""
    me.page.evaluate(CLICK_BOTH, list(selectors))


def test_a_button_pressed_before_the_last_choice_was_answered_is_not_lost(open_screen: Open) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    before, card = me.at, me.labels("0/hand")[0]
    click_at_once(me, f'[data-card="{card}"]', ".action.end")
    me.until("(at) => received.at > at + 1 && received.state.views[0].turn > 1", before)
    assert card in me.state["views"]["0"]["seats"][0]["discard"]
    me.nothing_amiss()


def test_a_turn_ended_while_the_hand_is_played_ends_after_it(open_screen: Open) -> None:
    me = open_screen(**MOTION)
    me.play_against_bot()
    before, hand = me.at, len(me.labels("0/hand"))
    click_at_once(me, PLAY_ALL, ".action.end")
    me.until("(at) => received.at >= at && received.state.views[0].turn > 1", before + hand + 1)
    me.nothing_amiss()


def test_two_answers_to_one_question_are_one(open_screen: Open) -> None:
    """The second was meant for the question that the first has answered, not for whatever is asked next."""
    game = played(1)
    while [choice.key.split()[0] for choice in game.choices.get(0, [])] != ["take", "take"]:
        game.rewind(game.length - 1)
    me = open_screen(**MOTION)
    me.play_on(game, game.length)
    me.until_asked()
    before = me.at
    click_at_once(me, ".question .action.take", ".question .action.take + .action.take")
    me.until_at(before + 1)
    me.wait_until_drawn()
    assert me.at == before + 1 and not me.find(".tone-refused").count()
    me.nothing_amiss()


def test_what_a_teammate_does_is_no_answer(open_screen: Open) -> None:
    """A choice stays on its way until the table tells of it: only then may the next one follow."""
    me = open_screen(**MOTION)
    still_waits = me.page.evaluate(
        """async () => {
          const { TableSocket } = await import("/web/net.js");
          const after = (state) => {
            const socket = { pending: { id: "x", at: 5, seat: 1 }, settle: TableSocket.prototype.settle };
            socket.settle({ type: "state", ...state });
            return socket.pending !== null;
          };
          return [{ at: 6, chosen: 2 }, { at: 6, chosen: null }, { at: 7, chosen: 6 }, { at: 3, chosen: 2 }].map(after);
        }"""
    )
    assert still_waits == [True, True, False, False]


def test_a_layout_that_fails_leaves_a_table_and_comes_back_whole(open_screen: Open) -> None:
    def breakable(route: Route) -> None:
        answer = route.fetch()
        failing = r"\1if (window.broken) throw new Error('as asked');\n"
        route.fulfill(response=answer, body=re.sub(r"(function look\(.*\{\n)", failing, answer.text()))

    me = open_screen(None, **MOTION)
    me.page.route("**/web/parts/motion.js", breakable)
    me.go("/")
    me.play_against_bot()
    me.page.evaluate("window.broken = true")
    me.act(me.find(".hand button.card").first)
    expect(me.find(".plain .prompt")).to_have_count(1)
    expect(me.find(".table, .market, .hand")).to_have_count(0)
    me.page.evaluate("window.broken = false")
    me.act(me.find(".plain-choices .button").first)
    for selector in (".table", ".opponents", ".market", ".mine", ".hand", ".prompt"):
        expect(me.find(selector)).to_have_count(1)
    expect(me.find(".plain")).to_have_count(0)
    me.act(me.find(".hand button.card").first)
    assert me.complaints and all("as asked" in one for one in me.complaints)
