"""DBG chapter 12 except team play: slots, modes, purchases, attacks, timing, empty decks (DBG-496 to DBG-509)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.game.deckbuilding.corrections import ability_numbers
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, galaxy, keys, mark, number, refused, zone

ROW = ["embo", "at_te", "stap", "at_rt", "cad_bane", "arc_trooper"]
OLD_ROW = ["bossk", "x_wing", "tie_fighter", "y_wing", "dengar", "at_st"]


def numbers(id: str) -> list[int]:
    """The numbers in the card's ability text."""
    return ability_numbers(CARDS[id])


def attack(t: kantyna.Table, label: str) -> int:
    """The attack that a card in play has now."""
    return int(t.view(None)["attack"][label])


def logged_kinds(t: kantyna.Table, *kinds: str) -> list[str]:
    """The events of these kinds, in order."""
    return [event.kind for event in t.events if event.kind in kinds]


def separatist(me: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """The Separatists' turn, seat 1's."""
    return galaxy({"base": ["coruscant_cw"], **(other or {})}, {"base": ["xorrn"], **me}, active=1, **more)


def imperial(me: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> kantyna.Table:
    """The Empire's turn, seat 1's."""
    return galaxy(
        {"base": ["yavin_4"], **(other or {})}, {"base": ["lothal"], **me}, active=1, format="original", **more
    )


def mixed(*sides: dict[str, Any], first: str, second: str, **more: Any) -> kantyna.Table:
    """A mixed game of these two factions, with the neutral cards of the original box."""
    options = {"faction_0": first, "faction_1": second, "neutrals": "original"}
    return galaxy(*sides, format="mixed", options=options, **more)


def swapped(row: list[str], place: int, card: str) -> list[str]:
    return [*row[:place], card, *row[place + 1 :]]


# swaps and replacements in the row


@pytest.mark.rule("DBG-496")
def test_tatooine_swaps_a_row_card_with_a_rebel_card_of_the_galaxy_discard_pile() -> None:
    def reveal(discard: list[str]) -> kantyna.Table:
        row = ["bossk", "tie_fighter#1", "y_wing#1", "dengar", "at_st", "tie_fighter#2"]
        side = {"bases": ["tatooine"], "deck": ["rebel_trooper"]}
        t = galaxy(side, {"base": ["lothal"]}, format="original", active=1, row=row, deck=["ig_88"], discard=discard)
        do(t, "end", seat=1)
        return do(t, "choose-base tatooine", "answer tatooine#1")

    row = ["bossk", "tie_fighter", "y_wing", "dengar", "at_st", "tie_fighter"]
    t = reveal(["x_wing", "u_wing", "at_at"])
    do(t, "swap dengar#1")
    assert keys(t) == ["put-in-row x_wing#1", "put-in-row u_wing#1"], "Rebel cards"
    do(t, "put-in-row u_wing#1")
    assert zone(t, "galaxy_row") == swapped(row, 3, "u_wing")
    assert sorted(zone(t, "galaxy_discard")) == ["at_at", "dengar", "x_wing"] and zone(t, "galaxy_deck") == ["ig_88"]
    assert number(t, "resources") == 1
    t = reveal(["x_wing"])
    do(t, "swap y_wing#1")
    assert zone(t, "galaxy_row") == swapped(row, 2, "x_wing"), "not the card that has just come to the pile"
    t = reveal(["at_at"])
    assert can(t, "end") and zone(t, "galaxy_row") == row and number(t, "resources") == 1, "without one no swap"


@pytest.mark.rule("DBG-496")
def test_moff_jerjerrod_swaps_a_row_card_with_the_top_of_the_galaxy_deck() -> None:
    t = imperial({"units": ["moff_jerjerrod"]}, force=-1, row=OLD_ROW, deck=["at_at", "ig_88"])
    do(t, "use moff_jerjerrod", seat=1)
    assert keys(t, 1) == [f"swap {id}#1" for id in OLD_ROW] + ["decline"]
    declined = do(t.copy(), "decline", seat=1)
    assert zone(declined, "galaxy_row") == OLD_ROW and zone(declined, "galaxy_deck") == ["at_at", "ig_88"]
    do(t, "swap y_wing#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(OLD_ROW, 3, "at_at")
    assert zone(t, "galaxy_deck") == ["y_wing", "ig_88"] and zone(t, "galaxy_discard") == []
    for seat in (0, 1, None):
        assert t.view(seat)["galaxy_deck"] == ["y_wing#1", None], "all saw it go there"
    t = imperial({"units": ["moff_jerjerrod"]}, force=0, row=OLD_ROW, deck=["at_at", "ig_88"])
    do(t, "use moff_jerjerrod", seat=1)
    assert can(t, "end", seat=1) and zone(t, "galaxy_row") == OLD_ROW, "a swap only with the Force"


@pytest.mark.rule("DBG-496")
def test_cato_neimoidia_replaces_an_enemy_card_by_one_of_the_galaxy_discard_pile() -> None:
    def reveal(discard: list[str]) -> kantyna.Table:
        side = {"bases": ["cato_neimoidia"], "deck": ["b1_battle_droid"]}
        t = galaxy({"base": ["rishi"]}, side, row=ROW, deck=["mtt"], discard=discard, force=0)
        do(t, "end")
        return do(t, "choose-base cato_neimoidia", seat=1)

    t = reveal(["v_19_torrent", "laat_gunship", "aat"])
    assert keys(t, 1) == ["discard at_te#1", "discard at_rt#1", "discard arc_trooper#1", "decline"]
    declined = do(t.copy(), "decline", seat=1)
    assert zone(declined, "galaxy_row") == ROW and number(declined, "resources", 1) == 0
    do(t, "discard at_rt#1", seat=1)
    assert keys(t, 1) == ["put-in-row v_19_torrent#1", "put-in-row laat_gunship#1"], "another enemy card"
    do(t, "put-in-row laat_gunship#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ROW, 3, "laat_gunship") and zone(t, "galaxy_deck") == ["mtt"]
    assert zone(t, "galaxy_discard") == ["v_19_torrent", "aat", "at_rt"]
    assert number(t, "resources", 1) == facts("laat_gunship")["cost"], "the cost of the replacing card"
    t = reveal(["aat"])
    do(t, "discard at_rt#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ROW, 3, "mtt") and number(t, "resources", 1) == 0, "the normal refill"


@pytest.mark.rule("DBG-496")
def test_the_protocol_droid_swaps_what_it_finds_with_a_neutral_unit() -> None:
    side = {"units": ["protocol_droid"]}
    t = separatist(side, row=ROW, deck=["laat_gunship", "hutt_fighter", "droideka", "mtt"])
    do(t, "use protocol_droid", seat=1)
    assert keys(t, 1) == ["swap embo#1", "swap cad_bane#1"] and refused(t, "decline", seat=1) == "DBG-300"
    do(t, "swap cad_bane#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ROW, 4, "droideka") and zone(t, "galaxy_deck") == ["mtt"]
    assert zone(t, "galaxy_discard") == ["laat_gunship", "hutt_fighter", "cad_bane"]
    assert zone(t, "exile", 1) == ["protocol_droid"]
    row = ["cr70_corvette", "at_te", "stap", "at_rt", "aat", "arc_trooper"]
    t = separatist(side, row=row, deck=["laat_gunship", "droideka", "mtt"])
    do(t, "use protocol_droid", seat=1)
    assert zone(t, "galaxy_row") == row and zone(t, "galaxy_discard") == ["laat_gunship", "droideka"], "no neutral unit"
    t = galaxy(side, {}, row=ROW, deck=["droideka", "laat_gunship", "mtt"])
    do(t, "use protocol_droid", "swap embo#1")
    assert zone(t, "galaxy_row") == swapped(ROW, 0, "laat_gunship"), "the player's own faction"


@pytest.mark.rule("DBG-496", "DBG-497")
def test_count_dooku_swaps_a_unit_of_the_row_with_an_exiled_card() -> None:
    row = [*ROW[:5], "cr70_corvette"]
    exile = ["b1_battle_droid", "droideka", "separatist_shuttle", "outer_rim_pilot_cw"]
    t = separatist({"units": ["count_dooku"], "exile": exile}, force=-1, row=row, deck=["mtt"], pilots=1)
    do(t, "use count_dooku", seat=1)
    assert keys(t, 1) == [f"swap {id}#1" for id in row[:5]], "units"
    do(t, "swap at_te#1", seat=1)
    assert sorted(key.partition("#")[0] for key in keys(t, 1)) == [
        "put-in-row droideka",
        "put-in-row outer_rim_pilot_cw",
    ]
    assert not can(t, "put-in-row b1_battle_droid", seat=1), "no starter card"
    assert refused(t, "put-in-row b1_battle_droid#1", seat=1) == "DBG-496"
    do(t, "put-in-row droideka", seat=1)
    assert zone(t, "galaxy_row") == swapped(row, 1, "droideka") and zone(t, "galaxy_deck") == ["mtt"]
    assert sorted(zone(t, "exile", 1)) == sorted(["at_te", *[id for id in exile if id != "droideka"]])
    starters = ["b1_battle_droid", "separatist_shuttle", "dark_side_agent"]
    t = separatist({"units": ["count_dooku"], "exile": starters}, force=-1, row=row)
    assert refused(t, "use count_dooku#1", seat=1) == "DBG-132"


@pytest.mark.rule("DBG-496", "DBG-497")
def test_nute_gunray_fills_the_next_slot_from_the_exile_pile() -> None:
    row = ["stap#1", "stap#2", "embo", "at_te", "cad_bane", "arc_trooper"]
    ids = ["stap", "stap", *row[2:]]
    side = {"units": ["nute_gunray"], "resources": 20}
    exile = ["b1_battle_droid", "droideka", "mtt"]
    t = separatist({**side, "exile": exile}, row=row, deck=["aat", "tri_fighter"])
    do(t, "use nute_gunray", "buy stap#2", seat=1)
    assert keys(t, 1) == ["put-in-row droideka#1", "put-in-row mtt#1"], "no starter card"
    do(t, "put-in-row mtt#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ids, 1, "mtt") and zone(t, "galaxy_deck") == ["aat", "tri_fighter"]
    assert zone(t, "exile", 1) == ["b1_battle_droid", "droideka"]
    do(t, "buy stap#1", seat=1)
    assert zone(t, "galaxy_row")[0] == "aat", "the next one only"
    t = separatist({**side, "exile": ["b1_battle_droid", "separatist_shuttle"]}, row=row, deck=["aat"])
    do(t, "use nute_gunray", "buy stap#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ids, 0, "aat"), "nothing but starter cards: the normal refill"


@pytest.mark.rule("DBG-496")
def test_wat_tambor_may_replace_a_neutral_card_by_a_separatist_one() -> None:
    side = {"units": ["wat_tambor"]}
    pile = ["droideka", "laat_gunship", "mtt"]
    t = separatist(side, row=ROW, deck=["aat"], discard=pile, force=-1)
    do(t, "use wat_tambor", seat=1)
    assert keys(t, 1) == ["discard embo#1", "discard cad_bane#1"]
    do(t, "discard cad_bane#1", seat=1)
    assert keys(t, 1) == ["put-in-row droideka#1", "put-in-row mtt#1", "decline"]
    declined = do(t.copy(), "decline", seat=1)
    assert zone(declined, "galaxy_row") == swapped(ROW, 4, "aat") and zone(declined, "galaxy_deck") == []
    do(t, "put-in-row mtt#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ROW, 4, "mtt") and zone(t, "galaxy_deck") == ["aat"]
    assert zone(t, "galaxy_discard") == ["droideka", "laat_gunship", "cad_bane"]
    for space, discard in ((0, pile), (-1, ["laat_gunship"])):
        t = separatist(side, row=ROW, deck=["aat"], discard=discard, force=space)
        do(t, "use wat_tambor", "discard cad_bane#1", seat=1)
        assert zone(t, "galaxy_row") == swapped(ROW, 4, "aat") and can(t, "end", seat=1), "the normal refill"


@pytest.mark.rule("DBG-497")
def test_starter_cards_are_marked_as_such() -> None:
    starters = {id for id, card in CARDS.items() if card.facts()["deck"] == "starter"}
    assert starters == {
        "republic_shuttle", "clone_trooper", "jedi_knight", "separatist_shuttle", "b1_battle_droid", "dark_side_agent",
        "alliance_shuttle", "rebel_trooper", "temple_guardian", "imperial_shuttle", "stormtrooper", "inquisitor",
    }  # fmt: skip


# modes


@pytest.mark.rule("DBG-498")
@pytest.mark.parametrize("bases", ["beginner", "all"])
@pytest.mark.parametrize("format", ["mixed", "teams"])
def test_the_modes_combine(format: str, bases: str) -> None:
    options = {"bases": bases, "faction_0": "rebel", "faction_1": "republic"}
    if format == "teams":
        options.update({"faction_2": "separatist", "faction_3": "empire"})
    t = kantyna.Table("deckbuilding", format, seed=1, options=options)
    for seat in range(t.seat_count):
        assert len(zone(t, "base", seat) + zone(t, "bases", seat)) == (5 if bases == "beginner" else 10)
    sets = {facts(id)["set"] for seat in range(t.seat_count) for id in zone(t, "hand", seat) + zone(t, "deck", seat)}
    assert sets == {"original", "clone-wars"}


@pytest.mark.rule("DBG-499")
def test_a_mixed_game_without_full_control_uses_beginner_bases_and_ends_at_three() -> None:
    beginner = {
        "republic": ["anaxes", "coruscant_cw", "kamino", "rishi", "ryloth"],
        "separatist": ["dac", "felucia", "geonosis", "mygeeto", "xorrn"],
        "rebel": ["dantooine", "hoth", "mon_cala", "sullust", "yavin_4"],
        "empire": ["corellia", "coruscant", "death_star", "endor", "lothal"],
    }
    for first, second in (("republic", "rebel"), ("empire", "separatist")):
        t = kantyna.Table("deckbuilding", "mixed", seed=1, options={"faction_0": first, "faction_1": second})
        for seat, faction in enumerate((first, second)):
            assert sorted(zone(t, "base", seat) + zone(t, "bases", seat)) == beginner[faction]
        assert t.view(None)["to_win"] == 3


@pytest.mark.rule("DBG-500")
@pytest.mark.parametrize(
    ("first", "second", "own", "enemy", "rule"),
    [
        ("rebel", "empire", "x_wing", "tie_fighter", "DBG-500"),
        ("empire", "rebel", "tie_fighter", "x_wing", "DBG-500"),
        ("rebel", "republic", "x_wing", "v_19_torrent", "DBG-500"),
        ("republic", "rebel", "v_19_torrent", "x_wing", "DBG-109"),
        ("separatist", "empire", "vulture_droid", "tie_fighter", "DBG-110"),
        ("empire", "republic", "tie_fighter", "v_19_torrent", "DBG-500"),
    ],
)
def test_faction_rules_apply_to_the_two_factions_played(
    first: str, second: str, own: str, enemy: str, rule: str
) -> None:
    units = ["ig_88"]
    row = [f"{own}#1", f"{enemy}#1", "bossk"]
    t = mixed({"resources": 20, "units": units}, {}, first=first, second=second, row=row)
    assert refused(t, f"buy {enemy}#1") == rule
    assert refused(t, f"commit ig_88#1 {own}#1") == "DBG-167" and refused(t, "commit ig_88#1 bossk#1") == "DBG-168"
    bought = do(t.copy(), f"buy {own}#1", "buy bossk#1")
    assert zone(bought, "discard", 0) == [own, "bossk"]
    do(t, f"commit ig_88#1 {enemy}#1", f"resolve {enemy}#1", f"reward {enemy}#1")
    assert zone(t, "galaxy_row")[:1] == [own] and any(event.kind == "defeat" for event in t.events)
    assert number(t, "resources") == 20 + facts(enemy)["reward"].get("resources", 0) > 20


@pytest.mark.rule("DBG-500")
def test_in_the_original_box_rebels_and_empire_are_enemies() -> None:
    row = ["x_wing", "tie_fighter", "bossk", "star_destroyer"]
    t = galaxy({"resources": 20, "units": ["b_wing"]}, {"base": ["lothal"]}, format="original", row=row)
    assert refused(t, "buy tie_fighter#1") == "DBG-500" and refused(t, "buy star_destroyer#1") == "DBG-500"
    assert can(t, "buy x_wing") and can(t, "buy bossk") and can(t, "commit b_wing#1 tie_fighter#1")
    assert refused(t, "commit b_wing#1 x_wing#1") == "DBG-167"
    t = imperial({"resources": 20, "units": ["at_st"]}, row=row)
    assert refused(t, "buy x_wing#1", seat=1) == "DBG-500" and can(t, "buy tie_fighter", seat=1)
    assert can(t, "commit at_st#1 x_wing#1", seat=1)
    assert refused(t, "commit at_st#1 tie_fighter#1", seat=1) == "DBG-167"


# purchases and attacks


@pytest.mark.rule("DBG-501")
def test_abilities_about_buying_come_after_price_destination_and_refill() -> None:
    side = {"resources": 5, "hand": ["rebel_trooper"]}
    row = ["quarren_mercenary", *OLD_ROW[1:]]
    t = galaxy(side, {}, format="original", row=row, deck=["ig_88"])
    do(t, "buy quarren_mercenary")
    assert keys(t) == ["exile rebel_trooper#1", "exile quarren_mercenary#1", "decline"]
    assert number(t, "resources") == 1 and zone(t, "discard", 0) == ["quarren_mercenary"]
    assert zone(t, "galaxy_row") == swapped(row, 0, "ig_88")
    side = {"resources": 20, "units": ["hondo_ohnaka"], "deck": ["clone_trooper"]}
    t = galaxy(side, {}, row=ROW, deck=["mtt"])
    do(t, "buy at_te")
    assert can(t, "answer hondo_ohnaka#1") and number(t, "resources") == 20 - facts("at_te")["cost"]
    assert zone(t, "discard", 0) == ["at_te"] and zone(t, "galaxy_row") == swapped(ROW, 1, "mtt")
    price = numbers("jar_jar_binks")[0]
    cost = facts("jar_jar_binks")["cost"]
    for more, enough in ((price, True), (price - 1, False)):
        t = galaxy({"resources": cost + more}, {}, row=["jar_jar_binks"], force=0)
        do(t, "buy jar_jar_binks")
        assert can(t, "pay jar_jar_binks#1") is enough, "from what is left after the price"


@pytest.mark.rule("DBG-501")
def test_a_slot_filled_by_choice_is_filled_before_abilities_about_buying() -> None:
    side = {"units": ["hondo_ohnaka", "nute_gunray"], "deck": ["b1_battle_droid"], "exile": ["mtt", "stap"]}
    t = separatist({**side, "resources": 20}, row=["aat", *ROW[1:]], deck=["droideka"])
    do(t, "use nute_gunray", "buy aat#1", seat=1)
    assert can(t, "put-in-row mtt", seat=1) and not can(t, "answer hondo_ohnaka#1", seat=1)
    do(t, "put-in-row mtt", seat=1)
    assert can(t, "answer hondo_ohnaka#1", seat=1)


@pytest.mark.rule("DBG-501")
def test_an_ability_that_changes_the_destination_applies_on_the_way() -> None:
    side = {"resources": 20, "units": ["hondo_ohnaka"], "ships": ["acclamator"], "deck": ["clone_trooper"]}
    t = galaxy(side, {}, row=ROW, deck=["mtt"])
    do(t, "use acclamator", "buy at_te")
    assert zone(t, "deck", 0) == ["at_te", "clone_trooper"] and zone(t, "discard", 0) == []
    do(t, "answer hondo_ohnaka#1")
    assert zone(t, "hand", 0) == ["at_te"], "it was there before the draw"
    t = galaxy({"resources": 3, "deck": ["rebel_trooper"]}, {}, format="original", force=1, row=["fang_fighter"])
    do(t, "buy fang_fighter")
    assert keys(t) == ["to-discard fang_fighter#1", "to-hand fang_fighter#1"]
    do(t, "to-hand fang_fighter#1", "answer fang_fighter#1")
    assert zone(t, "hand", 0) == ["fang_fighter", "rebel_trooper"]


@pytest.mark.rule("DBG-502")
def test_all_cards_on_one_target_are_one_attack_and_later_ones_a_new_one() -> None:
    units = ["rebel_trooper#1", "rebel_trooper#2", "x_wing"]
    assert facts("at_st")["target_value"] == 4 == 2 * facts("rebel_trooper")["attack"]
    t = galaxy({"units": units}, {"base": ["endor"]}, format="original", row=["at_st"])
    do(t, "commit rebel_trooper#1 at_st#1", "commit rebel_trooper#2 at_st#1")
    assert [key for key in keys(t) if key.startswith("resolve")] == ["resolve at_st#1"], "one attack"
    do(t, "resolve at_st#1")
    assert zone(t, "galaxy_discard") == ["at_st"]
    t = galaxy({"units": units}, {"base": ["endor"]}, format="original", row=["at_st"])
    do(t, "commit rebel_trooper#1 at_st#1", "resolve at_st#1", "commit rebel_trooper#2 at_st#1", "resolve at_st#1")
    assert "at_st" in zone(t, "galaxy_row"), "a new attack does not count the first"
    assert logged_kinds(t, "resolve-row", "attack-failed") == ["resolve-row", "attack-failed"] * 2
    t = galaxy({"units": units}, {"base": ["endor"]}, format="original")
    do(t, "commit rebel_trooper#1 base", "commit rebel_trooper#2 base", "resolve base")
    assert mark(t, "damage", "endor") == 4
    do(t, "commit x_wing#1 base", "resolve base")
    assert mark(t, "damage", "endor") == 7
    assert [event.n for event in t.events if event.kind == "resolve-base"] == [4, 3]


@pytest.mark.rule("DBG-503")
def test_every_unit_in_an_attack_has_defeated_its_target() -> None:
    side = {"units": ["ig_88", "dengar", "bossk", "stormtrooper#1"], "hand": ["imperial_shuttle"]}
    start = imperial(side, row=["x_wing", "luke_skywalker"], force=0)
    t = do(start.copy(), "commit dengar#1 x_wing#1", "resolve x_wing#1", seat=1)
    assert keys(t, 1) == ["reward x_wing#1", "decline"], "after the reward"
    do(t, "reward x_wing#1", seat=1)
    assert keys(t, 1) == ["answer dengar#1", "pass"], "alone; the others were not in that attack"
    do(t, "answer dengar#1", seat=1)
    assert number(t, "resources", 1) == facts("x_wing")["reward"]["resources"] + 2
    units = ["ig_88", "dengar", "stormtrooper"]
    t = do(start.copy(), *[f"commit {id}#1 luke_skywalker#1" for id in units], "resolve luke_skywalker#1", seat=1)
    do(t, "decline", seat=1)
    assert keys(t, 1) == ["answer dengar#1", "answer ig_88#1", "pass"], "with others, each for itself; not Bossk"
    do(t, "answer ig_88#1", "exile imperial_shuttle", seat=1)
    do(t, "answer dengar#1", seat=1)
    assert zone(t, "exile", 1) == ["imperial_shuttle"] and number(t, "resources", 1) == 2
    t = do(start.copy(), "commit dengar#1 luke_skywalker#1", "resolve luke_skywalker#1", seat=1)
    assert can(t, "end", seat=1) and number(t, "resources", 1) == 0, "a failed attack defeats nobody"
    t = do(start.copy(), "commit dengar#1 luke_skywalker#1", "resolve luke_skywalker#1", seat=1)
    do(t, "commit ig_88#1 x_wing#1", "resolve x_wing#1", "decline", seat=1)
    assert keys(t, 1) == ["exile imperial_shuttle#1", "decline"], "IG-88 alone: Dengar's attack was another one"


@pytest.mark.rule("DBG-503")
def test_general_grievous_and_latts_razzi_trigger_after_the_reward_together_with_others() -> None:
    side = {"units": ["general_grievous", "latts_razzi"], "hand": ["b1_battle_droid#1"]}
    t = separatist(
        {**side, "units": [*side["units"], "b1_battle_droid#2"]}, row=["laat_gunship", "cad_bane"], bare=True
    )
    cards = ["general_grievous#1", "latts_razzi#1", "b1_battle_droid#2"]
    assert sum(facts(card.partition("#")[0])["attack"] for card in cards) >= facts("laat_gunship")["target_value"]
    do(t, *[f"commit {card} laat_gunship#1" for card in cards], "resolve laat_gunship#1", seat=1)
    assert keys(t, 1) == ["reward laat_gunship#1", "decline"]
    do(t, "reward laat_gunship#1", seat=1)
    reward = facts("laat_gunship")["reward"]["resources"]
    assert number(t, "resources", 1) == reward
    assert keys(t, 1) == ["answer general_grievous#1", "answer latts_razzi#1", "pass"]
    do(t, "answer general_grievous#1", "exile b1_battle_droid#1", seat=1)
    assert number(t, "resources", 1) == 2 * reward, "the reward a second time"
    do(t, "answer latts_razzi#1", seat=1)
    assert number(t, "resources", 1) == 2 * reward + 2 * numbers("latts_razzi")[0], "Latts Razzi and Cad Bane"


# timing


@pytest.mark.rule("DBG-504")
def test_lasting_abilities_work_in_the_opponents_turn() -> None:
    side = {"base": ["hoth"]}
    other = {"units": ["stormtrooper#1", "stormtrooper#2"], "base": ["lothal"]}
    t = galaxy(side, other, format="original", active=1)
    assert numbers("hoth") == [2] and facts("stormtrooper")["attack"] == 2
    do(t, "commit stormtrooper#1 base", "resolve base", seat=1)
    assert mark(t, "damage", "hoth") == 0, "the first 2 damage of the turn"
    do(t, "commit stormtrooper#2 base", "resolve base", seat=1)
    assert mark(t, "damage", "hoth") == 2
    points = facts("acclamator")["hit_points"]
    t = separatist({"units": ["aat"]}, {"base": ["naboo"], "ships": ["acclamator"]})
    position = t.position()
    position["marks"]["damage"] = {"acclamator#1": points + numbers("naboo")[0] - numbers("aat")[0] - 1}
    t = kantyna.Table.from_position(position)
    do(t, "use aat", seat=1)
    assert zone(t, "ships", 0) == ["acclamator"] and mark(t, "damage", "acclamator") >= points


@pytest.mark.rule("DBG-504")
def test_lola_sayu_returns_its_card_in_the_opponents_turn() -> None:
    mine = {"discard": ["at_te"], "deck": ["clone_trooper", *["republic_shuttle"] * 4], "base": ["rishi"]}
    t = galaxy(mine, {"bases": ["lola_sayu"]})
    do(t, "end")
    do(t, "choose-base lola_sayu", "capture at_te#1", "end", seat=1)
    position = t.position()
    position["marks"]["damage"] = {"lola_sayu#1": facts("lola_sayu")["hit_points"] - 1}
    t = kantyna.Table.from_position(position)
    do(t, "play clone_trooper", "commit clone_trooper#1 base", "resolve base")
    assert zone(t, "discard", 0) == ["at_te"] and zone(t, "under", 1) == []


@pytest.mark.rule("DBG-504")
def test_a_freighter_destroyed_in_the_opponents_turn_lets_each_player_exile_a_card() -> None:
    ship = "aurora_class_freighter"
    side = {"units": ["clone_trooper#1"], "hand": ["jedi_knight"], "discard": ["republic_shuttle"]}
    other = {"ships": [ship], "hand": ["b1_battle_droid"], "base": ["felucia"]}
    marks = {"damage": {f"{ship}#1": facts(ship)["hit_points"] - 1}}
    t = galaxy(side, other, marks=marks)
    do(t, "commit clone_trooper#1 base", "resolve base")
    assert t.waiting == [0] and keys(t) == ["exile jedi_knight#1", "exile republic_shuttle#1", "decline"]
    do(t, "exile republic_shuttle#1")
    assert t.waiting == [1] and keys(t, 1) == ["exile b1_battle_droid#1", f"exile {ship}#1", "decline"]
    do(t, f"exile {ship}#1", seat=1)
    assert zone(t, "exile", 0) == ["republic_shuttle"] and zone(t, "exile", 1) == [ship]
    assert t.waiting == [0] and can(t, "end") and mark(t, "damage", "felucia") > 0, "then the attack goes on"
    t = galaxy(side, other, marks=marks)
    do(t, "commit clone_trooper#1 base", "resolve base", "decline")
    do(t, "decline", seat=1)
    assert zone(t, "exile", 0) == zone(t, "exile", 1) == [], "each may"


@pytest.mark.rule("DBG-505")
def test_must_applies_only_to_its_own_part_of_an_ability() -> None:
    t = imperial({"units": ["grand_moff_tarkin"], "deck": ["stormtrooper"]}, row=["at_st", "x_wing"], bare=True)
    assert can(t, "use grand_moff_tarkin", seat=1) and can(t, "end", seat=1), "using him is optional"
    do(t, "use grand_moff_tarkin", seat=1)
    assert zone(t, "hand", 1) == ["at_st"] and zone(t, "exile", 1) == []
    do(t, "end", seat=1)
    assert zone(t, "exile", 1) == ["at_st"] and t.waiting == [0], "exiling is not"
    t = galaxy({"units": ["duros_spy"]}, {"hand": ["stormtrooper"]}, format="original", force=0)
    do(t, "use duros_spy")
    assert keys(t, 1) == ["take their-discard", "take force"] and refused(t, "decline", seat=1) == "DBG-248"
    assert refused(t, "pass", seat=1) == "DBG-248"


@pytest.mark.rule("DBG-506")
@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_an_option_that_can_be_carried_out_in_part_may_be_chosen(damage: int, left: int) -> None:
    side = {"ships": ["nebulon_b_frigate"], "base": ["hoth"]}
    t = galaxy(side, {}, format="original", marks={"damage": {"hoth#1": damage}})
    do(t, "use nebulon_b_frigate")
    assert keys(t) == ["take repair", "take resources"]
    do(t, "take repair")
    assert mark(t, "damage", "hoth") == left and number(t, "resources") == 0


@pytest.mark.rule("DBG-507")
def test_a_card_swapped_into_an_exile_pile_has_not_been_exiled() -> None:
    printed, more = facts("droideka")["attack"], numbers("droideka")[0]
    side = {"units": ["droideka#1", "count_dooku", "tri_fighter"], "exile": ["mtt"]}
    t = separatist(side, row=ROW, deck=["aat"], force=-1)
    assert attack(t, "droideka#1") == printed
    do(t, "use count_dooku", "swap embo#1", seat=1)
    assert zone(t, "exile", 1) == ["embo"] and attack(t, "droideka#1") == printed
    do(t, "use tri_fighter", "exile stap#1", seat=1)
    assert zone(t, "exile", 1) == ["embo", "stap"] and attack(t, "droideka#1") == printed + more
    do(t, "end", seat=1)
    assert t.position()["seats"][1]["exiled"] in (0, 1)
    do(t, "end")
    position = t.position()
    assert position["seats"][1]["exiled"] == 0, "this turn is another one"


# empty decks


@pytest.mark.rule("DBG-508")
def test_looking_at_two_cards_rebuilds_the_galaxy_deck_between_them() -> None:
    def look(deck: list[str], discard: list[str]) -> kantyna.Table:
        sides: list[dict[str, Any]] = [{"base": ["hoth"]}, {"base": ["coruscant"]}]
        t = galaxy(*sides, format="original", row=OLD_ROW, deck=deck, discard=discard)
        do(t, "end")
        return do(t, "answer coruscant#1", seat=1)

    t = look(["ig_88"], ["at_at"])
    assert keys(t, 1) == ["discard at_at#1", "discard ig_88#1"] and zone(t, "galaxy_discard") == []
    assert t.view(1)["galaxy_deck"] == ["ig_88#1", "at_at#1"], "the rest of the deck stays on top"
    assert t.view(0)["galaxy_deck"] == t.view(None)["galaxy_deck"] == [None, None]
    do(t, "discard ig_88#1", seat=1)
    assert zone(t, "galaxy_discard") == ["ig_88"] and zone(t, "galaxy_deck") == ["at_at"]
    t = look([], ["at_at", "ig_88"])
    assert sorted(keys(t, 1)) == ["discard at_at#1", "discard ig_88#1"]
    t = look(["ig_88"], [])
    assert can(t, "end", seat=1) and t.view(1)["galaxy_deck"] == ["ig_88#1"], "one card: seen, and left there"
    t = look(["ig_88", "lobot"], ["at_at"])
    assert sorted(keys(t, 1)) == ["discard ig_88#1", "discard lobot#1"] and zone(t, "galaxy_discard") == ["at_at"]


@pytest.mark.rule("DBG-508")
def test_looking_revealing_and_swapping_need_a_card_and_rebuild_an_empty_deck() -> None:
    t = imperial({"units": ["moff_jerjerrod"]}, force=0, deck=[], discard=["at_at"])
    do(t, "use moff_jerjerrod", seat=1)
    assert zone(t, "galaxy_deck") == ["at_at"] and t.view(1)["galaxy_deck"] == ["at_at#1"]
    assert t.view(0)["galaxy_deck"] == [None]
    t = imperial({"units": ["moff_jerjerrod"]}, force=0, deck=[], discard=[])
    assert refused(t, "use moff_jerjerrod#1", seat=1) == "DBG-132"
    t = galaxy({"units": ["v_19_torrent"], "discard": ["clone_trooper"]}, {})
    do(t, "use v_19_torrent")
    assert keys(t) == ["discard clone_trooper#1", "decline"] and zone(t, "discard", 0) == []
    side = {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper"], "discard": ["jedi_knight"]}
    t = galaxy(side, {})
    do(t, "use consular_class_cruiser")
    assert zone(t, "hand", 0) == ["jedi_knight"] and zone(t, "deck", 0) == ["clone_trooper"]
    t = galaxy({**side, "discard": []}, {})
    assert refused(t, "use consular_class_cruiser#1") == "DBG-132"


@pytest.mark.rule("DBG-509", "DBG-508")
def test_the_protocol_droids_digging_rebuilds_the_galaxy_deck_at_most_once() -> None:
    side = {"units": ["protocol_droid"]}
    t = separatist(side, row=ROW, deck=["laat_gunship", "hutt_fighter"], discard=["nightsister"])
    do(t, "use protocol_droid", seat=1)
    assert logged_kinds(t, "discard-galaxy", "shuffle-galaxy") == [
        *["discard-galaxy"] * 2,
        "shuffle-galaxy",
        *["discard-galaxy"] * 3,
    ]
    assert zone(t, "galaxy_deck") == [] and sorted(zone(t, "galaxy_discard")) == [
        "hutt_fighter",
        "laat_gunship",
        "nightsister",
    ]
    assert zone(t, "galaxy_row") == ROW and can(t, "end", seat=1), "it ends without a swap"
    t = separatist(side, row=ROW, deck=["laat_gunship"], discard=["droideka"])
    do(t, "use protocol_droid", "swap embo#1", seat=1)
    assert zone(t, "galaxy_row") == swapped(ROW, 0, "droideka"), "found after the rebuilding"
    t = separatist(side, row=ROW, deck=[], discard=["laat_gunship"])
    do(t, "use protocol_droid", seat=1)
    assert logged_kinds(t, "discard-galaxy", "shuffle-galaxy") == ["shuffle-galaxy", "discard-galaxy"]
    assert zone(t, "galaxy_discard") == ["laat_gunship"] and can(t, "end", seat=1)
    t = separatist(side, row=ROW, deck=["droideka"], discard=["laat_gunship"])
    do(t, "use protocol_droid", "swap embo#1", seat=1)
    assert logged_kinds(t, "shuffle-galaxy") == [] and zone(t, "galaxy_discard") == ["laat_gunship", "embo"]
