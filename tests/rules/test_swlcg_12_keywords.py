"""The Card Game, chapter 12 and 13: keywords and unique cards."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_fights import attack, defend, fight, logged
from card_game_situations import DARK, LIGHT, do, keys, marks, payment, refusal, side, table, until, zone
from kantyna.game.card_game.cards.sets import CARDS

TARGETS = ("jedi_training", "forgotten_heroes")
SITH_TARGETS = ("fall_of_the_jedi", "counsel_of_the_sith")
GUARDIAN = "guardian_of_peace#1"
OTHER = "guardian_of_peace#2"


# Edge


@pytest.mark.rule("SWLCG-560")
@pytest.mark.rule("SWLCG-562")
@pytest.mark.parametrize(("participants", "exhausted", "winner"), [
    ("mon_mothma c_3po", False, LIGHT), ("mon_mothma c_3po", True, LIGHT), ("c_3po", False, DARK),
])  # fmt: skip
def test_edge_counts_for_a_participant_ready_or_not(participants: str, exhausted: bool, winner: int) -> None:
    dark = side("sith", "fall_of_the_jedi", "duty_officer", "imperial_officer")
    t = fight(
        dark, side("jedi", "mon_mothma", "c_3po", "r2_d2"), f"{participants} r2_d2", "duty_officer imperial_officer",
        "fall_of_the_jedi", LIGHT, steps=("strikes", "edge-battle"), focus={"mon_mothma#1": 1} if exhausted else {},
    )  # fmt: skip
    assert logged(t, "edge-won") == ["1" if winner == LIGHT else "0"]
    assert t.position()["edge"] == winner + 1


@pytest.mark.rule("SWLCG-561")
def test_edge_counts_for_the_controller_and_not_the_owner() -> None:
    dark = side("sith", "mon_mothma", "imperial_officer")
    t = fight(
        dark, side("jedi", "jedi_training", "c_3po"), "mon_mothma imperial_officer", "c_3po", "jedi_training", DARK,
        steps=("strikes", "edge-battle"), owners={"mon_mothma#1": LIGHT},
    )  # fmt: skip
    assert t.position()["edge"] == DARK + 1


# Elite


@pytest.mark.rule("SWLCG-563")
@pytest.mark.rule("SWLCG-564")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 0), (3, 1)])
def test_an_elite_card_loses_up_to_two_focus_tokens(before: int, after: int) -> None:
    objectives = ("fall_of_the_jedi", "counsel_of_the_sith", "the_emperors_web")
    hand = ["tie_fighter", "tie_fighter", "tie_bomber", "tie_advanced", "rancor", "backstabber"]
    dark = side("sith", *objectives, "darth_vader", "stormtrooper_elite", hand=hand)
    t = table(
        dark, side("jedi", *TARGETS), DARK, "refresh",
        marks={"focus": {"darth_vader#1": before, "stormtrooper_elite#1": 3}},
    )  # fmt: skip
    assert marks(t, "focus").get("darth_vader#1", 0) == after
    assert marks(t, "focus")["stormtrooper_elite#1"] == 2, "an elite trooper by title only"


# Limited


def two_limited(**more: Any) -> kantyna.Table:
    hand = ["sith_library#1", "sith_library#2", "control_room"]
    dark = side("imperial_navy", "imperial_command", "corporate_exploitation", hand=hand, **more)
    return table(dark, side("jedi", *TARGETS))


@pytest.mark.rule("SWLCG-565")
def test_one_limited_card_a_turn() -> None:
    t = two_limited()
    do(t, "play sith_library#1")
    if payment(t, DARK):
        do(t, "pay")
    assert "sith_library" in zone(t, DARK, "play")
    assert refusal(t, DARK, "play sith_library#2") == "SWLCG-565"
    assert refusal(t, DARK, "play control_room#1") == "SWLCG-565"


@pytest.mark.rule("SWLCG-567")
def test_limited_is_counted_for_each_player() -> None:
    hand = ["sith_library#1", "sith_library#2"]
    t = table(side("sith", hand=hand), side("jedi", *TARGETS, limited=1))
    assert "play sith_library#1" in keys(t, DARK), "what the other has played does not matter"
    assert refusal(two_limited(limited=1), DARK, "play sith_library#1") == "SWLCG-565"


@pytest.mark.rule("SWLCG-567")
def test_the_limited_count_restarts_every_turn() -> None:
    t = table(side("sith", "duty_officer", limited=1), side("jedi", *TARGETS, limited=1), DARK, "force")
    until(t, "play", "discard", "pick")
    assert t.position()["active"] == LIGHT
    assert [seat["limited"] for seat in t.position()["seats"]] == [0, 0]


# No enhancements


@pytest.mark.rule("SWLCG-570")
@pytest.mark.rule("SWLCG-572")
@pytest.mark.parametrize("controller", [DARK, LIGHT])
def test_nothing_can_be_attached_to_a_card_with_no_enhancements(
    controller: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No enhancement of the box fits the Rancor anyway, so a Nightsister and Yoda have the keyword here."""
    unit = "nightsister" if controller == DARK else "yoda"
    card = next(card for card in CARDS if card.id == unit)
    dark = side("sith", "nightsister", "duty_officer", hand=["the_hands_blessing"])
    light = side("jedi", "yoda")
    t = table(dark, light)
    do(t, "play the_hands_blessing#1", "pay")
    assert f"pick {unit}#1" in keys(t, DARK)
    monkeypatch.setitem(card.keywords, "no-enhancements", 1)
    t = table(dark, light)
    do(t, "play the_hands_blessing#1", "pay")
    assert f"pick {unit}#1" not in keys(t, DARK)
    assert refusal(t, DARK, f"pick {unit}#1") == "SWLCG-570"


