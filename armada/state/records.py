"""The records of a game: what can change. Printed values stay in the catalog."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, ClassVar, Final, NewType

import msgspec
from msgspec import UNSET, UnsetType

from armada.catalog.cards import DefenseToken
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import Open, Secret, all_open, always, each, only_for_knowers
from armada.geometry.pose import Pose

UnitId = NewType("UnitId", int)
"""A ship, squadron or installation: its place among the units of the state."""

ShipId = NewType("ShipId", UnitId)
SquadronId = NewType("SquadronId", UnitId)

TokenId = NewType("TokenId", int)
"""A defense token: its place among those of its ship or squadron."""

UpgradeId = NewType("UpgradeId", int)
"""An equipped upgrade: its place among the upgrades of the state."""


class Command(StrEnum):
    """The four commands (CMD-07), and what a facedown dial shows to others."""

    NAVIGATE = "navigate"
    SQUADRON = "squadron"
    REPAIR = "repair"
    CONCENTRATE_FIRE = "concentrate_fire"
    FACEDOWN = "facedown"


COMMANDS = (Command.NAVIGATE, Command.SQUADRON, Command.REPAIR, Command.CONCENTRATE_FIRE)


class Status(StrEnum):
    """Whether a ship or squadron is yet to come, in play, or destroyed; a destroyed one may wait to be removed."""

    RESERVE = "reserve"
    IN_PLAY = "in play"
    WAITING = "waiting"
    DESTROYED = "destroyed"


RESERVE: Final = Status.RESERVE
IN_PLAY: Final = Status.IN_PLAY
WAITING: Final = Status.WAITING
DESTROYED: Final = Status.DESTROYED
"""Python 3.11 takes ten times as long to look a member up in its enum, and rules ask every unit at every step."""


class TokenState(StrEnum):
    """A defense token is readied, exhausted or discarded."""

    READIED = "readied"
    EXHAUSTED = "exhausted"
    DISCARDED = "discarded"


@all_open
class Defense(msgspec.Struct, frozen=True, gc=False):
    """A defense token of a ship or squadron."""

    kind: DefenseToken
    state: TokenState = TokenState.READIED


BLANK_CARD = -2
"""The number of a damage card dealt when no card is left (DMG-32)."""


class Damage(msgspec.Struct, frozen=True, gc=False):
    """A damage card on a ship. Nobody may look at a facedown one; who saw it before knows it still."""

    number: Annotated[int, Secret("knowers", always(-1))]
    faceup: Open[bool] = False
    known_to: Open[tuple[Seat, ...]] = ()


class Ship(msgspec.Struct, frozen=True, kw_only=True, tag="ship"):
    """A ship of the game. Shields stand in the order of its hull zones, dials with the top one first."""

    id: Open[ShipId]
    seat: Open[Seat]
    card: Open[str]
    label: Open[str]
    status: Open[Status] = Status.RESERVE
    pose: Open[Pose | None] = None
    speed: Open[int] = 0
    shields: Open[tuple[int, ...]]
    defense: Open[tuple[Defense, ...]] = ()
    dials: Annotated[tuple[Command, ...], Secret("controller", each(Command.FACEDOWN))] = ()
    top_dial: Annotated[Command | None, Secret("knowers", always(None))] = None
    """The command of the top dial, once an effect let others than the controller know it."""

    known_to: Open[tuple[Seat, ...]] = ()
    """The other seats that know the top dial."""

    revealed: Open[Command | None] = None
    faceup_dial: Open[Command | None] = None
    """The dial that lies faceup on the ship card, spent or discarded, until dials are assigned again (CMD-15)."""

    tokens: Open[tuple[Command, ...]] = ()
    resolved: Open[tuple[Command, ...]] = ()
    raids: Open[tuple[Command, ...] | UnsetType] = UNSET
    """Its raid tokens (EXT-raid-12); written only where it has some, so that earlier digests stay as they are."""

    damage: Open[tuple[Damage, ...]] = ()
    activated: Open[bool] = False
    attacks_on_ships: Open[int] = 0
    """How many attacks on ships it has performed this round."""

    attacked: Open[tuple[UnitId, ...]] = ()
    """Whom it has attacked this round, on whatever occasion."""

    controlled_by: Open[Seat | UnsetType] = UNSET
    """The seat that decides for it, if not its owner; written only then, so that earlier digests stay as they are."""

    @property
    def controller(self) -> Seat:
        """The seat that decides for it (OPT-07)."""
        return self.seat if self.controlled_by is UNSET else self.controlled_by

    @property
    def raided(self) -> tuple[Command, ...]:
        """The commands that its raid tokens show."""
        return () if self.raids is UNSET else self.raids


@only_for_knowers
class ShownDials(msgspec.Struct, frozen=True, gc=False):
    """The dials of a teammate's ship that some seats of a team know, the top one first (SEC-39).

    A dial that was set again since is `FACEDOWN`: they do not know it any more.
    """

    ship: Open[ShipId]
    dials: Annotated[tuple[Command, ...], Secret("knowers", each(Command.FACEDOWN))]
    known_to: Open[tuple[Seat, ...]]


@all_open
class Squadron(msgspec.Struct, frozen=True, kw_only=True, tag="squadron"):
    """A squadron of the game."""

    id: SquadronId
    seat: Seat
    card: str
    label: str
    status: Status = Status.RESERVE
    pose: Pose | None = None
    hull: int
    defense: tuple[Defense, ...] = ()
    activated: bool = False
    controlled_by: Seat | UnsetType = UNSET
    """The seat that decides for it, if not its owner."""

    @property
    def controller(self) -> Seat:
        """The seat that decides for it (OPT-07)."""
        return self.seat if self.controlled_by is UNSET else self.controlled_by


class Installation(msgspec.Struct, frozen=True, kw_only=True, tag="installation"):
    """An installation, which an objective lets attack or be attacked as if it were a ship.

    A station with a card is also an obstacle: it lies where that lies, and stays on the table as that when it is
    destroyed. A cannon on a planet is nowhere on the table. It has no dials, shields or tokens, and is never activated.
    """

    id: Open[UnitId]
    seat: Open[Seat]
    card: Open[str]
    """The key of its card: of its own, or of the objective that brings it."""

    label: Open[str]
    status: Open[Status] = Status.IN_PLAY
    obstacle: Open[int] = -1
    """Its place among the obstacles, if it is one."""

    is_friendly: Open[bool] = True
    """Whether it is friendly to its side; else it is friendly to nobody."""

    damage: Open[tuple[Damage, ...]] = ()
    pose: ClassVar[None] = None
    defense: ClassVar[tuple[Defense, ...]] = ()
    activated: ClassVar[bool] = False

    @property
    def controller(self) -> Seat:
        """The seat that decides for it: its owner."""
        return self.seat


Unit = Ship | Squadron | Installation


@all_open
class Upgrade(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An upgrade equipped to a ship; a discarded one stays with it, facedown."""

    id: UpgradeId
    card: str
    ship: ShipId
    seat: Seat
    exhausted: bool = False
    discarded: bool = False
    marks: int = 0


