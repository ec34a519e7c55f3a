"""Star Realms, chapter 23: rulings on single cards, with the later additions that concern a duel."""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from situations import ROW, can, do, duel, end_turn, keys, number, reason, refused, table, zone

DISCARDERS = ["imperial_fighter", "imperial_frigate", "survey_ship", "battlecruiser", "royal_redoubt"]


def pools(t: kantyna.Table) -> list[int]:
    """Seat 0's trade and combat."""
    return [number(t, "trade"), number(t, "combat")]


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


# Mech World, Blob World


@pytest.mark.rule("SR-333")
@pytest.mark.parametrize("card", ["corvette", "ram", "cutter", "trade_bot"])
def test_mech_world_is_an_ally_for_every_faction_for_its_owner(card: str) -> None:
    assert can(duel(play=["mech_world", card]), f"ally {card}")
    theirs = duel(play=[card], opponent={"play": ["mech_world"]})
    assert refused(theirs, f"ally {card}#1") == "SR-079"


@pytest.mark.rule("SR-333")
def test_mech_world_is_not_a_blob_card_for_blob_world() -> None:
    t = duel(hand=["mech_world", "ram"], play=["blob_world"], deck=["scout"] * 5)
    do(t, "play mech_world", "play ram", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"]


@pytest.mark.rule("SR-333")
def test_as_an_option_mech_world_counts_for_blob_world() -> None:
    option = {"mech_world_counts_as_blob": True}
    t = duel(hand=["mech_world", "ram"], play=["blob_world"], deck=["scout"] * 5, options=option)
    do(t, "play mech_world", "play ram", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"] * 2
    t = duel(hand=["ram"], play=["blob_world", "mech_world"], deck=["scout"] * 5, options=option)
    do(t, "play ram", "use blob_world", "take draw-per-card")  # Mech World was played earlier
    assert zone(t, "hand", 0) == ["scout"]


@pytest.mark.rule("SR-334")
def test_blob_world_counts_itself_other_bases_and_ships_scrapped_since() -> None:
    t = duel(
        hand=["blob_world", "blob_wheel", "ram", "trade_pod", "cutter", "scout", "war_world"],
        deck=["viper"] * 4 + ["scout"] * 5,
    )
    for card in ("ram", "blob_wheel", "trade_pod", "cutter", "scout", "war_world", "blob_world"):
        do(t, f"play {card}")
    do(t, "scrap ram")
    do(t, "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["viper"] * 4  # Blob World, Blob Wheel, Ram, Trade Pod


@pytest.mark.rule("SR-334")
def test_blob_world_does_not_count_cards_of_earlier_turns() -> None:
    t = duel(
        hand=["blob_world", "blob_wheel", "ram"],
        play=["the_hive"],
        deck=["trade_pod", "cutter", "scout", "viper", "scout", "viper", "viper", "viper"],
    )
    do(t, "play ram", "play blob_wheel", "play blob_world")
    end_turn(t)
    end_turn(t)
    do(t, "play trade_pod", "play cutter")
    do(t, "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout", "viper", "scout", "viper"]  # one more than was left


@pytest.mark.rule("SR-334")
def test_blob_world_counts_up_to_the_moment_of_use() -> None:
    t = duel(hand=["ram", "trade_pod"], play=["blob_world"], deck=["scout"] * 5)
    do(t, "play ram", "use blob_world", "take draw-per-card", "play trade_pod")
    assert zone(t, "hand", 0) == ["scout"]
    t = duel(hand=["cutter"], play=["blob_world"], deck=["scout"] * 5)
    do(t, "play cutter", "use blob_world", "take draw-per-card")  # none at all
    assert zone(t, "hand", 0) == []


@pytest.mark.rule("SR-334")
def test_blob_world_does_not_count_the_blobs_of_others() -> None:
    mine = {"deck": ["scout"] * 6, "hand": ["trade_pod"], "play": ["blob_world"]}
    t = table("hydra-2", mine, {"hand": ["ram", "blob_wheel"]}, {}, {})
    do(t, "play ram", "play blob_wheel", seat=1)  # in the same turn
    do(t, "play trade_pod", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"], "its own Trade Pod alone"


@pytest.mark.rule("SR-334")
@pytest.mark.parametrize(("counts", "drawn"), [(True, 2), (False, 1)])
@pytest.mark.parametrize("since_scrapped", [False, True])
def test_a_needle_that_copies_a_blob_ship_counts_for_blob_world_unless_the_option_is_off(
    counts: bool, drawn: int, since_scrapped: bool
) -> None:
    options = {} if counts else {"needle_counts_for_blob_world": False}
    t = duel(hand=["ram", "stealth_needle"], play=["blob_world"], deck=["scout"] * 5, options=options)
    do(t, "play ram", "play stealth_needle", "copy ram")
    if since_scrapped:
        do(t, "scrap stealth_needle")
    do(t, "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"] * drawn


@pytest.mark.rule("SR-334")
def test_a_needle_that_copies_another_faction_does_not_count_for_blob_world() -> None:
    t = duel(hand=["stealth_needle", "ram"], play=["blob_world", "cutter"], deck=["scout"] * 5)
    do(t, "play ram", "play stealth_needle", "copy cutter", "use blob_world", "take draw-per-card")
    assert zone(t, "hand", 0) == ["scout"], "the Ram alone"


# Fleet HQ


@pytest.mark.rule("SR-335")
def test_fleet_hq_gives_a_combat_for_each_ship_played_while_it_is_in_play() -> None:
    t = duel(hand=["scout", "trade_pod", "blob_wheel"], play=["fleet_hq"])
    do(t, "play scout")
    assert pools(t) == [1, 1]
    do(t, "play trade_pod")
    assert pools(t) == [4, 2]
    do(t, "play blob_wheel")  # a base
    assert pools(t) == [4, 2]


@pytest.mark.rule("SR-335")
def test_fleet_hq_gives_nothing_for_ships_played_before_nor_for_itself() -> None:
    t = duel(hand=["scout", "scout", "fleet_hq"])
    do(t, "play scout", "play scout", "play fleet_hq")
    assert pools(t) == [2, 0]


@pytest.mark.rule("SR-335")
def test_fleet_hq_gives_nothing_for_the_opponents_ships() -> None:
    t = duel(hand=["scout"], opponent={"play": ["fleet_hq"]})
    do(t, "play scout")
    assert pools(t) == [1, 0]
    assert number(t, "combat", 1) == 0


@pytest.mark.rule("SR-335")
def test_as_an_option_fleet_hq_counts_ships_already_in_play() -> None:
    t = duel(
        hand=["scout", "fleet_hq", "viper"],
        play=["cutter", "blob_wheel"],
        options={"fleet_hq_counts_ships_in_play": True},
    )
    do(t, "play scout", "play fleet_hq")
    assert pools(t) == [1, 2]
    do(t, "play viper")
    assert pools(t) == [1, 4]


@pytest.mark.rule("SR-336")
def test_viper_then_fleet_hq_then_viper_gives_three_combat() -> None:
    t = duel(hand=["viper#1", "fleet_hq", "viper#2"])
    do(t, "play viper#1")
    assert number(t, "combat") == 1
    do(t, "play fleet_hq")
    assert number(t, "combat") == 1
    do(t, "play viper#2")
    assert number(t, "combat") == 3


@pytest.mark.rule("SR-337")
def test_combat_given_by_fleet_hq_stays_when_the_ship_leaves_play() -> None:
    t = duel(hand=["ram"], play=["fleet_hq"])
    do(t, "play ram", "scrap ram")
    assert pools(t) == [3, 6]


@pytest.mark.rule("SR-337")
def test_combat_given_by_fleet_hq_stays_when_fleet_hq_leaves_play() -> None:
    t = duel(hand=["missile_mech", "viper"], play=["fleet_hq"], options={"destroy_own_bases": True})
    do(t, "play missile_mech", "destroy fleet_hq")
    assert number(t, "combat") == 7
    do(t, "play viper")  # and gives nothing more
    assert number(t, "combat") == 8


@pytest.mark.rule("SR-338")
def test_two_fleet_hqs_give_two_combat_for_each_ship() -> None:
    t = duel(hand=["scout", "scout"], play=["fleet_hq", "fleet_hq"], options={"boxes": 2})
    for combat in (2, 4):
        do(t, "play scout")
        while can(t, "answer fleet_hq"):  # in whichever order
            do(t, "answer fleet_hq")
        assert number(t, "combat") == combat
    assert can(t, "end")


@pytest.mark.rule("SR-357")
def test_with_fleet_hq_viper_scout_and_corvette_give_five_combat() -> None:
    t = duel(hand=["viper", "scout", "corvette"], play=["fleet_hq"], deck=["ram", "cutter"])
    do(t, "play viper")
    assert pools(t) == [0, 2]
    do(t, "play scout")
    assert pools(t) == [1, 3]
    do(t, "play corvette")
    assert pools(t) == [1, 5]
    assert zone(t, "hand", 0) == ["ram"]


# Embassy Yacht


@pytest.mark.rule("SR-339")
@pytest.mark.parametrize(
    ("bases", "drawn"),
    [
        ([], 0),
        (["blob_wheel"], 0),
        (["blob_wheel", "ram", "cutter"], 0),  # ships are no bases
        (["blob_wheel", "fleet_hq"], 2),
        (["blob_wheel", "war_world"], 2),  # outposts count
        (["junkyard", "war_world"], 2),
        (["junkyard", "war_world", "blob_wheel"], 2),
    ],
)
def test_embassy_yacht_draws_two_with_two_bases_in_play(bases: list[str], drawn: int) -> None:
    t = duel(hand=["embassy_yacht"], play=bases, deck=["scout"] * 5, opponent={"play": ["the_hive", "blob_world"]})
    do(t, "play embassy_yacht")
    assert zone(t, "hand", 0) == ["scout"] * drawn
    assert [number(t, "trade"), number(t, "authority")] == [2, 53]


@pytest.mark.rule("SR-339")
def test_a_second_base_played_after_the_yacht_comes_too_late() -> None:
    t = duel(hand=["embassy_yacht", "war_world"], play=["blob_wheel"], deck=["scout"] * 5)
    do(t, "play embassy_yacht", "play war_world")
    assert zone(t, "hand", 0) == []


# Freighter, Central Office


@pytest.mark.rule("SR-340")
@pytest.mark.parametrize(("source", "use"), [("freighter", "ally freighter"), ("central_office", "use central_office")])
@pytest.mark.parametrize("ship", ["ram", "explorer"])
def test_the_next_ship_bought_may_go_on_top_of_the_deck(source: str, use: str, ship: str) -> None:
    t = duel(play=[source, "trading_post"], row=["ram"], deck=["viper"], trade=9)
    do(t, use, f"buy {ship}")
    assert [key.partition(" ")[0] for key in keys(t)] == ["put-on-top", "put-on-discard"]
    do(t, f"put-on-top {ship}")
    assert zone(t, "deck", 0) == [ship, "viper"]
    assert zone(t, "discard", 0) == []


@pytest.mark.rule("SR-340")
def test_the_effect_applies_neither_to_a_base_nor_to_a_ship_bought_before() -> None:
    t = duel(play=["central_office"], row=["blob_wheel", "cutter", "ram"], deck=["viper"], trade=9)
    do(t, "buy cutter")
    assert zone(t, "discard", 0) == ["cutter"]
    do(t, "use central_office", "buy blob_wheel")
    assert zone(t, "discard", 0) == ["cutter", "blob_wheel"]
    assert zone(t, "deck", 0) == ["viper"]
    do(t, "buy ram")
    assert can(t, "put-on-top ram")


@pytest.mark.rule("SR-341")
@pytest.mark.parametrize(
    ("answer", "deck", "discard"),
    [("put-on-top", ["ram", "viper"], ["cutter"]), ("put-on-discard", ["viper"], ["ram", "cutter"])],
)
def test_the_player_chooses_where_the_ship_goes_and_the_effect_is_used_up(
    answer: str, deck: list[str], discard: list[str]
) -> None:
    t = duel(play=["central_office"], row=["ram", "cutter"], deck=["viper"], trade=5)
    do(t, "use central_office", "buy ram")
    assert refused(t, "end") == "SR-341"
    do(t, f"{answer} ram", "buy cutter")
    assert can(t, "end")  # no question for the second ship
    assert zone(t, "deck", 0) == deck
    assert zone(t, "discard", 0) == discard
    assert number(t, "trade") == 2  # 5 + 2 for Central Office, less 3 and 2


@pytest.mark.rule("SR-342")
def test_waiting_effects_add_up_one_ship_each() -> None:
    t = duel(play=["central_office", "freighter"], row=["ram", "cutter", "corvette"], trade=9)
    do(t, "use central_office", "ally freighter")
    do(t, "buy ram", "put-on-top ram", "buy cutter", "put-on-top cutter", "buy corvette")
    assert zone(t, "deck", 0) == ["cutter", "ram"]
    assert zone(t, "discard", 0) == ["corvette"]


@pytest.mark.rule("SR-342")
def test_a_needle_that_copies_freighter_adds_an_effect_of_its_own() -> None:
    t = duel(hand=["stealth_needle"], play=["freighter"], row=["ram", "cutter", "corvette"], trade=9)
    do(t, "play stealth_needle", "copy freighter", "ally freighter", "ally stealth_needle")
    do(t, "buy ram", "put-on-top ram", "buy cutter", "put-on-top cutter", "buy corvette")
    assert zone(t, "deck", 0) == ["cutter", "ram"]
    assert zone(t, "discard", 0) == ["corvette"]


@pytest.mark.rule("SR-342")
def test_as_an_option_waiting_effects_do_not_add_up() -> None:
    t = duel(
        play=["central_office", "freighter"],
        row=["ram", "cutter", "corvette"],
        trade=9,
        options={"on_top_effects_add_up": False},
    )
    do(t, "use central_office", "ally freighter")
    do(t, "buy ram", "put-on-top ram", "buy cutter")
    assert zone(t, "deck", 0) == ["ram"]
    assert zone(t, "discard", 0) == ["cutter"]
    t = duel(
        play=["central_office", "freighter"],
        row=["ram", "cutter"],
        trade=9,
        options={"on_top_effects_add_up": False},
    )
    do(t, "use central_office", "buy ram", "put-on-top ram", "ally freighter", "buy cutter", "put-on-top cutter")
    assert zone(t, "deck", 0) == ["cutter", "ram"]  # one after the other does not count as adding up


@pytest.mark.rule("SR-343")
def test_buying_a_base_leaves_a_waiting_effect_in_force() -> None:
    t = duel(play=["central_office"], row=["blob_wheel", "barter_world", "ram"], trade=9)
    do(t, "use central_office", "buy blob_wheel", "buy barter_world", "buy ram", "put-on-top ram")
    assert zone(t, "deck", 0) == ["ram"]
    assert zone(t, "discard", 0) == ["blob_wheel", "barter_world"]


@pytest.mark.rule("SR-343")
def test_effects_that_still_wait_at_the_end_of_the_turn_are_lost() -> None:
    t = duel(play=["central_office", "freighter"], deck=["explorer#9", *["scout"] * 4], row=["cutter"])
    do(t, "use central_office", "ally freighter")
    end_turn(t)
    end_turn(t)
    do(t, "play explorer#9", "buy cutter")
    assert can(t, "end")
    assert sorted(zone(t, "discard", 0)) == ["cutter", "freighter"]


@pytest.mark.rule("SR-364")
def test_two_waiting_effects_apply_to_two_ships_with_a_base_bought_between() -> None:
    t = duel(
        hand=["freighter"],
        play=["central_office"],
        row=["blob_wheel", "corvette", "ram", "cutter"],
        deck=["viper"],
        trade=4,
    )
    do(t, "use central_office", "play freighter", "ally freighter")
    assert number(t, "trade") == 10
    do(t, "buy blob_wheel")
    assert zone(t, "discard", 0) == ["blob_wheel"]
    do(t, "buy corvette", "put-on-top corvette")
    do(t, "buy ram", "put-on-top ram")
    do(t, "buy cutter")
    assert can(t, "end")
    assert zone(t, "deck", 0) == ["ram", "corvette", "viper"]
    assert zone(t, "discard", 0) == ["blob_wheel", "cutter"]


# Blob Carrier


@pytest.mark.rule("SR-344")
def test_blob_carrier_takes_a_ship_of_any_cost_or_an_explorer_but_no_base() -> None:
    row = ["dreadnaught#1", "imperial_fighter#1", "blob_world#1", "war_world#1", "command_ship#1"]
    t = duel(play=["blob_carrier", "blob_wheel"], row=row, explorers=["explorer#4", "explorer#7"])
    do(t, "ally blob_carrier")
    assert sorted(keys(t)) == [
        "acquire command_ship#1",
        "acquire dreadnaught#1",
        "acquire explorer#7",
        "acquire imperial_fighter#1",
    ]
    assert refused(t, "acquire blob_world#1") == "SR-344"


@pytest.mark.rule("SR-344")
@pytest.mark.parametrize("ship", ["command_ship", "imperial_fighter", "explorer"])
def test_blob_carrier_puts_the_ship_on_top_of_the_deck_for_free(ship: str) -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["command_ship", "imperial_fighter"], deck=["viper"], trade=1)
    do(t, "ally blob_carrier", f"acquire {ship}")
    assert zone(t, "deck", 0) == [ship, "viper"]
    assert zone(t, "discard", 0) == []
    assert number(t, "trade") == 1
    assert len(zone(t, "explorers")) == (2 if ship == "explorer" else 3)


@pytest.mark.rule("SR-345")
def test_blob_carrier_once_used_must_take_a_ship_if_there_is_one() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["blob_world", "ram#1"], explorers=0)
    do(t, "ally blob_carrier")
    assert keys(t) == ["acquire ram#1"]
    assert refused(t, "decline") == "SR-345"
    assert refused(t, "end") == "SR-344"
    assert refused(t, "acquire blob_world#1") == "SR-344", "no base"
    assert reason(t, "acquire blob_world#1") == "Blob World is a base; it has to be a ship."
    assert refused(t, "acquire cutter#1") == "SR-344", "not for sale"
    t = duel(play=["blob_carrier", "blob_wheel"], row=["cutter", "ram"], explorers=1)
    do(t, "ally blob_carrier", "acquire ram")  # one ship, not more
    assert can(t, "end")
    assert zone(t, "deck", 0) == ["ram"]
    t = duel(play=["blob_carrier", "blob_wheel"], row=["blob_world", "war_world"], explorers=0)
    do(t, "ally blob_carrier")  # there is none
    assert can(t, "end")
    assert zone(t, "deck", 0) == []


@pytest.mark.rule("SR-346")
def test_a_ship_taken_by_blob_carrier_leaves_waiting_effects_in_force() -> None:
    t = duel(play=["freighter", "trading_post", "blob_carrier", "blob_wheel"], row=["dreadnaught", "ram"], trade=3)
    do(t, "ally freighter", "ally blob_carrier", "acquire dreadnaught")
    assert zone(t, "deck", 0) == ["dreadnaught"]  # without being asked where
    do(t, "buy ram", "put-on-top ram")
    assert zone(t, "deck", 0) == ["ram", "dreadnaught"]


@pytest.mark.rule("SR-347")
def test_a_ship_taken_by_blob_carrier_is_replaced_at_once() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=ROW, trade_deck=["ram", "cutter"])
    do(t, "ally blob_carrier", "acquire command_ship")
    assert zone(t, "trade_row") == ["dreadnaught", "mothership", "ram", "brain_world", "fleet_hq"]
    assert zone(t, "trade_deck") == ["cutter"]


@pytest.mark.rule("SR-365")
def test_blob_carrier_does_not_use_up_the_effect_of_central_office() -> None:
    t = duel(
        play=["central_office", "blob_carrier", "blob_wheel"],
        row=["stealth_needle", "cutter"],
        deck=["viper"],
    )
    do(t, "use central_office", "ally blob_carrier", "acquire stealth_needle", "buy cutter")
    assert keys(t) == ["put-on-top cutter#1", "put-on-discard cutter#1"]
    do(t, "put-on-top cutter")
    assert zone(t, "deck", 0) == ["cutter", "stealth_needle", "viper"]


@pytest.mark.rule("SR-363")
@pytest.mark.parametrize(
    "steps",
    [
        ["ally freighter", "buy ram", "put-on-top ram"],
        ["use central_office", "buy ram", "put-on-top ram"],
        ["ally blob_carrier", "acquire ram"],
    ],
)
def test_a_card_put_on_top_of_a_deck_is_known_to_all_until_it_is_drawn(steps: list[str]) -> None:
    t = duel(
        hand=["corvette"],
        play=["freighter", "central_office", "blob_carrier", "blob_wheel"],
        row=["ram#1"],
        deck=["viper", "scout"],
        trade=5,
    )
    do(t, *steps)
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == ["ram#1", None, None]
    do(t, "play corvette")  # draws it
    assert t.view(0)["seats"][0]["hand"] == ["ram#1"]
    for viewer in (1, None):
        assert t.view(viewer)["seats"][0]["hand"] == [None]
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == [None, None]


@pytest.mark.rule("SR-363")
def test_cards_put_on_top_one_after_the_other_are_known_in_their_order() -> None:
    t = duel(
        hand=["corvette"],
        play=["freighter", "central_office"],
        row=["ram#1", "cutter#1"],
        deck=["viper"],
        trade=9,
    )
    do(t, "use central_office", "ally freighter", "buy ram", "put-on-top ram", "buy cutter", "put-on-top cutter")
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == ["cutter#1", "ram#1", None]
    do(t, "play corvette")
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == ["ram#1", None]


@pytest.mark.rule("SR-363")
def test_a_card_known_on_top_is_unknown_after_a_shuffle() -> None:
    t = duel(play=["blob_carrier", "blob_wheel"], row=["ram#1"], deck=["scout"] * 4, discard=["viper"] * 2)
    do(t, "ally blob_carrier", "acquire ram")
    end_turn(t)  # draws Ram and the four Scouts
    end_turn(t)
    end_turn(t)  # shuffles: nine cards, of which five are drawn
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["deck"] == [None] * 3


# Brain World, Machine Base, Junkyard, Recycling Station


@pytest.mark.rule("SR-348")
@pytest.mark.parametrize(
    ("scrapped", "drawn"),
    [
        ([], []),
        (["viper"], ["ram"]),
        (["corvette"], ["ram"]),
        (["viper", "scout"], ["ram", "cutter"]),  # from hand
        (["corvette", "trade_pod"], ["ram", "cutter"]),  # from the discard pile
        (["corvette", "viper"], ["ram", "cutter"]),  # one each
    ],
)
def test_brain_world_scraps_up_to_two_cards_and_draws_as_many(scrapped: list[str], drawn: list[str]) -> None:
    t = duel(
        hand=["viper", "scout", "mothership"],
        play=["brain_world"],
        discard=["corvette", "trade_pod", "freighter"],
        deck=["ram", "cutter", "flagship"],
    )
    do(t, "use brain_world", *[f"scrap-card {card}" for card in scrapped])
    if len(scrapped) < 2:
        do(t, "done" if scrapped else "decline")
    assert can(t, "end")  # a third card is not asked for
    assert zone(t, "scrap_heap") == scrapped
    assert zone(t, "hand", 0) == [card for card in ["viper", "scout", "mothership"] if card not in scrapped] + drawn
    assert zone(t, "discard", 0) == [card for card in ["corvette", "trade_pod", "freighter"] if card not in scrapped]


@pytest.mark.rule("SR-348")
def test_brain_world_scraps_first_so_drawn_cards_cannot_be_scrapped() -> None:
    t = duel(hand=["viper#1", "scout#1"], play=["brain_world"], deck=["ram#1", "cutter#1"])
    do(t, "use brain_world", "scrap-card viper")
    assert keys(t) == ["scrap-card scout#1", "done"]  # nothing has been drawn yet
    do(t, "scrap-card scout")
    assert zone(t, "hand", 0) == ["ram", "cutter"]


@pytest.mark.rule("SR-348")
def test_cards_that_brain_world_scraps_from_the_discard_pile_are_gone_when_it_is_shuffled() -> None:
    for seed in range(10):
        t = duel(play=["brain_world"], discard=["viper", "scout", "ram"], seed=seed)
        do(t, "use brain_world", "scrap-card viper", "scrap-card scout")
        assert zone(t, "hand", 0) == ["ram"]  # two to draw, one left
        assert zone(t, "scrap_heap") == ["viper", "scout"]


@pytest.mark.rule("SR-349")
def test_an_explorer_scrapped_by_brain_world_counts_for_the_draw() -> None:
    t = duel(hand=["explorer#8"], play=["brain_world"], discard=["explorer#9"], deck=["ram", "cutter"], explorers=1)
    do(t, "use brain_world", "scrap-card explorer#8", "scrap-card explorer#9")
    assert zone(t, "hand", 0) == ["ram", "cutter"]
    assert zone(t, "explorers") == ["explorer"] * 3
    assert zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-350")
@pytest.mark.parametrize("scrapped", ["ram", "viper"])
def test_machine_base_draws_first_then_a_card_from_hand_must_be_scrapped(scrapped: str) -> None:
    t = duel(hand=["viper#1"], play=["machine_base"], deck=["ram#1"], discard=["cutter#1"])
    do(t, "use machine_base")
    assert sorted(keys(t)) == ["scrap-card ram#1", "scrap-card viper#1"]  # not the discard pile
    assert refused(t, "decline") == refused(t, "scrap-card cutter#1") == "SR-350"
    assert reason(t, "scrap-card cutter#1") == "Cutter is not in your hand."
    do(t, f"scrap-card {scrapped}")
    assert zone(t, "scrap_heap") == [scrapped]
    assert len(zone(t, "hand", 0)) == 1
    assert zone(t, "discard", 0) == ["cutter"]
    assert can(t, "end")


@pytest.mark.rule("SR-350")
def test_machine_base_scraps_nothing_when_the_hand_is_empty() -> None:
    t = duel(play=["machine_base"])
    do(t, "use machine_base")
    assert can(t, "end")
    assert zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-351")
@pytest.mark.parametrize(("scrapped", "where"), [("ram", "hand"), ("cutter", "discard")])
def test_junkyard_once_used_must_scrap_a_card_from_hand_or_discard_pile(scrapped: str, where: str) -> None:
    t = duel(hand=["ram#1", "viper"], play=["junkyard"], discard=["cutter#1", "viper"])
    do(t, "use junkyard")
    assert len(keys(t)) == 4
    assert refused(t, "decline") == "SR-351"
    assert refused(t, "scrap-card junkyard#1") == "SR-100"
    do(t, f"scrap-card {scrapped}")
    assert zone(t, "scrap_heap") == [scrapped]
    assert zone(t, where, 0) == ["viper"]
    assert can(t, "end")


@pytest.mark.rule("SR-351")
def test_junkyard_scraps_nothing_when_there_is_no_card() -> None:
    t = duel(play=["junkyard", "ram"], deck=["scout"])
    do(t, "use junkyard")
    assert can(t, "end")
    assert zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-352")
@pytest.mark.parametrize(
    ("discarded", "drawn"), [([], []), (["viper"], ["ram"]), (["viper", "scout"], ["ram", "cutter"])]
)
def test_recycling_station_discards_up_to_two_cards_then_draws_as_many(discarded: list[str], drawn: list[str]) -> None:
    t = duel(
        hand=["viper", "scout", "mothership"],
        play=["recycling_station"],
        deck=["ram", "cutter", "flagship"],
    )
    do(t, "use recycling_station", "take discard-for-cards", *[f"discard {card}" for card in discarded])
    if len(discarded) < 2:
        do(t, "done" if discarded else "decline")
    assert can(t, "end")
    assert zone(t, "discard", 0) == discarded
    assert zone(t, "hand", 0) == [card for card in ["viper", "scout", "mothership"] if card not in discarded] + drawn
    assert number(t, "trade") == 0


@pytest.mark.rule("SR-352")
def test_cards_discarded_for_recycling_station_may_be_drawn_again_after_a_reshuffle() -> None:
    t = duel(hand=["viper", "scout"], play=["recycling_station"])
    do(t, "use recycling_station", "take discard-for-cards", "discard viper", "discard scout")
    assert sorted(zone(t, "hand", 0)) == ["scout", "viper"]
    assert zone(t, "discard", 0) == zone(t, "deck", 0) == []


# Destroying bases


def destroyer() -> kantyna.Table:
    """Blob Destroyer's ally ability has just been used."""
    t = duel(
        play=["blob_destroyer", "blob_wheel"],
        row=["ram#1", "cutter#1"],
        opponent={"play": ["the_hive#1", "barter_world#1"]},
    )
    return do(t, "ally blob_destroyer")


@pytest.mark.rule("SR-353")
@pytest.mark.parametrize("base_first", [True, False])
def test_blob_destroyer_does_both_parts_in_any_order(base_first: bool) -> None:
    t = destroyer()
    parts = [["take destroy-base", "destroy the_hive"], ["take scrap-trade-row", "scrap-card ram"]]
    for part in parts if base_first else parts[::-1]:
        do(t, *part)
    assert can(t, "end")
    assert zone(t, "discard", 1) == ["the_hive"]
    assert zone(t, "play", 1) == ["barter_world"]
    assert zone(t, "scrap_heap") == ["ram"]
    assert number(t, "combat") == 0


@pytest.mark.rule("SR-353")
def test_blob_destroyer_does_either_part_alone_or_none() -> None:
    t = destroyer()
    do(t, "take destroy-base", "destroy the_hive", "done")
    assert can(t, "end")
    assert [zone(t, "discard", 1), zone(t, "scrap_heap")] == [["the_hive"], []]
    t = destroyer()
    do(t, "take scrap-trade-row", "scrap-card cutter", "done")
    assert can(t, "end")
    assert [zone(t, "discard", 1), zone(t, "scrap_heap")] == [[], ["cutter"]]
    t = destroyer()
    do(t, "done")
    assert can(t, "end")
    assert [zone(t, "discard", 1), zone(t, "scrap_heap")] == [[], []]


@pytest.mark.rule("SR-353")
def test_blob_destroyer_does_each_part_once() -> None:
    t = destroyer()
    do(t, "take destroy-base", "destroy the_hive")
    assert keys(t) == ["take scrap-trade-row", "done"]
    t = destroyer()
    do(t, "take scrap-trade-row", "scrap-card ram")
    assert keys(t) == ["take destroy-base", "done"]


@pytest.mark.rule("SR-354")
@pytest.mark.parametrize("card", ["battlecruiser", "port_of_call"])
@pytest.mark.parametrize("destroyed", [True, False])
def test_a_scrap_ability_draws_first_and_then_may_destroy_a_base(card: str, destroyed: bool) -> None:
    t = duel(play=[card], deck=["ram", "cutter"], opponent={"play": ["blob_wheel#1"]})
    do(t, f"scrap {card}")
    assert zone(t, "hand", 0) == ["ram"]
    assert zone(t, "play", 1) == ["blob_wheel"]
    assert keys(t) == ["destroy blob_wheel#1", "decline"]
    do(t, "destroy blob_wheel" if destroyed else "decline")
    assert zone(t, "play", 1) == ([] if destroyed else ["blob_wheel"])
    assert zone(t, "discard", 1) == (["blob_wheel"] if destroyed else [])
    assert zone(t, "hand", 0) == ["ram"]


DESTROYERS = {
    "missile_mech": ["play missile_mech"],
    "command_ship": ["ally command_ship"],
    "blob_destroyer": ["ally blob_destroyer", "take destroy-base"],
    "battlecruiser": ["scrap battlecruiser"],
    "port_of_call": ["scrap port_of_call"],
}


def about_to_destroy(card: str, combat: int) -> kantyna.Table:
    """Seat 0 may use the card's ability against an outpost and a base behind it."""
    return duel(
        hand=["missile_mech"] if card == "missile_mech" else [],
        play=[] if card == "missile_mech" else [card, "mech_world"],
        combat=combat,
        opponent={"play": ["war_world#1", "blob_world#1"]},
    )


@pytest.mark.rule("SR-355")
@pytest.mark.parametrize("card", DESTROYERS)
def test_a_base_behind_an_outpost_is_not_a_target_at_that_moment(card: str) -> None:
    t = about_to_destroy(card, combat=4)
    do(t, *DESTROYERS[card])
    assert keys(t) == ["destroy war_world#1", "decline"]  # and the combat cannot be spent now
    assert refused(t, "destroy blob_world#1") == "SR-055"
    assert refused(t, "attack war_world#1") == "SR-355"
    do(t, "destroy war_world")
    assert zone(t, "play", 1) == ["blob_world"]


@pytest.mark.rule("SR-355")
@pytest.mark.parametrize("card", DESTROYERS)
def test_a_base_is_a_target_when_the_outpost_has_been_cleared_before(card: str) -> None:
    t = about_to_destroy(card, combat=4)
    do(t, "attack war_world", *DESTROYERS[card])
    assert keys(t) == ["destroy blob_world#1", "decline"]
    do(t, "destroy blob_world")
    assert zone(t, "play", 1) == []


@pytest.mark.rule("SR-355")
def test_the_combat_of_missile_mech_itself_comes_too_late_for_its_own_target() -> None:
    t = about_to_destroy("missile_mech", combat=0)
    do(t, "play missile_mech")
    assert number(t, "combat") == 6
    assert keys(t) == ["destroy war_world#1", "decline"]
    do(t, "decline", "attack war_world")
    assert number(t, "combat") == 2
    assert zone(t, "play", 1) == ["blob_world"]
    assert not can(t, "destroy blob_world")


@pytest.mark.rule("SR-356")
def test_missile_mech_may_destroy_war_world_not_blob_world_behind_it() -> None:
    t = about_to_destroy("missile_mech", combat=4)
    do(t, "play missile_mech")
    assert can(t, "destroy war_world")
    assert not can(t, "destroy blob_world")
    do(t, "destroy war_world")
    assert zone(t, "play", 1) == ["blob_world"]
    assert number(t, "combat") == 10


@pytest.mark.rule("SR-356")
def test_missile_mech_may_destroy_blob_world_after_war_world_has_fallen() -> None:
    t = about_to_destroy("missile_mech", combat=4)
    do(t, "attack war_world")
    assert number(t, "combat") == 0
    do(t, "play missile_mech", "destroy blob_world")
    assert sorted(zone(t, "discard", 1)) == ["blob_world", "war_world"]
    assert number(t, "combat") == 6


@pytest.mark.rule("SR-358")
def test_a_needle_that_copies_a_ram() -> None:
    t = duel(hand=["stealth_needle", "trade_bot"], play=["ram"])
    assert not can(t, "ally ram")
    do(t, "play stealth_needle", "copy ram")
    assert pools(t) == [0, 5]
    do(t, "ally ram")
    assert pools(t) == [0, 7]
    do(t, "ally stealth_needle")
    assert pools(t) == [0, 9]
    do(t, "play trade_bot")
    assert can(t, "ally trade_bot")  # the Needle still belongs to the Machine Cult
    do(t, "scrap stealth_needle")
    assert pools(t) == [4, 9]  # 1 of them is Trade Bot's
    assert zone(t, "scrap_heap") == ["stealth_needle"]
