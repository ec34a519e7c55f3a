"""Pictures of the lobby and of tables, from real games: `python tools/screenshots.py [folder]` fills `docs/images`.

A table is shown at the most crowded moment of some seeded games between bots, so the pictures change only when the
rules, the bots or the client do.
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from collections import Counter
from operator import itemgetter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))
from people import Player, Server, running
from playwright.sync_api import Browser, Page, sync_playwright
from screen import ARGUMENTS, Screen, chromium_path, played

import kantyna
from kantyna.bots import decide, make_bot
from kantyna.shapes import View

SEEDS = range(1, 61)
LANGUAGES = {"en": "en-GB", "pl": "pl-PL"}
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"painted": True},
    "phone": {"phone": True, "painted": True},
}
LARGEST = 400_000
STILL = """() => document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""


def crowd(table: kantyna.Table, bases: set[str]) -> float:
    """How much seat 0 has to show in the middle of its own turn."""
    if 0 not in table.choices or not any(choice.key == "end" for choice in table.choices[0]):
        return 0
    mine, theirs = table.view(0)["seats"]
    own = sum(label.partition("#")[0] in bases for label in mine["play"])
    ships = len(mine["play"]) - own
    if ships < 2 or len(mine["hand"]) < 3 or not mine["trade"] or not mine["combat"]:
        return 0
    return min(own, 3) * 3 + min(len(theirs["play"]), 3) * 3 + min(ships, 3) * 2 + min(len(mine["hand"]), 4) * 2


def crowded(player: Player) -> tuple[kantyna.Table, int]:
    """The game, and the number of choices after which there is most to show."""
    bases = {card["id"] for card in player.get("/api/cards/star-realms") if card["facts"]["type"] != "ship"}
    best: tuple[float, int, int] = (0, 0, 0)
    for seed in SEEDS:
        table = played(seed)
        for at in range(table.length - 1, 40, -1):
            table.rewind(at)
            best = max(best, (crowd(table, bases), -seed, at))
    _, seed, at = best
    return played(-seed), at


GALAXY = {"deckbuilding": ("clone-wars", 2), "deckbuilding-teams": ("teams", 4)}
GALAXY_PICTURES = (
    ("deckbuilding", "desktop", "pl"),
    ("deckbuilding", "phone", "pl"),
    ("deckbuilding-teams", "desktop", "en"),
)
GALAXY_SEEDS = range(1, 21)


