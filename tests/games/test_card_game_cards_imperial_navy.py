"""What the cards of the Imperial Navy do."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend, fight
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, until, zone
from kantyna.game.card_game.cards.sets import CARD
from matchers import assert_no_choice

# who may attack


@pytest.mark.rule("SWLCG-116")
def test_the_ultimate_power_is_attacked_by_two_units_at_most() -> None:
    dark = side("imperial_navy", "the_ultimate_power", "death_and_despayre")
    light = side("jedi", "yoda", "luke_skywalker", "red_five")
    t = table(dark, light, active=LIGHT, phase="conflict")
    do(t, "engage the_ultimate_power#1", "attack-with yoda#1", "attack-with luke_skywalker#1")
    assert_no_choice(t, "attack-with")
    assert marks(t, "part") == {"yoda#1": 1, "luke_skywalker#1": 1}
    other = table(dark, light, active=LIGHT, phase="conflict")
    attack(other, "death_and_despayre", "yoda", "luke_skywalker", "red_five")
    assert len(marks(other, "part")) == 3


@pytest.mark.rule("SWLCG-116", "SWLCG-330")
def test_only_vehicles_attack_the_rebel_fleet() -> None:
    light = side("rebel_alliance", "the_rebel_fleet", "mission_briefing")
    t = table(side("imperial_navy", "at_st", "duty_officer"), light, phase="conflict")
    do(t, "engage the_rebel_fleet#1")
    assert keys(t, DARK) == ["attack-with at_st#1"]
    assert refusal(t, DARK, "attack-with duty_officer#1") == "SWLCG-116"
    t = table(side("imperial_navy", "at_st", "duty_officer"), light, phase="conflict", marks={"focus": {"at_st#1": 1}})
    pass_windows(t, "engage")
    assert keys(t, DARK) == ["engage mission_briefing#1", "decline"]
    assert refusal(t, DARK, "engage the_rebel_fleet#1") == "SWLCG-330"


@pytest.mark.rule("SWLCG-116")
def test_what_cannot_defend_is_not_declared_as_a_defender() -> None:
    lasting = [["cannot-defend", "yoda#1", 1, "engagement-end"]]
    t = table(side("imperial_navy", "at_st"), side("jedi", "jedi_training", "yoda", "luke_skywalker"), phase="conflict",
              lasting=lasting)  # fmt: skip
    attack(t, "jedi_training", "at_st")
    pass_windows(t, "defend-with")
    assert keys(t, LIGHT) == ["defend-with luke_skywalker#1", "decline"]
    assert refusal(t, LIGHT, "defend-with yoda#1") == "SWLCG-116"
    defend(t, "luke_skywalker")
    assert marks(t, "part") == {"at_st#1": 1, "luke_skywalker#1": 2}


# after refreshing, and in the draw phase


def refreshed(dark: dict[str, Any], light: dict[str, Any], **more: Any) -> kantyna.Table:
    """The dark side's refresh phase, up to the reactions to it."""
    return table(dark, light, phase="refresh", **more)


def test_admiral_motti_takes_a_focus_token_off_a_unit_of_his_player() -> None:
    dark = side(
        "imperial_navy", "looking_for_droids", "death_and_despayre", "imperial_command", "admiral_motti", "at_st"
    )
    focus = {"at_st#1": 3, "yoda#1": 1}
    t = refreshed(dark, side("jedi", "yoda"), marks={"focus": focus})
    do(t, "answer admiral_motti#1")
    assert keys(t, DARK) == ["pick admiral_motti#1", "pick at_st#1"]
    assert refusal(t, DARK, "pick yoda#1") == "SWLCG-661"
    do(t, "pick at_st#1")
    assert marks(t, "focus") == {"at_st#1": 1, "yoda#1": 1}  # one by the framework, one by Motti


@pytest.mark.rule("SWLCG-763")
def test_admiral_motti_does_nothing_where_no_unit_has_a_focus_token() -> None:
    dark = side("imperial_navy", "looking_for_droids", "death_and_despayre", "imperial_command", "admiral_motti")
    t = refreshed(dark, side("jedi", "yoda"), marks={"focus": {"yoda#1": 1}})
    until(t, "answer", "play", "decline")
    assert "answer admiral_motti#1" not in keys(t, DARK)


