"""Commands: which dials to assign, how to use them, and how to repair."""

from __future__ import annotations

from math import hypot
from typing import Final

from armada.analysis.value import health
from armada.engine.questions import PASS, Pass, Question
from armada.geometry.pose import Pose
from armada.geometry.ruler import RULER, Range
from armada.players.greedy.attacks import best_attacks
from armada.players.greedy.facts import Facts
from armada.players.greedy.maneuvers import ManeuverChoice
from armada.players.greedy.position import PositionValue
from armada.players.greedy.squadrons import WORTH_A_COMMAND, Pilot
from armada.rules.command_phase import ShipDials
from armada.rules.commands import CommandPayment, CommandProcedure
from armada.rules.game import Game
from armada.rules.repair import COSTS, Repair, RepairCommand, RepairEffect, engineering_value
from armada.rules.ship_phase import DialUse, ShipActivation
from armada.rules.speed import can_have_speed
from armada.rules.squadron_command import is_in_reach, squadron_value
from armada.rules.targets import can_attack_somebody
from armada.state.records import COMMANDS, IN_PLAY, Command, Ship, ShipId, Squadron, SquadronId

A_SPEED: Final = 68.0
"""How far a ship goes in a round for each point of its speed, in mm."""

STRIKE_RANGE: Final = 330.0
"""How far squadrons reach in a round, moving and attacking, in mm."""

WAITING: Final = 0.7
"""The weight of what a ship could gain by waiting until the enemies have moved."""

MOVED: Final = 0.6
"""The weight of a shield that is moved instead of recovered."""

IDLE: Final = 0.2
"""The value of a command that is hardly useful."""


