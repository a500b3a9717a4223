"""Squadrons: which to activate, whether to move or to attack, and where to go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

from armada.analysis.value import HullLeft
from armada.catalog.cards import DefenseToken
from armada.engine.questions import PASS, Pass, Question
from armada.engine.seats import Side
from armada.geometry.bases import SQUADRON_RADIUS
from armada.geometry.pieces import place_squadron
from armada.geometry.pose import MICROMETRES, Pose, pose_at
from armada.geometry.ruler import Distance
from armada.geometry.squadron_move import reach
from armada.players.greedy.attacks import best_attacks
from armada.players.greedy.estimates import SURE, Frigate, at_range, gap_to_squadron, squadron_damage
from armada.players.greedy.facts import Enemy, Facts, Foe
from armada.players.greedy.objectives import standing_stations
from armada.players.greedy.spots import spots
from armada.rules.displaced_squadrons import Placement
from armada.rules.engagement import may_move
from armada.rules.game import Game
from armada.rules.squadron_activation import Action, SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_movement import MoveSquadron, squadron_speed
from armada.rules.squadron_places import Places
from armada.state.records import Installation, ShipId, Squadron, SquadronId, TokenState, UnitId

REACH: Final = Distance.ONE.end + 0.02
"""Enemies within this distance, base to base, can be attacked and are engaged."""

APPROACH: Final = 0.025
"""The value of a millimetre closer to its target, for a squadron of ten points."""

FLAK: Final = 0.35
DOGFIGHT: Final = 0.4
"""The weights of attacks by nearby enemy ships and squadrons."""

SHIELDED: Final = 0.75
"""The value of damage to a shield, compared with a damage card."""

ROUND: Final = 0.85
"""Half the width of a station, as a share of the radius of its circumscribed circle."""

WORTH_A_COMMAND: Final = 0.4
"""The least value of an attack for which a Squadron command activates a squadron."""


class Prey(NamedTuple):
    """An enemy as a squadron sees it: its place, the value of an attack on it, and the harm it does in return."""

    unit: UnitId
    pose: Pose
    ship: Frigate | None
    strike: float
    harm: float
    binds: bool

    def gap(self, pose: Pose) -> float:
        """The distance from its base to a squadron at a pose."""
        if self.ship is not None:
            return gap_to_squadron(self.ship, self.pose, pose)
        return hypot(self.pose.x - pose.x, self.pose.y - pose.y) / 1000 - 2 * SQUADRON_RADIUS

    def is_within(self, pose: Pose, mm: float) -> bool:
        """Whether its base may be within a distance of a squadron's; false only if it surely is not."""
        far = mm + SQUADRON_RADIUS + (SQUADRON_RADIUS if self.ship is None else self.ship.radius) + SURE
        dx, dy = (self.pose.x - pose.x) / MICROMETRES, (self.pose.y - pose.y) / MICROMETRES
        return dx * dx + dy * dy <= far * far


