"""`armada bench server`: a real server process, and players at the ends of real sockets.

Each game is played at one screen of two, with a spectator: after every decision it is measured how long it takes from
sending it until the spectator has heard of it. Players think for a while between decisions, as people do, only faster.
"""

from __future__ import annotations

import asyncio
import time
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from armada.cli.bench.measured_server import QUICK, REST, MeasuredServer, asking, is_measurable, measured_server
from armada.cli.bench.socket_player import ask_courses, decide, needs_courses, some_answer
from armada.cli.bench.timing import Figure

GAMES = 200
SECONDS = 20.0
THINKING = (1.0, 3.0)
"""Seconds that a player thinks before a decision, from and to."""

ROW = 200
"""Games begun in a row, to see whether memory grows; whole games, and more of them, with `--whole`."""

AT_ONCE = 4
"""How many of them are played at once."""

DECISIONS = 6
"""Decisions of each of them before it is conceded."""

SEATS = [{"player": "me", "fleet": "rebels_400_ships"}, {"player": "here", "fleet": "empire_400_ships"}]


def figures() -> list[Figure]:
    """The figures of the server; they are taken from /proc, and so on Linux alone."""
    if not is_measurable():
        return []
    with measured_server() as server:
        live = asyncio.run(_live_games(server))
    with measured_server(QUICK) as server:
        return [*live, *asyncio.run(_in_a_row(server))]


async def _live_games(server: MeasuredServer) -> list[Figure]:
    """Many games at once, for a while."""
    async with asking(server) as rest:
        await rest.get("/health")
        empty = server.memory
        taken: list[float] = []
        tables = [await _table(rest, server, number) for number in range(GAMES)]
        full = server.memory
        used = server.processor
        until = time.monotonic() + SECONDS
        await asyncio.gather(*[table.play(until, taken) for table in tables])
        used = server.processor - used
        played = server.memory
        await asyncio.gather(*[table.close() for table in tables])
    taken.sort()
    return [
        Figure(f"{GAMES} live games: decision to broadcast, p50", taken[len(taken) // 2] * 1e3, "ms"),
        Figure(f"{GAMES} live games: decision to broadcast, p99", taken[int(len(taken) * 0.99)] * 1e3, "ms", bar=100),
        Figure("decisions per second meanwhile", len(taken) / SECONDS, "/s"),
        Figure("processor time of the server meanwhile, share of one core", used / SECONDS * 100, "%"),
        Figure("memory of a game at its start, with two sockets", (full - empty) / GAMES / 1e3, "kB"),
        Figure("memory of a game after play", (played - empty) / GAMES / 1e3, "kB"),
    ]


class BenchTable:
    """A game with a screen that plays it and a spectator."""

    def __init__(self, screen: ClientConnection, watcher: ClientConnection, number: int) -> None:
        self.screen, self.watcher = screen, watcher
        self.rng = Random(number)
        self.update: Any = None
        self.ids = 0

    async def play(self, until: float, taken: list[float]) -> None:
        """Decide now and then until the time is over, and note how long each decision took to reach the spectator."""
        await asyncio.sleep(self.rng.uniform(0, THINKING[1]))
        while time.monotonic() < until and self.update["scene"]["outcome"] is None:
            taken.append(await self.decide())
            await asyncio.sleep(self.rng.uniform(*THINKING))

    async def decide(self) -> float:
        """Answer the open question somehow; returns the seconds until the spectator has received it."""
        prompt = self.update["prompts"][0]
        if prompt["secret"] and self.update["viewing"] != prompt["seat"]:
            await self._send({"type": "look", "seat": prompt["seat"]})
            await self._next_update()
            prompt = self.update["prompts"][0]
        answer = some_answer(prompt, self.rng, await self._courses(prompt) if needs_courses(prompt) else None)
        self.ids += 1
        begun = time.perf_counter()
        await self._send(decide(str(self.ids), prompt, answer))
        await self._watch()
        seconds = time.perf_counter() - begun
        await self._next_update()
        return seconds

    async def resign(self) -> None:
        """Concede, and wait for the update."""
        await self._send({"type": "resign", "seat": 0})
        await self._next_update()

    async def _send(self, message: dict[str, Any]) -> None:
        await self.screen.send(msgspec.json.encode({"id": f"say {self.ids}", **message}).decode())

    async def _courses(self, prompt: Any) -> Any:
        await self._send(ask_courses("courses", prompt))
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


async def _table(rest: httpx.AsyncClient, server: MeasuredServer, number: int) -> BenchTable:
    answer = await rest.post("/games", json={"seats": SEATS, "seed": number})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    made = answer.json()
    url = server.live(made["game"])
    screen, watcher = [await connect(url, max_size=None, compression=None, ping_interval=None) for _ in range(2)]
    table = BenchTable(screen, watcher, number)
    await screen.send(msgspec.json.encode({"type": "hello", "token": made["token"]}).decode())
    table.update = msgspec.json.decode(await screen.recv())["update"]
    await watcher.send('{"type":"hello"}')
    await watcher.recv()
    return table


async def _in_a_row(server: MeasuredServer) -> list[Figure]:
    """Memory after half of the games in a row, and after all of them."""
    found = []
    async with asking(server) as rest:
        for half in range(2):
            numbers = count(half * ROW // 2)
            last = (half + 1) * ROW // 2

            async def some_games(numbers: count[int] = numbers, last: int = last) -> None:
                while (number := next(numbers)) < last:
                    await _begun_and_conceded(rest, server, number)

            await asyncio.gather(*[some_games() for _ in range(AT_ONCE)])
            await asyncio.sleep(REST)
            found.append(server.memory)
    what = f"memory after {ROW} games in a row, of that after half of them"
    return [Figure(what, found[1] / found[0] * 100, "%", bar=105)]


async def _begun_and_conceded(rest: httpx.AsyncClient, server: MeasuredServer, number: int) -> None:
    table = await _table(rest, server, number)
    for _ in range(DECISIONS):
        await table.decide()
    await table.resign()
    await table.close()
