"""Any command with any arguments is refused in words, or written so that the event can be read, shown and paired."""

from __future__ import annotations

import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from armada.errors import ArmadaError, TournamentError
from armada.server.events.validation import try_out
from armada.tournament.commands import Command, Decision
from armada.tournament.entries import RoundPaired
from armada.tournament.event import Event, EventStage, Match, MatchKind, Round, RoundStatus
from armada.tournament.organiser import AnyCommand, Organiser
from armada.tournament.players import AddPlayers, ChangePlayer, NewPlayer
from armada.tournament.results import EnterResult
from armada.tournament.rounds import Pair, Publish
from armada.tournament.scoring import Report
from armada.tournament.verification import verify
from tests.amounts import amount
from tests.builders.events import Desk, any_report, desk

NUMBERS = (*range(-1, 10), 0, 1, 2, 3, 4, 99, 400, -400, 2_000_000, 2**40, 2**70)
TEXTS = ("", " ", "A", "Ada.", "note", "judge call", "x" * 150, "\ud800", "\x00", "seed", "game1", "ä" * 1200, "a\nb")
COMMANDS: tuple[type[Command], ...] = (*get_args(AnyCommand), Pair, Pair)
OFTEN = 0.25
"""How often an event is moved on instead, so that commands meet events of every kind."""


def any_value(kind: inspect.Type, rng: Random, ids: list[int]) -> Any:
    """A value of a type, sensible or not."""
    match kind:
        case inspect.NoneType():
            return None
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.choice(ids) if rng.random() < 0.6 else rng.choice(NUMBERS)
        case inspect.StrType():
            return rng.choice(TEXTS)
        case inspect.EnumType(cls=cls):
            return rng.choice(list(cls))
        case inspect.UnionType(types=types):
            return any_value(rng.choice(types), rng, ids)
        case inspect.VarTupleType(item_type=item):
            return tuple(any_value(item, rng, ids) for _ in range(rng.randrange(4)))
        case inspect.TupleType(item_types=items):
            return tuple(any_value(item, rng, ids) for item in items)
        case inspect.StructType(cls=cls, fields=fields):
            return any_struct(cls, fields, rng, ids)
    raise AssertionError(f"no value of {kind} is known")


def any_struct(cls: type, fields: tuple[inspect.Field, ...], rng: Random, ids: list[int]) -> Any:
    given = [field for field in fields if field.required or rng.random() < 0.5]
    return cls(**{field.name: any_value(field.type, rng, ids) for field in given})


def any_command(event: Event, rng: Random) -> Command:
    """A command by chance, its numbers mostly those of players."""
    cls = rng.choice(COMMANDS)
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    found: Command = any_struct(cls, info.fields, rng, sorted(event.players) or [1])
    return found


def move_on(shop: Desk, rng: Random) -> None:
    """Take the next step of an event, if there is one."""
    current = shop.event.current
    with suppress(TournamentError):
        if current is not None and current.status is RoundStatus.PREVIEW:
            shop.act(Publish())
        elif current is not None and not current.is_complete:
            shop.play(rng)
        else:
            shop.act(Pair(seed=str(rng.random())))


def check(shop: Desk) -> None:
    """The file tells the same event, every page of it can be made, and the next round is paired or refused in words."""
    kept = Organiser.open(shop.path)
    assert kept.event == shop.event
    try_out(kept.lines)
    try:
        found = Pair(seed="any").decide(shop.event).entry
    except TournamentError:
        return
    assert isinstance(found, RoundPaired)
    if found.round.stage is EventStage.SWISS:
        paired = sorted(id for match in found.round.matches for id in match.players)
        assert paired == sorted(player.id for player in shop.event.playing)
        assert sum(match.kind is MatchKind.BYE for match in found.round.matches) <= 1


@example(seed=0, players=4)
@given(seed=st.integers(0, 2**32), players=st.integers(0, 9))
@settings(max_examples=amount(60), deadline=None)
def test_no_command_writes_what_cannot_be_read_shown_or_paired(seed: int, players: int) -> None:
    rng = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        shop = desk(Path(folder), players, check_in=rng.random() < 0.2)
        for _ in range(40):
            before = len(shop.lines)
            if rng.random() < OFTEN:
                move_on(shop, rng)
            else:
                command = any_command(shop.event, rng)
                try:
                    shop.act(command, overrule=rng.random() < 0.8)
                except ArmadaError:
                    assert len(shop.lines) == before, command
            if rng.random() < 0.1:
                with suppress(TournamentError):
                    rng.choice([shop.undo, shop.redo])()
            if len(shop.lines) > before:
                check(shop)
        verify(shop.lines)


def test_any_report_is_refused_in_words_or_counted(tmp_path: Path) -> None:
    rng = Random("reports")
    shop = desk(tmp_path, 2)
    shop.round()
    info = inspect.type_info(Report)
    assert isinstance(info, inspect.StructType)
    taken = 0
    for _ in range(1500):
        report = any_struct(Report, info.fields, rng, [0, 1, 50, 150])
        try:
            shop.act(EnterResult(player=1, report=report, correct=True))
        except TournamentError:
            continue
        taken += 1
        assert Organiser.open(shop.path).event == shop.event
    assert taken > 50
    assert any_report(rng)


@pytest.mark.parametrize("text", ["\ud800", "a\ud800b"])
def test_text_that_no_file_can_hold_is_refused(tmp_path: Path, text: str) -> None:
    shop = desk(tmp_path, 2)
    with pytest.raises(TournamentError):
        shop.act(Pair(seed=text))
    assert Organiser.open(shop.path).event == shop.event


@pytest.mark.parametrize("table", [-1, 10**9])
def test_a_fixed_table_that_is_no_table_is_refused(tmp_path: Path, table: int) -> None:
    shop = desk(tmp_path, 2)
    for command in (
        AddPlayers(players=(NewPlayer(name="Ada", fixed_table=table),)),
        ChangePlayer(player=1, fixed_table=table),
    ):
        with pytest.raises(TournamentError, match="table"):
            shop.act(command)


def test_a_round_is_not_brought_in_that_names_a_player_who_does_not_exist(tmp_path: Path) -> None:
    """An entry can be folded and still leave an event that no page can show."""
    shop = desk(tmp_path, 4)
    bad = Round(number=1, matches=(Match(one=99, kind=MatchKind.BYE),))

    class Forged(Command, frozen=True, tag="forged"):
        def decide(self, event: Event) -> Decision:
            return Decision(RoundPaired(bad))

    with pytest.raises(TournamentError, match="inconsistent"):
        shop.act(Forged())
    assert Organiser.open(shop.path).event == shop.event
