"""Star Realms, chapter 23, rulings on single cards: discarding and the Stealth Needle."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import can, do, duel, end_turn, keys, number, pools, refused, table, zone

DISCARDERS = ["imperial_fighter", "imperial_frigate", "survey_ship", "battlecruiser", "royal_redoubt"]


def make_discard(card: str, victim: list[str], **options: str) -> kantyna.Table:
    """The table after that card's discard ability has been used against seat 1."""
    by_playing = card in ("imperial_fighter", "imperial_frigate")
    t = duel(
        hand=[card] if by_playing else [],
        play=[] if by_playing else [card, "corvette"],
        deck=["scout"] * 5,
        opponent={"hand": victim, "deck": ["viper"] * 2},
        options=dict(options),
    )
    return do(t, discard_ability(card))


def discard_ability(card: str) -> str:
    """The choice that uses the card's discard ability."""
    by_playing = card in ("imperial_fighter", "imperial_frigate")
    return ("play " if by_playing else "scrap " if card == "survey_ship" else "ally ") + card


def among_four(me: dict[str, Any], options: dict[str, Any] | None = None) -> kantyna.Table:
    """A free-for-all of four in seat 0's turn; each of the three opponents holds a card that nobody else does."""
    hands = [["ram#1", "scout#2"], ["cutter#1", "scout#3"], ["corvette#1", "scout#4"]]
    return table("free-for-all", me, *[{"hand": hand} for hand in hands], options=options or {})


# Discarding


@pytest.mark.rule("SR-320")
@pytest.mark.parametrize("card", DISCARDERS)
def test_the_opponent_discards_at_once_a_card_of_their_own_choice(card: str) -> None:
    t = make_discard(card, ["ram#1", "cutter#1", "scout#16"])
    assert t.position()["active"] == 0
    assert list(t.choices) == [1]
    assert keys(t, 1) == ["discard ram#1", "discard cutter#1", "discard scout#16"]
    do(t, "discard cutter", seat=1)
    assert zone(t, "hand", 1) == ["ram", "scout"]
    assert zone(t, "discard", 1) == ["cutter"]
    assert list(t.choices) == [0]
    assert can(t, "end")
    end_turn(t)
    assert can(t, "end", seat=1)  # nothing more to discard
    assert zone(t, "hand", 1) == ["ram", "scout"]


@pytest.mark.rule("SR-320")
@pytest.mark.parametrize("card", DISCARDERS)
@pytest.mark.parametrize(("target", "held"), [(1, "ram#1"), (2, "cutter#1"), (3, "corvette#1")])
def test_the_user_chooses_one_of_several_opponents_who_chooses_the_card(card: str, target: int, held: str) -> None:
    by_playing = card in ("imperial_fighter", "imperial_frigate")
    t = among_four({"hand": [card]} if by_playing else {"play": [card, "war_world"]})
    do(t, discard_ability(card))
    assert {seat: keys(t, seat) for seat in t.choices} == {0: ["target seat#1", "target seat#2", "target seat#3"]}
    do(t, f"target seat#{target}")
    assert {seat: keys(t, seat) for seat in t.choices} == {target: [f"discard {held}", f"discard scout#{target + 1}"]}
    do(t, f"discard {held}", seat=target)
    assert t.position()["seats"][target]["discard"] == [held] and zone(t, "hand", target) == ["scout"]
    assert list(t.choices) == [0] and can(t, "end")
    for other in {1, 2, 3} - {target}:
        assert len(zone(t, "hand", other)) == 2 and zone(t, "discard", other) == []


@pytest.mark.rule("SR-320")
def test_as_an_option_the_chosen_one_of_several_opponents_discards_in_their_next_turn() -> None:
    t = among_four({"hand": ["imperial_fighter"]}, options={"discard_timing": "next_turn"})
    do(t, "play imperial_fighter", "target seat#2")
    assert list(t.choices) == [0] and zone(t, "hand", 2) == ["cutter", "scout"]
    end_turn(t)
    assert can(t, "end", seat=1)
    end_turn(t)
    assert keys(t, 2) == ["discard cutter#1", "discard scout#3"]


