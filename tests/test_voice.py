"""Messages are parsed one by one, when they are first said."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseComment, Message

from kantyna import LANGUAGES
from kantyna.engine.voice import Message as Said
from kantyna.voice import HERE, Unsaid, bundle


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_parsed_alone_is_the_one_in_its_file(lang: str) -> None:
    alone = bundle(lang)._messages
    count = 0
    for path in (HERE / lang).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert isinstance(entry, Message | BaseComment), path
            if isinstance(entry, Message):
                count += 1
                assert alone[entry.id.name].equals(entry, ignored_fields=["span", "comment"]), entry.id.name
    assert count > 3000


def test_the_first_text_parses_one_message() -> None:
    program = (
        "import kantyna.voice as v; v.bundle('en').get_message('game-star-realms'); print(v.bundle('en')._messages)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.count("fluent.syntax.ast.Message") == 1


@pytest.mark.parametrize("value", [{"a": 1}, None])
def test_a_value_that_is_no_text_and_no_number_is_refused_in_words(value: Any) -> None:
    said = Said("cli-error-port", value=80)
    assert "not 80" in said.text("en")
    said.args = {"value": value}
    with pytest.raises(Unsaid):
        said.text("en")
