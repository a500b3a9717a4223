"""The queries: values and permissions that the rules ask for afresh each time, and that effects in force may change.

The ids are those of the timing map. The base value is worked out where the query is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from armada.catalog.cards import Color, Dice
from armada.engine.seats import Seat, Side
from armada.engine.timings import Query
from armada.geometry.bases import HullZone
from armada.geometry.play_area import Area, PlayArea
from armada.geometry.pose import Pose
from armada.geometry.ruler import Distance, Range
from armada.geometry.targets import AttackLine
from armada.messages.message import Message
from armada.state.records import Command, ShipId, SquadronId, TokenId, UnitId, UpgradeId

if TYPE_CHECKING:
    from armada.rules.attack import Attack
    from armada.rules.navigate import NavigateCommand
    from armada.rules.repair import RepairCommand
    from armada.rules.ship_movement import ExecuteManeuver
    from armada.rules.ship_phase import ShipActivation
    from armada.rules.squadron_activation import SquadronActivation
    from armada.rules.squadron_command import SquadronCommand
    from armada.rules.winning import EndOfGame

# Placing


class PlacedObject(NamedTuple):
    """An obstacle or objective token that a seat is to place: what it is, and its number among the obstacles."""

    kind: str
    seat: Seat
    number: int = -1


class Goal(NamedTuple):
    """An obstacle, or else an objective token, by its number."""

    obstacle: int = -1
    token: int = -1


class ObjectPlace(NamedTuple):
    """The places for an obstacle or token: wholly inside an area, beyond some lengths (mm) of what is there.

    A length of 0 asks for nothing. `at_obstacles`, `at_tokens`: with some of it up to `at_length` of one of these;
    that is distance 1 if nothing else is said. On a square play area the players' edges are the long ones.
    """

    area: Area
    from_long_edges: float = 0.0
    from_short_edges: float = 0.0
    from_obstacles: float = 0.0
    from_tokens: float = 0.0
    at_obstacles: tuple[int, ...] = ()
    at_tokens: tuple[int, ...] = ()
    at_length: float = Distance.ONE.end
    touching: tuple[int, ...] = ()
    """It touches one of these obstacles and overlaps no ship, obstacle or token."""

    is_clear: bool = False
    """Whether it overlaps no ship, squadron, obstacle or token."""

    first_edge: float = 0.0
    """Some of it lies up to this length from the first player's edge."""

    toward: Goal | None = None
    """Where it must be moved to, in a straight line."""


OBJECT_PLACE: Query[PlacedObject, ObjectPlace] = Query("Q.OBJECT_PLACE")


class DeployPlace(NamedTuple):
    """The places for a ship or squadron: its whole base inside the first of these areas that has room.

    `near`: with its whole base within distance 1-2 (`near_band`) of one of these ships, or with some at distance 1 of
    `at_tokens` or `at_obstacles`; none of them named: anywhere. It may not overlap an obstacle inside
    `no_obstacles_in`, and a ship may overlap squadrons only if `on_squadrons`.
    """

    areas: tuple[Area, ...]
    near: tuple[ShipId, ...] = ()
    at_tokens: tuple[int, ...] = ()
    at_obstacles: tuple[int, ...] = ()
    no_obstacles_in: Area | None = None
    on_squadrons: bool = False
    near_band: int = 2
    on_obstacle: int = -1
    """The obstacle that it must overlap."""


class DeployedAt(NamedTuple):
    """A ship, and where it is being deployed."""

    ship: ShipId
    pose: Pose


DEPLOY_PLACE: Query[UnitId, DeployPlace] = Query("Q.DEPLOY_PLACE")
DEPLOY_SPEED: Query[DeployedAt, tuple[int, ...]] = Query("Q.DEPLOY_SPEED")


class MarkedZone(NamedTuple):
    """A part of the play area that a card marks out, for a side or for nobody; an edge is an area without breadth.

    Without a name it is the deployment zone of its side.
    """

    area: Area
    side: Side | None = None
    name: Message | None = None


