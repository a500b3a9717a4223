"""Danger: the average damage that a side's dice would do to a ship at each place of the table.

At a place every hull zone counts that has it in its firing arc, at the range of the ship's base there, and of each
ship the best two, since it attacks twice (ATK-01). Squadrons count that may attack a ship now. Line of sight, what the
defender does about it, and effects of cards on an attack under way are left out.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot, inf
from typing import Final, NamedTuple

from armada.analysis.contours import Contour, Contours, Grid, Ring
from armada.analysis.die_damage import mean_damage
from armada.catalog.cards import Color, Dice
from armada.catalog.shapes import ship_shape
from armada.engine.seats import Side
from armada.geometry.bases import BASES, Size
from armada.geometry.convex import closest_to_point
from armada.geometry.firing_arc import disc_in_arc
from armada.geometry.maneuver_tool import ToolSide, final_pose, legal_sides
from armada.geometry.pieces import Disc, Zone, place_ship
from armada.geometry.play_area import Area
from armada.geometry.pose import MICROMETRES, Point, Pose
from armada.geometry.ruler import DISTANCES, RANGES, Distance
from armada.rules.armament import COLORS_AT, NO_DICE
from armada.rules.engagement import is_engaged
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import BATTERY, YAW, Armament
from armada.rules.ship_movement import ExecuteManeuver
from armada.state.records import Ship, Squadron, SquadronId, Unit

LEVELS: Final = (0.25, 2.0, 4.0, 8.0)
"""The damage on average from which on each tint is laid; the first is where any die reaches."""

STEP: Final = 28.0
"""From one place looked at to the next, in mm."""

COARSE: Final = 40.0
"""The same for where dice could reach later."""

SMALLEST: Final = 4
"""Rings of fewer points are specks, and are not drawn."""


MARKED: Final = 10
"""Rings of fewer points have no figure."""

CLEAR: Final = 48.0
"""So far, in mm, figures keep from each other."""

APART: Final = 350.0
"""So far, in mm, those of one ring."""


class Battery(NamedTuple):
    """A hull zone that shoots: the average damage of its dice within each distance in mm, the nearest range first."""

    zone: Zone
    reaches: tuple[tuple[float, float], ...]


class Gunner(NamedTuple):
    """A ship or squadron that shoots: where it is, how far off its dice end, and what it shoots with."""

    x: float
    y: float
    reach: float
    batteries: tuple[Battery, ...]
    damage: float
    """Of a squadron, at its only range."""


def contours(game: Game, side: Side, unit: int | None = None) -> Contours:
    """The reach of a side's enemies, for a ship of the size of `unit`, or a small one."""
    radius = base_radius(game, unit)
    gunners, later = gunners_of(game, side), gunners_later(game, side)
    area = game.play_area.area
    grid = Grid(lambda x, y: danger(gunners, x, y, radius), area, STEP)
    highest, at = grid.highest()
    rings = {level: _drawn(grid.contour(level)) for level in LEVELS if highest >= level}
    marks = _marks(rings, gunners, area)
    levels = [Contour(damage=level, rings=tuple(rings[level]), marks=tuple(marks[level])) for level in rings]
    ahead = Grid(lambda x, y: 1.0 if is_reached(later, x, y, radius) else 0.0, area, COARSE)
    return Contours(
        levels=tuple(levels),
        highest=round(highest, 2),
        at=(round(at[0], 1), round(at[1], 1)) if levels else None,
        later=tuple(_drawn(ahead.contour(0.5))),
    )


def gunners_of(game: Game, side: Side) -> list[Gunner]:
    """The enemies of a side where they are now; of squadrons those that no enemy squadron engages."""
    found = []
    for enemy in _enemies(game, side):
        if isinstance(enemy, Ship) and enemy.pose is not None:
            found += _ship(game, enemy, enemy.pose)
        elif isinstance(enemy, Squadron):
            found += _squadron(game, enemy.id, 0.0)
    return found


def gunners_later(game: Game, side: Side) -> list[Gunner]:
    """The enemies of a side at each of the places where they may be after their next move."""
    found = []
    for enemy in _enemies(game, side):
        if isinstance(enemy, Ship):
            found += [gunner for pose in next_poses(game, enemy) for gunner in _ship(game, enemy, pose)]
        elif isinstance(enemy, Squadron):
            found += _squadron(game, enemy.id, DISTANCES[game.squadron_card(enemy.id).speed - 1].end)
    return found


def _enemies(game: Game, side: Side) -> list[Unit]:
    """The enemies of a side on the table that may attack ships."""
    return [
        unit
        for unit in game.state.units
        if game.is_in_play(unit.id)
        and unit.pose is not None
        and game.side(unit.id) != side
        and not (isinstance(unit, Squadron) and is_engaged(game, unit.id))
    ]


def next_poses(game: Game, ship: Ship) -> list[Pose]:
    """Poses in which a ship may end its next move at its present speed: straight on, or turning half or all it can."""
    assert ship.pose is not None
    card = game.ship_card(ship.id)
    if not 0 < ship.speed <= len(card.speed_chart):
        return [ship.pose]
    yaws = game.ask(YAW, ExecuteManeuver(ship=ship.id), card.speed_chart[ship.speed - 1])
    turns = dict.fromkeys([tuple([round(yaw * share) for yaw in yaws]) for share in (-1.0, -0.5, 0.0, 0.5, 1.0)])
    sides = [(clicks, next(iter(legal_sides(card.size, clicks)), ToolSide.LEFT)) for clicks in turns]
    return [final_pose(ship.pose, card.size, clicks, side) for clicks, side in sides]


