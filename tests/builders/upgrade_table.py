"""Tables on which upgrades other than commanders, officers and titles have something to do."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.cards import Dice, Printing
from armada.effects.upgrades.fleet_command import PAYMENT, Payment
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.deployment import SET_ASIDE
from armada.rules.queries import BATTERY, Armament
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_command import SquadronCommand
from armada.state.events.cards import LastingBegun
from armada.state.records import COMMANDS, Command, Lasting, Scope, ShipId, SquadronId, Status
from tests.builders.attack_table import CORVETTE, IMPERIAL, INTERDICTOR, NEBULON, TIE, VICTORY, X_WING, Battle, X, Y
from tests.builders.cards_table import duel, pass_until, squadron_attack, use
from tests.builders.fleets import fleet
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.builders.setup_table import EMPIRE, REBELS, SetupTable, after_obstacles
from tests.builders.squadron_table import StillTable

B_WING = "b_wing_squadron"
FRIGATE = "assault_frigate_mark_ii_b"
GR_75 = "gr_75_medium_transports"
NAVIGATE, SQUADRON, REPAIRS, CONCENTRATE = COMMANDS
CR90_B = "cr90_corvette_b"
"""Three blue dice from its front."""


def bays(*upgrades: str) -> SetupTable:
    """Setup, just before fleets are deployed, of a Rebel fleet with Rapid Launch Bays."""
    ship = " + ".join([FRIGATE, "general_dodonna", "rapid_launch_bays", *upgrades])
    return after_obstacles(fleet(ship, squadrons=[B_WING] * 4 + [X_WING]), EMPIRE)


def launching(
    count: int = 3, *, printing: Printing = Printing.ERA_2016, **ship: object
) -> tuple[Scenario, ShipId, list[SquadronId]]:
    """A frigate with squadrons set aside that is about to resolve a Squadron command."""
    table = Scenario(printing=printing)
    options = {"revealed": Command.SQUADRON, **ship}
    frigate = table.ship(FRIGATE, X, Y, side=1, upgrades=["rapid_launch_bays"], **options)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800)
    squadrons = [table.squadron(B_WING, 0, 0, side=1) for _ in range(count)]
    for squadron in squadrons:
        table.units[squadron] = replace(table.units[squadron], status=Status.RESERVE, pose=None)
    return table, frigate, squadrons


def begin(table: Scenario, ship: ShipId, squadrons: list[SquadronId]) -> Scenario:
    """Let the ship resolve its Squadron command, the squadrons being set aside with it."""
    kept_aside(table, ship, squadrons).game.interrupt(SquadronCommand(ship=ship))
    return table


def kept_aside(table: Scenario, ship: ShipId, squadrons: list[SquadronId]) -> Scenario:
    """Set the squadrons aside with the ship."""
    table.run(StillTable())
    for squadron in squadrons:
        kept = Lasting(key=SET_ASIDE, scope=Scope.GAME, unit=squadron, value=ship, text="rapid_launch_bays")
        table.game.emit(LastingBegun(kept))
    return table


def bombed(**defending: object) -> tuple[Scenario, ShipId, SquadronId]:
    """A ship with Cluster Bombs that an X-wing squadron attacks at close quarters."""
    table = Scenario()
    table.ship(CORVETTE, 1700, 800, side=1)
    table.ship(CORVETTE, 100, 800)
    ship = table.ship(VICTORY, X, Y, upgrades=["cluster_bombs"], **defending)  # type: ignore[arg-type]
    x_wing = table.squadron("x_wing_squadron", X, Y + 90, side=1)
    squadron_attack(table, x_wing, ship, "hit", zone=FRONT).pass_(DEFENSE_TOKEN)
    return table, ship, x_wing


def locked(*kinds: str, **on: object) -> Battle:
    """The attacker has locked tokens with accuracy icons."""
    table = duel(defending=["electronic_countermeasures"], on=on)
    table.attack(*["accuracy"] * len(kinds), *["hit hit"] * (3 - len(kinds)))
    for kind in kinds:
        table.lock(kind)
    return table


def projected(
    *, speed: int = 2, gap: float = 200, side: int = 1, upgrades: tuple[str, ...] = (), **more: object
) -> tuple[Scenario, ShipId]:
    """A corvette about to move, and an Interdictor with the projector beside it."""
    table = Scenario()
    corvette = table.ship(CORVETTE, X, Y, side=side, speed=speed, upgrades=upgrades, **more)  # type: ignore[arg-type]
    table.ship(INTERDICTOR, X + 51 + gap, Y, upgrades=["g_8_experimental_projector"])
    table.run(ExecuteManeuver(ship=corvette))
    return table, corvette


def scrambled(at: str = "close", *, dx: float = 150, own: bool = False) -> Scenario:
    """A ship defends; the scrambler is on it, or on an Interdictor beside it."""
    table = duel(at, attacker=NEBULON, defending=["targeting_scrambler"] if own else [])
    if not own:
        table.ship(INTERDICTOR, X + 20.5 + dx + 30.5, 400, side=1, upgrades=["targeting_scrambler"])
    return table.attack("hit hit", "hit hit", "hit")


def bombing(*gaps: float, squadron: str = "y_wing_squadron") -> Scenario:
    """A bomber attacks a Victory; flotillas with the card lie at these distances to its side."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y)
    bomber = table.squadron(squadron, X, Y + 90, side=1)
    for place, gap in enumerate(gaps):
        table.ship(GR_75, X + 40 + gap, Y + 90 + 90 * place, side=1, upgrades=["bomber_command_center"])
    return squadron_attack(table, bomber, victory, "blank", zone=FRONT)


