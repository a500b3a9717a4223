"""Seats in cookies: a browser sits where it sat, with no token in its pages; other pages and devices do not."""

from __future__ import annotations

from collections.abc import Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path
from random import Random

import httpx
import pytest

from armada.server.cookies import MAX_COOKIES
from tests.patience import PATIENCE
from tests.server.organising import quick_settings
from tests.server.player import SocketPlayer
from tests.server.running import HOT_SEAT, ONLINE, SOLO, Json, Running, running, settings_in

FAR_AWAY = "https://elsewhere.example"


@pytest.fixture
def page(server: Running) -> Iterator[httpx.Client]:
    """A browser of its own, at a page of the server."""
    with browser(server) as found:
        yield found


def browser(server: Running) -> httpx.Client:
    origin = f"http://127.0.0.1:{server.port}"
    return httpx.Client(base_url=f"{origin}/api", headers={"origin": origin}, timeout=PATIENCE)


def make(page: httpx.Client, seats: list[Json]) -> Json:
    answer = page.post("/games", json={"seats": seats})
    assert answer.status_code == 201, answer.text
    made: Json = answer.json()
    return made


def sent_cookie(answer: httpx.Response) -> Morsel[str]:
    """The one cookie of an answer."""
    (found,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return found


def sit(server: Running, page: httpx.Client, game: str, origin: str | None = "") -> SocketPlayer:
    """A socket of that browser: with its cookies and the origin of its page, or another, and with no token."""
    cookies = "; ".join([f"{name}={value}" for name, value in page.cookies.items()])
    here = f"http://127.0.0.1:{server.port}" if origin == "" else origin
    return SocketPlayer(server.port, game, None, additional_headers={"cookie": cookies}, origin=here)


def test_who_makes_a_game_sits_there_with_a_cookie_that_no_script_and_no_other_site_can_use(server: Running) -> None:
    answer = server.rest.post("/games", json={"seats": SOLO})
    cookie = sent_cookie(answer)
    assert cookie.key == f"armada-{answer.json()['game']}"
    assert cookie.value == answer.json()["token"]
    assert cookie["httponly"] is True
    assert cookie["samesite"] == "strict"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 300 * 24 * 3600
    assert not cookie["secure"]
    assert not cookie["domain"]


def test_a_cookie_is_secure_where_a_trusted_proxy_says_https_and_only_there(tmp_path: Path, server: Running) -> None:
    told = {"x-forwarded-proto": "https"}
    plain = server.rest.post("/games", json={"seats": SOLO}, headers=told)
    assert not sent_cookie(plain)["secure"]
    with running(settings_in(tmp_path, proxies=("127.0.0.1",), thinkers=0, previewers=0)) as behind:
        assert sent_cookie(behind.rest.post("/games", json={"seats": SOLO}, headers=told))["secure"]
        assert not sent_cookie(behind.rest.post("/games", json={"seats": SOLO}))["secure"]


def test_a_socket_with_the_cookie_sits_and_decides(server: Running, page: httpx.Client) -> None:
    made = make(page, HOT_SEAT)
    with sit(server, page, made["game"]) as screen:
        assert screen.welcome["seats"] == [0, 1], "both seats of a shared screen"
        assert screen.play(Random(3), 3) == 3


def test_another_browser_with_the_id_of_the_game_alone_watches(server: Running, page: httpx.Client) -> None:
    made = make(page, SOLO)
    make(server.rest, SOLO)
    with browser(server) as stranger, sit(server, stranger, made["game"]) as watcher:
        assert watcher.welcome["seats"] == []
        assert stranger.get(f"/games/{made['game']}").json()["mine"] == []
        assert stranger.get("/games", params={"mine": ""}).json() == []
        assert stranger.get(f"/games/{made['game']}/seat").status_code == 404


def test_a_cookie_counts_for_nothing_on_a_socket_that_does_not_say_which_page_it_is_of(
    server: Running, page: httpx.Client
) -> None:
    made = make(page, SOLO)
    with sit(server, page, made["game"], origin=None) as nobody:
        assert nobody.welcome["seats"] == []


def test_pages_of_other_sites_can_do_nothing_with_the_cookie(server: Running, page: httpx.Client) -> None:
    made = make(page, ONLINE)
    for method, path in (("POST", "/games"), ("POST", f"/games/{made['game']}/seat")):
        refused = page.request(method, path, json={"token": made["token"]}, headers={"origin": FAR_AWAY})
        assert refused.status_code == 403
    assert page.delete(f"/games/{made['game']}/seat", headers={"origin": FAR_AWAY}).status_code == 403
    with pytest.raises(Exception, match="rejected"):
        sit(server, page, made["game"], origin=FAR_AWAY)


def test_pages_of_another_port_of_this_machine_may_talk_but_have_not_the_cookie(
    server: Running, page: httpx.Client
) -> None:
    made = make(page, SOLO)
    other = f"http://127.0.0.1:{server.port + 1}"
    with sit(server, page, made["game"], origin=other) as watcher:
        assert watcher.welcome["seats"] == []
    assert page.get(f"/games/{made['game']}/seat", headers={"origin": other}).status_code == 404
    assert page.get(f"/games/{made['game']}/seat").status_code == 200


def test_pages_of_an_origin_that_was_named_have_the_cookie(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path, origins=(FAR_AWAY,))) as server, browser(server) as page:
        made = make(page, HOT_SEAT)
        with sit(server, page, made["game"], origin=FAR_AWAY) as screen:
            assert screen.welcome["seats"] == [0, 1]


