"""A Redis server for tests, on a free port of this machine. It keeps nothing on disk."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import time

from people import PATIENCE
from postgres import free_port


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program, "install the package redis-server (tools/environment.sh test does)"
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("Redis did not start")

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def __enter__(self) -> RedisServer:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
