"""What the neutral cards of the dark side do."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, fight
from card_game_situations import (
    DARK,
    LIGHT,
    do,
    keys,
    marks,
    pass_answers,
    pass_windows,
    payment,
    refusal,
    side,
    table,
    until,
    zone,
)
from kantyna.engine.abilities.frames import might_act
from kantyna.game.card_game.cards.sets import CARD
from loose import view_of


def icons(t: kantyna.Table, unit: str) -> dict[str, int]:
    found: dict[str, int] = t.view(None)["icons"][unit]
    return found


def test_reconnaissance_mission_raises_the_reserve_by_one() -> None:
    dark = side("sith", "reconnaissance_mission", deck=["espo_trooper"] * 5 + ["tie_fighter"] * 2 + ["tie_bomber"])
    t = table(dark, side("jedi", "yoda"), phase="draw")
    until(t, "play")
    assert len(zone(t, DARK, "hand")) == 7


def test_blaster_pistol_gives_a_character_unit_damage() -> None:
    t = table(side("sith", "tie_fighter", hand=["blaster_pistol"]), side("jedi", "yoda"))
    do(t, "play blaster_pistol#1")
    assert keys(t, DARK) == ["pick yoda#1"]  # of either player; no Vehicle
    do(t, "pick yoda#1")
    assert icons(t, "yoda#1")["unit-damage"] == 1


def test_aft_armor_plating_gives_a_vehicle_shielding() -> None:
    dark = side("sith", "tie_fighter", "nightsister", "aft_armor_plating")
    t = table(dark, side("jedi", "jedi_training"), phase="conflict", hosts={"aft_armor_plating#1": "tie_fighter#1"})
    attack(t, "jedi_training", "nightsister", "tie_fighter")
    assert keys(t, DARK) == ["pick tie_fighter#1", "pick nightsister#1", "decline"]
    do(t, "pick nightsister#1")
    assert marks(t, "shield") == {"nightsister#1": 1}


# TIE Advanced


def test_tie_advanced_deals_a_damage_on_top_of_the_unopposed_bonus() -> None:
    dark = side("sith", "tie_advanced", "nightsister")
    t = fight(dark, side("jedi", "jedi_training"), "tie_advanced nightsister", steps=())
    do(t, "deal-one jedi_training#1")
    assert marks(t, "damage") == {"jedi_training#1": 1}
    do(t, "answer tie_advanced#1")
    assert marks(t, "damage") == {"jedi_training#1": 2}
    assert "answer tie_advanced#1" not in keys(t, DARK)


def test_tie_advanced_needs_an_unopposed_engagement_that_it_attacked_in_and_the_objective() -> None:
    def offered(attackers: str, defenders: str = "", damage: int = 0) -> bool:
        t = fight(side("sith", "tie_advanced", "nightsister"), side("jedi", "jedi_training", "yoda"), attackers,
                  defenders, steps=(), damage={"jedi_training#1": damage})  # fmt: skip
        if any(key.startswith("deal-one") for key in keys(t, DARK)):
            t.choose(DARK, "deal-one jedi_training#1")
        return "answer tie_advanced#1" in keys(t, DARK)

    assert offered("tie_advanced")
    assert not offered("nightsister")
    assert not offered("tie_advanced", "yoda")
    assert not offered("tie_advanced", damage=4)  # the bonus has destroyed it


# Rancor


def rancor(*light: str, **more: Any) -> kantyna.Table:
    objectives = ("looking_for_droids", "the_emperors_web", "fall_of_the_jedi")
    return table(side("sith", *objectives, "rancor"), side("jedi", *light), phase="refresh", **more)


def test_the_rancor_destroys_the_cheapest_unit_that_is_no_vehicle() -> None:
    t = rancor("yoda", "twilek_loyalist", "jedi_in_hiding")
    assert keys(t, DARK) == ["pick twilek_loyalist#1"]  # cost 1
    do(t, "pick twilek_loyalist#1")
    assert zone(t, LIGHT, "discard") == ["twilek_loyalist"]
    assert "rancor" in zone(t, DARK, "play")
    assert keys(rancor("twilek_loyalist", "r2_d2"), DARK) == ["pick r2_d2#1"], "cost 0 is less than 1"


def test_of_equally_cheap_units_the_rancors_player_picks_one() -> None:
    t = rancor("jedi_in_hiding", "guardian_of_peace", "yoda")
    assert keys(t, DARK) == ["pick jedi_in_hiding#1", "pick guardian_of_peace#1"]
    do(t, "pick guardian_of_peace#1")
    assert zone(t, LIGHT, "discard") == ["guardian_of_peace"]


@pytest.mark.rule("SWLCG-538")
def test_the_rancor_destroys_itself_where_nothing_is_cheaper() -> None:
    t = rancor("red_five", "obi_wan_kenobi")  # a Vehicle, and one that costs 5
    assert keys(t, DARK) == ["pick rancor#1"]
    do(t, "pick rancor#1")
    assert zone(t, DARK, "discard") == ["rancor"]


# Black Squadron Pilot


@pytest.mark.rule("SWLCG-749")
def test_black_squadron_pilot_enters_play_as_an_enhancement_of_a_fighter() -> None:
    dark = side("sith", "looking_for_droids", "the_heart_of_the_empire", "tie_fighter", "at_st",
                hand=["black_squadron_pilot"])  # fmt: skip
    t = table(dark, side("jedi", "red_five"))
    do(t, "play black_squadron_pilot#1", "pay")
    assert keys(t, DARK) == ["pick tie_fighter#1", "decline"]  # no walker, no enemy Fighter
    do(t, "pick tie_fighter#1")
    assert t.position()["hosts"] == {"black_squadron_pilot#1": "tie_fighter#1"}
    found = icons(t, "tie_fighter#1")
    assert (found["unit-damage"], found["blast"]) == (1, 1)
    assert "black_squadron_pilot#1" not in t.view(None)["icons"]  # no unit
    assert "black_squadron_pilot#1" not in t.view(None)["capacity"]


def test_black_squadron_pilot_may_enter_play_as_a_unit() -> None:
    dark = side("sith", "looking_for_droids", "the_heart_of_the_empire", "tie_fighter", hand=["black_squadron_pilot"])
    t = table(dark, side("jedi", "red_five"))
    do(t, "play black_squadron_pilot#1", "pay", "decline")
    assert t.position()["hosts"] == {}
    assert t.view(None)["capacity"]["black_squadron_pilot#1"] == 1
    assert "unit-damage" not in icons(t, "tie_fighter#1")
    alone = side("sith", "looking_for_droids", "the_heart_of_the_empire", hand=["black_squadron_pilot"])
    t = table(alone, side("jedi", "red_five"))
    do(t, "play black_squadron_pilot#1", "pay")
    assert "black_squadron_pilot" in zone(t, DARK, "play")  # there is nothing to ask


def test_the_pilot_goes_with_its_fighter() -> None:
    dark = side("sith", "looking_for_droids", "tie_fighter", "black_squadron_pilot")
    t = fight(dark, side("jedi", "jedi_training", "luke_skywalker"), "tie_fighter", "luke_skywalker",
              edge=LIGHT, hosts={"black_squadron_pilot#1": "tie_fighter#1"})  # fmt: skip
    do(t, "pick tie_fighter#1")
    assert sorted(zone(t, DARK, "discard")) == ["black_squadron_pilot", "tie_fighter"]


# Viper Probe Droid


def test_viper_probe_droid_is_played_from_the_discard_pile_for_its_cost() -> None:
    dark = side("sith", "the_heart_of_the_empire", discard=["viper_probe_droid", "tie_fighter"])
    t = table(dark, side("jedi", "yoda"))
    assert keys(t, DARK) == ["play viper_probe_droid#1", "pass"]  # the hand is empty
    assert refusal(t, DARK, "play tie_fighter#1") == "SWLCG-184"
    do(t, "play viper_probe_droid#1", "generate the_heart_of_the_empire#1 2")
    assert "viper_probe_droid" in zone(t, DARK, "play")
    assert marks(t, "focus") == {"the_heart_of_the_empire#1": 2}


def test_viper_probe_droid_is_played_in_its_players_deployment_phase_only() -> None:
    dark = side("sith", "the_heart_of_the_empire", "tie_fighter", discard=["viper_probe_droid"], hand=["tallon_roll"])
    t = table(dark, side("jedi", "yoda"), active=LIGHT, marks={"focus": {"tie_fighter#1": 1}})
    pass_windows(t, "act tallon_roll")
    assert refusal(t, DARK, "play viper_probe_droid#1") == "SWLCG-196"
    poor = table(side("sith", discard=["viper_probe_droid"]), side("jedi", "yoda"))
    assert "play viper_probe_droid#1" not in keys(poor, DARK)


# Corporate Exploitation


@pytest.mark.rule("SWLCG-639", "SWLCG-640")
def test_corporate_exploitation_puts_a_cheap_unit_into_play() -> None:
    dark = side("sith", "corporate_exploitation", hand=["tie_fighter", "tie_bomber", "sith_library"])
    t = table(dark, side("jedi", "yoda", hand=["double_strike"]), active=LIGHT, phase="conflict")
    pass_windows(t, "act corporate_exploitation#1")
    do(t, "act corporate_exploitation#1")
    assert keys(t, DARK) == ["pick tie_fighter#1"]
    assert refusal(t, DARK, "pick tie_bomber#1") == "SWLCG-639"
    do(t, "pick tie_fighter#1")
    assert "tie_fighter" in zone(t, DARK, "play") and zone(t, DARK, "hand") == ["tie_bomber", "sith_library"]
    assert marks(t, "focus") == {"corporate_exploitation#1": 1}


@pytest.mark.rule("SWLCG-763")
def test_corporate_exploitation_needs_such_a_unit_in_hand() -> None:
    t = table(side("sith", "corporate_exploitation", hand=["tie_bomber"]), side("jedi", "yoda"))
    assert refusal(t, DARK, "act corporate_exploitation#1") == "SWLCG-763"


@pytest.mark.parametrize("card", ["tie_fighter", "tie_bomber", "control_room"])
def test_a_player_who_could_use_corporate_exploitation_is_asked_with_any_hand(card: str) -> None:
    """In the Force phase of the light side, which has nothing to do."""

    def asked(hand: list[str], focus: int = 0) -> bool:
        dark = side("sith", "corporate_exploitation", hand=hand)
        marks = {"focus": {"corporate_exploitation#1": focus}} if focus else {}
        t = table(dark, side("jedi"), active=LIGHT, phase="force", marks=marks)
        return might_act(t._state, DARK)

    assert asked([card])
    assert not asked([card], focus=1)  # nobody can use it
    assert not asked([])


# Human Replica Droid


def edge_battle(hand: list[str], **more: Any) -> kantyna.Table:
    """The dark side attacks, and nobody defends: it wins the edge battle."""
    dark = side("sith", "tie_fighter", hand=hand)
    return fight(dark, side("jedi", "jedi_training", "yoda"), "tie_fighter", steps=("strikes", "edge-battle"), **more)


def test_human_replica_droid_comes_from_hand_into_an_engagement_whose_edge_is_won() -> None:
    t = edge_battle(["human_replica_droid", "tie_bomber"])
    do(t, (DARK, "pass"), "answer human_replica_droid#1")
    assert marks(t, "part") == {"tie_fighter#1": 1, "human_replica_droid#1": 1}
    assert marks(t, "focus") == {}
    until(t, "deal-one")
    assert marks(t, "damage") == {"jedi_training#1": 2}  # a blast each, edge-enabled


def test_human_replica_droid_defends_when_its_player_does() -> None:
    dark = side("sith", "the_heart_of_the_empire", "tie_fighter", hand=["human_replica_droid"])
    t = fight(dark, side("jedi", "yoda"), "yoda", "tie_fighter", engaged="the_heart_of_the_empire", active=LIGHT,
              steps=("strikes", "edge-battle"))  # fmt: skip
    do(t, "pass", "answer human_replica_droid#1")  # a tie is the defender's
    assert marks(t, "part") == {"yoda#1": 1, "tie_fighter#1": 2, "human_replica_droid#1": 2}


def test_human_replica_droid_stays_in_hand_when_the_edge_is_lost() -> None:
    dark = side("sith", "tie_fighter", hand=["human_replica_droid"])
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "tie_fighter", "yoda", steps=("strikes", "edge-battle"))
    do(t, "pass")
    until(t, "commit", "deal-one")
    assert not any(event.kind == "join-engagement" for event in t.events)


@pytest.mark.parametrize("hand", [["human_replica_droid"], ["tie_bomber"]])
def test_the_winner_of_the_edge_is_asked_with_any_hand_that_is_not_empty(hand: list[str]) -> None:
    t = edge_battle(hand)
    do(t, (DARK, "pass"))
    window = view_of(t)["window"]
    assert (window["name"], window["event"]) == ("reaction", "edge-won")
    assert list(t.choices) == [DARK]


# It's Worse


def readied_fighter(*light_hand: str, **more: Any) -> kantyna.Table:
    """The dark side readies a Fighter; the light side may cancel that."""
    dark = side("sith", "tie_fighter", hand=["tallon_roll", "its_worse"])
    light = side("jedi", "forgotten_heroes", "yoda", hand=list(light_hand))
    return table(dark, light, marks={"focus": {"tie_fighter#1": 1}}, **more)


@pytest.mark.rule("SWLCG-668", "SWLCG-669")
def test_its_worse_cancels_an_interrupt_and_deals_a_damage() -> None:
    t = readied_fighter("counter_stroke")
    do(t, "act tallon_roll#1", "pick tie_fighter#1", "answer counter_stroke#1", "pay")
    do(t, "answer its_worse#1", "pick yoda#1")
    pass_answers(t)
    assert marks(t, "damage") == {"yoda#1": 1}
    assert marks(t, "focus") == {"affiliation_jedi#1": 1}  # Tallon Roll happened after all; its enemy has paid
    assert zone(t, LIGHT, "discard") == ["counter_stroke"]
    assert sorted(zone(t, DARK, "discard")) == ["its_worse", "tallon_roll"]


@pytest.mark.rule("SWLCG-672")
def test_its_worse_can_itself_be_cancelled_and_then_deals_nothing() -> None:
    t = readied_fighter("counter_stroke", "counter_stroke")
    do(t, "act tallon_roll#1", "pick tie_fighter#1", "answer counter_stroke#1", "pay")
    do(t, "answer its_worse#1", "pick yoda#1", "answer counter_stroke#2", "pay")
    until(t, "play", "act", "commit", "engage")
    assert marks(t, "damage") == {}
    assert marks(t, "focus")["tie_fighter#1"] == 1  # the first Counter-stroke has cancelled Tallon Roll


def test_its_worse_needs_an_enemy_unit_and_another_interrupt() -> None:
    dark = side("sith", "tie_fighter", hand=["tallon_roll", "its_worse"])
    light = side("jedi", "forgotten_heroes", hand=["counter_stroke"])
    t = table(dark, light, marks={"focus": {"tie_fighter#1": 1}})
    do(t, "act tallon_roll#1", "pick tie_fighter#1", "answer counter_stroke#1", "pay")
    assert "answer its_worse#1" not in keys(t, DARK)  # no enemy unit
    t = readied_fighter("counter_stroke")
    do(t, (DARK, "act tallon_roll#1"), (DARK, "pick tie_fighter#1"))
    assert list(t.choices) == [LIGHT]  # an event is being played, and no interrupt used
    t.choose(LIGHT, "pass")
    assert view_of(t)["window"]["event"] == "" and zone(t, DARK, "discard") == ["tallon_roll"]


@pytest.mark.parametrize("hand", [["tallon_roll", "its_worse"], ["tallon_roll", "tie_bomber"]])
def test_a_player_who_could_hold_its_worse_is_asked_at_an_interrupt_and_nowhere_else(hand: list[str]) -> None:
    dark = side("sith", "tie_fighter", hand=hand)
    light = side("jedi", "forgotten_heroes", "yoda", hand=["counter_stroke"])
    t = table(dark, light, marks={"focus": {"tie_fighter#1": 1}})
    do(t, "act tallon_roll#1", "pick tie_fighter#1", "answer counter_stroke#1")
    t.choose(LIGHT, payment(t, LIGHT))
    window = view_of(t)["window"]
    assert list(t.choices) == [DARK] and (window["name"], window["event"]) == ("interrupt", "ability")


@pytest.mark.rule("SWLCG-772")
def test_the_example_of_nested_interrupts() -> None:
    """A strike would damage Yoda; Lightsaber Deflection, It's Worse, Counter-stroke; Counter-stroke comes first."""
    dark = side("sith", "kuati_security_team", hand=["its_worse"])
    light = side("jedi", "jedi_training", "forgotten_heroes", "yoda", "twilek_loyalist",
                 hand=["lightsaber_deflection", "counter_stroke"])  # fmt: skip
    t = fight(dark, light, "kuati_security_team", "yoda")
    do(t, "resolve-unit-damage", (DARK, "pick yoda#1"))
    do(t, (LIGHT, "answer lightsaber_deflection#1"), (LIGHT, "pick twilek_loyalist#1"))
    do(t, (DARK, "answer its_worse#1"), (DARK, "pick yoda#1"), (LIGHT, "answer counter_stroke#1"), (LIGHT, "pay"))
    pass_windows(t, "strike")
    assert zone(t, DARK, "discard") == ["its_worse"]
    assert "yoda#1" not in marks(t, "damage")
    assert "twilek_loyalist" in zone(t, LIGHT, "discard")  # it took the 1 damage


