import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from people import Server, running
from postgres import cluster
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine


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
    name = f"kantyna_{secrets.token_hex(6)}"

    async def execute(command: str) -> None:
        engine = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            await db.execute(text(command))
        await engine.dispose()

    asyncio.run(execute(f"CREATE DATABASE {name}"))
    yield make_url(postgres).set(database=name).render_as_string(hide_password=False)
    asyncio.run(execute(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: SQLite, then PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
    return str(request.getfixturevalue("postgres_database"))
