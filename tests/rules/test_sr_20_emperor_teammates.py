"""Star Realms, chapter 20, Emperor: passing cards, what teammates do not share, defeat."""

from __future__ import annotations

from typing import Any

import pytest
from emperor_situations import TEAMS, attacks, emperor, options, turns

import kantyna
from situations import ROW, can, do, keys, number, refused, zone

EMPEROR_OF = {0: 1, 2: 1, 3: 4, 5: 4}


# Passing cards


@pytest.mark.rule("SR-253")
@pytest.mark.parametrize("giver", range(6))
def test_for_1_trade_a_card_moves_from_ones_discard_pile_to_a_teammates(giver: int) -> None:
    team, others = TEAMS if giver in TEAMS[0] else TEAMS[::-1]
    for receiver in team:
        t = emperor({giver: {"discard": ["ram", "cutter"], "trade": 1}}, active=giver)
        if receiver == giver:
            assert refused(t, f"pass ram#1 seat#{receiver}", giver) == "SR-266"
            continue
        do(t, f"pass ram#1 seat#{receiver}", seat=giver)
        assert number(t, "trade", giver) == 0
        assert zone(t, "discard", giver) == ["cutter"] and zone(t, "discard", receiver) == ["ram"]
        assert refused(t, f"pass cutter#1 seat#{receiver}", giver) == "SR-253", "no trade is left"
        assert not can(t, f"pass cutter#1 seat#{receiver}", giver)
    t = emperor({giver: {"discard": ["ram"], "trade": 1}}, active=giver)
    assert options(t, giver, "pass") == {f"ram#1 seat#{mate}" for mate in team if mate != giver}
    for other in others:
        assert refused(t, f"pass ram#1 seat#{other}", giver) == "SR-266"


@pytest.mark.rule("SR-253")
def test_only_cards_of_ones_own_discard_pile_can_be_passed_and_only_in_ones_own_main_phase() -> None:
    mine = {"hand": ["ram#1"], "play": ["blob_wheel#1"], "deck": ["cutter#1"], "discard": ["corvette#1"], "trade": 5}
    t = emperor({0: mine, 2: {"discard": ["trade_pod#1"], "trade": 5}}, row=["mothership#1"])
    for card in ("ram#1", "blob_wheel#1", "cutter#1", "trade_pod#1", "mothership#1"):
        assert refused(t, f"pass {card} seat#1") == "SR-253", card
    assert options(t, 0, "pass") == {"corvette#1 seat#1", "corvette#1 seat#2"}
    assert refused(t, "pass trade_pod#1 seat#1", 2) == "SR-043", "it is not seat 2's turn"


@pytest.mark.rule("SR-264")
def test_passing_may_be_done_any_number_of_times_for_1_trade_per_card() -> None:
    t = emperor({0: {"discard": ["ram", "cutter", "corvette", "scout", "viper"], "trade": 4, "hand": ["scout"]}})
    do(t, "pass ram#1 seat#1", "pass cutter#1 seat#2")
    assert number(t, "trade") == 2
    do(t, "pass corvette#1 seat#1", "pass viper#1 seat#1")
    assert number(t, "trade") == 0 and options(t, 0, "pass") == set()
    do(t, "play scout")
    (last,) = [key for key in keys(t) if key.startswith("pass scout") and key.endswith("seat#1")]
    do(t, last)
    assert zone(t, "discard", 1) == ["ram", "corvette", "viper", "scout"] and zone(t, "discard", 2) == ["cutter"]
    assert zone(t, "discard", 0) == [] and number(t, "trade") == 0


@pytest.mark.rule("SR-265")
def test_any_card_of_the_discard_pile_may_be_passed_even_one_bought_this_turn() -> None:
    pile = ["ram#1", "war_world#1", "scout#1", "viper#1", "explorer#1"]
    t = emperor({0: {"discard": pile, "trade": 11}}, row=["mothership#1"])
    assert {key.split()[0] for key in options(t, 0, "pass")} == set(pile)
    do(t, "buy mothership#1", "pass mothership#1 seat#1", "buy explorer")
    (bought,) = [
        key for key in options(t, 0, "pass") if "explorer" in key and "explorer#1 " not in key and "seat#1" in key
    ]
    do(t, f"pass {bought}")
    assert zone(t, "discard", 1) == ["mothership", "explorer"]
    do(emperor({0: {"discard": pile, "trade": 5}}), *[f"pass {card} seat#2" for card in pile])


