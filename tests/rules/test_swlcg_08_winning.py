"""The Card Game, chapter 8: how the game is won, and that it ends at that very moment."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, until, zone

DARK_THREE = ("counsel_of_the_sith", "fall_of_the_jedi", "cruel_interrogations")
LIGHT_THREE = ("in_you_must_go", "forgotten_heroes", "hit_and_run")


def sith(*play: str, **zones: Any) -> dict[str, Any]:
    return side("sith", *DARK_THREE, *play, **zones)


def jedi(*play: str, **zones: Any) -> dict[str, Any]:
    return side("jedi", *LIGHT_THREE, *play, **zones)


def won(t: kantyna.Table, seat: int, rule: str) -> None:
    """Check that the player has won by that line, nobody is asked, and nothing can be done."""
    assert t.over and t.winners == (seat,) and t.ended_by == rule
    assert not t.choices
    for each in (DARK, LIGHT):
        assert refusal(t, each, "pass") == "SWLCG-287"


def damaged(*cards: str) -> dict[str, Any]:
    """Each card would be destroyed by one more damage."""
    return {"damage": {f"{card}#1": 3 if card == "hit_and_run" else 4 for card in cards}}


@pytest.mark.rule("SWLCG-278")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_the_light_side_wins_with_three_or_more_objectives(before: int) -> None:
    pile = ["black_squadron_assault", "the_emperors_web", "shadows_of_dathomir"][:before]
    t = table(sith(), jedi(victory=pile), active=LIGHT, phase="balance", marks=damaged("fall_of_the_jedi"))
    assert not t.over
    do(t, "pick fall_of_the_jedi#1")
    assert zone(t, LIGHT, "victory") == [*pile, "fall_of_the_jedi"]
    if before >= 2:
        won(t, LIGHT, "SWLCG-278")
    else:
        assert LIGHT not in t.winners


@pytest.mark.rule("SWLCG-278")
@pytest.mark.rule("SWLCG-287")
def test_the_light_side_wins_even_during_an_engagement() -> None:
    """The unopposed damage destroys the third; neither the end of the engagement nor the Force phase follows."""
    pile = ["black_squadron_assault", "the_emperors_web"]
    t = table(
        sith(),
        jedi("twilek_loyalist#1", victory=pile),
        active=LIGHT,
        phase="conflict",
        marks=damaged("fall_of_the_jedi"),
    )
    do(t, "engage fall_of_the_jedi#1", "attack-with twilek_loyalist#1")
    until(t, "deal-one")
    do(t, "deal-one fall_of_the_jedi#1")
    won(t, LIGHT, "SWLCG-278")
    assert t.position()["phase"] == 5
    assert not [event for event in t.events if event.kind == "engagement-over"]


@pytest.mark.rule("SWLCG-279")
@pytest.mark.rule("SWLCG-282")
@pytest.mark.parametrize(("loser", "rule"), [(DARK, "SWLCG-279"), (LIGHT, "SWLCG-282")])
def test_a_player_who_must_draw_from_an_empty_command_deck_has_lost(loser: int, rule: str) -> None:
    sides = [sith(), jedi()]
    assert len(sides[loser]["deck"]) == 3
    t = table(sides[DARK], sides[LIGHT], active=loser, phase="draw")
    won(t, 1 - loser, rule)
    assert len(zone(t, loser, "hand")) == 3, "the last cards have been drawn"
    assert [event.seat for event in t.events if event.kind == "empty-deck"] == [loser]
    assert t.position()["phase"] == 3


@pytest.mark.rule("SWLCG-280")
@pytest.mark.rule("SWLCG-283")
@pytest.mark.parametrize(("loser", "rule"), [(DARK, "SWLCG-280"), (LIGHT, "SWLCG-283")])
def test_a_player_who_must_replace_an_objective_from_an_empty_deck_has_lost(loser: int, rule: str) -> None:
    sides = [sith(), jedi()]
    sides[loser]["play"] = sides[loser]["play"][:2]
    t = table(sides[DARK], sides[LIGHT], active=loser, phase="refresh")
    won(t, 1 - loser, rule)
    assert len(zone(t, loser, "play")) == 3, "one of the two missing ones was there"
    assert [event.seat for event in t.events if event.kind == "empty-deck"] == [loser]
    assert t.position()["phase"] == 2


@pytest.mark.rule("SWLCG-285")
@pytest.mark.parametrize("active", [DARK, LIGHT])
def test_the_last_card_of_a_deck_is_drawn_without_losing(active: int) -> None:
    sides = [sith(), jedi()]
    hands = [["rancor", "tie_bomber", "tie_advanced"], ["x_wing", "y_wing", "a_wing"]]
    sides[active].update(hand=hands[active], play=sides[active]["play"][:3])
    t = table(sides[DARK], sides[LIGHT], active=active, phase="refresh")
    do(t, "decline")
    assert zone(t, active, "deck") == [] and zone(t, active, "objective_deck") == []
    assert len(zone(t, active, "hand")) == 6 and not t.over


@pytest.mark.rule("SWLCG-281")
@pytest.mark.rule("SWLCG-287")
@pytest.mark.parametrize("dial", [10, 11])
def test_the_dark_side_wins_when_the_dial_reaches_twelve(dial: int) -> None:
    t = table(sith(), jedi(), phase="balance", dial=dial, balance=0)
    if dial == 10:
        assert DARK not in t.winners and t.position()["dial"] == 11
        return
    won(t, DARK, "SWLCG-281")
    assert t.position()["phase"] == 1 and marks(t, "focus") == {}
    assert [event.n for event in t.events if event.kind == "phase"] == [1], "the refresh phase never comes"


@pytest.mark.rule("SWLCG-284")
def test_a_dial_that_passes_twelve_wins_as_well() -> None:
    """The third objective in the dark side's pile turns the dial by three."""
    dark = sith("nightsister#1", victory=["jedi_training", "last_minute_rescue"])
    t = table(dark, jedi(), phase="conflict", dial=11, marks={"damage": {"in_you_must_go#1": 3}})
    do(t, "engage in_you_must_go#1", "attack-with nightsister#1")
    until(t, "deal-one")
    do(t, "deal-one in_you_must_go#1")
    won(t, DARK, "SWLCG-281")
    assert t.position()["dial"] == 14


