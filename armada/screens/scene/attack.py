"""The attack under way as a screen shows it: attacker, defender, hull zone, dice, and damage so far."""

from __future__ import annotations

from typing import Final

import msgspec

from armada.analysis.attack_progress import attack_step
from armada.analysis.progress import progress_of
from armada.catalog.cards import Color
from armada.geometry.bases import HullZone
from armada.geometry.targets import AttackLine, attack_lines
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.game import Game
from armada.rules.queries import CRITICAL, CriticalUse
from armada.screens.scene.segments import Segment, segment
from armada.state.dice import DieFace

TOTALED: Final = Attack.steps.index(Attack.total_damage)


class DieShown(msgspec.Struct, frozen=True):
    """A die of the attack pool; unrolled ones have no face."""

    color: Color
    face: DieFace | None


class AttackShown(msgspec.Struct, frozen=True, kw_only=True):
    """The attack under way. `sight` and `range_line` are lines to draw, in mm."""

    attacker: int
    zone: HullZone | None
    defender: int
    target_zone: HullZone | None
    range: str
    obstructed: bool
    is_counter: bool
    is_salvo: bool
    dice: tuple[DieShown, ...]
    hits: int
    has_critical: bool
    """Whether a critical icon is in the pool that can give a critical effect: those of most squadrons cannot."""

    accuracies: int
    damage: int
    """The damage of the present pool, with the tokens spent so far."""

    step: int
    """1 declare, 2 roll, 3 attack effects, 4 defense tokens, 5 damage."""

    sight: Segment | None = None
    range_line: Segment | None = None


def attack_of(game: Game) -> AttackShown | None:
    """The innermost attack under way, if there is one."""
    attack, progress = game.innermost(Attack), progress_of(game, Attack)
    if attack is None or progress is None:
        return None
    line = line_of(game, attack)
    pool = attack.pool
    rolled = tuple([DieShown(die.color, die.face) for die in pool.dice])
    return AttackShown(
        attacker=attack.attacker,
        zone=attack.zone,
        defender=attack.defender,
        target_zone=attack.target_zone,
        range=attack.band,
        obstructed=attack.obstructed,
        is_counter=attack.is_counter,
        is_salvo=attack.is_salvo,
        dice=rolled if attack.was_performed else tuple([DieShown(color, None) for color in attack.colors]),
        hits=pool.hits,
        has_critical=pool.crits > 0
        and game.ask(CRITICAL, CriticalUse(attack, STANDARD_CRITICAL), attack.is_ship_to_ship(game)),
        accuracies=len(pool.places(face=DieFace.ACCURACY)),
        damage=attack.total if progress.step > TOTALED else attack.damage_so_far(game),
        step=attack_step(progress),
        sight=segment(line.sight) if line else None,
        range_line=segment(line.measured) if line else None,
    )


def line_of(game: Game, attack: Attack) -> AttackLine | None:
    """The line of an attack, if both are still at the places where it was declared."""
    if game.unit(attack.attacker).pose is None or not game.is_on_table(attack.defender):
        return None
    lines = attack_lines(game.body(attack.attacker), game.piece(attack.defender))
    return next((line for line in lines if (line.zone, line.target_zone) == (attack.zone, attack.target_zone)), None)
