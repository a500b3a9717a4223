"""A disk that is full and a database that is down: callers are told so, `health` does not deny it, and it passes."""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from armada.cli.bench.socket_player import decide
from armada.fleet.ready_made import ready_made
from tests.server.postgres import StoppablePostgres, new_database, stoppable_postgres
from tests.server.running import HOT_SEAT, Json
from tests.server.server_process import ServerProcess, server_process

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of another process are set")

FLEET = ready_made()["core_rebels"].write("toml")
EVENT = {"name": "Outage"}
WRITING: list[tuple[str, Json]] = [("/games", {"seats": HOT_SEAT}), ("/fleets", {"text": FLEET}), ("/events", EVENT)]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(tmp_path, thinkers=0, previewers=0) as found:
        yield found


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """No file of the server can grow, as on a disk that is full."""
    usual = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)


def assert_is_told(answer: httpx.Response, tmp_path: Path) -> None:
    """The answer says that it is the server's fault, what is safe and what to do, and nothing of where it is."""
    assert answer.status_code == 503, answer.text
    assert "is safe" in answer.json()["reason"]
    assert "try again" in answer.json()["reason"].lower()
    assert answer.headers["retry-after"]
    assert_tells_no_place(answer.text, tmp_path)


def assert_tells_no_place(text: str, tmp_path: Path) -> None:
    for place in (str(tmp_path), "games.db", "sqlite", ".event", "/tmp", "armada-pg", "Errno"):
        assert place not in text, text


def decide_in_vain(server: ServerProcess, made: Json) -> str:
    """Decide something at a table that cannot keep it; why the connection ends."""
    with server.sit(made["game"], made["token"]) as screen:
        prompt = screen.prompt
        assert prompt is not None
        assert not prompt["secret"]
        screen.say(decide("1", prompt, screen.answer_for(prompt, Random(1))))
        with pytest.raises(ConnectionClosed):
            screen.hear_until(lambda message: message["type"] == "accepted")
        return str(json.loads(screen.heard[-1])["reason"])


def test_a_full_disk_is_the_servers_fault_and_is_said_without_a_path(server: ServerProcess, tmp_path: Path) -> None:
    made = server.make(HOT_SEAT)
    with full_disk(server):
        for path, body in WRITING:
            assert_is_told(server.rest.post(path, json=body), tmp_path)
        reason = decide_in_vain(server, made)
        assert "is safe" in reason
        assert_tells_no_place(reason, tmp_path)
    for path, body in WRITING:
        assert server.rest.post(path, json=body).status_code == 201


def test_an_event_on_a_full_disk_is_as_it_was(server: ServerProcess, tmp_path: Path) -> None:
    opened = server.rest.post("/events", json=EVENT).json()
    desk = {"authorization": f"Bearer {opened['desk']}"}
    path = f"/events/{opened['event']}"
    command = {"command": {"do": "add players", "players": [{"name": "Ada"}, {"name": "Bob"}]}}
    exported = server.rest.get(f"{path}/export/event", headers=desk).text
    with full_disk(server):
        assert_is_told(server.rest.post(f"{path}/do", json=command, headers=desk), tmp_path)
        assert_is_told(server.rest.post("/events/import", json={"text": exported}), tmp_path)
        assert server.rest.get(f"{path}/export/event", headers=desk).text == exported
    assert server.rest.post(f"{path}/do", json=command, headers=desk).status_code == 200
    files = [file.name for file in (tmp_path / "events").iterdir()]
    assert files == [f"{opened['event']}.event"], "nothing unfinished is left behind"


def test_health_does_not_deny_a_full_disk(server: ServerProcess, tmp_path: Path) -> None:
    assert wait_for_status(server, "/ready", 200)["status"] == "ok"
    with full_disk(server):
        for path in ("/health", "/ready"):
            told = wait_for_status(server, path, 503)
            assert told["status"] == "failing"
            assert told["problems"]
            assert_tells_no_place(json.dumps(told["problems"]), tmp_path)
    for path in ("/health", "/ready"):
        assert wait_for_status(server, path, 200)["problems"] == []


def wait_for_status(server: ServerProcess, path: str, status: int) -> Json:
    """Ask how the server is until it is so; what it is found now and then is remembered for a second."""
    while (answer := server.rest.get(path)).status_code != status:
        pass
    told: Json = answer.json()
    return told


@pytest.fixture
def database() -> Iterator[StoppablePostgres]:
    with stoppable_postgres() as found:
        yield found


def test_a_database_that_is_down_is_told_and_the_server_recovers_by_itself(
    database: StoppablePostgres, tmp_path: Path
) -> None:
    settings: Json = {
        "store": new_database(database.url),
        "events": str(tmp_path / "events"),
        "thinkers": 0,
        "previewers": 0,
    }
    with server_process(tmp_path, **settings) as server:
        made = server.make(HOT_SEAT)
        fleet = server.rest.post("/fleets", json={"text": FLEET}).json()["id"]
        database.stop()
        for path, body in WRITING:
            assert_is_told(server.rest.post(path, json=body), tmp_path)
        for path in ("/games", "/games/0123456789", f"/fleets/{fleet}", "/replays/none", "/events/0123456789ab"):
            assert_is_told(server.rest.get(path), tmp_path)
        assert "is safe" in decide_in_vain(server, made)
        for path in ("/health", "/ready"):
            assert wait_for_status(server, path, 503)["status"] == "failing"
        database.start()
        wait_for_status(server, "/ready", 200)
        for path, body in WRITING:
            assert server.rest.post(path, json=body).status_code == 201
        with server.sit(made["game"], made["token"]) as screen:
            assert screen.prompt is not None
        assert server.rest.get(f"/fleets/{fleet}").status_code == 200
        database.stop()
        server.end()


def test_the_page_of_the_api_asks_no_other_host_for_anything(server: ServerProcess) -> None:
    page = server.rest.get("/schema")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "//" not in page.text.replace("https://spec.openapis.org", "")
    assert "<script" not in page.text
    assert "/games/{game}/join" in page.text
    schema = server.rest.get("/schema/openapi.json")
    assert schema.json()["paths"]["/api/games"]
    assert server.rest.get("/schema/swagger").status_code == 404
