"""Files and texts that are the same for everybody: kept in memory, packed once, with a mark to ask by.

A browser asks again each time (`no-cache`), with the mark of what it has (`If-None-Match`), and is told that nothing
has changed. A file that changes on disk is noticed within a second.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import time
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from .. import worker_threads
from ..protocol.wire import Json, dumps

LOOK_EVERY = 1.0
WORTH_PACKING = 500
QUICKLY = 4
"""How well an answer is packed that is sent once."""
TEXTS = ("text/", "application/json", "application/javascript", "image/svg")


class Kept:
    """Some bytes, ready to be sent."""

    def __init__(self, data: bytes, kind: str, level: int = 9) -> None:
        self.data = data
        self.kind = kind
        self.mark = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
        packed = gzip.compress(data, level, mtime=0) if kind.startswith(TEXTS) and len(data) >= WORTH_PACKING else data
        self.packed = packed if len(packed) < len(data) else None

    def answer(self, request: Request) -> Response:
        headers = {"ETag": self.mark, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        asked = request.headers.get("if-none-match", "")
        if any([one.strip().removeprefix("W/") in (self.mark, "*") for one in asked.split(",")]):
            return Response(status_code=304, headers=headers)
        data = self.data
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            data = self.packed
        return Response(data, headers=headers, media_type=self.kind)


class Files:
    """What some files together say, read anew when one of them has changed."""

    def __init__(self, paths: list[Path], kind: str = "") -> None:
        self.paths = paths
        self.kind = kind or mimetypes.guess_type(paths[0].name)[0] or "application/octet-stream"
        self._kept: Kept | None = None
        self._read: list[tuple[int, int]] = []
        self._looked = 0.0

    def kept(self) -> Kept:
        now = time.monotonic()
        if self._kept is None or now - self._looked > LOOK_EVERY:
            self._looked = now
            found = [(stat.st_mtime_ns, stat.st_size) for stat in [path.stat() for path in self.paths]]
            if self._kept is None or found != self._read:
                self._kept = Kept(b"\n".join([path.read_bytes() for path in self.paths]), self.kind)
                self._read = found
        return self._kept


class Shelf:
    """A folder of files by name, and whatever else is made once and kept."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): Files([path]) for path in folder.rglob("*") if path.is_file()
        }
        self._made: dict[str, Kept] = {}

    async def made(self, name: str, make: Callable[[], bytes], kind: str = "application/json") -> Kept:
        if name not in self._made:
            self._made[name] = await worker_threads.soon(lambda: Kept(make(), kind))
        return self._made[name]


async def large(request: Request, make: Callable[[], Json]) -> Response:
    """An answer that may be long: made, written and packed beside the event loop."""
    return await packed(request, await worker_threads.soon(lambda: dumps(make()).encode()))


async def packed(request: Request, written: bytes) -> Response:
    """JSON that may be long."""
    kept = await worker_threads.soon(Kept, written, "application/json", QUICKLY)
    return kept.answer(request)
