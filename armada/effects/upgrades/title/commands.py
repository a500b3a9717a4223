"""Titles of commands: dials, command tokens, and upgrade cards readied."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.tokens import CHOSEN_TOKEN, turn_token
from armada.effects.verbs.units import CHOSEN_SHIP, friendly_ships, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Step, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance
from armada.rules.command_tokens import GainCommandToken, can_gain_token
from armada.rules.costs import EXHAUST
from armada.rules.game import Game
from armada.rules.queries import DIAL_COUNT, ENGINEERING_POINTS, SQUADRON_COUNT, TOKEN_LIMIT
from armada.rules.ready_costs import READIED_UPGRADE
from armada.rules.repair import RepairCommand
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.status_phase import can_ready
from armada.rules.timing import ACT_1_BEFORE, ACT_START, TOKEN_GAIN
from armada.state.events.cards import UpgradeReadied
from armada.state.records import ShipId, TokenId, TokenState, UpgradeId


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
        """The source of the token does not matter; the other ship keeps its own limit."""
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
            and upgrade.id != self.card.place
        ]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """One is exhausted."""
        return bool(self._upgrades(game))

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Friend or foe activates."""
        upgrade = yield from choose(self.seat, READIED_UPGRADE, self._upgrades(game))
        game.emit(UpgradeReadied(upgrade))
        return DONE
