"""axe-core finds nothing serious on any screen, in either language, wide or narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from screen import Open, Screen, played

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
WORST = ("serious", "critical")


def look(screen: Screen, where: str) -> list[str]:
    """What axe-core complains of, a line each."""
    screen.until("() => document.getAnimations().every((one) => one.playState !== 'running' || one.id !== 'travel')")
    if not screen.page.evaluate("typeof axe === 'object'"):
        screen.page.evaluate(AXE)
    found: list[dict[str, Any]] = screen.page.evaluate("axe.run().then((found) => found.violations)")
    return [
        f"{where}: {one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in WORST
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
    me.go(f"/table/{table}")
    me.until_asked()
    wrong += look(me, "table, later")
    me.go(f"/replay/{made}?at=150")
    me.page.wait_for_selector(".replay")
    me.until("() => told.looked?.at === 150")
    wrong += look(me, "replay")
    me.go(f"/table/{made}")
    me.page.wait_for_selector(".ending .chart-lines")
    me.find(".chart-table summary").click()
    wrong += look(me, "the end")
    assert not wrong, "\n\n".join(wrong)
