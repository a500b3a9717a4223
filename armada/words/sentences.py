"""Sentences of a screen, in parts that can be pointed at: what is asked, what others decide, and what goes on."""

from __future__ import annotations

import re
from typing import Any, Final

from armada.analysis.attack_progress import attack_step
from armada.analysis.progress import SETUP_STEPS, open_window, progress_of, setup_step
from armada.engine.effects import Effect
from armada.engine.questions import Question
from armada.engine.windows import EFFECT
from armada.rules.attack import Attack
from armada.rules.commands import CommandProcedure
from armada.rules.game import Game
from armada.rules.overlapping import PlaceSquadrons
from armada.rules.setup import Setup
from armada.rules.shifted_obstacles import AT_OBSTACLE, ShiftObstacle
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SquadronTurn
from armada.rules.timing import ACT_2_BEFORE, ROUND_START
from armada.views.subject import concerned, is_asked_in_secret
from armada.words.effects import effect_name
from armada.words.names import Names, command_name, counted
from armada.words.parts import Part
from armada.words.position import moment
from armada.words.questions import wording_of

ATTACK_STEPS: Final = ("Target", "Roll", "Effects", "Defense", "Damage")
ACTIVATION_STEPS: Final = ("Reveal", "Attack", "Maneuver")

DECLARING: Final = frozenset({"attack", "next squadron"})
"""The kinds of question with which an attack begins."""

_SLOT: Final = re.compile(r"\{(\w+)\}")


def subject_of(game: Game, question: Question[Any]) -> int | None:
    """The ship or squadron that a question is about; of squadrons that were displaced, the ship that did it."""
    if question.kind.name == "placement":
        placing = game.under_way(PlaceSquadrons)
        return None if placing is None else placing.ship
    if question.kind is AT_OBSTACLE:
        shift = game.under_way(ShiftObstacle)
        return shift.squadrons[0] if shift is not None and shift.squadrons else None
    if question.kind.name in PLAIN:
        return None
    return concerned(game, question)


PLAIN: Final = frozenset(
    {"first player", "objective", "obstacle placement", "deployment", "deploying player", "player", "ship to activate"}
)
"""The kinds of question that are about no ship or squadron, but ask for one."""


def sentence_of(game: Game, question: Question[Any]) -> tuple[Part, ...]:
    """What is asked, as it is said to the one who decides."""
    doing = wording_of(question.kind.name, open_window(game)).doing
    if question.kind is EFFECT and len(question.options) == 1:
        doing = doing.replace("an effect", effect_name(game, question.options[0]).replace(", ", " of ", 1))
    lead = _lead(game, question)
    return (*lead, *_filled(game, question, doing if lead else doing[0].upper() + doing[1:]), Part("."))


def told_sentence(game: Game, question: Question[Any]) -> tuple[Part, ...]:
    """What another seat decides, as everybody may hear it."""
    wording = wording_of(question.kind.name, open_window(game))
    told = wording.told or third_person(wording.doing)
    player = Part(Names(game.state).seat(question.seat), seat=question.seat)
    lead = () if is_asked_in_secret(game) else _lead(game, question)
    return (*lead, player, *_filled(game, question, f" {told}"), Part("."))


def third_person(doing: str) -> str:
    """The same of somebody else: "choose" is "chooses", "modify" is "modifies"."""
    verb, _, rest = doing.partition(" ")
    if verb.endswith("y") and verb[-2] not in "aeiou":
        verb = f"{verb[:-1]}ie"
    return f"{verb}s {rest}"


def _lead(game: Game, question: Question[Any]) -> tuple[Part, ...]:
    """Who attacks whom, in an attack, and which card is resolved."""
    attack, effect = game.under_way(Attack), game.frames[-1].procedure
    found: list[Part] = []
    if attack is not None:
        verb = "counters" if attack.is_counter else "attacks"
        found += _filled(game, question, f"{{attacker}} {verb} {{defender}}")
    if isinstance(effect, Effect) and effect.card.number >= 0:
        found += [Part(". ")] if found else []
        found.append(Part(Names(game.state).card(effect.card.key), card=effect.card.key))
    return (*found, Part(": ")) if found else ()


def _filled(game: Game, question: Question[Any], text: str) -> tuple[Part, ...]:
    """A text with the names of ships and squadrons filled in, each a part of its own."""
    found: list[Part] = []
    for place, piece in enumerate(_SLOT.split(text)):
        if place % 2:
            unit = _unit(game, question, piece)
            found.append(Part("the ship") if unit is None else Part(game.unit(unit).label, unit=unit))
        elif piece:
            found.append(Part(piece))
    return tuple(found)


def _unit(game: Game, question: Question[Any], slot: str) -> int | None:
    attack = game.under_way(Attack)
    if attack is not None and slot in ("attacker", "defender"):
        return attack.attacker if slot == "attacker" else attack.defender
    return subject_of(game, question)


# What goes on


def context_of(game: Game) -> str:
    """What goes on around a question: the card, the command, the attack, the maneuver or the activation."""
    names = Names(game.state)
    for frame in reversed(game.frames):
        procedure: Any = frame.procedure
        if isinstance(procedure, Effect):
            return effect_name(game, procedure.ident)
        if isinstance(procedure, SquadronCommand):
            return _squadron_command(game, procedure)
        if isinstance(procedure, CommandProcedure):
            return f"{command_name(procedure.command)} command"
        if isinstance(procedure, Attack):
            return f"{'Counter attack' if procedure.is_counter else 'Attack'} on {names.unit(procedure.defender)}"
        if isinstance(procedure, ExecuteManeuver):
            return f"Maneuver of {names.unit(procedure.ship)}"
        if isinstance(procedure, ShipActivation):
            return f"Activation of {names.unit(procedure.ship)}"
        if isinstance(procedure, SquadronActivation) and not procedure.by_command:
            return f"Activation of {names.unit(procedure.squadron)}"
        if isinstance(procedure, SquadronTurn):
            return f"{moment(game.state)}, {counted(procedure.left, 'squadron')} left to activate"
    return f"Round {game.state.round}" if open_window(game) == ROUND_START.id else moment(game.state)


def _squadron_command(game: Game, command: SquadronCommand) -> str:
    most = command.most(game)
    number = min(len(command.activated) + (0 if command is game.frames[-1].procedure else -1) + 1, most)
    return f"Squadron command, {number} of {most}" if most else "Squadron command"


def steps_of(game: Game, question: Question[Any]) -> tuple[tuple[str, ...], int]:
    """The steps of the procedure that a question belongs to, and which one it is."""
    attack = progress_of(game, Attack)
    if attack is not None:
        return ATTACK_STEPS, attack_step(attack) - 1
    if question.kind.name in DECLARING:
        return ATTACK_STEPS, 0
    activation = progress_of(game, ShipActivation)
    if activation is not None:
        steps = ShipActivation.steps
        firsts = (steps.index(ACT_2_BEFORE), steps.index(ShipActivation.maneuver))
        return ACTIVATION_STEPS, sum([activation.step >= first for first in firsts])
    if game.under_way(Setup):
        names = tuple(SETUP_STEPS)
        return tuple([name.title() for name in names]), names.index(setup_step(game))
    return (), 0
