"""Prints the milliseconds that `import <argument>` adds to a fresh interpreter: the minimum of several runs."""

from __future__ import annotations

import subprocess
import sys
import time


def start(code: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - begin


def main() -> None:
    code = f"import {sys.argv[1]}"
    start(code)
    empty = min(start("pass") for _ in range(15))
    full = min(start(code) for _ in range(15))
    print((full - empty) * 1000)


if __name__ == "__main__":
    main()
