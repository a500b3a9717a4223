"""Refusals in full: the reason, the rule that forbids the answer, and what the seat can do instead."""

from __future__ import annotations

from typing import Any, Final

from armada.engine.questions import PASS, FreeQuestion, Question, Refusal, SomeQuestion, likeness
from armada.messages.message import listed, say
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.targets import NEXT_SQUADRON, AttackChoice
from armada.words.answers import describe_answer
from armada.words.names import Names, zone_name
from armada.words.questions import words_of

MAX_LISTED_ANSWERS: Final = 3
"""How many legal answers a refusal lists."""

TOKENS: Final = frozenset({DEFENSE_TOKEN, LOCKED_TOKEN})
"""The kinds of question whose answers are named without their state."""


def refusal_of(game: Game, question: Question[Any], answer: Any) -> Refusal | None:
    """Why an answer that was decoded already is not legal, with a rule and a way out; None if it is legal."""
    refusal = question.why_refused(answer)
    if refusal is None:
        return None
    reason = _tried(question, answer) if refusal.rule is None and answer is not PASS else str(refusal.reason)
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
        return say("instead-some", least=question.least, most=_most(question), answers=names, range=_range(question))
    passing = "may" if question.may_pass else "not"
    if not question.options:
        return say("instead-nothing-else", passing=passing)
    options = sorted(question.options, key=lambda option: -likeness(option, nearest))
    names = _named(game, question, options)
    return say(f"instead-can-{words_of(question.kind).verb}", answers=names, passing=passing)


def _place_instead(game: Game, question: FreeQuestion[Any], nearest: Any) -> str:
    """The way out where places or courses cannot be listed: the nearest legal one, if it is known."""
    if nearest is None:
        return say("instead-marked-places")
    return say("instead-nearest", answer=describe_answer(game, question, nearest))


def _tried(question: Question[Any], answer: Any) -> str:
    """The reason, where no rule gives one of its own."""
    if isinstance(question, SomeQuestion) and isinstance(answer, tuple):
        if not question.least <= len(answer) <= _most(question):
            return say("instead-wrong-number", count=len(answer))
        if all(thing in question.things for thing in answer):
            return say("instead-not-together")
    return say("instead-not-now")


def _most(question: SomeQuestion[Any]) -> int:
    things = len(question.things)
    return things if question.most is None else min(question.most, things)


def _range(question: SomeQuestion[Any]) -> str:
    """Whether a number of things is exact, has a limit, or lies between two."""
    if question.least == _most(question):
        return "exact"
    return "between" if question.least else "limit"


def _name(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer by name: a token without its state, an attack by its target and the hull zone it is made from."""
    if isinstance(answer, AttackChoice):
        zone = Names(game.state).hull_zone(answer.defender, answer.target_zone)
        own = None if question.kind is NEXT_SQUADRON else answer.zone
        return say(
            "instead-target",
            defender=game.unit(answer.defender).label,
            aimed="zone" if zone else "whole",
            zone=zone,
            by="unit" if own is None else "zone",
            own="" if own is None else zone_name(own),
        )
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
        return say("instead-and-others", answers=", ".join(names), count=more)
    return listed(names, either=True)
