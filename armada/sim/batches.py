"""Many games over several processes, in any order, with the same results for any number of workers."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.synchronize import Event

import msgspec

from armada.sim.games import GameResult, Match, play_game

Told = Callable[[int], None]
"""Is told how many more games are done."""


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a batch by number; one that was broken off lacks some."""

    match: Match
    seed: str
    wanted: int
    results: tuple[GameResult, ...]

    @property
    def is_complete(self) -> bool:
        """Whether all games were played."""
        return len(self.results) == self.wanted


def run_games(match: Match, games: int, *, seed: int | str = 0, workers: int = 1, told: Told | None = None) -> Batch:
    """Play a batch of games. Ctrl-C ends it within a second, with the games that were played to their end."""
    play = _alone if workers <= 1 else _together
    results = play(match, str(seed), games, workers, told or (lambda _: None))
    results.sort(key=lambda result: result.number)
    return Batch(match=match, seed=str(seed), wanted=games, results=tuple(results))


_stop: Event | None = None
"""In a process of a batch: set when the batch is broken off."""


def is_stopped() -> bool:
    """Whether the batch that this process plays was broken off."""
    return _stop is not None and _stop.is_set()


def play_one(match: Match, seed: str, number: int) -> GameResult | None:
    """Play a game of a batch; None if the batch was broken off meanwhile. An error names the game.

    Cards and remembered measurements stay: frozen, they are not looked through for garbage over and over, which would
    take a tenth of the time.
    """
    gc.freeze()
    try:
        return play_game(match, seed, number, is_stopped)
    except Exception as error:
        error.add_note(f"This was game {number} of the batch with seed {seed}.")
        raise


def _alone(match: Match, seed: str, games: int, workers: int, tell: Told) -> list[GameResult]:
    """All games in this process."""
    results: list[GameResult] = []
    try:
        for number in range(games):
            result = play_one(match, seed, number)
            assert result is not None, "nobody breaks off a batch in one process but by Ctrl-C"
            results.append(result)
            tell(1)
    except KeyboardInterrupt:
        pass
    return results


def _together(match: Match, seed: str, games: int, workers: int, tell: Told) -> list[GameResult]:
    """The games over several processes, which leave Ctrl-C to this one."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["armada.sim.games"])
    stop = context.Event()
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(stop,)) as pool:
        futures = [pool.submit(play_one, match, seed, number) for number in range(games)]
        try:
            pending: set[Future[GameResult | None]] = set(futures)
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                tell(sum([future.result() is not None for future in done]))
        except BaseException as reason:
            stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            if not isinstance(reason, KeyboardInterrupt):
                raise
    finished = [future.result() for future in futures if future.done() and not future.cancelled()]
    return [result for result in finished if result is not None]


def _begin(stop: Event) -> None:
    """What a process of a batch does first."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
