"""The Card Game: keywords in situations that need made-up cards (SWLCG-568, 569, 582, 590, 595, 784)."""

from __future__ import annotations

import pytest

from card_game_fights import attack, defend, fight, told
from card_game_made_up import CARDS, made_up, made_up_fight, refused
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, until, zone


@pytest.mark.rule("SWLCG-568")
@pytest.mark.parametrize("first", ["put", "played"])
def test_a_limited_card_that_is_put_into_play_neither_counts_nor_is_stopped(first: str) -> None:
    light = side(
        "jedi", "a_heros_journey", "in_you_must_go", "recruiter", hand=["hidden_outpost#1", "hidden_outpost#2"]
    )
    t = made_up(side("sith"), light, active=LIGHT)
    if first == "put":
        do(t, (LIGHT, "act recruiter#1"), "pick hidden_outpost#1")
        do(t, (LIGHT, "play hidden_outpost#2"))
    else:
        do(t, (LIGHT, "play hidden_outpost#1"))
        pass_windows(t, "act recruiter")
        assert refusal(t, LIGHT, "play hidden_outpost#2") == "SWLCG-565"
        do(t, (LIGHT, "act recruiter#1"), "pick hidden_outpost#2")
    assert zone(t, LIGHT, "play").count("hidden_outpost") == 2


@pytest.mark.rule("SWLCG-569")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_cancelled_limited_card_counts_as_played(cancelled: bool) -> None:
    dark = side("sith", "fall_of_the_jedi", hand=["decree", "sith_library", "espo_trooper"])
    t = made_up(dark, side("jedi", "c_3po"))
    do(t, (DARK, "act decree#1"))
    if cancelled:
        do(t, (LIGHT, "answer c_3po#1"))
    pass_windows(t, "play espo")
    assert len(zone(t, DARK, "hand")) == (2 if cancelled else 3), "its effect: a card drawn"
    assert refusal(t, DARK, "play sith_library#1") == "SWLCG-565"


@pytest.mark.rule("SWLCG-582")
def test_a_protector_that_cannot_be_damaged_takes_nothing_over() -> None:
    dark = side("sith", "stormtrooper_elite")
    t = made_up_fight(dark, side("jedi", "hardened", "yoda", "jedi_training"), "stormtrooper_elite", "yoda")
    do(t, "pick yoda#1")
    until(t, "deal-one")
    assert told(t, "destroy") == ["yoda#1"] and told(t, "protect") == [], "nobody is even asked"
    t = fight(dark, side("jedi", "guardian_of_peace", "yoda", "jedi_training"), "stormtrooper_elite", "yoda")
    do(t, "pick yoda#1")
    pass_windows(t, "protect")
    assert "protect guardian_of_peace#1 1" in keys(t, LIGHT), "another one may"


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
    assert told(t, "protect") == ([f"{protector}#1"] if covered else [])


@pytest.mark.rule("SWLCG-784")
def test_the_text_of_protect_says_what_is_named() -> None:
    from kantyna.voice import say

    spoken = {
        card.id: [say(line, "en") for line in card.lines()] for card in CARDS if card.id in ("aegis", "bodyguard")
    }
    assert "objective" in spoken["aegis"][0] and "Luke Skywalker" in spoken["bodyguard"][0]


@pytest.mark.rule("SWLCG-590")
@pytest.mark.parametrize("declared", [True, False])
def test_a_shielding_unit_that_was_not_declared_places_no_shield(declared: bool) -> None:
    dark = side("sith", "nightsister")
    light = side("jedi", "yoda", "jedi_training", *(["ambusher"] if declared else []), hand=["ambusher#2"])
    t = made_up(dark, light, phase="conflict")
    attack(t, "jedi_training", "nightsister")
    do(t, (LIGHT, "act ambusher#2")) if not declared else defend(t, "ambusher")
    assert marks(t, "part")["ambusher#1" if declared else "ambusher#2"] == 2, "it defends"
    assert ("pick jedi_training#1" in keys(t, LIGHT)) is declared, "the question where to place a shield"


@pytest.mark.rule("SWLCG-595")
def test_targeted_strike_reaches_a_unit_that_is_immune_to_card_effects() -> None:
    """Damage of a strike is no effect of a card, wherever it is aimed; a reaction of the same unit is."""
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
