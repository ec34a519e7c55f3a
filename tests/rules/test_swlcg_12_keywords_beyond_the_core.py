"""The Card Game: cases of Protect and Targeted Strike that need cards beyond the core set."""

from __future__ import annotations

import pytest

from card_game_fights import logged
from card_game_made_up import CARDS, made_up, made_up_fight, refused
from card_game_situations import LIGHT, do, keys, marks, side


@pytest.mark.rule("SWLCG-784")
@pytest.mark.parametrize(
    "protector, hit, covered",
    [
        ("aegis", "jedi_training", True),
        ("aegis", "yoda", False),
        ("bodyguard", "luke_skywalker", True),
        ("bodyguard", "yoda", False),
    ],
)
def test_protect_may_name_a_type_of_card_or_a_title(protector: str, hit: str, covered: bool) -> None:
    striker = "tie_bomber" if hit == "jedi_training" else "stormtrooper_elite"
    light = side("jedi", protector, "yoda", "luke_skywalker", "jedi_training")
    t = made_up_fight(side("sith", striker), light, striker, "yoda luke_skywalker")
    if hit != "jedi_training":
        do(t, f"pick {hit}#1")
    assert (f"protect {protector}#1 2" in keys(t, LIGHT)) is covered
    if covered:
        do(t, (LIGHT, f"protect {protector}#1 2"))
    assert logged(t, "protect") == ([f"{protector}#1"] if covered else [])


@pytest.mark.rule("SWLCG-784")
def test_the_text_of_protect_names_what_it_protects() -> None:
    from kantyna.voice import say

    spoken = {
        card.id: [say(line, "en") for line in card.lines()] for card in CARDS if card.id in ("aegis", "bodyguard")
    }
    assert "objective" in spoken["aegis"][0] and "Luke Skywalker" in spoken["bodyguard"][0]


@pytest.mark.rule("SWLCG-595")
def test_targeted_strike_reaches_a_unit_that_is_immune_to_card_effects() -> None:
    """Strike damage is never a card effect; a reaction of the same unit is."""
    light = side("smugglers_and_spies", "han_solo", "yoda")
    dark = side("sith", "ascetic", "nightsister", "fall_of_the_jedi")
    t = made_up_fight(dark, light, "han_solo", engaged="fall_of_the_jedi", active=LIGHT)
    do(t, "resolve-unit-damage")
    assert keys(t, LIGHT) == ["pick ascetic#1", "pick nightsister#1"]
    do(t, "pick ascetic#1")
    assert marks(t, "damage") == {"ascetic#1": 2}
    t = made_up(dark, light, LIGHT, "conflict")
    do(t, "engage fall_of_the_jedi#1", "attack-with han_solo#1", "done", "answer han_solo#1")
    assert keys(t, LIGHT) == ["pick nightsister#1"], "his reaction"
    assert refused(t, LIGHT, "pick ascetic#1") == "SWLCG-433"
