"""An objective card in play: who its first and second player are, its tokens, its ships, and what it earns (OBJ).

The card belongs to nobody. What it says of a player is said of a side, and decided by its Grand Admiral (SEC-35). Its
effects are mandatory unless it says "may" (FX-20, OBJ-04); where they concern both players the first resolves first,
unless the card says otherwise (OBJ-10).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from armada.engine.effects import Effect
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, choose
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.play_area import Area, PlayArea
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken
from armada.rules.game import Game
from armada.rules.object_events import change_tokens
from armada.rules.queries import ObjectPlace
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.winning import EndOfGame
from armada.state.events.cards import ObjectiveTokenChanged, ObjectiveTokenPlaced
from armada.state.events.rounds import VictoryTokensGained
from armada.state.records import Command, Ship, ShipId, Status, Token

P = TypeVar("P")

OBJECTIVE_SHIP = Kind[ShipId]("objective ship")
CHOSEN_OBJECTIVE_TOKEN = Kind[int]("chosen objective token")

MARK: Final = "objective_ship"
"""The kind of the token beside the card of an objective ship (OBJ-02)."""

GONE: Final = (Status.WAITING, Status.DESTROYED)


class ObjectiveEffect(Effect[P], Generic[P], kw_only=True):
    """An effect of the objective card; unless it says otherwise it counts as the first player's."""

    @property
    def key(self) -> str:
        """The key of the card."""
        return self.card.key

    def decider(self, game: Game, subject: P) -> Seat:
        """The first player."""
        return first_player(game)


class ObjectiveInAttack(ObjectiveEffect[Attack], kw_only=True):
    """An effect of the objective in an attack: the attacker decides on it."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)


class ObjectiveInManeuver(ObjectiveEffect[ExecuteManeuver], kw_only=True):
    """An effect of the objective at the end of a ship's movement: the owner of the ship decides on it."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The controller of the ship."""
        return game.controller(maneuver.ship)


# The players


def first_player(game: Game) -> Seat:
    """The Grand Admiral of the first player's side."""
    return game.grand_admiral(game.sides_in_order[0])


def second_player(game: Game) -> Seat:
    """The Grand Admiral of the second player's side."""
    return game.grand_admiral(game.sides_in_order[1])


def is_of_first(game: Game, unit: int) -> bool:
    """Whether a ship or squadron is the first player's."""
    return game.side(unit) == game.state.first_side


# Victory tokens


@rule("OBJ-05")
def gain_victory_tokens(game: Game, side: Side, amount: int = 1, *, unit: int = -1, token: int = -1) -> None:
    """A side gains victory tokens, and keeps them; `unit` or `token` earned them."""
    game.emit(VictoryTokensGained(side, amount, unit, token))


# Objective tokens


def tokens_on_table(game: Game, key: str) -> list[int]:
    """The tokens of the objective that lie in the play area."""
    return [number for number, token in enumerate(game.state.tokens) if token.kind == key and token.pose is not None]


def tokens_near(game: Game, key: str, unit: int, band: Distance = Distance.ONE) -> list[int]:
    """The tokens of the objective up to a distance of a ship or squadron."""
    return [number for number in tokens_on_table(game, key) if is_token_near(game, number, unit, band)]


def is_token_near(game: Game, number: int, unit: int, band: Distance) -> bool:
    """Whether a token on the table is up to a distance of a ship or squadron."""
    pose = game.state.tokens[number].pose
    assert pose is not None
    return band.reaches(measure(game.body(unit), place_token(pose)).mm)


def remove_token(game: Game, number: int) -> None:
    """An objective token returns to the supply."""
    game.emit(ObjectiveTokenChanged(number, None))


def token_place(game: Game, *, edges: float = 0.0, tokens: float = 0.0) -> ObjectPlace:
    """In the setup area, beyond some lengths of the players' edges and of other tokens."""
    return ObjectPlace(game.play_area.setup_area, from_long_edges=edges, from_tokens=tokens)


def inner_area(table: PlayArea) -> Area:
    """The part of the setup area beyond distance 5 of each of its edges."""
    area, edge = table.setup_area, Distance.FIVE.end
    return Area(area.x1 + edge, area.y1 + edge, area.x2 - edge, area.y2 - edge)