def test_the_endor_gambit_takes_a_focus_token_off_any_vehicle() -> None:
    dark = side("imperial_navy", "the_endor_gambit", "death_and_despayre", "imperial_command", "duty_officer", "at_st")
    t = refreshed(dark, side("jedi", "red_five", "yoda"), marks={"focus": {"red_five#1": 2, "yoda#1": 1}})
    do(t, "answer the_endor_gambit#1")
    assert keys(t, DARK) == ["pick at_st#1", "pick red_five#1"]
    do(t, "pick red_five#1")
    assert marks(t, "focus") == {"red_five#1": 1, "yoda#1": 1}


def test_defense_protocol_damages_a_unit_for_a_lower_reserve() -> None:
    dark = side("imperial_navy", "defense_protocol", deck=["espo_trooper"] * 5, hand=["at_st", "tie_fighter"])
    t = table(dark, side("jedi", "yoda"), phase="draw")
    do(t, "answer defense_protocol#1", "pick yoda#1")
    assert marks(t, "damage") == {"yoda#1": 1}
    do(t, "decline")
    assert len(zone(t, DARK, "hand")) == 5


@pytest.mark.rule("SWLCG-164")
def test_defense_protocol_makes_who_holds_too_many_discard() -> None:
    dark = side("imperial_navy", "defense_protocol", hand=["espo_trooper"] * 2 + ["at_st"] * 2 + ["tie_fighter"] * 2)
    t = table(dark, side("jedi", "yoda"), phase="draw")
    do(t, "answer defense_protocol#1", "pick yoda#1", "decline", "discard at_st#1")
    assert len(zone(t, DARK, "hand")) == 5


# damage and destruction


@pytest.mark.rule("SWLCG-437", "SWLCG-793")
def test_tarkin_lets_less_damage_destroy_enemy_objectives_at_once() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", hand=["grand_moff_tarkin"])
    light = side("jedi", "jedi_training", "forgotten_heroes")
    damage = {"jedi_training#1": 4, "forgotten_heroes#1": 3, "imperial_command#1": 4}
    t = table(dark, light, marks={"damage": damage})
    do(t, "play grand_moff_tarkin#1", "pay")
    assert zone(t, DARK, "victory") == ["jedi_training"]
    assert "imperial_command" in zone(t, DARK, "play")  # friendly ones are as hard as before
    assert marks(t, "damage") == {"forgotten_heroes#1": 3, "imperial_command#1": 4}
    assert t.position()["dial"] == 1


def test_defense_upgrade_gives_an_objective_three_more_capacity() -> None:
    dark = side("imperial_navy", "imperial_command", hand=["defense_upgrade"])
    t = table(dark, side("jedi", "jedi_training"))
    do(t, "play defense_upgrade#1", "pay")
    assert "pick imperial_command#1" in keys(t, DARK) and "pick jedi_training#1" in keys(t, DARK)
    do(t, "pick imperial_command#1")
    assert t.view(None)["capacity"]["imperial_command#1"] == 8


@pytest.mark.rule("SWLCG-437")
def test_an_objective_that_loses_its_defense_upgrade_is_destroyed_by_the_damage_it_has() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "defense_upgrade",
                hand=["tear_this_ship_apart"])  # fmt: skip
    t = table(dark, side("jedi", "yoda"), hosts={"defense_upgrade#1": "imperial_command#1"},
              marks={"damage": {"imperial_command#1": 5}})  # fmt: skip
    do(t, "act tear_this_ship_apart#1", "pay", "pick defense_upgrade#1")
    pass_windows(t, "nothing")
    assert zone(t, LIGHT, "victory") == ["imperial_command"]


def test_tear_this_ship_apart_discards_an_enhancement_that_is_not_limited() -> None:
    dark = side("imperial_navy", "imperial_command", "control_room", hand=["tear_this_ship_apart"])
    light = side("jedi", "yoda", "trust_your_feelings")
    t = table(dark, light, hosts={"trust_your_feelings#1": "yoda#1"})
    do(t, "act tear_this_ship_apart#1", "pay")
    assert keys(t, DARK) == ["pick trust_your_feelings#1"]
    assert refusal(t, DARK, "pick control_room#1") == "SWLCG-661"
    do(t, "pick trust_your_feelings#1")
    assert zone(t, LIGHT, "discard") == ["trust_your_feelings"]
    bare = table(dark, side("jedi", "yoda"))
    assert refusal(bare, DARK, "act tear_this_ship_apart#1") == "SWLCG-658"


