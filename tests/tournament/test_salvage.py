"""A damaged event file: everything before the damage is brought back, and what was lost is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from armada.cli.tournament.command import tournament
from armada.errors import TournamentError
from armada.tournament.entries import RoundPaired
from armada.tournament.event import Match, MatchKind
from armada.tournament.log import TITLE, sealed, written
from armada.tournament.organiser import Organiser
from armada.tournament.salvage import salvaged
from tests.builders.events import Desk, desk


def played(path: Path) -> Desk:
    shop = desk(path, 4)
    shop.round()
    shop.result(1, 100, 50)
    shop.result(next(match.one for match in shop.event.rounds[0].missing), 120, 50)
    return shop


@pytest.mark.parametrize("harm", [b"", b"{}", b"\xff\xfe garbage", b'{"number":4'])
def test_all_entries_before_a_damaged_line_are_brought_back(tmp_path: Path, harm: bytes) -> None:
    shop = played(tmp_path)
    lines = shop.path.read_bytes().split(b"\n")
    lines[4] = harm
    found = salvaged(b"\n".join(lines))
    assert list(found.lines) == shop.lines[:3]
    assert "4" in found.damage
    assert [lost.line for lost in found.lost] == list(range(5, len(shop.lines) + 2))
    assert "120 to 50" in found.lost[-1].text or "50 to 120" in found.lost[-1].text


def test_a_file_that_was_cut_off_loses_only_its_last_line(tmp_path: Path) -> None:
    shop = played(tmp_path)
    found = salvaged(shop.path.read_bytes()[:-20])
    assert list(found.lines) == shop.lines[:-1]
    assert len(found.lost) == 1


def test_an_entry_changed_by_hand_is_damage(tmp_path: Path) -> None:
    shop = played(tmp_path)
    found = salvaged(shop.path.read_bytes().replace(b"120", b"390"))
    assert list(found.lines) == shop.lines[:-1]
    assert "changed by hand" in found.damage


def test_a_whole_file_is_not_damaged(tmp_path: Path) -> None:
    shop = played(tmp_path)
    found = salvaged(shop.path.read_bytes())
    assert list(found.lines) == shop.lines
    assert (found.damage, found.lost) == ("", ())


def test_a_desk_that_was_bricked_by_a_bye_for_nobody_is_brought_back(tmp_path: Path) -> None:
    """Older versions wrote such a round: the file can be read, and no page of it can be made."""
    shop = desk(tmp_path, 5)
    shop.round()
    drawn = shop.lines[-2]
    assert isinstance(drawn.entry, RoundPaired)
    ghost = Match(one=99, kind=MatchKind.BYE)
    bad = replace(drawn.entry.round, matches=(*drawn.entry.round.matches[:-1], ghost), given_bye=99)
    line = sealed(replace(drawn, entry=RoundPaired(bad), digest=""), shop.lines[-3].digest)
    text = f"{TITLE}\n" + "".join(written(one) for one in (*shop.lines[:-2], line))
    found = salvaged(text.encode())
    assert list(found.lines) == shop.lines[:-2]
    assert "99" in found.damage
    assert "drawn" in found.lost[0].text


def test_without_its_first_entry_nothing_can_be_brought_back(tmp_path: Path) -> None:
    shop = played(tmp_path)
    data = shop.path.read_bytes().split(b"\n")
    with pytest.raises(TournamentError, match="first entry"):
        salvaged(b"\n".join([data[0], b"x", *data[2:]]))
    with pytest.raises(TournamentError):
        salvaged(b"")


def test_the_command_writes_a_new_file_and_keeps_the_damaged_one(tmp_path: Path) -> None:
    shop = played(tmp_path)
    data = shop.path.read_bytes()
    harmed = data.replace(b"120", b"390")
    shop.path.write_bytes(harmed)
    run = CliRunner()
    assert "salvage" in run.invoke(tournament, ["show", str(shop.path)]).output
    done = run.invoke(tournament, ["salvage", str(shop.path)])
    assert done.exit_code == 0, done.output
    assert "Lost, line" in done.output
    assert shop.path.read_bytes() == harmed
    new = shop.path.with_name(f"{shop.path.stem}-salvaged.event")
    assert Organiser.open(new).lines == shop.lines[:-1]
    assert run.invoke(tournament, ["salvage", str(shop.path)]).exit_code == 1
    assert "not damaged" in run.invoke(tournament, ["salvage", str(new)]).output
