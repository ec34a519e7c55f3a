"""Each mechanism that The Card Game needs of the kernel, tested with the miniature game Skirmish."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kantyna
import skirmish
from kantyna.engine.effects.constants import read
from loose import position_of, record_of, view_of
from situations import do, keys


def table(*sides: dict[str, Any], exhausted: str = "", damage: dict[str, int] | None = None) -> kantyna.Table:
    """Seat 0's main phase. Exhausted units do not strike back."""
    filled = [{"deck": [f"trooper#{len(sides) * 6 - seat}"], **side} for seat, side in enumerate(sides)]
    return kantyna.Table.from_position(
        {
            "game": "skirmish",
            "format": {2: "duel", 3: "melee", 4: "partners"}[len(sides)],
            "seats": filled,
            "marks": {"focus": dict.fromkeys(exhausted.split(), 1), "damage": damage or {}},
        }
    )


def refusal(t: kantyna.Table, key: str, seat: int = 0) -> tuple[str, str]:
    """The ledger line that a refusal cites, and what it says."""
    why = t.why_not(seat, key)
    assert why is not None
    return why.rule, why.text()


def side(t: kantyna.Table, seat: int, zone: str) -> list[str]:
    return [label.partition("#")[0] for label in position_of(t)["seats"][seat][zone]]


def mark(t: kantyna.Table, name: str, card: str) -> int:
    return int(t.position()["marks"][name].get(card, 0))


def to_fight(t: kantyna.Table) -> kantyna.Table:
    """Go through the main phase and the first action window to the edge stacks."""
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
    assert view_of(t, 1)["window"] == {"name": "before", "event": "", "passed": []}
    assert sorted(t.choices) == [0]
    do(t, "pass")
    assert sorted(t.choices) == [1]
    assert view_of(t, 0)["window"]["passed"] == [0]
    do(t, "act cheerer#2", seat=1)
    assert sorted(t.choices) == [0], "after an action the turn to act goes on, and a pass before it is not final"
    do(t, "act cheerer#1", "act jailer")
    assert t.prompt() == "sk-edge?", "a player is not asked when everybody can see that they could not act"


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
    assert sorted(t.choices) == [1], "nobody answers a strike of one's own side, and everybody knows it"
    assert t.view(None)["window"] == {"name": "interrupt", "event": "strike", "passed": [0]}
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
    assert mark(t, "focus", "trooper#1") == 2, "the other one follows by itself"
    assert "saber" in side(t, 1, "hand")


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
    assert view_of(t, 0)["seats"][0]["prison"] == ["saber#1"], "the captor may look"
    assert view_of(t, 1)["seats"][0]["prison"] == [None]
    assert view_of(t)["seats"][0]["prison"] == [None]
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
    assert position_of(t)["seats"][1]["life"] == 4, "it has struck its owner's side"


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
    assert position_of(t)["fighting"] == 0, "4 beat 3"


def test_ties_for_the_edge_go_to_the_defenders() -> None:
    t = to_fight(table({"hand": ["deny"], "play": ["trooper#1"]}, {"hand": ["deny"], "play": ["trooper#2"]}))
    do(t, "place deny")
    do(t, "place deny", seat=1)
    do(t, "pass")
    do(t, "pass", seat=1)
    assert position_of(t)["fighting"] == 1


def test_two_partners_act_in_one_turn_in_any_interleaving() -> None:
    t = table({"hand": ["trooper#1", "trooper#2"]}, {}, {"hand": ["trooper#3"], "play": ["cheerer"]}, {})
    assert sorted(t.choices) == [0, 2]
    do(t, "deploy trooper#1")
    assert sorted(t.choices) == [0, 2]
    do(t, "deploy trooper#3", seat=2)
    do(t, "deploy trooper#2")
    do(t, "done", seat=2)
    assert sorted(t.choices) == [0], "a player who is done waits for the partner"
    do(t, "done")
    assert t.prompt() == "Take an action, or pass."