def test_superlaser_blast_destroys_an_objective_in_its_players_turn_only() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", hand=["superlaser_blast"])
    t = table(dark, side("jedi", "jedi_training"))
    do(t, "act superlaser_blast#1", "pay")
    assert keys(t, DARK) == ["pick imperial_command#1", "pick death_and_despayre#1", "pick jedi_training#1"]
    do(t, "pick jedi_training#1")
    assert zone(t, DARK, "victory") == ["jedi_training"] and t.position()["dial"] == 1
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "tie_fighter",
                hand=["superlaser_blast", "tallon_roll"])  # fmt: skip
    theirs = table(dark, side("jedi", "jedi_training"), active=LIGHT, marks={"focus": {"tie_fighter#1": 1}})
    pass_windows(theirs, "act tallon_roll")
    assert refusal(theirs, DARK, "act superlaser_blast#1") == "SWLCG-508"


@pytest.mark.parametrize(("unit", "cost"), [("devastator", 1), ("imperial_officer", 2)])
def test_for_resources_the_dial_goes_on_once_more_for_a_destroyed_objective(unit: str, cost: int) -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "control_room", unit,
                hand=["superlaser_blast"])  # fmt: skip
    t = table(dark, side("jedi", "jedi_training"))
    do(t, "act superlaser_blast#1", "generate imperial_command#1 2", "generate death_and_despayre#1 2",
       "pick jedi_training#1")  # fmt: skip
    assert t.position()["dial"] == 1
    do(t, f"answer {unit}#1", "generate control_room#1 " + str(cost))
    assert t.position()["dial"] == 2
    assert marks(t, "focus")["control_room#1"] == cost


def test_nothing_is_gained_from_a_friendly_objective_that_is_destroyed() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "control_room", "devastator",
                hand=["superlaser_blast"])  # fmt: skip
    t = table(dark, side("jedi", "jedi_training"))
    do(t, "act superlaser_blast#1", "generate imperial_command#1 2", "generate death_and_despayre#1 2",
       "pick imperial_command#1")  # fmt: skip
    assert zone(t, LIGHT, "victory") == ["imperial_command"]
    assert_no_choice(t, "answer", DARK)


@pytest.mark.rule("SWLCG-794")
def test_devastator_answers_once_for_each_objective_that_is_destroyed() -> None:
    """Two objectives are a damage short of destruction when Tarkin comes."""
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "control_room", "devastator",
                hand=["grand_moff_tarkin"])  # fmt: skip
    damage = {"jedi_training#1": 4, "forgotten_heroes#1": 4}
    t = table(dark, side("jedi", "jedi_training", "forgotten_heroes"), marks={"damage": damage})
    do(t, "play grand_moff_tarkin#1", "generate imperial_command#1 2", "generate death_and_despayre#1 1")
    assert t.position()["dial"] == 3  # 1 for the first, 2 for the second
    do(t, "answer devastator#1 0 for jedi_training#1", "generate control_room#1 1")
    do(t, "answer devastator#1 0 for forgotten_heroes#1")
    do(t, "pay")
    assert t.position()["dial"] == 5


# entering play


def test_at_st_draws_a_card_when_it_enters_play() -> None:
    t = table(side("imperial_navy", "imperial_command", hand=["at_st"]), side("jedi", "yoda"))
    do(t, "play at_st#1", "pay", "answer at_st#1")
    assert zone(t, DARK, "hand") == ["espo_trooper"]


def test_superlaser_engineer_takes_the_dear_cards_of_the_navy_among_five() -> None:
    deck = ["tie_fighter", "orbital_bombardment", "dark_alliance", "superlaser_blast", "tallon_roll", "devastator"]
    dark = side("imperial_navy", "imperial_command", hand=["superlaser_engineer"], deck=deck)
    t = table(dark, side("jedi", "yoda"))
    do(t, "play superlaser_engineer#1", "pay", "answer superlaser_engineer#1")
    assert zone(t, DARK, "hand") == ["orbital_bombardment", "superlaser_blast"]
    assert sorted(keys(t, DARK)) == ["pick dark_alliance#1", "pick tallon_roll#1", "pick tie_fighter#1"]
    do(t, "pick tie_fighter#1", "pick dark_alliance#1")
    assert zone(t, DARK, "deck") == ["devastator", "tie_fighter", "dark_alliance", "tallon_roll"]  # the top first


