"""The Card Game, chapter 9: resources, and the two worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import logged
from card_game_situations import DARK, LIGHT, do, keys, marks, payment, refusal, side, table, until, zone
from loose import position_of

CASINO = "cloud_city_casino"


def example_1() -> kantyna.Table:
    """The light side holds Trust Your Feelings and has two casinos, Forgotten Heroes and a unit to enhance."""
    light = side(
        "rebel_alliance", "forgotten_heroes", f"{CASINO}#1", f"{CASINO}#2", "mon_mothma", hand=["trust_your_feelings"]
    )
    return table(side("sith"), light, active=LIGHT, marks={"focus": {"affiliation_rebel_alliance#1": 1}})


def example_2() -> kantyna.Table:
    """The dark side of the second example, with its affiliation card, three objectives and three cards in hand."""
    dark = side(
        "sith",
        "the_heart_of_the_empire",
        "corporate_exploitation",
        "reconnaissance_mission",
        hand=["emperors_royal_guard", "interrogation", "vaders_lightsaber"],
    )
    return table(dark, side("jedi"))


@pytest.mark.rule("SWLCG-324")
@pytest.mark.rule("SWLCG-302")
@pytest.mark.rule("SWLCG-308")
@pytest.mark.rule("SWLCG-310")
def test_the_first_example_of_the_rulebook() -> None:
    t = example_1()
    do(t, "play trust_your_feelings#1", f"generate {CASINO}#1 1")
    assert f"generate {CASINO}#2 1" not in keys(t, LIGHT), "two casinos give no Jedi match"
    assert refusal(t, LIGHT, f"generate {CASINO}#2 1") == "SWLCG-308"
    do(t, "generate forgotten_heroes#1 1")
    do(t, "pick mon_mothma#1")
    assert marks(t, "focus") == {"affiliation_rebel_alliance#1": 1, f"{CASINO}#1": 1, "forgotten_heroes#1": 1}
    assert t.position()["hosts"] == {"trust_your_feelings#1": "mon_mothma#1"}


@pytest.mark.rule("SWLCG-325")
@pytest.mark.rule("SWLCG-326")
def test_the_second_example_the_royal_guard() -> None:
    t = example_2()
    assert {"play emperors_royal_guard#1", "play vaders_lightsaber#1"} & set(keys(t, DARK)) == {
        "play emperors_royal_guard#1"
    }, "a lightsaber needs somebody to hold it"
    do(t, "play emperors_royal_guard#1", "generate affiliation_sith#1 1", "generate corporate_exploitation#1 1")
    assert "emperors_royal_guard" in zone(t, DARK, "play")
    assert marks(t, "focus") == {"affiliation_sith#1": 1, "corporate_exploitation#1": 1}


@pytest.mark.rule("SWLCG-328")
@pytest.mark.rule("SWLCG-304")
def test_the_second_example_what_is_refused_at_its_end() -> None:
    """After the guard and Interrogation: the Heart has two tokens on a value of three, and gives no third."""
    spent = {"affiliation_sith#1": 1, "corporate_exploitation#1": 1, "the_heart_of_the_empire#1": 2}
    dark = side(
        "sith",
        "the_heart_of_the_empire",
        "corporate_exploitation",
        "reconnaissance_mission",
        "darth_vader",
        hand=["vaders_lightsaber"],
    )
    t = table(dark, side("jedi"), marks={"focus": spent})
    assert refusal(t, DARK, "play vaders_lightsaber#1") == "SWLCG-308"


@pytest.mark.rule("SWLCG-301")
@pytest.mark.rule("SWLCG-298")
@pytest.mark.rule("SWLCG-300")
@pytest.mark.rule("SWLCG-303")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_an_objective_of_value_three_gives_one_two_or_three(n: int) -> None:
    others = ["shadows_of_dathomir", "counsel_of_the_sith"]
    t = table(side("sith", "the_heart_of_the_empire", *others, hand=["darth_vader"]), side("jedi"))
    t.choose(DARK, "play darth_vader#1")
    t.choose(DARK, f"generate the_heart_of_the_empire#1 {n}")
    assert marks(t, "focus") == {"the_heart_of_the_empire#1": n}
    assert not [key for key in keys(t, DARK) if "the_heart" in key], "and is exhausted, whatever part was used"


@pytest.mark.rule("SWLCG-299")
def test_no_card_gives_more_than_its_value() -> None:
    t = table(side("sith", "the_heart_of_the_empire", "corporate_exploitation", hand=["darth_vader"]), side("jedi"))
    t.choose(DARK, "play darth_vader#1")
    assert refusal(t, DARK, "generate the_heart_of_the_empire#1 4") == "SWLCG-299"


@pytest.mark.rule("SWLCG-307")
@pytest.mark.rule("SWLCG-305")
def test_unused_resources_of_a_source_are_not_kept() -> None:
    """A unit of cost 3: two from an objective of value 2, one from the Heart of value 3, which gives nothing more."""
    dark = side("sith", "the_heart_of_the_empire", "shadows_of_dathomir", hand=["nightsister", "isb_interrogators"])
    t = table(dark, side("jedi"), marks={"focus": {"affiliation_sith#1": 1}})
    do(t, "play nightsister#1", "generate shadows_of_dathomir#1 2", "generate the_heart_of_the_empire#1 1")
    assert "nightsister" in zone(t, DARK, "play")
    assert marks(t, "focus") == {
        "affiliation_sith#1": 1,
        "shadows_of_dathomir#1": 2,
        "the_heart_of_the_empire#1": 1,
    }
    assert refusal(t, DARK, "play isb_interrogators#1") == "SWLCG-188"


@pytest.mark.rule("SWLCG-309")
def test_a_neutral_card_needs_no_match() -> None:
    dark = side(
        "sith", "corporate_exploitation", "reconnaissance_mission", hand=["tie_fighter", "dark_side_apprentice"]
    )
    t = table(dark, side("jedi"), marks={"focus": {"affiliation_sith#1": 1}})
    assert "play tie_fighter#1" in keys(t, DARK)
    assert refusal(t, DARK, "play dark_side_apprentice#1") == "SWLCG-308"
    t = table(side("sith", hand=["tie_fighter"]), side("jedi"))
    do(t, "play tie_fighter#1", "generate affiliation_sith#1 1")
    assert "tie_fighter" in zone(t, DARK, "play"), "nor does its resource have to be neutral"


@pytest.mark.rule("SWLCG-188")
@pytest.mark.rule("SWLCG-295")
def test_a_card_that_cannot_be_paid_for_cannot_be_played() -> None:
    t = table(side("sith", hand=["darth_vader"]), side("jedi"))
    assert refusal(t, DARK, "play darth_vader#1") == "SWLCG-188"


@pytest.mark.rule("SWLCG-318")
def test_one_choice_makes_an_obvious_payment() -> None:
    t = example_2()
    do(t, "play emperors_royal_guard#1")
    assert keys(t, DARK)[0] == payment(t, DARK)
    do(t, "pay")
    assert "emperors_royal_guard" in zone(t, DARK, "play")
    assert sum(marks(t, "focus").values()) == 2, "exactly what it costs"


@pytest.mark.rule("SWLCG-318")
def test_an_obvious_payment_uses_the_matching_source_first() -> None:
    t = example_2()
    do(t, "play emperors_royal_guard#1")
    assert t.prompt("en") == (
        "Emperor's Royal Guard: 2 resources are still to be paid, "
        "at least one of them by a card of this affiliation: Sith."
    )
    do(t, "generate affiliation_sith#1 1")
    assert t.prompt("en") == "Emperor's Royal Guard: 1 resource is still to be paid.", "the match is found"
    t = example_2()
    do(t, "play emperors_royal_guard#1", "pay")
    assert logged(t, "focus") == ["affiliation_sith#1", "reconnaissance_mission#1"]


@pytest.mark.rule("SWLCG-327")
def test_the_second_example_interrogation() -> None:
    t = example_2()
    do(t, "play emperors_royal_guard#1", "generate affiliation_sith#1 1", "generate corporate_exploitation#1 1")
    t = kantyna.Table.from_position({**t.position(), "seats": with_a_hand(t, LIGHT, "yoda")})
    do(t, "act interrogation#1", "generate the_heart_of_the_empire#1 2")
    assert marks(t, "focus")["the_heart_of_the_empire#1"] == 2
    assert "interrogation" not in zone(t, DARK, "hand")


def with_a_hand(t: kantyna.Table, seat: int, *cards: str) -> list[dict[str, Any]]:
    seats: list[dict[str, Any]] = position_of(t)["seats"]
    seats[seat]["hand"] = list(cards)
    return seats


@pytest.mark.rule("SWLCG-296")
@pytest.mark.rule("SWLCG-297")
@pytest.mark.rule("SWLCG-299")
def test_which_cards_generate_resources() -> None:
    dark = side("sith", "fall_of_the_jedi", "sith_library", "nightsister", hand=["tie_advanced"])
    t = table(dark, side("jedi"), marks={"focus": {"sith_library#1": 1}})
    do(t, "play tie_advanced#1")
    assert [key for key in keys(t, DARK) if key.startswith("generate")] == [
        "generate affiliation_sith#1 1",
        "generate fall_of_the_jedi#1 1",
    ], "the affiliation card and the objective; the enhancement is exhausted"
    assert refusal(t, DARK, "generate nightsister#1 1") == "SWLCG-296", "a unit without a resource value"
    assert refusal(t, DARK, "generate sith_library#1 1") == "SWLCG-304"
    assert refusal(t, DARK, "generate fall_of_the_jedi#1 2") == "SWLCG-299"


@pytest.mark.rule("SWLCG-293")
@pytest.mark.rule("SWLCG-292")
@pytest.mark.rule("SWLCG-294")
def test_the_card_is_shown_then_paid_for_then_played() -> None:
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", hand=["nightsister"])
    t = table(dark, side("jedi"))
    assert {card.id: card for card in kantyna.cards("card-game")}["nightsister"].facts()["cost"] == 3
    do(t, "play nightsister#1")
    assert zone(t, DARK, "playing") == ["nightsister"] and "nightsister" not in zone(t, DARK, "play")
    assert t.view(LIGHT)["seats"][DARK]["playing"] == ["nightsister#1"], "everybody sees what is being paid for"
    do(t, "pay")
    assert "nightsister" in zone(t, DARK, "play") and sum(marks(t, "focus").values()) == 3


@pytest.mark.rule("SWLCG-306")
@pytest.mark.rule("SWLCG-317")
def test_resources_generated_beyond_the_cost_are_lost() -> None:
    dark = side("sith", "the_heart_of_the_empire", hand=["viper_probe_droid", "tie_advanced"])
    t = table(dark, side("jedi"), marks={"focus": {"affiliation_sith#1": 1}})
    assert not [key for key in keys(t, DARK) if key.startswith("generate")], "never without something to pay for"
    do(t, "play tie_advanced#1", "generate the_heart_of_the_empire#1 3")
    assert marks(t, "focus") == {"affiliation_sith#1": 1, "the_heart_of_the_empire#1": 3}
    assert refusal(t, DARK, "play viper_probe_droid#1") == "SWLCG-188", "nothing is left over"


@pytest.mark.rule("SWLCG-311")
def test_a_card_of_cost_0_needs_no_match() -> None:
    dark = side("imperial_navy", "looking_for_droids", hand=["force_choke"])
    t = table(
        dark, side("jedi", "yoda"), marks={"focus": {"affiliation_imperial_navy#1": 1, "looking_for_droids#2": 1}}
    )
    assert "act force_choke#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-312")
@pytest.mark.rule("SWLCG-313")
def test_one_matching_source_is_enough_and_must_give_something() -> None:
    dark = side("imperial_navy", "fall_of_the_jedi", "corporate_exploitation", hand=["nightsister"])
    t = table(dark, side("jedi"))
    do(t, "play nightsister#1")
    do(t, "generate affiliation_imperial_navy#1 1", "generate corporate_exploitation#1 1")
    assert keys(t, DARK) == [payment(t, DARK), "generate fall_of_the_jedi#1 1"]
    do(t, "pay")
    assert "nightsister" in zone(t, DARK, "play"), "one Sith resource of three"
    dark = side("imperial_navy", "fall_of_the_jedi", "the_heart_of_the_empire", "corporate_exploitation#1")
    dark["hand"] = ["nightsister"]
    t = table(dark, side("jedi"), marks={"focus": {"the_heart_of_the_empire#1": 1}})
    do(t, "play nightsister#1", "generate affiliation_imperial_navy#1 1")
    do(t, "generate corporate_exploitation#1 1")
    assert keys(t, DARK)[1:] == ["generate fall_of_the_jedi#1 1"], "the last one must come from the match"


@pytest.mark.rule("SWLCG-319")
def test_a_card_generates_all_its_resources_at_once() -> None:
    dark = side("sith", "the_heart_of_the_empire", hand=["nightsister"])
    t = table(dark, side("jedi"))
    do(t, "play nightsister#1", "generate the_heart_of_the_empire#1 2")
    assert keys(t, DARK) == ["pay-with affiliation_sith#1 1", "generate affiliation_sith#1 1"]
    assert refusal(t, DARK, "generate the_heart_of_the_empire#1 1") == "SWLCG-304"


@pytest.mark.rule("SWLCG-320")
def test_an_attempt_that_cannot_be_paid_changes_nothing() -> None:
    dark = side("sith", "fall_of_the_jedi", hand=["nightsister"])
    t = table(dark, side("jedi"))
    before = t.position()
    assert refusal(t, DARK, "play nightsister#1") == "SWLCG-188"
    with pytest.raises(kantyna.IllegalChoice):
        t.choose(DARK, "play nightsister#1")
    assert t.position() == before and marks(t, "focus") == {}


@pytest.mark.rule("SWLCG-321")
def test_resources_are_generated_in_the_opponents_turn_too() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"])
    t = table(side("sith", "fall_of_the_jedi", "nightsister"), light, DARK, "conflict")
    do(t, (LIGHT, "act jedi_mind_trick#1"), (LIGHT, "generate jedi_training#1 1"))
    assert marks(t, "focus") == {"jedi_training#1": 1} and t.position()["active"] == DARK


@pytest.mark.rule("SWLCG-322")
def test_a_unit_that_generates_resources_is_exhausted() -> None:
    light = side("rebel_alliance", "mon_mothma", hand=["rebel_sympathizer"])
    t = table(side("sith", "fall_of_the_jedi"), light, LIGHT, marks={"focus": {"affiliation_rebel_alliance#1": 1}})
    do(t, "play rebel_sympathizer#1", "generate mon_mothma#1 1")
    assert marks(t, "focus")["mon_mothma#1"] == 1
    until(t, "engage")
    do(t, "engage fall_of_the_jedi#1")
    assert refusal(t, LIGHT, "attack-with mon_mothma#1") == "SWLCG-337"


@pytest.mark.rule("SWLCG-323")
def test_players_pay_only_with_their_own_cards() -> None:
    t = table(side("sith", "fall_of_the_jedi", hand=["tie_advanced"]), side("jedi", "jedi_training"))
    do(t, "play tie_advanced#1")
    assert refusal(t, DARK, "generate jedi_training#1 1") == "SWLCG-323"
    assert refusal(t, DARK, "generate affiliation_jedi#1 1") == "SWLCG-323"
