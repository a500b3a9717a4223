"""The value of a ship's position: what it can attack, what can attack it, and whether it stays on the table.

A ship attacks before it moves. So the enemy's next attack comes from the enemy's current place, and the ship's own next
attack meets enemies that have not activated yet at their next place.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from armada.analysis.value import HullLeft
from armada.catalog.cards import Printing
from armada.catalog.catalog import catalog
from armada.engine.seats import Side
from armada.geometry.angles import sin_cos
from armada.geometry.bases import HullZone, Size
from armada.geometry.maneuver_tool import Clicks, ToolSide, final_pose, legal_sides
from armada.geometry.play_area import PlayArea
from armada.geometry.pose import MICROMETRES, Pose
from armada.players.greedy.estimates import LONG, Frigate, frigate_of, is_beyond_range, loss, shot
from armada.players.greedy.facts import Facts
from armada.players.greedy.objectives import goals, pull
from armada.rules.game import Game
from armada.rules.winning import ROUNDS, UNLIMITED_ROUNDS
from armada.state.records import IN_PLAY, Ship

GAIN: Final = 0.8
"""The weight of the attacks that a ship could make from a place."""

RISK: Final = 0.55
"""The weight of the attacks on it if the enemy has yet to activate; else somewhat less."""

APPROACH: Final = 0.02
"""The value of a millimetre closer to an enemy out of range, for a ship of a hundred points."""

BEARING: Final = 0.7
"""The value of a point of damage in the arc towards an enemy out of range."""

OFF_TABLE: Final = 3.0
"""The cost of leaving the table, in multiples of the ship's points: enough to prefer anything else."""

Course = tuple[Clicks, ToolSide]

CORNERED: Final = (1.2, 0.5, 0.2)
"""The cost, in multiples of the ship's points, if no course keeps it on the table for one, two or three maneuvers."""


class PositionValue:
    """The value of places for one ship among its enemies; `facts` are of the game as it is now."""

    def __init__(self, game: Game, ship: Ship, facts: Facts | None = None) -> None:
        facts = facts or Facts(game)
        self.game = game
        self.ship = ship
        self.frigate = frigate_of(game, ship)
        self.price = facts.prices[ship.id]
        self.health = HullLeft(game, ship, self.price)
        side = game.side(ship.id)
        self.enemies = facts.enemies(side)
        self.goals = goals(game, side)
        self.rounds_left = 2 if UNLIMITED_ROUNDS in game.state.options else ROUNDS - game.state.round

    def value(self, pose: Pose) -> float:
        """The value of a place to the ship, apart from the edge of the table."""
        if not self.enemies:
            return pull(self.goals, self.frigate, self.health, pose)
        return self.prospect(pose) - self.risk(pose) + pull(self.goals, self.frigate, self.health, pose)

    def prospect(self, pose: Pose) -> float:
        """The value of the ship's next attacks from a place, and of its approach to enemies out of range."""
        if self.rounds_left <= 0:
            return 0.0
        gain, approach = self.attack_prospects(pose)
        return GAIN * gain + approach

    def attack_prospects(self, pose: Pose) -> tuple[float, float]:
        """The value of the two best attacks from a place, and of its bearing to the enemies."""
        by_zone: dict[str, float] = {}
        nearest = -1e9
        for enemy in self.enemies:
            out = shot(self.frigate, pose, enemy.frigate, enemy.later)
            if out.damage:
                gain = loss(self.game, enemy.ship, enemy.health, out.target_zone, out.damage)
                by_zone[out.zone] = max(gain, by_zone.get(out.zone, 0.0))
            arc = next(gun for gun in self.frigate.guns if gun.zone == out.zone)
            near = min(0.0, LONG / 2 - out.mm) * APPROACH * self.price / 100 + BEARING * sum(arc.means)
            nearest = max(nearest, near)
        return sum(sorted(by_zone.values(), reverse=True)[:2]), nearest if self.enemies else 0.0

    def risk(self, pose: Pose) -> float:
        """The cost to the ship at a place of the enemies' next attacks from their current places."""
        found = 0.0
        for enemy in self.enemies:
            if enemy.sure < 1.0 and self.rounds_left <= 0:
                continue
            if is_beyond_range(enemy.frigate, enemy.now, self.frigate, pose):
                continue
            back = shot(enemy.frigate, enemy.now, self.frigate, pose)
            if back.damage:
                found += enemy.sure * loss(self.game, self.ship, self.health, back.target_zone, back.damage)
        return RISK * min(found, self.health.value)

    def threatened(self, pose: Pose) -> dict[HullZone, float]:
        """The expected damage to each hull zone at a place."""
        found: dict[HullZone, float] = {}
        for enemy in self.enemies:
            back = shot(enemy.frigate, enemy.now, self.frigate, pose)
            if back.damage:
                found[back.target_zone] = found.get(back.target_zone, 0.0) + enemy.sure * back.damage
        return found

    def safety(self, pose: Pose, speed: int) -> float:
        """The cost of the edge of the table at a place: nothing if some course stays on the table."""
        size = self.game.ship_card(self.ship.id).size
        area = self.game.play_area
        if not is_inside(area, self.frigate, pose):
            return -OFF_TABLE * self.price
        wanted = min(self.rounds_left, len(CORNERED))
        if wanted <= 0:
            return 0.0
        ahead = steps_ahead(area, self.frigate, size, pose, self.turns(speed), wanted)
        return -CORNERED[ahead] * self.price if ahead < wanted else 0.0

    def turns(self, speed: int) -> tuple[Course, ...]:
        """Some courses of the ship at a speed: straight, hard to either side, and half as hard."""
        return _turns(self.ship.card, self.game.state.printing, speed)


