"""Positions over the network: the one of a running game, and a text opened on the board."""

from __future__ import annotations

import re
from pathlib import Path

from armada.records.position import Position
from tests.server.running import SOLO, Running

PAGE = Path(__file__).resolve().parents[2] / "docs" / "concepts" / "positions.md"
TEXT = re.findall(r'text = """(.*?)"""', PAGE.read_text(encoding="utf-8"), flags=re.DOTALL)[0]


def test_a_position_is_opened_as_a_replay_of_one_moment(server: Running) -> None:
    answer = server.rest.post("/positions", json={"position": TEXT})
    assert answer.status_code == 201, answer.text
    replay = answer.json()["replay"]
    (shown,) = server.rest.get(f"/replays/{replay}/scenes", params={"first": 0, "last": 0}).json()
    assert {unit["name"] for unit in shown["scene"]["units"]} >= {"Avenger"}
    assert shown["scene"]["round"] == 2


def test_the_position_of_a_game_is_that_of_a_spectator(server: Running) -> None:
    made = server.rest.post("/games", json={"seats": SOLO, "start": "battle"}).json()
    text = server.rest.get(f"/games/{made['game']}/position").text
    position = Position.parse(text)
    assert position.viewer is None
    assert "dials ?" in text
    opened = server.rest.post("/positions", json={"position": text})
    assert opened.status_code == 201, opened.text


def test_a_text_that_is_no_position_names_the_line(server: Running) -> None:
    problem = server.rest.post("/positions", json={"position": TEXT.replace("round: 2", "round: two")})
    assert problem.status_code == 400
    assert "line 5" in problem.json()["reason"]
    assert problem.json()["where"] == "position"
