"""Star Realms, chapters 5 and 6: playing cards, bases and outposts."""

from __future__ import annotations

import pytest

from situations import ROW, can, do, duel, end_turn, keys, number, pools, refused, usual_cards, zone

DEFENSE = {
    "space_station": 4, "recycling_station": 4, "war_world": 4, "royal_redoubt": 6, "fleet_hq": 8,
    "blob_wheel": 5, "the_hive": 5, "blob_world": 7,
    "trading_post": 4, "barter_world": 4, "defense_center": 5, "central_office": 6, "port_of_call": 6,
    "battle_station": 5, "mech_world": 6, "brain_world": 6, "machine_base": 6, "junkyard": 5,
}  # fmt: skip
"""The printed defense of every base."""


# 5. Playing cards


@pytest.mark.rule("SR-044")
def test_playing_a_card_costs_nothing() -> None:
    t = duel(hand=["fleet_hq", "blob_fighter", "stealth_needle"], trade=1, combat=2)
    do(t, "play fleet_hq")
    assert pools(t) == [1, 2] and number(t, "authority") == 50 and len(zone(t, "hand", 0)) == 2
    t = duel(hand=["mothership", "command_ship"])
    do(t, "play mothership", "play command_ship")
    assert pools(t) == [0, 6 + 5] and number(t, "authority") == 54


@pytest.mark.rule("SR-045")
def test_a_played_card_lies_face_up_in_front_of_its_player_and_is_in_play() -> None:
    t = duel(hand=["ram#1", "blob_wheel#1"])
    for viewer in (1, None):
        assert t.view(viewer)["seats"][0]["hand"] == [None, None]
    do(t, "play ram", "play blob_wheel")
    for viewer in (0, 1, None):
        assert t.view(viewer)["seats"][0]["play"] == ["ram#1", "blob_wheel#1"]
    assert zone(t, "hand", 0) == [] and zone(t, "play", 1) == []
    assert can(t, "ally ram") and can(t, "scrap ram") and can(t, "use blob_wheel")


@pytest.mark.rule("SR-046")
def test_a_personal_deck_has_two_types_of_cards_ships_and_bases() -> None:
    cards = usual_cards()
    assert {card.facts()["type"] for card in cards.values()} == {"ship", "base"}
    assert {id for id, card in cards.items() if card.facts()["type"] == "base"} == set(DEFENSE)
    for id in cards:
        t = duel(hand=[id], opponent={})
        do(t, f"play {id}")
        while "end" not in keys(t):
            do(t, keys(t)[-1])
        do(t, "end")
        stays = zone(t, "play", 0) == [id]
        assert stays == (id in DEFENSE), id


@pytest.mark.rule("SR-047")
def test_a_ship_stays_in_play_until_the_discard_phase_and_then_goes_to_its_owners_discard_pile() -> None:
    t = duel(hand=["viper", "corvette"], deck=["scout"] * 6, trade=2, combat=1, opponent={"deck": ["scout"] * 5})
    do(t, "play viper")
    for action in ("play corvette", "play scout", "buy explorer", "attack seat#1 3"):
        do(t, action)
        assert "viper" in zone(t, "play", 0)
    do(t, "end")
    assert zone(t, "play", 0) == []
    assert sorted(zone(t, "discard", 0)) == ["corvette", "explorer", "scout", "viper"]
    assert zone(t, "discard", 1) == [] and zone(t, "scrap_heap") == []


# 6. Bases and outposts


@pytest.mark.rule("SR-048")
def test_a_base_is_not_discarded_at_the_end_of_the_turn() -> None:
    t = duel(hand=["blob_wheel", "war_world", "ram"], deck=["scout"] * 5)
    do(t, "play blob_wheel", "play war_world", "play ram", "end")
    assert zone(t, "play", 0) == ["blob_wheel", "war_world"] and zone(t, "discard", 0) == ["ram"]


@pytest.mark.rule("SR-049")
def test_a_base_stays_in_play_until_it_is_destroyed_or_scrapped() -> None:
    t = duel(play=["blob_wheel", "barter_world"], deck=["scout"] * 5, opponent={"deck": ["scout"] * 5})
    for _ in range(8):
        end_turn(t)
        assert zone(t, "play", 0) == ["blob_wheel", "barter_world"]
    do(t, "scrap blob_wheel")
    assert zone(t, "play", 0) == ["barter_world"] and zone(t, "scrap_heap") == ["blob_wheel"]
    t = duel(combat=4, opponent={"play": ["blob_wheel", "barter_world"]})
    do(t, "attack barter_world")
    assert zone(t, "play", 1) == ["blob_wheel"]


