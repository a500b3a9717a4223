"""Decisions: the stale ones, the repeated ones, those of others, and those that make no sense."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.player import SocketPlayer, play_in_turns
from tests.server.running import ONLINE, Json, Running


@pytest.fixture
def online(server: Running) -> tuple[Json, Json]:
    """A game of two people at two screens."""
    made = server.make(ONLINE)
    return made, server.join(made, name="Ben")


def asked_of(players: list[SocketPlayer]) -> tuple[SocketPlayer, Json]:
    """The player who is asked, and the question."""
    for player in players:
        player.hear_all(quiet=0.05)
    player = next(player for player in players if player.prompt is not None)
    assert player.prompt is not None
    return player, player.prompt


def test_an_answer_to_a_question_that_is_closed_is_stale_and_the_present_state_follows(
    server: Running, online: tuple[Json, Json]
) -> None:
    made, joined = online
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        player, prompt = asked_of([one, other])
        player.play(Random(1), 1)
        line = player.update["number"]
        late = player.request(
            "decide", seat=prompt["seat"], number=prompt["number"], answer=prompt["options"][0]["answer"]
        )
        assert (late["type"], late["stale"]) == ("not_accepted", True)
        assert "already been answered" in late["reason"]
        assert player.hear_until(lambda message: message["type"] == "update")["number"] == line


def test_a_request_sent_twice_is_answered_twice_and_carried_out_once(
    server: Running, online: tuple[Json, Json]
) -> None:
    made, joined = online
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        player, prompt = asked_of([one, other])
        answer = prompt["options"][0]["answer"]
        sent = {"seat": prompt["seat"], "number": prompt["number"], "answer": answer, "id": "the same"}
        first = player.request("decide", **sent)
        again = player.request("decide", **sent)
        assert first == again
        assert first["type"] == "accepted"
        player.hear_all()
        assert player.update["number"] == first["number"]
        assert server.rest.get(f"/games/{made['game']}").json()["round"] == 0


def test_two_tabs_of_one_seat_agree(server: Running, online: tuple[Json, Json]) -> None:
    made, joined = online
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        player, prompt = asked_of([one, other])
        token = (made if prompt["seat"] == 0 else joined)["token"]
        with server.sit(made["game"], token) as tab:
            assert tab.update["prompts"] == player.update["prompts"]
            assert tab.play(Random(3), 1) == 1
            player.hear_all()
            tab.hear_all()
            for told in ("prompts", "scene", "number", "can_undo", "waiting"):
                assert tab.update[told] == player.update[told]
            late = player.request("decide", seat=prompt["seat"], number=prompt["number"], answer="pass")
            assert late["stale"]


def test_nobody_decides_for_another_seat(server: Running, online: tuple[Json, Json]) -> None:
    made, joined = online
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        player, prompt = asked_of([one, other])
        with server.sit(made["game"]) as watcher:
            for stranger in (watcher, other if player is one else one):
                for type, fields in (
                    ("decide", {"number": prompt["number"], "answer": prompt["options"][0]["answer"]}),
                    ("undo", {}),
                    ("resign", {}),
                    ("ask_take_back", {}),
                    ("propose", {"what": "pause"}),
                    ("reply", {"proposal": 1, "agree": True}),
                    ("say", {"text": "hello"}),
                    ("look", {}),
                ):
                    refused = stranger.request(type, seat=prompt["seat"], **fields)
                    assert refused["type"] == "not_accepted", (type, refused)
        player.hear_all()
        assert player.prompt == prompt


@pytest.mark.parametrize("answer", [None, [], {}, -1, 10**30, "nonsense", [[1]], {"ship": 99}, 1.5, True, "pass"])
def test_an_answer_that_makes_no_sense_is_refused_and_changes_nothing(server: Running, answer: object) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}], seed=9)
    with server.sit(made["game"], made["token"]) as screen:
        for _ in range(4):
            prompt = screen.next_prompt()
            assert prompt is not None
            refused = screen.request("decide", seat=prompt["seat"], number=prompt["number"], answer=answer)
            assert refused["type"] in ("not_accepted", "accepted")
            if refused["type"] == "not_accepted":
                screen.hear_all(quiet=0.05)
                assert screen.prompt == prompt
                assert refused["reason"].endswith((".", ")"))
            screen.play(Random(1), 1)


def test_a_refusal_names_an_answer_that_is_possible(server: Running) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}], seed=9)
    with server.sit(made["game"], made["token"]) as screen:
        screen.play(Random(1), until=lambda update: update["prompts"][0]["kind"] == "obstacle placement")
        prompt = screen.prompt
        assert prompt is not None
        wrong = {**prompt["placing"]["suggestions"][0], "pose": [0, 0, 0]}
        refused = screen.request("decide", seat=prompt["seat"], number=prompt["number"], answer=wrong)
        assert refused["rule"], refused
        assert refused["nearest"] is not None
        asked = {"seat": prompt["seat"], "number": prompt["number"], "answer": refused["nearest"]}
        assert screen.request("decide", **asked)["type"] == "accepted"


def test_a_lost_connection_and_another_device_lose_nothing(server: Running, online: tuple[Json, Json]) -> None:
    made, joined = online
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        play_in_turns([one, other], Random(2), 12)
        seen = one.update["number"]
        before = list(one.welcome["update"]["lines"])
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        assert one.update["number"] == seen
        assert one.update["lines"][: len(before)] == before
        play_in_turns([one, other], Random(2), 6)
    with server.sit(made["game"], made["token"], since=seen) as back:
        assert not back.update["replaces_log"]
        assert [line["number"] for line in back.update["lines"]] == list(range(seen + 1, back.update["number"] + 1))
    with server.sit(made["game"], made["token"], since=10**6) as lost:
        assert lost.update["replaces_log"]
        assert lost.update["lines"][0]["number"] == 1