@pytest.mark.rule("SR-266")
def test_the_receiver_must_be_a_living_teammate_and_is_not_asked() -> None:
    sides: dict[int, dict[str, Any]] = {
        0: {"discard": ["scout#1", "viper#1"], "trade": 3},
        2: {"authority": 0, "out": 1},
    }
    t = emperor(sides)
    assert options(t, 0, "pass") == {"scout#1 seat#1", "viper#1 seat#1"}
    assert refused(t, "pass scout#1 seat#2") == "SR-266", "defeated"
    for other in (0, 3, 4, 5):
        assert refused(t, f"pass scout#1 seat#{other}") == "SR-266"
    do(t, "pass scout#1 seat#1")
    assert list(t.choices) == [0] and zone(t, "discard", 1) == ["scout"], "there is no question to the receiver"
    t = emperor({1: {"discard": ["scout#1"], "trade": 3}}, active=1)
    assert options(t, 1, "pass") == {"scout#1 seat#0", "scout#1 seat#2"}, "an Emperor passes to Admirals"
    t = emperor({0: {"discard": ["scout#1"], "trade": 3}})
    assert options(t, 0, "pass") == {"scout#1 seat#1", "scout#1 seat#2"}, "an Admiral to either"


@pytest.mark.rule("SR-267")
def test_a_passed_card_belongs_to_the_receiver_for_good() -> None:
    t = emperor({0: {"discard": ["ram#1", "blob_wheel#1"], "trade": 2}, 4: {"combat": 5, "hand": []}})
    do(t, "pass ram#1 seat#1", "pass blob_wheel#1 seat#1")
    assert t.position()["owners"] == {}, "no card lies with anybody but its owner"
    do(t, "end")
    do(t, "end", seat=1)
    assert sorted(zone(t, "hand", 1)) == ["blob_wheel", "ram"], "it is shuffled into the receiver's deck and drawn"
    for seat in (2, 3, 4, 5, 0):
        do(t, "end", seat=seat)
        assert zone(t, "hand", 0) == [] and zone(t, "discard", 0) == []
    do(t, "play ram#1", "play blob_wheel#1", "end", seat=1)
    assert zone(t, "hand", 1) == ["ram"] and zone(t, "play", 1) == ["blob_wheel"]


@pytest.mark.rule("SR-267")
def test_a_passed_base_goes_to_the_receivers_discard_pile_when_it_is_destroyed() -> None:
    t = emperor({0: {"discard": ["blob_wheel#1"], "trade": 1}, 4: {"hand": ["missile_mech"]}})
    do(t, "pass blob_wheel#1 seat#1", "end")
    do(t, "end", seat=1)
    for seat in (2, 3, 4, 5, 0):
        do(t, "end", seat=seat)
        if seat == 4:
            assert zone(t, "hand", 4) == ["missile_mech"]
    do(t, "play blob_wheel#1", "end", seat=1)
    do(t, "end", seat=2)
    do(t, "end", seat=3)
    do(t, "play missile_mech", "destroy blob_wheel#1", seat=4)
    assert zone(t, "discard", 1) == ["blob_wheel"] and zone(t, "discard", 0) == []


@pytest.mark.rule("SR-268")
@pytest.mark.parametrize("source", ["freighter", "central_office"])
def test_passing_is_not_buying_so_freighter_and_central_office_do_not_apply(source: str) -> None:
    way = ["ally freighter"] if source == "freighter" else ["use central_office"]
    t = emperor({0: {"play": [source, "cutter#1"], "discard": ["ram#1"], "trade": 4}}, row=["corvette#1"])
    do(t, *way)
    trade = number(t, "trade")
    do(t, "pass ram#1 seat#1")
    assert list(t.choices) == [0] and can(t, "end"), "nothing is asked"
    assert zone(t, "discard", 1) == ["ram"] and zone(t, "deck", 1) == [] and zone(t, "deck", 0) == []
    assert number(t, "trade") == trade - 1
    do(t, "buy corvette#1", "put-on-top corvette#1")
    assert zone(t, "deck", 0) == ["corvette"], "the effect still waits for a ship that is bought"


