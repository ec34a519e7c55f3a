"""The Card Game: the proposed payment, what it says before it is made, and payments in older records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import kantyna
from card_game_hunting import LIGHT as HUNTED
from card_game_hunting import PLACES, face, hunt
from card_game_situations import DARK, do, keys, marks, payment, side, table, zone
from card_game_team_situations import DARK_1, DARK_2, four, player
from kantyna.server.protocol.wire import choice_json
from loose import position_of
from matchers import assert_refused

HEART = "the_heart_of_the_empire#1"
SITH = "affiliation_sith#1"
EARLIER = Path(__file__).parent / "earlier_payments.json"
"""A game of 211 choices, twelve of them "pay-all", recorded before payments were spread."""


def asked_to_pay(card: str, *play: str, affiliation: str = "sith", **more: Any) -> kantyna.Table:
    """The dark side plays a card from hand and is asked how to pay."""
    t = table(side(affiliation, *play, hand=[card]), side("jedi"), **more)
    do(t, f"play {card}#1")
    return t


def paid(t: kantyna.Table, seat: int = DARK) -> dict[str, int]:
    """The tokens that the proposed payment puts on cards."""
    before = marks(t, "focus")
    do(t, (seat, "pay"))
    return {label: n - before.get(label, 0) for label, n in marks(t, "focus").items() if n != before.get(label, 0)}


# what is spared


@pytest.mark.rule("SWLCG-302")
def test_three_cards_with_one_resource_pay_before_one_objective_gets_three_tokens() -> None:
    t = asked_to_pay("nightsister", "the_heart_of_the_empire", "fall_of_the_jedi", "reconnaissance_mission")
    assert paid(t) == {SITH: 1, "fall_of_the_jedi#1": 1, "reconnaissance_mission#1": 1}
    t = asked_to_pay("nightsister", "the_heart_of_the_empire", affiliation="imperial_navy")
    assert paid(t) == {"affiliation_imperial_navy#1": 1, HEART: 2}, "there is nothing else"


@pytest.mark.rule("SWLCG-300")
def test_a_second_token_goes_to_the_card_that_gives_least_in_the_turn_it_misses() -> None:
    t = asked_to_pay("darth_vader", "the_heart_of_the_empire", "imperial_command")
    assert paid(t) == {SITH: 1, HEART: 2, "imperial_command#1": 2}, "three on the Heart would cost two turns"


@pytest.mark.rule("SWLCG-322")
def test_a_unit_that_can_fight_stays_ready_and_pays_only_if_nothing_else_can() -> None:
    t = asked_to_pay("tie_advanced", "advisor_to_the_emperor", "reconnaissance_mission")
    assert paid(t) == {SITH: 1, "reconnaissance_mission#1": 1}
    t = asked_to_pay("tie_advanced", "advisor_to_the_emperor")
    assert paid(t) == {SITH: 1, "advisor_to_the_emperor#1": 1}


def test_of_two_units_the_one_that_is_not_needed_pays() -> None:
    t = asked_to_pay("sith_library", "duty_officer", "grand_moff_tarkin", marks={"focus": {SITH: 1}})
    assert paid(t) == {"duty_officer#1": 1}, "it has nothing to strike with"
    busy = {"focus": {SITH: 1}, "committed": {"duty_officer#1": 1}}
    t = asked_to_pay("sith_library", "duty_officer", "logistics_officer", marks=busy)
    assert paid(t) == {"logistics_officer#1": 1}, "the other one is committed to the Force"


def test_a_card_whose_ability_focuses_it_pays_after_others() -> None:
    t = asked_to_pay("sith_library", "corporate_exploitation", "reconnaissance_mission", marks={"focus": {SITH: 1}})
    assert paid(t) == {"reconnaissance_mission#1": 1}
    t = asked_to_pay("sith_library", "corporate_exploitation", marks={"focus": {SITH: 1}})
    assert paid(t) == {"corporate_exploitation#1": 1}


@pytest.mark.rule("SWLCG-303")
def test_a_cost_of_one_exhausts_no_card_that_could_give_more() -> None:
    t = asked_to_pay("sith_library", "the_heart_of_the_empire")
    assert paid(t) == {SITH: 1}
    t = asked_to_pay("sith_library", "the_heart_of_the_empire", marks={"focus": {SITH: 1}})
    assert paid(t) == {HEART: 1}


@pytest.mark.rule("SWLCG-308")
@pytest.mark.rule("SWLCG-309")
def test_a_neutral_card_is_paid_without_the_match_for_the_next_one() -> None:
    t = asked_to_pay("sith_library", "reconnaissance_mission")
    assert paid(t) == {"reconnaissance_mission#1": 1}, "the affiliation card is left for a Sith card"
    t = asked_to_pay("dark_side_apprentice", "reconnaissance_mission", "fall_of_the_jedi")
    assert paid(t) == {SITH: 1, "reconnaissance_mission#1": 1}, "one match is needed, and one is left"


@pytest.mark.rule("SWLCG-563")
@pytest.mark.parametrize(("unit", "tokens"), [("r2_d2_l01#1", (2, 0)), ("mon_mothma#1", (1, 1))])
def test_two_tokens_on_an_elite_card_cost_no_later_turn(unit: str, tokens: tuple[int, int]) -> None:
    spent = {"marks": {"focus": {face(place): 1 for place in PLACES}}}
    hand = ["tatooine_sympathizer_l01"]
    t = hunt(unit, "fleet_command_center#1", active=HUNTED, phase="deployment", hand=hand, more=spent)
    do(t, (HUNTED, "play tatooine_sympathizer_l01#1"))
    used = paid(t, HUNTED)
    assert (used.get(unit, 0), used.get("fleet_command_center#1", 0)) == tokens


@pytest.mark.rule("SWLCG-323")
def test_a_partners_cards_never_pay() -> None:
    t = four(player(DARK_1, hand=["emperors_royal_guard"]), player(DARK_2, "sith_library"))
    do(t, (DARK_1, "play emperors_royal_guard#1"))
    assert set(t.choices[DARK_1][0].cards) <= set(t.view(None)["seats"][DARK_1]["play"])
    assert_refused(t, DARK_1, "pay-with affiliation_sith#1 1 sith_library#1 1", "SWLCG-323")


# what is said before


def test_a_payment_says_which_cards_it_uses_before_it_is_made() -> None:
    t = asked_to_pay("nightsister", "the_heart_of_the_empire")
    choice = t.choices[DARK][0]
    assert choice.key == f"pay-with {SITH} 1 {HEART} 2"
    assert choice.cards == [SITH, HEART]
    assert choice.text("en") == "Pay: Sith, The Heart of the Empire × 2"
    assert choice.text("pl") == "Zapłać: Sithowie, Serce Imperium × 2"
    assert choice_json(t, choice)["about"] == {"uses": {SITH: 1, HEART: 2}}
    assert paid(t) == {SITH: 1, HEART: 2}, "and does what it says"


def test_the_payment_is_proposed_anew_after_a_part_of_it() -> None:
    t = asked_to_pay("nightsister", "the_heart_of_the_empire", "fall_of_the_jedi")
    do(t, f"generate {HEART} 1")
    assert payment(t, DARK) == f"pay-with {SITH} 1 fall_of_the_jedi#1 1"


# other payments


@pytest.mark.rule("SWLCG-301")
def test_any_complete_payment_may_be_made_at_once() -> None:
    t = asked_to_pay("nightsister", "the_heart_of_the_empire", "reconnaissance_mission")
    key = f"pay-with {HEART} 2 reconnaissance_mission#1 1"
    assert key not in keys(t, DARK) and t.why_not(DARK, key) is None
    do(t, key)
    assert marks(t, "focus") == {HEART: 2, "reconnaissance_mission#1": 1}
    assert t.record()["choices"][-1] == [DARK, key]
    assert kantyna.replay(t.record()) == t


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        (f"pay-with {HEART} 4", "SWLCG-299"),
        (f"pay-with {HEART} 2", "SWLCG-298"),
        (f"pay-with {HEART} 3 {SITH} 1", "SWLCG-298"),
        (f"pay-with {SITH} 1 {HEART} 1 {SITH} 1", "SWLCG-298"),
        ("pay-with darth_vader#1 1", "SWLCG-296"),
        ("pay-with affiliation_jedi#1 1", "SWLCG-323"),
        (f"pay-with sith_library#1 1 {HEART} 2", "SWLCG-304"),
        ("pay-with reconnaissance_mission#1 1 logistics_officer#1 1 corporate_exploitation#1 1", "SWLCG-308"),
    ],
)
def test_a_payment_that_is_not_complete_is_refused_with_its_rule(key: str, rule: str) -> None:
    neutral = ("reconnaissance_mission", "logistics_officer", "corporate_exploitation")
    own = ("the_heart_of_the_empire", *neutral, "darth_vader", "sith_library")
    assert_refused(asked_to_pay("nightsister", *own, marks={"focus": {"sith_library#1": 1}}), DARK, key, rule)


@pytest.mark.parametrize(
    "key", ["pay-with", "pay-with 1", f"pay-with {SITH}", f"pay-with {SITH} 0", f"pay-with {SITH} 1 x"]
)
def test_a_key_that_names_no_payment_is_an_error(key: str) -> None:
    with pytest.raises(kantyna.BadKey):
        asked_to_pay("nightsister", "the_heart_of_the_empire").choose(DARK, key)


@pytest.mark.rule("SWLCG-298")
def test_without_a_cost_there_is_nothing_to_pay() -> None:
    t = table(side("sith", "fall_of_the_jedi", hand=["sith_library"]), side("jedi"))
    assert_refused(t, DARK, f"pay-with {SITH} 1", "SWLCG-298")


# answers in between


def test_if_a_planned_card_cannot_pay_any_more_the_player_is_asked_again() -> None:
    position = position_of(asked_to_pay("nightsister", "the_heart_of_the_empire", "fall_of_the_jedi"))
    position["stack"][-1]["do"] = ["pay-planned", 3, "sith", {"parts": [["source", SITH, 1], ["source", HEART, 2]]}]
    t = kantyna.Table.from_position(position)
    assert "nightsister" in zone(t, DARK, "play") and marks(t, "focus") == {SITH: 1, HEART: 2}
    position["marks"]["focus"] = {SITH: 1}
    t = kantyna.Table.from_position(position)
    assert payment(t, DARK) and marks(t, "focus") == {SITH: 1}, "nothing has been paid yet"


# older records


def test_a_record_from_before_payments_were_spread_leads_to_the_same_table() -> None:
    record = json.loads(EARLIER.read_text(encoding="utf-8"))
    t = kantyna.replay(record)
    assert t.record()["end"] == record["end"] and t.length == 211
    assert [key for _, key in t.choices_since(0)].count("pay-all") == 12
    t.undo()
    assert t == kantyna.replay(record, 210)


def test_the_earlier_payment_is_accepted_but_not_offered() -> None:
    t = asked_to_pay("nightsister", "the_heart_of_the_empire", "fall_of_the_jedi", "reconnaissance_mission")
    assert "pay-all" not in keys(t, DARK) and t.why_not(DARK, "pay-all") is None
    do(t, "pay-all")
    assert marks(t, "focus") == {HEART: 3}
