"""Seats at a table: invitations, fleets brought along, pauses, bots for those who left, resigning and chat."""

from __future__ import annotations

from random import Random
from typing import Any

from armada.fleet.ready_made import ready_made
from tests.server.running import ONLINE, SOLO, Running


def test_a_friend_brings_a_fleet_and_until_then_nothing_of_the_other_is_seen(server: Running) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "friend"}], points=180)
    with server.sit(made["game"], made["token"]) as host, server.sit(made["game"]) as watcher:
        assert host.update["scene"]["setup_step"] == "fleets"
        assert host.update["scene"]["players"][0]["points"] == 180
        assert watcher.update["scene"]["players"][0]["points"] == 0
        assert host.request("decide", seat=0, number=1, answer="pass")["type"] == "not_accepted"
        refused = server.rest.post(
            f"/games/{made['game']}/join", json={"invitation": made["invitations"]["1"], "fleet": "empire_400_ships"}
        )
        assert refused.status_code == 422
        text = ready_made()["core_empire"].write("kingston")
        joined = server.join(made, name="Ben", fleet=text)
        host.wait_for(lambda update: bool(update["scene"]["units"]))
        assert host.table["seats"][1]["name"] == "Ben"
        with server.sit(made["game"], joined["token"]) as guest:
            assert guest.welcome["seats"] == [1]


def test_the_title_of_a_game_names_fleets_and_says_where_a_friend_brings_one(server: Running) -> None:
    made = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "friend"}], points=180)
    title = server.rest.get(f"/games/{made['game']}").json()["title"]
    assert title == f"{ready_made()['core_rebels'].name} v. a friend's fleet"


def test_an_invitation_is_used_once_and_only_for_its_game(server: Running) -> None:
    made, another = server.make(ONLINE), server.make(ONLINE)
    path = f"/games/{made['game']}/join"
    wrong = server.rest.post(path, json={"invitation": another["invitations"]["1"]})
    assert wrong.status_code == 403
    server.join(made)
    again = server.rest.post(path, json={"invitation": made["invitations"]["1"]})
    assert again.status_code == 409
    assert "taken" in again.json()["reason"]


def test_whoever_is_invited_is_told_whether_the_seat_brings_its_fleet(server: Running) -> None:
    bare = server.make([{"player": "me", "fleet": "core_rebels"}, {"player": "friend"}], points=180)
    full = server.make(ONLINE)

    def offered(made: dict[str, Any], invitation: str) -> Any:
        return server.rest.get(f"/games/{made['game']}", params={"invitation": invitation}).json()["invited"]

    assert offered(bare, bare["invitations"]["1"]) == {"seat": 1, "name": "", "is_open": True, "has_fleet": False}
    assert offered(full, full["invitations"]["1"])["has_fleet"]
    assert offered(full, bare["invitations"]["1"]) is None
    server.join(full)
    assert not offered(full, full["invitations"]["1"])["is_open"]


def test_two_bots_of_one_level_are_told_apart(server: Running) -> None:
    made = server.make([{"player": "random", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}])
    seats = server.rest.get(f"/games/{made['game']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Computer 1", "Computer 2"]


def test_invitations_are_shown_to_those_who_sit_there_and_to_nobody_else(server: Running) -> None:
    made = server.make(ONLINE)
    with server.sit(made["game"], made["token"]) as host, server.sit(made["game"]) as watcher:
        assert host.table["invitations"] == made["invitations"]
        assert watcher.table["invitations"] == {}
        assert "invitation=" not in "".join(watcher.heard)


def test_a_token_of_another_game_or_of_none_is_turned_away(server: Running) -> None:
    made, another = server.make(SOLO), server.make(SOLO)
    for token in (another["token"], made["token"] + "x", "nonsense", f"{made['game']}.guess"):
        with server.sit(made["game"], token) as stranger:
            assert stranger.welcome["type"] == "failed"
    with server.sit("no-such-game") as nobody:
        assert nobody.welcome["type"] == "failed"
        assert "no game at this link" in nobody.welcome["reason"]


def test_presence_is_told(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made)
    with server.sit(made["game"], made["token"]) as host:
        assert [seat["connected"] for seat in host.table["seats"]] == [True, False]
        with server.sit(made["game"], joined["token"]), server.sit(made["game"]):
            host.hear_until(lambda message: host.table["spectators"] == 1)
            assert [seat["connected"] for seat in host.table["seats"]] == [True, True]
        host.hear_until(lambda message: host.table["spectators"] == 0 and not host.table["seats"][1]["connected"])


