"""Golden files: whole games of every format as text, and the text of every card in both languages.

Where players bring decks, the ready-made decks are played in three pairings, each also by the greedy bot.

A change of behaviour or wording shows up as a readable diff. `make playthroughs` rewrites all files;
`python tests/playthroughs/playthrough.py cards` only those whose names begin with "cards". Read the diff before you
commit it.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
import kantyna
from kantyna.bots import decide, make_bot
from kantyna.engine.chance.generator import Chance, seeded
from kantyna.engine.registry import load_rules
from shipped import SHIPPED

HERE = Path(__file__).parent
SEEDS = {"star-realms-duel": 8}
PAIRINGS = {
    "card-game": [
        ("sith", "jedi"),
        ("imperial_navy", "rebel_alliance"),
        ("scum_and_villainy", "smugglers_and_spies"),
    ]
}


class Case:
    """One golden game; its name is the file's name."""

    def __init__(self, game: str, format: str, seats: int, decks: tuple[str, ...] = (), greedy: bool = False) -> None:
        self.game = game
        self.format = format
        self.seats = seats
        self.decks = decks
        self.greedy = greedy
        self.name = "-".join([game, format, *decks, *(["greedy"] if greedy else [])])


def cases() -> list[Case]:
    found: list[Case] = []
    for rules in [load_rules(id) for id in SHIPPED]:
        for format in rules.formats:
            for decks in PAIRINGS.get(rules.id, [()]) if format.seats[0] == 2 else [()]:
                found.append(Case(rules.id, format.id, format.seats[0], decks))
                if decks:
                    found.append(Case(rules.id, format.id, format.seats[0], decks, greedy=True))
    return found


def transcript(case: Case) -> str:
    """One game as text: the deal, each choice with its events, and the result."""
    seed = SEEDS.get(case.name, 1)
    decks = list(case.decks) or None
    t = kantyna.Table(case.game, format=case.format, seats=case.seats, seed=seed, decks=decks)
    chance = seeded(seed)
    bots = [make_bot("greedy", seed + seat) for seat in range(case.seats)]
    lines = [", ".join([f"# {case.game}, {case.format}, {case.seats} seats, seed {seed}", *case.decks]), ""]
    written = 0
    while True:
        for event in t.events_since(written):
            if event.kind == "turn":
                lines.extend(["", _numbers(t)])
            lines.append("    " + event.text("en"))
            written += 1
        if t.over:
            break
        seat = t.waiting[chance.below(len(t.waiting))]
        key = decide(bots[seat], t, seat).key if case.greedy else walk(t, seat, chance)
        lines.append(f"{seat}: {key}  (of {len(t.choices[seat])})")
        t.choose(seat, key)
    lines.extend(["", f"winners: {t.winners}, {t.length} choices, chance {t.position()['chance']}", ""])
    return "\n".join(lines)


def walk(t: kantyna.Table, seat: int, chance: Chance) -> str:
    """Pick a verb, then a choice with that verb. Attacks on players use full strength, and turns rarely end early."""
    kinds: dict[str, list[str]] = {}
    for choice in t.choices[seat]:
        kind = choice.key.partition(" ")[0]
        target = choice.key.rpartition(" ")[0]
        if "seat#" not in target or not any(key.startswith(target + " ") for key in kinds.get(kind, [])):
            kinds.setdefault(kind, []).append(choice.key)
    if len(kinds) > 1 and chance.below(10):
        kinds.pop("end", None)
    keys = kinds[sorted(kinds)[chance.below(len(kinds))]]
    return keys[chance.below(len(keys))]


def _numbers(t: kantyna.Table) -> str:
    sides = t.view(None)["seats"]
    return "  ".join(
        f"[{seat}: " + " ".join(f"{name} {n}" for name, n in side.items() if isinstance(n, int) and n) + "]"
        for seat, side in enumerate(sides)
    )


def path(case: Case) -> Path:
    return HERE / f"{case.name}.txt"


def card_texts(game: str) -> str:
    """The names and texts of every card of a game."""
    lines: list[str] = []
    for card in kantyna.cards(game):
        lines.append(f"{card.id}: {card.name('en')} / {card.name('pl')}")
        for lang in kantyna.LANGUAGES:
            lines.extend([f"    {lang}  {line}" for line in card.text(lang).splitlines()])
    return "\n".join(lines) + "\n"


def texts_path(game: str) -> Path:
    return HERE / f"cards-{game}.txt"


def write(start: str = "") -> None:
    """Write the files whose names begin with `start`."""
    for game in SHIPPED:
        if texts_path(game).name.startswith(start):
            texts_path(game).write_text(card_texts(game), encoding="utf-8")
    for case in cases():
        if case.name.startswith(start):
            path(case).write_text(transcript(case), encoding="utf-8")


if __name__ == "__main__":
    write(*sys.argv[1:])