@pytest.mark.rule("SR-268")
def test_an_effect_of_the_receiver_does_not_apply_to_a_passed_card_either() -> None:
    t = emperor({0: {"discard": ["ram#1"], "trade": 1}, 1: {"ships_on_top": 1}})
    do(t, "pass ram#1 seat#1")
    assert list(t.choices) == [0] and zone(t, "discard", 1) == ["ram"] and zone(t, "deck", 1) == []
    assert number(t, "ships_on_top", 1) == 1


@pytest.mark.rule("SR-269")
def test_example_an_admiral_passes_a_mothership_to_the_emperor() -> None:
    t = emperor({0: {"trade": 3, "discard": ["mothership"]}}, row=ROW[2:])
    do(t, "pass mothership#1 seat#1")
    assert zone(t, "discard", 1) == ["mothership"] and zone(t, "discard", 0) == [] and number(t, "trade") == 2


# What teammates do not share


@pytest.mark.rule("SR-259")
def test_turns_pools_and_authority_are_not_shared() -> None:
    t = emperor(
        {
            0: {"hand": ["scout", "cutter"], "trade": 1},
            1: {"hand": ["viper"], "deck": ["scout"] * 5, "play": ["cutter"], "trade": 7, "combat": 7},
            5: {"authority": 30},
        },
        row=["mothership#1"],
    )
    assert list(t.choices) == [0], "nobody else acts in this turn"
    do(t, "play scout", "play cutter")
    assert number(t, "trade") == 4 and number(t, "trade", 1) == 7, "trade of one's own, and only that is added to"
    assert refused(t, "buy mothership#1") == "SR-114", "a teammate's trade does not help"
    assert refused(t, "attack seat#5 1") == "SR-128", "nor their combat"
    assert [number(t, "authority", seat) for seat in range(6)] == [54, 60, 50, 50, 60, 30]
    do(t, "end")
    assert zone(t, "hand", 1) == ["viper"] and number(t, "trade", 1) == 7, "the end of a turn is one's own too"
    assert zone(t, "play", 1) == ["cutter"] and zone(t, "deck", 1) == ["scout"] * 5 and zone(t, "discard", 1) == []
    assert list(t.choices) == [1] and number(t, "combat", 1) == 7


@pytest.mark.rule("SR-259")
def test_deck_hand_discard_pile_and_play_area_are_not_shared() -> None:
    mate = {"deck": ["ram"], "discard": ["cutter"], "hand": ["viper"], "play": ["blob_wheel"]}
    t = emperor({0: {"hand": ["survey_ship", "trade_bot"]}, 1: mate})
    do(t, "play survey_ship")
    assert zone(t, "hand", 0) == ["trade_bot"] and zone(t, "deck", 1) == ["ram"], "no drawing from a teammate's deck"
    assert refused(t, "play viper#1") == "SR-036" and refused(t, "use blob_wheel#1") == "SR-037"
    do(t, "play trade_bot")
    assert can(t, "end") and zone(t, "discard", 1) == ["cutter"], "nothing of a teammate's can be scrapped"


@pytest.mark.rule("SR-259")
def test_nothing_is_bought_or_attacked_together() -> None:
    t = emperor({0: {"trade": 3, "combat": 3}, 1: {"trade": 5, "combat": 5}, 5: {"play": ["blob_wheel"]}}, row=ROW)
    for key in ("pledge mothership#1 3 seat#1", "pledge blob_wheel#1 3", "buy-together mothership#1", "withdraw"):
        assert refused(t, key) == "SR-259", key
    assert refused(t, "attack-together blob_wheel#1") == "SR-259"
    assert not [key for key in keys(t) if key.startswith(("pledge", "buy-together", "attack-together", "withdraw"))]


@pytest.mark.rule("SR-259")
def test_teammates_pass_only_cards_of_the_discard_pile() -> None:
    mine = {"hand": ["scout#1"], "deck": ["cutter#1"], "discard": ["ram#1"], "play": ["blob_wheel#1"], "trade": 1}
    t = emperor({0: mine, 1: {"discard": ["viper#1"], "trade": 2}, 2: {"play": ["the_hive#1"]}})
    to_mates = {key for key in keys(t) if "seat#1" in key or "seat#2" in key}
    assert to_mates == {"pass ram#1 seat#1", "pass ram#1 seat#2"}
    assert not [key for key in keys(t) if "viper" in key or "hive" in key], "and nothing of theirs comes to hand"
    t = emperor({0: mine, 5: {"hand": ["missile_mech"]}}, active=5)
    do(t, "play missile_mech", "destroy blob_wheel", seat=5)
    assert zone(t, "discard", 0) == ["ram", "blob_wheel"] and zone(t, "discard", 1) == zone(t, "discard", 2) == []


