"""A word is said once: bots, terminal, signs, icons, layouts and messages call a thing what the engine calls it.

And every verb, event and effect has its message, its icon, and its sign or its sentence.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import kantyna
from kantyna.bots.registry import BUILT_IN
from kantyna.cli.terminal.drawing.layout import layout_of
from kantyna.engine.abilities.triggers import Trigger
from kantyna.engine.effects.effect import Ask, Effect
from kantyna.engine.effects.phases import FreePhase
from kantyna.engine.effects.trees import tree_of
from kantyna.engine.history.kinds import KERNEL_EVENTS
from kantyna.engine.registry import load_rules, name_of
from kantyna.engine.serialization.codec import KERNEL
from kantyna.engine.table import ANYWHERE
from kantyna.engine.voice import LANGUAGES, Message
from kantyna.game.card_game import terms as card_game
from kantyna.game.deckbuilding import terms as deckbuilding
from kantyna.game.star_realms import terms as star_realms
from kantyna.native.constants import PILOT_COLUMNS_BY_PHASE, PILOT_COLUMNS_SINGLE, USES
from kantyna.voice import bundle
from shipped import SHIPPED

HERE = Path(kantyna.__file__).parent
WEB = HERE / "web"
GAMES = pytest.mark.parametrize("game", SHIPPED)
BEGINNING = re.compile(r"[a-z-]+-")
WORD = re.compile(r"[a-z][a-z_]*(?:-[a-z_]+)*")

SENTENCES = """
    chosen-attack chosen-force chosen-their-discard constant-first-neutral-lent constant-first-on-top
    constant-hunt-neutrals constant-keep-resources constant-lead constant-lead-if constant-lead-more
    constant-more-attack-each constant-more-attack-per-lost-base constant-shield effect-bombard effect-buy-from
    effect-capture-under effect-damage-this effect-dig-for-own-faction effect-each-may-exile effect-exile-for
    effect-exile-from-row effect-exile-one-from-row effect-fill-next effect-free-captured effect-if-revealed
    effect-if-revealed-else effect-instead-buy-free effect-look-at-galaxy effect-look-at-hand effect-look-at-two
    effect-may-buy-free effect-may-pay effect-may-return-to-hand effect-may-swap-galaxy-top effect-may-swap-top
    effect-next-droid-on-top effect-next-neutral-cheaper effect-opponent-chooses effect-opponent-loses
    effect-replace-from-discard effect-resources-per effect-return-hunter effect-reveal-galaxy
    effect-reward-again effect-spend-to-take effect-swap-hand-with-top effect-swap-with-discard
    effect-swap-with-exiled effect-take-from-row effect-take-revealed effect-their-card-on-deck
    effect-to-opponent effect-unit-on-deck if-base-is if-had-ship if-have-card if-have-exiled if-have-other
    if-in-row if-jedi-or-other-trooper if-more-enemies-in-row if-opponent-has-ship reward-purchase
    trigger-taken-when-bought trigger-when-bought trigger-when-destroyed trigger-when-opponent-discards
    trigger-when-top-revealed trigger-when-you-buy trigger-when-you-play
"""
"""What no sign would tell truly: a card prints its sentence. Everything else has a sign."""

FIELDS = {
    "zones", "lines", "at", "uses", "amount", "ends", "free", "wanted", "spare", "asks", "order", "aside", "agreed",
    "passes",
}  # fmt: skip
"""What `Table.about` says."""

WINDOW = {"name", "event", "passed"}
"""What a view says of the open window."""

NOUNS = ("kind", "noun-", "quality-", "card-")
"""Messages within a sentence that are no effect: which cards are meant, the name of a card, the line as a whole."""


# the words there are


@cache
def effect_words(game: str) -> set[str]:
    """The words of all effects, verbs and abilities of a game, the kernel's included."""
    rules = load_rules(game)
    words = {cls.word for cls in [*KERNEL, *rules.effects()]} | {verb.spoken() for verb in [*ANYWHERE, *rules.verbs()]}
    for card in rules.cards():
        abilities: list[object] = [*card.triggers, *card.constants, *vars(card).values()]
        for ability in abilities:
            words.add(getattr(ability, "word", ""))
            words.update([getattr(ability, "stat", ""), getattr(ability, "on", "")])
            for part in _effects_in(ability):
                words.update([each.word for each in tree_of(part)])
    return words


