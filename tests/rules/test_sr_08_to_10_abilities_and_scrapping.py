"""Star Realms, chapters 8 to 10: ally abilities, scrap abilities, scrapping by other effects (SR-078 to SR-102)."""

from __future__ import annotations

import random

import pytest

import kantyna
from situations import ROW, can, do, duel, end_turn, keys, number, refused, usual_cards, zone

CARDS = usual_cards()

ALLY = {
    "star_empire": [
        "imperial_fighter", "imperial_frigate", "corvette", "battlecruiser", "space_station", "war_world",
        "royal_redoubt",
    ],
    "blob": [
        "blob_fighter", "trade_pod", "battle_pod", "ram", "blob_destroyer", "battle_blob", "blob_carrier",
        "mothership", "the_hive",
    ],
    "trade_federation": [
        "federation_shuttle", "cutter", "freighter", "command_ship", "trade_escort", "flagship", "defense_center",
        "central_office",
    ],
    "machine_cult": ["trade_bot", "missile_bot", "supply_bot", "patrol_mech", "battle_mech", "missile_mech"],
}  # fmt: skip
"""The cards with a faction icon in the text box, by that icon."""

SCRAP = [
    "explorer", "imperial_frigate", "survey_ship", "battlecruiser", "dreadnaught", "space_station", "ram",
    "battle_blob", "blob_wheel", "trading_post", "barter_world", "port_of_call", "battle_station",
]  # fmt: skip
"""The cards with the trash can in the text box."""

ICONS = {
    "en": {
        "star_empire": "Star Empire ally:",
        "blob": "Blob ally:",
        "trade_federation": "Trade Federation ally:",
        "machine_cult": "Machine Cult ally:",
    },
    "pl": {
        "star_empire": "Sojusz (Gwiezdne Imperium):",
        "blob": "Sojusz (Bloby):",
        "trade_federation": "Sojusz (Federacja Handlowa):",
        "machine_cult": "Sojusz (Kult Maszyn):",
    },
}
TRASH_CAN = {"en": "Scrap this card:", "pl": "Złomuj tę kartę:"}

PARTNER = {
    "star_empire": "fleet_hq",
    "blob": "blob_world",
    "trade_federation": "port_of_call",
    "machine_cult": "brain_world",
}
"""One base of each faction, none of them with an ally ability."""


def icons_of(id: str, lang: str) -> list[str]:
    """The factions whose ally words begin a line of the card's text."""
    lines = CARDS[id].text(lang).split("\n")
    return [faction for line in lines for faction, words in ICONS[lang].items() if line.startswith(words)]


# 8. Ally abilities


@pytest.mark.rule("SR-078")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_an_ally_ability_is_marked_by_its_faction_in_the_text(lang: str) -> None:
    marked = {id: faction for faction, ids in ALLY.items() for id in ids}
    for id in CARDS:
        assert icons_of(id, lang) == ([marked[id]] if id in marked else []), id
        assert id not in marked or CARDS[id].facts()["faction"] == marked[id]


@pytest.mark.rule("SR-079")
@pytest.mark.parametrize("faction", sorted(ALLY))
def test_an_ally_ability_needs_another_card_of_its_faction_in_play(faction: str) -> None:
    for id in ALLY[faction]:
        assert refused(duel(play=[id]), f"ally {id}#1") == "SR-079"
        for other, base in PARTNER.items():
            t = duel(play=[id, base])
            if other == faction:
                assert can(t, f"ally {id}"), (id, base)
            else:
                assert refused(t, f"ally {id}#1") == "SR-079", (id, base)


@pytest.mark.rule("SR-079")
def test_a_ship_or_a_base_counts_as_an_ally_but_only_ones_own() -> None:
    assert can(duel(play=["trade_pod", "blob_fighter"]), "ally trade_pod")
    assert can(duel(play=["trade_pod", "blob_wheel"]), "ally trade_pod")
    t = duel(play=["trade_pod"], opponent={"play": ["blob_wheel", "blob_world"]})
    assert refused(t, "ally trade_pod#1") == "SR-079"
    t = duel(active=1, play=["trade_pod", "blob_wheel"])
    assert refused(t, "ally trade_pod#1", seat=0) == "SR-043", "and only in one's own turn"


@pytest.mark.rule("SR-080")
def test_an_ally_ability_may_be_used_at_any_moment_of_the_main_phase() -> None:
    start = duel(hand=["scout", "viper"], play=["trade_pod", "blob_wheel"], trade=1, combat=1, row=ROW)
    moments = ["play scout", "buy explorer", "attack seat#1 1", "use blob_wheel", "play viper"]
    for i in range(len(moments) + 1):
        t = do(start.copy(), *moments[:i])
        before = number(t, "combat")
        do(t, "ally trade_pod")
        assert number(t, "combat") == before + 2
        do(t, *moments[i:], "end")


