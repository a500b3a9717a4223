"""Infested Fields: tokens on obstacles for whoever moves onto them, and exogorths that lurk beside obstacles."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dangerous_territory import TAKEN_TOKENS, DangerousTerritory
from armada.effects.objectives.lurking_exogorths import ExogorthsReturn, remove_exogorths
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    gain_victory_tokens,
    remove_token,
    second_player,
)
from armada.effects.objectives.obstacles import WithoutStation, add_obstacles, mark_obstacles, tokens_of
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import choose_some
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.exogorths import ExogorthAttacks, PlaceExogorths
from armada.rules.game import Game
from armada.rules.moving_objects import MoveObstacle
from armada.rules.obstacles import overlapped_obstacles
from armada.rules.setup import Setup
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.timing import (
    MAN_2_END,
    ROUND_END,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
    SQMOVE_AFTER,
    SQUADRON_EXOGORTH_AFTER,
)


@trigger("infested_fields", at=SETUP_5_BEFORE)
class InfestedFieldsObstacles(WithoutStation, kw_only=True):
    """The players place all obstacles but the station."""


@trigger("infested_fields", at=SETUP_5_AFTER)
class InfestedFieldsLairs(ObjectiveEffect[Setup], kw_only=True):
    """Each obstacle gets a token; then the second player places two exogorths, each touching another obstacle."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("EXT-objective-06")
    def place_tokens(self, game: Game) -> StepResult:
        """The place on the obstacle does not matter; exogorths get none."""
        mark_obstacles(game, self.key)
        return NEXT

    @rule("EXT-obstacle-06")
    def place_exogorths(self, game: Game) -> StepResult:
        """In the setup area, as all obstacles are."""
        added = add_obstacles(game, ObstacleKind.EXOGORTH)
        return Call(PlaceExogorths(by=second_player(game), left=added, area=game.play_area.setup_area), then=DONE)

    steps = (place_tokens, place_exogorths)


@offer("infested_fields", at=MAN_2_END, free=True)
class InfestedFieldsShips(DangerousTerritory, kw_only=True):
    """A ship that overlaps an obstacle after its maneuver may take the token on it, and gains a victory token."""


@offer("infested_fields", at=SQMOVE_AFTER, free=True)
class InfestedFieldsSquadrons(ObjectiveEffect[MoveSquadron], kw_only=True):
    """A squadron that overlaps an obstacle after its move may take the token on it, and gains a victory token."""

    def decider(self, game: Game, move: MoveSquadron) -> Seat:
        """The controller of the squadron."""
        return game.controller(move.squadron)

    def _tokens(self, game: Game, move: MoveSquadron) -> list[list[int]]:
        """The tokens on each obstacle that it overlaps."""
        found = [tokens_of(game, self.key, number) for number in overlapped_obstacles(game, move.squadron)]
        return [tokens for tokens in found if tokens]

    @rule("EXT-objective-06")
    def can_resolve(self, game: Game, move: MoveSquadron) -> bool:
        """It has moved, and there is a token."""
        return move.has_moved and bool(self._tokens(game, move))

    @rule("EXT-objective-06")
    def resolve(self, game: Game, move: MoveSquadron) -> Step:
        """One from each obstacle."""
        on = self._tokens(game, move)
        every = tuple(dict.fromkeys([token for tokens in on for token in tokens]))

        def allows(chosen: tuple[int, ...]) -> bool:
            return all(sum([token in tokens for token in chosen]) <= 1 for tokens in on)

        seat = game.controller(move.squadron)
        taken = yield from choose_some(seat, TAKEN_TOKENS, every, least=1, most=len(on), allows=allows)
        for token in taken:
            remove_token(game, token)
        gain_victory_tokens(game, game.side(move.squadron), len(taken), unit=move.squadron)
        return DONE


@all_open
@trigger("infested_fields", at=SQUADRON_EXOGORTH_AFTER)
class InfestedFieldsShift(ObjectiveEffect[ExogorthAttacks], kw_only=True):
    """After the attacks exogorths are removed, and the second player moves the obstacles that they touched."""

    left: tuple[int, ...] = ()
    """The obstacles yet to be moved."""

    def decider(self, game: Game, attacks: ExogorthAttacks) -> Seat:
        """The second player."""
        return second_player(game)

    def remove(self, game: Game) -> StepResult:
        """An obstacle that both touched is moved once."""
        self.left = remove_exogorths(game)
        return NEXT

    @rule("EXT-object-03", "EXT-object-04")
    def move(self, game: Game) -> StepResult:
        """Within distance 1-2, in any order."""
        done = game.result(MoveObstacle)
        if done is not None:
            self.left = tuple([number for number in self.left if number != done.moved])
        if not self.left:
            return DONE
        return Call(MoveObstacle(by=second_player(game), choices=self.left, band=Distance.TWO.number), then=REPEAT)

    steps = (remove, move)


@trigger("infested_fields", at=ROUND_END)
class InfestedFieldsReturn(ExogorthsReturn, kw_only=True):
    """At the end of the round the exogorths come back."""
