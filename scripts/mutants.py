"""Change the code in small ways, one at a time, and see whether the nearest tests notice: docs/decisions/mutants.md.

A mutant is one change (`mutations.py`). Each room gives a random sample of them, the same for the same seed. First the
tests of the room run once, to find out which tests reach which lines; that is kept in `build` until code or tests
change. Then each mutant meets the tests that reach its line: first those of the module named after it, then the others,
the quickest first; the first failure kills it. No file is changed: a mutant lives in a forked process, which puts the
changed code under the functions that are already loaded, or imports it afresh if it is not inside a function.

    python scripts/mutants.py [--room words …] [--mutants 20] [--seed 1] [--minutes 10] [--workers 2]
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import multiprocessing
import os
import pickle
import signal
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import _lru_cache_wrapper, partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import coverage
import pytest
from mutations import ROOT, Mutant, sample

ROOMS: Final = ("rules", "effects", "tournament", "words", "screens", "players")
FOLDERS: Final = {"rules": ("rules", "effects")}
"""The folders of tests for a room, if it is not only its own: many rules exist for cards, and are proved with them."""

NOTED: Final = ROOT / "scripts" / "equivalent_mutants.txt"
"""Mutants that change nothing anybody could see, each with the reason; they count neither way."""

FLOOR: Final = 80
"""Percent of the mutants of a room that its tests must kill."""

TEST_SECONDS: Final = 3
"""Processor time after which no further test meets a mutant; it has survived."""

ROOM_SECONDS: Final = 1800
HANG_SECONDS: Final = 25
"""Processor time after which a mutant hangs, which kills it."""

BROKEN: Final = 3
"""How a process ends in which a mutant could not be tried out."""


# The tests of a room


def folders(room: str) -> list[Path]:
    """The folders of the tests of a room."""
    return [ROOT / "tests" / folder for folder in FOLDERS.get(room, (room,))]


class Reach(NamedTuple):
    """Which tests reach which line of which file, and how many seconds each test takes."""

    tests: dict[str, dict[int, set[str]]]
    seconds: dict[str, float]

    def at(self, mutant: Mutant) -> set[str]:
        """The tests that reach a mutant; "" if it is reached when its module is imported."""
        lines = self.tests.get(mutant.path, {})
        return set[str]().union(*(lines.get(line, ()) for line in mutant.lines))

    def while_tested(self, mutant: Mutant) -> bool:
        """Whether a mutant is met by tests and not only when its module is imported."""
        return mutant.runs_later and self.at(mutant) != {""}

    def nearest(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant, or else its module or are named after it: the nearest first."""
        own = f"test_{Path(mutant.path).stem}"
        if self.while_tested(mutant):
            found = self.at(mutant)
        else:
            found = set[str]().union(*self.tests.get(mutant.path, {}).values())
            found |= {test for test in self.seconds if own in test}
        return sorted(found & self.seconds.keys(), key=lambda test: (own not in test, self.seconds[test]))


