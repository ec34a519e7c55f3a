"""Situations of The Hunt for Skywalker: seat 0 is the light side, then dark 1, 2 and perhaps 3."""

from __future__ import annotations

from typing import Any

import kantyna
from card_game_situations import PHASES
from kantyna.engine.ids import Seat

LIGHT, D1, D2, D3 = map(Seat, range(4))
FACE = "the_hunt_for_skywalker_l01"
LUKE = "luke_skywalker_l01"
TATOOINE = "return_to_tatooine_l01"
LAID = {
    "F1": "the_mines_l01",
    "F2": "the_final_ship_l01",
    "M1": "dagobah_refuge_l01",
    "M2": "rebel_command_l01",
    "M3": "the_ruins_of_alderaan_l01",
    "B1": "front_line_reinforcements_l01",
    "B2": TATOOINE,
    "B3": "mission_at_kothlis_l01",
    "B4": "the_coruscant_rescue_l01",
}
"""The objective at each place, unless a test says otherwise."""
PLACES = list(LAID)


def face(place: str) -> str:
    """The common back that shows at a place while its objective is face down."""
    return f"{FACE}#{PLACES.index(place) + 1}"


def dark(*play: str, affiliation: str = "imperial_navy", **zones: Any) -> dict[str, Any]:
    """A hunter with these cards in play and a few in the deck."""
    return {"play": [f"affiliation_{affiliation}", *play], "turns": 2, **zones}


def hunt(
    *play: str,
    darks: tuple[dict[str, Any], ...] = (),
    up: str = "",
    gone: str = "",
    under: dict[str, str] | None = None,
    laid: dict[str, str] | None = None,
    active: int = D1,
    phase: str = "conflict",
    hosts: dict[str, str] | None = None,
    more: dict[str, Any] | None = None,
    **zones: Any,
) -> kantyna.Table:
    """The start of this phase for the active player. `play`: cards of the light side besides the objectives. `up`,
    `gone`: places with an objective that is face up or destroyed. `under`: reinforcements by place."""
    where = {**LAID, **(laid or {})}
    tied: dict[str, str] = dict(hosts or {})
    light: dict[str, Any] = {"play": [], "facedown": [], "other_sides": [], "aside": [LUKE], "turns": 2}
    position: dict[str, Any] = {"game": "card-game", "format": "hunt-for-skywalker", "turn": 3}
    for place, objective in where.items():
        if place in gone.split():
            light["other_sides"].append(face(place))
            light.setdefault("lost_objectives", []).append(objective)
            continue
        shown = f"{objective}#1" if place in up.split() else face(place)
        light["play"].append(shown)
        position["place_" + place] = shown
        if place in up.split():
            light["other_sides"].append(face(place))
        else:
            light["facedown"].append(f"{objective}#1")
            tied[f"{objective}#1"] = shown
        if under and place in under:
            light.setdefault("reinforcements", []).append(under[place])
            tied[under[place]] = shown
    light["play"] += [card for card in play if card.partition("#")[0] != LUKE]
    if any(card.partition("#")[0] == LUKE for card in play):
        light["play"].append(LUKE)
        light["aside"] = []
    light.setdefault("deck", ["rebel_sentry_l01#5", "rebel_sentry_l01#4", "rebel_sentry_l01#3"])
    light.update(zones)
    hunters = list(darks) or [dark(), dark(affiliation="sith")]
    fillers = ["kuati_security_team", "heavy_stormtrooper_squad", "death_from_above"]
    for filler, seat in zip(fillers, hunters, strict=False):
        seat.setdefault("deck", [f"{filler}#{n}" for n in (1, 2, 3, 4)])
    position.update(seats=[light, *hunters], hosts=tied, active=active, phase=PHASES[phase])
    position.update(more or {})
    return kantyna.Table.from_position(position)


def at(t: kantyna.Table, place: str) -> str | None:
    """The id of the card that everybody sees at a place."""
    shown = t.view(None)["pyramid"]["places"][place]
    return None if shown is None else str(shown).partition("#")[0]


def vulnerable(t: kantyna.Table) -> list[str]:
    found: list[str] = t.view(None)["pyramid"]["vulnerable"]
    return found


def bomber(*more: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Dark 1 has a unit with two blast icons, one of them edge-enabled."""
    return dark("tie_bomber#1", *more), dark(affiliation="sith")
