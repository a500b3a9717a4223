"""Undo without asking, and take-backs by consent, through sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from tests.server.player import SocketPlayer
from tests.server.running import ONLINE, SOLO, Json, Running


@contextmanager
def two_players(server: Running, **wanted: Any) -> Iterator[tuple[SocketPlayer, SocketPlayer]]:
    """A game online, with both players at the table."""
    made = server.make(ONLINE, **wanted)
    joined = server.join(made, name="Ben")
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        yield one, other


def seat_of(player: SocketPlayer) -> int:
    seat: int = player.welcome["seats"][0]
    return seat


def decided(players: tuple[SocketPlayer, SocketPlayer]) -> tuple[SocketPlayer, SocketPlayer, Json]:
    """One of two players has just decided what can be undone, and the other is asked; the question answered."""
    while True:
        for player in players:
            player.hear_all(quiet=0.1)
        asked = next(player for player in players if player.prompt)
        other = players[1] if asked is players[0] else players[0]
        prompt = asked.prompt
        assert prompt is not None
        asked.play(Random(1), 1)
        for player in players:
            player.hear_all(quiet=0.1)
        if asked.prompt is None and other.prompt is not None and asked.update["can_undo"]:
            return asked, other, prompt


def test_undo_puts_the_question_again_under_a_new_number(server: Running) -> None:
    with two_players(server) as players:
        player, other, prompt = decided(players)
        assert player.update["can_undo"] == [seat_of(player)]
        answer = player.request("undo", seat=seat_of(player))
        assert answer["type"] == "accepted", answer
        for each in (player, other):
            each.hear_all()
            assert each.update["replaces_log"] or not each.update["lines"]
        assert player.prompt is not None
        assert player.prompt["number"] > prompt["number"]
        assert {**player.prompt, "number": 0} == {**prompt, "number": 0}


def test_what_another_has_answered_cannot_be_undone_without_asking(server: Running) -> None:
    with two_players(server) as players:
        first, second, _ = decided(players)
        assert second.prompt is not None, "the questions of setup go back and forth"
        second.play(Random(1), 1)
        refused = first.request("undo", seat=seat_of(first))
        assert refused["type"] == "not_accepted"
        assert "ask for a take-back" in refused["reason"]


def test_a_take_back_that_the_other_agrees_to_goes_back(server: Running) -> None:
    with two_players(server) as players:
        player, other, prompt = decided(players)
        other.play(Random(1), 1)
        assert player.request("ask_take_back", seat=seat_of(player))["type"] == "accepted"
        other.hear_until(lambda message: message["type"] == "table")
        (proposal,) = other.table["proposals"]
        assert proposal["waits_for"] == [seat_of(other)]
        assert proposal["text"].startswith(player.table["seats"][seat_of(player)]["name"])
        agreed = other.request("reply", seat=seat_of(other), proposal=proposal["number"], agree=True)
        assert agreed["type"] == "accepted"
        player.hear_all()
        other.hear_all()
        assert player.prompt is not None
        assert player.prompt["kind"] == prompt["kind"]
        assert other.prompt is None
        assert other.table["proposals"] == []


def test_after_a_refusal_one_waits_before_asking_again(server: Running) -> None:
    with two_players(server) as players:
        player, other, _ = decided(players)
        other.play(Random(1), 1)
        player.request("ask_take_back", seat=seat_of(player))
        again = player.request("ask_take_back", seat=seat_of(player))
        assert "have not answered yet" in again["reason"]
        other.hear_all()
        number = other.table["proposals"][0]["number"]
        other.request("reply", seat=seat_of(other), proposal=number, agree=False)
        player.hear_all()
        assert player.table["proposals"] == []
        waits = player.request("ask_take_back", seat=seat_of(player))
        assert "in 10 seconds" in waits["reason"] or "in 9 seconds" in waits["reason"]


def test_who_plays_on_does_not_agree(server: Running) -> None:
    with two_players(server) as players:
        player, other, _ = decided(players)
        other.play(Random(1), 1)
        player.request("ask_take_back", seat=seat_of(player))
        other.hear_all()
        assert other.table["proposals"]
        asked = other if other.prompt else player
        asked.play(Random(1), 1)
        other.hear_all()
        assert other.table["proposals"] == []


def test_where_nobody_has_learnt_anything_nobody_is_asked_and_all_are_told(server: Running) -> None:
    with two_players(server) as players:
        player, other, prompt = decided(players)
        assert player.request("ask_take_back", seat=seat_of(player))["type"] == "accepted"
        other.wait_for(lambda update: not update["prompts"])
        assert other.table["proposals"] == []
        player.hear_all()
        assert player.prompt is not None
        assert player.prompt["kind"] == prompt["kind"]
        assert other.update["lines"][-1]["text"].endswith("took a decision back.")


def test_a_bot_always_agrees_to_a_take_back(server: Running) -> None:
    made = server.make(SOLO, seed=3)
    with server.sit(made["game"], made["token"]) as player:
        player.play(Random(1), 5)
        asked, scene = player.next_prompt(), player.update["scene"]
        player.play(Random(1), 1)
        player.next_prompt()
        answered = player.request("ask_take_back", seat=0)
        assert answered["type"] == "accepted"
        player.hear_until(lambda message: message["type"] == "update")
        assert asked is not None
        assert player.prompt is not None
        assert (player.prompt["kind"], player.update["scene"]) == (asked["kind"], scene)


def test_one_can_ask_to_go_back_to_a_line_of_the_log(server: Running) -> None:
    made = server.make(SOLO, seed=3)
    with server.sit(made["game"], made["token"]) as player:
        player.play(Random(1), 6)
        player.hear_all()
    with server.sit(made["game"], made["token"]) as player:
        line = next(line for line in player.update["lines"] if line["decision"] == 3)
        assert player.request("ask_take_back", seat=0, line=line["number"])["type"] == "accepted"
        player.hear_until(lambda message: message["type"] == "update" and message["replaces_log"])
        assert all(left["number"] < line["number"] for left in player.update["lines"])
        assert player.request("ask_take_back", seat=0, line=10**6)["type"] == "not_accepted"


def test_in_a_tournament_between_people_nothing_is_taken_back(server: Running) -> None:
    seats = [
        {"player": "me", "fleet": "rebels_400_ships"},
        {"player": "friend", "fleet": "empire_400_ships"},
    ]
    made = server.make(seats, profile="tournament")
    joined = server.join(made)
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        player, _, _ = decided((one, other))
        refused = player.request("ask_take_back", seat=seat_of(player))
        assert "Tournament games" in refused["reason"]
