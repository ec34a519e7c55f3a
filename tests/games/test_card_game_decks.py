"""Decks of The Card Game as people bring them: JSON, text, OCTGN's files; and what they hear when one is wrong."""

from __future__ import annotations

import json
import random
from typing import Any
from xml.etree import ElementTree

import pytest

import kantyna
from card_game_situations import DARK, LIGHT
from kantyna.engine.registry import load_rules
from kantyna.engine.serialization.brought_decks import deck_of
from kantyna.engine.setup_cache import make_setup
from kantyna.game.card_game.cards.card_types import AFFILIATION
from kantyna.game.card_game.cards.sets import CARDS, OBJECTIVE_SETS, READY_DECKS, SETS
from kantyna.game.card_game.decks.building import FORMS, O8D, read_deck, read_decks, write_deck
from kantyna.game.card_game.decks.drafts import SET_NAMES
from kantyna.game.card_game.decks.names import Names, simple
from kantyna.game.card_game.decks.octgn import AFFILIATION_NUMBERS, CARD_OF_ID, GAME, NUMBERS, Reader, octgn_id
from loose import record_of, view_of

LEGAL: list[dict[str, Any]] = [
    *[{"affiliation": deck.affiliation, "sets": deck.sets} for deck in READY_DECKS.values()],
    {"affiliation": "jedi", "sets": [1, 1, 2, 2, 3, 3, 4, 4, 15, 17, 18]},
    {"affiliation": "imperial_navy", "sets": [19, 20, 26, 27, 28, 28, 31, 33, 34, 35, 36]},
]
TEXT = """\
# For the holidays
jedi
2 A Hero's Journey
2x wejsc tam musisz     # accents, capitals: never mind
Forgotten heroes
1 THE SECRET OF YAVIN 4
2 × Ratunek w ostatniej chwili
1 Jedi Training

1 Hit and Run
"""


def flaws(given: Any, lang: str = "en") -> list[str]:
    with pytest.raises(kantyna.BadDeck) as bad:
        read_deck(given)
    for each in kantyna.LANGUAGES:
        assert all(bad.value.flaws_in(each)) and bad.value.text(each)
    return bad.value.flaws_in(lang)


# text


def test_what_people_type_is_read_with_everything_forgiven() -> None:
    assert read_deck(TEXT) == {"affiliation": "jedi", "sets": [1, 1, 2, 2, 3, 5, 6, 6, 7, 18]}
    assert read_deck("\ufeff\r\n" + TEXT.replace("\n", "\r\n")) == read_deck(TEXT)


@pytest.mark.parametrize("deck", LEGAL)
@pytest.mark.parametrize("lang", kantyna.LANGUAGES)
def test_text_comes_back_as_the_same_deck(deck: dict[str, Any], lang: str) -> None:
    text = write_deck(deck, lang)
    assert read_deck(text) == deck and write_deck(text, lang) == text
    assert read_deck(text.upper()) == read_deck(simple_lines(text)) == deck


def simple_lines(text: str) -> str:
    return "\n".join([simple(line) for line in text.splitlines()])


def test_the_text_names_the_affiliation_and_then_one_set_a_line() -> None:
    assert write_deck("jedi", "pl").splitlines()[:3] == ["Jedi", "1 Ścieżka bohatera", "1 Wejść tam musisz"]
    assert write_deck(LEGAL[6]).splitlines()[:3] == ["Jedi", "2 A Hero's Journey", "2 In You Must Go"]


def test_the_same_set_on_two_lines_is_added_up() -> None:
    assert read_deck(TEXT.replace("2 A Hero's Journey", "A Hero's Journey\n1 Ścieżka bohatera")) == read_deck(TEXT)


def test_every_name_of_a_set_or_affiliation_means_one_of_them() -> None:
    for ids in (
        [each.objective.id for each in OBJECTIVE_SETS],
        [card.id for card in CARDS if card.kind == AFFILIATION],
    ):
        assert [len(found) for found in Names(ids).table().values()] == [1] * len(Names(ids).table())


def test_an_unknown_name_is_answered_with_the_nearest() -> None:
    wrong = TEXT.replace("A Hero's Journey", "A Heroes Jurney").replace("Hit and Run", "xyzzy")
    assert flaws(wrong) == [
        "there is no objective set 'A Heroes Jurney'; did you mean A Hero's Journey?",
        "there is no objective set 'xyzzy'",
    ]
    assert flaws(wrong, "pl")[0] == "nie ma zestawu celu 'A Heroes Jurney'; czy chodzi o „Ścieżka bohatera”?"


