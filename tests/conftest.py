"""Which tests there are. Helpers are imported by name: pyproject.toml says where they lie (`pythonpath`)."""

import gc
import os
import tempfile

import pytest
from seeded import begin_test, seed_process

import shipped  # noqa: F401  (before any test registers a game of its own)
from impact import changed_files, put_changed_first
from kantyna.engine.chance.generator import COMPILED

collect_ignore = [] if COMPILED else ["compiled"]  # for the compiled build alone, see `make fast`
CHANGED = "KANTYNA_CHANGED"
seed_process()
DATA = tempfile.TemporaryDirectory(prefix="kantyna-data-")
"""No test touches the games of the person who runs it."""
os.environ["XDG_DATA_HOME"] = DATA.name


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--changed-first", action="store_true", help="begin with tests of what was changed")


def pytest_configure(config: pytest.Config) -> None:
    """Looked up once, before workers start: all must agree on the order."""
    if config.getoption("--changed-first"):
        os.environ.setdefault(CHANGED, "\n".join(changed_files()))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--changed-first"):
        put_changed_first(items, os.environ[CHANGED].splitlines())


def pytest_collection_finish(session: pytest.Session) -> None:
    """The collected tests stay until the end: looking for garbage among them takes a tenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Before fixtures, which may deal tables."""
    begin_test(item.name)
