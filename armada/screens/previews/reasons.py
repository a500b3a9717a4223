"""Why a number on the screen is what it is: what is printed, and what cards, damage and commands add or take away.

Reasons are told of a game in which all that the viewer may not know is covered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armada.rules.engagement import may_move, why_not_move
from armada.rules.game import Game
from armada.rules.queries import (
    DIAL_COUNT,
    ENGINEERING,
    ENGINEERING_POINTS,
    HULL,
    SQUADRON_SPEED,
    SQUADRON_VALUE,
    TOKEN_LIMIT,
)
from armada.rules.repair import RepairCommand, engineering_value
from armada.rules.scoring import cost
from armada.screens.previews.measuring import unknown_unit
from armada.screens.previews.reason_parts import contributions, part, printed, reasons
from armada.screens.previews.reasons_attack import why_damage, why_dice, why_odds
from armada.screens.previews.reasons_course import why_speed, why_yaw
from armada.screens.previews.replies import ReasonPart, Reasons, Refused
from armada.screens.previews.requests import Figure, ReasonsRequest
from armada.state.records import Installation, Ship, Squadron, Status
from armada.words.names import Names, counted


def reasons_for(game: Game, asked: ReasonsRequest) -> Reasons | Refused:
    """Why a number is what it is, or why that cannot be told."""
    if asked.what is Figure.FLEET:
        return _fleet(game, asked)
    if asked.what in OF_ATTACKS:
        return OF_ATTACKS[asked.what](game, asked)
    if asked.unit is None:
        return Refused(reason="Name a ship or squadron.")
    refused = unknown_unit(game, asked.unit)
    if refused is not None:
        return refused
    unit = game.unit(asked.unit)
    if isinstance(unit, Ship):
        return OF_SHIPS[asked.what](game, unit)
    if isinstance(unit, Squadron) and asked.what in OF_SQUADRONS:
        return OF_SQUADRONS[asked.what](game, unit)
    if isinstance(unit, Installation) and asked.what is Figure.HULL:
        return _hull_of_installation(game, unit)
    return Refused(reason=f"{unit.label} has no {asked.what} value. Ask about a ship.", rule="SHIP-11")


# Ships


def _hull(game: Game, ship: Ship) -> Reasons:
    card = game.ship_card(ship.id)
    parts = [printed(card.hull, "hull value", "SHIP-11"), *contributions(game, HULL, ship.id, card.hull)]
    faceup = sum([damage.faceup for damage in ship.damage])
    if ship.damage:
        words = f"{counted(len(ship.damage), 'damage card')}, {faceup or 'none'} faceup"
        parts.append(part(-len(ship.damage), words, rule="DMG-08"))
    return reasons("Hull left", ship.label, game.ask(HULL, ship.id, card.hull) - len(ship.damage), parts)


def _command(game: Game, ship: Ship) -> Reasons:
    """How many dials it is assigned; and how many command tokens it can have."""
    value = game.ship_card(ship.id).command
    parts = [
        printed(value, "command value: its number of dials", "CMD-03"),
        *contributions(game, DIAL_COUNT, ship.id, value),
    ]
    limit = game.ask(TOKEN_LIMIT, ship.id, value)
    parts.append(ReasonPart(amount=f"≤ {limit}", words="command tokens it can have", rule="CMD-18"))
    parts += contributions(game, TOKEN_LIMIT, ship.id, value)
    return reasons("Command", ship.label, game.ask(DIAL_COUNT, ship.id, value), parts)


def _squadron_value(game: Game, ship: Ship) -> Reasons:
    value = game.ship_card(ship.id).squadron
    parts = [
        printed(value, "squadron value: squadrons activated by a dial", "CMD-39"),
        *contributions(game, SQUADRON_VALUE, ship.id, value),
        ReasonPart(amount="1", words="squadron by token; with the dial, one more", rule="CMD-41"),
    ]
    return reasons("Squadron", ship.label, game.ask(SQUADRON_VALUE, ship.id, value), parts)


def _engineering(game: Game, ship: Ship) -> Reasons:
    value = game.ship_card(ship.id).engineering
    total = game.ask(ENGINEERING, ship.id, value)
    parts = [
        printed(value, "engineering value: points from a dial", "CMD-47"),
        *contributions(game, ENGINEERING, ship.id, value),
        ReasonPart(amount=str((total + 1) // 2), words="points from a token: half, rounded up", rule="CMD-48"),
    ]
    return reasons("Engineering", ship.label, total, parts)


def _repair(game: Game, ship: Ship) -> Reasons | Refused:
    """The engineering points that are left of the Repair command under way."""
    command = game.innermost(RepairCommand)
    if command is None or command.ship != ship.id:
        return Refused(reason=f"{ship.label} is not resolving a Repair command now. Ask for its engineering value.")
    value = engineering_value(game, ship.id)
    half = (value + 1) // 2
    parts = []
    if command.by_dial:
        parts.append(part(value, "from the dial: its engineering value", rule="CMD-47"))
    if command.by_token:
        parts.append(part(half, f"from the token: half of {value}, rounded up", rule="CMD-48"))
    base = value * command.by_dial + half * command.by_token
    parts += contributions(game, ENGINEERING_POINTS, command, base)
    if command.gained > command.points:
        parts.append(part(command.points - command.gained, "spent so far", rule="CMD-55"))
    return reasons("Engineering points left", ship.label, command.points, parts)


def _points(game: Game, ship: Ship) -> Reasons:
    """The cost of a ship: its card and its upgrades."""
    card = game.ship_card(ship.id)
    parts = [part(card.points, card.title, rule="FLEET-02", card=card.key)]
    for upgrade in game.state.upgrades:
        if upgrade.ship == ship.id:
            equipped = game.upgrade_card(upgrade.id)
            rule = "SCORE-04" if upgrade.discarded else "UPG-02"
            words = f"{equipped.title}, discarded" if upgrade.discarded else equipped.title
            parts.append(part(equipped.points, words, rule=rule, card=equipped.key))
    return reasons("Fleet points", ship.label, cost(game, ship.id), parts)


# Squadrons and installations


def _squadron_hull(game: Game, squadron: Squadron) -> Reasons:
    most = game.squadron_card(squadron.id).hull
    parts = [printed(most, "hull points", "SETUP-09")]
    if squadron.hull != most:
        parts.append(part(squadron.hull - most, "damage suffered", rule="DMG-01"))
    return reasons("Hull left", squadron.label, squadron.hull, parts)


def _squadron_speed(game: Game, squadron: Squadron) -> Reasons:
    value = game.squadron_card(squadron.id).speed
    parts = [printed(value, "speed", "SQN-20"), *contributions(game, SQUADRON_SPEED, squadron.id, value)]
    if squadron.status is Status.IN_PLAY and not may_move(game, squadron.id):
        held = why_not_move(game, squadron.id)
        parts.append(ReasonPart(amount="0", words=held.reason.rstrip("."), rule=held.rule))
    return reasons("Speed", squadron.label, game.ask(SQUADRON_SPEED, squadron.id, value), parts)


def _squadron_points(game: Game, squadron: Squadron) -> Reasons:
    card = game.squadron_card(squadron.id)
    parts = [part(card.points, card.title, rule="FLEET-15", card=card.key)]
    return reasons("Fleet points", squadron.label, card.points, parts)


def _hull_of_installation(game: Game, unit: Installation) -> Reasons | Refused:
    card = game.catalog.stations.get(unit.card)
    if card is None:
        return Refused(reason=f"{unit.label} cannot be damaged. Ask about a ship or squadron.")
    parts = [printed(card.hull, "hull value", "SHIP-11")]
    if unit.damage:
        parts.append(part(-len(unit.damage), counted(len(unit.damage), "damage card"), rule="DMG-08"))
    return reasons("Hull left", unit.label, card.hull - len(unit.damage), parts)


# Fleets


def _fleet(game: Game, asked: ReasonsRequest) -> Reasons | Refused:
    """What a fleet costs, ship by ship with their upgrades, and squadron by squadron."""
    players = game.state.players
    if asked.seat is None or not 0 <= asked.seat < len(players):
        return Refused(reason=f"There is no such seat. Name one from 0 to {len(players) - 1}.")
    units = [unit for unit in game.state.units if unit.seat == asked.seat and not isinstance(unit, Installation)]
    parts = [
        part(cost(game, unit.id), unit.label, rule="SCORE-06" if isinstance(unit, Ship) else "FLEET-15")
        for unit in units
    ]
    parts.append(ReasonPart(amount=f"≤ {game.state.points}", words="the limit of this game", rule="FLEET-01"))
    name = Names(game.state).seat(asked.seat)
    return reasons("Fleet points", name, players[asked.seat].points, parts)


OF_SHIPS: Final[dict[Figure, Callable[[Game, Ship], Reasons | Refused]]] = {
    Figure.HULL: _hull,
    Figure.SPEED: why_speed,
    Figure.YAW: why_yaw,
    Figure.COMMAND: _command,
    Figure.SQUADRON: _squadron_value,
    Figure.ENGINEERING: _engineering,
    Figure.REPAIR: _repair,
    Figure.POINTS: _points,
}

OF_SQUADRONS: Final[dict[Figure, Callable[[Game, Squadron], Reasons | Refused]]] = {
    Figure.HULL: _squadron_hull,
    Figure.SPEED: _squadron_speed,
    Figure.POINTS: _squadron_points,
}

OF_ATTACKS: Final[dict[Figure, Callable[[Game, ReasonsRequest], Reasons | Refused]]] = {
    Figure.DICE: why_dice,
    Figure.DAMAGE: why_damage,
    Figure.ODDS: why_odds,
}
