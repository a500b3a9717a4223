"""Positions of games in which several people share a fleet: written, read and played on."""

from __future__ import annotations

import pytest

from armada.errors import PositionError
from armada.records.game import Game
from armada.records.position import Position
from tests.builders.team_table import BEN, TEAMS, played_until, shared_game
from tests.properties.games import play_to_the_end


def shared_position(kind: str = "proposed ship") -> str:
    """The position at the first question of a kind."""
    game = played_until(shared_game(3, teams=(*TEAMS[:1], ("Cem", "Dee", "Eve"))), kind)
    return str(Position.of(game.view()))


def test_a_position_says_who_shares_a_fleet_and_who_controls_what() -> None:
    text = shared_position()
    position = Position.parse(text)
    assert str(position) == text
    state = position.state
    assert [player.name for player in state.players] == ["Ada", "Cem", "Ben", "Dee", "Eve"]
    assert state.without_fleet == (2, 3, 4)
    assert {unit.controller for unit in state.units} == {0, 1, 2, 3, 4}
    assert "; no fleet" in text
    assert f"player 1; controller {BEN + 1}" in text


def test_a_game_goes_on_from_the_position_of_a_shared_fleet() -> None:
    game = Position.parse(shared_position()).game(seed=5)
    assert {question.kind.name for question in game.questions} == {"proposed ship"}
    play_to_the_end(game, 5)
    assert game.outcome is not None
    assert Game.replay(game.record()).outcome == game.outcome


FAULTS = {
    "another fleet": ("player 1; controller 3", "player 1; controller 4", "does not share the fleet of player 1"),
    "a fleet last": (
        "; side 1; grand admiral",
        "; side 1; grand admiral; no fleet",
        "comes after all players with one",
    ),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_position_that_shares_a_fleet_wrongly_names_the_line(case: str) -> None:
    old, new, words = FAULTS[case]
    text = shared_position()
    assert old in text
    with pytest.raises(PositionError) as refused:
        Position.parse(text.replace(old, new, 1))
    assert words in str(refused.value)


def test_the_sharers_of_the_first_fleet_come_first() -> None:
    text = shared_position()
    lines = text.splitlines()
    third, fourth = (next(line for line in lines if line.startswith(f"player {number}:")) for number in (3, 4))
    swapped = text.replace(third, f"player 3:{fourth.partition(':')[2]}")
    swapped = swapped.replace(fourth, f"player 4:{third.partition(':')[2]}")
    with pytest.raises(PositionError, match="list those who share the first fleet before the others"):
        Position.parse(swapped)
