"""The Deckbuilding Game at the prompt: how moves are typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....engine.effects.effect import Step as Choice
from ....engine.table import Table
from ..move_parser import cards_named, is_word_for
from ..vocabulary import Vocabulary
from .deckbuilding_layout import DeckbuildingLayout, target_of


class DeckbuildingVocabulary(Vocabulary):
    """A commit names the attacker, then the target: "commit yoda base", "wyznacz joda mtt"."""

    def variant(self, choice: Choice, view: Mapping[str, Any]) -> object:
        if not choice.effect.aimed_at(choice):
            return None
        return target_of(choice), view["attack"].get(choice.cards[0]) if choice.card >= 0 else None

    def key(self, verb: str, label: str) -> str:
        return f"commit {label} base" if verb == "commit" else f"{verb} {label}"

    def offered(self, table: Table, seat: int, verb: str, rest: str) -> list[Choice] | None:
        choices = [choice for choice in table.choices.get(seat, []) if choice.effect.word == verb]
        if verb == "commit":
            attackers, aim = self._attack(table, rest)
            found = [choice for choice in choices if choice.setup.defs[choice.card].id in attackers]
            return [choice for choice in found if not aim or target_of(choice) in aim]
        if verb == "resolve":
            aim = self._target(table, _words(rest))
            return [choice for choice in choices if target_of(choice) in aim]
        if verb == "assign":
            name, n = _amount(rest)
            ids = [card.id for card in cards_named(table, name)]
            found = [choice for choice in choices if choice.setup.defs[choice.card].id in ids]
            return [choice for choice in found if n in (0, choice.amount)]
        return None

    def keys(self, table: Table, seat: int, verb: str, rest: str) -> list[str]:
        if verb == "commit":
            attackers, aim = self._attack(table, rest)
            own = table.view(seat)["seats"][seat]
            if not attackers:
                return []
            attacker = _label(own["units"] + own["ships"], attackers)
            return [f"commit {attacker} {self._aimed(table, seat, aim or ['base'])}"]
        if verb == "resolve":
            aim = self._target(table, _words(rest))
            return [f"resolve {self._aimed(table, seat, aim)}"] if aim else []
        if verb == "assign":
            name, n = _amount(rest)
            sides = table.view(seat)["seats"]
            ids = [card.id for card in cards_named(table, name)]
            lying = [label for side in sides for label in side["ships"] + side["base"]]
            return [f"assign {_label(lying, ids)} {max(1, n)}"] if ids else []
        return []

    def unknown_name(self, table: Table, verb: str, rest: str) -> str:
        """The attacker may be known, and only the target unknown."""
        words = _words(rest)
        ends = range(len(words) - 1, 0, -1) if verb == "commit" else []
        known = next((end for end in ends if cards_named(table, " ".join(words[:end]))), 0)
        return " ".join(words[known:])

    def all_moves(self, table: Table, seat: int, rest: str) -> list[str] | None:
        """Every unit that has an attack and is not committed yet, against one target."""
        aim = self._target(table, _words(rest))
        found: dict[int, str] = {}
        for choice in table.choices.get(seat, []):
            at_it = choice.effect.word == "commit" and target_of(choice) in aim
            if at_it and not table.about(choice).get("spare"):
                found.setdefault(choice.card, choice.key)
        return list(found.values())

    def _attack(self, table: Table, rest: str) -> tuple[list[str], list[str]]:
        """The ids of the attackers and of the targets, longest fitting name first. The target may be left out."""
        words = _words(rest)
        for end in range(len(words), 0, -1):
            attackers = [card.id for card in cards_named(table, " ".join(words[:end]))]
            aim = self._target(table, words[end:])
            if attackers and (aim or end == len(words)):
                return attackers, aim
        return [], []

    def _target(self, table: Table, words: list[str]) -> list[str]:
        if len(words) == 1 and is_word_for(words[0], "base"):
            return ["base"]
        return [card.id for card in cards_named(table, " ".join(words))]

    def _aimed(self, table: Table, seat: int, aim: list[str]) -> str:
        view = table.view(seat)
        row = view["galaxy_row_2" if view["regions"][seat] else "galaxy_row"]
        return "base" if aim == ["base"] else _label(row, aim)


def _words(rest: str) -> list[str]:
    """Without the words between a card and its target: "wyznacz joda na bazę"."""
    return [word for word in rest.replace(":", " ").split() if not is_word_for(word, "at")]


def _amount(rest: str) -> tuple[str, int]:
    """A name and the number after it, 0 if there is none."""
    words = _words(rest)
    if words and words[-1].isdecimal():
        return " ".join(words[:-1]), int(words[-1][:9])
    return " ".join(words), 0


def _label(lying: list[str], ids: list[str]) -> str:
    """The first of these labels with one of the ids; else some copy, so that the refusal explains what is wrong."""
    found = [label for label in lying if label.partition("#")[0] in ids]
    return found[0] if found else f"{ids[0]}#1"


LAYOUT = DeckbuildingLayout()
VOCABULARY = DeckbuildingVocabulary()
