"""DBG chapters 7 and 8: full control, mixed sets and optional rules."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from deckbuilding_abilities import numbers

import kantyna
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, force, galaxy, keys, mark, number, refused, zone

FACTIONS = ("republic", "separatist", "rebel", "empire")


def table(format: str = "clone-wars", seed: int = 1, **options: Any) -> kantyna.Table:
    return kantyna.Table("deckbuilding", format, seed=seed, options=options)


def ids(labels: list[str]) -> list[str]:
    return [label.partition("#")[0] for label in labels]


def galaxy_cards(t: kantyna.Table, region: str = "") -> list[str]:
    """The ids of all cards of a region's galaxy deck and row."""
    return zone(t, "galaxy_deck" + region) + zone(t, "galaxy_row" + region)


def bases_of(t: kantyna.Table, seat: int) -> list[str]:
    return sorted(zone(t, "base", seat) + zone(t, "bases", seat))


def printed_bases(faction: str) -> list[str]:
    return sorted(
        id for id, card in CARDS.items() if card.facts()["type"] == "base" and card.facts()["faction"] == faction
    )


def mixed(*sides: dict[str, Any], first: str, second: str, **more: Any) -> kantyna.Table:
    """A mixed game of these two factions, with the neutral cards of the original box."""
    options = {"faction_0": first, "faction_1": second, "neutrals": "original", **more.pop("options", {})}
    return galaxy(*sides, format="mixed", options=options, **more)


# full control


@pytest.mark.rule("DBG-268")
def test_each_clone_wars_faction_has_ten_bases_and_a_beginner_game_leaves_out_five() -> None:
    for seat, faction in enumerate(("republic", "separatist")):
        assert len(printed_bases(faction)) == 10
        beginner = bases_of(table(), seat)
        assert len(beginner) == 5 and set(beginner) < set(printed_bases(faction))
        assert beginner == [id for id in printed_bases(faction) if facts(id)["beginner"]]
    position = table().position()
    everything = repr([position["galaxy_deck"], position["galaxy_row"], position["seats"]])
    assert "naboo" not in everything and "onderon" not in everything


@pytest.mark.rule("DBG-269", "DBG-272")
@pytest.mark.parametrize(
    ("format", "starts"), [("clone-wars", ["rishi", "xorrn"]), ("original", ["dantooine", "lothal"])]
)
def test_full_control_has_all_ten_bases_and_is_otherwise_the_same(format: str, starts: list[str]) -> None:
    full, beginner = table(format, bases="all"), table(format)
    for seat, start in enumerate(starts):
        assert zone(full, "base", seat) == zone(beginner, "base", seat) == [start]
        assert bases_of(full, seat) == printed_bases(str(facts(start)["faction"]))
        for place in ("hand", "deck"):
            assert len(zone(full, place, seat)) == len(zone(beginner, place, seat)) == 5
        own = [Counter(zone(t, "hand", seat) + zone(t, "deck", seat)) for t in (full, beginner)]
        assert own[0] == own[1]
    assert Counter(galaxy_cards(full)) == Counter(galaxy_cards(beginner))
    assert zone(full, "pilots") == zone(beginner, "pilots") and force(full) == force(beginner) == 3
    assert list(full.choices) == list(beginner.choices)


@pytest.mark.rule("DBG-270")
def test_in_full_control_a_new_base_is_chosen_among_all_that_are_left() -> None:
    left = [base for base in printed_bases("republic") if base not in ("rishi", "naboo")]
    t = galaxy({"bases": left, "deck": ["clone_trooper"]}, {"base": ["xorrn"], "victory": ["rishi", "naboo"]}, active=1)
    do(t, "end", seat=1)
    assert sorted(keys(t)) == [f"choose-base {base}#1" for base in left] and len(left) == 8
    t = table(bases="all", length=5)
    position = t.position()
    position["seats"][1]["victory"], position["seats"][0]["base"] = position["seats"][0]["base"], []
    t = kantyna.Table.from_position(position)
    do(t, "end", seat=1)
    assert len(keys(t)) == 9 and can(t, "choose-base ilum"), "not only those of the beginner game"