class CommandValue:
    """The value of commands to one ship, now or some rounds ahead."""

    def __init__(self, game: Game, ship: Ship) -> None:
        self.game = game
        self.ship = ship
        self.card = game.ship_card(ship.id)
        self.position_value = PositionValue(game, ship)

    def value(self, command: Command, ahead: int) -> float:
        """The value of a command this many rounds ahead."""
        if command is Command.CONCENTRATE_FIRE:
            return self._concentrate_fire(ahead)
        if command is Command.SQUADRON:
            return self._squadron(ahead)
        if command is Command.REPAIR:
            return self._repair(ahead)
        return self._navigate(ahead)

    def _gap(self, ahead: int) -> float:
        """How far the nearest enemy ship will be, in mm, if both close in."""
        pose = self.ship.pose
        assert pose is not None
        gaps = [
            mm_between(pose, enemy.now) - 100 - ahead * A_SPEED * (self.ship.speed + enemy.ship.speed)
            for enemy in self.position_value.enemies
        ]
        return max(0.0, min(gaps, default=2000.0))

    def _concentrate_fire(self, ahead: int) -> float:
        most = max([sum(gun.means) for gun in self.position_value.frigate.guns], default=0.0)
        return 2.6 if self._gap(ahead) < RULER * 0.9 and most else IDLE

    def _squadron(self, ahead: int) -> float:
        value = squadron_value(self.game, self.ship.id)
        near = [s for s in own_squadrons(self.game, self.ship) if self._is_near(s, ahead)]
        able = min(value, len(near))
        return 1.9 * able + 0.1 if able else IDLE / 2

    def _is_near(self, squadron: Squadron, ahead: int) -> bool:
        """Whether a squadron will be in reach of the ship's command, and enemies in its own."""
        pose, own = squadron.pose, self.ship.pose
        if pose is None or own is None or mm_between(pose, own) > Range.MEDIUM.end + 90 + 150 * ahead:
            return False
        game = self.game
        side = game.side(self.ship.id)
        reach = STRIKE_RANGE + ahead * 2 * A_SPEED
        return any(
            unit.pose is not None and game.side(unit.id) != side and mm_between(unit.pose, pose) < reach
            for unit in game.state.units
        )

    def _repair(self, ahead: int) -> float:
        """Damage cards first, then shields, as far as the points go; in a fight more will be needed later."""
        points = engineering_value(self.game, self.ship.id)
        health = self.position_value.health
        cards = len(self.ship.damage)
        shields = sum(self.card.shields.values()) - sum(self.ship.shields)
        if ahead and self._gap(ahead - 1) < RULER:
            cards, shields = cards + ahead // 2, shields + ahead
        mended = min(cards, points // COSTS[RepairEffect.REPAIR_HULL])
        recovered = min(shields, (points - mended * COSTS[RepairEffect.REPAIR_HULL]) // 2)
        return mended * health.loss(0, 1) + recovered * health.loss(1, 0)

    def needed(self) -> int:
        """The engineering points that the ship could use now."""
        missing = sum(self.card.shields.values()) - sum(self.ship.shields)
        return 2 * missing + 3 * len(self.ship.damage)

    def _navigate(self, ahead: int) -> float:
        if ahead:
            return 1.5 if self._gap(ahead) > RULER / 2 else 1.0
        return 0.8 + self.navigate_gain()

    def navigate_gain(self) -> float:
        """How much better a place the ship reaches with a Navigate dial."""
        choice = ManeuverChoice(self.game, self.ship)
        speed = self.ship.speed
        now = choice.best(choice.courses(speed, 0), speed).value
        speeds = [s for s in (speed - 1, speed, speed + 1) if s == speed or can_have_speed(self.game, self.ship.id, s)]
        return max(0.0, max([choice.best(choice.courses(s, 1), s).value for s in speeds]) - now)


def mm_between(one: Pose, other: Pose) -> float:
    """The distance between two centres, in mm."""
    return hypot(one.x - other.x, one.y - other.y) / 1000


def own_squadrons(game: Game, ship: Ship) -> list[Squadron]:
    """The friendly squadrons of a ship that are in play."""
    side = game.side(ship.id)
    return [
        unit
        for unit in game.state.units
        if isinstance(unit, Squadron) and unit.status is IN_PLAY and game.side(unit.id) == side
    ]


# Dials


def choose_dials(game: Game, question: Question[tuple[ShipDials, ...]]) -> tuple[ShipDials, ...]:
    """The commands that will be worth most in the rounds in which the dials are revealed."""
    return tuple([ShipDials(dials.ship, _commands(game, dials)) for dials in question.options[0]])


def _commands(game: Game, dials: ShipDials) -> tuple[Command, ...]:
    ship = game.ship(dials.ship)
    command_value, before = CommandValue(game, ship), ship.dials[-1:]
    rounds = range(len(ship.dials), len(ship.dials) + len(dials.commands))
    return tuple(
        [
            max(COMMANDS, key=lambda each: command_value.value(each, ahead) - (0.3 if each in before else 0.0))
            for ahead in rounds
        ]
    )


def choose_dial_use(game: Game, question: Question[DialUse]) -> DialUse:
    """The token, if the dial is of little use now and the ship has no such token."""
    activation = game.innermost(ShipActivation)
    assert activation is not None
    ship = game.ship(activation.ship)
    command = ship.revealed
    if command is None or command in ship.tokens or len(ship.tokens) >= game.ship_card(ship.id).command:
        return DialUse.KEEP
    return DialUse.KEEP if is_of_use(game, ship, command) else DialUse.CONVERT


def is_of_use(game: Game, ship: Ship, command: Command) -> bool:
    """Whether a ship can make good use of a dial now."""
    if command is Command.CONCENTRATE_FIRE:
        return can_attack_somebody(game, ship.id)
    if command is Command.SQUADRON:
        return bool(willing_squadrons(game, ship))
    command_value = CommandValue(game, ship)
    if command is Command.REPAIR:
        return command_value.needed() >= 2
    return command_value.navigate_gain() > 0.5


def willing_squadrons(game: Game, ship: Ship) -> list[SquadronId]:
    """The squadrons in reach of a ship's command that could attack something worth it."""
    found, facts = [], Facts(game)
    for squadron in own_squadrons(game, ship):
        if not squadron.activated and squadron.pose is not None and is_in_reach(game, ship.id, squadron.id):
            pilot = Pilot(game, squadron, ship.id, facts)
            if pilot.best_strike() >= WORTH_A_COMMAND:
                found.append(squadron.id)
    return found


def choose_command(game: Game, question: Question[Command]) -> Command | Pass:
    """Squadrons first, then repairs, each if it is of use."""
    activation = game.innermost(ShipActivation)
    assert activation is not None
    ship = game.ship(activation.ship)
    for command in question.options:
        if is_of_use(game, ship, command) and (ship.revealed is command or _is_worth_token(game, ship, command)):
            return command
    return PASS


def _is_worth_token(game: Game, ship: Ship, command: Command) -> bool:
    """Whether a token does something: half of a low engineering value, rounded up, recovers no shield."""
    points = (engineering_value(game, ship.id) + 1) // 2
    return command is not Command.REPAIR or points >= COSTS[RepairEffect.RECOVER_SHIELDS]


def choose_way(game: Game, question: Question[CommandPayment]) -> CommandPayment:
    """The dial; with the token, if both together do more."""
    command = game.innermost(CommandProcedure)
    assert command is not None
    ship = game.ship(command.ship)
    if command.command is Command.SQUADRON:
        more = len(willing_squadrons(game, ship)) > squadron_value(game, ship.id)
    elif command.command is Command.REPAIR:
        more = CommandValue(game, ship).needed() > engineering_value(game, ship.id)
    else:
        more = False
    return CommandPayment.BOTH if more else CommandPayment.DIAL


# Repairs and tokens


def choose_repair(game: Game, question: Question[Repair]) -> Repair | Pass:
    """The repair that gains most for its points: damage cards, shields where attacks are to be expected."""
    command = game.innermost(RepairCommand)
    assert command is not None
    ship = game.ship(command.ship)
    values = {repair: _repair_value(game, ship, repair) for repair in question.options}
    best = max(values, key=lambda repair: values[repair] / COSTS[repair.effect])
    return best if values[best] > 0 else PASS


def _repair_value(game: Game, ship: Ship, repair: Repair) -> float:
    assert ship.pose is not None
    if repair.effect is RepairEffect.REPAIR_HULL:
        assert repair.card is not None
        damage = ship.damage[repair.card]
        return health(game, ship.id).loss(0, 1, float(damage.faceup)) + 0.1 * damage.faceup
    zones = game.zones(ship.id)
    shields = dict(zip(zones, ship.shields, strict=True))
    threatened = PositionValue(game, ship).threatened(ship.pose)
    assert repair.zone is not None
    a_shield = health(game, ship.id).loss(1, 0)
    gain = a_shield * _need(shields[repair.zone], threatened.get(repair.zone, 0.0))
    if repair.source is None:
        return gain
    cost = a_shield * _need(shields[repair.source] - 1, threatened.get(repair.source, 0.0))
    return MOVED * (gain - cost) - 0.1


def _need(shields: int, damage: float) -> float:
    """The need for one more shield, given the shields there and the expected damage."""
    return 1.0 + 0.5 * max(0.0, min(2.0, damage - shields)) - 0.15 * shields


def choose_discarded_token(game: Game, question: Question[Command]) -> Command:
    """The command token with the least value: the command that the ship can use least."""
    order = [Command.SQUADRON, Command.NAVIGATE, Command.REPAIR, Command.CONCENTRATE_FIRE]
    return min(question.options, key=order.index)


# Activation


def choose_ship(game: Game, question: Question[ShipId]) -> ShipId:
    """The ship that can do most now, or is in most danger; a ship that gains by waiting waits."""
    return max(question.options, key=lambda ship: (urgency(game, game.ship(ship)), -ship))


def propose_ship(game: Game, question: Question[ShipId]) -> ShipId | Pass:
    """As Team Commander the ship that it would choose; anybody else agrees with the others."""
    commander = game.grand_admiral(game.side_of(question.seat))
    return choose_ship(game, question) if question.seat == commander else PASS


def urgency(game: Game, ship: Ship) -> float:
    """How much it matters that a ship activates soon: what it can do now, and the danger it is in."""
    assert ship.pose is not None
    position_value = PositionValue(game, ship)
    now = best_attacks(game, ship.id)
    squadrons = 0.0
    if ship.dials and ship.dials[0] is Command.SQUADRON:
        squadrons = 1.5 * min(len(willing_squadrons(game, ship)), squadron_value(game, ship.id))
    later, _ = position_value.attack_prospects(ship.pose)
    return now + squadrons + position_value.risk(ship.pose) - WAITING * max(0.0, later - now)
