"""Rehearsal: the coming activations of one's own ships, without attacks, to value effects that last a whole round."""

from __future__ import annotations

from typing import Any, Final

from armada.analysis.value import material
from armada.engine.effects import read_ident
from armada.engine.questions import PASS, Question
from armada.engine.seats import CHANCE, Side
from armada.engine.windows import EFFECT
from armada.players.determinize import Imagined
from armada.players.greedy.effort import affordable, is_crowded
from armada.players.greedy.policy import cards_among, place_displaced, policy_answer
from armada.players.greedy.position import standing
from armada.players.greedy.prospects import of_squadrons
from armada.players.greedy.squadrons import pilot_of
from armada.rules.ship_phase import ShipActivation, unactivated_ships
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation
from armada.rules.targets import ATTACK

MOST_SHIPS: Final = 3
MOST_ACTIVATIONS: Final = 6
"""How many ships are rehearsed for one answer, and how many activations for all answers to a question."""

MOST_DECISIONS: Final = 24
MOST_BRANCHES: Final = 63
"""How often in an activation both branches are played: for six effects that last for the round, one after another."""

FEW_BRANCHES: Final = 1
"""The same if there is much in play."""


def rehearsed(game: Imagined, side: Side, answers: int = 1) -> float:
    """How much better off a side is after its ships have activated, each separately and without attacks.

    Each of the compared answers gets its share of the activations; if there is much in play, there may be none left.
    """
    activations = affordable(game, MOST_ACTIVATIONS, least=2)
    if is_crowded(game) and activations < answers:
        return 0.0
    most = max(1, min(MOST_SHIPS, activations // answers))
    branches = FEW_BRANCHES if is_crowded(game) else MOST_BRANCHES
    before = _value(game, side)
    found = 0.0
    for ship in unactivated_ships(game, side)[:most]:
        twin = game.copy()
        twin.interrupt(ShipActivation(ship=ship))
        found += _played(twin, side, branches) - before
    return found


def _value(game: Imagined, side: Side) -> float:
    return material(game, side) + standing(game, side) + of_squadrons(game, side)


def _played(game: Imagined, side: Side, branches: int, tried: tuple[str, ...] = ()) -> float:
    """The side's value afterwards; a squadron's possible attack counts with its estimate.

    What holds for the round is resolved in one of two branches, and once it was `tried` it is not weighed again.
    """
    strikes = 0.0
    for _ in range(MOST_DECISIONS):
        asked = game.question
        if asked is None or asked.seat == CHANCE:
            break
        offered = next((key for key in _offered(asked) if key not in tried), None)
        if offered is not None and asked.may_pass and branches:
            tried = (*tried, offered)
            resolved = game.copy()
            resolved.play(offered, asked.seat)
            game.play(PASS, asked.seat)
            half = (branches - 1) // 2
            return strikes + max(_played(resolved, side, half, tried), _played(game, side, half, tried))
        if asked.kind is SQUADRON_ACTION and Action.MOVE not in asked.options:
            strikes += _strike(game)
        game.play(_quietly(game, asked), asked.seat)
    place_displaced(game)
    return strikes + _value(game, side)


def _strike(game: Imagined) -> float:
    """The value of the activating squadron's attack from its place."""
    activation = game.innermost(SquadronActivation)
    assert activation is not None
    pilot = pilot_of(game, activation.squadron)
    return 0.0 if pilot.squadron.pose is None else pilot.strike(pilot.squadron.pose)


def _offered(asked: Question[Any]) -> list[str]:
    """The effects offered now that last for the round: those without a card, except those of the rules."""
    if asked.kind is not EFFECT:
        return []
    return [key for key in cards_among(asked.options) if read_ident(key)[1] is None]


def _quietly(game: Imagined, asked: Question[Any]) -> Any:
    """The policy's answer without attacks: squadrons move to where they could attack, but do not."""
    if asked.kind is ATTACK and asked.may_pass:
        return PASS
    if asked.kind is SQUADRON_ACTION:
        return Action.MOVE if Action.MOVE in asked.options else PASS
    return policy_answer(game, asked)
