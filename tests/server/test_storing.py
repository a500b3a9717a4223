"""Nobody fills the disk: everything that is kept, and everything that is sent, is bounded for each address."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.fleet.ready_made import ready_made
from tests.server.organising import quick_settings
from tests.server.running import SOLO, running

FLEET = ready_made()["core_rebels"].write("toml")


def fleet_named(number: int) -> str:
    return FLEET.replace('name = "', f'name = "{number} ', 1)


def test_an_address_saves_so_many_fleets_and_no_more(tmp_path: Path) -> None:
    few = quick_settings(tmp_path)
    few = replace(few, limits=replace(few.limits, fleets_per_hour=1, fleets_at_once=3), proxies=("127.0.0.1",))
    with running(few) as server:
        answers = [server.rest.post("/fleets", json={"text": fleet_named(number)}) for number in range(5)]
        other = server.rest.post("/fleets", json={"text": FLEET}, headers={"x-forwarded-for": "192.0.2.1"})
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert "many fleets" in answers[-1].json()["reason"]
    assert other.status_code == 201


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/fleets", {"text": FLEET}),
        ("/games", {"seats": SOLO}),
        ("/events/import", {"text": "x" * 3_000}),
    ],
)
def test_an_address_has_so_many_bytes_kept_a_day_and_no_more(tmp_path: Path, path: str, body: object) -> None:
    few = quick_settings(tmp_path)
    few = replace(few, limits=replace(few.limits, stored_per_day=5_000))
    with running(few) as server:
        answers = [server.rest.post(path, json=body) for _ in range(40)]
    assert answers[0].status_code != 429
    assert answers[-1].status_code == 429
    assert "for today" in answers[-1].json()["reason"]


def test_an_address_sends_so_much_that_is_not_for_reading_and_no_more(tmp_path: Path) -> None:
    few = quick_settings(tmp_path)
    few = replace(few, limits=replace(few.limits, writes_per_second=0.001, writes_at_once=3))
    with running(few) as server:
        answers = [server.rest.post("/fleets/check", json={"text": FLEET}) for _ in range(5)]
        reading = [server.rest.get("/health").status_code for _ in range(10)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert "sending too much" in answers[-1].json()["reason"]
    assert set(reading) == {200}
