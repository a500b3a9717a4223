"""Tables for objectives: setup under an objective, and positions in which it is in play."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.catalog.cards import Printing
from armada.effects.objectives.planetary_ion_cannon import SHOT_ZONE
from armada.engine.procedures import Procedure
from armada.engine.questions import PASS
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.fleet import Fleet
from armada.geometry.bases import BASES, TOKEN_RADIUS, HullZone, Size
from armada.rules.attack import Attack
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.setup import FIRST_PLAYER
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import COMMAND_END, ROUND_END, ROUND_START, SETUP_6_AFTER, SHIP_START
from armada.state.events.rounds import VictoryTokensGained
from armada.state.records import Command, Damage, Installation, ShipId, Status, UnitId
from tests.builders.fleets import fleet
from tests.builders.scenario import FRONT, Scenario
from tests.builders.setup_table import SetupTable, battle

VICTORY, CR90, NEBULON = "victory_i_class_star_destroyer", "cr90_corvette_a", "nebulon_b_escort_frigate"
VICTORY_II, FLOTILLA, GLADIATOR = (
    "victory_ii_class_star_destroyer",
    "gr_75_medium_transports",
    "gladiator_i_class_star_destroyer",
)
X_WING, TIE, B_WING, TIE_BOMBER = "x_wing_squadron", "tie_fighter_squadron", "b_wing_squadron", "tie_bomber_squadron"

REBELS = fleet(f"{CR90} + general_dodonna", NEBULON, CR90, squadrons=[X_WING] * 3, objectives=())
EMPIRE = fleet(f"{VICTORY} + grand_moff_tarkin", GLADIATOR, squadrons=[TIE] * 4, objectives=())


def setting_up(
    objective: str,
    rebels: Fleet = REBELS,
    empire: Fleet = EMPIRE,
    *,
    first: int = 0,
    seed: int = 7,
    play_area: str | None = None,
    profile: str = "standard",
) -> SetupTable:
    """Setup of Rebels (seat 0) against the Empire (seat 1) under an objective, up to the first obstacle."""
    own = [replace(fleet, objectives=(objective,)) for fleet in (rebels, empire)]
    table = battle(*own, seed=seed, play_area=play_area, profile=profile, points=400)
    return table.answer(FIRST_PLAYER, Side(first))


def after_obstacles(table: SetupTable) -> SetupTable:
    """Place the obstacles at random."""
    while not table.is_over and table.question.kind is OBSTACLE:
        table.play(table.question.sample(table.rng))
    return table


def playing(
    objective: str, *, first: int = 0, profile: str = "standard", printing: Printing = Printing.ERA_2016
) -> Scenario:
    """A table on which an objective is in play."""
    table = Scenario(profile=profile, printing=printing)
    table.objective = objective
    table.first = first
    return table


def aside(table: Scenario, *units: UnitId) -> None:
    """These ships and squadrons are set aside."""
    for unit in units:
        table.units[unit] = replace(table.units[unit], status=Status.RESERVE, pose=None)


class LastOfRound(Procedure, kw_only=True):
    """The end of a round alone."""

    number: int = 1

    steps = (ROUND_END,)


class FirstOfRound(Procedure, kw_only=True):
    """The start of a round alone."""

    number: int

    steps = (ROUND_START,)


class StartOfShips(Procedure, kw_only=True):
    """The start of a Ship Phase alone."""

    steps = (SHIP_START,)


class EndOfSetup(Procedure, kw_only=True):
    """The end of deployment alone."""

    steps = (SETUP_6_AFTER,)


def attack(
    table: Scenario, attacker: UnitId, zone: HullZone | None, defender: UnitId, target_zone: HullZone | None
) -> Scenario:
    """Let a ship or squadron attack."""
    return table.run(Attack(attacker=attacker, zone=zone, defender=defender, target_zone=target_zone))


def gained(table: Scenario) -> tuple[int, int]:
    """The victory tokens of each side."""
    return table.game.state.victory_tokens


def offered(table: Scenario) -> set[str]:
    """The effects among which somebody chooses now, by the keys of their cards."""
    if table.is_over or table.question.kind is not EFFECT:
        return set()
    return {ident.partition("@")[0] for ident in table.question.options}


def use(table: Scenario, key: str) -> Scenario:
    """Resolve an effect of the objective."""
    return table.answer(EFFECT, f"{key}@2000")


def decline(table: Scenario) -> Scenario:
    """Pass everything that can be passed."""
    while not table.is_over and table.question.may_pass:
        table.answer(table.question.kind, PASS)
    return table


def gains(table: Scenario) -> Sequence[tuple[int, int]]:
    """The sides that gained victory tokens, and the numbers gained, in order."""
    return [(event.side, event.amount) for event in table.all(VictoryTokensGained)]


def station(table: Scenario, x: float, y: float, *, side: int = 1, damage: int = 0) -> UnitId:
    """An unarmed station, with a number of facedown damage cards."""
    obstacle = table.obstacle("station", x, y)
    taken, table.deck = table.deck[:damage], table.deck[damage:]
    id = UnitId(len(table.units))
    cards = tuple([Damage(number) for number in taken])
    name = f"Unarmed Station {id}"
    table.units.append(
        Installation(id=id, seat=Seat(side), card="unarmed_station", label=name, obstacle=obstacle, damage=cards)
    )
    return id


def ion_cannon(table: Scenario, *, side: int = 1) -> UnitId:
    """The cannon of Planetary Ion Cannon."""
    id = UnitId(len(table.units))
    key = "planetary_ion_cannon"
    table.units.append(Installation(id=id, seat=Seat(side), card=key, label="Ion Cannon", is_friendly=False))
    return id


HARMLESS = "crew_panic"
"""A damage card that does nothing at once."""
KEY = "planetary_ion_cannon"
MISS = "blank"


def wanted(attacker: str = VICTORY, *, objective: bool = True) -> tuple[Scenario, ShipId]:
    """A ship attacks a corvette, which is an objective ship or not, with three red and three black dice."""
    table = playing("most_wanted")
    victory = table.ship(attacker, 900, 300)
    corvette = table.ship(CR90, 900, 450, 180, side=1, shields={FRONT: 2})
    if objective:
        table.token("objective_ship", ship=corvette)
    return attack(table, victory, FRONT, corvette, FRONT), corvette


def striking(*damage: str | None, attacker: str = VICTORY, first: int = 0) -> tuple[Scenario, ShipId]:
    """A ship attacks a Nebulon-B without shields that has damage cards."""
    table = playing("precision_strike", first=first)
    ship = table.ship(attacker, 900, 300)
    nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: 0}, damage=damage)
    table.ship(CR90, 1600, 800, 180, side=1)
    return attack(table, ship, FRONT, nebulon, FRONT), nebulon


def territory(key: str, *, first: int = 0, damage: tuple[str | None, ...] = ()) -> tuple[Scenario, ShipId]:
    """A corvette of seat 0 is about to end on an obstacle with a token."""
    table = playing("dangerous_territory", first=first)
    corvette = table.ship(CR90, 900, 300, speed=1, damage=damage)
    table.obstacle(key, 900, 380)
    table.ship(VICTORY, 300, 800, side=1)
    table.ship(CR90, 1600, 200)
    table.token("dangerous_territory", 900, 380)
    table.next_cards(HARMLESS)
    return table, corvette


def sweeping(
    *places: tuple[float, float], chosen: bool = True, damage: tuple[str, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A ship of seat 0, its objective ship or not, reveals a dial with tokens at these places."""
    table = playing("intel_sweep")
    ship = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), damage=damage, speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    if chosen:
        table.token("objective_ship", ship=ship)
    for x, y in places:
        table.token("intel_sweep", x, y)
    return table.run(ShipActivation(ship=ship)), ship