def test_a_window_that_nobody_could_use_is_not_opened() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["jailer"]}, exhausted="jailer#1"))
    assert side(t, 1, "discard") == ["jailer"], "strike, damage and leaving play asked nobody"
    assert t.position()["turn"] == 1 and sorted(t.choices) == [1], "nor did the second action window"


def test_who_might_hold_an_answer_is_asked_even_without_one() -> None:
    """The question itself must not reveal whether the hand holds an answer."""
    for hand in (["deny"], ["trooper#4"]):
        t = pass_edge(table({"play": ["trooper#1"]}, {"hand": hand, "play": ["trooper#2"]}, exhausted="trooper#2"))
        assert sorted(t.choices) == [1]
        assert "pass" in keys(t, 1)
        assert t.view(0)["asked"] == [1]


# abilities in frames


def gone(t: kantyna.Table, *cards: str) -> kantyna.Table:
    """The same moment, with these cards of seat 1 in the discard pile, as an answer would leave it."""
    position = t.position()
    for card in cards:
        position["seats"][1]["play"].remove(card)
        position["seats"][1]["discard"].append(card)
    return kantyna.Table.from_position(position)


def test_what_leaves_play_while_an_event_is_answered_is_not_concerned_any_more() -> None:
    t = table({"play": ["trooper#1"], "hand": ["bomb"]}, {"play": ["trooper#2", "guard"]})
    do(t, "act bomb", "pick trooper#1", "pick trooper#1")
    assert [card for card, _ in t.view(0)["pending"][-1]["cards"]] == ["trooper#2", "guard#1"]
    one = gone(t, "trooper#2")
    assert one.position()["pending"][-1]["short"], "not all of it can be done, so what needs that does not follow"
    assert "short" not in t.position()["pending"][-1]
    while "pass" in keys(one, 1):
        do(one, "pass", seat=1)
    assert mark(one, "damage", "trooper#2") == 0 and mark(one, "damage", "guard#1") > 0
    both = gone(t, "trooper#2", "guard#1")
    assert not both.view(0)["pending"] and both.position()["marks"]["damage"] == {}, "with the last card it is over"


def test_a_card_played_and_its_effect_are_two_events() -> None:
    """A card was played even if its effect is cancelled, so reactions to that follow."""
    t = table({"play": ["trooper#1"], "hand": ["bomb"]}, {"play": ["witness"], "hand": ["counter"]})
    do(t, "act bomb", "pick trooper#1", "pick trooper#1")
    do(t, "answer counter", seat=1)
    assert mark(t, "damage", "witness#1") == 0
    assert side(t, 0, "discard") == ["bomb"], "it is put away before anybody reacts"
    do(t, "answer witness", seat=1)
    assert side(t, 1, "hand") == ["trooper"], "the witness saw it played"


def test_costs_of_a_cancelled_ability_stay_paid() -> None:
    t = table({"play": ["jailer"]}, {"play": ["trooper#1"], "hand": ["counter", "saber"]})
    do(t, "act jailer")
    assert mark(t, "focus", "jailer#1") == 1
    do(t, "answer counter", seat=1)
    assert mark(t, "focus", "jailer#1") == 1 and side(t, 0, "prison") == []


def test_targets_are_chosen_after_the_cost_and_kept_on_the_frame() -> None:
    t = table({"play": ["leech"]}, {"play": ["trooper#1", "guard"], "hand": ["counter"]})
    do(t, "act leech")
    assert mark(t, "focus", "leech#1") == 1 and keys(t, 0) == ["pick trooper#1", "pick guard#1"]
    do(t, "pick trooper#1")
    (frame,) = t.view(1)["pending"]
    assert frame["targets"] == ["trooper#1"] and frame["ability"] == 0


def test_an_action_says_whether_it_asks_what_it_is_aimed_at() -> None:
    t = table({"play": ["leech", "cheerer"]}, {"play": ["trooper#1"]})
    asks = {choice.key: "asks" in t.about(choice) for choice in t.choices[0] if choice.effect.word == "act"}
    assert asks == {"act leech#1": True, "act leech#1 1": False, "act cheerer#1": False}


