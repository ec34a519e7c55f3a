"""Dealing a new table: its seed, the players' decks, the first question."""

from __future__ import annotations

from typing import Any

from ..errors import setup_error
from ..registry import load_rules
from ..rules.game import Rules
from ..serialization import codec
from ..serialization.codec import Flaw, quote
from ..setup import Setup
from ..state import State
from .secret import Seed, fresh_secret, stream

Json = Any


def deal(setup: Setup, seed: Seed, decks: list[Json]) -> State:
    """A new game, dealt and advanced to its first question."""
    state = State(setup)
    state.chance = stream(seed)
    return deal_with(state, decks)


def deal_with(state: State, decks: list[Json]) -> State:
    """Deal on a state that has its generator already."""
    setup = state.setup
    setup.rules.tables.start_numbers(state)
    if decks:
        setup.rules.decks.lay_out(state, decks)
    setup.rules.tables.start(state)
    state.advance()
    return state


def read_decks(setup: Setup, decks: Json) -> list[Json]:
    """The decks of the seats; empty for a game without players' decks."""
    if setup.rules.brings_decks:
        return list(setup.rules.decks.read_all(setup.format, setup.options, setup.seat_count, decks))
    if decks is not None:
        raise setup_error("error-no-decks", game=setup.rules.id)
    return []


def read_deck(setup: Setup, given: Json) -> dict[str, Json]:
    """Read one deck; raises `BadDeck` with every flaw."""
    return setup.rules.decks.read(setup.format, setup.options, given)


def deck_rules(game: Json) -> Rules:
    """The rules of a game with players' decks, or an error."""
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
