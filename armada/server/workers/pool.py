"""Workers: processes of their own for work that takes long, so that no game waits for another.

A worker that dies, or takes longer than its work may take, is killed and replaced.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from armada.server.workers.fair_queue import Caller, FairQueue

T = TypeVar("T")

START_METHOD: Final = "spawn"
"""Processes are started afresh: the server has threads, which a fork would not survive."""

START_SECONDS: Final = 60.0
"""Within which a process has read everything it needs."""

MAX_TRIES: Final = 2
"""How often work is begun over which a worker dies."""

MANY_FAILURES: Final = 3
"""How many failures in a row are no accident."""

GOING_DOWN: Final = "the server is shutting down"
ANYBODY: Final = Caller()


class WorkerFailed(Exception):
    """Work was not done: the worker died over it, or was stopped."""


class WorkerTooSlow(WorkerFailed):
    """Work was not done in the time it may take."""


class Job:
    """Work, the seconds it may take, and who waits for it."""

    def __init__(self, work: Callable[[], Any], seconds: float | None) -> None:
        self.work = work
        self.seconds = seconds
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.is_begun = False

    def refuse(self, error: BaseException) -> None:
        """Tell who waits, if anybody still does, that it was not done."""
        if not self.done.done():
            self.done.set_exception(error)


class Worker(Protocol):
    """Does one piece of work at a time."""

    async def do(self, work: Callable[[], T], seconds: float | None) -> T:
        """Do some work; raises `WorkerFailed` if it could not be finished."""
        ...

    def kill(self) -> None:
        """Stop at once, whatever is being done."""
        ...


class WorkerPool:
    """Some worker processes, or a thread where none are wanted, and what waits for them."""

    def __init__(self, processes: int) -> None:
        self._workers: list[Worker] = [WorkerProcess() for _ in range(processes)] or [WorkerThread()]
        self._free = [*self._workers]
        self._waiting = FairQueue[Job]()
        self._serving: set[asyncio.Task[Any]] = set()
        self._failures = 0

    @property
    def is_well(self) -> bool:
        """Whether workers do what they are given; one that fails now and then is replaced, and no matter."""
        return self._failures < MANY_FAILURES

    async def do(
        self, work: Callable[..., T], *given: Any, seconds: float | None = None, caller: Caller = ANYBODY
    ) -> T:
        """Have something done when it is its turn; raises `WorkerFailed` if no worker could finish it."""
        result: T = await self.put(partial(work, *given), seconds, caller).done
        return result

    def put(self, work: Callable[[], Any], seconds: float | None, caller: Caller) -> Job:
        """Let something wait for its turn; it is left out if its `done` is canceled before."""
        job = Job(work, seconds)
        self._waiting.put(caller, job)
        self._hand_out()
        return job

    async def warm_up(self) -> None:
        """Let all workers get ready before they are needed."""
        await asyncio.gather(*[self.do(_get_ready) for _ in self._workers])

    async def close(self) -> None:
        """Stop all workers at once: they hold nothing that would be lost."""
        while (job := self._waiting.take()) is not None:
            job.refuse(WorkerFailed(GOING_DOWN))
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        for worker in self._workers:
            worker.kill()

    def _hand_out(self) -> None:
        """Give what waits to workers that are free; what nobody waits for any more is left out."""
        while self._free and (job := self._waiting.take()) is not None:
            if not job.done.done():
                job.is_begun = True
                worker = self._free.pop()
                task = asyncio.ensure_future(self._done(worker, job))
                self._serving.add(task)
                task.add_done_callback(partial(self._finish, worker, job))

    def _finish(self, worker: Worker, job: Job, task: asyncio.Task[Any]) -> None:
        """Tell who waits what came of it, and let the worker go on."""
        self._serving.discard(task)
        self._free.append(worker)
        if task.cancelled():
            job.refuse(WorkerFailed(GOING_DOWN))
        elif (error := task.exception()) is not None:
            job.refuse(error)
        elif not job.done.done():
            job.done.set_result(task.result())
        self._hand_out()

    async def _done(self, worker: Worker, job: Job) -> Any:
        """The result of some work, done again if the worker died over it."""
        for tried in range(1, MAX_TRIES + 1):
            try:
                result = await worker.do(job.work, job.seconds)
            except WorkerFailed as failed:
                self._failures += 1
                if tried == MAX_TRIES or isinstance(failed, WorkerTooSlow):
                    raise
            except Exception:
                self._failures = 0
                raise
            else:
                self._failures = 0
                return result
        raise AssertionError("the last try returns or raises")


class WorkerThread:
    """Works in a thread of the server itself. It cannot be stopped: what takes too long is left behind."""

    async def do(self, work: Callable[[], T], seconds: float | None) -> T:
        """Do some work in a thread."""
        try:
            async with asyncio.timeout(seconds) as limit:
                return await _in_thread(work)
        except TimeoutError:
            if limit.expired():
                raise WorkerTooSlow from None
            raise

    def kill(self) -> None:
        """A thread ends with the server."""


class WorkerProcess:
    """Works in a process of its own, which is started when there is something to do."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._pipe: Connection[Any, Any] | None = None
        self._starting: object = None
        """Which start is the latest: one that was killed meanwhile counts no more."""

    async def do(self, work: Callable[[], T], seconds: float | None) -> T:
        """Do some work in the process."""
        if self._process is None or not self._process.is_alive():
            self.kill()
            self._starting = object()
            await self._within(START_SECONDS, partial(self._start, self._starting))
        answer: WorkResult = await self._within(seconds, partial(self._ask, work))
        if answer.error is not None:
            raise answer.error
        result: T = answer.result
        return result

    async def _within(self, seconds: float | None, step: Callable[[], T]) -> T:
        """Take a step that may hang; whoever is killed hangs no longer."""
        try:
            async with asyncio.timeout(seconds):
                return await _in_thread(step)
        except TimeoutError:
            self.kill()
            raise WorkerTooSlow(f"not done after {seconds} seconds") from None
        except (EOFError, OSError) as error:
            self.kill()
            raise WorkerFailed(f"the process died: {error!r}") from error
        except BaseException:
            self.kill()
            raise

    def _start(self, starting: object) -> None:
        """Start the process and wait until it is ready."""
        context = get_context(START_METHOD)
        pipe, its_end = context.Pipe()
        process = context.Process(target=_work, args=(its_end,), daemon=True)
        process.start()
        its_end.close()
        if self._starting is not starting:
            process.kill()
            _bury(process)
            return
        self._process, self._pipe = process, pipe
        pipe.recv()

    def _ask(self, work: Callable[[], Any]) -> Any:
        assert self._pipe is not None, "a worker is started before it is asked"
        pipe = self._pipe
        pipe.send(work)
        return pipe.recv()

    def kill(self) -> None:
        """Kill the process; it is started again when there is something to do."""
        process, self._process, self._pipe, self._starting = self._process, None, None, None
        if process is not None:
            process.kill()
            threading.Thread(target=_bury, args=(process,), daemon=True).start()


