"""The public view of a table as HTML for a notebook, without scripts."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from .engine.registry import load_rules
from .engine.table import Table
from .engine.voice import Message, card_name, seat_name
from .engine.zones import Number, ZoneKind
from .voice import bundle

# Only transparent greys: they fit light and dark notebooks.
LINE = "1px solid rgba(128,128,128,.5)"
BOX = f"display:inline-block;max-width:60em;border:{LINE};border-radius:6px;padding:.5em .8em;line-height:1.5"
SEAT = f"border-top:{LINE};margin-top:.4em;padding-top:.4em"
NAME = "opacity:.7"


def table_html(table: Table, lang: str = "en") -> str:
    """Numbers and zones of the table, then of each seat. Cards by name, hidden ones counted."""
    rules = load_rules(table.game)
    view = table.view(None)
    format = next(format for format in rules.formats if format.id == table.format)
    head = [_text(Message("game-" + table.game), lang), _text(Message("format-" + table.format), lang)]
    lines = [
        _line("<b>" + " · ".join(head + _numbers(view, rules.tables.numbers_in(format), lang)) + "</b>"),
        *_zones(view, rules.tables.zones(format), lang),
    ]
    for seat, side in enumerate(view["seats"]):
        name = f"<b>{_text(seat_name(seat), lang)}</b>"
        if seat in view["winners"]:
            name += f" ({_text(Message('show-winner'), lang)})"
        elif seat in view["asked"]:
            name += f" ({_text(Message('show-to-move'), lang)})"
        own = [
            _line(" · ".join([name, *_numbers(side, rules.tables.seat_numbers_in(format), lang)])),
            *_zones(side, rules.tables.zones_of_seat(format), lang),
        ]
        lines.append(f'<div style="{SEAT}">{"".join(own)}</div>')
    end = Message("show-over").text(lang) if table.over else table.prompt(lang)
    lines.append(f'<div style="{SEAT}"><i>{escape(end)}</i></div>')
    return f'<div style="{BOX}">{"".join(lines)}</div>'


def _text(message: Message, lang: str) -> str:
    return escape(message.text(lang))


def _line(html: str) -> str:
    return f"<div>{html}</div>"


def _name(kind: str, name: str, lang: str) -> str:
    """The title of a zone or number, or its id in plain letters where the texts have none."""
    id = f"show-{kind}-{name}"
    said = Message(id).text(lang) if bundle(lang).has_message(id) else name.replace("_", " ").capitalize()
    return escape(said)


def _numbers(view: Mapping[str, object], numbers: tuple[Number, ...], lang: str) -> list[str]:
    """Numbers by name, without those that are 0 and start at 0, and without those with an empty title."""
    shown = [number for number in numbers if view[number.name] or number.start]
    named = [(_name("number", number.name, lang), view[number.name]) for number in shown]
    return [f"{name} {n}" for name, n in named if name]


def _zones(view: Mapping[str, Any], zones: tuple[ZoneKind, ...], lang: str) -> list[str]:
    """A line for each zone that is not empty."""
    return [
        _line(f'<span style="{NAME}">{_name("zone", zone.name, lang)}:</span> {_cards(view[zone.name], lang)}')
        for zone in zones
        if view[zone.name]
    ]


def _cards(labels: list[str | None], lang: str) -> str:
    """Cards by name, equal ones counted, then the number of hidden cards."""
    counts: dict[str, int] = {}
    for label in labels:
        if label is not None:
            name = _text(card_name(label.partition("#")[0]), lang)
            counts[name] = counts.get(name, 0) + 1
    shown = [f"{name} ×{n}" if n > 1 else name for name, n in counts.items()]
    hidden = len([label for label in labels if label is None])
    if hidden:
        shown.append(_text(Message("show-hidden", n=hidden), lang))
    return ", ".join(shown)


__all__ = ["table_html"]
