"""The live channel of an event: pages hear of what they show, and of nothing else."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from armada.tournament import Organiser
from armada.tournament.players import AddPlayers, NewPlayer
from tests.patience import PATIENCE
from tests.server.organising import NAMES, Desk, make_event, quick_settings
from tests.server.running import Running, running


def test_the_public_page_hears_of_a_result_and_fetches_the_mark_it_was_told(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    match = desk.round()[0]
    with desk.watch() as screen:
        first = screen.hear()
        assert first["mark"] == desk.public["mark"]
        assert first["entry"] is None
        desk.result(match, 10, 0)
        assert screen.hear()["mark"] == desk.public["mark"] != first["mark"]


def test_the_public_page_hears_nothing_of_what_is_hidden_and_the_desk_does(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    with desk.watch() as screen, desk.watch(desk.secret) as organiser:
        shown = screen.hear()["mark"]
        assert organiser.hear()["entry"] == 2
        desk.do("change player", player=1, email="ada@example.org")
        desk.do("pair", seed="")
        while organiser.hear()["entry"] < 4:
            pass
        assert desk.public["mark"] == shown
        desk.do("publish")
        assert screen.hear()["mark"] == desk.public["mark"] != shown, "the first that the page hears since"


def test_a_player_hears_of_the_opponents_claim_and_others_do_not(server: Running) -> None:
    desk = make_event(server, *NAMES[:4])
    one, two = desk.round()
    claimant, opponent, stranger = [desk.player(id) for id in (*one["players"], two["players"][0])]
    with desk.watch(opponent.code) as phone, desk.watch(stranger.code) as other:
        assert phone.hear()["mark"] == opponent.view["mark"]
        shown = other.hear()["mark"]
        claimant.report(10, 20)
        assert phone.hear()["mark"] == opponent.view["mark"]
        assert stranger.view["mark"] == shown
        desk.result(two, 10, 20)
        assert other.hear()["mark"] == stranger.view["mark"] != shown, "the first that the stranger hears since"


def test_what_the_command_line_writes_is_heard(tmp_path: Path) -> None:
    with running(quick_settings(tmp_path)) as server:
        desk = make_event(server, "Ada")
        with desk.watch() as screen, desk.watch(desk.secret) as organiser:
            screen.hear()
            organiser.hear()
            file = Organiser.open(tmp_path / "events" / f"{desk.id}.event")
            file.do(AddPlayers(players=(NewPlayer(name="Bob"),)))
            assert organiser.hear()["entry"] == 3
            assert screen.hear()["mark"] == desk.public["mark"]


@pytest.mark.parametrize("said", ["", "nonsense", '{"type":"watch","key":5}', '{"type":"hello"}', "x" * 5_000])
def test_whoever_says_nonsense_is_told_so_and_cut_off(server: Running, said: str) -> None:
    from websockets.sync.client import connect

    desk = make_event(server)
    with connect(f"ws://127.0.0.1:{server.port}/api/events/{desk.id}/live") as socket:
        socket.send(said)
        assert "failed" in str(socket.recv(PATIENCE))
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    assert server.rest.get("/health").status_code == 200


def test_a_wrong_key_or_event_is_refused(server: Running) -> None:
    desk = make_event(server)
    with desk.watch("wrong") as screen:
        assert screen.hear()["type"] == "failed"
    desk.id = "0" * 12
    with desk.watch() as screen:
        assert "does not exist" in screen.hear()["reason"]


def test_those_who_watch_are_told_when_the_server_ends(tmp_path: Path) -> None:
    with ExitStack() as later:
        with running(quick_settings(tmp_path)) as server:
            screen = later.enter_context(make_event(server).watch())
            screen.hear()
        with suppress(ConnectionClosed):
            assert screen.hear()["type"] == "failed"
        with pytest.raises(ConnectionClosed):
            screen.hear()


def test_a_player_with_an_old_code_and_a_desk_with_an_old_secret_are_sent_away_at_once(server: Running) -> None:
    desk = make_event(server, "Ada", "Bob")
    ada = desk.player(1)
    with desk.watch(ada.code) as phone, desk.watch(desk.secret) as organiser, desk.watch() as screen:
        for each in (phone, organiser):
            each.hear()
        shown = screen.hear()["mark"]
        desk.post("/codes/1")
        assert "secret or code is not valid" in phone.hear()["reason"]
        renewed = Desk(server, desk.post("/desk/secret"))
        assert "secret or code is not valid" in organiser.hear()["reason"]
        renewed.add("Carol")
        assert screen.hear()["mark"] == renewed.public["mark"] != shown, "the first that the page hears since"