@pytest.mark.rule("SWLCG-755")
def test_what_the_engineer_reveals_all_see_until_it_is_under_the_deck() -> None:
    dark = side("imperial_navy", "imperial_command", hand=["superlaser_engineer"], deck=["tallon_roll", "devastator"])
    t = table(dark, side("jedi", "yoda"))
    do(t, "play superlaser_engineer#1", "pay", "answer superlaser_engineer#1")
    assert [event.view(LIGHT)["card"] for event in t.events if event.kind == "reveal-top"] == [
        "tallon_roll#1",
        "devastator#1",
    ]
    assert set(t.position()["known"]) >= {"devastator#1", "tallon_roll#1"}
    do(t, "pick devastator#1")
    assert t.position()["known"]["devastator#1"] == 1 << DARK  # the enemy does not know in which order they lie


# in engagements


def test_death_from_above_gives_two_attacking_vehicles_blast_damage() -> None:
    dark = side("imperial_navy", "imperial_command", "at_st#1", "at_st#2", "death_star_trooper",
                hand=["death_from_above"])  # fmt: skip
    t = fight(dark, side("jedi", "jedi_training", "red_five"), "at_st#1 at_st#2 death_star_trooper", "red_five",
              edge=LIGHT, steps=("strikes", "action-window edge-fought"))  # fmt: skip
    do(t, "act death_from_above#1", "pay")
    assert keys(t, DARK) == ["pick at_st#1", "pick at_st#2"]
    do(t, "pick at_st#1", "pick at_st#2")
    do(t, "strike at_st#1", "resolve-blast")
    assert marks(t, "damage") == {"jedi_training#1": 2}


def test_death_from_above_lasts_until_the_engagement_ends() -> None:
    dark = side("imperial_navy", "imperial_command", "at_st", hand=["death_from_above"])
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "at_st", steps=("strikes", "action-window edge-fought"))
    do(t, "act death_from_above#1", "pay", "pick at_st#1")
    assert blast(t, "at_st#1") == 2
    until(t, "commit")
    assert blast(t, "at_st#1") == 1


def icons_of(t: kantyna.Table, unit: str, icon: str) -> int:
    icons: dict[str, int] = t.view(None)["icons"][unit]
    return icons.get(icon, 0)


def blast(t: kantyna.Table, unit: str) -> int:
    return icons_of(t, unit, "blast")


def test_trooper_assault_arms_all_attacking_troopers() -> None:
    dark = side("imperial_navy", "imperial_command", "stormtrooper_elite", "death_star_trooper", "at_st",
                "isb_interrogators", hand=["trooper_assault"])  # fmt: skip
    t = fight(dark, side("jedi", "jedi_training"), "stormtrooper_elite death_star_trooper at_st",
              steps=("strikes", "action-window edge-fought"))  # fmt: skip
    do(t, "act trooper_assault#1", "pay")
    found = {unit: (icons_of(t, unit, "unit-damage"), blast(t, unit)) for unit in t.view(None)["icons"]}
    assert found == {
        "stormtrooper_elite#1": (4, 1),
        "death_star_trooper#1": (2, 1),
        "at_st#1": (1, 1),  # no Trooper
        "isb_interrogators#1": (1, 0),  # does not attack
    }


@pytest.mark.rule("SWLCG-763")
def test_trooper_assault_needs_an_attacking_trooper() -> None:
    dark = side("imperial_navy", "imperial_command", "death_star_trooper", "at_st", "at_st_commander",
                hand=["trooper_assault"])  # fmt: skip
    t = fight(dark, side("jedi", "jedi_training"), "at_st", steps=("strikes", "action-window edge-fought"))
    assert refusal(t, DARK, "act trooper_assault#1") == "SWLCG-763"


def test_tallon_roll_readies_a_fighter_of_either_side() -> None:
    dark = side("imperial_navy", "imperial_command", "tie_attack_squadron", "at_st", hand=["tallon_roll"])
    t = table(dark, side("jedi", "red_five"), marks={"focus": {"tie_attack_squadron#1": 1, "at_st#1": 1}})
    do(t, "act tallon_roll#1")
    assert keys(t, DARK) == ["pick tie_attack_squadron#1", "pick red_five#1"]
    do(t, "pick tie_attack_squadron#1")
    assert marks(t, "focus") == {"at_st#1": 1}
    rested = table(dark, side("jedi", "red_five"), marks={"focus": {"at_st#1": 1}})
    assert refusal(rested, DARK, "act tallon_roll#1") == "SWLCG-763"


