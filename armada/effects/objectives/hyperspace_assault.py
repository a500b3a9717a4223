"""Hyperspace Assault: a ship and some squadrons are set aside, and come out of hyperspace at a token later."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    second_player,
    tokens_on_table,
)
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import PASS, Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import Size
from armada.geometry.ruler import Distance
from armada.rules.deploying import DeployShip, DeploySquadron
from armada.rules.deployment import SET_ASIDE, waiting_units
from armada.rules.deployment_places import room_for
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.moving_objects import MoveTokens
from armada.rules.object_events import change_tokens
from armada.rules.overlapping import PlaceSquadrons, overlapped_squadrons
from armada.rules.queries import DEPLOY_PLACE, DeployPlace, ObjectPlace
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.timing import DESTROY_AFTER, GAME_END_BEFORE, ROUND_START, SETUP_6_BEFORE
from armada.rules.token_placement import PlaceTokens
from armada.rules.winning import EndOfGame, EndReason
from armada.state.events.damage import Destroyed, Removed
from armada.state.records import ShipId, SquadronId, Status, UnitId

ASIDE_SHIP = Kind[ShipId]("ship set aside")
ASIDE_SQUADRONS = Kind[tuple[SquadronId, ...]]("squadrons set aside")

TOKENS: Final = 3
MOST_SQUADRONS: Final = 3
FIRST_ROUND: Final = 2
"""The first round in which the set-aside forces can arrive."""


class Arrival(StrEnum):
    """The choices of the second player at the start of a round."""

    ARRIVE = "arrive"
    MOVE_TOKENS = "move tokens"


ARRIVAL = Kind[Arrival]("arrival")


def set_aside(game: Game) -> list[UnitId]:
    """The ships and squadrons that the second player still has set aside, once setup is over."""
    _, second = game.sides_in_order
    units = [unit for unit in game.state.units if unit.status is Status.RESERVE]
    return [unit.id for unit in units if game.side(unit.id) == second and not game.lasting(SET_ASIDE, unit.id)]


@all_open
@trigger("hyperspace_assault", at=SETUP_6_BEFORE)
class HyperspaceAssaultSetup(ObjectiveEffect[Setup], kw_only=True):
    """The second player sets aside a small or medium ship and up to three squadrons, and places three tokens."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("CARD-hyperspace-assault-08", "SEC-46")
    def choose_forces(self, game: Game) -> Step:
        """The ships of their own fleet; without one nothing is set aside."""
        setup: Setup = game.subject_of(self)
        seat = second_player(game)
        own = waiting_units(game, seat, setup.deployment)
        ships = [ship for ship in own.ships if game.ship_card(ship).size in (Size.SMALL, Size.MEDIUM)]
        if not ships:
            return NEXT
        ship = yield from choose(seat, ASIDE_SHIP, ships)
        chosen = yield from choose_some(seat, ASIDE_SQUADRONS, own.squadrons, most=MOST_SQUADRONS)
        setup.deployment = replace(setup.deployment, aside=(*setup.deployment.aside, ship, *chosen))
        return NEXT

    @rule("CARD-hyperspace-assault-08", "OBJ-07")
    def place_tokens(self, game: Game) -> StepResult:
        """Beyond distance 3 of the players' edges, outside the setup area too."""
        place = ObjectPlace(game.play_area.area, from_long_edges=Distance.THREE.end)
        return Call(PlaceTokens(placers=(second_player(game),) * TOKENS, kind=self.key, place=place), then=DONE)

    steps = (choose_forces, place_tokens)


