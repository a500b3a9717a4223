"""Jamming Barrier: attacks across the line between two tokens lose half their dice."""

from __future__ import annotations

from math import hypot

from msgspec.structs import replace

from armada.catalog.cards import Printing
from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInAttack,
    second_player,
    token_place,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import of_kind
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.convex import Line
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, place_token
from armada.geometry.pose import EXACT, Pose
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack, remove_die
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ATK_2_REMOVE, SETUP_5_BEFORE, SETUP_6_AFTER
from armada.rules.token_placement import PlaceTokens


@trigger("jamming_barrier", at=SETUP_5_BEFORE)
class JammingBarrierObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Only the asteroid fields and two dust fields are placed."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        asteroids = of_kind(game, ObstacleKind.ASTEROID)
        setup.obstacles = replace(setup.obstacles, obstacles=(*asteroids, *add_dust_fields(game)))
        return DONE


@trigger("jamming_barrier", at=SETUP_6_AFTER)
class JammingBarrierTokens(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, the second player places two tokens at distance 1-5 of each other."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def place_first(self, game: Game) -> StepResult:
        """Anywhere in the setup area."""
        return Call(PlaceTokens(placers=(second_player(game),), kind=self.key, place=token_place(game)), then=NEXT)

    def place_second(self, game: Game) -> StepResult:
        """At distance 1-5 of the first."""
        tokens = tuple(tokens_on_table(game, self.key))
        place = token_place(game)._replace(at_tokens=tokens, at_length=Distance.FIVE.end)
        return Call(PlaceTokens(placers=(second_player(game),), kind=self.key, place=place), then=DONE)

    steps = (place_first, place_second)


@all_open
@trigger("jamming_barrier", at=ATK_2_REMOVE, printing=Printing.ERA_2016)
class JammingBarrier(ObjectiveInAttack, kw_only=True):
    """An attack whose line of sight crosses the line between the tokens loses half its dice, rounded down."""

    left: int = -1
    """How many dice are still to be removed; none counted yet: -1."""

    @rule("FX-17", "LOS-15")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Of a single die half is none; it is no obstruction."""
        tokens = [game.state.tokens[number].pose for number in tokens_on_table(game, self.key)]
        poses = [pose for pose in tokens if pose is not None]
        return len(attack.colors) > 1 and len(poses) == 2 and self.is_crossed(game, attack, poses)

    def is_crossed(self, game: Game, attack: Attack, tokens: list[Pose]) -> bool:
        """Whether the line of sight crosses the line between the tokens."""
        one, other = tokens
        return _cross(attack.line(game).sight, *one.centre, *other.centre)

    @rule("ATK-21", "ATK-23")
    def remove(self, game: Game) -> Step:
        """The attacker chooses them, one after the other."""
        attack: Attack = game.subject_of(self)
        left = len(attack.colors) // 2 if self.left < 0 else self.left
        if left == 0:
            return DONE
        color = yield from choose(game.controller(attack.attacker), REMOVED_DIE, tuple(dict.fromkeys(attack.colors)))
        remove_die(game, attack, color, self.key)
        self.left = left - 1
        return REPEAT

    steps = (remove,)


@all_open
@trigger("jamming_barrier", at=ATK_2_REMOVE, printing=Printing.FINAL)
class JammingBarrierFinal(JammingBarrier, kw_only=True):
    """The same for an attack whose line of sight crosses a token, unless attacker or defender overlaps one."""

    @rule("EXT-objective-12", "LOS-15")
    def is_crossed(self, game: Game, attack: Attack, tokens: list[Pose]) -> bool:
        """A token that the line only touches is not crossed."""
        discs = [place_token(pose) for pose in tokens]
        bodies = (game.piece(attack.attacker), game.piece(attack.defender))
        if any(overlaps(disc, body) for disc in discs for body in bodies):
            return False
        sight = attack.line(game).sight
        return super().is_crossed(game, attack, tokens) or any(_passes(sight, disc) for disc in discs)


def _cross(line: Line, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a line crosses a segment; an end that is only touched does not count."""

    def side(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax)

    a, b = side(x1, y1, x2, y2, line.x1, line.y1), side(x1, y1, x2, y2, line.x2, line.y2)
    c, d = side(line.x1, line.y1, line.x2, line.y2, x1, y1), side(line.x1, line.y1, line.x2, line.y2, x2, y2)
    return a * b < -EXACT and c * d < -EXACT


def _passes(line: Line, disc: Disc) -> bool:
    """Whether a line goes through a token; its rim alone does not count."""
    dx, dy = line.x2 - line.x1, line.y2 - line.y1
    length = dx * dx + dy * dy
    along = 0.0 if not length else ((disc.x - line.x1) * dx + (disc.y - line.y1) * dy) / length
    nearest = min(1.0, max(0.0, along))
    gap = hypot(line.x1 + nearest * dx - disc.x, line.y1 + nearest * dy - disc.y)
    return gap < disc.r - EXACT
