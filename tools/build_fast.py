"""Build the compiled Kantyna into build/fast: the same sources, with engine, games and bots
through mypyc, and Star Realms in C.

    python tools/build_fast.py [--quick]

`--quick` builds into build/quick for tests: in bundles, on all cores, and the compiler does not optimise.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
QUICK = "--quick" in sys.argv[1:]
WORK = ROOT / "build" / ("mypyc-quick" if QUICK else "mypyc")
TARGET = ROOT / "build" / ("quick" if QUICK else "fast")
LEVEL = "0" if QUICK else "3"


def main() -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "src", WORK / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, WORK)
    environment = {**os.environ, "KANTYNA_FAST": LEVEL, "MYPYPATH": "src"}
    if sys.platform == "linux":
        # it is built where it runs; the generator counts on words that wrap
        environment.setdefault("CFLAGS", f"-O{LEVEL} -fwrapv -march=native -fno-plt -fno-semantic-interposition")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    built = subprocess.run(command, cwd=WORK, env=environment, check=False)
    if built.returncode:
        print("The compiled build failed; pure Python works without it.", file=sys.stderr)
        return built.returncode
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.move(WORK / "src", TARGET)
    build_native()
    (TARGET / ".built").touch()
    return 0


def build_native() -> None:
    """Star Realms in C, beside the rest; where that fails it is tried again when it is needed, and says why."""
    script = "import sys; from pathlib import Path; from kantyna.native.library import build_common as build; "
    command = [sys.executable, "-c", script + "build(Path(sys.argv[1]))", str(TARGET / "kantyna" / "native")]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": str(TARGET)}, check=False)


if __name__ == "__main__":
    sys.exit(main())
