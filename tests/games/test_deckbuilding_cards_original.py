"""What each card of the original box says and does in a game of two. One test a card: `test_<card id>`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from deckbuilding_situations import (
    answers,
    attack,
    base_has_hit_points,
    chooses_a_bonus,
    cost_is_paid,
    defeat,
    discards_from_the_row,
    draws,
    draws_for_the_first_neutral,
    force,
    gain,
    has_more_attack_at_the_row,
    has_more_attack_with_the_force,
    have,
    in_force,
    is_exiled_for_force,
    is_exiled_to_damage,
    leads,
    match,
    next_turn,
    playing_counts,
    puts_the_next_purchase_on_top,
    returns_from_discard,
    revealed,
    reveals_a_free_purchase,
    reveals_exiles,
    reveals_force,
    reward_is_paid,
    ship_has_hit_points,
    shuttles,
    when_it_defeats,
)
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, keys, mark, number, refused, zone

PRINTED = """
[starter empire unit]
imperial_shuttle | Imperial Shuttle | Prom Imperium | 7 | - | transport | 0 0 1 0 - - | -
stormtrooper | Stormtrooper | Szturmowiec | 2 | - | trooper | 0 2 0 0 - - | -
inquisitor | Inquisitor | Inkwizytor | 1 | - | - | 0 0 0 0 - - | -
[starter rebel unit]
alliance_shuttle | Alliance Shuttle | Prom Sojuszu | 7 | - | transport | 0 0 1 0 - - | -
rebel_trooper | Rebel Trooper | Żołnierz Rebelii | 2 | - | trooper | 0 2 0 0 - - | -
temple_guardian | Temple Guardian | Strażnik Świątyni | 1 | - | - | 0 0 0 0 - - | -
[pilots neutral unit]
outer_rim_pilot | Outer Rim Pilot | Pilot z Zewnętrznych Rubieży | 10 | - | - | 2 0 2 0 - - | -
[galaxy empire unit]
tie_fighter | TIE Fighter | Myśliwiec TIE | 3 | - | fighter | 1 2 0 0 - 1 | resources=1
admiral_piett | Admiral Piett | Admirał Piett | 1 | unique | officer | 2 0 2 0 - 2 | force=1
tie_bomber | TIE Bomber | Bombowiec TIE | 2 | - | fighter | 2 2 0 0 - 2 | exile_up_to=1
scout_trooper | Scout Trooper | Szturmowiec zwiadowca | 2 | - | trooper | 2 0 2 0 - 2 | exile_up_to=1
death_trooper | Death Trooper | Szturmowiec śmierci | 2 | - | trooper | 3 3 0 0 - 3 | force=2
tie_interceptor | TIE Interceptor | Myśliwiec przechwytujący TIE | 2 | - | fighter | 3 3 0 0 - 3 | resources=3
moff_jerjerrod | Moff Jerjerrod | Moff Jerjerrod | 1 | unique | officer | 4 2 2 0 - 4 | force=3
general_veers | General Veers | Generał Veers | 1 | unique | officer | 4 4 0 0 - 4 | force=3
at_st | AT-ST | AT-ST | 2 | - | vehicle | 4 4 0 0 - 4 | exile_up_to=2
landing_craft | Landing Craft | Lądownik | 2 | - | transport | 4 0 0 0 - 4 | resources=4
director_krennic | Director Krennic | Dyrektor Krennic | 1 | unique | officer | 5 3 2 0 - 5 | resources=3 force=2
boba_fett | Boba Fett | Boba Fett | 1 | unique | bounty_hunter | 5 5 0 0 - 5 | resources=3 force=2
at_at | AT-AT | AT-AT | 1 | - | vehicle | 6 6 0 0 - 6 | free_purchase=1
grand_moff_tarkin | Grand Moff Tarkin | Wielki Moff Tarkin | 1 | unique | officer | 6 2 2 2 - 6 | resources=3 force=3
darth_vader | Darth Vader | Darth Vader | 1 | unique | sith | 8 6 0 2 - 8 | resources=4 force=4
[galaxy empire capital_ship]
gozanti_cruiser | Gozanti Cruiser | Krążownik Gozanti | 3 | - | - | 3 0 2 0 3 - | -
imperial_carrier | Imperial Carrier | Imperialny lotniskowiec | 2 | - | - | 5 0 3 0 5 - | -
star_destroyer | Star Destroyer | Gwiezdny niszczyciel | 2 | - | - | 7 4 0 0 7 - | -
[galaxy rebel unit]
y_wing | Y-Wing | Y-wing | 2 | - | fighter | 1 2 0 0 - 1 | resources=1
baze_malbus | Baze Malbus | Baze Malbus | 1 | unique | trooper | 2 2 0 0 - 2 | force=1
snowspeeder | Snowspeeder | Śmigacz śnieżny | 2 | - | vehicle | 2 2 0 0 - 2 | exile_up_to=1
duros_spy | Duros Spy | Duroski szpieg | 2 | - | trooper | 2 0 2 0 - 2 | exile_up_to=1
chirrut_imwe | Chirrut Îmwe | Chirrut Îmwe | 1 | unique | trooper | 3 0 0 2 - 3 | force=2
rebel_commando | Rebel Commando | Komandos Rebelii | 2 | - | trooper | 3 3 0 0 - 3 | force=2
x_wing | X-Wing | X-wing | 3 | - | fighter | 3 3 0 0 - 3 | resources=3
chewbacca | Chewbacca | Chewbacca | 1 | unique | scoundrel | 4 5 0 0 - 4 | force=3
jyn_erso | Jyn Erso | Jyn Erso | 1 | unique | scoundrel | 4 4 0 0 - 4 | force=3
u_wing | U-Wing | U-wing | 2 | - | transport | 4 0 3 0 - 4 | resources=4
b_wing | B-Wing | B-wing | 2 | - | fighter | 5 5 0 0 - 5 | exile_up_to=2
han_solo | Han Solo | Han Solo | 1 | unique | scoundrel | 5 3 2 0 - 5 | resources=3 force=2
cassian_andor | Cassian Andor | Cassian Andor | 1 | unique | trooper | 5 5 0 0 - 5 | resources=3 force=2
princess_leia | Princess Leia | Księżniczka Leia | 1 | unique | officer | 6 2 2 2 - 6 | resources=3 force=3
millennium_falcon | Millennium Falcon | Sokół Millennium | 1 | unique | transport | 7 5 2 0 - 7 | free_purchase=1
luke_skywalker | Luke Skywalker | Luke Skywalker | 1 | unique | jedi | 8 6 0 2 - 8 | resources=4 force=4
[galaxy rebel capital_ship]
rebel_transport | Rebel Transport | Rebeliancki transportowiec | 2 | - | - | 2 0 0 0 2 - | -
hammerhead_corvette | Hammerhead Corvette | Korweta Hammerhead | 2 | - | - | 4 0 2 0 4 - | -
mon_calamari_cruiser | Mon Calamari Cruiser | Krążownik Kalamarian | 2 | - | - | 6 3 0 0 6 - | -
[galaxy neutral unit]
z_95_headhunter | Z-95 Headhunter | Z-95 Headhunter | 2 | - | fighter | 1 2 0 0 - - | -
jawa_scavenger | Jawa Scavenger | Jawowski zbieracz | 2 | - | - | 1 0 2 0 - - | -
rodian_gunslinger | Rodian Gunslinger | Rodiański rewolwerowiec | 2 | - | bounty_hunter | 2 2 0 0 - - | -
kel_dor_mystic | Kel Dor Mystic | Keldoriański mistyk | 2 | - | - | 2 0 0 2 - - | -
lobot | Lobot | Lobot | 1 | unique | officer | 3 0 0 0 - - | -
bossk | Bossk | Bossk | 1 | unique | bounty_hunter | 3 3 0 0 - - | -
fang_fighter | Fang Fighter | Myśliwiec Fang | 2 | - | fighter | 3 3 0 0 - - | -
twilek_smuggler | Twi'lek Smuggler | Twi'lekańska przemytniczka | 2 | - | scoundrel | 3 0 3 0 - - | -
dengar | Dengar | Dengar | 1 | unique | bounty_hunter | 4 4 0 0 - - | -
quarren_mercenary | Quarren Mercenary | Quarreński najemnik | 2 | - | trooper | 4 4 0 0 - - | -
hwk_290 | HWK-290 | HWK-290 | 2 | - | transport | 4 0 4 0 - - | -
ig_88 | IG-88 | IG-88 | 1 | unique | bounty_hunter droid | 5 5 0 0 - - | -
lando_calrissian | Lando Calrissian | Lando Calrissian | 1 | unique | scoundrel | 6 3 3 0 - - | -
jabbas_sail_barge | Jabba's Sail Barge | Barka żaglowa Jabby | 1 | unique | vehicle | 7 4 3 0 - - | -
jabba_the_hutt | Jabba the Hutt | Jabba Hutt | 1 | unique | scoundrel | 8 2 2 2 - - | -
[galaxy neutral capital_ship]
c_roc_cruiser | C-ROC Cruiser | Krążownik C-ROC | 2 | - | - | 3 0 1 0 3 - | -
blockade_runner | Blockade Runner | Łamacz blokad | 3 | - | - | 4 1 1 0 4 - | -
nebulon_b_frigate | Nebulon-B Frigate | Fregata Nebulon-B | 2 | - | - | 5 0 0 0 5 - | -
[bases empire base]
lothal | Lothal | Lothal | 1 | unique starting beginner | - | - - - - 8 - | -
corellia | Corellia | Korelia | 1 | unique beginner | - | - - - - 10 - | -
kessel | Kessel | Kessel | 1 | unique | - | - - - - 12 - | -
mustafar | Mustafar | Mustafar | 1 | unique | - | - - - - 14 - | -
kafrene | Kafrene | Kafrene | 1 | unique | - | - - - - 14 - | -
ord_mantell | Ord Mantell | Ord Mantell | 1 | unique | - | - - - - 14 - | -
coruscant | Coruscant | Coruscant | 1 | unique beginner | - | - - - - 16 - | -
death_star | Death Star | Gwiazda Śmierci | 1 | unique beginner | - | - - - - 16 - | -
endor | Endor | Endor | 1 | unique beginner | - | - - - - 16 - | -
rodia | Rodia | Rodia | 1 | unique | - | - - - - 16 - | -
[bases rebel base]
dantooine | Dantooine | Dantooine | 1 | unique starting beginner | - | - - - - 8 - | -
mon_cala | Mon Cala | Kalamar | 1 | unique beginner | - | - - - - 10 - | -
dagobah | Dagobah | Dagobah | 1 | unique | - | - - - - 12 - | -
bespin | Bespin | Bespin | 1 | unique | - | - - - - 14 - | -
alderaan | Alderaan | Alderaan | 1 | unique | - | - - - - 14 - | -
hoth | Hoth | Hoth | 1 | unique beginner | - | - - - - 14 - | -
jedha | Jedha | Jedha | 1 | unique | - | - - - - 14 - | -
tatooine | Tatooine | Tatooine | 1 | unique | - | - - - - 16 - | -
sullust | Sullust | Sullust | 1 | unique beginner | - | - - - - 16 - | -
yavin_4 | Yavin 4 | Yavin 4 | 1 | unique beginner | - | - - - - 16 - | -
"""
"""A heading: deck, faction, type. A line: id, name in English and in Polish, copies, marks, traits; cost, attack,
resources, Force, hit points, target value; reward."""

IDS = [id for id, card in CARDS.items() if card.facts()["set"] == "original"]
UNITS = [id for id in IDS if facts(id)["type"] == "unit"]
SHIPS = [id for id in IDS if facts(id)["type"] == "capital_ship"]
BASES = [id for id in IDS if facts(id)["type"] == "base"]

WITHOUT_ABILITY = [
    "imperial_shuttle", "stormtrooper", "alliance_shuttle", "rebel_trooper", "star_destroyer", "mon_calamari_cruiser",
    "blockade_runner", "lothal", "dantooine",
]  # fmt: skip


def printed() -> dict[str, dict[str, Any]]:
    """The table above, by card."""
    cards: dict[str, dict[str, Any]] = {}
    heading: list[str] = []
    for line in PRINTED.strip().splitlines():
        if line.startswith("["):
            heading = line.strip("[]").split()
            continue
        id, english, polish, count, marks, traits, numbers, reward = [part.strip() for part in line.split("|")]
        card: dict[str, Any] = {"set": "original", "deck": heading[0], "faction": heading[1], "type": heading[2]}
        card["unique"] = "unique" in marks.split()
        card["traits"] = [] if traits == "-" else traits.split()
        names = ("cost", "attack", "resources", "force", "hit_points", "target_value")
        card.update({name: int(n) for name, n in zip(names, numbers.split(), strict=True) if n != "-"})
        if reward != "-":
            card["reward"] = {name: int(n) for name, _, n in [part.partition("=") for part in reward.split()]}
        if heading[2] == "base":
            card["starting"] = "starting" in marks.split()
            card["beginner"] = "beginner" in marks.split()
        card["reconstructed"] = []
        cards[id] = {"en": english, "pl": polish, "count": int(count), "facts": card}
    return cards


CONFIRMED = printed()


# what is printed


@pytest.mark.parametrize("id", CONFIRMED)
def test_names_and_facts(id: str) -> None:
    card, confirmed = CARDS[id], CONFIRMED[id]
    assert (card.name("en"), card.name("pl"), card.count) == (confirmed["en"], confirmed["pl"], confirmed["count"])
    assert {**facts(id), "traits": sorted(facts(id)["traits"])} == {
        **confirmed["facts"],
        "traits": sorted(confirmed["facts"]["traits"]),
    }
    assert card.provenance == "confirmed"


def test_the_box() -> None:
    assert len(IDS) == 82 and sum(CARDS[id].count for id in IDS) == 140
    copies: Counter[tuple[str, str]] = Counter()
    for id in IDS:
        copies[facts(id)["deck"], facts(id)["faction"]] += CARDS[id].count
    assert copies == {
        ("starter", "rebel"): 10,
        ("starter", "empire"): 10,
        ("pilots", "neutral"): 10,
        ("galaxy", "rebel"): 30,
        ("galaxy", "empire"): 30,
        ("galaxy", "neutral"): 30,
        ("bases", "rebel"): 10,
        ("bases", "empire"): 10,
    }


@pytest.mark.parametrize("id", [*UNITS, *SHIPS])
def test_playing_it_gives_what_is_printed(id: str) -> None:
    playing_counts(id)


@pytest.mark.parametrize("id", [id for id in [*UNITS, *SHIPS] if facts(id)["deck"] != "starter"])
def test_it_costs_what_is_printed(id: str) -> None:
    cost_is_paid(id)


@pytest.mark.parametrize("id", [id for id in UNITS if "reward" in facts(id)])
def test_its_target_value_and_reward(id: str) -> None:
    reward_is_paid(id)


@pytest.mark.parametrize("id", SHIPS)
def test_ships_give_income_and_endure_their_hit_points(id: str) -> None:
    ship_has_hit_points(id)


@pytest.mark.parametrize("id", BASES)
def test_bases_endure_their_hit_points(id: str) -> None:
    base_has_hit_points(id, prevented=2 if id == "hoth" else 0)


# starter decks, pilots


def test_inquisitor() -> None:
    chooses_a_bonus("inquisitor", 1)


def test_temple_guardian() -> None:
    chooses_a_bonus("temple_guardian", 1)


def test_outer_rim_pilot() -> None:
    is_exiled_for_force("outer_rim_pilot", 1)


# Empire


def test_tie_fighter() -> None:
    draws("tie_fighter", 1, {"ships": ["gozanti_cruiser"]})
    t = match("empire", {"units": ["tie_fighter"], "deck": ["at_st"]}, {"ships": ["mon_calamari_cruiser"]})
    assert refused(t, "use tie_fighter#1") == "DBG-229"


def test_admiral_piett() -> None:
    leads("admiral_piett", 1, {"star_destroyer": True, "gozanti_cruiser": True, "at_st": False}, ("blockade_runner",))
    t = match("empire", {"units": ["admiral_piett"], "ships": ["star_destroyer"]})
    assert attack(t, "star_destroyer") == 5


def test_tie_bomber() -> None:
    discards_from_the_row("tie_bomber")


def turns_up_the_galaxy(id: str, gained: tuple[int, int, int]) -> None:
    """The galaxy deck's top card: an Empire card gives something, an enemy card is discarded, others stay."""
    side = {"units": [id], "deck": shuttles("empire", 2)}
    for top, stays, gains in (
        ("at_st", True, gained),
        ("star_destroyer", True, gained),
        ("x_wing", False, (0, 0, 0)),
        ("bossk", True, (0, 0, 0)),
    ):
        t = match("empire", side, deck=[top, "dengar"], row=["gozanti_cruiser"])
        assert gain(t, f"use {id}") == gains and can(t, "end"), top
        assert zone(t, "galaxy_discard") == ([] if stays else [top])
        if stays:
            assert t.view(1)["galaxy_deck"] == [f"{top}#1", None], "everybody has seen it"
    empty = match("empire", side, deck=[], bare=True)
    assert refused(empty, f"use {id}#1") == "DBG-132"