def test_a_target_that_is_gone_is_not_affected() -> None:
    t = table({"play": ["leech"]}, {"play": ["trooper#1"], "hand": ["counter"]})
    do(t, "act leech", "pick trooper#1")
    moved = t.position()
    moved["seats"][1]["play"] = []
    moved["seats"][1]["discard"] = ["trooper#1"]
    t = kantyna.Table.from_position(moved)
    do(t, "pass", seat=1)
    assert mark(t, "damage", "trooper#1") == 0


@pytest.mark.parametrize(("damaged", "left"), [(2, 0), (1, 1), (0, 2)])
def test_for_each_damage_dealt(damaged: int, left: int) -> None:
    """A trooper with 3 health and 2 damage takes only 1 of 2 damage, so 1 is healed."""
    t = table({"play": ["leech"]}, {"play": ["trooper#1"]}, damage={"trooper#1": 3 - damaged, "leech#1": 2})
    do(t, "act leech", "pick trooper#1")
    assert mark(t, "damage", "leech#1") == left


@pytest.mark.parametrize(("damage", "drawn"), [(2, 1), (1, 0)])
def test_then_needs_the_first_part_done_in_full(damage: int, drawn: int) -> None:
    t = table({"play": ["surgeon", "trooper#1"]}, {}, damage={"trooper#1": damage})
    do(t, "act surgeon", "pick trooper#1")
    assert mark(t, "damage", "trooper#1") == 0 and len(side(t, 0, "hand")) == drawn


@pytest.mark.parametrize(("damage", "drawn"), [(0, 1), (2, 0)])
def test_a_cost_that_is_not_paid_in_full_buys_nothing(damage: int, drawn: int) -> None:
    t = table({"play": ["leech", "trooper#2"]}, {}, damage={"leech#1": damage})
    do(t, "act leech#1 1")
    assert len(side(t, 0, "hand")) == drawn


def test_an_action_says_why_it_cannot_be_used() -> None:
    t = table({"play": ["surgeon", "leech"], "hand": ["bomb"]}, {}, exhausted="leech#1")
    assert refusal(t, "act surgeon#1") == ("SK-15", "surgeon: there is no target for it.")
    assert refusal(t, "act leech#1") == ("SK-14", "leech: the cost cannot be paid.")
    assert refusal(t, "act bomb#1") == ("SK-14", "bomb: the cost cannot be paid.")
    assert refusal(t, "act bomb#2") == ("SK-9", "bomb: you cannot use that from where it lies.")


def test_an_answer_window_says_why_something_is_no_answer() -> None:
    seat_1 = {"play": ["guard#1", "guard#2", "medic"], "hand": ["deny", "dodge"]}
    t = pass_edge(table({"play": ["trooper#1", "guard#3"]}, seat_1, exhausted="guard#1 guard#2 medic#1 guard#3"))
    do(t, "pass", seat=1)  # the strike
    do(t, "answer guard#1", seat=1)
    assert refusal(t, "answer guard#1", 1) == ("SK-16", "guard: this ability has already been used for this.")
    assert refusal(t, "answer medic#1", 1) == ("SK-9", "medic: this ability cannot be used at this time.")
    assert refusal(t, "answer dodge#1", 1) == ("SK-14", "dodge: the cost cannot be paid.")
    assert refusal(t, "answer guard#3", 1) == ("SK-9", "guard: you cannot use that from where it lies.")
    assert refusal(t, "answer deny#2", 1) == ("SK-9", "deny: you cannot use that from where it lies.")
    assert refusal(t, "answer guard#2 3", 1) == ("SK-9", "guard has no such ability.")


def test_a_prompt_does_not_tell_what_is_in_a_hand() -> None:
    """With an answer in play, the question does not depend on the hand."""
    prompts = set()
    for hand in (["dodge"], ["trooper#4"], ["dodge#1", "dodge#2"]):
        seat_1 = {"play": ["guard", "trooper#2", "trooper#3"], "hand": hand}
        t = pass_edge(table({"play": ["trooper#1"]}, seat_1, exhausted="guard#1"))
        do(t, "pass", seat=1)
        assert "answer guard#1" in keys(t, 1)
        prompts.add(t.prompt())
    assert prompts == {"You may interrupt this before it happens, or pass."}
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["guard"]}, exhausted="guard#1"))
    assert t.prompt() == "guard: will you use the ability?", "nothing can be in an empty hand"


