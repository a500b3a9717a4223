"""Titles of commands, squadrons, movement and rounds."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken, Printing
from armada.effects.verbs.card_effects import ShipEffect, ask_without, mark
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.tokens import CHOSEN_TOKEN, turn_token
from armada.effects.verbs.units import CHOSEN_SHIP, friendly_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Outcome, Step, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance, Range
from armada.rules.command_tokens import GainCommandToken, can_gain_token
from armada.rules.costs import EXHAUST
from armada.rules.defense_tokens import exhaust_token, exhaustible_tokens
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.obstacles import ResolveObstacle
from armada.rules.queries import (
    COMMAND_REACH,
    DIAL_COUNT,
    ENGAGED,
    ENGINEERING_POINTS,
    MAY_ATTACK,
    SQUADRON_COUNT,
    SQUADRON_OPTIONS,
    SQUADRON_SPEED,
    TOKEN_LIMIT,
    YAW,
    Engagement,
    Options,
    Reach,
)
from armada.rules.repair import RepairCommand
from armada.rules.rounds import Round
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.status_phase import can_ready
from armada.rules.timing import (
    ACT_1_BEFORE,
    ACT_AFTER,
    ACT_START,
    MAN_AFTER,
    MAN_OBSTACLES,
    ROUND_START,
    SQACT_CHOOSE,
    SQACT_START,
    TOKEN_GAIN,
)
from armada.state.events.attack import DefenseTokenGained
from armada.state.events.cards import UpgradeReadied
from armada.state.records import Scope, ShipId, SquadronId, TokenId, TokenState, UnitId, UpgradeId

READIED_UPGRADE = Kind[UpgradeId]("readied upgrade", "Which upgrade card is readied?")

FASTEST = 5
INDEPENDENT_SPEED = 4

# Commands


@modifier("liberty", at=SQUADRON_COUNT, stage=Stage.INCREASE)
def liberty(game: Game, card: CardInPlay, command: SquadronCommand, count: int) -> int:
    """Squadron: if a token was spent, the ship can activate one squadron more."""
    return count + (command.ship == card.unit and command.by_token)


@modifier("redemption", at=ENGINEERING_POINTS, stage=Stage.INCREASE)
def redemption(game: Game, card: CardInPlay, command: RepairCommand, points: int) -> int:
    """Friendly ships at distance 1-5 that resolve a Repair command gain one engineering point more."""
    near = game.are_friendly(command.ship, card.unit) and is_at(game, card.unit, command.ship, Distance.FIVE)
    return points + near


@modifier("relentless", at=DIAL_COUNT, stage=Stage.REDUCE)
def relentless(game: Game, card: CardInPlay, ship: ShipId, count: int) -> int:
    """The ship is assigned one dial less than its command value."""
    return count - (ship == card.unit)


@modifier("phoenix_home", at=TOKEN_LIMIT, stage=Stage.SET)
def phoenix_home(game: Game, card: CardInPlay, ship: ShipId, limit: int) -> int:
    """The ship can have four command tokens."""
    return max(4, limit) if ship == card.unit else limit


@offer("tantive_iv", at=TOKEN_GAIN)
class TantiveIV(ShipEffect[GainCommandToken], kw_only=True):
    """A command token that the ship would gain goes to another friendly ship at distance 1-5 instead."""

    def _ships(self, game: Game) -> list[ShipId]:
        near = friendly_ships(game, self.ship, Distance.FIVE, others=True)
        return [ship for ship in near if can_gain_token(game, ship)]

    def can_resolve(self, game: Game, gain: GainCommandToken) -> bool:
        """Such a ship can have it; so can this one, and may keep it."""
        return gain.ship == self.ship and can_gain_token(game, self.ship) and bool(self._ships(game))

    def resolve(self, game: Game, gain: GainCommandToken) -> Step:
        """Whatever the token comes from; the other keeps its own limit."""
        gain.ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game))
        return DONE


@trigger("tantive_iv", at=TOKEN_GAIN)
class TantiveIVCannotKeep(TantiveIV, kw_only=True):
    """A token that the ship itself cannot have must be passed on: the ship never has it."""

    @rule("DMGCARD-life-support-failure-01")
    def can_resolve(self, game: Game, gain: GainCommandToken) -> bool:
        """Another ship can have it, this one cannot."""
        return gain.ship == self.ship and not can_gain_token(game, self.ship) and bool(self._ships(game))


@offer("hand_of_justice", at=ACT_1_BEFORE, cost=EXHAUST)
class HandOfJustice(ShipEffect[ShipActivation], kw_only=True):
    """Before the ship reveals its command, ready a defense token of another friendly ship at distance 1-5."""

    def _tokens(self, game: Game, ship: ShipId) -> list[TokenId]:
        places = range(len(game.ship(ship).defense))
        return [TokenId(place) for place in places if can_ready(game, ship, TokenId(place))]

    def _ships(self, game: Game) -> list[ShipId]:
        near = friendly_ships(game, self.ship, Distance.FIVE, others=True)
        return [ship for ship in near if self._tokens(game, ship)]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """A dial will be revealed, and such a token is there."""
        return (
            activation.ship == self.ship
            and activation.will_reveal
            and bool(game.ship(self.ship).dials)
            and bool(self._ships(game))
        )

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """A discarded one stays lost."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game))
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game, ship))
        turn_token(game, ship, token, TokenState.READIED, self.key)
        return DONE


