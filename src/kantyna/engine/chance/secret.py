"""Unpredictable chance: a keyed generator for tables whose seed is a secret.

SplitMix64's output gives its seed away to a long search, so a table without a given seed
draws from BLAKE2b instead. Any program can repeat it: the secret is 24 letters, digits, `-` and
`_` (144 bits) and, as ASCII, the key; block i is the 64-byte digest of i as eight bytes, the least significant first;
its sixteen 32-bit words, likewise little-endian, are used one after the other where SplitMix64 uses the upper 32 bits
of its own.

So that nobody picks a deal alone, a server commits to a secret by publishing its SHA-256, and then every player adds
a value, written like a secret. The seed of the deal is `mixed`: the first 24 characters of the URL-safe Base64 of the
SHA-256 of `SECRET:VALUE:VALUE`, a value for each seat in order and nothing for a seat that gave none. The secret is
published when the game is over (docs/shuffles.md).
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final

from .generator import AnyInt, Chance, seeded

Seed = int | str
"""A whole number: SplitMix64. A secret: the keyed stream."""

LENGTH: Final = 24
WORDS: Final = 16
"""32-bit words in a block."""
LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


class KeyedChance(Chance):
    """The generator of a secret. Its `word` counts the 32-bit words drawn."""

    __slots__ = ("key", "block", "words")

    def __init__(self, key: str, drawn: int) -> None:
        super().__init__(drawn)
        self.key = key
        self.block = -1
        self.words: list[int] = []

    def below(self, n: int) -> int:
        while True:
            drawn = int(self.word)
            self.word = drawn + 1
            if drawn // WORDS != self.block:
                self._fill(drawn // WORDS)
            product = self.words[drawn % WORDS] * n
            low = product & 0xFFFFFFFF
            if low >= n or low >= (0x100000000 - n) % n:
                return product >> 32

    def shuffle(self, cards: list[AnyInt]) -> None:
        self.shuffle_by_draws(cards)

    def _fill(self, block: int) -> None:
        digest = blake2b(block.to_bytes(8, "little"), key=self.key.encode("ascii")).digest()
        self.words = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(WORDS)]
        self.block = block

    def copy(self) -> Chance:
        return KeyedChance(self.key, int(self.word))

    def written(self) -> str:
        """The secret and how much has been drawn: `SECRET:57`."""
        return f"{self.key}:{int(self.word)}"


def is_secret(text: str) -> bool:
    return len(text) == LENGTH and all([letter in LETTERS for letter in text])


def fresh_secret() -> str:
    import secrets

    return secrets.token_urlsafe(LENGTH * 3 // 4)


def mixed(secret: str, values: Sequence[str | None]) -> str:
    """The seed from a secret and the value of each seat; None for a seat that gave none."""
    written = ":".join([secret, *[value or "" for value in values]])
    return urlsafe_b64encode(sha256(written.encode("ascii")).digest())[:LENGTH].decode("ascii")


def stream(seed: Seed) -> Chance:
    """The generator for a seed."""
    return KeyedChance(seed, 0) if isinstance(seed, str) else seeded(seed)


def commitment(seed: Seed) -> str | None:
    """The public hash of a secret: its SHA-256 in hexadecimal; None for a whole number."""
    return sha256(seed.encode("ascii")).hexdigest() if isinstance(seed, str) else None
