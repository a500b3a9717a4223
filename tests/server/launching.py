"""Real servers in processes of their own that can be killed and started again, all on one store."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.patience import PATIENCE

MOST_HEARD = 5
"""How many acknowledgements are waited for at most before a kill."""


class Progress:
    """The decisions acknowledged to clients since a server started: a kill waits for them, not for a time."""

    def __init__(self) -> None:
        self._heard = threading.Semaphore(0)

    def acknowledged(self) -> None:
        """A client heard that something of its own is kept."""
        self._heard.release()

    def ended(self) -> None:
        """A client will hear no more; whoever waits does not wait for it."""
        self._heard.release(MOST_HEARD)

    def wait(self, rng: Random) -> None:
        """Wait for a few acknowledgements and then for any moment of what is being written next."""
        for _ in range(rng.randint(1, MOST_HEARD)):
            assert self._heard.acquire(timeout=PATIENCE), "nothing is acknowledged"
        time.sleep(rng.uniform(0, 0.02))


class Launcher:
    """Real servers, one after the other, on one store."""

    def __init__(self, store: str, process: subprocess.Popen[str]) -> None:
        self.store = store
        self._process = process
        self.port = int(self._line())

    def start(self) -> None:
        self._say("start")
        assert self._line() == "ready"

    def kill(self) -> None:
        self._say("kill")
        assert self._line() == "killed"

    def _say(self, word: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        assert line, "the launcher has ended"
        return line


@contextmanager
def launcher(store: str) -> Iterator[Launcher]:
    command = [sys.executable, "-m", "tests.server.launcher", store]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Launcher(store, process)
        assert process.stdin is not None
        process.stdin.close()
        process.wait(PATIENCE)
