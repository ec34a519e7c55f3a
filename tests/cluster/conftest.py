from collections.abc import Iterator

import pytest
from postgres import cluster, new_database
from redis_server import RedisServer


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


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server
