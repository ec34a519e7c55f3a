"""The Card Game, chapter 6: turns, the phases balance, refresh and draw, and the chart of all phases (chapter 16)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_open import course, name_of_question, open_table
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_answers, refusal, side, table, until, zone
from loose import view_of

DARK_THREE = ("the_bespin_exchange", "shadows_of_dathomir", "cruel_interrogations")
LIGHT_THREE = ("in_you_must_go", "forgotten_heroes", "hit_and_run")
DARK_SIX = ["tie_bomber", "rancor", "viper_probe_droid", "kuati_security_team", "tie_advanced", "interrogation_droid"]
LIGHT_SIX = ["x_wing", "ewok_scout", "y_wing", "a_wing", "x_wing_escort", "corellian_engineer"]


def sith(*play: str, **zones: Any) -> dict[str, Any]:
    """The dark side with three objectives of capacity 5 and a full hand."""
    return side("sith", *DARK_THREE, *play, **{"hand": DARK_SIX, **zones})


def jedi(*play: str, **zones: Any) -> dict[str, Any]:
    return side("jedi", *LIGHT_THREE, *play, **{"hand": LIGHT_SIX, **zones})


def logged_events(t: kantyna.Table, *kinds: str) -> list[tuple[str, int, int]]:
    return [(event.kind, event.seat, event.n) for event in t.events if event.kind in kinds]


def reserve(n: int, seat: int = DARK) -> list[list[Any]]:
    """A lasting effect that raises a player's reserve value by n."""
    return [["reserve", None, n, "never", 0, seat]]


# turns and phases

WINDOWS = [
    ("refresh", 0), ("refresh", 1), ("may-discard-one", 0), ("draw", 0), ("draw", 1), ("deployment", 0),
    ("deployment", 1), ("conflict", 0), ("conflict", 1), ("declare-objective", 0), ("conflict-end", 0),
    ("conflict-end", 1), ("commit-units", 0), ("force", 0), ("force", 1),
]  # fmt: skip


@pytest.mark.rule("SWLCG-125")
@pytest.mark.rule("SWLCG-126")
@pytest.mark.rule("SWLCG-691")
@pytest.mark.rule("SWLCG-693")
@pytest.mark.rule("SWLCG-695")
@pytest.mark.rule("SWLCG-697")
@pytest.mark.rule("SWLCG-704")
@pytest.mark.rule("SWLCG-709")
@pytest.mark.rule("SWLCG-712")
@pytest.mark.rule("SWLCG-714")
@pytest.mark.rule("SWLCG-720")
@pytest.mark.rule("SWLCG-721")
@pytest.mark.rule("SWLCG-723")
@pytest.mark.rule("SWLCG-743")
@pytest.mark.rule("SWLCG-745")
@pytest.mark.rule("SWLCG-143")
@pytest.mark.parametrize("active", [DARK, LIGHT])
def test_a_turn_has_its_phases_its_questions_and_its_windows_in_the_order_of_the_chart(active: int) -> None:
    """Every player who can be asked is asked: the active player first in every window, and no actions elsewhere."""
    t = open_table(sith("espo_trooper#1"), jedi("twilek_loyalist#1"), active=active)
    asked = course(t)
    begun = [("balance-damage", LIGHT)] if active == LIGHT else []
    assert asked == begun + [(name, seat ^ active) for name, seat in WINDOWS]
    assert logged_events(t, "phase")[:6] == [("phase", active, n) for n in range(1, 7)]


@pytest.mark.rule("SWLCG-700")
@pytest.mark.rule("SWLCG-705")
@pytest.mark.rule("SWLCG-710")
@pytest.mark.rule("SWLCG-711")
@pytest.mark.rule("SWLCG-715")
@pytest.mark.rule("SWLCG-716")
@pytest.mark.rule("SWLCG-719")
@pytest.mark.rule("SWLCG-724")
@pytest.mark.rule("SWLCG-742")
def test_each_phase_begins_asks_its_own_questions_and_is_followed_by_the_next() -> None:
    t = open_table(sith("espo_trooper#1"), jedi("twilek_loyalist#1"), active=LIGHT)
    held: dict[int, list[str]] = {n: [] for n in range(1, 7)}
    phases = []
    while t.position()["active"] == LIGHT:
        [seat] = t.choices
        phase, name = t.position()["phase"], name_of_question(t)
        phases.append(phase)
        if name not in held[phase]:
            held[phase].append(name)
        do(t, next(key for key in keys(t, seat) if key in ("pass", "decline")))
    assert phases == sorted(phases), "none comes back"
    assert held == {
        1: ["balance-damage"],
        2: ["refresh"],
        3: ["may-discard-one", "draw"],
        4: ["deployment"],
        5: ["conflict", "declare-objective", "conflict-end"],
        6: ["commit-units", "force"],
    }
    assert logged_events(t, "phase")[:7] == [*[("phase", LIGHT, n) for n in range(1, 7)], ("phase", DARK, 1)]


