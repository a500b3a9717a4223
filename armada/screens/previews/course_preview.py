"""Trying a course: the maneuver tool laid beside any ship, where the ship would end, and what that would mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from armada.analysis.hypothetical import supposed, without
from armada.catalog.shapes import ObstacleKind, ship_shape
from armada.engine.questions import Refusal
from armada.geometry.maneuver_tool import (
    JOINTS,
    MAX_CLICKS,
    Clicks,
    ToolSide,
    final_pose,
    footprint,
    lay_tool,
    legal_sides,
)
from armada.geometry.pieces import place_ship
from armada.geometry.pose import MICROMETRES, Pose
from armada.geometry.ruler import Range
from armada.messages.message import listed, say
from armada.rules import courses as rules
from armada.rules.courses import Course
from armada.rules.game import Game
from armada.rules.obstacles import damage_to_ship, does_act, kind_of
from armada.rules.overlapping import closest_ships, damaged_by_collision
from armada.rules.queries import YAW
from armada.rules.ship_movement import ExecuteManeuver
from armada.screens.previews.attack_options import aims, aims_at
from armada.screens.previews.courses import Seaway, course_question
from armada.screens.previews.replies import Aim, CoursePreview, CourseShown, PreviewRefused, PreviewRemark, ToolShown
from armada.screens.previews.unavailable_attacks import length
from armada.state.records import ShipId
from armada.words.names import Names, range_name, zone_name

MAX_DESCRIBED_ARCS: Final = 4
"""How many arcs that bear, and how many that it is in, get a sentence; the reply lists all."""

NEAR_EDGE: Final = 3
"""Players are warned when fewer than a third of the courses of the next round stay on the table."""

NARROW_MARGIN_MM: Final = 10.0
"""A margin below this, in mm, is given to a tenth."""

ON_OBSTACLE: Final = {
    ObstacleKind.ASTEROID: "OBS-03",
    ObstacleKind.DEBRIS: "OBS-04",
    ObstacleKind.STATION: "OBS-05",
    ObstacleKind.EXOGORTH: "EXT-obstacle-08",
    ObstacleKind.PURRGIL: "EXT-obstacle-17",
    ObstacleKind.GRAVITY_RIFT: "EXT-obstacle-16",
}
"""The obstacles that do something to a ship, and the rule that says what."""


def try_course(
    game: Game, known: Game, ship: ShipId, clicks: Clicks, side: ToolSide | None
) -> CoursePreview | PreviewRefused:
    """A course of any ship tried out. `known` is the game as the viewer knows it, in which everything is measured."""
    if len(clicks) > JOINTS or any(abs(click) > MAX_CLICKS for click in clicks):
        reason = say("previews-too-many-clicks", joints=JOINTS, clicks=MAX_CLICKS)
        return PreviewRefused(reason=reason, rule="MOVE-05")
    size = known.ship_card(ship).size
    sides = legal_sides(size, clicks)
    course = Course(clicks, side or next(iter(sides), ToolSide.LEFT))
    seaway = Seaway(known, ship)
    shown = seaway.shown(course)
    refusal = _refusal(game, known, ship, course)
    ahead = Ahead(known, ship, shown)
    bears, threats = ([], []) if known.profile.one_tool else _arcs(known, ship, shown)
    return CoursePreview(
        tool=_tool(seaway, course),
        course=shown,
        legal=refusal is None,
        remarks=(
            *_about_the_course(game, known, ship, course, refusal),
            *about_the_end(known, ship, shown),
            *_about_next_round(ahead),
            *_about_arcs(known, bears, threats),
        ),
        sides=sides,
        bears=tuple(bears),
        threats=tuple(threats),
        rounds_left=ahead.rounds_left,
    )


def _refusal(game: Game, known: Game, ship: ShipId, course: Course) -> Refusal | None:
    """Why a course is not legal: by the question, if it is asked for; else by the speed chart of the ship."""
    asked = course_question(game)
    if asked is not None and asked[1].ship == ship:
        return asked[0].refusal(course)
    card, speed = known.ship_card(ship), len(course.clicks)
    if speed > card.max_speed:
        reason = say("previews-too-fast", ship=known.unit(ship).label, speed=speed, most=card.max_speed)
        return Refusal(reason, "MOVE-08")
    printed = card.speed_chart[speed - 1] if speed else ()
    yaws = known.ask(YAW, ExecuteManeuver(ship=ship), printed)
    return rules.Courses(card.size, yaws).refusal(course)


def _tool(seaway: Seaway, course: Course) -> ToolShown:
    """The tool as it lies, and the ship at each speed along the course."""
    size, start = seaway.card.size, seaway.start
    tool = lay_tool(start, size, course.clicks, course.side)
    strips = footprint(tool)[: len(tool.headings)]
    return ToolShown(
        joints=tuple([(round(x, 2), round(y, 2)) for x, y in tool.points[1:-1]]),
        segments=tuple([tuple([(round(x, 2), round(y, 2)) for x, y in strip.corners]) for strip in strips]),
        poses=tuple(
            [final_pose(start, size, course.clicks[:speed], course.side) for speed in range(1, len(course.clicks) + 1)]
        ),
    )


def _arcs(known: Game, ship: ShipId, shown: CourseShown) -> tuple[list[Aim], list[Aim]]:
    """The attacks the ship could make from where it ends, and those it would face; displaced squadrons left out."""
    if shown.leaves:
        return [], []
    table = supposed(without(known, shown.squadrons), ship, shown.stops)
    return aims(table, ship)[0], aims_at(table, ship)


# Remarks


def _about_the_course(
    game: Game, known: Game, ship: ShipId, course: Course, refusal: Refusal | None
) -> list[PreviewRemark]:
    found = []
    if refusal is not None:
        found.append(PreviewRemark(tone="no", text=str(refusal.reason), rule=refusal.rule))
    asked = course_question(game)
    dial = known.ship(ship).speed
    is_asked = asked is not None and asked[1].ship == ship
    if not is_asked and len(course.clicks) != dial:
        text = say("previews-needs-speed", speed=dial)
        found.append(PreviewRemark(tone="careful", text=text, rule="MOVE-08"))
    return found


def about_the_end(known: Game, ship: ShipId, shown: CourseShown) -> list[PreviewRemark]:
    """The events where the ship ends: the edge of the table, squadrons, ships in the way, obstacles."""
    names = Names(known.state)
    if shown.leaves:
        text = say("previews-leaves", unit=names.unit(ship))
        return [*_about_ships(known, ship, shown, names), PreviewRemark(tone="no", text=text, rule="MOVE-26")]
    found = _about_ships(known, ship, shown, names)
    if shown.squadrons:
        who, squadrons = names.seat(known.opposing_admiral(known.owner(ship))), names.units(shown.squadrons)
        text = say("previews-displaces", squadrons=squadrons, player=who, count=len(shown.squadrons))
        found.append(PreviewRemark(tone="careful", text=text, rule="OVL-02", units=shown.squadrons))
    return found + [_about_obstacle(known, ship, number, names) for number in shown.obstacles]


class Ahead:
    """The courses of the next rounds from where a ship ends, at the speed it then has."""

    def __init__(self, known: Game, ship: ShipId, shown: CourseShown) -> None:
        self.known, self.shown, self.card = known, shown, known.ship_card(ship)
        self.is_known = not shown.leaves and 0 < shown.speed <= self.card.max_speed
        self.courses: tuple[Course, ...] = ()
        if self.is_known:
            yaws = known.ask(YAW, ExecuteManeuver(ship=ship), self.card.speed_chart[shown.speed - 1])
            self.courses = tuple(rules.Courses(self.card.size, yaws).options())
        self.staying = self._staying(shown.stops)

    def _staying(self, start: Pose) -> list[Pose]:
        """The ends of the courses from a place that stay on the table."""
        return [end for end in self._ends(start) if self._stays(end)]

    def _ends(self, start: Pose) -> Iterator[Pose]:
        return (final_pose(start, self.card.size, course.clicks, course.side) for course in self.courses)

    def _stays(self, end: Pose) -> bool:
        return not self.known.play_area.leaves(place_ship(ship_shape(self.card.chassis), end))

    @property
    def rounds_left(self) -> int:
        """In how many of the next two rounds some course stays on the table; those farthest from the edge first."""
        if not self.is_known:
            return 0 if self.shown.leaves else 2
        if not self.staying:
            return 0
        likely = sorted(self.staying, key=self._to_edge, reverse=True)
        return 2 if any(self._stays(end) for start in likely for end in self._ends(start)) else 1

    def _to_edge(self, pose: Pose) -> float:
        area = self.known.play_area
        return min(pose.x, area.width * MICROMETRES - pose.x, pose.y, area.height * MICROMETRES - pose.y)


def _about_next_round(ahead: Ahead) -> list[PreviewRemark]:
    """Whether the ship can stay on the table next round; with a warning if it hardly can."""
    if not ahead.is_known:
        return []
    staying = len(ahead.staying)
    if staying == 0:
        return [PreviewRemark(tone="no", text=say("previews-next-round-leaves"), rule="MOVE-26")]
    tone = "careful" if staying * NEAR_EDGE < len(ahead.courses) or ahead.rounds_left < 2 else "ok"
    return [PreviewRemark(tone=tone, text=say("previews-next-round-stays", count=staying))]


def _about_ships(known: Game, ship: ShipId, shown: CourseShown, names: Names) -> list[PreviewRemark]:
    """Ships in the way: at which speed it stops, and who is dealt damage cards."""
    if not shown.ships:
        return []
    others = tuple([known.ship(other).id for other in shown.ships])
    text = say("previews-stops", ships=names.units(others), speed=shown.speed, course=len(shown.clicks))
    stopped = PreviewRemark(tone="careful", text=text, rule="OVL-09", units=others)
    closest = closest_ships(supposed(known, ship, shown.stops), ship, others)
    dealt = [damaged_by_collision(known, ship, other) for other in closest]
    who = listed([names.units(both) for both in dealt], either=True)
    number = "one" if len(dealt) == 1 and len(dealt[0]) == 1 else "several"
    text = say("previews-dealt", ships=who, number=number)
    collided = PreviewRemark(tone="careful", text=text, rule="OVL-12", units=(ship, *closest))
    return [stopped, collided]


def _about_obstacle(known: Game, ship: ShipId, number: int, names: Names) -> PreviewRemark:
    """An obstacle that it ends on, and what that does."""
    name, kind = names.obstacle(number), kind_of(known, number)
    if not does_act(known, ship, number) or kind not in ON_OBSTACLE:
        return PreviewRemark(
            tone="ok", text=say("previews-on-obstacle", obstacle=name, effect="nothing", damage=0), rule="OBS-01"
        )
    text = say("previews-on-obstacle", obstacle=name, effect=kind, damage=damage_to_ship(known, ship, kind))
    is_harmless = kind is ObstacleKind.STATION
    return PreviewRemark(tone="ok" if is_harmless else "careful", text=text, rule=ON_OBSTACLE[kind])


def _about_arcs(known: Game, bears: list[Aim], threats: list[Aim]) -> list[PreviewRemark]:
    """The arcs that would bear on enemies, and the enemy arcs stood in: of each pair the best attack, in words."""
    names = Names(known.state)
    ahead = [_about_bearing(aim, names) for aim in _one_of_each(bears)[:MAX_DESCRIBED_ARCS]]
    return ahead + [_about_threat(aim, names) for aim in _one_of_each(threats)[:MAX_DESCRIBED_ARCS]]


def _one_of_each(found: list[Aim]) -> list[Aim]:
    """The first attack of each hull zone on each defender."""
    best: dict[tuple[int, str | None, int], Aim] = {}
    for aim in found:
        best.setdefault((aim.attacker, aim.zone, aim.defender), aim)
    return list(best.values())


def _about_bearing(aim: Aim, names: Names) -> PreviewRemark:
    assert aim.range is not None
    spare = Range[aim.range.upper()].end - aim.mm
    text = say(
        "previews-bears-obstructed" if aim.obstructed else "previews-bears",
        zone=aim.zone or "",
        defender=names.unit(aim.defender),
        range=range_name(aim.range),
        inside=say("previews-mm", mm=f"{spare:.0f}") if spare >= NARROW_MARGIN_MM else length(spare),
    )
    return PreviewRemark(tone="ok", text=text, rule="ATK-06", units=(aim.defender,), line=aim.range_line)


def _about_threat(aim: Aim, names: Names) -> PreviewRemark:
    text = say(
        "previews-in-arc" if aim.zone else "previews-at-distance-1",
        unit=names.unit(aim.attacker),
        zone=zone_name(aim.zone) if aim.zone else "",
        range=range_name(aim.range) if aim.range else "",
        mm=f"{aim.mm:.0f}",
        dice=len(aim.dice),
    )
    return PreviewRemark(tone="careful", text=text, rule="ATK-05", units=(aim.attacker,), line=aim.range_line)