def test_a_pause_stops_decisions_until_both_go_on(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made)
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        one.request("propose", seat=0, what="pause")
        other.hear_all()
        assert not other.table["paused"]
        other.request("reply", seat=1, proposal=other.table["proposals"][0]["number"], agree=True)
        other.hear_all()
        one.hear_all()
        assert one.table["paused"]
        asked = one if one.prompt else other
        assert asked.prompt is not None
        seat, number = asked.prompt["seat"], asked.prompt["number"]
        refused = asked.request("decide", seat=seat, number=number, answer=asked.prompt["options"][0]["answer"])
        assert "paused" in refused["reason"]
        other.request("propose", seat=1, what="go_on")
        one.hear_all()
        one.request("reply", seat=0, proposal=one.table["proposals"][0]["number"], agree=True)
        one.hear_all()
        assert not one.table["paused"]
        asked.hear_all()
        assert asked.play(Random(1), 1) == 1


def test_a_bot_plays_for_who_left_until_they_are_back(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made, name="Ben")
    with server.sit(made["game"], made["token"]) as host:
        with server.sit(made["game"], joined["token"]):
            host.hear_until(lambda message: host.table["seats"][1]["connected"])
            refused = host.request("propose", seat=0, what="bot", about=1)
            assert "is at the table" in refused["reason"]
        host.hear_until(lambda message: not host.table["seats"][1]["connected"])
        assert host.request("propose", seat=0, what="bot", about=1)["type"] == "accepted"
        host.hear_all()
        assert host.table["seats"][1]["kind"] == "bot"
        assert host.play(Random(1), 5) == 5
        with server.sit(made["game"], joined["token"]) as back:
            assert back.welcome["seats"] == [1]
            host.hear_until(lambda message: host.table["seats"][1]["kind"] == "human")


def test_who_resigns_loses_at_once(server: Running) -> None:
    made = server.make(SOLO)
    with server.sit(made["game"], made["token"]) as player:
        assert player.request("resign", seat=0)["type"] == "accepted"
        player.wait_for(lambda update: update["scene"]["outcome"] is not None)
        assert player.update["scene"]["outcome"]["winner"] == 1
        assert "over" in player.request("resign", seat=0)["reason"]
    assert server.rest.get(f"/games/{made['game']}").json()["over"]
    assert server.rest.get(f"/games/{made['game']}/record").status_code == 200


def test_chat_is_told_to_all_and_has_limits(server: Running) -> None:
    made = server.make(ONLINE)
    joined = server.join(made, name="Ben")
    with server.sit(made["game"], made["token"]) as one, server.sit(made["game"], joined["token"]) as other:
        one.request("say", seat=0, text="Good  game\n to you")
        said = other.hear_until(lambda message: message["type"] == "chatted")["line"]
        assert (said["seat"], said["name"], said["text"]) == (0, "Mara", "Good game to you")
        assert one.request("say", seat=0, text=" ")["type"] == "not_accepted"
        assert "too long" in one.request("say", seat=0, text="x" * 501)["reason"]
        answers = [one.request("say", seat=0, text="again")["type"] for _ in range(12)]
        assert answers[0] == "accepted"
        assert answers[-1] == "not_accepted"
    with server.sit(made["game"]) as watcher:
        assert watcher.welcome["chat"][0]["text"] == "Good game to you"
        assert "cannot chat" in watcher.request("say", text="hello")["reason"]


def test_a_list_shows_my_games_and_those_that_can_be_watched(server: Running) -> None:
    mine, solo = server.make(ONLINE, title="Ours", spectators="all"), server.make(SOLO, title="Alone")
    tokens = f"{mine['token']},{solo['token']},{mine['game']}.wrong,nonsense"
    listed = server.rest.get("/games", params={"mine": tokens}).json()
    assert [(game["title"], game["mine"]) for game in listed] == [("Ours", [0]), ("Alone", [0])]
    public = [game["game"] for game in server.rest.get("/games").json()]
    assert mine["game"] in public
    assert solo["game"] not in public


def test_a_record_is_not_given_before_the_end(server: Running) -> None:
    made = server.make(SOLO)
    refused = server.rest.get(f"/games/{made['game']}/record")
    assert refused.status_code == 409
    assert "when it ends" in refused.json()["reason"]


def test_a_game_that_cannot_be_made_says_why(server: Running) -> None:
    me = {"player": "me", "fleet": "core_rebels"}
    for seats, fields, word in (
        ([me], {}, "Add a computer"),
        ([me, {"player": "nobody", "fleet": "core_empire"}], {}, "Players are"),
        ([me, {"player": "random"}], {}, "Choose a fleet"),
        ([me, {"player": "random", "fleet": "/etc/passwd"}], {}, ""),
        ([me, {"player": "random", "fleet": "empire_400_ships"}], {"points": 180}, "180"),
        ([me, {"player": "random", "fleet": "core_empire"}], {"minutes": 0}, "minutes"),
        ([me, {"player": "random", "fleet": "core_empire"}], {"start": "end"}, "battle"),
        ([me, {"player": "random", "fleet": "core_empire"}], {"profile": "none"}, ""),
        ([me, {"player": "random", "fleet": "core_empire"}], {"unknown": 1}, ""),
    ):
        answer = server.rest.post("/games", json={"seats": seats, **fields})
        assert 400 <= answer.status_code < 500, answer.text
        assert word in answer.text, answer.text
        assert answer.json()["reason"]
