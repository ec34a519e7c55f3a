"""Kantyna: a card table for the browser and a rules engine for Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .engine.chance.deal import deck_rules
from .engine.chance.deal import read_deck as _read_deck
from .engine.effects.effect import Step as Choice
from .engine.errors import (
    BadDeck,
    BadKey,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSetup,
    BadView,
    IllegalChoice,
    KantynaError,
    NothingToUndo,
    Refusal,
    UnknownGame,
    setup_error,
)
from .engine.history.events import Event
from .engine.registry import MODULES, load_rules, name_of, use_corrector
from .engine.serialization.codec import quote
from .engine.serialization.replay import replay
from .engine.setup_cache import make_setup
from .engine.table import Table, imagine, use_painter
from .engine.voice import LANGUAGES, BadLanguage, Message, use_speaker
from .version import VERSION

if TYPE_CHECKING:
    from .engine.cards import CardDef
    from .engine.rules.game import Rules
    from .shapes import Deck, GameFacts, ReadyDeck, Texts

__version__ = VERSION

__all__ = [
    "LANGUAGES", "BadDeck", "BadKey", "BadLanguage", "BadPosition", "BadRecord", "BadSeat", "BadSetup", "BadView",
    "Choice", "Event", "IllegalChoice", "KantynaError", "NothingToUndo", "Refusal", "Table", "UnknownGame", "cards",
    "copies", "decks", "games", "imagine", "read_deck", "replay", "write_deck",
]  # fmt: skip


def _speak(message: Message, lang: str) -> str:
    """Load Fluent with the first text: most programs that play games never need one."""
    from .voice import say

    use_speaker(say)
    return say(message, lang)


use_speaker(_speak)


def _paint(table: Table) -> str:
    """Load the HTML picture of a table with the first picture."""
    from .show import table_html

    use_painter(table_html)
    return table_html(table)


use_painter(_paint)


def _correct(rules: Rules) -> None:
    """Load the reader of corrections with the first game."""
    from .corrections import correct

    correct(rules)


use_corrector(_correct)


def games() -> list[GameFacts]:
    """All games with their formats, seats and options, named in both languages."""
    return [_game(load_rules(id)) for id in MODULES]


def cards(game: str) -> list[CardDef]:
    """The card definitions of a game: .id, .name(lang), .text(lang), .facts(), and .count, the copies in the box."""
    return load_rules(game).cards()


def copies(game: str, format: str | None = None, seats: int | None = None, options: object = None) -> dict[str, int]:
    """By card id: the number of copies at such a table. Positions number copies from 1.

    It depends on the table: four players of Star Realms, for instance, use the Scouts of two boxes.
    """
    return dict(make_setup(game, format, seats, options).copies)


def decks(game: str) -> list[ReadyDeck]:
    """The ready-made decks of a game in which each player brings one."""
    return cast("list[ReadyDeck]", load_rules(game).decks.ready())


def read_deck(game: str, text: object, format: str | None = None, options: object = None) -> Deck:
    """A deck in the form of `Table(decks=…)` and records. Raises `BadDeck`, whose `.flaws` list everything wrong.

    `text` is a deck as people type it, JSON (parsed or not), another program's file, or the id of a ready-made deck.
    Which decks are legal depends on the format and its options.
    """
    deck_rules(game)
    return cast("Deck", _read_deck(make_setup(game, format, None, options), text))


def write_deck(game: str, deck: object, lang: str = "en", form: str | None = None) -> str:
    """The deck as text that people type and share, or in another form that the game has, such as "o8d"."""
    rules = deck_rules(game)
    chosen = rules.deck_forms[0] if form is None else form
    if chosen not in rules.deck_forms:
        raise setup_error("error-deck-form", value=quote(form), known=", ".join(rules.deck_forms))
    return rules.decks.write(deck, lang, chosen)


def _both(id: str) -> Texts:
    return {lang: Message(id).text(lang) for lang in LANGUAGES}


def _game(rules: Rules) -> GameFacts:
    return {
        "id": rules.id,
        "files": name_of(rules.id),
        "name": _both("game-" + rules.id),
        "formats": [
            {
                "id": format.id,
                "name": _both("format-" + format.id),
                "seats": list(format.seats),
                "teams": {str(seats): [[*team] for team in format.alliances(seats)] for seats in format.seats},
                "options": {
                    option.id: {
                        "default": option.default,
                        "values": list(option.values),
                        "rule": option.rule,
                        "name": _both("option-" + option.id),
                        "help": _both("option-" + option.id + "-help"),
                    }
                    for option in format.options
                },
            }
            for format in rules.formats
        ],
    }
