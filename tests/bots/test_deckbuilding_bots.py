"""Bots at The Deckbuilding Game: whole games in every format, what greedy does, and that nobody peeks."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.arena import play
from kantyna.bots import BOTS, decide, make_bot
from kantyna.engine.chance.generator import seeded
from loose import position_of

FORMATS = ["clone-wars", "original", "mixed", "teams"]
MOST = 6000
"""Far more choices than any game between bots takes."""


def turn(
    *,
    hand: list[str] | None = None,
    units: list[str] | None = None,
    ships: list[str] | None = None,
    discard: list[str] | None = None,
    deck: list[str] | None = None,
    row: list[str] | None = None,
    enemy: dict[str, Any] | None = None,
    marks: dict[str, Any] | None = None,
    force: int = 0,
    resources: int = 0,
    number: int = 1,
    base: str = "xorrn",
    bases: list[str] | None = None,
) -> kantyna.Table:
    """The Separatists (seat 1) are in the middle of a turn of Clone Wars; `enemy` is the Republic's side."""
    me = {
        "hand": hand or [], "units": units or [], "ships": ships or [], "discard": discard or [], "deck": deck or [],
        "resources": resources, "base": [base] if base else [], "bases": bases or [],
    }  # fmt: skip
    position: dict[str, Any] = {
        "game": "deckbuilding",
        "format": "clone-wars",
        "turn": number,
        "active": 1,
        "force": force,
        "galaxy_row": row or [],
        "seats": [{"base": ["rishi"], **(enemy or {})}, me],
    }
    if marks:
        position["marks"] = marks
    return kantyna.Table.from_position(position)


def choice_of(t: kantyna.Table, seat: int = 1) -> str:
    """The key greedy chooses, without copy numbers. `choose` and `decide` must agree."""
    long = make_bot("greedy", 1).choose(t.view(seat), t.choices[seat])
    assert decide(make_bot("greedy", 1), t, seat).key == long.key
    return plain(long.key)


def plain(key: str) -> str:
    return " ".join([word.partition("#")[0] for word in key.split()])


def turn_of(t: kantyna.Table, seat: int = 1) -> list[str]:
    """Everything greedy does until it ends its turn or the game."""
    bot = make_bot("greedy", 1)
    done: list[str] = []
    while not t.over and (not done or done[-1] != "end"):
        asked = t.waiting[0]
        choice = decide(bot, t, asked)
        if asked == seat:
            done.append(plain(choice.key))
        t.choose(asked, choice)
    return done


def redealt(t: kantyna.Table, seat: int, seed: int) -> kantyna.Table:
    """Another table that the seat cannot tell from this one: the cards it does not see are dealt again."""
    position: dict[str, Any] = position_of(t)
    view = t.view(seat)
    chance = seeded(seed)

    def redeal(*zones: tuple[list[str], list[str | None]]) -> None:
        """Shuffle the unseen cards of these zones among each other."""
        gaps = [(cards, i) for cards, shown in zones for i, card in enumerate(shown) if card is None]
        hidden = [cards[i] for cards, i in gaps]
        order = list(range(len(hidden)))
        chance.shuffle(order)
        for (cards, i), k in zip(gaps, order, strict=True):
            cards[i] = hidden[k]

    redeal((position["galaxy_deck"], view["galaxy_deck"]))
    for side, shown in zip(position["seats"], view["seats"], strict=True):
        redeal((side["hand"], shown["hand"]), (side["deck"], shown["deck"]))
    position["chance"] = f"{seed:016x}"
    return kantyna.Table.from_position(position)


# whole games


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("names", [("random",), ("greedy",), ("greedy", "random")])
def test_bots_finish_games_in_every_format(format: str, names: tuple[str, ...]) -> None:
    for seed in range(2):
        t = kantyna.Table("deckbuilding", format, seed=seed)
        play(t, [make_bot(names[seat % len(names)], seat) for seat in range(t.seat_count)], MOST)
        assert t.over and t.winners


@pytest.mark.parametrize("options", [{"bases": "all"}, {"bases": "all", "length": 5, "buy_off_neutrals": True}])
@pytest.mark.parametrize("format", ["clone-wars", "original"])
def test_bots_play_with_all_bases_and_longer(format: str, options: dict[str, Any]) -> None:
    t = kantyna.Table("deckbuilding", format, seed=3, options=options)
    play(t, [make_bot("greedy", 1), make_bot("greedy", 2)], MOST)
    assert t.over


