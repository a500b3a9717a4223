"""The clock of a round and the notes of the judges."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from armada.tournament.desk import GiveTime, PauseClock, StartClock, TakeNote
from tests.builders.events import BEGIN, desk, refused
from tests.proves import proves


@proves("TRN-08")
def test_a_round_lasts_135_minutes_and_tables_can_have_more(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.do(StartClock(), time=BEGIN)
    clock = shop.event.clock
    assert clock.left(BEGIN) == timedelta(minutes=135)
    assert not clock.is_called(BEGIN + timedelta(minutes=134))
    assert clock.is_called(BEGIN + timedelta(minutes=135))
    shop.do(GiveTime(minutes=10, table=2))
    late = BEGIN + timedelta(minutes=140)
    assert shop.event.clock.is_called(late, table=1)
    assert not shop.event.clock.is_called(late, table=2)
    assert [clock.warning(BEGIN + timedelta(minutes=at)) for at in (0, 105, 126, 130)] == [None, 30, 10, 5]


def test_a_paused_clock_stands_and_goes_on(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    refused(shop, PauseClock(), "not running")
    shop.do(StartClock(), time=BEGIN)
    refused(shop, StartClock(), "already running")
    shop.do(PauseClock(), time=BEGIN + timedelta(minutes=20))
    shop.do(StartClock(), time=BEGIN + timedelta(minutes=60))
    assert shop.event.clock.left(BEGIN + timedelta(minutes=61)) == timedelta(minutes=114)
    shop.do(GiveTime(minutes=5))
    assert shop.event.clock.left(BEGIN + timedelta(minutes=61)) == timedelta(minutes=119)
    refused(shop, GiveTime(minutes=5, table=9), "Nobody is playing at table 9")


@proves("TRN-96")
def test_publishing_the_pairings_does_not_start_the_clock(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    refused(shop, StartClock(), "Publish")
    shop.round()
    assert not shop.event.clock.is_running
    assert shop.event.clock.left(BEGIN + timedelta(hours=1)) == timedelta(minutes=135)


def test_judge_calls_and_slow_play_are_noted_with_table_and_time(tmp_path: Path) -> None:
    shop = desk(tmp_path, 4)
    shop.round()
    shop.act(TakeNote(kind="judge call", table=2))
    shop.act(TakeNote(kind="slow play", player=3, text="twelve minutes for a dial"))
    assert [(note.kind, note.table, note.player) for note in shop.event.notes] == [
        ("judge call", 2, None),
        ("slow play", None, 3),
    ]
    assert shop.event.notes[0].time > BEGIN
    refused(shop, TakeNote(kind="gossip"), "judge call")
