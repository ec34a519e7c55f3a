"""How the application is run, by the command line and by tests and measurements alike."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp

from .wire import LARGEST


def config(app: ASGIApp, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=16 * LARGEST,  # far above what is allowed, so that what is too long is answered and not hung up on
        ws_ping_interval=20,
        # A state is a few KiB. Packing it takes half as long as building it, while everybody else waits.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
