"""No game changes its behaviour unnoticed: golden transcripts, and counts of the tree of choices."""

from __future__ import annotations

import pytest

import kantyna
import playthrough
from card_game_situations import LIGHT, side, table
from shipped import SHIPPED
from situations import duel, galaxy


@pytest.mark.parametrize("case", playthrough.cases(), ids=lambda case: case.name)
def test_the_playthrough_matches_its_golden_file(case: playthrough.Case) -> None:
    assert playthrough.transcript(case) == playthrough.path(case).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", SHIPPED)
def test_card_texts_match_their_golden_file(game: str) -> None:
    assert playthrough.card_texts(game) == playthrough.texts_path(game).read_text(encoding="utf-8")


def leaves(t: kantyna.Table, depth: int) -> int:
    """The number of different sequences of the next `depth` choices."""
    if depth == 0 or t.over:
        return 1
    total = 0
    for seat, choices in t.choices.items():
        for choice in choices:
            twin = t.copy()
            twin.choose(seat, choice)
            total += leaves(twin, depth - 1)
    return total


def combos() -> kantyna.Table:
    """Choices inside choices: scrapping, copying, an either/or, a base to destroy, a ship to put on top."""
    return duel(
        hand=["missile_bot", "stealth_needle", "patrol_mech", "blob_destroyer"],
        play=["central_office", "recycling_station", "blob_wheel"],
        discard=["scout", "viper"],
        deck=["scout", "scout", "viper"],
        row=["ram", "cutter", "trade_pod", "junkyard", "freighter"],
        trade_deck=["corvette", "flagship", "mothership"],
        opponent={"hand": ["scout"], "play": ["war_world", "blob_world"], "deck": ["scout", "viper"]},
        trade=3,
        combat=4,
    )


def campaign() -> kantyna.Table:
    """Abilities, attacks on base and row, a reveal, an empty slot, damage divided among ships."""
    return galaxy(
        {
            "hand": ["jedi_knight", "laat_gunship"],
            "units": ["delta_7b", "arc_trooper"],
            "ships": ["consular_class_cruiser"],
            "deck": ["obi_wan_kenobi", "clone_trooper", "republic_shuttle"],
            "base": ["kamino"],
            "resources": 3,
        },
        {"base": ["felucia"], "ships": ["munificent_class_frigate", "droid_control_ship"], "hand": ["stap"]},
        row=["v_19_torrent", "tri_fighter", "hutt_fighter"],
        force=1,
    )


def deployment() -> kantyna.Table:
    """Units, enhancements and their hosts, payments card by card, an action event, a target."""
    dark = side(
        "sith",
        "the_heart_of_the_empire",
        "counsel_of_the_sith",
        "emperors_royal_guard",
        hand=["darth_vader", "force_choke", "vaders_lightsaber", "nightsister"],
    )
    return table(dark, side("jedi", "a_heros_journey", "luke_skywalker", "r2_d2", hand=["twist_of_fate_light"]))


def engagement() -> kantyna.Table:
    """Objectives to engage, attackers, defenders, shields, cards for the edge battle, icons in any order."""
    hand = ["twist_of_fate_light", "jedi_mind_trick"]
    light = side("jedi", "a_heros_journey", "luke_skywalker", "yoda", "r2_d2", hand=hand)
    dark = side("sith", "the_heart_of_the_empire", "counsel_of_the_sith", "nightsister", hand=["force_choke"])
    return table(dark, light, active=LIGHT, phase="conflict")


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        (kantyna.Table("star-realms", seed=7), [4, 18, 89, 467]),
        (combos(), [14, 135, 1140]),
        (duel(hand=["brain_world"], discard=["scout", "viper"], deck=["ram"], combat=2), [4, 10, 23]),
        (kantyna.Table("deckbuilding", seed=7), [6, 36, 230, 1546]),
        (campaign(), [13, 128, 1167]),
        (kantyna.Table("card-game", seed=7), [8, 32, 64, 128, 384, 768, 2304]),
        (deployment(), [5, 19, 38, 59, 100, 211, 381, 517, 744]),
        (engagement(), [2, 6, 18, 23, 51, 109, 203, 457, 941]),
    ],
    ids=["opening", "combos", "brain-world", "clone-wars", "campaign", "starters", "deployment", "engagement"],
)
def test_tree_counts(table: kantyna.Table, counts: list[int]) -> None:
    assert [leaves(table, depth + 1) for depth in range(len(counts))] == counts
