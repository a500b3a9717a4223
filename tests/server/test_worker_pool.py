"""The pool of workers by itself: what it does with work that kills its worker, or takes too long."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable

import pytest

from armada.server.wire.problems import TooManyRequests
from armada.server.workers.fair_queue import MAX_WAITING_PER_ADDRESS, Caller, FairQueue, Rank
from armada.server.workers.pool import WorkerFailed, WorkerPool, WorkerTooSlow


def double(number: int) -> int:
    return 2 * number


def fail(reason: str) -> None:
    raise ValueError(reason)


def die() -> None:
    os._exit(3)


def hang() -> None:
    signal.pause()


def in_pool(test: Callable[[WorkerPool], Awaitable[None]], processes: int = 1) -> None:
    """Run a test with a pool of its own, which is closed at the end."""

    async def run() -> None:
        pool = WorkerPool(processes)
        try:
            await test(pool)
        finally:
            await pool.close()

    asyncio.run(run())


@pytest.mark.parametrize("processes", [0, 1, 2])
def test_work_is_done_and_what_it_raises_is_raised(processes: int) -> None:
    async def test(pool: WorkerPool) -> None:
        assert await asyncio.gather(*[pool.do(double, number) for number in range(9)]) == [*range(0, 18, 2)]
        with pytest.raises(ValueError, match="no such thing"):
            await pool.do(fail, "no such thing")
        assert pool.is_well

    in_pool(test, processes)


def test_work_that_kills_its_worker_fails_alone() -> None:
    async def test(pool: WorkerPool) -> None:
        results = await asyncio.gather(pool.do(die), pool.do(double, 4), pool.do(double, 5), return_exceptions=True)
        assert isinstance(results[0], WorkerFailed)
        assert [*results[1:]] == [8, 10]

    in_pool(test)


def test_work_that_hangs_is_ended_and_the_next_is_done() -> None:
    async def test(pool: WorkerPool) -> None:
        await pool.warm_up()
        results = await asyncio.gather(pool.do(hang, seconds=0.2), pool.do(double, 4), return_exceptions=True)
        assert isinstance(results[0], WorkerTooSlow)
        assert results[1] == 8

    in_pool(test)


def test_workers_that_fail_again_and_again_are_not_well_until_one_works() -> None:
    async def test(pool: WorkerPool) -> None:
        for _ in range(2):
            with pytest.raises(WorkerFailed):
                await pool.do(die)
        assert not pool.is_well
        assert await pool.do(double, 1) == 2
        assert pool.is_well

    in_pool(test)


def test_a_pool_that_is_closed_waits_for_nobody() -> None:
    async def test(pool: WorkerPool) -> None:
        hanging, waiting = asyncio.ensure_future(pool.do(hang)), asyncio.ensure_future(pool.do(double, 1))
        await asyncio.sleep(0)
        await pool.close()
        results = await asyncio.gather(hanging, waiting, return_exceptions=True)
        assert [type(result) for result in results] == [WorkerFailed, WorkerFailed]

    in_pool(test)


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    done: list[int] = []

    async def test(pool: WorkerPool) -> None:
        is_free = threading.Event()
        first = asyncio.ensure_future(pool.do(is_free.wait))
        left, kept = [asyncio.ensure_future(pool.do(done.append, number)) for number in (1, 2)]
        await asyncio.sleep(0)
        left.cancel()
        is_free.set()
        await asyncio.gather(first, kept)

    in_pool(test, processes=0)
    assert done == [2]


def test_players_come_first_and_then_every_address_in_turn() -> None:
    queue = FairQueue[str]()
    for number in range(3):
        queue.put(Caller("many"), f"many {number}")
    queue.put(Caller("one"), "one 0")
    queue.put(Caller("player", Rank.PLAYS), "player 0")
    taken = [queue.take() for _ in range(6)]
    assert taken == ["player 0", "many 0", "one 0", "many 1", "many 2", None]


def test_one_address_lets_only_so_much_wait() -> None:
    queue = FairQueue[int]()
    for number in range(MAX_WAITING_PER_ADDRESS):
        queue.put(Caller("many"), number)
    with pytest.raises(TooManyRequests):
        queue.put(Caller("many"), 0)
    queue.put(Caller("one"), 1)