@pytest.mark.rule("SWLCG-122")
@pytest.mark.rule("SWLCG-124")
@pytest.mark.rule("SWLCG-127")
@pytest.mark.rule("SWLCG-746")
def test_turns_alternate_and_follow_the_force_phase() -> None:
    t = table(sith(), jedi(), phase="force", balance=1)
    until(t, "discard")
    assert logged_events(t, "turn", "phase")[:3] == [("phase", DARK, 6), ("turn", LIGHT, 1), ("phase", LIGHT, 1)]
    seen = [t.position()["active"]]
    for _ in range(200):
        seat = next(iter(t.choices))
        assert refusal(t, 1 - seat, "pass") == "SWLCG-124"
        t.choose(seat, next(key for key in keys(t, seat) if key in ("pass", "decline", "done")))
        if t.position()["active"] != seen[-1]:
            seen.append(t.position()["active"])
        if len(seen) == 4:
            break
    assert seen == [LIGHT, DARK, LIGHT, DARK]


@pytest.mark.rule("SWLCG-699")
def test_the_dark_side_has_no_conflict_phase_in_its_first_turn() -> None:
    def phases(seat: int, turns: int) -> list[int]:
        """The phases of a turn of the seat after it has taken that number of turns."""
        dark, light = sith("espo_trooper#1", turns=turns), jedi("twilek_loyalist#1", turns=turns)
        t = open_table(dark, light, active=1 - seat, phase="force")
        course(t, turns=2)
        return [n for _, who, n in logged_events(t, "phase") if who == seat]

    assert phases(DARK, 0) == [1, 2, 3, 4, 6]
    assert phases(DARK, 1) == [1, 2, 3, 4, 5, 6]
    assert phases(LIGHT, 0) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("SWLCG-696")
@pytest.mark.rule("SWLCG-192")
@pytest.mark.parametrize("phase", ["refresh", "draw", "conflict", "force"])
def test_in_the_windows_of_other_phases_no_card_is_played(phase: str) -> None:
    t = open_table(sith(), jedi(), phase=phase)
    while name_of_question(t) != phase:
        do(t, "decline")
    assert keys(t, DARK) == ["pass"] and refusal(t, DARK, "play tie_bomber#1") == "SWLCG-192"


@pytest.mark.rule("SWLCG-722")
@pytest.mark.rule("SWLCG-725")
def test_after_an_engagement_there_is_one_window_and_the_choice_to_attack_again() -> None:
    t = open_table(sith("espo_trooper#1", "espo_trooper#2"), jedi(), phase="conflict")
    do(t, "pass", "pass", "engage hit_and_run#1", "attack-with espo_trooper#1", "done")
    names = []
    while name_of_question(t) != "conflict":
        names.append(name_of_question(t))
        offered = keys(t, next(iter(t.choices)))
        do(t, next((key for key in offered if key in ("pass", "decline", "done")), offered[0]))
    assert "attackers" in names and "conflict-end" not in names
    do(t, "pass", "pass")
    assert name_of_question(t) == "declare-objective", "exactly one window between two engagements"
    assert "engage in_you_must_go#1" in keys(t, DARK)
    assert refusal(t, DARK, "engage hit_and_run#1") == "SWLCG-216"
    do(t, "decline")
    assert name_of_question(t) == "conflict-end"


@pytest.mark.rule("SWLCG-726")
@pytest.mark.parametrize("why", ["no ready unit", "no objective"])
def test_a_player_who_cannot_attack_is_not_asked(why: str) -> None:
    light = side("jedi") if why == "no objective" else jedi()
    focus = {"espo_trooper#1": 1} if why == "no ready unit" else {}
    t = open_table(sith("espo_trooper#1"), light, phase="conflict", marks={"focus": focus})
    do(t, "pass", "pass")
    assert name_of_question(t) == "conflict-end"


