"""Planetary Ion Cannon: a cannon of the second player that fires at ships near objective tokens."""

from __future__ import annotations

from typing import Final

from armada.catalog.cards import Color
from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    ObjectiveInAttack,
    second_player,
    tokens_near,
)
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import CHOSEN_SHIP
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance, Range
from armada.rules.attack import Attack
from armada.rules.attack_effects import can_resolve_critical
from armada.rules.command_phase import CommandPhase
from armada.rules.defense_tokens import exhaust_token, exhaustible_tokens
from armada.rules.game import Game
from armada.rules.object_events import change_tokens
from armada.rules.queries import ObjectPlace
from armada.rules.setup import Setup
from armada.rules.timing import ATK_5_CRIT, COMMAND_END, SETUP_5_AFTER
from armada.rules.token_placement import PlaceTokens
from armada.state.events.attack import CriticalEffectResolved
from armada.state.events.setup import InstallationAdded
from armada.state.records import Installation, ShipId

SHOT_ZONE = Kind[HullZone]("attacked hull zone")

TOKENS: Final = 3
BATTERY: Final = (Color.BLUE,) * 4
LABEL: Final = "Ion Cannon"


@trigger("planetary_ion_cannon", at=SETUP_5_AFTER)
class IonCannonTokens(ObjectiveEffect[Setup], kw_only=True):
    """The second player places three tokens in the play area, beyond distance 5 of the players' edges."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def place(self, game: Game) -> StepResult:
        """They may lie outside of the setup area."""
        place = ObjectPlace(game.play_area.area, from_long_edges=Distance.FIVE.end)
        return Call(PlaceTokens(placers=(second_player(game),) * TOKENS, kind=self.key, place=place))

    def man_the_cannon(self, game: Game) -> StepResult:
        """It attacks as if it were a ship, but is friendly to nobody."""
        game.emit(InstallationAdded(second_player(game), self.key, LABEL, is_friendly=False))
        return NEXT

    steps = (place, man_the_cannon)


def cannon(game: Game) -> Installation:
    """The cannon."""
    return next(unit for unit in game.state.units if isinstance(unit, Installation))


@all_open
@offer("planetary_ion_cannon", at=COMMAND_END)
class PlanetaryIonCannon(ObjectiveEffect[CommandPhase], kw_only=True):
    """At the end of the Command Phase, remove a token to attack an enemy ship at distance 1-3 of it."""

    target: ShipId | None = None
    zone: HullZone | None = None

    def decider(self, game: Game, phase: CommandPhase) -> Seat:
        """The second player."""
        return second_player(game)

    def _tokens(self, game: Game, ship: ShipId) -> list[int]:
        return tokens_near(game, self.key, ship, Distance.THREE)

    def _targets(self, game: Game) -> list[ShipId]:
        first, _ = game.sides_in_order
        return [ship for ship in game.ships(first) if self._tokens(game, ship)]

    def can_resolve(self, game: Game, phase: CommandPhase) -> bool:
        """A ship is near enough."""
        return bool(self._targets(game))

    @rule("FX-26")
    def aim(self, game: Game) -> Step:
        """Any hull zone; arc, line of sight and what obstructs it have no say."""
        seat = second_player(game)
        ship = yield from choose(seat, CHOSEN_SHIP, self._targets(game))
        token = yield from choose(seat, CHOSEN_OBJECTIVE_TOKEN, self._tokens(game, ship))
        zone = yield from choose(seat, SHOT_ZONE, game.zones(ship), about=ship)
        self.target, self.zone = ship, zone
        return change_tokens(game, (token,), None, then=NEXT)

    def shoot(self, game: Game) -> StepResult:
        """A ship that is gone meanwhile is not shot at."""
        assert self.target is not None
        if not game.is_in_play(self.target):
            return DONE
        band = Range.MEDIUM.name.lower()
        shot = Attack(attacker=cannon(game).id, defender=self.target, target_zone=self.zone, band=band, given=BATTERY)
        return Call(shot, then=DONE)

    steps = (aim, shoot)


@offer("planetary_ion_cannon", at=ATK_5_CRIT)
class IonCannonCritical(ObjectiveInAttack, kw_only=True):
    """Blue critical icon: the defender chooses one of its defense tokens and exhausts it."""

    @rule("CRIT-02", "CRIT-06")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """In place of the standard effect, if there is a readied token."""
        return (
            isinstance(game.unit(attack.attacker), Installation)
            and can_resolve_critical(game, attack, self.key, Color.BLUE)
            and bool(exhaustible_tokens(game, attack.defender))
        )

    @rule("DEF-26")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The controller of the defender chooses."""
        tokens = exhaustible_tokens(game, attack.defender)
        token = yield from choose(game.controller(attack.defender), CHOSEN_TOKEN, tokens, about=attack.defender)
        attack.criticals += (self.key,)
        game.emit(CriticalEffectResolved(attack.attacker, self.key))
        exhaust_token(game, attack.defender, token, self.key)
        return DONE
