"""Sentences about the open question, in parts that can be pointed at, and the context around it."""

from __future__ import annotations

from typing import Any, Final

from armada.analysis.attack_progress import attack_step
from armada.analysis.progress import SETUP_STEPS, progress_of, setup_step
from armada.engine.effects import Effect, read_ident
from armada.engine.questions import Kind, Question
from armada.engine.windows import EFFECT
from armada.messages.message import say, say_parts
from armada.rules.attack import Attack
from armada.rules.commanders import ASSIGNED_TARGET
from armada.rules.commands import CommandProcedure
from armada.rules.deployment import DEPLOY, NEXT_PLAYER
from armada.rules.game import Game
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE, Setup
from armada.rules.shifted_obstacles import AT_OBSTACLE, DisplaceAtObstacle
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import PLAYER, SHIP_TO_ACTIVATE, ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SquadronTurn
from armada.rules.targets import ATTACK, NEXT_SQUADRON
from armada.rules.team_play import PROPOSALS
from armada.rules.timing import ACT_2_BEFORE, ROUND_START
from armada.views.subject import subject_of
from armada.words.effects import effect_in_sentence, effect_name
from armada.words.names import Names, command_name
from armada.words.parts import Part
from armada.words.position import moment
from armada.words.question_words import Pieces
from armada.words.questions import words_of

ATTACK_STEPS: Final = ("target", "roll", "effects", "defense", "damage")
ACTIVATION_STEPS: Final = ("reveal", "attack", "maneuver")

WITH_A_SENTENCE: Final = frozenset({"accuracy", "standard_critical"})
"""Effects of the rules whose names do not fit into another sentence."""

DECLARING: Final = frozenset({ATTACK, NEXT_SQUADRON})
"""The kinds of question that declare an attack."""


def prompt_subject(game: Game, question: Question[Any]) -> int | None:
    """The ship or squadron that a question is about; for displaced squadrons, the ship that displaced them."""
    if question.kind is PLACEMENT:
        placing = game.innermost(PlaceSquadrons)
        assert placing is not None
        return placing.ship
    if question.kind is AT_OBSTACLE:
        shift = game.innermost(DisplaceAtObstacle)
        assert shift is not None
        return shift.squadrons[0]
    if question.kind in ABOUT_NO_UNIT:
        return None
    return subject_of(game, question)


ABOUT_NO_UNIT: Final = frozenset(
    {
        GRAND_ADMIRAL,
        ASSIGNED_TARGET,
        FIRST_PLAYER,
        OBJECTIVE,
        OBSTACLE,
        DEPLOY,
        NEXT_PLAYER,
        PLAYER,
        SHIP_TO_ACTIVATE,
        *PROPOSALS,
    }
)
"""The kinds of question that concern no ship or squadron until they are answered."""


def sentence_of(game: Game, question: Question[Any], kind: Kind[Any] | None = None) -> tuple[Part, ...]:
    """The question, put to the seat that decides; with a kind, in the words of questions of that kind."""
    if kind is not None:
        return (*_lead(game, question), *_filled(game, question, words_of(kind).ask))
    return (*_lead(game, question), *_filled(game, question, _asking(game, question)))


def _asking(game: Game, question: Question[Any]) -> Pieces:
    """The question itself; a single effect is named. Rules whose names are not nouns have a sentence of their own."""
    words = words_of(question.kind, game.open_timing)
    if question.kind is not EFFECT or len(question.options) != 1:
        return words.ask
    key, _ = read_ident(question.options[0])
    return say_parts(f"effects-rule-{key.replace('_', '-')}.ask") if key in WITH_A_SENTENCE else words.ask_one


def question_text(game: Game, question: Question[Any]) -> str:
    """The question, put to the seat that decides, as plain text."""
    return _plain(sentence_of(game, question))


def sentence_for_others(game: Game, question: Question[Any]) -> tuple[Part, ...]:
    """The decision that everybody else waits for, as far as they may know about it."""
    lead = () if game.asks_in_secret else _lead(game, question)
    return (*lead, *_filled(game, question, words_of(question.kind, game.open_timing).others))


def waiting_text(game: Game, question: Question[Any]) -> str:
    """The decision that everybody else waits for, as plain text."""
    return _plain(sentence_for_others(game, question))