@pytest.mark.rule("SWLCG-352")
def test_what_corporate_exploitation_puts_into_play_takes_no_part_in_the_engagement() -> None:
    dark = side("sith", "corporate_exploitation", "nightsister", hand=["tie_fighter"])
    t = fight(dark, side("jedi", "jedi_training"), "nightsister", steps=("strikes", "action-window edge-fought"))
    do(t, "act corporate_exploitation#1", "pick tie_fighter#1")
    assert "tie_fighter" in zone(t, DARK, "play")
    assert marks(t, "part") == {"nightsister#1": 1}


def test_its_worse_cancels_the_interrupt_of_a_card_in_play() -> None:
    """The light side would discard two cards to play a Vehicle for less."""
    dark = side("sith", "nightsister", hand=["its_worse"])
    light = side("rebel_alliance", "the_defense_of_yavin_4", "mission_briefing", "yoda",
                 hand=["y_wing", "x_wing", "c_3po"])  # fmt: skip
    t = table(dark, light, active=LIGHT)
    do(t, "play y_wing#1", "answer the_defense_of_yavin_4#1", "discard x_wing#1", "done")
    do(t, (DARK, "answer its_worse#1"), (DARK, "pick yoda#1"))
    pass_windows(t, "pay")
    assert marks(t, "damage") == {"yoda#1": 1}
    do(t, (LIGHT, "pay"))
    assert sum(marks(t, "focus").values()) == 2  # the whole cost
    assert zone(t, LIGHT, "discard") == ["x_wing"]  # what was paid stays paid


