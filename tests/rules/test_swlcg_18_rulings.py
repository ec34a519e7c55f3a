"""The Card Game: rulings that need cards beyond the core set: both players win at once, captured cards are moved,
enhancements are put into play, cards are readied, damage is removed, units are switched, titles are shared."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import logged
from card_game_made_up import made_up, made_up_fight, refused, reopened
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, until, zone


def last_blow(active: int, dial: int = 11, pile: int = 2) -> kantyna.Table:
    """An objective of each player is destroyed at the same time, and each would win by it."""
    dark = side("sith", "doomsayer", "fall_of_the_jedi", "counsel_of_the_sith", victory=["forgotten_heroes"])
    trophies = ["cruel_interrogations", "shadows_of_dathomir", "black_squadron_assault"]
    light = side("jedi", "jedi_training", "a_heros_journey", "heavy_blaster_emplacement", victory=trophies[:pile])
    hurt = {"fall_of_the_jedi#1": 1, "jedi_training#1": 1}
    t = made_up(dark, light, active, dial=dial, marks={"damage": hurt})
    do(t, (DARK, "act doomsayer#1"))
    return t


@pytest.mark.rule("SWLCG-288")
@pytest.mark.parametrize("active", [DARK, LIGHT])
@pytest.mark.parametrize("first, winner", [("fall_of_the_jedi#1", LIGHT), ("jedi_training#1", DARK)])
def test_if_one_effect_lets_both_win_the_active_player_chooses_the_order(active: int, first: str, winner: int) -> None:
    t = last_blow(active)
    pass_windows(t, "pick")
    assert not t.over and keys(t, active) == ["pick fall_of_the_jedi#1", "pick jedi_training#1"]
    assert refusal(t, active, "decline") == "SWLCG-288"
    assert "Which destroyed objective" in t.prompt("en") and "Która zniszczona" in t.prompt("pl")
    t = reopened(t)
    do(t, (active, f"pick {first}"))
    assert t.over and t.winners == (winner,)


@pytest.mark.rule("SWLCG-288")
@pytest.mark.parametrize("dial, pile, winner", [(5, 2, LIGHT), (11, 1, DARK)])
def test_if_only_one_player_would_win_nobody_is_asked(dial: int, pile: int, winner: int) -> None:
    t = last_blow(LIGHT, dial, pile)
    pass_windows(t, "pick")
    assert t.over and t.winners == (winner,)


@pytest.mark.rule("SWLCG-288")
def test_objectives_that_are_saved_at_the_last_moment_count_for_nobody() -> None:
    dark = side("sith", "doomsayer", "fall_of_the_jedi", "counsel_of_the_sith")
    light = side("jedi", "custodian", "jedi_training", victory=["cruel_interrogations", "shadows_of_dathomir"])
    t = made_up(dark, light, dial=11, marks={"damage": {"fall_of_the_jedi#1": 1, "jedi_training#1": 1}})
    do(t, (DARK, "act doomsayer#1"), (LIGHT, "answer custodian#1"))
    assert not t.over and t.position()["dial"] == 11, "neither has left play"
    assert "jedi_training" in zone(t, LIGHT, "play") and "fall_of_the_jedi" in zone(t, DARK, "play")


def captives(hand: tuple[str, ...] = ()) -> kantyna.Table:
    objectives = ("the_bespin_exchange", "fall_of_the_jedi", "counsel_of_the_sith")
    dark = side("scum_and_villainy", "jailer", *objectives, captured=["yoda", "x_wing"], hand=list(hand))
    hosts = {"yoda#1": "fall_of_the_jedi#1", "x_wing#1": "fall_of_the_jedi#1"}
    owners = {"yoda#1": LIGHT, "x_wing#1": LIGHT}
    return made_up(
        dark, side("jedi", "jedi_training"), hosts=hosts, owners=owners, marks={"focus": {"counsel_of_the_sith#1": 1}}
    )


@pytest.mark.rule("SWLCG-621")
def test_a_captured_card_that_is_moved_is_not_captured_again() -> None:
    """The Bespin Exchange and Bounty Collection react to captures of units, but not to this."""
    t = captives(hand=("bounty_collection",))
    do(t, (DARK, "act jailer#1"), "pick yoda#1")
    t = reopened(t)
    assert keys(t, DARK) == ["pick the_bespin_exchange#1", "pick counsel_of_the_sith#1"]
    do(t, "pick counsel_of_the_sith#1")
    assert t.position()["hosts"] == {"yoda#1": "counsel_of_the_sith#1", "x_wing#1": "fall_of_the_jedi#1"}
    assert zone(t, DARK, "captured") == ["yoda", "x_wing"] and logged(t, "capture") == []
    offered = [key for seat in t.choices for key in keys(t, seat)]
    assert not [key for key in offered if key.startswith("answer")]


@pytest.mark.rule("SWLCG-621")
def test_a_player_who_cannot_see_a_captured_card_does_not_learn_which_was_moved() -> None:
    t = captives()
    do(t, (DARK, "act jailer#1"), "pick x_wing#1", "pick the_bespin_exchange#1")
    for seat in (LIGHT, None):
        assert not any("X-Wing" in event.text("en", seat) for event in t.events)
        assert set(t.view(seat)["hosts"].values()) == {"fall_of_the_jedi#1", "the_bespin_exchange#1"}


@pytest.mark.rule("SWLCG-643")
def test_an_enhancement_that_is_put_into_play_needs_something_to_enhance() -> None:
    light = side("jedi", "recruiter", "yoda", "forgotten_heroes", hand=["jedi_lightsaber", "astromech_droid_upgrade"])
    t = made_up(side("sith", "tie_fighter", "nightsister"), light, LIGHT)
    do(t, (LIGHT, "act recruiter#1"))
    do(t, "pick astromech_droid_upgrade#1")
    assert keys(t, LIGHT) == ["pick tie_fighter#1"], "the only Vehicle, no matter whose"
    assert refused(t, LIGHT, "pick yoda#1") == "SWLCG-201"
    do(t, "pick tie_fighter#1")
    assert t.position()["hosts"] == {"astromech_droid_upgrade#1": "tie_fighter#1"} and marks(t, "focus") == {}
    t = made_up(side("sith"), light, LIGHT)
    do(t, (LIGHT, "act recruiter#1"))
    assert keys(t, LIGHT) == ["pick jedi_lightsaber#1"]
    assert refusal(t, LIGHT, "pick astromech_droid_upgrade#1") == "SWLCG-207"


@pytest.mark.rule("SWLCG-643")
def test_an_enhancement_that_was_put_into_play_was_not_played() -> None:
    """In You Must Go makes the first enhancement that is played in a turn cheaper: the next one is still the first."""
    light = side("jedi", "recruiter", "in_you_must_go", "yoda", hand=["jedi_lightsaber#1", "jedi_lightsaber#2"])
    t = made_up(side("sith"), light, LIGHT)
    do(t, (LIGHT, "act recruiter#1"), "pick jedi_lightsaber#1", "pick yoda#1")
    do(t, (LIGHT, "play jedi_lightsaber#2"), "pick yoda#1")
    assert marks(t, "focus") == {}, "it costs 0"


@pytest.mark.rule("SWLCG-656")
def test_a_target_is_the_card_that_is_chosen_to_be_affected() -> None:
    t = table(side("sith", hand=["force_choke"]), side("jedi", "yoda", "luke_skywalker", "x_wing"))
    do(t, (DARK, "act force_choke#1"))
    assert keys(t, DARK) == ["pick yoda#1", "pick luke_skywalker#1"] and "choose a target" in t.prompt("en")
    do(t, "pick luke_skywalker#1")
    pass_windows(t, "nothing")
    assert marks(t, "damage") == {"luke_skywalker#1": 1}, "it and no other card"


@pytest.mark.rule("SWLCG-768")
@pytest.mark.parametrize("tokens, readied", [(1, True), (2, False)])
def test_a_card_readies_when_its_last_focus_token_is_removed(tokens: int, readied: bool) -> None:
    light = side("jedi", "watcher", "yoda", "trust_your_feelings")
    hosts = {"trust_your_feelings#1": "yoda#1"}
    t = made_up(side("sith"), light, LIGHT, hosts=hosts, marks={"focus": {"yoda#1": tokens}})
    do(t, (LIGHT, "act trust_your_feelings#1"))
    assert ("answer watcher#1" in keys(t, LIGHT)) is readied
    assert marks(t, "focus").get("yoda#1", 0) == tokens - 1


@pytest.mark.rule("SWLCG-768")
def test_a_card_readies_in_the_refresh_phase_too_and_a_ready_one_does_not() -> None:
    objectives = ("jedi_training", "forgotten_heroes", "a_heros_journey")
    light = side("jedi", "watcher", "yoda", "x_wing", "rookie_pilot", *objectives)
    t = made_up(side("sith"), light, LIGHT, "refresh", marks={"focus": {"yoda#1": 2, "x_wing#1": 2}})
    until(t, "answer")
    do(t, (LIGHT, "answer watcher#1"))
    assert marks(t, "focus") == {"x_wing#1": 1}, "Yoda is elite"
    assert "answer watcher#1" not in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-769")
def test_a_card_with_the_same_title_is_a_copy_even_if_the_rest_differs() -> None:
    light = side("jedi", "luke_skywalker", "forgotten_heroes", hand=["another_luke", "x_wing"])
    t = made_up(side("sith"), light, LIGHT)
    assert refused(t, LIGHT, "play another_luke#1") == "SWLCG-600"
    assert "play x_wing#1" in keys(t, LIGHT)
    without = made_up(side("sith"), side("jedi", "forgotten_heroes", hand=["another_luke"]), LIGHT)
    assert "play another_luke#1" in keys(without, LIGHT)


@pytest.mark.rule("SWLCG-770")
@pytest.mark.parametrize(
    "defending, waiting, switched",
    [("yoda", "luke_skywalker", True), ("yoda", "", False), ("", "luke_skywalker", False)],
)
def test_units_are_switched_only_if_there_is_one_on_each_side(defending: str, waiting: str, switched: bool) -> None:
    units = [unit for unit in (defending, waiting) if unit]
    light = side("jedi", "relief", "heavy_blaster_emplacement", *units, "jedi_training")
    steps = ("strikes", "action-window edge-fought")
    t = made_up_fight(side("sith", "nightsister"), light, "nightsister", defending, steps=steps)
    pass_windows(t, "act heavy")
    if switched:
        do(t, (LIGHT, "act relief#1"))
        assert marks(t, "part") == {"nightsister#1": 1, "luke_skywalker#1": 2}
    else:
        assert refused(t, LIGHT, "act relief#1") == "SWLCG-763"


@pytest.mark.rule("SWLCG-781")
def test_damage_that_is_moved_from_a_card_has_been_removed_from_it() -> None:
    objectives = ("questionable_contacts", "jedi_training", "forgotten_heroes")
    light = side("smugglers_and_spies", *objectives, "nurse")
    t = made_up(side("sith", "darth_vader"), light, LIGHT, "refresh", marks={"damage": {"nurse#1": 2}})
    do(t, (LIGHT, "answer questionable_contacts#1"), "pick nurse#1", "pick darth_vader#1")
    assert marks(t, "damage")["nurse#1"] == 1 and marks(t, "damage")["darth_vader#1"] == 1
    assert "answer nurse#1" in keys(t, LIGHT)
    do(t, "answer nurse#1")
    assert len(zone(t, LIGHT, "hand")) == 1


# numbers and costs


@pytest.mark.rule("SWLCG-758")
@pytest.mark.parametrize(
    "light, dark, icons",
    [((), (), 2), ((), ("weakener#1",), 0), (("booster",), ("weakener#1",), 1),
     (("booster",), ("weakener#1", "weakener#2"), 0)],
    ids=["printed", "less", "more and less", "never below 0, and computed from all"],
)  # fmt: skip
def test_icons_are_recomputed_from_all_their_modifiers(
    light: tuple[str, ...], dark: tuple[str, ...], icons: int
) -> None:
    t = made_up(side("sith", *dark), side("smugglers_and_spies", "han_solo", *light))
    assert t.view(None)["icons"]["han_solo#1"].get("unit-damage", 0) == icons


@pytest.mark.rule("SWLCG-762")
@pytest.mark.parametrize("damage, paid", [(0, True), (1, False)])
def test_a_card_with_a_remaining_capacity_of_1_cannot_pay_two_damage(damage: int, paid: bool) -> None:
    light = side("jedi", "daredevil", hand=["rebel_trooper"])
    t = made_up(side("sith"), light, LIGHT, marks={"damage": {"daredevil#1": damage}} if damage else {})
    if paid:
        do(t, (LIGHT, "act daredevil#1"))
        pass_windows(t, "play")
        assert zone(t, LIGHT, "discard") == ["daredevil"] and len(zone(t, LIGHT, "hand")) == 2
    else:
        assert refused(t, LIGHT, "act daredevil#1") == "SWLCG-762"


@pytest.mark.rule("SWLCG-764")
@pytest.mark.parametrize("exhausted", [True, False])
def test_a_unit_that_only_the_cost_would_exhaust_is_not_yet_an_exhausted_target(exhausted: bool) -> None:
    light = side("jedi", "bamboozler", hand=["rebel_trooper"])
    focus = {"focus": {"nightsister#1": 1}} if exhausted else {}
    t = made_up(side("sith", "nightsister"), light, LIGHT, marks=focus)
    if exhausted:
        do(t, (LIGHT, "act bamboozler#1"))
        assert keys(t, LIGHT) == ["pick nightsister#1", "pick bamboozler#1"], "once it is paid, that is another one"
    else:
        assert refused(t, LIGHT, "act bamboozler#1") == "SWLCG-658"


@pytest.mark.rule("SWLCG-642")
def test_a_reaction_to_a_card_entering_play_also_works_if_it_is_put_into_play() -> None:
    t = made_up(side("sith"), side("jedi", "recruiter", hand=["novice"]), LIGHT)
    do(t, (LIGHT, "act recruiter#1"), "pick novice#1")
    assert "answer novice#1" in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-157")
def test_the_refresh_phase_does_not_touch_force_cards() -> None:
    objectives = ("jedi_training", "forgotten_heroes", "a_heros_journey")
    held = {"committed": {"x_wing#1": 1}, "focus": {"x_wing#1": 2}}
    t = table(side("sith"), side("jedi", *objectives, "x_wing", "rookie_pilot"), LIGHT, "refresh", marks=held)
    until(t, "engage", "commit")
    assert marks(t, "committed") == {"x_wing#1": 1} and marks(t, "focus") == {"x_wing#1": 1}


# cards that cannot be damaged


@pytest.mark.rule("SWLCG-779")
def test_an_objective_that_cannot_be_damaged_takes_neither_blast_nor_unopposed_damage() -> None:
    t = made_up_fight(side("sith", "darth_vader"), side("jedi", "bastion"), "darth_vader", engaged="bastion")
    until(t, "deal-one", "commit")
    assert logged(t, "strike") == ["darth_vader#1"] and logged(t, "damage") == []
    assert keys(t, DARK) == ["commit darth_vader#1", "decline"], "nobody was asked about any damage"
    t = made_up_fight(side("sith", "emperor_palpatine"), side("jedi", "bastion", "yoda"), "emperor_palpatine",
                      engaged="bastion")  # fmt: skip
    assert keys(t, DARK) == ["pick yoda#1"], "his tactics icons: no other type is left to choose"
    other = made_up_fight(side("sith", "darth_vader"), side("jedi", "jedi_training"), "darth_vader")
    until(other, "deal-one")
    assert marks(other, "damage") == {"jedi_training#1": 2}


@pytest.mark.rule("SWLCG-779")
def test_a_unit_that_cannot_be_damaged_cannot_be_chosen_for_damage() -> None:
    light = side("jedi", "martyr", "yoda", "heavy_blaster_emplacement")
    t = made_up(side("sith", hand=["force_choke"]), light)
    do(t, (DARK, "act force_choke#1"))
    assert keys(t, DARK) == ["pick yoda#1"]
    assert refused(t, DARK, "pick martyr#1") == "SWLCG-779"
    t = made_up(side("sith", "martyr", "nightsister"), side("jedi", "heavy_blaster_emplacement"), LIGHT)
    do(t, (LIGHT, "act heavy_blaster_emplacement#1"))
    assert keys(t, DARK) == ["pick nightsister#1"]


@pytest.mark.rule("SWLCG-779")
def test_a_unit_that_cannot_be_damaged_cannot_pay_with_damage_but_may_be_chosen_otherwise() -> None:
    t = made_up(side("sith"), side("jedi", "martyr", hand=["rebel_trooper"]), LIGHT)
    assert refused(t, LIGHT, "act martyr#1") == "SWLCG-762"
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", hand=["force_lightning"])
    t = made_up(dark, side("jedi", "martyr"), marks={"focus": {"martyr#1": 1}})
    do(t, (DARK, "act force_lightning#1"), "pay", "pick martyr#1")
    pass_windows(t, "nothing")
    assert zone(t, LIGHT, "discard") == ["martyr"], "destroyed without damage"


@pytest.mark.rule("SWLCG-779")
def test_damage_is_not_redirected_to_a_card_that_cannot_be_damaged() -> None:
    dark = side("sith", "martyr", "nightsister", hand=["force_choke"])
    t = made_up(dark, side("jedi", "yoda", hand=["lightsaber_deflection"]))
    do(t, (DARK, "act force_choke#1"), "pick yoda#1", (LIGHT, "answer lightsaber_deflection#1"))
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick nightsister#1"]


@pytest.mark.rule("SWLCG-779")
def test_a_unit_that_cannot_be_damaged_is_no_target_of_conditional_damage() -> None:
    """It's Worse deals damage if it cancels an interrupt: its damage is nested inside another effect."""
    light = side("jedi", "jedi_training", "yoda", "martyr", "redemption", hand=["lightsaber_deflection"])
    t = made_up_fight(side("sith", "rancor", hand=["its_worse"]), light, "rancor", "yoda", focus={"yoda#1": 1})
    do(t, (DARK, "pick yoda#1"), (LIGHT, "answer lightsaber_deflection#1"), (LIGHT, "pick rancor#1"))
    do(t, (DARK, "answer its_worse#1"))
    assert keys(t, DARK) == ["pick yoda#1", "pick redemption#1"]
    assert refused(t, DARK, "pick martyr#1") == "SWLCG-779"
