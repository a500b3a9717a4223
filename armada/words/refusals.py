"""Refusals in full: what was tried, which rule forbids it, and what can be done instead."""

from __future__ import annotations

from typing import Any, Final

from armada.engine.questions import PASS, FreeQuestion, Question, Refusal, SomeQuestion, likeness
from armada.rules.game import Game
from armada.rules.targets import AttackChoice
from armada.words.answers import answer_in_words
from armada.words.names import Names, counted, words

NAMED: Final = 3
"""So many possible answers are named at most."""

BY_EFFECT: Final = "FX-04"
"""What an effect asks for is said by the effect, in its timing."""

RULES: Final = {
    "accuracy die": "DICE-09",
    "added die": "CMD-58",
    "agreement": "SEC-53",
    "arrival": "CARD-hyperspace-assault-08",
    "attack": "ATK-02",
    "attacked hull zone": "ATK-03",
    "canceled die": "DICE-10",
    "changed die": "DICE-08",
    "chosen defense token": "DEF-01",
    "cloaked squadron": "KEY-33",
    "closest ship": "OVL-27",
    "comm noise": "DMGCARD-comm-noise-01",
    "command": "CMD-25",
    "command dial": "CMD-03",
    "course": "MOVE-02",
    "crew panic": "DMGCARD-crew-panic-01",
    "damaged hull zone": "DMG-05",
    "defense token": "DEF-02",
    "deploying player": "SEC-33",
    "deployment": "SETUP-32",
    "dial use": "CMD-11",
    "discarded token": "CMD-18",
    "effect": "FX-04",
    "evade effect": "DEF-17",
    "evaded dice": "DEF-17",
    "failing shields": "DMGCARD-shield-failure-01",
    "first player": "SETUP-17",
    "injured crew": "DMGCARD-injured-crew-01",
    "locked token": "ATK-26",
    "misaligned projector": "DMGCARD-projector-misaligned-01",
    "moved token": "KEY-32",
    "new face": "DICE-08",
    "new speed": "CMD-33",
    "next squadron": "ATK-33",
    "objective": "SETUP-21",
    "objective ship": "OBJ-04",
    "objective token": "OBJ-07",
    "obstacle move": "OBJ-04",
    "obstacle placement": "SETUP-26",
    "placement": "OVL-03",
    "player": "SEC-41",
    "recover hull": "OBS-06",
    "redirect zones": "DEF-11",
    "redirected damage": "DEF-12",
    "relay": "KEY-31",
    "removed die": "ATK-21",
    "repair": "CMD-54",
    "rerolled dice": "DICE-06",
    "rerolled die": "DICE-06",
    "ship placement": "SETUP-33",
    "ship to activate": "SHIP-01",
    "spent accuracy dice": "DICE-09",
    "spent die": "DICE-09",
    "squadron action": "SQN-07",
    "squadron move": "SQN-16",
    "squadron placement": "SETUP-37",
    "squadron to activate": "SQN-01",
    "station card": "OBS-05",
    "token move": "OBJ-04",
    "way": "CMD-25",
}
"""Which rule says what can be answered, by the kind of the question; where no rule does, an effect."""

TOKENS: Final = frozenset({"defense token", "locked token"})
"""The kinds of question whose answers are named without their state."""

VERBS: Final = {
    "defense token": "spend",
    "locked token": "lock",
    "command": "resolve",
    "effect": "resolve",
    "ship to activate": "activate",
    "squadron to activate": "activate",
    "deployment": "deploy",
    "attack": "attack",
    "repair": "",
    "squadron action": "",
    "next squadron": "attack",
}
"""What is done with an answer, where more can be said than that it is chosen; nothing if the answer itself says it."""


def refusal_of(game: Game, question: Question[Any], answer: Any) -> Refusal | None:
    """Why an answer is not legal, with a rule and something that can be done; None if it is legal."""
    refusal = question.refusal(answer)
    if refusal is None:
        return None
    reason = _tried(question, answer) if refusal.rule is None and answer is not PASS else refusal.reason
    instead = instead_of(game, question, refusal.nearest)
    return Refusal(f"{reason} {instead}", refusal.rule or rule_of(question), refusal.nearest)


def rule_of(question: Question[Any]) -> str:
    """The rule that says what can be answered."""
    return RULES.get(question.kind.name, BY_EFFECT)


def instead_of(game: Game, question: Question[Any], nearest: Any = None) -> str:
    """What can be answered: a few of the answers by name, the nearest first, and whether one may pass."""
    if isinstance(question, FreeQuestion):
        return _place_instead(game, question, nearest)
    if isinstance(question, SomeQuestion):
        names = _named(game, question, [(thing,) for thing in question.things])
        return f"You can choose {_how_many(question)}: {names}."
    verb = VERBS.get(question.kind.name, "choose")
    passing = ", or pass" if question.may_pass else ""
    if not question.options:
        return "You can pass." if question.may_pass else "Nothing else is possible."
    doing = f"You can {verb}".rstrip()
    options = sorted(question.options, key=lambda option: -likeness(option, nearest))
    return f"{doing} {_named(game, question, options)}{passing}."


def _place_instead(game: Game, question: FreeQuestion[Any], nearest: Any) -> str:
    """What can be answered where any number of places or courses can: the nearest that is known."""
    if nearest is None:
        return "Take a place that is marked as possible."
    return f"Possible is: {answer_in_words(game, question, nearest)}."


def _tried(question: Question[Any], answer: Any) -> str:
    """What was tried, where no rule has words of its own for it."""
    if isinstance(question, SomeQuestion) and isinstance(answer, tuple):
        limit = _most(question)
        if not question.least <= len(answer) <= limit:
            return f"{counted(len(answer), 'thing')} cannot be chosen here."
        if all(thing in question.things for thing in answer):
            return "These cannot be chosen together."
    return "That cannot be chosen now."


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
        if answer.zone is None or question.kind.name == "next squadron":
            return target
        return f"{target} from the {words(answer.zone)}"
    said = answer_in_words(game, question, answer)
    return said.partition(",")[0] if question.kind.name in TOKENS else said


def _named(game: Game, question: Question[Any], answers: list[Any]) -> str:
    """Some answers by name."""
    names = [_name(game, question, answer) for answer in answers[: NAMED + (len(answers) == NAMED + 1)]]
    names = list(dict.fromkeys(names))
    more = len(answers) - NAMED
    if more > 1:
        return f"{', '.join(names)} or {counted(more, 'other')}"
    return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
