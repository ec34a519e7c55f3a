"""A whole game of The Card Game in the browser, by clicks alone: `python tools/play_in_browser.py [games] [--lang en]`.

Somebody sets a table in the lobby against the greedy bot and clicks at what is lit until the game is over, in Polish
unless told otherwise, on a desktop and on a phone by turns. Printed is what was clicked; an error in the console, a
question that nothing on the screen answers, or a game that does not end is one here too.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "browser"))
from card_game_clicks import play_out
from people import running
from playwright.sync_api import sync_playwright
from screen import ARGUMENTS, Screen, chromium_path

LANGUAGES = {"pl": "pl-PL", "en": "en-GB"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="?", type=int, default=1)
    parser.add_argument("--lang", choices=LANGUAGES, default="pl")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for n in range(wanted.games):
            phone = bool(n % 2)
            me = Screen.open(browser, server.url, locale=LANGUAGES[wanted.lang], phone=phone, reduced_motion="reduce")
            me.find(".new-table .what select").nth(0).select_option("card-game")
            me.set_table(*(("bot:greedy", "me") if n % 4 > 1 else ("me", "bot:greedy")))
            begun = time.monotonic()
            done = play_out(me)
            me.nothing_amiss()
            seconds = time.monotonic() - begun
            turn, winners = next(iter(me.state["views"].values()))["turn"], me.state["winners"]
            did = ", ".join(f"{verb} {times}" for verb, times in sorted(done.items(), key=lambda one: -one[1]))
            where = "phone" if phone else "desktop"
            print(f"{where}: {sum(done.values())} clicks in {turn} turns, {seconds:.0f} s; seat {winners} wins; {did}")
            me.context.close()
        browser.close()


if __name__ == "__main__":
    main()
