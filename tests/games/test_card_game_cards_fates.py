"""Fate cards and the edge: what lets them be resolved again, and the card that Obi-Wan shows."""

from __future__ import annotations

import kantyna
from card_game_fights import attack, defend, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, side, table


def edge_battle(light: list[str], light_hand: list[str], dark_hand: list[str], *defenders: str) -> kantyna.Table:
    """The light side attacks with all its units; the dark side defends with these. Now cards are placed."""
    dark = side("sith", "fall_of_the_jedi", *defenders, hand=dark_hand)
    t = table(dark, side("jedi", *light, hand=light_hand), LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", *light)
    defend(t, *defenders)
    pass_windows(t, "place")
    return t


HEAT, TARGET, TWIST = "heat_of_battle_light#1", "target_of_opportunity_light#1", "twist_of_fate_light#1"


def test_secret_informant_lets_a_fate_card_be_resolved_again_with_another_target() -> None:
    t = edge_battle(["secret_informant#1"], [HEAT, "c_3po"], [], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {HEAT}"), (LIGHT, "pass"), (LIGHT, "pick duty_officer#1"))
    pass_windows(t, "resolve-again")
    assert keys(t, LIGHT) == [f"resolve-again {HEAT}", "decline"]
    do(t, (LIGHT, f"resolve-again {HEAT}"), (LIGHT, "pick imperial_officer#1"))
    pass_windows(t, "resolve")
    assert logged(t, "fate") == [HEAT, HEAT], "once more, and then no more"
    assert logged(t, "destroy") == ["duty_officer#1", "imperial_officer#1"]


def test_secret_informant_is_declined_and_comes_before_the_next_fate_card() -> None:
    t = edge_battle(["secret_informant#1"], [HEAT, TARGET, "c_3po"], [], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {TARGET}"), (LIGHT, f"place {HEAT}"), (LIGHT, "pass"), (LIGHT, "pick duty_officer#1"))
    pass_windows(t, "resolve-again")
    assert logged(t, "fate") == [HEAT]
    do(t, (LIGHT, "decline"))
    pass_windows(t, "resolve-again")
    assert logged(t, "fate") == [HEAT, TARGET] and keys(t, LIGHT) == [f"resolve-again {TARGET}", "decline"]
    do(t, (LIGHT, "decline"))
    assert logged(t, "destroy") == ["duty_officer#1"] and marks(t, "damage") == {"fall_of_the_jedi#1": 1}


def test_two_secret_informants_give_two_more() -> None:
    t = edge_battle(["secret_informant#1", "secret_informant#2"], [TARGET, "c_3po"], [], "duty_officer")
    do(t, (LIGHT, f"place {TARGET}"), (LIGHT, "pass"))
    for _ in range(2):
        pass_windows(t, "resolve-again")
        do(t, (LIGHT, f"resolve-again {TARGET}"))
    pass_windows(t, "resolve-again")
    assert f"resolve-again {TARGET}" not in keys(t, LIGHT), "twice at most"
    pass_windows(t, "strike")
    assert marks(t, "damage") == {"fall_of_the_jedi#1": 3}


def test_secret_informant_at_home_or_of_the_other_side_does_nothing() -> None:
    dark = side("sith", "fall_of_the_jedi", "duty_officer", "imperial_officer", hand=["heat_of_battle_dark#1"])
    light = side("jedi", "secret_informant", "red_five", hand=[TARGET, "c_3po"])
    t = table(dark, light, LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", "red_five")
    defend(t, "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {TARGET}"), (DARK, "place heat_of_battle_dark#1"), (LIGHT, "pass"), (DARK, "pick red_five#1"))
    pass_windows(t, "strike")
    assert logged(t, "fate") == ["heat_of_battle_dark#1", TARGET]


def test_a_twist_of_fate_is_not_repeated() -> None:
    t = edge_battle(["secret_informant#1"], [TWIST, "c_3po"], [], "duty_officer", "imperial_officer")
    do(t, (LIGHT, f"place {TWIST}"), (LIGHT, "pass"))
    assert keys(t, LIGHT) == ["place c_3po#1", "pass"], "the battle it was placed in is over"


def test_obi_wan_shows_the_first_card_of_the_opponent() -> None:
    t = edge_battle(
        ["obi_wan_kenobi"], ["yoda", "c_3po"], ["nightsister", "darth_vader", "tie_fighter"], "duty_officer"
    )
    do(t, (LIGHT, "place yoda#1"), (DARK, "place nightsister#1"))
    assert t.view(LIGHT)["seats"][DARK]["edge"] == ["nightsister#1"] == t.view(None)["seats"][DARK]["edge"]
    assert t.view(DARK)["seats"][LIGHT]["edge"] == [None], "his own side's cards stay hidden"
    do(t, (LIGHT, "pass"), (DARK, "place darth_vader#1"))
    assert t.view(LIGHT)["seats"][DARK]["edge"] == ["nightsister#1", None]
    seen = [event.view(LIGHT)["card"] for event in t.events if event.kind == "placed"]
    assert seen == ["yoda#1", "nightsister#1", None]


def test_obi_wan_shows_the_first_card_of_the_next_edge_battle_too() -> None:
    t = edge_battle(["obi_wan_kenobi"], ["yoda", TWIST], ["nightsister", "darth_vader", "tie_fighter"], "duty_officer")
    do(t, (LIGHT, f"place {TWIST}"), (DARK, "place nightsister#1"), (LIGHT, "pass"), (DARK, "pass"))
    do(t, (LIGHT, "pass"), (DARK, "place darth_vader#1"))
    assert t.view(LIGHT)["seats"][DARK]["edge"] == ["darth_vader#1"]


def test_obi_wan_at_home_shows_nothing() -> None:
    dark = side("sith", "fall_of_the_jedi", "duty_officer", hand=["nightsister", "darth_vader"])
    t = table(dark, side("jedi", "obi_wan_kenobi", "red_five", hand=["yoda"]), LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", "red_five")
    defend(t, "duty_officer")
    do(t, (LIGHT, "place yoda#1"), (DARK, "place nightsister#1"))
    assert t.view(LIGHT)["seats"][DARK]["edge"] == [None]