def test_at_st_commander_shields_vehicles_in_an_engagement_as_long_as_resources_last() -> None:
    dark = side("imperial_navy", "control_room", "at_st_commander", "at_st#1", "at_st#2", "stormtrooper_elite")
    light = side("jedi", "jedi_training", "red_five")
    t = fight(dark, light, "at_st#1 stormtrooper_elite", "red_five", shield={"red_five#1": 1},
              steps=("strikes", "action-window edge-fought"))  # fmt: skip
    do(t, "act at_st_commander#1", "generate control_room#1 1")
    assert keys(t, DARK) == ["pick at_st#1"]  # not the one that does not take part, no Trooper, none with a shield
    do(t, "pick at_st#1")
    assert marks(t, "shield") == {"red_five#1": 1, "at_st#1": 1}
    assert marks(t, "focus") == {"control_room#1": 1}
    peace = table({**dark, "hand": ["espo_trooper"]}, light)
    assert refusal(peace, DARK, "act at_st_commander#1") == "SWLCG-508"


def test_orbital_bombardment_gives_all_units_of_its_player_blast_damage() -> None:
    dark = side("imperial_navy", "imperial_command", "orbital_bombardment", "duty_officer", "at_st")
    t = table(dark, side("jedi", "yoda"), phase="conflict")
    assert [blast(t, unit) for unit in ("duty_officer#1", "at_st#1", "yoda#1")] == [1, 2, 0]


def test_backstabber_hits_the_engaged_objective_when_it_enters_play_in_an_engagement() -> None:
    t = table(side("imperial_navy", "imperial_command", "control_room", hand=["backstabber"]), side("jedi", "yoda"))
    do(t, "play backstabber#1", "pay")
    assert_no_choice(t, "answer", DARK)  # no engagement is going on


# fate cards and the edge


@pytest.mark.rule("SWLCG-785")
def test_tie_attack_squadron_is_stronger_when_its_player_has_placed_a_fate_card() -> None:
    dark = side("imperial_navy", "imperial_command", "tie_attack_squadron", hand=["twist_of_fate_dark", "tie_bomber"])
    light = side("jedi", "jedi_training", "yoda", "red_five", hand=["jedi_in_hiding"])
    t = fight(dark, light, "tie_attack_squadron", "yoda", steps=("strikes", "edge-battle"))
    do(t, "place twist_of_fate_dark#1")
    assert icons_of(t, "tie_attack_squadron#1", "unit-damage") == 1  # nobody may know of it yet
    do(t, (LIGHT, "pass"), (DARK, "pass"))  # the stacks are turned over, and the edge battle begins anew
    assert icons_of(t, "tie_attack_squadron#1", "unit-damage") == 2
    do(t, (DARK, "place tie_bomber#1"), (LIGHT, "pass"))
    do(t, "resolve-unit-damage")
    assert keys(t, DARK) == ["pick yoda#1", "pick red_five#1"]  # Targeted strike
    until(t, "commit")
    assert icons_of(t, "tie_attack_squadron#1", "unit-damage") == 1


def test_without_a_fate_card_of_its_own_player_the_squadron_is_as_printed() -> None:
    dark = side("imperial_navy", "imperial_command", "tie_attack_squadron", hand=["tie_bomber"])
    light = side("jedi", "jedi_training", "yoda", "red_five", hand=["twist_of_fate_light"])
    t = fight(dark, light, "tie_attack_squadron", "yoda", steps=("strikes", "edge-battle"))
    do(t, (DARK, "place tie_bomber#1"), (LIGHT, "place twist_of_fate_light#1"))
    until(t, "resolve-blast", "resolve-unit-damage", "strike", "pick")
    assert icons_of(t, "tie_attack_squadron#1", "unit-damage") == 1


# captured cards


def test_detained_captures_a_character_that_has_struck_in_an_attack() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", hand=["detained"])
    light = side("jedi", "luke_skywalker", "jedi_lightsaber")
    t = fight(dark, light, "luke_skywalker", engaged="death_and_despayre", active=LIGHT,
              hosts={"jedi_lightsaber#1": "luke_skywalker#1"}, committed={"luke_skywalker#1": 1})  # fmt: skip
    do(t, (DARK, "answer detained#1"), "pay")
    assert keys(t, DARK) == ["pick imperial_command#1", "pick death_and_despayre#1"]
    do(t, "pick imperial_command#1")
    assert zone(t, DARK, "captured") == ["luke_skywalker"]
    assert t.position()["hosts"] == {"luke_skywalker#1": "imperial_command#1"}
    assert zone(t, LIGHT, "discard") == ["jedi_lightsaber"]
    assert marks(t, "committed") == {} and marks(t, "part") == {}


