"""A new table: its seed, the decks that players bring, the deal."""

from __future__ import annotations

from typing import Any

from ..errors import setup_error
from ..registry import load_rules
from ..rules import Rules
from ..serialization import codec
from ..serialization.codec import Flaw, quote
from ..setup import Setup
from ..state import State
from .secret import Seed, fresh_secret, stream

Json = Any


def deal(setup: Setup, seed: Seed, decks: list[Json]) -> State:
    """A new game, set up and brought to its first question."""
    state = State(setup)
    state.chance = stream(seed)
    return deal_with(state, decks)


def deal_with(state: State, decks: list[Json]) -> State:
    """The same for a state that has its chance already."""
    setup = state.setup
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


def read_deck(setup: Setup, given: Json) -> dict[str, Json]:
    """One deck, whoever brings it; `BadDeck` names all that is wrong with it."""
    return setup.rules.read_deck(setup.format, setup.options, given)


def deck_rules(game: Json) -> Rules:
    """The rules of a game in which each player brings a deck."""
    rules = load_rules(game)
    if not rules.brings_decks:
        raise setup_error("error-no-decks", game=rules.id)
    return rules


def check_seed(seed: Json) -> Seed:
    """The seed given, or a fresh secret."""
    if seed is None:
        return fresh_secret()
    try:
        return codec.seed(seed)
    except Flaw:
        raise setup_error("error-seed", value=quote(seed)) from None