@pytest.mark.rule("DBG-271", "DBG-273")
@pytest.mark.parametrize("format", ["clone-wars", "original", "mixed"])
def test_full_control_is_played_to_four_bases_unless_the_length_option_differs(format: str) -> None:
    assert table(format).view(None)["to_win"] == 3
    assert table(format, bases="all").view(None)["to_win"] == 4
    for length in (2, 3, 4, 5):
        assert table(format, bases="all", length=length).view(None)["to_win"] == length


@pytest.mark.rule("DBG-271", "DBG-273")
@pytest.mark.parametrize(("length", "to_win"), [("rulebook", 4), (3, 3)])
def test_the_fourth_base_wins_a_game_of_full_control(length: Any, to_win: int) -> None:
    lost = ["dac", "geonosis", "mygeeto"]
    for count in (to_win - 2, to_win - 1):
        damage = {"xorrn#1": facts("xorrn")["hit_points"] - 1}
        side = {"units": ["clone_trooper"], "victory": lost[:count], "base": ["rishi"]}
        t = galaxy(side, {"base": ["xorrn"]}, options={"length": length}, marks={"damage": damage})
        do(t, "commit clone_trooper#1 base", "resolve base")
        assert t.over is (count == to_win - 1)
        assert t.winners == ((0,) if t.over else ())


# mixing the sets


@pytest.mark.rule("DBG-274")
def test_the_galaxy_cards_of_both_sets_are_six_decks_of_thirty() -> None:
    decks: Counter[tuple[str, str]] = Counter()
    for card in CARDS.values():
        if card.facts()["deck"] == "galaxy":
            faction = str(card.facts()["faction"])
            decks[faction, str(card.facts()["set"]) if faction == "neutral" else ""] += card.count
    assert decks == {
        ("empire", ""): 30,
        ("rebel", ""): 30,
        ("republic", ""): 30,
        ("separatist", ""): 30,
        ("neutral", "original"): 30,
        ("neutral", "clone-wars"): 30,
    }


@pytest.mark.rule("DBG-275", "DBG-283", "DBG-277")
@pytest.mark.parametrize(("first", "second"), list(permutations(FACTIONS, 2)))
def test_any_two_different_factions_may_meet_each_with_its_starter_deck_and_bases(first: str, second: str) -> None:
    t = table("mixed", faction_0=first, faction_1=second, neutrals="clone-wars", bases="all")
    for seat, faction in enumerate((first, second)):
        own = zone(t, "hand", seat) + zone(t, "deck", seat)
        assert len(own) == 10
        assert {(facts(id)["faction"], facts(id)["deck"]) for id in own} == {(faction, "starter")}
        assert bases_of(t, seat) == printed_bases(faction)
    counts = Counter(str(facts(id)["faction"]) for id in galaxy_cards(t))
    assert counts == {first: 30, second: 30, "neutral": 30} and len(galaxy_cards(t)) == 90


@pytest.mark.rule("DBG-283", "DBG-014")
def test_the_two_factions_of_a_mixed_game_must_differ() -> None:
    for faction in FACTIONS:
        with pytest.raises(kantyna.BadSetup) as error:
            table("mixed", faction_0=faction, faction_1=faction)
        assert error.value.text("en") != error.value.text("pl")
    with pytest.raises(kantyna.BadSetup):
        table("mixed", faction_0="hutts", faction_1="rebel")


@pytest.mark.rule("DBG-276")
def test_one_neutral_deck_is_chosen_or_drawn_at_random() -> None:
    def neutrals(t: kantyna.Table) -> tuple[str, int]:
        cards = [id for id in galaxy_cards(t) if facts(id)["faction"] == "neutral"]
        (box,) = {str(facts(id)["set"]) for id in cards}
        return box, len(cards)

    for chosen in ("clone-wars", "original"):
        assert {neutrals(table("mixed", seed, neutrals=chosen)) for seed in range(5)} == {(chosen, 30)}
    drawn = [neutrals(table("mixed", seed)) for seed in range(20)]
    assert set(drawn) == {("clone-wars", 30), ("original", 30)}, "one of the two, never both"
    assert len(galaxy_cards(table("mixed"))) == 90
    with pytest.raises(kantyna.BadSetup):
        table("mixed", neutrals="both")


