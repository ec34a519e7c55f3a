import asyncio
import os
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

sys.path.insert(0, str(Path(__file__).parent))
from people import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for a whole file of tests."""
    with running(tmp_path_factory.mktemp("server")) as one:
        yield one


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, of either kind.

    PostgreSQL is tried where KANTYNA_POSTGRES says how to reach it (postgresql+asyncpg://user@host/name, as somebody
    who may create databases; the driver comes with `kantyna[postgres]`).
    """
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'games.sqlite'}"
        return
    reached = os.environ.get("KANTYNA_POSTGRES")
    if not reached:
        pytest.skip("KANTYNA_POSTGRES names no PostgreSQL")
    name = f"kantyna_{secrets.token_hex(6)}"

    async def order(command: str) -> None:
        engine = create_async_engine(reached, isolation_level="AUTOCOMMIT")
        async with engine.connect() as db:
            await db.execute(text(command))
        await engine.dispose()

    asyncio.run(order(f"CREATE DATABASE {name}"))
    yield make_url(reached).set(database=name).render_as_string(hide_password=False)
    asyncio.run(order(f"DROP DATABASE {name} WITH (FORCE)"))
