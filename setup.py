"""Only for the compiled build: `make fast` sets KANTYNA_FAST to how hard the C compiler tries (1 or 3), and engine and
games go through mypyc."""

import os
from pathlib import Path

from setuptools import setup

ext_modules = []
if os.environ.get("KANTYNA_FAST"):
    from mypyc.build import mypycify

    sources = [*Path("src/kantyna/engine").rglob("*.py"), *Path("src/kantyna/game").rglob("*.py")]
    modules = sorted(str(path) for path in sources if path.name != "__init__.py")
    ext_modules = mypycify([*modules, "--strict"], opt_level=os.environ["KANTYNA_FAST"], debug_level="0")

setup(ext_modules=ext_modules)
