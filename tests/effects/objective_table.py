"""What the tests of objectives share: setup under an objective, and tables on which it is in play."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

import armada.effects  # noqa: F401
from armada.engine.procedures import Procedure
from armada.engine.questions import PASS
from armada.engine.seats import Seat, Side
from armada.engine.windows import EFFECT
from armada.fleet import Fleet
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.setup import FIRST_PLAYER
from armada.rules.timing import ROUND_END, ROUND_START
from armada.state.events.rounds import VictoryTokensGained
from armada.state.records import Damage, Installation, Status, UnitId
from tests.fleet.builders import fleet
from tests.rules.builders import Scenario
from tests.rules.setup_table import SetupTable, battle

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


def playing(objective: str, *, first: int = 0, profile: str = "standard") -> Scenario:
    """A table on which an objective is in play."""
    table = Scenario(profile=profile)
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
    """Who gained how many victory tokens, in order."""
    return [(event.side, event.amount) for event in table.all(VictoryTokensGained)]


def station(table: Scenario, x: float, y: float, *, side: int = 1, damage: int = 0) -> UnitId:
    """An unarmed station, with so many facedown damage cards."""
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
