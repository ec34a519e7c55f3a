"""`kantyna backup`: a whole copy of the database, also while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..messages import Wrong, reason, say


def run(arguments: argparse.Namespace) -> int:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from ...server.settings import Settings

    if arguments.copy is None:
        raise Wrong("cli-error-no-backup-file")
    told = arguments.database
    try:
        url = make_url(Settings.from_environment(**({"database": told} if told else {})).url())
    except ArgumentError:
        raise Wrong("cli-error-database", value=told, detail="URL") from None
    if not url.drivername.startswith("sqlite"):
        raise Wrong("cli-error-backup-server", value=url.render_as_string())
    source, target = Path(url.database or ""), Path(arguments.copy)
    if not source.is_file():
        raise Wrong("cli-error-no-database", file=str(source))
    if target.exists():
        raise Wrong("cli-error-there-already", file=str(target))
    try:
        copy(source, target)
    except (OSError, sqlite3.Error) as error:
        detail = reason(error) if isinstance(error, OSError) else str(error)
        raise Wrong("cli-error-backup", file=str(target), reason=detail) from None
    print(say("cli-backup", arguments.lang, file=str(target), n=target.stat().st_size))
    return 0


def copy(source: Path, target: Path) -> None:
    """All that is committed, the write-ahead log included, into a file that is whole or not there."""
    part = target.with_name(target.name + ".part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        address = f"{source.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(address, uri=True, timeout=30)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)  # in one go: in pieces it would begin anew with every choice that is made meanwhile
            new.execute("PRAGMA journal_mode=DELETE")
            found = new.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        os.link(part, target)  # unlike a new name, this fails where something has come to lie meanwhile
    finally:
        part.unlink(missing_ok=True)