# balance


@pytest.mark.rule("SWLCG-128")
@pytest.mark.rule("SWLCG-129")
@pytest.mark.rule("SWLCG-131")
@pytest.mark.rule("SWLCG-701")
def test_the_dial_goes_from_3_to_4() -> None:
    t = table(sith(), jedi(), phase="balance", dial=3)
    assert t.position()["dial"] == 4 and logged_events(t, "dial") == [("dial", DARK, 4)]


@pytest.mark.rule("SWLCG-130")
@pytest.mark.rule("SWLCG-702")
def test_with_the_balance_the_dial_advances_once_more() -> None:
    t = table(sith(), jedi(), phase="balance", dial=3, balance=1)
    assert t.position()["dial"] == 5 and logged_events(t, "dial") == [("dial", DARK, 4), ("dial", DARK, 5)]


@pytest.mark.rule("SWLCG-133")
@pytest.mark.rule("SWLCG-141")
@pytest.mark.parametrize("balance", [0, 1])
def test_at_twelve_the_dark_side_has_won_after_the_first_advance(balance: int) -> None:
    t = table(sith(), jedi(), phase="balance", dial=11, balance=balance)
    assert t.over and t.winners == (DARK,) and t.ended_by == "SWLCG-281"
    assert t.position()["dial"] == 12


@pytest.mark.rule("SWLCG-134")
@pytest.mark.rule("SWLCG-136")
def test_in_the_light_sides_turn_with_the_balance_dark_nothing_happens() -> None:
    t = table(sith(), jedi(), active=LIGHT, phase="balance", dial=11, balance=1)
    assert not t.over and t.position()["dial"] == 11 and logged_events(t, "dial") == []
    assert t.position()["phase"] > 1 and marks(t, "damage") == {}


@pytest.mark.rule("SWLCG-134")
@pytest.mark.rule("SWLCG-135")
@pytest.mark.rule("SWLCG-703")
def test_with_the_balance_the_light_side_deals_a_damage_to_an_objective_of_its_choice() -> None:
    t = table(sith("espo_trooper#1"), jedi(), active=LIGHT, phase="balance", dial=5)
    assert keys(t, LIGHT) == [*[f"pick {objective}#1" for objective in DARK_THREE], "decline"]
    for wrong in ("pick hit_and_run#1", "pick espo_trooper#1", "pick affiliation_sith#1"):
        assert refusal(t, LIGHT, wrong) == "SWLCG-135"
    why = t.why_not(LIGHT, "pick hit_and_run#1")
    assert why is not None and why.text("en") == "Hit and Run is not a current objective of the dark side."
    do(t, "pick shadows_of_dathomir#1")
    pass_answers(t)
    assert marks(t, "damage") == {"shadows_of_dathomir#1": 1} and t.position()["dial"] == 5
    until(t, "discard")
    assert t.position()["phase"] == 3


@pytest.mark.rule("SWLCG-139")
def test_the_light_side_may_decline_the_damage_of_the_balance() -> None:
    t = table(sith(), jedi(), active=LIGHT, phase="balance")
    do(t, "decline")
    assert marks(t, "damage") == {} and t.position()["phase"] > 1


@pytest.mark.rule("SWLCG-137")
@pytest.mark.rule("SWLCG-140")
@pytest.mark.rule("SWLCG-160")
def test_an_objective_destroyed_by_the_balance_goes_to_the_victory_pile_and_is_replaced_later() -> None:
    t = table(sith(), jedi(), active=LIGHT, phase="balance", marks={"damage": {"shadows_of_dathomir#1": 4}})
    do(t, "pick shadows_of_dathomir#1")
    pass_answers(t)
    assert zone(t, LIGHT, "victory") == ["shadows_of_dathomir"] and not t.over
    assert t.view(None)["window"] is not None, "nobody is asked whether"
    while t.position()["active"] == LIGHT:
        assert len(zone(t, DARK, "play")) == 3, "the affiliation card and two objectives, the whole turn long"
        do(t, next(key for seat in t.choices for key in keys(t, seat) if key in ("pass", "decline")))
    assert zone(t, DARK, "play")[-1] == "looking_for_droids" and len(zone(t, DARK, "play")) == 4


