"""`kantyna serve --bus`, `kantyna bots` and `kantyna migrate`: a server of several processes (docs/cluster.md)."""

from __future__ import annotations

import argparse
import asyncio
import logging.config
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ..messages import UsageError, say
from .server import check_port, database_error, listen_at, operator_sockets, reached_at, server_settings, shown_address

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...server.settings import Settings

USUAL_BOTS = 1
"""Bot processes that a server starts, unless it is told how many."""


def serve_workers(arguments: argparse.Namespace, bus: str) -> int:
    """Check everything, take the port, then start the processes."""
    from ...server import logs
    from ...server.bot_service.worker import work
    from ...server.cluster.supervisor import Supervisor

    check_port(arguments.port)
    settings = server_settings(arguments.host, arguments.database, bus=bus)
    if not settings.url().startswith("postgresql"):
        raise UsageError("cli-error-bus-database", value=arguments.database or "sqlite")
    try:
        asyncio.run(_check(settings))
    except ImportError as error:
        raise _missing(error, arguments.database) from None
    listening = listen_at(arguments.host, arguments.port)
    port = int(listening.getsockname()[1])
    address = shown_address(arguments.host, port)
    settings = replace(settings, address=address, reach=reached_at(arguments.host, port))
    for_operators = operator_sockets(settings, arguments.workers)
    logging.config.dictConfig(logs.config(settings.log_format))
    print(say("cli-serving", arguments.lang, address=address), flush=True)

    def serve(index: int) -> int:
        from ...server.app import create_app
        from ...server.runner import run

        return run(create_app(settings), listening, settings, for_operators[index])

    workers: list[Callable[[], int]] = [partial(serve, index) for index in range(arguments.workers)]
    workers += [lambda: work(bus, settings.log_format)] * (USUAL_BOTS if arguments.bots is None else arguments.bots)
    return Supervisor(workers).run()


async def _check(settings: Settings) -> None:
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from ...server.cluster.membership import check
    from ...server.cluster.releases import release
    from ...server.storage.store import Store

    try:
        store = Store(settings.url())
        try:
            await check(store, settings, release())
        finally:
            await store.close()
    except (ArgumentError, SQLAlchemyError, OSError) as error:
        raise database_error(settings.database, error) from None


def _missing(error: ImportError, database: str) -> Exception:
    return UsageError("cli-error-redis-driver") if error.name == "hiredis" else database_error(database, error)


def bots(arguments: argparse.Namespace) -> int:
    """Processes in which bots think."""
    from ...server import logs
    from ...server.bot_service.worker import check, work
    from ...server.cluster.supervisor import Supervisor
    from ...server.settings import Settings

    settings = Settings.from_environment()
    bus = arguments.bus or settings.bus
    if not bus:
        raise UsageError("cli-error-no-bus")
    try:
        asyncio.run(check(bus))
    except ImportError as error:
        raise _missing(error, "") from None
    print(say("cli-bots", arguments.lang, n=arguments.workers), flush=True)
    logging.config.dictConfig(logs.config(settings.log_format))
    return Supervisor([lambda: work(bus, settings.log_format)] * arguments.workers).run()


def migrate(arguments: argparse.Namespace) -> int:
    """Create the tables of a database, or update them."""
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from ...engine.errors import KantynaError
    from ...server.storage.migrations import NEWEST
    from ...server.storage.ownership import DatabaseInUse
    from ...server.storage.store import Store

    async def run() -> None:
        settings = server_settings("127.0.0.1", arguments.database)
        store = Store(settings.url())
        try:
            await store.open()
        except DatabaseInUse as running:
            try:
                await store.share()  # while servers run on it, it is right if there is nothing to do
            except KantynaError:
                raise running from None
        finally:
            await store.close()

    try:
        asyncio.run(run())
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        raise database_error(arguments.database, error) from None
    print(say("cli-migrated", arguments.lang, n=NEWEST))
    return 0