MARKED_ZONES: Query[PlayArea, tuple[MarkedZone, ...]] = Query("Q.MARKED_ZONES")

# Commands


class CommandOf(NamedTuple):
    """A ship, and a command that it may resolve."""

    ship: ShipId
    command: Command


MAY_RESOLVE: Query[CommandOf, bool] = Query("Q.MAY_RESOLVE")
RAID_GAIN: Query[ShipId, tuple[Command, ...]] = Query("Q.RAID_GAIN")
"""The types of raid token that a ship can gain."""

RAID_CLEAR: Query[ShipId, int] = Query("Q.RAID_CLEAR")
"""How many raid tokens a ship loses by discarding its dial: all, or one."""

DIAL_COUNT: Query[ShipId, int] = Query("Q.DIAL_COUNT")
UPGRADE_READY: Query[UpgradeId, bool] = Query("Q.UPGRADE_READY")
"""Whether an exhausted upgrade card may be readied."""

TOKEN_PAYS_FLEET_COMMAND: Query[ShipId, bool] = Query("Q.TOKEN_SPEND.FLEET_COMMAND")
"""Whether a command token can pay for a fleet command of a ship."""

TOKEN_LIMIT: Query[ShipId, int] = Query("Q.TOKEN_LIMIT")
MAY_GAIN_TOKEN: Query[ShipId, bool] = Query("Q.TOKEN_GAIN")
SQUADRON_VALUE: Query[ShipId, int] = Query("Q.SQUADRON_VALUE")
SQUADRON_COUNT: Query[SquadronCommand, int] = Query("Q.SQUADRON_COUNT")


class Reach(NamedTuple):
    """A squadron that a ship may want to activate by a Squadron command; `directly`: without others that relay it."""

    ship: ShipId
    squadron: SquadronId
    directly: bool = False


COMMAND_REACH: Query[Reach, bool] = Query("Q.COMMAND_REACH")


class Relaying(NamedTuple):
    """A squadron that may relay a Squadron command, and the squadron that is to be activated through it."""

    relay: SquadronId
    squadron: SquadronId


RELAY_PLACES: Query[Relaying, int] = Query("Q.RELAY_PLACES")
"""How many others can be activated through a squadron in one command."""

ENGINEERING: Query[ShipId, int] = Query("Q.ENGINEERING")
ENGINEERING_POINTS: Query[RepairCommand, int] = Query("Q.ENGINEERING_POINTS")


class ZoneOf(NamedTuple):
    """A hull zone of a ship."""

    ship: ShipId
    zone: HullZone


class ShieldGain(NamedTuple):
    """A hull zone that is to gain a shield: recovered, or moved from elsewhere."""

    ship: ShipId
    zone: HullZone
    moved: bool = False


SHIELD_RECOVER: Query[ShieldGain, bool] = Query("Q.SHIELD_RECOVER")


class ShieldLimit(NamedTuple):
    """The most shields of a hull zone: one that is to gain a shield now, or one that holds what it gained before."""

    ship: ShipId
    zone: HullZone
    gains: bool = True


MAX_SHIELDS: Query[ShieldLimit, int] = Query("Q.MAX_SHIELDS")

# Ship movement


class Navigate(NamedTuple):
    """The changes that a Navigate command allows: steps of speed, joints whose yaw rises, and steps of either kind."""

    speed: int = 0
    yaw: int = 0
    either: int = 0


class SpeedOf(NamedTuple):
    """A ship, and a speed to which its dial might be set."""

    ship: ShipId
    speed: int


SPEED_LIMITS: Query[SpeedOf, bool] = Query("Q.SPEED_LIMITS")
NAVIGATE: Query[NavigateCommand, Navigate] = Query("Q.NAVIGATE")
MANEUVER_SPEED: Query[ExecuteManeuver, int] = Query("Q.MANEUVER_SPEED")
YAW: Query[ExecuteManeuver, tuple[int, ...]] = Query("Q.YAW")
RAISED_YAW: Query[ExecuteManeuver, int] = Query("Q.YAW.RAISED")
"""How many yaw values a course can raise by one."""