@pytest.mark.rule("SWLCG-138")
@pytest.mark.parametrize("before", [1, 2])
def test_the_third_objective_in_the_pile_wins_at_once(before: int) -> None:
    pile = ["black_squadron_assault", "the_emperors_web"][:before]
    damage = {"shadows_of_dathomir#1": 4}
    t = table(sith(), jedi(victory=pile), active=LIGHT, phase="balance", marks={"damage": damage})
    do(t, "pick shadows_of_dathomir#1")
    pass_answers(t)
    assert t.over == (before == 2)
    if t.over:
        assert t.winners == (LIGHT,) and t.ended_by == "SWLCG-278" and t.position()["phase"] == 1


@pytest.mark.rule("SWLCG-142")
def test_a_shield_may_prevent_the_damage_of_the_balance() -> None:
    t = table(sith(), jedi(), active=LIGHT, phase="balance", marks={"shield": {"shadows_of_dathomir#1": 1}})
    do(t, (LIGHT, "pick shadows_of_dathomir#1"), (DARK, "use-shield shadows_of_dathomir#1"))
    assert marks(t, "damage") == {} and marks(t, "shield") == {}


# refresh


@pytest.mark.rule("SWLCG-084")
@pytest.mark.rule("SWLCG-145")
@pytest.mark.rule("SWLCG-146")
@pytest.mark.rule("SWLCG-147")
@pytest.mark.rule("SWLCG-706")
def test_one_focus_token_is_removed_from_every_card_of_the_active_player() -> None:
    focus = {
        "affiliation_sith#1": 1, "shadows_of_dathomir#1": 3, "sith_library#1": 1, "espo_trooper#1": 2,
        "espo_trooper#2": 1, "twilek_loyalist#1": 1, "affiliation_jedi#1": 1,
    }  # fmt: skip
    dark = sith("sith_library#1", "espo_trooper#1", "espo_trooper#2")
    t = table(dark, jedi("twilek_loyalist#1"), phase="refresh", marks={"focus": focus})
    left = {"shadows_of_dathomir#1": 2, "espo_trooper#1": 1, "twilek_loyalist#1": 1, "affiliation_jedi#1": 1}
    assert marks(t, "focus") == left


@pytest.mark.rule("SWLCG-156")
def test_an_enhancement_on_an_enemy_unit_is_refreshed_by_its_own_controller() -> None:
    def after(active: int) -> dict[str, int]:
        focus = {"intimidated#1": 1, "twilek_loyalist#1": 1}
        hosts = {"intimidated#1": "twilek_loyalist#1"}
        dark, light = sith("intimidated#1"), jedi("twilek_loyalist#1")
        return marks(table(dark, light, active=active, phase="refresh", hosts=hosts, marks={"focus": focus}), "focus")

    assert after(DARK) == {"twilek_loyalist#1": 1}
    assert after(LIGHT) == {"intimidated#1": 1}


@pytest.mark.rule("SWLCG-153")
@pytest.mark.rule("SWLCG-148")
@pytest.mark.rule("SWLCG-155")
@pytest.mark.rule("SWLCG-699")
@pytest.mark.parametrize("active", [DARK, LIGHT])
@pytest.mark.parametrize("turns", [1, 2])
def test_in_its_first_turn_the_light_side_only_skips_the_removal_of_focus(active: int, turns: int) -> None:
    mine, objective = ("sith", "shadows_of_dathomir") if active == DARK else ("jedi", "hit_and_run")
    sides = [side("sith", "shadows_of_dathomir", turns=turns), side("jedi", "hit_and_run", turns=turns)]
    sides[active]["objective_deck"] = [*(DARK_THREE[::2] if active == DARK else LIGHT_THREE[:2])]
    tokens = {"focus": {f"affiliation_{mine}#1": 1}, "shield": {f"{objective}#1": 1}}
    t = open_table(sides[DARK], sides[LIGHT], active=active, phase="refresh", marks=tokens)
    skipped = active == LIGHT and turns == 1
    assert marks(t, "focus") == ({f"affiliation_{mine}#1": 1} if skipped else {})
    assert marks(t, "shield") == {} and len(zone(t, active, "play")) == 4
    assert name_of_question(t) == "refresh"


