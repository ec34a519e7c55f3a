"""Nothing that a game does changes unnoticed: golden transcripts, and counts of the tree of choices."""

from __future__ import annotations

import pytest

import kantyna
import playthrough
from situations import duel, galaxy


@pytest.mark.parametrize(("game", "format", "seats"), playthrough.cases())
def test_the_playthrough_is_as_it_was(game: str, format: str, seats: int) -> None:
    golden = playthrough.path(game, format).read_text(encoding="utf-8")
    assert playthrough.transcript(game, format, seats) == golden


@pytest.mark.parametrize("game", playthrough.TEXTS)
def test_cards_say_what_they_said(game: str) -> None:
    assert playthrough.card_texts(game) == playthrough.texts_path(game).read_text(encoding="utf-8")


def leaves(t: kantyna.Table, depth: int) -> int:
    """How many different ways the next `depth` choices can go."""
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
    """Abilities, attacks on base and row, a reveal, a free slot, ships to share damage between."""
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


@pytest.mark.parametrize(
    ("table", "counts"),
    [
        (kantyna.Table("star-realms", seed=7), [4, 18, 89, 467]),
        (combos(), [14, 135, 1140]),
        (duel(hand=["brain_world"], discard=["scout", "viper"], deck=["ram"], combat=2), [4, 10, 23]),
        (kantyna.Table("deckbuilding", seed=7), [6, 36, 230, 1546]),
        (campaign(), [13, 128, 1167]),
    ],
    ids=["opening", "combos", "brain-world", "clone-wars", "campaign"],
)
def test_tree_counts(table: kantyna.Table, counts: list[int]) -> None:
    assert [leaves(table, depth + 1) for depth in range(len(counts))] == counts
