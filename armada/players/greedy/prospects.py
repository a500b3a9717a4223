"""Prospects: what ships and squadrons can still do: by dials and command tokens, and in the activations to come."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.engine.seats import Seat, Side
from armada.geometry.pose import Pose
from armada.players.greedy.attacks import best_attacks
from armada.players.greedy.commands import IDLE, CommandValue, willing_squadrons
from armada.players.greedy.objectives import AIMS
from armada.players.greedy.squadrons import REACH, Pilot
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import squadron_value
from armada.rules.targets import legal_attacks
from armada.state.game_state import Phase
from armada.state.records import Command, Scope, Ship, Squadron, Status, UnitId

LATER: Final = 0.6
"""How much a command counts that is resolved a round later, of what it counts now."""

TOKEN: Final = 0.35
"""How much a command token counts, of what the dial does, beyond what every token is worth."""

INSIGHT: Final = 0.3
"""What it is worth to know the next command of an enemy ship."""

ATTACKING: Final = 0.6
"""How much the attacks count that a ship in its activation can make next."""

PROMISE: Final = 0.4
"""What it is worth that an effect of one's own lasts."""

ABOARD: Final = 0.5
"""How much an objective token counts that a ship carries: it may yet lose it."""

NEARNESS: Final = 0.2
"""What it is worth to a squadron, of its points, to be where it can attack rather than far away."""

FAR: Final = 600.0
"""From so many millimetres on a squadron is far away."""

FLYING: Final = 0.5
"""How much the place of a squadron counts, and what it can still do this round."""


class Prospects:
    """What a side can do more, from a moment on: of what did not change nothing is counted."""

    def __init__(self, start: Game, side: Side) -> None:
        self.start = start
        self.units = start.state.units
        self.side = side

    def of_all(self, game: Game) -> float:
        """By how much the ships and squadrons of the side can do more than the enemy's, compared with the start."""
        return self._of_ships(game) + self.of_squadrons(game) + self._of_effects(game) + self._of_tokens(game)

    def _sign(self, game: Game, seat: Seat) -> int:
        return 1 if game.side_of(seat) == self.side else -1

    def of_squadrons(self, game: Game) -> float:
        """The same of squadrons that moved, activated, or can activate again."""
        found = 0.0
        for before, unit in zip(self.units, game.state.units, strict=False):
            if before is unit or not isinstance(unit, Squadron) or not isinstance(before, Squadron):
                continue
            if unit.pose is None or unit.status is not Status.IN_PLAY:
                continue
            if (before.pose, before.activated) != (unit.pose, unit.activated):
                worth = squadron_prospect(game, unit)
                if before.pose is not None:
                    worth -= squadron_prospect(game, replace(unit, pose=before.pose, activated=before.activated))
                found += self._sign(game, unit.seat) * worth
        return found + self._of_keywords(game)

    def _of_keywords(self, game: Game) -> float:
        """Squadrons that gained something that lasts: the best they can do now, if they have yet to activate."""
        gained = {entry.unit for entry in game.state.lasting if entry not in self.start.state.lasting}
        found = 0.0
        for number in gained:
            unit = game.state.units[number] if 0 <= number < len(game.state.units) else None
            if isinstance(unit, Squadron) and unit.pose is not None and unit == self.units[unit.id]:
                worth = squadron_prospect(game, unit) - squadron_prospect(self.start, unit)
                found += self._sign(game, unit.seat) * worth
        return found

    def _of_ships(self, game: Game) -> float:
        """Ships whose dials or command tokens changed or became known, and the attacks of the one that activates."""
        found = 0.0
        for before, unit in zip(self.units, game.state.units, strict=False):
            if before is unit or not isinstance(unit, Ship) or not isinstance(before, Ship):
                continue
            if unit.pose is None or unit.status is not Status.IN_PLAY:
                continue
            sign = self._sign(game, unit.seat)
            if (before.dials, before.revealed, before.tokens) != (unit.dials, unit.revealed, unit.tokens):
                was = replace(unit, dials=before.dials, revealed=before.revealed, tokens=before.tokens)
                found += sign * (Orders(game, unit).worth() - Orders(game, was).worth())
            if sign < 0 and len(unit.known_to) > len(before.known_to):
                found += INSIGHT
        return found + self._of_attacks(game)

    def _of_attacks(self, game: Game) -> float:
        """The attacks that a ship has yet to make in its activation, if an effect changed what is possible."""
        start = self.start
        activation = start.under_way(ShipActivation)
        if activation is None or activation.attacks or start.under_way(ExecuteManeuver) is not None:
            return 0.0
        if game.state.lasting == start.state.lasting:
            return 0.0
        ship = activation.ship
        left = 0.0 if game.under_way(ExecuteManeuver) is not None else best_attacks(game, ship)
        return ATTACKING * self._sign(game, game.owner(ship)) * (left - best_attacks(start, ship))

    def _of_effects(self, game: Game) -> float:
        """Effects that last, of ships and squadrons and of seats: cards are made to help who has them."""
        found = 0.0
        for entry in game.state.lasting:
            if entry.scope is not Scope.GAME and (entry.seat >= 0 or entry.unit >= 0):
                seat = Seat(entry.seat) if entry.seat >= 0 else game.owner(UnitId(entry.unit))
                found += PROMISE * self._sign(game, seat)
        return found

    def _of_tokens(self, game: Game) -> float:
        """Objective tokens that are worth reaching, and are aboard a ship."""
        objective = game.state.objective or ""
        aim = AIMS.get(objective)
        if aim is None or aim.what != "token":
            return 0.0
        carriers = [token.unit for token in game.state.tokens if token.kind == objective and token.unit >= 0]
        return ABOARD * aim.points * sum([self._sign(game, game.owner(UnitId(unit))) for unit in carriers])


