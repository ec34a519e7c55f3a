"""Answers that are the same for everybody: kept in memory, compressed once, with an ETag.

A browser asks again each time (`no-cache`) and sends the ETag of what it has (`If-None-Match`). If nothing changed, it
gets a 304. A changed file is noticed within a second.
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

CHECK_EVERY = 1.0
"""Seconds between checks whether a file changed."""
SMALLEST_COMPRESSED = 500
QUICK = 4
"""The compression level for answers that are sent only once."""
TEXTS = ("text/", "application/json", "application/javascript", "image/svg")


class CachedBody:
    """The bytes of an answer, with their ETag and compressed form."""

    def __init__(self, data: bytes, kind: str, level: int = 9) -> None:
        self.data = data
        self.kind = kind
        self.etag = f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"'
        compress = kind.startswith(TEXTS) and len(data) >= SMALLEST_COMPRESSED
        gzipped = gzip.compress(data, level, mtime=0) if compress else data
        self.gzipped = gzipped if len(gzipped) < len(data) else None

    def answer(self, request: Request) -> Response:
        headers = {"ETag": self.etag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if any([one.strip().removeprefix("W/") in (self.etag, "*") for one in known.split(",")]):
            return Response(status_code=304, headers=headers)
        data = self.data
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            data = self.gzipped
        return Response(data, headers=headers, media_type=self.kind)


class CachedFiles:
    """One or more files as one answer, read again when one of them changes."""

    def __init__(self, paths: list[Path], kind: str = "") -> None:
        self.paths = paths
        self.kind = kind or mimetypes.guess_type(paths[0].name)[0] or "application/octet-stream"
        self._body: CachedBody | None = None
        self._versions: list[tuple[int, int]] = []
        self._checked = 0.0

    def current(self) -> CachedBody:
        now = time.monotonic()
        if self._body is None or now - self._checked > CHECK_EVERY:
            self._checked = now
            versions = [(stat.st_mtime_ns, stat.st_size) for stat in [path.stat() for path in self.paths]]
            if self._body is None or versions != self._versions:
                self._body = CachedBody(b"\n".join([path.read_bytes() for path in self.paths]), self.kind)
                self._versions = versions
        return self._body


class StaticFiles:
    """The files of a folder by name, and answers that are generated once."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            path.relative_to(folder).as_posix(): CachedFiles([path]) for path in folder.rglob("*") if path.is_file()
        }
        self._generated: dict[str, CachedBody] = {}

    async def generated(self, name: str, make: Callable[[], bytes], kind: str = "application/json") -> CachedBody:
        if name not in self._generated:
            self._generated[name] = await worker_threads.run_short(lambda: CachedBody(make(), kind))
        return self._generated[name]


async def answer_in_thread(request: Request, make: Callable[[], Json]) -> Response:
    """A JSON answer that may be long: made, written and compressed in a thread."""
    return await gzipped_json(request, await worker_threads.run_short(lambda: dumps(make()).encode()))


async def gzipped_json(request: Request, written: bytes) -> Response:
    body = await worker_threads.run_short(CachedBody, written, "application/json", QUICK)
    return body.answer(request)
