"""Balance of the Force: the common reserve, one card of each player that the whole team may use as if from hand."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend
from card_game_four import D1, D2, L1, L2, four, jedi, navy, rebels, sith
from card_game_situations import do, keys, marks, pass_answers, pass_windows, payment, refusal, until, zone
from kantyna.game.card_game.formats.common_reserve import back_to_hand
from kantyna.game.card_game.terms import OUT

SIX = ["x_wing", "y_wing", "a_wing", "rookie_pilot", "rebel_trooper", "fleet_officer"]


def reserves(t: kantyna.Table) -> list[list[str]]:
    return [zone(t, seat, "common_reserve") for seat in range(4)]


def draw_phase(l1: dict[str, Any], l2: dict[str, Any], **more: Any) -> kantyna.Table:
    """The light team's draw phase, at the first question about a reserve."""
    t = four(sith(), navy(), l1, l2, L1, "draw", **more)
    until(t, "reserve")
    return t


def deploying(d1: dict[str, Any], d2: dict[str, Any], **more: Any) -> kantyna.Table:
    """The dark team's deployment phase, in the first member's part."""
    return four(d1, d2, jedi("jedi_training"), rebels("mission_briefing"), D1, **more)


# putting a card there


@pytest.mark.rule("BOTF-183")
@pytest.mark.rule("BOTF-184")
@pytest.mark.rule("BOTF-236")
def test_a_player_may_put_a_card_face_down_in_reserve_at_the_end_of_their_draw_part() -> None:
    t = draw_phase(jedi(deck=["yoda"], hand=["c_3po"]), rebels(hand=["x_wing"]))
    assert keys(t, L1) == ["reserve c_3po#1", "reserve yoda#1", "decline"], "after drawing"
    assert refusal(t, L1, "reserve x_wing#1") == "BOTF-184", "only a card from their own hand"
    do(t, (L1, "reserve c_3po#1"))
    assert reserves(t) == [[], [], ["c_3po"], []] and zone(t, L1, "hand") == ["yoda"]
    until(t, "reserve")
    assert keys(t, L2) == ["reserve x_wing#1", "decline"], "each has one of their own"


@pytest.mark.rule("BOTF-185")
@pytest.mark.rule("BOTF-186")
@pytest.mark.rule("BOTF-200")
def test_a_card_in_reserve_stays_unless_another_one_replaces_it() -> None:
    t = draw_phase(jedi(hand=["c_3po", "yoda"], common_reserve=["twilek_loyalist"]), rebels())
    stays = t.copy()
    do(stays, (L1, "decline"))
    assert zone(stays, L1, "common_reserve") == ["twilek_loyalist"] and "reserve yoda#1" not in keys(stays, L1)
    do(t, (L1, "reserve yoda#1"))
    assert zone(t, L1, "common_reserve") == ["yoda"] and zone(t, L1, "discard") == ["twilek_loyalist"]
    assert "reserve c_3po#1" not in keys(t, L1), "one at a time"


# who sees it


@pytest.mark.rule("BOTF-180")
@pytest.mark.rule("BOTF-187")
@pytest.mark.parametrize("team_hands", [True, False])
def test_only_partners_see_the_card_in_reserve(team_hands: bool) -> None:
    t = draw_phase(jedi(hand=["c_3po", "yoda"]), rebels(), options={"team_hands": team_hands})
    known = len(t.events)
    do(t, (L1, "reserve c_3po#1"))
    for seat in (L1, L2):
        assert t.view(seat)["seats"][L1]["common_reserve"] == ["c_3po#1"]
        assert any("C-3PO" in event.text("en", seat) for event in t.events[known:])
    for stranger in (D1, D2, None):
        assert t.view(stranger)["seats"][L1]["common_reserve"] == [None]
        assert "c_3po" not in str(t.view(stranger)) + str([event.view(stranger) for event in t.events[known:]])


def test_a_player_who_has_seen_the_hand_does_not_learn_which_card_was_reserved() -> None:
    seen = 1 << L1 | 1 << D1
    t = draw_phase(jedi(hand=["c_3po", "yoda"]), rebels(), known={"c_3po#1": seen, "yoda#1": seen})
    assert t.view(D1)["seats"][L1]["hand"] == ["c_3po#1", "yoda#1"]
    do(t, (L1, "reserve c_3po#1"))
    assert t.view(D1)["seats"][L1]["hand"] == [None] and t.view(D1)["seats"][L1]["common_reserve"] == [None]


