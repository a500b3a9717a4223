"""Plans: the best answer to an open question and to the questions that follow from it, as far as nothing is revealed.

A plan is made in a game as the seat imagines it, so it never depends on a secret. Whoever gives its answers gives them
to questions that look the same; where one looks different, the plan ends there.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec

from armada.analysis.pool_outcomes import best_locks, lock_outcomes
from armada.engine.questions import PASS, FreeQuestion, Kind, Question, SomeQuestion
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.messages.message import say
from armada.players.disclosure import is_learnt_from
from armada.players.greedy.player import GreedyPlayer
from armada.players.knowledge import SeatKnowledge
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.command_phase import DIALS
from armada.rules.commanders import ASSIGNED_TARGET
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADE_EFFECT, EVADED_DICE, REDIRECT_ZONES
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT
from armada.rules.deployment import DEPLOY, NEXT_PLAYER
from armada.rules.exogorths import EXOGORTH
from armada.rules.game import Game
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.moving_objects import OBSTACLE_MOVE
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.overlapping import PLACEMENT
from armada.rules.repair import REPAIR
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import COMMAND, PLAYER, SHIP_TO_ACTIVATE
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.targets import ATTACK
from armada.rules.team_play import PROPOSED_SHIP, PROPOSED_SQUADRON
from armada.rules.timing import ATK_5_CRIT
from armada.rules.token_placement import TOKEN
from armada.screens.previews.replies import Planned, PlanOption, PlanStep, PreviewRefused
from armada.screens.prompt.attack import target_options
from armada.screens.prompt.options import option_of, options_of
from armada.screens.prompt.parts import Option
from armada.words.answers import describe_answer
from armada.words.questions import words_of
from armada.words.sentences import prompt_subject

SEED: Final = "plan"
MAX_STEPS: Final = 12
MAX_OPTIONS: Final = 12
"""How many answers a step of a plan lists; a longer list is left to the question itself."""

DICE, DEFENSE, CRITICAL, MANEUVER = "dice", "defense", "critical", "maneuver"
COMMANDING, REPAIRING, FLYING, ATTACKING, PLACING = "command", "repair", "squadrons", "attack", "placement"
WITHIN: Final = "within"
"""A question within what was just chosen, such as which die an effect rerolls."""

AREAS: Final = {
    DEFENSE_TOKEN: DEFENSE,
    EVADE_EFFECT: DEFENSE,
    EVADED_DICE: DEFENSE,
    REDIRECT_ZONES: DEFENSE,
    REPAIR: REPAIRING,
    PLACEMENT: PLACING,
    SQUADRON_TO_ACTIVATE: FLYING,
    SQUADRON_ACTION: FLYING,
    SQUADRON_MOVE: FLYING,
    COMMAND: COMMANDING,
    COURSE: MANEUVER,
}
"""The step of the game to which a kind of question belongs."""

TIMINGS: Final = {"ATK.2": DICE, "ATK.3": DICE, "ATK.4": DEFENSE, "MAN.1": MANEUVER}
"""The same for windows, by the beginning of their ids."""

OF_THEIR_OWN: Final[frozenset[Kind[Any]]] = frozenset(
    {
        FIRST_PLAYER,
        OBJECTIVE,
        OBSTACLE,
        OBSTACLE_MOVE,
        EXOGORTH,
        GRAND_ADMIRAL,
        NEXT_PLAYER,
        DEPLOY,
        SHIP_PLACEMENT,
        SQUADRON_PLACEMENT,
        TOKEN,
        ASSIGNED_TARGET,
        DIALS,
        PLAYER,
        PROPOSED_SHIP,
        PROPOSED_SQUADRON,
        SHIP_TO_ACTIVATE,
    }
)
"""Questions that no plan runs on into: each is a decision that nobody wants to have made with another."""

LEADS_TO: Final = frozenset({(COMMANDING, REPAIRING), (COMMANDING, FLYING), (FLYING, ATTACKING)})
"""Steps that may follow each other in one plan."""


def plan(game: Game, seat: Seat | None, given: Sequence[Any]) -> Planned | PreviewRefused:
    """The plan of a seat that is asked, with its first answers fixed."""
    if seat is None or not _asked(game, seat):
        return PreviewRefused(reason=say("previews-not-your-decision"))
    twin: Game = SeatKnowledge(game, seat).imagine(SEED)
    steps: list[PlanStep] = []
    area = ""
    while len(steps) < MAX_STEPS:
        question = _asked(twin, seat)
        here = "" if question is None else area_of(twin, question)
        if question is None or not _goes_on(area, here, question, steps):
            break
        answer = _answer(twin, seat, question, given[len(steps) :])
        if answer is None:
            break
        steps.append(_step(twin, question, answer))
        area = area if here == WITHIN and area else here
        if is_learnt_from(twin, seat, answer):
            return Planned(steps=tuple(steps), reveals=True)
        twin.play(answer, seat)
    return Planned(steps=tuple(steps))


def _asked(game: Game, seat: Seat) -> Question[Any] | None:
    return next((question for question in game.questions if question.seat == seat), None)


def _goes_on(area: str, here: str, question: Question[Any], steps: list[PlanStep]) -> bool:
    """Whether a question belongs to the plan that has come to it. Each squadron has a plan of its own."""
    if not steps:
        return True
    if question.kind in OF_THEIR_OWN:
        return False
    if question.kind is SQUADRON_TO_ACTIVATE and area != COMMANDING:
        return False
    return here in (area, WITHIN) or (area, here) in LEADS_TO


def area_of(game: Game, question: Question[Any]) -> str:
    """The step of the game to which an open question belongs."""
    timing = game.open_timing
    if question.kind is EFFECT and timing is not None:
        if timing is ATK_5_CRIT:
            return CRITICAL
        return next((area for start, area in TIMINGS.items() if timing.id.startswith(start)), timing.id)
    if question.kind is ATTACK:
        subject = prompt_subject(game, question)
        return ATTACKING if subject is None or not game.is_ship(subject) else f"{ATTACKING} of a ship"
    return AREAS.get(question.kind, WITHIN)


def _answer(game: Game, seat: Seat, question: Question[Any], given: Sequence[Any]) -> Any:
    """The answer that is fixed, if it is legal, or else the best."""
    if given:
        try:
            fixed = question.kind.decode(given[0])
        except (msgspec.ValidationError, TypeError, ValueError, OverflowError):
            return None
        if question.accepts(fixed):
            return fixed
        return _nearest(question, fixed) if isinstance(question, FreeQuestion) else None
    if question.kind is LOCKED_TOKEN and (attack := game.innermost(Attack)) is not None:
        best = best_locks(lock_outcomes(game, attack)).tokens
        if best and question.accepts(best[0]):
            return best[0]
    found = GreedyPlayer(SEED).answer(SeatKnowledge(game, seat), question)
    if question.kind is EFFECT and found is PASS:
        free = [option for option in options_of(game, question) if option.free]
        found = free[0].answer if free else found
    return question.kind.canonical(found)


def _nearest(question: Question[Any], wanted: Any) -> Any:
    """The legal answer nearest to one that is not, for a piece that cannot stand just where it was put."""
    refusal = question.why_refused(wanted)
    named = None if refusal is None else refusal.nearest
    return named if named is not None and question.accepts(named) else None


def _step(game: Game, question: Question[Any], answer: Any) -> PlanStep:
    words = words_of(question.kind, game.open_timing)
    label = (
        words.decline or describe_answer(game, question, answer) if answer is PASS else _label(game, question, answer)
    )
    things = question.things if isinstance(question, SomeQuestion) else ()
    options: Sequence[Any] = () if isinstance(question, FreeQuestion) else things or question.options
    is_target = area_of(game, question) == ATTACKING and len(options) <= MAX_OPTIONS
    return PlanStep(
        kind=question.kind.name,
        title=words.title,
        answer=question.kind.encode(answer),
        label=label,
        sees=look_of(game, question),
        options=tuple([_option(each) for each in target_options(game, question)])
        if is_target
        else tuple([_option(option_of(game, question, thing)) for thing in options])
        if len(options) <= MAX_OPTIONS
        else (),
        several=isinstance(question, SomeQuestion),
        most=_most(question),
        may_pass=question.may_pass,
        unit=prompt_subject(game, question),
    )


def _most(question: Question[Any]) -> int:
    if not isinstance(question, SomeQuestion):
        return 1
    return len(question.things) if question.most is None else min(question.most, len(question.things))


def _label(game: Game, question: Question[Any], answer: Any) -> str:
    if isinstance(question, SomeQuestion | FreeQuestion):
        said = describe_answer(game, question, answer)
        return said[:1].upper() + said[1:]
    return option_of(game, question, answer).label


def _option(option: Option) -> PlanOption:
    anchor = option.anchor
    return PlanOption(
        answer=option.answer,
        label=option.label,
        note=option.note,
        icon=option.icon,
        die=option.die,
        unit=None if anchor is None else anchor.unit,
        zone=None if anchor is None else anchor.zone,
    )


def look_of(game: Game, question: Question[Any]) -> str:
    """A short name for a question as its player sees it: its kind, its window, what it is about, and its answers."""
    options: Any = () if isinstance(question, FreeQuestion) else question.options
    if isinstance(question, SomeQuestion):
        options = question.things
    timing = game.open_timing
    seen = (
        question.kind.name,
        "" if timing is None else timing.id,
        prompt_subject(game, question),
        question.may_pass,
        options,
    )
    return blake2b(msgspec.json.encode(seen), digest_size=8).hexdigest()
