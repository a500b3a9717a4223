"""Aims: what a ship or squadron can attack from where it is, or from anywhere else, and what it cannot, and why."""

from __future__ import annotations

from msgspec.structs import replace

from armada.analysis.attack_odds import dice_rolled
from armada.analysis.hypothetical import on_the_table, supposed
from armada.analysis.odds import chance_to_destroy, rolled_on_average
from armada.geometry.bases import HullZone
from armada.geometry.pieces import gap_between
from armada.geometry.pose import EXACT, Pose
from armada.geometry.ruler import RULER
from armada.rules.game import Game
from armada.rules.queries import AttackOption
from armada.rules.targets import legal_attacks
from armada.screens.previews.replies import Aim
from armada.screens.previews.unavailable_attacks import ClosedAttack, closed_attacks
from armada.screens.scene.segments import segment
from armada.state.records import UnitId


def aims(game: Game, unit: int, zone: HullZone | None = None, pose: Pose | None = None) -> tuple[list[Aim], list[Aim]]:
    """The attacks that a ship or squadron could declare, best first, and those that players would look for in vain.

    At any time, for either side, from one hull zone or from all; with a pose, from there.
    """
    table = on_the_table(game) if pose is None else supposed(game, unit, pose)
    if not table.is_in_play(unit) or table.unit(unit).pose is None:
        return [], []
    zone = zone if table.is_ship(unit) else None
    legal = legal_attacks(table, UnitId(unit), None if zone is None else (zone,))
    closed = closed_attacks(table, UnitId(unit), zone, [attack.option for attack in legal])
    return best_first([aim_of(table, attack.option) for attack in legal]), [closed_aim(each) for each in closed]


def aims_at(game: Game, unit: int, pose: Pose | None = None) -> list[Aim]:
    """The attacks that enemies could declare at a ship or squadron where they are now, the worst first."""
    table = on_the_table(game) if pose is None else supposed(game, unit, pose)
    if not table.is_in_play(unit):
        return []
    found = [
        aim_of(table, attack.option)
        for enemy in table.state.units
        if enemy.pose is not None
        and table.is_in_play(enemy.id)
        and not table.are_friendly(enemy.id, unit)
        and _is_in_reach(table, enemy.id, unit)
        for attack in legal_attacks(table, enemy.id)
        if attack.option.defender == unit
    ]
    return best_first(found)


def _is_in_reach(game: Game, attacker: int, defender: int) -> bool:
    """Whether an attack is conceivable at all: the quick test before the exact one."""
    return gap_between(game.body(attacker), game.piece(defender)) <= RULER + EXACT


def best_first(found: list[Aim]) -> list[Aim]:
    """Those first that most likely destroy, then those that do most damage; the nearest first of those alike."""
    return sorted(found, key=lambda aim: (-aim.destroyed, -aim.damage, aim.obstructed, aim.mm))


def aim_of(game: Game, option: AttackOption) -> Aim:
    """An attack that could be declared, with its dice and, commands included, their damage and what it destroys."""
    colors = dice_rolled(game, option)
    return replace(
        _measured(option),
        dice=tuple([color.value for color in colors]),
        damage=round(rolled_on_average(game, option), 4),
        destroyed=round(chance_to_destroy(game, option), 4),
    )


def closed_aim(closed: ClosedAttack) -> Aim:
    """An attack that cannot be declared, with the reason and the line to draw."""
    return replace(_measured(closed.option), refusal=f"{closed.reason} {closed.instead}", rule=closed.rule)


def _measured(option: AttackOption) -> Aim:
    """The measurements of an attack, whether it can be declared or not."""
    return Aim(
        attacker=option.attacker,
        zone=option.zone,
        defender=option.defender,
        target_zone=option.target_zone,
        range=None if option.range is None else option.range.name.lower(),
        mm=round(option.line.measured.mm, 2),
        obstructed=option.obstructed,
        sight=segment(option.line.sight),
        range_line=segment(option.line.measured),
    )
