"""`kantyna play --terminal`: sets the table for a game at the prompt."""

from __future__ import annotations

import argparse
import secrets

from ...arena import bot_seed, read_named
from ...bots import make_bot
from ...engine.setup_cache import make_setup
from ...engine.table import Table
from ..terminal.drawing.screen import Screen
from ..terminal.game import Game
from .decks import decks_named
from .listings import need_game


def run(arguments: argparse.Namespace) -> int:
    seed = arguments.seed
    table = deal(arguments)
    # where the seed is a secret, bots must not use it: their choices could give it away
    bots_seed = seed if isinstance(seed, int) else secrets.randbits(64)
    table.view(arguments.seat)  # raises if there is no such seat
    bots = {
        seat: make_bot(arguments.bot, bot_seed(bots_seed, 0, seat))
        for seat in range(table.seat_count)
        if seat != arguments.seat
    }
    players = [arguments.bot if seat in bots else "" for seat in range(table.seat_count)]
    Game(table, arguments.seat, bots, Screen(table, arguments.seat, arguments.lang, players)).play()
    return 0


def deal(arguments: argparse.Namespace) -> Table:
    """A new table. Seats without a deck of their own get a ready-made one."""
    game, options, decks = need_game(arguments.game), dict(arguments.option), None
    if arguments.deck is not None:
        brought = decks_named(game, arguments.deck)
        setup = make_setup(game, arguments.format, arguments.seats, options)
        own = list(read_named(setup, brought).values())
        by_seat = [own if seat == arguments.seat else [] for seat in range(setup.seat_count)]
        options, decks = setup.rules.decks.seat(setup.format, setup.options, set(options), by_seat)
    return Table(game, arguments.format, arguments.seed, arguments.seats, options, decks)
