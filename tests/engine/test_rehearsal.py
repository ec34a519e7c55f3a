"""The rehearsal for the hardest game: each mechanism The Card Game needs, on the miniature game's table."""

from __future__ import annotations

from typing import Any

import kantyna
import skirmish  # noqa: F401  (registers the game)
from kantyna.engine.constants import read
from situations import do, keys


def table(*sides: dict[str, Any], exhausted: str = "") -> kantyna.Table:
    """Seat 0's main phase. Exhausted units do not strike back."""
    filled = [{"deck": [f"trooper#{len(sides) * 3 - seat}"], **side} for seat, side in enumerate(sides)]
    return kantyna.Table.from_position(
        {
            "game": "skirmish",
            "format": "duel" if len(sides) == 2 else "partners",
            "seats": filled,
            "marks": {"focus": dict.fromkeys(exhausted.split(), 1)},
        }
    )


def side(t: kantyna.Table, seat: int, zone: str) -> list[str]:
    return [label.partition("#")[0] for label in t.position()["seats"][seat][zone]]


def mark(t: kantyna.Table, name: str, card: str) -> int:
    return int(t.position()["marks"][name].get(card, 0))


def to_fight(t: kantyna.Table) -> kantyna.Table:
    """Through the main phase and the first action window to the edge stacks."""
    while t.prompt() != "sk-edge?":
        seat = sorted(t.choices)[0]
        do(t, "done" if "done" in keys(t, seat) else "pass", seat=seat)
    return t


def pass_edge(t: kantyna.Table) -> kantyna.Table:
    to_fight(t)
    while t.prompt() == "sk-edge?":
        do(t, "pass", seat=sorted(t.choices)[0])
    return t


def test_in_an_action_window_seats_alternate_until_all_pass_in_a_row() -> None:
    t = table({"play": ["cheerer", "jailer"]}, {"play": ["cheerer"]})
    do(t, "done")
    assert t.prompt() == "Take an action, or pass."
    assert sorted(t.choices) == [0]
    do(t, "pass")
    assert sorted(t.choices) == [1]
    do(t, "act cheerer#2", seat=1)
    assert sorted(t.choices) == [0], "after an action the turn to act goes on, and a pass before it is not final"
    do(t, "act cheerer#1")
    do(t, "pass", seat=1)
    do(t, "pass")
    assert t.prompt() == "sk-edge?"


def test_an_interrupt_cancels_the_event_and_its_reactions() -> None:
    t = table(
        {"play": ["trooper#1"]}, {"hand": ["deny"], "play": ["trooper#2", "snare"]}, exhausted="trooper#2 snare#1"
    )
    pass_edge(t)
    assert keys(t, 1) == ["answer deny#1", "pass"]
    do(t, "answer deny", seat=1)
    assert side(t, 1, "discard") == ["deny"]
    assert mark(t, "damage", "trooper#2") == 0
    assert mark(t, "focus", "trooper#1") == 1, "no forced reaction to a strike that did not happen"


def test_a_cancelling_answer_can_be_cancelled_itself() -> None:
    t = pass_edge(
        table(
            {"play": ["trooper#1"], "hand": ["counter"]},
            {"hand": ["deny"], "play": ["trooper#2"]},
            exhausted="trooper#2",
        )
    )
    do(t, "pass")  # the striker could hold an answer to its own strike, for all the other side knows
    do(t, "answer deny", seat=1)
    do(t, "answer counter")
    assert side(t, 0, "discard") == ["counter"]
    assert side(t, 1, "discard") == ["deny"]
    assert mark(t, "damage", "trooper#2") == 2, "the strike happens after all"


def test_an_interrupt_changes_an_amount() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["guard"]}, exhausted="guard#1"))
    do(t, "answer guard", seat=1)
    assert mark(t, "damage", "guard#1") == 1


