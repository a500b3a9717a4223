"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from armada.server.store.open import store_at
from armada.server.store.store import Entry, EntryExists, GameRow, Snapshot, Store, StoredItem, StoreError
from tests.server.postgres import new_database

Scene = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a new store is."""
    if request.param == "sqlite":
        yield str(tmp_path / "folder" / "games.db")
    else:
        yield new_database(request.getfixturevalue("postgres_url"))


def act(place: str, *scenes: Scene) -> None:
    """Open the store again for each scene, one after the other."""

    async def play() -> None:
        for scene in scenes:
            store = store_at(place)
            await store.open()
            try:
                await scene(store)
            finally:
                await store.close()

    asyncio.run(play())


def entry(number: int, data: str = "{}") -> Entry:
    return Entry(number, "decided", data, 1000.0 + number)


def game_row(game: str = "one", *, over: bool = False, public: bool = False, last_active: float = 1.0) -> GameRow:
    return GameRow(game, last_active, over, public, '{"about": 1}')


def test_what_nothing_is_called_is_not_there(place: str) -> None:
    async def look(store: Store) -> None:
        for name in ("none", "", "\x00", "a\x00b", "'; --", "ü" * 5_000):
            assert await store.entries(name) == []
            assert await store.game(name) is None
            assert await store.saved("record", name) is None

    act(place, look)


def test_entries_come_back_in_order_after_the_store_was_closed(place: str) -> None:
    async def write(store: Store) -> None:
        await store.append([entry(1, '{"ü": "→"}'), entry(2)], game_row())
        await store.append([entry(3)], game_row())

    async def read(store: Store) -> None:
        assert await store.entries("one") == [entry(1, '{"ü": "→"}'), entry(2), entry(3)]
        assert await store.entries("one", after=2) == [entry(3)]
        assert await store.entries("another") == []

    act(place, write, read)


def test_an_entry_that_is_there_is_not_written_again_and_nothing_with_it(place: str) -> None:
    async def scene(store: Store) -> None:
        await store.append([entry(1), entry(2, '"first"')], game_row())
        with pytest.raises(EntryExists):
            await store.append([entry(2, '"second"'), entry(3)], game_row(over=True))
        assert await store.entries("one") == [entry(1), entry(2, '"first"')]
        assert await store.game("one") == game_row()

    act(place, scene)


def test_what_is_written_at_once_is_all_kept_and_one_failure_harms_no_other(place: str) -> None:
    async def scene(store: Store) -> None:
        await store.append([entry(1)], game_row("taken"))
        games = [f"game {number}" for number in range(40)]
        written = [store.append([entry(1), entry(2)], game_row(game)) for game in games]
        results = await asyncio.gather(*written, store.append([entry(1)], game_row("taken")), return_exceptions=True)
        assert [result for result in results[:-1] if result is not None] == []
        assert isinstance(results[-1], EntryExists)
        for game in games:
            assert len(await store.entries(game)) == 2

    act(place, scene)


def test_the_list_shows_public_games_that_go_on_the_latest_first(place: str) -> None:
    async def scene(store: Store) -> None:
        await store.append([entry(1)], game_row("old", public=True, last_active=1))
        await store.append([entry(1)], game_row("new", public=True, last_active=3))
        await store.append([entry(1)], game_row("over", public=True, over=True, last_active=4))
        await store.append([entry(1)], game_row("private", last_active=5))
        assert [game.game for game in await store.public_games(10)] == ["new", "old"]
        assert [game.game for game in await store.public_games(1)] == ["new"]
        assert await store.game("over") == game_row("over", public=True, over=True, last_active=4)
        assert await store.game("none") is None

    act(place, scene)


def test_what_is_saved_comes_back_by_kind_and_id(place: str) -> None:
    async def write(store: Store) -> None:
        await store.save(StoredItem("fleet", "a", "first"))
        await store.save(StoredItem("fleet", "a", "second"))
        await store.save(StoredItem("replay", "a", "other"))

    async def read(store: Store) -> None:
        assert await store.saved("fleet", "a") == "second"
        assert await store.saved("replay", "a") == "other"
        assert await store.saved("fleet", "b") is None
        await store.forget("fleet", "a")
        assert await store.saved("fleet", "a") is None
        assert await store.saved("replay", "a") == "other"

    act(place, write, read)


def test_a_closed_store_refuses(place: str) -> None:
    async def scene(store: Store) -> None:
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.append([entry(1)], game_row())
        with pytest.raises(StoreError, match="closed"):
            await store.entries("one")

    act(place, scene)


def test_a_store_that_cannot_be_opened_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for place in (str(tmp_path / "file" / "games.db"), "postgresql://nobody@127.0.0.1:1/none"):
        with pytest.raises(StoreError, match=r"cannot be opened.*\."):
            asyncio.run(store_at(place).open())


def test_a_scheme_that_is_no_store_is_refused() -> None:
    with pytest.raises(StoreError, match="Name a file, or postgresql"):
        store_at("mysql://host/games")


def snapshot(number: int) -> Snapshot:
    return Snapshot(number, "1.2.3", f'{{"position": {number}}}')


def test_of_the_snapshots_of_a_game_the_last_two_are_kept(place: str) -> None:
    async def write(store: Store) -> None:
        for number in range(1, 6):
            await store.append([entry(number)], game_row(), snapshot(number))
        await store.append([entry(6)], game_row())
        await store.append([entry(1)], game_row("another"), snapshot(1))

    async def look(store: Store) -> None:
        assert await store.snapshots("one") == [snapshot(5), snapshot(4)]
        assert await store.snapshots("another") == [snapshot(1)]
        assert await store.snapshots("none") == []
        await store.keep_snapshot("one", snapshot(6))
        await store.keep_snapshot("one", snapshot(6))
        assert await store.snapshots("one") == [snapshot(6), snapshot(5)]

    act(place, write, look)


def test_a_snapshot_is_written_with_its_entries_or_not_at_all(place: str) -> None:
    async def scene(store: Store) -> None:
        await store.append([entry(1), entry(2)], game_row())
        with pytest.raises(EntryExists):
            await store.append([entry(2)], game_row(), snapshot(2))
        assert await store.snapshots("one") == []

    act(place, scene)


def test_the_digest_of_an_entry_comes_back(place: str) -> None:
    async def scene(store: Store) -> None:
        await store.append([entry(1)._replace(digest="ab.cdef"), entry(2)], game_row())
        assert [row.digest for row in await store.entries("one")] == ["ab.cdef", ""]

    act(place, scene)
