"""Zones that everybody may look through, and the words for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.registry import load_rules
from ....engine.table import Table
from ....engine.voice import LANGUAGES
from ....engine.zones import EVERYBODY, ZoneKind
from ....voice import bundle
from ...messages import say
from ..move_parser import fold, is_verb

if TYPE_CHECKING:
    from .layout import View
    from .screen import Screen


def public_zones(table: Table) -> list[tuple[ZoneKind, bool]]:
    """The game's open zones, each with whether every seat has one of its own."""
    rules = load_rules(table.game)
    common = next(rules.tables.zones(format) for format in rules.formats if format.id == table.format)
    zones = [(zone, False) for zone in common] + [(zone, True) for zone in rules.seat_zones]
    return [(zone, of_seats) for zone, of_seats in zones if zone.seen == EVERYBODY]


def names(game: str, zone: ZoneKind, lang: str) -> list[str]:
    """What one may type for a zone: its own words first, then its title."""
    words: list[str] = []
    if bundle(lang).has_message("cli-words-zone-" + zone.name):
        words = say("cli-words-zone-" + zone.name, lang).split()
    name = title(zone, lang).lower()
    return words if is_verb(game, name) else [*words, name]


def title(zone: ZoneKind, lang: str) -> str:
    """The zone's title, or its id in plain letters where the texts have none."""
    id = "show-zone-" + zone.name
    return say(id, lang) if bundle(lang).has_message(id) else zone.name.replace("_", " ").capitalize()


def open_zone(table: Table, text: str) -> tuple[ZoneKind, bool] | None:
    """The open zone with this name, in any language."""
    for zone, of_seats in public_zones(table):
        if fold(text) in [fold(name) for lang in LANGUAGES for name in names(table.game, zone, lang)]:
            return zone, of_seats
    return None


def zone_lines(screen: Screen, zone: ZoneKind, of_seats: bool) -> list[str]:
    """Every card in the zone, seat by seat if each has one."""
    view: View = screen.table.view(screen.seat)
    if not of_seats:
        return screen.paragraph(title(zone, screen.lang), screen.listed(view[zone.name], view) or "–")
    lines = [title(zone, screen.lang)]
    for seat, side in enumerate(view["seats"]):
        lines += screen.paragraph(screen.titled(seat), screen.listed(side[zone.name], view) or "–")
    return lines
