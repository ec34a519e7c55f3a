"""Chance: one 64-bit word, stepped by SplitMix64.

Any program can repeat it: the word grows by the golden-ratio constant and the sum is mixed (Steele, Lea and Flood,
2014). A number below n is the upper 32 bits times n, divided by 2**32; biased values are drawn again (Lemire, 2019).
Shuffles are Fisher–Yates, from the end.

In the compiled build the word is a signed machine word and overflow wraps. So constants are signed, right shifts are
masked to the bits of an unsigned shift, and the mask that keeps Python's integers at 64 bits is all ones either way.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

AnyInt = TypeVar("AnyInt", bound=int)

COMPILED: Final = not __file__.endswith(".py")
MASK: Final[i64] = i64(-1) if COMPILED else i64(int("f" * 16, 16))
BITS_32: Final[i64] = 0xFFFFFFFF
BITS_33: Final[i64] = 0x1FFFFFFFF
BITS_34: Final[i64] = 0x3FFFFFFFF
BITS_37: Final[i64] = 0x1FFFFFFFFF
TWO_TO_32: Final[i64] = 0x100000000

# the same bits, signed for machine words and unsigned for Python's integers, which are faster that way
GOLDEN: Final[i64] = i64(-0x61C8864680B583EB) if COMPILED else i64(int("9E3779B97F4A7C15", 16))
FIRST: Final[i64] = i64(-0x40A7B892E31B1A47) if COMPILED else i64(int("BF58476D1CE4E5B9", 16))
SECOND: Final[i64] = i64(-0x6B2FB644ECCEEE15) if COMPILED else i64(int("94D049BB133111EB", 16))


def mix(word: i64) -> i64:
    """The 64 random bits for a word."""
    z: i64 = word
    z = ((z ^ ((z >> 30) & BITS_34)) * FIRST) & MASK
    z = ((z ^ ((z >> 27) & BITS_37)) * SECOND) & MASK
    return z ^ ((z >> 31) & BITS_33)


class Chance:
    """A random number generator. A table has one; bots and samplers use their own and never touch a table's."""

    __slots__ = ("word",)

    def __init__(self, word: i64) -> None:
        self.word: i64 = word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; n is at most 2**32."""
        assert 0 < n <= 2**32
        size: i64 = n
        while True:
            word: i64 = (self.word + GOLDEN) & MASK
            self.word = word
            # mix(word), inlined: a shuffle runs this once per card
            if COMPILED:
                z: i64 = ((word ^ ((word >> 30) & BITS_34)) * FIRST) & MASK
                z = ((z ^ ((z >> 27) & BITS_37)) * SECOND) & MASK
                z = ((z ^ ((z >> 31) & BITS_33)) >> 32) & BITS_32
            else:  # Python's integers have no sign bit to mask
                z = ((word ^ (word >> 30)) * FIRST) & MASK
                z = ((z ^ (z >> 27)) * SECOND) & MASK
                z = (z ^ (z >> 31)) >> 32
            product: i64 = z * size
            low: i64 = product & BITS_32
            if low >= size or low >= (TWO_TO_32 - size) % size:
                return (product >> 32) & BITS_32

    def shuffle(self, cards: list[AnyInt]) -> None:
        if COMPILED:
            self.shuffle_by_draws(cards)
            return
        # the same with `below` inlined, which is faster in pure Python
        word = self.word
        for i in range(len(cards) - 1, 0, -1):
            size = i + 1
            while True:
                word = (word + GOLDEN) & MASK
                z = ((word ^ (word >> 30)) * FIRST) & MASK
                z = ((z ^ (z >> 27)) * SECOND) & MASK
                product = ((z >> 32) ^ (z >> 63)) * size
                if product & BITS_32 >= size or product & BITS_32 >= (TWO_TO_32 - size) % size:
                    break
            j = product >> 32
            cards[i], cards[j] = cards[j], cards[i]
        self.word = word

    def shuffle_by_draws(self, cards: list[AnyInt]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def copy(self) -> Chance:
        return Chance(self.word)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.written() == other.written()

    def __hash__(self) -> int:
        return hash(int(self.word))

    def written(self) -> str:
        """The word as 16 hexadecimal digits."""
        return f"{int(self.word) % 2**64:016x}"


def chance_of(unsigned: int) -> Chance:
    """The generator at a word from 0 to 2**64 - 1."""
    return Chance(i64(unsigned - 2**64) if COMPILED and unsigned >= 2**63 else i64(unsigned))


def seeded(seed: int) -> Chance:
    """The generator for a seed; nearby seeds give different streams."""
    return Chance(mix(chance_of(seed % 2**64).word))
