"""The types of the browser are those of the server's own OpenAPI document."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_up_to_date() -> None:
    # A process of its own: the document lists every kind of question, and other tests make some.
    subprocess.run([sys.executable, "scripts/make_types.py"], cwd=ROOT, check=True)
    command = ["npm", "run", "--silent", "types", "--", "--check"]
    checked = subprocess.run(command, cwd=ROOT / "ui", capture_output=True, text=True, check=False)
    assert checked.returncode == 0, f"run make types\n{checked.stdout}{checked.stderr}"
