"""Star Realms, chapter 22: the card list, with every printed number."""

from __future__ import annotations

from collections import Counter

import pytest

import kantyna
from situations import duel, refused, usual_cards, zone

Printed = tuple[str, str, str, int, int, int | None, bool | None]

# id: (English name, Polish name, faction, copies in a box, cost, defense, outpost); ships have no defense.
BASIC: dict[str, Printed] = {
    "viper": ("Viper", "Żmija", "unaligned", 4, 0, None, None),
    "scout": ("Scout", "Zwiadowca", "unaligned", 16, 0, None, None),
    "explorer": ("Explorer", "Odkrywca", "unaligned", 10, 2, None, None),
}
STAR_EMPIRE: dict[str, Printed] = {
    "imperial_fighter": ("Imperial Fighter", "Myśliwiec Imperialny", "star_empire", 3, 1, None, None),
    "imperial_frigate": ("Imperial Frigate", "Fregata Imperialna", "star_empire", 3, 3, None, None),
    "survey_ship": ("Survey Ship", "Statek Badawczy", "star_empire", 3, 3, None, None),
    "corvette": ("Corvette", "Korweta", "star_empire", 2, 2, None, None),
    "battlecruiser": ("Battlecruiser", "Krążownik Liniowy", "star_empire", 1, 6, None, None),
    "dreadnaught": ("Dreadnaught", "Pancernik", "star_empire", 1, 7, None, None),
    "space_station": ("Space Station", "Stacja Kosmiczna", "star_empire", 2, 4, 4, True),
    "recycling_station": ("Recycling Station", "Stacja Recyklingowa", "star_empire", 2, 4, 4, True),
    "war_world": ("War World", "Planeta Wojny", "star_empire", 1, 5, 4, True),
    "royal_redoubt": ("Royal Redoubt", "Królewska Reduta", "star_empire", 1, 6, 6, True),
    "fleet_hq": ("Fleet HQ", "Kwatera Główna Floty", "star_empire", 1, 8, 8, False),
}
BLOBS: dict[str, Printed] = {
    "blob_fighter": ("Blob Fighter", "Myśliwiec Blobów", "blob", 3, 1, None, None),
    "trade_pod": ("Trade Pod", "Kokon Handlowy", "blob", 3, 2, None, None),
    "battle_pod": ("Battle Pod", "Kokon Bojowy", "blob", 2, 2, None, None),
    "ram": ("Ram", "Taran", "blob", 2, 3, None, None),
    "blob_destroyer": ("Blob Destroyer", "Blob Niszczyciel", "blob", 2, 4, None, None),
    "battle_blob": ("Battle Blob", "Blob Wojenny", "blob", 1, 6, None, None),
    "blob_carrier": ("Blob Carrier", "Transporter Blobów", "blob", 1, 6, None, None),
    "mothership": ("Mothership", "Statek-Matka", "blob", 1, 7, None, None),
    "blob_wheel": ("Blob Wheel", "Krąg Blobów", "blob", 3, 3, 5, False),
    "the_hive": ("The Hive", "Rój", "blob", 1, 5, 5, False),
    "blob_world": ("Blob World", "Planeta Blobów", "blob", 1, 8, 7, False),
}
TRADE_FEDERATION: dict[str, Printed] = {
    "federation_shuttle": ("Federation Shuttle", "Wahadłowiec", "trade_federation", 3, 1, None, None),
    "cutter": ("Cutter", "Kuter", "trade_federation", 3, 2, None, None),
    "embassy_yacht": ("Embassy Yacht", "Jacht Ambasady", "trade_federation", 2, 3, None, None),
    "freighter": ("Freighter", "Frachtowiec", "trade_federation", 2, 4, None, None),
    "command_ship": ("Command Ship", "Okręt Dowodzenia", "trade_federation", 1, 8, None, None),
    "trade_escort": ("Trade Escort", "Eskorta Handlowa", "trade_federation", 1, 5, None, None),
    "flagship": ("Flagship", "Okręt Flagowy", "trade_federation", 1, 6, None, None),
    "trading_post": ("Trading Post", "Placówka Handlowa", "trade_federation", 2, 3, 4, True),
    "barter_world": ("Barter World", "Planeta Handlowa", "trade_federation", 2, 4, 4, False),
    "defense_center": ("Defense Center", "Centrum Obrony", "trade_federation", 1, 5, 5, True),
    "central_office": ("Central Office", "Biuro Centralne", "trade_federation", 1, 7, 6, False),
    "port_of_call": ("Port of Call", "Port Pośredni", "trade_federation", 1, 6, 6, True),
}
MACHINE_CULT: dict[str, Printed] = {
    "trade_bot": ("Trade Bot", "Bot Handlowy", "machine_cult", 3, 1, None, None),
    "missile_bot": ("Missile Bot", "Bot Rakietowy", "machine_cult", 3, 2, None, None),
    "supply_bot": ("Supply Bot", "Bot Zaopatrzeniowy", "machine_cult", 3, 3, None, None),
    "patrol_mech": ("Patrol Mech", "Mech Patrolowy", "machine_cult", 2, 4, None, None),
    "stealth_needle": ("Stealth Needle", "Igła Mimetyczna", "machine_cult", 1, 4, None, None),
    "battle_mech": ("Battle Mech", "Mech Bojowy", "machine_cult", 1, 5, None, None),
    "missile_mech": ("Missile Mech", "Mech Rakietowy", "machine_cult", 1, 6, None, None),
    "battle_station": ("Battle Station", "Stacja Bojowa", "machine_cult", 2, 3, 5, True),
    "mech_world": ("Mech World", "Planeta Mechów", "machine_cult", 1, 5, 6, True),
    "brain_world": ("Brain World", "Mózgosfera", "machine_cult", 1, 8, 6, True),
    "machine_base": ("Machine Base", "Planeta Maszyn", "machine_cult", 1, 7, 6, True),
    "junkyard": ("Junkyard", "Śmietnisko", "machine_cult", 1, 6, 5, True),
}
TRADE_DECK = {**STAR_EMPIRE, **BLOBS, **TRADE_FEDERATION, **MACHINE_CULT}
LIST = {**BASIC, **TRADE_DECK}


