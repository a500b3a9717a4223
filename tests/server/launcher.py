"""A process that starts real servers and can be told to kill them: `start` and `kill`, one a line.

Each server is a process of its own. It is forked from one that has read everything, so that it starts in a tenth of a
second; nothing else is different.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys

from armada.server.serving import serve
from armada.server.settings import Limits, Settings


def main(store: str) -> None:
    """Start and kill servers as told."""
    place = _reserved_place()
    port = place.getsockname()[1]
    server = 0
    print(port, flush=True)
    for line in sys.stdin:
        if line.strip() == "start":
            server = _start(store, port)
        else:
            _kill(server)
            server = 0
            print("killed", flush=True)
    if server:
        _kill(server)


def _kill(server: int) -> None:
    os.kill(server, signal.SIGKILL)
    os.waitpid(server, 0)


def _reserved_place() -> socket.socket:
    """A free port, kept from others while no server listens there."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    return place


def _start(store: str, port: int) -> int:
    child = os.fork()
    if child:
        return child
    many = 10**6
    limits = Limits(
        messages_per_second=many,
        messages_at_once=many,
        games_at_once=many,
        writes_at_once=many,
        sockets_per_address=many,
    )
    settings = Settings(store=store, port=port, thinkers=0, previewers=0, bot_pause=0.0, grace=0.0, limits=limits)
    try:
        serve(settings, when_ready=lambda address: print("ready", flush=True), log_level=logging.WARNING)
    finally:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
