"""A real server process that is measured from outside: started, asked over the network, and looked up in /proc."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

CODE = """
import logging, sys
from armada.server import gc_pauses
from armada.server.serving import serve
from armada.server.settings import Limits, Settings

gc_pauses.EVERY = float(sys.argv[2])
many = 10**9
limits = Limits(games_per_hour=many, games_at_once=many, sockets_per_address=many, sockets=many,
                messages_per_second=many, messages_at_once=many, writes_at_once=many, stored_per_day=10**15,
                waiting_per_address=many, idle=float(sys.argv[3]))
serve(Settings(store=sys.argv[1], port=0, limits=limits, bot_pause=0.0),
      when_ready=lambda address: print(address, file=sys.stderr, flush=True), log_level=logging.ERROR)
"""
"""A server without limits."""


class Tidiness(NamedTuple):
    """Seconds from one look through the memory to the next, and until an idle game is put away."""

    every: float = 60.0
    idle: float = 300.0


USUAL = Tidiness()
QUICK = Tidiness(2.0, 1.0)
"""For a server of which it is measured what it keeps for good: soon after games all that can go is gone."""

REST = 4.0
"""Seconds until such a server has put its idle games away and tidied up."""


def is_measurable() -> bool:
    """Whether this machine tells what a process uses: Linux does."""
    return Path("/proc/self/statm").exists()


class MeasuredServer(msgspec.Struct, frozen=True):
    """A server process and where it listens."""

    pid: int
    address: str

    @property
    def memory(self) -> int:
        """Bytes of memory of the server alone, without the processes in which bots think."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def live(self, game: str) -> str:
        """The address of a game's sockets."""
        return f"ws{self.address.removeprefix('http')}/api/games/{game}/live"


@contextmanager
def measured_server(tidiness: Tidiness = USUAL) -> Iterator[MeasuredServer]:
    """A server with an empty store, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="armada-bench-") as folder:
        command = [sys.executable, "-c", CODE, str(Path(folder) / "games.db"), *map(str, tidiness)]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
            assert process.stderr is not None
            try:
                address = process.stderr.readline().strip()
                assert address.startswith("http"), address
                yield MeasuredServer(process.pid, address)
            finally:
                process.terminate()
                process.wait(20)


def asking(server: MeasuredServer) -> httpx.AsyncClient:
    """A client of the server, with a connection for each request: one kept open could be closed when it is used."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(base_url=f"{server.address}/api", timeout=120, limits=limits)
