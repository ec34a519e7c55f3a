"""First hands of a deck, dealt and exchanged by the rules of the game, to try the deck out."""

from __future__ import annotations

from typing import Any

import kantyna

from ...engine.chance.deal import deck_rules
from ...engine.ids import Seat
from ...engine.serialization.brought_decks import has_first_hand
from ...engine.setup_cache import make_setup
from ...engine.table import Table
from ..errors import refused
from ..protocol.wire import choice_json

Json = Any
ME = Seat(0)


def first_hand(game: str, deck: Json, seed: Json, made: list[str]) -> Json:
    """Deal this deck against a ready-made one and make the choices in `made`; others take their first choice.

    The seed in the answer continues the same deal, so the server stores nothing.
    """
    deck_rules(game)
    setup = make_setup(game)
    own: list[list[Json]] = [[] for _ in range(setup.seat_count)]
    own[ME] = [kantyna.read_deck(game, deck)]
    options, decks = setup.rules.decks.seat(setup.format, setup.options, set(), own)
    table = Table(game, seed=seed, options=options, decks=decks)
    for key in made:
        _play_others(table)
        if has_first_hand(table, ME):
            raise refused("first-hand-over", 409)
        table.choose(ME, key)
    _play_others(table)
    offered = [] if has_first_hand(table, ME) else table.choices.get(ME, [])
    prompt = table.question()
    return {
        "seed": table.seed,
        "made": made,
        "seat": table.view(ME)["seats"][ME],
        "prompt": prompt.data() if prompt is not None and offered else None,
        "choices": [choice_json(table, choice) for choice in offered],
    }


def _play_others(table: Table) -> None:
    """Let the others choose until it is our turn."""
    while not has_first_hand(table, ME):
        others = [seat for seat in table.choices if seat != ME]
        if not others:
            return
        table.choose(others[0], table.choices[others[0]][0].key)