@pytest.mark.rule("DBG-278")
def test_the_rest_of_a_mixed_game_is_set_up_as_usual() -> None:
    for seed in range(3):
        t = table("mixed", seed, faction_0="rebel", faction_1="separatist")
        assert zone(t, "base", 0) == ["dantooine"] and zone(t, "base", 1) == ["xorrn"]
        assert [len(zone(t, "hand", seat)) for seat in (0, 1)] == [5, 5]
        assert len(zone(t, "galaxy_row")) == 6 and len(zone(t, "galaxy_deck")) == 84
        assert len(zone(t, "pilots")) == 10 and zone(t, "galaxy_discard") == []
    rows = {tuple(table("mixed", seed, neutrals="original").position()["galaxy_row"]) for seed in range(5)}
    assert len(rows) > 1, "shuffled"


@pytest.mark.rule("DBG-279")
def test_the_pilots_of_either_set_may_be_used() -> None:
    assert zone(table("mixed", pilots="original"), "pilots") == ["outer_rim_pilot"] * 10
    assert zone(table("mixed", pilots="clone-wars"), "pilots") == ["outer_rim_pilot_cw"] * 10
    assert zone(table("mixed", neutrals="original", pilots="clone-wars"), "pilots") == ["outer_rim_pilot_cw"] * 10
    with pytest.raises(kantyna.BadSetup):
        table("mixed", pilots="random")


@pytest.mark.rule("DBG-280")
def test_on_the_blank_track_each_end_belongs_to_a_player_for_any_factions() -> None:
    for first, second in permutations(FACTIONS, 2):
        assert table("mixed", faction_0=first, faction_1=second).view(None)["sides"] == [1, -1]
    for space, mine in ((1, True), (-1, False)):
        t = mixed(
            {"units": ["darth_vader"]}, {"units": ["luke_skywalker"]}, first="empire", second="rebel", force=space
        )
        attack = t.view(None)["attack"]["darth_vader#1"]
        assert attack == facts("darth_vader")["attack"] + (numbers("darth_vader")[0] if mine else 0)
    t = mixed({"hand": ["darth_vader"]}, {}, first="empire", second="rebel", force=0)
    do(t, "play darth_vader")
    assert force(t) == facts("darth_vader")["force"] > 0, "towards the end at which he sits"


@pytest.mark.rule("DBG-281", "DBG-282")
def test_the_first_player_is_random_and_the_marker_starts_at_the_other_end() -> None:
    firsts = Counter[int]()
    for seed in range(40):
        t = table("mixed", seed, faction_0="republic", faction_1="separatist")
        (seat,) = t.choices
        firsts[seat] += 1
        assert force(t) == (-3 if seat == 0 else 3), "the second player's outermost space"
        do(t, "end", seat=seat)
        assert number(t, "resources", 1 - seat) == 1
    assert set(firsts) == {0, 1} and min(firsts.values()) > 8


