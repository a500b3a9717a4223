"""The scene: everything of a game that a screen draws, as one viewer may see it, with names and numbers filled in.

Places are poses as the engine keeps them: whole micrometres and millidegrees clockwise from the far edge. Everything is
derived from the view of the viewer, so nothing hidden can be in it.
"""

from __future__ import annotations

import msgspec

from armada.catalog.cards import Color, DefenseToken
from armada.engine.seats import Seat, Side
from armada.geometry.bases import HullZone
from armada.geometry.pose import Pose
from armada.state.dice import DieFace
from armada.state.game_state import Phase
from armada.state.records import Command, Status, TokenState


class ShieldsShown(msgspec.Struct, frozen=True):
    """The shields of a hull zone, and how many are printed."""

    zone: HullZone
    left: int
    printed: int


class DamageShown(msgspec.Struct, frozen=True):
    """A damage card on a ship; a facedown one has neither title nor summary, unless the viewer knows it."""

    faceup: bool
    title: str = ""
    summary: str = ""


class DefenseShown(msgspec.Struct, frozen=True):
    """A defense token. `locked`: chosen with an accuracy icon in the attack under way."""

    kind: DefenseToken
    state: TokenState
    locked: bool = False


class UpgradeShown(msgspec.Struct, frozen=True):
    """An upgrade card on a ship."""

    id: int
    card: str
    title: str
    slot: str
    summary: str
    exhausted: bool = False
    discarded: bool = False
    marks: int = 0
    works: bool = True
    """Whether its effect is written; one without effect is only allowed when the game was made so."""


class ShipShown(msgspec.Struct, frozen=True, kw_only=True, tag="ship"):
    """A ship. `dials`: those still hidden, the top one first; `facedown` where the viewer may not see them."""

    id: int
    seat: Seat
    side: Side
    card: str
    name: str
    """Its own name in this game; no two are alike."""

    model: str
    """What it is, such as CR90 Corvette A."""

    chassis: str
    size: str
    status: Status
    pose: Pose | None
    speed: int
    max_speed: int
    hull: int
    damage: tuple[DamageShown, ...]
    shields: tuple[ShieldsShown, ...]
    command: int
    squadron: int
    engineering: int
    dials: tuple[Command, ...]
    revealed: Command | None
    faceup_dial: Command | None
    tokens: tuple[Command, ...]
    defense: tuple[DefenseShown, ...]
    upgrades: tuple[UpgradeShown, ...]
    activated: bool
    points: int
    objective: bool = False
    """Whether it is an objective ship."""


class SquadronShown(msgspec.Struct, frozen=True, kw_only=True, tag="squadron"):
    """A squadron."""

    id: int
    seat: Seat
    side: Side
    card: str
    name: str
    model: str
    glyph: str
    """Which of our drawings stands for its craft."""

    unique: bool
    status: Status
    pose: Pose | None
    hull: int
    max_hull: int
    speed: int
    keywords: tuple[str, ...]
    """Such as Bomber, Counter 2."""

    defense: tuple[DefenseShown, ...]
    activated: bool
    engaged_with: tuple[int, ...]
    points: int
    summary: str = ""


UnitShown = ShipShown | SquadronShown


class ObstacleShown(msgspec.Struct, frozen=True):
    """An obstacle; without a pose it is not placed yet."""

    number: int
    key: str
    kind: str
    name: str
    pose: Pose | None
    mirrored: bool


class TokenShown(msgspec.Struct, frozen=True):
    """An objective token on the table or with a unit."""

    number: int
    kind: str
    name: str
    pose: Pose | None
    unit: int | None
    seat: int | None


class DieShown(msgspec.Struct, frozen=True):
    """A die of the attack pool; unrolled ones have no face."""

    color: Color
    face: DieFace | None


class AttackShown(msgspec.Struct, frozen=True, kw_only=True):
    """The attack under way. `sight` and `range_line` are lines to draw, in mm."""

    attacker: int
    zone: HullZone | None
    defender: int
    target_zone: HullZone | None
    range: str
    obstructed: bool
    is_counter: bool
    dice: tuple[DieShown, ...]
    hits: int
    crits: int
    accuracies: int
    damage: int
    """The damage that the pool comes to as it is now, with tokens spent so far."""

    step: int
    """1 declare, 2 roll, 3 attack effects, 4 defense tokens, 5 damage."""

    sight: tuple[tuple[float, float], tuple[float, float]] | None = None
    range_line: tuple[tuple[float, float], tuple[float, float]] | None = None


class ObjectiveShown(msgspec.Struct, frozen=True):
    """An objective card."""

    card: str
    title: str
    category: str
    setup: str
    special: str
    end: str
    tokens: int
    """What each victory token is worth."""


class PlayerShown(msgspec.Struct, frozen=True, kw_only=True):
    """A seat and what its fleet has come to."""

    seat: Seat
    side: Side
    name: str
    faction: str
    points: int
    scored: int
    """Fleet points scored so far, victory tokens and objective included."""

    victory_tokens: int
    is_first: bool
    speaks: bool
    """Whether it speaks for its side."""

    dials_left: int = 0
    """How many dials it still has to assign in this Command Phase; how far it is, is no secret."""


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of the score sheet."""

    side: Side
    what: str
    why: str
    points: int
    round: int = 0


class OutcomeShown(msgspec.Struct, frozen=True, kw_only=True):
    """The end of the game."""

    winner: Side
    scores: tuple[int, int]
    margin: int
    reason: str
    tournament_points: tuple[int, int]
    lines: tuple[ScoreLine, ...]


class ZoneShown(msgspec.Struct, frozen=True):
    """A part of the table with a meaning: setup area, deployment zones, zones of an objective; corners in mm."""

    kind: str
    name: str
    side: Side | None
    corners: tuple[tuple[float, float], ...]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one viewer sees it."""

    viewer: Seat | None
    profile: str
    points: int
    width: float
    height: float
    round: int
    rounds: int
    phase: Phase
    setup_step: str
    """What is being set up: initiative, objective, obstacles, deployment; empty afterwards."""

    players: tuple[PlayerShown, ...]
    units: tuple[UnitShown, ...]
    obstacles: tuple[ObstacleShown, ...]
    tokens: tuple[TokenShown, ...]
    zones: tuple[ZoneShown, ...]
    objective: ObjectiveShown | None
    active: int | None
    """The ship or squadron whose activation it is."""

    attack: AttackShown | None
    deck: int
    discarded: tuple[str, ...]
    """Cards left in the damage deck, and the titles of the discarded ones."""

    without_effect: tuple[str, ...]
    outcome: OutcomeShown | None
