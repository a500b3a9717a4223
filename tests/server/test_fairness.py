"""Previews are worked out one after the other: whoever plays is served first, and then every address in turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.player import SocketPlayer
from tests.server.running import SOLO, Running, running, settings_in

SPECTATORS = 8
EACH = 4
CONTOURS = {"type": "contours", "side": 0}
MEASURE = {"type": "measure", "start": {"unit": 0}, "end": {"point": [0, 0]}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(settings_in(tmp_path, proxies=("127.0.0.1",), thinkers=0)) as found:
        yield found


def ask_much(server: Running, game: str, stack: ExitStack) -> list[SocketPlayer]:
    """Spectators of one address who have asked for many contours, and been heard."""
    headers = {"x-forwarded-for": "192.0.2.1"}
    found = [
        stack.enter_context(server.sit(game, additional_headers=headers, max_queue=None)) for _ in range(SPECTATORS)
    ]
    for spectator in found:
        for number in range(EACH):
            spectator.say({"type": "ask", "id": f"contours {number}", "about": CONTOURS})
        spectator.say({"type": "ping", "id": "heard"})
        spectator.hear_until(lambda message: message.get("id") == "heard")
    return found


def answered(spectators: list[SocketPlayer]) -> int:
    """How many of their contours have been answered by now."""
    for spectator in spectators:
        spectator.hear_all(quiet=0.001)
    return sum([text.startswith('{"type":"previewed"') for spectator in spectators for text in spectator.heard])


def test_spectators_who_ask_for_many_contours_keep_no_player_waiting(server: Running) -> None:
    made = server.make(SOLO, start="battle")
    with server.sit(made["game"], made["token"]) as player, ExitStack() as stack:
        player.request("ask", seat=0, about=MEASURE)
        spectators = ask_much(server, made["game"], stack)
        assert player.request("ask", seat=0, about=MEASURE)["type"] == "previewed"
        assert answered(spectators) < SPECTATORS * EACH, "in the order of asking all of theirs would come first"


def test_one_address_that_asks_for_much_keeps_no_other_waiting(server: Running) -> None:
    game = server.make(SOLO, start="battle")["game"]
    with server.sit(game, additional_headers={"x-forwarded-for": "192.0.2.2"}) as other, ExitStack() as stack:
        other.request("ask", about=MEASURE)
        spectators = ask_much(server, game, stack)
        assert other.request("ask", about=MEASURE)["type"] == "previewed"
        assert answered(spectators) < SPECTATORS * EACH, "in the order of asking all of theirs would come first"


def test_of_many_previews_of_one_socket_the_oldest_that_waits_is_dropped(server: Running) -> None:
    made = server.make(SOLO, start="battle")
    with server.sit(made["game"], made["token"], max_queue=None) as player:
        for number in range(60):
            player.say({"type": "ask", "id": str(number), "seat": 0, "about": CONTOURS})
        last = player.hear_until(lambda message: message.get("id") == "59")
        assert last["type"] == "previewed"
        assert any("A newer request" in text for text in player.heard)