def test_scout_trooper() -> None:
    turns_up_the_galaxy("scout_trooper", (0, 1, 0))


def test_death_trooper() -> None:
    has_more_attack_with_the_force("death_trooper", 2)


def test_tie_interceptor() -> None:
    turns_up_the_galaxy("tie_interceptor", (0, 0, 1))


def test_moff_jerjerrod() -> None:
    side = {"units": ["moff_jerjerrod"]}
    row = ["x_wing", "bossk", "at_at", "dengar", "han_solo", "chewbacca"]
    for space in (0, -1, 1):
        t = do(match("empire", side, row=row, deck=["at_st", "y_wing"], force=space), "use moff_jerjerrod")
        assert t.view(0)["galaxy_deck"] == ["at_st#1", None] and t.view(1)["galaxy_deck"] == [None, None]
        if space < 1:
            assert can(t, "end") and zone(t, "galaxy_deck") == ["at_st", "y_wing"]
    assert keys(t) == [*[f"swap {card}#1" for card in row], "decline"]
    assert zone(do(t.copy(), "decline"), "galaxy_row") == row
    do(t, "swap bossk")
    assert zone(t, "galaxy_row") == ["x_wing", "at_st", *row[2:]] and zone(t, "galaxy_deck") == ["bossk", "y_wing"]
    assert can(t, "end")