@pytest.mark.parametrize("other", ["counter_stroke", "x_wing", "twist_of_fate_light", "jedi_mind_trick"])
def test_the_card_in_reserve_changes_nothing_that_enemies_see(other: str) -> None:
    """The same players are asked the same questions for any card. Even a player with an empty hand could use it."""

    def asked(lying: str) -> list[Any]:
        dark = sith("fall_of_the_jedi", hand=["force_choke", "nightsister"])
        light = jedi("jedi_training", "yoda", common_reserve=[lying])
        t = four(dark, navy("defense_protocol"), light, rebels("mission_briefing", "forgotten_heroes"))
        do(t, (D1, "act force_choke#1"), (D1, "pick yoda#1"))
        seen: list[Any] = []
        for _ in range(12):
            views = [t.view(seat) for seat in (D1, D2, None)]
            prompts = [choice.text("en") for seat in (D1, D2) for choice in t.choices.get(seat, [])]
            seen.append((sorted(t.choices), views, prompts, [t.why_not(D1, f"act {lying}#1") is None]))
            t.choose(next(iter(t.choices)), "pass" if "pass" in keys(t, next(iter(t.choices))) else "decline")
        return [*seen, [event.view(D1) for event in t.events]]

    assert asked("guardian_of_peace") == asked(other)


@pytest.mark.rule("BOTF-179")
@pytest.mark.rule("BOTF-182")
@pytest.mark.parametrize("team_hands", [True, False])
def test_partners_may_show_each_other_their_hands_and_the_objectives_they_choose_from(team_hands: bool) -> None:
    """They do unless the option is off; enemies never see either."""
    t = kantyna.Table("card-game", "two-on-two", seed=3, options={"team_hands": team_hands, "mulligan": False})
    assert (None in t.view(D2)["seats"][D1]["chosen"]) is not team_hands
    while any(key.startswith("lay-aside") for seat in t.choices for key in keys(t, seat)):
        seat = next(iter(t.choices))
        t.choose(seat, keys(t, seat)[0])
    assert (None in t.view(D2)["seats"][D1]["hand"]) is not team_hands
    assert t.view(L1)["seats"][D1]["hand"] == [None] * 6 == t.view(None)["seats"][D1]["hand"]


# using it as if it were in hand


@pytest.mark.rule("BOTF-188")
@pytest.mark.rule("BOTF-197")
@pytest.mark.rule("BOTF-198")
def test_a_partner_plays_a_unit_from_a_reserve_with_their_own_resources_in_their_own_part() -> None:
    d1 = sith("fall_of_the_jedi", common_reserve=["tie_fighter"], hand=["nightsister"])
    t = deploying(d1, navy("imperial_command"))
    assert "play tie_fighter#1" in keys(t, D1), "also who has it may (BOTF-189)"
    assert refusal(t, D2, "play tie_fighter#1") == "SWLCG-124", "it is the part of the other"
    t.choose(D1, "pass")
    do(t, (D2, "play tie_fighter#1"))
    sources = {key.split()[1] for key in keys(t, D2) if key.startswith("generate")}
    assert sources == {"affiliation_imperial_navy#1", "imperial_command#1"}
    do(t, (D2, "generate imperial_command#1 1"))
    assert "tie_fighter" in zone(t, D2, "play") and reserves(t)[D1] == []
    assert t.position()["owners"]["tie_fighter#1"] == D1


@pytest.mark.rule("BOTF-189")
@pytest.mark.rule("BOTF-198")
def test_a_used_card_goes_to_its_owners_discard_pile() -> None:
    light = jedi("jedi_training", "forgotten_heroes")
    t = four(sith("nightsister"), navy(), light, rebels(common_reserve=["jedi_mind_trick"]), L1)
    do(t, (L1, "act jedi_mind_trick#1"), "pay", "pick nightsister#1")
    pass_answers(t)
    assert zone(t, L2, "discard") == ["jedi_mind_trick"] and zone(t, L1, "discard") == []
    t = four(sith("nightsister"), navy(), jedi("jedi_training", "forgotten_heroes", common_reserve=["jedi_mind_trick"]),
             rebels(), L1)  # fmt: skip
    do(t, (L1, "act jedi_mind_trick#1"), "pay", "pick nightsister#1")
    pass_answers(t)
    assert zone(t, L1, "discard") == ["jedi_mind_trick"]


