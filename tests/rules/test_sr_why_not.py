"""Refusals of Star Realms: the reason is true, and the cited ledger line is the one that forbids it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from situations import can, do, duel, keys, reason, refused, table

HERE = Path(__file__).parent


@pytest.mark.parametrize("path", sorted(HERE.glob("test_*.py")), ids=lambda path: path.stem)
def test_every_refusal_in_the_rule_tests_is_checked_against_a_line(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    compared = {
        id(call)
        for compare in ast.walk(tree)
        if isinstance(compare, ast.Compare)
        for call in ast.walk(compare)
        if isinstance(call, ast.Call)
    }
    bare = [
        call.lineno
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "refused"
        and id(call) not in compared
    ]
    assert not bare


# behind outposts


@pytest.mark.rule("SR-223")
@pytest.mark.rule("SR-224")
def test_behind_a_teammates_outpost_the_refusal_names_that_outpost() -> None:
    t = table("hydra-2", {"combat": 9, "hand": ["missile_mech"]}, {}, {"play": ["the_hive"]}, {"play": ["war_world"]})
    assert refused(t, "attack seat#2 1") == "SR-223"
    assert reason(t, "attack seat#2 1") == "Player 3 is protected. Destroy first: War World."
    assert refused(t, "attack the_hive#1") == "SR-224"
    assert reason(t, "attack the_hive#1") == "The Hive is protected. Destroy first: War World."
    do(t, "play missile_mech")
    assert refused(t, "destroy the_hive#1") == "SR-224"
    assert reason(t, "destroy the_hive#1", lang="pl") == "Karta „Rój” jest chroniona. Najpierw zniszcz: Planeta Wojny."


@pytest.mark.rule("SR-055")
def test_a_refused_ability_behind_an_outpost_gives_the_reason() -> None:
    t = duel(hand=["missile_mech"], opponent={"play": ["the_hive", "war_world", "royal_redoubt"]})
    do(t, "play missile_mech")
    assert refused(t, "destroy the_hive#1") == "SR-055"
    assert reason(t, "destroy the_hive#1") == "The Hive is protected. Destroy first: War World, Royal Redoubt."


# out of reach


@pytest.mark.rule("SR-191")
def test_the_refusal_of_a_base_out_of_reach_does_not_deny_that_it_is_a_base() -> None:
    them = [{"play": [f"blob_wheel#{n}"]} for n in (1, 2, 3)]
    t = table("hunter", {"combat": 9, "hand": ["missile_mech"]}, *them)
    said = (
        "Blob Wheel is out of your reach: it belongs to Player 3. Bases in your reach are those of: Player 2, Player 4."
    )
    assert refused(t, "attack blob_wheel#2") == "SR-191" and reason(t, "attack blob_wheel#2") == said
    do(t, "play missile_mech")
    assert refused(t, "destroy blob_wheel#2") == "SR-191" and reason(t, "destroy blob_wheel#2") == said


@pytest.mark.rule("SR-131")
def test_only_an_opposing_base_is_a_target_for_an_ability() -> None:
    t = duel(hand=["missile_mech"], play=["the_hive"], opponent={"play": ["war_world"], "discard": ["blob_wheel"]})
    do(t, "play missile_mech")
    assert refused(t, "destroy the_hive#1") == "SR-131"
    assert reason(t, "destroy the_hive#1") == "The Hive is a base of your own side."
    assert refused(t, "destroy blob_wheel#1") == "SR-131"
    assert reason(t, "destroy blob_wheel#1") == "Blob Wheel is not an opponent's base in play."


@pytest.mark.rule("SR-206")
def test_attacking_another_seat_of_a_hydra_names_the_seat_to_attack() -> None:
    t = table("hydra-2", {"combat": 4}, {}, {}, {})
    assert can(t, "attack seat#2 4")
    assert refused(t, "attack seat#3 4") == "SR-206"
    assert reason(t, "attack seat#3 4") == "Player 4 shares one authority with the team: attack Player 3 instead."


@pytest.mark.rule("SR-172")
def test_the_refusal_says_that_an_eliminated_player_is_out() -> None:
    t = table("free-for-all", {"combat": 4, "hand": ["imperial_fighter"]}, {"out": 1, "authority": 0}, {}, {})
    assert refused(t, "attack seat#1 1") == "SR-172" and reason(t, "attack seat#1 1") == "Player 2 is out of the game."
    do(t, "play imperial_fighter")
    assert keys(t) == ["target seat#2", "target seat#3"]
    assert refused(t, "target seat#1") == "SR-172" and reason(t, "target seat#1") == "Player 2 is out of the game."
    assert refused(t, "target seat#0") == "SR-120"


@pytest.mark.rule("SR-172")
def test_with_two_of_three_left_only_the_remaining_player_is_an_opponent() -> None:
    t = table(
        "free-for-all", {"combat": 4, "hand": ["imperial_fighter"]}, {"out": 1, "authority": 0}, {"hand": ["ram"]}
    )
    assert {key.split()[1] for key in keys(t) if key.startswith("attack")} == {"seat#2"}
    assert refused(t, "attack seat#1 1") == "SR-172"
    do(t, "play imperial_fighter")
    assert keys(t, 2) == ["discard ram#1"], "there is nobody else to choose"


@pytest.mark.rule("SR-171")
def test_the_refusal_does_not_ask_an_eliminated_player_to_wait() -> None:
    t = table("free-for-all", {}, {"out": 1, "authority": 0}, {}, {})
    assert refused(t, "end", 1) == "SR-171" and reason(t, "end", 1) == "You are out of the game already."
    assert refused(t, "end", 2) == "SR-043"


@pytest.mark.rule("SR-230")
def test_the_refusal_does_not_list_a_finished_seat_as_awaited() -> None:
    t = table("hydra-3", {}, {}, {}, {}, {}, {})
    assert reason(t, "end", 3) == "It is not your move. Waiting for: Player 1, Player 2, Player 3."
    do(t, "end", seat=0)
    assert refused(t, "end", 3) == "SR-043"
    assert reason(t, "end", 3) == "It is not your move. Waiting for: Player 2, Player 3."


# wrong picks


@pytest.mark.rule("SR-324")
def test_a_needle_says_why_it_cannot_copy_a_card() -> None:
    t = duel(hand=["stealth_needle", "ram", "the_hive", "cutter"], opponent={"discard": ["scout"]})
    do(t, "play ram", "play the_hive", "play stealth_needle")
    for card, why in {
        "stealth_needle#1": "Stealth Needle copies another ship, not itself.",
        "the_hive#1": "The Hive is a base; it has to be a ship.",
        "cutter#1": "You have not played Cutter this turn.",
    }.items():
        assert refused(t, f"copy {card}") == "SR-324" and reason(t, f"copy {card}") == why


@pytest.mark.rule("SR-325")
def test_the_needle_says_so_if_scrapped_ships_cannot_be_copied() -> None:
    t = duel(hand=["stealth_needle", "ram", "cutter"], options={"needle_copies_scrapped": False})
    do(t, "play ram", "play cutter", "scrap ram", "play stealth_needle")
    assert refused(t, "copy ram#1") == "SR-325" and reason(t, "copy ram#1") == "Ram is no longer in play."


@pytest.mark.rule("SR-325")
def test_the_needle_says_the_same_about_a_scrapped_ship_without_a_faction() -> None:
    t = duel(hand=["stealth_needle", "explorer#1", "cutter"], options={"needle_copies_scrapped": False})
    do(t, "play explorer#1", "play cutter", "scrap explorer#1", "play stealth_needle")
    assert refused(t, "copy explorer#1") == "SR-325", "it was played, as a ship of no faction"
    assert reason(t, "copy explorer#1") == "Explorer is no longer in play."


@pytest.mark.rule("SR-325")
def test_a_scrapped_ship_without_a_faction_may_be_copied_even_if_it_is_the_only_ship() -> None:
    t = duel(hand=["stealth_needle", "explorer#1"])
    do(t, "play explorer#1", "scrap explorer#1", "play stealth_needle")
    assert keys(t) == ["copy explorer#1"]


@pytest.mark.rule("SR-101")
def test_only_cards_of_the_row_are_scrapped_from_it() -> None:
    t = duel(hand=["battle_pod", "viper"], row=["ram"])
    do(t, "play battle_pod")
    for card in ("explorer#1", "viper#1"):
        assert refused(t, f"scrap-card {card}") == "SR-101"
    assert reason(t, "scrap-card viper#1") == "Viper is not in the trade row."


@pytest.mark.rule("SR-348")
def test_a_card_cannot_be_chosen_twice_or_from_another_zone() -> None:
    t = duel(hand=["viper#1", "scout"], play=["brain_world"], deck=["ram"])
    do(t, "use brain_world", "scrap-card viper")
    assert refused(t, "scrap-card viper#1") == "SR-348"
    assert reason(t, "scrap-card viper#1") == "Viper has been chosen already."
    assert refused(t, "scrap-card ram#1") == "SR-348"
    assert reason(t, "scrap-card ram#1") == "Ram is neither in your hand nor in your discard pile."


@pytest.mark.rule("SR-352")
def test_only_cards_in_hand_are_discarded() -> None:
    t = duel(hand=["viper"], play=["recycling_station"], discard=["ram"])
    do(t, "use recycling_station", "take discard-for-cards")
    assert refused(t, "discard ram#1") == "SR-352" and reason(t, "discard ram#1") == "Ram is not in your hand."


# outside their formats


@pytest.mark.parametrize(
    ("format", "seats", "passing", "together"),
    [
        ("duel", 2, "SR-034", "SR-034"),
        ("free-for-all", 3, "SR-160", "SR-160"),
        ("hunter", 3, "SR-160", "SR-160"),
        ("hydra-2", 4, "SR-160", ""),
        ("emperor", 6, "", "SR-259"),
        ("raid", 3, "SR-160", "SR-311"),
    ],
)
@pytest.mark.rule("SR-160")
@pytest.mark.rule("SR-259")
@pytest.mark.rule("SR-311")
def test_passing_cards_and_paying_together_are_refused_outside_their_formats(
    format: str, seats: int, passing: str, together: str
) -> None:
    me = {"trade": 3, "combat": 3, "discard": ["viper#1"]}
    t = table(format, me, *[{}] * (seats - 1), row=["ram#1"])
    mate = 1
    assert (refused(t, f"pass viper#1 seat#{mate}") == passing) if passing else can(t, f"pass viper#1 seat#{mate}")
    if together:
        assert refused(t, f"pledge ram#1 1 seat#{mate}") == together
        assert refused(t, "withdraw") == refused(t, "buy-together ram#1") == together
    else:
        assert can(t, f"pledge ram#1 1 seat#{mate}")


# impossible amounts


@pytest.mark.rule("SR-128")
def test_without_combat_the_refusal_asks_for_no_amount() -> None:
    t = duel()
    assert refused(t, "attack seat#1 1") == "SR-128"
    assert reason(t, "attack seat#1 1") == "You have no Combat." and reason(t, "attack seat#1 1", lang="pl") == (
        "Nie masz Walki."
    )


@pytest.mark.rule("SR-304")
def test_without_combat_the_refusal_asks_for_no_damage() -> None:
    t = table("raid", {"play": ["blob_wheel"]}, {"combat": 2}, {}, active=1)
    assert reason(t, "attack blob_wheel#1 3", 1) == "You can spend from 1 to 2 Combat on this base, not 3."
    do(t, "attack blob_wheel#1 2", seat=1)
    assert refused(t, "attack blob_wheel#1 1", 1) == "SR-304"
    assert reason(t, "attack blob_wheel#1 1", 1) == "You have no Combat."


@pytest.mark.rule("SR-232")
@pytest.mark.rule("SR-236")
def test_without_points_the_refusal_says_that_there_are_none() -> None:
    t = table("hydra-2", {}, {}, {"play": ["the_hive"]}, {}, row=["ram#1"])
    assert refused(t, "pledge ram#1 1 seat#1") == "SR-232"
    assert reason(t, "pledge ram#1 1 seat#1") == "You have no Trade."
    assert refused(t, "pledge the_hive#1 1") == "SR-236"
    assert reason(t, "pledge the_hive#1 1") == "You have no Combat."


@pytest.mark.rule("SR-232")
def test_offering_more_than_the_price_is_refused_as_too_much() -> None:
    t = table("hydra-3", {"trade": 3}, {"trade": 3}, {"trade": 3}, {}, {}, {}, row=["corvette#1", "mothership#1"])
    do(t, "pledge corvette#1 2 seat#2", seat=0)
    do(t, "pledge corvette#1 2 seat#2", seat=1)
    assert refused(t, "buy-together corvette#1", 2) == "SR-232"
    assert reason(t, "buy-together corvette#1", 2) == (
        "Your teammates have offered 2 too much for Corvette; you must pay exactly its price."
    )
    do(t, "pledge mothership#1 3 seat#2", seat=0)
    assert reason(t, "buy-together mothership#1", 2) == "Mothership still needs 4, and you have 3."


@pytest.mark.rule("SR-233")
def test_a_pledge_for_a_row_card_needs_a_buyer() -> None:
    t = table("hydra-2", {"trade": 3}, {}, {}, {}, row=["ram#1"])
    assert refused(t, "pledge ram#1 1") == "SR-233"
    assert reason(t, "pledge ram#1 1") == "Say which teammate buys Ram."


@pytest.mark.rule("SR-308")
@pytest.mark.rule("SR-270")
@pytest.mark.parametrize(("format", "seats", "victim", "line"), [("emperor", 6, 5, "SR-270"), ("raid", 4, 1, "SR-308")])
def test_only_ones_own_cards_can_be_left_to_others(format: str, seats: int, victim: int, line: str) -> None:
    sides: list[dict[str, object]] = [{} for _ in range(seats)]
    sides[0] = {"combat": 9, "discard": ["ram#1"]}
    sides[victim] = {"authority": 5, "hand": ["scout#1"]}
    t = do(table(format, *sides), f"attack seat#{victim} 5")
    assert can(t, "leave scout#1", victim)
    assert refused(t, "leave ram#1", victim) == line
    assert reason(t, "leave ram#1", victim) == "Ram is not among your cards."