@pytest.mark.rule("SWLCG-571")
def test_a_unit_with_no_enhancements_can_be_committed() -> None:
    t = table(side("sith", "rancor"), side("jedi"), DARK, "force")
    do(t, "commit rancor#1")
    assert marks(t, "committed") == {"rancor#1": 1}


# Protect


def struck(by: str = "darth_vader", *more: str, defenders: str = "obi_wan_kenobi", **marked: Any) -> kantyna.Table:
    """A dark unit strikes Obi-Wan without the edge; the light side has Guardians of Peace."""
    light = side("jedi", *TARGETS, "obi_wan_kenobi", GUARDIAN, *more)
    focus = {f"{unit}#1": 1 for unit in defenders.split()} | marked.pop("focus", {})
    t = fight(side("sith", by), light, by, defenders, edge=LIGHT, focus=focus, **marked)
    if "resolve-unit-damage" in keys(t, DARK):
        do(t, "resolve-unit-damage")
    do(t, "pick obi_wan_kenobi#1")
    return t


def offers(t: kantyna.Table, protector: str = GUARDIAN) -> list[int]:
    """The amounts of damage that the protector may take over."""
    found = [key.split() for key in keys(t, LIGHT)]
    return sorted(int(words[2]) for words in found if words[:2] == ["protect", protector])


def damage(t: kantyna.Table) -> dict[str, int]:
    """The damage on units."""
    return {card: n for card, n in marks(t, "damage").items() if not card.startswith(TARGETS)}


@pytest.mark.rule("SWLCG-573")
@pytest.mark.rule("SWLCG-574")
@pytest.mark.rule("SWLCG-576")
@pytest.mark.rule("SWLCG-578")
@pytest.mark.parametrize(("taken", "left"), [(0, 2), (1, 1), (2, 0)])
def test_the_guardian_takes_any_part_of_the_damage(taken: int, left: int) -> None:
    t = struck()
    assert list(t.choices) == [LIGHT]
    assert offers(t) == [1, 2]
    do(t, f"protect {GUARDIAN} {taken}" if taken else "decline")
    if taken == 1:
        do(t, "decline")
    assert damage(t) == {card: n for card, n in {"obi_wan_kenobi#1": left, GUARDIAN: taken % 2}.items() if n}
    assert ("guardian_of_peace" in zone(t, LIGHT, "discard")) is (taken == 2)


