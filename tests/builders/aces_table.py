"""Tables for unique squadrons: a squadron that attacks, with others around attacker and defender.

table, wedge, tie = fight("wedge_antilles_x_wing_squadron", TIE, "hit", "hit", "accuracy", "blank", activated=True)
use(table, "wedge_antilles_x_wing_squadron").roll("hit", "hit")
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from armada.geometry.bases import SQUADRON_RADIUS, HullZone
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.state.dice import Die
from armada.state.events.attack import DiceModified, DiceRolled
from armada.state.records import ShipId, SquadronId
from tests.builders.attack_table import VICTORY
from tests.builders.cards_table import squadron_attack
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import battlefield

X, Y = 500.0, 400.0
"""Where the squadron with the card is."""

TIE, X_WING, Y_WING, A_WING = "tie_fighter_squadron", "x_wing_squadron", "y_wing_squadron", "a_wing_squadron"
BOMBER, INTERCEPTOR, ADVANCED = "tie_bomber_squadron", "tie_interceptor_squadron", "tie_advanced_squadron"
CORVETTE = "cr90_corvette_a"


def away(gap: float) -> float:
    """The distance of the centres of two squadrons, from that between their bases in mm."""
    return 2 * SQUADRON_RADIUS + gap


def pair(
    attacker: str, defender: str, *, hull: int | None = None, **on: Any
) -> tuple[Scenario, SquadronId, SquadronId]:
    """Two squadrons at distance 1 of each other; `hull` is that of the first."""
    table = battlefield()
    one = table.squadron(attacker, X, Y, hull=hull)
    return table, one, table.squadron(defender, X + away(30), Y, side=1, **on)


def with_hull(table: Scenario, squadron: SquadronId, hull: int) -> None:
    """Set a squadron's hull points, before anything happens."""
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
    return [die.face.value for die in dice(table)]


Z_95 = "z_95_headhunter_squadron"


def norra(
    *rolled: str, attacker: str = Y_WING, gap: float = 30, shields: int = 1
) -> tuple[Scenario, SquadronId, SquadronId]:
    """A squadron so far from Norra attacks a ship."""
    table = battlefield()
    own = table.squadron(attacker, X, Y)
    table.squadron("norra_wexley", X, Y + away(gap))
    ship = table.ship(CORVETTE, X, Y - 100, side=1, shields={FRONT: shields})
    squadron_attack(table, own, ship, *rolled, zone=FRONT).pass_(DEFENSE_TOKEN)
    return table, own, SquadronId(ship)


def numb(*rolled: str, defender: str = TIE) -> tuple[Scenario, list[SquadronId]]:
    """Ten Numb attacks a squadron; two enemies stand at distance 1 of it, one beyond, and a friend."""
    table, ten, target = pair("ten_numb", defender)
    others = [table.squadron(TIE, X + away(30), Y + dy, side=1) for dy in (away(60), -away(60), away(120))]
    friend = table.squadron(Y_WING, X + 2 * away(30), Y)
    return squadron_attack(table, ten, target, *rolled), [target, *others, friend]


def dash(squadrons: int, *, ship: bool = False, gap: float = 30) -> Scenario:
    """Dash attacks one of some squadrons at distance 1 of him."""
    table = battlefield()
    rendar = table.squadron("dash_rendar", X, Y)
    spots = [(away(gap), 0.0), (-away(gap), 0.0), (0.0, away(gap))][:squadrons]
    enemies = [table.squadron(TIE, X + dx, Y + dy, side=1) for dx, dy in spots]
    if ship:
        table.ship(VICTORY, X, Y - 120, side=1)
    return squadron_attack(table, rendar, enemies[0], *["accuracy"] * 4)


def blount(attacker: str = Z_95, *, gap: float = 30, others: bool = False) -> tuple[Scenario, SquadronId, SquadronId]:
    """A squadron so far from Blount, before an enemy; perhaps another one engages that enemy too."""
    table, own, enemy = pair(attacker, TIE)
    table.squadron("lieutenant_blount", X - away(gap), Y)
    if others:
        table.squadron(Z_95, X + away(30), Y + away(30))
    return table, own, enemy
