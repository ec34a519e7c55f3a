"""Only for the compiled build: `tools/build_fast.py` sets KANTYNA_FAST, and engine, games and bots go through mypyc.

KANTYNA_FAST is how hard the C compiler tries. With 3 all modules are one C file, so that calls between them may become
inline. With less, as for tests, the C code is split into bundles that are compiled at the same time.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

CORES = os.cpu_count() or 1
BUNDLES = 2 * CORES


class BuildAtOnce(build_ext):
    """Compiles the files of an extension in parallel, and small extensions beside it."""

    def finalize_options(self):
        super().finalize_options()
        self.parallel = CORES

    def build_extensions(self):
        compile_in_turn = self.compiler.compile

        def compile_at_once(sources, **how):
            with ThreadPoolExecutor(CORES) as pool:
                return list(chain(*pool.map(lambda source: compile_in_turn([source], **how), sources)))

        self.compiler.compile = compile_at_once
        super().build_extensions()


def bundled(sources):
    """The C files of the modules included in a few, about equally large: each reads the long common headers once."""
    modules = sorted(filter(is_module, sources), key=lambda path: -path.stat().st_size)
    bundles = [[] for _ in range(BUNDLES)]
    for path in modules:
        min(bundles, key=lambda files: sum(file.stat().st_size for file in files)).append(path)
    written = []
    for number, files in enumerate(filter(None, bundles)):
        bundle = modules[0].parent / f"bundle_{number}.c"
        bundle.write_text("".join(f'#include "{path.resolve()}"\n' for path in files))
        written.append(bundle)
    return [str(path) for path in [*written, *(path for path in sources if path not in modules)]]


def is_module(path):
    return path.name.startswith("__native_")


def compiled(level):
    from mypyc.build import mypycify

    quick = level != "3"
    folders = ("engine", "game") if quick else ("engine", "game", "bots")  # bots would double the time of a quick build
    sources = [path for folder in folders for path in Path("src/kantyna", folder).rglob("*.py")]
    modules = sorted(str(path) for path in sources if path.name != "__init__.py")
    extensions = mypycify([*modules, "--strict"], opt_level=level, debug_level="0", multi_file=quick)
    for extension in extensions:
        paths = [Path(source) for source in extension.sources]
        if any(map(is_module, paths)):
            extension.sources = bundled(paths) if quick else extension.sources
    return extensions


level = os.environ.get("KANTYNA_FAST")
setup(ext_modules=compiled(level) if level else [], cmdclass={"build_ext": BuildAtOnce})