class Watch:
    """Runs the tests of a room as they are, and finds out what each reaches.

    Before each test the room forgets the results it remembers, or only the first test would reach what leads to them.
    """

    def __init__(self, room: str) -> None:
        self.room = room
        self.caches: list[Any] = []
        self.coverage = coverage.Coverage(
            config_file=False, data_file=None, include=[str(ROOT / "armada" / room / "*")]
        )
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> None:
        for module, functions in loaded_functions().items():
            if str(module).startswith(f"armada.{self.room}."):
                self.caches += [function for function in functions if not isinstance(function, FunctionType)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for cache in self.caches:
            cache.cache_clear()
        self.coverage.switch_context(item.nodeid)
        begun = time.process_time()
        yield
        self.seconds[item.nodeid] = time.process_time() - begun

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        """A test that takes longer than any mutant may is not carried on."""
        signal.signal(signal.SIGVTALRM, _leave)
        signal.setitimer(signal.ITIMER_VIRTUAL, 2 * TEST_SECONDS)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _leave(*_: object) -> None:
    pytest.skip("takes too long to meet a mutant")


def reach(room: str) -> Reach:
    """Run the tests of a room and watch them."""
    watch = Watch(room)
    watch.coverage.start()
    assert run_pytest(room, watch), f"the tests of {room} fail without a mutant"
    watch.coverage.stop()
    data = watch.coverage.get_data()
    tests: dict[str, dict[int, set[str]]] = {}
    for file in data.measured_files():
        lines = data.contexts_by_lineno(file)
        tests[Path(file).relative_to(ROOT).as_posix()] = {line: set(names) for line, names in lines.items()}
    return Reach(tests, watch.seconds)


def known_reach(room: str) -> Reach | None:
    """Which tests reach what, found out unless nothing has changed; None if a test fails."""
    found = hashlib.sha256()
    for folder in (ROOT / "armada", ROOT / "tests" / "builders", *folders(room)):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.ftl")]):
            found.update(path.read_bytes())
    file = ROOT / "build" / "mutants" / f"{room}-{found.hexdigest()[:16]}"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        if os.waitpid(start(lambda: file.write_bytes(pickle.dumps(reach(room))), ROOM_SECONDS), 0)[1]:
            return None
    known: Reach = pickle.loads(file.read_bytes())
    return known


class Chosen:
    """Runs chosen tests in their order, until one fails or the time is up; or lets `judge` do what it likes."""

    def __init__(self, names: list[str], judge: Callable[[pytest.Session], object] | None = None) -> None:
        self.names, self.judge = names, judge

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        (self.judge or self.run)(session)
        return True

    def run(self, session: pytest.Session) -> bool:
        """Whether all tests that ran passed."""
        by_name = {item.nodeid: item for item in session.items}
        items = [by_name[name] for name in self.names if name in by_name]
        until = time.process_time() + TEST_SECONDS
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed or time.process_time() > until:
                break
        return not session.testsfailed


def run_pytest(room: str, plugin: object) -> bool:
    options = [
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "--hypothesis-profile=ci",
    ]
    return pytest.main([*options, *map(str, folders(room))], plugins=[plugin]) == pytest.ExitCode.OK


# Judging


def start(work: Callable[[], object], seconds: int = HANG_SECONDS) -> int:
    """Begin work in a forked process; its number. It ends with 0 if the work says yes, with `BROKEN` if it raises."""
    child = os.fork()
    if child:
        return child
    ending = BROKEN
    try:
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.setitimer(signal.ITIMER_REAL, seconds * 30)  # for one that waits for ever
        ending = 0 if work() else 1
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(ending)


Loaded = dict[str, list[Any]]
"""The functions that are loaded, by module, with those whose results are remembered."""


def loaded_functions() -> Loaded:
    """Look for them: the tests hide what they have collected from the garbage collector, and should have it so."""
    found: Loaded = defaultdict(list)
    gc.unfreeze()
    for thing in gc.get_objects():
        if issubclass(type(thing), FunctionType | _lru_cache_wrapper):  # a proxy of what is gone has no class
            found[thing.__module__].append(thing)
    gc.freeze()
    return found


def loaded(mutant: Mutant, tests: list[str], session: pytest.Session, functions: Loaded) -> bool:
    """Whether tests pass when the functions that are loaded run the changed code."""
    put_under(mutant, functions)
    return Chosen(tests).run(session)


def put_under(mutant: Mutant, functions: Loaded) -> None:
    """Put the changed code under the functions of its module."""
    swaps = {plain: changed for plain, changed in pairs(*mutant.code()) if plain != changed}
    put = 0
    for function in functions[mutant.path.removesuffix(".py").replace("/", ".")]:
        if not isinstance(function, FunctionType):
            function.cache_clear()
        elif function.__code__ in swaps:
            function.__code__ = swaps[function.__code__]
            put += 1
    assert put, f"no loaded function runs {mutant}"


def pairs(plain: CodeType, changed: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code of every function beside its changed code."""
    inner = [[part for part in code.co_consts if isinstance(part, CodeType)] for code in (plain, changed)]
    if len(inner[0]) > len(inner[1]):
        return  # a `return` that is left out takes its own functions along; all others are unchanged
    for one, other in zip(*inner, strict=True):
        yield one, other
        yield from pairs(one, other)


def imported(mutant: Mutant, tests: list[str], room: str) -> bool:
    """Whether tests pass when the changed code is imported."""
    _, changed = mutant.code()
    get_code = SourceFileLoader.get_code

    def code(self: SourceFileLoader, name: str) -> CodeType | None:
        return changed if self.path == str(ROOT / mutant.path) else get_code(self, name)

    SourceFileLoader.get_code = code  # type: ignore[method-assign, assignment]
    return run_pytest(room, Chosen(tests))


class Verdict(NamedTuple):
    """The fate of a room's mutants; the rest of the sample was not judged, because the time was up."""

    room: str
    lives: dict[Mutant, bool]
    noted: int
    drawn: int
    is_sound: bool = True
    """Whether the tests pass without a mutant."""

    def is_good(self) -> bool:
        killed = sum(not lives for lives in self.lives.values())
        share = 100 * killed // max(1, len(self.lives))
        print(f"{self.room}: {killed} of {len(self.lives)} killed, {share} %", end="")
        print(f"; {self.noted} noted as equivalent, {self.drawn - self.noted - len(self.lives)} not judged in time")
        if not self.is_sound:
            print("  its tests fail without a mutant, or find nothing")
        for mutant, lives in self.lives.items():
            if lives:
                print(f"  {mutant}")
        return self.is_sound and share >= FLOOR


class Order(NamedTuple):
    """The sample to judge, the number of mutants at once, and the time limit."""

    room: str
    most: int
    seed: int
    at_once: int
    deadline: float


class Judge:
    """Tries out mutants of a room, some at once; with `lives`, whether each is still alive."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.lives: dict[Mutant, bool] = {}
        self.running: dict[int, Mutant] = {}

    def put(self, mutant: Mutant, tests: list[str], work: Callable[[], bool]) -> None:
        """Try out a mutant when there is room for it; one that no test reaches lives."""
        while len(self.running) >= self.order.at_once:
            self.settle()
        if time.time() < self.order.deadline:
            self.lives[mutant] = True
            if tests:
                self.running[start(work)] = mutant

    def settle(self) -> None:
        """Wait until one of those that are tried out has ended."""
        process, status = os.wait()
        mutant = self.running.pop(process)
        assert os.waitstatus_to_exitcode(status) != BROKEN, f"{mutant} could not be tried out"
        self.lives[mutant] = status == 0
        print("killed  " if status else "survived", mutant, file=sys.stderr, flush=True)

    def settle_all(self) -> None:
        while self.running:
            self.settle()


def judge(order: Order) -> Verdict:
    """Judge a sample of the mutants of a room."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    room = order.room
    noted = {line.partition("  # ")[0] for line in NOTED.read_text(encoding="utf-8").splitlines()}
    drawn = sample(room, order.most, order.seed)
    mutants = [mutant for mutant in drawn if f"{mutant.path}: {mutant.change}" not in noted]
    found = Judge(order)
    verdict = Verdict(room, found.lives, len(drawn) - len(mutants), len(drawn))
    reached = known_reach(room)
    if reached is None:
        return verdict._replace(is_sound=False)
    met = {mutant: reached.nearest(mutant) for mutant in mutants}

    def judge_loaded(session: pytest.Session) -> None:
        functions = loaded_functions()
        for mutant, tests in met.items():
            if reached.while_tested(mutant):
                found.put(mutant, tests, partial(loaded, mutant, tests, session, functions))
        found.settle_all()

    for mutant, tests in met.items():
        if not reached.while_tested(mutant):
            found.put(mutant, tests, partial(imported, mutant, tests, room))
    found.settle_all()
    run_pytest(room, Chosen([], judge_loaded))
    return verdict


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--room", action="append", choices=ROOMS)
    parser.add_argument("--mutants", type=int, default=20, help="how many of each room")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10, help="after which no further mutant is tried")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    deadline = time.time() + 60 * asked.minutes
    rooms = asked.room or ROOMS
    at_once = max(1, asked.workers // len(rooms))
    orders = [Order(room, asked.mutants, asked.seed, at_once, deadline) for room in rooms]
    with multiprocessing.get_context("fork").Pool(asked.workers, maxtasksperchild=1) as pool:
        are_good = [verdict.is_good() for verdict in pool.imap(judge, orders, chunksize=1)]
    sys.exit(0 if all(are_good) else 1)


if __name__ == "__main__":
    main()
