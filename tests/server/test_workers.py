"""Workers die and hang at the worst of moments: games go on all the same, and the server still ends when told to."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.player import SocketPlayer
from tests.server.running import SOLO
from tests.server.server_process import ServerProcess, server_process

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="workers are found in /proc")

WATCHED = [{"player": "random", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]
BLOWS = amount(8)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with server_process(tmp_path, limits={"thinking": 3.0, "previewing": 3.0}) as found:
        yield found


def hear_of_moves(watcher: SocketPlayer, moves: int) -> None:
    """Wait until bots have made a number of moves more, or the game is over."""
    until = watcher.update["number"] + moves
    watcher.wait_for(lambda update: update["number"] >= until or watcher.is_over)


def test_a_worker_that_is_killed_at_any_moment_leaves_no_game_stuck(server: ServerProcess) -> None:
    rng = Random("killed")
    with ExitStack() as stack:
        games = [server.make(WATCHED, seed=seed)["game"] for seed in range(3)]
        watchers = [stack.enter_context(server.sit(game)) for game in games]
        for _ in range(BLOWS):
            for watcher in watchers:
                hear_of_moves(watcher, rng.randrange(1, 12))
            server.signal_workers(signal.SIGKILL)
        for watcher in watchers:
            hear_of_moves(watcher, 20)
    assert server.rest.get("/health").json()["status"] == "ok"
    assert server.end() in (0, -signal.SIGTERM)


def test_workers_that_are_killed_as_soon_as_they_are_there_leave_no_game_stuck(server: ServerProcess) -> None:
    with server.sit(server.make(WATCHED, seed=1)["game"]) as watcher:
        hear_of_moves(watcher, 3)
        killed: set[int] = set()
        patience = monotonic() + PATIENCE
        while len(killed) < 9:
            assert monotonic() < patience, "no worker comes any more"
            killed |= server.signal_workers(signal.SIGKILL)
        hear_of_moves(watcher, 20)
    assert server.end() in (0, -signal.SIGTERM)


def test_a_worker_that_hangs_is_replaced_and_the_game_goes_on(server: ServerProcess) -> None:
    with server.sit(server.make(WATCHED, seed=1)["game"]) as watcher:
        hear_of_moves(watcher, 3)
        stopped = server.signal_workers(signal.SIGSTOP)
        assert stopped
        hear_of_moves(watcher, 20)
        assert not stopped >= set(server.workers), "a worker that hangs is replaced"
    assert server.end() in (0, -signal.SIGTERM)


def test_a_preview_is_answered_though_the_worker_hung(server: ServerProcess) -> None:
    made = server.make(SOLO, seed=1)
    with server.sit(made["game"], made["token"]) as player:
        player.next_prompt()
        assert player.request("ask", seat=0, about={"type": "threat", "unit": 0})["type"] == "previewed"
        server.signal_workers(signal.SIGSTOP)
        told = player.request("ask", seat=0, about={"type": "threat", "unit": 0})
        while told["type"] == "not_accepted":  # once, and again where the next worker is kept waiting by others
            assert "too long" in told["reason"]
            told = player.request("ask", seat=0, about={"type": "threat", "unit": 0})
        assert told["type"] == "previewed"


@pytest.mark.parametrize("blow", [signal.SIGSTOP, signal.SIGKILL])
def test_the_server_ends_when_told_to_whatever_state_its_workers_are_in(
    server: ServerProcess, blow: signal.Signals
) -> None:
    with server.sit(server.make(WATCHED, seed=1)["game"]) as watcher:
        hear_of_moves(watcher, 3)
        server.signal_workers(blow)
        assert server.end() in (0, -signal.SIGTERM)