# Squadrons


@modifier("corrupter", at=SQUADRON_SPEED, stage=Stage.INCREASE)
@rule("CARD-corruptor-01", "CARD-admiral-chiraneau-01")
def corrupter(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Squadron: Bomber squadrons that the ship activates are one speed faster in that activation."""
    return speed + (activated_by(game, squadron, card.unit) and has_keyword(game, squadron, "bomber"))


@modifier("vector", at=SQUADRON_SPEED, stage=Stage.INCREASE)
def vector(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Squadron: squadrons without Heavy that the ship activates are one speed faster, up to 5."""
    if not activated_by(game, squadron, card.unit) or has_keyword(game, squadron, "heavy"):
        return speed
    return max(speed, min(speed + 1, FASTEST))


@offer("independence", at=SQACT_CHOOSE)
class Independence(ShipEffect[SquadronActivation], kw_only=True):
    """Squadron: a squadron that the ship activates has speed 4, but cannot attack, in this activation."""

    def decider(self, game: Game, activation: SquadronActivation) -> Seat:
        """The owner of the squadron."""
        return game.owner(activation.squadron)

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """It has neither moved nor attacked, and a lower speed is printed on its card."""
        return (
            activation.ship == self.ship
            and not activation.moves
            and not activation.attacks
            and not game.lasting(self.key, activation.squadron)
            and game.squadron_card(activation.squadron).speed < INDEPENDENT_SPEED
        )

    def resolve(self, game: Game, activation: SquadronActivation) -> Outcome:
        """Until its activation ends."""
        mark(game, self.key, Scope.SQUADRON_ACTIVATION, unit=activation.squadron)
        return DONE


@modifier("independence", at=MAY_ATTACK, stage=Stage.FORBID)
def independence_bars(game: Game, card: CardInPlay, unit: UnitId, may: bool) -> bool:
    """Such a squadron cannot attack."""
    return may and not game.lasting(card.key, unit)


@modifier("independence", at=SQUADRON_SPEED, stage=Stage.SET)
def independence_speeds(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """Its speed is 4; what raises or lowers speed comes on top."""
    return INDEPENDENT_SPEED if game.lasting(card.key, squadron) else speed


@modifier("yavaris", at=SQUADRON_OPTIONS, stage=Stage.INCREASE, printing=Printing.ERA_2016)
def yavaris(game: Game, card: CardInPlay, activation: SquadronActivation, left: Options) -> Options:
    """Squadron: a squadron that the ship activates can attack twice if it does not move."""
    if activation.ship != card.unit or activation.moves or activation.attacks != 1:
        return left
    return left._replace(attacks=left.attacks + 1)


@modifier("instigator", at=ENGAGED, stage=Stage.INCREASE)
@rule("CARD-instigator-03", "CARD-instigator-01", "CARD-instigator-02")
def instigator(game: Game, card: CardInPlay, squadron: SquadronId, engaged: Engagement) -> Engagement:
    """Enemy squadrons at distance 1 are treated as engaged by two squadrons more."""
    if game.are_friendly(squadron, card.unit) or not is_at(game, card.unit, squadron, Distance.ONE):
        return engaged
    return engaged._replace(treated=engaged.treated + 2)


# Centicore


def _through(game: Game, card: CardInPlay, reach: Reach) -> bool:
    """Whether a squadron is at close-medium range of this ship, and another friendly ship commands."""
    if reach.ship == card.unit or not game.are_friendly(reach.ship, card.unit):
        return False
    return Range.MEDIUM.reaches(measure(game.body(card.unit), game.body(reach.squadron)).mm)


@modifier("centicore", at=COMMAND_REACH, stage=Stage.PERMIT)
def centicore(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """Squadron commands of other friendly ships reach up to two squadrons near this ship."""
    if may or not _through(game, card, reach):
        return may
    reached = [entry.value for entry in game.lasting(card.key, card.unit)]
    return len(reached) < 2 or reach.squadron in reached


@trigger("centicore", at=SQACT_START)
class Centicore(ShipEffect[SquadronActivation], kw_only=True):
    """A squadron that the commanding ship reached through this one uses up one of its two places."""

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """The commanding ship does not reach it by itself."""
        if activation.ship < 0:
            return False
        reach = Reach(ShipId(UnitId(activation.ship)), activation.squadron, directly=True)
        in_range = Range.MEDIUM.reaches(measure(game.body(reach.ship), game.body(reach.squadron)).mm)
        return _through(game, self.card, reach) and not ask_without(game, self.card, COMMAND_REACH, reach, in_range)

    def resolve(self, game: Game, activation: SquadronActivation) -> Outcome:
        """In this command."""
        mark(game, self.key, Scope.COMMAND, unit=self.ship, value=activation.squadron)
        return DONE


# Movement, activations, rounds


@offer("jainas_light", at=MAN_OBSTACLES)
class JainasLight(ShipEffect[ResolveObstacle], kw_only=True):
    """The ship ignores an obstacle that it overlaps."""

    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        """It has not acted yet."""
        return obstacle.ship == self.ship and not obstacle.was_resolved and not obstacle.replaced

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> Outcome:
        """A station may be used all the same: then the card is not."""
        obstacle.replaced = True
        return DONE


@offer("quantum_storm", at=MAN_AFTER, cost=EXHAUST)
class QuantumStorm(ShipEffect[ExecuteManeuver], kw_only=True):
    """Navigate: after a maneuver, execute a maneuver at speed 1 straight ahead."""

    @rule("FX-07")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """In the maneuver just executed the ship resolved a Navigate command."""
        return maneuver.ship == self.ship and maneuver.navigated and game.is_in_play(self.ship)

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Outcome:
        """With all that belongs to a maneuver; the dial is left alone."""
        return Call(ExecuteManeuver(ship=self.ship, granted_speed=1, by=self.key), then=DONE)


@modifier("quantum_storm", at=YAW, stage=Stage.LIMIT)
def quantum_storm(game: Game, card: CardInPlay, maneuver: ExecuteManeuver, yaws: tuple[int, ...]) -> tuple[int, ...]:
    """In the maneuver that the card grants no joint can be clicked."""
    return (0,) * len(yaws) if maneuver.by == card.key and maneuver.ship == card.unit else yaws


@offer("interdictor", at=ACT_START, cost=EXHAUST)
class Interdictor(ShipEffect[ShipActivation], kw_only=True):
    """When any ship activates, ready another upgrade card of this ship."""

    def _upgrades(self, game: Game) -> list[UpgradeId]:
        return [
            upgrade.id
            for upgrade in game.state.upgrades
            if upgrade.ship == self.ship
            and upgrade.exhausted
            and not upgrade.discarded
            and upgrade.id != self.card.number
        ]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """One is exhausted."""
        return bool(self._upgrades(game))

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Friend or foe activates."""
        upgrade = yield from choose(self.seat, READIED_UPGRADE, self._upgrades(game))
        game.emit(UpgradeReadied(upgrade))
        return DONE


@offer("suppressor", at=ACT_AFTER, free=True)
class Suppressor(ShipEffect[ShipActivation], kw_only=True):
    """After an enemy ship ended its activation at distance 1-3, exhaust one of its defense tokens."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has a readied one."""
        return (
            not game.are_friendly(activation.ship, self.ship)
            and bool(exhaustible_tokens(game, activation.ship))
            and is_at(game, self.ship, activation.ship, Distance.THREE)
        )

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """That is not spending it."""
        token = yield from choose(
            self.seat, CHOSEN_TOKEN, exhaustible_tokens(game, activation.ship), about=activation.ship
        )
        exhaust_token(game, activation.ship, token, self.key)
        return DONE


@offer("endeavor", at=ROUND_START, free=True)
class Endeavor(ShipEffect[Round], kw_only=True):
    """At the start of round 1 the ship gains a Contain token."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """Only then."""
        return round.number == 1

    def resolve(self, game: Game, round: Round) -> Outcome:
        """A token like those on its card."""
        game.emit(DefenseTokenGained(self.ship, DefenseToken.CONTAIN))
        return DONE
