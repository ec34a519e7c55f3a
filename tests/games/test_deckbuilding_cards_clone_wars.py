"""What each card of the Clone Wars box does in a game of two. One test a card: `test_<card id>`.

Most printed numbers of this box are reconstructed, and a correction of one is a change of data. So the tests read them
off the cards, but for the few that the rulebook's examples and the card tables confirm.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kantyna
from deckbuilding_situations import (
    ability_numbers,
    answers,
    attack,
    base_has_hit_points,
    chooses_a_bonus,
    cost_is_paid,
    defeat,
    discards_from_the_row,
    draws,
    draws_for_the_first_neutral,
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
    strength,
    strike,
    when_it_defeats,
)
from situations import DECKBUILDING as CARDS
from situations import can, do, facts, keys, mark, number, refused, zone

IDS = [id for id, card in CARDS.items() if card.facts()["set"] == "clone-wars"]
UNITS = [id for id in IDS if facts(id)["type"] == "unit"]
SHIPS = [id for id in IDS if facts(id)["type"] == "capital_ship"]
BASES = [id for id in IDS if facts(id)["type"] == "base"]

WITHOUT_ABILITY = [
    "republic_shuttle", "clone_trooper", "separatist_shuttle", "b1_battle_droid", "providence_class_dreadnought",
    "cr70_corvette", "rishi", "xorrn",
]  # fmt: skip


def revealing(id: str, top: str, space: int = 0, **me: Any) -> kantyna.Table:
    """Seat 0 has used this unit, and so revealed that card on top of its deck."""
    t = match("republic", {"units": [id], "deck": [top, *shuttles("republic", 2)], **me}, force=space)
    do(t, f"use {id}#1")
    for seat in (0, 1, None):
        assert t.view(seat)["seats"][0]["deck"][0] == (top if "#" in top else top + "#1"), "everybody has seen it"
    return t


# what is confirmed


def test_the_box() -> None:
    assert len(IDS) == 82 and sum(CARDS[id].count for id in IDS) == 140
    copies: Counter[tuple[str, str]] = Counter()
    for id in IDS:
        copies[facts(id)["deck"], facts(id)["faction"]] += CARDS[id].count
    assert copies == {
        ("starter", "republic"): 10,
        ("starter", "separatist"): 10,
        ("pilots", "neutral"): 10,
        ("galaxy", "republic"): 30,
        ("galaxy", "separatist"): 30,
        ("galaxy", "neutral"): 30,
        ("bases", "republic"): 10,
        ("bases", "separatist"): 10,
    }


def test_starter_decks_and_bases_of_the_beginner_game() -> None:
    starters = {id: CARDS[id].count for id in IDS if facts(id)["deck"] == "starter"}
    assert starters == {
        "republic_shuttle": 7, "clone_trooper": 2, "jedi_knight": 1,
        "separatist_shuttle": 7, "b1_battle_droid": 2, "dark_side_agent": 1,
    }  # fmt: skip
    beginner = {
        faction: [id for id in BASES if facts(id)["beginner"] and facts(id)["faction"] == faction]
        for faction in ("republic", "separatist")
    }
    assert beginner["republic"] == ["rishi", "anaxes", "coruscant_cw", "kamino", "ryloth"]
    assert beginner["separatist"] == ["xorrn", "dac", "felucia", "geonosis", "mygeeto"]
    assert [id for id in BASES if facts(id)["starting"]] == ["rishi", "xorrn"]


def test_numbers_that_the_rulebook_tells() -> None:
    assert facts("admiral_trench")["target_value"] == 5
    assert facts("admiral_trench")["reward"] == {"resources": 3, "force": 2}
    assert facts("asajj_ventress")["force"] == 2
    assert facts("delta_7b")["attack"] + facts("arc_trooper")["attack"] == 6
    assert facts("arc_trooper")["attack"] >= facts("stap")["target_value"]
    assert facts("venator_class_star_destroyer")["attack"] > 0
    assert facts("b1_battle_droid")["cost"] == 0 and facts("b1_battle_droid")["traits"] == ["droid"]


def test_what_is_confirmed_is_not_called_reconstructed() -> None:
    assert not {"target_value", "reward", "faction"} & set(facts("admiral_trench")["reconstructed"])
    assert "force" not in facts("asajj_ventress")["reconstructed"]
    assert not {"cost", "traits", "count", "faction"} & set(facts("b1_battle_droid")["reconstructed"])
    assert {CARDS[id].provenance for id in IDS} == {"reconstructed"}
    named = {id for id in IDS if "name" in facts(id)["reconstructed"]}
    assert named == {
        "anakin_skywalker", "jango_fett", "vulture_droid", "b2_super_battle_droid", "aat",
        "providence_class_dreadnought", "nightsister", "cr70_corvette", "ilum", "dathomir",
    }  # fmt: skip


NAMES = """
republic_shuttle | Republic Shuttle | Prom Republiki | republic | unit | transport
clone_trooper | Clone Trooper | Żołnierz-klon | republic | unit | trooper
jedi_knight | Jedi Knight | Rycerz Jedi | republic | unit | jedi
separatist_shuttle | Separatist Shuttle | Prom Separatystów | separatist | unit | transport
b1_battle_droid | B1 Battle Droid | Droid bojowy B1 | separatist | unit | droid
dark_side_agent | Dark Side Agent | Agent ciemnej strony | separatist | unit | -
outer_rim_pilot_cw | Outer Rim Pilot | Pilot z Zewnętrznych Rubieży | neutral | unit | -
anakin_skywalker | Anakin Skywalker | Anakin Skywalker | republic | unit | jedi
mace_windu | Mace Windu | Mace Windu | republic | unit | jedi
obi_wan_kenobi | Obi-Wan Kenobi | Obi-Wan Kenobi | republic | unit | jedi
ahsoka_tano | Ahsoka Tano | Ahsoka Tano | republic | unit | jedi
padme_amidala | Padmé Amidala | Padmé Amidala | republic | unit | officer
clone_commander_cody | Clone Commander Cody | Komandor-Klon Cody | republic | unit | officer trooper
aayla_secura | Aayla Secura | Aayla Secura | republic | unit | jedi
captain_rex | Captain Rex | Kapitan Rex | republic | unit | officer trooper
v_19_torrent | V-19 Torrent | V-19 Torrent | republic | unit | fighter
at_rt | AT-RT | AT-RT | republic | unit | trooper vehicle
barc_trooper | BARC Trooper | Żołnierz BARC | republic | unit | trooper
arc_trooper | ARC Trooper | Żołnierz ARC | republic | unit | trooper
delta_7b | Delta-7B | Delta-7B | republic | unit | fighter
consular_class_cruiser | Consular-class Cruiser | Krążownik typu Consular | republic | capital_ship | -
laat_gunship | LAAT Gunship | Kanonierka LAAT | republic | unit | transport
arc_170 | ARC-170 | ARC-170 | republic | unit | fighter
acclamator | Acclamator-class Ship | Okręt typu Acclamator | republic | capital_ship | -
at_te | AT-TE | AT-TE | republic | unit | vehicle
venator_class_star_destroyer | Venator-class Star Destroyer | Niszczyciel typu Venator | republic | capital_ship | -
count_dooku | Count Dooku | Hrabia Dooku | separatist | unit | sith
general_grievous | General Grievous | Generał Grievous | separatist | unit | officer
admiral_trench | Admiral Trench | Admirał Trench | separatist | unit | officer
asajj_ventress | Asajj Ventress | Asajj Ventress | separatist | unit | sith
jango_fett | Jango Fett | Jango Fett | separatist | unit | bounty_hunter
wat_tambor | Wat Tambor | Wat Tambor | separatist | unit | officer
nute_gunray | Nute Gunray | Nute Gunray | separatist | unit | officer
vulture_droid | Vulture Droid | Droid typu Vulture | separatist | unit | droid fighter
stap | STAP | STAP | separatist | unit | droid vehicle
b2_super_battle_droid | B2 Super Battle Droid | Superdroid bojowy B2 | separatist | unit | droid
droideka | Droideka | Droideka | separatist | unit | droid
tri_fighter | Tri-Fighter | Tri-Fighter | separatist | unit | droid fighter
munificent_class_frigate | Munificent-class Frigate | Fregata typu Munificent | separatist | capital_ship | -
magnaguard | MagnaGuard | MagnaGuard | separatist | unit | droid
mtt | MTT | MTT | separatist | unit | transport vehicle
aat | AAT | AAT | separatist | unit | vehicle
droid_control_ship | Droid Control Ship | Okręt kontroli droidów | separatist | capital_ship | -
providence_class_dreadnought | Providence-class Dreadnought | Pancernik typu Providence | separatist | capital_ship | -
jar_jar_binks | Jar Jar Binks | Jar Jar Binks | neutral | unit | -
protocol_droid | Protocol Droid | Droid protokolarny | neutral | unit | droid
hutt_fighter | Hutt Fighter | Myśliwiec Huttów | neutral | unit | fighter
assassin_droid | Assassin Droid | Droid zabójca | neutral | unit | bounty_hunter droid
shady_contact | Shady Contact | Szemrany kontakt | neutral | unit | scoundrel
weequay_pirate | Weequay Pirate | Weequayski pirat | neutral | unit | scoundrel
aurra_sing | Aurra Sing | Aurra Sing | neutral | unit | bounty_hunter
nightsister | Nightsister | Siostra Nocy | neutral | unit | -
aurora_class_freighter | Aurora-class Freighter | Frachtowiec typu Aurora | neutral | capital_ship | -
latts_razzi | Latts Razzi | Latts Razzi | neutral | unit | bounty_hunter
super_commando | Super Commando | Superkomandos | neutral | unit | trooper
gauntlet_fighter | Gauntlet Fighter | Myśliwiec Gauntlet | neutral | unit | fighter
cr70_corvette | CR70 Corvette | Korweta CR70 | neutral | capital_ship | -
embo | Embo | Embo | neutral | unit | bounty_hunter
dreadnought_class_cruiser | Dreadnought-class Cruiser | Krążownik typu Dreadnought | neutral | capital_ship | -
hondo_ohnaka | Hondo Ohnaka | Hondo Ohnaka | neutral | unit | scoundrel
cad_bane | Cad Bane | Cad Bane | neutral | unit | bounty_hunter
fetts_firespray | Fett's Firespray | Firespray Fetta | neutral | unit | transport
rishi | Rishi | Rishi | republic | base | -
anaxes | Anaxes | Anaxes | republic | base | -
coruscant_cw | Coruscant | Coruscant | republic | base | -
kamino | Kamino | Kamino | republic | base | -
ryloth | Ryloth | Ryloth | republic | base | -
naboo | Naboo | Naboo | republic | base | -
kashyyyk | Kashyyyk | Kashyyyk | republic | base | -
rodia_cw | Rodia | Rodia | republic | base | -
christophsis | Christophsis | Christophsis | republic | base | -
ilum | Ilum | Ilum | republic | base | -
xorrn | Xorrn | Xorrn | separatist | base | -
dac | Dac | Dac | separatist | base | -
felucia | Felucia | Felucia | separatist | base | -
geonosis | Geonosis | Geonosis | separatist | base | -
mygeeto | Mygeeto | Mygeeto | separatist | base | -
onderon | Onderon | Onderon | separatist | base | -
mustafar_cw | Mustafar | Mustafar | separatist | base | -
cato_neimoidia | Cato Neimoidia | Cato Neimoidia | separatist | base | -
lola_sayu | Lola Sayu | Lola Sayu | separatist | base | -
dathomir | Dathomir | Dathomir | separatist | base | -
"""


@pytest.mark.parametrize("line", NAMES.strip().splitlines(), ids=lambda line: line.partition(" ")[0])
def test_name_faction_type_and_traits(line: str) -> None:
    id, english, polish, faction, type, traits = [part.strip() for part in line.split("|")]
    assert (CARDS[id].name("en"), CARDS[id].name("pl")) == (english, polish)
    assert (facts(id)["faction"], facts(id)["type"]) == (faction, type)
    assert sorted(facts(id)["traits"]) == sorted(traits.replace("-", "").split())


# what is printed


@pytest.mark.parametrize("id", [*UNITS, *SHIPS])
def test_playing_it_gives_what_is_printed(id: str) -> None:
    playing_counts(id)


@pytest.mark.parametrize("id", [id for id in [*UNITS, *SHIPS] if facts(id)["deck"] != "starter"])
def test_it_costs_what_is_printed(id: str) -> None:
    cost_is_paid(id)


@pytest.mark.parametrize(
    "id", [id for id in UNITS if facts(id)["deck"] == "galaxy" and facts(id)["faction"] != "neutral"]
)
def test_its_target_value_and_reward(id: str) -> None:
    reward_is_paid(id)


@pytest.mark.parametrize("id", SHIPS)
def test_ships_give_income_and_endure_their_hit_points(id: str) -> None:
    ship_has_hit_points(id)


@pytest.mark.parametrize("id", BASES)
def test_bases_endure_their_hit_points(id: str) -> None:
    base_has_hit_points(id)


def test_only_faction_units_of_the_galaxy_deck_have_a_target_value() -> None:
    for id in IDS:
        card = facts(id)
        target = card["deck"] == "galaxy" and card["type"] == "unit" and card["faction"] != "neutral"
        assert ("target_value" in card) is ("reward" in card) is target, id


# starter decks, pilots


def test_jedi_knight() -> None:
    chooses_a_bonus("jedi_knight", ability_numbers("jedi_knight")[0])
    assert len(set(ability_numbers("jedi_knight"))) == 1


def test_dark_side_agent() -> None:
    chooses_a_bonus("dark_side_agent", ability_numbers("dark_side_agent")[0])
    assert len(set(ability_numbers("dark_side_agent"))) == 1


def test_outer_rim_pilot_cw() -> None:
    is_exiled_for_force("outer_rim_pilot_cw", ability_numbers("outer_rim_pilot_cw")[0])


# Republic


def test_anakin_skywalker() -> None:
    has_more_attack_with_the_force("anakin_skywalker", ability_numbers("anakin_skywalker")[0])


def test_mace_windu() -> None:
    one, two = ability_numbers("mace_windu")
    printed = facts("mace_windu")["attack"]
    for space, more in ((-1, one), (0, one), (1, two)):
        t = revealing("mace_windu", "v_19_torrent", space)
        assert can(t, "end") and zone(t, "deck", 0)[0] == "v_19_torrent", "it stays on top"
        assert attack(t, "mace_windu") == printed + more
    assert in_force("mace_windu", 1, {"deck": ["v_19_torrent"]}) == printed, "not used"
    t = do(match("republic", {"units": ["mace_windu"]}), "use mace_windu")
    assert attack(t, "mace_windu") == printed + one, "his attack does not depend on the revealed card"
    t = do(match("republic", {"units": ["mace_windu"], "discard": ["at_te"]}), "use mace_windu")
    assert zone(t, "deck", 0) == ["at_te"], "an empty deck is rebuilt first"


def test_obi_wan_kenobi() -> None:
    side = {"units": ["v_19_torrent"], "deck": ["obi_wan_kenobi", "at_te", "clone_trooper"]}
    t = do(match("republic", side), "use v_19_torrent")
    answers(t, "obi_wan_kenobi")
    declined = do(t.copy(), "pass")
    assert keys(declined) == ["discard obi_wan_kenobi#1", "decline"]
    do(t, "answer obi_wan_kenobi")
    assert zone(t, "hand", 0) == ["obi_wan_kenobi"]
    assert t.view(1)["seats"][0]["deck"][0] == "at_te#1", "the next card is revealed instead"
    assert keys(t) == ["discard at_te#1", "decline"]
    do(t, "discard at_te")
    assert zone(t, "discard", 0) == ["at_te"] and zone(t, "deck", 0) == ["clone_trooper"]
    side = {"units": ["laat_gunship"], "deck": ["obi_wan_kenobi", "at_te"]}
    t = do(match("republic", side), "use laat_gunship")
    assert keys(do(t.copy(), "pass")) == ["draw obi_wan_kenobi#1", "decline"]
    assert can(do(t, "answer obi_wan_kenobi"), "end"), "the rest of the ability applies to the next card"
    t = do(match("republic", {**side, "deck": ["obi_wan_kenobi"]}), "use laat_gunship", "answer obi_wan_kenobi")
    assert can(t, "end") and zone(t, "hand", 0) == ["obi_wan_kenobi"], "there is no next card"
    drawn = match("republic", {"units": ["padme_amidala"], "deck": ["obi_wan_kenobi", "at_te"]})
    assert gain(drawn, "use padme_amidala") == (0, 0, 1) and can(drawn, "end"), "drawing is no revealing"


def test_ahsoka_tano() -> None:
    discard = ["at_te", "clone_trooper"]
    for space in (-1, 0):
        assert can(revealing("ahsoka_tano", "v_19_torrent", space, discard=discard), "end")
    t = revealing("ahsoka_tano", "v_19_torrent", 1, discard=discard)
    assert keys(t) == ["swap at_te#1", "swap clone_trooper#1", "decline"]
    declined = do(t.copy(), "decline")
    assert zone(declined, "deck", 0)[0] == "v_19_torrent" and zone(declined, "discard", 0) == discard
    do(t, "swap at_te")
    assert zone(t, "deck", 0)[0] == "at_te" and sorted(zone(t, "discard", 0)) == ["clone_trooper", "v_19_torrent"]
    assert can(t, "end")
    assert can(revealing("ahsoka_tano", "v_19_torrent", 1), "end"), "nothing to swap with"


def test_padme_amidala() -> None:
    draws("padme_amidala", 1)
    draws("padme_amidala", 2, {"base": ["naboo"]})
    draws("padme_amidala", 1, {"base": ["kamino"]})


def test_clone_commander_cody() -> None:
    side = {"units": ["clone_commander_cody"], "deck": ["republic_shuttle#1"]}
    pile = ["clone_trooper", "arc_trooper", "republic_shuttle#2"]
    for space in (-1, 0):
        t = do(match("republic", {**side, "discard": pile}, force=space), "use clone_commander_cody")
        assert sorted(keys(t)) == ["put-on-deck arc_trooper#1", "put-on-deck clone_trooper#1"]
        do(t, "put-on-deck arc_trooper")
        assert zone(t, "deck", 0) == ["arc_trooper", "republic_shuttle"] and zone(t, "hand", 0) == []
    returns_from_discard("clone_commander_cody", ("clone_trooper", "arc_trooper"), ("republic_shuttle",), force=1)
    t = match("republic", {**side, "discard": ["republic_shuttle#2"]})
    assert refused(t, "use clone_commander_cody#1") == "DBG-132"


def test_aayla_secura() -> None:
    troops = {"clone_trooper": True, "at_rt": True, "v_19_torrent": False, "super_commando": True}
    leads("aayla_secura", 1, troops, force=1)
    for space in (0, -1):
        leads("aayla_secura", 1, dict.fromkeys(troops, False), force=space)
    assert in_force("aayla_secura", 1) == facts("aayla_secura")["attack"], "she is no trooper"


def test_captain_rex() -> None:
    printed = facts("captain_rex")["attack"]
    assert in_force("captain_rex", 0) == printed + 1, "himself"
    side = {"units": ["captain_rex", "padme_amidala", "clone_trooper"], "base": ["naboo"]}
    t = match("republic", side, {"units": ["nute_gunray"]}, row=["wat_tambor", "embo", "stap"])
    assert strength(t, "captain_rex") == printed + 5
    assert attack(t, "captain_rex") == printed + 5


def test_v_19_torrent() -> None:
    t = revealing("v_19_torrent", "at_te")
    assert keys(t) == ["discard at_te#1", "decline"]
    kept = do(t.copy(), "decline")
    assert zone(kept, "deck", 0)[0] == "at_te" and zone(kept, "discard", 0) == []
    do(t, "discard at_te")
    assert zone(t, "discard", 0) == ["at_te"] and zone(t, "deck", 0) == ["republic_shuttle"] * 2 and can(t, "end")


def test_at_rt() -> None:
    hurt: dict[str, Any] = {"marks": {"damage": {"rishi#1": 5}}}
    t = match("republic", {"units": ["at_rt#1"]}, **hurt)
    assert refused(t, "use at_rt#1") == "DBG-229", "it is no other trooper itself"
    for other in ("clone_trooper#1", "at_rt#2"):
        t = do(match("republic", {"units": ["at_rt#1", other]}, **hurt), "use at_rt#1")
        assert mark(t, "damage", "rishi") == 3
    t = match("republic", {"units": ["at_rt#1", "clone_trooper"]}, marks={"damage": {"rishi#1": 1}})
    assert mark(do(t, "use at_rt#1"), "damage", "rishi") == 0
    t = match("republic", {"units": ["at_rt#1", "clone_trooper"]})
    assert refused(t, "use at_rt#1") == "DBG-132", "nothing to repair"


def test_barc_trooper() -> None:
    printed = facts("barc_trooper")["attack"]
    assert in_force("barc_trooper", 0) == printed
    for other, more in (("clone_trooper", 2), ("at_rt", 2), ("barc_trooper#2", 2), ("padme_amidala", 0)):
        assert in_force("barc_trooper", 0, {"units": ["barc_trooper#1", other]}) == printed + more
    t = match("republic", {"units": ["barc_trooper"]}, {"units": ["super_commando"]})
    assert strength(t, "barc_trooper") == printed, "the enemy's trooper does not count"


def test_arc_trooper() -> None:
    t = match("republic", {"units": ["arc_trooper#1", "padme_amidala"]})
    assert refused(t, "use arc_trooper#1") == "DBG-229"
    for other in ("jedi_knight#1", "aayla_secura#1", "clone_trooper#1", "arc_trooper#2"):
        t = match("republic", {"units": ["arc_trooper#1", other]}, {"ships": ["droid_control_ship"]})
        do(t, "use arc_trooper#1")
        assert mark(t, "damage", "cato_neimoidia") == 2 and mark(t, "damage", "droid_control_ship") == 0
    t = match("republic", {"units": ["arc_trooper#1", "clone_trooper"]}, {"base": []})
    assert refused(t, "use arc_trooper#1") == "DBG-132"


def test_delta_7b() -> None:
    for top, verb, place in (("ahsoka_tano", "draw", "hand"), ("clone_trooper", "discard", "discard")):
        t = revealing("delta_7b", top)
        assert keys(t) == [f"{verb} {top}#1", "decline"]
        declined = do(t.copy(), "decline")
        assert zone(declined, "deck", 0)[0] == top and can(declined, "end")
        do(t, f"{verb} {top}")
        assert zone(t, place, 0) == [top] and can(t, "end"), "the card under it is not asked about"
        assert zone(t, "deck", 0) == ["republic_shuttle"] * 2


def test_consular_class_cruiser() -> None:
    side = {"ships": ["consular_class_cruiser"], "hand": ["clone_trooper", "v_19_torrent"], "deck": ["at_te", "at_rt"]}
    t = do(match("republic", side), "use consular_class_cruiser")
    assert sorted(keys(t)) == ["swap clone_trooper#1", "swap v_19_torrent#1"]
    do(t, "swap clone_trooper")
    assert sorted(zone(t, "hand", 0)) == ["at_te", "v_19_torrent"] and zone(t, "deck", 0) == ["clone_trooper", "at_rt"]
    assert t.view(1)["seats"][0]["deck"] == [None, None] and t.view(0)["seats"][0]["deck"][0] == "clone_trooper#1"
    gaps: list[dict[str, Any]] = [{"hand": []}, {"deck": []}]
    for gap in gaps:
        assert refused(match("republic", {**side, **gap}), "use consular_class_cruiser#1") == "DBG-132"


def test_laat_gunship() -> None:
    for top in ("ahsoka_tano", "clone_trooper"):
        t = revealing("laat_gunship", top)
        assert keys(t) == [f"draw {top}#1", "decline"]
        assert zone(do(t.copy(), "decline"), "deck", 0)[0] == top
        assert zone(do(t, f"draw {top}"), "hand", 0) == [top] and can(t, "end")
    t = revealing("laat_gunship", "v_19_torrent")
    assert can(t, "end") and zone(t, "deck", 0)[0] == "v_19_torrent"


def test_arc_170() -> None:
    printed = facts("arc_170")["attack"]
    for top, more in (("v_19_torrent", 2), ("clone_trooper", 2), ("at_rt", 2), ("padme_amidala", 0)):
        t = revealing("arc_170", top)
        assert can(t, "end") and zone(t, "deck", 0)[0] == top
        assert attack(t, "arc_170") == printed + more


def test_acclamator() -> None:
    puts_the_next_purchase_on_top("acclamator", ("at_te", "padme_amidala"))
    puts_the_next_purchase_on_top("acclamator", ("embo", "padme_amidala"))


def test_at_te() -> None:
    t = match("republic", {"units": ["at_te", "padme_amidala", "clone_trooper"], "ships": ["acclamator"]})
    do(t, "use at_te")
    assert sorted(keys(t)) == ["put-on-deck clone_trooper#1", "put-on-deck padme_amidala#1"]
    do(t, "put-on-deck padme_amidala")
    assert zone(t, "deck", 0) == ["padme_amidala"] and zone(t, "units", 0) == ["at_te", "clone_trooper"]
    assert refused(match("republic", {"units": ["at_te"]}), "use at_te#1") == "DBG-132"


def test_venator_class_star_destroyer() -> None:
    leads("venator_class_star_destroyer", 1, {"v_19_torrent": True, "hutt_fighter": True, "at_te": False})
    side = {"units": ["v_19_torrent"], "ships": ["venator_class_star_destroyer#1", "venator_class_star_destroyer#2"]}
    t = match("republic", side, {"units": ["tri_fighter"]})
    assert attack(t, "v_19_torrent") == facts("v_19_torrent")["attack"] + 2, "one from each"
    assert strength(t, "tri_fighter") == facts("tri_fighter")["attack"], "the enemy's fighters have none"


# Separatists


def test_count_dooku() -> None:
    side = {"units": ["count_dooku", "droideka"], "exile": ["aat", "b1_battle_droid", "outer_rim_pilot_cw#9"]}
    row = ["arc_trooper", "stap", "embo", "acclamator", "mtt", "laat_gunship"]
    for space in (0, -1):
        assert refused(match("separatist", side, force=space, row=row), "use count_dooku#1") == "DBG-229"
    t = do(match("separatist", side, force=1, row=row), "use count_dooku")
    units = ["arc_trooper", "stap", "embo", "mtt", "laat_gunship"]
    assert sorted(keys(t)) == sorted(f"swap {card}#1" for card in units), "not the ship"
    do(t, "swap stap")
    assert sorted(keys(t)) == ["put-in-row aat#1", "put-in-row outer_rim_pilot_cw#9"], "no starter card"
    deck = zone(t, "galaxy_deck")
    do(t, "put-in-row aat")
    assert zone(t, "galaxy_row") == ["arc_trooper", "aat", "embo", "acclamator", "mtt", "laat_gunship"]
    assert zone(t, "galaxy_deck") == deck
    assert sorted(zone(t, "exile", 0)) == ["b1_battle_droid", "outer_rim_pilot_cw", "stap"]
    assert strength(t, "droideka") == facts("droideka")["attack"], "a swap is no exile"
    t = match("separatist", {**side, "exile": ["b1_battle_droid"]}, force=1, row=row)
    assert refused(t, "use count_dooku#1") == "DBG-132"


def test_general_grievous() -> None:
    side = {"units": ["general_grievous", "aat"], "hand": ["b1_battle_droid", "stap", "asajj_ventress"]}
    t = match("separatist", side, row=["laat_gunship"])
    assert attack(t, "general_grievous", at="laat_gunship#1") >= facts("laat_gunship")["target_value"]
    reward = facts("laat_gunship")["reward"]["resources"]
    assert gain(t, "reward laat_gunship") == (reward, 0, 0), "the reward first"
    assert sorted(keys(t)) == ["decline", "exile b1_battle_droid#1", "exile stap#1"]
    assert gain(t.copy(), "decline") == (0, 0, 0)
    assert gain(t, "exile stap") == (reward, 0, -1)
    assert zone(t, "exile", 0) == ["stap"] and can(t, "end")
    t = match("separatist", {**side, "hand": ["asajj_ventress"]}, row=["laat_gunship"])
    assert keys(defeat(t, "laat_gunship", "general_grievous")) == ["decline"], "no droid in hand, which nobody sees"
    t = match("separatist", side, row=["laat_gunship"])
    assert can(defeat(t, "laat_gunship", "aat"), "end"), "another unit defeated it"
    t = defeat(match("separatist", side, row=["laat_gunship"]), "laat_gunship", "general_grievous", "aat")
    assert gain(t, "exile stap") == (reward, 0, -1), "together with others, and the first reward declined"


def test_admiral_trench() -> None:
    draws("admiral_trench", 1)
    draws("admiral_trench", 1, {"ships": ["droid_control_ship"]})
    side = {"hand": ["admiral_trench", "cr70_corvette"], "deck": shuttles("separatist", 3)}
    t = next_turn("separatist", {**side, "ships": ["droid_control_ship"]})
    do(t, "play admiral_trench")
    assert gain(t, "use admiral_trench") == (0, 0, 2)
    t = do(next_turn("separatist", side), "play cr70_corvette", "play admiral_trench")
    assert gain(t, "use admiral_trench") == (0, 0, 1), "not in play when the turn began"


def test_asajj_ventress() -> None:
    (n,) = ability_numbers("asajj_ventress")
    draws("asajj_ventress", n, force=1)
    for space in (0, -1):
        t = match("separatist", {"units": ["asajj_ventress"], "deck": shuttles("separatist", 3)}, force=space)
        assert refused(t, "use asajj_ventress#1") == "DBG-229"


def test_jango_fett() -> None:
    (n,) = ability_numbers("jango_fett")
    t = when_it_defeats("jango_fett", "arc_trooper", "aat", {"deck": shuttles("separatist", 3)})
    answers(t, "jango_fett")
    assert gain(t, "answer jango_fett") == (0, 0, n) and can(t, "end")


def test_wat_tambor() -> None:
    side = {"units": ["wat_tambor"]}
    row = ["embo", "arc_trooper", "stap", "laat_gunship", "tri_fighter", "at_rt"]
    pile = ["aat", "at_te"]
    for space in (0, -1):
        t = do(match("separatist", side, row=row, discard=pile, deck=["mtt"], force=space), "use wat_tambor")
        assert zone(t, "galaxy_row") == ["mtt", *row[1:]] and can(t, "end"), "only discarded"
        assert zone(t, "galaxy_discard") == [*pile, "embo"]
    t = do(match("separatist", side, row=row, discard=pile, deck=["mtt"], force=1), "use wat_tambor")
    assert keys(t) == ["put-in-row aat#1", "decline"], "a Separatist card of the pile"
    declined = do(t.copy(), "decline")
    assert zone(declined, "galaxy_row")[0] == "mtt" and zone(declined, "galaxy_discard") == [*pile, "embo"]
    do(t, "put-in-row aat")
    assert zone(t, "galaxy_row") == ["aat", *row[1:]] and zone(t, "galaxy_deck") == ["mtt"]
    t = do(match("separatist", side, row=["embo", "hondo_ohnaka", "stap"], bare=True), "use wat_tambor")
    assert sorted(keys(t)) == ["discard embo#1", "discard hondo_ohnaka#1"], "a neutral card"
    assert refused(match("separatist", side, row=["stap"], bare=True), "use wat_tambor#1") == "DBG-132"


def test_nute_gunray() -> None:
    exile = ["aat", "b1_battle_droid", "outer_rim_pilot_cw#9"]
    side = {"units": ["nute_gunray"], "exile": exile, "resources": 20}
    row = ["stap", "embo", "arc_trooper", "mtt", "at_te", "tri_fighter"]
    t = match("separatist", side, row=row, deck=["magnaguard", "at_rt"])
    do(t, "use nute_gunray", "buy embo")
    assert sorted(keys(t)) == ["put-in-row aat#1", "put-in-row outer_rim_pilot_cw#9"]
    assert refused(t, "decline") == "DBG-466", "once used, it must be done"
    do(t, "put-in-row aat")
    assert zone(t, "galaxy_row") == ["stap", "aat", *row[2:]] and zone(t, "galaxy_deck") == ["magnaguard", "at_rt"]
    do(t, "buy stap")
    assert zone(t, "galaxy_row")[0] == "magnaguard", "the next time only"
    t = do(match("separatist", {**side, "exile": exile[1:2]}, row=row, deck=["magnaguard"]), "use nute_gunray")
    assert zone(do(t, "buy embo"), "galaxy_row")[1] == "magnaguard", "nothing to put there"
    t = do(match("separatist", side, row=row, deck=["magnaguard"]), "buy embo")
    assert zone(t, "galaxy_row")[1] == "magnaguard", "not used"


def test_vulture_droid() -> None:
    is_exiled_to_damage("vulture_droid", ability_numbers("vulture_droid")[0])


def test_stap() -> None:
    for row, gained in (
        (["arc_trooper", "at_te", "mtt"], True),
        (["arc_trooper", "acclamator", "mtt", "embo"], True),
        (["arc_trooper", "mtt"], False),
        (["embo", "hondo_ohnaka"], False),
    ):
        t = match("separatist", {"units": ["stap"]}, row=row, bare=True)
        if gained:
            assert gain(t, "use stap") == (0, 1, 0)
        else:
            assert refused(t, "use stap#1") == "DBG-229"


def test_b2_super_battle_droid() -> None:
    discards_from_the_row("b2_super_battle_droid")


def test_droideka() -> None:
    printed = facts("droideka")["attack"]
    side = {"units": ["droideka", "vulture_droid"]}
    assert in_force("droideka", 0, side) == printed
    t = do(match("separatist", side), "use vulture_droid")
    assert attack(t, "droideka") == printed + 2
    t = do(match("separatist", {"units": ["droideka", "tri_fighter"]}, row=["stap"], bare=True), "use tri_fighter")
    assert zone(t, "exile", 0) == ["stap"] and attack(t, "droideka") == printed + 2


def test_tri_fighter() -> None:
    ships = {"ships": ["acclamator"]}
    t = do(match("separatist", {"units": ["tri_fighter"]}, ships, row=["stap", "mtt", "at_te"]), "use tri_fighter")
    assert {"exile stap#1", "exile mtt#1"} <= set(keys(t)) and not can(t, "exile at_te")
    do(t, "exile stap")
    assert zone(t, "exile", 0) == ["stap"] and keys(t) == ["hit acclamator#1", "decline"]
    assert mark(do(t.copy(), "decline"), "damage", "acclamator") == 0
    assert mark(do(t, "hit acclamator"), "damage", "acclamator") == 3
    t = match("separatist", {"units": ["tri_fighter"]}, ships, row=["at_te", "embo"], bare=True)
    assert refused(t, "use tri_fighter#1") == "DBG-132"
    t = do(match("separatist", {"units": ["tri_fighter"]}, row=["stap"], bare=True), "use tri_fighter")
    assert zone(t, "exile", 0) == ["stap"] and can(t, "end"), "the exile alone"


def test_munificent_class_frigate() -> None:
    side = {"ships": ["munificent_class_frigate"]}
    row = ["stap", "at_te", "embo"]
    for damage, left in ((5, 3), (1, 0), (0, 0)):
        t = match("separatist", side, row=row, bare=True, marks={"damage": {"xorrn#1": damage}})
        do(t, "use munificent_class_frigate")
        assert zone(t, "exile", 0) == ["stap"] and mark(t, "damage", "xorrn") == left and can(t, "end")
    t = match("separatist", side, row=["at_te", "embo"], bare=True, marks={"damage": {"xorrn#1": 5}})
    assert refused(t, "use munificent_class_frigate#1") == "DBG-132"


def test_magnaguard() -> None:
    mine = {"count_dooku": True, "embo": True, "droideka": False}
    leads("magnaguard", 1, {**mine, "embo": True}, ("padme_amidala",))
    leads("magnaguard", 1, {"count_dooku": True, "droideka": False}, force=-1)
    leads("magnaguard", 2, {"count_dooku": True, "droideka": False}, force=1)
    assert in_force("magnaguard", 1) == facts("magnaguard")["attack"], "not unique itself"


def test_mtt() -> None:
    t = match("separatist", {"units": ["mtt"], "resources": 30}, row=["nute_gunray", "stap", "droideka"])
    do(t, "use mtt", "buy nute_gunray", "buy stap", "buy droideka")
    assert zone(t, "deck", 0) == ["stap"] and zone(t, "discard", 0) == ["nute_gunray", "droideka"]
    t = match("separatist", {"units": ["mtt"], "resources": 30}, row=["assassin_droid"])
    assert zone(do(t, "use mtt", "buy assassin_droid"), "deck", 0) == ["assassin_droid"], "a neutral one too"


def test_aat() -> None:
    (n,) = ability_numbers("aat")
    ships = ["acclamator", "consular_class_cruiser"]
    t = do(match("separatist", {"units": ["aat"]}, {"ships": ships}), "use aat")
    assert sorted(keys(t)) == sorted(f"hit {ship}#1" for ship in ships), "not the base"
    do(t, "hit acclamator")
    assert mark(t, "damage", "acclamator") == n
    assert refused(match("separatist", {"units": ["aat"]}), "use aat#1") == "DBG-132"


def test_droid_control_ship() -> None:
    cost = facts("droideka")["cost"]
    side = {"ships": ["droid_control_ship"], "exile": ["droideka", "stap", "nute_gunray"], "resources": cost}
    t = do(match("separatist", side), "use droid_control_ship")
    assert sorted(keys(t)) == ["buy droideka#1", "buy stap#1"]
    do(t, "buy droideka")
    assert zone(t, "discard", 0) == ["droideka"] and number(t, "resources") == 0
    assert sorted(zone(t, "exile", 0)) == ["nute_gunray", "stap"]
    poor = match("separatist", {**side, "exile": ["droideka"], "resources": cost - 1})
    assert refused(poor, "use droid_control_ship#1") == "DBG-132"
    others = match("separatist", {**side, "exile": []}, {"exile": ["droideka"]})
    assert refused(others, "use droid_control_ship#1") == "DBG-132", "your own pile only"


# neutral


def test_jar_jar_binks() -> None:
    cost = facts("jar_jar_binks")["cost"]
    t = do(match("republic", {"resources": cost + 2}, row=["jar_jar_binks"]), "buy jar_jar_binks")
    assert keys(t) == ["pay jar_jar_binks#1", "decline"]
    declined = do(t.copy(), "decline")
    assert zone(declined, "discard", 0) == ["jar_jar_binks"] and have(declined) == (2, 0, 0)
    assert gain(t, "pay jar_jar_binks") == (-2, 1, 0)
    assert zone(t, "discard", 1) == ["jar_jar_binks"] and zone(t, "discard", 0) == []
    t = do(match("republic", {"resources": cost + 1}, row=["jar_jar_binks"]), "buy jar_jar_binks")
    assert can(t, "end") and zone(t, "discard", 0) == ["jar_jar_binks"]
    gives = facts("jar_jar_binks")["resources"]
    t = do(match("republic", {"hand": ["jar_jar_binks"], "resources": 2}), "play jar_jar_binks")
    assert keys(t) == ["pay jar_jar_binks#1", "decline"]
    assert zone(do(t.copy(), "decline"), "units", 0) == ["jar_jar_binks"]
    do(t, "pay jar_jar_binks")
    assert have(t) == (gives, 1, 0) and zone(t, "discard", 1) == ["jar_jar_binks"] and zone(t, "units", 0) == []


def test_protocol_droid() -> None:
    row = ["embo", "hondo_ohnaka", "stap", "cr70_corvette"]
    t = match("republic", {"units": ["protocol_droid"]}, row=row, deck=["mtt", "cad_bane", "at_te", "arc_trooper"])
    do(t, "use protocol_droid")
    assert zone(t, "exile", 0) == ["protocol_droid"]
    assert zone(t, "galaxy_discard") == ["mtt", "cad_bane", "at_te"] and zone(t, "galaxy_deck") == ["arc_trooper"]
    assert keys(t) == ["swap embo#1", "swap hondo_ohnaka#1"], "neutral units"
    do(t, "swap hondo_ohnaka")
    assert zone(t, "galaxy_row")[:4] == ["embo", "at_te", "stap", "cr70_corvette"]
    assert zone(t, "galaxy_discard") == ["mtt", "cad_bane", "hondo_ohnaka"]
    t = match("republic", {"units": ["protocol_droid"]}, row=["stap"], bare=True, deck=["mtt", "at_te", "at_rt"])
    do(t, "use protocol_droid")
    assert zone(t, "galaxy_discard") == ["mtt", "at_te"] and zone(t, "galaxy_row") == ["stap"], "nothing to swap with"
    t = match("republic", {"units": ["protocol_droid"]}, row=["embo"], bare=True, deck=["mtt"], discard=["stap"])
    do(t, "use protocol_droid")
    assert can(t, "end") and zone(t, "galaxy_row") == ["embo"], "no card of its own faction"


def test_hutt_fighter() -> None:
    price, more = ability_numbers("hutt_fighter")
    printed = facts("hutt_fighter")["attack"]
    t = match("republic", {"units": ["hutt_fighter"], "resources": price})
    assert attack(t.copy(), "hutt_fighter") == printed
    assert gain(t, "use hutt_fighter") == (-price, 0, 0)
    assert attack(t, "hutt_fighter") == printed + more
    poor = match("republic", {"units": ["hutt_fighter"], "resources": price - 1})
    assert refused(poor, "use hutt_fighter#1") == "DBG-131"


def test_assassin_droid() -> None:
    has_more_attack_at_the_row("assassin_droid", ability_numbers("assassin_droid")[0])


def test_shady_contact() -> None:
    side = {"units": ["shady_contact"], "resources": 20}
    row = ["embo", "hondo_ohnaka", "at_te", "jar_jar_binks"]
    for space in (0, -1):
        assert refused(match("republic", side, row=row, force=space), "use shady_contact#1") == "DBG-229"
    t = do(match("republic", side, row=row, force=1), "use shady_contact")
    assert gain(t, "buy at_te") == (-facts("at_te")["cost"], 0, 0), "not neutral, and it still waits"
    assert gain(t, "buy embo") == (2 - facts("embo")["cost"], 0, 0)
    assert gain(t, "buy hondo_ohnaka") == (-facts("hondo_ohnaka")["cost"], 0, 0), "the next one only"
    t = do(match("republic", {**side, "resources": 0}, row=row, force=1), "use shady_contact")
    assert can(t, "buy jar_jar_binks") is (facts("jar_jar_binks")["cost"] <= 2)
    assert gain(t, "buy outer_rim_pilot_cw") == (min(0, 2 - facts("outer_rim_pilot_cw")["cost"]), 0, 0)


def test_weequay_pirate() -> None:
    draws("weequay_pirate", 1, {"units": ["embo"]})
    draws("weequay_pirate", 1, {"ships": ["cr70_corvette"]})
    draws("weequay_pirate", 1, {"units": ["weequay_pirate#2"]})
    t = match("republic", {"units": ["weequay_pirate", "clone_trooper"], "deck": ["at_te"]}, {"units": ["embo"]})
    assert refused(t, "use weequay_pirate#1") == "DBG-229"


def test_aurra_sing() -> None:
    printed = facts("aurra_sing")["attack"]
    assert in_force("aurra_sing", 0, row=["stap"]) == printed
    for hunter in ("embo", "jango_fett", "assassin_droid"):
        assert in_force("aurra_sing", 0, row=[hunter]) == printed + 2
    assert in_force("aurra_sing", 0, row=["embo", "cad_bane"]) == printed + 2, "not for each"
    assert in_force("aurra_sing", 0, {"units": ["aurra_sing", "embo"]}) == printed, "in play is not in the row"


def test_nightsister() -> None:
    has_more_attack_with_the_force("nightsister", ability_numbers("nightsister")[0])


def test_aurora_class_freighter() -> None:
    points = facts("aurora_class_freighter")["hit_points"]
    side = {"units": ["at_te"], "hand": ["clone_trooper"], "discard": ["republic_shuttle"]}
    other = {"ships": ["aurora_class_freighter"], "hand": ["b1_battle_droid"]}
    t = match("republic", side, other, marks={"damage": {"aurora_class_freighter#1": points - 1}})
    attack(t, "at_te")
    assert list(t.choices) == [0], "the player on turn first"
    assert sorted(keys(t)) == ["decline", "exile clone_trooper#1", "exile republic_shuttle#1"]
    do(t, "exile clone_trooper")
    assert list(t.choices) == [1]
    assert sorted(keys(t, 1)) == ["decline", "exile aurora_class_freighter#1", "exile b1_battle_droid#1"]
    assert zone(do(t.copy(), "decline", seat=1), "exile", 1) == []
    do(t, "exile b1_battle_droid", seat=1)
    assert zone(t, "exile", 0) == ["clone_trooper"] and zone(t, "exile", 1) == ["b1_battle_droid"]
    assert mark(t, "damage", "cato_neimoidia") == facts("at_te")["attack"] - 1, "what is left goes on to the base"
    side = {"units": ["cad_bane", "embo", "hondo_ohnaka"], "hand": ["clone_trooper"]}
    t = match("republic", side, other)
    do(t, "use cad_bane", "take destroy-ship", "decline")
    assert list(t.choices) == [1] and can(t, "exile b1_battle_droid", seat=1), "by an ability likewise"


def test_latts_razzi() -> None:
    t = when_it_defeats("latts_razzi", "stap", "at_te")
    answers(t, "latts_razzi")
    assert gain(t, "answer latts_razzi") == (1, 0, 0), "herself"
    side = {"units": ["latts_razzi", "embo", "clone_trooper"]}
    row = ["stap", "cad_bane", "assassin_droid"]
    t = defeat(match("republic", side, {"units": ["jango_fett"]}, row=row), "stap", "latts_razzi")
    assert gain(t, "answer latts_razzi") == (5, 0, 0)


def test_super_commando() -> None:
    side = {"resources": 9, "hand": ["clone_trooper"], "discard": ["republic_shuttle"]}
    for space in (0, -1):
        t = do(match("republic", side, row=["super_commando"], force=space), "buy super_commando")
        assert sorted(keys(t)) == ["to-discard super_commando#1", "to-hand super_commando#1"]
        taken = do(t.copy(), "to-hand super_commando")
        assert sorted(zone(taken, "hand", 0)) == ["clone_trooper", "super_commando"] and can(taken, "end")
        do(t, "to-discard super_commando")
        assert zone(t, "discard", 0) == ["republic_shuttle", "super_commando"] and can(t, "end")
    t = do(match("republic", side, row=["super_commando"], force=1), "buy super_commando", "to-hand super_commando")
    assert sorted(keys(t)) == [
        "decline",
        "exile clone_trooper#1",
        "exile republic_shuttle#1",
        "exile super_commando#1",
    ]
    assert zone(do(t.copy(), "decline"), "exile", 0) == []
    do(t, "exile republic_shuttle")
    assert zone(t, "exile", 0) == ["republic_shuttle"] and can(t, "end")


def test_gauntlet_fighter() -> None:
    cost = facts("at_te")["cost"]
    side = {"units": ["gauntlet_fighter"], "resources": cost}
    t = do(match("republic", side, discard=["at_te", "mtt", "arc_trooper"]), "use gauntlet_fighter")
    assert zone(t, "exile", 0) == ["gauntlet_fighter"] and sorted(keys(t)) == ["buy arc_trooper#1", "buy at_te#1"]
    do(t, "buy at_te")
    assert zone(t, "hand", 0) == ["at_te"] and number(t, "resources") == 0
    assert zone(t, "galaxy_discard") == ["mtt", "arc_trooper"]
    t = do(match("republic", {**side, "resources": cost - 1}, discard=["at_te", "mtt"]), "use gauntlet_fighter")
    assert can(t, "end") and zone(t, "hand", 0) == [], "too expensive; the price is paid all the same"


def test_embo() -> None:
    printed = facts("embo")["attack"]
    pilots = [f"outer_rim_pilot_cw#{n}" for n in range(1, 9)]
    assert in_force("embo", 0, {"units": ["embo", "clone_trooper"]}, pilots=0) == printed
    for n, more in ((1, 1), (4, 4), (6, 6), (8, 6)):
        assert in_force("embo", 0, {"units": ["embo", *pilots[:n]]}, pilots=0) == printed + more
    assert in_force("embo", 0, {"units": ["embo"], "ships": ["cr70_corvette"]}) == printed + 1
    t = match("republic", {"units": ["embo"]}, {"units": ["cad_bane"]})
    assert strength(t, "embo") == printed, "the enemy's do not count"


def test_dreadnought_class_cruiser() -> None:
    leads("dreadnought_class_cruiser", 1, {"hondo_ohnaka": True, "at_te": False, "cr70_corvette": False})
    t = match("republic", {"units": ["hondo_ohnaka"], "ships": ["dreadnought_class_cruiser"]}, {"units": ["cad_bane"]})
    assert attack(t, "hondo_ohnaka") == facts("hondo_ohnaka")["attack"] + 1
    assert strength(t, "cad_bane") == facts("cad_bane")["attack"]


def test_hondo_ohnaka() -> None:
    side = {"units": ["hondo_ohnaka"], "deck": shuttles("republic", 3), "resources": 20}
    dear = [id for id in ("arc_170", "at_te") if facts(id)["cost"] >= 4]
    cheap = [id for id in ("v_19_torrent", "at_rt") if facts(id)["cost"] < 4]
    t = match("republic", side, row=[*dear, *cheap])
    for card in dear:
        do(t, f"buy {card}")
        answers(t, "hondo_ohnaka")
        assert gain(t, "answer hondo_ohnaka") == (0, 0, 1) and can(t, "end"), "each time"
    for card in cheap:
        assert can(do(t, f"buy {card}"), "end")
    assert dear and cheap and ability_numbers("hondo_ohnaka") == [4, 1]
    t = do(match("republic", {**side, "units": []}, row=["hondo_ohnaka"]), "buy hondo_ohnaka")
    assert can(t, "end"), "only while he is in play"


def test_cad_bane() -> None:
    side = {"units": ["cad_bane", "embo"], "ships": ["cr70_corvette"], "hand": ["clone_trooper"], "discard": ["at_te"]}
    ships = {"ships": ["munificent_class_frigate", "droid_control_ship"]}
    t = match("republic", {**side, "ships": []}, ships)
    assert refused(t, "use cad_bane#1") == "DBG-229", "two neutral cards"
    t = do(match("republic", side, ships), "use cad_bane")
    assert keys(t) == ["take destroy-ship", "take exile-cards"]
    exiled = do(t.copy(), "take exile-cards")
    assert sorted(keys(exiled)) == ["exile at_te#1", "exile clone_trooper#1"]
    assert zone(do(exiled, "exile at_te"), "exile", 0) == ["at_te"] and can(exiled, "end")
    do(t, "take destroy-ship", "destroy droid_control_ship")
    assert zone(t, "ships", 1) == ["munificent_class_frigate"] and zone(t, "discard", 1) == ["droid_control_ship"]
    t = do(match("republic", side), "use cad_bane")
    assert "take destroy-ship" not in keys(t), "no ship to destroy"


def test_fetts_firespray() -> None:
    returns_from_discard("fetts_firespray", ("embo", "hondo_ohnaka"), ("clone_trooper", "cr70_corvette"))
    side = {"units": ["fetts_firespray"], "discard": ["aurra_sing"]}
    printed = facts("aurra_sing")["attack"]
    t = do(match("republic", side, row=["magnaguard"]), "use fetts_firespray", "play aurra_sing")
    assert attack(t.copy(), "aurra_sing") == printed
    assert attack(t, "aurra_sing", at="magnaguard#1") == printed + 2
    t = do(match("republic", {**side, "discard": ["hondo_ohnaka"]}, row=["magnaguard"]), "use fetts_firespray")
    do(t, "play hondo_ohnaka")
    assert attack(t, "hondo_ohnaka", at="magnaguard#1") == facts("hondo_ohnaka")["attack"], "no bounty hunter"


# Republic bases


def test_anaxes() -> None:
    reveals_a_free_purchase("anaxes", "at_te", "embo", "stap")


def test_coruscant_cw() -> None:
    side = {"base": ["coruscant_cw"], "deck": ["at_te", "clone_trooper"]}
    t = next_turn("republic", side)
    answers(t, "coruscant_cw")
    do(t, "answer coruscant_cw")
    assert t.view(1)["seats"][0]["deck"][0] == "at_te#1" and keys(t) == ["discard at_te#1", "decline"]
    assert zone(do(t.copy(), "decline"), "deck", 0) == ["at_te", "clone_trooper"]
    do(t, "discard at_te")
    assert zone(t, "deck", 0) == ["clone_trooper"] and zone(t, "discard", 0) == ["at_te"] and can(t, "end")
    assert can(next_turn("republic", {**side, "deck": []}), "end"), "no card to reveal"
    assert can(next_turn("republic", {"deck": ["at_te"]}), "end"), "another base"


def test_kamino() -> None:
    side = {"base": ["kamino"], "hand": ["clone_trooper#1", "clone_trooper#2", "padme_amidala"]}
    pile = ["arc_trooper", "at_rt", "at_te"]
    t = do(match("republic", {**side, "discard": pile}), "play padme_amidala")
    assert can(t, "end")
    do(t, "play clone_trooper#1")
    assert sorted(keys(t)) == ["decline", "take-card arc_trooper#1", "take-card at_rt#1"]
    declined = do(t.copy(), "decline", "play clone_trooper#2")
    assert can(declined, "end"), "the first one only"
    do(t, "take-card arc_trooper")
    assert sorted(zone(t, "hand", 0)) == ["arc_trooper", "clone_trooper"] and can(t, "end")
    assert can(do(t, "play arc_trooper"), "end")
    t = do(match("republic", {**side, "discard": ["at_te"]}), "play clone_trooper#1")
    assert can(t, "end"), "no trooper in the discard pile"


def test_ryloth() -> None:
    pile = ["at_te", "clone_trooper"]
    t = revealed("ryloth", {"discard": pile, "deck": ["republic_shuttle"]}, row=["stap", "mtt", "embo"])
    answers(t, "ryloth")
    do(t, "answer ryloth")
    assert {"exile stap#1", "exile mtt#1"} <= set(keys(t)) and not can(t, "exile embo")
    do(t, "exile mtt")
    assert zone(t, "exile", 0) == ["mtt"]
    assert sorted(keys(t)) == ["put-on-deck at_te#1", "put-on-deck clone_trooper#1"]
    do(t, "put-on-deck at_te")
    assert zone(t, "deck", 0) == ["at_te", "republic_shuttle"] and can(t, "end")
    t = do(revealed("ryloth", {"discard": pile}, row=["embo"], bare=True), "answer ryloth", "put-on-deck at_te")
    assert zone(t, "exile", 0) == [] and can(t, "end"), "what is possible of the two"
    t = do(revealed("ryloth", row=["stap"], bare=True), "answer ryloth")
    assert zone(t, "exile", 0) == ["stap"] and can(t, "end")


def test_naboo() -> None:
    printed = facts("acclamator")["hit_points"]
    you = {"ships": ["acclamator"], "base": ["naboo"]}
    marks = {"damage": {"acclamator#1": printed}}
    assert match("separatist", {}, you).view(None)["hit_points"]["acclamator#1"] == printed + 2
    assert zone(strike("separatist", 1, "base", you, marks=marks), "ships", 1) == ["acclamator"]
    assert zone(strike("separatist", 2, "base", you, marks=marks), "ships", 1) == []
    t = match("separatist", {"ships": ["droid_control_ship"]}, you)
    assert t.view(None)["hit_points"]["droid_control_ship#1"] == facts("droid_control_ship")["hit_points"]
    marks["damage"]["naboo#1"] = facts("naboo")["hit_points"] - 1
    t = do(match("separatist", {"units": ["vulture_droid"]}, you, marks=marks), "use vulture_droid", "hit naboo")
    assert zone(t, "victory", 0) == ["naboo"] and zone(t, "ships", 1) == [], "without Naboo the damage is enough"


def test_kashyyyk() -> None:
    reveals_exiles("kashyyyk")


def test_rodia_cw() -> None:
    draws_for_the_first_neutral("rodia_cw", ("embo", "cr70_corvette"))


def test_christophsis() -> None:
    t = revealed("christophsis", {"hand": [*shuttles("republic", 2), "clone_trooper", "laat_gunship"]})
    assert mark(t, "damage", "christophsis") == 4 and can(t, "end"), "nobody is asked"
    do(t, "play republic_shuttle#1")
    assert [key for key in keys(t) if key.startswith("answer")] == ["answer christophsis#1 1"]
    declined = do(t.copy(), "pass")
    assert mark(declined, "damage", "christophsis") == 4
    do(t, "answer christophsis#1 1")
    assert mark(t, "damage", "christophsis") == 3
    do(t, "play clone_trooper")
    assert can(t, "end"), "no transport"
    do(t, "play laat_gunship", "answer christophsis#1 1", "play republic_shuttle#2", "answer christophsis#1 1")
    assert mark(t, "damage", "christophsis") == 1, "each time"
    t = do(match("republic", {"base": ["christophsis"], "hand": ["laat_gunship"]}), "play laat_gunship")
    assert can(t, "end"), "nothing to repair"


def test_ilum() -> None:
    reveals_force("ilum", ability_numbers("ilum")[0])


# Separatist bases


def test_dac() -> None:
    reveals_a_free_purchase("dac", "stap", "embo", "at_te")


def test_felucia() -> None:
    leads("felucia", 1, {"b1_battle_droid": True, "assassin_droid": True, "jango_fett": False}, ("protocol_droid",))
    t = match("separatist", {"base": ["felucia"], "units": ["b1_battle_droid"]})
    assert attack(t, "b1_battle_droid") == facts("b1_battle_droid")["attack"] + 1


def test_geonosis() -> None:
    cost = facts("droideka")["cost"]
    pile = ["droideka", "b1_battle_droid", "nute_gunray"]
    t = match("separatist", {"base": ["geonosis"], "discard": pile, "resources": cost})
    do(t, "use geonosis")
    assert sorted(keys(t)) == ["take-card b1_battle_droid#1", "take-card droideka#1"]
    assert number(do(t.copy(), "take-card b1_battle_droid"), "resources") == cost, "a droid of cost 0"
    do(t, "take-card droideka")
    assert zone(t, "hand", 0) == ["droideka"] and number(t, "resources") == 0
    t = match("separatist", {"base": ["geonosis"], "discard": ["droideka"], "resources": cost - 1})
    assert refused(t, "use geonosis#1") == "DBG-132"


def test_mygeeto() -> None:
    for base, kept in (("mygeeto", 3), ("xorrn", 0)):
        t = match("separatist", {"base": [base], "resources": 3})
        do(t, "end")
        assert number(t, "resources", 0) == kept
        do(t, "end", seat=1)
        assert number(t, "resources", 0) == kept, "and there it is in the next turn"


def test_onderon() -> None:
    reveals_exiles("onderon")


def test_mustafar_cw() -> None:
    draws_for_the_first_neutral("mustafar_cw", ("embo", "cr70_corvette"))


def test_cato_neimoidia() -> None:
    row, pile = ["stap", "at_te", "arc_trooper"], ["laat_gunship", "mtt", "padme_amidala"]
    more: dict[str, Any] = {"row": row, "discard": pile, "deck": ["v_19_torrent"], "bare": True}
    t = revealed("cato_neimoidia", you={"base": ["rishi"]}, **more)
    assert keys(t) == ["discard at_te#1", "discard arc_trooper#1", "decline"], "enemy cards"
    declined = do(t.copy(), "decline")
    assert zone(declined, "galaxy_row") == row and can(declined, "end")
    do(t, "discard at_te")
    assert sorted(keys(t)) == ["put-in-row laat_gunship#1", "put-in-row padme_amidala#1"], "another enemy card"
    assert gain(t, "put-in-row padme_amidala") == (facts("padme_amidala")["cost"], 0, 0)
    assert zone(t, "galaxy_row") == ["stap", "padme_amidala", "arc_trooper"] and can(t, "end")
    assert zone(t, "galaxy_discard") == ["laat_gunship", "mtt", "at_te"]
    t = revealed("cato_neimoidia", you={"base": ["rishi"]}, **{**more, "discard": ["mtt"]})
    assert gain(t, "discard at_te") == (0, 0, 0)
    assert zone(t, "galaxy_row")[1] == "v_19_torrent", "no other enemy card: the deck fills the slot"


def test_lola_sayu() -> None:
    you = {"base": ["rishi"], "discard": ["at_te", "clone_trooper"], "deck": shuttles("republic", 5)}
    t = revealed("lola_sayu", you=you)
    assert sorted(keys(t)) == ["capture at_te#1", "capture clone_trooper#1", "decline"]
    assert zone(do(t.copy(), "decline"), "discard", 1) == you["discard"]
    do(t, "capture at_te")
    assert zone(t, "discard", 1) == ["clone_trooper"] and zone(t, "under", 0) == ["at_te"] and can(t, "end")
    position = t.position()
    position["marks"]["damage"] = {"lola_sayu#1": facts("lola_sayu")["hit_points"] - 1}
    position["seats"][1]["hand"] = ["v_19_torrent"]
    t = do(kantyna.Table.from_position(position), "end")
    do(t, "play v_19_torrent", "commit v_19_torrent#1 base", "resolve base", seat=1)
    assert zone(t, "victory", 1) == ["lola_sayu"] and zone(t, "under", 0) == []
    assert sorted(zone(t, "discard", 1)) == ["at_te", "clone_trooper"], "it is given back, also in the other's turn"


def test_dathomir() -> None:
    reveals_force("dathomir", ability_numbers("dathomir")[0])


# all of them


def test_every_card_has_its_test() -> None:
    """A card without ability is tested by what is printed on it."""
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    for id in IDS:
        card = CARDS[id]
        plain = card.ability is None and not card.triggers and not card.constants
        assert plain is (id in WITHOUT_ABILITY), id
        assert (id in tested) is not plain, id
    assert set(IDS) == {line.partition(" ")[0] for line in NAMES.strip().splitlines()}
