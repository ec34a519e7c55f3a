"""QR codes (ISO/IEC 18004): a short text, such as an address, as a square of dark and light modules.

Bytes only, error correction level M, versions 1 to 9: enough for 180 bytes of UTF-8, and small enough to be read whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

BLOCKS = [
    (10, [16]),
    (16, [28]),
    (26, [44]),
    (18, [32, 32]),
    (24, [43, 43]),
    (16, [27] * 4),
    (18, [31] * 4),
    (22, [38, 38, 39, 39]),
    (22, [36, 36, 36, 37, 37]),
]
"""By version: the number of correction codewords in each block, and the number of data codewords in each."""
CENTRES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]]
"""By version: the rows and columns of the centres of alignment patterns."""
MOST_BYTES = sum(BLOCKS[-1][1]) - 2
FINDER_LIKE = ([1, 0, 1, 1, 1, 0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 1])

Grid = list[list[int]]


def qr(text: str) -> Grid:
    """Rows of modules, 1 for dark, without the light margin of four modules around them."""
    data = text.encode()
    version = next((v for v, (_, blocks) in enumerate(BLOCKS, 1) if len(data) + 2 <= sum(blocks)), None)
    if version is None:
        raise ValueError(f"a QR code of this kind holds {MOST_BYTES} bytes, not {len(data)}")
    bits = [bit for word in codewords(data, version) for bit in _bits(word, 8)]
    common, fixed, path = _template(version)
    blank = [row[:] for row in common]
    for place, (row, column) in enumerate(path):
        blank[row][column] = bits[place] if place < len(bits) else 0
    size = len(blank)
    drawn, free = _number(blank), ~_number(fixed)
    best = min([_masked(drawn, free, mask, size) for mask in range(8)], key=lambda code: _penalty(code, size))
    modules = [int(bit) for bit in f"{best:0{size * size}b}"]
    return [modules[size * row : size * (row + 1)] for row in range(size)]


def codewords(data: bytes, version: int) -> list[int]:
    """The codewords in their final order: the data of all blocks interleaved, then their corrections."""
    correction, sizes = BLOCKS[version - 1]
    room = sum(sizes)
    bits = [0, 1, 0, 0, *_bits(len(data), 8)]
    for byte in data:
        bits += _bits(byte, 8)
    bits += [0] * min(4, 8 * room - len(bits))
    words = [int("".join(map(str, bits[i : i + 8])), 2) for i in range(0, len(bits), 8)]
    words += [(0xEC, 0x11)[i % 2] for i in range(room - len(words))]
    blocks: list[list[int]] = []
    for size in sizes:
        blocks.append(words[:size])
        words = words[size:]
    checks = [remainder(block, correction) for block in blocks]
    by_turns = [block[i] for i in range(max(sizes)) for block in blocks if i < len(block)]
    return by_turns + [check[i] for i in range(correction) for check in checks]


def _bits(number: int, count: int) -> list[int]:
    return [number >> i & 1 for i in range(count - 1, -1, -1)]


# Reed-Solomon over the field of 256 elements that x^8 + x^4 + x^3 + x^2 + 1 makes

POWERS = [1]
while len(POWERS) < 255:
    POWERS.append(POWERS[-1] << 1 ^ (0x11D if POWERS[-1] & 0x80 else 0))
LOGS = {power: i for i, power in enumerate(POWERS)}


def times(a: int, b: int) -> int:
    return POWERS[(LOGS[a] + LOGS[b]) % 255] if a and b else 0


def remainder(words: list[int], count: int) -> list[int]:
    """The correction: the remainder of the codewords, as a polynomial, divided by (x - 1)(x - 2)(x - 4)..."""
    generator = [1]
    for i in range(count):
        shifted = [*generator, 0]
        for place, factor in enumerate(generator):
            shifted[place + 1] ^= times(factor, POWERS[i])
        generator = shifted
    left = [*words, *[0] * count]
    for i in range(len(words)):
        for place, factor in enumerate(generator):
            left[i + place] ^= times(factor, left[i]) if place else 0
    return left[len(words) :]


# the square


@cache
def _template(version: int) -> tuple[Grid, list[list[bool]], list[tuple[int, int]]]:
    """The fixed patterns of a version, the modules they take, and the order of the other modules."""
    grid, fixed = _patterns(version)
    return grid, fixed, _path(fixed)


def _patterns(version: int) -> tuple[Grid, list[list[bool]]]:
    """The fixed patterns of a version, and the modules they take."""
    size = 17 + 4 * version
    grid = [[0] * size for _ in range(size)]
    fixed = [[False] * size for _ in range(size)]

    def put(row: int, column: int, dark: bool) -> None:
        if 0 <= row < size and 0 <= column < size:
            grid[row][column] = int(dark)
            fixed[row][column] = True

    for i in range(size):
        put(6, i, i % 2 == 0)
        put(i, 6, i % 2 == 0)
    corners = [(3, 3), (3, size - 4), (size - 4, 3)]
    for middle_row, middle_column in corners:
        for row in range(-4, 5):
            for column in range(-4, 5):
                put(middle_row + row, middle_column + column, max(abs(row), abs(column)) in (0, 1, 3))
    centres = CENTRES[version - 1]
    for at_row in centres:
        for at_column in centres:
            if (at_row, at_column) in ((6, 6), (6, centres[-1]), (centres[-1], 6)):
                continue
            for row in range(-2, 3):
                for column in range(-2, 3):
                    put(at_row + row, at_column + column, max(abs(row), abs(column)) != 1)
    for row, column in _format_places(size):
        put(row, column, False)
    put(size - 8, 8, True)
    if version >= 7:
        for i, bit in enumerate(reversed(_protected(version, 6, 0x1F25))):
            put(i // 3, size - 11 + i % 3, bit == 1)
            put(size - 11 + i % 3, i // 3, bit == 1)
    return grid, fixed


def _protected(number: int, count: int, divisor: int) -> list[int]:
    """A number of `count` bits, followed by the bits that correct reading errors."""
    length = divisor.bit_length() - 1
    left = number << length
    for shift in range(count - 1, -1, -1):
        if left >> (shift + length) & 1:
            left ^= divisor << shift
    return _bits(number << length | left, count + length)


def _format_places(size: int) -> list[tuple[int, int]]:
    """The places of the fifteen format bits, highest first: around one corner, then again at the two others."""
    around = [(8, i) for i in (0, 1, 2, 3, 4, 5, 7, 8)] + [(i, 8) for i in (7, 5, 4, 3, 2, 1, 0)]
    again = [(size - 1 - i, 8) for i in range(7)] + [(8, size - 8 + i) for i in range(8)]
    return around + again


def _path(fixed: list[list[bool]]) -> list[tuple[int, int]]:
    """The free modules in the order of the bits: two columns at a time from the right, up and down by turns."""
    size = len(fixed)
    places = []
    for turn, right in enumerate([*range(size - 1, 6, -2), *range(5, 0, -2)]):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        places += [(row, column) for row in rows for column in (right, right - 1) if not fixed[row][column]]
    return places


def _inverts(mask: int, row: int, column: int) -> bool:
    """Does this mask invert the module?"""
    product = row * column
    rest = [
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((row + column) % 2 + product % 3) % 2,
    ]
    return rest[mask] == 0


# The penalties look at every module eight times. For speed a square is one integer there, row by row, a bit for each
# module: few operations then look at all of it at once. One bit higher is the module to the left.


def _number(grid: Sequence[Sequence[int]]) -> int:
    return int("".join(["".join(["1" if module else "0" for module in row]) for row in grid]), 2)


@cache
def _mask(mask: int, size: int) -> int:
    """The modules that a mask inverts: the pattern repeats every twelve rows and columns."""
    rows = ["".join(["01"[_inverts(mask, row, column)] for column in range(12)]) for row in range(12)]
    return int("".join([(rows[row % 12] * 5)[:size] for row in range(size)]), 2)


def _masked(drawn: int, free: int, mask: int, size: int) -> int:
    level_m = 0b00
    bits = [bit ^ flip for bit, flip in zip(_protected(level_m << 3 | mask, 5, 0x537), _bits(0x5412, 15), strict=True)]
    format = 0  # these modules are still light
    for place, (row, column) in enumerate(_format_places(size)):
        format |= bits[place % 15] << (size * size - 1 - size * row - column)
    return drawn ^ (_mask(mask, size) & free) | format


def _penalty(code: int, size: int) -> int:
    """How hard the code is to read: long runs, squares of one colour, false corners, too much of one colour."""
    rows = f"{code:0{size * size}b}"
    turned = int("".join([rows[column::size] for column in range(size)]), 2)
    points = 0
    for lines in (code, turned):
        alike = _equal_to_left(lines, size)
        fives = alike & alike >> 1 & alike >> 2 & alike >> 3
        points += fives.bit_count() + 2 * (fives & ~(fives << 1)).bit_count()  # a run of five is 3, each more 1
        for pattern in FINDER_LIKE:
            found = _every_line((1 << size - len(pattern) + 1) - 1, size)
            for place, dark in enumerate(pattern):
                found &= lines >> place if dark else ~(lines >> place)
            points += 40 * found.bit_count()
    alike = _equal_to_left(code, size)
    points += 3 * (alike & alike >> size & ~(code ^ code >> size)).bit_count()
    return points + 10 * int(abs(20 * code.bit_count() - 10 * size * size) / (size * size))


def _equal_to_left(lines: int, size: int) -> int:
    """The modules with the colour of their left neighbour."""
    return ~(lines ^ lines >> 1) & _every_line((1 << size - 1) - 1, size)


@cache
def _every_line(bits: int, size: int) -> int:
    return sum([bits << size * line for line in range(size)])


def blocks(grid: Grid) -> str:
    """Text for a terminal that writes black on white: two rows of modules on a line, with the light margin."""
    size = len(grid) + 8
    padded = [[0] * size for _ in range(4)] + [[0] * 4 + row + [0] * 4 for row in grid] + [[0] * size for _ in range(5)]
    signs = {(0, 0): " ", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}
    return "\n".join(
        "".join(signs[above, below] for above, below in zip(padded[row], padded[row + 1], strict=True))
        for row in range(0, size, 2)
    )