@pytest.mark.rule("SR-081")
def test_the_card_played_first_may_use_its_ally_ability_once_the_second_is_in_play() -> None:
    t = duel(hand=["trade_pod", "blob_wheel"])
    do(t, "play trade_pod")
    assert not can(t, "ally trade_pod")
    do(t, "play blob_wheel", "ally trade_pod")
    assert number(t, "combat") == 2
    t = duel(hand=["trade_pod", "blob_wheel"])
    do(t, "play blob_wheel", "play trade_pod", "ally trade_pod")
    assert number(t, "combat") == 2


@pytest.mark.rule("SR-082")
def test_a_card_is_not_its_own_ally_but_two_copies_are_allies_of_each_other() -> None:
    t = duel(hand=["ram#1", "ram#2"])
    do(t, "play ram#1")
    assert refused(t, "ally ram#1") == "SR-079"
    do(t, "play ram#2", "ally ram#1", "ally ram#2")
    assert number(t, "combat") == 5 + 5 + 2 + 2


@pytest.mark.rule("SR-083")
def test_one_other_card_is_enough_for_any_number_of_cards() -> None:
    t = duel(play=["blob_wheel", "trade_pod#1"])
    do(t, "ally trade_pod#1")
    assert number(t, "combat") == 2
    t = duel(play=["mech_world", "trade_pod", "cutter", "corvette", "trade_bot"])
    do(t, "ally trade_pod", "ally cutter", "ally corvette", "ally trade_bot")
    assert number(t, "combat") == 2 + 4 + 2 + 2, "Mech World alone serves them all"
    t = duel(play=["ram#1", "trade_pod#1", "trade_pod#2", "battle_pod"])
    do(t, "ally ram#1", "ally trade_pod#1", "ally trade_pod#2", "ally battle_pod")
    assert number(t, "combat") == 4 * 2, "having used one's own ability one still serves the others"


@pytest.mark.rule("SR-084")
def test_the_ally_must_be_in_play() -> None:
    t = duel(play=["trade_pod#1"], hand=["ram#1"], trade=3, row=["ram#2", *ROW[:4]])
    assert refused(t, "ally trade_pod#1") == "SR-079", "in hand"
    do(t, "buy ram#2")
    assert refused(t, "ally trade_pod#1") == "SR-079", "just bought"
    t = duel(play=["trade_pod#1"], discard=["ram"], deck=["blob_wheel"], more={"scrap_heap": ["blob_world"]})
    assert refused(t, "ally trade_pod#1") == "SR-079", "in the discard pile, in the deck, on the scrap heap"
    t = duel(play=["trade_pod#1", "ram"])
    do(t, "scrap ram")
    assert refused(t, "ally trade_pod#1") == "SR-079", "just scrapped"


@pytest.mark.rule("SR-084")
def test_an_ability_already_used_is_not_undone_when_the_ally_leaves() -> None:
    t = duel(play=["trade_pod", "ram"])
    do(t, "ally trade_pod", "scrap ram")
    assert number(t, "combat") == 2 and zone(t, "play", 0) == ["trade_pod"]


@pytest.mark.rule("SR-085")
def test_a_base_from_an_earlier_turn_counts_as_an_ally() -> None:
    t = duel(hand=["blob_wheel"], deck=["trade_pod"], opponent={"deck": ["scout"]})
    do(t, "play blob_wheel", "end")
    end_turn(t)
    do(t, "play trade_pod", "ally trade_pod")
    assert number(t, "combat") == 2


@pytest.mark.rule("SR-086")
@pytest.mark.parametrize("id", ["scout", "viper", "explorer"])
def test_scout_viper_and_explorer_have_no_faction_and_are_nobodys_allies(id: str) -> None:
    assert CARDS[id].facts()["faction"] == "unaligned"
    t = duel(play=[id, id, "mech_world", "blob_wheel", "fleet_hq", "port_of_call"])
    assert refused(t, f"ally {id}#1") == "SR-038", "no ally ability"
    for ids in ALLY.values():
        for other in ids:
            t = duel(play=[other, id, "scout", "viper", "explorer"])
            assert refused(t, f"ally {other}#1") == "SR-079", other


