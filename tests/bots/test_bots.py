"""Bots: what they choose, and that they use only what their seat may know."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from kantyna.arena import play
from kantyna.bots import BOTS, Bot, UnknownBot, decide, make_bot
from kantyna.bots.evaluation import Evaluation, evaluation_of
from kantyna.bots.greedy import outcome
from kantyna.bots.star_realms.evaluation import spendable
from kantyna.engine.chance.generator import seeded
from loose import position_of
from situations import duel, find, keys


def choice_of(t: kantyna.Table, name: str = "greedy", seed: int = 1, seat: int = 0) -> str:
    """The key the bot chooses, without the copy's number. `choose` and `decide` must agree."""
    long = make_bot(name, seed).choose(t.view(seat), t.choices[seat])
    short = decide(make_bot(name, seed), t, seat)
    assert long.key == short.key
    return without_number(long.key)


def without_number(key: str) -> str:
    return key if key.startswith("attack seat#") else key.rpartition("#")[0] or key


def turn_of(t: kantyna.Table, name: str = "greedy", seat: int = 0) -> list[str]:
    """Everything the bot does until it ends its turn or the game."""
    bot = make_bot(name, 1)
    done: list[str] = []
    while not t.over and (not done or done[-1] != "end"):
        asked = next(iter(t.choices))
        choice = decide(bot, t, asked)
        if asked == seat:
            done.append(without_number(choice.key))
        t.choose(asked, choice)
    return done


def redealt(t: kantyna.Table, seed: int) -> kantyna.Table:
    """Another table that seat 0 cannot tell from this one: the cards it does not see are dealt again."""
    position: dict[str, Any] = position_of(t)
    chance = seeded(seed)

    def shuffled(labels: list[str]) -> list[str]:
        order = list(range(len(labels)))
        chance.shuffle(order)
        return [labels[i] for i in order]

    position["trade_deck"] = shuffled(position["trade_deck"])
    position["seats"][0]["deck"] = shuffled(position["seats"][0]["deck"])
    theirs = position["seats"][1]
    mixed = shuffled(theirs["hand"] + theirs["deck"])
    theirs["hand"], theirs["deck"] = mixed[: len(theirs["hand"])], mixed[len(theirs["hand"]) :]
    position["chance"] = f"{seed:016x}"
    return kantyna.Table.from_position(position)


# the registry


def test_bots_are_made_by_name() -> None:
    assert set(BOTS) == {"random", "greedy", "pilot"}
    for name in BOTS:
        assert isinstance(make_bot(name, 3), Bot)


@pytest.mark.parametrize("name", ["gredy", "", "Greedy", None, 7])
def test_an_unknown_bot_is_refused_and_the_message_names_the_known_ones(name: Any) -> None:
    with pytest.raises(UnknownBot) as error:
        make_bot(name, 1)
    assert isinstance(error.value, kantyna.KantynaError)
    for lang in ("en", "pl"):
        assert "random, greedy" in error.value.text(lang)


@pytest.mark.parametrize("name", list(BOTS))
def test_a_bot_chooses_one_of_its_choices_until_the_game_is_over(name: str) -> None:
    t = kantyna.Table("star-realms", seed=11)
    bots = [make_bot(name, seat) for seat in range(2)]
    while not t.over:
        seat = next(iter(t.choices))
        choice = bots[seat].choose(t.view(seat), t.choices[seat])
        assert choice in t.choices[seat]
        t.choose(seat, choice)
    assert t.winners


@pytest.mark.parametrize("name", list(BOTS))
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    records = []
    for _ in range(2):
        t = kantyna.Table("star-realms", seed=5)
        play(t, [make_bot(name, 1), make_bot(name, 2)])
        records.append(t.record())
    assert records[0] == records[1]


def test_random_bots_with_different_seeds_play_differently() -> None:
    t = kantyna.Table("star-realms", seed=5)
    u = t.copy()
    play(t, [make_bot("random", 1), make_bot("random", 2)])
    play(u, [make_bot("random", 3), make_bot("random", 4)])
    assert t.record() != u.record()


# never peeking