def _plain(sentence: tuple[Part, ...]) -> str:
    return "".join([part.text for part in sentence])


def _lead(game: Game, question: Question[Any]) -> tuple[Part, ...]:
    """The attack under way, and the card that asks."""
    attack, effect = game.innermost(Attack), game.asker
    found: list[Part] = []
    if attack is not None:
        said = say_parts("questions-counters" if attack.is_counter else "questions-attacks", "attacker", "defender")
        found += [*_filled(game, question, said), Part(" ")]
    if isinstance(effect, Effect) and effect.card.id is not None:
        found += [*_filled(game, question, say_parts("questions-by-card", "card")), Part(" ")]
    return tuple(found)


def _filled(game: Game, question: Question[Any], pieces: Pieces) -> tuple[Part, ...]:
    """A sentence with its arguments filled in, each a part of its own."""
    return tuple([_argument(game, question, piece) if is_name else Part(piece) for piece, is_name in pieces])


def _argument(game: Game, question: Question[Any], name: str) -> Part:
    if name == "player":
        return Part(Names(game.state).seat(question.seat), seat=question.seat)
    if name == "effect":
        return Part(effect_in_sentence(game, question.options[0]))
    effect = game.asker
    if name == "card" and isinstance(effect, Effect):
        return Part(Names(game.state).card(effect.card.key), card=effect.card.key)
    unit = _unit(game, question, name)
    return Part(say("questions-the-ship")) if unit is None else Part(game.unit(unit).label, unit=unit)


def _unit(game: Game, question: Question[Any], slot: str) -> int | None:
    attack = game.innermost(Attack)
    if attack is not None and slot in ("attacker", "defender"):
        return attack.attacker if slot == "attacker" else attack.defender
    return prompt_subject(game, question)


# The context of a question


def context_of(game: Game) -> str:
    """The context of a question: the card, the command, the attack, the maneuver or the activation."""
    names = Names(game.state)
    for procedure in game.procedures():
        if isinstance(procedure, Effect):
            return effect_name(game, procedure.ident)
        if isinstance(procedure, SquadronCommand):
            return _squadron_command(game, procedure)
        if isinstance(procedure, CommandProcedure):
            return say("prompt-command", command=command_name(procedure.command))
        if isinstance(procedure, Attack):
            defender = names.unit(procedure.defender)
            return say("prompt-counter" if procedure.is_counter else "prompt-attack", defender=defender)
        if isinstance(procedure, ExecuteManeuver):
            return say("prompt-maneuver", ship=names.unit(procedure.ship))
        if isinstance(procedure, ShipActivation):
            return say("prompt-activation", unit=names.unit(procedure.ship))
        if isinstance(procedure, SquadronActivation) and not procedure.by_command:
            return say("prompt-activation", unit=names.unit(procedure.squadron))
        if isinstance(procedure, SquadronTurn):
            return say("prompt-squadrons-left", moment=moment(game.state), count=procedure.left)
    is_first = game.open_timing is ROUND_START
    return say("prompt-round", round=game.state.round) if is_first else moment(game.state)


def _squadron_command(game: Game, command: SquadronCommand) -> str:
    most = command.most(game)
    number = min(len(command.activated) + (0 if command is game.asker else -1) + 1, most)
    if not most:
        return say("prompt-command", command=command_name(command.command))
    return say("prompt-squadron-command", number=number, most=most)


def steps_of(game: Game, question: Question[Any]) -> tuple[tuple[str, ...], int]:
    """The steps of the procedure that a question belongs to, and the number of the current one."""
    attack = progress_of(game, Attack)
    if attack is not None:
        return _steps(ATTACK_STEPS), attack_step(attack) - 1
    if question.kind in DECLARING:
        return _steps(ATTACK_STEPS), 0
    activation = progress_of(game, ShipActivation)
    if activation is not None:
        steps = ShipActivation.steps
        firsts = (steps.index(ACT_2_BEFORE), steps.index(ShipActivation.maneuver))
        return _steps(ACTIVATION_STEPS), sum([activation.step >= first for first in firsts])
    if game.innermost(Setup):
        names = tuple(SETUP_STEPS)
        return _steps(names), names.index(setup_step(game))
    return (), 0


def _steps(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([say(f"prompt-step-{name}") for name in names])
