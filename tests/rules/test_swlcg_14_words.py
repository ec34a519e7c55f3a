"""The Card Game, chapters 11 to 14 and 18: "cannot", entering and leaving play, sacrifice, "then", numbers; some of it
shown with cards made for it."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_answers import answering
from card_game_fights import attack, fight, label, stack
from card_game_situations import (
    DARK,
    LIGHT,
    PHASES,
    do,
    keys,
    marks,
    pass_answers,
    pass_windows,
    refusal,
    side,
    table,
    until,
    using,
    zone,
)
from kantyna.engine.abilities.pending import Then
from kantyna.game.card_game.abilities.ability_costs import SacrificeOne
from kantyna.game.card_game.abilities.selectors import AFFILIATIONS, Titled
from kantyna.game.card_game.abilities.targets import ByOpponent
from kantyna.game.card_game.effects.capture import Capture
from kantyna.game.card_game.effects.discard_piles import TakeTop
from kantyna.game.card_game.effects.in_play import Destroy, DiscardInPlay, DrawCards, ReturnToHand, UnderDecks
from loose import view_of

HEART = "the_heart_of_the_empire"


def made(
    dark: dict[str, Any], light: dict[str, Any], active: int = LIGHT, phase: str = "deployment", **more: Any
) -> Any:
    """A table that may contain the cards made for tests."""
    return answering({"seats": [dark, light], "active": active, "phase": PHASES[phase], **more})


# cannot


@pytest.mark.rule("SWLCG-119")
@pytest.mark.rule("SWLCG-120")
def test_cannot_beats_card_text_and_card_text_beats_the_rulebook() -> None:
    light = side("rebel_alliance", "ewok_scout", "trench_run", "stolen_plans", hand=["yub_yub"])
    t = table(side("sith", HEART), light, LIGHT, hosts={"stolen_plans#1": f"{HEART}#1"})
    do(t, (LIGHT, "act yub_yub#1"), "focus ewok_scout#1")
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick stolen_plans#1"] and refusal(t, LIGHT, "pick trench_run#1") == "SWLCG-116"
    light = side("jedi", "luke_skywalker", hand=["our_most_desperate_hour", "rebel_trooper"])
    t = table(side("sith", HEART), light, LIGHT, marks={"shield": {"luke_skywalker#1": 1}})
    do(t, (LIGHT, "act our_most_desperate_hour#1"))
    pass_windows(t, "pick")
    do(t, "pick luke_skywalker#1")
    pass_answers(t)
    assert marks(t, "shield") == {"luke_skywalker#1": 2}


@pytest.mark.rule("SWLCG-118")
@pytest.mark.rule("SWLCG-601")
@pytest.mark.rule("SWLCG-769")
@pytest.mark.rule("SWLCG-641")
def test_no_card_text_puts_a_second_copy_of_a_unique_card_into_play() -> None:
    objectives = ("jedi_training", "forgotten_heroes", "last_minute_rescue")
    light = side("jedi", *objectives, "x_wing", hand=["return_of_the_jedi"], discard=["yoda", "red_five"])
    t = made(side("sith", HEART), light, LIGHT, "conflict")
    until(t, "act")
    do(t, (LIGHT, "act return_of_the_jedi#1"), "pay")
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick yoda#1"], "in the conflict phase, and nothing is paid for him"
    hand = ["return_of_the_jedi", "rebel_trooper"]
    light = side("jedi", *objectives, "young_yoda", hand=hand, discard=["yoda", "red_five"])
    t = made(side("sith", HEART), light, LIGHT)
    assert refusal(t, LIGHT, "act return_of_the_jedi#1") == "SWLCG-763", "one is in play, and there is no other target"


@pytest.mark.rule("SWLCG-568")
@pytest.mark.rule("SWLCG-641")
def test_a_limited_card_put_into_play_neither_counts_nor_is_stopped() -> None:
    dark = side("sith", HEART, "corporate_exploitation", hand=["novice", "sith_library", "control_room"])
    t = made(dark, side("jedi", "jedi_training"), DARK)
    then = t.copy()
    put = [(DARK, "act corporate_exploitation#1"), (DARK, "pick novice#1")]
    play = [(DARK, "play sith_library#1"), (DARK, "generate affiliation_sith#1 1")]
    for moves, again in ((put, t), (play, then)):
        do(again, *moves)
    pass_windows(t, "play sith_library")
    assert "play sith_library#1" in keys(t, DARK), "nothing was played"
    pass_windows(then, "act")
    assert refusal(then, DARK, "play control_room#1") == "SWLCG-565"
    do(then, *put)
    assert "novice" in zone(then, DARK, "play")


@pytest.mark.rule("SWLCG-779")
def test_a_card_that_cannot_be_damaged_cannot_be_chosen_for_damage_and_takes_none() -> None:
    light = side("jedi", "jedi_training", "ghost", "x_wing")
    position = {"engaged": "jedi_training#1", "edge": 1, "attacker": 1, "stack": stack(DARK, "strikes")}
    part = {label("nightsister"): 1, label("ghost"): 2, label("x_wing"): 2}
    t = made(side("sith", HEART, "nightsister"), light, DARK, "conflict", marks={"part": part}, **position)
    until(t, "resolve-unit-damage", "pick")
    if "resolve-unit-damage" in keys(t, DARK):
        do(t, (DARK, "resolve-unit-damage"))
    assert keys(t, DARK) == ["pick x_wing#1"]
    dark = side("sith", HEART, hand=["force_choke", "nightsister"])
    t = made(dark, side("jedi", "ghost"), DARK, marks={"damage": {"ghost#1": 1}})
    assert refusal(t, DARK, "act force_choke#1") == "SWLCG-658", "there is nobody to be chosen"
    assert marks(t, "damage") == {"ghost#1": 1}, "what was there stays"
    gone = using(t, Destroy(Titled("ghost")), DARK, f"{HEART}#1")
    assert zone(gone, LIGHT, "discard") == ["ghost"], "it is destroyed without damage all the same"


@pytest.mark.rule("SWLCG-582")
def test_a_protector_that_cannot_be_damaged_takes_nothing_over() -> None:
    light = side("jedi", "luke_skywalker", "guarding_ghost", "guardian_of_peace")
    t = made(side("sith", HEART, hand=["force_choke"]), light, DARK)
    do(t, (DARK, "act force_choke#1"))
    until(t, "pick")
    do(t, (DARK, "pick luke_skywalker#1"))
    until(t, "protect")
    assert keys(t, LIGHT) == ["protect guardian_of_peace#1 1", "decline"]


# in play and out of play


@pytest.mark.rule("SWLCG-074")
@pytest.mark.rule("SWLCG-632")
def test_nothing_removes_an_affiliation_card_from_play() -> None:
    t = using(table(side("sith", HEART), side("jedi", "x_wing")), DiscardInPlay(AFFILIATIONS), DARK, f"{HEART}#1")
    assert "affiliation_jedi" in zone(t, LIGHT, "play") and "affiliation_sith" in zone(t, DARK, "play")


@pytest.mark.rule("SWLCG-633")
def test_a_card_enters_play_when_played_from_the_objective_deck_or_by_an_effect() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes")
    t = table(side("sith", HEART), light, LIGHT, "refresh")
    assert entered(t) == ["tribal_support#1"], "the third objective"
    objectives = ("jedi_training", "forgotten_heroes", "last_minute_rescue")
    light = side("jedi", *objectives, hand=["rebel_trooper", "return_of_the_jedi"], discard=["yoda"])
    t = table(side("sith", HEART), light, LIGHT)
    do(t, (LIGHT, "play rebel_trooper#1"), (LIGHT, "act return_of_the_jedi#1"), "pay")
    pass_windows(t, "pick")
    do(t, "pick yoda#1")
    assert entered(t) == ["rebel_trooper#1", "yoda#1"]


def entered(t: kantyna.Table) -> list[str]:
    return [str(event.view(None)["card"]) for event in t.events if event.kind == "entered"]


ESCORT = Titled("x_wing_escort")


@pytest.mark.rule("SWLCG-634")
@pytest.mark.rule("SWLCG-635")
@pytest.mark.rule("SWLCG-636")
@pytest.mark.parametrize(
    "effect",
    [Destroy(ESCORT), DiscardInPlay(ESCORT), ReturnToHand(ESCORT), UnderDecks(ESCORT), Capture(ESCORT, here=True),
     ByOpponent(SacrificeOne(ESCORT))],
    ids=["destroyed", "discarded", "returned", "put under the deck", "captured", "sacrificed"],
)  # fmt: skip
def test_every_way_out_of_play_counts_as_leaving_play(effect: Any) -> None:
    t = table(side("sith", HEART, "tie_fighter"), side("jedi", "jedi_training", "x_wing_escort"))
    t = using(t, effect, DARK, f"{HEART}#1")
    if "sacrifice x_wing_escort#1" in keys(t, LIGHT):
        do(t, (LIGHT, "sacrifice x_wing_escort#1"))
    assert "answer x_wing_escort#1" in keys(t, LIGHT), "the interrupt to its leaving play"
    do(t, (LIGHT, "pass"))
    assert "x_wing_escort" not in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-353")
def test_a_unit_that_left_play_and_came_back_does_not_participate() -> None:
    objectives = ("jedi_training", "forgotten_heroes", "last_minute_rescue")
    light = side("jedi", *objectives, "x_wing", "jedi_in_hiding", hand=["return_of_the_jedi"])
    t = table(side("sith", HEART, hand=["force_choke"]), light, LIGHT, "conflict")
    attack(t, HEART, "x_wing", "jedi_in_hiding")
    assert marks(t, "part") == {"x_wing#1": 1, "jedi_in_hiding#1": 1}
    do(t, (DARK, "act force_choke#1"))
    until(t, "pick")
    do(t, (DARK, "pick jedi_in_hiding#1"))
    until(t, "act")
    assert zone(t, LIGHT, "discard") == ["jedi_in_hiding"]
    do(t, (LIGHT, "act return_of_the_jedi#1"), "pay")
    pass_windows(t, "pick")
    do(t, "pick jedi_in_hiding#1")
    assert "jedi_in_hiding" in zone(t, LIGHT, "play") and marks(t, "part") == {"x_wing#1": 1}


@pytest.mark.rule("SWLCG-210")
def test_an_enhancement_that_no_longer_fits_is_discarded_as_soon_as_something_changes() -> None:
    light = side("jedi", "jedi_training", "rebel_trooper", "astromech_droid_upgrade", hand=["rebel_trooper"])
    t = table(side("sith", HEART), light, LIGHT, hosts={"astromech_droid_upgrade#1": "rebel_trooper#1"})
    [play] = [key for key in keys(t, LIGHT) if key.startswith("play ")]
    do(t, (LIGHT, play))
    assert zone(t, LIGHT, "discard") == ["astromech_droid_upgrade"], "a Character is no Vehicle"


@pytest.mark.rule("SWLCG-157")
@pytest.mark.rule("SWLCG-615")
def test_a_captured_card_has_no_abilities_tokens_or_choices() -> None:
    dark = side("sith", HEART, "fall_of_the_jedi", "counsel_of_the_sith", captured=["luke_skywalker"])
    at, owners = {"luke_skywalker#1": f"{HEART}#1"}, {"luke_skywalker#1": LIGHT}
    t = table(dark, side("jedi", "jedi_training", hand=["y_wing"]), LIGHT, "force", hosts=at, owners=owners)
    seen: set[str] = set()
    for _ in range(60):
        if t.position()["active"] == DARK and t.position()["phase"] > PHASES["refresh"]:
            break
        (seat,) = t.choices
        seen.update(keys(t, seat))
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    assert not any("luke_skywalker" in key for key in seen), "Luke Skywalker does not answer the turn"
    assert not any("luke_skywalker#1" in tokens for tokens in t.position()["marks"].values())


# sacrifice, then, cost


@pytest.mark.rule("SWLCG-645")
@pytest.mark.rule("SWLCG-647")
def test_a_card_that_does_not_leave_play_was_not_sacrificed_and_the_cost_is_not_paid() -> None:
    light = side("jedi", "jedi_training", "clinger", "x_wing", hand=["covering_fire"])
    t = made(side("sith", HEART), light, LIGHT, "conflict")
    attack(t, HEART, "x_wing")
    do(t, (LIGHT, "act covering_fire#1"), "sacrifice clinger#1", (LIGHT, "answer clinger#1"))
    until(t, "engage", "deal-one", "pass", "place")
    assert "clinger" in zone(t, LIGHT, "play") and not marks(t, "shield")


@pytest.mark.rule("SWLCG-649")
@pytest.mark.rule("SWLCG-650")
@pytest.mark.parametrize(("pile", "held"), [(["x_wing"], 1), (["x_wing", "y_wing"], 3)])
def test_an_effect_after_then_needs_the_whole_effect_before_it(pile: list[str], held: int) -> None:
    t = table(side("sith", HEART), side("jedi", "jedi_training", discard=pile))
    t = using(t, Then(TakeTop(2), DrawCards(1)), LIGHT, "jedi_training#1")
    assert len(zone(t, LIGHT, "hand")) == held, "one card of two was taken: nothing is drawn"


@pytest.mark.rule("SWLCG-664")
def test_an_exhausted_card_does_not_generate_resources() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes", hand=["x_wing"])
    t = table(side("sith"), light, LIGHT, marks={"focus": {"jedi_training#1": 1}})
    do(t, (LIGHT, "play x_wing#1"))
    assert "generate jedi_training#1 1" not in keys(t, LIGHT)
    assert refusal(t, LIGHT, "generate jedi_training#1 1") == "SWLCG-304"


@pytest.mark.rule("SWLCG-569")
def test_a_cancelled_limited_card_still_counts() -> None:
    light = side("jedi", "jedi_training", "c_3po", hand=["toast", "hidden_outpost"])
    t = made(side("sith", HEART), light)
    do(t, (LIGHT, "act toast#1"))
    until(t, "answer")
    do(t, (LIGHT, "answer c_3po#1"))
    until(t, "pass", "play")
    assert zone(t, LIGHT, "hand") == ["hidden_outpost"], "nothing was drawn"
    assert refusal(t, LIGHT, "play hidden_outpost#1") == "SWLCG-565"


@pytest.mark.rule("SWLCG-590")
def test_a_shielding_unit_that_was_not_declared_places_no_shield() -> None:
    light = side("jedi", "jedi_training", "x_wing", hand=["late_shield"])
    t = made(side("sith", HEART), light, LIGHT, "conflict")
    attack(t, HEART, "x_wing")
    until(t, "act")
    do(t, (LIGHT, "act late_shield#1"))
    assert marks(t, "part") == {"x_wing#1": 1, "late_shield#1": 1}
    assert not marks(t, "shield") and not any(key.startswith("pick") for key in keys(t, LIGHT))


# numbers


@pytest.mark.rule("SWLCG-758")
@pytest.mark.rule("SWLCG-760")
@pytest.mark.parametrize(
    ("places", "cost"),
    [((), 3), (("toll",), 4), (("sale",), 0), (("sale", "toll"), 1), (("gift", "toll"), 0)],
    ids=["printed", "more", "not below 0", "from all at once", "fixed"],
)
def test_a_cost_is_computed_from_all_its_modifiers(places: tuple[str, ...], cost: int) -> None:
    objectives = ("jedi_training", "forgotten_heroes", "last_minute_rescue")
    t = made(side("sith", HEART), side("jedi", *objectives, *places, hand=["log_trap"]))
    do(t, (LIGHT, "play log_trap#1"))
    if cost:
        do(t, "pay")
    pass_windows(t, "act")
    assert "log_trap" in zone(t, LIGHT, "play") and sum(marks(t, "focus").values()) == cost


@pytest.mark.rule("SWLCG-759")
def test_doubling_comes_after_all_additions() -> None:
    light = side("jedi", "jedi_training", "rebel_trooper", "blades", "echo")
    position = {"engaged": f"{HEART}#1", "edge": 2, "attacker": 2, "stack": stack(LIGHT, "strikes")}
    part = {label("rebel_trooper"): 1, label("darth_vader"): 2}
    t = made(side("sith", HEART, "darth_vader"), light, LIGHT, "conflict", marks={"part": part}, **position)
    until(t, "pick")
    assert "4 damage" in t.prompt("en"), "1 and 1, doubled"


@pytest.mark.rule("SWLCG-780")
def test_removing_one_damage_of_three_leaves_two() -> None:
    light = side("jedi", "last_minute_rescue", "jedi_training", "forgotten_heroes", "redemption")
    t = table(side("sith", HEART), light, LIGHT, "refresh", marks={"damage": {"redemption#1": 3}})
    do(t, (LIGHT, "answer last_minute_rescue#1"), "pick redemption#1")
    assert marks(t, "damage") == {"redemption#1": 2}


# who, when, where


@pytest.mark.rule("SWLCG-741")
def test_the_attacker_acts_first_in_every_window_of_the_engagement() -> None:
    dark = side("sith", HEART, "nightsister", hand=["force_choke"])
    light = side("jedi", "jedi_training", "heavy_blaster_emplacement", "x_wing", hand=["our_most_desperate_hour"])
    t = table(dark, light, DARK, "conflict")
    attack(t, "jedi_training", "nightsister")
    first: dict[str, int] = {}
    for _ in range(60):
        found = t.view(None)["window"]
        if t.over or t.position()["phase"] != PHASES["conflict"]:
            break
        (seat,) = t.choices
        if found and not found["passed"]:
            first.setdefault(found["name"], seat)
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    assert {"attackers", "defenders", "edge-fought", "strike"} <= set(first)
    assert all([first[name] == DARK for name in ("attackers", "defenders", "edge-fought", "strike")])


@pytest.mark.rule("SWLCG-752")
def test_an_erratum_replaces_the_printed_text() -> None:
    """Fleeing the Empire is printed with a reaction to refreshing; its erratum says the end of the refresh phase."""
    light = side(
        "rebel_alliance", "fleeing_the_empire", "jedi_training", "forgotten_heroes", "heavy_blaster_emplacement"
    )
    t = table(side("sith", HEART, "nightsister"), light, LIGHT, "refresh")
    assert view_of(t)["window"]["name"] == "refresh", "the action window of the phase is already open"
    assert "answer fleeing_the_empire#1" not in keys(t, LIGHT)
    do(t, (LIGHT, "pass"))
    assert "answer fleeing_the_empire#1" in keys(t, LIGHT)


@pytest.mark.rule("SWLCG-756")
def test_everybody_sees_every_discard_pile_in_its_order() -> None:
    pile = ["x_wing", "yoda", "a_wing"]
    t = table(side("sith", HEART), side("jedi", "jedi_training", discard=pile, hand=["y_wing"]))
    for seat in (None, DARK, LIGHT):
        assert t.view(seat)["seats"][LIGHT]["discard"] == [f"{card}#1" for card in pile]
    assert not any(card in key for seat in t.choices for key in keys(t, seat) for card in pile)


@pytest.mark.rule("SWLCG-088")
def test_a_deck_is_the_command_deck_unless_a_text_says_otherwise() -> None:
    light = side("jedi", "a_wing", deck=["yoda", "y_wing"], objective_deck=["last_minute_rescue"])
    t = fight(side("sith", HEART), light, "a_wing", engaged=HEART, active=LIGHT)
    do(t, (LIGHT, "answer a_wing#1"))
    assert len(zone(t, LIGHT, "hand")) == 1 and zone(t, LIGHT, "hand")[0] in ("yoda", "y_wing")
    assert zone(t, LIGHT, "objective_deck") == ["last_minute_rescue"]


@pytest.mark.rule("SWLCG-597")
def test_a_text_about_each_opponent_works_in_a_game_of_two() -> None:
    dark = side("sith", HEART, "fall_of_the_jedi", hand=["interrogation_droid"])
    t = table(dark, side("jedi", "jedi_training", hand=["x_wing"]), DARK)
    do(t, (DARK, "play interrogation_droid#1"), "pay")
    until(t, "answer")
    do(t, (DARK, "answer interrogation_droid#1"))
    assert zone(t, LIGHT, "discard") == ["x_wing"]
