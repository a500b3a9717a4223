"""Movement: the maneuver tool bent to a course with the ship's place at each speed, a squadron's reach."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from armada.drawing.board import BoardShip, CourseTool, EngagementRing, GhostSquadron, ReachDisc
from armada.drawing.canvas import Canvas, Layer
from armada.drawing.craft import drawings
from armada.drawing.hulls import hull_drawing
from armada.drawing.markup import corners, element, group, lie, number, path, title, words
from armada.drawing.ships import hull_look, rim
from armada.drawing.squadrons import squadron_body
from armada.geometry.angles import sin_cos
from armada.geometry.bases import DIAL_RADIUS, SQUADRON_RADIUS
from armada.geometry.contact import points_apart
from armada.geometry.maneuver_tool import CLICK, FLAT_END, FROM_JOINT, TOOL_WIDTH, Clicks, Tool, final_pose, lay_tool
from armada.geometry.pose import Point, Pose
from armada.geometry.ruler import DISTANCES, Distance
from armada.geometry.squadron_move import reach

JOINT_RADIUS = 8.5


def draw_course(canvas: Canvas, course: CourseTool) -> None:
    """The tool, the ship's outline at each lower speed, and its ghost at the end."""
    ship = course.ship
    stops = stops_of(course)
    parts = [title(f"{ship.title}, course at speed {len(stops)}: {clicks_in_words(course.clicks)}")]
    parts += [element("polygon", class_="stop", points=corners(stop.placed.base.corners)) for stop in stops[:-1]]
    parts += [_ghost(canvas, stop) for stop in stops[-1:]]
    tool = lay_tool(ship.pose, ship.shape.size, course.clicks, course.side)
    parts += _tool(canvas, tool)
    if course.marks:
        parts += [_mark(canvas, stop, speed) for speed, stop in enumerate(stops, 1)]
        parts += _clicks(canvas, tool, course)
    canvas.add(Layer.TOOLS, group(*parts, class_=f"course t{ship.team}"))


def stops_of(course: CourseTool) -> list[BoardShip]:
    """The ship where it would end at each speed, from 1 to that of the course."""
    ship, clicks = course.ship, course.clicks
    poses = [final_pose(ship.pose, ship.shape.size, clicks[: k + 1], course.side) for k in range(len(clicks))]
    return [place(ship, pose) for pose in poses]


def place(ship: BoardShip, pose: Pose) -> BoardShip:
    """The same ship at another pose."""
    return msgspec.structs.replace(ship, pose=pose)


def clicks_in_words(clicks: Clicks) -> str:
    """The clicks at each joint, as a player says them."""
    said = ["straight" if click == 0 else f"{abs(click)} {'right' if click > 0 else 'left'}" for click in clicks]
    return ", ".join(said) or "stays"


def _ghost(canvas: Canvas, ship: BoardShip) -> str:
    """The outline of a ship at the end of its course: dashed, without numbers."""
    base = ship.shape.base
    frames = [element("circle", class_="ghost-frame", cx=dx, cy=-dy, r=DIAL_RADIUS) for dx, dy in base.dials]
    outline = element("polygon", class_="ghost", points=corners(rim(base, ship.team)))
    look = hull_look(canvas, ship)
    body = group(hull_drawing(drawings()[ship.shape.key], look), opacity=0.55)
    return group(*frames, outline, body, transform=lie(ship.pose))


def _mark(canvas: Canvas, ship: BoardShip, speed: int) -> str:
    """The speed at which the ship would stop here, near its bow."""
    x, y = ship.placed.frame.point(0.0, ship.shape.base.length * 0.3)
    return words(f"speed {speed}", x, -y + canvas.px(4), "mark")


