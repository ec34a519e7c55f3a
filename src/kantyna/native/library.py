"""The compiled library: found or built, and loaded.

It is built once for each size and kept in the user's cache, under a name that changes with the source. `make fast`
builds the common sizes into the package. Building needs nothing but a C compiler.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from ctypes import POINTER, c_int, c_int32, c_int64, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p, sizeof
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..engine.errors import KantynaError
from ..engine.voice import Message
from .constants import header
from .layout import ChoiceEntry, Layout, layout
from .source import FOLDER, files, processor_source

FLAGS: Final = ("-std=c99", "-O3", "-fPIC", "-shared", "-fvisibility=hidden", "-fwrapv")
WARNINGS: Final = ("-Wall", "-Wextra", "-Werror")
SANITIZE: Final = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-g", "-O1")
"""For tests: the program ends at any read or write outside its memory."""
COMMON: Final = ((2, 112),)
"""The sizes that `make fast` builds: the duel with one box."""
SIZES: Final = {2: (112, 200, 290), 6: (160, 240, 330)}
"""By seats: the sizes in cards of the builds, for one, two and three boxes."""
BESIDE: Final = Path(__file__).parent


class NoCompiler(KantynaError):
    """There is no library, and it cannot be built."""


class PolicyEntry(ctypes.Structure):
    _fields_ = [("weights", POINTER(c_int32)), ("sort", c_int32)]


def size_for(seats: int, cards: int) -> tuple[int, int]:
    """The smallest build with room for that many seats and cards."""
    for most, sizes in SIZES.items():
        for size in sizes:
            if seats <= most and cards <= size:
                return most, size
    raise NoCompiler(Message("error-native-large", what="KN_CARDS", n=max(SIZES[6])))


def compiler() -> str | None:
    """The C compiler: the one named in CC, or one of the system."""
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found:
            return found
    return None


@cache
def _digest() -> str:
    written = hashlib.blake2b(digest_size=8)
    for path in files():
        written.update(path.read_bytes())
    written.update(header(0, 0).encode())
    written.update(" ".join([*FLAGS, sys.platform, os.uname().machine]).encode())
    return written.hexdigest()


def name_for(seats: int, cards: int) -> str:
    return f"star_realms-{seats}-{cards}-{_digest()}.so"


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "kantyna"


def build(target: Path, seats: int, cards: int, extra: tuple[str, ...] = ()) -> Path:
    """Compile the source for that size into that file. An existing file is replaced only when that succeeds."""
    found = compiler()
    if found is None:
        raise NoCompiler(Message("error-native-compiler"))
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(".so", dir=target.parent)
    os.close(handle)
    command = [found, *FLAGS, *extra, "-I", str(FOLDER), "-x", "c", "-", "-o", name]
    try:
        done = subprocess.run(
            command, input=processor_source(seats, cards), capture_output=True, text=True, check=False
        )
        if done.returncode:
            lines = (done.stderr.strip() or "?").splitlines()
            errors = [line for line in lines if "error" in line] or lines
            raise NoCompiler(Message("error-native-build", compiler=found, detail=errors[0][:200]))
        os.replace(name, target)
    finally:
        Path(name).unlink(missing_ok=True)
    return target


def find(seats: int, cards: int) -> Path:
    """The library of that size, built if it does not exist: in the cache, or, where that cannot be written, in a new
    folder."""
    name = name_for(seats, cards)
    for folder in (BESIDE, cache_folder()):
        if (folder / name).is_file():
            return folder / name
    try:
        return build(cache_folder() / name, seats, cards)
    except OSError:
        return build(Path(tempfile.mkdtemp(prefix="kantyna-")) / name, seats, cards)


class Library:
    """The functions of a build, and its structures."""

    def __init__(self, path: Path, seats: int, cards: int) -> None:
        self.path = path
        self.layout: Layout = layout(seats, cards)
        calls: Any = ctypes.CDLL(str(path))
        game, result = POINTER(self.layout.game), POINTER(self.layout.result)
        tables, policies = POINTER(self.layout.tables), POINTER(PolicyEntry)
        numbers, words = POINTER(c_uint16), POINTER(c_uint64)
        calls.kn_sizes.argtypes = [c_int]
        expected = [sizeof(self.layout.tables), sizeof(self.layout.game), sizeof(ChoiceEntry)]
        expected.append(sizeof(self.layout.result))
        if [calls.kn_sizes(i) for i in range(len(expected))] != expected:
            raise NoCompiler(Message("error-native-layout", path=str(path)))
        self.offers: int = calls.kn_sizes(len(expected))
        calls.kn_check.argtypes = [tables, game]
        calls.kn_new.argtypes = [tables, game, c_uint64]
        calls.kn_new.restype = None
        calls.kn_legal.argtypes = [tables, game, POINTER(ChoiceEntry), POINTER(c_int), POINTER(c_int)]
        calls.kn_step_at.argtypes = [tables, game, c_int, result]
        calls.kn_children.argtypes = [tables, game, c_void_p, c_int]
        calls.kn_decide_at.argtypes = [tables, game, c_int, POINTER(c_int32), words]
        calls.kn_playouts.argtypes = [tables, game, policies, c_uint64, c_int, c_int, POINTER(c_uint32)]
        calls.kn_standings.argtypes = [tables, game, POINTER(c_int32), POINTER(c_int32)]
        calls.kn_standings.restype = None
        calls.kn_look_ahead.argtypes = [
            tables, game, policies, c_uint64, c_int, c_int, POINTER(c_int), c_int, c_int, POINTER(c_uint8),
        ]  # fmt: skip
        calls.kn_count.argtypes = [tables, game]
        calls.kn_counts.argtypes = [tables, c_void_p, c_int, POINTER(c_int)]
        calls.kn_counts.restype = c_int64
        calls.kn_expand.argtypes = [tables, c_void_p, c_int, POINTER(c_int), c_void_p]
        calls.kn_one.argtypes = [
            tables, c_uint64, c_uint64, policies, c_uint32, game, result, numbers, numbers, c_int,
        ]  # fmt: skip
        calls.kn_one.restype = None
        calls.kn_many.argtypes = [
            tables, c_uint64, c_uint64, c_uint64, policies, c_uint32, POINTER(c_uint8), POINTER(c_uint8),
            POINTER(c_uint32), POINTER(c_uint32), POINTER(c_int64), numbers, numbers,
        ]  # fmt: skip
        calls.kn_add_one.argtypes = [tables, result, POINTER(c_int64)]
        calls.kn_add_one.restype = None
        self.calls = calls


_loaded: dict[tuple[int, int], Library] = {}


def load(seats: int, cards: int) -> Library:
    """The library of that size, one of `SIZES`. Raises `NoCompiler`."""
    size = (seats, cards)
    if size not in _loaded:
        _loaded[size] = Library(find(*size), *size)
    return _loaded[size]


def build_common(folder: Path) -> list[Path]:
    """Build the common sizes into the folder of a package."""
    return [build(folder / name_for(*size), *size, WARNINGS) for size in COMMON]
