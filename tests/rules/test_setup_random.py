"""Random setups: never stuck, every answer legal, copies and loads go on the same, what stands stands legally."""

from __future__ import annotations

from itertools import combinations
from random import Random

import msgspec
import pytest

from armada.engine.saving import frames_from_data, frames_to_data
from armada.fleet.random_fleet import random_fleet
from armada.geometry.measure import span
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc
from armada.geometry.ruler import Distance
from armada.rules.deployment import Deployment
from armada.rules.new_game import new_state
from armada.rules.winning import UNLIMITED_ROUNDS
from armada.state.game_state import GameState
from armada.state.records import Status
from tests.builders.scenario import StrictGame
from tests.builders.setup_table import SetupTable

GAMES = [
    ("standard", 400, None),
    ("standard", 180, "core set"),
    ("tournament", 400, None),
    ("sector_fleet", 1000, None),
]


def random_setup(seed: int, profile: str, points: int, play_area: str | None) -> SetupTable:
    """Setup of two random fleets; in standard games without objectives."""
    rng = Random(seed)
    fleets = [random_fleet(faction, points, rng, profile=profile) for faction in ("rebel", "empire")]
    options = (UNLIMITED_ROUNDS,) if profile == "standard" else ()
    state = new_state(fleets, profile=profile, points=points, options=options, play_area=play_area, allow_missing=True)
    return SetupTable(state, seed=seed)


def saved(game: StrictGame) -> bytes:
    """All of a game, as text."""
    return msgspec.json.encode({"state": game.state, "frames": frames_to_data(game.frames), "draws": game.draws})


def loaded(game: StrictGame) -> StrictGame:
    """The same game, by way of its text."""
    data = msgspec.json.decode(saved(game))
    twin = game.copy()
    twin.state = msgspec.convert(data["state"], GameState)
    twin.frames = frames_from_data(data["frames"])
    twin.draws = data["draws"]
    return twin


@pytest.mark.parametrize(("profile", "points", "play_area"), GAMES)
def test_at_every_question_of_setup_a_copy_and_a_load_go_on_as_the_game_itself(
    profile: str, points: int, play_area: str | None
) -> None:
    table = random_setup(1, profile, points, play_area)
    while not table.is_over:
        answer = table.question.sample(table.rng)
        assert table.question.refusal(answer) is None
        assert table.question.kind.decode(table.question.kind.encode(answer)) == answer
        twin, again = table.game.copy(), loaded(table.game)
        assert saved(twin) == saved(again) == saved(table.game)
        table.play(answer)
        twin.play(answer)
        again.play(answer)
        assert saved(twin) == saved(again) == saved(table.game)


@pytest.mark.parametrize(("profile", "points", "play_area"), GAMES)
def test_what_stands_after_setup_stands_legally(profile: str, points: int, play_area: str | None) -> None:
    for seed in range(4):
        table = random_setup(seed, profile, points, play_area).finish()
        game, area = table.game, table.game.play_area
        lying = tuple(game.obstacle_bodies())
        for number, obstacle in enumerate(lying):
            if game.state.objective is None:
                assert area.accepts_obstacle(obstacle, lying[:number])
        deployed = [unit.id for unit in game.state.units if unit.status is Status.IN_PLAY and unit.pose is not None]
        for unit in deployed:
            body = game.body(unit)
            if isinstance(body, Disc):
                assert area.setup_area.holds(body)
                friends = [game.hull(ship) for ship in game.ships(game.side(unit))]
                assert any(span(ship, body).is_within(Distance.ONE, Distance.TWO) for ship in friends)
            else:
                second = game.side(unit) != game.state.first_side
                assert area.deployment_zone(second).holds(body)
        for one, other in combinations([game.body(unit) for unit in deployed], 2):
            assert not overlaps(one, other)


def test_the_same_seed_and_answers_give_the_same_setup() -> None:
    one, other = (random_setup(5, "standard", 400, None).finish() for _ in range(2))
    assert msgspec.json.encode(one.game.state) == msgspec.json.encode(other.game.state)


def test_four_random_fleets_in_two_teams_are_deployed() -> None:
    rng = Random(9)
    fleets = [
        random_fleet(faction, 600, rng, profile="sector_fleet", players=4)
        for faction in ("rebel", "rebel", "empire", "empire")
    ]
    state = new_state(fleets, profile="sector_fleet", points=600, allow_missing=True)
    table = SetupTable(state, seed=9)
    while not table.is_over and table.game.innermost(Deployment) is None:
        table.play(table.question.sample(table.rng))
    table.finish()
    assert {unit.status for unit in table.game.state.units} <= {Status.IN_PLAY, Status.DESTROYED}
    assert {table.game.owner(ship) for ship in table.game.ships()} == {0, 1, 2, 3}
