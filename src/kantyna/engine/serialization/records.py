"""Records: a game as its set-up and the choices made, by readable key. A record is to a game what PGN is to chess."""

from __future__ import annotations

import copy
import zlib
from typing import Any, Final

from ..chance.secret import Seed
from ..effects.effect import Step
from ..setup_cache import ALL_WINDOWS
from .codec import flaw, quote, whole
from .codec import seed as read_seed

Json = Any
VERSION = 1
UNCHECKED: Final = ("check", "vouched", "shuffles", "journal", "witness")
"""Optional keys: added when a record is written, by a server (`server/shuffles/signatures.py`), or by a page that saw
the game. The last three are for `verification.py`."""
LARGEST: Final = 1_500_000
"""The maximum size of a record in characters, each item counting as five. 20,000 choices need half of it."""
BOUNDLESS: Final = 2**62
KEYS = (
    "kantyna", "game", "format", "seats", "options", "rules", "edition", "decks", "windows", "seed", "start", "vouched",
    "choices", "end", "check", "shuffles", "journal", "witness",
)  # fmt: skip


def dump(
    rules: str,
    edition: str,
    game: str,
    format: str,
    seats: int,
    options: dict[str, Any],
    decks: list[Json],
    seed: Seed,
    start: Json,
    choices: list[Step],
    mark: int,
    every_window: bool = False,
) -> dict[str, Json]:
    record: dict[str, Json] = {
        "kantyna": VERSION,
        "game": game,
        "format": format,
        "seats": seats,
        "options": dict(options),
        "rules": rules,
        "seed": seed,
        "choices": [[step.seat, step.key] for step in choices],
    }
    if edition:
        record["edition"] = edition
    if decks:
        record["decks"] = copy.deepcopy(decks)  # copies: the caller may change the record
    if every_window:
        record["windows"] = ALL_WINDOWS
    if start is not None:
        record["start"] = start
    record["end"] = written_mark(mark)
    record["check"] = check(record, BOUNDLESS)
    return record


def written_mark(mark: int) -> str:
    """The checksum of a table (`Table.mark`) as records write it."""
    return f"{mark:08x}"


def check(record: dict[str, Json], most: int = LARGEST) -> str:
    """A checksum over everything else, to notice records that were truncated or changed."""
    parts: list[str] = []
    _plain(sorted([(key, value) for key, value in record.items() if key not in UNCHECKED]), parts, [most])
    return f"{zlib.crc32(''.join(parts).encode()):08x}"


def _plain(value: Json, parts: list[str], left: list[int]) -> None:
    """Append a canonical spelling of JSON to `parts`; `left` is the remaining length."""
    left[0] -= 5 + (len(value) if isinstance(value, str) else 0)
    if left[0] < 0:
        raise flaw("large", n=LARGEST)
    if isinstance(value, dict):
        parts.append("{")
        for i, key in enumerate(sorted(value)):
            parts.append(f"{',' if i else ''}{key}:")
            _plain(value[key], parts, left)
        parts.append("}")
    elif isinstance(value, (list, tuple)):
        parts.append("[")
        for i, part in enumerate(value):
            if i:
                parts.append(",")
            _plain(part, parts, left)
        parts.append("]")
    else:
        parts.append(repr(value))


def read(record: Json, upto: Json) -> tuple[Seed, list[tuple[int, str]], int]:
    """Check the shape of a record; returns its seed, choices, and the number of choices to replay. Raises `Flaw`."""
    if not isinstance(record, dict):
        raise flaw("object", what="record", value=quote(record))
    if record.get("kantyna") != VERSION:
        raise flaw("version", value=quote(record.get("kantyna")), n=VERSION)
    for key in record:
        if key not in KEYS:
            raise flaw("unknown-key", where="record", value=quote(key), known=", ".join(KEYS))
    for key in ("game", "format", "seats", "options", "seed", "choices"):
        if key not in record:
            raise flaw("missing", what=key)
    try:
        sound = "check" not in record or record["check"] == check(record)
    except (TypeError, ValueError, RecursionError):  # no version ever wrote this
        sound = False
    if not sound:
        raise flaw("check", value=quote(record["check"]))
    written = record["choices"]
    if not isinstance(written, list):
        raise flaw("list", what="choices", value=quote(written))
    choices: list[tuple[int, str]] = []
    for i, entry in enumerate(written):
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or not isinstance(entry[1], str):
            raise flaw("choice-shape", n=i, value=quote(entry))
        choices.append((whole(entry[0], 0, 1000, f"choices[{i}]"), entry[1]))
    count = len(choices) if upto is None else whole(upto, 0, len(choices), "upto")
    return read_seed(record["seed"]), choices, count
