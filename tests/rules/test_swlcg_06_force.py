"""The Card Game, chapter 6: the Force phase. Units are committed, and the sides struggle for the Balance."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_open import name_of_question, open_table
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_answers, refusal, side, table, until, using, zone
from kantyna.game.card_game.abilities.ability_costs import FocusHost, FocusThis

TROOPERS = [f"espo_trooper#{i}" for i in range(1, 5)]
DARK_THREE = ("counsel_of_the_sith", "fall_of_the_jedi", "cruel_interrogations")
LIGHT_THREE = ("in_you_must_go", "forgotten_heroes", "hit_and_run")
DARK_SIX = ["tie_bomber", "rancor", "viper_probe_droid", "kuati_security_team", "tie_advanced", "interrogation_droid"]
LIGHT_SIX = ["x_wing", "ewok_scout", "y_wing", "a_wing", "x_wing_escort", "corellian_engineer"]


def sith(*play: str, **zones: Any) -> dict[str, Any]:
    return side("sith", *DARK_THREE, *play, **{"deck": ["tie_fighter"], "hand": ["rancor"], **zones})


def jedi(*play: str, **zones: Any) -> dict[str, Any]:
    return side("jedi", *LIGHT_THREE, *play, **zones)


def struggle(dark: dict[str, int], light: dict[str, int], balance: int, **focus: int) -> kantyna.Table:
    """The dark side's Force phase with these units, 1 where they are committed; it commits none."""
    tokens = {"committed": {k: 1 for k, v in {**dark, **light}.items() if v}, "focus": focus}
    t = table(sith(*dark), jedi(*light), phase="force", balance=balance, marks=tokens)
    if "decline" in keys(t, DARK) and t.position()["phase"] == 6:
        do(t, (DARK, "decline"))
    return t


def holder(t: kantyna.Table) -> int:
    found: int = t.position()["balance"]
    return found


# committing


@pytest.mark.rule("SWLCG-226")
@pytest.mark.rule("SWLCG-227")
@pytest.mark.rule("SWLCG-239")
@pytest.mark.rule("SWLCG-240")
def test_units_are_committed_one_by_one() -> None:
    t = table(sith(*TROOPERS[:2], "sith_library#1"), jedi(), phase="force")
    assert keys(t, DARK) == [*[f"commit {label}" for label in TROOPERS[:2]], "decline"]
    assert refusal(t, DARK, "commit sith_library#1") == "SWLCG-226"
    assert refusal(t, DARK, "commit fall_of_the_jedi#1") == "SWLCG-226"
    assert refusal(t, DARK, "commit rancor#1") == "SWLCG-226", "in hand"
    do(t, "commit espo_trooper#1")
    assert marks(t, "committed") == {"espo_trooper#1": 1}
    assert keys(t, DARK) == ["commit espo_trooper#2", "decline"]
    assert refusal(t, DARK, "commit espo_trooper#1") == "SWLCG-239"
    do(t, "commit espo_trooper#2")
    assert marks(t, "committed") == {"espo_trooper#1": 1, "espo_trooper#2": 1}


@pytest.mark.rule("SWLCG-226")
@pytest.mark.rule("SWLCG-743")
def test_committing_is_voluntary() -> None:
    t = open_table(sith(*TROOPERS[:2]), jedi(), phase="force")
    do(t, "decline")
    assert marks(t, "committed") == {} and name_of_question(t) == "force"
    assert refusal(t, DARK, "commit espo_trooper#1") == "SWLCG-743", "its moment has passed"


@pytest.mark.rule("SWLCG-743")
def test_units_are_committed_in_the_force_phase_only() -> None:
    t = table(sith(*TROOPERS[:2]), jedi(), phase="deployment")
    assert refusal(t, DARK, "commit espo_trooper#1") == "SWLCG-743"


