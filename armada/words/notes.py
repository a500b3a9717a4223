"""Notes on options: in a few words what each costs or gains. They say nothing that is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from armada.analysis.die_damage import counts_crits, mean_damage
from armada.catalog.cards import Color, DefenseToken
from armada.engine.questions import Kind, Question
from armada.engine.seats import Side
from armada.geometry.bases import HullZone
from armada.messages.message import say
from armada.rules.attack import REDIRECTED, Attack
from armada.rules.attack_effects import ADDED_COLOR, LOCKED_TOKEN, REMOVED_DIE
from armada.rules.commands import COMMAND_PAYMENT, CommandPayment, CommandProcedure
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES, evading_in, redirect_limit, redirecting
from armada.rules.deployment import DEPLOY
from armada.rules.destruction import hull_value
from armada.rules.engagement import engagement
from armada.rules.game import Game, deck_titles
from armada.rules.navigate import NEW_SPEED
from armada.rules.queries import BRACE, TOKEN_LIMIT
from armada.rules.repair import COSTS, Repair, RepairCommand, engineering_value
from armada.rules.scoring import cost
from armada.rules.setup import FIRST_PLAYER, OBJECTIVE
from armada.rules.ship_phase import COMMAND, DIAL_USE, DialUse
from armada.rules.squadron_activation import SQUADRON_ACTION, Action
from armada.rules.squadron_command import is_in_reach, squadron_value
from armada.rules.squadron_movement import squadron_speed
from armada.rules.targets import legal_attacks
from armada.state.records import Command, Installation, Ship, ShipId, SquadronId, TokenState, UnitId
from armada.words.names import command_name, zone_name
from armada.words.position import hull_in_words
from armada.words.questions import card_kind
from armada.words.sentences import prompt_subject

Note = Callable[[Game, Question[Any], Any], str]


def note_of(game: Game, question: Question[Any], thing: Any) -> str:
    """The note of an option; empty where its label says all."""
    note = BY_KIND.get(question.kind) or BY_TYPE.get(question.kind.answer_type)
    return note(game, question, thing) if note else ""


# Ships and squadrons


def _unit(game: Game, question: Question[Any], unit: int) -> str:
    record = game.unit(unit)
    if isinstance(record, Ship):
        hull = hull_value(game, record.id)
        return say("notes-ship", left=max(0, hull - len(record.damage)), hull=hull, speed=record.speed)
    if isinstance(record, Installation):
        return hull_in_words(game.state, record) if record.obstacle >= 0 else ""
    engaged = engagement(game, record.id).squadrons if game.is_in_play(unit) else ()
    hull = game.squadron_card(unit).hull
    if not engaged:
        return say("notes-squadron", left=record.hull, hull=hull)
    enemies = ", ".join([game.unit(enemy).label for enemy in engaged])
    return say("notes-squadron-engaged", left=record.hull, hull=hull, enemies=enemies)


def _deployed(game: Game, question: Question[Any], unit: int) -> str:
    card = game.ship_card(unit) if game.is_ship(unit) else game.squadron_card(unit)
    return say("notes-deployed", card=card.name, points=cost(game, unit))


def _action(game: Game, question: Question[Any], action: Action) -> str:
    subject = prompt_subject(game, question)
    assert subject is not None
    if action is Action.MOVE:
        return say("notes-speed", speed=squadron_speed(game, SquadronId(game.unit(subject).id)))
    targets = {attack.choice.defender for attack in legal_attacks(game, game.unit(subject).id)}
    return say("notes-targets", count=len(targets))


# Commands


def dial_note(game: Game, ship: ShipId, command: Command) -> str:
    """The benefit of a command's dial for a ship now."""
    return _worth(game, ship, command, dials=1, tokens=0)