def _effects_in(value: object) -> list[Effect]:
    if isinstance(value, Effect):
        return [value]
    if isinstance(value, (tuple, list)):
        return [effect for part in value for effect in _effects_in(part)]
    if isinstance(value, Trigger):
        return list(value.effects)
    if hasattr(value, "steps"):
        return _effects_in(value.steps)
    return []


@cache
def zones(game: str) -> set[str]:
    rules = load_rules(game)
    return {
        zone.name
        for format in rules.formats
        for zone in (*rules.tables.zones(format), *rules.tables.zones_of_seat(format))
    }


@cache
def view_words(game: str) -> set[str]:
    """What the views of all formats call things: their fields, the fields of a seat, marks."""
    words: set[str] = set()
    for format in load_rules(game).formats:
        view = kantyna.Table(game, format.id).view(0)
        words |= {*view, *view["seats"][0], *view["marks"]}
    return words


def phases_and_windows(game: str) -> set[str]:
    phases = import_module(f"kantyna.{package(game).replace('/', '.')}.terms") if game == "card-game" else None
    return {window.name for window in load_rules(game).windows} | set(getattr(phases, "PHASES", ()))


@cache
def printed(game: str) -> set[str]:
    """What cards are and what is printed on them: ids, facts, traits."""
    words: set[str] = set()
    for card in kantyna.cards(game):
        words |= {card.id, *card.facts(), *getattr(card, "kinds", ())}
        for value in card.facts().values():
            words |= {str(part) for part in value} if isinstance(value, (list, dict)) else {str(value)}
    return words


@cache
def sources(*packages: str) -> str:
    paths = [path for package in packages for path in sorted((HERE / package).rglob("*.py"))]
    return "\n".join([path.read_text("utf-8").replace("from __future__ import annotations", "") for path in paths])


def package(game: str) -> str:
    return f"game/{name_of(game)}"


def modules(layer: str, game: str) -> list[Path]:
    """The modules of a layer that concern one game: named after it, or in a package named after it."""
    name = name_of(game)
    paths = sorted((HERE / layer).rglob("*.py"))
    return [path for path in paths if path.name.startswith(name) or name in path.relative_to(HERE).parts]


@cache
def literals(game: str) -> set[str]:
    """Every string in the code of engine and game."""
    return _literals_in("engine") | _literals_in(package(game))


@cache
def _literals_in(package: str) -> set[str]:
    return _literals(sources(package))


def _literals(source: str) -> set[str]:
    """The strings of a program, but for docstrings and the names of attributes."""
    aside: set[int] = set()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        slots = isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__slots__"
        named = isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("getattr", "hasattr")
        if slots or named or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            aside |= {id(part) for part in ast.walk(node)}
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in aside]
    return {node.value for node in constants if isinstance(node.value, str)}


def message_ids(*files: str, lang: str = "en") -> list[str]:
    texts = [(HERE / "voice" / lang / file).read_text("utf-8") for file in files]
    found = [re.findall(r"^([a-z][\w-]*) *=", text, re.M) for text in texts]
    return [id for ids in found for id in ids]


def own_files(game: str) -> list[str]:
    """The messages of a game, but for the names of its cards."""
    paths = sorted((HERE / "voice/en").glob(f"{name_of(game)}*.ftl"))
    return [path.name for path in paths if not path.name.endswith("_cards.ftl")]


def files(game: str) -> list[str]:
    """The messages that a game speaks with: its own, what several games say, and the kernel's."""
    return [*own_files(game), "games.ftl", "engine.ftl"]


def events(game: str) -> set[str]:
    """The kinds of events in the log; `test_events.py` compares them with the code."""
    own = load_rules(game).events
    return {*own.logged, *own.both, *KERNEL_EVENTS.logged}


