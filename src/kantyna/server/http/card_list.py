"""The cards of a game as JSON: what is printed on them, and which lines of the rules are about them."""

from __future__ import annotations

import re

from ... import ledgers
from ...engine.cards import CardDef
from ...engine.registry import MODULES, load_rules, name_of
from ...engine.voice import card_name
from ..protocol.wire import dumps


def card_list(game: str) -> bytes:
    """Every card of a game. Raises `UnknownGame`."""
    cards = load_rules(game).cards()
    rules = rules_about(game, list(cards))
    return dumps(
        [
            {
                "id": card.id,
                "name": card_name(card.id).data(),
                "lines": [line.data() for line in card.lines()],
                "facts": card.facts(),
                "count": card.count,
                "provenance": card.provenance,
                "rules": rules[card.id],
            }
            for card in cards
        ]
    ).encode()


def rules_about(game: str, cards: list[CardDef]) -> dict[str, list[str]]:
    """By card: the ids of the ledger lines that name it or explain one of its keywords, in the ledger's order.

    The longest name counts: a line on the Venator-class Star Destroyer is not about the Star Destroyer. If two cards
    share a name, its lines are about both.
    """
    by_name: dict[str, list[str]] = {}
    found: dict[str, list[str]] = {card.id: [] for card in cards}
    by_keyword: dict[str, list[str]] = {}
    for card in cards:
        by_name.setdefault(card.name("en"), []).append(card.id)
        for keyword in _keywords(card):
            by_keyword.setdefault(keyword, []).append(card.id)
    names = "|".join([re.escape(name) for name in sorted(by_name, key=len, reverse=True)])
    any_name = re.compile(rf"(?<![\w'-])({names})(?=s?(?![\w-]))")
    for line in _ledger_of(game):
        heading = line.chapter.rpartition(": ")[2]
        explained = heading.partition(" (")[0].lower().replace(" ", "-")
        about = {id for name in any_name.findall(line.text) for id in by_name[name]}
        about.update(by_keyword.get(explained, []))
        for id in about:
            found[id].append(line.id)
    return found


def _keywords(card: CardDef) -> set[str]:
    keywords = card.facts().get("keywords")
    return set(keywords) if isinstance(keywords, dict) else set()


def _ledger_of(game: str) -> list[ledgers.Line]:
    folders = ledgers.folders()
    return [line for code, lines in ledgers.ledgers().items() if folders[code] == name_of(game) for line in lines]


def whole_ledger(code: str, lang: str) -> bytes:
    """All lines of a ledger in one language, and the game that they belong to."""
    game = next((game for game in MODULES if name_of(game) == ledgers.folders()[code]), None)
    lines = [line.json() for line in ledgers.ledgers(lang)[code]]
    return dumps({"ledger": code, "game": game, "lang": lang, "lines": lines}).encode()


__all__ = ["card_list", "rules_about", "whole_ledger"]