def test_equal_parts_of_a_choice_have_keys_of_their_own() -> None:
    t = table({"hand": ["gift"]}, {})
    do(t, "act gift")
    assert keys(t, 0) == ["take sk-draw 1", "take sk-draw 2"]
    assert refusal(t, "take sk-draw 3")[0] == ""
    do(t, "take sk-draw 2")
    assert side(t, 0, "hand") == ["trooper"]


# events that happen to several cards, or to another one


def test_several_cards_damaged_at_once_are_one_event() -> None:
    seat_1 = {"play": ["spy", "phoenix", "trooper#2", "avenger"], "deck": ["saber#1", "saber#2", "trooper#6"]}
    t = table({"play": ["trooper#1"], "hand": ["bomb"]}, seat_1)
    do(t, "act bomb", "pick trooper#1", "pick trooper#1")
    assert mark(t, "damage", "trooper#2") == 1 and mark(t, "damage", "avenger#1") == 1
    assert side(t, 1, "discard") == ["spy"]
    assert side(t, 1, "hand") == ["phoenix"], "its replacement spared it alone"
    assert keys(t, 1) == ["answer avenger#1", "pass"], "one card is left of those that were leaving"


def test_an_ability_may_answer_for_each_card_of_a_group() -> None:
    seat_1 = {"play": ["spy", "ghost", "avenger"], "deck": ["saber#1", "saber#2", "trooper#6"]}
    t = table({"play": ["trooper#1"], "hand": ["bomb"]}, seat_1)
    do(t, "act bomb", "pick trooper#1", "pick trooper#1")
    assert keys(t, 1) == ["answer avenger#1 0 for spy#1", "answer avenger#1 0 for ghost#1", "answer ghost#1", "pass"]
    do(t, "answer avenger#1 0 for ghost#1", seat=1)
    assert "answer avenger#1 0 for ghost#1" not in keys(t, 1) and "answer avenger#1 0 for spy#1" in keys(t, 1)
    do(t, "answer avenger#1 0 for spy#1", "answer ghost#1", seat=1)
    assert sorted(side(t, 1, "hand")) == ["ghost", "saber", "saber"], "the ghost came back from the discard pile"


def test_what_only_changes_where_a_card_goes_leaves_it_to_be_reacted_to() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["exile", "avenger"]}, exhausted="exile#1 avenger#1"))
    assert t.position()["seats"][1]["deck"][-1] == "exile#1", "at the bottom"
    assert keys(t, 1) == ["answer avenger#1", "pass"]


def test_a_replaced_event_is_not_reacted_to() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["phoenix", "avenger"]}, exhausted="phoenix#1 avenger#1"))
    assert side(t, 1, "hand")[0] == "phoenix" and mark(t, "damage", "phoenix#1") == 0
    assert "answer avenger#1" not in keys(t, 1)


def test_a_whole_event_is_redirected() -> None:
    seat_1 = {"play": ["trooper#2", "spy", "bulwark"]}
    t = table({"play": ["trooper#1"], "hand": ["bomb"]}, seat_1)
    do(t, "act bomb", "pick trooper#1", "pick trooper#1")
    do(t, "answer bulwark", seat=1)
    assert [mark(t, "damage", card) for card in ("trooper#2", "spy#1", "bulwark#1")] == [0, 0, 3]


def test_an_effect_that_lasts_until_an_event_is_over_ends_with_it() -> None:
    t = pass_edge(table({"play": ["trooper#1", "rouser"]}, {"play": ["bulwark"]}, exhausted="bulwark#1 rouser#1"))
    do(t, "answer rouser")
    do(t, "pass", seat=1)
    assert side(t, 1, "discard") == ["bulwark"], "2 and 5 destroy it"
    assert t.position()["lasting"] == []


