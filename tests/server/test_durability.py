"""Nothing acknowledged is lost: the real server is killed at random moments, again and again, while games go on."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from armada.server.history.entries import Decided, GameCreated, read
from armada.server.store.open import store_at
from armada.server.store.store import Entry
from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.launching import Progress, launcher
from tests.server.player import SocketPlayer
from tests.server.postgres import new_database
from tests.server.running import HOT_SEAT, Json

KILLS = amount(50, 12)
GAMES = 2


class Client(threading.Thread):
    """Plays a game at one screen as fast as it can, until the connection breaks."""

    def __init__(self, port: int, made: Json, acknowledged: list[str], number: int, progress: Progress) -> None:
        super().__init__(daemon=True)
        self.port, self.made, self.acknowledged = port, made, acknowledged
        self.progress = progress
        self.rng = Random(number)
        self.last: Json | None = None
        """The last decision sent."""

        self.error: Exception | None = None

    def run(self) -> None:
        try:
            with SocketPlayer(self.port, self.made["game"], self.made["token"]) as screen:
                while (prompt := screen.next_prompt()) is not None:
                    self._decide(screen, prompt)
        except (OSError, EOFError, WebSocketException, TimeoutError):
            pass
        except Exception as error:
            self.error = error
        finally:
            self.progress.ended()

    def _decide(self, screen: SocketPlayer, prompt: Json) -> None:
        if prompt["secret"] and screen.update["viewing"] != prompt["seat"]:
            screen.request("look", seat=prompt["seat"])
            screen.wait_for(lambda update: update["viewing"] == prompt["seat"])
            return
        answer = screen.answer_for(prompt, self.rng)
        id = f"{self.rng.random()}"
        self.last = {"id": id, "seat": prompt["seat"], "number": prompt["number"], "answer": answer}
        answered = screen.request("decide", **self.last)
        assert answered["type"] == "accepted", answered
        self.acknowledged.append(id)
        self.progress.acknowledged()
        screen.wait_until_answered(prompt)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_decision_survives_and_no_half_one(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = str(tmp_path / "games.db") if kind == "sqlite" else new_database(request.getfixturevalue("postgres_url"))
    rng = Random(kind)
    with launcher(store) as servers:
        servers.start()
        games: list[tuple[Json, list[str]]] = [(make(servers.port), []) for _ in range(GAMES)]
        played = 0
        for kill in range(KILLS):
            progress = Progress()
            clients = [Client(servers.port, made, done, kill, progress) for made, done in games]
            for client in clients:
                client.start()
            progress.wait(rng)
            servers.kill()
            for client in clients:
                client.join(PATIENCE)
                assert not client.is_alive()
                assert client.error is None, client.error
            logs = [entries_of(store, made["game"]) for made, _ in games]
            for log, (_, done), client in zip(logs, games, clients, strict=True):
                check(log, done, client)
            servers.start()
            for place, ((made, done), client) in enumerate(zip(games, clients, strict=True)):
                if send_again(servers.port, made, done, client):
                    played += len(done)
                    games[place] = (make(servers.port), [])
        servers.kill()
        assert played + sum([len(done) for _, done in games]) >= KILLS


def make(port: int) -> Json:
    """A new game at one screen."""
    answer = httpx.post(f"http://127.0.0.1:{port}/api/games", json={"seats": HOT_SEAT}, timeout=PATIENCE)
    assert answer.status_code == 201
    made: Json = answer.json()
    return made


def entries_of(place: str, game: str) -> list[Entry]:
    """The entries in the store, read past the server."""

    async def read_all() -> list[Entry]:
        store = store_at(place)
        await store.open()
        try:
            return await store.entries(game)
        finally:
            await store.close()

    return asyncio.run(read_all())


def check(log: list[Entry], acknowledged: list[str], client: Client) -> None:
    """Every acknowledged decision is there, in order, once; what was not acknowledged is at most the last one sent."""
    assert [entry.number for entry in log] == list(range(1, len(log) + 1))
    happened: list[Any] = [read(entry.data) for entry in log]
    assert isinstance(happened[0], GameCreated)
    kept = [entry.id for entry in happened if isinstance(entry, Decided)]
    unheard = kept[len(acknowledged) :]
    assert kept[: len(acknowledged)] == acknowledged
    assert len(unheard) <= 1
    assert not unheard or (client.last is not None and unheard[0] == client.last["id"])


def send_again(port: int, made: Json, acknowledged: list[str], client: Client) -> bool:
    """The last decision is sent again, as a browser does that has not heard: carried out once. Is the game over?"""
    if client.last is None:
        return False
    with SocketPlayer(port, made["game"], made["token"]) as screen:
        answered = screen.request("decide", **client.last)
        assert answered["type"] == "accepted", answered
        assert screen.request("decide", **client.last) == answered
    if client.last["id"] not in acknowledged:
        acknowledged.append(client.last["id"])
    with SocketPlayer(port, made["game"], made["token"]) as screen:
        return screen.is_over