def test_general_veers() -> None:
    draws("general_veers", 1, {"units": ["stormtrooper"]})
    draws("general_veers", 1, {"units": ["at_st"]})
    t = match("empire", {"units": ["general_veers", "tie_fighter"], "deck": ["at_st"]}, {"units": ["snowspeeder"]})
    assert refused(t, "use general_veers#1") == "DBG-229"


def test_at_st() -> None:
    discards_from_the_row("at_st")


def repairs_or_gains(id: str, repair: int, resources: int) -> None:
    """One of the two; an undamaged base cannot be repaired."""
    faction = "rebel" if facts(id)["faction"] == "neutral" else str(facts(id)["faction"])
    base = {"rebel": "dantooine", "empire": "lothal"}[faction]
    area = "ships" if facts(id)["type"] == "capital_ship" else "units"
    t = do(match(faction, {area: [id]}, marks={"damage": {f"{base}#1": repair + 1}}), f"use {id}")
    assert sorted(keys(t)) == ["take repair", "take resources"]
    assert gain(t.copy(), "take resources") == (resources, 0, 0)
    assert gain(t, "take repair") == (0, 0, 0) and mark(t, "damage", base) == 1 and can(t, "end")
    t = do(match(faction, {area: [id]}, marks={"damage": {f"{base}#1": 1}}), f"use {id}", "take repair")
    assert mark(t, "damage", base) == 0
    t = do(match(faction, {area: [id]}), f"use {id}")
    assert keys(t) == ["take resources"]


