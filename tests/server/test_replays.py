"""Replays over the network."""

from __future__ import annotations

from random import Random

import pytest

from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from tests.server.running import SOLO, Running


@pytest.fixture(scope="module")
def record() -> str:
    """The record of a whole game, played at random."""
    fleets = ready_made()
    game = Game.new([fleets["core_rebels"], fleets["core_empire"]], seed=5, names=["Mara", "Thane"])
    rng = Random(5)
    while game.questions:
        question = game.questions[0]
        game.play(question.sample(rng), question.seat)
    return game.record()


@pytest.fixture(scope="module")
def replay(server: Running, record: str) -> str:
    """The id of that record, opened."""
    answer = server.rest.post("/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["replay"])


def test_a_record_is_opened_and_told_decision_by_decision(server: Running, replay: str) -> None:
    told = server.rest.get(f"/replays/{replay}").json()
    assert told["title"] == "Mara v. Thane"
    assert told["is_whole"]
    assert told["moments"][-1]["round"] == 6
    assert any("attacks" in line["text"] for moment in told["moments"] for line in moment["lines"])


def test_scenes_are_fetched_some_at_a_time(server: Running, replay: str) -> None:
    scenes = server.rest.get(f"/replays/{replay}/scenes", params={"first": 3, "last": 5}).json()
    assert [scene["number"] for scene in scenes] == [3, 4, 5]
    assert len(server.rest.get(f"/replays/{replay}/scenes", params={"last": 900}).json()) == 60


def dials(server: Running, replay: str, view: str) -> list[str]:
    """What a view shows of the dials of the first seat's first ship, at the first activation."""
    moments = server.rest.get(f"/replays/{replay}").json()["moments"]
    place = next(moment["number"] for moment in moments if moment["phase"] == "ship")
    params: dict[str, str | int] = {"first": place, "last": place, "view": view}
    (told,) = server.rest.get(f"/replays/{replay}/scenes", params=params).json()
    found: list[str] = next(unit["dials"] for unit in told["scene"]["units"] if unit["seat"] == 0)
    return found


def test_a_seat_sees_its_own_dials_only_and_who_sees_all_sees_them(server: Running, replay: str) -> None:
    own, theirs, everything = (dials(server, replay, view) for view in ("0", "1", "all"))
    assert own == everything
    assert set(theirs) == {"facedown"}


def test_an_unknown_view_is_refused_with_those_there_are(server: Running, replay: str) -> None:
    answer = server.rest.get(f"/replays/{replay}", params={"view": "moon"})
    assert answer.status_code == 404
    assert "spectator" in answer.json()["reason"]


def test_a_record_with_a_wrong_line_is_refused_with_its_number(server: Running, record: str) -> None:
    lines = record.splitlines()
    lines[8] = '[0, "no such question", 1]'
    answer = server.rest.post("/replays", json={"record": "\n".join(lines)})
    assert answer.status_code == 422
    assert "line 9" in answer.json()["reason"].lower()


def test_a_record_is_downloaded_as_it_was_opened(server: Running, record: str, replay: str) -> None:
    assert server.rest.get(f"/replays/{replay}/record").text == record


def test_a_game_under_way_cannot_be_replayed(server: Running) -> None:
    game = server.make(SOLO)["game"]
    assert server.rest.get(f"/replays/{game}").status_code == 409
