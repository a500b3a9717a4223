"""Compile the geometry with mypyc: `make compiled`. The same games, byte for byte, a fifth faster.

Nothing is written into the source tree. `build/compiled` gets a copy of the package with the compiled modules in it;
who puts that folder first on the path plays compiled:

    PYTHONPATH=build/compiled .venv/bin/armada bench engine

What is compiled, and what not, and why: docs/decisions/compiled.md.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
STAGE = ROOT / "build" / "mypyc"

PLAIN = ("__init__", "bases", "ruler")
"""Modules of the geometry that stay as they are: their enums have subclasses, which mypyc does not take."""

BUILD = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup

level, *modules = sys.argv[1:]
sys.argv[1:] = ["--quiet", "build_ext", "--inplace"]
os.environ["CFLAGS"] = "-ffp-contract=off"  # a fused multiply-add would round once where Python rounds twice
setup(name="compiled", packages=[], ext_modules=mypycify(["--strict", *modules], opt_level=level, debug_level="0"))
"""


def compiler() -> str | None:
    """The C compiler that Python's own modules are built with, if it is there."""
    named = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(named) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def what_is_missing() -> str | None:
    """Why nothing can be compiled here; None if all is there."""
    if compiler() is None:
        return "there is no C compiler on this machine (on Debian and Ubuntu: apt install gcc)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the C headers of Python are missing (on Debian and Ubuntu: apt install python3-dev)"
    for package in ("mypyc", "setuptools"):
        if find_spec(package) is None:
            return f"{package} is not installed: `make test` sets it up"
    return None


def modules() -> list[Path]:
    """The modules to compile."""
    return [path for path in sorted((ROOT / "armada" / "geometry").glob("*.py")) if path.stem not in PLAIN]


def stamp(level: str) -> str:
    """The digest that compiled modules depend on: level, sources, the modules beside them, this script and Python."""
    found = blake2b(f"{level} {sys.version}".encode(), digest_size=16)
    for path in (Path(__file__), *sorted((ROOT / "armada" / "geometry").glob("*.py"))):
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()


def build(level: str) -> None:
    """Compile the modules in a stage of their own, unless it holds them already."""
    done = STAGE / "stamp"
    if done.exists() and done.read_text() == stamp(level):
        return
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(ROOT / "armada" / "geometry", STAGE / "armada" / "geometry", ignore=_no_caches)
    (STAGE / "armada" / "__init__.py").touch()
    named = [str(path.relative_to(ROOT)) for path in modules()]
    made = subprocess.run(
        [sys.executable, "-c", BUILD, level, *named], cwd=STAGE, capture_output=True, text=True, check=False
    )
    if made.returncode:
        sys.exit(f"{made.stdout}{made.stderr}\nThe geometry could not be compiled: see above. The plain one works.")
    done.write_text(stamp(level))


def assemble() -> None:
    """The package as it is now, with the compiled modules in it."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(ROOT / "armada", COMPILED / "armada", ignore=_no_caches)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for library in STAGE.glob(f"*{suffix}"):
        shutil.copy(library, COMPILED)
    for library in (STAGE / "armada" / "geometry").glob(f"*{suffix}"):
        shutil.copy(library, COMPILED / "armada" / "geometry")


def _no_caches(folder: str, names: list[str]) -> set[str]:
    return {name for name in names if name == "__pycache__"}


def main(level: str = "3") -> None:
    if reason := what_is_missing():
        sys.exit(f"Nothing was compiled: {reason}. Everything works without, only slower.")
    build(level)
    assemble()
    print(f"Compiled. Put it first on the path: PYTHONPATH={COMPILED.relative_to(ROOT)} .venv/bin/armada bench engine")


if __name__ == "__main__":
    main()