@pytest.mark.rule("SR-087")
def test_using_an_ally_ability_is_voluntary() -> None:
    t = duel(hand=["royal_redoubt"], play=["war_world", "corvette"], opponent={"hand": ["scout", "viper"]})
    do(t, "play royal_redoubt")
    assert can(t, "ally royal_redoubt") and can(t, "end")
    end_turn(t)
    assert sorted(zone(t, "hand", 1)) == ["scout", "viper"]


@pytest.mark.rule("SR-087")
def test_once_used_the_compulsory_parts_of_an_ally_ability_must_be_carried_out() -> None:
    t = duel(play=["royal_redoubt", "war_world"], opponent={"hand": ["scout#9", "viper#4"]})
    do(t, "ally royal_redoubt")
    assert list(t.choices) == [1] and keys(t, 1) == ["discard scout#9", "discard viper#4"]
    t = duel(play=["blob_carrier", "blob_wheel"], row=["ram", "cutter", "brain_world"], explorers=["explorer#1"])
    do(t, "ally blob_carrier")
    assert keys(t) == ["acquire ram#1", "acquire cutter#1", "acquire explorer#1"], "no way to decline"
    assert refused(t, "end") == "SR-344"
    t = duel(play=["patrol_mech", "brain_world"], hand=["scout"])
    do(t, "ally patrol_mech", "decline")
    assert zone(t, "hand", 0) == ["scout"], "what says may can still be declined"


# 9. Scrap abilities


@pytest.mark.rule("SR-088")
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_scrap_ability_is_marked_in_the_text(lang: str) -> None:
    for id, card in CARDS.items():
        lines = [line for line in card.text(lang).split("\n") if line.startswith(TRASH_CAN[lang])]
        assert len(lines) == (1 if id in SCRAP else 0), id
        t = duel(play=[id])
        assert can(t, f"scrap {id}") == (id in SCRAP), id


@pytest.mark.rule("SR-089")
def test_a_scrap_ability_may_be_used_at_any_moment_by_putting_the_card_on_the_heap_at_once() -> None:
    start = duel(hand=["scout", "viper"], play=["ram", "barter_world"], trade=1, combat=1, row=ROW)
    moments = ["play scout", "buy explorer", "attack seat#1 1", "play viper"]
    for i in range(len(moments) + 1):
        t = do(start.copy(), *moments[:i])
        trade, combat = number(t, "trade"), number(t, "combat")
        do(t, "scrap ram")
        assert zone(t, "scrap_heap") == ["ram"] and "ram" not in zone(t, "play", 0)
        do(t, "scrap barter_world")
        assert zone(t, "scrap_heap") == ["ram", "barter_world"]
        assert number(t, "trade") == trade + 3 and number(t, "combat") == combat + 5
        do(t, *moments[i:], "end")
        assert "ram" not in zone(t, "discard", 0) + zone(t, "hand", 0)


@pytest.mark.rule("SR-090")
def test_a_scrapped_card_does_not_come_back_with_a_reshuffle_nor_into_the_trade_row() -> None:
    t = duel(hand=["scout", "viper"], play=["ram"], trade=4, row=["cutter", *ROW[:4]])
    do(t, "scrap ram", "buy cutter")
    assert zone(t, "trade_row") == ROW[:4], "the trade deck is empty: nothing comes from the heap"
    for _ in range(6):
        end_turn(t)
        assert zone(t, "scrap_heap") == ["ram"]
        assert sorted(zone(t, "hand", 0) + zone(t, "deck", 0) + zone(t, "discard", 0)) == ["cutter", "scout", "viper"]


@pytest.mark.rule("SR-090")
@pytest.mark.parametrize("seed", range(4))
def test_the_scrap_heap_only_grows_in_whole_games(seed: int) -> None:
    chance = random.Random(seed)
    t = kantyna.Table("star-realms", format="duel", seed=seed)
    heap: list[str] = []
    while not t.over and t.length < 1500:
        (seat, choices), *_ = t.choices.items()
        keen = [choice for choice in choices if choice.key.startswith(("scrap", "play", "buy", "use"))]
        t.choose(seat, chance.choice(keen or choices))
        now = t.position()["scrap_heap"]
        assert now[: len(heap)] == heap
        heap = now
    assert heap


@pytest.mark.rule("SR-091")
def test_a_scrap_ability_can_be_used_only_while_the_card_is_in_play() -> None:
    t = duel(hand=["ram#1"], deck=["explorer#9"], discard=["ram#2"], row=["blob_wheel#1"])
    for card in ("ram#1", "explorer#9", "ram#2", "blob_wheel#1"):
        assert refused(t, f"scrap {card}") == "SR-091"
    theirs = duel(opponent={"play": ["blob_wheel#1"]})
    assert refused(theirs, "scrap blob_wheel#1") == "SR-091"
    do(t, "play ram#1", "scrap ram#1")
    assert refused(t, "scrap ram#1") == "SR-091", "on the heap"
    assert number(t, "trade") == 3


