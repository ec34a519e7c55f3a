"""Decks that play each other: which seat brings which, and the results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine.chance.deal import deck_rules, read_deck
from ..engine.errors import BadDeck
from ..engine.setup import OptionValue, Setup
from ..engine.setup_cache import make_setup
from ..engine.voice import Message
from .tally import Tally

Json = Any


@dataclass(frozen=True)
class Pairing:
    """The deck of each seat, and its name. Where sides are dealt at random, a seat brings one deck for each side."""

    names: tuple[Json, ...] = ()
    decks: list[Json] | None = None


@dataclass(frozen=True)
class Meeting:
    """The results of a pairing."""

    pairing: Pairing
    tally: Tally

    @property
    def results(self) -> dict[str, tuple[int, int]]:
        """By the name of each deck: games and wins."""
        names, tally = self.pairing.names, self.tally
        if isinstance(names[0], dict):  # sides were dealt at random, and both seats brought the same two decks
            return {names[0][side]: (share.games, share.wins) for side, share in tally.sides.items()}
        return {name: (tally.games, tally.wins[seat]) for seat, name in enumerate(names)}

    def json(self) -> dict[str, Json]:
        return {
            "decks": list(self.pairing.names),
            "games": self.tally.games,
            "wins": self.tally.wins,
            "draws": self.tally.draws,
            "win_rates": rounded(self.tally.win_rates),
        }


def pair(
    game: Json, format: Json, seats: Json, options: dict[str, OptionValue] | None, decks: dict[str, Json] | None
) -> tuple[dict[str, OptionValue] | None, tuple[Pairing, ...]]:
    """The options, and the pairings of these decks; without decks, one pairing of ready-made decks."""
    if decks is None:
        return options, (Pairing(),)
    rules = deck_rules(game)
    setup = make_setup(game, format, seats, options)
    read = read_named(setup, decks)
    said = set(options or {})
    chosen, found = rules.decks.pair(setup.format, dict(setup.options), said, setup.seat_count, list(read.values()))
    names = list(decks)
    called = dict(enumerate(names))
    brought = dict(enumerate(read.values()))
    return chosen, tuple([Pairing(tuple(_each(numbers, called)), _each(numbers, brought)) for numbers in found])


def _each(numbers: list[Json], known: dict[int, Json]) -> list[Json]:
    """The values of these numbers; of numbers by side, the values by side."""
    return [
        {side: known[n] for side, n in number.items()} if isinstance(number, dict) else known[number]
        for number in numbers
    ]


def read_named(setup: Setup, decks: dict[str, Json]) -> dict[str, dict[str, Json]]:
    """Decks in canonical form, by name. Raises `BadDeck` with all problems of all decks."""
    flaws: list[Message] = []
    read: dict[str, dict[str, Json]] = {}
    for name, deck in decks.items():
        try:
            read[name] = read_deck(setup, deck)
        except BadDeck as bad:
            flaws += [Message("flaw-deck-named", name=name, flaw=flaw) for flaw in bad.problems]
    if flaws:
        raise BadDeck(flaws)
    return read


def rates_of_decks(meetings: tuple[Meeting, ...]) -> dict[str, float]:
    """The share of its games that each deck won."""
    counts: dict[str, tuple[int, int]] = {}
    for meeting in meetings:
        for name, (games, wins) in meeting.results.items():
            before = counts.get(name, (0, 0))
            counts[name] = (before[0] + games, before[1] + wins)
    return {name: wins / games if games else 0.0 for name, (games, wins) in counts.items()}


def rounded(rates: dict[str, float]) -> dict[str, float]:
    return {name: round(rate, 4) for name, rate in rates.items()}
