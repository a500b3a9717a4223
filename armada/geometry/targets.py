"""The targets of a ship or squadron: range measured in arc, line of sight, and whatever is in the way."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from armada.geometry.bases import HullZone
from armada.geometry.convex import Line, closest_to_circle
from armada.geometry.firing_arc import closest_in_arc, disc_in_arc, is_surely_outside_arc
from armada.geometry.line_of_sight import (
    obstructions,
    sight_between_discs,
    sight_between_zones,
    sight_to_disc,
    sight_to_obstacle,
    zone_in_the_way,
)
from armada.geometry.measure import measure
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, Zone, gap_between
from armada.geometry.pose import EXACT
from armada.geometry.ruler import RULER, Range, range_of


class AttackLine(NamedTuple):
    """An attack measured: from a hull zone (None: a squadron) at a hull zone (None: a squadron).

    `in_the_way` is a hull zone of the defender that the measurement (RANGE-17) or the line of sight (LOS-04) passes
    through, so that there is no line of sight.
    """

    zone: HullZone | None
    target_zone: HullZone | None
    measured: Line
    sight: Line
    in_the_way: HullZone | None = None

    @property
    def range(self) -> Range | None:
        """The range band of the attack."""
        return range_of(self.measured.mm)

    @property
    def reversed(self) -> AttackLine:
        """The same measurement for an attack in return, from the zone that was attacked at the one that attacked."""
        return AttackLine(self.target_zone, self.zone, self.measured.reversed, self.sight.reversed, self.in_the_way)


class Target(NamedTuple):
    """A legal target: which defender, along which line, and what obstructs it."""

    defender: Ship | Disc
    line: AttackLine
    obstructed_by: tuple[Ship | Obstacle, ...]


@lru_cache(maxsize=1 << 10)
def attack_lines(attacker: Ship | Disc, defender: Piece, reach: float = RULER) -> tuple[AttackLine, ...]:
    """Every attack of one on the other that is in arc and within reach in mm, blocked ones included.

    An obstacle that can be attacked has one hull zone, which goes by the name of the front one.
    """
    if gap_between(attacker, defender) > reach + EXACT:
        return ()
    if isinstance(attacker, Ship):
        if isinstance(defender, Ship):
            return tuple(_zones_at_zones(attacker, defender, reach))
        if isinstance(defender, Disc):
            return tuple(_zones_at_disc(attacker, defender, reach))
        return tuple(_zones_at_obstacle(attacker, defender, reach))
    if isinstance(defender, Ship):
        return tuple(_disc_at_zones(attacker, defender, reach))
    if isinstance(defender, Obstacle):
        return tuple(_disc_at_obstacle(attacker, defender, reach))
    line = sight_between_discs(attacker, defender)
    return (AttackLine(None, None, line, line),) if line.mm <= reach + EXACT else ()


def _zones_at_zones(attacker: Ship, defender: Ship, reach: float) -> list[AttackLine]:
    """From each hull zone at each hull zone, by the token's portion in arc (RANGE-13, RANGE-14, RANGE-16, RANGE-24)."""
    found = []
    targets = defender.zones
    for zone in attacker.zones:
        if is_surely_outside_arc(zone, defender):
            continue
        for target in targets:
            measured = closest_in_arc(zone, target)
            if measured is not None and measured.mm <= reach + EXACT:
                sight = sight_between_zones(zone, target)
                found.append(
                    AttackLine(zone.zone, target.zone, measured, sight, _block(sight, measured, defender, target))
                )
    return found


def _zones_at_disc(attacker: Ship, defender: Disc, reach: float) -> list[AttackLine]:
    """From each hull zone at a squadron, by the portion of its base in arc (RANGE-15)."""
    found = []
    for zone in attacker.zones:
        measured = disc_in_arc(zone, defender)
        if measured is not None and measured.mm <= reach + EXACT:
            found.append(AttackLine(zone.zone, None, measured, sight_to_disc(zone, defender)))
    return found


def _disc_at_zones(attacker: Disc, defender: Ship, reach: float) -> list[AttackLine]:
    """From a squadron, whose arc is all around, at each hull zone (ARC-04, RANGE-15)."""
    found = []
    for target in defender.zones:
        measured = min([closest_to_circle(part, attacker.x, attacker.y, attacker.r) for part in target.parts]).reversed
        if measured.mm <= reach + EXACT:
            sight = sight_to_disc(target, attacker).reversed
            found.append(AttackLine(None, target.zone, measured, sight, _block(sight, measured, defender, target)))
    return found


def _zones_at_obstacle(attacker: Ship, defender: Obstacle, reach: float) -> list[AttackLine]:
    """From each hull zone at an obstacle, by its portion in arc; sight is traced to the point nearest to the zone."""
    found = []
    for zone in attacker.zones:
        measured = closest_in_arc(zone, defender)
        if measured is not None and measured.mm <= reach + EXACT:
            found.append(AttackLine(zone.zone, HullZone.FRONT, measured, sight_to_obstacle(zone, defender)))
    return found


def _disc_at_obstacle(attacker: Disc, defender: Obstacle, reach: float) -> list[AttackLine]:
    """From a squadron at an obstacle, along the shortest line."""
    line = measure(attacker, defender)
    return [AttackLine(None, HullZone.FRONT, line, line)] if line.mm <= reach + EXACT else []


def _block(sight: Line, measured: Line, defender: Ship, target: Zone) -> HullZone | None:
    zone = zone_in_the_way(sight, defender, target) or zone_in_the_way(measured, defender, target)
    return zone.zone if zone is not None else None


@lru_cache(maxsize=1 << 7)
def targets(
    attacker: Ship | Disc, defenders: tuple[Ship | Disc, ...], pieces: tuple[Ship | Obstacle, ...]
) -> tuple[Target, ...]:
    """Everything an attacker has in arc, in range and in sight, among the ships and obstacles that may obstruct."""
    return tuple(
        [
            Target(defender, line, obstructions(line.sight, attacker, defender, pieces))
            for defender in defenders
            for line in attack_lines(attacker, defender)
            if line.in_the_way is None
        ]
    )
