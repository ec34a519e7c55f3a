"""DBG chapter 5, second half: committing, attacks, the end of a turn, victory (DBG-134 to DBG-197)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from deckbuilding_situations import SHUTTLE, match
from loose import position_of
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

ELIMINACJA = ("eliminacja", "eliminacji", "eliminację")


def commits(t: kantyna.Table, seat: int = 0) -> list[str]:
    return [key for key in keys(t, seat) if key.startswith("commit")]


def against(
    ships: list[str], damage: dict[str, int] | None = None, units: tuple[str, ...] = ("at_te#1",)
) -> kantyna.Table:
    """Seat 0's units attack seat 1's base Felucia, which has these ships in front of it; the attack is resolved."""
    side = {"base": ["felucia"], "ships": ships}
    t = galaxy({"units": list(units)}, side, marks={"damage": damage or {}})
    do(t, *[f"commit {unit} base" for unit in units], "resolve base")
    return t


# committing


@pytest.mark.rule("DBG-134", "DBG-135", "DBG-172")
def test_units_and_ships_attack_the_base_and_only_units_attack_the_row() -> None:
    side = {"units": ["at_te"], "ships": ["venator_class_star_destroyer"]}
    t = galaxy(side, {"base": ["xorrn"]}, row=["stap"])
    assert sorted(commits(t)) == [
        "commit at_te#1 base",
        "commit at_te#1 stap#1",
        "commit venator_class_star_destroyer#1 base",
    ]
    assert refused(t, "commit venator_class_star_destroyer#1 stap#1") == "DBG-172"
    assert refused(t, "commit clone_trooper#1 base") == "DBG-134"


@pytest.mark.rule("DBG-136", "DBG-500")
@pytest.mark.parametrize(
    ("faction", "unit", "target", "ship", "called", "nazwa"),
    [
        ("republic", "at_te", "stap", "acclamator", "sabotage", ("sabotaż", "sabotażu", "sabotaż")),
        ("rebel", "b_wing", "tie_fighter", "rebel_transport", "sabotage", ("sabotaż", "sabotażu", "sabotaż")),
        ("separatist", "aat", "at_rt", "droid_control_ship", "bounty hunting", ELIMINACJA),
        ("empire", "at_st", "y_wing", "gozanti_cruiser", "bounty hunting", ELIMINACJA),
    ],
)
def test_the_name_of_a_row_attack_depends_on_the_attackers_faction(
    faction: str, unit: str, target: str, ship: str, called: str, nazwa: tuple[str, str, str]
) -> None:
    one, of_it, it = nazwa  # nominative, genitive, accusative
    t = match(faction, {"units": [unit, SHUTTLE[faction]], "ships": [ship]}, row=[target])
    cards = (unit, target, SHUTTLE[faction])
    name, aim, shuttle = [{lang: CARDS[id].name(lang) for lang in ("en", "pl")} for id in cards]
    commit, weak = f"commit {unit}#1 {target}#1", f"commit {SHUTTLE[faction]}#1 {target}#1"
    assert button(t, commit, "pl") == f"{name['pl']}: {one} karty {aim['pl']}"
    assert button(t, commit, "en") == f"{name['en']}: {called} against {aim['en']}"
    assert button(t, f"commit {unit}#1 base", "pl") == f"{name['pl']}: atak na bazę", "the same for all"
    refusal = t.why_not(0, f"commit {ship}#1 {target}#1")
    assert refusal is not None and of_it in refusal.text("pl") and called in refusal.text("en")
    failed = do(t.copy(), weak)
    assert button(failed, f"resolve {target}#1", "pl") == f"Rozpatrz {it} karty {aim['pl']}"
    assert button(failed, f"resolve {target}#1", "en") == f"Resolve the {called} against {aim['en']}"
    do(failed, f"resolve {target}#1")
    assert log(failed, "pl") == [
        f"Gracz 1 wyznacza do {of_it}: {shuttle['pl']}",
        f"Cel {of_it}: {aim['pl']}",
        f"Gracz 1 rozpatruje {it} za 0: {aim['pl']}",
        f"{'Nieudany' if called == 'sabotage' else 'Nieudana'} {one} za 0: {aim['pl']}",
    ]
    assert all(called in line for line in log(failed, "en"))
    do(t, commit, f"resolve {target}#1")
    assert zone(t, "galaxy_discard") == [target]
    assert log(t, "en")[-2] == f"Player 1 resolves {called} with {facts(unit)['attack']} against {aim['en']}"


def button(t: kantyna.Table, key: str, lang: str) -> str:
    return next(choice.text(lang) for choice in t.choices[0] if choice.key == key)


def log(t: kantyna.Table, lang: str) -> list[str]:
    return [event.text(lang) for event in t.events][:4]


@pytest.mark.rule("DBG-165", "DBG-500")
@pytest.mark.parametrize(
    ("format", "seat", "unit", "target"),
    [
        ("clone-wars", 0, "at_te", "stap"),
        ("clone-wars", 1, "aat", "v_19_torrent"),
        ("original", 0, "b_wing", "tie_fighter"),
        ("original", 1, "at_st", "y_wing"),
    ],
)
def test_sabotage_and_bounty_hunting_are_one_procedure(format: str, seat: int, unit: str, target: str) -> None:
    sides: list[dict[str, Any]] = [{}, {}]
    sides[seat] = {"units": [unit]}
    t = galaxy(*sides, format=format, active=seat, row=[target])
    do(t, f"commit {unit}#1 {target}#1", f"resolve {target}#1", seat=seat)
    assert zone(t, "galaxy_discard") == [target] and can(t, "reward " + target, seat=seat)


@pytest.mark.rule("DBG-137")
def test_committing_names_the_base_or_one_enemy_card_of_the_row() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["stap#1", "stap#2"], discard=["tri_fighter"])
    assert commits(t) == ["commit at_te#1 base", "commit at_te#1 stap#1", "commit at_te#1 stap#2"]
    assert refused(t, "commit at_te#1 tri_fighter#1") == "DBG-137"
    do(t, "commit at_te#1 stap#2")
    assert t.view(1)["committed"] == {"stap#2": ["at_te#1"]}


@pytest.mark.rule("DBG-138", "DBG-143")
def test_a_card_is_committed_once_and_cannot_be_taken_back() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["stap"])
    do(t, "commit at_te#1 base")
    assert commits(t) == [] and refused(t, "commit at_te#1 stap#1") == "DBG-143"
    assert refused(t, "commit at_te#1 base") == "DBG-143"
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["stap#1", "stap#2"])
    do(t, "commit at_te#1 stap#1")
    for other in ("base", "stap#1", "stap#2"):
        assert refused(t, f"commit at_te#1 {other}") == "DBG-143"


@pytest.mark.rule("DBG-138")
def test_a_card_attacks_once_a_turn() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["felucia"]}, row=["stap"])
    do(t, "commit at_te#1 base", "resolve base")
    assert commits(t) == [] and refused(t, "commit at_te#1 stap#1") == "DBG-159"


@pytest.mark.rule("DBG-139")
def test_a_used_card_is_committed_and_stays_used() -> None:
    t = galaxy({"units": ["padme_amidala"], "deck": ["clone_trooper"] * 2}, {"base": ["felucia"]})
    do(t, "use padme_amidala")
    assert t.view(None)["committed"] == {}
    do(t, "commit padme_amidala#1 base")
    assert t.view(None)["committed"] == {"base": ["padme_amidala#1"]}
    assert refused(t, "use padme_amidala#1") == "DBG-126"


@pytest.mark.rule("DBG-140")
@pytest.mark.parametrize("target", ["base", "stap#1"])
def test_committing_resolves_nothing_and_more_cards_may_join_first(target: str) -> None:
    t = galaxy({"units": ["at_te", "clone_trooper"]}, {"base": ["felucia"]}, row=["stap"])
    assert facts("at_te")["attack"] >= facts("stap")["target_value"], "enough alone"
    do(t, f"commit at_te#1 {target}")
    assert "stap" in zone(t, "galaxy_row") and mark(t, "damage", "felucia") == 0 and number(t, "resources") == 0
    assert can(t, f"commit clone_trooper#1 {target}") and can(t, "end"), "it is still the moment for any action"
    do(t, f"commit clone_trooper#1 {target}")
    assert t.view(None)["committed"] == {target: ["clone_trooper#1", "at_te#1"]}
    assert not [event for event in t.events if event.kind in ("resolve-base", "resolve-row", "damage", "defeat")]
    do(t, f"resolve {target}")
    together = facts("at_te")["attack"] + facts("clone_trooper")["attack"]
    assert [event.n for event in t.events if event.kind in ("resolve-base", "resolve-row")] == [together], "one attack"


@pytest.mark.rule("DBG-148")
def test_all_cards_committed_to_a_target_attack_it_together_and_no_others() -> None:
    side = {"units": ["clone_trooper#1", "clone_trooper#2", "at_te", "arc_trooper"]}
    t = galaxy({**side, "ships": ["venator_class_star_destroyer"]}, {"base": ["felucia"]}, row=["magnaguard"])
    do(t, "commit clone_trooper#1 magnaguard#1")
    assert "magnaguard" in zone(t, "galaxy_row"), "not yet"
    do(t, "commit clone_trooper#2 magnaguard#1", "commit arc_trooper#1 base")
    do(t, "commit venator_class_star_destroyer#1 base", "resolve magnaguard#1")
    assert zone(t, "galaxy_discard") == ["magnaguard"] and mark(t, "damage", "felucia") == 0
    do(t, "decline", "resolve base")
    total = facts("arc_trooper")["attack"] + facts("venator_class_star_destroyer")["attack"]
    assert mark(t, "damage", "felucia") == total, "the AT-TE was not committed"


@pytest.mark.rule("DBG-139", "DBG-145")
def test_committing_a_card_and_using_its_ability_are_independent() -> None:
    side = {"units": ["padme_amidala", "hutt_fighter"], "deck": ["clone_trooper", "republic_shuttle"], "resources": 2}
    t = galaxy(side, {"base": ["felucia"]}, row=["v_19_torrent"])
    do(t, "commit padme_amidala#1 base", "use padme_amidala", "commit hutt_fighter#1 base", "use hutt_fighter")
    do(t, "buy v_19_torrent", "play clone_trooper", "resolve base")
    total = facts("padme_amidala")["attack"] + facts("hutt_fighter")["attack"] + 2
    assert mark(t, "damage", "felucia") == total, "values are read at resolution, the ability's bonus included"


@pytest.mark.rule("DBG-141", "DBG-142")
def test_example_two_attacks_are_prepared_at_the_same_time() -> None:
    side = {"units": ["arc_trooper"], "ships": ["venator_class_star_destroyer"]}
    t = galaxy(side, {"base": ["felucia"]}, row=["stap"])
    do(t, "commit venator_class_star_destroyer#1 base", "commit arc_trooper#1 stap#1")
    for seat in (0, 1, None):
        assert t.view(seat)["committed"] == {"base": ["venator_class_star_destroyer#1"], "stap#1": ["arc_trooper#1"]}
    assert mark(t, "damage", "felucia") == 0 and "stap" in zone(t, "galaxy_row"), "nothing is resolved yet"
    assert can(t, "resolve base") and can(t, "resolve stap#1"), "in either order"
    do(t, "resolve stap#1")
    assert zone(t, "galaxy_discard") == ["stap"], "one ARC Trooper is enough"
    do(t, "decline", "resolve base")
    assert mark(t, "damage", "felucia") == facts("venator_class_star_destroyer")["attack"] > 0


@pytest.mark.rule("DBG-144")
def test_a_card_with_attack_0_may_be_committed_and_an_attack_needs_a_card() -> None:
    t = galaxy({"units": ["republic_shuttle"]}, {"base": ["xorrn"]}, row=["stap"])
    assert refused(t, "resolve base") == "DBG-144" and refused(t, "resolve stap#1") == "DBG-144"
    do(t, "commit republic_shuttle#1 base", "resolve base")
    assert mark(t, "damage", "xorrn") == 0


@pytest.mark.rule("DBG-146")
def test_a_card_that_leaves_adds_nothing_and_an_attack_ends_when_its_target_leaves() -> None:
    t = galaxy({"base": ["coruscant_cw"]}, {"units": ["vulture_droid", "aat"], "base": ["xorrn"]}, active=1)
    do(t, "commit vulture_droid#1 base", "commit aat#1 base", "use vulture_droid", seat=1)
    assert mark(t, "damage", "coruscant_cw") == 2
    do(t, "resolve base", seat=1)
    assert mark(t, "damage", "coruscant_cw") == 2 + facts("aat")["attack"]
    units = ["b2_super_battle_droid", "aat"]
    t = galaxy({"base": ["coruscant_cw"]}, {"units": units, "base": ["xorrn"]}, active=1, row=["v_19_torrent"])
    do(t, "commit aat#1 v_19_torrent#1", "use b2_super_battle_droid", "discard v_19_torrent", seat=1)
    assert not can(t, "resolve v_19_torrent#1", seat=1) and t.view(None)["committed"] == {}
    assert refused(t, "commit aat#1 base", seat=1) == "DBG-159", "it stays committed"


@pytest.mark.rule("DBG-192")
def test_an_attack_never_resolved_is_lost_at_the_end_of_the_turn() -> None:
    t = galaxy({"ships": ["venator_class_star_destroyer"], "base": ["rishi"]}, {"base": ["xorrn"]})
    do(t, "commit venator_class_star_destroyer#1 base", "end")
    assert mark(t, "damage", "xorrn") == 0
    do(t, "end", seat=1)
    assert not can(t, "resolve base") and can(t, "commit venator_class_star_destroyer#1 base")


# attacks on a base


@pytest.mark.rule("DBG-147")
def test_there_are_two_kinds_of_attacks() -> None:
    t = galaxy({"units": ["at_te", "clone_trooper"]}, {"base": ["xorrn"]}, row=["stap"])
    do(t, "commit at_te#1 base", "commit clone_trooper#1 stap#1")
    assert [key for key in keys(t) if key.startswith("resolve")] == ["resolve base", "resolve stap#1"]
    do(t, "resolve base")
    assert mark(t, "damage", "xorrn") == facts("at_te")["attack"] and "stap" in zone(t, "galaxy_row")
    do(t, "resolve stap#1")
    assert zone(t, "galaxy_discard") == ["stap"] and mark(t, "damage", "xorrn") == facts("at_te")["attack"]


@pytest.mark.rule("DBG-149", "DBG-150", "DBG-152", "DBG-161", "DBG-163")
def test_damage_hits_ships_first_and_the_rest_goes_to_the_base() -> None:
    t = against(["munificent_class_frigate"])
    points = facts("munificent_class_frigate")["hit_points"]
    assert zone(t, "ships", 1) == [] and zone(t, "discard", 1) == ["munificent_class_frigate"]
    assert mark(t, "damage", "felucia") == facts("at_te")["attack"] - points > 0
    assert zone(t, "victory", 0) == [] and number(t, "resources") == 0, "a ship is no reward and no trophy"
    assert force(t) == 0 and can(t, "end")
    t = against(["providence_class_dreadnought"])
    assert mark(t, "damage", "providence_class_dreadnought") == facts("at_te")["attack"]
    assert mark(t, "damage", "felucia") == 0


@pytest.mark.rule("DBG-151", "DBG-161")
def test_the_attacker_divides_the_damage_among_several_ships() -> None:
    ships = ["droid_control_ship", "munificent_class_frigate"]
    t = against(ships)
    assert facts("droid_control_ship")["hit_points"] == 5 and facts("munificent_class_frigate")["hit_points"] == 4
    assert keys(t) == [
        *[f"assign droid_control_ship#1 {n}" for n in (5, 4, 3, 2, 1)],
        *[f"assign munificent_class_frigate#1 {n}" for n in (4, 3, 2, 1)],
    ]
    assert refused(t, "assign droid_control_ship#1 6") == "DBG-161"
    assert refused(t, "assign felucia#1 1") == "DBG-149"
    do(t, "assign droid_control_ship#1 3", "assign munificent_class_frigate#1 3")
    assert zone(t, "ships", 1) == ships, "also a split that destroys nothing"
    assert [mark(t, "damage", ship) for ship in ships] == [3, 3]
    t = do(against(ships), "assign munificent_class_frigate#1 4")
    assert zone(t, "discard", 1) == ["munificent_class_frigate"] and mark(t, "damage", "droid_control_ship") == 2
    t = against(ships, {"droid_control_ship#1": 3}, ("arc_trooper#1", "clone_trooper#1"))
    assert keys(t)[:2] == ["assign droid_control_ship#1 2", "assign droid_control_ship#1 1"], "3 of 5 are there already"


@pytest.mark.rule("DBG-150", "DBG-152")
def test_damage_left_after_several_ships_goes_to_the_base() -> None:
    ships = ["munificent_class_frigate#1", "munificent_class_frigate#2"]
    units = ("at_te#1", "arc_trooper#1", "arc_trooper#2")
    t = against(ships, {}, units)
    left = facts("at_te")["attack"] + 2 * facts("arc_trooper")["attack"]
    left -= 2 * facts("munificent_class_frigate")["hit_points"]
    assert zone(t, "ships", 1) == [] and mark(t, "damage", "felucia") == left > 0
    t = do(against(ships, {}, ("at_te#1",)), "assign munificent_class_frigate#1 3")
    assert zone(t, "ships", 1) == ["munificent_class_frigate"] * 2, "3 of 4"
    assert mark(t, "damage", "felucia") == 0


@pytest.mark.rule("DBG-153")
def test_damage_stays_between_turns() -> None:
    t = against(["providence_class_dreadnought"])
    do(t, "end")
    do(t, "end", seat=1)
    assert mark(t, "damage", "providence_class_dreadnought") == facts("at_te")["attack"]
    t = against([])
    for seat in (0, 1, 0, 1):
        assert mark(t, "damage", "felucia") == facts("at_te")["attack"]
        do(t, "end", seat=seat)


@pytest.mark.rule("DBG-155", "DBG-156", "DBG-157", "DBG-158")
def test_a_destroyed_base_goes_to_the_victory_pile_and_is_replaced_at_the_next_start() -> None:
    side = {"base": ["xorrn"], "bases": ["felucia", "geonosis"], "deck": ["b1_battle_droid"]}
    t = galaxy({"units": ["at_te", "clone_trooper"], "base": ["rishi"]}, side, marks={"damage": {"xorrn#1": 5}})
    do(t, "commit at_te#1 base", "resolve base")
    assert zone(t, "victory", 0) == ["xorrn"] and zone(t, "base", 1) == []
    assert mark(t, "damage", "xorrn") == 0
    assert refused(t, "commit clone_trooper#1 base") == "DBG-157"
    do(t, "end")
    do(t, "choose-base felucia", seat=1)
    assert mark(t, "damage", "felucia") == 0, "3 more than enough: lost"


@pytest.mark.rule("DBG-159", "DBG-177", "DBG-176")
def test_after_its_attack_a_card_cannot_be_committed_again() -> None:
    t = galaxy({"units": ["at_te", "clone_trooper"]}, {"base": ["felucia"]}, row=["magnaguard"])
    do(t, "commit at_te#1 base", "resolve base", "commit clone_trooper#1 magnaguard#1", "resolve magnaguard#1")
    assert refused(t, "commit at_te#1 base") == "DBG-159"
    assert refused(t, "commit clone_trooper#1 base") == "DBG-159", "also after a failed attack"
    assert commits(t) == []
    t = galaxy({"units": ["at_te"]}, {"base": ["felucia"]}, row=["magnaguard", "stap"])
    do(t, "commit at_te#1 magnaguard#1", "resolve magnaguard#1", "decline")
    assert commits(t) == [] and refused(t, "commit at_te#1 stap#1") == "DBG-159", "nor after a successful one"


@pytest.mark.rule("DBG-159")
def test_a_ship_that_has_attacked_is_committed_again_in_the_next_turn_and_not_before() -> None:
    t = galaxy({"ships": ["venator_class_star_destroyer"], "base": ["rishi"]}, {"base": ["felucia"]})
    for n in (1, 2):
        do(t, "commit venator_class_star_destroyer#1 base", "resolve base")
        assert commits(t) == [] and refused(t, "commit venator_class_star_destroyer#1 base") == "DBG-159"
        do(t, "end")
        do(t, "end", seat=1)
        assert mark(t, "damage", "felucia") == n * facts("venator_class_star_destroyer")["attack"]


@pytest.mark.rule("DBG-160")
def test_cards_that_have_attacked_stay_in_play_and_keep_their_abilities() -> None:
    side = {"units": ["aayla_secura", "clone_trooper", "padme_amidala"], "deck": ["republic_shuttle"]}
    t = galaxy(side, {"base": ["felucia"]}, force=1)
    do(t, "commit aayla_secura#1 base", "commit padme_amidala#1 base", "resolve base")
    before = mark(t, "damage", "felucia")
    assert zone(t, "units", 0) == side["units"]
    do(t, "use padme_amidala", "commit clone_trooper#1 base", "resolve base")
    assert mark(t, "damage", "felucia") - before == facts("clone_trooper")["attack"] + 1


@pytest.mark.rule("DBG-162")
def test_a_ship_comes_back_undamaged() -> None:
    t = against(["munificent_class_frigate"], {"munificent_class_frigate#1": 3})
    assert zone(t, "discard", 1) == ["munificent_class_frigate"]
    assert mark(t, "damage", "munificent_class_frigate") == 0


@pytest.mark.rule("DBG-164")
def test_hit_points_given_by_a_base_count_at_every_moment() -> None:
    points = facts("acclamator")["hit_points"]
    side = {"base": ["naboo"], "ships": ["acclamator"], "bases": ["kamino"]}
    damage = {"acclamator#1": points - 1}
    t = galaxy(
        side,
        {"units": ["b1_battle_droid#1", "b1_battle_droid#2"], "base": ["xorrn"]},
        active=1,
        marks={"damage": damage},
    )
    do(t, "commit b1_battle_droid#1 base", "resolve base", seat=1)
    assert zone(t, "ships", 0) == ["acclamator"] and mark(t, "damage", "acclamator") == points + 1
    t = galaxy(
        side,
        {"units": ["vulture_droid"], "base": ["xorrn"]},
        active=1,
        marks={"damage": {"acclamator#1": points + 1, "naboo#1": facts("naboo")["hit_points"] - 2}},
    )
    do(t, "use vulture_droid", "hit naboo#1", seat=1)
    assert zone(t, "victory", 1) == ["naboo"]
    assert zone(t, "ships", 0) == [] and zone(t, "discard", 0) == ["acclamator"], "the bonus ended"


# attacks on the row


@pytest.mark.rule("DBG-166")
def test_every_faction_unit_of_the_galaxy_deck_has_a_target_value_and_a_reward() -> None:
    for card in CARDS.values():
        fact = card.facts()
        has = fact["deck"] == "galaxy" and fact["type"] == "unit" and fact["faction"] != "neutral"
        assert ("target_value" in fact) is has and ("reward" in fact) is has
        if has:
            assert fact["target_value"] > 0 and fact["reward"]


@pytest.mark.rule("DBG-167", "DBG-169")
def test_the_target_is_an_enemy_unit_of_the_row() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["arc_trooper", "providence_class_dreadnought"])
    assert refused(t, "commit at_te#1 arc_trooper#1") == "DBG-167"
    assert refused(t, "commit at_te#1 providence_class_dreadnought#1") == "DBG-169"
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"], "discard": ["stap#2"]}, row=["stap#1"], discard=["droideka"])
    assert commits(t) == ["commit at_te#1 base", "commit at_te#1 stap#1"]
    assert refused(t, "commit at_te#1 droideka#1") == refused(t, "commit at_te#1 stap#2") == "DBG-137"


@pytest.mark.rule("DBG-171", "DBG-179", "DBG-178", "DBG-180")
def test_example_delta_7b_and_arc_trooper_sabotage_admiral_trench() -> None:
    t = galaxy(
        {"units": ["delta_7b", "arc_trooper"]},
        {"base": ["xorrn"]},
        row=["admiral_trench", "embo", "cad_bane", "stap", "at_te", "at_rt"],
        deck=["laat_gunship", "droideka"],
        force=-1,
    )
    do(t, "commit delta_7b#1 admiral_trench#1", "commit arc_trooper#1 admiral_trench#1", "resolve admiral_trench#1")
    total = next(event.n for event in t.events if event.kind == "resolve-row")
    assert total == 6 >= facts("admiral_trench")["target_value"] == 5
    assert zone(t, "galaxy_discard") == ["admiral_trench"] and zone(t, "galaxy_row")[0] == "laat_gunship"
    assert number(t, "resources") == 0 and force(t) == -1, "discarded and refilled, then the reward is offered"
    assert keys(t) == ["reward admiral_trench#1", "decline"]
    taken = do(t.copy(), "reward admiral_trench#1")
    assert number(taken, "resources") == 3 and force(taken) == 1
    assert can(taken, "buy outer_rim_pilot_cw"), "at once, in the same turn"
    declined = do(t, "decline")
    assert number(declined, "resources") == 0 and force(declined) == -1, "as a whole or not at all"


@pytest.mark.rule("DBG-171")
def test_the_defeated_card_is_discarded_before_the_row_is_filled() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["stap"], deck=[], discard=["embo"])
    do(t, "commit at_te#1 stap#1", "resolve stap#1")
    assert sorted([zone(t, "galaxy_row")[0], *zone(t, "galaxy_deck")]) == ["embo", "stap"]
    assert zone(t, "galaxy_discard") == [], "it was shuffled with the pile into the empty deck"
    assert keys(t) == ["reward stap#1", "decline"]


@pytest.mark.rule("DBG-173", "DBG-174")
def test_attack_above_the_target_value_is_lost_and_row_targets_take_no_damage() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["felucia"]}, row=["v_19_torrent", "stap"])
    do(t, "commit at_te#1 stap#1", "resolve stap#1", "decline")
    assert mark(t, "damage", "felucia") == 0 and t.position()["marks"]["damage"] == {}
    assert number(t, "resources") == 0 and force(t) == 0 and "v_19_torrent" in zone(t, "galaxy_row")
    t = galaxy({"units": ["clone_trooper"]}, {"base": ["felucia"]}, row=["magnaguard"])
    do(t, "commit clone_trooper#1 magnaguard#1", "resolve magnaguard#1")
    assert t.position()["marks"]["damage"] == {}


# the end of a turn


@pytest.mark.rule("DBG-181", "DBG-182", "DBG-184", "DBG-185", "DBG-186")
def test_the_steps_of_the_end_of_a_turn() -> None:
    side = {
        "units": ["at_te"],
        "hand": ["clone_trooper"],
        "resources": 9,
        "deck": ["republic_shuttle"] * 6,
        "base": ["rishi"],
    }
    other = {"base": ["xorrn"], "hand": ["b1_battle_droid"], "resources": 2}
    t = do(galaxy(side, other), "end")
    assert zone(t, "discard", 0) == ["at_te", "clone_trooper"], "units first, then the hand"
    assert number(t, "resources") == 0
    assert zone(t, "hand", 1) == ["b1_battle_droid"] and zone(t, "discard", 1) == [], "the opponent's stay"
    assert [event.kind for event in t.events][:4] == ["clear-units", "clear-hand", "draw", "draw"]
    assert zone(t, "hand", 0) == ["republic_shuttle"] * 5 and zone(t, "deck", 0) == ["republic_shuttle"]


@pytest.mark.rule("DBG-187", "DBG-188", "DBG-264")
def test_example_the_deck_holds_three_cards() -> None:
    side = {"deck": ["republic_shuttle"] * 3, "discard": ["clone_trooper"] * 2 + ["jedi_knight"], "base": ["rishi"]}
    t = galaxy(side, {"base": ["xorrn"]})
    do(t, "end")
    hand = zone(t, "hand", 0)
    assert hand[:3] == ["republic_shuttle"] * 3 and len(hand) == 5
    assert zone(t, "discard", 0) == [] and len(zone(t, "deck", 0)) == 1
    orders = set()
    for seed in range(8):
        t = do(galaxy(side, {"base": ["xorrn"]}, seed=seed), "end")
        assert zone(t, "hand", 0)[:3] == ["republic_shuttle"] * 3
        orders.add(tuple(t.position()["seats"][0]["hand"][3:] + t.position()["seats"][0]["deck"]))
    assert len(orders) > 1, "shuffled"


@pytest.mark.rule("DBG-190")
def test_a_player_draws_fewer_cards_if_there_are_not_enough() -> None:
    t = galaxy({"deck": ["republic_shuttle"], "discard": ["clone_trooper"], "base": ["rishi"]}, {"base": ["xorrn"]})
    do(t, "end")
    assert sorted(zone(t, "hand", 0)) == ["clone_trooper", "republic_shuttle"]


@pytest.mark.rule("DBG-191")
@pytest.mark.parametrize("played", [False, True])
def test_a_borrowed_card_is_exiled_before_anything_is_put_away(played: bool) -> None:
    side = {"base": ["jedha"], "resources": 3, "deck": ["rebel_trooper"] * 2}
    t = galaxy(side, {"base": ["lothal"]}, format="original", row=["bossk"])
    do(t, "buy bossk")
    assert zone(t, "hand", 0) == ["bossk"]
    if played:
        do(t, "play bossk")
    do(t, "end")
    assert zone(t, "exile", 0) == ["bossk"] and "bossk" not in zone(t, "hand", 0) + zone(t, "discard", 0)


@pytest.mark.rule("DBG-191")
@pytest.mark.parametrize("place", ["hand", "units", "discard", "deck"])
def test_a_borrowed_card_is_exiled_first_from_any_zone(place: str) -> None:
    side = {"units": ["grand_moff_tarkin"], "hand": ["imperial_shuttle"], "base": ["lothal"]}
    options = {"faction_0": "empire"}
    t = galaxy(side, {"base": ["dantooine"]}, format="original", row=["tie_fighter"], options=options, bare=True)
    do(t, "use grand_moff_tarkin")
    position = position_of(t)
    position["seats"][0]["hand"].remove("tie_fighter#1")
    position["seats"][0][place].append("tie_fighter#1")
    t = do(kantyna.Table.from_position(position), "end")
    assert zone(t, "exile", 0) == ["tie_fighter"]
    assert sorted(zone(t, "hand", 0)) == ["grand_moff_tarkin", "imperial_shuttle"]
    assert [event.kind for event in t.events][:3] == ["exile", "clear-units", "clear-hand"]


@pytest.mark.rule("DBG-193")
def test_there_is_no_hand_limit() -> None:
    hand = ["republic_shuttle"] * 7 + ["clone_trooper"] * 2
    t = galaxy({"hand": hand, "units": ["padme_amidala"], "deck": ["jedi_knight"]}, {})
    do(t, "use padme_amidala")
    assert len(zone(t, "hand", 0)) == 10 and can(t, "end")
    t = galaxy({"hand": [*hand, "at_te", "embo"], "units": ["padme_amidala"], "deck": ["jedi_knight"]}, {})
    do(t, "use padme_amidala")
    assert len(zone(t, "hand", 0)) == 12 and can(t, "end")


# victory


@pytest.mark.rule("DBG-194", "DBG-195", "DBG-196")
def test_the_third_destroyed_base_ends_the_game_at_once() -> None:
    side = {"units": ["at_te", "clone_trooper"], "victory": ["dac"], "hand": ["jedi_knight"], "base": ["rishi"]}
    other = {"base": ["xorrn"], "bases": ["felucia", "geonosis"]}
    t = galaxy(side, other, marks={"damage": {"xorrn#1": 7}})
    do(t, "commit at_te#1 base", "resolve base")
    assert not t.over, "two"
    t = galaxy({**side, "victory": ["dac", "mygeeto"]}, other, marks={"damage": {"xorrn#1": 7}})
    do(t, "commit at_te#1 base", "resolve base")
    assert t.over and t.winners == (0,) and t.choices == {}
    assert refused(t, "play jedi_knight#1") == "DBG-196"


@pytest.mark.rule("DBG-194")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_three_bases_win_the_standard_game(before: int) -> None:
    assert kantyna.Table("deckbuilding", "clone-wars").view(None)["to_win"] == 3
    t = galaxy(
        {"units": ["at_te"], "victory": ["dac", "mygeeto"][:before], "base": ["rishi"]},
        {"base": ["xorrn"], "bases": ["felucia", "geonosis"]},
        marks={"damage": {"xorrn#1": 7}},
        options={"bases": "beginner", "length": "rulebook"},
    )
    do(t, "commit at_te#1 base", "resolve base")
    assert t.over is (before == 2) and t.winners == ((0,) if before == 2 else ())


@pytest.mark.rule("DBG-195", "DBG-196")
def test_nothing_more_is_resolved_once_the_game_is_decided() -> None:
    row = ["x_wing", "bossk", "y_wing", "dengar", "b_wing", "at_st"]
    for victory, over in ((["hoth"], False), (["hoth", "mon_cala"], True)):
        t = galaxy(
            {"bases": ["rodia"], "victory": victory},
            {"base": ["dantooine"], "bases": ["sullust"], "discard": ["rebel_trooper"]},
            format="original", options={"faction_0": "empire"}, row=row, active=1,
            marks={"damage": {"dantooine#1": 7}},
        )  # fmt: skip
        do(t, "end", seat=1)
        do(t, "choose-base rodia", "answer rodia#1")
        assert zone(t, "victory", 0) == [*victory, "dantooine"] and t.over is over
        discarded = [] if over else ["x_wing", "y_wing", "b_wing"]
        assert zone(t, "galaxy_discard") == discarded, "the second part of the ability: no longer"
        assert (t.position()["stack"] == []) is over and (t.choices == {}) is over


@pytest.mark.rule("DBG-197", "DBG-252")
def test_a_base_destroyed_by_an_ability_counts_as_well() -> None:
    side = {"units": ["arc_trooper", "clone_trooper"], "victory": ["dac", "mygeeto"]}
    t = galaxy(side, {"base": ["xorrn"]}, marks={"damage": {"xorrn#1": 7}})
    do(t, "use arc_trooper")
    assert t.over and t.winners == (0,)
