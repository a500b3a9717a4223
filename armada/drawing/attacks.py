"""An attack on the board: arc with range bands, the measured line, the line of sight and what obstructs it."""

from __future__ import annotations

from collections.abc import Iterable

from armada.drawing.board import (
    BoardObstacle,
    BoardShip,
    BoardSquadron,
    FiringArc,
    MeasuredLine,
    Overlay,
    SightLine,
    Tone,
)
from armada.geometry.bases import HullZone
from armada.geometry.line_of_sight import obstructions
from armada.geometry.targets import AttackLine, attack_lines


def attack_line(
    attacker: BoardShip, zone: HullZone, defender: BoardShip | BoardSquadron, target: HullZone | None
) -> AttackLine | None:
    """The attack from a hull zone at another, or at a squadron, as geometry measures it; None out of arc or range."""
    for line in attack_lines(attacker.placed, defender.placed):
        if line.zone == zone and line.target_zone == target:
            return line
    return None


def show_attack(
    attacker: BoardShip,
    zone: HullZone,
    defender: BoardShip | BoardSquadron,
    target: HullZone | None,
    pieces: Iterable[BoardShip | BoardObstacle],
    *,
    arc: bool = True,
) -> tuple[Overlay, ...]:
    """The overlay that shows an attack among the ships and obstacles that may obstruct it."""
    shown: list[Overlay] = [FiringArc(ship=attacker, zone=zone)] if arc else []
    line = attack_line(attacker, zone, defender, target)
    if line is None:
        return tuple(shown)
    measured, sight = line.measured, line.sight
    others = {piece.placed: piece.title for piece in pieces}
    between = [others[piece] for piece in obstructions(sight, attacker.placed, defender.placed, list(others))]
    shown.append(
        SightLine(
            start=(sight.x1, sight.y1),
            end=(sight.x2, sight.y2),
            obstructed=bool(between),
            label=f"obstructed by {between[0]}" if between else "",
        )
    )
    shown.append(
        MeasuredLine(
            start=(measured.x1, measured.y1),
            end=(measured.x2, measured.y2),
            tone=Tone.GOOD if line.in_the_way is None else Tone.REFUSED,
        )
    )
    return tuple(shown)