# numbers


@pytest.mark.parametrize(
    ("attached", "strength"),
    [
        ("", 2), ("saber#1", 4), ("saber#1 saber#2", 6), ("rage", 4), ("rage saber#1", 8), ("oath", 4),
        ("saber#1 oath", 6), ("rage saber#1 oath", 12), ("rage saber#1 oath chain", 0),
    ],
)  # fmt: skip
def test_a_number_is_read_in_layers(attached: str, strength: int) -> None:
    """Set, then add, then double; what is fixed is fixed."""
    cards = [label if "#" in label else f"{label}#1" for label in attached.split()]
    t = kantyna.Table.from_position(
        {
            "game": "skirmish",
            "seats": [{"play": ["trooper#1", *cards], "deck": ["trooper#3"]}, {"deck": ["trooper#4"]}],
            "hosts": dict.fromkeys(cards, "trooper#1"),
        }
    )
    state = t._state  # the number itself is the engine's, not the API's
    assert read(state, "strength", state.setup.index["trooper#1"], 2) == strength


def test_a_number_of_a_seat_is_read_in_the_same_way() -> None:
    t = table({}, {"play": ["banner"], "deck": ["saber#1", "saber#2", "trooper#6"]})
    do(t, "done")
    to_fight(t)
    pass_edge(t)
    assert len(side(t, 1, "hand")) == 2


def test_cannot_is_asked_of_the_cards_in_play() -> None:
    position = {
        "game": "skirmish",
        "seats": [
            {"play": ["trooper#1", "truce"], "deck": ["trooper#3"]},
            {"play": ["guard"], "deck": ["trooper#4"]},
        ],
        "hosts": {"truce#1": "trooper#1"},
        "marks": {"focus": {"guard#1": 1}},
    }
    t = pass_edge(kantyna.Table.from_position(position))
    assert mark(t, "damage", "guard#1") == 0 and mark(t, "focus", "trooper#1") == 0


# picks that repeat


def test_tokens_are_distributed_with_a_cap_and_a_running_total() -> None:
    t = table({"play": ["planner"]}, {"play": ["trooper#1", "trooper#2"]})
    do(t, "act planner")
    assert t.prompt() == "sk-distribute 0, 3 left?"
    do(t, "pick trooper#1", "pick trooper#1")
    assert t.prompt() == "sk-distribute 2, 1 left?"
    assert keys(t, 0) == ["pick trooper#2"]
    assert refusal(t, "pick trooper#1")[0] == "SK-12"
    assert refusal(t, "done")[0] == "SK-10"
    do(t, "pick trooper#2")
    assert (mark(t, "focus", "trooper#1"), mark(t, "focus", "trooper#2")) == (2, 1)


def test_a_cost_is_paid_from_several_sources() -> None:
    t = table({"play": ["trooper#1", "medic"], "hand": ["bomb"]}, {"play": ["trooper#2"]})
    do(t, "act bomb", "pick medic")
    assert keys(t, 0) == ["pick trooper#1"], "a medic gives 1 and no more"
    do(t, "pick trooper#1")
    assert mark(t, "focus", "medic#1") == mark(t, "focus", "trooper#1") == 1
    assert mark(t, "damage", "trooper#2") == 1


# abilities that work outside play, and who is asked


def test_nobody_is_asked_who_could_not_pay_as_all_can_see() -> None:
    """A dodge from hand costs 1, which a ready unit can pay."""
    for exhausted, asked in (("trooper#2 trooper#3", False), ("trooper#2", True)):
        seat_1 = {"hand": ["saber"], "play": ["trooper#2", "trooper#3", "medic"]}
        t = pass_edge(table({"play": ["trooper#1"], "hand": ["deny"]}, seat_1, exhausted=exhausted + " medic#1"))
        while (view_of(t)["window"] or {}).get("event") == "strike":
            do(t, "pass", seat=sorted(t.choices)[0])
        assert ((view_of(t)["window"] or {}).get("name") == "interrupt") == asked


