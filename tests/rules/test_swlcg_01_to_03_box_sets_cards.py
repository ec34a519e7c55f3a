"""The Card Game, chapters 1 to 3, and the ready-made decks of chapter 4: the box, and what is printed on its cards."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

import kantyna
from kantyna.game.card_game.affiliations import AFFILIATIONS, NEUTRAL, SIDE_OF, SIDES
from kantyna.game.card_game.cards.card_types import PrintedCard, trait_name
from kantyna.game.card_game.cards.sets import CARD, READY_DECKS, SETS, command_cards_of, objectives_of, pool
from kantyna.game.card_game.cards.sets import CORE_CARDS as CARDS
from kantyna.game.card_game.cards.sets import CORE_SETS as OBJECTIVE_SETS
from kantyna.game.card_game.decks.building import O8D, read_deck, read_decks, write_deck
from kantyna.game.card_game.terms import FORCE_CARDS

HAVE_COST = {"unit", "event", "enhancement"}


def of_kind(kind: str) -> list[PrintedCard]:
    return [card for card in CARDS if card.kind == kind]


# the box


@pytest.mark.rule("SWLCG-001")
def test_the_game_is_for_two_players() -> None:
    assert kantyna.Table("card-game", seed=1).seat_count == 2
    for seats in (1, 3, 4):
        with pytest.raises(kantyna.BadSetup, match="possible numbers of players: 2"):
            kantyna.Table("card-game", seed=1, seats=seats)


@pytest.mark.rule("SWLCG-003")
def test_the_box_has_240_cards() -> None:
    counts = {side: sum([card.count for card in CARDS if card.side == side]) for side in SIDES}
    assert counts == {"light": 117, "dark": 117}
    assert sum(counts.values()) + len(SIDES) * FORCE_CARDS == 240


@pytest.mark.rule("SWLCG-010")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_cards_of_a_side_are_nineteen_sets_and_three_affiliation_cards(side: str) -> None:
    sets = [each for each in OBJECTIVE_SETS if each.side == side]
    assert [each.copies for each in sets] == [1] * 17 + [2]
    assert sum([card.count for card in CARDS if card.side == side]) == 117 == 6 * 19 + 3
    in_sets = Counter([card.id for each in sets for card in each.cards for _ in range(each.copies)])
    affiliations = [card for card in of_kind("affiliation") if card.side == side]
    assert len(affiliations) == 3
    assert {card.id: card.count for card in CARDS if card.side == side} == in_sets + Counter(
        [card.id for card in affiliations]
    )


def test_there_are_176_cards_each_with_its_own_id_and_name_in_both_languages() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS) == 176
    for lang in kantyna.LANGUAGES:
        names = Counter([card.name(lang) for card in CARDS])
        assert sorted([n for n in names.values() if n > 1]) == [2, 2, 2], "only the fate cards, one a side"


@pytest.mark.rule("SWLCG-011")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_both_sides_have_cards_of_every_kind(side: str) -> None:
    kinds = {card.kind for card in CARDS if card.side == side}
    assert kinds == {"objective", "unit", "enhancement", "event", "fate", "affiliation"}


# affiliations and sets


@pytest.mark.rule("SWLCG-018")
@pytest.mark.rule("SWLCG-019")
@pytest.mark.rule("SWLCG-020")
def test_each_side_has_three_affiliations() -> None:
    cards = {(card.side, card.affiliation) for card in of_kind("affiliation")}
    assert cards == {
        ("light", "rebel_alliance"), ("light", "smugglers_and_spies"), ("light", "jedi"),
        ("dark", "imperial_navy"), ("dark", "scum_and_villainy"), ("dark", "sith"),
    }  # fmt: skip
    assert {affiliation for _, affiliation in cards} == set(AFFILIATIONS)


@pytest.mark.rule("SWLCG-021")
def test_a_card_without_an_affiliation_is_neutral() -> None:
    assert {card.affiliation for card in CARDS} == {*AFFILIATIONS, NEUTRAL}
    assert CARD["x_wing"].facts()["affiliation"] == "neutral" and CARD["red_two"].affiliation == "rebel_alliance"


@pytest.mark.rule("SWLCG-022")
@pytest.mark.rule("SWLCG-023")
@pytest.mark.rule("SWLCG-032")
def test_a_set_is_an_objective_and_five_other_cards() -> None:
    assert len(OBJECTIVE_SETS) == 36
    mixtures = set()
    for each in OBJECTIVE_SETS:
        assert [card.kind == "objective" for card in each.cards] == [True] + [False] * 5
        assert {card.side for card in each.cards} == {each.side}
        mixtures.add(tuple(sorted([card.kind for card in each.command])))
    assert {kind for mixture in mixtures for kind in mixture} == {"unit", "event", "fate", "enhancement"}
    assert ("unit",) * 5 in mixtures and ("enhancement", "enhancement", "enhancement", "unit", "unit") in mixtures


@pytest.mark.rule("SWLCG-024")
def test_a_set_may_hold_several_copies_of_a_card() -> None:
    assert [card.id for card in SETS[35].command] == ["espo_trooper"] * 5
    assert [card.id for card in SETS[17].command].count("yub_yub") == 2


@pytest.mark.rule("SWLCG-025")
def test_all_six_cards_of_a_set_go_into_a_deck_together() -> None:
    deck = read_deck({"affiliation": "jedi", "sets": [1, 1, 2, 3, 5, 6, 7, 8, 9, 10]})
    cards = Counter([card.id for card in [*objectives_of(deck), *command_cards_of(deck)]])
    for card in SETS[1].cards:
        assert cards[card.id] >= 2, card
    assert sum(cards.values()) == 60


def octgn_cards(text: str) -> tuple[ElementTree.Element, list[ElementTree.Element]]:
    deck = ElementTree.fromstring(text.partition("?>")[2])
    return deck, list(deck.iter("card"))


@pytest.mark.rule("SWLCG-026")
def test_no_single_card_is_removed_from_a_set() -> None:
    deck, cards = octgn_cards(write_deck("jedi", form=O8D))
    luke = next(card for card in cards if card.text == "Luke Skywalker")
    luke.set("qty", "0")
    with pytest.raises(kantyna.BadDeck) as bad:
        read_deck(ElementTree.tostring(deck, "unicode"))
    assert bad.value.flaws == ["Luke Skywalker is missing: all six cards of a set go into a deck together (SWLCG-026)"]


@pytest.mark.rule("SWLCG-027")
def test_no_single_card_is_added_to_a_set() -> None:
    deck, cards = octgn_cards(write_deck("jedi", form=O8D))
    luke = next(card for card in cards if card.text == "Luke Skywalker")
    luke.set("qty", "3")
    with pytest.raises(kantyna.BadDeck) as bad:
        read_deck(ElementTree.tostring(deck, "unicode"))
    assert bad.value.flaws == ["2 copies of Luke Skywalker are too many: only whole sets go into a deck (SWLCG-027)"]


@pytest.mark.rule("SWLCG-028")
def test_a_card_is_identified_by_set_position_and_its_own_number() -> None:
    numbers = [card.number for card in CARDS if card.number]
    assert len(numbers) == len(set(numbers)) == 174, "no source tells those of the Sith and the Imperial Navy"
    assert [card.number for card in SETS[1].cards] == [2, 92, 15, 102, 153, 31]
    assert SETS[1].cards.index(CARD["luke_skywalker"]) + 1 == 2


@pytest.mark.rule("SWLCG-029")
@pytest.mark.rule("SWLCG-030")
def test_each_set_has_its_own_number_and_the_name_of_its_objective() -> None:
    assert [each.number for each in OBJECTIVE_SETS] == list(range(1, 37))
    for lang in kantyna.LANGUAGES:
        assert len({each.name(lang) for each in OBJECTIVE_SETS}) == 36
        assert all([each.name(lang) == each.objective.name(lang) for each in OBJECTIVE_SETS])


@pytest.mark.rule("SWLCG-031")
def test_the_first_set_is_a_heros_journey() -> None:
    assert SETS[1].name("en") == "A Hero's Journey" and SETS[1].name("pl") == "Ścieżka bohatera"
    assert [card.id for card in SETS[1].cards] == [
        "a_heros_journey", "luke_skywalker", "twilek_loyalist", "jedi_lightsaber", "trust_your_feelings",
        "dagobah_training_grounds",
    ]  # fmt: skip


# ready-made decks


@pytest.mark.rule("SWLCG-033")
@pytest.mark.rule("SWLCG-034")
def test_four_decks_come_from_the_box_and_the_others_are_marked_as_ours() -> None:
    decks = [deck.facts(["duel"]) for deck in READY_DECKS.values()]
    alone = [deck for deck in decks if not deck["id"].endswith("_team")]
    assert all([deck["ours"] for deck in decks if deck not in alone])
    assert {deck["id"]: deck["ours"] for deck in alone} == {
        "jedi": False, "rebel_alliance": False, "sith": False, "imperial_navy": False,
        "smugglers_and_spies": True, "scum_and_villainy": True,
    }  # fmt: skip
    for deck in decks:
        assert deck["side"] == SIDE_OF[deck["affiliation"]] and deck["formats"] == ["duel"]
        assert set(deck["name"]) == {"en", "pl"}


@pytest.mark.rule("SWLCG-066")
@pytest.mark.rule("SWLCG-067")
@pytest.mark.rule("SWLCG-068")
@pytest.mark.rule("SWLCG-069")
def test_the_sets_of_the_starter_decks() -> None:
    assert read_deck("jedi") == {"affiliation": "jedi", "sets": [1, 2, 3, 4, 5, 6, 7, 18]}
    assert read_deck("rebel_alliance") == {"affiliation": "rebel_alliance", "sets": [8, 9, 10, 11, 12, 13, 14, 18]}
    assert read_deck("sith") == {"affiliation": "sith", "sets": [19, 20, 21, 22, 23, 24, 25, 36]}
    assert read_deck("imperial_navy") == {"affiliation": "imperial_navy", "sets": [26, 27, 28, 29, 30, 31, 32, 36]}


@pytest.mark.rule("SWLCG-064")
def test_a_ready_made_deck_of_the_box_has_48_cards() -> None:
    for deck in READY_DECKS.values():
        if not deck.ours:
            read = read_deck(deck.id)
            assert (len(objectives_of(read)), len(command_cards_of(read))) == (8, 40)


@pytest.mark.rule("SWLCG-065")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_both_decks_of_a_side_can_be_built_at_once(side: str) -> None:
    decks = [deck for deck in READY_DECKS.values() if deck.side == side and not deck.ours]
    needed = Counter([number for deck in decks for number in deck.sets])
    assert all([n <= SETS[number].copies for number, n in needed.items()])
    assert [number for number, n in needed.items() if n == 2] == [{"light": 18, "dark": 36}[side]]


@pytest.mark.rule("SWLCG-070")
def test_six_sets_are_in_no_deck_of_the_box() -> None:
    used = {number for deck in READY_DECKS.values() if not deck.ours for number in deck.sets}
    assert sorted({each.number for each in OBJECTIVE_SETS} - used) == [15, 16, 17, 33, 34, 35]


@pytest.mark.rule("SWLCG-060")
def test_a_player_without_a_deck_gets_one_from_the_box() -> None:
    decks = read_decks(None, ["dark", "light"])
    assert decks == [read_deck("sith"), read_deck("jedi")]
    assert not any([READY_DECKS[deck["affiliation"]].ours for deck in decks])


# what is printed


@pytest.mark.rule("SWLCG-035")
def test_there_are_six_kinds_of_card() -> None:
    assert Counter([card.kind for card in CARDS]) == {
        "objective": 36, "unit": 66, "enhancement": 25, "event": 37, "fate": 6, "affiliation": 6,
    }  # fmt: skip


@pytest.mark.rule("SWLCG-040")
def test_an_enhancement_names_what_it_enhances_a_card_or_a_play_area() -> None:
    for card in CARDS:
        if card.kind == "enhancement":
            assert card.enhances is not None, card
        elif card.enhances is not None:  # a unit that may enter play as an enhancement (SWLCG-749)
            assert card.id == "black_squadron_pilot"
    improved = {card.enhances.what for card in CARDS if card.enhances is not None}
    assert improved == {"unit", "objective", "play_area", "death_star_dial"}
    assert CARD["jedi_lightsaber"].text().startswith("Enhance a Force User or Force Sensitive unit.\n")
    assert CARD["intimidated"].text("pl").startswith("Ulepsz wrogą jednostkę o cesze Postać.\n")
    assert CARD["trench_run"].text("en").startswith("Enhance the Death Star dial.\n")


@pytest.mark.rule("SWLCG-042")
def test_an_affiliation_card_has_one_resource_of_its_own_affiliation() -> None:
    assert {(card.id, card.resources) for card in of_kind("affiliation")} == {
        ("affiliation_" + affiliation, 1) for affiliation in AFFILIATIONS
    }


@pytest.mark.rule("SWLCG-045")
def test_the_printed_parts_of_a_card() -> None:
    assert CARD["luke_skywalker"].facts() == {
        "side": "light", "type": "unit", "affiliation": "jedi", "number": 92, "unique": True,
        "traits": ["character", "force_user"], "cost": 4, "damage_capacity": 3, "force_icons": 3,
        "icons": {"unit-damage": 2, "blast": 1, "edge-blast": 1}, "keywords": {"targeted-strike": 1},
    }  # fmt: skip
    assert CARD["twist_of_fate_dark"].facts() == {
        "side": "dark", "type": "fate", "affiliation": "neutral", "number": 171, "unique": False, "traits": [],
        "force_icons": 0, "edge_priority": 2,
    }  # fmt: skip
    assert CARD["a_journey_to_dagobah"].facts() == {
        "side": "light", "type": "objective", "affiliation": "jedi", "number": 3, "unique": False,
        "traits": ["dagobah"], "resources": 2, "damage_capacity": 4, "limit_one_per_objective_deck": False,
        "affiliation_only": "jedi",
    }  # fmt: skip
    assert CARD["control_room"].facts() == {
        "side": "dark", "type": "enhancement", "affiliation": "imperial_navy", "number": 24, "unique": False,
        "traits": ["location"], "cost": 2, "resources": 2, "force_icons": 0, "keywords": {"limited": 1},
        "enhances": {"what": "play_area", "traits": [], "controller": "you"},
    }  # fmt: skip


@pytest.mark.rule("SWLCG-046")
def test_only_fate_cards_have_a_priority_and_all_priorities_differ() -> None:
    assert all([(card.priority > 0) == (card.kind == "fate") for card in CARDS])
    assert sorted([(card.priority, card.id) for card in of_kind("fate")]) == [
        (1, "twist_of_fate_light"), (2, "twist_of_fate_dark"), (5, "heat_of_battle_light"), (6, "heat_of_battle_dark"),
        (9, "target_of_opportunity_light"), (10, "target_of_opportunity_dark"),
    ]  # fmt: skip
    assert {card.title for card in of_kind("fate")} == {"twist_of_fate", "heat_of_battle", "target_of_opportunity"}


@pytest.mark.rule("SWLCG-047")
@pytest.mark.rule("SWLCG-048")
def test_no_cost_is_not_the_same_as_a_cost_of_0() -> None:
    for card in CARDS:
        assert (card.cost is not None) == (card.kind in HAVE_COST), card
        assert ("cost" in card.facts()) == (card.kind in HAVE_COST), card
    assert CARD["r2_d2"].cost == 0 and CARD["r2_d2"].facts()["cost"] == 0
    assert CARD["a_heros_journey"].cost is None and CARD["affiliation_jedi"].cost is None


@pytest.mark.rule("SWLCG-049")
def test_affiliation_cards_and_objectives_and_some_others_have_resources() -> None:
    with_some = Counter([card.kind for card in CARDS if card.resources])
    assert with_some == {"affiliation": 6, "objective": 36, "unit": 6, "enhancement": 6}


@pytest.mark.rule("SWLCG-050")
def test_units_and_objectives_have_a_damage_capacity() -> None:
    assert {card.kind for card in CARDS if card.capacity} == {"unit", "objective"}
    assert all([card.capacity > 0 for card in CARDS if card.kind in ("unit", "objective")])


@pytest.mark.rule("SWLCG-051")
def test_most_units_have_combat_icons_and_no_other_cards_do() -> None:
    with_icons = [card for card in CARDS if any(card.icons.values())]
    assert {card.kind for card in with_icons} == {"unit"}
    without = {card.id for card in of_kind("unit")} - {card.id for card in with_icons}
    assert without == {"r2_d2", "c_3po", "corellian_engineer", "repair_droid", "duty_officer", "superlaser_engineer"}


@pytest.mark.rule("SWLCG-052")
def test_icons_are_normal_or_edge_enabled() -> None:
    icons = CARD["obi_wan_kenobi"].icons
    assert icons == {
        "unit-damage": 1, "tactics": 1, "blast": 0, "edge-unit-damage": 0, "edge-tactics": 1, "edge-blast": 1,
    }  # fmt: skip
    assert CARD["coruscant_defense_fleet"].facts()["icons"] == {"edge-unit-damage": 5}


def test_keywords_have_their_values() -> None:
    assert CARD["mon_mothma"].keywords == {"edge": 1} and CARD["mon_mothma"].text() == "Edge (1)."
    guardian = CARD["guardian_of_peace"]
    assert guardian.keywords == {"shielding": 1, "protect": 1} and guardian.protects == "character"
    assert {card.id: card.protects for card in CARDS if card.protects} == {
        "guardian_of_peace": "character", "emperors_royal_guard": "character", "coruscant_defense_fleet": "coruscant",
    }  # fmt: skip
    assert guardian.text("pl") == "Osłony. Ochrona: Postać."
    assert {keyword for card in CARDS for keyword in card.keywords} == {
        "edge", "elite", "limited", "no-enhancements", "protect", "shielding", "targeted-strike",
    }  # fmt: skip


def test_every_card_has_a_text_in_both_languages() -> None:
    for card in CARDS:
        for trait in card.traits:
            assert all([trait_name(trait).text(lang) for lang in kantyna.LANGUAGES])
        assert "{" not in card.text("en") + card.text("pl")
        assert bool(card.text("en")) == bool(card.text("pl"))


def test_every_card_records_how_well_its_text_is_confirmed() -> None:
    assert Counter([card.provenance for card in CARDS]) == {"single": 119, "confirmed": 57}


@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_pool_has_every_copy_that_a_deck_could_have(side: str) -> None:
    copies = Counter([card.id for card in pool(side)])
    for each in OBJECTIVE_SETS:
        if each.side == side:
            assert copies[each.objective.id] == each.most
    for deck in READY_DECKS.values():
        if deck.side == side:
            read = read_deck(deck.id)
            assert Counter([card.id for card in [*objectives_of(read), *command_cards_of(read)]]) <= copies
    assert {CARD[id].side for id in copies} == {side}
