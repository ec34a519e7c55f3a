"""The ledgers and their Polish translations: the same lines under the same numbers, in two languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kantyna import ledgers
from kantyna.engine.registry import load_rules
from shipped import SHIPPED

LEDGERS = pytest.mark.parametrize("path", ledgers.files(), ids=lambda path: f"{path.parent.name}-{path.stem}")
KINDS = {"Ruling: ": "Rozstrzygnięcie: ", "Example: ": "Przykład: ", "Project: ": "Projekt: "}
ENGLISH = re.compile(r"\b(the|and|of|may|player|Ruling|Example)\b")


def lines(path: Path) -> list[ledgers.Line]:
    return ledgers.parse(path.read_text(encoding="utf-8"))


def test_every_game_that_can_be_played_has_a_ledger_in_both_languages() -> None:
    codes = {load_rules(id).ledger for id in SHIPPED} - {""}
    assert codes <= set(ledgers.ledgers("en")) and set(ledgers.ledgers("en")) == set(ledgers.ledgers("pl"))


@LEDGERS
def test_every_line_has_its_polish_translation(path: Path) -> None:
    english, polish = lines(path), lines(ledgers.translation(path))
    assert [line.id for line in english] == [line.id for line in polish]
    assert len({line.id for line in polish}) == len(polish)


@LEDGERS
def test_the_translation_says_it_in_polish_and_marks_what_cannot_be_shown(path: Path) -> None:
    for line, polish in zip(lines(path), lines(ledgers.translation(path)), strict=True):
        assert polish.text and polish.text != line.text
        assert not ENGLISH.search(re.sub(r"„[^”]*”|\(.*?\)", "", polish.text))
        assert (polish.unshowable is None) == (line.unshowable is None), line.id
        assert polish.unshowable is None or polish.unshowable != line.unshowable
        for english, here in KINDS.items():
            assert line.text.startswith(english) == polish.text.startswith(here), line.id


@LEDGERS
def test_a_line_refers_to_lines_that_are_there_and_to_those_of_the_english_one(path: Path) -> None:
    code = lines(path)[0].ledger
    known = {line.id for line in lines(path)}
    for line, translated in zip(lines(path), lines(ledgers.translation(path)), strict=True):
        english, polish = [set(re.findall(rf"\b{code}-\d+", each.text)) for each in (line, translated)]
        assert english <= polish <= known, line.id


def test_a_line_is_found_in_the_language_asked_for() -> None:
    english, polish = ledgers.find("sr-114"), ledgers.find("sr-114", "pl")
    assert english is not None and polish is not None
    assert english.text.startswith("Ruling: a card cannot be bought") and polish.text.startswith("Rozstrzygnięcie: ")
    assert english.reference == polish.reference == "Kupowanie Kart"
    assert ledgers.find("SR-999", "pl") is None