@cache
def card_messages(game: str) -> set[str]:
    """The messages of which the texts of all cards are made."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, list):
            for part in value:
                walk(part)
        elif isinstance(value, Message):
            found.add(value.id)
            for part in value.args.values():
                walk(part)

    for card in kantyna.cards(game):
        walk(card.lines())
    return found


# bots and terminal


def weight_names(game: str) -> set[str]:
    """The names of numbers in the pilot's table of weights, and of the pilot's numbers in C."""
    module = f"kantyna.bots.{name_of(game)}.weights"
    if find_spec(module) is None:
        return set()
    tables = [table for table in vars(import_module(module)).values() if isinstance(table, dict)]
    return {name for table in tables for name in table if isinstance(name, str)} | {*PILOT_COLUMNS_BY_PHASE,
            *PILOT_COLUMNS_SINGLE, *USES}  # fmt: skip


@GAMES
@pytest.mark.parametrize("layer", ["bots", "cli"])
def test_bots_and_terminal_use_words_that_the_game_has(game: str, layer: str) -> None:
    known = effect_words(game) | events(game) | zones(game) | view_words(game) | printed(game) | FIELDS | WINDOW
    known |= phases_and_windows(game) | literals(game)
    known |= weight_names(game) | set(BUILT_IN) if layer == "bots" else set()
    known |= {id.removeprefix("cli-") for id in message_ids("cli.ftl")} | {"number"} if layer == "cli" else set()
    unknown: dict[str, list[str]] = {}
    for path in modules(layer, game):
        source = path.read_text("utf-8")
        words = {word for word in _literals(source) if WORD.fullmatch(word) and not word.endswith("_")}
        words -= set(re.findall(r'word: ClassVar\[str\] = "([a-z-]+)"', source))  # an effect of its own
        left = [word for word in sorted(words - known) if not bundle("en").has_message(word)]
        if left:
            unknown[path.name] = left
    assert unknown == {}


@GAMES
def test_the_terminal_tells_events_and_zones_that_there_are(game: str) -> None:
    layout = layout_of(game)
    named = {*layout.consequences, *layout.unmentioned, *layout.cleanup, layout.refill[0]}
    named |= {kind for pair in layout.outcomes for kind in pair}
    assert sorted(named - events(game) - {""}) == []
    assert sorted(set(layout.menu_zones) - zones(game)) == []
    said = ["cli-zone-" + zone for zone in layout.menu_zones] + [layout.refill[1], *layout.outcomes.values()]
    assert [id for id in said for lang in LANGUAGES if id and not bundle(lang).has_message(id)] == []


# messages


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_question_and_event_has_its_message(game: str, lang: str) -> None:
    """Also those that no random game has come across; and none is another game's."""
    rules = load_rules(game)
    code = sources(package(game))
    wanted = card_messages(game) | {rules.events.message(kind) for kind in events(game)}
    for verb in rules.verbs():
        if type(verb).button is Effect.button:
            wanted.add("choice-" + verb.spoken())
    for effect in rules.effects():
        if issubclass(effect, Ask) and effect.prompt is Ask.prompt and not issubclass(effect, FreePhase):
            wanted.add("ask-" + effect.word)
    wanted |= set(re.findall(r'\bMessage\(\s*"([a-z]+-[a-z-]*[a-z])"', code))
    wanted |= {"refuse-" + why for why in re.findall(r'\brefusal\(.*, "([a-z-]+)", t,', code)}
    assert sorted([id for id in wanted if not bundle(lang).has_message(id)]) == []
    there = message_ids(*files(game), name_of(game) + "_cards.ftl", lang=lang)
    assert sorted(wanted - set(there)) == [], "it uses another game's messages"


MADE = ("effect", "choice", "ask", "trigger", "constant", "price", "if", "refuse", "chosen", "event", "flaw", "error")
"""Beginnings of messages that code puts before a word."""
ABOUT = (
    "game-", "format-", "option-", "web-value-", "faction-", "cli-letter-", "type-", "trait-", "role-", "figure-",
    "noun-", "quality-", "kind", "raid-", "gauge-",
)  # fmt: skip
"""Beginnings of messages about something that a game declares."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    """All files of a language are one bundle: of two messages with one name one would never be said."""
    written: dict[str, str] = {}
    twice: list[str] = []
    for path in sorted((HERE / "voice" / lang).glob("*.ftl")):
        for id in re.findall(r"^(-?[a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE):
            if id in written:
                twice.append(f"{id}: {written[id]}, {path.name}")
            written[id] = path.name
    assert twice == []


def after(beginnings: Iterable[str], ids: Iterable[str]) -> set[str]:
    """What follows one of these beginnings in one of these ids."""
    return {id.removeprefix(first) for id in ids for first in beginnings if id.startswith(first)}


@GAMES
def test_every_message_speaks_of_something_that_there_is(game: str) -> None:
    words = {word for word in effect_words(game) | literals(game) if word}
    known = literals(game) | card_messages(game)
    known |= {"show-zone-" + zone for zone in zones(game)} | {"show-number-" + number for number in view_words(game)}
    text = "\n".join([(HERE / "voice/en" / file).read_text("utf-8") for file in files(game)])
    known |= set(re.findall(r"\{ ([a-z][\w-]+) \}", text))  # a part of another message
    shown = layout(game) + "".join([path.read_text("utf-8") for path in modules("cli", game)])
    quoted = set(re.findall(r'"([a-z][\w-]*\w)"', shown))
    begun = set(re.findall(r'["`]([a-z][\w-]*-)["$]', shown))
    parts = quoted | phases_and_windows(game) | {"answer-" + word for word in words}
    starts = {word for word in literals(game) if BEGINNING.fullmatch(word)}

    def is_said(id: str) -> bool:
        made = after([start + "-" for start in MADE], [id])
        rest = after(starts, [id])
        rests = made | after(["may-"], made) | {one.removesuffix("-hidden") for one in made} | after(starts, made)
        if id in known or words & (rests | rest | after(starts, rest)):
            return True
        return id in quoted or bool(parts & after(begun, [id]))  # said where the game is shown

    own = [id for id in message_ids(*own_files(game)) if not id.startswith(ABOUT)]
    assert [id for id in own if not is_said(id)] == []


# signs, icons, layouts


def table_of(source: str, name: str) -> dict[str, str]:
    """The keys of a table in a module of the client, with what stands behind them."""
    found = re.search(rf"const {name} = (?:/\*\*.*?\*/ \()?\{{\n(.*?)\n\}}", source, re.S)
    assert found is not None, name
    return dict(re.findall(r'^  "?([\w-]+)"?: "?([^",\n]*)', found[1], re.M))


def layout(game: str) -> str:
    """The code of a game's layout, all its modules."""
    return "\n".join([path.read_text("utf-8") for path in sorted((WEB / "layouts").glob(f"{name_of(game)}*.js"))])


