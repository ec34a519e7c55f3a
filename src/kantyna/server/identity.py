"""Players are random ids in signed cookies. There are no accounts; a name is only shown."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

COOKIE = "kantyna"
YEAR = 365 * 86400


def fresh_id() -> str:
    return secrets.token_urlsafe(18)


def sign(player: str, secret: str) -> str:
    signature = hmac.new(secret.encode(), player.encode(), hashlib.sha256).hexdigest()[:32]
    return f"{player}.{signature}"


def read(cookie: str | None, secret: str) -> str | None:
    """The player that a cookie belongs to; None if it is missing or not signed by us."""
    player, dot, _ = (cookie or "").rpartition(".")
    if not dot or not hmac.compare_digest(sign(player, secret).encode(), (cookie or "").encode()):
        return None
    return player


def public(player: str) -> str:
    """An id that others may see. The player's own id cannot be computed from it."""
    return hashlib.sha256(b"public:" + player.encode()).hexdigest()[:12]


def clean_text(text: str, most: int) -> str:
    """One line of at most `most` characters, without control and bidirectional characters."""
    clean = [char if not unicodedata.category(char).startswith("C") else " " for char in text]
    return " ".join("".join(clean).split())[:most]
