"""Hostile sockets: whatever is said, nobody's game changes, and no other game is disturbed."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from armada.server.settings import Limits
from tests.server.player import SocketPlayer
from tests.server.running import HOT_SEAT, SOLO, Json, Running, running, settings_in

NONSENSE: list[Any] = [
    None,
    True,
    -1,
    10**40,
    1e308,
    "",
    "x" * 5000,
    "\x00\ud800",
    [],
    {},
    [[[[[]]]]],
    {"type": "decide"},
    "pass",
]
TYPES = ["hello", "decide", "ask", "look", "undo", "ask_take_back", "propose", "reply", "resign", "say", "ping", "x"]
FIELDS = ["id", "seat", "number", "answer", "about", "line", "what", "proposal", "agree", "text", "token", "since"]
ABOUT = ["check", "courses", "try_course", "targets", "measure", "odds", "threat", "why"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that servers have, but for how long it waits for a hello."""
    limits = Limits(hello=2.0)
    with running(settings_in(tmp_path_factory.mktemp("strict"), limits=limits, thinkers=0, previewers=0)) as found:
        yield found


def assert_is_well(server: Running) -> None:
    """Another game goes on as ever."""
    made = server.make(HOT_SEAT, seed=1)
    with server.sit(made["game"], made["token"]) as screen:
        assert screen.play(Random(1), 4) == 4


def some_message(rng: Random) -> bytes | str:
    """Something that is not quite a message."""
    lot = rng.random()
    if lot < 0.15:
        return bytes([rng.randrange(256) for _ in range(rng.randrange(200))])
    if lot < 0.25:
        return "[" * rng.randrange(1, 5000)
    message: Json = {"type": rng.choice(TYPES), "id": str(rng.random())}
    for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        message[field] = rng.choice([*NONSENSE, rng.randrange(-3, 40)])
    if rng.random() < 0.3:
        message["about"] = {"type": rng.choice(ABOUT), "unit": rng.choice(NONSENSE), "answer": rng.choice(NONSENSE)}
    text = json.dumps(message)
    return text if rng.random() < 0.8 else text[: rng.randrange(len(text))]


@pytest.mark.parametrize("seed", range(6))
def test_nonsense_from_a_stranger_changes_nothing(server: Running, seed: int) -> None:
    rng = Random(f"hostile {seed}")
    made = server.make(HOT_SEAT, seed=3)
    with server.sit(made["game"], made["token"]) as victim, server.sit(made["game"]) as stranger:
        victim.hear_all()
        before = victim.update
        for _ in range(150):
            stranger.socket.send(some_message(rng))
        assert stranger.request("ping")["type"] == "accepted"
        for text in stranger.heard:
            assert json.loads(text)["type"] in ("welcome", "not_accepted", "accepted", "previewed", "table", "update")
        victim.hear_all()
        assert victim.update == before
    assert_is_well(server)


def test_nonsense_from_a_player_is_answered_and_the_game_goes_on(server: Running) -> None:
    rng = Random("hostile player")
    made = server.make(SOLO, seed=3)
    with server.sit(made["game"], made["token"]) as player:
        for _ in range(200):
            message = some_message(rng)
            if b"resign" not in (message if isinstance(message, bytes) else message.encode("utf-8", "replace")):
                player.socket.send(message)
        assert player.request("ping")["type"] == "accepted"
        player.hear_all()
        assert player.play(Random(1), 3) == 3


def test_previews_of_nonsense_are_refused_in_words(server: Running) -> None:
    made = server.make(SOLO, seed=3)
    with server.sit(made["game"], made["token"]) as player:
        for about in ABOUT:
            for wrong in (-1, 10**9):
                asked = {"type": about, "unit": wrong, "ship": wrong, "clicks": [9] * 9, "answer": {"x": wrong}}
                asked |= {"start": {"unit": wrong}, "end": {"point": [wrong, wrong]}}
                asked |= {"attacker": wrong, "zone": None, "defender": wrong, "target_zone": None}
                answer = player.request("ask", seat=0, about=asked)
                assert answer["type"] in ("previewed", "not_accepted")
        assert player.request("ask", seat=1, about={"type": "courses"})["type"] == "not_accepted"