@pytest.mark.rule("SR-259")
@pytest.mark.parametrize("helper", ["blob_wheel", "mech_world"])
def test_teammates_cards_do_not_enable_ally_abilities(helper: str) -> None:
    t = emperor({0: {"play": ["ram"]}, 1: {"play": [helper]}, 2: {"play": ["the_hive"]}})
    assert refused(t, "ally ram#1") == "SR-079" and not can(t, "ally ram")
    t = emperor({0: {"play": ["ram", helper]}})
    assert can(t, "ally ram"), "one's own are"


# Defeat


@pytest.mark.rule("SR-254")
@pytest.mark.parametrize(("victim", "attacker"), [(5, 0), (3, 2), (0, 5), (2, 3)])
def test_a_defeated_admiral_may_put_one_card_on_their_emperors_discard_pile(victim: int, attacker: int) -> None:
    heir = EMPEROR_OF[victim]
    t = emperor({attacker: {"combat": 5}, victim: {"authority": 4, "discard": ["ram#1", "cutter#1"]}}, active=attacker)
    do(t, f"attack seat#{victim} 4", seat=attacker)
    assert list(t.choices) == [victim] and number(t, "out", victim) == 1
    do(t, "leave ram#1", seat=victim)
    assert list(t.choices) == [attacker], "one card only"
    assert zone(t, "discard", heir) == ["ram"] and zone(t, "gone", victim) == ["cutter"]
    others = [seat for seat in range(6) if seat not in (heir, victim)]
    assert all([zone(t, "discard", seat) == [] for seat in others])


@pytest.mark.rule("SR-254")
def test_the_emperor_draws_and_plays_what_the_admiral_left() -> None:
    t = emperor({2: {"combat": 5}, 3: {"authority": 5, "hand": ["ram#1"]}}, active=2)
    do(t, "attack seat#3 5", seat=2)
    do(t, "leave ram#1", seat=3)
    assert t.position()["owners"] == {}, "it is the Emperor's own now"
    do(t, "end", seat=2)
    do(t, "end", seat=4)
    assert zone(t, "hand", 4) == ["ram"]


@pytest.mark.rule("SR-254")
def test_a_resigning_admiral_may_leave_a_card_as_well() -> None:
    t = emperor({5: {"hand": ["ram#1", "scout#1"]}})
    t.choose(5, "resign")
    assert list(t.choices) == [5]
    do(t, "leave ram#1", seat=5)
    assert zone(t, "discard", 4) == ["ram"] and zone(t, "gone", 5) == ["scout"] and list(t.choices) == [0]


@pytest.mark.rule("SR-255")
@pytest.mark.parametrize(("attacker", "ruler", "winners"), [(1, 4, [0, 1, 2]), (4, 1, [3, 4, 5])])
def test_when_an_emperor_is_defeated_the_whole_team_loses(attacker: int, ruler: int, winners: list[int]) -> None:
    t = emperor({attacker: {"combat": 8}, ruler: {"authority": 8}}, active=attacker)
    do(t, f"attack seat#{ruler} 7", seat=attacker)
    assert not t.over
    do(t, f"attack seat#{ruler} 1", seat=attacker)
    assert t.over and sorted(t.winners) == winners, "though both Admirals have 50 authority left"


@pytest.mark.rule("SR-255")
def test_a_team_stays_in_the_game_as_long_as_its_emperor() -> None:
    t = emperor({1: {"combat": 3}, 3: {"authority": 1}, 5: {"authority": 2}}, active=1)
    do(t, "attack seat#3 1", "attack seat#5 2", seat=1)
    assert not t.over and number(t, "out", 3) == number(t, "out", 5) == 1
    assert turns(t, 3) == [1, 2, 4]
    resigned = emperor({})
    resigned.choose(4, "resign")
    assert resigned.over and sorted(resigned.winners) == [0, 1, 2]


