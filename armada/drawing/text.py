"""A board in a terminal: drawn in dots of Braille, pieces lettered, with a list of what they are.

E is Ember, I is Ion; where more than two play, A to H are the players, and ships have their call signs. Capitals are
ships, small letters squadrons. Where Braille cannot be shown, plain characters do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from textwrap import wrap
from typing import NamedTuple

from armada.drawing.arcs import borders, equidistant
from armada.drawing.board import Board, BoardObstacle, BoardShip, BoardSquadron, FiringArc, MeasuredLine, SightLine
from armada.drawing.captions import ship_in_words, squadron_in_words
from armada.drawing.markup import clean
from armada.drawing.svg import whole
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.contact import points_apart
from armada.geometry.convex import closest_to_point
from armada.geometry.play_area import Area
from armada.geometry.pose import Point
from armada.geometry.ruler import RANGES, RULER

NARROWEST = 24
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a Braille character, by row and column."""

BRAILLE = 0x2800
PLAIN = " ..::++##"
"""How dark a plain character is, by the number of its dots."""


class Ink(StrEnum):
    """The caption of a part of the drawing."""

    NOTHING = "nothing"
    FRAME = "frame"
    ROCK = "rock"
    ARC = "arc"
    LINE = "line"
    EMBER = "ember"
    ION = "ion"


TEAMS = (Ink.EMBER, Ink.ION)
Run = tuple[str, Ink]
"""Characters of one ink."""


class Labelled(NamedTuple):
    """A piece and what it is called on the board: E1 and I1 are ships, e1 and i1 squadrons; of player A, A1 and a1."""

    label: str
    ink: Ink
    piece: BoardShip | BoardSquadron

    @property
    def words(self) -> str:
        """The piece as one line."""
        return ship_in_words(self.piece) if isinstance(self.piece, BoardShip) else squadron_in_words(self.piece)


def text_board(board: Board, width: int = 80, *, view: Area | None = None, plain: bool = False) -> str:
    """The board as lines of this many characters, with a list of the pieces below; `plain` is ASCII only."""
    lines = ["".join(text for text, _ in runs) for runs in text_rows(board, width, view=view, plain=plain)]
    for each in pieces_in_view(board, view):
        words = clean(each.words)
        lines += wrap(f"{each.label:<3} {words}", max(width, NARROWEST), initial_indent=" ", subsequent_indent=" " * 5)
    text = "\n".join(lines) + "\n"
    return text.encode("ascii", "replace").decode() if plain else text


def text_rows(board: Board, width: int = 80, *, view: Area | None = None, plain: bool = False) -> list[list[Run]]:
    """The drawing line by line, each a row of runs, so that a terminal can colour it."""
    area = view or whole(board)
    dots = _Dots(area, max(width, NARROWEST) - 2)
    if board.area:
        edge = board.area.area.corners
        dots.curve([*edge, edge[0]], Ink.FRAME)
    for obstacle in board.obstacles:
        _dot_obstacle(dots, obstacle)
    for overlay in board.overlays:
        if isinstance(overlay, FiringArc):
            _dot_arc(dots, overlay)
        if isinstance(overlay, SightLine | MeasuredLine):
            dots.line(overlay.start, overlay.end, Ink.LINE, 3 if isinstance(overlay, SightLine) else 1)
    for ship in board.ships:
        _dot_ship(dots, ship)
    for squadron in board.squadrons:
        dots.curve(_circle(squadron.pose.centre, SQUADRON_RADIUS), TEAMS[squadron.team])
    for each in labelled(board):
        dots.write(each.piece.pose.centre, each.label, each.ink)
    return dots.rows(plain)


def labelled(board: Board) -> list[Labelled]:
    """The ships and squadrons with their labels, numbered for each team or player from 1."""
    found = []
    groups: tuple[tuple[str, Sequence[BoardShip | BoardSquadron]], ...] = (("EI", board.ships), ("ei", board.squadrons))
    for letters, pieces in groups:
        counts = Counter[str]()
        for piece in pieces:
            letter = piece.letter.lower() if isinstance(piece, BoardSquadron) else ""
            letter = letter or letters[piece.team]
            counts[letter] += 1
            sign = piece.call_sign if isinstance(piece, BoardShip) else ""
            found.append(Labelled(sign or f"{letter}{counts[letter]}", TEAMS[piece.team], piece))
    return found


def pieces_in_view(board: Board, view: Area | None = None) -> list[Labelled]:
    """Those of which the centre is in view."""
    area = view or whole(board)
    return [each for each in labelled(board) if area.holds_point(each.piece.pose.centre)]