def crews(**options: object) -> tuple[Scenario, ShipId, ShipId]:
    """A transport that resolves Repair, and a damaged friend beside it."""
    table = Scenario()
    transport = table.ship(
        GR_75,
        X,
        Y,
        side=1,
        upgrades=["repair_crews"],
        revealed=REPAIRS,
        tokens=(REPAIRS,),
        **options,  # type: ignore[arg-type]
    )
    friend = table.ship(NEBULON, X + 120, Y, side=1, damage=["blinded_gunners", None])
    table.run(RepairCommand(ship=transport)).answer(COMMAND_PAYMENT, CommandPayment.BOTH)
    return table, transport, friend


def blue(*faces: str, card: str, **options: object) -> Battle:
    """A CR90 B with a card attacks at medium range; its blue dice show these faces; the tokens are declined."""
    table = duel(attacker=CR90_B, attacking=[card], **options)  # type: ignore[arg-type]
    table.attack(*faces)
    return table


def tractor(
    *, size: str = CORVETTE, speed: int = 3, tokens: tuple[Command, ...] = (), at: float = 250, **extra: object
) -> tuple[Scenario, ShipId]:
    """A Victory with tractor beams that activates near an enemy ship."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["phylon_q7_tractor_beams"])
    enemy = table.ship(size, X + at, Y, side=1, speed=speed, tokens=tokens, **extra)  # type: ignore[arg-type]
    table.run(ShipActivation(ship=victory))
    return table, enemy


def quad_lasers(
    squadron: str = "x_wing_squadron", *, dy: float = 90, **ship: object
) -> tuple[Scenario, ShipId, SquadronId]:
    """An Imperial with Quad Laser Turrets that a squadron attacks."""
    table = Scenario()
    table.ship(CORVETTE, 100, 800)
    table.ship(CORVETTE, 1700, 800, side=1)
    imperial = table.ship(IMPERIAL, X, Y, upgrades=["quad_laser_turrets"], **ship)  # type: ignore[arg-type]
    attacker = table.squadron(squadron, X, Y + dy, side=1)
    return table, imperial, attacker


def navigating(
    *upgrades: str, card: str = CORVETTE, tokens: tuple[Command, ...] = (NAVIGATE,), speed: int = 2, **more: object
) -> tuple[Scenario, ShipId]:
    """A ship that determines its course, with a Navigate token."""
    table = Scenario()
    ship = table.ship(card, X, Y, upgrades=upgrades, tokens=tokens, speed=speed, **more)  # type: ignore[arg-type]
    table.ship(CORVETTE, 100, 800, side=1)
    table.run(ExecuteManeuver(ship=ship))
    return table, ship


def straight(table: Scenario) -> Scenario:
    """Go straight on."""
    return table.answer(COURSE, next(course for course in table.question.options if not any(course.clicks)))


def projecting(**receiver: object) -> tuple[Scenario, ShipId, ShipId]:
    """A Victory that repairs, and a damaged friend beside it."""
    table = Scenario()
    giver = table.ship(VICTORY, X, Y, upgrades=["projection_experts"], revealed=REPAIRS)
    options = {"shields": {FRONT: 0, LEFT: 1}, **receiver}
    friend = table.ship(VICTORY, X + 250, Y, **options)  # type: ignore[arg-type]
    table.run(RepairCommand(ship=giver))
    return table, giver, friend


def battery(table: Scenario, ship: ShipId, zone: HullZone) -> Dice:
    """The battery armament of a hull zone."""
    printed = table.game.ship_card(ship).battery[zone]
    return table.game.ask(BATTERY, Armament(ship, zone), printed)


def strategists(*, hull: int = 5, tie_hull: int = 3) -> tuple[Scenario, ShipId, SquadronId, SquadronId]:
    """A Victory attacks an X-wing squadron that a TIE squadron engages."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["ruthless_strategists"])
    table.ship(CORVETTE, 1700, 800, side=1)
    x_wing = table.squadron(X_WING, X, Y + 130, side=1, hull=hull)
    tie = table.squadron(TIE, X + 50, Y + 130, hull=tie_hull)
    return table, victory, x_wing, tie


