"""Games played through real sockets, from the first question to the last."""

from __future__ import annotations

from random import Random

from armada.records.game import Game
from tests.server.player import play_in_turns
from tests.server.running import HOT_SEAT, ONLINE, SOLO, Running


def test_a_solo_game_is_played_to_its_end_and_its_record_replays(server: Running) -> None:
    made = server.make(SOLO, seed=5)
    with server.sit(made["game"], made["token"]) as player:
        player.play(Random(5))
        assert player.is_over
    record = server.rest.get(f"/games/{made['game']}/record")
    assert record.status_code == 200
    assert Game.replay(record.text).outcome is not None


def test_two_players_online_see_the_same_game(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made, name="Ben")
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        play_in_turns([one, other], Random(1), 60)
        assert one.update["scene"]["round"] == other.update["scene"]["round"] >= 1
        assert [line["number"] for line in one.welcome["update"]["lines"]] == [
            line["number"] for line in other.welcome["update"]["lines"]
        ]


def test_bots_play_against_each_other_while_somebody_watches(server: Running) -> None:
    bots = [{"player": "random", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]
    made = server.make(bots)
    with server.sit(made["game"]) as watcher:
        watcher.wait_for(lambda update: update["scene"]["round"] >= 2 or update["scene"]["outcome"] is not None)
        assert watcher.welcome["seats"] == []


def test_a_hot_seat_game_is_played_to_its_end_at_one_screen(server: Running) -> None:
    made = server.make(HOT_SEAT, seed=2)
    rng = Random(2)
    with server.sit(made["game"], made["token"]) as screen:
        assert screen.welcome["seats"] == [0, 1]
        assert screen.welcome["shared"]
        while (prompt := screen.next_prompt()) is not None:
            if prompt["secret"] and screen.update["viewing"] != prompt["seat"]:
                assert screen.request("look", seat=prompt["seat"])["type"] == "accepted"
                screen.wait_for(lambda update: update["viewing"] == prompt["seat"])
                continue
            assert screen.decide(rng)["type"] == "accepted"
            screen.wait_until_answered(prompt)
        assert screen.is_over
