"""Legal answers that nobody wants: they spend something and change nothing. Screens close them and say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from armada.analysis.defenses import not_counted, outcomes_of
from armada.analysis.foregone import is_personal
from armada.engine.questions import Kind, Question
from armada.rules.attack import Attack
from armada.rules.command_tokens import GainCommandToken
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.timing import TOKEN_GAIN
from armada.state.records import Command, ShipId

Answers = frozenset[Any]


def wasted(game: Game, question: Question[Any]) -> Answers:
    """The answers of an open question that spend something for nothing."""
    find = FINDERS.get(question.kind)
    return find(game, question) if find else frozenset()


def _tokens(game: Game, question: Question[Any]) -> Answers:
    """Defense tokens that leave the average outcome as it is, alone and with others (DEF-29)."""
    attack = game.innermost(Attack)
    rows = outcomes_of(game, question)
    if attack is None or not rows or not_counted(game, question):
        return frozenset()
    none, *others = rows
    helping = {
        token
        for row in others
        if len(row.tokens) > 1 or msgspec.structs.replace(row, tokens=(), best=none.best) != none
        for token in row.tokens
    }
    helps = {game.unit(attack.defender).defense[token].kind for token in helping}
    defense = game.unit(attack.defender).defense
    return frozenset(
        [
            token
            for token in question.options
            if defense[token].kind not in helps and not is_personal(game, attack, token)
        ]
    )


def _dial(game: Game, question: Question[Any]) -> Answers:
    """The token of a dial whose token the ship holds already: it would be discarded at once (CMD-19)."""
    activation = game.innermost(ShipActivation)
    ship = None if activation is None else game.ship(activation.ship)
    if ship is None or ship.revealed is None:
        return frozenset()
    return frozenset([DialUse.CONVERT] if is_duplicate(game, ship.id, ship.revealed) else [])


def is_duplicate(game: Game, ship: ShipId, command: Command) -> bool:
    """Whether a command token would be discarded at once, and no effect would give it to another ship."""
    gain = GainCommandToken(ship=ship, command=command)
    return command in game.ship(ship).tokens and not game.possible_effects(TOKEN_GAIN, gain)


FINDERS: Final[dict[Kind[Any], Callable[[Game, Question[Any]], Answers]]] = {DEFENSE_TOKEN: _tokens, DIAL_USE: _dial}
