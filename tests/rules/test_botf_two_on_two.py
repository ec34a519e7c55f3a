"""Two against two: seats and sides, set-up, the order of turns, who may be attacked, what wins and what does not."""

from __future__ import annotations

import pytest

import kantyna
from card_game_situations import do, keys, marks, pass_answers, refusal, until, using, zone
from card_game_team_situations import (
    DARK_1,
    DARK_2,
    LIGHT_1,
    LIGHT_2,
    fight_of_four,
    four,
    logged_events,
    pass_until,
    player,
)
from kantyna.game.card_game.abilities.selectors import Titled
from kantyna.game.card_game.effects.in_play import Destroy
from loose import view_of

# seats and set-up


@pytest.mark.rule("BOTF-002")
@pytest.mark.rule("BOTF-010")
@pytest.mark.rule("BOTF-011")
@pytest.mark.rule("BOTF-012")
@pytest.mark.rule("BOTF-023")
def test_two_dark_players_sit_next_to_each_other_and_opposite_two_light_players() -> None:
    t = kantyna.Table("card-game", "two-on-two", seed=1)
    view = t.view(None)
    assert view["sides"] == ["dark", "dark", "light", "light"]
    assert view["teams"] == [[0, 1], [2, 3]], "partners sit beside each other"
    assert view["opposite"] == [[LIGHT_2], [LIGHT_1], [DARK_2], [DARK_1]]
    assert view["team_turns"] is True
    for seats in (2, 3, 5):
        with pytest.raises(kantyna.BadSetup):
            kantyna.Table("card-game", "two-on-two", seats=seats)


@pytest.mark.rule("BOTF-024")
def test_everybody_sets_up_as_in_the_core_game_and_the_dark_side_reveals_first() -> None:
    t = kantyna.Table("card-game", "two-on-two", seed=1)
    assert sorted(t.choices) == [0, 1, 2, 3], "all choose three of four objectives at once"
    for seat in range(4):
        assert len(keys(t, seat)) == 4
        t.choose(seat, keys(t, seat)[0])
    assert [len(zone(t, seat, "hand")) for seat in range(4)] == [6] * 4
    assert [len([card for card in zone(t, seat, "play") if card.startswith("affiliation")]) for seat in range(4)]
    asked = []
    while "reveal" not in keys(t, next(iter(t.choices)))[0]:
        asked.append(next(iter(t.choices)))
        t.choose(asked[-1], "decline")
    assert asked == [0, 1, 2, 3], "mulligans"
    pass_until(t, "discard")
    entered = [event.seat for event in t.events if event.kind == "entered"]
    assert entered == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@pytest.mark.rule("BOTF-317")
def test_the_mulligan_is_on_by_default_and_each_player_decides_alone() -> None:
    t = kantyna.Table("card-game", "two-on-two", seed=2)
    assert t.view(None)["options"]["mulligan"] is True
    for seat in range(4):
        t.choose(seat, keys(t, seat)[0])
    before = [zone(t, seat, "hand") for seat in range(4)]
    for seat in range(4):
        assert keys(t, seat) == ["decline", "mulligan"] and list(t.choices) == [seat]
        t.choose(seat, "mulligan" if seat == DARK_2 else "decline")
    after = [zone(t, seat, "hand") for seat in range(4)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True, True]
    plain = kantyna.Table("card-game", "two-on-two", seed=2, options={"mulligan": False})
    for seat in range(4):
        plain.choose(seat, keys(plain, seat)[0])
    assert not any(key == "mulligan" for seat in plain.choices for key in keys(plain, seat))


@pytest.mark.rule("BOTF-006")
@pytest.mark.rule("BOTF-009")
@pytest.mark.rule("BOTF-025")
def test_one_balance_token_light_side_up_and_one_dial_at_0_without_an_upper_limit() -> None:
    t = kantyna.Table("card-game", "two-on-two", seed=1)
    view = view_of(t)
    assert (view["dial"], view["balance"], view["to_win"]["dial"]) == (0, 0, 16)
    over = four(active=DARK_1, phase="balance", dial=14, balance=1, marks={})
    assert over.position()["dial"] == 16
    far = using(four(player(DARK_1), player(DARK_2, victory=["jedi_training"] * 2)),
                Destroy(Titled("a_heros_journey")), DARK_2, "imperial_command#1")  # fmt: skip
    assert far.position()["dial"] == 3
    wound = four(active=LIGHT_1, phase="force", dial=15, stack=[
        {"do": ["advance-now"], "seat": DARK_1, "card": None, "n": 9},
    ])  # fmt: skip
    assert wound.position()["dial"] == 24 and wound.over


