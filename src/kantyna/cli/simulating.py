"""`kantyna simulate`: many games between bots, as a few lines or as JSON."""

from __future__ import annotations

import argparse
import json

from ..arena import Simulation, simulate
from .listings import need_game
from .messages import say
from .progress import Bar


def run(arguments: argparse.Namespace) -> int:
    game = need_game(arguments.game)
    bar = Bar(arguments.games)
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
        )
    finally:
        bar.close()
    print(json.dumps(result.json(), ensure_ascii=False) if arguments.json else told(result, arguments.lang))
    return 0


def told(result: Simulation, lang: str) -> str:
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
    first_moves = result.first_moves
    names = {side: say("faction-" + side, lang) for side in first_moves}
    width = max([len(name) for name in names.values()], default=0)
    for side, rate in result.win_rates.items():
        won = decimal(100 * rate, lang)
        began = decimal(100 * first_moves[side], lang)
        lines.append("  " + say("cli-side-wins", lang, name=f"{names[side]:<{width}}", share=won, began=began))
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


def decimal(value: float, lang: str) -> str:
    """One decimal place, after the sign that the language puts there; none for a whole number."""
    return f"{value:.1f}".removesuffix(".0").replace(".", "," if lang == "pl" else ".")
