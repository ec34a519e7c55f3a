"""Every table fits every screen: it lies still, what can be clicked can be reached, and the table does not scroll."""

from __future__ import annotations

from typing import Any

import pytest
from crowds import crowded
from people import Server
from playwright.sync_api import Browser
from screen import Screen, expect, set_up
from test_cards import draw, look

import kantyna
from shipped import SHIPPED

Json = Any
DESKTOPS = [(1280, 720), (1366, 768), (1440, 800), (1440, 900), (1536, 864), (1600, 900), (1920, 1080)]
PHONES = [(390, 844), (360, 640), (844, 390)]
TABLES = [
    ("star-realms", "duel", 2),
    ("star-realms", "free-for-all", 3),
    ("star-realms", "free-for-all", 4),
    ("star-realms", "free-for-all", 6),
    ("star-realms", "hunter", 5),
    ("star-realms", "hydra-2", 4),
    ("star-realms", "hydra-3", 6),
    ("star-realms", "emperor", 6),
    ("star-realms", "raid", 6),
    ("deckbuilding", "clone-wars", 2),
    ("deckbuilding", "original", 2),
    ("deckbuilding", "mixed", 2),
    ("deckbuilding", "teams", 4),
    ("card-game", "place", 2),
    ("card-game", "strike", 2),
    ("card-game", "two-on-two", 4),
    ("card-game", "jerjerrods-task", 4),
    ("card-game", "hunt-for-skywalker", 4),
]
NAMES = ["Bożydar", "Cecylia", "Dobromiła", "Eustachy", "Felicja", "Gaweł"]

