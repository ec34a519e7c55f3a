"""Star Realms on a GPU: what is said where there is none, and where there is one the same games."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest
from needs_c import needs_c

from kantyna import native
from kantyna.cli import main
from kantyna.native import gpu
from kantyna.native.playing import Played

pytestmark = needs_c


def test_without_cupy_one_is_told_what_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(native.NoGpu, match=r"pip install 'kantyna\[gpu\]'") as caught:
        native.play(10, 7, gpu=True)
    assert "CuPy" in caught.value.message.text("pl")


def test_with_cupy_and_no_gpu_likewise(monkeypatch: pytest.MonkeyPatch) -> None:
    runtime = SimpleNamespace(getDeviceCount=lambda: 0)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)))
    with pytest.raises(native.NoGpu, match="that needs an NVIDIA GPU"):
        native.play(10, 7, gpu=True)


def test_a_driver_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> int:
        raise RuntimeError("cudaErrorInsufficientDriver\nand more")

    runtime = SimpleNamespace(getDeviceCount=fails)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)))
    with pytest.raises(native.NoGpu, match=r"cudaErrorInsufficientDriver$"):
        native.play(10, 7, gpu=True)


def test_a_function_cannot_be_asked_there() -> None:
    def first(game: native.Game) -> int:
        return 0

    with pytest.raises(native.BadGame, match="use random, eager or weights"):
        native.play(10, 7, first, gpu=True)


def test_the_command_line_says_it_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert main(["simulate", "star-realms", "--games", "5", "--engine", "gpu"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "NVIDIA" in said.err


def there_is_one() -> bool:
    try:
        gpu.cupy()
    except native.NoGpu:
        return False
    return True


@pytest.mark.skipif(not there_is_one(), reason="no GPU here")
@pytest.mark.parametrize("policies", ["random", "eager", [native.weights(buy={"cost": 3}, end={"one": -9}), "random"]])
def test_a_gpu_plays_the_games_that_the_processor_plays(policies: Any) -> None:
    there = native.play(2000, 11, policies, each=True, gpu=True, study=True)
    here = native.play(2000, 11, policies, each=True)
    for name in ("winners", "firsts", "turns", "choices", "bought", "played"):
        assert (getattr(there, name) == getattr(here, name)).all(), name
    assert there.totals == here.totals


def test_what_a_gpu_did_not_count_is_not_told_as_nothing() -> None:
    played = Played(native.engine(), 1, 7, ["random"] * 2, 100, False, studied=False)
    for figures in (played.trade_by_turn, played.combat_by_turn, lambda: played.bought_by_band(0)):
        with pytest.raises(native.BadGame, match="study=True"):
            figures()
