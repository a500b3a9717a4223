"""The public API: what `armada` exports, what the page says of it, and where the version is written."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import armada
from armada import errors

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "reference" / "api.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", armada.__all__)
def test_a_public_name_can_be_imported_and_is_on_the_page(name: str) -> None:
    assert getattr(armada, name) is not None
    assert name in dir(armada)
    assert re.search(rf"\b{name}\b", PAGE)


def test_every_error_is_public() -> None:
    raised = {
        name
        for name, thing in vars(errors).items()
        if isinstance(thing, type) and issubclass(thing, errors.ArmadaError)
    }
    assert raised <= set(armada.__all__)
    assert all(name in (errors.__doc__ or "") for name in raised)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        armada.__getattr__("Chess")


def test_importing_armada_loads_no_room() -> None:
    program = "import sys, armada; print(sorted(name for name in sys.modules if name.startswith('armada')))"
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "['armada', 'armada.version']"


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "armada/version.py"
    shown = subprocess.run(
        [sys.executable, "-m", "armada", "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert armada.__version__ in shown.stdout
