"""The Card Game, chapter 15: custom decks and their limits."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.game.card_game.cards.sets import CARD, READY_DECKS, SETS, command_cards_of, objectives_of
from kantyna.game.card_game.cards.sets import CORE_SETS as OBJECTIVE_SETS
from kantyna.game.card_game.decks.building import read_deck, read_decks
from kantyna.game.card_game.decks.limits import DUEL, EITHER, TOURNAMENT, Limits

JEDI = [1, 1, 2, 2, 3, 3, 5, 5, 6, 6]
"""Ten sets that any light side deck may have."""
SITH = [19, 19, 20, 20, 21, 21, 23, 23, 24, 24]


def deck(affiliation: str, sets: list[int]) -> dict[str, Any]:
    return {"affiliation": affiliation, "sets": sets}


def flaws(given: Any, limits: Limits = DUEL) -> list[str]:
    with pytest.raises(kantyna.BadDeck) as bad:
        read_deck(given, limits)
    english, polish = bad.value.flaws_in("en"), bad.value.flaws_in("pl")
    assert bad.value.flaws == english and len(english) == len(polish) and not set(english) & set(polish)
    return english


@pytest.mark.rule("SWLCG-041")
@pytest.mark.rule("SWLCG-673")
def test_a_deck_is_based_on_one_affiliation_card() -> None:
    assert read_deck(deck("smugglers_and_spies", JEDI))["affiliation"] == "smugglers_and_spies"
    assert flaws({"sets": JEDI}) == ["a deck begins with one affiliation, and none is named (SWLCG-673)"]
    [flaw] = flaws(deck("neutral", JEDI))
    assert flaw.startswith("there is no affiliation 'neutral'; there are: Jedi, Rebel Alliance, ")


@pytest.mark.rule("SWLCG-674")
def test_a_deck_has_at_least_ten_sets() -> None:
    assert read_deck(deck("jedi", JEDI)) == deck("jedi", JEDI)
    assert flaws(deck("jedi", JEDI[1:])) == ["it has 9 objective sets, and at least 10 are needed (SWLCG-674)"]


@pytest.mark.rule("SWLCG-675")
def test_in_a_tournament_the_ready_made_decks_are_too_small() -> None:
    assert flaws("jedi", limits=TOURNAMENT) == ["it has 8 objective sets, and at least 10 are needed (SWLCG-675)"]
    assert read_deck(deck("jedi", JEDI), limits=TOURNAMENT) == deck("jedi", JEDI)


@pytest.mark.rule("SWLCG-676")
@pytest.mark.rule("SWLCG-681")
def test_a_deck_has_no_maximum_size_and_may_have_each_set_twice() -> None:
    everything = [each.number for each in OBJECTIVE_SETS if each.side == "light" for _ in range(each.most)]
    allowed = [number for number in everything if not SETS[number].objective.affiliation_only]
    assert len(allowed) == 30 and allowed.count(1) == 2
    assert read_deck(deck("smugglers_and_spies", allowed))["sets"] == allowed


@pytest.mark.rule("SWLCG-677")
def test_a_deck_is_built_for_one_side() -> None:
    assert flaws({"sets": [*JEDI, 19]}) == [
        "a deck begins with one affiliation, and none is named (SWLCG-673)",
        "its sets belong to both sides of the Force; a deck is built for one (SWLCG-677)",
    ]


@pytest.mark.rule("SWLCG-678")
@pytest.mark.rule("SWLCG-686")
def test_a_deck_has_no_set_of_the_other_side() -> None:
    assert flaws(deck("jedi", [*JEDI, 19, 36])) == [
        "Fall of the Jedi is a set of the dark side, and the affiliation is of the other (SWLCG-678)",
        "Reconnaissance Mission is a set of the dark side, and the affiliation is of the other (SWLCG-678)",
    ]
    assert len(flaws(deck("sith", JEDI))) == 5


@pytest.mark.rule("SWLCG-679")
@pytest.mark.rule("SWLCG-684")
def test_sets_of_all_affiliations_of_the_side_and_neutral_ones_may_be_mixed() -> None:
    mixed = [1, 2, 3, 8, 9, 10, 15, 16, 17, 18]
    assert {SETS[number].affiliation for number in mixed} == {
        "jedi", "rebel_alliance", "smugglers_and_spies", "neutral",
    }  # fmt: skip
    for affiliation in ("jedi", "rebel_alliance", "smugglers_and_spies"):
        assert read_deck(deck(affiliation, mixed))["sets"] == mixed


@pytest.mark.rule("SWLCG-680")
def test_a_neutral_set_belongs_to_the_side_of_its_card_backs() -> None:
    assert {each.number: each.side for each in OBJECTIVE_SETS if each.affiliation == "neutral"} == {
        16: "light", 17: "light", 18: "light", 34: "dark", 35: "dark", 36: "dark",
    }  # fmt: skip
    assert read_deck(deck("sith", [*SITH, 34]))["sets"] == [*SITH, 34]
    assert flaws(deck("sith", [*SITH, 16])) == [
        "Rumors at the Cantina is a set of the light side, and the affiliation is of the other (SWLCG-678)"
    ]


@pytest.mark.rule("SWLCG-682")
def test_a_set_limited_to_one_may_be_in_a_deck_once() -> None:
    assert read_deck(deck("jedi", [*JEDI, 18]))["sets"] == [*JEDI, 18]
    assert flaws(deck("jedi", [*JEDI, 18, 18])) == ["Hit and Run is in it 2 times, and may be once at most (SWLCG-682)"]


@pytest.mark.rule("SWLCG-683")
def test_no_set_may_be_in_a_deck_three_times() -> None:
    assert flaws(deck("jedi", [*JEDI, 1])) == [
        "A Hero's Journey is in it 3 times, and may be twice at most (SWLCG-683)"
    ]


@pytest.mark.rule("SWLCG-685")
def test_a_set_for_one_affiliation_is_for_that_one_only() -> None:
    assert read_deck(deck("jedi", [*JEDI, 4]))["sets"] == sorted([*JEDI, 4])
    assert flaws(deck("rebel_alliance", [*JEDI, 4])) == [
        "A Journey to Dagobah is only for decks of the affiliation Jedi (SWLCG-685)"
    ]


@pytest.mark.rule("SWLCG-687")
def test_our_decks_use_the_additional_sets_of_the_box_and_keep_every_limit() -> None:
    for ready in READY_DECKS.values():
        if ready.ours:
            assert read_deck(ready.id, limits=TOURNAMENT) == deck(ready.affiliation, ready.sets)
            extra = {15, 16, 17} if ready.side == "light" else {33, 34, 35}
            assert ready.team or extra <= set(ready.sets)


@pytest.mark.rule("SWLCG-688")
def test_there_are_five_command_cards_for_each_objective() -> None:
    read = read_deck(deck("jedi", JEDI))
    assert (len(objectives_of(read)), len(command_cards_of(read))) == (10, 50)


@pytest.mark.rule("SWLCG-689")
def test_the_ready_made_decks_stay_legal_in_any_form() -> None:
    eight = [1, 2, 3, 4, 5, 6, 7, 18]
    assert read_deck("jedi") == read_deck(deck("jedi", eight)) == deck("jedi", eight)
    assert flaws(deck("jedi", [1, 2, 3, 5, 6, 7, 16, 18])) == [
        "it has 8 objective sets, and at least 10 are needed (SWLCG-674)"
    ]


@pytest.mark.rule("SWLCG-690")
def test_which_sets_are_limited_and_which_need_their_affiliation() -> None:
    assert [each.number for each in OBJECTIVE_SETS if each.most == 1] == [17, 18, 35, 36]
    assert {each.number: each.objective.affiliation_only for each in OBJECTIVE_SETS} == {
        number: {4: "jedi", 13: "rebel_alliance", 22: "sith", 28: "imperial_navy"}.get(number, "")
        for number in range(1, 37)
    }
    assert CARD["hit_and_run"].text().startswith("Limit 1 per objective deck.\n")
    assert CARD["the_heart_of_the_empire"].text().startswith("Sith affiliation only.\n")


# who plays which side


@pytest.mark.rule("SWLCG-002")
def test_each_seat_brings_a_deck_of_its_side() -> None:
    assert read_decks(["jedi", "sith"], ["light", "dark"]) == [read_deck("jedi"), read_deck("sith")]
    with pytest.raises(kantyna.BadDeck) as bad:
        read_decks(["sith", "imperial_navy"], ["light", "dark"])
    assert bad.value.flaws == [
        "Player 1: the seat plays the light side of the Force, and Sith is of the dark side (SWLCG-002)"
    ]


def test_each_player_brings_two_decks_if_chance_decides_the_sides() -> None:
    both = {"light": "jedi", "dark": "sith"}
    read = {"light": read_deck("jedi"), "dark": read_deck("sith")}
    assert read_decks([both, both], [EITHER, EITHER]) == read_decks(None, [EITHER, EITHER]) == [read, read]
    with pytest.raises(kantyna.BadDeck) as bad:
        read_decks(["jedi", {"light": "sith", "dark": deck("sith", [19])}], [EITHER, EITHER])
    assert bad.value.flaws == [
        'Player 1: this seat brings two decks, one for each side, as "light" and "dark", not \'jedi\'',
        "Player 2: the seat plays the light side of the Force, and Sith is of the dark side (SWLCG-002)",
        "Player 2: it has one objective set, and at least 10 are needed (SWLCG-674)",
    ]


@pytest.mark.parametrize("given", [[], ["jedi"], "jedi", {"light": "jedi"}, 7])
def test_there_is_one_deck_per_seat(given: Any) -> None:
    with pytest.raises(kantyna.BadDeck) as bad:
        read_decks(given, ["light", "dark"])
    assert bad.value.flaws[0].startswith("there must be one deck for each seat, 2 in a list, not ")