@pytest.mark.rule("SWLCG-149")
@pytest.mark.rule("SWLCG-707")
def test_all_shields_of_the_active_player_are_removed() -> None:
    shields = {"shadows_of_dathomir#1": 1, "espo_trooper#1": 2, "hit_and_run#1": 1}
    t = table(sith("espo_trooper#1"), jedi(), phase="refresh", marks={"shield": shields})
    assert marks(t, "shield") == {"hit_and_run#1": 1}


@pytest.mark.rule("SWLCG-144")
@pytest.mark.rule("SWLCG-150")
@pytest.mark.rule("SWLCG-152")
@pytest.mark.rule("SWLCG-708")
def test_missing_objectives_are_replaced_one_by_one_from_the_top_and_last() -> None:
    deck = ["the_bespin_exchange", "cruel_interrogations", "fall_of_the_jedi"]
    tokens = {"focus": {"affiliation_sith#1": 1}, "shield": {"shadows_of_dathomir#1": 1}}
    dark = side("sith", "shadows_of_dathomir", objective_deck=deck)
    t = table(dark, jedi(), phase="refresh", marks=tokens)
    assert zone(t, DARK, "play") == ["affiliation_sith", "shadows_of_dathomir", *deck[:2]]
    assert zone(t, DARK, "objective_deck") == deck[2:]
    order = [event.kind for event in t.events if event.kind in ("refresh", "shield-gone", "entered")]
    assert order == ["refresh", "shield-gone", "entered", "entered"]


@pytest.mark.rule("SWLCG-159")
def test_a_player_keeps_more_than_three_objectives() -> None:
    t = table(sith("black_squadron_assault"), jedi(), phase="refresh")
    assert len(zone(t, DARK, "play")) == 5 and zone(t, DARK, "objective_deck") == ["looking_for_droids"]


@pytest.mark.rule("SWLCG-158")
def test_a_player_who_cannot_replace_an_objective_has_lost() -> None:
    t = table(side("sith", *DARK_THREE[:2], objective_deck=[]), jedi(), phase="refresh")
    assert t.over and t.winners == (LIGHT,)
    t = table(sith(objective_deck=[]), jedi(), phase="refresh")
    assert not t.over, "with nothing to replace the game goes on"


# draw


@pytest.mark.rule("SWLCG-161")
@pytest.mark.rule("SWLCG-162")
@pytest.mark.rule("SWLCG-163")
@pytest.mark.rule("SWLCG-165")
@pytest.mark.rule("SWLCG-168")
@pytest.mark.rule("SWLCG-173")
@pytest.mark.rule("SWLCG-713")
@pytest.mark.rule("SWLCG-087")
def test_with_three_cards_a_player_discards_one_and_draws_four() -> None:
    t = table(sith(hand=DARK_SIX[:3], deck=["espo_trooper"] * 4 + ["tie_fighter"]), jedi(), phase="draw")
    assert keys(t, DARK) == [*[f"discard {card}#1" for card in DARK_SIX[:3]], "decline"]
    do(t, "discard rancor#1")
    assert zone(t, DARK, "hand") == ["tie_bomber", "viper_probe_droid", *["espo_trooper"] * 4]
    assert zone(t, DARK, "discard") == ["rancor"] and zone(t, DARK, "deck") == ["tie_fighter"]
    assert len(logged_events(t, "draw")) == 4, "one at a time"
    assert zone(t, DARK, "objective_deck") == ["looking_for_droids"]


@pytest.mark.rule("SWLCG-161")
@pytest.mark.rule("SWLCG-162")
@pytest.mark.rule("SWLCG-169")
def test_a_player_who_declines_the_discard_still_draws_and_only_the_active_player_draws() -> None:
    t = table(sith(hand=DARK_SIX[:4]), jedi(hand=LIGHT_SIX[:2]), phase="draw")
    do(t, "decline")
    assert len(zone(t, DARK, "hand")) == 6 and zone(t, DARK, "discard") == []
    assert zone(t, LIGHT, "hand") == LIGHT_SIX[:2] and zone(t, LIGHT, "discard") == []


