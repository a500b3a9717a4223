"""Navigation objectives that came after the core set: Navigational Hazards, Salvage Run, Sensor Net, Solar Corona."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.damage_cards.lasting import DamagedControls
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.navigation import FirstPlayerDeploysFirst, TakeToken
from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    ObjectiveInAttack,
    SecondPlayerTokens,
    first_player,
    gain_victory_tokens,
    remove_token,
    second_player,
    token_place,
    tokens_near,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import StationLast, WithoutStation, of_kind, place_on_obstacle
from armada.effects.verbs.card_effects import mark
from armada.effects.verbs.dice import modified
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, NEXT, Call, Outcome, Step, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.firing_arc import is_segment_in_arc
from armada.geometry.pose import Point, pose_at
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_effects import ACCURACY_DIE
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle, MoveTokens, tokens_on
from armada.rules.obstacles import HURTS_SHIPS, ResolveObstacle
from armada.rules.rounds import Round
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import (
    ACT_1_REVEAL,
    ATK_3_START,
    DMG_CARD_DEAL,
    MAN_OBSTACLES,
    ROUND_END,
    ROUND_START,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
    SETUP_6_AFTER,
    SETUP_6_BEFORE,
)
from armada.rules.token_placement import PlaceTokens
from armada.state.dice import DieFace
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import Command, Scope, ShipId, Token

SALVAGE_TOKENS: Final = 4
SENSOR_TOKENS: Final = 4

# Navigational Hazards


@trigger("navigational_hazards", at=SETUP_5_BEFORE)
class HazardsObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("navigational_hazards", at=SETUP_5_AFTER)
class HazardsStation(StationLast, kw_only=True):
    """Then the second player places the station."""


def _earn(game: Game, key: str, ship: ShipId, obstacle: int) -> Outcome:
    """An obstacle hurt a ship: its opponent gains a victory token, once for each obstacle and maneuver."""
    mark(game, key, Scope.MANEUVER, unit=ship, value=obstacle)
    gain_victory_tokens(game, Side(1 - game.side(ship)))
    return DONE


def _has_earned(game: Game, key: str, ship: ShipId, obstacle: int) -> bool:
    return any(entry.value == obstacle for entry in game.lasting(key, ship))


@trigger("navigational_hazards", at=MAN_OBSTACLES)
class NavigationalHazards(ObjectiveEffect[ResolveObstacle], kw_only=True):
    """A ship that an obstacle hurts gives its opponent a victory token."""

    def decider(self, game: Game, resolving: ResolveObstacle) -> Seat:
        """The opponent."""
        return game.opponent_of(resolving.ship)

    @rule("OBS-03", "OBS-04")
    def can_resolve(self, game: Game, resolving: ResolveObstacle) -> bool:
        """By damage, on shields too, or by a damage card."""
        return resolving.did_harm and not _has_earned(game, self.key, resolving.ship, resolving.obstacle)

    def resolve(self, game: Game, resolving: ResolveObstacle) -> Outcome:
        """One for each obstacle."""
        return _earn(game, self.key, resolving.ship, resolving.obstacle)


@trigger("navigational_hazards", at=DMG_CARD_DEAL)
class HazardsOfDamagedControls(ObjectiveEffect[DealDamageCard], kw_only=True):
    """A card that Damaged Controls deals for an obstacle counts as well."""

    def _obstacle(self, game: Game, dealing: DealDamageCard) -> int | None:
        """The obstacle for which a card is dealt; the first card may be for ships."""
        controls, maneuver = game.under_way(DamagedControls), game.under_way(ExecuteManeuver)
        if controls is None or maneuver is None or dealing.by != controls.card.key:
            return None
        place = controls.dealt - 1 - bool(maneuver.overlapped)
        return maneuver.obstacles[place] if place >= 0 else None

    @rule("DMGCARD-damaged-controls-01")
    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        """It is dealt for an obstacle."""
        obstacle = self._obstacle(game, dealing)
        return obstacle is not None and not _has_earned(game, self.key, dealing.ship, obstacle)

    def resolve(self, game: Game, dealing: DealDamageCard) -> Outcome:
        """One for each obstacle."""
        obstacle = self._obstacle(game, dealing)
        assert obstacle is not None
        return _earn(game, self.key, dealing.ship, obstacle)


@trigger("navigational_hazards", at=ROUND_END)
class HazardsMove(ObjectiveEffect[Round], kw_only=True):
    """At the end of the round each player moves an asteroid or debris field that was not moved, the second first."""

    def decider(self, game: Game, round: Round) -> Seat:
        """The second player begins."""
        return second_player(game)

    def _unmoved(self, game: Game) -> tuple[int, ...]:
        lying = [n for n in of_kind(game, *HURTS_SHIPS) if game.state.obstacles[n].pose is not None]
        return tuple([n for n in lying if not any(self._is_mine(game, token) for token in tokens_on(game, n))])

    def _is_mine(self, game: Game, token: int) -> bool:
        return game.state.tokens[token].kind == self.key

    def _move(self, game: Game, seat: Seat) -> Outcome:
        choices = self._unmoved(game)
        return Call(MoveObstacle(by=seat, choices=choices, band=Distance.TWO.number)) if choices else NEXT

    @rule("OBS-14", "OBJ-10")
    def second_moves(self, game: Game) -> Outcome:
        """Within distance 1-2, not onto a ship, squadron or obstacle."""
        return self._move(game, second_player(game))

    def mark_moved(self, game: Game) -> Outcome:
        """A token marks what was moved."""
        moved = game.result(MoveObstacle)
        pose = None if moved is None else place_on_obstacle(game, moved.moved)
        if pose is not None:
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, pose=pose)))
        return NEXT

    def first_moves(self, game: Game) -> Outcome:
        """Another one."""
        return self._move(game, first_player(game))

    steps = (second_moves, mark_moved, first_moves, mark_moved)


@trigger("navigational_hazards", at=ROUND_START)
class HazardsRound(ObjectiveEffect[Round], kw_only=True):
    """When the next round starts the tokens are removed."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There are some."""
        return bool(tokens_on_table(game, self.key))

    def resolve(self, game: Game, round: Round) -> Outcome:
        """All of them."""
        for token in tokens_on_table(game, self.key):
            remove_token(game, token)
        return DONE