@pytest.mark.rule("SWLCG-573")
def test_only_cards_with_the_trait_are_protected() -> None:
    """The X-Wing is no Character."""
    light = side("jedi", *TARGETS, "x_wing", GUARDIAN)
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", "x_wing", focus={"x_wing#1": 1})
    do(t, "pick x_wing#1")
    assert damage(t) == {"x_wing#1": 1}


@pytest.mark.rule("SWLCG-573")
def test_enemies_are_not_protected() -> None:
    light = side("jedi", *TARGETS, "rookie_pilot", GUARDIAN)
    t = fight(side("sith", "nightsister"), light, "nightsister", "rookie_pilot", edge=LIGHT)
    do(t, "pick nightsister#1")
    assert zone(t, DARK, "discard") == ["nightsister"]


@pytest.mark.rule("SWLCG-575")
@pytest.mark.rule("SWLCG-577")
@pytest.mark.parametrize(("before", "shield", "most"), [(0, 0, 2), (0, 1, 2), (1, 0, 1), (1, 1, 1)])
def test_a_protector_takes_at_most_its_remaining_capacity(before: int, shield: int, most: int) -> None:
    """Three damage on Obi-Wan."""
    t = struck(
        "stormtrooper_elite", damage={GUARDIAN: before} if before else {}, shield={GUARDIAN: 1} if shield else {}
    )
    assert offers(t) == list(range(1, most + 1))
    assert refusal(t, LIGHT, f"protect {GUARDIAN} {most + 1}") == "SWLCG-575"


@pytest.mark.rule("SWLCG-574")
def test_a_card_without_the_keyword_takes_nothing_over() -> None:
    assert refusal(struck("darth_vader", "yoda"), LIGHT, "protect yoda#1 1") == "SWLCG-574"


@pytest.mark.rule("SWLCG-579")
def test_the_protector_may_be_exhausted_and_outside_the_engagement() -> None:
    t = struck(focus={GUARDIAN: 2})
    assert GUARDIAN not in marks(t, "part")
    assert offers(t) == [1, 2]


@pytest.mark.rule("SWLCG-581")
def test_a_shield_on_the_protector_prevents_one_of_the_moved_damage() -> None:
    t = struck(shield={GUARDIAN: 1})
    do(t, f"protect {GUARDIAN} 2")
    assert keys(t, LIGHT) == [f"use-shield {GUARDIAN}", "decline"]
    do(t, f"use-shield {GUARDIAN}")
    assert damage(t) == {GUARDIAN: 1}


@pytest.mark.rule("SWLCG-583")
def test_several_protectors_share_and_nothing_is_moved_twice() -> None:
    """Guardians are Characters themselves, but what one has taken over stays there."""
    t = struck("stormtrooper_elite", OTHER)
    do(t, f"protect {GUARDIAN} 1")
    assert offers(t) == [1] and offers(t, OTHER) == [1, 2]
    do(t, f"protect {OTHER} 1", "decline")
    assert damage(t) == {GUARDIAN: 1, OTHER: 1, "obi_wan_kenobi#1": 1}


def both_struck(amounts: list[int]) -> kantyna.Table:
    """One source damages Obi-Wan and a Guardian at the same time; another Guardian stands by."""
    position = struck("darth_vader", OTHER).position()
    event = position["pending"][-1]
    event["cards"] = [["obi_wan_kenobi#1", amounts[0]], [GUARDIAN, amounts[1]]]
    top = position["stack"].pop()
    position["stack"] += [{**top, "card": GUARDIAN, "n": amounts[1]}, {**top, "n": amounts[0]}]
    return kantyna.Table.from_position(position)


GUARD = "emperors_royal_guard#1"


