"""Time banks, with a clock that the test sets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.server.history.entries import Paused, read
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.history.proposals import Proposals
from armada.server.rate_limits import Bucket, Buckets
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.tables.clocks import Clocks
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from tests.server.ledgers import made, screen_of

ONE, OTHER = Seat(0), Seat(1)


class Time:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


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
