"""Fleet Ambush: effect, limit, and when it does nothing."""

from __future__ import annotations

import pytest

from armada.effects.objectives.objective import inner_area
from armada.geometry.pose import pose_at
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.deployment_places import room_for
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.queries import DEPLOY_PLACE, DeployPlace
from armada.rules.winning import EndReason
from armada.state.events.cards import ObjectiveTokenChanged, ObjectiveTokenPlaced
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from tests.builders.ending_table import ended
from tests.builders.objective_table import CR90, VICTORY, after_obstacles, offered, playing, setting_up
from tests.builders.setup_table import SetupTable
from tests.proves import proves


def ambushing(*, first: int = 0, seed: int = 7) -> SetupTable:
    """Obstacles lie, and the first player deploys."""
    return after_obstacles(setting_up("fleet_ambush", first=first, seed=seed))


def with_obstacles_aside() -> SetupTable:
    """The same, with all obstacles outside the ambush zone."""
    table = setting_up("fleet_ambush")
    for number, x in enumerate((450, 600, 750, 900, 1050, 1200)):
        table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(x, 230 if number % 2 else 680)))
    return table


def test_the_ambush_zone_is_609_by_304_mm() -> None:
    table = ambushing()
    zone = inner_area(table.game.play_area)
    assert zone.x2 - zone.x1 == pytest.approx(609.6)
    assert zone.y2 - zone.y1 == pytest.approx(304.8)
    assert len(table.all(ObjectiveTokenPlaced)) == 4, "marked by tokens"


@proves("CARD-fleet-ambush-02", "OBJ-04")
def test_on_the_first_players_odd_turns_a_ship_goes_into_the_inner_area() -> None:
    table = with_obstacles_aside()
    for turn, x in ((1, 700), (2, 800), (3, 900)):
        assert table.question.seat == 0
        table.go_to(SHIP_PLACEMENT)
        in_zone, in_usual_zone = ShipPlacement(pose_at(x, 450), 1), ShipPlacement(pose_at(x, 60), 1)
        wanted, refused = (in_zone, in_usual_zone) if turn % 2 else (in_usual_zone, in_zone)
        assert table.refusal(refused).rule == ("OBJ-04" if turn % 2 else "SETUP-33")
        table.answer(SHIP_PLACEMENT, wanted)
        while table.question.seat == 1:
            table.play(table.question.sample(table.rng))


@proves("CARD-fleet-ambush-02")
def test_the_second_player_deploys_as_usual() -> None:
    table = ambushing()
    table.go_to(SHIP_PLACEMENT).play(table.question.sample(table.rng))
    assert table.question.seat == 1
    table.go_to(SHIP_PLACEMENT)
    assert table.question.seat == 1
    assert table.refusal(ShipPlacement(pose_at(900, 450), 1)).rule == "SETUP-33"


@proves("CARD-fleet-ambush-02")
def test_all_ships_are_deployed_before_any_squadron() -> None:
    table = ambushing().finish()
    kinds = [type(event) for event in table.events if isinstance(event, ShipDeployed | SquadronDeployed)]
    assert kinds == sorted(kinds, key=lambda kind: kind is SquadronDeployed)


@proves("CARD-fleet-ambush-02")
def test_in_the_zone_no_ship_of_the_first_player_stands_on_an_obstacle() -> None:
    table = setting_up("fleet_ambush")
    placed = [(0, 760, 450), (1, 900, 450), (2, 1040, 450), (3, 500, 300), (4, 1300, 300), (5, 1300, 600)]
    for number, x, y in placed:
        table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(x, y)))
    table.go_to(SHIP_PLACEMENT)
    refusal = table.refusal(ShipPlacement(pose_at(900, 450), 1))
    assert refusal.rule == "OBJ-04"
    assert "overlaps" in refusal.reason


@proves("CARD-fleet-ambush-01")
def test_a_ship_in_the_zone_gives_the_first_players_squadrons_a_place() -> None:
    table = with_obstacles_aside()
    table.answer(DEPLOY, table.unit("CR90 Corvette A 1"))
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 450), 1))
    while table.question.kind is not SQUADRON_PLACEMENT or table.question.seat != 0:
        table.play(table.question.sample(table.rng))
    assert table.question.refusal(pose_at(900, 450 + 35.5 + 124.7 - 34.2)) is None
    assert table.refusal(pose_at(900, 700)).rule == "SETUP-37"


@proves("CARD-fleet-ambush-02")
def test_a_ship_for_which_the_zone_has_no_room_is_deployed_as_usual() -> None:
    table = ambushing()
    game = table.game
    ship = table.unit("CR90 Corvette A 1")
    usual, zone = game.play_area.deployment_zone(second=False), inner_area(game.play_area)
    place = game.ask(DEPLOY_PLACE, ship, DeployPlace((usual,)))
    assert place.areas == (zone, usual), "the first of these that has room"
    found = room_for(game, ship, place._replace(areas=(zone._replace(x2=zone.x1 + 30), usual)))
    assert found is not None
    assert found.place.areas == (usual,)


def test_after_setup_the_tokens_are_gone() -> None:
    table = ambushing().finish()
    assert all(token.pose is None for token in table.game.state.tokens)
    assert len(table.all(ObjectiveTokenChanged)) == 4


def test_the_game_ends_without_points_of_its_own() -> None:
    table = playing("fleet_ambush")
    table.ship(VICTORY, 300, 300)
    table.ship(CR90, 900, 700, side=1)
    assert ended(table, EndReason.SIX_ROUNDS).scores == (0, 0)
    assert not offered(table)
