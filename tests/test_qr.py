"""QR codes: against codes that other programs make, and read back by the rules for reading them."""

from __future__ import annotations

import zlib

import pytest

from kantyna.qr import (
    BLOCKS,
    MOST_BYTES,
    POWERS,
    Grid,
    _inverts,
    _path,
    _patterns,
    blocks,
    codewords,
    qr,
    remainder,
    times,
)

STOL = """
#######.###.#.#######
#.....#.#####.#.....#
#.###.#...##..#.###.#
#.###.#.#..##.#.###.#
#.###.#..#....#.###.#
#.....#...#...#.....#
#######.#.#.#.#######
........##...........
#.##.###..#...#..#.##
...#.....##.#..#.####
#.###.##.#..######.##
....##..###.##...##.#
.###.###.#.#.#..#.#..
........###..#...#.#.
#######.#....##.###..
#.....#.#.#######...#
#.###.#..#.#..#...###
#.###.#.#....#..#..#.
#.###.#.####.#.###...
#.....#....##.##..#.#
#######.#..##..##....
"""


def test_a_word_gives_the_code_that_python_qrcode_gives() -> None:
    assert ["".join(".#"[module] for module in row) for row in qr("stół")] == STOL.split()


@pytest.mark.parametrize(
    "text, size, sum_of_modules",
    [
        ("http://192.168.1.10:8642/", 25, 1387898812),
        ("http://10.0.0.5:8642/join/0123456789abcdefghijkl", 33, 301119088),
        ("zażółć gęślą jaźń " * 4, 45, 3641486378),
        ("a" * 140, 49, 3899248727),
        ("b" * 178, 53, 1895356429),
    ],
)
def test_larger_codes_are_those_of_python_qrcode_too(text: str, size: int, sum_of_modules: int) -> None:
    """By their CRC-32, made with version 8.2 at level M from bytes."""
    grid = qr(text)
    assert len(grid) == size
    assert zlib.crc32("".join(str(module) for row in grid for module in row).encode()) == sum_of_modules


def test_corrections_of_a_known_message() -> None:
    """HELLO WORLD at 1-M, as the worked examples have it."""
    words = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert remainder(words, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


def read(grid: Grid) -> str:
    """What a reader does, from the modules alone: mask, words, blocks, corrections that come out even, bytes."""
    version = (len(grid) - 17) // 4
    format = int("".join(str(grid[8][i]) for i in (0, 1, 2, 3, 4)), 2) ^ 0b10101
    assert format >> 3 == 0, "level M"
    _, fixed = _patterns(version)
    bits = [grid[row][column] ^ _inverts(format & 7, row, column) for row, column in _path(fixed)]
    correction, sizes = BLOCKS[version - 1]
    total = sum(sizes) + correction * len(sizes)
    words = [int("".join(str(int(bit)) for bit in bits[8 * i : 8 * i + 8]), 2) for i in range(total)]
    found: list[list[int]] = [[] for _ in sizes]
    for i in range(max(sizes)):
        for block, size in zip(found, sizes, strict=True):
            if i < size:
                block.append(words.pop(0))
    for _ in range(correction):
        for block in found:
            block.append(words.pop(0))
    for block in found:
        for root in range(correction):
            value = 0
            for word in block:
                value = times(value, POWERS[root]) ^ word
            assert value == 0, "a word that was laid wrongly"
    data = [bit for block, size in zip(found, sizes, strict=True) for word in block[:size] for bit in f"{word:08b}"]
    assert data[:4] == list("0100")
    count = int("".join(data[4:12]), 2)
    return bytes(int("".join(data[12 + 8 * i : 20 + 8 * i]), 2) for i in range(count)).decode()


@pytest.mark.parametrize("length", [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180])
def test_every_version_is_read_back(length: int) -> None:
    text = ("https://kantyna.example/join/" + "Za-z_09" * 30)[:length]
    assert read(qr(text)) == text


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="180 bytes, not 181"):
        qr("ł" * 90 + "x")
    assert MOST_BYTES == 180 and len(codewords(b"", 1)) == 26


def test_on_a_terminal_it_has_its_margin() -> None:
    lines = blocks(qr("stół")).splitlines()
    assert {len(line) for line in lines} == {29} and len(lines) == 15
    assert lines[0] == lines[1] == " " * 29 and all(line[:4] == line[-4:] == "    " for line in lines)
    assert lines[2][4:11] == "█▀▀▀▀▀█"
