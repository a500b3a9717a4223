"""Records that somebody made up: whatever they hold, they are refused with the line that is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest

from armada.errors import RecordError
from armada.fleet.ready_made import ready_made
from armada.records.game import Game

TITLE, HEADER = Game.new([ready_made()["core_rebels"], ready_made()["core_empire"]], seed=5).record().splitlines()[:2]
DEEP = "[" * 100_000 + "]" * 100_000


def record(header: str = HEADER, *lines: str) -> str:
    return "\n".join([TITLE, header, *lines, ""])


def with_header(**changes: Any) -> str:
    return record(json.dumps({**json.loads(HEADER), **changes}))


@pytest.mark.parametrize(
    "text",
    [record("5"), record("[]"), record('"key"'), record(DEEP), *[with_header(key=key) for key in (5, "zz", "ab" * 65)]],
    ids=["a number", "a list", "a text", "deep", "a number as key", "no hex", "a long key"],
)
def test_a_header_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        Game.replay(text)
    assert refused.value.line == 2


@pytest.mark.parametrize("line", [DEEP, "5", '["chance anew", 1e30]', f'["chance anew", {1 << 64}]', '["digest", 1]'])
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(RecordError) as refused:
        Game.replay(record(HEADER, line))
    assert refused.value.line == 3