@pytest.mark.rule("SR-320")
@pytest.mark.parametrize("card", DISCARDERS)
def test_as_an_option_the_opponent_discards_at_the_start_of_their_next_turn(card: str) -> None:
    t = make_discard(card, ["ram#1", "cutter#1", "scout#16"], discard_timing="next_turn")
    assert list(t.choices) == [0]
    assert can(t, "end")
    assert zone(t, "hand", 1) == ["ram", "cutter", "scout"]
    end_turn(t)
    assert list(t.choices) == [1]
    assert keys(t, 1) == ["discard ram#1", "discard cutter#1", "discard scout#16"]
    do(t, "discard cutter", seat=1)
    assert zone(t, "hand", 1) == ["ram", "scout"]
    assert zone(t, "discard", 1) == ["cutter"]
    assert can(t, "end", seat=1)
    end_turn(t)
    end_turn(t)
    assert can(t, "end", seat=1)  # owed once


@pytest.mark.rule("SR-321")
@pytest.mark.parametrize("card", DISCARDERS)
def test_an_opponent_with_an_empty_hand_discards_nothing_and_owes_nothing(card: str) -> None:
    t = make_discard(card, [])
    assert list(t.choices) == [0]
    assert can(t, "end")
    assert number(t, "discards_owed", 1) == 0
    for _ in range(3):
        end_turn(t)
        assert can(t, "end", seat=t.position()["active"])
    assert t.position()["active"] == 1
    assert zone(t, "hand", 1) == ["viper"] * 2
    assert zone(t, "discard", 1) == []


@pytest.mark.rule("SR-321")
def test_an_opponent_with_an_empty_hand_may_be_chosen() -> None:
    held = {"hand": ["scout", "viper"]}
    t = table("free-for-all", {"hand": ["imperial_fighter"]}, held, {"deck": ["viper"] * 2}, held)
    do(t, "play imperial_fighter")
    assert keys(t) == ["target seat#1", "target seat#2", "target seat#3"]
    do(t, "target seat#2")
    assert list(t.choices) == [0] and can(t, "end") and number(t, "discards_owed", 2) == 0
    assert zone(t, "hand", 1) == zone(t, "hand", 3) == ["scout", "viper"], "nobody else stands in"


@pytest.mark.rule("SR-322")
@pytest.mark.parametrize(
    "targets", [(1, 1, 2), (1, 2, 1), (3, 2, 1), (2, 2, 3)], ids=lambda targets: "-".join(map(str, targets))
)
def test_each_discard_ability_chooses_its_opponent_separately(targets: tuple[int, ...]) -> None:
    t = among_four({"hand": ["imperial_fighter", "imperial_frigate"], "play": ["survey_ship"]})
    for ability, target in zip(
        ("play imperial_fighter", "play imperial_frigate", "scrap survey_ship"), targets, strict=True
    ):
        do(t, ability)
        assert keys(t) == ["target seat#1", "target seat#2", "target seat#3"]
        do(t, f"target seat#{target}")
        assert list(t.choices) == [target]
        do(t, keys(t, target)[0], seat=target)
    assert [len(zone(t, "discard", seat)) for seat in (1, 2, 3)] == [targets.count(seat) for seat in (1, 2, 3)]


@pytest.mark.rule("SR-322")
def test_several_discards_in_one_turn_may_hit_the_same_opponent() -> None:
    t = duel(
        hand=["imperial_fighter", "imperial_frigate"],
        play=["survey_ship"],
        opponent={"hand": ["ram", "cutter", "viper", "scout"]},
    )
    do(t, "play imperial_fighter")
    do(t, "discard ram", seat=1)
    do(t, "play imperial_frigate")
    do(t, "discard viper", seat=1)
    do(t, "scrap survey_ship")
    do(t, "discard scout", seat=1)
    assert zone(t, "hand", 1) == ["cutter"]


@pytest.mark.rule("SR-322")
def test_several_discards_delayed_to_the_next_turn_add_up() -> None:
    t = duel(
        hand=["imperial_fighter", "imperial_frigate"],
        opponent={"hand": ["ram", "cutter", "viper"]},
        options={"discard_timing": "next_turn"},
    )
    do(t, "play imperial_fighter", "play imperial_frigate")
    end_turn(t)
    do(t, "discard ram", "discard viper", seat=1)
    assert zone(t, "hand", 1) == ["cutter"]
    assert can(t, "end", seat=1)