def test_my_games_are_listed_by_cookie_and_by_token(server: Running, page: httpx.Client) -> None:
    first, second = make(page, SOLO), make(page, HOT_SEAT)
    listed = page.get("/games", params={"mine": ""}).json()
    assert [(game["game"], game["mine"]) for game in listed] == [(second["game"], [0, 1]), (first["game"], [0])]
    assert page.get(f"/games/{first['game']}").json()["mine"] == [0]
    by_token = httpx.get(f"{page.base_url}games", params={"mine": first["token"]}).json()
    assert [game["game"] for game in by_token] == [first["game"]]


def test_a_seat_is_taken_up_on_another_device_by_its_link(server: Running, page: httpx.Client) -> None:
    made = make(page, SOLO)
    token = page.get(f"/games/{made['game']}/seat").json()["token"]
    with browser(server) as phone:
        answer = phone.post(f"/games/{made['game']}/seat", json={"token": token})
        assert answer.json()["seats"] == [0]
        with sit(server, phone, made["game"]) as there, sit(server, page, made["game"]) as here:
            assert there.welcome["seats"] == here.welcome["seats"] == [0]


def test_a_link_that_holds_no_seat_sets_no_cookie(server: Running, page: httpx.Client) -> None:
    made, another = make(page, SOLO), make(page, SOLO)
    for wrong in ("", "no token", another["token"], f"{made['game']}.guessed", "x" * 5_000):
        answer = page.post(f"/games/{made['game']}/seat", json={"token": wrong})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers


def test_a_friend_who_opens_the_invitation_again_has_the_seat_still(server: Running, page: httpx.Client) -> None:
    made = make(page, ONLINE)
    invitation = {"invitation": made["invitations"]["1"]}
    with browser(server) as friend:
        joined = friend.post(f"/games/{made['game']}/join", json=invitation)
        assert sent_cookie(joined).value == joined.json()["token"]
        assert friend.post(f"/games/{made['game']}/join", json=invitation).json() == joined.json()
        with sit(server, friend, made["game"]) as guest:
            assert guest.welcome["seats"] == [1]
    assert page.post(f"/games/{made['game']}/join", json=invitation).status_code == 409


