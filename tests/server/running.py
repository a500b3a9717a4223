"""A real server in the test's own process: uvicorn on a free port, in a thread of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from msgspec.structs import replace

from armada.server.serving import listening, server_for
from armada.server.settings import Limits, Settings
from tests.patience import PATIENCE
from tests.server.player import SocketPlayer

Json = dict[str, Any]

SOLO = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]
HOT_SEAT = [{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}]
ONLINE = [{"player": "me", "fleet": "core_rebels", "name": "Mara"}, {"player": "friend", "fleet": "core_empire"}]


class Running:
    """A server that runs, and what tests ask of it."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.port = port
        self.server = server
        self.rest = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE)

    def make(self, seats: list[Json], **wanted: Any) -> Json:
        """Make a game."""
        answer = self.rest.post("/games", json={"seats": seats, **wanted})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, made: Json, seat: int = 1, **joining: Any) -> Json:
        """Take an open seat by its link."""
        body = {"invitation": made["invitations"][str(seat)], **joining}
        answer = self.rest.post(f"/games/{made['game']}/join", json=body)
        assert answer.status_code == 200, answer.text
        joined: Json = answer.json()
        return joined

    def sit(self, game: str, token: str | None = None, since: int = 0, **options: Any) -> SocketPlayer:
        """A socket at the table of a game, welcomed."""
        return SocketPlayer(self.port, game, token, since, **options)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """A server, until the end of the block."""
    place = listening(replace(settings, port=0))
    server = server_for(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [place]}, daemon=True)
    thread.start()
    port = place.getsockname()[1]
    found = Running(port, server)
    try:
        _wait_until_ready(found, thread)
        yield found
    finally:
        found.rest.close()
        server.should_exit = True
        thread.join(PATIENCE)
        place.close()
        assert not thread.is_alive(), "the server does not end"


def _wait_until_ready(found: Running, thread: threading.Thread) -> None:
    """Ask until it answers; the listening socket keeps early callers waiting."""
    answer = found.rest.get("/health")
    assert thread.is_alive()
    assert answer.status_code == 200, answer.text


def settings_in(folder: Path, **changes: Any) -> Settings:
    """Settings for tests: bots do not pause, who left has no time to come back, and one address may do much."""
    limits = Limits(
        games_per_hour=100_000,
        games_at_once=10_000,
        records_per_hour=100_000,
        records_at_once=10_000,
        events_per_hour=100_000,
        events_at_once=10_000,
        fleets_per_hour=100_000,
        fleets_at_once=10_000,
        writes_per_second=10_000,
        writes_at_once=100_000,
        stored_per_day=1 << 40,
        sockets_per_address=1_000,
        messages_per_second=10_000,
        messages_at_once=10_000,
        wrong_secrets=100_000,
    )
    defaults: Json = {"bot_pause": 0.0, "grace": 0.0, "limits": limits}
    return Settings(store=str(folder / "games.db"), **{**defaults, **changes})
