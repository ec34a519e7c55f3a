"""The Card Game, chapter 4: setting up, from the choice of sides to the first turn, and the mulligan."""

from __future__ import annotations

from typing import Any

import pytest

import card_game_open
import kantyna
from card_game_situations import DARK, LIGHT, do, keys, marks, refusal, side, table, zone
from kantyna.game.card_game.cards.sets import CARD, command_cards_of, objectives_of
from loose import position_of

DECKS: dict[str, dict[str, Any]] = {deck["id"]: {**deck} for deck in kantyna.decks("card-game")}


def new(dark: str = "sith", light: str = "jedi", seed: int = 1, **options: Any) -> kantyna.Table:
    return kantyna.Table("card-game", seed=seed, decks=[dark, light], options=options)


def chosen(t: kantyna.Table) -> kantyna.Table:
    """Both have set aside the first of their four objectives."""
    for seat in (DARK, LIGHT):
        t.choose(seat, keys(t, seat)[0])
    return t


def revealing(**options: Any) -> kantyna.Table:
    """The dark side is about to turn up its objectives."""
    return chosen(new(mulligan=False, **options))


def seats(t: kantyna.Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = position_of(t)["seats"]
    return found


def kinds(t: kantyna.Table, seat: int, place: str) -> set[str]:
    return {CARD[id].kind for id in zone(t, seat, place)}


# sides and decks


@pytest.mark.rule("SWLCG-056")
@pytest.mark.parametrize("dark", [0, 1])
def test_the_players_choose_who_is_the_dark_side(dark: int) -> None:
    decks = ["sith", "jedi"] if dark == 0 else ["jedi", "sith"]
    t = kantyna.Table("card-game", seed=1, decks=decks, options={"dark_side": dark, "mulligan": False})
    assert t.position()["dark_side"] == dark
    assert zone(t, dark, "play") == ["affiliation_sith"]
    assert zone(t, 1 - dark, "play") == ["affiliation_jedi"]
    for seat in (0, 1):
        t.choose(seat, keys(t, seat)[0])
    assert list(t.choices) == [dark], "the dark side turns up first, wherever it sits"


@pytest.mark.rule("SWLCG-057")
def test_chance_decides_the_sides_if_the_players_do_not() -> None:
    brought = {"dark": "sith", "light": "jedi"}
    sides = set()
    for seed in range(1, 13):
        t = kantyna.Table("card-game", seed=seed, decks=[brought, brought], options={"dark_side": "chance"})
        dark = t.position()["dark_side"]
        assert zone(t, dark, "play") == ["affiliation_sith"] and zone(t, 1 - dark, "play") == ["affiliation_jedi"]
        sides.add(dark)
    assert sides == {0, 1}


@pytest.mark.rule("SWLCG-059")
@pytest.mark.rule("SWLCG-063")
@pytest.mark.rule("SWLCG-072")
@pytest.mark.parametrize("dark", ["sith", "imperial_navy"])
@pytest.mark.parametrize("light", ["jedi", "rebel_alliance"])
def test_each_player_chooses_a_deck_and_plays_its_affiliation_card(dark: str, light: str) -> None:
    t = new(dark, light)
    for seat, deck in enumerate((dark, light)):
        mine = seats(t)[seat]
        lying = zone(t, seat, "deck") + zone(t, seat, "objective_deck") + zone(t, seat, "chosen")
        wanted = [*objectives_of(DECKS[deck]), *command_cards_of(DECKS[deck])]
        assert sorted(lying) == sorted([card.id for card in wanted])
        assert mine["play"] == [f"affiliation_{deck}#1"]
        assert t.view(1 - seat)["seats"][seat]["play"] == mine["play"], "face up"


@pytest.mark.rule("SWLCG-061")
@pytest.mark.rule("SWLCG-062")
@pytest.mark.parametrize(
    ("seat", "decks", "others"),
    [(DARK, ["sith", "imperial_navy"], "jedi"), (LIGHT, ["jedi", "rebel_alliance"], "sith")],
)
def test_a_side_has_two_ready_made_decks_and_chooses_in_secret(seat: int, decks: list[str], others: str) -> None:
    for deck in decks:
        t = new(deck) if seat == DARK else new(light=deck)
        view = t.view(1 - seat)
        hidden = view["seats"][seat]
        assert set(hidden["deck"]) | set(hidden["objective_deck"]) | set(hidden["chosen"]) == {None}
        mine = {label for place in ("deck", "objective_deck", "chosen") for label in seats(t)[seat][place]}
        named = {label for labels in view["unseen"].values() for label in labels}
        assert not named & mine, "no list names the cards of the other deck"
    with pytest.raises(kantyna.BadDeck):
        new(others) if seat == DARK else new(light=others)


@pytest.mark.rule("SWLCG-071")
@pytest.mark.rule("SWLCG-085")
@pytest.mark.rule("SWLCG-086")
@pytest.mark.rule("SWLCG-089")
def test_the_jedi_deck_of_the_example_eight_objectives_and_forty_cards() -> None:
    t = new()
    assert zone(t, LIGHT, "play") == ["affiliation_jedi"]
    eight = zone(t, LIGHT, "objective_deck") + zone(t, LIGHT, "chosen")
    assert len(eight) == 8 and {CARD[id].kind for id in eight} == {"objective"}
    assert len(zone(t, LIGHT, "deck")) == 40 and "objective" not in kinds(t, LIGHT, "deck")
    assert sorted(eight) == sorted([card.id for card in objectives_of({"sets": [1, 2, 3, 4, 5, 6, 7, 18]})])


@pytest.mark.rule("SWLCG-085")
@pytest.mark.rule("SWLCG-098")
@pytest.mark.parametrize("seat", [DARK, LIGHT])
def test_both_decks_are_shuffled(seat: int) -> None:
    """Twelve seeds: the top four objectives and the order of the command deck differ."""
    tables = [new(seed=seed) for seed in range(1, 13)]
    assert len({tuple(sorted(zone(t, seat, "chosen"))) for t in tables}) > 3
    assert len({tuple(zone(t, seat, "deck")) for t in tables}) == 12


@pytest.mark.rule("SWLCG-075")
@pytest.mark.rule("SWLCG-091")
def test_the_balance_is_with_the_light_side_and_the_dial_at_0() -> None:
    t = new()
    for position in (t.position(), t.view(DARK), t.view(LIGHT), t.view(None)):
        assert (position["balance"], position["dial"]) == (0, 0)


# focus tokens


@pytest.mark.rule("SWLCG-077")
@pytest.mark.rule("SWLCG-078")
@pytest.mark.rule("SWLCG-079")
@pytest.mark.rule("SWLCG-080")
def test_a_card_that_is_focused_is_exhausted_and_cannot_be_focused_again() -> None:
    hand = ["tie_fighter#1", "tie_fighter#2"]
    t = table(side("sith", "the_heart_of_the_empire", hand=hand), side("jedi"))
    do(t, "play tie_fighter#1")
    assert {"generate affiliation_sith#1 1", "generate the_heart_of_the_empire#1 1"} <= set(keys(t, DARK))
    do(t, "generate the_heart_of_the_empire#1 1")
    assert marks(t, "focus") == {"the_heart_of_the_empire#1": 1}
    do(t, "play tie_fighter#2")
    assert not [key for key in keys(t, DARK) if "the_heart_of_the_empire" in key]
    assert refusal(t, DARK, "generate the_heart_of_the_empire#1 1") == "SWLCG-304"


# the objectives


@pytest.mark.rule("SWLCG-092")
@pytest.mark.rule("SWLCG-093")
@pytest.mark.rule("SWLCG-094")
@pytest.mark.rule("SWLCG-095")
@pytest.mark.parametrize("seat", [DARK, LIGHT])
@pytest.mark.parametrize("which", range(4))
def test_one_of_the_top_four_objectives_goes_to_the_bottom(seat: int, which: int) -> None:
    t = new()
    four, rest = seats(t)[seat]["chosen"], seats(t)[seat]["objective_deck"]
    assert len(four) == 4 and len(rest) == 4
    assert keys(t, seat) == [f"lay-aside {label}" for label in four]
    assert t.view(seat)["seats"][seat]["chosen"] == four
    assert t.view(1 - seat)["seats"][seat]["chosen"] == [None] * 4
    t.choose(seat, f"lay-aside {four[which]}")
    assert seats(t)[seat]["chosen"] == [label for label in four if label != four[which]]
    assert seats(t)[seat]["objective_deck"] == [*rest, four[which]], "the bottom of a deck comes last"
    assert t.view(1 - seat)["seats"][seat]["objective_deck"] == [None] * 5


@pytest.mark.rule("SWLCG-093")
def test_exactly_one_of_the_four_objectives_is_set_aside() -> None:
    t = new()
    assert refusal(t, DARK, "decline") == "SWLCG-093"
    below = seats(t)[DARK]["objective_deck"][0]
    assert refusal(t, DARK, f"lay-aside {below}") == "SWLCG-093"


@pytest.mark.rule("SWLCG-096")
def test_the_three_objectives_are_hidden_and_not_in_play_until_revealed() -> None:
    t = revealing()
    for seat in (DARK, LIGHT):
        assert "objective" not in kinds(t, seat, "play")
        for other in (1 - seat, None):
            view = t.view(other)
            assert view["seats"][seat]["chosen"] == [None] * 3
            assert not set(seats(t)[seat]["chosen"]) & {str(label) for label in view["unseen"].get(str(seat), [])}


@pytest.mark.rule("SWLCG-097")
@pytest.mark.parametrize("first", [DARK, LIGHT])
def test_both_choose_at_once_and_neither_learns_what_the_other_set_aside(first: int) -> None:
    seen = set()
    for which in range(4):
        t = new()
        assert sorted(t.choices) == [DARK, LIGHT]
        t.choose(first, keys(t, first)[which])
        assert list(t.choices) == [1 - first]
        seen.add(repr((t.view(1 - first), [event.text("en", 1 - first) for event in t.events])))
    assert len(seen) == 1, "whatever was laid aside, the other player sees the same"


# the hands and the mulligan


@pytest.mark.rule("SWLCG-098")
@pytest.mark.rule("SWLCG-055")
def test_the_steps_of_setup_come_in_order() -> None:
    t = new()
    assert [len(zone(t, seat, "hand")) for seat in (DARK, LIGHT)] == [0, 0], "no hand before the objectives"
    tops = [seats(t)[seat]["deck"][:6] for seat in (DARK, LIGHT)]
    chosen(t)
    assert [sorted(seats(t)[seat]["hand"]) for seat in (DARK, LIGHT)] == [sorted(top) for top in tops]
    assert [len(zone(t, seat, "deck")) for seat in (DARK, LIGHT)] == [34, 34]
    assert keys(t, DARK) == ["decline", "mulligan"]
    do(t, (DARK, "decline"), (LIGHT, "decline"))
    assert [key.split()[0] for key in keys(t, DARK)] == ["reveal"] * 3
    assert t.position()["turn"] == 0


@pytest.mark.rule("SWLCG-099")
@pytest.mark.parametrize("n", [-2, 2])
def test_the_starting_hand_is_six_even_if_objectives_change_the_reserve(n: int) -> None:
    position = new().position()
    position["lasting"] = [["reserve", None, n, "never", 0, DARK]]
    t = chosen(kantyna.Table.from_position(position))
    assert len(zone(t, DARK, "hand")) == 6


@pytest.mark.rule("SWLCG-108")
@pytest.mark.rule("SWLCG-115")
def test_the_mulligan_is_an_option_that_is_on_by_default() -> None:
    assert new().options["mulligan"] is True
    assert "mulligan" in keys(chosen(new()), DARK)
    assert "mulligan" not in keys(revealing(), DARK)


@pytest.mark.rule("SWLCG-109")
@pytest.mark.rule("SWLCG-110")
@pytest.mark.rule("SWLCG-111")
def test_a_mulligan_is_six_new_cards_which_must_be_kept() -> None:
    hands = set()
    for seed in range(1, 7):
        t = chosen(new(seed=seed))
        before = seats(t)[DARK]
        do(t, (DARK, "mulligan"))
        after = seats(t)[DARK]
        assert len(after["hand"]) == 6 and len(after["deck"]) == 34
        assert sorted(after["hand"] + after["deck"]) == sorted(before["hand"] + before["deck"])
        back = set(before["hand"]) & set(after["hand"])
        assert after["hand"] != before["hand"] and after["deck"] != before["deck"]
        hands.add(len(back))
        assert list(t.choices) == [LIGHT] and refusal(t, DARK, "mulligan") == "SWLCG-124"
        do(t, (LIGHT, "decline"))
        assert "mulligan" not in keys(t, DARK) and refusal(t, DARK, "mulligan") == "SWLCG-100"
    assert len(hands) > 1, "the old hand is shuffled in and may come again in part"


@pytest.mark.rule("SWLCG-113")
@pytest.mark.rule("SWLCG-114")
def test_the_dark_side_decides_on_its_mulligan_first_and_before_the_reveal() -> None:
    t = chosen(new())
    assert list(t.choices) == [DARK] and refusal(t, LIGHT, "mulligan") == "SWLCG-124"
    assert [len(zone(t, seat, "chosen")) for seat in (DARK, LIGHT)] == [3, 3], "nothing turned up yet"
    do(t, (DARK, "mulligan"))
    assert list(t.choices) == [LIGHT] and keys(t, LIGHT) == ["decline", "mulligan"]
    assert t.view(LIGHT)["seats"][DARK]["hand"] == [None] * 6
    assert t.view(DARK)["seats"][LIGHT]["hand"] == [None] * 6
    assert refusal(t, LIGHT, f"reveal {seats(t)[LIGHT]['chosen'][0]}") == "SWLCG-109"


# the reveal


@pytest.mark.rule("SWLCG-100")
@pytest.mark.rule("SWLCG-102")
@pytest.mark.rule("SWLCG-103")
@pytest.mark.rule("SWLCG-106")
def test_the_dark_side_turns_up_three_objectives_one_by_one_then_the_light_side() -> None:
    t = revealing()
    for seat in (DARK, LIGHT):
        assert list(t.choices) == [seat] and t.position()["active"] == seat
        a, b, c = seats(t)[seat]["chosen"]
        assert keys(t, seat) == [f"reveal {label}" for label in (a, b, c)]
        do(t, f"reveal {b}")
        assert seats(t)[seat]["play"][1:] == [b] and t.view(1 - seat)["seats"][seat]["play"][1:] == [b]
        assert keys(t, seat) == [f"reveal {label}" for label in (a, c)], "one at a time, in the order he likes"
        assert zone(t, LIGHT, "play")[1:] == [] or seat == LIGHT
        do(t, f"reveal {c}")
        assert seats(t)[seat]["play"][1:] == [b, c, a]
    for seat in (DARK, LIGHT):
        assert kinds(t, seat, "play") == {"affiliation", "objective"} and len(zone(t, seat, "play")) == 4


@pytest.mark.rule("SWLCG-100")
def test_an_objective_that_is_not_among_the_three_is_not_turned_up() -> None:
    t = revealing()
    aside = seats(t)[DARK]["objective_deck"][-1]
    assert refusal(t, DARK, f"reveal {aside}") == "SWLCG-100"
    assert refusal(t, DARK, "decline") == "SWLCG-100"
    assert refusal(t, LIGHT, f"reveal {seats(t)[LIGHT]['chosen'][0]}") == "SWLCG-124"


@pytest.mark.rule("SWLCG-104")
@pytest.mark.rule("SWLCG-123")
@pytest.mark.rule("SWLCG-132")
def test_after_the_reveal_the_dark_side_takes_the_first_turn_and_the_dial_is_at_1() -> None:
    t = revealing()
    while len(zone(t, LIGHT, "play")) < 4:
        assert t.position()["turn"] == 0 and t.position()["dial"] == 0
        do(t, keys(t, next(iter(t.choices)))[0])
    assert (t.position()["turn"], t.position()["active"], t.position()["dial"]) == (1, DARK, 1)
    assert t.position()["balance"] == 0


@pytest.mark.rule("SWLCG-105")
def test_there_is_no_action_window_during_setup() -> None:
    """Even if everybody could always act."""
    t = card_game_open.open_game()
    asked = set()
    while t.position()["turn"] == 0:
        seat = next(iter(t.choices))
        asked.add(card_game_open.name_of_question(t))
        t.choose(seat, keys(t, seat)[0])
    assert asked == {"choose-objectives", "ask-mulligan", "reveal-objectives"}
    assert card_game_open.name_of_question(t) == "refresh", "the first window of the game"