def _worth(game: Game, ship: ShipId, command: Command, *, dials: int, tokens: int) -> str:
    """The benefit of a command for a ship now."""
    if command is Command.NAVIGATE:
        return say("notes-navigate", change=dials + tokens, how=_with(dials, tokens))
    if command is Command.SQUADRON:
        near = [
            squadron
            for squadron in game.squadrons(game.side(ship))
            if not game.squadron(squadron).activated and is_in_reach(game, ship, squadron)
        ]
        if not near:
            return say("notes-no-squadrons")
        most = squadron_value(game, ship) * dials + tokens
        return say("notes-squadrons", count=min(most, len(near)), near=len(near))
    if command is Command.REPAIR:
        value = engineering_value(game, ship)
        return say("notes-engineering", points=value * dials + (value + 1) // 2 * tokens)
    return say("notes-concentrate-fire", how=_with(dials, tokens))


def _with(dials: int, tokens: int) -> str:
    """The dial or token that a command is resolved with."""
    if dials and tokens:
        return "both"
    return "dial" if dials else "token" if tokens else "neither"


def _dial_use(game: Game, question: Question[Any], use: DialUse) -> str:
    subject = prompt_subject(game, question)
    assert subject is not None
    ship = game.ship(subject)
    assert ship.revealed is not None
    name = command_name(ship.revealed)
    if use is DialUse.KEEP:
        worth = _worth(game, ship.id, ship.revealed, dials=1, tokens=0)
        return say("notes-dial-kept", command=name, worth=worth)
    limit = game.ask(TOKEN_LIMIT, ship.id, game.ship_card(ship.id).command)
    worth = _worth(game, ship.id, ship.revealed, dials=0, tokens=1)
    return say("notes-token-taken", command=name, worth=worth, held=len(ship.tokens), limit=limit)


def _way(game: Game, question: Question[Any], way: CommandPayment) -> str:
    command = game.innermost(CommandProcedure)
    assert command is not None
    dials, tokens = int(way is not CommandPayment.TOKEN), int(way is not CommandPayment.DIAL)
    return _worth(game, command.ship, command.command, dials=dials, tokens=tokens)


def _command(game: Game, question: Question[Any], command: Command) -> str:
    subject = prompt_subject(game, question)
    assert subject is not None
    ship = game.ship(subject)
    dials, tokens = int(ship.revealed is command), int(command in ship.tokens)
    return _worth(game, ship.id, command, dials=dials, tokens=tokens)


def _speed(game: Game, question: Question[Any], speed: int) -> str:
    subject = prompt_subject(game, question)
    now = None if subject is None else game.ship(subject).speed
    return say("notes-unchanged") if speed == now else ""


# Shields and damage


def _zone(game: Game, question: Question[Any], zone: HullZone) -> str:
    attack = game.innermost(Attack)
    unit = attack.defender if attack and question.kind is REDIRECT_ZONES else prompt_subject(game, question)
    if unit is None or not isinstance(game.unit(unit), Ship) or zone not in game.zones(unit):
        return ""
    return say("notes-shields", left=game.shields(unit, zone), printed=game.ship_card(unit).shields[zone])


def _repair(game: Game, question: Question[Any], repair: Repair) -> str:
    command, cost = game.innermost(RepairCommand), COSTS[repair.effect]
    assert command is not None
    return say("notes-repair", cost=cost, left=command.points - cost)


def _redirected(game: Game, question: Question[Any], amount: int) -> str:
    attack = game.innermost(Attack)
    if attack is None or attack.target_zone is None or not attack.redirect_zones:
        return ""
    rest = attack.total - attack.redirected - amount
    zone, hit = zone_name(attack.redirect_zones[0]), zone_name(attack.target_zone)
    return say("notes-redirected", zone=zone, amount=amount, hit=hit, rest=rest)


# Defense tokens and dice


def _defense(game: Game, question: Question[Any], token: int) -> str:
    """The effect of a defense token, and its state afterwards."""
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    record = game.unit(attack.defender)
    if not 0 <= token < len(record.defense):
        return ""
    is_discarded = record.defense[token].state is TokenState.EXHAUSTED
    effect = _effect(game, attack, record.defense[token].kind)
    return say("notes-token-discarded" if is_discarded else "notes-token-exhausted", effect=effect)


def _effect(game: Game, attack: Attack, kind: DefenseToken) -> str:
    if kind is DefenseToken.EVADE:
        evading = evading_in(game, attack)
        if not evading.cancels and not evading.rerolls:
            return say("notes-evade-nothing", range=attack.band)
        how = "either" if evading.cancels and evading.rerolls else "cancel" if evading.cancels else "reroll"
        said = say("notes-evade", how=how, dice=evading.dice)
        return say("notes-evade-more", effect=said) if evading.extra else said
    if kind is DefenseToken.BRACE:
        total = attack.damage_so_far(game)
        left = total - game.ask(BRACE, attack, total // 2)
        return say("notes-brace-nothing" if left == total else "notes-brace", total=total, left=left)
    if kind is DefenseToken.REDIRECT and attack.target_zone is not None:
        limits = [(zone, redirect_limit(game, attack, zone)) for zone in redirecting(game, attack).zones]
        zones = [say("notes-redirect-zone", zone=zone_name(zone), shields=most) for zone, most in limits if most]
        return say("notes-redirect", zones=", ".join(zones)) if zones else say("notes-redirect-nothing")
    if kind is DefenseToken.SCATTER:
        return say("notes-scatter")
    if kind is DefenseToken.CONTAIN:
        return say("notes-contain")
    if kind is DefenseToken.SALVO:
        return say("notes-salvo")
    return ""


def _token(game: Game, question: Question[Any], token: int) -> str:
    attack = game.innermost(Attack)
    return _effect(game, attack, game.unit(attack.defender).defense[token].kind) if attack and token >= 0 else ""


def _color(game: Game, question: Question[Any], color: Color) -> str:
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    return say("notes-die", damage=f"{mean_damage(color, counts_crits(game, attack)):g}")


# The rest


def _side(game: Game, question: Question[Any], side: Side) -> str:
    points = sum([player.points for player in game.state.players if player.side == side])
    return say("notes-points", points=points)


def _objective(game: Game, question: Question[Any], key: str) -> str:
    card = game.catalog.objectives[key]
    return say("notes-objective", category=card.category, summary=card.summary or card.special_rule or "")


def _damage_card(game: Game, question: Question[Any], number: int) -> str:
    """The effect of a damage card that is looked at."""
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
    Repair: _repair,
}
