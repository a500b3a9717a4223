"""The game fixtures of the browser's tests have the shapes that the server sends today."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from armada.screens.prompt.prompt import Prompt
from armada.screens.scene.pieces import Pieces
from armada.screens.scene.scene import Scene
from armada.server.wire.messages import Update
from armada.server.wire.table import LogLine

FOLDER = Path(__file__).parents[2] / "ui" / "tests" / "fixtures"


def told(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def parts() -> list[tuple[Any, Any]]:
    attack = told("attack")
    lines = [line for step in attack["steps"] for line in step["lines"]]
    return [
        (told("pieces"), Pieces),
        (told("update"), Update),
        (list(told("prompts").values()), tuple[Prompt, ...]),
        ([attack["before"], attack["after"]], tuple[Scene, ...]),
        (lines, tuple[LogLine, ...]),
    ]


@pytest.mark.parametrize(("kept", "kind"), parts(), ids=["pieces", "update", "prompts", "scenes", "lines"])
def test_what_is_kept_is_still_understood(kept: Any, kind: Any) -> None:
    assert msgspec.convert(kept, kind), "run scripts/make_fixtures.py"