def test_a_forgotten_affiliation_is_missed_and_a_strange_one_named() -> None:
    assert flaws(TEXT.replace("\njedi\n", "\n")) == [
        "a deck begins with one affiliation, and none is named (SWLCG-673)"
    ]
    [flaw] = flaws(TEXT.replace("\njedi\n", "\nWookiees\n"), "pl")
    assert flaw == (
        "nie ma stronnictwa 'Wookiees'; są: Jedi, Sojusz Rebeliantów, Przemytnicy i Szpiedzy, Sithowie, "
        "Marynarka Imperialna, Szumowiny i Nikczemnicy"
    )


def test_more_copies_than_there_may_be_are_counted_as_copies() -> None:
    found = flaws(TEXT.replace("2 A Hero's Journey", "999 A Hero's Journey"))
    assert not any(["is not a valid number" in flaw for flaw in found])
    assert any(["999" in flaw for flaw in found])


@pytest.mark.parametrize("copies", ["0", "1000", "9" * 5000])
def test_a_number_that_no_copies_can_have(copies: str) -> None:
    [flaw, size] = flaws(TEXT.replace("2 A Hero's Journey", f"{copies} A Hero's Journey"))
    assert flaw.startswith(f"'{copies[:20]}") and len(flaw) < 200
    assert flaw.endswith('is not a valid number of copies of "A Hero\'s Journey"; a deck has a set once or twice')
    assert size == "it has 9 objective sets, and at least 10 are needed (SWLCG-674)", (
        "one is meant, whatever stands there"
    )


def test_a_name_longer_than_any_is_not_compared_with_all() -> None:
    assert SET_NAMES.nearest("a heros journeyy") == "a_heros_journey"
    assert SET_NAMES.nearest("a heros journeyy" + " y" * 30) == "" == SET_NAMES.nearest("qqq")


def test_a_like_name_is_looked_for_five_times_in_a_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def nearest(self: Names, typed: str) -> str:
        compared.append(typed)
        return self.ids[0]

    monkeypatch.setattr(Names, "nearest", nearest)
    lines = [f"A Hero's Journej {n}" for n in range(300)]
    for deck in ("\n".join(["jedi", *lines[:299]]), o8d(*[named(line) for line in lines])):
        compared.clear()
        found = flaws(deck)
        assert len([flaw for flaw in found if "did you mean" in flaw]) == len(compared) == 5
        assert len([flaw for flaw in found if flaw.startswith("there is no")]) >= 299, "all of them are named"


def test_few_names_are_compared_letter_by_letter() -> None:
    """And the one that is meant is among them, whichever letter is wrong."""
    names = Names([card.id for card in CARDS])
    for name in names.table():
        for place in range(0, len(name), 3):
            typed = name[:place] + "q" + name[place + 1 :]
            assert len(names._alike(typed)) <= 8
            assert name in names._alike(typed) or len(name) < 6, typed


def test_a_deck_beyond_any_mistake_is_not_looked_at_more_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    assert flaws("jedi" + "\n" * 1200 + "#") == ["the deck is too long: 1,201, and 1,200 is the limit"]
    copies = "jedi\n" + "999 A Hero's Journey\n" * 2
    assert flaws(copies) == ["the deck is too long: 1,998, and 1,500 is the limit"]
    assert "this looks like" in flaws(o8d(*["<a/>"] * 1200))[0]
    pieces: list[str] = []
    real = Reader.data

    def counted(self: Reader, text: str) -> None:
        pieces.append(text)
        real(self, text)

    monkeypatch.setattr(Reader, "data", counted)
    assert flaws(o8d(named("\n" * 99_000 + "Yoda"))) == flaws(o8d(named("Yoda")))
    assert len(pieces) < 20, "the letters of a name come together, not line by line"
    assert len(simple("\ufdfa" * 120)) <= 120, "one sign that stands for eighteen letters"


def test_every_flaw_is_named_at_once() -> None:
    wrong = {"affiliation": "sith", "sets": [1, 19, 19, 19, 36, 36, 28, 99]}
    assert flaws(wrong) == [
        "there is no objective set 99; they are numbered 1–36, 91–96",
        "A Hero's Journey is a set of the light side, and the affiliation is of the other (SWLCG-678)",
        "Fall of the Jedi is in it 3 times, and may be twice at most (SWLCG-683)",
        "The Ultimate Power is only for decks of the affiliation Imperial Navy (SWLCG-685)",
        "Reconnaissance Mission is in it 2 times, and may be once at most (SWLCG-682)",
        "it has 8 objective sets, and at least 10 are needed (SWLCG-674)",
    ]


