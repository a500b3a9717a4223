"""Overlapping: ships that would end on ships, and squadrons that a ship ends on (OVL)."""

from __future__ import annotations

from typing import Final, NamedTuple

from armada.catalog.shapes import ship_shape
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, ask_freely, choose
from armada.engine.secrecy import all_open
from armada.geometry.maneuver_tool import Clicks, ToolSide, final_pose
from armada.geometry.measure import measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_ship
from armada.geometry.pose import EXACT, Point, Pose
from armada.rules.damage_cards import DealDamageCard
from armada.rules.destruction import CheckDestroyed
from armada.rules.displaced_squadrons import DisplacedRoom, Placement
from armada.rules.game import Game
from armada.rules.queries import COLLISION as COLLISION_CARDS
from armada.rules.queries import Collision, CollisionCards
from armada.rules.table_layout import TableLayout
from armada.rules.timing import MAN_2_COLLISION
from armada.state.events.movement import SquadronLifted, SquadronPlaced
from armada.state.records import Ship, ShipId, SquadronId

CLOSEST_SHIP = Kind[ShipId]("closest ship")
PLACEMENT = Kind[Placement]("placement")

COLLISION: Final = "collision"


class Stop(NamedTuple):
    """The end of a ship's move: its speed there, and the ships it overlapped at the speeds tried before."""

    speed: int
    pose: Pose
    overlapped: tuple[ShipId, ...] = ()


@rule("MOVE-14", "MOVE-16", "MOVE-24", "OVL-09", "OVL-10", "OVL-11", "OVL-16", "OVL-17", "OVL-18", "OVL-20", "FLOT-05")
def where_it_stops(game: Game, ship: ShipId, clicks: Clicks, side: ToolSide) -> Stop:
    """The end of a ship's move along a course: its speed goes down until it overlaps no ship, at worst to 0.

    The joints stay as they are, the dial too. This is also what a preview shows.
    """
    card, start = game.ship_card(ship), game.ship(ship).pose
    assert start is not None
    shape = ship_shape(card.chassis)
    others = [
        (unit.id, body)
        for unit, body in TableLayout.of(game).bodies(game)
        if isinstance(unit, Ship) and unit.id != ship
    ]
    met: set[ShipId] = set()
    for speed in range(len(clicks), 0, -1):
        pose = final_pose(start, card.size, clicks[:speed], side)
        body = place_ship(shape, pose)
        here = [id for id, other in others if overlaps(body, other)]
        if not here:
            return Stop(speed, pose, tuple(sorted(met)))
        met.update(here)
    return Stop(0, start, tuple(sorted(met)))


def path_of(game: Game, ship: ShipId, clicks: Clicks, side: ToolSide) -> tuple[Pose, ...]:
    """The poses of a ship at each joint along a course; the last one is where it ends."""
    size, start = game.ship_card(ship).size, game.ship(ship).pose
    assert start is not None
    return tuple([final_pose(start, size, clicks[:speed], side) for speed in range(1, len(clicks) + 1)])


def contacts(game: Game, ship: ShipId, stop: Stop) -> tuple[Point, ...]:
    """For each ship that was overlapped, the point halfway between it and the ship where that stops."""
    body = place_ship(ship_shape(game.ship_card(ship).chassis), stop.pose)
    lines = [measure(body, game.hull(other)) for other in stop.overlapped]
    return tuple([(round((line.x1 + line.x2) / 2, 2), round((line.y1 + line.y2) / 2, 2)) for line in lines])


@rule("OVL-12", "OVL-14", "OVL-27")
def closest_ships(game: Game, ship: ShipId, others: tuple[ShipId, ...]) -> list[ShipId]:
    """Of the ships that a ship overlapped, the one closest to where it ended, base to base; all that are as close."""
    here = game.body(ship)
    far = {other: measure(here, game.body(other)).mm for other in others}
    least = min(far.values())
    return [other for other in others if far[other] <= least + EXACT]


@rule("FLOT-02", "FLOT-03", "FLOT-04", "OVL-15")
def damaged_by_collision(game: Game, ship: ShipId, other: ShipId) -> tuple[ShipId, ...]:
    """Which of two ships that collided are dealt a damage card: both; with a flotilla among them, flotillas only."""
    pair = (ship, other)
    return tuple([each for each in pair if game.ship_card(each).flotilla]) or pair