def test_landing_craft() -> None:
    repairs_or_gains("landing_craft", 4, 4)


def test_director_krennic() -> None:
    draws("director_krennic", 1)
    draws("director_krennic", 2, {"base": ["death_star"]})
    draws("director_krennic", 1, {"base": ["endor"]})


def test_boba_fett() -> None:
    t = when_it_defeats("boba_fett", "y_wing", "at_st", {"deck": shuttles("empire", 3)})
    answers(t, "boba_fett")
    assert gain(t, "answer boba_fett") == (0, 0, 1) and can(t, "end")


def test_at_at() -> None:
    returns_from_discard("at_at", ("stormtrooper", "death_trooper"), ("at_st", "tie_fighter"))


def test_grand_moff_tarkin() -> None:
    side = {"units": ["grand_moff_tarkin"], "deck": shuttles("empire", 5), "base": ["lothal"]}
    row = ["at_at", "tie_fighter", "x_wing", "bossk", "han_solo", "dengar"]
    t = do(match("empire", side, row=row, deck=["y_wing"]), "use grand_moff_tarkin")
    assert sorted(keys(t)) == ["take-card at_at#1", "take-card tie_fighter#1"]
    assert gain(t, "take-card at_at") == (0, 0, 1)
    assert zone(t, "hand", 0) == ["at_at"] and zone(t, "galaxy_row")[0] == "y_wing"
    held = do(t.copy(), "end")
    played = do(t, "play at_at", "end")
    for after in (held, played):
        assert zone(after, "exile", 0) == ["at_at"] and zone(after, "discard", 0) == ["grand_moff_tarkin"]
    t = match("empire", side, row=["x_wing", "bossk"], bare=True)
    assert refused(t, "use grand_moff_tarkin#1") == "DBG-132"


def test_darth_vader() -> None:
    has_more_attack_with_the_force("darth_vader", 4)


def test_gozanti_cruiser() -> None:
    side = {"ships": ["gozanti_cruiser"], "hand": ["stormtrooper", "tie_fighter"], "deck": ["at_at", "at_st"]}
    t = do(match("empire", side), "use gozanti_cruiser")
    assert sorted(keys(t)) == ["discard stormtrooper#1", "discard tie_fighter#1"]
    do(t, "discard stormtrooper")
    assert zone(t, "discard", 0) == ["stormtrooper"] and sorted(zone(t, "hand", 0)) == ["at_at", "tie_fighter"]
    assert refused(match("empire", {**side, "hand": []}), "use gozanti_cruiser#1") == "DBG-131"


def test_imperial_carrier() -> None:
    leads("imperial_carrier", 1, {"tie_fighter": True, "z_95_headhunter": True, "at_st": False}, ("x_wing",))
    t = match("empire", {"units": ["tie_fighter"], "ships": ["imperial_carrier#1", "imperial_carrier#2"]})
    assert attack(t, "tie_fighter") == 4, "two of them add up"


# Rebels


def test_y_wing() -> None:
    is_exiled_to_damage("y_wing", 2)


def test_baze_malbus() -> None:
    for lost in range(3):
        bases = ["hoth", "jedha"][:lost]
        assert in_force("baze_malbus", 0, None) == 2
        t = match("rebel", {"units": ["baze_malbus"], "victory": ["endor"]}, {"victory": bases})
        assert attack(t, "baze_malbus") == 2 + lost, "not for bases that the Rebels destroyed"


def opponent_discards(t: Any) -> None:
    """Seat 1, who holds Stormtrooper and TIE Fighter, has to discard one of them, and chooses."""
    assert list(t.choices) == [1]
    assert sorted(keys(t, 1)) == ["discard stormtrooper#1", "discard tie_fighter#1"]
    do(t, "discard stormtrooper", seat=1)
    assert zone(t, "discard", 1) == ["stormtrooper"] and zone(t, "hand", 1) == ["tie_fighter"]
    assert can(t, "end")


VICTIM: dict[str, Any] = {"hand": ["stormtrooper", "tie_fighter"]}


def test_snowspeeder() -> None:
    opponent_discards(do(match("rebel", {"units": ["snowspeeder"]}, VICTIM), "use snowspeeder"))
    assert refused(match("rebel", {"units": ["snowspeeder"]}), "use snowspeeder#1") == "DBG-132"


def test_duros_spy() -> None:
    side = {"units": ["duros_spy"]}
    t = do(match("rebel", side, VICTIM), "use duros_spy")
    assert list(t.choices) == [1] and sorted(keys(t, 1)) == ["take force", "take their-discard"]
    granted = do(t.copy(), "take force", seat=1)
    assert force(granted) == 1 and zone(granted, "hand", 1) == VICTIM["hand"] and can(granted, "end")
    do(t, "take their-discard", seat=1)
    opponent_discards(t)
    assert force(t) == 0
    t = do(match("rebel", side), "use duros_spy")
    assert keys(t, 1) == ["take force"], "with an empty hand"
    t = do(match("rebel", side, VICTIM, force=3), "use duros_spy")
    assert keys(t, 1) == ["take their-discard"], "with the marker at the end"
    assert refused(match("rebel", side, force=3), "use duros_spy#1") == "DBG-132"


def test_chirrut_imwe() -> None:
    has_more_attack_with_the_force("chirrut_imwe", 2)


