"""An organiser, players and onlookers of an event on a running server, in their own words."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from armada.fleet.ready_made import ready_made
from armada.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.running import Json, Running, settings_in

NAMES = ("Ada", "Bob", "Carol", "Dave", "Eve", "Frank", "Grace", "Heidi")
FLEET = next(fleet for fleet in ready_made().values() if fleet.objectives and not fleet.faults("tournament"))


class Desk:
    """An organiser at the desk of an event."""

    def __init__(self, server: Running, opened: Json) -> None:
        self.server = server
        self.id: str = opened["event"]
        self.secret: str = opened["desk"]
        self.path = f"/events/{self.id}"
        self.headers = {"authorization": f"Bearer {self.secret}"}

    def ask(self, method: str, path: str, **sent: Any) -> httpx.Response:
        """Whatever is answered."""
        return self.server.rest.request(method, f"{self.path}{path}", headers=self.headers, **sent)

    def post(self, path: str, **body: Any) -> Json:
        """Something that is expected to be done."""
        answer = self.ask("POST", path, json=body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def do(self, what: str, *, overrule: bool = True, **fields: Any) -> Json:
        return self.post("/do", command={"do": what, **fields}, overrule=overrule)

    def refused(self, what: str, *, overrule: bool = False, **fields: Any) -> httpx.Response:
        """A command that is refused, and changes nothing."""
        before = self.view["entry"]
        answer = self.ask("POST", "/do", json={"command": {"do": what, **fields}, "overrule": overrule})
        assert answer.status_code in (409, 422), answer.text
        assert self.view["entry"] == before
        return answer

    @property
    def view(self) -> Json:
        answer = self.ask("GET", "/desk")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    @property
    def public(self) -> Json:
        answer = self.server.rest.get(self.path)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    @property
    def matches(self) -> list[Json]:
        found: list[Json] = self.view["rounds"][-1]["matches"]
        return found

    def add(self, *names: str) -> None:
        self.do("add players", players=[{"name": name} for name in names])

    def round(self) -> list[Json]:
        """The next round paired and published: its matches."""
        self.do("pair", seed="")
        self.do("publish")
        return self.matches

    def result(self, match: Json, *scores: int, **more: Any) -> Json:
        report = {"scores": scores, **more}
        return self.do("enter result", player=match["players"][0], report=report)

    def play(self) -> None:
        """Results for all matches of the round that have none."""
        for match in self.matches:
            if match["state"] not in ("entered", "bye"):
                self.result(match, 150 + match["number"], 100)

    def player(self, id: int) -> Phone:
        """The phone of a player."""
        code = next(one["code"] for one in self.ask("GET", "/codes").json() if one["player"] == id)
        return Phone(self, code)

    def watch(self, key: str = "") -> Screen:
        return Screen(self.server.port, self.id, key)


class Phone:
    """A player who has their own code."""

    def __init__(self, desk: Desk, code: str) -> None:
        self.desk, self.code = desk, code

    def ask(self, method: str, path: str = "", **sent: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.code}"}
        return self.desk.server.rest.request(method, f"{self.desk.path}/me{path}", headers=headers, **sent)

    def report(self, *scores: int, **more: Any) -> httpx.Response:
        return self.ask("POST", "/report", json={"report": {"scores": scores, **more}})

    @property
    def view(self) -> Json:
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    @property
    def match(self) -> Json:
        found: Json = self.view["match"]
        return found


class Screen:
    """A live channel, until the end of the block."""

    def __init__(self, port: int, event: str, key: str = "") -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(f"ws://127.0.0.1:{port}/api/events/{event}/live"))
        with suppress(ConnectionClosed):  # an event that is not there is refused before anything is said
            self._socket.send(json.dumps({"type": "watch", "key": key}))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def hear(self) -> Json:
        found: Json = json.loads(self._socket.recv(PATIENCE))
        return found


def quick_settings(folder: Path, **changes: Any) -> Settings:
    """Settings of a server without bots, which starts and ends at once."""
    return settings_in(folder, thinkers=0, previewers=0, **changes)


def make_event(server: Running, *names: str, **wanted: Any) -> Desk:
    """A new event with some players."""
    answer = server.rest.post("/events", json={"name": "Store Championship", **wanted})
    assert answer.status_code == 201, answer.text
    desk = Desk(server, answer.json())
    if names:
        desk.add(*names)
    return desk


def player_names(count: int) -> list[str]:
    """A number of names."""
    return [f"{NAMES[place % len(NAMES)]} {place}" for place in range(count)]