@pytest.mark.parametrize("name", list(BOTS))
def test_hidden_cards_do_not_change_what_bots_choose(name: str) -> None:
    t = kantyna.Table("star-realms", seed=8)
    bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
    compared = 0
    while not t.over and compared < 40:
        seat = next(iter(t.choices))
        if seat == 0 and len(t.choices[0]) > 1:
            u = redealt(t, t.length)
            assert u.view(0) == t.view(0) and keys(u) == keys(t)
            assert u.position() != t.position()
            assert decide(make_bot(name, 9), u, 0).key == decide(make_bot(name, 9), t, 0).key
            compared += 1
        t.choose(seat, decide(bots[seat], t, seat))
    assert compared == 40


@pytest.mark.parametrize("name", list(BOTS))
def test_thinking_changes_nothing_at_the_table(name: str) -> None:
    t = kantyna.Table("star-realms", seed=8)
    play(t, [make_bot("random", 1), make_bot("random", 2)], most=60)
    before = t.position()
    seat = next(iter(t.choices))
    decide(make_bot(name, 1), t, seat)
    assert t.position() == before


# what greedy does


def test_greedy_plays_its_hand_before_it_buys() -> None:
    t = duel(hand=["scout", "viper"], trade=5, row=["ram", "cutter"])
    assert choice_of(t) == "play scout"


def test_greedy_plays_bases_first_then_cards_that_draw_and_copies_last() -> None:
    t = duel(hand=["stealth_needle", "embassy_yacht", "cutter", "corvette", "war_world"], deck=["scout"] * 5)
    plays = [key for key in turn_of(t) if key.startswith("play ")]
    assert plays[:2] == ["play war_world", "play corvette"]
    assert plays[-2:] == ["play embassy_yacht", "play stealth_needle"]


def test_greedy_takes_the_finishing_blow_at_once() -> None:
    t = duel(hand=["scout"], combat=9, trade=8, row=["dreadnaught"], opponent={"authority": 8})
    assert choice_of(t) == "attack seat#1 9"


def test_greedy_scraps_for_the_finishing_blow_even_when_it_takes_two() -> None:
    t = duel(play=["explorer", "explorer"], combat=6, opponent={"authority": 10})
    assert turn_of(t) == ["scrap explorer", "scrap explorer", "attack seat#1 10"]
    assert t.winners == (0,)


def test_greedy_spends_all_its_combat() -> None:
    t = duel(combat=7, opponent={"authority": 50})
    assert turn_of(t) == ["attack seat#1 7", "end"]


def test_greedy_attacks_even_when_that_moves_the_game_to_a_later_stage() -> None:
    deck = ["command_ship", "dreadnaught", "cutter", "freighter", "scout", "scout"]
    t = duel(play=["battle_blob"], combat=11, deck=deck, opponent={"authority": 40})
    assert turn_of(t) == ["attack seat#1 11", "end"]


def test_greedy_does_not_scrap_for_combat_that_it_cannot_use() -> None:
    t = duel(play=["explorer"], combat=1, deck=["scout"] * 5, opponent={"authority": 40, "play": ["trading_post"]})
    assert turn_of(t) == ["end"]


def test_combat_counts_only_where_it_can_be_spent() -> None:
    assert [spendable(combat, []) for combat in (0, 3)] == [0, 3]
    assert [spendable(combat, [4, 6]) for combat in (3, 5, 7, 9, 10, 12)] == [0, 4, 6, 6, 10, 12]


def test_greedy_destroys_the_outpost_that_stands_in_the_way() -> None:
    t = duel(combat=9, opponent={"authority": 30, "play": ["trading_post"]})
    assert turn_of(t) == ["attack trading_post", "attack seat#1 5", "end"]


def test_greedy_finishes_rather_than_destroying_a_base() -> None:
    t = duel(combat=9, opponent={"authority": 9, "play": ["blob_world"]})
    assert choice_of(t) == "attack seat#1 9"


def test_greedy_buys_what_is_best_for_its_trade() -> None:
    t = duel(trade=8, row=["command_ship", "trade_pod", "federation_shuttle"], deck=["scout"] * 5)
    assert choice_of(t) == "buy command_ship"


