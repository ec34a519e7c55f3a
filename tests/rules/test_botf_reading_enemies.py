"""Balance of the Force: what card texts mean with several opponents and partners: enemies on both seats, "your" cards,
and who is asked."""

from __future__ import annotations

import pytest

from card_game_four import D1, D2, L1, L2, four, is_offered, jedi, navy, rebels, sith
from card_game_situations import do, keys, pass_windows, payment, refusal, until, zone

# enemies on both seats, and no partner among them


@pytest.mark.rule("BOTF-020")
@pytest.mark.rule("BOTF-259")
@pytest.mark.parametrize(
    ("event", "wanted"),
    [("im_on_the_leader", ["x_wing#1", "red_five#1"]), ("force_stasis", ["yoda#1", "fleet_officer#1"])],
)
def test_an_event_against_an_enemy_reaches_either_opponent_and_no_partner(event: str, wanted: list[str]) -> None:
    dark = [sith("fall_of_the_jedi", hand=[event]), navy("tie_fighter", "duty_officer")]
    t = four(dark[0], dark[1], jedi("yoda", "x_wing"), rebels("fleet_officer", "red_five"))
    do(t, (D1, f"act {event}#1"))
    if payment(t, D1):
        t.choose(D1, payment(t, D1))
    assert keys(t, D1) == [f"pick {card}" for card in wanted]
    assert refusal(t, D1, "pick tie_fighter#1") == "SWLCG-661"


@pytest.mark.rule("BOTF-020")
@pytest.mark.rule("BOTF-259")
@pytest.mark.parametrize(
    ("event", "wanted"),
    [
        ("rebel_assault", ["fall_of_the_jedi#1", "vaders_tie_advanced#1", "defense_protocol#1", "tie_fighter#1"]),
        ("heroic_sacrifice", ["vaders_tie_advanced#1", "tie_fighter#1"]),
    ],
)
def test_a_light_event_against_an_enemy_reaches_either_opponent_and_no_partner(event: str, wanted: list[str]) -> None:
    light = rebels("mission_briefing", "draw_their_fire", "red_two", hand=[event])
    dark = [sith("fall_of_the_jedi", "vaders_tie_advanced"), navy("defense_protocol", "tie_fighter")]
    t = four(dark[0], dark[1], jedi("x_wing"), light, L2)
    do(t, (L2, f"act {event}#1"), "pay")
    if "sacrifice red_two#1" in keys(t, L2):
        t.choose(L2, "sacrifice red_two#1")
    assert keys(t, L2) == [f"pick {card}" for card in wanted]


@pytest.mark.rule("BOTF-020")
@pytest.mark.parametrize("unit", ["han_solo", "ewok_scout"])
def test_an_attacker_aims_at_units_of_either_opponent(unit: str) -> None:
    t = four(sith("fall_of_the_jedi", "nightsister"), navy("tie_fighter"), jedi("yoda"), rebels(unit), L2, "conflict")
    do(t, (L2, "engage fall_of_the_jedi#1"), (L2, f"attack-with {unit}#1"), (L2, "done"), (L2, f"answer {unit}#1"))
    assert keys(t, L2) == ["pick nightsister#1", "pick tie_fighter#1"]


def test_there_is_no_escape_reaches_the_units_of_all_four() -> None:
    dark = sith("the_heart_of_the_empire", "shadows_of_dathomir", "nightsister", hand=["there_is_no_escape"])
    t = four(dark, navy("tie_fighter"), jedi("yoda"), rebels("x_wing"), D1, "force")
    until(t, "act")
    do(t, (D1, "act there_is_no_escape#1"), "pay")
    went = [(event.seat, event.view(None)["card"]) for event in t.events if event.kind == "to-bottom"]
    assert went == [(D1, "nightsister#1"), (D2, "tie_fighter#1"), (L1, "yoda#1"), (L2, "x_wing#1")]


