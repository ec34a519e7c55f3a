"""The secret that signs cookies and records. It is not in the database, so a copy of the database lets nobody in.

It comes from the environment (`KANTYNA_SECRET`) or from a file that only its owner may read: next to an SQLite file,
or in the user's data directory. Older databases held the secret themselves; it is moved out of them.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from sqlalchemy import delete, make_url, select

from ..errors import refused
from ..settings import Settings, data_directory
from .schema import meta
from .store import Store

SHORTEST = 16


def secret_file(url: str) -> Path | None:
    """The file of the secret for this database; None for a database in memory."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return data_directory() / "secret"
    if address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database) + ".secret")


async def secret(store: Store, settings: Settings) -> str:
    """The secret of this server. It is created the first time."""
    async with store.reading() as db:
        found = (await db.execute(select(meta.c.value).where(meta.c.name == "secret"))).scalar()
    value = settings.secret
    if not value:
        path = secret_file(settings.url())
        value = found or secrets.token_urlsafe(32)
        if path is not None:
            value = _load_or_create(path, value)
    if len(value) < SHORTEST:
        raise refused("secret-short", n=SHORTEST)
    if found is not None:
        async with store.writing() as db:
            await db.execute(delete(meta).where(meta.c.name == "secret"))
    return value


def _load_or_create(path: Path, fresh: str) -> str:
    """The secret in the file. If there is no file, `fresh` is written to one, atomically."""
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{secrets.token_hex(6)}")
    try:
        with open(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as file:
            file.write(fresh + "\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(part, path)
        except FileExistsError:
            path.chmod(0o600)
    finally:
        part.unlink(missing_ok=True)
    return path.read_text(encoding="ascii", errors="replace").strip()
