"""A short run of the fuzzer (`python tests/fuzz/fuzz.py` is the long one), and regression tests for its findings."""

from __future__ import annotations

import time
from typing import Any

import pytest

import kantyna
import skirmish  # noqa: F401  (the rehearsal game registers itself)
from fuzz import deep, run
from kantyna import BadPosition, BadRecord, BadView, KantynaError
from kantyna.engine.effects.effect import Effect, Step
from kantyna.engine.effects.fields import Field
from kantyna.engine.ids import NO_CARD, Seat
from kantyna.engine.registry import MODULES, load_rules
from kantyna.engine.serialization.codec import KERNEL
from kantyna.engine.state import State
from kantyna.engine.table import RESIGNED
from long_runs import runs
from shipped import SHIPPED

GAMES = [*SHIPPED, "skirmish"]


@pytest.mark.parametrize("game", GAMES)
def test_mutations_are_refused_with_a_message_or_can_be_played(game: str) -> None:
    count = runs(300)
    found = run(game, 2, range(count))
    assert not found["bad"], found["broken"]
    assert found["counts"]["accepted"] > count / 10, "mutations that are all refused at once would show little"
    assert found["counts"]["BadPosition"] > count / 10 and found["counts"]["BadRecord"] > count / 10


def test_every_effect_declares_what_each_of_its_fields_accepts() -> None:
    for game in MODULES:
        for effect in [*KERNEL, *load_rules(game).effects(), type(RESIGNED)]:
            assert all(isinstance(field, Field) for field in effect.fields.values()), effect


def duel(*stack: Any, **more: Any) -> dict[str, Any]:
    steps = [{"do": do, "seat": 0, "card": None, "n": 0} for do in (["main-phase"], *stack)]
    return {"game": "star-realms", "seats": [{}, {}], "stack": steps, **more}


@pytest.mark.parametrize(
    ("position", "named"),
    [
        (duel(["combat", 10**18]), "combat.n must be a whole number from 0 to 99, not 1000000000000000000"),
        (duel(["combat", 10**5000]), "combat.n must be a whole number"),
        (duel(["combat", float("nan")]), "not nan"),
        (duel(["combat", True]), "not True"),
        (duel(["combat", "²"]), "not '²'"),
        (duel(*[["combat", 99]] * 100), "combat must be a whole number from 0 to 1,000, not 9900"),
        (duel(*[["combat", 1]] * 1000), "stack has 1,001 entries"),
        (duel(deep(900)), "nested deeper than 12"),
        (duel(["all", {"parts": [["draw", 1]] * 17}]), "1 to 16 parts"),
        (duel(*[["all", {"parts": [["draw", 1]] * 16}]] * 30), "more than 400 effects"),
        (duel(["scrap-cards", 0, 1, "hand\n"]), "scrap-cards.source must consist of"),
        (duel(["target", 2]), "target.target must be a whole number from 0 to 1"),
        (duel(trade_row=["scout#²"]), "there is no scout#²"),
        (duel(winners=[0]), "empty while the game goes on"),
        (duel(over=True, winners=[0, 0]), "must be different seats"),
        (duel(over=1), "over must be true or false"),
        (duel(picks=["scout#1"]), "not a card on this table"),
        (duel(hosts={"scout#1": "scout#1"}, scrap_heap=["scout#1"]), "attached to itself"),
    ],
)
def test_hostile_positions_are_refused_at_once(position: dict[str, Any], named: str) -> None:
    begin = time.perf_counter()
    with pytest.raises(BadPosition) as refused:
        kantyna.Table.from_position(position)
    assert named in refused.value.text("en") and refused.value.text("pl")
    record = {"kantyna": 1, "game": "star-realms", "format": "duel", "seats": 2, "options": {}, "seed": 0}
    with pytest.raises(BadRecord):
        kantyna.replay({**record, "start": position, "choices": []})
    assert time.perf_counter() - begin < 1.5


class Circle(Effect):
    """Runs for ever."""

    def run(self, t: State, me: Step) -> None:
        t.stack.append(me)


def test_an_endless_loop_on_the_stack_is_stopped_and_nothing_changes() -> None:
    t = kantyna.Table.from_position(duel())
    state = t._state
    state.stack.insert(0, Step(Circle(), Seat(0), NO_CARD, 0, state.setup))
    t._kept[0] = state.copy()
    with pytest.raises(BadPosition, match="nobody is asked anything within 10,000 steps"):
        t.choose(0, "end")
    assert t.length == 0 and [choice.key for choice in t.choices[0]] == ["end"]


@pytest.mark.parametrize(
    "key", ["play scout#²", "play scout#٣", "buy ram#" + "9" * 5000, "attack seat#1 ²", "\x00", ""]
)
def test_hostile_keys_are_refused_with_a_message(key: str) -> None:
    t = kantyna.Table("star-realms", seed=1)
    for ask in (t.why_not, t.choose):
        try:
            ask(0, key)
        except KantynaError as error:
            assert error.text("en") and error.text("pl")
        else:
            assert ask == t.why_not and t.why_not(0, key) is not None
    assert t.length == 0


def test_a_view_that_lists_a_hidden_card_twice_is_refused() -> None:
    view = kantyna.Table("star-realms", seed=1).view(0)
    view["unseen"]["1"][0] = view["unseen"]["1"][1]
    with pytest.raises(BadView, match="listed twice among the unseen"):
        kantyna.imagine(view)
