"""Asteroid Tactics: ships and unique squadrons on asteroid fields get defense tokens back; exogorths lurk."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec.structs import replace

from armada.catalog.cards import DefenseToken
from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.lurking_exogorths import ExogorthsReturn, remove_exogorths
from armada.effects.objectives.objective import ObjectiveEffect, is_of_first
from armada.effects.objectives.obstacles import WithoutStation, add_obstacles
from armada.effects.verbs.card_effects import mark
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.rules.exogorths import ExogorthAttacks
from armada.rules.game import Game
from armada.rules.obstacles import kind_of, overlapped_obstacles
from armada.rules.queries import OBSTACLE_EFFECT, OnObstacle
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.status_phase import can_ready
from armada.rules.timing import MAN_2_END, ROUND_END, SETUP_5_BEFORE, SQMOVE_AFTER, SQUADRON_EXOGORTH_AFTER
from armada.state.records import Scope, TokenId, TokenState, UnitId

P = TypeVar("P")


@trigger("asteroid_tactics", at=SETUP_5_BEFORE)
class AsteroidTacticsObstacles(WithoutStation, kw_only=True):
    """The second player places all obstacles but the station; the exogorths wait beside the table."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """By the usual limits."""
        super().resolve(game, setup)
        _, second = game.sides_in_order
        setup.obstacles = replace(setup.obstacles, placers=(second,))
        add_obstacles(game, ObstacleKind.EXOGORTH)
        return DONE


def restorable_tokens(game: Game, unit: UnitId) -> list[TokenId]:
    """The defense tokens that an asteroid field gives back: discarded ones, and for the second player exhausted ones.

    A Scatter cannot be recovered.
    """
    defense = game.unit(unit).defense
    lost = [t for t in tokens_in(game, unit, TokenState.DISCARDED) if defense[t].kind is not DefenseToken.SCATTER]
    if is_of_first(game, unit):
        return lost
    return sorted([*lost, *[t for t in tokens_in(game, unit, TokenState.EXHAUSTED) if can_ready(game, unit, t)]])


class AmongAsteroids(ObjectiveEffect[P], Generic[P], kw_only=True):
    """On an asteroid field the first player recovers a token exhausted; the second recovers or readies one."""

    def mover(self, subject: P) -> UnitId:
        """The ship or squadron that has moved."""
        raise NotImplementedError

    def fields(self, game: Game, subject: P) -> list[int]:
        """The asteroid fields that it overlaps after its move."""
        found = overlapped_obstacles(game, self.mover(subject))
        return [number for number in found if kind_of(game, number) is ObstacleKind.ASTEROID]

    def decider(self, game: Game, subject: P) -> Seat:
        """The controller of the ship or squadron."""
        return game.controller(self.mover(subject))

    def can_resolve(self, game: Game, subject: P) -> bool:
        """It lies on a field, and has a token to get back."""
        unit = self.mover(subject)
        if not game.is_in_play(unit) or not restorable_tokens(game, unit):
            return False
        return bool(self.fields(game, subject))

    @rule("DEF-27")
    def resolve(self, game: Game, subject: P) -> Step:
        """One token for each field."""
        unit = self.mover(subject)
        tokens = restorable_tokens(game, unit)
        token = yield from choose(game.controller(unit), CHOSEN_TOKEN, tokens, about=unit)
        if self.is_repeatable:
            mark(game, self.key, Scope.MANEUVER, unit=unit, value=self.fields(game, subject)[0])
        state = TokenState.EXHAUSTED if is_of_first(game, unit) else TokenState.READIED
        turn_token(game, unit, token, state, self.key)
        return DONE


@offer("asteroid_tactics", at=MAN_2_END, free=True)
class AsteroidTacticsShips(AmongAsteroids[ExecuteManeuver], kw_only=True):
    """A ship that ends its maneuver on an asteroid field may get a token back, on two fields two."""

    is_repeatable = True

    def fields(self, game: Game, subject: ExecuteManeuver) -> list[int]:
        """The fields that it has not used in this maneuver."""
        used = {entry.value for entry in game.lasting(self.key, subject.ship)}
        return [number for number in super().fields(game, subject) if number not in used]

    def mover(self, subject: ExecuteManeuver) -> UnitId:
        """The ship."""
        return subject.ship


@offer("asteroid_tactics", at=SQMOVE_AFTER, free=True)
class AsteroidTacticsSquadrons(AmongAsteroids[MoveSquadron], kw_only=True):
    """A unique squadron that ends its move on an asteroid field may get a token back."""

    def mover(self, subject: MoveSquadron) -> UnitId:
        """The squadron."""
        return subject.squadron

    def can_resolve(self, game: Game, subject: MoveSquadron) -> bool:
        """Only unique ones have moved for it."""
        return subject.has_moved and game.squadron_card(subject.squadron).unique and super().can_resolve(game, subject)


@modifier("asteroid_tactics", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
@rule("OBS-03")
def asteroid_tactics(game: Game, card: CardInPlay, overlap: OnObstacle, acts: bool) -> bool:
    """Asteroid fields do nothing to the second player's ships."""
    return acts and (is_of_first(game, overlap.unit) or kind_of(game, overlap.obstacle) is not ObstacleKind.ASTEROID)


@trigger("asteroid_tactics", at=SQUADRON_EXOGORTH_AFTER)
class AsteroidTacticsHunt(ObjectiveEffect[ExogorthAttacks], kw_only=True):
    """After the attacks exogorths are removed."""

    @rule("EXT-obstacle-09")
    def resolve(self, game: Game, attacks: ExogorthAttacks) -> StepResult:
        """Until the end of the round."""
        remove_exogorths(game)
        return DONE


@trigger("asteroid_tactics", at=ROUND_END)
class AsteroidTacticsReturn(ExogorthsReturn, kw_only=True):
    """At the end of the round the second player places both exogorths."""
