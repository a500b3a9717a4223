"""The real server in a process of its own, and the browser that plays on it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE

Json = dict[str, Any]

ROOT = Path(__file__).parents[2]
SITE = ROOT / "armada" / "server" / "site" / "index.html"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # the pages of one person share a process, and what it has compiled
)


class Server:
    """A server that runs: its address, and games made without the pages."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.rest = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE)

    def make(self, seats: list[Json], **wanted: Any) -> Json:
        """Make a game."""
        answer = self.rest.post("/games", json={"seats": seats, **wanted})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def play_on(self, record: str, seats: list[Json]) -> Json:
        """Make a game that goes on where a record ends."""
        opened = self.rest.post("/replays", json={"record": record})
        assert opened.status_code == 201, opened.text
        replay = opened.json()
        last = replay["moments"][-1]["number"]
        answer = self.rest.post(f"/replays/{replay['replay']}/branch", json={"moment": last, "seats": seats})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def listed(self, game: str) -> Json:
        """A game as it is listed."""
        found: Json = self.rest.get(f"/games/{game}").json()
        return found

    def wait_until_over(self, game: str) -> None:
        """Watch a game of computers to its end, through a socket as everybody has one."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/games/{game}/live"
        with connect(address, max_size=None, origin=Origin(self.address)) as socket:
            socket.send('{"type": "hello", "token": null, "since": 0}')
            for text in socket:
                told = json.loads(text)
                update = told.get("update", told)
                if update["type"] == "update" and update["scene"]["outcome"]:
                    return

    def link(self, made: Json) -> str:
        """The address of a table, with the seat of who made the game."""
        return f"{self.address}/game/{made['game']}?seat={made['token']}"


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    """A server process, until the end of the block; the pages are built first where they are missing."""
    if not SITE.exists():
        subprocess.run([sys.executable, "scripts/setup.py", "site"], cwd=ROOT, check=True)
    armada = Path(sys.executable).with_name("armada")
    command = [str(armada), "serve", "--port", "0", "--bot-pause", "0", "--allowance", "1000", "--quiet"]
    log = folder / "server.log"
    with (
        log.open("w") as errors,
        subprocess.Popen([*command, "--store", str(folder / "games.db"), *options], cwd=ROOT, stderr=errors) as process,
    ):
        try:
            server = Server(_address(log, process))
            with server.rest:
                yield server
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where it serves: it says so when it is ready."""
    while process.poll() is None:
        if found := re.search(r"Serving at (http://[\w.]+:\d+)", log.read_text()):
            return found[1].replace("localhost", "127.0.0.1")
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError(f"the server ended: {log.read_text()}")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A Chromium: the machine's own, else the one that Playwright brings."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()
