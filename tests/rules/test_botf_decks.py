"""Balance of the Force: the decks of a team, what they share, and the ready-made ones."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.engine.ids import Seat
from kantyna.game.card_game.cards.sets import READY_DECKS, SETS
from kantyna.game.card_game.decks.building import read_deck, read_decks
from kantyna.game.card_game.decks.limits import HUNTERS, TEAM_DECKS, TEAMS

TEN = [1, 1, 2, 2, 3, 3, 5, 5, 6, 6]
OTHERS = [8, 8, 9, 9, 10, 10, 11, 11, 12, 12]
SITH = [19, 19, 20, 20, 21, 21, 23, 23, 24, 24]
FOUR = ["dark", "dark", "light", "light"]
PAIRS = [[Seat(0), Seat(1)], [Seat(2), Seat(3)]]


def deck(affiliation: str, sets: list[int]) -> dict[str, Any]:
    return {"affiliation": affiliation, "sets": sets}


def flaws(light_1: Any, light_2: Any) -> list[str]:
    """The flaws of the light team's decks in a two-on-two game; each has a text in both languages."""
    with pytest.raises(kantyna.BadDeck) as bad:
        read_decks(["sith_team", "imperial_navy_team", light_1, light_2], FOUR, TEAMS, PAIRS)
    english, polish = bad.value.flaws_in("en"), bad.value.flaws_in("pl")
    assert len(english) == len(polish) and not set(english) & set(polish)
    assert "{" not in "".join(polish)
    return english


@pytest.mark.rule("BOTF-174")
def test_in_multiplayer_every_deck_has_at_least_ten_sets() -> None:
    assert read_deck(deck("jedi", TEN), TEAMS)["sets"] == TEN
    assert flaws(deck("jedi", TEN[1:]), deck("rebel_alliance", OTHERS)) == [
        "Player 3: it has 9 objective sets, and at least 10 are needed (BOTF-174)"
    ]
    with pytest.raises(kantyna.BadDeck) as bad:  # ready-made ones of eight are for the game of two
        read_deck("jedi", TEAMS)
    assert bad.value.flaws == ["it has 8 objective sets, and at least 10 are needed (BOTF-174)"]


@pytest.mark.rule("BOTF-175")
@pytest.mark.rule("BOTF-176")
def test_a_team_has_at_most_two_copies_of_a_set_in_all_its_decks() -> None:
    mixed = [1, *OTHERS[1:]]
    assert flaws(deck("jedi", TEN), deck("rebel_alliance", mixed)) == [
        "A Hero's Journey is in decks of one team too often: Player 3 (Jedi) twice, Player 4 (Rebel Alliance) once; "
        "a team may have it twice at most in all its decks together (BOTF-176)"
    ]
    shared = read_decks(
        ["sith_team", "imperial_navy_team", deck("jedi", [1, *TEN[2:], 7]), deck("rebel_alliance", mixed)],
        FOUR, TEAMS, PAIRS,
    )  # fmt: skip
    assert [each["sets"].count(1) for each in shared] == [0, 0, 1, 1]


@pytest.mark.rule("BOTF-177")
def test_a_set_limited_to_one_copy_goes_to_one_member_only() -> None:
    limited = [18, *OTHERS[1:]]
    assert flaws(deck("jedi", [*TEN, 18]), deck("rebel_alliance", limited)) == [
        "Hit and Run is in decks of one team too often: Player 3 (Jedi) once, Player 4 (Rebel Alliance) once; "
        "only one member of a team may use it, once (BOTF-177)"
    ]


def test_one_error_names_every_flaw_of_the_decks_and_of_their_combination() -> None:
    found = flaws({"sets": [1, 1, 18]}, deck("rebel_alliance", [1, 18, *OTHERS[:3], 19]))
    assert found == [
        "Player 3: a deck begins with one affiliation, and none is named (SWLCG-673)",
        "Player 3: it has 3 objective sets, and at least 10 are needed (BOTF-174)",
        "Player 4: Fall of the Jedi is a set of the dark side, and the affiliation is of the other (SWLCG-678)",
        "Player 4: it has 6 objective sets, and at least 10 are needed (BOTF-174)",
        "A Hero's Journey is in decks of one team too often: Player 3 twice, Player 4 (Rebel Alliance) once; "
        "a team may have it twice at most in all its decks together (BOTF-176)",
        "Hit and Run is in decks of one team too often: Player 3 once, Player 4 (Rebel Alliance) once; "
        "only one member of a team may use it, once (BOTF-177)",
    ]


@pytest.mark.rule("BOTF-175")
def test_the_decks_of_opponents_do_not_count_together() -> None:
    given: list[Any] = [deck("sith", SITH), deck("sith", SITH)]
    assert len(read_decks(given, ["dark", "dark"], TEAMS, [[Seat(0)], [Seat(1)]])) == 2
    with pytest.raises(kantyna.BadDeck) as bad:
        read_decks(given, ["dark", "dark"], TEAMS, [[Seat(0), Seat(1)]])
    assert len(bad.value.flaws) == 5


@pytest.mark.rule("BOTF-098")
@pytest.mark.rule("BOTF-099")
def test_a_deck_that_hunts_skywalker_has_exactly_ten_sets() -> None:
    assert read_deck(deck("sith", SITH), HUNTERS)["sets"] == SITH
    for sets, line in (
        ([*SITH, 25], "it has 11 objective sets, and at most 10 are allowed (BOTF-098)"),
        (SITH[1:], "it has 9 objective sets, and at least 10 are needed (BOTF-174)"),
    ):
        with pytest.raises(kantyna.BadDeck) as bad:
            read_deck(deck("sith", sets), HUNTERS)
        assert bad.value.flaws == [line]
    assert read_deck(deck("sith", [*SITH, 25]), TEAMS)


