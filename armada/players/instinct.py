"""Instinct: an answer to every kind of question, quick and without looking ahead.

It plays on when a game is tried out, and answers for itself where nothing better is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from armada.engine.questions import PASS, Question, SomeQuestion
from armada.engine.windows import EFFECT
from armada.players import attacks, commands, defense, dice, maneuvers, setup, squadrons
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.game import Game
from armada.state.records import Command, ShipId

Choice = Callable[[Game, Any], Any]
"""An answer to a question, from the game as the seat that is asked imagines it."""

ACCURACY = "accuracy"
CONCENTRATE_FIRE = "concentrate_fire"
NAVIGATE = "navigate"
ANY_TIME = "any_time"
STANDING = (STANDARD_CRITICAL, ACCURACY, CONCENTRATE_FIRE, NAVIGATE)
"""Effects of the rules that are decided by a rule of thumb."""


def choose_effect(game: Game, question: Question[str]) -> Any:
    """Effects of the rules where they help; of cards none that can be left."""
    options = question.options
    for key in STANDING:
        if key in options and wants(game, key):
            return key
    return PASS if question.may_pass else next(iter(cards_among(options)), options[0])


def cards_among(options: Sequence[str]) -> list[str]:
    """The effects of cards among those offered; what can be used at any time is offered again outside of windows."""
    return [key for key in options if key not in STANDING and key != ANY_TIME]


def wants(game: Game, key: str) -> bool:
    """Whether an effect of the rules helps now."""
    if key == STANDARD_CRITICAL:
        return True
    if key == ACCURACY:
        return defense.wants_lock(game)
    if key == CONCENTRATE_FIRE:
        return wants_concentrated_fire(game)
    return maneuvers.wants_navigate(game)


def wants_concentrated_fire(game: Game) -> bool:
    """A dial against ships always, and if no ship is left to attack; a token, if it can turn a bad die."""
    attack = game.under_way(Attack)
    if attack is None:
        return False
    ship = game.ship(attack.attacker)
    at_ship = game.is_ship(attack.defender)
    if ship.revealed is Command.CONCENTRATE_FIRE:
        return at_ship or not _can_attack_ships(game, ship.id)
    eye = dice.Eye(game, attack, ship.seat)
    return at_ship and any(eye.reroll_gain(place) > 0.6 for place in range(len(attack.pool.dice)))


def _can_attack_ships(game: Game, ship: ShipId) -> bool:
    return any(choice.target_zone is not None for choice in attacks.attack_worths(game, ship))


CHOICES: dict[str, Choice] = {
    "first player": setup.choose_first_player,
    "objective": setup.choose_objective,
    "obstacle placement": setup.choose_obstacle,
    "objective token": setup.choose_token_place,
    "deployment": setup.choose_deployed,
    "ship placement": setup.choose_ship_placement,
    "squadron placement": setup.choose_squadron_placement,
    "command dial": commands.choose_dial,
    "dial use": commands.choose_dial_use,
    "command": commands.choose_command,
    "way": commands.choose_way,
    "repair": commands.choose_repair,
    "discarded token": commands.choose_discarded_token,
    "ship to activate": commands.choose_ship,
    "course": maneuvers.choose_course,
    "new speed": maneuvers.choose_speed,
    "attack": attacks.choose_attack,
    "next squadron": attacks.choose_attack,
    "removed die": dice.choose_removed,
    "added die": dice.choose_added,
    "rerolled die": dice.choose_reroll,
    "rerolled dice": dice.choose_rerolls,
    "spent die": dice.choose_least_die,
    "changed die": dice.choose_least_die,
    "canceled die": dice.choose_least_die,
    "new face": dice.choose_face,
    "evaded dice": dice.choose_evaded,
    "locked token": defense.choose_lock,
    "defense token": defense.choose_token,
    "redirect zones": defense.choose_redirect,
    "redirected damage": defense.choose_redirected,
    "damaged hull zone": defense.choose_damaged_zone,
    "squadron to activate": squadrons.choose_squadron,
    "squadron action": squadrons.choose_action,
    "squadron move": squadrons.choose_move,
    "placement": squadrons.choose_placement,
    EFFECT.name: choose_effect,
}
"""By the name of the kind of question."""


class Middle:
    """Numbers that lead a sampler to the middle of what it can choose from."""

    def random(self) -> float:
        """Always the same."""
        return 0.5


MIDDLE = Middle()


def instinct(game: Game, question: Question[Any]) -> Any:
    """An answer to any question: by its kind, or the first that is offered."""
    choice = CHOICES.get(question.kind.name)
    if choice is not None:
        return choice(game, question)
    if isinstance(question, SomeQuestion):
        return dice.fitting(question, ())
    if question.options:
        return question.options[0]
    return PASS if question.may_pass else question.sample(MIDDLE)
