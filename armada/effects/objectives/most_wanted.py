"""Most Wanted: an own and an enemy ship that are easier to hit and count twice."""

from __future__ import annotations

from armada.effects.objectives.objective import (
    CountsTwice,
    ObjectiveEffect,
    ObjectiveInAttack,
    fleet_ships,
    is_objective_ship,
    name_objective_ship,
    second_player,
)
from armada.effects.verbs.dice import add_dice
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, NEXT, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.game import Game
from armada.rules.setup import Setup
from armada.rules.timing import ATK_3_MODIFY, GAME_END_OBJECTIVE, SETUP_6_AFTER


@trigger("most_wanted", at=SETUP_6_AFTER)
class MostWantedShips(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, the second player chooses an own and an enemy ship as objective ships."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("CARD-most-wanted-02")
    def name_own(self, game: Game) -> Step:
        """An own ship."""
        _, second = game.sides_in_order
        yield from name_objective_ship(game, second_player(game), fleet_ships(game, second))
        return NEXT

    @rule("CARD-most-wanted-02")
    def name_enemy(self, game: Game) -> Step:
        """And one of the first player's."""
        first, _ = game.sides_in_order
        yield from name_objective_ship(game, second_player(game), fleet_ships(game, first))
        return NEXT

    steps = (name_own, name_enemy)


@offer("most_wanted", at=ATK_3_MODIFY, free=True)
class MostWanted(ObjectiveInAttack, kw_only=True):
    """While a ship attacks an objective ship, add a die of a colour that is in the pool."""

    @rule("CARD-most-wanted-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship attacks, and there are dice; squadrons get nothing."""
        return bool(attack.pool.free) and game.is_ship(attack.attacker) and is_objective_ship(game, attack.defender)

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Once in an attack."""
        color = yield from choose(game.controller(attack.attacker), ADDED_COLOR, attack.pool.colors)
        yield from add_dice(game, attack, (color,), self.key)
        return DONE


@trigger("most_wanted", at=GAME_END_OBJECTIVE)
class MostWantedScore(CountsTwice, kw_only=True):
    """A destroyed objective ship counts twice."""
