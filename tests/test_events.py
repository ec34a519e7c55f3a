"""The log and the triggers of cards share one vocabulary of events, which each game declares once."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import kantyna
from event_kinds import ANNOUNCERS, LOGGERS, Source, matches
from kantyna.engine.abilities.triggers import ACTION
from kantyna.engine.draws import DRAW_WORDS
from kantyna.engine.history.events import ALL, Event
from kantyna.engine.history.kinds import KERNEL_EVENTS, EventKinds
from kantyna.engine.ids import NOWHERE, Card, Seat
from kantyna.engine.registry import load_rules, name_of
from kantyna.engine.setup_cache import make_setup
from kantyna.engine.voice import LANGUAGES
from kantyna.voice import bundle
from shipped import SHIPPED

HERE = Path(kantyna.__file__).parent
GAMES = pytest.mark.parametrize("game", SHIPPED)


@cache
def source(*folders: str) -> Source:
    return Source.read(*[HERE / folder for folder in folders])


def folder(game: str) -> str:
    return f"game/{name_of(game)}"


def kinds_in_code(game: str) -> set[str]:
    """The kinds that the game's code logs."""
    own = source(folder(game))
    return (source("engine", folder(game)).kinds(LOGGERS, own) | own.notes()) - {""}


def announced(game: str) -> set[str]:
    """The kinds of events that the game's code announces to cards."""
    return source("engine", folder(game)).kinds(ANNOUNCERS, source(folder(game))) - {""}


def listened_to(game: str) -> set[str]:
    """The kinds that the game's cards answer or replace."""
    cards = load_rules(game).cards()
    answers = {trigger.on for card in cards for trigger in card.triggers if trigger.timing != ACTION}
    return answers | {each.kind for card in cards for each in card.replacements}


def logged(kinds: EventKinds) -> set[str]:
    return {*kinds.logged, *kinds.both}


def answered(kinds: EventKinds) -> set[str]:
    return {*kinds.answered, *kinds.both}


def differences(patterns: set[str], declared: set[str]) -> tuple[list[str], list[str]]:
    """What is named and not declared; what is declared and not named."""
    unknown = [each for each in patterns if not any([matches(kind, {each}) for kind in declared])]
    return sorted(unknown), sorted([kind for kind in declared if not matches(kind, patterns)])


@GAMES
def test_a_game_declares_every_kind_that_it_logs_and_no_other(game: str) -> None:
    kinds = load_rules(game).events
    assert not set(kinds.logged) & set(KERNEL_EVENTS.logged), "the kernel declares it"
    by_kernel = logged(KERNEL_EVENTS)
    assert differences(kinds_in_code(game) - by_kernel, logged(kinds) - by_kernel) == ([], [])


@GAMES
def test_a_game_declares_every_kind_that_cards_answer_and_no_other(game: str) -> None:
    kinds = load_rules(game).events
    named = (announced(game) | listened_to(game)) - answered(KERNEL_EVENTS)
    assert differences(named, answered(kinds)) == ([], [])


def test_the_kernel_declares_its_kinds() -> None:
    kernel = source("engine")
    by_games = {kind for game in SHIPPED for kind in load_rules(game).events.logged}
    kinds_in_code = (kernel.kinds(LOGGERS) | kernel.notes() | set(DRAW_WORDS)) - by_games
    assert differences(kinds_in_code, logged(KERNEL_EVENTS)) == ([], [])
    assert differences(kernel.kinds(ANNOUNCERS) - {""}, answered(KERNEL_EVENTS)) == ([], [])


@GAMES
def test_a_kind_is_declared_once_and_with_a_phrase(game: str) -> None:
    kinds = load_rules(game).events
    tables = [kinds.logged, kinds.answered, kinds.both]
    every = [kind for table in tables for kind in table]
    assert len(every) == len(set(every))
    assert all([phrase and not phrase.endswith(".") for table in tables for phrase in table.values()])


@GAMES
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_logged_kind_has_its_message(game: str, lang: str) -> None:
    kinds = load_rules(game).events
    wanted = [kinds.message(kind) for kind in logged(kinds) | logged(KERNEL_EVENTS)]
    assert sorted([id for id in wanted if not bundle(lang).has_message(id)]) == []
    written = [path.read_text("utf-8") for path in (HERE / "voice" / lang).glob(f"{name_of(game)}*.ftl")]
    there = {id for text in written for id in re.findall(r"^(event-[\w-]+) *=", text, re.M)}
    stories = {f"event-{story.name}-story" for story in load_rules(game).stories}
    assert sorted({id.removesuffix("-hidden") for id in there} - set(wanted) - stories) == [], "of no event"


@GAMES
def test_a_message_of_its_own_is_needed(game: str) -> None:
    """A kind has another message only where another game has a sentence for that kind."""
    kinds = load_rules(game).events
    others = [load_rules(other).events for other in SHIPPED if other != game]
    taken = {kind for other in others for kind in logged(other) if other.message(kind) == f"event-{kind}"}
    assert set(kinds.messages) <= logged(kinds) & taken


@GAMES
def test_what_the_rules_say_about_kinds_uses_the_vocabulary(game: str) -> None:
    rules = load_rules(game)
    in_log = logged(rules.events) | logged(KERNEL_EVENTS)
    named = {*rules.attacks, *rules.routine, *rules.decisive}
    named |= {kind for story in rules.stories for kind in (*story.begins, *story.ends)}
    assert sorted(named - in_log) == []
    assert sorted(set(rules.harms) - answered(rules.events)) == []


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("deckbuilding", "damage", "deals 2 damage to"),
        ("card-game", "damage", "takes 2 damage"),
        ("deckbuilding", "capture", "face down under the base"),
        ("card-game", "capture", "is captured"),
    ],
)
def test_games_that_share_a_kind_keep_their_sentences(game: str, kind: str, text: str) -> None:
    note = (kind, Seat(0), Card(0), 2, Seat(1), ALL, NOWHERE, NOWHERE)
    assert text in Event(note, make_setup(game)).text()