def test_greedy_does_not_waste_trade_in_the_opening() -> None:
    t = duel(trade=2, row=["dreadnaught"], deck=["scout"] * 8 + ["viper"] * 2, more={"turn": 1})
    assert choice_of(t) == "buy explorer"


def test_greedy_uses_every_free_ability() -> None:
    t = duel(play=["blob_wheel", "ram", "the_hive"], deck=["scout"] * 3, opponent={"authority": 50})
    done = turn_of(t)
    assert {"use blob_wheel", "use the_hive", "ally ram", "ally the_hive"} <= set(done)
    assert "scrap blob_wheel" not in done


def test_greedy_scraps_scouts_and_vipers_and_keeps_its_good_cards() -> None:
    t = duel(hand=["missile_bot"], discard=["dreadnaught", "scout", "cutter", "viper"])
    t.choose(0, find(t, "play missile_bot"))
    assert choice_of(t) in ("scrap-card scout", "scrap-card viper")


def test_greedy_scraps_nothing_rather_than_a_good_card() -> None:
    t = duel(hand=["missile_bot"], discard=["dreadnaught", "cutter"])
    t.choose(0, find(t, "play missile_bot"))
    assert choice_of(t) == "decline"


def test_greedy_scraps_the_cheapest_when_it_must() -> None:
    t = duel(hand=["dreadnaught", "trade_bot"], play=["junkyard"])
    t.choose(0, find(t, "use junkyard"))
    assert choice_of(t) == "scrap-card trade_bot"


def test_greedy_does_not_use_a_base_that_would_cost_it_a_good_card() -> None:
    t = duel(play=["junkyard"], discard=["dreadnaught", "command_ship"])
    assert choice_of(t) == "end"


def test_greedy_destroys_a_base_when_it_may() -> None:
    t = duel(hand=["missile_mech"], opponent={"play": ["blob_wheel", "blob_world"]})
    t.choose(0, find(t, "play missile_mech"))
    assert choice_of(t) == "destroy blob_world"


def test_greedy_discards_its_weakest_card() -> None:
    t = duel(hand=["imperial_fighter"], opponent={"hand": ["command_ship", "scout", "dreadnaught"]})
    t.choose(0, find(t, "play imperial_fighter"))
    assert choice_of(t, seat=1) == "discard scout"


def test_greedy_takes_the_best_ship_for_free_and_puts_ships_on_top() -> None:
    t = duel(play=["blob_carrier", "ram"], row=["trade_pod", "dreadnaught", "corvette"])
    t.choose(0, find(t, "ally blob_carrier"))
    assert choice_of(t) == "acquire dreadnaught"
    t = duel(trade=7, row=["dreadnaught"], deck=["scout"] * 6, ships_on_top=1)
    t.choose(0, find(t, "buy dreadnaught"))
    assert choice_of(t) == "put-on-top dreadnaught"


def test_greedy_takes_combat_when_that_wins_and_trade_when_that_buys() -> None:
    t = duel(hand=["patrol_mech"], opponent={"authority": 5})
    t.choose(0, find(t, "play patrol_mech"))
    assert choice_of(t) == "take combat"
    t = duel(hand=["patrol_mech"], trade=4, row=["machine_base"], deck=["scout"] * 8, opponent={"authority": 50})
    t.choose(0, find(t, "play patrol_mech"))
    assert choice_of(t) == "take trade"


def test_greedy_beats_random_in_nine_games_of_ten() -> None:
    wins = 0
    for k in range(40):
        t = kantyna.Table("star-realms", seed=1000 + k)
        seat = k % 2
        bots = [make_bot("random", k), make_bot("random", k)]
        bots[seat] = make_bot("greedy", k)
        play(t, bots)
        wins += t.winners == (seat,)
    assert wins >= 36


# games without values of their own


def test_greedy_plays_for_the_win_in_a_game_without_values() -> None:
    plain = evaluation_of("a-game-nobody-valued")
    assert type(plain) is Evaluation
    t = duel(combat=9, opponent={"authority": 9})
    assert plain.score(t.view(0)) == 0
    assert outcome(plain, t.copy(), 0, "attack seat#1 9") > 0 > outcome(plain, t.copy(), 0, "resign")
