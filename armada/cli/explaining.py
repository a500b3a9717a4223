"""Answers explained: what a card does, what an attack can come to, what a command is for."""

from __future__ import annotations

from typing import Any, Final

from armada.catalog.cards import Card
from armada.engine.questions import PASS, Question
from armada.odds.results import Odds
from armada.players.attack_odds import odds_of
from armada.rules.command_phase import Dial
from armada.rules.game import Game
from armada.rules.targets import AttackChoice, legal_attacks
from armada.state.records import Command, Ship, ShipId, Squadron, SquadronId, UnitId
from armada.views.answering import answer_in_words, answer_type, subject_of
from armada.views.position import board_ship, board_squadron
from armada.views.wording import ship_in_words, squadron_in_words

COMMANDS: Final = {
    Command.NAVIGATE: "change the speed by 1 and raise a yaw value by 1, in the maneuver; the token changes the speed.",
    Command.SQUADRON: "activate squadrons at close-medium range, as many as the squadron value; the token one.",
    Command.REPAIR: "spend as many points as the engineering value on repairs; the token gives half of them.",
    Command.CONCENTRATE_FIRE: "add a die to an attack of the ship; the token rerolls one.",
}
"""What each command is for."""

RULES: Final = {
    "accuracy": "Spend a die with an accuracy icon: the defender cannot spend a defense token of your choice.",
    "concentrate_fire": f"Concentrate Fire: {COMMANDS[Command.CONCENTRATE_FIRE]}",
    "navigate": f"Navigate: {COMMANDS[Command.NAVIGATE]}",
    "standard_critical": "The first damage card that the attack deals is dealt faceup.",
    "counter": "The squadron that was attacked attacks back.",
    "swarm": "Reroll a die, since another friendly squadron engages the defender.",
}
"""What effects of the rules do, by their key."""


def explain(game: Game, question: Question[Any], answer: Any) -> str:
    """An answer, and what there is to know about it."""
    said = answer_in_words(game, question, answer)
    more = _more(game, question, answer)
    return f"{said[:1].upper()}{said[1:]}: {more}" if more else f"{said[:1].upper()}{said[1:]}."


def _more(game: Game, question: Question[Any], answer: Any) -> str:
    if answer is PASS:
        return ""
    if question.kind.name == "effect":
        key = answer.partition("@")[0]
        return RULES.get(key) or _summary(game, key)
    if question.kind.name == "objective":
        return _summary(game, answer)
    if isinstance(answer, AttackChoice):
        return _attack(game, answer)
    command = answer.command if isinstance(answer, Dial) else answer
    if isinstance(command, Command):
        return COMMANDS.get(command, "")
    if answer_type(question.kind) in (ShipId, SquadronId, UnitId):
        return _unit(game, answer)
    return ""


def _summary(game: Game, key: str) -> str:
    cards = game.catalog
    for group in (cards.upgrades, cards.squadrons, cards.objectives, cards.damage_cards, cards.keywords):
        if key in group:
            card: Card = group[key]
            return card.summary or ""
    return ""


def _attack(game: Game, choice: AttackChoice) -> str:
    attacker = subject_of(game)
    if attacker is None:
        return ""
    for attack in legal_attacks(game, UnitId(attacker), goes_on=True):
        if attack.choice == choice:
            return odds_in_words(odds_of(game, attack.option))
    return ""


def odds_in_words(odds: Odds) -> str:
    """What an attack comes to on average."""
    parts = [f"{odds.mean('damage'):.1f} damage on average"]
    if odds.mean("cards"):
        parts.append(f"{odds.mean('cards'):.1f} damage cards")
    if odds.mean("destroyed"):
        parts.append(f"destroys in {100 * odds.mean('destroyed'):.0f} of 100 cases")
    return ", ".join(parts) + ", if both sides play well and no other card acts."


def _unit(game: Game, id: int) -> str:
    unit = game.unit(id)
    if unit.pose is None:
        card = game.ship_card(id) if isinstance(unit, Ship) else game.squadron_card(id)
        return f"{card.title}, {card.points} points."
    if isinstance(unit, Squadron):
        return f"{squadron_in_words(board_squadron(game.state, unit))}."
    tokens = ", ".join([f"{token.kind} {token.state}" for token in unit.defense])
    return f"{ship_in_words(board_ship(game.state, unit))}, {tokens}."
