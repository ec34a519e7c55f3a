from collections.abc import Iterator
from pathlib import Path

import pytest
from people import Server, running
from postgres import cluster, new_database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a file."""
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL that only the tests use."""
    with cluster() as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with new_database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    return str(request.getfixturevalue("postgres_database"))
