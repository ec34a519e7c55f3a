"""The Card Game, chapter 10.5: strikes, with the six steps of the rulebook's example and Obi-Wan's strengths."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, changed, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, zone

HEART = "the_heart_of_the_empire"
DEFENDERS = (
    "darth_vader",
    "nightsister",
    "interrogation_droid",
    "kuati_security_team",
    "advisor_to_the_emperor",
)


def example() -> kantyna.Table:
    """The light side will win the edge with the card in its hand."""
    light = side("jedi", "luke_skywalker", "red_five", "twilek_loyalist", hand=["yoda"])
    dark = side("sith", HEART, *DEFENDERS)
    t = table(dark, light, LIGHT, "conflict", marks={"committed": {"twilek_loyalist#1": 1}})
    attack(t, HEART, "luke_skywalker", "red_five", "twilek_loyalist")
    defend(t, *DEFENDERS)
    do(t, (LIGHT, "place yoda#1"))
    return t


def steps(t: kantyna.Table, last: int) -> None:
    """The example up to the end of that step."""
    moves = {
        3: ["strike twilek_loyalist#1", "resolve-unit-damage", "pick nightsister#1", "pick darth_vader#1"],
        4: ["strike interrogation_droid#1", "pick red_five#1"],
        5: ["resolve-unit-damage", "pick kuati_security_team#1"],
    }
    for step, keys_ in moves.items():
        if step <= last:
            do(t, *keys_)


@pytest.mark.rule("SWLCG-444")
@pytest.mark.rule("SWLCG-445")
def test_the_example_1_and_2_attackers_and_defenders() -> None:
    t = example()
    attackers = {"luke_skywalker#1": 1, "red_five#1": 1, "twilek_loyalist#1": 1}
    assert marks(t, "part") == attackers | {f"{unit}#1": 2 for unit in DEFENDERS}
    assert t.position()["engaged"] == f"{HEART}#1"
    assert marks(t, "focus") == {}
    assert t.position()["edge"] == LIGHT + 1
    assert list(t.choices) == [LIGHT]


@pytest.mark.rule("SWLCG-446")
@pytest.mark.rule("SWLCG-355")
@pytest.mark.rule("SWLCG-405")
@pytest.mark.rule("SWLCG-406")
def test_the_example_3_the_loyalist() -> None:
    t = example()
    do(t, "strike twilek_loyalist#1")
    assert marks(t, "focus") == {"twilek_loyalist#1": 2}, "it is focused before its icons, and is committed"
    do(t, "resolve-unit-damage", "pick nightsister#1")
    assert zone(t, DARK, "discard") == ["nightsister"]
    do(t, "pick darth_vader#1")
    assert marks(t, "focus") == {"twilek_loyalist#1": 2, "darth_vader#1": 1}


@pytest.mark.rule("SWLCG-447")
@pytest.mark.rule("SWLCG-421")
def test_the_example_4_the_droid() -> None:
    t = example()
    steps(t, 3)
    assert list(t.choices) == [DARK], "the players take turns"
    assert set(keys(t, DARK)) == {
        "strike interrogation_droid#1",
        "strike kuati_security_team#1",
        "strike advisor_to_the_emperor#1",
    }
    assert refusal(t, DARK, "strike darth_vader#1") == "SWLCG-663"
    do(t, "strike interrogation_droid#1", "pick red_five#1")
    assert marks(t, "focus")["red_five#1"] == 1
    assert marks(t, "focus")["interrogation_droid#1"] == 1
    assert logged(t, "strike") == ["twilek_loyalist#1", "interrogation_droid#1", "luke_skywalker#1"], "not Red Five"


@pytest.mark.rule("SWLCG-448")
@pytest.mark.rule("SWLCG-408")
def test_the_example_5_luke() -> None:
    t = example()
    steps(t, 4)
    assert set(keys(t, LIGHT)) == {"resolve-unit-damage", "resolve-blast"}, "his only ready unit strikes"
    do(t, "resolve-unit-damage", "pick kuati_security_team#1")
    assert set(zone(t, DARK, "discard")) == {"nightsister", "kuati_security_team"}
    assert marks(t, "damage") == {f"{HEART}#1": 2}


@pytest.mark.rule("SWLCG-449")
@pytest.mark.rule("SWLCG-450")
@pytest.mark.rule("SWLCG-420")
@pytest.mark.rule("SWLCG-422")
@pytest.mark.rule("SWLCG-480")
def test_the_example_6_the_advisor_and_the_end() -> None:
    t = example()
    steps(t, 5)
    assert logged(t, "strike")[-1] == "advisor_to_the_emperor#1", "it has to, with no icon to resolve"
    assert marks(t, "focus") == {
        "twilek_loyalist#1": 2,
        "luke_skywalker#1": 1,
        "red_five#1": 1,
        "darth_vader#1": 1,
        "interrogation_droid#1": 1,
        "advisor_to_the_emperor#1": 1,
    }
    assert marks(t, "damage") == {f"{HEART}#1": 2}, "three defenders have survived: nothing more"
    assert logged(t, "engagement-over") and not any("deal-one" in key for seat in t.choices for key in keys(t, seat))


def obi_wan(edge: int) -> kantyna.Table:
    light = side("jedi", "obi_wan_kenobi")
    return fight(
        side("sith", HEART, "darth_vader"), light, "obi_wan_kenobi", "darth_vader", HEART, LIGHT, edge,
        focus={"darth_vader#1": 1},
    )  # fmt: skip


@pytest.mark.rule("SWLCG-419")
@pytest.mark.rule("SWLCG-417")
@pytest.mark.rule("SWLCG-356")
def test_obi_wan_with_the_edge() -> None:
    t = obi_wan(LIGHT)
    assert set(keys(t, LIGHT)) == {"resolve-unit-damage", "resolve-tactics", "resolve-blast"}
    do(t, "resolve-blast")
    assert marks(t, "damage") == {f"{HEART}#1": 1}
    do(t, "resolve-unit-damage", "pick darth_vader#1")
    assert marks(t, "damage") == {f"{HEART}#1": 1, "darth_vader#1": 1}
    do(t, "pick darth_vader#1")
    assert marks(t, "focus")["darth_vader#1"] == 1, "the tokens are placed together"
    do(t, "pick darth_vader#1")
    assert marks(t, "focus")["darth_vader#1"] == 1 + 2


@pytest.mark.rule("SWLCG-419")
@pytest.mark.rule("SWLCG-418")
def test_obi_wan_without_the_edge() -> None:
    t = obi_wan(DARK)
    assert set(keys(t, LIGHT)) == {"resolve-unit-damage", "resolve-tactics"}, "no blast damage"
    do(t, "resolve-unit-damage", "pick darth_vader#1", "pick darth_vader#1")
    assert marks(t, "damage") == {"darth_vader#1": 1}
    assert marks(t, "focus") == {"darth_vader#1": 1 + 1, "obi_wan_kenobi#1": 1}


# alternating strikes


@pytest.mark.rule("SWLCG-399")
@pytest.mark.rule("SWLCG-735")
@pytest.mark.rule("SWLCG-736")
@pytest.mark.rule("SWLCG-737")
@pytest.mark.parametrize("edge", [DARK, LIGHT])
def test_players_alternate_strikes_beginning_with_the_winner_of_the_edge(edge: int) -> None:
    """Duty officers and droids have no icons, so nothing else is asked."""
    dark = side("imperial_navy", "duty_officer", "superlaser_engineer")
    light = side("jedi", "jedi_training", "c_3po", "r2_d2")
    t = fight(dark, light, "duty_officer superlaser_engineer", "c_3po r2_d2", edge=edge)
    assert list(t.choices) == [edge]
    do(t, (edge, keys(t, edge)[0]))
    assert list(t.choices) == [1 - edge]
    do(t, (1 - edge, keys(t, 1 - edge)[0]))
    assert logged(t, "engagement-over"), "the last one of each strikes of itself"
    sides = [DARK if unit.startswith(("duty", "super")) else LIGHT for unit in logged(t, "strike")]
    assert sides == [edge, 1 - edge, edge, 1 - edge]


@pytest.mark.rule("SWLCG-400")
def test_a_strike_is_over_before_the_next_begins() -> None:
    dark = side("sith", "darth_vader", "nightsister")
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "darth_vader nightsister", "yoda")
    do(t, "strike darth_vader#1", "resolve-blast")
    assert logged(t, "strike") == ["darth_vader#1"]
    assert keys(t, DARK) == ["pick yoda#1"], "his unit damage is still to come"


@pytest.mark.rule("SWLCG-401")
@pytest.mark.rule("SWLCG-403")
def test_the_player_with_more_units_goes_on_alone() -> None:
    dark = side("imperial_navy", "duty_officer", "superlaser_engineer", "at_st_commander")
    t = fight(dark, side("jedi", "jedi_training", "c_3po"), "duty_officer superlaser_engineer", "c_3po", edge=LIGHT)
    assert logged(t, "strike") == ["c_3po#1"]
    do(t, "strike superlaser_engineer#1")
    assert logged(t, "strike") == ["c_3po#1", "superlaser_engineer#1", "duty_officer#1"]
    assert marks(t, "focus") == {"c_3po#1": 1, "superlaser_engineer#1": 1, "duty_officer#1": 1}


@pytest.mark.rule("SWLCG-402")
def test_nobody_may_pass_a_strike() -> None:
    dark = side("imperial_navy", "duty_officer", "superlaser_engineer")
    t = fight(dark, side("jedi", "jedi_training"), "duty_officer superlaser_engineer")
    assert refusal(t, DARK, "pass") == "SWLCG-402"
    assert refusal(t, DARK, "decline") == "SWLCG-402"
    assert refusal(t, DARK, "attack-with duty_officer#1") == "SWLCG-402", "nor does anything else than strike"


@pytest.mark.rule("SWLCG-431")
@pytest.mark.rule("SWLCG-425")
@pytest.mark.rule("SWLCG-420")
def test_units_strike_even_if_no_enemy_is_left() -> None:
    t = fight(side("sith", "imperial_officer"), side("jedi", "jedi_training"), "imperial_officer")
    assert marks(t, "focus") == {"imperial_officer#1": 1}
    assert marks(t, "damage") == {}, "unit damage does not go to the objective"
    assert "deal-one jedi_training#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-425")
def test_tactics_icons_do_nothing_without_an_enemy_unit() -> None:
    t = fight(side("sith", "interrogation_droid"), side("jedi", "jedi_training"), "interrogation_droid")
    assert marks(t, "focus") == {"interrogation_droid#1": 1}
    assert logged(t, "strike") == ["interrogation_droid#1"]


@pytest.mark.rule("SWLCG-441")
@pytest.mark.rule("SWLCG-431")
def test_a_unit_destroyed_before_its_strike_does_not_strike() -> None:
    dark = side("sith", "nightsister", "duty_officer")
    t = fight(dark, side("jedi", "jedi_training", "x_wing_escort"), "nightsister duty_officer", "x_wing_escort")
    do(t, "strike nightsister#1", "resolve-unit-damage", "pick x_wing_escort#1")
    assert logged(t, "strike") == ["nightsister#1", "duty_officer#1"], "and the other side strikes on"


@pytest.mark.rule("SWLCG-432")
def test_the_edge_stays_for_all_strikes() -> None:
    """The light side has the edge, so the second attacker cannot use its edge-enabled icon either."""
    dark = side("sith", "viper_probe_droid#1", "viper_probe_droid#2")
    t = fight(
        dark,
        side("jedi", "jedi_training", "c_3po"),
        "viper_probe_droid#1 viper_probe_droid#2",
        "c_3po",
        edge=LIGHT,
    )
    do(t, keys(t, DARK)[0])
    assert len(logged(t, "strike")) == 3
    assert marks(t, "damage") == {}


@pytest.mark.rule("SWLCG-423")
def test_a_unit_that_becomes_ready_again_strikes_again() -> None:
    dark = side("imperial_navy", "duty_officer", "superlaser_engineer")
    t = fight(dark, side("jedi", "jedi_training", "c_3po", "r2_d2"), "duty_officer superlaser_engineer", "c_3po r2_d2")
    do(t, "strike duty_officer#1")
    t = changed(t, focus={})
    do(t, "strike c_3po#1")
    assert keys(t, DARK) == ["strike duty_officer#1", "strike superlaser_engineer#1"]
    assert refusal(t, DARK, "pass") == "SWLCG-402"


# icons


@pytest.mark.rule("SWLCG-407")
@pytest.mark.parametrize("first", ["resolve-unit-damage", "resolve-blast"])
def test_the_striking_player_orders_the_types(first: str) -> None:
    t = fight(side("sith", "nightsister"), side("jedi", "jedi_training", "yoda"), "nightsister", "yoda")
    do(t, first)
    assert marks(t, "damage") == ({} if first == "resolve-unit-damage" else {"jedi_training#1": 1})
    do(t, "pick yoda#1")
    assert marks(t, "damage") == {"jedi_training#1": 1, "yoda#1": 1}


@pytest.mark.rule("SWLCG-409")
@pytest.mark.rule("SWLCG-410")
@pytest.mark.rule("SWLCG-411")
def test_all_unit_damage_goes_to_one_participant() -> None:
    """Two icons deal two damage; two of three units defend."""
    light = side("jedi", "jedi_training", "obi_wan_kenobi", "yoda", "luke_skywalker")
    t = fight(
        side("sith", "darth_vader"), light, "darth_vader", "obi_wan_kenobi luke_skywalker", edge=LIGHT,
        focus={"obi_wan_kenobi#1": 1, "luke_skywalker#1": 1},
    )  # fmt: skip
    do(t, "resolve-unit-damage")
    assert set(keys(t, DARK)) == {"pick obi_wan_kenobi#1", "pick luke_skywalker#1"}
    assert refusal(t, DARK, "pick yoda#1") == "SWLCG-410"
    why = t.why_not(DARK, "pick yoda#1")
    assert why is not None and why.text("en") == "Yoda does not take part in the engagement."
    do(t, "pick luke_skywalker#1")
    assert marks(t, "damage") == {"luke_skywalker#1": 2, "jedi_training#1": 1}


@pytest.mark.rule("SWLCG-424")
def test_icons_have_to_be_resolved() -> None:
    t = fight(side("sith", "interrogation_droid"), side("jedi", "jedi_training", "yoda"), "interrogation_droid")
    assert keys(t, DARK) == ["pick yoda#1"]
    assert refusal(t, DARK, "decline") == "SWLCG-424"


@pytest.mark.rule("SWLCG-412")
@pytest.mark.rule("SWLCG-413")
@pytest.mark.rule("SWLCG-414")
@pytest.mark.rule("SWLCG-426")
@pytest.mark.parametrize("targets", [["yoda", "c_3po"], ["yoda", "yoda"], ["c_3po", "r2_d2"], ["r2_d2", "r2_d2"]])
def test_tactics_go_on_any_enemy_units_in_any_division(targets: list[str]) -> None:
    """C-3PO defends, Yoda is committed and does not, R2-D2 is exhausted."""
    light = side("jedi", "jedi_training", "yoda", "c_3po", "r2_d2")
    t = fight(
        side("sith", "emperor_palpatine"), light, "emperor_palpatine", "c_3po", edge=LIGHT,
        focus={"r2_d2#1": 1, "c_3po#1": 1}, committed={"yoda#1": 1},
    )  # fmt: skip
    do(t, "resolve-tactics", *[f"pick {target}#1" for target in targets])
    focus = marks(t, "focus")
    for unit, before in [("yoda", 0), ("c_3po", 1), ("r2_d2", 1)]:
        assert focus.get(f"{unit}#1", 0) == before + targets.count(unit)


@pytest.mark.rule("SWLCG-427")
def test_tactics_of_a_strike_are_placed_together() -> None:
    light = side("jedi", "jedi_training", "yoda", "c_3po")
    t = fight(side("sith", "emperor_palpatine"), light, "emperor_palpatine", "c_3po", focus={"c_3po#1": 1}, edge=LIGHT)
    do(t, "resolve-tactics", "pick yoda#1")
    assert marks(t, "focus") == {"emperor_palpatine#1": 1, "c_3po#1": 1}
    do(t, "pick c_3po#1")
    assert marks(t, "focus") == {"emperor_palpatine#1": 1, "c_3po#1": 2, "yoda#1": 1}


@pytest.mark.rule("SWLCG-415")
def test_blast_damage_of_an_attacker_goes_to_the_engaged_objective() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes")
    t = fight(side("sith", "tie_bomber"), light, "tie_bomber")
    assert marks(t, "damage") == {"jedi_training#1": 2}, "a normal icon and one that needs the edge"


@pytest.mark.rule("SWLCG-416")
def test_blast_damage_of_a_defender_is_not_resolved() -> None:
    dark = side("sith", "nightsister", "looking_for_droids", objective_deck=[])
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "yoda", "nightsister", "looking_for_droids", LIGHT, DARK)
    assert keys(t, DARK) == ["pick yoda#1"], "unit damage alone"
    do(t, "pick yoda#1")
    assert marks(t, "damage") == {"yoda#1": 1}


@pytest.mark.rule("SWLCG-430")
@pytest.mark.rule("SWLCG-479")
def test_the_engagement_goes_on_without_its_objective() -> None:
    dark = side("sith", "tie_bomber", "nightsister")
    light = side("jedi", "jedi_training", "forgotten_heroes")
    t = fight(dark, light, "tie_bomber nightsister", damage={"jedi_training#1": 3})
    do(t, "strike tie_bomber#1")
    assert zone(t, DARK, "victory") == ["jedi_training"]
    assert logged(t, "strike") == ["tie_bomber#1", "nightsister#1"], "the other attacker has to strike all the same"
    assert marks(t, "focus") == {"tie_bomber#1": 1, "nightsister#1": 1}
    assert marks(t, "damage") == {}, "its blast damage goes nowhere"
    assert logged(t, "engagement-over"), "and there is no bonus to be had"


@pytest.mark.rule("SWLCG-429")
def test_a_unit_that_leaves_the_engagement_resolves_no_more_icons() -> None:
    dark = side("sith", HEART, "darth_vader")
    focus = {"darth_vader#1": 1}
    t = fight(dark, side("jedi", "twilek_smuggler"), "twilek_smuggler", "darth_vader", HEART, LIGHT, focus=focus)
    do(t, "resolve-unit-damage")
    t = changed(t, part={"darth_vader#1": 2})
    do(t, "pick darth_vader#1")
    assert marks(t, "damage") == {"darth_vader#1": 1}
    assert logged(t, "engagement-over") and marks(t, "focus")["darth_vader#1"] == 1, "no tactics any more"
