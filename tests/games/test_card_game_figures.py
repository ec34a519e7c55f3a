"""Numbers that views of The Card Game calculate for those who display them."""

from __future__ import annotations

import kantyna
from card_game_fights import attack, defend
from card_game_situations import DARK, LIGHT, do, side, table, until


def fight() -> kantyna.Table:
    dark = side("sith", "fall_of_the_jedi", "darth_vader", hand=["force_choke"])
    light = side("jedi", "jedi_training", "luke_skywalker", "rebel_sympathizer#4", hand=["jedi_mind_trick"])
    return table(dark, light, LIGHT, "conflict")


def test_a_view_says_what_is_attacked_and_who_strikes() -> None:
    t = fight()
    now = t.view(None)
    assert now["target"] is None and now["striker"] is None
    do(t, "engage fall_of_the_jedi#1")
    assert t.view(None)["target"] == "fall_of_the_jedi#1" and not t.view(None)["engaged"], "attackers are being chosen"
    t.undo()
    attack(t, "fall_of_the_jedi", "luke_skywalker", "rebel_sympathizer#4")
    defend(t, "darth_vader")
    assert t.view(DARK)["target"] == "fall_of_the_jedi#1" and t.view(DARK)["striker"] is None
    until(t, "strike")
    assert t.view(None)["striker"] == LIGHT and list(t.choices) == [LIGHT]
    until(t, "commit")
    now = t.view(None)
    assert now["target"] is None and now["striker"] is None


def test_a_seat_is_told_what_its_own_cards_cost_now() -> None:
    dark = side("sith", "fall_of_the_jedi", hand=["force_choke", "darth_vader"])
    light = side("jedi", "in_you_must_go", hand=["luke_skywalker", "jedi_lightsaber"])
    t = table(dark, light, LIGHT)
    printed = {card.id: card.facts().get("cost") for card in kantyna.cards("card-game")}
    saber = printed["jedi_lightsaber"]
    assert isinstance(saber, int) and saber > 0
    assert t.view(LIGHT)["costs"] == {
        "luke_skywalker#1": printed["luke_skywalker"],
        "jedi_lightsaber#1": saber - 1,  # the first enhancement of the turn costs 1 less
    }
    assert set(t.view(DARK)["costs"]) == {"force_choke#1", "darth_vader#1"}
    assert t.view(None)["costs"] == {}, "a spectator sees no hand"
