"""The coach: a sensible answer to an open question, with the reason that weighed most, in one line.

It is the computer's own answer, made from what the asked seat may know, and the values are those it compares. It never
acts. In a lesson it gives the answer that the open tasks name.
"""

from __future__ import annotations

from typing import Any, Final

from armada.analysis.defenses import outcomes_of
from armada.catalog.lessons import lessons
from armada.engine.questions import PASS, FreeQuestion, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.pose import Pose
from armada.messages.message import Decimal, say
from armada.players.determinize import Imagined
from armada.players.greedy.attacks import attack_values, attacker_now, best_attacks
from armada.players.greedy.commands import CommandValue, urgency
from armada.players.greedy.lookahead import look_ahead
from armada.players.greedy.player import GreedyPlayer
from armada.players.greedy.position import PositionValue
from armada.players.knowledge import SeatKnowledge
from armada.players.player import answer_of
from armada.rules.command_phase import DIALS
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.repair import REPAIR
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import COMMAND, DIAL_USE, SHIP_TO_ACTIVATE
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK, NEXT_SQUADRON
from armada.screens.previews.coaching import Coached, CoachRequest, Compared
from armada.screens.previews.replies import PreviewRefused
from armada.screens.prompt.lesson_answers import right_answer
from armada.screens.prompt.maneuver_ways import asks_to_navigate
from armada.screens.prompt.options import option_of
from armada.words.answers import describe_answer
from armada.words.questions import words_of

SEED: Final = "coach"
MOST_COMPARED: Final = 5
MOST_GIVEN: Final = 6
LONGEST: Final = 90
"""Characters of a line."""

TARGETS: Final = (ATTACK, NEXT_SQUADRON)


def coached(game: Game, seat: Seat | None, asked: CoachRequest) -> Coached | PreviewRefused:
    """The answer of the coach to the open question of a seat."""
    question = next((each for each in game.questions if each.seat == seat), None)
    if question is None or seat is None:
        return PreviewRefused(reason=say("previews-not-your-decision"))
    lesson = lessons().get(asked.lesson)
    if lesson is None:
        answer = answer_of(GreedyPlayer(SEED), game, question)
    else:
        answer = right_answer(game, question, lesson, asked.done)
    knowledge = SeatKnowledge(game, seat)
    label = label_of(game, question, answer)
    line = _reason(knowledge.game, question, answer, label)
    return Coached(
        answer=question.kind.encode(answer),
        given=_given(knowledge, question, answer, asked) if asks_to_navigate(game, question) else (),
        label=label,
        line=line if len(line) <= LONGEST else say("coach-choice", label=label)[:LONGEST],
        compared=_compared(game, knowledge, question, answer) if asked.compare else (),
    )