def test_one_ability_answers_an_occurrence_only_once() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["guard"]}, exhausted="guard#1"))
    do(t, "answer guard", seat=1)
    assert "answer guard#1" not in keys(t, 1)


def test_forced_answers_come_before_optional_ones() -> None:
    t = table({"play": ["trooper#1"]}, {"play": ["trooper#2", "snare", "medic"]}, exhausted="trooper#2 snare#1 medic#1")
    pass_edge(t)
    do(t, "answer medic", seat=1)  # to the damage
    assert mark(t, "damage", "trooper#2") == 1
    assert mark(t, "focus", "trooper#1") == 2, "the snare asked nobody"


def test_a_card_that_has_left_play_does_not_react() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["snare"]}, exhausted="snare#1"))
    assert side(t, 1, "discard") == ["snare"]
    assert mark(t, "focus", "trooper#1") == 1


def test_the_active_seat_orders_several_forced_answers() -> None:
    seat_1 = {"play": ["trooper#2", "snare", "thorn"], "deck": ["saber", "trooper#5"]}
    t = pass_edge(table({"play": ["trooper#1"]}, seat_1, exhausted="trooper#2 snare#1 thorn#1"))
    assert t.prompt() == "Several things have to happen now: choose which comes first."
    assert keys(t, 0) == ["answer snare#1", "answer thorn#1"]
    do(t, "answer thorn#1")
    do(t, "pass", seat=1)  # with a card in hand now, it might hold an answer to the snare
    assert mark(t, "focus", "trooper#1") == 2 and side(t, 1, "hand") == ["saber"], "the other one follows by itself"


def test_the_order_of_equal_forced_answers_is_not_asked() -> None:
    seat_1 = {"play": ["trooper#2", "snare#1", "snare#2"]}
    t = pass_edge(table({"play": ["trooper#1"]}, seat_1, exhausted="trooper#2 snare#1 snare#2"))
    assert mark(t, "focus", "trooper#1") == 3


def test_a_reaction_is_reacted_to() -> None:
    seat_1 = {"play": ["guard", "medic", "spy"], "deck": ["saber", "trooper"]}
    t = pass_edge(table({"play": ["trooper#1"]}, seat_1, exhausted="guard#1 medic#1 spy#1"))
    do(t, "pass", seat=1)  # the guard does not lower it
    assert mark(t, "damage", "guard#1") == 2
    do(t, "answer medic", seat=1)
    assert mark(t, "damage", "guard#1") == 1
    do(t, "answer spy", seat=1)
    assert side(t, 1, "hand") == ["saber"]


def test_an_attachment_changes_a_number_while_it_is_attached() -> None:
    t = table({"play": ["trooper#1"], "hand": ["saber"]}, {"play": ["guard"]}, exhausted="guard#1")
    do(t, "deploy saber")
    assert t.position()["hosts"] == {"saber#1": "trooper#1"}
    state = t._state  # the number itself is the engine's, not the API's
    trooper = state.setup.index["trooper#1"]
    assert read(state, "strength", trooper, 2) == 4
    pass_edge(t)
    do(t, "pass", seat=1)
    assert t.position()["seats"][1]["discard"] == ["guard#1"], "4 damage destroy a guard"


def test_what_lasts_until_the_end_of_the_fight_ends_there() -> None:
    t = table({"play": ["cheerer", "trooper"]}, {"play": ["guard"]}, exhausted="guard#1")
    do(t, "act cheerer")
    assert len(t.position()["lasting"]) == 2
    pass_edge(t)
    do(t, "pass", seat=1)
    assert mark(t, "damage", "guard#1") == 3
    assert t.position()["lasting"] == []


