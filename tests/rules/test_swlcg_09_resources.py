"""The Card Game, chapter 9: resources, and the two worked examples of the rulebook."""

from __future__ import annotations

import pytest

import kantyna
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, zone

CASINO = "cloud_city_casino"


def example_1() -> kantyna.Table:
    """The light side holds Trust Your Feelings and has two casinos and Forgotten Heroes; somebody to enhance, too."""
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
def test_what_a_card_could_have_given_more_is_not_left_over() -> None:
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


@pytest.mark.rule("SWLCG-188")
@pytest.mark.rule("SWLCG-295")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    t = table(side("sith", hand=["darth_vader"]), side("jedi"))
    assert refusal(t, DARK, "play darth_vader#1") == "SWLCG-188"


@pytest.mark.rule("SWLCG-318")
def test_one_choice_pays_what_is_obvious() -> None:
    t = example_2()
    do(t, "play emperors_royal_guard#1")
    assert keys(t, DARK)[0] == "pay-all"
    do(t, "pay-all")
    assert "emperors_royal_guard" in zone(t, DARK, "play")
    assert sum(marks(t, "focus").values()) == 2, "exactly what it costs"
