"""Looking ahead: the consequences of an answer, tried out in games that the seat imagines.

Each answer is played in a few imagined games, with the same guesses for all answers. The policy continues until the
procedure under way has ended; then the position is scored. Questions that the policy does not know are tried out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from armada.analysis.value import material
from armada.engine.procedures import Procedure
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.engine.seats import CHANCE, Side
from armada.engine.windows import EFFECT
from armada.players.determinize import Imagined
from armada.players.greedy.dice import fitting
from armada.players.greedy.effort import affordable, is_crowded
from armada.players.greedy.policy import MIDDLE, choice_for, place_displaced, policy_answer
from armada.players.greedy.position import standing
from armada.players.greedy.prospects import Prospects
from armada.players.greedy.rehearsal import rehearsed
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.attack_effects import ConcentrateFireCommand
from armada.rules.command_phase import DIALS, CommandPhase
from armada.rules.commands import CommandProcedure
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import SquadronCommand

EPISODES: Final = (Attack, ExecuteManeuver, SquadronActivation, CommandProcedure, CommandPhase)
"""The procedures that are played to their end before the position is scored."""

TRIALS: Final = 36
"""How many attacks are tried out for a question, over all answers."""

LONG_TRIALS: Final = 8
"""The same for procedures that take longer and depend less on chance."""

LONGEST_TRIALS: Final = 5
"""The same for commands to several squadrons."""

MOST_EACH: Final = 12
MOST_ANSWERS: Final = 10
LEAST_ANSWERS: Final = 4
"""How many answers to a question are compared: usually, and if there is much in play."""

MOST_DECISIONS: Final = 40
"""The number of decisions after which a trial stops."""

FEW_DECISIONS: Final = 4
"""The same if nothing is played to its end and only the next steps count."""

FEW_ANSWERS: Final = 5
"""How many answers are tried out for a question met on the way."""

MOST_PLANNED: Final = 3
"""How many such questions are tried out in a trial."""


Planned = dict[str, Any]
"""The answers given on the way, by the kind of question, so that each kind is tried out only once."""


def look_ahead(
    knowledge: SeatKnowledge, question: Question[Any], answers: Sequence[Any], seed: str
) -> list[list[float]]:
    """The score of each answer, game by game: how far the seat's side is ahead afterwards."""
    trials = _trials(knowledge.game)
    found: list[list[float]] = [[] for _ in answers]
    planned: list[Planned] = [{question.kind.name: answer} for answer in answers]
    rehearses = _begins_ship_phase(knowledge.game)
    for number in range(1 if rehearses else max(1, min(MOST_EACH, trials // max(1, len(answers))))):
        start = knowledge.imagine(f"{seed}/{number}")
        if not _asks_the_same(start, question):
            return [[0.0] for _ in answers]
        for place, answer in enumerate(answers):
            end = start.copy()
            value = _try_out(end, question, answer, knowledge.side, planned[place])
            found[place].append(value + rehearsed(end, knowledge.side, len(answers)) if rehearses else value)
    return found


def _trials(game: Imagined) -> int:
    """How many trials are made for a question."""
    episode = _episode(game)
    if isinstance(episode, SquadronCommand):
        return affordable(game, LONGEST_TRIALS)
    return affordable(game, TRIALS if isinstance(episode, Attack) else LONG_TRIALS)


def _begins_ship_phase(game: Imagined) -> bool:
    """Whether the decision may affect all activations of the round."""
    return game.innermost(ShipPhase) is not None and game.innermost(ShipActivation) is None


def mean_gain(one: Sequence[float], other: Sequence[float]) -> float:
    """How much better one answer is than another, on average."""
    return (sum(one) - sum(other)) / len(one)


def gain_over(one: Sequence[float], other: Sequence[float]) -> float:
    """How much better one answer reliably is than another: the mean difference minus the effect of chance."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum([(difference - mean) ** 2 for difference in differences])
    count = len(differences)
    return mean - sqrt(spread / (count * max(1, count - 1)))


def _asks_the_same(game: Imagined, question: Question[Any]) -> bool:
    """Whether the imagined game asks the same question; questions about hidden cards may differ."""
    asked = next((other for other in game.questions if other.seat == question.seat), None)
    if asked is None or asked.kind is not question.kind:
        return False
    if isinstance(question, FreeQuestion | SomeQuestion):
        return True
    return asked.options == question.options


def _try_out(game: Imagined, question: Question[Any], answer: Any, side: Side, planned: Planned | None) -> float:
    """How far the side is ahead when the procedure has ended; without `planned` only the policy continues."""
    episode = _episode(game)
    prospects = Prospects(game.copy(), side)
    game.play(answer, question.seat)
    for _ in range(MOST_DECISIONS if isinstance(episode, EPISODES) else FEW_DECISIONS):
        if _is_settled(game, episode):
            break
        asked = game.question
        if asked is None or asked.seat == CHANCE:
            break
        if asked.kind is DIALS and asked.seat != question.seat and is_crowded(game):
            game.play(asked.options[0], asked.seat)
        else:
            game.play(policy_answer(game, asked) if planned is None else _reply(game, asked, planned), asked.seat)
    place_displaced(game)
    outcome = game.state.outcome
    if outcome is not None:
        return 1000.0 if outcome.winner == side else -1000.0
    return _value(game, prospects, episode)


def _value(game: Imagined, prospects: Prospects, episode: Procedure | None) -> float:
    """How far a side is ahead: in material, and in prospects as far as the episode affects them."""
    side = prospects.side
    value = material(game, side)
    if isinstance(episode, RepairCommand):
        return value
    if isinstance(episode, Attack):
        return value + prospects.of_squadrons(game)
    return value + standing(game, side) + prospects.of_all(game)


def _reply(game: Imagined, asked: Question[Any], planned: Planned) -> Any:
    """The policy's answer if it has one; else the answer that was tried out once, and the same from then on.

    A seat that resolved an effect resolves it again if the same card offers something more.
    """
    if asked.kind is EFFECT and planned.get(EFFECT.name) in asked.options:
        return planned[EFFECT.name]
    if choice_for(game, asked) is not None:
        return policy_answer(game, asked)
    few, most_planned = affordable(game, FEW_ANSWERS, least=2), affordable(game, MOST_PLANNED)
    known = planned.get(asked.kind.name)
    if known is not None and asked.accepts(known):
        return known
    answers = few_answers(asked, few)
    if len(answers) == 1 or known is not None or len(planned) > most_planned:
        return answers[0]
    side = game.side_of(asked.seat)
    values = [_try_out(game.copy(), asked, answer, side, None) for answer in answers]
    planned[asked.kind.name] = answers[values.index(max(values))]
    return planned[asked.kind.name]


def few_answers(question: Question[Any], few: int = FEW_ANSWERS) -> list[Any]:
    """Some answers to a question of an unknown kind, evenly spread."""
    found: list[Any]
    if isinstance(question, SomeQuestion) and len(question.things) > 4:
        most = question.most or len(question.things)
        found = [fitting(question, question.things[place : place + most]) for place in range(len(question.things))]
    else:
        found = list(question.options)
    if len(found) > few:
        found = [found[place * len(found) // few] for place in range(few)]
    if question.may_pass:
        found.append(PASS)
    return list(dict.fromkeys(found)) or [question.sample(MIDDLE)]


def _episode(game: Imagined) -> Procedure | None:
    """The procedure to play to its end: the innermost episode, else the procedure that asks.

    What Concentrate Fire does shows at the end of its attack.
    """
    return next((found for found in game.procedures() if _is_episode(found)), game.asker)


def _is_episode(procedure: Procedure) -> bool:
    return isinstance(procedure, EPISODES) and not isinstance(procedure, ConcentrateFireCommand)


def _is_settled(game: Imagined, episode: Procedure | None) -> bool:
    if all(found is not episode for found in game.procedures()):
        return True
    return not isinstance(episode, EPISODES) and game.asker is episode


def some_answers(knowledge: SeatKnowledge, question: Question[Any], seed: str) -> list[Any]:
    """Answers worth trying out: all if they are few, else some, evenly spread."""
    found: list[Any]
    most = affordable(knowledge.game, MOST_ANSWERS, least=LEAST_ANSWERS)
    if isinstance(question, SomeQuestion) and len(question.things) > 4:
        rng = knowledge.rng(seed)
        found = [question.sample(rng) for _ in range(most)]
    else:
        found = list(question.options)
        if len(found) > most:
            found = [found[place * len(found) // most] for place in range(most)]
    if isinstance(question, FreeQuestion) and not found:
        rng = knowledge.rng(seed)
        found = [question.sample(rng) for _ in range(most // 2)]
    if question.may_pass:
        found.append(PASS)
    return list(dict.fromkeys(found))


def best_answer(knowledge: SeatKnowledge, question: Question[Any], seed: str) -> Any:
    """The answer with the best score, for a question of any kind."""
    answers = some_answers(knowledge, question, seed)
    if len(answers) == 1:
        return answers[0]
    values = [sum(found) for found in look_ahead(knowledge, question, answers, seed)]
    return answers[values.index(max(values))]