class Collision(NamedTuple):
    """A ship that is to be dealt damage cards because two ships collided: the one that moved, or the one it overlapped.

    `overlapped`: all ships that the maneuver overlapped, closest or not.
    """

    ship: ShipId
    mover: ShipId
    closest: ShipId
    overlapped: tuple[ShipId, ...] = ()

    @property
    def other(self) -> ShipId:
        """The other of the two."""
        return self.closest if self.ship == self.mover else self.mover


class CollisionCards(NamedTuple):
    """The damage cards that a collision deals to a ship."""

    facedown: int = 0
    faceup: int = 0


COLLISION: Query[Collision, CollisionCards] = Query("Q.COLLISION")


class OnObstacle(NamedTuple):
    """A ship or squadron that overlaps an obstacle."""

    unit: UnitId
    obstacle: int


OBSTACLE_EFFECT: Query[OnObstacle, bool] = Query("Q.OBSTACLE_EFFECT")

# Squadrons


class KeywordOf(NamedTuple):
    """A keyword, and the squadron (or ship) that may have it."""

    unit: UnitId
    keyword: str


KEYWORD: Query[KeywordOf, int | None] = Query("Q.KEYWORD")
"""None: it has not the keyword; else the keyword's value, 0 for one without."""


class Engagement(NamedTuple):
    """The squadrons that engage a squadron, and how many more it is treated as engaged by."""

    squadrons: tuple[SquadronId, ...] = ()
    treated: int = 0

    @property
    def total(self) -> int:
        """By how many it is engaged."""
        return len(self.squadrons) + self.treated


ENGAGED: Query[SquadronId, Engagement] = Query("Q.ENGAGED")
MAY_MOVE: Query[SquadronId, bool] = Query("Q.MAY_MOVE")
SQUADRON_SPEED: Query[SquadronId, int] = Query("Q.SQUADRON_SPEED")


class Options(NamedTuple):
    """How many moves and attacks a squadron's activation still allows, and how many in all."""

    moves: int = 0
    attacks: int = 0
    total: int = 0


SQUADRON_OPTIONS: Query[SquadronActivation, Options] = Query("Q.SQUADRON_OPTIONS")
MUST_ATTACK_SQUADRON: Query[SquadronId, bool] = Query("Q.MUST_ATTACK_SQUADRON")

# Attack: who, whom, from where


class AttackOption(NamedTuple):
    """An attack that might be declared: who, from which hull zone, at whom, at which zone, measured how.

    `obstructed` is, once `OBSTRUCTED` was asked, its answer.
    """

    attacker: UnitId
    zone: HullZone | None
    defender: UnitId
    target_zone: HullZone | None
    line: AttackLine
    is_counter: bool = False
    obstructed: bool = False
    is_salvo: bool = False

    @property
    def range(self) -> Range | None:
        """The range band of the attack."""
        return self.line.range


MAY_ATTACK: Query[UnitId, bool] = Query("Q.MAY_ATTACK")
ATTACK_COUNT: Query[ShipActivation, int] = Query("Q.ATTACK_COUNT")
ATTACK_ZONE: Query[ShipActivation, tuple[HullZone, ...]] = Query("Q.ATTACK_ZONE")
ATTACK_REACH: Query[UnitId, float] = Query("Q.ATTACK_REACH")
"""How far, in mm, any attack of a ship or squadron can reach: an enemy beyond that is not even measured."""

