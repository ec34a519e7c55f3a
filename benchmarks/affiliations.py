"""Prints how often the dark side wins with each pair of affiliations of The Card Game, between greedy bots.

Each ready-made dark deck plays against each light one, the dark side alternately in seat 0 and 1. Pairs beyond 25 : 75
are marked. `affiliations.py [GAMES A PAIR] [LIGHT BOT] [DARK BOT]`.
"""

from __future__ import annotations

import sys

import kantyna
from kantyna.arena import bot_seed, play, table_seed
from kantyna.bots import make_bot

DARK = ("sith", "imperial_navy", "scum_and_villainy")
LIGHT = ("jedi", "rebel_alliance", "smugglers_and_spies")
MOST = 5000
LOPSIDED = 75


def dark_wins(dark: str, light: str, games: int, bots: dict[str, str]) -> tuple[int, int]:
    """The number of games that the dark side won, and the turns of all games."""
    won = turns = 0
    for k in range(games):
        seat = k % 2
        decks = [light, dark] if seat else [dark, light]
        t = kantyna.Table("card-game", seed=table_seed(1, k), options={"dark_side": seat}, decks=decks)
        names = [bots["light"], bots["dark"]] if seat else [bots["dark"], bots["light"]]
        play(t, [make_bot(name, bot_seed(1, k, i)) for i, name in enumerate(names)], MOST)
        won += t.winners == (seat,)
        turns += t.view(None)["turn"]
    return won, turns


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    bots = dict(zip(("light", "dark"), [*sys.argv[2:], "greedy", "greedy"], strict=False))
    print(f"{games} games a pair, dark {bots['dark']} against light {bots['light']}: per cent won by the dark side")
    print(" " * 20 + "".join([f"{light:>22}" for light in LIGHT]))
    for dark in DARK:
        row = f"{dark:<20}"
        for light in LIGHT:
            won, turns = dark_wins(dark, light, games, bots)
            share = 100 * won / games
            mark = "!" if max(share, 100 - share) > LOPSIDED else " "
            row += f"{share:7.1f}{mark} {turns / games:5.1f} turns"[-22:].rjust(22)
        print(row, flush=True)


if __name__ == "__main__":
    main()
