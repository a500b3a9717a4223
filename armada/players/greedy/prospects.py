"""Prospects: what ships and squadrons can still do with dials and command tokens and in coming activations."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.players.greedy.attacks import best_attacks
from armada.players.greedy.commands import IDLE, CommandValue, willing_squadrons
from armada.players.greedy.facts import Facts
from armada.players.greedy.objectives import AIMS
from armada.players.greedy.squadrons import REACH, Pilot
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import squadron_value
from armada.rules.targets import can_attack_somebody
from armada.state.game_state import Phase
from armada.state.records import IN_PLAY, Command, Scope, Ship, Squadron, UnitId

LATER: Final = 0.6
"""The weight of a command that is resolved a round later."""

TOKEN: Final = 0.35
"""The weight of a command token compared with the dial, beyond the value of any token."""

INSIGHT: Final = 0.3
"""The value of knowing the next command of an enemy ship."""

ATTACKING: Final = 0.6
"""The weight of the attacks that an activating ship can make next."""

PROMISE: Final = 0.4
"""The value of a lasting effect of one's own."""

ABOARD: Final = 0.5
"""The weight of an objective token that a ship carries and may still lose."""

NEARNESS: Final = 0.2
"""The value to a squadron, as a share of its points, of being able to attack rather than far away."""

FAR: Final = 600.0
"""The distance, in mm, from which a squadron counts as far away."""

FLYING: Final = 0.5
"""The weights of a squadron's place, and of what it can still do this round."""


class Prospects:
    """The prospects that a side has gained since a moment; unchanged ones are not counted."""

    def __init__(self, start: Game, side: Side) -> None:
        self.start = start
        self.units = start.state.units
        self.side = side

    def of_all(self, game: Game) -> float:
        """How much more the side's ships and squadrons can do than the enemy's, compared with the start."""
        return self._of_ships(game) + self.of_squadrons(game) + self._of_effects(game) + self._of_tokens(game)

    def _sign(self, game: Game, seat: Seat) -> int:
        return 1 if game.side_of(seat) == self.side else -1

    def of_squadrons(self, game: Game) -> float:
        """The same for squadrons that moved, activated, or can activate again."""
        found = 0.0
        for before, unit in zip(self.units, game.state.units, strict=False):
            if before is unit or not isinstance(unit, Squadron) or not isinstance(before, Squadron):
                continue
            if unit.pose is None or unit.status is not IN_PLAY:
                continue
            if (before.pose, before.activated) != (unit.pose, unit.activated):
                value = squadron_prospect(game, unit)
                if before.pose is not None:
                    value -= squadron_prospect(game, replace(unit, pose=before.pose, activated=before.activated))
                found += self._sign(game, unit.seat) * value
        return found + self._of_keywords(game)

    def _of_keywords(self, game: Game) -> float:
        """The same for squadrons that gained a lasting effect and have yet to activate."""
        gained = {entry.unit for entry in game.state.lasting if entry not in self.start.state.lasting}
        found = 0.0
        for number in gained:
            unit = game.state.units[number] if 0 <= number < len(game.state.units) else None
            if isinstance(unit, Squadron) and unit.pose is not None and unit == self.units[unit.id]:
                value = squadron_prospect(game, unit) - squadron_prospect(self.start, unit)
                found += self._sign(game, unit.seat) * value
        return found

    def _of_ships(self, game: Game) -> float:
        """The same for ships whose dials or command tokens changed or became known, and for attacks to come."""
        found = 0.0
        for before, unit in zip(self.units, game.state.units, strict=False):
            if before is unit or not isinstance(unit, Ship) or not isinstance(before, Ship):
                continue
            if unit.pose is None or unit.status is not IN_PLAY:
                continue
            sign = self._sign(game, unit.seat)
            if (before.dials, before.revealed, before.tokens) != (unit.dials, unit.revealed, unit.tokens):
                was = replace(unit, dials=before.dials, revealed=before.revealed, tokens=before.tokens)
                found += sign * (Orders(game, unit).value() - Orders(game, was).value())
            if sign < 0 and len(unit.known_to) > len(before.known_to):
                found += INSIGHT
        return found + self._of_attacks(game)

    def _of_attacks(self, game: Game) -> float:
        """The attacks that the activating ship has yet to make, if an effect changed them."""
        start = self.start
        activation = start.innermost(ShipActivation)
        if activation is None or activation.attacks or start.innermost(ExecuteManeuver) is not None:
            return 0.0
        if game.state.lasting == start.state.lasting:
            return 0.0
        ship = activation.ship
        left = 0.0 if game.innermost(ExecuteManeuver) is not None else best_attacks(game, ship)
        return ATTACKING * self._sign(game, game.owner(ship)) * (left - best_attacks(start, ship))

    def _of_effects(self, game: Game) -> float:
        """Lasting effects of ships, squadrons and seats: cards help their owners."""
        found = 0.0
        for entry in game.state.lasting:
            if entry.scope is not Scope.GAME and (entry.seat >= 0 or entry.unit >= 0):
                seat = Seat(entry.seat) if entry.seat >= 0 else game.owner(UnitId(entry.unit))
                found += PROMISE * self._sign(game, seat)
        return found

    def _of_tokens(self, game: Game) -> float:
        """Valuable objective tokens aboard ships."""
        objective = game.state.objective or ""
        aim = AIMS.get(objective)
        if aim is None or aim.what != "token":
            return 0.0
        carriers = [token.unit for token in game.state.tokens if token.kind == objective and token.unit >= 0]
        return ABOARD * aim.points * sum([self._sign(game, game.owner(UnitId(unit))) for unit in carriers])