@pytest.mark.rule("SR-050")
def test_the_owner_decides_at_which_moment_a_base_is_used() -> None:
    t = duel(hand=["scout", "viper"], play=["the_hive"], trade=1, combat=1, row=ROW)
    moments = ["play scout", "buy explorer", "attack seat#1 1", "play viper"]
    for i in range(len(moments) + 1):
        early = do(t.copy(), *moments[:i])
        before = number(early, "combat")
        do(early, "use the_hive")
        assert number(early, "combat") == before + 3
        do(early, *moments[i:])
    do(t, *moments)
    assert number(t, "combat") == 1, "it is not used by itself"
    t = do(duel(hand=["the_hive", "scout"]), "play the_hive", "play scout")
    assert number(t, "combat") == 0 and can(t, "use the_hive"), "nor when it is played"


@pytest.mark.rule("SR-051")
@pytest.mark.parametrize("base", sorted(DEFENSE))
def test_defense_is_the_combat_it_takes_to_destroy_a_base(base: str) -> None:
    defense = DEFENSE[base]
    t = duel(combat=defense - 1, opponent={"play": [base]})
    assert refused(t, f"attack {base}#1") == "SR-129"
    t = duel(combat=defense, opponent={"play": [base]})
    do(t, f"attack {base}")
    assert zone(t, "play", 1) == [] and number(t, "combat") == 0


@pytest.mark.rule("SR-051")
def test_combat_of_two_turns_does_not_add_up_against_a_base() -> None:
    t = duel(hand=["battle_mech"], deck=["trade_escort"], opponent={"play": ["blob_wheel"]})
    do(t, "play battle_mech")
    assert number(t, "combat") == 4 and refused(t, "attack blob_wheel#1") == "SR-129"
    end_turn(t)
    end_turn(t)
    do(t, "play trade_escort")
    assert number(t, "combat") == 4 and refused(t, "attack blob_wheel#1") == "SR-129"


@pytest.mark.rule("SR-052")
def test_a_destroyed_base_goes_to_its_owners_discard_pile() -> None:
    t = duel(hand=["missile_mech"], combat=5, opponent={"play": ["blob_wheel", "barter_world"]})
    do(t, "attack blob_wheel")
    assert zone(t, "discard", 1) == ["blob_wheel"]
    do(t, "play missile_mech", "destroy barter_world")
    assert zone(t, "discard", 1) == ["blob_wheel", "barter_world"]
    assert zone(t, "discard", 0) == [] and zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-053")
def test_an_outpost_keeps_its_owner_from_direct_attack() -> None:
    for bases in (["war_world"], ["blob_wheel", "war_world"], ["war_world", "blob_wheel"], ["war_world", "mech_world"]):
        t = duel(combat=9, opponent={"play": bases})
        for n in (1, 9):
            assert refused(t, f"attack seat#1 {n}") == "SR-053"
        assert not [key for key in keys(t) if key.startswith("attack seat")]
    t = duel(combat=9, opponent={"play": ["fleet_hq"]})
    assert can(t, "attack seat#1 9"), "a base that is no outpost does not"
    t = duel(combat=9, play=["war_world"])
    assert can(t, "attack seat#1 9"), "nor does one's own outpost protect the other"


@pytest.mark.rule("SR-054")
def test_an_outpost_keeps_other_bases_from_attack() -> None:
    t = duel(combat=9, opponent={"play": ["blob_wheel", "war_world", "fleet_hq"]})
    assert refused(t, "attack blob_wheel#1") == "SR-054"
    assert refused(t, "attack fleet_hq#1") == "SR-054"
    assert keys(t) == ["attack war_world#1", "end"]
    t = duel(combat=9, opponent={"play": ["blob_wheel", "fleet_hq"]})
    assert can(t, "attack blob_wheel") and can(t, "attack fleet_hq")


@pytest.mark.rule("SR-055")
def test_an_outpost_keeps_other_bases_from_being_the_target_of_an_ability() -> None:
    t = duel(hand=["missile_mech"], opponent={"play": ["blob_wheel", "war_world", "fleet_hq"]})
    do(t, "play missile_mech")
    assert keys(t) == ["destroy war_world#1", "decline"]
    assert refused(t, "destroy blob_wheel#1") == "SR-055"
    assert refused(t, "destroy fleet_hq#1") == "SR-055"
    t = duel(hand=["missile_mech"], opponent={"play": ["blob_wheel", "fleet_hq"]})
    do(t, "play missile_mech")
    assert keys(t) == ["destroy blob_wheel#1", "destroy fleet_hq#1", "decline"]