@pytest.mark.rule("DBG-284")
def test_enemy_cards_are_those_of_the_opponents_faction() -> None:
    row = ["v_19_torrent#1", "at_te", "tie_fighter", "bossk"]
    t = mixed({"base": ["coruscant_cw"]}, {"bases": ["rodia"]}, first="republic", second="empire", row=row)
    do(t, "end")
    do(t, "choose-base rodia", "answer rodia#1", seat=1)
    assert mark(t, "damage", "coruscant_cw") == 2, "one for each card of the Republic"
    assert sorted(zone(t, "galaxy_discard") + zone(t, "galaxy_deck") + zone(t, "galaxy_row")) == sorted(ids(row))
    for top, discarded, gained in (("at_te", True, 0), ("tie_fighter", False, 1), ("bossk", False, 0)):
        side = {"units": ["scout_trooper"]}
        t = mixed({}, side, first="republic", second="empire", deck=[top], active=1, force=0)
        do(t, "use scout_trooper", seat=1)
        assert zone(t, "galaxy_discard") == ([top] if discarded else []) and force(t) == -gained
    for row, enough in ((["x_wing", "stap#2"], False), (["x_wing", "y_wing", "stap#2"], True)):
        t = mixed({}, {"units": ["stap#1"]}, first="rebel", second="separatist", row=row, active=1, force=0)
        assert can(t, "use stap#1", seat=1) is enough, "Rebels are the enemy, not the Republic"


@pytest.mark.rule("DBG-284")
def test_a_faction_named_in_a_text_is_taken_literally() -> None:
    row = ["at_te", "x_wing", "bossk"]
    t = mixed({"bases": ["anaxes"]}, {"base": ["hoth"]}, first="republic", second="rebel", row=row, active=1)
    do(t, "end", seat=1)
    do(t, "choose-base anaxes")
    assert keys(t) == ["buy at_te#1", "buy bossk#1", "decline"], (
        "Republic or neutral, though both are of the light side"
    )
    t = mixed(
        {}, {"units": ["tri_fighter"]}, first="empire", second="separatist", row=["tie_fighter", "bossk"], active=1
    )
    assert refused(t, "use tri_fighter#1", seat=1) == "DBG-132", "no Separatist card"
    t = mixed(
        {"bases": ["tatooine"]},
        {"base": ["rishi"]},
        first="rebel",
        second="republic",
        row=["at_te"],
        discard=["v_19_torrent"],
        active=1,
    )
    do(t, "end", seat=1)
    do(t, "choose-base tatooine", "answer tatooine#1")
    assert zone(t, "galaxy_row") == ["at_te"] and number(t, "resources") == 1, "no Rebel card to swap with"


@pytest.mark.rule("DBG-285")
@pytest.mark.parametrize("name", ["coruscant", "rodia", "mustafar"])
def test_bases_of_the_same_name_are_different_cards(name: str) -> None:
    first, second = CARDS[name], CARDS[name + "_cw"]
    assert first.facts()["set"] == "original" and second.facts()["set"] == "clone-wars"
    assert first.facts()["faction"] != second.facts()["faction"]
    for lang in ("en", "pl"):
        texts = [[line.text(lang) for line in card.lines()] for card in (first, second)]
        assert texts[0] and texts[1] and texts[0] != texts[1]


@pytest.mark.rule("DBG-285")
def test_both_coruscants_can_be_in_one_game_each_with_its_own_ability() -> None:
    sides: list[dict[str, Any]] = [
        {"base": ["coruscant_cw"], "deck": ["clone_trooper"] * 2},
        {"base": ["coruscant"], "deck": ["stormtrooper"] * 2},
    ]
    t = mixed(*sides, first="republic", second="empire", deck=["bossk", "dengar"], active=1)
    do(t, "end", seat=1)
    do(t, "answer coruscant_cw#1", "discard clone_trooper")
    assert zone(t, "galaxy_discard") == [] and zone(t, "discard", 0) == ["clone_trooper"]
    do(t, "end")
    do(t, "answer coruscant#1", "discard dengar#1", seat=1)
    assert zone(t, "galaxy_discard") == ["dengar"] and zone(t, "galaxy_deck") == ["bossk"]
    assert zone(t, "discard", 1) == []


# teams


