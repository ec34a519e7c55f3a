"""What is refused, and by which ledger line, at some thousands of moments of random games: one list a game.

A line is a ledger line that was cited, the message, and the kinds of choice that were tried. `make playthroughs` writes
the lists again. Read the diff before you commit it: does every line say why such a choice is not open?
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import kantyna
from kantyna.engine.chance.generator import Chance, seeded
from kantyna.engine.ids import Seat
from kantyna.engine.registry import load_rules
from shipped import SHIPPED

HERE = Path(__file__).parent / "games"
VOICE = Path(kantyna.__file__).parent / "voice" / "en"
POSITIONS = 2000
ABOUT_THE_QUESTION = ("refuse-question", "refuse-ending", "refuse-compulsory")
ENDINGS = ("decline", "done", "pass", "end")


class Tried:
    """A choice that was tried and refused: the word of the question that was open, the key, the refusal."""

    def __init__(self, t: kantyna.Table, key: str, refusal: kantyna.Refusal) -> None:
        self.question = t._state.stack[-1].effect.word if t._state.stack else ""
        self.key = key
        self.refusal = refusal


def moments(game: str) -> Iterator[tuple[kantyna.Table, Chance]]:
    """As many positions as the list is made from, of every format with the fewest and the most seats: the first 120
    choices of a game, then the choices after a stretch that is passed over."""
    cases = [(format.id, seats) for format in load_rules(game).formats for seats in {format.seats[0], format.seats[-1]}]
    share = POSITIONS // len(cases) + 1
    for format, seats in sorted(cases):
        looked, seed = 0, 0
        while looked < share:
            seed += 1
            t, chance = kantyna.Table(game, format=format, seats=seats, seed=seed), seeded(seed)
            skip = 0 if seed == 1 else 60 * seed
            for n in range(skip + 120):
                if t.over or looked == share:
                    break
                if n >= skip:
                    looked += 1
                    yield t, chance
                seats_asked = sorted(t.choices)
                offered = t.choices[seats_asked[chance.below(len(seats_asked))]]
                choice = offered[chance.below(len(offered))]
                t.choose(choice.seat, choice)


def attempts(t: kantyna.Table, seat: int, chance: Chance) -> list[str]:
    """What that seat might try: with what is asked another card, something else with a card, to end the question, and
    a card alone."""
    state = t._state
    rules = state.setup.rules
    seen = [
        state.setup.labels[card] for card in state.setup.cards
        if state.where[card] >= 0 and rules.seats.sees_card(state, Seat(seat), card)
    ]  # fmt: skip
    asked = sorted({choice.effect.spoken() for choice in t.choices.get(seat, [])} - set(ENDINGS))
    verbs = [verb.spoken() for verb in rules.verbs()]
    keys = [ENDINGS[chance.below(len(ENDINGS))]]
    for words in (asked, asked, verbs, verbs):
        if words:
            word = words[chance.below(len(words))]
            keys.append(f"{word} {seen[chance.below(len(seen))]}")
            keys.append(f"{word} seat#{chance.below(t.seat_count)}")
    keys.append(seen[chance.below(len(seen))])
    return keys


def walk(game: str) -> Iterator[Tried]:
    """Every refusal on the way."""
    for t, chance in moments(game):
        seats = sorted(t.choices)
        seat = seats[chance.below(len(seats))]
        for key in attempts(t, seat, chance):
            try:
                refusal = t.why_not(seat, key)
            except kantyna.BadKey:
                continue
            if refusal is not None:
                tried = t.tried(seat, key)[0] if "#" in key.split()[0] else key
                yield Tried(t, tried, refusal)


def listed(game: str) -> str:
    """Each ledger line and message, with what was tried. Where something else altogether was tried, or an end to the
    question, what is asked stands in its place."""
    found: dict[tuple[str, str], set[str]] = {}
    for tried in walk(game):
        message = tried.refusal.message.id
        what = f"({tried.question})" if message in ABOUT_THE_QUESTION else tried.key.split()[0]
        found.setdefault((tried.refusal.rule, message), set()).add(what)
    rows = [
        f"{rule:<10} {' '.join(sorted(what)):<28} {message}: {sentence(message)}"
        for (rule, message), what in found.items()
    ]
    return "\n".join(sorted(rows)) + "\n"


def sentence(message: str) -> str:
    """The English sentence as it is written, on one line."""
    begins = message + " = "
    for path in sorted(VOICE.glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for i, line in enumerate(lines):
            if line.startswith(begins):
                more = takewhile(lambda each: each.startswith((" ", "}")), lines[i + 1 :])
                return " ".join([line.removeprefix(begins), *[each.strip() for each in more if each.strip()[0] != "."]])
    raise KeyError(message)


def path_of(game: str) -> Path:
    return HERE / f"refusals-{game}.txt"


if __name__ == "__main__":
    for game in SHIPPED:
        path_of(game).write_text(listed(game), encoding="utf-8")
