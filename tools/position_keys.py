"""Write the lists of docs/positions*.md from what the games declare: keys of positions and choices, kinds of events.

`python tools/position_keys.py` rewrites them; a test compares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from kantyna.engine.effects.effect import Effect, Step
from kantyna.engine.effects.fields import SEAT
from kantyna.engine.history.kinds import KERNEL_EVENTS, EventKinds
from kantyna.engine.ids import NO_CARD, Seat
from kantyna.engine.registry import load_rules, name_of
from kantyna.engine.setup import Setup
from kantyna.engine.setup_cache import make_setup
from kantyna.engine.state import State
from kantyna.engine.table import ANYWHERE
from kantyna.engine.voice import Arg, Message, seat_name
from kantyna.engine.zones import Number, ZoneKind
from kantyna.voice import HERE as VOICE
from kantyna.voice import Unsaid

DOCS = Path(__file__).parent.parent / "docs"
BEGIN = "<!-- written by tools/position_keys.py -->\n"
END = "<!-- end -->\n"
PAGES = {
    "positions.md": "",
    "positions-star-realms.md": "star-realms",
    "positions-deckbuilding.md": "deckbuilding",
    "positions-card-game.md": "card-game",
}
SHARED = ("engine.ftl", "games.ftl")
"""Text files with events that several games share."""

FORMS = {
    "act": "act CARD, act CARD ABILITY",
    "answer": "answer CARD, answer CARD ABILITY, answer CARD ABILITY for CARD",
    "assign": "assign CARD AMOUNT",
    "attack": "attack CARD, attack CARD AMOUNT, attack SEAT AMOUNT",
    "commit": "commit CARD base, commit CARD CARD",
    "generate": "generate CARD AMOUNT",
    "pass": "pass CARD SEAT",
    "pay-with": "pay-with CARD AMOUNT …",
    "pledge": "pledge CARD AMOUNT, pledge CARD AMOUNT SEAT",
    "protect": "protect CARD AMOUNT",
    "resolve": "resolve base, resolve CARD",
    "seat": "seat SEAT",
    "take": "take EFFECT, take EFFECT AMOUNT",
    "take-off-damage": "take-off-damage AMOUNT",
    "take-off-focus": "take-off-focus AMOUNT",
    "take-off-shield": "take-off-shield AMOUNT",
    "target": "target SEAT",
}
"""The keys of verbs that take more than a card, or something else."""
WITH_CARD = {"pay", "put-on-discard", "put-on-top", "reward", "to-deck", "to-discard", "to-hand"}
"""Verbs whose text does not name their card."""

SAMPLE: dict[str, Arg] = {
    "who": seat_name(0), "whom": seat_name(1), "card": "CARD", "n": 2, "rule": "RULE", "names": "CARDS",
    "raid": "sabotage", "concerned": "CARD", "parts": "…", "effect": "…", "place": "PLACE", "host": "CARD", "what": "…",
    "cost": 2, "trade": 2, "cards": "CARDS",
}  # fmt: skip


def say(id: str) -> str:
    """A message with placeholders for its arguments; empty if it needs others."""
    try:
        return _plain(Message(id, **SAMPLE))
    except Unsaid:
        return ""


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [heads, tuple(["---"] * len(heads)), *rows]
    return "\n".join(["| " + " | ".join([cell.replace("|", "\\|") for cell in line]) + " |" for line in lines]) + "\n"


def described(kinds: Iterable[tuple[ZoneKind | Number, str]]) -> list[tuple[str, ...]]:
    """Each zone and number of any format once, with its default."""
    found: dict[str, ZoneKind | Number] = {}
    usual: dict[str, set[str]] = {}
    for each, left_out in kinds:
        found.setdefault(each.name, each)
        usual.setdefault(each.name, set()).add(left_out)
    rows: list[tuple[str, ...]] = []
    for name, each in found.items():
        about = each.about
        if isinstance(each, ZoneKind):
            about += ", from the top" if each.deck else ""
        elif each.names:
            about += f" ({', '.join([f'`{known}`' for known in each.names if known])})"
        elif each.holds is SEAT:
            about += f" (seat 0 is written {each.first}, seat 1 is {each.first + 1}, …)"
        left_out = usual[name].pop() if len(usual[name]) == 1 else "as the format begins"
        rows.append((f"`{name}`", about, left_out))
    return rows


def keys_of(game: str) -> str:
    """The keys of a position of the game, in any format."""
    table_keys: list[tuple[ZoneKind | Number, str]] = []
    seat_keys: list[tuple[ZoneKind | Number, str]] = []
    marks: list[tuple[ZoneKind | Number, str]] = []
    for format in load_rules(game).formats:
        setup = make_setup(game, format.id)
        t = State(setup)
        setup.rules.tables.start_numbers(t)
        table_keys += [(number, str(t.numbers[i])) for i, number in enumerate(setup.numbers)]
        table_keys += [(zone, "empty") for zone in setup.common_zones]
        for i, number in enumerate(setup.seat_numbers):
            seat_keys += [(number, str(n)) for n in t.seat_numbers[i]]
        seat_keys += [(zone, "empty") for zone in setup.seat_zones]
        marks += [(mark, str(mark.start)) for mark in setup.marks]
    heads = ("key", "what it is", "left out")
    titles = ("On the table", "Of a seat", "Marks of a card")
    lists = zip(titles, (table_keys, seat_keys, marks), strict=True)
    return "\n".join([f"{title}:\n\n{table(heads, described(kinds))}" for title, kinds in lists])


def forms(verb: Effect, setup: Setup) -> str:
    word = verb.spoken()
    if type(verb).read is not Effect.read:
        return FORMS[word]
    with_card = verb.takes_card or word in WITH_CARD or not text_of(verb, setup)
    return f"{word} CARD" if with_card else word


def text_of(verb: Effect, setup: Setup) -> str:
    """The text of the verb without a card; empty if there is none."""
    try:
        return _plain(verb.button(Step(verb, Seat(0), NO_CARD, 1, setup)))
    except (Unsaid, AttributeError):
        return ""


def _plain(message: Message) -> str:
    return message.text().replace("Player 1", "SEAT").replace("Player 2", "SEAT")


def choices_of(verbs: list[Effect], setup: Setup) -> str:
    rows: dict[str, tuple[str, ...]] = {}
    for verb in verbs:
        word = verb.spoken()
        written = ", ".join([f"`{form}`" for form in forms(verb, setup).split(", ")])
        button = say(f"choice-{word}-card") or say(f"choice-{word}") or text_of(verb, setup)
        rows[word] = (written, "an effect of a card" if word == "take" else button)
    return table(("key", "button"), [rows[word] for word in sorted(rows)])


def events_in(files: Iterable[Path], *vocabularies: EventKinds) -> str:
    """The logged kinds of events whose messages stand in these files."""
    ids = {id for file in files for id in re.findall(r"^(event-[\w-]+) *=", file.read_text("utf-8"), re.M)}
    named = {kind: kinds.message(kind) for kinds in vocabularies for kind in (*kinds.logged, *kinds.both)}
    return table(("kind", "said as"), [(f"`{kind}`", say(named[kind])) for kind in sorted(named) if named[kind] in ids])


def lists_of(game: str) -> str:
    """The lists of a game's page; without a game, those that all games share."""
    english = VOICE / "en"
    if not game:
        choices = choices_of(list(ANYWHERE), make_setup("card-game"))
        games = [load_rules(each).events for each in PAGES.values() if each]
        events = events_in([english / file for file in SHARED], KERNEL_EVENTS, *games)
        return f"### Keys of choices\n\n{choices}\n### Kinds of events\n\n{events}"
    choices = choices_of(load_rules(game).verbs(), make_setup(game))
    events = events_in(sorted(english.glob(f"{name_of(game)}*.ftl")), load_rules(game).events)
    return f"## Keys of a position\n\n{keys_of(game)}\n## Keys of choices\n\n{choices}\n## Kinds of events\n\n{events}"


def written(page: str) -> str:
    """The page with new lists."""
    text = (DOCS / page).read_text("utf-8")
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{lists_of(PAGES[page])}\n{END}{rest.split(END)[1]}"


if __name__ == "__main__":
    for page in PAGES:
        (DOCS / page).write_text(written(page), "utf-8")
