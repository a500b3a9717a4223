"""Empty time banks, as agreed: a warning, a computer or a teammate who answers, or a concession."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.fleet.ready_made_teams import ready_made_teams
from armada.server.history.entries import GameCreated, PersonCreated, SeatCreated, read
from armada.server.history.ledger import Ledger, rebuilt
from armada.server.history.seating import fleet_data
from armada.server.live.requests import Requests
from armada.server.settings import Limits
from armada.server.store.sqlite import SqliteStore
from armada.server.tables.clocks import Clocks
from armada.server.tables.session import Session
from armada.server.tables.table import Table
from armada.server.wire.lobby import AtZero, Bank
from armada.server.wire.messages import NotAccepted
from armada.server.wire.requests import Decide
from tests.proves import proves
from tests.server.ledgers import made
from tests.server.lobbies import lobby, until
from tests.server.running import Running
from tests.server.standing_clock import Time

NAMES = ("Ilse", "Jun", "Mara", "Priya")


def game_of_four(at_zero: AtZero, bank: Bank = Bank.PLAYER, minutes: int = 1) -> GameCreated:
    """A sector game of four people, each at a screen of their own, with clocks."""
    fleets = [fleet for side in ("rebels", "empire") for fleet in ready_made_teams()[f"{side}_2x300"].fleets]
    seats = [
        SeatCreated(name=name, holder=name, person=place, fleet=fleet_data(fleet))
        for place, (name, fleet) in enumerate(zip(NAMES, fleets, strict=True))
    ]
    people = tuple([PersonCreated(name=name, holder=name) for name in NAMES])
    return replace(
        made(),
        seats=tuple(seats),
        people=people,
        profile="sector_fleet",
        points=600,
        minutes=minutes,
        bank=bank,
        at_zero=at_zero,
    )


class TableOfFour:
    """A table at which four people are asked at once, who is Grand Admiral."""

    def __init__(self, table: Table, time: Time, store: SqliteStore, first: GameCreated) -> None:
        self.table, self.time, self.store, self.first = table, time, store, first
        self.sessions = [Session(table.ledger.seating.screen(name), Limits()) for name in NAMES]
        for session in self.sessions:
            table.join(session)

    async def run_out(self, seat: int) -> None:
        """The time of a seat runs out, and of no other."""
        for place in self.table.ledger.seating.places:
            if place.bank is not None and place.seat != seat:
                place.bank.left += 1000
        self.time.now += 61
        await self.table.banks.flag()

    def prompts(self, seat: int) -> list[int]:
        """The seats for which somebody is asked."""
        told = msgspec.json.decode(msgspec.json.encode(self.table.update(self.sessions[seat])))
        return [prompt["seat"] for prompt in told["prompts"]]

    async def again(self) -> Ledger:
        """The ledger as it is after a restart."""
        return rebuilt([self.first, *[read(entry.data) for entry in await self.store.entries("game")]])


@asynccontextmanager
async def four(folder: Path, at_zero: AtZero, bank: Bank = Bank.PLAYER) -> AsyncIterator[TableOfFour]:
    """A table of four with clocks that the test sets; what happens is stored."""
    store = SqliteStore(folder / "games.db")
    await store.open()
    time, first = Time(), game_of_four(at_zero, bank)
    table = Table("game", Ledger(first), store, lambda table: None, grace=0.0)
    table.clocks = Clocks(time)
    try:
        yield TableOfFour(table, time, store, first)
    finally:
        table.unload("the end")
        await store.close()


def last_line(ledger: Ledger) -> str:
    """The last line of the log."""
    assert ledger.timeline is not None
    return ledger.timeline.chronicle.text(None, ledger.timeline.game.state).strip().splitlines()[-1].strip()


def test_a_warning_is_logged_once_and_the_player_plays_on_without_a_clock(tmp_path: Path) -> None:
    async def scene() -> None:
        async with four(tmp_path, AtZero.WARNING) as at:
            await at.run_out(1)
            assert last_line(at.table.ledger).endswith(
                "The time of Jun is up. The game goes on without their clock, as was agreed."
            )
            assert at.prompts(1) == [1]
            assert not at.table.banks.is_running(Seat(1))
            assert at.table.banks.is_running(Seat(0))
            number = at.table.ledger.number
            at.time.now += 61
            await at.table.banks.flag()
            assert at.table.ledger.number == number, "nobody else has run out, and Jun is not warned again"
            again = await at.again()
            assert again.seating[Seat(1)].is_out_of_time
            assert again.seating[Seat(1)].left == 0

    asyncio.run(scene())


def test_a_computer_answers_for_good_while_its_owner_watches_and_sees_their_own_secrets(tmp_path: Path) -> None:
    async def scene() -> None:
        async with four(tmp_path, AtZero.COMPUTER) as at:
            await at.run_out(1)
            place = at.table.ledger.seating[Seat(1)]
            assert (place.level, place.is_out_of_time) == ("greedy", True)
            assert at.prompts(1) == []
            assert at.sessions[1].seats == (Seat(1),), "Jun is at the table, and no stand-in gives the seat back"
            assert at.sessions[1].viewer == Seat(1)
            decide = Decide(id="late", seat=Seat(1), number=1, answer=0)
            refused = await Requests(at.table, at.sessions[1], Limits()).handle(decide)
            assert isinstance(refused, NotAccepted)
            assert refused.reason.startswith("Your time is up: the computer answers for you.")
            at.table.stand_ins.look()
            assert place.level == "greedy"
            again = await at.again()
            assert again.seating[Seat(1)].level == "greedy"
            assert last_line(again).endswith("From now on the computer answers, as was agreed.")

    asyncio.run(scene())


def test_a_teammate_with_time_stands_in_on_their_own_clock_and_then_a_computer_does(tmp_path: Path) -> None:
    async def scene() -> None:
        async with four(tmp_path, AtZero.TEAMMATE) as at:
            await at.run_out(1)
            seating = at.table.ledger.seating
            assert seating[Seat(1)].stand_in is seating.people[0]
            assert at.prompts(0) == [0, 1]
            assert at.prompts(1) == []
            assert at.sessions[0].viewer == frozenset({Seat(0), Seat(1)})
            assert not at.table.banks.is_running(Seat(1))
            place = seating[Seat(0)]
            assert place.bank is not None
            place.bank.left = 0.0
            await at.table.banks.flag()
            assert [seating[Seat(seat)].level for seat in (0, 1)] == ["greedy", "greedy"], "nobody has time left"
            assert seating[Seat(1)].stand_in is None
            again = await at.again()
            assert [each.level for each in again.seating.places] == ["greedy", "greedy", "", ""]

    asyncio.run(scene())


def test_when_the_bank_of_a_team_is_empty_it_is_empty_for_all_its_players(tmp_path: Path) -> None:
    async def scene() -> None:
        async with four(tmp_path, AtZero.COMPUTER, Bank.TEAM) as at:
            other = at.table.ledger.seating[Seat(2)].bank
            assert other is not None
            other.left += 1000
            at.time.now += 61
            await at.table.banks.flag()
            assert [place.level for place in at.table.ledger.seating.places] == ["greedy", "greedy", "", ""]
            assert [place.is_out_of_time for place in (await at.again()).seating.places] == [True, True, False, False]

    asyncio.run(scene())


@proves("TRN-44")
def test_without_an_agreement_whose_time_is_up_concedes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with four(tmp_path, AtZero.CONCEDE) as at:
            await at.run_out(1)
            assert at.table.ledger.is_over

    asyncio.run(scene())


@proves("TRN-44")
def test_the_host_agrees_what_happens_at_zero_and_a_tournament_has_no_choice(server: Running) -> None:
    with lobby(server) as table:
        jun = table.arrive("Jun", 1)
        assert jun.table["lobby"]["at_zero"] == "concede"
        set_clock = {"minutes": 60, "bank": "player", "at_zero": "teammate"}
        assert table.host.request("set_clock", **set_clock)["type"] == "accepted"
        until(jun, lambda shown: shown["lobby"]["at_zero"] == "teammate")
        assert jun.table["at_zero"] == "teammate"
        refused = table.host.request("set_clock", **{**set_clock, "bank": "team"})
        assert refused["reason"].startswith("When the time of a team runs out, no teammate has any left.")
    seats = [{"player": "me", "fleet": "rebels_400_ships"}, {"player": "random", "fleet": "empire_400_ships"}]
    body = {"seats": seats, "profile": "tournament", "minutes": 60, "at_zero": "computer"}
    answer = server.rest.post("/games", json=body)
    assert (answer.status_code, answer.json()["rule"], answer.json()["where"]) == (400, "TRN-44", "at_zero")


@pytest.mark.parametrize("at_zero", ["warning", "computer"])
def test_what_happens_at_zero_is_chosen_with_the_game_too(server: Running, at_zero: str) -> None:
    seats = [{"player": "me", "fleet": "core_rebels"}, {"player": "random", "fleet": "core_empire"}]
    made = server.make(seats, minutes=60, at_zero=at_zero)
    with server.sit(made["game"], made["token"]) as player:
        assert player.table["at_zero"] == at_zero
    assert [each["key"] for each in server.rest.get("/choices").json()["at_zero"]] == [*AtZero]
