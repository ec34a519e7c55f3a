"""Many games at once on a GPU: the same C source, compiled by CuPy and NVRTC when it is first needed."""

from __future__ import annotations

import importlib
from ctypes import addressof, memmove, sizeof
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from ..engine.errors import KantynaError
from ..engine.voice import Message
from .constants import TOTALS
from .engine import Engine, bad
from .policies import SORTS, TABLES, Policy, sort_of
from .source import FOLDER, gpu_source

if TYPE_CHECKING:
    from .playing import Played, Progress

KERNEL: Final = "kn_gpu_many"
BLOCK: Final = 128
BLOCKS: Final = 8
"""Blocks for each multiprocessor. The games of more blocks no longer fit into its caches."""
CARVEOUT: Final = 20
"""Per cent of a multiprocessor's fast memory for the tables, which its threads share. Games use the rest as cache."""
BATCH: Final = 1 << 22
"""Games played by one call. Their results stay on the GPU until it returns."""


class NoGpu(KantynaError):
    """There is no GPU, or its driver or CuPy is missing."""


def no_gpu(detail: object) -> NoGpu:
    lines = str(detail).strip().splitlines() or ["?"]
    return NoGpu(Message("error-native-gpu", detail=lines[0][:200]))


def cupy() -> Any:
    """CuPy, with a GPU that it sees. Raises `NoGpu`."""
    try:
        found = importlib.import_module("cupy")
        if found.cuda.runtime.getDeviceCount() > 0:
            return found
    except Exception as error:  # the driver has exceptions of its own, which cannot be named without it
        raise no_gpu(error) from error
    raise no_gpu("CuPy: 0")


@cache
def kernel(seats: int, cards: int, study: bool) -> Any:
    """The compiled kernel of that size. It counts by parts of the game and by turns only for a `study`: that costs a
    quarter of the speed."""
    options = ("-std=c++14", f"-I{FOLDER}")
    found = cupy().RawModule(code=gpu_source(seats, cards, study), options=options).get_function(KERNEL)
    found.preferred_shared_memory_carveout = CARVEOUT
    return found


class Launcher:
    """Plays games of one simulation on the GPU, and holds the data that they share there."""

    def __init__(
        self, engine: Engine, seed: int, policies: list[Policy], most: int, study: bool = False, blocks: int = BLOCKS
    ) -> None:
        if any([callable(policy) for policy in policies]):
            raise bad("gpu-policy")
        xp = self.xp = cupy()
        layout = engine.library.layout
        self.kernel = kernel(layout.seats, layout.cards, study)
        self.seed = seed
        self.most = most
        self.tables = self._upload(bytes(engine.tables))
        self.weights: list[Any] = []
        self.policies = self._policies(policies, layout.seats)
        self.totals = xp.zeros(TOTALS, xp.uint64)
        self.width = engine.setup.seat_count * len(engine.card_ids)
        self.threads = xp.cuda.Device().attributes["MultiProcessorCount"] * blocks * BLOCK

    def _upload(self, data: bytes) -> Any:
        return self.xp.asarray(importlib.import_module("numpy").frombuffer(data, "uint8"))

    def _policies(self, policies: list[Policy], room: int) -> Any:
        numpy = importlib.import_module("numpy")
        listed = numpy.zeros(room, dtype=[("weights", numpy.uint64), ("sort", numpy.int32), ("spare", numpy.int32)])
        for entry, policy in zip(listed, policies, strict=False):
            if isinstance(policy, TABLES):
                self.weights.append(self._upload(bytes(policy.numbers)))
                entry["weights"], entry["sort"] = self.weights[-1].data.ptr, sort_of(policy)
            elif isinstance(policy, str):
                entry["sort"] = SORTS[policy]
        return self._upload(listed.tobytes())

    def run(self, first: int, n: int, each: bool = False, room: int = 0) -> tuple[list[Any], Any]:
        """Play games `first` to `first + n - 1`. Returns arrays by game (winners, first players, turns, choices;
        with `each` cards bought and played), and the indexes of the first `room` choices of each game."""
        xp = self.xp
        sizes = [(n, xp.uint8), (n, xp.uint8), (n, xp.uint32), (n, xp.uint32)]
        found: list[Any] = [xp.empty(size, kind) for size, kind in sizes]
        found += [xp.empty(n * self.width, xp.uint16) if each else xp.uint64(0) for _ in range(2)]
        made = xp.zeros((n, room), xp.uint16)
        begun, fault = xp.zeros(1, xp.uint64), xp.zeros(1, xp.uint32)
        blocks = -(-min(self.threads, n) // BLOCK)
        sums = xp.zeros((blocks, TOTALS), xp.uint32)
        self.kernel(
            (blocks,), (BLOCK,),
            (
                self.tables, xp.uint64(self.seed), xp.uint64(first), xp.uint64(first + n), self.policies,
                xp.uint32(self.most), *found[:4], sums, *found[4:], begun, fault,
                made if room else xp.uint64(0), xp.uint32(room),
            ),
        )  # fmt: skip
        if int(fault[0]):
            raise bad("fault", n=int(fault[0]))
        self.totals += sums.sum(axis=0, dtype=xp.uint64)
        return found, made


def play_all(played: Played, progress: Progress | None) -> None:
    """Play the games of `played` and fill it, as `play_on` does on a processor."""
    launcher = Launcher(played.engine, played.seed, played.policies, played.most, played.studied)
    each = played.each_bought is not None
    arrays = [played.winner_bytes, played.first_bytes, played.turn_words, played.choice_words]
    arrays += [played.each_bought, played.each_played] if each else []
    for first in range(0, played.games, BATCH):
        n = min(BATCH, played.games - first)
        found, _ = launcher.run(first, n, each)
        for i, array in enumerate(arrays):
            data = found[i].get().tobytes()
            place = first * (launcher.width if i >= 4 else 1)
            memmove(addressof(array) + place * sizeof(array._type_), data, len(data))
        if progress is not None:
            progress(first + n)
    played.totals = [int(n) for n in launcher.totals.get()]
