"""Records: a game as its set-up and the choices made, by readable key. A record is to a game what PGN is to chess."""

from __future__ import annotations

import zlib
from typing import Any

from .codec import flaw, quote, whole
from .effects import Step

Json = Any
VERSION = 1
KEYS = ("kantyna", "game", "format", "seats", "options", "edition", "decks", "seed", "start", "choices", "check")


def dump(
    edition: str,
    game: str,
    format: str,
    seats: int,
    options: dict[str, Any],
    decks: list[Json],
    seed: int,
    start: Json,
    choices: list[Step],
) -> dict[str, Json]:
    record: dict[str, Json] = {
        "kantyna": VERSION,
        "game": game,
        "format": format,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "choices": [[step.seat, step.key] for step in choices],
    }
    if edition:
        record["edition"] = edition
    if decks:
        record["decks"] = decks
    if start is not None:
        record["start"] = start
    record["check"] = check(record)
    return record


def check(record: dict[str, Json]) -> str:
    """A sum over all the rest, so that a record cut short or changed is noticed."""
    rest = sorted([(key, value) for key, value in record.items() if key != "check"])
    return f"{zlib.crc32(_plain(rest).encode()):08x}"


def _plain(value: Json) -> str:
    """One spelling for equal JSON, whatever container it came in."""
    if isinstance(value, dict):
        return "{" + ",".join([f"{key}:{_plain(value[key])}" for key in sorted(value)]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_plain(part) for part in value]) + "]"
    return repr(value)


def read(record: Json, upto: Json) -> tuple[int, list[tuple[int, str]]]:
    """Check the shape of a record; returns the seed and the choices to replay. Raises `Flaw`."""
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
    if "check" in record and record["check"] != check(record):
        raise flaw("check", value=quote(record["check"]))
    written = record["choices"]
    if not isinstance(written, list):
        raise flaw("list", what="choices", value=quote(written))
    choices: list[tuple[int, str]] = []
    for i, entry in enumerate(written):
        if not isinstance(entry, (list, tuple)) or len(entry) != 2 or not isinstance(entry[1], str):
            raise flaw("choice-shape", n=i, value=quote(entry))
        choices.append((whole(entry[0], 0, 1000, f"choices[{i}]"), entry[1]))
    if upto is not None:
        choices = choices[: whole(upto, 0, len(choices), "upto")]
    return whole(record["seed"], 0, 2**64 - 1, "seed"), choices
