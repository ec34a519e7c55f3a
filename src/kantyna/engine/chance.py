"""Chance: one 64-bit word, stepped by SplitMix64.

Written down so that any program can repeat it: the word grows by the golden-ratio constant and the sum is mixed
(Steele, Lea and Flood, 2014). A number below n is the upper 32 bits times n, divided by 2**32; the few upper parts
that would favour some numbers are thrown again (Lemire, 2019). Shuffles are Fisher–Yates, from the end.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(word: int) -> int:
    """The 64 random bits that belong to a word."""
    z = word
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


class Chance:
    """A stream of chance. A table holds one; bots and samplers have their own, so that they never move a table's."""

    __slots__ = ("word",)

    def __init__(self, word: int) -> None:
        self.word = word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        while True:
            self.word = word = (self.word + GOLDEN) & MASK
            product = (mix(word) >> 32) * n
            low = product & 0xFFFFFFFF
            if low >= n or low >= (0x100000000 - n) % n:
                return product >> 32

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


def seeded(seed: int) -> Chance:
    """The stream that belongs to a seed; nearby seeds give unlike streams."""
    return Chance(mix(seed & MASK))