@pytest.mark.rule("SR-092")
def test_the_card_leaves_play_before_the_effect_of_its_scrap_ability() -> None:
    t = duel(play=["battlecruiser"], deck=["scout"], opponent={"play": ["blob_wheel"]})
    do(t, "scrap battlecruiser")
    assert can(t, "destroy blob_wheel") and zone(t, "play", 0) == [] and zone(t, "scrap_heap") == ["battlecruiser"]
    t = duel(play=["imperial_frigate"], discard=["scout"])
    do(t, "scrap imperial_frigate")
    kinds = [event.kind for event in t.events]
    assert kinds.index("scrap") < kinds.index("draw")
    assert zone(t, "hand", 0) == ["scout"]


@pytest.mark.rule("SR-092")
def test_a_scrapped_card_is_no_longer_an_ally() -> None:
    t = duel(play=["space_station", "war_world"])
    assert can(t, "ally war_world")
    do(t, "scrap space_station")
    assert refused(t, "ally war_world#1") == "SR-079"


@pytest.mark.rule("SR-093")
def test_primary_ally_and_scrap_ability_of_one_card_in_one_turn_the_scrap_ability_last() -> None:
    t = duel(hand=["ram"], play=["trade_pod"])
    do(t, "play ram", "ally ram", "scrap ram")
    assert number(t, "combat") == 5 + 2 and number(t, "trade") == 3
    t = duel(play=["space_station", "war_world"])
    do(t, "use space_station", "ally space_station", "scrap space_station")
    assert number(t, "combat") == 2 + 2 and number(t, "trade") == 4
    t = duel(play=["space_station", "war_world"])
    do(t, "scrap space_station")
    assert refused(t, "use space_station#1") == "SR-037" and refused(t, "ally space_station#1") == "SR-038"


@pytest.mark.rule("SR-094")
def test_an_owner_may_scrap_their_own_outpost_and_gives_up_its_protection() -> None:
    start = duel(play=["battle_station", "blob_wheel"], opponent={"hand": ["dreadnaught"]})
    kept = end_turn(start.copy())
    do(kept, "play dreadnaught", seat=1)
    assert refused(kept, "attack seat#0 7", seat=1) == "SR-053"
    given_up = do(start, "scrap battle_station", "end")
    do(given_up, "play dreadnaught", seat=1)
    assert can(given_up, "attack blob_wheel", seat=1)
    do(given_up, "attack seat#0 7", seat=1)
    assert number(given_up, "authority") == 43
    t = do(duel(play=["blob_wheel"]), "scrap blob_wheel")
    assert zone(t, "play", 0) == [] and number(t, "trade") == 3, "a base that is no outpost too"


# 10. Scrapping cards by other effects


@pytest.mark.rule("SR-095")
def test_abilities_scrap_a_card_from_hand_discard_pile_or_trade_row() -> None:
    t = duel(
        hand=["trade_bot", "missile_bot", "battle_pod", "scout"],
        discard=["viper"],
        row=["cutter", *ROW[:4]],
        trade_deck=["ram"],
    )
    do(t, "play trade_bot", "scrap-card scout")
    assert zone(t, "scrap_heap") == ["scout"] and "scout" not in zone(t, "hand", 0)
    do(t, "play missile_bot", "scrap-card viper")
    assert zone(t, "scrap_heap") == ["scout", "viper"] and zone(t, "discard", 0) == []
    do(t, "play battle_pod", "scrap-card cutter")
    assert zone(t, "scrap_heap") == ["scout", "viper", "cutter"] and "cutter" not in zone(t, "trade_row")


@pytest.mark.rule("SR-096")
def test_a_card_scrapped_by_another_effect_does_not_give_its_scrap_ability() -> None:
    t = duel(hand=["trade_bot", "supply_bot", "battle_pod", "ram#1"], discard=["ram#2"], row=["blob_wheel", *ROW[:4]])
    do(t, "play trade_bot", "scrap-card ram#1")
    assert (number(t, "trade"), number(t, "combat")) == (1, 0)
    do(t, "play supply_bot", "scrap-card ram#2")
    assert (number(t, "trade"), number(t, "combat")) == (1 + 2, 0)
    do(t, "play battle_pod", "scrap-card blob_wheel")
    assert (number(t, "trade"), number(t, "combat")) == (3, 4)
    t = duel(play=["junkyard"], hand=["imperial_frigate", "explorer"], deck=["scout"])
    do(t, "use junkyard", "scrap-card imperial_frigate")
    assert zone(t, "hand", 0) == ["explorer"], "no card drawn"
    t = duel(play=["junkyard"], hand=["explorer"])
    do(t, "use junkyard", "scrap-card explorer")
    assert number(t, "combat") == 0


