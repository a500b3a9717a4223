"""Navigational Hazards: obstacles move, and each ship they hurt earns its opponent a victory token."""

from __future__ import annotations

from armada.effects.damage_cards.lasting import DamagedControls
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    first_player,
    gain_victory_tokens,
    second_player,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import StationLast, WithoutStation, of_kind, place_on_obstacle
from armada.effects.verbs.card_effects import mark
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, NEXT, Call, StepResult, rule
from armada.engine.seats import Seat, Side
from armada.geometry.ruler import Distance
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle, tokens_on
from armada.rules.object_events import change_tokens
from armada.rules.obstacles import HURTS_SHIPS, ResolveObstacle
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import DMG_CARD_DEAL, MAN_OBSTACLES, ROUND_END, ROUND_START, SETUP_5_AFTER, SETUP_5_BEFORE
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Scope, ShipId, Token


@trigger("navigational_hazards", at=SETUP_5_BEFORE)
class HazardsObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("navigational_hazards", at=SETUP_5_AFTER)
class HazardsStation(StationLast, kw_only=True):
    """Then the second player places the station."""


def _earn(game: Game, key: str, ship: ShipId, obstacle: int) -> StepResult:
    """An obstacle hurt a ship: its opponent gains a victory token, once for each obstacle and maneuver."""
    mark(game, key, Scope.MANEUVER, unit=ship, value=obstacle)
    gain_victory_tokens(game, Side(1 - game.side(ship)), unit=ship)
    return DONE


def _has_earned(game: Game, key: str, ship: ShipId, obstacle: int) -> bool:
    return any(entry.value == obstacle for entry in game.lasting(key, ship))


@trigger("navigational_hazards", at=MAN_OBSTACLES)
class NavigationalHazards(ObjectiveEffect[ResolveObstacle], kw_only=True):
    """A ship that an obstacle hurts gives its opponent a victory token."""

    def decider(self, game: Game, resolving: ResolveObstacle) -> Seat:
        """The opponent."""
        return game.opponent_of(game.owner(resolving.ship))

    @rule("OBS-03", "OBS-04")
    def can_resolve(self, game: Game, resolving: ResolveObstacle) -> bool:
        """By damage, on shields too, or by a damage card."""
        return resolving.did_harm and not _has_earned(game, self.key, resolving.ship, resolving.obstacle)

    def resolve(self, game: Game, resolving: ResolveObstacle) -> StepResult:
        """One for each obstacle."""
        return _earn(game, self.key, resolving.ship, resolving.obstacle)


@trigger("navigational_hazards", at=DMG_CARD_DEAL)
class HazardsOfDamagedControls(ObjectiveEffect[DealDamageCard], kw_only=True):
    """A card that Damaged Controls deals for an obstacle counts as well."""

    def _obstacle(self, game: Game, dealing: DealDamageCard) -> int | None:
        """The obstacle for which a card is dealt; the first card may be for ships."""
        controls, maneuver = game.innermost(DamagedControls), game.innermost(ExecuteManeuver)
        if controls is None or maneuver is None or dealing.by != controls.card.key:
            return None
        place = controls.dealt - 1 - bool(maneuver.overlapped)
        return maneuver.obstacles[place] if place >= 0 else None

    @rule("DMGCARD-damaged-controls-01")
    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        """It is dealt for an obstacle."""
        obstacle = self._obstacle(game, dealing)
        return obstacle is not None and not _has_earned(game, self.key, dealing.ship, obstacle)

    def resolve(self, game: Game, dealing: DealDamageCard) -> StepResult:
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

    def _move(self, game: Game, seat: Seat) -> StepResult:
        choices = self._unmoved(game)
        return Call(MoveObstacle(by=seat, choices=choices, band=Distance.TWO.number)) if choices else NEXT

    @rule("OBS-14", "OBJ-10")
    def second_moves(self, game: Game) -> StepResult:
        """Within distance 1-2, not onto a ship, squadron or obstacle."""
        return self._move(game, second_player(game))

    def mark_moved(self, game: Game) -> StepResult:
        """A token marks what was moved."""
        moved = game.result(MoveObstacle)
        pose = None if moved is None else place_on_obstacle(game, moved.moved)
        if pose is not None:
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, pose=pose)))
        return NEXT

    def first_moves(self, game: Game) -> StepResult:
        """Another one."""
        return self._move(game, first_player(game))

    steps = (second_moves, mark_moved, first_moves, mark_moved)


@trigger("navigational_hazards", at=ROUND_START)
class HazardsRound(ObjectiveEffect[Round], kw_only=True):
    """When the next round starts the tokens are removed."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """There are some."""
        return bool(tokens_on_table(game, self.key))

    def resolve(self, game: Game, round: Round) -> StepResult:
        """All of them."""
        return change_tokens(game, tokens_on_table(game, self.key), None, then=DONE)
