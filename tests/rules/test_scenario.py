"""The builder of small positions itself: it seats two to eight players, and what they play is the game."""

from __future__ import annotations

from random import Random

import pytest

from armada.engine.seats import CHANCE
from armada.rules.rounds import Round
from armada.state.events.commands import ActivationBegun
from tests.builders.scenario import Scenario

CORVETTE, X_WING = "cr90_corvette_a", "x_wing_squadron"


def strewn(*sides: int, profile: str = "standard") -> Scenario:
    """A ship and a squadron for each seat, each side along its edge."""
    table = Scenario(sides=sides, profile=profile)
    for seat, side in enumerate(sides):
        x, y = 200.0 + 200 * seat, (150.0, 750.0)[side]
        table.ship(CORVETTE, x, y, (0.0, 180.0)[side], side=side, seat=seat)
        table.squadron(X_WING, x + 60, y, side=side, seat=seat)
    return table


@pytest.mark.parametrize("sides", [(0, 1), (0, 0, 1, 1), (0, 1, 0, 1), (0, 0, 0, 1, 1, 1), (0, 0, 0, 0, 1, 1, 1, 1)])
def test_a_round_of_two_to_eight_players_is_played_by_all_of_them(sides: tuple[int, ...]) -> None:
    table, rng = (
        strewn(*sides, profile="standard" if len(sides) == 2 else "sector_fleet").run(Round(number=1)),
        Random(4),
    )
    asked = set()
    while table.game.state.outcome is None and (question := next(iter(table.game.questions), None)) is not None:
        asked.add(question.seat)
        table.events += table.game.play(question.sample(rng), question.seat)
    assert asked - {CHANCE} == set(range(len(sides)))
    owners = {table.game.owner(event.unit) for event in table.all(ActivationBegun)}
    assert owners == set(range(len(sides)))


def test_a_ship_belongs_to_the_first_seat_of_its_side_unless_another_is_named() -> None:
    table = Scenario(sides=(0, 0, 1, 1))
    ships = [table.ship(CORVETTE, 300, 300, side=1), table.ship(CORVETTE, 600, 300, side=1, seat=3)]
    assert [table.units[ship].seat for ship in ships] == [2, 3]
