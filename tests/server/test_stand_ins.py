"""A bot for somebody who left: announced, never at once, never in a tournament, and gone when the player is back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.player import SocketPlayer
from tests.server.running import ONLINE, Json, Running, running, settings_in

TOURNAMENT = [
    {"player": "me", "fleet": "rebels_400_ships", "name": "Mara"},
    {"player": "friend", "fleet": "empire_400_ships"},
]


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that gives people who left ten minutes."""
    with running(settings_in(tmp_path_factory.mktemp("patient"), thinkers=0, previewers=0, grace=600.0)) as found:
        yield found


def game(server: Running, seats: Any = ONLINE, **wanted: Any) -> tuple[Json, Json]:
    made = server.make(seats, **wanted)
    return made, server.join(made, name="Ben")


def notes(player: SocketPlayer) -> list[str]:
    """The lines about the table that a new viewer reads."""
    return [line["text"] for line in player.update["lines"] if line["event"] is None]


def test_an_opponent_who_reloads_the_page_is_not_replaced_by_a_bot(patient: Running) -> None:
    made, joined = game(patient)
    with patient.sit(made["game"], made["token"]) as host:
        assert host.request("propose", seat=0, what="bot", about=1)["type"] == "accepted"
        host.hear_until(lambda message: host.table["seats"][1]["bot_in"] is not None)
        assert 500 < host.table["seats"][1]["bot_in"] <= 600
        assert host.table["seats"][1]["kind"] == "human"
        again = host.request("propose", seat=0, what="bot", about=1)
        assert "already" in again["reason"]
        with patient.sit(made["game"], joined["token"]) as back:
            assert [seat["kind"] for seat in back.table["seats"]] == ["human", "human"]
            assert back.table["seats"][1]["bot_in"] is None
            host.hear_until(lambda message: host.table["seats"][1]["bot_in"] is None)
            assert notes(back) == [
                "Mara asks for a bot to play for Ben, who left. It starts in 10 minutes unless they are back.",
                "Ben is back: no bot will play.",
            ]


def test_a_bot_is_announced_and_its_moves_are_logged_as_its_own(server: Running) -> None:
    made, joined = game(server)
    with server.sit(made["game"], made["token"]) as host:
        assert host.request("propose", seat=0, what="bot", about=1)["type"] == "accepted"
        host.wait_for(lambda update: update["table"]["seats"][1]["kind"] == "bot")
        host.play(Random(1), 5)
    with server.sit(made["game"], made["token"]) as host, server.sit(made["game"]) as watcher:
        for each in (host, watcher):
            assert notes(each)[:2] == [
                "Mara asks for a bot to play for Ben, who left. It starts in a moment unless they are back.",
                "A bot plays for Ben, who left, until they are back.",
            ]
            bots = {line["bot"] for line in each.update["lines"] if line["seat"] == 1}
            assert bots == {"greedy"}
            assert {line["bot"] for line in each.update["lines"] if line["seat"] == 0} == {""}
        assert "(decided by a bot)" in server.rest.get(f"/games/{made['game']}/log").text
        with server.sit(made["game"], joined["token"]) as back:
            assert notes(back)[-1] == "Ben is back and plays again."
            host.wait_for(lambda update: update["table"]["seats"][1]["kind"] == "human")


@pytest.mark.parametrize("with_clock", [None, 60])
def test_in_a_tournament_no_bot_plays_for_a_player(server: Running, with_clock: int | None) -> None:
    made, _ = game(server, TOURNAMENT, profile="tournament", minutes=with_clock)
    with server.sit(made["game"], made["token"]) as host:
        assert not host.table["bots_stand_in"]
        refused = host.request("propose", seat=0, what="bot", about=1)
        assert refused["type"] == "not_accepted"
        assert "tournament" in refused["reason"]
        assert "judge" in refused["reason"]


def test_what_was_announced_begins_again_after_a_restart(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, grace=600.0, thinkers=0, previewers=0)) as first:
        made, _ = game(first)
        with first.sit(made["game"], made["token"]) as host:
            assert host.request("propose", seat=0, what="bot", about=1)["type"] == "accepted"
    settings = settings_in(tmp_path, grace=0.0, thinkers=0, previewers=0)
    with running(settings) as second, second.sit(made["game"], made["token"]) as host:
        host.wait_for(lambda update: update["table"]["seats"][1]["kind"] == "bot")


def test_a_bot_that_was_asked_for_before_the_game_began_is_refused(server: Running) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "friend"}], points=180)
    with server.sit(made["game"], made["token"]) as host:
        assert host.request("propose", seat=0, what="bot", about=1)["type"] == "not_accepted"
