"""The Card Game: what the cards of the Smugglers and Spies do."""

from __future__ import annotations

import pytest

import kantyna
from card_game_fights import attack, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, until, zone

SPIES = "smugglers_and_spies"


def contacts(damage: dict[str, int], *dark: str, light: tuple[str, ...]) -> kantyna.Table:
    """The light side has refreshed and has Questionable Contacts."""
    objectives = ("questionable_contacts", "jedi_training", "forgotten_heroes")
    return table(side("sith", *dark), side(SPIES, *objectives, *light), LIGHT, "refresh", marks={"damage": damage})


@pytest.mark.rule("SWLCG-778")
def test_questionable_contacts_moves_one_damage_to_an_enemy_unit() -> None:
    t = contacts({"han_solo#1": 1}, "emperors_royal_guard", light=("han_solo", "y_wing"))
    do(t, (LIGHT, "answer questionable_contacts#1"))
    assert marks(t, "damage")["questionable_contacts#1"] == 1, "the cost is paid before targets are chosen"
    assert keys(t, LIGHT) == ["pick han_solo#1"], "only a damaged friendly unit"
    do(t, "pick han_solo#1")
    assert keys(t, LIGHT) == ["pick emperors_royal_guard#1"]
    do(t, "pick emperors_royal_guard#1")
    assert marks(t, "damage") == {"questionable_contacts#1": 1, "emperors_royal_guard#1": 1}


def test_questionable_contacts_names_the_kind_of_target_that_is_wrong() -> None:
    t = contacts({"han_solo#1": 1}, "emperors_royal_guard", light=("han_solo", "y_wing"))
    do(t, (LIGHT, "answer questionable_contacts#1"))
    assert refusal(t, LIGHT, "pick emperors_royal_guard#1") == "SWLCG-661", "the first is friendly"
    assert refusal(t, LIGHT, "pick y_wing#1") == "SWLCG-661", "and damaged"
    assert refusal(t, LIGHT, "decline") == "SWLCG-660"
    assert "friendly unit" in t.prompt("en")
    do(t, "pick han_solo#1")
    assert "enemy unit" in t.prompt("en"), "it asks for the next kind"
    assert refusal(t, LIGHT, "pick y_wing#1") == "SWLCG-661", "the second is an enemy"
    assert refusal(t, LIGHT, "done") == "SWLCG-660", "both are needed"


@pytest.mark.rule("SWLCG-658")
def test_questionable_contacts_needs_both_targets_before_its_cost_is_paid() -> None:
    no_enemy = contacts({"han_solo#1": 1}, light=("han_solo",))
    undamaged = contacts({}, "emperors_royal_guard", light=("han_solo",))
    for t in (no_enemy, undamaged):
        until(t, "discard", "decline", "pass")
        assert "answer questionable_contacts#1" not in keys(t, LIGHT)
        assert not marks(t, "damage").get("questionable_contacts#1")


def test_questionable_contacts_may_destroy_itself_and_still_moves_the_damage() -> None:
    t = contacts({"han_solo#1": 1, "questionable_contacts#1": 4}, "emperors_royal_guard", light=("han_solo",))
    do(t, (LIGHT, "answer questionable_contacts#1"))
    assert zone(t, DARK, "victory") == ["questionable_contacts"]
    do(t, "pick han_solo#1", "pick emperors_royal_guard#1")
    assert marks(t, "damage") == {"emperors_royal_guard#1": 1}


@pytest.mark.rule("SWLCG-468")
def test_a_shield_prevents_the_damage_that_an_enemy_moves() -> None:
    objectives = ("questionable_contacts", "jedi_training", "forgotten_heroes")
    t = table(
        side("sith", "emperors_royal_guard"), side(SPIES, *objectives, "han_solo"), LIGHT, "refresh",
        marks={"damage": {"han_solo#1": 1}, "shield": {"emperors_royal_guard#1": 1}},
    )  # fmt: skip
    do(t, (LIGHT, "answer questionable_contacts#1"), "pick han_solo#1", "pick emperors_royal_guard#1")
    do(t, (DARK, "use-shield emperors_royal_guard#1"))
    assert marks(t, "damage") == {"questionable_contacts#1": 1}


@pytest.mark.rule("SWLCG-778")
def test_a_protector_takes_over_damage_that_is_moved() -> None:
    t = contacts({"han_solo#1": 1}, "emperors_royal_guard", "emperor_palpatine", light=("han_solo",))
    do(t, (LIGHT, "answer questionable_contacts#1"), "pick han_solo#1", "pick emperor_palpatine#1")
    do(t, (DARK, "protect emperors_royal_guard#1 1"))
    assert marks(t, "damage") == {"questionable_contacts#1": 1, "emperors_royal_guard#1": 1}