def is_inside(area: PlayArea, ship: Frigate, pose: Pose) -> bool:
    """Whether the whole base of a ship is inside the play area."""
    sine, cosine = sin_cos(pose.heading)
    sine, cosine = abs(sine), abs(cosine)
    wide = ship.half_width * cosine + ship.half_length * sine
    deep = ship.half_width * sine + ship.half_length * cosine
    x, y = pose.x / MICROMETRES, pose.y / MICROMETRES
    return wide <= x <= area.width - wide and deep <= y <= area.height - deep


def steps_ahead(area: PlayArea, ship: Frigate, size: Size, pose: Pose, turns: tuple[Course, ...], most: int) -> int:
    """For how many more maneuvers, up to `most`, some course keeps a ship on the table."""
    best = 0
    for clicks, side in turns:
        end = final_pose(pose, size, clicks, side)
        if is_inside(area, ship, end):
            ahead = 1 if most == 1 else 1 + steps_ahead(area, ship, size, end, turns, most - 1)
            best = max(best, ahead)
            if best >= most:
                break
    return best


@cache
def _turns(card: str, printing: Printing, speed: int) -> tuple[Course, ...]:
    ship = catalog(printing).ships[card]
    if not 0 < speed <= len(ship.speed_chart):
        return (((), ToolSide.LEFT),)
    yaws = ship.speed_chart[speed - 1]
    last = len(yaws) - 1
    right = tuple(yaws)
    some_right = tuple([yaw if joint == last else 0 for joint, yaw in enumerate(yaws)])
    found = [(0,) * speed]
    for clicks in (right, some_right):
        found += [clicks, tuple([-click for click in clicks])]
    return tuple([(clicks, side) for clicks in dict.fromkeys(found) for side in legal_sides(ship.size, clicks)[:1]])


def standing(game: Game, side: Side) -> float:
    """How much better the ships of a side are placed than the enemy's."""
    found, facts = 0.0, Facts(game)
    for unit in game.state.units:
        if isinstance(unit, Ship) and unit.pose is not None and unit.status is IN_PLAY:
            position_value = PositionValue(game, unit, facts)
            value = position_value.value(unit.pose) + position_value.safety(unit.pose, unit.speed)
            found += value if game.side(unit.id) == side else -value
    return found / 2
