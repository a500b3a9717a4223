"""Jamming Barrier: attacks across the line between two tokens lose half their dice."""

from __future__ import annotations

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
from armada.geometry.pose import EXACT
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.attack_events import remove_die
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ATK_2_REMOVE, SETUP_5_BEFORE, SETUP_6_AFTER
from armada.rules.token_placement import PlaceTokens


@trigger("jamming_barrier", at=SETUP_5_BEFORE, printing=Printing.ERA_2016)
class JammingBarrierObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Only the asteroid fields and two dust fields are placed."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """As usual otherwise."""
        asteroids = of_kind(game, ObstacleKind.ASTEROID)
        setup.obstacles = replace(setup.obstacles, obstacles=(*asteroids, *add_dust_fields(game)))
        return DONE


@trigger("jamming_barrier", at=SETUP_6_AFTER, printing=Printing.ERA_2016)
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
        if len(attack.colors) < 2 or len(tokens) != 2:
            return False
        one, other = tokens
        assert one is not None
        assert other is not None
        (x1, y1), (x2, y2) = one.centre, other.centre
        return _cross(attack.line(game).sight, x1, y1, x2, y2)

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


def _cross(line: Line, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a line crosses a segment; an end that is only touched does not count."""

    def side(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax)

    a, b = side(x1, y1, x2, y2, line.x1, line.y1), side(x1, y1, x2, y2, line.x2, line.y2)
    c, d = side(line.x1, line.y1, line.x2, line.y2, x1, y1), side(line.x1, line.y1, line.x2, line.y2, x2, y2)
    return a * b < -EXACT and c * d < -EXACT