@pytest.mark.rule("SWLCG-289")
@pytest.mark.parametrize("seat", [DARK, LIGHT])
def test_the_opponent_of_a_player_who_resigns_wins(seat: int) -> None:
    t = table(sith(hand=["rancor"]), jedi())
    t.choose(seat, "resign")
    won(t, 1 - seat, "SWLCG-289")


@pytest.mark.rule("SWLCG-289")
def test_a_resignation_is_the_last_decisive_event_of_the_log() -> None:
    t = table(sith("nightsister#1"), jedi(), phase="conflict", marks={"damage": {"in_you_must_go#1": 3}})
    do(t, "engage in_you_must_go#1", "attack-with nightsister#1")
    until(t, "deal-one")
    do(t, "deal-one in_you_must_go#1")
    assert not t.over, "an objective is destroyed, and the dial has advanced"
    t.choose(LIGHT, "resign")
    *earlier, last = [event for event in t.events if event.view(None).get("decisive")]
    assert [event.kind for event in earlier] == ["to-victory", "dial"] and (last.kind, last.seat) == ("resign", LIGHT)
    assert (last.text("en"), last.text("pl")) == ("Player 2 resigns", "Gracz 2 poddaje się")


@pytest.mark.rule("SWLCG-289")
@pytest.mark.parametrize("seed", range(1, 5))
def test_a_game_played_to_its_end_has_one_winner(seed: int) -> None:
    t = kantyna.Table("card-game", seed=seed, decks=["sith", "jedi"])
    for _ in range(3000):
        if t.over:
            break
        seat = next(iter(t.choices))
        idle = [key for key in keys(t, seat) if key in ("pass", "decline", "done")]
        t.choose(seat, (idle or keys(t, seat))[0])
    assert len(t.winners) == 1
    assert t.ended_by in {f"SWLCG-{n}" for n in range(278, 284)}
