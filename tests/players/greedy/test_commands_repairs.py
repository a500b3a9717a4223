"""Repairs as greedy chooses them: damage cards, shields that recover, and shields that move."""

from __future__ import annotations

from armada.engine.questions import PASS, Pass
from armada.geometry.bases import HullZone
from armada.players.greedy import commands
from armada.rules.repair import REPAIR, Repair, RepairCommand, RepairEffect
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, IMPERIAL, VICTORY
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

AHEAD, ABEAM, FAR_OFF = (900, 560, 180), (1140, 300, 270), (1700, 860, 180)
"""Where an enemy ship is: before the ship that repairs, on its right, or far away, with its front towards the ship."""


def repair(
    card: str,
    shields: dict[HullZone, int],
    *enemies: tuple[float, float, float],
    damage: tuple[str | None, ...] = (),
    token: bool = False,
) -> tuple[RepairEffect, HullZone | int | None, HullZone | None] | Pass:
    """The repair that a ship at 900, 300 chooses: its effect, the hull zone or card, and the source of a shield."""
    table = Scenario()
    payment = {"tokens": (Command.REPAIR,)} if token else {"revealed": Command.REPAIR}
    ship = table.ship(card, 900, 300, shields=shields, damage=damage, **payment)  # type: ignore[arg-type]
    for x, y, degrees in enemies or (FAR_OFF,):
        table.ship(IMPERIAL, x, y, degrees, side=1)
    table.run(RepairCommand(ship=ship))
    assert table.question.kind is REPAIR
    chosen = commands.choose_repair(table.game, table.question)
    if not isinstance(chosen, Repair):
        return chosen
    return chosen.effect, chosen.card if chosen.zone is None else chosen.zone, chosen.source


def test_a_ship_that_nobody_threatens_repairs_its_hull_before_its_shields() -> None:
    assert repair(VICTORY, {FRONT: 0}, damage=(None,)) == (RepairEffect.REPAIR_HULL, 0, None)


def test_a_bare_hull_zone_before_a_star_destroyer_recovers_before_the_hull_is_repaired() -> None:
    assert repair(VICTORY, {FRONT: 0}, AHEAD, damage=(None,)) == (RepairEffect.RECOVER_SHIELDS, FRONT, None)


def test_a_faceup_card_is_repaired_even_before_a_bare_hull_zone_that_is_threatened() -> None:
    chosen = repair(VICTORY, {FRONT: 0}, AHEAD, damage=(None, "ruptured_engine"))
    assert chosen == (RepairEffect.REPAIR_HULL, 1, None)


def test_the_hull_zone_that_is_threatened_recovers_before_others() -> None:
    assert repair(VICTORY, {FRONT: 2, RIGHT: 2, LEFT: 2}, ABEAM) == (RepairEffect.RECOVER_SHIELDS, RIGHT, None)
    assert repair(VICTORY, {FRONT: 2, RIGHT: 2, LEFT: 2}, AHEAD) == (RepairEffect.RECOVER_SHIELDS, FRONT, None)


def test_a_single_point_moves_a_shield_to_the_bare_front_from_a_side_that_nobody_threatens() -> None:
    moved = repair(CORVETTE, {FRONT: 0, LEFT: 2, RIGHT: 2, REAR: 1}, AHEAD, ABEAM, token=True)
    assert moved == (RepairEffect.MOVE_SHIELDS, FRONT, LEFT)


def test_a_shield_does_not_move_between_hull_zones_that_are_about_as_strong() -> None:
    assert repair(CORVETTE, {FRONT: 1, LEFT: 2, RIGHT: 2, REAR: 1}, token=True) == PASS


def test_the_last_shield_is_not_moved_away_from_the_enemy() -> None:
    assert repair(CORVETTE, {FRONT: 1, LEFT: 0, RIGHT: 0, REAR: 0}, AHEAD, token=True) == PASS
