"""Golden files: a whole game of every format as text, and the text of every card in both languages.

So a change of behaviour, or of voice, shows up as a diff that a person can read. `make playthroughs` writes them anew.
Look at the diff before you commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
import kantyna
from kantyna.engine.chance import seeded
from kantyna.engine.registry import MODULES, load_rules
from shipped import SHIPPED

HERE = Path(__file__).parent
TEXTS = list(dict.fromkeys([*SHIPPED, "card-game"]))
"""The games whose cards' texts are kept: also one that cannot be chosen yet."""
MODULES.setdefault("card-game", "kantyna.game.card_game")
SEEDS = {"star-realms-duel": 8}


def cases() -> list[tuple[str, str, int]]:
    games = [load_rules(id) for id in SHIPPED]
    return [(rules.id, format.id, format.seats[0]) for rules in games for format in rules.formats]


def transcript(game: str, format: str, seats: int) -> str:
    """One game: the deal, then each choice with what it brought about, then the result."""
    seed = SEEDS.get(f"{game}-{format}", 1)
    t = kantyna.Table(game, format=format, seats=seats, seed=seed)
    chance = seeded(seed)
    lines = [f"# {game}, {format}, {seats} seats, seed {seed}", ""]
    told = 0
    while True:
        for event in t.events_since(told):
            if event.kind == "turn":
                lines.extend(["", _numbers(t)])
            lines.append("    " + event.text("en"))
            told += 1
        if t.over:
            break
        seat = t.waiting[chance.below(len(t.waiting))]
        # first a kind of choice, then one of the kind; attacks on players at full strength; turns rarely end early
        kinds: dict[str, list[str]] = {}
        for choice in t.choices[seat]:
            kind = choice.key.partition(" ")[0]
            target = choice.key.rpartition(" ")[0]
            if "seat#" not in target or not any(key.startswith(target + " ") for key in kinds.get(kind, [])):
                kinds.setdefault(kind, []).append(choice.key)
        if len(kinds) > 1 and chance.below(10):
            kinds.pop("end", None)
        keys = kinds[sorted(kinds)[chance.below(len(kinds))]]
        key = keys[chance.below(len(keys))]
        lines.append(f"{seat}: {key}  (of {len(t.choices[seat])})")
        t.choose(seat, key)
    lines.extend(["", f"winners: {t.winners}, {t.length} choices, chance {t.position()['chance']}", ""])
    return "\n".join(lines)


def _numbers(t: kantyna.Table) -> str:
    sides = t.view(None)["seats"]
    return "  ".join(
        f"[{seat}: " + " ".join(f"{name} {n}" for name, n in side.items() if isinstance(n, int) and n) + "]"
        for seat, side in enumerate(sides)
    )


def path(game: str, format: str) -> Path:
    return HERE / f"{game}-{format}.txt"


def card_texts(game: str) -> str:
    """Every card of a game: its names, and what it says."""
    lines: list[str] = []
    for card in kantyna.cards(game):
        lines.append(f"{card.id}: {card.name('en')} / {card.name('pl')}")
        for lang in kantyna.LANGUAGES:
            lines.extend([f"    {lang}  {line}" for line in card.text(lang).splitlines()])
    return "\n".join(lines) + "\n"


def texts_path(game: str) -> Path:
    return HERE / f"cards-{game}.txt"


def write() -> None:
    for game in TEXTS:
        texts_path(game).write_text(card_texts(game), encoding="utf-8")
    for game, format, seats in cases():
        path(game, format).write_text(transcript(game, format, seats), encoding="utf-8")


if __name__ == "__main__":
    write()