@pytest.mark.rule("SR-323")
@pytest.mark.parametrize("card", ["imperial_fighter", "imperial_frigate"])
def test_neither_the_user_nor_the_victim_may_decline_a_discard(card: str) -> None:
    t = make_discard(card, ["ram#1"])
    assert t.choices.get(0) is None  # after playing the ship its player has no further choice
    assert keys(t, 1) == ["discard ram#1"]
    assert refused(t, "decline", seat=1) == "SR-323"
    assert refused(t, "done", seat=1) == "SR-323"
    do(t, "discard ram", seat=1)
    assert zone(t, "hand", 1) == []


@pytest.mark.rule("SR-323")
@pytest.mark.parametrize("card", ["imperial_fighter", "imperial_frigate"])
def test_if_there_is_an_opponent_the_user_must_choose_one(card: str) -> None:
    t = do(among_four({"hand": [card, "viper#1"]}), f"play {card}")
    assert keys(t) == ["target seat#1", "target seat#2", "target seat#3"], "nothing else before that"
    assert refused(t, "decline") == refused(t, "done") == "SR-323"
    assert refused(t, "play viper#1") == refused(t, "end") == "SR-320"
    do(t, "target seat#3")
    assert keys(t, 3) == ["discard corvette#1", "discard scout#4"]
    for way_out in ("decline", "done"):
        assert refused(t, way_out, seat=3) == "SR-323"
    do(t, "discard corvette", seat=3)
    assert zone(t, "discard", 3) == ["corvette"] and can(t, "end")


# Stealth Needle


@pytest.mark.rule("SR-324")
def test_the_needle_must_copy_another_ship_played_this_turn() -> None:
    t = duel(hand=["stealth_needle", "scout#1"], play=["ram#1", "cutter#1", "blob_wheel#1"], discard=["corvette#1"])
    do(t, "play stealth_needle")
    assert sorted(keys(t)) == ["copy cutter#1", "copy ram#1"]
    assert refused(t, "decline") == "SR-324"
    do(t, "copy ram")
    assert pools(t) == [0, 5]


@pytest.mark.rule("SR-324")
def test_the_needle_does_nothing_when_no_other_ship_was_played() -> None:
    t = duel(hand=["stealth_needle", "scout", "war_world"], play=["blob_wheel"])
    do(t, "play war_world", "play stealth_needle")  # a base played this turn is no ship
    assert can(t, "end")
    assert pools(t) == [0, 0]
    assert sorted(zone(t, "play", 0)) == ["blob_wheel", "stealth_needle", "war_world"]
    assert not can(t, "ally stealth_needle") and not can(t, "scrap stealth_needle")


@pytest.mark.rule("SR-324")
def test_the_needle_copies_neither_ships_of_earlier_turns_nor_of_the_opponent() -> None:
    t = duel(hand=["ram"], deck=["stealth_needle"], opponent={"hand": ["cutter"], "deck": ["scout"] * 5})
    do(t, "play ram")
    end_turn(t)
    do(t, "play cutter", seat=1)
    end_turn(t)
    do(t, "play stealth_needle")
    assert can(t, "end")
    assert pools(t) == [0, 0]


@pytest.mark.rule("SR-325")
def test_a_ship_scrapped_since_it_was_played_may_be_copied() -> None:
    t = duel(hand=["stealth_needle"], play=["ram", "explorer"], explorers=0)
    do(t, "scrap ram", "scrap explorer")
    assert pools(t) == [3, 2]
    do(t, "play stealth_needle")
    assert sorted(keys(t)) == ["copy explorer#1", "copy ram#1"]
    do(t, "copy ram")
    assert pools(t) == [3, 7]
    do(t, "scrap stealth_needle")
    assert pools(t) == [6, 7]


