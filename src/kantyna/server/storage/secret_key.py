"""The secret that signs cookies and records: it lies outside the database, so that a copy of that lets nobody in.

It is what the environment says (`KANTYNA_SECRET`), or stands in a file that only its owner may read: beside an SQLite
file, else in the user's data directory. Databases from before held it themselves; it is carried out of these.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from sqlalchemy import delete, make_url, select

from ..protocol.wire import refused
from ..settings import Settings, data_directory
from .schema import meta
from .store import Store

SHORTEST = 16


def secret_file(url: str) -> Path | None:
    """Where the secret of the server with this database lies; None for a database that lives in memory."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return data_directory() / "secret"
    if address.database in (None, "", ":memory:"):
        return None
    return Path(str(address.database) + ".secret")


async def secret(store: Store, settings: Settings) -> str:
    """The server's own secret, made once."""
    async with store.reading() as db:
        found = (await db.execute(select(meta.c.value).where(meta.c.name == "secret"))).scalar()
    told = settings.secret
    if not told:
        path = secret_file(settings.url())
        told = found or secrets.token_urlsafe(32)
        if path is not None:
            told = _keep(path, told)
    if len(told) < SHORTEST:
        raise refused("secret-short", n=SHORTEST)
    if found is not None:
        async with store.writing() as db:
            await db.execute(delete(meta).where(meta.c.name == "secret"))
    return told


def _keep(path: Path, fresh: str) -> str:
    """What the file holds; where there is none, this is written into one, whole or not at all."""
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
