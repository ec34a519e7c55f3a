"""The Card Game: what the project adds to the rulebook."""

from __future__ import annotations

import pytest

from card_game_situations import DARK, LIGHT, refusal, side, table


@pytest.mark.rule("SWLCG-797")
def test_both_may_agree_on_a_draw_at_any_time() -> None:
    t = table(side("sith", hand=["espo_trooper#4"]), side("jedi"))
    t.choose(DARK, "offer-draw")
    assert refusal(t, DARK, "accept-draw") == "SWLCG-797"
    t.choose(DARK, "play espo_trooper#4")
    assert refusal(t, LIGHT, "accept-draw") == "SWLCG-797", "playing on takes the offer back"
    t.choose(DARK, "offer-draw")
    t.choose(LIGHT, "accept-draw")
    assert t.over and t.winners == () and t.ended_by == "SWLCG-797"
