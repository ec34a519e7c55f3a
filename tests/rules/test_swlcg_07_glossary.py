"""The Card Game: what is in the box, and the rulebook's terms shown at the table."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, changed, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, until, zone
from kantyna.game.card_game.cards.sets import CORE_CARDS as CARDS
from kantyna.game.card_game.terms import FORCE_CARDS

FORCE_CARDS_OF_A_SIDE = 3
DECK = ["force_choke", "sith_library", "interrogation", "force_stasis", "nightsister", "rancor", "tie_advanced"]


@pytest.mark.rule("SWLCG-001")
@pytest.mark.rule("SWLCG-596")
def test_the_game_is_for_two_players() -> None:
    t = kantyna.Table("card-game", seed=1)
    assert t.seat_count == 2
    for seats in (1, 3, 4):
        with pytest.raises(kantyna.BadSetup):
            kantyna.Table("card-game", seed=1, seats=seats)


@pytest.mark.rule("SWLCG-003")
def test_the_box_holds_240_cards() -> None:
    twice = {18, 36}
    from kantyna.game.card_game.cards.sets import CORE_SETS as OBJECTIVE_SETS

    counts = dict.fromkeys(("light", "dark"), 0)
    for each in OBJECTIVE_SETS:
        counts[each.side] += 6 * (2 if each.number in twice else 1)
    for card in CARDS:
        if card.kind == "affiliation":
            counts[card.side] += 1
    assert counts == {"light": 117, "dark": 117}
    assert FORCE_CARDS == FORCE_CARDS_OF_A_SIDE
    assert sum(counts.values()) + 2 * FORCE_CARDS == 240


@pytest.mark.rule("SWLCG-007")
@pytest.mark.rule("SWLCG-013")
@pytest.mark.parametrize("balance", [0, 1])
def test_the_balance_shows_one_side_and_gives_it_a_bonus(balance: int) -> None:
    t = table(side("sith", "fall_of_the_jedi"), side("jedi"), LIGHT, "balance", balance=balance)
    until(t, "pick", "discard")
    assert ("pick fall_of_the_jedi#1" in keys(t, LIGHT)) == (balance == 0)
    t = table(side("sith", "fall_of_the_jedi"), side("jedi"), DARK, "balance", balance=balance)
    assert t.position()["dial"] == 1 + balance
    with pytest.raises(kantyna.BadPosition):
        table(side("sith"), side("jedi"), balance=2)


@pytest.mark.rule("SWLCG-012")
def test_a_force_card_only_marks_a_unit() -> None:
    t = table(side("sith", "nightsister", "duty_officer"), side("jedi"), DARK, "force")
    before = t.position()["seats"]
    do(t, "commit nightsister#1")
    assert marks(t, "committed") == {"nightsister#1": 1}
    assert t.position()["seats"] == before, "no card is laid anywhere"


@pytest.mark.rule("SWLCG-014")
@pytest.mark.rule("SWLCG-266")
@pytest.mark.rule("SWLCG-267")
@pytest.mark.rule("SWLCG-271")
def test_a_used_unit_is_focused_and_exhausted() -> None:
    dark = side("sith", "nightsister", "duty_officer")
    t = fight(dark, side("jedi", "jedi_training", "yoda"), "nightsister duty_officer", "yoda")
    do(t, "strike nightsister#1")
    assert marks(t, "focus")["nightsister#1"] == 1, "a focus token was placed on a ready card"
    t = fight(
        side("sith", "nightsister", "duty_officer", "darth_vader"),
        side("jedi", "jedi_training", "yoda"),
        "nightsister duty_officer darth_vader",
        "yoda",
        focus={"nightsister#1": 1},
    )
    assert "strike nightsister#1" not in keys(t, DARK), "exhausted"
    assert refusal(t, DARK, "strike nightsister#1") == "SWLCG-663"


@pytest.mark.rule("SWLCG-015")
def test_damage_tokens_count_damage() -> None:
    t = fight(side("sith", "darth_vader"), side("jedi", "jedi_training", "redemption"), "darth_vader", "redemption")
    until(t, "pick")
    do(t, "pick redemption#1")
    assert marks(t, "damage")["redemption#1"] == 2


@pytest.mark.rule("SWLCG-016")
@pytest.mark.rule("SWLCG-262")
@pytest.mark.rule("SWLCG-263")
def test_a_shield_token_protects_its_card() -> None:
    light = side("jedi", "jedi_training", "redemption")
    for shields, asked in ((0, False), (1, True)):
        t = fight(side("sith", "darth_vader"), light, "darth_vader", "redemption", shield={"redemption#1": shields})
        until(t, "pick")
        do(t, "pick redemption#1")
        assert ("use-shield redemption#1" in keys(t, LIGHT)) == asked
        if asked:
            do(t, "use-shield redemption#1")
            assert marks(t, "shield") == {}
        assert marks(t, "damage")["redemption#1"] == 2 - shields


@pytest.mark.rule("SWLCG-017")
def test_the_dial_measures_the_progress_of_the_dark_side() -> None:
    for dial, over in ((9, False), (10, False), (11, True)):
        three = ("fall_of_the_jedi", "counsel_of_the_sith", "shadows_of_dathomir")
        t = table(side("sith", *three, deck=DECK), side("jedi"), DARK, "balance", dial=dial)
        assert t.position()["dial"] == dial + 1 and t.over == over
        assert t.winners == ((DARK,) if over else ())


@pytest.mark.rule("SWLCG-036")
@pytest.mark.rule("SWLCG-037")
@pytest.mark.rule("SWLCG-272")
def test_a_destroyed_objective_gives_its_owner_nothing_and_the_enemy_a_victory() -> None:
    light = side("jedi", "jedi_training", "forgotten_heroes")
    t = fight(side("sith", "darth_vader"), light, "darth_vader", damage={"jedi_training#1": 4})
    before = table(side("sith"), light).view(None)["resources"][LIGHT]["jedi"]
    until(t, "deal-one", "decline", "pass")
    assert zone(t, DARK, "victory") == ["jedi_training"] and "jedi_training" not in zone(t, LIGHT, "play")
    assert t.view(None)["resources"][LIGHT]["jedi"] == before - 1, "its resource is gone"
    assert t.position()["dial"] == 1


@pytest.mark.rule("SWLCG-038")
@pytest.mark.rule("SWLCG-277")
def test_a_unit_is_played_from_hand_into_the_play_area_for_its_cost() -> None:
    t = table(side("sith", "fall_of_the_jedi", hand=["tie_advanced"]), side("jedi"))
    do(t, "play tie_advanced#1", "pay")
    assert "tie_advanced" in zone(t, DARK, "play") and zone(t, DARK, "hand") == []
    assert sum(marks(t, "focus").values()) == 2, "its cost"


@pytest.mark.rule("SWLCG-039")
def test_units_attack_defend_and_are_committed() -> None:
    dark = side("sith", "fall_of_the_jedi", "nightsister")
    t = table(dark, side("jedi", "jedi_training", "yoda"), DARK, "conflict")
    attack(t, "jedi_training", "nightsister")
    defend(t, "yoda")
    assert t.view(None)["marks"]["part"] == {"nightsister#1": 1, "yoda#1": 2}
    t = table(dark, side("jedi", "jedi_training", "yoda"), DARK, "force")
    assert "commit nightsister#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-043")
def test_an_event_is_played_from_hand_for_its_cost_and_discarded() -> None:
    light = side("jedi", "jedi_training", "luke_skywalker", hand=["jedi_mind_trick"])
    t = table(side("sith", "nightsister"), light, LIGHT)
    do(t, "act jedi_mind_trick#1", "generate jedi_training#1 1", "pick nightsister#1")
    assert zone(t, LIGHT, "hand") == [] and zone(t, LIGHT, "discard") == ["jedi_mind_trick"]
    assert marks(t, "focus")["jedi_training#1"] == 1


@pytest.mark.rule("SWLCG-044")
def test_a_fate_card_is_used_only_in_an_edge_battle() -> None:
    hand = ["heat_of_battle_dark"]
    t = table(side("sith", "fall_of_the_jedi", "nightsister", hand=hand), side("jedi", "jedi_training"), DARK)
    assert refusal(t, DARK, "play heat_of_battle_dark#1") == "SWLCG-379"
    until(t, "engage")
    attack(t, "jedi_training", "nightsister")
    until(t, "place")
    assert "place heat_of_battle_dark#1" in keys(t, DARK)


@pytest.mark.rule("SWLCG-053")
@pytest.mark.rule("SWLCG-054")
def test_icons_in_brackets_need_the_edge() -> None:
    light = side("jedi", "jedi_training", "yoda")
    hosts = {"jedi_lightsaber#1": "luke_skywalker#1"}
    light = side("jedi", "luke_skywalker", "jedi_lightsaber")
    t = table(side("sith", "fall_of_the_jedi"), light, LIGHT, "conflict", hosts=hosts)
    icons = t.view(None)["icons"]["luke_skywalker#1"]
    assert icons == {"unit-damage": 3, "blast": 2, "edge-blast": 1}, "what a text gives without brackets is normal"
    light = side("jedi", "yoda", "shii_cho_training")
    t = table(side("sith"), light, LIGHT, "conflict", hosts={"shii_cho_training#1": "yoda#1"})
    icons = t.view(None)["icons"]["yoda#1"]
    assert icons == {"tactics": 1, "edge-unit-damage": 2, "edge-blast": 2}, "what it gives in brackets needs the edge"


@pytest.mark.rule("SWLCG-073")
@pytest.mark.rule("SWLCG-629")
def test_the_affiliation_card_is_in_play() -> None:
    t = kantyna.Table("card-game", seed=3)
    for seat in (DARK, LIGHT):
        assert [label for label in t.view(None)["seats"][seat]["play"] if label.startswith("affiliation_")]
    until(t, "reveal")
    until(t, "pass", "discard", "play")
    assert t.view(None)["resources"][DARK], "it gives a resource that cards in play are paid with"


@pytest.mark.rule("SWLCG-090")
@pytest.mark.rule("SWLCG-179")
@pytest.mark.rule("SWLCG-606")
def test_tokens_never_run_out() -> None:
    many = {"focus": {"darth_vader#1": 60}, "damage": {"the_heart_of_the_empire#1": 9}}
    t = table(side("sith", "darth_vader", "the_heart_of_the_empire"), side("jedi", "yoda"), marks=many)
    assert marks(t, "focus") == {"darth_vader#1": 60}
    t = fight(
        side("sith", "darth_vader"), side("jedi", "jedi_training", "yoda"), "darth_vader", "yoda",
        focus={"yoda#1": 44}, shield={},
    )  # fmt: skip
    assert marks(changed(t, focus={"yoda#1": 45}), "focus") == {"yoda#1": 45}, "44 focus tokens are in the box"


@pytest.mark.rule("SWLCG-112")
@pytest.mark.rule("SWLCG-115")
def test_the_mulligan_is_an_option_that_is_on_by_default() -> None:
    t = kantyna.Table("card-game", seed=2)
    assert t.options["mulligan"] is True
    until(t, "mulligan")
    assert "mulligan" in keys(t, DARK)
    t = kantyna.Table("card-game", seed=2, options={"mulligan": False})
    until(t, "reveal")
    assert logged(t, "mulligan") == [] and any(key.startswith("reveal") for key in keys(t, DARK))


@pytest.mark.rule("SWLCG-256")
@pytest.mark.rule("SWLCG-273")
def test_the_active_player_takes_a_turn_of_six_phases() -> None:
    three = ("fall_of_the_jedi", "counsel_of_the_sith", "shadows_of_dathomir")
    t = table(side("sith", *three, deck=DECK), side("jedi"), DARK, "balance")
    assert t.view(None)["active"] == DARK
    while t.view(None)["active"] == DARK and not t.over:
        until(t, "discard", "pass", "decline")
        seat = next(iter(t.choices))
        idle = [key for key in keys(t, seat) if key in ("pass", "decline")]
        do(t, (seat, idle[0]))
    phases = [event.view(None)["n"] for event in t.events if event.kind == "phase"]
    assert phases[:6] == [1, 2, 3, 4, 5, 6] and t.view(None)["active"] == LIGHT


@pytest.mark.rule("SWLCG-257")
@pytest.mark.rule("SWLCG-258")
@pytest.mark.rule("SWLCG-259")
def test_the_attacker_and_the_defender() -> None:
    dark, light = side("sith", "fall_of_the_jedi", "nightsister"), side("jedi", "jedi_training", "yoda")
    t = table(dark, light, DARK, "conflict")
    assert t.view(None)["attacker"] == 0
    attack(t, "jedi_training", "nightsister")
    assert t.view(None)["attacker"] == DARK + 1 and t.view(None)["engaged"] == "jedi_training#1"
    assert list(t.choices) == [LIGHT] and "defend-with yoda#1" in keys(t, LIGHT), "the defending player"
    until(t, "commit")
    assert t.view(None)["attacker"] == 0 and t.view(None)["engaged"] == 0, "the engagement is over"


@pytest.mark.rule("SWLCG-260")
@pytest.mark.rule("SWLCG-261")
@pytest.mark.rule("SWLCG-638")
def test_a_card_that_leaves_play_goes_to_its_owner_and_not_its_controller() -> None:
    light = side("jedi", "jedi_training", "redemption")
    dark = side("sith", "fall_of_the_jedi", "luke_skywalker")
    t = fight(
        dark, light, "luke_skywalker", "redemption", edge=LIGHT, owners={"luke_skywalker#1": LIGHT},
        damage={"luke_skywalker#1": 2},
    )  # fmt: skip
    until(t, "pick")
    assert "luke_skywalker" in zone(t, DARK, "play"), "the dark side controls it"
    do(t, (LIGHT, "pick luke_skywalker#1"))
    until(t, "engage", "commit")
    assert zone(t, LIGHT, "discard") == ["luke_skywalker"] and zone(t, DARK, "discard") == []


@pytest.mark.rule("SWLCG-264")
@pytest.mark.rule("SWLCG-275")
def test_objectives_come_straight_from_their_deck_face_up() -> None:
    t = table(side("sith", "fall_of_the_jedi", "counsel_of_the_sith"), side("jedi"), DARK, "refresh")
    until(t, "discard", "pass")
    assert "looking_for_droids" in zone(t, DARK, "play") and zone(t, DARK, "objective_deck") == []
    assert "looking_for_droids#1" in t.view(LIGHT)["seats"][DARK]["play"], "everybody sees it"
    assert sum(marks(t, "focus").values()) == 0, "nothing was paid"


@pytest.mark.rule("SWLCG-265")
@pytest.mark.rule("SWLCG-630")
def test_zones_that_are_out_of_play() -> None:
    view = kantyna.Table("card-game", seed=5).view(DARK)["seats"][DARK]
    for place in ("hand", "deck", "objective_deck", "discard", "edge", "victory", "captured", "play"):
        assert place in view
    rules = kantyna.engine.registry.load_rules("card-game")
    active = [zone.name for zone in rules.seat_zones if zone.active]
    assert active == ["play"], "cards elsewhere are out of play: their abilities do nothing"


@pytest.mark.rule("SWLCG-268")
@pytest.mark.rule("SWLCG-269")
def test_friendly_and_enemy() -> None:
    light = side("jedi", "jedi_training", "yoda")
    t = fight(side("sith", "darth_vader", "nightsister"), light, "darth_vader nightsister", "yoda")
    until(t, "pick", "strike")
    do(t, "strike darth_vader#1")
    until(t, "pick", "resolve-unit-damage")
    assert "pick nightsister#1" not in keys(t, DARK), "a friend is no enemy"


@pytest.mark.rule("SWLCG-270")
def test_a_hand_is_hidden_from_the_opponent() -> None:
    t = table(side("sith", hand=["force_choke"]), side("jedi", hand=["yoda", "c_3po"]))
    assert t.view(DARK)["seats"][LIGHT]["hand"] == [None, None]
    assert t.view(None)["seats"][DARK]["hand"] == [None]
    assert t.view(LIGHT)["seats"][LIGHT]["hand"] == ["yoda#1", "c_3po#1"]


@pytest.mark.rule("SWLCG-276")
@pytest.mark.parametrize(("held", "after"), [(3, 6), (8, 6)])
def test_the_reserve_is_the_hand_size_after_the_draw_phase(held: int, after: int) -> None:
    dark = side("sith", hand=["espo_trooper"] * min(held, 2) + ["tie_advanced"] * max(0, min(held - 2, 2)))
    dark["hand"] += ["nightsister", "viper_probe_droid", "rancor", "darth_vader"][: max(0, held - 4)]
    dark["deck"] = ["force_choke", "sith_library", "interrogation", "force_stasis"]
    t = table(dark, side("jedi"), DARK, "draw")
    do(t, "decline")
    while any(key.startswith("discard") for key in keys(t, DARK)):
        do(t, next(key for key in keys(t, DARK) if key.startswith("discard")))
    assert len(zone(t, DARK, "hand")) == after


@pytest.mark.rule("SWLCG-692")
def test_framework_events_are_not_optional() -> None:
    t = table(side("sith", "fall_of_the_jedi"), side("jedi"), DARK, "balance")
    assert t.position()["dial"] == 1, "nobody was asked"
    assert [event.kind for event in t.events if event.kind in ("phase", "dial")][:2] == ["phase", "dial"]