def test_every_sign_is_that_of_a_line_of_some_card() -> None:
    source = (WEB / "parts/card/signs.js").read_text("utf-8")
    named = {id for name in ("SIGNS", "REMINDERS", "LINES") for id in table_of(source, name)}
    there = {id for game in SHIPPED for id in card_messages(game)}
    assert sorted(named - there) == []


@GAMES
def test_every_effect_has_its_sign_or_is_told_by_its_sentence(game: str) -> None:
    source = (WEB / "parts/card/signs.js").read_text("utf-8")
    signed = {id for name in ("SIGNS", "REMINDERS") for id in table_of(source, name)}
    effects = {id for id in card_messages(game) if not id.startswith(NOUNS)}
    # The Card Game's cards print whole sentences and no signs at all
    in_words = {"deckbuilding": set(SENTENCES.split()), "card-game": effects}.get(game, set())
    assert sorted(effects - signed - in_words) == [], "neither a sign nor only a sentence"
    assert sorted(in_words - effects) == [] and sorted(in_words & signed) == []
    lines = {line.id for card in kantyna.cards(game) for line in card.lines() if line.id.startswith("card-")}
    assert sorted(lines - set(table_of(source, "LINES"))) == []


@GAMES
def test_every_event_has_its_icon_and_every_icon_its_event(game: str) -> None:
    common = table_of((WEB / "room/side.js").read_text("utf-8"), "ICONS")
    drawn = table_of((WEB / "controls.js").read_text("utf-8"), "PATHS")
    own = table_of(layout(game), "icons")
    assert sorted(events(game) - set(own) - set(common)) == [], "no icon"
    assert sorted(set(own) - events(game)) == [], "no such event"
    assert sorted(set(own) & set(common)) == [], "said twice"
    assert sorted({*own.values(), *common.values()} - set(drawn)) == [], "not drawn"
    every = {kind for each in SHIPPED for kind in events(each)}
    assert sorted(set(common) - every) == []
    assert sorted(set(table_of(layout(game), "deeds")) - events(game)) == []


@GAMES
def test_a_game_names_the_events_that_can_end_it(game: str) -> None:
    decisive = load_rules(game).decisive
    assert decisive and set(decisive) <= events(game)
    drawn = kantyna.Table(game)
    drawn.choose(0, "offer-draw")
    drawn.choose(1, "accept-draw")
    assert [event.kind for event in drawn.events if "decisive" in event.view(None)] == ["drawn-agreed"]