@pytest.mark.rule("BOTF-198")
def test_a_unit_that_leaves_play_goes_to_its_owner_and_not_to_the_player_who_used_it() -> None:
    t = four(
        sith("fall_of_the_jedi", hand=["force_choke"]), navy(), jedi(), rebels("fleet_officer", "twilek_loyalist"),
        owners={"twilek_loyalist#1": L1},
    )  # fmt: skip
    do(t, (D1, "act force_choke#1"), "pick twilek_loyalist#1")
    pass_answers(t)
    assert zone(t, L1, "discard") == ["twilek_loyalist"] and zone(t, L2, "discard") == []


@pytest.mark.rule("BOTF-188")
def test_any_partner_who_can_pay_plays_a_reaction_from_a_reserve() -> None:
    dark = sith("fall_of_the_jedi", hand=["force_choke"])
    t = four(dark, navy(), jedi("jedi_training", "yoda", common_reserve=["counter_stroke"]), rebels("forgotten_heroes"))
    do(t, (D1, "act force_choke#1"), "pick yoda#1")
    pass_windows(t, "answer counter_stroke#1")
    assert "answer counter_stroke#1" in keys(t, L1)
    t.choose(L1, "pass")
    assert "answer counter_stroke#1" in keys(t, L2), "a partner may, with a resource that matches"
    do(t, (L2, "answer counter_stroke#1"))
    if payment(t, L2):
        t.choose(L2, payment(t, L2))
    pass_answers(t)
    assert not marks(t, "damage") and zone(t, L1, "discard") == ["counter_stroke"]
    assert "affiliation_jedi#1" not in marks(t, "focus")


@pytest.mark.rule("BOTF-197")
def test_a_card_that_acts_from_hand_acts_from_a_partners_reserve() -> None:
    """Admiral Ackbar joins his player's engagement, and Human Replica Droid is for the player who won the edge."""
    light = rebels("mission_briefing", "draw_their_fire", "fleet_command_center", "x_wing")
    t = four(sith("nightsister"), navy(), jedi(common_reserve=["admiral_ackbar"]), light, D1, "conflict")
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    pass_windows(t, "act admiral_ackbar#1")
    assert "act admiral_ackbar#1" in keys(t, L2)
    do(t, (L2, "act admiral_ackbar#1"), "pay")
    pass_windows(t, "answer admiral_ackbar#1")
    assert marks(t, "part")["admiral_ackbar#1"] == 2 and "admiral_ackbar" in zone(t, L2, "play")
    dark = [sith("nightsister"), navy(common_reserve=["human_replica_droid"])]
    t = four(dark[0], dark[1], jedi(), rebels("mission_briefing"), D1, "conflict")
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    until(t, "answer")
    assert "answer human_replica_droid#1" in keys(t, D1), "who won the edge"
    assert "answer human_replica_droid#1" not in keys(t, D2)
    do(t, (D1, "answer human_replica_droid#1"))
    assert "human_replica_droid" in zone(t, D1, "play") and marks(t, "part")["human_replica_droid#1"] == 1


@pytest.mark.rule("BOTF-330")
def test_a_player_outside_an_engagement_cannot_bring_a_unit_into_it() -> None:
    light = [jedi("jedi_training", "forgotten_heroes", "fleet_command_center", common_reserve=["admiral_ackbar"]),
             rebels("mission_briefing", "draw_their_fire", "fleet_command_center#2", "x_wing")]  # fmt: skip
    t = four(sith("nightsister"), navy(), light[0], light[1], D1, "conflict")
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    asked: list[int] = []
    while not any(key.startswith("defend-with") for seat in t.choices for key in keys(t, seat)):
        (seat,) = t.choices
        asked.append(seat)
        assert ("act admiral_ackbar#1" in keys(t, seat)) is (seat == L2)
        t.choose(seat, "pass")
    assert L2 in asked


@pytest.mark.rule("BOTF-197")
@pytest.mark.rule("BOTF-340")
def test_a_card_in_reserve_is_put_into_play_as_if_from_hand() -> None:
    t = deploying(sith(common_reserve=["espo_trooper"]), navy("corporate_exploitation"))
    pass_windows(t, "act corporate_exploitation#1")
    do(t, (D2, "act corporate_exploitation#1"), (D2, "pick espo_trooper#1"))
    assert "espo_trooper" in zone(t, D2, "play") and reserves(t)[D1] == []


