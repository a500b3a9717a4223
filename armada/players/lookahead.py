"""Looking ahead: what an answer leads to, tried out in games that the seat imagines.

Each answer is played in a few imagined games, with the same guesses for all answers; instinct plays on until what is
under way has ended, and then it is counted who is ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from armada.engine.procedures import Procedure
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.players.instinct import instinct
from armada.players.outlook import Outlook
from armada.players.position import standing
from armada.players.redealing import Imagined
from armada.players.worth import material
from armada.rules.attack import Attack
from armada.rules.repair import RepairCommand
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.squadron_activation import SquadronActivation

EPISODES: Final = (Attack, ExecuteManeuver, SquadronActivation, RepairCommand)
"""What is played to its end before it is counted."""

TRIALS: Final = 36
"""How many attacks are tried out for a question, all answers together."""

LONG_TRIALS: Final = 8
"""The same of what takes longer and depends less on chance."""

MOST_EACH: Final = 12
MOST_ANSWERS: Final = 10
MOST_DECISIONS: Final = 40
"""When a trial is broken off."""

FEW_DECISIONS: Final = 3
"""The same where nothing is played to its end, and only the next steps count."""


def look_ahead(outlook: Outlook, question: Question[Any], answers: Sequence[Any], seed: str) -> list[list[float]]:
    """What each of some answers leads to, game by game: by how much the seat's side is ahead then."""
    trials = TRIALS if isinstance(_episode(outlook.game)[1], Attack) else LONG_TRIALS
    found: list[list[float]] = [[] for _ in answers]
    for number in range(max(1, min(MOST_EACH, trials // max(1, len(answers))))):
        start = outlook.imagine(f"{seed}/{number}")
        if not _asks_the_same(start, question):
            return [[0.0] for _ in answers]
        for place, answer in enumerate(answers):
            found[place].append(_try_out(start.copy(), question, answer, outlook.side))
    return found


def gain_over(one: Sequence[float], other: Sequence[float]) -> float:
    """By how much one answer is surely better than another: the mean difference, less what chance may have done."""
    differences = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum([(difference - mean) ** 2 for difference in differences])
    count = len(differences)
    return mean - sqrt(spread / (count * max(1, count - 1)))


def _asks_the_same(game: Imagined, question: Question[Any]) -> bool:
    """Whether the imagined game asks the question; what is asked about hidden cards may not be asked there."""
    asked = next((other for other in game.questions if other.seat == question.seat), None)
    if asked is None or asked.kind is not question.kind:
        return False
    if isinstance(question, FreeQuestion | SomeQuestion):
        return True
    return asked.options == question.options


def _try_out(game: Imagined, question: Question[Any], answer: Any, side: Any) -> float:
    """Who is ahead when the matter at hand is settled."""
    place, episode = _episode(game)
    game.play(answer, question.seat)
    for _ in range(MOST_DECISIONS if isinstance(episode, EPISODES) else FEW_DECISIONS):
        if _is_settled(game, place, episode):
            break
        asked = game.question
        if asked is None:
            break
        game.play(instinct(game, asked), asked.seat)
    outcome = game.state.outcome
    if outcome is not None:
        return 1000.0 if outcome.winner == side else -1000.0
    worth = material(game, side)
    return worth if isinstance(episode, Attack | RepairCommand) else worth + standing(game, side)


def _episode(game: Imagined) -> tuple[int, Procedure]:
    """What is to be played to its end: the innermost thing that counts; else what asks is asked to come back."""
    for place in range(len(game.frames) - 1, -1, -1):
        if isinstance(game.frames[place].procedure, EPISODES):
            return place, game.frames[place].procedure
    top = len(game.frames) - 1
    return top, game.frames[top].procedure


def _is_settled(game: Imagined, place: int, episode: Procedure) -> bool:
    frames = game.frames
    if place >= len(frames) or frames[place].procedure is not episode:
        return True
    return not isinstance(episode, EPISODES) and len(frames) == place + 1


def some_answers(outlook: Outlook, question: Question[Any], seed: str) -> list[Any]:
    """Answers worth trying out: all of them if they are few, else some, evenly spread."""
    found: list[Any]
    if isinstance(question, SomeQuestion) and len(question.things) > 4:
        rng = outlook.rng(seed)
        found = [question.sample(rng) for _ in range(MOST_ANSWERS)]
    else:
        found = list(question.options)
        if len(found) > MOST_ANSWERS:
            found = [found[place * len(found) // MOST_ANSWERS] for place in range(MOST_ANSWERS)]
    if isinstance(question, FreeQuestion) and not found:
        rng = outlook.rng(seed)
        found = [question.sample(rng) for _ in range(MOST_ANSWERS // 2)]
    if question.may_pass:
        found.append(PASS)
    return list(dict.fromkeys(found))


def best_answer(outlook: Outlook, question: Question[Any], seed: str) -> Any:
    """The answer that leads farthest; an answer to any question, whatever its kind."""
    answers = some_answers(outlook, question, seed)
    if len(answers) == 1:
        return answers[0]
    worths = [sum(found) for found in look_ahead(outlook, question, answers, seed)]
    return answers[worths.index(max(worths))]
