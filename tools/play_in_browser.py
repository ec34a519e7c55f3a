"""Plays whole games of The Card Game in the browser by clicks: `python tools/play_in_browser.py [games] [--lang en]`.

A table is opened in the lobby against the greedy bot, and highlighted things are clicked until the game is over: in
Polish by default, on a desktop and a phone by turns. Prints what was clicked. It fails on an error in the console, a
question without an answer on the screen, or a game that does not end.
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
