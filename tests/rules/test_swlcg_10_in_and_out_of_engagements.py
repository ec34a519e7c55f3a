"""The Card Game: units that leave engagements or change sides, and combat icons."""

from __future__ import annotations

import pytest

from card_game_fights import attack, fight, logged
from card_game_made_up import made_up, made_up_fight, refused
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_answers, pass_windows, side, until, using, zone
from kantyna.game.card_game import board
from kantyna.game.card_game.abilities.selectors import Titled
from kantyna.game.card_game.effects.in_play import ReturnToHand, UnderDecks

EDGE_FOUGHT = ("strikes", "action-window edge-fought")


@pytest.mark.rule("SWLCG-351")
def test_a_unit_that_is_removed_from_the_engagement_neither_strikes_nor_opposes_nor_survives() -> None:
    light = side("jedi", "yoda", "recaller", "jedi_training")
    t = made_up_fight(side("sith", "nightsister"), light, "nightsister", "yoda", steps=EDGE_FOUGHT)
    do(t, (LIGHT, "act recaller#1"), "pick yoda#1")
    assert marks(t, "part") == {"nightsister#1": 1}
    until(t, "deal-one")
    assert keys(t, DARK) == ["deal-one jedi_training#1", "decline"], "nobody opposed"
    assert logged(t, "strike") == ["nightsister#1"] and "yoda#1" not in marks(t, "focus")
    assert "yoda" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-351")
def test_an_attacker_that_is_removed_does_not_survive_the_engagement() -> None:
    light = side("jedi", "recaller", "jedi_training")
    t = made_up_fight(side("sith", "tie_advanced"), light, "tie_advanced", steps=EDGE_FOUGHT)
    do(t, (LIGHT, "act recaller#1"), "pick tie_advanced#1")
    until(t, "engage", "commit")
    assert logged(t, "strike") == [] and "jedi_training#1" not in marks(t, "damage")


@pytest.mark.rule("SWLCG-428")
@pytest.mark.parametrize("top, blast", [("death_star_trooper", 1), ("tie_bomber", 2)])
def test_icons_gained_by_a_reaction_to_focusing_count_in_that_strike(top: str, blast: int) -> None:
    dark = side("sith", "vaders_tie_advanced", deck=[top, "espo_trooper"])
    t = fight(dark, side("jedi", "jedi_training"), "vaders_tie_advanced", edge=LIGHT)
    assert marks(t, "focus") == {"vaders_tie_advanced#1": 1}, "focused before"
    do(t, (DARK, "answer vaders_tie_advanced#1"))
    pass_windows(t, "nothing")
    assert marks(t, "damage") == {"jedi_training#1": blast}


@pytest.mark.rule("SWLCG-433")
def test_immunity_to_card_effects_stops_no_combat_icon() -> None:
    light = side("smugglers_and_spies", "twilek_smuggler")
    dark = side("sith", "ascetic", "fall_of_the_jedi")
    t = made_up_fight(dark, light, "twilek_smuggler", "ascetic", "fall_of_the_jedi", LIGHT)
    do(t, "resolve-unit-damage", "pick ascetic#1", "pick ascetic#1")
    assert marks(t, "damage") == {"ascetic#1": 1} and marks(t, "focus")["ascetic#1"] == 1


@pytest.mark.rule("SWLCG-433")
def test_immunity_to_card_effects_stops_only_the_effects_of_enemy_cards() -> None:
    dark = side("sith", "ascetic", "nightsister", "fall_of_the_jedi", "counsel_of_the_sith", hand=["force_choke"])
    light = side("jedi", "a_heros_journey", "yoda", hand=["jedi_mind_trick"])
    t = made_up(dark, light, LIGHT)
    do(t, (LIGHT, "act jedi_mind_trick#1"), "pay")
    assert keys(t, LIGHT) == ["pick nightsister#1", "pick yoda#1"]
    assert refused(t, LIGHT, "pick ascetic#1") == "SWLCG-433"
    t = made_up(dark, light)
    do(t, (DARK, "act force_choke#1"), "pick ascetic#1")
    pass_windows(t, "nothing")
    assert marks(t, "damage") == {"ascetic#1": 1}, "one's own"


@pytest.mark.rule("SWLCG-433")
def test_an_effect_on_all_skips_immune_units_but_their_force_icons_count() -> None:
    dark = side("sith", "nightsister", "ascetic", "fall_of_the_jedi", hand=["ascetic#2"])
    t = made_up(dark, side("rebel_alliance", "sweeper", "jedi_training"), LIGHT)
    do(t, (LIGHT, "act sweeper#1"))
    assert zone(t, DARK, "play") == ["affiliation_sith", "ascetic"]
    t = made_up(dark, side("jedi", "jedi_training"), phase="conflict")
    attack(t, "jedi_training", "nightsister")
    until(t, "place")
    do(t, (DARK, "place ascetic#2"))
    until(t, "deal-one")
    assert t.position()["edge"] == DARK + 1