def test_rebel_commando() -> None:
    side = {"units": ["rebel_commando"]}
    for space in (0, -1):
        opponent_discards(do(match("rebel", side, VICTIM, force=space), "use rebel_commando"))
    lost = set()
    for seed in range(12):
        t = do(match("rebel", side, VICTIM, force=1, seed=seed), "use rebel_commando")
        assert can(t, "end") and len(zone(t, "hand", 1)) == 1, "at random: nobody is asked"
        lost.update(zone(t, "discard", 1))
    assert lost == {"stormtrooper", "tie_fighter"}
    assert refused(match("rebel", side, force=1), "use rebel_commando#1") == "DBG-132"


def test_x_wing() -> None:
    draws("x_wing", 1, force=1)
    for space in (0, -1):
        t = match("rebel", {"units": ["x_wing"], "deck": ["at_st"]}, force=space)
        assert refused(t, "use x_wing#1") == "DBG-229"


def test_chewbacca() -> None:
    draws("chewbacca", 1, {"units": ["bossk"]})
    draws("chewbacca", 1, {"units": ["han_solo"]})
    t = match("rebel", {"units": ["chewbacca", "x_wing"], "deck": ["y_wing"]}, {"units": ["darth_vader"]})
    assert refused(t, "use chewbacca#1") == "DBG-229"


def test_jyn_erso() -> None:
    side = {"units": ["jyn_erso"]}
    you = {**VICTIM, "deck": ["at_st"]}
    assert match("rebel", side, you).view(0)["seats"][1]["hand"] == [None, None]
    for space in (0, -1, 1):
        t = do(match("rebel", side, you, force=space), "use jyn_erso")
        assert t.view(0)["seats"][1]["hand"] == ["stormtrooper#1", "tie_fighter#1"]
        if space < 1:
            assert can(t, "end")
    assert sorted(keys(t)) == ["put-on-deck stormtrooper#1", "put-on-deck tie_fighter#1"]
    do(t, "put-on-deck tie_fighter")
    assert zone(t, "hand", 1) == ["stormtrooper"] and zone(t, "deck", 1) == ["tie_fighter", "at_st"] and can(t, "end")
    assert refused(match("rebel", side), "use jyn_erso#1") == "DBG-132"


def test_u_wing() -> None:
    for damage, left in ((5, 2), (2, 0)):
        t = match("rebel", {"units": ["u_wing"]}, force=1, marks={"damage": {"dantooine#1": damage}})
        assert mark(do(t, "use u_wing"), "damage", "dantooine") == left
    t = match("rebel", {"units": ["u_wing"]}, marks={"damage": {"dantooine#1": 5}})
    assert refused(t, "use u_wing#1") == "DBG-229"


def test_b_wing() -> None:
    t = do(match("rebel", {"units": ["b_wing"]}, VICTIM), "use b_wing")
    assert list(t.choices) == [1] and sorted(keys(t, 1)) == ["take attack", "take their-discard"]
    stronger = do(t.copy(), "take attack", seat=1)
    assert attack(stronger, "b_wing") == 7 and zone(stronger, "hand", 1) == VICTIM["hand"]
    opponent_discards(do(t, "take their-discard", seat=1))
    assert attack(t, "b_wing") == 5
    t = do(match("rebel", {"units": ["b_wing"]}), "use b_wing")
    assert keys(t, 1) == ["take attack"], "with an empty hand"


@pytest.mark.rule("DBG-519")
def test_b_wing_after_its_attack_leaves_only_the_discard() -> None:
    attacked: dict[str, Any] = {"marks": {"attacked": {"b_wing#1": 1}}}
    t = do(match("rebel", {"units": ["b_wing"]}, VICTIM, **attacked), "use b_wing")
    assert keys(t, 1) == ["take their-discard"] and refused(t, "take attack", seat=1) == "DBG-248"
    assert refused(match("rebel", {"units": ["b_wing"]}, **attacked), "use b_wing#1") == "DBG-132"
    printed = {card.id: card for card in kantyna.cards("deckbuilding")}["b_wing"]
    assert "not if it has already attacked" in printed.text("en") and "już zaatakowała" in printed.text("pl")


def test_han_solo() -> None:
    draws("han_solo", 1)
    draws("han_solo", 2, {"units": ["millennium_falcon"]})


def test_cassian_andor() -> None:
    side = {"units": ["cassian_andor", "b_wing"]}
    t = defeat(match("rebel", side, VICTIM, row=["tie_fighter#2"]), "tie_fighter", "b_wing", number=2)
    assert can(t, "end"), "another unit defeated it"
    t = defeat(match("rebel", side, VICTIM, row=["tie_fighter#2"]), "tie_fighter", "cassian_andor", number=2)
    answers(t, "cassian_andor")
    opponent_discards(do(t, "answer cassian_andor"))
    t = defeat(match("rebel", side, row=["tie_fighter#2"]), "tie_fighter", "cassian_andor", number=2)
    assert can(t, "end"), "an empty hand"


def test_princess_leia() -> None:
    side = {"units": ["princess_leia"], "deck": shuttles("rebel", 1)}
    row = ["x_wing", "luke_skywalker", "at_st", "bossk"]
    for space, place in ((0, "discard"), (-1, "discard"), (1, "deck")):
        t = do(match("rebel", side, row=row, bare=True, force=space), "use princess_leia")
        assert sorted(keys(t)) == ["buy luke_skywalker#1", "buy x_wing#1"]
        assert gain(t, "buy luke_skywalker") == (0, 0, 0)
        assert zone(t, place, 0)[0] == "luke_skywalker" and can(t, "end")
    t = match("rebel", side, row=["at_st", "bossk"], bare=True)
    assert refused(t, "use princess_leia#1") == "DBG-132"


def test_millennium_falcon() -> None:
    returns_from_discard("millennium_falcon", ("han_solo", "bossk"), ("x_wing", "rebel_transport"))


def test_luke_skywalker() -> None:
    ships = {"ships": ["star_destroyer", "gozanti_cruiser"]}
    t = do(match("rebel", {"units": ["luke_skywalker"]}, ships, force=1), "use luke_skywalker")
    assert sorted(keys(t)) == ["destroy gozanti_cruiser#1", "destroy star_destroyer#1"]
    do(t, "destroy star_destroyer")
    assert zone(t, "ships", 1) == ["gozanti_cruiser"] and zone(t, "discard", 1) == ["star_destroyer"]
    assert refused(match("rebel", {"units": ["luke_skywalker"]}, ships), "use luke_skywalker#1") == "DBG-229"
    assert refused(match("rebel", {"units": ["luke_skywalker"]}, force=1), "use luke_skywalker#1") == "DBG-132"


