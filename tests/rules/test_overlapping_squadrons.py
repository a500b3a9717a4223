"""Squadrons that a ship ends on: lifted, and placed again by the opponent (OVL-01 to OVL-08, OVL-21 to OVL-28)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from armada.catalog.catalog import catalog
from armada.catalog.shapes import ship_shape
from armada.engine.questions import Refusal
from armada.geometry.contact import rim_of
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps, touches
from armada.geometry.pieces import Disc, Piece, Ship, place_ship, place_squadron
from armada.geometry.play_area import FOOT, STANDARD
from armada.geometry.pose import Point, Pose, pose_at
from armada.rules.displaced_squadrons import DisplacedRoom, Placement
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.state.events.movement import (
    ObstacleResolved,
    SquadronLifted,
    SquadronMoved,
    SquadronPlaced,
)
from armada.state.records import ShipId, SquadronId
from tests.builders.movement_table import CR90, IMPERIAL, STEP, TIE, VICTORY, X_WING, maneuver, speed_of
from tests.builders.scenario import Scenario
from tests.proves import proves

X, Y = 900.0, 450.0
END = Y + 2 * STEP
"""Where a ship that starts at Y ends after a straight maneuver at speed 2."""


def run_over(*squadrons: tuple[float, float], card: str = VICTORY, side: int = 1) -> tuple[Scenario, ShipId]:
    """A ship that ends on squadrons, placed relative to where it ends."""
    table = Scenario()
    ship = table.ship(card, X, Y, speed=2)
    for dx, dy in squadrons:
        table.squadron(X_WING, X + dx, END + dy, side=side)
    maneuver(table, ship, 0, 0)
    return table, ship


def refused(table: Scenario, placement: Placement, rule: str) -> Refusal:
    """The refusal of a placement by a rule; what it offers instead is legal."""
    refusal = table.question.refusal(placement)
    assert refusal is not None
    assert refusal.rule == rule, refusal.reason
    assert table.question.refusal(refusal.nearest) is None
    return refusal


def lies(card: str, x: float, y: float, degrees: float = 0.0) -> Ship:
    """A ship as it lies on the table."""
    return place_ship(ship_shape(catalog().ships[card].chassis), pose_at(x, y, degrees))


def places_around(ship: Ship) -> list[Point]:
    """Places for as many squadrons as can touch a ship that has nothing near it."""
    rim = rim_of(ship)
    return rim.fill(rim.free([], STANDARD.area), 99, 0.05)


def displaced(fixed: Sequence[Point], count: int, card: str = CR90) -> tuple[Scenario, ShipId, tuple[SquadronId, ...]]:
    """A ship among squadrons that stay where they are, and a number under it that are to be placed."""
    table = Scenario()
    ship = table.ship(card, X, Y)
    for x, y in fixed:
        table.squadron(TIE, x, y)
    squadrons = tuple([table.squadron(X_WING, X, Y + 2 * k, side=1) for k in range(count)])
    table.run(PlaceSquadrons(ship=ship, squadrons=squadrons))
    return table, ship, squadrons


def place_all(table: Scenario, rng: Random) -> None:
    """Place all that is left at random; each place drawn is legal."""
    while not table.is_over:
        placement = table.question.sample(rng)
        table.answer(PLACEMENT, placement)


# Lifted, and placed by the opponent


@proves("OVL-01")
def test_overlapped_squadrons_are_lifted_and_the_ship_ends_its_move() -> None:
    table, ship = run_over((10, 20), (-20, -30))
    assert table.the_ship(ship).pose == pose_at(X, END)
    assert speed_of(table) == 2
    lifted = [event.squadron for event in table.all(SquadronLifted)]
    assert lifted == [1, 2]
    assert all(table.the_squadron(squadron).pose is None for squadron in lifted)


@proves("OVL-02")
@pytest.mark.parametrize("side", [0, 1])
def test_the_player_not_moving_the_ship_places_them_whoever_owns_them(side: int) -> None:
    table, _ = run_over((10, 20), side=side)
    assert table.question.kind is PLACEMENT
    assert table.question.seat == 1
    table.answer(PLACEMENT, table.question.options[0], seat=1)
    assert table.is_over


@proves("OVL-03")
def test_a_squadron_is_placed_anywhere_touching_the_ship() -> None:
    table, ship = run_over((10, 20))
    squadron = SquadronId(table.units[1].id)
    refused(table, Placement(squadron, pose_at(X + 31.5 + 17.2, END + 45)), "OVL-03")
    table.answer(PLACEMENT, Placement(squadron, pose_at(X + 31.5 + 17.1, END + 45)))
    assert touches(table.game.base(squadron), table.game.hull(ship))


@proves("OVL-04")
def test_the_placing_player_chooses_the_order() -> None:
    table, _ = run_over((10, 20), (-20, -30))
    first, second = [event.squadron for event in table.all(SquadronLifted)]
    assert {placement.squadron for placement in table.question.options} == {first, second}
    chosen = next(placement for placement in table.question.options if placement.squadron == second)
    table.answer(PLACEMENT, chosen)
    assert {placement.squadron for placement in table.question.options} == {first}


@proves("OVL-05")
def test_no_squadron_is_placed_outside_the_play_area() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, 3 * FOOT - 51 - 2 * STEP, speed=2)
    squadron = table.squadron(X_WING, X, 3 * FOOT - 40, side=1)
    maneuver(table, ship, 0, 0)
    ahead = refused(table, Placement(squadron, pose_at(X + 20, 3 * FOOT + 17.1)), "OVL-05")
    assert ahead.nearest.pose.y <= (3 * FOOT - 17.1) * 1000
    rng = Random("edge")
    for _ in range(200):
        placement = table.question.sample(rng)
        assert isinstance(placement, Placement)
        assert STANDARD.area.holds(place_squadron(placement.pose))


@proves("OVL-08", "OVL-21")
def test_no_squadron_is_placed_on_a_squadron_a_ship_or_under_a_shield_dial() -> None:
    table = Scenario()
    ship = table.ship(CR90, X, Y, speed=2)
    squadron = table.squadron(X_WING, X, END, side=1)
    table.squadron(TIE, X + 60, END + 35)
    table.ship(CR90, X, END + 110)
    maneuver(table, ship, 0, 0)
    refused(table, Placement(squadron, pose_at(X + 21.5 + 17.1, END + 34)), "OVL-08")
    refused(table, Placement(squadron, pose_at(X, END + 35.5 + 7.5 + 17.1)), "OVL-08")
    refused(table, Placement(squadron, pose_at(X - 21.5 - 17.1, END)), "OVL-08")
    refused(table, Placement(squadron, pose_at(X, END)), "OVL-08")


def test_only_squadrons_that_were_overlapped_are_placed() -> None:
    table, _ = run_over((10, 20), (300, 0))
    refused(table, Placement(SquadronId(table.units[2].id), pose_at(X + 48.6, END + 45)), "OVL-01")


@proves("OVL-22")
def test_a_squadron_placed_on_an_obstacle_does_not_resolve_it() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, speed=2)
    squadron = table.squadron(X_WING, X, END, side=1, hull=1)
    table.obstacle("station", X + 31.5 + 80, END + 40)
    maneuver(table, ship, 0, 0)
    table.answer(PLACEMENT, Placement(squadron, pose_at(X + 31.5 + 17.1, END + 35)))
    assert overlaps(table.game.base(squadron), table.game.obstacle_bodies()[0])
    assert table.is_over
    assert table.the_squadron(squadron).hull == 1
    assert not table.all(ObstacleResolved)


@proves("OVL-24")
def test_being_placed_is_neither_a_move_nor_an_activation_and_may_engage() -> None:
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, speed=2)
    squadron = table.squadron(X_WING, X, END, side=1)
    enemy = table.squadron(TIE, X + 120, END + 45)
    maneuver(table, ship, 0, 0)
    near, away = pose_at(X + 48.6, END + 45), pose_at(X - 48.6, END - 45)
    assert measure(place_squadron(near), table.game.base(enemy)).mm < 76.5
    assert table.question.accepts(Placement(squadron, away))
    table.answer(PLACEMENT, Placement(squadron, near))
    assert not table.all(SquadronMoved)
    assert not table.the_squadron(squadron).activated


@proves("OVL-28")
def test_squadrons_under_a_speed_that_was_given_up_stay() -> None:
    table = Scenario()
    ship = table.ship(CR90, X, Y, speed=2)
    table.ship(CR90, X, END + 40, side=1)
    there = table.squadron(X_WING, X + 36, END, side=1)
    maneuver(table, ship, 0, 0)
    assert speed_of(table) == 1
    assert table.the_squadron(there).pose == pose_at(X + 36, END)
    assert table.is_over


@proves("OVL-28")
def test_a_ship_held_where_it_started_moves_no_squadron() -> None:
    table = Scenario()
    ship = table.ship(CR90, X, Y, speed=2)
    table.ship(CR90, X, Y + 86, side=1)
    beside = table.squadron(X_WING, X + 21.5 + 7.5 + 17.09, Y, side=1)
    maneuver(table, ship, 0, 0)
    assert speed_of(table) == 0
    assert table.the_squadron(beside).pose == pose_at(X + 21.5 + 7.5 + 17.09, Y)


# As many as possible touch the ship


@proves("OVL-06")
def test_a_squadron_may_not_keep_another_from_touching_the_ship() -> None:
    places = places_around(lies(CR90, X, Y))
    first, second = places[3], places[4]
    table, ship, squadrons = displaced([place for place in places if place not in (first, second)], 2)
    hull = table.game.hull(ship)
    between = rim_of(hull).nearest(
        rim_of(hull).free([], STANDARD.area), ((first[0] + second[0]) / 2, (first[1] + second[1]) / 2)
    )
    assert touches(place_squadron(pose_at(*between)), hull), "there it would touch, but alone"
    refusal = refused(table, Placement(squadrons[0], pose_at(*between)), "OVL-06")
    assert "keep another squadron from touching" in refusal.reason
    table.answer(PLACEMENT, Placement(squadrons[0], pose_at(*first)))
    place_all(table, Random("tight"))
    assert all(touches(table.game.base(squadron), hull) for squadron in squadrons)


@proves("OVL-06")
@pytest.mark.parametrize("card", [CR90, VICTORY, IMPERIAL])
def test_as_many_touch_as_there_is_room_for_however_they_are_placed(card: str) -> None:
    most = len(places_around(lies(card, X, Y)))
    for seed in range(3):
        table, ship, squadrons = displaced([], most, card)
        place_all(table, Random(f"most {seed}"))
        hull = table.game.hull(ship)
        assert sum(touches(table.game.base(squadron), hull) for squadron in squadrons) == most


@proves("OVL-07")
def test_a_squadron_without_room_at_the_ship_touches_one_that_touches_it() -> None:
    places = places_around(lies(CR90, X, Y))
    table, ship, (squadron,) = displaced(places, 1)
    refused(table, Placement(squadron, pose_at(X + 200, Y)), "OVL-07")
    place_all(table, Random("second row"))
    base, hull = table.game.base(squadron), table.game.hull(ship)
    assert not touches(base, hull)
    assert any(touches(base, other) and touches(other, hull) for other in bases(table, squadron))


@proves("OVL-07")
def test_more_squadrons_than_find_room_fill_the_ship_first() -> None:
    table, ship, squadrons = displaced([], 12)
    place_all(table, Random("many"))
    hull = table.game.hull(ship)
    touching = [squadron for squadron in squadrons if touches(table.game.base(squadron), hull)]
    assert len(touching) == len(places_around(hull)) == 9
    placed = [event.squadron for event in table.all(SquadronPlaced)]
    assert sorted(placed[:9]) == sorted(touching)
    for squadron in placed[9:]:
        base = table.game.base(squadron)
        assert any(touches(base, table.game.base(other)) for other in touching)


def bases(table: Scenario, but: SquadronId) -> list[Disc]:
    """All squadrons as they lie, but one."""
    return [table.game.base(squadron) for squadron in table.game.squadrons() if squadron != but]


# No room at all


def rows_around(ship: Ship, rows: int) -> list[Disc]:
    """A number of rows of squadrons around a ship, packed until no further one finds room in a row."""
    found: list[Disc] = []
    inner: list[Ship | Disc] = [ship]
    for _ in range(rows):
        row: list[Disc] = []
        for piece in inner:
            rim = rim_of(piece)
            while places := rim.fill(rim.free([ship, *found, *row], STANDARD.area), 1):
                row.append(place_squadron(pose_at(*places[0])))
        found += row
        inner = list(row)
    return found


@proves("OVL-26")
def test_without_room_in_the_second_row_a_squadron_goes_as_close_as_the_chain_allows() -> None:
    rows = rows_around(lies(CR90, X, Y), 2)
    table, ship, (squadron,) = displaced([(disc.x, disc.y) for disc in rows], 1)
    if not table.is_over:
        table.answer(PLACEMENT, table.question.options[0])
    base, hull = table.game.base(squadron), table.game.hull(ship)
    others: list[Piece] = [hull, *rows]
    assert any(touches(base, other) for other in rows), "it is part of the chain"
    assert not any(overlaps(base, other) for other in others)
    ends = [
        place_squadron(pose_at(*rim_of(disc).point(i, k / 40))) for disc in rows for i in range(4) for k in range(41)
    ]
    free = [end for end in ends if not any(overlaps(end, other) for other in others)]
    assert measure(base, hull).mm <= min(measure(end, hull).mm for end in free) + 0.01


@proves("OVL-26")
def test_a_ship_boxed_in_by_ships_sends_its_squadrons_to_the_closest_free_place() -> None:
    table = Scenario()
    ship = table.ship(CR90, X, Y)
    for side in (-1, 1):
        table.ship(CR90, X + 59 * side, Y, side=1)
        table.ship(IMPERIAL, X, Y + 92 * side, 90, side=1)
    squadron = table.squadron(X_WING, X, Y, side=1)
    table.run(PlaceSquadrons(ship=ship, squadrons=(squadron,)))
    refused(table, Placement(squadron, pose_at(X + 400, Y)), "OVL-26")
    table.answer(PLACEMENT, table.question.options[0])
    base, hull = table.game.base(squadron), table.game.hull(ship)
    assert not touches(base, hull)
    assert not any(overlaps(base, other) for other in table.game.ship_bodies())
    rings = [rim_of(other) for other in table.game.ship_bodies()]
    ends = [place_squadron(pose_at(*rim.point(i, k / 20))) for rim in rings for i in range(16) for k in range(21)]
    free = [end for end in ends if not any(overlaps(end, other) for other in table.game.ship_bodies())]
    assert measure(base, hull).mm <= min(measure(end, hull).mm for end in free) + 0.01


@pytest.mark.parametrize("seed", range(12))
def test_in_any_crowd_placing_ends_with_every_squadron_on_the_table(seed: int) -> None:
    """Never stuck: every place drawn at random is legal, every option too, and as many touch the ship as can."""
    rng = Random(f"crowd {seed}")
    table = Scenario()
    x, y = (rng.uniform(60, 140), rng.uniform(60, 140)) if seed % 2 else (X, Y)
    card = rng.choice([CR90, VICTORY, IMPERIAL])
    ship = table.ship(card, x, y, turn := rng.uniform(0, 360))
    hull, there = lies(card, x, y, turn), list[Ship | Disc]()
    for _ in range(12):
        at = (x + rng.uniform(-150, 150), y + rng.uniform(-150, 150), rng.uniform(0, 360))
        other = lies(rng.choice([CR90, IMPERIAL]), *at)
        if not any(overlaps(other, piece) for piece in [hull, *there]):
            there.append(other)
            table.ship(CR90 if other.shape.key == "cr90" else IMPERIAL, *at)
    squadrons = []
    for _ in range(rng.choice([20, 80, 200])):
        pose = pose_at(x + rng.uniform(-130, 130), y + rng.uniform(-130, 130))
        disc = place_squadron(pose)
        if STANDARD.area.holds(disc) and not any(overlaps(disc, piece) for piece in there):
            there.append(disc)
            squadron = table.squadron(X_WING, *pose.centre)
            squadrons += [squadron] if overlaps(disc, hull) else []
    table.run(PlaceSquadrons(ship=ship, squadrons=tuple(squadrons)))
    must = len(DisplacedRoom(table.game, ship, tuple(squadrons)).plan)
    while not table.is_over:
        assert all(table.question.accepts(option) for option in table.question.options)
        table.answer(PLACEMENT, table.question.sample(rng))
    assert sum(touches(table.game.base(squadron), hull) for squadron in squadrons) == must
    for squadron in squadrons:
        base = table.game.base(squadron)
        others: list[Piece] = [*table.game.ship_bodies(), *bases(table, squadron)]
        assert STANDARD.area.holds(base)
        assert not any(overlaps(base, other) for other in others)


def test_a_squadron_has_no_heading() -> None:
    table, _ = run_over((10, 20))
    x, y, _ = pose_at(X + 48.6, END + 45)
    table.answer(PLACEMENT, Placement(SquadronId(table.units[1].id), Pose(x, y, 45000)))
    assert table.last(SquadronPlaced).pose == Pose(x, y)
