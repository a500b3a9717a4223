"""The parts of a question as a screen puts it: sentences that can be pointed at, options, places, dials, targets."""

from __future__ import annotations

from typing import Any

import msgspec

from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.state.dice import DieFace


class Anchor(msgspec.Struct, frozen=True):
    """The place of an option on the board: a unit, a hull zone, an obstacle, an objective token, or a point."""

    unit: int | None = None
    zone: HullZone | None = None
    obstacle: int | None = None
    token: int | None = None
    pose: Pose | None = None


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A legal answer, ready to be sent back as it is."""

    answer: Any
    label: str
    note: str = ""
    """Its cost or gain, in a few words."""

    anchor: Anchor | None = None
    die: int | None = None
    """The die of the attack pool it names."""

    face: DieFace | None = None
    """The face it turns a die to; the icon is then the colour of the die."""

    card: str | None = None
    """The card it resolves or names."""

    icon: str = ""
    """Which icon goes with it: a command, a defense token, a hull zone, a die colour."""

    effect: str = ""
    """The card or rule whose effect it resolves: under this key a player's wish about it is kept."""

    title: str = ""
    """The name of that card or rule, without the ship that has it."""

    proposed_by: tuple[Seat, ...] = ()
    """The teammates who have proposed it, where their Team Commander decides (OPT-12)."""

    free: bool = False
    """Whether it resolves an effect that costs nothing and can only help: nobody needs to be asked about it."""


class UnavailableAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """An answer that players would look for and that is not legal: why, by which rule, and the line to draw."""

    label: str
    reason: str
    rule: str
    instead: str
    """Something that can be done."""

    anchor: Anchor | None = None
    zone: HullZone | None = None
    """The attacking hull zone from which it is closed; None where it is closed from everywhere."""

    line: tuple[tuple[float, float], tuple[float, float]] | None = None


class DialCell(msgspec.Struct, frozen=True):
    """A dial of the table of the Command Phase; one without a command is still to be set."""

    round: int
    command: str | None


class DialRow(msgspec.Struct, frozen=True):
    """The dials of a ship, in the rounds in which they will be revealed."""

    ship: int
    cells: tuple[DialCell, ...]
    notes: dict[str, str]
    """The benefit of each command for the ship now."""


class TargetShown(msgspec.Struct, frozen=True, kw_only=True):
    """A target of an attack: its range, the dice, and the damage to expect."""

    option: int
    """The number of the option."""

    range: str
    mm: float
    obstructed: bool
    dice: tuple[str, ...]
    damage: float
    """Damage rolled on average."""

    destroyed: float
    sight: tuple[tuple[float, float], tuple[float, float]]
    range_line: tuple[tuple[float, float], tuple[float, float]]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A revealed dial that was kept without asking; until something is revealed its token can be taken instead."""

    ship: int
    command: str
    why: str
    answer: Any
    """The other answer."""


class Placing(msgspec.Struct, frozen=True, kw_only=True):
    """A piece to be placed: which one, how it turns, where it may go, and some good places."""

    piece: str
    """ship, squadron, obstacle or token."""

    pieces: tuple[int, ...]
    """The units, obstacles or tokens that can be placed; the answer names one where there are several."""

    turns: bool
    mirrors: bool
    speeds: tuple[int, ...]
    """The speeds a ship may be deployed at; empty where none is set."""

    start: Pose | None
    """From where it moves; None where it comes from outside."""

    reach: float | None
    """How far from the start its centre may go, in mm."""

    touching: int | None
    """The unit that it must touch."""

    region: tuple[tuple[tuple[float, float], ...], ...]
    """Where, roughly, it may go: polygons in mm; the check decides."""

    suggestions: tuple[Any, ...]
    """Legal answers that make sense, the best first."""


class Maneuver(msgspec.Struct, frozen=True, kw_only=True):
    """A course to be set: the ship's own speed now and how many clicks each joint can make."""

    ship: int
    speed: int
    yaws: tuple[int, ...]
    increases: int
