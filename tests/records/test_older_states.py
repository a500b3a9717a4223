"""Games of armada 0.1.0 in which a side conceded, time was called or a fleet was destroyed are still read."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from armada.engine.seats import Side
from armada.errors import RecordError
from armada.records.game import Game
from armada.records.older_states import OlderStates, fields_of
from armada.records.position import Position
from armada.server.history.entries import GameSnapshot as Saved
from armada.server.history.positions import game_at
from armada.state.records import Lasting, Scope

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = ("conceded", "time_called", "fleet_destroyed")
REASONS = {"conceded": "concession", "time_called": "time", "fleet_destroyed": "elimination"}


def record_of(name: str) -> str:
    return (FIXTURES / f"{name}.record").read_text()


def save_of(name: str) -> str:
    return (FIXTURES / f"{name}.save").read_text()


def facts(game: Game) -> tuple[Any, ...]:
    state = game.state
    return state.conceded, state.is_time_called, state.destroyed_fleets


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_the_version_before_is_replayed_to_its_end(name: str) -> None:
    game = Game.replay(record_of(name))
    assert game.outcome is not None
    assert game.outcome.reason == REASONS[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_answer_in_an_older_record_is_still_noticed(name: str) -> None:
    lines = record_of(name).splitlines()
    last = next(place for place in range(len(lines) - 1, 0, -1) if '"digest"' in lines[place])
    lines[last] = '["digest",1,"0123456789abcdef"]'
    with pytest.raises(RecordError, match="differs from the recorded one"):
        Game.replay("\n".join(lines))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_the_version_before_is_recorded_again_in_todays_form(name: str) -> None:
    game = Game.replay(record_of(name))
    assert Game.replay(game.record()).save() == game.save()


@pytest.mark.parametrize(
    ("name", "expected"),
    [("conceded", ((1,), False, (1,))), ("time_called", ((), True, ())), ("fleet_destroyed", ((), False, (0,)))],
)
def test_a_save_of_the_version_before_is_loaded_with_its_facts(name: str, expected: tuple[Any, ...]) -> None:
    game = Game.load(save_of(name))
    assert facts(game) == expected
    assert not {"conceded", "time_called", "fleet_destroyed"} & {entry.key for entry in game.state.lasting}
    assert Game.load(game.save()).state == game.state


@pytest.mark.parametrize("name", ["time_called", "fleet_destroyed"])
def test_a_loaded_game_of_the_version_before_goes_on_to_the_end_that_was_due(name: str) -> None:
    game, rng = Game.load(save_of(name)), Random(1)
    round = game.state.round
    while game.questions:
        question = game.questions[0]
        game.decide(question.sample(rng), question.seat)
    assert game.outcome is not None
    assert game.outcome.reason == REASONS[name]
    assert game.state.round == round


@pytest.mark.parametrize("name", NAMES)
def test_a_snapshot_of_the_version_before_is_the_game_that_is_loaded(name: str) -> None:
    game = Game.load(save_of(name))
    asked = tuple([(question.seat, question.kind.name) for question in game.questions])
    saved = Saved(game=msgspec.Raw(save_of(name).encode()), asked=asked, most_draws=0, line=0)
    assert game_at(saved).state == game.state


def test_a_snapshot_without_a_fact_is_not_the_game_that_has_it() -> None:
    game = Game.load(save_of("time_called"))
    asked = tuple([(question.seat, question.kind.name) for question in game.questions])
    data = msgspec.json.decode(save_of("time_called"))
    data["state"]["lasting"][1]["key"] = "gladiator"
    saved = Saved(game=msgspec.Raw(msgspec.json.encode(data)), asked=asked, most_draws=0, line=0)
    assert game_at(saved).state != game.state


def test_fleets_destroyed_at_the_same_time_are_read_as_such() -> None:
    fallen = tuple([Lasting(key="fleet_destroyed", scope=Scope.GAME, value=side, text="together") for side in (0, 1)])
    assert fields_of(fallen) == {"lasting": (), "destroyed_fleets": (0, 1), "destroyed_together": True}


@pytest.mark.parametrize("together", [False, True])
def test_a_state_with_facts_from_the_start_is_written_as_before(together: bool) -> None:
    game = Game.load(save_of("conceded"))
    fallen = Side(1), Side(0)
    now = replace(
        game.state, destroyed_fleets=fallen, destroyed_together=together, is_time_called=True, conceded=fallen[:1]
    )
    before = OlderStates(now).state(now)
    assert replace(before, **fields_of(before.lasting)) == now


def test_a_position_tells_what_leads_to_the_end_of_the_game() -> None:
    position = Position.of(Game.load(save_of("time_called")).view())
    both = Side(1), Side(0)
    state = replace(position.state, destroyed_fleets=both, destroyed_together=True, conceded=both[:1])
    text = str(replace(position, state=state))
    assert "ending: time called; destroyed player 2, player 1; together; conceded player 2\n" in text
    assert Position.parse(text).state == state


def test_a_position_of_the_version_before_has_the_same_facts() -> None:
    text = str(Position.of(Game.load(save_of("fleet_destroyed")).view()))
    older = text.replace("ending: destroyed player 1\n", "") + 'lasting "fleet_destroyed": game\n'
    assert Position.parse(older) == Position.parse(text)