@all_open
@trigger("hyperspace_assault", at=ROUND_START)
class HyperspaceAssault(ObjectiveEffect[Round], kw_only=True):
    """At the start of a round after the first, what is set aside may arrive at a token; else each token may move."""

    token: int = -1
    ship: ShipId | None = None

    def decider(self, game: Game, round: Round) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("CARD-hyperspace-assault-05", "CARD-hyperspace-assault-08")
    def can_resolve(self, game: Game, round: Round) -> bool:
        """Not in the first round, and only while something is set aside."""
        return round.number >= FIRST_ROUND and bool(set_aside(game))

    def _place(self, game: Game, unit: UnitId, token: int) -> DeployPlace:
        """At distance 1 of the token; a ship may stand on squadrons."""
        on_squadrons = game.is_ship(unit)
        place = DeployPlace((game.play_area.area,), at_tokens=(token,), on_squadrons=on_squadrons)
        return game.ask(DEPLOY_PLACE, unit, place)

    def _open_tokens(self, game: Game) -> list[int]:
        """The tokens at which the ship has room."""
        ship = next(unit for unit in set_aside(game) if game.is_ship(unit))
        tokens = tokens_on_table(game, self.key)
        return [token for token in tokens if room_for(game, ship, self._place(game, ship, token)) is not None]

    def _possible(self, game: Game) -> tuple[Arrival, ...]:
        return tuple(Arrival) if self._open_tokens(game) else (Arrival.MOVE_TOKENS,)

    @rule("CARD-hyperspace-assault-08")
    def decide(self, game: Game) -> Step:
        """All that is set aside arrives at one token, or nothing."""
        seat = second_player(game)
        chosen = yield from choose(seat, ARRIVAL, lambda: self._possible(game), may_pass=True)
        if chosen is PASS:
            return DONE
        if chosen is Arrival.MOVE_TOKENS:
            every = tuple(tokens_on_table(game, self.key))
            return Call(MoveTokens(by=seat, tokens=every, band=Distance.ONE.number), then=DONE)
        self.token = yield from choose(seat, CHOSEN_OBJECTIVE_TOKEN, lambda: self._open_tokens(game))
        return NEXT

    @rule("CARD-hyperspace-assault-08", "SETUP-34")
    def deploy_ship(self, game: Game) -> StepResult:
        """The ship comes first; its speed dial is set."""
        self.ship = next(game.ship(unit).id for unit in set_aside(game) if game.is_ship(unit))
        return Call(DeployShip(ship=self.ship, place=self._place(game, self.ship, self.token)))

    @rule("CARD-hyperspace-assault-08", "OVL-02")
    def displace_squadrons(self, game: Game) -> StepResult:
        """The first player places squadrons that it stands on, as if a maneuver had overlapped them."""
        assert self.ship is not None
        under = overlapped_squadrons(game, self.ship)
        return Call(PlaceSquadrons(ship=self.ship, squadrons=under)) if under else NEXT

    @rule("CARD-hyperspace-assault-03", "CARD-hyperspace-assault-08")
    def deploy_squadrons(self, game: Game) -> StepResult:
        """Then the squadrons, at the same token, not activated."""
        waiting = set_aside(game)
        if not waiting:
            return NEXT
        squadron = game.squadron(waiting[0]).id
        return Call(DeploySquadron(squadron=squadron, place=self._place(game, squadron, self.token)), then=REPEAT)

    def remove_tokens(self, game: Game) -> StepResult:
        """All tokens are removed."""
        return change_tokens(game, tokens_on_table(game, self.key), None, then=DONE)

    steps = (decide, deploy_ship, displace_squadrons, deploy_squadrons, remove_tokens)


def _destroy_set_aside(game: Game, by: str) -> StepResult:
    """Destroy the ships and squadrons set aside; they are not in play, so no other effect answers to that."""
    for unit in set_aside(game):
        game.emit(Destroyed(unit, by))
        game.emit(Removed(unit, game.deck_of(unit)))
    return DONE


@trigger("hyperspace_assault", at=DESTROY_AFTER)
class HyperspaceAssaultLost(ObjectiveEffect[Destroy], kw_only=True):
    """With the second player's last ship in play everything set aside is destroyed."""

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """A ship of that side was destroyed, and none is left on the table."""
        _, second = game.sides_in_order
        if not game.is_ship(destroy.unit) or game.side(destroy.unit) != second:
            return False
        return not game.ships(second) and bool(set_aside(game))

    @rule("CARD-hyperspace-assault-06")
    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        """Ships and squadrons alike."""
        return _destroy_set_aside(game, self.key)


@trigger("hyperspace_assault", at=GAME_END_BEFORE)
class HyperspaceAssaultEnd(ObjectiveEffect[EndOfGame], kw_only=True):
    """Destroy and score the ships and squadrons that never arrived, when the last round or the time is over."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """Something is still set aside."""
        return end.reason in (EndReason.SIX_ROUNDS, EndReason.TIME) and bool(set_aside(game))

    @rule("CARD-hyperspace-assault-07")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """Before the score."""
        return _destroy_set_aside(game, self.key)