@pytest.mark.rule("SR-325")
def test_as_an_option_a_ship_must_still_be_in_play_to_be_copied() -> None:
    option = {"needle_copies_scrapped": False}
    t = duel(hand=["stealth_needle"], play=["ram", "cutter#1"], options=option)
    do(t, "scrap ram", "play stealth_needle")
    assert keys(t) == ["copy cutter#1"]
    t = duel(hand=["stealth_needle"], play=["ram"], options=option)
    do(t, "scrap ram", "play stealth_needle")
    assert can(t, "end")
    assert pools(t) == [3, 0]


@pytest.mark.rule("SR-326")
def test_the_copy_may_use_primary_ally_and_scrap_ability_even_if_the_original_has_used_them() -> None:
    t = duel(hand=["stealth_needle"], play=["ram", "blob_wheel"])
    do(t, "ally ram")
    assert pools(t) == [0, 2]
    do(t, "play stealth_needle", "copy ram")
    assert pools(t) == [0, 7]
    do(t, "ally stealth_needle")
    assert pools(t) == [0, 9]
    assert refused(t, "ally stealth_needle#1") == "SR-063"
    assert refused(t, "ally ram#1") == "SR-063"
    assert refused(t, "use stealth_needle#1") == "SR-061"  # the primary ability was carried out at once
    do(t, "scrap stealth_needle")
    assert pools(t) == [3, 9]
    do(t, "scrap ram")
    assert pools(t) == [6, 9]


@pytest.mark.rule("SR-326")
def test_the_copy_leaves_the_original_its_own_abilities() -> None:
    t = duel(hand=["stealth_needle"], play=["ram"])
    do(t, "play stealth_needle", "copy ram", "ally stealth_needle")
    assert pools(t) == [0, 7]
    do(t, "ally ram")
    assert pools(t) == [0, 9]


@pytest.mark.rule("SR-326")
def test_the_questions_of_a_copied_ability_are_asked() -> None:
    t = duel(hand=["stealth_needle"], play=["patrol_mech"], discard=["viper", "scout"])
    do(t, "play stealth_needle", "copy patrol_mech")
    assert sorted(keys(t)) == ["take combat", "take trade"]
    do(t, "take trade")
    assert pools(t) == [3, 0]
    do(t, "ally stealth_needle", "scrap-card viper")
    assert zone(t, "scrap_heap") == ["viper"]


@pytest.mark.rule("SR-327")
def test_the_copy_belongs_to_the_machine_cult_and_to_the_copied_faction() -> None:
    t = duel(hand=["stealth_needle"], play=["ram", "the_hive", "defense_center", "war_world"])
    do(t, "play stealth_needle", "copy ram", "scrap ram")
    assert can(t, "ally the_hive")
    assert not can(t, "ally defense_center") and not can(t, "ally war_world")
    t = duel(hand=["stealth_needle", "trade_bot"], play=["ram"])
    do(t, "play stealth_needle", "copy ram", "play trade_bot")
    assert can(t, "ally trade_bot")


@pytest.mark.rule("SR-327")
@pytest.mark.parametrize("unaligned", ["scout", "viper", "explorer"])
def test_a_copy_of_an_unaligned_ship_belongs_to_the_machine_cult_only(unaligned: str) -> None:
    t = duel(
        hand=["stealth_needle", "trade_bot"],
        play=[unaligned, "the_hive", "defense_center", "war_world"],
    )
    do(t, "play stealth_needle", f"copy {unaligned}")
    assert not [key for key in keys(t) if key.startswith("ally ")]
    do(t, "play trade_bot")
    assert [key for key in keys(t) if key.startswith("ally ")] == ["ally trade_bot#1"]


@pytest.mark.rule("SR-328")
@pytest.mark.parametrize(
    ("others", "enabled"),
    [
        (["ram"], True),  # the original
        (["blob_wheel"], True),
        (["mech_world"], True),
        (["battle_station", "junkyard"], False),  # of the Machine Cult alone
        (["war_world", "trading_post"], False),
    ],
)
def test_a_copied_ally_ability_needs_the_copied_ships_faction(others: list[str], enabled: bool) -> None:
    t = duel(hand=["stealth_needle"], play=["ram", *[card for card in others if card != "ram"]])
    do(t, "play stealth_needle", "copy ram")
    if "ram" not in others:
        do(t, "scrap ram")
    if enabled:
        do(t, "ally stealth_needle")
        assert number(t, "combat") == 7
    else:
        assert refused(t, "ally stealth_needle#1") == "SR-079"


