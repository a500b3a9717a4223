"""Notices that it is somebody's move: posted once, to a public address they named, while they are not there."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec.structs import replace

from armada.server.webhooks import WebhookFailed, WebhookRefused, _post, checked, is_public, post
from tests.patience import PATIENCE
from tests.server.running import ONLINE, Json, Running, running, settings_in


class Receiver:
    """A chat program that takes notices, and refuses the first few."""

    def __init__(self, refusals: int) -> None:
        self.received: Queue[Json] = Queue()
        self.refusals = refusals
        self.address = ""
        self.host = ""
        self.moved_to = ""

    def take(self, body: Json) -> int:
        """The status for a notice."""
        self.received.put(body)
        self.refusals -= 1
        return 503 if self.refusals >= 0 else 204


@contextmanager
def receiver(refusals: int = 0) -> Iterator[Receiver]:
    found = Receiver(refusals)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            found.host = self.headers["host"]
            if found.moved_to:
                self.send_response(302)
                self.send_header("location", found.moved_to)
            else:
                self.send_response(found.take(body))
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        found.address = f"http://127.0.0.1:{server.server_port}/hook"
        yield found
        server.shutdown()
        thread.join(PATIENCE)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at home, which may post to its own network."""
    settings = settings_in(tmp_path_factory.mktemp("home"), thinkers=0, previewers=0, local_webhooks=True)
    settings = replace(settings, limits=replace(settings.limits, webhook_pauses=(0.0, 0.0)))
    with running(settings) as found:
        yield found


@contextmanager
def browser(server: Running, game: str, token: str) -> Iterator[httpx.Client]:
    """A browser that has a seat."""
    base = f"http://127.0.0.1:{server.port}"
    with httpx.Client(base_url=f"{base}/api", headers={"origin": base}, timeout=PATIENCE) as client:
        assert client.post(f"/games/{game}/seat", json={"token": token}).status_code == 200
        yield client


def name_address(client: httpx.Client, game: str, address: str) -> httpx.Response:
    return client.put(f"/games/{game}/seat/webhook", json={"address": address})


def test_a_player_who_is_away_is_notified_once_when_they_are_asked(home: Running) -> None:
    made = home.make(ONLINE, title="Two fleets")
    joined = home.join(made, name="Jun")
    game = made["game"]
    with receiver() as chat, browser(home, game, joined["token"]) as jun:
        assert name_address(jun, game, chat.address).json() == {"address": chat.address}
        assert jun.get(f"/games/{game}/seat/webhook").json() == {"address": chat.address}
        with home.sit(game, made["token"]) as mara:
            mara.play(Random(3), until=lambda update: not update["prompts"])
        notice = chat.received.get(timeout=PATIENCE)
        assert (notice["game"], notice["title"]) == (game, "Two fleets")
        assert notice["link"] == f"http://127.0.0.1:{home.port}/game/{game}"
        assert notice["text"] == notice["content"] == f"It is your move in Two fleets: {notice['link']}"
        with home.sit(game, joined["token"]) as there:
            there.play(Random(3), 1)
        assert chat.received.empty(), "one notice for each absence"


def test_a_notice_that_fails_is_sent_again_and_then_dropped(home: Running) -> None:
    made = home.make(ONLINE)
    joined = home.join(made, name="Jun")
    with receiver(refusals=9) as chat, browser(home, made["game"], joined["token"]) as jun:
        name_address(jun, made["game"], chat.address)
        with home.sit(made["game"], made["token"]) as mara:
            mara.play(Random(3), until=lambda update: not update["prompts"])
        assert [chat.received.get(timeout=PATIENCE)["game"] for _ in range(3)] == [made["game"]] * 3
    assert chat.received.empty()


def test_an_empty_address_ends_the_notices(home: Running) -> None:
    made = home.make(ONLINE)
    with browser(home, made["game"], made["token"]) as mara:
        name_address(mara, made["game"], "https://chat.example/hook")
        assert name_address(mara, made["game"], "").json() == {"address": ""}


