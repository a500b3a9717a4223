"""Run the tests and print how much of each room they reach, lines and branches together.

`pyproject.toml` says what is measured and how much must be reached at least, which is asked only of all tests.

    python scripts/coverage_of_rooms.py [--workers 2] [tests/rules …]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parent.parent


def measure(tests: list[str], workers: int) -> bool:
    """Run tests; whether all pass."""
    command = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q"]
    command += ["-n", str(workers), "--dist", "loadgroup", "--no-loadscope-reorder"]
    return subprocess.run([*command, *tests], cwd=ROOT, check=False).returncode == 0


def print_rooms(found: coverage.Coverage) -> None:
    """The share of each room: of its lines, and of the ways that lead on from its branches."""
    reached, all = defaultdict[str, int](int), defaultdict[str, int](int)
    for file in found.get_data().measured_files():
        parts = Path(file).relative_to(ROOT / "armada").parts
        room = parts[0] if len(parts) > 1 else "(others)"
        numbers = found._analyze(file).numbers
        ok, total = numbers.ratio_covered
        reached[room] += ok
        all[room] += total
    for room in sorted(all):
        print(f"{room:<12} {100 * reached[room] / max(1, all[room]):5.1f} % of {all[room]}")
    print(f"{'all':<12} {100 * sum(reached.values()) / max(1, sum(all.values())):5.1f} % of {sum(all.values())}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tests", nargs="*")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    os.chdir(ROOT)
    found = coverage.Coverage()
    found.erase()
    is_good = measure(asked.tests, asked.workers)
    found.combine()
    print_rooms(found)
    floor = found.get_option("report:fail_under")
    assert isinstance(floor, int | float)
    share = found.report(file=open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    if not asked.tests and share < floor:
        print(f"{share:.1f} % is below the floor of {floor:g} %: pyproject.toml, tool.coverage.report.")
        is_good = False
    sys.exit(0 if is_good else 1)


if __name__ == "__main__":
    main()
