"""`kantyna backup`: copies the database, also while the server runs."""

from __future__ import annotations

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ..messages import UsageError, reason, say


def run(arguments: argparse.Namespace) -> int:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from ...server.settings import Settings

    if arguments.copy is None:
        raise UsageError("cli-error-no-backup-file")
    database = arguments.database
    try:
        url = make_url(Settings.from_environment(**({"database": database} if database else {})).url())
    except ArgumentError:
        raise UsageError("cli-error-database", value=database, detail="URL") from None
    if not url.drivername.startswith("sqlite"):
        raise UsageError("cli-error-backup-server", value=url.render_as_string())
    source, target = Path(url.database or ""), Path(arguments.copy)
    if not source.is_file():
        raise UsageError("cli-error-no-database", file=str(source))
    if target.exists():
        raise UsageError("cli-error-there-already", file=str(target))
    try:
        copy(source, target)
    except (OSError, sqlite3.Error) as error:
        detail = reason(error) if isinstance(error, OSError) else str(error)
        raise UsageError("cli-error-backup", file=str(target), reason=detail) from None
    print(say("cli-backup", arguments.lang, file=str(target), n=target.stat().st_size))
    return 0


def copy(source: Path, target: Path) -> None:
    """Copy everything committed, including the write-ahead log. The target is complete or does not exist."""
    copied = target.with_name(target.name + ".part")
    os.close(os.open(copied, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        address = f"{source.absolute().as_uri()}?mode=rw"
        with (
            closing(sqlite3.connect(address, uri=True, timeout=30)) as old,
            closing(sqlite3.connect(copied)) as new,
        ):
            old.backup(new)  # in one step: page by page, the copy would start again after every write
            new.execute("PRAGMA journal_mode=DELETE")
            found = new.execute("PRAGMA integrity_check").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        with copied.open("rb") as written:
            os.fsync(written.fileno())
        os.link(copied, target)  # unlike a rename, this fails if the target exists by now
    finally:
        copied.unlink(missing_ok=True)
