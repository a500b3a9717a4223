"""Notes on options: in a few words what each costs or gains. They say nothing that is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from armada.analysis.die_damage import counts_crits, mean_damage
from armada.catalog.cards import Color, DefenseToken
from armada.engine.questions import Kind, Question
from armada.engine.seats import Side
from armada.geometry.bases import HullZone
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.attack_effects import ADDED_COLOR, LOCKED_TOKEN, REMOVED_DIE
from armada.rules.command_phase import Dial
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment, CommandProcedure
from armada.rules.defense_tokens import DEFENSE_TOKEN, EVADES, REDIRECT_ZONES, redirect_limit, redirecting
from armada.rules.deployment import DEPLOY
from armada.rules.destruction import hull_value
from armada.rules.engagement import engagement
from armada.rules.game import Game, deck_titles
from armada.rules.navigate import NEW_SPEED
from armada.rules.queries import BRACE, EVADE, TOKEN_LIMIT
from armada.rules.repair import COSTS, Repair, RepairCommand, engineering_value
from armada.rules.scoring import cost
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.squadron_command import is_in_reach, squadron_value
from armada.rules.squadron_movement import squadron_speed
from armada.rules.targets import legal_attacks
from armada.state.records import Command, Installation, Ship, ShipId, SquadronId, TokenState, UnitId
from armada.words.names import command_name, counted, words
from armada.words.position import hull_in_words
from armada.words.questions import card_kind
from armada.words.sentences import prompt_subject

Note = Callable[[Game, Question[Any], Any], str]


def note_of(game: Game, question: Question[Any], thing: Any) -> str:
    """The note of an option; empty where its label says all."""
    say = BY_KIND.get(question.kind) or BY_TYPE.get(question.kind.answer_type)
    return say(game, question, thing) if say else ""


# Ships and squadrons


def _unit(game: Game, question: Question[Any], unit: int) -> str:
    record = game.unit(unit)
    if isinstance(record, Ship):
        hull = hull_value(game, record.id)
        return f"hull {max(0, hull - len(record.damage))} of {hull}, speed {record.speed}"
    if isinstance(record, Installation):
        return hull_in_words(game.state, record) if record.obstacle >= 0 else ""
    engaged = engagement(game, record.id).squadrons if game.is_in_play(unit) else ()
    said = f"hull {record.hull} of {game.squadron_card(unit).hull}"
    return f"{said}, engaged with {', '.join(game.unit(enemy).label for enemy in engaged)}" if engaged else said


def _deployed(game: Game, question: Question[Any], unit: int) -> str:
    card = game.ship_card(unit) if game.is_ship(unit) else game.squadron_card(unit)
    return f"{card.name}, {cost(game, unit)} points"


def _action(game: Game, question: Question[Any], action: Action) -> str:
    subject = prompt_subject(game, question)
    if subject is None:
        return ""
    if action is Action.MOVE:
        return f"speed {squadron_speed(game, SquadronId(game.unit(subject).id))}"
    return counted(len({attack.choice.defender for attack in legal_attacks(game, game.unit(subject).id)}), "target")


# Commands


def _dial(game: Game, question: Question[Any], dial: Dial) -> str:
    return _worth(game, dial.ship, dial.command, dials=1, tokens=0)


def _worth(game: Game, ship: ShipId, command: Command, *, dials: int, tokens: int) -> str:
    """What a command does for a ship now."""
    if command is Command.NAVIGATE:
        return f"speed up to {dials + tokens} higher or lower{', one more click' if dials else ''}"
    if command is Command.SQUADRON:
        near = [
            squadron
            for squadron in game.squadrons(game.side(ship))
            if not game.squadron(squadron).activated and is_in_reach(game, ship, squadron)
        ]
        if not near:
            return "no squadrons in range"
        most = squadron_value(game, ship) * dials + tokens
        return f"activates {min(most, len(near))} of {counted(len(near), 'squadron')} in range"
    if command is Command.REPAIR:
        value = engineering_value(game, ship)
        return counted(value * dials + (value + 1) // 2 * tokens, "engineering point")
    adds = ["adds a die"] if dials else []
    return " and ".join([*adds, "rerolls one"] if tokens else adds)


def _dial_use(game: Game, question: Question[Any], use: DialUse) -> str:
    subject = prompt_subject(game, question)
    if subject is None:
        return ""
    ship = game.ship(subject)
    if ship.revealed is None:
        return ""
    name = command_name(ship.revealed)
    if use is DialUse.KEEP:
        return f"{name}: {_worth(game, ship.id, ship.revealed, dials=1, tokens=0)}"
    limit = game.ask(TOKEN_LIMIT, ship.id, game.ship_card(ship.id).command)
    held = f"it has {len(ship.tokens)} of {counted(limit, 'token')}"
    return f"{name}: {_worth(game, ship.id, ship.revealed, dials=0, tokens=1)}, in any later round; {held}"


def _way(game: Game, question: Question[Any], way: CommandPayment) -> str:
    command = game.innermost(CommandProcedure)
    if command is None:
        return ""
    dials, tokens = int(way is not CommandPayment.TOKEN), int(way is not CommandPayment.DIAL)
    return _worth(game, command.ship, command.command, dials=dials, tokens=tokens)


def _command(game: Game, question: Question[Any], command: Command) -> str:
    subject = prompt_subject(game, question)
    if subject is None:
        return ""
    ship = game.ship(subject)
    dials, tokens = int(ship.revealed is command), int(command in ship.tokens)
    return _worth(game, ship.id, command, dials=dials, tokens=tokens)


def _speed(game: Game, question: Question[Any], speed: int) -> str:
    subject = prompt_subject(game, question)
    now = None if subject is None else game.ship(subject).speed
    return "unchanged" if speed == now else ""


# Shields and damage


def _zone(game: Game, question: Question[Any], zone: HullZone) -> str:
    attack = game.innermost(Attack)
    unit = attack.defender if attack and question.kind is REDIRECT_ZONES else prompt_subject(game, question)
    if unit is None or not isinstance(game.unit(unit), Ship) or zone not in game.zones(unit):
        return ""
    return f"{game.shields(unit, zone)} of {counted(game.ship_card(unit).shields[zone], 'shield')}"


def _repair(game: Game, question: Question[Any], repair: Repair) -> str:
    command = game.innermost(RepairCommand)
    left = "" if command is None else f", leaves {command.points - COSTS[repair.effect]}"
    return f"costs {COSTS[repair.effect]}{left}"


def _redirected(game: Game, question: Question[Any], amount: int) -> str:
    attack = game.innermost(Attack)
    if attack is None or attack.target_zone is None or not attack.redirect_zones:
        return ""
    rest = attack.total - attack.redirected - amount
    return f"{words(attack.redirect_zones[0])} takes {amount}, {words(attack.target_zone)} takes {rest}"


# Defense tokens and dice


def _defense(game: Game, question: Question[Any], token: int) -> str:
    """What a defense token would do, and what becomes of it."""
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    record = game.unit(attack.defender)
    if not 0 <= token < len(record.defense):
        return ""
    spent = "is discarded" if record.defense[token].state is TokenState.EXHAUSTED else "is exhausted"
    return f"{_effect(game, attack, record.defense[token].kind)}; {spent}"


def _effect(game: Game, attack: Attack, kind: DefenseToken) -> str:
    if kind is DefenseToken.EVADE:
        evading = game.ask(EVADE, attack, EVADES[attack.range(game)])
        dice = counted(evading.dice, "die") if evading.dice == 1 else f"{evading.dice} dice"
        does = [verb for verb, can in (("cancels", evading.cancels), ("rerolls", evading.rerolls)) if can]
        return f"{' or '.join(does)} {dice}" if does else f"does nothing at {attack.band} range"
    if kind is DefenseToken.BRACE:
        total = attack.damage_so_far(game)
        left = total - game.ask(BRACE, attack, total // 2)
        return f"no effect: {total} damage stays {total}" if left == total else f"{total} damage becomes {left}"
    if kind is DefenseToken.REDIRECT and attack.target_zone is not None:
        limits = [(zone, redirect_limit(game, attack, zone)) for zone in redirecting(game, attack).zones]
        zones = [f"{words(zone)} {most}" for zone, most in limits if most]
        return f"shields that can absorb damage: {', '.join(zones)}" if zones else "no shields to absorb damage"
    if kind is DefenseToken.SCATTER:
        return "cancels all dice"
    if kind is DefenseToken.CONTAIN:
        return "prevents the standard critical effect"
    if kind is DefenseToken.SALVO:
        return "has no effect under these rules"
    return ""


def _token(game: Game, question: Question[Any], token: int) -> str:
    attack = game.innermost(Attack)
    return _effect(game, attack, game.unit(attack.defender).defense[token].kind) if attack and token >= 0 else ""


def _color(game: Game, question: Question[Any], color: Color) -> str:
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    average = mean_damage(color, counts_crits(game, attack))
    return f"{average:g} damage on average"


# The rest


def _side(game: Game, question: Question[Any], side: Side) -> str:
    points = sum([player.points for player in game.state.players if player.side == side])
    return f"{points} points"


def _objective(game: Game, question: Question[Any], key: str) -> str:
    card = game.catalog.objectives[key]
    return f"{card.category}; {card.summary or card.special_rule or ''}".rstrip("; ")


def _damage_card(game: Game, question: Question[Any], number: int) -> str:
    """What a damage card that is looked at would do."""
    titles = deck_titles()
    return (game.catalog.damage_cards[titles[number]].summary or "") if 0 <= number < len(titles) else ""


BY_KIND: Final[dict[Kind[Any], Note]] = {
    card_kind("kept damage card"): _damage_card,
    DEPLOY: _deployed,
    SQUADRON_ACTION: _action,
    DIAL_USE: _dial_use,
    COMMAND_PAYMENT: _way,
    COMMAND: _command,
    NEW_SPEED: _speed,
    REDIRECTED: _redirected,
    REDIRECT_ZONES: _zone,
    card_kind("failing shields"): _zone,
    DEFENSE_TOKEN: _defense,
    LOCKED_TOKEN: _token,
    REMOVED_DIE: _color,
    ADDED_COLOR: _color,
    FIRST_PLAYER: _side,
    OBJECTIVE: _objective,
    card_kind("chosen squadrons"): _unit,
    card_kind("coordinated squadrons"): _unit,
    card_kind("squadrons set aside"): _deployed,
    card_kind("squadrons in the launch bays"): _deployed,
    card_kind("ship set aside"): _deployed,
    card_kind("launched squadron"): _deployed,
}

BY_TYPE: Final[dict[Any, Note]] = {
    UnitId: _unit,
    ShipId: _unit,
    SquadronId: _unit,
    HullZone: _zone,
    Dial: _dial,
    Repair: _repair,
}
