"""Dust fields: obstacles that some objectives add. No ship attacks through one; to squadrons it is an obstruction."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.obstacles import add_obstacles, obstacle_body, of_kind
from armada.engine.effects import CardInPlay, Stage, modifier
from armada.engine.procedures import rule
from armada.geometry.line_of_sight import obstructions
from armada.geometry.pieces import Obstacle
from armada.rules.game import Game
from armada.rules.queries import MAY_TARGET, AttackOption


def add_dust_fields(game: Game) -> tuple[int, ...]:
    """Both dust fields join the obstacles of the game: their numbers."""
    return add_obstacles(game, ObstacleKind.DUST)


@modifier("abandoned_mining_facility", at=MAY_TARGET, stage=Stage.FORBID)
@modifier("close_range_intel_scan", at=MAY_TARGET, stage=Stage.FORBID)
@modifier("jamming_barrier", at=MAY_TARGET, stage=Stage.FORBID)
@modifier("marked_for_destruction", at=MAY_TARGET, stage=Stage.FORBID)
@modifier("rift_ambush", at=MAY_TARGET, stage=Stage.FORBID)
@modifier("salvage_run", at=MAY_TARGET, stage=Stage.FORBID)
@modifier("volatile_deposits", at=MAY_TARGET, stage=Stage.FORBID)
@rule("EXT-obstacle-01", "EXT-obstacle-02", "EXT-obstacle-03", "EXT-obstacle-04")
def dust_blocks_ships(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """A ship cannot attack along a line of sight through a part of a dust field that lies open."""
    if not may or option.zone is None:
        return may
    found = [obstacle_body(game, number) for number in of_kind(game, ObstacleKind.DUST)]
    dust: list[Obstacle] = [body for body in found if body is not None]
    return not obstructions(option.line.sight, game.body(option.attacker), game.body(option.defender), dust)
