"""Star Realms, chapter 7: using abilities."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import ROW, can, do, duel, end_turn, keys, number, pools, refused, zone

# 7. Using abilities


@pytest.mark.rule("SR-061")
def test_a_ships_primary_ability_is_carried_out_when_it_is_played() -> None:
    t = duel(hand=["ram", "patrol_mech"])
    do(t, "play ram")
    assert number(t, "combat") == 5
    assert refused(t, "use ram#1") == "SR-061", "and only then"
    do(t, "play patrol_mech")
    assert keys(t) == ["take trade", "take combat"], "at once: nothing else may be done before"
    do(t, "take trade")
    assert pools(t) == [3, 5]
    assert refused(t, "use patrol_mech#1") == "SR-061"


@pytest.mark.rule("SR-062")
def test_other_abilities_may_be_used_at_any_moment_of_the_main_phase() -> None:
    t = duel(
        hand=["scout", "viper"], play=["the_hive", "ram", "blob_wheel"], deck=["scout"] * 9, trade=1, combat=1, row=ROW
    )
    uses = ["use the_hive", "ally the_hive", "ally ram", "scrap blob_wheel", "use blob_wheel", "scrap ram"]
    moments = ["play scout", "buy explorer", "attack seat#1 1", "play viper"]
    for moment in [*moments, "end"]:
        for use in uses:
            assert can(t, use), f"{use} before {moment}"
            do(t.copy(), use, moment)
        do(t, moment)


@pytest.mark.rule("SR-063")
def test_each_ability_may_be_used_once_per_turn() -> None:
    t = duel(play=["space_station", "war_world"], deck=["scout"] * 5, opponent={"deck": ["scout"] * 5})
    do(t, "use space_station")
    assert number(t, "combat") == 2
    assert refused(t, "use space_station#1") == "SR-063"
    do(t, "ally space_station")
    assert number(t, "combat") == 4, "another ability of the same card"
    assert refused(t, "ally space_station#1") == "SR-063"
    assert can(t, "use war_world") and can(t, "ally war_world"), "another card"
    do(t.copy(), "scrap space_station")
    end_turn(t)
    end_turn(t)
    assert can(t, "use space_station") and can(t, "ally space_station"), "another turn"
    do(t, "scrap space_station")
    assert refused(t, "scrap space_station#1") == "SR-091", "a scrap ability takes its card along"


@pytest.mark.rule("SR-063")
def test_a_ships_primary_ability_is_carried_out_once() -> None:
    t = duel(hand=["ram"])
    do(t, "play ram")
    assert number(t, "combat") == 5 and not can(t, "use ram")


@pytest.mark.rule("SR-064")
def test_constant_abilities_apply_all_the_time_without_being_used() -> None:
    t = duel(
        hand=["viper", "trade_pod"],
        play=["fleet_hq", "mech_world"],
        deck=["scout#1", "cutter"],
        opponent={"deck": ["scout#9"]},
    )
    assert refused(t, "use fleet_hq#1") == "SR-037" and refused(t, "use mech_world#1") == "SR-037"
    do(t, "play viper")
    assert number(t, "combat") == 1 + 1
    do(t, "play trade_pod", "ally trade_pod")
    assert number(t, "combat") == 2 + 1 + 2
    end_turn(t)
    end_turn(t)
    do(t, "play scout#1")
    assert number(t, "combat") == 1, "in the next turn too"
    do(t, "play cutter", "ally cutter")
    assert number(t, "combat") == 1 + 1 + 4, "and for another faction"


@pytest.mark.rule("SR-065")
def test_example_mech_world_is_the_ally_of_a_blob_fighter() -> None:
    t = duel(hand=["blob_fighter"], play=["mech_world"], deck=["scout"])
    do(t, "play blob_fighter")
    assert number(t, "combat") == 3 and zone(t, "hand", 0) == []
    do(t, "ally blob_fighter")
    assert zone(t, "hand", 0) == ["scout"]
    without = do(duel(hand=["blob_fighter"], deck=["scout"]), "play blob_fighter")
    assert refused(without, "ally blob_fighter#1") == "SR-079"


@pytest.mark.rule("SR-065")
@pytest.mark.parametrize("ship", ["blob_fighter", "cutter", "corvette", "trade_bot"])
def test_mech_world_is_an_ally_for_every_faction(ship: str) -> None:
    t = duel(play=["mech_world", ship])
    assert can(t, f"ally {ship}")


@pytest.mark.rule("SR-066")
def test_combat_gained_goes_to_the_combat_pool() -> None:
    t = duel(hand=["ram"], play=["the_hive", "explorer", "war_world", "space_station"], combat=1)
    do(t, "play ram")
    assert pools(t) == [0, 1 + 5]
    do(t, "use the_hive")
    assert pools(t) == [0, 6 + 3]
    do(t, "ally war_world")
    assert pools(t) == [0, 9 + 4]
    do(t, "scrap explorer")
    assert pools(t) == [0, 13 + 2]
    assert number(t, "authority", 1) == 50, "it is kept, not spent"


@pytest.mark.rule("SR-067")
def test_trade_gained_goes_to_the_trade_pool() -> None:
    t = duel(hand=["freighter"], play=["port_of_call", "ram"], trade=1)
    do(t, "play freighter")
    assert pools(t) == [1 + 4, 0]
    do(t, "use port_of_call")
    assert pools(t) == [5 + 3, 0]
    do(t, "scrap ram")
    assert pools(t) == [8 + 3, 0]


@pytest.mark.rule("SR-068")
def test_both_pools_may_be_used_at_any_moment_of_the_main_phase() -> None:
    t = duel(hand=["viper", "scout", "blob_wheel"], trade=8, combat=4, row=ROW)
    for action in ("play viper", "play scout", "play blob_wheel", "use blob_wheel", "end"):
        assert can(t, "buy explorer") and can(t, "attack seat#1 1"), f"before {action}"
        do(t, "buy explorer" if action.startswith("play blob") else "attack seat#1 1", action)
    assert zone(t, "scrap_heap") == [] and number(t, "authority", 1) == 46


@pytest.mark.rule("SR-069")
def test_authority_gained_is_added_at_once() -> None:
    t = duel(hand=["trade_escort"], play=["defense_center", "federation_shuttle"], authority=20)
    do(t, "play trade_escort")
    assert number(t, "authority") == 24
    do(t, "ally federation_shuttle")
    assert number(t, "authority") == 28
    do(t, "use defense_center", "take authority")
    assert number(t, "authority") == 31


@pytest.mark.rule("SR-070")
def test_with_either_or_the_player_states_which_effect_when_using_it() -> None:
    t = duel(hand=["scout#1"], play=["barter_world"])
    do(t, "use barter_world")
    assert keys(t) == ["take authority", "take trade"]
    assert pools(t) == [0, 0] and number(t, "authority") == 50, "nothing before it is stated"
    assert refused(t, "play scout#1") == "SR-070", "it is stated now, not later"
    assert refused(t, "end") == "SR-070"
    assert number(do(t.copy(), "take authority"), "authority") == 52
    assert pools(do(t.copy(), "take trade")) == [2, 0]


@pytest.mark.rule("SR-071")
@pytest.mark.parametrize("taken", ["authority", "trade"])
def test_either_or_gives_only_one_of_its_effects(taken: str) -> None:
    t = duel(play=["barter_world"], opponent={})
    do(t, "use barter_world", f"take {taken}")
    gains = {"authority": number(t, "authority") - 50, "trade": number(t, "trade")}
    assert gains == {"authority": 0, "trade": 0} | {taken: 2}
    assert refused(t, "use barter_world#1") == "SR-063", "nor the other one by a second use"
    end_turn(t)
    end_turn(t)
    do(t, "use barter_world")
    assert keys(t) == ["take authority", "take trade"], "a new use is a new choice"


@pytest.mark.rule("SR-072")
def test_example_three_combat_or_five_authority() -> None:
    turn = [{"do": [phase], "seat": 0, "card": None, "n": 0} for phase in ("next-turn", "draw-phase", "discard-phase")]
    main: dict[str, Any] = {"do": ["main-phase"], "seat": 0, "card": None, "n": 0}
    ability = {"do": ["either", {"parts": [["combat", 3], ["authority", 5]]}], "seat": 0, "card": None, "n": 0}
    t = duel(combat=1, more={"stack": [*turn, main, ability]})
    assert keys(t) == ["take combat", "take authority"]
    do(t, "take authority")
    assert number(t, "authority") == 55 and number(t, "combat") == 1
    assert list(t.choices) == [0] and can(t, "end"), "the turn goes on"


@pytest.mark.rule("SR-072")
def test_example_with_the_numbers_of_defense_center() -> None:
    t = duel(play=["defense_center"], combat=1)
    do(t, "use defense_center", "take authority")
    assert number(t, "authority") == 53 and number(t, "combat") == 1


@pytest.mark.rule("SR-073")
def test_a_ships_ally_ability_its_scrap_ability_or_both() -> None:
    start = duel(hand=["scout"], play=["ram", "trade_pod"])
    assert pools(do(start.copy(), "ally ram")) == [0, 2]
    assert pools(do(start.copy(), "scrap ram")) == [3, 0]
    assert pools(do(start.copy(), "ally ram", "scrap ram")) == [3, 2]
    for moment in range(3):
        uses = ["ally ram", "scrap ram"]
        uses.insert(moment, "play scout")
        assert pools(do(start.copy(), *uses)) == [4, 2], "before, between and after whatever else is done"
    assert pools(do(start.copy(), "play scout", "scrap ram")) == [4, 0]
    alone = duel(play=["ram"])
    assert refused(alone, "ally ram#1") == "SR-079", "the condition is not met"
    assert can(alone, "scrap ram")


@pytest.mark.rule("SR-074")
def test_a_ships_primary_ability_is_compulsory() -> None:
    t = duel(hand=["imperial_fighter"], opponent={"hand": ["scout#9", "viper#4"]})
    do(t, "play imperial_fighter")
    assert number(t, "combat") == 2
    assert keys(t, 1) == ["discard scout#9", "discard viper#4"], "nobody may decline the discard"
    t = do(duel(hand=["patrol_mech"]), "play patrol_mech")
    assert keys(t) == ["take trade", "take combat"], "one of the two must be taken"
    t = do(duel(hand=["flagship"], deck=["scout"]), "play flagship")
    assert number(t, "combat") == 5 and zone(t, "hand", 0) == ["scout"], "the card is drawn without being asked for"


@pytest.mark.rule("SR-074")
@pytest.mark.parametrize(
    "ship", ["trade_bot", "missile_bot", "supply_bot", "battle_mech", "battle_pod", "missile_mech"]
)
def test_parts_that_say_may_can_be_declined(ship: str) -> None:
    t = duel(hand=[ship, "scout"], row=ROW, discard=["viper"], opponent={"play": ["blob_wheel"]})
    do(t, f"play {ship}")
    gained = pools(t)
    do(t, "decline")
    assert pools(t) == gained != [0, 0] and can(t, "end")
    assert zone(t, "scrap_heap") == [] and zone(t, "play", 1) == ["blob_wheel"] and zone(t, "trade_row") == ROW


@pytest.mark.rule("SR-074")
@pytest.mark.parametrize(
    ("ship", "combat"),
    [
        ("missile_mech", 6),  # no base to destroy
        ("battle_mech", 4),  # no card to scrap
        ("battle_pod", 4),  # no trade row
        ("imperial_frigate", 4),  # no card to discard
        ("corvette", 1),  # no card to draw
        ("stealth_needle", 0),  # no ship to copy
    ],
)
def test_parts_that_cannot_be_carried_out_are_skipped(ship: str, combat: int) -> None:
    t = do(duel(hand=[ship]), f"play {ship}")
    assert number(t, "combat") == combat and list(t.choices) == [0] and can(t, "end")


@pytest.mark.rule("SR-075")
@pytest.mark.parametrize(
    ("ship", "order"),
    [
        ("command_ship", ["authority", "combat", "draw", "draw"]),
        ("cutter", ["authority", "trade"]),
        ("trade_escort", ["authority", "combat"]),
        ("embassy_yacht", ["authority", "trade", "draw", "draw"]),
        ("survey_ship", ["trade", "draw"]),
        ("battlecruiser", ["combat", "draw"]),
    ],
)
def test_effects_of_one_ability_are_carried_out_in_printed_order(ship: str, order: list[str]) -> None:
    t = duel(hand=[ship], play=["mech_world", "brain_world"], deck=["scout"] * 3)
    do(t, f"play {ship}")
    kinds = [event.kind for event in t.events]
    assert kinds[kinds.index("play") + 1 :] == order


@pytest.mark.rule("SR-075")
def test_the_later_part_of_an_ability_sees_what_the_earlier_one_did() -> None:
    t = do(duel(hand=["trade_bot", "viper"]), "play trade_bot")
    assert number(t, "trade") == 1 and can(t, "scrap-card viper"), "trade first, then the question"
    t = do(duel(play=["machine_base"], hand=["viper"], deck=["ram"]), "use machine_base")
    assert keys(t) == ["scrap-card viper#1", "scrap-card ram#1"], "first draw, then scrap"
    t = duel(play=["battlecruiser"], deck=["ram"], opponent={"play": ["blob_wheel"]})
    do(t, "scrap battlecruiser")
    assert zone(t, "hand", 0) == ["ram"] and can(t, "destroy blob_wheel"), "first draw, then destroy"


@pytest.mark.rule("SR-076")
def test_abilities_not_used_before_the_main_phase_ends_are_lost_for_that_turn() -> None:
    t = duel(play=["blob_wheel", "the_hive", "ram#1"], deck=["scout"] * 15, opponent={"deck": ["scout"] * 1})
    assert can(t, "ally ram") and can(t, "scrap ram") and can(t, "use blob_wheel") and can(t, "ally the_hive")
    end_turn(t)
    assert pools(t) == [0, 0] and zone(t, "scrap_heap") == [] and len(zone(t, "hand", 0)) == 5
    end_turn(t)
    assert refused(t, "ally ram#1") == "SR-038" and refused(t, "scrap ram#1") == "SR-091"
    do(t, "use blob_wheel", "ally the_hive")
    assert number(t, "combat") == 1 and len(zone(t, "hand", 0)) == 6
    assert refused(t, "use blob_wheel#1") == "SR-063", "the use missed is not made up for"
    assert refused(t, "ally the_hive#1") == "SR-063"


@pytest.mark.rule("SR-077")
def test_abilities_cannot_be_used_in_another_players_turn_but_outposts_protect() -> None:
    t = duel(
        active=1,
        play=["war_world", "space_station", "blob_wheel"],
        opponent={"combat": 9, "hand": ["missile_mech"]},
    )
    for ability in ("use war_world#1", "ally war_world#1", "scrap space_station#1"):
        assert refused(t, ability, seat=0) == "SR-043"
    assert refused(t, "use war_world#1", seat=1) == "SR-037", "nor by the player whose turn it is"
    assert refused(t, "attack seat#0 1", seat=1) == "SR-053"
    assert refused(t, "attack blob_wheel#1", seat=1) == "SR-054"
    do(t, "play missile_mech", seat=1)
    assert keys(t, 1) == ["destroy war_world#1", "destroy space_station#1", "decline"]


@pytest.mark.rule("SR-077")
def test_constant_abilities_apply_on_every_turn() -> None:
    t = duel(
        active=1,
        play=["mech_world", "fleet_hq"],
        hand=["blob_fighter", "cutter"],
        opponent={"hand": ["viper", "corvette"]},
    )
    do(t, "play viper", "play corvette", seat=1)
    assert number(t, "combat", 1) == 2 and not can(t, "ally corvette", seat=1), "for their owner, in any turn"
    assert number(t, "combat", 0) == 0
    end_turn(t)
    do(t, "play blob_fighter", "play cutter", "ally blob_fighter", "ally cutter")
    assert number(t, "combat") == 3 + 1 + 1 + 4


def in_the_opponents_turn(*steps: str, card: str | None = None, **given: Any) -> kantyna.Table:
    """Seat 1's turn, during which seat 0 may do something. No card of the core set allows that, but one might."""
    phases = ("next-turn", "draw-phase", "discard-phase", "main-phase")
    turn: list[dict[str, Any]] = [{"do": [phase], "seat": 1, "card": None, "n": 0} for phase in phases]
    let = [{"do": [step], "seat": 0, "card": card, "n": 0} for step in steps]
    return duel(active=1, more={"stack": [*turn, *let]}, **given)


@pytest.mark.rule("SR-077")
def test_fleet_hq_applies_to_its_owner_on_the_opponents_turn() -> None:
    t = in_the_opponents_turn("play", card="viper#1", hand=["viper#1"], play=["fleet_hq"])
    assert list(t.choices) == [1] and zone(t, "play", 0) == ["fleet_hq", "viper"]
    assert number(t, "combat", 0) == 1 + 1 and number(t, "combat", 1) == 0
    t = in_the_opponents_turn("play", card="viper#1", hand=["viper#1"], opponent={"play": ["fleet_hq"]})
    assert number(t, "combat", 0) == 1 and number(t, "combat", 1) == 0, "and only for its owner"


@pytest.mark.rule("SR-077")
@pytest.mark.parametrize("base", ["the_hive", "war_world", "defense_center"])
def test_mech_world_applies_to_its_owner_on_the_opponents_turn(base: str) -> None:
    t = in_the_opponents_turn("main-phase", play=[base, "mech_world"])
    assert t.position()["active"] == 1 and can(t, f"ally {base}")
    t = in_the_opponents_turn("main-phase", play=[base], opponent={"play": ["mech_world"]})
    assert refused(t, f"ally {base}#1") == "SR-079", "and only for its owner"
