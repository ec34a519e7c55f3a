"""The lists in docs/positions*.md are what the games declare, and what is met in play."""

from __future__ import annotations

import random
import re

import position_keys
import pytest

import kantyna
from kantyna.engine.setup_cache import make_setup
from shipped import SHIPPED

PAGE = {game: page for page, game in position_keys.PAGES.items()}


@pytest.mark.parametrize("page", position_keys.PAGES)
def test_the_lists_are_what_is_declared(page: str) -> None:
    now = (position_keys.DOCS / page).read_text("utf-8")
    assert now == position_keys.written(page), "python tools/position_keys.py writes them again"


@pytest.mark.parametrize("game", SHIPPED)
def test_every_zone_number_and_mark_says_what_it_is(game: str) -> None:
    for format in kantyna.games()[SHIPPED.index(game)]["formats"]:
        setup = make_setup(game, format["id"])
        for zones in (setup.common_zones, setup.seat_zones):
            assert [zone.name for zone in zones if not zone.about] == []
        for numbers in (setup.numbers, setup.seat_numbers, setup.marks):
            assert [number.name for number in numbers if not number.about] == []


def listed(game: str, title: str) -> set[str]:
    """What stands in backquotes in the first column under that title, on the game's page and on the common one."""
    found: set[str] = set()
    for page in (PAGE[game], PAGE[""]):
        rest = (position_keys.DOCS / page).read_text("utf-8").split(f"# {title}\n")[1].split("\n#")[0]
        for line in rest.splitlines():
            if line.startswith("| `"):
                found.update(re.findall(r"`([^`]+)`", line.split(" | ")[0]))
    return found


def form(key: str) -> str:
    """A key with what it names left out."""
    words = key.split()
    for i, word in enumerate(words[1:], 1):
        if word.startswith("seat#"):
            words[i] = "SEAT"
        elif "#" in word:
            words[i] = "CARD"
        elif word.isdigit():
            words[i] = "ABILITY" if words[0] in ("act", "answer") else "AMOUNT"
        elif words[0] == "take":
            words[i] = "EFFECT"
    return re.sub(r"^(pay-with)( CARD AMOUNT)+$", r"\1 CARD AMOUNT …", " ".join(words))


@pytest.mark.parametrize("game", SHIPPED)
def test_every_choice_and_event_of_a_game_is_on_its_page(game: str) -> None:
    choices, events = listed(game, "Keys of choices"), listed(game, "Kinds of events")
    chance = random.Random(2)
    for format in kantyna.games()[SHIPPED.index(game)]["formats"]:
        t = kantyna.Table(game, format["id"], seed=11)
        for _ in range(400):
            if t.over:
                break
            for steps in t.choices.values():
                assert {form(step.key) for step in steps} - choices == set()
            seat = chance.choice(list(t.choices))
            t.choose(seat, chance.choice(t.choices[seat]))
        assert {event.kind for event in t.events} - events == set()