class Pilot:
    """Finds prey and a place for one squadron; `commander` is the ship that would activate it."""

    def __init__(
        self, game: Game, squadron: Squadron, commander: ShipId | None = None, facts: Facts | None = None
    ) -> None:
        facts = facts or Facts(game)
        self.game = game
        self.squadron = squadron
        self.commander = commander
        self.price = facts.prices[squadron.id]
        self.health = HullLeft(game, squadron, self.price)
        side = game.side(squadron.id)
        self.at_squadrons = squadron_damage(game, squadron, at_ship=False)
        self.at_ships = squadron_damage(game, squadron, at_ship=True)
        self.prey = [self._ship(enemy) for enemy in facts.enemies(side)]
        self.prey += [self._squadron(foe) for foe in facts.foes(side)]
        self.prey.sort(key=lambda prey: prey.unit)
        stations = standing_stations(game, Side(1 - side))
        self.prey += [self._station(station, facts.prices[station.id]) for station in stations]
        self.spots = spots(game, squadron, self.health)
        self.is_fighter = self.at_squadrons >= self.at_ships and any(prey.ship is None for prey in self.prey)

    def _ship(self, enemy: Enemy) -> Prey:
        ship = enemy.ship
        bare = sum([shields == 0 for shields in ship.shields]) / max(1, len(ship.shields))
        strike = enemy.health.loss(0, self.at_ships) * (bare + (1 - bare) * SHIELDED * 0.6)
        return Prey(ship.id, enemy.now, enemy.frigate, strike, 0.0, False)

    def _station(self, station: Installation, price: int) -> Prey:
        """A station neither strikes back nor has shields."""
        strike = HullLeft(self.game, station, price).loss(0, self.at_ships)
        piece = self.game.piece(station.id)
        size = piece.r * ROUND
        return Prey(station.id, piece.pose, Frigate(size, size, (), (0.0, 0.0, 0.0)), strike, 0.0, False)

    def _squadron(self, foe: Foe) -> Prey:
        other = foe.squadron
        strike = foe.health.loss(0, min(self.at_squadrons, other.hull - 0.3))
        if any(token.state is TokenState.READIED for token in other.defense):
            scatters = any(token.kind is DefenseToken.SCATTER for token in other.defense)
            strike *= 0.5 if scatters else 0.75
        if foe.counter:
            strike -= 0.5 * self.health.loss(0, min(0.5 * foe.counter, self.health.hull - 0.3))
        harm = self.health.loss(0, min(foe.damage, self.health.hull - 0.3))
        return Prey(other.id, foe.pose, None, max(0.0, strike), harm, not foe.heavy)

    def strike(self, pose: Pose) -> float:
        """The value of the best attack from a place; an engaged squadron cannot attack ships."""
        return _best_strike(self.prey, pose)

    def best_strike(self) -> float:
        """The value of the best attack from any of the good places in reach."""
        start = self.squadron.pose
        assert start is not None
        far = 0.0 if not may_move(self.game, self.squadron.id) else reach(self._speed())
        near = [prey for prey in self.prey if prey.is_within(start, far + REACH)]
        return max([_best_strike(near, pose) for pose in self.places()], default=0.0) if near else 0.0

    def harm(self, pose: Pose) -> float:
        """The harm that enemies near a place may do to it."""
        harm = 0.0
        for prey in self.prey:
            gap = prey.gap(pose)
            if prey.ship is not None:
                flak = at_range(prey.ship.at_squadrons, gap)
                if flak:
                    harm += FLAK * self.health.loss(0, min(flak, self.health.hull - 0.3))
            elif gap <= REACH:
                harm += DOGFIGHT * prey.harm
        return min(harm, self.health.value)

    def wants(self, prey: Prey) -> bool:
        """Whether it prefers this target: squadrons for fighters, ships for others."""
        return (prey.ship is None) == self.is_fighter

    def value(self, pose: Pose, *, attacks_next: bool) -> float:
        """The value of a place: the attack from there, targets nearby, and threats."""
        nearest = -1e9
        for prey in self.prey:
            gap = prey.gap(pose)
            if self.wants(prey) or gap <= REACH:
                nearest = max(nearest, prey.strike - max(0.0, gap - REACH) * APPROACH * self.price / 10)
        strike = self.strike(pose) * (1.0 if attacks_next else 0.5)
        found = strike - self.harm(pose) + (nearest if nearest > -1e8 else 0.0)
        return found + self.at_spots(pose) if self.spots else found

    def at_spots(self, pose: Pose) -> float:
        """What obstacles and their tokens do to it, or for it, at a place."""
        base = place_squadron(pose)
        return sum([spot.points for spot in self.spots if spot.reaches(base)])

    def best_place(self, poses: Iterable[Pose], *, attacks_next: bool) -> tuple[float, Pose]:
        """The best of some places."""
        found = [(self.value(pose, attacks_next=attacks_next), pose) for pose in poses]
        return max(found)

    def places(self) -> list[Pose]:
        """Good places in reach; only its own if it cannot move."""
        assert self.squadron.pose is not None
        if not may_move(self.game, self.squadron.id):
            return [self.squadron.pose]
        return Places(self.game, self.squadron.id, self._speed()).candidates()

    def _speed(self) -> int:
        """Its speed; some effects speed up squadrons that a ship activates."""
        game, squadron = self.game, self.squadron.id
        if self.commander is None:
            return squadron_speed(game, squadron)
        activation = SquadronActivation(squadron=squadron, by_command=True, ship=self.commander)
        return squadron_speed(game.copy_during(activation), squadron)