@pytest.mark.parametrize("format", FORMATS)
def test_greedy_plays_the_same_game_again(format: str) -> None:
    records = []
    for _ in range(2):
        t = kantyna.Table("deckbuilding", format, seed=5)
        play(t, [make_bot("greedy", seat) for seat in range(t.seat_count)], MOST)
        records.append(t.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("format", ["clone-wars", "original"])
def test_greedy_beats_random_in_19_games_of_20(format: str) -> None:
    wins = 0
    for k in range(20):
        seat = k % 2
        t = kantyna.Table("deckbuilding", format, seed=1000 + k)
        bots = [make_bot("random", k), make_bot("random", k)]
        bots[seat] = make_bot("greedy", k)
        play(t, bots, MOST)
        wins += t.winners == (seat,)
    assert wins >= 19


# never peeking


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("format", FORMATS)
def test_hidden_cards_do_not_change_what_bots_choose(name: str, format: str) -> None:
    t = kantyna.Table("deckbuilding", format, seed=8)
    bots = [make_bot("greedy", seat) for seat in range(t.seat_count)]
    compared = 0
    while not t.over and compared < 40:
        seat = t.waiting[0]
        if seat == 0 and len(t.choices[0]) > 1:
            u = redealt(t, 0, t.length)
            assert u.view(0) == t.view(0)
            assert [choice.key for choice in u.choices[0]] == [choice.key for choice in t.choices[0]]
            assert u.position() != t.position()
            assert decide(make_bot(name, 9), u, 0).key == decide(make_bot(name, 9), t, 0).key
            compared += 1
        t.choose(seat, decide(bots[seat], t, seat))
    assert compared == 40


@pytest.mark.parametrize("format", FORMATS)
def test_thinking_changes_nothing_at_the_table(format: str) -> None:
    t = kantyna.Table("deckbuilding", format, seed=8)
    play(t, [make_bot("random", seat) for seat in range(t.seat_count)], 60)
    before = t.position()
    seat = t.waiting[0]
    make_bot("greedy", 1).choose(t.view(seat), t.choices[seat])
    assert t.position() == before


@pytest.mark.parametrize("format", FORMATS)
def test_choose_and_decide_agree(format: str) -> None:
    t = kantyna.Table("deckbuilding", format, seed=2)
    bot = make_bot("greedy", 1)
    while not t.over and t.length < 150:
        seat = t.waiting[0]
        choice = decide(bot, t, seat)
        assert bot.choose(t.view(seat), t.choices[seat]).key == choice.key
        t.choose(seat, choice)


# what greedy does


def test_greedy_plays_its_hand_before_it_buys_or_attacks() -> None:
    t = turn(hand=["b1_battle_droid", "providence_class_dreadnought"], row=["aat"], resources=9)
    assert turn_of(t)[:2] == ["play providence_class_dreadnought", "play b1_battle_droid"]


def test_greedy_buys_the_best_card_it_can_pay_for() -> None:
    row = ["aat", "b2_super_battle_droid", "v_19_torrent", "count_dooku"]
    t = turn(row=row, resources=6, deck=["separatist_shuttle"] * 7)
    assert choice_of(t) == "buy aat"


def test_late_in_the_game_greedy_buys_nothing_rather_than_dilute_its_deck() -> None:
    t = turn(resources=2, deck=["general_grievous", "aat", "count_dooku"], number=40)
    assert turn_of(t) == ["end"]


def test_greedy_defeats_a_row_card_with_the_least_attack_needed() -> None:
    t = turn(units=["aat", "droideka", "b1_battle_droid"], row=["delta_7b"], enemy={"base": ["kamino"]})
    assert turn_of(t)[:3] == ["commit droideka delta_7b", "resolve delta_7b", "reward delta_7b"]


def test_greedy_commits_enough_units_for_a_target_and_then_resolves_the_attack() -> None:
    t = turn(units=["b1_battle_droid", "b1_battle_droid"], row=["laat_gunship", "mtt"], deck=["separatist_shuttle"] * 7)
    assert turn_of(t) == [
        "commit b1_battle_droid laat_gunship",
        "commit b1_battle_droid laat_gunship",
        "resolve laat_gunship",
        "reward laat_gunship",
        "buy mtt",
        "end",
    ]


def test_greedy_does_not_attack_what_it_cannot_defeat() -> None:
    t = turn(units=["b1_battle_droid"], row=["anakin_skywalker"])
    assert turn_of(t) == ["commit b1_battle_droid base", "resolve base", "end"]


def test_greedy_sends_everything_to_the_base_when_that_decides_the_game() -> None:
    enemy = {"base": ["rishi"]}
    t = turn(units=["aat", "droideka"], row=["delta_7b"], enemy=enemy)
    position = t.position()
    position["seats"][1]["victory"] = ["kamino", "ryloth"]
    t = kantyna.Table.from_position(position)
    assert turn_of(t) == ["commit aat base", "commit droideka base", "resolve base"]
    assert t.winners == (1,)


def test_greedy_attacks_the_base_with_its_ships() -> None:
    t = turn(ships=["providence_class_dreadnought", "droid_control_ship"])
    assert turn_of(t) == ["commit providence_class_dreadnought base", "resolve base", "end"]


def test_greedy_destroys_a_ship_rather_than_scratching_two() -> None:
    t = turn(units=["aat"], enemy={"ships": ["venator_class_star_destroyer", "acclamator"]})
    assert "assign acclamator 5" in turn_of(t)


def test_greedy_exiles_its_shuttles_first_and_keeps_its_good_cards() -> None:
    discard = ["aat", "separatist_shuttle", "b1_battle_droid", "general_grievous", "separatist_shuttle"]
    t = turn(units=["magnaguard"], row=["arc_170"], discard=discard, deck=["separatist_shuttle"] * 4)
    done = turn_of(t)
    assert done[:5] == [
        "commit magnaguard arc_170", "resolve arc_170", "reward arc_170",
        "exile separatist_shuttle", "exile separatist_shuttle",
    ]  # fmt: skip


def test_greedy_exiles_nothing_rather_than_a_good_card() -> None:
    good = ["aat", "general_grievous", "count_dooku", "magnaguard", "droideka", "tri_fighter", "mtt"]
    t = turn(units=["magnaguard"], row=["arc_170"], discard=good)
    t.choose(1, next(choice for choice in t.choices[1] if plain(choice.key) == "commit magnaguard arc_170"))
    t.choose(1, "resolve arc_170#1")
    t.choose(1, "reward arc_170#1")
    assert choice_of(t) == "decline"


def test_greedy_takes_the_base_that_helps_it_most() -> None:
    t = turn(base="", bases=["dac", "mygeeto"], enemy={"hand": ["republic_shuttle"]})
    position = position_of(t)
    position["active"] = 0
    del position["stack"]
    t = kantyna.Table.from_position(position)
    while t.waiting == [0]:
        t.choose(0, "end")
    assert choice_of(t) in ("choose-base dac", "choose-base mygeeto")


def test_greedy_uses_its_abilities() -> None:
    t = turn(units=["admiral_trench", "mtt"], deck=["aat", "separatist_shuttle"])
    done = turn_of(t)
    assert {"use admiral_trench", "use mtt", "play aat"} <= set(done)


def test_greedy_exiles_a_fighter_to_destroy_a_base_but_not_for_a_little_damage() -> None:
    deck = ["separatist_shuttle"] * 7 + ["mtt", "mtt", "aat", "aat"]
    t = turn(units=["vulture_droid"], deck=deck, enemy={"base": ["ryloth"]}, number=24)
    assert "use vulture_droid" not in turn_of(t)
    t = turn(units=["vulture_droid"], deck=deck, marks={"damage": {"rishi#1": 4}}, number=24)
    assert turn_of(t) == ["commit vulture_droid base", "resolve base", "use vulture_droid", "end"]


def test_greedy_takes_the_resource_that_buys_and_the_attack_that_destroys() -> None:
    t = turn(hand=["dark_side_agent"], row=["general_grievous"], resources=5, deck=["separatist_shuttle"] * 7)
    assert turn_of(t)[:3] == ["play dark_side_agent", "take resources", "buy general_grievous"]
    t = turn(hand=["dark_side_agent"], marks={"damage": {"rishi#1": 7}})
    assert turn_of(t)[:2] == ["play dark_side_agent", "take attack"]


def test_greedy_takes_the_force_from_the_end_where_it_pays_the_enemy() -> None:
    t = turn(hand=["dark_side_agent"], force=3, deck=["separatist_shuttle"] * 7, enemy={"base": ["ryloth"]})
    assert turn_of(t)[:2] == ["play dark_side_agent", "take force"]


def test_greedy_discards_its_weakest_card() -> None:
    position: dict[str, Any] = {
        "game": "deckbuilding",
        "format": "original",
        "active": 0,
        "seats": [
            {"base": ["dantooine"], "units": ["snowspeeder"]},
            {"base": ["lothal"], "hand": ["at_at", "imperial_shuttle", "boba_fett"]},
        ],
    }
    t = kantyna.Table.from_position(position)
    t.choose(0, "use snowspeeder#1")
    assert choice_of(t, seat=1) == "discard imperial_shuttle"


def test_greedy_ends_its_turn_when_nothing_is_left() -> None:
    assert turn_of(turn()) == ["end"]
