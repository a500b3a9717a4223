"""Where greedy deploys, and in which order, in small positions in which one place is plainly better."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.geometry.pose import Pose, pose_at
from armada.players.greedy import setup
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, DeployShip, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.queries import DeployPlace
from armada.rules.ship_phase import ShipPhase
from armada.rules.token_placement import TOKEN
from armada.state.records import Status, UnitId
from tests.builders.attack_table import GLADIATOR, IMPERIAL, NEBULON, TIE, VICTORY, X_WING
from tests.builders.scenario import Scenario

VICTORY_I = "victory_i_class_star_destroyer"

Place = tuple[float, float, float]
"""x, y and heading."""


def berth(
    *places: Place,
    card: str = NEBULON,
    speed: int = 2,
    ships: tuple[Place, ...] = (),
    fighters: tuple[tuple[float, float], ...] = (),
    rocks: tuple[tuple[str, float, float], ...] = (),
    enemy: tuple[float, float] = (600, 800),
) -> Place:
    """Which of some places a ship takes, beside own Nebulon-Bs and TIE fighters, opposite a Victory."""
    table = Scenario()
    for x, y, degrees in ships:
        table.ship(NEBULON, x, y, degrees)
    for x, y in fighters:
        table.squadron(TIE, x, y)
    table.ship(VICTORY, *enemy, 180, side=1)
    for kind, x, y in rocks:
        table.obstacle(kind, x, y)
    own = table.ship(card, 300, 200)
    table.units[own] = replace(table.units[own], pose=None, status=Status.RESERVE)
    zone = table.run(ShipPhase()).game.play_area.deployment_zone(second=False)
    table.run(DeployShip(ship=own, place=DeployPlace((zone,))))
    options = {ShipPlacement(pose_at(*place), speed): place for place in places}
    return options[setup.choose_ship_placement(table.game, Question(Seat(0), SHIP_PLACEMENT, tuple(options)))]


def test_a_ship_is_deployed_opposite_the_enemy() -> None:
    assert berth((300, 200, 0), (600, 200, 0), (1300, 200, 0)) == (600, 200, 0)
    assert berth((300, 200, 0), (600, 200, 0), (1300, 200, 0), enemy=(1300, 800)) == (1300, 200, 0)


def test_a_ship_that_is_deployed_beside_the_enemy_turns_its_bow_to_them() -> None:
    ahead, aslant, away = (600, 200, 0), (600, 200, 45), (600, 200, 180)
    assert berth(away, aslant, ahead) == ahead
    assert berth(away, aslant, ahead, enemy=(1300, 800)) == aslant


def test_a_ship_keeps_near_its_fleet_even_away_from_the_enemy() -> None:
    fleet = ((1000, 200, 0), (1150, 200, 0), (1300, 200, 0))
    near, opposite = (850, 200, 0), (300, 200, 0)
    assert berth(near, opposite, ships=fleet, enemy=(500, 800)) == near


def test_a_ship_does_not_crowd_its_fleet() -> None:
    assert berth((660, 200, 0), (740, 200, 0), ships=((600, 200, 0),)) == (740, 200, 0)
    assert berth((460, 200, 0), (540, 200, 0), ships=((600, 200, 0),)) == (460, 200, 0)


def test_a_ship_is_not_deployed_where_its_first_maneuver_ends_on_an_obstacle_or_leaves_the_table() -> None:
    left, right = (500, 100, 0), (700, 100, 0)
    for rock, place in ((500, right), (700, left)):
        assert berth(left, right, rocks=(("asteroid_field_1", rock, 230),)) == place
    assert berth(left, right, rocks=(("asteroid_field_1", 500, 800),)) == left, "it does not get there yet"
    assert berth((90, 200, 270), (300, 200, 0), enemy=(-500, 200)) == (300, 200, 0)


def test_a_ship_is_not_deployed_where_it_would_displace_squadrons() -> None:
    left, right = (500, 100, 0), (700, 100, 0)
    for x, place in ((500, right), (700, left)):
        assert berth(left, right, fighters=((x, 230),)) == place


# The order


def next_to_deploy(*cards: str, deployed: tuple[str, ...] = (), fighters: int = 0) -> str:
    """The card that greedy deploys next of those offered; other TIE fighters can be deployed only later."""
    table = Scenario()
    for card in (*cards, *[TIE] * fighters):
        own = table.squadron(card, 300, 200) if card in (TIE, "howlrunner") else table.ship(card, 300, 200)
        table.units[own] = replace(table.units[own], pose=None, status=Status.RESERVE)
    for card in deployed:
        table.ship(card, 600, 200)
    table.ship(NEBULON, 600, 800, 180, side=1)
    for place in range(3):
        table.squadron(X_WING, 700 + 50 * place, 800, side=1)
    game = table.run(ShipPhase()).game
    options = tuple([UnitId(place) for place in range(len(cards))])  # type: ignore[arg-type]
    return cards[setup.choose_deployed(game, Question(Seat(0), DEPLOY, options))]


def test_the_best_carrier_is_deployed_first_where_squadrons_are_to_follow() -> None:
    ships = (GLADIATOR, IMPERIAL, VICTORY)
    assert next_to_deploy(*ships, fighters=3) == IMPERIAL
    assert next_to_deploy(*ships, fighters=2) == GLADIATOR, "with so few the cheapest"
    assert next_to_deploy(*ships, fighters=3, deployed=(IMPERIAL,)) == GLADIATOR
    assert next_to_deploy(VICTORY_I, VICTORY, fighters=3) == VICTORY, "both command three, this one costs more"


def test_squadrons_are_deployed_before_further_ships_and_the_most_expensive_first() -> None:
    assert next_to_deploy(TIE, "howlrunner", GLADIATOR, deployed=(VICTORY,)) == "howlrunner"
    assert next_to_deploy(VICTORY, GLADIATOR, deployed=(IMPERIAL,)) == GLADIATOR


# Squadrons, obstacles and tokens


def fighter_place(*places: tuple[float, float], seat: int = 0) -> Pose:
    """Where a squadron is deployed: a Nebulon-B sails up the table at 600, 200, a Victory down at 1200, 800."""
    table = Scenario()
    table.ship(NEBULON, 600, 200)
    table.ship(VICTORY, 1200, 800, 180, side=1)
    game = table.run(ShipPhase()).game
    poses = tuple([pose_at(x, y) for x, y in places])
    return setup.choose_squadron_placement(game, Question(Seat(seat), SQUADRON_PLACEMENT, poses))


def test_squadrons_are_deployed_towards_the_enemy_and_out_of_the_way_of_their_ships() -> None:
    near, far = (700, 300), (500, 200)
    assert fighter_place(near, far) == pose_at(*near)
    assert fighter_place(near, far, seat=1) == pose_at(*far)
    in_the_way, aside = (600, 330), (480, 300)
    assert fighter_place(in_the_way, aside) == pose_at(*aside)
    in_their_way = (1200, 680)
    assert fighter_place(in_their_way, (1300, 700), seat=1) == pose_at(1300, 700)


def test_an_obstacle_for_the_enemy_is_placed_before_their_middle_and_a_station_behind_ones_own() -> None:
    table = Scenario()
    table.ship(NEBULON, 600, 200)
    table.ship(VICTORY, 1200, 800, 180, side=1)
    for kind in ("asteroid_field_1", "debris_field_1", "station"):
        table.obstacle(kind, 900, 450)
    game = table.run(ShipPhase()).game

    def place(obstacle: int, *places: tuple[float, float]) -> tuple[float, float]:
        options = {ObstaclePlacement(obstacle, pose_at(x, y)): (x, y) for x, y in places}
        return options[setup.choose_obstacle(game, Question(Seat(0), OBSTACLE, tuple(options)))]

    corners = ((300, 300), (900, 300), (1500, 300), (300, 600), (900, 600), (1500, 600))
    assert [place(obstacle, *corners) for obstacle in (0, 1, 2)] == [(900, 600), (900, 600), (900, 300)]
    assert place(0, (500, 600), (900, 580)) == (900, 580), "the middle is worth a few millimetres"


def test_tokens_are_placed_apart_from_others_but_not_farther_than_needed() -> None:
    table = Scenario()
    table.objective = "intel_sweep"
    table.ship(NEBULON, 600, 200)
    table.ship(VICTORY, 1200, 800, 180, side=1)
    table.token("intel_sweep", 900, 400)
    game = table.run(ShipPhase()).game

    def place(*places: tuple[float, float]) -> Pose:
        return setup.choose_token_place(game, Question(Seat(0), TOKEN, tuple([pose_at(x, y) for x, y in places])))

    assert place((950, 400), (1160, 400)) == pose_at(1160, 400)
    assert place((850, 400), (640, 400)) == pose_at(640, 400)
    assert place((1160, 400), (1500, 400)) == pose_at(1160, 400)
    assert place((900, 660), (900, 700)) == pose_at(900, 660), "both are far enough away: the one nearer home"