# JSON


def test_json_is_read_written_or_not_and_put_in_order() -> None:
    deck = LEGAL[6]
    shuffled = {"affiliation": "jedi", "sets": deck["sets"][::-1]}
    assert read_deck(shuffled) == read_deck(json.dumps(shuffled)) == deck
    assert shuffled["sets"] == deck["sets"][::-1], "the argument is not changed"


def test_what_is_known_of_a_ready_made_deck_is_a_deck() -> None:
    for deck in READY_DECKS.values():
        assert read_deck(deck.facts(["duel"])) == read_deck(deck.id)


NO_DECK = "a deck is the name of a ready-made one, a text, or an object with affiliation and sets, not "


def deep(n: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(n):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    ("given", "flaw"),
    [
        (None, NO_DECK + "None"),
        (True, NO_DECK + "True"),
        (b"jedi", NO_DECK + "b'jedi'"),
        ([1, 2], NO_DECK + "[1, 2]"),
        ({"affiliation": "jedi", "sets": "1"}, "sets is a list of numbers of objective sets, not '1'"),
        ({"affiliation": "jedi", "sets": None}, "sets is a list of numbers of objective sets, not None"),
        ({"affiliation": "jedi", "sets": [1] * 301}, "the deck is too long: 301, and 300 is the limit"),
        ({"affiliation": "jedi", "cards": []}, "'cards' is unknown in a deck; a deck has affiliation and sets"),
        ({"affiliation": "jedi", "sets": [True]}, "there is no objective set True; they are numbered 1–36, 91–96"),
        ({"affiliation": "jedi", "sets": [1.0]}, "there is no objective set 1.0; they are numbered 1–36, 91–96"),
        ({"affiliation": "jedi", "sets": [10**9999]}, "there is no objective set <int>; they are numbered 1–36, 91–96"),
        ({"affiliation": "jedi", "sets": [{}]}, "there is no objective set {}; they are numbered 1–36, 91–96"),
        ("[" * 90_000, "this looks like JSON but is not a deck; "),
        ('{"sets": ' + "9" * 9999 + "}", "this looks like JSON but is not a deck; "),
        ('{"affiliation": "jedi"', "this looks like JSON but is not a deck; "),
        ("x" * 100_001, "the deck is too long: 100,001, and 100,000 is the limit"),
        ("jedi\n" * 301, "the deck is too long: 301, and 300 is the limit"),
    ],
)  # fmt: skip
def test_bad_json_hears_what_would_be_right(given: Any, flaw: str) -> None:
    assert flaws(given)[0].startswith(flaw)


def test_nested_without_end_is_no_deck() -> None:
    assert flaws(deep(100_000))[0].startswith(NO_DECK)
    assert flaws({"affiliation": deep(100_000), "sets": [deep(100_000)]})[0].startswith("there is no affiliation ")


# OCTGN


def test_octgn_has_a_number_for_every_card_of_every_set() -> None:
    numbers = [number for six in NUMBERS.values() for number in six] + list(AFFILIATION_NUMBERS.values())
    assert sorted(numbers) == [*range(1, 223), *range(547, 583)] and len(CARD_OF_ID) == 222 + 36
    assert (
        CARD_OF_ID[octgn_id(64)].id == "luke_skywalker"
        and CARD_OF_ID[octgn_id(216)].affiliation == "smugglers_and_spies"
    )


@pytest.mark.parametrize("deck", LEGAL)
def test_an_octgn_file_comes_back_as_the_same_deck(deck: dict[str, Any]) -> None:
    assert read_deck(write_deck(deck, form=O8D)) == deck


def test_an_octgn_file_has_three_sections_and_lists_every_card() -> None:
    deck = ElementTree.fromstring(write_deck("jedi", form=O8D).partition("?>")[2])
    sections = {section.get("name"): list(section) for section in deck}
    assert {name: len(cards) for name, cards in sections.items()} == {
        "Affiliation": 1, "Command Deck": 40, "Objective Deck": 8,
    }  # fmt: skip
    first = sections["Objective Deck"][0]
    assert (first.get("id"), first.get("qty"), first.text) == (octgn_id(63), "1", "A Hero's Journey")


def o8d(*cards: str, game: str = GAME) -> str:
    return f'<deck game="{game}"><section name="Any">{"".join(cards)}</section></deck>'


