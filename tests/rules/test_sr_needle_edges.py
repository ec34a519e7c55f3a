"""A Needle copies exactly the chosen card, even if its neighbours in the card list belong to another faction."""

from __future__ import annotations

import pytest

from situations import can, do, duel, number, refused, zone

NEEDLE = "stealth_needle"


@pytest.mark.rule("SR-327")
@pytest.mark.parametrize(
    ("label", "ally", "stranger"),
    [
        # the first card of a faction on the list, and the last card before a faction begins
        ("imperial_fighter#1", "corvette", "ram"),
        ("blob_fighter#1", "ram", "corvette"),
        ("federation_shuttle#1", "cutter", "ram"),
    ],
)
def test_the_copy_has_the_factions_of_the_first_ship_of_a_faction(label: str, ally: str, stranger: str) -> None:
    id = label.partition("#")[0]
    for other, enabled in ((ally, True), (stranger, False)):
        t = duel(hand=[label, NEEDLE, other], deck=["scout"] * 4, opponent={"hand": ["scout"] * 4})
        do(t, f"play {label}")
        if id == "imperial_fighter":
            do(t, "discard scout", seat=1)
        # the original leaves play, so only the copying Needle can be an ally
        position = t.position()
        position["seats"][0]["play"].remove(label)
        position["seats"][0]["discard"].append(label)
        t = type(t).from_position(position)
        do(t, f"play {NEEDLE}", f"copy {label}")
        if id == "imperial_fighter":
            do(t, "discard scout", seat=1)
        do(t, f"play {other}")
        assert can(t, f"ally {other}") is enabled, (label, other)
        assert can(t, f"ally {NEEDLE}") is enabled, (label, other)


@pytest.mark.rule("SR-327")
def test_a_copy_of_the_last_explorer_gains_no_faction() -> None:
    t = duel(hand=["explorer#10", NEEDLE, "corvette"], deck=["scout"] * 3)
    do(t, "play explorer#10", f"play {NEEDLE}", "copy explorer#10", "play corvette")
    assert number(t, "trade") == 4
    assert not can(t, "ally corvette"), "the next card on the list is of the Star Empire"
    assert can(t, f"scrap {NEEDLE}"), "the ability of the copied card, used as the Needle's own"
    assert refused(t, f"ally {NEEDLE}#1") == "SR-038"


@pytest.mark.rule("SR-326")
def test_a_copy_has_the_abilities_of_the_card_and_not_of_its_neighbour() -> None:
    # between two cards without a scrap ability on either side
    t = duel(hand=["dreadnaught", NEEDLE], deck=["viper"] * 3)
    do(t, "play dreadnaught", f"play {NEEDLE}", "copy dreadnaught")
    assert number(t, "combat") == 14 and zone(t, "hand", 0) == ["viper", "viper"]
    do(t, f"scrap {NEEDLE}")
    assert number(t, "combat") == 19
    # Survey Ship is followed by Corvette, which has an ally ability and no scrap ability
    t = duel(hand=["survey_ship#3", NEEDLE, "corvette"], deck=["viper"] * 4, opponent={"hand": ["scout"]})
    do(t, "play survey_ship#3", f"play {NEEDLE}", "copy survey_ship#3", "play corvette")
    assert can(t, f"scrap {NEEDLE}")
    assert refused(t, f"ally {NEEDLE}#1") == "SR-038"
    # Corvette follows Survey Ship
    t = duel(hand=["corvette#1", NEEDLE], deck=["viper"] * 4)
    do(t, "play corvette#1", f"play {NEEDLE}", "copy corvette#1")
    assert can(t, f"ally {NEEDLE}")
    assert refused(t, f"scrap {NEEDLE}#1") == "SR-039"
