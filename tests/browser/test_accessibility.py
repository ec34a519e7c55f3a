"""axe-core finds nothing serious on any screen, in either language, wide or narrow, nor in the middle of any game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from crowds import crowded
from people import Server
from screen import Open, Screen, played, set_up

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
WORST = ("serious", "critical")
AS_BAD = ("heading-order",)
"""What axe-core thinks less of than those who listen to a table."""
# What is seen of a colour depends on opacity: axe-core looks at the page as it is painted.
RUN = """async () => {
  unpainted.disabled = true;
  const found = await axe.run({ rules: { "target-size": { enabled: true } } });
  unpainted.disabled = false;
  return found.violations;
}"""
CROWDS = [
    ("star-realms", "duel", 2),
    ("star-realms", "emperor", 6),
    ("deckbuilding", "clone-wars", 2),
    ("deckbuilding", "teams", 4),
    ("card-game", "strike", 2),
    ("card-game", "two-on-two", 4),
    ("card-game", "hunt-for-skywalker", 4),
]


def look(screen: Screen, where: str) -> list[str]:
    """What axe-core complains of, a line each."""
    screen.until("() => document.getAnimations().every((one) => one.playState !== 'running' || one.id !== 'travel')")
    if not screen.page.evaluate("typeof axe === 'object'"):
        screen.page.evaluate(AXE)
    found: list[dict[str, Any]] = screen.page.evaluate(RUN)
    return [
        f"{where}: {one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in WORST or one["id"] in AS_BAD
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
def test_no_serious_violation_on_any_screen(open_screen: Open, locale: str, phone: bool) -> None:
    me = open_screen(locale=locale, phone=phone, bypass_csp=True, reduced_motion="reduce")
    me.find("details summary").first.click()
    wrong = look(me, "lobby")
    me.play_against_bot()
    wrong += look(me, "table, first turn")
    made = me.context.request.post("/api/records", data=played(7).record()).json()["id"]
    order = {"at": 220, "seat": 0, "bot": "greedy"}
    table = me.context.request.post(f"/api/tables/{made}/play-on", data=order).json()["id"]
    me.follow(f"/table/{table}")
    me.until_asked()
    wrong += look(me, "table, later")
    me.follow(f"/replay/{made}?at=150")
    me.page.wait_for_selector(".replay")
    me.until("() => received.looked?.at === 150")
    wrong += look(me, "replay")
    me.follow(f"/table/{made}")
    me.page.wait_for_selector(".ending .chart-lines")
    me.find(".chart-table summary").click()
    wrong += look(me, "the end")
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_serious_violation_in_the_middle_of_games(open_screen: Open, server: Server, phone: bool) -> None:
    size = {} if phone else {"viewport": {"width": 1366, "height": 768}}
    me = open_screen(phone=phone, bypass_csp=True, reduced_motion="reduce", **size)
    me.call("Ada")
    wrong = []
    for game, format, seats in CROWDS:
        position, seat = crowded(game, format, seats)
        me.follow(set_up(server, position, [seat])[0])
        me.page.wait_for_selector(".table.my-move")
        wrong += look(me, f"{game}, {format}")
        if game != "card-game":
            me.find(".pile:has(button.pile-caption) button.pile-caption").first.click()
            wrong += look(me, f"{game}, {format}, an open pile")
    assert not wrong, "\n\n".join(wrong)