@pytest.mark.rule("BOTF-189")
@pytest.mark.rule("BOTF-197")
def test_a_card_in_reserve_is_placed_for_the_edge_and_only_the_team_knows_it() -> None:
    t = four(
        sith("nightsister", hand=["force_choke"]), navy(common_reserve=["twist_of_fate_dark"]),
        jedi(), rebels("mission_briefing", "x_wing", hand=["y_wing"]), D1, "conflict",
        options={"team_hands": False},
    )  # fmt: skip
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    until(t, "defend-with")
    t.choose(L2, "defend-with x_wing#1")
    until(t, "place")
    assert keys(t, D1) == ["place force_choke#1", "place twist_of_fate_dark#1", "pass"]
    assert refusal(t, D1, "place y_wing#1") == "SWLCG-361"
    t.choose(D1, "place twist_of_fate_dark#1")
    assert zone(t, D1, "edge") == ["twist_of_fate_dark"] and reserves(t)[D2] == []
    assert [t.view(seat)["seats"][D1]["edge"] for seat in (D1, D2, L1, L2)] == [
        ["twist_of_fate_dark#1"], ["twist_of_fate_dark#1"], [None], [None],
    ]  # fmt: skip
    laid = next(event for event in t.events if event.kind == "placed")
    assert laid.view(L2)["card"] is None and laid.view(L2)["from"] == f"{D2}/common_reserve"


@pytest.mark.rule("BOTF-197")
def test_a_player_with_an_empty_hand_may_still_place_a_card_from_a_reserve() -> None:
    t = four(sith("nightsister"), navy(common_reserve=["force_choke"]), jedi(), rebels("mission_briefing", "x_wing"),
             D1, "conflict")  # fmt: skip
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    until(t, "defend-with")
    t.choose(L2, "defend-with x_wing#1")
    until(t, "place")
    assert keys(t, D1) == ["place force_choke#1", "pass"]


def test_an_enemy_may_not_use_a_reserve_and_learns_nothing_by_trying() -> None:
    t = deploying(sith(common_reserve=["tie_fighter"], hand=["nightsister"]), navy())
    whys = [t.why_not(L1, f"{verb} {card}#1") for verb in ("play", "act") for card in ("tie_fighter", "tie_bomber")]
    lines = [(why.rule, why.text("en").replace("TIE Fighter", "").replace("TIE Bomber", "")) for why in whys if why]
    assert len(lines) == 4 and lines[0] == lines[1] and lines[2] == lines[3]


# hand and reserve


@pytest.mark.rule("BOTF-190")
@pytest.mark.rule("BOTF-306")
def test_a_card_in_reserve_counts_towards_the_hand_but_is_not_discarded_down_to_it() -> None:
    t = four(sith(), navy(), rebels(hand=SIX, common_reserve=["home_one"]), jedi(), L1, "draw")
    do(t, (L1, "decline"))
    assert keys(t, L1) == [f"discard {card}#1" for card in SIX], "one too many, and only cards that are in hand"
    do(t, (L1, "discard y_wing#1"))
    assert len(zone(t, L1, "hand")) == 5 and zone(t, L1, "common_reserve") == ["home_one"]
    assert "reserve x_wing#1" in keys(t, L1), "then another may take its place"


@pytest.mark.rule("BOTF-192")
def test_effects_on_a_hand_do_not_reach_the_reserve() -> None:
    dark = sith("the_heart_of_the_empire", hand=["interrogation"])
    t = four(dark, navy(), jedi(common_reserve=["yoda"]), rebels(hand=["x_wing"], common_reserve=["home_one"]))
    do(t, (D1, "act interrogation#1"), "pay")
    pass_windows(t, "discard")
    assert keys(t, D1) == ["discard x_wing#1"], "a player without a hand cannot be chosen, and a reserve is no hand"
    assert t.view(D1)["seats"][L2]["common_reserve"] == [None]


@pytest.mark.rule("BOTF-192")
@pytest.mark.rule("BOTF-340")
def test_a_card_in_reserve_cannot_pay_a_cost_of_discarding_from_hand() -> None:
    t = four(
        sith(), navy(), jedi("tribal_support", common_reserve=["yoda"], discard=["ewok_scout"]), rebels(), L1, "refresh"
    )
    pass_windows(t, "answer")
    assert "answer tribal_support#1" not in keys(t, L1)


