"""`kantyna play` and `kantyna serve`: start a server for the table in the browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import threading
import time
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING

from ..colours import Paint
from ..messages import UsageError, reason, say

if TYPE_CHECKING:
    import asyncio

    from ...server.settings import Settings
    from ...server.storage.store import Store

USUAL_PORT = 8642
MOST_PORT = 65535
ANYWHERE = "0.0.0.0"
BLACK_ON_WHITE = "30;107"
ADDRESS_TIMEOUT = 5.0
"""Seconds until a server that has just started must have published its address."""


def play(arguments: argparse.Namespace) -> int:
    if arguments.terminal:
        from .terminal_game import run

        if arguments.share:
            raise UsageError("cli-error-only-browser", value="--share")
        return run(arguments)
    for name in ("game", "format", "seats", "seed", "deck"):
        if getattr(arguments, name) is not None:
            raise UsageError("cli-error-only-terminal", value=name if name == "game" else "--" + name)
    from ...server.storage.ownership import DatabaseInUse

    host = ANYWHERE if arguments.share else "127.0.0.1"
    if arguments.share and not local_address():
        raise UsageError("cli-error-no-network")
    browser = not arguments.no_browser
    begin = time.monotonic()
    while True:
        try:
            return _serve(host, arguments.port, "", arguments.lang, browser)
        except DatabaseInUse as running:
            if running.address:
                print(say("cli-serving-already", arguments.lang, address=running.address), flush=True)
                if browser:
                    webbrowser.open(running.address)
                return 0
            if time.monotonic() - begin > ADDRESS_TIMEOUT:
                raise
        time.sleep(0.1)


def serve(arguments: argparse.Namespace) -> int:
    bus = arguments.bus or os.environ.get("KANTYNA_BUS", "")
    if bus:
        from .cluster import serve_workers

        return serve_workers(arguments, bus)
    for name, given in (("--workers", arguments.workers > 1), ("--bots", arguments.bots is not None)):
        if given:
            raise UsageError("cli-error-needs-bus", value=name)
    return _serve(arguments.host, arguments.port, arguments.database, arguments.lang, browser=False)


def _serve(host: str, port: int | None, database: str, lang: str, browser: bool) -> int:
    """Take the database, then the port, then print the address. A second server fails at once."""
    import asyncio

    from ...server.app import create_app
    from ...server.runner import serve

    check_port(port)
    with asyncio.Runner() as runner:
        store, settings = _open_store(runner, host, database)
        try:
            listening = listen_at(host, port)
            (for_operators,) = operator_sockets(settings, 1)
            port = int(listening.getsockname()[1])
            address = shown_address(host, port)
            reached = reached_at(host, port)
            settings = replace(settings, address=address, reach=reached)
            store.serves_at(address)
            print(say("cli-serving", lang, address=address), flush=True)
            if reached:
                print(say("cli-shared", lang, address=reached + "/"), flush=True)
                _show_qr_code(reached + "/")
            else:
                print(say("cli-only-here", lang), flush=True)
            if browser:
                threading.Timer(0.8, webbrowser.open, [address]).start()
            runner.run(serve(create_app(settings, store), listening, settings, for_operators))
        finally:
            if store.is_open:
                runner.run(store.close())
    return 0


def _open_store(runner: asyncio.Runner, host: str, database: str) -> tuple[Store, Settings]:
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from ...server.storage.secret_key import secret
    from ...server.storage.store import Store

    try:
        settings = server_settings(host, database)
        store = Store(settings.url())
        try:
            runner.run(store.open())
            runner.run(secret(store, settings))  # refuse a secret that is too short before serving
        except BaseException:
            runner.run(store.close())
            raise
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        raise database_error(database, error) from None
    return store, settings


def database_error(database: str, error: Exception) -> UsageError:
    if isinstance(error, ImportError) and error.name == "asyncpg":
        return UsageError("cli-error-driver", value=database)
    return UsageError(
        "cli-error-database", value=database, detail=(str(error).splitlines() or [type(error).__name__])[0]
    )


def server_settings(host: str, database: str, **given: str) -> Settings:
    """The settings of the environment, overridden by the command line."""
    from ...server.settings import Settings

    if database:
        given["database"] = database
    settings = Settings.from_environment(**given)
    hosts = settings.hosts
    if host in (ANYWHERE, "::"):
        name = socket.gethostname()
        hosts = (*hosts, name, name + ".local")
    else:
        hosts = (*hosts, host)
    return replace(settings, hosts=hosts)


def shown_address(host: str, port: int) -> str:
    shown = "localhost" if host in ("127.0.0.1", ANYWHERE, "::") else host
    return f"http://{shown}:{port}/"


def reached_at(host: str, port: int) -> str:
    """The address for others on the network; empty if they cannot reach this host."""
    if host in (ANYWHERE, "::"):
        host = local_address()
    return "" if host in ("", "localhost", "::1") or host.startswith("127.") else f"http://{host}:{port}"


def local_address() -> str:
    """This machine's address on its network; empty without one. Sends nothing: connecting a UDP socket only finds the
    route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation (RFC 5737)
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if found.startswith("127.") or found == ANYWHERE else found


def _show_qr_code(address: str) -> None:
    """A QR code for a phone's camera, if standard output is a terminal."""
    from ...qr import blocks, qr

    paint = Paint()
    if paint.enabled:
        print("\n".join(paint(line, BLACK_ON_WHITE) for line in blocks(qr(address)).splitlines()), flush=True)


def check_port(port: int | None) -> None:
    if port is not None and port > MOST_PORT:
        raise UsageError("cli-error-port", value=str(port))


def operator_sockets(settings: Settings, count: int) -> list[socket.socket | None]:
    """A socket for metrics and health for each server process, if a port is set."""
    from ...server.runner import listen

    if not settings.metrics_port:
        return [None] * count
    found: list[socket.socket | None] = []
    for port in range(settings.metrics_port, settings.metrics_port + count):
        check_port(port)
        try:
            found.append(listen(settings.metrics_host, port))
        except OSError as error:
            detail = reason(error)
            raise UsageError(
                "cli-error-metrics-port", host=settings.metrics_host, port=str(port), detail=detail
            ) from None
    return found


def listen_at(host: str, port: int | None) -> socket.socket:
    """A socket at that port. Without a port: at the usual one, else at a free one."""
    from ...server.runner import listen

    for attempt in [port] if port is not None else [USUAL_PORT, 0]:
        try:
            return listen(host, attempt)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or attempt != USUAL_PORT or port is not None:
                raise UsageError("cli-error-listen", host=host, port=str(attempt), detail=reason(error)) from None
    raise AssertionError("the free port is always tried")