def busy(table: kantyna.Table) -> int:
    """How much of The Deckbuilding Game seat 0 has to show: committed attacks, fleets, cards to choose from."""
    if not any(choice.key == "end" for choice in table.choices.get(0, [])):
        return 0
    view = table.view(0)
    mine, theirs = view["seats"][0], view["seats"][len(view["seats"]) // 2]
    attacks = list(view["strength"].values())
    if 0 in attacks or len(mine["hand"]) < 2 or not mine["units"]:
        return 0
    return (
        min(len(attacks), 2) * 4
        + min(len(mine["units"]), 4) * 3
        + min(len(mine["hand"]), 4) * 3
        + (min(len(mine["ships"]), 2) + min(len(theirs["ships"]), 2)) * 3
    )


def busiest(format: str, seats: int) -> tuple[kantyna.Table, int]:
    """The game, and the number of choices after which there is most to show."""
    best: tuple[int, int, int] = (0, 0, 0)
    for seed in GALAXY_SEEDS:
        table = played(seed, 500, ("greedy",) * seats, "deckbuilding", format)
        for at in range(table.length - 1, 20, -1):
            table.rewind(at)
            best = max(best, (busy(table), -seed, at))
    _, seed, at = best
    return played(-seed, 500, ("greedy",) * seats, "deckbuilding", format), at


def take_galaxy(browser: Browser, server: Server, folder: Path) -> None:
    games = {name: busiest(*what) for name, what in GALAXY.items()}
    for name, kind, lang in GALAXY_PICTURES:
        screen = Screen.open(browser, server.url, "/", locale=LANGUAGES[lang], **SCREENS[kind])
        screen.call("Ada")
        screen.play_on(*games[name])
        picture(screen, folder / f"{name}-{kind}-{lang}.png")
        screen.context.close()


BATTLE_SEEDS = range(1, 13)
BATTLE_PICTURES = (("desktop", "pl"), ("phone", "pl"), ("desktop", "en"))


def battle(view: View) -> int:
    """How much of an engagement of The Card Game seat 0 has to show: fighting units, edge stacks, tokens."""
    if not view["attacker"] or len(set(view["marks"]["part"].values())) < 2:
        return 0
    lying = sum(len(marks) for name, marks in view["marks"].items() if name in ("damage", "focus", "shield"))
    stacks = min(len(side["edge"]) for side in view["seats"])
    return len(view["marks"]["part"]) * 6 + stacks * 5 + len(view["hosts"]) * 2 + lying


def fiercest() -> tuple[kantyna.Table, int]:
    """The game of The Card Game, and the number of choices after which there is most to show."""
    best: tuple[int, int, int] = (0, 0, 0)
    for seed in BATTLE_SEEDS:
        table = played(seed, 0, game="card-game")
        bots = [make_bot("greedy", seed + i) for i in range(2)]
        while not table.over and table.length < 500:
            seat = min(table.waiting)
            if seat == 0:
                best = max(best, (battle(table.view(0)), -seed, table.length))
            table.choose(seat, decide(bots[seat], table, seat).key)
    _, seed, at = best
    return played(-seed, at, game="card-game"), at


def take_battle(browser: Browser, server: Server, folder: Path) -> None:
    game, at = fiercest()
    for kind, lang in BATTLE_PICTURES:
        screen = Screen.open(browser, server.url, "/", locale=LANGUAGES[lang], **SCREENS[kind])
        screen.call("Ada")
        screen.play_on(game, at)
        picture(screen, folder / f"card-game-{kind}-{lang}.png")
        screen.context.close()


def turn_began(table: kantyna.Table, at: int) -> int:
    """The index of the first choice of the turn that choice `at` belongs to."""
    past = table.copy()
    past.rewind(at)
    turn = past.view(0)["turn"]
    while past.length and past.view(0)["turn"] == turn:
        past.rewind(past.length - 1)
    return past.length + 1


PIXELS = """async (data) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const bytes = pen.getImageData(0, 0, image.width, image.height).data;
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return [image.width, image.height, btoa(text)];
}"""
Colour = tuple[int, int, int]


def palette(counts: dict[Colour, int], most: int) -> dict[Colour, int]:
    """The palette index of every colour (median cut: always halve the box with the widest spread)."""
    boxes = [list(counts)]

    def spread(box: list[Colour]) -> tuple[float, int]:
        return max((max(c[i] for c in box) - min(c[i] for c in box), i) for i in range(3))

    worth = [(spread(boxes[0])[0], 0)]
    while len(boxes) < most:
        worth.sort()
        width, n = worth.pop()
        if not width:
            break
        box = sorted(boxes[n], key=itemgetter(spread(boxes[n])[1]))
        boxes[n], other = box[: len(box) // 2], box[len(box) // 2 :]
        boxes.append(other)
        for i in (n, len(boxes) - 1):
            pixels = sum(counts[colour] for colour in boxes[i])
            worth.append((spread(boxes[i])[0] * pixels**0.25, i))
    return {colour: i for i, box in enumerate(boxes) for colour in box}


def smaller(page: Page, png: bytes) -> bytes:
    """The picture reduced to 256 colours."""
    wide, high, text = page.evaluate(PIXELS, base64.b64encode(png).decode())
    data = base64.b64decode(text)
    pixels = list(zip(data[::4], data[1::4], data[2::4], strict=True))
    counts = Counter(pixels)
    place = palette(counts, 256)
    sums = [[0, 0, 0, 0] for _ in range(256)]
    for colour, n in counts.items():
        entry = sums[place[colour]]
        for i in range(3):
            entry[i] += colour[i] * n
        entry[3] += n
    colours = bytes(round(entry[i] / max(1, entry[3])) for entry in sums for i in range(3))
    indices = bytes(map(place.__getitem__, pixels))
    rows = b"".join(b"\0" + indices[i : i + wide] for i in range(0, wide * high, wide))

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(name, content) for name, content in parts)


def picture(screen: Screen, file: Path) -> None:
    screen.page.mouse.move(0, 0)
    screen.page.evaluate("document.activeElement?.blur()")
    screen.page.evaluate("document.fonts.ready.then(() => true)")
    screen.until(STILL)
    assert screen.context.browser is not None
    with screen.context.browser.new_page() as drawing:
        for scale in ("device", "css"):
            taken = screen.page.screenshot(scale=scale, animations="disabled")
            file.write_bytes(smaller(drawing, taken))
            if file.stat().st_size < LARGEST:
                break
    print(f"{file.name}: {file.stat().st_size // 1000} KB")


def take(browser: Browser, server: Server, game: kantyna.Table, at: int, folder: Path) -> None:
    begin = turn_began(game, at)
    choices = game.choices_since(begin)[: at - begin]
    for lang, locale in LANGUAGES.items():
        for kind, how in SCREENS.items():
            screen = Screen.open(browser, server.url, "/", locale=locale, **how)
            screen.call("Ada")
            screen.page.reload()
            screen.go("/")
            screen.page.wait_for_selector(".tables")
            picture(screen, folder / f"lobby-{kind}-{lang}.png")
            screen.play_on(game, begin)
            for n, (seat, key) in enumerate(choices):
                message = {"type": "choose", "seat": seat, "at": n, "key": key}
                screen.page.evaluate("(message) => sockets.at(-1).send(JSON.stringify(message))", message)
                screen.until_at(n + 1)
            picture(screen, folder / f"table-{kind}-{lang}.png")
            screen.context.close()


def fill_lobby(server: Server) -> Player:
    """Other people's tables, so that the lobby is not empty."""
    bo, cy = Player(server, "Bo"), Player(server, "Cyryl")
    bo.new_table("me", "person")
    watched = bo.new_table("me", "person")
    cy.post(f"/api/tables/{watched}/sit", {"seat": 1}, 200)
    return bo


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    still = 600  # bots do not move while the picture is taken
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data), bot_pause=still) as server,
        sync_playwright() as playwright,
    ):
        game, at = crowded(fill_lobby(server))
        print(f"seed {game.seed}, {at} choices")
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        take(browser, server, game, at, folder)
        take_galaxy(browser, server, folder)
        take_battle(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main()
