"""A real server in a process of its own, which can be told to end, and whose workers can be killed and stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.server.player import SocketPlayer

Json = dict[str, Any]

CODE = """
import logging, resource, sys
import msgspec
from armada.server.serving import serve
from armada.server.settings import Settings

files = int(sys.argv[2])
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value))
serve(settings, when_ready=lambda address: print(address, flush=True), log_level=logging.CRITICAL)
"""


class ServerProcess:
    """A server process that listens."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.port = int(address.rpartition(":")[2])
        self.rest = httpx.Client(base_url=f"http://127.0.0.1:{self.port}/api", timeout=PATIENCE)

    def make(self, seats: list[Json], **wanted: Any) -> Json:
        """Make a game."""
        answer = self.rest.post("/games", json={"seats": seats, **wanted})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def sit(self, game: str, token: str | None = None) -> SocketPlayer:
        """A socket at the table of a game, welcomed."""
        return SocketPlayer(self.port, game, token)

    @property
    def workers(self) -> list[int]:
        """The processes in which bots think and previews are worked out."""
        lists = [_read(file) for file in Path(f"/proc/{self.process.pid}/task").glob("*/children")]
        children = [int(pid) for pids in lists for pid in pids.split()]
        return [pid for pid in children if b"spawn_main" in _read(Path(f"/proc/{pid}/cmdline"))]

    def signal_workers(self, what: signal.Signals) -> set[int]:
        """Send a signal to every worker; which ones there were."""
        found = set(self.workers)
        for pid in found:
            with suppress(ProcessLookupError):
                os.kill(pid, what)
        return found

    def end(self) -> int:
        """Tell it to end, as an operator does, and wait for that; its exit status."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


def _read(file: Path) -> bytes:
    """The system's file about a process; nothing if the process is gone."""
    try:
        return file.read_bytes()
    except OSError:
        return b""


@contextmanager
def server_process(folder: Path, *, open_files: int = 0, **settings: Any) -> Iterator[ServerProcess]:
    """A server process until the end of the block; `open_files` is how many files it may have open."""
    given = {"store": str(folder / "games.db"), "port": 0, "bot_pause": 0.0, **settings}
    command = [sys.executable, "-c", CODE, json.dumps(given), str(open_files)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            server = ServerProcess(process, process.stdout.readline().strip())
            with server.rest:
                yield server
        finally:
            process.kill()
