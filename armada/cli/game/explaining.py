"""Explanations of answers: the effect of a card, the odds of an attack, the use of a command."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from armada.analysis.attack_odds import odds_of
from armada.catalog.cards import Card, DefenseToken
from armada.catalog.rules import rule_named, unknown_rule
from armada.cli.game.remarks import remark
from armada.drawing.captions import ship_in_words, squadron_in_words
from armada.engine.effects import read_ident
from armada.engine.questions import PASS, Question
from armada.engine.seats import Seat
from armada.odds.results import Odds
from armada.rules.attack import Attack
from armada.rules.attack_effects import LOCKED_TOKEN
from armada.rules.command_phase import Dial
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.game import Game
from armada.rules.ship_phase import DialUse
from armada.rules.targets import AttackChoice, legal_attacks
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Command, Installation, Ship, ShipId, Squadron, SquadronId, TokenId, UnitId
from armada.views.masking import masked
from armada.views.subject import subject_of
from armada.words.answers import describe_answer
from armada.words.log import describe_event
from armada.words.names import Names, command_name, damage_card, facing, listed, place
from armada.words.position import board_ship, board_squadron, hull_in_words

COMMANDS: Final = {
    Command.NAVIGATE: "in the maneuver, change speed by 1 and raise a yaw value by 1; the token only changes speed.",
    Command.SQUADRON: "activate squadrons at close-medium range, up to the squadron value; the token activates one.",
    Command.REPAIR: "spend points equal to the engineering value on repairs; the token gives half as many.",
    Command.CONCENTRATE_FIRE: "add a die to one of the ship's attacks; the token rerolls one.",
}
"""The use of each command."""

RULES: Final = {
    "accuracy": "Spend a die with an accuracy icon: the defender cannot spend a defense token of your choice.",
    "concentrate_fire": COMMANDS[Command.CONCENTRATE_FIRE],
    "navigate": COMMANDS[Command.NAVIGATE],
    "standard_critical": "The attack deals its first damage card faceup.",
    "counter": "The squadron that was attacked attacks back.",
    "swarm": "Reroll a die, because another friendly squadron is engaged with the defender.",
}
"""The effects that come from the rules, by key."""

TOKENS: Final = {
    DefenseToken.SCATTER: "cancel all attack dice.",
    DefenseToken.EVADE: "at long range cancel a die, at medium range reroll one; at close range nothing.",
    DefenseToken.BRACE: "halve the damage, rounded up, when it is totaled.",
    DefenseToken.REDIRECT: "let an adjacent hull zone suffer some of the damage, up to its shields.",
    DefenseToken.CONTAIN: "the attacker cannot resolve the standard critical effect.",
}
"""The effect of each defense token when the defender spends it."""

DIALS: Final = {
    DialUse.KEEP: "the ship can spend it during this activation, for the full command.",
    DialUse.CONVERT: "the ship gains the command token, which does less but can be saved for later.",
}
"""The two uses of a revealed dial."""


def explain(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer, and what it does."""
    said = describe_answer(game, question, answer)
    more = _more(game, question, answer)
    return f"{said[:1].upper()}{said[1:]}: {more}" if more else f"{said[:1].upper()}{said[1:]}."


def _more(game: Game, question: Question[Any], answer: Any) -> str:
    if answer is PASS:
        return ""
    if question.kind.name == "effect":
        key = read_ident(answer)[0]
        return RULES.get(key) or _summary(game, key)
    if question.kind.name == "objective":
        return _summary(game, answer)
    if isinstance(answer, AttackChoice):
        return _attack(game, question, answer)
    command = answer.command if isinstance(answer, Dial) else answer
    if isinstance(command, Command):
        return COMMANDS.get(command, "")
    if isinstance(answer, DialUse):
        return DIALS[answer]
    if question.kind.answer_type in (ShipId, SquadronId, UnitId):
        return piece_in_words(game, answer, question.seat)
    if question.kind in (DEFENSE_TOKEN, LOCKED_TOKEN):
        return _token(game, answer)
    return sentence(remark(game, question, answer))


def sentence(text: str) -> str:
    """A remark as a sentence."""
    return f"{text}." if text else ""


def _token(game: Game, token: TokenId) -> str:
    attack = game.innermost(Attack)
    return "" if attack is None else TOKENS[game.unit(attack.defender).defense[token].kind]


def _summary(game: Game, key: str) -> str:
    cards = game.catalog
    for group in (cards.upgrades, cards.squadrons, cards.objectives, cards.damage_cards, cards.keywords):
        if key in group:
            card: Card = group[key]
            return card.summary or ""
    return ""


def _attack(game: Game, question: Question[Any], choice: AttackChoice) -> str:
    attacker = subject_of(game, question)
    if attacker is None:
        return ""
    for attack in legal_attacks(game, UnitId(attacker), goes_on=True):
        if attack.choice == choice:
            return odds_in_words(odds_of(game, attack.option))
    return ""


def odds_in_words(odds: Odds) -> str:
    """The average result of an attack."""
    parts = [f"{odds.mean('damage'):.1f} damage on average"]
    if odds.mean("cards"):
        parts.append(f"{odds.mean('cards'):.1f} damage cards")
    if odds.mean("destroyed"):
        parts.append(f"a {100 * odds.mean('destroyed'):.0f}% chance to destroy it")
    return ", ".join(parts) + ", if both sides play well and no other card has an effect."


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
