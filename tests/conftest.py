"""Which tests there are. Helpers are imported by name: pyproject.toml says where they lie (`pythonpath`)."""

import shipped  # noqa: F401  (before any test registers a game of its own)
from kantyna.engine.chance.generator import COMPILED

collect_ignore = [] if COMPILED else ["compiled"]  # for the compiled build alone, see `make fast`
