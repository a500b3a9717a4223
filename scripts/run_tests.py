"""Run the checks and the tests beside each other: `python scripts/run_tests.py`, or `… lint` for the checks alone.

What a check says is printed when it has ended, one after the other. What pytest says comes last.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
UI = ROOT / "ui"
CORES = os.cpu_count() or 1
WORKERS = CORES + 1
"""Processes that run tests: while one waits for a server or a browser, another has work."""

DEALING = ["-n", str(WORKERS), "--dist", "loadgroup", "--no-loadscope-reorder"]
"""In the order of `tests/conftest.py`, which puts first what takes longest."""

PYTEST = [str(BIN / "pytest"), *DEALING, "-q", "--durations=30", "--durations-min=1"]
GLANCE = 0.2
"""Seconds between two looks at what pytest has said."""


class Check(NamedTuple):
    """A command that must succeed, and where it runs."""

    name: str
    command: list[str]
    folder: Path = ROOT


CHECKS = [
    Check("mypy", [str(BIN / "mypy")]),
    Check("svelte-check and prettier", ["npm", "run", "--silent", "check"], UI),
    Check("vitest", ["npm", "test", "--silent"], UI),
    Check("lint-imports", [str(BIN / "lint-imports"), "--no-cache"]),
    Check("proofs", [sys.executable, "scripts/check_proofs.py"]),
    Check("ruff format", [str(BIN / "ruff"), "format", "--check", "."]),
    Check("ruff check", [str(BIN / "ruff"), "check", "."]),
]
"""The slowest first."""


class Done(NamedTuple):
    """The result of a check."""

    check: Check
    is_good: bool
    said: str
    seconds: float


def run(check: Check) -> Done:
    begun = time.monotonic()
    done = subprocess.run(
        check.command, cwd=check.folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return Done(check, done.returncode == 0, done.stdout.strip(), time.monotonic() - begun)


def run_checks() -> bool:
    """Run all checks, half as many at once as there are cores; whether all are good."""
    failed: list[str] = []
    with ThreadPoolExecutor(max(1, CORES // 2)) as lanes:
        for future in as_completed([lanes.submit(run, check) for check in CHECKS]):
            done = future.result()
            print(f"{done.check.name}: {'good' if done.is_good else 'FAILED'}, {done.seconds:.0f} s", flush=True)
            if not done.is_good:
                failed.append(done.check.name)
                print(done.said, flush=True)
    if failed:
        print(f"These checks failed, see above: {', '.join(failed)}.", flush=True)
    return not failed


def relay(process: subprocess.Popen[bytes], said: IO[bytes]) -> None:
    """Print what pytest has said so far, and go on until it ends."""
    is_over = False
    while not is_over:
        is_over = process.poll() is not None
        sys.stdout.buffer.write(said.read())
        sys.stdout.flush()
        if not is_over:
            time.sleep(GLANCE)


def run_all(options: list[str]) -> bool:
    """Run pytest, and the checks beside it; whether all is good."""
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    with tempfile.NamedTemporaryFile() as output:
        process = subprocess.Popen([*PYTEST, *colour, *options], cwd=ROOT, stdout=output, stderr=subprocess.STDOUT)
        try:
            are_good = run_checks()
            with open(output.name, "rb") as said:
                relay(process, said)
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait()
    return process.returncode == 0 and are_good


def compile_once() -> None:
    """Keep what Python makes of the sources, whatever the environment says: hundreds of processes are started."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    subprocess.run([sys.executable, "scripts/compile_tests.py"], cwd=ROOT, check=False)


if __name__ == "__main__":
    os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    compile_once()
    is_good = run_checks() if sys.argv[1:] == ["lint"] else run_all(sys.argv[1:])
    sys.exit(0 if is_good else 1)
