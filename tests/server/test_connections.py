"""Connections that never say what they want, or say it too slowly, keep nobody else from the server."""

from __future__ import annotations

import select
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from armada.server.rate_limits import counted_as
from armada.server.settings import Limits
from tests.patience import PATIENCE
from tests.server.running import SOLO, Running, running, settings_in
from tests.server.server_process import server_process

HALF_HEADERS = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Half: "
HALF_BODY = (
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
)
WHOLE = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
ALL_CARDS = b"GET /api/cards HTTP/1.1\r\nHost: localhost\r\n\r\n"
FILES = 256
"""As many files as some systems let a process open."""


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server that waits a moment for anything: short for a test, and long for who is quick on a busy machine."""
    limits = Limits(headers=2.0, body_seconds=2.0)
    with running(settings_in(tmp_path, limits=limits, thinkers=0, previewers=0)) as found:
        yield found


def connected(port: int, source: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))


def wait_until(server: Running, holds: Callable[[], bool]) -> bool:
    """Ask the server for something else until something holds; a test that waits in vain runs into its own limit."""
    while not holds():
        assert server.rest.get("/health").status_code == 200
    return True


def callers(server: Running) -> list[Any]:
    """The other ends of all connections of a server."""
    return [getattr(connection, "client", None) for connection in server.server.server_state.connections.copy()]


def told(connection: socket.socket) -> bytes:
    """Everything that is said until the other side hangs up."""
    found = b""
    while more := connection.recv(65_536):
        found += more
    return found


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="one machine has many loopback addresses on Linux")
@pytest.mark.parametrize("half", [HALF_HEADERS, HALF_BODY], ids=["headers", "body"])
def test_half_open_requests_of_one_address_lock_nobody_out(tmp_path: Path, half: bytes) -> None:
    with server_process(tmp_path, open_files=FILES, thinkers=0, previewers=0) as server, ExitStack() as stack:
        for _ in range(FILES):
            connection = stack.enter_context(connected(server.port))
            try:
                connection.sendall(half)
            except OSError:
                continue
        with connected(server.port, "127.0.0.2") as other:
            other.sendall(WHOLE)
            assert b"200 OK" in told(other)


@pytest.mark.parametrize("half", [b"", HALF_HEADERS, HALF_BODY], ids=["nothing", "headers", "body"])
def test_half_a_request_is_closed_in_time_with_a_reason(hasty: Running, half: bytes) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(half)
        answer = told(connection)
    assert answer.startswith(b"HTTP/1.1 408")
    assert b"did not arrive in time" in answer


def test_half_a_second_request_is_closed_in_time(hasty: Running) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(WHOLE.replace(b"Connection: close\r\n", b"") + HALF_HEADERS)
        answer = told(connection)
    assert answer.count(b"HTTP/1.1 ") == 2
    assert b"HTTP/1.1 408" in answer


def test_an_answer_that_nobody_takes_is_given_up(hasty: Running) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", hasty.port))
        connection.sendall(ALL_CARDS * 60)
        assert wait_until(hasty, lambda: connection.getsockname() in callers(hasty))
        assert wait_until(hasty, lambda: connection.getsockname() not in callers(hasty))


def test_a_request_that_is_whole_may_take_its_time(hasty: Running) -> None:
    made = hasty.make(SOLO, start="battle")
    assert made["game"]
    with hasty.sit(made["game"], made["token"]) as player:
        assert player.next_prompt() is not None


def test_connections_of_one_address_are_bounded_and_those_of_a_proxy_are_not(tmp_path: Path) -> None:
    limits = Limits(waiting_per_address=5)
    few = settings_in(tmp_path, limits=limits, thinkers=0, previewers=0)
    with running(few) as server, ExitStack() as stack:
        server.rest.close()
        held = [stack.enter_context(connected(server.port)) for _ in range(8)]
        refused, _, _ = select.select(held, [], [], PATIENCE)
        assert b"too many connections" in told(refused[0])
    with running(replace(few, proxies=("127.0.0.0/8",))) as server, ExitStack() as stack:
        server.rest.close()
        for _ in range(8):
            stack.enter_context(connected(server.port))
        with connected(server.port) as another:
            another.sendall(WHOLE)
            assert b"200 OK" in told(another)


def test_requests_of_one_caller_behind_a_proxy_are_bounded(tmp_path: Path) -> None:
    limits = Limits(waiting_per_address=3)
    few = settings_in(tmp_path, limits=limits, thinkers=0, previewers=0, proxies=("127.0.0.1",))
    with running(few) as server, ExitStack() as stack:
        for _ in range(3):
            connection = stack.enter_context(connected(server.port))
            connection.sendall(HALF_BODY.replace(b"Host:", b"X-Forwarded-For: 192.0.2.1\r\nHost:"))
        mine, other = [{"x-forwarded-for": address} for address in ("192.0.2.1", "192.0.2.2")]
        while (answer := server.rest.get("/health", headers=mine)).status_code == 200:
            pass
        assert answer.status_code == 429
        assert "under way" in answer.json()["reason"]
        assert server.rest.get("/health", headers=other).status_code == 200


def test_whoever_has_one_ipv6_address_counts_as_all_of_its_network() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert counted_as("2001:db8:1:3::1") != counted_as("2001:db8:1:2::1")
    assert counted_as("192.0.2.1") == "192.0.2.1"
    assert counted_as("") == ""
