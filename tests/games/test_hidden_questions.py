"""A question about hidden cards tells the others nothing, whichever card of whichever game asks it.

Two tables differ only in what lies hidden in a hand and a deck. Whatever a card sets off, and whatever is answered that
both tables offer, those who see neither get the same views, asked seats, prompts and events, until a hidden card comes
to light.
"""

from __future__ import annotations

from typing import Any

import pytest

import kantyna
from deckbuilding_situations import ENEMY, FIGHTERS, FORMAT, match, shuttles, side_of
from situations import FILLERS, duel, facts, keys, usual_cards

Pair = tuple[kantyna.Table, kantyna.Table]
Opening = list[tuple[int, str]]
"""Choices that lead up to the card's questions, with the seat that makes them."""
DEPTH = 5


class Watch:
    """Follows two tables through the same choices, for those who must not tell them apart."""

    def __init__(self, pair: Pair, opening: Opening, holder: int) -> None:
        self.asked = False
        """Was anybody asked about a card that lies hidden?"""
        a, b = pair
        others = [seat for seat in range(a.seat_count) if seat != holder]
        self.event_counts = (a.event_count, b.event_count)
        watching = self.compare(a, b, [*others, None])
        for seat, key in opening:
            if key not in keys(a, seat) or key not in keys(b, seat):
                return
            a.choose(seat, key)
            b.choose(seat, key)
            watching = self.compare(a, b, watching)
        self.follow(a, b, watching, DEPTH)

    def compare(self, a: kantyna.Table, b: kantyna.Table, watching: list[int | None]) -> list[int | None]:
        """Those who still must not tell the tables apart: no hidden card has come to light for them."""
        still: list[int | None] = []
        for seat in watching:
            here, there = a.view(seat), b.view(seat)
            if here["unseen"] != there["unseen"]:
                continue
            assert here == there
            assert [event.view(seat) for event in a.events_since(self.event_counts[0])] == [
                event.view(seat) for event in b.events_since(self.event_counts[1])
            ]
            assert sorted(a.choices) == sorted(b.choices)
            assert a.prompt("pl") == b.prompt("pl") and a.prompt("en") == b.prompt("en")
            if seat in a.choices:
                assert keys(a, seat) == keys(b, seat)
            still.append(seat)
        return still

    def follow(self, a: kantyna.Table, b: kantyna.Table, watching: list[int | None], depth: int) -> None:
        watching = self.compare(a, b, watching)
        if not watching or a.over or not depth:
            return
        hidden = {label for pool in a.view(None)["unseen"].values() for label in pool}
        for seat in a.choices:
            offered = a.choices[seat]
            if any(choice.key == "end" for choice in offered):
                return  # a moment of free choice: what the card set off is over
            for choice in offered:
                if hidden.intersection(choice.cards):
                    self.asked = True
            for here, there in self.matching_answers(a, b, seat, hidden):
                twins = a.copy(), b.copy()
                twins[0].choose(seat, here)
                twins[1].choose(seat, there)
                self.follow(*twins, watching, depth - 1)

    def matching_answers(
        self, a: kantyna.Table, b: kantyna.Table, seat: int, hidden: set[str]
    ) -> list[tuple[str, str]]:
        """Answers that look the same from outside: the same open one, or at each table the first hidden card."""
        faces = [[choice.key for choice in t.choices[seat] if hidden.intersection(choice.cards)] for t in (a, b)]
        open_ones = [key for key in keys(a, seat) if key in keys(b, seat) and key not in faces[0] + faces[1]]
        return [(key, key) for key in open_ones] + list(zip(faces[0][:1], faces[1][:1], strict=False))


# The Deckbuilding Game