# Salvage Run


@trigger("salvage_run", at=SETUP_5_BEFORE)
class SalvageRunObstacles(ObjectiveEffect[Setup], kw_only=True):
    """The station lies in the centre; all other obstacles and two dust fields are placed at distance 1-5 of it."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """As usual otherwise."""
        table = game.play_area
        stations = of_kind(game, ObstacleKind.STATION)
        for station in stations:
            game.emit(ObstaclePlaced(station, pose_at(table.width / 2, table.height / 2), False))
        plan = setup.obstacles
        others = tuple([number for number in plan.obstacles if number not in stations])
        place = plan.place._replace(at_obstacles=stations, at_length=Distance.FIVE.end)
        setup.obstacles = replace(plan, obstacles=(*others, *add_dust_fields(game)), place=place)
        return DONE


@trigger("salvage_run", at=SETUP_5_AFTER)
class SalvageRunTokens(ObjectiveEffect[Setup], kw_only=True):
    """The second player places four tokens, each at distance 1 of the station, beyond distance 1 of each other."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """In the setup area."""
        place = token_place(game, tokens=Distance.ONE.end)
        place = place._replace(at_obstacles=of_kind(game, ObstacleKind.STATION))
        placers = (second_player(game),) * SALVAGE_TOKENS
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@all_open
@trigger("salvage_run", at=SETUP_6_AFTER)
class SalvageRunCommands(SecondPlayerTokens, kw_only=True):
    """Each ship of the second player gains a Navigate token."""

    command = Command.NAVIGATE


@offer("salvage_run", at=ACT_1_REVEAL, free=True)
class SalvageRun(TakeToken, kw_only=True):
    """Any ship that reveals a dial may take a token at distance 1."""


# Sensor Net


@trigger("sensor_net", at=SETUP_5_AFTER)
class SensorNetTokens(ObjectiveEffect[Setup], kw_only=True):
    """The players place four tokens in turn, the first player first."""

    @rule("OBJ-04", "OBJ-10")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """Beyond distance 5 of the players' edges and beyond distance 3 of each other."""
        seats = (first_player(game), second_player(game))
        placers = tuple([seats[turn % 2] for turn in range(SENSOR_TOKENS)])
        place = token_place(game, edges=Distance.FIVE.end, tokens=Distance.THREE.end)
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@trigger("sensor_net", at=ACT_1_REVEAL)
class SensorNet(ObjectiveEffect[ShipActivation], kw_only=True):
    """A ship that reveals a dial beside tokens gains a victory token; the opponent moves one that its owner names."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The owner of the ship."""
        return game.owner(activation.ship)

    @rule("DMGCARD-crew-panic-01")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """A token is at distance 1."""
        return bool(tokens_near(game, self.key, activation.ship))

    @rule("OBJ-04")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """The first player moves it within distance 1-2, the second within distance 1-4; it may stay."""
        ship = activation.ship
        near = tokens_near(game, self.key, ship)
        token = yield from choose(game.owner(ship), CHOSEN_OBJECTIVE_TOKEN, near)
        gain_victory_tokens(game, game.side(ship))
        mover = game.opponent_of(ship)
        band = Distance.TWO if game.side_of(mover) == game.state.first_side else Distance.FOUR
        return Call(MoveTokens(by=mover, tokens=(token,), band=band.number), then=DONE)