@pytest.mark.rule("SR-056")
def test_protection_lasts_until_every_outpost_has_been_destroyed() -> None:
    t = duel(hand=["missile_mech"], combat=20, opponent={"play": ["war_world", "trading_post", "blob_wheel"]})
    assert keys(t)[1:] == ["attack war_world#1", "attack trading_post#1", "end"]
    do(t, "attack war_world")
    assert refused(t, "attack seat#1 1") == "SR-053"
    assert refused(t, "attack blob_wheel#1") == "SR-054"
    targets = do(t.copy(), "play missile_mech")
    assert keys(targets) == ["destroy trading_post#1", "decline"]
    do(t, "attack trading_post")
    assert can(t, "attack seat#1 1") and can(t, "attack blob_wheel")
    do(t, "play missile_mech")
    assert can(t, "destroy blob_wheel")


@pytest.mark.rule("SR-057")
def test_outposts_do_not_protect_each_other() -> None:
    outposts = ["war_world", "mech_world", "battle_station"]
    start = duel(hand=["missile_mech"], combat=15, opponent={"play": outposts})
    for first in outposts:
        for second in outposts:
            if second != first:
                t = do(start.copy(), f"attack {first}", f"attack {second}")
                assert zone(t, "discard", 1) == [first, second]
    do(start, "play missile_mech")
    assert keys(start) == ["destroy war_world#1", "destroy mech_world#1", "destroy battle_station#1", "decline"]


@pytest.mark.rule("SR-058")
def test_a_base_may_be_used_in_the_turn_in_which_it_was_played() -> None:
    t = duel(hand=["the_hive", "port_of_call"])
    do(t, "play the_hive")
    assert pools(t) == [0, 0]
    do(t, "use the_hive")
    assert pools(t) == [0, 3]
    do(t, "play port_of_call", "use port_of_call")
    assert pools(t) == [3, 3]


@pytest.mark.rule("SR-059")
def test_using_a_base_is_voluntary_unlike_a_ships_primary_ability() -> None:
    t = duel(hand=["junkyard", "the_hive", "viper", "scout"], deck=["scout"] * 5)
    do(t, "play junkyard", "play the_hive")
    assert pools(t) == [0, 0] and can(t, "end"), "nothing happens and nothing is asked"
    do(t, "play viper")
    assert pools(t) == [0, 1]
    do(t, "end")
    assert t.position()["active"] == 1 and zone(t, "scrap_heap") == []


@pytest.mark.rule("SR-060")
def test_a_base_may_be_used_again_in_its_owners_next_turn() -> None:
    t = duel(play=["the_hive", "blob_wheel"], deck=["scout"] * 12, opponent={"deck": ["scout"] * 4})
    do(t, "use the_hive", "ally the_hive")
    assert not can(t, "use the_hive") and not can(t, "ally the_hive")
    end_turn(t)
    end_turn(t)
    do(t, "use the_hive", "ally the_hive")
    assert number(t, "combat") == 3 and len(zone(t, "hand", 0)) == 6


@pytest.mark.rule("SR-060")
def test_a_base_that_left_play_and_is_played_again_starts_unused() -> None:
    t = duel(play=["the_hive"], opponent={"combat": 0, "hand": ["dreadnaught"]})
    do(t, "use the_hive", "end")
    do(t, "play dreadnaught", "attack the_hive", "end", seat=1)
    assert zone(t, "discard", 0) == ["the_hive"]
    end_turn(t)
    end_turn(t)
    do(t, "play the_hive", "use the_hive")
    assert number(t, "combat") == 3


@pytest.mark.rule("SR-060")
def test_a_base_that_left_play_and_is_played_again_in_the_same_turn_starts_unused() -> None:
    t = duel(
        hand=["missile_mech", "survey_ship"], play=["the_hive"], options={"destroy_own_bases": True}
    )  # the only way for a card to leave play and be back within a turn
    do(t, "use the_hive", "play missile_mech", "destroy the_hive", "play survey_ship", "play the_hive")
    assert number(t, "combat") == 3 + 6
    do(t, "use the_hive")
    assert number(t, "combat") == 3 + 6 + 3