ATTACK_RANGE: Query[AttackOption, bool] = Query("Q.ATTACK_RANGE")
MAY_TARGET: Query[AttackOption, bool] = Query("Q.MAY_TARGET")
MAY_COUNTER: Query[Attack, bool] = Query("Q.MAY_COUNTER")
OBSTRUCTED: Query[AttackOption, bool] = Query("Q.OBSTRUCTED")
OBSTRUCTS: Query[int, bool] = Query("Q.OBSTRUCTS")
"""Whether an obstacle, by its number, obstructs the lines of sight that cross it, of attacks and of engagement."""

# Attack: dice and damage


class Armament(NamedTuple):
    """The armament of a hull zone (None: of a squadron), and what it is used against."""

    unit: UnitId
    zone: HullZone | None


BATTERY: Query[Armament, Dice] = Query("Q.BATTERY")
ANTI_SQUADRON: Query[AttackOption, Dice] = Query("Q.ANTI_SQUADRON")
SALVO_ARMAMENT: Query[AttackOption, Dice] = Query("Q.SALVO_ARMAMENT")
"""The armament of a salvo attack: what is printed, whatever other cards add or take away."""

MAY_ADD_DICE: Query[Attack, bool] = Query("Q.MAY_ADD_DICE")
OBSTRUCTION_DICE: Query[AttackOption, int] = Query("Q.OBSTRUCTION_DICE")
"""How many dice an attack loses because it is obstructed."""

REMOVED_DICE: Query[AttackOption, int] = Query("Q.REMOVED_DICE")
"""Dice that damage cards and the like take from the pool before it is rolled, obstruction apart."""

GATHER: Query[AttackOption, tuple[Color, ...]] = Query("Q.GATHER")
ACCURACY: Query[Attack, tuple[TokenId, ...]] = Query("Q.ACCURACY")


class TokenUse(NamedTuple):
    """A defense token that somebody wants to spend: whose it is, and for whom."""

    unit: UnitId
    token: TokenId
    attack: Attack | None


DEFTOKEN_SPEND: Query[TokenUse, bool] = Query("Q.DEFTOKEN_SPEND")
DEFTOKEN_READY: Query[TokenUse, bool] = Query("Q.DEFTOKEN_READY")


class Redirecting(NamedTuple):
    """The reach of a Redirect: which hull zones, how many of them, and how much damage (None: no limit).

    `most` is for all of them together, `each` for every one of them.
    """

    zones: tuple[HullZone, ...]
    how_many: int = 1
    most: int | None = None
    each: int | None = None


REDIRECT: Query[Attack, Redirecting] = Query("Q.DEFTOKEN_EFFECT.REDIRECT")


class Evading(NamedTuple):
    """The effect of an Evade: cancel dice, reroll dice, or the one the defender prefers; one die, or up to a number.

    `extra`: how many dice more it can affect if the token is discarded for them.
    """

    cancels: bool = False
    rerolls: bool = False
    dice: int = 1
    extra: int = 0


EVADE: Query[Attack, Evading] = Query("Q.DEFTOKEN_EFFECT.EVADE")
BRACE: Query[Attack, int] = Query("Q.DEFTOKEN_EFFECT.BRACE")
"""How much a Brace takes off the damage total."""


class CriticalUse(NamedTuple):
    """A critical effect that the attacker wants to resolve, by its key: "standard_critical" is the standard one."""

    attack: Attack
    effect: str


CRITICAL: Query[CriticalUse, bool] = Query("Q.CRITICAL")
CRITICAL_COUNT: Query[Attack, int] = Query("Q.CRITICAL.COUNT")
DAMAGE_TOTAL: Query[Attack, int] = Query("Q.DAMAGE_TOTAL")
SHIELDS: Query[ZoneOf, int] = Query("Q.SHIELDS")
FACEUP: Query[Attack, int] = Query("Q.FACEUP")
"""How many of the first damage cards that an attack deals are dealt faceup."""

# Destruction and end

HULL: Query[ShipId, int] = Query("Q.HULL")
REMOVAL: Query[UnitId, bool] = Query("Q.REMOVAL")
TIE: Query[EndOfGame, Side] = Query("Q.TIE")
"""The winner if the scores are equal."""
