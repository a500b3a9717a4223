"""Private games: spectators, and links that are revoked."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.player import SocketPlayer
from tests.server.running import ONLINE, SOLO, Json, Running


def public(server: Running) -> list[str]:
    return [game["game"] for game in server.rest.get("/games").json()]


def over(server: Running, made: Json) -> None:
    with server.sit(made["game"], made["token"]) as player:
        player.request("resign", seat=0)


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    """Somebody without a cookie."""
    with httpx.Client(base_url=server.rest.base_url, timeout=PATIENCE) as found:
        yield found


def test_a_game_between_friends_is_not_listed_unless_that_was_wanted(server: Running) -> None:
    quiet, listed = server.make(ONLINE), server.make(ONLINE, spectators="all")
    assert quiet["game"] not in public(server)
    assert listed["game"] in public(server)
    with server.sit(quiet["game"]) as watcher:
        assert watcher.table["watched_by"] == "link"


def test_a_private_game_is_seen_by_its_players_alone(server: Running, stranger: httpx.Client) -> None:
    made = server.make(ONLINE, spectators="none")
    assert made["game"] not in public(server)
    assert "watch" not in made["invitations"]
    with server.sit(made["game"]) as watcher:
        assert watcher.welcome["type"] == "failed"
        assert "private" in watcher.welcome["reason"]
    for path in ("", "/log"):
        refused = stranger.get(f"/games/{made['game']}{path}")
        assert refused.status_code == 403, refused.text
        assert "private" in refused.json()["reason"]
    joined = server.join(made, name="Ben")
    with server.sit(made["game"], joined["token"]) as ben:
        assert ben.table["watched_by"] == "none"
        assert ben.table["invitations"] == {}


def test_whoever_is_invited_to_a_private_game_is_told_what_it_is(server: Running, stranger: httpx.Client) -> None:
    made = server.make(ONLINE, spectators="none")
    path = f"/games/{made['game']}"
    invitation = made["invitations"]["1"].partition("invitation=")[2]
    assert stranger.get(path, params={"invitation": invitation}).json()["invited"]["seat"] == 1
    assert stranger.get(path, params={"invitation": "guess"}).status_code == 403


def test_the_replay_and_the_record_of_a_private_game_are_for_its_players(
    server: Running, stranger: httpx.Client
) -> None:
    made = server.make(SOLO, spectators="none")
    over(server, made)
    game = made["game"]
    for path in (f"/games/{game}/record", f"/replays/{game}", f"/replays/{game}/record", f"/replays/{game}/story"):
        assert stranger.get(path).status_code == 403, path
    branch = {"moment": 0, "seats": [{"player": "me"}, {"player": "greedy"}]}
    assert stranger.post(f"/replays/{game}/branch", json=branch).status_code == 403
    cookie = {"cookie": f"armada-{game}={made['token']}"}
    assert stranger.get(f"/replays/{game}", headers=cookie).status_code == 200
    assert stranger.get(f"/games/{game}/record", params={"seat": made["token"]}).status_code == 200


def test_what_no_game_offers_spectators_is_refused(server: Running) -> None:
    refused = server.rest.post("/games", json={"seats": ONLINE, "spectators": "some"})
    assert refused.status_code == 400
    assert "all, link, none" in refused.json()["reason"]


# Links that are void


def renew(server: Running, game: str, token: str) -> httpx.Response:
    return server.rest.post(f"/games/{game}/seat/renew", json={"token": token})


def hear_the_end(player: SocketPlayer) -> str:
    reason: str = player.hear_until(lambda message: message["type"] == "failed")["reason"]
    return reason


def test_a_seat_gets_a_new_link_and_every_device_with_the_old_one_is_out_at_once(server: Running) -> None:
    made = server.make(ONLINE)
    game, old = made["game"], made["token"]
    with server.sit(game, old) as mara, server.sit(game, old) as thief:
        fresh = renew(server, game, old).json()
        assert fresh["seats"] == [0]
        assert fresh["token"] != old
        for each in (mara, thief):
            assert "no longer works" in hear_the_end(each)
    with server.sit(game, old) as late:
        assert late.welcome["type"] == "failed"
    assert server.rest.post(f"/games/{game}/seat", json={"token": old}).status_code == 403
    with server.sit(game, fresh["token"]) as mara:
        assert mara.welcome["seats"] == [0]


def test_a_browser_replaces_its_link_by_its_cookie_and_gets_the_new_one_as_a_cookie(
    server: Running, stranger: httpx.Client
) -> None:
    made = server.make(ONLINE)
    name, origin = f"armada-{made['game']}", {"origin": f"http://127.0.0.1:{server.port}"}
    headers = {"cookie": f"{name}={made['token']}", **origin}
    answer = stranger.post(f"/games/{made['game']}/seat/renew", json={}, headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.cookies[name] == answer.json()["token"] != made["token"]
    other_site = stranger.post(f"/games/{made['game']}/seat/renew", json={}, headers={"cookie": headers["cookie"]})
    assert other_site.status_code == 403


def test_a_link_that_holds_no_seat_is_not_replaced(server: Running) -> None:
    made = server.make(ONLINE)
    assert renew(server, made["game"], f"{made['game']}.guess").status_code == 403
    with server.sit(made["game"], made["token"]) as mara:
        assert mara.welcome["seats"] == [0]
