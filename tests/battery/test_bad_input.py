"""Bad input gets a typed error that names what is wrong, and nothing changes. Positions, records, views are fuzzed."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kantyna
from battery import Case, every_case, play, start, through_json
from kantyna import BadKey, BadPosition, BadRecord, BadSeat, BadSetup, BadView, IllegalChoice, UnknownGame
from kantyna.engine.effects.effect import Ask
from kantyna.engine.registry import load_rules
from long_runs import runs
from shipped import SHIPPED

FUZZ = settings(
    max_examples=runs(150), deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True, database=None
)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["scout#1", "scout", "ram#99", "dragon", "1/hand@0", "deck@x", "draw", "end", "play scout#1"]),
    st.lists(st.integers(-2, 2), max_size=3),
    st.just({}),
    st.just([[]]),
    st.just(["draw", "x"]),
    st.just({"parts": [["draw", 1], 3]}),
)


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every part of a JSON value."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found.extend(spots(value[key], (*path, key)))
    elif isinstance(value, list):
        for i in range(len(value)):
            found.extend(spots(value[i], (*path, i)))
    return found


def mutate(value: Any, data: st.DataObject) -> Any:
    """Replace, remove, double or swap one to three parts."""
    value = copy.deepcopy(value)
    for _ in range(data.draw(st.integers(1, 3))):
        everywhere = spots(value)
        path = everywhere[data.draw(st.integers(0, len(everywhere) - 1))]
        holder = value
        for step in path[:-1]:
            holder = holder[step]
        how = data.draw(st.sampled_from(["replace", "remove", "double", "move"]))
        if how == "replace":
            holder[path[-1]] = copy.deepcopy(data.draw(JUNK))
        elif how == "remove":
            del holder[path[-1]]
        elif how == "double" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[path[-1]]))
        elif how == "double":
            holder["surprise"] = holder[path[-1]]
        else:
            other = everywhere[data.draw(st.integers(0, len(everywhere) - 1))]
            source = value
            try:
                for step in other:
                    source = source[step]
            except (KeyError, IndexError, TypeError):
                continue
            holder[path[-1]] = copy.deepcopy(source)
        if not value:
            break
    return value


CASES = pytest.mark.parametrize("case", every_case(), ids=lambda case: "-".join(map(str, case)))


@CASES
@FUZZ
@given(data=st.data())
def test_fuzzed_positions_load_or_are_refused(case: Case, data: st.DataObject) -> None:
    position = play(start(case, 7), 7, data.draw(st.integers(0, 60))).position()
    try:
        t = kantyna.Table.from_position(mutate(position, data))
    except BadPosition as error:
        assert error.text("en") and error.text("pl")
        return
    before = t.position()
    try:
        play(t, 1, 5)
    except BadPosition:
        t.rewind(0)
        assert t.position() == before, "a stack that breaks later leaves the table as it was"


@CASES
@FUZZ
@given(data=st.data())
def test_fuzzed_records_replay_or_are_refused(case: Case, data: st.DataObject) -> None:
    record = play(start(case, 7), 7, data.draw(st.integers(1, 40))).record()
    broken = mutate(record, data)
    if data.draw(st.booleans()) and isinstance(broken, dict):
        broken.pop("check", None)
    try:
        kantyna.replay(broken)
    except BadRecord as error:
        assert error.text("en") and error.text("pl")


@CASES
@FUZZ
@given(data=st.data())
def test_fuzzed_views_are_imagined_or_refused(case: Case, data: st.DataObject) -> None:
    view = play(start(case, 7), 7, data.draw(st.integers(0, 60))).view(0)
    try:
        t = kantyna.imagine(mutate(through_json(view), data))
    except BadView as error:
        assert error.text("en") and error.text("pl")
        return
    try:
        play(t, 1, 3)
    except BadPosition as error:
        assert "stack" in str(error)


def duel(**more: Any) -> dict[str, Any]:
    return {"game": "star-realms", "seats": [{}, {}], **more}


@pytest.mark.parametrize(
    ("position", "named"),
    [
        (None, "position must be an object"),
        ([], "position must be an object"),
        ({}, "game is missing"),
        ({"game": "chess"}, "no game 'chess'; there are: star-realms"),
        ({"game": "star-realms", "format": "solo"}, "no format 'solo'; there are: duel"),
        (duel(options={"boxen": 1}), "no option 'boxen'; there are: boxes"),
        (duel(options={"boxes": 7}), "boxes cannot be 7; it can be: 1, 2, 3"),
        ({"game": "star-realms", "seats": [{}]}, "not played by 1; possible numbers of players: 2"),
        (duel(trade_row=["dragon"]), "'dragon' is not a card of star-realms"),
        (duel(trade_row=["dreadnaught#2"]), "there is no dreadnaught#2: the game has 1"),
        (duel(trade_row=["ram", "ram", "ram"]), "more copies of ram than the 2"),
        (duel(trade_row=["ram#1"], scrap_heap=["ram#1"]), "ram#1 is in two places, trade_row and scrap_heap"),
        (duel(trade_row=["cutter"] * 3 + ["ram"] * 2 + ["corvette"]), "trade row has 6 cards"),
        (duel(explorers=["scout"]), "only Explorers"),
        (duel(seats=[{"trade": -1}, {}]), "seats[0].trade must be a whole number from 0"),
        (duel(seats=[{"trade": 1.5}, {}]), "not 1.5"),
        (duel(seats=[{"authority": 0}, {}]), "seat 0 has 0 authority"),
        (duel(seats=[{"hant": []}, {}]), "seats[0] has the unknown key 'hant'"),
        (duel(active=2), "active must be a seat from 0 to 1"),
        (duel(hand=["scout"]), "position has the unknown key 'hand'"),
        (duel(marks={"usd": {}}), "marks has the unknown key 'usd'"),
        (duel(kantyna=2), "version is 2, and this program reads version 1"),
        (duel(stack=[]), "stack is inconsistent"),
        (duel(stack=[{"do": ["fly"], "seat": 0, "card": None, "n": 0}]), "no effect is called 'fly'"),
        (duel(chance="xyz"), "16 hexadecimal digits"),
    ],
)
def test_a_bad_position_is_named(position: Any, named: str) -> None:
    with pytest.raises(BadPosition) as caught:
        kantyna.Table.from_position(position)
    assert named in str(caught.value)
    assert caught.value.text("pl") != str(caught.value)


@pytest.mark.parametrize("game", SHIPPED)
def test_an_unknown_effect_is_refused_with_the_closest_names(game: str) -> None:
    """However many effects a game has."""
    stack = [{"do": ["dravv"], "seat": 0, "card": None, "n": 0}]
    with pytest.raises(BadPosition) as caught:
        kantyna.Table.from_position({"game": game, "seats": [{}, {}], "stack": stack})
    assert "no effect is called 'dravv'; similar names: draw" in caught.value.text("en")
    assert "żaden efekt nie nazywa się 'dravv'; najbardziej podobne nazwy: draw" in caught.value.text("pl")


def test_a_bad_setup_is_named() -> None:
    with pytest.raises(UnknownGame, match="no game 'go'; there are: star-realms"):
        kantyna.Table("go")
    with pytest.raises(BadSetup, match="no format 'chess'; there are: duel"):
        kantyna.Table("star-realms", format="chess")
    with pytest.raises(BadSetup, match="not played by 3; possible numbers of players: 2"):
        kantyna.Table("star-realms", seats=3)
    with pytest.raises(BadSetup, match="A seed is a whole number"):
        kantyna.Table("star-realms", seed=-1)
    with pytest.raises(BadSetup, match="cannot be 1; it can be: False, True"):
        kantyna.Table("star-realms", options={"destroy_own_bases": 1})
    with pytest.raises(BadSetup, match="Options are given as names and values"):
        kantyna.Table("star-realms", options=["boxes"])


def test_a_bad_seat_or_key_changes_nothing() -> None:
    t = kantyna.Table("star-realms", seed=7)
    seat = next(iter(t.choices))
    before = t.position()
    with pytest.raises(BadSeat, match="no seat 2 at this table; seats are 0 to 1"):
        t.choose(2, "end")
    with pytest.raises(BadSeat):
        t.view(True)
    with pytest.raises(BadKey, match="No choice is called 'fly'; keys begin with one of: "):
        t.choose(seat, "fly")
    with pytest.raises(BadKey, match="not a whole key"):
        t.choose(seat, "play scout#1 twice")
    with pytest.raises(BadKey, match="not as 7"):
        t.why_not(seat, 7)
    with pytest.raises(BadKey, match=r"not as \[\]"):
        t.choose(seat, [])
    with pytest.raises(IllegalChoice) as caught:
        t.choose(1 - seat, "end")
    assert caught.value.rule == "SR-043"
    with pytest.raises(IllegalChoice) as caught:
        t.choose(seat, "buy dreadnaught#2")
    assert caught.value.rule == "SR-315"
    assert t.position() == before
    assert t.length == 0


def test_a_bad_record_is_named() -> None:
    record = play(start(("star-realms", "duel", 2), 3), 3, 50).record()
    cases: list[tuple[dict[str, Any], str]] = [
        ({**record, "choices": record["choices"][:-1]}, "changed or cut off"),
        ({**record, "seed": 4}, "changed or cut off"),
        ({**record, "kantyna": 2}, "version is 2"),
        ({key: value for key, value in record.items() if key != "seed"}, "seed is missing"),
        ({**record, "moves": []}, "record has the unknown key 'moves'"),
    ]
    for broken, named in cases:
        with pytest.raises(BadRecord) as caught:
            kantyna.replay(broken)
        assert named in str(caught.value)
    edited = {key: value for key, value in record.items() if key != "check"}
    edited["choices"] = [*record["choices"][:10], [0, "buy dreadnaught#1"], [1, "buy dreadnaught#1"]]
    with pytest.raises(BadRecord, match=r"choice 1[01] is not possible there"):
        kantyna.replay(edited)
    with pytest.raises(BadRecord, match="upto must be a whole number from 0 to 50, not 51"):
        kantyna.replay(record, upto=51)
    assert kantyna.replay(record, upto=20).length == 20


def test_every_prompt_of_every_game_cites_a_ledger_line() -> None:
    for game in SHIPPED:
        for effect in load_rules(game).effects():
            if issubclass(effect, Ask):
                assert effect.rule or effect.rule_of is not Ask.rule_of, f"{game}: {effect.__name__}"
