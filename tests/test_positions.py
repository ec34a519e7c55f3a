"""Positions that are refused because no game could come to them, and what may be written in other ways."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from card_game_situations import DARK, LIGHT, side, table
from kantyna.engine.setup_cache import make_setup
from shipped import SHIPPED


def refused(dark: dict[str, Any], light: dict[str, Any], **more: Any) -> str:
    """What is said of a position that cannot be; it can be set up all the same."""
    position = {"game": "card-game", "seats": [dark, light], "phase": "deployment", "windows": "all", **more}
    with pytest.raises(kantyna.BadPosition) as wrong:
        kantyna.Table.from_position(position)
    assert wrong.value.text("pl") and "allow_impossible=True" in wrong.value.text()
    assert kantyna.Table.from_position(position, allow_impossible=True).choices
    return wrong.value.text()


def is_playable(dark: dict[str, Any], light: dict[str, Any], **more: Any) -> bool:
    return bool(table(dark, light, windows="all", **more).choices)


@pytest.mark.rule("SWLCG-600")
def test_a_unique_card_is_in_play_once() -> None:
    assert "darth_vader#2 is unique" in refused(side("sith", "darth_vader", "darth_vader"), side("jedi"))
    assert is_playable(side("sith", "nightsister", "nightsister"), side("jedi", "luke_skywalker"))


@pytest.mark.rule("SWLCG-201")
def test_an_enhancement_in_play_enhances_something() -> None:
    assert "jedi_lightsaber#1 is in play and enhances nothing" in refused(
        side("sith"), side("jedi", "luke_skywalker", "jedi_lightsaber")
    )
    hosts = {"jedi_lightsaber#1": "luke_skywalker#1"}
    assert is_playable(side("sith"), side("jedi", "luke_skywalker", "jedi_lightsaber"), hosts=hosts)
    assert is_playable(side("sith"), side("jedi", "cloud_city_casino")), "this one enhances a play area"


@pytest.mark.parametrize("zone", ["hand", "deck", "discard"])
def test_a_card_of_the_light_side_is_in_no_dark_hand(zone: str) -> None:
    assert "yoda#1 is a card of the light side and belongs to seat 0" in refused(
        side("sith", **{zone: ["yoda"]}), side("jedi")
    )


def test_what_is_captured_won_or_controlled_belongs_to_the_enemy() -> None:
    t = table(
        side("sith", "fall_of_the_jedi", "c_3po", captured=["yoda"]),
        side("jedi", victory=["looking_for_droids"]),
        hosts={"yoda#1": "fall_of_the_jedi#1"},
    )
    owners = t.position()["owners"]
    assert owners == {"yoda#1": LIGHT, "c_3po#1": LIGHT, "looking_for_droids#2": DARK}


@pytest.mark.rule("SWLCG-467")
def test_only_a_card_that_an_ability_may_shield_again_has_two_shields() -> None:
    shields = {"shield": {"tie_fighter#1": 2}}
    assert "tie_fighter#1 has 2 shields" in refused(side("imperial_navy", "tie_fighter"), side("jedi"), marks=shields)
    # Our Most Desperate Hour gives a character a second one (SWLCG-121)
    marks = {"shield": {"luke_skywalker#1": 2}}
    assert is_playable(side("sith"), side("jedi", "luke_skywalker"), marks=marks)


@pytest.mark.rule("SWLCG-193")
def test_a_card_that_is_not_in_play_has_no_tokens() -> None:
    marks = {"damage": {"yoda#1": 1}}
    assert "yoda#1 has tokens and is not in play" in refused(side("sith"), side("jedi", hand=["yoda"]), marks=marks)


def test_a_record_of_an_allowed_position_replays() -> None:
    position = {"game": "card-game", "seats": [side("sith", "yoda", "yoda"), side("jedi")], "phase": "deployment"}
    t = kantyna.Table.from_position(position, allow_impossible=True)
    t.choose(*next((seat, steps[-1]) for seat, steps in t.choices.items()))
    assert kantyna.replay(t.record()) == t


def test_a_phase_is_written_by_name_or_number() -> None:
    sides = [side("sith", "darth_vader"), side("jedi", "luke_skywalker")]
    position = {"game": "card-game", "seats": sides, "windows": "all"}
    named = kantyna.Table.from_position({**position, "phase": "conflict"})
    assert named == kantyna.Table.from_position({**position, "phase": 5})
    assert named.position()["phase"] == 5
    with pytest.raises(kantyna.BadPosition, match="one of balance, refresh, draw, deployment, conflict, force"):
        kantyna.Table.from_position({**position, "phase": "combat"})


@pytest.mark.parametrize("game", SHIPPED)
def test_positions_have_the_copies_that_copies_says(game: str) -> None:
    for format in kantyna.games()[SHIPPED.index(game)]["formats"]:
        for seats in format["seats"]:
            copies = kantyna.copies(game, format["id"], seats)
            assert copies == make_setup(game, format["id"], seats).copies
            assert set(copies) <= {card.id for card in kantyna.cards(game)}
            id, n = max(copies.items(), key=lambda copy: copy[1])
            position = {"game": game, "format": format["id"], "seats": [{} for _ in range(seats)]}
            kantyna.Table.from_position({**position, "owners": {f"{id}#{n}": 0}})
            with pytest.raises(kantyna.BadPosition, match=f"the game has {n} copies of this card"):
                kantyna.Table.from_position({**position, "owners": {f"{id}#{n + 1}": 0}})


def test_a_card_of_another_format_is_named_as_such() -> None:
    with pytest.raises(kantyna.BadPosition, match="format clone-wars with these options has x_wing"):
        kantyna.Table.from_position({"game": "deckbuilding", "galaxy_row": ["x_wing"]})


def test_an_event_names_its_card() -> None:
    t = kantyna.Table("star-realms", seed=7)
    t.choose(0, "play scout#4")
    played = [event for event in t.events if event.kind == "play"]
    assert [event.card for event in played] == ["scout#4"]
    assert [event.card for event in t.events if event.kind == "turn"] == [None]


def test_a_seat_where_a_language_belongs_is_an_error_in_words() -> None:
    t = kantyna.Table("star-realms", seed=7)
    says: list[Any] = [t.prompt, t.choices[0][0].text, t.events[0].text, kantyna.cards("star-realms")[0].text]
    for say in says:
        with pytest.raises(kantyna.BadLanguage, match="a language is 'en' or 'pl', not 0"):
            say(0)


@pytest.mark.parametrize("leaving", [["leave-now", "victory"], ["to-victory-of", 0]])
def test_a_position_stored_while_an_objective_left_play_goes_on(leaving: list[Any]) -> None:
    """Before the winner of an objective stood in the event, the step on the stack said where it goes."""
    light = side("rebel_alliance", "draw_their_fire", "decoy_at_dantooine")
    concerned = {
        "card": None,
        "other": None,
        "n": 0,
        "cancelled": False,
        "used": [],
        "cards": [["draw_their_fire#1", 0]],
    }
    position = {
        "game": "card-game",
        "seats": [side("sith", "tie_bomber"), light],
        "phase": "conflict",
        "dial": 5,
        "marks": {"damage": {"draw_their_fire#1": 5}},
        "stack": [
            {"do": ["action-window", "conflict-end"], "seat": -1, "card": None, "n": 0},
            {"do": ["settle"], "seat": 0, "card": None, "n": 0},
            {"do": ["count-victory"], "seat": 0, "card": None, "n": 0},
            {"do": ["settle"], "seat": 0, "card": None, "n": 0},
            {"do": ["happen", leaving], "seat": 0, "card": None, "n": 0},
            {"do": ["answer-window", 0], "seat": 1, "card": None, "n": 1},
        ],
        "pending": [{"kind": "destroy", "seat": 0, **concerned}, {"kind": "leave", "seat": 0, **concerned}],
        "windows": "all",
    }
    t = kantyna.Table.from_position(position)
    assert "answer decoy_at_dantooine#1" in [choice.key for choice in t.choices[LIGHT]]
    t.choose(LIGHT, "pass")
    assert t.position()["seats"][DARK]["victory"] == ["draw_their_fire#1"] and t.position()["dial"] == 6
