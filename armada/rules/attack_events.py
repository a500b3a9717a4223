"""The facts that the events of an attack carry: where it is measured, and what becomes of its dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from armada.catalog.cards import Color
from armada.geometry.convex import Line
from armada.geometry.line_of_sight import obstructions
from armada.geometry.pieces import Ship as ShipBody
from armada.geometry.pose import Point
from armada.rules.game import Game
from armada.state.dice import Pool, changes_between
from armada.state.events.attack import AttackDeclared, DiceModified, DieRemoved
from armada.state.records import UnitId

if TYPE_CHECKING:
    from armada.rules.attack import Attack


def declaration(game: Game, attack: Attack) -> AttackDeclared:
    """The attack as it is declared, with its lines, if it is measured, and its dice."""
    line = None if attack.given else attack.line(game)
    ships, obstacles = _obstructing(game, attack, line.sight) if line and attack.obstructed else ((), ())
    return AttackDeclared(
        attack.attacker,
        attack.zone,
        attack.defender,
        attack.target_zone,
        attack.band,
        attack.obstructed,
        dice=attack.gathers(game),
        mm=round(line.measured.mm, 2) if line else None,
        measured=_ends(line.measured) if line else None,
        sight=_ends(line.sight) if line else None,
        obstructing_ships=ships,
        obstructing_obstacles=obstacles,
        is_counter=attack.is_counter,
        is_salvo=attack.is_salvo,
        granted_by=attack.granted_by,
    )


def _ends(line: Line) -> tuple[Point, Point]:
    """The two ends of a line, to a hundredth of a millimetre."""
    return (round(line.x1, 2), round(line.y1, 2)), (round(line.x2, 2), round(line.y2, 2))


def _obstructing(game: Game, attack: Attack, sight: Line) -> tuple[tuple[UnitId, ...], tuple[int, ...]]:
    """The ships, and the obstacles, that a line of sight crosses."""
    crossed = obstructions(sight, game.body(attack.attacker), game.piece(attack.defender), game.obstructing_bodies())
    ships = {piece.pose for piece in crossed if isinstance(piece, ShipBody)}
    obstacles = {piece.pose for piece in crossed if not isinstance(piece, ShipBody)}
    return (
        tuple([ship for ship in game.ships() if game.unit(ship).pose in ships]),
        tuple([number for number, obstacle in enumerate(game.state.obstacles) if obstacle.pose in obstacles]),
    )


def modify_pool(
    game: Game,
    attack: Attack,
    pool: Pool,
    by: str,
    *,
    spent: Iterable[int] = (),
    canceled: Iterable[int] = (),
    rerolled: Iterable[int] = (),
) -> None:
    """Make this the attack pool. `spent` and `canceled` are places in the pool before, `rerolled` in this one."""
    changes = changes_between(attack.pool, pool, spent=spent, canceled=canceled, rerolled=rerolled)
    attack.pool = pool
    game.emit(DiceModified(by, pool, changes, attack.damage_so_far(game)))


def remove_die(game: Game, attack: Attack, color: Color, by: str) -> None:
    """Take a die out of the pool before it is rolled."""
    place = attack.colors.index(color)
    attack.colors = attack.colors[:place] + attack.colors[place + 1 :]
    game.emit(DieRemoved(attack.attacker, color, by, place))
