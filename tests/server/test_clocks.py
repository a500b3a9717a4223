"""Time banks, with a clock that the test sets."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.server.history.entries import Paused, read
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.history.log import LoggedEvent
from armada.server.history.log_lines import When
from armada.server.history.proposals import Proposals
from armada.server.rate_limits import Bucket, Buckets
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.tables.clocks import Clocks
from armada.server.tables.scene_time import seconds_to_watch
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.state.events.attack import AttackDeclared
from armada.state.game_state import Phase
from armada.state.records import UnitId
from tests.server.ledgers import made, screen_of
from tests.server.standing_clock import Time

ONE, OTHER = Seat(0), Seat(1)


def test_a_clock_is_charged_for_the_time_it_ran() -> None:
    time = Time()
    clocks = Clocks(time)
    clocks.set_running([ONE])
    time.now += 5
    clocks.set_running([OTHER])
    time.now += 2
    assert (clocks.used(ONE), clocks.used(OTHER)) == (5, 2)
    assert clocks.charge() == {ONE: 5, OTHER: 2}
    time.now += 1
    assert clocks.charge() == {OTHER: 1}


def test_a_clock_stands_still_while_scenes_are_watched() -> None:
    time = Time()
    clocks = Clocks(time)
    clocks.set_running([ONE])
    clocks.grant(ONE, 4)
    time.now += 3
    assert clocks.used(ONE) == 0
    time.now += 3
    assert clocks.charge() == {ONE: 2}
    clocks.grant(ONE, 4)
    time.now += 1
    clocks.set_running([OTHER])
    assert clocks.used(ONE) == 0


def test_no_question_is_given_more_than_eight_seconds_to_watch() -> None:
    declared = AttackDeclared(UnitId(0), None, UnitId(1), None, "close", False)
    lines = [LoggedEvent(number=number, when=When(1, Phase.SHIP), event=declared) for number in range(40)]
    assert seconds_to_watch(lines[:2]) == 1.44
    assert seconds_to_watch(lines) == 8
    assert seconds_to_watch([]) == 0


def test_a_player_is_not_charged_for_watching_what_the_other_did(tmp_path: Path) -> None:
    time = Time()

    async def scene() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.open()
        table = Table("game", Ledger(replace(made(), minutes=1)), store, lambda table: None, grace=0.0)
        table.clocks = Clocks(time)
        table.join(Session(screen_of(ONE, OTHER), Limits()))
        timeline = table.ledger.timeline
        assert timeline is not None
        for _ in range(4):
            (seat,) = timeline.asked
            question = timeline.question(seat)
            assert question is not None
            timeline.decide(seat, question.sample(Random(1)), len(timeline.steps) + 2)
            table.clocks.charge()
            table.banks.look()
        (asked,) = timeline.asked
        time.now += 0.25
        assert table.clocks.used(asked) == 0
        time.now += 10
        assert 0 < table.clocks.used(asked) < 10.25
        table.unload("the end")
        await store.close()

    asyncio.run(scene())


def test_whose_time_is_up_concedes_and_it_is_in_the_log(tmp_path: Path) -> None:
    time = Time()

    async def scene() -> None:
        store = SqliteStore(tmp_path / "games.db")
        await store.open()
        table = Table("game", Ledger(replace(made(), minutes=1)), store, lambda table: None, grace=0.0)
        table.clocks = Clocks(time)
        table.join(Session(screen_of(ONE, OTHER), Limits()))
        assert table.ledger.timeline is not None
        (asked,) = table.ledger.timeline.asked
        time.now += 59.9
        await table.banks.flag()
        assert not table.ledger.is_over
        time.now += 1
        await table.banks.flag()
        outcome = table.ledger.timeline.game.outcome
        assert outcome is not None
        assert outcome.winner != table.ledger.timeline.game.side_of(asked)
        again = rebuilt([replace(made(), minutes=1), *[read(entry.data) for entry in await store.entries("game")]])
        assert again.is_over
        assert again.seating[asked].left == 0
        table.unload("the end")
        await store.close()

    asyncio.run(scene())


def test_after_each_refusal_the_wait_is_longer() -> None:
    time = Time()
    proposals = Proposals(time)
    waits = []
    for _ in range(4):
        shown = proposals.add(ONE, "pause", (OTHER,), Paused(paused=True))
        proposals.refuse(shown.number)
        waits.append(proposals.wait(ONE, "pause"))
        assert proposals.wait(OTHER, "pause") == 0
        time.now += waits[-1]
        assert proposals.wait(ONE, "pause") == 0
    assert waits == [10, 40, 90, 90]


@pytest.mark.parametrize("rate", [1.0, 10.0])
def test_a_bucket_gives_so_much_at_once_and_then_at_its_rate(rate: float) -> None:
    time = Time()
    bucket = Bucket(rate, 3, time)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time.now += 1.01 / rate
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(0.001, 1, Time())
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]
