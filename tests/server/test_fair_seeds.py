"""A seed tells every die and the damage deck: only one person who has the table alone sets it, and all see it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from armada.records.game import Game
from tests.server.running import HOT_SEAT, ONLINE, SOLO, Running

BOTS = [{"player": "random", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]


@pytest.mark.parametrize("profile", ["standard", "tournament"])
@pytest.mark.parametrize("start", ["setup", "battle"])
def test_whoever_makes_an_online_game_cannot_set_its_seed(server: Running, profile: str, start: str) -> None:
    wanted = {"seats": ONLINE, "profile": profile, "points": 180, "start": start, "seed": 7}
    refused = server.rest.post("/games", json=wanted)
    assert refused.status_code == 400
    assert refused.json()["where"] == "seed"
    assert "Leave the seed out, or play at one screen." in refused.json()["reason"]


@pytest.mark.parametrize("seats", [SOLO, HOT_SEAT, BOTS])
def test_one_person_sets_a_seed_and_the_table_and_the_log_show_it(server: Running, seats: list[dict[str, Any]]) -> None:
    made = server.make(seats, seed=7)
    with server.sit(made["game"], made["token"]) as player, server.sit(made["game"]) as watcher:
        for each in (player, watcher):
            assert each.table["seed"] == "7"
            notes = [line["text"] for line in each.update["lines"] if line["event"] is None]
            assert notes == ["The dice and the damage deck follow a seed that was set: 7."]
    assert "a seed that was set: 7" in server.rest.get(f"/games/{made['game']}/log").text


def test_a_seed_that_nobody_set_is_not_shown(server: Running) -> None:
    made = server.make(SOLO)
    with server.sit(made["game"], made["token"]) as player:
        assert player.table["seed"] == ""
        assert all(line["event"] is not None for line in player.update["lines"])


def test_the_record_of_a_game_names_the_seed_that_was_set(server: Running) -> None:
    made = server.make(SOLO, seed=7)
    with server.sit(made["game"], made["token"]) as player:
        player.request("resign", seat=0)
    record = server.rest.get(f"/games/{made['game']}/record").text
    assert json.loads(record.splitlines()[1])["seed"] == "7"
    assert json.loads(Game.replay(record).record().splitlines()[1])["seed"] == "7"


def test_the_note_of_a_seed_stays_when_decisions_are_taken_back(server: Running) -> None:
    made = server.make(HOT_SEAT, seed=2)
    with server.sit(made["game"], made["token"]) as screen:
        prompt = screen.prompt
        assert prompt is not None
        screen.play(Random(1), 1)
        assert screen.request("ask_take_back", seat=prompt["seat"])["type"] == "accepted"
    with server.sit(made["game"], made["token"]) as screen:
        assert [line["event"] for line in screen.update["lines"]].count(None) == 1
