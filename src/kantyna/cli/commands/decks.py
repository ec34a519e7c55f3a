"""`kantyna deck`: checks, lists and rewrites decks. Also reads the decks that other commands are given."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import kantyna

from ...engine.chance.deal import deck_rules
from ...engine.errors import BadDeck
from ...engine.registry import MODULES, load_rules
from ...shapes import Deck
from ..files import read_bytes
from ..messages import UsageError, say
from ..output import print_json

LARGEST = 1024 * 1024
"""Bytes of a deck file: more than a hundred times the longest legal deck."""


def deck_game(asked: str | None) -> str:
    """The game that is asked for, or the first one in which players bring decks."""
    if asked is not None:
        return deck_rules(asked).id
    for game in MODULES:
        if load_rules(game).brings_decks:
            return game
    raise UsageError("cli-error-no-deck-game", known=", ".join(MODULES))


def deck_named(game: str, name: str) -> str:
    """The id of a ready-made deck, or the text of a deck file."""
    ready = [deck["id"] for deck in kantyna.decks(game)]
    if name in ready:
        return name
    try:
        data = read_bytes(name, LARGEST, "cli-error-deck-large")
    except UsageError as error:
        if error.id != "cli-error-file":
            raise
        raise UsageError("cli-error-deck-file", known=", ".join(ready), **error.message_args) from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError("cli-error-deck-text", file=name) from None
    if "\0" in text:
        raise UsageError("cli-error-deck-text", file=name)
    return text


def decks_named(game: str, names: list[str]) -> dict[str, str]:
    """Several decks by their ids or file names."""
    return {name: deck_named(deck_rules(game).id, name) for name in names}


# commands


def run(arguments: argparse.Namespace) -> int:
    action = arguments.action
    if action is None:
        raise UsageError("cli-error-no-deck-action", known=", ".join(COMMANDS))
    if action not in COMMANDS:
        raise UsageError("cli-error-deck-action", value=action, known=", ".join(COMMANDS))
    command, takes = COMMANDS[action]
    for name in ("deck", "format", "option", "form", "json"):
        if getattr(arguments, name) and name not in takes:
            value = arguments.deck if name == "deck" else "--" + name
            raise UsageError("cli-error-unknown-argument", value=value, command="deck " + action)
    if "deck" in takes and arguments.deck is None:
        raise UsageError("cli-error-no-deck")
    return command(arguments)


def check(arguments: argparse.Namespace) -> int:
    """Exit code 1: the deck is not legal. 2: it cannot be read."""
    game, lang = deck_game(arguments.game), arguments.lang
    text = deck_named(game, arguments.deck)
    flaws: list[str] = []
    deck: Deck | None = None
    try:
        deck = kantyna.read_deck(game, text, arguments.format, dict(arguments.option))
    except BadDeck as bad:
        flaws = bad.flaws_in(lang)
    if arguments.json:
        print_json({"ok": deck is not None, "deck": deck, "flaws": flaws})
    elif deck is not None:
        print(say("cli-deck-legal", lang, file=arguments.deck))
        print(kantyna.write_deck(game, deck, lang), end="")
    else:
        print(say("cli-deck-illegal", lang, file=arguments.deck, n=len(flaws)))
        for flaw in flaws:
            print("  – " + flaw)
    return 0 if deck is not None else 1


def list_decks(arguments: argparse.Namespace) -> int:
    game, lang = deck_game(arguments.game), arguments.lang
    found = kantyna.decks(game)
    if arguments.json:
        print_json(found)
        return 0
    for deck in found:
        name = deck["name"][lang]
        side = say("faction-" + deck["side"], lang)
        print(say("cli-deck-ready", lang, name=name, id=deck["id"], side=side, ours=str(bool(deck.get("ours")))))
        for line in kantyna.write_deck(game, deck, lang).splitlines():
            if not name.startswith(line):  # the affiliation is in the name already
                print("    " + line)
    return 0


def write(arguments: argparse.Namespace) -> int:
    """The same deck in another form or language, on standard output."""
    game = deck_game(arguments.game)
    text = deck_named(game, arguments.deck)
    try:
        print(kantyna.write_deck(game, text, arguments.lang, arguments.form), end="")
    except BadDeck as bad:
        raise UsageError("cli-error-deck", file=arguments.deck, flaws=bad.problems) from None
    return 0


COMMANDS: dict[str, tuple[Callable[[argparse.Namespace], int], tuple[str, ...]]] = {
    "check": (check, ("deck", "format", "option", "json")),
    "list": (list_decks, ("json",)),
    "write": (write, ("deck", "form")),
}
"""The function of each action, and the arguments it takes."""