@pytest.mark.rule("SWLCG-170")
def test_the_window_of_the_draw_phase_comes_after_drawing() -> None:
    t = open_table(sith(hand=DARK_SIX[:4]), jedi(), phase="draw")
    do(t, "decline")
    assert name_of_question(t) == "draw" and len(zone(t, DARK, "hand")) == 6
    do(t, (DARK, "pass"), (LIGHT, "pass"))
    assert t.position()["phase"] == 4


@pytest.mark.rule("SWLCG-164")
@pytest.mark.rule("SWLCG-167")
@pytest.mark.rule("SWLCG-176")
@pytest.mark.rule("SWLCG-177")
@pytest.mark.rule("SWLCG-178")
def test_with_eight_cards_a_player_discards_two_in_any_order() -> None:
    hand = [*DARK_SIX, "nightsister", "black_squadron_pilot"]
    t = table(sith(hand=hand, discard=["tie_fighter"]), jedi(), phase="draw")
    do(t, "decline")
    for ending in ("decline", "done"):
        assert refusal(t, DARK, ending) == "SWLCG-164"
    assert refusal(t, DARK, "discard the_bespin_exchange#1") == "SWLCG-164"
    do(t, "discard nightsister#1")
    assert refusal(t, DARK, "done") == "SWLCG-164"
    do(t, "discard rancor#1")
    assert zone(t, DARK, "discard") == ["tie_fighter", "nightsister", "rancor"], "the last one on top"
    assert len(zone(t, DARK, "hand")) == 6 and zone(t, LIGHT, "discard") == []
    assert t.view(LIGHT)["seats"][DARK]["discard"] == ["tie_fighter#1", "nightsister#1", "rancor#1"], "face up"


@pytest.mark.rule("SWLCG-172")
def test_the_optional_discard_is_one_card_even_above_the_reserve_value() -> None:
    t = table(sith(hand=[*DARK_SIX, "nightsister", "black_squadron_pilot"]), jedi(), phase="draw")
    do(t, "discard rancor#1")
    assert len(zone(t, DARK, "hand")) == 7 and refusal(t, DARK, "decline") == "SWLCG-164", "one more must go"
    do(t, "discard nightsister#1")
    assert len(zone(t, DARK, "hand")) == 6 and view_of(t)["window"]["name"] == "draw", "and no more is asked for"
    t = table(sith(hand=["rancor"]), jedi(), phase="draw")
    assert keys(t, DARK) == ["discard rancor#1", "decline"]
    assert refusal(t, DARK, "discard shadows_of_dathomir#1") == "SWLCG-161"


@pytest.mark.rule("SWLCG-166")
@pytest.mark.rule("SWLCG-175")
@pytest.mark.parametrize(("change", "size"), [(2, 8), (-2, 4), (-6, 0), (-9, 0)])
def test_the_reserve_value_may_be_changed_but_not_below_0(change: int, size: int) -> None:
    deck = ["espo_trooper"] * 4
    t = table(sith(deck=deck), jedi(), phase="draw", lasting=reserve(change))
    do(t, "decline")
    for _ in range(max(0, 6 - size)):
        do(t, keys(t, DARK)[0])
    assert len(zone(t, DARK, "hand")) == size
    assert not any(key.startswith("discard") for key in keys(t, DARK)), "and no more is asked for"


@pytest.mark.rule("SWLCG-171")
def test_there_is_no_hand_limit_at_other_times() -> None:
    hand = [*DARK_SIX, "nightsister", "black_squadron_pilot"]
    t = table(sith(hand=hand), jedi(), phase="deployment")
    until(t, "discard")
    assert t.position()["active"] == LIGHT, "nobody has asked the dark side to discard in this turn"
    assert len(zone(t, DARK, "hand")) == 8


@pytest.mark.rule("SWLCG-181")
def test_piles_dial_and_numbers_are_open_and_hands_and_decks_hidden() -> None:
    dark = sith(discard=["espo_trooper#1"], victory=["jedi_training"])
    t = table(dark, jedi(), dial=4)
    for seat in (LIGHT, None):
        view = t.view(seat)
        theirs = view["seats"][DARK]
        assert theirs["discard"] == ["espo_trooper#1"] and theirs["victory"] == ["jedi_training#1"]
        assert view["dial"] == 4
        assert theirs["hand"] == [None] * 6 and theirs["deck"] == [None] * 3 and theirs["objective_deck"] == [None]