def test_a_browser_that_forgets_its_seat_watches_and_the_link_leads_back(server: Running, page: httpx.Client) -> None:
    made = make(page, SOLO)
    forgotten = page.delete(f"/games/{made['game']}/seat")
    assert forgotten.status_code == 204
    assert not page.cookies
    with sit(server, page, made["game"]) as watcher:
        assert watcher.welcome["seats"] == []
    page.post(f"/games/{made['game']}/seat", json={"token": made["token"]})
    with sit(server, page, made["game"]) as player:
        assert player.welcome["seats"] == [0]


def test_of_too_many_games_the_oldest_give_way(server: Running, page: httpx.Client) -> None:
    games = [f"{number:012x}" for number in range(MAX_COOKIES)]
    for game in games:
        page.cookies.set(f"armada-{game}", f"{game}.secret", domain="127.0.0.1", path="/")
    made = make(page, SOLO)
    kept = [name.removeprefix("armada-") for name in page.cookies]
    assert len(kept) == MAX_COOKIES
    assert games[0] not in kept
    assert made["game"] in kept


def test_cookies_that_are_none_of_ours_are_passed_over(server: Running) -> None:
    made = server.make(SOLO)
    origin = f"http://127.0.0.1:{server.port}"
    for cookie in (
        "armada-=",
        f"armada-{made['game']}=",
        f"armada-{made['game']}={made['game']}.no",
        "=;;=",
        "a" * 9,
    ):
        headers = {"cookie": cookie, "origin": origin}
        answer = httpx.get(f"{origin}/api/games", params={"mine": ""}, headers=headers)
        assert answer.json() == []
        with SocketPlayer(server.port, made["game"], None, additional_headers={"cookie": cookie}, origin=origin) as who:
            assert who.welcome["seats"] == []


def test_the_log_by_cookie_is_that_of_the_seat(server: Running, page: httpx.Client) -> None:
    made = make(page, SOLO)
    path = f"/games/{made['game']}/log"
    assert page.get(path).text == httpx.get(f"{page.base_url}games/{made['game']}/log?seat={made['token']}").text


def test_nothing_that_is_for_one_reader_is_kept_by_browsers_or_proxies(server: Running, page: httpx.Client) -> None:
    made = make(page, ONLINE)
    asked = f"/games/{made['game']}"
    for path in (asked, f"{asked}/seat", f"{asked}/log", f"{asked}/record", "/games?mine=", "/events/none/desk"):
        assert page.get(path).headers["cache-control"] == "no-store", path
    assert page.post("/games", json={"seats": SOLO}).headers["cache-control"] == "no-store"
    assert page.get("/cards").headers["cache-control"] == "no-cache"


def test_who_takes_the_open_seat_of_the_own_game_too_keeps_both(server: Running, page: httpx.Client) -> None:
    made = make(page, ONLINE)
    joined = page.post(f"/games/{made['game']}/join", json={"invitation": made["invitations"]["1"]}).json()
    assert joined["seats"] == [0, 1]
    assert page.get(f"/games/{made['game']}").json()["mine"] == [0, 1]
    with sit(server, page, made["game"]) as screen:
        assert screen.welcome["seats"] == [0, 1]
        assert screen.welcome["shared"]


def test_neither_tokens_nor_cookies_are_logged(
    server: Running, page: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    made = make(page, ONLINE)
    page.post(f"/games/{made['game']}/join", json={"invitation": made["invitations"]["1"]})
    page.post(f"/games/{made['game']}/seat", json={"token": f"{made['game']}.guessed"})
    with sit(server, page, made["game"]) as player:
        player.request("decide", seat=9, number=1, answer="pass")
    page.delete(f"/games/{made['game']}/seat")
    logged = "\n".join([str({**record.__dict__}) for record in caplog.records if record.name.startswith("armada")])
    assert made["game"] in logged
    for secret in (made["token"].partition(".")[2], "guessed", made["invitations"]["1"].rpartition("=")[2]):
        assert secret not in logged
