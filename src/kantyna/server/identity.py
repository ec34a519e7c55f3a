"""Who somebody is: a random id in a signed cookie. No account; a name is only what is shown."""

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
    mark = hmac.new(secret.encode(), player.encode(), hashlib.sha256).hexdigest()[:32]
    return f"{player}.{mark}"


def read(cookie: str | None, secret: str) -> str | None:
    """The player a cookie belongs to; None when it is missing or not ours."""
    player, dot, _ = (cookie or "").rpartition(".")
    if not dot or not hmac.compare_digest(sign(player, secret).encode(), (cookie or "").encode()):
        return None
    return player


def public(player: str) -> str:
    """An id that others may see: it leads back to nobody."""
    return hashlib.sha256(b"public:" + player.encode()).hexdigest()[:12]


def clean_text(text: str, most: int) -> str:
    """One line without control characters or things that turn the reading direction, at most so long."""
    kept = [char if not unicodedata.category(char).startswith("C") else " " for char in text]
    return " ".join("".join(kept).split())[:most]
