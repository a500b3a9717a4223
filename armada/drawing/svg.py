"""A board drawn as SVG: one text that needs nothing else, the same bytes for the same board."""

from __future__ import annotations

from armada.drawing.arcs import draw_arc
from armada.drawing.board import (
    Board,
    BoardNote,
    BoardShip,
    BoardSquadron,
    CourseTool,
    EngagementRing,
    FiringArc,
    GhostSquadron,
    LaidRuler,
    MeasuredLine,
    Overlay,
    ReachDisc,
    SightLine,
    TargetingPoint,
)
from armada.drawing.canvas import Canvas
from armada.drawing.courses import draw_course, draw_engagement, draw_ghost_squadron, draw_reach, stops_of
from armada.drawing.ground import draw_ground
from armada.drawing.lines import RULER_WIDTH, draw_measured, draw_ruler, draw_sight, draw_target, ruler_ends
from armada.drawing.markup import element, escape, number
from armada.drawing.notes import draw_note
from armada.drawing.obstacles import draw_obstacle
from armada.drawing.palettes import Theme
from armada.drawing.placing import Circle, TakenPlaces, ship_circles
from armada.drawing.plates import draw_ship_label, draw_squadron_label
from armada.drawing.ships import draw_ship
from armada.drawing.squadrons import draw_squadron
from armada.drawing.theme import scope, style_sheet
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.play_area import Area
from armada.geometry.pose import Point

MARGIN = 30.0
"""The margin around the play area, or around the pieces of a bare sheet, in mm."""


def draw_board(board: Board, *, theme: Theme = "deep", view: Area | None = None, scale: float = 1.0) -> str:
    """The board as SVG. `view` is the part of the table to show, all of it if None; `scale` is in pixels per mm.

    The picture's units are millimetres, so a piece stands at the place where it stands on the table, with y negated.
    """
    assert scale > 0, "a picture has a size"
    shown = view or whole(board)
    canvas = Canvas(shown, scale, theme)
    room = TakenPlaces(board, shown)
    for overlay in board.overlays:
        _take_room(canvas, overlay, room)
    draw_ground(canvas, board.area, board.zones, room)
    for obstacle in board.obstacles:
        draw_obstacle(canvas, obstacle)
    for ship in board.ships:
        draw_ship(canvas, ship)
    for squadron in board.squadrons:
        draw_squadron(canvas, squadron)
    for overlay in board.overlays:
        _draw_overlay(canvas, overlay, room)
    for ship in board.ships:
        draw_ship_label(canvas, ship, room)
    for squadron in board.squadrons:
        draw_squadron_label(canvas, squadron, room)
    return _document(board, canvas)


def whole(board: Board) -> Area:
    """All there is to see of a board, with a margin."""
    corners = board.area.area.corners if board.area else _pieces(board)
    columns, rows = [x for x, _ in corners], [y for _, y in corners]
    return Area(min(columns) - MARGIN, min(rows) - MARGIN, max(columns) + MARGIN, max(rows) + MARGIN)


def _pieces(board: Board) -> list[Point]:
    """Points around every piece; the origin where there is none."""
    found = [corner for ship in board.ships for corner in ship.placed.base.corners]
    found += [corner for obstacle in board.obstacles for corner in obstacle.placed.outline]
    for squadron in board.squadrons:
        x, y = squadron.pose.centre
        found += [(x - SQUADRON_RADIUS, y - SQUADRON_RADIUS), (x + SQUADRON_RADIUS, y + SQUADRON_RADIUS)]
    return found or [(0.0, 0.0)]


def _take_room(canvas: Canvas, overlay: Overlay, room: TakenPlaces) -> None:
    """Keep words away from whatever is laid over the board, before any are placed."""
    match overlay:
        case SightLine() | MeasuredLine():
            room.take_line(overlay.start, overlay.end)
        case LaidRuler():
            room.take_line(*ruler_ends(overlay), canvas.px(20) + RULER_WIDTH)
        case CourseTool():
            for stop in stops_of(overlay):
                room.circles += ship_circles(stop)
        case GhostSquadron():
            room.circles.append(Circle(*overlay.end.centre, SQUADRON_RADIUS))
        case _:
            pass


def _draw_overlay(canvas: Canvas, overlay: Overlay, room: TakenPlaces) -> None:
    match overlay:
        case FiringArc():
            draw_arc(canvas, overlay, room)
        case SightLine():
            draw_sight(canvas, overlay, room)
        case MeasuredLine():
            draw_measured(canvas, overlay, room)
        case LaidRuler():
            draw_ruler(canvas, overlay)
        case CourseTool():
            draw_course(canvas, overlay)
        case ReachDisc():
            draw_reach(canvas, overlay)
        case EngagementRing():
            draw_engagement(canvas, overlay)
        case TargetingPoint():
            draw_target(canvas, overlay)
        case GhostSquadron():
            draw_ghost_squadron(canvas, overlay)
        case BoardNote():
            draw_note(canvas, overlay, room)


def _document(board: Board, canvas: Canvas) -> str:
    view, scale = canvas.view, canvas.scale
    width, height = view.x2 - view.x1, view.y2 - view.y1
    head = [f"<title>{escape(board.title)}</title>"]
    if board.description:
        head.append(f"<desc>{escape(board.description)}</desc>")
    pieces: list[BoardShip | BoardSquadron] = [*board.ships, *board.squadrons]
    tints = {piece.tint: piece.team for piece in pieces if piece.tint}
    style = f"<style>{style_sheet(canvas.theme, scale, dict(sorted(tints.items())))}</style>"
    return (
        element(
            "svg",
            "\n",
            "\n".join([*head, style, canvas.markup()]),
            "\n",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=" ".join(number(value) for value in (view.x1, -view.y2, width, height)),
            width=round(width * scale),
            height=round(height * scale),
            role="img",
            class_=f"armada-board {scope(canvas.theme, scale)}",
        )
        + "\n"
    )
