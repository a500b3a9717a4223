"""Deployment: the sides take turns, each of a ship or of two squadrons, until everything stands (SETUP-31 to SETUP-45).

On a turn of a side with several seats each of them places a ship or two squadrons (SEC-33).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from armada.catalog.shapes import ship_shape
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, choose
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose
from armada.messages.message import message
from armada.rules.deploying import DeployShip, DeploySquadron, destroy_unplaced
from armada.rules.deployment_places import DeploymentRoom, room_for
from armada.rules.game import Game
from armada.rules.queries import DEPLOY_PLACE, DeployPlace
from armada.state.records import RESERVE, Ship, ShipId, Squadron, SquadronId, UnitId

SET_ASIDE: Final = "set aside"
"""The key of what a card leaves behind that sets something aside, to bring it into play by itself later."""

DEPLOY = Kind[UnitId]("deployment")
NEXT_PLAYER = Kind[Seat]("deploying player")


@all_open
class DeploymentPlan(msgspec.Struct, frozen=True):
    """The order and areas of deployment; an objective may change them before the first turn.

    `zones` are those of the first and of the second player. Not in alternation: the first side of `order` deploys all
    of its fleet, then the second. `aside` is not deployed at all.
    """

    zones: tuple[Area, Area]
    setup_area: Area
    order: tuple[Side, Side] = (Side(0), Side(1))
    alternating: bool = True
    ships_first: bool = False
    aside: tuple[UnitId, ...] = ()
    leading: tuple[ShipId, ...] = ()
    """Ships that are deployed before all others of their side."""


class Undeployed(NamedTuple):
    """The ships and squadrons yet to be deployed."""

    ships: tuple[ShipId, ...]
    squadrons: tuple[SquadronId, ...]


@all_open
class Deployment(Procedure, kw_only=True):
    """Both fleets are deployed. `taken` counts the turns of each side."""

    plan: DeploymentPlan
    last: Side | None = None
    taken: tuple[int, int] = (0, 0)

    @rule("SETUP-31", "SETUP-43", "SEC-33", "SEC-68")
    def take_turn(self, game: Game) -> StepResult:
        """The next side takes a turn; one with nothing left to deploy is skipped."""
        side = self._next_side(game)
        if side is None:
            return DONE
        one, other = self.taken
        self.taken = (one + 1, other) if side == 0 else (one, other + 1)
        self.last = side
        seats = tuple([player.seat for player in game.state.players if player.side == side])
        turn = DeploymentTurn(
            side=side,
            number=self.taken[side],
            plan=self.plan,
            anchors=tuple(game.ships(side)),
            waiting=tuple([seat for seat in seats if has_turn(game, seat, self.plan)]),
        )
        return Call(turn, then=REPEAT)

    def _next_side(self, game: Game) -> Side | None:
        order = self.plan.order
        if self.plan.alternating and self.last == order[0]:
            order = (order[1], order[0])
        for side in order:
            if any(player.side == side and has_turn(game, player.seat, self.plan) for player in game.state.players):
                return side
        return None

    steps = (take_turn,)


@all_open
class DeploymentTurn(Procedure, kw_only=True):
    """A turn of a side, counted from 1. `anchors` are its ships of earlier turns, `waiting` the seats yet to place."""

    side: Side
    number: int
    plan: DeploymentPlan
    anchors: tuple[ShipId, ...]
    waiting: tuple[Seat, ...]

    @rule("SEC-33", "SEC-71")
    def next_player(self, game: Game) -> Step:
        """Each seat of the side places something, in the order its Grand Admiral chooses."""
        if not self.waiting:
            return DONE
        leading = tuple([s for s in self.waiting if _leads(game, s, self.plan)])
        seat = yield from choose(game.grand_admiral(self.side), NEXT_PLAYER, leading or self.waiting)
        self.waiting = tuple([other for other in self.waiting if other != seat])
        return Call(PlaceForces(seat=seat, plan=self.plan, anchors=self.anchors), then=REPEAT)

    steps = (next_player,)


def _leads(game: Game, seat: Seat, plan: DeploymentPlan) -> bool:
    """Whether a seat has yet to deploy a ship that comes before others."""
    return any(ship in plan.leading for ship in waiting_units(game, seat, plan).ships)


class Deployable(NamedTuple):
    """A ship or squadron that has room now: where it may be deployed, and one legal place."""

    unit: UnitId
    place: DeployPlace
    sure: Pose


@all_open
class PlaceForces(Procedure, kw_only=True):
    """A seat places one ship or two squadrons. `deployable` is what has room."""

    seat: Seat
    plan: DeploymentPlan
    anchors: tuple[ShipId, ...]
    deployable: tuple[Deployable, ...] = ()

    @rule("SETUP-37", "SETUP-41", "SETUP-42", "SETUP-55", "SEC-34", "SEC-68")
    def look_for_room(self, game: Game) -> StepResult:
        """Find what can be deployed; a ship without room is destroyed, as are squadrons that will never have any."""
        ships, squadrons = waiting_units(game, self.seat, self.plan)
        leading = tuple([ship for ship in ships if ship in self.plan.leading])
        if leading:
            ships, squadrons = leading, ()
        may_place_squadrons = squadrons and self._why_no_squadron(game) is None
        self.deployable = self._with_room(game, ships + squadrons if may_place_squadrons else ships)
        fitting = {option.unit for option in self.deployable}
        lost: list[UnitId] = [ship for ship in ships if ship not in fitting]
        if not fitting and not lost and not self._more_ships_come(game):
            lost = list(squadrons)
        for unit in lost:
            destroy_unplaced(game, unit)
        if fitting:
            return NEXT
        return REPEAT if ships else DONE

    def _with_room(self, game: Game, units: tuple[UnitId, ...]) -> tuple[Deployable, ...]:
        """Those of some ships and squadrons that have a legal place; one search does for bases of one size."""
        searched: dict[tuple[str, DeployPlace], DeploymentRoom | None] = {}
        found = []
        for unit in units:
            place = self._place_of(game, unit)
            size = ship_shape(game.ship_card(unit).chassis).size if game.is_ship(unit) else "squadron"
            if (size, place) not in searched:
                searched[size, place] = room_for(game, unit, place)
            room = searched[size, place]
            if room is not None:
                found.append(Deployable(unit, room.place, room.pose))
        return tuple(found)

    def _place_of(self, game: Game, unit: UnitId) -> DeployPlace:
        """The area in which a ship or squadron may be deployed, effects considered."""
        if not game.is_ship(unit):
            return game.ask(DEPLOY_PLACE, unit, DeployPlace((self.plan.setup_area,), near=self.anchors))
        zone = self.plan.zones[game.sides_in_order.index(game.side(unit))]
        return game.ask(DEPLOY_PLACE, unit, DeployPlace((zone,)))

    def _why_no_squadron(self, game: Game) -> Refusal | None:
        """Why no squadron may be deployed now, if so."""
        ships, squadrons = waiting_units(game, self.seat, self.plan)
        if self.plan.ships_first and ships_left(game, self.plan):
            return Refusal(message("refusals-deployment-ships-first"), "OBJ-04")
        if ships and len(squadrons) == 1:
            return Refusal(message("refusals-deployment-last-squadron"), "SETUP-41")
        if ships and not self.anchors:
            return Refusal(message("refusals-deployment-no-anchor"), "SETUP-37")
        return None

    @rule("SEC-34")
    def _more_ships_come(self, game: Game) -> bool:
        """Whether a friendly ship yet to be deployed, or deployed on this very turn, will give squadrons a place."""
        side = game.side_of(self.seat)
        return len(game.ships(side)) > len(self.anchors) or ships_left(game, self.plan, side)

    @rule("SETUP-32")
    def place_first(self, game: Game) -> Step:
        """A ship, which is all for this turn, or the first of two squadrons."""
        options = {option.unit: option for option in self.deployable}
        unit = yield from choose(self.seat, DEPLOY, tuple(options), why_not=self._why_not(game))
        _, place, sure = options[unit]
        record = game.unit(unit)
        if isinstance(record, Ship):
            return Call(DeployShip(ship=record.id, place=place, sure=sure), then=DONE)
        return Call(DeploySquadron(squadron=game.squadron(unit).id, place=place, sure=sure))

    @rule("SETUP-32", "SETUP-42", "SETUP-55")
    def place_second(self, game: Game) -> Step:
        """The second squadron, if there is one left."""
        squadrons = waiting_units(game, self.seat, self.plan).squadrons
        if not squadrons:
            return DONE
        chosen = yield from choose(self.seat, DEPLOY, squadrons)
        squadron = game.squadron(chosen).id
        return Call(DeploySquadron(squadron=squadron, place=self._place_of(game, squadron)), then=DONE)

    def _why_not(self, game: Game) -> Callable[[UnitId], Refusal | None]:
        def why_not(unit: UnitId) -> Refusal | None:
            waiting = waiting_units(game, self.seat, self.plan)
            if unit in waiting.squadrons:
                return self._why_no_squadron(game)
            return None

        return why_not

    steps = (look_for_room, place_first, place_second)


@rule("SEC-46")
def waiting_units(game: Game, seat: Seat, plan: DeploymentPlan) -> Undeployed:
    """The ships and squadrons that a seat has yet to deploy, or can set aside."""
    ships: list[ShipId] = []
    squadrons: list[SquadronId] = []
    for unit in game.state.units:
        if unit.seat == seat and unit.status is RESERVE and unit.id not in plan.aside:
            if isinstance(unit, Ship):
                ships.append(unit.id)
            elif isinstance(unit, Squadron):
                squadrons.append(unit.id)
    return Undeployed(tuple(ships), tuple(squadrons))


def ships_left(game: Game, plan: DeploymentPlan, side: Side | None = None) -> bool:
    """Whether a side, or any, has ships yet to deploy."""
    return any(
        (side is None or player.side == side) and waiting_units(game, player.seat, plan).ships
        for player in game.state.players
    )


def has_turn(game: Game, seat: Seat, plan: DeploymentPlan) -> bool:
    """Whether a seat has something to deploy on its next turn; while ships come first, only ships count."""
    waiting = waiting_units(game, seat, plan)
    if plan.ships_first and ships_left(game, plan):
        return bool(waiting.ships)
    return bool(waiting.ships or waiting.squadrons)
