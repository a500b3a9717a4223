"""Tables for squadrons: one on which nothing happens, and the targets of a squadron there."""

from __future__ import annotations

from typing import ClassVar

import armada.effects.keywords  # noqa: F401
from armada.engine.procedures import Procedure
from armada.geometry.bases import SQUADRON_RADIUS, HullZone
from armada.geometry.ruler import Distance
from armada.rules.squadron_activation import SquadronAttack
from armada.rules.targets import ATTACK, AttackChoice, legal_attacks
from armada.state.events.attack import DiceRolled
from armada.state.records import SquadronId, UnitId
from tests.builders.scenario import Scenario

EDGE = 2 * SQUADRON_RADIUS + Distance.ONE.end
"""The centres of two squadrons that are just at distance 1 of each other are this far apart, in mm."""


class StillTable(Procedure):
    """Nothing happens."""

    steps: ClassVar[tuple[object, ...]] = ()


def battlefield() -> Scenario:
    """A table with a ship of each side far from everything: no fleet is destroyed with its last squadron."""
    table = Scenario()
    table.ship("victory_i_class_star_destroyer", 1700, 100)
    table.ship("cr90_corvette_a", 1700, 800, 180, side=1)
    return table


def attackable(table: Scenario, attacker: UnitId) -> set[UnitId]:
    """Whom a ship or squadron can attack."""
    return {attack.option.defender for attack in legal_attacks(table.game, attacker)}


def attackable_zones(table: Scenario, attacker: UnitId, ship: UnitId) -> set[HullZone | None]:
    """Which hull zones of a ship a squadron can attack."""
    attacks = [attack.option for attack in legal_attacks(table.game, attacker)]
    return {option.target_zone for option in attacks if option.defender == ship}


def at(defender: UnitId) -> AttackChoice:
    """An attack of a squadron on a squadron."""
    return AttackChoice(None, defender, None)


def dice_rolled(table: Scenario) -> list[str]:
    """The colours of the dice of the last attack."""
    return [die.color.value for die in table.last(DiceRolled).pool.dice]


MISS = ("accuracy",) * 6
"""Faces of blue dice that do no damage."""


def attacking(table: Scenario, attacker: SquadronId, defender: UnitId, *faces: str) -> Scenario:
    """A squadron attacks another; it rolls these faces."""
    table.run(SquadronAttack(squadron=attacker))
    if not table.is_over and table.question.kind is ATTACK:
        table.answer(ATTACK, at(defender))
    return table.roll(*faces)


def pair(
    attacker: str, defender: str, *, hull: int | None = None, gap: float = 60
) -> tuple[Scenario, SquadronId, SquadronId]:
    """Two squadrons at distance 1 of each other; the first is the first player's."""
    table = battlefield()
    one = table.squadron(attacker, 500, 400)
    return table, one, table.squadron(defender, 500 + gap, 400, side=1, hull=hull)