@pytest.mark.rule("SWLCG-581")
@pytest.mark.rule("SWLCG-778")
def test_a_shield_prevents_deflected_damage_that_its_card_has_taken_over() -> None:
    """Lightsaber Deflection sends Vader's damage to a unit on his side: it is enemy damage, for its protector too."""
    dark = side("sith", "darth_vader", "nightsister", GUARD)
    light = side("jedi", *TARGETS, "yoda", hand=["lightsaber_deflection"])
    t = fight(dark, light, "darth_vader", "yoda", shield={GUARD: 1})
    until(t, "resolve-unit-damage")
    do(
        t,
        "resolve-unit-damage",
        "pick yoda#1",
        (LIGHT, "answer lightsaber_deflection#1"),
        (LIGHT, "pick nightsister#1"),
    )
    do(t, (DARK, f"protect {GUARD} 1"))
    assert keys(t, DARK) == [f"use-shield {GUARD}", "decline"]
    do(t, f"use-shield {GUARD}")
    assert GUARD not in marks(t, "damage") and GUARD not in marks(t, "shield")


@pytest.mark.rule("SWLCG-469")
def test_no_shield_prevents_damage_of_its_own_side_that_a_protector_took_over() -> None:
    dark = side("sith", "fall_of_the_jedi", "nightsister", GUARD, hand=["force_choke"])
    t = table(dark, side("jedi", *TARGETS), DARK, marks={"shield": {GUARD: 1}})
    do(t, (DARK, "act force_choke#1"), "pick nightsister#1", f"protect {GUARD} 1")
    assert marks(t, "damage") == {GUARD: 1} and marks(t, "shield") == {GUARD: 1}


@pytest.mark.rule("SWLCG-583")
def test_damage_moved_to_a_card_that_is_also_damaged_is_not_moved_again() -> None:
    t = both_struck([2, 1])
    do(t, f"protect {GUARDIAN} 1", "decline")
    assert offers(t, OTHER) == [1], "of two damage one is its own"
    do(t, f"protect {OTHER} 1")
    assert damage(t) == {"obi_wan_kenobi#1": 1, GUARDIAN: 1, OTHER: 1}


@pytest.mark.rule("SWLCG-580")
@pytest.mark.parametrize(("direct", "room"), [(1, [1]), (2, [])])
def test_a_protectors_own_damage_counts_first_against_its_capacity(direct: int, room: list[int]) -> None:
    t = both_struck([2, direct])
    assert offers(t) == room
    assert offers(t, OTHER) == [1, 2]


@pytest.mark.rule("SWLCG-440")
def test_cards_damaged_together_are_destroyed_together() -> None:
    t = both_struck([3, 2])
    do(t, "decline", "decline")
    kinds = [event.kind for event in t.events if event.kind in ("damage", "destroy")]
    assert kinds[:4] == ["damage", "damage", "destroy", "destroy"]
    assert set(zone(t, LIGHT, "discard")) == {"obi_wan_kenobi", "guardian_of_peace"}


@pytest.mark.rule("SWLCG-584")
def test_objectives_are_protected_too() -> None:
    """The fleet protects Coruscant, which is a trait of the Heart of the Empire: from blast damage and the bonus."""
    dark = side("sith", "the_heart_of_the_empire", "coruscant_defense_fleet")
    t = fight(dark, side("jedi", "y_wing"), "y_wing", "", "the_heart_of_the_empire", LIGHT)
    do(t, (DARK, "protect coruscant_defense_fleet#1 2"), (LIGHT, "deal-one the_heart_of_the_empire#1"))
    do(t, (DARK, "protect coruscant_defense_fleet#1 1"))
    assert marks(t, "damage") == {"coruscant_defense_fleet#1": 3}


@pytest.mark.rule("SWLCG-585")
def test_a_card_cannot_protect_itself() -> None:
    light = side("jedi", *TARGETS, GUARDIAN)
    t = fight(side("sith", "imperial_officer"), light, "imperial_officer", GUARDIAN, focus={GUARDIAN: 1})
    do(t, f"pick {GUARDIAN}")
    assert damage(t) == {GUARDIAN: 1}, "placed without a question"


# Shielding