def named(name: str, copies: str = "1") -> str:
    return f'<card id="" qty="{copies}">{name}</card>'


def test_cards_without_an_id_are_known_by_name_and_fate_cards_by_the_side() -> None:
    for id in ("jedi", "sith"):
        names = [named(card.name("pl")) for n in READY_DECKS[id].sets for card in SETS[n].cards]
        affiliation = next(card for card in CARDS if card.kind == AFFILIATION and card.affiliation == id)
        assert read_deck(o8d(*names, named(affiliation.name()))) == read_deck(id)


def test_flaws_of_an_octgn_file() -> None:
    full = [named(card.name()) for number in READY_DECKS["jedi"].sets for card in SETS[number].cards]
    assert flaws(o8d(*full, named("Jedi"), named("Sith"))) == [
        "a deck has one affiliation card, not several: Jedi, Sith (SWLCG-673)",
        "it has 8 objective sets, and at least 10 are needed (SWLCG-674)",
    ]
    assert flaws(o8d(*full)) == [
        "a deck begins with one affiliation, and none is named (SWLCG-673)",
        "it has 8 objective sets, and at least 10 are needed (SWLCG-674)",
    ]
    assert flaws(o8d(*full, named("Jedi"), named("Luke Skywaker"), named("Q"), named("Yoda", "-1"))) == [
        "there is no card 'Luke Skywaker'; did you mean Luke Skywalker?",
        "there is no card 'Q'",
        "'-1' is not a valid number of copies of Yoda; a deck has a set once or twice",
    ]
    assert flaws(o8d(game="chess")) == [
        "this .o8d file belongs to another game ('chess'), not to Star Wars: The Card Game"
    ]


LAUGHS = '<!DOCTYPE deck [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>' + o8d(named("&b;"))
OUTSIDE = '<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/hostname">]>' + o8d(named("&a;"))


@pytest.mark.parametrize(
    "text",
    [
        LAUGHS, OUTSIDE, '<!DOCTYPE deck SYSTEM "http://127.0.0.1/x.dtd">' + o8d(), "<deck>" * 10_000, "<a/>", "<",
        o8d()[:-1], o8d(named("&unknown;")), o8d(named("\x00")), o8d(named("\ud800")), o8d(named("Yoda") * 301),
        '<?xml version="1.0" encoding="klingon"?>' + o8d(named("\x01")), "<deck game='1' game='2'/>",
    ],
)  # fmt: skip
def test_a_file_that_is_none_or_means_harm_is_refused(text: str) -> None:
    assert flaws(text) == [
        "this looks like an .o8d file but is not a valid one; such a file has sections with cards in a deck, "
        "and declares no entities of its own"
    ]


def test_an_id_that_octgn_gives_decides_whatever_the_name_is() -> None:
    text = (
        write_deck("jedi", form=O8D)
        .replace(">Shii-Cho Training<", ">Shii-Cho-Training<")
        .replace(">Yoda<", ">Darth Vader<")
    )
    assert ">Darth Vader<" in text and ">Shii-Cho-Training<" in text
    assert read_deck(text.replace('id="ff4f', 'id="FF4F')) == read_deck("jedi")


# whatever comes


def odd_value(dice: random.Random, depth: int = 0) -> Any:
    """A value that no deck should be, or nearly one."""
    kinds: list[Any] = [
        None, True, -1, 0, 37, 10**30, 1.5, float("nan"), "", "jedi", "Jedi\n1 Yoda", "ł\u0301\ud800\x00", "1" * 500,
        dice.randint(1, 36), [dice.randint(-1, 40) for _ in range(dice.randint(0, 20))],
    ]  # fmt: skip
    if depth < 3:
        kinds.append([odd_value(dice, depth + 1) for _ in range(dice.randint(0, 12))])
        kinds.append({"affiliation": odd_value(dice, depth + 1), "sets": odd_value(dice, depth + 1)})
        kinds.append({odd_key(dice): odd_value(dice, depth + 1) for _ in range(dice.randint(0, 3))})
    return dice.choice(kinds[-4:] if depth == 0 else kinds)


def odd_key(dice: random.Random) -> Any:
    return dice.choice([None, 1, "sets", "affiliation", "light", "dark", ("sets",), "x" * 300])