@pytest.mark.rule("SWLCG-231")
def test_only_the_active_player_commits() -> None:
    t = open_table(sith(*TROOPERS[:1]), jedi("twilek_loyalist#1"), phase="force")
    assert list(t.choices) == [DARK] and "commit twilek_loyalist#1" not in keys(t, DARK)
    assert refusal(t, DARK, "commit twilek_loyalist#1") == "SWLCG-226"
    do(t, (DARK, "decline"), (DARK, "pass"))
    assert keys(t, LIGHT) == ["pass"] and refusal(t, LIGHT, "commit twilek_loyalist#1") == "SWLCG-231"


@pytest.mark.rule("SWLCG-058")
@pytest.mark.rule("SWLCG-232")
@pytest.mark.rule("SWLCG-233")
@pytest.mark.parametrize("active", [DARK, LIGHT])
def test_there_are_three_force_cards_and_no_more(active: int) -> None:
    lights = ["twilek_loyalist#1", "x_wing#1", "ewok_scout#1", "rookie_pilot#1"]
    t = open_table(sith(*TROOPERS), jedi(*lights), active=active, phase="force")
    four = lights if active == LIGHT else TROOPERS
    do(t, *[f"commit {label}" for label in four[:3]])
    assert sorted(marks(t, "committed")) == sorted(four[:3])
    assert name_of_question(t) == "force", "nothing more to ask"
    assert refusal(t, active, f"commit {four[3]}") == "SWLCG-232"
    assert sorted(marks(t, "committed")) == sorted(four[:3])


@pytest.mark.rule("SWLCG-232")
@pytest.mark.rule("SWLCG-236")
@pytest.mark.rule("SWLCG-237")
def test_units_stay_committed_and_nothing_gives_their_force_cards_back() -> None:
    committed = dict.fromkeys(TROOPERS[:3], 1)
    t = open_table(sith(*TROOPERS), jedi(), phase="force", marks={"committed": committed})
    assert name_of_question(t) == "force", "with all three attached nobody is asked"
    until(t, "commit", "engage")
    for _ in range(60):
        if t.over or t.position()["turn"] == 2:
            break
        offered = keys(t, next(iter(t.choices)))
        assert not [key for key in offered if key.startswith("commit espo_trooper#4")]
        do(t, next((key for key in offered if key in ("pass", "decline", "done")), offered[0]))
    assert marks(t, "committed") == committed


@pytest.mark.rule("SWLCG-228")
@pytest.mark.rule("SWLCG-180")
def test_the_force_card_of_a_unit_that_leaves_play_is_free_again() -> None:
    """A committed defender falls in the light side's turn; in its own the dark side commits another."""
    dark = sith(*TROOPERS[1:], "superlaser_engineer#1", hand=DARK_SIX)
    committed = {"superlaser_engineer#1": 1, "espo_trooper#2": 1, "espo_trooper#3": 1}
    tokens = {"committed": committed, "focus": dict.fromkeys(TROOPERS[1:], 1)}
    t = table(dark, jedi("luke_skywalker#1", hand=LIGHT_SIX), active=LIGHT, phase="conflict", marks=tokens)
    do(t, "engage fall_of_the_jedi#1", "attack-with luke_skywalker#1")
    until(t, "defend-with")
    do(t, (DARK, "defend-with superlaser_engineer#1"), (DARK, "decline"))
    until(t, "resolve-unit-damage", "pick")
    if "resolve-unit-damage" in keys(t, LIGHT):
        do(t, (LIGHT, "resolve-unit-damage"))
    do(t, (LIGHT, "pick superlaser_engineer#1"))
    pass_answers(t)
    assert marks(t, "committed") == {"espo_trooper#2": 1, "espo_trooper#3": 1}
    until(t, "commit")
    while LIGHT in t.choices:
        do(t, "decline")
        until(t, "commit")
    assert keys(t, DARK) == ["commit espo_trooper#4", "decline"]


