"""Tables on which an officer has something to do."""

from __future__ import annotations

from armada.rules.command_tokens import SpendCommandToken
from armada.rules.commands import COMMAND_PAYMENT
from armada.rules.repair import REPAIR
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import COMMAND, ShipActivation
from armada.state.records import COMMANDS, Command, ShipId, SquadronId
from tests.builders.attack_table import CORVETTE, GLADIATOR, NEBULON, VICTORY, X_WING, Battle, X, Y, with_tokens
from tests.builders.cards_table import DISCARDED, EXHAUSTED, anti_squadron, duel, exhaust, squadron_attack
from tests.builders.scenario import FRONT, Scenario
from tests.builders.upgrade_table import straight

NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS


def kallus(squadron: str) -> Scenario:
    """A Victory with Kallus attacks a squadron."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["agent_kallus"])
    defender = table.squadron(squadron, X, Y + 200, side=1)
    return anti_squadron(table, victory, defender, "accuracy")


def contained(*upgrades: str) -> Scenario:
    """A Gladiator with torpedoes attacks an Interdictor, which spends Contain."""
    table = duel(
        "close",
        attacker=GLADIATOR,
        attacking=["assault_proton_torpedoes"],
        defender="interdictor_combat_refit",
        defending=upgrades,
    )
    table.attack("hit", "blank", "hit crit", "blank")
    return table.spend("contain")


def toryn(*, gap: float = 150, attacker: str = "cr90_corvette_b", own: bool = False) -> Scenario:
    """A corvette attacks; Toryn Farr is on it or on a ship beside it."""
    table = duel(attacker=attacker, attacking=["toryn_farr"] if own else [])
    if not own:
        table.ship(CORVETTE, X + 41 + gap, Y, upgrades=["toryn_farr"])
    return table.attack("accuracy" if attacker != NEBULON else "hit", "hit", "hit")


def aresko(*, gap: float = 150, own: bool = False) -> tuple[Scenario, ShipId]:
    """A Victory reveals its dial; Aresko is on a ship beside it, or on itself."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, dials=(SQUADRON,), upgrades=["commandant_aresko"] if own else [])
    other = table.ship(VICTORY, X + 61 + gap, Y, upgrades=[] if own else ["commandant_aresko"])
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(ShipActivation(ship=ship))
    return table, other


def isard(*, dials: tuple[Command, ...] = (REPAIRS, SQUADRON)) -> tuple[Scenario, ShipId]:
    """A ship with Isard reveals its dial; an enemy has dials."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, dials=(NAVIGATE,), upgrades=["director_isard"])
    enemy = table.ship(NEBULON, 100, 800, side=1, dials=dials)
    table.run(ShipActivation(ship=ship))
    return table, enemy


def yularen(*upgrades: str, ship_spends: bool = True) -> tuple[Scenario, ShipId]:
    """A ship spends a Repair token; Yularen is on it or on another."""
    table = Scenario()
    mine = table.ship(VICTORY, X, Y, upgrades=["wullf_yularen"], tokens=(REPAIRS,))
    other = table.ship(VICTORY, X + 200, Y, tokens=(REPAIRS,))
    table.run(SpendCommandToken(ship=mine if ship_spends else other, command=REPAIRS))
    return table, mine


def walex(*, damage: tuple[str, ...] = (), other: bool = False) -> tuple[Scenario, ShipId]:
    """A Nebulon-B with Walex and a discarded Evade activates, or another ship does."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, side=1, upgrades=["walex_blissex"], damage=damage)
    with_tokens(table, nebulon, ("evade", DISCARDED), ("brace", EXHAUSTED), ("brace", DISCARDED))
    friend = table.ship(CORVETTE, X + 200, Y, side=1)
    table.ship(VICTORY, 100, 800)
    table.run(ShipActivation(ship=friend if other else nebulon))
    return table, nebulon


def titus(speed: int, round: int = 1) -> tuple[Scenario, ShipId]:
    """A round begins; Titus is on a ship, and an enemy has a speed."""
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["admiral_titus"])
    enemy = table.ship(CORVETTE, 100, 800, side=1, speed=speed)
    table.run(Round(number=round))
    return table, enemy


def charted(*obstacles: str, upgrades: tuple[str, ...] = ("chart_officer",), damage: tuple[str, ...] = ()) -> Scenario:
    """A Nebulon-B ends its maneuver on obstacles."""
    table = Scenario()
    nebulon = table.ship(NEBULON, X, Y, upgrades=upgrades, damage=damage)
    for key in obstacles:
        table.obstacle(key, X, Y + 137)
    table.next_cards("blinded_gunners", "compartment_fire")
    return straight(table.run(ExecuteManeuver(ship=nebulon)))


def tallon() -> tuple[Scenario, ShipId, SquadronId, SquadronId]:
    """A ship with Adar Tallon commands squadrons."""
    table = Scenario()
    ship = table.ship("assault_frigate_mark_ii_b", X, Y, side=1, upgrades=["adar_tallon"], revealed=SQUADRON)
    table.ship(VICTORY, 100, 800)
    one = table.squadron(X_WING, X + 100, Y, side=1)
    two = table.squadron(X_WING, X - 100, Y, side=1)
    return table, ship, one, two


def woldar(attacker: str = "tie_bomber_squadron", *, gap: float = 120, side: int = 0) -> Scenario:
    """A squadron so far from a ship with Woldar attacks an X-wing squadron."""
    table = Scenario()
    table.ship(VICTORY, X, Y, side=side, upgrades=["commander_woldar"])
    table.ship(CORVETTE, 1700, 800, side=1)
    own = table.squadron(attacker, X, Y + 51 + gap + 17.1)
    enemy = table.squadron(X_WING, X + 60, Y + 51 + gap + 17.1, side=1)
    dice = 1 if attacker == "tie_bomber_squadron" else 3
    return squadron_attack(table, own, enemy, *["blank" if dice == 1 else "accuracy"] * dice)


def brunson(*, away: float = 60, used: bool = False) -> Battle:
    """A Gladiator with Brunson so far from an asteroid field is attacked."""
    table = duel(defending=["captain_brunson"])
    pose = table.units[table.defender].pose
    assert pose is not None
    table.obstacle("asteroid_field_1", X + 80 + away, pose.y / 1000)
    if used:
        exhaust(table, "captain_brunson")
    return table.attack("hit hit", "hit", "blank")


def vanto(*, dials: tuple[Command, ...] = (REPAIRS,), used: bool = False) -> tuple[Scenario, ShipId]:
    """A damaged ship with Vanto resolves a Repair command in its activation."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, upgrades=["commander_vanto"], dials=dials, shields={FRONT: 1})
    table.ship(CORVETTE, 100, 800, side=1)
    if used:
        exhaust(table, "commander_vanto")
    table.run(ShipActivation(ship=ship))
    table.answer(table.question.kind, table.question.options[0])
    return table, ship


def repaired(table: Scenario) -> Scenario:
    """Resolve the Repair command without repairing anything."""
    table.answer(COMMAND, REPAIRS)
    if table.question.kind is COMMAND_PAYMENT:
        table.answer(COMMAND_PAYMENT, table.question.options[0])
    return table.pass_(REPAIR)
