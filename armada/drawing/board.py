"""A position to be drawn: the play area, the pieces on it, and what is laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

import msgspec

from armada.catalog.cards import ShipCard, SquadronCard
from armada.catalog.catalog import catalog
from armada.catalog.shapes import ObstacleKind, chassis, obstacle_shape, obstacle_tokens, ship_shape
from armada.errors import DataError
from armada.geometry.bases import HullZone
from armada.geometry.maneuver_tool import Clicks, ToolSide
from armada.geometry.pieces import Disc, Obstacle, Ship, place_obstacle, place_ship, place_squadron
from armada.geometry.play_area import STANDARD, PlayArea
from armada.geometry.pose import Point, Pose
from armada.geometry.ruler import RULER
from armada.geometry.shapes import ShipShape

Team = Literal[0, 1]
"""0 is Ember: warm, square corners, a whole ring. 1 is Ion: cool, cut corners, a notched ring."""


class Label(StrEnum):
    """The label beside a ship: a plate with name, hull and speed, its name alone, or nothing."""

    PLATE = "plate"
    CAPTION = "caption"
    NONE = "none"


class Tone(StrEnum):
    """The meaning of a note; each has a mark besides its colour."""

    PLAIN = "plain"
    GOOD = "good"
    CAREFUL = "careful"
    REFUSED = "refused"
    CHOSEN = "chosen"
    CAPTION = "caption"


class BoardShip(msgspec.Struct, frozen=True, kw_only=True):
    """A ship. `ship` is the key of a ship card or of a chassis; without a card nothing is known of shields and hull.

    `shields` are those left, where they are not as printed; `label_at` is the middle of the label, if it is not to
    choose its place itself.
    """

    ship: str
    pose: Pose
    team: Team = 0
    name: str = ""
    shields: Mapping[HullZone, int] = {}
    damage: int = 0
    speed: int | None = None
    activated: bool = False
    selected: bool = False
    lit: tuple[HullZone, ...] = ()
    label: Label = Label.PLATE
    label_at: Point | None = None
    call_sign: str = ""
    tint: str = ""
    """Where more than two play: the letter and number it goes by, such as A2, and the tint of its player, a to h."""

    @property
    def look(self) -> str:
        """The classes of what is drawn in the colour of its team, or in the tint of its player."""
        return f"t{self.team} p-{self.tint}" if self.tint else f"t{self.team}"

    @property
    def card(self) -> ShipCard | None:
        """The ship card; None for a bare chassis."""
        if self.ship in chassis():
            return None
        card = catalog().card(self.ship)
        if not isinstance(card, ShipCard):
            message = f"this is a {card.kind}, and a ship is drawn from a ship card. Name a ship card or a chassis."
            raise DataError(message, file="armada/data", card=self.ship)
        return card

    @property
    def shape(self) -> ShipShape:
        """The printed token."""
        card = self.card
        return ship_shape(card.chassis if card else self.ship)

    @property
    def placed(self) -> Ship:
        """The ship as geometry measures it."""
        return place_ship(self.shape, self.pose)

    @property
    def title(self) -> str:
        """Its own name, or that of its card or chassis."""
        card = self.card
        return self.name or (card.title if card else self.ship.replace("_", " "))


class BoardSquadron(msgspec.Struct, frozen=True, kw_only=True):
    """A squadron by the key of its card; `hull` is what is left of it, None all of it."""

    squadron: str
    pose: Pose
    team: Team = 0
    name: str = ""
    hull: int | None = None
    activated: bool = False
    selected: bool = False
    letter: str = ""
    tint: str = ""
    """Where more than two play: the letter and the tint of its player."""

    @property
    def look(self) -> str:
        """The classes of what is drawn in the colour of its team, or in the tint of its player."""
        return f"t{self.team} p-{self.tint}" if self.tint else f"t{self.team}"

    @property
    def card(self) -> SquadronCard:
        """The squadron card."""
        card = catalog().card(self.squadron)
        if not isinstance(card, SquadronCard):
            message = f"this is a {card.kind}, and a squadron is drawn from a squadron card. Name a squadron card."
            raise DataError(message, file="armada/data", card=self.squadron)
        return card

    @property
    def placed(self) -> Disc:
        """The base as geometry measures it."""
        return place_squadron(self.pose)

    @property
    def title(self) -> str:
        """Its own name, or that of its card."""
        return self.name or self.card.title.removesuffix(" Squadron")

    @property
    def hull_left(self) -> int:
        """The hull points left."""
        return self.card.hull if self.hull is None else self.hull


class BoardObstacle(msgspec.Struct, frozen=True, kw_only=True):
    """An obstacle by the key of its token, laid with its printed or its other face up."""

    obstacle: str
    pose: Pose
    mirrored: bool = False
    name: str = ""

    @property
    def kind(self) -> ObstacleKind:
        """The kind of obstacle."""
        return obstacle_tokens()[self._known].kind

    @property
    def _known(self) -> str:
        if self.obstacle in obstacle_tokens():
            return self.obstacle
        message = f"no obstacle has this key. The obstacles are {', '.join(obstacle_tokens())}."
        raise DataError(message, file="obstacles.toml", card=self.obstacle)

    @property
    def placed(self) -> Obstacle:
        """The token as geometry measures it."""
        return place_obstacle(obstacle_shape(self._known, self.mirrored), self.pose)

    @property
    def title(self) -> str:
        """Its name."""
        return self.name or self.obstacle.replace("_", " ").capitalize()


class FiringArc(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The firing arc of a hull zone with its range bands, or without them as far as `mm`."""

    ship: BoardShip
    zone: HullZone
    bands: bool = True
    mm: float = RULER


