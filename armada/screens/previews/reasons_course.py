"""Why a ship is as fast and turns as sharply as it does: its dial, its speed chart, and what changes them."""

from __future__ import annotations

from typing import Final

from armada.messages.message import say
from armada.rules.game import Game
from armada.rules.queries import MANEUVER_SPEED, SPEED_LIMITS, YAW, SpeedOf
from armada.rules.ship_movement import ExecuteManeuver, courses_of, maneuver_speed, rift_drag
from armada.rules.speed import can_have_speed
from armada.screens.previews.reason_parts import card_title, contributions, from_card, part, reasons, signed
from armada.screens.previews.replies import ReasonPart, Reasons
from armada.state.records import Ship

YAWS: Final = ("–", "I", "II")
"""Yaw values as they are printed (MOVE-04)."""


def why_speed(game: Game, ship: Ship) -> Reasons:
    """The speed on the dial, which speeds the chart has, and what a maneuver under way makes of it."""
    chart = game.ship_card(ship.id).speed_chart
    highest = max([place for place, column in enumerate(chart, 1) if column], default=0)
    parts = [
        ReasonPart(amount=str(ship.speed), words=say("reasons-on-dial"), rule="MOVE-08"),
        ReasonPart(amount=f"≤ {highest}", words=say("reasons-on-chart"), rule="MOVE-11"),
    ]
    for speed in range(len(chart) + 2):
        on_chart = speed == 0 or (speed <= len(chart) and bool(chart[speed - 1]))
        for change in game.explain(SPEED_LIMITS, SpeedOf(ship.id, speed), on_chart):
            is_allowed = can_have_speed(game, ship.id, speed)
            card = card_title(game, change.key)
            words = say("reasons-allows-speed" if is_allowed else "reasons-forbids-speed", card=card)
            parts.append(from_card(game, change.key, str(speed), words))
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None or maneuver.ship != ship.id:
        return reasons(say("reasons-title-speed", whose=ship.label), ship.speed, parts)
    if maneuver.granted_speed is not None:
        words = say("reasons-granted")
        parts.append(ReasonPart(amount=str(maneuver.granted_speed), words=words, rule="MOVE-28"))
    if maneuver.slowed:
        parts.append(part(-maneuver.slowed, say("reasons-this-maneuver"), rule="MOVE-30"))
    drag = rift_drag(game, maneuver)
    if drag:
        parts.append(part(-drag, say("reasons-gravity-rift"), rule="EXT-obstacle-15"))
    base = (ship.speed if maneuver.granted_speed is None else maneuver.granted_speed) - maneuver.slowed - drag
    parts += contributions(game, MANEUVER_SPEED, maneuver, base)
    return reasons(say("reasons-title-speed", whose=ship.label), maneuver_speed(game, maneuver), parts)


def why_yaw(game: Game, ship: Ship) -> Reasons:
    """The yaw value of each joint in the maneuver under way, or in one at the speed of the dial."""
    under_way = game.innermost(ExecuteManeuver)
    is_its_own = under_way is not None and under_way.ship == ship.id
    maneuver = under_way if under_way is not None and is_its_own else ExecuteManeuver(ship=ship.id)
    card, speed = game.ship_card(ship.id), maneuver_speed(game, maneuver)
    chart = card.speed_chart[speed - 1] if 0 < speed <= card.max_speed else (0,) * speed
    parts = [ReasonPart(amount=_yaw(chart), words=say("reasons-printed-yaw", speed=speed), rule="MOVE-03")]
    parts += [from_card(game, c.key, _changed(c.before, c.after)) for c in game.explain(YAW, maneuver, chart)]
    if maneuver.yaw:
        words = say("reasons-more-yaw")
        parts.append(part(maneuver.yaw, words, rule="CMD-33"))
    return reasons(
        say("reasons-title-yaw", speed=speed, whose=ship.label), _yaw(courses_of(game, maneuver).yaws), parts
    )


def _yaw(values: tuple[int, ...]) -> str:
    return " · ".join([YAWS[min(value, 2)] for value in values]) or say("reasons-no-yaw")


def _changed(before: tuple[int, ...], after: tuple[int, ...]) -> str:
    """Which joints change, and by how much."""
    changes = [(joint, new - old) for joint, (old, new) in enumerate(zip(before, after, strict=False), 1) if new != old]
    return ", ".join([say("reasons-at-joint", change=signed(by), joint=joint) for joint, by in changes]) or _yaw(after)