def copies(cards: dict[str, Printed]) -> dict[str, int]:
    return {id: printed[3] for id, printed in cards.items()}


def of_faction(faction: str) -> dict[str, int]:
    """The copies of that faction's cards on a fresh table, trade row included."""
    t = kantyna.Table("star-realms", seed=11)
    factions = {card.id: card.facts()["faction"] for card in kantyna.cards("star-realms")}
    on_table = Counter(zone(t, "trade_deck") + zone(t, "trade_row"))
    return {id: n for id, n in on_table.items() if factions[id] == faction}


@pytest.mark.rule("SR-314")
def test_the_basic_cards_are_four_vipers_sixteen_scouts_and_ten_explorers() -> None:
    t = kantyna.Table("star-realms", seed=11)
    on_table = Counter(zone(t, "explorers"))
    for seat in (0, 1):
        on_table.update(zone(t, "hand", seat) + zone(t, "deck", seat))
    assert on_table == {"viper": 4, "scout": 16, "explorer": 10}


@pytest.mark.rule("SR-315")
def test_the_star_empire_has_eleven_cards_in_twenty_copies() -> None:
    assert of_faction("star_empire") == copies(STAR_EMPIRE)
    assert [len(STAR_EMPIRE), sum(copies(STAR_EMPIRE).values())] == [11, 20]


@pytest.mark.rule("SR-316")
def test_the_blobs_have_eleven_cards_in_twenty_copies() -> None:
    assert of_faction("blob") == copies(BLOBS)
    assert [len(BLOBS), sum(copies(BLOBS).values())] == [11, 20]


@pytest.mark.rule("SR-317")
def test_the_trade_federation_has_twelve_cards_in_twenty_copies() -> None:
    assert of_faction("trade_federation") == copies(TRADE_FEDERATION)
    assert [len(TRADE_FEDERATION), sum(copies(TRADE_FEDERATION).values())] == [12, 20]


@pytest.mark.rule("SR-318")
def test_the_machine_cult_has_twelve_cards_in_twenty_copies() -> None:
    assert of_faction("machine_cult") == copies(MACHINE_CULT)
    assert [len(MACHINE_CULT), sum(copies(MACHINE_CULT).values())] == [12, 20]


@pytest.mark.rule("SR-319")
def test_the_trade_deck_has_forty_six_cards_in_eighty_copies() -> None:
    t = kantyna.Table("star-realms", seed=11)
    on_table = Counter(zone(t, "trade_deck") + zone(t, "trade_row"))
    assert on_table == copies(TRADE_DECK)
    assert [len(on_table), sum(on_table.values())] == [46, 80]


@pytest.mark.parametrize(
    ("label", "rule"),
    [
        pytest.param("viper#5", "SR-314", marks=pytest.mark.rule("SR-314")),
        pytest.param("corvette#3", "SR-315", marks=pytest.mark.rule("SR-315")),
        pytest.param("ram#3", "SR-316", marks=pytest.mark.rule("SR-316")),
        pytest.param("cutter#4", "SR-317", marks=pytest.mark.rule("SR-317")),
        pytest.param("stealth_needle#2", "SR-318", marks=pytest.mark.rule("SR-318")),
    ],
)
def test_one_copy_too_many_is_refused_with_the_card_list(label: str, rule: str) -> None:
    t = duel()
    assert refused(t, f"play {label}") == rule
    with pytest.raises(kantyna.BadPosition):
        duel(hand=[label])


def test_the_list_is_complete() -> None:
    assert sorted(usual_cards()) == sorted(LIST)


@pytest.mark.parametrize("id", LIST)
def test_what_is_printed_on_a_card(id: str) -> None:
    (card,) = [card for card in kantyna.cards("star-realms") if card.id == id]
    english, polish, faction, count, cost, defense, outpost = LIST[id]
    assert [card.name("en"), card.name("pl"), card.count] == [english, polish, count]
    facts: dict[str, object] = {"type": "ship" if defense is None else "base", "faction": faction}
    if cost:  # cards that are never for sale have no printed cost
        facts["cost"] = cost
    if defense is not None:
        facts.update(defense=defense, outpost=outpost)
    assert card.facts() == facts
