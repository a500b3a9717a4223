"""The compiled form of the geometry plays the same games as the plain one, byte for byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

from tests.amounts import IS_LONG

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "scripts" / "compile.py"

PLAY = """
import sys
from hashlib import blake2b
from random import Random

from armada.engine.questions import FreeQuestion
from armada.fleet.ready_made import ready_made
from armada.geometry import convex
from armada.records.game import Game

every = int(sys.argv[1])
print("plain" if convex.__file__.endswith(".py") else "compiled")
fleets = list(ready_made().values())
for seed, fleet in list(enumerate(fleets))[::every]:
    enemy = next(other for other in fleets[::-1] if other.faction is not fleet.faction)
    game = Game.new([fleet, enemy], seed=seed, points=400, allow_missing=True, allow_illegal=True)
    told, rng, count = blake2b(digest_size=16), Random(seed), 0
    while game.question is not None:
        question = game.question
        count += 1
        if isinstance(question, FreeQuestion) and count % 5 == 0:
            told.update(repr(question.options).encode())
        for event in game.play(question.sample(rng), question.seat):
            told.update(repr(event).encode())
    told.update(game.save().encode())
    print(fleet.name, count, told.hexdigest())
"""
"""Whole games at random, of all ready-made fleets or every fourth: what happened in them, which places were offered,
and how they ended."""


def played(package: Path, folder: Path) -> list[str]:
    """The form of the geometry found first on a path, and a digest of each game played with it."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY, "1" if IS_LONG else "4"],
        cwd=folder,
        env={"PYTHONPATH": str(package), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_compiled_or_plain_the_same_games_are_played(tmp_path: Path) -> None:
    script = run_path(str(SCRIPT))
    missing = script["what_is_missing"]()
    if missing is not None:
        with pytest.raises(SystemExit, match="Everything works without"):
            script["main"]()
        return
    script["main"]("3" if IS_LONG else "0")
    shutil.copytree(script["COMPILED"], tmp_path / "plain", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    compiled, plain = played(script["COMPILED"], tmp_path), played(tmp_path / "plain", tmp_path)
    assert (compiled[0], plain[0]) == ("compiled", "plain")
    assert len(plain) > 4
    assert compiled[1:] == plain[1:]


def test_nothing_of_the_compiled_form_lies_in_the_source_tree() -> None:
    assert run_path(str(SCRIPT))["COMPILED"].is_relative_to(ROOT / "build")
    assert not list((ROOT / "armada").rglob("*.so"))


def test_without_a_compiler_it_is_said_that_all_works_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="no C compiler"):
        run_path(str(SCRIPT), run_name="__main__")
