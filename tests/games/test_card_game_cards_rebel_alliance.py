"""The Card Game: what each card of the Rebel Alliance does. Its cards that change costs are in test_card_game_costs."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend, fight, logged, stack
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, until, zone
from kantyna.game.card_game.cards.rebel_alliance import REBEL_ALLIANCE_CARDS as CARDS

SITH = "sith"
REBELS = "rebel_alliance"
HEART = "the_heart_of_the_empire"
OTHERS = ("draw_their_fire", "the_rebel_fleet")
"""Two more objectives, so that none is missing."""


def rebels(*play: str, **zones: Any) -> dict[str, Any]:
    return side(REBELS, *play, **zones)


def damage(t: kantyna.Table, card: str) -> int:
    return marks(t, "damage").get(f"{card}#1", 0)


def focus(t: kantyna.Table, card: str) -> int:
    return marks(t, "focus").get(f"{card}#1", 0)


def answers(t: kantyna.Table) -> list[str]:
    return [key for seat in t.choices for key in keys(t, seat) if key.startswith("answer")]


# objectives


def test_mission_briefing_draws_when_the_opponents_turn_begins() -> None:
    t = table(side(SITH), rebels("mission_briefing", deck=["rookie_pilot", "x_wing#1"]), active=LIGHT, phase="force")
    until(t, "answer")
    assert t.position()["active"] == DARK
    do(t, "answer mission_briefing#1")
    assert zone(t, LIGHT, "hand") == ["rookie_pilot"]
    t = table(side(SITH), rebels("mission_briefing"), active=DARK, phase="force")
    until(t, "play", "engage", "discard", "answer")
    assert t.position()["active"] == LIGHT
    assert not answers(t), "not on its own turn"


@pytest.mark.rule("SWLCG-748")
def test_fleeing_the_empire_shields_a_card_of_its_player_after_the_refresh_phase() -> None:
    t = table(
        side(SITH, HEART, "darth_vader"),
        rebels("fleeing_the_empire", *OTHERS, "mon_mothma", "fleet_officer"),
        active=LIGHT,
        phase="refresh",
        marks={"shield": {"fleet_officer#1": 1}},
    )
    until(t, "answer")
    assert marks(t, "shield") == {}, "the shields of the refresh step are gone"
    do(t, "answer fleeing_the_empire#1")
    assert refusal(t, LIGHT, "pick darth_vader#1") == "SWLCG-661"
    assert refusal(t, LIGHT, "pick affiliation_rebel_alliance#1") == "SWLCG-661"
    do(t, "pick fleeing_the_empire#1")
    until(t, "discard", "play")
    assert marks(t, "shield") == {"fleeing_the_empire#1": 1}, "and it stays"


def test_fleet_command_center_shields_any_unit_after_the_refresh_phase() -> None:
    t = table(
        side(SITH, HEART, "darth_vader"),
        rebels("fleet_command_center", "mission_briefing", *OTHERS),
        active=LIGHT,
        phase="refresh",
    )
    until(t, "answer")
    do(t, "answer fleet_command_center#1")
    assert refusal(t, LIGHT, f"pick {HEART}#1") == "SWLCG-661", "a unit"
    do(t, "pick darth_vader#1")
    assert marks(t, "shield") == {"darth_vader#1": 1}
    t = table(side(SITH, HEART), rebels("fleet_command_center", "mon_mothma"), active=DARK, phase="refresh")
    until(t, "play", "engage", "answer")
    assert not answers(t), "the refresh phase of the opponent"


def test_mobilize_the_squadrons_refreshes_an_objective_or_enhancement_once_more() -> None:
    t = table(
        side(SITH, HEART),
        rebels("mobilize_the_squadrons", *OTHERS, "fleet_command_center", "mon_mothma"),
        active=LIGHT,
        phase="refresh",
        marks={
            "focus": {"mobilize_the_squadrons#1": 3, "fleet_command_center#1": 2, "mon_mothma#1": 2, f"{HEART}#1": 1}
        },
    )
    until(t, "answer")
    do(t, "answer mobilize_the_squadrons#1")
    assert refusal(t, LIGHT, "pick mon_mothma#1") == "SWLCG-661"
    assert refusal(t, LIGHT, f"pick {HEART}#1") == "SWLCG-661"
    do(t, "pick mobilize_the_squadrons#1")
    assert focus(t, "mobilize_the_squadrons") == 1
    assert focus(t, "fleet_command_center") == 1


def test_mobilize_the_squadrons_needs_something_exhausted() -> None:
    light = rebels("mobilize_the_squadrons", *OTHERS, "fleet_command_center")
    t = table(side(SITH), light, active=LIGHT, phase="refresh", marks={"focus": {"fleet_command_center#1": 1}})
    until(t, "answer", "discard", "play")
    assert "answer mobilize_the_squadrons#1" not in answers(t), "the phase itself has taken the token"


def falling(objective: str, *play: str, dial: int = 5, **more: Any) -> kantyna.Table:
    """The dark side is about to deal the last damage to an objective of the light side by blast."""
    return table(
        side(SITH, "tie_bomber"),
        rebels(objective, *play),
        phase="conflict",
        engaged=f"{objective}#1",
        edge=DARK + 1,
        attacker=DARK + 1,
        dial=dial,
        marks={"part": {"tie_bomber#1": 1}, "damage": {f"{objective}#1": 4}},
        stack=stack(DARK, "strikes"),
        **more,
    )


def test_decoy_at_dantooine_turns_the_dial_back_before_the_objective_counts() -> None:
    t = falling("draw_their_fire", "decoy_at_dantooine")
    until(t, "answer")
    assert t.position()["dial"] == 5, "not counted yet"
    do(t, "answer decoy_at_dantooine#1")
    until(t, "engage", "play", "commit")
    assert logged(t, "dial")[:2] == ["4", "5"], "back by one, then on by one"


def test_decoy_at_dantooine_works_for_itself_and_never_below_1() -> None:
    t = falling("decoy_at_dantooine")
    until(t, "answer")
    do(t, "answer decoy_at_dantooine#1")
    assert logged(t, "dial")[0] == "4"
    t = falling("decoy_at_dantooine", dial=1)
    until(t, "answer", "engage", "commit")
    assert not answers(t)
    dark = side(SITH, HEART)
    t = fight(dark, rebels("decoy_at_dantooine", "y_wing"), "y_wing", engaged=HEART, active=LIGHT,
              damage={f"{HEART}#1": 4})  # fmt: skip
    until(t, "answer", "commit")
    assert not answers(t), "an objective of the enemy's"


def test_false_lead_turns_the_dial_back_when_its_host_leaves() -> None:
    t = falling("draw_their_fire", "false_lead", hosts={"false_lead#1": "draw_their_fire#1"})
    until(t, "answer")
    do(t, "answer false_lead#1")
    until(t, "engage", "commit")
    assert logged(t, "dial")[:2] == ["4", "5"]
    assert "false_lead" in zone(t, LIGHT, "discard"), "with its host"
    t = falling("draw_their_fire", "mission_briefing", "false_lead", hosts={"false_lead#1": "mission_briefing#1"})
    until(t, "answer", "engage", "commit")
    assert not answers(t), "another objective"


def test_false_lead_enhances_only_an_objective_of_its_player() -> None:
    t = table(side(SITH, HEART), rebels("draw_their_fire", hand=["false_lead"]), active=LIGHT)
    do(t, "play false_lead#1")
    assert keys(t, LIGHT) == ["pick draw_their_fire#1"]


# units


@pytest.mark.rule("SWLCG-423")
def test_red_two_strikes_again_after_an_objective_was_destroyed() -> None:
    dark = side(SITH, HEART, "reconnaissance_mission#1")
    t = fight(dark, rebels("red_two"), "red_two", engaged="reconnaissance_mission", active=LIGHT,
              damage={"reconnaissance_mission#1": 4})  # fmt: skip
    until(t, "answer")
    assert focus(t, "red_two") == 1
    do(t, "answer red_two#1")
    until(t, "engage", "commit")
    assert logged(t, "strike") == ["red_two#1", "red_two#1"]


def test_red_two_without_a_token_does_not_answer() -> None:
    t = fight(side(SITH, "tie_bomber"), rebels("draw_their_fire", "red_two"), "tie_bomber", engaged="draw_their_fire",
              damage={"draw_their_fire#1": 4})  # fmt: skip
    until(t, "answer", "engage", "commit")
    assert not answers(t)
    t = fight(side(SITH, "tie_bomber"), rebels("draw_their_fire", "red_two"), "tie_bomber", engaged="draw_their_fire",
              damage={"draw_their_fire#1": 4}, focus={"red_two#1": 1})  # fmt: skip
    until(t, "answer")
    do(t, "answer red_two#1")
    assert focus(t, "red_two") == 0, "either player's objective"
    t = fight(side(SITH, "tie_bomber"), rebels("draw_their_fire", "red_two"), "tie_bomber", engaged="draw_their_fire",
              damage={"draw_their_fire#1": 4}, focus={"red_two#1": 3})  # fmt: skip
    until(t, "answer")
    do(t, "answer red_two#1")
    assert focus(t, "red_two") == 2, "one token"


def test_battlefield_engineers_refresh_an_enhancement_when_they_attack() -> None:
    light = rebels("battlefield_engineers", "fleet_officer", "fleet_command_center", "hidden_outpost")
    t = table(side(SITH, HEART), light, active=LIGHT, phase="conflict", marks={"focus": {"fleet_command_center#1": 2}})
    attack(t, HEART, "battlefield_engineers")
    do(t, "answer battlefield_engineers#1")
    assert refusal(t, LIGHT, "pick hidden_outpost#1") == "SWLCG-661", "it has no token"
    do(t, "pick fleet_command_center#1")
    assert focus(t, "fleet_command_center") == 1
    t = table(side(SITH, HEART), light, active=LIGHT, phase="conflict", marks={"focus": {"fleet_command_center#1": 2}})
    attack(t, HEART, "fleet_officer")
    assert not answers(t), "they were not declared"


def test_home_one_damages_every_other_enemy_objective_when_it_attacks() -> None:
    dark = side(SITH, HEART, "reconnaissance_mission#1", "corporate_exploitation")
    light = rebels("home_one", "draw_their_fire")
    t = fight(dark, light, "home_one", engaged=HEART, active=LIGHT)
    until(t, "answer")
    do(t, "answer home_one#1")
    assert marks(t, "damage")["reconnaissance_mission#1"] == 1
    assert marks(t, "damage")["corporate_exploitation#1"] == 1
    assert "draw_their_fire#1" not in marks(t, "damage")
    hits = [event.view(None)["n"] for event in t.events if event.kind == "damage"]
    assert hits[:2] == [1, 1]
    t = fight(side(SITH, HEART, "tie_bomber"), light, "tie_bomber", "home_one", engaged="draw_their_fire")
    until(t, "answer", "engage", "commit")
    assert not answers(t), "not in defence"


@pytest.mark.rule("SWLCG-511")
@pytest.mark.rule("SWLCG-518")
def test_repair_droid_heals_a_vehicle_once_a_turn() -> None:
    t = table(
        side(SITH, "devastator"),
        rebels("repair_droid", "home_one", "mon_mothma"),
        active=LIGHT,
        marks={"damage": {"home_one#1": 2, "mon_mothma#1": 1, "devastator#1": 1}},
    )
    do(t, "act repair_droid#1")
    assert refusal(t, LIGHT, "pick mon_mothma#1") == "SWLCG-661"
    assert "pick devastator#1" in keys(t, LIGHT), "any Vehicle"
    do(t, "pick home_one#1")
    assert marks(t, "damage") == {"home_one#1": 1, "mon_mothma#1": 1, "devastator#1": 1}
    assert focus(t, "repair_droid") == 0
    t = table(side(SITH), rebels("repair_droid", "mon_mothma", hand=["x_wing#1"]), active=LIGHT,
              marks={"damage": {"mon_mothma#1": 1}})  # fmt: skip
    assert refusal(t, LIGHT, "act repair_droid#1") == "SWLCG-658", "no damaged Vehicle"


@pytest.mark.rule("SWLCG-502")
def test_each_repair_droid_has_its_own_limit() -> None:
    light = rebels("repair_droid#1", "repair_droid#2", "home_one", hand=["x_wing#1"])
    t = table(side(SITH), light, active=LIGHT, marks={"damage": {"home_one#1": 2}})
    do(t, "act repair_droid#1", "pick home_one#1")
    assert refusal(t, LIGHT, "act repair_droid#1") == "SWLCG-502"
    do(t, "act repair_droid#2", "pick home_one#1")
    assert damage(t, "home_one") == 0


def before_strikes(
    dark: dict[str, Any], light: dict[str, Any], attackers: str, defenders: str, engaged: str, active: int, **marks: Any
) -> kantyna.Table:
    """The action window before the strikes of an engagement in which the dark side has the edge."""
    part = dict.fromkeys([f"{unit}#1" for unit in attackers.split()], 1)
    part |= dict.fromkeys([f"{unit}#1" for unit in defenders.split()], 2)
    window = {"do": ["action-window", "edge-fought"], "seat": -1, "card": None, "n": 0}
    return table(
        dark,
        light,
        active,
        "conflict",
        engaged=f"{engaged}#1",
        edge=DARK + 1,
        attacker=active + 1,
        marks={"part": part, **marks},
        stack=[*stack(active, "strikes"), window],
    )


def ackbar(active: int, **marks: Any) -> kantyna.Table:
    light = rebels("draw_their_fire", "fleet_officer", "fleet_command_center", hand=["admiral_ackbar"])
    dark = side(SITH, HEART, "emperors_royal_guard", "tie_fighter", "darth_vader")
    theirs, ours = "emperors_royal_guard tie_fighter", "fleet_officer"
    if active == LIGHT:
        return before_strikes(dark, light, ours, theirs, HEART, active, **marks)
    return before_strikes(dark, light, theirs, ours, "draw_their_fire", active, **marks)


@pytest.mark.rule("SWLCG-117")
@pytest.mark.rule("SWLCG-197")
@pytest.mark.rule("SWLCG-354")
@pytest.mark.parametrize("active", [DARK, LIGHT])
def test_admiral_ackbar_is_played_into_an_engagement_on_his_players_side(active: int) -> None:
    t = ackbar(active)
    do(t, (LIGHT, "act admiral_ackbar#1"), "pay", "answer admiral_ackbar#1 1")
    assert marks(t, "part")["admiral_ackbar#1"] == (1 if active == LIGHT else 2)
    assert (focus(t, "fleet_command_center"), focus(t, "admiral_ackbar")) == (1, 0), "paid, and ready"
    assert sorted(logged(t, "damage")) == ["emperors_royal_guard#1", "tie_fighter#1"], "those that take part"
    assert not logged(t, "attackers") and not logged(t, "defenders"), "nobody was declared"


def test_admiral_ackbar_needs_an_engagement_and_the_resources() -> None:
    light = rebels("draw_their_fire", "fleet_command_center", hand=["admiral_ackbar"])
    t = table(side(SITH, HEART), light, active=LIGHT)
    assert refusal(t, LIGHT, "act admiral_ackbar#1") == "SWLCG-508"
    do(t, "play admiral_ackbar#1", "pay")
    assert not answers(t), "no engagement"
    t = ackbar(LIGHT, focus={"fleet_command_center#1": 1})
    assert "act admiral_ackbar#1" in keys(t, LIGHT)
    t = ackbar(LIGHT, focus={"fleet_command_center#1": 1, "affiliation_rebel_alliance#1": 1})
    until(t, "act", "strike")
    assert "act admiral_ackbar#1" not in keys(t, LIGHT), "two resources are left, and he costs three"


def test_who_might_hold_admiral_ackbar_is_asked() -> None:
    """Whether the window opens follows from what all know: with another card in hand it opens, too."""
    light = rebels("draw_their_fire", "fleet_officer", "fleet_command_center", hand=["x_wing#1"])
    dark = side(SITH, HEART, "emperors_royal_guard")
    t = before_strikes(dark, light, "fleet_officer", "emperors_royal_guard", HEART, LIGHT)
    assert keys(t, LIGHT) == ["pass"]


def test_mon_mothma_counts_for_the_edge_and_pays() -> None:
    """Her edge counts where nobody places a card, and she generates two resources."""
    t = table(side(SITH, HEART, "tie_fighter"), rebels("mon_mothma"), active=LIGHT, phase="conflict")
    attack(t, HEART, "mon_mothma")
    defend(t, "tie_fighter")
    until(t, "commit", "play")
    assert [event.view(None)["seat"] for event in t.events if event.kind == "edge-won"] == [LIGHT]
    t = table(side(SITH), rebels("mon_mothma", hand=["red_two"]), active=LIGHT)
    do(t, "play red_two#1", "pay")
    assert marks(t, "focus") == {"affiliation_rebel_alliance#1": 1, "mon_mothma#1": 2}


@pytest.mark.parametrize("card", ["fleet_officer", "draw_their_fire", "mon_mothma"])
def test_cards_without_text_say_nothing_more(card: str) -> None:
    """Beyond keywords they have no ability, and so no window opens for them."""
    (definition,) = [each for each in CARDS if each.id == card]
    assert not definition.triggers and not definition.constants and not definition.replacements


# Leia Organa


def leia(*dark: str, hand: tuple[str, ...] = (), **marks: Any) -> kantyna.Table:
    light = rebels("draw_their_fire", "fleet_command_center", "leia_organa", "mon_mothma", hand=list(hand))
    return table(side(SITH, *dark), light, active=LIGHT, marks=marks)


@pytest.mark.rule("SWLCG-506")
def test_leia_organa_is_captured_however_she_leaves_play_and_the_dark_side_says_where() -> None:
    t = leia(HEART, "corporate_exploitation", hand=("fall_back",))
    do(t, "act fall_back#1", "pick leia_organa#1")
    assert keys(t, DARK) == [f"pick {HEART}#1", "pick corporate_exploitation#1"]
    do(t, (DARK, "pick corporate_exploitation#1"))
    assert zone(t, DARK, "captured") == ["leia_organa"]
    assert t.position()["hosts"]["leia_organa#1"] == "corporate_exploitation#1"
    assert zone(t, LIGHT, "hand") == []


def test_leia_organa_sacrificed_is_captured_and_the_cost_is_paid() -> None:
    t = leia(HEART, hand=("youre_my_only_hope",))
    do(t, "act youre_my_only_hope#1", "sacrifice leia_organa#1")
    assert zone(t, DARK, "captured") == ["leia_organa"]
    assert len(zone(t, LIGHT, "hand")) == 2, "two cards were drawn"


def test_leia_organa_destroyed_takes_all_focus_tokens_off_her_players_cards() -> None:
    dark = side(SITH, HEART, "tie_fighter", "darth_vader")
    light = rebels("draw_their_fire", "fleet_command_center", "leia_organa", "mon_mothma")
    tired = {"mon_mothma#1": 3, "fleet_command_center#1": 2, "affiliation_rebel_alliance#1": 1, "darth_vader#1": 1}
    t = fight(dark, light, "tie_fighter", "leia_organa", engaged="draw_their_fire", focus=tired)
    until(t, "answer")
    do(t, (LIGHT, "answer leia_organa#1"))
    assert marks(t, "focus") == {"darth_vader#1": 1, "tie_fighter#1": 1}, "none on the light side"
    assert zone(t, DARK, "captured") == ["leia_organa"]
    assert "leia_organa" not in zone(t, LIGHT, "discard")


def test_without_an_objective_of_the_dark_side_she_goes_where_she_would_have_gone() -> None:
    t = leia(hand=("fall_back",))
    do(t, "act fall_back#1", "pick leia_organa#1")
    assert zone(t, LIGHT, "hand") == ["leia_organa"]
    assert not answers(t), "nobody was exhausted"


@pytest.mark.rule("SWLCG-476")
def test_wookiee_navigator_allows_one_more_engagement_against_the_same_objective() -> None:
    dark = side(SITH, HEART, "reconnaissance_mission#1")
    light = rebels("wookiee_navigator", "fleet_officer")
    t = table(dark, light, active=LIGHT, phase="conflict")
    attack(t, HEART, "wookiee_navigator")
    until(t, "answer")
    do(t, "answer wookiee_navigator#1")
    until(t, "engage")
    assert keys(t, LIGHT) == [f"engage {HEART}#1", "engage reconnaissance_mission#1", "decline"]
    attack(t, HEART, "fleet_officer")
    until(t, "commit", "engage", "answer")
    assert not answers(t), "the Navigator did not take part"
    assert f"engage {HEART}#1" not in keys(t, LIGHT), "one more, no more"


def test_wookiee_navigator_does_not_answer_in_defence_or_when_the_objective_fell() -> None:
    t = fight(side(SITH, "tie_bomber"), rebels("draw_their_fire", "wookiee_navigator"), "tie_bomber",
              "wookiee_navigator", engaged="draw_their_fire")  # fmt: skip
    until(t, "answer", "commit")
    assert not answers(t)
    t = fight(side(SITH, "reconnaissance_mission#1"), rebels("wookiee_navigator"), "wookiee_navigator",
              engaged="reconnaissance_mission", active=LIGHT, damage={"reconnaissance_mission#1": 3})  # fmt: skip
    until(t, "deal-one")
    do(t, "deal-one reconnaissance_mission#1")
    until(t, "answer", "commit")
    assert not answers(t)


# the trench run


def run(*play: str, damage: int = 0, **more: Any) -> kantyna.Table:
    light = rebels("trench_run", *play)
    dark = side(SITH, HEART, **more.pop("dark", {}))
    marked = {"damage": {"trench_run#1": damage}} if damage else {}
    return table(dark, light, active=LIGHT, phase="conflict", marks=marked, **more)


@pytest.mark.rule("SWLCG-750")
@pytest.mark.rule("SWLCG-751")
def test_the_dial_is_engaged_like_an_objective_once_a_turn() -> None:
    t = run("y_wing#1", "y_wing#2")
    until(t, "engage")
    assert keys(t, LIGHT) == [f"engage {HEART}#1", "engage trench_run#1", "decline"]
    attack(t, "trench_run", "y_wing#1")
    until(t, "deal-one")
    do(t, "deal-one trench_run#1")
    assert damage(t, "trench_run") == 3, "two by blast, since nobody had to fight for the edge, and one unopposed"
    until(t, "engage")
    assert keys(t, LIGHT) == [f"engage {HEART}#1", "decline"]
    assert refusal(t, LIGHT, "engage trench_run#1") == "SWLCG-216"
    until(t, "engage", "commit")


@pytest.mark.rule("SWLCG-291")
def test_the_tenth_damage_on_the_dial_wins_the_game() -> None:
    t = run("y_wing#1", damage=8)
    attack(t, "trench_run", "y_wing#1")
    until(t, "deal-one")
    assert t.over
    assert list(t.winners) == [LIGHT]
    assert t.view(None)["ended_by"] == "SWLCG-291"
    assert damage(t, "trench_run") == 10


@pytest.mark.rule("SWLCG-750")
def test_no_effect_of_a_card_damages_the_dial() -> None:
    light = rebels("trench_run", "y_wing#1", "home_one", "draw_their_fire", hand=["rebel_assault#1"])
    dark = side(SITH, HEART, "reconnaissance_mission#1")
    t = fight(dark, light, "home_one", engaged="trench_run", active=LIGHT)
    until(t, "answer")
    do(t, "answer home_one#1")
    until(t, "act")
    assert marks(t, "damage").get(f"{HEART}#1") == 1, "every enemy objective: none is engaged"
    do(t, "act rebel_assault#1", "pay")
    assert refusal(t, LIGHT, "pick trench_run#1") == "SWLCG-116"


def test_trench_run_cannot_be_targeted() -> None:
    light = rebels("trench_run", "ewok_scout", "draw_their_fire", hand=["yub_yub#1", "x_wing#1"])
    t = table(side(SITH, HEART), light, active=LIGHT)
    assert refusal(t, LIGHT, "act yub_yub#1") == "SWLCG-658", "no other enhancement is in play"


@pytest.mark.rule("SWLCG-750")
def test_a_fate_card_does_not_damage_the_dial() -> None:
    light = rebels("trench_run", "x_wing#1", hand=["target_of_opportunity_light#1"])
    t = table(side(SITH, HEART, "tie_fighter"), light, active=LIGHT, phase="conflict")
    attack(t, "trench_run", "x_wing#1")
    defend(t, "tie_fighter")
    do(t, (LIGHT, "place target_of_opportunity_light#1"))
    until(t, "strike", "engage", "commit")
    assert logged(t, "fate") == ["target_of_opportunity_light#1"], "it was resolved"
    assert damage(t, "trench_run") == 1, "the blast icon of who has the edge, and nothing else"


def test_the_dark_side_cannot_engage_the_dial_but_may_defend_it() -> None:
    t = table(side(SITH, HEART, "tie_fighter"), rebels("trench_run", "draw_their_fire"), phase="conflict")
    until(t, "engage")
    assert keys(t, DARK) == ["engage draw_their_fire#1", "decline"]
    dark = {"play": ["affiliation_sith", HEART, "tie_fighter"]}
    t = table({**side(SITH), **dark}, rebels("trench_run", "y_wing#1"), active=LIGHT, phase="conflict")
    attack(t, "trench_run", "y_wing#1")
    defend(t, "tie_fighter")
    assert marks(t, "part") == {"y_wing#1": 1, "tie_fighter#1": 2}


def test_a_shielding_attacker_does_not_shield_the_dial() -> None:
    t = run("corellian_engineer")
    attack(t, "trench_run", "corellian_engineer")
    assert keys(t, LIGHT) == ["pick corellian_engineer#1", "decline"]


# events


def test_rebel_assault_damages_an_enemy_unit_or_objective_once_a_turn_by_title() -> None:
    light = rebels(
        "draw_their_fire",
        "fleet_command_center",
        "mon_mothma",
        hand=["rebel_assault#1", "rebel_assault#2", "rebel_trooper"],
    )
    t = table(side(SITH, HEART, "darth_vader"), light, active=LIGHT)
    do(t, "act rebel_assault#1", "pay")
    assert refusal(t, LIGHT, "pick mon_mothma#1") == "SWLCG-661"
    assert refusal(t, LIGHT, "pick affiliation_sith#1") == "SWLCG-661"
    do(t, f"pick {HEART}#1")
    until(t, "play")
    assert marks(t, "damage") == {f"{HEART}#1": 2}
    assert refusal(t, LIGHT, "act rebel_assault#2") == "SWLCG-502"


def test_youre_my_only_hope_draws_two_and_the_opponent_discards_one() -> None:
    light = rebels(
        "mon_mothma", "fleet_officer", hand=["youre_my_only_hope"], deck=["x_wing#1", "y_wing#1", "x_wing#2"]
    )
    t = table(side(SITH, HEART, "darth_vader", hand=["force_choke", "tie_fighter"]), light, active=LIGHT)
    do(t, "act youre_my_only_hope#1")
    assert keys(t, LIGHT) == ["sacrifice mon_mothma#1", "sacrifice fleet_officer#1"]
    do(t, "sacrifice fleet_officer#1")
    assert sorted(zone(t, LIGHT, "hand")) == ["x_wing", "y_wing"]
    assert keys(t, DARK) == ["discard force_choke#1", "discard tie_fighter#1"], "the opponent chooses"
    do(t, "discard tie_fighter#1")
    assert zone(t, DARK, "hand") == ["force_choke"]
    assert "youre_my_only_hope" in zone(t, LIGHT, "discard")


@pytest.mark.rule("SWLCG-648")
def test_youre_my_only_hope_needs_a_unit_and_an_empty_hand_discards_nothing() -> None:
    t = table(side(SITH), rebels(hand=["youre_my_only_hope", "x_wing#1"]), active=LIGHT)
    assert refusal(t, LIGHT, "act youre_my_only_hope#1") == "SWLCG-762"
    t = table(side(SITH), rebels("mon_mothma", hand=["youre_my_only_hope"]), active=LIGHT)
    do(t, "act youre_my_only_hope#1", "sacrifice mon_mothma#1")
    assert len(zone(t, LIGHT, "hand")) == 2
    assert DARK not in t.choices


@pytest.mark.rule("SWLCG-646")
def test_heroic_sacrifice_destroys_an_enemy_vehicle_of_cost_4_or_less() -> None:
    light = rebels("draw_their_fire", "x_wing#1", "mon_mothma", hand=["heroic_sacrifice"])
    t = table(side(SITH, HEART, "tie_bomber", "darth_vader", "devastator"), light, active=LIGHT)
    do(t, "act heroic_sacrifice#1", "pay")
    assert keys(t, LIGHT) == ["sacrifice x_wing#1"], "a Vehicle"
    do(t, "sacrifice x_wing#1")
    assert refusal(t, LIGHT, "pick darth_vader#1") == "SWLCG-661"
    assert refusal(t, LIGHT, "pick devastator#1") == "SWLCG-661", "it costs 6"
    do(t, "pick tie_bomber#1")
    assert "tie_bomber" in zone(t, DARK, "discard")
    assert logged(t, "destroy") == ["tie_bomber#1"], "what was sacrificed was not destroyed"
    t = table(side(SITH, HEART, "devastator"), light, active=LIGHT)
    assert refusal(t, LIGHT, "act heroic_sacrifice#1") == "SWLCG-658"


@pytest.mark.rule("SWLCG-773")
@pytest.mark.rule("SWLCG-659")
def test_heroic_sacrifice_does_nothing_if_the_escort_took_the_only_target() -> None:
    light = rebels("draw_their_fire", "x_wing_escort", hand=["heroic_sacrifice"])
    t = table(side(SITH, HEART, "tie_bomber", "devastator"), light, active=LIGHT)
    do(t, "act heroic_sacrifice#1", "pay", "sacrifice x_wing_escort#1", "answer x_wing_escort#1")
    do(t, (DARK, "sacrifice tie_bomber#1"))
    assert "devastator" in zone(t, DARK, "play")
    assert "tie_bomber" in zone(t, DARK, "discard")
    assert {"heroic_sacrifice", "x_wing_escort"} <= set(zone(t, LIGHT, "discard"))
    assert not logged(t, "destroy")


@pytest.mark.rule("SWLCG-484")
def test_fall_back_returns_a_unit_of_ones_own_from_an_engagement() -> None:
    light = rebels("draw_their_fire", "mon_mothma", hand=["fall_back"])
    dark = side(SITH, HEART, "darth_vader", "tie_fighter")
    t = before_strikes(dark, light, "darth_vader tie_fighter", "mon_mothma", "draw_their_fire", DARK)
    do(t, (LIGHT, "act fall_back#1"))
    assert refusal(t, LIGHT, "pick darth_vader#1") == "SWLCG-661"
    do(t, "pick mon_mothma#1")
    assert zone(t, LIGHT, "hand") == ["mon_mothma"]
    assert "mon_mothma#1" not in marks(t, "part")
    until(t, "deal-one")
    assert "deal-one draw_their_fire#1" in keys(t, DARK), "a card that has left has not survived"


@pytest.mark.rule("SWLCG-757")
def test_a_new_hope_leaves_each_player_three_units_of_their_choice() -> None:
    light = rebels(
        "draw_their_fire", "fleet_command_center", "mon_mothma", "fleet_officer", "x_wing#1", "x_wing#2",
        hand=["a_new_hope"],
    )  # fmt: skip
    t = table(side(SITH, HEART, "darth_vader", "tie_fighter#1", "tie_bomber"), light, active=LIGHT)
    do(t, "act a_new_hope#1", "pay")
    assert "pick darth_vader#1" not in keys(t, LIGHT), "of one's own"
    do(t, "pick mon_mothma#1", "pick x_wing#1", "pick x_wing#2")
    assert "decline" in keys(t, DARK), "from zero"
    do(t, (DARK, "pick tie_bomber#1"), (DARK, "done"))
    assert zone(t, LIGHT, "hand") == ["fleet_officer"]
    assert sorted(zone(t, DARK, "hand")) == ["darth_vader", "tie_fighter"]
    assert {"mon_mothma", "x_wing", "draw_their_fire"} <= set(zone(t, LIGHT, "play"))
    assert "tie_bomber" in zone(t, DARK, "play")


def test_a_new_hope_sends_all_the_others_away_together_and_leia_into_captivity() -> None:
    light = rebels("draw_their_fire", "fleet_command_center", "leia_organa", "fleet_officer", hand=["a_new_hope"])
    t = table(side(SITH, HEART, "tie_fighter"), light, active=LIGHT)
    do(t, "act a_new_hope#1", "pay", (LIGHT, "decline"), (DARK, "decline"), (LIGHT, "answer leia_organa#1"))
    assert focus(t, "fleet_command_center") == 0, "before anybody has left"
    assert zone(t, DARK, "captured") == ["leia_organa"]
    assert (zone(t, LIGHT, "hand"), zone(t, DARK, "hand")) == (["fleet_officer"], ["tie_fighter"])


def test_a_new_hope_needs_a_unit_in_play() -> None:
    light = rebels("draw_their_fire", hand=["a_new_hope"])
    t = table(side(SITH, HEART), light, active=LIGHT)
    assert refusal(t, LIGHT, "act a_new_hope#1") == "SWLCG-763"
