"""The Polish of the interface, read as an editor reads it: one spelling, one term for one thing, no slips."""

from __future__ import annotations

import re

import pytest

from kantyna.engine.voice import Message
from kantyna.voice import HERE

WORDS = {path.stem: path.read_text("utf-8") for path in sorted((HERE / "pl").glob("*.ftl"))}
SAID = [line for text in WORDS.values() for line in text.splitlines() if line and not line.startswith("#")]
ADDRESS = re.compile(r"\b(Ty|Ci|Cię|Ciebie|Tob[ąi]e?|Tw(?:ój|o(?:ja|je|ją|jej|jego|im|ich|imi|jemu)))\b")
BEGINNING = re.compile(r"(?:= |\] |[.?!] |^ +)$")
TITLES = ("Star Wars: The Deckbuilding Game", "Star Wars: Gra karciana")


def polish(id: str, **args: str | int) -> str:
    return Message(id, **args).text("pl")


def test_the_player_is_addressed_in_lower_case() -> None:
    """Except where a sentence begins."""
    for line in SAID:
        for found in ADDRESS.finditer(line):
            assert BEGINNING.search(line[: found.start()]), line


def test_after_a_colon_comes_a_small_letter() -> None:
    for line in SAID:
        assert ": { $question }" not in line or line.startswith("web-prompt"), "a question is a sentence of its own"
        assert not re.search(r": [A-ZĆŁÓŚŻŹ]", line) or any(title in line for title in TITLES), line


@pytest.mark.parametrize("file", ["card_game_table", "card_game_teams", "recap"])
def test_the_dial_is_called_by_its_whole_name(file: str) -> None:
    """„Tarcza” alone is a shield."""
    assert not re.search(r"\bTarcza\b(?! Gwiazdy Śmierci)", WORDS[file])
    assert polish("swlcg-dial-name") == "Tarcza Gwiazdy Śmierci"
    assert polish("swlcg-dial", n=3, of=12) == "Tarcza Gwiazdy Śmierci 3/12"


@pytest.mark.parametrize(
    "other",
    ["odnośnik", "posiłk", "Posiłki$", "Gra Karciana", "pojman", "reguł", "celem jest moja karta", "dla niej celu"],
)
def test_a_thing_has_one_name(other: str) -> None:
    assert [line for line in SAID if re.search(other, line)] == []


def test_a_player_who_may_act_is_told_so_in_the_second_person() -> None:
    assert (
        polish("swlcg-may-act", you="who") == "możesz działać"
        and polish("swlcg-may-act", you="nobody") == "może działać"
    )
    assert polish("swlcg-turn-of", you="who", who="Ty") == "Twoja tura"


def test_buttons_and_refusals_say_what_they_are_for() -> None:
    assert polish("stops-open") == "Kiedy pytać"
    assert polish("server-too-often").startswith("Zbyt wiele próśb w krótkim czasie.")
    for lang in ("en", "pl"):
        assert not re.search("greedy|zachłan", Message("web-bot-greedy").text(lang), re.IGNORECASE)
