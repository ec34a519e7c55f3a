"""C has no numbers of its own: all of them come from Python, most of all those of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from needs_c import needs_c

from kantyna.engine.draws import QUIET_TURNS
from kantyna.engine.setup_cache import make_setup
from kantyna.game.star_realms import terms
from kantyna.native import constants, library, states
from kantyna.native.source import FOLDER
from kantyna.native.tables import Writer

SOURCES = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.iterdir())}


def test_no_number_is_defined_in_c() -> None:
    for name, text in SOURCES.items():
        assert re.findall(r"^#define \w+ -?\d.*$", text, re.MULTILINE) == [], name
        assert re.findall(r"enum \{[^}]*=[^}]*\}", text) == [], f"{name}: an enum with numbers"


def test_the_rules_say_their_numbers_to_c() -> None:
    lines = constants.header(2, 112).splitlines()
    assert f"#define KN_ROW {terms.ROW_SIZE}" in lines and f"#define KN_QUIET_TURNS {QUIET_TURNS}" in lines
    for zones in (terms.COMMON_ZONES, terms.SEAT_ZONES):
        for number, zone in enumerate(zones):
            assert f"#define KN_{zone.name.upper()} {number}" in lines


def test_no_name_stands_for_two_numbers() -> None:
    known = constants.numbers()
    for names in (constants.SETS, constants.ENDINGS, constants.FAULTS, constants.POLICIES):
        assert [known[name.upper()] for name in names] == list(range(len(names)))


@needs_c
def test_c_follows_when_the_rules_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A trade row of four cards, by changing nothing but the rules."""
    monkeypatch.setattr(terms, "ROW_SIZE", 4)
    built = library.Library(library.build(tmp_path / "row.so", 2, 112), 2, 112)
    tables, game = Writer(make_setup("star-realms", "duel"), built.layout).write(), built.layout.game()
    built.calls.kn_new(tables, game, 7)
    assert len(states.ring(game, terms.TRADE_ROW)) == 4
