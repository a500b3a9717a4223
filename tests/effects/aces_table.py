"""What the tests of unique squadrons share: a squadron that attacks, with others around the two.

table, wedge, tie = fight("wedge_antilles_x_wing_squadron", TIE, "hit", "hit", "accuracy", "blank", activated=True)
use(table, "wedge_antilles_x_wing_squadron").roll("hit", "hit")
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from armada.geometry.bases import SQUADRON_RADIUS, HullZone
from armada.state.dice import Die
from armada.state.events.attack import DiceModified, DiceRolled
from armada.state.records import ShipId, SquadronId
from tests.effects.cards_table import squadron_attack
from tests.rules.builders import FRONT, Scenario
from tests.rules.squadron_table import battlefield

X, Y = 500.0, 400.0
"""Where the squadron with the card is."""

TIE, X_WING, Y_WING, A_WING = "tie_fighter_squadron", "x_wing_squadron", "y_wing_squadron", "a_wing_squadron"
BOMBER, INTERCEPTOR, ADVANCED = "tie_bomber_squadron", "tie_interceptor_squadron", "tie_advanced_squadron"
CORVETTE = "cr90_corvette_a"


def away(gap: float) -> float:
    """How far apart the centres of two squadrons are that have so many millimetres between their bases."""
    return 2 * SQUADRON_RADIUS + gap


def pair(
    attacker: str, defender: str, *, hull: int | None = None, **on: Any
) -> tuple[Scenario, SquadronId, SquadronId]:
    """Two squadrons at distance 1 of each other; `hull` is that of the first."""
    table = battlefield()
    one = table.squadron(attacker, X, Y, hull=hull)
    return table, one, table.squadron(defender, X + away(30), Y, side=1, **on)


def with_hull(table: Scenario, squadron: SquadronId, hull: int) -> None:
    """Leave a squadron so many hull points, before anything happens."""
    table.units[squadron] = replace(table.units[squadron], hull=hull)


def fight(
    attacker: str, defender: str, *rolled: str, hull: int | None = None, **on: Any
) -> tuple[Scenario, SquadronId, SquadronId]:
    """A squadron attacks another and rolls these faces; `on`: more about the defender."""
    table, one, other = pair(attacker, defender, hull=hull, **on)
    return squadron_attack(table, one, other, *rolled), one, other


def raid(
    attacker: str, *rolled: str, card: str = CORVETTE, zone: HullZone = FRONT, hull: int | None = None, **on: Any
) -> tuple[Scenario, SquadronId, ShipId]:
    """A squadron attacks the front of a ship and rolls these faces; `on`: more about the ship."""
    table = battlefield()
    one = table.squadron(attacker, X, Y, hull=hull)
    ship = table.ship(card, X, Y - 100, side=1, **on)
    return squadron_attack(table, one, ship, *rolled, zone=zone), one, ship


def dice(table: Scenario) -> tuple[Die, ...]:
    """The dice of the last attack as they were rolled or changed last."""
    return next(e.pool for e in reversed(table.events) if isinstance(e, DiceModified | DiceRolled)).dice


def faces(table: Scenario) -> list[str]:
    """What they show."""
    return [die.face.value for die in dice(table)]