class Orders:
    """The dials and command tokens of one ship, and their value to it."""

    def __init__(self, game: Game, ship: Ship) -> None:
        self.game = game
        self.ship = ship
        self.command_value = CommandValue(game, ship)
        activation = game.innermost(ShipActivation)
        self.activation = activation if activation is not None and activation.ship == ship.id else None

    def value(self) -> float:
        """The value of the revealed dial, of the following ones, less with each round, and of the tokens."""
        ship = self.ship
        found = self._now(ship.revealed) if ship.revealed is not None else 0.0
        ahead = 0 if self._is_due() else 1
        for place, command in enumerate(ship.dials):
            when = ahead + place
            found += LATER**when * (self._value(command, when) if when else self._now(command))
        return found + TOKEN * sum([self._value(command, ahead) for command in ship.tokens])

    def _is_due(self) -> bool:
        """Whether the top dial will be revealed this round."""
        ship, activation = self.ship, self.activation
        if activation is not None:
            return activation.will_reveal and not activation.was_revealed
        return not ship.activated

    def _value(self, command: Command, ahead: int) -> float:
        """The value of a command some rounds ahead; the course of a Navigate command is not considered."""
        return self.command_value.value(command, max(1, ahead) if command is Command.NAVIGATE else ahead)

    def _now(self, command: Command) -> float:
        """The value of a command this round; exact if the ship is activating."""
        game, ship = self.game, self.ship
        if self.activation is None:
            return self._value(command, 0)
        if command is Command.CONCENTRATE_FIRE:
            return self._value(command, 0) if can_attack_somebody(game, ship.id) else IDLE
        if command is Command.SQUADRON:
            willing = min(len(willing_squadrons(game, ship)), squadron_value(game, ship.id))
            return 1.9 * willing if willing else IDLE
        return self.command_value.value(command, 0)


def of_squadrons(game: Game, side: Side) -> float:
    """How much better the squadrons of a side are placed, and how much more they can do, than the enemy's."""
    found, facts = 0.0, Facts(game)
    for unit in game.state.units:
        if isinstance(unit, Squadron) and unit.pose is not None and unit.status is IN_PLAY:
            value = squadron_prospect(game, unit, facts)
            found += value if game.side(unit.id) == side else -value
    return found


def squadron_prospect(game: Game, squadron: Squadron, facts: Facts | None = None) -> float:
    """The value of its place and of its next attack, in the Squadron Phase without moving unless a rogue."""
    pilot = Pilot(game, squadron, facts=facts)
    pose = squadron.pose
    assert pose is not None
    value = 0.5 * pilot.strike(pose) - pilot.harm(pose) + NEARNESS * pilot.price * _nearness(pilot, pose)
    if squadron.activated or not pilot.prey:
        return FLYING * value
    if game.state.phase is Phase.SQUADRON and not has_keyword(game, squadron.id, "rogue"):
        return FLYING * (value + pilot.strike(pose))
    return FLYING * (value + max(pilot.strike(pose), pilot.best_strike()))


def _nearness(pilot: Pilot, pose: Pose) -> float:
    """How near a squadron is to what it wants to attack, from 0 to 1."""
    gap = min([prey.gap(pose) for prey in pilot.prey if pilot.wants(prey)], default=FAR)
    return 1.0 - min(1.0, max(0.0, gap - REACH) / FAR)
