"""Why a ship is as fast and turns as sharply as it does: its dial, its speed chart, and what changes them."""

from __future__ import annotations

from typing import Final

from armada.rules.game import Game
from armada.rules.queries import MANEUVER_SPEED, SPEED_LIMITS, YAW, SpeedOf
from armada.rules.ship_movement import ExecuteManeuver, courses_of, maneuver_speed
from armada.rules.speed import can_have_speed
from armada.screens.previews.reason_parts import contributions, from_card, part, reasons, signed
from armada.screens.previews.replies import ReasonPart, Reasons
from armada.state.records import Ship

YAWS: Final = ("–", "I", "II")
"""Yaw values as they are printed (MOVE-04)."""


def why_speed(game: Game, ship: Ship) -> Reasons:
    """The speed on the dial, which speeds the chart has, and what a maneuver under way makes of it."""
    chart = game.ship_card(ship.id).speed_chart
    highest = max([place for place, column in enumerate(chart, 1) if column], default=0)
    parts = [
        ReasonPart(amount=str(ship.speed), words="on its speed dial", rule="MOVE-08"),
        ReasonPart(amount=f"≤ {highest}", words="highest speed on its speed chart", rule="MOVE-11"),
    ]
    for speed in range(len(chart) + 2):
        on_chart = speed == 0 or (speed <= len(chart) and bool(chart[speed - 1]))
        for change in game.explain(SPEED_LIMITS, SpeedOf(ship.id, speed), on_chart):
            allowed = "allows speed" if can_have_speed(game, ship.id, speed) else "forbids speed"
            parts.append(from_card(game, change.key, str(speed), allowed))
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None or maneuver.ship != ship.id:
        return reasons("Speed", ship.label, ship.speed, parts)
    if maneuver.granted_speed is not None:
        words = "the speed of a granted maneuver; the dial stays as it is"
        parts.append(ReasonPart(amount=str(maneuver.granted_speed), words=words, rule="MOVE-28"))
    if maneuver.slowed:
        parts.append(part(-maneuver.slowed, "for this maneuver only", rule="MOVE-30"))
    base = (ship.speed if maneuver.granted_speed is None else maneuver.granted_speed) - maneuver.slowed
    parts += contributions(game, MANEUVER_SPEED, maneuver, base)
    return reasons("Speed", ship.label, maneuver_speed(game, maneuver), parts)


def why_yaw(game: Game, ship: Ship) -> Reasons:
    """The yaw value of each joint in the maneuver under way, or in one at the speed of the dial."""
    under_way = game.innermost(ExecuteManeuver)
    is_its_own = under_way is not None and under_way.ship == ship.id
    maneuver = under_way if under_way is not None and is_its_own else ExecuteManeuver(ship=ship.id)
    card, speed = game.ship_card(ship.id), maneuver_speed(game, maneuver)
    chart = card.speed_chart[speed - 1] if 0 < speed <= card.max_speed else (0,) * speed
    parts = [ReasonPart(amount=_yaw(chart), words=f"printed for speed {speed}, joint by joint", rule="MOVE-03")]
    parts += [from_card(game, c.key, _changed(c.before, c.after)) for c in game.explain(YAW, maneuver, chart)]
    if maneuver.yaw:
        words = "at a joint, by Navigate or a card, for this maneuver"
        parts.append(part(maneuver.yaw, words, rule="CMD-33"))
    return reasons(f"Yaw at speed {speed}", ship.label, _yaw(courses_of(game, maneuver).yaws), parts)


def _yaw(values: tuple[int, ...]) -> str:
    return " · ".join([YAWS[min(value, 2)] for value in values]) or "none"


def _changed(before: tuple[int, ...], after: tuple[int, ...]) -> str:
    """Which joints change, and by how much."""
    changes = [(joint, new - old) for joint, (old, new) in enumerate(zip(before, after, strict=False), 1) if new != old]
    return ", ".join([f"{signed(by)} at joint {joint}" for joint, by in changes]) or _yaw(after)
