"""Estimates: the likely damage of an attack between two places, quick and rough.

Ships are taken by their centres: a ship is in the arc its centre is in. Good enough to compare places to go to; an
attack that is to be declared is measured and counted exactly.
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from armada.analysis.value import HullLeft
from armada.catalog.cards import Color, DefenseToken, Dice, Printing
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.geometry.angles import sin_cos
from armada.geometry.bases import SQUADRON_RADIUS, HullZone
from armada.geometry.maneuver_tool import ToolSide, final_pose
from armada.geometry.pose import MICROMETRES, Pose
from armada.geometry.ruler import RULER, Range
from armada.odds.cards import gathered
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import BATTERY, Armament
from armada.state.records import Ship, Squadron, TokenState

AT_SHIPS: Final = {Color.RED: 0.75, Color.BLUE: 0.75, Color.BLACK: 1.0}
"""The average damage of a die if criticals count."""

AT_SQUADRONS: Final = {Color.RED: 0.5, Color.BLUE: 0.5, Color.BLACK: 0.75}
"""The average damage of a die if only hits count."""

CLOSE, MEDIUM, LONG = Range.CLOSE.end, Range.MEDIUM.end, RULER

SURE: Final = 1.0
"""Ships and squadrons farther beyond what is allowed than this, in mm, are not measured."""

Means = tuple[float, float, float]
"""The average damage at close, medium and long range."""

NO_DAMAGE: Final = (0.0, 0.0, 0.0)


class Gun(NamedTuple):
    """The armament of a hull zone: its firing arc in the ship's own frame, and its average damage."""

    zone: HullZone
    arc: tuple[tuple[tuple[float, float, float], ...], ...]
    means: Means


class Frigate(NamedTuple):
    """The parts of a ship card that estimates need."""

    half_width: float
    half_length: float
    guns: tuple[Gun, ...]
    at_squadrons: Means

    @property
    def radius(self) -> float:
        """How far its base reaches from its centre at most."""
        return self.half_width + self.half_length


def mean(dice: Dice, damage: dict[Color, float] = AT_SHIPS) -> float:
    """The average damage of dice."""
    return dice.red * damage[Color.RED] + dice.blue * damage[Color.BLUE] + dice.black * damage[Color.BLACK]


def means(dice: Dice, damage: dict[Color, float] = AT_SHIPS) -> Means:
    """The average damage of an armament, by range."""
    close, medium, long = [mean(gathered(dice, band), damage) for band in Range]
    return close, medium, long


@lru_cache(maxsize=256)
def _frigate(card: str, printing: Printing, battery: tuple[tuple[HullZone, Dice], ...]) -> Frigate:
    """The parts of a ship card that estimates need, with the battery armament after upgrades."""
    ship = catalog(printing).ships[card]
    shape = ship_shape(ship.chassis)
    dice = dict(battery)
    guns = [
        Gun(zone, found.arc, means(dice[zone]) if zone in dice else NO_DAMAGE) for zone, found in shape.zones.items()
    ]
    base = shape.base
    return Frigate(base.width / 2, base.length / 2, tuple(guns), means(ship.anti_squadron, AT_SQUADRONS))


def gun_towards(ship: Frigate, x: float, y: float) -> Gun:
    """The hull zone whose arc contains a point in the ship's frame."""
    for gun in ship.guns:
        for cell in gun.arc:
            for nx, ny, c in cell:
                if nx * x + ny * y < c:
                    break
            else:
                return gun
    return ship.guns[0]


def own_frame(pose: Pose, other: Pose) -> tuple[float, float]:
    """The centre of one piece in the frame of another, in mm."""
    sine, cosine = sin_cos(pose.heading)
    dx, dy = (other.x - pose.x) / MICROMETRES, (other.y - pose.y) / MICROMETRES
    return dx * cosine - dy * sine, dx * sine + dy * cosine


def extent(ship: Frigate, x: float, y: float, far: float) -> float:
    """How far the base of a ship reaches from its centre towards a point in its frame."""
    across, along = abs(x) / far, abs(y) / far
    if across * ship.half_length <= along * ship.half_width:
        return ship.half_length / along
    return ship.half_width / across


def at_range(means: Means, mm: float) -> float:
    """The average damage at a distance."""
    if mm > LONG:
        return 0.0
    return means[0] if mm <= CLOSE else means[1] if mm <= MEDIUM else means[2]


class Shot(NamedTuple):
    """An estimated attack of a ship on a ship: attacking and defending hull zone, damage, and gap in mm."""

    zone: HullZone
    target_zone: HullZone
    damage: float
    mm: float


def shot(attacker: Frigate, pose: Pose, defender: Frigate, place: Pose) -> Shot:
    """The attack of a ship at a pose on another at its place; without damage beyond range."""
    x, y = own_frame(pose, place)
    far = hypot(x, y) or 1.0
    tx, ty = own_frame(place, pose)
    mm = max(0.0, far - extent(attacker, x, y, far) - extent(defender, tx, ty, far))
    gun = gun_towards(attacker, x, y)
    if mm > LONG:
        return Shot(gun.zone, gun.zone, 0.0, mm)
    return Shot(gun.zone, gun_towards(defender, tx, ty).zone, at_range(gun.means, mm), mm)


def is_beyond_range(attacker: Frigate, pose: Pose, defender: Frigate, place: Pose) -> bool:
    """Whether two ships are so far apart that no attack between them is possible, however they face."""
    far = LONG + attacker.radius + defender.radius
    dx, dy = (pose.x - place.x) / MICROMETRES, (pose.y - place.y) / MICROMETRES
    return dx * dx + dy * dy > far * far


def gap_to_squadron(ship: Frigate, pose: Pose, place: Pose) -> float:
    """The gap between a ship and a squadron."""
    x, y = own_frame(pose, place)
    far = hypot(x, y)
    return max(0.0, far - extent(ship, x, y, far) - SQUADRON_RADIUS) if far else 0.0


def loss(game: Game, ship: Ship, health: HullLeft, zone: HullZone, damage: float) -> float:
    """The loss of a ship to damage at a hull zone, considering its tokens."""
    if damage <= 0.0:
        return 0.0
    if ship.speed > 0:
        for token in ship.defense:
            if token.state is TokenState.READIED and token.kind is DefenseToken.BRACE and damage > 2.0:
                damage = 1.0 + damage / 2
    zones = game.zones(ship.id)
    shields = min(damage, ship.shields[zones.index(zone)])
    return health.loss(shields, min(damage - shields, max(0.0, health.hull - 0.5)))


def frigate_of(game: Game, ship: Ship) -> Frigate:
    """The parts of a ship that estimates need."""
    printed = game.ship_card(ship.id).battery
    battery = [(zone, game.ask(BATTERY, Armament(ship.id, zone), dice)) for zone, dice in printed.items()]
    return _frigate(ship.card, game.state.printing, tuple(battery))


def straight_on(game: Game, ship: Ship) -> Pose:
    """The pose of a ship that goes straight on at its speed."""
    assert ship.pose is not None
    return final_pose(ship.pose, game.ship_card(ship.id).size, (0,) * ship.speed, ToolSide.LEFT)


def squadron_damage(game: Game, squadron: Squadron, *, at_ship: bool) -> float:
    """The average damage of a squadron's attack: criticals count for bombers that attack ships."""
    card = game.squadron_card(squadron.id)
    if not at_ship:
        return mean(card.anti_squadron, AT_SQUADRONS)
    battery = game.ask(BATTERY, Armament(squadron.id, None), card.battery)
    return mean(battery, AT_SHIPS if has_keyword(game, squadron.id, "bomber") else AT_SQUADRONS)