@pytest.mark.rule("SR-270")
def test_the_card_may_come_from_deck_hand_discard_pile_or_play() -> None:
    mine = {
        "authority": 1,
        "hand": ["ram#1", "scout#1"],
        "deck": ["cutter#1", "viper#1"],
        "discard": ["corvette#1"],
        "play": ["blob_wheel#1"],
    }
    cards = {"ram#1", "scout#1", "cutter#1", "viper#1", "corvette#1", "blob_wheel#1"}
    sides: dict[int, dict[str, Any]] = {0: {"combat": 1}, 4: {"hand": ["mothership#1"]}, 5: mine}
    t = do(emperor(sides, row=["dreadnaught#1"]), "attack seat#5 1")
    assert options(t, 5, "leave") == cards, "their own cards, all of them and no others"
    for card in sorted(cards):
        t = do(emperor(sides), "attack seat#5 1")
        do(t, f"leave {card}", seat=5)
        assert t.position()["seats"][4]["discard"] == [card]
        assert sorted(t.position()["seats"][5]["gone"]) == sorted(cards - {card})


@pytest.mark.rule("SR-271")
def test_leaving_a_card_is_optional_and_comes_before_the_cards_leave_the_game() -> None:
    t = emperor({0: {"combat": 6}, 5: {"authority": 6, "discard": ["ram#1"], "hand": ["scout#1"]}})
    do(t, "attack seat#5 6")
    assert zone(t, "gone", 5) == [] and zone(t, "discard", 5) == ["ram"] and zone(t, "hand", 5) == ["scout"]
    assert can(t, "decline", 5)
    declined = do(t.copy(), "decline", seat=5)
    assert zone(declined, "discard", 4) == [] and sorted(zone(declined, "gone", 5)) == ["ram", "scout"]
    assert list(declined.choices) == [0]
    do(t, "leave ram#1", seat=5)
    assert zone(t, "gone", 5) == ["scout"] and zone(t, "discard", 4) == ["ram"]


@pytest.mark.rule("SR-271")
def test_cards_leave_the_game_after_the_hand_over_even_if_the_attacker_resigns_meanwhile() -> None:
    t = emperor({0: {"combat": 6}, 5: {"authority": 6, "discard": ["ram#1"], "play": ["blob_wheel#1"]}})
    do(t, "attack seat#5 6")
    t.choose(0, "resign")
    while t.choices.get(5):
        do(t, "leave ram#1" if can(t, "leave ram#1", 5) else "decline", seat=5)
    assert zone(t, "discard", 4) == ["ram"], "the hand-over was still open"
    assert zone(t, "gone", 5) == ["blob_wheel"] and zone(t, "discard", 5) == [] and zone(t, "play", 5) == []


@pytest.mark.rule("SR-272")
def test_victory_goes_to_the_whole_team_including_its_eliminated_admirals() -> None:
    out = {"authority": -2, "out": 1}
    t = emperor({0: out, 2: out, 1: {"combat": 3}, 4: {"authority": 3}}, active=1)
    do(t, "attack seat#4 3", seat=1)
    assert t.over and sorted(t.winners) == [0, 1, 2]
    t = emperor({0: {"combat": 3}, 3: out, 5: {"authority": 1}, 1: {"authority": 2}, 4: {"combat": 2}}, active=4)
    do(t, "attack seat#1 2", seat=4)
    assert t.over and sorted(t.winners) == [3, 4, 5]


@pytest.mark.rule("SR-273")
def test_example_an_admiral_beats_the_admiral_opposite_and_goes_on_to_the_emperor() -> None:
    def start(**ruler: Any) -> kantyna.Table:
        return emperor({0: {"combat": 8}, 5: {"authority": 3, "hand": ["scout"]}, 4: ruler})

    t = start()
    do(t, "attack seat#5 3")
    assert number(t, "out", 5) == 1 and number(t, "authority", 5) == 0 and number(t, "combat") == 5
    do(t, "leave scout", seat=5)
    assert zone(t, "discard", 4) == ["scout"]
    assert refused(t, "attack seat#3 1") == "SR-260" and attacks(t) == {"seat#4"}
    do(t, "attack seat#4 5")
    assert number(t, "authority", 4) == 55 and number(t, "combat") == 0
    guarded = do(start(play=["mech_world"]), "attack seat#5 3")
    do(guarded, "decline", seat=5)
    assert refused(guarded, "attack seat#4 5") == "SR-053", "only if that player has no outpost"
