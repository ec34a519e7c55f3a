"""`kantyna play` and `kantyna serve`: the table in the browser, for one screen or for many."""

from __future__ import annotations

import argparse
import errno
import socket
import threading
import webbrowser

from .words import Wrong, reason, say

USUAL_PORT = 8642
MOST_PORT = 65535


def play(arguments: argparse.Namespace) -> int:
    if arguments.terminal:
        from .terminal import run

        return run(arguments)
    for name in ("game", "format", "seats", "seed"):
        if getattr(arguments, name) is not None:
            raise Wrong("cli-error-only-terminal", value=name if name == "game" else "--" + name)
    return _serve("127.0.0.1", arguments.port, "", arguments.lang, browser=not arguments.no_browser)


def serve(arguments: argparse.Namespace) -> int:
    return _serve(arguments.host, arguments.port, arguments.database, arguments.lang, browser=False)


def _serve(host: str, port: int | None, database: str, lang: str, browser: bool) -> int:
    import asyncio

    import uvicorn
    from sqlalchemy.exc import ArgumentError, SQLAlchemyError

    from ..server.app import create_app
    from ..server.serving import config
    from ..server.settings import Settings
    from ..server.store import reach

    listening = _listen(host, port)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    try:
        settings = Settings(database=_with_driver(database))
        app = create_app(settings)
        asyncio.run(reach(settings.url()))
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        if isinstance(error, ImportError) and error.name == "asyncpg":
            raise Wrong("cli-error-driver", value=database) from None
        raise Wrong("cli-error-database", value=database, detail=str(error).splitlines()[0]) from None
    print(say("cli-serving", lang, address=address), flush=True)
    if browser:
        threading.Timer(0.8, webbrowser.open, [address]).start()
    uvicorn.Server(config(app)).run(sockets=[listening])
    return 0


def _with_driver(database: str) -> str:
    """SQLAlchemy wants the driver in the address; people know only the database."""
    for plain, full in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
        if database.startswith(plain):
            return full + database[len(plain) :]
    return database


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket at that port; without one asked for, at the usual port or a free one."""
    if port is not None and port > MOST_PORT:
        raise Wrong("cli-error-port", value=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in [port] if port is not None else [USUAL_PORT, 0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, attempt))
            return listening
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or attempt != USUAL_PORT or port is not None:
                raise Wrong("cli-error-listen", host=host, port=str(attempt), detail=reason(error)) from None
    raise AssertionError("the free port is always tried")