def test_rebel_transport() -> None:
    repairs_or_gains("rebel_transport", 2, 1)


def test_hammerhead_corvette() -> None:
    side = {"ships": ["hammerhead_corvette"]}
    row = ["star_destroyer", "blockade_runner#1", "mon_calamari_cruiser", "at_st", "bossk", "dengar"]
    t = match("rebel", side, {"ships": ["blockade_runner#2"]}, row=row, deck=["x_wing"])
    do(t, "use hammerhead_corvette")
    assert zone(t, "exile", 0) == ["hammerhead_corvette"] and zone(t, "ships", 0) == []
    assert sorted(keys(t)) == ["destroy blockade_runner#2", "destroy star_destroyer#1"], "in the row an enemy ship"
    in_play = do(t.copy(), "destroy blockade_runner#2")
    assert zone(in_play, "discard", 1) == ["blockade_runner"] and zone(in_play, "ships", 1) == []
    do(t, "destroy star_destroyer")
    assert zone(t, "galaxy_discard") == ["star_destroyer"] and zone(t, "galaxy_row")[0] == "x_wing"


# neutral


def test_z_95_headhunter() -> None:
    draws("z_95_headhunter", 1, you={"ships": ["gozanti_cruiser"]})
    t = match("rebel", {"units": ["z_95_headhunter"], "ships": ["rebel_transport"], "deck": ["x_wing"]})
    assert refused(t, "use z_95_headhunter#1") == "DBG-229", "one's own ship does not count"


def test_jawa_scavenger() -> None:
    side = {"units": ["jawa_scavenger"], "resources": 4}
    t = do(match("rebel", side, discard=["chewbacca", "at_st", "bossk", "han_solo"]), "use jawa_scavenger")
    assert zone(t, "exile", 0) == ["jawa_scavenger"]
    assert sorted(keys(t)) == ["buy bossk#1", "buy chewbacca#1"], "of its own faction or neutral, and not too expensive"
    do(t, "buy chewbacca")
    assert zone(t, "discard", 0) == ["chewbacca"] and number(t, "resources") == 0


def test_rodian_gunslinger() -> None:
    has_more_attack_at_the_row("rodian_gunslinger", 2)


def test_kel_dor_mystic() -> None:
    side = {"units": ["kel_dor_mystic"], "hand": ["x_wing"], "discard": ["alliance_shuttle"]}
    t = do(match("rebel", side), "use kel_dor_mystic")
    assert sorted(keys(t)) == ["exile alliance_shuttle#1", "exile x_wing#1"]
    do(t, "exile alliance_shuttle")
    assert sorted(zone(t, "exile", 0)) == ["alliance_shuttle", "kel_dor_mystic"] and can(t, "end")


def test_lobot() -> None:
    chooses_a_bonus("lobot", 2)


def test_bossk() -> None:
    t = when_it_defeats("bossk", "tie_fighter", "b_wing")
    answers(t, "bossk")
    assert gain(t, "answer bossk") == (0, 1, 0) and can(t, "end")


def test_fang_fighter() -> None:
    side = {"resources": 3, "deck": shuttles("rebel", 2)}
    for space in (0, -1, 1):
        t = do(match("rebel", side, row=["fang_fighter"], force=space), "buy fang_fighter")
        assert sorted(keys(t)) == ["to-discard fang_fighter#1", "to-hand fang_fighter#1"]
        left = do(t.copy(), "to-discard fang_fighter")
        assert zone(left, "discard", 0) == ["fang_fighter"] and zone(left, "hand", 0) == [] and can(left, "end")
        do(t, "to-hand fang_fighter")
        assert zone(t, "hand", 0) == ["fang_fighter"]
        if space < 1:
            assert can(t, "end")
    answers(t, "fang_fighter")
    assert gain(t, "answer fang_fighter") == (0, 0, 1) and can(t, "end")


def test_twilek_smuggler() -> None:
    puts_the_next_purchase_on_top("twilek_smuggler", ("x_wing", "chewbacca"))


def test_dengar() -> None:
    t = when_it_defeats("dengar", "tie_fighter", "b_wing")
    answers(t, "dengar")
    assert gain(t, "answer dengar") == (2, 0, 0) and can(t, "end")


def test_quarren_mercenary() -> None:
    side = {"resources": 4, "hand": ["x_wing"], "discard": ["alliance_shuttle#1", "alliance_shuttle#2"]}
    for space, most in ((0, 1), (-1, 1), (1, 2)):
        t = do(match("rebel", side, row=["quarren_mercenary"], force=space), "buy quarren_mercenary")
        cards = ["alliance_shuttle#1", "alliance_shuttle#2", "quarren_mercenary#1", "x_wing#1"]
        assert sorted(keys(t)) == ["decline", *[f"exile {card}" for card in cards]], (
            "it lies in the discard pile already"
        )
        assert zone(do(t.copy(), "decline"), "exile", 0) == []
        do(t, "exile alliance_shuttle#1")
        if most == 2:
            assert can(do(t.copy(), "done"), "end"), "up to two"
            do(t, "exile x_wing")
        assert len(zone(t, "exile", 0)) == most and can(t, "end")


def test_hwk_290() -> None:
    for damage, left in ((6, 2), (3, 0), (0, 0)):
        t = match("rebel", {"units": ["hwk_290"]}, marks={"damage": {"dantooine#1": damage}})
        do(t, "use hwk_290")
        assert mark(t, "damage", "dantooine") == left and zone(t, "exile", 0) == ["hwk_290"]


def test_ig_88() -> None:
    side = {"hand": ["x_wing"], "discard": ["alliance_shuttle"]}
    t = when_it_defeats("ig_88", "tie_fighter", "b_wing", side)
    assert sorted(keys(t)) == ["decline", "exile alliance_shuttle#1", "exile x_wing#1"]
    assert zone(do(t.copy(), "decline"), "exile", 0) == []
    do(t, "exile x_wing")
    assert zone(t, "exile", 0) == ["x_wing"] and can(t, "end")


def test_lando_calrissian() -> None:
    side = {"units": ["lando_calrissian"], "deck": shuttles("rebel", 2)}
    for space in (0, -1):
        t = match("rebel", side, VICTIM, force=space)
        assert gain(t, "use lando_calrissian") == (0, 0, 1) and can(t, "end")
    t = match("rebel", side, VICTIM, force=1)
    assert gain(t, "use lando_calrissian") == (0, 0, 1)
    opponent_discards(t)


