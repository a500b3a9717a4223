"""Answers that players would look for and that are not legal now: each with the reason and the rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from armada.engine.questions import Kind, Question
from armada.messages.message import say
from armada.rules.attack import Attack
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.deployment import DEPLOY
from armada.rules.game import Game
from armada.rules.repair import REPAIR, Repair, RepairEffect
from armada.rules.ship_phase import COMMAND, SHIP_TO_ACTIVATE
from armada.rules.squadron_activation import SQUADRON_ACTION, SQUADRON_TO_ACTIVATE, Action
from armada.rules.team_play import PROPOSED_SHIP, PROPOSED_SQUADRON, fleet_of
from armada.screens.prompt.parts import Anchor, UnavailableAnswer
from armada.state.records import COMMANDS, Ship, Squadron, Status, TokenId
from armada.words.names import Names, command_name
from armada.words.questions import words_of
from armada.words.refusals import instead_of
from armada.words.sentences import prompt_subject

Looked = tuple[Any, str, Anchor | None]
"""An answer, what it is called, and where it lies."""


def closed_of(game: Game, question: Question[Any]) -> tuple[UnavailableAnswer, ...]:
    """The closed answers of a question, where players look for some."""
    look = LOOKED_FOR.get(question.kind)
    found = []
    for answer, label, anchor in look(game, question) if look else ():
        refusal = None if question.accepts(answer) else question.refusal(answer)
        if refusal is not None and refusal.rule is not None:
            instead = instead_of(game, question)
            found.append(
                UnavailableAnswer(
                    label=label, reason=str(refusal.reason), rule=refusal.rule, instead=instead, anchor=anchor
                )
            )
    return tuple(found)


def _tokens(game: Game, question: Question[Any]) -> Iterable[Looked]:
    attack = game.innermost(Attack)
    if attack is None:
        return
    names = Names(game.state)
    for place, _ in enumerate(game.unit(attack.defender).defense):
        yield TokenId(place), names.token(attack.defender, place), Anchor(unit=attack.defender)


def _actions(game: Game, question: Question[Any]) -> Iterable[Looked]:
    for action in Action:
        yield action, words_of(question.kind).label(action), None


def _commands(game: Game, question: Question[Any]) -> Iterable[Looked]:
    """The commands for which the ship has a dial or a token."""
    subject = prompt_subject(game, question)
    ship = None if subject is None else game.unit(subject)
    if isinstance(ship, Ship):
        for command in COMMANDS:
            if command is ship.revealed or command in ship.tokens:
                yield command, command_name(command), None


def _ships(game: Game, question: Question[Any]) -> Iterable[Looked]:
    for unit in game.state.units:
        if isinstance(unit, Ship) and unit.seat == fleet_of(game, question.seat) and unit.status is Status.IN_PLAY:
            yield unit.id, unit.label, Anchor(unit=unit.id)


def _squadrons(game: Game, question: Question[Any]) -> Iterable[Looked]:
    """Own squadrons that have not activated."""
    for unit in game.state.units:
        is_own = isinstance(unit, Squadron) and unit.seat == fleet_of(game, question.seat)
        if is_own and unit.status is Status.IN_PLAY and not unit.activated:
            yield unit.id, unit.label, Anchor(unit=unit.id)


def _deployment(game: Game, question: Question[Any]) -> Iterable[Looked]:
    for unit in game.state.units:
        if unit.seat == fleet_of(game, question.seat) and unit.status is Status.RESERVE:
            yield unit.id, unit.label, None


def _repairs(game: Game, question: Question[Any]) -> Iterable[Looked]:
    """The repairs that engineering points may not be enough for."""
    subject = prompt_subject(game, question)
    ship = None if subject is None else game.unit(subject)
    if not isinstance(ship, Ship):
        return
    zones = game.zones(ship.id)
    printed = game.ship_card(ship.id).shields
    low = next((zone for zone, left in zip(zones, ship.shields, strict=True) if left < printed[zone]), None)
    if low is not None:
        yield Repair(RepairEffect.RECOVER_SHIELDS, low), say("prompt-recover-shield"), Anchor(unit=ship.id, zone=low)
    if ship.damage:
        yield Repair(RepairEffect.REPAIR_HULL, card=0), say("prompt-discard-damage"), Anchor(unit=ship.id)


LOOKED_FOR: Final[dict[Kind[Any], Callable[[Game, Question[Any]], Iterable[Looked]]]] = {
    DEFENSE_TOKEN: _tokens,
    SQUADRON_ACTION: _actions,
    COMMAND: _commands,
    PROPOSED_SHIP: _ships,
    SHIP_TO_ACTIVATE: _ships,
    PROPOSED_SQUADRON: _squadrons,
    SQUADRON_TO_ACTIVATE: _squadrons,
    DEPLOY: _deployment,
    REPAIR: _repairs,
}
"""Which answers players look for, by the kind of the question."""
