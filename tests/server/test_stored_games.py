"""Stored games outlive releases: each goes on exactly as before, or says plainly that it cannot."""

from __future__ import annotations

import msgspec
import pytest

from armada.errors import RecordError
from armada.server.entries import read
from armada.server.ledger import rebuilt
from tests.server.ledgers import Log


def test_a_stored_answer_that_is_not_legal_is_not_played() -> None:
    log = Log(1)
    log.play_until("squadron placement")
    log.decide()
    changed = {**msgspec.json.decode(log.entries[-1]), "answer": [10, 10, 0]}
    entries = [*log.entries[:-1], msgspec.json.encode(changed).decode()]
    with pytest.raises(RecordError, match="not legal"):
        rebuilt([read(entry) for entry in entries])


def test_an_answer_to_another_question_is_not_played() -> None:
    log = Log(1)
    log.play_until("squadron placement")
    log.decide()
    changed = {**msgspec.json.decode(log.entries[-1]), "kind": "ship placement"}
    entries = [*log.entries[:-1], msgspec.json.encode(changed).decode()]
    with pytest.raises(RecordError, match="is asked squadron placement, but"):
        rebuilt([read(entry) for entry in entries])