def test_a_card_is_captured_face_down_and_freed_when_its_captor_leaves() -> None:
    t = table({"play": ["jailer"]}, {"play": ["trooper#1"], "hand": ["saber"]})
    do(t, "act jailer")
    do(t, "pass", seat=1)  # the captive's owner might have held an answer to the ability
    assert side(t, 0, "prison") == ["saber"]
    assert t.position()["owners"] == {"saber#1": 1}
    assert t.position()["hosts"] == {"saber#1": "jailer#1"}
    assert t.view(0)["seats"][0]["prison"] == ["saber#1"], "the captor may look"
    assert t.view(1)["seats"][0]["prison"] == [None]
    assert t.view(None)["seats"][0]["prison"] == [None]
    assert all("saber" not in event.text("en", 1) for event in t.events)
    pass_edge(t)  # the trooper destroys the jailer, whose only unit is exhausted
    assert side(t, 0, "discard") == ["jailer"]
    assert side(t, 1, "hand") == ["saber"]
    assert t.position()["hosts"] == {}


def test_control_is_taken_for_one_fight() -> None:
    t = table({"play": ["charmer"]}, {"play": ["trooper#1"]})
    do(t, "act charmer", "pick trooper")
    assert side(t, 0, "play") == ["charmer", "trooper"]
    assert t.position()["owners"] == {"trooper#1": 1}
    pass_edge(t)
    assert side(t, 1, "play") == ["trooper"], "and given back at its end"
    assert t.position()["owners"] == {}
    assert t.position()["seats"][1]["life"] == 4, "it has struck its owner's side"


def test_a_hidden_stack_is_seen_by_its_owner_and_revealed_at_once() -> None:
    t = to_fight(table({"hand": ["deny", "spy"], "play": ["trooper#1"]}, {"hand": ["counter"], "play": ["trooper#2"]}))
    do(t, "place deny")
    do(t, "place counter", seat=1)
    assert t.view(0)["seats"][0]["edge"] == ["deny#1"]
    assert t.view(0)["seats"][1]["edge"] == [None]
    assert t.view(1)["seats"][0]["edge"] == [None]
    do(t, "place spy")
    do(t, "pass", seat=1)
    assert side(t, 0, "discard") == [], "nothing is turned over before all have passed"
    do(t, "pass")
    assert side(t, 0, "discard") == ["deny", "spy"] and side(t, 1, "discard") == ["counter"]
    assert t.position()["fighting"] == 0, "4 beat 3"


def test_ties_for_the_edge_go_to_the_defenders() -> None:
    t = to_fight(table({"hand": ["deny"], "play": ["trooper#1"]}, {"hand": ["deny"], "play": ["trooper#2"]}))
    do(t, "place deny")
    do(t, "place deny", seat=1)
    do(t, "pass")
    do(t, "pass", seat=1)
    assert t.position()["fighting"] == 1


def test_two_partners_act_in_one_turn_in_any_interleaving() -> None:
    t = table({"hand": ["trooper#1", "trooper#2"]}, {}, {"hand": ["trooper#3"], "play": ["cheerer"]}, {})
    assert sorted(t.choices) == [0, 2]
    do(t, "deploy trooper#1")
    assert sorted(t.choices) == [0, 2]
    do(t, "deploy trooper#3", seat=2)
    do(t, "deploy trooper#2")
    do(t, "done", seat=2)
    assert sorted(t.choices) == [0], "who is done waits for the partner"
    do(t, "done")
    assert t.prompt() == "Take an action, or pass."


def test_a_window_that_nobody_could_use_is_not_opened() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["jailer"]}, exhausted="jailer#1"))
    assert t.prompt() == "Take an action, or pass.", "strike, damage and leaving play asked nobody"
    assert side(t, 1, "discard") == ["jailer"]


def test_who_might_hold_an_answer_is_asked_even_without_one() -> None:
    """The question itself must not tell whether the hand holds an answer."""
    for hand in (["deny"], ["trooper#4"]):
        t = pass_edge(table({"play": ["trooper#1"]}, {"hand": hand, "play": ["trooper#2"]}, exhausted="trooper#2"))
        assert sorted(t.choices) == [1]
        assert "pass" in keys(t, 1)
        assert t.view(0)["asked"] == [1]