@pytest.mark.rule("SWLCG-238")
@pytest.mark.rule("SWLCG-246")
def test_an_exhausted_unit_may_be_committed_and_adds_nothing() -> None:
    t = table(sith("darth_vader"), jedi(), phase="force", marks={"focus": {"darth_vader#1": 1}})
    do(t, "commit darth_vader#1")
    assert marks(t, "committed") == {"darth_vader#1": 1} and holder(t) == 0


# the struggle


@pytest.mark.rule("SWLCG-225")
@pytest.mark.rule("SWLCG-252")
@pytest.mark.rule("SWLCG-747")
@pytest.mark.rule("SWLCG-744")
@pytest.mark.rule("SWLCG-251")
def test_a_unit_committed_now_counts_at_once_and_no_window_lies_between() -> None:
    t = open_table(sith("darth_vader", "espo_trooper#1"), jedi(), phase="force")
    do(t, "commit darth_vader#1")
    assert holder(t) == 0 and name_of_question(t) == "commit-units", "first all are committed, then they struggle"
    do(t, "decline")
    assert holder(t) == 1 and name_of_question(t) == "force"
    do(t, (DARK, "pass"), (LIGHT, "pass"))
    assert t.position()["active"] == LIGHT, "then phase and turn are over"


@pytest.mark.rule("SWLCG-234")
@pytest.mark.rule("SWLCG-245")
@pytest.mark.rule("SWLCG-247")
@pytest.mark.rule("SWLCG-250")
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize(
    ("dark", "light", "after"),
    [
        ({"darth_vader#1": 1}, {"luke_skywalker#1": 1}, 1),
        ({"nightsister#1": 1, "espo_trooper#1": 1}, {"obi_wan_kenobi#1": 1}, 0),
        ({"nightsister#1": 1, "espo_trooper#1": 1}, {"obi_wan_kenobi#1": 0}, 1),
        ({"darth_vader#1": 0}, {"twilek_loyalist#1": 1}, 0),
    ],
)
def test_the_side_with_the_higher_total_of_committed_units_gets_the_balance(
    dark: dict[str, int], light: dict[str, int], after: int, before: int
) -> None:
    assert holder(struggle(dark, light, before)) == after


@pytest.mark.rule("SWLCG-246")
def test_exhausted_committed_units_add_nothing() -> None:
    assert holder(struggle({"darth_vader#1": 1}, {"twilek_loyalist#1": 1}, 1)) == 1
    assert holder(struggle({"darth_vader#1": 1}, {"twilek_loyalist#1": 1}, 1, **{"darth_vader#1": 1})) == 0


@pytest.mark.rule("SWLCG-248")
@pytest.mark.rule("SWLCG-253")
@pytest.mark.rule("SWLCG-255")
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize(
    ("dark", "light"), [({}, {}), ({"nightsister#1": 1, "espo_trooper#1": 1}, {"luke_skywalker#1": 1})]
)
def test_a_tie_changes_nothing_and_is_won_by_the_side_with_the_balance(
    dark: dict[str, int], light: dict[str, int], before: int
) -> None:
    t = struggle(dark, light, before)
    assert holder(t) == before
    assert [event.seat for event in t.events if event.kind == "struggle-won"] == [DARK if before else LIGHT]


@pytest.mark.rule("SWLCG-249")
def test_force_icons_on_enhancements_do_not_count() -> None:
    """A trooper with a lightsaber of two icons against a unit of one: still a tie."""
    hosts = {"vaders_lightsaber#1": "dark_side_apprentice#1"}
    tokens = {"committed": {"dark_side_apprentice#1": 1, "twilek_loyalist#1": 1}}
    dark = sith("dark_side_apprentice#1", "vaders_lightsaber#1")
    t = table(dark, jedi("twilek_loyalist#1"), phase="force", hosts=hosts, marks=tokens)
    assert holder(t) == 0 and [event.n for event in t.events if event.kind == "struggle-won"] == [1]


@pytest.mark.rule("SWLCG-254")
def test_icons_that_a_card_adds_to_a_side_count_even_if_nothing_is_committed() -> None:
    t = table(sith(), jedi(), phase="force", lasting=[["struggle-icons", None, 1, "never", 0, DARK]])
    assert holder(t) == 1


