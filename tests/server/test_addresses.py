"""The address on slips, codes and the wall is one that phones can open, and it is there as a QR code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from armada.server.addresses import is_this_machine, lan_address, open_address
from armada.server.settings import Settings
from tests.server.organising import make_event, quick_settings
from tests.server.running import Running, running

OPEN = Settings(store=":memory:", host="0.0.0.0")
LAN = "192.168.7.20"
NAMED = {"host": "shop.example:8765"}


def test_the_host_with_which_a_desk_was_opened_is_the_address_for_others() -> None:
    found = open_address("http://shop.example:8765/", OPEN, lambda: LAN)
    assert (found.address, found.warning) == ("http://shop.example:8765", "")


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "0.0.0.0", "armada.localhost"])
def test_a_desk_opened_on_the_machine_itself_shows_its_address_in_the_network(host: str) -> None:
    found = open_address(f"http://{host}:8765/", OPEN, lambda: LAN)
    assert (found.address, found.warning) == (f"http://{LAN}:8765", "")


def test_a_machine_without_a_network_says_that_nobody_else_can_open_it() -> None:
    found = open_address("http://localhost:8765/", OPEN, lambda: "")
    assert "Only this machine" in found.warning


def test_a_server_that_listens_to_its_own_machine_alone_says_so() -> None:
    found = open_address("http://localhost:8765/", Settings(store=":memory:"), lambda: LAN)
    assert "--host 0.0.0.0" in found.warning


def test_the_address_in_the_network_is_never_the_machine_itself() -> None:
    found = lan_address()
    assert found == "" or not is_this_machine(found)


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Running]:
    """A server that is known by a name of its own."""
    with running(quick_settings(tmp_path, origins=("http://shop.example:8765",))) as found:
        yield found


def test_slips_and_codes_have_a_qr_code_of_an_address_that_phones_can_open(shop: Running) -> None:
    desk = make_event(shop, "Ada", "Bob")
    desk.round()
    for page in ("slips", "codes"):
        headers = {**desk.headers, **NAMED}
        text = shop.rest.get(f"{desk.path}/print/{page}", headers=headers).text
        assert f"http://shop.example:8765/event/{desk.id}/me" in text
        assert text.count('class="qr"') == (1 if page == "slips" else 2)


def test_slips_and_codes_of_a_server_that_nobody_else_can_open_say_so(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    desk.round()
    for page in ("slips", "codes"):
        text = desk.ask("GET", f"/print/{page}").text
        assert "Only this machine" in text
        assert 'class="qr"' not in text


def test_any_page_has_a_qr_code_of_an_address_that_phones_can_open(shop: Running) -> None:
    link = "/game/abc?invitation=x&y"
    found = shop.rest.get("/qr", params={"path": link}, headers=NAMED)
    assert found.headers["content-type"].startswith("image/svg+xml")
    assert "http://shop.example:8765/game/abc?invitation=x&amp;y" in found.text
    told = shop.rest.get("/address", headers=NAMED).json()
    assert told == {"address": "http://shop.example:8765", "warning": ""}


def test_there_is_no_qr_code_of_an_address_that_nobody_else_can_open(server: Running) -> None:
    assert server.rest.get("/qr").status_code == 409
    assert "armada play --open" in server.rest.get("/address").json()["warning"]


def test_a_qr_code_is_of_a_page_of_ours(shop: Running) -> None:
    assert shop.rest.get("/qr", params={"path": "elsewhere"}, headers=NAMED).status_code == 400