@pytest.mark.rule("DBG-286")
def test_two_against_two_with_two_copies_of_the_same_or_of_different_sets() -> None:
    one_set: dict[str, Any] = {"faction_0": "rebel", "faction_1": "rebel", "faction_2": "empire", "faction_3": "empire"}
    same = table("teams", **one_set, neutrals="original", neutrals_2="original")
    assert same.seat_count == 4 and same.view(None)["teams"] == [[0, 1], [2, 3]]
    assert Counter(galaxy_cards(same)) == Counter(galaxy_cards(same, "_2")), "two copies of one set"
    different = table("teams")
    assert sorted(different.view(None)["factions"]) == sorted(FACTIONS)
    assert len(galaxy_cards(different)) == len(galaxy_cards(different, "_2")) == 90
    for seats in (2, 3):
        with pytest.raises(kantyna.BadSetup):
            kantyna.Table("deckbuilding", "teams", seats=seats)


# optional rules


@pytest.mark.rule("DBG-287", "DBG-498")
@pytest.mark.parametrize("format", ["clone-wars", "original", "mixed", "teams"])
def test_optional_rules_are_used_together_and_with_any_mode(format: str) -> None:
    for bases, length, pay_off in product(("beginner", "all"), (2, 3, 4, 5), (True, False)):
        t = table(format, bases=bases, length=length, buy_off_neutrals=pay_off)
        assert t.view(None)["to_win"] == length
        assert len(bases_of(t, 0)) == (10 if bases == "all" else 5)
        seat = t.waiting[0]
        position = t.position()
        position["seats"][seat]["resources"] = 20
        t = kantyna.Table.from_position(position)
        row = t.position()["galaxy_row" if seat % 2 == 0 or format != "teams" else "galaxy_row_2"]
        neutral = [label for label in row if facts(label.partition("#")[0])["faction"] == "neutral"]
        offered = [key for key in keys(t, seat) if key.startswith("pay-off")]
        assert offered == ([f"pay-off {label}" for label in neutral] if pay_off else [])


@pytest.mark.rule("DBG-288")
@pytest.mark.parametrize("length", [2, 3, 4, 5])
def test_the_number_of_bases_to_destroy_can_be_changed(length: int) -> None:
    lost = ["dac", "geonosis", "mygeeto", "felucia"]
    for count in (length - 2, length - 1):
        damage = {"xorrn#1": facts("xorrn")["hit_points"] - 1}
        side = {"units": ["clone_trooper"], "victory": lost[:count], "base": ["rishi"]}
        options = {"bases": "beginner", "length": length}
        t = galaxy(side, {"base": ["xorrn"]}, options=options, marks={"damage": damage})
        do(t, "commit clone_trooper#1 base", "resolve base")
        assert t.over is (count == length - 1), f"{count + 1} of {length}"


@pytest.mark.rule("DBG-288")
def test_other_lengths_are_refused_and_the_default_is_three() -> None:
    assert table().view(None)["to_win"] == 3
    for length in (0, 1, 6, 10):
        with pytest.raises(kantyna.BadSetup):
            table(length=length)


@pytest.mark.rule("DBG-289")
def test_the_number_of_bases_is_settled_before_the_game_and_known_to_all() -> None:
    t = table(length=2)
    for seat in (0, 1, None):
        assert t.view(seat)["to_win"] == 2 and t.view(seat)["options"]["length"] == 2
    do(t, "end", seat=1)
    do(t, "end", seat=0)
    assert t.view(None)["to_win"] == 2 and t.record()["options"]["length"] == 2
    assert kantyna.replay(t.record()).view(None)["to_win"] == 2


@pytest.mark.rule("DBG-290")
def test_with_beginner_base_decks_the_fifth_destroyed_base_ends_the_game() -> None:
    bases = bases_of(table(), 1)
    damage = {"xorrn#1": facts("xorrn")["hit_points"] - 1}
    side = {"units": ["clone_trooper"], "victory": [id for id in bases if id != "xorrn"], "base": ["rishi"]}
    options = {"bases": "beginner", "length": 5}
    t = galaxy(side, {"base": ["xorrn"]}, options=options, marks={"damage": damage})
    assert len(bases) == 5 and not t.over
    do(t, "commit clone_trooper#1 base", "resolve base")
    assert t.over and t.winners == (0,)
