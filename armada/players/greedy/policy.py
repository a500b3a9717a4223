"""The policy: a quick answer to every kind of question, without looking ahead.

It continues imagined games, and answers real questions for which there is nothing better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from armada.engine.procedures import Procedure
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.engine.windows import EFFECT
from armada.players.greedy import attacks, cards, commands, defense, dice, maneuvers, setup, squadrons, teams
from armada.rules.attack import Attack
from armada.rules.attack_effects import STANDARD_CRITICAL
from armada.rules.commands import CommandProcedure
from armada.rules.damage import SufferDamage
from armada.rules.deploying import DeployShip
from armada.rules.game import Game
from armada.rules.overlapping import PlaceSquadrons
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.timing import ATK_5_CRIT
from armada.state.records import Command, ShipId

Choice = Callable[[Game, Any], Any]
"""A function that answers a question, from the game as the asked seat imagines it."""

ACCURACY = "accuracy"
CONCENTRATE_FIRE = "concentrate_fire"
NAVIGATE = "navigate"
ANY_TIME = "any_time"
STANDING = (STANDARD_CRITICAL, ACCURACY, CONCENTRATE_FIRE, NAVIGATE)
"""Effects of the rules that a rule of thumb decides."""


def choose_effect(game: Game, question: Question[str]) -> Any:
    """Effects of the rules if they help; card effects only if they must be resolved or are critical effects."""
    options = question.options
    for key in STANDING:
        if key in options and wants(game, key):
            return key
    cards = cards_among(options)
    if cards and is_critical(game):
        return cards[0]
    return PASS if question.may_pass else next(iter(cards), options[0])


def is_critical(game: Game) -> bool:
    """Whether critical effects are offered."""
    return game.open_timing is ATK_5_CRIT


def cards_among(options: Sequence[str]) -> list[str]:
    """The card effects among those offered; those usable at any time are offered again outside windows."""
    return [key for key in options if key not in STANDING and key != ANY_TIME]


def wants(game: Game, key: str) -> bool:
    """Whether an effect of the rules helps now."""
    if key == STANDARD_CRITICAL:
        return True
    if key == ACCURACY:
        return game.innermost(Attack) is not None and defense.wants_lock(game)
    if key == CONCENTRATE_FIRE:
        return wants_concentrated_fire(game)
    return maneuvers.wants_navigate(game)


def wants_concentrated_fire(game: Game) -> bool:
    """A dial always against ships, or if no ship is left to attack; a token if it can reroll a bad die."""
    attack = game.innermost(Attack)
    if attack is None:
        return False
    ship = game.ship(attack.attacker)
    at_ship = game.is_ship(attack.defender)
    if ship.revealed is Command.CONCENTRATE_FIRE:
        return at_ship or not _can_attack_ships(game, ship.id)
    dice_value = dice.DiceValue(game, attack, ship.seat)
    return at_ship and any(dice_value.reroll_gain(place) > 0.6 for place in range(len(attack.pool.dice)))


def _can_attack_ships(game: Game, ship: ShipId) -> bool:
    return any(choice.target_zone is not None for choice in attacks.attack_values(game, ship))


class Known(NamedTuple):
    """The function that answers a kind of question, and the procedure that must be under way for it to apply."""

    choice: Choice
    within: type[Procedure] = Procedure


CHOICES: dict[str, Known] = {
    "grand admiral": Known(teams.choose_grand_admiral),
    "assigned target": Known(teams.choose_target),
    "player": Known(teams.choose_player),
    "deploying player": Known(teams.choose_deploying),
    "agreement": Known(teams.agree),
    "first player": Known(setup.choose_first_player),
    "objective": Known(setup.choose_objective),
    "obstacle placement": Known(setup.choose_obstacle),
    "objective token": Known(setup.choose_token_place),
    "deployment": Known(setup.choose_deployed),
    "ship placement": Known(setup.choose_ship_placement, DeployShip),
    "squadron placement": Known(setup.choose_squadron_placement),
    "command dials": Known(commands.choose_dials),
    "dial use": Known(commands.choose_dial_use, ShipActivation),
    "command": Known(commands.choose_command, ShipActivation),
    "way": Known(commands.choose_way, CommandProcedure),
    "repair": Known(commands.choose_repair, RepairCommand),
    "discarded token": Known(commands.choose_discarded_token),
    "proposed ship": Known(commands.propose_ship),
    "ship to activate": Known(commands.choose_ship),
    "course": Known(maneuvers.choose_course, ExecuteManeuver),
    "new speed": Known(maneuvers.choose_speed, ExecuteManeuver),
    "attack": Known(attacks.choose_attack),
    "next squadron": Known(attacks.choose_attack),
    "attacked hull zone": Known(attacks.choose_attacked_zone),
    "removed die": Known(dice.choose_removed, Attack),
    "added die": Known(dice.choose_added, Attack),
    "accuracy die": Known(dice.choose_least_die, Attack),
    "rerolled die": Known(dice.choose_reroll, Attack),
    "rerolled dice": Known(dice.choose_rerolls, Attack),
    "spent die": Known(dice.choose_least_die, Attack),
    "changed die": Known(dice.choose_least_die, Attack),
    "canceled die": Known(dice.choose_least_die, Attack),
    "new face": Known(dice.choose_face, Attack),
    "evaded dice": Known(dice.choose_evaded, Attack),
    "locked token": Known(defense.choose_lock, Attack),
    "defense token": Known(defense.choose_token, Attack),
    "redirect zones": Known(defense.choose_redirect, Attack),
    "redirected damage": Known(defense.choose_redirected, Attack),
    "defending hull zone": Known(cards.choose_defending_zone, Attack),
    "gained defense token": Known(cards.choose_gained_token),
    "readied defense token": Known(cards.choose_readied_token),
    "discarded upgrade": Known(cards.choose_discarded_upgrade),
    "damaged hull zone": Known(defense.choose_damaged_zone, SufferDamage),
    "proposed squadron": Known(squadrons.propose_squadron),
    "squadron to activate": Known(squadrons.choose_squadron),
    "squadron action": Known(squadrons.choose_action, SquadronActivation),
    "squadron move": Known(squadrons.choose_move, MoveSquadron),
    "placement": Known(squadrons.choose_placement),
    EFFECT.name: Known(choose_effect),
}
"""By the name of the kind of question."""


def choice_for(game: Game, question: Question[Any]) -> Choice | None:
    """The function that answers a question, if there is one; None for a free question without options."""
    known = CHOICES.get(question.kind.name)
    if known is None or game.innermost(known.within) is None:
        return None
    return None if isinstance(question, FreeQuestion) and not question.options else known.choice


class Middle:
    """Numbers that lead a sampler to the middle of its range."""

    def random(self) -> float:
        """Always the same."""
        return 0.5


MIDDLE = Middle()


def policy_answer(game: Game, question: Question[Any]) -> Any:
    """An answer to any question: by its kind, or the first option."""
    choice = choice_for(game, question)
    if choice is not None:
        return choice(game, question)
    if isinstance(question, SomeQuestion):
        return dice.fitting(question, ())
    if question.options:
        return question.options[0]
    return PASS if question.may_pass else question.sample(MIDDLE)


def place_displaced(game: Game) -> None:
    """Place the squadrons that a ship has lifted: until then nothing can be valued, and nothing else can begin."""
    while game.innermost(PlaceSquadrons) is not None:
        asked = game.question
        if asked is None:
            break
        game.play(policy_answer(game, asked), asked.seat)