RICH = {
    "republic": ["arc_trooper#1", "ahsoka_tano#1", "protocol_droid#1"],
    "separatist": ["droideka#1", "assassin_droid#1", "super_commando#1"],
    "rebel": ["rebel_commando#1", "luke_skywalker#1", "rodian_gunslinger#1"],
    "empire": ["death_trooper#1", "darth_vader#1", "rodian_gunslinger#1"],
}
"""Droids, troopers, Jedi, neutral cards, bounty hunters: what abilities ask for."""
TARGET = {"republic": "vulture_droid", "separatist": "v_19_torrent", "rebel": "tie_fighter", "empire": "y_wing"}
"""What that faction may attack in the row; the reward asks nothing."""
NEUTRAL = {"clone-wars": ["hutt_fighter#2", "nightsister#2", "weequay_pirate#2"], "original": ["bossk#1"]}
"""Neutral units in play, for what needs some."""
GALAXY = 2
"""Not a seat: what differs is the order of the galaxy deck."""


def galaxy_openings(card: str) -> list[tuple[str, str, list[str]]]:
    """Who is on turn, where the card lies, and what seat 0 then does with it: whatever may set its abilities off."""
    printed, own = facts(card), side_of(card)
    target, label = TARGET[own], f"{card}#1"
    if printed["type"] == "base":
        return [(own, "bases", [f"choose-base {label}"]), (own, "base", [f"use {label}"])]
    if printed["type"] == "capital_ship":
        ways = [
            (own, "ships", [f"use {label}"]),
            (ENEMY[own], "guard", [*committing(ENEMY[own], "base"), "resolve base"]),
        ]
    else:
        defeat = [f"commit {label} {target}#1", *committing(own, f"{target}#1", card), f"resolve {target}#1"]
        ways = [(own, "units", [f"use {label}"]), (own, "units", [*defeat, "decline"]), (own, "units", defeat)]
    if printed["deck"] == "galaxy":
        ways.append((own, "row", [f"buy {label}"]))
    if "reward" in printed:
        defeat = [*committing(ENEMY[own], label), f"resolve {label}", f"reward {label}"]
        ways.append((ENEMY[own], "row", defeat))
    return [*ways, (own, "hand", [f"play {label}"])]


def committing(faction: str, aim: str, but: str = "") -> list[str]:
    return [f"commit {unit} {aim}" for unit in FIGHTERS[faction] if unit.partition("#")[0] != but]


def galaxy_table(card: str, faction: str, place: str, holder: int, first: list[str], rest: list[str]) -> kantyna.Table:
    """Seat 0's turn, with the card where it is to be, and these cards hidden in the holder's hand and deck."""
    units = [unit for unit in FIGHTERS[faction] + NEUTRAL[FORMAT[faction]] if unit.partition("#")[0] != card]
    me: dict[str, Any] = {"units": units, "resources": 9, "hand": [], "discard": shuttles(faction, 1, 6)}
    you: dict[str, Any] = {"hand": shuttles(ENEMY[faction], 1, 7), "discard": shuttles(ENEMY[faction], 1, 6)}
    if holder != GALAXY:
        (me, you)[holder].update(hand=first, deck=rest)
    row = [TARGET[faction]] if TARGET[faction] != card else []
    if place == "row":
        row.append(f"{card}#1")
    elif place == "bases":
        me.update(base=[], bases=[card])
    elif place == "base":
        me["base"] = [card]
    elif place == "guard":
        you["ships"] = [f"{card}#1"]
    else:
        me[place] = [*me.get(place, []), f"{card}#1"]
    deck = first + rest if holder == GALAXY else None
    return match(faction, me, you, row=row, deck=deck, force=1, active=1 if place == "bases" else 0)


def asks_in_the_galaxy(card: str, holder: int) -> bool:
    """Was anybody asked about a hidden card, whatever the card set off?"""
    asked = False
    for faction, place, keys_of_seat_0 in galaxy_openings(card):
        if holder == GALAXY:
            ships = [ship for ship in FILLERS[FORMAT[faction]] if ship != card]
            rich, poor = ships[:2], ships[2:4]
        else:
            side = faction if holder == 0 else ENEMY[faction]
            rich = [label for label in RICH[side] if label.partition("#")[0] != card]
            poor = shuttles(side, len(rich), 2)
        tables = [galaxy_table(card, faction, place, holder, *cards) for cards in ((rich, poor), (poor, rich))]
        opening = [(1, "end")] * (place == "bases") + [(0, key) for key in keys_of_seat_0]
        asked |= Watch((tables[0], tables[1]), opening, 0 if holder == GALAXY else holder).asked
    return asked


