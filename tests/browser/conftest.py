"""Tests in a real browser: Chromium, and a server process of their own for each test."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from people import Server, running
from playwright.sync_api import Browser, sync_playwright
from screen import ARGUMENTS, Open, Screen, chromium_path


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole run: while Playwright is open its event loop runs, and other tests start loops of their own."""
    path = chromium_path()
    if path is None:
        pytest.fail(
            "Chromium is missing: `make test` installs it (on Debian: apt-get install chromium).", pytrace=False
        )
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield one
        one.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, bot_pause=0.02) as one:
        yield one


@pytest.fixture
def open_screen(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a browser context of its own, somebody else's browser. English and wide unless told otherwise; with motion,
    unless the module says `STILL`: drawing it takes most of the time where many tables are watched."""
    screens: list[Screen] = []
    still = getattr(request.module, "STILL", False)

    def open_one(path: str | None = "/", **how: Any) -> Screen:
        if still:
            how.setdefault("reduced_motion", "reduce")
        screen = Screen.open(browser, server.url, path, **how)
        screens.append(screen)
        return screen

    yield open_one
    for screen in screens:
        screen.context.close()