STEADY = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const boxes = () => [...document.querySelectorAll(".table section, .table .row, .table .card, .table button")]
    .map((el) => { const box = el.getBoundingClientRect(); return [box.x, box.y, box.width, box.height]; });
  await document.fonts.ready;
  let [last, same, moved] = [boxes(), 0, 0];
  for (let n = 0; n < 90 && same < 30; n++) {
    await frame();
    const now = boxes();
    if (now.length === last.length && now.every((box, i) => box.every((side, j) => side === last[i][j]))) same++;
    else [same, moved] = [0, moved + 1];
    last = now;
  }
  return same < 30 ? moved : 0;
}"""
"""Nothing, once all lies where it lay for thirty frames running; else in how many of ninety frames something moved."""

REACH = """() => {
  const LEAST = 16, GRID = 20, SPOTS = [0.16, 0.5, 0.84], wrong = [];
  const table = document.querySelector(".table");
  if (table.scrollHeight > table.clientHeight + 1 || table.scrollWidth > table.clientWidth + 1)
    wrong.push(`the table scrolls: ${table.scrollHeight} px in ${table.clientHeight}`);
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) wrong.push("the page scrolls");
  const scrolls = (el) => getComputedStyle(el).overflowX === "auto" && el.scrollWidth > el.clientWidth;
  for (const el of document.querySelectorAll(":is(.table, .tools) :is(button, select, a):not(:disabled)")) {
    if (!el.offsetParent) continue;
    let strip = el.parentElement;
    while (strip && strip !== table && !scrolls(strip)) strip = strip.parentElement;
    if (strip && strip !== table) {
      const [inner, outer] = [el.getBoundingClientRect(), strip.getBoundingClientRect()];
      const off = inner.x + inner.width / 2 - outer.x - outer.width / 2;
      strip.scrollTo({ left: strip.scrollLeft + off, behavior: "instant" });
    }
    const box = el.getBoundingClientRect();
    const hits = (x, y) => document.elementFromPoint(x, y)?.closest("button, select, a") === el;
    const along = (from, size) => Array.from({ length: GRID }, (_, i) => from + (size * (i + 0.5)) / GRID);
    const name = `${(el.textContent || el.getAttribute("aria-label")).slice(0, 60)} (${el.className.slice(0, 40)})`;
    // To ask what lies at a point takes long. Cards may overlap, and have buttons and names of piles on them, as seats
    // have; on a phone the button that opens a camp may lose a corner. All else shows as a whole.
    if (!el.closest(".card, .seat-plate, .camp-open, .row.spread, .hand")) {
      const missed = SPOTS.flatMap((y) => SPOTS.map((x) => [box.x + box.width * x, box.y + box.height * y]))
        .filter((spot) => !hits(...spot));
      if (missed.length) wrong.push(`covered at ${missed.length} of 9 spots: ${name}`);
      continue;
    }
    // Most cards show enough around their middle: no more is asked about those.
    const enough = (from, size, hit) => {
      const points = along(from, size), need = Math.ceil((Math.min(LEAST, size * 0.8) * GRID) / size);
      const first = Math.floor((GRID - need) / 2);
      return points.slice(first, first + need).every(hit);
    };
    const [centre, level] = [box.x + box.width / 2, box.y + box.height / 2];
    if (enough(box.x, box.width, (x) => hits(x, level)) && enough(box.y, box.height, (y) => hits(centre, y))) continue;
    // on the line across it that shows most, then up and down through the middle of what is seen there
    let xs = [];
    for (const part of [0.5, 0.25, 0.75, 0.08, 0.92]) {
      const here = along(box.x, box.width).filter((x) => hits(x, box.y + box.height * part));
      if (here.length > xs.length) xs = here;
      if (xs.length > GRID / 2) break;
    }
    const middle = xs[Math.floor(xs.length / 2)];
    const ys = xs.length ? along(box.y, box.height).filter((y) => hits(middle, y)) : [];
    const [wide, high] = [(xs.length * box.width) / GRID, (ys.length * box.height) / GRID];
    if (!xs.length) wrong.push(`cannot be reached: ${name}`);
    else if (wide < Math.min(LEAST, box.width * 0.8) || high < Math.min(LEAST, box.height * 0.8))
      wrong.push(`${Math.round(wide)}×${Math.round(high)} px are left of: ${name}`);
  }
  return wrong;
}"""
"""What cannot be clicked where it is seen. A strip that scrolls sideways is scrolled first."""

SMALL = """() => {
  const found = new Set(), apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
  const walker = document.createTreeWalker(document.querySelector(".room"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement: el } = walker.currentNode, range = document.createRange();
    if (!textContent.trim() || el.closest(".said, .unseen, option") || !el.checkVisibility()) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect(), size = parseFloat(getComputedStyle(el).fontSize);
    let up = el;
    const shows = (one) => getComputedStyle(one).overflowX === "visible" || !apart(box, one.getBoundingClientRect());
    while (up && shows(up)) up = up.parentElement;
    const name = `${textContent.trim().slice(0, 20)} (${el.className || el.parentElement.className})`;
    if (!up && size < 12) found.add(`${size} px: ${name}`);
  }
  return [...found];
}"""
"""Words and figures that are seen and smaller than 12 px."""

TOUCH = """() => {
  const wrong = [];
  const boxOf = (el) => el.getBoundingClientRect();
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
  const seen = (el) => el.checkVisibility({ visibilityProperty: true });
  const lying = [...document.querySelectorAll(".table .short")].filter(seen);
  const signs = ".card-over .token, .place-name, .card-shield, .card-note";
  for (const card of lying) {
    const name = card.querySelector(".card-name > span");
    if (!name || !seen(name)) continue;
    const range = document.createRange();
    range.selectNodeContents(name);
    const [words, frame] = [range.getBoundingClientRect(), boxOf(name)];
    const bottom = Math.min(words.bottom, frame.bottom), right = Math.min(words.right, frame.right);
    const box = { left: words.left, top: words.top, right, bottom };
    for (const sign of (card.closest(".place") ?? card).querySelectorAll(signs))
      if (seen(sign) && over(box, boxOf(sign))) wrong.push(`${sign.className} lies on ${name.textContent}`);
  }
  for (const row of document.querySelectorAll(".table .line:not(.fighting), .table .opponents .row")) {
    const cards = [...row.querySelectorAll(":scope > li .card.short")].filter(seen);
    cards.slice(0, -1).forEach((card, i) => {
      const [here, next] = [boxOf(card), boxOf(cards[i + 1])];
      const left = over(here, next) ? next.left - here.left : here.width;
      if (left < 30) wrong.push(`a sliver of ${Math.round(left)} px: ${card.dataset.card}`);
    });
  }
  const table = boxOf(document.querySelector(".table"));
  for (const pile of document.querySelectorAll(".table .home .pile"))
    if (seen(pile) && boxOf(pile).bottom > table.bottom + 1) wrong.push(`cut off: ${pile.title}`);
  for (const name of document.querySelectorAll(".table .plate-name, .table .plate-notes"))
    if (seen(name) && name.scrollWidth > name.clientWidth + 1) wrong.push(`cut short: ${name.textContent}`);
  return wrong;
}"""
"""On a wide screen: signs on the name of their card, cards of which little is seen, piles and names cut off."""


def sit(screen: Screen, server: Server, game: str, format: str, seats: int) -> None:
    position, seat = crowded(game, format, seats)
    screen.follow(set_up(server, position, [seat], NAMES[:seats])[0])
    expect(screen.find(".table.my-move")).to_have_count(1)
    screen.page.mouse.move(0, 0)


def resize(screen: Screen, size: tuple[int, int]) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    screen.wait_until_drawn()


def test_every_format_for_four_or_more_is_looked_at() -> None:
    shipped = [game for game in kantyna.games() if game["id"] in SHIPPED]
    large = {(game["id"], one["id"]) for game in shipped for one in game["formats"] if max(one["seats"]) > 3}
    assert large <= {(game, format) for game, format, seats in TABLES if seats > 3}


@pytest.mark.parametrize("game", ["star-realms", "deckbuilding", "card-game"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_every_table_fits_every_screen(fast_browser: Browser, paused_server: Server, game: str, phone: bool) -> None:
    screen = Screen.open(fast_browser, paused_server.url, locale="pl-PL", reduced_motion="reduce", phone=phone)
    screen.call("Grzegorz")
    wrong: list[str] = []
    for what in TABLES:
        if what[0] != game:
            continue
        sit(screen, paused_server, *what)
        for size in PHONES if phone else DESKTOPS:
            resize(screen, size)
            where = f"{what[1]} with {what[2]} at {size[0]}×{size[1]}"
            moved = screen.page.evaluate(STEADY)
            if moved:
                wrong.append(f"{where}: moves in {moved} of 90 frames")
            checks = [REACH, SMALL] if phone else [REACH, SMALL, TOUCH]
            wrong += [f"{where}: {one}" for check in checks for one in screen.page.evaluate(check)]
    screen.nothing_amiss()
    screen.context.close()
    assert not wrong, f"{len(wrong)}:\n" + "\n".join(wrong[:60])


@pytest.mark.parametrize(("game", "format", "seats"), [("star-realms", "duel", 2), ("deckbuilding", "clone-wars", 2)])
def test_zoom_enlarges_cards_and_words(
    fast_browser: Browser, paused_server: Server, game: str, format: str, seats: int
) -> None:
    measure = """() => {
      const wide = (selector) => document.querySelector(selector).offsetWidth * devicePixelRatio;
      const words = [...document.querySelectorAll(".prompt-text, .action, .plate-name, .pile-count")]
        .map((el) => parseFloat(getComputedStyle(el).fontSize) * devicePixelRatio);
      return [wide(".hand .card"), wide(":is(.trade-row, .galaxy-row) .card"), wide(".mine .card"), Math.min(...words)];
    }"""
    at_once = []
    for zoom in (1, 2):
        how: Json = {"viewport": {"width": 1440 // zoom, "height": 900 // zoom}, "device_scale_factor": zoom}
        screen = Screen.open(fast_browser, paused_server.url, locale="pl-PL", reduced_motion="reduce", **how)
        screen.call("Grzegorz")
        sit(screen, paused_server, game, format, seats)
        at_once.append(screen.page.evaluate(measure))
        assert screen.page.evaluate(REACH) == []
        screen.context.close()
    for before, after in zip(*at_once, strict=True):
        assert after > before, at_once


READ_FROM = {"star-realms": (160, 160), "deckbuilding": (140, 160)}
"""The least width of a card in the row and in hand; six cards, their piles and the Force leave a row no more."""


@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
@pytest.mark.parametrize(("game", "format", "seats"), [("star-realms", "duel", 2), ("deckbuilding", "clone-wars", 2)])
def test_with_the_panel_open_the_row_and_the_hand_can_be_read(
    fast_browser: Browser, paused_server: Server, game: str, format: str, seats: int, locale: str
) -> None:
    """On a screen of 1440×900 every card that may lie there has room for all its words."""
    me = Screen.open(
        fast_browser, paused_server.url, locale=locale, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    me.call("Grzegorz")
    sit(me, paused_server, game, format, seats)
    expect(me.find(".side")).to_be_visible()
    sizes = [
        me.find(f"{where} .card.full").first.evaluate("(card) => [card.offsetWidth, card.offsetHeight]")
        for where in (":is(.trade-row, .galaxy-row)", ".hand")
    ]
    assert all(wide >= least for (wide, _), least in zip(sizes, READ_FROM[game], strict=True)), sizes
    bases = {card.id for card in kantyna.cards(game) if card.facts()["type"] == "base"}
    draw(me, game)
    for size, seen in zip(sizes, look(me, sizes), strict=True):
        assert (seen["cut"], seen["small"], set(seen["untold"]) - bases) == ([], [], set()), size
    me.context.close()


LENS = """(selectors) => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [lens, ...others] = [".lens", ...selectors].map(box);
  const beside = (one, other) => one.left >= other.right || one.top >= other.bottom;
  const apart = (one, other) => beside(one, other) || beside(other, one);
  const inside = (one, other) =>
    one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
  return {
    apart: others.every((other) => apart(lens, other)), shown: inside(lens, new DOMRect(0, 0, innerWidth, innerHeight)),
    inside: document.querySelector(".side") !== null && inside(lens, box(".side")),
  };
}"""


@pytest.mark.parametrize(("game", "format", "seats"), [("star-realms", "duel", 2), ("deckbuilding", "clone-wars", 2)])
def test_an_enlarged_card_covers_neither_prompt_nor_hand(
    fast_browser: Browser, paused_server: Server, game: str, format: str, seats: int
) -> None:
    me = Screen.open(fast_browser, paused_server.url, locale="pl-PL", reduced_motion="reduce")
    me.call("Grzegorz")
    sit(me, paused_server, game, format, seats)
    cards = (".hand li:last-child .card", ":is(.trade-row, .galaxy-row) li:first-child .card", ".mine .row .card")
    for beside in (True, False):
        if not beside:
            me.find(".side-head .icon-button").click()
        for card in cards:
            me.page.mouse.move(0, 0)
            expect(me.find(".lens")).to_have_count(0)
            me.find(card).first.hover()
            expect(me.find(".lens .page")).to_be_visible()
            found = me.page.evaluate(LENS, [".ask-prompt", ".actions", ".hand"])
            assert found == {"apart": True, "shown": True, "inside": beside}, (card, found)
    me.context.close()


def test_two_regions_leave_room_for_the_replay_bar(fast_browser: Browser, paused_server: Server) -> None:
    me = Screen.open(fast_browser, paused_server.url, locale="pl-PL", reduced_motion="reduce")
    me.call("Grzegorz")
    sit(me, paused_server, "deckbuilding", "teams", 4)
    me.find(".tools .icon-button[aria-pressed]").first.click()
    expect(me.find(".replay")).to_be_visible()
    for size in ((1440, 900), (1280, 720)):
        resize(me, size)
        assert me.page.evaluate(STEADY) == 0
        assert me.page.evaluate(REACH) == []
    me.context.close()


def test_a_card_lies_still_under_the_pointer(fast_browser: Browser, paused_server: Server) -> None:
    """It lifts under the pointer: at its edge it must not slip away from it and fall back again and again."""
    me = Screen.open(fast_browser, paused_server.url, reduced_motion="reduce")
    me.call("Ada")
    sit(me, paused_server, "deckbuilding", "clone-wars", 2)
    for card, low in ((".mine .units li:last-child .card", True), (".far .base-in-play .card", False)):
        box = me.find(card).bounding_box()
        assert box
        me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + (box["height"] - 1.5 if low else 1.5))
        me.wait_until_drawn()
        assert me.find(f"{card}:hover").count()
        assert me.page.evaluate(STEADY) == 0
    me.context.close()
