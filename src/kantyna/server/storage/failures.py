"""What is raised when something could not be stored, and how the log names it."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from ...engine.errors import KantynaError
from ..logs import error_name


class WriteConflict(Exception):
    """A write was refused because the table changed since it was read."""


STORAGE_ERRORS = (SQLAlchemyError, OSError, WriteConflict)
"""The database is unreachable, full, broken or too slow, or a write came too late."""


def describe_error(error: Exception) -> str:
    """One line for the log, without the SQL statement and its values."""
    if isinstance(error, KantynaError):
        return error_name(error)
    return (str(error).splitlines() or [type(error).__name__])[0]