@all_open
class Obstacle(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An obstacle token; it has no pose until it is placed."""

    key: str
    pose: Pose | None = None
    mirrored: bool = False


@all_open
class Token(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An objective token: on the table, or with a ship. One with a seat belongs to a card of that seat instead."""

    kind: str
    pose: Pose | None = None
    unit: int = -1
    seat: int = -1


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A damage deck, top card first, and its discard pile, which is public (INFO-16)."""

    order: Annotated[tuple[int, ...], Secret("nobody", each(-1))]
    discarded: Open[tuple[int, ...]] = ()


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its side and fleet. The objectives are seen by the owner, and by who chooses among them."""

    seat: Open[Seat]
    side: Open[Side]
    name: Open[str] = ""
    faction: Open[str]
    points: Open[int]
    objectives: Annotated[tuple[str, ...], Secret("knowers", each(""))] = ()
    known_to: Open[tuple[Seat, ...]] = ()


class CardDials(msgspec.Struct, frozen=True, kw_only=True):
    """Command dials facedown on the objective card, the next one first; who set them knows them."""

    seat: Open[Seat]
    known_to: Open[tuple[Seat, ...]]
    dials: Annotated[tuple[Command, ...], Secret("knowers", each(Command.FACEDOWN))]


class Scope(StrEnum):
    """How long what an effect left behind lasts."""

    ATTACK = "attack"
    COMMAND = "command"
    MANEUVER = "maneuver"
    SQUADRON_ACTIVATION = "squadron activation"
    ACTIVATION = "activation"
    ROUND = "round"
    GAME = "game"


@all_open
class Lasting(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A trace that an effect left behind, until its scope ends."""

    key: str
    scope: Scope
    unit: int = -1
    seat: int = -1
    value: int = 0
    text: str = ""
