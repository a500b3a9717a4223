"""Two people against two who share a fleet: seats 0 and 2 are one team, 1 and 3 the other; 0 and 1 command."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from armada.catalog.profiles import TEAM_PLAY
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.fleet.ready_made import ready_made
from armada.records.game import Game
from armada.rules.team_play import PROPOSALS
from tests.builders.activation_table import CR90
from tests.builders.scenario import Scenario

ADA, CEM, BEN, DEE = (Seat(seat) for seat in range(4))
TEAMS: Final = (("Ada", "Ben"), ("Cem", "Dee"))


def team_table(*, options: Sequence[str] = (TEAM_PLAY,)) -> Scenario:
    """A table for two teams of two."""
    return Scenario(options=tuple(options), sides=(0, 1, 0, 1))


def control(table: Scenario, unit: int, seat: Seat) -> None:
    """Give a ship or squadron to a teammate of its owner."""
    table.units[unit] = replace(table.units[unit], controlled_by=seat)


def shared_corvettes(first: int, second: int) -> Scenario:
    """A number of corvettes on each side, far apart and at speed 0; the teammates control every second one."""
    table = team_table()
    for side, count in enumerate((first, second)):
        for place in range(count):
            ship = table.ship(CR90, 200 + 200 * place, 100 if side == 0 else 850, 180 * side, side=side, speed=0)
            if place % 2:
                control(table, ship, DEE if side else BEN)
    return table


def proposed(table: Scenario, *answers: object) -> Scenario:
    """Let the teammates who are asked propose these, in the order of their seats."""
    for answer in answers:
        assert table.question.kind in PROPOSALS
        table.answer(table.question.kind, answer)
    return table


def shared_game(
    seed: int = 1,
    *,
    teams: Sequence[Sequence[str]] = TEAMS,
    controllers: Sequence[Sequence[int]] | None = None,
    options: tuple[str, ...] = (),
) -> Game:
    """A game of the ready-made fleets of 300 points, each shared by a team."""
    fleets = [ready_made()[key] for key in ("rebels_300", "empire_300")]
    return Game.new(fleets, seed=seed, teams=teams, controllers=controllers, options=options, allow_missing=True)


def played_until(game: Game, kind: str, seed: int = 1) -> Game:
    """The game, played at random until a question of this kind is asked; proposals are passed."""
    rng = Random(seed)
    while kind not in [question.kind.name for question in game.questions]:
        question = game.questions[0]
        game.play(PASS if question.kind in PROPOSALS else question.sample(rng), question.seat)
    return game