def test_han_solo_hits_any_enemy_unit_when_declared_on_either_side() -> None:
    t = table(
        side("sith", "fall_of_the_jedi", "emperors_royal_guard", "nightsister"),
        side(SPIES, "jedi_training", "han_solo", "twilek_smuggler"), LIGHT, "conflict",
    )  # fmt: skip
    attack(t, "fall_of_the_jedi", "han_solo")
    assert "answer han_solo#1" in keys(t, LIGHT) and "answer han_solo#1 1" not in keys(t, LIGHT)
    do(t, (LIGHT, "answer han_solo#1"))
    assert keys(t, LIGHT) == ["pick emperors_royal_guard#1", "pick nightsister#1"], "whether they take part or not"
    assert refusal(t, LIGHT, "pick twilek_smuggler#1") == "SWLCG-661"
    do(t, "pick emperors_royal_guard#1")
    assert marks(t, "damage") == {"emperors_royal_guard#1": 1}

    t = table(
        side("sith", "fall_of_the_jedi", "emperors_royal_guard"), side(SPIES, "jedi_training", "han_solo"),
        DARK, "conflict",
    )  # fmt: skip
    attack(t, "jedi_training", "emperors_royal_guard")
    defend(t, "han_solo")
    do(t, (LIGHT, "answer han_solo#1 1"), "pick emperors_royal_guard#1")
    assert marks(t, "damage") == {"emperors_royal_guard#1": 1}


def test_han_solo_does_nothing_when_another_unit_is_declared() -> None:
    t = table(
        side("sith", "fall_of_the_jedi", "emperors_royal_guard"),
        side(SPIES, "jedi_training", "han_solo", "twilek_smuggler"), LIGHT, "conflict",
    )  # fmt: skip
    attack(t, "fall_of_the_jedi", "twilek_smuggler")
    assert not any(key.startswith("answer han_solo") for key in keys(t, LIGHT))


def test_swindled_returns_a_unit_of_cost_two_or_less_to_its_owner() -> None:
    t = table(
        side("sith", "nightsister", "emperors_royal_guard", "emperor_palpatine"),
        side(SPIES, "questionable_contacts", "twilek_smuggler", hand=["swindled"]), LIGHT,
    )  # fmt: skip
    do(t, (LIGHT, "act swindled#1"), "pay")
    pass_windows(t, "pick")
    assert keys(t, LIGHT) == ["pick emperors_royal_guard#1", "pick twilek_smuggler#1"], "of either player"
    assert refusal(t, LIGHT, "pick nightsister#1") == "SWLCG-661", "it costs 3"
    assert refusal(t, LIGHT, "pick emperor_palpatine#1") == "SWLCG-661"
    do(t, "pick twilek_smuggler#1")
    pass_windows(t, "play")
    assert "twilek_smuggler" in zone(t, LIGHT, "hand") and zone(t, LIGHT, "discard") == ["swindled"]


def test_twilek_smuggler_strikes_with_damage_and_tactics() -> None:
    t = fight(
        side("sith", "fall_of_the_jedi", "emperors_royal_guard", "nightsister"),
        side(SPIES, "twilek_smuggler"), "twilek_smuggler", "emperors_royal_guard", engaged="fall_of_the_jedi",
        active=LIGHT,
    )  # fmt: skip
    do(t, "resolve-tactics", "pick nightsister#1", "pick emperors_royal_guard#1")
    assert marks(t, "damage")["emperors_royal_guard#1"] == 1
    assert logged(t, "focus")[:2] == ["twilek_smuggler#1", "nightsister#1"]


@pytest.mark.rule("SWLCG-659")
def test_damage_is_not_moved_from_or_to_a_target_that_has_become_illegal() -> None:
    t = contacts({"han_solo#1": 1}, "emperors_royal_guard", light=("han_solo", "y_wing"))
    do(t, (LIGHT, "answer questionable_contacts#1"))
    position = t.position()
    assert position["stack"].pop()["do"][0] == "target-each"
    position["pending"][-1]["targets"] = ["han_solo#1", "emperors_royal_guard#1"]
    both = kantyna.Table.from_position(position)
    assert marks(both, "damage") == {"questionable_contacts#1": 1, "emperors_royal_guard#1": 1}
    healed = {**position, "marks": {**position["marks"], "damage": {"questionable_contacts#1": 1}}}
    assert marks(kantyna.Table.from_position(healed), "damage") == {"questionable_contacts#1": 1}
    position["pending"][-1]["targets"] = ["han_solo#1", "y_wing#1"]
    friendly = kantyna.Table.from_position(position)
    assert marks(friendly, "damage") == {"questionable_contacts#1": 1, "han_solo#1": 1}, "the second is an enemy"