@pytest.mark.rule("SR-097")
@pytest.mark.parametrize("where", ["hand", "discard"])
def test_a_scrapped_explorer_goes_face_up_to_the_explorer_pile(where: str) -> None:
    sources: dict[str, list[str]] = {"hand": [], "discard": []} | {where: ["explorer#9"]}
    t = duel(play=["junkyard"], explorers=["explorer#1"], hand=sources["hand"], discard=sources["discard"])
    do(t, "use junkyard", "scrap-card explorer#9")
    assert zone(t, "scrap_heap") == []
    for viewer in (0, 1, None):
        assert t.view(viewer)["explorers"] == ["explorer#1", "explorer#9"]
    assert zone(t, "hand", 0) == [] and zone(t, "discard", 0) == []


@pytest.mark.rule("SR-098")
def test_a_card_scrapped_from_the_trade_row_is_replaced_at_once() -> None:
    t = duel(hand=["battle_pod#1", "battle_pod#2"], row=["cutter", *ROW[:4]], trade_deck=["ram", "corvette"])
    do(t, "play battle_pod#1", "scrap-card cutter")
    assert zone(t, "trade_row") == ["ram", *ROW[:4]] and zone(t, "trade_deck") == ["corvette"]
    do(t, "play battle_pod#2")
    assert can(t, "scrap-card ram"), "the new card is there for the next effect"
    do(t, "decline")
    assert len(zone(t, "trade_row")) == 5


@pytest.mark.rule("SR-099")
def test_an_explorers_own_scrap_ability_gives_its_effect_and_the_explorer_can_be_bought_again() -> None:
    t = duel(hand=["explorer#5"], explorers=0)
    do(t, "play explorer", "scrap explorer")
    assert number(t, "combat") == 2 and number(t, "trade") == 2
    assert zone(t, "scrap_heap") == [] and t.position()["explorers"] == ["explorer#5"]
    do(t, "buy explorer#5")
    assert t.position()["seats"][0]["discard"] == ["explorer#5"] and number(t, "trade") == 0


@pytest.mark.rule("SR-100")
def test_a_player_scraps_only_from_their_own_hand_and_discard_pile() -> None:
    t = duel(
        hand=["trade_bot#1", "viper#1", "scout#1"],
        play=["ram#1", "blob_wheel#1"],
        deck=["scout#2"],
        discard=["scout#3"],
        row=ROW,
        opponent={"hand": ["scout#9"], "discard": ["viper#4"], "play": ["barter_world"]},
    )
    do(t, "play trade_bot#1")
    assert keys(t) == ["scrap-card viper#1", "scrap-card scout#1", "scrap-card scout#3", "decline"]
    others = ("trade_bot#1", "ram#1", "blob_wheel#1", "scout#2", "scout#9", "viper#4", "barter_world#1", "mothership#1")
    for card in others:
        assert refused(t, f"scrap-card {card}") == "SR-100", card


@pytest.mark.rule("SR-101")
def test_explorers_are_not_part_of_the_trade_row() -> None:
    t = duel(hand=["battle_pod"], row=ROW, explorers=["explorer#1", "explorer#2"])
    do(t, "play battle_pod")
    assert keys(t) == [f"scrap-card {card}#1" for card in ROW] + ["decline"]
    assert refused(t, "scrap-card explorer#2") == "SR-101"
    t = do(duel(hand=["battle_pod"], explorers=["explorer#1"]), "play battle_pod")
    assert can(t, "end"), "with an empty row there is nothing to scrap"
    t = duel(play=["blob_destroyer", "blob_wheel"], row=ROW)
    do(t, "ally blob_destroyer", "take scrap-trade-row")
    assert refused(t, "scrap-card explorer#1") == "SR-101"


@pytest.mark.rule("SR-102")
def test_the_scrap_heap_is_open_to_all() -> None:
    t = duel(play=["ram#1", "blob_wheel#2"], hand=["trade_bot", "viper#3"])
    do(t, "scrap ram", "play trade_bot", "scrap-card viper", "scrap blob_wheel")
    for viewer in (0, 1, None):
        assert t.view(viewer)["scrap_heap"] == ["ram#1", "viper#3", "blob_wheel#2"]