@pytest.mark.rule("SWLCG-586")
@pytest.mark.rule("SWLCG-466")
@pytest.mark.rule("SWLCG-467")
@pytest.mark.rule("SWLCG-588")
@pytest.mark.parametrize("target", ["corellian_engineer#1", "yoda#1", "jedi_training#1"])
def test_a_defender_shields_a_participant_or_the_engaged_objective(target: str) -> None:
    light = side("jedi", *TARGETS, "corellian_engineer", "yoda", "c_3po", "r2_d2")
    t = table(
        side("sith", "duty_officer", "imperial_officer"), light, DARK, "conflict", marks={"shield": {"c_3po#1": 1}}
    )
    attack(t, "jedi_training", "duty_officer", "imperial_officer")
    defend(t, "corellian_engineer", "yoda", "c_3po")
    assert set(keys(t, LIGHT)) == {"pick corellian_engineer#1", "pick yoda#1", "pick jedi_training#1", "decline"}
    assert refusal(t, LIGHT, "pick c_3po#1") == "SWLCG-467", "shielded already"
    for other in ("r2_d2#1", "forgotten_heroes#1", "duty_officer#1"):
        assert refusal(t, LIGHT, f"pick {other}") == "SWLCG-586", "not taking part, or not friendly"
    do(t, f"pick {target}")
    assert marks(t, "shield") == {"c_3po#1": 1, target: 1}


@pytest.mark.rule("SWLCG-586")
@pytest.mark.rule("SWLCG-588")
@pytest.mark.rule("SWLCG-589")
def test_each_attacker_with_shielding_shields_an_attacker() -> None:
    dark = side("sith", "superlaser_engineer", "isb_interrogators", "nightsister")
    t = table(dark, side("jedi", *TARGETS, "yoda"), DARK, "conflict")
    attack(t, "jedi_training", "superlaser_engineer", "isb_interrogators", "nightsister")
    units = ["superlaser_engineer#1", "isb_interrogators#1", "nightsister#1"]
    assert keys(t, DARK) == [*[f"pick {unit}" for unit in units], "decline"], "and not the enemy's objective"
    assert t.prompt("en") == "Superlaser Engineer: who gets a shield?", "in the order in which they were declared"
    do(t, "pick nightsister#1")
    assert t.prompt("en") == "ISB Interrogators: who gets a shield?"
    assert keys(t, DARK) == [*[f"pick {unit}" for unit in units[:2]], "decline"]
    do(t, "pick isb_interrogators#1")
    assert marks(t, "shield") == {"nightsister#1": 1, "isb_interrogators#1": 1}
    assert list(t.choices) == [LIGHT]


@pytest.mark.rule("SWLCG-587")
def test_shielding_is_optional_and_lost_if_declined() -> None:
    t = table(side("sith", "isb_interrogators"), side("jedi", *TARGETS, "yoda"), DARK, "conflict")
    attack(t, "jedi_training", "isb_interrogators")
    do(t, "decline")
    assert list(t.choices) == [LIGHT]
    defend(t, "yoda")
    assert marks(t, "shield") == {}
    assert not any(key.startswith("pick isb") for key in keys(t, DARK))


@pytest.mark.rule("SWLCG-586")
@pytest.mark.rule("SWLCG-587")
def test_shields_are_placed_before_anybody_reacts_to_the_declaration() -> None:
    """The Secret of Yavin 4 reacts to the declaration, and so does the Ewok Scout."""
    light = side("jedi", "the_secret_of_yavin_4", "jedi_training", "ewok_scout", "corellian_engineer")
    t = table(side("sith", *SITH_TARGETS, "isb_interrogators", "nightsister"), light, DARK, "conflict")
    attack(t, "jedi_training", "isb_interrogators")
    assert keys(t, DARK) == ["pick isb_interrogators#1", "decline"], "at once"
    do(t, "pick isb_interrogators#1")
    assert keys(t, LIGHT) == ["answer the_secret_of_yavin_4#1", "pass"], "and the opponent after it"
    t = table(side("sith", *SITH_TARGETS, "nightsister"), light, LIGHT, "conflict")
    attack(t, "fall_of_the_jedi", "ewok_scout", "corellian_engineer")
    assert "pick ewok_scout#1" in keys(t, LIGHT) and "answer ewok_scout#1" not in keys(t, LIGHT)
    do(t, "decline")
    assert keys(t, LIGHT) == ["answer ewok_scout#1", "pass"]


