"""Many games over several processes: in chunks, in any order, with the same results for any number of workers."""

from __future__ import annotations

import gc
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Final

import msgspec

from armada.sim.games import GameResult, Match, play_game

CHUNK: Final = 4
"""Games that a process is given at once: enough to pay for the way, few enough to stop soon."""

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
    """Play a batch of games. Ctrl-C ends it with what there is; with several workers, games under way are finished."""
    play = _alone if workers <= 1 else _together
    results = play(match, str(seed), games, workers, told or (lambda _: None))
    results.sort(key=lambda result: result.number)
    return Batch(match=match, seed=str(seed), wanted=games, results=tuple(results))


def play_chunk(match: Match, seed: str, numbers: Sequence[int]) -> list[GameResult]:
    """Play some games of a batch; what goes wrong in one is told with its number.

    Cards and remembered measurements stay: frozen, they are not looked through for garbage over and over, which would
    take a tenth of the time.
    """
    found = []
    for number in numbers:
        gc.freeze()
        try:
            found.append(play_game(match, seed, number))
        except Exception as error:
            error.add_note(f"This was game {number} of the batch with seed {seed}.")
            raise
    return found


def _alone(match: Match, seed: str, games: int, workers: int, tell: Told) -> list[GameResult]:
    """All games in this process."""
    results: list[GameResult] = []
    try:
        for number in range(games):
            results += play_chunk(match, seed, (number,))
            tell(1)
    except KeyboardInterrupt:
        pass
    return results


def _together(match: Match, seed: str, games: int, workers: int, tell: Told) -> list[GameResult]:
    """The games in chunks over several processes, which leave Ctrl-C to this one."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    context = get_context("forkserver")
    context.set_forkserver_preload(["armada.sim.games"])
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupt) as pool:
        futures = [pool.submit(play_chunk, match, seed, chunk) for chunk in chunks]
        try:
            pending: set[Future[list[GameResult]]] = set(futures)
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                tell(sum([len(future.result()) for future in done]))
        except BaseException as reason:
            pool.shutdown(wait=True, cancel_futures=True)
            if not isinstance(reason, KeyboardInterrupt):
                raise
    finished = [future for future in futures if future.done() and not future.cancelled()]
    return [result for future in finished for result in future.result()]


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
