"""Starts servers quickly: a launcher is a process that has imported the server already and forks for each one.

A fresh process spends a second on imports, and tests start a hundred servers.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

PRELOAD = """
import aiosqlite, asyncpg, sqlalchemy.dialects.postgresql.asyncpg, sqlalchemy.dialects.sqlite.aiosqlite
import kantyna.server.app, kantyna.server.runner
kantyna.games()
"""


class Launched:
    """A running server. Its end of `alive` closes when it ends, in whatever way."""

    def __init__(self, pid: int, alive: socket.socket) -> None:
        self.pid = pid
        self.alive = alive

    def is_running(self) -> bool:
        return self.alive.fileno() >= 0 and not select.select([self.alive], [], [], 0)[0]

    def kill(self) -> None:
        if self.alive.fileno() < 0:
            return
        if self.is_running():
            os.kill(self.pid, signal.SIGKILL)
            self.alive.recv(1)  # until it is gone
        self.alive.close()


class Launcher:
    """The launcher of this process, started with the first server."""

    def __init__(self) -> None:
        self.control, theirs = socket.socketpair()
        path = os.pathsep.join(filter(None, [str(Path(__file__).parent), os.environ.get("PYTHONPATH")]))
        self.process = subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            env={**os.environ, "PYTHONPATH": path},
            pass_fds=[theirs.fileno()],
        )
        theirs.close()

    def launch(self, program: str, arguments: list[str]) -> Launched:
        """Run the program in a process with the current environment, folder, output and errors."""
        alive, theirs = socket.socketpair()
        request = {"program": program, "arguments": arguments, "environment": {**os.environ}, "folder": os.getcwd()}
        with theirs:
            text = json.dumps(request).encode() + b"\n"
            sent = socket.send_fds(self.control, [text], [1, 2, theirs.fileno()])
            self.control.sendall(text[sent:])
        pid = self.control.recv(100)
        assert pid, "the launcher has ended"
        return Launched(int(pid), alive)

    def end(self) -> None:
        self.control.close()
        self.process.wait()


_launchers: list[Launcher] = []


def launch(program: str, arguments: list[str]) -> Launched:
    if not _launchers:
        _launchers.append(Launcher())
        atexit.register(_launchers[0].end)
    return _launchers[0].launch(program, arguments)


def _main(control: socket.socket) -> None:
    exec(PRELOAD, {})
    signal.signal(signal.SIGCHLD, _reap)
    while True:
        text, fds, _, _ = socket.recv_fds(control, 1 << 20, 3)
        while text and not text.endswith(b"\n"):
            text += control.recv(1 << 20)
        if not text:
            return
        pid = os.fork()
        if pid == 0:
            control.close()
            _run(json.loads(text), *fds)
        for one in fds:
            os.close(one)
        control.sendall(str(pid).encode())


def _reap(*_: object) -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def _run(request: dict[str, Any], out: int, err: int, alive: int) -> None:
    """Become the server. `alive` stays open until the process ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for fd, standard in ((out, 1), (err, 2)):
        os.dup2(fd, standard)
        os.close(fd)
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    sys.argv[1:] = request["arguments"]
    try:
        exec(request["program"], {"__name__": "__main__"})
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    _main(socket.socket(fileno=int(sys.argv[1])))
