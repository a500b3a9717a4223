"""Why a number on the screen is what it is: what is printed, and what cards, damage and commands add or take away.

Reasons come from a game in which everything the viewer may not know is covered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from armada.messages.message import say
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
from armada.screens.previews.measurements import unknown_unit
from armada.screens.previews.reason_parts import contributions, part, printed, reasons
from armada.screens.previews.reasons_attack import why_damage, why_dice, why_odds
from armada.screens.previews.reasons_course import why_speed, why_yaw
from armada.screens.previews.replies import PreviewRefused, ReasonPart, Reasons
from armada.screens.previews.requests import Figure, ReasonsRequest
from armada.state.records import Installation, Ship, Squadron, Status
from armada.words.names import Names


def reasons_for(game: Game, asked: ReasonsRequest) -> Reasons | PreviewRefused:
    """Why a number is what it is, or why that cannot be told."""
    if asked.what is Figure.FLEET:
        return _fleet(game, asked)
    if asked.what in OF_ATTACKS:
        return OF_ATTACKS[asked.what](game, asked)
    if asked.unit is None:
        return PreviewRefused(reason=say("reasons-name-unit"))
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
    return PreviewRefused(reason=say("reasons-no-value", unit=unit.label, what=asked.what), rule="SHIP-11")


# Ships


def _hull(game: Game, ship: Ship) -> Reasons:
    card = game.ship_card(ship.id)
    parts = [printed(card.hull, say("reasons-printed-hull"), "SHIP-11"), *contributions(game, HULL, ship.id, card.hull)]
    faceup = sum([damage.faceup for damage in ship.damage])
    if ship.damage:
        words = say("reasons-damage-cards", count=len(ship.damage), faceup=faceup)
        parts.append(part(-len(ship.damage), words, rule="DMG-08"))
    return reasons(
        say("reasons-title-hull", whose=ship.label), game.ask(HULL, ship.id, card.hull) - len(ship.damage), parts
    )


def _command(game: Game, ship: Ship) -> Reasons:
    """How many dials it is assigned; and how many command tokens it can have."""
    value = game.ship_card(ship.id).command
    parts = [
        printed(value, say("reasons-printed-command"), "CMD-03"),
        *contributions(game, DIAL_COUNT, ship.id, value),
    ]
    limit = game.ask(TOKEN_LIMIT, ship.id, value)
    parts.append(ReasonPart(amount=f"≤ {limit}", words=say("reasons-tokens-held"), rule="CMD-18"))
    parts += contributions(game, TOKEN_LIMIT, ship.id, value)
    return reasons(say("reasons-title-command", whose=ship.label), game.ask(DIAL_COUNT, ship.id, value), parts)


def _squadron_value(game: Game, ship: Ship) -> Reasons:
    value = game.ship_card(ship.id).squadron
    parts = [
        printed(value, say("reasons-printed-squadron"), "CMD-39"),
        *contributions(game, SQUADRON_VALUE, ship.id, value),
        ReasonPart(amount="1", words=say("reasons-squadron-by-token"), rule="CMD-41"),
    ]
    return reasons(say("reasons-title-squadron", whose=ship.label), game.ask(SQUADRON_VALUE, ship.id, value), parts)


def _engineering(game: Game, ship: Ship) -> Reasons:
    value = game.ship_card(ship.id).engineering
    total = game.ask(ENGINEERING, ship.id, value)
    parts = [
        printed(value, say("reasons-printed-engineering"), "CMD-47"),
        *contributions(game, ENGINEERING, ship.id, value),
        ReasonPart(amount=str((total + 1) // 2), words=say("reasons-points-by-token"), rule="CMD-48"),
    ]
    return reasons(say("reasons-title-engineering", whose=ship.label), total, parts)


def _repair(game: Game, ship: Ship) -> Reasons | PreviewRefused:
    """The engineering points that are left of the Repair command under way."""
    command = game.innermost(RepairCommand)
    if command is None or command.ship != ship.id:
        return PreviewRefused(reason=say("reasons-not-repairing", ship=ship.label))
    value = engineering_value(game, ship.id)
    half = (value + 1) // 2
    parts = []
    if command.by_dial:
        parts.append(part(value, say("reasons-from-dial"), rule="CMD-47"))
    if command.by_token:
        parts.append(part(half, say("reasons-from-token", value=value), rule="CMD-48"))
    base = value * command.by_dial + half * command.by_token
    parts += contributions(game, ENGINEERING_POINTS, command, base)
    if command.gained > command.points:
        parts.append(part(command.points - command.gained, say("reasons-spent"), rule="CMD-55"))
    return reasons(say("reasons-title-repair", whose=ship.label), command.points, parts)


def _points(game: Game, ship: Ship) -> Reasons:
    """The cost of a ship: its card and its upgrades."""
    card = game.ship_card(ship.id)
    parts = [part(card.points, card.title, rule="FLEET-02", card=card.key)]
    for upgrade in game.state.upgrades:
        if upgrade.ship == ship.id:
            equipped = game.upgrade_card(upgrade.id)
            rule = "SCORE-04" if upgrade.discarded else "UPG-02"
            words = say("reasons-discarded", card=equipped.title) if upgrade.discarded else equipped.title
            parts.append(part(equipped.points, words, rule=rule, card=equipped.key))
    return reasons(say("reasons-title-points", whose=ship.label), cost(game, ship.id), parts)


# Squadrons and installations


def _squadron_hull(game: Game, squadron: Squadron) -> Reasons:
    most = game.squadron_card(squadron.id).hull
    parts = [printed(most, say("reasons-printed-hull-points"), "SETUP-09")]
    if squadron.hull != most:
        parts.append(part(squadron.hull - most, say("reasons-damage-suffered"), rule="DMG-01"))
    return reasons(say("reasons-title-hull", whose=squadron.label), squadron.hull, parts)


def _squadron_speed(game: Game, squadron: Squadron) -> Reasons:
    value = game.squadron_card(squadron.id).speed
    parts = [
        printed(value, say("reasons-printed-speed"), "SQN-20"),
        *contributions(game, SQUADRON_SPEED, squadron.id, value),
    ]
    if squadron.status is Status.IN_PLAY and not may_move(game, squadron.id):
        held = why_not_move(game, squadron.id)
        parts.append(ReasonPart(amount="0", words=str(held.reason).rstrip("."), rule=held.rule))
    return reasons(
        say("reasons-title-speed", whose=squadron.label), game.ask(SQUADRON_SPEED, squadron.id, value), parts
    )


def _squadron_points(game: Game, squadron: Squadron) -> Reasons:
    card = game.squadron_card(squadron.id)
    parts = [part(card.points, card.title, rule="FLEET-15", card=card.key)]
    return reasons(say("reasons-title-points", whose=squadron.label), card.points, parts)


def _hull_of_installation(game: Game, unit: Installation) -> Reasons | PreviewRefused:
    card = game.catalog.stations.get(unit.card)
    if card is None:
        return PreviewRefused(reason=say("reasons-cannot-be-damaged", unit=unit.label))
    parts = [printed(card.hull, say("reasons-printed-hull"), "SHIP-11")]
    if unit.damage:
        parts.append(part(-len(unit.damage), say("reasons-damage-on-station", count=len(unit.damage)), rule="DMG-08"))
    return reasons(say("reasons-title-hull", whose=unit.label), card.hull - len(unit.damage), parts)


# Fleets


def _fleet(game: Game, asked: ReasonsRequest) -> Reasons | PreviewRefused:
    """The cost of a fleet, ship by ship with their upgrades, and squadron by squadron."""
    players = game.state.players
    if asked.seat is None or not 0 <= asked.seat < len(players):
        return PreviewRefused(reason=say("reasons-no-seat", last=len(players) - 1))
    units = [unit for unit in game.state.units if unit.seat == asked.seat and not isinstance(unit, Installation)]
    parts = [
        part(cost(game, unit.id), unit.label, rule="SCORE-06" if isinstance(unit, Ship) else "FLEET-15")
        for unit in units
    ]
    parts.append(ReasonPart(amount=f"≤ {game.state.points}", words=say("reasons-limit"), rule="FLEET-01"))
    name = Names(game.state).seat(asked.seat)
    return reasons(say("reasons-title-points", whose=name), players[asked.seat].points, parts)


OF_SHIPS: Final[dict[Figure, Callable[[Game, Ship], Reasons | PreviewRefused]]] = {
    Figure.HULL: _hull,
    Figure.SPEED: why_speed,
    Figure.YAW: why_yaw,
    Figure.COMMAND: _command,
    Figure.SQUADRON: _squadron_value,
    Figure.ENGINEERING: _engineering,
    Figure.REPAIR: _repair,
    Figure.POINTS: _points,
}

OF_SQUADRONS: Final[dict[Figure, Callable[[Game, Squadron], Reasons | PreviewRefused]]] = {
    Figure.HULL: _squadron_hull,
    Figure.SPEED: _squadron_speed,
    Figure.POINTS: _squadron_points,
}

OF_ATTACKS: Final[dict[Figure, Callable[[Game, ReasonsRequest], Reasons | PreviewRefused]]] = {
    Figure.DICE: why_dice,
    Figure.DAMAGE: why_damage,
    Figure.ODDS: why_odds,
}
