"""Tables for ship activations: fleets far apart, and the steps of an activation."""

from __future__ import annotations

import armada.effects  # noqa: F401
from armada.engine.questions import PASS
from armada.geometry.bases import HullZone
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.state.records import COMMANDS, Command, ShipId
from tests.builders.scenario import Scenario

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS

VICTORY = "victory_ii_class_star_destroyer"
"""Command 3, squadron 3, engineering 4, hull 8, shields 3 on front and sides and 1 on the rear."""
NEBULON = "nebulon_b_escort_frigate"
"""Command 2, engineering 3, hull 5."""
CR90 = "cr90_corvette_a"
"""Command 1, engineering 2, hull 4, shields 2 on front and sides and 1 on the rear."""


def activating(
    card: str = VICTORY,
    *dials: Command,
    tokens: tuple[Command, ...] = (),
    upgrades: tuple[str, ...] = (),
    damage: tuple[str | None, ...] = (),
    shields: dict[HullZone, int] | None = None,
    speed: int = 2,
) -> tuple[Scenario, ShipId]:
    """A ship of the first player that activates, with an enemy far away."""
    table = Scenario()
    ship = table.ship(
        card,
        900,
        200,
        dials=dials,
        tokens=tokens,
        upgrades=upgrades,
        damage=damage,
        shields=shields,
        speed=speed,
    )
    table.ship(CR90, 1600, 800, 180, side=1)
    table.run(ShipActivation(ship=ship))
    return table, ship


def move_on(table: Scenario) -> Scenario:
    """Answer one question as plainly as possible: keep the dial, go straight on, decline everything."""
    question = table.question
    if question.kind is DIAL_USE:
        return table.answer(DIAL_USE, DialUse.KEEP)
    if question.kind is COURSE:
        return table.answer(COURSE, next(course for course in question.options if not any(course.clicks)))
    return table.answer(question.kind, PASS if question.may_pass else question.options[0])


def finish(table: Scenario) -> Scenario:
    """Go through the rest as plainly as possible."""
    while not table.is_over:
        move_on(table)
    return table