class EndOfCommands(Procedure):
    """The end of a Command Phase alone."""

    steps = (COMMAND_END,)


def orbit(mm: float = 180.0, *, speed: int = 2, exhausted: tuple[int, ...] = ()) -> Scenario:
    """A ship of the first player lies so far above a token; the Command Phase ends."""
    table = playing(KEY)
    table.ship(NEBULON, 900, 600, speed=speed, exhausted=exhausted)
    table.ship(VICTORY, 300, 800, 180, side=1)
    table.token(KEY, 900, 600 - BASES[Size.SMALL].length / 2 - TOKEN_RADIUS - mm)
    ion_cannon(table)
    return table.run(EndOfCommands())


def fired(table: Scenario, zone: HullZone = FRONT) -> Scenario:
    """The second player fires at the only ship in reach."""
    use(table, KEY)
    return table.answer(SHOT_ZONE, zone, seat=1)


def scanning(*faces: str, first: int = 0, damage: tuple[str, ...] = ()) -> Scenario:
    """A Victory II of seat 0 attacks a corvette at medium range."""
    table = playing("close_range_intel_scan", first=first)
    victory = table.ship(VICTORY_II, 900, 300, damage=damage)
    corvette = table.ship(CR90, 900, 500, 180, side=1, speed=0)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*faces)


def beacon(*gaps: float, first: int = 1) -> Scenario:
    """A Victory II of seat 0 attacks a corvette at a distance (mm) from beacons to its right."""
    table = playing("targeting_beacons", first=first)
    victory = table.ship(VICTORY_II, 900, 300)
    corvette = table.ship(CR90, 900, 500, 180, side=1, speed=0)
    for gap in gaps:
        table.token("targeting_beacons", 900 + 20.5 + gap + 9.5, 500)
    return attack(table, victory, FRONT, corvette, FRONT).roll(*[MISS] * 3, *["accuracy"] * 3)


def vip(*, at: float | None = 400, carried: bool = False, damage: tuple[str, ...] = ()) -> tuple[Scenario, ShipId]:
    """A corvette of seat 0 activates; the VIP lies at this y, or is aboard an enemy next to it."""
    table = playing("capture_the_vip")
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1, damage=damage)
    victory = table.ship(VICTORY, 900, 500, 180, side=1)
    if carried:
        table.token("capture_the_vip", ship=victory)
    elif at is not None:
        table.token("capture_the_vip", 900, at)
    return table.run(ShipActivation(ship=corvette)), corvette
