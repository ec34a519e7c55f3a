"""A table as it draws itself in a notebook."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

import kantyna
from kantyna.engine import voice
from kantyna.engine.voice import Message
from kantyna.show import table_html
from situations import ROW, do, duel


def played(seed: int, choices: int) -> kantyna.Table:
    t = kantyna.Table("star-realms", seed=seed)
    chance = random.Random(seed)
    while t.length < choices and not t.over:
        seat = min(t.choices)
        t.choose(seat, chance.choice(t.choices[seat]))
    return t


class Tags(HTMLParser):
    """Tags that are opened and closed in order, and what is in their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.add(tag)
        self.attributes.update([name for name, _ in attrs])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_what_lies_open_is_named_and_what_lies_face_down_is_counted() -> None:
    t = duel(
        hand=["viper"], deck=["scout"] * 3, play=["corvette", "scout", "scout"], discard=["ram"], row=ROW, combat=3,
        opponent={"authority": 41, "hand": ["cutter"] * 2},
    )  # fmt: skip
    shown = table_html(t)
    names = {card.id: card.name() for card in kantyna.cards("star-realms")}
    assert all(names[card] in shown for card in (*ROW, "corvette", "ram"))
    assert "Scout ×2" in shown and "Explorer ×3" in shown
    assert "Viper" not in shown and "Cutter" not in shown
    assert "1 card face down" in shown and "3 cards face down" in shown and "2 cards face down" in shown
    assert "Star Realms · Duel · Turn 1" in shown
    assert "Player 1</b> (to choose) · Authority 50 · Combat 3" in shown and "Player 2</b> · Authority 41" in shown
    assert t.prompt() in shown


def test_it_speaks_polish_too() -> None:
    shown = table_html(duel(hand=["viper"], row=["ram"]), "pl")
    assert "Rząd Handlu:</span> Taran" in shown and "1 zakryta karta" in shown and "Gracz 1</b> (wybiera)" in shown


def test_a_game_that_is_over() -> None:
    t = do(duel(combat=3, opponent={"authority": 3}), "attack seat#1 3")
    shown = table_html(t)
    assert "Player 1</b> (wins)" in shown and "Authority 0" in shown and "The game is over." in shown


@pytest.mark.parametrize("choices", [0, 40, 90])
def test_nothing_hidden_is_shown(choices: int) -> None:
    t = played(7, choices)
    others = [kantyna.imagine(t.view(None), seed) for seed in (1, 2, 3)]
    assert len({str(other.position()) for other in others}) == 3, "they do differ"
    assert {table_html(other) for other in others} == {table_html(t)}


@pytest.mark.parametrize("choices", [0, 40, 90])
def test_it_is_whole_html_without_scripts(choices: int) -> None:
    tags = Tags()
    tags.feed(table_html(played(3, choices)))
    assert tags.open == [] and tags.seen == {"div", "span", "b", "i"} and tags.attributes == {"style"}


@pytest.fixture
def rude_voice() -> Iterator[None]:
    before = voice._speaker[0]
    voice.use_speaker(lambda message, lang: f"<script>alert('{message.id}')</script> & \"co\"")
    yield
    voice.use_speaker(before)


def test_whatever_is_said_is_escaped(rude_voice: None) -> None:
    t = duel(row=["ram"], play=["scout"], discard=["viper"])
    assert "<script>" in Message("card-ram").text()
    shown = table_html(t)
    assert "<script" not in shown and "&lt;script&gt;alert(&#x27;card-ram&#x27;)&lt;/script&gt; &amp;" in shown
    tags = Tags()
    tags.feed(shown)
    assert tags.open == [] and tags.seen == {"div", "span", "b", "i"}


def test_a_game_that_it_has_no_words_for() -> None:
    import skirmish  # noqa: F401  (registers the game)

    shown = table_html(kantyna.Table("skirmish", seed=1))
    assert "Skirmish" in shown and "Life 6" in shown and "face down" in shown and "Fighting" not in shown


def test_a_table_draws_itself_and_nothing_is_loaded_before() -> None:
    program = (
        "import sys, kantyna; t = kantyna.Table('star-realms', seed=1)\n"
        "assert 'kantyna.show' not in sys.modules and 'fluent' not in sys.modules\n"
        "a, b = t._repr_html_(), t._repr_html_()\n"
        "assert a == b and 'Trade row' in a and 'kantyna.show' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
