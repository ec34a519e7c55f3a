"""DBG chapter 4: deck building, the balance of the Force, the anatomy of a card, factions (DBG-048 to DBG-077)."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.engine.voice import Message
from situations import DECKBUILDING as CARDS
from situations import can, do, force, galaxy, keys, mark, number, refused, zone

BASES: tuple[dict[str, Any], dict[str, Any]] = ({"base": ["rishi"]}, {"base": ["xorrn"]})


def attack(t: kantyna.Table) -> int:
    """The total of the base attack that seat 0 resolves now, read off the log."""
    do(t, "resolve base")
    return next(event.n for event in t.events if event.kind == "resolve-base")


@pytest.mark.rule("DBG-048")
def test_a_bought_card_goes_through_the_buyers_discard_pile_into_the_buyers_deck() -> None:
    side = {"resources": 3, "hand": ["clone_trooper"], "deck": ["republic_shuttle"] * 4}
    t = galaxy({**side, "base": ["rishi"]}, {"base": ["xorrn"], "deck": ["b1_battle_droid"] * 2}, row=["arc_trooper"])
    do(t, "buy arc_trooper")
    assert zone(t, "discard", 0) == ["arc_trooper"] and zone(t, "discard", 1) == []
    do(t, "end")
    assert zone(t, "hand", 0).count("republic_shuttle") == 4
    assert sorted(zone(t, "hand", 0) + zone(t, "deck", 0)).count("arc_trooper") == 1, "shuffled into the buyer's deck"
    assert zone(t, "discard", 0) == [] and zone(t, "hand", 1) == []
    t = galaxy({"resources": 3, "base": ["rishi"]}, {"base": ["xorrn"], "discard": ["stap"]}, row=["arc_trooper"])
    do(t, "buy arc_trooper", "end")
    assert zone(t, "hand", 0) == ["arc_trooper"] and zone(t, "discard", 1) == ["stap"]


@pytest.mark.rule("DBG-050", "DBG-051", "DBG-052", "DBG-057")
def test_the_force_is_with_the_side_whose_space_the_marker_is_on() -> None:
    def is_with(space: int) -> tuple[bool, bool]:
        dark = galaxy({}, {"units": ["asajj_ventress"], "deck": ["b1_battle_droid"]}, force=space, active=1)
        light = galaxy({"units": ["x_wing"], "deck": ["rebel_trooper"]}, {}, format="original", force=space)
        return can(light, "use x_wing"), can(dark, "use asajj_ventress", seat=1)

    assert [is_with(space) for space in (1, 2, 3)] == [(True, False)] * 3
    assert [is_with(space) for space in (-1, -2, -3)] == [(False, True)] * 3
    assert is_with(0) == (False, False)


@pytest.mark.rule("DBG-049", "DBG-054", "DBG-055")
def test_force_one_by_one_moves_the_marker_over_all_seven_spaces() -> None:
    pilots = ["outer_rim_pilot_cw"] * 7
    for seat, side in ((0, 1), (1, -1)):
        sides: list[dict[str, Any]] = [{}, {}]
        sides[seat] = {"units": pilots}
        t = galaxy(*sides, force=-3 * side, active=seat, pilots=1)
        spaces = [force(t)]
        for _ in pilots:
            do(t, "use outer_rim_pilot_cw", seat=seat)
            spaces.append(force(t))
        assert [side * space for space in spaces] == [-3, -2, -1, 0, 1, 2, 3, 3]


@pytest.mark.rule("DBG-049", "DBG-052")
def test_three_spaces_are_light_three_dark_and_one_is_neutral() -> None:
    def bonus(space: int) -> int:
        """A Nightsister has more attack with the Force."""
        attacks = []
        for seat in (0, 1):
            sides: list[dict[str, Any]] = [{}, {}]
            sides[seat] = {"units": ["nightsister"]}
            attacks.append(galaxy(*sides, force=space, active=seat).view(None)["attack"]["nightsister#1"])
        assert 0 in attacks
        return int(attacks[0] > 0) - int(attacks[1] > 0)

    assert [bonus(space) for space in range(-3, 4)] == [-1, -1, -1, 0, 1, 1, 1]


@pytest.mark.rule("DBG-053", "DBG-230")
def test_an_ability_that_needs_the_force_is_refused_without_it() -> None:
    t = galaxy({}, {"units": ["asajj_ventress"], "deck": ["b1_battle_droid"]}, force=0, active=1)
    assert refused(t, "use asajj_ventress#1", seat=1) == "DBG-229"
    t = galaxy({}, {"units": ["asajj_ventress"], "deck": ["b1_battle_droid"]}, force=2, active=1)
    assert refused(t, "use asajj_ventress#1", seat=1) == "DBG-229", "the Force is with the other side"
    t = galaxy({}, {"units": ["asajj_ventress"], "deck": ["b1_battle_droid"]}, force=-1, active=1)
    do(t, "use asajj_ventress", seat=1)
    assert zone(t, "hand", 1) == ["b1_battle_droid"]


@pytest.mark.rule("DBG-054")
def test_gaining_force_moves_the_marker_through_the_neutral_space() -> None:
    t = galaxy({"hand": ["mace_windu"]}, {}, force=-1)
    do(t, "play mace_windu")
    assert force(t) == 1
    t = galaxy({}, {"hand": ["asajj_ventress"]}, force=1, active=1)
    do(t, "play asajj_ventress", seat=1)
    assert force(t) == -1


@pytest.mark.rule("DBG-055")
def test_the_marker_stops_at_the_end_and_the_excess_is_lost() -> None:
    t = galaxy({"hand": ["mace_windu"]}, {}, force=2)
    do(t, "play mace_windu")
    assert force(t) == 3
    t = galaxy({}, {"hand": ["asajj_ventress"]}, force=-2, active=1)
    do(t, "play asajj_ventress", seat=1)
    assert force(t) == -3


@pytest.mark.rule("DBG-056", "DBG-085")
@pytest.mark.parametrize(("space", "bonus"), [(3, 1), (2, 0), (1, 0), (0, 0), (-3, 0)])
def test_only_the_outermost_space_on_a_players_own_side_earns_a_resource(space: int, bonus: int) -> None:
    t = galaxy(*BASES, force=space, active=1)
    do(t, "end", seat=1)
    assert number(t, "resources", 0) == bonus
    t = galaxy(*BASES, force=-space)
    do(t, "end")
    assert number(t, "resources", 1) == bonus, "the other side has the same"
    do(t, "end", seat=1)
    assert number(t, "resources", 1) == 0, "for that turn only"


@pytest.mark.rule("DBG-058")
def test_the_rebels_have_the_light_end_and_on_a_blank_track_ends_belong_to_seats() -> None:
    assert kantyna.Table("deckbuilding", "original", seed=1).view(None)["sides"] == [1, -1]
    swapped = kantyna.Table("deckbuilding", "original", seed=1, options={"faction_0": "empire"})
    assert swapped.view(None)["sides"] == [-1, 1]
    mixed = {"faction_0": "empire", "faction_1": "separatist"}
    assert kantyna.Table("deckbuilding", "mixed", seed=1, options=mixed).view(None)["sides"] == [1, -1]


@pytest.mark.rule("DBG-059")
def test_there_are_three_types_of_cards() -> None:
    assert {card.facts()["type"] for card in CARDS.values()} == {"unit", "base", "capital_ship"}


@pytest.mark.rule("DBG-060", "DBG-148")
def test_attack_is_the_damage_a_card_adds_to_an_attack() -> None:
    printed = CARDS["at_te"].facts()["attack"] + CARDS["venator_class_star_destroyer"].facts()["attack"]
    side = {"units": ["at_te"], "ships": ["venator_class_star_destroyer"], "base": ["rishi"]}
    t = galaxy(side, {"base": ["felucia"]})
    do(t, "commit at_te#1 base", "commit venator_class_star_destroyer#1 base")
    assert attack(t) == printed == mark(t, "damage", "felucia")


@pytest.mark.rule("DBG-061", "DBG-062", "DBG-098", "DBG-099", "DBG-100")
def test_resources_and_force_of_a_played_card_count_by_themselves() -> None:
    t = galaxy({"hand": ["padme_amidala", "mace_windu"]}, {}, force=0)
    do(t, "play padme_amidala")
    assert number(t, "resources") == CARDS["padme_amidala"].facts()["resources"] > 0
    do(t, "play mace_windu")
    assert force(t) == CARDS["mace_windu"].facts()["force"] > 0
    t = galaxy({}, {"hand": ["asajj_ventress"]}, force=3, active=1)
    do(t, "play asajj_ventress", seat=1)
    kinds = [event.kind for event in t.events]
    assert kinds == ["play", "force"] and not can(t, "decline", seat=1)
    t = do(galaxy({"hand": ["princess_leia"]}, {}, format="original", force=-3), "play princess_leia")
    leia = CARDS["princess_leia"].facts()
    happened = [(event.kind, event.n) for event in t.events]
    assert happened == [("play", 0), ("resources", leia["resources"]), ("force", leia["force"])], "in this order"
    t = do(galaxy({"hand": ["acclamator"]}, {}), "play acclamator")
    assert number(t, "resources") == CARDS["acclamator"].facts()["resources"] > 0, "a ship's too"


@pytest.mark.rule("DBG-063", "DBG-111", "DBG-112")
def test_the_cost_is_spent_in_full_or_there_is_no_purchase() -> None:
    cost = CARDS["arc_trooper"].facts()["cost"]
    t = galaxy({"resources": cost - 1}, {}, row=["arc_trooper"])
    assert refused(t, "buy arc_trooper#1") == "DBG-112"
    t = galaxy({"resources": cost + 2}, {}, row=["arc_trooper"])
    do(t, "buy arc_trooper")
    assert number(t, "resources") == 2
    for card in ("arc_trooper", "weequay_pirate", "acclamator"):
        cost = CARDS[card].facts()["cost"]
        t = galaxy({"resources": cost}, {"resources": 4}, row=[card])
        do(t, f"buy {card}")
        assert [number(t, "resources", seat) for seat in (0, 1)] == [0, 4]
        assert refused(galaxy({"resources": cost - 1}, {"resources": 4}, row=[card]), f"buy {card}#1") == "DBG-112"


@pytest.mark.rule("DBG-064", "DBG-170", "DBG-175")
def test_the_target_value_is_the_attack_that_defeats_a_row_card() -> None:
    value = CARDS["magnaguard"].facts()["target_value"]
    units = ["clone_trooper#1", "clone_trooper#2"]
    assert CARDS["clone_trooper"].facts()["attack"] * 2 == value
    t = galaxy({"units": units, "base": ["rishi"]}, {"base": ["xorrn"]}, row=["magnaguard"])
    do(t, "commit clone_trooper#1 magnaguard#1", "resolve magnaguard#1")
    assert "magnaguard" in zone(t, "galaxy_row") and zone(t, "galaxy_discard") == []
    assert CARDS["arc_trooper"].facts()["attack"] == value - 1
    t = galaxy({"units": ["arc_trooper"]}, {"base": ["xorrn"]}, row=["magnaguard"])
    do(t, "commit arc_trooper#1 magnaguard#1", "resolve magnaguard#1")
    assert "magnaguard" in zone(t, "galaxy_row") and zone(t, "galaxy_discard") == [] and can(t, "end"), "one too few"
    t = galaxy({"units": units, "base": ["rishi"]}, {"base": ["xorrn"]}, row=["magnaguard"])
    do(t, *[f"commit {unit} magnaguard#1" for unit in units], "resolve magnaguard#1")
    assert zone(t, "galaxy_discard") == ["magnaguard"]


@pytest.mark.rule("DBG-065", "DBG-178")
def test_the_reward_of_admiral_trench() -> None:
    facts = CARDS["admiral_trench"].facts()
    assert facts["target_value"] == 5 and facts["reward"] == {"resources": 3, "force": 2}


@pytest.mark.rule("DBG-065")
def test_the_attacker_may_collect_the_reward_of_a_defeated_card() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["admiral_trench"])
    do(t, "commit at_te#1 admiral_trench#1", "resolve admiral_trench#1")
    declined = do(t.copy(), "decline")
    assert number(declined, "resources") == 0 and force(declined) == 0
    do(t, "reward admiral_trench#1")
    assert [number(t, "resources", seat) for seat in (0, 1)] == [3, 0] and force(t) == 2
    t = galaxy({"units": ["at_te"], "hand": ["clone_trooper", "jedi_knight"]}, {"base": ["xorrn"]}, row=["stap"])
    do(t, "commit at_te#1 stap#1", "resolve stap#1", "reward stap#1", "exile jedi_knight")
    assert zone(t, "exile", 0) == ["jedi_knight"] and zone(t, "hand", 0) == ["clone_trooper"]


def test_the_choice_of_a_reward_describes_its_parts() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["admiral_trench"])
    do(t, "commit at_te#1 admiral_trench#1", "resolve admiral_trench#1")
    reward = next(choice for choice in t.choices[0] if choice.key == "reward admiral_trench#1")
    for lang in ("en", "pl"):
        parts = [Message("effect-resources", n=3), Message("effect-force", n=2)]
        for part in parts:
            assert part.text(lang) in reward.text(lang)
        assert CARDS["admiral_trench"].name(lang) in reward.text(lang)


@pytest.mark.rule("DBG-066", "DBG-154")
def test_hit_points_are_the_damage_that_destroys() -> None:
    points = CARDS["xorrn"].facts()["hit_points"]
    attack_of_one = CARDS["at_te"].facts()["attack"]
    for before, destroyed in ((points - attack_of_one - 1, False), (points - attack_of_one, True)):
        t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, marks={"damage": {"xorrn#1": before}})
        do(t, "commit at_te#1 base", "resolve base")
        assert (zone(t, "base", 1) == []) is destroyed
    points = CARDS["munificent_class_frigate"].facts()["hit_points"]
    attack_of_one = CARDS["clone_trooper"].facts()["attack"]
    for before, destroyed in ((points - attack_of_one - 1, False), (points - attack_of_one, True)):
        side = {"base": ["xorrn"], "ships": ["munificent_class_frigate"]}
        t = galaxy({"units": ["clone_trooper"]}, side, marks={"damage": {"munificent_class_frigate#1": before}})
        do(t, "commit clone_trooper#1 base", "resolve base")
        assert (zone(t, "ships", 1) == []) is destroyed


@pytest.mark.rule("DBG-067", "DBG-068", "DBG-382")
def test_several_unique_cards_even_of_one_name_may_be_in_play() -> None:
    t = galaxy(
        {"hand": ["darth_vader#1"]},
        {"hand": ["darth_vader#2"]},
        format="teams",
        options={"faction_0": "empire", "faction_1": "empire", "faction_2": "rebel", "faction_3": "republic"},
    )
    do(t, "play darth_vader#1")
    do(t, "play darth_vader#2", seat=1)
    assert zone(t, "units", 0) == zone(t, "units", 1) == ["darth_vader"]
    both = {"hand": ["darth_vader#1", "darth_vader#2", "director_krennic#1"]}
    t = galaxy(
        both,
        format="teams",
        options={"faction_0": "empire", "faction_1": "empire", "faction_2": "rebel", "faction_3": "republic"},
    )
    do(t, "play darth_vader#1", "play darth_vader#2", "play director_krennic")
    assert zone(t, "units", 0) == ["darth_vader", "darth_vader", "director_krennic"], "of one player, too"


@pytest.mark.rule("DBG-067")
def test_the_unique_symbol_does_nothing_by_itself() -> None:
    t = galaxy({"hand": ["padme_amidala"]}, {"base": ["felucia"]}, force=-3)
    do(t, "play padme_amidala")
    printed = CARDS["padme_amidala"].facts()
    assert printed["unique"] and t.view(None)["attack"]["padme_amidala#1"] == printed["attack"]
    assert (number(t, "resources"), force(t)) == (printed["resources"], printed["force"] - 3)
    t = galaxy({"units": ["padme_amidala", "ahsoka_tano"]}, {})
    attacks = t.view(None)["attack"]
    assert attacks == {f"{id}#1": CARDS[id].facts()["attack"] for id in ("padme_amidala", "ahsoka_tano")}


@pytest.mark.rule("DBG-069")
def test_traits_matter_only_to_abilities_that_refer_to_them() -> None:
    alone = galaxy({"units": ["barc_trooper"]}, {"base": ["felucia"]})
    with_trooper = galaxy({"units": ["barc_trooper", "clone_trooper"]}, {"base": ["felucia"]})
    with_jedi = galaxy({"units": ["barc_trooper", "aayla_secura"]}, {"base": ["felucia"]})
    totals = []
    for t in (alone, with_trooper, with_jedi):
        do(t, "commit barc_trooper#1 base")
        totals.append(attack(t))
    assert totals[0] == totals[2] == totals[1] - 2
    assert totals[0] == CARDS["barc_trooper"].facts()["attack"], "its own trait adds nothing"


@pytest.mark.rule("DBG-069")
def test_abilities_refer_to_factions() -> None:
    side = {"deck": ["republic_shuttle"], "units": ["weequay_pirate", "clone_trooper"]}
    assert refused(galaxy(side, {}), "use weequay_pirate#1") == "DBG-229", "it needs another neutral card"
    assert can(galaxy({**side, "units": ["weequay_pirate", "embo"]}, {}), "use weequay_pirate")


@pytest.mark.rule("DBG-070")
def test_an_ability_that_names_a_card_checks_its_name() -> None:
    side = {"units": ["han_solo"], "deck": ["rebel_trooper"] * 2}
    t = do(galaxy(side, {}, format="original"), "use han_solo")
    assert len(zone(t, "hand", 0)) == 1
    t = do(galaxy({**side, "units": ["han_solo", "millennium_falcon"]}, {}, format="original"), "use han_solo")
    assert len(zone(t, "hand", 0)) == 2
    for base, drawn in (("rishi", 1), ("naboo", 2)):
        t = galaxy({"units": ["padme_amidala"], "base": [base], "deck": ["clone_trooper"] * 2}, {})
        assert len(zone(do(t, "use padme_amidala"), "hand", 0)) == drawn


@pytest.mark.rule("DBG-071")
def test_a_card_with_an_ability_can_be_used_and_one_without_cannot() -> None:
    t = do(galaxy({"units": ["padme_amidala"], "deck": ["clone_trooper"]}, {}), "use padme_amidala")
    assert zone(t, "hand", 0) == ["clone_trooper"]
    assert refused(galaxy({"units": ["clone_trooper"]}, {}), "use clone_trooper#1") == "DBG-123"


@pytest.mark.rule("DBG-072", "DBG-073")
def test_every_galaxy_card_belongs_to_one_of_three_factions() -> None:
    t = kantyna.Table("deckbuilding", "clone-wars", seed=1)
    position = t.position()
    cards = [label.partition("#")[0] for label in position["galaxy_deck"] + position["galaxy_row"]]
    factions = [CARDS[id].facts()["faction"] for id in cards]
    assert {faction: factions.count(faction) for faction in factions} == {
        "republic": 30,
        "separatist": 30,
        "neutral": 30,
    }


@pytest.mark.rule("DBG-072", "DBG-073", "DBG-074", "DBG-075", "DBG-076")
def test_the_faction_of_a_galaxy_card_decides_who_may_buy_it() -> None:
    buyers = {"republic": [0], "separatist": [1], "neutral": [0, 1]}
    for id, card in CARDS.items():
        if (card.facts()["set"], card.facts()["deck"]) == ("clone-wars", "galaxy"):
            sides = {"resources": 99}
            tables = [galaxy(sides, sides, row=[id], active=seat, bare=True) for seat in (0, 1)]
            may = [seat for seat in (0, 1) if can(tables[seat], f"buy {id}", seat=seat)]
            assert may == buyers[card.facts()["faction"]], id


@pytest.mark.rule("DBG-074", "DBG-075", "DBG-076", "DBG-109", "DBG-110")
def test_players_buy_cards_of_their_own_faction_and_neutral_cards() -> None:
    row = ["arc_trooper", "stap", "weequay_pirate"]
    t = galaxy({"resources": 9}, {"resources": 9}, row=row, bare=True)
    assert [key for key in keys(t) if key.startswith("buy")] == [
        "buy arc_trooper#1",
        "buy weequay_pirate#1",
        "buy outer_rim_pilot_cw#2",
    ]
    assert refused(t, "buy stap#1") == "DBG-109"
    t = galaxy({"resources": 9}, {"resources": 9}, row=row, active=1)
    assert can(t, "buy stap", seat=1) and can(t, "buy weequay_pirate", seat=1)
    assert refused(t, "buy arc_trooper#1", seat=1) == "DBG-110"


@pytest.mark.rule("DBG-077", "DBG-168")
def test_a_neutral_card_is_never_an_enemy_card() -> None:
    t = galaxy({"units": ["at_te"]}, {"base": ["xorrn"]}, row=["stap", "weequay_pirate", "arc_trooper"])
    assert can(t, "commit at_te#1 stap#1")
    assert refused(t, "commit at_te#1 weequay_pirate#1") == "DBG-168"
    assert refused(t, "commit at_te#1 arc_trooper#1") == "DBG-167"


@pytest.mark.rule("DBG-077")
def test_an_ability_about_an_enemy_card_means_the_opposing_faction() -> None:
    row = ["weequay_pirate", "stap#1", "arc_trooper", "stap#2"]
    t = galaxy({"bases": ["ryloth"]}, {"base": ["xorrn"]}, row=row, deck=[], bare=True, active=1)
    do(t, "end", seat=1)
    do(t, "choose-base ryloth", "answer ryloth#1")
    assert keys(t) == ["exile stap#1", "exile stap#2"]
