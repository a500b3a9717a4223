"""Whole games, compared word for word. A changed line is a changed rule: explain it in the change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.games import GAMES, playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_word_for_word_as_before(name: str) -> None:
    told = playthrough(name).splitlines()
    golden = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(told, golden, strict=False), start=1):
        assert line == expected, f"{name}.txt, line {number}; rewrite them with scripts/make_playthroughs.py"
    assert len(told) == len(golden)
