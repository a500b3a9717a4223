"""Explanations of answers, ships, squadrons and rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from armada.catalog.rules import rule_named, unknown_rule
from armada.cli.game.remarks import remark
from armada.drawing.captions import ship_in_words, squadron_in_words
from armada.engine.questions import Question
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.screens.prompt.attack import attack_prompt
from armada.screens.prompt.options import option_of
from armada.screens.prompt.parts import Option
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Installation, Ship, ShipId, Squadron, SquadronId, UnitId
from armada.views.masking import masked
from armada.words.log import describe_event
from armada.words.names import Names, command_name, damage_card, facing, listed, place
from armada.words.position import board_ship, board_squadron, hull_in_words
from armada.words.sentences import DECLARING

UNITS: Final = (ShipId, SquadronId, UnitId)


def explain(game: Game, question: Question[Any], thing: Any) -> str:
    """An answer, or one thing of several, and what it costs or gains: the label and the note that a screen shows."""
    option = _option(game, question, thing)
    if question.kind.answer_type in UNITS:
        return f"{option.label}: {piece_in_words(game, thing, question.seat)}"
    note = option.note or remark(game, question, thing)
    said = f"{option.label}: {note}" if note else option.label
    return said if said.endswith(".") else f"{said}."


def _option(game: Game, question: Question[Any], thing: Any) -> Option:
    if question.kind not in DECLARING:
        return option_of(game, question, thing)
    answer = msgspec.to_builtins(thing)
    return next(option for option in attack_prompt(game, question).options if option.answer == answer)


# Pieces


def piece_in_words(game: Game, id: int, seat: Seat | None) -> str:
    """Everything a seat may know about a ship or squadron."""
    unit = masked(game.unit(id), seat)
    if isinstance(unit, Installation):
        what = hull_in_words(game.state, unit) if unit.obstacle >= 0 else "not on the table"
        return f"{unit.label} of {Names(game.state).seat(unit.seat)}, {what}."
    if unit.pose is None:
        card = game.ship_card(id) if isinstance(unit, Ship) else game.squadron_card(id)
        return f"{card.title}, {card.points} points, {unit.status}."
    where = f"{facing(unit.pose) if isinstance(unit, Ship) else place(unit.pose)}."
    if isinstance(unit, Ship):
        return " ".join([f"{ship_in_words(board_ship(game.state, unit))}. At {where}", *_of_ship(game, unit)])
    summary = game.squadron_card(id).summary or ""
    said = f"{squadron_in_words(board_squadron(game.state, unit))}. At {where} {summary}"
    return " ".join([said.strip(), *_defense(unit)])


def _of_ship(game: Game, ship: Ship) -> list[str]:
    """Defense and command tokens, dials, damage cards and upgrades of a ship."""
    names = Names(game.state)
    found = _defense(ship)
    if ship.tokens:
        found.append(f"Command tokens: {listed([command_name(token) for token in ship.tokens])}.")
    if ship.raided:
        found.append(f"Raid tokens: {listed([command_name(token) for token in ship.raided])}.")
    if ship.dials:
        found.append(f"Dials, next one first: {listed([command_name(dial) for dial in ship.dials])}.")
    if faceup := [damage_card(card.number) for card in ship.damage if card.faceup]:
        found.append(f"Faceup damage cards: {listed(faceup)}.")
    upgrades = []
    for upgrade in game.state.upgrades:
        if upgrade.ship == ship.id:
            used = ", discarded" if upgrade.discarded else ", exhausted" if upgrade.exhausted else ""
            upgrades.append(f"{names.card(upgrade.card)}{used}")
    return [*found, f"Upgrades: {'; '.join(upgrades)}."] if upgrades else found


def _defense(unit: Ship | Squadron) -> list[str]:
    tokens = [f"{token.kind.value.title()} {token.state}" for token in unit.defense]
    return [f"Defense tokens: {listed(tokens)}."] if tokens else []


# Rules


def cited(events: Iterable[Event], state: GameState) -> list[str]:
    """The rules that events cite, those of the first event first."""
    lines = [line for event in events if (line := describe_event(event, state)) is not None]
    return list(dict.fromkeys([id for line in lines for id in line.rules]))


def rules_in_words(ids: Iterable[str]) -> list[str]:
    """Some rules, each with its id and text; an unknown id gets similar ones as suggestions."""
    found = [(id, rule_named(id)) for id in ids]
    return [unknown_rule(id) if rule is None else f"{rule.id}  {rule.text}" for id, rule in found]
