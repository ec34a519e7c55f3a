"""Set-ups are shared between tables, and the cache is bounded."""

from __future__ import annotations

from itertools import product

import kantyna
from kantyna.engine import setup_cache as setups
from kantyna.engine.effects.effect import Ending, Verb
from kantyna.engine.effects.phases import Menu
from kantyna.engine.ids import Seat

SWITCHES = (
    "destroy_own_bases", "needle_copies_scrapped", "fleet_hq_pays_for_copies", "mech_world_counts_as_blob",
    "needle_counts_for_blob_world", "fleet_hq_counts_ships_in_play", "on_top_effects_add_up",
)  # fmt: skip
MANY = [dict(zip(SWITCHES, values, strict=True)) for values in product((False, True), repeat=len(SWITCHES))]


def test_tables_of_a_kind_share_a_set_up() -> None:
    assert setups.make_setup("star-realms") is setups.make_setup("star-realms", "duel", 2, {})


def test_only_so_many_are_kept_whatever_is_asked_for() -> None:
    """There are thousands of combinations of options: a visitor must not fill the memory with them."""
    first = kantyna.Table("star-realms", seed=1, options=MANY[0])
    for options in MANY:
        kantyna.Table("star-realms", seed=1, options=options)
    assert len(MANY) > setups.MOST_KEPT == len(setups._setups)
    again = kantyna.replay(first.record())
    assert again.view(0) == first.view(0) and again == first, "a table outlives the set-up that others would share"
    seat = min(first.choices)
    first.choose(seat, first.choices[seat][0])


def test_verbs_with_the_same_word_have_steps_of_their_own() -> None:
    menu = Menu(setups.make_setup("star-realms"), Seat(0))
    for verb in (Verb("take"), Ending("take")):
        assert {type(step.effect) for step in menu.of(verb)} == {type(verb)}
