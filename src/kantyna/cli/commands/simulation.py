"""`kantyna simulate`: plays many games between bots and prints the results as text or JSON."""

from __future__ import annotations

import argparse
import json
import sys

from ...arena import Simulation, simulate
from ..messages import say
from ..output import decimal_comma
from ..progress import ProgressBar
from .decks import decks_named
from .listings import need_game


def run(arguments: argparse.Namespace) -> int:
    game = need_game(arguments.game)
    decks = None if arguments.decks is None else decks_named(game, arguments.decks)
    bar = ProgressBar(arguments.games)
    try:
        result = simulate(
            game,
            arguments.format,
            arguments.seats,
            arguments.bots,
            arguments.games,
            arguments.seed,
            arguments.workers,
            dict(arguments.option),
            bar,
            decks,
            arguments.engine,
        )
    finally:
        bar.close()
    if result.note is not None:
        print(result.note.text(arguments.lang), file=sys.stderr)
    print(json.dumps(result.json(), ensure_ascii=False) if arguments.json else report(result, arguments.lang))
    return 0


def report(result: Simulation, lang: str) -> str:
    head = say(
        "cli-simulated",
        lang,
        game=say("game-" + result.game, lang),
        format=say("format-" + result.format, lang),
        n=result.games,
        seed=str(result.seed),
    )
    lines = [head]
    width = max([len(name) for name in result.bots])
    for seat, (name, wins) in enumerate(zip(result.bots, result.wins, strict=True)):
        share = decimal(100 * wins / result.games, lang)
        lines.append("  " + say("cli-seat-wins", lang, seat=seat, name=f"{name:<{width}}", n=wins, share=share))
    lines.append("  " + say("cli-draws", lang, n=result.draws))
    for name, reasons in result.forfeits.items():
        for why, count in reasons.items():
            lines.append("  " + say("cli-forfeits", lang, name=name, n=count, why=why))
    first_moves = result.first_moves
    names = {side: say("faction-" + side, lang) for side in first_moves}
    width = max([len(name) for name in names.values()], default=0)
    for side, rate in result.win_rates.items():
        won = decimal(100 * rate, lang)
        began = decimal(100 * first_moves[side], lang)
        lines.append("  " + say("cli-side-wins", lang, name=f"{names[side]:<{width}}", share=won, began=began))
    lines += ["  " + line for line in pairings(result, lang)]
    lines.append(
        "  "
        + say(
            "cli-pace",
            lang,
            turns=decimal(result.turns_mean, lang),
            choices=f"{result.choices / result.games:.0f}",
            rate=f"{result.choices_per_second:.0f}",
        )
    )
    return "\n".join(lines)


def pairings(result: Simulation, lang: str) -> list[str]:
    """The results of each deck in each pairing, and overall if there are several pairings."""
    lines: list[str] = []
    for meeting in result.meetings:
        decks = [
            say("cli-deck-wins", lang, name=name, n=wins, share=decimal(100 * wins / games if games else 0, lang))
            for name, (games, wins) in meeting.results.items()
        ]
        lines.append(say("cli-pairing", lang, decks=" – ".join(decks), n=meeting.tally.draws))
    if len(result.meetings) > 1:
        lines += [
            say("cli-deck-rate", lang, name=name, share=decimal(100 * rate, lang))
            for name, rate in result.deck_rates.items()
        ]
    return lines


def decimal(value: float, lang: str) -> str:
    """One decimal place; none for a whole number."""
    return decimal_comma(f"{value:.1f}".removesuffix(".0"), lang)
