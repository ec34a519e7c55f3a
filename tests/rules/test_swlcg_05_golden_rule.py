"""The Card Game: what no effect overrides (SWLCG-116 to 120), the affiliation card above all (SWLCG-074, 632)."""

from __future__ import annotations

import pytest

from card_game_made_up import made_up, refused
from card_game_situations import DARK, LIGHT, do, keys, marks, pass_windows, refusal, side, table, zone


@pytest.mark.rule("SWLCG-074")
@pytest.mark.rule("SWLCG-632")
@pytest.mark.rule("SWLCG-118")
def test_effects_that_remove_cards_do_not_remove_the_affiliation_card() -> None:
    dark = side("sith", "fall_of_the_jedi", "nightsister")
    t = made_up(dark, side("jedi", "sweeper"), active=LIGHT)
    do(t, (LIGHT, "act sweeper#1"))
    assert zone(t, DARK, "play") == ["affiliation_sith"], "all enemy cards, says the card, but one"


@pytest.mark.rule("SWLCG-074")
def test_the_affiliation_card_is_neither_returned_to_hand_nor_sacrificed() -> None:
    t = made_up(side("sith"), side("jedi", "banisher", "zealot"), active=LIGHT)
    assert refused(t, LIGHT, "act banisher#1") == "SWLCG-763"
    do(t, (LIGHT, "act zealot#1"))
    assert keys(t, LIGHT) == ["sacrifice banisher#1", "sacrifice zealot#1"]
    assert refused(t, LIGHT, "sacrifice affiliation_jedi#1") == "SWLCG-644"


@pytest.mark.rule("SWLCG-632")
@pytest.mark.parametrize("phase", ["refresh", "draw", "deployment", "conflict", "force"])
def test_the_affiliation_card_is_in_play_from_the_start_and_in_every_phase(phase: str) -> None:
    t = table(side("sith", "nightsister"), side("jedi", "yoda"), phase=phase)
    assert "affiliation_sith" in zone(t, DARK, "play") and "affiliation_jedi" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-118")
@pytest.mark.rule("SWLCG-119")
def test_cannot_beats_card_text_and_card_text_beats_the_rulebook() -> None:
    """A card lets a unit enter play outside the deployment phase, but not a second copy of a unique card."""
    light = side("jedi", "forgotten_heroes", "a_heros_journey", "obi_wan_kenobi", hand=["return_of_the_jedi"],
                 discard=["obi_wan_kenobi#2", "yoda"])  # fmt: skip
    t = table(side("sith", "nightsister"), light, LIGHT, "conflict")
    do(t, (LIGHT, "act return_of_the_jedi#1"), "pay")
    assert keys(t, LIGHT) == ["pick yoda#1"]
    assert refusal(t, LIGHT, "pick obi_wan_kenobi#2") == "SWLCG-600"
    assert t.position()["phase"] == 5
    do(t, "pick yoda#1")
    assert "yoda" in zone(t, LIGHT, "play")


@pytest.mark.rule("SWLCG-120")
@pytest.mark.parametrize("first", [True, False])
def test_a_prohibition_wins_whether_it_came_before_or_after_the_permission(first: bool) -> None:
    dark = side("sith", "fall_of_the_jedi", "counsel_of_the_sith", hand=["force_choke#1", "force_lightning"])
    lasting = [["cannot-be-targeted", "ghost#1", 1, "turn-end"]] if first else []
    t = made_up(dark, side("jedi", "ghost", "yoda"), lasting=lasting)
    do(t, (DARK, "act force_choke#1"))
    if first:
        assert refused(t, DARK, "pick ghost#1") == "SWLCG-116" and keys(t, DARK) == ["pick yoda#1"]
    else:
        do(t, "pick ghost#1", (LIGHT, "answer ghost#1"))
        pass_windows(t, "nothing")
        assert marks(t, "damage") == {}, "it may no longer be the target"
