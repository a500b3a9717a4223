"""Tables on which a commander has something to do."""

from __future__ import annotations

from armada.engine.procedures import Procedure
from armada.rules.damage_cards import DealDamageCard
from armada.rules.rounds import Round
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.status_phase import StatusPhase
from armada.rules.timing import SETUP_6_AFTER
from armada.state.records import COMMANDS, ShipId, TokenState
from tests.builders.attack_table import CORVETTE, GLADIATOR, NEBULON, VICTORY, X_WING, Battle, X, Y, with_tokens
from tests.builders.cards_table import duel
from tests.builders.scenario import Scenario

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS


def konstantine(
    *, second: str = VICTORY, speed: int = 3, gap: float = 250, damage: tuple[str, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A corvette between a Victory with Konstantine and another Imperial ship."""
    table = Scenario()
    table.ship(VICTORY, X - 51 - gap, Y, upgrades=["admiral_konstantine"])
    table.ship(second, X + 51 + gap, Y)
    corvette = table.ship(CORVETTE, X, Y, side=1, speed=speed, damage=damage)
    table.run(StatusPhase())
    return table, corvette


def dodonna(*titles: str, faceup: bool = True, side: int = 0) -> tuple[Scenario, ShipId]:
    """A ship is dealt a damage card; Dodonna commands the other side's fleet if the ship is the first player's."""
    table = Scenario()
    table.ship(NEBULON, 200, 800, side=1, upgrades=["general_dodonna"])
    ship = table.ship(VICTORY, X, Y, side=side)
    table.next_cards(*titles)
    table.run(DealDamageCard(ship=ship, faceup=faceup))
    return table, ship


def ackbar(*, gap: float = 250, side: str = "right") -> tuple[Scenario, ShipId, ShipId]:
    """An MC80 of Ackbar with an enemy at its side and one before it, just before its Attack step."""
    table = Scenario()
    cruiser = table.ship("mc80_assault_cruiser", X, Y, side=1, upgrades=["admiral_ackbar"])
    beside = table.ship(CORVETTE, X + gap if side == "right" else X - gap, Y)
    table.ship(CORVETTE, X, Y + 260, 180)
    table.run(ShipActivation(ship=cruiser))
    return table, cruiser, beside


def screed(*faces: str, attacker: str = GLADIATOR) -> Battle:
    """A Gladiator of Screed attacks at close range."""
    return duel("close", attacker=attacker, attacking=["admiral_screed"]).attack(*faces)


def sato(*, squadron_gap: float = 50, colors: int = 3, obstructed: bool = False) -> Battle:
    """A Nebulon-B of Sato attacks at long range, with a friendly squadron near the defender."""
    table = duel("long", attacking=["commander_sato"], defender=VICTORY)
    pose = table.units[table.defender].pose
    assert pose is not None
    table.squadron(X_WING, X + 30.5 + squadron_gap + 17.1, pose.y / 1000)
    return table.attack(obstructed=obstructed)


def vader(*faces: str, **by: object) -> Battle:
    """A Victory of Darth Vader attacks at long range."""
    table = duel("long", attacker=VICTORY, attacking=["darth_vader_commander"], by=by)
    return table.attack(*faces)


def garm(round: int, **nebulon: object) -> tuple[Scenario, ShipId]:
    """A round begins for a fleet of Garm Bel Iblis."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["garm_bel_iblis"], **nebulon)  # type: ignore[arg-type]
    table.ship(CORVETTE, X + 300, Y, side=1)
    table.run(Round(number=round))
    return table, ship


def tagge(round: int, *states: TokenState) -> tuple[Scenario, ShipId]:
    """A round begins for a fleet of General Tagge."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["general_tagge"])
    with_tokens(table, ship, *zip(("brace", "redirect", "redirect"), states, strict=True))
    table.run(Round(number=round))
    return table, ship


def tarkin(**ship: object) -> tuple[Scenario, ShipId, ShipId]:
    """The Ship Phase begins for a fleet of Tarkin."""
    table = Scenario()
    one = table.ship(VICTORY, X, Y, upgrades=["grand_moff_tarkin"], dials=(NAVIGATE,))
    two = table.ship(GLADIATOR, X + 300, Y, dials=(NAVIGATE,), **ship)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1, dials=(NAVIGATE,))
    table.run(ShipPhase())
    return table, one, two


class AfterDeployment(Procedure):
    """The moment after all fleets are deployed."""

    steps = (SETUP_6_AFTER,)