def test_a_message_of_ten_megabytes_ends_the_connection_and_nothing_else(strict: Running) -> None:
    made = strict.make(HOT_SEAT, seed=3)
    with strict.sit(made["game"], made["token"]) as player, pytest.raises(ConnectionClosed):
        send_without_end(player, "x" * 10_000_000)
    assert_is_well(strict)


def send_without_end(player: SocketPlayer, text: str) -> None:
    """Say the same thing again and again, and hear what is answered."""
    while True:
        for _ in range(max(1, 200 - len(text))):
            player.socket.send(text)
        player.hear_all(quiet=0.01)


def test_a_flood_ends_the_connection_with_a_reason(strict: Running) -> None:
    made = strict.make(HOT_SEAT, seed=3)
    with strict.sit(made["game"]) as stranger:
        with pytest.raises(ConnectionClosed):
            send_without_end(stranger, json.dumps({"type": "ping", "id": "1"}))
        with suppress(ConnectionClosed):
            stranger.hear_all()
    assert "too quickly" in json.loads(stranger.heard[-1])["reason"]
    assert_is_well(strict)


def test_who_does_not_say_hello_is_told_so(strict: Running) -> None:
    made = strict.make(SOLO)
    for first in (None, "nonsense", json.dumps({"type": "ping", "id": "1"})):
        with SocketPlayer(strict.port, made["game"], None, hello=False) as silent:
            if first is not None:
                silent.socket.send(first)
            assert silent.hear()["type"] == "failed"
            with pytest.raises(ConnectionClosed):
                silent.hear()


def test_a_reader_who_does_not_read_gets_the_latest_state_and_holds_nobody_up(server: Running) -> None:
    made = server.make(HOT_SEAT, seed=6)
    with server.sit(made["game"], made["token"]) as screen, server.sit(made["game"], max_queue=1) as lazy:
        played = screen.play(Random(6), 60, until=lambda update: any(p["secret"] for p in update["prompts"]))
        screen.hear_all()
        lazy.wait_for(lambda update: update["number"] == screen.update["number"])
        assert played > 10
        assert lazy.update["scene"] == screen.update["scene"]


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://[::1", "file://"]
)
def test_pages_of_other_origins_are_turned_away(server: Running, origin: str) -> None:
    made = server.make(SOLO)
    with pytest.raises(InvalidStatus), server.sit(made["game"], made["token"], origin=origin):
        pass
    answer = server.rest.post("/games", json={"seats": SOLO}, headers={"origin": origin})
    assert answer.status_code == 403
    assert "may not talk" in answer.json()["reason"]


def test_a_page_of_this_machine_may_talk_and_a_foreign_host_name_may_not(server: Running) -> None:
    made = server.make(SOLO)
    with server.sit(made["game"], made["token"], origin="http://localhost:5173") as player:
        assert player.welcome["type"] == "welcome"
    answer = server.rest.get("/health", headers={"host": "rebound.example"})
    assert answer.status_code == 403


def test_every_answer_has_security_headers(server: Running) -> None:
    for path in ("/health", "/games", "/games/none", "/nothing"):
        headers = server.rest.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_an_address_cannot_make_games_without_end(tmp_path: Path) -> None:
    limits = Limits(games_at_once=3, games_per_hour=1, sockets_per_address=2)
    with running(settings_in(tmp_path, limits=limits, thinkers=0, previewers=0)) as found:
        answers = [found.rest.post("/games", json={"seats": SOLO}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        game = answers[0].json()["game"]
        with found.sit(game), found.sit(game), found.sit(game, hello=False) as third:
            assert "too many connections" in third.hear()["reason"]


def test_an_allowance_lets_an_address_make_a_multiple_of_the_games(tmp_path: Path) -> None:
    limits = Limits(games_at_once=2, games_per_hour=1).times(3)
    with running(settings_in(tmp_path, limits=limits, thinkers=0, previewers=0)) as found:
        answers = [found.rest.post("/games", json={"seats": SOLO}) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [201] * 6 + [429]


def test_half_a_request_harms_nobody(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GET /api/games/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgr")
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"\x16\x03\x01\x02\x00" + bytes(500))
    assert_is_well(server)