@pytest.mark.rule("SR-329")
def test_a_copied_scrap_ability_scraps_the_needle_itself() -> None:
    t = duel(hand=["stealth_needle"], play=["ram"])
    do(t, "play stealth_needle", "copy ram", "scrap stealth_needle")
    assert number(t, "trade") == 3
    assert zone(t, "scrap_heap") == ["stealth_needle"]
    assert zone(t, "play", 0) == ["ram"]


@pytest.mark.rule("SR-329")
def test_a_needle_that_copies_an_explorer_goes_to_the_scrap_heap() -> None:
    t = duel(hand=["stealth_needle"], play=["explorer"], explorers=2)
    do(t, "play stealth_needle", "copy explorer", "scrap stealth_needle")
    assert pools(t) == [2, 2]
    assert zone(t, "scrap_heap") == ["stealth_needle"]
    assert zone(t, "explorers") == ["explorer"] * 2
    assert zone(t, "play", 0) == ["explorer"]


@pytest.mark.rule("SR-330")
def test_the_copy_ends_when_the_needle_leaves_play() -> None:
    t = duel(hand=["stealth_needle", "ram"], play=["the_hive"])
    do(t, "play ram", "play stealth_needle", "copy ram")
    end_turn(t)
    end_turn(t)
    assert sorted(zone(t, "hand", 0)) == ["ram", "stealth_needle"]
    do(t, "play stealth_needle")  # with no other ship played
    assert pools(t) == [0, 0]
    assert refused(t, "ally stealth_needle#1") == "SR-038"
    assert refused(t, "scrap stealth_needle#1") == "SR-039"
    assert refused(t, "ally the_hive#1") == "SR-079"  # no longer a Blob card


@pytest.mark.rule("SR-330")
def test_a_scrapped_needle_is_no_longer_a_copy() -> None:
    t = duel(
        hand=["stealth_needle#1", "stealth_needle#2"],
        play=["ram#1"],
        options={"boxes": 2},
    )
    do(t, "play stealth_needle#1", "copy ram#1", "scrap stealth_needle#1")
    assert pools(t) == [3, 5]
    do(t, "play stealth_needle#2", "copy stealth_needle#1")
    assert pools(t) == [3, 5]
    assert refused(t, "scrap stealth_needle#2") == "SR-039"


@pytest.mark.rule("SR-331")
def test_a_needle_that_copies_a_copying_needle_copies_the_same_ship() -> None:
    t = duel(hand=["stealth_needle#1", "stealth_needle#2"], play=["ram"], options={"boxes": 2})
    do(t, "play stealth_needle#1", "copy ram", "play stealth_needle#2")
    assert sorted(keys(t)) == ["copy ram#1", "copy stealth_needle#1"]
    do(t, "copy stealth_needle#1")
    assert pools(t) == [0, 10]
    do(t, "scrap ram", "ally stealth_needle#2")  # the two Needles are Blob cards both
    assert pools(t) == [3, 12]
    do(t, "scrap stealth_needle#1", "scrap stealth_needle#2")
    assert pools(t) == [9, 12]


@pytest.mark.rule("SR-332")
def test_for_fleet_hq_a_needle_is_one_ship() -> None:
    t = duel(hand=["stealth_needle"], play=["fleet_hq", "ram"])
    do(t, "play stealth_needle", "copy ram")
    assert number(t, "combat") == 6


@pytest.mark.rule("SR-332")
def test_as_an_option_fleet_hq_pays_again_for_the_copy() -> None:
    option = {"fleet_hq_pays_for_copies": True}
    t = duel(hand=["stealth_needle"], play=["fleet_hq", "ram"], options=option)
    do(t, "play stealth_needle", "copy ram")
    assert number(t, "combat") == 7
    t = duel(hand=["stealth_needle"], play=["fleet_hq"], options=option)
    do(t, "play stealth_needle")  # nothing to copy
    assert number(t, "combat") == 1
    t = duel(hand=["stealth_needle"], play=["ram"], options=option)
    do(t, "play stealth_needle", "copy ram")  # no Fleet HQ
    assert number(t, "combat") == 5