@pytest.mark.rule("BOTF-015")
@pytest.mark.rule("BOTF-016")
@pytest.mark.rule("BOTF-017")
@pytest.mark.rule("BOTF-018")
@pytest.mark.rule("BOTF-224")
@pytest.mark.rule("BOTF-225")
@pytest.mark.rule("BOTF-328")
def test_teams_alternate_beginning_with_the_dark_team_and_members_act_in_seat_order() -> None:
    t = kantyna.Table("card-game", "two-on-two", seed=1)
    for _ in range(900):
        if t.view(None)["turn"] > 4:
            break
        seat = next(iter(t.choices))
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    assert logged_events(t, "turn") == [
        ("turn", s, n) for n, s in enumerate([DARK_1, LIGHT_1, DARK_1, LIGHT_1, DARK_1], 1)
    ]
    phases = logged_events(t, "phase", "member-phase")
    first = phases[:11]
    assert first == [
        ("phase", 0, 1),
        ("phase", 0, 2), ("member-phase", 1, 2),
        ("phase", 0, 3), ("member-phase", 1, 3),
        ("phase", 0, 4), ("member-phase", 1, 4),
        ("phase", 0, 5), ("member-phase", 1, 5),
        ("phase", 0, 6), ("member-phase", 1, 6),
    ]  # fmt: skip
    assert phases[11:22] == [(kind, seat + 2, n) for kind, seat, n in first]
    assert phases[22:33] == first, "the order stays"


# who may be attacked


@pytest.mark.rule("BOTF-019")
@pytest.mark.rule("BOTF-247")
def test_only_objectives_of_the_player_opposite_may_be_engaged() -> None:
    t = four(player(DARK_1, "nightsister"), player(DARK_2, "stormtrooper_elite"), phase="conflict")
    pass_until(t, "engage")
    assert keys(t, DARK_1) == ["engage rumors_at_the_cantina#1", "decline"]
    assert refusal(t, DARK_1, "engage a_heros_journey#1") == "BOTF-019"
    t.choose(DARK_1, "decline")
    assert keys(t, DARK_2) == ["engage a_heros_journey#1", "decline"]
    assert refusal(t, DARK_2, "engage rumors_at_the_cantina#1") == "BOTF-019"


@pytest.mark.rule("BOTF-020")
def test_effects_of_cards_reach_players_who_do_not_sit_opposite() -> None:
    t = four(player(DARK_1, hand=["force_choke"]), player(DARK_2), player(LIGHT_1, "luke_skywalker"))
    do(t, (DARK_1, "act force_choke#1"))
    pass_until(t, "pick")
    do(t, (DARK_1, "pick luke_skywalker#1"))
    pass_answers(t)
    assert ("damage", LIGHT_1, 1) in logged_events(t, "damage"), "light 1 sits opposite dark 2"


@pytest.mark.rule("BOTF-021")
def test_tactics_focus_units_of_any_opponent() -> None:
    t = fight_of_four(
        player(DARK_1, "emperor_palpatine"),
        player(DARK_2),
        player(LIGHT_1, "luke_skywalker"),
        player(LIGHT_2, "x_wing"),
        attacker=DARK_1,
        defender=LIGHT_2,
        attackers="emperor_palpatine",
    )
    do(t, "resolve-tactics")
    assert {"pick luke_skywalker#1", "pick x_wing#1"} <= set(keys(t, DARK_1))
    for unit in ("luke_skywalker#1", "luke_skywalker#1", "x_wing#1"):
        t.choose(DARK_1, f"pick {unit}")
    assert marks(t, "focus")["luke_skywalker#1"] == 2


@pytest.mark.rule("BOTF-027")
def test_targeted_strike_reaches_units_of_the_diagonal_opponent() -> None:
    t = fight_of_four(
        player(DARK_1, "nightsister"),
        player(DARK_2, "stormtrooper_elite"),
        player(LIGHT_1),
        player(LIGHT_2, "luke_skywalker"),
        attacker=LIGHT_2,
        defender=DARK_1,
        attackers="luke_skywalker",
    )
    do(t, "resolve-unit-damage")
    assert set(keys(t, LIGHT_2)) == {"pick nightsister#1", "pick stormtrooper_elite#1"}
    plain = fight_of_four(
        player(DARK_1, "nightsister"),
        player(DARK_2, "stormtrooper_elite"),
        player(LIGHT_1),
        player(LIGHT_2, "x_wing"),
        attacker=LIGHT_2,
        defender=DARK_1,
        attackers="x_wing",
        defenders="nightsister",
    )
    until(plain, "pick", "strike", "decline")
    assert "pick stormtrooper_elite#1" not in keys(plain, LIGHT_2), "without the keyword only who takes part"
