"""Games that do not go as they went: played on from a snapshot, or closed with their record, through a real server."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from armada.records.game import Game
from armada.server.events.games import _report
from armada.server.history.entries import Continued, read
from armada.server.history.ledger import Ledger
from armada.server.history.stored_games import Difference
from armada.server.settings import Settings
from armada.server.store.sqlite import SqliteStore
from armada.server.store.store import Entry
from armada.server.tables.registry import Tables
from armada.server.tables.table import Table
from tests.server.ledgers import Log, made
from tests.server.organising import quick_settings
from tests.server.player import play_in_turns
from tests.server.running import ONLINE, Json, Running, running
from tests.server.stores import OLD_GAMES, old_sqlite


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return quick_settings(tmp_path)


def played(settings: Settings) -> tuple[Json, str]:
    """A game of two people, some decisions old, at a server that has ended; the token of the second."""
    with running(settings) as server:
        game = server.make(ONLINE)
        token: str = server.join(game, name="Ben")["token"]
        with server.sit(game["game"], game["token"]) as one, server.sit(game["game"], token) as other:
            play_in_turns([one, other], Random(4), 12)
    return game, token


def change(settings: Settings, statement: str, *values: str) -> None:
    """Change the store, as a change of the rules changes what follows from it."""
    connection = sqlite3.connect(settings.store)
    connection.execute(statement, values)
    connection.commit()
    connection.close()


def differ(settings: Settings, game: str, *, with_snapshots: bool) -> None:
    """Let the game not be the same after its fifth entry."""
    sql = "UPDATE entries SET digest = substr(digest, 1, 5) || '0000000000000000' WHERE game = ? AND number = 5"
    change(settings, sql, game)
    if not with_snapshots:
        change(settings, "DELETE FROM snapshots WHERE game = ?", game)


def entries_of(settings: Settings, game: str) -> list[tuple[str, str]]:
    connection = sqlite3.connect(settings.store)
    found = connection.execute("SELECT kind, data FROM entries WHERE game = ? ORDER BY number", (game,)).fetchall()
    connection.close()
    return found


def refused_at(server: Running, game: str, token: str | None) -> Json:
    with server.sit(game, token) as player:
        assert player.welcome["type"] == "failed", player.welcome
        return player.welcome


def test_players_of_a_game_that_differs_play_on_from_where_they_were(settings: Settings) -> None:
    game, token = played(settings)
    with running(settings) as server, server.sit(game["game"], token) as ben:
        before = ben.update
    differ(settings, game["game"], with_snapshots=True)
    with (
        running(settings) as server,
        server.sit(game["game"], token) as ben,
        server.sit(game["game"], game["token"]) as mara,
    ):
        assert ben.update["scene"] == before["scene"]
        assert "continues from the same position" in ben.update["lines"][-1]["text"]
        asked = ben if ben.prompt else mara
        asked.play(Random(1), 1)
    kinds = [kind for kind, _ in entries_of(settings, game["game"])]
    assert kinds.count("continued") == 1
    with running(settings) as server, server.sit(game["game"], token) as ben:
        assert any("continues from the same position" in line["text"] for line in ben.update["lines"])
    assert [kind for kind, _ in entries_of(settings, game["game"])] == kinds, "it says so once"
    (data,) = [data for kind, data in entries_of(settings, game["game"]) if kind == "continued"]
    entry = read(data)
    assert isinstance(entry, Continued)
    assert entry.differs == 5


def test_a_game_that_differs_and_has_no_snapshot_is_closed_in_plain_words(settings: Settings) -> None:
    game, token = played(settings)
    differ(settings, game["game"], with_snapshots=False)
    before = entries_of(settings, game["game"])
    with running(settings) as server:
        for _ in range(2):
            told = refused_at(server, game["game"], token)
            assert told["reason"].startswith("This game is closed.")
            assert told["record"] == f"/api/games/{game['game']}/record"
        answer = server.rest.get(f"/games/{game['game']}")
        assert answer.status_code == 409
        assert answer.json()["reason"] == told["reason"]
        assert [listed["game"] for listed in server.rest.get("/games", params={"mine": token}).json()] == [game["game"]]
    assert entries_of(settings, game["game"]) == before, "an older version can still go on with it"


def test_who_played_a_closed_game_can_have_its_record_and_then_it_is_given_up(settings: Settings) -> None:
    game, token = played(settings)
    differ(settings, game["game"], with_snapshots=False)
    path = f"/games/{game['game']}/record"
    with running(settings) as server:
        assert server.rest.get(path).status_code == 403
        assert server.rest.get(path, params={"seat": f"{game['game']}.wrong"}).status_code == 403
        assert [kind for kind, _ in entries_of(settings, game["game"])][-1] != "closed"
        answer = server.rest.get(path, params={"seat": token})
        assert answer.status_code == 200, answer.text
        assert len(Game.replay(answer.text).decisions()) == 2, "made, seat taken, and two decisions before the fifth"
        assert server.rest.get(path, params={"seat": game["token"]}).text == answer.text
    assert [kind for kind, _ in entries_of(settings, game["game"])][-1] == "closed"
    with running(settings) as server:
        assert refused_at(server, game["game"], token)["reason"].startswith("This game is closed.")
        assert server.rest.get(path, params={"seat": token}).text == answer.text
        assert server.rest.get("/games").json() == []


def test_a_game_whose_first_entry_makes_no_game_any_more_is_closed_without_a_record(settings: Settings) -> None:
    game, token = played(settings)
    change(settings, "UPDATE entries SET data = replace(data, 'cr90', 'cr91') WHERE game = ?", game["game"])
    change(settings, "DELETE FROM snapshots")
    with running(settings) as server:
        told = refused_at(server, game["game"], token)
        assert told["record"] == ""
        assert server.rest.get(f"/games/{game['game']}/record", params={"seat": token}).status_code == 409


def test_a_finished_game_that_went_on_from_a_snapshot_says_that_it_has_no_record(settings: Settings) -> None:
    game, token = played(settings)
    differ(settings, game["game"], with_snapshots=True)
    with running(settings) as server:
        with server.sit(game["game"], token) as ben:
            assert ben.request("resign", seat=1)["type"] == "accepted"
        answer = server.rest.get(f"/games/{game['game']}/record")
        assert answer.status_code == 409
        assert "two versions of the rules" in answer.json()["reason"]
        assert server.rest.get(f"/replays/{game['game']}").status_code == 409


def test_a_closed_game_of_an_event_has_no_result_and_keeps_nothing_from_being_shown(tmp_path: Path) -> None:
    settings = quick_settings(tmp_path)
    old_sqlite(tmp_path)
    game = OLD_GAMES["over"]["game"]
    change(settings, "UPDATE entries SET data = '{}' WHERE game = ? AND number = 60", game)

    async def look() -> None:
        tables = Tables(settings, SqliteStore(Path(settings.store)))
        await tables.open()
        try:
            assert await _report(tables, game, in_memory=False) is None
        finally:
            await tables.close()

    asyncio.run(look())


def test_what_another_server_wrote_by_other_rules_is_not_entered(tmp_path: Path) -> None:
    log = Log(1)
    log.decide()

    async def hear_of_it() -> Table:
        store = SqliteStore(tmp_path / "games.db")
        await store.open()
        try:
            table = Table("game", Ledger(made(1)), store, lambda table: None, grace=0.0)
            other = f"{log.ledger.digest[:5]}0000"
            rows = [Entry(1, "made", log.entries[0], 0.0), Entry(2, "decided", log.entries[1], 0.0, other)]
            await store.append(rows, table.game_row())
            async with table.lock:
                with pytest.raises(Difference, match="entry 2"):
                    await table.catch_up()
        finally:
            await store.close()
        return table

    assert asyncio.run(hear_of_it()).is_unloaded