@pytest.mark.rule("BOTF-178")
def test_a_challenge_deck_has_no_limits_and_is_chosen_by_name_only() -> None:
    sides, teams = ["jerjerrods_task", "light", "light"], [[Seat(0)], [Seat(1), Seat(2)]]
    for given in (None, "jerjerrods_task", {"challenge": "jerjerrods_task"}):
        read = read_decks([given, "jedi_team", "rebel_alliance_team"], sides, TEAMS, teams)
        assert read[0] == {"challenge": "jerjerrods_task"}
        assert read_decks(read, sides, TEAMS, teams) == read, "records are read again"
    assert read_decks(None, sides, TEAMS, teams) == read
    with pytest.raises(kantyna.BadDeck) as bad:
        read_decks(["sith", "jedi_team", "rebel_alliance_team"], sides, TEAMS, teams)
    assert bad.value.flaws == [
        "Player 1: this seat plays the challenge deck jerjerrods_task and brings no other, not 'sith' (BOTF-047)"
    ]


@pytest.mark.rule("BOTF-335")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_ready_made_decks_of_a_team_are_ours_and_legal_together_for_three(side: str) -> None:
    ready = [READY_DECKS[id] for id in TEAM_DECKS[side]]
    assert all([each.ours and each.team and each.side == side for each in ready])
    assert [len(each.sets) for each in ready] == [10, 10, 10]
    together = Counter([number for each in ready for number in each.sets])
    assert all([n <= SETS[number].most for number, n in together.items()])
    opponents = ["sith_team", "imperial_navy_team"] if side == "light" else ["jedi_team", "rebel_alliance_team"]
    for n in (2, 3):
        ids = TEAM_DECKS[side][:n]
        other = "dark" if side == "light" else "light"
        teams = [[Seat(0), Seat(1)], [Seat(seat) for seat in range(2, 2 + n)]]
        read = read_decks([*opponents, *ids], [other, other, *[side] * n], HUNTERS, teams)
        assert [each["affiliation"] for each in read[2:]] == [READY_DECKS[id].affiliation for id in ids]
    assert all([each.name(lang) != READY_DECKS[each.affiliation].name(lang) for each in ready for lang in ("en", "pl")])


@pytest.mark.rule("BOTF-335")
def test_the_ready_made_decks_of_a_team_have_mostly_one_or_two_affiliations() -> None:
    for id in [*TEAM_DECKS["light"], *TEAM_DECKS["dark"]]:
        ready = READY_DECKS[id]
        kinds = {SETS[number].affiliation for number in ready.sets} - {"neutral"}
        assert ready.affiliation in kinds and len(kinds) <= 3
        assert 22 not in ready.sets, "its loss would lose the game for the whole team"


@pytest.mark.rule("BOTF-335")
def test_two_on_two_is_dealt_at_once_with_ready_made_decks() -> None:
    t = kantyna.Table("card-game", "two-on-two", seed=7)
    ids = ["sith_team", "imperial_navy_team", "jedi_team", "rebel_alliance_team"]
    assert t.record()["decks"] == [kantyna.read_deck("card-game", id, format="two-on-two") for id in ids]
    decks = {deck["id"]: deck for deck in kantyna.decks("card-game")}
    assert all(["two-on-two" in decks[id]["formats"] and decks[id]["ours"] for id in ids])
    assert decks["jedi"]["formats"] == ["duel"], "eight sets are too few for a team"


@pytest.mark.rule("BOTF-176")
def test_a_table_with_decks_that_share_too_much_is_not_dealt() -> None:
    decks = ["sith_team", "sith_team", "jedi_team", "rebel_alliance_team"]
    with pytest.raises(kantyna.BadDeck) as bad:
        kantyna.Table("card-game", "two-on-two", seed=7, decks=decks)
    assert len(bad.value.flaws) == 5
    assert all(["Player 1 (Sith)" in flaw and "Player 2 (Sith)" in flaw for flaw in bad.value.flaws])


@pytest.mark.rule("BOTF-174")
def test_a_deck_is_checked_against_the_format() -> None:
    assert kantyna.read_deck("card-game", "jedi")["sets"]
    with pytest.raises(kantyna.BadDeck) as bad:
        kantyna.read_deck("card-game", "jedi", format="two-on-two")
    assert bad.value.flaws == ["it has 8 objective sets, and at least 10 are needed (BOTF-174)"]


@pytest.mark.rule("BOTF-057")
def test_nobody_brings_a_deck_for_the_side_that_plays_the_challenge_deck() -> None:
    assert kantyna.read_deck("card-game", "jedi_team", format="jerjerrods-task")
    with pytest.raises(kantyna.BadDeck) as bad:
        kantyna.read_deck("card-game", "sith_team", format="jerjerrods-task")
    assert bad.value.flaws == [
        "in this format the dark side of the Force plays a challenge deck, and nobody brings another (BOTF-047)"
    ]
    decks = {deck["id"]: deck["formats"] for deck in kantyna.decks("card-game")}
    assert "jerjerrods-task" in decks["jedi_team"] and "jerjerrods-task" not in decks["sith_team"]