# alone


@pytest.mark.rule("BOTF-193")
@pytest.mark.rule("BOTF-078")
@pytest.mark.rule("BOTF-307")
def test_without_a_partner_in_the_game_there_is_no_reserve() -> None:
    """The card in it goes back to hand, and the player is not asked for another."""
    t = four(sith(), navy(), jedi(hand=["yoda"], common_reserve=["c_3po"]), rebels(), L1, "draw")
    state = t._state.copy()
    state.seat_numbers[OUT][L2] = 1
    back_to_hand(state, L1)
    alone = t.copy()
    alone._state = state
    assert zone(alone, L1, "hand") == ["yoda", "c_3po"] and zone(alone, L1, "common_reserve") == []
    for seat in (D1, D2, None):
        assert alone.view(seat)["seats"][L1]["hand"] == [None, None]
        assert "C-3PO" not in alone.events[-1].text("en", seat)
    do(alone, (L1, "decline"))
    until(alone, "play", "engage", "reserve")
    assert not any(key.startswith("reserve") for key in keys(alone, L1))


# the example


@pytest.mark.rule("BOTF-194")
@pytest.mark.rule("BOTF-195")
@pytest.mark.rule("BOTF-196")
@pytest.mark.rule("BOTF-191")
def test_the_example_of_the_common_reserve() -> None:
    """Tomek is player 1 of the light side, Krzysztof player 2."""
    tomek, krzysztof = L1, L2
    decks = [["x_wing#1", "x_wing#2", "x_wing#3", "x_wing#4", "jedi_in_hiding", "red_five", "yub_yub"],
             ["y_wing#1", "y_wing#2", "y_wing#3", "y_wing#4", "a_wing#1", "a_wing#2"]]  # fmt: skip
    hands = [["twist_of_fate_light", "yoda", "c_3po", "r2_d2", "twilek_loyalist"], SIX[3:]]
    t = four(
        sith("fall_of_the_jedi", "nightsister"), navy("defense_protocol"),
        jedi("jedi_training", hand=hands[0], deck=decks[0]),
        rebels("mission_briefing", hand=hands[1], deck=decks[1]), tomek, "draw",
    )  # fmt: skip
    # Tomek puts Twist of Fate face down into his common reserve
    until(t, "reserve")
    assert len(zone(t, tomek, "hand")) == 6
    do(t, (tomek, "reserve twist_of_fate_light#1"))
    assert zone(t, tomek, "common_reserve") == ["twist_of_fate_light"] and len(zone(t, tomek, "hand")) == 5
    # Krzysztof holds three cards and draws three: Tomek's reserve does not count for him
    assert t.view(None)["active"] == krzysztof and len(zone(t, krzysztof, "hand")) == 3
    do(t, (krzysztof, "decline"))
    assert len(zone(t, krzysztof, "hand")) == 6 and len(zone(t, krzysztof, "deck")) == 3
    # he may use it as if it were in his hand: place it for the edge
    fight = t.copy()
    until(fight, "engage")
    until_engaged(fight, krzysztof)
    assert "place twist_of_fate_light#1" in keys(fight, krzysztof)
    # nobody used it; in his next draw phase Tomek has one card in hand and one in reserve, and draws four
    late = {"hand": ["c_3po"], "common_reserve": ["twist_of_fate_light"], "deck": decks[0]}
    t = four(sith("fall_of_the_jedi"), navy(), jedi("jedi_training", **late), rebels("mission_briefing"), tomek, "draw")
    do(t, (tomek, "decline"))
    assert len(zone(t, tomek, "hand")) == 5 and len(zone(t, tomek, "deck")) == len(decks[0]) - 4


def until_engaged(t: kantyna.Table, seat: int) -> None:
    """That seat attacks with all it can, until cards are placed for the edge."""
    for _ in range(60):
        (asked,) = t.choices
        offered = keys(t, asked)
        if asked == seat and any(key.startswith("place") for key in offered):
            return
        wanted = [key for key in offered if asked == seat and key.startswith(("engage", "attack-with", "play", "pay"))]
        wanted += [key for key in offered if key.startswith("defend-with")]
        t.choose(asked, (wanted or [key for key in offered if key in ("pass", "decline", "done")] or offered)[0])
    raise AssertionError("no edge battle")