# control


@pytest.mark.rule("SWLCG-774")
def test_taking_control_of_a_committed_unit_does_not_include_its_force_card() -> None:
    dark, light = side("sith", "tempter"), side("jedi", "yoda", "luke_skywalker")
    t = made_up(dark, light, marks={"committed": {"yoda#1": 1, "luke_skywalker#1": 1}})
    do(t, (DARK, "act tempter#1"), "pick yoda#1")
    assert "yoda" in zone(t, DARK, "play") and t.position()["owners"] == {"yoda#1": LIGHT}
    assert marks(t, "committed") == {"luke_skywalker#1": 1}
    assert board.free_force_cards(t._state, DARK) == 3 and board.free_force_cards(t._state, LIGHT) == 2


@pytest.mark.rule("SWLCG-638")
def test_a_unit_controlled_by_another_player_goes_to_its_owners_discard_pile() -> None:
    dark = side("sith", "tempter", hand=["force_choke", "espo_trooper"])
    t = made_up(dark, side("jedi", "twilek_loyalist"))
    do(t, (DARK, "act tempter#1"), "pick twilek_loyalist#1")
    assert "twilek_loyalist" in zone(t, DARK, "play")
    do(t, (DARK, "act force_choke#1"), "pick twilek_loyalist#1")
    pass_windows(t, "play")
    assert zone(t, LIGHT, "discard") == ["twilek_loyalist"] and zone(t, DARK, "discard") == ["force_choke"]


@pytest.mark.rule("SWLCG-210")
@pytest.mark.rule("SWLCG-775")
def test_enhancements_keep_their_controllers_and_are_discarded_if_their_condition_fails() -> None:
    """Intimidated needs an enemy unit; the others fit a unit of either side."""
    dark = side("sith", "tempter", "intimidated", "the_hands_blessing", "control_room", hand=["espo_trooper"])
    light = side("jedi", "yoda", "jedi_lightsaber", "hidden_outpost")
    hosts = dict.fromkeys(["intimidated#1", "the_hands_blessing#1", "jedi_lightsaber#1"], "yoda#1")
    t = made_up(dark, light, hosts=hosts)
    do(t, (DARK, "act tempter#1"), "pick yoda#1")
    assert t.position()["phase"] == 4, "at once"
    assert zone(t, DARK, "play") == ["affiliation_sith", "tempter", "the_hands_blessing", "control_room", "yoda"]
    assert zone(t, DARK, "discard") == ["intimidated"], "Yoda is no enemy's any more"
    assert zone(t, LIGHT, "play") == ["affiliation_jedi", "jedi_lightsaber", "hidden_outpost"], "no other controller"
    assert t.position()["hosts"] == dict.fromkeys(["the_hands_blessing#1", "jedi_lightsaber#1"], "yoda#1")


@pytest.mark.rule("SWLCG-776")
def test_a_unit_that_changes_sides_during_an_engagement_no_longer_participates() -> None:
    light = side("jedi", "yoda", "jedi_training")
    t = made_up_fight(side("sith", "tempter", "nightsister"), light, "nightsister", "yoda", steps=EDGE_FOUGHT)
    do(t, (DARK, "act tempter#1"), "pick yoda#1")
    assert marks(t, "part") == {"nightsister#1": 1}
    until(t, "deal-one")
    assert logged(t, "strike") == ["nightsister#1"]


@pytest.mark.rule("SWLCG-433")
def test_a_constant_effect_of_an_enemy_card_does_not_affect_an_immune_unit() -> None:
    t = made_up(side("sith", "ascetic", "darth_vader"), side("jedi", "weakener"))
    icons = t.view(None)["icons"]
    assert icons["ascetic#1"].get("unit-damage", 0) == 1 and icons["darth_vader#1"].get("unit-damage", 0) == 0


@pytest.mark.rule("SWLCG-638")
@pytest.mark.parametrize("leaving", ["hand", "deck"])
def test_a_unit_controlled_by_another_player_returns_to_its_owners_hand_or_deck(leaving: str) -> None:
    t = made_up(side("sith", "tempter", hand=["espo_trooper"]), side("jedi", "twilek_loyalist"))
    do(t, (DARK, "act tempter#1"), "pick twilek_loyalist#1")
    loyalist = Titled("twilek_loyalist")
    t = using(t, ReturnToHand(loyalist) if leaving == "hand" else UnderDecks(loyalist), DARK, "tempter#1")
    pass_answers(t)
    assert "twilek_loyalist" in zone(t, LIGHT, leaving) and "twilek_loyalist" not in zone(t, DARK, leaving)
