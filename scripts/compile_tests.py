"""Compile armada and the tests once, on all cores, before several workers of pytest need them at the same time.

pytest rewrites the assertions of every module of tests so that a failure shows the values. That takes seven times as
long as to import what is rewritten, and each worker of a fresh clone would do it for itself.
"""

from __future__ import annotations

import ast
import compileall
import os
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from _pytest.assertion.rewrite import PYC_TAIL, _write_pyc_fp, get_cache_dir, rewrite_asserts

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("armada", "tests")
REWRITTEN = re.compile(r"/(test_\w+|conftest)\.py$")
"""What pytest rewrites, and nothing else imports."""


def rewrite(path: Path) -> None:
    """Keep a module of tests as pytest would keep it; as there, whoever comes last replaces the file as a whole."""
    kept = get_cache_dir(path) / f"{path.stem}{PYC_TAIL}"
    stat = path.stat()
    if kept.exists() and kept.stat().st_mtime > stat.st_mtime:
        return
    source = path.read_bytes()
    module = ast.parse(source, filename=str(path))
    rewrite_asserts(module, source, str(path))
    written = kept.with_name(f"{kept.name}.{os.getpid()}")
    with written.open("wb") as file:
        _write_pyc_fp(file, stat, compile(module, str(path), "exec", dont_inherit=True))
    written.replace(kept)


def main() -> None:
    """Compile and rewrite what is not yet, or is newer than what was kept."""
    for folder in FOLDERS:
        compileall.compile_dir(ROOT / folder, rx=REWRITTEN, quiet=2, workers=0)
    tests = [path for path in (ROOT / "tests").rglob("*.py") if REWRITTEN.search(path.as_posix())]
    tests.sort(key=lambda path: path.stat().st_size, reverse=True)
    with ProcessPoolExecutor() as processes:
        list(processes.map(rewrite, tests, chunksize=4))


if __name__ == "__main__":
    main()