# cards that refer to it


def test_watchers_in_the_wasteland_count_the_cards_in_reserve_on_their_side() -> None:
    light = jedi("watchers_in_the_wasteland", common_reserve=["c_3po"])
    t = four(sith(common_reserve=["nightsister"]), navy(), light, rebels(common_reserve=["x_wing"]))
    assert t.view(None)["struggle"][L1] == 2
    t = four(sith("the_emperors_hand", common_reserve=["nightsister"]), navy(), light, rebels())
    assert (t.view(None)["struggle"][D1], t.view(None)["struggle"][L1]) == (1, 1)


def test_an_agent_of_the_hand_refreshes_when_a_card_is_played_from_another_players_reserve() -> None:
    dark = [sith("agent_of_the_hand", "fall_of_the_jedi", common_reserve=["force_choke"]),
            navy("duty_officer", common_reserve=["tie_fighter"])]  # fmt: skip
    t = four(dark[0], dark[1], jedi("yoda"), rebels(), marks={"focus": {"agent_of_the_hand#1": 1}})
    do(t, (D1, "act force_choke#1"), "pick yoda#1")
    pass_answers(t)
    assert marks(t, "focus")["agent_of_the_hand#1"] == 1, "their own reserve is not another player's"
    do(t, (D1, "play tie_fighter#1"), "pay", (D1, "answer agent_of_the_hand#1 1"))
    assert "agent_of_the_hand#1" not in marks(t, "focus")


def test_supporting_fire_treats_a_card_in_reserve_as_a_card_in_hand() -> None:
    t = four(
        sith("nightsister", hand=["supporting_fire_dark"]), navy(common_reserve=["tie_fighter"]), jedi(),
        rebels("mission_briefing", "x_wing"), D1, "conflict",
    )  # fmt: skip
    do(t, (D1, "engage mission_briefing#1"), (D1, "attack-with nightsister#1"))
    until(t, "defend-with")
    t.choose(L2, "defend-with x_wing#1")
    until(t, "place")
    do(t, (D1, "place supporting_fire_dark#1"))
    until(t, "target")
    do(t, (D1, f"target seat#{D2}"))
    assert keys(t, D2) == ["pick tie_fighter#1", "decline"]


def test_a_card_in_reserve_is_played_by_tapping_it_like_a_card_in_hand() -> None:
    """In the reserve of any team member; for an enemy it is like any other unseen card."""
    t = deploying(sith(common_reserve=["tie_fighter"], hand=["nightsister"]), navy())
    assert t.tried(D1, "tie_fighter#1")[0] == t.tried(D2, "tie_fighter#1")[0] == "play tie_fighter#1"
    assert (t.tried(L1, "tie_fighter#1"), t.tried(L1, "tie_bomber#1")) == (
        ["play tie_fighter#1"],
        ["play tie_bomber#1"],
    )


def test_the_costs_of_cards_in_reserve_are_shown_to_players_who_may_play_them() -> None:
    t = deploying(sith(common_reserve=["tie_fighter"], hand=["nightsister"]), navy(hand=["tie_bomber"]))
    assert t.view(D1)["costs"] == {"nightsister#1": 3, "tie_fighter#1": 1}
    assert t.view(D2)["costs"] == {"tie_bomber#1": 2, "tie_fighter#1": 1} and t.view(L1)["costs"] == {}


@pytest.mark.rule("BOTF-198")
@pytest.mark.rule("SWLCG-389")
def test_a_partners_card_in_an_edge_stack_goes_to_its_owners_discard_pile() -> None:
    dark = sith("fall_of_the_jedi", "nightsister", hand=["tie_fighter"])
    light = rebels("mission_briefing", "x_wing", hand=["y_wing"])
    t = four(dark, navy(common_reserve=["tie_advanced"]), jedi("jedi_training"), light, D1, "conflict")
    attack(t, "mission_briefing", "nightsister")
    defend(t, "x_wing")
    do(t, (D1, "place tie_advanced#1"))
    assert zone(t, D1, "edge") == ["tie_advanced"]
    until(t, "engage", "commit")
    assert zone(t, D2, "discard") == ["tie_advanced"] and "tie_advanced" not in zone(t, D1, "discard")