# Objective ships


def objective_ships(game: Game) -> list[ShipId]:
    """The objective ships, destroyed ones too: all may know them (OBJ-08)."""
    return [game.ship(token.unit).id for token in game.state.tokens if token.kind == MARK]


def is_objective_ship(game: Game, unit: int) -> bool:
    """Whether this is an objective ship."""
    return any(token.unit == unit and token.kind == MARK for token in game.state.tokens)


def fleet_ships(game: Game, side: Side) -> list[ShipId]:
    """The ships of a side that are not destroyed, deployed or not."""
    return [
        unit.id
        for unit in game.state.units
        if isinstance(unit, Ship) and unit.status not in GONE and game.side(unit.id) == side
    ]


@rule("OBJ-02", "OBJ-08", "INFO-06")
def name_objective_ship(game: Game, seat: Seat, ships: Sequence[ShipId]) -> Asking[None]:
    """A seat chooses an objective ship, which is marked for all to see; without ships there is none."""
    if ships:
        ship = yield from choose(seat, OBJECTIVE_SHIP, ships)
        game.emit(ObjectiveTokenPlaced(Token(kind=MARK, unit=ship)))


class NameOwnShips(ObjectiveEffect[Setup], kw_only=True):
    """Each player chooses an own ship as objective ship, the first player first."""

    @rule("OBJ-02", "OBJ-10")
    def first_names(self, game: Game) -> Step:
        """The first player chooses."""
        first, _ = game.sides_in_order
        yield from name_objective_ship(game, first_player(game), fleet_ships(game, first))
        return NEXT

    @rule("OBJ-02", "OBJ-10")
    def second_names(self, game: Game) -> Step:
        """Then the second player."""
        _, second = game.sides_in_order
        yield from name_objective_ship(game, second_player(game), fleet_ships(game, second))
        return NEXT

    steps: ClassVar[tuple[Any, ...]] = (first_names, second_names)


@all_open
class SecondPlayerTokens(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, each ship of the second player gains a command token."""

    command: ClassVar[Command]
    given: tuple[ShipId, ...] = ()

    def give(self, game: Game) -> StepResult:
        """One after the other, by the rules of command tokens."""
        _, second = game.sides_in_order
        ship = next((ship for ship in game.ships(second) if ship not in self.given), None)
        if ship is None:
            return DONE
        self.given += (ship,)
        return Call(GainCommandToken(ship=ship, command=self.command), then=REPEAT)

    steps = (give,)


class CountsTwice(ObjectiveEffect[EndOfGame], kw_only=True):
    """A destroyed objective ship scores the cost of its ship card once more, without its upgrades."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """One was destroyed."""
        return any(game.ship(ship).status in GONE for ship in objective_ships(game))

    @rule("SCORE-05", "TRN-51", "CARD-advanced-gunnery-03", "CARD-most-wanted-02")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """For the opponent of its owner."""
        for ship in objective_ships(game):
            if game.ship(ship).status in GONE:
                end.add(Side(1 - game.side(ship)), game.ship_card(ship).points, self.key, ship)
        return DONE


class TakeToken(ObjectiveEffect[ShipActivation], kw_only=True):
    """When a ship reveals a command dial, it may take a token at distance 1 and gains a victory token for it."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    def may_take(self, game: Game, ship: ShipId) -> bool:
        """Whether this ship may take tokens."""
        return True

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """A token is near; without a reveal this is never asked."""
        return self.may_take(game, activation.ship) and bool(tokens_near(game, self.key, activation.ship))

    @rule("CARD-intel-sweep-01", "DMGCARD-crew-panic-01")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """One for each reveal."""
        near = tokens_near(game, self.key, activation.ship)
        token = yield from choose(game.controller(activation.ship), CHOSEN_OBJECTIVE_TOKEN, near)
        changed = change_tokens(game, (token,), None, then=DONE)
        gain_victory_tokens(game, game.side(activation.ship), unit=activation.ship, token=token)
        return changed
