"""First turn and support: who may not be attacked yet, and units that a partner lends for an engagement."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import declare
from card_game_situations import do, keys, marks, pass_windows, refusal, zone
from card_game_team_situations import DARK_1, DARK_2, LIGHT_1, LIGHT_2, four, logged_events, pass_until, player
from loose import view_of

ATTACK = (player(DARK_1, "nightsister", "darth_vader"), player(DARK_2, "stormtrooper_elite", "at_st"))


def conflict(*sides: dict[str, Any], active: int = DARK_1, **more: Any) -> kantyna.Table:
    """The conflict phase, up to the question whom to attack."""
    t = four(*sides, active=active, phase="conflict", **more)
    pass_until(t, "engage")
    return t


def attacked(*sides: dict[str, Any], with_: str = "nightsister") -> kantyna.Table:
    """Dark 1 attacks the objective of light 2, who is asked for defenders."""
    t = conflict(*sides)
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"))
    declare(t, "attack-with", with_)
    pass_until(t, "defend-with")
    return t


# the first turn


@pytest.mark.rule("BOTF-201")
@pytest.mark.rule("BOTF-202")
@pytest.mark.rule("BOTF-315")
def test_the_dark_side_has_a_conflict_phase_in_its_first_turn_but_attacks_nobody() -> None:
    sides = [player(seat, unit, turns=int(seat < 2)) for seat, unit in
             enumerate(["nightsister", "stormtrooper_elite", "luke_skywalker", "x_wing"])]  # fmt: skip
    t = four(*sides, phase="conflict")
    passed = []
    while t.view(None)["phase"] == 5 and not any(key.startswith("commit") for key in keys(t, next(iter(t.choices)))):
        seat = next(iter(t.choices))
        passed.append(view_of(t)["window"]["name"])
        assert not any(key.startswith("engage") for key in keys(t, seat))
        if seat == DARK_1:
            assert refusal(t, seat, "engage rumors_at_the_cantina#1") == "BOTF-201"
        t.choose(seat, "pass")
    assert set(passed) == {"conflict", "conflict-end"}, "its action windows take place"
    assert logged_events(t, "phase", "member-phase")[:2] == [("phase", DARK_1, 5), ("member-phase", DARK_2, 5)]
    light = [{**side, "turns": int(seat < 2) or 1} for seat, side in enumerate(sides)]
    later = four(*light, active=LIGHT_1, phase="conflict")
    pass_until(later, "engage")
    assert keys(later, LIGHT_1)[0] == "engage imperial_command#1", "the light side may, in its own first turn"


@pytest.mark.rule("BOTF-203")
@pytest.mark.parametrize(("turns", "left"), [(1, 1), (2, 0)])
def test_no_light_player_removes_focus_in_the_first_turn(turns: int, left: int) -> None:
    sides = [player(DARK_1), player(DARK_2), player(LIGHT_1, "luke_skywalker", turns=turns),
             player(LIGHT_2, "x_wing", turns=turns)]  # fmt: skip
    focus = {"luke_skywalker#1": 1, "x_wing#1": 1}
    t = four(*sides, active=LIGHT_1, phase="refresh", marks={"focus": focus})
    pass_until(t, "discard", "play", "engage")
    assert marks(t, "focus") == {unit: 1 for unit in focus if left}


# defence support


@pytest.mark.rule("BOTF-204")
@pytest.mark.rule("BOTF-205")
@pytest.mark.rule("BOTF-207")
@pytest.mark.rule("BOTF-298")
def test_the_attacked_player_may_defend_with_only_a_partners_unit_if_the_partner_agrees() -> None:
    t = conflict(*ATTACK, player(LIGHT_1, "luke_skywalker", "guardian_of_peace"), player(LIGHT_2))
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"))
    declare_with_support(t, "nightsister", "stormtrooper_elite", DARK_1, DARK_2)
    pass_until(t, "defend-with")
    assert keys(t, LIGHT_2) == ["defend-with luke_skywalker#1", "defend-with guardian_of_peace#1", "decline"]
    t.choose(LIGHT_2, "defend-with luke_skywalker#1")
    assert list(t.choices) == [LIGHT_1], "the partner is asked in place"
    assert keys(t, LIGHT_1) == ["lend luke_skywalker#1", "decline"]
    t.choose(LIGHT_1, "lend luke_skywalker#1")
    pass_windows(t, "place")
    assert "luke_skywalker" in zone(t, LIGHT_2, "play") and "luke_skywalker" not in zone(t, LIGHT_1, "play")
    assert marks(t, "part")["luke_skywalker#1"] == 2


def declare_with_support(t: kantyna.Table, own: str, lent: str, asks: int, lends: int) -> None:
    verb = "attack-with" if any(key.startswith("attack-with") for key in keys(t, asks)) else "defend-with"
    t.choose(asks, f"{verb} {own}#1")
    t.choose(asks, f"{verb} {lent}#1")
    t.choose(lends, f"lend {lent}#1")
    if asks in t.choices and "done" in keys(t, asks):
        t.choose(asks, "done")


@pytest.mark.rule("BOTF-204")
@pytest.mark.rule("BOTF-212")
def test_a_partner_lends_one_ready_unit_at_most() -> None:
    t = attacked(*ATTACK, player(LIGHT_1, "luke_skywalker", "guardian_of_peace"), player(LIGHT_2, "x_wing"))
    t.choose(LIGHT_2, "defend-with luke_skywalker#1")
    t.choose(LIGHT_1, "lend luke_skywalker#1")
    assert keys(t, LIGHT_2) == ["defend-with x_wing#1", "done"]
    assert refusal(t, LIGHT_2, "defend-with guardian_of_peace#1") == "BOTF-212"
    tired = four(*ATTACK, player(LIGHT_1, "luke_skywalker"), player(LIGHT_2, "x_wing"), phase="conflict",
                 marks={"focus": {"luke_skywalker#1": 1}})  # fmt: skip
    pass_until(tired, "engage")
    do(tired, (DARK_1, "engage rumors_at_the_cantina#1"))
    declare(tired, "attack-with", "nightsister")
    pass_until(tired, "defend-with")
    assert refusal(tired, LIGHT_2, "defend-with luke_skywalker#1") == "BOTF-204"


@pytest.mark.rule("BOTF-206")
@pytest.mark.rule("BOTF-216")
def test_supporting_defenders_are_declared_with_the_others_by_the_attacked_player() -> None:
    t = attacked(*ATTACK, player(LIGHT_1, "luke_skywalker"), player(LIGHT_2, "x_wing"))
    declare_with_support(t, "x_wing", "luke_skywalker", LIGHT_2, LIGHT_1)
    assert logged_events(t, "defenders") == [("defenders", LIGHT_2, 0)] * 2
    cards = [event.view(None)["card"] for event in t.events if event.kind == "defenders"]
    assert cards == ["x_wing#1", "luke_skywalker#1"]


@pytest.mark.rule("BOTF-325")
def test_a_refusal_leaves_the_declaration_open_and_the_unit_is_not_asked_for_again() -> None:
    t = attacked(*ATTACK, player(LIGHT_1, "luke_skywalker", "guardian_of_peace"), player(LIGHT_2, "x_wing"))
    t.choose(LIGHT_2, "defend-with luke_skywalker#1")
    t.choose(LIGHT_1, "decline")
    assert keys(t, LIGHT_2) == ["defend-with x_wing#1", "defend-with guardian_of_peace#1", "decline"]
    assert refusal(t, LIGHT_2, "defend-with luke_skywalker#1") == "BOTF-325"
    t.choose(LIGHT_2, "defend-with guardian_of_peace#1")
    t.choose(LIGHT_1, "lend guardian_of_peace#1")
    assert keys(t, LIGHT_2) == ["defend-with x_wing#1", "done"]


@pytest.mark.rule("BOTF-325")
def test_refusing_the_last_unit_ends_the_declaration() -> None:
    t = conflict(player(DARK_1, "nightsister"), player(DARK_2, "at_st"))
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"), (DARK_1, "attack-with nightsister#1"))
    t.choose(DARK_1, "attack-with at_st#1")
    t.choose(DARK_2, "decline")
    assert [event.view(None)["card"] for event in t.events if event.kind == "attackers"] == ["nightsister#1"]


# attack support


@pytest.mark.rule("BOTF-208")
@pytest.mark.rule("BOTF-209")
@pytest.mark.rule("BOTF-210")
@pytest.mark.rule("BOTF-211")
@pytest.mark.rule("BOTF-298")
def test_a_player_who_attacks_with_their_own_unit_may_ask_the_partner_for_one() -> None:
    t = conflict(*ATTACK, player(LIGHT_1, "luke_skywalker"), player(LIGHT_2, "x_wing"))
    assert refusal(t, DARK_1, "engage a_heros_journey#1") == "BOTF-019"
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"))
    assert keys(t, DARK_1) == ["attack-with nightsister#1", "attack-with darth_vader#1"]
    assert refusal(t, DARK_1, "attack-with at_st#1") == "BOTF-211"
    t.choose(DARK_1, "attack-with nightsister#1")
    assert {"attack-with at_st#1", "attack-with stormtrooper_elite#1"} <= set(keys(t, DARK_1))
    t.choose(DARK_1, "attack-with at_st#1")
    assert keys(t, DARK_2) == ["lend at_st#1", "decline"] and list(t.choices) == [DARK_2]
    t.choose(DARK_2, "lend at_st#1")
    t.choose(DARK_1, "done")
    assert logged_events(t, "attackers") == [("attackers", DARK_1, 0)] * 2, "declared together, by the active player"
    assert "at_st" in zone(t, DARK_1, "play") and marks(t, "part")["at_st#1"] == 1


@pytest.mark.rule("BOTF-208")
@pytest.mark.rule("BOTF-211")
def test_a_player_without_an_attacker_cannot_begin_with_support() -> None:
    t = four(player(DARK_1), player(DARK_2, "at_st"), phase="conflict")
    pass_until(t, "engage")
    assert keys(t, DARK_2) == ["engage a_heros_journey#1", "decline"], "dark 1 was not asked"


@pytest.mark.rule("BOTF-208")
def test_an_exhausted_unit_cannot_be_lent() -> None:
    t = conflict(*ATTACK, marks={"focus": {"at_st#1": 1}})
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"), (DARK_1, "attack-with nightsister#1"))
    assert refusal(t, DARK_1, "attack-with at_st#1") == "BOTF-208"


# how long, and who fights


@pytest.mark.rule("BOTF-213")
@pytest.mark.rule("BOTF-214")
@pytest.mark.rule("BOTF-319")
def test_after_the_engagement_the_unit_goes_back_with_its_tokens_and_its_force_card() -> None:
    t = conflict(*ATTACK, marks={"committed": {"stormtrooper_elite#1": 1}, "damage": {"stormtrooper_elite#1": 1}})
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"))
    declare_with_support(t, "nightsister", "stormtrooper_elite", DARK_1, DARK_2)
    assert marks(t, "committed") == {"stormtrooper_elite#1": 1} and marks(t, "part")["stormtrooper_elite#1"] == 1
    assert len(logged_events(t, "controlled")) == 1
    pass_until(t, "engage", "commit")
    assert "stormtrooper_elite" in zone(t, DARK_2, "play")
    assert marks(t, "focus")["stormtrooper_elite#1"] == 2 and marks(t, "damage")["stormtrooper_elite#1"] == 1
    assert marks(t, "committed") == {"stormtrooper_elite#1": 1}
    assert logged_events(t, "give-back") == [("give-back", DARK_2, 0)] and len(logged_events(t, "controlled")) == 1


@pytest.mark.rule("BOTF-215")
@pytest.mark.rule("BOTF-319")
def test_borrowing_a_unit_is_taking_control_of_it_but_getting_it_back_is_not() -> None:
    sides = (player(DARK_1, "nightsister", "agent_of_the_hand"), player(DARK_2, "at_st", "agent_of_the_hand"))
    t = conflict(*sides, marks={"focus": {"agent_of_the_hand#1": 1, "agent_of_the_hand#2": 1}})
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"))
    declare_with_support(t, "nightsister", "at_st", DARK_1, DARK_2)
    assert list(t.choices) == [DARK_1] and keys(t, DARK_1) == ["answer agent_of_the_hand#1", "pass"]
    t.choose(DARK_1, "answer agent_of_the_hand#1")
    answers: set[str] = set()
    for _ in range(100):
        if logged_events(t, "give-back") and not t.view(None)["attacker"]:
            break
        seat = next(iter(t.choices))
        answers |= {key for key in keys(t, seat) if key.startswith("answer agent")}
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    assert answers == set() and marks(t, "focus")["agent_of_the_hand#2"] == 1


@pytest.mark.rule("BOTF-217")
def test_only_the_two_fighting_players_place_cards_and_strike_with_support_as_with_their_own() -> None:
    t = attacked(player(DARK_1, "nightsister", hand=["force_choke"]), player(DARK_2, "at_st", hand=["duty_officer"]),
                 player(LIGHT_1, "luke_skywalker", hand=["twilek_loyalist"]),
                 player(LIGHT_2, "x_wing", hand=["y_wing"]))  # fmt: skip
    declare_with_support(t, "x_wing", "luke_skywalker", LIGHT_2, LIGHT_1)
    placing, striking = set(), set()
    for _ in range(100):
        seat = next(iter(t.choices))
        offered = keys(t, seat)
        if any(key.startswith("place") for key in offered):
            placing.add(seat)
        if any(key.startswith(("strike", "resolve", "pick")) for key in offered):
            striking.add(seat)
        if t.position()["attacker"] == 0:
            break
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or offered)[0])
    assert placing == {DARK_1, LIGHT_2} and striking <= {DARK_1, LIGHT_2}
    strikes = [(event.seat, event.view(None)["card"]) for event in t.events if event.kind == "strike"]
    assert (LIGHT_2, "luke_skywalker#1") in strikes


@pytest.mark.rule("BOTF-330")
def test_only_the_two_fighting_players_bring_a_unit_into_the_engagement() -> None:
    def offered(holder: int) -> bool:
        hands = {seat: ["admiral_ackbar"] if seat == holder else [] for seat in (LIGHT_1, LIGHT_2)}
        t = attacked(player(DARK_1, "nightsister"), player(DARK_2),
                     player(LIGHT_1, "hidden_outpost", "dagobah_training_grounds", "red_five", hand=hands[LIGHT_1]),
                     player(LIGHT_2, "hidden_outpost", "cloud_city_casino", "r2_d2", "x_wing",
                            hand=hands[LIGHT_2]))  # fmt: skip
        declare(t, "defend-with", "x_wing")
        for _ in range(12):
            for seat in t.choices:
                if any(key.startswith("act admiral_ackbar") for key in keys(t, seat)):
                    return True
            if (view_of(t)["window"] or {}).get("name") not in ("defenders", "reaction", "interrupt"):
                return False
            t.choose(next(iter(t.choices)), "pass")
        return False

    assert offered(LIGHT_2) and not offered(LIGHT_1)


# hidden information while a partner is asked


@pytest.mark.parametrize("shown", [True, False])
def test_every_view_and_position_can_be_loaded_while_the_partner_is_asked(shown: bool) -> None:
    t = conflict(*ATTACK, options={"team_hands": shown})
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"), (DARK_1, "attack-with nightsister#1"))
    t.choose(DARK_1, "attack-with at_st#1")
    for seat in (None, DARK_1, DARK_2, LIGHT_1, LIGHT_2):
        assert kantyna.imagine(t.view(seat), seed=5).view(seat) == t.view(seat)
        declared = [each for each in t.view(seat)["lasting"] if "nightsister#1" in str(each)]
        assert declared, "what is declared so far lies open"
    again = kantyna.Table.from_position(t.position())
    again.choose(DARK_2, "lend at_st#1")
    again.choose(DARK_1, "done")
    assert set(marks(again, "part")) == {"nightsister#1", "at_st#1"}


def test_a_refusal_does_not_reveal_what_a_partner_holds() -> None:
    sides = (player(DARK_1, "nightsister", "darth_vader"), player(DARK_2, "at_st", hand=["stormtrooper_elite"]))
    t = conflict(*sides, options={"team_hands": False})
    do(t, (DARK_1, "engage rumors_at_the_cantina#1"))
    held, elsewhere = t.why_not(DARK_1, "attack-with stormtrooper_elite#1"), t.why_not(DARK_1, "attack-with at_st#2")
    assert held is not None and elsewhere is not None and held.message.id == elsewhere.message.id
    assert refusal(t, DARK_1, "attack-with at_st#1") == "BOTF-211"


# in the challenges too


@pytest.mark.rule("BOTF-001")
@pytest.mark.rule("BOTF-003")
def test_there_are_two_against_two_and_one_against_two_or_three() -> None:
    games = {game["id"]: game for game in kantyna.games()}
    seats = {format["id"]: list(format["seats"]) for format in games["card-game"]["formats"]}
    assert seats["two-on-two"] == [4] and seats["jerjerrods-task"] == [3, 4]
    for n in (3, 4):
        t = kantyna.Table("card-game", "jerjerrods-task", seats=n, seed=1)
        assert t.view(None)["teams"] == [[0], list(range(1, n))], "the others are one team"
        assert ["sets" in deck for deck in t.record()["decks"]] == [False, *[True] * (n - 1)], "with ordinary decks"


@pytest.mark.rule("BOTF-173")
def test_the_general_rules_apply_in_a_challenge_as_in_two_against_two() -> None:
    t = kantyna.Table("card-game", "jerjerrods-task", seats=3, seed=4)
    met: set[str] = set()
    for _ in range(1500):
        parts = {event.n for event in t.events if event.kind == "member-phase" and event.seat == 2}
        if {"reserve", "lend"} <= met and len(parts) == 5:
            break
        seat = next(iter(t.choices))
        offered = keys(t, seat)
        met |= {key.split()[0] for key in offered}
        wanted = [key for key in offered if key.split()[0] in ("reserve", "engage", "attack-with", "play", "pay-with")]
        partner = [key for key in wanted if key.startswith("attack-with")][-1:]
        idle = [key for key in offered if key in ("pass", "decline", "done")]
        t.choose(seat, (partner or wanted or idle or offered)[0])
    assert {"reserve", "lend"} <= met
    assert parts == {2, 3, 4, 5, 6}, "each member has a part of each phase but the first"


@pytest.mark.rule("BOTF-216")
@pytest.mark.parametrize("lends", [True, False])
def test_if_two_must_defend_a_supporting_unit_counts_and_a_refusal_leaves_no_defender(lends: bool) -> None:
    sides = [player(DARK_1, "nightsister"), player(DARK_2, "at_st", "stormtrooper_elite"), player(LIGHT_1)]
    t = conflict(*sides, player(LIGHT_2, "arcona_rumor_monger"), active=LIGHT_1)
    do(t, (LIGHT_2, "engage shadows_of_dathomir#1"))
    declare(t, "attack-with", "arcona_rumor_monger")
    pass_until(t, "defend-with")
    assert {"defend-with nightsister#1", "defend-with at_st#1"} <= set(keys(t, DARK_1))
    t.choose(DARK_1, "defend-with nightsister#1")
    for unit in ("at_st#1", "stormtrooper_elite#1"):
        if DARK_1 in t.choices and f"defend-with {unit}" in keys(t, DARK_1):
            t.choose(DARK_1, f"defend-with {unit}")
            t.choose(DARK_2, f"lend {unit}" if lends else "decline")
    declared = [event.view(None)["card"] for event in t.events if event.kind == "defenders"]
    assert declared == (["nightsister#1", "at_st#1"] if lends else [])
    alone = conflict(player(DARK_1), *sides[1:], player(LIGHT_2, "arcona_rumor_monger"), active=LIGHT_1)
    do(alone, (LIGHT_2, "engage shadows_of_dathomir#1"))
    declare(alone, "attack-with", "arcona_rumor_monger")
    pass_until(alone, "defend-with", "deal-one")
    assert "deal-one" in " ".join(keys(alone, LIGHT_2)), "one lent unit alone would be too few"
