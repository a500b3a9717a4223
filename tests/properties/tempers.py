"""Tempers of random players: what they do more often than chance would."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from armada.catalog.shapes import ship_shape
from armada.effects.objectives.hyperspace_assault import ARRIVAL, Arrival
from armada.engine.effects import Effect
from armada.engine.questions import PASS, FreeQuestion, Question
from armada.engine.windows import EFFECT
from armada.geometry.pieces import place_ship
from armada.records.game import Declaration, Game
from armada.rules.any_time import AnyTime
from armada.rules.ship_movement import COURSE, ExecuteManeuver, preview
from armada.rules.squadron_activation import SQUADRON_ACTION, Action

LOOKS: Final = 6
"""How many courses a player who wants to stay on the table looks at."""

ANY_TIME: Final = "any_time"
"""The effect by which those of cards are used that can be used at any time."""


class Temper(NamedTuple):
    """How a random player differs from chance: how often it thinks again before it does something of the kind."""

    eager: float = 0.0
    """How often it thinks again before it passes."""

    cautious: float = 0.0
    """How often it looks for a course that does not leave the table."""

    keen: float = 0.0
    """How often it takes one of the places proposed, near its enemies, in place of any, and attacks where it can."""

    curious: float = 0.0
    """How often it resolves the effect of a card, if there is one, rather than that of a rule."""

    patient: float = 0.0
    """How often it waits with what can be done at any time or in a later round."""

    weary: float = 0.0
    """How often it concedes, at any question."""

    hurried: float = 0.0
    """How often time is called, at any question."""


def answer(game: Game, question: Question[Any], temper: Temper, rng: Random) -> Any:
    """A legal answer at random, as somebody of this temper would give it."""
    if rng.random() < temper.patient:
        if question.kind is ARRIVAL and Arrival.MOVE_TOKENS in question.options:
            return Arrival.MOVE_TOKENS
        if question.kind is EFFECT and question.may_pass and _is_any_time(game):
            return PASS
    said = question.sample(rng)
    if said is PASS and rng.random() < temper.eager and question.options:
        return rng.choice(question.options)
    if question.kind is COURSE and rng.random() < temper.cautious:
        for _ in range(LOOKS):
            if not _leaves(game, question, said):
                break
            said = question.sample(rng)
    elif question.kind is SQUADRON_ACTION and rng.random() < temper.keen:
        return Action.ATTACK if Action.ATTACK in question.options else said
    elif question.kind is EFFECT and rng.random() < temper.curious:
        cards = [option for option in question.options if "@" in option or option == ANY_TIME]
        return rng.choice(cards) if cards else said
    elif isinstance(question, FreeQuestion) and rng.random() < temper.keen and question.options:
        return rng.choice(question.options)
    return said


def _is_any_time(game: Game) -> bool:
    """Whether the effects that are offered can be used at any time of an activation, outside attack and maneuver."""
    _, moment, outer, *_ = game.procedures()
    return isinstance(moment, AnyTime) and not isinstance(outer, Effect)


def _leaves(game: Game, question: Question[Any], course: Any) -> bool:
    """Whether a course leads off the table."""
    maneuver = game.innermost(ExecuteManeuver)
    assert maneuver is not None
    shape = ship_shape(game.ship_card(maneuver.ship).chassis)
    return game.play_area.leaves(place_ship(shape, preview(game, question.seat, course).pose))


def declaration(temper: Temper, rng: Random) -> Declaration | None:
    """A remark of a seat that leaves its question open, if it has one."""
    said = rng.random()
    if said < temper.weary:
        return Declaration.CONCEDED
    return Declaration.TIME_CALLED if said < temper.weary + temper.hurried else None
