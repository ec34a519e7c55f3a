"""What a person does in front of a browser: looks, clicks, waits until the table has answered."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from typing import Any

import pytest
from people import PATIENCE, set_up
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    expect,
    sync_playwright,
)
from seeded import Test

import kantyna
from kantyna.bots import decide, make_bot

Json = Any
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LONG = PATIENCE * 1000
"""The same in milliseconds. Waits are for conditions, and nowhere shorter than this: a busy machine is no failure."""
expect.set_options(timeout=LONG)
MOTION: dict[str, Any] = {"reduced_motion": "no-preference"}
"""How a screen is opened on which cards travel."""

# A page with no opacity is laid out, clicked and read as any other, but not painted: a third less work. `unpainted` can
# be disabled for what depends on opacity.
UNPAINTED = """
window.unpainted = new CSSStyleSheet();
unpainted.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets.push(unpainted);
"""

# What the socket says is kept for the test before the page hears it, and what the page's rules of content refuse. What
# the page draws follows from the test and the person, as what the server draws does: the same cards in every run.
LISTEN = """
window.forget = () => { window.received = {at: -1, unanswered: false, count: 0, moments: []}; };
forget();
let drawn = 0;
for (const letter of NAME) drawn = (Math.imul(drawn, 31) + letter.codePointAt(0)) | 0;
crypto.getRandomValues = (array) => {
  for (let i = 0; i < array.length; i++) {
    drawn = (Math.imul(drawn ^ (drawn >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    array[i] = drawn >>> 8;
  }
  return array;
};
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...how) {
    super(...how);
    window.sockets = [...(window.sockets ?? []), this];
    this.addEventListener("message", (event) => {
      const message = JSON.parse(event.data);
      window.received.count++;
      window.received[message.type] = message;
      if (message.type === "state" && message.at !== window.received.at || message.type === "error")
        window.received.unanswered = false;
      if (message.type === "state") {
        window.received.at = message.at;
        window.received.moments.push([message.at, performance.now() / 1000]);
      }
    });
  }
  send(text) {
    const message = JSON.parse(text);
    if (message.type === "choose") window.received.unanswered = true;
    super.send(text);
  }
};
addEventListener("securitypolicyviolation", (event) =>
  console.error("refused by the content security policy:", event.violatedDirective, event.blockedURI));
"""
# A few frames later every earlier message is on the screen, and no choice is on its way.
FRAMES = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const end = performance.now() + LONG;
  for (let quiet = 0; quiet < 3 && performance.now() < end; quiet = received.unanswered ? 0 : quiet + 1)
    await frame();
}""".replace("LONG", str(LONG))

# The page behind is left first, so that what is waited for is of the new one.
FOLLOW = """async (path) => {
  forget();
  const old = document.querySelector(".app > *");
  const link = document.querySelector(".app").appendChild(document.createElement("a"));
  link.href = path;
  link.click();
  link.remove();
  while (old?.isConnected) await new Promise((done) => setTimeout(done, 5));
}"""

# What is not there yet, as a message that has not come, makes the condition false.
UNTIL = """async ([argument, timeout]) => {
  const condition = %s;
  const holds = (argument) => { try { return condition(argument); } catch { return false; } };
  const end = performance.now() + timeout;
  while (!holds(argument)) {
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 15));
  }
  return true;
}"""
AT_A_TABLE = ".table, .plain .prompt"
"""A table that is dealt, or one that still waits for somebody."""


PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is Debian's browser without what shows it on a screen: a fifth less work."""


def chromium_path() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class Browsers:
    """The browsers of this process: one for each list of arguments, opened when it is first wanted."""

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.browsers: dict[tuple[str, ...], Browser] = {}

    def open(self, *more: str) -> Browser:
        path = chromium_path()
        if path is None:
            pytest.fail(
                "Chromium is missing: `make test` installs it (on Debian: apt-get install chromium).", pytrace=False
            )
        self.playwright = self.playwright or sync_playwright().start()
        found = self.browsers.get(more)
        if found is None or not found.is_connected():
            found = self.playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, *more], timeout=LONG)
            self.browsers[more] = found
        return found

    def close(self) -> None:
        for browser in self.browsers.values():
            browser.close()
        self.browsers.clear()
        if self.playwright:
            self.playwright.stop()
            self.playwright = None