def test_a_partner_uses_what_lies_in_a_reserve() -> None:
    t = table({"play": ["trooper#1"]}, {"hand": ["pact"], "play": ["trooper#2"]}, {}, {}, exhausted="trooper#2")
    assert refusal(t, "lend pact#1", 1)[0] == "SK-8"
    moved = position_of(t)
    moved["seats"][1]["hand"] = []
    moved["seats"][1]["reserve"] = ["pact#1"]
    t = pass_edge(kantyna.Table.from_position(moved))
    assert view_of(t, 3)["seats"][1]["reserve"] == ["pact#1"] and view_of(t, 0)["seats"][1]["reserve"] == [None]
    do(t, "pass", seat=1)
    assert keys(t, 3) == ["answer pact#1", "pass"]
    do(t, "answer pact", seat=3)
    assert mark(t, "damage", "trooper#2") == 0 and side(t, 1, "discard") == ["pact"]


def test_zones_of_a_seat_depend_on_the_format() -> None:
    assert "reserve" in table({}, {}, {}, {}).view(0)["seats"][0]
    assert "reserve" not in table({}, {}).view(0)["seats"][0]


def test_tokens_on_a_hidden_card_are_seen_by_all() -> None:
    t = table({"play": ["jailer"]}, {"play": ["trooper#1"], "hand": ["saber"]})
    do(t, "act jailer")
    do(t, "pass", seat=1)
    assert t.view(0)["marks"]["focus"] == {"jailer#1": 1, "saber#1": 1}
    assert t.view(None)["marks"]["focus"] == {"jailer#1": 1, "0/prison@0": 1}
    assert kantyna.imagine(t.view(None), seed=3).view(None) == t.view(None)


def test_cards_in_marks_and_effects_are_written_as_cards() -> None:
    t = pass_edge(table({"play": ["trooper#1"]}, {"play": ["guard"], "hand": ["saber"]}, exhausted="guard#1"))
    (happen,) = [step["do"] for step in t.position()["stack"] if step["do"][0] == "happen"]
    assert happen == ["happen", ["sk-hit", "guard#1"]] and t.view(0)["stack"] == t.position()["stack"]
    do(t, "pass", "pass", seat=1)
    assert t.position()["marks"]["hurt_by"] == {"guard#1": "trooper#1"}


# decks that only their owners know, and players who leave


def test_each_seat_brings_a_deck() -> None:
    deck = {"trooper": 6, "guard": 2, "medic": 2, "saber": 2, "deny": 3, "counter": 3, "dodge": 2}
    t = kantyna.Table("skirmish", seed=1, decks=["guile", deck])
    assert record_of(t)["decks"] == [skirmish.DECKS["guile"], deck]
    assert kantyna.replay(t.record()) == t
    assert len(kantyna.decks("skirmish")) == 2
    assert "decks" not in t.view(0) and "decks" not in t.position()


def test_a_deck_that_may_not_be_played_names_every_flaw() -> None:
    with pytest.raises(kantyna.BadDeck) as caught:
        kantyna.Table("skirmish", decks=[{"trooper": 7, "spy": 9}, {"trooper": 6}])
    assert caught.value.flaws == ["too many trooper", "too many spy", "20 cards"]
    with pytest.raises(kantyna.BadSetup, match="bring no decks"):
        kantyna.Table("star-realms", decks=["guile", "guile"])


def test_a_game_that_says_nothing_more_of_its_decks_has_them_as_json_and_seat_by_seat() -> None:
    deck = skirmish.DECKS["line"]
    assert dict(kantyna.read_deck("skirmish", "line")) == deck
    assert json.loads(kantyna.write_deck("skirmish", deck)) == deck
    with pytest.raises(kantyna.BadDeck, match="20 cards"):
        kantyna.read_deck("skirmish", {"trooper": 1})
    with pytest.raises(kantyna.BadSetup, match="it can be: json"):
        kantyna.write_deck("skirmish", deck, form="text")
    rules = skirmish.RULES
    usual = rules.decks.read_all(rules.formats[0], {}, 2, None)
    assert rules.decks.seat(rules.formats[0], {}, set(), [[], [deck]]) == ({}, [usual[0], deck])
    with pytest.raises(kantyna.BadDeck, match="one deck, not 2"):
        rules.decks.seat(rules.formats[0], {}, set(), [[deck, deck], []])


