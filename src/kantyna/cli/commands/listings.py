"""`kantyna games`, `kantyna cards` and `kantyna rules`: list what there is."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

import kantyna

from ... import ledgers
from ...engine.cards import CardDef
from ...engine.registry import MODULES
from ...engine.voice import LANGUAGES
from ..card_text import kind
from ..messages import UsageError, say
from ..output import print_json, screen_width


def need_game(game: str | None) -> str:
    if game is None:
        raise UsageError("cli-error-no-game", known=", ".join(MODULES))
    return game


# games


def games(arguments: argparse.Namespace) -> int:
    found = kantyna.games()
    if arguments.json:
        print_json(found)
        return 0
    lang = arguments.lang
    for game in found:
        print(f"{game['name'][lang]} ({game['id']})")
        for format in game["formats"]:
            seats = ", ".join([str(n) for n in format["seats"]])
            print("  " + say("cli-format", lang, name=format["name"][lang], id=format["id"], seats=seats))
            for id, option in format["options"].items():
                values = ", ".join([_spelled(value) for value in option["values"]])
                print(f"    --option {id}={_spelled(option['default'])}")
                rule = f" [{option['rule']}]" if option["rule"] else ""
                for line in textwrap.wrap(f"{option['help'][lang]} ({values}){rule}", screen_width() - 8):
                    print("        " + line)
    return 0


def _spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# cards


FIGURES = ("attack", "resources", "force", "hit_points", "target_value")
"""Printed numbers besides the cost. Most games have only some of them."""


def cards(arguments: argparse.Namespace) -> int:
    found = kantyna.cards(need_game(arguments.game))
    if arguments.json:
        print_json([card_json(card) for card in found])
        return 0
    lang = arguments.lang
    names = max([len(card.name(lang)) for card in found])
    kinds = max([len(kind(card, lang)) for card in found])
    indent = names + kinds + 9
    for card in found:
        facts = card.facts()
        cost = facts.get("cost", "")
        printed = [(name, facts.get(name)) for name in FIGURES]
        figures = ", ".join([say("figure-" + name, lang, n=n) for name, n in printed if isinstance(n, int) and n])
        text = " · ".join([piece for piece in (figures, " ".join(card.text(lang).split("\n"))) if piece]) or "–"
        if card.provenance != "confirmed":
            text += " " + say("cli-provenance", lang, provenance=card.provenance)
        first, *rest = textwrap.wrap(text, screen_width() - indent)
        print(f"{card.name(lang):<{names}}  {cost:>2}  {kind(card, lang):<{kinds}}  {first}")
        for line in rest:
            print(" " * (indent - 1) + line)
    return 0


def card_json(card: CardDef) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": {lang: card.name(lang) for lang in LANGUAGES},
        "text": {lang: card.text(lang) for lang in LANGUAGES},
        "provenance": card.provenance,
        "count": card.count,
        **card.facts(),
    }


# rules


def rules(arguments: argparse.Namespace) -> int:
    if arguments.coverage:
        if arguments.id is not None:
            raise UsageError("cli-error-coverage-id", value=arguments.id)
        from .coverage import run

        return run(arguments)
    if arguments.id is not None:
        line = ledgers.find(arguments.id, arguments.lang)
        if line is None:
            raise UsageError("cli-error-rule", value=arguments.id, known=_id_ranges())
        if arguments.json:
            print_json([line.json()])
        else:
            print(f"{line.id} ({line.chapter}): {line.text}{_reason(line, arguments.lang)}")
        return 0
    lines = [line for ledger in ledgers.ledgers(arguments.lang).values() for line in ledger]
    if arguments.json:
        print_json([line.json() for line in lines])
        return 0
    chapter = ""
    for line in lines:
        if line.chapter != chapter:
            print(("\n" if chapter else "") + line.chapter)
            chapter = line.chapter
        print(f"  {line.id}  {line.text}{_reason(line, arguments.lang)}")
    return 0


def _reason(line: ledgers.Line, lang: str) -> str:
    return " " + say("cli-unshowable", lang, reason=line.unshowable) if line.unshowable is not None else ""


def _id_ranges() -> str:
    return ", ".join([f"{lines[0].id} … {lines[-1].id}" for lines in ledgers.ledgers().values()])