@all_open
class CollisionDamage(Procedure, kw_only=True):
    """After a maneuver cut short by other ships: a damage card for the ship that moved, and one for the closest."""

    ship: ShipId
    others: tuple[ShipId, ...]
    closest: ShipId | None = None
    damaged: tuple[ShipId, ...] = ()
    """Who is dealt each of the cards, one after the other."""

    faceup: tuple[bool, ...] = ()
    """Whether each of them is faceup."""

    dealt: int = 0

    @rule("OVL-12", "OVL-13", "OVL-27")
    def find_closest(self, game: Game) -> Step:
        """Only one of the overlapped ships is damaged; if several are just as close, the moving player chooses."""
        seat = game.controller(self.ship)
        self.closest = yield from choose(seat, CLOSEST_SHIP, lambda: closest_ships(game, self.ship, self.others))
        return NEXT

    @rule("OVL-12", "FLOT-02", "FLOT-03", "FLOT-04")
    def count_cards(self, game: Game) -> StepResult:
        """A facedown card each, and what effects change about that; those added before stay."""
        assert self.closest is not None
        usual = damaged_by_collision(game, self.ship, self.closest)
        for ship in (self.ship, self.closest):
            collision = Collision(ship, self.ship, self.closest, self.others)
            cards = game.ask(COLLISION_CARDS, collision, CollisionCards(facedown=int(ship in usual)))
            self.damaged += (ship,) * (max(0, cards.facedown) + cards.faceup)
            self.faceup += (False,) * max(0, cards.facedown) + (True,) * cards.faceup
        return NEXT

    @rule("OVL-12", "OVL-13", "DMG-27", "DMG-29")
    def deal_cards(self, game: Game) -> StepResult:
        """All cards are dealt before either ship is destroyed."""
        if self.dealt == len(self.damaged):
            return Call(CheckDestroyed(units=tuple(dict.fromkeys(self.damaged)), by=COLLISION))
        place = self.dealt
        self.dealt += 1
        card = DealDamageCard(ship=self.damaged[place], faceup=self.faceup[place], by=COLLISION, check=False)
        return Call(card, then=REPEAT)

    steps = (find_closest, MAN_2_COLLISION, count_cards, deal_cards)


@rule("OVL-01", "OVL-20", "OVL-28")
def overlapped_squadrons(game: Game, ship: ShipId) -> tuple[SquadronId, ...]:
    """The squadrons under a ship where it ended, friend or foe."""
    here = game.body(ship)
    return tuple([squadron for squadron in game.squadrons() if overlaps(game.body(squadron), here)])


@all_open
class PlaceSquadrons(Procedure, kw_only=True):
    """Squadrons that a ship overlapped are placed again, all of them by the player not moving the ship."""

    ship: ShipId
    squadrons: tuple[SquadronId, ...]
    """Those not yet placed."""

    @rule("OVL-01", "OVL-24")
    def lift(self, game: Game) -> StepResult:
        """They are lifted away, so that none is in the way of another."""
        for squadron in self.squadrons:
            game.emit(SquadronLifted(squadron))
        return NEXT

    @rule("OVL-02", "OVL-04", "OVL-22", "OVL-24", "SEC-55")
    def place(self, game: Game) -> Step:
        """One after the other, in any order, where there is room for it."""
        if not self.squadrons:
            return DONE
        room = DisplacedRoom(game, self.ship, self.squadrons)
        seat = game.opposing_admiral(game.owner(self.ship))
        if room.is_crowded:
            placed = yield from choose(seat, PLACEMENT, room.options, why_not=room.too_far)
        else:
            placed = yield from ask_freely(seat, PLACEMENT, room.refusal, room.sample, candidates=room.options)
        game.emit(SquadronPlaced(placed.squadron, Pose(placed.pose.x, placed.pose.y)))
        self.squadrons = tuple([squadron for squadron in self.squadrons if squadron != placed.squadron])
        return REPEAT

    steps = (lift, place)
