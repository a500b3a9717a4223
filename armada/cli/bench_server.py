"""`armada bench server`: a real server process, and players at the ends of real sockets.

Each game is played at one screen of two, with a spectator: after every decision it is measured how long it takes from
sending it until the spectator has heard of it. Players think for a while between decisions, as people do, only faster.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from armada.cli.measuring import Figure
from armada.cli.socket_player import ask_courses, decide, needs_courses, some_answer

GAMES = 200
SECONDS = 30.0
THINKING = (1.0, 3.0)
"""Seconds that a player thinks before a decision, from and to."""

ROW = 2_000
"""Games played in a row, to see whether memory grows: each is begun, played for a while and conceded."""

AT_ONCE = 4
"""How many of them are played at once."""

REST = 70.0
"""Seconds until idle games are put away and memory was tidied up."""

DECISIONS = 12
"""Decisions of each of them."""

SEATS = [{"player": "me", "fleet": "rebels_400_ships"}, {"player": "here", "fleet": "empire_400_ships"}]


def figures() -> list[Figure]:
    """The figures of the server; they are taken from /proc, and so on Linux alone."""
    if not Path("/proc/self/statm").exists():
        return []
    with tempfile.TemporaryDirectory(prefix="armada-bench-") as folder:
        process = _start(folder)
        try:
            return asyncio.run(_measure(process))
        finally:
            process.terminate()
            process.wait(20)
            if process.stderr is not None:
                process.stderr.close()


def _start(folder: str) -> subprocess.Popen[str]:
    code = (
        "import sys, logging; from armada.server.serving import serve;"
        "from armada.server.settings import Limits, Settings;"
        "limits = Limits(games_per_hour=10**9, games_at_once=10**9, sockets_per_address=10**6, sockets=10**6,"
        " messages_per_second=10**6, messages_at_once=10**6, idle=5.0);"
        "serve(Settings(store=sys.argv[1], port=0, limits=limits, bot_pause=0.0),"
        " when_ready=lambda address: print(address, file=sys.stderr, flush=True), log_level=logging.ERROR)"
    )
    command = [sys.executable, "-c", code, str(Path(folder) / "games.db")]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


async def _measure(process: subprocess.Popen[str]) -> list[Figure]:
    assert process.stderr is not None
    address = process.stderr.readline().strip()
    assert address.startswith("http"), address
    async with httpx.AsyncClient(base_url=f"{address}/api", timeout=60) as rest:
        await rest.get("/health")
        empty = _memory(process.pid)
        taken: list[float] = []
        tables = [await _table(rest, address, number) for number in range(GAMES)]
        full = _memory(process.pid)
        used = _processor(process.pid)
        until = time.monotonic() + SECONDS
        await asyncio.gather(*[table.play(until, taken) for table in tables])
        used = _processor(process.pid) - used
        played = _memory(process.pid)
        await asyncio.gather(*[table.close() for table in tables])
        before, after = await _in_a_row(rest, address, process.pid)
    taken.sort()
    memory = [
        Figure("memory of a game at its start, with two sockets", (full - empty) / GAMES / 1e3, "kB"),
        Figure("memory of a game after play", (played - empty) / GAMES / 1e3, "kB"),
        Figure(f"memory after {ROW} games in a row, of that after half of them", after / before * 100, "%", bar=105),
    ]
    return [
        Figure(f"{GAMES} live games: decision to broadcast, p50", taken[len(taken) // 2] * 1e3, "ms"),
        Figure(f"{GAMES} live games: decision to broadcast, p99", taken[int(len(taken) * 0.99)] * 1e3, "ms", bar=100),
        Figure("decisions a second meanwhile", len(taken) / SECONDS, "/s"),
        Figure("processor time of the server meanwhile, of one core", used / SECONDS * 100, "%"),
        *memory,
    ]


class BenchTable:
    """A game with a screen that plays it and a spectator."""

    def __init__(self, screen: ClientConnection, watcher: ClientConnection, number: int) -> None:
        self.screen, self.watcher = screen, watcher
        self.rng = Random(number)
        self.update: Any = None
        self.ids = 0

    async def play(self, until: float, taken: list[float]) -> None:
        """Decide now and then until the time is over, and note how long each decision took to be told."""
        await asyncio.sleep(self.rng.uniform(0, THINKING[1]))
        while time.monotonic() < until and self.update["scene"]["outcome"] is None:
            taken.append(await self.decide())
            await asyncio.sleep(self.rng.uniform(*THINKING))

    async def decide(self) -> float:
        """Answer the open question somehow; the seconds until the spectator has heard of it."""
        prompt = self.update["prompts"][0]
        if prompt["secret"] and self.update["viewing"] != prompt["seat"]:
            await self._say({"type": "look", "seat": prompt["seat"]})
            await self._next_update()
            prompt = self.update["prompts"][0]
        answer = some_answer(prompt, self.rng, await self._courses(prompt) if needs_courses(prompt) else None)
        self.ids += 1
        begun = time.perf_counter()
        await self._say(decide(str(self.ids), prompt, answer))
        await self._watch()
        seconds = time.perf_counter() - begun
        await self._next_update()
        return seconds

    async def resign(self) -> None:
        """Concede, and hear of it."""
        await self._say({"type": "resign", "seat": 0})
        await self._next_update()

    async def _say(self, message: dict[str, Any]) -> None:
        await self.screen.send(msgspec.json.encode({"id": f"say {self.ids}", **message}).decode())

    async def _courses(self, prompt: Any) -> Any:
        await self._say(ask_courses("courses", prompt))
        while (message := msgspec.json.decode(await self.screen.recv()))["type"] != "previewed":
            self._note(message)
        return message["told"]

    async def _next_update(self) -> None:
        while not self._note(msgspec.json.decode(await self.screen.recv())):
            pass

    def _note(self, message: Any) -> bool:
        assert message["type"] != "not_accepted", message
        if message["type"] == "update":
            self.update = message
        return bool(message["type"] == "update")

    async def _watch(self) -> None:
        while not (await self.watcher.recv(decode=False)).startswith(b'{"type":"update"'):
            pass

    async def close(self) -> None:
        """Leave the table."""
        await asyncio.gather(self.screen.close(), self.watcher.close())


async def _table(rest: httpx.AsyncClient, address: str, number: int) -> BenchTable:
    answer = await rest.post("/games", json={"seats": SEATS, "seed": number})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    made = answer.json()
    url = f"ws{address.removeprefix('http')}/api/games/{made['game']}/live"
    screen, watcher = [await connect(url, max_size=None, compression=None) for _ in range(2)]
    table = BenchTable(screen, watcher, number)
    await screen.send(msgspec.json.encode({"type": "hello", "token": made["token"]}).decode())
    table.update = msgspec.json.decode(await screen.recv())["update"]
    await watcher.send('{"type":"hello"}')
    await watcher.recv()
    return table


async def _in_a_row(rest: httpx.AsyncClient, address: str, pid: int) -> tuple[int, int]:
    """Memory after half of many games, and after all of them."""
    found = []
    for half in range(2):
        numbers = range(half * ROW // 2, (half + 1) * ROW // 2)
        await asyncio.gather(*[_games(rest, address, numbers[place::AT_ONCE]) for place in range(AT_ONCE)])
        await asyncio.sleep(REST)
        found.append(_memory(pid))
    return found[0], found[1]


async def _games(rest: httpx.AsyncClient, address: str, numbers: range) -> None:
    """Some games one after the other."""
    for number in numbers:
        table = await _table(rest, address, number)
        for _ in range(DECISIONS):
            await table.decide()
        await table.resign()
        await table.close()


def _memory(pid: int) -> int:
    """Bytes of memory of a process alone, without those it started."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