def test_a_view_names_only_the_cards_of_ones_own_deck() -> None:
    t = kantyna.Table("skirmish", seed=1, decks=["line", "line"])
    assert list(t.view(0)["unseen"]) == ["0"] and list(t.view(1)["unseen"]) == ["1"] and t.view(None)["unseen"] == {}
    guessed = [kantyna.imagine(t.view(0), seed=seed).position()["seats"][1] for seed in range(6)]
    others = {label for side in guessed for label in side["hand"] + side["deck"]}
    assert any(label.startswith("leech") for label in others), "for all seat 0 knows, the other brought anything"


def test_a_player_is_taken_out_in_the_middle_of_a_fight() -> None:
    seats: list[dict[str, Any]] = [{"play": ["trooper#1"]}, {"hand": ["saber"], "life": 1}, {"play": ["trooper#2"]}]
    t = pass_edge(table(*seats, exhausted="trooper#2"))
    do(t, "pass", seat=1)
    assert t.position()["seats"][1]["out"] == 0, "a strike hits a unit while there is one"
    seats = [{"play": ["trooper#1"]}, {"hand": ["saber"], "life": 1}, {"hand": ["spy"]}]
    t = pass_edge(table(*seats))
    assert t.position()["seats"][1]["out"] == 1 and not t.over
    assert sorted(t.choices) == [2], "the fight ended without seat 1, and the next turn is seat 2's"


def test_a_player_who_resigns_while_being_asked_leaves_a_table_that_goes_on() -> None:
    t = pass_edge(
        table(
            {"play": ["trooper#1"]}, {"hand": ["deny"], "play": ["trooper#2"]}, {"hand": ["spy"]}, exhausted="trooper#2"
        )
    )
    assert sorted(t.choices) == [1] and view_of(t)["window"]["event"] == "strike"
    t.choose(1, "resign")
    assert not t.over and 1 not in t.choices
    while not t.over:
        seat = sorted(t.choices)[0]
        assert seat != 1
        t.choose(seat, t.choices[seat][-1])


def test_a_guess_of_a_secret_deck_holds_what_something_names_that_waits() -> None:
    """Seat 0 charmed the exile, which went to the bottom of its owner's deck before the fight was over."""
    t = table({"play": ["trooper#1"]}, {"deck": ["trooper#2", "exile#2", "saber#2", "deny#2"]})
    position = t.position()
    give_back = {"do": ["sk-give-back"], "seat": 1, "card": "exile#2", "n": 0}
    t = kantyna.Table.from_position({**position, "delayed": [["fight-end", give_back]]})
    view = t.view(0)
    assert view["unseen"] == {"0": view["unseen"]["0"], "1": ["exile#2"]}
    for seed in range(6):
        guess = kantyna.imagine(view, seed=seed)
        assert "exile#2" in guess.position()["seats"][1]["deck"]
        assert guess.view(0) == view


def test_a_distribution_can_be_broken_off_and_gone_on_with_from_a_position() -> None:
    t = table({"play": ["planner"]}, {"play": ["trooper#2", "trooper#3"]})
    do(t, "act planner#1", "pick trooper#2", "pick trooper#2")
    for again in (kantyna.Table.from_position(t.position()), kantyna.imagine(t.view(0), seed=1)):
        assert again.view(0) == t.view(0) and again.prompt() == t.prompt()
    assert kantyna.imagine(t.view(1), seed=1).view(1) == t.view(1)
    picked = {**t.position(), "picks": ["trooper#2"] * 3}
    with pytest.raises(kantyna.BadPosition, match="trooper#2 is picked more often than the question allows"):
        kantyna.Table.from_position(picked)