@pytest.mark.rule("BOTF-020")
def test_devastator_reacts_to_the_loss_of_the_other_opponents_objective() -> None:
    t = four(
        sith("nightsister"), navy("imperial_command", "devastator"), jedi("jedi_training"), rebels(), D1, "force",
        marks={"damage": {"jedi_training#1": 4}},
    )  # fmt: skip
    do(t, (D1, "commit nightsister#1"), (D1, "answer nightsister#1"), "pick jedi_training#1")
    do(t, (D2, "answer devastator#1"))
    if payment(t, D2):
        t.choose(D2, payment(t, D2))
    assert [event.n for event in t.events if event.kind == "dial"][:2] == [1, 2], "by the loss, and by Devastator"


@pytest.mark.rule("BOTF-262")
def test_cards_you_play_do_not_include_cards_a_partner_plays() -> None:
    """Darth Vader and Forgotten Heroes react to their own player's cards."""
    dark = navy("fall_of_the_jedi", hand=["force_choke", "tie_fighter"])
    t = four(sith("darth_vader"), dark, jedi("yoda"), rebels(), D1)
    pass_windows(t, "act force_choke#1")
    do(t, (D2, "act force_choke#1"), (D2, "pick yoda#1"))
    assert not is_offered(t, D1, "answer darth_vader#1")
    light = rebels("jedi_training", hand=["jedi_in_hiding"])
    t = four(sith(), navy(), jedi("forgotten_heroes", deck=["c_3po"]), light, L1)
    pass_windows(t, "play")
    do(t, (L2, "play jedi_in_hiding#1"), "pay")
    assert not is_offered(t, L1, "answer forgotten_heroes#1")


@pytest.mark.rule("BOTF-262")
def test_a_black_squadron_pilot_cannot_be_attached_to_a_partners_fighter() -> None:
    dark = sith("fall_of_the_jedi", "counsel_of_the_sith", hand=["black_squadron_pilot"])
    t = four(dark, navy("tie_fighter"), jedi(), rebels())
    do(t, (D1, "play black_squadron_pilot#1"), "pay")
    assert t.position()["hosts"] == {} and "black_squadron_pilot" in zone(t, D1, "play")


@pytest.mark.rule("BOTF-261")
def test_coruscant_defense_fleet_takes_damage_for_a_partners_objective() -> None:
    dark = [sith("the_heart_of_the_empire"), navy("coruscant_defense_fleet")]
    t = four(dark[0], dark[1], jedi(), rebels("mission_briefing", "draw_their_fire", hand=["rebel_assault"]), L2)
    do(t, (L2, "act rebel_assault#1"), "pay", "pick the_heart_of_the_empire#1")
    pass_windows(t, "protect")
    assert keys(t, D2)[0] == "protect coruscant_defense_fleet#1 2" and not keys(t, D1)


@pytest.mark.rule("BOTF-264")
def test_an_eliminated_player_is_no_longer_an_opponent() -> None:
    dark = sith("the_heart_of_the_empire", hand=["interrogation"])
    t = four(dark, navy(), jedi(hand=["yoda"], out=1), rebels(hand=["x_wing"]))
    do(t, (D1, "act interrogation#1"), (D1, "pay"), "discard x_wing#1")
    assert zone(t, L1, "hand") == ["yoda"]


@pytest.mark.rule("BOTF-263")
def test_opportunities_go_clockwise_from_the_active_player_until_all_have_passed_in_a_row() -> None:
    """A player who publicly has nothing to do is skipped."""
    dark = [sith("fall_of_the_jedi", "tie_fighter", hand=["tallon_roll"]),
            navy("imperial_command", "death_and_despayre", hand=["superlaser_blast"])]  # fmt: skip
    light = rebels("mission_briefing", "draw_their_fire", hand=["rebel_assault"])
    t = four(dark[0], dark[1], jedi("jedi_training", hand=["jedi_mind_trick"]), light, D1)
    while t.view(None)["active"] != D2:
        t.choose(next(iter(t.choices)), "pass")
    asked: list[int] = []
    while t.view(None)["active"] == D2 and t.view(None)["phase"] == 4:
        (seat,) = t.choices
        asked.append(seat)
        t.choose(seat, "pass")
    assert asked == [D2, L2, D1]