def test_a_new_link_to_a_seat_keeps_its_address_for_notices(home: Running) -> None:
    """The address stayed with the old link, so that notices ended without a word."""
    made = home.make(ONLINE, title="Two fleets")
    joined = home.join(made, name="Jun")
    game = made["game"]
    with receiver() as chat:
        with browser(home, game, joined["token"]) as jun:
            name_address(jun, game, chat.address)
            fresh = jun.post(f"/games/{game}/seat/renew", json={}).json()["token"]
        with browser(home, game, fresh) as jun:
            assert jun.get(f"/games/{game}/seat/webhook").json() == {"address": chat.address}
        with home.sit(game, made["token"]) as mara:
            mara.play(Random(3), until=lambda update: not update["prompts"])
        assert chat.received.get(timeout=PATIENCE)["game"] == game


def test_a_redirect_is_not_followed(home: Running) -> None:
    with receiver() as other, receiver() as chat:
        chat.moved_to = other.address
        with pytest.raises(WebhookFailed, match="302"):
            asyncio.run(post(chat.address, {"text": "Your move"}, is_local_allowed=True))
        assert other.received.empty()


def test_a_proxy_of_the_surroundings_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiver() as proxy, receiver() as chat:
        monkeypatch.setenv("HTTP_PROXY", proxy.address)
        asyncio.run(post(chat.address, {"text": "Your move"}, is_local_allowed=True))
        assert chat.received.get(timeout=PATIENCE) == {"text": "Your move"}
        assert proxy.received.empty()


def test_the_host_is_named_though_the_connection_goes_to_its_checked_address() -> None:
    with receiver() as chat:
        asyncio.run(post(chat.address.replace("127.0.0.1", "localhost"), {}, is_local_allowed=True))
        assert chat.host == f"localhost:{urlsplit(chat.address).port}"


def test_a_name_that_leads_into_the_own_network_is_not_called() -> None:
    with receiver() as chat, pytest.raises(WebhookFailed, match="not a public address"):
        asyncio.run(_post(urlsplit(chat.address), b"{}", is_local_allowed=False))
    assert chat.received.empty()


def test_only_a_holder_of_a_seat_can_name_an_address_or_read_it(home: Running) -> None:
    made = home.make(ONLINE)
    with httpx.Client(base_url=f"http://127.0.0.1:{home.port}/api") as stranger:
        assert stranger.get(f"/games/{made['game']}/seat/webhook").status_code == 404
        assert name_address(stranger, made["game"], "https://chat.example/hook").status_code == 404


def test_a_server_on_the_internet_refuses_addresses_of_its_own_network(server: Running) -> None:
    made = server.make(ONLINE)
    with browser(server, made["game"], made["token"]) as mara:
        refused = name_address(mara, made["game"], "https://192.168.0.7/hook")
        assert (refused.status_code, refused.json()["where"]) == (400, "address")
        assert "--local-webhooks" in refused.json()["reason"]


@pytest.mark.parametrize(
    "address",
    [
        "http://chat.example/hook",
        "ftp://chat.example/hook",
        "https://",
        "https://me:secret@chat.example/",
        "https://chat.example:22/",
        "https://chat.example/a b",
        "https://chat.example/\r\nHost: x",
        "https://localhost/",
        "https://printer.local/",
        "https://intranet/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://169.254.169.254/",
        "https://[::1]/",
        "https://[fd00::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://0.0.0.0/",
        f"https://chat.example/{'a' * 500}",
    ],
)
def test_notices_go_to_secure_public_addresses_alone(address: str) -> None:
    with pytest.raises(WebhookRefused):
        checked(address, is_local_allowed=False)


def test_a_public_address_is_accepted() -> None:
    assert checked("https://chat.example/api/hooks/1?key=2", is_local_allowed=False).hostname == "chat.example"


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "192.168.1.1", "172.16.0.1", "100.64.0.1", "::1", "fe80::1%eth0", "64:ff9b::7f00:1", "224.0.0.1"],
)
def test_an_address_of_a_local_or_special_network_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet_are_public() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2001:4860:4860::8888")