@GAMES
def test_a_layout_knows_views_and_verbs_by_their_names(game: str) -> None:
    source = layout(game)
    fields = set(re.findall(r"\bview\.(\w+)", source))
    assert sorted(fields - view_words(game)) == []
    assert (
        sorted(
            set(re.findall(r"\b(?:mine|side|view\.seats\[\w+\])\.(\w+)", source)) - view_words(game) - {"side", "seats"}
        )
        == []
    )
    assert sorted(set(re.findall(r"\bmarks\.(\w+)", source)) - view_words(game)) == []
    listed = re.findall(r"^const (?:COMMON|OWN|OPEN) = .*?\[(.*?)\]", source, re.M)
    assert {name for names in listed for name in re.findall(r'"(\w+)"', names)} <= zones(game)
    verbs = set(re.findall(r'\b(?:verb|verbOf\([\w.]+\)) [!=]== "([\w-]+)"', source))
    verbs |= set(re.findall(r"\b(?:why|choose)\([^`\n]*`([a-z-]+) ", source))
    spoken = {verb.spoken() for verb in [*ANYWHERE, *load_rules(game).verbs()]}
    assert sorted(verbs - spoken) == []
    assert "view.stack" not in source, "what follows from the words of the stack the game says in its view"


def test_the_client_has_the_numbers_that_the_games_declare() -> None:
    def constants(path: str) -> dict[str, str]:
        return dict(re.findall(r"^const (\w+) = (.+);$", (WEB / path).read_text("utf-8"), re.M))

    bits = {"primary": star_realms.USED_PRIMARY, "ally": star_realms.USED_ALLY, "scrap": star_realms.USED_SCRAP}
    used = constants("parts/card/card.js")["USED"]
    assert {kind: int(bit) for kind, bit in re.findall(r"(\w+): (\d+)", used) if kind in bits} == bits
    places = constants("layouts/card_game_places.js")
    assert places["PHASES"] == str([*range(1, len(card_game.PHASES) + 1)])
    assert places["FORCE_CARDS"] == str(card_game.FORCE_CARDS)
    [force] = [number for number in deckbuilding.NUMBERS if number.name == "force"]
    assert constants("layouts/deckbuilding_places.js")["FORCE_MOST"] == str(force.most) == str(-force.least)


def test_every_icon_that_is_shown_is_drawn() -> None:
    glyphs = set(table_of((WEB / "parts/card/icons.js").read_text("utf-8"), "ICONS"))
    lines = set(table_of((WEB / "controls.js").read_text("utf-8"), "PATHS"))
    missing: list[tuple[str, str]] = []
    for path in sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts):
        source = path.read_text("utf-8")
        drawn = lines if re.search(r'import \{[^}]*\bIcon\w*\b[^}]*\} from "[./]*controls.js"', source) else glyphs
        named = re.findall(r'\bicon(?:=|: )"([\w-]+)"|\$\{Icon\} name="([\w-]+)"', source)
        missing += [(path.name, name) for names in named for name in names if name and name not in drawn]
    assert missing == []


def test_style_sheets_speak_of_icons_factions_and_zones_that_there_are() -> None:
    glyphs = set(table_of((WEB / "parts/card/icons.js").read_text("utf-8"), "ICONS"))
    every = [card.facts() for game in SHIPPED for card in kantyna.cards(game)]
    factions = {str(facts.get("faction", facts.get("affiliation"))) for facts in every}
    places = {zone for game in SHIPPED for zone in zones(game)}
    for path in sorted(WEB.glob("style/*.css")):
        source = path.read_text("utf-8")
        assert set(re.findall(r"\.(?:glyph|sign)-([\w-]+)", source)) <= glyphs, path.name
        assert set(re.findall(r"\.of-(\w+)", source)) <= glyphs | factions, path.name
        assert set(re.findall(r'data-zone\$="/(\w+)"', source)) <= places, path.name


def test_the_client_says_messages_that_there_are() -> None:
    missing: list[tuple[str, str]] = []
    for path in sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts):
        said = re.findall(r'\bsay\("([a-z][\w-]*[\w])"[,)]', path.read_text("utf-8"))
        missing += [(path.name, id) for id in said for lang in LANGUAGES if not bundle(lang).has_message(id)]
    assert missing == []


def test_nobody_concludes_anything_from_the_name_of_a_format() -> None:
    """Where a format plays its turns in teams, the view says so."""
    formats = {format.id.rpartition("-")[0] or format.id for format in load_rules("star-realms").formats} - {"duel"}
    paths = [*WEB.glob("*.js"), *WEB.glob("*/*.js"), *HERE.glob("cli/**/*.py"), *HERE.glob("bots/**/*.py")]
    quoted = re.compile(rf"""["'`]({"|".join(formats)})""")
    assert "hydra" in formats
    assert [
        (path.name, quoted.findall(path.read_text("utf-8"))) for path in paths if quoted.search(path.read_text("utf-8"))
    ] == []
