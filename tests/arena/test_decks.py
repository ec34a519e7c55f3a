"""Decks that meet in the arena: who sits where, which pairings are played, and what is counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import kantyna
from kantyna.arena import simulate
from kantyna.arena.pairing import pair
from kantyna.arena.simulation import BadSimulation
from kantyna.cli.commands.simulation import report

READY = {deck["id"]: deck for deck in kantyna.decks("card-game")[:6]}
OWN = {"affiliation": "jedi", "sets": [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]}


def names(*decks: str, **options: Any) -> list[list[Any]]:
    _, pairings = pair("card-game", None, None, options, {deck: deck for deck in decks})
    return [list(pairing.names) for pairing in pairings]


def test_two_decks_sit_in_the_order_given_and_the_dark_seat_follows() -> None:
    for decks, dark in ((["sith", "jedi"], 0), (["jedi", "sith"], 1)):
        result = simulate("card-game", games=4, seed=1, decks={deck: deck for deck in decks})
        assert result.options["dark_side"] == dark and result.sides[dark] == "dark"
        assert [meeting.pairing.names for meeting in result.meetings] == [tuple(decks)]
        assert result.json()["decks"] == decks


def test_more_decks_than_seats_meet_across_the_sides() -> None:
    assert names("jedi", "sith", "imperial_navy") == [["sith", "jedi"], ["imperial_navy", "jedi"]]
    assert names("jedi", "sith", "rebel_alliance", dark_side=1) == [["jedi", "sith"], ["rebel_alliance", "sith"]]
    assert len(names(*READY)) == 9


def test_both_seats_bring_both_decks_where_chance_decides_the_sides() -> None:
    both = {"dark": "sith", "light": "jedi"}
    assert names("jedi", "sith", dark_side="chance") == [[both, both]]
    result = simulate("card-game", games=12, seed=1, decks={"a": "jedi", "b": "sith"}, options={"dark_side": "chance"})
    assert result.sides == (), "it was now this and now that"
    assert result.deck_rates == {"a": result.win_rates["light"], "b": result.win_rates["dark"]}
    assert result.json()["pairings"][0]["decks"] == [{"dark": "b", "light": "a"}] * 2


def test_pairings_are_played_in_turn_and_add_up() -> None:
    decks = {"mine": OWN, "sith": "sith", "navy": "imperial_navy"}
    seen: list[int] = []
    result = simulate("card-game", games=11, seed=3, decks=decks, progress=seen.append)
    assert [meeting.tally.games for meeting in result.meetings] == [6, 5] and seen[-1] == 11
    tallies = [meeting.tally for meeting in result.meetings]
    assert tuple([sum(wins) for wins in zip(*[tally.wins for tally in tallies], strict=True)]) == result.wins
    assert sum([tally.choices for tally in tallies]) == result.choices
    assert sum([tally.turns for tally in tallies]) == result.tally.turns > 0
    assert sum(result.wins) + result.draws == 11
    assert result.deck_rates["mine"] == result.win_rates["light"]
    assert result.deck_rates["sith"] == tallies[0].wins[0] / 6
    again = simulate("card-game", games=11, seed=3, decks=decks)
    assert replace(again, seconds=0) == replace(result, seconds=0)
    written = result.json()
    assert set(written["deck_rates"]) == set(decks) and len(written["pairings"]) == 2
    assert written["pairings"][0].keys() >= {"decks", "games", "wins", "draws", "win_rates"}


def test_the_player_of_the_first_turn_begins_although_both_choose_objectives_before() -> None:
    assert simulate("card-game", games=2, seed=1).first_moves == {"dark": 1.0, "light": 0.0}


def test_the_report_is_printed_in_both_languages() -> None:
    result = simulate("card-game", games=4, seed=1, decks={"jedi": "jedi", "sith": "sith", "navy": "imperial_navy"})
    for lang, rate in (("en", "won"), ("pl", "wygrane gry")):
        lines = report(result, lang).splitlines()
        assert any([line.strip().startswith("sith: ") and " – jedi: " in line for line in lines])
        assert len([line for line in lines if line.strip().startswith(f"jedi: {rate}")]) == 1


@pytest.mark.parametrize(
    ("decks", "right"),
    [
        ({"jedi": "jedi"}, "SWLCG-002); ready-made are: sith, imperial_navy, scum_and_villainy"),
        ({"jedi": "jedi", "rebel_alliance": "rebel_alliance"}, "ready-made are: sith, imperial_navy"),
        ({"sith": "sith", "x": "Sith\n1 Xyzzy"}, "x: there is no objective set 'Xyzzy'; x: it has one objective set"),
        ({"a": "Sith\n1 Xyzzy", "b": 7}, "b: a deck is"),
        ({}, "SWLCG-002"),
    ],
)
def test_decks_that_cannot_meet_are_refused(decks: dict[str, Any], right: str) -> None:
    with pytest.raises(kantyna.BadDeck) as bad:
        simulate("card-game", games=4, seed=1, decks=decks)
    assert right in bad.value.text("en") and bad.value.text("pl")


def test_a_deck_in_the_seat_of_the_other_side_is_refused_when_the_option_says_so() -> None:
    with pytest.raises(kantyna.BadDeck, match="SWLCG-002"):
        simulate("card-game", games=1, decks={"jedi": "jedi", "sith": "sith"}, options={"dark_side": 0})


def test_every_pairing_needs_a_game() -> None:
    with pytest.raises(BadSimulation, match="9 pairings of decks need at least 9 games, not 8"):
        simulate("card-game", games=8, decks={id: id for id in READY})


def test_a_game_without_decks_takes_none() -> None:
    with pytest.raises(kantyna.BadSetup, match="bring no decks"):
        simulate("star-realms", games=1, decks={"jedi": "jedi"})


def test_a_game_without_pairings_seats_its_decks_in_order() -> None:
    import skirmish

    result = simulate("skirmish", "duel", games=2, seed=1, decks={"one": "guile", "two": "line"})
    assert [meeting.pairing.names for meeting in result.meetings] == [("one", "two")]
    assert result.meetings[0].pairing.decks == [skirmish.DECKS["guile"], skirmish.DECKS["line"]]
    with pytest.raises(kantyna.BadDeck, match="one deck for each seat, 2 in all, not 3"):
        simulate("skirmish", "duel", games=2, decks={"a": "line", "b": "line", "c": "line"})
