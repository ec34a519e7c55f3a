"""Derived numbers for views. For everybody: icons, capacities, resources, the struggle, the current strike. For a
player: the costs of their own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.effects.constants import read
from ...engine.ids import Card, Seat
from . import board
from .cards.card_types import EDGE_ENABLED, ICONS
from .engagement.conflict import DeclareAttackers
from .engagement.edge_battle import edge_icons
from .engagement.strikes import ResolveIcons, StrikeTurn
from .formats.common_reserve import held
from .formats.mode import mode_of
from .terms import EDGE, ENGAGED
from .turn.costs import cost_for, sources
from .turn.force_phase import struggle_icons

if TYPE_CHECKING:
    from ...engine.state import State


def figures(t: State) -> dict[str, object]:
    """Public: nothing here reads a hand, a deck, or an edge stack before it is revealed."""
    labels = t.setup.labels
    seats = t.setup.seats
    in_play = [card for seat in seats for card in board.in_play(t, seat)]
    return {
        "sides": [board.side(t, seat) for seat in seats],
        "teams": [list(team) for team in t.setup.seating.teams],
        "opposite": [list(board.opposite(t, seat)) for seat in seats],
        "has_dial": mode_of(t).has_dial,
        "to_win": {"dial": mode_of(t).dial_wins or None, "objectives": mode_of(t).objectives_win or None},
        "icons": {labels[card]: icons(t, card) for card in in_play if board.is_unit(t, card)},
        "capacity": {labels[card]: n for card, n in capacities(t, in_play).items() if n},
        "resources": [ready_resources(t, seat) for seat in seats],
        "struggle": [struggle_icons(t, seat) for seat in seats],
        "edge_icons": [edge_icons(t, seat) for seat in seats] if is_open(t) else None,
        "target": target(t),
        "striker": striker(t),
    }


def capacities(t: State, cards: list[Card]) -> dict[int, int]:
    """The damage capacity of each card; a face-down objective has none."""
    return {card: board.capacity(t, card) for card in cards if board.is_damageable(t, card)}


def costs(t: State, seat: Seat | None) -> dict[str, int]:
    """What each card in the seat's hand or reserve costs it now. Only that seat sees this."""
    if seat is None:
        return {}
    playable = [card for card in held(t, seat) if board.printed(t, card).cost is not None]
    return {t.setup.labels[card]: cost_for(t, seat, card) for card in playable}


def target(t: State) -> str | None:
    """The objective that is attacked, or for which attackers are still being chosen."""
    card = t.card_held(ENGAGED)
    for step in t.stack:
        if card < 0 and isinstance(step.effect, DeclareAttackers):
            card = step.card
    return t.setup.labels[card] if card >= 0 else None


def striker(t: State) -> Seat | None:
    """The seat that strikes, or strikes next; None while nobody does."""
    for i in range(len(t.stack) - 1, -1, -1):
        if isinstance(t.stack[i].effect, (StrikeTurn, ResolveIcons)):
            return t.stack[i].seat
    return None


def icons(t: State, card: Card) -> dict[str, int]:
    """The icons of a unit with all modifiers, edge-enabled ones apart."""
    printed = board.printed(t, card).icons
    found = {icon: read(t, icon, card, printed.get(icon, 0)) for icon in ICONS}
    found.update(
        {EDGE_ENABLED + icon: read(t, EDGE_ENABLED + icon, card, printed[EDGE_ENABLED + icon]) for icon in ICONS}
    )
    return {icon: n for icon, n in found.items() if n}


def ready_resources(t: State, seat: Seat) -> dict[str, int]:
    """The resources that a player's ready cards generate, by affiliation."""
    found: dict[str, int] = {}
    for card in sources(t, seat):
        affiliation = board.printed(t, card).affiliation
        found[affiliation] = found.get(affiliation, 0) + board.resources(t, card)
    return found


def is_open(t: State) -> bool:
    """Are the edge stacks revealed?"""
    return all([t.known[card] == -1 for seat in t.setup.seats for card in t.cards_in(seat, EDGE)])
