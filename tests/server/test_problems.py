"""Refusals in words: whoever sent something wrong is told what, and where."""

from __future__ import annotations

from tests.server.organising import NAMES, make_event
from tests.server.running import Running


def test_a_body_that_lacks_a_field_is_refused_with_the_name_of_the_field_and_its_place(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    answer = desk.ask("POST", "/do", json={"command": {"do": "publish"}, "overrule": 7})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "The request cannot be read: Expected `bool`, got `int` at `overrule`."
    assert answer.json()["where"] == "overrule"
    missing = desk.ask("POST", "/do", json={"command": {"do": "swap players", "one": 1}}).json()
    assert missing["reason"] == "The request cannot be read: Object missing required field `two` at `command`."
    assert "/api/schema" in missing["remedy"]


def test_an_unknown_command_is_named_in_its_refusal(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    told = desk.ask("POST", "/do", json={"command": {"do": "dance"}}).json()
    assert "'dance'" in told["reason"]
    assert told["where"] == "command.do"


def test_a_body_that_is_no_json_is_refused_in_words(server: Running) -> None:
    answer = server.rest.post("/games", content="{", headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "The request cannot be read: Input data was truncated."
    assert answer.json()["where"] == ""


def test_pairing_a_cut_and_another_day_need_no_seed_and_each_draws_one(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    desk.do("pair")
    first = desk.view["rounds"][0]["seed"]
    desk.do("pair")
    assert first
    assert desk.view["rounds"][0]["seed"] not in ("", first)
    desk.do("publish")
    for match in desk.matches:
        desk.do("enter result", player=match["players"][0], report={"scores": [100, 50]})
    desk.do("begin day")
    desk.do("make cut", size=2)
    draws = desk.ask("GET", "/verify").json()
    assert all(draw["seed"] for draw in draws)
    assert [draw["agrees"] for draw in draws][-1] is True
