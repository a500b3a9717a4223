"""A file that an earlier version wrote: it is read, checked, shown and continued."""

from __future__ import annotations

import shutil
from pathlib import Path

from armada.server.events.validation import try_out
from armada.tournament.bracket_repair import RebuildBracket
from armada.tournament.cut import champion
from armada.tournament.organiser import Organiser
from armada.tournament.salvage import salvaged
from armada.tournament.soundness import check_sound
from armada.tournament.verification import verify

OLDER = Path(__file__).with_name("older.event")
"""Byes by hand, a concession of few points, a clock of -6 minutes, claims, a cut, a semifinal corrected too late."""


def test_an_older_file_is_read_checked_shown_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "older.event"
    shutil.copy(OLDER, path)
    shop = Organiser.open(path)
    check_sound(shop.event)
    try_out(shop.lines)
    assert [check.agrees for check in verify(shop.lines)] == [True] * 4
    assert salvaged(path.read_bytes()).damage == ""
    shop.undo()
    shop.redo()
    assert champion(shop.event) is None, "the semifinal was corrected after the final"
    shop.do(RebuildBracket(), overrule=True)
    assert Organiser.open(path).event == shop.event
