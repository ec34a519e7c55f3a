"""Time from a click in one browser to the other browser's repaint, compared with a bare WebSocket echo.

Two people in two contexts of one Chromium play Star Realms and then The Card Game. Time runs from the click's time
stamp to the end of the first frame in which the other page shows the result: the card in play, or, in The Card Game,
the next state of the table, because a click may be a pass or a card face down. In between, a message as large as a
state goes to an echo server: timed from sending to receiving, and from a click to its repaint. Loopback only, with a
limited number of samples.

`python benchmarks/browser.py [samples] [game]`
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))
from card_game_clicks import step
from people import Server, running
from playwright.sync_api import Browser, Page, sync_playwright
from screen import ARGUMENTS, MOTION, Screen, chromium_path

from server import ECHO

# One clock for all pages of a browser: milliseconds since 1970.
CLICKED = """() => addEventListener("click", (event) => {
  window.clicked = performance.timeOrigin + event.timeStamp;
}, true)"""
# Resolves when the page shows a card in play and the frame is done.
REPAINT = """(card) => {
  window.painted = 0;
  const shown = () => document.querySelector(`[data-zone$="/play"] [data-card="${card}"]`);
  const observer = new MutationObserver(() => {
    if (!shown()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => (window.painted = performance.timeOrigin + performance.now());
      after.port2.postMessage(null);
    });
  });
  observer.observe(document.body, {childList: true, subtree: true, attributes: true});
}"""
# Resolves when the page has changed after a later choice than that one and the frame is done.
REPAINT_AFTER = """(at) => {
  window.painted = 0;
  const observer = new MutationObserver(() => {
    if (received.at <= at) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => (window.painted = performance.timeOrigin + performance.now());
      after.port2.postMessage(null);
    });
  });
  observer.observe(document.body, {childList: true, subtree: true, attributes: true, characterData: true});
}"""
ECHO_PAGE = """(port) => new Promise((done) => {
  const button = document.createElement("button");
  button.textContent = "echo";
  const line = document.createElement("p");
  document.body.append(button, line);
  let socket;
  let sent = 0;
  let clicked = 0;
  let count = 0;
  const filling = "x".repeat(4000);
  button.onclick = (event) => {
    clicked = performance.timeOrigin + event.timeStamp;
    sent = performance.now();
    socket.send(filling);
  };
  const heard = () => {
    const there = performance.now() - sent;
    line.textContent = String(++count);
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => (window.echoed = [there, performance.timeOrigin + performance.now() - clicked]);
      after.port2.postMessage(null);
    });
  };
  const open = () => {
    socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.onmessage = heard;
    socket.onopen = () => done(true);
    socket.onerror = () => setTimeout(open, 100);
  };
  open();
})"""


def two_people(browser: Browser, server: Server, game: str) -> list[Screen]:
    one, other = (Screen.open(browser, server.url, painted=True, **MOTION) for _ in range(2))
    one.find(".new-table .what select").nth(0).select_option(game)
    one.set_table("me", "person")
    link = one.find(".invite-link").input_value()
    other.call("Bo")
    other.go(link)
    other.page.wait_for_selector(".table")
    for screen in (one, other):
        screen.until("() => received.table?.status === 'playing'")
        screen.page.evaluate(CLICKED)
    return [one, other]


def echo_page(browser: Browser, port: int) -> Page:
    page = browser.new_context().new_page()
    page.evaluate(ECHO_PAGE, port)
    return page


def play_a_card(mover: Screen, watcher: Screen, seat: int) -> bool:
    """Play a card and wait until the watcher sees it. False: the turn was ended instead."""
    lit = mover.find(f'[data-zone="{seat}/hand"] button.card.lit')
    if not lit.count():
        mover.act(mover.find(".action.end"))
        watcher.until_at(mover.at)
        return False
    watcher.page.evaluate(REPAINT, lit.first.get_attribute("data-card"))
    mover.act(lit.first)
    return True


def click_on(mover: Screen, watcher: Screen, seat: int) -> bool:
    """Make the next possible choice and wait until the watcher's table has changed."""
    watcher.until_at(mover.at)
    watcher.page.evaluate(REPAINT_AFTER, mover.at)
    step(mover, seat)
    return True


MOVES = {"star-realms": play_a_card, "card-game": click_on}
Times = tuple[list[float], list[float], list[float]]


def measure(browser: Browser, server: Server, port: int, samples: int, game: str) -> Times:
    moves: list[float] = []
    echoes: list[float] = []
    repaints: list[float] = []
    screens = two_people(browser, server, game)
    page = echo_page(browser, port)
    while len(moves) < samples:
        screens[0].until_at(screens[1].at)
        if screens[0].state["over"]:
            screens = two_people(browser, server, game)
        seat = screens[0].state["asked"][0]
        mover, watcher = screens[seat], screens[1 - seat]
        mover.until_asked()
        if not MOVES[game](mover, watcher, seat):
            continue
        try:
            watcher.until("() => window.painted > 0", timeout=2000)
        except AssertionError:  # a pass may change nothing visible
            continue
        moves.append(watcher.page.evaluate("window.painted") - mover.page.evaluate("window.clicked"))

        page.evaluate("window.echoed = null")
        page.locator("button").click()
        while not (echoed := page.evaluate("window.echoed")):
            time.sleep(0.005)
        echoes.append(echoed[0])
        repaints.append(echoed[1])
    return moves, echoes, repaints


def main() -> None:
    samples = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for game in sys.argv[2:] or MOVES:
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
            port = Server(Path(folder)).port
            echo = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
            try:
                browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
                results = measure(browser, server, port, samples, game)
                browser.close()
            finally:
                echo.kill()
        print(game)
        names = ("click to the other's repaint", "bare echo, there and back", "bare echo, click to repaint")
        for name, times in zip(names, results, strict=True):
            worst = statistics.quantiles(times, n=100)[98]
            print(f"{name:30} median {statistics.median(times):6.1f} ms, 99th {worst:6.1f} ms ({len(times)} samples)")


if __name__ == "__main__":
    main()
