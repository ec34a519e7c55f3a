"""A team's turn, phase by phase: who is active when, what happens once, windows, Force cards and the struggle."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_situations import do, keys, marks, pass_answers, refusal, using, zone
from card_game_team_situations import DARK_1, DARK_2, LIGHT_1, LIGHT_2, four, logged_events, pass_until, player
from kantyna.game.card_game.abilities.selectors import Titled
from kantyna.game.card_game.effects.in_play import Deal


def window(t: kantyna.Table) -> str:
    found = t.view(None)["window"]
    return str(found["name"]) if found else ""


def windows(t: kantyna.Table, phase: int) -> list[tuple[str, int, int]]:
    """Pass and decline to the end of that phase: the windows, who is asked in them, and who is active."""
    found: list[tuple[str, int, int]] = []
    for _ in range(200):
        view = t.view(None)
        if t.over or view["phase"] != phase:
            return found
        (seat,) = t.choices
        if view["window"]:
            found.append((view["window"]["name"], seat, view["active"]))
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    raise AssertionError("the phase never ends")


ALL_HOLD = [player(seat, unit, hand=[event]) for seat, (unit, event) in enumerate([
    ("nightsister", "force_choke"),
    ("stormtrooper_elite", "force_choke"),
    ("luke_skywalker", "jedi_mind_trick"),
    ("x_wing", "jedi_mind_trick"),
])]  # fmt: skip
"""Everybody might act in any window."""


# balance


@pytest.mark.rule("BOTF-226")
@pytest.mark.rule("BOTF-228")
@pytest.mark.parametrize(("balance", "steps"), [(0, 1), (1, 2)])
def test_the_dial_advances_once_per_team_turn_and_once_more_with_the_balance(balance: int, steps: int) -> None:
    t = four(phase="balance", balance=balance)
    pass_until(t, "discard", "play", "commit")
    assert logged_events(t, "dial") == [("dial", DARK_1, n + 1) for n in range(steps)]


@pytest.mark.rule("BOTF-226")
@pytest.mark.rule("BOTF-227")
@pytest.mark.rule("BOTF-228")
@pytest.mark.rule("BOTF-316")
def test_the_first_light_player_may_choose_which_dark_objective_takes_the_one_damage() -> None:
    t = four(active=LIGHT_1, phase="balance")
    assert keys(t, LIGHT_1) == ["pick shadows_of_dathomir#1", "pick imperial_command#1", "decline"]
    declined = t.copy()
    t.choose(LIGHT_1, "pick imperial_command#1")
    pass_until(t, "discard", "play")
    assert marks(t, "damage") == {"imperial_command#1": 1}
    declined.choose(LIGHT_1, "decline")
    assert marks(declined, "damage") == {}
    dark = four(active=LIGHT_1, phase="balance", balance=1)
    assert not any("pick" in key for seat in dark.choices for key in keys(dark, seat))


# refresh


@pytest.mark.rule("BOTF-229")
@pytest.mark.rule("BOTF-230")
@pytest.mark.rule("BOTF-231")
def test_each_member_refreshes_removes_shields_and_replaces_objectives_one_after_the_other() -> None:
    t = four(
        player(DARK_1, "nightsister", objective_deck=["looking_for_droids", "fall_of_the_jedi"]),
        player(DARK_2, "stormtrooper_elite", objective_deck=["the_endor_gambit", "death_and_despayre"]),
        phase="refresh",
        marks={"focus": {"nightsister#1": 1, "stormtrooper_elite#1": 1}, "shield": {"stormtrooper_elite#1": 1}},
    )
    pass_until(t, "discard", "play")
    steps = [(event.kind, event.seat) for event in t.events if event.kind in ("refresh", "shield-gone", "entered")]
    assert steps == [
        ("refresh", DARK_1), ("entered", DARK_1), ("entered", DARK_1),
        ("refresh", DARK_2), ("shield-gone", DARK_2), ("entered", DARK_2), ("entered", DARK_2),
    ]  # fmt: skip


@pytest.mark.rule("BOTF-232")
def test_a_player_may_react_to_their_refresh_before_the_partner_refreshes() -> None:
    t = four(
        player(DARK_1, "the_endor_gambit", "at_st"),
        player(DARK_2, "stormtrooper_elite"),
        phase="refresh",
        marks={"focus": {"at_st#1": 2, "stormtrooper_elite#1": 1}},
    )
    assert keys(t, DARK_1) == ["answer the_endor_gambit#1", "pass"]
    assert marks(t, "focus") == {"at_st#1": 1, "stormtrooper_elite#1": 1}, "the partner has not refreshed yet"
    t.choose(DARK_1, "answer the_endor_gambit#1")
    pass_until(t, "discard", "play")
    assert marks(t, "focus") == {}


@pytest.mark.rule("BOTF-233")
@pytest.mark.rule("BOTF-237")
@pytest.mark.rule("BOTF-303")
@pytest.mark.parametrize(("phase", "number"), [("refresh", 2), ("draw", 3)])
def test_one_window_closes_the_phase_of_all_and_the_first_player_begins_in_it(phase: str, number: int) -> None:
    found = windows(four(*ALL_HOLD, phase=phase), number)
    assert found == [(phase, seat, DARK_1) for seat in range(4)]


# draw


@pytest.mark.rule("BOTF-234")
@pytest.mark.rule("BOTF-235")
def test_each_member_may_discard_one_and_then_draws_up_to_the_reserve_value() -> None:
    decks: dict[str, Any] = {"deck": ["death_star_trooper"] * 3 + ["tie_fighter"] * 3}
    t = four(player(DARK_1, hand=["force_choke", "nightsister"], deck=["dark_side_apprentice"] * 2 + ["nightsister"]),
             player(DARK_2, hand=["duty_officer"], **decks), phase="draw")  # fmt: skip
    assert keys(t, DARK_1) == ["discard force_choke#1", "discard nightsister#1", "decline"]
    t.choose(DARK_1, "discard force_choke#1")
    pass_until(t, "discard")
    assert len(zone(t, DARK_1, "hand")) == 4 and t.view(None)["active"] == DARK_2, "as far as the deck goes"
    assert "discard duty_officer#1" in keys(t, DARK_2)
    t.choose(DARK_2, "decline")
    assert len(zone(t, DARK_2, "hand")) == 6


@pytest.mark.rule("BOTF-026")
def test_your_draw_phase_begins_with_your_own_part() -> None:
    t = four(player(DARK_1, "fall_of_the_jedi", hand=["force_choke"]),
             player(DARK_2, "defense_protocol", "nightsister", hand=["duty_officer"]), phase="draw")  # fmt: skip
    assert keys(t, DARK_1) == ["answer fall_of_the_jedi#1", "pass"]
    t.choose(DARK_1, "pass")
    pass_until(t, "answer")
    assert list(t.choices) == [DARK_2] and keys(t, DARK_2)[0] == "answer defense_protocol#1"
    assert t.view(None)["active"] == DARK_2


# deployment


@pytest.mark.rule("BOTF-238")
@pytest.mark.rule("BOTF-239")
@pytest.mark.rule("BOTF-240")
@pytest.mark.rule("BOTF-241")
@pytest.mark.rule("BOTF-242")
def test_each_member_deploys_in_their_own_window_in_which_others_may_act() -> None:
    t = four(
        player(DARK_1, "darth_vader", hand=["advisor_to_the_emperor"]),
        player(DARK_2, hand=["death_star_trooper", "force_choke"]),
        player(LIGHT_1, "luke_skywalker"),
        player(LIGHT_2, hand=["x_wing"]),
    )
    assert "play advisor_to_the_emperor#1" in keys(t, DARK_1)
    t.choose(DARK_1, "pass")
    assert keys(t, DARK_2) == ["act force_choke#1", "pass"], "an action, but no unit"
    assert refusal(t, DARK_2, "play death_star_trooper#1") == "SWLCG-196"
    while t.view(None)["active"] == DARK_1:
        t.choose(next(iter(t.choices)), "pass")
    assert list(t.choices) == [DARK_2] and window(t) == "deployment"
    assert "play death_star_trooper#1" in keys(t, DARK_2)
    t.choose(DARK_2, "pass")
    seen = [next(iter(t.choices))]
    while t.view(None)["phase"] == 4:
        t.choose(seen[-1], "pass")
        seen.append(next(iter(t.choices)))
    assert DARK_1 in seen and t.view(None)["phase"] == 5


@pytest.mark.rule("BOTF-243")
def test_each_player_may_play_one_limited_card_a_turn() -> None:
    t = four(
        player(DARK_1), player(DARK_2),
        player(LIGHT_1, hand=["dagobah_training_grounds", "hidden_outpost"]),
        player(LIGHT_2, hand=["cloud_city_casino"]), active=LIGHT_1,
    )  # fmt: skip
    do(t, (LIGHT_1, "play dagobah_training_grounds#1"), "pay")
    pass_until(t, "pass")
    while list(t.choices) != [LIGHT_1]:
        t.choose(next(iter(t.choices)), "pass")
    assert refusal(t, LIGHT_1, "play hidden_outpost#1") == "SWLCG-565"
    while t.view(None)["active"] == LIGHT_1:
        t.choose(next(iter(t.choices)), "pass")
    assert "play cloud_city_casino#1" in keys(t, LIGHT_2)


# conflict


@pytest.mark.rule("BOTF-244")
@pytest.mark.rule("BOTF-245")
@pytest.mark.rule("BOTF-246")
@pytest.mark.rule("BOTF-250")
@pytest.mark.rule("BOTF-304")
def test_each_member_attacks_in_turn_with_the_windows_of_the_core_game() -> None:
    light_2 = player(LIGHT_2, "mission_briefing", hand=["jedi_mind_trick"])
    dark_1 = player(DARK_1, "nightsister", "darth_vader", hand=["force_choke"])
    t = four(dark_1, *ALL_HOLD[1:3], light_2, phase="conflict")
    met: list[tuple[str, int]] = []

    def note(name: str) -> None:
        if not met or met[-1] != (name, t.view(None)["active"]):
            met.append((name, t.view(None)["active"]))

    for _ in range(300):
        if t.view(None)["phase"] != 5:
            break
        (seat,) = t.choices
        offered = keys(t, seat)
        if window(t) in ("conflict", "conflict-end"):
            note(window(t))
        if any(key.startswith("engage") for key in offered):
            note("engage")
            t.choose(seat, offered[0])
            continue
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or offered)[0])
    assert met == [
        ("conflict", DARK_1), ("engage", DARK_1),
        ("conflict", DARK_1), ("engage", DARK_1),
        ("conflict", DARK_1), ("engage", DARK_2),  # no window before the first attack of the next member
        ("conflict", DARK_2), ("conflict-end", DARK_1),
    ]  # fmt: skip


# the Force


@pytest.mark.rule("BOTF-218")
@pytest.mark.rule("BOTF-219")
@pytest.mark.rule("BOTF-252")
def test_a_team_shares_three_force_cards() -> None:
    t = four(player(DARK_1, "nightsister", "advisor_to_the_emperor"), player(DARK_2, "stormtrooper_elite", "at_st"),
             player(LIGHT_1, "luke_skywalker"), phase="force",
             marks={"committed": {"luke_skywalker#1": 1}})  # fmt: skip
    for unit in ("nightsister#1", "advisor_to_the_emperor#1"):
        pass_until(t, "commit")
        t.choose(DARK_1, f"commit {unit}")
    pass_until(t, "commit")
    assert t.view(None)["active"] == DARK_2
    t.choose(DARK_2, "commit at_st#1")
    assert not any(key.startswith("commit") for seat in t.choices for key in keys(t, seat)), "three in all"
    full = four(player(DARK_1, "nightsister"), player(DARK_2, "stormtrooper_elite", "at_st", "tie_fighter"),
                phase="force",
                marks={"committed": {"stormtrooper_elite#1": 1, "at_st#1": 1, "tie_fighter#1": 1}})  # fmt: skip
    assert refusal(full, DARK_1, "commit nightsister#1") == "SWLCG-232"


@pytest.mark.rule("BOTF-223")
def test_a_returned_force_card_goes_back_to_the_team() -> None:
    committed = {"stormtrooper_elite#1": 1, "at_st#1": 1, "tie_fighter#1": 1}
    sides = (player(DARK_1, "nightsister"), player(DARK_2, "stormtrooper_elite", "at_st", "tie_fighter"))
    t = four(*sides, phase="conflict", marks={"committed": committed})
    t = using(t, Deal(9, Titled("tie_fighter")), LIGHT_1, "a_heros_journey#1")
    pass_until(t, "commit")
    assert keys(t, DARK_1) == ["commit nightsister#1", "decline"]


@pytest.mark.rule("BOTF-251")
@pytest.mark.rule("BOTF-253")
@pytest.mark.rule("BOTF-303")
def test_members_commit_one_after_the_other_and_then_there_is_one_struggle() -> None:
    t = four(player(DARK_1, "nightsister"), player(DARK_2, "at_st"), phase="force")
    asked = []
    for _ in range(2):
        pass_until(t, "commit")
        asked.append((next(iter(t.choices)), t.view(None)["active"]))
        assert not logged_events(t, "struggle-won")
        t.choose(asked[-1][0], "decline")
    assert asked == [(DARK_1, DARK_1), (DARK_2, DARK_2)]
    assert len(logged_events(t, "struggle-won")) == 1
    after = windows(four(*ALL_HOLD, phase="force"), 6)
    assert [step for step in after if step[0] == "force"] == [("force", seat, DARK_1) for seat in range(4)]


@pytest.mark.rule("BOTF-220")
@pytest.mark.rule("BOTF-221")
@pytest.mark.parametrize(("exhausted", "holder"), [((), 1), (("at_st#1",), 0), (("at_st#1", "luke_skywalker#1"), 1)])
def test_the_icons_of_all_ready_committed_units_of_a_side_are_added_up(exhausted: Any, holder: int) -> None:
    """2 and 2 of the dark side against 3 and 0: together the dark side has more, without one of them it has less."""
    units = ("nightsister#1", "at_st#1", "luke_skywalker#1")
    t = four(player(DARK_1, "nightsister"), player(DARK_2, "at_st"), player(LIGHT_1, "luke_skywalker"), phase="force",
             marks={"committed": dict.fromkeys(units, 1), "focus": dict.fromkeys(exhausted, 1)})  # fmt: skip
    pass_until(t, "discard", "play", "pick")
    assert (
        logged_events(t, "struggle-won")[0][1] == (DARK_1 if holder else LIGHT_1) and t.position()["balance"] == holder
    )


@pytest.mark.rule("BOTF-221")
@pytest.mark.rule("BOTF-222")
@pytest.mark.parametrize("balance", [0, 1])
def test_a_tie_leaves_the_balance_and_the_side_that_keeps_it_has_won(balance: int) -> None:
    committed = {"nightsister#1": 1, "x_wing#1": 1, "y_wing#1": 1}
    t = four(player(DARK_1, "nightsister"), player(DARK_2), player(LIGHT_1, "x_wing"),
             player(LIGHT_2, "y_wing", deck=[]), phase="force", balance=balance,
             marks={"committed": committed})  # fmt: skip
    pass_until(t, "discard", "play", "pick")
    assert logged_events(t, "struggle-won")[0][1] == (DARK_1 if balance else LIGHT_1)


@pytest.mark.rule("BOTF-303")
def test_if_the_first_player_is_eliminated_the_next_one_takes_their_place() -> None:
    sides = (player(LIGHT_1, "luke_skywalker", out=1), player(LIGHT_2, "x_wing", hand=["jedi_mind_trick"]))
    t = four(player(DARK_1), player(DARK_2), *sides, active=LIGHT_2, phase="force")
    found = windows(t, 6)
    assert next((seat, active) for name, seat, active in found if name == "force") == (LIGHT_2, LIGHT_2)
    assert LIGHT_1 not in [seat for _, seat, _ in found]
    assert logged_events(t, "struggle-won")[0][1] == LIGHT_2
    pass_until(t, "pick")  # the dark side's turn has gone by: the light side's balance phase
    assert list(t.choices) == [LIGHT_2] and logged_events(t, "turn")[-1][1] == LIGHT_2


# windows and orders


@pytest.mark.rule("BOTF-263")
def test_the_opportunity_goes_clockwise_until_all_have_passed_in_succession() -> None:
    t = four(*[{**side, "play": [*side["play"], "duty_officer"] if seat == DARK_2 else side["play"]}
               for seat, side in enumerate(ALL_HOLD)], active=LIGHT_1, phase="refresh")  # fmt: skip
    order = []
    for _ in range(2):
        order.append(next(iter(t.choices)))
        t.choose(order[-1], "pass")
    assert order == [LIGHT_1, LIGHT_2] and list(t.choices) == [DARK_1]
    t.choose(DARK_1, "act force_choke#1")
    pass_until(t, "pick")
    t.choose(DARK_1, keys(t, DARK_1)[0])
    pass_answers(t)
    after = []
    while window(t) == "refresh":
        after.append(next(iter(t.choices)))
        t.choose(after[-1], "pass")
    assert after == [DARK_2, LIGHT_1, LIGHT_2], "a player with nothing left that could act is skipped"


@pytest.mark.rule("BOTF-324")
@pytest.mark.rule("BOTF-026")
def test_an_opponents_turn_begins_once_for_the_whole_team() -> None:
    t = four(player(DARK_1), player(DARK_2), player(LIGHT_1, "luke_skywalker"), player(LIGHT_2), active=LIGHT_1,
             phase="force", marks={"focus": {"luke_skywalker#1": 3}})  # fmt: skip
    answers = 0
    for _ in range(120):
        view = t.view(None)
        if view["turn"] and view["phase"] == 4 and view["active"] == DARK_2:
            break
        seat = next(iter(t.choices))
        offered = keys(t, seat)
        if "answer luke_skywalker#1" in offered:
            answers += 1
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or offered)[0])
    assert answers == 1


@pytest.mark.rule("BOTF-026")
def test_your_turn_is_the_whole_turn_of_your_team() -> None:
    sides = [player(DARK_1, hand=["force_choke"]), player(DARK_2, "imperial_command", hand=["superlaser_blast"])]
    sides[DARK_2]["play"] += ["death_and_despayre", "kuat_reinforcements", "admiral_motti"]
    t = four(*sides)
    t.choose(DARK_1, "pass")
    assert "act superlaser_blast#1" in keys(t, DARK_2), "though dark 1 is active"
    other = four(*sides, player(LIGHT_1, hand=["jedi_mind_trick"]), active=LIGHT_1)
    while DARK_2 not in other.choices:
        other.choose(next(iter(other.choices)), "pass")
    assert refusal(other, DARK_2, "act superlaser_blast#1") == "SWLCG-508"


@pytest.mark.rule("BOTF-318")
def test_the_controller_of_a_protector_decides_about_it() -> None:
    t = four(player(DARK_1), player(DARK_2), player(LIGHT_1, "luke_skywalker"), player(LIGHT_2, "guardian_of_peace"))
    t = using(t, Deal(1, Titled("luke_skywalker")), DARK_1, "shadows_of_dathomir#1")
    pass_until(t, "protect")
    assert list(t.choices) == [LIGHT_2] and keys(t, LIGHT_2) == ["protect guardian_of_peace#1 1", "decline"]
    t.choose(LIGHT_2, "protect guardian_of_peace#1 1")
    pass_answers(t)
    assert marks(t, "damage") == {"guardian_of_peace#1": 1}


@pytest.mark.rule("BOTF-222")
@pytest.mark.parametrize("balance", [0, 1])
def test_every_member_of_the_side_has_won_the_struggle(balance: int) -> None:
    """Even a partner whose units added no icon, and even by a tie that leaves the Balance with them."""
    light_2 = player(LIGHT_2, "obi_wan_kenobi_91", discard=["rebel_trooper"])
    t = four(player(DARK_1), player(DARK_2), player(LIGHT_1), light_2, phase="force", balance=balance)
    pass_until(t, "answer", "discard", "play")
    assert ("answer obi_wan_kenobi_91#1" in keys(t, LIGHT_2)) == (balance == 0)


# what partners know


@pytest.mark.rule("BOTF-179")
@pytest.mark.rule("BOTF-182")
def test_partners_see_each_others_hands_and_chosen_objectives_unless_the_option_is_off() -> None:
    for seen in (True, False):
        t = kantyna.Table("card-game", "two-on-two", seed=3, options={} if seen else {"team_hands": False})
        for zone_name in ("chosen", "hand"):
            if zone_name == "hand":
                for seat in range(4):
                    t.choose(seat, keys(t, seat)[0])
            for seat in range(4):
                sides = t.view(seat)["seats"]
                known = [None not in side[zone_name] for side in sides]
                assert all(side[zone_name] for side in sides)
                team = [0, 1] if seat < 2 else [2, 3]
                assert known == [other == seat or (seen and other in team) for other in range(4)]
            assert all(set(side[zone_name]) == {None} for side in t.view(None)["seats"])


@pytest.mark.rule("BOTF-022")
def test_a_team_has_a_common_reserve_support_and_a_shared_struggle() -> None:
    t = four(player(DARK_1, "nightsister", hand=["force_choke"]), player(DARK_2, "at_st"), phase="draw")
    met: set[str] = set()
    for _ in range(200):
        if t.view(None)["turn"] or logged_events(t, "struggle-won"):
            break
        seat = next(iter(t.choices))
        offered = keys(t, seat)
        met |= {key.split()[0] for key in offered}
        wanted = [key for key in offered if key.split()[0] in ("reserve", "engage", "attack-with", "lend", "commit")]
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (wanted or idle or offered)[0])
    assert {"reserve", "lend", "commit"} <= met
    assert len(logged_events(t, "struggle-won")) == 1, "one for both"
