"""Refusals in full: the reason, the rule that forbids the answer, and what the seat can do instead."""

from __future__ import annotations

from typing import Any, Final

from armada.engine.questions import PASS, FreeQuestion, Question, Refusal, SomeQuestion, likeness
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.targets import NEXT_SQUADRON, AttackChoice
from armada.words.answers import describe_answer
from armada.words.names import Names, counted, words
from armada.words.questions import words_of

MAX_LISTED_ANSWERS: Final = 3
"""How many legal answers a refusal lists."""

TOKENS: Final = frozenset({DEFENSE_TOKEN, LOCKED_TOKEN})
"""The kinds of question whose answers are named without their state."""


def refusal_of(game: Game, question: Question[Any], answer: Any) -> Refusal | None:
    """Why an answer is not legal, with a rule and a way out; None if it is legal."""
    refusal = question.refusal(answer)
    if refusal is None:
        return None
    reason = _tried(question, answer) if refusal.rule is None and answer is not PASS else refusal.reason
    instead = instead_of(game, question, refusal.nearest)
    return Refusal(f"{reason} {instead}", refusal.rule or rule_of(question), refusal.nearest)


def rule_of(question: Question[Any]) -> str:
    """The rule that says which answers are legal."""
    return words_of(question.kind).rule


def instead_of(game: Game, question: Question[Any], nearest: Any = None) -> str:
    """The way out: a few legal answers by name, the nearest first, and whether the seat may pass."""
    if isinstance(question, FreeQuestion):
        return _place_instead(game, question, nearest)
    if isinstance(question, SomeQuestion):
        names = _named(game, question, [(thing,) for thing in question.things])
        return f"You can choose {_how_many(question)}: {names}."
    verb = words_of(question.kind).verb
    passing = ", or pass" if question.may_pass else ""
    if not question.options:
        return "You can pass." if question.may_pass else "There is no other answer."
    doing = f"You can {verb}".rstrip()
    options = sorted(question.options, key=lambda option: -likeness(option, nearest))
    return f"{doing} {_named(game, question, options)}{passing}."


def _place_instead(game: Game, question: FreeQuestion[Any], nearest: Any) -> str:
    """The way out where places or courses cannot be listed: the nearest legal one, if it is known."""
    if nearest is None:
        return "Choose one of the marked places."
    return f"A legal answer close to that: {describe_answer(game, question, nearest)}."


def _tried(question: Question[Any], answer: Any) -> str:
    """The reason, where no rule gives one of its own."""
    if isinstance(question, SomeQuestion) and isinstance(answer, tuple):
        limit = _most(question)
        if not question.least <= len(answer) <= limit:
            return f"You cannot choose {len(answer) or 'none'} here."
        if all(thing in question.things for thing in answer):
            return "You cannot choose these together."
    return "You cannot choose that now."


def _most(question: SomeQuestion[Any]) -> int:
    things = len(question.things)
    return things if question.most is None else min(question.most, things)


def _how_many(question: SomeQuestion[Any]) -> str:
    most = _most(question)
    if question.least == most:
        return str(most)
    return f"{question.least} to {most}" if question.least else f"up to {most}"


def _name(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer by name: a token without its state, an attack by its target and the hull zone it is made from."""
    if isinstance(answer, AttackChoice):
        zone = Names(game.state).hull_zone(answer.defender, answer.target_zone)
        target = f"{game.unit(answer.defender).label} {zone}".rstrip()
        if answer.zone is None or question.kind is NEXT_SQUADRON:
            return target
        return f"{target} from the {words(answer.zone)}"
    attack = game.innermost(Attack)
    if question.kind in TOKENS and attack is not None:
        return Names(game.state).token(attack.defender, answer)
    return describe_answer(game, question, answer)


def _named(game: Game, question: Question[Any], answers: list[Any]) -> str:
    """Some answers by name."""
    names = [
        _name(game, question, answer)
        for answer in answers[: MAX_LISTED_ANSWERS + (len(answers) == MAX_LISTED_ANSWERS + 1)]
    ]
    names = list(dict.fromkeys(names))
    more = len(answers) - MAX_LISTED_ANSWERS
    if more > 1:
        return f"{', '.join(names)} or {counted(more, 'other')}"
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