class SightLine(msgspec.Struct, frozen=True, kw_only=True, tag="Sight"):
    """A line of sight; an obstructed one is drawn so."""

    start: Point
    end: Point
    obstructed: bool = False
    label: str = ""


class MeasuredLine(msgspec.Struct, frozen=True, kw_only=True, tag="Measured"):
    """A measured line with its length, and the band in which it ends on the side of the ruler that was used."""

    start: Point
    end: Point
    side: Literal["range", "distance"] = "range"
    tone: Tone = Tone.PLAIN
    label: str = ""


class LaidRuler(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """The range ruler, laid from one point towards another, with the bands of both its sides."""

    start: Point
    towards: Point


class CourseTool(msgspec.Struct, frozen=True, kw_only=True, tag="Course"):
    """The maneuver tool bent to a course, and the ship's place at each speed on the way."""

    ship: BoardShip
    clicks: Clicks
    side: ToolSide
    marks: bool = True


class ReachDisc(msgspec.Struct, frozen=True, kw_only=True, tag="Reach"):
    """The area that the centre of a squadron's base can reach at a speed."""

    pose: Pose
    speed: int


class EngagementRing(msgspec.Struct, frozen=True, kw_only=True, tag="Engagement"):
    """The ring of distance 1 around a squadron."""

    pose: Pose


class TargetingPoint(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A targeting point, lit."""

    ship: BoardShip
    zone: HullZone


class GhostSquadron(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """A squadron where it would end its move, and the way there."""

    squadron: BoardSquadron
    end: Pose


class BoardNote(msgspec.Struct, frozen=True, kw_only=True, tag="Note"):
    """A few words at a place."""

    at: Point
    text: str
    tone: Tone = Tone.PLAIN


Overlay = (
    FiringArc
    | SightLine
    | MeasuredLine
    | LaidRuler
    | CourseTool
    | ReachDisc
    | EngagementRing
    | TargetingPoint
    | GhostSquadron
    | BoardNote
)


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """A position. Without a play area it is a bare sheet; `zones` shows setup area and deployment zones."""

    title: str
    description: str = ""
    area: PlayArea | None = STANDARD
    zones: bool = False
    ships: tuple[BoardShip, ...] = ()
    squadrons: tuple[BoardSquadron, ...] = ()
    obstacles: tuple[BoardObstacle, ...] = ()
    overlays: tuple[Overlay, ...] = ()
