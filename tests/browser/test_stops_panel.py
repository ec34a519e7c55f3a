"""Where one is asked, said in the browser: kept, and passing until something can be stopped at once."""

from __future__ import annotations

import pytest
from people import Server, set_up
from screen import Open, Screen, expect
from test_accessibility import look
from test_fit import REACH

from card_game_fights import attack
from card_game_situations import DARK, LIGHT, do, side, table


def sit(server: Server, asked: int, *people: tuple[Screen, int]) -> None:
    """The dark side attacks, and one side is asked what to do about it; the light side could only pass."""
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    t = table(dark, side("jedi", "jedi_training", "luke_skywalker", hand=["yoda"]), DARK, "conflict")
    attack(t, "jedi_training", "darth_vader")
    while list(t.choices) != [asked]:
        do(t, "pass")
    invites = set_up(server, t.position(), [seat for _, seat in people])
    for (screen, _), invite in zip(people, invites, strict=True):
        screen.call("Ada")
        screen.follow(invite)
    for screen, _ in people:
        screen.page.wait_for_selector(".stops-button")


def panel(me: Screen) -> None:
    me.page.keyboard.press("s")
    expect(me.find("dialog.stops-panel")).to_be_visible()


def tick(me: Screen, name: str) -> None:
    box = me.find(f'.stops-panel input[name="{name}"]')
    was = box.is_checked()
    box.focus()
    me.page.keyboard.press("Space")
    expect(box).to_be_checked(checked=not was)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_stops_are_set_kept_and_left_for_a_while(server: Server, open_screen: Open, phone: bool) -> None:
    locale = "pl-PL" if phone else "en-GB"
    me = open_screen(phone=phone, locale=locale, reduced_motion="reduce", bypass_csp=True)
    if not phone:
        me.page.set_viewport_size({"width": 1366, "height": 768})
    sit(server, DARK, (me, DARK))
    panel(me)
    names = ["own deployment", "own attackers", "theirs attackers", "theirs deployment"]
    usual = [me.find(f'.stops-panel input[name="{name}"]').is_checked() for name in names]
    assert usual == [True, True, True, False]
    for name in ("own refresh", "own draw"):  # the second before the first is answered
        me.page.evaluate("(name) => document.querySelector(`.stops-panel input[name='${name}']`).click()", name)
    tick(me, "own force")
    tick(me, "target")
    assert look(me, "stops") == []
    me.page.keyboard.press("Escape")
    expect(me.find("dialog.stops-panel")).to_have_count(0)
    me.go(me.page.url)
    me.page.wait_for_selector(".stops-button")
    panel(me)
    for name in ("own force", "own refresh", "own draw"):
        expect(me.find(f'.stops-panel input[name="{name}"]')).to_be_checked()
    expect(me.find('.stops-panel input[name="target"]')).not_to_be_checked()
    me.find(".stops-usual").click()
    expect(me.find('.stops-panel input[name="own force"]')).not_to_be_checked()
    me.find(".stops-until button").first.click()
    expect(me.find(".stops-button.busy")).to_contain_text("tury" if phone else "your turn")
    me.until("() => received.at > 0 && !received.state.views[0].window")  # what has to be decided is asked all the same
    assert me.page.evaluate(REACH) == []
    me.find(".stops-button.busy").click()
    expect(me.find(".stops-button.busy")).to_have_count(0)
    me.nothing_amiss()


def test_only_when_i_can_act_is_offered_against_bots_and_not_between_people(server: Server, open_screen: Open) -> None:
    alone, ada, bartek = open_screen(), open_screen(), open_screen()
    sit(server, DARK, (alone, DARK))
    sit(server, DARK, (ada, DARK), (bartek, LIGHT))
    for screen, offered in ((alone, 1), (ada, 0), (bartek, 0)):
        panel(screen)
        expect(screen.find('.stops-panel input[name="able"]')).to_have_count(offered)
        screen.page.keyboard.press("Escape")
    ada.act(ada.find(".action.end"))
    bartek.until_asked()  # although he could only pass
    bartek.act(bartek.find(".action.end"))
    for screen in (alone, ada, bartek):
        screen.nothing_amiss()