# Solar Corona


class Corona(StrEnum):
    """The short edge of the play area that is the corona, as the first player sees it."""

    LEFT = "left"
    RIGHT = "right"


CORONA = Kind[Corona]("corona", "Which short edge of the play area is the corona?")


@trigger("solar_corona", at=SETUP_6_BEFORE)
class SolarCoronaDeployment(FirstPlayerDeploysFirst, kw_only=True):
    """The first player deploys everything first."""


@trigger("solar_corona", at=SETUP_6_AFTER)
class SolarCoronaEdge(ObjectiveEffect[Setup], kw_only=True):
    """Then the second player names a short edge as the corona."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> Step:
        """For the whole game."""
        corona = yield from choose(second_player(game), CORONA, tuple(Corona))
        mark(game, self.key, Scope.GAME, text=corona.value)
        return DONE


@trigger("solar_corona", at=ATK_3_START)
class SolarCorona(ObjectiveInAttack, kw_only=True):
    """A ship that attacks with the corona in arc discards a die with an accuracy icon right after the roll."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Such a die was rolled, and any point of the edge lies in the arc of the attacking hull zone."""
        zone = attack.zone
        if zone is None or not attack.pool.places(face=DieFace.ACCURACY):
            return False
        ends = self._ends(game)
        return ends is not None and is_segment_in_arc(game.hull(attack.attacker).zone(zone), *ends)

    def _ends(self, game: Game) -> tuple[Point, Point] | None:
        """The ends of the corona."""
        table = game.play_area
        for entry in game.lasting(self.key):
            x = 0.0 if entry.text == Corona.LEFT else table.width
            return (x, 0.0), (x, table.height)
        return None

    @rule("ARC-02", "ATK-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the attacker's choice; the attack is not canceled, even if it was the last die."""
        pool = attack.pool
        by_color = {pool.dice[place].color: place for place in reversed(pool.places(face=DieFace.ACCURACY))}
        die = yield from choose(game.owner(attack.attacker), ACCURACY_DIE, sorted(by_color.values()))
        modified(game, attack, pool.without((die,)), self.key)
        return DONE