def label_of(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer in a few words."""
    if answer is PASS:
        return words_of(question.kind, game.open_timing).decline or say("answers-pass")
    if isinstance(answer, Pose):
        return say("coach-spot")
    if isinstance(question, SomeQuestion | FreeQuestion):
        said = describe_answer(game, question, answer)
        return said[:1].upper() + said[1:]
    return option_of(game, question, answer).label


def _given(knowledge: SeatKnowledge, question: Question[Any], answer: Any, asked: CoachRequest) -> tuple[Any, ...]:
    """An answer before a maneuver, and the answers that follow from it up to the course."""
    lesson, twin = lessons().get(asked.lesson), knowledge.imagine(SEED)
    found: list[Any] = []
    for _ in range(MOST_GIVEN):
        found.append(question.kind.encode(answer))
        twin.play(answer, question.seat)
        follows = next((each for each in twin.questions if each.seat == question.seat), None)
        if question.kind is COURSE or follows is None:
            break
        question = follows
        if lesson is None:
            answer = answer_of(GreedyPlayer(SEED), twin, question)
        else:
            answer = right_answer(twin, question, lesson, asked.done)
    return tuple(found)


# Why


def _reason(game: Imagined, question: Question[Any], answer: Any, label: str) -> str:
    """The reason that weighed most."""
    kind = question.kind
    if kind is SHIP_TO_ACTIVATE:
        return _ship(game, answer)
    if kind in TARGETS:
        return say("coach-attack" if answer is not PASS else "coach-no-attack", label=label)
    if kind is DIALS:
        return _dials(game, answer)
    if kind is DEFENSE_TOKEN:
        return _defense(game, question, answer, label)
    if kind is DIAL_USE:
        return say(f"coach-dial-{answer}")
    if answer is PASS:
        return say("coach-effect-none" if kind is EFFECT else "coach-choice", label=label)
    if kind is COURSE:
        return say("coach-course")
    if kind is REPAIR:
        return say("coach-repair", label=label)
    if kind is COMMAND:
        return say("coach-command", label=label)
    if kind is SQUADRON_TO_ACTIVATE:
        return say("coach-squadron", label=label)
    if kind is SQUADRON_ACTION:
        return say(f"coach-action-{answer}")
    if kind is SQUADRON_MOVE:
        return say("coach-squadron-move")
    if kind is EFFECT:
        return say("coach-effect", label=label)
    return say("coach-choice", label=label)


def _ship(game: Imagined, ship: Any) -> str:
    """Why a ship is activated: what it can do, the danger it is in, or what the others gain by waiting."""
    unit = game.ship(ship)
    assert unit.pose is not None
    attack, danger = best_attacks(game, ship), PositionValue(game, unit).risk(unit.pose)
    if attack <= 0 and danger <= 0:
        return say("coach-ship-waits", ship=unit.label)
    return say("coach-ship-attacks" if attack >= danger else "coach-ship-in-danger", ship=unit.label)


def _dials(game: Imagined, answer: Any) -> str:
    """Why the first of the dials is chosen."""
    (first, *_) = answer
    command = first.commands[0]
    ship = game.ship(first.ship)
    return say(f"coach-dials-{command.replace('_', '-')}", ship=ship.label)


def _defense(game: Imagined, question: Question[Any], answer: Any, label: str) -> str:
    """The damage of the attack without defense tokens, and with the best ones."""
    if answer is PASS:
        return say("coach-keep-tokens")
    found = outcomes_of(game, question)
    without = next((each.damage for each in found if not each.tokens), None)
    best = next((each.damage for each in found if each.best), None)
    if without is None or best is None or without <= best:
        return say("coach-token", label=label)
    return say("coach-token-saves", label=label, without=Decimal(without), best=Decimal(best))


# What it was compared with


def _compared(game: Game, knowledge: SeatKnowledge, question: Question[Any], answer: Any) -> tuple[Compared, ...]:
    """The answer and some others with what they are worth, the best first."""
    values = _values(knowledge, question, answer)
    found = [
        Compared(label=label_of(game, question, each), value=round(value, 1), best=each == answer)
        for each, value in values
    ]
    return tuple(sorted(found, key=lambda each: (not each.best, -each.value))[:MOST_COMPARED])


def _values(knowledge: SeatKnowledge, question: Question[Any], answer: Any) -> list[tuple[Any, float]]:
    game = knowledge.game
    if question.kind is SHIP_TO_ACTIVATE:
        return [(ship, urgency(game, game.ship(ship))) for ship in question.options]
    if question.kind in TARGETS:
        attacker = attacker_now(game)
        values = {} if attacker is None else attack_values(game, attacker)
        return [(choice, values.get(choice, 0.0)) for choice in question.options]
    if question.kind is DIALS:
        return [
            (candidate, sum([_value_of(game, dials) for dials in candidate]))
            for candidate in dict.fromkeys([answer, *question.options])
        ]
    if isinstance(question, FreeQuestion | SomeQuestion):
        return []
    others = [option for option in question.options if option != answer]
    answers = [answer, *others[: MOST_COMPARED - 1], *[PASS] * (question.may_pass and answer is not PASS)]
    scores = look_ahead(knowledge, question, answers[:MOST_COMPARED], SEED)
    means = [sum(each) / len(each) for each in scores]
    return [(each, mean - min(means)) for each, mean in zip(answers, means, strict=False)]


def _value_of(game: Imagined, dials: Any) -> float:
    ship = game.ship(dials.ship)
    worth = CommandValue(game, ship)
    return sum([worth.value(command, len(ship.dials) + ahead) for ahead, command in enumerate(dials.commands)])
