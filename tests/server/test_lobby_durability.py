"""Nothing acknowledged in a lobby is lost: the real server is killed at random moments while people use it."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random

import httpx
from websockets.exceptions import WebSocketException

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.launching import Progress, launcher
from tests.server.lobbies import FRIEND, fleet_for
from tests.server.player import SocketPlayer
from tests.server.running import Json

KILLS = amount(20)


class Host(threading.Thread):
    """Sets the clock to one more minute again and again, until the connection breaks."""

    def __init__(self, port: int, made: Json, minutes: int, progress: Progress) -> None:
        super().__init__(daemon=True)
        self.port, self.made, self.progress = port, made, progress
        self.sent = self.acknowledged = minutes

    def run(self) -> None:
        try:
            with SocketPlayer(self.port, self.made["game"], self.made["token"]) as player:
                while True:
                    self.sent += 1
                    answered = player.request("set_clock", minutes=self.sent, bank="team")
                    assert answered["type"] == "accepted", answered
                    self.acknowledged = self.sent
                    self.progress.acknowledged()
        except (OSError, EOFError, WebSocketException, TimeoutError):
            pass
        finally:
            self.progress.ended()


def test_whatever_was_acknowledged_in_a_lobby_survives_a_kill_and_the_game_can_start(tmp_path: Path) -> None:
    rng = Random(1)
    with launcher(str(tmp_path / "games.db")) as servers:
        servers.start()
        seats = [{"player": "me", "name": "Ilse", "fleet": fleet_for(0, 2)}, FRIEND]
        body = {"seats": seats, "lobby": True, "profile": "sector_fleet", "points": 600}
        made = httpx.post(f"http://127.0.0.1:{servers.port}/api/games", json=body, timeout=PATIENCE).json()
        minutes = 0
        for _ in range(KILLS):
            progress = Progress()
            host = Host(servers.port, made, minutes, progress)
            host.start()
            progress.wait(rng)
            servers.kill()
            host.join(PATIENCE)
            servers.start()
            with SocketPlayer(servers.port, made["game"], made["token"]) as player:
                minutes = player.table["lobby"]["minutes"]
                assert minutes in (host.acknowledged, host.sent)
        with SocketPlayer(servers.port, made["game"], made["token"]) as player:
            assert player.request("seat_computer", seat=1, level="random")["type"] == "accepted"
            assert player.request("say_ready", ready=True)["type"] == "accepted"
            assert player.request("start_game", id="start")["type"] == "accepted"
        servers.kill()
        servers.start()
        with SocketPlayer(servers.port, made["game"], made["token"]) as player:
            assert player.table["lobby"] is None
            assert player.update["scene"]["units"]
            assert player.request("start_game", id="start")["type"] == "accepted"
        servers.kill()
