"""`armada bench server --whole N`: whole games in a row through one server, to see whether its memory stays flat.

Two bots that decide at random play the fleets of the core set, from setup to the score sheet, while somebody watches
through a socket. Memory is looked at ten times, when the games played so far are put away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from statistics import mean
from time import monotonic

import httpx
import msgspec
from websockets.asyncio.client import connect

from armada.cli.bench.measured_server import QUICK, REST, MeasuredServer, asking, is_measurable, measured_server
from armada.cli.bench.timing import Figure

AT_ONCE = 3
"""Games that are played at once, so that neither the server nor the bots wait for each other."""

LOOKS = 10
"""How often memory is looked at."""

SEATS = [{"player": "random", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]


def whole_games(games: int, log: Callable[[str], None]) -> list[Figure]:
    """Play this many games; `tell` receives the memory at each measurement."""
    if not is_measurable():
        return []
    with measured_server(QUICK) as server:
        return asyncio.run(_play(server, games, log))


async def _play(server: MeasuredServer, games: int, log: Callable[[str], None]) -> list[Figure]:
    numbers = count(1)
    seen: list[int] = []
    begun = monotonic()
    async with asking(server) as rest:

        async def some_games(until: int) -> None:
            while (number := next(numbers)) <= until:
                await whole_game(rest, server, number)

        for look in range(1, LOOKS + 1):
            numbers = count(games * (look - 1) // LOOKS + 1)
            await asyncio.gather(*[some_games(games * look // LOOKS) for _ in range(AT_ONCE)])
            await asyncio.sleep(REST)
            seen.append(server.memory)
            minutes = (monotonic() - begun) / 60
            log(f"{games * look // LOOKS:,} games, {minutes:.1f} min: {seen[-1] / 1e6:.1f} MB")
    seconds = monotonic() - begun
    # The first half fills what is remembered on purpose: positions measured, shapes, cards.
    settled, last = mean(seen[4:6]), mean(seen[-2:])
    return [
        Figure(f"{games:,} whole games in a row: games a minute", games / seconds * 60, "/min"),
        Figure("memory of the server after a tenth of them", seen[0] / 1e6, "MB"),
        Figure("memory of the server after all of them", seen[-1] / 1e6, "MB"),
        Figure("memory at the end, of that after half", last / settled * 100, "%", bar=105),
    ]


async def whole_game(rest: httpx.AsyncClient, server: MeasuredServer, number: int) -> None:
    """Watch a game of two bots to its end."""
    answer = await rest.post("/games", json={"seats": SEATS, "seed": number})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    async with connect(
        server.live(answer.json()["game"]), max_size=None, compression=None, ping_interval=None
    ) as watcher:
        await watcher.send('{"type":"hello"}')
        async for said in watcher:
            message = msgspec.json.decode(said)
            assert message["type"] != "failed", message
            update = message.get("update", message)
            if "scene" in update and update["scene"]["outcome"] is not None:
                return
    raise AssertionError("the server hung up before the game was over")
