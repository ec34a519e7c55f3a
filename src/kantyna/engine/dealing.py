"""A new table: its seed, the decks that players bring, the deal."""

from __future__ import annotations

from typing import Any

from . import codec
from .codec import Flaw, quote
from .errors import setup_error
from .secret import Seed, fresh_secret, stream
from .setup import Setup
from .state import State

Json = Any


def deal(setup: Setup, seed: Seed, decks: list[Json]) -> State:
    """A new game, set up and brought to its first question."""
    state = State(setup)
    state.chance = stream(seed)
    setup.rules.start_numbers(state)
    if decks:
        setup.rules.lay_decks(state, decks)
    setup.rules.start(state)
    state.advance()
    return state


def read_decks(setup: Setup, decks: Json) -> list[Json]:
    """The decks that the seats bring; a game in which nobody brings any takes none."""
    if setup.rules.brings_decks:
        return list(setup.rules.read_decks(setup.format, setup.options, setup.seat_count, decks))
    if decks is not None:
        raise setup_error("error-no-decks", game=setup.rules.id)
    return []


def check_seed(seed: Json) -> Seed:
    """The seed given, or a fresh secret."""
    if seed is None:
        return fresh_secret()
    try:
        return codec.seed(seed)
    except Flaw:
        raise setup_error("error-seed", value=quote(seed)) from None