@pytest.mark.parametrize(("unit", "active"), [("red_five", LIGHT), ("luke_skywalker", DARK)])
def test_detained_catches_no_vehicle_and_no_defender(unit: str, active: int) -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "at_st", hand=["detained"])
    light = side("jedi", "jedi_training", unit)
    attacks = active == LIGHT
    t = fight(dark, light, unit if attacks else "at_st", "" if attacks else unit, active=active, edge=LIGHT,
              engaged="death_and_despayre" if attacks else "jedi_training")  # fmt: skip
    while not t.over and t.position()["phase"] == 5:
        assert "answer detained#1" not in keys(t, DARK)
        until_next(t)


def until_next(t: kantyna.Table) -> None:
    """The next choice, a pass where there is one."""
    (seat,) = t.choices
    idle = [key for key in keys(t, seat) if key in ("pass", "decline")]
    t.choose(seat, (idle or keys(t, seat))[0])


@pytest.mark.rule("SWLCG-619")
def test_take_them_prisoner_captures_one_of_the_three_topmost_cards() -> None:
    deck = ["yoda", "x_wing", "red_five", "luke_skywalker"]
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", objective_deck=["take_them_prisoner"])
    t = table(dark, side("jedi", "jedi_training", deck=deck), phase="refresh")
    do(t, "answer take_them_prisoner#1")
    assert sorted(keys(t, DARK)) == ["pick red_five#1", "pick x_wing#1", "pick yoda#1"]
    do(t, "pick x_wing#1")
    assert t.position()["hosts"] == {"x_wing#1": "take_them_prisoner#1"}
    do(t, "pick red_five#1")
    assert zone(t, LIGHT, "deck") == ["red_five", "yoda", "luke_skywalker"]


# playing into an engagement


def test_backstabber_hits_the_engaged_objective_when_it_enters_the_engagement() -> None:
    dark = side("imperial_navy", "imperial_command", "control_room", "at_st", hand=["backstabber"])
    t = fight(dark, side("jedi", "jedi_training"), "at_st", steps=("strikes", "action-window edge-fought"))
    do(t, "act backstabber#1", "pay", "answer backstabber#1 1")
    assert marks(t, "damage") == {"jedi_training#1": 1}
    assert marks(t, "part") == {"at_st#1": 1, "backstabber#1": 1}


# what else is said of them


def test_who_joins_later_is_not_counted_by_the_ultimate_power() -> None:
    dark = side("imperial_navy", "the_ultimate_power", "death_and_despayre")
    light = side("rebel_alliance", "mission_briefing", "the_rebel_fleet", "hidden_outpost", "x_wing#1", "x_wing#2",
                 hand=["admiral_ackbar"])  # fmt: skip
    t = table(dark, light, active=LIGHT, phase="conflict")
    attack(t, "the_ultimate_power", "x_wing#1", "x_wing#2")
    pass_windows(t, "act admiral_ackbar#1")
    do(t, "act admiral_ackbar#1", "pay")
    assert marks(t, "part") == {"x_wing#1": 1, "x_wing#2": 1, "admiral_ackbar#1": 1}


def test_tarkin_reckons_after_what_raises_the_capacity() -> None:
    dark = side("imperial_navy", "imperial_command", "death_and_despayre", "grand_moff_tarkin", "defense_upgrade",
                hand=["tear_this_ship_apart"])  # fmt: skip
    t = table(dark, side("jedi", "jedi_training"), hosts={"defense_upgrade#1": "jedi_training#1"},
              marks={"damage": {"jedi_training#1": 6}})  # fmt: skip
    assert zone(t, DARK, "victory") == []  # 5 and 3, less 1: 7 would destroy it
    do(t, "act tear_this_ship_apart#1", "pay", "pick defense_upgrade#1")
    pass_windows(t, "nothing")
    assert zone(t, DARK, "victory") == ["jedi_training"]


@pytest.mark.parametrize(
    "plain",
    ["imperial_command", "death_and_despayre", "duty_officer", "stormtrooper_elite", "death_star_trooper"],
)
def test_a_card_without_text_has_no_ability(plain: str) -> None:
    card = CARD[plain]
    assert (card.triggers, card.constants, card.replacements) == ((), (), ())
    assert card.text("en") == card.text("pl") == ""
