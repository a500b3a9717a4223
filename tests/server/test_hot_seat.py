"""Several people at one screen: nothing secret is sent before somebody looks, and it is hidden again."""

from __future__ import annotations

import json
from random import Random

from tests.server.player import SocketPlayer
from tests.server.running import HOT_SEAT, Json, Running

COMMANDS = ("navigate", "squadron", "repair", "concentrate")


def at_dials(server: Running) -> SocketPlayer:
    """A shared screen in the Command Phase."""
    made = server.make(HOT_SEAT, seed=2)
    screen = server.sit(made["game"], made["token"])
    screen.play(Random(2), until=lambda update: bool(update["prompts"]) and update["prompts"][0]["secret"])
    screen.hear_all()
    return screen


def look(screen: SocketPlayer, seat: int | None) -> None:
    """Show the secrets of a seat, or hide them."""
    assert screen.request("look", seat=seat)["type"] == "accepted"
    screen.wait_for(lambda update: update["viewing"] == seat)


def dials_in(update: Json) -> set[str]:
    """The dials that a scene shows."""
    return {dial for unit in update["scene"]["units"] if unit["type"] == "ship" for dial in unit["dials"]}


def test_before_somebody_looks_a_secret_question_is_an_empty_shell(server: Running) -> None:
    with at_dials(server) as screen:
        assert screen.update["viewing"] is None
        assert [prompt["seat"] for prompt in screen.update["prompts"]] == [0, 1]
        for prompt in screen.update["prompts"]:
            assert prompt["secret"]
            assert (prompt["options"], prompt["dials"], prompt["sentence"]) == ([], [], [])
            assert prompt["title"]


def test_who_looks_sees_the_own_seat_and_not_the_other(server: Running) -> None:
    with at_dials(server) as screen:
        assert screen.request("look", seat=1)["type"] == "accepted"
        screen.wait_for(lambda update: update["viewing"] == 1)
        shown = {prompt["seat"]: prompt for prompt in screen.update["prompts"]}
        assert shown[1]["dials"]
        assert not shown[0]["dials"]


def test_dials_chosen_at_a_shared_screen_are_hidden_again(server: Running) -> None:
    with at_dials(server) as screen:
        for seat in (0, 1):
            look(screen, seat)
            (mine,) = [prompt for prompt in screen.update["prompts"] if prompt["seat"] == seat]
            assert screen.decide(Random(1), mine)["type"] == "accepted"
            screen.wait_until_answered(mine)
            screen.wait_for(lambda update: update["viewing"] is None)
        assert screen.update["scene"]["phase"] == "ship"
        assert dials_in(screen.update) == {"facedown"}
        lines = [line for text in screen.heard for line in lines_of(json.loads(text))]
        assigned = [line for line in lines if line["event"] and line["event"]["type"] == "DialsAssigned"]
        assert assigned
        for line in assigned:
            assert not any(command in json.dumps(line).lower() for command in COMMANDS)


def lines_of(message: Json) -> list[Json]:
    told: list[Json] = message.get("lines") or message.get("update", {}).get("lines") or []
    return told


def test_a_screen_that_is_not_shared_has_nothing_to_look_at(server: Running) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}])
    with server.sit(made["game"], made["token"]) as player:
        assert player.request("look", seat=0)["type"] == "not_accepted"


def test_look_can_be_ended_by_hand(server: Running) -> None:
    with at_dials(server) as screen:
        screen.request("look", seat=0)
        screen.wait_for(lambda update: update["viewing"] == 0)
        screen.request("look", seat=None)
        screen.wait_for(lambda update: update["viewing"] is None)
        assert not screen.update["prompts"][0]["dials"]