# Targeted strike


@pytest.mark.rule("SWLCG-591")
@pytest.mark.rule("SWLCG-593")
@pytest.mark.rule("SWLCG-594")
@pytest.mark.parametrize("target", ["darth_vader#1", "emperor_palpatine#1"])
def test_an_attacker_with_targeted_strike_reaches_any_enemy_unit(target: str) -> None:
    dark = side("sith", "fall_of_the_jedi", "the_emperors_web", "darth_vader", "emperor_palpatine")
    t = fight(
        dark, side("jedi", "luke_skywalker"), "luke_skywalker", "darth_vader", "fall_of_the_jedi", LIGHT,
        focus={"darth_vader#1": 1},
    )  # fmt: skip
    do(t, "resolve-unit-damage")
    assert set(keys(t, LIGHT)) == {"pick darth_vader#1", "pick emperor_palpatine#1"}
    do(t, f"pick {target}")
    assert marks(t, "damage") == {target: 2, "fall_of_the_jedi#1": 2}, "blast damage goes where it always goes"


@pytest.mark.rule("SWLCG-592")
def test_targeted_strike_does_nothing_for_a_defender() -> None:
    dark = side("sith", "duty_officer", "imperial_officer")
    light = side("jedi", *TARGETS, "luke_skywalker")
    t = fight(dark, light, "duty_officer", "luke_skywalker", edge=LIGHT)
    assert keys(t, LIGHT) == ["pick duty_officer#1"]
    assert refusal(t, LIGHT, "pick imperial_officer#1") == "SWLCG-410"


# unique cards


def second(
    card: str, *play: str, owners: dict[str, int] | None = None, light: tuple[str, ...] = (), **more: Any
) -> Any:
    """The dark side holds a second copy and can pay for it."""
    objectives = ("the_heart_of_the_empire", "shadows_of_dathomir", "imperial_command")
    dark = side("sith", *objectives, *play, hand=[f"{card}#2", "espo_trooper"], **more)
    hosts = {"vaders_lightsaber#1": "nightsister#1"} if "vaders_lightsaber#1" in play else {}
    return table(dark, side("jedi", *light), owners=owners or {}, hosts=hosts)


@pytest.mark.rule("SWLCG-599")
@pytest.mark.rule("SWLCG-600")
def test_a_second_copy_of_a_unique_card_cannot_be_played() -> None:
    assert "play darth_vader#2" in keys(second("darth_vader"), DARK)
    assert refusal(second("darth_vader", "darth_vader#1"), DARK, "play darth_vader#2") == "SWLCG-600"
    assert "play nightsister#2" in keys(second("nightsister", "nightsister#1"), DARK), "she is not unique"


@pytest.mark.rule("SWLCG-602")
def test_a_unique_card_of_either_player_counts() -> None:
    t = second("darth_vader", owners={"darth_vader#1": DARK}, light=("darth_vader#1",))
    assert refusal(t, DARK, "play darth_vader#2") == "SWLCG-600"


@pytest.mark.rule("SWLCG-603")
def test_a_copy_out_of_play_does_not_prevent_playing_another() -> None:
    assert "play darth_vader#2" in keys(second("darth_vader", discard=["darth_vader#1"]), DARK)


@pytest.mark.rule("SWLCG-604")
def test_a_second_copy_may_be_placed_in_an_edge_stack() -> None:
    dark = side("sith", "darth_vader#1", hand=["darth_vader#2", "espo_trooper"])
    t = table(dark, side("jedi", *TARGETS), DARK, "conflict")
    attack(t, "jedi_training", "darth_vader#1")
    do(t, "place darth_vader#2")
    assert zone(t, DARK, "edge") == ["darth_vader"]


@pytest.mark.rule("SWLCG-605")
def test_a_unique_enhancement_in_play_blocks_its_title() -> None:
    t = second("vaders_lightsaber", "nightsister#1", "vaders_lightsaber#1")
    assert refusal(t, DARK, "play vaders_lightsaber#2") == "SWLCG-600"
