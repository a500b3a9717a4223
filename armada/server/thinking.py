"""Work that takes long is done in processes of its own, so that no game waits for another: bots and previews.

A process is handed the saved game and hands back JSON. A bot is given the outlook of its own seat and nothing else.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

import msgspec

from armada.engine.seats import Seat
from armada.players.player import answer_of
from armada.players.registry import player_named
from armada.records.game import Game
from armada.screens.asked import Asked
from armada.screens.previews import preview
from armada.server.entries import written
from armada.server.openings import Opening, play_opening

T = TypeVar("T")

_ASKED: Final = msgspec.json.Decoder(Asked)

START: Final = "spawn"
"""Processes are started afresh: the server has threads, which a fork would not survive."""


class Workshop:
    """Some processes, or a thread where none are wanted; broken ones are replaced."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._executor: Executor | None = None

    async def do(self, work: Callable[..., T], *given: Any) -> T:
        """Have something done; once more if the process died over it."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), work, *given)
        except BrokenProcessPool:
            await self.close()
            return await loop.run_in_executor(self._open(), work, *given)

    async def warm_up(self) -> None:
        """Let the processes get ready before they are needed."""
        await self.do(_get_ready)

    def _open(self) -> Executor:
        if self._executor is None:
            if self._processes:
                context = get_context(START)
                self._executor = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin_work)
            else:
                self._executor = ThreadPoolExecutor(1, thread_name_prefix="workshop")
        return self._executor

    async def close(self) -> None:
        """Let go of the processes, when they have done what they are at."""
        executor, self._executor = self._executor, None
        if executor is not None:
            await asyncio.to_thread(executor.shutdown, wait=True, cancel_futures=True)


def _begin_work() -> None:
    """Ctrl-C is for the server. When that ends, however it ends, its processes do too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _get_ready() -> None:
    """Importing this module was the work."""


def bot_answer(saved: str, seat: Seat, level: str, seed: str) -> str:
    """What a bot answers to the open question of its seat, as JSON."""
    game = Game.load(saved)
    question = next(question for question in game.questions if question.seat == seat)
    answer = answer_of(player_named(level, seed), game, question)
    return msgspec.json.encode(question.kind.encode(answer)).decode()


def any_answer(saved: str, seat: Seat, seed: str) -> str:
    """Some legal answer, for a bot that finds none."""
    return bot_answer(saved, seat, "random", seed)


def preview_of(saved: str, seat: Seat | None, asked: bytes) -> bytes:
    """What a preview tells; asked and told as JSON."""
    return msgspec.json.encode(preview(Game.load(saved), seat, _ASKED.decode(asked)))


def opening_of(opening: Opening) -> list[str]:
    """The entries of a game that is played by bots up to a battle."""
    return [written(entry) for entry in play_opening(opening)]
