"""The scripts that fit the weights write them as they stand."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

numpy = pytest.importorskip("numpy")
import fit_deckbuilding  # noqa: E402
import fit_policy  # noqa: E402

from kantyna.bots.deckbuilding import weights as deckbuilding  # noqa: E402
from kantyna.bots.star_realms.policy import pilot_weights  # noqa: E402

BOTS = Path(__file__).parent.parent.parent / "src" / "kantyna" / "bots"


def test_the_weights_of_star_realms_are_written_as_they_are() -> None:
    assert fit_policy.written(list(pilot_weights().numbers)) == (BOTS / "star_realms" / "weights.py").read_text("utf-8")


def test_the_weights_of_the_deckbuilding_game_are_written_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_deckbuilding, "TARGET", BOTS / "deckbuilding" / "weights.py")
    written = fit_deckbuilding.written(fit_deckbuilding.flat(), deckbuilding.STANDING)
    assert written == fit_deckbuilding.TARGET.read_text("utf-8")


class Heavier:
    """A made-up contest: the player with the greater sum wins more often."""

    def shares(self, first: list[list[float]], second: list[list[float]], games: int, seed: int) -> object:
        lead = numpy.array(first).sum(axis=1) - numpy.array(second).sum(axis=1)
        return 1 / (1 + numpy.exp(-lead / 50))


def test_weights_move_towards_those_of_winners() -> None:
    given = Namespace(seed=1, generations=20, pairs=32, games=2, rate=0.3, seconds=60.0, check=2)
    fixed = 2
    spread = numpy.array([5.0, 5.0, 0.0])
    found = fit_policy.evolve(Heavier(), numpy.zeros(3), spread, given)
    assert found[0] > 5 and found[1] > 5 and found[fixed] == 0