class WorkResult(NamedTuple):
    """The outcome of a piece of work."""

    result: Any = None
    error: Exception | None = None


def _bury(process: SpawnProcess) -> None:
    """Wait until a killed process is gone, so that the system forgets it."""
    process.join()
    process.close()


async def _in_thread(work: Callable[[], T]) -> T:
    """Do something in a thread that the end of the server does not wait for."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def resolve(answer: WorkResult) -> None:
        if done.done():
            return
        if answer.error is None:
            done.set_result(answer.result)
        else:
            done.set_exception(answer.error)

    def run() -> None:
        answer = _answer(work)
        if not loop.is_closed():
            loop.call_soon_threadsafe(resolve, answer)

    threading.Thread(target=run, daemon=True).start()
    return await done


def _answer(work: Callable[[], Any]) -> WorkResult:
    try:
        return WorkResult(work())
    except Exception as error:
        return WorkResult(error=error)


# In the process of a worker


def _work(pipe: Connection[Any, Any]) -> None:
    """Do what is asked until the server ends. Ctrl-C is for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    pipe.send(None)
    while True:
        try:
            work = pipe.recv()
        except EOFError:
            return
        answer = _answer(work)
        try:
            pipe.send(answer)
        except OSError:
            return
        except Exception as error:
            pipe.send(WorkResult(error=RuntimeError(f"the result cannot be sent: {error!r}")))


def _end_with_the_server() -> None:
    """However the server ends, its processes do too, and at once."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _get_ready() -> None:
    """Starting was the work."""
