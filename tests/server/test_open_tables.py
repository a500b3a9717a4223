"""The list of open tables: lobbies whose hosts want anybody to join, and no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.lobbies import FRIEND, lobby, until
from tests.server.running import Json, Running, running, settings_in

PAIR: list[Json] = [{"player": "me", "name": "Ilse"}, FRIEND]


def open_table(server: Running, game: str) -> Json | None:
    """A game's entry in the list."""
    listed = {table["game"]: table for table in server.rest.get("/tables").json()}
    return listed.get(game)


def join(server: Running, game: str, **joining: Any) -> Any:
    """Come from the list, in a browser of one's own."""
    server.rest.cookies.clear()
    return server.rest.post(f"/games/{game}/join", json={"invitation": "open", **joining})


def test_a_lobby_is_on_the_list_only_if_its_host_wants_that(server: Running) -> None:
    private = server.make(PAIR, lobby=True, points=300)
    public = server.make(PAIR, lobby=True, points=300, listed=True, title="Beginners welcome")
    assert open_table(server, private["game"]) is None
    shown = open_table(server, public["game"])
    assert shown is not None
    assert (shown["title"], shown["host"], shown["points"]) == ("Beginners welcome", "Ilse", 300)
    assert (shown["format"], shown["players"], shown["free"], shown["minutes"]) == ("standard", 2, 1, None)
    assert 0 <= shown["waits"] < 3600


def test_an_open_table_tells_no_secret_and_is_not_among_the_games_to_watch(server: Running) -> None:
    made = server.make(PAIR, lobby=True, listed=True)
    told = server.rest.get("/tables").text
    assert made["token"] not in told
    assert made["invitations"]["table"].partition("invitation=")[2] not in told
    assert made["game"] not in [game["game"] for game in server.rest.get("/games").json()]


def test_whoever_comes_from_the_list_has_a_seat_with_one_request(server: Running) -> None:
    made = server.make(PAIR, lobby=True, listed=True)
    assert server.rest.get(f"/games/{made['game']}", params={"invitation": "open"}).status_code == 200
    joined = join(server, made["game"], name="Jun", sit=True)
    assert (joined.status_code, joined.json()["seats"]) == (200, [1])
    assert open_table(server, made["game"]) is None, "nobody is missing any more"
    late = join(server, made["game"], name="Mara", sit=True)
    assert late.status_code == 409
    assert "no longer open" in late.json()["reason"]


def test_nobody_comes_from_the_list_to_a_table_that_is_not_there(server: Running) -> None:
    made = server.make(PAIR, lobby=True)
    refused = join(server, made["game"], name="Eve", sit=True)
    assert (refused.status_code, "no longer open" in refused.json()["reason"]) == (409, True)


def test_the_host_puts_a_lobby_on_the_list_and_takes_it_off(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        assert "Ilse" in jun.request("list_table", listed=True)["reason"]
        assert open_table(server, table.game) is None
        assert table.host.request("list_table", listed=True)["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["is_listed"])
        shown = open_table(server, table.game)
        assert shown is not None
        assert (shown["free"], shown["is_here"], shown["format"]) == (2, True, "sector_fleet")
        assert table.host.request("list_table", listed=False)["type"] == "accepted"
        assert open_table(server, table.game) is None
        assert join(server, table.game, name="Eve").status_code == 409


def test_a_game_that_nobody_may_watch_cannot_be_listed(server: Running) -> None:
    body = {"seats": PAIR, "lobby": True, "listed": True, "spectators": "none"}
    refused = server.rest.post("/games", json=body)
    assert (refused.status_code, refused.json()["where"]) == (400, "listed")
    with lobby(server, spectators="none") as table:
        assert "nobody may watch" in table.host.request("list_table", listed=True)["reason"]


def test_a_table_leaves_the_list_when_its_host_leaves_it(server: Running) -> None:
    with lobby(server, listed=True) as table:
        assert open_table(server, table.game) is not None
        table.host.request("leave_table")
        assert open_table(server, table.game) is None


def test_a_table_waits_on_the_list_while_its_server_restarts(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, thinkers=0, previewers=0)
    with running(settings) as server:
        made = server.make(PAIR, lobby=True, listed=True)
    with running(settings) as server:
        shown = open_table(server, made["game"])
        assert shown is not None
        assert not shown["is_here"]
        assert join(server, made["game"], name="Jun", sit=True).status_code == 200


@pytest.mark.parametrize("name", ["", "Ilse"])
def test_a_name_is_needed_that_nobody_else_has(server: Running, name: str) -> None:
    made = server.make(PAIR, lobby=True, listed=True)
    assert join(server, made["game"], name=name, sit=True).status_code == 400
    assert open_table(server, made["game"]) is not None
