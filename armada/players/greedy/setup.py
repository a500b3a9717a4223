"""Setup: the first player, the objective, and the places of obstacles, ships and squadrons."""

from __future__ import annotations

from math import hypot
from typing import Final

from armada.analysis.value import prices
from armada.catalog.shapes import ObstacleKind
from armada.engine.effects import Effect
from armada.engine.questions import Question
from armada.engine.seats import Seat, Side
from armada.geometry.angles import sin_cos
from armada.geometry.maneuver_tool import ToolSide, final_pose
from armada.geometry.pose import MICROMETRES, Point, Pose
from armada.players.greedy.estimates import frigate_of, gap_to_squadron, straight_on
from armada.players.greedy.objectives import AIMS, liking
from armada.players.greedy.position import is_inside
from armada.rules.deploying import DeployShip, ShipPlacement
from armada.rules.game import Game
from armada.rules.obstacle_placement import ObstaclePlacement
from armada.rules.obstacles import kind_of
from armada.state.records import IN_PLAY, Ship, Squadron, UnitId

CROWDED: Final = 150.0
"""Ships closer than this to each other, in mm, get in each other's way."""

APART: Final = 250.0
"""Objective tokens closer than this to each other, in mm, can all be avoided at once."""

OVERRUN: Final = 150.0
"""The cost, in mm, of a place where a friendly ship will end its move and displace the squadron."""


def choose_first_player(game: Game, question: Question[Side]) -> Side:
    """Its own side: the first to move is the first to strike."""
    return game.side_of(question.seat)


def choose_objective(game: Game, question: Question[str]) -> str:
    """The objective that suits the first player best."""
    return max(question.options, key=liking)


def towards_enemy(game: Game, seat: Seat) -> int:
    """+1 if the enemy's edge is the far one, -1 if it is the near one."""
    return 1 if game.side_of(seat) == game.state.first_side else -1


def middle_of(game: Game, side: Side) -> Point:
    """The centre of a side's deployed ships and squadrons, weighted by points; else of its deployment zone."""
    costs = prices(game)
    found = [(unit.pose, costs[unit.id]) for unit in game.state.units if unit.pose and game.side(unit.id) == side]
    total = sum([cost for _, cost in found])
    if not total:
        zone = game.play_area.deployment_zone(second=side != game.state.first_side)
        return (zone.x1 + zone.x2) / 2, (zone.y1 + zone.y2) / 2
    x = sum([pose.x * cost for pose, cost in found]) / total / MICROMETRES
    y = sum([pose.y * cost for pose, cost in found]) / total / MICROMETRES
    return x, y


def choose_obstacle(game: Game, question: Question[ObstaclePlacement]) -> ObstaclePlacement:
    """Harmful obstacles on the enemy's side of the table, helpful ones on its own."""
    ahead = towards_enemy(game, question.seat)

    def value(placement: ObstaclePlacement) -> float:
        kind = kind_of(game, placement.obstacle)
        forward = ahead * placement.pose.y / MICROMETRES
        central = -abs(placement.pose.x / MICROMETRES - game.play_area.width / 2) / 4
        return (-forward if kind is ObstacleKind.STATION else forward) + central

    return max(question.options, key=value)


def choose_token_place(game: Game, question: Question[Pose]) -> Pose:
    """Valuable tokens near its own edge, others and those of upgrades near the enemy's; all of them apart."""
    ahead = towards_enemy(game, question.seat)
    aim = AIMS.get(game.state.objective or "")
    placing = game.innermost(Effect)
    by_upgrade = placing is not None and placing.card.unit >= 0
    sign = -ahead if aim is not None and aim.points > 0 and not by_upgrade else ahead
    others = [token.pose for token in game.state.tokens if token.pose is not None]

    def value(pose: Pose) -> float:
        apart = [hypot(other.x - pose.x, other.y - pose.y) / MICROMETRES for other in others]
        central = -abs(pose.x / MICROMETRES - game.play_area.width / 2) / 4
        return sign * pose.y / MICROMETRES + central - 2 * sum([max(0.0, APART - mm) for mm in apart])

    return max(question.options, key=value)


def choose_deployed(game: Game, question: Question[UnitId]) -> UnitId:
    """A carrier first if there are squadrons, then the squadrons, then the other ships, the most expensive last."""
    costs = prices(game)
    side = game.side_of(question.seat)
    has_ships = any(isinstance(u, Ship) and u.status is IN_PLAY for u in game.state.units if game.side(u.id) == side)
    squadrons = sum([isinstance(u, Squadron) for u in game.state.units if game.side(u.id) == side])

    def order(unit: UnitId) -> tuple[int, int]:
        if not game.is_ship(unit):
            return 0, -costs[unit]
        if not has_ships and squadrons > 2:
            return 1, -100 * game.ship_card(unit).squadron - costs[unit]
        return 1, costs[unit]

    return min(question.options, key=order)


def choose_ship_placement(game: Game, question: Question[ShipPlacement]) -> ShipPlacement:
    """Opposite the enemy, bow towards them, beside friendly ships and not in front of an obstacle."""
    deploying = game.innermost(DeployShip)
    assert deploying is not None
    ship = game.ship(deploying.ship)
    side = game.side(ship.id)
    frigate = frigate_of(game, ship)
    card = game.ship_card(ship.id)
    enemy = middle_of(game, Side(1 - side))
    own = [
        unit.pose
        for unit in game.state.units
        if isinstance(unit, Ship) and unit.pose is not None and game.side(unit.id) == side
    ]
    fighters = [
        unit.pose
        for unit in game.state.units
        if isinstance(unit, Squadron) and unit.pose is not None and game.side(unit.id) == side
    ]
    rocks = game.obstacle_bodies()
    wanted = 3 if card.max_speed > 3 else 2

    def value(placement: ShipPlacement) -> float:
        pose = placement.pose
        x, y = pose.centre
        dx, dy = enemy[0] - x, enemy[1] - y
        far = max(1.0, hypot(dx, dy))
        sine, cosine = sin_cos(pose.heading)
        found = 60.0 * (dx * sine + dy * cosine) / far - far / 20 - 12.0 * abs(placement.speed - wanted)
        for other in own:
            near = hypot(other.x - pose.x, other.y - pose.y) / MICROMETRES
            found -= max(0.0, CROWDED - near) / 2 + max(0.0, near - 3 * CROWDED) / 10
        end = final_pose(pose, card.size, (0,) * placement.speed, ToolSide.LEFT)
        if not is_inside(game.play_area, frigate, end):
            found -= 200.0
        ex, ey = end.centre
        for rock in rocks:
            if (rock.x - ex) ** 2 + (rock.y - ey) ** 2 < (rock.r + frigate.half_length) ** 2:
                found -= 25.0
        return found - OVERRUN * sum([gap_to_squadron(frigate, end, other) <= 0.0 for other in fighters])

    return max(question.options, key=value)


def choose_squadron_placement(game: Game, question: Question[Pose]) -> Pose:
    """Ahead of friendly ships, towards the enemy, and not where one of them will end its move."""
    side = game.side_of(question.seat)
    x, y = middle_of(game, Side(1 - side))
    ends = [
        (frigate_of(game, unit), straight_on(game, unit))
        for unit in game.state.units
        if isinstance(unit, Ship) and unit.pose is not None and game.side(unit.id) == side
    ]

    def way(pose: Pose) -> float:
        overrun = sum([gap_to_squadron(frigate, end, pose) <= 0.0 for frigate, end in ends])
        return hypot(pose.x / MICROMETRES - x, pose.y / MICROMETRES - y) + OVERRUN * overrun

    return min(question.options, key=way)