def base_radius(game: Game, unit: int | None) -> float:
    """The radius of a disc about as large as the base of a ship, in mm."""
    ship = None if unit is None else game.state.units[unit]
    base = BASES[game.ship_card(ship.id).size if isinstance(ship, Ship) else Size.SMALL]
    return (base.width + base.length) / 4


def danger(gunners: list[Gunner], x: float, y: float, radius: float) -> float:
    """The average damage of all dice to a ship at a place."""
    total = 0.0
    for gunner in gunners:
        dx, dy, far = x - gunner.x, y - gunner.y, gunner.reach + radius
        if dx * dx + dy * dy > far * far:
            continue
        if not gunner.batteries:
            total += gunner.damage
            continue
        first = second = 0.0
        for battery in gunner.batteries:
            damage = _bears(battery, x, y, radius)
            if damage > first:
                first, second = damage, first
            elif damage > second:
                second = damage
        total += first + second
    return total


def _bears(battery: Battery, x: float, y: float, radius: float) -> float:
    """The average damage of a hull zone's dice at a place, by the range to the part of the base in its arc."""
    zone = battery.zone
    inside = -inf
    for cell in zone.arc:
        depth = inf
        for nx, ny, c in cell:
            height = nx * x + ny * y - c
            if height < depth:
                depth = height
        if depth > inside:
            inside = depth
    if inside < -radius:
        return 0.0
    if inside >= radius:
        mm = min([closest_to_point(part, x, y).mm for part in zone.parts]) - radius
    else:
        line = disc_in_arc(zone, Disc(Pose(round(x * MICROMETRES), round(y * MICROMETRES), 0), radius))
        if line is None:
            return 0.0
        mm = line.mm
    for end, damage in battery.reaches:
        if mm <= end:
            return damage
    return 0.0


def is_reached(gunners: list[Gunner], x: float, y: float, radius: float) -> bool:
    """Whether any die of anybody reaches a ship at a place."""
    for gunner in gunners:
        dx, dy, far = x - gunner.x, y - gunner.y, gunner.reach + radius
        if dx * dx + dy * dy > far * far:
            continue
        if not gunner.batteries or any(_bears(battery, x, y, radius) for battery in gunner.batteries):
            return True
    return False


def _ship(game: Game, ship: Ship, pose: Pose) -> list[Gunner]:
    """A ship at a pose, if it has any battery."""
    card = game.ship_card(ship.id)
    body = place_ship(ship_shape(card.chassis), pose)
    batteries = []
    for zone in body.zones:
        reaches = _reaches(game.ask(BATTERY, Armament(ship.id, zone.zone), card.battery.get(zone.zone, NO_DICE)))
        if reaches:
            batteries.append(Battery(zone, reaches))
    reach = max([battery.reaches[-1][0] for battery in batteries], default=0.0)
    return [Gunner(body.x, body.y, body.r + reach, tuple(batteries), 0.0)] if batteries else []


@lru_cache(maxsize=256)
def _reaches(dice: Dice) -> tuple[tuple[float, float], ...]:
    """The average damage of a battery at each range at which it has dice."""
    counts = {Color.RED: dice.red, Color.BLUE: dice.blue, Color.BLACK: dice.black}
    found = [
        (band.end, sum([counts[color] * mean_damage(color, True) for color in COLORS_AT[band]])) for band in RANGES
    ]
    return tuple([(end, damage) for end, damage in found if damage > 0])


def _squadron(game: Game, squadron: SquadronId, moves: float) -> list[Gunner]:
    """A squadron that moves so far and attacks a ship, if it has dice for that."""
    body = game.body(squadron)
    critical = has_keyword(game, squadron, "bomber")
    dice = game.ask(BATTERY, Armament(squadron, None), game.squadron_card(squadron).battery)
    counts = ((Color.RED, dice.red), (Color.BLUE, dice.blue), (Color.BLACK, dice.black))
    damage = sum([count * mean_damage(color, critical) for color, count in counts])
    return [Gunner(body.x, body.y, body.r + moves + Distance.ONE.end, (), damage)] if damage else []


def _drawn(rings: list[Ring]) -> list[Ring]:
    return [ring for ring in rings if len(ring) >= SMALLEST]


def _marks(rings: dict[float, list[Ring]], gunners: list[Gunner], area: Area) -> dict[float, list[Point]]:
    """The places of the figures of each ring that is long enough (several on a long one), highest levels first.

    They stand as far as possible from whoever shoots, on the table, and clear of the other figures.
    """
    found: dict[float, list[Point]] = {level: [] for level in rings}
    free = Area(area.x1 + CLEAR / 2, area.y1 + CLEAR / 2, area.x2 - CLEAR / 2, area.y2 - CLEAR / 2)
    for level in sorted(rings, reverse=True):
        for ring in rings[level]:
            own: list[Point] = []
            others = [mark for marks in found.values() for mark in marks]
            points = [point for point in ring if free.holds_point(point) and _is_clear(point, others, CLEAR)]
            points.sort(key=lambda point: -min([hypot(point[0] - g.x, point[1] - g.y) for g in gunners]))
            for point in points if len(ring) >= MARKED else ():
                if _is_clear(point, own, APART):
                    own.append(point)
            found[level] += own
    return found


def _is_clear(point: Point, taken: list[Point], mm: float) -> bool:
    return all(hypot(point[0] - x, point[1] - y) > mm for x, y in taken)
