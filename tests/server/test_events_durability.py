"""Nothing acknowledged at an event is lost: the real server is killed at random moments while results come in."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from click.testing import CliRunner

from armada.cli.tournament.command import tournament
from armada.tournament import Organiser
from armada.tournament.entries import ResultEntered, ResultReported
from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.launching import Progress, launcher
from tests.server.organising import player_names
from tests.server.running import Json

KILLS = amount(25)
PLAYERS = 16


class Heard(NamedTuple):
    """The acknowledgements that tellers received: the note kept under each number."""

    acknowledged: dict[int, str]
    progress: Progress


class Teller(threading.Thread):
    """Tells results as fast as it can, until the connection breaks: a player, or the organiser."""

    def __init__(self, port: int, url: str, key: str, body: Any, heard: Heard) -> None:
        super().__init__(daemon=True)
        self.url = f"http://127.0.0.1:{port}/api{url}"
        self.key, self.body, self.heard = key, body, heard
        self.error: str = ""

    def run(self) -> None:
        try:
            self._tell()
        finally:
            self.heard.progress.ended()

    def _tell(self) -> None:
        headers = {"authorization": f"Bearer {self.key}"}
        with httpx.Client(headers=headers, timeout=PATIENCE) as client:
            while True:
                note, body = self.body()
                try:
                    answer = client.post(self.url, json=body)
                except httpx.TransportError:
                    return
                if answer.status_code == 200:
                    self.heard.acknowledged[answer.json()["entry"]] = note
                    self.heard.progress.acknowledged()
                elif answer.status_code not in (422, 429):
                    self.error = answer.text
                    return


def test_every_acknowledged_result_survives_and_no_half_one(tmp_path: Path) -> None:
    rng = Random("events")
    acknowledged: dict[int, str] = {}
    with launcher(str(tmp_path / "games.db")) as servers:
        servers.start()
        opened = set_up(servers.port)
        path = tmp_path / "events" / f"{opened['event']}.event"
        for _ in range(KILLS):
            progress = Progress()
            tellers = crowd(servers.port, opened, Heard(acknowledged, progress), rng)
            for teller in tellers:
                teller.start()
            progress.wait(rng)
            servers.kill()
            for teller in tellers:
                teller.join(PATIENCE)
                assert not teller.is_alive()
                assert not teller.error, teller.error
            check(path, acknowledged)
            servers.start()
        assert len(acknowledged) >= KILLS
        verified = CliRunner().invoke(tournament, ["verify", str(path)])
        assert verified.exit_code == 0, verified.output


def set_up(port: int) -> Json:
    """An event in its first round, with the codes of all."""
    rest = httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE)
    with rest:
        opened: Json = rest.post("/events", json={"name": "Cup"}).json()
        rest.headers["authorization"] = f"Bearer {opened['desk']}"
        players = [{"name": name} for name in player_names(PLAYERS)]
        for command in ({"do": "add players", "players": players}, {"do": "pair", "seed": ""}, {"do": "publish"}):
            answer = rest.post(f"/events/{opened['event']}/do", json={"command": command, "overrule": True})
            assert answer.status_code == 200, answer.text
        opened["codes"] = {one["player"]: one["code"] for one in rest.get(f"/events/{opened['event']}/codes").json()}
        desk = rest.get(f"/events/{opened['event']}/desk").json()
        opened["matches"] = [match["players"] for match in desk["rounds"][0]["matches"]]
    return opened


def crowd(port: int, opened: Json, heard: Heard, rng: Random) -> list[Teller]:
    """The organiser enters results of one table after the other; some players tell theirs."""
    seeds = Random(rng.random())

    def report() -> tuple[str, Json]:
        note = f"{seeds.getrandbits(64):x}"
        return note, {"scores": [seeds.randrange(400), seeds.randrange(400)], "second": 0, "note": note}

    def entered() -> tuple[str, Json]:
        note, told = report()
        player = seeds.choice(opened["matches"][: PLAYERS // 4])[0]
        command = {"do": "enter result", "player": player, "report": told, "correct": True}
        return note, {"command": command, "overrule": True}

    def claimed() -> tuple[str, Json]:
        note, told = report()
        return note, {"report": told, "overrule": True}

    url = f"/events/{opened['event']}"
    players = [match[0] for match in opened["matches"][PLAYERS // 4 :]]
    phones = [Teller(port, f"{url}/me/report", opened["codes"][id], claimed, heard) for id in players]
    return [Teller(port, f"{url}/do", opened["desk"], entered, heard), *phones]


def check(path: Path, acknowledged: dict[int, str]) -> None:
    """Every acknowledged entry is in the file under its number; the file is read to its end."""
    organiser = Organiser.open(path)
    entries = {line.number: line.entry for line in organiser.lines}
    for number, note in acknowledged.items():
        entry = entries[number]
        assert isinstance(entry, ResultEntered | ResultReported)
        assert entry.report is not None
        assert entry.report.note == note