class _Dots:
    """The drawing: eight dots to a character, each character with an ink and perhaps a letter over it."""

    def __init__(self, area: Area, columns: int) -> None:
        self.area = area
        self.columns = columns
        self.step = (area.x2 - area.x1) / (2 * columns)
        self.lines = max(1, round((area.y2 - area.y1) / (4 * self.step)))
        self.bits = [[0] * columns for _ in range(self.lines)]
        self.inks = [[Ink.NOTHING] * columns for _ in range(self.lines)]
        self.letters: dict[tuple[int, int], tuple[str, Ink]] = {}

    def dot(self, point: Point, ink: Ink) -> None:
        """A dot, if it is in view."""
        column = int((point[0] - self.area.x1) // self.step)
        row = int((self.area.y2 - point[1]) // self.step)
        if 0 <= column < 2 * self.columns and 0 <= row < 4 * self.lines:
            self.bits[row // 4][column // 2] |= DOTS[row % 4][column % 2]
            self.inks[row // 4][column // 2] = ink

    def line(self, a: Point, b: Point, ink: Ink, every: int = 1) -> None:
        """A line, or every second or third dot of it."""
        count = max(1, round(points_apart(a, b) / self.step))
        for k in range(0, count + 1, every):
            self.dot((a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count), ink)

    def curve(self, points: Sequence[Point], ink: Ink) -> None:
        """A line through many points."""
        for a, b in pairwise(points):
            self.line(a, b, ink)

    def write(self, at: Point, label: str, ink: Ink) -> None:
        """Letters with their middle at a point."""
        column = round((at[0] - self.area.x1) / (2 * self.step) - len(label) / 2)
        row = int((self.area.y2 - at[1]) // self.step) // 4
        if 0 <= row < self.lines and column >= 0 and column + len(label) <= self.columns:
            for k, letter in enumerate(label):
                self.letters[row, column + k] = letter, ink

    def rows(self, plain: bool) -> list[list[Run]]:
        """The lines with a frame around them."""
        top, side, bottom = ("+-+", "|", "+-+") if plain else ("╭─╮", "│", "╰─╯")
        found = [[(top[0] + top[1] * self.columns + top[2], Ink.FRAME)]]
        for row in range(self.lines):
            cells = [self._cell(row, column, plain) for column in range(self.columns)]
            found.append([(side, Ink.FRAME), *_joined(cells), (side, Ink.FRAME)])
        return [*found, [(bottom[0] + bottom[1] * self.columns + bottom[2], Ink.FRAME)]]

    def _cell(self, row: int, column: int, plain: bool) -> Run:
        if (row, column) in self.letters:
            return self.letters[row, column]
        bits = self.bits[row][column]
        text = PLAIN[bits.bit_count()] if plain else chr(BRAILLE + bits) if bits else " "
        return text, self.inks[row][column]


def _joined(cells: Iterable[Run]) -> list[Run]:
    """Neighbours of the same ink as one run."""
    found: list[Run] = []
    for text, ink in cells:
        if found and found[-1][1] is ink:
            found[-1] = found[-1][0] + text, ink
        else:
            found.append((text, ink))
    return found


def _circle(centre: Point, radius: float) -> list[Point]:
    turns = [sin_cos(TURN * k // 24) for k in range(25)]
    return [(centre[0] + radius * sine, centre[1] + radius * cosine) for sine, cosine in turns]


def _dot_ship(dots: _Dots, ship: BoardShip) -> None:
    """The base, and a wedge that points to the bow."""
    placed, base = ship.placed, ship.shape.base
    corners = placed.base.corners
    dots.curve([*corners, corners[0]], TEAMS[ship.team])
    bow = placed.frame.point(0.0, base.length / 2)
    for side in (-1, 1):
        dots.line(bow, placed.frame.point(side * base.width / 2, base.length * 0.22), TEAMS[ship.team])


def _dot_obstacle(dots: _Dots, obstacle: BoardObstacle) -> None:
    """The outline, filled with every second dot."""
    placed = obstacle.placed
    dots.curve([*placed.outline, placed.outline[0]], Ink.ROCK)
    reach = int(placed.r / dots.step) + 1
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            at = placed.x + i * dots.step, placed.y + j * dots.step
            if (i + j) % 2 == 0 and any(closest_to_point(part, *at).mm == 0.0 for part in placed.parts):
                dots.dot(at, Ink.ROCK)


def _dot_arc(dots: _Dots, arc: FiringArc) -> None:
    """The borders of a firing arc and the ends of its range bands."""
    ship = arc.ship.placed
    ends = [band.end for band in RANGES] if arc.bands else [arc.mm]
    for ray in borders(ship, arc.zone):
        dots.line((ray.x, ray.y), ray.at(max(ends) + RULER / 10), Ink.ARC, 2)
    for mm in ends:
        line = equidistant(ship, arc.zone, mm)
        for a, b in pairwise(line):
            dots.line(a, b, Ink.ARC, 3)