class Orders:
    """The dials and command tokens of one ship, and what they are worth to it."""

    def __init__(self, game: Game, ship: Ship) -> None:
        self.game = game
        self.ship = ship
        self.command_value = CommandValue(game, ship)
        activation = game.under_way(ShipActivation)
        self.activation = activation if activation is not None and activation.ship == ship.id else None

    def worth(self) -> float:
        """The dial that is revealed, those that follow, each round less, and the tokens."""
        ship = self.ship
        found = self._now(ship.revealed) if ship.revealed is not None else 0.0
        ahead = 0 if self._is_due() else 1
        for place, command in enumerate(ship.dials):
            when = ahead + place
            found += LATER**when * (self._worth(command, when) if when else self._now(command))
        return found + TOKEN * sum([self._worth(command, ahead) for command in ship.tokens])

    def _is_due(self) -> bool:
        """Whether the top dial will be revealed this round."""
        ship, activation = self.ship, self.activation
        if activation is not None:
            return activation.will_reveal and not activation.was_revealed
        return not ship.activated

    def _worth(self, command: Command, ahead: int) -> float:
        """What a command is worth some rounds ahead; where a Navigate command would lead is not looked at."""
        return self.command_value.worth(command, max(1, ahead) if command is Command.NAVIGATE else ahead)

    def _now(self, command: Command) -> float:
        """What a command is worth this round: exactly, if the ship is just activating."""
        game, ship = self.game, self.ship
        if self.activation is None:
            return self._worth(command, 0)
        if command is Command.CONCENTRATE_FIRE:
            return self._worth(command, 0) if legal_attacks(game, ship.id) else IDLE
        if command is Command.SQUADRON:
            willing = min(len(willing_squadrons(game, ship)), squadron_value(game, ship.id))
            return 1.9 * willing if willing else IDLE
        return self.command_value.worth(command, 0)


def of_squadrons(game: Game, side: Side) -> float:
    """By how much the squadrons of a side stand better, and can still do more, than the enemy's."""
    found = 0.0
    for unit in game.state.units:
        if isinstance(unit, Squadron) and unit.pose is not None and unit.status is Status.IN_PLAY:
            worth = squadron_prospect(game, unit)
            found += worth if game.side(unit.id) == side else -worth
    return found


def squadron_prospect(game: Game, squadron: Squadron) -> float:
    """Its place, and the attack it has yet to make: in the Squadron Phase from where it is, unless it is a rogue."""
    pilot = Pilot(game, squadron)
    pose = squadron.pose
    assert pose is not None
    worth = 0.5 * pilot.strike(pose) - pilot.harm(pose) + NEARNESS * pilot.price * _nearness(pilot, pose)
    if squadron.activated or not pilot.prey:
        return FLYING * worth
    if game.state.phase is Phase.SQUADRON and not has_keyword(game, squadron.id, "rogue"):
        return FLYING * (worth + pilot.strike(pose))
    return FLYING * (worth + max([pilot.strike(place) for place in (pose, *pilot.places())]))


def _nearness(pilot: Pilot, pose: Pose) -> float:
    """How near a squadron is to what it wants to attack, from 0 to 1."""
    gap = min([prey.gap(pose) for prey in pilot.prey if pilot.wants(prey)], default=FAR)
    return 1.0 - min(1.0, max(0.0, gap - REACH) / FAR)