def garbled(dice: random.Random, text: str) -> str:
    """A text with a few letters changed, doubled or left out."""
    letters = list(text)
    for _ in range(dice.randint(1, 6)):
        i = dice.randrange(len(letters))
        letters[i] = dice.choice(["", letters[i] * 2, dice.choice("\x00<>&\"'{}[]#0129 \nłŚ\u202e"), "\ud800", "]]>"])
    return "".join(letters)


def answer(given: Any) -> None:
    """A legal deck, which stays the same when it is read again, or flaws in words in both languages."""
    try:
        deck = read_deck(given)
    except kantyna.BadDeck as bad:
        for lang in kantyna.LANGUAGES:
            assert bad.flaws_in(lang) and all([text.isprintable() for text in bad.flaws_in(lang)])
    else:
        assert read_deck(deck) == deck == read_deck(json.loads(json.dumps(deck)))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_comes_is_a_deck_or_has_flaws(seed: int) -> None:
    dice = random.Random(seed)
    texts = [write_deck(LEGAL[6], "pl"), write_deck(LEGAL[6], form=O8D), json.dumps(LEGAL[6])]
    for _ in range(60):
        answer(odd_value(dice))
        answer(garbled(dice, dice.choice(texts)))
        given = odd_value(dice)
        for sides in (["light", "dark"], ["either", "either"]):
            try:
                decks = read_decks(given, sides)
            except kantyna.BadDeck as bad:
                assert bad.flaws and bad.text("pl")
            else:
                assert read_decks(decks, sides) == decks


def test_a_deck_that_breaks_limits_can_be_written_and_one_nobody_understands_cannot() -> None:
    assert write_deck({"affiliation": "jedi", "sets": [1]}) == "Jedi\n1 A Hero's Journey\n"
    assert write_deck({"sets": [1]}, "pl") == "1 Ścieżka bohatera\n"
    for form in FORMS:
        with pytest.raises(kantyna.BadDeck):
            write_deck({"affiliation": "jedi", "sets": [99]}, form=form)
    with pytest.raises(kantyna.BadDeck):
        write_deck({"sets": [1]}, form=O8D)


def test_a_deck_of_many_flaws_names_them_all() -> None:
    sets = [f"no set {n}" for n in range(100)]
    with pytest.raises(kantyna.BadDeck) as caught:
        kantyna.Table("card-game", decks=[{"affiliation": "sith", "sets": sets}, "jedi"])
    for lang in kantyna.LANGUAGES:
        said = caught.value.text(lang)
        assert all(f"'{name}'" in said for name in sets)
    record = record_of(kantyna.Table("card-game", seed=1))
    record["decks"][0]["sets"] = sets
    del record["check"]
    with pytest.raises(kantyna.BadRecord) as refused:
        kantyna.replay(record)
    assert "'no set 99'" in refused.value.text("en") and "'no set 99'" in refused.value.text("pl")


@pytest.mark.rule("BOTF-176")
def test_a_partner_without_a_deck_gets_a_ready_made_one_that_goes_with_what_is_brought() -> None:
    rules = load_rules("card-game")
    setup = make_setup("card-game", "two-on-two")
    usual = [deck for deck in rules.decks.ready() if deck["id"] == "imperial_navy_team"]
    own = [[rules.decks.read(setup.format, setup.options, usual[0])], [], [], []]
    options, decks = rules.decks.seat(setup.format, setup.options, set(), own)
    assert decks[1] != "imperial_navy_team", "which the second of the dark side has otherwise"
    assert rules.decks.read_all(setup.format, options, 4, decks)[0] == own[0][0]


def test_a_list_is_read_by_its_owner_and_by_all_where_decks_are_open() -> None:
    t = kantyna.Table("card-game", seed=7, decks=["sith", "jedi"])
    assert [deck_of(t, DARK, seat) is None for seat in (DARK, LIGHT, None)] == [False, True, True]
    t = kantyna.Table("card-game", seed=7, decks=["sith", "jedi"], options={"open_decks": True})
    assert [deck_of(t, DARK, seat)["affiliation"] for seat in (DARK, LIGHT, None)] == ["sith"] * 3
    both = {"light": "jedi", "dark": "sith"}
    t = kantyna.Table("card-game", seed=7, decks=[both, both], options={"dark_side": "chance"})
    played = [deck_of(t, seat, seat)["affiliation"] for seat in (DARK, LIGHT)]
    assert sorted(played) == ["jedi", "sith"] and played.index("sith") == view_of(t)["sides"].index("dark")
    assert deck_of(kantyna.Table.from_position(t.position()), DARK, DARK) is None, "a position names no decks"
