"""A lesson on the server: made from its stored position, ticked by what happens, and mistakes taken back."""

from __future__ import annotations

from typing import Any

import pytest

from armada.catalog.lessons import lessons
from tests.server.running import Json, Running

ALONE = [{"player": "me"}, {"player": "greedy", "name": "Teacher"}]
WRONG = [{"ship": 0, "commands": ["repair"]}, {"ship": 1, "commands": ["repair", "concentrate_fire"]}]


def taught(table: Json) -> Any:
    return table["taught"]


@pytest.mark.parametrize("key", list(lessons()))
def test_a_lesson_starts_from_its_position_with_none_of_the_learners_tasks_done(server: Running, key: str) -> None:
    made = server.make(ALONE, start="lesson", lesson=key)
    with server.sit(made["game"], made["token"]) as player:
        lesson = taught(player.table)
        assert (lesson["key"], lesson["count"], lesson["mistake"]) == (key, 8, "")
        assert [task["key"] for task in lesson["tasks"]] == [task.key for task in lessons()[key].tasks]


def test_the_answer_that_the_coach_gives_ticks_a_task_and_a_wrong_one_is_explained_and_taken_back(
    server: Running,
) -> None:
    made = server.make(ALONE, start="lesson", lesson="dials")
    with server.sit(made["game"], made["token"]) as player:
        prompt = player.prompt
        assert prompt is not None
        player.request("decide", seat=0, number=prompt["number"], answer=WRONG)
        player.hear_until(lambda message: bool(message["type"] == "update" and taught(message["table"])["mistake"]))
        lesson = taught(player.table)
        assert "Navigate" in lesson["mistake"]
        back = player.request("ask_take_back", seat=0, decisions=lesson["back"])
        assert back["type"] == "accepted", back
        player.hear_until(lambda message: bool(message["type"] == "update" and not taught(message["table"])["mistake"]))
        prompt = player.prompt
        assert prompt is not None
        coach = player.request("ask", seat=0, about={"type": "coach", "lesson": "dials", "done": []})["told"]
        player.request("decide", seat=0, number=prompt["number"], answer=coach["answer"])
        player.hear_until(
            lambda message: bool(message["type"] == "update" and taught(message["table"])["tasks"][1]["done"])
        )
        assert [task["done"] for task in taught(player.table)["tasks"]] == [True, True, False, False]


def test_a_game_from_its_setup_teaches_nothing(server: Running) -> None:
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "greedy", "fleet": "core_empire"}]
    made = server.make(seats, lesson="dials")
    with server.sit(made["game"], made["token"]) as player:
        assert taught(player.table) is None


def test_lessons_are_listed_in_their_order_with_titles(server: Running) -> None:
    listed = server.rest.get("/lessons").json()
    assert [lesson["key"] for lesson in listed] == list(lessons())
    assert all(lesson["title"] and lesson["text"] for lesson in listed)


@pytest.mark.parametrize(
    ("wanted", "where"),
    [
        ({"seats": ALONE, "lesson": "cooking"}, "lesson"),
        ({"seats": [{"player": "me"}, {"player": "friend"}], "lesson": "dials"}, "seats"),
        ({"seats": [{"player": "me"}], "lesson": "dials"}, "seats"),
    ],
)
def test_a_lesson_that_is_unknown_or_not_for_one_person_alone_is_refused(
    server: Running, wanted: Json, where: str
) -> None:
    answer = server.rest.post("/games", json={"start": "lesson", **wanted})
    assert answer.status_code == 400
    assert answer.json()["where"] == where