@pytest.mark.rule("SWLCG-244")
def test_there_is_a_struggle_in_each_players_turn() -> None:
    t = table(sith(), jedi(hand=LIGHT_SIX), phase="force", balance=1)
    while t.position()["turn"] < 2:
        offered = keys(t, next(iter(t.choices)))
        do(t, next(key for key in offered if key in ("pass", "decline")))
    kinds = [event.kind for event in t.events if event.kind in ("turn", "struggle-won")]
    assert kinds[:4] == ["struggle-won", "turn", "struggle-won", "turn"]


# committed units in engagements


@pytest.mark.rule("SWLCG-235")
@pytest.mark.rule("SWLCG-241")
@pytest.mark.parametrize("committed", [0, 1])
def test_a_committed_unit_may_attack_and_takes_two_focus_tokens_to_strike(committed: int) -> None:
    t = table(sith("nightsister#1"), jedi(), phase="conflict", marks={"committed": {"nightsister#1": committed}})
    do(t, "engage hit_and_run#1", "attack-with nightsister#1")
    until(t, "deal-one")
    assert marks(t, "focus") == {"nightsister#1": 1 + committed}


@pytest.mark.rule("SWLCG-242")
def test_a_committed_unit_takes_the_ordinary_tokens_to_pay() -> None:
    dark = sith("advisor_to_the_emperor#1", hand=["tie_fighter"], deck=[])
    t = table(dark, jedi(), marks={"committed": {"advisor_to_the_emperor#1": 1}})
    do(t, "play tie_fighter#1", "generate advisor_to_the_emperor#1 1")
    assert marks(t, "focus") == {"advisor_to_the_emperor#1": 1}


@pytest.mark.rule("SWLCG-243")
def test_a_shield_does_not_prevent_the_tokens_of_a_strike() -> None:
    tokens = {"committed": {"nightsister#1": 1}, "shield": {"nightsister#1": 1}}
    t = table(sith("nightsister#1"), jedi(), phase="conflict", marks=tokens)
    do(t, "engage hit_and_run#1", "attack-with nightsister#1")
    until(t, "deal-one")
    assert marks(t, "focus") == {"nightsister#1": 2} and marks(t, "shield") == {"nightsister#1": 1}


@pytest.mark.rule("SWLCG-229")
@pytest.mark.rule("SWLCG-230")
def test_force_cards_do_not_count_as_cards_in_play() -> None:
    t = table(sith("espo_trooper#1"), jedi(), phase="force")
    before = zone(t, DARK, "play")
    do(t, "commit espo_trooper#1")
    assert zone(t, DARK, "play") == before and t.position()["hosts"] == {}


@pytest.mark.rule("SWLCG-242")
@pytest.mark.parametrize("committed", [0, 1])
def test_a_unit_focused_as_a_cost_takes_one_token_even_if_committed(committed: int) -> None:
    """A unit focused for an event (Ewok Scout for Yub Yub!), and a card that focuses the unit it is attached to."""
    light = side("jedi", *LIGHT_THREE, "ewok_scout#1", hand=["yub_yub"])
    t = table(sith("control_room#1"), light, LIGHT, marks={"committed": {"ewok_scout#1": committed}})
    do(t, (LIGHT, "act yub_yub#1"))
    if "focus ewok_scout#1" in keys(t, LIGHT):
        t.choose(LIGHT, "focus ewok_scout#1")
    assert marks(t, "focus") == {"ewok_scout#1": 1}
    for price, card in ((FocusThis(), "nightsister#1"), (FocusHost(), "the_hands_blessing#1")):
        t = table(sith("nightsister#1", "the_hands_blessing#1"), jedi(), marks={"committed": {"nightsister#1": 1}},
                  hosts={"the_hands_blessing#1": "nightsister#1"})  # fmt: skip
        assert marks(using(t, price, DARK, card), "focus") == {"nightsister#1": 1}
