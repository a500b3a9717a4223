"""Where enemy dice reach, as contours of the damage they come to on average."""

from __future__ import annotations

from math import hypot
from random import Random

from armada.analysis.contours import Grid
from armada.analysis.danger import LEVELS, base_radius, contours, danger, gunners_of
from armada.analysis.die_damage import mean_damage
from armada.engine.seats import Side
from armada.geometry.bases import BASES, Size
from armada.geometry.firing_arc import disc_in_arc
from armada.geometry.pieces import Disc, Ship
from armada.geometry.play_area import Area
from armada.geometry.pose import Point, Pose
from armada.geometry.ruler import range_of
from armada.rules.armament import COLORS_AT
from armada.screens.previews.dispatch import Contours, ContoursRequest, PreviewRefused, preview
from armada.state.records import ShipId
from tests.builders.scenario import Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

VICTORY, CORVETTE, TIE, X_WING = (
    "victory_ii_class_star_destroyer",
    "cr90_corvette_a",
    "tie_fighter_squadron",
    "x_wing_squadron",
)
X, Y = 900.0, 300.0


def alone() -> tuple[Scenario, ShipId]:
    """A Victory by itself, that looks away from the first player's edge."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, side=1)
    table.run(StillTable())
    return table, victory


def is_inside(rings: tuple[tuple[Point, ...], ...], x: float, y: float) -> bool:
    """Whether a point is inside rings, holes left out."""
    found = False
    for ring in rings:
        for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                found = not found
    return found


@proves("RANGE-11", "ATK-16")
def test_at_every_place_the_two_best_hull_zones_that_bear_count_with_the_dice_of_their_range() -> None:
    table, victory = alone()
    game, rng, radius = table.game, Random(5), base_radius(table.game, None)
    body, gunners = game.body(victory), gunners_of(game, Side(0))
    assert isinstance(body, Ship)
    seen = set()
    for _ in range(1_500):
        x, y = rng.uniform(X - 400, X + 400), rng.uniform(Y - 300, Y + 400)
        found = []
        for zone in body.zones:
            line = disc_in_arc(zone, Disc(Pose(round(x * 1000), round(y * 1000), 0), radius))
            band = None if line is None else range_of(line.mm)
            if band is not None:
                dice = game.ship_card(victory).battery[zone.zone]
                counts = {"red": dice.red, "blue": dice.blue, "black": dice.black}
                found.append(sum(counts[color.value] * mean_damage(color, True) for color in COLORS_AT[band]))
        expected = sum(sorted(found)[-2:])
        assert abs(danger(gunners, x, y, radius) - expected) < 1e-9, (x, y)
        seen.add(round(expected, 2))
    assert len(seen) > 6


def test_the_contours_hold_exactly_the_places_at_their_level_or_above() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, side=1)
    table.ship(CORVETTE, X + 250, Y + 150, 200.0, side=1)
    table.run(StillTable())
    told = contours(table.game, Side(0))
    gunners, radius = gunners_of(table.game, Side(0)), base_radius(table.game, None)
    rng = Random(3)
    assert [level.damage for level in told.levels] == list(LEVELS[: len(told.levels)])
    for level in told.levels:
        corners = [point for ring in level.rings for point in ring]
        for _ in range(400):
            x, y = rng.uniform(100, 1700), rng.uniform(50, 850)
            if min(hypot(x - a, y - b) for a, b in corners) > 40:
                assert is_inside(level.rings, x, y) == (danger(gunners, x, y, radius) >= level.damage), (x, y)


def test_figures_stand_on_their_contours_and_clear_of_each_other() -> None:
    table, _ = alone()
    told = contours(table.game, Side(0))
    marks = [(level, mark) for level in told.levels for mark in level.marks]
    assert {level.damage for level, _ in marks} == {level.damage for level in told.levels}
    for level, mark in marks:
        assert any(mark in ring for ring in level.rings)
    for place, (_, (x, y)) in enumerate(marks):
        assert all(hypot(x - a, y - b) > 40 for _, (a, b) in marks[place + 1 :])


def test_a_larger_ship_is_reached_from_farther_off() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, side=1)
    large = table.ship(VICTORY, X, 800)
    table.run(StillTable())
    small = max(y for _, y in contours(table.game, Side(0)).levels[0].rings[0])
    medium = max(y for _, y in contours(table.game, Side(0), large).levels[0].rings[0])
    sizes = [sum((BASES[size].width, BASES[size].length)) / 4 for size in (Size.SMALL, Size.MEDIUM)]
    assert abs((medium - small) - (sizes[1] - sizes[0])) < 3


def test_where_it_could_reach_after_its_next_move_lies_around_where_it_reaches_ahead() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, side=1, speed=2)
    table.run(StillTable())
    told = contours(table.game, Side(0))
    now = max(y for _, y in told.levels[0].rings[0])
    later = max(y for ring in told.later for _, y in ring)
    assert later > now + 80


@proves("ENG-03")
def test_a_squadron_counts_unless_an_enemy_squadron_engages_it() -> None:
    table = Scenario()
    table.squadron(TIE, X, Y, side=1)
    table.run(StillTable())
    told = contours(table.game, Side(0))
    assert told.highest == 0.5
    assert len(told.levels) == 1
    table = Scenario()
    table.squadron(TIE, X, Y, side=1)
    table.squadron(X_WING, X + 60, Y)
    table.run(StillTable())
    assert contours(table.game, Side(0)).levels == ()


def test_where_nobody_shoots_nothing_is_told() -> None:
    table, _ = alone()
    told = contours(table.game, Side(1))
    assert (told.levels, told.later, told.highest, told.at) == ((), (), 0.0, None)


def test_everybody_is_told_the_same_and_what_cannot_be_told_says_why() -> None:
    table, victory = alone()
    told = [preview(table.game, seat, ContoursRequest(side=0, unit=victory)) for seat in (None, 0, 1)]  # type: ignore[arg-type]
    assert isinstance(told[0], Contours)
    assert told[0] == told[1] == told[2]
    for wrong in (ContoursRequest(side=2), ContoursRequest(side=0, unit=99), ContoursRequest(side=-1)):
        refused = preview(table.game, None, wrong)
        assert isinstance(refused, PreviewRefused)
        assert refused.reason.endswith(".")


def test_a_disc_and_a_hole_in_it_are_two_rings() -> None:
    area = Area(0, 0, 200, 200)
    ring = Grid(lambda x, y: 1.0 if 30 < hypot(x - 100, y - 100) < 80 else 0.0, area, 10).contour(0.5)
    outer, inner = sorted(ring, key=len, reverse=True)
    assert all(abs(hypot(x - 100, y - 100) - 80) < 1 for x, y in outer)
    assert all(abs(hypot(x - 100, y - 100) - 30) < 1 for x, y in inner)


def test_what_covers_the_whole_area_is_cut_at_its_edges() -> None:
    area = Area(0, 0, 100, 60)
    (ring,) = Grid(lambda x, y: 1.0, area, 10).contour(0.5)
    assert min(x for x, _ in ring) < 1
    assert max(x for x, _ in ring) > 99
    assert max(y for _, y in ring) > 59


def test_two_corners_that_touch_are_two_rings() -> None:
    area = Area(0, 0, 40, 40)
    rings = Grid(lambda x, y: 1.0 if (x < 20) == (y < 20) else 0.0, area, 10).contour(0.5)
    assert len(rings) == 2