def _clicks(canvas: Canvas, tool: Tool, course: CourseTool) -> list[str]:
    """Beside each joint, on the side away from the ship, how far it is turned."""
    found = []
    for (x, y), heading, click in zip(tool.points[1:-1], tool.headings[1:], course.clicks, strict=True):
        sine, cosine = sin_cos(heading - click * CLICK // 2)
        dx, dy = course.side.sign * cosine, -course.side.sign * sine
        anchor = "start" if dx > 0.35 else "end" if dx < -0.35 else "middle"
        away = JOINT_RADIUS + canvas.px(14 if anchor == "middle" else 7)
        at = x + dx * away, -(y + dy * away) + canvas.px(4)
        found.append(words(clicks_in_words((click,)), *at, "mark side", style=f"text-anchor:{anchor}"))
    return found


def _tool(canvas: Canvas, tool: Tool) -> list[str]:
    """The tool: a strip for each segment, raised lines, and numbered joints."""
    parts = []
    half = TOOL_WIDTH / 2
    for ((x1, y1), (x2, y2)), heading in zip(pairwise(tool.points), tool.headings, strict=True):
        sine, cosine = sin_cos(heading)
        rx, ry = half * cosine, -half * sine
        strip = [(x1 - rx, y1 - ry), (x2 - rx, y2 - ry), (x2 + rx, y2 + ry), (x1 + rx, y1 + ry)]
        parts.append(element("polygon", class_="strip", points=corners(strip)))
    parts.append(element("path", class_="spine", d=path(tool.points)))
    parts.append(element("path", class_="raised", d="".join(path(line) for line in _raised_lines(tool))))
    for k, (x, y) in enumerate(tool.points[1:-1], 1):
        parts.append(element("circle", class_="joint", cx=x, cy=-y, r=JOINT_RADIUS))
        parts.append(words(str(k), x, -y + canvas.px(4.2), "jointno"))
    return parts


def _raised_lines(tool: Tool) -> list[tuple[Point, Point]]:
    """Across the tool: one level with the ship's front edge, and one beyond each joint."""
    found = []
    half = TOOL_WIDTH / 2
    starts = [(tool.points[0], FLAT_END), *((joint, FROM_JOINT) for joint in tool.points[1:-1])]
    for ((x, y), along), heading in zip(starts, tool.headings, strict=True):
        sine, cosine = sin_cos(heading)
        x, y = x + along * sine, y + along * cosine
        found.append(((x - half * cosine, y + half * sine), (x + half * cosine, y - half * sine)))
    return found


def draw_reach(canvas: Canvas, overlay: ReachDisc) -> None:
    """The disc that a squadron's centre can reach, with a circle for each lower speed."""
    x, y = overlay.pose.centre
    shown = DISTANCES[: max(overlay.speed, 0)]
    parts = [title(f"Reach at speed {overlay.speed}")]
    parts.append(element("circle", class_="reach", cx=x, cy=-y, r=reach(overlay.speed)))
    parts += [element("circle", class_="reach-in", cx=x, cy=-y, r=band.end) for band in shown[:-1]]
    canvas.add(Layer.ARCS, group(*parts))
    sine, cosine = sin_cos(-45_000)
    for band in shown:
        at = x + band.end * sine, -(y + band.end * cosine) + canvas.px(4)
        canvas.add(Layer.ARCS, words(str(band.number), *at, "mark"))


def draw_engagement(canvas: Canvas, overlay: EngagementRing) -> None:
    """The ring of distance 1, from the edge of the base."""
    x, y = overlay.pose.centre
    ring = element("circle", class_="engaged", cx=x, cy=-y, r=SQUADRON_RADIUS + Distance.ONE.end)
    canvas.add(Layer.ARCS, group(title("Distance 1"), ring))


def draw_ghost_squadron(canvas: Canvas, overlay: GhostSquadron) -> None:
    """A squadron where it would end, dashed, and the way there."""
    start, end = overlay.squadron.pose.centre, overlay.end.centre
    share = min(SQUADRON_RADIUS / max(points_apart(start, end), 1e-6), 0.5)
    dx, dy = (end[0] - start[0]) * share, (end[1] - start[1]) * share
    trail = element("path", class_="trail", d=path([(start[0] + dx, start[1] + dy), (end[0] - dx, end[1] - dy)]))
    body = squadron_body(canvas, msgspec.structs.replace(overlay.squadron, selected=False))
    rim = element("circle", class_="ghost", r=SQUADRON_RADIUS, fill_opacity=0.0)
    shifted = f"translate({number(end[0])} {number(-end[1])})"
    ghost = group(*body, opacity=0.7, class_=f"t{overlay.squadron.team}")
    what = title(f"{overlay.squadron.title}, where it would end")
    canvas.add(Layer.TOOLS, group(what, trail, group(ghost, rim, transform=shifted)))
