"""Two server processes on one PostgreSQL: the seats of one game may be at either, and both see it live."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
import pytest

from armada.server.store.peers import Present
from armada.server.tables.presence import PEER_TIMEOUT_SECONDS, RemotePresence
from tests.patience import PATIENCE
from tests.server.launching import Launcher, launcher
from tests.server.player import SocketPlayer, play_in_turns
from tests.server.postgres import new_database
from tests.server.running import ONLINE, Json

WATCHED = [{"player": "random", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]


class Nodes(NamedTuple):
    """Two servers on one database."""

    one: Launcher
    other: Launcher

    def make(self, seats: list[Json], **wanted: object) -> Json:
        """Make a game at the first."""
        answer = httpx.post(
            f"http://127.0.0.1:{self.one.port}/api/games", json={"seats": seats, **wanted}, timeout=PATIENCE
        )
        made: Json = answer.json()
        return made

    def join(self, made: Json) -> str:
        """Take the open seat at the other; the token."""
        body = {"invitation": made["invitations"]["1"], "name": "Anders"}
        url = f"http://127.0.0.1:{self.other.port}/api/games/{made['game']}/join"
        token: str = httpx.post(url, json=body, timeout=PATIENCE).json()["token"]
        return token


@pytest.fixture(scope="module")
def nodes(postgres_url: str) -> Iterator[Nodes]:
    url = new_database(postgres_url)
    with launcher(url) as one, launcher(url) as other:
        one.start()
        other.start()
        yield Nodes(one, other)


class Pair(NamedTuple):
    """Two players of one game, each at a server of their own."""

    mara: SocketPlayer
    anders: SocketPlayer
    tokens: tuple[str, str]

    def asked_and_other(self) -> tuple[SocketPlayer, SocketPlayer]:
        """The player who is asked and the one who waits, as soon as both servers know."""
        while self.mara.prompt is None and self.anders.prompt is None:
            for player in (self.mara, self.anders):
                player.hear_all(quiet=0.05)
        return (self.mara, self.anders) if self.mara.prompt is not None else (self.anders, self.mara)


@pytest.fixture
def online(nodes: Nodes) -> Iterator[Pair]:
    made = nodes.make(ONLINE)
    token = nodes.join(made)
    with (
        SocketPlayer(nodes.one.port, made["game"], made["token"]) as mara,
        SocketPlayer(nodes.other.port, made["game"], token) as anders,
    ):
        yield Pair(mara, anders, (made["token"], token))


def _is_after(number: int, update: Json) -> bool:
    return bool(update["number"] > number)


def test_a_decision_at_one_server_is_seen_at_the_other_in_a_fraction_of_a_second(online: Pair) -> None:
    took = []
    for _ in range(5):
        player, other = online.asked_and_other()
        before = other.update["number"]
        player.play(Random(1), 1)
        decided = time.monotonic()
        other.wait_for(partial(_is_after, before))
        took.append(time.monotonic() - decided)
    assert min(took) < 1.0, "the quickest: a busy machine holds up some of them"


def test_two_people_at_two_servers_play_on_and_see_the_same(online: Pair) -> None:
    mara, anders, _ = online
    play_in_turns([mara, anders], Random(2), 30)
    assert mara.update["number"] == anders.update["number"]
    assert mara.update["scene"]["obstacles"] == anders.update["scene"]["obstacles"]
    assert mara.update["scene"]["phase"] == anders.update["scene"]["phase"]


def test_each_is_shown_that_the_other_is_there_and_when_they_leave(nodes: Nodes) -> None:
    made = nodes.make(ONLINE)
    token = nodes.join(made)
    with SocketPlayer(nodes.one.port, made["game"], made["token"]) as mara:
        with SocketPlayer(nodes.other.port, made["game"], token) as anders:
            wait_until(mara, lambda table: table["seats"][1]["connected"])
            wait_until(anders, lambda table: table["seats"][0]["connected"])
            with SocketPlayer(nodes.other.port, made["game"], None):
                wait_until(mara, lambda table: table["spectators"] == 1)
        wait_until(mara, lambda table: not table["seats"][1]["connected"])


def test_a_player_at_another_server_is_not_replaced_and_gets_the_seat_back_there(nodes: Nodes) -> None:
    made = nodes.make(ONLINE)
    token = nodes.join(made)
    with SocketPlayer(nodes.one.port, made["game"], made["token"]) as mara:
        with SocketPlayer(nodes.other.port, made["game"], token):
            wait_until(mara, lambda table: table["seats"][1]["connected"])
            assert "is at the table" in mara.request("propose", seat=0, what="bot", about=1)["reason"]
        wait_until(mara, lambda table: not table["seats"][1]["connected"])
        assert mara.request("propose", seat=0, what="bot", about=1)["type"] == "accepted"
        wait_until(mara, lambda table: table["seats"][1]["kind"] == "bot")
        with SocketPlayer(nodes.other.port, made["game"], token) as anders:
            wait_until(anders, lambda table: table["seats"][1]["kind"] == "human")
            wait_until(mara, lambda table: table["seats"][1]["kind"] == "human")


def test_a_link_made_void_at_one_server_ends_sockets_at_the_other(nodes: Nodes) -> None:
    made = nodes.make(ONLINE)
    with SocketPlayer(nodes.other.port, made["game"], made["token"]) as remote_presence:
        url = f"http://127.0.0.1:{nodes.one.port}/api/games/{made['game']}/seat/renew"
        assert httpx.post(url, json={"token": made["token"]}, timeout=PATIENCE).status_code == 200
        assert "no longer works" in remote_presence.hear_until(lambda message: message["type"] == "failed")["reason"]


def wait_until(player: SocketPlayer, holds: Callable[[Json], bool]) -> None:
    while not holds(player.table):
        player.hear()


def test_of_two_answers_to_one_question_at_two_servers_one_is_refused_as_late(nodes: Nodes) -> None:
    made = nodes.make([{"player": "me", "fleet": "core_rebels"}, {"player": "here", "fleet": "core_empire"}], seed=6)
    for round in range(4):
        with (
            SocketPlayer(nodes.one.port, made["game"], made["token"]) as here,
            SocketPlayer(nodes.other.port, made["game"], made["token"]) as there,
        ):
            prompt = here.prompt
            assert prompt is not None
            assert there.prompt == prompt
            answer = here.answer_for(prompt, Random(round))
            message = {"type": "decide", "seat": prompt["seat"], "number": prompt["number"], "answer": answer}
            here.say({**message, "id": f"here {round}"})
            there.say({**message, "id": f"there {round}"})
            answers = [
                player.hear_until(lambda told: "id" in told and told["type"] in ("accepted", "not_accepted"))
                for player in (here, there)
            ]
            assert sorted([told["type"] for told in answers]) == ["accepted", "not_accepted"]
            late = next(told for told in answers if told["type"] == "not_accepted")
            assert late["stale"]
            assert "already been answered" in late["reason"]


def test_a_request_repeated_at_the_other_server_is_not_carried_out_twice(online: Pair, nodes: Nodes) -> None:
    player, _ = online.asked_and_other()
    prompt = player.prompt
    assert prompt is not None
    sent = {"seat": prompt["seat"], "number": prompt["number"], "answer": player.answer_for(prompt, Random(1))}
    first = player.request("decide", id="once", **sent)
    port, token = (nodes.other.port, online.tokens[0]) if player is online.mara else (nodes.one.port, online.tokens[1])
    with SocketPlayer(port, player.table["game"], token) as again:
        assert again.request("decide", id="once", **sent) == first


def test_what_is_said_and_proposed_at_one_server_is_heard_and_answered_at_the_other(online: Pair) -> None:
    mara, anders, _ = online
    wait_until(mara, lambda table: table["seats"][1]["connected"])
    mara.request("say", seat=0, text="Good luck")
    line = anders.hear_until(lambda message: message["type"] == "chatted")["line"]
    assert line["text"] == "Good luck"
    assert mara.request("propose", seat=0, what="pause")["type"] == "accepted"
    wait_until(anders, lambda table: bool(table["proposals"]))
    number = anders.table["proposals"][0]["number"]
    assert anders.request("reply", seat=1, proposal=number, agree=True)["type"] == "accepted"
    wait_until(mara, lambda table: table["paused"] and not table["proposals"])


def test_bots_watched_at_both_servers_move_once(nodes: Nodes) -> None:
    made = nodes.make(WATCHED, seed=8)
    with (
        SocketPlayer(nodes.one.port, made["game"], None) as here,
        SocketPlayer(nodes.other.port, made["game"], None) as there,
    ):
        for watcher in (here, there):
            watcher.wait_for(lambda update: update["scene"]["outcome"] is not None)
        assert here.update["number"] == there.update["number"]
        for told in ("obstacles", "outcome", "units"):
            assert here.update["scene"][told] == there.update["scene"][told]


def test_when_the_server_that_thinks_is_killed_the_other_goes_on(postgres_url: str) -> None:
    url = new_database(postgres_url)
    with launcher(url) as one, launcher(url) as other:
        one.start()
        other.start()
        made = Nodes(one, other).make(WATCHED, seed=9)
        with SocketPlayer(other.port, made["game"], None) as there:
            here = SocketPlayer(one.port, made["game"], None)
            there.wait_for(lambda update: update["number"] > 5)
            one.kill()
            with pytest.raises(Exception, match=r"close frame|closed"), here:
                here.wait_for(lambda update: False)
            there.wait_for(lambda update: update["scene"]["outcome"] is not None)


def test_a_second_server_on_one_sqlite_file_is_refused_with_what_to_do(tmp_path: Path) -> None:
    store = str(tmp_path / "games.db")
    with launcher(store) as first:
        first.start()
        command = [str(Path(sys.executable).with_name("armada")), "serve", "--port", "0", "--store", store]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode != 0
        assert "another server is using it" in second.stderr
        assert "PostgreSQL" in second.stderr
        assert "Traceback" not in second.stderr
        first.kill()
        first.start()


def test_a_server_that_tells_nothing_for_long_is_taken_to_be_gone() -> None:
    now = [0.0]
    remote_presence = RemotePresence(lambda: now[0])
    assert remote_presence.update(Present("a", "game", (1,), 2))
    assert not remote_presence.update(Present("a", "game", (1,), 2))
    assert (remote_presence.seats, remote_presence.watchers) == ({1}, 2)
    now[0] = PEER_TIMEOUT_SECONDS - 1
    assert not remote_presence.forget_silent()
    now[0] = PEER_TIMEOUT_SECONDS + 1
    assert remote_presence.forget_silent()
    assert not remote_presence.is_anybody


def test_a_server_at_which_nobody_is_any_more_is_forgotten() -> None:
    remote_presence = RemotePresence()
    remote_presence.update(Present("a", "game", (0,)))
    assert remote_presence.update(Present("a", "game"))
    assert "a" not in remote_presence
    assert not remote_presence.update(Present("a", "game"))