# Star Realms


def realm_openings(card: str) -> list[list[str]]:
    """Played, with an ally in play, then scrapped; a base that was in play before; up to the next player's turn."""
    label = f"{card}#1"
    ways = [[f"play {label}"], [f"use {label}"], [f"ally {label}"], [f"scrap {label}"]]
    return [*ways, *[[*way, "end"] for way in ways]]


def realm_table(card: str, place: str, holder: int, hand: list[str], deck: list[str]) -> kantyna.Table:
    allies = [id for id in ("blob_wheel", "trading_post", "space_station", "battle_station") if id != card]
    sides: list[dict[str, Any]] = [{"hand": [], "deck": []}, {"hand": ["scout#8"], "deck": ["scout#9"]}]
    sides[holder].update(hand=hand, deck=deck)
    mine = sides[0]
    mine["play"] = allies
    mine[place] = [*mine[place], f"{card}#1"]
    row = [id for id in ("ram", "cutter") if id != card]
    return duel(
        hand=mine["hand"],
        deck=mine["deck"],
        play=mine["play"],
        opponent=sides[1],
        discard=["scout#7"],
        row=row,
        trade=9,
    )


def asks_in_the_realms(card: str, holder: int) -> bool:
    """The same at a table of Star Realms."""
    rich, poor = ["viper#2", "explorer#2", "corvette#2"], ["scout#2", "scout#3", "scout#4"]
    asked = False
    for place in ("hand", "play"):
        for opening in realm_openings(card):
            tables = [realm_table(card, place, holder, *cards) for cards in ((rich, poor), (poor, rich))]
            asked |= Watch((tables[0], tables[1]), [(0, key) for key in opening], holder).asked
    return asked


# every card

ASKING = {
    ("deckbuilding", 0): (
        "at_rt barc_trooper consular_class_cruiser arc_170 general_grievous stap b2_super_battle_droid magnaguard aat "
        "aurora_class_freighter super_commando cad_bane kashyyyk onderon tie_bomber scout_trooper at_st "
        "gozanti_cruiser snowspeeder duros_spy b_wing kel_dor_mystic quarren_mercenary ig_88 jabba_the_hutt "
        "c_roc_cruiser kessel dagobah"
    ),
    ("deckbuilding", 1): (
        "aurora_class_freighter snowspeeder duros_spy jyn_erso b_wing cassian_andor lando_calrissian"
    ),
    ("deckbuilding", GALAXY): "coruscant",
    ("star-realms", 0): "recycling_station trade_bot missile_bot supply_bot patrol_mech battle_mech brain_world "
    "machine_base junkyard",
    ("star-realms", 1): "imperial_fighter imperial_frigate survey_ship battlecruiser royal_redoubt",
}
"""The cards that ask about what lies hidden, on the side of their player, of the opponent, and in the galaxy deck."""
ASKS = {"deckbuilding": asks_in_the_galaxy, "star-realms": asks_in_the_realms}
CARDS_OF = {"deckbuilding": [card.id for card in kantyna.cards("deckbuilding")], "star-realms": list(usual_cards())}


@pytest.mark.parametrize(
    ("game", "holder", "card"),
    [(game, holder, card) for game, holder in ASKING for card in CARDS_OF[game]],
    ids=lambda value: str(value),
)
def test_a_question_about_hidden_cards_tells_the_others_nothing(game: str, holder: int, card: str) -> None:
    asked = ASKS[game](card, holder)
    assert asked or card not in ASKING[game, holder].split(), "the question was not reached"
