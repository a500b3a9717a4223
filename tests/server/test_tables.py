"""Tables come and go: put away when nobody is there, read again when somebody comes, also by another server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.server.history.entries import ChatSent, TakenBack, written
from armada.server.history.ledger import Ledger
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.store.store import Entry
from armada.server.tables.table import Table
from tests.server.ledgers import made as ledger_entry
from tests.server.running import HOT_SEAT, ONLINE, SOLO, Running, running, settings_in


def health(server: Running) -> dict[str, object]:
    found: dict[str, object] = server.rest.get("/health").json()
    return found


def test_a_server_that_was_started_again_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, thinkers=0, previewers=0)
    with running(settings) as first:
        made = first.make(HOT_SEAT, seed=6)
        with first.sit(made["game"], made["token"]) as screen:
            screen.play(Random(6), 15)
            screen.request("say", seat=0, text="see you")
            screen.hear_all()
            before = screen.update
            last = screen.heard[-1]
    with running(settings) as second:
        listed = second.rest.get("/games", params={"mine": made["token"]}).json()
        assert [game["game"] for game in listed] == [made["game"]]
        assert health(second)["games"] == 0
        with second.sit(made["game"], made["token"], since=before["number"]) as screen:
            for told in ("number", "scene", "prompts", "waiting", "can_undo"):
                assert screen.update[told] == before[told], last
            assert screen.update["lines"] == []
            assert screen.welcome["chat"][0]["text"] == "see you"
            assert screen.play(Random(7), 3) == 3


def test_a_request_that_was_carried_out_is_known_after_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, thinkers=0, previewers=0)
    with running(settings) as first:
        made = first.make(HOT_SEAT, seed=6)
        with first.sit(made["game"], made["token"]) as screen:
            prompt = screen.prompt
            assert prompt is not None
            sent = {"id": "kept", "seat": prompt["seat"], "number": prompt["number"]}
            sent["answer"] = prompt["options"][0]["answer"]
            answered = screen.request("decide", **sent)
    with running(settings) as second, second.sit(made["game"], made["token"]) as screen:
        assert screen.request("decide", **sent) == answered


def test_what_was_proposed_is_still_asked_after_a_restart(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, thinkers=0, previewers=0)
    with running(settings) as first:
        made = first.make(ONLINE)
        joined = first.join(made)
        with first.sit(made["game"], made["token"]) as mara:
            assert mara.request("propose", seat=0, what="pause")["type"] == "accepted"
    with running(settings) as second, second.sit(made["game"], joined["token"]) as anders:
        (proposal,) = anders.table["proposals"]
        assert anders.request("reply", seat=1, proposal=proposal["number"], agree=True)["type"] == "accepted"
        anders.wait_for(lambda update: update["table"]["paused"])
        assert anders.table["proposals"] == []


def test_a_table_at_which_nobody_is_is_put_away_and_comes_back(tmp_path: Path) -> None:
    limits = replace(settings_in(tmp_path).limits, idle=0.2)
    with running(settings_in(tmp_path, limits=limits, thinkers=0, previewers=0)) as server:
        made = server.make(HOT_SEAT, seed=6)
        with server.sit(made["game"], made["token"]) as screen:
            screen.play(Random(6), 5)
            number = screen.update["number"]
        wait_until_empty(server)
        with server.sit(made["game"], made["token"]) as screen:
            assert screen.update["number"] == number
            assert health(server)["games"] == 1


def wait_until_empty(server: Running) -> None:
    while health(server)["games"]:
        pass


def test_no_more_tables_are_kept_than_there_is_room_for(tmp_path: Path) -> None:
    limits = replace(settings_in(tmp_path).limits, tables=2, idle=1.0)
    with running(settings_in(tmp_path, limits=limits, thinkers=0, previewers=0)) as server:
        games = [server.make(HOT_SEAT) for _ in range(4)]
        wait_until_empty(server)
        for made in games:
            with server.sit(made["game"], made["token"]) as screen:
                assert screen.prompt is not None


def test_when_the_server_ends_those_at_the_table_are_told(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as server:
        made = server.make(SOLO)
        screen = server.sit(made["game"], made["token"])
    with screen:
        told = screen.hear_until(lambda message: message["type"] == "failed")
        assert "Nothing is lost" in told["reason"]


def test_a_time_bank_runs_while_its_player_is_asked_and_ends_the_game(tmp_path: Path) -> None:
    with running(settings_in(tmp_path, thinkers=0, previewers=0)) as server:
        made = server.make(ONLINE, minutes=1)
        with server.sit(made["game"], made["token"]) as one:
            assert not any(seat["running"] for seat in one.table["seats"]), "a seat is still open"
            joined = server.join(made)
            with server.sit(made["game"], joined["token"]) as other:
                one.hear_all()
                other.hear_all()
                asked = one if one.prompt else other
                seat = asked.welcome["seats"][0]
                assert [place["running"] for place in asked.table["seats"]] == [seat == 0, seat == 1]
                asked.play(Random(1), 1)
                asked.hear_all()
                clocks = [place["clock"] for place in asked.table["seats"]]
                assert clocks[seat] < 60.0


def test_limits_have_sensible_defaults() -> None:
    limits = Limits()
    assert limits.message == 65_536
    assert limits.hello == 10


def test_of_several_things_that_happen_together_none_stays_if_one_cannot(tmp_path: Path) -> None:
    async def say_and_go_back_too_far() -> Table:
        store = SqliteStore(tmp_path / "games.db")
        await store.open()
        first = ledger_entry()
        table = Table("game", Ledger(first), store, lambda table: None, grace=0.0)
        await store.append([Entry(1, "made", written(first), 0.0)], table.game_row())
        try:
            async with table.lock:
                with pytest.raises(IndexError):
                    await table.enter(ChatSent(seat=Seat(0), text="Back!"), TakenBack(seat=Seat(0), decisions=99))
            assert [row.number for row in await store.entries("game")] == [1]
        finally:
            await store.close()
        return table

    assert asyncio.run(say_and_go_back_too_far()).is_unloaded, "what was entered here is not what was kept"
