"""Tests in a real browser. A process has one browser and one server for all of them; a context is a person's own.

Tests that kill the server or need other settings run one of their own (`people.running`).
"""

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from people import Server, running
from playwright.sync_api import Browser
from screen import Browsers, Open, Screen

HERE = Path(__file__).parent
BROWSERS = Browsers()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Browsers close before another folder's tests: while Playwright is open its event loop runs, and those start
    loops of their own."""
    try:
        return (yield)
    finally:
        if nextitem is None or HERE not in nextitem.path.parents:
            BROWSERS.close()


@pytest.fixture(scope="module")
def browser() -> Browser:
    return BROWSERS.open()


@pytest.fixture(scope="module")
def fast_browser() -> Browser:
    """One that draws as fast as it can: thirty frames are thirty frames, and none is waited for."""
    return BROWSERS.open("--disable-frame-rate-limit", "--disable-gpu-vsync")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server"), bot_pause=0.02) as one:
        yield one


@pytest.fixture(scope="session")
def paused_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots leave the table as it was set up."""
    with running(tmp_path_factory.mktemp("still"), bot_pause=600) as one:
        yield one


@pytest.fixture
def open_screen(browser: Browser, server: Server) -> Iterator[Open]:
    """Opens a browser context of its own, somebody else's browser. English, wide and still by default:
    drawing what moves takes most of the time."""
    screens: list[Screen] = []

    def open_one(path: str | None = "/", **how: Any) -> Screen:
        screen = Screen.open(browser, server.url, path, **how)
        screens.append(screen)
        return screen

    yield open_one
    for screen in screens:
        screen.context.close()
