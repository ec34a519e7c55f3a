"""The first visit is light and asks nobody else for anything."""

from __future__ import annotations

from typing import Any

from screen import Open

MOST = 250_000


def test_the_lobby_comes_in_under_250_kb_from_one_place(open_screen: Open) -> None:
    me = open_screen(None)
    visit = me.context.new_cdp_session(me.page)
    names: dict[str, str] = {}
    sizes: dict[str, int] = {}

    def sent(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]

    def came(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = event["encodedDataLength"]

    visit.on("Network.requestWillBeSent", sent)
    visit.on("Network.loadingFinished", came)
    visit.send("Network.enable")
    me.go("/")
    me.page.wait_for_load_state("networkidle")
    by_size = sorted(((size, names[id]) for id, size in sizes.items()), reverse=True)
    total = sum(sizes.values())
    assert len(by_size) > 10
    assert total < MOST, "\n".join(f"{size:8} {name}" for size, name in by_size)
    assert [name for name in names.values() if not name.startswith(me.url + "/")] == []
    me.nothing_amiss()