def test_jabbas_sail_barge() -> None:
    returns_from_discard("jabbas_sail_barge", ("bossk", "ig_88"), ("x_wing", "lobot"))


def test_jabba_the_hutt() -> None:
    side = {
        "units": ["jabba_the_hutt"],
        "hand": ["x_wing", "y_wing"],
        "deck": shuttles("rebel", 3),
        "discard": ["lobot"],
    }
    for space, n in ((0, 1), (-1, 1), (1, 2)):
        t = do(match("rebel", side, force=space), "use jabba_the_hutt")
        assert sorted(keys(t)) == ["exile x_wing#1", "exile y_wing#1"], "from hand"
        assert gain(t, "exile x_wing") == (0, 0, n - 1)
        assert zone(t, "exile", 0) == ["x_wing"] and can(t, "end")
    assert refused(match("rebel", {**side, "hand": []}), "use jabba_the_hutt#1") == "DBG-131"


def test_c_roc_cruiser() -> None:
    side = {"ships": ["c_roc_cruiser"], "hand": ["x_wing", "y_wing"]}
    for damage, left in ((5, 2), (2, 0), (0, 0)):
        t = do(match("rebel", side, marks={"damage": {"dantooine#1": damage}}), "use c_roc_cruiser", "discard x_wing")
        assert mark(t, "damage", "dantooine") == left and zone(t, "discard", 0) == ["x_wing"]
    t = match("rebel", {**side, "hand": []}, marks={"damage": {"dantooine#1": 5}})
    assert refused(t, "use c_roc_cruiser#1") == "DBG-131"


def test_nebulon_b_frigate() -> None:
    repairs_or_gains("nebulon_b_frigate", 3, 3)


# Empire bases


def test_corellia() -> None:
    reveals_a_free_purchase("corellia", "at_at", "bossk", "x_wing")


def test_kessel() -> None:
    reveals_exiles("kessel")


def test_mustafar() -> None:
    reveals_force("mustafar", 4)


def test_kafrene() -> None:
    draws_for_the_first_neutral("kafrene", ("bossk", "blockade_runner"))


def test_ord_mantell() -> None:
    side = {"base": ["ord_mantell"], "units": ["at_st#1", "at_st#2", "tie_fighter"]}
    row = ["dengar", "quarren_mercenary", "blockade_runner", "x_wing"]
    t = match("empire", side, row=row)
    assert refused(t, "commit at_st#1 blockade_runner#1") == "DBG-169", "no ship"
    weak = do(t.copy(), "commit tie_fighter#1 dengar#1", "resolve dengar#1")
    assert "dengar" in zone(weak, "galaxy_row"), "its cost is the target value"
    assert refused(weak, "commit at_st#1 dengar#1") == "DBG-168", "once a turn"
    attack(t, "at_st#1", at="dengar#1")
    assert zone(t, "galaxy_discard") == ["dengar"]
    assert gain(t, "reward dengar") == (4, 0, 0)
    assert refused(t, "commit at_st#2 quarren_mercenary#1") == "DBG-168" and can(t, "commit at_st#2 x_wing#1")
    t = match("empire", {**side, "base": ["lothal"]}, row=row)
    assert refused(t, "commit at_st#1 dengar#1") == "DBG-168", "another base"
    t = match("empire", side, row=row)
    assert attack(t, "at_st#1", "tie_fighter", at="dengar#1") == 6, "several units in one attack"


def test_coruscant() -> None:
    t = next_turn("empire", {"base": ["coruscant"]}, deck=["at_st", "x_wing", "y_wing"])
    answers(t, "coruscant")
    do(t, "answer coruscant")
    assert t.view(0)["galaxy_deck"] == ["at_st#1", "x_wing#1", None] and t.view(1)["galaxy_deck"] == [None] * 3
    assert sorted(keys(t)) == ["discard at_st#1", "discard x_wing#1"]
    other = do(t.copy(), "discard at_st")
    assert zone(other, "galaxy_deck") == ["x_wing", "y_wing"] and zone(other, "galaxy_discard") == ["at_st"]
    do(t, "discard x_wing")
    assert zone(t, "galaxy_deck") == ["at_st", "y_wing"] and zone(t, "galaxy_discard") == ["x_wing"] and can(t, "end")
    assert can(next_turn("empire", deck=["at_st", "x_wing"]), "end"), "another base"


def test_death_star() -> None:
    row = ["mon_calamari_cruiser", "star_destroyer", "blockade_runner#1", "bossk", "dengar", "at_st"]
    side = {"base": ["death_star"], "resources": 4}
    t = match("empire", side, {"ships": ["blockade_runner#2"]}, row=row, deck=["x_wing"])
    assert gain(t, "use death_star") == (-4, 0, 0)
    ships = ["blockade_runner#1", "blockade_runner#2", "mon_calamari_cruiser#1", "star_destroyer#1"]
    assert sorted(keys(t)) == [f"destroy {ship}" for ship in ships]
    in_play = do(t.copy(), "destroy blockade_runner#2")
    assert zone(in_play, "ships", 1) == [] and zone(in_play, "discard", 1) == ["blockade_runner"]
    do(t, "destroy star_destroyer")
    assert zone(t, "galaxy_discard") == ["star_destroyer"] and zone(t, "galaxy_row")[1] == "x_wing"
    assert refused(t, "use death_star#1") == "DBG-126"
    poor = match("empire", {**side, "resources": 3}, row=row)
    assert refused(poor, "use death_star#1") == "DBG-131"


def test_endor() -> None:
    mine = {
        "stormtrooper": True,
        "at_st": True,
        "jabbas_sail_barge": True,
        "tie_fighter": False,
        "star_destroyer": False,
    }
    leads("endor", 1, mine, ("rebel_trooper",))
    assert attack(match("empire", {"base": ["endor"], "units": ["at_st"]}), "at_st") == 5


