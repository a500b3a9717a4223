"""No sentence bypasses the catalogue: rooms that speak to players contain no prose of their own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.messages.catalogues import ROOT
from tests.messages.prose import prose_in

ROOMS = ("analysis", "effects", "fleet", "rules", "screens", "tournament", "words")
SERVER = ("server/api", "server/events", "server/live", "server/tables", "server/wire")
"""The rooms of the server that speak to players; the others speak to its operator."""


FORMATS = {
    "fleet/lines.py": "what lists of other programs contain",
    "fleet/names.py": "how lists of other programs name cards",
    "fleet/writing.py": "lists for other programs",
    "server/api/schema_page.py": "a page for programmers",
    "server/tables/openings.py": "the names of questions",
    "tournament/import_csv.py": "the headings of lists of players",
    "tournament/printing.py": "HTML, whose words are messages",
}
"""Files that contain the words of a format, which are the same in every language."""

SPEAKING = sorted(
    [
        path
        for room in (*ROOMS, *SERVER)
        for path in (ROOT / room).rglob("*.py")
        if str(path.relative_to(ROOT)) not in FORMATS
    ]
)

KEYS = {
    " could be entered": "an error of ours, for the operator",
    "Computer": "the name of a seat, kept in games",
    "Exogorth": "the name of what attacks, kept in games",
    "Friend": "the name of a seat, kept in games",
    "Kingston": "the name of a program",
    "Star Forge": "the name of a program",
    "Warlords": "the name of a program",
    "a friend's fleet": "the name of a fleet, kept in games",
    "event game": "a kind of stored item",
    "event keys": "a kind of stored item",
    "no answer to ": "an error of ours, for the operator",
    "the other side hung up": "nobody hears it",
    "changed die": "a kind of question",
    "(?P<what>.*) \\(at line (?P<line>\\d+), .*\\)": "a fault of TOML, as it is read",
    "JSON is malformed: ": "a fault of JSON, as it is read",
    "core set": "a play area",
    "damage card": "a cause of an event",
    "gained keyword": "what lasts",
    "grav shift": "a kind of token",
    "grav well": "a kind of token",
    "Ion Cannon": "the name of a card, kept in games",
    "lost effect": "a cause of an event",
    "judge call": "a kind of note",
    "no fleet": "a kind of thing to watch",
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