def test_human_replica_droid_comes_even_when_the_last_participant_has_been_destroyed() -> None:
    dark = side("sith", "tie_fighter", hand=["human_replica_droid", "devastator"])
    light = side("jedi", "jedi_training", "yoda", hand=["heat_of_battle_light"])
    t = fight(dark, light, "tie_fighter", "yoda", steps=("strikes", "edge-battle"))
    do(t, (DARK, "place devastator#1"), (LIGHT, "place heat_of_battle_light#1"))
    until(t, "pick", "answer")
    do(t, (LIGHT, "pick tie_fighter#1"), (DARK, "answer human_replica_droid#1"))
    assert marks(t, "part") == {"yoda#1": 2, "human_replica_droid#1": 1}


def test_a_pilot_that_is_an_enhancement_is_not_committed_to_the_force() -> None:
    dark = side("sith", "tie_fighter", "black_squadron_pilot")
    t = table(dark, side("jedi", "yoda"), phase="force", hosts={"black_squadron_pilot#1": "tie_fighter#1"})
    assert keys(t, DARK) == ["commit tie_fighter#1", "decline"]
    assert refusal(t, DARK, "commit black_squadron_pilot#1") == "SWLCG-226"


@pytest.mark.parametrize(
    "plain", ["kuati_security_team", "isb_interrogators", "heavy_stormtrooper_squad", "tie_fighter", "tie_bomber",
              "espo_trooper", "sith_library"],
)  # fmt: skip
def test_a_card_without_text_of_its_own_has_no_ability(plain: str) -> None:
    card = CARD[plain]
    assert (card.triggers, card.constants, card.replacements) == ((), (), ())
