"""The zones that everybody may look through, by what people call them."""

from __future__ import annotations

from ....engine.registry import load_rules
from ....engine.table import Table
from ....engine.voice import LANGUAGES
from ....engine.zones import EVERYBODY, ZoneKind
from ....voice import bundle
from ...messages import say
from ..move_parser import fold, is_verb
from .screen import Screen


def public_zones(table: Table) -> list[tuple[ZoneKind, bool]]:
    """The zones of the game that lie open, each with whether every seat has one of its own."""
    rules = load_rules(table.game)
    common = next(rules.zones(format) for format in rules.formats if format.id == table.format)
    zones = [(zone, False) for zone in common] + [(zone, True) for zone in rules.seat_zones]
    return [(zone, own) for zone, own in zones if zone.seen == EVERYBODY]


def names(game: str, zone: ZoneKind, lang: str) -> list[str]:
    """What one may call a zone in a language: its own words first, then its title."""
    words: list[str] = []
    if bundle(lang).has_message("cli-words-zone-" + zone.name):
        words = say("cli-words-zone-" + zone.name, lang).split()
    called = title(zone, lang).lower()
    return words if is_verb(game, called) else [*words, called]


def title(zone: ZoneKind, lang: str) -> str:
    """A zone that the voice has no words for is called what the program calls it."""
    id = "show-zone-" + zone.name
    return say(id, lang) if bundle(lang).has_message(id) else zone.name.replace("_", " ").capitalize()


def open_zone(table: Table, text: str) -> tuple[ZoneKind, bool] | None:
    """The open zone that is called so, in any language."""
    for zone, own in public_zones(table):
        if fold(text) in [fold(name) for lang in LANGUAGES for name in names(table.game, zone, lang)]:
            return zone, own
    return None


def shown(screen: Screen, zone: ZoneKind, own: bool) -> list[str]:
    """Everything that lies there, every seat's."""
    view = screen.table.view(screen.seat)
    if not own:
        return screen.paragraph(title(zone, screen.lang), screen.listed(view[zone.name], view) or "–")
    lines = [title(zone, screen.lang)]
    for seat, side in enumerate(view["seats"]):
        lines += screen.paragraph(screen.titled(seat), screen.listed(side[zone.name], view) or "–")
    return lines
