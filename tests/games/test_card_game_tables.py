"""Decks of The Card Game at a table: the API as it is promised, and that nobody learns of another's deck."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import kantyna
from kantyna.game.card_game.cards.sets import OBJECTIVE_SETS
from loose import position_of, record_of, view_of

OWN = {"affiliation": "jedi", "sets": [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]}
TWIN = {"affiliation": "jedi", "sets": [5, 6, 6, 10, 11, 12, 14, 15, 16, 17]}
"""As many sets as the other, and hardly one of them the same."""


def deal(*decks: Any, seed: int = 7, **options: Any) -> kantyna.Table:
    return kantyna.Table("card-game", seed=seed, decks=list(decks), options=options)


# what the API promises


def test_a_table_takes_ready_made_decks_by_id_and_others_by_their_sets() -> None:
    t = kantyna.Table("card-game", seed=7, decks=["sith", {"affiliation": "jedi", "sets": OWN["sets"]}])
    assert t.record()["decks"] == [kantyna.read_deck("card-game", "sith"), OWN]
    assert len(t.position()["seats"][1]["deck"]) == 50
    assert kantyna.Table("card-game", seed=7).record()["decks"] == deal("sith", "jedi").record()["decks"]


def test_ready_made_decks_are_listed_with_all_that_the_contract_names() -> None:
    decks = kantyna.decks("card-game")
    assert [deck["id"] for deck in decks] == [
        "jedi", "rebel_alliance", "smugglers_and_spies", "sith", "imperial_navy", "scum_and_villainy",
        "jedi_team", "rebel_alliance_team", "smugglers_and_spies_team", "sith_team", "imperial_navy_team",
        "scum_and_villainy_team",
    ]  # fmt: skip
    for deck in decks:
        assert {"id", "name", "side", "affiliation", "sets", "formats"} <= set(deck)
        assert set(deck["name"]) == {"en", "pl"} and ("duel" in deck["formats"]) != deck["id"].endswith("_team")
        assert ("two-on-two" in deck["formats"]) == (len(deck["sets"]) >= 10)
        assert kantyna.read_deck("card-game", deck["id"], format="duel") == kantyna.read_deck("card-game", deck)
    assert json.loads(json.dumps(decks)) == decks
    decks[0]["sets"].clear()
    assert kantyna.decks("card-game")[0]["sets"], "what is given away is a copy"


@pytest.mark.parametrize("lang", kantyna.LANGUAGES)
@pytest.mark.parametrize("form", ["text", "o8d", "json"])
def test_a_deck_is_written_and_read_again(lang: str, form: str) -> None:
    text = kantyna.write_deck("card-game", OWN, lang=lang, form=form)
    assert kantyna.read_deck("card-game", text, format="duel") == OWN
    assert kantyna.write_deck("card-game", text, lang) == kantyna.write_deck("card-game", OWN, lang, "text")
    assert deal("sith", text).record()["decks"][1] == OWN


def test_a_bad_deck_says_every_flaw_in_words() -> None:
    with pytest.raises(kantyna.BadDeck) as bad:
        kantyna.read_deck("card-game", "Jedi\n3 A Hero's Journey\n1 Fall of the Jedi", format="duel")
    assert bad.value.flaws == [
        "A Hero's Journey is in it 3 times, and may be twice at most (SWLCG-683)",
        "Fall of the Jedi is a set of the dark side, and the affiliation is of the other (SWLCG-678)",
        "it has 4 objective sets, and at least 10 are needed (SWLCG-674)",
    ]
    assert all([flaw in bad.value.text("en") for flaw in bad.value.flaws])
    assert isinstance(bad.value, kantyna.KantynaError)


@pytest.mark.parametrize(
    ("call", "right"),
    [
        (lambda: kantyna.read_deck("chess", "jedi"), "star-realms"),
        (lambda: kantyna.read_deck("star-realms", "jedi"), "bring no decks"),
        (lambda: kantyna.write_deck("star-realms", "jedi"), "bring no decks"),
        (lambda: kantyna.read_deck("card-game", "jedi", format="trio"), "duel"),
        (lambda: kantyna.read_deck("card-game", "jedi", options={"sleeves": 1}), "tournament"),
        (lambda: kantyna.write_deck("card-game", "jedi", form="pdf"), "text, o8d, json"),
        (lambda: kantyna.write_deck("card-game", "jedi", form=""), "text, o8d, json"),
        (lambda: kantyna.read_deck("card-game", 7), "affiliation and sets"),
        (lambda: deal("sith"), "2 in a list"),
        (lambda: deal("sith", "jedi", "jedi"), "2 in a list"),
        (lambda: deal("sith", None), "affiliation and sets"),
        (lambda: kantyna.Table("card-game", decks={"0": "sith"}), "2 in a list"),
        (lambda: kantyna.Table("star-realms", decks=[]), "leave decks out"),
    ],
)
def test_what_is_wrong_is_answered_with_what_would_be_right(call: Any, right: str) -> None:
    with pytest.raises(kantyna.KantynaError) as error:
        call()
    assert right in error.value.text("en") and error.value.text("pl") != error.value.text("en")


@pytest.mark.rule("SWLCG-675")
def test_a_tournament_takes_no_deck_of_eight_sets() -> None:
    with pytest.raises(kantyna.BadDeck) as bad:
        deal("sith", OWN, tournament=True)
    assert bad.value.flaws == ["Player 1: it has 8 objective sets, and at least 10 are needed (SWLCG-675)"]
    with pytest.raises(kantyna.BadDeck, match="SWLCG-675"):
        kantyna.read_deck("card-game", "jedi", options={"tournament": True})
    t = kantyna.Table("card-game", seed=1, options={"tournament": True})
    assert [len(deck["sets"]) for deck in t.record()["decks"]] == [10, 10], "ready-made ones that are large enough"


@pytest.mark.rule("SWLCG-676")
@pytest.mark.rule("SWLCG-681")
def test_the_largest_decks_there_can_be_are_dealt() -> None:
    bound = {4: "jedi", 13: "rebel_alliance", 22: "sith", 28: "imperial_navy"}
    decks = []
    for affiliation, numbers in (("sith", range(19, 37)), ("jedi", range(1, 19))):
        once = [n for n in numbers if bound.get(n, affiliation) == affiliation]
        twice = [n for n in once if n not in (17, 18, 35, 36)]
        decks.append({"affiliation": affiliation, "sets": sorted(once + twice)})
    t = deal(*decks)
    assert [len(deck["sets"]) for deck in decks] == [32, 32] and t.record()["decks"] == decks
    for side in t.position()["seats"]:
        assert len(side["deck"]) == 5 * 32 and len(side["objective_deck"] + side["chosen"]) == 32
    assert kantyna.imagine(t.view(0), seed=1).view(0) == t.view(0)


def test_a_record_carries_the_decks_and_leads_to_the_same_table() -> None:
    t = deal("sith", OWN)
    for _ in range(12):
        seat = next(iter(t.choices))
        t.choose(seat, t.choices[seat][0])
    record = json.loads(json.dumps(t.record()))
    assert kantyna.replay(record) == t and record["decks"][1] == OWN
    t.record()["decks"][1]["sets"].clear()
    assert t.record()["decks"][1] == OWN, "changing a record does not change the table"


def test_a_record_with_a_deck_that_may_not_be_played_is_refused() -> None:
    record = deal("sith", OWN).record()
    del record["check"]
    record["decks"][1]["sets"].append(1)
    with pytest.raises(kantyna.BadRecord, match="SWLCG-683"):
        kantyna.replay(record)


# who plays which side


@pytest.mark.rule("SWLCG-002")
@pytest.mark.rule("SWLCG-056")
@pytest.mark.parametrize("dark", [0, 1])
def test_the_option_says_who_brings_a_dark_deck(dark: int) -> None:
    decks = ["sith", "jedi"] if dark == 0 else ["jedi", "sith"]
    t = deal(*decks, dark_side=dark)
    assert t.view(None)["sides"] == (["dark", "light"] if dark == 0 else ["light", "dark"])
    with pytest.raises(kantyna.BadDeck) as bad:
        deal(*reversed(decks), dark_side=dark)
    assert len(bad.value.flaws) == 2 and all(["SWLCG-002" in flaw for flaw in bad.value.flaws])


@pytest.mark.rule("SWLCG-057")
def test_with_chance_each_brings_a_deck_for_either_side_and_plays_the_one_of_his() -> None:
    both = [{"light": OWN, "dark": "sith"}, {"light": "rebel_alliance", "dark": "imperial_navy"}]
    seen = set()
    for seed in range(12):
        t = deal(*both, seed=seed, dark_side="chance")
        sides = t.view(0)["sides"]
        for seat, side in enumerate(sides):
            brought = record_of(t)["decks"][seat]
            assert set(brought) == {"light", "dark"}
            assert view_of(t)["seats"][seat]["play"] == [f"affiliation_{brought[side]['affiliation']}#1"]
        assert kantyna.replay(t.record()) == t
        seen.add(tuple(sides))
    assert seen == {("dark", "light"), ("light", "dark")}
    with pytest.raises(kantyna.BadDeck) as bad:
        deal("sith", "jedi", dark_side="chance")
    assert len(bad.value.flaws) == 2 and "one for each side" in bad.value.flaws[0]


# secrets

HIDDEN = ("hand", "deck", "objective_deck", "chosen", "edge")


def spread(value: Any) -> list[str]:
    """Every word in a piece of JSON, keys included."""
    if isinstance(value, dict):
        return [word for key, each in value.items() for word in [*spread(key), *spread(each)]]
    if isinstance(value, list):
        return [word for each in value for word in spread(each)]
    return [str(value)]


@pytest.mark.rule("SWLCG-061")
@pytest.mark.rule("SWLCG-062")
@pytest.mark.parametrize("options", [{}, {"dark_side": "chance"}])
def test_a_view_names_no_deck_of_another(options: dict[str, Any]) -> None:
    brought = [{"light": OWN, "dark": "sith"}] * 2 if options else ["sith", OWN]
    t = deal(*brought, **options)
    for _ in range(30):
        position = position_of(t)
        shown = {label for label, mask in position["known"].items() if mask == -1}  # back from play, for all to see
        for viewer in (0, 1, None):
            view = t.view(viewer)
            assert "decks" not in view and "sets" not in spread(view)
            for seat in {0, 1} - {viewer}:
                side = position["seats"][seat]
                hidden = {label for place in HIDDEN for label in side[place]}
                shown = {
                    label for label, mask in position["known"].items() if mask == -1
                }  # back from play, for all to see
                assert not (hidden - shown) & set(spread(view))
        seat = next(iter(t.choices))
        t.choose(seat, t.choices[seat][0])


@pytest.mark.rule("SWLCG-061")
@pytest.mark.rule("SWLCG-062")
def test_two_decks_of_one_size_look_alike_to_all_but_their_owner() -> None:
    """View, choices, refusals for every card there is, and the log."""
    one, other = deal("sith", OWN), deal("sith", TWIN)
    assert one.view(None) == other.view(None) and one.view(1) != other.view(1)
    lights = [f"{card.id}#1" for card in kantyna.cards("card-game") if card.facts()["side"] == "light"]
    # cards of challenge decks are at other tables
    labels = [label for label in lights if label in one._state.setup.index]
    assert len(labels) > 90
    for label in labels:
        for key in (label, f"play {label}", f"lay-aside {label}", f"commit {label}"):
            refusals = [str(t.why_not(0, key)) for t in (one, other)]
            assert refusals[0] == refusals[1], key
    assert [event.text() for event in one.events] == [event.text() for event in other.events]


@pytest.mark.rule("SWLCG-061")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_open_decks_show_every_list_to_everybody(viewer: int | None) -> None:
    closed, opened = deal("sith", OWN), deal("sith", OWN, open_decks=True)
    for seat in (0, 1):
        side = opened.position()["seats"][seat]
        cards = {label for place in ("hand", "deck", "objective_deck", "chosen", "play") for label in side[place]}
        view = opened.view(viewer)
        unseen = set(view["unseen"].get(str(seat), []))
        seen = {label for labels in view["seats"][seat].values() if isinstance(labels, list) for label in labels}
        assert unseen | seen - {None} == cards
        assert (str(seat) in closed.view(viewer)["unseen"]) == (seat == viewer)
    assert "decks" not in opened.view(viewer)


@pytest.mark.parametrize("opened", [False, True])
def test_behind_a_view_lies_a_deck_that_could_be_it(opened: bool) -> None:
    t = deal("sith", OWN, open_decks=opened)
    decks = set()
    for seed in range(6):
        guess = kantyna.imagine(t.view(0), seed=seed)
        assert guess.view(0) == t.view(0)
        side = guess.position()["seats"][1]
        labels = [label for place in ("hand", "deck", "objective_deck", "chosen") for label in side[place]]
        cards = Counter([label.partition("#")[0] for label in labels])
        sets = [each for each in OBJECTIVE_SETS for _ in range(cards[each.objective.id])]
        assert cards == Counter([card.id for each in sets for card in each.cards]), "whole sets"
        decks.add(tuple(sorted(cards.elements())))
    assert len(decks) == 1 if opened else len(decks) > 3
