"""Many games over several processes, in any order, with the same results for any number of workers."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.synchronize import Event

import msgspec

from armada.sim.games import GameResult, Matchup, play_game

Progress = Callable[[int], None]
"""Called with the number of games finished since the last call."""


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a batch by number; a stopped batch lacks some."""

    match: Matchup
    seed: str
    wanted: int
    results: tuple[GameResult, ...]

    @property
    def is_complete(self) -> bool:
        """Whether all games were played."""
        return len(self.results) == self.wanted


def run_games(
    match: Matchup, games: int, *, seed: int | str = 0, workers: int = 1, progress: Progress | None = None
) -> Batch:
    """Play a batch of games. Ctrl-C stops it within a second, with the games finished so far."""
    play = _alone if workers <= 1 else _together
    results = play(match, str(seed), games, workers, progress or (lambda _: None))
    results.sort(key=lambda result: result.number)
    return Batch(match=match, seed=str(seed), wanted=games, results=tuple(results))


_stop: Event | None = None
"""In a process of a batch: set when the batch is stopped."""


def is_stopped() -> bool:
    """Whether the batch of this process was stopped."""
    return _stop is not None and _stop.is_set()


def play_one(match: Matchup, seed: str, number: int) -> GameResult | None:
    """Play a game of a batch; None if the batch was stopped meanwhile. An error names the game.

    Cards and cached measurements stay in memory. Freezing them spares the garbage collector from scanning them over and
    over, which would take a tenth of the time.
    """
    gc.freeze()
    try:
        return play_game(match, seed, number, is_stopped)
    except Exception as error:
        error.add_note(f"This was game {number} of the batch with seed {seed}.")
        raise


def _alone(match: Matchup, seed: str, games: int, workers: int, progress: Progress) -> list[GameResult]:
    """Play all games in this process."""
    results: list[GameResult] = []
    try:
        for number in range(games):
            result = play_one(match, seed, number)
            assert result is not None, "only Ctrl-C stops a batch in one process"
            results.append(result)
            progress(1)
    except KeyboardInterrupt:
        pass
    return results


def _together(match: Matchup, seed: str, games: int, workers: int, progress: Progress) -> list[GameResult]:
    """Play the games in several processes, which leave Ctrl-C to this one."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["armada.sim.games"])
    stop = context.Event()
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(stop,)) as pool:
        futures = [pool.submit(play_one, match, seed, number) for number in range(games)]
        try:
            pending: set[Future[GameResult | None]] = set(futures)
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                progress(sum([future.result() is not None for future in done]))
        except BaseException as reason:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            if not isinstance(reason, KeyboardInterrupt):
                raise
    finished = [future.result() for future in futures if future.done() and not future.cancelled()]
    return [result for result in finished if result is not None]


def _begin(stop: Event) -> None:
    """Set up a process of a batch."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