def test_rodia() -> None:
    row = ["x_wing", "at_st", "rebel_transport", "bossk", "chewbacca", "dengar"]
    you = {"base": ["tatooine"], "ships": ["mon_calamari_cruiser"]}
    t = revealed("rodia", you=you, row=row, deck=["y_wing", "lobot", "at_at", "z_95_headhunter"])
    answers(t, "rodia")
    declined = do(t.copy(), "pass")
    assert mark(declined, "damage", "tatooine") == 0 and zone(declined, "galaxy_row") == row
    do(t, "answer rodia")
    assert mark(t, "damage", "tatooine") == 3 and mark(t, "damage", "mon_calamari_cruiser") == 0
    assert sorted(zone(t, "galaxy_discard")) == ["chewbacca", "rebel_transport", "x_wing"]
    assert zone(t, "galaxy_row") == ["y_wing", "at_st", "lobot", "bossk", "at_at", "dengar"], "what comes is left alone"
    assert can(revealed("rodia", you=you, row=["at_st", "bossk"], bare=True), "end"), "no enemy card"


# Rebel bases


def test_mon_cala() -> None:
    reveals_a_free_purchase("mon_cala", "x_wing", "bossk", "at_st")


def test_dagobah() -> None:
    reveals_exiles("dagobah")


def test_bespin() -> None:
    draws_for_the_first_neutral("bespin", ("bossk", "blockade_runner"))


def test_alderaan() -> None:
    reveals_force("alderaan", 4)


def test_hoth() -> None:
    you = {"base": ["hoth"], "deck": shuttles("rebel", 5)}
    units = ["tie_fighter#1", "at_st#1", "stormtrooper#1"]
    side = {"units": units, "ships": ["star_destroyer"], "deck": shuttles("empire", 5)}
    t = match("empire", side, you)
    attack(t, "tie_fighter#1")
    assert mark(t, "damage", "hoth") == 0
    attack(t, "at_st#1")
    assert mark(t, "damage", "hoth") == 4, "2 in all"
    t = match("empire", side, you)
    attack(t, "at_st#1")
    assert mark(t, "damage", "hoth") == 2
    do(t, "end")
    do(t, "end", seat=1)
    attack(t, "star_destroyer")
    assert mark(t, "damage", "hoth") == 4, "each turn"
    guarded = match("empire", side, {**you, "ships": ["rebel_transport"]})
    attack(guarded, "at_st#1")
    assert zone(guarded, "ships", 1) == [] and mark(guarded, "damage", "hoth") == 0, "ships are not protected"


def test_jedha() -> None:
    side = {"base": ["jedha"], "resources": 20, "deck": shuttles("rebel", 5)}
    row = ["x_wing", "bossk", "dengar"]
    t = do(match("rebel", side, row=row), "buy x_wing")
    assert zone(t, "discard", 0) == ["x_wing"], "not neutral"
    do(t, "buy bossk", "buy dengar")
    assert zone(t, "hand", 0) == ["bossk"] and zone(t, "discard", 0) == ["x_wing", "dengar"]
    played = do(t.copy(), "play bossk", "end")
    for after in (do(t, "end"), played):
        assert zone(after, "exile", 0) == ["bossk"], "and it has to be exiled"
    pilot = do(match("rebel", side, row=row), "buy outer_rim_pilot")
    assert zone(pilot, "hand", 0) == ["outer_rim_pilot"]


def test_tatooine() -> None:
    row = ["at_st", "bossk", "at_at", "dengar", "tie_fighter", "lobot"]
    t = revealed("tatooine", row=row, discard=["x_wing", "chewbacca", "tie_bomber"])
    answers(t, "tatooine")
    do(t, "answer tatooine")
    assert sorted(keys(t)) == sorted(f"swap {card}#1" for card in row)
    do(t, "swap at_st")
    assert sorted(keys(t)) == ["put-in-row chewbacca#1", "put-in-row x_wing#1"], "a Rebel card of the pile"
    deck = zone(t, "galaxy_deck")
    do(t, "put-in-row x_wing")
    assert zone(t, "galaxy_row") == ["x_wing", *row[1:]] and zone(t, "galaxy_deck") == deck
    assert sorted(zone(t, "galaxy_discard")) == ["at_st", "chewbacca", "tie_bomber"]
    assert have(t) == (1, 0, 0) and can(t, "end")
    t = do(revealed("tatooine", row=row, discard=["tie_bomber"]), "answer tatooine")
    assert have(t) == (1, 0, 0) and zone(t, "galaxy_row") == row and can(t, "end"), "only the resource"


def test_sullust() -> None:
    side = {"base": ["sullust"], "resources": 20, "deck": shuttles("rebel", 1)}
    t = do(match("rebel", side, row=["x_wing", "bossk"]), "buy bossk", "buy x_wing")
    assert zone(t, "deck", 0) == ["bossk", "alliance_shuttle"] and zone(t, "discard", 0) == ["x_wing"]


def test_yavin_4() -> None:
    side = {"base": ["yavin_4"], "units": ["snowspeeder", "rebel_commando"]}
    you = {"hand": ["stormtrooper", "tie_fighter", "at_st"], "ships": ["star_destroyer"]}
    t = do(match("rebel", side, you, force=1), "use snowspeeder")
    do(t, "discard stormtrooper", seat=1)
    answers(t, "yavin_4")
    declined = do(t.copy(), "pass")
    assert mark(declined, "damage", "rodia") == 0
    do(t, "answer yavin_4")
    assert mark(t, "damage", "rodia") == 2 and mark(t, "damage", "star_destroyer") == 0 and can(t, "end")
    do(t, "use rebel_commando", "answer yavin_4")
    assert mark(t, "damage", "rodia") == 4, "each time"
    own = {"base": ["yavin_4"], "ships": ["c_roc_cruiser"], "hand": ["x_wing"]}
    t = do(match("rebel", own, you, marks={"damage": {"yavin_4#1": 3}}), "use c_roc_cruiser")
    assert can(t, "end") and mark(t, "damage", "rodia") == 0, "one's own discards do not count"
    theirs = {"ships": ["gozanti_cruiser"], "hand": ["stormtrooper"], "deck": ["at_st"]}
    t = do(match("empire", theirs, {"base": ["yavin_4"]}), "use gozanti_cruiser")
    assert can(t, "end") and mark(t, "damage", "lothal") == 0, "nor do those of the opponent's own turn"
    do(match("rebel", side, {**you, "hand": []}), "end")


# all of them


def test_every_card_has_its_test() -> None:
    """A card without ability is tested by what is printed on it."""
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    for id in IDS:
        card = CARDS[id]
        plain = card.ability is None and not card.triggers and not card.constants
        assert plain is (id in WITHOUT_ABILITY), id
        assert (id in tested) is not plain, id
    assert set(IDS) == set(CONFIRMED)
