"""No sentence bypasses the catalogue: rooms that speak to players contain no prose of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.messages.catalogues import ROOT
from tests.messages.prose import prose_in

ROOMS = ("analysis", "effects", "rules", "screens", "words")
SPEAKING = sorted([path for room in ROOMS for path in (ROOT / room).rglob("*.py")])

KEYS = {
    "changed die": "a kind of question",
    "core set": "a play area",
    "damage card": "a cause of an event",
    "gained keyword": "what lasts",
    "grav shift": "a kind of token",
    "grav well": "a kind of token",
    "Ion Cannon": "the name of a card, kept in games",
    "lost effect": "a cause of an event",
    "no legal place": "a cause of an event",
    "play area left": "a cause of an event",
    "set aside": "what lasts",
    "spent die": "a kind of question",
    "spent accuracy dice": "a kind of question",
    "deployment zone": "a kind of zone, for the board",
    "setup area": "a kind of zone, for the board",
}
"""Keys that look like prose, and what each is."""


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(ROOT)))
def test_sentences_and_labels_are_in_the_catalogue(path: Path) -> None:
    assert not [found for found in prose_in(path) if found[1] not in KEYS]