class Screen:
    """One browser of one person."""

    def __init__(self, context: BrowserContext, page: Page, url: str) -> None:
        self.context = context
        self.page = page
        self.url = url
        self.complaints: list[str] = []
        self.requests: list[str] = []
        context.on("request", lambda request: self.requests.append(request.url))
        self.watch(page)

    @classmethod
    def open(
        cls,
        browser: Browser,
        url: str,
        path: str | None = "/",
        locale: str = "en-GB",
        phone: bool = False,
        warned: bool = False,
        painted: bool = False,
        **more: Any,
    ) -> Screen:
        """`warned`: before the turn ends it is said what is not spent; most tests know what they do. `painted`: for
        pictures. Nothing moves unless asked for (`**MOTION`)."""
        if phone:
            more = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, **more}
        more = {"viewport": PHONE if phone else DESKTOP, "reduced_motion": "reduce", **more}
        context = browser.new_context(base_url=url, locale=locale, **more)
        context.set_default_timeout(LONG)
        Test.people += 1
        context.add_init_script(LISTEN.replace("NAME", json.dumps(f"{Test.name} {Test.people}")))
        if not warned:
            context.add_init_script("localStorage.setItem('kantyna.unspent', 'false')")
        if not painted:
            context.add_init_script(UNPAINTED)
        screen = cls(context, context.new_page(), url)
        if path is not None:
            screen.go(path)
        return screen

    def watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("websocket", lambda socket: self.requests.append(socket.url))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def go(self, path: str) -> None:
        """Open a page. Who has a name takes the seat that an invitation is for."""
        self.page.goto(path)
        self.arrive()

    def follow(self, path: str) -> None:
        """Come to a page as a link within the page does: without loading everything again."""
        self.page.evaluate(FOLLOW, path.removeprefix(self.url))
        self.arrive()

    def arrive(self) -> None:
        self.page.wait_for_selector(f".lobby .huge:enabled, .notice-page, {AT_A_TABLE}")
        if self.find(".join-page form").count() and self.find(".join-page input").input_value():
            self.find(".join-page [type=submit]").click()
            self.page.wait_for_selector(AT_A_TABLE)
        self.wait_until_drawn()

    def tab(self) -> Screen:
        """Another tab of the same person, at the same place."""
        other = Screen(self.context, self.context.new_page(), self.url)
        other.go(self.page.url)
        return other

    # looking

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def prompt(self) -> Locator:
        return self.find(".prompt-text")

    @property
    def log(self) -> Locator:
        return self.find(".side [role=log] li")

    @property
    def at(self) -> int:
        return int(self.page.evaluate("received.at"))

    @property
    def state(self) -> Json:
        return self.page.evaluate("received.state")

    @property
    def table_id(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def labels(self, zone: str) -> list[str]:
        """The cards that the page shows in a zone."""
        cards = self.find(f'[data-zone="{zone}"] [data-card]')
        return [label for label in cards.evaluate_all("all => all.map((card) => card.dataset.card)") if label]

    def nothing_amiss(self) -> None:
        """No error in the console, nothing refused, and no request to anywhere else."""
        assert self.complaints == []
        own = (self.url + "/", self.url.replace("http", "ws") + "/", "data:", "blob:" + self.url)
        assert [url for url in self.requests if not url.startswith(own)] == []

    # waiting

    def wait_until_drawn(self) -> None:
        """Wait until every message received is on the screen."""
        self.page.evaluate(FRAMES)

    def until(self, condition: str, argument: Any = None, timeout: int = LONG) -> None:
        """Until a JavaScript function says so. (The page's own rules do not let it make functions of strings.)"""
        assert self.page.evaluate(UNTIL % condition, [argument, timeout]), f"waited in vain for {condition}"
        self.wait_until_drawn()

    def until_at(self, at: int) -> None:
        self.until("(at) => received.at >= at", at)

    def until_asked(self) -> bool:
        """Until this person may choose or the game is over; may they choose?"""
        self.until("() => document.querySelector('.table.my-move, .table.over')")
        return not self.state["over"]

    # acting

    def call(self, name: str) -> None:
        """Say in the lobby what one is called."""
        field = self.find(".your-name input")
        field.fill(name)
        with self.page.expect_response("**/api/me"):
            field.press("Enter")
        expect(field).to_have_value(name)

    def set_table(self, *seats: str) -> None:
        """A new table from the lobby, with "me", "person" or "bot:greedy" at each seat."""
        for i, seat in enumerate(seats):
            self.find(".new-table .seat-field > .field:first-child select").nth(i).select_option(seat)
        self.find(".new-table [type=submit]").click()
        self.page.wait_for_url("**/table/*")
        self.page.wait_for_selector(AT_A_TABLE)
        self.wait_until_drawn()

    def act(self, locator: Locator, how: Callable[[Locator], None] | None = None) -> None:
        """Click, and wait until the table has moved on."""
        before = self.at
        if how:
            how(locator)
        else:
            locator.click()
        self.until_at(before + 1)

    def chosen(self, locator: Locator, how: Callable[[Locator], None] | None = None) -> None:
        """Click a card; where it can do several things, take the first."""
        before = self.at
        click = how or (lambda one: one.click())
        click(locator)
        self.until("(at) => received.at > at || document.querySelector('.chooser')", before)
        if self.at == before:
            click(self.find(".chooser button").first)
            self.until_at(before + 1)

    def end_turn(self) -> None:
        """End the turn; where the page first says what would be lost, press again."""
        before = self.at
        self.find(".action.end").click()
        self.until("(at) => received.at > at || document.querySelector('.action.end.held')", before)
        if self.at == before:
            self.act(self.find(".action.end"))

    def play_against_bot(self) -> str:
        """From the lobby; the table's id."""
        self.find(".huge").click()
        self.until_asked()
        return self.table_id

    def play_on(self, game: kantyna.Table, at: int, seat: int = 0) -> str:
        """Sit down in the middle of a game: at that seat after `at` choices, bots elsewhere; the table's id."""
        made = self.context.request.post("/api/records", data=game.record()).json()["id"]
        order = {"at": at, "seat": seat, "bot": "greedy"}
        table = self.context.request.post(f"/api/tables/{made}/play-on", data=order).json()["id"]
        self.follow(f"/table/{table}")
        self.page.wait_for_selector(".table")
        return str(table)

    def move(self, how: Callable[[Locator], None] | None = None) -> str:
        """One sensible choice by a click on what is lit; what it was."""
        for name, selector in MOVES:
            found = self.find(selector)
            if found.count():
                if name in ("card", "buy", "asked"):
                    self.chosen(found.first if name != "buy" else self.dearest(found), how)
                else:
                    self.act(found.first, how)
                return name
        raise AssertionError(f"nothing to click at: {self.prompt.inner_text()}")

    def dearest(self, cards: Locator) -> Locator:
        costs = cards.evaluate_all("all => all.map((card) => Number(card.querySelector('.card-cost').textContent))")
        return cards.nth(costs.index(max(costs)))


MOVES = [
    ("all", ".free .actions .action.primary:enabled:has(svg):not(.attack):not(.end)"),
    ("asked", "button.card.asked:not(.picked)"),
    ("answer", ".question .actions .action"),
    ("card", ".hand button.card.lit, .mine .row button.card.lit"),
    ("base", ".opponents button.card.lit"),
    ("buy", ".market button.card.lit"),
    ("attack", ".actions .action.attack"),
    ("end", ".actions .action.end"),
]
"""What to do first, and where to click for it."""


def played(
    seed: int,
    choices: int | None = None,
    bots: tuple[str, ...] = ("greedy", "greedy"),
    game: str = "star-realms",
    format: str | None = None,
) -> kantyna.Table:
    """A game of bots, to its end or up to that many choices; the same for the same seed."""
    table = kantyna.Table(game, format, seats=len(bots), seed=seed)
    players = [make_bot(bot, seed + i) for i, bot in enumerate(bots)]
    while not table.over and (choices is None or table.length < choices):
        seat = min(table.waiting)
        table.choose(seat, decide(players[seat], table, seat).key)
    return table


__all__ = ["ARGUMENTS", "LONG", "Screen", "chromium_path", "expect", "played", "set_up"]


Open = Callable[..., Screen]
"""Opens somebody's browser; see the fixture `open_screen`."""