def _best_strike(all_prey: Sequence[Prey], pose: Pose) -> float:
    """The value of the best attack from a place on some of the prey."""
    ships = squadrons = 0.0
    engaged = False
    for prey in all_prey:
        if prey.gap(pose) <= REACH:
            if prey.ship is None:
                squadrons = max(squadrons, prey.strike)
                engaged = engaged or prey.binds
            else:
                ships = max(ships, prey.strike)
    return squadrons if engaged else max(squadrons, ships)


def pilot_of(game: Game, squadron: int) -> Pilot:
    """The pilot of a squadron."""
    return Pilot(game, game.squadron(squadron))


def choose_squadron(game: Game, question: Question[SquadronId]) -> SquadronId | Pass:
    """The squadron that can do most; none for a command if no attack is worth it."""
    values = {squadron: prospect(game, squadron, moves=question.may_pass) for squadron in question.options}
    best = max(values, key=lambda squadron: (values[squadron], -squadron))
    return PASS if question.may_pass and values[best] < WORTH_A_COMMAND else best


def propose_squadron(game: Game, question: Question[SquadronId]) -> SquadronId | Pass:
    """As Team Commander the squadron that can do most; anybody else agrees with the others."""
    if game.grand_admiral(game.side_of(question.seat)) != question.seat:
        return PASS
    return max(question.options, key=lambda squadron: (prospect(game, squadron, moves=False), -squadron))


def prospect(game: Game, squadron: SquadronId, *, moves: bool) -> float:
    """The value of a squadron's activation: an attack from its place, or, if it can do both, after a move."""
    now = best_attacks(game, squadron, 1)
    if not moves:
        return now
    command = game.innermost(SquadronCommand)
    pilot = Pilot(game, game.squadron(squadron), None if command is None else command.ship)
    return max(now, pilot.best_strike())


def choose_action(game: Game, question: Question[Action]) -> Action | Pass:
    """Attack if that is worth about as much as anything in reach; else move, if a better place is in reach."""
    options = question.options
    activation = game.innermost(SquadronActivation)
    assert activation is not None
    squadron = activation.squadron
    now = best_attacks(game, squadron, 1) if Action.ATTACK in options else 0.0
    if Action.MOVE not in options:
        return Action.ATTACK if now > 0 else PASS
    pilot = pilot_of(game, squadron)
    both = activation.options(game).total > 1 and activation.attacks == 0
    value, pose = pilot.best_place(pilot.places(), attacks_next=both)
    if Action.ATTACK in options and (not both or now >= 0.7 * pilot.strike(pose)):
        return Action.ATTACK
    assert pilot.squadron.pose is not None
    stays = pilot.value(pilot.squadron.pose, attacks_next=both)
    return Action.MOVE if value > stays + 0.01 else (Action.ATTACK if Action.ATTACK in options else PASS)


def choose_move(game: Game, question: Question[Pose]) -> Pose:
    """The best of the good places."""
    move = game.innermost(MoveSquadron)
    assert move is not None
    activation = game.innermost(SquadronActivation)
    both = activation is not None and activation.attacks == 0 and activation.options(game).total > 0
    pilot = pilot_of(game, move.squadron)
    drawn = [pose_at(spot.body.x, spot.body.y) for spot in pilot.spots if spot.points > 0]
    poses = [*question.options, *[pose for pose in drawn if question.accepts(pose)]]
    return pilot.best_place(poses, attacks_next=both)[1]


def choose_placement(game: Game, question: Question[Placement]) -> Placement:
    """Friendly squadrons to the best place, enemy squadrons to the worst."""
    side = game.side_of(question.seat)
    pilots = {squadron: pilot_of(game, squadron) for squadron in {option.squadron for option in question.options}}

    def value(placement: Placement) -> float:
        pilot = pilots[placement.squadron]
        found = pilot.value(placement.pose, attacks_next=not pilot.squadron.activated)
        return found if game.side(placement.squadron) == side else -found

    return max(question.options, key=value)