def wells(upgrade: str = "g7_x_grav_well_projector") -> SetupTable:
    """Setup, just before fleets are deployed, of a battle against an Interdictor with a gravity card."""
    empire = fleet(f"{INTERDICTOR} + grand_moff_tarkin + {upgrade}", squadrons=["tie_fighter_squadron"])
    return after_obstacles(REBELS, empire)


def hunting(own: int, other: int) -> Battle:
    """A Nebulon-B with Quad Battery Turrets attacks a Gladiator, each at a speed."""
    table = duel(attacking=["quad_battery_turrets"], by={"speed": own}, on={"speed": other})
    return table.attack("hit", "hit", "blank")


def ionized(*faces: str, **shields: int) -> Battle:
    """A CR90 B with Heavy Ion Emplacements attacks the front of a Gladiator, which spends no token."""
    zones = {zone: shields.get(zone.value, 2) for zone in (FRONT, LEFT, RIGHT, REAR)}
    table = duel(attacker=CR90_B, attacking=["heavy_ion_emplacements"], on={"shields": zones})
    table.attack(*faces)
    return pass_until(table, DEFENSE_TOKEN).pass_(DEFENSE_TOKEN)


def intensified(*, paid: bool = True) -> tuple[Scenario, ShipId, ShipId]:
    """A fleet that has given the command, or not, and an enemy before one of its ships."""
    table = Scenario()
    upgrades, tokens = ["intensify_firepower"], (Command.CONCENTRATE_FIRE,)
    table.ship("modified_pelta_class_command_ship", X + 300, Y, side=1, upgrades=upgrades, tokens=tokens)
    nebulon = table.ship(NEBULON, X, Y, side=1)
    enemy = table.ship(CORVETTE, X, Y + 200, 180)
    table.run(ShipPhase())
    if paid:
        use(table, "intensify_firepower").answer(PAYMENT, Payment.TOKEN)
    table.game.interrupt(Attack(attacker=nebulon, zone=FRONT, defender=enemy, target_zone=FRONT))
    return table.roll("blank", "crit", "accuracy"), nebulon, enemy
